//! What keeps a day from being closed, and what is only worth knowing: asked of every domain. The screen shows it live;
//! closing looks again inside its transaction.

use crate::TutupTolak;
use crate::domain::BUKU;
use db::{Conn, args};
use kas::hitung_kas;
use kas::laci::{self, Laci};
use ledger::periksa::{self, Batas, Bukti, Temuan};
use platform::domain::{Domain, Hal, Hari};
use platform::{Hasil, Pelaku};
use serde::Serialize;
use std::collections::BTreeMap;
use values::{KodeToko, Tanggal, Waktu};

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = KeadaanTutup)]
pub struct Keadaan {
    #[schema(value_type = String)]
    pub tgl_system: Tanggal,
    #[schema(value_type = String)]
    pub tgl_berikut: Tanggal,
    pub tgl_tutup: Option<String>,
    /// somebody is closing right now
    pub berjalan: bool,
    pub halangan: Vec<Hal>,
    pub peringatan: Vec<Hal>,
    pub laci: Vec<Laci>,
    pub toleransi: i64,
}

/// Everything the closing screen shows.
pub fn keadaan(c: &mut Conn, p: &Pelaku, kini: Waktu, berjalan: bool, domain: &[&Domain]) -> Hasil<Keadaan> {
    let h = Hari::baca(c, &p.toko, kini)?;
    let mut halangan = cari(c, &h, domain)?;
    halangan.extend(tidak_seimbang(c, &h.toko, domain)?);
    let peringatan = peringatan(c, &h, domain)?;
    let mut laci = laci::semua(c, &h)?;
    if !p.level.penyetuju() {
        for l in &mut laci {
            (l.saldo, l.selisih) = (None, None);
        }
    }
    Ok(Keadaan {
        tgl_system: h.tgl,
        tgl_berikut: h.berikut()?,
        tgl_tutup: h.tgl_tutup.clone(),
        berjalan,
        halangan,
        peringatan,
        laci,
        toleransi: hitung_kas::toleransi(&h.set).nilai(),
    })
}

/// What blocks, but for the proof of balance.
pub(crate) fn cari(c: &mut Conn, h: &Hari, domain: &[&Domain]) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    if h.tgl > h.hari_ini {
        hal.push(Hal {
            kode: TutupTolak::BelumTiba.kode(),
            pesan: format!("Tanggal {} belum tiba: hari ini baru {}", h.tgl, h.hari_ini),
            rute: "",
            contoh: Vec::new(),
            oleh: Vec::new(),
        });
    }
    for d in domain {
        hal.extend((d.halangan)(c, h)?);
    }
    Ok(hal)
}

/// What does not block.
pub(crate) fn peringatan(c: &mut Conn, h: &Hari, domain: &[&Domain]) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    for d in domain {
        hal.extend((d.peringatan)(c, h)?);
    }
    Ok(hal)
}

/// What the domains bring to the proof.
pub(crate) fn bukti_domain(domain: &[&Domain]) -> Vec<&'static Bukti> {
    domain.iter().map(|d| d.bukti).collect()
}

/// Where the last closing of a store ended; nothing where none was.
fn batas(c: &mut Conn, toko: &KodeToko) -> db::Result<Option<Batas>> {
    let kolom: Vec<&str> = BUKU.iter().map(|(_, id)| *id).collect();
    let sql = format!(
        "SELECT tanggal, {} FROM tutup_toko WHERE toko = $1 ORDER BY tanggal DESC LIMIT 1",
        kolom.join(", ")
    );
    c.one(&sql, args![toko], |r| {
        let mut buku = BTreeMap::new();
        for (i, (nama, _)) in BUKU.iter().enumerate() {
            buku.insert(*nama, r.int(i + 1)?);
        }
        Ok(Batas { tanggal: r.get(0)?, buku })
    })
}

/// What does not add up among what was posted since the last closing; everything, where nothing was closed yet. Call it
/// inside one snapshot.
pub fn sejak_tutup(c: &mut Conn, toko: &KodeToko, domain: &[&Domain]) -> db::Result<Vec<Temuan>> {
    let bukti = bukti_domain(domain);
    match batas(c, toko)? {
        None => periksa::toko(c, toko, &bukti),
        Some(batas) => periksa::sejak(c, toko, &batas, &bukti),
    }
}

/// The proof of what the store posted since it was last closed; with the snapshot that the closing itself proves, the
/// day is whole. The rest of its history is proved after the closing, and on the proof-of-balance screen.
pub fn tidak_seimbang(c: &mut Conn, toko: &KodeToko, domain: &[&Domain]) -> Hasil<Option<Hal>> {
    let temuan = sejak_tutup(c, toko, domain)?;
    Ok((!temuan.is_empty()).then(|| Hal {
        kode: TutupTolak::TidakSeimbang.kode(),
        pesan: format!("Buku tidak seimbang: {} temuan, lihat Bukti Saldo", temuan.len()),
        rute: "/tutup-toko",
        contoh: contoh(&temuan),
        oleh: Vec::new(),
    }))
}

/// The first findings, a line each.
pub(crate) fn contoh(temuan: &[Temuan]) -> Vec<String> {
    temuan.iter().take(Hal::CONTOH).map(|t| format!("{}: {} {}", t.aturan, t.objek, t.pesan)).collect()
}
