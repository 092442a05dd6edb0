//! Rights of many users at once: first the difference for each of them, then all of it in one transaction or
//! nothing.

use super::akses::{boleh_atur, dikenal, selisih, tulis};
use super::{HAK_AKSES_BANYAK, belum_berubah, boleh_beri, kini, sasaran};
use crate::{AksesTolak, Hasil, Pelaku, pengguna};
use db::{Conn, Tx};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeSet, HashSet};
use values::UserId;

/// What happens to the menus named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = ModeAkses)]
pub enum Mode {
    /// these and no others
    Ganti,
    /// these as well
    Tambah,
    /// these no longer
    Cabut,
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = AksesMassalUser)]
pub struct SatuUser {
    pub user_id: String,
    /// as the difference showed it; needed to save
    pub versi: Option<i64>,
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = AksesMassal)]
pub struct Massal {
    pub mode: Mode,
    pub akses: Vec<String>,
    pub users: Vec<SatuUser>,
}

/// What it does to one user.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AksesBeda)]
pub struct Beda {
    pub user_id: String,
    pub user_name: String,
    pub level: String,
    pub kode_toko: String,
    pub versi: i64,
    pub ditambah: Vec<String>,
    pub dicabut: Vec<String>,
}

const PALING_BANYAK: usize = 1000;

struct Satu {
    user: UserId,
    baru: BTreeSet<String>,
    ditambah: BTreeSet<String>,
    dicabut: BTreeSet<String>,
    beda: Beda,
}

fn susun(c: &mut Conn, p: &Pelaku, m: &Massal, dengan_versi: bool) -> Hasil<Vec<Satu>> {
    let menu = dikenal(&m.akses)?;
    let salah = |pesan: String| AksesTolak::Massal.pada("users", pesan);
    if m.users.is_empty() {
        return Err(salah("Harap pilih salah satu user".to_owned()));
    }
    if m.users.len() > PALING_BANYAK {
        return Err(salah(format!("Paling banyak {PALING_BANYAK} user sekali simpan")));
    }
    let mut sudah = HashSet::new();
    let mut hasil = Vec::with_capacity(m.users.len());
    for u in &m.users {
        let user = UserId::parse(&u.user_id).map_err(|e| salah(e.to_string()))?;
        if !sudah.insert(user.clone()) {
            return Err(salah(format!("User {user} disebut lebih dari sekali")));
        }
        let s = sasaran(c, p, &user)?;
        boleh_atur(p, &user, &s.level)?;
        if dengan_versi {
            let versi = u.versi.ok_or_else(|| salah(format!("Periksa dulu perubahan untuk user {user}")))?;
            belum_berubah(&s, versi)?;
        }
        let lama = pengguna::akses(c, &user)?;
        let baru: BTreeSet<String> = match m.mode {
            Mode::Ganti => menu.clone(),
            Mode::Tambah => menu.iter().chain(&lama).cloned().collect(),
            Mode::Cabut => lama.iter().filter(|l| !menu.contains(*l)).cloned().collect(),
        };
        let (ditambah, dicabut) = selisih(&lama, &baru);
        boleh_beri(p, &ditambah)?;
        let beda = Beda {
            user_id: user.to_string(),
            user_name: s.user_name,
            level: s.level.to_string(),
            kode_toko: s.kode_toko.to_string(),
            versi: s.versi,
            ditambah: ditambah.iter().cloned().collect(),
            dicabut: dicabut.iter().cloned().collect(),
        };
        hasil.push(Satu { user, baru, ditambah, dicabut, beda });
    }
    Ok(hasil)
}

/// The difference for each user; nothing is written.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &Massal) -> Hasil<Vec<Beda>> {
    Ok(susun(c, p, m, false)?.into_iter().map(|s| s.beda).collect())
}

/// Saves it for all of them. One user who changed meanwhile, or may not be touched, and nobody is changed.
pub fn terapkan(tx: &mut Tx<'_>, p: &Pelaku, m: &Massal) -> Hasil<Vec<Beda>> {
    let p = kini(tx, p, &[HAK_AKSES_BANYAK])?;
    let semua = susun(tx, &p, m, true)?;
    for s in semua.iter().filter(|s| !s.ditambah.is_empty() || !s.dicabut.is_empty()) {
        tulis(tx, &p, &s.user, &s.baru, &s.ditambah, &s.dicabut)?;
    }
    Ok(semua.into_iter().map(|s| s.beda).collect())
}
