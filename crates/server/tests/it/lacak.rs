//! The public page of an order or a service: opened by the paper's QR alone, the same calm page for every wrong address, nothing
//! of the person in it.

use crate::alat::{Alat, Balasan, di_kedua_master, toko};
use platform::lacak;
use server::rute::sistem::lacak::SEMENIT;
use std::time::Duration;
use values::NoFaktur;

/// The token of a document, as its paper has it.
async fn token(a: &Alat, no: &str) -> String {
    let no = NoFaktur::parse(no).unwrap();
    let t = a.kerja(toko("JKT1"), move |tx| {
        lacak::pastikan_kunci(tx)?;
        lacak::token(tx, &no)
    });
    t.await.unwrap().unwrap()
}

/// The page that everything wrong gets.
#[track_caller]
fn kalem(b: &Balasan) -> String {
    assert_eq!(b.status, 404, "{}", b.teks());
    assert!(b.kepala("content-type").starts_with("text/html"));
    assert_eq!((b.kepala("cache-control"), b.kepala("x-robots-tag")), ("no-store", "noindex, nofollow"));
    let teks = b.teks();
    assert!(teks.contains("Halaman ini tidak ada") && !teks.contains("<script"), "{teks}");
    teks
}

#[test]
fn alamat_yang_salah_selalu_satu_halaman_yang_sama() {
    di_kedua_master(|a| async move {
        let k = a.tamu();
        let no = "FPJKT1-261115-0001";
        // Before the first paper there is no key, and nothing opens.
        let tanda = "0".repeat(32);
        let mula = kalem(&k.get(&format!("/lacak/{no}.{tanda}")).await);
        // Signed, but nothing is behind it; of a kind that nobody may follow.
        let t = token(&a, no).await;
        assert_eq!(t, token(&a, no).await, "satu kertas, satu alamat");
        let jual = token(&a, "NGJKT1-261115-0001").await;
        let lain = token(&a, "FPJKT1-261115-0002").await;
        let (_, tanda_lain) = lain.split_once('.').unwrap();
        let akhir = if t.ends_with('0') { '1' } else { '0' };
        for salah in [
            t.clone(),
            jual,
            format!("{no}.{tanda_lain}"),
            format!("{}{akhir}", &t[..t.len() - 1]),
            t[..t.len() - 1].to_owned(),
            format!("{t}0"),
            t.to_uppercase(),
            t.to_lowercase(),
            format!("{no}."),
            no.to_owned(),
            "%20".to_owned(),
            "a/b/c".to_owned(),
            "%ff%fe".to_owned(),
            "x".repeat(2_000),
            String::new(),
        ] {
            let b = k.get(&format!("/lacak/{salah}")).await;
            assert_eq!(kalem(&b), mula, "{salah}");
            assert!(!b.teks().contains(no), "{salah}");
        }
        assert_eq!(kalem(&k.get("/lacak").await), mula);
        // No session, no other method.
        assert_eq!(k.kirim(k.minta("POST", "/lacak/x")).await.status, 405);
    });
}

#[test]
fn terlalu_sering_dari_satu_alamat_menunggu_semenit() {
    di_kedua_master(|a| async move {
        let k = a.tamu_dari("127.0.0.7");
        for _ in 0..SEMENIT {
            kalem(&k.get("/lacak/salah").await);
        }
        let b = k.get("/lacak/salah").await;
        assert_eq!((b.status, b.kepala("retry-after"), b.kepala("cache-control")), (429, "60", "no-store"));
        assert!(b.teks().contains("Terlalu sering dibuka"), "{}", b.teks());
        kalem(&a.tamu_dari("127.0.0.8").get("/lacak/salah").await);
        a.uji.jam.maju(Duration::from_secs(60));
        kalem(&k.get("/lacak/salah").await);
    });
}
