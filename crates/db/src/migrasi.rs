//! Schema: the files of `migrations/`, written once, turned into each engine's SQL at run time.
//! SQLite gets STRICT tables; `-- @hanya_tambah tabel` becomes the triggers that keep a book append-only;
//! what follows `-- @pg` is for PostgreSQL alone.

use crate::error::{Error, Result};
use crate::kunci::nomor_kunci;
use crate::{Conn, Mesin, Tx, args, lite, pg};
use refinery::{Migration, Runner};

include!(concat!(env!("OUT_DIR"), "/migrasi.rs"));

/// What the triggers say; nothing else in the schema says it.
pub(crate) const PESAN_HANYA_TAMBAH: &str = "buku hanya bisa ditambah";

const TANDA: &str = "-- @hanya_tambah ";

const TANDA_PG: &str = "-- @pg ";

/// Where refinery notes what was applied.
const RIWAYAT: &str = "refinery_schema_history";

#[derive(Clone, Copy, PartialEq, Eq)]
enum Logat {
    Lite,
    Pg,
}

/// Brings the schema up to date; safe to call from several processes at once.
pub(crate) fn jalankan(mesin: &Mesin) -> Result<()> {
    match mesin {
        Mesin::Lite(path) => {
            let _kunci = kunci_folder(path)?;
            let mut c = lite::buka(path)?;
            pelari(BERKAS, Logat::Lite)?.run(&mut c).map_err(|e| salah(&e))?;
        }
        // PostgreSQL's client may not run inside an async task, and whoever opens may be in one.
        Mesin::Pg(url) => std::thread::scope(|s| s.spawn(|| jalankan_pg(url)).join())
            .unwrap_or_else(|_| Err(Error::Migrasi("migrasi panik".into())))?,
    }
    Ok(())
}

fn jalankan_pg(url: &str) -> Result<()> {
    let mut c = pg::sambung(url)?;
    let kunci = nomor_kunci("karat migrasi");
    c.batch_execute(&format!("SELECT pg_advisory_lock({kunci})"))?;
    let hasil = pelari(BERKAS, Logat::Pg)?.run(&mut c).map_err(|e| salah(&e));
    c.batch_execute(&format!("SELECT pg_advisory_unlock({kunci})"))?;
    hasil.map(|_| ())
}

/// One process at a time in the database's folder. The folder itself is locked, so nothing is left behind.
fn kunci_folder(path: &std::path::Path) -> Result<std::fs::File> {
    let folder = path.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or_else(|| ".".as_ref());
    let buka = || {
        let f = std::fs::File::open(folder)?;
        f.lock()?;
        Ok(f)
    };
    buka().map_err(|e: std::io::Error| Error::Lain(format!("folder {}: {e}", folder.display())))
}

fn salah(e: &refinery::Error) -> Error {
    let mut pesan = e.to_string();
    let mut dalam: Option<&dyn std::error::Error> = std::error::Error::source(e);
    while let Some(d) = dalam {
        pesan.push_str(": ");
        pesan.push_str(&d.to_string());
        dalam = d.source();
    }
    Error::Migrasi(pesan)
}

/// All that is pending goes in one transaction together with its history: one step at a time, a crash between
/// a migration and its note would leave a database that never starts again.
fn pelari(berkas: &[(&str, &str)], logat: Logat) -> Result<Runner> {
    let isi = berkas
        .iter()
        .map(|(nama, sql)| Migration::unapplied(nama, &terjemah(sql, logat)).map_err(|e| salah(&e)))
        .collect::<Result<Vec<_>>>()?;
    Ok(Runner::new(&isi).set_grouped(true))
}

/// The number of a migration file.
fn nomor(nama: &str) -> i64 {
    nama.strip_prefix('V').and_then(|n| n.split("__").next()?.parse().ok()).unwrap_or(0)
}

/// The number of the newest migration this program knows.
pub fn versi_terakhir() -> i64 {
    BERKAS.iter().map(|(n, _)| nomor(n)).max().unwrap_or(0)
}

/// The number of the newest migration a database has had; none when it is not a database of Karat.
pub fn versi_skema(c: &mut Conn) -> Result<Option<i64>> {
    let ada: i64 = c.nilai(
        if c.adalah_pg() {
            "SELECT CASE WHEN to_regclass($1) IS NULL THEN 0 ELSE 1 END"
        } else {
            "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = $1"
        },
        args![RIWAYAT],
    )?;
    if ada == 0 {
        return Ok(None);
    }
    c.nilai(&format!("SELECT CAST(MAX(version) AS BIGINT) FROM {RIWAYAT}"), &[])
}

/// The same of a database that is not open; none when there is no database.
pub fn versi_di(mesin: &Mesin) -> Result<Option<i64>> {
    match mesin {
        Mesin::Lite(p) if !p.is_file() => Ok(None),
        Mesin::Lite(p) => versi_skema(&mut lite::buka_baca(p)?),
        Mesin::Pg(url) => versi_skema(&mut pg::buka(url, None)?),
    }
}

/// All tables in the order they were made, so that a table comes after those it refers to.
pub fn tabel_berurut() -> Vec<&'static str> {
    tabel_pada(versi_terakhir())
}

/// The tables of an older schema, in the same order.
pub fn tabel_pada(versi: i64) -> Vec<&'static str> {
    let mut ada: Vec<&'static str> = Vec::new();
    for baris in BERKAS.iter().filter(|(n, _)| nomor(n) <= versi).flat_map(|(_, sql)| sql.lines()) {
        let kata: Vec<&str> = baris.split([' ', '(', ';']).filter(|k| !k.is_empty()).collect();
        match kata.as_slice() {
            ["CREATE", "TABLE", baru, ..] => ada.push(baru),
            ["DROP", "TABLE", lama] => ada.retain(|t| t != lama),
            ["ALTER", "TABLE", lama, "RENAME", "TO", baru] => {
                for t in ada.iter_mut().filter(|t| **t == *lama) {
                    *t = baru;
                }
            }
            _ => {}
        }
    }
    ada
}

/// The columns of a table's primary key, as they are written in SQL.
pub fn kunci_utama(tabel: &str) -> Option<&'static str> {
    let awal = format!("CREATE TABLE {tabel} (");
    let isi = BERKAS.iter().flat_map(|(_, sql)| sql.lines()).skip_while(|b| *b != awal).skip(1);
    isi.take_while(|b| *b != ");").find_map(|b| {
        let b = b.trim();
        match b.strip_prefix("PRIMARY KEY (") {
            Some(kolom) => kolom.split(')').next(),
            None if b.contains(" PRIMARY KEY") => b.split(' ').next(),
            None => None,
        }
    })
}

/// Applies the migrations after `dari` up to `sampai` inside the caller's transaction, and notes them as
/// [`jalankan`] would (which runs each in a transaction of its own).
pub(crate) fn terapkan(c: &mut Conn, dari: i64, sampai: i64) -> Result<()> {
    let logat = if c.adalah_pg() { Logat::Pg } else { Logat::Lite };
    if dari == 0 {
        c.batch(&format!(
            "CREATE TABLE {RIWAYAT} (version int4 PRIMARY KEY, name VARCHAR(255), applied_on VARCHAR(255), \
             checksum VARCHAR(255));"
        ))?;
    }
    // A table cannot be dropped while a kept statement still reads.
    c.lupakan_pernyataan();
    for (nama, sql) in BERKAS.iter().filter(|(n, _)| (dari + 1..=sampai).contains(&nomor(n))) {
        let sql = terjemah(sql, logat);
        let m = Migration::unapplied(nama, &sql).map_err(|e| salah(&e))?;
        c.batch(&sql)?;
        let kini = values::Jam::sekarang(&values::JamSistem).to_string();
        c.exec(
            &format!("INSERT INTO {RIWAYAT} (version, name, applied_on, checksum) VALUES ($1, $2, $3, $4)"),
            args![i64::from(m.version()), m.name(), kini, m.checksum().to_string()],
        )?;
    }
    Ok(())
}

/// Takes away everything of Karat, inside the caller's transaction (PostgreSQL only).
pub(crate) fn buang(c: &mut Conn) -> Result<()> {
    let lihat = BERKAS.iter().flat_map(|(_, sql)| sql.lines());
    let mut lihat: Vec<&str> =
        lihat.filter_map(|b| b.strip_prefix("CREATE VIEW ")?.split(' ').next()).collect();
    lihat.reverse();
    for v in lihat {
        c.batch(&format!("DROP VIEW IF EXISTS {v}"))?;
    }
    for t in tabel_berurut().into_iter().rev().chain([RIWAYAT]) {
        c.batch(&format!("DROP TABLE IF EXISTS {t}"))?;
    }
    c.batch("DROP FUNCTION IF EXISTS karat_hanya_tambah()")
}

/// Runs `f` while an append-only table takes changes, inside the caller's transaction: for keeping a column in another
/// form, never for another content.
pub fn tanpa_penjaga<T, E: From<Error>>(
    tx: &mut Tx<'_>,
    tabel: &str,
    f: impl FnOnce(&mut Tx<'_>) -> Result<T, E>,
) -> Result<T, E> {
    if tx.adalah_pg() {
        tx.batch(&format!("ALTER TABLE {tabel} DISABLE TRIGGER USER"))?;
        let hasil = f(tx)?;
        tx.batch(&format!("ALTER TABLE {tabel} ENABLE TRIGGER USER"))?;
        return Ok(hasil);
    }
    tx.batch(&format!("DROP TRIGGER {tabel}_tolak_update; DROP TRIGGER {tabel}_tolak_delete;"))?;
    let hasil = f(tx)?;
    tx.batch(&pemicu(tabel, Logat::Lite))?;
    Ok(hasil)
}

/// Writes the tables anew, so that nothing of what stood in them before is left in the files. Blocks; not for an async
/// task.
pub fn padatkan(mesin: &Mesin, tabel: &[&str]) -> Result<()> {
    match mesin {
        Mesin::Lite(p) => {
            lite::buka(p)?.execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE);")?;
        }
        Mesin::Pg(url) => {
            let mut c = pg::sambung(url)?;
            for t in tabel {
                c.batch_execute(&format!("VACUUM FULL {t}"))?;
            }
        }
    }
    Ok(())
}

fn terjemah(sql: &str, logat: Logat) -> String {
    let mut keluar = String::with_capacity(sql.len() * 2);
    for baris in sql.lines() {
        if let Some(tabel) = baris.strip_prefix(TANDA) {
            keluar.push_str(&pemicu(tabel.trim(), logat));
        } else if let Some(sql) = baris.strip_prefix(TANDA_PG) {
            keluar.push_str(if logat == Logat::Pg { sql } else { "" });
        } else if logat == Logat::Lite {
            keluar.push_str(&if baris == ");" {
                ") STRICT;".to_owned()
            } else {
                baris.replace(" BIGINT", " INTEGER")
            });
        } else {
            keluar.push_str(baris);
        }
        keluar.push('\n');
    }
    keluar
}

fn pemicu(tabel: &str, logat: Logat) -> String {
    let pesan = PESAN_HANYA_TAMBAH;
    match logat {
        Logat::Lite => ["UPDATE", "DELETE"]
            .map(|kerja| {
                format!(
                    "CREATE TRIGGER {tabel}_tolak_{} BEFORE {kerja} ON {tabel} \
                     BEGIN SELECT RAISE(ABORT, '{pesan}: {tabel}'); END;\n",
                    kerja.to_lowercase()
                )
            })
            .concat(),
        Logat::Pg => format!(
            "CREATE OR REPLACE FUNCTION karat_hanya_tambah() RETURNS trigger LANGUAGE plpgsql AS \
             $$ BEGIN RAISE EXCEPTION '{pesan}: %', TG_TABLE_NAME; END $$;\n\
             CREATE TRIGGER {tabel}_tolak BEFORE UPDATE OR DELETE ON {tabel} \
             FOR EACH ROW EXECUTE FUNCTION karat_hanya_tambah();\n\
             CREATE TRIGGER {tabel}_tolak_truncate BEFORE TRUNCATE ON {tabel} \
             FOR EACH STATEMENT EXECUTE FUNCTION karat_hanya_tambah();\n"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn migrasi_hanya_memakai_jenis_kolom_yang_sama_di_kedua_mesin() {
        for (nama, sql) in BERKAS {
            let tanpa_komentar: Vec<&str> =
                sql.lines().filter(|b| !b.trim_start().starts_with("--")).collect();
            let besar = tanpa_komentar.join("\n").to_uppercase();
            for larangan in [
                "NUMERIC",
                "BOOLEAN",
                "SERIAL",
                "TIMESTAMP",
                "JSON",
                " REAL",
                "DOUBLE",
                " DATE ",
                "VARCHAR",
                " INTEGER",
            ] {
                assert!(!besar.contains(larangan), "{nama} memakai {larangan}");
            }
            let mut tabel = false;
            for baris in sql.lines().filter(|b| !b.trim_start().starts_with("--")) {
                if !baris.starts_with("    ") {
                    tabel = baris.starts_with("CREATE TABLE ");
                    continue;
                }
                if !tabel {
                    continue;
                }
                let kata: Vec<&str> = baris.split_whitespace().collect();
                let jenis = kata.get(1).copied().unwrap_or("").trim_end_matches(',');
                let batasan =
                    ["PRIMARY", "UNIQUE", "CHECK", "FOREIGN"].contains(&kata.first().copied().unwrap_or(""));
                assert!(batasan || jenis == "BIGINT" || jenis == "TEXT", "{nama}: {baris}");
            }
        }
    }

    #[test]
    fn migrasi_diterapkan_semua_atau_tidak_sama_sekali() {
        let mut c = rusqlite::Connection::open_in_memory().unwrap();
        let ada = |c: &rusqlite::Connection| -> (i64, i64) {
            let tabel = "SELECT COUNT(*) FROM sqlite_master WHERE name IN ('toko', 'nomor')";
            let catatan = format!("SELECT COUNT(*) FROM {RIWAYAT}");
            let hitung = |sql: &str| c.query_row(sql, [], |r| r.get(0)).unwrap();
            (hitung(tabel), hitung(&catatan))
        };
        let rusak = [BERKAS[0], ("V002__rusak", "CREATE TABLE satu (a BIGINT);\nCREATE TABEL dua;")];
        pelari(&rusak, Logat::Lite).unwrap().run(&mut c).unwrap_err();
        assert_eq!(ada(&c), (0, 0));
        pelari(BERKAS, Logat::Lite).unwrap().run(&mut c).unwrap();
        assert_eq!(ada(&c), (2, i64::try_from(BERKAS.len()).unwrap()));
    }

    #[test]
    fn nomor_migrasi_berurut_tanpa_celah() {
        for (i, (nama, _)) in BERKAS.iter().enumerate() {
            assert!(nama.starts_with(&format!("V{:03}__", i + 1)), "{nama}");
        }
    }

    /// Rows are restored table by table in this order.
    #[test]
    fn setiap_rujukan_menunjuk_tabel_yang_lebih_dulu_ada() {
        let mut ada: Vec<&str> = Vec::new();
        for baris in BERKAS.iter().flat_map(|(_, s)| s.lines()) {
            if let Some(rujuk) = baris.split(" REFERENCES ").nth(1).and_then(|r| r.split(' ').next()) {
                assert!(ada[..ada.len() - 1].contains(&rujuk), "{baris}");
            }
            ada.extend(baris.strip_prefix("CREATE TABLE ").and_then(|b| b.split(' ').next()));
        }
        // A table that was rebuilt stands under its name again, after those it refers to.
        let dibangun_ulang = [
            "bayar_semua",
            "manual_bayar",
            "impor_awal_semua",
            "impor_awal_batal_semua",
            "service_ambil_semua",
        ];
        ada.retain(|t| !dibangun_ulang.contains(t));
        let mut kini = tabel_berurut();
        ada.sort_unstable();
        kini.sort_unstable();
        assert_eq!(ada, kini);
    }

    #[test]
    fn setiap_tabel_punya_kunci_utama() {
        for t in tabel_berurut() {
            assert!(kunci_utama(t).is_some(), "{t}");
        }
        assert_eq!(kunci_utama("toko"), Some("kode_toko"));
        assert_eq!(kunci_utama("buku_kas"), Some("toko, id"));
    }

    #[test]
    fn tabel_skema_lama_adalah_awal_dari_yang_baru() {
        assert!(tabel_pada(0).is_empty());
        assert_eq!(tabel_pada(1), ["toko", "nomor", "urut", "idempotensi", "audit", "audit_kepala"]);
        assert!(tabel_berurut().starts_with(&tabel_pada(2)));
    }

    #[test]
    fn setiap_buku_hanya_bisa_ditambah() {
        let semua: String = BERKAS.iter().map(|(_, s)| *s).collect();
        for t in tabel_berurut().into_iter().filter(|t| t.starts_with("buku_") || *t == "audit") {
            assert!(semua.contains(&format!("{TANDA}{t}\n")), "{t} belum dijaga");
        }
    }

    #[test]
    fn yang_ditandai_pg_hanya_untuk_postgresql() {
        let sql = "CREATE TABLE a (b BIGINT);\n-- @pg DROP INDEX a_b;\n-- pg";
        assert_eq!(terjemah(sql, Logat::Lite), "CREATE TABLE a (b INTEGER);\n\n-- pg\n");
        assert_eq!(terjemah(sql, Logat::Pg), "CREATE TABLE a (b BIGINT);\nDROP INDEX a_b;\n-- pg\n");
    }

    #[test]
    fn tabel_sqlite_dibuat_ketat() {
        let lite = terjemah(BERKAS[0].1, Logat::Lite);
        assert_eq!(lite.matches("CREATE TABLE").count(), lite.matches(") STRICT;").count());
        assert!(!lite.contains("BIGINT"));
    }
}
