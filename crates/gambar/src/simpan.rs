//! Pictures and whose they are: one a piece, one a count, one logo a store. The new one is kept before the row names it and the
//! old one goes after, so that a row never names what is not there.

use crate::lemari::Lemari;
use crate::milik::Milik;
use crate::olah::olah;
use db::{Conn, Db, Row, Tx, args};
use platform::{Hasil, Pelaku, Tolak};
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use values::KodeToko;

/// What no row names is left alone for this long: its row may be about to be written.
const TENGGANG: i64 = 24 * 3600;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = GambarTersimpan)]
pub struct Gambar {
    pub id: String,
    pub lebar: i64,
    pub tinggi: i64,
    /// bytes
    pub ukuran: i64,
    /// of the bytes; names the picture to caches
    pub sidik: String,
    #[serde(skip)]
    nama: String,
}

pub(crate) fn nama(toko: &KodeToko, folder: &str, id: &str) -> String {
    format!("{folder}/{toko}/{id}.jpg")
}

/// The name of bytes.
pub(crate) fn sidik(isi: &[u8]) -> String {
    Sha256::digest(isi).iter().fold(String::new(), |mut s, b| {
        let _ = write!(s, "{b:02x}");
        s
    })
}

const PILIH: &str = "SELECT g.id, g.lebar, g.tinggi, g.ukuran, g.sidik, g.toko FROM gambar g";

fn baca(r: &Row<'_>, milik: &Milik) -> db::Result<Gambar> {
    let (id, toko): (String, KodeToko) = (r.get(0)?, r.get(5)?);
    Ok(Gambar {
        nama: nama(&toko, milik.folder(), &id),
        id,
        lebar: r.int(1)?,
        tinggi: r.int(2)?,
        ukuran: r.int(3)?,
        sidik: r.get(4)?,
    })
}

fn cari(c: &mut Conn, toko: &KodeToko, milik: &Milik) -> db::Result<Option<Gambar>> {
    c.one(
        &format!("{PILIH} WHERE g.toko = $1 AND g.jenis = $2 AND g.kunci = $3"),
        args![toko, milik.jenis(), &*milik.kunci()],
        |r| baca(r, milik),
    )
}

/// The same, and for a piece that came from another store the photo it got there.
fn cari_terbawa(c: &mut Conn, toko: &KodeToko, milik: &Milik) -> db::Result<Option<Gambar>> {
    let ada = cari(c, toko, milik)?;
    let Milik::Produk(kode) = milik else { return Ok(ada) };
    if ada.is_some() {
        return Ok(ada);
    }
    let sini = "SELECT 1 FROM barang WHERE kode_barcode = $1 AND toko = $2";
    if c.one(sini, args![kode, toko], |r| r.int(0))?.is_none() {
        return Ok(None);
    }
    // Store by store, because that is how the key finds it.
    let sql = "SELECT g.id, g.lebar, g.tinggi, g.ukuran, g.sidik, g.toko FROM toko t JOIN gambar g ON g.toko = t.kode_toko \
               AND g.jenis = $1 AND g.kunci = $2 ORDER BY g.waktu DESC LIMIT 1";
    c.one(sql, args![milik.jenis(), &*milik.kunci()], |r| baca(r, milik))
}

/// Gives an owner its picture, in place of the one it has.
pub async fn pasang(db: &Db, lemari: &Lemari, p: &Pelaku, milik: Milik, isi: Vec<u8>) -> Hasil<Gambar> {
    let (m, toko) = (milik.clone(), p.toko.clone());
    db.read(move |c| m.wajib_ada(c, &toko)).await?;
    let batas = milik.batas();
    let o = platform::giliran::berat(move |_| olah(&isi, batas)).await?;
    let id = platform::acak::teks(16);
    let g = Gambar {
        nama: nama(&p.toko, milik.folder(), &id),
        id,
        lebar: i64::from(o.lebar),
        tinggi: i64::from(o.tinggi),
        ukuran: i64::try_from(o.jpeg.len()).unwrap_or(i64::MAX),
        sidik: sidik(&o.jpeg),
    };
    lemari.taruh(&g.nama, o.jpeg).await?;
    let (baru, oleh) = (g.clone(), p.user_id.clone());
    let hasil = db.write(p.toko.clone(), move |tx| tulis(tx, &milik, &baru, oleh.as_str())).await;
    match &hasil {
        Ok(Some(lama)) => buang(lemari, lama).await,
        Ok(None) => {}
        Err(_) => buang(lemari, &g).await,
    }
    hasil.map(|_| g)
}

fn tulis(tx: &mut Tx<'_>, milik: &Milik, g: &Gambar, oleh: &str) -> Hasil<Option<Gambar>> {
    let toko = tx.toko().clone();
    milik.wajib_ada(tx, &toko)?;
    let lama = cari(tx, &toko, milik)?;
    let waktu = tx.sekarang().to_string();
    let kunci = milik.kunci();
    let kunci = &*kunci;
    tx.exec(
        "INSERT INTO gambar (toko, jenis, kunci, id, lebar, tinggi, ukuran, sidik, waktu, oleh) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (toko, jenis, kunci) DO UPDATE SET \
         id = $4, lebar = $5, tinggi = $6, ukuran = $7, sidik = $8, waktu = $9, oleh = $10",
        args![&toko, milik.jenis(), kunci, &g.id, g.lebar, g.tinggi, g.ukuran, &g.sidik, waktu, oleh],
    )?;
    ledger::audit::catat_hari_ini(tx, oleh, milik.sebutan(), kunci, &g.sidik)?;
    match lama {
        Some(l) if !masih_dipakai(tx, &toko, &l)? => Ok(Some(l)),
        _ => Ok(None),
    }
}

/// Pieces may share a picture: it goes with the last of them.
fn masih_dipakai(c: &mut Conn, toko: &KodeToko, g: &Gambar) -> db::Result<bool> {
    let sql = "SELECT COUNT(*) FROM gambar WHERE toko = $1 AND id = $2";
    Ok(c.nilai::<i64>(sql, args![toko, &g.id])? > 0)
}

/// Takes a picture away.
pub async fn hapus(db: &Db, lemari: &Lemari, p: &Pelaku, milik: Milik) -> Hasil<()> {
    let oleh = p.user_id.clone();
    let lama = db
        .write(p.toko.clone(), move |tx| {
            let toko = tx.toko().clone();
            let Some(lama) = cari(tx, &toko, &milik)? else { return Err(milik.belum_ada()) };
            if matches!(milik, Milik::Opname(_) | Milik::Pesanan(..)) {
                milik.wajib_ada(tx, &toko)?;
            }
            tx.exec(
                "DELETE FROM gambar WHERE toko = $1 AND jenis = $2 AND kunci = $3",
                args![&toko, milik.jenis(), &*milik.kunci()],
            )?;
            let aksi = format!("HAPUS {}", milik.sebutan());
            ledger::audit::catat_hari_ini(tx, oleh.as_str(), &aksi, &milik.kunci(), &lama.sidik)?;
            let dipakai = masih_dipakai(tx, &toko, &lama)?;
            Ok((!dipakai).then_some(lama))
        })
        .await?;
    if let Some(lama) = lama {
        buang(lemari, &lama).await;
    }
    Ok(())
}

/// What cannot be taken away now is swept later.
async fn buang(lemari: &Lemari, g: &Gambar) {
    if let Err(e) = lemari.hapus(&g.nama).await {
        tracing::warn!(nama = g.nama, sebab = ?e.sebab, "gambar lama belum terhapus");
    }
}

/// A picture: what is known of it, and its bytes unless the asker has them already.
pub async fn ambil(
    db: &Db,
    lemari: &Lemari,
    toko: &KodeToko,
    milik: Milik,
    punya: Option<&str>,
) -> Hasil<(Gambar, Option<Vec<u8>>)> {
    let (m, t) = (milik.clone(), toko.clone());
    let ada = db.read(move |c| Ok::<_, Tolak>(cari_terbawa(c, &t, &m)?)).await?;
    let g = ada.ok_or_else(|| milik.belum_ada())?;
    if punya == Some(g.sidik.as_str()) {
        return Ok((g, None));
    }
    let isi = lemari.ambil(&g.nama).await?.ok_or_else(|| milik.belum_ada())?;
    Ok((g, Some(isi)))
}

/// Removes what no row names any more (a crash between keeping and writing leaves such); answers how many.
pub async fn sapu(db: &Db, lemari: &Lemari, toko: &KodeToko) -> Hasil<usize> {
    let mut lama = Vec::new();
    for folder in Milik::FOLDER {
        lama.extend(lemari.lama(&format!("{folder}/{toko}"), TENGGANG).await?);
    }
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
