#define _GNU_SOURCE
#include "CGtk.h"
#include <time.h>
#include <unistd.h>

int64_t weir_monotonic_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

bool weir_is_main_thread(void) {
  /* 0: not asked yet, 1: yes, 2: no. A thread never changes its mind, so ask the kernel once. */
  static _Thread_local int answer = 0;
  if (answer == 0) answer = gettid() == getpid() ? 1 : 2;
  return answer == 1;
}
