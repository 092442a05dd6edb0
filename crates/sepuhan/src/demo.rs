//! Sorting and washing in the days of the demo: what was bought is sorted the day after, now and then a lot goes to a washer, comes
//! back in two parts with a little loss, and one loss over the norm is approved and answered; a decision is changed, and some stock
//! without barcodes comes.

use crate::calon::{self, TanyaCalon};
use crate::kirim::{self, MintaKirim};
use crate::lihat::{self, TanyaLot};
use crate::sortir::{self, MintaSortir, Timbang};
use crate::stock_manual::{self, MintaStock};
use crate::terima::{self, BarisTerima, MintaTerima};
use barang::pindai::Pindai;
use db::{Tx, args};
use platform::Hasil;
use platform::demo::disetujui;
use platform::domain::HariDemo;
use platform::modul::Setelan;
use std::collections::BTreeMap;
use values::{Berat, Rupiah};

/// Pieces of a lot.
const SELOT: usize = 6;

pub(crate) fn hari(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    match h.mundur.rem_euclid(8) {
        3 => sortir(tx, h),
        2 => kirim(tx, h),
        1 => pindah(tx, h),
        4 => stock(tx, h),
        0 => terima(tx, h, false),
        6 => terima(tx, h, true),
        _ => Ok(()),
    }
}

/// By what it was bought as; the newest few wait for tomorrow.
fn sortir(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let semua = calon::belum(tx, &h.spv.toko, &TanyaCalon::default())?;
    let siap: Vec<_> = semua.iter().filter(|b| !b.susut && !b.batu).collect();
    let banyak = siap.len().saturating_sub(2);
    let mut tumpuk: BTreeMap<&str, i64> = BTreeMap::new();
    let mut baris = Vec::with_capacity(banyak);
    for (ke, b) in siap.into_iter().take(banyak).enumerate() {
        let putusan = match b.tipe_kondisi.as_str() {
            "LEBUR" => "HANCUR",
            "RUSAK" => "RUSAK",
            _ if ke % 5 == 4 => "LABEL",
            _ => "CUCI",
        };
        *tumpuk.entry(putusan).or_default() += b.berat_asli.sebagai_mg();
        baris.push(sortir::BarisSortir {
            kode_barcode: b.kode_barcode.clone(),
            kode_toko: String::new(),
            putusan: putusan.to_owned(),
        });
    }
    if baris.is_empty() {
        return Ok(());
    }
    let m = MintaSortir {
        keterangan: "Sortir pembelian".to_owned(),
        detail_barang: baris,
        timbang: tumpuk
            .into_iter()
            .map(|(putusan, mg)| Timbang { putusan: putusan.to_owned(), berat: Berat::mg(mg) })
            .collect(),
        ..MintaSortir::default()
    };
    disetujui(tx, h.spv, h.own, |tx, izin| {
        sortir::sortir(tx, h.spv, &MintaSortir { otorisasi: izin.to_owned(), ..m.clone() })
    })
    .map(|_| ())
}

/// A second look at one of what was sorted.
fn pindah(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let semua = calon::tersortir(tx, &h.spv.toko, "ALL")?;
    let Some(b) = semua.into_iter().rfind(|b| !b.susut) else { return Ok(()) };
    let putusan = match b.kode_gudang.as_str() {
        "LABEL" => "CUCI",
        "RUSAK" => "HANCUR",
        _ => "RUSAK",
    };
    let m = MintaSortir {
        keterangan: "Dilihat lagi".to_owned(),
        timbang: vec![Timbang { putusan: putusan.to_owned(), berat: b.berat_asli }],
        detail_barang: vec![sortir::BarisSortir {
            kode_barcode: b.kode_barcode,
            kode_toko: String::new(),
            putusan: putusan.to_owned(),
        }],
        ..MintaSortir::default()
    };
    disetujui(tx, h.spv, h.own, |tx, izin| {
        sortir::pindah(tx, h.spv, &MintaSortir { otorisasi: izin.to_owned(), ..m.clone() })
    })
    .map(|_| ())
}

/// Wash stock without barcodes, where the store keeps some.
fn stock(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    if !Setelan::baca(tx, &h.spv.toko)?.nyala("STOCK_SEPUHAN_MANUAL_MODULE") {
        return Ok(());
    }
    let m = MintaStock {
        sumber: "SALDO AWAL".to_owned(),
        keterangan: "Cucian lama".to_owned(),
        detail_barang: vec![stock_manual::BarisStock {
            kode_group: "750".to_owned(),
            kode_dept: "CIN750".to_owned(),
            qty: 2,
            berat: Berat::mg(5_400),
            harga_modal: Rupiah::new(5_000_000),
        }],
        ..MintaStock::default()
    };
    disetujui(tx, h.spv, h.own, |tx, izin| {
        stock_manual::tambah(tx, h.spv, &MintaStock { otorisasi: izin.to_owned(), ..m.clone() })
    })
    .map(|_| ())
}

fn kirim(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let toko = h.spv.toko.clone();
    let semua: Vec<(String, Berat)> = tx.rows(
        "SELECT s.kode_barcode, s.berat FROM saldo_barang s WHERE s.toko = $1 AND s.gudang = 'CUCI' AND s.milik = 'TOKO' \
         AND s.murni > 0 AND NOT EXISTS (SELECT 1 FROM barang_batu b WHERE b.kode_barcode = s.kode_barcode) \
         AND NOT EXISTS (SELECT 1 FROM susut w WHERE w.kode_barcode = s.kode_barcode AND (w.status = 'PENDING' \
          OR (w.status = 'DITOLAK' AND w.dijawab = ''))) ORDER BY s.kode_barcode LIMIT $2",
        args![&toko, i64::try_from(SELOT).unwrap_or(0)],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?;
    let tukang = lihat::tukang(tx, &toko)?;
    let Some(t) = tukang
        .iter()
        .max_by_key(|t| (t.keahlian.contains("SEPUH"), std::cmp::Reverse(t.kode_tukang.clone())))
    else {
        return Ok(());
    };
    if semua.is_empty() {
        return Ok(());
    }
    let m = MintaKirim {
        kode_tukang: t.kode_tukang.clone(),
        pekerjaan: if h.mundur.rem_euclid(16) == 2 { "SEPUH" } else { "CUCI" }.to_owned(),
        keterangan: "Cuci mingguan".to_owned(),
        timbang: Berat::mg(semua.iter().map(|(_, b)| b.sebagai_mg()).sum()),
        detail_barang: semua
            .into_iter()
            .map(|(kode_barcode, _)| Pindai { kode_barcode, ..Pindai::default() })
            .collect(),
        ..MintaKirim::default()
    };
    disetujui(tx, h.spv, h.own, |tx, izin| {
        kirim::kirim(tx, h.spv, &MintaKirim { otorisasi: izin.to_owned(), ..m.clone() })
    })
    .map(|_| ())
}

/// All but the last piece of the oldest open lot, or what is left of it.
fn terima(tx: &mut Tx<'_>, h: &HariDemo<'_>, semua: bool) -> Hasil<()> {
    let toko = h.spv.toko.clone();
    let t = TanyaLot { status: "BUKA".to_owned(), limit: 200, ..TanyaLot::default() };
    let Some(l) = lihat::lot(tx, &toko, &t)?.data.pop() else { return Ok(()) };
    let rinci = lihat::lot_rinci(tx, &toko, &l.no_lot)?;
    let luar: Vec<_> = rinci.detail_barang.iter().filter(|b| b.no_terima.is_empty()).collect();
    let banyak = if semua || luar.len() < 2 { luar.len() } else { luar.len() - 1 };
    // One lot in four loses more than it may.
    let per_mil = if h.mundur.rem_euclid(32) == 0 { 15 } else { 4 };
    let m = MintaTerima {
        no_lot: l.no_lot.clone(),
        cara: "BARANG".to_owned(),
        keterangan: "Kembali dari cuci".to_owned(),
        detail_barang: luar
            .into_iter()
            .take(banyak)
            .map(|b| {
                let mg = b.berat.sebagai_mg();
                let kembali = (mg - (mg * per_mil / 1_000).max(1)).max(1);
                BarisTerima {
                    kode_barcode: b.kode_barcode.clone(),
                    berat: Berat::mg(kembali),
                    ..BarisTerima::default()
                }
            })
            .collect(),
        ..MintaTerima::default()
    };
    disetujui(tx, h.kasir, h.own, |tx, izin| {
        terima::terima(tx, h.kasir, &MintaTerima { otorisasi: izin.to_owned(), ..m.clone() })
    })
    .map(|_| ())
}
