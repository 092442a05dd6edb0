//! Loans of the old program: what comes in, what is refused, and all of it away again.

use crate::bantu::{baris, impor, nomor, peringatkan, saldo};
use db::args;
use dunia::{di_kedua, kode};
use niaga::awal::{self, Jenis, MintaBatal};

#[test]
fn pinjaman_lama_masuk_dengan_barang_kantong_dan_suratnya() {
    di_kedua(|d| async move {
        let mut dua = baris("W1", ("2026-07-01", "2026-10-29"), "2026-10-20");
        dua = dua
            .replace("CINCIN POLOS", "GELANG")
            .replace(";10.000;", ";7.500;")
            .replace(";8000000", ";6000000");
        impor(&d, &[baris("W1", ("2026-07-01", "2026-10-29"), "2026-10-20"), dua]).await.unwrap();
        let no = nomor(&d, "W1").await;
        assert_eq!(saldo(&d, &no, "POKOK").await, 2_000_000);
        let pokok = "SELECT CAST(SUM(pokok_rp) AS BIGINT) FROM hutang_baris WHERE no_hutang = $1";
        assert_eq!(d.angka(pokok, args![no.as_str()]).await, 2_000_000);
        let jaminan =
            "SELECT COUNT(*) FROM saldo_barang WHERE gudang = 'HUTANG' AND milik = 'CUSTOMER' AND nilai = 0";
        assert_eq!(d.angka(jaminan, args![]).await, 2);
        let surat = "SELECT COUNT(*) FROM hutang_kini WHERE no_hutang = $1 AND tgl_peringatan = '2026-10-20' AND no_kantong = 'KW1'";
        assert_eq!(d.angka(surat, args![no.as_str()]).await, 1);
        assert_eq!(d.laci("own-jkt1").await, 0);
    });
}

#[test]
fn berkas_yang_salah_ditolak_seluruhnya() {
    di_kedua(|d| async move {
        let baik = baris("X1", ("2026-07-01", "2026-10-29"), "");
        for salah in [
            baris("X2", ("2026-12-01", "2027-10-29"), ""),
            baris("X2", ("2026-07-01", "2026-06-29"), ""),
            baris("X2", ("2026-07-01", "2026-10-29"), "2026-12-20"),
            baris("X2", ("2026-07-01", "2026-10-29"), "").replace(";2000000;", ";0;"),
            baris("X2", ("2026-07-01", "2026-10-29"), "").replace(";750;", ";ZZZ;"),
            baris("X2", ("2026-07-01", "2026-10-29"), "").replace("KX2", "KX1"),
            baris("X1", ("2026-07-01", "2026-10-29"), "").replace("SITI AMINAH", "ORANG LAIN"),
        ] {
            assert!(impor(&d, &[baik.clone(), salah.clone()]).await.is_err(), "{salah}");
        }
        assert_eq!(d.angka("SELECT COUNT(*) FROM hutang", args![]).await, 0);
        impor(&d, std::slice::from_ref(&baik)).await.unwrap();
        assert!(impor(&d, &[baik]).await.is_err());
    });
}

#[test]
fn berkas_ditarik_selama_belum_dikerjakan() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let batal = |no: String| {
            let (d, own) = (d.clone(), own.clone());
            async move {
                let m = MintaBatal { no_dok: no, alasan: "salah berkas".to_owned() };
                d.kerja(&own, move |tx, p| awal::batal(tx, p, Jenis::Luar(&pinjaman::AWAL), &m)).await
            }
        };
        let j = impor(&d, &[baris("Y1", ("2026-07-01", "2026-11-20"), "")]).await.unwrap();
        let no = nomor(&d, "Y1").await;
        let kasir = d.orang("kasir1-jkt1").await;
        batal(j.no_dok).await.unwrap();
        assert_eq!(saldo(&d, &no, "POKOK").await, 0);
        assert_eq!(d.angka("SELECT COUNT(*) FROM saldo_barang WHERE gudang = 'HUTANG'", args![]).await, 0);
        assert_eq!(d.angka("SELECT COUNT(*) FROM kantong_hutang", args![]).await, 0);
        let j = impor(&d, &[baris("Y2", ("2026-07-01", "2026-11-20"), "")]).await.unwrap();
        peringatkan(&d, &kasir, &nomor(&d, "Y2").await, "SURAT").await.unwrap();
        assert_eq!(kode(batal(j.no_dok).await), "AWAL-05");
    });
}
