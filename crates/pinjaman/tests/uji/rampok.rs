//! Ways to rob a shop by loans that worked once, each with what stops it.

use crate::alat;
use crate::bantu::{beli, coba_lelang, dilelang, lelang, lewat, peringatkan, taksir, tunai};
use dunia::{di_kedua, kode};
use niaga::TransaksiMinta;
use niaga::jual::JualMinta;
use pinjaman::{
    HutangBarisMinta, HutangBatalMinta, HutangCairMinta, HutangLanjutMinta, HutangMinta, KantongMinta,
    KelebihanBayarMinta,
};

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
            let m = HutangBatalMinta {
                alasan: "tidak jadi".to_owned(),
                otorisasi: izin.to_owned(),
                ..HutangBatalMinta::default()
            };
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

/// 366 days put the penalty off, one day brings the auction near.
#[test]
fn lama_lain_dari_toko_dibaca_yang_menyetujui() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        alat::modal(&d, &kasir, 10_000_000).await;
        let m = alat::pinjam(vec![alat::kalung(10_000)], 1_000_000);
        let kata = |t: &platform::Tolak| t.pesan.contains("menurut toko 120 hari");
        for (tenor, lain) in [(Some(366), true), (Some(1), true), (Some(120), false), (None, false)] {
            let m = HutangMinta { tenor_hari: tenor, ..m.clone() };
            let t = alat::kirim(&d, &kasir, &m).await.unwrap_err();
            assert_eq!(kata(&t), lain, "{tenor:?} {}", t.pesan);
        }
        // Extended: as long as it ran, or the store's days; anything else is asked.
        let no = alat::simpan(&d, &kasir, &HutangMinta { tenor_hari: Some(30), ..m }).await.unwrap();
        let l = HutangLanjutMinta { tenor_hari: Some(7), ..alat::lanjutkan("PERPANJANG", None, 1_000) };
        let t = alat::kirim_lanjut(&d, &kasir, &no.no_faktur_hutang, &l).await.unwrap_err();
        assert!(kata(&t), "{}", t.pesan);
        let l = HutangLanjutMinta { tenor_hari: Some(30), ..l };
        alat::kirim_lanjut(&d, &kasir, &no.no_faktur_hutang, &l).await.unwrap();
    });
}

#[test]
fn uang_pinjaman_ke_rekening_nama_lain_ditanyakan() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let mut m = HutangMinta {
            pembayaran: alat::transfer(&d, 2_000_000).await,
            ..alat::pinjam(vec![alat::kalung(10_000)], 2_000_000)
        };
        let t = alat::kirim(&d, &kasir, &m).await.unwrap_err();
        assert!(!t.pesan.contains("Ditransfer ke"), "{}", t.pesan);
        for nama in ["BUDI KASIR", ""] {
            nama.clone_into(&mut m.pembayaran[0].atas_nama);
            let t = alat::kirim(&d, &kasir, &m).await.unwrap_err();
            assert!(t.pesan.contains("bukan SITI AMINAH"), "{}", t.pesan);
        }
        // The same where the money waits for its validation, and where a raise pays out.
        d.setel("JKT1", "BATAS_HUTANG", "0").await;
        let tunggu = HutangMinta { pembayaran: Vec::new(), ..m.clone() };
        let no = alat::simpan(&d, &kasir, &tunggu).await.unwrap().no_faktur_hutang;
        alat::validasi(&d, &d.orang("spv-jkt1").await, &no).await.unwrap();
        "BUDI KASIR".clone_into(&mut m.pembayaran[0].atas_nama);
        let cair = |m: HutangCairMinta| {
            let (d, kasir, no) = (d.clone(), kasir.clone(), no.clone());
            async move { d.kerja(&kasir, move |tx, p| pinjaman::cair(tx, p, &no, &m)).await }
        };
        let c = HutangCairMinta { pembayaran: m.pembayaran.clone(), ..HutangCairMinta::default() };
        let t = cair(c.clone()).await.unwrap_err();
        assert!(t.pesan.contains("bukan SITI AMINAH"), "{}", t.pesan);
        let otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        cair(HutangCairMinta { otorisasi, ..c }).await.unwrap();
        m.pembayaran[0].jumlah_rp = values::Rupiah::new(1_998_000);
        let l = HutangLanjutMinta {
            pembayaran: m.pembayaran.clone(),
            ..alat::lanjutkan("TAMBAH", Some(4_000_000), 0)
        };
        let t = alat::kirim_lanjut(&d, &kasir, &no, &l).await.unwrap_err();
        assert!(t.pesan.contains("bukan SITI AMINAH"), "{}", t.pesan);
    });
}

/// A number that the next loan would have: that loan could not be written without a bag that is typed.
#[test]
fn kantong_tidak_bernama_pinjaman_berikut() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        alat::modal(&d, &kasir, 10_000_000).await;
        let m = alat::pinjam(vec![alat::kalung(10_000)], 1_000_000);
        let coba = HutangMinta { no_kantong: "fhjkt1-261115-0002".to_owned(), ..m.clone() };
        assert_eq!(kode(alat::simpan(&d, &kasir, &coba).await), "PINJAM-09");
        let satu = alat::simpan(&d, &kasir, &m).await.unwrap();
        let pindah = async |baru: &str| {
            let m = KantongMinta {
                no_kantong: baru.to_owned(),
                tempat: "BRANKAS B".to_owned(),
                ..KantongMinta::default()
            };
            let dari = satu.no_kantong.clone();
            d.kerja(&kasir, move |tx, p| pinjaman::pindah_kantong(tx, p, &dari, &m)).await
        };
        assert_eq!(kode(pindah("FHJKT1-261115-0002").await), "PINJAM-09");
        pindah(&satu.no_kantong).await.unwrap();
        alat::simpan(&d, &kasir, &m).await.unwrap();
    });
}

/// One cashier, who knows the number of the loan and its identity, fetches it.
#[test]
fn kelebihan_yang_banyak_dibayar_berdua_dan_customer_dikabari() {
    di_kedua(|d| async move {
        let no = lewat(&d, "RP3").await;
        // Guesses are counted by person in the process: another one than who guesses above.
        let (kasir, dua) = (d.orang("kasir1-jkt1").await, d.orang("kasir2-jkt1").await);
        let nilai = beli(&d, &kasir, &no).await + 500_000;
        let l = dilelang(&d, &no, nilai).await;
        alat::modal(&d, &dua, l.kelebihan_rp.nilai()).await;
        let m = KelebihanBayarMinta {
            nik: "3171010101900001".to_owned(),
            pembayaran: tunai(l.kelebihan_rp.nilai()),
            ..KelebihanBayarMinta::default()
        };
        let bayar = async |m: KelebihanBayarMinta| {
            let no = l.no_lelang.clone();
            d.kerja(&dua, move |tx, p| pinjaman::bayar_kelebihan(tx, p, &no, &m)).await
        };
        let t = bayar(m.clone()).await.unwrap_err();
        assert!(t.pesan.contains("di atas batas"), "{}", t.pesan);
        assert!(d.izin(&dua, "kasir1-jkt1", &t).await.is_err());
        let otorisasi = d.izin(&dua, "spv-jkt1", &t).await.unwrap();
        bayar(KelebihanBayarMinta { otorisasi, ..m }).await.unwrap();
        let sql =
            "SELECT isi FROM pesan WHERE no_dok = $1 AND isi LIKE '%telah dibayarkan kepada SITI AMINAH%'";
        assert_eq!(d.baris(sql, db::args![no.as_str()]).await.len(), 1);
    });
}

/// The bank may have sent what was taken back: finance looks for both rows, unless the owner reads that it never left.
#[test]
fn transfer_pinjaman_yang_dibatalkan_menunggu_bank() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let menunggu = async || d.angka("SELECT COUNT(*) FROM bank_menunggu", &[]).await;
        let semula = menunggu().await;
        for (belum_dikirim, tunggu) in [(false, 2), (true, 0)] {
            let m = HutangMinta {
                pembayaran: alat::transfer(&d, 2_000_000).await,
                ..alat::pinjam(vec![alat::kalung(10_000)], 2_000_000)
            };
            let no = alat::simpan(&d, &kasir, &m).await.unwrap().no_faktur_hutang;
            let dulu = menunggu().await;
            let m = HutangBatalMinta {
                alasan: "tidak jadi".to_owned(),
                belum_dikirim,
                ..HutangBatalMinta::default()
            };
            let batal = async |m: HutangBatalMinta| {
                let no = no.clone();
                d.kerja(&kasir, move |tx, p| pinjaman::batal(tx, p, &no, &m)).await
            };
            let t = batal(m.clone()).await.unwrap_err();
            let otorisasi = d.izin(&kasir, "own-jkt1", &t).await.unwrap();
            // The yes was for what the owner read.
            let lain =
                HutangBatalMinta { belum_dikirim: !belum_dikirim, otorisasi: otorisasi.clone(), ..m.clone() };
            assert_eq!(kode(batal(lain).await), "OTO-09");
            batal(HutangBatalMinta { otorisasi, ..m }).await.unwrap();
            assert_eq!(menunggu().await - dulu, tunggu - 1, "{belum_dikirim}");
            let sql = "SELECT CAST(COALESCE(SUM(jumlah_in - jumlah_out), 0) AS BIGINT) FROM buku_bank WHERE jenis_dok IN ('FH', 'BH')";
            assert_eq!(d.angka(sql, &[]).await, 0);
            d.bersih().await;
        }
        assert_eq!(menunggu().await - semula, 2);
    });
}
