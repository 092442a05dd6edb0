//! The gold price of the day at the edge: rights, statuses, the event of a publishing, boards without a login. What may be
//! published and what a board shows is tested in `harga`.

use crate::alat::{Alat, Balasan, Klien};
use db::args;
use serde_json::{Value, json};
use std::sync::Arc;

/// The demo chain with its masters; prices of 2026-11-15 stand confirmed in every store.
pub fn dengan_master<F, Fut>(f: F)
where
    F: Fn(Arc<Alat>) -> Fut,
    Fut: Future<Output = ()>,
{
    crate::alat::di_kedua(|a| async {
        demo::isi_master(a.db()).await.unwrap();
        f(a).await;
    });
}

async fn hari_ini(k: &Klien) -> Value {
    k.get("harga-emas/hari-ini").await.data()
}

/// Publishes on what stands now.
pub async fn terbitkan(k: &Klien, isi: Value) -> Balasan {
    let mut isi = isi;
    isi["penanda"] = hari_ini(k).await["penanda"].clone();
    k.post("harga-emas/terbit", &isi).await
}

pub fn dasar(jual: i64, beli: i64) -> Value {
    json!({ "kode_group": "", "harga_jual": jual, "harga_beli": beli, "harga_rosok": 2_150_000, "kurs_usd": 16450.5 })
}

#[test]
fn harga_dilihat_diterbitkan_dan_dikabarkan() {
    dengan_master(|a| async move {
        let (spv, kasir) = (a.sesi("spv-bdg1").await, a.sesi("kasir1-bdg1").await);
        assert_eq!(
            kasir.get("harga-emas/status").await.data(),
            json!({ "tanggal": "2026-11-15", "terkonfirmasi": true, "boleh": false })
        );
        let lama = hari_ini(&spv).await["penanda"].clone();
        let baris = json!([dasar(2_375_000, 2_260_000)]);
        let p = spv.post("harga-emas/pratinjau", &json!({ "baris": baris })).await.data();
        assert_eq!(p["peringatan"], json!([]));
        a.peristiwa();
        let t = terbitkan(&spv, json!({ "baris": baris })).await.ok();
        assert_eq!(t["message"], "Harga emas berhasil diterbitkan");
        assert_eq!(t["data"]["toko"][0]["diubah"], 1);
        let kabar = a.peristiwa().into_iter().find(|p| p.nama == "harga-emas-changed").unwrap();
        assert_eq!((&kabar.isi["toko"], &kabar.isi["oleh"]), (&json!(["BDG1"]), &json!("spv-bdg1")));
        let basi = json!({ "penanda": lama, "baris": baris });
        spv.post("harga-emas/terbit", &basi).await.ditolak(409, "HARGA-06");
        let t = terbitkan(&spv, json!({ "baris": [dasar(0, 1)] })).await.ditolak(422, "HARGA-03");
        assert!(t["fields"]["baris[0].harga_jual"].is_string(), "{t}");
        terbitkan(&spv, json!({ "baris": [], "toko": ["JKT1"] })).await.ditolak(403, "HARGA-05");
        let pusat = a.sesi("pusat").await;
        terbitkan(&pusat, json!({ "baris": [], "toko": ["ZZZ9"] })).await.ditolak(404, "TOKO-01");
        let t = terbitkan(&pusat, json!({ "baris": baris, "toko": ["JKT1", "SBY1"] })).await.data();
        assert_eq!(t["toko"].as_array().unwrap().len(), 2);
    });
}

#[test]
fn hanya_owner_dan_supervisor_yang_punya_menu_boleh_menerbitkan() {
    dengan_master(|a| async move {
        let isi = json!({ "penanda": "x", "baris": [] });
        for user in ["kasir1-bdg1", "fin-bdg1", "su", "mu", "dev"] {
            let k = a.sesi(user).await;
            for path in ["harga-emas/terbit", "harga-emas/pratinjau"] {
                k.post(path, &isi).await.ditolak(403, "AKSES-02");
            }
        }
        a.tulis(db::Kunci::rantai(), |tx| tx.exec("DELETE FROM akses WHERE user_id = 'spv-bdg1'", args![]))
            .await;
        let spv = a.sesi("spv-bdg1").await;
        spv.post("harga-emas/terbit", &isi).await.ditolak(403, "AKSES-01");
        spv.post("harga-emas/pratinjau", &json!({ "baris": [] })).await.ditolak(403, "AKSES-01");
        spv.get("harga-emas/papan/kunci").await.ditolak(403, "AKSES-01");
    });
}

/// The price that screens change in the master is the one that trade waits for.
#[test]
fn harga_yang_diubah_di_master_menunggu_konfirmasi() {
    dengan_master(|a| async move {
        let own = a.sesi("own-bdg1").await;
        let semua = own.get("harga-emas?saring=tanggal:2026-11-15").await.data();
        let dasar = semua.as_array().unwrap().iter().find(|b| b["kode_group"] == "").unwrap();
        let path = format!("harga-emas/{}", dasar["_id"].as_str().unwrap());
        own.put(&path, &json!({ "harga_beli": 2_240_000 })).await.ok();
        assert_eq!(own.get("harga-emas/status").await.data()["terkonfirmasi"], false);
        terbitkan(&own, json!({ "baris": [] })).await.ok();
        assert_eq!(own.get("harga-emas/status").await.data()["terkonfirmasi"], true);
        own.kirim(own.minta("DELETE", &path)).await.ok();
        terbitkan(&own, json!({ "baris": [] })).await.ditolak(422, "HARGA-08");
    });
}

async fn lihat(a: &Alat, kunci: &str) -> Balasan {
    let tamu = a.tamu();
    tamu.kirim(tamu.minta("GET", "harga-emas/papan").header("x-papan-key", kunci)).await
}

#[test]
fn papan_dibuat_ditampilkan_tanpa_login_dan_dicabut() {
    dengan_master(|a| async move {
        let own = a.sesi("own-bdg1").await;
        let d = own.post("harga-emas/papan/kunci", &json!({ "nama": "TV" })).await.data();
        let (id, kunci) = (d["id"].as_str().unwrap().to_owned(), d["kunci"].as_str().unwrap().to_owned());
        let p = lihat(&a, &kunci).await.data();
        assert_eq!((&p["nama_toko"], &p["terkonfirmasi"]), (&json!("Karat Braga"), &json!(true)));
        let t = lihat(&a, &"x".repeat(40)).await.ditolak(401, "PAPAN-01");
        assert!(t["message"].as_str().unwrap().contains("minta tautan baru"));
        lihat(&a, "pendek").await.ditolak(401, "PAPAN-01");
        a.tamu().get("harga-emas/papan").await.ditolak(400, "PAPAN-04");
        lihat(&a, " ").await.ditolak(400, "PAPAN-04");
        let t = own.post("harga-emas/papan/kunci", &json!({ "nama": "" })).await.ditolak(422, "PAPAN-02");
        assert!(t["fields"]["nama"].is_string(), "{t}");
        let lain = a.sesi("own-jkt1").await;
        assert_eq!(lain.get("harga-emas/papan/kunci").await.data(), json!([]));
        let path = format!("harga-emas/papan/kunci/{id}");
        lain.kirim(lain.minta("DELETE", &path)).await.ditolak(404, "PAPAN-03");
        own.kirim(own.minta("DELETE", &path)).await.ok();
        lihat(&a, &kunci).await.ditolak(401, "PAPAN-01");
        let daftar = own.get("harga-emas/papan/kunci").await.data();
        assert_eq!(daftar[0]["dicabut_oleh"], "own-bdg1");
        assert!(!daftar.to_string().contains(&kunci));
    });
}

#[test]
fn riwayat_perubahan_membaca_tanggal() {
    dengan_master(|a| async move {
        let own = a.sesi("own-bdg1").await;
        let banyak = async |tanya: &str| {
            own.get(&format!("harga-emas/perubahan{tanya}")).await.data().as_array().unwrap().len()
        };
        // Without days it is the business day.
        assert_eq!(banyak("").await, 8);
        assert_eq!(banyak("?tgl_from=2026-11-16&tgl_to=2026-11-20").await, 0);
        let salah = own.get("harga-emas/perubahan?tgl_from=2026-11-16&tgl_to=2026-11-15").await;
        salah.ditolak(422, "LAPORAN-03");
        own.get("harga-emas/perubahan?tgl_from=kemarin").await.ditolak(422, "LAPORAN-02");
    });
}
