//! Entries by hand: balanced lines on accounts that no book keeps, approved by another, on any day of an open period; taken
//! back by the same lines the other way round. Also how opening balances of such accounts come in.

use crate::{HariJadi, JurnalTolak, SUSPENS, buku, hari, periode};
use akun::Peta;
use db::{Conn, Tx, args};
use ledger::Dok;
use platform::domain::Domain;
use platform::otorisasi::{self, Alasan, Permohonan, Rincian};
use platform::{Hasil, Pelaku, Tolak, toko};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use values::{JenisDok, KodeToko, NoFaktur, Rupiah, Tanggal, UserId};

/// The category of an entry, and of taking one back.
pub const KATEGORI: &str = "JURNAL MANUAL";
pub const KATEGORI_BATAL: &str = "BATAL JURNAL";
/// Lines of an entry.
const MAKS: usize = 200;
const JENIS: [&str; 3] = ["UMUM", "PENYESUAIAN", "SALDO AWAL"];

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaJurnal)]
pub struct MintaJurnal {
    /// UMUM, PENYESUAIAN or SALDO AWAL
    pub jenis: String,
    /// the day it stands on; empty: the store's business day
    pub tanggal: String,
    pub keterangan: String,
    pub baris: Vec<IsiBaris>,
    pub otorisasi: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BarisJurnalManual)]
pub struct IsiBaris {
    pub nomor_akun: String,
    #[schema(value_type = i64)]
    pub debit: Rupiah,
    #[schema(value_type = i64)]
    pub kredit: Rupiah,
    pub keterangan: String,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaBatalJurnal)]
pub struct MintaBatal {
    pub no_jurnal: String,
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = JurnalTercatat)]
pub struct Tercatat {
    pub no_jurnal: String,
    pub tanggal: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// the day's journal, where it had been made before
    pub hari: Option<HariJadi>,
}

fn rapi(teks: &str, kolom: &str, wajib: bool) -> Hasil<String> {
    let t = teks.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    if wajib && t.is_empty() {
        return Err(JurnalTolak::Isian.pada(kolom, "Harus diisi"));
    }
    if t.chars().count() > 120 {
        return Err(JurnalTolak::Isian.pada(kolom, "Paling banyak 120 karakter"));
    }
    Ok(t)
}

/// The day it stands on: of an open period, not ahead, not before the books begin; a balance of the beginning on their first day.
fn tanggal(tx: &mut Tx<'_>, kode: &KodeToko, teks: &str, awal: bool) -> Hasil<Tanggal> {
    let hari_ini = toko::cari(tx, kode)?.tgl_system;
    let tgl = match teks.trim() {
        "" => hari_ini,
        t => Tanggal::parse(t).map_err(|_| JurnalTolak::Isian.pada("tanggal", "Tanggal tidak benar"))?,
    };
    if hari_ini.sebelum(tgl) {
        return Err(JurnalTolak::Hari.pada("tanggal", "Tanggal jurnal tidak boleh sesudah hari ini"));
    }
    periode::terbuka(tx, kode, tgl)?;
    match hari::mulai(tx, kode)? {
        Some(mulai) if tgl.sebelum(mulai) => {
            Err(JurnalTolak::Hari.pada("tanggal", format!("Pembukuan dimulai {mulai}")))
        }
        Some(mulai) if awal && tgl != mulai => {
            Err(JurnalTolak::Hari.pada("tanggal", format!("Saldo awal ditulis pada hari pertama, {mulai}")))
        }
        _ => Ok(tgl),
    }
}

/// Accounts that a book keeps, journaled or only chosen: an entry by hand would part them from it.
fn akun_buku(c: &mut Conn, kode: &KodeToko, tgl: Tanggal) -> Hasil<BTreeSet<String>> {
    let dijurnal: Vec<String> = c.rows(
        "SELECT DISTINCT nomor_akun FROM jurnal_saldo WHERE toko = $1 \
         AND kelas NOT IN ('', 'MANUAL', 'BUNGA', 'DENDA', 'BIAYA', 'RUGI', 'PPN', 'PPH22')",
        args![kode],
        |r| r.get(0),
    )?;
    let mut semua: BTreeSet<String> = dijurnal.into_iter().collect();
    semua.extend(Peta::baca(c, kode, tgl)?.akun_baris(&buku::BARIS_BUKU).map(str::to_owned));
    Ok(semua)
}

/// Every wrong cell told at once; the sum of one side.
fn periksa(
    tx: &mut Tx<'_>,
    (kode, tgl): (&KodeToko, Tanggal),
    isi: &[IsiBaris],
) -> Hasil<(Vec<IsiBaris>, Rupiah)> {
    if isi.len() < 2 || isi.len() > MAKS {
        return Err(JurnalTolak::Isian.pada("baris", format!("Jurnal punya 2 sampai {MAKS} baris")));
    }
    let akun: Vec<String> =
        tx.rows("SELECT nomor_akun FROM akun WHERE toko = $1 AND dihapus = 0", args![kode], |r| r.get(0))?;
    let buku = akun_buku(tx, kode, tgl)?;
    let mut salah: Vec<(String, JurnalTolak, String)> = Vec::new();
    let (mut debit, mut kredit, mut rapi_isi) = (0_i64, 0_i64, Vec::with_capacity(isi.len()));
    for (i, b) in isi.iter().enumerate() {
        let mut tolak = |k: &str, t, pesan: String| salah.push((format!("baris[{i}].{k}"), t, pesan));
        let nomor = b.nomor_akun.trim().to_uppercase();
        if nomor == SUSPENS || !akun.contains(&nomor) {
            let sebut: String = nomor.chars().take(20).collect();
            tolak("nomor_akun", JurnalTolak::Isian, format!("Nomor Akun {sebut} tidak ada di daftar akun"));
        } else if buku.contains(&nomor) {
            let pesan = format!("Akun {nomor} mengikuti bukunya; buat dokumennya, bukan jurnal manual");
            tolak("nomor_akun", JurnalTolak::AkunBuku, pesan);
        }
        let (d, k) = (b.debit.nilai(), b.kredit.nilai());
        if d < 0 || k < 0 || (d > 0) == (k > 0) || d.max(k) > values::batas::JUMLAH_MAKS.nilai() {
            tolak("debit", JurnalTolak::Isian, "Isi debit atau kredit, lebih dari nol".to_owned());
        }
        (debit, kredit) = (debit.saturating_add(d.max(0)), kredit.saturating_add(k.max(0)));
        let keterangan = rapi(&b.keterangan, &format!("baris[{i}].keterangan"), false)?;
        rapi_isi.push(IsiBaris { nomor_akun: nomor, keterangan, ..b.clone() });
    }
    if let Some((_, kode, pesan)) = salah.first() {
        let t = kode.tolak(pesan.clone());
        return Err(salah.iter().fold(t, |t: Tolak, (kolom, _, pesan)| t.kolom(kolom, pesan.clone())));
    }
    if debit != kredit {
        let pesan = format!("Debit {} dan kredit {} harus sama", Rupiah::new(debit), Rupiah::new(kredit));
        return Err(JurnalTolak::Isian.pada("baris", pesan));
    }
    Ok((rapi_isi, Rupiah::new(debit)))
}

fn permohonan(tgl: Tanggal, (jenis, ket): (&str, &str), isi: &[IsiBaris], total: Rupiah) -> Permohonan {
    let ikat = isi
        .iter()
        .map(|b| format!("{} {} {} {}", b.nomor_akun, b.debit.nilai(), b.kredit.nilai(), b.keterangan))
        .chain([tgl.to_string(), jenis.to_owned(), ket.to_owned()])
        .collect();
    let baris = isi.iter().map(|b| {
        let (sisi, n) = if b.debit > Rupiah::NOL { ("Debit", b.debit) } else { ("Kredit", b.kredit) };
        Rincian::jumlah(b.nomor_akun.clone(), format!("{sisi} {}", b.keterangan).trim().to_owned(), n)
    });
    let alasan = vec![Alasan::new("JURNAL_MANUAL", format!("Jurnal {jenis} tanggal {tgl}: {ket}"))];
    Permohonan::isi(KATEGORI, total, alasan, ikat).rincian(baris)
}

/// Writes an entry.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaJurnal, domain: &[&Domain]) -> Hasil<Tercatat> {
    let kode = tx.toko().clone();
    let jenis = m.jenis.trim().to_uppercase();
    if !JENIS.contains(&jenis.as_str()) {
        return Err(JurnalTolak::Isian.pada("jenis", "Jenis jurnal UMUM, PENYESUAIAN atau SALDO AWAL"));
    }
    let keterangan = rapi(&m.keterangan, "keterangan", true)?;
    let tgl = tanggal(tx, &kode, &m.tanggal, jenis == "SALDO AWAL")?;
    let (isi, total) = periksa(tx, (&kode, tgl), &m.baris)?;
    let untuk = permohonan(tgl, (&jenis, &keterangan), &isi, total);
    let oto = otorisasi::wajib(tx, &m.otorisasi, p, &untuk, JurnalTolak::PerluIzin)?;
    let disetujui = oto.penyetuju.as_ref().map_or_else(String::new, UserId::to_string);
    let mut dok = Dok::buka(tx, JenisDok::Jurnal, &p.user_id)?;
    let (no, sistem, waktu) = (dok.no().to_string(), dok.tgl_system(), dok.waktu());
    dok.tx().exec(
        "INSERT INTO jurnal_manual (toko, no_jurnal, jenis, tanggal, tgl_system, waktu, oleh, keterangan, jumlah_rp, disetujui, \
         otorisasi) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        args![&kode, no.as_str(), jenis.as_str(), tgl, sistem, waktu, &p.user_id, keterangan.as_str(), total,
            disetujui.as_str(), oto.id.as_str()],
    )?;
    for (b, n) in isi.iter().zip(1_i64..) {
        dok.tx().exec(
            "INSERT INTO jurnal_manual_baris (toko, no_jurnal, baris, nomor_akun, debit, kredit, keterangan) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            args![&kode, no.as_str(), n, b.nomor_akun.as_str(), b.debit, b.kredit, b.keterangan.as_str()],
        )?;
    }
    otorisasi::tautkan(dok.tx(), &oto, &no)?;
    let rincian = serde_json::json!({ "tanggal": tgl, "jenis": jenis, "keterangan": keterangan, "jumlah_rp": total,
        "baris": isi, "disetujui": disetujui });
    dok.tutup(KATEGORI, &rincian)?;
    let hari = ulang(tx, p, tgl, domain)?;
    Ok(Tercatat { no_jurnal: no, tanggal: tgl.to_string(), jumlah_rp: total, hari })
}

/// The day's journal anew, where it was made before.
fn ulang(tx: &mut Tx<'_>, p: &Pelaku, tgl: Tanggal, domain: &[&Domain]) -> Hasil<Option<HariJadi>> {
    let kode = tx.toko().clone();
    let ada: i64 =
        tx.nilai("SELECT COUNT(*) FROM jurnal_hari WHERE toko = $1 AND tanggal = $2", args![&kode, tgl])?;
    if ada == 0 { Ok(None) } else { hari::buat(tx, p, tgl, domain).map(Some) }
}

/// Takes an entry back, on the store's business day.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaBatal, domain: &[&Domain]) -> Hasil<Tercatat> {
    let kode = tx.toko().clone();
    let alasan = rapi(&m.alasan, "alasan", true)?;
    let tidak_ada = || JurnalTolak::TidakAda.tolak(format!("Jurnal {} tidak ada", m.no_jurnal.trim()));
    let no = NoFaktur::parse(m.no_jurnal.trim()).map_err(|_| tidak_ada())?;
    let ada = tx.one(
        "SELECT j.jumlah_rp, j.keterangan, b.no_jurnal FROM jurnal_manual j LEFT JOIN jurnal_manual_batal b ON b.toko = j.toko \
         AND b.no_jurnal = j.no_jurnal WHERE j.toko = $1 AND j.no_jurnal = $2",
        args![&kode, &no],
        |r| Ok((r.get::<Rupiah>(0)?, r.get::<String>(1)?, r.get::<Option<String>>(2)?)),
    )?;
    let Some((jumlah, keterangan, sudah)) = ada else { return Err(tidak_ada()) };
    if sudah.is_some() {
        return Err(JurnalTolak::SudahBatal.tolak(format!("Jurnal {no} sudah dibatalkan")));
    }
    let untuk = Permohonan::dokumen(
        KATEGORI_BATAL,
        &no,
        jumlah,
        Alasan::new("BATAL", format!("Jurnal {no} dibatalkan")),
    )
    .rincian([Rincian::jumlah(no.to_string(), keterangan, jumlah), Rincian::teks("Alasan", alasan.clone())]);
    let oto = otorisasi::wajib(tx, &m.otorisasi, p, &untuk, JurnalTolak::PerluIzin)?;
    let disetujui = oto.penyetuju.as_ref().map_or_else(String::new, UserId::to_string);
    let mut dok = Dok::lanjut(tx, no.clone(), &p.user_id)?;
    let (tgl, waktu) = (dok.tgl_system(), dok.waktu());
    dok.tx().exec(
        "INSERT INTO jurnal_manual_batal (toko, no_jurnal, tanggal, waktu, oleh, disetujui, alasan) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        args![&kode, &no, tgl, waktu, &p.user_id, disetujui.as_str(), alasan.as_str()],
    )?;
    otorisasi::tautkan(dok.tx(), &oto, &no.to_string())?;
    dok.tutup(
        KATEGORI_BATAL,
        &serde_json::json!({ "alasan": alasan, "jumlah_rp": jumlah, "disetujui": disetujui }),
    )?;
    let hari = ulang(tx, p, tgl, domain)?;
    Ok(Tercatat { no_jurnal: no.to_string(), tanggal: tgl.to_string(), jumlah_rp: jumlah, hari })
}

/// The lines of entries that stand on these days, and of those taken back on them.
pub(crate) fn baris(
    c: &mut Conn,
    kode: &KodeToko,
    (dari, sampai): (&str, Tanggal),
    mut terima: impl FnMut(String, String, String, i64, String),
) -> Hasil<()> {
    c.each(
        "SELECT j.no_jurnal, b.nomor_akun, b.debit - b.kredit, CASE b.keterangan WHEN '' THEN j.keterangan ELSE b.keterangan END, \
         b.baris, CAST(0 AS BIGINT) AS balik FROM jurnal_manual j JOIN jurnal_manual_baris b ON b.toko = j.toko AND b.no_jurnal = j.no_jurnal \
         WHERE j.toko = $1 AND j.tanggal >= $2 AND j.tanggal <= $3 \
         UNION ALL SELECT j.no_jurnal, b.nomor_akun, b.kredit - b.debit, 'BATAL ' || j.alasan, b.baris, CAST(1 AS BIGINT) \
         FROM jurnal_manual_batal j JOIN jurnal_manual_baris b ON b.toko = j.toko AND b.no_jurnal = j.no_jurnal \
         WHERE j.toko = $1 AND j.tanggal >= $2 AND j.tanggal <= $3 ORDER BY 1, 6, 5",
        args![kode, dari, sampai],
        |r| {
            terima("JU".to_owned(), r.get(0)?, r.get(1)?, r.int(2)?, r.get(3)?);
            Ok::<(), db::Error>(())
        },
    )?;
    Ok(())
}

db::bacaan! {
    /// An entry in the list.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = JurnalManual)]
    pub struct Terdaftar {
        pub no_jurnal: String = "j.no_jurnal",
        pub jenis: String = "j.jenis",
        pub tanggal: String = "j.tanggal",
        pub tgl_system: String = "j.tgl_system",
        pub oleh: String = "j.oleh",
        pub disetujui: String = "j.disetujui",
        pub keterangan: String = "j.keterangan",
        pub jumlah_rp: i64 = "j.jumlah_rp",
        /// why it was taken back; empty while it stands
        pub batal: String = "COALESCE(b.alasan, '')",
    }
}

/// Entries that stand between two days, the newest first.
pub fn daftar(c: &mut Conn, kode: &KodeToko, (dari, sampai): (&str, &str)) -> Hasil<Vec<Terdaftar>> {
    Ok(c.baris::<Terdaftar>(
        "FROM jurnal_manual j LEFT JOIN jurnal_manual_batal b ON b.toko = j.toko AND b.no_jurnal = j.no_jurnal \
         WHERE j.toko = $1 AND j.tanggal BETWEEN $2 AND $3 ORDER BY j.tanggal DESC, j.no_jurnal DESC LIMIT 1000",
        args![kode, dari, sampai],
    )?)
}
