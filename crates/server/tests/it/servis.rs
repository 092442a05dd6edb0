//! Services at the edge: what a call answers the second time, the whole way as screens walk it, the paper and its slips, photos,
//! rights. Their rules are tested in `servis`.

use crate::alat::di_kedua_master;
use crate::niaga::harga;
use db::args;
use serde_json::json;

const NIK: &str = "3171014101800001";

#[test]
fn dari_konter_sampai_diambil_lewat_panggilan_layar() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        harga(&own).await;
        let (kasir, spv) = (a.masuk("kasir1-jkt1").await, a.masuk("spv-jkt1").await);
        let m = json!({
            "customer": { "nama_customer": "SITI AMINAH", "no_hp": "081200000001", "nik": NIK }, "kode_sales": "S01", "tgl_janji": "2026-11-20",
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
        let bayar = json!({ "nik": NIK, "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 60_000 }] });
        kasir.post_dok(&format!("service/{no}/ambil"), "servis-6", &bayar).await.ok();
        kasir.post_dok(&format!("service/{no}/ambil"), "servis-7", &bayar).await.ditolak(409, "SERVIS-04");
        let d = kasir.get("service?tahap=AMBIL").await.ok();
        assert_eq!((&d["count"], &d["total"]["total_rp"]), (&json!(1), &json!(100_000)));
        let r = kasir.get(&format!("service/{no}")).await.data();
        assert_eq!((&r["tahap"], &r["ambil"]["ppn"]), (&json!("AMBIL"), &json!(1_088)));
        // Taken back, counted by somebody who neither took it in nor finished it, and lost: what is owed has its list.
        let lagi = json!({ "alasan": "dirapikan", "detail_barang": [{ "baris": 1, "berat": 8.05, "jumlah_batu": 2 }] });
        spv.post_dok(&format!("service/{no}/batal-ambil"), "servis-8", &lagi).await.ok();
        let kode = r["detail_barang"][0]["kode_barcode"].clone();
        let hitung = json!({ "detail_barang": [{ "kode_barcode": kode, "berat": 8.05 }] });
        kasir.post_dok("service/hitung-barang", "servis-9", &hitung).await.ditolak(422, "SERVIS-16");
        assert_eq!(spv.post_dok("service/hitung-barang", "servis-10", &hitung).await.data()["ada"], 1);
        assert_eq!(spv.get("service/hitung-barang").await.data()[0]["harus"], 1);
        let hilang = json!({ "alasan": "tidak ketemu", "hilang": [1] });
        let g = own.post_dok(&format!("service/{no}/hilang"), "servis-11", &hilang).await.data();
        let d = own.get("service/ganti?status=TERBUKA").await.ok();
        assert_eq!((&d["count"], &d["total"]["sisa_rp"]), (&json!(1), &g["jumlah_rp"]));
        let jalur = format!("service/ganti/{}/bayar", g["no_ganti"].as_str().unwrap());
        let m = json!({ "nik": NIK, "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 1 }] });
        kasir.post_dok(&jalur, "servis-12", &m).await.ditolak(422, "BAYAR-02");
    });
}

#[test]
fn nota_service_yang_batal_tidak_dicetak_lagi() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        harga(&own).await;
        let (kasir, spv) = (a.masuk("kasir1-jkt1").await, a.masuk("spv-jkt1").await);
        let m = json!({
            "customer": { "nama_customer": "SITI AMINAH", "nik": NIK }, "kode_sales": "S01", "tgl_janji": "2026-11-20",
            "detail_barang": [{ "nama_barang": "GELANG", "kode_group": "750", "kode_dept": "CIN750", "berat": 8.0,
                "pekerjaan": [{ "deskripsi": "CUCI", "jenis_kerja": "CUCI", "biaya_rp": 50_000 }] }],
        });
        let no = kasir.post_dok("service", "servis-batal-1", &m).await.data()["no_service"]
            .as_str()
            .unwrap()
            .to_owned();
        let batal =
            json!({ "alasan": "salah catat", "nik": NIK, "detail_barang": [{ "baris": 1, "berat": 8.0 }] });
        spv.post_dok(&format!("service/{no}/batal"), "servis-batal-2", &batal).await.ok();
        kasir.get(&format!("service/{no}/nota")).await.ditolak(422, "SERVIS-13");
        kasir.post(&format!("service/{no}/cetak"), &json!({})).await.ditolak(422, "SERVIS-13");
        assert_eq!(a.angka("SELECT COUNT(*) FROM faktur_cetak", args![]).await, 0);
    });
}

#[test]
fn yang_hanya_boleh_melihat_tidak_menyelesaikan_menyerahkan_atau_membatalkan() {
    di_kedua_master(|a| async move {
        let hanya = |semua: &'static [&'static str]| {
            a.kerja(db::Kunci::rantai(), move |tx| {
                let semua: Vec<String> = semua.iter().map(|m| (*m).to_owned()).collect();
                platform::pengguna::beri_akses(tx, &values::UserId::parse("kasir1-jkt1").unwrap(), &semua)?;
                Ok(())
            })
        };
        let kerja = ["service/X/proses", "service/X/selesai", "service/X/selesai/hitung"];
        let serah = ["service/X/ambil", "service/ganti/X/bayar"];
        let batal = ["service/X/batal"];
        let undur = ["service/X/batal-ambil", "service/X/hilang", "service/X/jadi-toko"];
        let semua = [&kerja[..], &serah[..], &batal[..], &undur[..]].concat();
        for (akses, tutup, buka) in [
            (&["/lihat-services"][..], semua.clone(), Vec::new()),
            (
                &["/lihat-services", "/transaksi-services"][..],
                undur.to_vec(),
                [&kerja[..], &serah[..], &batal[..]].concat(),
            ),
            (
                &["/lihat-services", "/batal-penjualan"][..],
                [&kerja[..], &serah[..]].concat(),
                [&batal[..], &undur[..]].concat(),
            ),
            (&["/transaksi-services", "/batal-penjualan"][..], semua.clone(), Vec::new()),
        ] {
            hanya(akses).await.unwrap();
            let k = a.masuk("kasir1-jkt1").await;
            for path in tutup {
                k.post(path, &json!({})).await.ditolak(403, "AKSES-01");
            }
            for path in buka {
                assert_ne!(k.post(path, &json!({})).await.kode(), "AKSES-01", "{path}");
            }
        }
    });
}
