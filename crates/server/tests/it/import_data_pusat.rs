//! A branch pulls masters from head office: what is new, changed, gone; all or nothing a set; rights; progress.

use crate::alat::Klien;
use crate::harga_emas::dengan_master;
use crate::socket::Server;
use db::args;
use serde_json::{Value, json};
use std::time::Duration;

async fn set(k: &Klien, slug: &str) -> Value {
    let b = k.get("import-data-pusat").await.data();
    b["set"].as_array().unwrap().iter().find(|s| s["slug"] == slug).unwrap().clone()
}

fn angka(s: &Value) -> [i64; 4] {
    ["baru", "berubah", "hilang", "sama"].map(|k| s[k].as_i64().unwrap())
}

async fn id(k: &Klien, daftar: &str, kolom: &str, isi: &str) -> String {
    let semua = k.get(daftar).await.data();
    let b = semua
        .as_array()
        .unwrap()
        .iter()
        .find(|b| b[kolom] == isi)
        .unwrap_or_else(|| panic!("{isi}: {semua}"));
    b["_id"].as_str().unwrap().to_owned()
}

async fn hapus(k: &Klien, path: &str) {
    k.kirim(k.minta("DELETE", path)).await.ok();
}

#[test]
fn cabang_melihat_lalu_menarik_yang_baru_berubah_dan_hilang() {
    dengan_master(|a| async move {
        let (pusat, own) = (a.sesi("own").await, a.sesi("own-bdg1").await);
        let awal = set(&own, "master-warna").await;
        let [baru, berubah, hilang, n] = angka(&awal);
        assert_eq!([baru, berubah, hilang], [0, 0, 0], "{awal}");
        // At head office: one new, one renamed; here: one of its own, and one deleted that head office has.
        pusat.post("warna", &json!({ "kode_warna": "ROSE2", "nama_warna": "ROSE MUDA" })).await.ok();
        let warna = pusat.get("warna").await.data();
        let (w0, w1) = (warna[0].clone(), warna[1].clone());
        let ganti = json!({ "nama_warna": "NAMA DARI PUSAT" });
        pusat.put(&format!("warna/{}", w0["_id"].as_str().unwrap()), &ganti).await.ok();
        own.post("warna", &json!({ "kode_warna": "SENDIRI", "nama_warna": "MILIK CABANG" })).await.ok();
        let kode1 = w1["kode_warna"].as_str().unwrap();
        let sini = id(&own, "warna", "kode_warna", kode1).await;
        hapus(&own, &format!("warna/{sini}")).await;
        assert_eq!(angka(&set(&own, "master-warna").await), [2, 1, 1, n - 2]);
        let r = own.get("import-data-pusat/master-warna").await.data();
        let teks: Vec<String> = r["baris"]
            .as_array()
            .unwrap()
            .iter()
            .map(|b| format!("{} {}", b["keadaan"].as_str().unwrap(), b["kunci"].as_str().unwrap()))
            .collect();
        assert_eq!(teks.len(), 4);
        assert!(
            teks.contains(&"HILANG SENDIRI".to_owned()) && teks.contains(&format!("BARU {kode1}")),
            "{teks:?}"
        );
        let b = r["baris"].as_array().unwrap().iter().find(|b| b["keadaan"] == "BERUBAH").unwrap();
        assert_eq!(
            (&b["beda"][0]["di_pusat"], &b["beda"][0]["kolom"]),
            (&json!("NAMA DARI PUSAT"), &json!("nama_warna"))
        );
        let t = own
            .post("import-data-pusat", &json!({ "set": ["master-warna"], "hapus_hilang": true }))
            .await
            .ok();
        assert_eq!(t["message"], "Data pusat berhasil ditarik");
        let t = &t["data"][0];
        assert_eq!((&t["ditambah"], &t["diubah"], &t["dihapus"]), (&json!(2), &json!(1), &json!(1)), "{t}");
        assert_eq!(angka(&set(&own, "master-warna").await), [0, 0, 0, n + 1]);
        // Versions and audit as for any edit.
        let sini = id(&own, "warna", "kode_warna", w0["kode_warna"].as_str().unwrap()).await;
        let v = own.get(&format!("warna/{sini}/riwayat")).await.data();
        assert_eq!((&v[0]["aksi"], &v[0]["oleh"]), (&json!("UBAH"), &json!("own-bdg1")));
        let audit =
            a.baris("SELECT objek FROM audit WHERE toko = 'BDG1' AND aksi = 'TARIK DATA PUSAT'", &[]).await;
        assert_eq!(audit, ["master-warna"]);
        // Pulled again: nothing to do. Other stores were not touched.
        let t = own
            .post("import-data-pusat", &json!({ "set": ["master-warna"], "hapus_hilang": true }))
            .await
            .data();
        assert_eq!(t[0]["diubah"], 0);
        assert_eq!(angka(&set(&a.sesi("own-jkt1").await, "master-warna").await)[..2], [1, 1]);
    });
}

#[test]
fn tanpa_izin_menghapus_yang_hilang_dipertahankan() {
    dengan_master(|a| async move {
        let own = a.sesi("own-bdg1").await;
        own.post("warna", &json!({ "kode_warna": "SENDIRI", "nama_warna": "MILIK CABANG" })).await.ok();
        let t = own.post("import-data-pusat", &json!({ "set": ["master-warna"] })).await.data();
        assert_eq!((&t[0]["dihapus"], &t[0]["gagal"]), (&json!(0), &json!("")));
        assert_eq!(angka(&set(&own, "master-warna").await)[2], 1);
    });
}

#[test]
fn baris_yang_masih_dipakai_dipertahankan_dan_disebut_kecuali_pemakainya_ikut_pergi() {
    dengan_master(|a| async move {
        let own = a.sesi("own-bdg1").await;
        let group = own.get("group/get/all").await.data();
        let mut g = group[0].clone();
        g["kode_group"] = json!("G99");
        g["nama_group"] = json!("GROUP CABANG");
        own.post("group", &g).await.ok();
        let mut j = own.get("jenis/get/all").await.data()[0].clone();
        j["kode_dept"] = json!("J99");
        j["kode_group"] = json!("G99");
        own.post("jenis", &j).await.ok();
        let t = own
            .post("import-data-pusat", &json!({ "set": ["master-group"], "hapus_hilang": true }))
            .await
            .data();
        assert_eq!((&t[0]["dihapus"], &t[0]["dipertahankan"][0]["kunci"]), (&json!(0), &json!("G99")), "{t}");
        assert!(t[0]["dipertahankan"][0]["alasan"].as_str().unwrap().contains("1 jenis"), "{t}");
        // Together with the set that uses it, it goes.
        let isi = json!({ "set": ["master-jenis", "master-group"], "hapus_hilang": true });
        let t = own.post("import-data-pusat", &isi).await.data();
        let urut: Vec<&str> = t.as_array().unwrap().iter().map(|t| t["slug"].as_str().unwrap()).collect();
        assert_eq!(urut, ["master-group", "master-jenis"], "rujukan lebih dulu");
        assert_eq!((&t[0]["dihapus"], &t[0]["dipertahankan"]), (&json!(1), &json!([])), "{t}");
        assert_eq!(angka(&set(&own, "master-group").await)[2], 0);
    });
}

#[test]
fn set_yang_tidak_bisa_disimpan_seluruhnya_tidak_disimpan_sama_sekali() {
    dengan_master(|a| async move {
        let (pusat, own) = (a.sesi("own").await, a.sesi("own-bdg1").await);
        // A new group at head office, and types of it; only the types are pulled.
        let mut g = pusat.get("group/get/all").await.data()[0].clone();
        g["kode_group"] = json!("G77");
        pusat.post("group", &g).await.ok();
        let mut j = pusat.get("jenis/get/all").await.data()[0].clone();
        j["kode_dept"] = json!("A00");
        pusat.post("jenis", &j).await.ok();
        j["kode_dept"] = json!("J77");
        j["kode_group"] = json!("G77");
        pusat.post("jenis", &j).await.ok();
        pusat.post("warna", &json!({ "kode_warna": "BARU1", "nama_warna": "BARU" })).await.ok();
        let isi = json!({ "set": ["master-jenis", "master-warna"], "hapus_hilang": true });
        let t = own.post("import-data-pusat", &isi).await.ok();
        assert_eq!(t["message"], "1 set gagal ditarik; set yang lain sudah disimpan");
        let jenis = t["data"].as_array().unwrap().iter().find(|t| t["slug"] == "master-jenis").unwrap();
        assert!(jenis["gagal"].as_str().unwrap().contains("G77"), "{jenis}");
        assert_eq!(angka(&set(&own, "master-jenis").await)[0], 2, "A00 juga tidak tersimpan");
        assert_eq!(angka(&set(&own, "master-warna").await)[0], 0, "set lain tetap tersimpan");
        let isi = json!({ "set": ["master-jenis", "master-group"], "hapus_hilang": true });
        own.post("import-data-pusat", &isi).await.ok();
        assert_eq!(angka(&set(&own, "master-jenis").await)[0], 0);
    });
}

#[test]
fn pusat_diberi_tahu_bahwa_ia_sumbernya() {
    dengan_master(|a| async move {
        let own = a.sesi("own").await;
        let b = own.get("import-data-pusat").await.data();
        assert_eq!(b, json!({ "kode_pusat": "PST", "sumber": true, "set": [] }));
        own.get("import-data-pusat/master-warna").await.ditolak(422, "PUSAT-01");
        let t =
            own.post("import-data-pusat", &json!({ "set": ["master-warna"] })).await.ditolak(422, "PUSAT-01");
        assert!(t["message"].as_str().unwrap().contains("kantor pusat"));
        // At a branch's portal the same person pulls for the branch.
        let pusat = a.sesi("pusat").await.di("BDG1");
        pusat.post("import-data-pusat", &json!({ "set": ["master-warna"] })).await.ok();
    });
}

#[test]
fn hak_menu_dan_modul_setiap_set_tetap_berlaku() {
    dengan_master(|a| async move {
        a.sesi("spv-bdg1").await.get("import-data-pusat").await.ditolak(403, "AKSES-01");
        a.tulis(db::Kunci::rantai(), |tx| {
            tx.exec("DELETE FROM akses WHERE user_id = 'spv-bdg1' AND menu = '/master-warna'", args![])?;
            tx.exec("INSERT INTO akses (user_id, menu) VALUES ('spv-bdg1', '/import-data-pusat')", args![])
        })
        .await;
        let spv = a.sesi("spv-bdg1").await;
        assert!(set(&spv, "master-warna").await["alasan"].as_str().unwrap().contains("Tidak punya akses"));
        assert_eq!(set(&spv, "master-kategori").await["alasan"], "");
        let isi = json!({ "set": ["master-warna", "master-kategori"] });
        let t = spv.post("import-data-pusat", &isi).await.data();
        let gagal = |slug: &str| {
            t.as_array().unwrap().iter().find(|t| t["slug"] == slug).unwrap()["gagal"]
                .as_str()
                .unwrap()
                .to_owned()
        };
        assert_eq!(gagal("master-warna"), "Akses Di Menu Ini Tidak Di Izinkan");
        assert_eq!(gagal("master-kategori"), "");
        for (isi, kode) in [
            (json!({ "set": [] }), "PUSAT-03"),
            (json!({ "set": ["master-supplier"] }), "PUSAT-02"),
            (json!({ "set": ["master-parameter-harga-emas"] }), "PUSAT-02"),
            (json!({ "set": ["master-warna", "tidak-ada"] }), "PUSAT-02"),
        ] {
            let t = spv.post("import-data-pusat", &isi).await.ditolak(422, kode);
            assert!(t["fields"]["set"].is_string(), "{t}");
        }
        spv.get("import-data-pusat/tidak-ada").await.ditolak(422, "PUSAT-02");
    });
}

#[test]
fn harga_dan_daftar_rantai_tidak_ikut_dan_daftar_toko_ditandai() {
    dengan_master(|a| async move {
        let b = a.sesi("own-bdg1").await.get("import-data-pusat").await.data();
        let semua: Vec<&str> =
            b["set"].as_array().unwrap().iter().map(|s| s["slug"].as_str().unwrap()).collect();
        for tidak in ["master-parameter-harga-emas", "master-supplier"] {
            assert!(!semua.contains(&tidak));
        }
        assert_eq!(set(&a.sesi("own-bdg1").await, "master-sales").await["milik_toko"], true);
        assert!(semua.len() > 30);
    });
}

#[test]
fn kemajuan_sampai_ke_layar_yang_meminta() {
    dunia::kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let mut k = s.sambung(&own).await;
        k.daftar("uid-tarik-1").await;
        let isi = json!({ "set": ["master-warna", "master-kategori"], "uid": "uid-tarik-1" });
        let (status, v) = s.panggil("POST", "import-data-pusat", &own, isi).await;
        assert_eq!(status, 200, "{v}");
        let mut akhir = Value::Null;
        while akhir["status"] != "FINISH" {
            akhir = k.peristiwa("sync-progress", Duration::from_secs(10)).await.unwrap();
            assert_eq!(akhir["uid"], "uid-tarik-1");
        }
        assert_eq!((&akhir["percentage"], &akhir["total"]), (&json!(100), &json!(2)));
        assert_eq!(akhir["message"], "Data pusat berhasil ditarik");
        s.tutup().await;
    });
}
