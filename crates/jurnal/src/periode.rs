//! Periods: a month is closed once all its days are closed, journaled and without suspense, in order, with an approval. From
//! then on nothing of it is made anew, and the proof compares it with what it came to.

use crate::{JurnalTolak, hari};
use db::{Conn, Tx, args};
use platform::otorisasi::{self, Alasan, Permohonan, Rincian};
use platform::{Hasil, Pelaku, toko};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use values::{KodeToko, Rupiah, Tanggal, UserId};

/// The category of closing a period.
pub const KATEGORI: &str = "TUTUP PERIODE";

db::tabel! {
    /// A closed month.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PeriodeAkun)]
    pub struct Periode in "periode_akun" {
        #[serde(skip)]
        pub toko: String,
        pub periode: String,
        pub sampai: String,
        pub waktu: String,
        pub oleh: String,
        pub disetujui: String,
        pub hari: i64,
        pub baris: i64,
        pub debit: i64,
        pub laba: i64,
        #[serde(skip)]
        pub sidik: String,
    }
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaTutupPeriode)]
pub struct MintaTutup {
    /// `YYYY-MM`
    pub periode: String,
    pub otorisasi: String,
}

/// The last day that is closed for good.
pub fn terakhir(c: &mut Conn, toko: &KodeToko) -> Hasil<Option<Tanggal>> {
    Ok(c.one("SELECT MAX(sampai) FROM periode_akun WHERE toko = $1", args![toko], |r| {
        r.get::<Option<Tanggal>>(0)
    })?
    .flatten())
}

/// Refused when the day lies in a closed period.
pub(crate) fn terbuka(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<()> {
    match terakhir(c, toko)?.filter(|t| !t.sebelum(tgl)) {
        Some(t) => Err(JurnalTolak::PeriodeTutup.tolak(format!("Pembukuan sampai {t} sudah ditutup"))),
        None => Ok(()),
    }
}

/// Closed months, the newest first.
pub fn daftar(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Periode>> {
    Ok(c.baris::<Periode>("FROM periode_akun WHERE toko = $1 ORDER BY periode DESC", args![toko])?)
}

/// What is in the way of closing up to a day.
fn halangan(tx: &mut Tx<'_>, kode: &KodeToko, (dari, sampai): (Tanggal, Tanggal)) -> Hasil<Vec<String>> {
    let mut ada = Vec::new();
    if !toko::cari(tx, kode)?.tgl_system.sesudah(sampai) {
        ada.push(format!("Toko belum ditutup sampai {sampai}"));
    }
    for tgl in
        crate::kejar::belum(tx, kode, sampai.tambah_hari(1).map_err(|e| db::Error::Lain(e.to_string()))?)?
    {
        ada.push(format!("Tanggal {tgl} belum dijurnal"));
    }
    let suspens = tx.rows(
        "SELECT tanggal, suspens FROM jurnal_hari WHERE toko = $1 AND tanggal BETWEEN $2 AND $3 AND suspens > 0 ORDER BY tanggal",
        args![kode, dari, sampai],
        |r| Ok(format!("Tanggal {} punya {} baris tanpa akun", r.get::<String>(0)?, r.int(1)?)),
    )?;
    ada.extend(suspens);
    Ok(ada)
}

/// Days, lines, debit, profit and the fingerprint of a stretch of days.
fn isi(
    c: &mut Conn,
    toko: &KodeToko,
    (dari, sampai): (Tanggal, Tanggal),
) -> Hasil<(i64, i64, i64, i64, String)> {
    let (mut hari, mut baris, mut debit, mut sidik) = (0_i64, 0_i64, 0_i64, Sha256::new());
    c.each(
        "SELECT baris, debit, sidik FROM jurnal_hari WHERE toko = $1 AND tanggal BETWEEN $2 AND $3 ORDER BY tanggal",
        args![toko, dari, sampai],
        |r| {
            (hari, baris, debit) = (hari + 1, baris + r.int(0)?, debit.saturating_add(r.int(1)?));
            sidik.update(r.get::<String>(2)?);
            Ok::<(), db::Error>(())
        },
    )?;
    let laba = c.nilai(
        "SELECT CAST(COALESCE(SUM(s.kredit - s.debit), 0) AS BIGINT) FROM jurnal_saldo s JOIN akun a ON a.toko = s.toko \
         AND a.nomor_akun = s.nomor_akun WHERE s.toko = $1 AND s.tanggal BETWEEN $2 AND $3 \
         AND a.golongan IN ('PENDAPATAN', 'HPP', 'BEBAN')",
        args![toko, dari, sampai],
    )?;
    Ok((hari, baris, debit, laba, values::format::heksa(&sidik.finalize())))
}

/// Closes a month.
pub fn tutup(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaTutup) -> Hasil<Periode> {
    let kode = tx.toko().clone();
    let periode = m.periode.trim();
    let Ok(awal) = Tanggal::parse(&format!("{periode}-01")) else {
        return Err(JurnalTolak::Isian.pada("periode", "Periode ditulis tahun dan bulan, misalnya 2026-11"));
    };
    let akhir = awal.akhir_bulan();
    terbuka(tx, &kode, akhir)?;
    let Some(mulai) = hari::mulai(tx, &kode)? else {
        return Err(JurnalTolak::Periode.tolak("Belum ada hari yang dijurnal"));
    };
    let dari = match terakhir(tx, &kode)? {
        Some(t) => t.tambah_hari(1).map_err(|e| db::Error::Lain(e.to_string()))?,
        None => mulai,
    };
    if akhir.sebelum(dari) || dari.sebelum(awal) {
        let bulan = dari.to_string();
        let pesan = format!("Periode ditutup berurutan; berikutnya {}", bulan.get(..7).unwrap_or_default());
        return Err(JurnalTolak::Periode.pada("periode", pesan));
    }
    let halangan = halangan(tx, &kode, (dari, akhir))?;
    if !halangan.is_empty() {
        let pesan =
            format!("Periode {periode} belum bisa ditutup, {} hal harus diselesaikan", halangan.len());
        return Err(JurnalTolak::Periode.tolak(pesan).rincian(serde_json::json!({ "halangan": halangan })));
    }
    let (hari, baris, debit, laba, sidik) = isi(tx, &kode, (dari, akhir))?;
    let untuk = Permohonan::dokumen(
        KATEGORI,
        periode,
        Rupiah::new(debit),
        Alasan::new("TUTUP_PERIODE", format!("Pembukuan {periode} ditutup dan tidak bisa dibuka lagi")),
    )
    .rincian([Rincian::jumlah("Laba rugi", format!("{hari} hari, {baris} baris"), Rupiah::new(laba))]);
    let oto = otorisasi::wajib(tx, &m.otorisasi, p, &untuk, JurnalTolak::PerluIzin)?;
    let disetujui = oto.penyetuju.as_ref().map_or_else(String::new, UserId::to_string);
    let baru = Periode {
        toko: kode.to_string(),
        periode: periode.to_owned(),
        sampai: akhir.to_string(),
        waktu: tx.sekarang().to_string(),
        oleh: p.user_id.to_string(),
        disetujui,
        hari,
        baris,
        debit,
        laba,
        sidik,
    };
    tx.sisip([baru.clone()])?;
    tx.exec(
        "INSERT INTO periode_saldo (toko, periode, nomor_akun, kelas, debit, kredit) SELECT toko, $2, nomor_akun, kelas, \
         CAST(SUM(debit) AS BIGINT), CAST(SUM(kredit) AS BIGINT) FROM jurnal_saldo WHERE toko = $1 AND tanggal BETWEEN $3 AND $4 \
         GROUP BY toko, nomor_akun, kelas",
        args![&kode, periode, dari, akhir],
    )?;
    otorisasi::tautkan(tx, &oto, periode)?;
    let isi = serde_json::json!({ "sampai": baru.sampai, "hari": hari, "baris": baris, "debit": debit, "laba": laba,
        "disetujui": baru.disetujui });
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), KATEGORI, periode, &isi.to_string())?;
    Ok(baru)
}
