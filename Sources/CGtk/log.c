#include "weir_private.h"

static GLogWriterOutput write_others(GLogLevelFlags level, const GLogField *fields, gsize count,
                                     gpointer beginning) {
  for (gsize index = 0; index < count; index++) {
    if (strcmp(fields[index].key, "MESSAGE") == 0 && g_str_has_prefix(fields[index].value, beginning))
      return G_LOG_WRITER_HANDLED;
  }
  return g_log_writer_default(level, fields, count, NULL);
}

void weir_log_pass_over(const char *beginning) {
  g_log_set_writer_func(write_others, g_strdup(beginning), g_free);
}
