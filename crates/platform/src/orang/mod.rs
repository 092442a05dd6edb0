//! Managing people: who may touch whom, and what they may be given. Every rule is judged again inside the
//! transaction, on the rows as they are there; the screens only mirror it.

mod akses;
mod cabang;
mod massal;
mod user;

use crate::{AksesTolak, OrangTolak};
pub use akses::{AksesUser, Template, lihat, simpan, template};
pub use massal::{Beda, Massal, Mode, SatuUser, hitung, terapkan};
pub use user::{Tambah, Ubah, User, daftar, periksa_tambah, reset_sandi, tambah, ubah};

use crate::{Hasil, Level, Pelaku, sesi};
use db::{Conn, Tx, args};
use serde_json::json;
use std::collections::BTreeSet;
use values::{KodeToko, UserId};

/// The menus that let a person manage people.
pub const DATA_USERS: &str = "/data-users";
pub const HAK_AKSES: &str = "/hak-akses-users";
pub const HAK_AKSES_BANYAK: &str = "/hak-akses-news";

db::bacaan! {
    /// The person a change is about, as the row stands.
    struct Sasaran {
        user_id: UserId = "user_id",
        user_name: String = "user_name",
        level: Level = "level",
        kode_toko: KodeToko = "kode_toko",
        pusat: bool = "pusat",
        aktif: bool = "aktif",
        no_whatsapp: String = "no_whatsapp",
        versi: i64 = "versi";
        /// stores besides their own
        cabang: Vec<String>,
    }
}

/// Who acts, read again inside the lock: a session that ended, a level or a right taken away meanwhile counts.
pub(crate) fn kini(tx: &mut Tx<'_>, p: &Pelaku, menu: &[&str]) -> Hasil<Pelaku> {
    let hari = tx.jam().hari_ini();
    let q = sesi::cari(tx, &p.sesi, hari)?;
    if !menu.iter().any(|m| q.boleh_menu(m)) {
        return Err(AksesTolak::Menu.tolak("Akses Di Menu Ini Tidak Di Izinkan"));
    }
    q.di_portal(&p.toko)
}

/// A branch manages the people of its store; head office all. Others are as unknown as nobody.
fn sasaran(c: &mut Conn, p: &Pelaku, user: &UserId) -> Hasil<Sasaran> {
    let s = c
        .baris_satu::<Sasaran>("FROM pengguna WHERE user_id = $1", args![user])?
        .filter(|s| p.pusat || (s.kode_toko == p.toko && !s.pusat))
        .ok_or_else(|| OrangTolak::TidakAda.tolak(format!("User {user} tidak terdaftar di toko ini")))?;
    Ok(Sasaran { cabang: cabang::milik(c, user)?, ..s })
}

/// May this person manage that one at all?
fn boleh(p: &Pelaku, level: &Level) -> Hasil<()> {
    if p.level.mengurus(level) {
        return Ok(());
    }
    let pesan = format!("Level {} tidak boleh mengurus user level {level}", p.level);
    Err(OrangTolak::LevelDiAtas.pada("level", pesan))
}

/// Somebody else saved meanwhile: nothing is written, and the screen gets what stands now.
fn belum_berubah(s: &Sasaran, versi: i64) -> Hasil<()> {
    if s.versi == versi {
        return Ok(());
    }
    let isi = json!({
        "user_id": s.user_id, "user_name": s.user_name, "level": s.level.as_str(), "kode_toko": s.kode_toko,
        "cabang": s.cabang, "pusat": s.pusat, "aktif": s.aktif, "no_whatsapp": s.no_whatsapp, "versi": s.versi,
    });
    let pesan = format!("User {} sudah diubah orang lain, muat ulang lalu ulangi perubahan Anda", s.user_id);
    Err(OrangTolak::SudahDiubah.tolak(pesan).rincian(isi))
}

/// Nobody gives a menu that they have not got themselves.
fn boleh_beri(p: &Pelaku, menu: &BTreeSet<String>) -> Hasil<()> {
    match menu.iter().find(|m| !p.boleh_menu(m)) {
        None => Ok(()),
        Some(m) => {
            let nama = crate::menu::cari(m).map_or(m.as_str(), |r| r.judul);
            Err(AksesTolak::BukanMenuSendiri
                .tolak(format!("Anda tidak punya menu {nama}, jadi tidak bisa memberikannya")))
        }
    }
}

/// Ends every session of a user; what runs with one of them is refused from the COMMIT on.
fn akhiri_sesi(tx: &mut Tx<'_>, user: &UserId) -> db::Result<()> {
    let waktu = tx.sekarang();
    tx.exec("UPDATE sesi SET berakhir = $2 WHERE user_id = $1 AND berakhir IS NULL", args![user, waktu])
        .map(|_| ())
}
