//! Trade in manual goods: sold and bought in every book, price and payments guarded, taken back by a list.

use crate::layar::{penjual, rekening, rp, rumus_berjumlah, teks, tunai};
use db::args;
use dunia::{Dunia, TOKO, di_kedua, ditolak, isi, tampil};
use niaga::manual::lihat::{self, Sisi};
use niaga::manual::{self, ManualMinta, batal, stok};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use values::Tanggal;

/// Ten rings in tray A06 at a cost; the owner and the supervisor.
async fn siap(d: &Dunia) -> (Pelaku, Pelaku) {
    let own = d.pemilik(TOKO).await;
    let mut satu = cincin(10, 30.0);
    satu["harga_modal"] = json!(15_000_000);
    let m = json!({ "keterangan": "uji", "detail_barang": [satu] });
    d.minta(&own, &m, barang::curah::manual::tambah).await.unwrap();
    (own, d.orang("spv-jkt1").await)
}

fn cincin(qty: i64, gram: f64) -> Value {
    json!({ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A06", "qty": qty, "berat": gram })
}

fn jual(qty: i64, gram: f64) -> Value {
    json!({ "kode_sales": "S01", "detail_barang": [cincin(qty, gram)] })
}

fn beli(qty: i64, gram: f64) -> Value {
    json!({ "kode_sales": "S01", "customer": penjual("3171234567890001"), "detail_beli": [cincin(qty, gram)] })
}

/// Pieces, milligrams and cost of the tray.
async fn isi_baki(d: &Dunia) -> (i64, i64, i64) {
    let mut n = [0; 3];
    for (i, kolom) in ["qty", "berat", "nilai"].iter().enumerate() {
        let sql = format!("SELECT {kolom} FROM saldo_curah WHERE jenis_stok = 'MANUAL' AND baki = 'A06'");
        n[i] = d.angka(&sql, &[]).await;
    }
    (n[0], n[1], n[2])
}

async fn hitung(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    d.minta(p, m, |tx, p, m: &ManualMinta| manual::hitung(tx, p, m)).await
}

async fn simpan(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    d.minta(p, m, manual::simpan).await
}

/// Priced and paid in cash to the rupiah.
async fn bayar(d: &Dunia, p: &Pelaku, mut m: Value) -> Hasil<Value> {
    let neto = rp(&hitung(d, p, &m).await?["neto"]);
    m["pembayaran"] = tunai(neto.abs());
    simpan(d, p, &m).await
}

async fn batal_jual(d: &Dunia, p: &Pelaku, m: Value) -> Hasil<Value> {
    d.minta(p, &m, batal::jual).await
}

async fn batal_beli(d: &Dunia, p: &Pelaku, no: Value) -> Hasil<Value> {
    d.minta(p, &json!({ "no_faktur_belis": no }), batal::beli).await
}

async fn satu(d: &Dunia, p: &Pelaku, sisi: Sisi, no: &str) -> Hasil<Value> {
    let (toko, no) = (p.toko.clone(), no.to_owned());
    d.lihat(move |c| lihat::satu(c, &toko, sisi, &no)).await
}

async fn daftar(d: &Dunia, p: &Pelaku, tanya: &Value) -> (Value, i64) {
    let (toko, t) = (p.toko.clone(), isi(tanya));
    let h = d.db().read(move |c| lihat::daftar(c, &toko, Sisi::Jual, &t)).await.unwrap();
    (tampil(&h.data), h.count)
}

#[test]
fn dijual_dibeli_dan_dibatalkan() {
    di_kedua(|d| async move {
        let (own, spv) = siap(&d).await;
        let mut m = jual(2, 6.0);
        let h = hitung(&d, &own, &m).await.unwrap();
        let neto = rp(&h["neto"]);
        rumus_berjumlah(&h["detail_barang"][0], "harga");
        assert_eq!(h["detail_barang"][0]["harga"], json!(neto));
        m["neto"] = json!(neto);
        m["pembayaran"] = tunai(neto + 1_000);
        let j = simpan(&d, &own, &m).await.unwrap();
        assert_eq!(j["kembali"], json!(1_000));
        assert_eq!((isi_baki(&d).await, d.laci("own-jkt1").await), ((8, 24_000, 12_000_000), neto));
        let fj = teks(&j["no_faktur_jual"][0]);
        assert!(fj.len() >= 15 && teks(&j["no_faktur_group"]).starts_with("JM"), "{j}");

        let b = bayar(&d, &own, beli(1, 2.0)).await.unwrap();
        let dibayar = -rp(&b["neto"]);
        assert_eq!(isi_baki(&d).await, (9, 26_000, 12_000_000 + dibayar));
        let fb = teks(&b["no_faktur_beli"][0]);
        let r = satu(&d, &own, Sisi::Beli, &fb.to_lowercase()).await.unwrap();
        assert_eq!(r["total_beli"], json!(dibayar));
        ditolak(satu(&d, &own, Sisi::Beli, &fj).await, "MANUAL-03");
        assert_eq!(daftar(&d, &own, &json!({})).await.1, 1);

        // A second person takes it back; nobody's own.
        ditolak(batal_beli(&d, &own, json!([fb])).await, "BATAL-03");
        ditolak(batal_beli(&d, &spv, json!([])).await, "MANUAL-04");
        ditolak(batal_beli(&d, &spv, json!([fb, fb])).await, "MANUAL-04");
        batal_beli(&d, &spv, json!([fb])).await.unwrap();
        assert_eq!((isi_baki(&d).await, d.laci("own-jkt1").await), ((8, 24_000, 12_000_000), neto));
        ditolak(batal_beli(&d, &spv, json!([fb])).await, "MANUAL-04");
        batal_jual(&d, &spv, json!({ "no_faktur_juals": [fj] })).await.unwrap();
        assert_eq!((isi_baki(&d).await, d.laci("own-jkt1").await), ((10, 30_000, 15_000_000), 0));
    });
}

#[test]
fn yang_salah_ditolak_tanpa_bekas() {
    di_kedua(|d| async move {
        let (own, _) = siap(&d).await;
        // More pieces than there are, all pieces without all of their weight, nothing, the same line twice.
        ditolak(hitung(&d, &own, &jual(11, 20.0)).await, "MANUAL-01");
        ditolak(hitung(&d, &own, &jual(10, 20.0)).await, "MANUAL-01");
        ditolak(hitung(&d, &own, &json!({})).await, "MANUAL-02");
        let dua = json!({ "detail_barang": [cincin(1, 1.0), cincin(1, 1.0)] });
        ditolak(hitung(&d, &own, &dua).await, "MANUAL-01");
        let mut m = jual(1, 3.0);
        m["detail_barang"][0]["harga"] = json!(1_000);
        m["pembayaran"] = tunai(1_000);
        let t = ditolak(simpan(&d, &own, &m).await, "NIAGA-08");
        assert_eq!(t.rincian.as_ref().unwrap()["nominal"], json!(1_000), "{t:?}");
        m["neto"] = json!(5);
        ditolak(simpan(&d, &own, &m).await, "NIAGA-10");
        m["pembayaran"] = json!([{ "jenis": "KUPON", "no_kupon": "X" }]);
        ditolak(simpan(&d, &own, &m).await, "BAYAR-01");
        assert_eq!(d.angka("SELECT COUNT(*) FROM manual", &[]).await, 0);
        assert_eq!(isi_baki(&d).await.0, 10);
    });
}

#[test]
fn tanggal_lain_hanya_untuk_yang_boleh() {
    di_kedua(|d| async move {
        let (own, spv) = siap(&d).await;
        let hari = Tanggal::parse("2026-11-15").unwrap();
        let geser = |n| hari.tambah_hari(n).unwrap().to_string();
        let dengan = |tgl: &str| {
            let mut m = jual(1, 3.0);
            m["tgl_dokumen"] = json!(tgl);
            m
        };
        for orang in [&own, &spv] {
            ditolak(bayar(&d, orang, dengan(&geser(-1))).await, "NIAGA-05");
        }
        d.setel(TOKO, "DATE_BACK_SPV_MODULE", "on").await;
        ditolak(bayar(&d, &own, dengan(&geser(-1))).await, "NIAGA-05");
        ditolak(bayar(&d, &spv, dengan(&geser(1))).await, "NIAGA-05");
        assert_eq!(d.angka("SELECT COUNT(*) FROM manual", &[]).await, 0);
        let j = bayar(&d, &spv, dengan(&geser(-1))).await.unwrap();
        let r = satu(&d, &own, Sisi::Jual, &teks(&j["no_faktur_jual"][0])).await.unwrap();
        assert_eq!((&r["tgl_dokumen"], &r["tgl_system"]), (&json!(geser(-1)), &json!(geser(0))));
        // The books are of the business day.
        let buku = "SELECT COUNT(*) FROM buku_kas WHERE no_dok = $1 AND tgl_system = $2";
        assert_eq!(d.angka(buku, args![teks(&j["no_faktur_group"]), hari]).await, 1);
        let j = bayar(&d, &own, jual(1, 3.0)).await.unwrap();
        let r = satu(&d, &own, Sisi::Jual, &teks(&j["no_faktur_jual"][0])).await.unwrap();
        assert_eq!(r["tgl_dokumen"], r["tgl_system"]);
    });
}

#[test]
fn tukar_dengan_sisa_lewat_bank_dibatalkan_seluruhnya() {
    di_kedua(|d| async move {
        let (own, spv) = siap(&d).await;
        let p = own.clone();
        let ada = d.lihat(move |c| stok::daftar(c, &p)).await.unwrap();
        let ada = ada.as_array().unwrap().iter().find(|s| s["kode_toko"] == "A06").unwrap().clone();
        assert_eq!((&ada["qty"], &ada["berat"]), (&json!(10), &json!(30.0)), "{ada}");
        assert!(
            ada.get("harga_modal").is_none() && ada.get("nilai").is_none(),
            "modal bukan untuk kasir: {ada}"
        );
        let mut m = beli(1, 2.0);
        m["detail_barang"] = json!([cincin(3, 9.0)]);
        let h = hitung(&d, &own, &m).await.unwrap();
        let (jual, beli) = (rp(&h["total_jual"]), rp(&h["total_beli"]));
        assert_eq!(rp(&h["neto"]), jual - beli);
        m["pembayaran"] =
            json!([{ "jenis": "TRANSFER", "jumlah_rp": jual - beli, "no_rekening": rekening(&d).await }]);
        let t = simpan(&d, &own, &m).await.unwrap();
        assert_eq!(t["jenis"], "TUKAR");
        // Three pieces leave at their cost, one comes at what was paid for it.
        assert_eq!(isi_baki(&d).await, (8, 23_000, 15_000_000 - 4_500_000 + beli));
        let bank = "SELECT CAST(COALESCE(SUM(jumlah_in - jumlah_out), 0) AS BIGINT) FROM buku_bank";
        assert_eq!((d.angka(bank, &[]).await, d.laci("own-jkt1").await), (jual - beli, 0));

        // Two numbers of one transaction are one cancellation.
        let (fj, fb) = (&t["no_faktur_jual"][0], &t["no_faktur_beli"][0]);
        let r = satu(&d, &spv, Sisi::Jual, &teks(fj)).await.unwrap();
        assert_eq!(r["detail_barang"].as_array().unwrap().len(), 2, "{r}");
        let j = batal_beli(&d, &spv, json!([fb])).await.unwrap();
        assert_eq!(j.as_array().unwrap().len(), 1);
        assert_eq!((isi_baki(&d).await, d.angka(bank, &[]).await), ((10, 30_000, 15_000_000), 0));
        ditolak(batal_jual(&d, &spv, json!({ "no_faktur_juals": [fj] })).await, "MANUAL-04");
        let (lihat, _) = daftar(&d, &own, &json!({ "cari": "siti" })).await;
        assert_eq!(lihat[0]["no_batal"], j[0]["no_batal"]);
    });
}

#[test]
fn yang_sudah_pergi_tidak_bisa_dikembalikan_dan_batal_sekaligus_atau_tidak() {
    di_kedua(|d| async move {
        let (own, spv) = siap(&d).await;
        let fj = bayar(&d, &own, jual(2, 6.0)).await.unwrap()["no_faktur_jual"][0].take();
        let fb = bayar(&d, &own, beli(1, 2.0)).await.unwrap()["no_faktur_beli"][0].take();
        // Everything is sold: what was bought is no longer there.
        bayar(&d, &own, jual(9, 26.0)).await.unwrap();
        assert_eq!(isi_baki(&d).await, (0, 0, 0));
        let t = batal_beli(&d, &spv, json!([fb])).await.unwrap_err();
        assert!(t.status.angka() < 500, "{t:?}");
        assert_eq!(isi_baki(&d).await, (0, 0, 0));
        // One that is unknown keeps the other from being cancelled.
        let dua = json!({ "no_faktur_juals": [fj, "FJJKT1-261115-9999"] });
        let t = ditolak(batal_jual(&d, &spv, dua).await, "MANUAL-04");
        assert_eq!(t.kolom["no_faktur_juals[1].no_faktur"], "No Faktur tidak ditemukan", "{t:?}");
        assert_eq!(d.angka("SELECT COUNT(*) FROM manual_batal", &[]).await, 0);
        // Its own maker needs a second person's yes.
        let mut m = json!({ "no_faktur_juals": [fj], "alasan": "salah baki" });
        let t = ditolak(batal_jual(&d, &own, m.clone()).await, "BATAL-03");
        m["otorisasi"] = json!(d.izin(&own, "spv-jkt1", &t).await.unwrap());
        batal_jual(&d, &own, m).await.unwrap();
        assert_eq!(isi_baki(&d).await.0, 2);
    });
}
