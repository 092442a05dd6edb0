//! logo_toko: put, seen, replaced and taken away by those who may set the store; each store its own; on its paper.

use crate::alat::{Balasan, Klien, di_kedua};
use crate::foto_produk::{png, unggah};

async fn kirim(k: &Klien, isi: Vec<u8>) -> Balasan {
    unggah(k, "logo_toko", None, isi).await
}

/// The preview of the member card, which has a logo from the beginning.
async fn kartu(k: &Klien) -> Vec<u8> {
    let j = k.get("member-card/get/letak").await.ok();
    let letak = serde_json::json!({
        "type": j["letak"]["type"], "is_mobile": false, "versi": j["letak"]["versi"], "lebar": j["letak"]["lebar"],
        "tinggi": j["letak"]["tinggi"], "font": j["letak"]["font"], "nota": j["data"],
    });
    k.post("member-card/pratinjau", &serde_json::json!({"letak": letak})).await.badan
}

#[test]
fn logo_dipasang_tampil_di_kartu_dan_dihapus() {
    di_kedua(|a| async move {
        let k = a.masuk("own-jkt1").await;
        assert_eq!(k.get("logo_toko").await.status, 204);
        let tanpa = kartu(&k).await;
        assert!(tanpa.starts_with(b"%PDF"), "{}", String::from_utf8_lossy(&tanpa));
        let j = kirim(&k, png(200)).await.ok();
        assert_eq!((j["data"]["lebar"].as_i64(), j["data"]["tinggi"].as_i64()), (Some(750), Some(500)));
        let r = k.get("logo_toko").await;
        assert_eq!((r.status, r.kepala("content-type")), (200, "image/jpeg"));
        assert_ne!(kartu(&k).await.len(), tanpa.len());
        kirim(&k, b"bukan gambar".to_vec()).await.ditolak(422, "GAMBAR-01");
        // Each store its own, and not for a cashier to change.
        assert_eq!(a.masuk("own-bdg1").await.get("logo_toko").await.status, 204);
        let kasir = a.masuk("kasir1-jkt1").await;
        kirim(&kasir, png(1)).await.ditolak(403, "AKSES-01");
        assert_eq!(kasir.get("logo_toko").await.status, 200);
        k.kirim(k.minta("DELETE", "logo_toko")).await.ok();
        k.kirim(k.minta("DELETE", "logo_toko")).await.ditolak(404, "LOGO-01");
        assert_eq!(kartu(&k).await.len(), tanpa.len());
        assert_eq!(a.angka("SELECT COUNT(*) FROM audit WHERE aksi LIKE '%LOGO TOKO'", &[]).await, 2);
    });
}
