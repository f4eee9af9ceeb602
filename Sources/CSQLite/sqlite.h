#pragma once
/* SQLite's own header, and what of it Swift cannot see: a macro that casts, and functions with
   arguments of any number. */
#include <sqlite3.h>

/* Tells SQLite to copy a bound value at once. */
static inline sqlite3_destructor_type weir_sqlite_transient(void) { return SQLITE_TRANSIENT; }

/* Switches one of the SQLITE_DBCONFIG_ flags of a connection. Returns SQLITE_OK, or why not. */
static inline int weir_sqlite_switch(sqlite3 *database, int flag, int on) {
  return sqlite3_db_config(database, flag, on, (int *)0);
}
