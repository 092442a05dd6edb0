//! `laporan/…`: the definitions a person gets, the rows, the files, the stores of head office.

use crate::alat::{Alat, Klien, di_kedua, toko};
use db::{Kunci, args};
use serde_json::{Value, json};

const HARI: &str = "2026-11-15";

fn hari() -> Value {
    json!({ "tgl_from": HARI, "tgl_to": HARI })
}

/// Approvals of the day in a store.
async fn isi(a: &Alat, kode: &str, banyak: i64) {
    let kode = toko(kode);
    a.tulis(Kunci::toko(kode.clone()), move |tx| {
        for i in 0..banyak {
            tx.exec(
                "INSERT INTO otorisasi (toko, id, tgl_system, kategori, description, keterangan, nominal, peminta, \
                 penyetuju, cara, status, dibuat, diputus, berlaku_sampai) VALUES ($1, $2, $3, $4, 'UJI', $1, $5, \
                 'kasir1', 'spv', 'PASSWORD', 'DISETUJUI', $6, $6, $6)",
                args![
                    &kode,
                    format!("UJI{i:013}"),
                    HARI,
                    if i % 2 == 0 { "PENJUALAN" } else { "PEMBELIAN" },
                    1_000 + i,
                    format!("{HARI}T08:00:{:02}.000+07:00", i % 60)
                ],
            )?;
        }
        Ok(())
    })
    .await;
}

async fn slug(k: &Klien) -> Vec<String> {
    let d = k.get("laporan/definisi").await.data();
    d.as_array().unwrap().iter().map(|l| l["slug"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn definisi_hanya_yang_boleh_dibuka() {
    di_kedua(|a| async move {
        let own = slug(&a.masuk("own-jkt1").await).await;
        for l in
            ["laporan-otorisasi", "laporan-authorization", "laporan-audit", "laporan-perubahan-harga-emas"]
        {
            assert!(own.iter().any(|s| s == l), "{l}: {own:?}");
        }
        // A cashier has neither the level of the trail nor, unless given, the menu of the approvals.
        let kasir = slug(&a.masuk("kasir1-jkt1").await).await;
        assert!(!kasir.iter().any(|s| s == "laporan-audit" || s == "laporan-otorisasi"), "{kasir:?}");
        let d = a.masuk("own-jkt1").await.get("laporan/definisi").await.data();
        let l = d.as_array().unwrap().iter().find(|l| l["slug"] == "laporan-otorisasi").unwrap().clone();
        assert_eq!(l["saringan"][0]["wajib"], "Tanggal Awal Tidak Boleh Kosong");
        assert_eq!(l["saringan"][3]["pilihan"][0], json!({ "nilai": "ALL", "label": "SEMUA" }));
        assert_eq!(l["kelompok"], json!(["kategori"]));
        assert_eq!(
            (&l["cara"], &l["kertas"], &l["pusat"]),
            (&json!("SOCKET"), &json!("LANSKAP"), &json!(true))
        );
        assert_eq!(l["teks"]["kosong"], "Laporan Data Kosong");
        a.tamu().get("laporan/definisi").await.ditolak(401, "SESI-01");
    });
}

#[test]
fn baris_padat_dengan_kelompok_dan_jumlah() {
    di_kedua(|a| async move {
        isi(&a, "JKT1", 3).await;
        isi(&a, "SBY1", 2).await;
        let own = a.masuk("own-jkt1").await;
        let j = own.post("laporan/laporan-otorisasi", &json!({ "saringan": hari() })).await.ok();
        assert_eq!((&j["count"], &j["message"]), (&json!(3), &json!("Laporan Tersedia")));
        let b = j["data"].as_array().unwrap();
        assert_eq!(b[0], json!({ "j": "kelompok", "t": 0, "label": "Kategori PEMBELIAN" }));
        assert_eq!((&b[1][0], &b[1][3], &b[1][7]), (&json!("PEMBELIAN"), &json!("JKT1"), &json!(1001)));
        assert_eq!(b.last().unwrap()["isi"][7], 3003);
        assert!(!j.to_string().contains("SBY1"));
        let kosong = json!({ "saringan": { "tgl_from": "2026-11-14", "tgl_to": "2026-11-14" } });
        let j = own.post("laporan/laporan-otorisasi", &kosong).await.ok();
        assert_eq!(j, json!({ "data": [], "count": 0, "message": "Laporan Data Kosong" }));
    });
}

#[test]
fn saringan_yang_salah_ditolak_pada_kolomnya() {
    di_kedua(|a| async move {
        let own = a.masuk("own-jkt1").await;
        for path in ["laporan/laporan-otorisasi", "laporan/laporan-otorisasi/berkas"] {
            for (isi, kode, kolom) in [
                (json!({}), "LAPORAN-01", "tgl_from"),
                (json!({ "tgl_from": HARI, "tgl_to": "2026-11-14" }), "LAPORAN-03", "tgl_to"),
                (json!({ "tgl_from": "2015-01-01", "tgl_to": HARI }), "LAPORAN-04", "tgl_to"),
                (json!({ "tgl_from": HARI, "tgl_to": HARI, "lain": "x" }), "LAPORAN-05", "lain"),
            ] {
                let mut badan = json!({ "saringan": isi });
                if path.ends_with("/berkas") {
                    badan["format"] = json!("csv");
                }
                let j = own.post(path, &badan).await.ditolak(422, kode);
                assert!(j["fields"][kolom].is_string(), "{j}");
            }
        }
        // The specification's call refuses what it does not know as well.
        own.get(&format!("authorization/reports?tgl_from={HARI}&tgl_to={HARI}&x=1"))
            .await
            .ditolak(422, "LAPORAN-05");
        let j = own
            .post("laporan/laporan-otorisasi/berkas", &json!({ "saringan": hari(), "format": "doc" }))
            .await;
        j.ditolak(400, "ISI-01");
    });
}

#[test]
fn berkas_dengan_nama_jenis_dan_cara_membukanya() {
    di_kedua(|a| async move {
        isi(&a, "JKT1", 3).await;
        let own = a.masuk("own-jkt1").await;
        for (format, jenis, cara, awal) in [
            ("pdf", "application/pdf", "inline", &b"%PDF"[..]),
            (
                "xlsx",
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
                "attachment",
                &b"PK"[..],
            ),
            ("csv", "text/csv; charset=utf-8", "attachment", &b"\"Kategori\""[..]),
        ] {
            let r = own
                .post("laporan/laporan-otorisasi/berkas", &json!({ "saringan": hari(), "format": format }))
                .await;
            assert_eq!(r.status, 200, "{}", r.teks());
            assert_eq!(r.kepala("content-type"), jenis);
            let nama = format!("{cara}; filename=\"laporan-otorisasi_JKT1_{HARI}_{HARI}.{format}\"");
            assert_eq!(r.kepala("content-disposition"), nama);
            assert_eq!(r.kepala("x-laporan-baris"), "3");
            assert!(r.badan.starts_with(awal), "{format}");
        }
        isi(&a, "BDG1", 501).await;
        let bdg = a.masuk("own-bdg1").await;
        let minta = json!({ "saringan": hari(), "format": "pdf" });
        let r = bdg.post("laporan/laporan-otorisasi/berkas", &minta).await;
        assert!(r.kepala("content-disposition").starts_with("attachment;"), "lebih dari 500 baris disimpan");
        let sby = a.masuk("own-sby1").await;
        let j = sby.post("laporan/laporan-otorisasi/berkas", &minta).await.ditolak(404, "LAPORAN-07");
        assert_eq!(j["message"], "Laporan Data Kosong");
    });
}

#[test]
fn kantor_pusat_memilih_toko_yang_lain_tidak() {
    di_kedua(|a| async move {
        isi(&a, "JKT1", 3).await;
        isi(&a, "SBY1", 2).await;
        let minta = |toko: Value| json!({ "saringan": hari(), "toko": toko });
        let pusat = a.masuk("pusat").await;
        let j = pusat.post("laporan/laporan-otorisasi", &minta(json!(["SBY1", "JKT1"]))).await.ok();
        let toko: Vec<&str> = j["data"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|b| b["j"] == "subtotal" && b["toko"].is_string())
            .map(|b| b["toko"].as_str().unwrap())
            .collect();
        assert_eq!((toko, &j["count"]), (vec!["SBY1", "JKT1"], &json!(5)));
        let j = pusat.post("laporan/laporan-otorisasi", &minta(json!(["ALL"]))).await.ok();
        assert_eq!(j["count"], 5);
        pusat.post("laporan/laporan-otorisasi", &minta(json!(["XX"]))).await.ditolak(422, "LAPORAN-06");
        // At a portal head office reads that store.
        let j = pusat.di("SBY1").post("laporan/laporan-otorisasi", &json!({ "saringan": hari() })).await.ok();
        assert_eq!(j["count"], 2);
        let own = a.masuk("own-jkt1").await;
        let j =
            own.post("laporan/laporan-otorisasi", &minta(json!(["SBY1"]))).await.ditolak(403, "LAPORAN-06");
        assert!(j["fields"]["toko"].is_string());
        own.post("laporan/laporan-otorisasi", &minta(json!(["JKT1"]))).await.ok();
    });
}

#[test]
fn laporan_menuntut_menunya() {
    di_kedua(|a| async move {
        let kasir = a.masuk("kasir1-jkt1").await;
        let minta = json!({ "saringan": hari(), "format": "csv" });
        for path in ["laporan/laporan-otorisasi", "laporan/laporan-otorisasi/berkas"] {
            kasir.post(path, &minta).await.ditolak(403, "AKSES-01");
            a.tamu().post(path, &minta).await.ditolak(401, "SESI-01");
        }
        for path in ["laporan/laporan-audit", "laporan/laporan-audit/berkas", "audit/report"] {
            kasir.post(path, &minta).await.ditolak(403, "AKSES-02");
        }
    });
}

#[test]
fn tampilan_hanya_untuk_laporan_yang_boleh_dibuka() {
    di_kedua(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let minta = json!({ "nama": "Hari ini", "isi": { "tgl_from": "HARI_INI", "tgl_to": "HARI_INI" } });
        let j = own.post("laporan/tampilan/laporan-otorisasi", &minta).await.ok();
        assert_eq!((&j["message"], &j["data"][0]["nomor"]), (&json!("Tampilan disimpan"), &json!(1)));
        own.post("laporan/tampilan/laporan-otorisasi", &minta).await.ditolak(409, "LAPORAN-11");
        let j = own.put("laporan/tampilan/laporan-otorisasi/1", &json!({ "bawaan": true })).await.data();
        assert_eq!(j[0]["bawaan"], true);
        assert_eq!(own.get("laporan/tampilan/laporan-otorisasi").await.data(), j);
        // Neither somebody else's, nor of a report without the right, nor of none.
        let lain = a.masuk("own-bdg1").await;
        assert_eq!(lain.get("laporan/tampilan/laporan-otorisasi").await.data(), json!([]));
        lain.put("laporan/tampilan/laporan-otorisasi/1", &json!({})).await.ditolak(404, "LAPORAN-13");
        let kasir = a.masuk("kasir1-jkt1").await;
        for path in ["laporan-otorisasi", "laporan-audit"] {
            kasir.get(&format!("laporan/tampilan/{path}")).await.ditolak(403, "AKSES-01");
            kasir.post(&format!("laporan/tampilan/{path}"), &minta).await.ditolak(403, "AKSES-01");
            kasir.put(&format!("laporan/tampilan/{path}/1"), &json!({})).await.ditolak(403, "AKSES-01");
        }
        own.get("laporan/tampilan/laporan-bukan").await.ditolak(404, "LAPORAN-15");
        own.put("laporan/tampilan/laporan-otorisasi/x", &json!({})).await.ditolak(404, "LAPORAN-13");
        a.tamu().get("laporan/tampilan/laporan-otorisasi").await.ditolak(401, "SESI-01");
        // Head office keeps its own, whichever portal it is at.
        let pusat = a.masuk("pusat").await;
        pusat.di("SBY1").post("laporan/tampilan/laporan-otorisasi", &minta).await.ok();
        assert_eq!(pusat.get("laporan/tampilan/laporan-otorisasi").await.data()[0]["nama"], "Hari ini");
        let r = own.kirim(own.minta("DELETE", "laporan/tampilan/laporan-otorisasi/1")).await;
        assert_eq!(r.data(), json!([]));
    });
}
