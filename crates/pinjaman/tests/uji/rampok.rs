//! Ways to rob a shop by loans that worked once, each with what stops it.

use crate::alat;
use crate::bantu::{beli, coba_lelang, dilelang, lelang, lewat, peringatkan, taksir, tunai};
use dunia::{di_kedua, kode};
use niaga::TransaksiMinta;
use niaga::jual::JualMinta;
use pinjaman::{HutangBarisMinta, HutangBatalMinta, HutangMinta, KelebihanBayarMinta};

#[test]
fn penilai_tidak_menyetujui_lelangnya_sendiri() {
    di_kedua(|d| async move {
        let no = lewat(&d, "RP1").await;
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let nilai = beli(&d, &kasir, &no).await + 100_000;
        taksir(&d, &kasir, &no, nilai).await.unwrap();
        taksir(&d, &spv, &no, nilai).await.unwrap();
        let t = lelang(&d, &kasir, &no, "spv-jkt1").await.unwrap_err();
        assert_eq!(t.kode, "PINJAM-21");
        assert!(t.pesan.contains("ditaksir spv-jkt1 sendiri"), "{}", t.pesan);
    });
}

/// A stone makes any value possible, and what is over is paid out in cash.
#[test]
fn taksiran_di_atas_harga_emasnya_hanya_dengan_pemilik() {
    di_kedua(|d| async move {
        let (kasir, dua) = (d.orang("kasir1-jkt1").await, d.orang("kasir2-jkt1").await);
        alat::modal(&d, &kasir, 10_000_000).await;
        let batu = HutangBarisMinta { jumlah_batu: 1, ..alat::kalung(10_000) };
        let m = HutangMinta { tenor_hari: Some(1), ..alat::pinjam(vec![batu], 2_000_000) };
        let no = alat::simpan(&d, &kasir, &m).await.unwrap().no_faktur_hutang;
        peringatkan(&d, &dua, &no, "SURAT").await.unwrap();
        alat::hari(&d, "2026-12-10").await;
        taksir(&d, &kasir, &no, 500_000_000).await.unwrap();
        taksir(&d, &dua, &no, 500_000_000).await.unwrap();
        let t = coba_lelang(&d, &kasir, &no, "").await.unwrap_err();
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true);
        assert!(lelang(&d, &kasir, &no, "spv-jkt1").await.is_err());
        let l = lelang(&d, &kasir, &no, "own-jkt1").await.unwrap();
        assert_eq!(l.nilai_rp.nilai(), 500_000_000);
    });
}

#[test]
fn nik_kelebihan_tidak_ditebak_berkali_kali() {
    di_kedua(|d| async move {
        let no = lewat(&d, "RP2").await;
        let (kasir, fin) = (d.orang("kasir1-jkt1").await, d.orang("fin-jkt1").await);
        let nilai = beli(&d, &kasir, &no).await + 500_000;
        let l = dilelang(&d, &no, nilai).await;
        let mut akhir = String::new();
        for n in 0..30 {
            let m = KelebihanBayarMinta {
                nik: format!("31710101019900{n:02}"),
                pembayaran: tunai(l.kelebihan_rp.nilai()),
                ..KelebihanBayarMinta::default()
            };
            let nomor = l.no_lelang.clone();
            akhir = kode(d.kerja(&fin, move |tx, p| pinjaman::bayar_kelebihan(tx, p, &nomor, &m)).await);
        }
        assert_eq!(akhir, "PELANGGAN-04");
    });
}

/// The pledges would go home at once, the money when the customer likes.
#[test]
fn pinjaman_yang_ditransfer_hanya_dibatalkan_dengan_pemilik() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let m = HutangMinta {
            pembayaran: alat::transfer(&d, 2_000_000).await,
            ..alat::pinjam(vec![alat::kalung(10_000)], 2_000_000)
        };
        let no = alat::simpan(&d, &kasir, &m).await.unwrap().no_faktur_hutang;
        let batal = async |izin: &str| {
            let m = HutangBatalMinta { alasan: "tidak jadi".to_owned(), otorisasi: izin.to_owned() };
            let no = no.clone();
            d.kerja(&kasir, move |tx, p| pinjaman::batal(tx, p, &no, &m)).await
        };
        let t = batal("").await.unwrap_err();
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true);
        let izin = d.izin(&kasir, "own-jkt1", &t).await.unwrap();
        batal(&izin).await.unwrap();
    });
}

/// Bought from the shop, and brought without its nota: it may be owed on still.
#[test]
fn barang_rantai_yang_disebut_tanpa_nota_perlu_otorisasi() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let kode_barcode = d.barang("A06", &[5_000]).await.remove(0);
        let mut m = TransaksiMinta {
            customer: alat::siti(),
            kode_sales: "S01".to_owned(),
            detail_barang: vec![JualMinta { kode_barcode, ..JualMinta::default() }],
            ..TransaksiMinta::default()
        };
        let coba = m.clone();
        let h = d.kerja(&kasir, move |tx, p| niaga::hitung(tx, p, &coba)).await.unwrap();
        m.pembayaran = tunai(h.neto.nilai());
        d.kerja(&kasir, move |tx, p| niaga::simpan(tx, p, &m)).await.unwrap();
        let dept =
            d.baris("SELECT kode_dept FROM jual ORDER BY no_faktur_jual DESC LIMIT 1", &[]).await.remove(0);
        let sama = HutangBarisMinta { kode_dept: dept, ..alat::kalung(5_000) };
        let t = alat::simpan(&d, &kasir, &alat::pinjam(vec![sama.clone()], 1_000_000)).await.unwrap_err();
        assert_eq!(t.kode, "NIAGA-08");
        assert!(t.pesan.contains("Tanpa nota"), "{}", t.pesan);
        let lain = HutangBarisMinta { berat: values::Berat::mg(6_000), ..sama };
        alat::simpan(&d, &kasir, &alat::pinjam(vec![lain], 1_000_000)).await.unwrap();
    });
}
