//! What these tests share: pictures in a folder of their own, entries as a form sends them, what the app would be told.

use dunia::Dunia;
use gambar::Lemari;
use image::{DynamicImage, ImageFormat};
use katalog::gambar::Terkirim;
use katalog::{Edisi, Entitas, Macam, Mentah, Tersimpan, defs};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use std::io::Cursor;
use tempfile::TempDir;

pub(crate) const OWN: &str = "own-jkt1";

pub(crate) struct Toko {
    pub(crate) lemari: Lemari,
    folder: TempDir,
}

impl Toko {
    pub(crate) fn baru() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { lemari: Lemari::folder(folder.path()).unwrap(), folder }
    }

    /// Is there a file of this name below the store?
    pub(crate) fn ada(&self, nama: &str) -> bool {
        self.folder.path().join(nama).is_file()
    }
}

pub(crate) fn png(lebar: u32, tinggi: u32) -> Vec<u8> {
    let mut isi = Cursor::new(Vec::new());
    DynamicImage::new_rgb8(lebar, tinggi).write_to(&mut isi, ImageFormat::Png).unwrap();
    isi.into_inner()
}

pub(crate) fn ent(macam: Macam) -> &'static Entitas {
    defs::cari(macam).unwrap()
}

pub(crate) async fn kirim(d: &Dunia, t: &Toko, p: &Pelaku, e: Edisi, m: Macam) -> Terkirim {
    katalog::gambar::terima(d.db(), &t.lemari, p, (e, m), png(30, 40)).await.unwrap()
}

pub(crate) fn mentah(v: &Value) -> Mentah {
    v.as_object().unwrap().clone()
}

pub(crate) async fn tambah(d: &Dunia, p: &Pelaku, (m, e): (Macam, Edisi), v: &Value) -> Hasil<Value> {
    let isi = mentah(v);
    d.kerja_rantai(p, move |tx, p| katalog::tambah(tx, p, (ent(m), e), &isi)).await.map(|t| t.baris)
}

pub(crate) async fn ubah(
    d: &Dunia,
    p: &Pelaku,
    (m, e): (Macam, Edisi),
    kode: &str,
    v: &Value,
) -> Hasil<Tersimpan> {
    let (isi, kode) = (mentah(v), kode.to_owned());
    d.kerja_rantai(p, move |tx, p| katalog::ubah(tx, p, (ent(m), e), &kode, &isi)).await
}

pub(crate) async fn hapus(
    d: &Dunia,
    p: &Pelaku,
    (m, e): (Macam, Edisi),
    kode: &str,
) -> Hasil<Vec<katalog::Gambar>> {
    let kode = kode.to_owned();
    d.kerja_rantai(p, move |tx, p| katalog::hapus(tx, p, (ent(m), e), &kode)).await
}

pub(crate) async fn daftar(d: &Dunia, (m, e): (Macam, Edisi)) -> Vec<Value> {
    let tgl = d.db().jam().hari_ini();
    let t = katalog::TanyaKatalog::default();
    d.db().snapshot(move |c| katalog::daftar(c, (ent(m), e), &t, tgl)).await.unwrap().data
}

/// A banner with its picture; its code.
pub(crate) async fn banner(d: &Dunia, t: &Toko, p: &Pelaku, e: Edisi, judul: &str) -> String {
    let g = kirim(d, t, p, e, Macam::Banner).await;
    let v = json!({ "title": judul, "gambar_name": g.gambar_name });
    tambah(d, p, (Macam::Banner, e), &v).await.unwrap()["kode_banner"].as_str().unwrap().to_owned()
}

/// An item of a piece with one picture.
pub(crate) async fn item(d: &Dunia, t: &Toko, p: &Pelaku, kode: &str, lain: Value) -> Hasil<Value> {
    let g = kirim(d, t, p, Edisi::Emas, Macam::Item).await;
    let mut v = json!({ "kode_barang": kode, "gambar_name": [g.gambar_name], "hashtag_jenis": "#CINCIN" });
    v.as_object_mut().unwrap().extend(mentah(&lain));
    tambah(d, p, (Macam::Item, Edisi::Emas), &v).await
}
