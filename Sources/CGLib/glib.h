#pragma once
/* Empty on purpose: this target only hands pkg-config's flags for glib-2.0 to CCrypt.
   GLib's headers are included by CCrypt's .c files and nowhere else. */
