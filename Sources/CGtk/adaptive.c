#include "weir_private.h"

/* What adapts to the room there is. GTK 4.8 has neither of the two. */

/* WeirClamp. */

typedef struct {
  GtkWidget parent;
  GtkWidget *child;
  int maximum;
} WeirClamp;

typedef GtkWidgetClass WeirClampClass;

G_DEFINE_TYPE(WeirClamp, weir_clamp, GTK_TYPE_WIDGET)

static WeirClamp *clamp_of(void *object) {
  return G_TYPE_CHECK_INSTANCE_CAST(object, weir_clamp_get_type(), WeirClamp);
}

/* The widest that the child may be. It grows with the text, which would have too few words a line. */
static int widest(WeirClamp *clamp, int minimum) {
  int dpi = 0;
  g_object_get(gtk_widget_get_settings(GTK_WIDGET(clamp)), "gtk-xft-dpi", &dpi, NULL);
  double scale = dpi > 0 ? dpi / (96.0 * PANGO_SCALE) : 1;
  return MAX(minimum, (int)(clamp->maximum * scale));
}

static int least_width(GtkWidget *child) {
  int minimum = 0;
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static GtkSizeRequestMode clamp_request_mode(GtkWidget *widget) {
  (void)widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void clamp_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline) {
  (void)minimum_baseline, (void)natural_baseline;
  WeirClamp *clamp = clamp_of(widget);
  if (clamp->child == NULL) return;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0) {
    for_size = MIN(for_size, widest(clamp, least_width(clamp->child)));
  }
  gtk_widget_measure(clamp->child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) *natural = MIN(*natural, widest(clamp, *minimum));
}

static void clamp_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  WeirClamp *clamp = clamp_of(widget);
  if (clamp->child == NULL) return;
  int column = MIN(width, widest(clamp, least_width(clamp->child)));
  gtk_widget_size_allocate(clamp->child, &(GtkAllocation){(width - column) / 2, 0, column, height},
                           baseline);
}

static void clamp_dispose(GObject *object) {
  g_clear_pointer(&clamp_of(object)->child, gtk_widget_unparent);
  G_OBJECT_CLASS(weir_clamp_parent_class)->dispose(object);
}

static void weir_clamp_class_init(WeirClampClass *class) {
  G_OBJECT_CLASS(class)->dispose = clamp_dispose;
  class->get_request_mode = clamp_request_mode;
  class->measure = clamp_measure;
  class->size_allocate = clamp_size_allocate;
}

static void weir_clamp_init(WeirClamp *clamp) { (void)clamp; }

WeirObject *weir_new_clamp(int maximum) {
  WeirClamp *clamp = clamp_of(g_object_new(weir_clamp_get_type(), NULL));
  clamp->maximum = maximum;
  return weir_own(clamp);
}

void weir_clamp_set_child(WeirObject *object, WeirObject *child) {
  WeirClamp *clamp = clamp_of(object);
  g_clear_pointer(&clamp->child, gtk_widget_unparent);
  if (child == NULL) return;
  clamp->child = WIDGET(child);
  gtk_widget_set_parent(clamp->child, GTK_WIDGET(clamp));
}

WeirObject *weir_clamp_child(WeirObject *clamp) {
  return AS_OBJECT(clamp_of(clamp)->child);
}

void weir_clamp_set_maximum(WeirObject *clamp, int maximum) {
  clamp_of(clamp)->maximum = maximum;
  gtk_widget_queue_resize(WIDGET(clamp));
}

int weir_clamp_maximum(WeirObject *clamp) {
  return clamp_of(clamp)->maximum;
}

/* WeirSqueezer. */

typedef struct {
  GtkWidget parent;
  GtkWidget *shown;
} WeirSqueezer;

typedef GtkWidgetClass WeirSqueezerClass;

G_DEFINE_TYPE(WeirSqueezer, weir_squeezer, GTK_TYPE_WIDGET)

static WeirSqueezer *squeezer_of(void *object) {
  return G_TYPE_CHECK_INSTANCE_CAST(object, weir_squeezer_get_type(), WeirSqueezer);
}

/* As narrow as the narrowest can be, as wide as the widest would be, as high as the highest. */
static void squeezer_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline) {
  (void)for_size, (void)minimum_baseline, (void)natural_baseline;
  bool is_first = true;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    int child_minimum = 0, child_natural = 0;
    gtk_widget_measure(child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
    bool takes = is_first || (orientation == GTK_ORIENTATION_HORIZONTAL ? child_minimum < *minimum
                                                                       : child_minimum > *minimum);
    if (takes) *minimum = child_minimum;
    *natural = MAX(*natural, child_natural);
    is_first = false;
  }
}

static GtkWidget *first_with_room(GtkWidget *squeezer, int width) {
  GtkWidget *child = gtk_widget_get_first_child(squeezer);
  while (child != NULL && gtk_widget_get_next_sibling(child) != NULL) {
    int natural = 0;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
    if (natural <= width) break;
    child = gtk_widget_get_next_sibling(child);
  }
  return child;
}

/* What is not to be seen is not there for a screen reader either. */
static void show_only(GtkWidget *squeezer, GtkWidget *shown) {
  GtkRoot *root = gtk_widget_get_root(squeezer);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus(root);
  bool has_focus = focus != NULL && gtk_widget_is_ancestor(focus, squeezer);
  for (GtkWidget *child = gtk_widget_get_first_child(squeezer); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    gtk_widget_set_child_visible(child, child == shown);
    gtk_accessible_update_state(GTK_ACCESSIBLE(child), GTK_ACCESSIBLE_STATE_HIDDEN, child != shown,
                                -1);
  }
  if (has_focus) gtk_widget_child_focus(shown, GTK_DIR_TAB_FORWARD);
}

static void squeezer_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  WeirSqueezer *squeezer = squeezer_of(widget);
  GtkWidget *shown = first_with_room(widget, width);
  if (shown == NULL) return;
  if (shown != squeezer->shown) {
    squeezer->shown = shown;
    show_only(widget, shown);
  }
  gtk_widget_size_allocate(shown, &(GtkAllocation){0, 0, width, height}, baseline);
}

static void squeezer_dispose(GObject *object) {
  squeezer_of(object)->shown = NULL;
  for (GtkWidget *child; (child = gtk_widget_get_first_child(GTK_WIDGET(object))) != NULL;) {
    gtk_widget_unparent(child);
  }
  G_OBJECT_CLASS(weir_squeezer_parent_class)->dispose(object);
}

static void weir_squeezer_class_init(WeirSqueezerClass *class) {
  G_OBJECT_CLASS(class)->dispose = squeezer_dispose;
  class->measure = squeezer_measure;
  class->size_allocate = squeezer_size_allocate;
}

static void weir_squeezer_init(WeirSqueezer *squeezer) { (void)squeezer; }

WeirObject *weir_new_squeezer(void) {
  return weir_own(g_object_new(weir_squeezer_get_type(), NULL));
}

void weir_squeezer_append(WeirObject *squeezer, WeirObject *child) {
  gtk_widget_set_child_visible(WIDGET(child), FALSE);
  gtk_widget_set_parent(WIDGET(child), WIDGET(squeezer));
}

WeirObject *weir_squeezer_shown(WeirObject *squeezer) {
  return AS_OBJECT(squeezer_of(squeezer)->shown);
}
