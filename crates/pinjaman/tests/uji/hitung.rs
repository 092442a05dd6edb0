//! Bags counted blind, by another than who put them away; a difference is answered by an approved document.

use crate::bantu::{baris, impor};
use dunia::{Dunia, di_kedua, kode};
use pinjaman::{HitungBarisMinta, HitungJaminanRinci, HitungJawabMinta, HitungMinta};
use platform::{Hasil, Pelaku};
use values::Berat;

fn kantong(no: &str, mg: i64) -> HitungBarisMinta {
    HitungBarisMinta { no_kantong: no.to_owned(), berat: Berat::mg(mg), ..HitungBarisMinta::default() }
}

async fn hitung(d: &Dunia, p: &Pelaku, detail: Vec<HitungBarisMinta>) -> Hasil<HitungJaminanRinci> {
    let m = HitungMinta { detail, ..HitungMinta::default() };
    d.kerja(p, move |tx, p| pinjaman::hitung_jaminan(tx, p, &m)).await
}

async fn tiga(d: &Dunia) {
    let isi = ["H1", "H2", "H3"].map(|n| baris(n, ("2026-08-01", "2026-12-01"), ""));
    impor(d, &isi).await.unwrap();
}

#[test]
fn yang_cocok_hilang_lebih_dan_beda_tercatat() {
    di_kedua(|d| async move {
        tiga(&d).await;
        let spv = d.orang("spv-jkt1").await;
        let mut pindah = kantong("KH3", 10_000);
        pindah.tempat = "BRANKAS 2".to_owned();
        let h = hitung(&d, &spv, vec![kantong("kh1", 10_015), kantong("X9", 5_000), pindah]).await.unwrap();
        assert_eq!((h.kepala.kantong, h.kepala.cocok, h.kepala.beda, h.kepala.belum), (4, 1, 3, 3));
        let mut hasil: Vec<(&str, &str)> =
            h.baris.iter().map(|b| (b.no_kantong.as_str(), b.hasil.as_str())).collect();
        hasil.sort_unstable();
        assert_eq!(hasil, [("KH1", "ADA"), ("KH2", "HILANG"), ("KH3", "SALAH TEMPAT"), ("X9", "LEBIH")]);
        let h = hitung(&d, &spv, vec![kantong("KH1", 9_000), kantong("KH2", 10_000), kantong("KH3", 10_000)])
            .await
            .unwrap();
        assert_eq!((h.kepala.cocok, h.baris[0].hasil.as_str()), (2, "BEDA"));
    });
}

#[test]
fn penyimpan_tidak_menghitung_kantongnya_sendiri() {
    di_kedua(|d| async move {
        tiga(&d).await;
        let own = d.pemilik("JKT1").await;
        assert_eq!(kode(hitung(&d, &own, vec![kantong("KH1", 10_000)]).await), "PINJAM-25");
        let spv = d.orang("spv-jkt1").await;
        let m =
            pinjaman::KantongMinta { tempat: "BRANKAS 2".to_owned(), ..pinjaman::KantongMinta::default() };
        d.kerja(&spv, move |tx, p| pinjaman::pindah_kantong(tx, p, "KH1", &m)).await.unwrap();
        assert_eq!(kode(hitung(&d, &spv, vec![kantong("KH1", 10_000)]).await), "PINJAM-25");
        assert_eq!(kode(hitung(&d, &spv, vec![kantong("KH2", 0)]).await), "PINJAM-25");
        assert_eq!(kode(hitung(&d, &spv, vec![kantong("KH2", 1), kantong("kh2 ", 1)]).await), "PINJAM-25");
    });
}

#[test]
fn selisih_dijawab_sekali_dengan_otorisasi_yang_hilang_oleh_own() {
    di_kedua(|d| async move {
        tiga(&d).await;
        let (spv, kasir) = (d.orang("spv-jkt1").await, d.orang("kasir1-jkt1").await);
        let h = hitung(&d, &spv, vec![kantong("KH1", 9_000), kantong("KH2", 10_000)]).await.unwrap();
        let no = h.kepala.no_hitung.clone();
        let ke = |nama: &str| h.baris.iter().find(|b| b.no_kantong == nama).unwrap().baris;
        let jawab = |p: Pelaku, m: HitungJawabMinta| {
            let (d, no) = (d.clone(), no.clone());
            async move { d.kerja(&p, move |tx, p| pinjaman::jawab_hitung(tx, p, &no, &m)).await }
        };
        let m = |baris: i64, putusan: &str, mg: i64| HitungJawabMinta {
            baris,
            putusan: putusan.to_owned(),
            berat: Berat::mg(mg),
            alasan: "diperiksa ulang".to_owned(),
            otorisasi: String::new(),
        };
        // What is said to be found must weigh what it should; what agreed has nothing to answer.
        assert_eq!(kode(jawab(kasir.clone(), m(ke("KH1"), "SALAH TIMBANG", 9_000)).await), "PINJAM-25");
        assert_eq!(kode(jawab(kasir.clone(), m(ke("KH2"), "KETEMU", 10_000)).await), "PINJAM-25");
        let mut satu = m(ke("KH1"), "SALAH TIMBANG", 10_010);
        let t = jawab(kasir.clone(), satu.clone()).await.unwrap_err();
        satu.otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        let r = jawab(kasir.clone(), satu.clone()).await.unwrap();
        assert_eq!(r.kepala.belum, 1);
        assert_eq!(kode(jawab(kasir.clone(), satu).await), "PINJAM-26");
        let mut hilang = m(ke("KH3"), "HILANG", 0);
        let t = jawab(kasir.clone(), hilang.clone()).await.unwrap_err();
        assert!(d.izin(&kasir, "spv-jkt1", &t).await.is_err(), "bukan pemilik");
        hilang.otorisasi = d.izin(&kasir, "own-jkt1", &t).await.unwrap();
        assert_eq!(jawab(kasir, hilang).await.unwrap().kepala.belum, 0);
    });
}
