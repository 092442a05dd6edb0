//! The pieces: paths of polished balls, close enough to be a wire, a chain, a braid. Drawn in a field of 360 x 480.

use super::Rupa;
use super::kanvas::{HALUS, Kanvas, Logam, cos, sin};

/// Draws in a field of its own, at its place and size in the picture.
pub(super) struct Pena<'a> {
    k: &'a mut Kanvas,
    asal: (i64, i64),
    /// thousandths
    skala: i64,
    logam: Logam,
}

impl<'a> Pena<'a> {
    pub(super) fn di(k: &'a mut Kanvas, (x, y): (i64, i64), skala: i64) -> Self {
        Self { k, asal: (x, y), skala, logam: Logam::Emas }
    }

    /// A point of the field, in tenths of its pixels, on the canvas.
    fn ke(&self, (x, y): (i64, i64)) -> (i64, i64) {
        let satu = |n: i64, asal: i64| asal * HALUS + n * HALUS * self.skala / 10_000;
        (satu(x, self.asal.0), satu(y, self.asal.1))
    }

    fn panjang(&self, n: i64) -> i64 {
        n * HALUS * self.skala / 10_000
    }

    fn bola(&mut self, di: (i64, i64), r: i64) {
        let (p, r) = (self.ke(di), self.panjang(r));
        self.k.bola(p, r, self.logam);
    }

    fn batu(&mut self, di: (i64, i64), r: i64) {
        let (p, r) = (self.ke(di), self.panjang(r));
        self.k.bola(p, r + self.panjang(18), self.logam);
        self.k.batu(p, r);
    }

    fn bayang(&mut self, di: (i64, i64), r: i64) {
        let (p, r) = (self.ke(di), self.panjang(r));
        self.k.bayang(p, r);
    }

    fn pelat(&mut self, di: (i64, i64), (lebar, tinggi): (i64, i64)) {
        let (x, y) = self.ke(di);
        let px = |n: i64| self.panjang(n) / HALUS;
        let ukuran = (px(lebar), px(tinggi));
        self.k.pelat((x / HALUS, y / HALUS), ukuran, self.logam);
    }
}

/// Points in tenths of a pixel, each with the direction across the path in thousandths.
type Titik = ((i64, i64), (i64, i64));

/// From ball to ball of a wire.
const JARAK: i64 = 22;

/// An ellipse from one direction to another, in tenths of a degree.
fn elips((cx, cy): (i64, i64), (rx, ry): (i64, i64), dari: i64, sampai: i64) -> Vec<Titik> {
    // The length of the arc, near enough.
    let panjang = (sampai - dari).abs() * rx.max(ry) / 573;
    let langkah = (panjang / JARAK).clamp(12, 900);
    (0..=langkah)
        .map(|n| {
            let a = dari + (sampai - dari) * n / langkah;
            ((cx + rx * cos(a) / 1000, cy + ry * sin(a) / 1000), (cos(a), sin(a)))
        })
        .collect()
}

fn geser((x, y): (i64, i64), (nx, ny): (i64, i64), n: i64) -> (i64, i64) {
    (x + nx * n / 1000, y + ny * n / 1000)
}

/// A wire along a path, worked as the model has it.
fn kawat(p: &mut Pena<'_>, jalan: &[Titik], r: i64, model: usize) {
    for (n, (di, tegak)) in (0_i64..).zip(jalan) {
        let (di, tegak, s) = (*di, *tegak, n * JARAK);
        match model {
            // Scales: each ball swells and ends.
            1 => p.bola(di, r * (62 + s % 190 / 4) / 100),
            // Two wires wound around each other.
            2 => {
                let ayun = r * sin(s * 9) / 1700;
                let (a, b) = (geser(di, tegak, ayun), geser(di, tegak, -ayun));
                let (bawah, atas) = if cos(s * 9) > 0 { (a, b) } else { (b, a) };
                p.bola(bawah, r * 55 / 100);
                p.bola(atas, r * 60 / 100);
            }
            // Sand: small grains on a plain wire.
            3 => {
                p.bola(di, r);
                let acak = n * 7_919 % 1_000 - 500;
                p.bola(geser(di, tegak, r * acak / 700), r * 22 / 100);
            }
            // Cut in facets.
            4 => p.bola(di, if s / 160 % 2 == 0 { r } else { r * 80 / 100 }),
            // Three fine wires side by side.
            5 => [-62, 62, 0].into_iter().for_each(|x| p.bola(geser(di, tegak, r * x / 100), r * 46 / 100)),
            // Links: thick where one holds the next.
            6 => {
                let tebal = sin(s * 6).abs();
                let buka = r * tebal / 1300;
                p.bola(geser(di, tegak, buka), r * 42 / 100);
                p.bola(geser(di, tegak, -buka), r * 42 / 100);
            }
            // Bamboo: a knot every now and then.
            7 => p.bola(di, if s % 620 < 66 { r * 124 / 100 } else { r * 88 / 100 }),
            // A braid of three.
            11 => [0, 1_200, 2_400].into_iter().for_each(|fase| {
                p.bola(geser(di, tegak, r * sin(s * 8 + fase) / 1400), r * 50 / 100);
            }),
            _ => p.bola(di, r * 86 / 100),
        }
    }
}

/// What sits on a piece: a flower, a letter, a heart, a knot of the model's own work.
fn hiasan(p: &mut Pena<'_>, (x, y): (i64, i64), r: i64, model: usize) {
    match model {
        8 => {
            for n in 0..6_i64 {
                let a = n * 600;
                p.bola((x + r * cos(a) / 1000, y + r * sin(a) / 1000), r * 56 / 100);
            }
            p.batu((x, y), r * 38 / 100);
        }
        9 => {
            // An S, as a signet has it.
            let atas = elips((x, y - r * 48 / 100), (r * 52 / 100, r * 48 / 100), -300, -2_700);
            let bawah = elips((x, y + r * 48 / 100), (r * 52 / 100, r * 48 / 100), -900, 1_500);
            for (di, _) in atas.into_iter().chain(bawah) {
                p.bola(di, r * 20 / 100);
            }
        }
        10 => {
            // A heart: two lobes and a point.
            for n in (0..=100_i64).rev() {
                let lebar = r * (100 - n) / 100;
                let di_y = y - r / 4 + r * n * 13 / 1000;
                for x_titik in [-lebar, lebar] {
                    p.bola((x + x_titik * 9 / 10, di_y), r * 20 / 100);
                }
            }
            for (di, _) in elips((x - r / 2, y - r / 4), (r * 46 / 100, r * 46 / 100), 1_800, 3_600)
                .into_iter()
                .chain(elips((x + r / 2, y - r / 4), (r * 46 / 100, r * 46 / 100), 1_800, 3_600))
            {
                p.bola(di, r * 20 / 100);
            }
        }
        m if m % 3 == 0 => p.batu((x, y), r * 62 / 100),
        m if m % 3 == 1 => {
            p.bola((x, y), r * 78 / 100);
            p.batu((x, y - r / 8), r * 40 / 100);
        }
        _ => [(-70, 10), (70, 10), (0, -10)]
            .into_iter()
            .for_each(|(dx, dy)| p.bola((x + r * dx / 100, y + r * dy / 100), r * 52 / 100)),
    }
}

fn cincin(p: &mut Pena<'_>, model: usize) {
    p.bayang((1_800, 4_180), 1_150);
    let (pusat, jari) = ((1_800, 2_780), (1_120, 1_240));
    kawat(p, &elips(pusat, (jari.0 - 60, jari.1 - 40), 1_900, 3_500), 105, model);
    kawat(p, &elips(pusat, jari, 3_450, 5_550), 150, model);
    hiasan(p, (1_800, 1_500), 330, model);
}

fn cincin_berlian(p: &mut Pena<'_>, model: usize) {
    p.logam = if model.is_multiple_of(2) { Logam::Putih } else { Logam::Emas };
    p.bayang((1_800, 4_180), 1_150);
    let pusat = (1_800, 2_820);
    kawat(p, &elips(pusat, (1_060, 1_180), 1_900, 3_500), 80, 0);
    kawat(p, &elips(pusat, (1_120, 1_240), 3_450, 5_550), 118, model % 6);
    let besar = [430, 360, 300, 390][model % 4];
    for n in 1..=4_i64 {
        for arah in [-1, 1] {
            let a = 2_700 + arah * (180 + n * 130);
            let di = (pusat.0 + 1_120 * cos(a) / 1000, pusat.1 + 1_240 * sin(a) / 1000);
            p.batu(di, 92 - n * 8);
        }
    }
    if model % 4 == 1 {
        (0..12_i64)
            .for_each(|n| p.batu((1_800 + 470 * cos(n * 300) / 1000, 1_480 + 470 * sin(n * 300) / 1000), 74));
    }
    p.batu((1_800, 1_480), besar);
}

fn kalung(p: &mut Pena<'_>, model: usize) {
    let jalan = elips((1_800, 700), (1_380, 2_450), 60, 1_740);
    let lebar = match model {
        0 => 60,
        4 | 7 => 95,
        _ => 88,
    };
    kawat(p, &jalan, lebar, model);
    p.bola((1_800, 3_220), 90);
    hiasan(p, (1_800, 3_620), 360, model);
}

fn gelang(p: &mut Pena<'_>, model: usize) {
    p.bayang((1_800, 3_620), 1_500);
    let pusat = (1_800, 2_500);
    kawat(p, &elips(pusat, (1_350, 800), 1_800, 3_600), 120, model);
    kawat(p, &elips(pusat, (1_420, 900), 3_560, 5_440), 175, model);
    if matches!(model, 8..=10) {
        hiasan(p, (1_800, 3_400), 300, model);
    }
}

fn anting(p: &mut Pena<'_>, model: usize) {
    for x in [1_020, 2_580] {
        p.bayang((x, 4_020), 520);
        if model.is_multiple_of(2) {
            kawat(p, &elips((x, 2_180), (520, 760), 2_700, 6_300), 92, model);
            p.bola((x, 1_420), 120);
        } else {
            kawat(p, &elips((x, 1_300), (180, 260), 1_500, 4_500), 34, 0);
            kawat(p, &elips((x, 2_150), (60, 640), 2_700, 4_500), 46, model);
        }
        hiasan(p, (x, 3_200), 330, model);
    }
}

fn liontin(p: &mut Pena<'_>, model: usize) {
    p.bayang((1_800, 4_260), 900);
    kawat(p, &elips((1_800, 240), (1_500, 900), 150, 1_650), 44, 6);
    kawat(p, &elips((1_800, 1_280), (150, 240), 0, 3_600), 52, 0);
    kawat(p, &elips((1_800, 2_680), (980, 1_120), 0, 3_600), 120, model);
    hiasan(p, (1_800, 2_680), 640, model);
}

fn batangan(p: &mut Pena<'_>, model: usize) {
    let banyak = 1 + i64::try_from(model % 3).unwrap_or(0);
    p.bayang((1_800, 4_150), 1_300);
    for n in 0..banyak {
        let x = 1_800 - 620 + (n * 2 - banyak + 1) * 300;
        p.pelat((x, 900 + n * 260), (1_240, 2_500));
        let tengah = (x + 620, 1_700 + n * 260);
        kawat(p, &elips(tengah, (330, 330), 0, 3_600), 34, 0);
        hiasan(p, tengah, 210, 8 + model % 3);
        for baris in 0..3 {
            p.pelat((x + 330, 2_480 + n * 260 + baris * 170), (580, 60));
        }
    }
}

pub(super) fn lukis(p: &mut Pena<'_>, rupa: Rupa, model: usize) {
    match rupa {
        Rupa::Cincin => cincin(p, model),
        Rupa::Kalung => kalung(p, model),
        Rupa::Gelang => gelang(p, model),
        Rupa::Anting => anting(p, model),
        Rupa::Liontin => liontin(p, model),
        Rupa::Batangan => batangan(p, model),
        Rupa::Berlian => cincin_berlian(p, model),
    }
}
