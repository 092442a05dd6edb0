//! What comes from outside becomes a picture of our own: only JPEG, PNG and WebP are read, within limits, turned
//! upright, made to fit and written as a JPEG without anything the camera noted in it.

use crate::GambarTolak;
use image::codecs::jpeg::JpegEncoder;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder as _, ImageFormat, ImageReader, Limits, Rgb, RgbImage};
use platform::{Hasil, Tolak};
use std::io::Cursor;

/// The largest a kind of picture is kept at. Screens shrink to it before sending; the server sees to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Batas {
    pub lebar: u32,
    pub tinggi: u32,
}

impl Batas {
    pub const PRODUK: Self = Self { lebar: 720, tinggi: 1366 };
    pub const LOGO: Self = Self { lebar: 1000, tinggi: 500 };
    pub const SPLASH: Self = Self { lebar: 1241, tinggi: 2348 };
}

/// A picture as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Olahan {
    pub jpeg: Vec<u8>,
    pub lebar: u32,
    pub tinggi: u32,
}

/// The bytes an upload may have.
pub const PALING_BESAR: usize = 8 * 1024 * 1024;
/// Wider or higher than any camera a shop has.
const SISI_MAKS: u32 = 12_000;
/// Pixels of one picture, and the memory it may take while it is read: a camera of 24 megapixels.
const PIKSEL_MAKS: u64 = 24_000_000;
const INGATAN_MAKS: u64 = 96 * 1024 * 1024;
/// The screen has compressed once already: this does not take away much more.
const MUTU: u8 = 82;

fn bukan_gambar(sebab: impl std::fmt::Display) -> Tolak {
    let pesan = "Berkas ini bukan gambar JPEG, PNG atau WebP yang utuh";
    GambarTolak::BukanGambar.pada("image", pesan).sebab(sebab)
}

fn terlalu_besar() -> Tolak {
    let pesan = "Gambar terlalu besar, paling besar 8 MB, 24 megapiksel dan 12.000 piksel setiap sisi";
    GambarTolak::Besar.pada("image", pesan)
}

/// Reads, turns, shrinks and writes. Takes its time: not for the threads that answer.
pub fn olah(isi: &[u8], batas: Batas) -> Hasil<Olahan> {
    olah_mutu(isi, batas, MUTU)
}

/// The same in another quality, 1 to 100.
pub fn olah_mutu(isi: &[u8], batas: Batas, mutu: u8) -> Hasil<Olahan> {
    if isi.len() > PALING_BESAR {
        return Err(terlalu_besar());
    }
    let jenis = image::guess_format(isi).map_err(bukan_gambar)?;
    if !matches!(jenis, ImageFormat::Jpeg | ImageFormat::Png | ImageFormat::WebP) {
        return Err(bukan_gambar(format_args!("{jenis:?}")));
    }
    let mut pembaca = ImageReader::with_format(Cursor::new(isi), jenis);
    let mut limits = Limits::default();
    limits.max_image_width = Some(SISI_MAKS);
    limits.max_image_height = Some(SISI_MAKS);
    limits.max_alloc = Some(INGATAN_MAKS);
    pembaca.limits(limits);
    let mut dekoder = pembaca.into_decoder().map_err(tolak_baca)?;
    // What the head of the file says, before any of it is unpacked.
    let (lebar, tinggi) = dekoder.dimensions();
    if u64::from(lebar) * u64::from(tinggi) > PIKSEL_MAKS || dekoder.total_bytes() > INGATAN_MAKS {
        return Err(terlalu_besar());
    }
    let arah = dekoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut g = DynamicImage::from_decoder(dekoder).map_err(tolak_baca)?;
    g.apply_orientation(arah);
    if g.width() > batas.lebar || g.height() > batas.tinggi {
        g = g.resize(batas.lebar, batas.tinggi, image::imageops::FilterType::Triangle);
    }
    let rgb = di_atas_putih(g);
    let (lebar, tinggi) = rgb.dimensions();
    let mut jpeg = Vec::with_capacity(64 * 1024);
    JpegEncoder::new_with_quality(&mut jpeg, mutu).encode_image(&rgb).map_err(bukan_gambar)?;
    Ok(Olahan { jpeg, lebar, tinggi })
}

fn tolak_baca(e: image::ImageError) -> Tolak {
    match e {
        image::ImageError::Limits(_) => terlalu_besar(),
        lain => bukan_gambar(lain),
    }
}

/// A JPEG has no transparency: what shines through becomes white, like the paper it is printed on.
fn di_atas_putih(g: DynamicImage) -> RgbImage {
    if !g.color().has_alpha() {
        return g.into_rgb8();
    }
    let rgba = g.into_rgba8();
    let mut rgb = RgbImage::new(rgba.width(), rgba.height());
    for (dari, ke) in rgba.pixels().zip(rgb.pixels_mut()) {
        let [r, g, b, a] = dari.0.map(u32::from);
        let campur = |warna: u32| u8::try_from((warna * a + 255 * (255 - a)) / 255).unwrap_or(u8::MAX);
        *ke = Rgb([campur(r), campur(g), campur(b)]);
    }
    rgb
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use image::RgbaImage;

    fn png(g: &DynamicImage) -> Vec<u8> {
        let mut isi = Cursor::new(Vec::new());
        g.write_to(&mut isi, ImageFormat::Png).unwrap();
        isi.into_inner()
    }

    fn baca(o: &Olahan) -> RgbImage {
        image::load_from_memory_with_format(&o.jpeg, ImageFormat::Jpeg).unwrap().into_rgb8()
    }

    #[test]
    fn yang_besar_dikecilkan_tanpa_berubah_bentuk_dan_yang_kecil_dibiarkan() {
        for (asal, batas, jadi) in [
            ((1440, 2732), Batas::PRODUK, (720, 1366)),
            ((4000, 1000), Batas::PRODUK, (720, 180)),
            ((300, 200), Batas::PRODUK, (300, 200)),
            ((2482, 4696), Batas::SPLASH, (1241, 2348)),
        ] {
            let o = olah(&png(&DynamicImage::new_rgb8(asal.0, asal.1)), batas).unwrap();
            assert_eq!((o.lebar, o.tinggi), jadi, "{asal:?}");
            assert_eq!(baca(&o).dimensions(), jadi);
        }
    }

    #[test]
    fn gambar_kecil_yang_mengembang_ditolak_dari_kepalanya() {
        let isi = png(&DynamicImage::new_luma8(8_000, 4_000));
        assert!(isi.len() < 200_000, "{}", isi.len());
        assert_eq!(olah(&isi, Batas::PRODUK).unwrap_err().kode, "GAMBAR-02");
    }

    #[test]
    fn tembus_pandang_menjadi_putih() {
        let mut g = RgbaImage::new(40, 40);
        g.put_pixel(0, 0, image::Rgba([10, 20, 30, 0]));
        let o = olah(&png(&DynamicImage::ImageRgba8(g)), Batas::PRODUK).unwrap();
        assert!(baca(&o).get_pixel(20, 20).0.iter().all(|c| *c > 250));
    }

    #[test]
    fn foto_kamera_ditegakkan_dan_catatannya_hilang() {
        // A JPEG, 40 x 20, red on the left: with the note that it lies on its side.
        let g = RgbImage::from_fn(40, 20, |x, _| if x < 20 { Rgb([200, 0, 0]) } else { Rgb([0, 0, 200]) });
        let mut isi = Vec::new();
        JpegEncoder::new_with_quality(&mut isi, 95).encode_image(&g).unwrap();
        let exif: Vec<u8> = [
            b"\xff\xe1\x00\x22Exif\0\0MM\0\x2a\0\0\0\x08\0\x01".as_slice(),
            b"\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0",
        ]
        .concat();
        isi.splice(2..2, exif);
        let o = olah(&isi, Batas::PRODUK).unwrap();
        assert_eq!((o.lebar, o.tinggi), (20, 40));
        let jadi = baca(&o);
        assert!(jadi.get_pixel(10, 5).0[0] > 150 && jadi.get_pixel(10, 35).0[2] > 150);
        assert!(!o.jpeg.windows(4).any(|w| w == b"Exif"));
    }

    #[test]
    fn yang_bukan_gambar_ditolak() {
        let utuh = png(&DynamicImage::new_rgb8(64, 64));
        for (sebut, isi) in [
            ("kosong", Vec::new()),
            ("teks", b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec()),
            ("program", b"MZ\x90\0\x03".to_vec()),
            ("gif", b"GIF89a\x01\0\x01\0\0\0\0;".to_vec()),
            ("terpotong", utuh.get(..utuh.len() / 2).unwrap().to_vec()),
            ("hanya kepala", b"\xff\xd8\xff\xe0\0\x10JFIF\0".to_vec()),
        ] {
            assert_eq!(olah(&isi, Batas::PRODUK).unwrap_err().kode, "GAMBAR-01", "{sebut}");
        }
    }

    #[test]
    fn bom_piksel_ditolak_sebelum_dibuka() {
        // A PNG that says it is 30,000 x 30,000, in a few hundred bytes.
        let mut isi = png(&DynamicImage::new_rgb8(16, 16));
        let sisi = 30_000_u32.to_be_bytes();
        isi.splice(16..24, sisi.into_iter().chain(sisi));
        let crc = crc32(isi.get(12..29).unwrap());
        isi.splice(29..33, crc.to_be_bytes());
        assert_eq!(olah(&isi, Batas::PRODUK).unwrap_err().kode, "GAMBAR-02");
        assert_eq!(olah(&vec![0; PALING_BESAR + 1], Batas::PRODUK).unwrap_err().kode, "GAMBAR-02");
    }

    fn crc32(isi: &[u8]) -> u32 {
        !isi.iter().fold(u32::MAX, |mut crc, b| {
            crc ^= u32::from(*b);
            for _ in 0..8 {
                crc = if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
            }
            crc
        })
    }
}
