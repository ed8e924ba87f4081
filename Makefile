# Developer commands. `make run` shows the tour, `make test` is what must pass before a change lands.
#
# Beside Swift 6.2, make and git, the build needs the headers of GNU readline, expat and toml++; `make install` and the
# tests need more, see Packaging/requirements. What is missing is installed where that is allowed, and otherwise named.

PREFIX ?= /usr/local
# Some shells do not expand the tilde of `PREFIX=~/.local`.
override PREFIX := $(patsubst ~,$(HOME),$(patsubst ~/%,$(HOME)/%,$(PREFIX)))
# The version is stated there, and nowhere else.
VERSION = $(shell sed -n 's/.*static let tool = "\(.*\)"/\1/p' Sources/scenesh/Engine/Version.swift)
# The packages are those of Packaging/pins, which is checked before anything is compiled. docs/performance.md has what the
# last five options gain.
RELEASE = swift package resolve && Packaging/check-pins && \
  swift build -c release --only-use-versions-from-resolved-file --disable-local-rpath --omit-frame-pointers --product scenesh \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -cross-module-optimization -Xswiftc -Xllvm -Xswiftc -enable-tail-merge=false -Xswiftc -Xllvm -Xswiftc -inline-threshold=400 $(LINKING)
# All in one file, which starts without a search for libraries; where readline or expat is only there as a shared
# library, both and the system's stay shared. Other linkers than LLVM's print warnings for the static one that nobody
# can act on.
static = $(wildcard /usr/lib/*/$(1).a /usr/lib/$(1).a /usr/lib64/$(1).a)
LINKING = $(if $(and $(call static,libreadline),$(call static,libexpat)), \
  -Xswiftc -static-executable -Xlinker -ltinfo -Xswiftc -use-ld=lld, --static-swift-stdlib)
TOOL = .build/release/scenesh
SWIFT_FILES = Package.swift Sources Tests Examples

.PHONY: run test test-slow test-fresh test-corpus bless fmt lint lint-format bench share install uninstall deb dist version fuzz soak embedded
.PHONY: docs deps release clean playground playground-module test-page

# Runs the tour with an optimised build.
run: release
	@for script in scripts/tour/*.scene; do echo "// $$script"; $(TOOL) "$$script" || exit; echo; done

# Everything that must pass; the last line is `N passed, N failed`. make test SUITE=swift runs one suite alone.
test: deps-test
	@Tests/run $(SUITE)

# What takes too long for `make test`: the core modules under Embedded Swift, the example packages, very large scripts.
test-slow: deps-test
	@Tests/run embedded examples size

# The README's commands in a minimal Debian: as root, and as an ordinary user. Only root can run this.
test-fresh:
	@Tests/Fresh/run

# Reads a corpus of public storyboards, if there is one beside this folder.
test-corpus: release
	@Tests/Corpus/run $(TOOL)

# Writes the goldens that are missing or differ.
bless: release
	$(TOOL) test --bless scripts Tests/StoryboardMistakes

fmt:
	swift format --in-place --recursive $(SWIFT_FILES)

# The format of the code and the rules of its structure, without a build.
lint: deps-lint
	@$(MAKE) -s lint-format
	@python3 Tests/Tidy/tidy.py

lint-format:
	swift format lint --strict --parallel --recursive $(SWIFT_FILES)

# Against Lua, lit and PyPI's transitions: make bench ROUNDS=9 NAME=nav (names are functions of Benchmarks/run).
bench: deps-bench release
	@Tests/Support/venv .build/bench Benchmarks/requirements.txt
	@PYTHON=.build/bench/bin/python Benchmarks/run $(TOOL) $(or $(ROUNDS),9) $(NAME)

# What the tool generates about itself: man pages, and completions for bash, zsh and fish.
SHARE = .build/share
share: deps-install release
	@rm -rf $(SHARE)
	@Packaging/manual $(TOOL) $(SHARE)/man/man1
	@Packaging/completions $(TOOL) $(SHARE)

# PREFIX is where things will be found, DESTDIR a folder that stands for the root meanwhile, as packages need it.
BIN = $(DESTDIR)$(PREFIX)/bin
MAN = $(DESTDIR)$(PREFIX)/share/man/man1
BASH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
# Debian's zsh looks in vendor-completions for what packages bring, and in site-functions for what root installs.
ZSH_FOLDER = site-functions
ZSH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/zsh/$(ZSH_FOLDER)
FISH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
SKILL = $(DESTDIR)$(PREFIX)/share/scenesh/skills/scenesh
install: share
	install -d "$(BIN)" "$(MAN)" "$(BASH_COMPLETIONS)" "$(ZSH_COMPLETIONS)" "$(FISH_COMPLETIONS)"
	install -s -m 755 $(TOOL) "$(BIN)/scenesh"
	install -d "$(SKILL)"
	install -m 644 skills/scenesh/* "$(SKILL)"
	install -m 644 $(SHARE)/man/man1/* "$(MAN)"
	install -m 644 $(SHARE)/bash-completion/completions/scenesh "$(BASH_COMPLETIONS)"
	install -m 644 $(SHARE)/zsh/site-functions/_scenesh "$(ZSH_COMPLETIONS)"
	install -m 644 $(SHARE)/fish/vendor_completions.d/scenesh.fish "$(FISH_COMPLETIONS)"

uninstall:
	rm -f "$(BIN)/scenesh" "$(MAN)"/scenesh.1 "$(MAN)"/scenesh-*.1 "$(BASH_COMPLETIONS)/scenesh" \
	  "$(ZSH_COMPLETIONS)/_scenesh" "$(FISH_COMPLETIONS)/scenesh.fish"
	rm -rf "$(SKILL)"

# A Debian package, .build/scenesh_VERSION_ARCHITECTURE.deb.
deb: deps-package release
	@+Packaging/deb $(VERSION)

# What a release is made of, in .build/dist: an archive with the static tool, its sum, a bill of materials. OWNER is that
# of the repository on GitHub, and ARCHIVES a folder with the archives of other processors.
export OWNER ARCHIVES
dist: deps-install release
	@+Packaging/dist $(VERSION) $(TOOL)

version:
	@echo $(VERSION)

# libFuzzer against the parts of the language, each in turn or one: make fuzz FUZZ=parser SECONDS=3600
fuzz:
	@Tests/Fuzz/run $(or $(SECONDS),60) $(FUZZ)

# The module of the playground against the native tool, and the page in a browser: Tests/Page/run has the suites.
test-page: playground release
	@Packaging/requirements page || echo "what needs it is skipped"
	@Tests/Page/run $(SUITE)

# Random walks over generated storyboards: make soak SECONDS=3600 SEED=7
soak: deps
	@SCENE_SOAK_SECONDS=$(or $(SECONDS),60) SCENE_SOAK_SEED=$(or $(SEED),1) swift test -c release \
	  -Xswiftc -enable-testing --scratch-path .build-fuzz --filter "WalkTests"

# The core modules for WebAssembly, under the rules of Embedded Swift. The compiler reports what breaks them before it
# generates code, so none is generated. After an error it deletes its output, which must not be /dev/null.
EMBEDDED = swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -parse-as-library \
  -swift-version 6 -Onone -warnings-as-errors -enable-upcoming-feature ExistentialAny \
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
  -strict-memory-safety -package-name scenelang -I .build-embedded -emit-sil -o .build-embedded/module.sil
embedded:
	@mkdir -p .build-embedded
	$(EMBEDDED) -module-name SceneRuntime -emit-module-path .build-embedded/SceneRuntime.swiftmodule \
	  $$(find Sources/SceneRuntime -name '*.swift')
	$(EMBEDDED) -module-name SceneLang -emit-module-path .build-embedded/SceneLang.swiftmodule \
	  $$(find Sources/SceneLang -name '*.swift')
	$(EMBEDDED) -module-name SceneStoryboard $$(find Sources/SceneStoryboard -name '*.swift')

# The language for WebAssembly, .build/playground/scene.wasm, under the rules of Embedded Swift.
PLAYGROUND = .build/playground
PLAYGROUND_SOURCES = $(shell find Sources/SceneRuntime Sources/SceneLang Sources/SceneStoryboard Sources/ScenePage -name '*.swift' -o -name '*.c')
playground-module: $(PLAYGROUND)/scene.wasm
$(PLAYGROUND)/scene.wasm: Packaging/playground-module $(PLAYGROUND_SOURCES)
	Packaging/playground-module

# The page with the language in it, one file: .build/playground/index.html.
playground: playground-module
	@Packaging/page index

# The documentation of both libraries, in .build/docs, by the toolchain's own DocC; a warning is an error.
LIBRARIES = SceneRuntime SceneLang
docs: MODULES = .build/debug/Modules
docs: deps
	@$(if $(filter .build/debug/Modules,$(MODULES)),swift build --target SceneLang)
	@Packaging/documentation $(MODULES) $(LIBRARIES)

release: deps
	$(RELEASE)

deps: deps-build

# What a job needs beside Swift.
deps-%:
	@Packaging/requirements $*

clean:
	rm -rf .build .build-embedded .build-fuzz
