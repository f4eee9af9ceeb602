#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8

#include "CGtkBenchmarks.h"
#include <gtk/gtk.h>
#include <malloc.h>
#include <time.h>

/* A model with a text, as an application in C would have it. */

typedef struct {
  GObject parent;
  char *text;
} BenchModel;

typedef GObjectClass BenchModelClass;

G_DEFINE_TYPE(BenchModel, bench_model, G_TYPE_OBJECT)

static GParamSpec *text_property;

static void set_property(GObject *object, guint id, const GValue *value, GParamSpec *spec) {
  (void)id;
  BenchModel *self = (BenchModel *)object;
  if (g_strcmp0(self->text, g_value_get_string(value)) == 0) return;
  g_free(self->text);
  self->text = g_value_dup_string(value);
  g_object_notify_by_pspec(object, spec);
}

static void get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
  (void)id;
  (void)spec;
  g_value_set_string(value, ((BenchModel *)object)->text);
}

static void finalize(GObject *object) {
  g_free(((BenchModel *)object)->text);
  G_OBJECT_CLASS(bench_model_parent_class)->finalize(object);
}

static void bench_model_class_init(BenchModelClass *class) {
  class->set_property = set_property;
  class->get_property = get_property;
  class->finalize = finalize;
  text_property = g_param_spec_string("text", NULL, NULL, "",
                                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_property(class, 1, text_property);
}

static void bench_model_init(BenchModel *self) {
  self->text = g_strdup("");
}

static GObject *new_model(void) {
  return g_object_new(bench_model_get_type(), NULL);
}

static GtkAdjustment *new_adjustment(void) {
  return g_object_ref_sink(gtk_adjustment_new(0, 0, 1e9, 1, 10, 0));
}

static GtkWidget *new_scale(void) {
  return g_object_ref_sink(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1e9, 1));
}

static GtkWidget *new_entry(void) {
  return g_object_ref_sink(gtk_entry_new());
}

static void bind_both_ways(gpointer one, const char *property, gpointer other,
                           const char *other_property) {
  g_object_bind_property(one, property, other, other_property,
                         G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static const char *const texts[] = {"The quick brown fox", "The quick brown box"};

static void add(GtkRange *range, double *sum) {
  (void)range;
  *sum += 1;
}

double bench_handler(long count) {
  GtkWidget *scale = new_scale();
  double sum = 0;
  g_signal_connect(scale, "value-changed", G_CALLBACK(add), &sum);
  for (long i = 1; i <= count; i++) gtk_range_set_value(GTK_RANGE(scale), (double)i);
  g_object_unref(scale);
  return sum;
}

double bench_pair(long count) {
  GtkAdjustment *one = new_adjustment();
  GtkAdjustment *other = new_adjustment();
  bind_both_ways(one, "value", other, "value");
  for (long i = 1; i <= count; i++) gtk_adjustment_set_value(one, (double)i);
  double last = gtk_adjustment_get_value(other);
  g_object_unref(one);
  g_object_unref(other);
  return last;
}

double bench_model_to_scale(long count) {
  GtkAdjustment *model = new_adjustment();
  GtkWidget *scale = new_scale();
  bind_both_ways(model, "value", gtk_range_get_adjustment(GTK_RANGE(scale)), "value");
  for (long i = 1; i <= count; i++) gtk_adjustment_set_value(model, (double)i);
  double last = gtk_range_get_value(GTK_RANGE(scale));
  g_object_unref(scale);
  g_object_unref(model);
  return last;
}

double bench_scale_to_model(long count) {
  GtkAdjustment *model = new_adjustment();
  GtkWidget *scale = new_scale();
  bind_both_ways(model, "value", gtk_range_get_adjustment(GTK_RANGE(scale)), "value");
  for (long i = 1; i <= count; i++) gtk_range_set_value(GTK_RANGE(scale), (double)i);
  double last = gtk_adjustment_get_value(model);
  g_object_unref(scale);
  g_object_unref(model);
  return last;
}

double bench_model_to_entry(long count) {
  GObject *model = new_model();
  GtkWidget *entry = new_entry();
  bind_both_ways(model, "text", entry, "text");
  for (long i = 0; i < count; i++) g_object_set(model, "text", texts[i & 1], NULL);
  double last = gtk_entry_get_text_length(GTK_ENTRY(entry));
  g_object_unref(entry);
  g_object_unref(model);
  return last;
}

static void write_and_keep_caret(GObject *model, GParamSpec *property, gpointer entry) {
  (void)property;
  int caret = gtk_editable_get_position(GTK_EDITABLE(entry));
  gtk_editable_set_text(GTK_EDITABLE(entry), ((BenchModel *)model)->text);
  gtk_editable_set_position(GTK_EDITABLE(entry), caret);
}

static void write_to_model(GtkEditable *entry, gpointer model) {
  g_object_set(model, "text", gtk_editable_get_text(entry), NULL);
}

double bench_model_to_entry_keeping_caret(long count) {
  GObject *model = new_model();
  GtkWidget *entry = new_entry();
  gtk_editable_set_text(GTK_EDITABLE(entry), texts[1]);
  gtk_editable_set_position(GTK_EDITABLE(entry), -1);
  gulong back = g_signal_connect(entry, "changed", G_CALLBACK(write_to_model), model);
  g_signal_connect(model, "notify::text", G_CALLBACK(write_and_keep_caret), entry);
  for (long i = 0; i < count; i++) {
    g_signal_handler_block(entry, back);
    g_object_set(model, "text", texts[i & 1], NULL);
    g_signal_handler_unblock(entry, back);
  }
  double last = gtk_entry_get_text_length(GTK_ENTRY(entry)) + gtk_editable_get_position(GTK_EDITABLE(entry));
  g_object_unref(entry);
  g_object_unref(model);
  return last;
}

double bench_entry_to_model(long count) {
  GObject *model = new_model();
  GtkWidget *entry = new_entry();
  bind_both_ways(model, "text", entry, "text");
  for (long i = 0; i < count; i++) gtk_editable_set_text(GTK_EDITABLE(entry), texts[i & 1]);
  double last = (double)strlen(((BenchModel *)model)->text);
  g_object_unref(entry);
  g_object_unref(model);
  return last;
}

/* With the comparison that a careful program makes: GTK itself would emit and lose the caret. */
double bench_equal_text(long count) {
  GtkWidget *entry = new_entry();
  gtk_editable_set_text(GTK_EDITABLE(entry), texts[0]);
  double equal = 0;
  for (long i = 0; i < count; i++) {
    if (strcmp(gtk_editable_get_text(GTK_EDITABLE(entry)), texts[0]) == 0) {
      equal += 1;
    } else {
      gtk_editable_set_text(GTK_EDITABLE(entry), texts[0]);
    }
  }
  g_object_unref(entry);
  return equal;
}

double bench_bind_and_unbind(long count) {
  GtkAdjustment *model = new_adjustment();
  GtkWidget *scale = new_scale();
  GtkAdjustment *adjustment = gtk_range_get_adjustment(GTK_RANGE(scale));
  for (long i = 0; i < count; i++) {
    g_binding_unbind(g_object_bind_property(model, "value", adjustment, "value",
                                            G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE));
  }
  g_object_unref(scale);
  g_object_unref(model);
  return (double)count;
}

void bench_type(void *buffer) {
  gtk_text_buffer_begin_user_action(buffer);
  gtk_text_buffer_insert_at_cursor(buffer, "x", 1);
  gtk_text_buffer_end_user_action(buffer);
}

double bench_type_unbound(long count) {
  static const char line[] = "The quick brown fox jumps over the lazy dog, day by day by day.\n";
  long lines = (1 << 20) / (long)strlen(line);
  GString *text = g_string_new(NULL);
  for (long i = 0; i < lines; i++) g_string_append(text, line);
  GtkWidget *view = g_object_ref_sink(gtk_text_view_new());
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
  gtk_text_buffer_set_text(buffer, text->str, (int)text->len);
  g_string_free(text, TRUE);
  GtkTextIter caret;
  gtk_text_buffer_get_iter_at_offset(buffer, &caret, gtk_text_buffer_get_char_count(buffer) / 2);
  gtk_text_buffer_place_cursor(buffer, &caret);
  for (long i = 0; i < count; i++) bench_type(buffer);
  double length = gtk_text_buffer_get_char_count(buffer);
  g_object_unref(view);
  return length;
}

long bench_scale_bytes(long count) {
  GtkAdjustment *model = new_adjustment();
  GtkWidget **scales = g_new(GtkWidget *, count);
  for (long i = 0; i < count; i++) scales[i] = new_scale();
  long before = bench_used_bytes();
  for (long i = 0; i < count; i++) {
    bind_both_ways(model, "value", gtk_range_get_adjustment(GTK_RANGE(scales[i])), "value");
  }
  return (bench_used_bytes() - before) / count;
}

long bench_entry_bytes(long count) {
  GObject *model = new_model();
  GtkWidget **entries = g_new(GtkWidget *, count);
  for (long i = 0; i < count; i++) {
    entries[i] = new_entry();
    /* An entry makes its buffer when it is first asked for its text. */
    (void)gtk_editable_get_text(GTK_EDITABLE(entries[i]));
  }
  long before = bench_used_bytes();
  for (long i = 0; i < count; i++) bind_both_ways(model, "text", entries[i], "text");
  return (bench_used_bytes() - before) / count;
}

void bench_move(void *range, double value) {
  gtk_range_set_value(GTK_RANGE(range), value);
}

long bench_used_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}

long bench_cpu(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1000000000L + now.tv_nsec;
}
