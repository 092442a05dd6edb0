//! Answers without an envelope: the list in docs/jawaban-polos.md is what the calls do.

use crate::alat::di_kedua_master;
use serde_json::Value;
use std::collections::BTreeSet;

const DAFTAR: &str = include_str!("../../../../docs/jawaban-polos.md");

fn tertulis() -> BTreeSet<String> {
    let baris = DAFTAR.lines().filter_map(|b| b.strip_prefix("| ")).filter(|b| b.contains("/api/v1/"));
    baris.filter_map(|b| b.split(" |").next()).map(str::to_owned).collect()
}

/// What is no JSON, or was never in an envelope: the probes, files, and what only machines read.
fn lain(path: &str, skema: &Value) -> bool {
    !path.starts_with("/api/v1/") || skema.is_null()
}

#[test]
fn daftar_jawaban_polos_sama_dengan_skema_dan_laporan() {
    let dok = serde_json::to_value(server::openapi()).unwrap();
    let mut ada = BTreeSet::new();
    for (path, cara) in dok["paths"].as_object().unwrap() {
        for (metode, op) in cara.as_object().unwrap() {
            let skema = &op["responses"]["200"]["content"]["application/json"]["schema"];
            if lain(path, skema) {
                continue;
            }
            let mut s = skema;
            while let Some(r) = s["$ref"].as_str() {
                s = dok.pointer(r.trim_start_matches('#')).unwrap();
            }
            let beramplop = s["properties"].get("data").is_some();
            if !beramplop {
                ada.insert(format!("{} {path}", metode.to_uppercase()));
            }
        }
    }
    for l in ::laporan::SEMUA.iter().filter(|l| l.polos) {
        ada.extend(
            l.panggilan
                .iter()
                .filter_map(|p| p.split_once(' ').map(|(metode, path)| format!("{metode} /api/v1/{path}"))),
        );
    }
    assert_eq!(ada, tertulis());
}

#[test]
fn jawaban_polos_tidak_beramplop() {
    di_kedua_master(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let tgl = "2026-11-15";
        for (jalur, larik) in [
            ("barang/count-baki?kode_toko=A04".to_owned(), false),
            ("para-system/key/PEMBULATAN".to_owned(), false),
            ("kirim-uang?status=ALL".to_owned(), true),
            (format!("laporan-harian-emas?tanggal={tgl}"), false),
            (format!("report/subur/akhir-hari/penjualan?tanggal={tgl}"), true),
            (format!("report/subur/laporan-keuangan-akhir-hari?tgl_awal={tgl}&tgl_akhir={tgl}"), true),
        ] {
            let j = own.get(&jalur).await.ok();
            assert!(j.is_array() == larik && j.get("data").is_none(), "{jalur}: {j}");
        }
        let nyala = |kunci: &str| serde_json::json!([{ "key": kunci, "value": "on" }]);
        own.put("para-system", &nyala("MEMBER_MODULE")).await.ok();
        own.put("para-system", &nyala("HIDUP_FEATURE_MODULE")).await.ok();
        let label = own.get("member-card/get/new").await.ok();
        assert!(label[0]["font_family"].is_string(), "{label}");
        let beli = own.get(&format!("pembelian/hidup/report-limited?tgl_from={tgl}&tgl_to={tgl}")).await.ok();
        assert!(beli.is_array(), "{beli}");
        assert_eq!(own.get("para-system/key/PEMBULATAN").await.ok()["value"], "500");
    });
}
