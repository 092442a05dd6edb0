//! A wash robbed once more: a little of every piece, one person at both ends, pieces that leave by the right to wash.

use crate::alat::{KASIR, OWN, SPV, batalkan, di_cuci, di_luar, di_tukang, kembali, lot, teks, terima};
use db::args;
use dunia::{di_kedua, ditolak, kode};
use sepuhan::{kirim, terima as kerja};
use serde_json::json;

#[test]
fn sedikit_dari_setiap_barang_bukan_emas_cuma_cuma() {
    di_kedua(|d| async move {
        let kasir = d.orang(KASIR).await;
        let (no, kode) = di_tukang(&d, &[4_000, 4_000, 4_000, 4_000], "CUCI").await;
        // Each within what a scale may be off; together they are not.
        let baris: Vec<(&str, i64)> = kode.iter().map(|k| (k.as_str(), 4_020)).collect();
        let t = ditolak(terima(&d, &kasir, &kembali(&no, &baris)).await, "SEPUH-04");
        assert!(format!("{t:?}").contains("LEBIH_CUCI"), "{t:?}");
        // Nor one by one.
        terima(&d, &kasir, &kembali(&no, &baris[..1])).await.unwrap();
        ditolak(terima(&d, &kasir, &kembali(&no, &baris[1..2])).await, "SEPUH-04");
        d.minta_izin((&kasir, OWN), &kembali(&no, &baris[1..2]), kerja::terima).await.unwrap();
        // What another saw does not count against the rest, and taking back does not make room twice.
        terima(&d, &kasir, &kembali(&no, &[(&kode[2], 4_008)])).await.unwrap();
        ditolak(terima(&d, &kasir, &kembali(&no, &[(&kode[3], 4_008)])).await, "SEPUH-04");
        terima(&d, &kasir, &kembali(&no, &[(&kode[3], 4_000)])).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn barang_yang_kembali_jauh_lebih_ringan_mungkin_tertukar() {
    di_kedua(|d| async move {
        let kasir = d.orang(KASIR).await;
        let (no, kode) = di_tukang(&d, &[2_000, 50_000], "CUCI").await;
        // The bracelet's norm would cover a third of the ring.
        let m = kembali(&no, &[(&kode[0], 1_600), (&kode[1], 50_000)]);
        let t = ditolak(terima(&d, &kasir, &m).await, "SEPUH-04");
        assert!(t.to_string().contains("tertukar") || format!("{t:?}").contains("tertukar"), "{t:?}");
        d.minta_izin((&kasir, OWN), &m, kerja::terima).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn yang_menimbang_lotnya_keluar_tidak_melepas_susutnya() {
    di_kedua(|d| async move {
        let (kasir, lain) = (d.orang(KASIR).await, d.orang("kasir2-jkt1").await);
        let barang = di_cuci(&d, &[10_000]).await;
        // A cashier gives it out, the supervisor weighs it.
        let m = lot(&barang, "CUCI", 10_000);
        let no = teks(&d.minta_izin((&kasir, SPV), &m, kirim::kirim).await.unwrap()["no_lot"]);
        let m = kembali(&no, &[(&barang[0], 9_500)]);
        assert!(kode(d.minta_izin((&lain, SPV), &m, kerja::terima).await).starts_with("OTO-13"));
        assert_eq!(di_luar(&d, &no).await, 7_500);
        d.minta_izin((&lain, OWN), &m, kerja::terima).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn pengirim_tidak_mengembalikan_barangnya_ke_tukang_di_buku() {
    di_kedua(|d| async move {
        let (kasir, spv, own) = (d.orang(KASIR).await, d.orang(SPV).await, d.orang(OWN).await);
        let (no, kode) = di_tukang(&d, &[4_000], "CUCI").await;
        let tc = teks(&terima(&d, &kasir, &kembali(&no, &[(&kode[0], 3_990)])).await.unwrap()["no_terima"]);
        assert!(batalkan(&d, &spv, &tc).await.is_err(), "yang mengirim lot ini");
        assert_eq!(di_luar(&d, &no).await, 0);
        batalkan(&d, &own, &tc).await.unwrap();
        assert_eq!(di_luar(&d, &no).await, 3_000);
        d.bersih().await;
    });
}

#[test]
fn penerimaan_dan_stock_cuci_tidak_dibatalkan_penyelia_sendirian() {
    di_kedua(|d| async move {
        let (kasir, spv, own) = (d.orang(KASIR).await, d.orang(SPV).await, d.orang(OWN).await);
        // The owner sends and a cashier takes it in: the supervisor had no part in it, and would have the piece.
        let barang = di_cuci(&d, &[4_000]).await;
        let m = lot(&barang, "CUCI", 4_000);
        let no = teks(&d.minta_izin((&own, SPV), &m, kirim::kirim).await.unwrap()["no_lot"]);
        let tc = teks(&terima(&d, &kasir, &kembali(&no, &[(&barang[0], 4_000)])).await.unwrap()["no_terima"]);
        assert!(batalkan(&d, &spv, &tc).await.unwrap_err().rincian.is_some());
        assert_eq!(di_luar(&d, &no).await, 0);
        let m = json!({ "no_dok": tc, "alasan": "salah" });
        d.minta_izin((&spv, OWN), &m, sepuhan::batal::batal).await.unwrap();
        assert_eq!(di_luar(&d, &no).await, 3_000);
        d.bersih().await;
    });
}

#[test]
fn hak_mencuci_tidak_mengirim_barang_dagangan() {
    di_kedua(|d| async move {
        let spv = d.orang(SPV).await;
        d.setel("JKT1", "SEPUHAN_TERPUSAT_MODULE", "on").await;
        let jualan = d.barang("A06", &[8_000]).await.remove(0);
        let m = json!({ "kurir": "BUDI", "detail_barang": [{ "kode_barcode": jualan }] });
        let t = ditolak(d.minta(&spv, &m, sepuhan::pusat::kirim).await, "SEPUH-02");
        assert!(format!("{t:?}").contains("Kirim Barang"), "{t:?}");
        assert_eq!(d.letak(&jualan).await.as_deref(), Some("TOKO/A06"));
    });
}

#[test]
fn tukang_tidak_bernama_seperti_lot() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let (no, _) = di_tukang(&d, &[4_000], "CUCI").await;
        let tambah = |kode: String| {
            let (d, own) = (d.clone(), own.clone());
            async move {
                let m = master::cari("master-tukang").unwrap();
                let isi = json!({ "kode_tukang": kode, "nama_tukang": "SAUDARA" });
                let mentah: master::Mentah = serde_json::from_str(&isi.to_string()).unwrap();
                d.kerja_rantai(&own, move |tx, p| master::tambah(tx, m, p, &mentah).map(|_| ())).await
            }
        };
        let t = tambah(no.clone()).await.unwrap_err();
        assert!(t.kolom.contains_key("kode_tukang"), "{t:?}");
        // Nor as one that is still to come.
        assert!(tambah("CUJKT1-261231-0001".to_owned()).await.is_err());
        tambah("SAUDARA".to_owned()).await.unwrap();
        let temuan = d
            .bila("JKT1", move |tx| {
                tx.exec(
                    "UPDATE tukang SET kode_tukang = $1 WHERE kode_tukang = 'SAUDARA'",
                    args![no.as_str()],
                )?;
                Ok(())
            })
            .await;
        assert!(temuan.iter().any(|t| t == "I19 tukang tidak bernama nomor lot"), "{temuan:?}");
    });
}
