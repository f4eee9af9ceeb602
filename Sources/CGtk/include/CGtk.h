#pragma once

/* The whole of GTK that Swift sees. Nothing of GTK's own headers is included here: every object is
   an opaque pointer, so that this module stays small and compiles fast.

   Conventions. A `WeirObject` pointer is borrowed unless a function's name starts with `weir_new_`
   (the result is one reference that the caller owns, never floating) or its comment says otherwise.
   Strings that are handed out belong to the object and live until its next change, unless the name
   ends in `_copy` (free those with `weir_free`). Everything is for the main thread only, except the
   functions that say "any thread". */

#include "weir_accessible.h"
#include "weir_actions.h"
#include "weir_adaptive.h"
#include "weir_application.h"
#include "weir_clock.h"
#include "weir_color.h"
#include "weir_containers.h"
#include "weir_controllers.h"
#include "weir_dialogs.h"
#include "weir_dispatch.h"
#include "weir_drawing.h"
#include "weir_editable.h"
#include "weir_keyfile.h"
#include "weir_list_box.h"
#include "weir_lists.h"
#include "weir_log.h"
#include "weir_loop.h"
#include "weir_menus.h"
#include "weir_number.h"
#include "weir_object.h"
#include "weir_pages.h"
#include "weir_panes.h"
#include "weir_property.h"
#include "weir_range.h"
#include "weir_scrolling.h"
#include "weir_search.h"
#include "weir_signal.h"
#include "weir_text.h"
#include "weir_textview.h"
#include "weir_toolkit.h"
#include "weir_values.h"
#include "weir_widget.h"
#include "weir_widgets.h"
#include "weir_window.h"
#include "weir_window_state.h"
