//! What a process costs, read from /proc: processor seconds and memory.

use crate::hasil::desimal;
use anyhow::{Context as _, Result};
use std::path::PathBuf;

/// Whose figures.
#[derive(Debug, Clone, Copy)]
pub enum Siapa {
    Sendiri,
    Pid(u32),
}

impl Siapa {
    fn berkas(self, nama: &str) -> PathBuf {
        match self {
            Siapa::Sendiri => format!("/proc/self/{nama}").into(),
            Siapa::Pid(p) => format!("/proc/{p}/{nama}").into(),
        }
    }

    fn baca(self, nama: &str) -> Result<String> {
        let b = self.berkas(nama);
        std::fs::read_to_string(&b).with_context(|| b.display().to_string())
    }

    /// User and system seconds of all its threads, dead ones too.
    pub fn cpu(self) -> Result<f64> {
        let isi = self.baca("stat")?;
        let (utime, stime) = cpu_dari_stat(&isi).context("/proc/…/stat tidak terbaca")?;
        Ok(desimal(utime + stime) / desimal(rustix::param::clock_ticks_per_second()))
    }

    /// Resident megabytes: all, and those that are the process's own (not mapped files).
    pub fn memori_mb(self) -> Result<(f64, f64)> {
        let isi = self.baca("status")?;
        Ok((megabyte(&isi, "VmRSS:")?, megabyte(&isi, "RssAnon:")?))
    }

    /// The most it ever held.
    pub fn puncak_mb(self) -> Result<f64> {
        megabyte(&self.baca("status")?, "VmHWM:")
    }
}

fn megabyte(status: &str, nama: &str) -> Result<f64> {
    status
        .lines()
        .find_map(|b| b.strip_prefix(nama)?.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok())
        .map(|kb| desimal(kb) * 1024.0 / 1e6)
        .with_context(|| format!("{nama} tidak ada di /proc/…/status"))
}

/// Fields 14 and 15; the second field is a name in brackets that may hold spaces and brackets itself.
fn cpu_dari_stat(isi: &str) -> Option<(u64, u64)> {
    let (_, sisa) = isi.rsplit_once(") ")?;
    let mut kolom = sisa.split_whitespace().skip(11);
    Some((kolom.next()?.parse().ok()?, kolom.next()?.parse().ok()?))
}

pub fn beban() -> f64 {
    std::fs::read_to_string("/proc/loadavg")
        .ok()
        .and_then(|s| s.split_whitespace().next()?.parse().ok())
        .unwrap_or(0.0)
}

/// Seconds since boot in which something that could run had to wait for a core; 0 where the kernel keeps none.
pub fn menunggu_cpu() -> f64 {
    let isi = std::fs::read_to_string("/proc/pressure/cpu").unwrap_or_default();
    isi.lines()
        .find(|b| b.starts_with("some "))
        .and_then(|b| b.rsplit_once("total=")?.1.trim().parse::<u64>().ok())
        .map_or(0.0, |us| desimal(us / 1000) / 1000.0)
}

pub fn nama_cpu() -> String {
    let isi = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    isi.lines()
        .find_map(|b| b.strip_prefix("model name")?.split_once(": "))
        .map_or_else(String::new, |(_, n)| n.to_owned())
}

pub fn memori_mesin_mb() -> u64 {
    let isi = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    isi.lines()
        .find_map(|b| b.strip_prefix("MemTotal:")?.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok())
        .map_or(0, |kb| kb / 1024)
}

pub fn inti() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waktu_cpu_dibaca_walau_nama_proses_aneh() {
        let isi = "12 (a) b (c) S 1 2 3 4 5 6 7 8 9 10 120 34 0 0 20 0 1 0 99 0 0";
        assert_eq!(cpu_dari_stat(isi), Some((120, 34)));
        assert_eq!(cpu_dari_stat("rusak"), None);
    }

    #[test]
    fn proses_sendiri_punya_memori_dan_waktu() {
        let (semua, sendiri) = Siapa::Sendiri.memori_mb().unwrap();
        assert!(semua >= sendiri && sendiri > 0.0);
        let awal = Siapa::Sendiri.cpu().unwrap();
        // Works until its own clock has moved, however long a busy machine takes for that.
        while Siapa::Sendiri.cpu().unwrap() <= awal {
            std::hint::black_box((0..100_000_u64).sum::<u64>());
        }
    }
}
