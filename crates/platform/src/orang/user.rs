//! The users of a store or, for head office, of the chain: the list, adding, changing, stopping, a new
//! one-time password.

use super::{DATA_USERS, Sasaran, akhiri_sesi, belum_berubah, boleh, cabang, kini, sasaran};
use crate::pengguna::{self, Baru, akses_bawaan};
use crate::{Hasil, Level, OrangTolak, Pelaku, Tolak, toko};
use db::{Conn, Tx, args};
use serde::{Deserialize, Serialize};
use serde_json::json;
use values::{KodeToko, UserId};

db::bacaan! {
    /// A user as the managing screens list them.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = UserRinci)]
    pub struct User {
        pub user_id: String = "u.user_id",
        pub user_name: String = "u.user_name",
        pub level: String = "u.level",
        pub kode_toko: String = "u.kode_toko",
        pub nama_toko: String = "t.nama_toko",
        /// head office: works at every store
        pub pusat: bool = "u.pusat",
        pub aktif: bool = "u.aktif",
        pub no_whatsapp: String = "u.no_whatsapp",
        /// still has the one-time password
        pub ganti_password: bool = "u.ganti_sandi",
        /// fingers enrolled
        pub sidik_jari: i64 = "(SELECT COUNT(*) FROM sidik_jari s WHERE s.user_id = u.user_id)",
        pub terakhir_masuk: Option<String> = "(SELECT MAX(dibuat) FROM sesi s WHERE s.user_id = u.user_id)",
        /// sent back with a change, so that two people do not overwrite each other
        pub versi: i64 = "u.versi";
        /// may the one who asks manage this user?
        pub boleh_ubah: bool,
        /// stores they may work in besides their own
        pub cabang: Vec<String>,
    }
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = UserTambah)]
pub struct Tambah {
    pub user_id: String,
    pub user_name: String,
    /// SU, MU, OWN, DEV, SPV, KASIR, FIN or one of the shop's own
    pub level: String,
    pub kode_toko: String,
    #[serde(default)]
    pub pusat: bool,
    #[serde(default)]
    pub no_whatsapp: String,
    /// stores they may work in besides their own; head office gives them
    #[serde(default)]
    pub cabang: Vec<String>,
    /// left out: one is made and shown once; either way it must be changed at the first login
    pub password: Option<String>,
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = UserUbah)]
pub struct Ubah {
    pub user_name: String,
    pub level: String,
    pub kode_toko: String,
    pub pusat: bool,
    pub no_whatsapp: String,
    pub aktif: bool,
    /// stores they may work in besides their own; left out: as they are
    #[serde(default)]
    pub cabang: Option<Vec<String>>,
    /// gives the menus of the level's template in place of the present ones
    #[serde(default)]
    pub akses_template: bool,
    pub versi: i64,
}

/// What both forms share, checked and brought into shape.
struct Rapi {
    user_name: String,
    level: Level,
    kode_toko: KodeToko,
    no_whatsapp: String,
}

const NAMA_MAKS: usize = 60;
const LEVEL_MAKS: usize = 20;

fn salah(kode: OrangTolak, kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    kode.pada(kolom, pesan)
}

fn rapikan(nama: &str, level: &str, kode_toko: &str, no_whatsapp: &str) -> Hasil<Rapi> {
    let user_name = nama.trim();
    if user_name.is_empty() {
        return Err(salah(OrangTolak::Nama, "user_name", "Nama User Tidak Boleh Kosong"));
    }
    if user_name.chars().count() > NAMA_MAKS {
        return Err(salah(
            OrangTolak::Nama,
            "user_name",
            format!("Nama user paling panjang {NAMA_MAKS} karakter"),
        ));
    }
    let l = level.trim().to_uppercase();
    if l.is_empty() {
        return Err(salah(OrangTolak::Level, "level", "Level Harus Dipilih"));
    }
    if l.len() > LEVEL_MAKS || !l.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_') {
        let pesan = format!("Level hanya huruf, angka dan _, paling panjang {LEVEL_MAKS} karakter");
        return Err(salah(OrangTolak::Level, "level", pesan));
    }
    if kode_toko.trim().is_empty() {
        return Err(salah(OrangTolak::Toko, "kode_toko", "Kode Toko Harus Dipilih"));
    }
    let kode_toko =
        KodeToko::parse(kode_toko).map_err(|e| salah(OrangTolak::Toko, "kode_toko", e.to_string()))?;
    let no_whatsapp = toko::urus::whatsapp(no_whatsapp)?;
    Ok(Rapi { user_name: user_name.to_owned(), level: Level::parse(&l), kode_toko, no_whatsapp })
}

/// What can be said of a new user before the slow hash of a password is spent on them.
pub fn periksa_tambah(t: &Tambah) -> Hasil<UserId> {
    if t.user_id.trim().is_empty() {
        return Err(salah(OrangTolak::UserId, "user_id", "User ID Tidak Boleh Kosong"));
    }
    let user = UserId::parse(&t.user_id).map_err(|e| salah(OrangTolak::UserId, "user_id", e.to_string()))?;
    rapikan(&t.user_name, &t.level, &t.kode_toko, &t.no_whatsapp)?;
    if let Some(s) = t.password.as_deref().filter(|s| !s.is_empty()) {
        crate::sandi::layak("password", s)?;
        crate::sandi::bukan_id("password", user.as_str(), s)?;
    }
    Ok(user)
}

/// A branch has its own store to give; head office every store, and its own flag.
fn tempat(tx: &mut Tx<'_>, p: &Pelaku, kode: &KodeToko, pusat: bool) -> Hasil<()> {
    if !p.pusat && *kode != p.toko {
        let pesan = "Hanya kantor pusat yang bisa menempatkan user di toko lain";
        return Err(OrangTolak::TokoLain.pada("kode_toko", pesan));
    }
    if !p.pusat && pusat {
        let pesan = "Hanya kantor pusat yang bisa membuat user kantor pusat";
        return Err(OrangTolak::TokoLain.pada("pusat", pesan));
    }
    toko::cari(tx, kode).map(|_| ()).map_err(|t| {
        let pesan = t.pesan.clone();
        t.kolom("kode_toko", pesan)
    })
}

pub fn daftar(c: &mut Conn, p: &Pelaku) -> db::Result<Vec<User>> {
    let sini = pengguna::sql_di_toko("u", 1);
    let mut semua = c.baris::<User>(
        &format!(
            "FROM pengguna u JOIN toko t ON t.kode_toko = u.kode_toko \
             WHERE $2 = 1 OR ({sini} AND u.pusat = 0) ORDER BY u.kode_toko, u.user_id"
        ),
        args![&p.toko, p.pusat],
    )?;
    let mut cabang = cabang::semua(c)?;
    for u in &mut semua {
        // Who only comes here from another store is managed there.
        let milik = p.pusat || u.kode_toko == p.toko.as_str();
        u.boleh_ubah =
            milik && (p.level.mengurus(&Level::parse(&u.level)) || u.user_id == p.user_id.as_str());
        u.cabang = cabang.remove(&u.user_id).unwrap_or_default();
    }
    Ok(semua)
}

/// Menus a level starts with, as far as the giver has them.
fn akses_awal(p: &Pelaku, level: &Level) -> Vec<String> {
    akses_bawaan(level).into_iter().filter(|m| p.boleh_menu(m)).collect()
}

/// Makes a user with a one-time password, already hashed.
pub fn tambah(tx: &mut Tx<'_>, p: &Pelaku, t: &Tambah, hash: &str) -> Hasil<UserId> {
    let user_id = periksa_tambah(t)?;
    let r = rapikan(&t.user_name, &t.level, &t.kode_toko, &t.no_whatsapp)?;
    let p = kini(tx, p, &[DATA_USERS])?;
    boleh(&p, &r.level)?;
    tempat(tx, &p, &r.kode_toko, t.pusat)?;
    let lain = cabang::rapikan(&t.cabang, &r.kode_toko, t.pusat)?;
    let b = Baru {
        user_id: user_id.clone(),
        user_name: r.user_name,
        akses: akses_awal(&p, &r.level),
        level: r.level,
        kode_toko: r.kode_toko,
        pusat: t.pusat,
        sandi: hash.to_owned(),
        ganti_sandi: true,
    };
    pengguna::buat(tx, &b, p.user_id.as_str())?;
    if !lain.is_empty() {
        cabang::simpan(tx, &p, &user_id, &lain)?;
        let isi = json!({ "cabang": lain }).to_string();
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "UBAH USER", user_id.as_str(), &isi)?;
    }
    if !r.no_whatsapp.is_empty() {
        tx.exec(
            "UPDATE pengguna SET no_whatsapp = $2 WHERE user_id = $1",
            args![&user_id, r.no_whatsapp.as_str()],
        )?;
    }
    Ok(user_id)
}

/// Nobody stops, lowers or moves himself: there would be nobody left to undo it.
fn bukan_diri_sendiri(s: &Sasaran, r: &Rapi, u: &Ubah, cabang: &[String]) -> Hasil<()> {
    for (kolom, tetap, pesan) in [
        ("aktif", u.aktif, "Anda tidak bisa menonaktifkan diri sendiri"),
        ("level", r.level == s.level, "Anda tidak bisa mengubah level sendiri"),
        ("kode_toko", r.kode_toko == s.kode_toko, "Anda tidak bisa memindahkan diri sendiri ke toko lain"),
        ("cabang", cabang == s.cabang, "Anda tidak bisa memberi diri sendiri toko lain"),
        ("pusat", u.pusat == s.pusat, "Anda tidak bisa mengubah tanda kantor pusat sendiri"),
        ("akses_template", !u.akses_template, "Anda tidak bisa mengubah hak akses sendiri"),
    ] {
        if !tetap {
            return Err(salah(OrangTolak::DiriSendiri, kolom, pesan));
        }
    }
    Ok(())
}

/// A chain without an owner could never be set right from the screens.
fn masih_ada_own(tx: &mut Tx<'_>, s: &Sasaran, level: &Level, aktif: bool) -> Hasil<()> {
    if s.level != Level::Own || !s.aktif || (*level == Level::Own && aktif) {
        return Ok(());
    }
    let lain: i64 = tx.nilai(
        "SELECT COUNT(*) FROM pengguna WHERE level = 'OWN' AND aktif = 1 AND user_id <> $1",
        args![&s.user_id],
    )?;
    if lain > 0 {
        return Ok(());
    }
    let pesan = format!("{} adalah OWN aktif yang terakhir, jadikan orang lain OWN lebih dulu", s.user_id);
    Err(salah(OrangTolak::OwnTerakhir, if aktif { "level" } else { "aktif" }, pesan))
}

/// Changes a user. Stopping one ends their sessions; who no longer sees every menu gets the level's template.
pub fn ubah(tx: &mut Tx<'_>, p: &Pelaku, user: &UserId, u: &Ubah) -> Hasil<()> {
    let r = rapikan(&u.user_name, &u.level, &u.kode_toko, &u.no_whatsapp)?;
    let p = kini(tx, p, &[DATA_USERS])?;
    let s = sasaran(tx, &p, user)?;
    // A new home may have been one of the others.
    let lain = cabang::rapikan(u.cabang.as_deref().unwrap_or(&s.cabang), &r.kode_toko, u.pusat)?;
    if s.user_id == p.user_id {
        bukan_diri_sendiri(&s, &r, u, &lain)?;
    } else {
        boleh(&p, &s.level)?;
        boleh(&p, &r.level)?;
    }
    belum_berubah(&s, u.versi)?;
    if r.kode_toko != s.kode_toko || u.pusat != s.pusat {
        tempat(tx, &p, &r.kode_toko, u.pusat)?;
    }
    masih_ada_own(tx, &s, &r.level, u.aktif)?;
    let beda = perubahan(&s, &r, u, &lain);
    let template = u.akses_template || (s.level.semua_menu() && !r.level.semua_menu());
    if beda.is_empty() && !template {
        return Ok(());
    }
    tx.exec(
        "UPDATE pengguna SET user_name = $2, level = $3, kode_toko = $4, pusat = $5, no_whatsapp = $6, aktif = $7, \
         versi = versi + 1 WHERE user_id = $1",
        args![
            user,
            r.user_name.as_str(),
            r.level.as_str(),
            &r.kode_toko,
            u.pusat,
            r.no_whatsapp.as_str(),
            u.aktif
        ],
    )?;
    if lain != s.cabang {
        cabang::simpan(tx, &p, user, &lain)?;
    }
    // A session belongs to the stores of its person: who moves begins anew.
    if (s.aktif && !u.aktif) || r.kode_toko != s.kode_toko {
        akhiri_sesi(tx, user)?;
    }
    if template {
        pengguna::beri_akses(tx, user, &akses_awal(&p, &r.level))?;
    }
    let aksi = match (s.aktif, u.aktif) {
        (true, false) => "NONAKTIFKAN USER",
        (false, true) => "AKTIFKAN USER",
        _ => "UBAH USER",
    };
    let isi = json!({ "ubah": beda, "template": template }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), aksi, user.as_str(), &isi)?;
    Ok(())
}

/// Field by field, what was and what is.
fn perubahan(
    s: &Sasaran,
    r: &Rapi,
    u: &Ubah,
    cabang: &[String],
) -> serde_json::Map<String, serde_json::Value> {
    let isi = [
        ("user_name", json!(s.user_name), json!(r.user_name)),
        ("level", json!(s.level.as_str()), json!(r.level.as_str())),
        ("kode_toko", json!(s.kode_toko), json!(r.kode_toko)),
        ("cabang", json!(s.cabang), json!(cabang)),
        ("pusat", json!(s.pusat), json!(u.pusat)),
        ("no_whatsapp", json!(s.no_whatsapp), json!(r.no_whatsapp)),
        ("aktif", json!(s.aktif), json!(u.aktif)),
    ];
    isi.into_iter()
        .filter(|(_, lama, baru)| lama != baru)
        .map(|(kolom, lama, baru)| (kolom.to_owned(), json!({ "lama": lama, "baru": baru })))
        .collect()
}

/// Gives a user a new one-time password (already hashed); every session of theirs ends.
pub fn reset_sandi(tx: &mut Tx<'_>, p: &Pelaku, user: &UserId, hash: &str) -> Hasil<()> {
    let p = kini(tx, p, &[DATA_USERS])?;
    let s = sasaran(tx, &p, user)?;
    if s.user_id == p.user_id {
        return Err(OrangTolak::DiriSendiri.tolak("Password sendiri diganti lewat menu Ganti Password"));
    }
    boleh(&p, &s.level)?;
    tx.exec(
        "UPDATE pengguna SET sandi = $2, ganti_sandi = 1, versi = versi + 1 WHERE user_id = $1",
        args![user, hash],
    )?;
    akhiri_sesi(tx, user)?;
    tx.exec("DELETE FROM login_gagal WHERE user_id = $1", args![user])?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "RESET PASSWORD", user.as_str(), "{}")?;
    Ok(())
}
