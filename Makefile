# `make run` and `make test` are all you need; both install what is missing. `make help` lists the rest.

SWIFT := swift
# Every module may import only what Package.swift lets it.
FLAGS := --explicit-target-dependency-import-check error
SOURCES := Package.swift Sources Tests
# Where the build goes. The sanitizers have one each: they would throw the everyday build away.
SCRATCH := .build

LANGUAGES := $(file <Resources/po/LINGUAS)
# What stands in share/ of an installed program, and beside the built one.
ID := io.github.weir.Forms
SHARE := $(SCRATCH)/share
CATALOGUES := $(LANGUAGES:%=$(SHARE)/locale/%/LC_MESSAGES/weir-forms.mo)
SHARED := $(CATALOGUES) $(addprefix $(SHARE)/,applications/$(ID).desktop metainfo/$(ID).metainfo.xml \
  icons/hicolor/scalable/apps/$(ID).svg icons/hicolor/symbolic/apps/$(ID)-symbolic.svg man/man1/weir-forms.1)
PREFIX := /usr/local

# A module comes after those that its pages point to.
DOCUMENTED := Weir WeirTesting WeirFoundation WeirText WeirGtk WeirInspector FormModels FormViews Accounts
# Each says its own name: `make example NAME=…`.
EXAMPLES := $(shell sed -n 's|^//     make example NAME=\([a-z]*\).*|\1|p' Sources/Examples/*/*.swift)

# What others may depend on: the products of Package.swift.
LIBRARIES := Weir WeirText WeirFoundation WeirGtk WeirInspector WeirTesting FormModels FormViews

LOCALES := .build/locales/ko_KR.UTF-8 .build/locales/en_US.UTF-8

.DEFAULT_GOAL := help
.PHONY: help run gallery pictures test build setup format lint tour walk data locales pot install uninstall deb try-deb docs tsan asan fuzz soak bench bench-gtk bench-passwords clean valgrind
.PHONY: examples example new try-new try-readme api api-accept looks

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## build the forms and open them (with no screen: take the guided tour)
	@.ci/setup build
	@$(MAKE) --no-print-directory data
	$(SWIFT) build $(FLAGS) --product weir-forms
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then exec $(SCRATCH)/debug/weir-forms; \
	else echo "There is no screen here, so the forms open on a virtual one."; $(MAKE) --no-print-directory walk; fi

gallery: ## build the gallery of all controls and open it (with no screen: keep a picture of each page)
	@.ci/setup build
	$(SWIFT) build $(FLAGS) --product weir-gallery
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then exec $(SCRATCH)/debug/weir-gallery; \
	else echo "There is no screen here, so the gallery opens on a virtual one."; \
	  .ci/setup tour && .ci/display .ci/gallery $(SCRATCH)/debug/weir-gallery $(SCRATCH)/gallery; fi

pictures: ## take the pictures of the controls that the documentation shows, out of the gallery
	@.ci/setup build tour
	$(SWIFT) build $(FLAGS) --product weir-gallery
	@.ci/display .ci/pictures $(SCRATCH)/debug/weir-gallery Sources/WeirGtk/WeirGtk.docc/Resources

test: ## check the style, build, and run every test on a virtual screen
	@.ci/setup build tour test
	@$(MAKE) --no-print-directory lint data locales
	$(SWIFT) build $(FLAGS) --build-tests
	.ci/display $(SWIFT) test $(FLAGS)

build: data ## build everything, tests too
	$(SWIFT) build $(FLAGS) --build-tests

setup: ## install the Debian packages that are missing
	@.ci/setup build tour test

format: ## write the sources in the house style
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

lint: ## check that the sources are in the house style
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

tour: ## show the forms on a virtual screen, with real keys and screenshots
	@.ci/setup build
	@$(MAKE) --no-print-directory data
	$(SWIFT) build $(FLAGS) --product weir-forms
	@$(MAKE) --no-print-directory walk

walk: ## take the tour with the forms as they are built now
	@.ci/setup tour
	@.ci/display .ci/tour $(SCRATCH)/debug/weir-forms .build/tour

examples: ## build ten small programs to copy from, each one step further, and list them
	@.ci/setup build
	@for name in $(EXAMPLES); do $(SWIFT) build $(FLAGS) --product example-$$name || exit 1; done
	@for file in Sources/Examples/*/*.swift; do \
	  awk 'FNR == 1 && /^\/\/ [0-9]+\. / { sub(/^\/\/ /, ""); line = $$0 } \
	    /^\/\/     make example NAME=/ { printf "  %-32s %s\n", "make example " $$4, line }' $$file; \
	done

example: ## build one of them and open it: make example NAME=counter
	@.ci/setup build
	@case " $(EXAMPLES) " in *" $(NAME) "*) ;; *) echo "There is no example “$(NAME)”; there are: $(EXAMPLES)" >&2; exit 2;; esac
	$(SWIFT) build $(FLAGS) --product example-$(NAME)
	@exec $(SCRATCH)/debug/example-$(NAME)

new: ## write a package of your own that begins with a form: make new NAME=MyForm DIR=../my-form
	@.ci/new

try-new: ## make such a package outside the tree, build it for use, test it and open its window
	@.ci/setup build tour
	@.ci/display .ci/try-new

api: ## compare the public names and types with those of the last release
	@.ci/setup build api
	for module in $(LIBRARIES); do $(SWIFT) build $(FLAGS) --target $$module || exit 1; done
	@.ci/api "$$($(SWIFT) build --show-bin-path)" $(LIBRARIES)

api-accept: ## take the present names and types for those of a release
	@.ci/api --accept "$$($(SWIFT) build --show-bin-path)" $(LIBRARIES)

looks: ## picture every screen: dark, in high contrast, with large text, narrow, from right to left, in Korean
	@.ci/setup build
	@$(MAKE) --no-print-directory data locales
	$(SWIFT) build $(FLAGS) --product weir-forms
	@.ci/setup tour test
	@.ci/display .ci/looks $(SCRATCH)/debug/weir-forms .build/looks

data: $(SHARED) ## put translations, icons and the manual where the built app finds them
	@:

$(SHARE)/locale/%/LC_MESSAGES/weir-forms.mo: Resources/po/%.po
	@mkdir -p $(@D)
	msgfmt --check --output-file=$@ $<

$(SHARE)/applications/%.desktop: Resources/desktop/%.desktop.in $(LANGUAGES:%=Resources/po/%.po)
	@mkdir -p $(@D)
	msgfmt --desktop --template=$< -d Resources/po --output-file=$@

$(SHARE)/metainfo/%.metainfo.xml: Resources/desktop/%.metainfo.xml.in $(LANGUAGES:%=Resources/po/%.po)
	@mkdir -p $(@D)
	msgfmt --xml --template=$< -d Resources/po --output-file=$@

$(SHARE)/icons/hicolor/scalable/apps/%.svg $(SHARE)/icons/hicolor/symbolic/apps/%.svg: Resources/icons/%.svg
	@mkdir -p $(@D)
	cp $< $@

$(SHARE)/man/man1/%: Resources/man/%
	@mkdir -p $(@D)
	cp $< $@

install: data ## build for use and install below DESTDIR and PREFIX (/usr/local); the Swift runtime is inside
	@.ci/setup build
	$(SWIFT) build $(FLAGS) -c release --static-swift-stdlib --disable-local-rpath --product weir-forms
	install -D -m 755 $(SCRATCH)/release/weir-forms $(DESTDIR)$(PREFIX)/bin/weir-forms
	for file in $(SHARED:$(SHARE)/%=%); do install -D -m 644 $(SHARE)/$$file $(DESTDIR)$(PREFIX)/share/$$file || exit 1; done

uninstall: ## take away what install has put there
	rm -f $(DESTDIR)$(PREFIX)/bin/weir-forms $(SHARED:$(SHARE)/%=$(DESTDIR)$(PREFIX)/share/%)

deb: ## build the Debian package and check it
	@.ci/setup build deb
	@.ci/deb $(SCRATCH)/deb

try-deb: deb ## install the Debian package on a bare Debian 12 and open the window there (needs root)
	@.ci/setup try
	@.ci/try-deb $(SCRATCH)/deb/weir-forms_*.deb

try-readme: ## follow the README on a bare Debian 12 with the Swift toolchain and nothing else (needs root)
	@.ci/setup try
	@.ci/try-readme

locales: $(LOCALES) ## make the languages the tests speak, for a machine without them
	@:

.build/locales/%.UTF-8:
	@mkdir -p $(@D)
	localedef --inputfile=$* --charmap=UTF-8 $@

pot: ## collect the texts of the forms and bring every translation up to date
	find Sources/FormModels Sources/FormViews Sources/FormApp Sources/WeirInspector/View -name '*.swift' | LC_ALL=C sort \
	| xgettext --files-from=- --language=C++ --from-code=UTF-8 --add-comments=Translators: --add-location=file --no-wrap \
	  --keyword= --keyword=tr --keyword=trn:1,2 --keyword=trc:1c,2 \
	  --keyword=Message:1 --keyword=Message:1,2,3t --keyword=Message:1,2,4t \
	  --package-name=weir-forms --output=Resources/po/weir-forms.pot
	xgettext --join-existing --add-location=file --no-wrap --from-code=UTF-8 --package-name=weir-forms \
	  --output=Resources/po/weir-forms.pot $(wildcard Resources/desktop/*.in)
	for po in $(LANGUAGES); do msgmerge --quiet --update --backup=none --add-location=file --no-wrap Resources/po/$$po.po Resources/po/weir-forms.pot; done

docs: ## build the documentation of every library as pages that open from disk; a warning stops it
	@.ci/setup build docs
	for module in $(DOCUMENTED); do $(SWIFT) build $(FLAGS) --target $$module || exit 1; done
	@.ci/docs "$$($(SWIFT) build --show-bin-path)" .build/docs $(DOCUMENTED)

tsan: ## run the tests under the thread sanitizer
	@$(MAKE) --no-print-directory SCRATCH=.build/tsan data locales
	.ci/display $(SWIFT) test $(FLAGS) --scratch-path .build/tsan --sanitize=thread

# Leaks are counted by the tests themselves: what drivers, XCTest and a test's own unfinished streams
# still hold at the end is no news, and GLib's tables hide ours from the search.
asan: ## run the tests under the address sanitizer
	@$(MAKE) --no-print-directory SCRATCH=.build/asan data locales
	ASAN_OPTIONS=detect_leaks=0 .ci/display \
	$(SWIFT) test $(FLAGS) --scratch-path .build/asan --sanitize=address

valgrind: build ## run the tests that look for leaks under memcheck
	@.ci/setup valgrind tour
	.ci/valgrind "$$($(SWIFT) build --show-bin-path)"

fuzz: ## a minute for whatever takes texts, 100 000 schedules for each operator, 10 000 damaged stores
	@.ci/setup build
	.ci/fuzz 60
	WEIR_SCHEDULES=100000 $(SWIFT) test $(FLAGS) --scratch-path .build/fuzz -c release \
	  -Xswiftc -enable-testing --filter Random
	WEIR_MUTATIONS=10000 $(SWIFT) test $(FLAGS) --scratch-path .build/fuzz -c release \
	  -Xswiftc -enable-testing --filter MutationTests

soak: build locales ## do twenty thousand random things in the real window, and watch its memory
	@.ci/setup tour test
	WEIR_SOAK=20000 WEIR_SEED=$${WEIR_SEED:-$$(date +%s)} .ci/display $(SWIFT) test $(FLAGS) --filter SoakTests

bench: ## measure the stream core: instructions and allocations, as a table
	@.ci/setup build bench
	@.ci/bench

bench-gtk: ## measure the bindings against the same in C, as a table
	@.ci/setup build tour bench
	@.ci/display .ci/bench-gtk

bench-passwords: ## measure what a login costs at each cost of a password's hash
	@.ci/setup build
	$(SWIFT) build $(FLAGS) --product AccountsChild
	@$(SCRATCH)/debug/AccountsChild cost

clean: ## remove all that was built
	rm -rf .build
