//! What people do with orders, through the use cases: one waits, one is at the craftsman's, one is ready with its sample out, one is
//! fetched, one cancelled.

use crate::hari_dagang::{Meja, customer, nomor};
use crate::kerja_uang::disetujui;
use konter::Bayar;
use pesanan::ambil::{self, PesananAmbil};
use pesanan::batal::{self, PesananBatal};
use pesanan::contoh::{self, ContohMinta};
use pesanan::kerja::{self, PesananProses, PesananSelesai, PesananSelesaiBaris};
use pesanan::simpan::{self, PesananBarisMinta, PesananMinta};
use pesanan::validasi::{self, PesananValid};
use platform::Pelaku;
use values::{Berat, Rupiah};

/// Everything of the day that is about orders.
pub async fn urus(m: &Meja<'_>) {
    let spv = m.orang("spv").await;
    pesan(m, "GELANG TUNGGU", 7_130, "FLOAT").await;
    let tukang = pesan(m, "CINCIN TUKANG", 3_410, "LOCK").await;
    let siap = pesan(m, "CINCIN SIAP", 2_870, "LOCK").await;
    let diambil = pesan(m, "CINCIN AMBIL", 4_190, "FLOAT").await;
    let batal = pesan(m, "CINCIN BATAL", 5_230, "FLOAT").await;
    for no in [&tukang, &siap, &diambil, &batal] {
        validkan(m, &spv, no).await;
    }
    let no = tukang.clone();
    let ke = PesananProses { kode_tukang: "T01".to_owned(), ..PesananProses::default() };
    m.d.kerja(&m.kasir, move |tx, p| kerja::proses(tx, p, &no, &ke)).await.unwrap();
    selesaikan(m, &siap, 2_910).await;
    selesaikan(m, &diambil, 4_230).await;
    let c = ContohMinta {
        no_pesanan: siap,
        milik: "CUSTOMER".to_owned(),
        nama_barang: "CINCIN NENEK".to_owned(),
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        berat: Berat::mg(2_270),
        ..ContohMinta::default()
    };
    m.d.kerja(&m.kasir, move |tx, p| contoh::keluar(tx, p, &c)).await.unwrap();
    ambilkan(m, &diambil).await;
    batalkan(m, &spv, &batal).await;
}

fn tunai(n: Rupiah) -> Vec<Bayar> {
    if n == Rupiah::NOL { Vec::new() } else { vec![Bayar { jumlah_rp: n, ..Bayar::default() }] }
}

async fn pesan(m: &Meja<'_>, nama: &str, mg: i64, cara: &str) -> String {
    m.lewat(3);
    let siapa = format!("PEMESAN {nama} {}", m.toko);
    let baris = PesananBarisMinta {
        nama_barang: nama.to_owned(),
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        ukuran: "14".to_owned(),
        berat_estimasi: Berat::mg(mg),
        cara_harga: cara.to_owned(),
        ..PesananBarisMinta::default()
    };
    let minta = PesananMinta {
        customer: customer(&siapa, nomor(&siapa)),
        kode_sales: "S04".to_owned(),
        tgl_janji: "2026-12-03".to_owned(),
        detail: vec![baris],
        ..PesananMinta::default()
    };
    m.d.kerja(&m.kasir, move |tx, p| {
        let dp = Rupiah::new(simpan::hitung(tx, p, &minta)?.total_harga.nilai() * 2 / 5);
        simpan::simpan(tx, p, &PesananMinta { jumlah_bayar: dp, pembayaran: tunai(dp), ..minta.clone() })
    })
    .await
    .unwrap()
    .no_pesanan
}

/// Where the store has a second person look.
async fn validkan(m: &Meja<'_>, spv: &Pelaku, no: &str) {
    let v = PesananValid { no_pesanans: vec![no.to_owned()], user_id: m.kasir.user_id.to_string() };
    m.d.kerja(spv, move |tx, p| {
        if !platform::modul::Setelan::baca(tx, &p.toko)?.nyala("VALIDASI_PESANAN_MODULE") {
            return Ok(0);
        }
        validasi::validasi(tx, p, &v)
    })
    .await
    .unwrap();
}

async fn selesaikan(m: &Meja<'_>, no: &str, mg: i64) {
    m.lewat(4);
    let kode_barcode = m.cincin("CINCIN PESANAN", mg).await;
    let no = no.to_owned();
    let s = PesananSelesai {
        detail: vec![PesananSelesaiBaris { baris: 1, kode_barcode }],
        ..PesananSelesai::default()
    };
    m.d.kerja(&m.kasir, move |tx, p| kerja::selesai(tx, p, &no, &s)).await.unwrap();
}

async fn ambilkan(m: &Meja<'_>, no: &str) {
    m.lewat(5);
    let no = no.to_owned();
    m.d.kerja(&m.kasir, move |tx, p| {
        let bayar = ambil::hitung(tx, p, &no, &PesananAmbil::default())?.bayar_rp;
        // The card that was looked at.
        let m = PesananAmbil {
            pengenal: "SIM".to_owned(),
            pengenal_akhir: "1234".to_owned(),
            ..PesananAmbil::default()
        };
        ambil::ambil(tx, p, &no, &PesananAmbil { pembayaran: tunai(bayar), ..m })
    })
    .await
    .unwrap();
}

async fn batalkan(m: &Meja<'_>, spv: &Pelaku, no: &str) {
    m.lewat(6);
    let no = no.to_owned();
    disetujui(m, &m.kasir.clone(), spv, move |tx, p, izin| {
        let dibayar = batal::hitung(tx, p, &no)?.dibayar_rp;
        let b = PesananBatal {
            alasan: "tidak jadi".to_owned(),
            pembayaran: tunai(dibayar),
            otorisasi: izin.to_owned(),
        };
        batal::batal(tx, p, &no, &b)
    })
    .await;
}
