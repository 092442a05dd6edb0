//! The pictures of the catalogue: checked and drawn anew by the crate of pictures, kept under an id of their own in the folder of
//! their kind and edition. Sent first, then taken by an entry as it is saved; what no entry took is swept after a day.

use crate::definisi::Macam;
use crate::{Edisi, KatalogTolak};
use ::gambar::{Batas, Lemari, olah_mutu};
use db::{Conn, Db, Kunci, Tx, args};
use platform::{Hasil, Pelaku, Tolak, acak};
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// As the specification has it.
const MUTU: u8 = 50;
const PANJANG_ID: usize = 16;
const TIPE: &str = "image/jpeg";
/// Sent and not taken: left alone this long.
const TENGGANG_JAM: u64 = 24;

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Gambar in "katalog_gambar" {
        pub id: String,
        pub edisi: String,
        pub jenis: String,
        pub kode: String,
        pub ke: i64,
        pub tipe: String,
        pub lebar: i64,
        pub tinggi: i64,
        pub ukuran: i64,
        pub sidik: String,
        pub waktu: String,
        pub oleh: String,
    }
}

/// What an upload answers; the form sends the name back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = GambarKatalog)]
pub struct Terkirim {
    pub gambar_path: String,
    pub gambar_name: String,
    pub lebar: i64,
    pub tinggi: i64,
    /// bytes
    pub ukuran: i64,
}

impl Gambar {
    fn macam(&self) -> Option<Macam> {
        Macam::BERGAMBAR.into_iter().find(|m| m.kode() == self.jenis)
    }

    fn edisi(&self) -> Edisi {
        Edisi::SEMUA.into_iter().find(|e| e.kode() == self.edisi).unwrap_or(Edisi::Emas)
    }

    /// Folder and name below the edition's own, as rows carry it. A splash screen's is the same whatever it shows.
    pub fn path(&self) -> String {
        match self.macam() {
            Some(Macam::Splash) if !self.kode.is_empty() => crate::splash::path(&self.kode),
            m => format!("{}/{}.jpg", m.map_or("", Macam::folder), self.id),
        }
    }

    /// Where its bytes lie.
    fn letak(&self) -> String {
        let folder = self.macam().map_or("", Macam::folder);
        format!("{}/{folder}/{}.jpg", self.edisi().folder(), self.id)
    }
}

const fn batas(macam: Macam) -> Batas {
    if matches!(macam, Macam::Splash) { Batas::SPLASH } else { Batas::PRODUK }
}

/// Takes a picture in, for an entry that is about to be saved.
pub async fn terima(
    db: &Db,
    lemari: &Lemari,
    p: &Pelaku,
    (edisi, macam): (Edisi, Macam),
    isi: Vec<u8>,
) -> Hasil<Terkirim> {
    let o = platform::giliran::berat(move |_| olah_mutu(&isi, batas(macam), MUTU)).await?;
    let sidik = Sha256::digest(&o.jpeg).iter().fold(String::new(), |mut s, b| {
        let _ = write!(s, "{b:02x}");
        s
    });
    let g = Gambar {
        id: acak::teks(PANJANG_ID),
        edisi: edisi.kode().to_owned(),
        jenis: macam.kode().to_owned(),
        kode: String::new(),
        ke: 0,
        tipe: TIPE.to_owned(),
        lebar: i64::from(o.lebar),
        tinggi: i64::from(o.tinggi),
        ukuran: i64::try_from(o.jpeg.len()).unwrap_or(i64::MAX),
        sidik,
        waktu: db.jam().sekarang().to_string(),
        oleh: p.user_id.to_string(),
    };
    lemari.taruh(&g.letak(), o.jpeg).await?;
    let baru = g.clone();
    let tertulis = db
        .write(Kunci::toko(p.toko.clone()).dengan_rantai(), move |tx| {
            tx.sisip([&baru])?;
            Ok::<_, Tolak>(())
        })
        .await;
    if let Err(t) = tertulis {
        buang(lemari, std::slice::from_ref(&g)).await;
        return Err(t);
    }
    Ok(Terkirim {
        gambar_path: g.path(),
        gambar_name: g.id,
        lebar: g.lebar,
        tinggi: g.tinggi,
        ukuran: g.ukuran,
    })
}

/// The pictures of an entry in their order.
pub(crate) fn milik(c: &mut Conn, edisi: Edisi, macam: Macam, kode: &str) -> db::Result<Vec<Gambar>> {
    c.baris::<Gambar>(
        "FROM katalog_gambar WHERE edisi = $1 AND jenis = $2 AND kode = $3 ORDER BY ke, id",
        args![edisi.kode(), macam.kode(), kode],
    )
}

/// The pictures of all entries of a list, by their place.
pub(crate) fn semua(c: &mut Conn, edisi: Edisi, macam: Macam) -> db::Result<Vec<Gambar>> {
    c.baris::<Gambar>(
        "FROM katalog_gambar WHERE edisi = $1 AND jenis = $2 AND kode <> '' ORDER BY kode, ke, id",
        args![edisi.kode(), macam.kode()],
    )
}

/// The entry has exactly these pictures in this order; those it had besides are let go and answered.
pub(crate) fn pakai(
    tx: &mut Tx<'_>,
    (edisi, macam): (Edisi, Macam),
    kode: &str,
    nama: &[String],
) -> Hasil<Vec<Gambar>> {
    let lama = milik(tx, edisi, macam, kode)?;
    for (ke, id) in nama.iter().enumerate() {
        let ada = tx.baris_satu::<Gambar>("FROM katalog_gambar WHERE id = $1", args![id.as_str()])?;
        let milik_ini = |g: &Gambar| {
            g.edisi == edisi.kode() && g.jenis == macam.kode() && (g.kode.is_empty() || g.kode == kode)
        };
        if !ada.as_ref().is_some_and(milik_ini) {
            let pesan = "Gambar ini tidak ada lagi atau milik isi yang lain, pilih kembali gambarnya";
            return Err(KatalogTolak::Gambar.pada("gambar_name", pesan));
        }
        let ke = i64::try_from(ke).unwrap_or(i64::MAX);
        tx.exec("UPDATE katalog_gambar SET kode = $2, ke = $3 WHERE id = $1", args![id.as_str(), kode, ke])?;
    }
    let lepas: Vec<Gambar> = lama.into_iter().filter(|g| !nama.contains(&g.id)).collect();
    for g in &lepas {
        tx.exec("DELETE FROM katalog_gambar WHERE id = $1", args![g.id.as_str()])?;
    }
    Ok(lepas)
}

/// The bytes of pictures that no row names any more. What cannot be taken away now costs a file, nothing else.
pub async fn buang(lemari: &Lemari, gambar: &[Gambar]) {
    for g in gambar {
        if let Err(e) = lemari.hapus(&g.letak()).await {
            tracing::warn!(nama = g.letak(), sebab = ?e.sebab, "gambar katalog belum terhapus");
        }
    }
}

/// A picture of an entry by folder and name, as the app asks for it; the bytes unless the asker has them.
pub async fn ambil(
    db: &Db,
    lemari: &Lemari,
    edisi: Edisi,
    (folder, nama): (&str, &str),
    punya: Option<&str>,
) -> Hasil<(Gambar, Option<Vec<u8>>)> {
    let hilang = || KatalogTolak::GambarTidakAda.tolak("Gambar ini tidak ada");
    let macam = Macam::dari_folder(folder).ok_or_else(hilang)?;
    let nama = nama.rsplit_once('.').map_or(nama, |(n, _)| n).to_owned();
    let kolom = if macam == Macam::Splash { "kode" } else { "id" };
    let sql = format!(
        "FROM katalog_gambar WHERE edisi = $1 AND jenis = $2 AND {kolom} = $3 AND kode <> '' ORDER BY ke"
    );
    let ada = db
        .read(move |c| {
            Ok::<_, Tolak>(c.baris_satu::<Gambar>(&sql, args![edisi.kode(), macam.kode(), nama.as_str()])?)
        })
        .await?;
    let g = ada.ok_or_else(hilang)?;
    if punya == Some(g.sidik.as_str()) {
        return Ok((g, None));
    }
    let isi = lemari.ambil(&g.letak()).await?.ok_or_else(hilang)?;
    Ok((g, Some(isi)))
}

/// Forgets what was sent and taken by no entry for a day; answers how many.
pub async fn sapu(db: &Db, lemari: &Lemari) -> Hasil<usize> {
    let lama = std::time::Duration::from_secs(TENGGANG_JAM * 3600);
    let sebelum = db.jam().sekarang().kurang(lama).map_err(|e| db::Error::Lain(e.to_string()))?;
    let lepas = db
        .write(Kunci::rantai(), move |tx| {
            let dari = "FROM katalog_gambar WHERE kode = '' AND waktu < $1";
            let lepas = tx.baris::<Gambar>(dari, args![sebelum])?;
            for g in &lepas {
                tx.exec("DELETE FROM katalog_gambar WHERE id = $1", args![g.id.as_str()])?;
            }
            Ok::<_, Tolak>(lepas)
        })
        .await?;
    buang(lemari, &lepas).await;
    Ok(lepas.len())
}
