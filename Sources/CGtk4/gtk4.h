#pragma once
/* Empty on purpose: this target only hands pkg-config's flags for gtk4 to CGtk.
   GTK's headers are included by CGtk's .c files and nowhere else. */
