//! A diamond piece comes back: what is paid for its stones, and what becomes of them in the book.

use crate::alat::{KASIR, OWN, SPV, batunya, cincin_berlian, di};
use crate::ikut::jual_barang;
use db::args;
use dunia::{Dunia, di_kedua};
use niaga::{Bayar, Hitungan, JenisBayar, Tercatat, TransaksiMinta, beli::BeliMinta, jual::JualMinta};
use platform::{Hasil, Pelaku};
use serde_json::json;
use values::{Berat, Rupiah};

pub(crate) fn bawa(nota: &str, batu: &str) -> BeliMinta {
    BeliMinta {
        surat: "NOTA".to_owned(),
        no_faktur_jual: nota.to_owned(),
        berat_timbang: Berat::mg(4_000),
        kondisi: "BAGUS".to_owned(),
        batu: batu.to_owned(),
        ..BeliMinta::default()
    }
}

pub(crate) fn transaksi(beli: BeliMinta, ganti: &[&str]) -> TransaksiMinta {
    TransaksiMinta {
        kode_sales: "S01".to_owned(),
        detail_beli: vec![beli],
        detail_barang: ganti
            .iter()
            .map(|k| JualMinta { kode_barcode: (*k).to_owned(), ..JualMinta::default() })
            .collect(),
        ..TransaksiMinta::default()
    }
}

pub(crate) async fn hitung(d: &Dunia, p: &Pelaku, m: &TransaksiMinta) -> Hitungan {
    let m = m.clone();
    d.kerja(p, move |tx, p| niaga::hitung(tx, p, &m)).await.unwrap()
}

pub(crate) async fn simpan(d: &Dunia, p: &Pelaku, mut m: TransaksiMinta) -> Hasil<Tercatat> {
    let n = hitung(d, p, &m).await.neto;
    let n = if n < Rupiah::NOL { n.negatif().unwrap() } else { n };
    m.pembayaran = vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp: n, ..Bayar::default() }];
    let q = m.clone();
    match d.kerja(p, move |tx, p| niaga::simpan(tx, p, &q)).await {
        Err(t) if t.rincian.is_some() => {
            m.otorisasi = d.izin(p, SPV, &t).await?;
            d.kerja(p, move |tx, p| niaga::simpan(tx, p, &m)).await
        }
        jadi => jadi,
    }
}

/// A sold ring, its stone, the number of its line and what was paid for the stone.
pub(crate) async fn terjual(d: &Dunia, sertifikat: &str) -> (String, String, String, i64) {
    let kasir = d.orang(KASIR).await;
    let kode = cincin_berlian(d, sertifikat, 400).await;
    let batu = batunya(d, &kode).await;
    jual_barang(d, &kasir, &kode).await;
    let nota = d
        .baris("SELECT no_faktur_jual FROM jual WHERE kode_barcode = $1", args![kode.as_str()])
        .await
        .remove(0);
    let dibayar =
        d.angka("SELECT total_berlian_rp FROM jual WHERE kode_barcode = $1", args![kode.as_str()]).await;
    (kode, batu, nota, dibayar)
}

#[test]
fn batu_yang_cocok_dibayar_bagiannya_dan_kembali_ke_buku() {
    di_kedua(|d| async move {
        let kasir = d.orang(KASIR).await;
        let (kode, batu, nota, dibayar) = terjual(&d, "GIA 1").await;
        let tanpa = hitung(&d, &kasir, &transaksi(bawa(&nota, ""), &[])).await;
        let m = transaksi(bawa(&nota, "COCOK"), &[]);
        let h = hitung(&d, &kasir, &m).await;
        let b = &h.detail_beli[0];
        // The nota was rounded up to five hundred at the most, and no discount was given.
        assert_eq!(b.batu_nota.nilai(), dibayar);
        assert_eq!(b.nilai_batu.nilai(), dibayar * 7_000 / 10_000);
        assert!(h.alasan.iter().any(|a| a.kode == konter::KodeAlasan::Batu), "{:?}", h.alasan);
        let beda = b.harga_hitung.nilai() - tanpa.detail_beli[0].harga_hitung.nilai();
        assert!((beda - b.nilai_batu.nilai()).abs() <= 500, "{beda}");
        simpan(&d, &kasir, m).await.unwrap();
        assert_eq!(di(&d, &batu, &format!("BARANG:{kode}")).await.1, 400);
        d.bersih().await;
    });
}

#[test]
fn tanpa_sertifikat_atau_tidak_cocok_hanya_logamnya() {
    di_kedua(|d| async move {
        let kasir = d.orang(KASIR).await;
        for (sertifikat, keadaan, kembali) in
            [("GIA 1", "TANPA SERTIFIKAT", 400), ("GIA 2", "TIDAK COCOK", 0), ("GIA 3", "", 0)]
        {
            let (kode, batu, nota, _) = terjual(&d, sertifikat).await;
            let m = transaksi(bawa(&nota, keadaan), &[]);
            let h = hitung(&d, &kasir, &m).await;
            assert_eq!(h.detail_beli[0].nilai_batu, Rupiah::NOL);
            let t = simpan(&d, &kasir, m).await.unwrap();
            let tempat = format!("BARANG:{kode}");
            assert_eq!(di(&d, &batu, &tempat).await.1, kembali, "{keadaan}");
            d.bersih().await;
            // Taken back, the customer has the piece and its stone again.
            let own = d.orang(OWN).await;
            let m = json!({ "no_faktur": t.no_faktur_group, "alasan": "salah" });
            d.minta(&own, &m, |tx, p, m: &niaga::batal::BatalTransaksi| {
                niaga::batal::batal(tx, p, niaga::batal::Dari::Pembelian, m)
            })
            .await
            .unwrap();
            assert_eq!(di(&d, &batu, &format!("@BARANG:{kode}")).await.1, 400, "{keadaan}");
            assert_eq!(di(&d, &batu, "@TIDAK COCOK").await.1, 0);
            d.bersih().await;
        }
    });
}

#[test]
fn bagian_tukar_tambah_hanya_untuk_barang_yang_lebih_mahal() {
    di_kedua(|d| async move {
        let kasir = d.orang(KASIR).await;
        let (_, _, nota, dibayar) = terjual(&d, "GIA 1").await;
        let murah = d.barang("A06", &[1_000]).await.remove(0);
        let mahal = d.barang("A06", &[60_000]).await.remove(0);
        for (ganti, persen) in [(&murah, 7_000), (&mahal, 8_500)] {
            let h = hitung(&d, &kasir, &transaksi(bawa(&nota, "COCOK"), &[ganti])).await;
            assert_eq!(h.detail_beli[0].nilai_batu.nilai(), dibayar * persen / 10_000, "{persen}");
        }
        // One dearer piece does not raise the share of two.
        let (_, _, dua, _) = terjual(&d, "GIA 2").await;
        let mut m = transaksi(bawa(&nota, "COCOK"), &[&mahal]);
        m.detail_beli.push(bawa(&dua, "COCOK"));
        let h = hitung(&d, &kasir, &m).await;
        let semua: i64 = h.detail_beli.iter().map(|b| b.harga_nota.nilai()).sum();
        let lawan = h.detail_barang[0].harga_total.nilai();
        let tinggi = h.detail_beli.iter().filter(|b| b.batu_persen.sebagai_perseratus() == 8_500).count();
        assert_eq!(tinggi, if lawan > semua { 2 } else { 1 });
    });
}

#[test]
fn logam_dan_batu_bersama_tidak_di_atas_yang_dibayar_tanpa_ongkos() {
    di_kedua(|d| async move {
        let kasir = d.orang(KASIR).await;
        let (kode, _, nota, _) = terjual(&d, "GIA 1").await;
        // Gold is worth three times as much now: the metal alone is nearly all that was paid.
        d.ubah("UPDATE barang SET buyback = 10000 WHERE kode_barcode = $1", args![kode.as_str()]).await;
        let h = hitung(&d, &kasir, &transaksi(bawa(&nota, "COCOK"), &[])).await;
        let b = &h.detail_beli[0];
        let paling = d
            .angka("SELECT harga_total - ongkos FROM jual WHERE kode_barcode = $1", args![kode.as_str()])
            .await;
        let sebelum = b.nilai.nilai() - b.potongan.nilai() - b.rugi_nota.nilai();
        assert!(sebelum <= paling, "{sebelum} {paling}");
        assert!(b.nilai_batu <= b.batu_nota);
    });
}
