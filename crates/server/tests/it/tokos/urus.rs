//! `tokos` and `system/edit/{kode_toko}`: opening stores and changing their data.

use crate::alat::di_kedua;
use crate::users::kelola::beri;
use serde_json::{Value, json};

fn baru(kode: &str) -> Value {
    json!({ "kode_toko": kode, "nama_toko": "Karat Medan", "alamat_toko": "Jl. Pemuda 1", "no_telp": "061-4550001",
            "no_whatsapp": "+62 812 3456 7890" })
}

#[test]
fn pusat_membuka_toko_yang_langsung_bisa_dipakai() {
    di_kedua(|a| async move {
        let pusat = a.sesi("pusat").await;
        let r = pusat.post("tokos", &baru("mdn1")).await.ok();
        assert_eq!(r["message"], "Data Berhasil Ditambahkan");
        assert_eq!(
            (&r["data"]["kode_toko"], &r["data"]["no_whatsapp"]),
            (&json!("MDN1"), &json!("6281234567890"))
        );
        assert_eq!(pusat.di("MDN1").get("users/saya").await.data()["nama_toko"], "Karat Medan");
        let b = json!({ "jenis": "MASUK", "kategori": "MODAL", "deskripsi": "awal", "jumlah_rp": 1000 });
        assert_eq!(pusat.di("MDN1").post("uang-kas", &b).await.data()["no_faktur"], "KMMDN1-261115-0001");
        let j = pusat.post("tokos", &baru("MDN1")).await.ditolak(409, "TOKO-03");
        assert!(j["fields"]["kode_toko"].is_string());
        assert_eq!(
            a.baris("SELECT toko, oleh FROM audit WHERE aksi = 'BUAT TOKO' AND objek = 'MDN1'", &[]).await,
            ["-|pusat"]
        );
    });
}

#[test]
fn kode_toko_yang_merusak_portal_ditolak() {
    di_kedua(|a| async move {
        let pusat = a.sesi("pusat").await;
        for kode in ["", "-", ".", "..", "/", "A/B", "A-B", "JKT 1", "A", "ABCDEFGHI", "A%2", "a?b", "_"] {
            let j = pusat.post("tokos", &baru(kode)).await.ditolak(422, "TOKO-04");
            assert!(j["fields"]["kode_toko"].is_string(), "{kode}: {j}");
        }
        for (kolom, isi) in [
            ("nama_toko", ""),
            ("no_telp", "abc"),
            ("no_whatsapp", "12"),
            ("portal", "javascript:alert(1)"),
            ("alamat_toko", &"x".repeat(139)),
        ] {
            let mut b = baru("MDN1");
            b[kolom] = json!(isi);
            let j = pusat.post("tokos", &b).await.ditolak(422, "TOKO-04");
            assert!(j["fields"][kolom].is_string(), "{kolom}: {j}");
        }
        assert_eq!(a.angka("SELECT COUNT(*) FROM toko", &[]).await, 4);
    });
}

#[test]
fn cabang_tidak_membuka_toko_dan_hanya_mengubah_miliknya() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        own.post("tokos", &baru("MDN1")).await.ditolak(403, "AKSES-03");
        let semua = own.get("tokos/get/all").await.data();
        assert_eq!(semua.as_array().unwrap().len(), 1);
        let r = own.put("tokos/JKT1", &json!({ "no_telp": "021-1234567" })).await.ok();
        assert_eq!(r["data"]["no_telp"], "021-1234567");
        own.put("tokos/BDG1", &json!({ "nama_toko": "Rebutan" })).await.ditolak(403, "TOKO-02");
        own.put("system/edit/BDG1", &json!({ "nama_toko": "Rebutan" })).await.ditolak(403, "TOKO-02");
        own.put("tokos/JKT1", &json!({ "portal": "https://lain.contoh" })).await.ditolak(403, "AKSES-03");
        let pusat = a.sesi("pusat").await;
        pusat.put("tokos/BDG1", &json!({ "portal": "https://bdg.contoh.id/toko/BDG1/" })).await.ok();
        let tokos = pusat.get("tokos").await.data();
        assert_eq!(tokos[1]["portal"], "https://bdg.contoh.id/toko/BDG1");
        for kode in ["ZZZ", "-", "a b c d e f g"] {
            pusat.put(&format!("tokos/{kode}"), &json!({ "nama_toko": "x" })).await.ditolak(404, "TOKO-01");
        }
        assert_eq!(pusat.get("tokos/get/all").await.ok()["count"], 4);
    });
}

#[test]
fn setting_toko_mengubah_kepala_sesi_dan_memberi_kabar() {
    di_kedua(|a| async move {
        let (own, kasir) = (a.sesi("own-jkt1").await, a.sesi("kasir1-jkt1").await);
        kasir.put("system/edit/JKT1", &json!({ "nama_toko": "x" })).await.ditolak(403, "AKSES-01");
        let lama = own.get("system/toko").await.data();
        assert_eq!((&lama["nama_toko"], &lama["teks_logo"]), (&json!("Karat Blok M"), &json!("")));
        let isi = json!({ "nama_toko": "  Karat   Melawai ", "teks_logo": "KARAT", "npwp": "01.234.567.8-901.000",
                          "versi": lama["versi"] });
        let r = own.put("system/edit/jkt1", &isi).await.ok();
        assert_eq!(r["message"], "Data Berhasil Dirubah");
        assert_eq!(r["data"]["npwp"], "012345678901000");
        assert_eq!(kasir.get("users/saya").await.data()["nama_toko"], "Karat Melawai");
        let kabar: Vec<&str> = a.peristiwa().iter().map(|p| p.nama).collect();
        assert_eq!(kabar, ["toko-berubah"]);
        // The version that was seen has moved.
        let j = own.put("system/edit/JKT1", &isi).await.ditolak(409, "TOKO-05");
        assert_eq!(j["detail"]["nama_toko"], "Karat Melawai");
        let jejak =
            a.baris("SELECT oleh, isi FROM audit WHERE toko = 'JKT1' AND aksi = 'UBAH TOKO'", &[]).await;
        assert_eq!(jejak.len(), 1);
        assert!(jejak[0].contains("Karat Blok M") && jejak[0].contains("Karat Melawai"), "{jejak:?}");
        // Nothing new is no change and no news.
        own.put("system/edit/JKT1", &json!({ "nama_toko": "Karat Melawai" })).await.ok();
        assert!(a.peristiwa().is_empty());
        let j = own.put("system/edit/JKT1", &json!({ "nama_toko": " " })).await.ditolak(422, "TOKO-04");
        assert_eq!(j["fields"]["nama_toko"], "Nama Toko Tidak Boleh Kosong");
        let j = own.put("system/edit/JKT1", &json!({ "npwp": "12" })).await.ditolak(422, "TOKO-04");
        assert!(j["fields"]["npwp"].is_string());
    });
}

#[test]
fn menu_whatsapp_saja_hanya_mengubah_nomornya() {
    di_kedua(|a| async move {
        beri(&a, "kasir1-jkt1", &["/whatsapp-setting"]).await;
        let kasir = a.sesi("kasir1-jkt1").await;
        let r = kasir.put("system/edit/JKT1", &json!({ "no_whatsapp": "0812 3456 7890" })).await.ok();
        assert_eq!(r["data"]["no_whatsapp"], "081234567890");
        assert_eq!(kasir.get("users/saya").await.data()["no_whatsapp"], "081234567890");
        let isi = json!({ "no_whatsapp": "0812 3456 7891", "nama_toko": "Menyusup" });
        kasir.put("system/edit/JKT1", &isi).await.ditolak(403, "AKSES-01");
        assert_eq!(kasir.get("system/toko").await.data()["no_whatsapp"], "081234567890");
    });
}

#[test]
fn toko_kosong_dinonaktifkan_dan_diaktifkan_lagi_oleh_pusat() {
    di_kedua(|a| async move {
        let pusat = a.sesi("pusat").await;
        pusat.post("tokos", &baru("MDN1")).await.ok();
        let (mati, hidup) = (json!({ "aktif": false }), json!({ "aktif": true }));
        // Head office itself, a store with money in a drawer, and somebody of a branch.
        pusat.put("tokos/PST/aktif", &mati).await.ditolak(422, "TOKO-06");
        let b = json!({ "jenis": "MASUK", "kategori": "MODAL", "deskripsi": "awal", "jumlah_rp": 1000 });
        pusat.di("MDN1").post("uang-kas", &b).await.ok();
        let j = pusat.put("tokos/MDN1/aktif", &mati).await.ditolak(422, "TOKO-06");
        assert!(j["message"].as_str().unwrap().contains("kas Rp.1,000"), "{j}");
        a.sesi("own-jkt1").await.put("tokos/JKT1/aktif", &mati).await.ditolak(403, "AKSES-03");
        pusat.put("tokos/XXX/aktif", &mati).await.ditolak(404, "TOKO-01");
        let b = json!({ "jenis": "KELUAR", "kategori": "BIAYA", "deskripsi": "habis", "jumlah_rp": 1000 });
        pusat.di("MDN1").post("uang-kas", &b).await.ok();
        let j = pusat.put("tokos/MDN1/aktif", &mati).await.ok();
        assert_eq!(j["message"], "Toko Berhasil Dinonaktifkan");
        pusat.di("MDN1").get("users/saya").await.ditolak(404, "TOKO-01");
        let kode = |v: &Value| -> Vec<(String, bool)> {
            let satu = |t: &Value| (t["kode_toko"].as_str().unwrap().to_owned(), t["aktif"] == true);
            v.as_array().unwrap().iter().map(satu).collect()
        };
        let semua = kode(&pusat.get("tokos/get/all").await.data());
        assert_eq!(semua.last().unwrap(), &("MDN1".to_owned(), false), "{semua:?}");
        assert!(!pusat.get("tokos").await.data().to_string().contains("MDN1"));
        assert!(!pusat.get("tokos/pilihan").await.data().to_string().contains("MDN1"));
        pusat.put("tokos/MDN1/aktif", &hidup).await.ok();
        assert_eq!(pusat.di("MDN1").get("users/saya").await.data()["nama_toko"], "Karat Medan");
    });
}
