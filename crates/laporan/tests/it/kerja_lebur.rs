//! What people do with gold that is melted, through the use cases: a lot comes back with a loss within the norm and one over it, dust with
//! a gain, refined gold is sold to a business, one lot stays at the refiner and one is taken back.

use crate::hari_dagang::Meja;
use crate::kerja_uang::disetujui;
use barang::hancur::{self, Hancur};
use barang::pindai::Pindai;
use konter::{Bayar, JenisBayar};
use lebur::batal::{self, MintaBatal};
use lebur::hasil::{self, HasilBaris, HasilTercatat, MintaHasil};
use lebur::jual::{self, CiokBaris, MintaJual};
use lebur::kirim::{self, MintaKirim};
use lebur::lot::{self, MintaLot};
use platform::Pelaku;
use values::{Berat, Kadar, Rupiah};

/// Everything of the day that is about melting.
pub async fn urus(m: &Meja<'_>) {
    let spv = m.orang("spv").await;
    let satu = rosok(m, &spv, "CINCIN LEBUR SATU", 12_340).await;
    let hasil = kembali(m, &satu, 9_240).await;
    let dua = rosok(m, &spv, "CINCIN LEBUR DUA", 8_770).await;
    kembali(m, &dua, 6_510).await;
    let debu = MintaLot {
        jenis: "DEBU".to_owned(),
        timbang: Berat::mg(73_000),
        keterangan: "debu meja".to_owned(),
        ..MintaLot::default()
    };
    let debu = berangkat(m, &spv, debu).await;
    kembali(m, &debu, 470).await;
    rosok(m, &spv, "CINCIN LEBUR TIGA", 5_130).await;
    let salah = rosok(m, &spv, "CINCIN LEBUR SALAH", 3_390).await;
    m.lewat(7);
    let cabut = MintaBatal { no_dok: salah, alasan: "salah lot".to_owned(), ..MintaBatal::default() };
    m.d.kerja(&m.own, move |tx, p| batal::batal(tx, p, &cabut)).await.unwrap();
    jual(m, &spv, &hasil).await;
}

/// A ring that is broken, melted and sent: the lot's number.
async fn rosok(m: &Meja<'_>, spv: &Pelaku, nama: &str, mg: i64) -> String {
    m.lewat(5);
    let kode_barcode = m.cincin(nama, mg).await;
    let detail = vec![Pindai { kode_barcode, ..Pindai::default() }];
    let lebur = Hancur {
        kondisi: "PENYOK".to_owned(),
        gudang_tujuan: "HANCUR".to_owned(),
        keterangan: "bahan lebur".to_owned(),
        detail_barang: detail.clone(),
    };
    m.d.kerja(&m.own, move |tx, p| hancur::hancur(tx, p, &lebur)).await.unwrap();
    m.lewat(5);
    berangkat(m, spv, MintaLot { detail_barang: detail, timbang: Berat::mg(mg), ..MintaLot::default() }).await
}

async fn berangkat(m: &Meja<'_>, spv: &Pelaku, minta: MintaLot) -> String {
    let timbang = minta.timbang;
    let lot = disetujui(m, spv, &m.own, move |tx, p, izin| {
        lot::buka(tx, p, &MintaLot { otorisasi: izin.to_owned(), ..minta.clone() })
    })
    .await;
    let kirim = MintaKirim {
        no_lot: lot.no_lot.clone(),
        kode_pelebur: "L01".to_owned(),
        timbang,
        ..MintaKirim::default()
    };
    disetujui(m, spv, &m.own, move |tx, p, izin| {
        kirim::kirim(tx, p, &MintaKirim { otorisasi: izin.to_owned(), ..kirim.clone() })
    })
    .await;
    lot.no_lot
}

/// So many milligrams of pure gold, tested by the cashier; approved where it must be.
async fn kembali(m: &Meja<'_>, no_lot: &str, mg: i64) -> HasilTercatat {
    m.lewat(9);
    let minta = MintaHasil {
        no_lot: no_lot.to_owned(),
        hasil: vec![HasilBaris {
            bentuk: "CIOK".to_owned(),
            berat: Berat::mg(mg),
            kadar_uji: Some(Kadar::PENUH),
            ..HasilBaris::default()
        }],
        ..MintaHasil::default()
    };
    let lagi = minta.clone();
    match m.d.kerja(&m.kasir, move |tx, p| hasil::catat(tx, p, &minta)).await {
        Ok(h) => h,
        Err(t) => {
            let otorisasi = m.d.izin(&m.kasir, m.own.user_id.as_str(), &t).await.unwrap();
            let minta = MintaHasil { otorisasi, ..lagi };
            m.d.kerja(&m.kasir, move |tx, p| hasil::catat(tx, p, &minta)).await.unwrap()
        }
    }
}

async fn jual(m: &Meja<'_>, spv: &Pelaku, h: &HasilTercatat) {
    let harga = 28_130_000;
    let minta = MintaJual {
        kode_pelebur: "L01".to_owned(),
        detail: vec![CiokBaris { no_hasil: h.no_dok.clone(), baris: 1, harga: Rupiah::new(harga) }],
        timbang: h.murni,
        pembayaran: vec![Bayar {
            jenis: JenisBayar::Cash,
            jumlah_rp: Rupiah::new(harga + harga * 25 / 10_000),
            ..Bayar::default()
        }],
        ..MintaJual::default()
    };
    let lagi = minta.clone();
    let t = m.d.kerja(&m.kasir, move |tx, p| jual::jual(tx, p, &minta)).await.unwrap_err();
    let pemilik = t.rincian.as_ref().is_some_and(|r| r["permohonan"]["pemilik"] == true);
    let setuju = if pemilik { &m.own } else { spv };
    let otorisasi = m.d.izin(&m.kasir, setuju.user_id.as_str(), &t).await.unwrap();
    let minta = MintaJual { otorisasi, ..lagi };
    m.d.kerja(&m.kasir, move |tx, p| jual::jual(tx, p, &minta)).await.unwrap();
}
