//! Photos of the demo's pieces: a handful of drawings, one a kind of jewellery, which the pieces of a store share. Drawn
//! with whole numbers, so that they are the same everywhere.

use crate::lemari::Lemari;
use crate::milik::Milik;
use crate::simpan::{nama, sidik};
use db::{Db, Tx, args};
use image::codecs::jpeg::JpegEncoder;
use image::{Rgb, RgbImage};
use platform::demo::{TOKO, kode_toko};
use platform::{Hasil, Tolak};
use values::KodeToko;

/// Pixels of a side.
const SISI: i64 = 320;
/// Parts of a pixel that edges are drawn in.
const HALUS: i64 = 16;
const MUTU: u8 = 80;

type Warna = [i64; 3];

const EMAS_TERANG: Warna = [247, 220, 138];
const EMAS_GELAP: Warna = [178, 126, 36];
const BATU_TERANG: Warna = [250, 253, 255];
const BATU_GELAP: Warna = [150, 182, 208];
const BAYANG: Warna = [205, 199, 190];

type Lukis = fn(&mut Kanvas);

/// The first letters of a type, and what its pieces look like.
const MACAM: [(&str, Lukis); 7] = [
    ("CIN", cincin),
    ("KAL", kalung),
    ("GEL", gelang),
    ("ANT", anting),
    ("LIO", liontin),
    ("LMB", batangan),
    // Rings too, with the stone that makes them dear.
    ("CINBRL", cincin_berlian),
];

struct Kanvas(RgbImage);

fn campur(a: Warna, b: Warna, bagian: i64, dari: i64) -> Warna {
    std::array::from_fn(|i| {
        let (x, y) = (a.get(i).copied().unwrap_or(0), b.get(i).copied().unwrap_or(0));
        x + (y - x) * bagian.clamp(0, dari) / dari.max(1)
    })
}

impl Kanvas {
    /// A calm background, a little darker at the foot.
    fn new() -> Self {
        let sisi = u32::try_from(SISI).unwrap_or(320);
        let mut k = Self(RgbImage::new(sisi, sisi));
        for y in 0..SISI {
            let w = campur([246, 243, 238], [226, 220, 211], y, SISI);
            for x in 0..SISI {
                k.titik(x, y, w, HALUS);
            }
        }
        k
    }

    fn titik(&mut self, x: i64, y: i64, w: Warna, tutup: i64) {
        let (Ok(px), Ok(py)) = (u32::try_from(x), u32::try_from(y)) else { return };
        let Some(p) = self.0.get_pixel_mut_checked(px, py) else { return };
        let jadi = campur(p.0.map(i64::from), w, tutup, HALUS);
        *p = Rgb(jadi.map(|n| u8::try_from(n.clamp(0, 255)).unwrap_or(0)));
    }

    /// A ring between two radii (none inside: a disc), flattened to so many hundredths of its height, lit from above.
    fn gelung(
        &mut self,
        (cx, cy): (i64, i64),
        (luar, dalam): (i64, i64),
        pipih: i64,
        (terang, gelap): (Warna, Warna),
    ) {
        for y in (cy - luar - 1)..=(cy + luar + 1) {
            for x in (cx - luar - 1)..=(cx + luar + 1) {
                let (dx, dy) = ((x - cx) * HALUS, (y - cy) * HALUS * 100 / pipih);
                let jauh = (dx * dx + dy * dy).isqrt();
                let tepi = |r: i64| (r * HALUS - jauh + HALUS / 2).clamp(0, HALUS);
                let tutup = tepi(luar) - if dalam > 0 { tepi(dalam) } else { 0 };
                if tutup > 0 {
                    // Bright on the upper left, dark on the lower right.
                    let cahaya = (x - cx) + 2 * (y - cy) + 2 * luar;
                    self.titik(x, y, campur(terang, gelap, cahaya, 4 * luar), tutup);
                }
            }
        }
    }

    fn emas(&mut self, pusat: (i64, i64), jari: (i64, i64), pipih: i64) {
        self.gelung((pusat.0 + 4, pusat.1 + 6), jari, pipih, (BAYANG, BAYANG));
        self.gelung(pusat, jari, pipih, (EMAS_TERANG, EMAS_GELAP));
    }

    fn batu(&mut self, pusat: (i64, i64), jari: i64) {
        self.gelung(pusat, (jari + 4, 0), 100, (EMAS_TERANG, EMAS_GELAP));
        self.gelung(pusat, (jari, 0), 100, (BATU_TERANG, BATU_GELAP));
        self.gelung((pusat.0 - jari / 4, pusat.1 - jari / 4), (jari / 3, 0), 100, (BATU_TERANG, BATU_TERANG));
    }

    fn jpeg(&self) -> Hasil<Vec<u8>> {
        let mut isi = Vec::with_capacity(16 * 1024);
        let salah = |e: image::ImageError| Tolak::from(db::Error::Lain(e.to_string()));
        JpegEncoder::new_with_quality(&mut isi, MUTU).encode_image(&self.0).map_err(salah)?;
        Ok(isi)
    }
}

fn cincin(k: &mut Kanvas) {
    k.emas((160, 178), (92, 74), 100);
    k.emas((160, 88), (13, 0), 100);
}

fn cincin_berlian(k: &mut Kanvas) {
    k.emas((160, 190), (86, 72), 100);
    k.batu((160, 98), 26);
    k.batu((124, 112), 9);
    k.batu((196, 112), 9);
}

/// Beads on a circle, by the points of a star with whole numbers.
fn kalung(k: &mut Kanvas) {
    for n in 0..=360 / 9 {
        let (x, y) = di_lingkar(n * 9, 108);
        k.emas((160 + x, 140 + y), (8, 0), 100);
    }
    k.emas((160, 262), (17, 0), 120);
    k.batu((160, 264), 8);
}

fn gelang(k: &mut Kanvas) {
    k.emas((160, 160), (124, 106), 72);
    for n in 0..12 {
        let (x, y) = di_lingkar(n * 30, 115);
        k.emas((160 + x, 160 + y * 72 / 100), (7, 0), 100);
    }
}

fn anting(k: &mut Kanvas) {
    for x in [104, 216] {
        k.emas((x, 150), (46, 38), 100);
        k.emas((x, 208), (14, 0), 120);
    }
}

fn liontin(k: &mut Kanvas) {
    k.emas((160, 92), (20, 12), 100);
    k.emas((160, 184), (72, 0), 112);
    k.gelung((160, 184), (60, 54), 112, (EMAS_GELAP, EMAS_TERANG));
    k.batu((160, 184), 18);
}

fn batangan(k: &mut Kanvas) {
    for (sisip, terang, gelap) in [(0, EMAS_TERANG, EMAS_GELAP), (14, EMAS_GELAP, EMAS_TERANG)] {
        for y in (70 + sisip)..(250 - sisip) {
            for x in (100 + sisip)..(220 - sisip) {
                k.titik(x, y, campur(terang, gelap, x + y - 170, 300), HALUS);
            }
        }
    }
    k.emas((160, 130), (22, 17), 100);
}

/// A point of a circle, at so many degrees: sines of whole degrees to the third decimal, by Bhaskara's formula.
fn di_lingkar(derajat: i64, jari: i64) -> (i64, i64) {
    let sin = |d: i64| {
        let d = d.rem_euclid(360);
        let (d, tanda) = if d < 180 { (d, 1) } else { (d - 180, -1) };
        tanda * 4_000 * d * (180 - d) / (40_500 - d * (180 - d))
    };
    (jari * sin(derajat + 90) / 1_000, jari * sin(derajat) / 1_000)
}

/// Gives every piece of a store of the demo, sold ones too, the drawing of its kind.
pub async fn isi(db: &Db, lemari: &Lemari) -> Hasil<()> {
    let mut gambar = Vec::with_capacity(MACAM.len());
    for (awalan, lukis) in MACAM {
        let mut k = Kanvas::new();
        lukis(&mut k);
        gambar.push((awalan, k.jpeg()?));
    }
    for kode in TOKO {
        let toko = kode_toko(kode)?;
        let mut baris = Vec::with_capacity(gambar.len());
        for (awalan, jpeg) in &gambar {
            let id = format!("contoh-{}", awalan.to_lowercase());
            lemari.taruh(&nama(&toko, Milik::FOLDER_PRODUK, &id), jpeg.clone()).await?;
            let ukuran = i64::try_from(jpeg.len()).unwrap_or(i64::MAX);
            baris.push((*awalan, id, ukuran, sidik(jpeg)));
        }
        db.write(toko.clone(), move |tx| {
            baris.iter().try_for_each(|(awalan, id, ukuran, sidik)| {
                pakai(tx, &toko, awalan, (id.as_str(), *ukuran, sidik.as_str()))
            })
        })
        .await?;
    }
    Ok(())
}

/// One drawing for all pieces whose type begins like this; a longer beginning comes later and takes over.
fn pakai(
    tx: &mut Tx<'_>,
    toko: &KodeToko,
    awalan: &str,
    (id, ukuran, sidik): (&str, i64, &str),
) -> Hasil<()> {
    let waktu = tx.sekarang().to_string();
    let milik = format!(
        "SELECT b.kode_barcode FROM barang b WHERE b.toko = $1 AND substr(b.kode_dept, 1, {}) = $2",
        awalan.len()
    );
    let hapus =
        format!("DELETE FROM gambar WHERE toko = $1 AND jenis = 'FOTO_PRODUK' AND kunci IN ({milik})");
    tx.exec(&hapus, args![toko, awalan])?;
    let sisip = format!(
        "INSERT INTO gambar (toko, jenis, kunci, id, lebar, tinggi, ukuran, sidik, waktu, oleh) \
         SELECT CAST($1 AS TEXT), 'FOTO_PRODUK', x.kode_barcode, CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($4 AS BIGINT), \
         CAST($5 AS BIGINT), CAST($6 AS TEXT), CAST($7 AS TEXT), 'demo' FROM ({milik}) x"
    );
    let n = tx.exec(&sisip, args![toko, awalan, id, SISI, ukuran, sidik, waktu])?;
    ledger::audit::catat_hari_ini(tx, "demo", "FOTO PRODUK", id, &format!("{n} barang"))?;
    Ok(())
}
