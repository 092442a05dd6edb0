//! Members as lists and screens show them.

use crate::MemberTolak;
use crate::aturan;
use db::{Conn, Tx, Val, args};
use konter::{kata, pelanggan};
use platform::daftar::Halaman;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::Tanggal;

/// Rows of one page.
const SEHALAMAN: i64 = 50;
const PALING_BANYAK: i64 = 500;
/// Cards that a search looks at.
const DICARI: usize = 200;

db::bacaan! {
    /// A card of the register.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct Member {
        pub kode_pelanggan: String = "p.kode_pelanggan",
        pub kode_member: String = "p.kode_member",
        pub jenis_pelanggan: String = "p.jenis_pelanggan",
        pub nama_customer: String = "p.nama_customer",
        pub alamat_customer: String = "p.alamat_customer",
        pub kelurahan: String = "p.kelurahan",
        pub kecamatan: String = "p.kecamatan",
        pub kode_kota: String = "p.kode_kota",
        pub kota: String = "p.kota",
        pub no_hp: String = "p.no_hp",
        /// in part
        pub nik: String = "p.nik_samar",
        pub tgl_lahir: String = "p.tgl_lahir",
        pub tgl_daftar: String = "p.tgl_daftar",
        /// the store that registered them
        pub kode_cabang_daftar: String = "p.kode_cabang_daftar",
        pub point: i64 = "COALESCE((SELECT s.saldo FROM saldo_poin s WHERE s.kode_pelanggan = p.kode_pelanggan), 0)",
        /// agrees to messages
        pub setuju: bool = "p.setuju",
        pub tgl_setuju: String = "p.tgl_setuju",
        pub foto: bool = "CASE WHEN EXISTS (SELECT 1 FROM gambar g WHERE g.toko = p.toko AND g.jenis = 'FOTO_MEMBER' AND g.kunci = p.kode_pelanggan) THEN 1 ELSE 0 END",
        /// the user whose own card it is
        pub pegawai: String = "p.pegawai",
        /// the card that took this one's place
        pub gabung_ke: String = "p.gabung_ke",
        /// the day somebody left
        pub keluar: String = "p.keluar",
        /// points and deposits wait until then
        pub tahan_sampai: String = "p.tahan_sampai",
        pub versi: i64 = "p.versi",
        ;
        /// the level reached today; empty where the chain has none
        pub tingkat: String,
    }
}

const DARI: &str = "FROM pelanggan p";

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaMember {
    /// three characters or more: beginnings of words of the name, the phone, a code; or all sixteen digits of a NIK
    pub cari: String,
    /// ALL, or a store
    pub kode_cabang_daftar: String,
    /// AKTIF, KELUAR, GABUNG, SEMUA
    pub status: String,
    /// only who has a code; true when left out
    pub hanya_member: Option<bool>,
    pub skip: i64,
    /// 50 when left out, at most 500
    pub limit: i64,
}

/// Gives cards the names of their levels.
fn bertingkat(c: &mut Conn, mut semua: Vec<Member>, hari_ini: Tanggal) -> Hasil<Vec<Member>> {
    let kode: Vec<String> =
        semua.iter().filter(|m| !m.kode_member.is_empty()).map(|m| m.kode_pelanggan.clone()).collect();
    let mut nama = aturan::tingkat_banyak(c, &kode, hari_ini)?;
    for m in &mut semua {
        m.tingkat = nama.remove(&m.kode_pelanggan).unwrap_or_default();
    }
    Ok(semua)
}

/// Cards by their codes, in this order.
pub(crate) fn menurut_kode(c: &mut Conn, kode: &[String], hari_ini: Tanggal) -> Hasil<Vec<Member>> {
    let mut ada: Vec<Member> = Vec::with_capacity(kode.len());
    for bagian in kode.chunks(200) {
        let d = db::daftar(1, bagian.iter());
        ada.extend(c.baris::<Member>(&format!("{DARI} WHERE p.kode_pelanggan IN {}", d.sql), &d.nilai)?);
    }
    ada.sort_by_key(|m| kode.iter().position(|k| *k == m.kode_pelanggan));
    bertingkat(c, ada, hari_ini)
}

fn saring(t: &TanyaMember) -> Hasil<(String, Vec<Val>)> {
    let mut syarat = vec![
        match t.status.trim() {
            "" | "AKTIF" => "p.keluar = '' AND p.gabung_ke = ''",
            "KELUAR" => "p.keluar <> ''",
            "GABUNG" => "p.gabung_ke <> ''",
            "SEMUA" => "1 = 1",
            _ => return Err(MemberTolak::Isian.pada("status", "Status member tidak dikenal")),
        }
        .to_owned(),
    ];
    let mut isi: Vec<Val> = Vec::new();
    // Who left has no code any more.
    if t.hanya_member.unwrap_or(true) && t.status.trim() != "KELUAR" {
        syarat.push("p.kode_member <> ''".to_owned());
    }
    let toko = t.kode_cabang_daftar.trim();
    if !toko.is_empty() && toko != "ALL" {
        isi.push(toko.into());
        syarat.push(format!("p.kode_cabang_daftar = ${}", isi.len()));
    }
    Ok((syarat.join(" AND "), isi))
}

/// A page of the register. Whole identity numbers are looked for by [`bernik`] alone.
pub fn daftar(c: &mut Conn, t: &TanyaMember, hari_ini: Tanggal) -> Hasil<Halaman<Member, ()>> {
    let (syarat, mut isi) = saring(t)?;
    let limit = if t.limit <= 0 { SEHALAMAN } else { t.limit.min(PALING_BANYAK) };
    if !t.cari.trim().is_empty() {
        return dicari(c, t, (&syarat, &isi), limit, hari_ini);
    }
    let count: i64 = c.nilai(&format!("SELECT COUNT(*) {DARI} WHERE {syarat}"), &isi)?;
    let n = isi.len();
    isi.extend(args![limit, t.skip.max(0)].iter().cloned());
    let data = c.baris::<Member>(
        &format!(
            "{DARI} WHERE {syarat} ORDER BY p.nama_customer, p.kode_pelanggan LIMIT ${} OFFSET ${}",
            n + 1,
            n + 2
        ),
        &isi,
    )?;
    Ok(Halaman { data: bertingkat(c, data, hari_ini)?, count, total: () })
}

/// The same for who asks: whoever only serves customers sees whole phones of those they look for, not of everybody.
pub fn daftar_untuk(
    c: &mut Conn,
    p: &Pelaku,
    t: &TanyaMember,
    hari_ini: Tanggal,
) -> Hasil<Halaman<Member, ()>> {
    let mut h = daftar(c, t, hari_ini)?;
    if t.cari.trim().is_empty() && !p.level.penyetuju() && !p.level.semua_menu() {
        for m in &mut h.data {
            m.no_hp = nomor_samar(&m.no_hp);
        }
    }
    Ok(h)
}

/// A phone of which the middle is not told.
fn nomor_samar(no_hp: &str) -> String {
    match (no_hp.get(..4), no_hp.get(no_hp.len().saturating_sub(3)..)) {
        (Some(a), Some(z)) if no_hp.len() >= 8 => format!("{a}{}{z}", "*".repeat(no_hp.len() - 7)),
        _ => String::new(),
    }
}

fn dicari(
    c: &mut Conn,
    t: &TanyaMember,
    (syarat, isi): (&str, &[Val]),
    limit: i64,
    hari_ini: Tanggal,
) -> Hasil<Halaman<Member, ()>> {
    let kosong = Halaman { data: Vec::new(), count: 0, total: () };
    let kata = kata::dicari(&t.cari);
    if kata.iter().map(String::len).sum::<usize>() < 3 {
        return Ok(kosong);
    }
    let aktif = matches!(t.status.trim(), "" | "AKTIF");
    let mut kode: Vec<String> = Vec::new();
    for k in kata::cari(c, &kata, DICARI)? {
        // An old code finds the card that stands for it now.
        let k = if aktif { pelanggan::utama(c, &k)? } else { k };
        if !kode.contains(&k) {
            kode.push(k);
        }
    }
    if kode.is_empty() {
        return Ok(kosong);
    }
    let d = db::daftar(isi.len() + 1, kode.iter());
    let mut semua = isi.to_vec();
    semua.extend(d.nilai);
    let sql = format!(
        "{DARI} WHERE {syarat} AND p.kode_pelanggan IN {} ORDER BY p.nama_customer, p.kode_pelanggan",
        d.sql
    );
    let ada = c.baris::<Member>(&sql, &semua)?;
    let count = i64::try_from(ada.len()).unwrap_or(i64::MAX);
    let (lewat, ambil) = (usize::try_from(t.skip).unwrap_or(0), usize::try_from(limit).unwrap_or(0));
    let data: Vec<Member> = ada.into_iter().skip(lewat).take(ambil).collect();
    Ok(Halaman { data: bertingkat(c, data, hari_ini)?, count, total: () })
}

/// The card with exactly this identity number; the look is counted and on record.
pub fn bernik(tx: &mut Tx<'_>, p: &Pelaku, nik: &str) -> Hasil<Halaman<Member, ()>> {
    let ada = pelanggan::cari_nik(tx, p, nik)?;
    let kode: Vec<String> = ada.into_iter().map(|p| p.kode_pelanggan).collect();
    let hari_ini = tx.sekarang().tanggal();
    let data = menurut_kode(tx, &kode, hari_ini)?;
    let count = i64::try_from(data.len()).unwrap_or(i64::MAX);
    Ok(Halaman { data, count, total: () })
}

/// One card, merged or not, gone or not.
pub fn satu(c: &mut Conn, kode: &str, hari_ini: Tanggal) -> Hasil<Member> {
    let kode = [pelanggan::rapi(kode)];
    let ada = menurut_kode(c, &kode, hari_ini)?.into_iter().next();
    ada.ok_or_else(|| MemberTolak::TidakAda.tolak("Member ini tidak terdaftar"))
}

/// Cards in use that have this phone.
pub fn kembar_hp(c: &mut Conn, no_hp: &str, kecuali: &str, hari_ini: Tanggal) -> Hasil<Vec<Member>> {
    if no_hp.is_empty() {
        return Ok(Vec::new());
    }
    let ada = c.baris::<Member>(
        &format!(
            "{DARI} WHERE p.no_hp = $1 AND p.kode_pelanggan <> $2 AND p.gabung_ke = '' AND p.keluar = '' \
             ORDER BY p.nama_customer, p.kode_pelanggan LIMIT 20"
        ),
        args![no_hp, kecuali],
    )?;
    bertingkat(c, ada, hari_ini)
}

db::bacaan! {
    /// A code that somebody has or had.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = KodeMemberLain)]
    pub struct KodeLain {
        pub kode_member: String = "k.kode_member",
        /// URUT, KARTU, IMPOR
        pub cara: String = "k.cara",
        pub waktu: String = "k.waktu",
        pub oleh: String = "k.oleh",
    }
}

db::bacaan! {
    /// A card that was merged into this one.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = KartuMemberLama)]
    pub struct KartuLama {
        pub kode_pelanggan: String = "p.kode_pelanggan",
        pub kode_member: String = "p.kode_member",
        pub nama_customer: String = "p.nama_customer",
        pub toko: String = "g.toko",
        pub no_dok: String = "g.no_dok",
    }
}

db::bacaan! {
    /// Consent to messages, given or withdrawn.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = SetujuMember)]
    pub struct Setuju {
        pub setuju: bool = "s.setuju",
        pub tanggal: String = "s.tanggal",
        pub waktu: String = "s.waktu",
        pub oleh: String = "s.oleh",
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = RinciMember)]
pub struct Rinci {
    pub member: Member,
    pub kode_lain: Vec<KodeLain>,
    pub kartu_lama: Vec<KartuLama>,
    pub persetujuan: Vec<Setuju>,
}

pub fn rinci(c: &mut Conn, kode: &str, hari_ini: Tanggal) -> Hasil<Rinci> {
    let member = satu(c, kode, hari_ini)?;
    let k = member.kode_pelanggan.as_str();
    let kode_lain = c.baris(
        "FROM member_kode k WHERE k.kode_pelanggan = $1 ORDER BY k.waktu DESC, k.kode_member",
        args![k],
    )?;
    let kartu_lama = c.baris(
        "FROM member_gabung g JOIN pelanggan p ON p.kode_pelanggan = g.kode_lama WHERE g.kode_tetap = $1 AND p.gabung_ke = $1 \
         AND NOT EXISTS (SELECT 1 FROM member_gabung_batal b WHERE b.toko = g.toko AND b.no_dok = g.no_dok) ORDER BY g.waktu",
        args![k],
    )?;
    let persetujuan =
        c.baris("FROM member_setuju s WHERE s.kode_pelanggan = $1 ORDER BY s.nomor DESC", args![k])?;
    Ok(Rinci { member, kode_lain, kartu_lama, persetujuan })
}

db::bacaan! {
    /// A city with its province.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = KotaMember)]
    pub struct Kota {
        pub kode_kota: String = "k.kode_kota",
        pub nama_kota: String = "k.nama_kota",
        pub kode_provinsi: String = "k.kode_provinsi",
        pub nama_provinsi: String = "COALESCE(v.nama_provinsi, '')",
    }
}

/// The chain's places, for the address.
pub fn kota(c: &mut Conn) -> Hasil<Vec<Kota>> {
    Ok(c.baris(
        "FROM kota k LEFT JOIN provinsi v ON v.toko = k.toko AND v.kode_provinsi = k.kode_provinsi AND v.dihapus = 0 \
         WHERE k.dihapus = 0 ORDER BY k.nama_kota, k.kode_kota",
        args![],
    )?)
}
