//! A user with several stores: who gives them, where the session works, and that it works in one at a time.

use super::kelola::{baris, ubah};
use crate::alat::{Alat, Klien, SANDI, di_kedua};
use serde_json::{Value, json};

/// The cashier of JKT1 with BDG1 besides.
async fn dua_toko(a: &Alat) -> Klien {
    let pusat = a.sesi("pusat").await;
    ubah(&pusat, "kasir1-jkt1", json!({ "cabang": ["bdg1", "JKT1"] })).await.ok();
    // One's own store is no other one.
    assert_eq!(baris(&pusat, "kasir1-jkt1").await["cabang"], json!(["BDG1"]));
    a.sesi("kasir1-jkt1").await
}

fn pindah(k: &Klien, kode: &str) -> impl Future<Output = crate::alat::Balasan> {
    let (k, isi) = (k.clone(), json!({ "kode_toko": kode }));
    async move { k.post("users/toko", &isi).await }
}

#[test]
fn yang_bertoko_satu_tidak_punya_pilihan_dan_tidak_bisa_pindah() {
    di_kedua(|a| async move {
        let k = a.sesi("kasir1-jkt1").await;
        assert_eq!(k.get("users/saya").await.data().get("toko_saya"), None);
        pindah(&k, "BDG1").await.ditolak(403, "TOKO-02");
        pindah(&k, "ZZZ").await.ditolak(403, "TOKO-02");
        pindah(&k, "bukan kode!").await.ditolak(422, "TOKO-01");
        // Its own store is where it is already.
        assert_eq!(pindah(&k, "jkt1").await.data()["kode_toko"], "JKT1");
        // Head office chooses by portals.
        pindah(&a.sesi("pusat").await, "JKT1").await.ditolak(403, "TOKO-02");
        a.tamu().post("users/toko", &json!({ "kode_toko": "JKT1" })).await.ditolak(401, "SESI-01");
        assert_eq!(a.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'PINDAH TOKO'", &[]).await, 0);
    });
}

#[test]
fn sesi_bekerja_di_satu_toko_dan_pindahnya_tercatat() {
    di_kedua(|a| async move {
        let k = dua_toko(&a).await;
        let saya = k.get("users/saya").await.data();
        assert_eq!(saya["kode_toko"], "JKT1");
        let kode: Vec<&Value> =
            saya["toko_saya"].as_array().unwrap().iter().map(|t| &t["kode_toko"]).collect();
        assert_eq!(kode, ["BDG1", "JKT1"]);
        // Before the move the other store is closed, also through its portal.
        k.di("BDG1").get("para-system").await.ditolak(403, "TOKO-02");
        let r = pindah(&k, "BDG1").await.ok();
        assert_eq!(
            (&r["data"]["kode_toko"], &r["message"]),
            (&json!("BDG1"), &json!("Sekarang bekerja di toko BDG1"))
        );
        // From now on the same token works there, and no longer at home.
        assert_eq!(k.get("users/saya").await.data()["kode_toko"], "BDG1");
        k.di("BDG1").get("para-system").await.ok();
        k.di("JKT1").get("para-system").await.ditolak(403, "TOKO-02");
        let orang = k.get("users/get/all").await.data();
        let orang: Vec<&str> =
            orang.as_array().unwrap().iter().map(|u| u["user_id"].as_str().unwrap()).collect();
        assert!(orang.contains(&"kasir1-bdg1") && orang.contains(&"kasir1-jkt1"), "{orang:?}");
        assert!(!orang.contains(&"kasir2-jkt1"), "{orang:?}");
        let jejak = a.baris("SELECT oleh, isi FROM audit WHERE aksi = 'PINDAH TOKO'", &[]).await;
        assert_eq!(jejak, [r#"kasir1-jkt1|{"dari":"JKT1","ke":"BDG1"}"#]);
        // Every further login begins at home unless it says otherwise.
        assert_eq!(a.tamu().login("kasir1-jkt1", SANDI).await.data()["kode_toko"], "JKT1");
        let masuk = |kode: &str| {
            let isi = json!({ "user_id": "kasir1-jkt1", "password": SANDI, "kode_toko": kode });
            let k = a.tamu();
            async move { k.post("users/login", &isi).await }
        };
        assert_eq!(masuk("BDG1").await.data()["kode_toko"], "BDG1");
        masuk("SBY1").await.ditolak(403, "TOKO-02");
    });
}

#[test]
fn toko_yang_dicabut_mengakhiri_sesi_di_sana_dan_hanya_di_sana() {
    di_kedua(|a| async move {
        let (rumah, di_bdg) = (dua_toko(&a).await, a.sesi("kasir1-jkt1").await);
        pindah(&di_bdg, "BDG1").await.ok();
        let pusat = a.sesi("pusat").await;
        ubah(&pusat, "kasir1-jkt1", json!({ "cabang": [] })).await.ok();
        di_bdg.get("users/saya").await.ditolak(401, "SESI-01");
        rumah.get("users/saya").await.ok();
        pindah(&rumah, "BDG1").await.ditolak(403, "TOKO-02");
        let jejak = a
            .baris(
                "SELECT isi FROM audit WHERE aksi = 'UBAH USER' AND objek = 'kasir1-jkt1' ORDER BY seq",
                &[],
            )
            .await;
        assert!(jejak[1].contains(r#""cabang":{"baru":[],"lama":["BDG1"]}"#), "{jejak:?}");
    });
}

#[test]
fn hanya_pusat_memberi_toko_lain_dan_cabang_melihat_siapa_yang_datang() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let j = ubah(&own, "kasir1-jkt1", json!({ "cabang": ["BDG1"] })).await.ditolak(403, "USER-10");
        assert!(j["fields"]["cabang"].is_string(), "{j}");
        let baru = json!({ "user_id": "dua.toko", "user_name": "Dua Toko", "level": "KASIR", "kode_toko": "JKT1",
                           "password": "sandi-awal-uji", "cabang": ["SBY1"] });
        own.post("users", &baru).await.ditolak(403, "USER-10");
        let pusat = a.sesi("pusat").await;
        ubah(&pusat, "kasir1-jkt1", json!({ "cabang": ["ZZZ"] })).await.ditolak(404, "TOKO-01");
        ubah(&pusat, "kasir1-jkt1", json!({ "cabang": ["tidak sah!"] })).await.ditolak(422, "USER-12");
        pusat.post("users", &baru).await.ok();
        assert_eq!(baris(&pusat, "dua.toko").await["cabang"], json!(["SBY1"]));
        // The branch sees who comes, and leaves them to their own.
        let sby = a.sesi("own-sby1").await;
        let tamu = baris(&sby, "dua.toko").await;
        assert_eq!((&tamu["kode_toko"], &tamu["boleh_ubah"]), (&json!("JKT1"), &json!(false)));
        ubah(&sby, "dua.toko", json!({ "user_name": "x" })).await.ditolak(404, "USER-09");
        // What a branch saves of its own people leaves their other stores alone.
        ubah(&own, "dua.toko", json!({ "user_name": "Nama Baru" })).await.ok();
        assert_eq!(baris(&pusat, "dua.toko").await["cabang"], json!(["SBY1"]));
        // A new home that was one of the others is no other one any more.
        ubah(&pusat, "dua.toko", json!({ "kode_toko": "SBY1" })).await.ok();
        assert_eq!(baris(&pusat, "dua.toko").await["cabang"], json!([]));
    });
}

#[test]
fn supervisor_dua_toko_memberi_otorisasi_di_keduanya() {
    di_kedua(|a| async move {
        let (bdg, sby) = (a.sesi("kasir1-bdg1").await, a.sesi("kasir1-sby1").await);
        let minta =
            json!({ "user_id": "spv-jkt1", "password": SANDI, "kategori": "PENJUALAN", "description": "X" });
        bdg.post("authorization", &minta).await.ditolak(403, "OTO-04");
        let pusat = a.sesi("pusat").await;
        ubah(&pusat, "spv-jkt1", json!({ "cabang": ["BDG1"] })).await.ok();
        assert_eq!(bdg.post("authorization", &minta).await.data()["penyetuju"], "spv-jkt1");
        sby.post("authorization", &minta).await.ditolak(403, "OTO-04");
        // From the inbox only where the session works.
        let isi = json!({ "kategori": "PENJUALAN", "description": "Y" });
        let id = bdg.post("authorization/permintaan", &isi).await.data()["id"].as_str().unwrap().to_owned();
        let spv = a.sesi("spv-jkt1").await;
        let setujui = format!("authorization/permintaan/{id}/setujui");
        spv.post(&setujui, &json!({ "password": SANDI })).await.ditolak(404, "OTO-01");
        pindah(&spv, "BDG1").await.ok();
        spv.post(&setujui, &json!({ "password": SANDI })).await.ok();
    });
}
