//! `users/akses/{user_id}`, `akses/template`, `akses/massal`: giving and taking menus, one by one and many at once.

use super::kelola::{beri, ubah};
use crate::alat::{Alat, Balasan, Klien, di_kedua};
use serde_json::{Value, json};
use std::collections::BTreeSet;

async fn akses(a: &Alat, user: &str) -> BTreeSet<String> {
    let sql = "SELECT menu FROM akses WHERE user_id = $1";
    a.baris(sql, db::args![user]).await.into_iter().collect()
}

async fn simpan(k: &Klien, user: &str, menu: &[&str]) -> Balasan {
    let versi = k.get(&format!("users/akses/{user}")).await.data()["versi"].clone();
    k.put(&format!("users/akses/{user}"), &json!({ "akses": menu, "versi": versi })).await
}

fn tampak(pohon: &Value) -> BTreeSet<String> {
    let mut ada = BTreeSet::new();
    for s in pohon.as_array().unwrap() {
        let anak = s["children"].as_array().unwrap();
        if anak.is_empty() && s["is_show"] == true {
            ada.insert(s["key"].as_str().unwrap().to_owned());
        }
        ada.extend(tampak(&s["children"]));
    }
    ada
}

#[test]
fn hak_yang_diberi_dan_dicabut_berlaku_di_sesi_yang_berjalan() {
    di_kedua(|a| async move {
        let (own, kasir) = (a.sesi("own-jkt1").await, a.sesi("kasir1-jkt1").await);
        kasir.get("users").await.ditolak(403, "AKSES-01");
        kasir.get("uang-kas/saldo").await.ok();
        let r = simpan(&own, "kasir1-jkt1", &["/data-users", "/dashboard"]).await.ok();
        assert_eq!(r["message"], "Data Berhasil Dirubah");
        kasir.get("users").await.ok();
        kasir.get("uang-kas/saldo").await.ditolak(403, "AKSES-01");
        assert_eq!(
            tampak(&kasir.get("users/saya").await.data()["akses"]),
            BTreeSet::from(["/dashboard".to_owned(), "/data-users".to_owned()])
        );
        let lihat = own.get("users/akses/kasir1-jkt1").await.data();
        assert_eq!(tampak(&lihat["akses"]), akses(&a, "kasir1-jkt1").await);
        assert_eq!((&lihat["boleh_ubah"], &lihat["semua_menu"]), (&json!(true), &json!(false)));
        assert_eq!(lihat["versi"], r["data"]);
        // Taken away in the middle of the work: refused at once.
        simpan(&own, "kasir1-jkt1", &[]).await.ok();
        kasir.get("users").await.ditolak(403, "AKSES-01");
        let jejak = a
            .baris("SELECT isi FROM audit WHERE toko = 'JKT1' AND aksi = 'UBAH AKSES' ORDER BY seq", &[])
            .await;
        let terakhir: Value = serde_json::from_str(&jejak[1]).unwrap();
        assert_eq!(terakhir, json!({ "ditambah": [], "dicabut": ["/dashboard", "/data-users"] }));
        // Saving what stands writes nothing.
        simpan(&own, "kasir1-jkt1", &[]).await.ok();
        assert_eq!(a.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'UBAH AKSES'", &[]).await, 2);
    });
}

#[test]
fn penjaga_hak_akses() {
    di_kedua(|a| async move {
        beri(&a, "spv-jkt1", &["/hak-akses-users", "/hak-akses-news"]).await;
        let (own, spv) = (a.sesi("own-jkt1").await, a.sesi("spv-jkt1").await);
        let dulu = akses(&a, "kasir1-jkt1").await;
        // Nobody gives what they have not got; taking away needs only the rank.
        let j = simpan(&spv, "kasir1-jkt1", &["/data-users"]).await.ditolak(403, "AKSES-07");
        assert!(j["message"].as_str().unwrap().contains("Data Users"), "{j}");
        let m =
            json!({ "mode": "TAMBAH", "akses": ["/data-users"], "users": [{ "user_id": "kasir1-jkt1" }] });
        spv.post("akses/massal/periksa", &m).await.ditolak(403, "AKSES-07");
        assert_eq!(akses(&a, "kasir1-jkt1").await, dulu);
        let tidak = spv.get("users/akses/kasir1-jkt1").await.data()["tidak_bisa_beri"].clone();
        assert!(tidak.as_array().unwrap().contains(&json!("/data-users")));
        simpan(&spv, "kasir1-jkt1", &["/dashboard", "/uang-kas"]).await.ok();
        // Not one's own, not an equal's, not one above, not of another store.
        simpan(&spv, "spv-jkt1", &["/dashboard"]).await.ditolak(422, "USER-07");
        simpan(&spv, "own-jkt1", &["/dashboard"]).await.ditolak(403, "USER-06");
        own.get("users/akses/kasir1-bdg1").await.ditolak(404, "USER-09");
        let isi = json!({ "akses": [], "versi": 1 });
        own.put("users/akses/kasir1-bdg1", &isi).await.ditolak(404, "USER-09");
        // Who sees everything has nothing to be given.
        a.sesi("su").await.put("users/akses/own-jkt1", &isi).await.ditolak(422, "AKSES-06");
        simpan(&own, "kasir1-jkt1", &["/tidak-ada"]).await.ditolak(422, "AKSES-04");
        // A route without a menu is no right.
        simpan(&own, "kasir1-jkt1", &["/home"]).await.ditolak(422, "AKSES-04");
        own.put("users/akses/kasir1-jkt1", &json!({ "akses": [], "versi": 999 }))
            .await
            .ditolak(409, "USER-11");
        assert_eq!(akses(&a, "kasir1-jkt1").await.len(), 2);
    });
}

#[test]
fn template_level_bisa_disimpan_apa_adanya() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let t = own.get("akses/template").await.data();
        let level: Vec<&str> = t.as_array().unwrap().iter().map(|t| t["level"].as_str().unwrap()).collect();
        assert_eq!(level, ["SU", "MU", "OWN", "DEV", "SPV", "FIN", "KASIR"]);
        for t in t.as_array().unwrap().iter().filter(|t| t["semua_menu"] == false) {
            let menu: Vec<&str> =
                t["akses"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
            assert!(!menu.is_empty(), "{t}");
            simpan(&own, "fin-jkt1", &menu).await.ok();
            assert_eq!(akses(&a, "fin-jkt1").await.len(), menu.len(), "{}", t["level"]);
        }
        let kasir = &t.as_array().unwrap()[6]["akses"];
        for (menu, ada) in [
            ("/transaksi-penjualan", true),
            ("/uang-kas", true),
            ("/batal-penjualan", false),
            ("/data-users", false),
        ] {
            assert_eq!(kasir.as_array().unwrap().contains(&json!(menu)), ada, "{menu}");
        }
        // A level of the shop's own stands beside the known ones.
        a.tulis(db::Kunci::rantai(), |tx| {
            tx.exec("UPDATE pengguna SET level = 'GUDANG' WHERE user_id = 'fin-jkt1'", &[])
        })
        .await;
        let t = own.get("akses/template").await.data();
        assert_eq!(t[7]["level"], "GUDANG");
    });
}

fn massal(mode: &str, menu: &[&str], users: &[Value]) -> Value {
    json!({ "mode": mode, "akses": menu, "users": users })
}

async fn periksa(k: &Klien, mode: &str, menu: &[&str], users: &[&str]) -> Value {
    let users: Vec<Value> = users.iter().map(|u| json!({ "user_id": u })).collect();
    k.post("akses/massal/periksa", &massal(mode, menu, &users)).await.data()
}

async fn terapkan(k: &Klien, mode: &str, menu: &[&str], beda: &Value) -> Balasan {
    let users: Vec<Value> = beda
        .as_array()
        .unwrap()
        .iter()
        .map(|b| json!({ "user_id": b["user_id"], "versi": b["versi"] }))
        .collect();
    k.post("akses/massal", &massal(mode, menu, &users)).await
}

#[test]
fn hak_banyak_user_diperiksa_dulu_lalu_disimpan_bersama() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let kasir = ["kasir1-jkt1", "kasir2-jkt1"];
        simpan(&own, "kasir1-jkt1", &["/dashboard", "/uang-kas"]).await.ok();
        simpan(&own, "kasir2-jkt1", &["/dashboard", "/data-barang"]).await.ok();
        let menu = ["/dashboard", "/timbang-baki", "/uang-kas"];
        let awal = (akses(&a, kasir[0]).await, akses(&a, kasir[1]).await);
        for (mode, tambah1, cabut1, tambah2, cabut2) in [
            ("TAMBAH", json!(["/timbang-baki"]), json!([]), json!(["/timbang-baki", "/uang-kas"]), json!([])),
            ("CABUT", json!([]), json!(["/dashboard", "/uang-kas"]), json!([]), json!(["/dashboard"])),
            (
                "GANTI",
                json!(["/timbang-baki"]),
                json!([]),
                json!(["/timbang-baki", "/uang-kas"]),
                json!(["/data-barang"]),
            ),
        ] {
            let b = periksa(&own, mode, &menu, &kasir).await;
            assert_eq!((&b[0]["ditambah"], &b[0]["dicabut"]), (&tambah1, &cabut1), "{mode}");
            assert_eq!((&b[1]["ditambah"], &b[1]["dicabut"]), (&tambah2, &cabut2), "{mode}");
            // Looking changes nothing.
            assert_eq!((akses(&a, kasir[0]).await, akses(&a, kasir[1]).await), awal);
        }
        let beda = periksa(&own, "GANTI", &menu, &kasir).await;
        let sesi = a.sesi("kasir2-jkt1").await;
        sesi.get("uang-kas/saldo").await.ditolak(403, "AKSES-01");
        terapkan(&own, "GANTI", &menu, &beda).await.ok();
        sesi.get("uang-kas/saldo").await.ok();
        for u in kasir {
            assert_eq!(akses(&a, u).await, menu.iter().map(|m| (*m).to_owned()).collect());
        }
        // The same again: the versions have moved.
        terapkan(&own, "GANTI", &menu, &beda).await.ditolak(409, "USER-11");
    });
}

#[test]
fn satu_user_yang_tidak_boleh_membatalkan_semuanya() {
    di_kedua(|a| async move {
        beri(&a, "spv-jkt1", &["/hak-akses-news"]).await;
        let (own, spv) = (a.sesi("own-jkt1").await, a.sesi("spv-jkt1").await);
        let awal = akses(&a, "kasir1-jkt1").await;
        let b = |users: Value| massal("GANTI", &["/dashboard"], users.as_array().unwrap());
        for (isi, status, kode) in [
            (json!([]), 422, "AKSES-08"),
            (json!([{ "user_id": "kasir1-jkt1" }, { "user_id": "Kasir1-JKT1" }]), 422, "AKSES-08"),
            (json!([{ "user_id": "kasir1-jkt1" }, { "user_id": "kasir1-bdg1" }]), 404, "USER-09"),
            (json!([{ "user_id": "kasir1-jkt1" }, { "user_id": "a b" }]), 422, "AKSES-08"),
        ] {
            own.post("akses/massal/periksa", &b(isi.clone())).await.ditolak(status, kode);
            let r = own.post("akses/massal", &b(isi)).await;
            assert!(r.status >= 400, "{}", r.teks());
        }
        let dua = json!([{ "user_id": "kasir1-jkt1" }, { "user_id": "own-jkt1" }]);
        spv.post("akses/massal/periksa", &b(dua.clone())).await.ditolak(403, "USER-06");
        own.post("akses/massal/periksa", &b(dua)).await.ditolak(422, "USER-07");
        // Without the version that was looked at nothing is saved.
        own.post("akses/massal", &b(json!([{ "user_id": "kasir1-jkt1" }]))).await.ditolak(422, "AKSES-08");
        // One of two changed after the look: neither is saved.
        let beda = periksa(&own, "GANTI", &["/dashboard"], &["kasir1-jkt1", "kasir2-jkt1"]).await;
        ubah(&own, "kasir2-jkt1", json!({ "user_name": "Berubah" })).await.ok();
        terapkan(&own, "GANTI", &["/dashboard"], &beda).await.ditolak(409, "USER-11");
        assert_eq!(akses(&a, "kasir1-jkt1").await, awal);
        assert_eq!(a.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'UBAH AKSES'", &[]).await, 0);
    });
}
