//! Sorting and washing at the edge: what a call answers the second time, the whole way as screens walk it, the papers, the gates. Their
//! rules are tested in `sepuhan`.

use crate::alat::di_kedua_master;
use crate::niaga::harga;
use serde_json::json;

#[test]
fn dari_sortir_sampai_kembali_lewat_panggilan_layar() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        harga(&own).await;
        let spv = a.masuk("spv-jkt1").await;
        let m = json!({ "detail_barang": [{ "kode_group": "750", "kode_dept": "CIN750", "kode_gudang": "BELI", "kode_toko": "BL2",
            "nama_barang": "CINCIN BELI", "berat_asli": 10, "kadar": 80, "kadar_cetak": 75, "kadar_modal": 77 }] });
        let kode = own.post("barang/create/bulk", &m).await.data()[0]["kode_barcode"].clone();
        assert_eq!(spv.get("sortir-pembelian").await.data()[0]["kode_barcode"], kode);
        let m = json!({ "detail_barang": [{ "kode_barcode": kode, "putusan": "CUCI" }], "timbang": [{ "putusan": "CUCI", "berat": 10 }] });
        let j = spv.post_dok("sortir-pembelian", "sepuh-0001", &m).await.ok();
        assert_eq!(spv.post_dok("sortir-pembelian", "sepuh-0001", &m).await.ok(), j, "sekali saja");
        assert_eq!(spv.get("sortir-pembelian/dokumen").await.ok()["total"]["qty"], 1);
        assert_eq!(spv.get("kirim-barang-cuci/siap").await.data()[0]["kode_barcode"], kode);
        let m = json!({ "kode_tukang": "T01", "pekerjaan": "CUCI", "timbang": 10, "detail_barang": [{ "kode_barcode": kode }] });
        spv.post_dok("kirim-barang-cuci", "sepuh-0002", &m).await.ditolak(422, "SEPUH-04");
        spv.get("lot-cuci/CUJKT1-261115-0099").await.ditolak(404, "SEPUH-05");
        assert_eq!(spv.get("lot-cuci?status=BUKA").await.ok()["count"], 0);
        let m = json!({ "sumber": "LEBIH", "keterangan": "hitungan", "detail_barang": [{ "kode_group": "750", "kode_dept": "CIN750",
            "qty": 1, "berat": 2.5 }] });
        let off = json!([{ "key": "STOCK_SEPUHAN_MANUAL_MODULE", "value": "off" }]);
        own.put("para-system", &off).await.ok();
        own.post_dok("stock-sepuh-manual", "sepuh-0003", &m).await.ditolak(403, "MODUL-01");
    });
}
