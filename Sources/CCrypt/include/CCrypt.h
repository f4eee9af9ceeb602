#pragma once
#include "weir_bytes.h"
#include "weir_names.h"
#include "weir_password.h"
#include "weir_secrecy.h"
#include "weir_terminal.h"
