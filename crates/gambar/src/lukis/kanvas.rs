//! The canvas: backgrounds, balls of metal lit from the upper left, stones, shadows. Lengths are sixteenths of a pixel.

use image::{Rgb, RgbImage};
use std::collections::BTreeMap;

/// Parts of a pixel.
pub(super) const HALUS: i64 = 16;

/// Balls are placed and sized to so many sixteenths.
const KISI: i64 = 4;

pub(super) type Warna = [i64; 3];

/// What lies behind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Latar {
    /// ivory paper
    Gading,
    /// rose paper
    Mawar,
    /// grey-green cloth
    Lumut,
    /// dark velvet
    Malam,
}

impl Latar {
    const fn warna(self) -> (Warna, Warna) {
        match self {
            Self::Gading => ([250, 247, 242], [226, 217, 204]),
            Self::Mawar => ([250, 241, 236], [228, 206, 196]),
            Self::Lumut => ([238, 241, 236], [200, 208, 198]),
            Self::Malam => ([66, 54, 46], [24, 19, 16]),
        }
    }

    const fn gelap(self) -> bool {
        matches!(self, Self::Malam)
    }
}

/// A gold that is not yellow, from its shadow to its light.
const EMAS: [Warna; 6] =
    [[64, 40, 16], [124, 84, 40], [178, 132, 70], [214, 172, 106], [242, 214, 162], [255, 247, 224]];
/// The same for white gold.
const PUTIH: [Warna; 6] =
    [[58, 60, 66], [112, 116, 124], [160, 165, 172], [200, 204, 209], [230, 233, 236], [255, 255, 255]];

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Logam {
    Emas,
    Putih,
}

pub(super) struct Kanvas {
    gambar: RgbImage,
    lebar: i64,
    tinggi: i64,
    gelap: bool,
    /// balls that were drawn, by radius and place within a pixel
    cap: BTreeMap<(i64, i64, i64, Logam), Vec<Noda>>,
}

pub(super) fn campur(a: Warna, b: Warna, bagian: i64, dari: i64) -> Warna {
    std::array::from_fn(|i| {
        let (x, y) = (a.get(i).copied().unwrap_or(0), b.get(i).copied().unwrap_or(0));
        x + (y - x) * bagian.clamp(0, dari) / dari.max(1)
    })
}

/// A colour of a ramp, 0 to 1000.
fn tangga(warna: &[Warna; 6], terang: i64) -> Warna {
    let t = terang.clamp(0, 1000) * 5;
    let ke = usize::try_from(t / 1000).unwrap_or(0).min(4);
    let bawah = warna.get(ke).copied().unwrap_or_default();
    campur(bawah, warna.get(ke + 1).copied().unwrap_or(bawah), t % 1000, 1000)
}

/// Sine in thousandths, of tenths of a degree, by Bhaskara's formula.
pub(super) fn sin(d: i64) -> i64 {
    let d = d.rem_euclid(3_600);
    let (d, tanda) = if d < 1_800 { (d, 1) } else { (d - 1_800, -1) };
    let p = d * (1_800 - d);
    tanda * 4_000 * p / (4_050_000 - p)
}

pub(super) fn cos(d: i64) -> i64 {
    sin(d + 900)
}

impl Kanvas {
    pub(super) fn baru(lebar: i64, tinggi: i64, latar: Latar) -> Self {
        let sisi = |n: i64| u32::try_from(n).unwrap_or(1).max(1);
        let mut gambar = RgbImage::new(sisi(lebar), sisi(tinggi));
        let (terang, redup) = latar.warna();
        let (cx, cy) = (lebar * 2 / 5, tinggi * 3 / 10);
        let jauh = (lebar * lebar + tinggi * tinggi).isqrt().max(1);
        for (x, y, p) in gambar.enumerate_pixels_mut() {
            let (dx, dy) = (i64::from(x) - cx, i64::from(y) - cy);
            let w = campur(terang, redup, (dx * dx + dy * dy).isqrt(), jauh * 9 / 10);
            *p = Rgb(w.map(|n| u8::try_from(n.clamp(0, 255)).unwrap_or(0)));
        }
        Self { gambar, lebar, tinggi, gelap: latar.gelap(), cap: BTreeMap::new() }
    }

    pub(super) fn gambar(self) -> RgbImage {
        self.gambar
    }

    pub(super) fn titik(&mut self, x: i64, y: i64, w: Warna, tutup: i64) {
        if tutup <= 0 || x < 0 || y < 0 || x >= self.lebar || y >= self.tinggi {
            return;
        }
        let (Ok(px), Ok(py)) = (u32::try_from(x), u32::try_from(y)) else { return };
        let Some(p) = self.gambar.get_pixel_mut_checked(px, py) else { return };
        let jadi = campur(p.0.map(i64::from), w, tutup, HALUS);
        *p = Rgb(jadi.map(|n| u8::try_from(n.clamp(0, 255)).unwrap_or(0)));
    }

    /// A polished ball: it mirrors a bright window above, a dark floor and a rim of light. A wire is hundreds of the same, so each is
    /// reckoned once, to a quarter of a pixel.
    pub(super) fn bola(&mut self, (x, y): (i64, i64), r: i64, logam: Logam) {
        let bulat = |n: i64| n.div_euclid(KISI) * KISI;
        let (x, y, r) = (bulat(x), bulat(y), bulat(r).max(HALUS / 2));
        let (fx, fy) = (x.rem_euclid(HALUS), y.rem_euclid(HALUS));
        let cap = self.cap.remove(&(r, fx, fy, logam)).unwrap_or_else(|| satu_bola((fx, fy), r, logam));
        let (px, py) = (x.div_euclid(HALUS), y.div_euclid(HALUS));
        for (dx, dy, warna, tutup) in &cap {
            self.titik(px + dx, py + dy, *warna, *tutup);
        }
        self.cap.insert((r, fx, fy, logam), cap);
    }

    /// A round brilliant: a table, facets around it, fire at its edge.
    pub(super) fn batu(&mut self, pusat: (i64, i64), r: i64) {
        for (x, y, (dx, dy), tutup) in bulatan(pusat, r) {
            let jauh = (dx * dx + dy * dy).isqrt() * 1000 / r.max(1);
            let sudut = arah(dx, dy);
            let segi = sudut * 16 / 3_600;
            let terang = if jauh < 420 {
                720 + 200 * ((dx - dy) / HALUS % 2).abs() - dy * 260 / r.max(1)
            } else {
                let kisi = if (segi + i64::from(jauh > 720)) % 2 == 0 { 860 } else { 380 };
                kisi - (dx + dy) * 180 / r.max(1)
            };
            let dingin = campur([92, 118, 146], [255, 255, 255], terang, 1000);
            let api = match (segi + jauh / 200) % 7 {
                0 if jauh > 420 => campur(dingin, [255, 214, 170], 1, 3),
                3 if jauh > 420 => campur(dingin, [176, 206, 255], 1, 3),
                _ => dingin,
            };
            self.titik(x, y, api, tutup);
        }
    }

    /// A soft shadow on the ground, wider than high.
    pub(super) fn bayang(&mut self, (cx, cy): (i64, i64), r: i64) {
        let gelap = self.gelap;
        let warna = if gelap { [8, 6, 5] } else { [120, 100, 80] };
        let tepi = |n: i64| n.div_euclid(HALUS);
        let tinggi = r / 5;
        for y in tepi(cy - tinggi)..=tepi(cy + tinggi) {
            for x in tepi(cx - r)..=tepi(cx + r) {
                let (dx, dy) = (x * HALUS - cx, (y * HALUS - cy) * 5);
                let jauh = (dx * dx + dy * dy).isqrt();
                let kuat = (r - jauh).max(0) * 7 / r.max(1);
                self.titik(x, y, warna, kuat);
            }
        }
    }

    /// A flat plate of metal with bevelled edges, for bars.
    pub(super) fn pelat(&mut self, (x0, y0): (i64, i64), (lebar, tinggi): (i64, i64), logam: Logam) {
        let warna = if logam == Logam::Emas { &EMAS } else { &PUTIH };
        let serong = lebar / 12;
        for y in y0..y0 + tinggi {
            for x in x0..x0 + lebar {
                let (dx, dy) = (x - x0, y - y0);
                let (kanan, bawah) = (lebar - 1 - dx, tinggi - 1 - dy);
                let tepi = dx.min(dy).min(kanan).min(bawah);
                let sikat = (dx * 7 + dy * 13) % 5 * 8;
                let terang = if tepi >= serong {
                    640 - (dx * 160 / lebar.max(1)) - (dy * 220 / tinggi.max(1)) + sikat
                } else if tepi == dx || tepi == dy {
                    900
                } else {
                    260
                };
                self.titik(x, y, tangga(warna, terang), HALUS);
            }
        }
    }
}

/// Every pixel within a radius of a point: its place from there, in sixteenths, and how much of it is covered.
fn bulatan((cx, cy): (i64, i64), r: i64) -> impl Iterator<Item = (i64, i64, (i64, i64), i64)> {
    let tepi = |n: i64| n.div_euclid(HALUS);
    let (x0, x1) = (tepi(cx - r), tepi(cx + r));
    (tepi(cy - r)..=tepi(cy + r)).flat_map(move |y| {
        (x0..=x1).filter_map(move |x| {
            let (dx, dy) = (x * HALUS + HALUS / 2 - cx, y * HALUS + HALUS / 2 - cy);
            let jauh = dx * dx + dy * dy;
            if jauh > (r + HALUS) * (r + HALUS) {
                return None;
            }
            let tutup = (r - jauh.isqrt() + HALUS / 2).clamp(0, HALUS);
            (tutup > 0).then_some((x, y, (dx, dy), tutup))
        })
    })
}

/// A pixel of a ball from its middle, its colour, and how much of it is covered.
type Noda = (i64, i64, Warna, i64);

fn satu_bola(pusat: (i64, i64), r: i64, logam: Logam) -> Vec<Noda> {
    let warna = if logam == Logam::Emas { &EMAS } else { &PUTIH };
    bulatan(pusat, r)
        .map(|(x, y, (dx, dy), tutup)| {
            let z = (r * r - dx * dx - dy * dy).max(0).isqrt();
            let cahaya = (-480 * dx - 620 * dy + 620 * z) / r.max(1);
            // A narrow light, a broad half-shadow, and light again from below.
            let kilau = if cahaya > 860 { (cahaya - 860) * 4 } else { 0 };
            let pantul = (dx + 2 * dy - z).max(0) * 260 / r.max(1);
            (x, y, tangga(warna, 420 + cahaya * 46 / 100 + kilau + pantul), tutup)
        })
        .collect()
}

/// The direction of a vector in tenths of a degree, to a few degrees: enough for facets.
fn arah(dx: i64, dy: i64) -> i64 {
    let (ax, ay) = (dx.abs(), dy.abs());
    let a = if ax + ay == 0 { 0 } else { ay * 900 / (ax + ay) };
    match (dx >= 0, dy >= 0) {
        (true, true) => a,
        (false, true) => 1_800 - a,
        (false, false) => 1_800 + a,
        (true, false) => (3_600 - a) % 3_600,
    }
}
