#pragma once

/* Only what GTK 4.8 has, so that a newer header does not turn its deprecations into our errors. */
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8
#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_74
#define GLIB_VERSION_MAX_ALLOWED GLIB_VERSION_2_74

#include "CGtk.h"
#include <gtk/gtk.h>

/* GTK's checked casts, spelled for our opaque type. */
#define AS(TYPE, object) (G_TYPE_CHECK_INSTANCE_CAST((object), GTK_TYPE_##TYPE, void))
#define WIDGET(object) ((GtkWidget *)AS(WIDGET, object))
#define AS_OBJECT(pointer) ((WeirObject *)(void *)(pointer))

/* Makes a new, floating widget ours: one owned reference. */
WeirObject *weir_own(void *floating);
