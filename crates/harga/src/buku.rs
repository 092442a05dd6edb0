//! The book of published prices: who set what from what to what, and when. It only grows; the newest row of a
//! group is the price in force.

use crate::acuan::{Angka, Keadaan};
use db::{Conn, Tx, Val, args};
use platform::{DasarTolak, Hasil, Pelaku};
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Duration;
use values::{KodeToko, Tanggal, UsdSen, Waktu};

db::bacaan! {
    /// Whose price, and when it was published.
    struct UntukGroup {
        kode_group: String = "b.kode_group",
        waktu: String = "b.waktu",
    }
}

db::bacaan! {
    /// What a row of the book says from then on.
    struct AngkaBaru {
        jual: i64 = "b.jual_baru",
        beli: i64 = "b.beli_baru",
        rosok: i64 = "b.rosok_baru",
        kurs: UsdSen = "b.kurs_baru",
    }
}

db::bacaan! {
    /// What stood before.
    struct AngkaLama {
        ada: bool = "CASE WHEN b.jual_lama IS NULL THEN 0 ELSE 1 END",
        jual: i64 = "COALESCE(b.jual_lama, 0)",
        beli: i64 = "COALESCE(b.beli_lama, 0)",
        rosok: i64 = "COALESCE(b.rosok_lama, 0)",
        kurs: UsdSen = "COALESCE(b.kurs_lama, 0)",
    }
}

impl From<AngkaBaru> for Angka {
    fn from(a: AngkaBaru) -> Self {
        Self { harga_jual: a.jual, harga_beli: a.beli, harga_rosok: a.rosok, kurs_usd: a.kurs }
    }
}

impl From<AngkaLama> for Angka {
    fn from(a: AngkaLama) -> Self {
        Self { harga_jual: a.jual, harga_beli: a.beli, harga_rosok: a.rosok, kurs_usd: a.kurs }
    }
}

/// The prices in force, by group.
pub(crate) fn resmi(c: &mut Conn, toko: &KodeToko) -> db::Result<BTreeMap<String, Angka>> {
    let baris = c.baris::<(UntukGroup, AngkaBaru)>(
        "FROM buku_harga b \
         JOIN (SELECT MAX(id) AS akhir FROM buku_harga WHERE toko = $1 GROUP BY kode_group) a ON a.akhir = b.id \
         WHERE b.toko = $1",
        args![toko],
    )?;
    Ok(baris.into_iter().map(|(g, a)| (g.kode_group, a.into())).collect())
}

/// How far back a price counts as what stood before.
const SEHARI: Duration = Duration::from_secs(24 * 3_600);

/// What a supervisor's change is held against, by group: the price an owner published last, or the one in force a day ago by the
/// clock when that is newer; of a group that has neither, where its first publication began. A closing moves the business day
/// and none of these.
pub(crate) fn pegangan(c: &mut Conn, toko: &KodeToko, kini: Waktu) -> Hasil<BTreeMap<String, Angka>> {
    let awal = c.baris::<(UntukGroup, AngkaBaru, AngkaLama)>(
        "FROM buku_harga b JOIN (SELECT MIN(id) AS awal FROM buku_harga WHERE toko = $1 GROUP BY kode_group) a \
         ON a.awal = b.id WHERE b.toko = $1",
        args![toko],
    )?;
    let awal = awal
        .into_iter()
        .map(|(g, baru, lama)| (g.kode_group, if lama.ada { Angka::from(lama) } else { baru.into() }));
    let lalu = kini.kurang(SEHARI).map_err(|e| db::Error::Lain(e.to_string()))?;
    let sah = c.baris::<(UntukGroup, AngkaBaru)>(
        "FROM buku_harga b JOIN (SELECT MAX(x.id) AS akhir FROM buku_harga x LEFT JOIN pengguna u ON u.user_id = x.oleh \
         WHERE x.toko = $1 AND (x.waktu <= $2 OR u.level IN ('OWN', 'SU', 'MU')) GROUP BY x.kode_group) a \
         ON a.akhir = b.id WHERE b.toko = $1",
        args![toko, lalu],
    )?;
    Ok(awal.chain(sah.into_iter().map(|(g, a)| (g.kode_group, a.into()))).collect())
}

/// The last change of the selling price by group: what it was before, and when it changed.
pub(crate) fn perubahan_terakhir(
    c: &mut Conn,
    toko: &KodeToko,
) -> db::Result<BTreeMap<String, (Angka, String)>> {
    let baris = c.baris::<(UntukGroup, AngkaLama)>(
        "FROM buku_harga b \
         JOIN (SELECT MAX(id) AS akhir FROM buku_harga WHERE toko = $1 AND jual_lama IS NOT NULL \
         AND (jual_lama <> jual_baru OR beli_lama <> beli_baru) GROUP BY kode_group) a ON a.akhir = b.id \
         WHERE b.toko = $1",
        args![toko],
    )?;
    Ok(baris.into_iter().map(|(g, a)| (g.kode_group, (a.into(), g.waktu))).collect())
}

/// Writes a published price down.
pub(crate) fn catat(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    tanggal: Tanggal,
    kode: &str,
    lama: Option<Angka>,
    baru: Angka,
) -> Hasil<()> {
    let id = db::urut_buku(tx, "harga", 1)?;
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let l = |f: fn(&Angka) -> i64| Val::from(lama.as_ref().map(f));
    let kurs = |a: &Angka| a.kurs_usd.sebagai_sen();
    tx.exec(
        "INSERT INTO buku_harga (toko, id, tgl_system, waktu, oleh, dari_toko, kode_group, jual_lama, jual_baru, \
         beli_lama, beli_baru, rosok_lama, rosok_baru, kurs_lama, kurs_baru) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
        args![
            &toko,
            id,
            tanggal,
            kini,
            p.user_id.as_str(),
            &p.toko_asal,
            kode,
            l(|a| a.harga_jual),
            baru.harga_jual,
            l(|a| a.harga_beli),
            baru.harga_beli,
            l(|a| a.harga_rosok),
            baru.harga_rosok,
            l(kurs),
            baru.kurs_usd.sebagai_sen()
        ],
    )?;
    Ok(())
}

/// Takes confirmed rows of the day into the book that are not there yet: prices that came with a new store.
pub fn resmikan(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<usize> {
    let k = Keadaan::baca(tx, &p.toko)?;
    let mut n = 0;
    for (kode, b) in k.hari.iter().filter(|(kode, b)| b.konfirmasi && !k.resmi.contains_key(*kode)) {
        catat(tx, p, k.tanggal(), kode, None, b.harga)?;
        n += 1;
    }
    Ok(n)
}

/// One published price of one group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PerubahanHarga)]
pub struct Perubahan {
    pub tgl_system: String,
    pub waktu: String,
    pub oleh: String,
    /// where it was published: the store itself, or head office
    pub dari_toko: String,
    /// empty for pure gold
    pub kode_group: String,
    pub lama: Option<Angka>,
    pub baru: Angka,
}

db::bacaan! {
    /// Who published it, where and when.
    struct Terbitan {
        tgl_system: String = "b.tgl_system",
        waktu: String = "b.waktu",
        oleh: String = "b.oleh",
        dari_toko: String = "b.dari_toko",
        kode_group: String = "b.kode_group",
    }
}

/// How many rows a list has at the most.
const PALING_BANYAK: i64 = 5_000;

/// What was published in a store on the days from one to another, newest first.
pub fn perubahan(c: &mut Conn, toko: &KodeToko, dari: Tanggal, sampai: Tanggal) -> Hasil<Vec<Perubahan>> {
    if sampai.sebelum(dari) {
        let pesan = "Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal";
        return Err(DasarTolak::Periode.pada("tgl_to", pesan));
    }
    let semua = c.baris::<(Terbitan, AngkaBaru, AngkaLama)>(
        &format!(
            "FROM buku_harga b WHERE b.toko = $1 AND b.tgl_system >= $2 AND b.tgl_system <= $3 \
             ORDER BY b.tgl_system DESC, b.id DESC LIMIT {PALING_BANYAK}"
        ),
        args![toko, dari, sampai],
    )?;
    Ok(semua
        .into_iter()
        .map(|(t, baru, lama)| Perubahan {
            tgl_system: t.tgl_system,
            waktu: t.waktu,
            oleh: t.oleh,
            dari_toko: t.dari_toko,
            kode_group: t.kode_group,
            baru: baru.into(),
            lama: lama.ada.then(|| lama.into()),
        })
        .collect())
}
