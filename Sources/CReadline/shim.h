/* GNU readline, as one module. `stdio.h` comes first: readline.h uses FILE without including it.
   The functions below reach readline's global variables, which Swift cannot prove safe to touch. */
#include <stdio.h>
#include <stdlib.h>
#include <readline/readline.h>
#include <readline/history.h>

typedef char **scenesh_completer(const char *text, int start, int end);

/* Sets readline up for an application that handles Ctrl-C itself. */
static inline void scenesh_readline_setup(const char *name, const char *word_breaks, scenesh_completer *completer) {
    rl_readline_name = name;
    rl_catch_signals = 0;
    rl_catch_sigwinch = 1;
    rl_basic_word_break_characters = word_breaks;
    rl_attempted_completion_function = completer;
    rl_initialize();
}

/* Drops the line that is being edited, and what readline waits for in the middle of a key sequence. */
static inline void scenesh_readline_drop_line(void) {
    rl_free_line_state();
    rl_callback_sigcleanup();
    rl_replace_line("", 0);
    rl_point = rl_mark = rl_end = 0;
}

/* No file names where nothing of the language fits. */
static inline void scenesh_readline_no_file_names(int none) { rl_attempted_completion_over = none; }

/* The line that is being edited. */
static inline const char *scenesh_readline_line(void) { return rl_line_buffer; }
