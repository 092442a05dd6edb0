//! A lot to a washer and back: fine gold out is fine gold in, with named losses and gains; over the norm another says yes.

use crate::alat::{
    KASIR, OWN, SPV, berat, di_cuci, di_luar, di_tukang, gram, kembali, kirim, lot, teks, terima,
};
use db::args;
use dunia::{di_kedua, ditolak};
use sepuhan::terima as kerja;
use serde_json::json;

#[test]
fn lot_keluar_dan_kembali_per_barang_dengan_susut_bernama() {
    di_kedua(|d| async move {
        let kasir = d.orang(KASIR).await;
        let (no, kode) = di_tukang(&d, &[4_000, 6_000], "CUCI").await;
        assert_eq!(di_luar(&d, &no).await, 7_500);
        assert_eq!(d.letak(&kode[0]).await, None);
        let j = terima(&d, &kasir, &kembali(&no, &[(&kode[0], 3_980)])).await.unwrap();
        // 4 g of 75 % less 20 mg: 15 mg fine, of 30 that the norm allows.
        assert_eq!((j["susut"].to_string().as_str(), &j["sisa"]), ("0.015", &json!(1)));
        assert_eq!(
            (d.letak(&kode[0]).await.as_deref(), berat(&d, &kode[0]).await),
            (Some("LABEL/LB1"), 3_980)
        );
        assert_eq!(di_luar(&d, &no).await, 4_500);
        let sql = "SELECT CAST(COALESCE(SUM(murni), 0) AS BIGINT) FROM buku_stok WHERE gudang = '@SUSUT' AND jenis_dok = 'TC'";
        assert_eq!(d.angka(sql, args![]).await, 15);
        let j = terima(&d, &kasir, &kembali(&no, &[(&kode[1], 6_000)])).await.unwrap();
        assert_eq!(j["sisa"], json!(0));
        assert_eq!(di_luar(&d, &no).await, 0);
        // A closed lot takes nothing more.
        ditolak(terima(&d, &kasir, &kembali(&no, &[(&kode[1], 6_000)])).await, "SEPUH-08");
        d.bersih().await;
    });
}

#[test]
fn susut_di_atas_norma_perlu_orang_lain_yang_tidak_mengirim() {
    di_kedua(|d| async move {
        let kasir = d.orang(KASIR).await;
        let (no, kode) = di_tukang(&d, &[10_000], "CUCI").await;
        // 1 % of 7.5 g fine are 75 mg: 100 mg of the piece.
        let m = kembali(&no, &[(&kode[0], 9_800)]);
        let h = d.minta(&kasir, &m, |tx, p, m: &kerja::MintaTerima| kerja::hitung(tx, p, m)).await.unwrap();
        assert_eq!(
            (h["susut"].to_string().as_str(), h["susut_norma"].to_string().as_str()),
            ("0.15", "0.075")
        );
        assert_eq!(h["alasan"].as_array().unwrap().len(), 1);
        let t = ditolak(terima(&d, &kasir, &m).await, "SEPUH-04");
        assert!(format!("{t:?}").contains("SUSUT_CUCI"), "{t:?}");
        // The supervisor sent it.
        ditolak(d.minta_izin((&kasir, SPV), &m, kerja::terima).await, "SEPUH-04");
        d.minta_izin((&kasir, OWN), &m, kerja::terima).await.unwrap();
        assert_eq!(berat(&d, &kode[0]).await, 9_800);
        d.bersih().await;
    });
}

#[test]
fn lebih_berat_dari_yang_dikirim_perlu_izin_dan_menjadi_baris_lebih() {
    di_kedua(|d| async move {
        let kasir = d.orang(KASIR).await;
        let (no, kode) = di_tukang(&d, &[10_000], "CUCI").await;
        let m = kembali(&no, &[(&kode[0], 10_050)]);
        ditolak(terima(&d, &kasir, &m).await, "SEPUH-04");
        d.minta_izin((&kasir, OWN), &m, kerja::terima).await.unwrap();
        let sql = "SELECT CAST(COALESCE(SUM(-murni), 0) AS BIGINT) FROM buku_stok WHERE gudang = '@LEBIH' AND jenis_dok = 'TC'";
        assert_eq!(d.angka(sql, args![]).await, 37);
        assert_eq!(di_luar(&d, &no).await, 0);
        // Plating adds a little, nobody is asked.
        let (no, kode) = di_tukang(&d, &[10_000], "SEPUH").await;
        terima(&d, &kasir, &kembali(&no, &[(&kode[0], 10_080)])).await.unwrap();
        let (no, kode) = di_tukang(&d, &[10_000], "SEPUH").await;
        ditolak(terima(&d, &kasir, &kembali(&no, &[(&kode[0], 10_150)])).await, "SEPUH-04");
        d.bersih().await;
    });
}

#[test]
fn satu_lot_kembali_menurut_berat_bersama() {
    di_kedua(|d| async move {
        let kasir = d.orang(KASIR).await;
        let (no, kode) = di_tukang(&d, &[4_000, 6_001, 3_003], "SEPUH").await;
        let m = json!({ "no_lot": no, "cara": "LOT", "timbang": gram(12_950), "kode_toko": "LB1" });
        let j = terima(&d, &kasir, &m).await.unwrap();
        assert_eq!((j["qty"].clone(), j["berat"].to_string()), (json!(3), "12.95".to_owned()));
        let mut semua = 0;
        for k in &kode {
            semua += berat(&d, k).await;
        }
        assert_eq!(semua, 12_950);
        assert_eq!(di_luar(&d, &no).await, 0);
        d.bersih().await;
    });
}

#[test]
fn label_baru_memberi_kartu_baru_dan_yang_hilang_hanya_disetujui_pemilik() {
    di_kedua(|d| async move {
        let kasir = d.orang(KASIR).await;
        let (no, kode) = di_tukang(&d, &[4_000, 6_000], "CUCI").await;
        let m = json!({ "no_lot": no, "kode_toko": "A06", "detail_barang": [
            { "kode_barcode": kode[0], "berat": 3.99, "label_baru": true }] });
        let j = terima(&d, &kasir, &m).await.unwrap();
        let baru = teks(&j["label_baru"][0]["baru"]);
        assert_eq!((d.letak(&baru).await.as_deref(), d.letak(&kode[0]).await), (Some("TOKO/A06"), None));
        assert_eq!(berat(&d, &baru).await, 3_990);
        let sql =
            "SELECT COUNT(*) FROM barang WHERE kode_barcode = $1 AND is_from_sepuh = 1 AND status = 'READY'";
        assert_eq!(d.angka(sql, args![baru.as_str()]).await, 1);
        d.bersih().await;
        let m = json!({ "no_lot": no, "detail_barang": [{ "kode_barcode": kode[1], "hilang": true }] });
        ditolak(terima(&d, &kasir, &m).await, "SEPUH-04");
        d.minta_izin((&kasir, OWN), &m, kerja::terima).await.unwrap();
        assert_eq!(di_luar(&d, &no).await, 0);
        let sql = "SELECT COUNT(*) FROM barang WHERE kode_barcode = $1 AND status = 'HILANG'";
        assert_eq!(d.angka(sql, args![kode[1].as_str()]).await, 1);
        d.bersih().await;
    });
}

#[test]
fn isian_yang_salah_ditolak_dan_tidak_ada_yang_berubah() {
    di_kedua(|d| async move {
        let (spv, kasir) = (d.orang(SPV).await, d.orang(KASIR).await);
        let kode = di_cuci(&d, &[4_000, 6_000]).await;
        let lain = d.barang("A06", &[2_500]).await;
        let kirim_saja = |m: serde_json::Value| {
            let (d, spv) = (d.clone(), spv.clone());
            async move { d.minta(&spv, &m, sepuhan::kirim::kirim).await }
        };
        let mut m = lot(&kode, "CUCI", 10_000);
        m["kode_tukang"] = json!("T99");
        ditolak(kirim_saja(m).await, "TUKANG-02");
        ditolak(kirim_saja(lot(&kode, "POLES", 10_000)).await, "SEPUH-01");
        ditolak(kirim_saja(lot(&kode, "CUCI", 0)).await, "SEPUH-03");
        ditolak(kirim_saja(lot(&lain, "CUCI", 2_500)).await, "SEPUH-02");
        ditolak(kirim_saja(lot(&[], "CUCI", 2_500)).await, "SEPUH-02");
        // Nobody gives a lot out alone.
        ditolak(kirim_saja(lot(&kode, "CUCI", 10_000)).await, "SEPUH-04");
        let no = teks(&kirim(&d, &lot(&kode[..1], "CUCI", 4_000)).await.unwrap()["no_lot"]);
        // A piece in two lots.
        ditolak(kirim_saja(lot(&kode, "CUCI", 10_000)).await, "SEPUH-02");
        ditolak(terima(&d, &kasir, &kembali("CUJKT1-261115-0099", &[(&kode[0], 4_000)])).await, "SEPUH-05");
        ditolak(terima(&d, &kasir, &kembali("apa saja", &[(&kode[0], 4_000)])).await, "SEPUH-05");
        ditolak(terima(&d, &kasir, &kembali(&no, &[(&kode[1], 6_000)])).await, "SEPUH-02");
        ditolak(terima(&d, &kasir, &kembali(&no, &[(&kode[0], 4_000), (&kode[0], 4_000)])).await, "SEPUH-02");
        ditolak(terima(&d, &kasir, &kembali(&no, &[(&kode[0], 0)])).await, "SEPUH-02");
        ditolak(terima(&d, &kasir, &kembali(&no, &[])).await, "SEPUH-01");
        let m = json!({ "no_lot": no, "cara": "LOT", "timbang": 0 });
        ditolak(terima(&d, &kasir, &m).await, "SEPUH-03");
        let mut m = kembali(&no, &[(&kode[0], 4_000)]);
        m["kode_toko"] = json!("BL1");
        ditolak(terima(&d, &kasir, &m).await, "SEPUH-01");
        assert_eq!(di_luar(&d, &no).await, 3_000);
        d.bersih().await;
    });
}

#[test]
fn sepuhan_terpusat_dikirim_ke_pusat_dan_tidak_ke_tukang() {
    di_kedua(|d| async move {
        let spv = d.orang(SPV).await;
        let kode = di_cuci(&d, &[4_000]).await;
        let m = json!({ "kurir": "BUDI", "detail_barang": [{ "kode_barcode": kode[0] }] });
        ditolak(d.minta(&spv, &m, sepuhan::pusat::kirim).await, "SEPUH-10");
        d.setel("JKT1", "SEPUHAN_TERPUSAT_MODULE", "on").await;
        ditolak(d.minta(&spv, &lot(&kode, "CUCI", 4_000), sepuhan::kirim::kirim).await, "SEPUH-10");
        let j = d.minta(&spv, &m, sepuhan::pusat::kirim).await.unwrap();
        assert_eq!(j["tujuan"], json!("PST"));
        assert_eq!(d.letak(&kode[0]).await, None);
        d.bersih().await;
    });
}
