//! The story of one person over all stores, on one time line. What happened each domain tells itself (`Domain::riwayat`,
//! `Domain::milik`); here the entries are put together, counted and paged, and the books of points and gifts tell theirs.

use crate::aturan;
use db::{Conn, Val, args};
use konter::{KonterTolak, pelanggan};
use platform::domain::{Domain, Milik};
use platform::{DasarTolak, Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{Berat, Rupiah, Tanggal};

/// Points by the document that moved them (lots of one document together; what only moved between two cards of the person is
/// left out), and gifts that were given for them.
pub(crate) const RIWAYAT: &[&str] = &[
    "SELECT MAX(b.waktu) AS waktu, b.toko || '/POIN/' || b.no_dok || '/' || b.jenis || CASE WHEN b.balik IS NULL THEN '' ELSE '/BATAL' END \
     AS id, MAX(b.tgl_system) AS tgl_system, b.toko AS kode_toko, 'POIN' AS jenis, b.no_dok AS no_dok, \
     CASE WHEN b.balik IS NULL THEN '' ELSE 'Batal: ' END || CASE b.jenis WHEN 'AWAL' THEN 'Poin awal' WHEN 'DAPAT' THEN 'Poin dari belanja' \
     WHEN 'BAYAR' THEN 'Poin untuk membayar' WHEN 'TUKAR' THEN 'Poin ditukar hadiah' WHEN 'TAMBAH' THEN 'Poin ditambah' \
     WHEN 'KURANG' THEN 'Poin dikurangi' WHEN 'HANGUS' THEN 'Poin hangus' WHEN 'PULIH' THEN 'Poin kembali' \
     WHEN 'GABUNG' THEN 'Poin dari kartu lain' ELSE 'Poin ditutup' END AS uraian, CAST(0 AS BIGINT) AS rupiah, \
     CAST(0 AS BIGINT) AS berat, CAST(SUM(b.poin) AS BIGINT) AS poin, '' AS status FROM buku_poin b \
     WHERE b.kode_pelanggan IN {orang} GROUP BY b.toko, b.no_dok, b.jenis, CASE WHEN b.balik IS NULL THEN '' ELSE '/BATAL' END, \
     CASE WHEN b.balik IS NULL THEN '' ELSE 'Batal: ' END HAVING SUM(b.poin) <> 0",
    "SELECT d.waktu AS waktu, d.toko || '/HADIAH/' || d.no_dok AS id, d.tgl_system AS tgl_system, d.toko AS kode_toko, \
     'HADIAH' AS jenis, d.no_dok AS no_dok, COALESCE((SELECT r.nama_hadiah || ' x ' || CAST(ABS(r.qty) AS TEXT) \
     FROM dok_hadiah_baris r WHERE r.toko = d.toko AND r.no_dok = d.no_dok AND r.baris = 1), '') AS uraian, \
     CAST(0 AS BIGINT) AS rupiah, CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, \
     CASE WHEN z.no_dok IS NULL THEN '' ELSE 'BATAL' END AS status FROM dok_hadiah d \
     LEFT JOIN dok_poin_batal z ON z.toko = d.toko AND z.no_dok = d.no_dok WHERE d.kode_pelanggan IN {orang}",
];

db::bacaan! {
    /// Who the story is about.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = OrangRiwayat)]
    pub struct Orang {
        pub kode_pelanggan: String = "pelanggan.kode_pelanggan",
        pub kode_member: String = "pelanggan.kode_member",
        pub nama_customer: String = "pelanggan.nama_customer",
        pub alamat_customer: String = "pelanggan.alamat_customer",
        pub no_hp: String = "pelanggan.no_hp",
        pub tgl_lahir: String = "pelanggan.tgl_lahir",
        pub tgl_daftar: String = "pelanggan.tgl_daftar",
        pub kode_cabang_daftar: String = "pelanggan.kode_cabang_daftar",
        /// the day they left; empty while they have not
        pub keluar: String = "pelanggan.keluar",
        pub point: i64 = "COALESCE((SELECT s.saldo FROM saldo_poin s WHERE s.kode_pelanggan = pelanggan.kode_pelanggan), 0)";
        /// the level of membership
        pub level: String,
    }
}

/// What one kind of entry comes to. Weight in grams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TotalRiwayat)]
pub struct Total {
    pub jenis: String,
    pub banyak: i64,
    #[schema(value_type = i64)]
    pub rupiah: Rupiah,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub poin: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TokoRiwayat)]
pub struct DiToko {
    pub kode_toko: String,
    pub nama_toko: String,
    pub banyak: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = RingkasRiwayat)]
pub struct Ringkas {
    pub orang: Orang,
    /// by kind; what was taken back is left out
    pub total: Vec<Total>,
    pub toko: Vec<DiToko>,
}

db::bacaan! {
    /// One entry.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = BarisRiwayat)]
    pub struct Riwayat {
        pub id: String = "x.id",
        pub waktu: String = "x.waktu",
        pub tgl_system: String = "x.tgl_system",
        pub kode_toko: String = "x.kode_toko",
        pub jenis: String = "x.jenis",
        /// the document; empty where there is none
        pub no_dok: String = "x.no_dok",
        pub uraian: String = "x.uraian",
        /// signed: what the shop paid is below zero
        #[schema(value_type = i64)]
        pub rupiah: Rupiah = "x.rupiah",
        #[schema(value_type = f64)]
        pub berat: Berat = "x.berat",
        pub poin: i64 = "x.poin",
        pub status: String = "x.status",
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HalamanRiwayat)]
pub struct Halaman {
    pub baris: Vec<Riwayat>,
    /// what asks for the entries after these; none when there are no more
    pub lanjut: Option<String>,
}

/// Which entries, newest first.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaRiwayat {
    /// `lanjut` of the answer before
    pub sebelum: String,
    /// at most 200
    pub banyak: Option<i64>,
    /// ALL, or a kind
    pub jenis: String,
    /// ALL, or a store
    pub kode_toko: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SemuaMilik)]
pub struct SemuaMilik {
    pub baris: Vec<Milik>,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = i64)]
    pub harga_total: Rupiah,
    /// of the pieces that have a worth today
    #[schema(value_type = i64)]
    pub harga_beli: Rupiah,
}

const BANYAK: i64 = 50;
const BANYAK_MAKS: i64 = 200;

/// All cards of the person that a code of a member or a customer names, the one that stands for them first.
fn semua_kartu(c: &mut Conn, kode: &str) -> Hasil<Vec<String>> {
    let kode = pelanggan::rapi(kode);
    let ada: Option<String> = c.one(
        "SELECT kode_pelanggan FROM pelanggan WHERE kode_pelanggan = $1 UNION ALL \
         SELECT kode_pelanggan FROM member_kode WHERE kode_member = $1 LIMIT 1",
        args![kode],
        |r| r.get(0),
    )?;
    let ada = ada.ok_or_else(|| KonterTolak::MemberTidakAda.tolak("Kode Member Tidak Tersedia"))?;
    let utama = pelanggan::utama(c, &ada)?;
    pelanggan::kartu(c, &utama)
}

fn orang(c: &mut Conn, kode: &str, hari: Tanggal) -> Hasil<Orang> {
    let mut o = c
        .baris_satu::<Orang>("FROM pelanggan WHERE pelanggan.kode_pelanggan = $1", args![kode])?
        .ok_or_else(|| KonterTolak::MemberTidakAda.tolak("Kode Member Tidak Tersedia"))?;
    if !o.kode_member.is_empty() {
        o.level = aturan::tingkat(c, kode, hari)?.nama;
    }
    Ok(o)
}

/// The entries of all domains about these people as one table, with its values.
fn cerita(domain: &[&Domain], kartu: &[String]) -> (String, Vec<Val>) {
    let d = db::daftar(1, kartu.iter().map(String::as_str));
    let semua: Vec<String> =
        domain.iter().flat_map(|x| x.riwayat).map(|s| s.replace("{orang}", &d.sql)).collect();
    (format!("({}) x", semua.join(" UNION ALL ")), d.nilai)
}

/// Nothing, empty and ALL are no filter.
fn saring(teks: &str) -> String {
    let t = pelanggan::rapi(teks);
    if t == "ALL" { String::new() } else { t }
}

/// The person, and what everything comes to.
pub fn ringkas(c: &mut Conn, domain: &[&Domain], kode: &str, hari: Tanggal) -> Hasil<Ringkas> {
    let kartu = semua_kartu(c, kode)?;
    let orang = orang(c, kartu.first().map_or("", String::as_str), hari)?;
    let (dari, nilai) = cerita(domain, &kartu);
    let total = c.rows(
        &format!(
            "SELECT x.jenis, COUNT(*), CAST(COALESCE(SUM(x.rupiah), 0) AS BIGINT), CAST(COALESCE(SUM(x.berat), 0) AS BIGINT), \
             CAST(COALESCE(SUM(x.poin), 0) AS BIGINT) FROM {dari} WHERE x.status <> 'BATAL' AND x.jenis <> 'BATAL' \
             GROUP BY x.jenis ORDER BY x.jenis"
        ),
        &nilai,
        |r| {
            Ok(Total { jenis: r.get(0)?, banyak: r.get(1)?, rupiah: r.get(2)?, berat: r.get(3)?, poin: r.get(4)? })
        },
    )?;
    let toko = c.rows(
        &format!(
            "SELECT x.kode_toko, COALESCE(t.nama_toko, ''), COUNT(*) FROM {dari} LEFT JOIN toko t ON t.kode_toko = x.kode_toko \
             GROUP BY x.kode_toko, t.nama_toko ORDER BY x.kode_toko"
        ),
        &nilai,
        |r| Ok(DiToko { kode_toko: r.get(0)?, nama_toko: r.get(1)?, banyak: r.get(2)? }),
    )?;
    Ok(Ringkas { orang, total, toko })
}

/// Some of the entries, newest first.
pub fn halaman(c: &mut Conn, domain: &[&Domain], kode: &str, t: &TanyaRiwayat) -> Hasil<Halaman> {
    let banyak = t.banyak.unwrap_or(BANYAK).clamp(1, BANYAK_MAKS);
    let (waktu, id) = match t.sebelum.trim() {
        "" => ("", ""),
        s => {
            s.split_once('|').ok_or_else(|| DasarTolak::Saringan.pada("sebelum", "Penanda halaman salah"))?
        }
    };
    let kartu = semua_kartu(c, kode)?;
    let (dari, mut nilai) = cerita(domain, &kartu);
    let n = nilai.len();
    nilai.extend([waktu.into(), id.into(), saring(&t.jenis).into(), saring(&t.kode_toko).into()]);
    let (w, i, j, k) = (n + 1, n + 2, n + 3, n + 4);
    let mut baris = c.baris::<Riwayat>(
        &format!(
            "FROM {dari} WHERE (${w} = '' OR x.waktu < ${w} OR (x.waktu = ${w} AND x.id < ${i})) \
             AND (${j} = '' OR x.jenis = ${j}) AND (${k} = '' OR x.kode_toko = ${k}) \
             ORDER BY x.waktu DESC, x.id DESC LIMIT {}",
            banyak + 1
        ),
        &nilai,
    )?;
    let penuh = usize::try_from(banyak).unwrap_or(usize::MAX);
    let lebih = baris.len() > penuh;
    baris.truncate(penuh);
    let lanjut = baris.last().filter(|_| lebih).map(|b| format!("{}|{}", b.waktu, b.id));
    Ok(Halaman { baris, lanjut })
}

/// What they still have of the chain, with its worth today in the store of who asks.
pub fn milik(c: &mut Conn, p: &Pelaku, domain: &[&Domain], kode: &str) -> Hasil<SemuaMilik> {
    let kartu = semua_kartu(c, kode)?;
    let mut baris = Vec::new();
    for d in domain {
        baris.extend((d.milik)(c, p, &kartu)?);
    }
    let meluap = konter::meluap;
    Ok(SemuaMilik {
        berat: Berat::jumlah(baris.iter().map(|b| b.berat)).map_err(meluap)?,
        harga_total: Rupiah::jumlah(baris.iter().map(|b| b.harga_total)).map_err(meluap)?,
        harga_beli: Rupiah::jumlah(baris.iter().filter_map(|b| b.harga_beli)).map_err(meluap)?,
        baris,
    })
}
