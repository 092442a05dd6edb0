//! The level a person has reached: by the money that stayed in the shops in the last twelve months. Trade that went back and
//! forth counts for nothing: what the shops paid comes off what they got, a piece with its nota off what its buyer spent,
//! whoever brings it. Points and coupons are no money, what the bank has not shown yet is none yet, and neither is what is still owed on a
//! piece that was handed over.

use super::{AturanTingkat, pada};
use db::{Conn, args};
use konter::pelanggan;
use platform::Hasil;
use serde::Serialize;
use std::collections::HashMap;
use values::{Rupiah, Tanggal};

/// What everybody earns who has no level.
const BIASA: i64 = 100;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TingkatMember)]
pub struct Tingkat {
    /// empty where the chain has no levels
    pub nama: String,
    /// hundredths
    pub pengali: i64,
    #[schema(value_type = i64)]
    pub belanja: Rupiah,
}

impl Tingkat {
    pub(super) fn dari(a: &AturanTingkat, belanja: Rupiah) -> Self {
        let t = a.untuk(belanja);
        Self {
            nama: t.map(|t| t.nama.clone()).unwrap_or_default(),
            pengali: t.map_or(BIASA, |t| t.pengali),
            belanja,
        }
    }
}

/// The first day that counts and the last.
fn setahun(tgl: Tanggal) -> Hasil<(Tanggal, Tanggal)> {
    let awal = tgl.tambah_bulan(-12).map_err(|e| db::Error::Lain(e.to_string()))?;
    Ok((awal, tgl))
}

/// What stands of trade, by the card it was written for; `saring` leaves document $3 out and names cards from $4 on, or is empty
/// for all.
pub(super) fn sql_belanja(saring: &str) -> String {
    let satu = |tabel: &str, uang: &str| {
        let berdiri = berdiri(tabel, saring);
        format!("SELECT f.kode_pelanggan, {uang} AS uang FROM {tabel} f WHERE {berdiri}")
    };
    // What was brought with somebody's nota is that person's, below.
    let faktur = "CASE WHEN f.neto > 0 THEN f.dasar_poin ELSE f.neto END + COALESCE((SELECT SUM(b.harga) FROM beli b \
         JOIN jual j ON j.toko = b.toko_nota AND j.no_faktur_jual = b.no_faktur_nota \
         JOIN faktur g ON g.toko = j.toko AND g.no_faktur_group = j.no_faktur_group AND g.kode_pelanggan <> '' \
         WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group AND b.no_faktur_nota <> ''), 0)";
    let lain = if saring.is_empty() { "" } else { "AND b.no_faktur_group <> $3" };
    let kembali = format!(
        "SELECT f.kode_pelanggan, -b.harga FROM faktur f JOIN jual j ON j.toko = f.toko AND j.no_faktur_group = f.no_faktur_group \
         JOIN beli b ON b.no_faktur_nota = j.no_faktur_jual AND b.toko_nota = j.toko \
         WHERE f.kode_pelanggan <> '' {saring} {lain} AND b.tgl_system > $1 AND b.tgl_system <= $2 AND NOT EXISTS \
         (SELECT 1 FROM faktur_batal z WHERE z.toko = b.toko AND z.no_faktur_group = b.no_faktur_group)"
    );
    format!(
        "SELECT x.kode_pelanggan, CAST(SUM(x.uang) AS BIGINT) FROM ({} UNION ALL {} UNION ALL {kembali} UNION ALL {} UNION ALL {} \
         UNION ALL {} UNION ALL {}) x GROUP BY x.kode_pelanggan",
        satu("faktur", faktur),
        satu("manual", "f.neto"),
        belum_terlihat("faktur", saring),
        belum_terlihat("manual", saring),
        titipan_belum_terlihat(saring),
        belum_dibayar(saring)
    )
}

/// What is owed on pieces that were handed over before they were paid for.
fn belum_dibayar(saring: &str) -> String {
    let berdiri = berdiri("faktur", saring);
    format!(
        "SELECT f.kode_pelanggan, -v.saldo FROM faktur f JOIN faktur_sumber s ON s.toko = f.toko AND s.no_faktur_group = f.no_faktur_group \
         JOIN saldo_piutang v ON v.toko = s.toko AND v.no_piutang = s.no_sumber AND v.saldo > 0 WHERE {berdiri}"
    )
}

/// Which documents count, of all that a query of spending looks at.
fn berdiri(tabel: &str, saring: &str) -> String {
    format!(
        "f.kode_pelanggan <> '' {saring} AND f.tgl_system > $1 AND f.tgl_system <= $2 AND NOT EXISTS (SELECT 1 FROM {tabel}_batal z \
         WHERE z.toko = f.toko AND z.no_faktur_group = f.no_faktur_group)"
    )
}

/// Money of theirs that waits for the bank, taken off again.
fn belum_terlihat(tabel: &str, saring: &str) -> String {
    let berdiri = berdiri(tabel, saring);
    format!(
        "SELECT f.kode_pelanggan, -b.jumlah_in FROM bank_menunggu m JOIN buku_bank b ON b.toko = m.toko AND b.id = m.id_bank \
         AND b.jumlah_in > 0 JOIN {tabel} f ON f.toko = b.toko AND f.no_faktur_group = b.no_dok WHERE {berdiri}"
    )
}

/// The same of deposits that pay them, and of money that was paid down on what they fetched.
fn titipan_belum_terlihat(saring: &str) -> String {
    let berdiri = berdiri("faktur", saring);
    format!(
        "SELECT f.kode_pelanggan, -e.jumlah_rp FROM faktur f JOIN titipan_peristiwa e ON e.toko = f.toko AND e.rujukan = f.no_faktur_group \
         AND e.jenis = 'PAKAI' AND EXISTS (SELECT 1 FROM buku_bank b JOIN bank_menunggu m ON m.toko = b.toko AND m.id_bank = b.id \
         WHERE b.toko = e.toko AND b.no_dok = e.no_titip AND b.jumlah_in > 0) WHERE {berdiri} \
         UNION ALL SELECT f.kode_pelanggan, -y.jumlah_rp FROM (SELECT DISTINCT b.toko, CASE WHEN b.jenis_dok IN ('IP', 'CB', 'UM') \
          THEN b.deskripsi ELSE b.no_dok END AS no_sumber FROM bank_menunggu m JOIN buku_bank b ON b.toko = m.toko AND b.id = m.id_bank \
          WHERE b.jumlah_in > 0) w JOIN faktur_sumber s ON s.toko = w.toko AND s.no_sumber = w.no_sumber \
         JOIN faktur f ON f.toko = s.toko AND f.no_faktur_group = s.no_faktur_group \
         JOIN bayar y ON y.toko = f.toko AND y.no_faktur_group = f.no_faktur_group AND y.jenis = 'DP' AND y.arah = 'MASUK' WHERE {berdiri}"
    )
}

/// What some people spent, all their cards together, in the twelve months up to a day; who is not named spent nothing.
fn belanja_banyak(
    c: &mut Conn,
    kode: &[String],
    tgl: Tanggal,
    kecuali: &str,
) -> Hasil<HashMap<String, Rupiah>> {
    let (dari, sampai) = setahun(tgl)?;
    let mut pemilik: HashMap<String, String> = HashMap::new();
    for k in kode {
        for kartu in pelanggan::kartu(c, k)? {
            pemilik.insert(kartu, k.clone());
        }
    }
    let mut hasil: HashMap<String, i64> = HashMap::new();
    let semua: Vec<String> = pemilik.keys().cloned().collect();
    for bagian in semua.chunks(200) {
        let d = db::daftar(4, bagian.iter());
        let mut isi = args![dari, sampai, kecuali].to_vec();
        isi.extend(d.nilai);
        let sql = sql_belanja(&format!("AND f.no_faktur_group <> $3 AND f.kode_pelanggan IN {}", d.sql));
        for (kartu, n) in c.rows(&sql, &isi, |r| Ok((r.get::<String>(0)?, r.int(1)?)))? {
            if let Some(siapa) = pemilik.get(&kartu) {
                *hasil.entry(siapa.clone()).or_default() += n;
            }
        }
    }
    Ok(hasil.into_iter().map(|(k, n)| (k, Rupiah::new(n.max(0)))).collect())
}

/// What somebody spent in the twelve months up to a day.
pub fn belanja(c: &mut Conn, kode: &str, tgl: Tanggal) -> Hasil<Rupiah> {
    belanja_selain(c, kode, tgl, "")
}

fn belanja_selain(c: &mut Conn, kode: &str, tgl: Tanggal, kecuali: &str) -> Hasil<Rupiah> {
    let kode = pelanggan::utama(c, kode)?;
    let mut ada = belanja_banyak(c, std::slice::from_ref(&kode), tgl, kecuali)?;
    Ok(ada.remove(&kode).unwrap_or(Rupiah::NOL))
}

/// The level of somebody on a day, by the rule of that day.
pub fn tingkat(c: &mut Conn, kode: &str, tgl: Tanggal) -> Hasil<Tingkat> {
    let a: AturanTingkat = pada(c, tgl)?;
    let belanja = belanja(c, kode, tgl)?;
    Ok(Tingkat::dari(&a, belanja))
}

/// What points of a document are multiplied by for somebody on a day, in hundredths: by the level the counter saw before it. What
/// the document itself comes to raises the next one.
pub fn pengali(c: &mut Conn, kode: &str, tgl: Tanggal, no_dok: &str) -> Hasil<i64> {
    let a: AturanTingkat = pada(c, tgl)?;
    if a.tingkat.is_empty() {
        return Ok(BIASA);
    }
    let belanja = belanja_selain(c, kode, tgl, no_dok)?;
    Ok(Tingkat::dari(&a, belanja).pengali)
}

/// The names of the levels of these people; nothing is looked up where the chain has none.
pub fn tingkat_banyak(c: &mut Conn, kode: &[String], tgl: Tanggal) -> Hasil<HashMap<String, String>> {
    let a: AturanTingkat = pada(c, tgl)?;
    if a.tingkat.is_empty() {
        return Ok(HashMap::new());
    }
    let b = belanja_banyak(c, kode, tgl, "")?;
    let nama = |k: &String| Tingkat::dari(&a, b.get(k).copied().unwrap_or(Rupiah::NOL)).nama;
    Ok(kode.iter().map(|k| (k.clone(), nama(k))).collect())
}

/// What every member spent, by the card that stands for them. For previews: it reads a year of trade.
pub(super) fn belanja_semua(c: &mut Conn, tgl: Tanggal) -> Hasil<HashMap<String, Rupiah>> {
    let (dari, sampai) = setahun(tgl)?;
    let ke: HashMap<String, String> = c
        .rows("SELECT kode_pelanggan, gabung_ke FROM pelanggan WHERE gabung_ke <> ''", args![], |r| {
            Ok((r.get(0)?, r.get(1)?))
        })?
        .into_iter()
        .collect();
    let mut hasil: HashMap<String, i64> = HashMap::new();
    c.each(
        "SELECT kode_pelanggan FROM pelanggan WHERE kode_member <> '' AND gabung_ke = '' AND keluar = ''",
        args![],
        |r| {
            hasil.insert(r.get(0)?, 0);
            Ok::<_, db::Error>(())
        },
    )?;
    c.each(&sql_belanja(""), args![dari, sampai], |r| {
        let mut kode: String = r.get(0)?;
        while let Some(k) = ke.get(&kode) {
            kode.clone_from(k);
        }
        if let Some(n) = hasil.get_mut(&kode) {
            *n += r.int(1)?;
        }
        Ok::<_, db::Error>(())
    })?;
    Ok(hasil.into_iter().map(|(k, n)| (k, Rupiah::new(n.max(0)))).collect())
}
