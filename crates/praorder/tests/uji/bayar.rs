//! Files of payments: what matches, what is shown, and that nothing counts twice.

use crate::alat::{bank, bank_valid, bayar, kolom, lunas, minta, orang, po, saldo, satu, simpan, validasi};
use dunia::{Dunia, di_kedua, kode};
use platform::Pelaku;
use praorder::berkas;
use praorder::cocok::{self, BarisCocok, BayarPo, CocokMinta};
use values::{Rupiah, Tanggal};

async fn cocokkan(d: &Dunia, p: &Pelaku, semua: Vec<BayarPo>) -> Vec<BarisCocok> {
    let (p, m) = (p.clone(), CocokMinta { data_transaksi: semua });
    let hari = Tanggal::parse("2026-11-15").unwrap();
    d.db().read(move |c| cocok::cocokkan(c, &p, &m, hari)).await.unwrap()
}

fn baris(pasar: &str, order: &str, rekening: &str, nominal: i64) -> BayarPo {
    BayarPo {
        nominal: Rupiah::new(nominal),
        no_rekening: rekening.to_owned(),
        no_order: order.to_owned(),
        kode_marketplace: pasar.to_owned(),
        ..BayarPo::default()
    }
}

#[test]
fn hanya_yang_sama_semua_dan_nominalnya_sisa_dikurangi_biaya_yang_cocok() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let no = po(&d, &o, "INV/1", &[10_000_000]).await;
        let r = o.rekening.as_str();
        // Tokopedia may keep 4.5%.
        for (b, cocok) in [
            (baris("tokopedia", "inv/1", r, 10_000_000), true),
            (baris("TOKOPEDIA", "INV/1", r, 9_550_000), true),
            (baris("TOKOPEDIA", "INV/1", r, 9_549_999), false),
            (baris("TOKOPEDIA", "INV/1", r, 10_000_001), false),
            (baris("TOKOPEDIA", "INV/1", r, 0), false),
            (baris("SHOPEE", "INV/1", r, 10_000_000), false),
            (baris("TOKOPEDIA", "INV/2", r, 10_000_000), false),
            (baris("TOKOPEDIA", "INV/1", "123", 10_000_000), false),
            (baris("", &no, r, 10_000_000), false),
        ] {
            let h = cocokkan(&d, &o.lain, vec![b.clone()]).await;
            assert_eq!((h[0].cocok, h[0].pesan.is_empty()), (cocok, cocok), "{b:?} {h:?}");
            assert_eq!(h[0].nominal_bayar.nilai(), if cocok { b.nominal.nilai() } else { 0 });
        }
        let b = baris("TOKOPEDIA", "INV/1", r, 9_800_000);
        let h = cocokkan(&d, &o.lain, vec![b.clone(), b.clone()]).await;
        assert!(h[0].cocok && !h[1].cocok && h[0].biaya_rp.nilai() == 200_000, "{h:?}");
        // Who promised the money does not say that it came.
        let h = cocokkan(&d, &o.kasir, vec![b]).await;
        assert!(!h[0].cocok && h[0].pesan.contains("catat sendiri"), "{h:?}");
        let mut besok = baris("TOKOPEDIA", "INV/1", r, 10_000_000);
        besok.tanggal = "2026-11-16".to_owned();
        assert!(!cocokkan(&d, &o.lain, vec![besok]).await[0].cocok);
        assert_eq!(satu(&d, &no).await.kini.status, "OPEN");
    });
}

#[test]
fn validasi_membukukan_bank_yang_menunggu_uang_po_dan_biayanya() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let no = po(&d, &o, "INV/1", &[10_000_000]).await;
        let dua = po(&d, &o, "INV/2", &[3_000_000]).await;
        let (awal, belum) = bank(&d).await;
        let h = validasi(&d, &o.lain, &[bayar(&no, 9_600_000), bayar(&dua, 3_000_000)]).await.unwrap();
        assert_eq!((h.jumlah, h.total_rp.nilai(), h.biaya_rp.nilai()), (2, 12_600_000, 400_000));
        assert_eq!(bank(&d).await, (awal + 12_600_000, belum + 12_600_000));
        assert_eq!((saldo(&d, &no).await, saldo(&d, &dua).await), (10_000_000, 3_000_000));
        let k = satu(&d, &no).await.kini;
        assert_eq!(
            (k.status.as_str(), k.nominal_bayar.nilai(), k.biaya_rp.nilai()),
            ("VALID", 9_600_000, 400_000)
        );
        assert_eq!((k.sisa_rp.nilai(), k.saldo_rp.nilai()), (0, 10_000_000));
        bank_valid(&d).await;
        assert_eq!(bank(&d).await.1, 0);
    });
}

#[test]
fn berkas_yang_sama_dua_kali_ditolak_dan_tidak_ada_yang_setengah_masuk() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let no = lunas(&d, &o, "INV/1", &[10_000_000]).await;
        let dua = po(&d, &o, "INV/2", &[3_000_000]).await;
        let (awal, _) = bank(&d).await;
        let t = validasi(&d, &o.lain, &[bayar(&no, 10_000_000)]).await.unwrap_err();
        assert_eq!(t.kode, "PRAORDER-06");
        // One wrong line, and nothing comes in: a payment that came before, one that does not fit, one that is nobody's.
        for salah in
            [bayar(&no, 10_000_000), bayar(&no, 1), bayar("POJKT1-261115-0099", 5), bayar(&dua, 3_000_000)]
        {
            validasi(&d, &o.lain, &[bayar(&dua, 3_000_000), salah]).await.unwrap_err();
            assert_eq!((bank(&d).await.0, saldo(&d, &dua).await), (awal, 0));
        }
        let h = cocokkan(&d, &o.lain, vec![baris("TOKOPEDIA", "INV/1", &o.rekening, 10_000_000)]).await;
        assert!(h[0].pesan.contains("sudah diimpor dengan IP"), "{h:?}");
        assert_eq!(kode(validasi(&d, &o.kasir, &[bayar(&dua, 3_000_000)]).await), "PRAORDER-07");
        // The same money does not come back as another day's once the pre-order is paid.
        let mut kemarin = bayar(&no, 10_000_000);
        kemarin.tanggal = "2026-11-14".to_owned();
        let t = validasi(&d, &o.lain, &[kemarin]).await.unwrap_err();
        assert!(
            t.kode == "PRAORDER-05" && kolom(&t, "data_transaksi[0].nominal_bayar").contains("lunas"),
            "{t:?}"
        );
    });
}

#[test]
fn tanpa_marketplace_dibayar_dengan_nomornya_sendiri_tanpa_biaya() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let mut m = minta(&o, "", &[2_000_000]);
        m.kode_marketplace.clear();
        let no = simpan(&d, &o.kasir, &m).await.unwrap().isi.no_po;
        for (b, cocok) in [
            (baris("", &no, &o.rekening, 1_999_999), false),
            (baris("", &no, &o.rekening, 2_000_000), true),
            (baris("TOKOPEDIA", &no, &o.rekening, 2_000_000), false),
        ] {
            assert_eq!(cocokkan(&d, &o.lain, vec![b]).await[0].cocok, cocok);
        }
    });
}

#[test]
fn dua_kasir_mengimpor_berkas_yang_sama_sekaligus_hanya_satu_yang_masuk() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let no = po(&d, &o, "INV/1", &[10_000_000]).await;
        let spv = d.orang("spv-jkt1").await;
        let semua = [bayar(&no, 10_000_000)];
        let (a, b) = tokio::join!(validasi(&d, &o.lain, &semua), validasi(&d, &spv, &semua));
        assert_eq!([a.is_ok(), b.is_ok()].iter().filter(|x| **x).count(), 1);
        assert_eq!(saldo(&d, &no).await, 10_000_000);
    });
}

#[test]
fn berkas_dibaca_baris_demi_baris() {
    let csv = "Tanggal;Marketplace;No Order;No Rekening;Nominal\n2026-11-15;Tokopedia;inv/1;'522001;Rp 1.500.000\n\
               ;;PO1;522001;\n2026-13-01;;;522001;500\n";
    assert!(berkas::baca(csv).unwrap().baris.iter().all(|b| b.no_pengirim.is_empty()));
    let pengirim = "No Order;No Rekening;Nominal;Rekening Pengirim\nPO1;522001;500;0099887766\n";
    assert_eq!(berkas::baca(pengirim).unwrap().baris[0].no_pengirim, "0099887766");
    let b = berkas::baca(csv).unwrap();
    assert_eq!((b.jumlah, b.jumlah_kosong, b.jumlah_salah), (3, 1, 1));
    let satu = &b.baris[0];
    assert_eq!(
        (satu.kode_marketplace.as_str(), satu.no_order.as_str(), satu.nominal.nilai()),
        ("TOKOPEDIA", "INV/1", 1_500_000)
    );
    assert_eq!((satu.no_rekening.as_str(), satu.baris), ("522001", 2));
    assert_eq!(b.baris[2].salah.len(), 2, "{:?}", b.baris[2]);
    assert_eq!(berkas::baca("a,b\n1,2\n").unwrap_err().kode, "PRAORDER-04");
}
