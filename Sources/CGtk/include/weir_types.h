#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Any GObject. */
typedef struct WeirObject WeirObject;

/* The arguments of one signal emission. */
typedef struct WeirValues WeirValues;

/* A source of the main loop that fires at a time that can be set from any thread. */
typedef struct WeirAlarm WeirAlarm;
