//! A known day has known sums: sales, an exchange, a purchase, one sale taken back on its day and one on the next. Every report
//! of it agrees with the others, with the stock, the tax book and the dashboards, on the day itself and on the day after.

use crate::alat::{Alat, Klien, di_kedua_master, toko};
use crate::niaga::{harga, jual, siap, simpan};
use db::args;
use serde_json::{Value, json};

async fn hari(a: &Alat) -> String {
    a.baris("SELECT tgl_system FROM toko WHERE kode_toko = 'JKT1'", &[]).await.remove(0)
}

/// The rows of a report and what its total says, by column.
struct Isi {
    baris: Vec<Value>,
    kolom: Vec<String>,
    total: Value,
    pesan: String,
}

impl Isi {
    fn jumlah(&self, kunci: &str) -> i64 {
        let ke = self.kolom.iter().position(|k| k == kunci).unwrap_or_else(|| panic!("kolom {kunci}"));
        self.total["isi"][ke].as_i64().unwrap_or(0)
    }
}

async fn laporan(k: &Klien, slug: &str, saringan: Value) -> Isi {
    let d = k.get("laporan/definisi").await.data();
    let def =
        d.as_array().unwrap().iter().find(|l| l["slug"] == slug).unwrap_or_else(|| panic!("{slug}")).clone();
    let kolom =
        def["kolom"].as_array().unwrap().iter().map(|k| k["kunci"].as_str().unwrap().to_owned()).collect();
    let j = k.post(&format!("laporan/{slug}"), &json!({ "saringan": saringan })).await.ok();
    let semua = j["data"].as_array().unwrap().clone();
    let total = semua.last().cloned().filter(|b| b["j"] == "total").unwrap_or_default();
    let baris = semua.into_iter().filter(Value::is_array).collect();
    Isi { baris, kolom, total, pesan: j["message"].as_str().unwrap_or_default().to_owned() }
}

fn rentang(dari: &str, sampai: &str) -> Value {
    json!({ "tgl_from": dari, "tgl_to": sampai })
}

fn awal_akhir(dari: &str, sampai: &str) -> Value {
    json!({ "tgl_awal": dari, "tgl_akhir": sampai, "filter": "no_faktur_group", "sort_by": "waktu" })
}

/// What a customer of another shop brings.
fn toko_lain(berat: f64) -> Value {
    json!([{ "surat": "TOKO LAIN", "kode_group": "750", "kode_dept": "CIN750", "nama_barang": "cincin lama",
        "berat_timbang": berat, "kadar_uji": 75, "kondisi": "RUSAK RINGAN" }])
}

fn siti() -> Value {
    json!({ "nama_customer": "siti aminah", "alamat_customer": "jl. merdeka 1", "nik": "3171010101900001" })
}

/// What was traded: goods sold and bought for, and the sale that may be taken back later.
struct Hari {
    penjualan: i64,
    pembelian: i64,
    jual_satu: i64,
    no_satu: Value,
}

async fn berdagang(a: &Alat, k: &Klien, kode: &[String]) -> Hari {
    let satu = simpan(k, "lapor-0001", jual(&kode[..1])).await.ok();
    let jual_satu = satu["data"]["neto"].as_i64().unwrap();
    // Taken back within the hour.
    let dua = simpan(k, "lapor-0002", jual(&kode[1..2])).await.ok();
    let spv = a.masuk("spv-jkt1").await;
    let batal = json!({ "no_faktur": dua["data"]["no_faktur_group"], "alasan": "salah ketik" });
    spv.post_dok("penjualan/batal", "lapor-0003", &batal).await.ok();
    // An exchange: goods of both sides count, not the money between them.
    let mut m = jual(&kode[2..4]);
    m["customer"] = siti();
    m["detail_beli"] = toko_lain(1.237);
    let h = k.post("penjualan/hitung", &m).await.data();
    let (tj, tb) = (h["total_jual"].as_i64().unwrap(), h["total_beli"].as_i64().unwrap());
    m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": tj - tb }]);
    k.post_dok("penjualan", "lapor-0004", &m).await.ok();
    let mut m = json!({ "kode_sales": "S01", "customer": siti(), "detail_beli": toko_lain(0.75) });
    let beli = k.post("pembelian/hitung", &m).await.data()["total_beli"].as_i64().unwrap();
    m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": beli }]);
    k.post_dok("pembelian", "lapor-0005", &m).await.ok();
    Hari {
        penjualan: jual_satu + tj,
        pembelian: tb + beli,
        jual_satu,
        no_satu: satu["data"]["no_faktur_group"].clone(),
    }
}

/// What the stock book says left with customers on a day at cost, less what came back by cancellations.
async fn keluar(a: &Alat, tgl: &str) -> i64 {
    a.angka(
        "SELECT CAST(COALESCE(SUM(nilai), 0) AS BIGINT) FROM buku_stok WHERE toko = 'JKT1' AND tgl_system = $1 \
         AND gudang = '@PELANGGAN' AND ((balik IS NULL AND qty > 0) OR (balik IS NOT NULL AND qty < 0))",
        args![tgl],
    )
    .await
}

async fn ppn(a: &Alat, tgl: &str) -> i64 {
    a.angka(
        "SELECT CAST(COALESCE(SUM(pajak), 0) AS BIGINT) FROM buku_pajak WHERE toko = 'JKT1' AND tgl_system = $1",
        args![tgl],
    )
    .await
}

/// Every report of sales and of purchases comes to the same.
async fn semua_sama(own: &Klien, dari: &str, sampai: &str, penjualan: i64, pembelian: i64) {
    let r = laporan(own, "laporan-transaksi-penjualan", awal_akhir(dari, sampai)).await;
    assert_eq!(r.jumlah("harga_total"), penjualan, "laporan-transaksi-penjualan");
    for (slug, kunci) in [
        ("laporan-penjualan-sales", "harga_total"),
        ("laporan-penjualan-global-jenis", "harga_total"),
        ("laporan-penjualan-margin", "harga_total"),
        ("laporan-penjualan-rekap", "harga_total"),
        ("laporan-penjualan-bayar", "jumlah_rp"),
        ("laporan-global-transaksi", "total_jual"),
        ("laporan-rekap-sales", "rupiah"),
    ] {
        assert_eq!(laporan(own, slug, rentang(dari, sampai)).await.jumlah(kunci), penjualan, "{slug}");
    }
    for (slug, kunci) in [("laporan-pembelian-sales", "harga"), ("laporan-global-transaksi", "total_beli")] {
        assert_eq!(laporan(own, slug, rentang(dari, sampai)).await.jumlah(kunci), pembelian, "{slug}");
    }
    for (slug, kunci) in
        [("laporan-transaksi-pembelian", "total_harga"), ("laporan-rekap-transaksi-pembelian", "harga_beli")]
    {
        let isi = json!({ "tgl_awal": dari, "tgl_akhir": sampai });
        assert_eq!(laporan(own, slug, isi).await.jumlah(kunci), pembelian, "{slug}");
    }
}

#[test]
fn satu_hari_sama_di_semua_laporan_dan_batal_besoknya_mengurangi_besok() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 3.0, 4.0, 1.5]).await;
        let tgl = hari(&a).await;
        let h = berdagang(&a, &k, &kode).await;
        let own = a.masuk("own-jkt1").await;
        semua_sama(&own, &tgl, &tgl, h.penjualan, h.pembelian).await;
        let margin = laporan(&own, "laporan-penjualan-margin", rentang(&tgl, &tgl)).await;
        assert_eq!((margin.baris.len(), margin.jumlah("total_pokok")), (3, keluar(&a, &tgl).await));
        let pajak = laporan(&own, "laporan-penjualan-rekap", rentang(&tgl, &tgl)).await;
        assert_eq!(pajak.jumlah("ppn"), ppn(&a, &tgl).await);
        assert_eq!(pajak.jumlah("dpp") + pajak.jumlah("ppn"), h.penjualan);
        // What was taken back the same day is only where it was taken back.
        let batal = laporan(&own, "laporan-batal-penjualan", rentang(&tgl, &tgl)).await;
        assert_eq!(batal.baris.len(), 1, "{:?}", batal.baris);
        let tukar = laporan(&own, "laporan-barang-tukar", rentang(&tgl, &tgl)).await;
        assert_eq!((tukar.baris.len(), tukar.jumlah("harga_jual") - h.penjualan), (3, -h.jual_satu));
        assert_eq!(
            own.get("cash-pusat/daily-transaction-chart").await.data(),
            json!([h.penjualan, h.pembelian, 0, 0])
        );
        let ringkas = own.get("dashboard/ringkas").await.data();
        assert_eq!(
            (&ringkas["total_penjualan"], &ringkas["total_pembelian"]),
            (&json!(h.penjualan), &json!(h.pembelian))
        );
        let jam = own.get("penjualan/chart?type=today").await.data();
        let jumlah: i64 = jam.as_array().unwrap().iter().map(|t| t["jumlah_rp"].as_i64().unwrap()).sum();
        assert_eq!(jumlah, h.penjualan);
        // Gold of the day: saldo is purchases minus sales, the cashiers add up to the same.
        let emas = own.get(&format!("laporan-harian-emas?tanggal={tgl}")).await.data();
        assert_eq!(emas["saldo"], json!(h.pembelian - h.penjualan), "{emas}");
        assert_eq!(emas["tableBawah"][0]["penjualan"], json!(h.penjualan), "{emas}");
        assert_eq!(emas["tableBawah"][0]["beliKembali"], json!(h.pembelian));
        // The next day the owner takes the first sale back: it comes off there, and the day before stands as it was.
        let besok: String = values::Tanggal::parse(&tgl).unwrap().tambah_hari(1).unwrap().to_string();
        let b = besok.clone();
        a.tulis(toko("JKT1"), move |tx| {
            tx.exec("UPDATE toko SET tgl_system = $1 WHERE kode_toko = 'JKT1'", args![b.as_str()])
        })
        .await;
        harga(&own).await;
        let batal = json!({ "no_faktur": h.no_satu, "alasan": "barang cacat" });
        own.post_dok("penjualan/batal", "lapor-0006", &batal).await.ok();
        semua_sama(&own, &tgl, &tgl, h.penjualan, h.pembelian).await;
        semua_sama(&own, &besok, &besok, -h.jual_satu, 0).await;
        semua_sama(&own, &tgl, &besok, h.penjualan - h.jual_satu, h.pembelian).await;
        let margin = laporan(&own, "laporan-penjualan-margin", rentang(&besok, &besok)).await;
        assert_eq!(margin.jumlah("total_pokok"), keluar(&a, &besok).await);
        let pajak = laporan(&own, "laporan-penjualan-rekap", rentang(&besok, &besok)).await;
        assert_eq!(pajak.jumlah("ppn"), ppn(&a, &besok).await);
        assert_eq!(
            own.get("cash-pusat/daily-transaction-chart").await.data(),
            json!([-h.jual_satu, 0, 0, 0])
        );
        let emas = own.get(&format!("laporan-harian-emas?tanggal={besok}")).await.data();
        assert_eq!(emas["saldo"], json!(h.jual_satu), "{emas}");
        // The stock at the end of the day before is still known: the piece was gone then.
        let stok = |e: &Value| -> i64 {
            e["tableAtas"].as_array().unwrap().iter().map(|b| b["stock_jumlah"].as_i64().unwrap()).sum()
        };
        let kemarin = own.get(&format!("laporan-harian-emas?tanggal={tgl}")).await.data();
        assert_eq!(stok(&emas) - stok(&kemarin), 1);
    });
}

#[test]
fn panggilan_spesifikasi_menjawab_dengan_bentuknya() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 3.0, 4.0, 1.5]).await;
        let tgl = hari(&a).await;
        let h = berdagang(&a, &k, &kode).await;
        let own = a.masuk("own-jkt1").await;
        let r = own
            .post(
                "report/laporan-rekap-sales",
                &json!({ "tgl_from": tgl, "tgl_to": tgl, "kode_sales": "ALL", "kode_jenis": "ALL" }),
            )
            .await
            .ok();
        assert_eq!(r["message"], "Laporan Rekap Sales Tersedia");
        assert_eq!(r["data"]["total_omset_emas"]["rupiah"], json!(h.penjualan), "{r}");
        assert_eq!(r["data"]["sales"][0]["omset_emas"][0]["jumlah"], 3, "{r}");
        assert_eq!(r["data"]["sales"][0]["omset_berlian"], json!([]));
        let kosong = json!({ "tgl_from": "2020-01-01", "tgl_to": "2020-01-01" });
        let r = own.post("report/laporan-rekap-sales", &kosong).await.ok();
        assert_eq!(r["message"], "Data Yang Anda Cari Tidak Ada");
        // Nine sections of the day's end.
        for (bagian, banyak) in [
            ("penjualan", 3),
            ("batal-penjualan", 1),
            ("pembelian", 2),
            ("penjualan-per-kategori", 1),
            ("hancur-barang", 0),
            ("hutang-bunga", 0),
            ("hutang-masuk", 0),
            ("service-ambil", 0),
            ("service-masuk", 0),
        ] {
            let r = own.get(&format!("report/subur/akhir-hari/{bagian}?tanggal={tgl}")).await.ok();
            assert_eq!(r.as_array().unwrap().len(), banyak, "{bagian}: {r}");
        }
        own.get(&format!("report/subur/akhir-hari/lain?tanggal={tgl}")).await.ditolak(422, "LAPORAN-02");
        // Purchases by invoice, each with its pieces.
        let r = own
            .get(&format!(
                "pembelian/get/report?tgl_awal={tgl}&tgl_akhir={tgl}&valid_by=ALL&is_consignment=ALL"
            ))
            .await
            .ok();
        assert_eq!(r["message"], "Laporan Transaksi Pembelian Tersedia");
        let satu = &r["data"][0];
        assert!(satu["_id"]["no_faktur_group"].as_str().unwrap().starts_with("NGJKT1-"), "{satu}");
        assert_eq!((&satu["detail"][0]["kondisi"], &satu["qty"]), (&json!("RUSAK RINGAN"), &json!(1)));
        let r = own
            .post(
                "pembelian/get/report",
                &json!({ "tgl_awal": tgl, "tgl_akhir": tgl, "group_by": "kondisi" }),
            )
            .await
            .ok();
        assert_eq!(
            (r["data"].as_array().unwrap().len(), &r["data"][0]["_id"]),
            (1, &json!({ "kondisi": "RUSAK RINGAN" }))
        );
        assert_eq!(r["data"][0]["total_harga"], json!(h.pembelian));
        let r = own.get(&format!("pembelian/get/laporan-by-kondisi?tanggal={tgl}")).await.ok();
        assert_eq!(
            (&r["data"][0]["detail"][0]["kondisi"], &r["data"][0]["detail"][0]["jumlah"]),
            (&json!("RUSAK RINGAN"), &json!(2))
        );
        let r = own.get("pembelian/get/laporan-by-kondisi?tanggal=2020-01-01").await.ok();
        assert_eq!(r["message"], "Laporan Pembelian Per Kondisi Tidak Tersedia");
        let r = own.get(&format!("pembelian/report/berkah?tgl_awal={tgl}&tgl_akhir={tgl}")).await.ok();
        assert_eq!(
            (r["data"].as_array().unwrap().len(), &r["message"]),
            (2, &json!("Laporan Rekap Transaksi Pembelian Tersedia"))
        );
        let r = own.get(&format!("penjualan/report-rekap-jual-pajak?tgl_from={tgl}&tgl_to={tgl}")).await.ok();
        let dpp: i64 = r["data"]
            .as_array()
            .unwrap()
            .iter()
            .map(|b| b["dpp"].as_i64().unwrap() + b["ppn"].as_i64().unwrap())
            .sum();
        assert_eq!(dpp, h.penjualan);
        let r =
            own.get(&format!("pembelian/report-pembelian-transfer?tgl_from={tgl}&tgl_to={tgl}")).await.ok();
        assert_eq!(r["data"], json!([]));
        let r = own
            .post("penjualan/get/report/berlian", &json!({ "tgl_awal": tgl, "tgl_akhir": tgl, "type": "NORMAL", "harga_dari": 1, "harga_sampai": 2 }))
            .await
            .ok();
        assert_eq!(r["message"], "Laporan Penjualan Tidak Tersedia");
        // Where the setting fixes the day, another cannot be asked for.
        let su = a.masuk("su").await.di("JKT1");
        su.put("para-system", &json!([{ "key": "LAPORAN_HARIAN_TANGGAL_TETAP_MODULE", "value": "on" }]))
            .await
            .ok();
        let r = own.get("laporan-harian-emas?tanggal=2020-01-01").await.data();
        assert_eq!(r["saldo"], json!(h.pembelian - h.penjualan), "{r}");
        let d = own.get("laporan/definisi").await.data();
        let emas = d.as_array().unwrap().iter().find(|l| l["slug"] == "laporan-harian-emas").unwrap().clone();
        assert_eq!((&emas["saringan"][0]["tetap"], &emas["kertas"]), (&json!(true), &json!("POTRET")));
        let kosong = laporan(&own, "laporan-penjualan-sales", rentang("2020-01-01", "2020-01-01")).await;
        assert_eq!((kosong.baris.len(), kosong.pesan.as_str()), (0, "Laporan Data Kosong"));
    });
}
