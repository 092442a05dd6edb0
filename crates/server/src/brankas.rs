//! The key that secrets in the database are encrypted with: whether it is the right one, what stands in clear from before,
//! a change of the key, and living on without it. Commands and the start of the server use it.

use db::{Brankas, Conn, Db, Kunci, Tx, args, id_kunci};
use platform::brankas::{KUNCI_DATA, Kolom, SEMUA};
use platform::identitas::{self, KunciData, samarkan};
use platform::{Hasil, Tolak};
use serde_json::Value;

/// The schema that keeps secrets encrypted.
const SKEMA: i64 = 33;
/// Says that nothing stands in clear any more.
const BERSIH: &str = "bersih";
/// Rows that one transaction of the first encryption turns.
const SEKALI: usize = 500;
/// Tables in which identity numbers stood in clear, with what makes them append-only.
const BERNIK: [(&str, bool); 2] = [("pelanggan", false), ("faktur", true)];
/// A hash has 64 characters; what is shorter is a number.
const POLOS: &str = "LENGTH(sidik_nik) BETWEEN 1 AND 63";

/// The name of the key that the database is encrypted with; none before the first start with one.
pub fn kunci_basis_data(c: &mut Conn) -> db::Result<Option<String>> {
    if db::versi_skema(c)?.is_none_or(|v| v < SKEMA) {
        return Ok(None);
    }
    let ada = c.baris::<KunciData>("FROM kunci_data ORDER BY nama", args![])?;
    Ok(ada.iter().find_map(|k| id_kunci(&k.isi)).map(str::to_owned))
}

fn bersih(c: &mut Conn) -> db::Result<bool> {
    Ok(!c.baris::<KunciData>("FROM kunci_data WHERE nama = $1", args![BERSIH])?.is_empty())
}

/// Encrypts what stands in clear, some rows a transaction: interrupted, the next start goes on.
pub async fn enkripsi(db: &Db) -> anyhow::Result<()> {
    let galat = |t: Tolak| anyhow::anyhow!("{t}: {}", t.sebab.as_deref().unwrap_or_default());
    if db.read(bersih).await? {
        return Ok(());
    }
    db.write(Kunci::rantai(), |tx| identitas::pastikan_kunci(tx).map(|_| ())).await.map_err(galat)?;
    let mut semua = 0;
    loop {
        let n = db.write(Kunci::rantai(), sebagian).await.map_err(galat)?;
        if n == 0 {
            break;
        }
        semua += n;
        tracing::info!(rahasia = semua, "rahasia lama sedang dienkripsi");
    }
    let berisi: i64 = db.read(|c| c.nilai("SELECT COUNT(*) FROM toko", args![])).await?;
    if berisi > 0 {
        // What was overwritten is still in the files until they are written anew.
        let (mesin, tabel) = (db.mesin().clone(), ["pelanggan", "faktur", "parkir"]);
        let tabel: Vec<&str> = tabel.into_iter().chain(SEMUA.map(|k| k.tabel)).collect();
        tokio::task::spawn_blocking(move || db::padatkan(&mesin, &tabel)).await??;
    }
    db.write(Kunci::rantai(), |tx| {
        let (isi, kini) = (KUNCI_DATA.tutup(tx, BERSIH, BERSIH)?, tx.sekarang());
        tx.sisip([KunciData { nama: BERSIH.to_owned(), isi, dibuat: kini.to_string() }])?;
        Ok::<_, Tolak>(())
    })
    .await
    .map_err(galat)
}

/// Some of what stands in clear; how much it was.
fn sebagian(tx: &mut Tx<'_>) -> Hasil<usize> {
    let mut n = 0;
    for k in SEMUA {
        for (baris, isi) in isi_kolom(tx, k, &format!("NOT {} LIKE 'brankas1:%'", k.kolom))? {
            let jadi = k.tutup(tx, &baris, &isi)?;
            ganti(tx, k, &baris, &jadi)?;
            n += 1;
        }
    }
    for (tabel, hanya_tambah) in BERNIK {
        n += if hanya_tambah {
            db::tanpa_penjaga(tx, tabel, |tx| tutup_nik(tx, tabel))?
        } else {
            tutup_nik(tx, tabel)?
        };
    }
    Ok(n + parkir(tx)?)
}

/// Secrets of a column with the row that each is bound to.
fn isi_kolom(c: &mut Conn, k: Kolom, mana: &str) -> Hasil<Vec<(String, String)>> {
    let sql = format!("SELECT {}, {} FROM {} WHERE {} <> '' AND {mana}", k.baris, k.kolom, k.tabel, k.kolom);
    Ok(c.rows(&sql, args![], |r| Ok((r.get(0)?, r.get(1)?)))?)
}

fn ganti(tx: &mut Tx<'_>, k: Kolom, baris: &str, isi: &str) -> Hasil<()> {
    let sql = format!("UPDATE {} SET {} = $2 WHERE {} = $1", k.tabel, k.kolom, k.baris);
    tx.exec(&sql, args![baris, isi])?;
    Ok(())
}

fn tutup_nik(tx: &mut Tx<'_>, tabel: &str) -> Hasil<usize> {
    let sql = format!("SELECT DISTINCT sidik_nik FROM {tabel} WHERE {POLOS} LIMIT {SEKALI}");
    let semua: Vec<String> = tx.rows(&sql, args![], |r| r.get(0))?;
    for nik in &semua {
        let sidik = identitas::simpan(tx, nik)?;
        let sql = format!("UPDATE {tabel} SET sidik_nik = $2, nik_samar = $3 WHERE sidik_nik = $1");
        tx.exec(&sql, args![nik.as_str(), sidik, samarkan(nik)])?;
    }
    Ok(semua.len())
}

/// Sales put aside before identity numbers were left out of them.
fn parkir(tx: &mut Tx<'_>) -> Hasil<usize> {
    let semua = tx.rows("SELECT toko, id, isi FROM parkir", args![], |r| {
        Ok((r.get::<String>(0)?, r.get::<String>(1)?, r.get::<String>(2)?))
    })?;
    let mut n = 0;
    for (toko, id, isi) in semua {
        let Ok(mut v) = serde_json::from_str::<Value>(&isi) else { continue };
        let Some(nik) = v.pointer_mut("/customer/nik").filter(|n| n.as_str().is_some_and(|t| !t.is_empty()))
        else {
            continue;
        };
        *nik = Value::from("");
        tx.exec(
            "UPDATE parkir SET isi = $3 WHERE toko = $1 AND id = $2",
            args![toko.as_str(), id.as_str(), v.to_string()],
        )?;
        n += 1;
    }
    Ok(n)
}

/// Writes every secret anew with the key that writes, whichever it was written with; all or none.
pub async fn putar(db: &Db) -> anyhow::Result<usize> {
    db.write(Kunci::rantai(), |tx| {
        let (mut n, kunci) = (0, tx.brankas()?);
        for k in SEMUA {
            for (baris, isi) in isi_kolom(tx, k, "1 = 1")? {
                if id_kunci(&isi) == Some(kunci.id()) {
                    continue;
                }
                let jadi = k.tutup(tx, &baris, &k.buka(tx, &baris, &isi)?)?;
                ganti(tx, k, &baris, &jadi)?;
                n += 1;
            }
        }
        ledger::audit::catat_hari_ini(tx, "karat", "GANTI KUNCI DATA", kunci.id(), "{}")?;
        Ok::<_, Tolak>(n)
    })
    .await
    .map_err(|t| anyhow::anyhow!("{t}: {}", t.sebab.as_deref().unwrap_or_default()))
}

/// Takes away what nobody can read any more, so that the shop goes on with another key.
pub async fn relakan(db: &Db) -> anyhow::Result<()> {
    db.write(Kunci::rantai(), |tx| {
        let kini = tx.sekarang();
        for sql in [
            "DELETE FROM sidik_jari",
            "DELETE FROM totp_cadangan",
            "DELETE FROM totp",
            "DELETE FROM rahasia",
            "DELETE FROM identitas",
            "DELETE FROM kunci_data",
            "UPDATE pelanggan SET sidik_nik = '' WHERE sidik_nik <> ''",
        ] {
            tx.exec(sql, args![])?;
        }
        tx.exec("UPDATE agen SET aktif = 0, dicabut = $1 WHERE aktif = 1", args![kini])?;
        tx.exec("UPDATE agen SET kunci_tanda = ''", args![])?;
        ledger::audit::catat_hari_ini(tx, "karat", "RELAKAN KUNCI DATA", "-", "{}")
    })
    .await
    .map_err(|e: db::Error| anyhow::anyhow!("{e}"))
}

/// What a key file is to a database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cocok {
    /// the database is not encrypted yet
    Belum,
    /// it is the database's own
    Ya,
    /// the database's own stands behind a newer one: a change that did not end
    Putar,
    Tidak,
}

pub fn cocok(b: &Brankas, basis_data: Option<&str>) -> Cocok {
    match basis_data {
        None => Cocok::Belum,
        Some(id) if id == b.id() => Cocok::Ya,
        Some(id) if b.punya(id) => Cocok::Putar,
        Some(_) => Cocok::Tidak,
    }
}
