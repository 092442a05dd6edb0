//! What people do with bought gold, through the use cases: it is sorted, a decision is changed and one taken back, a lot goes to a
//! washer and comes back with a loss within the norm and over it, wash stock comes without barcodes.

use crate::hari_dagang::Meja;
use crate::kerja_uang::disetujui;
use barang::pindai::Pindai;
use barang::tambah::{self, Baru, harga_hari};
use platform::Pelaku;
use sepuhan::batal::{self, MintaBatal};
use sepuhan::jawab::{self, MintaJawab};
use sepuhan::kirim::{self, MintaKirim};
use sepuhan::sortir::{self, BarisSortir as Putus, MintaSortir, Timbang};
use sepuhan::stock_manual::{self, BarisStock as Curah, MintaStock};
use sepuhan::terima::{self, BarisTerima as Baris, MintaTerima};
use values::{Berat, Kadar, Rupiah};

const BERAT: [i64; 5] = [11_370, 7_190, 5_230, 3_710, 2_930];

/// Everything of the day that is about sorting and washing.
pub async fn urus(m: &Meja<'_>) {
    let spv = m.orang("spv").await;
    m.lewat(9);
    let kode = dibeli(m).await;
    m.lewat(4);
    let satu = |ke: usize, putusan: &str| Putus {
        kode_barcode: kode[ke].clone(),
        kode_toko: String::new(),
        putusan: putusan.to_owned(),
    };
    let semua = [satu(0, "CUCI"), satu(1, "CUCI"), satu(2, "HANCUR"), satu(3, "LABEL")];
    let cuci = BERAT[0] + BERAT[1];
    let minta = sortiran(&semua, &[("CUCI", cuci), ("HANCUR", BERAT[2]), ("LABEL", BERAT[3])]);
    m.d.kerja(&spv, move |tx, p| sortir::sortir(tx, p, &minta)).await.unwrap();
    m.lewat(4);
    let minta = sortiran(&[satu(4, "RUSAK")], &[("RUSAK", BERAT[4])]);
    let salah = m.d.kerja(&spv, move |tx, p| sortir::sortir(tx, p, &minta)).await.unwrap();
    m.lewat(4);
    let minta = sortiran(&[satu(3, "CUCI")], &[("CUCI", BERAT[3])]);
    m.d.kerja(&m.kasir, move |tx, p| sortir::pindah(tx, p, &minta)).await.unwrap();
    m.lewat(4);
    let cabut =
        MintaBatal { no_dok: salah.no_sortir, alasan: "salah tumpukan".to_owned(), ..MintaBatal::default() };
    m.d.kerja(&spv, move |tx, p| batal::batal(tx, p, &cabut)).await.unwrap();
    lot(m, &spv, [&kode[0], &kode[1], &kode[3]]).await;
    let stock = MintaStock {
        sumber: "PEMBELIAN".to_owned(),
        keterangan: "nota lama".to_owned(),
        detail_barang: vec![Curah {
            kode_group: "750".to_owned(),
            kode_dept: "CIN750".to_owned(),
            qty: 3,
            berat: Berat::mg(8_410),
            harga_modal: Rupiah::new(6_100_000),
        }],
        ..MintaStock::default()
    };
    m.lewat(4);
    disetujui(m, &spv, &m.own, move |tx, p, izin| {
        stock_manual::tambah(tx, p, &MintaStock { otorisasi: izin.to_owned(), ..stock.clone() })
    })
    .await;
}

fn sortiran(baris: &[Putus], timbang: &[(&str, i64)]) -> MintaSortir {
    let timbang = timbang.iter().map(|(p, mg)| Timbang { putusan: (*p).to_owned(), berat: Berat::mg(*mg) });
    MintaSortir { detail_barang: baris.to_vec(), timbang: timbang.collect(), ..MintaSortir::default() }
}

async fn lot(m: &Meja<'_>, spv: &Pelaku, kode: [&String; 3]) {
    m.lewat(5);
    let minta = MintaKirim {
        kode_tukang: "T01".to_owned(),
        pekerjaan: "CUCI".to_owned(),
        timbang: Berat::mg(BERAT[0] + BERAT[1] + BERAT[3]),
        detail_barang: kode
            .iter()
            .map(|k| Pindai { kode_barcode: (*k).clone(), ..Pindai::default() })
            .collect(),
        ..MintaKirim::default()
    };
    let lot = disetujui(m, spv, &m.own, move |tx, p, izin| {
        kirim::kirim(tx, p, &MintaKirim { otorisasi: izin.to_owned(), ..minta.clone() })
    })
    .await;
    let kembali = |kode: &String, mg: i64| MintaTerima {
        no_lot: lot.no_lot.clone(),
        kode_toko: "LB1".to_owned(),
        detail_barang: vec![Baris { kode_barcode: kode.clone(), berat: Berat::mg(mg), ..Baris::default() }],
        ..MintaTerima::default()
    };
    m.lewat(5);
    let minta = kembali(kode[0], BERAT[0] - 30);
    m.d.kerja(&m.kasir, move |tx, p| terima::terima(tx, p, &minta)).await.unwrap();
    m.lewat(5);
    let minta = kembali(kode[1], BERAT[1] - 190);
    disetujui(m, &m.kasir, &m.own, move |tx, p, izin| {
        terima::terima(tx, p, &MintaTerima { otorisasi: izin.to_owned(), ..minta.clone() })
    })
    .await;
    m.lewat(5);
    let minta = MintaJawab { no_lot: lot.no_lot.clone(), jawaban: "tukang mengganti 0.080 g".to_owned() };
    m.d.kerja(&m.kasir, move |tx, p| jawab::jawab(tx, p, &minta)).await.unwrap();
}

/// Rings that lie bought and unsorted.
async fn dibeli(m: &Meja<'_>) -> Vec<String> {
    let baris: Vec<Baru> = BERAT
        .iter()
        .zip(["SATU", "DUA", "TIGA", "EMPAT", "LIMA"])
        .map(|(mg, ke)| Baru {
            kode_group: "750".to_owned(),
            kode_dept: "CIN750".to_owned(),
            kode_gudang: "BELI".to_owned(),
            kode_toko: "BL2".to_owned(),
            nama_barang: format!("CINCIN SORTIR {ke}"),
            berat_asli: Berat::mg(*mg),
            kadar: Kadar::perseratus(8_000).ok(),
            kadar_cetak: Kadar::perseratus(7_500).ok(),
            kadar_modal: Kadar::perseratus(7_700).ok(),
            ..Baru::default()
        })
        .collect();
    m.d.kerja(&m.own, move |tx, p| {
        let harga = harga_hari(tx, p)?;
        tambah::banyak(tx, p, &harga.gram, &baris)
    })
    .await
    .unwrap()
    .into_iter()
    .map(|t| t.kode_barcode)
    .collect()
}
