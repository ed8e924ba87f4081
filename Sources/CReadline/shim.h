/* GNU readline, as one module. `stdio.h` comes first: readline.h uses FILE without including it.
   The functions below reach readline's global variables, which Swift cannot prove safe to touch. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <readline/readline.h>
#include <readline/history.h>

/* On macOS the system's libedit has headers of the same names, without what the session needs. */
#if !defined(RL_READLINE_VERSION) || RL_READLINE_VERSION < 0x0700
#error "GNU readline 7 or newer is needed, and this is libedit or older: brew install readline, or apt-get install libreadline-dev"
#endif

typedef char **scenesh_completer(const char *text, int start, int end);
typedef void scenesh_lister(char **matches, int count, int widest);

/* Returns `~name` as it is written. Readline frees it. */
static inline char *scenesh_readline_keep_tilde(char *name) {
    size_t size = strlen(name) + 1;
    char *word = malloc(size + 1);
    if (!word) abort();
    word[0] = '~';
    memcpy(word + 1, name, size);
    return word;
}

/* Keeps readline from looking users up, which a statically linked program cannot do: glibc then loads the shared
   libraries that /etc/nsswitch.conf names, and crashes. Readline looks up
   - the current user for `~`, only where HOME is not set. An empty HOME counts as no home in the tool;
   - a named user for `~name`, only where the hook does not expand it.
   Both are in the key `tilde-expand`, in the path of the init file and in its `$include` lines. */
static inline void scenesh_readline_avoid_user_database(void) {
    setenv("HOME", "", 0);
    tilde_expansion_preexpansion_hook = scenesh_readline_keep_tilde;
}

/* Sets readline up for an application that handles Ctrl-C itself, and that knows where words begin. */
static inline void scenesh_readline_setup(const char *name, scenesh_completer *completer, scenesh_lister *lister) {
    /* Readline would set COLUMNS to the width at the start, which a resize does not change. */
    rl_change_environment = 0;
    rl_readline_name = name;
    rl_catch_signals = 0;
    rl_catch_sigwinch = 0;
    rl_basic_word_break_characters = "";
    rl_attempted_completion_function = completer;
    rl_completion_display_matches_hook = lister;
    /* If Tab cannot add a character, it lists the candidates at once. ~/.inputrc may change this. */
    rl_variable_bind("show-all-if-unmodified", "on");
    scenesh_readline_avoid_user_database();
    rl_initialize();
}

/* The library that is linked, as it names itself. */
static inline const char *scenesh_readline_version(void) { return rl_library_version; }

/* Lets bytes above 127 through as they are, where the locale says nothing of them. */
static inline void scenesh_readline_pass_all_bytes(void) {
    rl_variable_bind("input-meta", "on");
    rl_variable_bind("convert-meta", "off");
    rl_variable_bind("output-meta", "on");
}

/* Drops the line that is being edited, and what readline waits for in the middle of a key sequence. The line stays to
   be read, followed by `mark`. */
static inline void scenesh_readline_drop_line(const char *mark) {
    rl_point = rl_end;
    rl_redisplay();
    fputs(mark, rl_outstream);
    rl_crlf();
    fflush(rl_outstream);
    rl_free_line_state();
    rl_callback_sigcleanup();
    rl_replace_line("", 0);
    rl_point = rl_mark = rl_end = 0;
}

/* Readline must not complete file names by itself. It adds a space after a completed word only if it `is_whole`. */
static inline void scenesh_readline_completion(int is_whole) {
    rl_attempted_completion_over = 1;
    rl_completion_append_character = ' ';
    rl_completion_suppress_append = !is_whole;
    rl_sort_completion_matches = 0;
}

/* The line that is being edited. */
static inline const char *scenesh_readline_line(void) { return rl_line_buffer; }

/* The place of the cursor in that line, in bytes. */
static inline int scenesh_readline_point(void) { return rl_point; }

/* The prompt that is shown, which is another one during a search in the history. */
static inline const char *scenesh_readline_prompt(void) { return rl_display_prompt; }

/* Whether the cursor is at the end of a line that the user types, and no search in the history runs. */
static inline int scenesh_readline_is_typing(void) {
    return rl_point == rl_end && rl_end > 0 &&
           !RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_SEARCH | RL_STATE_NUMERICARG |
                       RL_STATE_METANEXT | RL_STATE_MOREINPUT | RL_STATE_MULTIKEY | RL_STATE_VIMOTION | RL_STATE_DONE);
}

/* Writes to the terminal, in order with what readline writes. */
static inline void scenesh_readline_write(const char *text) {
    fputs(text, rl_outstream);
    fflush(rl_outstream);
}

/* Writes a line of its own below the one that is being edited. */
static inline void scenesh_readline_note(const char *text) {
    rl_crlf();
    scenesh_readline_write(text);
}
