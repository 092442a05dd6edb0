//! What the screen of the journal shows: the days and their state, what stands in suspense and why, the lines of a document.

use crate::{SUSPENS, hari, kejar, periode};
use db::{Conn, args};
use platform::{Hasil, toko};
use serde::Serialize;
use values::KodeToko;

db::bacaan! {
    /// A day that was journaled.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = HariTerjurnal)]
    pub struct HariTercatat {
        pub tanggal: String = "j.tanggal",
        pub kali: i64 = "j.kali",
        pub waktu: String = "j.waktu",
        pub oleh: String = "j.oleh",
        pub dokumen: i64 = "j.dokumen",
        pub baris: i64 = "j.baris",
        pub debit: i64 = "j.debit",
        pub suspens: i64 = "j.suspens",
        /// TETAP, SEMENTARA (made while the day was open) or TUTUP (of a closed period)
        pub keadaan: String = "CASE WHEN j.tanggal <= COALESCE((SELECT MAX(p.sampai) FROM periode_akun p WHERE p.toko = j.toko), '') \
            THEN 'TUTUP' WHEN t.waktu IS NULL OR j.waktu < t.waktu THEN 'SEMENTARA' ELSE 'TETAP' END",
    }
}

db::bacaan! {
    /// Why lines have no account, how often and how much.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = BarisSuspens)]
    pub struct Suspens {
        pub sebab: String = "b.sebab",
        pub trx: String = "b.trx",
        pub tipe: String = "b.tipe",
        pub kode: String = "b.kode",
        pub banyak: i64 = "COUNT(*)",
        pub debit: i64 = "CAST(SUM(b.debit) AS BIGINT)",
        pub kredit: i64 = "CAST(SUM(b.kredit) AS BIGINT)",
        /// the first day and a document of it
        pub sejak: String = "MIN(b.tanggal)",
        pub contoh: String = "MIN(b.no_dok)",
    }
}

db::bacaan! {
    /// A line.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = BarisJurnalDok)]
    pub struct Baris {
        pub tanggal: String = "b.tanggal",
        pub urut: i64 = "b.urut",
        pub no_dok: String = "b.no_dok",
        pub nomor_akun: String = "b.nomor_akun",
        pub nama_akun: String = "COALESCE(a.nama_akun, '')",
        pub debit: i64 = "b.debit",
        pub kredit: i64 = "b.kredit",
        pub keterangan: String = "b.keterangan",
        pub sebab: String = "b.sebab",
    }
}

/// The screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = LayarJurnal)]
pub struct Layar {
    /// the first day of the books; none while nothing was journaled
    pub mulai: Option<String>,
    pub tgl_system: String,
    /// the last day that is closed for good
    pub tutup_sampai: Option<String>,
    /// closed days that wait for their journal, oldest first
    pub belum: Vec<String>,
    pub hari: Vec<HariTercatat>,
    pub suspens: Vec<Suspens>,
    pub periode: Vec<periode::Periode>,
}

/// The days between two, the newest first, and all that is open.
pub fn layar(c: &mut Conn, kode: &KodeToko, (dari, sampai): (&str, &str)) -> Hasil<Layar> {
    let t = toko::cari(c, kode)?;
    let hari = c.baris::<HariTercatat>(
        "FROM jurnal_hari j LEFT JOIN tutup_toko t ON t.toko = j.toko AND t.tanggal = j.tanggal WHERE j.toko = $1 \
         AND j.tanggal BETWEEN $2 AND $3 ORDER BY j.tanggal DESC LIMIT 400",
        args![kode, dari, sampai],
    )?;
    let suspens = c.baris::<Suspens>(
        "FROM jurnal_baris b WHERE b.toko = $1 AND b.nomor_akun = $2 GROUP BY b.sebab, b.trx, b.tipe, b.kode \
         ORDER BY COUNT(*) DESC, b.sebab LIMIT 200",
        args![kode, SUSPENS],
    )?;
    Ok(Layar {
        mulai: hari::mulai(c, kode)?.map(|t| t.to_string()),
        tgl_system: t.tgl_system.to_string(),
        tutup_sampai: periode::terakhir(c, kode)?.map(|t| t.to_string()),
        belum: kejar::belum(c, kode, t.tgl_system)?.iter().map(ToString::to_string).collect(),
        hari,
        suspens,
        periode: periode::daftar(c, kode)?,
    })
}

/// The lines of a document, or of all documents of a day that are in suspense.
pub fn dokumen(c: &mut Conn, kode: &KodeToko, no: &str) -> Hasil<Vec<Baris>> {
    Ok(c.baris::<Baris>(
        "FROM jurnal_baris b LEFT JOIN akun a ON a.toko = b.toko AND a.nomor_akun = b.nomor_akun WHERE b.toko = $1 AND b.no_dok = $2 \
         ORDER BY b.tanggal, b.urut LIMIT 2000",
        args![kode, no],
    )?)
}
