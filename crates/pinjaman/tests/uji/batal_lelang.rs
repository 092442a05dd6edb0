//! An auction taken back on its day: bag, debt and cards as before; not on another day, not after the surplus was paid or a piece moved,
//! not with other goods than were pledged.

use crate::alat;
use crate::bantu::{beli, coba_lelang, dilelang, lelang, lewat, rp, saldo, taksir, tunai};
use db::args;
use dunia::{Dunia, di_kedua, ditolak, kode};
use pinjaman::{HutangBatalLelang, HutangBatalLelangMinta, KelebihanBayarMinta};
use platform::{Hasil, Pelaku};

const NIK: &str = "3171010101900001";

fn minta(alasan: &str) -> HutangBatalLelangMinta {
    timbang(alasan, &[(1, 10_000)])
}

fn timbang(alasan: &str, baris: &[(i64, i64)]) -> HutangBatalLelangMinta {
    HutangBatalLelangMinta {
        alasan: alasan.to_owned(),
        detail_barang: alat::ditimbang(baris),
        ..HutangBatalLelangMinta::default()
    }
}

async fn batal(d: &Dunia, p: &Pelaku, no: &str, m: &HutangBatalLelangMinta) -> Hasil<HutangBatalLelang> {
    let (no, m) = (no.to_owned(), m.clone());
    d.kerja(p, move |tx, p| pinjaman::batal_lelang(tx, p, &no, &m)).await
}

async fn bayar(d: &Dunia, p: &Pelaku, no: &str, n: i64) -> Hasil<pinjaman::KelebihanDibayar> {
    let no = no.to_owned();
    let m =
        KelebihanBayarMinta { nik: NIK.to_owned(), pembayaran: tunai(n), ..KelebihanBayarMinta::default() };
    d.kerja(p, move |tx, p| pinjaman::bayar_kelebihan(tx, p, &no, &m)).await
}

/// What the auction changes, as one line of text.
async fn jejak(d: &Dunia, no: &str) -> String {
    let sql = format!(
        "SELECT k.status || '/' || k.terbuka || '/' || k.no_tutup || '/' || g.no_kantong || '/' || g.tempat || '/' || s.gudang || '/' || \
         s.milik || '/' || s.berat || '/' || s.nilai || '/' || COALESCE((SELECT SUM(o.ongkos) FROM pinjaman_omset o WHERE o.no_hutang = '{no}'), 0) \
         FROM hutang_kini k JOIN kantong_hutang g ON g.toko = k.toko AND g.no_hutang = k.no_hutang JOIN hutang_baris b ON b.toko = k.toko \
         AND b.no_hutang = k.no_hutang JOIN saldo_barang s ON s.kode_barcode = b.kode_barcode WHERE k.no_hutang = '{no}'"
    );
    d.baris(&sql, &[]).await.join(";")
}

#[test]
fn lelang_hari_ini_dibatalkan_pinjamannya_berjalan_seperti_semula() {
    di_kedua(|d| async move {
        let no = lewat(&d, "S1").await;
        let (satu, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        assert_eq!(kode(batal(&d, &spv, &no, &minta("salah")).await), "PINJAM-27");
        let dulu = jejak(&d, &no).await;
        assert!(dulu.starts_with("AKTIF/1//KS1/BRANKAS 1/HUTANG/CUSTOMER/"), "{dulu}");
        let nilai = beli(&d, &satu, &no).await + 500_000;
        let l = dilelang(&d, &no, nilai).await;
        assert!(l.kelebihan_rp > rp(0));
        let rinci = alat::rinci(&d, &satu, &no).await;
        assert_eq!(rinci.boleh.batal_lelang, "");
        // Not without a reason, and not by who wrote it alone.
        assert!(batal(&d, &spv, &no, &minta(" ")).await.is_err());
        let t = batal(&d, &satu, &no, &minta("salah pinjaman")).await.unwrap_err();
        assert!(d.izin(&satu, "kasir2-jkt1", &t).await.is_err());
        let b = batal(&d, &spv, &no, &minta("salah pinjaman")).await.unwrap();
        assert_eq!(
            (b.no_lelang.as_str(), b.jumlah_hutang, b.no_kantong.as_str()),
            (l.no_lelang.as_str(), rp(2_000_000), "KS1")
        );
        assert_eq!(jejak(&d, &no).await, dulu);
        for (akun, n) in
            [("POKOK", 2_000_000), ("BUNGA", 0), ("DENDA", 0), ("BIAYA", 0), ("KELEBIHAN", 0), ("RUGI", 0)]
        {
            assert_eq!(saldo(&d, &no, akun).await, n, "{akun}");
        }
        let kartu = "SELECT COUNT(*) FROM barang WHERE kode_barcode = $1 AND status = 'REPARASI'";
        assert_eq!(d.angka(kartu, args![l.detail_barang[0].kode_barcode.as_str()]).await, 1);
        // Its surplus is nobody's, in no list.
        assert_eq!(kode(bayar(&d, &satu, &l.no_lelang, l.kelebihan_rp.nilai()).await), "PINJAM-03");
        let t = pinjaman::TanyaKelebihan::default();
        let h = d.db().read(move |c| pinjaman::kelebihan(c, &dunia::toko("JKT1"), &t)).await.unwrap();
        assert_eq!(h.count, 0);
        // Once.
        assert_eq!(kode(batal(&d, &spv, &no, &minta("lagi")).await), "PINJAM-27");
        // Auctioned again the same day at another value; the surplus of the first is not paid from the second.
        let dua = d.orang("kasir2-jkt1").await;
        taksir(&d, &satu, &no, nilai + 100_000).await.unwrap();
        taksir(&d, &dua, &no, nilai + 100_000).await.unwrap();
        let kedua = lelang(&d, &satu, &no, "spv-jkt1").await.unwrap();
        assert_eq!(kedua.kelebihan_rp.nilai(), l.kelebihan_rp.nilai() + 100_000);
        assert_eq!(kode(bayar(&d, &satu, &l.no_lelang, l.kelebihan_rp.nilai()).await), "PINJAM-03");
        // And taken back once more, then redeemed: the piece goes home, its card says so.
        batal(&d, &spv, &no, &minta("customer datang menebus")).await.unwrap();
        let n = alat::rinci(&d, &satu, &no).await.kepala.total_bayar.nilai();
        let m = pinjaman::HutangLunasMinta { nik: NIK.to_owned(), ..alat::tebus(n) };
        alat::lunas(&d, &satu, &no, &m).await.unwrap();
        let kartu = "SELECT COUNT(*) FROM barang WHERE kode_barcode = $1 AND status = 'TERJUAL'";
        assert_eq!(d.angka(kartu, args![l.detail_barang[0].kode_barcode.as_str()]).await, 1);
    });
}

#[test]
fn kartu_barang_rantai_kembali_kata_demi_kata_dan_kantongnya_boleh_lain() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        alat::modal(&d, &kasir, 60_000_000).await;
        let kode_barcode = d.barang("A06", &[9_000]).await.remove(0);
        let nota = alat::jual(&d, &kasir, &kode_barcode).await;
        let m = alat::pinjam(vec![alat::bernota(&nota, 9_000)], 2_000_000);
        let no = alat::simpan(&d, &kasir, &m).await.unwrap().no_faktur_hutang;
        alat::hari(&d, "2027-03-20").await;
        crate::bantu::peringatkan(&d, &kasir, &no, "SURAT").await.unwrap();
        alat::hari(&d, "2027-04-02").await;
        let kartu = format!(
            "SELECT status || '/' || berat_asli || '/' || berat || '/' || berat_atribut || '/' || total_pokok || '/' || harga_modal_gram || '/' || \
             ongkos_modal || '/' || hpp_manual || '/' || kadar_cetak || '/' || asal_perolehan || '/' || no_faktur_pajak || '/' || no_masuk \
             FROM barang WHERE kode_barcode = '{kode_barcode}'"
        );
        let dulu = d.baris(&kartu, &[]).await;
        let nilai = beli(&d, &kasir, &no).await + 100_000;
        dilelang(&d, &no, nilai).await;
        assert_ne!(d.baris(&kartu, &[]).await, dulu);
        // Its old bag holds another loan by now: another one is named.
        let lama = alat::rinci(&d, &kasir, &no).await.kepala.no_kantong.clone();
        let lain =
            pinjaman::HutangMinta { no_kantong: lama, ..alat::pinjam(vec![alat::kalung(5_000)], 1_000_000) };
        alat::simpan(&d, &kasir, &lain).await.unwrap();
        let m = timbang("salah", &[(1, 9_000)]);
        assert_eq!(kode(batal(&d, &spv, &no, &m).await), "PINJAM-09");
        let m = HutangBatalLelangMinta { no_kantong: "K-91".to_owned(), tempat: "BRANKAS 2".to_owned(), ..m };
        assert_eq!(batal(&d, &spv, &no, &m).await.unwrap().no_kantong, "K-91");
        assert_eq!(d.baris(&kartu, &[]).await, dulu);
        assert!(d.letak(&kode_barcode).await.unwrap().starts_with("HUTANG/"));
    });
}

#[test]
fn jaminannya_ditimbang_lagi_yang_lain_ditolak_dan_beratnya_disimpan() {
    di_kedua(|d| async move {
        let (satu, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let no = lewat(&d, "W1").await;
        let nilai = beli(&d, &satu, &no).await + 100_000;
        dilelang(&d, &no, nilai).await;
        for (baris, kolom, kata) in [
            (&[][..], "detail_barang", "Jaminan 1 (CINCIN POLOS) belum ditimbang"),
            (&[(2, 10_000)], "detail_barang", "belum ditimbang"),
            (&[(1, 9_979)], "detail_barang[0].berat", "waktu dijaminkan 10.000 g, sekarang 9.979 g"),
            (&[(1, 10_021)], "detail_barang[0].berat", "bukan barang itu"),
            (&[(2, 10_000), (1, 0)], "detail_barang[1].berat", "Berat"),
        ] {
            // Whoever may say yes: nobody is asked.
            for p in [&satu, &spv] {
                let t = ditolak(batal(&d, p, &no, &timbang("salah", baris)).await, "PINJAM-27");
                assert!(t.kolom.get(kolom).is_some_and(|k| k.contains(kata)), "{baris:?}: {t:?}");
            }
        }
        assert_eq!(alat::rinci(&d, &satu, &no).await.kepala.status, "LELANG");
        // Whoever says yes reads both weights; another weight is another approval.
        let m = timbang("salah", &[(1, 9_990)]);
        let t = batal(&d, &satu, &no, &m).await.unwrap_err();
        let teks = format!("{:?}", t.rincian);
        assert!(teks.contains("waktu dijaminkan 10.000 g, kini 9.990 g"), "{teks}");
        let otorisasi = d.izin(&satu, "spv-jkt1", &t).await.unwrap();
        let lain = HutangBatalLelangMinta { otorisasi: otorisasi.clone(), ..minta("salah") };
        assert!(batal(&d, &satu, &no, &lain).await.is_err());
        let b = batal(&d, &satu, &no, &HutangBatalLelangMinta { otorisasi, ..m }).await.unwrap();
        let sql =
            "SELECT baris || '/' || berat_buku || '/' || berat FROM lelang_batal_baris WHERE no_batal = $1";
        assert_eq!(d.baris(sql, args![b.no_batal]).await, ["1/10000/9990"]);
    });
}

#[test]
fn tidak_di_hari_lain_tidak_sesudah_kelebihannya_dibayar_atau_barangnya_pindah() {
    di_kedua(|d| async move {
        let (kasir, own) = (d.orang("kasir1-jkt1").await, d.pemilik("JKT1").await);
        d.setel("JKT1", "BATAS_KELEBIHAN_HUTANG", "50000000").await;
        alat::modal(&d, &kasir, 60_000_000).await;
        let mut semua = Vec::new();
        for lama in ["T1", "T2", "T3"] {
            let no = lewat(&d, lama).await;
            let nilai = beli(&d, &kasir, &no).await + 500_000;
            let l = dilelang(&d, &no, nilai).await;
            semua.push((no, l));
        }
        let [(satu, l1), (dua, l2), (tiga, _)] = semua.as_slice() else { panic!() };
        bayar(&d, &kasir, &l1.no_lelang, l1.kelebihan_rp.nilai()).await.unwrap();
        let t = ditolak(batal(&d, &own, satu, &minta("salah")).await, "PINJAM-27");
        assert!(t.pesan.contains("sudah dibayar"), "{}", t.pesan);
        // Washed, sorted or only laid into another tray: it is no longer where the auction put it.
        let barang = l2.detail_barang[0].kode_barcode.clone();
        d.kerja(&own, move |tx, p| {
            let m = barang::pindah::Pindah {
                detail_barang: vec![barang::pindai::Pindai {
                    kode_barcode: barang.clone(),
                    kode_toko: String::new(),
                }],
                kode_gudang: "TOKO".to_owned(),
                kode_toko: "A06".to_owned(),
                ..barang::pindah::Pindah::default()
            };
            barang::pindah::pindah(tx, p, &m)
        })
        .await
        .unwrap();
        assert_eq!(kode(batal(&d, &own, dua, &minta("salah")).await), "STOK-06");
        alat::hari(&d, "2026-11-16").await;
        let t = ditolak(batal(&d, &own, tiga, &minta("salah")).await, "PINJAM-27");
        assert!(t.pesan.contains("hanya bisa dibatalkan di hari itu"), "{}", t.pesan);
        assert!(alat::rinci(&d, &kasir, tiga).await.boleh.batal_lelang.contains("di hari itu"));
    });
}

#[test]
fn pembatalan_lelang_yang_dirusak_ketahuan() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let (satu, dua) = (lewat(&d, "U1").await, lewat(&d, "U2").await);
        let nilai = beli(&d, &kasir, &satu).await + 100_000;
        let l = dilelang(&d, &satu, nilai).await;
        batal(&d, &spv, &satu, &minta("salah")).await.unwrap();
        let lain = dilelang(&d, &dua, nilai).await;
        let salin = |kolom: &str, isi: &str| {
            let semua = "toko, no_batal, no_lelang, no_hutang, tgl_system, waktu, oleh, disetujui, alasan, nilai_rp, kelebihan_rp";
            let ganti = semua
                .split(", ")
                .map(|k| match k {
                    "no_batal" => "'BEX'".to_owned(),
                    "no_lelang" => format!("'{}'", lain.no_lelang),
                    "no_hutang" => format!("'{dua}'"),
                    _ if k == kolom => isi.to_owned(),
                    _ => k.to_owned(),
                })
                .collect::<Vec<_>>()
                .join(", ");
            format!("INSERT INTO lelang_batal ({semua}) SELECT {ganti} FROM lelang_batal")
        };
        let pertama = "I9 lelang dibatalkan di harinya";
        let ditimbang = "I9 jaminan lelang batal ditimbang lagi";
        let berat = |baris: i64, beda: i64| {
            format!(
                "INSERT INTO lelang_batal_baris (toko, no_batal, baris, berat_buku, berat) SELECT toko, no_batal, {baris}, berat_buku, \
                 berat + {beda} FROM lelang_batal_baris"
            )
        };
        for (sql, aturan) in [
            (salin("", ""), "I20 lelang batal: semua buku nol"),
            (salin("", ""), ditimbang),
            (berat(2, 0), ditimbang),
            (salin("tgl_system", "'2026-11-14'"), pertama),
            (salin("nilai_rp", "nilai_rp + 1"), pertama),
            (salin("kelebihan_rp", "kelebihan_rp + 1"), pertama),
            (salin("disetujui", "''"), pertama),
            (salin("", ""), "I9 uang kelebihan"),
            (
                format!(
                    "INSERT INTO kelebihan_bayar SELECT toko, 'UKJKT1-261115-0009', no_hutang, no_lelang, 'PUTUS', tgl_system, waktu, oleh, 1, 'X', 0, \
                     '', '', '', '', '' FROM lelang_hutang WHERE no_lelang = '{}'",
                    l.no_lelang
                ),
                pertama,
            ),
            (
                format!(
                    "UPDATE hutang_kini SET status = 'LELANG', terbuka = 0, no_tutup = '{}' WHERE no_hutang = '{satu}'",
                    l.no_lelang
                ),
                "I9 dilelang sesudah",
            ),
            (
                format!("UPDATE hutang_kini SET no_tutup = 'LLX' WHERE no_hutang = '{dua}'"),
                "I9 dilelang sesudah",
            ),
        ] {
            let apa = sql.clone();
            let rusak = d
                .bila("JKT1", move |tx| {
                    tx.exec(&apa, &[]).map(drop).unwrap_or_else(|e| panic!("{apa}: {e}"));
                    Ok(())
                })
                .await;
            assert!(rusak.iter().any(|r| r.starts_with(aturan)), "{aturan}: {sql}: {rusak:?}");
        }
        // Another piece went into the bag.
        for (beda, ketahuan) in [(0, false), (21, true)] {
            let baris = berat(1, beda).replace("toko, no_batal, 1", "toko, 'BEX', 1");
            let batalnya = salin("", "");
            let rusak = d
                .bila("JKT1", move |tx| {
                    tx.exec(&batalnya, &[])?;
                    tx.exec(&baris, &[])?;
                    Ok(())
                })
                .await;
            assert_eq!(rusak.iter().any(|r| r.starts_with(ditimbang)), ketahuan, "{beda}: {rusak:?}");
        }
        // Approved by a valuer or the giver of the notice: told before, in what the approver reads.
        let tiga = lewat(&d, "U3").await;
        let kasir2 = d.orang("kasir2-jkt1").await;
        taksir(&d, &kasir, &tiga, nilai).await.unwrap();
        taksir(&d, &kasir2, &tiga, nilai).await.unwrap();
        let t = coba_lelang(&d, &kasir, &tiga, "").await.unwrap_err();
        let teks = format!("{:?}", t.rincian);
        assert!(teks.contains("Tidak bisa menyetujui"), "{teks}");
        assert!(
            teks.contains(
                "own-jkt1 (mencatat peringatannya), kasir1-jkt1 (menaksir), kasir2-jkt1 (menaksir)"
            ),
            "{teks}"
        );
    });
}
