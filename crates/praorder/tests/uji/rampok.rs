//! Ways to rob by pre-orders, each tried: pieces and money on payments that nobody saw, pieces that left and come back on paper, money
//! to an account that somebody typed, an order paid twice, the fee of a marketplace.

use crate::alat::{
    bank, bank_valid, batal_jual, bayar, closing, dibayar, dijual, jual, kirim, kirim_ini, kolom, lunas,
    minta, orang, po, saldo, satu, simpan, terjual, validasi, validasi_izin,
};
use crate::kembali::{batal, sisa};
use db::args;
use dunia::{TOKO, di_kedua, kode};
use konter::KodeAlasan;
use praorder::validasi::BayarCocok;
use values::{Rupiah, Tanggal};

#[test]
fn uang_yang_belum_terlihat_di_bank_tidak_dijual_tanpa_penyetuju() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[2_500, 2_500]).await;
        let no = lunas(&d, &o, "INV/1", &[9_000_000]).await;
        let lain = lunas(&d, &o, "INV/2", &[9_000_000]).await;
        let mut m = dibayar(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap();
        let t = dijual(&d, &o.kasir, &m).await.unwrap_err();
        assert!(t.kode == "NIAGA-08" && t.pesan.contains(&no), "{t:?}");
        // Said before anything is saved, and a yes is for this one alone.
        let tanya = m.clone();
        let h = d.kerja(&o.kasir, move |tx, p| praorder::jual::hitung(tx, p, &tanya)).await.unwrap();
        assert!(
            h.hitungan.alasan.iter().any(|a| a.kode == KodeAlasan::UangBelumMasuk),
            "{:?}",
            h.hitungan.alasan
        );
        let oto = d.izin(&o.kasir, "spv-jkt1", &t).await.unwrap();
        let mut salah = dibayar(&d, &o.kasir, jual(&lain, &[&k[1]])).await.unwrap();
        salah.otorisasi.clone_from(&oto);
        assert!(kode(dijual(&d, &o.kasir, &salah).await).starts_with("OTO-"));
        m.otorisasi = oto;
        dijual(&d, &o.kasir, &m).await.unwrap();
        // Seen at the bank, nobody is asked.
        bank_valid(&d).await;
        salah.otorisasi.clear();
        dijual(&d, &o.kasir, &salah).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn penjualan_yang_barangnya_dikirim_tidak_dibatalkan_walau_yang_lain_masih_di_sini() {
    di_kedua(|d| async move {
        let (o, spv) = (orang(&d).await, d.orang("spv-jkt1").await);
        let k = d.barang("A06", &[2_500, 2_500, 2_500]).await;
        let no = lunas(&d, &o, "INV/1", &[9_000_000, 9_000_000]).await;
        let lain = lunas(&d, &o, "INV/2", &[9_000_000]).await;
        bank_valid(&d).await;
        let a = terjual(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap().no_faktur_group.clone();
        let b = terjual(&d, &o.kasir, jual(&no, &[&k[1]])).await.unwrap().no_faktur_group.clone();
        terjual(&d, &o.kasir, jual(&lain, &[&k[2]])).await.unwrap();
        // One of two without saying which; another pre-order's; one that nobody sold; one of them twice; fewer than are said.
        for salah in [
            vec![kirim(&no, 1)],
            vec![kirim_ini(&no, &[&k[2]])],
            vec![kirim_ini(&no, &["99999999"])],
            vec![kirim_ini(&no, &[&k[0]]), kirim_ini(&no, &[&k[0]])],
            vec![praorder::closing::BarisClosing { qty: 2, ..kirim_ini(&no, &[&k[0]]) }],
        ] {
            let t = closing(&d, &o.kasir, &salah, "").await.unwrap_err();
            assert!(
                t.kode == "PRAORDER-10" && t.kolom.keys().any(|k| k.ends_with(".barcode")),
                "{salah:?} {t:?}"
            );
        }
        closing(&d, &o.kasir, &[kirim_ini(&no, &[&k[0]])], "").await.unwrap();
        let t = batal_jual(&d, &spv, &a).await.unwrap_err();
        assert!(t.kode == "PRAORDER-09" && kolom(&t, "no_faktur").contains(&k[0]), "{t:?}");
        closing(&d, &o.kasir, &[kirim_ini(&no, &[&k[0]])], "").await.unwrap_err();
        batal_jual(&d, &spv, &b).await.unwrap();
        // What is left goes without a name, all of it.
        terjual(&d, &o.kasir, jual(&no, &[&k[1]])).await.unwrap();
        closing(&d, &o.kasir, &[kirim(&no, 1), kirim(&lain, 1)], "").await.unwrap();
        let sql = "SELECT kode_barcode FROM praorder_kirim_barang WHERE no_po = $1 ORDER BY 1";
        let mut dua = vec![k[0].clone(), k[1].clone()];
        dua.sort();
        assert_eq!(d.baris(sql, args![no.as_str()]).await, dua);
        d.bersih().await;
    });
}

#[test]
fn uang_kembali_ke_rekening_yang_diketik_hanya_dengan_pemilik() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let mut m = minta(&o, "", &[2_000_000]);
        m.kode_marketplace.clear();
        m.no_rekening_customer = "0011223344".to_owned();
        for (pengirim, siapa) in [("", "own-jkt1"), ("0099887766", "spv-jkt1")] {
            let no = simpan(&d, &o.kasir, &m).await.unwrap().isi.no_po;
            let b = BayarCocok { no_pengirim: pengirim.to_owned(), ..bayar(&no, 2_000_000) };
            validasi(&d, &o.lain, &[b]).await.unwrap();
            bank_valid(&d).await;
            let t = batal(&d, &o.kasir, &no, "", &[]).await.unwrap_err();
            let ke = if pengirim.is_empty() { "0011223344" } else { pengirim };
            assert!(t.rincian.as_ref().unwrap().to_string().contains(ke), "{t:?}");
            if pengirim.is_empty() {
                d.izin(&o.kasir, "spv-jkt1", &t).await.unwrap_err();
            }
            let oto = d.izin(&o.kasir, siapa, &t).await.unwrap();
            batal(&d, &o.kasir, &no, &oto, &[]).await.unwrap();
        }
        d.bersih().await;
    });
}

#[test]
fn order_yang_pernah_dibayar_tidak_dibayar_lagi_tanpa_pemilik() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let pada = |no: &str, nominal: i64, hari: &str| BayarCocok {
            tanggal: hari.to_owned(),
            ..bayar(no, nominal)
        };
        let no = po(&d, &o, "INV/1", &[5_000_000]).await;
        validasi(&d, &o.lain, &[pada(&no, 5_000_000, "2026-11-14")]).await.unwrap();
        let t = batal(&d, &o.kasir, &no, "", &[]).await.unwrap_err();
        let oto = d.izin(&o.kasir, "spv-jkt1", &t).await.unwrap();
        batal(&d, &o.kasir, &no, &oto, &[]).await.unwrap();
        let baru = po(&d, &o, "INV/1", &[5_000_000]).await;
        // The same day is the same payment; another day or another sum is somebody's word, which the owner takes or not.
        let t = validasi(&d, &o.lain, &[pada(&baru, 5_000_000, "2026-11-14")]).await.unwrap_err();
        assert_eq!(t.kode, "PRAORDER-06");
        for b in [pada(&baru, 5_000_000, ""), pada(&baru, 4_990_000, "2026-11-14")] {
            let t = validasi(&d, &o.lain, std::slice::from_ref(&b)).await.unwrap_err();
            assert!(t.kode == "NIAGA-08" && t.pesan.contains(&no), "{t:?}");
            d.izin(&o.lain, "spv-jkt1", &t).await.unwrap_err();
        }
        assert_eq!((saldo(&d, &baru).await, satu(&d, &baru).await.kini.status.as_str()), (0, "OPEN"));
        let b = pada(&baru, 5_000_000, "");
        let t = validasi(&d, &o.lain, std::slice::from_ref(&b)).await.unwrap_err();
        let oto = d.izin(&o.lain, "own-jkt1", &t).await.unwrap();
        let lain = pada(&baru, 4_990_000, "");
        assert!(kode(validasi_izin(&d, &o.lain, &[lain], &oto).await).starts_with("OTO-"));
        validasi_izin(&d, &o.lain, &[b], &oto).await.unwrap();
        assert_eq!(saldo(&d, &baru).await, 5_000_000);
        d.bersih().await;
    });
}

#[test]
fn biaya_marketplace_tidak_ikut_kembali() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[1_000]).await;
        let no = po(&d, &o, "INV/1", &[10_000_000, 10_000_000]).await;
        let awal = bank(&d).await.0;
        validasi(&d, &o.lain, &[bayar(&no, 19_200_000)]).await.unwrap();
        bank_valid(&d).await;
        terjual(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap();
        let (ada, harga) = (saldo(&d, &no).await, satu(&d, &no).await.kini.harga_penjualan.nilai());
        assert_eq!(ada + harga, 20_000_000);
        let biaya = (800_000 * ada + 20_000_000 - 1) / 20_000_000;
        let t = sisa(&d, &o.kasir, &no, "", &[]).await.unwrap_err();
        assert!(t.rincian.as_ref().unwrap().to_string().contains("Biaya marketplace"), "{t:?}");
        let oto = d.izin(&o.kasir, "spv-jkt1", &t).await.unwrap();
        let h = sisa(&d, &o.kasir, &no, &oto, &[]).await.unwrap();
        assert_eq!(
            (h.jumlah_rp.nilai(), h.biaya_rp.nilai(), h.dibayar_rp.nilai()),
            (ada, biaya, ada - biaya)
        );
        assert_eq!((saldo(&d, &no).await, bank(&d).await.0), (0, awal + 19_200_000 - (ada - biaya)));
        // In the book of deposits the fee is a row of its own, and what came in is what went out.
        let sql = "SELECT jumlah_out FROM buku_titipan WHERE no_titip = $1 AND jenis_dok = 'BO' ORDER BY id";
        assert_eq!(d.baris(sql, args![no.as_str()]).await, [(ada - biaya).to_string(), biaya.to_string()]);
        d.bersih().await;
    });
}

#[test]
fn pre_order_tidak_mengunci_harga() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[2_500]).await;
        // A few rupiah a gram were typed; not paid it sells nothing, paid it sells at the price of the day.
        let no = po(&d, &o, "INV/1", &[25_000]).await;
        assert_eq!(kode(dibayar(&d, &o.kasir, jual(&no, &[&k[0]])).await), "PRAORDER-08");
        validasi(&d, &o.lain, &[bayar(&no, 25_000)]).await.unwrap();
        bank_valid(&d).await;
        let m = jual(&no, &[&k[0]]);
        let biasa = niaga::TransaksiMinta {
            kode_sales: "S01".to_owned(),
            detail_barang: m.detail_barang.clone(),
            ..niaga::TransaksiMinta::default()
        };
        let h = d.kerja(&o.kasir, move |tx, p| praorder::jual::hitung(tx, p, &m)).await.unwrap();
        let hari = d.kerja(&o.kasir, move |tx, p| niaga::hitung(tx, p, &biasa)).await.unwrap();
        assert_eq!(h.hitungan.neto, hari.neto);
        assert_eq!((h.dp_rp.nilai(), h.sisa_rp), (25_000, Rupiah::new(hari.neto.nilai() - 25_000)));
    });
}

#[test]
fn tanpa_pencocokan_dengan_bank_impor_perlu_orang_kedua() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        d.setel(TOKO, "VALIDASI_NON_CASH_MODULE", "off").await;
        let k = d.barang("A06", &[2_500]).await;
        let no = po(&d, &o, "INV/1", &[9_000_000]).await;
        let semua = [bayar(&no, 9_000_000)];
        let t = validasi(&d, &o.lain, &semua).await.unwrap_err();
        assert_eq!((t.kode, saldo(&d, &no).await), ("NIAGA-08", 0));
        let oto = d.izin(&o.lain, "spv-jkt1", &t).await.unwrap();
        validasi_izin(&d, &o.lain, &semua, &oto).await.unwrap();
        // Somebody looked already: the sale asks no more.
        let m = dibayar(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap();
        dijual(&d, &o.kasir, &m).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn poin_dan_tingkat_penjualan_po_menunggu_uangnya() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[8_000]).await;
        let no = lunas(&d, &o, "INV/1", &[90_000_000]).await;
        terjual(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap();
        let hari = Tanggal::parse("2026-11-15").unwrap();
        let kini = d.db().jam().sekarang();
        let siapa: String = satu(&d, &no).await.isi.kode_pelanggan.clone();
        let poin = async || {
            let s = siapa.clone();
            d.db().read(move |c| member::poin::lihat(c, &s, hari, kini)).await.unwrap()
        };
        let belanja = async || {
            let s = siapa.clone();
            d.db().read(move |c| member::aturan::tingkat(c, &s, hari)).await.unwrap().belanja.nilai()
        };
        let s = poin().await;
        assert!(s.point > 0 && s.tertahan == s.point && s.bisa_dipakai == 0, "{s:?}");
        assert_eq!(belanja().await, 0);
        bank_valid(&d).await;
        let s = poin().await;
        assert!(s.tertahan == 0 && s.bisa_dipakai == s.point, "{s:?}");
        assert!(belanja().await > 0);
    });
}

#[test]
fn pembayaran_yang_sudah_lama_lewat_tidak_dipakai() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let pada = |no: &str, hari: &str| BayarCocok { tanggal: hari.to_owned(), ..bayar(no, 5_000_000) };
        let no = po(&d, &o, "INV/1", &[5_000_000]).await;
        for lama in ["2001-01-01", "2026-08-16"] {
            let t = validasi(&d, &o.lain, &[pada(&no, lama)]).await.unwrap_err();
            assert!(t.kode == "PRAORDER-05" && t.pesan.contains("90 hari"), "{t:?}");
        }
        // Ninety days back is the last one.
        validasi(&d, &o.lain, &[pada(&no, "2026-08-17")]).await.unwrap();
    });
}
