//! `users`, `users/edit/{user_id}`, `users/reset-password/{user_id}`: adding and changing people, and every guard
//! that keeps somebody from making himself or others more than he is.

use crate::alat::{Alat, Balasan, Klien, SANDI, di_kedua};
use serde_json::{Value, json};

pub async fn baris(k: &Klien, user: &str) -> Value {
    let semua = k.get("users").await.data();
    semua.as_array().unwrap().iter().find(|u| u["user_id"] == user).cloned().unwrap_or(Value::Null)
}

fn baru(user: &str, level: &str, toko: &str) -> Value {
    json!({ "user_id": user, "user_name": "Orang Baru", "level": level, "kode_toko": toko,
            "pusat": false, "no_whatsapp": "0812-3456-7890" })
}

/// Changes some fields of a user as the screen does: all of them go, with the version that was seen.
pub async fn ubah(k: &Klien, user: &str, bagian: Value) -> Balasan {
    let lama = baris(k, user).await;
    assert!(lama.is_object(), "{user} tidak terlihat");
    ubah_dari(k, user, &lama, bagian).await
}

async fn ubah_dari(k: &Klien, user: &str, lama: &Value, bagian: Value) -> Balasan {
    let mut isi = json!({});
    for kolom in ["user_name", "level", "kode_toko", "pusat", "no_whatsapp", "aktif", "versi"] {
        isi[kolom] = bagian.get(kolom).unwrap_or(&lama[kolom]).clone();
    }
    if let Some(cabang) = bagian.get("cabang") {
        isi["cabang"] = cabang.clone();
    }
    isi["akses_template"] = bagian.get("akses_template").cloned().unwrap_or(json!(false));
    k.put(&format!("users/edit/{user}"), &isi).await
}

/// Gives a menu right behind the API's back.
pub async fn beri(a: &Alat, user: &str, menu: &'static [&'static str]) {
    let user = user.to_owned();
    a.tulis(db::Kunci::rantai(), move |tx| {
        for m in menu {
            tx.exec(
                "INSERT INTO akses (user_id, menu) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                db::args![user.as_str(), *m],
            )?;
        }
        tx.exec("UPDATE pengguna SET versi = versi + 1 WHERE user_id = $1", db::args![user.as_str()])
    })
    .await;
}

#[test]
fn own_menambah_kasir_yang_masuk_dengan_password_sekali_pakai() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let r = own.post("users", &baru("Sari.Baru", "kasir", "jkt1")).await.ok();
        assert_eq!(r["message"], "Data Berhasil Ditambahkan");
        assert_eq!(r["data"]["user_id"], "sari.baru");
        let sandi = r["data"]["password"].as_str().unwrap();
        assert_eq!(sandi.len(), 14);
        let u = baris(&own, "sari.baru").await;
        assert_eq!(
            (&u["level"], &u["kode_toko"], &u["no_whatsapp"], &u["ganti_password"], &u["aktif"]),
            (&json!("KASIR"), &json!("JKT1"), &json!("081234567890"), &json!(true), &json!(true))
        );
        let masuk = a.tamu().login("sari.baru", sandi).await.data();
        assert_eq!(masuk["ganti_password"], true);
        let k = a.dengan_token(masuk["token"].as_str().unwrap());
        k.get("tokos").await.ditolak(403, "SANDI-03");
        let ganti = json!({ "password_lama": sandi, "password_baru": "sandi-sari-sendiri" });
        k.post("users/ganti-password", &ganti).await.ok();
        k.get("uang-kas/saldo").await.ok();
        // The template of a cashier, not more.
        k.get("users").await.ditolak(403, "AKSES-01");
        let jejak =
            a.baris("SELECT toko, oleh, aksi FROM audit WHERE objek = 'sari.baru' ORDER BY seq", &[]).await;
        assert!(jejak.contains(&"JKT1|own-jkt1|BUAT USER".to_owned()), "{jejak:?}");
        // No password, no hash anywhere in the trail or the list.
        let isi = a.baris("SELECT isi FROM audit", &[]).await.join("");
        assert!(!isi.contains(sandi) && !isi.contains("argon2"));
    });
}

#[test]
fn isian_user_baru_diperiksa_satu_per_satu() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let awal = a.angka("SELECT COUNT(*) FROM pengguna", &[]).await;
        let panjang = "x".repeat(61);
        for (kolom, isi, kode, pesan) in [
            ("user_id", "", "USER-02", "User ID Tidak Boleh Kosong"),
            ("user_id", "a b", "USER-02", ""),
            ("user_name", "  ", "USER-03", "Nama User Tidak Boleh Kosong"),
            ("user_name", panjang.as_str(), "USER-03", ""),
            ("level", "", "USER-04", "Level Harus Dipilih"),
            ("level", "KASIR 2", "USER-04", ""),
            ("level", "ABCDEFGHIJKLMNOPQRSTU", "USER-04", ""),
            ("kode_toko", "", "USER-12", "Kode Toko Harus Dipilih"),
            ("no_whatsapp", "0812", "TOKO-04", "No WhatsApp harus 8 sampai 15 angka"),
            ("password", "pendek", "SANDI-01", "Password paling sedikit 8 karakter"),
        ] {
            let mut b = baru("baru", "KASIR", "JKT1");
            b[kolom] = json!(isi);
            let j = own.post("users", &b).await.ditolak(422, kode);
            assert!(j["fields"][kolom].as_str().is_some_and(|p| p.contains(pesan)), "{kolom} {isi}: {j}");
        }
        let pusat = a.sesi("pusat").await;
        let j = pusat.post("users", &baru("baru", "KASIR", "ZZZ")).await.ditolak(404, "TOKO-01");
        assert!(j["fields"]["kode_toko"].is_string());
        let j = own.post("users", &baru("kasir1-bdg1", "KASIR", "JKT1")).await.ditolak(409, "USER-01");
        assert!(j["fields"]["user_id"].is_string());
        assert_eq!(a.angka("SELECT COUNT(*) FROM pengguna", &[]).await, awal);
        // A password of the giver's choosing is not sent back, and must be changed as well.
        let mut b = baru("baru", "GUDANG", "JKT1");
        b["password"] = json!("pilihan-own");
        assert_eq!(own.post("users", &b).await.data()["password"], Value::Null);
        assert_eq!(a.tamu().login("baru", "pilihan-own").await.data()["ganti_password"], true);
    });
}

#[test]
fn tidak_ada_yang_membuat_level_di_atas_dirinya() {
    di_kedua(|a| async move {
        for user in ["spv", "mu", "dev", "fin", "kasir1"] {
            beri(&a, user, &["/data-users"]).await;
        }
        let level = ["SU", "MU", "OWN", "DEV", "SPV", "FIN", "KASIR", "GUDANG"];
        for (user, boleh) in [
            ("su", "SU MU OWN DEV SPV FIN KASIR GUDANG"),
            ("own", "OWN DEV SPV FIN KASIR GUDANG"),
            ("mu", "MU DEV SPV FIN KASIR GUDANG"),
            ("spv", "FIN KASIR GUDANG"),
            ("dev", "FIN KASIR GUDANG"),
            ("fin", ""),
            ("kasir1", ""),
        ] {
            let k = a.sesi(user).await;
            let mut dapat = Vec::new();
            for l in level {
                let id = format!("oleh-{user}-{}", l.to_lowercase());
                let mut b = baru(&id, l, "PST");
                b["password"] = json!("sandi-percobaan");
                let r = k.post("users", &b).await;
                if r.status == 200 {
                    dapat.push(l);
                } else {
                    r.ditolak(403, "USER-06");
                }
            }
            assert_eq!(dapat.join(" "), boleh, "{user}");
        }
        // The same table is what the screens are told.
        let t = a.sesi("own").await.get("akses/template").await.data();
        let boleh: Vec<&str> = t
            .as_array()
            .unwrap()
            .iter()
            .filter(|t| t["boleh_beri"] == true)
            .map(|t| t["level"].as_str().unwrap())
            .collect();
        assert_eq!(boleh, ["OWN", "DEV", "SPV", "FIN", "KASIR", "GUDANG"]);
    });
}

#[test]
fn spv_tanpa_menu_tidak_mengurus_siapa_pun() {
    di_kedua(|a| async move {
        let spv = a.sesi("spv-jkt1").await;
        spv.get("users").await.ditolak(403, "AKSES-01");
        spv.post("users", &baru("x1", "KASIR", "JKT1")).await.ditolak(403, "AKSES-01");
        beri(&a, "spv-jkt1", &["/data-users"]).await;
        spv.get("users").await.ok();
        // Those below, and themselves in name alone; never an equal or somebody above.
        ubah(&spv, "kasir1-jkt1", json!({ "user_name": "Kasir Rapi" })).await.ok();
        ubah(&spv, "kasir1-jkt1", json!({ "level": "SPV" })).await.ditolak(403, "USER-06");
        ubah(&spv, "kasir1-jkt1", json!({ "level": "OWN" })).await.ditolak(403, "USER-06");
        ubah(&spv, "own-jkt1", json!({ "aktif": false })).await.ditolak(403, "USER-06");
        ubah(&spv, "own-jkt1", json!({ "level": "KASIR" })).await.ditolak(403, "USER-06");
        spv.post("users/reset-password/own-jkt1", &json!({})).await.ditolak(403, "USER-06");
        ubah(&spv, "spv-jkt1", json!({ "user_name": "Supervisor Rapi" })).await.ok();
        ubah(&spv, "spv-jkt1", json!({ "level": "OWN" })).await.ditolak(422, "USER-07");
        assert_eq!(baris(&spv, "own-jkt1").await["boleh_ubah"], false);
        assert_eq!(baris(&spv, "kasir1-jkt1").await["boleh_ubah"], true);
    });
}

#[test]
fn tidak_ada_yang_menonaktifkan_atau_menurunkan_diri_sendiri() {
    di_kedua(|a| async move {
        for user in ["own-jkt1", "su"] {
            let k = a.sesi(user).await;
            for (kolom, isi) in
                [("aktif", json!(false)), ("level", json!("KASIR")), ("akses_template", json!(true))]
            {
                let mut b = json!({});
                b[kolom] = isi;
                let j = ubah(&k, user, b).await.ditolak(422, "USER-07");
                assert!(j["fields"][kolom].is_string(), "{user} {kolom}: {j}");
            }
            k.post(&format!("users/reset-password/{user}"), &json!({})).await.ditolak(422, "USER-07");
            k.get("users").await.ok();
        }
        let su = a.sesi("su").await;
        ubah(&su, "su", json!({ "pusat": false })).await.ditolak(422, "USER-07");
        ubah(&su, "su", json!({ "kode_toko": "JKT1" })).await.ditolak(422, "USER-07");
    });
}

#[test]
fn own_aktif_yang_terakhir_tidak_bisa_dihilangkan() {
    di_kedua(|a| async move {
        let su = a.sesi("su").await;
        for user in ["own", "own-jkt1", "own-bdg1", "pusat"] {
            ubah(&su, user, json!({ "aktif": false })).await.ok();
        }
        let j = ubah(&su, "own-sby1", json!({ "aktif": false })).await.ditolak(422, "USER-08");
        assert!(j["fields"]["aktif"].is_string(), "{j}");
        let j = ubah(&su, "own-sby1", json!({ "level": "SPV" })).await.ditolak(422, "USER-08");
        assert!(j["fields"]["level"].is_string(), "{j}");
        ubah(&su, "own-sby1", json!({ "user_name": "Tetap Pemilik" })).await.ok();
        ubah(&su, "own", json!({ "aktif": true })).await.ok();
        ubah(&su, "own-sby1", json!({ "aktif": false })).await.ok();
    });
}

#[test]
fn dua_own_yang_saling_menonaktifkan_serentak_menyisakan_satu() {
    di_kedua(|a| async move {
        let su = a.sesi("su").await;
        for user in ["own-jkt1", "own-bdg1", "own-sby1"] {
            ubah(&su, user, json!({ "aktif": false })).await.ok();
        }
        // `own` is no head office, so both are.
        a.tulis(db::Kunci::rantai(), |tx| {
            tx.exec("UPDATE pengguna SET pusat = 1 WHERE user_id = 'own'", &[])
        })
        .await;
        let (satu, dua) = (a.sesi("own").await, a.sesi("pusat").await);
        let (b1, b2) = (baris(&satu, "pusat").await, baris(&dua, "own").await);
        let (r1, r2) = tokio::join!(
            ubah_dari(&satu, "pusat", &b1, json!({ "aktif": false })),
            ubah_dari(&dua, "own", &b2, json!({ "aktif": false }))
        );
        let mut status = [r1.status, r2.status];
        status.sort_unstable();
        assert_eq!(status, [200, 401], "{} {}", r1.teks(), r2.teks());
        assert_eq!(a.angka("SELECT COUNT(*) FROM pengguna WHERE level = 'OWN' AND aktif = 1", &[]).await, 1);
    });
}

#[test]
fn cabang_hanya_mengurus_user_tokonya_pusat_semua() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let ada: Vec<String> = own
            .get("users")
            .await
            .data()
            .as_array()
            .unwrap()
            .iter()
            .map(|u| u["user_id"].as_str().unwrap().to_owned())
            .collect();
        assert_eq!(ada, ["fin-jkt1", "kasir1-jkt1", "kasir2-jkt1", "own-jkt1", "spv-jkt1"]);
        let asing = json!({ "user_name": "x", "level": "KASIR", "kode_toko": "JKT1", "pusat": false,
                            "no_whatsapp": "", "aktif": false, "versi": 1 });
        for user in ["kasir1-bdg1", "su", "pusat", "tidak-ada", "bukan user!"] {
            own.put(&format!("users/edit/{user}"), &asing).await.ditolak(404, "USER-09");
            own.post(&format!("users/reset-password/{user}"), &json!({})).await.ditolak(404, "USER-09");
        }
        own.post("users", &baru("x1", "KASIR", "BDG1")).await.ditolak(403, "USER-10");
        let mut b = baru("x1", "KASIR", "JKT1");
        b["pusat"] = json!(true);
        own.post("users", &b).await.ditolak(403, "USER-10");
        ubah(&own, "kasir1-jkt1", json!({ "kode_toko": "BDG1" })).await.ditolak(403, "USER-10");
        ubah(&own, "kasir1-jkt1", json!({ "pusat": true })).await.ditolak(403, "USER-10");
        // A head-office user registered at a store is not that store's to manage.
        a.tulis(db::Kunci::rantai(), |tx| {
            tx.exec("UPDATE pengguna SET pusat = 1 WHERE user_id = 'kasir2-jkt1'", &[])
        })
        .await;
        own.put("users/edit/kasir2-jkt1", &asing).await.ditolak(404, "USER-09");
        let pusat = a.sesi("pusat").await;
        assert!(pusat.di("BDG1").get("users").await.data().as_array().unwrap().len() > 20);
        ubah(&pusat, "kasir1-bdg1", json!({ "kode_toko": "SBY1" })).await.ok();
        let mut b = baru("orang-pusat", "FIN", "PST");
        b["pusat"] = json!(true);
        pusat.post("users", &b).await.ok();
        assert_eq!(a.sesi("orang-pusat").await.get("tokos").await.status, 403);
    });
}

#[test]
fn menonaktifkan_mengakhiri_sesi_seketika() {
    di_kedua(|a| async move {
        let (own, kasir, satunya) =
            (a.sesi("own-jkt1").await, a.sesi("kasir1-jkt1").await, a.sesi("kasir1-jkt1").await);
        kasir.get("uang-kas/saldo").await.ok();
        ubah(&own, "kasir1-jkt1", json!({ "aktif": false })).await.ok();
        for k in [&kasir, &satunya] {
            k.get("uang-kas/saldo").await.ditolak(401, "SESI-01");
        }
        a.tamu().login("kasir1-jkt1", SANDI).await.ditolak(422, "SESI-02");
        // Made active again: the old sessions stay dead, a login is good.
        ubah(&own, "kasir1-jkt1", json!({ "aktif": true })).await.ok();
        kasir.get("uang-kas/saldo").await.ditolak(401, "SESI-01");
        a.tamu().login("kasir1-jkt1", SANDI).await.ok();
        let jejak = a
            .baris("SELECT aksi FROM audit WHERE toko = 'JKT1' AND objek = 'kasir1-jkt1' ORDER BY seq", &[])
            .await;
        assert_eq!(jejak, ["NONAKTIFKAN USER", "AKTIFKAN USER"]);
    });
}

#[test]
fn pindah_toko_mengakhiri_sesi_lama() {
    di_kedua(|a| async move {
        let (pusat, kasir) = (a.sesi("pusat").await, a.sesi("kasir1-jkt1").await);
        ubah(&pusat, "kasir1-jkt1", json!({ "kode_toko": "BDG1" })).await.ok();
        kasir.get("uang-kas/saldo").await.ditolak(401, "SESI-01");
        let u = a.tamu().login("kasir1-jkt1", SANDI).await.data();
        assert_eq!(u["kode_toko"], "BDG1");
        ubah(&pusat, "kasir1-jkt1", json!({ "kode_toko": "ZZZ" })).await.ditolak(404, "TOKO-01");
    });
}

#[test]
fn reset_password_sekali_pakai_dan_mengakhiri_sesi() {
    di_kedua(|a| async move {
        let (own, kasir) = (a.sesi("own-jkt1").await, a.sesi("kasir1-jkt1").await);
        for _ in 0..5 {
            a.tamu().login("kasir1-jkt1", "lupa-lupa").await.ditolak(422, "SESI-02");
        }
        a.tamu().login("kasir1-jkt1", SANDI).await.ditolak(429, "SESI-03");
        let r = own.post("users/reset-password/kasir1-jkt1", &json!({})).await.ok();
        let sandi = r["data"]["password"].as_str().unwrap();
        kasir.get("uang-kas/saldo").await.ditolak(401, "SESI-01");
        a.tamu().login("kasir1-jkt1", SANDI).await.ditolak(422, "SESI-02");
        // The lock of wrong passwords is gone with them.
        assert_eq!(a.tamu().login("kasir1-jkt1", sandi).await.data()["ganti_password"], true);
        assert_eq!(a.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'RESET PASSWORD'", &[]).await, 1);
        let r = own.post("users/reset-password/kasir1-jkt1", &json!({ "password": "pendek" })).await;
        r.ditolak(422, "SANDI-01");
        let r = own.post("users/reset-password/kasir1-jkt1", &json!({ "password": "pilihan-own" })).await;
        assert_eq!(r.data()["password"], Value::Null);
        a.tamu().login("kasir1-jkt1", "pilihan-own").await.ok();
    });
}

#[test]
fn dua_orang_mengubah_satu_user_yang_kedua_ditolak_dengan_isi_kini() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let lama = baris(&own, "kasir1-jkt1").await;
        ubah_dari(&own, "kasir1-jkt1", &lama, json!({ "user_name": "Pertama" })).await.ok();
        let j = ubah_dari(&own, "kasir1-jkt1", &lama, json!({ "user_name": "Kedua" })).await;
        let j = j.ditolak(409, "USER-11");
        assert_eq!(j["detail"]["user_name"], "Pertama");
        assert_eq!(baris(&own, "kasir1-jkt1").await["user_name"], "Pertama");
        // Saving what stands is no change.
        let kini = baris(&own, "kasir1-jkt1").await;
        ubah(&own, "kasir1-jkt1", json!({})).await.ok();
        assert_eq!(baris(&own, "kasir1-jkt1").await["versi"], kini["versi"]);
    });
}

#[test]
fn level_baru_berlaku_di_sesi_yang_berjalan_dan_own_yang_turun_kehilangan_semua_menu() {
    di_kedua(|a| async move {
        let (su, own) = (a.sesi("su").await, a.sesi("own-jkt1").await);
        own.get("users").await.ok();
        ubah(&su, "own-jkt1", json!({ "level": "KASIR" })).await.ok();
        own.get("users").await.ditolak(403, "AKSES-01");
        own.put("para-system", &json!([])).await.ditolak(403, "AKSES-01");
        own.get("uang-kas/saldo").await.ok();
        // Up again: nothing of the cashier's stands in the way.
        ubah(&su, "own-jkt1", json!({ "level": "OWN" })).await.ok();
        own.get("users").await.ok();
        // By the template on demand.
        let akses = "SELECT COUNT(*) FROM akses WHERE user_id = 'kasir1-jkt1'";
        let kasir = a.angka(akses, &[]).await;
        ubah(&su, "kasir1-jkt1", json!({ "level": "SPV" })).await.ok();
        assert_eq!(a.angka(akses, &[]).await, kasir);
        ubah(&su, "kasir1-jkt1", json!({ "akses_template": true })).await.ok();
        assert!(a.angka(akses, &[]).await > kasir);
    });
}
