//! The journal, entries by hand and tax invoices at the edge: what the calls answer, and who may call. Their rules are tested in
//! `jurnal` and `pajak`.

use crate::alat::di_kedua;
use serde_json::json;

#[test]
fn jurnal_dibuat_dilihat_dan_hanya_oleh_yang_berhak() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        own.post("para-akun-transaksi/awal", &json!({})).await.ok();
        let r = own.post("jurnal/buat", &json!({ "tanggal": "2026-11-15" })).await.ok();
        assert_eq!(r["data"]["sementara"], true, "{r}");
        let layar = own.get("jurnal").await.data();
        assert_eq!(layar["hari"][0]["keadaan"], "SEMENTARA", "{layar}");
        own.post("jurnal/buat", &json!({ "tanggal": "2026-12-31" })).await.ditolak(422, "JURNAL-02");
        own.post("jurnal/periode", &json!({ "periode": "2026-11" })).await.ditolak(422, "JURNAL-09");
        assert_eq!(own.get("jurnal/cocok").await.data(), json!([]));
        let kasir = a.sesi("kasir1-jkt1").await;
        kasir.get("jurnal").await.ditolak(403, "AKSES-01");
        kasir.get("jurnal-manual").await.ditolak(403, "AKSES-01");
        kasir.get("e-faktur").await.ditolak(403, "AKSES-01");
    });
}

#[test]
fn faktur_pajak_dari_rentang_sampai_berkasnya_tidak_ada() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let isi = json!({ "dari": "000-26.00000001", "sampai": "000-26.00000010", "tahun": "2026" });
        own.post("e-faktur/rentang", &isi).await.ok();
        own.post("e-faktur/rentang", &isi).await.ditolak(409, "PAJAK-02");
        assert_eq!(own.get("e-faktur").await.data()["rentang"][0]["terpakai"], 0);
        own.get("e-faktur/ekspor/7/berkas").await.ditolak(404, "PAJAK-06");
    });
}
