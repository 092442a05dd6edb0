//! What trade tells of a person: notas, manual trade and deposits with what became of them as entries of the story, and the
//! pieces they still have with what the shop would pay for them today.

use crate::acuan::Acuan;
use crate::beli::{BeliMinta, siapkan};
use db::{Conn, args};
use platform::domain::Milik;
use platform::{Hasil, Pelaku};
use values::{Berat, Kadar, Rupiah};

/// Notas and their cancellations, in this order: the entry's own columns, then who it is about.
macro_rules! nota {
    ($tabel:literal, $tambah:literal, $berat:literal, $uraian:literal) => {
        concat!(
            "SELECT f.waktu AS waktu, f.toko || '/' || f.no_faktur_group AS id, f.tgl_system AS tgl_system, f.toko AS kode_toko, \
             CASE f.jenis WHEN 'JUAL' THEN 'PENJUALAN' WHEN 'BELI' THEN 'PEMBELIAN' ELSE 'TUKAR' END || '",
            $tambah,
            "' AS jenis, f.no_faktur_group AS no_dok, ",
            $uraian,
            " AS uraian, f.neto AS rupiah, ",
            $berat,
            " AS berat, CAST(0 AS BIGINT) AS poin, CASE WHEN z.no_batal IS NULL THEN '' ELSE 'BATAL' END AS status FROM ",
            $tabel,
            " f LEFT JOIN ",
            $tabel,
            "_batal z ON z.toko = f.toko AND z.no_faktur_group = f.no_faktur_group WHERE f.kode_pelanggan IN {orang}"
        )
    };
}
macro_rules! nota_batal {
    ($tabel:literal) => {
        concat!(
            "SELECT z.waktu AS waktu, z.toko || '/' || z.no_batal AS id, z.tgl_system AS tgl_system, z.toko AS kode_toko, \
             'BATAL' AS jenis, z.no_batal AS no_dok, f.no_faktur_group || ': ' || z.alasan AS uraian, -f.neto AS rupiah, \
             CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, '' AS status FROM ",
            $tabel,
            "_batal z JOIN ",
            $tabel,
            " f ON f.toko = z.toko AND f.no_faktur_group = z.no_faktur_group WHERE f.kode_pelanggan IN {orang}"
        )
    };
}

/// A deposit is money of the customer's; using it on a nota takes it off again, as giving it back does.
pub(crate) const RIWAYAT: &[&str] = &[
    nota!(
        "faktur",
        "",
        "CASE WHEN f.jenis = 'BELI' THEN f.berat_beli ELSE f.berat_jual END",
        "CASE f.jenis WHEN 'JUAL' THEN 'Membeli ' || CAST(f.qty_jual AS TEXT) || ' barang' \
         WHEN 'BELI' THEN 'Menjual ' || CAST(f.qty_beli AS TEXT) || ' barang' \
         ELSE 'Menukar ' || CAST(f.qty_beli AS TEXT) || ' barang dengan ' || CAST(f.qty_jual AS TEXT) || ' barang' END"
    ),
    nota_batal!("faktur"),
    nota!(
        "manual",
        " MANUAL",
        "(SELECT CAST(COALESCE(SUM(CASE WHEN b.sisi = f.jenis OR (f.jenis = 'TUKAR' AND b.sisi = 'JUAL') THEN b.berat ELSE 0 END), 0) \
         AS BIGINT) FROM manual_baris b WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group)",
        "'Barang tanpa barcode'"
    ),
    nota_batal!("manual"),
    "SELECT t.waktu AS waktu, t.toko || '/' || t.no_titip AS id, t.tgl_system AS tgl_system, t.toko AS kode_toko, \
     'TITIPAN' AS jenis, t.no_titip AS no_dok, t.keterangan AS uraian, t.jumlah_rp AS rupiah, CAST(0 AS BIGINT) AS berat, \
     CAST(0 AS BIGINT) AS poin, CASE WHEN EXISTS (SELECT 1 FROM titipan_peristiwa e WHERE e.toko = t.toko \
     AND e.no_titip = t.no_titip AND e.jenis = 'BATAL') THEN 'BATAL' ELSE '' END AS status \
     FROM titipan t WHERE t.kode_pelanggan IN {orang}",
    "SELECT e.waktu AS waktu, e.toko || '/' || e.no_titip || '/' || CAST(e.urut AS TEXT) AS id, e.tgl_system AS tgl_system, \
     e.toko AS kode_toko, CASE WHEN e.jenis IN ('PAKAI', 'BATAL PAKAI') THEN 'PAKAI TITIPAN' \
     WHEN e.jenis = 'KEMBALI' THEN 'KEMBALI TITIPAN' ELSE 'BATAL' END AS jenis, \
     CASE WHEN e.rujukan <> '' THEN e.rujukan ELSE e.no_titip END AS no_dok, \
     CASE WHEN e.jenis = 'BATAL PAKAI' THEN 'Batal dipakai: ' ELSE '' END || e.no_titip \
     || CASE WHEN e.alasan <> '' THEN ': ' || e.alasan ELSE '' END AS uraian, \
     CASE WHEN e.jenis = 'BATAL PAKAI' THEN e.jumlah_rp ELSE -e.jumlah_rp END AS rupiah, CAST(0 AS BIGINT) AS berat, \
     CAST(0 AS BIGINT) AS poin, '' AS status \
     FROM titipan t JOIN titipan_peristiwa e ON e.toko = t.toko AND e.no_titip = t.no_titip \
     WHERE t.kode_pelanggan IN {orang} AND e.jenis <> 'VALID'",
];

/// Pieces of one answer.
const PALING_BANYAK: i64 = 100;

db::bacaan! {
    struct Dipegang {
        kode_toko: String = "jual.toko",
        no_faktur_jual: String = "jual.no_faktur_jual",
        no_faktur_group: String = "jual.no_faktur_group",
        tgl_system: String = "jual.tgl_system",
        kode_barcode: String = "jual.kode_barcode",
        nama_barang: String = "jual.nama_barang",
        kode_group: String = "jual.kode_group",
        kadar: Kadar = "jual.kadar_cetak",
        berat: Berat = "jual.berat",
        harga_total: Rupiah = "jual.harga_total",
    }
}

/// The condition a piece is valued in: of this kind, one that needs nobody's yes, the plain one before others.
fn kondisi_umum(c: &mut Conn, p: &Pelaku, tipe: &str) -> Hasil<String> {
    let ganti_model =
        platform::modul::Setelan::baca(c, &p.toko)?.nilai("GANTI_MODEL_KONDISI").trim().to_uppercase();
    Ok(c.one(
        "SELECT kondisi FROM kondisi_pembelian WHERE toko = $1 AND dihapus = 0 AND tipe_kondisi = $3 AND kondisi <> $2 \
         ORDER BY butuh_otorisasi, CASE WHEN kondisi = $3 THEN 0 ELSE 1 END, kondisi LIMIT 1",
        args![&p.toko, ganti_model, tipe],
        |r| r.get(0),
    )?
    .unwrap_or_default())
}

/// What these people bought, did not bring back, and nobody else has; newest first.
pub(crate) fn milik(c: &mut Conn, p: &Pelaku, orang: &[String]) -> Hasil<Vec<Milik>> {
    if orang.is_empty() {
        return Ok(Vec::new());
    }
    let d = db::daftar(1, orang.iter().map(String::as_str));
    let dipegang: Vec<Dipegang> = c.baris(
        &format!(
            "FROM jual JOIN faktur ON faktur.toko = jual.toko AND faktur.no_faktur_group = jual.no_faktur_group \
             JOIN barang ON barang.kode_barcode = jual.kode_barcode \
             WHERE faktur.kode_pelanggan IN {} AND jual.jenis_barang = 'BARANG' AND barang.status = 'TERJUAL' \
             AND NOT EXISTS (SELECT 1 FROM faktur_batal x WHERE x.toko = jual.toko AND x.no_faktur_group = jual.no_faktur_group) \
             AND NOT EXISTS (SELECT 1 FROM beli b WHERE b.no_faktur_nota = jual.no_faktur_jual AND b.toko_nota = jual.toko \
             AND NOT EXISTS (SELECT 1 FROM faktur_batal y WHERE y.toko = b.toko AND y.no_faktur_group = b.no_faktur_group)) \
             ORDER BY jual.tgl_system DESC, jual.no_faktur_jual DESC LIMIT {PALING_BANYAK}",
            d.sql
        ),
        &d.nilai,
    )?;
    if dipegang.is_empty() {
        return Ok(Vec::new());
    }
    let (kondisi, rusak) = (kondisi_umum(c, p, "BAGUS")?, kondisi_umum(c, p, "RUSAK")?);
    let mut acuan = Acuan::baca(c, p).map_err(|t| t.pesan);
    let mut hasil = Vec::with_capacity(dipegang.len());
    for b in dipegang {
        let nilai = match &mut acuan {
            Ok(a) => taksir(c, p, a, &b, &kondisi)?,
            Err(pesan) => Err(pesan.clone()),
        };
        let (harga_beli, sebab) = match nilai {
            Ok(h) => (Some(h), String::new()),
            Err(s) => (None, s),
        };
        let harga_beli_rusak = match &mut acuan {
            Ok(a) if harga_beli.is_some() && !rusak.is_empty() => taksir(c, p, a, &b, &rusak)?.ok(),
            _ => None,
        };
        hasil.push(Milik {
            harga_beli_rusak,
            kode_toko: b.kode_toko,
            no_faktur_jual: b.no_faktur_jual,
            no_faktur_group: b.no_faktur_group,
            tgl_system: b.tgl_system,
            kode_barcode: b.kode_barcode,
            nama_barang: b.nama_barang,
            kode_group: b.kode_group,
            kadar: b.kadar,
            berat: b.berat,
            harga_total: b.harga_total,
            harga_beli,
            sebab,
        });
    }
    Ok(hasil)
}

/// What a purchase of it would come to now, by the same pricing; or why there would be none.
fn taksir(
    c: &mut Conn,
    p: &Pelaku,
    a: &mut Acuan,
    b: &Dipegang,
    kondisi: &str,
) -> Hasil<Result<Rupiah, String>> {
    let minta = BeliMinta {
        surat: "NOTA".to_owned(),
        no_faktur_jual: b.no_faktur_jual.clone(),
        berat_timbang: b.berat,
        kondisi: kondisi.to_owned(),
        ..BeliMinta::default()
    };
    match siapkan(c, p, a, std::slice::from_ref(&minta), None, (None, Rupiah::NOL)) {
        Ok(baris) => {
            Ok(baris.first().map(|x| x.isi.harga_hitung).ok_or_else(|| "Tidak bisa dinilai".to_owned()))
        }
        // What the database says is no reason of the piece's.
        Err(t) if t.sebab.is_some() => Err(t),
        Err(t) => Ok(Err(t.kolom.into_values().next().unwrap_or(t.pesan))),
    }
}
