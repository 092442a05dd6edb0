//! Photos of the demo's pieces: the project's own drawings, one a kind of jewellery and model, which the pieces of a store share.

use crate::lemari::Lemari;
use crate::lukis::{Latar, MODEL, Rupa, gambar};
use crate::milik::Milik;
use crate::simpan::{nama, sidik};
use db::{Db, Tx, args};
use platform::Hasil;
use platform::demo::{TOKO, kode_toko};
use values::KodeToko;

/// Width and height.
pub const UKURAN: (i64, i64) = (300, 400);

/// The first letters of a type, and what its pieces look like; a longer beginning comes later and takes over.
const RUPA: [(&str, Rupa); 7] = [
    ("CIN", Rupa::Cincin),
    ("KAL", Rupa::Kalung),
    ("GEL", Rupa::Gelang),
    ("ANT", Rupa::Anting),
    ("LIO", Rupa::Liontin),
    ("LMB", Rupa::Batangan),
    // Rings too, with the stone that makes them dear.
    ("CINBRL", Rupa::Berlian),
];

/// A drawing and the pieces it is of.
struct Lukisan {
    awalan: &'static str,
    /// in the name of the piece; empty: all of the kind
    model: &'static str,
    id: String,
    jpeg: Vec<u8>,
}

/// Every kind in every model; the first model is of all whose name has none.
fn semua() -> Hasil<Vec<Lukisan>> {
    let mut jadi = Vec::new();
    for (awalan, rupa) in RUPA {
        let bermodel = !matches!(rupa, Rupa::Batangan | Rupa::Berlian);
        for (ke, model) in MODEL.into_iter().enumerate().take(if bermodel { MODEL.len() } else { 1 }) {
            let latar = [Latar::Gading, Latar::Mawar, Latar::Lumut][ke % 3];
            jadi.push(Lukisan {
                awalan,
                model: if ke == 0 { "" } else { model },
                id: format!("contoh-{}-{}", awalan.to_lowercase(), model.to_lowercase()),
                jpeg: gambar(rupa, ke, latar, UKURAN)?,
            });
        }
    }
    Ok(jadi)
}

/// Gives every piece of a store of the demo, sold ones too, the drawing of its kind.
pub async fn isi(db: &Db, lemari: &Lemari) -> Hasil<()> {
    let gambar = semua()?;
    for kode in TOKO {
        let toko = kode_toko(kode)?;
        let mut baris = Vec::with_capacity(gambar.len());
        for g in &gambar {
            lemari.taruh(&nama(&toko, Milik::FOLDER_PRODUK, &g.id), g.jpeg.clone()).await?;
            let ukuran = i64::try_from(g.jpeg.len()).unwrap_or(i64::MAX);
            baris.push((g.awalan, g.model, g.id.clone(), ukuran, sidik(&g.jpeg)));
        }
        db.write(toko.clone(), move |tx| {
            baris.iter().try_for_each(|(awalan, model, id, ukuran, sidik)| {
                pakai(tx, &toko, (awalan, model), (id.as_str(), *ukuran, sidik.as_str()))
            })
        })
        .await?;
    }
    Ok(())
}

/// One drawing for all pieces whose type begins like this and whose name says the model.
fn pakai(
    tx: &mut Tx<'_>,
    toko: &KodeToko,
    (awalan, model): (&str, &str),
    (id, ukuran, sidik): (&str, i64, &str),
) -> Hasil<()> {
    let waktu = tx.sekarang().to_string();
    let bernama = if model.is_empty() { "%".to_owned() } else { format!("% {model}%") };
    let milik = format!(
        "SELECT b.kode_barcode FROM barang b WHERE b.toko = $1 AND substr(b.kode_dept, 1, {}) = $2 AND b.nama_barang LIKE $3",
        awalan.len()
    );
    let hapus =
        format!("DELETE FROM gambar WHERE toko = $1 AND jenis = 'FOTO_PRODUK' AND kunci IN ({milik})");
    tx.exec(&hapus, args![toko, awalan, bernama.as_str()])?;
    let sisip = format!(
        "INSERT INTO gambar (toko, jenis, kunci, id, lebar, tinggi, ukuran, sidik, waktu, oleh) \
         SELECT CAST($1 AS TEXT), 'FOTO_PRODUK', x.kode_barcode, CAST($4 AS TEXT), CAST($5 AS BIGINT), CAST($6 AS BIGINT), \
         CAST($7 AS BIGINT), CAST($8 AS TEXT), CAST($9 AS TEXT), 'demo' FROM ({milik}) x"
    );
    let (lebar, tinggi) = UKURAN;
    let n =
        tx.exec(&sisip, args![toko, awalan, bernama.as_str(), id, lebar, tinggi, ukuran, sidik, waktu])?;
    ledger::audit::catat_hari_ini(tx, "demo", "FOTO PRODUK", id, &format!("{n} barang"))?;
    Ok(())
}
