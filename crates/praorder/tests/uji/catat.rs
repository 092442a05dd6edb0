//! Taking pre-orders: what must be filled, what is reckoned, and that they lock nothing.

use crate::alat::{bayar, jual, kolom, lunas, minta, orang, po, satu, simpan, terjual, validasi};
use dunia::{di_kedua, kode};
use praorder::lihat::{self, TanyaPreOrder};
use praorder::simpan::PreOrderMinta;
use values::{Berat, Rupiah};

#[test]
fn yang_kosong_disebut_semua_dengan_kata_aslinya() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let m = PreOrderMinta { kode_marketplace: "TOKOPEDIA".to_owned(), ..PreOrderMinta::default() };
        let t = simpan(&d, &o.kasir, &m).await.unwrap_err();
        assert_eq!(t.kode, "PRAORDER-01");
        for (nama, pesan) in [
            ("kode_member", "Kode Member Harus Diisi"),
            ("kode_sales", "Kode Sales Harus Pilih"),
            ("deskripsi", "Deskripsi Harus Diisi"),
            ("qty_estimasi", "Qty Estimasi Harus Diisi"),
            ("berat_estimasi", "Berat Estimasi Harus Diisi"),
            ("harga_estimasi", "Harga Estimasi Harus Diisi"),
            ("harga_gram", "Harga Gram Harus Diisi"),
            ("no_rekening", "No Rekening Harus Dipilih"),
            ("no_order", "No Order Harus Disi"),
        ] {
            assert_eq!(kolom(&t, nama), pesan);
        }
        let mut m = minta(&o, "INV/1", &[5_000_000, 5_000_000]);
        m.detail_barang[0].berat = Berat::NOL;
        m.detail_barang[1].deskripsi.clear();
        let t = simpan(&d, &o.kasir, &m).await.unwrap_err();
        assert_eq!(kolom(&t, "detail_barang[0].berat"), "Kode Sales Harus Pilih");
        assert_eq!(kolom(&t, "detail_barang[1].deskripsi"), "Deskripsi Harus Diisi");
    });
}

#[test]
fn kepala_harus_jumlah_barisnya_dan_harga_gram_dihitung_server() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let mut m = minta(&o, "inv/1", &[5_000_000, 4_000_000]);
        m.harga_estimasi = Rupiah::new(8_000_000);
        let t = simpan(&d, &o.kasir, &m).await.unwrap_err();
        assert!(kolom(&t, "harga_estimasi").contains("9,000,000"), "{t:?}");
        m.harga_estimasi = Rupiah::new(9_000_000);
        let po = simpan(&d, &o.kasir, &m).await.unwrap();
        assert_eq!((po.harga_gram, po.detail_barang[1].harga_gram), (1_800_000, 1_600_000));
        assert_eq!(
            (po.kini.status.as_str(), po.kini.tahap.as_str(), po.no_order.as_str()),
            ("OPEN", "OPEN", "INV/1")
        );
        assert_eq!((po.kini.sisa_rp.nilai(), po.kini.saldo_rp.nilai()), (9_000_000, 0));
        // The same order of the marketplace is one pre-order.
        let t = simpan(&d, &o.kasir, &m).await.unwrap_err();
        assert!(kolom(&t, "no_order").contains(&po.no_po), "{t:?}");
    });
}

#[test]
fn yang_belum_dibayar_tidak_mengunci_apa_pun() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[2_500, 2_500]).await;
        let mut m = minta(&o, "INV/1", &[5_000_000]);
        m.detail_barang[0].kode_barcode.clone_from(&k[0]);
        let no = simpan(&d, &o.kasir, &m).await.unwrap().isi.no_po;
        // Somebody else may be promised it, or have it for their own paid pre-order.
        m.no_order = "INV/2".to_owned();
        let dua = simpan(&d, &o.kasir, &m).await.unwrap().isi.no_po;
        assert_eq!(kode(terjual(&d, &o.kasir, jual(&no, &[&k[0]])).await), "PRAORDER-08");
        validasi(&d, &o.lain, &[bayar(&dua, 5_000_000)]).await.unwrap();
        // Now it is promised to who paid.
        m.no_order = "INV/3".to_owned();
        let t = simpan(&d, &o.kasir, &m).await.unwrap_err();
        assert_eq!(kolom(&t, "detail_barang[0].kode_barcode"), "Barcode Tidak Tersedia Di Data Barang");
        validasi(&d, &o.lain, &[bayar(&no, 5_000_000)]).await.unwrap();
        let t = terjual(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap_err();
        assert!(kolom(&t, "detail_barang[0].kode_barcode").contains(&dua), "{t:?}");
        terjual(&d, &o.kasir, jual(&dua, &[&k[0]])).await.unwrap();
    });
}

#[test]
fn barcode_dua_kali_atau_tidak_siap_ditolak_dan_strip_bukan_barcode() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[2_500]).await;
        let mut m = minta(&o, "INV/1", &[5_000_000, 5_000_000]);
        for b in &mut m.detail_barang {
            b.kode_barcode.clone_from(&k[0]);
        }
        let t = simpan(&d, &o.kasir, &m).await.unwrap_err();
        assert_eq!(kolom(&t, "detail_barang[1].kode_barcode"), "Data Sudah Ada Di Tabel");
        m.detail_barang[0].kode_barcode = "99999999".to_owned();
        m.detail_barang[1].kode_barcode = "-".to_owned();
        let t = simpan(&d, &o.kasir, &m).await.unwrap_err();
        assert_eq!(kolom(&t, "detail_barang[0].kode_barcode"), "Barcode Tidak Tersedia Di Data Barang");
        m.detail_barang[0].kode_barcode = "-".to_owned();
        assert_eq!(simpan(&d, &o.kasir, &m).await.unwrap().detail_barang[0].kode_barcode, "");
    });
}

#[test]
fn daftar_menurut_status_dan_halaman() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let satu_no = po(&d, &o, "INV/1", &[5_000_000]).await;
        let dua = lunas(&d, &o, "INV/2", &[4_000_000]).await;
        let lihat = |t: TanyaPreOrder| {
            let d = d.clone();
            async move { d.db().read(move |c| lihat::daftar(c, &dunia::toko("JKT1"), &t)).await.unwrap() }
        };
        let status = |s: &str| TanyaPreOrder { status: s.to_owned(), ..TanyaPreOrder::default() };
        let nomor = |h: &lihat::HalamanPo| h.preorders.iter().map(|p| p.no_po.clone()).collect::<Vec<_>>();
        assert_eq!(nomor(&lihat(status("ALL")).await), [dua.clone(), satu_no.clone()]);
        assert_eq!(nomor(&lihat(status("OPEN")).await), [satu_no.as_str()]);
        assert_eq!(nomor(&lihat(status("VALID")).await), [dua.as_str()]);
        let h = lihat(status("finish")).await;
        assert_eq!((h.count, h.preorders.len(), h.page, h.limit), (0, 0, 1, 50));
        let h = lihat(TanyaPreOrder { limit: 1, page: 2, ..TanyaPreOrder::default() }).await;
        assert_eq!((h.count, nomor(&h), h.skip), (2, vec![satu_no.clone()], 1));
        assert_eq!(satu(&d, &dua).await.kini.tahap, "VALID");
        let sebelum = d.kerja(&o.kasir, |tx, p| praorder::siap::nomor(tx, p)).await.unwrap().no_po;
        assert_eq!(po(&d, &o, "INV/3", &[1_000_000]).await, sebelum);
    });
}
