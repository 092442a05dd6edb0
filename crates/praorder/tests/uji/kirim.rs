//! Closing goods of pre-orders: never more than was sold, from two tills at once neither, and not before the bank without a yes.

use crate::alat::{bank_valid, closing, jual, kirim, kirim_ini, kolom, lunas, orang, satu, terjual};
use db::args;
use dunia::{di_kedua, kode};
use praorder::closing::BarisClosing;

#[test]
fn yang_kosong_disebut_dengan_kata_aslinya() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let no = lunas(&d, &o, "INV/1", &[9_000_000]).await;
        let ambil = BarisClosing { status_kirim: "AMBIL".to_owned(), ..BarisClosing::default() };
        let tanpa_resi = BarisClosing { no_resi: "-".to_owned(), ..kirim(&no, 1) };
        let t = closing(&d, &o.kasir, &[BarisClosing::default(), ambil, tanpa_resi], "").await.unwrap_err();
        assert_eq!(t.kode, "PRAORDER-10");
        for (nama, pesan) in [
            ("detail_po[0].no_po", "No Po Harus Dipilih"),
            ("detail_po[0].status_kirim", "Kode Barcode Harus Diisi"),
            ("detail_po[0].qty", "Qty Harus Dipilih"),
            ("detail_po[1].no_po", "No Po Harus Dipilih"),
            ("detail_po[2].no_resi", "No Resi Harus Diisi"),
        ] {
            assert_eq!(kolom(&t, nama), pesan);
        }
    });
}

#[test]
fn tidak_lebih_dari_yang_terjual_juga_dari_dua_baris_dan_dua_kasir() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[2_500, 2_500]).await;
        let no = lunas(&d, &o, "INV/1", &[9_000_000, 9_000_000, 9_000_000]).await;
        bank_valid(&d).await;
        // Paid is not sold.
        let t = closing(&d, &o.kasir, &[kirim(&no, 1)], "").await.unwrap_err();
        assert_eq!(kolom(&t, "detail_po[0].qty"), "Qty Estimasi Sudah Habis");
        terjual(&d, &o.kasir, jual(&no, &[&k[0], &k[1]])).await.unwrap();
        let t = closing(&d, &o.kasir, &[kirim(&no, 3)], "").await.unwrap_err();
        assert_eq!(kolom(&t, "detail_po[0].qty"), "Qty Tidak Boleh Lebih Dari Qty Estimasi");
        let t = closing(&d, &o.kasir, &[kirim(&no, 1), kirim(&no, 2)], "").await.unwrap_err();
        assert_eq!(kolom(&t, "detail_po[1].qty"), "Qty Tidak Cukup");
        assert_eq!(satu(&d, &no).await.kini.qty_kirim, 0);
        let (dua, satu_lagi) = ([kirim(&no, 2)], [kirim_ini(&no, &[&k[0]])]);
        let (a, b) = tokio::join!(closing(&d, &o.kasir, &dua, ""), closing(&d, &o.lain, &satu_lagi, ""));
        assert_eq!([a.is_ok(), b.is_ok()].iter().filter(|x| **x).count(), 1);
        assert!(satu(&d, &no).await.kini.qty_kirim <= 2);
    });
}

#[test]
fn sebelum_bank_memperlihatkan_uangnya_perlu_penyetuju() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[2_500, 2_500]).await;
        let no = lunas(&d, &o, "INV/1", &[9_000_000, 9_000_000]).await;
        let dua = lunas(&d, &o, "INV/2", &[9_000_000]).await;
        terjual(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap();
        terjual(&d, &o.kasir, jual(&dua, &[&k[1]])).await.unwrap();
        let ambil = |no: &str| BarisClosing { status_kirim: "AMBIL".to_owned(), ..kirim(no, 1) };
        let t = closing(&d, &o.kasir, &[ambil(&no)], "").await.unwrap_err();
        assert_eq!(t.kode, "NIAGA-08");
        let oto = d.izin(&o.kasir, "spv-jkt1", &t).await.unwrap();
        // For this one and in this way alone, and once.
        closing(&d, &o.kasir, &[ambil(&dua)], &oto).await.unwrap_err();
        closing(&d, &o.kasir, &[kirim(&no, 1)], &oto).await.unwrap_err();
        let h = closing(&d, &o.kasir, &[ambil(&no)], &oto).await.unwrap();
        assert_eq!((h.qty, h.jumlah_po), (1, 1));
        let resi: String = d
            .db()
            .read(|c| c.nilai("SELECT no_resi FROM praorder_kirim WHERE toko = 'JKT1'", args![]))
            .await
            .unwrap();
        assert_eq!(resi, "-");
        bank_valid(&d).await;
        closing(&d, &o.kasir, &[kirim(&dua, 1)], "").await.unwrap();
        let s = satu(&d, &dua).await.kini;
        assert_eq!((s.tahap.as_str(), s.qty_siap), ("CLOSED", 0));
        assert_eq!(kode(closing(&d, &o.kasir, &[kirim(&dua, 1)], "").await), "PRAORDER-10");
    });
}

#[test]
fn yang_dikirim_dikabari_sekali_yang_diambil_tidak() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        d.setel("JKT1", "WHATSAPP_MODULE", "on").await;
        let k = d.barang("A06", &[2_500, 2_500]).await;
        let no = lunas(&d, &o, "INV/1", &[9_000_000, 9_000_000]).await;
        terjual(&d, &o.kasir, jual(&no, &[&k[0], &k[1]])).await.unwrap();
        bank_valid(&d).await;
        let ambil = BarisClosing { status_kirim: "AMBIL".to_owned(), ..kirim(&no, 1) };
        closing(&d, &o.kasir, &[kirim(&no, 1), ambil], "").await.unwrap();
        let sql = "SELECT COUNT(*) FROM pesan WHERE peristiwa = 'PRE ORDER DIKIRIM' AND no_dok = $1 AND isi LIKE '%JNE001%'";
        assert_eq!(d.angka(sql, args![no.as_str()]).await, 1);
        assert_eq!(satu(&d, &no).await.kini.tahap, "CLOSED");
    });
}
