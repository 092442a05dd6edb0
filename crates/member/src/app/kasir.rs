//! What the counter does for a member's account: a code shown by a cashier, approved by another after looking at the identity;
//! all phones logged out where one was lost. The old number learns of it, and points and deposits wait.

use super::{kode, sesi};
use crate::MemberTolak;
use crate::daftar::{Member, izin, tahan, terbuka};
use db::{Conn, Tx, args};
use pesan::{Peristiwa, PesanBaru};
use platform::otorisasi::{self, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = AppKodeKasir)]
pub struct MintaKode {
    pub kode_pelanggan: String,
    pub otorisasi: String,
}

/// A code to be read out, told once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AppKodeTunjuk)]
pub struct Ditunjukkan {
    pub kode: String,
    pub berlaku_sampai: String,
    pub kode_member: String,
    /// phones that were logged out
    pub diakhiri: u64,
}

/// How a member's account stands.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AppKeadaan)]
pub struct Keadaan {
    /// when it was activated; empty while it was not
    pub aktif: String,
    /// phones that are logged in
    pub perangkat: i64,
    /// the last time one of them asked for something
    pub terakhir: String,
}

pub fn keadaan(c: &mut Conn, kode: &str) -> Hasil<Keadaan> {
    let kode = kode.trim();
    c.one(
        "SELECT COALESCE((SELECT MIN(a.waktu) FROM app_aktivasi a WHERE a.kode_pelanggan = p.kode_pelanggan), ''), \
         (SELECT COUNT(*) FROM app_sesi s WHERE s.kode_pelanggan = p.kode_pelanggan AND s.berakhir IS NULL), \
         COALESCE((SELECT MAX(s.terakhir) FROM app_sesi s WHERE s.kode_pelanggan = p.kode_pelanggan), '') \
         FROM pelanggan p WHERE p.kode_pelanggan = $1",
        args![kode],
        |r| Ok(Keadaan { aktif: r.get(0)?, perangkat: r.int(1)?, terakhir: r.get(2)? }),
    )?
    .ok_or_else(|| MemberTolak::TidakAda.tolak("Kode Member Tidak Tersedia"))
}

fn anggota(tx: &mut Tx<'_>, kode: &str) -> Hasil<Member> {
    let m = terbuka(tx, kode.trim())?;
    if m.kode_member.is_empty() {
        return Err(MemberTolak::TidakAda.pada("kode_pelanggan", "Customer ini bukan member"));
    }
    Ok(m)
}

/// A code for who stands at the counter and showed who they are.
pub fn tunjukkan(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaKode) -> Hasil<Ditunjukkan> {
    let orang = anggota(tx, &m.kode_pelanggan)?;
    let rincian =
        vec![Rincian::teks("Kode masuk aplikasi", "Identitas customer sudah dicocokkan dengan orangnya")];
    let o = izin(
        tx,
        p,
        &m.otorisasi,
        ("KODE_APP", "Tunjukkan kode masuk aplikasi member"),
        &orang,
        rincian,
        false,
    )?;
    let kode_orang = orang.kode_pelanggan.as_str();
    let diakhiri = sesi::akhiri_semua(tx, kode_orang, "KODE KASIR")?;
    tahan(tx, kode_orang)?;
    let (kode, sampai) = kode::buat(tx, kode_orang, "KASIR")?;
    otorisasi::tautkan(tx, &o, kode_orang)?;
    kabari(tx, p, &orang)?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "KODE APP MEMBER", kode_orang, "{}")?;
    Ok(Ditunjukkan { kode, berlaku_sampai: sampai.to_string(), kode_member: orang.kode_member, diakhiri })
}

/// The number on the card learns that somebody logs in with a code from the counter.
fn kabari(tx: &mut Tx<'_>, p: &Pelaku, m: &Member) -> Hasil<()> {
    let kini = tx.sekarang();
    let isi = format!(
        "Yth. {}, kode masuk aplikasi untuk kartu member {} ditunjukkan di toko kami. Poin dan titipan bisa dipakai lagi setelah \
         72 jam. Bila bukan Anda yang memintanya, hubungi toko kami.",
        m.nama_customer, m.kode_member
    );
    pesan::antre(
        tx,
        &PesanBaru {
            peristiwa: Peristiwa::GantiNomor,
            kunci: &format!("KODE APP/{}/{kini}", m.kode_pelanggan),
            kode_pelanggan: &m.kode_pelanggan,
            no_hp: &m.no_hp,
            isi: &isi,
            no_dok: "",
            oleh: p.user_id.as_str(),
            sampai: None,
        },
    )?;
    Ok(())
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = AppAkhiri)]
pub struct MintaAkhiri {
    pub kode_pelanggan: String,
}

/// A phone was lost: all of them are logged out. Answers how many.
pub fn akhiri(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaAkhiri) -> Hasil<u64> {
    let orang = anggota(tx, &m.kode_pelanggan)?;
    let n = sesi::akhiri_semua(tx, &orang.kode_pelanggan, "KASIR")?;
    let isi = format!("{{\"perangkat\":{n}}}");
    ledger::audit::catat_hari_ini(
        tx,
        p.user_id.as_str(),
        "KELUARKAN APP MEMBER",
        &orang.kode_pelanggan,
        &isi,
    )?;
    Ok(n)
}
