//! Splash screens: four fixed places, for members and three pages for guests. Each says a text at a place of the screen, over
//! its picture where it has one.

use crate::definisi::Macam;
use crate::simpan::catat;
use crate::tabel::{self, BarisKatalog};
use crate::{Edisi, Gambar, KatalogTolak, gambar};
use db::{Conn, Json, Tx};
use platform::salah::Salah;
use platform::{Hasil, Pelaku, menu};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

pub const RUTE: (&str, &str) = ("/splashscreen-katalog", "/splashscreen-katalog-diamond");
pub const JALUR: (&str, &str) = ("app/splash-screen", "app/diamond/splash-screen");

/// The places, as the specification names them.
pub const TEMPAT: [&str; 4] = ["MEMBER", "GUEST-1", "GUEST-2", "GUEST-3"];
const LETAK: [&str; 3] = ["TOP", "CENTER", "BOTTOM"];
const BENTUK: [&str; 2] = ["IMAGE", "TEXT"];
const TEKS_MAKS: usize = 300;

/// The path of a place's picture, whatever it shows.
pub fn path(kode: &str) -> String {
    format!("{}/{kode}.png", Macam::Splash.folder())
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SplashKatalog)]
pub struct Splash {
    pub text: String,
    /// TOP, CENTER or BOTTOM
    pub position: String,
    /// what an upload answered, or the place's own path: the picture stays; empty: none
    #[serde(default)]
    pub image_path: String,
    /// IMAGE or TEXT
    pub type_splash: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SplashTersimpan)]
pub struct Tersimpan {
    pub screen_name: String,
    pub text: String,
    pub position: String,
    /// empty without a picture
    pub image_path: String,
    /// names the picture to caches
    pub sidik: String,
    pub type_splash: String,
}

fn dari(kode: &str, b: Option<&BarisKatalog>, g: Option<&Gambar>) -> Tersimpan {
    let ambil = |nama: &str, bawaan: &str| {
        b.map(|b| b.teks(nama)).filter(|t| !t.is_empty()).unwrap_or(bawaan).to_owned()
    };
    Tersimpan {
        screen_name: kode.to_owned(),
        text: ambil("text", ""),
        position: ambil("position", "BOTTOM"),
        image_path: g.map(|_| path(kode)).unwrap_or_default(),
        sidik: g.map(|g| g.sidik.clone()).unwrap_or_default(),
        type_splash: ambil("type_splash", "TEXT"),
    }
}

/// All four, those nobody wrote yet included.
pub fn semua(c: &mut Conn, edisi: Edisi) -> Hasil<Vec<Tersimpan>> {
    let baris = tabel::semua(c, edisi, Macam::Splash)?;
    let gambar = gambar::semua(c, edisi, Macam::Splash)?;
    let satu = |kode: &str| {
        let b = baris.iter().find(|b| b.kode == kode);
        dari(kode, b, gambar.iter().find(|g| g.kode == kode))
    };
    Ok(TEMPAT.into_iter().map(satu).collect())
}

fn periksa(m: &Splash) -> Hasil<()> {
    let mut s = Salah::default();
    let teks = m.text.trim();
    if teks.is_empty() {
        s.kepala("text", "Text Tidak Boleh Kosong");
    } else if teks.chars().count() > TEKS_MAKS {
        s.kepala("text", format!("Text paling banyak {TEKS_MAKS} karakter"));
    } else if teks.chars().any(|c| c.is_control() && c != '\n' && c != '\r') {
        s.kepala("text", "Text memuat karakter yang tidak bisa ditampilkan");
    }
    if !LETAK.contains(&m.position.as_str()) {
        s.kepala("position", "Position harus TOP, CENTER atau BOTTOM");
    }
    if !BENTUK.contains(&m.type_splash.as_str()) {
        s.kepala("type_splash", "Type harus IMAGE atau TEXT");
    } else if m.type_splash == "IMAGE" && m.image_path.trim().is_empty() {
        s.kepala("image_path", "Gambar Wajib Dimasukan");
    }
    s.tolak(KatalogTolak::Isian)
}

/// Saves a place; answers it and the picture it had before.
pub fn simpan(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    edisi: Edisi,
    kode: &str,
    m: &Splash,
) -> Hasil<(Tersimpan, Vec<Gambar>)> {
    menu::izin(tx, p, edisi.pilih(RUTE))?;
    let Some((ke, kode)) = (1_i64..).zip(TEMPAT).find(|(_, t)| *t == kode) else {
        return Err(KatalogTolak::Splash.tolak("Splash screen ini tidak ada"));
    };
    periksa(m)?;
    let lama = tabel::ambil(tx, edisi, Macam::Splash, kode)?;
    let isi = Map::from_iter([
        ("text".to_owned(), json!(m.text.trim())),
        ("position".to_owned(), json!(m.position)),
        ("type_splash".to_owned(), json!(m.type_splash)),
    ]);
    let b = BarisKatalog {
        edisi: edisi.kode().to_owned(),
        jenis: Macam::Splash.kode().to_owned(),
        kode: kode.to_owned(),
        urutan: ke,
        isi: Json(isi),
        tgl_dari: None,
        tgl_sampai: None,
        versi: lama.as_ref().map_or(1, |b| b.versi + 1),
        dihapus: false,
        diubah: tx.sekarang().to_string(),
        oleh: p.user_id.to_string(),
    };
    if lama.is_some() {
        crate::simpan::perbarui(tx, &b)?;
    } else {
        tx.sisip([&b])?;
    }
    let lepas = pasang(tx, edisi, kode, m.image_path.trim())?;
    let punya = gambar::milik(tx, edisi, Macam::Splash, kode)?;
    let jadi = dari(kode, Some(&b), punya.first());
    catat(tx, p, (edisi, &b.jenis), "SPLASH", kode, &serde_json::to_value(&jadi).unwrap_or(Value::Null))?;
    Ok((jadi, lepas))
}

/// The picture of a place: the one it has, one that was sent, or none.
fn pasang(tx: &mut Tx<'_>, edisi: Edisi, kode: &str, path_minta: &str) -> Hasil<Vec<Gambar>> {
    if path_minta == path(kode) {
        return if gambar::milik(tx, edisi, Macam::Splash, kode)?.is_empty() {
            Err(KatalogTolak::Gambar.pada("image_path", "Splash screen ini belum punya gambar"))
        } else {
            Ok(Vec::new())
        };
    }
    let nama: Vec<String> = path_minta
        .rsplit('/')
        .next()
        .map(|n| n.rsplit_once('.').map_or(n, |(n, _)| n))
        .filter(|n| !n.is_empty())
        .map(str::to_owned)
        .into_iter()
        .collect();
    gambar::pakai(tx, (edisi, Macam::Splash), kode, &nama).map_err(|t| {
        let pesan = t.pesan.clone();
        if t.adalah(KatalogTolak::Gambar) { KatalogTolak::Gambar.pada("image_path", pesan) } else { t }
    })
}
