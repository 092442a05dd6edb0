//! The menus of one user: the tree as they have it, saving it, and the templates of the levels.

use super::{HAK_AKSES, belum_berubah, boleh, boleh_beri, kini, sasaran};
use crate::menu::{self, Simpul};
use crate::pengguna::{self, akses_bawaan};
use crate::{AksesTolak, Hasil, Level, OrangTolak, Pelaku};
use db::{Conn, Tx, args};
use serde::Serialize;
use serde_json::json;
use std::collections::{BTreeSet, HashSet};
use values::UserId;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct AksesUser {
    pub user_id: String,
    pub user_name: String,
    pub level: String,
    pub kode_toko: String,
    pub versi: i64,
    /// the level sees every menu, so there is nothing to give
    pub semua_menu: bool,
    /// may the one who asks change it?
    pub boleh_ubah: bool,
    pub akses: Vec<Simpul>,
    /// menus the one who asks has not got and so cannot give
    pub tidak_bisa_beri: Vec<String>,
}

/// What a level starts with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AksesTemplate)]
pub struct Template {
    pub level: String,
    pub uraian: String,
    pub semua_menu: bool,
    /// may the one who asks make people of this level?
    pub boleh_beri: bool,
    pub akses: Vec<String>,
}

fn semua_menu() -> impl Iterator<Item = &'static menu::Rute> {
    menu::RUTE.iter().filter(|r| r.bermenu())
}

pub fn lihat(c: &mut Conn, p: &Pelaku, user: &UserId) -> Hasil<AksesUser> {
    let s = sasaran(c, p, user)?;
    let punya: HashSet<String> = pengguna::akses(c, user)?;
    let semua = s.level.semua_menu();
    Ok(AksesUser {
        user_id: s.user_id.to_string(),
        user_name: s.user_name,
        semua_menu: semua,
        boleh_ubah: !semua && *user != p.user_id && p.level.mengurus(&s.level),
        akses: menu::pohon(&s.level, &punya),
        level: s.level.to_string(),
        kode_toko: s.kode_toko.to_string(),
        versi: s.versi,
        tidak_bisa_beri: semua_menu().filter(|r| !p.boleh_menu(r.path)).map(|r| r.path.to_owned()).collect(),
    })
}

const LEVEL: [(&str, &str); 7] = [
    ("SU", "Super user: semua menu dan semua pengaturan"),
    ("MU", "Master user: pengaturan sistem dan export CSV"),
    ("OWN", "Pemilik: semua menu, memberi otorisasi"),
    ("DEV", "Developer: pengaturan sistem"),
    ("SPV", "Supervisor: mengawasi kasir, memberi otorisasi"),
    ("FIN", "Keuangan: kas, bank, validasi dan laporan"),
    ("KASIR", "Kasir: transaksi di laci sendiri"),
];

/// The known levels, then those the shop has named itself.
pub fn template(c: &mut Conn, p: &Pelaku) -> Hasil<Vec<Template>> {
    let mut ada: BTreeSet<String> = c
        .rows(
            "SELECT DISTINCT level FROM pengguna WHERE $2 = 1 OR (kode_toko = $1 AND pusat = 0)",
            args![&p.toko, p.pusat],
            |r| r.get(0),
        )?
        .into_iter()
        .collect();
    LEVEL.iter().for_each(|(l, _)| {
        ada.remove(*l);
    });
    let sendiri = ada.into_iter().map(|l| (l, "Level buatan toko".to_owned()));
    Ok(LEVEL
        .iter()
        .map(|(l, u)| ((*l).to_owned(), (*u).to_owned()))
        .chain(sendiri)
        .map(|(level, uraian)| {
            let l = Level::parse(&level);
            Template {
                semua_menu: l.semua_menu(),
                boleh_beri: p.level.mengurus(&l),
                akses: akses_bawaan(&l),
                level,
                uraian,
            }
        })
        .collect())
}

/// Added and taken away, both sorted.
pub(super) fn selisih(
    lama: &HashSet<String>,
    baru: &BTreeSet<String>,
) -> (BTreeSet<String>, BTreeSet<String>) {
    let ditambah = baru.iter().filter(|m| !lama.contains(*m)).cloned().collect();
    let dicabut = lama.iter().filter(|m| !baru.contains(*m)).cloned().collect();
    (ditambah, dicabut)
}

/// Menus asked for, each known and each once.
pub(super) fn dikenal(akses: &[String]) -> Hasil<BTreeSet<String>> {
    for m in akses {
        if !menu::cari(m).is_some_and(menu::Rute::bermenu) {
            let pesan = format!("Menu {m} tidak dikenal");
            return Err(AksesTolak::MenuAsing.pada("akses", pesan));
        }
    }
    Ok(akses.iter().cloned().collect())
}

/// May the rights of this user be changed by this person?
pub(super) fn boleh_atur(p: &Pelaku, user: &UserId, level: &Level) -> Hasil<()> {
    if *user == p.user_id {
        return Err(OrangTolak::DiriSendiri.tolak("Anda tidak bisa mengubah hak akses sendiri"));
    }
    boleh(p, level)?;
    if level.semua_menu() {
        return Err(AksesTolak::TanpaDiatur
            .tolak(format!("Level {level} melihat semua menu, hak akses {user} tidak perlu diatur")));
    }
    Ok(())
}

/// Shows these menus to a user and no others. Sessions that run follow from the COMMIT on.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, user: &UserId, akses: &[String], versi: i64) -> Hasil<i64> {
    let baru = dikenal(akses)?;
    let p = kini(tx, p, &[HAK_AKSES])?;
    let s = sasaran(tx, &p, user)?;
    boleh_atur(&p, user, &s.level)?;
    belum_berubah(&s, versi)?;
    let (ditambah, dicabut) = selisih(&pengguna::akses(tx, user)?, &baru);
    if ditambah.is_empty() && dicabut.is_empty() {
        return Ok(s.versi);
    }
    boleh_beri(&p, &ditambah)?;
    tulis(tx, &p, user, &baru, &ditambah, &dicabut)?;
    Ok(s.versi + 1)
}

pub(super) fn tulis(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    user: &UserId,
    baru: &BTreeSet<String>,
    ditambah: &BTreeSet<String>,
    dicabut: &BTreeSet<String>,
) -> Hasil<()> {
    let baru: Vec<String> = baru.iter().cloned().collect();
    pengguna::beri_akses(tx, user, &baru)?;
    let isi = json!({ "ditambah": ditambah, "dicabut": dicabut }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "UBAH AKSES", user.as_str(), &isi)?;
    Ok(())
}
