#include "weir_terminal.h"

#include <errno.h>
#include <fcntl.h>
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

/* Stops at a signal when `is_interruptible`: errno is then EINTR. */
static long read_line(int file, char *line, size_t size, bool is_interruptible) {
  size_t length = 0;
  char byte;
  for (;;) {
    ssize_t got = read(file, &byte, 1);
    if (got < 0 && errno == EINTR && !(is_interruptible && any_came())) continue;
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

long weir_terminal_read_line(int file, void *line, size_t size) { return read_line(file, line, size, false); }

/* Once from the question to its answer, or to a signal. */
static long ask(int terminal, const char *prompt, void *line, size_t size) {
  struct sigaction before[SIGNALS], noting = {.sa_handler = note};
  struct termios shown, hidden;
  memset((void *)came, 0, sizeof came);
  for (int i = 0; i < SIGNALS; i++) sigaction(signals[i], &noting, &before[i]);

  long length = -1;
  int error = ENOTTY;
  if (tcgetattr(terminal, &shown) == 0) {
    hidden = shown;
    hidden.c_lflag &= ~(tcflag_t)(ECHO | ECHONL);
    tcsetattr(terminal, TCSAFLUSH, &hidden);
    if (write(terminal, prompt, strlen(prompt)) >= 0) length = read_line(terminal, line, size, true);
    error = errno;
    if (write(terminal, "\n", 1) < 0) error = errno;
    while (tcsetattr(terminal, TCSAFLUSH, &shown) < 0 && errno == EINTR && !came[SIGTTOU]) continue;
  }

  for (int i = 0; i < SIGNALS; i++) sigaction(signals[i], &before[i], NULL);
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
