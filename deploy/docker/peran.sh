#!/bin/sh
# Dijalankan citra PostgreSQL satu kali, pada data yang kosong.
set -eu
PGUSER=postgres sh /peran.sh postgres
