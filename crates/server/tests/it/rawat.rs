//! Housekeeping: answers kept for a repeat go after 30 days, and no earlier.

use crate::alat::{di_kedua, toko};
use db::args;
use serde_json::json;

#[test]
fn jawaban_lebih_dari_tiga_puluh_hari_dilupakan() {
    di_kedua(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        let isi = json!({ "jenis": "MASUK", "kategori": "A", "deskripsi": "", "jumlah_rp": 1 });
        for kunci in ["kunci-lama-1", "kunci-tepat", "kunci-baru-1"] {
            k.post_dok("uang-kas", kunci, &isi).await.ok();
        }
        let kini = a.db().jam().hari_ini();
        let mundur = [("kunci-lama-1", -31), ("kunci-tepat", -30)]
            .map(|(k, n)| (k, format!("{}T10:00:00.000+07:00", kini.tambah_hari(n).unwrap())));
        a.tulis(toko("JKT1"), move |tx| {
            for (kunci, saat) in &mundur {
                tx.exec("UPDATE idempotensi SET dibuat = $1 WHERE kunci = $2", args![saat.as_str(), *kunci])?;
            }
            Ok(())
        })
        .await;
        assert_eq!(server::rawat::sekali(a.db()).await.unwrap(), 1);
        let sisa = a.baris("SELECT kunci FROM idempotensi ORDER BY kunci", &[]).await;
        assert_eq!(sisa, ["kunci-baru-1", "kunci-tepat"]);
        // A repeat of what is kept makes nothing new.
        k.post_dok("uang-kas", "kunci-tepat", &isi).await.ok();
        assert_eq!(a.angka("SELECT COUNT(*) FROM buku_kas WHERE toko = 'JKT1'", &[]).await, 3);
    });
}
