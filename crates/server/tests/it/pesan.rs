//! Messages through the server: raised by what people do, carried to the gateway of the store's settings by the courier, seen and
//! sent again by who may; the gateway of a screen's word is never this machine.

use crate::alat::{Klien, baris_catatan, di_kedua_master};
use pesan::simulator::{Nasib, Simulator};
use serde_json::{Value, json};
use server::keluar::Keluar;
use server::kurir_pesan;

/// A store that sends messages to this gateway.
async fn siapkan(k: &Klien, sim: &Simulator) {
    let isi = json!([
        { "key": "WHATSAPP_MODULE", "value": "on" },
        { "key": "WHATSAPP_BACKEND_URL", "value": sim.url() },
    ]);
    k.put("para-system", &isi).await.ok();
    k.put("system/edit/JKT1", &json!({ "no_whatsapp": "08110001111" })).await.ok();
}

async fn member(k: &Klien, nama: &str, no_hp: &str) -> Value {
    let isi = json!({
        "nama_customer": nama, "alamat_customer": "JL MAWAR", "no_hp": no_hp, "tgl_lahir": "1990-11-15", "setuju": true,
        "cara_kode": "URUT",
    });
    k.post("member/data", &isi).await.ok()["data"]["member"].clone()
}

#[test]
fn ucapan_hari_ini_sampai_sekali_dan_terlihat_di_cerita_orangnya() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let sim = Simulator::mulai().await.unwrap();
        siapkan(&k, &sim).await;
        let m = member(&k, "SITI RAHMA", "081300001111").await;
        for _ in 0..2 {
            kurir_pesan::ucapkan(&a.app).await.unwrap();
            kurir_pesan::sekali(&a.app).await.unwrap();
        }
        let sampai = sim.diterima();
        assert_eq!(sampai.len(), 1);
        assert_eq!((sampai[0].id.as_str(), sampai[0].receiver.as_str()), ("628110001111", "6281300001111"));
        assert!(sampai[0].message.contains("SITI RAHMA"));
        let j = k.get("member/find-current-birthday").await.ok();
        assert_eq!((j["count"].as_i64(), j["data"][0]["terkirim"].as_bool()), (Some(1), Some(true)));
        let kode = m["kode_member"].as_str().unwrap();
        let j = k.get(&format!("lihat-transaksi-member/{kode}/riwayat?jenis=PESAN")).await.ok();
        assert_eq!(j["data"]["baris"][0]["uraian"], "ULANG TAHUN");
        let j = k.get(&format!("lihat-transaksi-member/{kode}")).await.ok();
        assert_eq!(j["message"], "Laporan Transaksi Member Tersedia");
        let j = k.get("dashboard/member").await.ok();
        assert_eq!(
            (j["data"]["member_baru"].as_i64(), j["data"]["ulang_tahun_hari_ini"].as_i64()),
            (Some(1), Some(1))
        );
    });
}

#[test]
fn yang_gagal_terlihat_dengan_sebabnya_dan_dikirim_lagi() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let sim = Simulator::mulai().await.unwrap();
        siapkan(&k, &sim).await;
        member(&k, "SITI RAHMA", "081300001111").await;
        sim.berikutnya([Nasib::Tolak(400, "No Wa Tidak Terdaftar".to_owned())]);
        kurir_pesan::ucapkan(&a.app).await.unwrap();
        assert_eq!(kurir_pesan::sekali(&a.app).await.unwrap().ditolak, 1);
        let j = k.get("pesan/keluar?status=MATI").await.ok();
        let b = &j["data"][0];
        assert_eq!(
            (b["sebab"].as_str(), b["no_hp"].as_str()),
            (Some("No Wa Tidak Terdaftar"), Some("62813*****111"))
        );
        let id = b["id"].as_str().unwrap();
        k.post(&format!("pesan/keluar/{id}/ulang"), &json!({})).await.ok();
        assert_eq!(kurir_pesan::sekali(&a.app).await.unwrap().terkirim, 1);
        k.post(&format!("pesan/keluar/{id}/batal"), &json!({})).await.ditolak(409, "PESAN-03");
        // Other stores have their own.
        let lain = a.masuk("own-bdg1").await;
        lain.put("para-system", &json!([{ "key": "WHATSAPP_MODULE", "value": "on" }])).await.ok();
        assert_eq!(lain.get("pesan/keluar").await.ok()["count"].as_i64(), Some(0));
        lain.post(&format!("pesan/keluar/{id}/ulang"), &json!({})).await.ditolak(404, "PESAN-02");
    });
}

#[test]
fn gerbang_di_mesin_ini_hanya_bila_diizinkan_saat_mulai() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let sim = Simulator::mulai().await.unwrap();
        siapkan(&k, &sim).await;
        member(&k, "SITI RAHMA", "081300001111").await;
        kurir_pesan::ucapkan(&a.app).await.unwrap();
        a.app.pasang_keluar(Keluar::new(Vec::new(), Vec::new()));
        assert_eq!(kurir_pesan::sekali(&a.app).await.unwrap(), pesan::Putaran::default());
        assert_eq!(sim.permintaan(), 0);
        // Nothing is lost by it.
        a.app.pasang_keluar(Keluar::new(vec!["127.0.0.0/8".parse().unwrap()], Vec::new()));
        assert_eq!(kurir_pesan::sekali(&a.app).await.unwrap().terkirim, 1);
    });
}

#[test]
fn rahasia_di_alamat_gerbang_tidak_pernah_ada_di_catatan() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let sim = Simulator::mulai().await.unwrap();
        siapkan(&k, &sim).await;
        let alamat = format!("{}/?token=rahasia-gerbang", sim.url().replace("//", "//toko:sandi-gerbang@"));
        k.put("para-system", &json!([{ "key": "WHATSAPP_BACKEND_URL", "value": alamat }])).await.ok();
        member(&k, "SITI RAHMA", "081300001111").await;
        kurir_pesan::ucapkan(&a.app).await.unwrap();
        // Away, forbidden, and silent after it took the message.
        sim.matikan().await;
        assert_eq!(kurir_pesan::sekali(&a.app).await.unwrap().gagal, 1);
        a.app.pasang_keluar(Keluar::new(Vec::new(), Vec::new()));
        a.uji.jam.maju(std::time::Duration::from_secs(30));
        kurir_pesan::sekali(&a.app).await.unwrap();
        a.app.pasang_keluar(Keluar::new(vec!["127.0.0.0/8".parse().unwrap()], Vec::new()));
        sim.hidupkan().await.unwrap();
        sim.berikutnya([Nasib::TerimaLaluPutus]);
        assert_eq!(kurir_pesan::sekali(&a.app).await.unwrap().ragu, 1);
        assert!(!baris_catatan("pesan ke pelanggan").is_empty(), "putarannya tidak tercatat sama sekali");
        for rahasia in ["rahasia-gerbang", "sandi-gerbang", "6281300001111"] {
            assert_eq!(baris_catatan(rahasia), Vec::<String>::new());
            let j = k.get("pesan/keluar").await.teks();
            assert!(!j.contains(rahasia), "{j}");
        }
    });
}
