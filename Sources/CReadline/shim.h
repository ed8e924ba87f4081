/* GNU readline, as one module. `stdio.h` comes first: readline.h uses FILE without including it. */
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>
