//! Money between drawer and account, and out of an account: one document in two books.

use crate::alat::{MASUK, bank, biaya, faktur, kas, rekening, saldo_bank};
use dunia::{di_kedua, kode};
use kas::daftar::{self, TanyaUang};
use serde_json::json;

#[test]
fn setor_dan_tarik_satu_dokumen_di_dua_buku() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let (no, asing) = (rekening(&d, "JKT1", "BCA").await, rekening(&d, "BDG1", "BCA").await);
        kas(&d, &own, MASUK, 2_000_000).await.unwrap();
        for (apa, jumlah, tolak) in [
            (("TARIK", no.as_str(), ""), 1, "BANK-12"),
            (("SETOR", "999999", ""), 1, "BANK-10"),
            (("SETOR", &asing, ""), 1, "BANK-10"),
            (("MASUK", &no, ""), 1, "BANK-11"),
            (("KELUAR", &no, "KONSUMSI"), 1, "BANK-11"),
            (("SETOR", &no, ""), 2_000_001, "KAS-01"),
        ] {
            assert_eq!(kode(bank(&d, &own, apa, jumlah).await), tolak, "{apa:?}");
        }
        let j = bank(&d, &own, ("SETOR", &no, ""), 1_500_000).await.unwrap();
        assert_eq!((&j["saldo"], &j["saldo_kas"]), (&json!(1_500_000), &json!(500_000)));
        assert!(faktur(&j).starts_with("BMJKT1-"));
        // What was brought to the bank waits for its statement.
        assert_eq!(saldo_bank(&d, &no).await, "1500000|1500000");
        let j = bank(&d, &own, ("TARIK", &no, ""), 400_000).await.unwrap();
        assert!(faktur(&j).starts_with("KMJKT1-"));
        assert_eq!(d.laci("own-jkt1").await, 900_000);
        assert_eq!(saldo_bank(&d, &no).await, "1100000|1500000");
        bank(&d, &own, ("MASUK", &no, "LAIN_MASUK"), 50_000).await.unwrap();
        bank(&d, &own, ("KELUAR", &no, "LISTRIK"), 150_000).await.unwrap();
        // Moving money between one's own places is no cost.
        let biaya = biaya(&d, &own).await;
        assert_eq!((&biaya["total"], &biaya["rincian"][0]["nama"]), (&json!(150_000), &json!("LISTRIK")));
        let t = TanyaUang { no_rekening: no.clone(), ..TanyaUang::default() };
        let h = d.kerja(&own, move |tx, p| daftar::bank(tx, &p.toko, &t)).await.unwrap();
        assert_eq!((h.count, h.data[3].status.as_str()), (4, "UNVALIDATED"));
        let toko = own.toko.clone();
        let r = d.lihat(move |c| daftar::rekening(c, &toko)).await.unwrap();
        let bca = r.as_array().unwrap().iter().find(|r| r["no_rekening"] == no.as_str()).unwrap();
        assert_eq!((&bca["saldo"], &bca["belum_valid"]), (&json!(1_000_000), &json!(1_500_000)));
    });
}
