//! The public page of an order or a service: opened by the paper's QR alone, the same calm page for every wrong address, nothing
//! of the person in it.

use crate::alat::{Alat, Balasan, Klien, di_kedua_master, toko};
use crate::niaga::{setel, siap};
use crate::nota_niaga::teks_pdf;
use platform::lacak;
use serde_json::json;
use server::rute::sistem::lacak::{HARI_SESUDAH, SEMENIT};
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

/// An order of one ring, half of it paid down in cash: its number, and what is left to pay.
async fn pesan(k: &Klien, kunci: &str) -> (String, i64, i64) {
    let mut m = json!({ "customer": { "nama_customer": "siti rahmawati", "no_hp": "081234567890", "alamat_customer": "jl kenanga 8" },
        "kode_sales": "S01", "tgl_janji": "2026-11-20", "detail": [{ "nama_barang": "cincin nikah", "kode_group": "750",
        "kode_dept": "CIN750", "berat_estimasi": 2.5, "cara_harga": "FLOAT" }] });
    let total = k.post("pesanan/hitung", &m).await.data()["total_harga"].as_i64().unwrap();
    let dp = total / 2;
    m["jumlah_bayar"] = json!(dp);
    m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": dp }]);
    let no = k.post_dok("pesanan", kunci, &m).await.data()["no_pesanan"].as_str().unwrap().to_owned();
    (no, total, dp)
}

/// The page of a document: opened by anybody, kept for a minute, nothing personal, nothing of another.
async fn buka(a: &Alat, t: &str, no: &str, lain: &str) -> String {
    let b = a.tamu().get(&format!("/lacak/{t}")).await;
    assert_eq!((b.status, b.kepala("cache-control")), (200, "private, max-age=60"), "{}", b.teks());
    assert!(b.kepala("content-type").starts_with("text/html"));
    let teks = b.teks();
    assert!(
        teks.contains(no) && teks.contains("https://wa.me/628111234567?text=") && !teks.contains("<script"),
        "{teks}"
    );
    for rahasia in ["SITI", "Siti", "0812", "6281234", "KENANGA", "cincin", "CINCIN", "kasir1", "S01", lain] {
        assert!(!teks.contains(rahasia), "{rahasia} ada di halaman publik: {teks}");
    }
    teks
}

#[test]
fn kertas_pesanan_membuka_halamannya_sendiri_sampai_lama_sesudah_selesai() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5]).await;
        setel(&a, "VALIDASI_PESANAN_MODULE", "off").await;
        let nomor = "UPDATE toko SET no_whatsapp = '08111234567' WHERE kode_toko = 'JKT1'";
        a.tulis(db::Kunci::rantai(), move |tx| tx.exec(nomor, &[])).await;
        let (no, total, dp) = pesan(&k, "lacak-0001").await;
        let (batal, ..) = pesan(&k, "lacak-0002").await;
        // Without a public address the paper has no QR, and no word of one.
        let nota = format!("pesanan/{no}/nota");
        assert!(!teks_pdf(&k.get(&nota).await.badan).contains("Pindai untuk melihat"));
        // With one it has, also when nothing was ever handed out.
        setel(&a, "ALAMAT_PUBLIK_URL", "https://emas.example").await;
        assert!(teks_pdf(&k.get(&nota).await.badan).contains("Pindai untuk melihat"));
        let n = NoFaktur::parse(&no).unwrap();
        let alamat = a.db().read(move |c| lacak::alamat(c, &toko("JKT1"), &n.to_string())).await.unwrap();
        let t = alamat.strip_prefix("https://emas.example/lacak/").unwrap().to_owned();

        let teks = buka(&a, &t, &no, &batal).await;
        let sisa = values::format::ribuan(total - dp);
        for ada in ["Dipesan", "20 November 2026", &sisa, "Perkiraan"] {
            assert!(teks.contains(ada), "{ada}: {teks}");
        }
        let m = json!({ "detail": [{ "baris": 1, "kode_barcode": kode[0] }] });
        k.post_izin(&format!("pesanan/{no}/selesai"), "lacak-0003", &m, "spv-jkt1").await.ok();
        assert!(buka(&a, &t, &no, &batal).await.contains("Siap diambil"));
        let h = k.post(&format!("pesanan/{no}/ambil/hitung"), &json!({})).await.data();
        let m = json!({ "pembayaran": [{ "jenis": "CASH", "jumlah_rp": h["bayar_rp"] }] });
        k.post_izin(&format!("pesanan/{no}/ambil"), "lacak-0004", &m, "spv-jkt1").await.ok();
        let teks = buka(&a, &t, &no, &batal).await;
        assert!(teks.contains("Sudah diambil") && !teks.contains("Sisa bayar"), "{teks}");

        // The other one is cancelled; its page says so, and both end some time after.
        let m = json!({ "alasan": "tidak jadi", "pembayaran": [{ "jenis": "CASH", "jumlah_rp": dp }] });
        k.post_izin(&format!("pesanan/{batal}/batal"), "lacak-0005", &m, "spv-jkt1").await.ok();
        let tb = token(&a, &batal).await;
        let teks = buka(&a, &tb, &batal, &no).await;
        assert!(teks.contains("Dibatalkan") && !teks.contains("Sisa bayar"), "{teks}");
        a.uji.jam.maju(Duration::from_secs(u64::try_from(HARI_SESUDAH).unwrap() * 86_400));
        buka(&a, &t, &no, &batal).await;
        a.uji.jam.maju(Duration::from_secs(86_400));
        kalem(&a.tamu().get(&format!("/lacak/{t}")).await);
        kalem(&a.tamu().get(&format!("/lacak/{tb}")).await);
    });
}
