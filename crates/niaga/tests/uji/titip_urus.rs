//! Deposits: taken with and without a piece, used, overdrawn, validated, given back; a piece put aside is nobody else's.

use crate::layar::{batal, hitung_jual, jual, rekening, rp, simpan_jual, teks, titipan, tunai};
use db::args;
use dunia::{Dunia, TOKO, di_kedua, ditolak, isi};
use niaga::batal::Dari;
use niaga::titipan::{self as urus, TitipanMinta};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

fn minta(jumlah: i64) -> Value {
    json!({ "customer": { "nama_customer": "dewi lestari", "no_hp": "081200001111" }, "kode_sales": "S01", "jumlah_rp": jumlah,
        "cara_harga": "FLOAT", "keterangan": "tabungan gelang", "pembayaran": tunai(jumlah) })
}

async fn hitung(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    d.minta(p, m, |tx, p, m: &TitipanMinta| urus::hitung(tx, p, m)).await
}

async fn terima(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    d.minta(p, m, urus::terima).await
}

async fn titip(d: &Dunia, p: &Pelaku, m: &Value) -> String {
    teks(&terima(d, p, m).await.unwrap()["no_titip"])
}

async fn sisa(d: &Dunia, no: &str) -> i64 {
    d.angka("SELECT saldo FROM saldo_titipan WHERE no_titip = $1", args![no]).await
}

async fn kembali(d: &Dunia, p: &Pelaku, no: &str, jumlah: i64) -> Hasil<Value> {
    let (no, m) = (no.to_owned(), json!({ "alasan": "tidak jadi", "pembayaran": tunai(jumlah) }));
    d.minta(p, &m, move |tx, p, m| urus::kembali(tx, p, &no, m)).await
}

async fn batalkan(d: &Dunia, p: &Pelaku, no: &str, m: Value) -> Hasil<Value> {
    let no = no.to_owned();
    d.minta(p, &m, move |tx, p, m| urus::batal(tx, p, &no, m)).await
}

async fn sahkan(d: &Dunia, p: &Pelaku, no: &[&str]) -> Hasil<Value> {
    d.minta(p, &json!({ "no_titip": no }), urus::validasi).await
}

async fn daftar(d: &Dunia, p: &Pelaku, status: &str) -> Value {
    let (toko, t) = (p.toko.clone(), isi(&json!({ "status": status })));
    let h = d.db().read(move |c| urus::daftar(c, &toko, &t)).await.unwrap();
    dunia::tampil(&h.data)
}

/// A sale paid with so much of a deposit, the rest in cash.
async fn pakai(d: &Dunia, p: &Pelaku, kode: &[String], no: &str, jumlah: i64) -> Hasil<Value> {
    let mut m = jual(kode);
    m["customer"] = minta(0)["customer"].clone();
    m["pembayaran"] = json!([{ "jenis": "TITIP", "jumlah_rp": jumlah, "no_titip": no }]);
    let neto = rp(&hitung_jual(d, p, &m).await?["neto"]);
    if neto > jumlah {
        m["pembayaran"].as_array_mut().unwrap().push(tunai(neto - jumlah)[0].take());
    }
    simpan_jual(d, p, &m).await
}

#[test]
fn barang_yang_disimpan_hanya_dijual_dengan_titipannya() {
    di_kedua(|d| async move {
        let (k, k2) = (d.orang("kasir1-jkt1").await, d.orang("kasir2-jkt1").await);
        let kode = d.barang("A06", &[2_500, 3_000]).await;
        let mut m = minta(1_000_000);
        m["kode_barcode"] = json!(kode[0]);
        let h = hitung(&d, &k, &m).await.unwrap();
        let harga_barang = rp(&h["harga_barang"]);
        assert_eq!(h["sisa"], json!(harga_barang - 1_000_000));
        m["pembayaran"] = tunai(1_100_000);
        let t = terima(&d, &k, &m).await.unwrap();
        assert_eq!(t["kembali"], json!(100_000));
        let no = teks(&t["no_titip"]);
        assert!(no.starts_with("FTJKT1-"), "{no}");
        assert_eq!((d.laci("kasir1-jkt1").await, sisa(&d, &no).await), (1_000_000, 1_000_000));
        assert_eq!(d.letak(&kode[0]).await.as_deref(), Some("TITIP/TT1"));
        let sql = "SELECT COUNT(*) FROM buku_kas WHERE kategori = 'TITIPAN' AND no_dok = $1";
        assert_eq!(d.angka(sql, args![&no]).await, 1);
        // Somebody else wants the same piece, to buy or to put aside.
        let t = ditolak(hitung_jual(&d, &k2, &jual(&kode[..1])).await, "JUAL-01");
        assert!(t.kolom["detail_barang[0].kode_barcode"].contains("disimpan untuk customer"), "{t:?}");
        ditolak(terima(&d, &k2, &m).await, "TITIP-10");
        // The deposit does not pay for another piece while it holds this one.
        ditolak(pakai(&d, &k, &kode[1..], &no, 1_000_000).await, "TITIP-12");
        ditolak(pakai(&d, &k, &kode[..1], &no, 1_000_001).await, "TITIP-01");
        let j = pakai(&d, &k, &kode[..1], &no, 1_000_000).await.unwrap();
        assert_eq!((sisa(&d, &no).await, d.laci("kasir1-jkt1").await), (0, harga_barang));
        let r = titipan(&d, &k, &no).await.unwrap();
        assert_eq!((&r["status"], &r["peristiwa"][0]["jenis"]), (&json!("TERPAKAI"), &json!("PAKAI")), "{r}");
        ditolak(pakai(&d, &k, &kode[1..], &no, 1).await, "TITIP-01");
        ditolak(batalkan(&d, &k, &no, json!({ "alasan": "x" })).await, "TITIP-15");
        // The sale is taken back: the money and the piece are where they were.
        batal(&d, &d.orang("spv-jkt1").await, Dari::Penjualan, &j["no_faktur_group"]).await.unwrap();
        assert_eq!((sisa(&d, &no).await, d.letak(&kode[0]).await), (1_000_000, Some("TITIP/TT1".to_owned())));
        // Given back: out of the drawer, the piece in its tray again.
        ditolak(kembali(&d, &k, &no, 999_999).await, "BAYAR-02");
        kembali(&d, &k, &no, 1_000_000).await.unwrap();
        assert_eq!((sisa(&d, &no).await, d.laci("kasir1-jkt1").await), (0, 0));
        assert_eq!(d.letak(&kode[0]).await.as_deref(), Some("TOKO/A06"));
        assert_eq!(titipan(&d, &k, &no).await.unwrap()["status"], json!("KEMBALI"));
        ditolak(kembali(&d, &k, &no, 1_000_000).await, "TITIP-15");
    });
}

#[test]
fn harga_terkunci_berlaku_untuk_gramnya() {
    di_kedua(|d| async move {
        let k = d.orang("kasir1-jkt1").await;
        let kode = d.barang("A06", &[2_000, 2_000, 2_000]).await;
        let gram = async |m: &Value, ke: usize| {
            rp(&hitung_jual(&d, &k, m).await.unwrap()["detail_barang"][ke]["harga_gram"])
        };
        let lama = gram(&jual(&kode[..1]), 0).await;
        // With a piece the price of the piece is fixed; without, grams of a group.
        let mut m = minta(500_000);
        m["cara_harga"] = json!("LOCK");
        ditolak(terima(&d, &k, &m).await, "TITIP-10");
        m["kode_barcode"] = json!(kode[0]);
        let untuk_barang = titip(&d, &k, &m).await;
        let mut m = minta(lama * 3);
        m["cara_harga"] = json!("LOCK");
        m["kode_group"] = json!("750");
        let kunci = rp(&hitung(&d, &k, &m).await.unwrap()["harga_gram"]);
        let untuk_gram = titip(&d, &k, &m).await;
        d.ubah("UPDATE harga_emas SET harga_jual = harga_jual * 2 WHERE toko = 'JKT1'", &[]).await;
        let hari = gram(&jual(&kode[1..2]), 0).await;
        assert_eq!(hari, lama * 2);
        let dengan = |kode: &[String], no: &str, jumlah: i64| {
            let mut m = jual(kode);
            m["pembayaran"] = json!([{ "jenis": "TITIP", "jumlah_rp": jumlah, "no_titip": no }]);
            m
        };
        // Half a million holds its grams of the piece, not all of them.
        let g = gram(&dengan(&kode[..1], &untuk_barang, 500_000), 0).await;
        assert!(g > lama && g < hari, "harga barang terkunci sebagian: {lama} {g} {hari}");
        let m = dengan(&kode[1..], &untuk_gram, lama * 3);
        assert_eq!(gram(&m, 0).await, kunci, "gram yang terkunci dulu");
        let g = gram(&m, 1).await;
        assert!(g > kunci && g < hari, "lalu bercampur: {kunci} {g} {hari}");
        let h = hitung_jual(&d, &k, &m).await.unwrap();
        assert_eq!(h["detail_barang"][0]["no_titip"], json!(untuk_gram));
    });
}

#[test]
fn divalidasi_orang_kedua_sebelum_dipakai() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let kode = d.barang("A06", &[2_500]).await;
        d.setel(TOKO, "VALIDASI_TITIPAN_MODULE", "on").await;
        let no = titip(&d, &k, &minta(500_000)).await;
        ditolak(pakai(&d, &k, &kode, &no, 500_000).await, "TITIP-11");
        assert_eq!(daftar(&d, &k, "BELUM VALID").await.as_array().unwrap().len(), 1);
        let sendiri = titip(&d, &spv, &minta(100_000)).await;
        ditolak(sahkan(&d, &spv, &[&no, &sendiri]).await, "TITIP-14");
        let peristiwa = "SELECT COUNT(*) FROM titipan_peristiwa";
        assert_eq!(d.angka(peristiwa, &[]).await, 0, "semua atau tidak sama sekali");
        sahkan(&d, &spv, &[&no]).await.unwrap();
        ditolak(sahkan(&d, &spv, &[&no]).await, "TITIP-14");
        ditolak(sahkan(&d, &spv, &[]).await, "TITIP-14");
        let r = titipan(&d, &k, &no).await.unwrap();
        assert_eq!((&r["status"], &r["valid_by"]), (&json!("VALID"), &json!("spv-jkt1")));
        pakai(&d, &k, &kode, &no, 200_000).await.unwrap();
        // What is left can still be given back, but not cancelled as if it had never been.
        ditolak(batalkan(&d, &k, &no, json!({ "alasan": "x" })).await, "TITIP-14");
        kembali(&d, &k, &no, 300_000).await.unwrap();
        assert_eq!(sisa(&d, &no).await, 0);
    });
}

#[test]
fn hari_lain_perlu_orang_kedua_dan_toko_lain_tidak_melihatnya() {
    di_kedua(|d| async move {
        let k = d.orang("kasir1-jkt1").await;
        let kode = d.barang("A06", &[2_500]).await;
        let mut m = minta(750_000);
        m["kode_barcode"] = json!(kode[0]);
        let no = titip(&d, &k, &m).await;
        let lain = d.pemilik("BDG1").await;
        ditolak(titipan(&d, &lain, &no).await, "TITIP-13");
        ditolak(batalkan(&d, &lain, &no, json!({ "alasan": "x" })).await, "TITIP-13");
        let mut m = jual(&kode);
        m["pembayaran"] = json!([{ "jenis": "TITIP", "jumlah_rp": 1, "no_titip": no }]);
        ditolak(hitung_jual(&d, &d.orang("kasir1-bdg1").await, &m).await, "TITIP-01");
        d.hari("2027-03-31", &[TOKO]).await;
        let lewat = daftar(&d, &k, "LEWAT").await;
        assert_eq!((&lewat[0]["no_titip"], &lewat[0]["lewat"]), (&json!(no), &json!(true)), "lewat 90 hari");
        let t = ditolak(batalkan(&d, &k, &no, json!({ "alasan": "batal" })).await, "BATAL-03");
        assert_eq!(t.rincian.as_ref().unwrap()["dokumen"], json!(no));
        let izin = d.izin(&k, "spv-jkt1", &t).await.unwrap();
        batalkan(&d, &k, &no, json!({ "alasan": "batal", "otorisasi": izin })).await.unwrap();
        assert_eq!((d.laci("kasir1-jkt1").await, sisa(&d, &no).await), (0, 0));
        assert_eq!(d.letak(&kode[0]).await.as_deref(), Some("TOKO/A06"));
        assert_eq!(titipan(&d, &k, &no).await.unwrap()["status"], json!("BATAL"));
    });
}

#[test]
fn isian_yang_salah_ditolak_dan_yang_benar_terbaca_kembali() {
    di_kedua(|d| async move {
        let k = d.orang("kasir1-jkt1").await;
        let coba = |kolom: &str, isi: Value| {
            let mut m = minta(500_000);
            m[kolom] = isi;
            m
        };
        for (m, kode) in [
            (coba("jumlah_rp", json!(0)), "TITIP-10"),
            (coba("jumlah_rp", json!(-5)), "TITIP-10"),
            (coba("jumlah_rp", json!(600_000)), "BAYAR-02"),
            (coba("customer", json!({})), "TITIP-10"),
            (coba("cara_harga", json!("SUKA SUKA")), "TITIP-10"),
            (coba("kode_barcode", json!("99999999")), "TITIP-10"),
            (coba("kode_sales", json!("")), "NIAGA-06"),
            (coba("pembayaran", json!([{ "jenis": "KUPON", "no_kupon": "X" }])), "BAYAR-01"),
            (
                coba("pembayaran", json!([{ "jenis": "TITIP", "jumlah_rp": 500_000, "no_titip": "X" }])),
                "BAYAR-01",
            ),
            (coba("pembayaran", json!([])), "BAYAR-02"),
        ] {
            ditolak(terima(&d, &k, &m).await, kode);
        }
        assert_eq!(d.angka("SELECT COUNT(*) FROM titipan", &[]).await, 0);
        let kartu = json!({ "jenis": "DEBET", "jumlah_rp": 300_000, "no_rekening": rekening(&d).await, "kartu_akhir": "1234" });
        let no = titip(&d, &k, &coba("pembayaran", json!([tunai(200_000)[0], kartu]))).await;
        let r = titipan(&d, &k, &no).await.unwrap();
        assert_eq!((&r["pembayaran"][1]["kartu_akhir"], &r["status"]), (&json!("1234"), &json!("OPEN")));
        // More cash than came in: nobody gives that out alone.
        ditolak(kembali(&d, &k, &no, 500_000).await, "BATAL-03");
        ditolak(batalkan(&d, &k, &no, json!({ "alasan": " " })).await, "BATAL-07");
        batalkan(&d, &k, &no, json!({ "alasan": "salah ketik" })).await.unwrap();
        assert_eq!(d.laci("kasir1-jkt1").await, 0);
    });
}
