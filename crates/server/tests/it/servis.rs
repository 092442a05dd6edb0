//! Services at the edge: what a call answers the second time, the whole way as screens walk it, the paper and its slips, photos,
//! rights. Their rules are tested in `servis`.

use crate::alat::di_kedua_master;
use crate::niaga::harga;
use db::args;
use serde_json::json;

#[test]
fn dari_konter_sampai_diambil_lewat_panggilan_layar() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        harga(&own).await;
        let (kasir, spv) = (a.masuk("kasir1-jkt1").await, a.masuk("spv-jkt1").await);
        let m = json!({
            "customer": { "nama_customer": "SITI AMINAH", "no_hp": "081200000001" }, "kode_sales": "S01", "tgl_janji": "2026-11-20",
            "dp_rp": 40_000, "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 50_000 }],
            "detail_barang": [{ "nama_barang": "KALUNG PUTUS", "kode_group": "750", "kode_dept": "CIN750", "berat": 8.0, "jumlah_batu": 2,
                "pekerjaan": [{ "deskripsi": "PATRI RANTAI PUTUS", "jenis_kerja": "PATRI", "biaya_rp": 100_000 }] }],
        });
        let h = kasir.post("service/hitung", &m).await.data();
        assert_eq!(
            (&h["estimasi_rp"], &h["sisa_rp"], &h["permohonan"]),
            (&json!(100_000), &json!(60_000), &json!(null))
        );
        let j = kasir.post_dok("service", "servis-1", &m).await.ok();
        assert_eq!(kasir.post_dok("service", "servis-1", &m).await.ok(), j, "sekali saja");
        assert_eq!(
            (&j["message"], &j["data"]["kembali"]),
            (&json!("Service Berhasil Disimpan"), &json!(10_000))
        );
        assert_eq!(a.angka("SELECT COUNT(*) FROM service", args![]).await, 1);
        let no = j["data"]["no_service"].as_str().unwrap().to_owned();
        // A second person, by the validation screen's calls.
        kasir.get("validasi/service/get?kode_sales=").await.ditolak(403, "AKSES-01");
        let v = spv.get("validasi/service/get?kode_sales=ALL").await.data();
        assert_eq!(
            (&v[0]["no_faktur_service"], &v[0]["dp_rp"], &v[0]["total"]),
            (&json!(no), &json!(40_000), &json!(100_000))
        );
        let b = spv.get(&format!("validasi/detail/?deskripsi={no}")).await.data();
        assert_eq!(b, json!([{ "jenis": "CASH", "jumlah_in": 40_000, "jumlah_out": 0 }]));
        spv.post_dok("validasi/service", "servis-2", &json!({ "no_services": [no], "user_id": "" }))
            .await
            .ditolak(422, "SERVIS-08");
        let valid = json!({ "no_services": [no], "user_id": "kasir1-jkt1" });
        assert_eq!(
            spv.post_dok("validasi/service", "servis-3", &valid).await.ok()["message"],
            "Data Berhasil Divalidasi"
        );
        // Papers: the nota, and three slips on a page.
        for jalur in [format!("service/{no}/nota"), format!("service/{no}/nota?rangkap=3")] {
            assert!(kasir.get(&jalur).await.teks().starts_with("%PDF"), "{jalur}");
        }
        assert_eq!(kasir.post(&format!("service/{no}/cetak"), &json!({})).await.data()["urut"], 1);
        kasir.get(&format!("service/{no}/foto/1/masuk")).await.ditolak(404, "FOTO-11");
        kasir.get(&format!("service/{no}/foto/1/samping")).await.ditolak(404, "SERVIS-03");
        let jadi = json!({ "detail_barang": [{ "baris": 1, "berat": 8.05, "jumlah_batu": 2 }] });
        kasir
            .post_dok(&format!("service/{no}/proses"), "servis-4", &json!({ "kode_tukang": "T01" }))
            .await
            .ok();
        let h = kasir.post(&format!("service/{no}/selesai/hitung"), &jadi).await.data();
        assert_eq!((&h["total_rp"], &h["detail_barang"][0]["selisih"]), (&json!(100_000), &json!(0.05)));
        kasir.post_dok(&format!("service/{no}/selesai"), "servis-5", &jadi).await.ok();
        let papan = kasir.get("service/papan").await.data();
        assert_eq!((&papan["kartu"][0]["no"], &papan["kartu"][0]["tahap"]), (&json!(no), &json!("SELESAI")));
        assert_eq!(kasir.get(&format!("service/{no}/tagihan")).await.data()["bayar_rp"], 60_000);
        let bayar = json!({ "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 60_000 }] });
        kasir.post_dok(&format!("service/{no}/ambil"), "servis-6", &bayar).await.ok();
        kasir.post_dok(&format!("service/{no}/ambil"), "servis-7", &bayar).await.ditolak(409, "SERVIS-04");
        let d = kasir.get("service?tahap=AMBIL").await.ok();
        assert_eq!((&d["count"], &d["total"]["total_rp"]), (&json!(1), &json!(100_000)));
        let r = kasir.get(&format!("service/{no}")).await.data();
        assert_eq!((&r["tahap"], &r["ambil"]["ppn"]), (&json!("AMBIL"), &json!(1_088)));
    });
}

#[test]
fn nota_service_yang_batal_tidak_dicetak_lagi() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        harga(&own).await;
        let (kasir, spv) = (a.masuk("kasir1-jkt1").await, a.masuk("spv-jkt1").await);
        let m = json!({
            "customer": { "nama_customer": "SITI AMINAH" }, "kode_sales": "S01", "tgl_janji": "2026-11-20",
            "detail_barang": [{ "nama_barang": "GELANG", "kode_group": "750", "kode_dept": "CIN750", "berat": 8.0,
                "pekerjaan": [{ "deskripsi": "CUCI", "jenis_kerja": "CUCI", "biaya_rp": 50_000 }] }],
        });
        let no = kasir.post_dok("service", "servis-batal-1", &m).await.data()["no_service"]
            .as_str()
            .unwrap()
            .to_owned();
        spv.post_dok(&format!("service/{no}/batal"), "servis-batal-2", &json!({ "alasan": "salah catat" }))
            .await
            .ok();
        kasir.get(&format!("service/{no}/nota")).await.ditolak(422, "SERVIS-13");
        kasir.post(&format!("service/{no}/cetak"), &json!({})).await.ditolak(422, "SERVIS-13");
        assert_eq!(a.angka("SELECT COUNT(*) FROM faktur_cetak", args![]).await, 0);
    });
}
