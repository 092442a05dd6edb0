//! The specification's calls, every row of its list (`kontrak_spek/panggilan.csv`: method, path, domain, what it takes, what it
//! answers). Each is a route; each that reads is asked here with the fields the specification sends, and answers; each that writes
//! names the test that sends its fields. A refusal is no answer.

use crate::alat::{Alat, Klien, di_kedua_master, di_satu};
use crate::kontrak;
use crate::niaga::{jual, siap, simpan};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const DAFTAR: &str = include_str!("kontrak_spek/panggilan.csv");

/// A row of the list.
#[derive(Debug, Clone)]
struct Baris {
    metode: String,
    path: String,
    isian: String,
    jawab: String,
}

/// One line of CSV: fields may stand in quotes.
fn sel(baris: &str) -> Vec<String> {
    let (mut semua, mut kini, mut dalam) = (Vec::new(), String::new(), false);
    for h in baris.chars() {
        match h {
            '"' => dalam = !dalam,
            ',' if !dalam => semua.push(std::mem::take(&mut kini)),
            h => kini.push(h),
        }
    }
    semua.push(kini);
    semua
}

fn daftar() -> Vec<Baris> {
    let semua: Vec<Baris> = DAFTAR
        .lines()
        .skip(1)
        .map(|b| {
            let s = sel(b);
            assert_eq!(s.len(), 5, "{b}");
            Baris { metode: s[0].clone(), path: s[1].clone(), isian: s[3].clone(), jawab: s[4].clone() }
        })
        .collect();
    assert!(semua.len() > 250, "daftar panggilan tidak terbaca");
    semua
}

impl Baris {
    /// Does it only read? Two reports do so by POST.
    fn membaca(&self) -> bool {
        ["GET", "READ"].contains(&self.metode.as_str())
            || ["hutang/get/report", "hutang/report-hutang-lelang"].contains(&self.path.as_str())
    }
}

/// A path without the names of its parameters, and without a stroke at its end.
fn polos(path: &str) -> String {
    let mut keluar = String::new();
    let mut sisa = path;
    while let Some((depan, belakang)) = sisa.split_once('{') {
        keluar.push_str(depan);
        keluar.push_str("{}");
        sisa = belakang.split_once('}').unwrap().1;
    }
    (keluar + sisa).trim_end_matches('/').to_owned()
}

/// The methods of every route.
fn rute() -> BTreeMap<String, BTreeSet<String>> {
    let mut semua: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (metode, path, _) in server::rute::jalur().tabel() {
        let path = path.strip_prefix("/api/v1/").unwrap_or(path);
        semua.entry(polos(path)).or_default().insert(metode.clone());
    }
    semua
}

#[test]
fn setiap_panggilan_spesifikasi_adalah_rute() {
    let rute = rute();
    let mut hilang = Vec::new();
    for b in daftar() {
        let ada = rute.get(&polos(&b.path));
        let punya = |m: &str| ada.is_some_and(|a| a.contains(m));
        let sah = match b.metode.as_str() {
            // Events of the socket: see DITULIS.
            "SOCKET" => true,
            "READ" => punya("GET") || punya("POST"),
            "UPLOAD" => punya("POST"),
            m => punya(m),
        };
        if !sah {
            hilang.push(format!("{} {}", b.metode, b.path));
        }
    }
    assert_eq!(hilang, Vec::<String>::new());
}

/// Calls that write, and events of the socket: in which file of these tests they are made with the specification's fields.
const DITULIS: &[(&str, &str)] = &[
    ("POST authorization", "hubung.rs"),
    ("POST authorization/fingerprint", "authorization/fingerprint.rs"),
    ("POST users/logout", "users/token.rs"),
    ("SOCKET fingerprint-auth", "authorization/fingerprint.rs"),
    ("SOCKET settings-changed", "para_system/mod.rs"),
    ("POST para-deskripsi-service", "kontrak_spek.rs"),
    ("DELETE para-deskripsi-service", "kontrak_spek.rs"),
    ("POST para-hutang-pokok", "kontrak_spek.rs"),
    ("DELETE para-hutang-pokok", "kontrak_spek.rs"),
    ("POST warna", "kontrak_spek.rs"),
    ("PUT warna/{id}", "kontrak_spek.rs"),
    ("DELETE warna/{id}", "kontrak_spek.rs"),
    ("PUT para-akun-transaksi/{trx}/{type}", "para_akun_transaksi.rs"),
    ("POST pembelian/get/bynota/single", "kontrak_spek.rs"),
    ("POST penjualan/get/bynota/single", "niaga.rs"),
    ("POST pembelian/get/bynota", "kontrak_spek.rs"),
    ("POST penjualan/get/bynota", "niaga.rs"),
    ("SOCKET cash-report-detail", "kas_pindah.rs"),
    ("POST reportcash/detail", "kas_pindah.rs"),
    ("POST reportcash/detail/by-deskripsi", "kas_non_cash.rs"),
    ("POST cash/transfer-balance", "kas_pindah.rs"),
    ("POST validasi/simpan/non-cash", "kas_non_cash.rs"),
    ("POST non-cash/gesek", "kas_non_cash.rs"),
    ("POST kirim-uang", "kas_kirim.rs"),
    ("POST kirim-uang/{no_reff}/reception", "kas_kirim.rs"),
    ("POST pre-order", "praorder.rs"),
    ("POST pre-order/cancel/{no_po}", "praorder.rs"),
    ("POST pre-order/validation", "praorder.rs"),
    ("POST pre-order/transaction-by-payment", "praorder.rs"),
    ("POST pre-order/closing", "praorder.rs"),
    ("POST validasi/pesanan", "kontrak_spek.rs"),
    ("POST validasi/service", "servis.rs"),
    ("POST stock-sepuh-manual", "sepuhan.rs"),
    ("POST batal-pembelian-manual", "manual.rs"),
    ("POST timbang-baki/reset", "timbang_baki.rs"),
    ("POST timbang-baki/start", "timbang_baki.rs"),
    ("POST timbang-baki/post-activity-report", "timbang_baki.rs"),
    ("POST barang/register-web-external", "external.rs"),
    ("POST external/process-external-italy", "external.rs"),
    ("POST barang/create/bulk", "barang.rs"),
    ("UPLOAD foto_produk/{kode_barcode}", "foto_produk.rs"),
    ("POST barang/update/edit-profit", "barang.rs"),
    ("POST barang/cetak-barcode-histories", "gerak_barang/label.rs"),
    ("POST hancurbarang/per-baki", "gerak_barang.rs"),
    ("POST chat/send", "hubung.rs"),
    ("PUT system/edit/{kode_toko}", "hubung.rs"),
    ("POST member-card/duplicate", "nota.rs"),
    ("DELETE member-card/deletion", "nota.rs"),
    ("POST member-card/add", "nota.rs"),
    ("POST csv-exports", "hubung.rs"),
    ("POST marketplace-settings", "hubung.rs"),
    ("POST report/laporan-rekap-sales", "laporan_niaga.rs"),
    ("POST system/close", "tutup_toko.rs"),
    ("SOCKET start-closed-store", "../../src/socket/masuk.rs"),
    ("SOCKET closed-store-progress", "tutup_toko.rs"),
    ("POST hutang/simpan/lelang-hutang", "pinjaman.rs"),
];

#[test]
fn setiap_panggilan_yang_menulis_menyebut_ujinya() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    let mut sisa: BTreeSet<&str> = DITULIS.iter().map(|(p, _)| *p).collect();
    for b in daftar().iter().filter(|b| !b.membaca()) {
        let nama = format!("{} {}", b.metode, b.path);
        // Both editions of the catalogue go through one walk.
        if b.path.starts_with("app/") {
            let walk = std::fs::read_to_string(folder.join("katalog.rs")).unwrap();
            let entitas = b.path.trim_start_matches("app/").trim_start_matches("diamond/");
            let kata = entitas.split("/edit").next().unwrap().split("/delete").next().unwrap();
            assert!(walk.contains(kata.split("/{").next().unwrap()), "{nama}");
            continue;
        }
        let (_, berkas) =
            DITULIS.iter().find(|(p, _)| *p == nama).unwrap_or_else(|| panic!("{nama} tanpa uji"));
        let isi = std::fs::read_to_string(folder.join(berkas)).unwrap_or_else(|e| panic!("{berkas}: {e}"));
        let awal = b.path.split("/{").next().unwrap();
        // Of this file it must be a call, not the line of the table above.
        let kata = if *berkas == "kontrak_spek.rs" { format!("(\"{awal}") } else { awal.to_owned() };
        let panggil = isi.contains(&kata) || isi.contains(&format!("(&format!(\"{awal}"));
        assert!(panggil, "{nama} tidak dipanggil di {berkas}");
        sisa.remove(nama.as_str());
    }
    assert!(sisa.is_empty(), "tidak ada di daftar spesifikasi: {sisa:?}");
}

/// What stands in a field where the list says no value.
fn contoh(nama: &str, path: &str, k: &Keadaan) -> String {
    let hari = || k.hari.clone();
    match nama {
        "tgl_from" | "tgl_to" | "tgl_awal" | "tgl_akhir" | "tgl_system" | "tanggal" | "tgl_lelang"
        | "start_date" | "end_date" => hari(),
        "skip" => "0".to_owned(),
        "limit" => "10".to_owned(),
        "page" => "1".to_owned(),
        "type" if path == "member-card/get/new" => "MEMBER%20CARD".to_owned(),
        "type" if path == "penjualan/get/report/berlian" => "NORMAL".to_owned(),
        "type" => "today".to_owned(),
        "kategori" => "hutang".to_owned(),
        "kode_toko" if path == "barang/count-baki" => "A06".to_owned(),
        "kode_hadiah" => "PAYUNG".to_owned(),
        "status" if path.starts_with("pre-order") => "ALL".to_owned(),
        "sort_by" if path == "member/get/export-data" => "kode_member".to_owned(),
        "sort_by" => "tgl_hutang".to_owned(),
        "cetak_report" => "per_baki".to_owned(),
        "kode_awal" | "kode_akhir" => k.barcode.clone(),
        "user_id" => "kasir1-jkt1".to_owned(),
        "k_m" => "TOKOPEDIA".to_owned(),
        "kode_sales" | "kelompok_harga" | "kode_group" | "kode_dept" | "kondisi" | "kode_toko"
        | "kode_gudang" | "kode_cabang_daftar" | "no_rekening" | "supplier_barang" => "ALL".to_owned(),
        _ => String::new(),
    }
}

/// The fields of a row, with the value that the list itself gives some.
fn isian(b: &Baris, k: &Keadaan) -> Map<String, Value> {
    let mut dalam = 0_i32;
    let mut potong = vec![String::new()];
    // Behind a semicolon stands what a part of the path may be.
    for h in b.isian.split(';').next().unwrap_or_default().chars() {
        match h {
            '(' | '[' => dalam += 1,
            ')' | ']' => dalam -= 1,
            ',' if dalam == 0 => potong.push(String::new()),
            h if dalam == 0 => potong.last_mut().unwrap().push(h),
            _ => {}
        }
    }
    let mut semua = Map::new();
    for p in potong {
        let p = p.trim().trim_end_matches('?');
        let (nama, nilai) = p.split_once('=').map_or((p, None), |(n, v)| (n, Some(v)));
        let nama = nama.split(' ').next().unwrap_or_default().trim_end_matches('?');
        // "params" is no field's name.
        if nama.is_empty() || nama == "params" {
            continue;
        }
        let nilai = nilai.map(|v| v.split(' ').next().unwrap_or_default().to_owned());
        semua.insert(nama.to_owned(), json!(nilai.unwrap_or_else(|| contoh(nama, &b.path, k))));
    }
    semua
}

/// What the walk asks about: things that are there.
struct Keadaan {
    hari: String,
    barcode: String,
    member: String,
}

fn jalur(path: &str, k: &Keadaan) -> String {
    match path {
        "para-system/key/{key}" => "para-system/key/PEMBULATAN".to_owned(),
        "baki/get/by-kode-gudang/{code}" => "baki/get/by-kode-gudang/TOKO".to_owned(),
        "member/get/by-kode-member/{code}" => format!("member/get/by-kode-member/{}", k.member),
        "barang/ready/kode-barcode/{barcode}" => format!("barang/ready/kode-barcode/{}", k.barcode),
        lain => lain.to_owned(),
    }
}

/// Reads that answer only once something of their own is there: the file whose test asks them with the specification's fields.
const DIBACA_LAIN: &[(&str, &str)] = &[
    ("foto_produk/{barcode}", "foto_produk.rs"),
    ("kirim-uang/{no_reff}", "kas_kirim.rs"),
    ("barang/ready-po/kode-barcode/{barcode}", "praorder.rs"),
    ("credit-card-customer", "kas_non_cash.rs"),
    ("pembelian-manual/reprint", "manual.rs"),
    ("pembelian-manual/valid", "manual.rs"),
    ("timbang-baki", "timbang_baki.rs"),
    ("validasi/detail/", "servis.rs"),
    ("user-fingerprint", "authorization/user_fingerprint.rs"),
];

async fn keadaan(a: &Alat, own: &Klien) -> Keadaan {
    let (k, kode) = siap(a, &[2.5, 3.0]).await;
    simpan(&k, "spek-0001", jual(&kode[..1])).await.ok();
    let isi = json!({ "nama_customer": "SITI AMINAH", "alamat_customer": "JL MELATI", "no_hp": "081200000001",
        "cara_kode": "URUT", "setuju": true });
    let m = own.post_dok("member/data", "spek-0002", &isi).await.data();
    Keadaan {
        hari: a.baris("SELECT tgl_system FROM toko WHERE kode_toko = 'JKT1'", &[]).await.remove(0),
        barcode: kode[1].clone(),
        member: m["member"]["kode_member"].as_str().unwrap().to_owned(),
    }
}

/// Is this what the list says: rows where it says rows, fields where it names them?
fn sesuai(b: &Baris, j: &Value) -> bool {
    let isi = j.get("data").unwrap_or(j);
    let kata = b.jawab.split([' ', ':', ';', '(']).next().unwrap_or_default();
    match kata {
        "list" | "rows" | "array" | "numbers" => {
            isi.is_array() || isi.as_object().is_some_and(|o| o.values().any(Value::is_array))
        }
        _ => !j.is_null(),
    }
}

#[test]
fn setiap_panggilan_baca_menjawab_isian_spesifikasi() {
    di_kedua_master(|a| async move {
        let own = a.masuk("su").await.di("JKT1");
        let k = keadaan(&a, &own).await;
        kontrak::buka_semua_modul(&a).await;
        let rute = rute();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
        let mut salah = Vec::new();
        let mut ditanya = 0;
        for b in daftar().iter().filter(|b| b.membaca()) {
            if let Some((_, berkas)) = DIBACA_LAIN.iter().find(|(p, _)| *p == b.path) {
                let isi = std::fs::read_to_string(folder.join(berkas)).unwrap();
                let awal = b.path.split("/{").next().unwrap().trim_end_matches('/');
                assert!(isi.contains(awal), "{} tidak ditanya di {berkas}", b.path);
                continue;
            }
            let bagian = [
                "hancur-barang",
                "hutang-bunga",
                "hutang-masuk",
                "pembelian",
                "penjualan",
                "batal-penjualan",
                "penjualan-per-kategori",
                "service-ambil",
                "service-masuk",
            ];
            let path = jalur(&b.path, &k);
            let paths: Vec<String> = if path.contains("{section}") {
                bagian.iter().map(|s| path.replace("{section}", s)).collect()
            } else {
                vec![path]
            };
            for path in paths {
                assert!(!path.contains('{'), "{path} tanpa contoh");
                let isi = isian(b, &k);
                let dengan_get = rute[&polos(&b.path)].contains("GET");
                let r = if dengan_get {
                    let tanya: Vec<String> =
                        isi.iter().map(|(n, v)| format!("{n}={}", v.as_str().unwrap())).collect();
                    let tanda = if tanya.is_empty() { "" } else { "?" };
                    own.get(&format!("{path}{tanda}{}", tanya.join("&"))).await
                } else {
                    own.post(&path, &Value::Object(isi.clone())).await
                };
                ditanya += 1;
                let j: Value = serde_json::from_slice(&r.badan).unwrap_or(Value::Null);
                if r.status != 200 || !sesuai(b, &j) {
                    let teks: String = r.teks().chars().take(160).collect();
                    salah.push(format!("{} {path} {isi:?}: {} {teks}", b.metode, r.status));
                }
            }
        }
        assert!(ditanya > 120, "{ditanya}");
        assert!(salah.is_empty(), "{} dari {ditanya}:\n{}", salah.len(), salah.join("\n"));
    });
}

#[test]
fn nota_pembelian_dibaca_utuh_dan_per_baris() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5]).await;
        let own = a.masuk("own-jkt1").await;
        simpan(&k, "spek-beli-1", jual(&kode)).await.ok();
        let fj = a.baris("SELECT no_faktur_jual FROM jual", &[]).await.remove(0);
        let m = json!({ "kode_sales": "S01", "detail_beli": [{ "surat": "NOTA", "no_faktur_jual": fj, "berat_timbang": 2.5,
            "kondisi": "BAGUS" }] });
        let h = k.post("pembelian/hitung", &m).await;
        assert_eq!(h.status, 200, "{}", h.teks());
        let neto = h.data()["neto"].as_i64().unwrap();
        let mut m = m;
        m["neto"] = json!(neto);
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": neto.abs() }]);
        let j = k.post_dok("pembelian", "spek-beli-2", &m).await.data();
        let no = j["no_faktur_group"].as_str().unwrap();
        let d = own.post("pembelian/get/bynota", &json!({ "no_faktur_group": no })).await.data();
        let fb = d["detail_beli"][0]["no_faktur_beli"]
            .as_str()
            .or(d["detail_barang"][0]["no_faktur_beli"].as_str());
        let fb = fb.unwrap_or_else(|| panic!("{d}")).to_owned();
        let satu = own.post("pembelian/get/bynota/single", &json!({ "no_faktur_beli": fb })).await.data();
        assert_eq!(satu["no_faktur_beli"], json!(fb));
    });
}

#[test]
fn master_yang_dinamai_spesifikasi_ditambah_diubah_dan_dihapus_dengan_isiannya() {
    di_satu(testkit::Jenis::Lite, |a| async move {
        kontrak::buka_semua_modul(&a).await;
        let own = a.masuk("own-jkt1").await;
        let hapus = async |path: String| own.kirim(own.minta("DELETE", &path)).await.ok();
        own.post("warna", &json!({ "kode_warna": "SPEK", "nama_warna": "UNGU" })).await.ok();
        let d = own.get("warna").await.data();
        let ada = d.as_array().unwrap().iter().find(|w| w["kode_warna"] == "SPEK").unwrap().clone();
        let id = ada["_id"].as_str().unwrap_or_else(|| panic!("{ada}")).to_owned();
        own.put(&format!("warna/{id}"), &json!({ "kode_warna": "SPEK", "nama_warna": "UNGU TUA" }))
            .await
            .ok();
        hapus(format!("warna/{id}")).await;
        own.post("para-deskripsi-service", &json!({ "deskripsi": "GANTI KUNCI" })).await.ok();
        hapus("para-deskripsi-service?deskripsi=GANTI%20KUNCI".to_owned()).await;
        let g = own.get("group/get/all").await.data();
        if let Some(g) = g.as_array().and_then(|g| g.first()) {
            let kode = g["kode_group"].as_str().unwrap().to_owned();
            own.post("para-hutang-pokok", &json!({ "kode_group": kode, "jumlah_rp": 500_000 })).await.ok();
            hapus(format!("para-hutang-pokok?kode_group={kode}")).await;
        }
    });
}

#[test]
fn pesanan_divalidasi_orang_kedua_dengan_isian_spesifikasi() {
    di_kedua_master(|a| async move {
        kontrak::buka_semua_modul(&a).await;
        let (k, _) = siap(&a, &[2.5]).await;
        let spv = a.masuk("spv-jkt1").await;
        let janji = a.db().jam().hari_ini().tambah_hari(14).unwrap().to_string();
        let m = json!({
            "kode_sales": "S01", "tgl_janji": janji, "jumlah_bayar": 2_000_000,
            "customer": { "nama_customer": "SITI AMINAH", "alamat_customer": "JL MELATI 1", "no_hp": "081200000001" },
            "detail_barang": [{ "nama_barang": "CINCIN KAWIN", "kode_group": "750", "kode_dept": "CIN750",
                "berat_estimasi": 3.5, "cara_harga": "FLOAT" }],
            "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 2_000_000 }],
        });
        let j = k.post_izin("pesanan", "spek-pesan-1", &m, "spv-jkt1").await;
        assert_eq!(j.status, 200, "{}", j.teks());
        let no = j.data()["no_pesanan"].as_str().unwrap().to_owned();
        let v = spv.get("validasi/pesanan/get?kode_sales=ALL").await.data();
        assert_eq!(v[0]["no_pesanan"], json!(no));
        let isi = json!({ "no_pesanans": [no], "user_id": "kasir1-jkt1" });
        let j = spv.post_dok("validasi/pesanan", "spek-pesan-2", &isi).await.ok();
        assert_eq!(j["message"], "Data Berhasil Divalidasi");
        assert_eq!(spv.get("validasi/pesanan/get?kode_sales=ALL").await.data(), json!([]));
    });
}
