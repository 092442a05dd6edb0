//! PPN of the money of instalments, where the store books it when it comes: with each payment, out with what uses it or gives it back.

use crate::alat::{
    KASIR, akad, akhiri, batal_bayar, batal_serah, hari, lunasi, rp, serah, setor, teks, titipan,
};
use cicilan::JenisAkhir;
use db::args;
use dunia::{Dunia, di_kedua};
use serde_json::json;

/// Base with tax and the tax that stand under a contract.
async fn berdiri(d: &Dunia, no: &str) -> (i64, i64) {
    let satu = |apa: &str| {
        let (sql, no) = (
            format!("SELECT CAST(COALESCE(SUM({apa}), 0) AS BIGINT) FROM buku_pajak WHERE no_faktur = $1"),
            format!("{no}/M"),
        );
        async move { d.angka(&sql, args![no.as_str()]).await }
    };
    (satu("dpp + pajak").await, satu("pajak").await)
}

#[test]
fn ppn_uang_cicilan_masuk_dengan_uangnya_dan_habis_dengan_penyerahan() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000, 2_500, 2_000]).await;
        // Where the store does not book it, nothing stands.
        let (mati, _) = akad(&d, &k, &kode[2..]).await;
        assert_eq!(berdiri(&d, &mati).await, (0, 0));
        d.setel("JKT1", "PPN_UANG_MUKA", "on").await;
        let (no, h) = akad(&d, &k, &kode[..2]).await;
        let dp = rp(&h["dp_rp"]);
        let awal = berdiri(&d, &no).await;
        assert_eq!(awal.0, dp, "seluruh uang muka, pajaknya di dalamnya");
        assert!(awal.1 > dp / 100 && awal.1 < dp / 20, "{awal:?}");
        let j = setor(&d, &k, &no, rp(&h["jadwal"][0]["jumlah_rp"])).await.unwrap();
        let pokok = rp(&h["jadwal"][0]["pokok_rp"]);
        let dua = berdiri(&d, &no).await;
        assert_eq!(dua.0, dp + pokok, "bunga bukan uang muka");
        batal_bayar(&d, &k, &no, &teks(&j["no_bayar"])).await.unwrap();
        assert_eq!(berdiri(&d, &no).await, awal);
        d.bersih().await;
        // Handed over: the sale has the tax of the whole price; taken back, that of the money stands again.
        serah(&d, &k, &no).await.unwrap();
        assert_eq!(berdiri(&d, &no).await, (0, 0));
        d.bersih().await;
        batal_serah(&d, &k, &no).await.unwrap();
        assert_eq!(berdiri(&d, &no).await, awal);
        lunasi(&d, &k, &no).await.unwrap();
        assert_eq!((berdiri(&d, &no).await, titipan(&d, &no).await), ((0, 0), 0));
        // A contract from before it was switched on brought none and takes none.
        lunasi(&d, &k, &mati).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn ppn_uang_cicilan_keluar_dengan_pembatalan() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        d.setel("JKT1", "PPN_UANG_MUKA", "on").await;
        let kode = d.barang("A06", &[3_000, 2_500]).await;
        let (hari_ini, _) = akad(&d, &k, &kode[..1]).await;
        let (kelak, h) = akad(&d, &k, &kode[1..]).await;
        akhiri(&d, &k, &hari_ini, JenisAkhir::Batal, &json!([])).await.unwrap();
        assert_eq!(berdiri(&d, &hari_ini).await, (0, 0));
        setor(&d, &k, &kelak, rp(&h["jadwal"][0]["jumlah_rp"])).await.unwrap();
        hari(&d, "2026-11-20").await;
        assert!(berdiri(&d, &kelak).await.1 > 0);
        akhiri(&d, &k, &kelak, JenisAkhir::Batal, &json!([])).await.unwrap();
        assert_eq!(berdiri(&d, &kelak).await, (0, 0));
        d.bersih().await;
    });
}
