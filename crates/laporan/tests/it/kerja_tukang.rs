//! What people do with craftsmen, through the use cases: scrap goes to two of them, pieces and scrap come back with a loss within
//! the norm and over it, a wage is paid, a delivery is taken back.

use crate::hari_dagang::Meja;
use crate::kerja_uang::disetujui;
use barang::hancur::{self, Hancur};
use barang::pindai::Pindai;
use konter::{Bayar, JenisBayar};
use platform::Pelaku;
use tukang::batal::{self, MintaBatal};
use tukang::emas::{self, MintaEmas};
use tukang::terima::{self, HasilBaris, MintaTerima, RosokBaris, TerimaTercatat};
use tukang::upah::{self, MintaUpah, UpahBaris};
use values::{Berat, Kadar, Rupiah};

/// Everything of the day that is about craftsmen.
pub async fn urus(m: &Meja<'_>) {
    let spv = m.orang("spv").await;
    serahkan(m, &spv, "T01", "CINCIN LEBUR TUKANG", 21_130).await;
    serahkan(m, &spv, "T02", "GELANG LEBUR TUKANG", 9_470).await;
    let jadi = kembali(m, &spv, ("T01", "BUAT BARU", "CINCIN TUKANG SATU"), (9_310, 4_170, 50)).await;
    kembali(m, &spv, ("T01", "PATRI", "CINCIN TUKANG DUA"), (2_230, 0, 90)).await;
    let salah = kembali(m, &spv, ("T02", "BUAT BARU", "CINCIN TUKANG SALAH"), (1_730, 0, 0)).await;
    m.lewat(7);
    let cabut =
        MintaBatal { no_dok: salah.no_dok, alasan: "salah timbang".to_owned(), ..MintaBatal::default() };
    m.d.kerja(&m.own, move |tx, p| batal::batal(tx, p, &cabut)).await.unwrap();
    m.lewat(7);
    let total = Rupiah::new(173_000);
    let bayar = MintaUpah {
        kode_tukang: "T01".to_owned(),
        detail: vec![UpahBaris { id_kerja: jadi.id_kerja, upah: total }],
        pembayaran: vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp: total, ..Bayar::default() }],
        ..MintaUpah::default()
    };
    let lagi = bayar.clone();
    // The cashier may have taken out as much as one may today.
    if let Err(t) = m.d.kerja(&m.kasir, move |tx, p| upah::bayar(tx, p, &bayar)).await {
        let otorisasi = m.d.izin(&m.kasir, spv.user_id.as_str(), &t).await.unwrap();
        let bayar = MintaUpah { otorisasi, ..lagi };
        m.d.kerja(&m.kasir, move |tx, p| upah::bayar(tx, p, &bayar)).await.unwrap();
    }
}

async fn serahkan(m: &Meja<'_>, spv: &Pelaku, kode: &str, nama: &str, mg: i64) {
    m.lewat(5);
    let kode_barcode = m.cincin(nama, mg).await;
    let detail = vec![Pindai { kode_barcode, ..Pindai::default() }];
    let lebur = Hancur {
        kondisi: "PENYOK".to_owned(),
        gudang_tujuan: "HANCUR".to_owned(),
        keterangan: "bahan tukang".to_owned(),
        detail_barang: detail.clone(),
    };
    m.d.kerja(&m.own, move |tx, p| hancur::hancur(tx, p, &lebur)).await.unwrap();
    m.lewat(5);
    let beri = MintaEmas { kode_tukang: kode.to_owned(), detail_barang: detail, ..MintaEmas::default() };
    disetujui(m, spv, &m.own, move |tx, p, izin| {
        emas::keluar(tx, p, &MintaEmas { otorisasi: izin.to_owned(), ..beri.clone() })
    })
    .await;
}

/// A ring of so many milligrams, scrap at 74 % where there is any, fine milligrams of loss; tested by the owner.
async fn kembali(
    m: &Meja<'_>,
    spv: &Pelaku,
    (kode, jenis, nama): (&str, &str, &str),
    (mg, rosok, susut): (i64, i64, i64),
) -> TerimaTercatat {
    let satu = RosokBaris {
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        kode_toko: "HC1".to_owned(),
        berat: Berat::mg(rosok),
        kadar_uji: Kadar::perseratus(7_400).ok(),
    };
    let minta = MintaTerima {
        kode_tukang: kode.to_owned(),
        jenis_kerja: jenis.to_owned(),
        detail_barang: vec![HasilBaris {
            nama_barang: nama.to_owned(),
            kode_group: "750".to_owned(),
            kode_dept: "CIN750".to_owned(),
            berat: Berat::mg(mg),
            kadar_uji: Kadar::perseratus(7_450).ok(),
            ..HasilBaris::default()
        }],
        rosok: if rosok > 0 { vec![satu] } else { Vec::new() },
        susut: Berat::mg(susut),
        ..MintaTerima::default()
    };
    disetujui(m, spv, &m.own, move |tx, p, izin| {
        terima::terima(tx, p, &MintaTerima { otorisasi: izin.to_owned(), ..minta.clone() })
    })
    .await
}
