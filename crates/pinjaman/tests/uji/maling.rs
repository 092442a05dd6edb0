//! What somebody who wants to rob the shop, or its customers, would try.

use crate::alat::{
    LAIN, NIK, bernota, di_brankas, hari, jual, kalung, kirim, lanjut, lanjutkan, lunas, modal, pinjam,
    pinjaman, rinci, rp, simpan, siti, tebus, transfer, tunai,
};
use crate::bantu::{beli, coba_lelang, lewat, taksir};
use db::args;
use dunia::{di_kedua, ditolak, kode};
use konter::pelanggan::PelangganMinta;
use pinjaman::{HutangBarisMinta, HutangLanjutMinta, HutangLunasMinta, HutangMinta, Kuasa};

#[test]
fn barang_toko_curian_dan_yang_belum_dibayar_tidak_dijaminkan() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        modal(&d, &kasir, 20_000_000).await;
        let k = d.barang("A06", &[5_000, 6_000]).await;
        let toko = HutangBarisMinta { kode_barcode: k[0].clone(), ..bernota("", 5_000) };
        let t = ditolak(simpan(&d, &kasir, &pinjam(vec![toko], 1_000_000)).await, "PINJAM-02");
        assert!(t.pesan.contains("milik toko"), "{}", t.pesan);
        let nota = jual(&d, &kasir, &k[0]).await;
        // A piece of another weight than its nota is perhaps another piece.
        let t =
            ditolak(simpan(&d, &kasir, &pinjam(vec![bernota(&nota, 5_200)], 1_000_000)).await, "NIAGA-08");
        assert!(t.pesan.contains("mungkin bukan barang itu"), "{}", t.pesan);
        let lapor = niaga::curian::Lapor {
            kode_barcode: k[0].clone(),
            nama_barang: "CINCIN".to_owned(),
            sumber: "POLISI".to_owned(),
            ..niaga::curian::Lapor::default()
        };
        d.kerja(&spv, move |tx, p| niaga::curian::lapor(tx, p, &lapor)).await.unwrap();
        assert_eq!(
            kode(simpan(&d, &kasir, &pinjam(vec![bernota(&nota, 5_000)], 1_000_000)).await),
            "PINJAM-06"
        );
        assert_eq!(di_brankas(&d).await, (0, 0));
    });
}

#[test]
fn di_atas_plafond_hanya_pemilik_dan_di_atas_nilai_lebur_tidak_siapa_pun() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        modal(&d, &kasir, 40_000_000).await;
        let m = pinjam(vec![kalung(10_000)], 11_500_500);
        let t = ditolak(simpan(&d, &kasir, &m).await, "NIAGA-08");
        assert!(t.pesan.contains("otorisasi OWN"), "{}", t.pesan);
        assert!(d.izin(&kasir, "spv-jkt1", &t).await.is_err());
        let otorisasi = d.izin(&kasir, "own-jkt1", &t).await.unwrap();
        // The yes is for this loan and no larger one, and once.
        let lebih = HutangMinta {
            otorisasi: otorisasi.clone(),
            pembayaran: tunai(12_000_000),
            jumlah_hutang: rp(12_000_000),
            ..m.clone()
        };
        assert!(simpan(&d, &kasir, &lebih).await.is_err());
        let m = HutangMinta { otorisasi, ..m };
        simpan(&d, &kasir, &m).await.unwrap();
        assert!(simpan(&d, &kasir, &m).await.is_err());
        assert_eq!(kode(simpan(&d, &kasir, &pinjam(vec![kalung(10_000)], 16_125_500)).await), "PINJAM-07");
    });
}

#[test]
fn pegawai_dan_penguji_sendiri_dan_tanpa_identitas() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        modal(&d, &kasir, 40_000_000).await;
        let m = pinjam(vec![kalung(10_000)], 1_000_000);
        // Who pays out is not who tested: nobody says yes to themselves, and no name that is typed is one.
        let t = ditolak(kirim(&d, &kasir, &m).await, "NIAGA-08");
        assert!(t.pesan.contains("ditimbang dan diuji oleh yang menyetujui"), "{}", t.pesan);
        for siapa in ["kasir1-jkt1", "kasir2-jkt1"] {
            assert!(d.izin(&kasir, siapa, &t).await.is_err(), "{siapa}");
        }
        let otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        // Tested as ten grams of this purity, and no heavier.
        let lain =
            HutangMinta { otorisasi: otorisasi.clone(), detail_barang: vec![kalung(11_000)], ..m.clone() };
        assert_eq!(kode(kirim(&d, &kasir, &lain).await), "OTO-09");
        let no = kirim(&d, &kasir, &HutangMinta { otorisasi, ..m.clone() }).await.unwrap().no_faktur_hutang;
        let sql = "SELECT penguji FROM hutang WHERE no_hutang = $1";
        assert_eq!(d.baris(sql, args![no.as_str()]).await, ["spv-jkt1"]);
        let tanpa = PelangganMinta { nik: String::new(), nama_customer: "BUDI".to_owned(), ..siti() };
        assert_eq!(
            kode(simpan(&d, &kasir, &HutangMinta { customer: tanpa, ..m.clone() }).await),
            "PINJAM-01"
        );
        let mut uji = m.clone();
        uji.detail_barang[0].kadar_uji = None;
        assert_eq!(kode(simpan(&d, &kasir, &uji).await), "PINJAM-02");
        simpan(&d, &kasir, &m).await.unwrap();
        d.ubah("UPDATE pelanggan SET pegawai = 'kasir2-jkt1' WHERE nama_customer = 'SITI AMINAH'", &[]).await;
        let t = ditolak(simpan(&d, &kasir, &m).await, "NIAGA-08");
        assert!(t.pesan.contains("pegawai") && t.pesan.contains("OWN"), "{}", t.pesan);
    });
}

#[test]
fn dua_pinjaman_kecil_tidak_melewati_batas_validasi() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        modal(&d, &kasir, 40_000_000).await;
        d.setel("JKT1", "BATAS_HUTANG", "5000000").await;
        let no = pinjaman(&d, &kasir, 3_000_000).await;
        let m = pinjam(vec![kalung(10_000)], 3_000_000);
        assert_eq!(kode(simpan(&d, &kasir, &m).await), "PINJAM-01");
        // Nor does a raise: only with the owner's yes.
        let m = lanjutkan("TAMBAH", Some(6_000_000), 2_997_000);
        let t = ditolak(lanjut(&d, &kasir, &no, &m).await, "NIAGA-08");
        assert!(t.pesan.contains("OWN") && t.pesan.contains("di atas batas"), "{}", t.pesan);
        assert!(d.izin(&kasir, "spv-jkt1", &t).await.is_err());
        let otorisasi = d.izin(&kasir, "own-jkt1", &t).await.unwrap();
        lanjut(&d, &kasir, &no, &HutangLanjutMinta { otorisasi, ..m }).await.unwrap();
    });
}

#[test]
fn jaminan_diserahkan_kepada_orangnya_atau_kuasanya_dengan_otorisasi() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        modal(&d, &kasir, 20_000_000).await;
        let no = pinjaman(&d, &kasir, 5_000_000).await;
        let m = tebus(5_004_500);
        for nik in ["", "123", LAIN] {
            let m = HutangLunasMinta { nik: nik.to_owned(), ..m.clone() };
            assert_eq!(kode(lunas(&d, &kasir, &no, &m).await), "PINJAM-11", "{nik}");
        }
        let kuasa = Kuasa { nama: "BUDI".to_owned(), nik: LAIN.to_owned(), ..Kuasa::default() };
        let m = HutangLunasMinta { nik: String::new(), kuasa: Some(kuasa), ..m };
        let t = ditolak(lunas(&d, &kasir, &no, &m).await, "NIAGA-08");
        let otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        // The yes was for Budi.
        let mut lain = HutangLunasMinta { otorisasi: otorisasi.clone(), ..m.clone() };
        lain.kuasa.as_mut().unwrap().nama = "JOKO".to_owned();
        assert!(lunas(&d, &kasir, &no, &lain).await.is_err());
        lunas(&d, &kasir, &no, &HutangLunasMinta { otorisasi, ..m }).await.unwrap();
    });
}

#[test]
fn uang_yang_belum_masuk_tidak_membebaskan_barang_dan_tidak_dipinjamkan_lagi() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        modal(&d, &kasir, 40_000_000).await;
        let no = pinjaman(&d, &kasir, 5_000_000).await;
        let m = HutangLunasMinta { pembayaran: transfer(&d, 5_004_500).await, ..tebus(0) };
        let t = ditolak(lunas(&d, &kasir, &no, &m).await, "NIAGA-08");
        assert!(t.pesan.contains("belum divalidasi bank"), "{}", t.pesan);
        // Paid down by a transfer nobody saw: then neither goods nor new money without a yes.
        let m = HutangLanjutMinta {
            pembayaran: transfer(&d, 4_004_500).await,
            ..lanjutkan("CICIL", Some(1_000_000), 0)
        };
        let l = lanjut(&d, &kasir, &no, &m).await.unwrap();
        let m = lanjutkan("TAMBAH", Some(5_000_000), 3_999_000);
        let t = ditolak(lanjut(&d, &kasir, &l.no_penerus, &m).await, "NIAGA-08");
        assert!(t.pesan.contains("sebelumnya"), "{}", t.pesan);
        let n = rinci(&d, &kasir, &l.no_penerus).await.kepala.total_bayar.nilai();
        assert_eq!(kode(lunas(&d, &kasir, &l.no_penerus, &tebus(n)).await), "NIAGA-08");
    });
}

#[test]
fn potongan_bunga_dengan_otorisasi_sebesar_itu_dan_disimpan() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        modal(&d, &kasir, 20_000_000).await;
        let no = pinjaman(&d, &kasir, 5_000_000).await;
        hari(&d, "2026-12-15").await;
        let m = HutangLunasMinta { potongan_bunga_rp: rp(25_000), ..tebus(5_100_000) };
        assert_eq!(kode(lunas(&d, &kasir, &no, &m).await), "PINJAM-14");
        let m = HutangLunasMinta { alasan_potongan: "pelanggan lama".to_owned(), ..m };
        let t = ditolak(lunas(&d, &kasir, &no, &m).await, "NIAGA-08");
        let otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        let lebih = HutangLunasMinta {
            potongan_bunga_rp: rp(50_000),
            otorisasi: otorisasi.clone(),
            pembayaran: tunai(5_075_000),
            ..m.clone()
        };
        assert!(lunas(&d, &kasir, &no, &lebih).await.is_err());
        let paling = HutangLunasMinta { potongan_bunga_rp: rp(125_001), ..m.clone() };
        assert_eq!(kode(lunas(&d, &kasir, &no, &paling).await), "PINJAM-14");
        lunas(&d, &kasir, &no, &HutangLunasMinta { otorisasi, ..m }).await.unwrap();
        let sql = "SELECT bunga_rp || ' ' || potongan_bunga_rp FROM hutang_lunas WHERE no_hutang = $1";
        assert_eq!(d.baris(sql, args![no.as_str()]).await, ["125000 25000"]);
        let sql = "SELECT CAST(SUM(masuk) AS BIGINT) FROM buku_pinjaman WHERE akun = 'BUNGA'";
        assert_eq!(d.angka(sql, &[]).await, 100_000);
    });
}

#[test]
fn dua_laci_sekaligus_menebus_satu_kali() {
    di_kedua(|d| async move {
        let (satu, dua) = (d.orang("kasir1-jkt1").await, d.orang("kasir2-jkt1").await);
        modal(&d, &satu, 20_000_000).await;
        let no = pinjaman(&d, &satu, 5_000_000).await;
        let (m, l) = (tebus(5_004_500), lanjutkan("PERPANJANG", None, 4_500));
        let (a, b) = tokio::join!(lunas(&d, &satu, &no, &m), lanjut(&d, &dua, &no, &l));
        assert!(a.is_ok() != b.is_ok(), "{a:?} {b:?}");
        let gagal = if a.is_ok() { kode(b) } else { kode(a) };
        assert_eq!(gagal, "PINJAM-04");
    });
}

/// Redeemed at two tills, and redeemed while it is auctioned: one of them happens, whole.
#[test]
fn ditebus_dua_kali_dan_dilelang_bersamaan_hanya_satu() {
    di_kedua(|d| async move {
        let (satu, dua) = (d.orang("kasir1-jkt1").await, d.orang("kasir2-jkt1").await);
        modal(&d, &satu, 20_000_000).await;
        let no = pinjaman(&d, &satu, 5_000_000).await;
        assert_eq!(kode(lunas(&d, &satu, &no, &tebus(5_004_499)).await), "BAYAR-02");
        let m = tebus(5_004_500);
        let (a, b) = tokio::join!(lunas(&d, &satu, &no, &m), lunas(&d, &dua, &no, &m));
        assert!(a.is_ok() != b.is_ok(), "{a:?} {b:?}");
        assert_eq!(if a.is_ok() { kode(b) } else { kode(a) }, "PINJAM-04");
        let no = lewat(&d, "DUA").await;
        let nilai = beli(&d, &satu, &no).await + 500_000;
        taksir(&d, &satu, &no, nilai).await.unwrap();
        taksir(&d, &dua, &no, nilai).await.unwrap();
        let t = coba_lelang(&d, &satu, &no, "").await.unwrap_err();
        let izin = d.izin(&satu, "spv-jkt1", &t).await.unwrap();
        let n = rinci(&d, &dua, &no).await.kepala.total_bayar.nilai();
        let m = HutangLunasMinta { nik: "3171010101900001".to_owned(), ..tebus(n) };
        let (a, b) = tokio::join!(coba_lelang(&d, &satu, &no, &izin), lunas(&d, &dua, &no, &m));
        assert!(a.is_ok() != b.is_ok(), "{a:?} {b:?}");
        assert_eq!(if a.is_ok() { kode(b) } else { kode(a) }, "PINJAM-04");
        assert_eq!(di_brankas(&d).await, (0, 0));
        d.bersih().await;
    });
}

#[test]
fn yang_lanjut_hanya_menurut_caranya_dan_bunga_hari_itu() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        modal(&d, &kasir, 20_000_000).await;
        let no = simpan(&d, &kasir, &pinjam(vec![kalung(6_000), kalung(4_000)], 5_000_000))
            .await
            .unwrap()
            .no_faktur_hutang;
        for (m, harap) in [
            (lanjutkan("GANTI", None, 0), "PINJAM-15"),
            (lanjutkan("PERPANJANG", Some(4_000_000), 0), "PINJAM-15"),
            (lanjutkan("CICIL", Some(5_000_000), 0), "PINJAM-15"),
            (lanjutkan("CICIL", Some(0), 0), "PINJAM-15"),
            (lanjutkan("TAMBAH", Some(5_000_000), 0), "PINJAM-15"),
            (lanjutkan("SEBAGIAN", Some(1_000_000), 0), "PINJAM-15"),
            (
                HutangLanjutMinta { lepas: vec![1, 2], ..lanjutkan("SEBAGIAN", Some(1_000_000), 0) },
                "PINJAM-15",
            ),
            (HutangLanjutMinta { lepas: vec![7], ..lanjutkan("SEBAGIAN", Some(1_000_000), 0) }, "PINJAM-15"),
            (HutangLanjutMinta { lepas: vec![1], ..lanjutkan("PERPANJANG", None, 4_500) }, "PINJAM-15"),
            (HutangLanjutMinta { nik: LAIN.to_owned(), ..lanjutkan("PERPANJANG", None, 4_500) }, "PINJAM-11"),
            (
                HutangLanjutMinta { total_bayar: Some(rp(4_000)), ..lanjutkan("PERPANJANG", None, 4_500) },
                "PINJAM-14",
            ),
            (lanjutkan("TAMBAH", Some(17_000_000), 11_995_500), "PINJAM-07"),
            (lanjutkan("PERPANJANG", None, 4_000), "BAYAR-02"),
        ] {
            assert_eq!(kode(lanjut(&d, &kasir, &no, &m).await), harap, "{m:?}");
        }
        // The price fell: what stays must still be worth it.
        hari(&d, "2026-12-15").await;
        d.ubah("UPDATE harga_emas SET harga_jual = 600000, harga_rosok = 500000 WHERE toko = 'JKT1' AND tanggal = '2026-12-15'", &[]).await;
        assert_eq!(kode(lanjut(&d, &kasir, &no, &lanjutkan("PERPANJANG", None, 125_000)).await), "PINJAM-07");
        let m = HutangLanjutMinta { nik: NIK.to_owned(), ..lanjutkan("CICIL", Some(3_000_000), 2_125_000) };
        lanjut(&d, &kasir, &no, &m).await.unwrap();
    });
}
