#include "CGtk.h"
#include <gtk/gtk.h>
const char *weir_gtk_version(void) { return "4"; }
