//! Ways to rob a shop by instalments that worked once, each with what stops it.

use crate::alat::{
    KASIR, OWN, SPV, akad, dikenal, hitung, hitung_bayar, kontrak, lunasi, rinci, rp, serah, setor, teks,
    transfer, tunai,
};
use crate::maling::{jual_kembali, nota};
use db::args;
use dunia::{Dunia, di_kedua, ditolak};
use platform::Pelaku;
use serde_json::json;

async fn tertahan(d: &Dunia) -> (i64, i64) {
    let (hari, kini) = (d.db().jam().hari_ini(), d.db().jam().sekarang());
    let s = d.db().read(move |c| member::poin::lihat(c, "MEMBER001", hari, kini)).await.unwrap();
    (s.point, s.tertahan)
}

/// A member's contract, its piece handed over with the owner's yes.
async fn anggota(d: &Dunia, k: &Pelaku) -> String {
    d.anggota("PX", "MEMBER001").await;
    d.setel("JKT1", "VALIDASI_PENJUALAN_MODULE", "off").await;
    let kode = d.barang("A06", &[3_000]).await;
    let mut m = kontrak(&kode);
    m["customer"] =
        json!({ "kode_member": "MEMBER001", "alamat_customer": "JL MAWAR 1", "nik": "3171010101900001" });
    m["pembayaran"] = tunai(rp(&hitung(d, k, &m).await.unwrap()["dp_rp"]));
    teks(&d.minta(k, &m, cicilan::simpan).await.unwrap()["no_cicilan"])
}

#[test]
fn poin_barang_yang_diserahkan_menunggu_sisa_hutangnya_dan_uang_bank() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        d.setel("JKT1", "VALIDASI_NON_CASH_MODULE", "on").await;
        let no = anggota(&d, &k).await;
        let nomor = no.clone();
        let tanpa = json!({ "pengenal": "SIM", "pengenal_akhir": "1234" });
        d.minta_izin((&k, OWN), &tanpa, move |tx, p, m| cicilan::serah(tx, p, &nomor, m)).await.unwrap();
        let (ada, tunggu) = tertahan(&d).await;
        assert!(ada > 0);
        assert_eq!(tunggu, ada);
        // Paid by a transfer that nobody has seen: still waiting.
        let n = rp(&hitung_bayar(&d, &k, &no, &json!({ "lunas": true })).await.unwrap()["jumlah_rp"]);
        let m = dikenal(&json!({ "lunas": true, "pembayaran": transfer(&d, n).await }));
        let nomor = no.clone();
        d.minta_izin((&k, SPV), &m, move |tx, p, m| cicilan::bayar(tx, p, &nomor, m)).await.unwrap();
        assert_eq!(tertahan(&d).await, (ada, ada));
    });
}

#[test]
fn poin_bebas_sesudah_lunas_tunai() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let no = anggota(&d, &k).await;
        let nomor = no.clone();
        let tanpa = json!({ "pengenal": "SIM", "pengenal_akhir": "1234" });
        d.minta_izin((&k, OWN), &tanpa, move |tx, p, m| cicilan::serah(tx, p, &nomor, m)).await.unwrap();
        lunasi(&d, &k, &no).await.unwrap();
        let (ada, tunggu) = tertahan(&d).await;
        assert!(ada > 0);
        assert_eq!(tunggu, 0);
    });
}

/// Nothing down, handed over, all of it by a transfer that never comes, and sold back for cash.
#[test]
fn tanpa_uang_muka_dan_transfer_yang_tidak_terlihat_tidak_dibeli_kembali_begitu_saja() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        d.setel("JKT1", "VALIDASI_NON_CASH_MODULE", "on").await;
        let kode = d.barang("A06", &[3_000]).await;
        let mut m = kontrak(&kode);
        m["dp_rp"] = json!(0);
        let no = teks(&d.minta_izin((&k, SPV), &m, cicilan::simpan).await.unwrap()["no_cicilan"]);
        serah(&d, &k, &no).await.unwrap();
        let n = rp(&hitung_bayar(&d, &k, &no, &json!({ "lunas": true })).await.unwrap()["jumlah_rp"]);
        let m = dikenal(&json!({ "lunas": true, "pembayaran": transfer(&d, n).await }));
        let nomor = no.clone();
        d.minta_izin((&k, SPV), &m, move |tx, p, m| cicilan::bayar(tx, p, &nomor, m)).await.unwrap();
        let faktur = nota(&d).await;
        ditolak(jual_kembali(&d, &k, &faktur, 3.0).await, "NIAGA-08");
        assert_eq!(
            d.angka("SELECT COUNT(*) FROM nota_ditahan WHERE no_dok = $1", args![no.as_str()]).await,
            0
        );
    });
}

/// A store that does not close its days lets nobody off.
#[test]
fn denda_berjalan_sampai_tanggal_jakarta_walau_toko_tidak_ditutup() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, _) = akad(&d, &k, &kode).await;
        let denda = async || rp(&hitung_bayar(&d, &k, &no, &json!({})).await.unwrap()["denda_rp"]);
        assert_eq!(denda().await, 0);
        // Due on 15 December; the business day stays 15 November.
        d.uji.jam.maju(std::time::Duration::from_secs(33 * 86_400));
        assert_eq!(d.db().jam().hari_ini().to_string(), "2026-12-18");
        assert_eq!(denda().await, 15_000);
        assert_eq!(rp(&rinci(&d, &no).await["denda_rp"]), 15_000);
        let b = hitung_bayar(&d, &k, &no, &json!({})).await.unwrap();
        let j = setor(&d, &k, &no, rp(&b["jumlah_rp"])).await.unwrap();
        assert_eq!(rp(&j["denda_rp"]), 15_000);
        d.bersih().await;
    });
}

/// Handed over for a part of its price: what is owed is no spending yet.
#[test]
fn tingkat_tidak_menghitung_yang_belum_dibayar() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let no = anggota(&d, &k).await;
        let belanja = async || {
            let hari = d.db().jam().hari_ini();
            d.db().read(move |c| member::aturan::belanja(c, "PX", hari)).await.unwrap().nilai()
        };
        let semula = belanja().await;
        let nomor = no.clone();
        let tanpa = json!({ "pengenal": "SIM", "pengenal_akhir": "1234" });
        d.minta_izin((&k, OWN), &tanpa, move |tx, p, m| cicilan::serah(tx, p, &nomor, m)).await.unwrap();
        let r = rinci(&d, &no).await;
        let (harga, sisa) = (rp(&r["harga_rp"]), rp(&r["piutang_rp"]));
        assert!(sisa > 0);
        assert_eq!(belanja().await - semula, harga - sisa);
        lunasi(&d, &k, &no).await.unwrap();
        assert_eq!(belanja().await - semula, harga);
    });
}
