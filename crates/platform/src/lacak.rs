//! The signed addresses of a document's public pages, as its paper carries them: the number and an HMAC of it under a key of the
//! installation. Who holds the paper holds the page; nobody finds another. Keys are added, never taken away: papers are with customers.

use crate::modul::Setelan;
use crate::{Hasil, Tolak, acak, agen, brankas};
use db::{Conn, Tx, args};
use values::{KodeToko, NoFaktur, Waktu};

/// The first key of the signatures; later ones are `lacak/2`, `lacak/3` and so on. They stay when the key of the data changes.
const KUNCI: &str = "lacak";
/// Half of the hash: as short as a paper likes it, far too long to be guessed.
const PANJANG: usize = 32;
/// The setting with the address under which customers reach the server.
pub const ALAMAT_PUBLIK: &str = "ALAMAT_PUBLIK_URL";

/// Which page: a signature opens no other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Halaman {
    /// where the work of a document stands
    Lacak,
    /// whether a nota is genuine
    Nota,
}

impl Halaman {
    /// The first part of its address, and of what is signed.
    pub const fn kata(self) -> &'static str {
        match self {
            Self::Lacak => "lacak",
            Self::Nota => "nota",
        }
    }

    fn pesan(self, no: &NoFaktur) -> String {
        format!("{}|{no}", self.kata())
    }
}

/// All keys there ever were, the newest first.
fn semua_kunci(c: &mut Conn) -> Hasil<Vec<String>> {
    let sql = "SELECT nama, isi FROM kunci_data WHERE nama = $1 OR nama LIKE $2 ORDER BY LENGTH(nama) DESC, nama DESC";
    let ada =
        c.rows(sql, args![KUNCI, format!("{KUNCI}/%")], |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)))?;
    ada.into_iter().map(|(nama, isi)| brankas::KUNCI_DATA.buka(c, &nama, &isi)).collect()
}

fn kunci(c: &mut Conn) -> Hasil<Option<String>> {
    Ok(semua_kunci(c)?.into_iter().next())
}

fn sisip(tx: &mut Tx<'_>, nama: &str) -> Hasil<()> {
    let isi = brankas::KUNCI_DATA.tutup(tx, nama, &acak::token())?;
    let kini = tx.sekarang();
    tx.exec(
        "INSERT INTO kunci_data (nama, isi, dibuat) VALUES ($1, $2, $3) ON CONFLICT (nama) DO NOTHING",
        args![nama, isi, kini],
    )?;
    Ok(())
}

/// The key, made when there is none. Two stores may want it at once: the first makes it.
pub fn pastikan_kunci(tx: &mut Tx<'_>) -> Hasil<()> {
    if kunci(tx)?.is_some() {
        return Ok(());
    }
    sisip(tx, KUNCI)?;
    kunci(tx)?.map(|_| ()).ok_or_else(|| Tolak::from(db::Error::Lain("kunci lacak tidak tersimpan".into())))
}

/// A new key for the papers to come; those that are out stay good. Answers how many keys there are now.
pub fn putar(tx: &mut Tx<'_>) -> Hasil<usize> {
    let ada = semua_kunci(tx)?.len();
    let nama = if ada == 0 { KUNCI.to_owned() } else { format!("{KUNCI}/{}", ada + 1) };
    sisip(tx, &nama)?;
    Ok(ada + 1)
}

fn tanda(kunci: &str, h: Halaman, no: &NoFaktur) -> String {
    agen::hmac_heksa(kunci, &h.pesan(no)).chars().take(PANJANG).collect()
}

/// What stands behind the page's address for this document; nothing as long as there is no key.
pub fn token_untuk(c: &mut Conn, h: Halaman, no: &NoFaktur) -> Hasil<Option<String>> {
    Ok(kunci(c)?.map(|k| format!("{no}.{}", tanda(&k, h, no))))
}

/// What stands behind `/lacak/` for this document.
pub fn token(c: &mut Conn, no: &NoFaktur) -> Hasil<Option<String>> {
    token_untuk(c, Halaman::Lacak, no)
}

/// The document behind a token, when the token is ours. Compared in constant time, under every key there was; every other text is
/// the same nothing.
pub fn buka_untuk(c: &mut Conn, h: Halaman, token: &str) -> Hasil<Option<NoFaktur>> {
    let Some((no, t)) = token.split_once('.') else { return Ok(None) };
    // Only as it was printed: one page, one address.
    let Some(no) = NoFaktur::parse(no).ok().filter(|n| n.to_string() == no) else { return Ok(None) };
    let pesan = h.pesan(&no);
    let cocok = semua_kunci(c)?.iter().any(|k| agen::cocok_awal(k, &pesan, t, PANJANG));
    Ok(cocok.then_some(no))
}

/// The document behind a token of `/lacak/`.
pub fn buka(c: &mut Conn, token: &str) -> Hasil<Option<NoFaktur>> {
    buka_untuk(c, Halaman::Lacak, token)
}

/// The whole address, for the paper; empty where the store has no public address.
pub fn alamat_untuk(c: &mut Conn, h: Halaman, toko: &KodeToko, no: &str) -> Hasil<String> {
    let set = Setelan::baca(c, toko)?;
    let dasar = set.nilai(ALAMAT_PUBLIK).trim().trim_end_matches('/').to_owned();
    let Ok(no) = NoFaktur::parse(no) else { return Ok(String::new()) };
    if dasar.is_empty() {
        return Ok(String::new());
    }
    Ok(token_untuk(c, h, &no)?.map(|t| format!("{dasar}/{}/{t}", h.kata())).unwrap_or_default())
}

/// The address of the page of its stages.
pub fn alamat(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<String> {
    alamat_untuk(c, Halaman::Lacak, toko, no)
}

/// How a QR of the app begins: a number, until when it is good, and a signature of both.
pub const APP: &str = "KARAT-APP:";

fn pesan_app(no: &NoFaktur, sampai: i64) -> String {
    format!("app|{no}|{sampai}")
}

/// A QR that the app shows a cashier: it finds a document for a minute, and entitles to nothing.
pub fn kode_app(c: &mut Conn, no: &NoFaktur, sampai: Waktu) -> Hasil<Option<String>> {
    let detik = sampai.milidetik() / 1000;
    Ok(kunci(c)?.map(|k| {
        let tanda: String = agen::hmac_heksa(&k, &pesan_app(no, detik)).chars().take(PANJANG).collect();
        format!("{APP}{no}.{detik}.{tanda}")
    }))
}

/// The document behind such a code, while it is good.
pub fn buka_app(c: &mut Conn, teks: &str, kini: Waktu) -> Hasil<Option<NoFaktur>> {
    let Some(isi) = teks.trim().strip_prefix(APP) else { return Ok(None) };
    let mut bagian = isi.splitn(3, '.');
    let (Some(no), Some(detik), Some(t)) = (bagian.next(), bagian.next(), bagian.next()) else {
        return Ok(None);
    };
    let (Ok(no), Ok(detik)) = (NoFaktur::parse(no), detik.parse::<i64>()) else { return Ok(None) };
    let pesan = pesan_app(&no, detik);
    let cocok = semua_kunci(c)?.iter().any(|k| agen::cocok_awal(k, &pesan, t, PANJANG));
    Ok((cocok && kini.milidetik() / 1000 < detik).then_some(no))
}
