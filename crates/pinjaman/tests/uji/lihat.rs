//! Loans as the screens find them: lists and their totals, codes, bags, tickets.

use crate::alat::{
    NIK, hari, kalung, lanjut, lanjutkan, lunas, modal, pinjam, pinjaman, simpan, tebus, validasi,
};
use dunia::{Dunia, di_kedua, ditolak, kode};
use pinjaman::{
    HutangHilangMinta, HutangMinta, HutangTotal, KantongMinta, TanyaHutang, TanyaKantong, TanyaLunas,
    TanyaValidasi,
};
use platform::Pelaku;

async fn daftar(d: &Dunia, p: &Pelaku, t: TanyaHutang) -> (Vec<String>, i64, HutangTotal) {
    let h = d
        .kerja(p, move |tx, p| {
            let kini = tx.sekarang();
            pinjaman::daftar(tx, p, &t, kini)
        })
        .await
        .unwrap();
    (h.data.iter().map(|x| x.no_hutang.clone()).collect(), h.count, h.total)
}

#[test]
fn dicari_dengan_nomor_nama_hp_kantong_dan_totalnya_dari_server() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        modal(&d, &kasir, 20_000_000).await;
        let m = HutangMinta {
            no_kantong: "k-01".to_owned(),
            no_faktur_manual: "m/77".to_owned(),
            ..pinjam(vec![kalung(10_000)], 5_000_000)
        };
        let satu = simpan(&d, &kasir, &m).await.unwrap().no_faktur_hutang;
        let dua = pinjaman(&d, &kasir, 1_000_000).await;
        let n = rupiah_tebus(&d, &kasir, &dua).await;
        lunas(&d, &kasir, &dua, &tebus(n)).await.unwrap();
        let cari = |teks: &str, status: &str| TanyaHutang {
            cari: teks.to_owned(),
            status: status.to_owned(),
            ..TanyaHutang::default()
        };
        for teks in [satu.as_str(), "siti", "0812000", "K-01", "M/77"] {
            let (semua, ..) = daftar(&d, &kasir, cari(teks, "")).await;
            assert!(semua.contains(&satu), "{teks}: {semua:?}");
        }
        let (semua, count, total) = daftar(&d, &kasir, cari("", "TERBUKA")).await;
        assert_eq!(
            (semua, count, total.jumlah_hutang.nilai(), total.berat.sebagai_mg()),
            (vec![satu.clone()], 1, 5_000_000, 10_000)
        );
        assert_eq!(daftar(&d, &kasir, cari("", "")).await.1, 2);
        assert_eq!(daftar(&d, &kasir, cari("", "TELAT")).await.1, 0);
        d.hari("2027-03-16", &["JKT1"]).await;
        assert_eq!(daftar(&d, &kasir, cari("", "TELAT")).await.1, 1);
        // By what a scanner or a hand brings.
        for (kode, tiket) in
            [(satu.clone(), 0), (format!("{satu}/1"), 1), ("k-01".to_owned(), 0), ("M/77".to_owned(), 77)]
        {
            let k = kode.clone();
            let h = d.kerja(&kasir, move |tx, p| pinjaman::cari_kode(tx, &p.toko, &k)).await;
            if kode == "M/77" {
                assert!(h.is_err());
                continue;
            }
            let h = h.unwrap();
            assert_eq!((h.no_faktur_hutang.as_str(), h.tiket), (satu.as_str(), tiket), "{kode}");
        }
        let t = TanyaLunas::default();
        let l = d.kerja(&kasir, move |tx, p| pinjaman::daftar_lunas(tx, &p.toko, &t)).await.unwrap();
        assert_eq!((l.count, l.data[0].terakhir, l.data[0].detail_barang.len()), (1, true, 1));
        let t = TanyaValidasi { kode_sales: "ALL".to_owned() };
        let menunggu = d.kerja(&kasir, move |tx, p| pinjaman::menunggu(tx, &p.toko, &t)).await.unwrap();
        assert_eq!(menunggu.len(), 1);
        validasi(&d, &spv, &satu).await.unwrap();
        assert_eq!(kode(validasi(&d, &spv, &satu).await), "PINJAM-13");
    });
}

async fn rupiah_tebus(d: &Dunia, p: &Pelaku, no: &str) -> i64 {
    crate::alat::rinci(d, p, no).await.kepala.total_bayar.nilai()
}

#[test]
fn tiket_hilang_yang_lama_tidak_berlaku() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        modal(&d, &kasir, 20_000_000).await;
        let no = pinjaman(&d, &kasir, 5_000_000).await;
        let hilang = |m: HutangHilangMinta| {
            let (d, kasir, no) = (d.clone(), kasir.clone(), no.clone());
            async move { d.kerja(&kasir, move |tx, p| pinjaman::hilang(tx, p, &no, &m)).await }
        };
        let m = HutangHilangMinta {
            pernyataan: "hilang di pasar".to_owned(),
            nik: NIK.to_owned(),
            ..HutangHilangMinta::default()
        };
        assert_eq!(
            kode(hilang(HutangHilangMinta { nik: crate::alat::LAIN.to_owned(), ..m.clone() }).await),
            "PINJAM-11"
        );
        let t = ditolak(hilang(m.clone()).await, "NIAGA-08");
        let otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        assert_eq!(hilang(HutangHilangMinta { otorisasi, ..m }).await.unwrap().tiket, 2);
        assert_eq!(kode(lunas(&d, &kasir, &no, &tebus(5_004_500)).await), "PINJAM-12");
        let mut t = tebus(5_004_500);
        t.tiket = 0;
        assert_eq!(kode(lunas(&d, &kasir, &no, &t).await), "PINJAM-12");
        t.tiket = 2;
        lunas(&d, &kasir, &no, &t).await.unwrap();
    });
}

#[test]
fn kantong_satu_nomor_satu_pinjaman_dan_pindah_dengan_riwayat() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        modal(&d, &kasir, 20_000_000).await;
        let m = HutangMinta { no_kantong: "K-01".to_owned(), ..pinjam(vec![kalung(10_000)], 1_000_000) };
        let satu = simpan(&d, &kasir, &m).await.unwrap().no_faktur_hutang;
        assert_eq!(kode(simpan(&d, &kasir, &m).await), "PINJAM-09");
        let dua = pinjaman(&d, &kasir, 1_000_000).await;
        let pindah = |no: &str, m: KantongMinta| {
            let (d, kasir, no) = (d.clone(), kasir.clone(), no.to_owned());
            async move { d.kerja(&kasir, move |tx, p| pinjaman::pindah_kantong(tx, p, &no, &m)).await }
        };
        let ke = |tempat: &str, no: &str| KantongMinta {
            tempat: tempat.to_owned(),
            no_kantong: no.to_owned(),
            ..KantongMinta::default()
        };
        assert_eq!(kode(pindah(&dua, ke("B2", "K-01")).await), "PINJAM-09");
        assert_eq!(kode(pindah("K-99", ke("B2", "")).await), "PINJAM-09");
        let k = pindah("K-01", ke("B2", "K-02")).await.unwrap();
        assert_eq!(
            (k.no_kantong.as_str(), k.tempat.as_str(), k.no_faktur_hutang.as_str()),
            ("K-02", "B2", satu.as_str())
        );
        let l = lanjut(&d, &kasir, &satu, &lanjutkan("PERPANJANG", None, 1_000)).await.unwrap();
        let t = TanyaKantong { tempat: "B2".to_owned(), ..TanyaKantong::default() };
        let h = d.kerja(&kasir, move |tx, p| pinjaman::daftar_kantong(tx, &p.toko, &t)).await.unwrap();
        assert_eq!((h.count, h.data[0].no_faktur_hutang.as_str()), (1, l.no_penerus.as_str()));
        let r = d.kerja(&kasir, move |tx, p| pinjaman::riwayat_kantong(tx, &p.toko, "K-02")).await.unwrap();
        let peristiwa: Vec<&str> = r.iter().map(|p| p.peristiwa.as_str()).collect();
        assert_eq!(peristiwa, ["TERUS", "PINDAH"]);
        hari(&d, "2026-11-16").await;
    });
}
