# Developer commands. `make run` shows the tour, `make test` is what must pass before a change lands.

PREFIX ?= /usr/local
# The version is stated there, and nowhere else.
VERSION = $(shell sed -n 's/.*static let tool = "\(.*\)"/\1/p' Sources/scenesh/Engine/Version.swift)
# Instructions of the interpreter's loop that end alike keep an end of their own: jumps to a common one cost it a tenth.
BUILD = swift build -c release --disable-local-rpath -Xswiftc -cross-module-optimization \
  -Xswiftc -Xllvm -Xswiftc -enable-tail-merge=false
# The code is laid out by what the tool was seen to do, see `make profile`, where the toolchain can read that.
PROFILE = $(CURDIR)/Packaging/scenesh.profdata
READER = $(dir $(realpath $(shell command -v swift)))llvm-profdata
LAYOUT = $(if $(shell $(READER) show $(PROFILE) 2>/dev/null), -Xswiftc -Xfrontend -Xswiftc -ir-profile-use=$(PROFILE))
RELEASE = $(BUILD) $(LAYOUT) $(LINKING)
# All in one file, which starts without a search for libraries; where readline is only there as a shared library, it
# and the system's stay shared.
LINKING = $(if $(wildcard /usr/lib/*/libreadline.a /usr/lib/libreadline.a /usr/lib64/libreadline.a), \
  -Xswiftc -static-executable -Xlinker -ltinfo, --static-swift-stdlib)
TOOL = .build/release/scenesh
SWIFT_FILES = Package.swift Sources Tests Examples

.PHONY: run test bless fmt lint bench share install uninstall deb version fuzz soak embedded docs deps release profile clean

# Runs the tour with an optimised build.
run: release
	@for script in scripts/tour/*.scene; do echo "// $$script"; $(TOOL) "$$script" || exit; echo; done

# Everything that must hold; the last line is `N passed, N failed`.
test: deps
	@Tests/run

# Writes the goldens that are missing or differ.
bless: release
	$(TOOL) test --bless scripts

fmt:
	swift format --in-place --recursive $(SWIFT_FILES)

lint:
	swift format lint --strict --recursive $(SWIFT_FILES)

# Against Lua, lit and PyPI's transitions: make bench ROUNDS=9 NAME=nav (names are functions of Benchmarks/run).
BENCH_PYTHON = .build/bench/bin/python
bench: release
	@command -v lua5.4 luac5.4 >/dev/null || { apt-get update -qq && apt-get install -y -qq lua5.4; }
	@test -x $(BENCH_PYTHON) || { python3 -m venv .build/bench && $(BENCH_PYTHON) -m pip install -q lit transitions; }
	@PYTHON=$(BENCH_PYTHON) Benchmarks/run $(TOOL) $(or $(ROUNDS),9) $(NAME)

# What the tool generates about itself: man pages, and completions for bash, zsh and fish.
SHARE = .build/share
share: release
	@rm -rf $(SHARE)
	@Packaging/manual $(TOOL) $(SHARE)/man/man1
	@Packaging/completions $(TOOL) $(SHARE)

# PREFIX is where things will be found, DESTDIR a folder that stands for the root meanwhile, as packages need it.
BIN = $(DESTDIR)$(PREFIX)/bin
MAN = $(DESTDIR)$(PREFIX)/share/man/man1
BASH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
ZSH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/zsh/site-functions
FISH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
install: share
	install -d "$(BIN)" "$(MAN)" "$(BASH_COMPLETIONS)" "$(ZSH_COMPLETIONS)" "$(FISH_COMPLETIONS)"
	install -s -m 755 $(TOOL) "$(BIN)/scenesh"
	install -m 644 $(SHARE)/man/man1/* "$(MAN)"
	install -m 644 $(SHARE)/bash-completion/completions/scenesh "$(BASH_COMPLETIONS)"
	install -m 644 $(SHARE)/zsh/site-functions/_scenesh "$(ZSH_COMPLETIONS)"
	install -m 644 $(SHARE)/fish/vendor_completions.d/scenesh.fish "$(FISH_COMPLETIONS)"

uninstall:
	rm -f "$(BIN)/scenesh" "$(MAN)"/scenesh.1 "$(MAN)"/scenesh-*.1 "$(BASH_COMPLETIONS)/scenesh" \
	  "$(ZSH_COMPLETIONS)/_scenesh" "$(FISH_COMPLETIONS)/scenesh.fish"

# A Debian package, .build/scenesh_VERSION_ARCHITECTURE.deb.
deb: release
	@Packaging/deb $(VERSION)

version:
	@echo $(VERSION)

# libFuzzer against the parts of the language, each in turn or one: make fuzz FUZZ=parser SECONDS=3600
fuzz:
	@Tests/Fuzz/run $(or $(SECONDS),60) $(FUZZ)

# Random walks over generated storyboards: make soak SECONDS=3600 SEED=7
soak: deps
	SCENE_SOAK_SECONDS=$(or $(SECONDS),60) SCENE_SOAK_SEED=$(or $(SEED),1) swift test -c release \
	  -Xswiftc -enable-testing --scratch-path .build-fuzz --filter "WalkTests"

# Both core modules for WebAssembly, under the rules of Embedded Swift; not optimised, since only the rules matter here.
EMBEDDED = swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -parse-as-library \
  -swift-version 6 -Onone -warnings-as-errors -enable-upcoming-feature ExistentialAny \
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
  -I .build-embedded
embedded:
	@mkdir -p .build-embedded
	$(EMBEDDED) -module-name SceneRuntime -emit-module-path .build-embedded/SceneRuntime.swiftmodule \
	  -c $$(find Sources/SceneRuntime -name '*.swift') -o .build-embedded/SceneRuntime.o
	$(EMBEDDED) -module-name SceneLang \
	  -c $$(find Sources/SceneLang -name '*.swift') -o .build-embedded/SceneLang.o

# The documentation of both libraries, in .build/docs, by the toolchain's own DocC; a warning is an error.
LIBRARIES = SceneRuntime SceneLang
docs: deps
	@swift build --target SceneLang
	@mkdir -p .build/docs
	@triple=$$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p'); \
	for module in $(LIBRARIES); do \
	  symbols=.build/docs/symbols/$$module; \
	  rm -rf $$symbols && mkdir -p $$symbols && \
	  swift symbolgraph-extract -module-name $$module -I .build/debug/Modules -target $$triple \
	    -minimum-access-level public -skip-inherited-docs -output-dir $$symbols && \
	  docc convert Sources/$$module/$$module.docc --additional-symbol-graph-dir $$symbols \
	    --fallback-display-name $$module --fallback-bundle-identifier $$module \
	    --output-dir .build/docs/$$module.doccarchive --warnings-as-errors || exit; \
	done

release: deps
	$(RELEASE)

# Learns anew what scripts spend their time on, for the release: after changes of what is done most.
COUNTING = .build/profile
profile: deps
	$(BUILD) --scratch-path $(COUNTING) --static-swift-stdlib -Xswiftc -Xfrontend -Xswiftc -ir-profile-generate \
	  -Xswiftc -Xclang-linker -Xswiftc -fprofile-generate
	Packaging/profile $(COUNTING)/release/scenesh $(READER)
	@# SwiftPM does not know that what it has built depends on it.
	@find Sources -name '*.swift' -exec touch {} +

# GNU readline's headers, the only thing needed beside Swift.
READLINE = $(wildcard /usr/include/readline/readline.h /usr/local/include/readline/readline.h \
  /opt/homebrew/opt/readline/include/readline/readline.h)
deps:
ifeq ($(READLINE),)
	@if [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -y -qq libreadline-dev; \
	elif command -v sudo >/dev/null; then sudo apt-get update -qq && sudo apt-get install -y -qq libreadline-dev; \
	else echo 'GNU readline is missing; as root: apt-get install libreadline-dev' >&2; exit 1; fi
endif

clean:
	rm -rf .build .build-embedded .build-fuzz
