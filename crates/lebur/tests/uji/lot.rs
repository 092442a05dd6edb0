//! What goes into a lot: only what waits for the melt, without stones, weighed by two; dust and water alone.

use crate::alat::{KASIR, OWN, SPV, buka, curah, di, gram, isi_lot, kirim, rosok};
use db::args;
use dunia::{di_kedua, ditolak};
use lebur::{kirim as berangkat, lot};
use serde_json::json;

#[test]
fn barang_dan_rosok_masuk_lot_dan_keluar_dari_stok() {
    di_kedua(|d| async move {
        let kode = rosok(&d, &[10_000, 4_000]).await;
        curah(&d, 6_000, 5_000_000).await;
        let mut m = isi_lot(&kode, 20_000);
        m["emas"] = json!([{ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1", "berat": 6.0 }]);
        let j = buka(&d, &m).await.unwrap();
        assert_eq!((j["berat"].to_string().as_str(), j["murni"].to_string().as_str()), ("20.0", "15.0"));
        assert_eq!((di(&d, "@LEBUR").await, di(&d, "HANCUR").await), (15_000, 0));
        assert_eq!(d.letak(&kode[0]).await, None);
        assert_eq!(d.baris("SELECT tahap FROM lot_lebur_kini", args![]).await, ["BUKA"]);
        // 0.3 % of each line may be lost, cut off: 22, 9 and 13 mg.
        assert_eq!(d.angka("SELECT norma FROM lot_lebur", args![]).await, 44);
        // A piece in two lots.
        ditolak(buka(&d, &isi_lot(&kode, 14_000)).await, "LEBUR-06");
        kirim(&d, &j["no_lot"], 20_000).await.unwrap();
        ditolak(kirim(&d, &j["no_lot"], 20_000).await, "LEBUR-05");
        d.bersih().await;
    });
}

#[test]
fn yang_tidak_boleh_dilebur_ditolak() {
    di_kedua(|d| async move {
        let spv = d.orang(SPV).await;
        let kode = rosok(&d, &[5_000]).await;
        let jual = d.barang("A06", &[5_000]).await;
        ditolak(buka(&d, &isi_lot(&jual, 5_000)).await, "LEBUR-06");
        ditolak(buka(&d, &isi_lot(&[], 5_000)).await, "LEBUR-01");
        ditolak(buka(&d, &isi_lot(&kode, 0)).await, "LEBUR-01");
        let debu = json!({ "jenis": "DEBU", "timbang": 85, "detail_barang": [{ "kode_barcode": kode[0] }] });
        ditolak(buka(&d, &debu).await, "LEBUR-18");
        ditolak(buka(&d, &json!({ "jenis": "AIR" })).await, "LEBUR-01");
        ditolak(d.minta(&spv, &isi_lot(&kode, 5_000), lot::buka).await, "LEBUR-03");
        let sql = "INSERT INTO barang_batu (kode_barcode, baris, jenis_batu, shape, color, clarity, sertifikat, butir, carat, usd_carat, \
                   harga) VALUES ($1, 1, 'DIAMOND', '', '', '', '', 1, 100, 0, 0)";
        d.ubah(sql, args![kode[0].as_str()]).await;
        ditolak(buka(&d, &isi_lot(&kode, 5_000)).await, "LEBUR-07");
        assert_eq!(di(&d, "@LEBUR").await, 0);
    });
}

#[test]
fn timbangan_yang_melenceng_hanya_disetujui_pemilik() {
    di_kedua(|d| async move {
        let (kasir, kode) = (d.orang(KASIR).await, rosok(&d, &[10_000]).await);
        let t = d.minta(&kasir, &isi_lot(&kode, 9_900), lot::buka).await.unwrap_err();
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true);
        let t = d.minta(&kasir, &isi_lot(&kode, 9_985), lot::buka).await.unwrap_err();
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], false);
        let j = d.minta_izin((&kasir, OWN), &isi_lot(&kode, 9_900), lot::buka).await.unwrap();
        let m = json!({ "no_lot": j["no_lot"], "kode_pelebur": "L01", "timbang": gram(9_000) });
        let t = d.minta(&kasir, &m, berangkat::kirim).await.unwrap_err();
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true);
        let m = json!({ "no_lot": j["no_lot"], "kode_pelebur": "X9", "timbang": gram(9_900) });
        ditolak(d.minta(&kasir, &m, berangkat::kirim).await, "LEBUR-02");
        d.bersih().await;
    });
}
