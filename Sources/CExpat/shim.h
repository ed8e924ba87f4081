/* libexpat, as one module: https://libexpat.github.io */
#include <expat.h>
