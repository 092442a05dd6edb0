//! The public page of a nota: its QR says that it is ours, which piece it is about and what that fetches today; every other QR is
//! one page that says it is not. No name, and the same before and after the piece came back.

use crate::alat::{Alat, Balasan, Klien, di_kedua_master, toko};
use crate::niaga::{jual, setel, siap, simpan};
use crate::nota_niaga::teks_pdf;
use platform::lacak::{self, Halaman};
use values::NoFaktur;

async fn token(a: &Alat, h: Halaman, no: &str) -> String {
    let no = NoFaktur::parse(no).unwrap();
    let t = a.kerja(toko("JKT1"), move |tx| {
        lacak::pastikan_kunci(tx)?;
        lacak::token_untuk(tx, h, &no)
    });
    t.await.unwrap().unwrap()
}

/// One piece is sold: the number of its nota.
async fn terjual(k: &Klien, kunci: &str, kode: &[String]) -> String {
    simpan(k, kunci, jual(kode)).await.data()["no_faktur_group"].as_str().unwrap().to_owned()
}

#[track_caller]
fn palsu(b: &Balasan) -> String {
    assert_eq!((b.status, b.kepala("cache-control")), (404, "no-store"), "{}", b.teks());
    let teks = b.teks();
    assert!(teks.contains("Bukan nota kami") && !teks.contains("<script"), "{teks}");
    teks
}

#[test]
fn qr_yang_dipalsu_diubah_atau_dari_halaman_lain_selalu_satu_halaman() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5]).await;
        let no = terjual(&k, "asli-0001", &kode).await;
        let t = token(&a, Halaman::Nota, &no).await;
        let tamu = a.tamu();
        let mula = palsu(&tamu.get("/nota/x").await);
        let (_, tanda) = t.split_once('.').unwrap();
        let lain = token(&a, Halaman::Nota, "NGJKT1-261115-0099").await;
        let akhir = if t.ends_with('0') { '1' } else { '0' };
        for salah in [
            token(&a, Halaman::Lacak, &no).await,
            lain.clone(),
            format!("NGJKT1-261115-0099.{tanda}"),
            format!("{no}.{}", lain.split_once('.').unwrap().1),
            format!("{}{akhir}", &t[..t.len() - 1]),
            t[..t.len() - 1].to_owned(),
            t.to_uppercase(),
            format!("{no}."),
            no.clone(),
            format!("{no}/foto/0"),
            String::new(),
        ] {
            assert_eq!(palsu(&tamu.get(&format!("/nota/{salah}")).await), mula, "{salah}");
        }
        // What opens the nota's page opens no page of stages.
        assert_eq!(tamu.get(&format!("/lacak/{t}")).await.status, 404);
        assert_eq!(tamu.get(&format!("/nota/{t}")).await.status, 200);
    });
}

#[test]
fn nota_membuktikan_dirinya_juga_sesudah_kunci_diputar_dan_tak_menyebut_siapa() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5]).await;
        let no = terjual(&k, "asli-0002", &kode).await;
        let nota = format!("penjualan/{no}/nota");
        assert!(!teks_pdf(&k.get(&nota).await.badan).contains("memeriksa keaslian"));
        setel(&a, "ALAMAT_PUBLIK_URL", "https://emas.example").await;
        let t = token(&a, Halaman::Nota, &no).await;
        assert!(teks_pdf(&k.get(&nota).await.badan).contains("memeriksa keaslian"));
        let tamu = a.tamu();
        let b = tamu.get(&format!("/nota/{t}")).await;
        assert_eq!((b.status, b.kepala("cache-control")), (200, "private, max-age=60"), "{}", b.teks());
        let teks = b.teks();
        for ada in
            [no.as_str(), "Nota asli", "2.500 gram", "Harga beli hari ini", "harga akhir setelah pemeriksaan"]
        {
            assert!(teks.contains(ada), "{ada}: {teks}");
        }
        for rahasia in ["SITI", "Siti", "0812", "6281234", "KENANGA", "kasir1", "S01", "dibeli kembali"] {
            assert!(!teks.contains(rahasia), "{rahasia}: {teks}");
        }
        // The paper is of the old key, the next one of the new: both stand.
        let n = a.kerja(toko("JKT1"), lacak::putar).await.unwrap();
        assert_eq!(n, 2);
        let baru = token(&a, Halaman::Nota, &no).await;
        assert_ne!(t, baru);
        for t in [&t, &baru] {
            assert_eq!(tamu.get(&format!("/nota/{t}")).await.status, 200);
        }
        // A photo that is not there, and one of no piece.
        assert_eq!(tamu.get(&format!("/nota/{t}/foto/0")).await.status, 404);
        assert_eq!(tamu.get(&format!("/nota/{t}/foto/9")).await.status, 404);
        // Once the shop took the sale back, the paper counts for nothing.
        let m = serde_json::json!({ "no_faktur": no, "alasan": "salah ketik" });
        a.masuk("spv-jkt1").await.post_dok("penjualan/batal", "asli-0003", &m).await.ok();
        let teks = tamu.get(&format!("/nota/{t}")).await.teks();
        assert!(teks.contains("Sudah dibatalkan") && !teks.contains("Harga beli"), "{teks}");
    });
}
