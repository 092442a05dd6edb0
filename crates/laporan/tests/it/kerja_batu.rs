//! What people do with stones, through the use cases: a certified one and a parcel come, some are set into a ring, one is taken out
//! again, one is sold loose, one goes back to its supplier. No two of them weigh or cost the same.

use crate::hari_dagang::{Meja, customer};
use crate::kerja_uang::disetujui;
use batu::ambil::AmbilMinta;
use batu::jual::{self, JualBarisMinta, JualMinta};
use batu::keluar::{self, KeluarMinta};
use batu::lepas::{self, LepasBaris, LepasMinta};
use batu::pasang::{self, PasangMinta};
use batu::terima::{self, BatuMasuk, TerimaMinta};
use konter::{Bayar, JenisBayar};
use values::{Berat, CaratBatu, Rupiah, UsdSen};

fn masuk(sertifikat: &str, butir: i64, carat: i64, sen: i64) -> BatuMasuk {
    let bersertifikat = !sertifikat.is_empty();
    let isi = |t: &str| if bersertifikat { t.to_owned() } else { String::new() };
    BatuMasuk {
        jenis: if butir > 1 { "PAKET" } else { "SATUAN" }.to_owned(),
        jenis_batu: "BRL".to_owned(),
        shape: "RD".to_owned(),
        color: "F".to_owned(),
        clarity: "VVS1".to_owned(),
        laboratorium: isi("GIA"),
        no_sertifikat: sertifikat.to_owned(),
        tempat_sertifikat: isi("LEMARI 1"),
        butir,
        carat: CaratBatu::perseribu(carat),
        usd_carat: UsdSen::sen(sen),
        ..BatuMasuk::default()
    }
}

fn ambil(kode: &str, butir: i64, carat: Option<i64>, sisa: Option<i64>) -> AmbilMinta {
    AmbilMinta {
        kode_batu: kode.to_owned(),
        butir,
        carat: carat.map(CaratBatu::perseribu),
        carat_sisa: sisa.map(CaratBatu::perseribu),
    }
}

/// Everything of the day that is about stones.
pub async fn urus(m: &Meja<'_>) {
    let spv = m.orang("spv").await;
    // A certificate counts once in the chain.
    let nomor = |n: i64| format!("{n}{}", m.toko);
    let terima = TerimaMinta {
        kode_supplier: supplier(m).await,
        keterangan: "titipan pameran".to_owned(),
        detail: vec![
            masuk(&nomor(7_310_001), 1, 410, 171_300),
            masuk(&nomor(7_310_002), 1, 530, 283_700),
            masuk(&nomor(7_310_003), 1, 370, 167_100),
            masuk("", 40, 2_410, 61_900),
        ],
    };
    m.lewat(4);
    let jadi = m.d.kerja(&m.own, move |tx, p| terima::terima(tx, p, &terima)).await.unwrap();
    let [satu, dua, tiga, paket] = jadi.kode_batu.as_slice() else { panic!("{jadi:?}") };
    let barang = m.cincin("CINCIN DIPASANGI", 4_730).await;
    m.lewat(6);
    let pasang = PasangMinta {
        kode_barcode: barang.clone(),
        berat_timbang: Berat::mg(4_730 + 82 + 120),
        detail: vec![ambil(satu, 1, None, None), ambil(paket, 10, Some(602), Some(1_805))],
        ..PasangMinta::default()
    };
    m.d.kerja(&m.own, move |tx, p| pasang::pasang(tx, p, &pasang)).await.unwrap();
    m.lewat(6);
    let lepas = LepasMinta {
        kode_barcode: barang,
        berat_timbang: Berat::mg(4_730 + 120),
        detail: vec![LepasBaris { baris: 1, carat: CaratBatu::perseribu(409) }],
        ..LepasMinta::default()
    };
    m.d.kerja(&m.own, move |tx, p| lepas::lepas(tx, p, &lepas)).await.unwrap();
    m.lewat(6);
    let retur = KeluarMinta {
        jenis: "RETUR".to_owned(),
        kode_lawan: supplier(m).await,
        keterangan: "tidak laku".to_owned(),
        detail: vec![ambil(tiga, 1, None, None)],
        ..KeluarMinta::default()
    };
    disetujui(m, &spv, &m.own, move |tx, p, izin| {
        keluar::keluar(tx, p, &KeluarMinta { otorisasi: izin.to_owned(), ..retur.clone() })
    })
    .await;
    m.lewat(6);
    let mut minta = JualMinta {
        customer: customer("INDAH BATU", 97),
        kode_sales: "S09".to_owned(),
        detail: vec![JualBarisMinta { kode_batu: dua.clone(), ..JualBarisMinta::default() }],
        ..JualMinta::default()
    };
    let hitung = minta.clone();
    let total = m.d.kerja(&m.own, move |tx, p| jual::hitung(tx, p, &hitung)).await.unwrap().total;
    minta.pembayaran = vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp: total, ..Bayar::default() }];
    minta.neto = Some(total).filter(|n| *n > Rupiah::NOL);
    m.d.kerja(&m.kasir, move |tx, p| jual::jual(tx, p, &minta)).await.unwrap();
}

async fn supplier(m: &Meja<'_>) -> String {
    m.d.db()
        .read(|c| {
            c.nilai(
                "SELECT MIN(kode_supplier) FROM supplier_berlian WHERE toko = $1 AND dihapus = 0 AND aktif = 1",
                db::args![db::RANTAI],
            )
        })
        .await
        .unwrap()
}
