//! Coupons: given by a sale that is large enough, looked up at the counter, used once.

use crate::acuan::Acuan;
use crate::jumlah::{meluap, rupiah_master};
use crate::pelanggan::Pelanggan;
use db::{Conn, Row, Val, args};
use ledger::{Dok, kupon};
use platform::{Hasil, Pelaku, Tolak, acak};
use serde::{Deserialize, Serialize};
use values::{KodeToko, Persen, Rupiah};

/// A coupon that was given, and what became of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KuponTransaksi)]
pub struct Kupon {
    pub no_kupon: String,
    pub kode_kupon: String,
    pub nama_kupon: String,
    /// RP or PERSEN
    pub jenis_nilai: String,
    /// rupiah, or hundredths of a percent
    pub nilai: i64,
    #[schema(value_type = i64)]
    pub min_pakai: Rupiah,
    pub tgl_terbit: String,
    pub tgl_akhir: String,
    /// the sale that gave it
    pub no_faktur_group: String,
    pub nama_customer: String,
    pub oleh: String,
    /// AKTIF, DIPAKAI, HANGUS (its time is over) or BATAL (its sale was taken back)
    pub status: String,
    /// the document that used or ended it; empty while it holds
    pub no_akhir: String,
    pub tgl_pakai: String,
    /// what it paid
    #[schema(value_type = i64)]
    pub nilai_pakai: Rupiah,
}

/// Which coupons. Dates are those they were given on, inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Tanya {
    pub tgl_from: String,
    pub tgl_to: String,
    /// number, name of the coupon, customer or sale
    pub cari: String,
    /// ALL, AKTIF, DIPAKAI, HANGUS or BATAL
    pub status: String,
    pub skip: i64,
    pub limit: i64,
}

/// A coupon that was looked up, and whether it can be used today.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KuponCek)]
pub struct Cek {
    #[serde(flatten)]
    pub kupon: Kupon,
    pub berlaku: bool,
    /// why not; empty when it holds
    pub alasan: String,
    /// what it pays of the sum that was asked about
    #[schema(value_type = i64)]
    pub nilai_rp: Rupiah,
}

const LIMIT_MAKS: i64 = 200;

// The last line of a coupon in its book says what became of it: given, used, ended, or given back by a cancellation.
const ISI: &str = "SELECT k.no_kupon, k.kode_kupon, k.nama_kupon, k.jenis_nilai, k.nilai, k.min_pakai, k.tgl_terbit, k.tgl_akhir, \
     k.no_faktur_group, k.nama_customer, k.oleh, CASE WHEN b.qty = 1 AND k.tgl_akhir >= $2 THEN 'AKTIF' WHEN b.qty = 1 THEN 'HANGUS' \
     WHEN b.jenis_dok = 'NG' THEN 'DIPAKAI' WHEN b.jenis_dok = 'BF' THEN 'BATAL' ELSE 'HANGUS' END AS status, \
     CASE WHEN b.qty = 1 THEN '' ELSE b.no_dok END AS no_akhir, CASE WHEN b.qty = 1 THEN '' ELSE b.tgl_system END AS tgl_pakai, \
     CASE WHEN b.qty = 1 THEN 0 ELSE b.nilai END AS nilai_pakai FROM kupon_terbit k \
     JOIN buku_kupon b ON b.toko = k.toko AND b.no_kupon = k.no_kupon AND b.id = (SELECT MAX(x.id) FROM buku_kupon x \
     WHERE x.toko = k.toko AND x.no_kupon = k.no_kupon) WHERE k.toko = $1";

fn baca(r: &Row<'_>) -> db::Result<Kupon> {
    Ok(Kupon {
        no_kupon: r.get(0)?,
        kode_kupon: r.get(1)?,
        nama_kupon: r.get(2)?,
        jenis_nilai: r.get(3)?,
        nilai: r.int(4)?,
        min_pakai: r.get(5)?,
        tgl_terbit: r.get(6)?,
        tgl_akhir: r.get(7)?,
        no_faktur_group: r.get(8)?,
        nama_customer: r.get(9)?,
        oleh: r.get(10)?,
        status: r.get(11)?,
        no_akhir: r.get(12)?,
        tgl_pakai: r.get(13)?,
        nilai_pakai: r.get(14)?,
    })
}

fn hari(c: &mut Conn, toko: &KodeToko) -> Hasil<String> {
    Ok(platform::toko::cari(c, toko)?.tgl_system.to_string())
}

/// The newest first, and how many there are.
pub fn daftar(c: &mut Conn, toko: &KodeToko, t: &Tanya) -> Hasil<(Vec<Kupon>, i64)> {
    let mut nilai: Vec<Val> = vec![toko.into(), hari(c, toko)?.into()];
    let mut dalam = String::new();
    for (tanda, isi) in [(">=", &t.tgl_from), ("<=", &t.tgl_to)] {
        if !isi.trim().is_empty() {
            nilai.push(isi.trim().into());
            dalam.push_str(&format!(" AND k.tgl_terbit {tanda} ${}", nilai.len()));
        }
    }
    let cari = t.cari.trim();
    if !cari.is_empty() {
        nilai.push(db::pola_cari(cari).into());
        let n = nilai.len();
        let kolom = ["k.no_kupon", "k.kode_kupon", "k.nama_kupon", "k.nama_customer", "k.no_faktur_group"];
        let cocok: Vec<String> = kolom.iter().map(|k| format!("LOWER({k}) LIKE ${n} ESCAPE '\\'")).collect();
        dalam.push_str(&format!(" AND ({})", cocok.join(" OR ")));
    }
    let mut luar = String::new();
    let status = t.status.trim().to_uppercase();
    if !status.is_empty() && status != "ALL" {
        nilai.push(status.into());
        luar = format!(" WHERE status = ${}", nilai.len());
    }
    let dari = format!("FROM ({ISI}{dalam}) x{luar}");
    let banyak: i64 = c.nilai(&format!("SELECT COUNT(*) {dari}"), &nilai)?;
    let limit = if t.limit <= 0 { LIMIT_MAKS } else { t.limit.min(LIMIT_MAKS) };
    nilai.push(limit.into());
    nilai.push(t.skip.max(0).into());
    let n = nilai.len();
    let sql = format!("SELECT * {dari} ORDER BY tgl_terbit DESC, no_kupon DESC LIMIT ${} OFFSET ${n}", n - 1);
    Ok((c.rows(&sql, &nilai, baca)?, banyak))
}

/// A coupon by its number: whether it holds today, and what it pays of a sum.
pub fn cek(c: &mut Conn, p: &Pelaku, no: &str, total: Option<Rupiah>) -> Hasil<Cek> {
    let no = no.trim().to_uppercase();
    if no.is_empty() {
        let pesan = "No Kupon Harus Diisi";
        return Err(Tolak::aturan("KUPON-01", pesan).kolom("no_kupon", pesan));
    }
    let ada = satu(c, &p.toko, &no)?;
    let Some(k) = ada else {
        let pesan = format!("Kupon {no} tidak ada");
        return Err(Tolak::tidak_ada("KUPON-02", pesan.clone()).kolom("no_kupon", pesan));
    };
    let untuk = total.unwrap_or(k.min_pakai);
    let (alasan, nilai_rp) = match bernilai(&k, untuk)? {
        Ok(n) => (String::new(), n.min(if total.is_some() { untuk } else { n })),
        Err(alasan) => (alasan, Rupiah::NOL),
    };
    Ok(Cek { berlaku: alasan.is_empty(), alasan, nilai_rp, kupon: k })
}

pub(crate) fn satu(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Option<Kupon>> {
    let hari = hari(c, toko)?;
    Ok(c.one(&format!("{ISI} AND k.no_kupon = $3"), args![toko, hari, no], baca)?)
}

/// What a coupon is worth on a sale of this sum, or why it is not.
pub(crate) fn bernilai(k: &Kupon, total: Rupiah) -> Hasil<Result<Rupiah, String>> {
    let no = &k.no_kupon;
    Ok(match k.status.as_str() {
        "DIPAKAI" => Err(format!("Kupon {no} sudah dipakai di {} ({})", k.no_akhir, k.tgl_pakai)),
        "BATAL" => Err(format!("Kupon {no} batal: penjualannya dibatalkan")),
        "HANGUS" => Err(format!("Kupon {no} hangus, berlaku sampai {}", k.tgl_akhir)),
        _ if total < k.min_pakai => Err(format!("Kupon {no} untuk belanja mulai {}", k.min_pakai)),
        _ if k.jenis_nilai == "PERSEN" => Ok(total.persen(Persen::perseratus(k.nilai)).map_err(meluap)?),
        _ => Ok(Rupiah::new(k.nilai)),
    })
}

/// Gives the coupon that the money of a sale has earned: of all that hold today, the one that asks for the most.
pub(crate) fn terbitkan(
    dok: &mut Dok<'_, '_>,
    a: &Acuan,
    siapa: &Pelanggan,
    uang: Rupiah,
) -> Hasil<Vec<String>> {
    if uang <= Rupiah::NOL || !a.set.nyala("KUPON_PENJUALAN_MODULE") {
        return Ok(Vec::new());
    }
    let (no, tgl, oleh) = (dok.no().clone(), dok.tgl_system(), dok.oleh().clone());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let ada = tx.one(
        "SELECT kode_kupon, nama_kupon, jenis_nilai, nilai, min_pakai, masa_hari FROM kupon WHERE toko = $1 AND dihapus = 0 \
         AND min_belanja <= $2 AND (tgl_dari IS NULL OR tgl_dari <= $3) AND (tgl_sampai IS NULL OR tgl_sampai >= $3) \
         ORDER BY min_belanja DESC, kode_kupon LIMIT 1",
        args![&toko, uang, tgl],
        |r| {
            Ok((
                r.get::<String>(0)?,
                r.get::<String>(1)?,
                r.get::<String>(2)?,
                r.int(3)?,
                r.int(4)?,
                r.int(5)?,
            ))
        },
    )?;
    let Some((kode, nama, jenis, nilai, min_pakai, masa)) = ada else { return Ok(Vec::new()) };
    let nilai = if jenis == "RP" { rupiah_master(nilai) } else { nilai };
    let no_kupon = format!("{}{}", tgl.yymmdd(), acak::teks(8).to_uppercase());
    let akhir = tgl.tambah_hari(masa).map_err(|e| db::Error::Lain(e.to_string()))?;
    let v: Vec<Val> = vec![
        (&toko).into(),
        no_kupon.as_str().into(),
        kode.into(),
        nama.into(),
        jenis.into(),
        nilai.into(),
        min_pakai.into(),
        tgl.into(),
        akhir.into(),
        (&no).into(),
        siapa.kode_pelanggan.as_str().into(),
        siapa.nama_customer.as_str().into(),
        (&oleh).into(),
    ];
    tx.exec(
        "INSERT INTO kupon_terbit (toko, no_kupon, kode_kupon, nama_kupon, jenis_nilai, nilai, min_pakai, tgl_terbit, tgl_akhir, \
         no_faktur_group, kode_pelanggan, nama_customer, oleh) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        &v,
    )?;
    kupon::catat(dok, &[kupon::Baris { no_kupon: no_kupon.clone(), terbit: true, nilai: Rupiah::NOL }])?;
    Ok(vec![no_kupon])
}
