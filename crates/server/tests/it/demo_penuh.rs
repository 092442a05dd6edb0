//! A demo worth opening: in the two stores whose day is open no list of the first half opens empty, no report over sixty
//! days is, pieces have pictures, and the books balance (the world proves them when the test ends).

use crate::alat::{Alat, Klien, di_kedua_master};
use db::args;
use gambar::Lemari;
use laporan::{JenisSaring, Laporan};
use serde_json::{Map, Value, json};

/// Lists as their screens ask for them; `{hari}` is the open day. Those of one store alone stand below.
const DAFTAR: &[&str] = &[
    "penjualan?tgl_from={hari}&tgl_to={hari}",
    "penjualan?tgl_from={hari}&tgl_to={hari}&status=BATAL",
    "pembelian?tgl_from={hari}&tgl_to={hari}",
    "pembelian?tgl_from={hari}&tgl_to={hari}&status=BATAL",
    "penjualan-manual?tgl_from={hari}&tgl_to={hari}",
    "pembelian-manual?tgl_from={hari}&tgl_to={hari}",
    "penjualan/parkir",
    "penjualan/aksesoris",
    "jual-beli-manual/stok",
    "hancur-pembelian/calon",
    "barang-curian",
    "titipan?tgl_from={hari}&tgl_to={hari}",
    "titipan?status=BELUM%20VALID",
    "hutang/jatuh-tempo",
    "hutang/peringatan",
    "hutang/get/lelang-hutang",
    "kelebihan-hutang",
    "hitung-jaminan",
    "service/ganti",
    "service/hitung-barang",
    "transaksi-kupon?limit=50",
    "validasi/jual-beli/get",
    "validasi/get/non-cash",
    "validasi/susut",
    "authorization/permintaan",
    "cash/paginated",
    "cash/history-bank",
    "cash/handover",
    "kirim-uang-history",
    "barang?limit=10",
    "barang/cetak-barcode-histories",
    "barang-manual",
    "barang-manual/dokumen",
    "stock-aksesoris",
    "stock-aksesoris/dokumen",
    "penerimaan-barang",
    "tambah-barang",
    "dokumen-barang?jenis=PINDAH&tgl_from={hari}&tgl_to={hari}",
    "dokumen-barang?jenis=HANCUR&tgl_from={hari}&tgl_to={hari}",
    "dokumen-barang?jenis=HANCUR&lawan=PEMBELIAN&tgl_from={hari}&tgl_to={hari}",
    "dokumen-barang?jenis=RETUR&tgl_from={hari}&tgl_to={hari}",
    "kirim-barang",
    "kirim-barang/unreceive/list-no-kirim",
    "stock-opname?jenis=BAKI",
    "stock-opname?jenis=GUDANG",
    "stock-opname?jenis=PENERIMAAN",
    "stock-opname?jenis=RFID",
    "stock-opname?jenis=GLOBAL",
    "stock-opname/penerimaan",
    "timbang-baki/keadaan?kode_gudang=TOKO",
    "harga-emas/perubahan",
    "pelanggan?cari=SITI",
    "member/get/all?limit=10",
    "member/get/export-data?sort_by=point",
];

/// What only one of the two can have: a branch sends to head office, which receives, and melts what head office rarely buys.
const HANYA: &[(&str, &str)] = &[
    ("kirim-uang", "PST"),
    ("kirim-uang-selisih", "PST"),
    ("laporan-terima-uang-pusat", "PST"),
    ("laporan-kirim-uang-pusat", "JKT1"),
    ("laporan-kirim-barang-kepusat", "JKT1"),
    ("laporan-jual-ciok", "JKT1"),
    ("laporan-susut-lebur", "JKT1"),
];

fn milik(apa: &str, kode: &str) -> bool {
    HANYA.iter().all(|(nama, toko)| *nama != apa || *toko == kode)
}

/// A list with something in it, however it is wrapped.
fn berisi(v: &Value) -> bool {
    match v {
        Value::Array(a) => !a.is_empty(),
        Value::Object(o) => o.values().any(|v| v.is_array() && berisi(v)),
        _ => false,
    }
}

/// Sixty days, or the open one where a report is of one day.
fn saringan(l: &Laporan, dari: &str, hari: &str) -> Map<String, Value> {
    let mut s = Map::new();
    for f in l.saringan {
        let awal = ["from", "awal", "dari"].iter().any(|k| f.kunci.contains(k));
        match f.jenis {
            JenisSaring::Tanggal(_) => s.insert(f.kunci.to_owned(), json!(if awal { dari } else { hari })),
            _ if f.wajib.is_some() => s.insert(f.kunci.to_owned(), json!("ALL")),
            _ => None,
        };
    }
    s
}

async fn daftar_kosong(k: &Klien, kode: &str, hari: &str) -> Vec<String> {
    let mut kosong = Vec::new();
    let sendiri = HANYA.iter().map(|(nama, _)| *nama).filter(|n| !n.starts_with("laporan"));
    for path in DAFTAR.iter().copied().chain(sendiri).filter(|p| milik(p, kode)) {
        let r = k.get(&path.replace("{hari}", hari)).await;
        let j = r.ok();
        if !berisi(&j["data"]) && !berisi(&j) {
            kosong.push(format!("{kode} {path}"));
        }
    }
    kosong
}

async fn laporan_kosong(k: &Klien, kode: &str, dari: &str, hari: &str) -> Vec<String> {
    let d = k.get("laporan/definisi").await.data();
    let terbuka: Vec<&str> = d.as_array().unwrap().iter().filter_map(|l| l["slug"].as_str()).collect();
    let mut kosong = Vec::new();
    // A report whose module is off has no menu either.
    for l in laporan::SEMUA.iter().filter(|l| terbuka.contains(&l.slug()) && milik(l.slug(), kode)) {
        let isi = json!({ "saringan": saringan(l, dari, hari) });
        let j = k.post(&format!("laporan/{}", l.slug()), &isi).await.ok();
        if !j["data"].as_array().is_some_and(|b| b.iter().any(Value::is_array)) {
            kosong.push(format!("{kode} {}", l.slug()));
        }
    }
    kosong
}

async fn berfoto(a: &Alat) {
    let folder = tempfile::tempdir().unwrap();
    let lemari = Lemari::folder(folder.path()).unwrap();
    gambar::demo::isi(a.db(), &lemari).await.unwrap();
    let tanpa = "SELECT COUNT(*) FROM saldo_barang s WHERE s.toko = 'JKT1' AND s.milik = 'TOKO' AND NOT EXISTS \
                 (SELECT 1 FROM gambar g WHERE g.toko = s.toko AND g.jenis = 'FOTO_PRODUK' AND g.kunci = s.kode_barcode)";
    assert_eq!(a.angka(tanpa, &[]).await, 0, "barang tanpa foto");
    let dua =
        "SELECT kunci FROM gambar WHERE toko = 'JKT1' AND id = 'contoh-kal-polos' ORDER BY kunci LIMIT 2";
    let dua = a.baris(dua, &[]).await;
    // A picture that pieces share goes with the last of them.
    let p = platform::demo::orang("own", platform::Level::Own, "JKT1").unwrap();
    let milik = |k: &str| gambar::Milik::produk(k).unwrap();
    gambar::hapus(a.db(), &lemari, &p, milik(&dua[0])).await.unwrap();
    assert!(gambar::ambil(a.db(), &lemari, &p.toko, milik(&dua[0]), None).await.is_err());
    let (g, isi) = gambar::ambil(a.db(), &lemari, &p.toko, milik(&dua[1]), None).await.unwrap();
    assert_eq!((g.lebar, isi.unwrap().get(..2)), (300, Some([0xff, 0xd8].as_slice())));
}

#[test]
fn hari_yang_terbuka_tidak_punya_daftar_atau_laporan_kosong() {
    di_kedua_master(|a| async move {
        let siaran = platform::Siaran::baru().0;
        demo::isi_sampai_kini(a.db(), 24, 2_600, 2, &siaran).await.unwrap();
        let hari = a.baris("SELECT tgl_system FROM toko WHERE kode_toko = 'JKT1'", &[]).await.remove(0);
        let dari = values::Tanggal::parse(&hari).unwrap().tambah_hari(-60).unwrap().to_string();
        let mut kosong = Vec::new();
        for (kode, user) in [("JKT1", "own-jkt1"), ("PST", "own")] {
            let own = a.masuk(user).await;
            kosong.extend(daftar_kosong(&own, kode, &hari).await);
            kosong.extend(laporan_kosong(&own, kode, &dari, &hari).await);
            let kini = "SELECT COUNT(DISTINCT b.jenis) FROM bayar b JOIN toko t ON t.kode_toko = b.toko \
                        AND t.tgl_system = b.tgl_system WHERE b.toko = $1";
            let macam = a.angka(kini, args![kode]).await;
            // Cash, transfer, debit and credit card, exchange, deposit, coupon, points, money paid down, a receivable.
            assert_eq!(macam, 10, "macam pembayaran hari ini di {kode}");
            let lama = "SELECT COUNT(*) FROM faktur_batal x JOIN faktur f ON f.toko = x.toko \
                        AND f.no_faktur_group = x.no_faktur_group WHERE x.toko = $1 AND x.tgl_system = $2 AND f.tgl_system < $2";
            assert!(a.angka(lama, args![kode, hari.as_str()]).await > 0, "batal faktur lama di {kode}");
        }
        assert!(kosong.is_empty(), "kosong:\n{}", kosong.join("\n"));
        berfoto(&a).await;
    });
}
