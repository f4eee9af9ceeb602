#include "weir_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "weir_bytes.h"

static const int signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGPIPE, SIGTSTP, SIGTTIN, SIGTTOU};
enum { SIGNALS = sizeof signals / sizeof *signals };

static volatile sig_atomic_t came[NSIG];

static void note(int signal) { came[signal] = 1; }

static bool any_came(void) {
  for (int i = 0; i < SIGNALS; i++) {
    if (came[signals[i]]) return true;
  }
  return false;
}

/* Waits until there is something to read. Signals are let through only here, in one step with the waiting:
   one that came a moment before it would otherwise be waited past. False at a signal. */
static bool wait_for(int file, const sigset_t *let_through) {
  struct pollfd poll = {.fd = file, .events = POLLIN};
  while (ppoll(&poll, 1, NULL, let_through) < 0) {
    if (errno != EINTR || any_came()) return false;
  }
  return true;
}

/* Stops at one of the signals that `let_through` has and the caller does not: errno is then EINTR. */
static long read_line(int file, char *line, size_t size, const sigset_t *let_through) {
  size_t length = 0;
  char byte;
  for (;;) {
    if (let_through && !wait_for(file, let_through)) return -1;
    ssize_t got = read(file, &byte, 1);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return -1;
    if (got == 0 && length == 0) {
      errno = 0;
      return -1;
    }
    if (got == 0 || byte == '\n') break;
    if (length < size) line[length] = byte;
    length++;
  }
  weir_bytes_wipe(&byte, 1);
  return (long)length;
}

long weir_terminal_read_line(int file, void *line, size_t size) { return read_line(file, line, size, NULL); }

/* Once from the question to its answer, or to a signal. */
static long ask(int terminal, const char *prompt, void *line, size_t size) {
  struct sigaction before[SIGNALS], noting = {.sa_handler = note};
  struct termios shown, hidden;
  memset((void *)came, 0, sizeof came);
  sigset_t blocked, let_through;
  sigemptyset(&blocked);
  for (int i = 0; i < SIGNALS; i++) sigaddset(&blocked, signals[i]);
  pthread_sigmask(SIG_BLOCK, &blocked, &let_through);
  for (int i = 0; i < SIGNALS; i++) sigaction(signals[i], &noting, &before[i]);

  long length = -1;
  int error = ENOTTY;
  if (tcgetattr(terminal, &shown) == 0) {
    hidden = shown;
    hidden.c_lflag &= ~(tcflag_t)(ECHO | ECHONL);
    tcsetattr(terminal, TCSAFLUSH, &hidden);
    if (write(terminal, prompt, strlen(prompt)) >= 0) length = read_line(terminal, line, size, &let_through);
    error = errno;
    if (write(terminal, "\n", 1) < 0) error = errno;
    while (tcsetattr(terminal, TCSAFLUSH, &shown) < 0 && errno == EINTR && !came[SIGTTOU]) continue;
  }

  for (int i = 0; i < SIGNALS; i++) sigaction(signals[i], &before[i], NULL);
  pthread_sigmask(SIG_SETMASK, &let_through, NULL);
  for (int i = 0; i < SIGNALS; i++) {
    if (came[signals[i]]) kill(getpid(), signals[i]);
  }
  errno = error;
  return length;
}

long weir_terminal_read_hidden(const char *prompt, void *line, size_t size) {
  int terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY);
  if (terminal < 0) return -1;
  long length;
  // Stopped and continued, it asks again.
  do length = ask(terminal, prompt, line, size);
  while (length < 0 && errno == EINTR && (came[SIGTSTP] || came[SIGTTIN] || came[SIGTTOU]));
  int error = errno;
  close(terminal);
  errno = error;
  return length;
}
