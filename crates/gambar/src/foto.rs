//! The photo of a piece: one a piece, in the store it lies in. The new one is kept before the row names it and the
//! old one goes after, so that a row never names what is not there.

use crate::lemari::Lemari;
use crate::olah::{Batas, olah};
use db::{Conn, Db, Tx, args};
use platform::{Hasil, Pelaku, Tolak};
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use values::{KodeBarcode, KodeToko};

const JENIS: &str = "FOTO_PRODUK";
const FOLDER: &str = "foto_produk";
/// What no row names is left alone for this long: its row may be about to be written.
const TENGGANG: i64 = 24 * 3600;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = FotoProduk)]
pub struct Foto {
    pub id: String,
    pub lebar: i64,
    pub tinggi: i64,
    /// bytes
    pub ukuran: i64,
    /// of the bytes; names the picture to caches
    pub sidik: String,
    #[serde(skip)]
    toko: String,
}

impl Foto {
    fn nama(&self) -> String {
        format!("{FOLDER}/{}/{}.jpg", self.toko, self.id)
    }
}

fn barcode(teks: &str) -> Hasil<KodeBarcode> {
    KodeBarcode::parse(teks)
        .map_err(|e| Tolak::aturan("FOTO-01", e.to_string()).kolom("kode_barcode", e.to_string()))
}

fn wajib_ada(c: &mut Conn, toko: &KodeToko, kode: &KodeBarcode) -> Hasil<()> {
    let ada: Option<i64> =
        c.one("SELECT 1 FROM saldo_barang WHERE toko = $1 AND kode_barcode = $2", args![toko, kode], |r| {
            r.int(0)
        })?;
    ada.map(|_| ()).ok_or_else(|| Tolak::tidak_ada("FOTO-02", format!("Barang {kode} tidak ada di toko ini")))
}

fn cari(c: &mut Conn, toko: &KodeToko, kode: &KodeBarcode) -> db::Result<Option<Foto>> {
    c.one(
        "SELECT id, lebar, tinggi, ukuran, sidik, toko FROM gambar WHERE toko = $1 AND jenis = $2 AND kunci = $3",
        args![toko, JENIS, kode],
        |r| {
            Ok(Foto {
                id: r.get(0)?,
                lebar: r.int(1)?,
                tinggi: r.int(2)?,
                ukuran: r.int(3)?,
                sidik: r.get(4)?,
                toko: r.get(5)?,
            })
        },
    )
}

/// Gives a piece its photo, in place of the one it has.
pub async fn pasang(db: &Db, lemari: &Lemari, p: &Pelaku, kode: &str, isi: Vec<u8>) -> Hasil<Foto> {
    let kode = barcode(kode)?;
    let (k, toko) = (kode.clone(), p.toko.clone());
    db.read(move |c| wajib_ada(c, &toko, &k)).await?;
    let o = tokio::task::spawn_blocking(move || olah(&isi, Batas::PRODUK))
        .await
        .map_err(|e| db::Error::Lain(e.to_string()))??;
    let foto = Foto {
        id: platform::acak::teks(16),
        lebar: i64::from(o.lebar),
        tinggi: i64::from(o.tinggi),
        ukuran: i64::try_from(o.jpeg.len()).unwrap_or(i64::MAX),
        sidik: Sha256::digest(&o.jpeg).iter().fold(String::new(), |mut s, b| {
            let _ = write!(s, "{b:02x}");
            s
        }),
        toko: p.toko.to_string(),
    };
    lemari.taruh(&foto.nama(), o.jpeg).await?;
    let (f, k, oleh) = (foto.clone(), kode.clone(), p.user_id.clone());
    let hasil = db.write(p.toko.clone(), move |tx| tulis(tx, &k, &f, oleh.as_str())).await;
    match &hasil {
        Ok(Some(lama)) => buang(lemari, lama).await,
        Ok(None) => {}
        Err(_) => buang(lemari, &foto).await,
    }
    hasil.map(|_| foto)
}

fn tulis(tx: &mut Tx<'_>, kode: &KodeBarcode, f: &Foto, oleh: &str) -> Hasil<Option<Foto>> {
    let toko = tx.toko().clone();
    wajib_ada(tx, &toko, kode)?;
    let lama = cari(tx, &toko, kode)?;
    let waktu = tx.sekarang().to_string();
    tx.exec(
        "INSERT INTO gambar (toko, jenis, kunci, id, lebar, tinggi, ukuran, sidik, waktu, oleh) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (toko, jenis, kunci) DO UPDATE SET \
         id = $4, lebar = $5, tinggi = $6, ukuran = $7, sidik = $8, waktu = $9, oleh = $10",
        args![toko, JENIS, kode, f.id.as_str(), f.lebar, f.tinggi, f.ukuran, f.sidik.as_str(), waktu, oleh],
    )?;
    ledger::audit::catat_hari_ini(tx, oleh, "FOTO PRODUK", kode.as_str(), &f.sidik)?;
    Ok(lama)
}

/// Takes a piece's photo away; answers whether there was one.
pub async fn hapus(db: &Db, lemari: &Lemari, p: &Pelaku, kode: &str) -> Hasil<bool> {
    let kode = barcode(kode)?;
    let oleh = p.user_id.clone();
    let lama = db
        .write(p.toko.clone(), move |tx| {
            let toko = tx.toko().clone();
            let Some(lama) = cari(tx, &toko, &kode)? else { return Ok::<_, Tolak>(None) };
            tx.exec(
                "DELETE FROM gambar WHERE toko = $1 AND jenis = $2 AND kunci = $3",
                args![toko, JENIS, &kode],
            )?;
            ledger::audit::catat_hari_ini(
                tx,
                oleh.as_str(),
                "HAPUS FOTO PRODUK",
                kode.as_str(),
                &lama.sidik,
            )?;
            Ok(Some(lama))
        })
        .await?;
    if let Some(f) = &lama {
        buang(lemari, f).await;
    }
    Ok(lama.is_some())
}

/// What cannot be taken away now is swept later.
async fn buang(lemari: &Lemari, f: &Foto) {
    if let Err(e) = lemari.hapus(&f.nama()).await {
        tracing::warn!(nama = f.nama(), sebab = ?e.sebab, "foto lama belum terhapus");
    }
}

/// The photo of a piece: what is known of it, and its bytes unless the asker has them already.
pub async fn ambil(
    db: &Db,
    lemari: &Lemari,
    p: &Pelaku,
    kode: &str,
    punya: Option<&str>,
) -> Hasil<(Foto, Option<Vec<u8>>)> {
    let kode = barcode(kode)?;
    let kosong = || Tolak::tidak_ada("FOTO-03", format!("Barang {kode} belum punya foto"));
    let (k, toko) = (kode.clone(), p.toko.clone());
    let f = db.read(move |c| Ok::<_, Tolak>(cari(c, &toko, &k)?)).await?.ok_or_else(kosong)?;
    if punya == Some(f.sidik.as_str()) {
        return Ok((f, None));
    }
    let isi = lemari.ambil(&f.nama()).await?.ok_or_else(kosong)?;
    Ok((f, Some(isi)))
}

/// Removes what no row names any more (a crash between keeping and writing leaves such); answers how many.
pub async fn sapu(db: &Db, lemari: &Lemari, toko: &KodeToko) -> Hasil<usize> {
    let lama = lemari.lama(&format!("{FOLDER}/{toko}"), TENGGANG).await?;
    if lama.is_empty() {
        return Ok(0);
    }
    let t = toko.clone();
    let dipakai: BTreeSet<String> = db
        .read(move |c| {
            Ok::<_, Tolak>(c.rows("SELECT id FROM gambar WHERE toko = $1", args![t], |r| r.get(0))?)
        })
        .await?
        .into_iter()
        .collect();
    let id = |nama: &str| {
        nama.rsplit('/').next().and_then(|n| n.strip_suffix(".jpg")).unwrap_or_default().to_owned()
    };
    let mut banyak = 0;
    for nama in lama.iter().filter(|n| !dipakai.contains(&id(n))) {
        lemari.hapus(nama).await?;
        banyak += 1;
    }
    Ok(banyak)
}
