//! Melting in the days of the demo: now and then some pieces go to the refiner, come back as refined gold with a little loss, tested by
//! the cashier, and are sold; and once a month the dust of the workshop is melted.

use crate::hasil::{self, HasilBaris, MintaHasil};
use crate::jual::{self, CiokBaris, MintaJual};
use crate::kirim::{self, MintaKirim};
use crate::lot::{self, MintaLot};
use crate::peristiwa::{DARI, Lot};
use barang::pindai::Pindai;
use db::{Tx, args};
use konter::{Bayar, JenisBayar};
use platform::Hasil;
use platform::demo::disetujui;
use platform::domain::HariDemo;
use values::{Berat, Kadar, Rupiah};

const PELEBUR: &str = "L01";
const KADAR_CIOK: i64 = 9_950;

pub(crate) fn hari(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    if pelebur(tx, h)?.is_none() {
        return Ok(());
    }
    match h.mundur.rem_euclid(12) {
        9 => rosok(tx, h),
        6 => pulang(tx, h),
        5 => jual_ciok(tx, h),
        2 if h.mundur.rem_euclid(24) == 2 => debu(tx, h),
        _ => Ok(()),
    }
}

fn pelebur(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<Option<String>> {
    Ok(tx.one(
        "SELECT kode_pelebur FROM pelebur WHERE toko = $1 AND kode_pelebur = $2 AND dihapus = 0 AND aktif = 1",
        args![&h.spv.toko, PELEBUR],
        |r| r.get(0),
    )?)
}

/// The supervisor gives, the owner takes; both weigh it again when it leaves.
fn buka_dan_kirim(tx: &mut Tx<'_>, h: &HariDemo<'_>, m: &MintaLot) -> Hasil<()> {
    let lot = disetujui(tx, h.spv, h.own, |tx, izin| {
        lot::buka(tx, h.spv, &MintaLot { otorisasi: izin.to_owned(), ..m.clone() })
    })?;
    let kirim = MintaKirim {
        no_lot: lot.no_lot,
        kode_pelebur: PELEBUR.to_owned(),
        timbang: m.timbang,
        ..MintaKirim::default()
    };
    disetujui(tx, h.spv, h.own, |tx, izin| {
        kirim::kirim(tx, h.spv, &MintaKirim { otorisasi: izin.to_owned(), ..kirim.clone() })
    })
    .map(|_| ())
}

/// Some of what waits for the melt; craftsmen get the rest.
fn rosok(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let barang: Vec<(String, Berat)> = tx.rows(
        "SELECT s.kode_barcode, s.berat FROM saldo_barang s WHERE s.toko = $1 AND s.gudang = 'HANCUR' AND s.milik = 'TOKO' \
         AND s.murni > 0 AND NOT EXISTS (SELECT 1 FROM barang_batu b WHERE b.kode_barcode = s.kode_barcode) \
         ORDER BY s.kode_barcode DESC LIMIT 6",
        args![&h.spv.toko],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?;
    // Half of it stays for craftsmen.
    let ambil = barang.len() / 2;
    if ambil == 0 {
        return Ok(());
    }
    let pilih: Vec<(String, Berat)> = barang.into_iter().take(ambil).collect();
    let timbang =
        pilih.iter().map(|(_, b)| *b).try_fold(Berat::NOL, Berat::tambah).map_err(konter::meluap)?;
    let m = MintaLot {
        timbang,
        keterangan: "Rosok siap lebur".to_owned(),
        detail_barang: pilih
            .into_iter()
            .map(|(kode_barcode, _)| Pindai { kode_barcode, ..Pindai::default() })
            .collect(),
        ..MintaLot::default()
    };
    buka_dan_kirim(tx, h, &m)
}

/// Dust of the workshop: no gold in the books until it is melted.
fn debu(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let m = MintaLot {
        jenis: "DEBU".to_owned(),
        timbang: Berat::mg(85_000),
        keterangan: "Debu meja kerja".to_owned(),
        ..MintaLot::default()
    };
    buka_dan_kirim(tx, h, &m)
}

/// What is at the refiner comes back, tested by the cashier.
fn pulang(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let lot = tx.baris::<Lot>(
        &format!("{DARI} WHERE l.toko = $1 AND k.tahap = 'KIRIM' ORDER BY l.no_lot"),
        args![&h.spv.toko],
    )?;
    for l in lot {
        // A fifth of a percent is lost; dust yields a few fine grams.
        let murni = if l.jenis == "EMAS" { l.murni.sebagai_mg() * 998 / 1_000 } else { 640 };
        let m = MintaHasil {
            no_lot: l.no_lot,
            keterangan: "Hasil lebur dan uji".to_owned(),
            hasil: vec![HasilBaris {
                bentuk: "CIOK".to_owned(),
                berat: Berat::mg(murni * 10_000 / KADAR_CIOK),
                kadar_uji: Kadar::perseratus(KADAR_CIOK).ok(),
                ..HasilBaris::default()
            }],
            ..MintaHasil::default()
        };
        disetujui(tx, h.kasir, h.own, |tx, izin| {
            hasil::catat(tx, h.kasir, &MintaHasil { otorisasi: izin.to_owned(), ..m.clone() })
        })?;
    }
    Ok(())
}

/// All refined gold is sold for cash, at 99 % of the price of pure gold.
fn jual_ciok(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let toko = h.spv.toko.clone();
    let (ciok, tgl) = (jual::tersedia(tx, &toko)?, platform::toko::cari(tx, &toko)?.tgl_system);
    let Some(harga) = jual::harga_100(tx, &toko, &tgl.to_string())?.filter(|_| !ciok.is_empty()) else {
        return Ok(());
    };
    let mut m = MintaJual { kode_pelebur: PELEBUR.to_owned(), ..MintaJual::default() };
    for c in ciok {
        let penuh = harga.kali(c.murni).map_err(konter::meluap)?.nilai();
        m.timbang = m.timbang.tambah(c.berat).map_err(konter::meluap)?;
        m.detail.push(CiokBaris {
            no_hasil: c.no_hasil,
            baris: c.baris,
            harga: Rupiah::new(penuh / 100 * 99 / 1_000 * 1_000 + 1_000),
        });
    }
    let total = jual::hitung(tx, h.kasir, &m)?.total;
    m.pembayaran = vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp: total, ..Bayar::default() }];
    disetujui(tx, h.kasir, h.own, |tx, izin| {
        jual::jual(tx, h.kasir, &MintaJual { otorisasi: izin.to_owned(), ..m.clone() })
    })
    .map(|_| ())
}
