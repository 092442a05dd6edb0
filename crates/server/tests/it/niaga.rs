//! Trade with customers: a sale in every book, the price guarded, payments to the rupiah, buy-back, exchange, and taking
//! all of it back.

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

/// Prices it, pays it in cash to the rupiah and saves it.
pub async fn simpan(k: &Klien, kunci: &str, mut m: Value) -> Balasan {
    let h = k.post("penjualan/hitung", &m).await.data();
    m["neto"] = h["neto"].clone();
    m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": h["neto"] }]);
    k.post_dok("penjualan", kunci, &m).await
}

async fn saldo(a: &Alat, kasir: &str) -> i64 {
    a.angka("SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_kas WHERE kasir = $1", args![kasir])
        .await
}

pub async fn setel(a: &Alat, kunci: &str, nilai: &str) {
    let own = a.masuk("own-jkt1").await;
    own.put("para-system", &json!([{ "key": kunci, "value": nilai }])).await.ok();
}

#[test]
fn penjualan_masuk_semua_buku_sekali() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.345, 3.5]).await;
        let m = jual(&kode);
        let h = k.post("penjualan/hitung", &m).await.data();
        let neto = h["neto"].as_i64().unwrap();
        assert!(neto > 0 && neto % 500 == 0, "{h}");
        for b in h["detail_barang"].as_array().unwrap() {
            let rumus = b["rumus"].as_array().unwrap();
            let (akhir, baris) = rumus.split_last().unwrap();
            let jumlah: i64 = baris.iter().map(|r| r["nilai"].as_i64().unwrap()).sum();
            assert_eq!(jumlah, akhir["nilai"].as_i64().unwrap(), "{rumus:?}");
        }
        let mut m = m;
        m["neto"] = json!(neto);
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": neto + 50_000 }]);
        let j = k.post_dok("penjualan", "jual-0001", &m).await.ok();
        assert_eq!(j["data"]["kembali"], json!(50_000));
        assert_eq!(
            k.post_dok("penjualan", "jual-0001", &m).await.ok(),
            j,
            "kiriman kedua adalah yang pertama"
        );
        let no = j["data"]["no_faktur_group"].as_str().unwrap().to_owned();
        assert!(no.starts_with("NGJKT1-"), "{no}");
        assert_eq!(saldo(&a, "kasir1-jkt1").await, neto);
        assert_eq!(
            a.angka(
                "SELECT COUNT(*) FROM saldo_barang WHERE kode_barcode IN ($1, $2)",
                args![&kode[0], &kode[1]]
            )
            .await,
            0
        );
        assert_eq!(a.angka("SELECT COUNT(*) FROM buku_pajak WHERE no_dok = $1", args![&no]).await, 2);
        let d = k.post("penjualan/get/bynota", &json!({ "no_faktur_group": no })).await.data();
        assert_eq!(
            (&d["jenis"], &d["total_jual"], &d["kembali"]),
            (&json!("JUAL"), &json!(neto), &json!(50_000))
        );
        let fj = d["detail_barang"][0]["no_faktur_jual"].as_str().unwrap();
        let satu = k.post("penjualan/get/bynota/single", &json!({ "no_faktur_jual": fj })).await.data();
        assert_eq!(satu["kode_barcode"], json!(kode[0]));
        // Sold is sold: the second cashier reads who was first.
        let j = simpan_paksa(&a.masuk("kasir2-jkt1").await, "jual-0002", &kode).await.ditolak(422, "JUAL-01");
        let pesan = j["fields"]["detail_barang[0].kode_barcode"].as_str().unwrap().to_owned();
        assert!(pesan.contains("sudah terjual oleh kasir1-jkt1") && pesan.contains(&no), "{pesan}");
    });
}

async fn simpan_paksa(k: &Klien, kunci: &str, kode: &[String]) -> Balasan {
    let mut m = jual(kode);
    m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": 1 }]);
    k.post_dok("penjualan", kunci, &m).await
}

#[test]
fn pembayaran_harus_pas_dan_jumlah_tidak_bisa_diubah_klien() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5]).await;
        let mut m = jual(&kode);
        let neto = k.post("penjualan/hitung", &m).await.data()["neto"].as_i64().unwrap();
        m["neto"] = json!(neto - 500);
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": neto - 500 }]);
        k.post_dok("penjualan", "pas-0001", &m).await.ditolak(422, "NIAGA-10");
        m["neto"] = json!(neto);
        k.post_dok("penjualan", "pas-0002", &m).await.ditolak(422, "BAYAR-02");
        m["pembayaran"] =
            json!([{ "jenis": "TRANSFER", "jumlah_rp": neto + 500, "no_rekening": "1234567890" }]);
        let r = k.post_dok("penjualan", "pas-0003", &m).await;
        assert!(["BAYAR-01", "BAYAR-02"].contains(&r.kode().as_str()), "{}", r.teks());
        m["pembayaran"] = json!([{ "jenis": "TUKAR", "jumlah_rp": neto }]);
        k.post_dok("penjualan", "pas-0004", &m).await.ditolak(422, "BAYAR-01");
        m["pembayaran"] = json!([{ "jenis": "TITIP", "jumlah_rp": neto, "no_titip": "FTJKT1-261115-0001" }]);
        k.post_dok("penjualan", "pas-0005", &m).await.ditolak(422, "TITIP-01");
        m["pembayaran"] = json!([{ "jenis": "KUPON", "no_kupon": "TIDAKADA" }]);
        k.post_dok("penjualan", "pas-0006", &m).await.ditolak(422, "BAYAR-01");
        assert_eq!(a.angka("SELECT COUNT(*) FROM faktur", args![]).await, 0);
        assert_eq!(
            a.angka("SELECT COUNT(*) FROM saldo_barang WHERE kode_barcode = $1", args![&kode[0]]).await,
            1
        );
    });
}

#[test]
fn harga_di_bawah_modal_perlu_orang_kedua() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5]).await;
        let mut m = jual(&kode);
        m["detail_barang"][0]["harga_total"] = json!(1_000);
        let h = k.post("penjualan/hitung", &m).await.data();
        assert_eq!(h["alasan"].as_array().unwrap().len(), 1, "{h}");
        m["neto"] = json!(1_000);
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": 1_000 }]);
        let j = k.post_dok("penjualan", "modal-0001", &m).await.ditolak(422, "NIAGA-08");
        assert_eq!(j["detail"]["nominal"], json!(1_000), "{j}");
        let minta = |nominal: i64| {
            json!({ "user_id": "spv-jkt1", "password": crate::alat::SANDI, "kategori": "PENJUALAN",
                "description": "PENJUALAN DI BAWAH MODAL", "keterangan": "-", "nominal": nominal })
        };
        let lain = k.post("authorization", &minta(2_000)).await.ok();
        m["otorisasi"] = lain["data"]["id"].clone();
        k.post_dok("penjualan", "modal-0002", &m).await.ditolak(422, "NIAGA-09");
        let o = k.post("authorization", &minta(1_000)).await.ok();
        m["otorisasi"] = o["data"]["id"].clone();
        k.post_dok("penjualan", "modal-0003", &m).await.ok();
    });
}

#[test]
fn dibeli_kembali_ditukar_dan_dibatalkan() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 4.0, 3.0]).await;
        let j = simpan(&k, "beli-0001", jual(&kode[..1])).await.ok();
        let fj = j["data"]["no_faktur_jual"][0].clone();
        let n = k.get(&format!("pembelian/nota?kode_barcode={}", kode[0])).await.data();
        assert_eq!(n["no_faktur_jual"], fj);
        let uang = saldo(&a, "kasir1-jkt1").await;
        let mut m = json!({ "kode_sales": "S01", "detail_beli": [
            { "surat": "NOTA", "no_faktur_jual": fj, "berat_timbang": 2.499, "kondisi": "BAGUS" }] });
        let h = k.post("pembelian/hitung", &m).await.data();
        let harga = h["total_beli"].as_i64().unwrap();
        assert!(harga > 0 && harga < n["harga_total"].as_i64().unwrap(), "{h}");
        assert_eq!(h["detail_beli"][0]["cara_nilai"], json!("IKUT_NOTA"));
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": harga }]);
        let b = k.post_dok("pembelian", "beli-0002", &m).await.ok();
        assert_eq!(saldo(&a, "kasir1-jkt1").await, uang - harga);
        // The same nota does not come back twice.
        k.post_dok("pembelian", "beli-0003", &m).await.ditolak(422, "BELI-01");
        // The sale cannot be taken back while the piece lies in the shop again.
        let spv = a.masuk("spv-jkt1").await;
        let batal = |no: &Value| json!({ "no_faktur": no, "alasan": "salah ketik" });
        spv.post_dok("penjualan/batal", "beli-0004", &batal(&j["data"]["no_faktur_group"]))
            .await
            .ditolak(422, "BATAL-06");
        k.post_dok("pembelian/batal", "beli-0005", &batal(&b["data"]["no_faktur_group"]))
            .await
            .ditolak(403, "AKSES-01");
        spv.post_dok("pembelian/batal", "beli-0006", &batal(&b["data"]["no_faktur_group"])).await.ok();
        assert_eq!(saldo(&a, "kasir1-jkt1").await, uang);
        let asli = a.angka("SELECT berat_asli FROM barang WHERE kode_barcode = $1", args![&kode[0]]).await;
        assert_eq!(asli, 2_500, "kartu seperti sebelum dibeli");
        spv.post_dok("penjualan/batal", "beli-0007", &batal(&j["data"]["no_faktur_group"])).await.ok();
        spv.post_dok("penjualan/batal", "beli-0008", &batal(&j["data"]["no_faktur_group"]))
            .await
            .ditolak(409, "BATAL-05");
        assert_eq!(saldo(&a, "kasir1-jkt1").await, 0);
        assert_eq!(
            a.angka(
                "SELECT COUNT(*) FROM saldo_barang WHERE kode_barcode = $1 AND baki = 'A06'",
                args![&kode[0]]
            )
            .await,
            1
        );
        // Exchange: a piece of another shop against one of ours.
        let mut m = jual(&kode[1..2]);
        m["customer"] = json!({ "nama_customer": "siti aminah", "alamat_customer": "jl. merdeka 1", "nik": "3171010101900001" });
        m["detail_beli"] = json!([{ "surat": "TOKO LAIN", "kode_group": "750", "kode_dept": "CIN750", "nama_barang": "cincin lama",
            "berat_timbang": 1.237, "kadar_uji": 70, "kondisi": "RUSAK RINGAN" }]);
        let h = k.post("penjualan/hitung", &m).await.data();
        let (tj, tb) = (h["total_jual"].as_i64().unwrap(), h["total_beli"].as_i64().unwrap());
        assert!(tj > tb && tb > 0, "{h}");
        assert_eq!(h["detail_beli"][0]["berat"], json!(1.23), "dibayar dipotong ke 0,01 gram");
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": tj - tb }]);
        m["neto"] = json!(tj - tb);
        let t = k.post_dok("penjualan", "tukar-0001", &m).await.ok();
        assert_eq!(t["data"]["jenis"], json!("TUKAR"));
        assert_eq!(saldo(&a, "kasir1-jkt1").await, tj - tb);
        spv.post_dok("penjualan/batal", "tukar-0002", &batal(&t["data"]["no_faktur_group"])).await.ok();
        assert_eq!(saldo(&a, "kasir1-jkt1").await, 0);
    });
}

/// `periksa` says what does not agree about transactions.
#[test]
fn periksa_menemukan_transaksi_yang_tidak_cocok() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5]).await;
        let no = simpan(&k, "rusak-0001", jual(&kode)).await.ok()["data"]["no_faktur_group"]
            .as_str()
            .unwrap()
            .to_owned();
        let bayar = |sisi: &str, arah: &str, jenis: &str| {
            format!(
                "INSERT INTO bayar (toko, no_faktur_group, baris, tgl_system, sisi, arah, jenis, jumlah_rp, diterima, no_rekening, \
                 no_rekening_tujuan, atas_nama, kartu_akhir, rujukan) VALUES ('JKT1', '{no}', 9, '2026-11-15', '{sisi}', '{arah}', \
                 '{jenis}', 500, 0, '', '', '', '', '')"
            )
        };
        for (sql, aturan) in [
            (bayar("JUAL", "MASUK", "POIN"), "I5 pembayaran"),
            (bayar("BELI", "KELUAR", "POIN"), "I5 pembayaran"),
            (bayar("JUAL", "MASUK", "CASH"), "I5 uang faktur"),
            (bayar("JUAL", "MASUK", "TUKAR"), "I6 TUKAR"),
            (
                format!(
                    "INSERT INTO jual SELECT toko, no_faktur_group, 9, 'FJJKT1-261115-9999', tgl_system, kode_sales, jenis_barang, \
                     kode_barcode, kode_intern, nama_barang, kode_group, jenis_group, kelompok_harga, kode_dept, is_berlian, is_lm, \
                     kode_gudang, kode_baki, qty, kadar, kadar_cetak, berat_awal, berat, nama_atribut, berat_atribut, harga_gram, \
                     nilai_emas, ongkos, harga_atribut, total_berlian_rp, total_usd, curr, harga_jual, diskon, harga_hitung, \
                     harga_total, total_pokok, asal_perolehan, tarif_ppn, dpp, ppn, status_premi, no_titip, no_pesanan, otorisasi, \
                     rincian FROM jual WHERE no_faktur_group = '{no}'"
                ),
                "I5 baris;I18 pajak",
            ),
            (
                "INSERT INTO saldo_titipan (toko, no_titip, saldo) VALUES ('JKT1', 'FTJKT1-261115-0001', 5)"
                    .to_owned(),
                "I8 saldo",
            ),
            ("INSERT INTO saldo_kupon (toko, no_kupon, qty) VALUES ('JKT1', 'X', 1)".to_owned(), "I10 kupon"),
            (
                format!(
                    "INSERT INTO faktur_batal (toko, no_faktur_group, no_batal, tgl_system, waktu, oleh, disetujui, alasan) VALUES \
                     ('JKT1', '{no}', 'BFJKT1-261115-0001', '2026-11-15', 'x', 'x', 'x', 'x')"
                ),
                "I20 faktur batal",
            ),
        ] {
            let perintah = sql.clone();
            let hasil = a
                .kerja(crate::alat::toko("JKT1"), move |tx| {
                    tx.exec(&perintah, &[])?;
                    let h = ledger::periksa::semua(tx)?;
                    let aturan: Vec<&str> = h.temuan.iter().map(|t| t.aturan).collect();
                    // Undone: the books stay as they were.
                    Err::<(), _>(platform::Tolak::aturan("UJI", aturan.join(";")))
                })
                .await;
            let temuan = hasil.unwrap_err().pesan;
            assert!(aturan.split(';').all(|a| temuan.contains(a)), "{sql}: {temuan}");
        }
    });
}
