#include "scale_button.h"
#include <gtk/gtk.h>

ScaleButton *new_scale_button(double lowest, double highest, double step) {
  GtkWidget *button = gtk_scale_button_new(lowest, highest, step, NULL);
  return (ScaleButton *)g_object_ref_sink(button);
}
