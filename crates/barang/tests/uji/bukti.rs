//! The proof rules of goods find what was changed behind the program's back.

use barang::kirim::{self, Kirim};
use barang::pindai::Pindai;
use dunia::di_kedua;

#[test]
fn perjalanan_yang_tidak_cocok_ditemukan() {
    di_kedua(|d| async move {
        let kode = d.barang("A06", &[2_500, 3_500]).await;
        let own = d.orang("own-jkt1").await;
        let detail_barang =
            kode.into_iter().map(|k| Pindai { kode_barcode: k, ..Pindai::default() }).collect();
        let m = Kirim {
            tujuan: "BDG1".to_owned(),
            kurir: "PAK JOKO".to_owned(),
            detail_barang,
            ..Kirim::default()
        };
        d.kerja(&own, move |tx, p| kirim::kirim(tx, p, &m)).await.unwrap();
        for (sql, aturan) in [
            ("UPDATE kirim_baris SET status = 'DITERIMA' WHERE baris = 1", "I11 barang dalam"),
            ("UPDATE kirim_baris SET berat = berat + 1 WHERE baris = 2", "I11 barang dalam"),
            ("UPDATE kirim SET qty = qty + 1", "I11 kedua sisi"),
            ("UPDATE kirim_baris SET baris = 9, no_kirim = no_kirim WHERE baris = 2", ""),
        ] {
            let temuan = d
                .bila("JKT1", move |tx| {
                    tx.exec(sql, &[])?;
                    Ok(())
                })
                .await;
            let kena = temuan.iter().any(|t| t.starts_with(aturan));
            assert!(if aturan.is_empty() { temuan.is_empty() } else { kena }, "{sql}: {temuan:?}");
        }
    });
}
