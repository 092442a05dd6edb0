//! Trade at the edge: what a call answers the second time, what a refusal carries to the screen, who may call, and what
//! lists and lookups show. Its rules are tested in `niaga`.

use crate::alat::{Alat, Balasan, Klien, di_kedua_master};
use crate::gerak_barang::barang;
use db::args;
use serde_json::{Value, json};

/// Prices of the day confirmed, a cashier who may trade, and pieces in a tray that sells.
pub async fn siap(a: &Alat, berat: &[f64]) -> (Klien, Vec<String>) {
    let own = a.masuk("own-jkt1").await;
    harga(&own).await;
    let kode = barang(&own, "A06", "TOKO", berat).await;
    (a.masuk("kasir1-jkt1").await, kode)
}

/// The day's prices stand.
pub async fn harga(own: &Klien) {
    let h = own.get("harga-emas/hari-ini").await.data();
    if h["terkonfirmasi"] == json!(true) {
        return;
    }
    let baris: Vec<Value> = h["baris"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|b| !b["usul"].is_null())
        .map(|b| {
            let mut u = b["usul"].clone();
            u["kode_group"] = b["kode_group"].clone();
            u
        })
        .collect();
    own.post("harga-emas/terbit", &json!({ "baris": baris, "penanda": h["penanda"], "yakin": true }))
        .await
        .ok();
}

pub fn jual(kode: &[String]) -> Value {
    let detail: Vec<Value> = kode.iter().map(|k| json!({ "kode_barcode": k })).collect();
    json!({ "kode_sales": "S01", "detail_barang": detail })
}

async fn hapus(k: &Klien, jalur: &str) -> Balasan {
    k.kirim(k.minta("DELETE", jalur)).await
}

/// Prices it, pays it in cash to the rupiah and saves it.
pub async fn simpan(k: &Klien, kunci: &str, mut m: Value) -> Balasan {
    let h = k.post("penjualan/hitung", &m).await.data();
    m["neto"] = h["neto"].clone();
    m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": h["neto"] }]);
    k.post_dok("penjualan", kunci, &m).await
}

pub async fn setel(a: &Alat, kunci: &str, nilai: &str) {
    let own = a.masuk("own-jkt1").await;
    own.put("para-system", &json!([{ "key": kunci, "value": nilai }])).await.ok();
}

/// A purchase from somebody who shows who they are.
fn beli(detail: &Value) -> Value {
    json!({ "kode_sales": "S01", "detail_beli": [detail], "customer": { "nama_customer": "siti aminah",
        "alamat_customer": "jl. merdeka 1", "no_hp": "081234567890", "nik": "3171010101900001" } })
}

fn bernota(no: &Value, gram: f64) -> Value {
    json!({ "surat": "NOTA", "no_faktur_jual": no, "berat_timbang": gram, "kondisi": "BAGUS" })
}

fn titip(jumlah: i64) -> Value {
    json!({ "customer": { "nama_customer": "dewi lestari", "no_hp": "081200001111" }, "kode_sales": "S01", "jumlah_rp": jumlah,
        "cara_harga": "FLOAT", "pembayaran": [{ "jenis": "CASH", "jumlah_rp": jumlah }] })
}

/// Sent twice under one key: one document, one answer.
async fn dua_kali(k: &Klien, jalur: &str, kunci: &str, m: &Value) -> Value {
    let j = k.post_dok(jalur, kunci, m).await.ok();
    assert_eq!(k.post_dok(jalur, kunci, m).await.ok(), j, "{jalur}: kiriman kedua adalah yang pertama");
    j["data"].clone()
}

#[test]
fn kiriman_kedua_adalah_yang_pertama() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 3.0, 4.0]).await;
        let (own, spv) = (a.masuk("own-jkt1").await, a.masuk("spv-jkt1").await);
        setel(&a, "VALIDASI_PENJUALAN_MODULE", "on").await;
        let p = dua_kali(&k, "penjualan/parkir", "parkir-01", &json!({ "isi": jual(&kode[..1]) })).await;
        let parkir = format!("penjualan/parkir/{}", p["id"].as_str().unwrap());
        hapus(&k, &parkir).await.ok();
        hapus(&k, &parkir).await.ditolak(404, "JUAL-11");
        let bayar = async |m: Value| {
            let h = k.post("penjualan/hitung", &m).await.data();
            let mut m = m;
            m["neto"] = h["neto"].clone();
            m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": h["neto"] }]);
            m
        };
        let j = dua_kali(&k, "penjualan", "jual-0001", &bayar(jual(&kode[..1])).await).await;
        // Twice at once, too.
        let m = bayar(jual(&kode[1..2])).await;
        let (x, y) =
            tokio::join!(k.post_dok("penjualan", "kembar-1", &m), k.post_dok("penjualan", "kembar-1", &m));
        assert_eq!(x.ok(), y.ok());
        assert_eq!(a.angka("SELECT COUNT(*) FROM faktur", args![]).await, 2);
        let sah = json!({ "no_faktur_groups": [j["no_faktur_group"]] });
        dua_kali(&spv, "validasi/penjualan", "valid-01", &sah).await;
        let mut m = beli(&bernota(&j["no_faktur_jual"][0], 2.5));
        let total = k.post("pembelian/hitung", &m).await.data()["total_beli"].clone();
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": total }]);
        let b = dua_kali(&k, "pembelian", "beli-0001", &m).await;
        let hancur = json!({ "gudang_tujuan": "HANCUR", "detail_barang": [{ "kode_barcode": kode[0] }] });
        let h = dua_kali(&own, "hancur-pembelian", "hancur-01", &hancur).await;
        let jalur = format!("dokumen-barang/{}", h["no_dok"].as_str().unwrap());
        assert!(own.get(&format!("{jalur}/pdf")).await.badan.starts_with(b"%PDF-"));
        dua_kali(&own, &format!("{jalur}/batal"), "hancur-02", &json!({ "keterangan": "keliru" })).await;
        let batal = json!({ "no_faktur": b["no_faktur_group"], "alasan": "salah ketik" });
        dua_kali(&spv, "pembelian/batal", "batal-01", &batal).await;
        dua_kali(&k, "titipan", "titip-001", &titip(500_000)).await;
        assert_eq!(a.angka("SELECT COUNT(*) FROM titipan", args![]).await, 1);
    });
}

#[test]
fn penolakan_sampai_dengan_status_kode_isian_dan_permohonannya() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 3.0]).await;
        let spv = a.masuk("spv-jkt1").await;
        let j = simpan(&k, "tolak-0001", jual(&kode[..1])).await.data();
        let t = k.post("penjualan/hitung", &jual(&kode[..1])).await.ditolak(422, "JUAL-01");
        assert!(t["fields"]["detail_barang[0].kode_barcode"].is_string(), "{t}");
        // What must be approved: the pricing and the refusal say the same, and only an approval of that will do.
        let mut m = jual(&kode[1..]);
        m["detail_barang"][0]["harga_total"] = json!(1_000);
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": 1_000 }]);
        let h = k.post("penjualan/hitung", &m).await.data();
        let t = k.post_dok("penjualan", "tolak-0002", &m).await.ditolak(422, "NIAGA-08");
        assert_eq!(t["detail"]["nominal"], json!(1_000), "{t}");
        assert_eq!(h["permohonan"], t["detail"]["permohonan"]);
        let polos = json!({ "user_id": "spv-jkt1", "password": crate::alat::SANDI, "kategori": "PENJUALAN",
            "description": "PENJUALAN DI BAWAH MODAL", "keterangan": "-", "nominal": 1_000 });
        m["otorisasi"] = k.post("authorization", &polos).await.data()["id"].clone();
        k.post_dok("penjualan", "tolak-0003", &m).await.ditolak(422, "OTO-09");
        m["otorisasi"] = k.izin("spv-jkt1", &t).await;
        k.post_dok("penjualan", "tolak-0004", &m).await.ok();
        // What is not there, and what happened already.
        k.get("penjualan/NGJKT1-200101-0001/nota").await.ditolak(404, "NIAGA-11");
        k.get("titipan/FTJKT1-200101-0001").await.ditolak(404, "TITIP-13");
        k.post("pelanggan/PTIDAKADA/nik", &json!({})).await.ditolak(404, "PELANGGAN-03");
        let batal = json!({ "no_faktur": j["no_faktur_group"], "alasan": "salah ketik" });
        spv.post_dok("penjualan/batal", "tolak-0005", &batal).await.ok();
        spv.post_dok("penjualan/batal", "tolak-0006", &batal).await.ditolak(409, "BATAL-05");
        spv.get("validasi/penjualan/get").await.ditolak(422, "JUAL-13");
    });
}

#[test]
fn kasir_tidak_membatalkan_dan_tidak_mengubah_daftar_curian() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 3.0]).await;
        let j = simpan(&k, "hak-0001", jual(&kode[..1])).await.data();
        let mut m = beli(&bernota(&j["no_faktur_jual"][0], 2.5));
        let total = k.post("pembelian/hitung", &m).await.data()["total_beli"].clone();
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": total }]);
        // Who buys gives a photo to what was bought, not to other pieces, and takes none away.
        let foto = async |kode: &str| crate::foto_produk::kirim(&k, kode, crate::foto_produk::png(3)).await;
        foto(&kode[0]).await.ditolak(422, "FOTO-05");
        let b = k.post_dok("pembelian", "hak-0002", &m).await.data();
        foto(&kode[0]).await.ok();
        foto(&kode[1]).await.ditolak(422, "FOTO-05");
        k.kirim(k.minta("DELETE", &format!("foto_produk/{}", kode[0]))).await.ditolak(403, "AKSES-01");
        let batal = json!({ "no_faktur": b["no_faktur_group"], "alasan": "salah ketik" });
        k.post_dok("pembelian/batal", "hak-0003", &batal).await.ditolak(403, "AKSES-01");
        let lapor = json!({ "kode_barcode": kode[0], "nama_barang": "cincin uji", "sumber": "polsek" });
        k.post_dok("barang-curian", "hak-0004", &lapor).await.ditolak(403, "BELI-10");
        let spv = a.masuk("spv-jkt1").await;
        let id = spv.post_dok("barang-curian", "hak-0005", &lapor).await.data()["id"].clone();
        let jalur = format!("barang-curian/{}/cabut", id.as_str().unwrap());
        k.post_dok(&jalur, "hak-0006", &json!({ "alasan": "keliru" })).await.ditolak(403, "BELI-10");
        spv.post_dok(&jalur, "hak-0007", &json!({ "alasan": "keliru" })).await.ok();
        assert_eq!(k.get("barang-curian?semua=true&cari=uji").await.data().as_array().unwrap().len(), 1);
        assert_eq!(k.get("barang-curian").await.data(), json!([]));
    });
}

#[test]
fn daftar_dan_rincian_terbaca_menurut_pertanyaannya() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 3.0]).await;
        let own = a.masuk("own-jkt1").await;
        let mut m = jual(&kode);
        m["customer"] = beli(&json!({}))["customer"].clone();
        let j = simpan(&k, "lihat-0001", m).await.data();
        let (no, fj) = (j["no_faktur_group"].as_str().unwrap(), &j["no_faktur_jual"]);
        let d = k.post("penjualan/get/bynota", &json!({ "no_faktur_group": no })).await.data();
        assert_eq!((&d["jenis"], &d["detail_barang"][1]["no_faktur_jual"]), (&json!("JUAL"), &fj[1]));
        let satu = k.post("penjualan/get/bynota/single", &json!({ "no_faktur_jual": fj[0] })).await.data();
        assert_eq!(satu["kode_barcode"], json!(kode[0]));
        let d = k.get("penjualan?cari=siti&tgl_from=2020-01-01&status=AKTIF").await.json();
        assert_eq!((&d["count"], &d["data"][0]["no_faktur_group"]), (&json!(1), &json!(no)), "{d}");
        assert_eq!(k.get("penjualan?cari=siti&tgl_from=2030-01-01").await.json()["count"], json!(0));
        let kecuali = fj[0].as_str().unwrap();
        let n = k.get(&format!("pembelian/nota?no_faktur_jual={no}&kecuali={kecuali}")).await.data();
        assert_eq!(n["no_faktur_jual"], fj[1]);
        let n = k.get(&format!("pembelian/nota?kode_barcode={}", kode[0])).await.data();
        assert_eq!((&n["no_faktur_jual"], &n["toko"]), (&fj[0], &json!("JKT1")));
        let d = own.get("validasi/jual-beli/get?kode_sales=ALL").await.json();
        assert_eq!((&d["count"], &d["data"][0]["no_faktur_group"]), (&json!(1), &json!(no)), "{d}");
        assert_eq!(own.get("validasi/jual-beli/get?user_id=kasir2-jkt1").await.data(), json!([]));
        assert_eq!(k.get("penjualan/parkir").await.data(), json!([]));
        assert_eq!(k.get("penjualan/aksesoris").await.data(), json!([]));
        assert_eq!(own.get("hancur-pembelian/calon?kode_gudang=RUSAK").await.data(), json!([]));
        // Identity is shown in part; the whole of it is asked for by itself.
        let p = k.get("pelanggan?cari=siti").await.data()[0].clone();
        assert!(p["nik_samar"] == json!("3171**********01") && p["nik"].is_null(), "{p}");
        let jalur = format!("pelanggan/{}/nik", p["kode_pelanggan"].as_str().unwrap());
        assert_eq!(k.post(&jalur, &json!({})).await.data()["nik"], json!("3171010101900001"));
        let no = k.post_dok("titipan", "lihat-0002", &titip(100_000)).await.data()["no_titip"].clone();
        assert_eq!(own.get("titipan?status=BELUM%20VALID").await.data()[0]["no_titip"], no);
        let jalur = format!("titipan/{}", no.as_str().unwrap());
        assert_eq!(k.get(&jalur).await.data()["status"], json!("OPEN"));
        a.masuk("own-bdg1").await.get(&jalur).await.ditolak(404, "TITIP-13");
    });
}
