//! A figure and the report that goes to stdout. Nothing here measures.

use serde::Serialize;

/// Which side of its target a figure must stay on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Batas {
    PalingSedikit,
    PalingBanyak,
}

#[derive(Debug, Clone, Serialize)]
pub struct Angka {
    pub nama: String,
    pub nilai: f64,
    pub satuan: &'static str,
    pub target: Option<f64>,
    pub batas: Option<Batas>,
    pub tercapai: Option<bool>,
    /// what the measured process (the server, or the database layer in this one) spent meanwhile
    pub cpu_detik: Option<f64>,
    pub keterangan: String,
}

impl Angka {
    pub fn new(nama: impl Into<String>, nilai: f64, satuan: &'static str) -> Self {
        Self {
            nama: nama.into(),
            nilai: bulat(nilai),
            satuan,
            target: None,
            batas: None,
            tercapai: None,
            cpu_detik: None,
            keterangan: String::new(),
        }
    }

    pub fn paling_sedikit(mut self, target: f64) -> Self {
        self.tercapai = Some(self.nilai >= target);
        (self.target, self.batas) = (Some(target), Some(Batas::PalingSedikit));
        self
    }

    pub fn paling_banyak(mut self, target: f64) -> Self {
        self.tercapai = Some(self.nilai <= target);
        (self.target, self.batas) = (Some(target), Some(Batas::PalingBanyak));
        self
    }

    pub fn cpu(mut self, detik: f64) -> Self {
        self.cpu_detik = Some(bulat(detik));
        self
    }

    pub fn ket(mut self, keterangan: impl Into<String>) -> Self {
        self.keterangan = keterangan.into();
        self
    }
}

/// Four significant digits are more than a shared machine can honestly give.
fn bulat(n: f64) -> f64 {
    let langkah = match n.abs() {
        x if x >= 1000.0 => 1.0,
        x if x >= 100.0 => 10.0,
        x if x >= 1.0 => 100.0,
        _ => 10_000.0,
    };
    (n * langkah).round() / langkah
}

/// Where and when the figures were taken.
#[derive(Debug, Serialize)]
pub struct Mesin {
    pub inti: usize,
    pub cpu: String,
    pub memori_mb: u64,
    /// load average of the last minute when the run began: above 0 others had a share of the cores
    pub beban_awal: f64,
    /// share of the run, in percent, in which something that could run had to wait for a core
    pub menunggu_cpu: f64,
}

#[derive(Debug, Serialize)]
pub struct Laporan {
    pub waktu: String,
    pub versi: &'static str,
    pub cepat: bool,
    pub mesin: Mesin,
    pub angka: Vec<Angka>,
    /// measurements that could not be taken, or whose books did not balance afterwards
    pub gagal: Vec<String>,
    /// measurements left out, and why
    pub dilewati: Vec<String>,
}

/// A count as a number to calculate with; counts here stay far below four billion.
pub fn desimal(n: u64) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(u32::MAX))
}

pub fn median(isi: &[f64]) -> f64 {
    persentil(isi, 50)
}

/// The value that `persen` of 100 stay at or below.
pub fn persentil(isi: &[f64], persen: usize) -> f64 {
    let mut urut = isi.to_vec();
    urut.sort_by(f64::total_cmp);
    let tempat = (urut.len() * persen).div_ceil(100).saturating_sub(1);
    urut.get(tempat).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn target_dipenuhi_dari_sisi_yang_benar() {
        let cepat = Angka::new("a", 12_000.4, "req/s").paling_sedikit(10_000.0);
        assert_eq!((cepat.nilai, cepat.tercapai), (12_000.0, Some(true)));
        assert_eq!(Angka::new("a", 9_999.0, "req/s").paling_sedikit(10_000.0).tercapai, Some(false));
        assert_eq!(Angka::new("b", 81.0, "MB").paling_banyak(80.0).tercapai, Some(false));
        assert_eq!(Angka::new("b", 80.0, "MB").paling_banyak(80.0).tercapai, Some(true));
        assert_eq!(Angka::new("c", 1.0, "s").tercapai, None);
    }

    #[test]
    fn persentil_mengambil_nilai_yang_ada() {
        let isi = [5.0, 1.0, 3.0, 2.0, 4.0];
        assert_eq!(median(&isi), 3.0);
        assert_eq!(persentil(&isi, 99), 5.0);
        assert_eq!(persentil(&isi, 1), 1.0);
        assert_eq!(median(&[]), 0.0);
    }
}
