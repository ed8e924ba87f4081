/* Reads TOML with toml++ (https://marzer.github.io/tomlplusplus), which has no interface for C. */
#ifndef CTOML_H
#define CTOML_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
    CTOMLKindTable,
    CTOMLKindArray,
    CTOMLKindString,
    CTOMLKindNumber,
    CTOMLKindBoolean,
    CTOMLKindDate,
} CTOMLKind;

/* A range of text. Lines and columns count from 1, columns in Unicode scalars; 0 where the reader knows no place. */
typedef struct {
    uint32_t line, column, endLine, endColumn;
} CTOMLRegion;

/* UTF-8 without a zero byte at its end. */
typedef struct {
    const char *_Nullable bytes;
    size_t count;
} CTOMLText;

typedef struct {
    CTOMLKind kind;
    /* The number of the table or array that contains it, which is smaller than its own; -1 for the document. */
    int32_t parent;
    /* The key in a table, and where it is. */
    CTOMLText key;
    CTOMLRegion keyRegion;
    /* The contents of a string. */
    CTOMLText text;
    CTOMLRegion region;
} CTOMLValue;

typedef struct CTOMLDocument CTOMLDocument;

/* Parses UTF-8. Values that are nested more than `depth` times are left out. The result must be freed. */
CTOMLDocument *_Nonnull ctoml_parse(const char *_Nullable bytes, size_t count, int32_t depth);
/* The number of values, with the document itself as the first; 0 if the text is not TOML. */
size_t ctoml_count(const CTOMLDocument *_Nonnull document);
/* A value. Its texts are valid until the document is freed. */
CTOMLValue ctoml_value(const CTOMLDocument *_Nonnull document, size_t index);
/* Why the text is not TOML, and where; empty if it is. */
CTOMLText ctoml_error(const CTOMLDocument *_Nonnull document);
CTOMLRegion ctoml_error_region(const CTOMLDocument *_Nonnull document);
void ctoml_free(CTOMLDocument *_Nonnull document);

#ifdef __cplusplus
}
#endif
#endif
