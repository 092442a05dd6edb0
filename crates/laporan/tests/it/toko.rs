//! Head office over several stores: each a group of its own, one after the other, and nobody else's.

use crate::bantu::{baris, berkas, isian, minta, pelaku};
use crate::hari_dagang::Meja;
use crate::kerja_uang::{minta as mohon, permohonan};
use dunia::{di_kedua, kedua_mesin};
use laporan::Format;
use platform::Status;
use serde_json::json;
use testkit::bangun;

const HARI: fn() -> laporan::Isian = || isian(json!({ "tgl_from": "2026-11-15", "tgl_to": "2026-11-15" }));

#[test]
fn kantor_pusat_membaca_beberapa_toko_berurutan_dengan_sub_total_masing_masing() {
    di_kedua(|d| async move {
        let uji = &d.uji;
        for k in ["JKT1", "SBY1"] {
            let m = Meja::di(&d, k).await;
            for (kategori, nominal) in [
                ("PENJUALAN", Some(1_250_000)),
                ("PENJUALAN", Some(300_000)),
                ("LELANG HUTANG", None),
                ("PENJUALAN", Some(2_000_000)),
            ] {
                mohon(&m, &m.kasir, permohonan(kategori, "di bawah modal", k, nominal)).await;
            }
        }
        let (l, p) = (laporan::cari("laporan-otorisasi").unwrap(), pelaku("JKT1", true));
        let m = minta(uji, &p, l, HARI(), &["SBY1", "JKT1", "BDG1", "SBY1"]).await.unwrap();
        let b = baris(uji, &m, false).await.unwrap();
        let rangka: Vec<(String, u64, Option<String>)> = b
            .iter()
            .filter(|b| b.is_object())
            .map(|b| {
                let teks = |k: &str| b[k].as_str().map(str::to_owned);
                (
                    format!("{} {}", teks("j").unwrap(), teks("label").unwrap()),
                    b["t"].as_u64().unwrap(),
                    teks("toko"),
                )
            })
            .collect();
        let satu = |kode: &str, nama: &str| {
            let t = Some(kode.to_owned());
            vec![
                (format!("kelompok {kode} {nama}"), 0, t.clone()),
                ("kelompok Kategori LELANG HUTANG".to_owned(), 1, None),
                ("kelompok Kategori PENJUALAN".to_owned(), 1, None),
                ("subtotal Sub Total Kategori PENJUALAN".to_owned(), 1, None),
                (format!("subtotal Sub Total {kode} {nama}"), 0, t),
            ]
        };
        // A store without rows does not appear at all.
        let harap = [
            satu("SBY1", "Karat Tunjungan"),
            satu("JKT1", "Karat Blok M"),
            vec![("total Total".to_owned(), 0, None)],
        ]
        .concat();
        assert_eq!(rangka, harap);
        let total = b.last().unwrap();
        assert_eq!((&total["n"], &total["isi"][7]), (&json!(8), &json!(7_100_000)));
        let f = berkas(uji, &m, Format::Pdf).await.unwrap();
        assert_eq!(f.nama, "laporan-otorisasi_semua-toko_2026-11-15_2026-11-15.pdf");
        // In a sheet every row says its store.
        let csv = String::from_utf8(berkas(uji, &m, Format::Csv).await.unwrap().isi).unwrap();
        assert!(csv.starts_with("\"Toko\",\"Kategori\","), "{csv}");
        assert_eq!(csv.lines().filter(|b| b.starts_with("\"SBY1\",\"PENJUALAN\",")).count(), 3, "{csv}");
        let semua = minta(uji, &p, l, HARI(), &["ALL"]).await.unwrap();
        assert_eq!(semua.toko.len(), 4);
    });
}

#[test]
fn toko_lain_ditolak_bagi_yang_bukan_kantor_pusat() {
    kedua_mesin(|uji| async move {
        for k in ["JKT1", "SBY1"] {
            bangun::toko(&uji.db, k).await;
        }
        let l = laporan::cari("laporan-otorisasi").unwrap();
        for (pusat, toko, status) in [
            (false, vec!["SBY1"], Status::Dilarang),
            (false, vec!["ALL"], Status::Dilarang),
            (false, vec!["JKT1", "SBY1"], Status::Dilarang),
            (true, vec!["XXX"], Status::Aturan),
            (true, vec!["' OR 1=1"], Status::Aturan),
        ] {
            let t = minta(&uji, &pelaku("JKT1", pusat), l, HARI(), &toko).await.unwrap_err();
            assert_eq!((t.status, t.kode), (status, "LAPORAN-06"), "{toko:?}");
            assert!(t.kolom.contains_key("toko"));
        }
        let m = minta(&uji, &pelaku("JKT1", false), l, HARI(), &["jkt1"]).await.unwrap();
        assert!(!m.per_toko, "toko sendiri bukan pilihan");
    });
}
