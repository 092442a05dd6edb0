#!/bin/sh
# /etc/patroni/peran.sh: dijalankan Patroni satu kali, pada primary yang pertama. Membuat basis data, peran yang memiliki
# skemanya (karat migrate), dan peran yang melayani tanpa hak mengubahnya (karat serve).
# Sandi: KARAT_SANDI_PEMILIK dan KARAT_SANDI_LAYAN di lingkungan Patroni.
set -eu
: "${KARAT_SANDI_PEMILIK:?}" "${KARAT_SANDI_LAYAN:?}"
psql -v ON_ERROR_STOP=1 -d "$1" \
  -v pemilik="$KARAT_SANDI_PEMILIK" -v layan="$KARAT_SANDI_LAYAN" <<'SQL'
CREATE ROLE karat_pemilik LOGIN PASSWORD :'pemilik';
CREATE ROLE karat_layan LOGIN PASSWORD :'layan';
CREATE DATABASE karat OWNER karat_pemilik ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8' TEMPLATE template0;
REVOKE ALL ON DATABASE karat FROM PUBLIC;
GRANT CONNECT, TEMPORARY ON DATABASE karat TO karat_layan;
\connect karat
ALTER SCHEMA public OWNER TO karat_pemilik;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
SQL
