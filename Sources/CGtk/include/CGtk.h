#pragma once
const char *weir_gtk_version(void);
