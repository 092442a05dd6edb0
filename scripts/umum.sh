# shellcheck shell=bash
# Shared by the scripts in this folder: where things are, and running a command
# so that an interrupt stops all that it started. Sourced, never run.

AKAR=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
TARGET=${CARGO_TARGET_DIR:-$AKAR/target}
[[ $TARGET == /* ]] || TARGET=$AKAR/$TARGET
export npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1

gagal() {
  echo "${0##*/}: $*" >&2
  exit 1
}

# The comment at the top of a script, after the #! line, is its help.
bantuan() {
  awk 'NR > 1 && !/^#/ { exit } NR > 1 { sub(/^# ?/, ""); print }' "$0"
}

# rust_terpencil: sources that `cargo fmt` does not see, because a macro and not a `mod` line brings them in.
# They are formatted by themselves.
rust_terpencil() {
  comm -23 <(git ls-files '*.rs' | sort) \
    <(cargo fmt --all --check -- --verbose 2>&1 | sed -n "s|^Formatting $AKAR/||p" | sort -u) |
    while read -r berkas; do [[ ! -f $berkas ]] || echo "$berkas"; done
}
RUSTFMT=(rustfmt --edition 2024 --quiet)

# folder_cepat: where throw-away data of tests lies. A test's database is a thousand files, and making and removing them on a disk
# costs more than the test: in memory where there is room, else /tmp. TMPDIR overrides both.
folder_cepat() {
  local bebas memori
  bebas=$(df --output=avail -k /dev/shm 2>/dev/null | tail -n 1) || true
  memori=$(awk '/^MemAvailable:/ { print $2 }' /proc/meminfo)
  if [[ -n ${TMPDIR:-} ]]; then
    echo "$TMPDIR"
  elif [[ $(stat -f -c %T /dev/shm 2>/dev/null) == tmpfs && -w /dev/shm ]] && ((${bebas:-0} > 4000000 && ${memori:-0} > 8000000)); then
    echo /dev/shm
  else
    echo /tmp
  fi
}

hidup() { # PID: runs still; one that has ended and only waits to be reaped does not
  local s
  { read -r s <"/proc/$1/stat"; } 2>/dev/null && [[ ${s##*) } != Z* ]]
}

turunan() { # PID: all its living descendants
  local anak semua
  read -r -d '' -a semua < <(cat /proc/"$1"/task/*/children 2>/dev/null) || true
  for anak in "${semua[@]}"; do
    echo "$anak"
    turunan "$anak"
  done
}

# hentikan_pohon PID SECONDS: asks PID and its descendants to end, insists after SECONDS.
hentikan_pohon() {
  local semua pid i
  mapfile -t semua < <(echo "$1" && turunan "$1")
  kill -TERM "${semua[@]}" 2>/dev/null || true
  for ((i = 0; i < $2 * 10; i++)); do
    for pid in "${semua[@]}"; do
      if hidup "$pid"; then
        sleep 0.1
        continue 2
      fi
    done
    return 0
  done
  kill -KILL "${semua[@]}" 2>/dev/null || true
}

# jalan CMD…: runs it and returns its exit code. It runs beside this shell, so that the
# traps of jaga_sinyal act at once and not only after CMD has ended; it stays in the
# terminal's foreground group and keeps stdin and Ctrl-C.
PID_ANAK=
PID_SAMPING= # what a script runs beside its steps
jalan() {
  local kode=0
  env --default-signal=INT,QUIT "$@" <&0 &
  PID_ANAK=$!
  wait "$PID_ANAK" || kode=$?
  PID_ANAK=
  return "$kode"
}

# jaga_sinyal SECONDS: INT, TERM and HUP stop what `jalan` runs, then end this script
# (its EXIT trap runs).
jaga_sinyal() {
  # shellcheck disable=SC2064 # the number is meant to be put in now
  {
    trap "putus 130 $1" INT
    trap "putus 143 $1" TERM
    trap "putus 129 $1" HUP
  }
}

putus() { # EXIT_CODE SECONDS
  trap '' INT TERM HUP
  local pid
  for pid in $PID_ANAK $PID_SAMPING; do hentikan_pohon "$pid" "$2"; done
  exit "$1"
}

# cari_postgres: the folder of the newest PostgreSQL's programs.
cari_postgres() {
  local bin
  bin=$(find /usr/lib/postgresql -path '*/bin/initdb' 2>/dev/null | sort -V | tail -n 1)
  [[ -n $bin ]] || bin=$(command -v initdb) || gagal "PostgreSQL is missing: run scripts/siapkan"
  dirname "$(readlink -f "$bin")"
}

# Below the range that the kernel hands out itself; the server's own bind decides.
porta_bebas() {
  local porta
  while :; do
    porta=$((20000 + RANDOM % 12000))
    (: <"/dev/tcp/127.0.0.1/$porta") 2>/dev/null || break
  done
  echo "$porta"
}

# berhenti PID SIGNAL: ends a server this script started, by force after ten seconds.
berhenti() {
  local i
  [[ -n $1 ]] || return 0
  kill -"$2" "$1" 2>/dev/null || true
  for ((i = 0; i < 100; i++)); do
    hidup "$1" || break
    sleep 0.1
  done
  kill -KILL "$1" 2>/dev/null || true
  wait "$1" 2>/dev/null || true
}
