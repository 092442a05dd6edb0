//! What filters refuse, and what they let through.

use crate::bantu::{baris, isian, minta, pelaku};
use dunia::kedua_mesin;
use laporan::{JenisSaring, Laporan, LaporanDiminta, Sumber, kode, pilih_sql, saring, tgl_dari, tgl_sampai};
use platform::{Status, Tolak};
use serde_json::{Value, json};
use testkit::{Uji, bangun};

static UJI: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("kategori", "Kategori", JenisSaring::Teks),
        saring("kode_group", "Kode Group", JenisSaring::Rujuk("master-group")),
        saring("jumlah", "Jumlah", JenisSaring::Angka),
        saring("berat", "Berat", JenisSaring::Berat),
        saring("harga", "Harga", JenisSaring::RentangHarga),
        saring(
            "sort_by",
            "Sort By",
            JenisSaring::Urut(&[pilih_sql("naik", "NAIK", "a"), pilih_sql("turun", "TURUN", "a DESC")]),
        )
        .wajib("Sort By Tidak Boleh Kosong"),
    ],
    sumber: Sumber::Sql(
        "SELECT a FROM (SELECT 'p' AS a, 100 AS h UNION ALL SELECT 'q', 200 UNION ALL SELECT 'r', 300) t \
         WHERE :toko <> ''[[kategori| AND a LIKE :kategori.cari]]\
         [[berat| AND h = CAST(:berat AS BIGINT)]]\
         [[harga_dari| AND h >= CAST(:harga_dari AS BIGINT)]]\
         [[harga_sampai| AND h <= CAST(:harga_sampai AS BIGINT)]] ORDER BY {sort_by}",
    ),
    kolom: &[kode("a", "A")],
    ..Laporan::new("/laporan-uji", "Laporan Uji")
};

fn dengan(lain: &Value) -> Value {
    let mut v = json!({ "tgl_from": "2026-11-01", "tgl_to": "2026-11-15", "sort_by": "naik" });
    for (k, isi) in lain.as_object().unwrap() {
        v[k] = isi.clone();
    }
    v
}

async fn coba(uji: &Uji, v: Value) -> Result<LaporanDiminta, Tolak> {
    minta(uji, &pelaku("JKT1", false), &UJI, isian(v), &[]).await
}

#[test]
fn isian_yang_salah_ditolak_pada_kolomnya() {
    kedua_mesin(|uji| async move {
        bangun::toko(&uji.db, "JKT1").await;
        for (lain, kode, kolom, pesan) in [
            (json!({ "tgl_from": "" }), "LAPORAN-01", "tgl_from", "Tanggal Awal Tidak Boleh Kosong"),
            (json!({ "tgl_from": "ALL" }), "LAPORAN-01", "tgl_from", "Tanggal Awal Tidak Boleh Kosong"),
            (json!({ "tgl_to": null }), "LAPORAN-01", "tgl_to", "Tanggal Akhir Tidak Boleh Kosong"),
            (json!({ "sort_by": " " }), "LAPORAN-01", "sort_by", "Sort By Tidak Boleh Kosong"),
            (
                json!({ "tgl_to": "31-12-2026" }),
                "LAPORAN-02",
                "tgl_to",
                "Tanggal Akhir harus tanggal yyyy-MM-dd",
            ),
            (
                json!({ "tgl_to": "2026-02-30" }),
                "LAPORAN-02",
                "tgl_to",
                "Tanggal Akhir harus tanggal yyyy-MM-dd",
            ),
            (json!({ "jumlah": "1.5" }), "LAPORAN-02", "jumlah", "Jumlah harus angka bulat"),
            (
                json!({ "berat": "2.5005" }),
                "LAPORAN-02",
                "berat",
                "Berat harus gram, paling banyak tiga desimal",
            ),
            (json!({ "sort_by": "a; DROP" }), "LAPORAN-02", "sort_by", "Sort By tidak ada di pilihan"),
            (
                json!({ "kategori": "a\u{7}" }),
                "LAPORAN-02",
                "kategori",
                "Filter berisi karakter yang tidak boleh",
            ),
            (
                json!({ "kategori": "x".repeat(101) }),
                "LAPORAN-02",
                "kategori",
                "Filter paling banyak 100 karakter",
            ),
            (
                json!({ "tgl_to": "2026-10-31" }),
                "LAPORAN-03",
                "tgl_to",
                "Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal",
            ),
            (
                json!({ "harga_dari": 200, "harga_sampai": 100 }),
                "LAPORAN-03",
                "harga_sampai",
                "Harga Sampai Tidak Boleh Kurang Dari Harga Dari",
            ),
            (
                json!({ "tgl_from": "2016-11-14" }),
                "LAPORAN-04",
                "tgl_to",
                "Rentang Tanggal Paling Lama 10 Tahun",
            ),
            (json!({ "lain": 1 }), "LAPORAN-05", "lain", "Filter tidak dikenal di laporan ini"),
            (json!({ "harga": 1 }), "LAPORAN-05", "harga", "Filter tidak dikenal di laporan ini"),
        ] {
            let t = coba(&uji, dengan(&lain)).await.unwrap_err();
            assert_eq!((t.status, t.kode), (Status::Aturan, kode), "{lain}: {t}");
            assert_eq!(t.kolom.get(kolom).map(String::as_str), Some(pesan), "{lain}");
        }
        let t = coba(&uji, dengan(&json!({ "kategori": ["a"], "tgl_from": "" }))).await.unwrap_err();
        assert_eq!((t.status, t.kode), (Status::Cacat, "ISI-01"));
        assert!(t.kolom.contains_key("kategori"));
    });
}

#[test]
fn isian_yang_benar_menyaring() {
    kedua_mesin(|uji| async move {
        bangun::toko(&uji.db, "JKT1").await;
        for (lain, isi) in [
            (json!({}), "pqr"),
            (json!({ "kategori": "ALL", "kode_group": "all" }), "pqr"),
            (json!({ "sort_by": "TURUN" }), "rqp"),
            (json!({ "kategori": "Q" }), "q"),
            (json!({ "kategori": "%" }), ""),
            (json!({ "berat": "0,2" }), "q"),
            (json!({ "berat": 0.3 }), "r"),
            (json!({ "harga_dari": 200 }), "qr"),
            (json!({ "harga_dari": "150", "harga_sampai": 250 }), "q"),
            // Exactly ten years are served.
            (json!({ "tgl_from": "2016-11-15" }), "pqr"),
        ] {
            let m = coba(&uji, dengan(&lain)).await.unwrap();
            let b = baris(&uji, &m, false).await.unwrap();
            let teks: String = b.iter().map(|b| b[0].as_str().unwrap()).collect();
            assert_eq!(teks, isi, "{lain}");
        }
    });
}

#[test]
fn kertas_menyebut_apa_yang_dipilih() {
    kedua_mesin(|uji| async move {
        bangun::toko(&uji.db, "JKT1").await;
        let m = coba(&uji, dengan(&json!({ "kategori": "ALL" }))).await.unwrap();
        assert_eq!(m.periode, "Periode 2026-11-01 s/d 2026-11-15 · Sort By: NAIK");
        let m = coba(&uji, dengan(&json!({ "kategori": "Q", "harga_dari": 1500, "sort_by": "turun" })))
            .await
            .unwrap();
        assert_eq!(
            m.periode,
            "Periode 2026-11-01 s/d 2026-11-15 · Kategori: Q · Harga: 1,500 s/d - · Sort By: TURUN"
        );
    });
}
