//! Laporan Rekap Sales: what every sales person brought in, by kind of business. An order counts when it is fetched, a service
//! by its bill (V050); loans come in when they exist. What was taken back later comes off on that day.

use crate::niaga::{SALES, dari, gerak, jumlah};
use crate::{
    Cara, JenisSaring, Laporan, PILIH_SEMUA, Rekap, Sumber, angka, berat, kode, pilih, rupiah, saring, teks,
    tgl_dari, tgl_sampai,
};
use print::tabel::Kertas;
use serde_json::{Map, Value, json};

/// The kinds of the specification, in its order. Paper and screen write them without the strokes, in capitals.
const OMSET: [&str; 9] = [
    "omset_emas",
    "omset_lm_manual",
    "omset_berlian",
    "omset_pesanan_berlian",
    "omset_emas_manual",
    "omset_pesanan",
    "omset_simpan_pinjam",
    "omset_service",
    "omset_lm",
];

/// The same as screen and paper write them.
const TULISAN: [&str; 9] = [
    "OMSET EMAS",
    "OMSET LM MANUAL",
    "OMSET BERLIAN",
    "OMSET PESANAN BERLIAN",
    "OMSET EMAS MANUAL",
    "OMSET PESANAN",
    "OMSET SIMPAN PINJAM",
    "OMSET SERVICE",
    "OMSET LM",
];

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["POST report/laporan-rekap-sales"],
    cara: Cara::Langsung,
    tombol: "Cari Laporan",
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        SALES,
        saring(
            "kode_jenis",
            "Kategori",
            JenisSaring::Pilihan(&[PILIH_SEMUA, pilih("TUA", "TUA"), pilih("MUDA", "MUDA")]),
        ),
    ],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        "SELECT x.kode_sales, COALESCE(s.nama_sales, '') AS nama_sales, UPPER(REPLACE(x.omset, '_', ' ')) AS omset, \
         CAST(SUM(x.jumlah) AS BIGINT) AS jumlah, CAST(SUM(x.berat) AS BIGINT) AS berat, \
         CAST(SUM(x.rupiah) AS BIGINT) AS rupiah, CAST(SUM(x.ongkos) AS BIGINT) AS ongkos FROM (\
         SELECT r.kode_sales, CASE WHEN r.no_pesanan <> '' AND r.is_berlian = 1 THEN 'omset_pesanan_berlian' \
         WHEN r.no_pesanan <> '' THEN 'omset_pesanan' WHEN r.is_berlian = 1 THEN 'omset_berlian' \
         WHEN r.is_lm = 1 AND r.jenis_barang <> 'BARANG' THEN 'omset_lm_manual' WHEN r.is_lm = 1 THEN 'omset_lm' \
         WHEN r.jenis_barang <> 'BARANG' THEN 'omset_emas_manual' ELSE 'omset_emas' END AS omset, ",
        jumlah!("r.qty"),
        " AS jumlah, ",
        jumlah!("r.berat"),
        " AS berat, ",
        jumlah!("r.harga_total"),
        " AS rupiah, ",
        jumlah!("r.ongkos"),
        " AS ongkos",
        dari!("jual"),
        "WHERE 1 = 1[[kode_sales| AND r.kode_sales = :kode_sales]][[kode_jenis| AND r.jenis_group = :kode_jenis]] \
         GROUP BY 1, 2 UNION ALL SELECT o.kode_sales, 'omset_service', CAST(o.jumlah AS BIGINT), CAST(o.berat AS BIGINT), o.rupiah, o.ongkos FROM service_omset o \
         WHERE o.toko = :toko AND o.tgl_system BETWEEN :tgl_from AND :tgl_to[[kode_sales| AND o.kode_sales = :kode_sales]]\
         [[kode_jenis| AND :kode_jenis = '']] UNION ALL SELECT o.kode_sales, 'omset_simpan_pinjam', CAST(o.jumlah AS BIGINT), CAST(o.berat AS BIGINT), \
         o.rupiah, o.ongkos FROM pinjaman_omset o WHERE o.toko = :toko AND o.tgl_system BETWEEN :tgl_from AND :tgl_to\
         [[kode_sales| AND o.kode_sales = :kode_sales]][[kode_jenis| AND :kode_jenis = '']]) x LEFT JOIN sales s ON s.toko = :toko AND s.kode_sales = x.kode_sales \
         GROUP BY x.kode_sales, s.nama_sales, x.omset ORDER BY x.kode_sales, x.omset",
    )),
    kolom: &[
        kode("kode_sales", "Sales"),
        teks("nama_sales", "Nama Sales"),
        kode("omset", "Omset"),
        angka("jumlah", "Jumlah").jumlah(),
        berat("berat", "Berat").jumlah(),
        rupiah("rupiah", "Rupiah").jumlah(),
        rupiah("ongkos", "Ongkos").jumlah(),
    ],
    kelompok: &["kode_sales"],
    rekap: Some(Rekap { judul: "Total Omset", menurut: "omset", nilai: &TULISAN }),
    kertas: Kertas::Potret,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    rakit: Some(rakit),
    tersedia: "Laporan Rekap Sales Tersedia",
    kosong: "Data Yang Anda Cari Tidak Ada",
    gagal: "Terjadi Kesalahan Saat Request Data",
    ..Laporan::new("/laporan-rekap-sales", "Laporan Rekap Sales")
};

const ANGKA: [&str; 4] = ["berat", "jumlah", "rupiah", "ongkos"];

/// `{sales: [{kode_sales, nama_sales, omset_…: [{berat, jumlah, rupiah, ongkos}]}], total_omset_…: {…}}`.
fn rakit(baris: &[Value]) -> Value {
    let mut sales: Vec<Map<String, Value>> = Vec::new();
    let mut total: Map<String, Value> = Map::new();
    for kunci in OMSET {
        total.insert(format!("total_{kunci}"), json!({ "berat": 0, "jumlah": 0, "rupiah": 0, "ongkos": 0 }));
    }
    for b in baris {
        let kode = b.get("kode_sales").cloned().unwrap_or_default();
        if sales.last().and_then(|s| s.get("kode_sales")) != Some(&kode) {
            let mut satu = Map::new();
            satu.insert("kode_sales".to_owned(), kode);
            satu.insert("nama_sales".to_owned(), b.get("nama_sales").cloned().unwrap_or_default());
            satu.extend(OMSET.iter().map(|k| ((*k).to_owned(), json!([]))));
            sales.push(satu);
        }
        let omset =
            b.get("omset").and_then(Value::as_str).unwrap_or_default().to_lowercase().replace(' ', "_");
        let isi: Map<String, Value> =
            ANGKA.iter().map(|k| ((*k).to_owned(), b.get(*k).cloned().unwrap_or_default())).collect();
        if let Some(Value::Object(t)) = total.get_mut(&format!("total_{omset}")) {
            for k in ANGKA {
                let jumlah = tambah(t.get(k), isi.get(k));
                t.insert(k.to_owned(), jumlah);
            }
        }
        if let Some(Value::Array(daftar)) = sales.last_mut().and_then(|s| s.get_mut(&omset)) {
            daftar.push(Value::Object(isi));
        }
    }
    let mut hasil = total;
    hasil.insert("sales".to_owned(), json!(sales));
    Value::Object(hasil)
}

/// Adds two numbers of an answer: whole ones, or grams with three decimals through whole milligrams.
fn tambah(a: Option<&Value>, b: Option<&Value>) -> Value {
    let bulat = |v: Option<&Value>| v.map_or(Some(0), Value::as_i64);
    if let (Some(a), Some(b)) = (bulat(a), bulat(b)) {
        return json!(a.saturating_add(b));
    }
    let berat = |v: Option<&Value>| {
        v.and_then(|v| serde_json::from_value::<values::Berat>(v.clone()).ok())
            .map_or(0, values::Berat::sebagai_mg)
    };
    json!(values::Berat::mg(berat(a).saturating_add(berat(b))))
}

#[cfg(test)]
mod tests {
    use super::rakit;
    use serde_json::json;

    #[test]
    fn rekap_dirakit_per_sales_dan_dijumlah() {
        let baris = |sales: &str, omset: &str, berat: f64, rupiah: i64| json!({ "kode_sales": sales, "nama_sales": "N", "omset": omset, "jumlah": 1, "berat": berat, "rupiah": rupiah, "ongkos": 5 });
        let h = rakit(&[
            baris("S01", "OMSET EMAS", 2.345, 1_000),
            baris("S01", "OMSET LM", 1.0, 500),
            baris("S02", "OMSET EMAS", 0.1, 200),
        ]);
        assert_eq!(h["sales"].as_array().unwrap().len(), 2);
        assert_eq!(h["sales"][0]["omset_lm"][0]["rupiah"], 500);
        assert_eq!(h["sales"][1]["omset_berlian"], json!([]));
        assert_eq!(
            h["total_omset_emas"],
            json!({ "berat": 2.445, "jumlah": 2, "rupiah": 1_200, "ongkos": 10 })
        );
        assert_eq!(h["total_omset_service"]["rupiah"], 0);
    }
}
