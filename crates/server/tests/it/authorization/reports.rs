//! GET authorization/reports: the rows of laporan-otorisasi.

use super::bantu::{SANDI, Server, gabung, minta};
use crate::alat::kedua_mesin;
use serde_json::json;

#[test]
fn laporan_butuh_menu_dan_kedua_tanggal() {
    kedua_mesin(|uji| async {
        let s = Server::mulai(uji).await;
        let (kasir, own) = (s.masuk("kasir1-jkt1").await, s.masuk("own-jkt1").await);
        let isi = gabung(minta(), json!({ "user_id": "spv-jkt1", "password": SANDI }));
        let id = s.post("authorization", &kasir, isi).await.data()["id"].clone();
        let path = "authorization/reports?tgl_from=2026-11-15&tgl_to=2026-11-15";
        s.get(path, &kasir).await.ditolak(403, "AKSES-01");
        let j = s.get(path, &own).await.baik();
        assert_eq!((&j["count"], &j["message"]), (&json!(1), &json!("Laporan Tersedia")));
        assert_eq!((&j["data"][0]["id"], &j["data"][0]["penyetuju"]), (&id, &json!("spv-jkt1")));
        let bdg = s.masuk("own-bdg1").await;
        let j = s.get(path, &bdg).await.baik();
        assert_eq!((&j["count"], &j["message"]), (&json!(0), &json!("Laporan Data Kosong")));
        for (tanya, pesan) in [
            ("", "Tanggal Awal Tidak Boleh Kosong"),
            ("?tgl_from=&tgl_to=2026-11-15", "Tanggal Awal Tidak Boleh Kosong"),
            ("?tgl_from=2026-11-15", "Tanggal Akhir Tidak Boleh Kosong"),
            ("?tgl_from=2026-11-16&tgl_to=2026-11-15", "Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal"),
        ] {
            let j = s.get(&format!("authorization/reports{tanya}"), &own).await;
            assert_eq!((j.status.as_u16(), &j.isi["message"]), (422, &json!(pesan)));
        }
    });
}
