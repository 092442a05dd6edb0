//! Stones in the days of the demo: now and then a certified one and a parcel come from a supplier, and one is sold loose.

use crate::harga;
use crate::jual::{self, JualBarisMinta, JualMinta};
use crate::terima::{self, BatuMasuk, TerimaMinta};
use db::{Tx, args};
use konter::pelanggan::PelangganMinta;
use konter::{Bayar, JenisBayar};
use platform::Hasil;
use platform::demo::disetujui;
use platform::domain::HariDemo;
use values::{CaratBatu, UsdSen};

pub(crate) fn hari(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    match h.mundur.rem_euclid(9) {
        7 => datang(tx, h),
        3 => terjual(tx, h),
        _ => Ok(()),
    }
}

/// A single stone with its certificate, and a parcel of small ones.
fn datang(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let toko = h.spv.toko.clone();
    let supplier: Option<String> = tx.one(
        "SELECT kode_supplier FROM supplier_berlian WHERE toko = $1 AND dihapus = 0 AND aktif = 1 ORDER BY kode_supplier LIMIT 1",
        args![db::RANTAI],
        |r| r.get(0),
    )?;
    let Some(kode_supplier) = supplier.filter(|_| harga::kurs(tx, &toko).is_ok_and(|k| k.is_some())) else {
        return Ok(());
    };
    let urut: i64 = tx.nilai("SELECT COUNT(*) FROM batu WHERE toko = $1", args![&toko])?;
    let dasar = BatuMasuk {
        jenis: "SATUAN".to_owned(),
        jenis_batu: "BRL".to_owned(),
        shape: "RD".to_owned(),
        color: "F".to_owned(),
        clarity: "VVS1".to_owned(),
        ..BatuMasuk::default()
    };
    let satu = BatuMasuk {
        cutgrade: "EX".to_owned(),
        polish: "EX".to_owned(),
        symmetry: "VG".to_owned(),
        fluorescence: "NON".to_owned(),
        laboratorium: "GIA".to_owned(),
        no_sertifikat: format!("21{toko}{:05}", urut * 37 + h.mundur),
        tempat_sertifikat: "LEMARI SERTIFIKAT".to_owned(),
        butir: 1,
        carat: CaratBatu::perseribu(310 + urut % 180),
        usd_carat: UsdSen::sen(170_000),
        ..dasar.clone()
    };
    let paket = BatuMasuk {
        jenis: "PAKET".to_owned(),
        butir: 40,
        carat: CaratBatu::perseribu(2_400),
        usd_carat: UsdSen::sen(60_000),
        keterangan: "MELEE 0.06".to_owned(),
        ..dasar
    };
    let m = TerimaMinta { kode_supplier, keterangan: String::new(), detail: vec![satu, paket] };
    terima::terima(tx, h.spv, &m).map(|_| ())
}

/// The oldest single stone of the safe goes to somebody who pays cash.
fn terjual(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let toko = h.kasir.toko.clone();
    let ada: Option<String> = tx.one(
        "SELECT s.kode_batu FROM saldo_batu s JOIN batu b ON b.kode_batu = s.kode_batu AND b.jenis = 'SATUAN' WHERE s.toko = $1 \
         AND s.tempat = 'BRANKAS' AND s.carat > 0 ORDER BY s.kode_batu LIMIT 1",
        args![&toko],
        |r| r.get(0),
    )?;
    let sales: Option<String> = tx.one(
        "SELECT kode_sales FROM sales WHERE toko = $1 AND dihapus = 0 AND aktif = 1 ORDER BY kode_sales LIMIT 1",
        args![&toko],
        |r| r.get(0),
    )?;
    let (Some(kode_batu), Some(kode_sales)) = (ada, sales) else { return Ok(()) };
    let mut m = JualMinta {
        customer: PelangganMinta { nama_customer: "IBU RATNA".to_owned(), ..PelangganMinta::default() },
        kode_sales,
        detail: vec![JualBarisMinta { kode_batu, ..JualBarisMinta::default() }],
        ..JualMinta::default()
    };
    let jumlah_rp = jual::hitung(tx, h.kasir, &m)?.total;
    m.pembayaran = vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp, ..Bayar::default() }];
    disetujui(tx, h.kasir, h.spv, |tx, izin| {
        jual::jual(tx, h.kasir, &JualMinta { otorisasi: izin.to_owned(), ..m.clone() })
    })
    .map(|_| ())
}
