//! Which pieces explain a difference of weight: one alone, or two together. Pure, and bounded whatever the tray holds.

use serde::Serialize;
use values::Berat;

/// Proposals of one weighing; more help nobody.
pub const PALING_BANYAK: usize = 10;

/// A piece as it lies on the tray, tag and bag included.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarangDiduga)]
pub struct Diduga {
    pub kode_barcode: String,
    pub nama_barang: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
}

/// Sets of one or two pieces whose weight is `cari` give or take `toleransi`, the closest first; one piece before two.
pub fn duga(barang: &[Diduga], cari: Berat, toleransi: Berat) -> Vec<Vec<Diduga>> {
    let (cari, tol) = (cari.sebagai_mg(), toleransi.sebagai_mg());
    let mut urut: Vec<&Diduga> = barang.iter().collect();
    urut.sort_by(|a, b| (a.berat, &a.kode_barcode).cmp(&(b.berat, &b.kode_barcode)));
    let mut ketemu: Vec<(usize, i64, Vec<&Diduga>)> = Vec::new();
    for b in &urut {
        let beda = (b.berat.sebagai_mg() - cari).abs();
        if beda <= tol {
            ketemu.push((1, beda, vec![b]));
        }
    }
    // The lighter goes up, the heavier comes down; from each meeting only the nearest few.
    let mut kanan = urut.len();
    for (kiri, a) in urut.iter().enumerate() {
        let sisa = cari - a.berat.sebagai_mg();
        while kanan > 0 && urut.get(kanan - 1).is_some_and(|b| b.berat.sebagai_mg() > sisa + tol) {
            kanan -= 1;
        }
        if kanan <= kiri + 1 {
            break;
        }
        let pasangan = urut.get(kiri + 1..kanan).unwrap_or_default().iter().rev();
        for b in pasangan.take_while(|b| b.berat.sebagai_mg() >= sisa - tol).take(PALING_BANYAK) {
            ketemu.push((2, (b.berat.sebagai_mg() - sisa).abs(), vec![a, b]));
        }
    }
    ketemu.sort_by_key(|(banyak, beda, _)| (*banyak, *beda));
    ketemu.truncate(PALING_BANYAK);
    ketemu.into_iter().map(|(.., isi)| isi.into_iter().cloned().collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn baki(berat: &[i64]) -> Vec<Diduga> {
        berat
            .iter()
            .enumerate()
            .map(|(i, mg)| Diduga {
                kode_barcode: format!("{i:08}"),
                nama_barang: "CINCIN".into(),
                berat: Berat::mg(*mg),
            })
            .collect()
    }

    fn kode(d: &[Vec<Diduga>]) -> Vec<Vec<&str>> {
        d.iter().map(|s| s.iter().map(|b| b.kode_barcode.as_str()).collect()).collect()
    }

    #[test]
    fn satu_barang_lalu_pasangan_yang_terdekat() {
        let isi = baki(&[2_500, 3_100, 5_620, 1_200]);
        assert_eq!(
            kode(&duga(&isi, Berat::mg(5_610), Berat::mg(100))),
            [vec!["00000002"], vec!["00000000", "00000001"]]
        );
        assert_eq!(kode(&duga(&isi, Berat::mg(3_700), Berat::mg(20))), [vec!["00000003", "00000000"]]);
        assert!(duga(&isi, Berat::mg(9_999), Berat::mg(100)).is_empty());
        assert!(duga(&[], Berat::mg(100), Berat::mg(100)).is_empty());
    }

    #[test]
    fn barang_tidak_dipasangkan_dengan_dirinya() {
        assert!(duga(&baki(&[2_000]), Berat::mg(4_000), Berat::mg(10)).is_empty());
        assert_eq!(duga(&baki(&[2_000, 2_000]), Berat::mg(4_000), Berat::mg(10)).len(), 1);
    }

    #[test]
    fn sama_dengan_mencoba_semua_pasangan() {
        // A small generator of its own, so that a failure repeats.
        let mut benih = 12_345_u64;
        let mut acak = |n: u64| {
            benih = benih.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            i64::try_from((benih >> 33) % n).unwrap()
        };
        for _ in 0..300 {
            let isi = baki(&(0..8).map(|_| 1_000 + acak(9_000)).collect::<Vec<_>>());
            let (cari, tol) = (2_000 + acak(12_000), 150);
            let mut harap = 0;
            for (i, a) in isi.iter().enumerate() {
                harap += usize::from((a.berat.sebagai_mg() - cari).abs() <= tol);
                for b in &isi[i + 1..] {
                    harap += usize::from((a.berat.sebagai_mg() + b.berat.sebagai_mg() - cari).abs() <= tol);
                }
            }
            let dapat = duga(&isi, Berat::mg(cari), Berat::mg(tol));
            assert_eq!(dapat.len(), harap.min(PALING_BANYAK), "{isi:?} {cari}");
        }
    }
}
