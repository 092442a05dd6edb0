//! Counting a drawer: blind, not by guessing, and a small difference is small once a day.

use dunia::{Dunia, di_kedua, kode, toko};
use kas::hitung_kas::{self, MintaHitungKas, Pecahan, Setuju};
use kas::serah_kas::{self, MintaSerahKas, Putus, Putusan, Serah};
use ledger::Arah;
use platform::{Hasil, Pelaku};
use testkit::bangun;

const SATU: &str = "kasir1-jkt1";
const DUA: &str = "kasir2-jkt1";

async fn uang(d: &Dunia, kasir: &str, jumlah: i64) {
    let ke = (Arah::Masuk, jumlah);
    bangun::uang_dagang(d.db(), &toko("JKT1"), kasir, "PENJUALAN", ke).await.unwrap();
}

/// A sum in the fewest notes and coins.
fn pecahan(mut jumlah: i64) -> Vec<Pecahan> {
    let semua = hitung_kas::PECAHAN.iter().map(|nilai| {
        let lembar = jumlah / nilai;
        jumlah -= lembar * nilai;
        Pecahan { nilai: *nilai, lembar }
    });
    semua.filter(|p| p.lembar > 0).collect()
}

pub(crate) async fn hitung(d: &Dunia, p: &Pelaku, jumlah: i64) -> Hasil<i64> {
    let m = MintaHitungKas { pecahan: pecahan(jumlah), keterangan: String::new() };
    Ok(d.kerja(p, move |tx, p| hitung_kas::catat(tx, p, &m)).await?.id)
}

#[test]
fn laci_tidak_dihitung_sampai_ketemu() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang(SATU).await, d.orang("spv-jkt1").await);
        uang(&d, SATU, 5_000_000).await;
        let saldo = d.laci(SATU).await;
        let mut id = 0;
        for n in 1..=5 {
            id = hitung(&d, &kasir, saldo - n * 100_000).await.unwrap();
        }
        let t = hitung(&d, &kasir, saldo).await.unwrap_err();
        assert!(t.kode == "HITUNG-10" && t.pesan.contains("panggil SPV"), "{t}");
        // Somebody else decides about what was counted.
        let m = Setuju { id, alasan: "DIHITUNG BERSAMA".to_owned() };
        d.kerja(&spv, move |tx, p| hitung_kas::setujui(tx, p, &m)).await.unwrap();
        // When money moved it is another drawer.
        uang(&d, SATU, 100_000).await;
        hitung(&d, &kasir, saldo + 100_000).await.unwrap();
    });
}

async fn serah(d: &Dunia, dari: &Pelaku, ke: &Pelaku, jumlah: i64) -> Hasil<Serah> {
    let m = MintaSerahKas { ke: ke.user_id.to_string(), pecahan: pecahan(jumlah), keterangan: String::new() };
    let s = d.kerja(dari, move |tx, p| serah_kas::serahkan(tx, p, &m)).await?;
    let m = Putus { id: s.id, putusan: Putusan::Terima, jumlah_rp: jumlah, alasan: String::new() };
    d.kerja(ke, move |tx, p| serah_kas::putuskan(tx, p, &m)).await
}

#[test]
fn selisih_kecil_hanya_kecil_sekali_sehari() {
    di_kedua(|d| async move {
        let (satu, dua) = (d.orang(SATU).await, d.orang(DUA).await);
        uang(&d, SATU, 5_000_000).await;
        let saldo = d.laci(SATU).await;
        // Back and forth, each time a little is missing: within the tolerance alone, not together.
        serah(&d, &satu, &dua, saldo - 900).await.unwrap();
        let penuh = d.laci(DUA).await;
        serah(&d, &dua, &satu, penuh).await.unwrap();
        assert_eq!(kode(serah(&d, &satu, &dua, penuh - 900).await), "HITUNG-09");
    });
}
