# Karat. Each target is one line of what it is for; the work is in scripts/.
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run test build dev bench bench-kasir fmt api deny clean

TARGET := $(or $(CARGO_TARGET_DIR),target)

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## build all, serve with demo data on http://127.0.0.1:8080 (data in ./data)
	@scripts/bangun --coba
	@$(TARGET)/debug/karat serve --demo --data ./data --listen 127.0.0.1:8080

test: ## everything that must hold (one step alone: scripts/uji STEP)
	@scripts/uji

build: ## the web app, then target/release/karat
	@scripts/bangun

dev: ## dev servers that reload on change
	@scripts/dev

bench: ## measure, JSON on stdout; SIMPAN=1 also writes docs/bench.json
	@scripts/ukur $(if $(filter 1,$(SIMPAN)),--simpan)

bench-kasir: ## the till in Chromium: scan to price, F9 to change; JSON on stdout
	@scripts/ukur-kasir

fmt: ## format Rust and web sources
	@scripts/rapikan

api: ## regenerate web/openapi.json and the web's types from the server's code
	@scripts/api tulis

deny: ## cargo-deny over licences, doubles, sources and known weaknesses, where it is installed
	@scripts/deny

clean: ## remove all that was built or downloaded; ./data stays
	cargo clean
	rm -rf web/dist web/node_modules web/tools/node_modules e2e/node_modules e2e/test-results e2e/playwright-report
