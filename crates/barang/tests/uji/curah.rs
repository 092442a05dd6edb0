//! Counted stock: accessories and manual goods come and go in documents; what is not there cannot be taken, and every
//! wrong row is named.

use crate::alat::{mg, teks};
use barang::curah::daftar::{self, TanyaCurah, TanyaDok};
use barang::curah::{Dokumen, aksesoris, manual};
use db::Tx;
use dunia::{Dunia, di_kedua, ditolak, kode, toko};
use ledger::curah::JenisStok;
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

async fn acc(d: &Dunia, p: &Pelaku, (jenis, alasan): (&str, &str), baris: Value) -> Hasil<Value> {
    let isi = json!({ "jenis": jenis, "kode_toko": "z01", "alasan": alasan, "keterangan": "uji", "detail_barang": baris });
    d.minta(p, &isi, aksesoris::catat).await
}

const BELI: (&str, &str) = ("TAMBAH", "PEMBELIAN");
const AWAL: (&str, &str) = ("TAMBAH", "STOK AWAL");
const PAKAI: (&str, &str) = ("AMBIL", "DIPAKAI");

fn dompet(qty: i64, modal: i64) -> Value {
    json!([{ "kode_group": "acc", "kode_dept": "dompet", "qty": qty, "harga_modal": modal }])
}

/// Purses of a store and their cost.
pub(crate) async fn stok_dompet(d: &Dunia, p: &Pelaku) -> (i64, i64) {
    let t = p.toko.clone();
    let j = d.lihat(move |c| aksesoris::stok(c, &t, "z01")).await.unwrap();
    let b = j.as_array().unwrap().iter().find(|b| b["kode_dept"] == "DOMPET").unwrap();
    (b["qty"].as_i64().unwrap(), b["harga_modal"].as_i64().unwrap())
}

async fn dok(d: &Dunia) -> i64 {
    d.angka("SELECT COUNT(*) FROM dok_curah", &[]).await
}

async fn dokumen(d: &Dunia, p: &Pelaku, stok: JenisStok, saring: &Value) -> Value {
    let (t, q) = (p.toko.clone(), dunia::isi::<TanyaDok>(saring));
    d.lihat(move |c| daftar::dokumen(c, &t, stok, &q)).await.unwrap()
}

#[test]
fn aksesoris_ditambah_dan_diambil_dengan_modal_rata_rata() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        assert_eq!(stok_dompet(&d, &own).await, (0, 0));
        let j = acc(&d, &own, ("tambah", "pembelian"), dompet(10, 2_500)).await.unwrap();
        assert!(teks(&j["no_dok"]).starts_with("TAJKT1-"), "{j}");
        assert_eq!(j["baris"][0]["sisa_qty"], 10);
        acc(&d, &own, BELI, dompet(5, 4_000)).await.unwrap();
        assert_eq!(stok_dompet(&d, &own).await, (15, 45_000));
        let j = acc(&d, &own, PAKAI, dompet(4, 0)).await.unwrap();
        assert!(teks(&j["no_dok"]).starts_with("AAJKT1-"), "{j}");
        // It leaves at the average cost.
        assert_eq!((&j["nilai"], &j["baris"][0]["sisa_qty"]), (&json!(12_000), &json!(11)));
        assert_eq!(stok_dompet(&d, &own).await, (11, 33_000));
        let semua = dokumen(&d, &own, JenisStok::Acc, &json!({})).await;
        assert_eq!(semua.as_array().unwrap().len(), 3);
        let ambil = dokumen(&d, &own, JenisStok::Acc, &json!({ "jenis": "ambil" })).await;
        assert_eq!(ambil[0]["alasan"], "DIPAKAI");
        assert_eq!(ambil[0]["baris"][0]["gudang_ke"], "@PAKAI");
        assert_eq!(dok(&d).await, 3);
        assert_eq!(d.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'AMBIL AKSESORIS'", &[]).await, 1);
        // Another store has its own; a document is known to its store, and as what it is.
        assert_eq!(stok_dompet(&d, &d.pemilik("BDG1").await).await, (0, 0));
        let no = teks(&j["no_dok"]);
        for (t, stok, ada) in [
            ("JKT1", JenisStok::Acc, true),
            ("BDG1", JenisStok::Acc, false),
            ("JKT1", JenisStok::Manual, false),
        ] {
            let n = no.clone();
            let h = d.lihat(move |c| daftar::satu(c, &toko(t), stok, &n)).await;
            assert_eq!(h.is_ok(), ada, "{t} {stok:?}");
            assert!(ada || kode(h) == "CURAH-06");
        }
    });
}

#[test]
fn aksesoris_yang_tidak_ada_tidak_bisa_diambil_dan_setiap_baris_disebut() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        acc(&d, &own, AWAL, dompet(3, 1_000)).await.unwrap();
        let t = ditolak(acc(&d, &own, PAKAI, dompet(4, 0)).await, "CURAH-03");
        assert_eq!(t.kolom["detail_barang[0].qty"], "Stok DOMPET hanya 3 buah, diambil 4");
        let baris = json!([
            { "kode_group": "750", "kode_dept": "CIN750", "qty": 1 },
            { "kode_group": "ACC", "kode_dept": "TIDAKADA", "qty": 1 },
            { "kode_group": "ACC", "kode_dept": "DOMPET", "qty": 0 },
            { "kode_group": "ACC", "kode_dept": "DOMPET", "qty": 1 },
            { "kode_group": "", "kode_dept": "DOMPET", "qty": 1 },
        ]);
        let t = ditolak(acc(&d, &own, PAKAI, baris).await, "CURAH-03");
        for (kolom, pesan) in [
            ("detail_barang[0].kode_group", "Group 750 bukan aksesoris"),
            ("detail_barang[1].kode_dept", "Kode Jenis Harus Dipilih"),
            ("detail_barang[2].qty", "Jumlah di antara 1 dan 1,000,000"),
            ("detail_barang[3].kode_dept", "Kode Jenis Tidak Boleh Sama"),
            ("detail_barang[4].kode_group", "Kategori Harus Dipilih"),
        ] {
            assert_eq!(t.kolom[kolom], pesan, "{t:?}");
        }
        assert!(t.pesan.starts_with("Baris 1: "), "{t:?}");
        // The head: reason of the wrong side, tray of nowhere, loss without a word.
        let kepala = json!({ "jenis": "AMBIL", "kode_toko": "X99", "alasan": "PEMBELIAN", "keterangan": "",
            "detail_barang": dompet(1, 0) });
        let t = ditolak(d.minta(&own, &kepala, aksesoris::catat).await, "CURAH-03");
        assert_eq!(t.kolom["alasan"], "Alasan Harus Dipilih");
        assert_eq!(t.kolom["kode_toko"], "Baki X99 tidak ada atau tidak aktif");
        let hilang = json!({ "jenis": "AMBIL", "kode_toko": "Z01", "alasan": "HILANG", "keterangan": " ",
            "detail_barang": dompet(1, 0) });
        let t = ditolak(d.minta(&own, &hilang, aksesoris::catat).await, "CURAH-03");
        assert_eq!(t.kolom["keterangan"], "Keterangan harus diisi untuk alasan ini");
        let banyak = json!(vec![dompet(1, 0)[0].clone(); 501]);
        for (apa, baris, tolak) in [
            (("BUANG", "DIPAKAI"), dompet(1, 0), "CURAH-03"),
            (PAKAI, json!([]), "CURAH-04"),
            (PAKAI, banyak, "CURAH-04"),
            (BELI, dompet(1, -1), "CURAH-03"),
        ] {
            assert_eq!(kode(acc(&d, &own, apa, baris).await), tolak, "{apa:?}");
        }
        assert_eq!((dok(&d).await, stok_dompet(&d, &own).await), (1, (3, 3_000)));
    });
}

#[test]
fn dua_orang_tidak_bisa_mengambil_yang_terakhir_bersama() {
    di_kedua(|d| async move {
        let (own, spv) = (d.pemilik("JKT1").await, d.orang("spv-jkt1").await);
        acc(&d, &own, AWAL, dompet(5, 1_000)).await.unwrap();
        let (x, y) = tokio::join!(acc(&d, &own, PAKAI, dompet(4, 0)), acc(&d, &spv, PAKAI, dompet(4, 0)));
        let berhasil = usize::from(x.is_ok()) + usize::from(y.is_ok());
        assert_eq!((berhasil, stok_dompet(&d, &own).await.0), (1, 1));
    });
}

fn cincin(baki: &str, qty: i64, gram: f64, modal: i64) -> Value {
    json!({ "kode_group": "750", "kode_dept": "cin750", "kode_toko": baki, "qty": qty, "berat": gram, "harga_modal": modal })
}

pub(crate) type Kerja = fn(&mut Tx<'_>, &Pelaku, &manual::Kirim) -> Hasil<Dokumen>;

async fn manual(d: &Dunia, p: &Pelaku, kerja: Kerja, tujuan: &str, baris: Value) -> Hasil<Value> {
    let isi = json!({ "tujuan": tujuan, "keterangan": "uji", "detail_barang": baris });
    d.minta(p, &isi, kerja).await
}

/// Manual goods of a store, as the screen lists them.
pub(crate) async fn stok_manual(d: &Dunia, p: &Pelaku, saring: &Value) -> Vec<Value> {
    let (t, q) = (p.toko.clone(), dunia::isi::<TanyaCurah>(saring));
    let j = d.lihat(move |c| daftar::stok(c, &t, JenisStok::Manual, &q)).await.unwrap();
    j.as_array().unwrap().clone()
}

/// Tray, pieces, milligrams and cost of every row.
async fn isi(d: &Dunia, p: &Pelaku, saring: &Value) -> Vec<(String, i64, i64, i64)> {
    let angka = |b: &Value, kolom: &str| b[kolom].as_i64().unwrap();
    let semua = stok_manual(d, p, saring).await;
    let baca = |b: &Value| (teks(&b["kode_toko"]), angka(b, "qty"), mg(&b["berat"]), angka(b, "harga_modal"));
    semua.iter().map(baca).collect()
}

fn baris(baki: &str, qty: i64, mg: i64, modal: i64) -> (String, i64, i64, i64) {
    (baki.to_owned(), qty, mg, modal)
}

#[test]
fn barang_manual_ditambah_dipindah_dan_dihancurkan() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let semua = json!({});
        let tambah = json!([cincin("a04", 10, 30.5, 30_500_000), cincin("A05", 2, 6.0, 6_000_000)]);
        let j = manual(&d, &own, manual::tambah, "", tambah).await.unwrap();
        assert!(teks(&j["no_dok"]).starts_with("TBJKT1-"), "{j}");
        assert_eq!(
            isi(&d, &own, &semua).await,
            [baris("A04", 10, 30_500, 30_500_000), baris("A05", 2, 6_000, 6_000_000)]
        );
        let a04 = stok_manual(&d, &own, &json!({ "kode_toko": "a04" })).await;
        assert_eq!(a04[0]["berat_murni"], json!(22.875));
        let m = json!([cincin("A04", 4, 12.2, 0)]);
        manual(&d, &own, manual::pindah, "a05", m).await.unwrap();
        let kini = [baris("A04", 6, 18_300, 18_300_000), baris("A05", 6, 18_200, 18_200_000)];
        assert_eq!(isi(&d, &own, &semua).await, kini);
        let saring =
            json!({ "kode_group": "750", "kode_dept": "cin750", "kode_gudang": "toko", "kode_toko": "a05" });
        assert_eq!(isi(&d, &own, &saring).await, kini[1..]);
        assert!(isi(&d, &own, &json!({ "kode_group": "916" })).await.is_empty());
        // All of the tray goes with all of its weight and cost.
        let m = json!([cincin("A04", 6, 18.3, 0)]);
        manual(&d, &own, manual::hancur, "HC1", m).await.unwrap();
        assert_eq!(
            isi(&d, &own, &semua).await,
            [baris("HC1", 6, 18_300, 18_300_000), baris("A05", 6, 18_200, 18_200_000)]
        );
        let dok = dokumen(&d, &own, JenisStok::Manual, &semua).await;
        let mut jenis: Vec<String> = dok.as_array().unwrap().iter().map(|d| teks(&d["jenis"])).collect();
        jenis.sort();
        assert_eq!(jenis, ["HANCUR", "PINDAH", "TAMBAH"]);
    });
}

/// Which act, where to, the line, and what is said where.
type Salah = (Kerja, &'static str, Value, &'static str, &'static str);

fn manual_salah() -> [Salah; 18] {
    let (qty, berat, baki) = ("detail_barang[0].qty", "detail_barang[0].berat", "detail_barang[0].kode_toko");
    let modal = "detail_barang[0].harga_modal";
    [
        (manual::tambah, "", cincin("A04", 0, 1.0, 0), qty, "Jumlah di antara"),
        (manual::tambah, "", cincin("A04", -5, 1.0, 0), qty, "Jumlah di antara"),
        (manual::tambah, "", cincin("A04", 1, 0.0, 0), berat, "Berat harus lebih"),
        (manual::tambah, "", cincin("A04", 1, 100_001.0, 0), berat, "Berat harus lebih"),
        (manual::tambah, "", cincin("A04", 1, 1.0, -1), modal, "Harga modal"),
        (manual::tambah, "", cincin("", 1, 1.0, 0), baki, "Kode Toko Harus Dipilih"),
        (manual::tambah, "", cincin("HC1", 1, 1.0, 0), baki, "tidak untuk barang manual"),
        (manual::tambah, "", cincin("HT1", 1, 1.0, 0), baki, "tidak untuk barang manual"),
        (manual::pindah, "A05", cincin("A04", 11, 1.0, 0), qty, "hanya 10 buah"),
        (manual::pindah, "A05", cincin("A04", 1, 30.001, 0), berat, "hanya 30.000 gram"),
        (manual::pindah, "A05", cincin("A04", 10, 29.0, 0), berat, "Semua 10 buah"),
        (manual::pindah, "A05", cincin("A04", 9, 30.0, 0), berat, "tersisa 1 buah"),
        (manual::pindah, "A04", cincin("A04", 1, 1.0, 0), baki, "tidak boleh sama"),
        (manual::pindah, "", cincin("A04", 1, 1.0, 0), "tujuan", "Kode Toko Harus Dipilih"),
        (manual::pindah, "HC1", cincin("A04", 1, 1.0, 0), "tujuan", "tidak untuk barang manual"),
        (manual::pindah, "A05", cincin("A06", 1, 1.0, 0), qty, "hanya 0 buah"),
        (manual::hancur, "A05", cincin("A04", 1, 1.0, 0), "tujuan", "bukan tujuan barang hancur"),
        (manual::hancur, "HC1", cincin("HC1", 1, 1.0, 0), baki, "dihancurkan"),
    ]
}

#[test]
fn barang_manual_yang_salah_ditolak_dengan_barisnya() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let m = json!([cincin("A04", 10, 30.0, 30_000_000)]);
        manual(&d, &own, manual::tambah, "", m).await.unwrap();
        let awal = isi(&d, &own, &json!({})).await;
        for (ke, (kerja, tujuan, b, kolom, pesan)) in manual_salah().into_iter().enumerate() {
            let t = ditolak(manual(&d, &own, kerja, tujuan, json!([b])).await, "CURAH-03");
            let ada = t.kolom.get(kolom).map(String::as_str).unwrap_or_default();
            assert!(ada.contains(pesan), "{ke}: {kolom} {pesan}: {t:?}");
        }
        let acc =
            json!([{ "kode_group": "ACC", "kode_dept": "DOMPET", "kode_toko": "A04", "qty": 1, "berat": 1 }]);
        ditolak(manual(&d, &own, manual::tambah, "", acc).await, "CURAH-03");
        let mut lain = cincin("A04", 1, 1.0, 0);
        lain["kode_gudang"] = json!("STOCK");
        ditolak(manual(&d, &own, manual::tambah, "", json!([lain])).await, "CURAH-03");
        let tanpa = json!({ "tujuan": "HC1", "keterangan": "", "detail_barang": [cincin("A04", 1, 1.0, 0)] });
        let t = ditolak(d.minta(&own, &tanpa, manual::hancur).await, "CURAH-03");
        assert!(t.kolom.contains_key("keterangan"), "{t:?}");
        assert_eq!(isi(&d, &own, &json!({})).await, awal);
    });
}
