//! Schema: the files of `migrations/`, written once, turned into each engine's SQL at run time.
//! SQLite gets STRICT tables; `-- @hanya_tambah tabel` becomes the triggers that keep a book append-only.

use crate::error::{Error, Result};
use crate::kunci::nomor_kunci;
use crate::{Mesin, lite, pg};
use refinery::{Migration, Runner};

include!(concat!(env!("OUT_DIR"), "/migrasi.rs"));

/// What the triggers say; nothing else in the schema says it.
pub(crate) const PESAN_HANYA_TAMBAH: &str = "buku hanya bisa ditambah";

const TANDA: &str = "-- @hanya_tambah ";

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
            pelari(Logat::Lite)?.run(&mut c).map_err(|e| salah(&e))?;
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
    let hasil = pelari(Logat::Pg)?.run(&mut c).map_err(|e| salah(&e));
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

fn pelari(logat: Logat) -> Result<Runner> {
    let isi = BERKAS
        .iter()
        .map(|(nama, sql)| Migration::unapplied(nama, &terjemah(sql, logat)).map_err(|e| salah(&e)))
        .collect::<Result<Vec<_>>>()?;
    Ok(Runner::new(&isi))
}

/// The number of the newest migration this program knows.
pub fn versi_terakhir() -> i64 {
    BERKAS
        .iter()
        .filter_map(|(n, _)| n.strip_prefix('V')?.split("__").next()?.parse::<i64>().ok())
        .max()
        .unwrap_or(0)
}

/// All tables in the order they were made, so that a table comes after those it refers to.
pub fn tabel_berurut() -> Vec<&'static str> {
    BERKAS
        .iter()
        .flat_map(|(_, sql)| sql.lines())
        .filter_map(|b| b.strip_prefix("CREATE TABLE ")?.split([' ', '(']).next())
        .collect()
}

fn terjemah(sql: &str, logat: Logat) -> String {
    let mut keluar = String::with_capacity(sql.len() * 2);
    for baris in sql.lines() {
        if let Some(tabel) = baris.strip_prefix(TANDA) {
            keluar.push_str(&pemicu(tabel.trim(), logat));
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
            for baris in sql.lines().filter(|b| b.starts_with("    ") && !b.trim_start().starts_with("--")) {
                let kata: Vec<&str> = baris.split_whitespace().collect();
                let jenis = kata.get(1).copied().unwrap_or("").trim_end_matches(',');
                let batasan =
                    ["PRIMARY", "UNIQUE", "CHECK", "FOREIGN"].contains(&kata.first().copied().unwrap_or(""));
                assert!(batasan || jenis == "BIGINT" || jenis == "TEXT", "{nama}: {baris}");
            }
        }
    }

    #[test]
    fn nomor_migrasi_berurut_tanpa_celah() {
        for (i, (nama, _)) in BERKAS.iter().enumerate() {
            assert!(nama.starts_with(&format!("V{:03}__", i + 1)), "{nama}");
        }
    }

    #[test]
    fn setiap_buku_hanya_bisa_ditambah() {
        let semua: String = BERKAS.iter().map(|(_, s)| *s).collect();
        for t in tabel_berurut().into_iter().filter(|t| t.starts_with("buku_") || *t == "audit") {
            assert!(semua.contains(&format!("{TANDA}{t}\n")), "{t} belum dijaga");
        }
    }

    #[test]
    fn tabel_sqlite_dibuat_ketat() {
        let lite = terjemah(BERKAS[0].1, Logat::Lite);
        assert_eq!(lite.matches("CREATE TABLE").count(), lite.matches(") STRICT;").count());
        assert!(!lite.contains("BIGINT"));
    }
}
