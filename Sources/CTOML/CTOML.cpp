#include "CTOML.h"

#include <string>
#include <vector>

#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
// Otherwise toml++ reads numbers with streams, which are most of the size of this file in a static tool. It does not
// see by itself that GNU's library can do without them.
#if defined(_GLIBCXX_RELEASE) && _GLIBCXX_RELEASE >= 11
#define TOML_FLOAT_CHARCONV 1
#endif
// Homebrew's folder is not searched by default.
#if __has_include(<toml++/toml.h>)
#include <toml++/toml.h>
#else
#include "/opt/homebrew/include/toml++/toml.h"
#endif

struct CTOMLDocument {
    toml::parse_result result;
    std::vector<CTOMLValue> values;
};

namespace {

CTOMLRegion region(const toml::source_region &source) {
    return {source.begin.line, source.begin.column, source.end.line, source.end.column};
}

CTOMLText text(std::string_view view) { return {view.data(), view.size()}; }

CTOMLKind kind(const toml::node &node) {
    switch (node.type()) {
    case toml::node_type::table: return CTOMLKindTable;
    case toml::node_type::array: return CTOMLKindArray;
    case toml::node_type::string: return CTOMLKindString;
    case toml::node_type::integer:
    case toml::node_type::floating_point: return CTOMLKindNumber;
    case toml::node_type::boolean: return CTOMLKindBoolean;
    default: return CTOMLKindDate;
    }
}

void add(CTOMLDocument &document, const toml::node &node, int32_t parent, const toml::key *key, int32_t depth) {
    CTOMLValue value{};
    value.kind = kind(node);
    value.parent = parent;
    value.region = region(node.source());
    if (key) {
        value.key = text(key->str());
        value.keyRegion = region(key->source());
    }
    if (auto string = node.as_string()) value.text = text(string->get());
    auto number = static_cast<int32_t>(document.values.size());
    document.values.push_back(value);
    if (depth == 0) return;
    if (auto table = node.as_table()) {
        for (auto &&[name, member] : *table) add(document, member, number, &name, depth - 1);
    } else if (auto array = node.as_array()) {
        for (auto &&element : *array) add(document, element, number, nullptr, depth - 1);
    }
}

} // namespace

CTOMLDocument *ctoml_parse(const char *bytes, size_t count, int32_t depth) {
    auto document = new CTOMLDocument{toml::parse(std::string_view(bytes, count)), {}};
    if (document->result) add(*document, document->result.table(), -1, nullptr, depth);
    return document;
}

size_t ctoml_count(const CTOMLDocument *document) { return document->values.size(); }

CTOMLValue ctoml_value(const CTOMLDocument *document, size_t index) { return document->values[index]; }

CTOMLText ctoml_error(const CTOMLDocument *document) {
    return document->result ? CTOMLText{} : text(document->result.error().description());
}

CTOMLRegion ctoml_error_region(const CTOMLDocument *document) {
    return document->result ? CTOMLRegion{} : region(document->result.error().source());
}

void ctoml_free(CTOMLDocument *document) { delete document; }
