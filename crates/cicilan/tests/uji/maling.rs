//! Honest steps put together to rob the shop, or the customer: each is refused, or earns nothing.

use crate::alat::{
    KASIR, SPV, akad, akhiri, batal_bayar, batal_serah, bayar, beli, dikenal, harga, hari, hitung,
    hitung_akhir, hitung_bayar, kontrak, lunasi, piutang, rinci, rp, serah, setor, teks, titipan, transfer,
    tunai,
};
use cicilan::JenisAkhir::{Batal, Lelang};
use db::args;
use dunia::{Dunia, di_kedua, ditolak};
use niaga::batal::{BatalTransaksi, Dari};
use niaga::{TransaksiMinta, beli_saja, hitung_beli};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

const KASIR2: &str = "kasir2-jkt1";

pub(crate) async fn nota(d: &Dunia) -> String {
    d.baris("SELECT no_faktur_jual FROM jual ORDER BY no_faktur_jual DESC LIMIT 1", args![]).await.remove(0)
}

pub(crate) async fn jual_kembali(d: &Dunia, p: &Pelaku, no: &str, gram: f64) -> Hasil<Value> {
    let m = json!({ "kode_sales": "S01", "detail_beli": beli(no, gram) });
    let h = d.minta(p, &m, |tx, p, m: &TransaksiMinta| hitung_beli(tx, p, m)).await?;
    let m =
        json!({ "kode_sales": "S01", "detail_beli": beli(no, gram), "pembayaran": tunai(-rp(&h["neto"])) });
    d.minta(p, &m, beli_saja).await
}

#[test]
fn barang_yang_belum_lunas_tidak_dibeli_kembali_dan_penjualannya_tidak_dibatalkan_di_luar() {
    di_kedua(|d| async move {
        let (k, own) = (d.orang(KASIR).await, d.pemilik("JKT1").await);
        let kode = d.barang("A06", &[3_000]).await;
        let (no, _) = akad(&d, &k, &kode).await;
        serah(&d, &k, &no).await.unwrap();
        let faktur = nota(&d).await;
        ditolak(jual_kembali(&d, &k, &faktur, 3.0).await, "BELI-01");
        let m =
            BatalTransaksi { no_faktur: faktur.clone(), alasan: "x".to_owned(), ..BatalTransaksi::default() };
        let coba = m.clone();
        ditolak(
            d.kerja(&own, move |tx, p| niaga::batal::batal(tx, p, Dari::Penjualan, &coba)).await,
            "BATAL-09",
        );
        // Another piece than the contract's does not end it.
        let lain = d.barang("A06", &[3_000]).await;
        let j = json!({ "kode_sales": "S01", "detail_barang": [{ "kode_barcode": lain[0] }] });
        let h = d.minta(&k, &j, |tx, p, m: &TransaksiMinta| niaga::hitung(tx, p, m)).await.unwrap();
        let mut j = j;
        j["pembayaran"] = tunai(rp(&h["neto"]));
        d.minta(&k, &j, niaga::simpan).await.unwrap();
        let asing = nota(&d).await;
        let m = json!({ "detail_beli": beli(&asing, 3.0) });
        ditolak(hitung_akhir(&d, &k, &no, Batal, &m).await, "CICIL-11");
        // Paid: it is the customer's, like any other.
        lunasi(&d, &k, &no).await.unwrap();
        jual_kembali(&d, &k, &faktur, 3.0).await.unwrap();
        // The payment that freed it cannot be taken back now.
        let r = rinci(&d, &no).await;
        let cb = teks(&r["pembayaran"][0]["no_bayar"]);
        ditolak(batal_bayar(&d, &k, &no, &cb).await, "CICIL-07");
        d.bersih().await;
    });
}

#[test]
fn penjualan_yang_disimpan_cicilan_dan_pembayaran_lama_tidak_dibatalkan_sendiri() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, h) = akad(&d, &k, &kode).await;
        let b = teks(&setor(&d, &k, &no, rp(&h["jadwal"][0]["jumlah_rp"])).await.unwrap()["no_bayar"]);
        serah(&d, &k, &no).await.unwrap();
        // Its money pays for the piece that is out.
        ditolak(batal_bayar(&d, &k, &no, &b).await, "CICIL-07");
        ditolak(akhiri(&d, &k, &no, Batal, &json!([])).await, "CICIL-11");
        ditolak(akhiri(&d, &k, &no, Lelang, &json!([])).await, "CICIL-11");
        batal_serah(&d, &k, &no).await.unwrap();
        batal_bayar(&d, &k, &no, &b).await.unwrap();
        // A payment of another contract, under this one's number.
        let dua = d.barang("A06", &[3_000]).await;
        let (lain, _) = akad(&d, &k, &dua).await;
        let b = teks(&setor(&d, &k, &lain, 50_000).await.unwrap()["no_bayar"]);
        ditolak(batal_bayar(&d, &k, &no, &b).await, "CICIL-06");
        d.bersih().await;
    });
}

#[test]
fn dua_kasir_bersamaan_melunasi_sekali() {
    di_kedua(|d| async move {
        let (a, b) = (d.orang(KASIR).await, d.orang(KASIR2).await);
        let kode = d.barang("A06", &[3_000]).await;
        let (no, _) = akad(&d, &a, &kode).await;
        let n = rp(&hitung_bayar(&d, &a, &no, &json!({ "lunas": true })).await.unwrap()["jumlah_rp"]);
        let m = json!({ "lunas": true, "pembayaran": tunai(n) });
        let (x, y) = tokio::join!(bayar(&d, &a, &no, &m), bayar(&d, &b, &no, &m));
        assert_eq!(usize::from(x.is_ok()) + usize::from(y.is_ok()), 1);
        ditolak(if x.is_ok() { y } else { x }, "CICIL-03");
        // Cancelled at one till and paid at the other.
        let kode = d.barang("A06", &[3_000]).await;
        let (no, _) = akad(&d, &a, &kode).await;
        let kosong = json!([]);
        let (x, y) = tokio::join!(akhiri(&d, &a, &no, Batal, &kosong), setor(&d, &b, &no, 100_000));
        assert!(x.is_ok() || y.is_ok());
        let r = rinci(&d, &no).await;
        if r["tahap"] == "BATAL" {
            assert_eq!(titipan(&d, &no).await, 0);
        }
        // The same piece signed for at two tills.
        let kode = d.barang("A06", &[3_000]).await;
        let mut m = kontrak(&kode);
        m["pembayaran"] = tunai(rp(&hitung(&d, &a, &m).await.unwrap()["dp_rp"]));
        let (x, y) = tokio::join!(d.minta(&a, &m, cicilan::simpan), d.minta(&b, &m, cicilan::simpan));
        assert_eq!(usize::from(x.is_ok()) + usize::from(y.is_ok()), 1);
        d.bersih().await;
    });
}

#[test]
fn poin_sekali_saja_dan_hilang_bila_penyerahannya_batal() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        d.anggota("PX", "MEMBER001").await;
        d.setel("JKT1", "VALIDASI_PENJUALAN_MODULE", "off").await;
        let kode = d.barang("A06", &[3_000]).await;
        let mut m = kontrak(&kode);
        m["customer"] =
            json!({ "kode_member": "MEMBER001", "alamat_customer": "JL MAWAR 1", "nik": "3171010101900001" });
        m["pembayaran"] = tunai(rp(&hitung(&d, &k, &m).await.unwrap()["dp_rp"]));
        let no = teks(&d.minta(&k, &m, cicilan::simpan).await.unwrap()["no_cicilan"]);
        let poin = async || {
            d.angka(
                "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_poin WHERE kode_pelanggan = 'PX'",
                &[],
            )
            .await
        };
        assert_eq!(poin().await, 0);
        let tanpa = json!({ "pengenal": "SIM", "pengenal_akhir": "1234" });
        let nomor = no.clone();
        let serahkan = move |tx: &mut db::Tx<'_>, p: &Pelaku, m: &cicilan::CicilanSerahMinta| {
            cicilan::serah(tx, p, &nomor, m)
        };
        d.minta_izin((&k, SPV), &tanpa, serahkan.clone()).await.unwrap();
        let dapat = poin().await;
        assert!(dapat > 0);
        batal_serah(&d, &k, &no).await.unwrap();
        assert_eq!(poin().await, 0);
        d.minta_izin((&k, SPV), &tanpa, serahkan).await.unwrap();
        lunasi(&d, &k, &no).await.unwrap();
        // Interest earns none, and LUNAS nothing more.
        assert_eq!(poin().await, dapat);
        d.bersih().await;
    });
}

#[test]
fn cicilan_bukan_hak_jual_dengan_harga_lama() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000, 3_000]).await;
        // One is bought outright, one signed for, on the same day for the same price.
        let mut j = json!({ "kode_sales": "S01", "detail_barang": [{ "kode_barcode": kode[0] }] });
        let h = d.minta(&k, &j, |tx, p, m: &TransaksiMinta| niaga::hitung(tx, p, m)).await.unwrap();
        j["pembayaran"] = tunai(rp(&h["neto"]));
        d.minta(&k, &j, niaga::simpan).await.unwrap();
        let tunai_nota = nota(&d).await;
        let (no, _) = akad(&d, &k, &kode[1..]).await;
        hari(&d, "2027-03-01").await;
        harga(&d, 80).await;
        lunasi(&d, &k, &no).await.unwrap();
        let cicil_nota = nota(&d).await;
        let nilai = async |no: &str| {
            let m = json!({ "kode_sales": "S01", "detail_beli": beli(no, 3.0) });
            rp(
                &d.minta(&k, &m, |tx, p, m: &TransaksiMinta| hitung_beli(tx, p, m)).await.unwrap()["total_beli"],
            )
        };
        assert_eq!(nilai(&cicil_nota).await, nilai(&tunai_nota).await);
    });
}

#[test]
fn uang_yang_belum_masuk_tidak_keluar_sebagai_tunai() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        d.setel("JKT1", "VALIDASI_NON_CASH_MODULE", "on").await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, _) = akad(&d, &k, &kode).await;
        let n = rp(&hitung_bayar(&d, &k, &no, &json!({ "lunas": true })).await.unwrap()["jumlah_rp"]);
        let m = dikenal(&json!({ "lunas": true, "pembayaran": transfer(&d, n).await }));
        let nomor = no.clone();
        d.minta_izin((&k, SPV), &m, move |tx, p, m| cicilan::bayar(tx, p, &nomor, m)).await.unwrap();
        // Sold back at once for cash: the transfer was of the payment, not of the sale.
        let faktur = nota(&d).await;
        ditolak(jual_kembali(&d, &k, &faktur, 3.0).await, "NIAGA-08");
        // Cancelling another whose money has not come: the owner says yes.
        let kode = d.barang("A06", &[3_000]).await;
        let (no, h) = akad(&d, &k, &kode).await;
        let n = rp(&h["jadwal"][0]["jumlah_rp"]) + rp(&h["jadwal"][1]["jumlah_rp"]);
        bayar(&d, &k, &no, &json!({ "jumlah_rp": n, "pembayaran": transfer(&d, n).await })).await.unwrap();
        hari(&d, "2026-11-20").await;
        let a = hitung_akhir(&d, &k, &no, Batal, &json!({})).await.unwrap();
        let m = json!({ "alasan": "batal", "pembayaran": tunai(rp(&a["dibayar_rp"])) });
        let nomor = no.clone();
        let t = ditolak(
            d.minta(&k, &m, move |tx, p, m| cicilan::akhiri(tx, p, (Batal, &nomor), m)).await,
            "BATAL-03",
        );
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true);
    });
}

#[test]
fn satu_persetujuan_satu_kali_untuk_yang_disetujui() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000, 3_000]).await;
        let (satu, _) = akad(&d, &k, &kode[..1]).await;
        let (dua, _) = akad(&d, &k, &kode[1..]).await;
        let minta = async |no: &str, m: &Value| {
            let no = no.to_owned();
            d.minta(&k, &dikenal(m), move |tx, p, m| cicilan::serah(tx, p, &no, m)).await
        };
        let t = ditolak(minta(&satu, &json!({})).await, "NIAGA-08");
        let izin = d.izin(&k, "pusat", &t).await.unwrap();
        let m = json!({ "otorisasi": izin });
        assert!(minta(&dua, &m).await.is_err());
        assert_eq!(piutang(&d, &dua).await, 0);
        minta(&satu, &m).await.unwrap();
        batal_serah(&d, &k, &satu).await.unwrap();
        assert!(minta(&satu, &m).await.is_err());
        d.bersih().await;
    });
}
