//! What people do with services, through the use cases: one stays, one is finished, one is fetched, one is taken back, one given back
//! undone, one of the shop's own.

use crate::hari_dagang::{Meja, customer, nomor};
use crate::kerja_uang::disetujui;
use konter::Bayar;
use servis::{
    Pekerjaan, ProsesMinta, ServiceAmbilMinta, ServiceBarisMinta, ServiceBatalBaris, ServiceBatalMinta,
    ServiceMinta, ServiceSelesaiBaris, ServiceSelesaiMinta, ServiceValid,
};
use values::{Berat, Rupiah};

/// Everything of the day that is about services.
pub async fn urus(m: &Meja<'_>) {
    let spv = m.orang("spv").await;
    terima(m, "KALUNG PUTUS", 8_130, 110_000, 30_000).await;
    let siap = terima(m, "GELANG KENDOR", 9_470, 170_000, 0).await;
    let ambil = terima(m, "CINCIN SEMPIT", 3_290, 130_000, 70_000).await;
    let batal = terima(m, "ANTING PATAH", 2_170, 90_000, 40_000).await;
    let kembali = terima(m, "LIONTIN LEPAS", 4_610, 150_000, 100_000).await;
    for no in [&siap, &ambil, &kembali] {
        kerjakan(m, no).await;
    }
    selesaikan(m, &siap, 9_520).await;
    selesaikan(m, &ambil, 3_300).await;
    m.lewat(2);
    let no = ambil.clone();
    let nik = kartu(m, "CINCIN SEMPIT");
    let bayar = ServiceAmbilMinta { nik, pembayaran: tunai(60_000), ..ServiceAmbilMinta::default() };
    m.d.kerja(&m.kasir, move |tx, p| servis::ambil(tx, p, &no, &bayar)).await.unwrap();
    let nik = kartu(m, "ANTING PATAH");
    disetujui(m, &m.kasir.clone(), &spv, move |tx, p, izin| {
        let k = ServiceBatalMinta {
            alasan: "salah catat".to_owned(),
            nik: nik.clone(),
            detail_barang: vec![ServiceBatalBaris { baris: 1, berat: Berat::mg(2_170), jumlah_batu: 2 }],
            otorisasi: izin.to_owned(),
            ..ServiceBatalMinta::default()
        };
        servis::batal(tx, p, &batal, &k)
    })
    .await;
    let nik = kartu(m, "LIONTIN LEPAS");
    disetujui(m, &m.kasir.clone(), &spv, move |tx, p, izin| {
        let k = ServiceBatalMinta {
            alasan: "tidak bisa dikerjakan".to_owned(),
            nik: nik.clone(),
            biaya_rp: Rupiah::new(35_000),
            detail_barang: vec![ServiceBatalBaris { baris: 1, berat: Berat::mg(4_610), jumlah_batu: 2 }],
            pengembalian: tunai(65_000),
            otorisasi: izin.to_owned(),
            ..ServiceBatalMinta::default()
        };
        servis::batal(tx, p, &kembali, &k)
    })
    .await;
}

fn tunai(n: i64) -> Vec<Bayar> {
    if n == 0 { Vec::new() } else { vec![Bayar { jumlah_rp: Rupiah::new(n), ..Bayar::default() }] }
}

/// Whose piece it is.
fn pemilik(m: &Meja<'_>, nama: &str) -> String {
    format!("PEMILIK {nama} {}", m.toko)
}

/// What the card of its owner says.
fn kartu(m: &Meja<'_>, nama: &str) -> String {
    let pemilik = pemilik(m, nama);
    customer(&pemilik, nomor(&pemilik)).nik
}

async fn terima(m: &Meja<'_>, nama: &str, mg: i64, biaya: i64, dp: i64) -> String {
    m.lewat(3);
    let pemilik = pemilik(m, nama);
    let kerja = Pekerjaan {
        deskripsi: "PATRI RANTAI PUTUS".to_owned(),
        jenis_kerja: "PATRI".to_owned(),
        biaya_rp: Rupiah::new(biaya),
    };
    let minta = ServiceMinta {
        customer: customer(&pemilik, nomor(&pemilik)),
        kode_sales: "S03".to_owned(),
        tgl_janji: "2026-12-01".to_owned(),
        dp_rp: Rupiah::new(dp),
        pembayaran: tunai(dp),
        detail_barang: vec![ServiceBarisMinta {
            nama_barang: nama.to_owned(),
            kode_group: "750".to_owned(),
            kode_dept: "CIN750".to_owned(),
            berat: Berat::mg(mg),
            jumlah_batu: 2,
            kondisi: "lecet halus".to_owned(),
            pekerjaan: vec![kerja],
            ..ServiceBarisMinta::default()
        }],
        ..ServiceMinta::default()
    };
    m.d.kerja(&m.kasir, move |tx, p| servis::simpan(tx, p, &minta)).await.unwrap().no_service
}

/// Looked at by somebody else, then given to a craftsman.
async fn kerjakan(m: &Meja<'_>, no: &str) {
    m.lewat(1);
    let spv = m.orang("spv").await;
    let valid = ServiceValid { no_services: vec![no.to_owned()], user_id: m.kasir.user_id.to_string() };
    m.d.kerja(&spv, move |tx, p| servis::validasi(tx, p, &valid)).await.unwrap();
    let (no, minta) =
        (no.to_owned(), ProsesMinta { kode_tukang: "T01".to_owned(), ..ProsesMinta::default() });
    m.d.kerja(&m.kasir, move |tx, p| servis::proses(tx, p, &no, &minta)).await.unwrap();
}

async fn selesaikan(m: &Meja<'_>, no: &str, mg: i64) {
    m.lewat(1);
    let minta = ServiceSelesaiMinta {
        detail_barang: vec![ServiceSelesaiBaris {
            baris: 1,
            berat: Berat::mg(mg),
            jumlah_batu: 2,
            ..ServiceSelesaiBaris::default()
        }],
        ..ServiceSelesaiMinta::default()
    };
    let no = no.to_owned();
    m.d.kerja(&m.kasir, move |tx, p| servis::selesai(tx, p, &no, &minta)).await.unwrap();
}
