//! foto_produk/{barcode}: put, seen, put anew, taken away; refused what is no picture; never across stores.

use crate::alat::{Alat, Balasan, Klien, di_kedua};
use testkit::bangun;
use values::KodeToko;

/// A small picture of one colour, as a PNG.
pub fn png(warna: u8) -> Vec<u8> {
    let g = image::RgbImage::from_pixel(900, 600, image::Rgb([warna, 40, 90]));
    let mut isi = std::io::Cursor::new(Vec::new());
    g.write_to(&mut isi, image::ImageFormat::Png).unwrap();
    isi.into_inner()
}

/// Sends a picture as a form does, with a text field before it when there is one.
pub async fn unggah(k: &Klien, jalur: &str, teks: Option<(&str, &str)>, isi: Vec<u8>) -> Balasan {
    let batas = "-----karat-uji";
    let mut badan = Vec::new();
    if let Some((nama, nilai)) = teks {
        let bagian =
            format!("--{batas}\r\ncontent-disposition: form-data; name=\"{nama}\"\r\n\r\n{nilai}\r\n");
        badan.extend(bagian.into_bytes());
    }
    let kepala =
        "content-disposition: form-data; name=\"image\"; filename=\"../x.png\"\r\ncontent-type: image/png";
    badan.extend(format!("--{batas}\r\n{kepala}\r\n\r\n").into_bytes());
    badan.extend(isi);
    badan.extend(format!("\r\n--{batas}--\r\n").into_bytes());
    let jenis = format!("multipart/form-data; boundary={batas}");
    k.kirim(k.minta("POST", jalur).header("content-type", jenis).body(badan)).await
}

pub async fn kirim(k: &Klien, kode: &str, isi: Vec<u8>) -> Balasan {
    unggah(k, &format!("foto_produk/{kode}"), Some(("kode_barcode", kode)), isi).await
}

async fn barang(a: &Alat) {
    let toko = KodeToko::parse("JKT1").unwrap();
    bangun::terima(a.db(), &toko, 77, "B-1", bangun::Isi::new(2_000, 1_500, 3_000_000)).await.unwrap();
}

fn berkas(a: &Alat) -> usize {
    let folder = a.uji.folder().join("gambar/foto_produk/JKT1");
    std::fs::read_dir(folder).map_or(0, Iterator::count)
}

#[test]
fn foto_dipasang_diganti_dan_dihapus() {
    di_kedua(|a| async move {
        barang(&a).await;
        let k = a.masuk("own-jkt1").await;
        k.get("foto_produk/00000077").await.ditolak(404, "FOTO-03");
        let j = kirim(&k, "00000077", png(200)).await.ok();
        assert_eq!((j["data"]["lebar"].as_i64(), j["data"]["tinggi"].as_i64()), (Some(720), Some(480)));
        let r = k.get("foto_produk/00000077").await;
        assert_eq!((r.status, r.kepala("content-type")), (200, "image/jpeg"));
        let g = image::load_from_memory(&r.badan).unwrap().into_rgb8();
        assert_eq!(g.dimensions(), (720, 480));
        let etag = r.kepala("etag").to_owned();
        let lagi = k.kirim(k.minta("GET", "foto_produk/00000077").header("if-none-match", &etag)).await;
        assert_eq!((lagi.status, lagi.badan.len()), (304, 0));
        // Put anew: another picture, and the old one is gone.
        kirim(&k, "00000077", png(20)).await.ok();
        let baru = k.get("foto_produk/00000077").await;
        assert_ne!(baru.kepala("etag"), etag);
        assert_eq!(berkas(&a), 1);
        k.kirim(k.minta("DELETE", "foto_produk/00000077")).await.ok();
        assert_eq!(berkas(&a), 0);
        k.kirim(k.minta("DELETE", "foto_produk/00000077")).await.ditolak(404, "FOTO-03");
        let audit = "SELECT COUNT(*) FROM audit WHERE aksi LIKE '%FOTO PRODUK'";
        assert_eq!(a.angka(audit, &[]).await, 3);
    });
}

#[test]
fn yang_bukan_gambar_atau_bukan_barang_ditolak_tanpa_sisa() {
    di_kedua(|a| async move {
        barang(&a).await;
        let k = a.masuk("own-jkt1").await;
        let j = kirim(&k, "00000077", b"bukan gambar".to_vec()).await.ditolak(422, "GAMBAR-01");
        assert!(j["fields"]["image"].is_string(), "{j}");
        kirim(&k, "00000078", png(1)).await.ditolak(404, "FOTO-02");
        kirim(&k, "abc", png(1)).await.ditolak(422, "FOTO-01");
        k.get("foto_produk/abc").await.ditolak(422, "FOTO-01");
        let json =
            k.minta("POST", "foto_produk/00000077").header("content-type", "application/json").body("{}");
        k.kirim(json).await.ditolak(400, "ISI-08");
        // A cashier has none of the menus of goods and did not buy it; another store has not this piece, and does not see its photo.
        kirim(&a.masuk("kasir1-jkt1").await, "00000077", png(1)).await.ditolak(422, "FOTO-05");
        kirim(&k, "00000077", png(1)).await.ok();
        let lain = a.masuk("own-bdg1").await;
        kirim(&lain, "00000077", png(1)).await.ditolak(404, "FOTO-02");
        lain.get("foto_produk/00000077").await.ditolak(404, "FOTO-03");
        assert_eq!(berkas(&a), 1);
    });
}

#[test]
fn gambar_yang_tidak_disebut_baris_mana_pun_disapu_setelah_sehari() {
    di_kedua(|a| async move {
        barang(&a).await;
        let k = a.masuk("own-jkt1").await;
        kirim(&k, "00000077", png(9)).await.ok();
        let folder = a.uji.folder().join("gambar/foto_produk/JKT1");
        let yatim = folder.join("AAAAAAAAAAAAAAAA.jpg");
        std::fs::write(&yatim, b"x").unwrap();
        assert_eq!(server::rawat::sapu_gambar(&a.app).await.unwrap(), 0, "masih baru");
        let kemarin = std::time::SystemTime::now() - std::time::Duration::from_secs(2 * 24 * 3600);
        for satu in std::fs::read_dir(&folder).unwrap() {
            let f = std::fs::File::options().write(true).open(satu.unwrap().path()).unwrap();
            f.set_modified(kemarin).unwrap();
        }
        assert_eq!(server::rawat::sapu_gambar(&a.app).await.unwrap(), 1);
        assert!(!yatim.exists());
        assert_eq!(k.get("foto_produk/00000077").await.status, 200);
    });
}
