//! Long reports stay within bounds: plain answers are cut but summed in full, files say when they are to be saved.

use crate::bantu::{baris, berkas, minta, pelaku};
use dunia::kedua_mesin;
use laporan::{BATAS_INLINE, Format, Isian, Laporan, Sumber, angka, teks};
use platform::Status;
use testkit::bangun;

macro_rules! sebanyak {
    ($nama:ident, $n:expr) => {
        static $nama: Laporan = Laporan {
            sumber: Sumber::Rust(|_, _, _, f| (0..$n).try_for_each(|_| f(&["isi".into(), 2.into()]))),
            kolom: &[teks("a", "A"), angka("n", "N").jumlah()],
            ..Laporan::new("/laporan-uji", "Laporan Uji")
        };
    };
}
sebanyak!(KOSONG, 0);
sebanyak!(LIMA_RATUS, 500);
sebanyak!(LEBIH, 501);
sebanyak!(PANJANG, 5_003);
sebanyak!(TERLALU, 100_001);

#[test]
fn jawaban_biasa_dipotong_tetapi_dijumlah_utuh() {
    kedua_mesin(|uji| async move {
        bangun::toko(&uji.db, "JKT1").await;
        let m = minta(&uji, &pelaku("JKT1", false), &PANJANG, Isian::new(), &[]).await.unwrap();
        let b = baris(&uji, &m, false).await.unwrap();
        assert_eq!(b.len(), 5_001);
        assert_eq!((b[5_000]["n"].as_i64(), b[5_000]["isi"][1].as_i64()), (Some(5_003), Some(10_006)));
        assert_eq!(baris(&uji, &m, true).await.unwrap().len(), 5_000);
    });
}

#[test]
fn pdf_sampai_lima_ratus_baris_ditampilkan_selebihnya_disimpan() {
    kedua_mesin(|uji| async move {
        bangun::toko(&uji.db, "JKT1").await;
        for (l, format, n, tampil) in [
            (&LIMA_RATUS, Format::Pdf, BATAS_INLINE, true),
            (&LEBIH, Format::Pdf, BATAS_INLINE + 1, false),
            (&LIMA_RATUS, Format::Csv, BATAS_INLINE, false),
        ] {
            let m = minta(&uji, &pelaku("JKT1", false), l, Isian::new(), &[]).await.unwrap();
            let f = berkas(&uji, &m, format).await.unwrap();
            assert_eq!((f.baris, f.tampil()), (n, tampil), "{format:?}");
            assert_eq!(f.nama, format!("laporan-uji_JKT1.{}", format.akhiran()));
        }
    });
}

#[test]
fn berkas_tanpa_baris_dan_yang_terlalu_panjang_ditolak() {
    kedua_mesin(|uji| async move {
        bangun::toko(&uji.db, "JKT1").await;
        for format in [Format::Pdf, Format::Xlsx, Format::Csv] {
            let m = minta(&uji, &pelaku("JKT1", false), &KOSONG, Isian::new(), &[]).await.unwrap();
            let t = berkas(&uji, &m, format).await.err().unwrap();
            assert_eq!(
                (t.status, t.kode, t.pesan.as_str()),
                (Status::TidakAda, "LAPORAN-07", "Laporan Data Kosong")
            );
        }
        let m = minta(&uji, &pelaku("JKT1", false), &TERLALU, Isian::new(), &[]).await.unwrap();
        let t = berkas(&uji, &m, Format::Pdf).await.err().unwrap();
        assert_eq!((t.status, t.kode), (Status::Aturan, "LAPORAN-08"));
    });
}
