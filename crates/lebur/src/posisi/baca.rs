//! What the position is read from: the projections of the stock books, prices, what is promised, and what was kept at closing.

use super::{HariPosisi, senilai};
use crate::jual::harga_100;
use db::{Conn, Val, args, daftar};
use konter::meluap;
use platform::Hasil;
use std::collections::BTreeMap;
use values::{Berat, KodeToko, Rupiah};

/// The place of a warehouse or account, and of whose goods lie there.
pub(crate) const TEMPAT_SQL: &str = "CASE WHEN s.gudang = '@TRANSIT' THEN 'JALAN' WHEN s.gudang = '@TUKANG' THEN 'TUKANG' \
     WHEN s.gudang = '@LEBUR' THEN 'LEBUR' WHEN s.gudang = '@CIOK' THEN 'CIOK' WHEN s.milik <> 'TOKO' AND s.gudang = 'HUTANG' THEN 'GADAI' \
     WHEN s.milik <> 'TOKO' THEN 'CUSTOMER' WHEN s.gudang = 'TOKO' THEN 'ETALASE' \
     WHEN s.gudang IN ('TITIP', 'BELI', 'CUCI', 'RETUR', 'HANCUR') THEN s.gudang WHEN s.gudang IN ('RUSAK', 'REPARASI') THEN 'RUSAK' \
     ELSE 'BRANKAS' END";

/// Gold that is somewhere, and not only on an account of who it came from or went to.
const DIMANA: &str =
    "(substr(s.gudang, 1, 1) <> '@' OR s.gudang IN ('@TRANSIT', '@TUKANG', '@LEBUR', '@CIOK'))";

pub(super) struct Toko {
    pub(super) kode_toko: String,
    pub(super) nama_toko: String,
    pub(super) tgl_system: String,
    /// the last closing; empty: none
    pub(super) tgl_tutup: String,
    pub(super) harga_100: i64,
}

/// One store, or all that are active.
pub(super) fn toko(c: &mut Conn, satu: Option<&KodeToko>) -> Hasil<Vec<Toko>> {
    let syarat = if satu.is_some() { "kode_toko = $1" } else { "aktif = 1" };
    let isi: Vec<Val> = satu.map(|t| args![t].to_vec()).unwrap_or_default();
    let mut semua = c.rows(
        &format!("SELECT kode_toko, nama_toko, tgl_system, COALESCE(tgl_tutup, '') FROM toko WHERE {syarat} ORDER BY kode_toko"),
        &isi,
        |r| {
            Ok(Toko {
                kode_toko: r.get(0)?,
                nama_toko: r.get(1)?,
                tgl_system: r.get(2)?,
                tgl_tutup: r.get(3)?,
                harga_100: 0,
            })
        },
    )?;
    for t in &mut semua {
        let kode = KodeToko::parse(&t.kode_toko).map_err(|e| db::Error::Lain(e.to_string()))?;
        t.harga_100 = harga_100(c, &kode, &t.tgl_system)?.map_or(0, values::HargaGram::nilai);
    }
    Ok(semua)
}

/// What lies in a place of a store.
pub(super) struct Tumpuk {
    pub(super) toko: String,
    pub(super) tempat: String,
    pub(super) qty: i64,
    pub(super) berat: i64,
    pub(super) murni: i64,
    pub(super) nilai: i64,
}

/// All places of these stores, out of the sums a tray and an account. What one store alone says of goods under way is only what it
/// sent or received, so there it is left out.
pub(super) fn tumpuk(c: &mut Conn, toko: &[Toko], rantai: bool) -> Hasil<Vec<Tumpuk>> {
    let kode: Vec<&str> = toko.iter().map(|t| t.kode_toko.as_str()).collect();
    let d = daftar(1, kode);
    let di = &d.sql;
    let jalan = if rantai { "" } else { " AND s.gudang <> '@TRANSIT'" };
    let sql = format!(
        "SELECT s.toko, {TEMPAT_SQL} AS tempat, CAST(SUM(s.qty) AS BIGINT), CAST(SUM(s.berat) AS BIGINT), \
         CAST(SUM(s.murni) AS BIGINT), CAST(SUM(s.nilai) AS BIGINT) FROM \
         (SELECT toko, gudang, milik, qty, berat, murni, nilai FROM saldo_lokasi WHERE toko IN {di} \
          UNION ALL SELECT toko, gudang, 'TOKO', qty, berat, murni, nilai FROM saldo_curah WHERE toko IN {di} AND jenis_stok = 'MANUAL') s \
         WHERE {DIMANA}{jalan} GROUP BY s.toko, {TEMPAT_SQL}"
    );
    Ok(c.rows(&sql, &d.nilai, |r| {
        Ok(Tumpuk {
            toko: r.get(0)?,
            tempat: r.get(1)?,
            qty: r.int(2)?,
            berat: r.int(3)?,
            murni: r.int(4)?,
            nilai: r.int(5)?,
        })
    })?)
}

/// What was kept of a place at the last closing of its store.
pub(super) struct Dulu {
    pub(super) toko: String,
    pub(super) tempat: String,
    pub(super) murni: i64,
    pub(super) harga_100: i64,
}

pub(super) fn kemarin(c: &mut Conn, toko: &[Toko]) -> Hasil<Vec<Dulu>> {
    let mut semua = Vec::new();
    for t in toko.iter().filter(|t| !t.tgl_tutup.is_empty()) {
        // Goods under way are a matter of all stores.
        let jalan = if toko.len() > 1 { "" } else { " AND tempat <> 'JALAN'" };
        semua.extend(c.rows(
            &format!(
                "SELECT tempat, murni, harga_100 FROM potret_posisi WHERE toko = $1 AND tanggal = $2{jalan}"
            ),
            args![t.kode_toko.as_str(), t.tgl_tutup.as_str()],
            |r| {
                Ok(Dulu {
                    toko: t.kode_toko.clone(),
                    tempat: r.get(0)?,
                    murni: r.int(1)?,
                    harga_100: r.int(2)?,
                })
            },
        )?);
    }
    Ok(semua)
}

/// Fine milligrams that are promised at a fixed price.
#[derive(Default)]
pub(super) struct JanjiToko {
    pub(super) toko: String,
    pub(super) pesanan: i64,
    pub(super) titipan: i64,
    pub(super) pre_order: i64,
}

/// As much of a price as money pays for, in fine milligrams: grams at that price, as fine as the goods.
fn terbayar(rp: i64, harga: i64, kadar: i64) -> Hasil<i64> {
    let mg = i128::from(rp) * 1_000 * i128::from(kadar.clamp(0, 10_000)) / i128::from(harga.max(1)) / 10_000;
    i64::try_from(mg).map_err(|_| meluap(values::Meluap))
}

pub(super) fn janji(c: &mut Conn, toko: &[Toko]) -> Hasil<Vec<JanjiToko>> {
    let mut semua = Vec::with_capacity(toko.len());
    for t in toko {
        let mut j = JanjiToko { toko: t.kode_toko.clone(), ..JanjiToko::default() };
        j.pesanan = c.nilai(
            "SELECT CAST(COALESCE(SUM(b.gram_kunci * b.kadar / 10000), 0) AS BIGINT) FROM pesanan_kini k JOIN pesanan_baris b \
             ON b.toko = k.toko AND b.no_pesanan = k.no_pesanan WHERE k.toko = $1 AND k.terbuka = 1 AND b.cara_harga = 'LOCK'",
            args![t.kode_toko.as_str()],
        )?;
        let titip = c.rows(
            "SELECT s.saldo, i.harga_gram, COALESCE(g.kadar_cetak, 10000) FROM saldo_titipan s JOIN titipan i ON i.toko = s.toko \
             AND i.no_titip = s.no_titip LEFT JOIN group_barang g ON g.toko = i.toko AND g.kode_group = i.kode_group \
             WHERE s.toko = $1 AND s.saldo > 0 AND i.cara_harga = 'LOCK' AND i.harga_gram > 0",
            args![t.kode_toko.as_str()],
            |r| Ok((r.int(0)?, r.int(1)?, r.int(2)?)),
        )?;
        for (rp, harga, kadar) in titip {
            j.titipan = j.titipan.saturating_add(terbayar(rp, harga, kadar)?);
        }
        let po = c.rows(
            "SELECT s.saldo, p.harga_gram, p.berat_estimasi FROM saldo_titipan s JOIN praorder p ON p.toko = s.toko \
             AND p.no_po = s.no_titip WHERE s.toko = $1 AND s.saldo > 0 AND p.harga_gram > 0",
            args![t.kode_toko.as_str()],
            |r| Ok((r.int(0)?, r.int(1)?, r.int(2)?)),
        )?;
        for (rp, harga, berat) in po {
            // What a gram costs against pure gold says how fine it is.
            let kadar = if t.harga_100 > 0 {
                i64::try_from(i128::from(harga) * 10_000 / i128::from(t.harga_100))
                    .unwrap_or(10_000)
                    .min(10_000)
            } else {
                10_000
            };
            let paling = terbayar(harga, harga, kadar)?.saturating_mul(berat) / 1_000;
            j.pre_order = j.pre_order.saturating_add(terbayar(rp, harga, kadar)?.min(paling));
        }
        semua.push(j);
    }
    Ok(semua)
}

/// The closed days of the picture, the oldest first: of several stores the days that they kept.
pub(super) fn hari(c: &mut Conn, toko: &[Toko], hari: i64) -> Hasil<Vec<HariPosisi>> {
    let mut per_hari: BTreeMap<String, (i64, i64, i64)> = BTreeMap::new();
    let mulai = toko
        .iter()
        .filter_map(|t| values::Tanggal::parse(&t.tgl_system).ok())
        .max()
        .and_then(|t| t.tambah_hari(-hari).ok())
        .map_or_else(String::new, |t| t.to_string());
    let jalan = if toko.len() > 1 { "" } else { " AND tempat <> 'JALAN'" };
    for t in toko {
        let baris = c.rows(
            &format!(
                "SELECT tanggal, CAST(SUM(murni) AS BIGINT), CAST(SUM(nilai) AS BIGINT), MAX(harga_100) FROM potret_posisi \
                 WHERE toko = $1 AND tanggal >= $2 AND tempat NOT IN ('GADAI', 'CUSTOMER'){jalan} GROUP BY tanggal"
            ),
            args![t.kode_toko.as_str(), mulai.as_str()],
            |r| Ok((r.get::<String>(0)?, r.int(1)?, r.int(2)?, r.int(3)?)),
        )?;
        for (tanggal, murni, nilai, harga) in baris {
            let x = per_hari.entry(tanggal).or_default();
            *x = (x.0 + murni, x.1 + nilai, x.2 + senilai(murni, harga)?);
        }
    }
    Ok(per_hari
        .into_iter()
        .map(|(tanggal, (murni, nilai, worth))| HariPosisi {
            tanggal,
            murni: Berat::mg(murni),
            nilai: Rupiah::new(nilai),
            harga_pasar: Rupiah::new(worth),
        })
        .collect())
}
