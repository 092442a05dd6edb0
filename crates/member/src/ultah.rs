//! Whom a day concerns: birthdays and points that lapse soon, as lists of the screens and as messages of the outbox (raised once
//! a year and once a lapse, whoever asks how often), and the members of a day for the dashboards.

use crate::aturan;
use db::{Conn, Tx, Val, args};
use pesan::{Peristiwa, PesanBaru};
use platform::{DasarTolak, Hasil};
use serde::{Deserialize, Serialize};
use values::{KodeToko, Tanggal, Waktu};

const HALAMAN: i64 = 100;
const HALAMAN_MAKS: i64 = 500;
/// People of one transaction that raises messages.
const SEKALI: i64 = 200;
/// Who raises them.
const SISTEM: &str = "SISTEM";

/// Which days, and which of the rows.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaUltah {
    /// HARI, MINGGU or BULAN
    pub rentang: String,
    pub skip: i64,
    pub limit: Option<i64>,
}

impl TanyaUltah {
    fn hari(&self, bawaan: i64) -> Hasil<i64> {
        match self.rentang.trim().to_uppercase().as_str() {
            "" => Ok(bawaan),
            "HARI" => Ok(1),
            "MINGGU" => Ok(7),
            "BULAN" => Ok(31),
            _ => Err(DasarTolak::Saringan.pada("rentang", "Rentang HARI, MINGGU atau BULAN")),
        }
    }

    fn halaman(&self) -> (i64, i64) {
        (self.limit.unwrap_or(HALAMAN).clamp(1, HALAMAN_MAKS), self.skip.max(0))
    }
}

/// A member's birthday.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct UlangTahun {
    pub kode_pelanggan: String,
    pub kode_member: String,
    pub nama_customer: String,
    pub no_hp: String,
    pub tgl_lahir: String,
    /// how old they become
    pub umur: i64,
    /// days from today
    pub hari: i64,
    /// the day it is kept: who was born on a leap day keeps the 28th
    #[schema(value_type = String)]
    pub tanggal: Tanggal,
    pub kode_cabang_daftar: String,
    pub point: i64,
    /// the greeting went out
    pub terkirim: bool,
}

/// Points that lapse.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct AkanHangus {
    pub kode_pelanggan: String,
    pub kode_member: String,
    pub nama_customer: String,
    pub no_hp: String,
    /// that lapse
    pub point: i64,
    #[schema(value_type = String)]
    pub tgl_hangus: Tanggal,
    /// days that are left
    pub hari: i64,
}

/// Members of a store's day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HariMember {
    /// became members here that day
    pub member_baru: i64,
    /// traded here that day and had traded with the chain before
    pub member_kembali: i64,
    pub ulang_tahun_hari_ini: i64,
    pub ulang_tahun_minggu_ini: i64,
    pub pesan_menunggu: i64,
    pub pesan_gagal: i64,
}

fn geser(t: Tanggal, hari: i64) -> Hasil<Tanggal> {
    Ok(t.tambah_hari(hari).map_err(|e| db::Error::Lain(e.to_string()))?)
}

/// `MM-DD` of what is kept on a day: in a year without a leap day the 28th of February keeps the 29th too.
fn kunci_hari(t: Tanggal) -> Vec<String> {
    let teks = t.to_string();
    let bulan_hari = teks.get(5..).unwrap_or_default().to_owned();
    let tanpa_kabisat = bulan_hari == "02-28" && t.akhir_bulan() == t;
    let mut semua = vec![bulan_hari];
    if tanpa_kabisat {
        semua.push("02-29".to_owned());
    }
    semua
}

/// Members whose birthdays are kept in these days, by day, and the SQL that finds them. `$1` is the store, none for the chain.
struct HariHari {
    dari: String,
    urut: String,
    nilai: Vec<Val>,
    hari: Vec<(String, i64, Tanggal)>,
}

fn hari_hari(toko: Option<&KodeToko>, hari: Tanggal, banyak: i64) -> Hasil<HariHari> {
    let mut semua = Vec::new();
    for ke in 0..banyak {
        let t = geser(hari, ke)?;
        semua.extend(kunci_hari(t).into_iter().map(|k| (k, ke, t)));
    }
    let d = db::daftar(2, semua.iter().map(|(k, ..)| k.as_str()));
    let kapan: Vec<String> =
        semua.iter().enumerate().map(|(i, (_, ke, _))| format!("WHEN ${} THEN {ke}", i + 2)).collect();
    let mut nilai: Vec<Val> = vec![toko.map_or("", KodeToko::as_str).into()];
    nilai.extend(d.nilai);
    Ok(HariHari {
        dari: format!(
            "FROM pelanggan p WHERE p.ulang_tahun IN {} AND p.ulang_tahun <> '' AND p.kode_member <> '' AND p.keluar = '' \
             AND p.gabung_ke = '' AND ($1 = '' OR p.kode_cabang_daftar = $1)",
            d.sql
        ),
        urut: format!("CASE p.ulang_tahun {} ELSE 0 END", kapan.join(" ")),
        nilai,
        hari: semua,
    })
}

fn kunci_ultah(kode: &str, tahun: i16) -> String {
    format!("{}/{kode}/{tahun}", Peristiwa::UlangTahun.kode())
}

db::bacaan! {
    struct BarisLahir {
        kode_pelanggan: String = "p.kode_pelanggan",
        kode_member: String = "p.kode_member",
        nama_customer: String = "p.nama_customer",
        no_hp: String = "p.no_hp",
        tgl_lahir: String = "p.tgl_lahir",
        kode_cabang_daftar: String = "p.kode_cabang_daftar",
        ulang_tahun: String = "p.ulang_tahun",
        point: i64 = "COALESCE((SELECT s.saldo FROM saldo_poin s WHERE s.kode_pelanggan = p.kode_pelanggan), 0)",
    }
}

impl BarisLahir {
    /// With the day the next birthday falls on, counted from `hari`.
    fn pada(self, h: &HariHari, hari: Tanggal) -> UlangTahun {
        let ada = h.hari.iter().find(|(k, ..)| *k == self.ulang_tahun);
        let (ke, tanggal) = ada.map_or((0, hari), |(_, ke, t)| (*ke, *t));
        let lahir: i64 = self.tgl_lahir.get(..4).and_then(|t| t.parse().ok()).unwrap_or(0);
        UlangTahun {
            kode_pelanggan: self.kode_pelanggan,
            kode_member: self.kode_member,
            nama_customer: self.nama_customer,
            no_hp: self.no_hp,
            umur: i64::from(tanggal.tahun()) - lahir,
            tgl_lahir: self.tgl_lahir,
            hari: ke,
            tanggal,
            kode_cabang_daftar: self.kode_cabang_daftar,
            point: self.point,
            terkirim: false,
        }
    }
}

/// Birthdays from a day on, the nearest first: of the members of a store, or of the chain. Also how many there are.
pub fn daftar(
    c: &mut Conn,
    toko: Option<&KodeToko>,
    hari: Tanggal,
    t: &TanyaUltah,
) -> Hasil<(Vec<UlangTahun>, i64)> {
    let h = hari_hari(toko, hari, t.hari(1)?)?;
    let (limit, skip) = t.halaman();
    let n: i64 = c.nilai(&format!("SELECT COUNT(*) {}", h.dari), &h.nilai)?;
    let baris = c.baris::<BarisLahir>(
        &format!(
            "{} ORDER BY {}, p.nama_customer, p.kode_pelanggan LIMIT {limit} OFFSET {skip}",
            h.dari, h.urut
        ),
        &h.nilai,
    )?;
    let baris = baris.into_iter().map(|b| b.pada(&h, hari)).collect();
    Ok((tandai(c, baris)?, n))
}

/// Which of them got their greeting.
fn tandai(c: &mut Conn, mut baris: Vec<UlangTahun>) -> Hasil<Vec<UlangTahun>> {
    if baris.is_empty() {
        return Ok(baris);
    }
    let kunci: Vec<String> =
        baris.iter().map(|b| kunci_ultah(&b.kode_pelanggan, b.tanggal.tahun())).collect();
    let d = db::daftar(1, kunci.iter().map(String::as_str));
    let sudah: Vec<String> = c.rows(
        &format!("SELECT kunci FROM pesan WHERE status = 'TERKIRIM' AND kunci IN {}", d.sql),
        &d.nilai,
        |r| r.get(0),
    )?;
    for (b, k) in baris.iter_mut().zip(&kunci) {
        b.terkirim = sudah.contains(k);
    }
    Ok(baris)
}

fn banyak(c: &mut Conn, toko: &KodeToko, hari: Tanggal, berapa: i64) -> Hasil<i64> {
    let h = hari_hari(Some(toko), hari, berapa)?;
    Ok(c.nilai(&format!("SELECT COUNT(*) {}", h.dari), &h.nilai)?)
}

/// The members of a store's day.
pub fn hari_member(c: &mut Conn, toko: &KodeToko, tgl: Tanggal, hari: Tanggal) -> Hasil<HariMember> {
    let member_baru = c.nilai(
        "SELECT COUNT(*) FROM pelanggan WHERE kode_cabang_daftar = $1 AND tgl_daftar = $2 AND kode_member <> ''",
        args![toko, tgl],
    )?;
    let member_kembali = c.nilai(
        "SELECT COUNT(DISTINCT x.kode_pelanggan) FROM (\
         SELECT f.kode_pelanggan FROM faktur f WHERE f.toko = $1 AND f.tgl_system = $2 AND NOT EXISTS (SELECT 1 FROM faktur_batal z \
         WHERE z.toko = f.toko AND z.no_faktur_group = f.no_faktur_group AND z.tgl_system = f.tgl_system) UNION ALL \
         SELECT m.kode_pelanggan FROM manual m WHERE m.toko = $1 AND m.tgl_system = $2 AND NOT EXISTS (SELECT 1 FROM manual_batal z \
         WHERE z.toko = m.toko AND z.no_faktur_group = m.no_faktur_group AND z.tgl_system = m.tgl_system)) x \
         JOIN pelanggan p ON p.kode_pelanggan = x.kode_pelanggan WHERE p.kode_member <> '' AND (\
         EXISTS (SELECT 1 FROM faktur l WHERE l.kode_pelanggan = x.kode_pelanggan AND l.tgl_system < $2) OR \
         EXISTS (SELECT 1 FROM manual l WHERE l.kode_pelanggan = x.kode_pelanggan AND l.tgl_system < $2))",
        args![toko, tgl],
    )?;
    let (pesan_menunggu, pesan_gagal) = pesan::lihat::keadaan(c, toko)?;
    Ok(HariMember {
        member_baru,
        member_kembali,
        ulang_tahun_hari_ini: banyak(c, toko, hari, 1)?,
        ulang_tahun_minggu_ini: banyak(c, toko, hari, 7)?,
        pesan_menunggu,
        pesan_gagal,
    })
}

/// The day on which points lapse next, not before `hari`; none when they never do.
fn reset_berikut(c: &mut Conn, hari: Tanggal) -> Hasil<Option<Tanggal>> {
    Ok(crate::poin::berikut(c, geser(hari, -1)?)?.map(|s| s.tgl_reset))
}

/// Whose points lapse on a day: lots from before it.
const HANGUS: &str = "FROM pelanggan p JOIN (SELECT l.kode_pelanggan, CAST(SUM(l.sisa) AS BIGINT) AS poin FROM lot_poin l \
     WHERE l.tgl < $2 GROUP BY l.kode_pelanggan HAVING SUM(l.sisa) > 0) x ON x.kode_pelanggan = p.kode_pelanggan \
     WHERE p.keluar = '' AND p.gabung_ke = '' AND ($1 = '' OR p.kode_cabang_daftar = $1)";

/// Points that lapse in the days from `hari` on, the most first. Also how many people there are.
pub fn akan_hangus(
    c: &mut Conn,
    toko: Option<&KodeToko>,
    hari: Tanggal,
    t: &TanyaUltah,
) -> Hasil<(Vec<AkanHangus>, i64)> {
    let sampai = geser(hari, t.hari(7)? - 1)?;
    let Some(tgl) = reset_berikut(c, hari)?.filter(|r| *r <= sampai) else { return Ok((Vec::new(), 0)) };
    let (limit, skip) = t.halaman();
    let toko = toko.map_or("", KodeToko::as_str);
    let n: i64 = c.nilai(&format!("SELECT COUNT(*) {HANGUS}"), args![toko, tgl])?;
    let baris = c.rows(
        &format!(
            "SELECT p.kode_pelanggan, p.kode_member, p.nama_customer, p.no_hp, x.poin {HANGUS} \
             ORDER BY x.poin DESC, p.kode_pelanggan LIMIT {limit} OFFSET {skip}"
        ),
        args![toko, tgl],
        |r| {
            Ok(AkanHangus {
                kode_pelanggan: r.get(0)?,
                kode_member: r.get(1)?,
                nama_customer: r.get(2)?,
                no_hp: r.get(3)?,
                point: r.get(4)?,
                tgl_hangus: tgl,
                hari: tgl.selisih_hari(hari),
            })
        },
    )?;
    Ok((baris, n))
}

/// Somebody who is written to.
struct Dituju {
    kode: String,
    nama: String,
    no_hp: String,
    poin: i64,
}

fn nama_toko(tx: &mut Tx<'_>) -> Hasil<String> {
    let toko = tx.toko().clone();
    Ok(tx.nilai("SELECT nama_toko FROM toko WHERE kode_toko = $1", args![&toko])?)
}

fn habis(t: Tanggal) -> Hasil<Waktu> {
    Ok(Waktu::di(geser(t, 1)?, 0, 0, 0).map_err(|e| db::Error::Lain(e.to_string()))?)
}

/// Raises the greetings of today for some members of the transaction's store, those after a code; answers the last of them,
/// nothing when nobody is left. Raised before, nothing happens.
pub fn ucapkan(tx: &mut Tx<'_>, sesudah: &str) -> Hasil<Option<String>> {
    let (toko, hari) = (tx.toko().clone(), tx.sekarang().tanggal());
    let u = aturan::ucapan(tx, hari)?;
    let tanggal = geser(hari, u.hari_sebelum)?;
    let h = hari_hari(Some(&toko), tanggal, 1)?;
    let mut nilai = h.nilai;
    nilai.push(sesudah.into());
    let ke = nilai.len();
    let dituju = tx.rows(
        &format!(
            "SELECT p.kode_pelanggan, p.nama_customer, p.no_hp {} AND p.setuju = 1 AND p.no_hp <> '' \
             AND p.kode_pelanggan > ${ke} ORDER BY p.kode_pelanggan LIMIT {SEKALI}",
            h.dari
        ),
        &nilai,
        |r| Ok(Dituju { kode: r.get(0)?, nama: r.get(1)?, no_hp: r.get(2)?, poin: 0 }),
    )?;
    let (nama, sampai) = (nama_toko(tx)?, habis(tanggal)?);
    for d in &dituju {
        let isi = u.ulang_tahun.replace("{nama}", &d.nama).replace("{toko}", &nama);
        pesan::antre(
            tx,
            &PesanBaru {
                peristiwa: Peristiwa::UlangTahun,
                kunci: &kunci_ultah(&d.kode, tanggal.tahun()),
                kode_pelanggan: &d.kode,
                no_hp: &d.no_hp,
                isi: &isi,
                no_dok: "",
                oleh: SISTEM,
                sampai: Some(sampai),
            },
        )?;
    }
    Ok(dituju.last().map(|d| d.kode.clone()))
}

/// The same for points that lapse within the days of the rule.
pub fn ingatkan(tx: &mut Tx<'_>, sesudah: &str) -> Hasil<Option<String>> {
    let (toko, hari) = (tx.toko().clone(), tx.sekarang().tanggal());
    let u = aturan::ucapan(tx, hari)?;
    let batas = geser(hari, u.hangus_hari)?;
    let Some(tgl) = reset_berikut(tx, hari)?.filter(|t| u.hangus_hari > 0 && *t > hari && *t <= batas) else {
        return Ok(None);
    };
    let dituju = tx.rows(
        &format!(
            "SELECT p.kode_pelanggan, p.nama_customer, p.no_hp, x.poin {HANGUS} AND p.setuju = 1 AND p.no_hp <> '' \
             AND p.kode_pelanggan > $3 ORDER BY p.kode_pelanggan LIMIT {SEKALI}"
        ),
        args![&toko, tgl, sesudah],
        |r| Ok(Dituju { kode: r.get(0)?, nama: r.get(1)?, no_hp: r.get(2)?, poin: r.get(3)? }),
    )?;
    let (nama, sampai) = (nama_toko(tx)?, habis(tgl)?);
    for d in &dituju {
        let isi = u
            .hangus
            .replace("{nama}", &d.nama)
            .replace("{toko}", &nama)
            .replace("{poin}", &d.poin.to_string())
            .replace("{tanggal}", &tgl.to_string());
        pesan::antre(
            tx,
            &PesanBaru {
                peristiwa: Peristiwa::PoinHangus,
                kunci: &format!("{}/{}/{tgl}", Peristiwa::PoinHangus.kode(), d.kode),
                kode_pelanggan: &d.kode,
                no_hp: &d.no_hp,
                isi: &isi,
                no_dok: "",
                oleh: SISTEM,
                sampai: Some(sampai),
            },
        )?;
    }
    Ok(dituju.last().map(|d| d.kode.clone()))
}
