//! A store is deactivated when nothing is left in it, and activated again. Head office alone does either; where a store is
//! not active nobody logs in and no call finds it, its books stay as they are.

use super::urus::MASTER_TOKO;
use crate::orang::kini;
use crate::{AksesTolak, Hasil, Pelaku, TokoTolak, sesi};
use db::{Tx, args};
use serde::{Deserialize, Serialize};
use values::{KodeToko, Rupiah};

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = TokoAktif)]
pub struct Aktif {
    pub aktif: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TokoKeadaan)]
pub struct Keadaan {
    pub kode_toko: String,
    pub aktif: bool,
}

/// What is counted in a store, with the words for it.
const ISI: [(&str, &str); 13] = [
    ("barang", "SELECT COUNT(*) FROM saldo_barang WHERE toko = $1"),
    (
        "barang curah atau manual",
        "SELECT CAST(COALESCE(SUM(qty), 0) AS BIGINT) FROM saldo_curah WHERE toko = $1 AND substr(gudang, 1, 1) <> '@'",
    ),
    ("titipan atau uang muka customer", "SELECT COUNT(*) FROM saldo_titipan WHERE toko = $1 AND saldo > 0"),
    ("pesanan yang belum selesai", "SELECT COUNT(*) FROM pesanan_kini WHERE toko = $1 AND terbuka = 1"),
    ("service yang belum selesai", "SELECT COUNT(*) FROM service_kini WHERE toko = $1 AND terbuka = 1"),
    ("pinjaman yang belum selesai", "SELECT COUNT(*) FROM hutang_kini WHERE toko = $1 AND terbuka = 1"),
    (
        "uang kelebihan lelang",
        "SELECT COUNT(*) FROM saldo_pinjaman WHERE toko = $1 AND akun = 'KELEBIHAN' AND saldo > 0",
    ),
    ("emas di tukang", "SELECT COUNT(*) FROM saldo_tukang WHERE toko = $1 AND saldo > 0"),
    (
        "batu",
        "SELECT CAST(COALESCE(SUM(butir), 0) AS BIGINT) FROM saldo_batu WHERE toko = $1 AND substr(tempat, 1, 1) <> '@' \
         AND substr(tempat, 1, 7) <> 'BARANG:'",
    ),
    (
        "lot lebur yang belum ada hasilnya",
        "SELECT COUNT(*) FROM lot_lebur_kini WHERE toko = $1 AND tahap IN ('BUKA', 'KIRIM')",
    ),
    (
        "ciok yang belum dijual",
        "SELECT COUNT(*) FROM (SELECT baki FROM saldo_curah WHERE toko = $1 AND gudang = '@CIOK' GROUP BY baki HAVING SUM(berat) > 0) x",
    ),
    ("hadiah", "SELECT CAST(COALESCE(SUM(qty), 0) AS BIGINT) FROM saldo_hadiah WHERE toko = $1"),
    ("pembayaran yang belum divalidasi", "SELECT COUNT(*) FROM bank_menunggu WHERE toko = $1"),
];

/// Money in its drawers and on its way out of it.
const UANG: [(&str, &str); 2] = [
    ("kas", "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_kas WHERE toko = $1"),
    (
        "uang dalam perjalanan",
        "SELECT CAST(COALESCE(SUM(jumlah_in - jumlah_out), 0) AS BIGINT) FROM buku_transit WHERE toko = $1",
    ),
];

/// What still lies in the store, in words.
fn sisa(tx: &mut Tx<'_>, kode: &KodeToko) -> Hasil<Vec<String>> {
    let mut ada = Vec::new();
    for (nama, sql) in ISI {
        let n: i64 = tx.nilai(sql, args![kode])?;
        if n != 0 {
            ada.push(format!("{n} {nama}"));
        }
    }
    for (nama, sql) in UANG {
        let n: Rupiah = tx.nilai(sql, args![kode])?;
        if n != Rupiah::NOL {
            ada.push(format!("{nama} {n}"));
        }
    }
    Ok(ada)
}

/// Runs under the store's key and the chain's.
pub fn atur(tx: &mut Tx<'_>, p: &Pelaku, kode: &KodeToko, m: &Aktif) -> Hasil<Keadaan> {
    let p = kini(tx, p, &[MASTER_TOKO])?;
    if !p.pusat {
        return Err(AksesTolak::Pusat.tolak("Hanya untuk kantor pusat"));
    }
    let sql = "SELECT pusat, aktif FROM toko WHERE kode_toko = $1";
    let (pusat, lama) = tx
        .one(sql, args![kode], |r| Ok((r.flag(0)?, r.flag(1)?)))?
        .ok_or_else(|| TokoTolak::TidakAda.tolak(format!("Toko {kode} tidak terdaftar")))?;
    let jadi = Keadaan { kode_toko: kode.to_string(), aktif: m.aktif };
    if lama == m.aktif {
        return Ok(jadi);
    }
    if !m.aktif {
        if pusat {
            return Err(TokoTolak::MasihBerisi.tolak("Kantor pusat tidak bisa dinonaktifkan"));
        }
        let ada = sisa(tx, kode)?;
        if !ada.is_empty() {
            let pesan = format!("Toko {kode} masih punya {}; kosongkan dulu", ada.join(", "));
            return Err(TokoTolak::MasihBerisi.tolak(pesan));
        }
        // The trail of a store ends in the store, as long as it is one.
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "NONAKTIFKAN TOKO", kode.as_str(), "{}")?;
        sesi::akhiri_toko(tx, kode)?;
    }
    tx.exec("UPDATE toko SET aktif = $2, versi = versi + 1 WHERE kode_toko = $1", args![kode, m.aktif])?;
    if m.aktif {
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "AKTIFKAN TOKO", kode.as_str(), "{}")?;
    }
    Ok(jadi)
}
