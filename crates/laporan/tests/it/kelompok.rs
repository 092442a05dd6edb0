//! Groups, sums and details on reports made up for the test.

use crate::bantu::{baris, berkas, minta, pelaku, sel_excel, teks_pdf};
use dunia::kedua_mesin;
use laporan::{Format, Isian, Laporan, LaporanDiminta, Sumber, Terima, berat, kode, rupiah, tanda, teks};
use platform::Hasil;
use platform::toko::Toko;
use serde_json::{Value, json};
use testkit::bangun;

static DUA_TINGKAT: Laporan = Laporan {
    sumber: Sumber::Sql(
        "SELECT g1, g2, nama, berat, harga, cap FROM (\
         SELECT 'A' AS g1, 'X' AS g2, 'cincin' AS nama, 1500 AS berat, 100 AS harga, 1 AS cap \
         UNION ALL SELECT 'A', 'X', 'gelang', 2000, NULL, 0 UNION ALL SELECT 'A', 'Y', 'kalung', -20, 50, 0 \
         UNION ALL SELECT 'B', 'X', 'anting', 1, 7, 1) t WHERE :toko <> '' ORDER BY g1, g2, nama",
    ),
    kolom: &[
        kode("g1", "Satu"),
        kode("g2", "Dua"),
        teks("nama", "Nama"),
        berat("berat", "Berat").jumlah(),
        rupiah("harga", "Harga").jumlah(),
        tanda("cap", "Cap"),
    ],
    kelompok: &["g1", "g2"],
    ..Laporan::new("/laporan-uji", "Laporan Uji")
};

#[test]
fn kelompok_bertingkat_menjumlah_anaknya() {
    kedua_mesin(|uji| async move {
        bangun::toko(&uji.db, "JKT1").await;
        let m = minta(&uji, &pelaku("JKT1", false), &DUA_TINGKAT, Isian::new(), &[]).await.unwrap();
        let isi = baris(&uji, &m, false).await.unwrap();
        let sub = |t: u8, label: &str, n: u8, berat: Value, harga: i64| {
            json!({ "j": "subtotal", "t": t, "label": format!("Sub Total {label}"), "n": n,
                "isi": [null, null, null, berat, harga, null] })
        };
        let grup = |t: u8, label: &str| json!({ "j": "kelompok", "t": t, "label": label });
        assert_eq!(
            isi,
            vec![
                grup(0, "Satu A"),
                grup(1, "Dua X"),
                json!(["A", "X", "cincin", 1.5, 100, true]),
                json!(["A", "X", "gelang", 2, null, false]),
                sub(1, "Dua X", 2, json!(3.5), 100),
                // A group of one row is its own sum.
                grup(1, "Dua Y"),
                json!(["A", "Y", "kalung", -0.02, 50, false]),
                sub(0, "Satu A", 3, json!(3.48), 150),
                grup(0, "Satu B"),
                grup(1, "Dua X"),
                json!(["B", "X", "anting", 0.001, 7, true]),
                json!({ "j": "total", "t": 0, "label": "Total", "n": 4, "isi": [null, null, null, 3.481, 157, null] }),
            ]
        );
        let pdf = teks_pdf(&berkas(&uji, &m, Format::Pdf).await.unwrap().isi);
        for ada in ["Sub Total Satu A", "3.480", "Total 3.481 157", "cincin 1.500 100 YA"] {
            assert!(pdf.contains(ada), "{ada}:\n{pdf}");
        }
        let kepala = pdf.lines().find(|b| b.contains("Nama") && b.contains("Berat")).unwrap();
        assert!(
            !kepala.contains("Satu"),
            "kolom kelompok berdiri di atas barisnya, bukan di dalamnya:\n{pdf}"
        );
        let excel = sel_excel(&berkas(&uji, &m, Format::Xlsx).await.unwrap().isi);
        assert!(excel.contains("String(\"A\") | String(\"X\") | String(\"cincin\") | Float(1.5)"), "{excel}");
    });
}

static BERINCI: Laporan = Laporan {
    sumber: Sumber::Rust(berinci),
    kolom: &[kode("no", "No Faktur"), rupiah("total", "Total").jumlah()],
    rinci: &[teks("nama", "Nama Barang"), berat("berat", "Berat")],
    ..Laporan::new("/laporan-uji", "Laporan Uji")
};

fn berinci(_: &mut db::Conn, _: &LaporanDiminta, t: &Toko, f: &mut Terima<'_>) -> Hasil<()> {
    let no = |n: u8| db::Val::from(format!("{}-{n}", t.kode_toko));
    f(&[no(1), 500.into(), "cincin".into(), 1_250.into()])?;
    f(&[no(1), 500.into(), "gelang".into(), 3_000.into()])?;
    f(&[no(2), 70.into(), db::Val::Null, db::Val::Null])?;
    f(&[no(3), 30.into(), "anting".into(), 10.into()])
}

#[test]
fn baris_yang_sama_utamanya_menjadi_satu_dengan_rincian() {
    kedua_mesin(|uji| async move {
        bangun::toko(&uji.db, "JKT1").await;
        let m = minta(&uji, &pelaku("JKT1", false), &BERINCI, Isian::new(), &[]).await.unwrap();
        assert_eq!(
            baris(&uji, &m, false).await.unwrap(),
            vec![
                json!(["JKT1-1", 500, [["cincin", 1.25], ["gelang", 3]]]),
                json!(["JKT1-2", 70, []]),
                json!(["JKT1-3", 30, [["anting", 0.01]]]),
                json!({ "j": "total", "t": 0, "label": "Total", "n": 3, "isi": [null, 600] }),
            ]
        );
        assert_eq!(
            baris(&uji, &m, true).await.unwrap()[0],
            json!({ "no": "JKT1-1", "total": 500,
                "detail": [{ "nama": "cincin", "berat": 1.25 }, { "nama": "gelang", "berat": 3 }] })
        );
        // A CSV is data: every line with all its keys, no sums.
        let csv = String::from_utf8(berkas(&uji, &m, Format::Csv).await.unwrap().isi).unwrap();
        assert_eq!(
            csv,
            "\"No Faktur\",\"Total\",\"Nama Barang\",\"Berat\"\n\"JKT1-1\",500,\"cincin\",1.250\n\
             \"JKT1-1\",500,\"gelang\",3.000\n\"JKT1-2\",70,,\n\"JKT1-3\",30,\"anting\",0.010\n"
        );
    });
}

static MELIMPAH: Laporan = Laporan {
    sumber: Sumber::Rust(|_, _, _, f| {
        f(&[i64::MAX.into()])?;
        f(&[1.into()])
    }),
    kolom: &[rupiah("n", "N").jumlah()],
    ..Laporan::new("/laporan-uji", "Laporan Uji")
};

#[test]
fn jumlah_yang_melampaui_batas_ditolak_bukan_berputar() {
    kedua_mesin(|uji| async move {
        bangun::toko(&uji.db, "JKT1").await;
        let m = minta(&uji, &pelaku("JKT1", false), &MELIMPAH, Isian::new(), &[]).await.unwrap();
        assert_eq!(baris(&uji, &m, false).await.unwrap_err().kode, "LAPORAN-09");
    });
}
