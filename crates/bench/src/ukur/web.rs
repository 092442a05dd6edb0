//! What a browser waits for: the JavaScript that login and shell load, and the first paint of the login page.

use super::peramban::Peramban;
use super::{Konteks, Kumpul};
use crate::hasil::{Angka, median};
use crate::karat::{Karat, siapkan_demo};
use anyhow::{Context as _, Result, bail};
use std::process::{Command, Stdio};

const KALI: usize = 7;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    if !k.web.join("index.html").is_file() {
        h.lewati(format!("web: {} belum dibangun (make build)", k.web.display()));
        return Ok(());
    }
    besar(k, h)?;
    lukisan(k, h)
}

/// The web's own tool knows which files count; it measures the build beside it.
fn besar(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let alat = k.web.join("../tools/ukuran.mjs");
    if !alat.is_file() {
        h.lewati(format!("web: {} tidak ada", alat.display()));
        return Ok(());
    }
    let keluar = Command::new("node").arg(&alat).stdin(Stdio::null()).output().context("node")?;
    let isi = String::from_utf8_lossy(&keluar.stdout);
    let Some((kb, berkas)) = jumlah(&isi) else {
        bail!("{}: {}", alat.display(), String::from_utf8_lossy(&keluar.stderr));
    };
    h.angka(
        Angka::new("JavaScript login dan kerangka, gzip", kb, "kB")
            .paling_banyak(250.0)
            .ket(format!("{berkas} berkas, kB = 1.000 byte")),
    );
    Ok(())
}

/// The last line is the sum, every line before it a file.
fn jumlah(isi: &str) -> Option<(f64, usize)> {
    let baris: Vec<&str> = isi.lines().filter(|b| !b.trim().is_empty()).collect();
    let (akhir, berkas) = baris.split_last()?;
    let kb = akhir.split_once(" kB")?.0.trim().parse().ok()?;
    (!berkas.is_empty()).then_some((kb, berkas.len()))
}

fn lukisan(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let folder = k.folder()?;
    let profil = k.folder()?;
    siapkan_demo(&k.karat, folder.path(), None)?;
    let s = Karat::mulai(&k.karat, folder.path(), None, false)?;
    let Some(mut p) = Peramban::mulai(profil.path())? else {
        h.lewati("web: chromium tidak ada (scripts/siapkan)");
        return s.henti();
    };
    let (mut cat, mut siap) = (Vec::new(), Vec::new());
    for _ in 0..if k.cepat { 3 } else { KALI } {
        let l = p.buka(&format!("http://{}/", s.alamat))?;
        cat.push(l.cat_ms);
        siap.push(l.isian_ms);
    }
    let cpu = s.siapa().cpu()?;
    p.tutup()?;
    s.henti()?;
    let terlama = cat.iter().copied().fold(0.0, f64::max);
    h.angka(
        Angka::new("lukisan pertama halaman login, Chromium", median(&cat), "ms")
            .paling_banyak(1000.0)
            .cpu(cpu)
            .ket(format!(
                "first-contentful-paint, median {} kali dengan cache kosong, terlama {terlama:.0} ms; \
                 isian password tampak setelah {:.0} ms",
                cat.len(),
                median(&siap)
            )),
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jumlah_dibaca_dari_baris_terakhir() {
        let isi = "     0.5 kB  tema-awal.js\n   100.1 kB  assets/a.js\n   100.6 kB  login and shell, limit 250 kB\n";
        assert_eq!(jumlah(isi), Some((100.6, 2)));
        assert_eq!(jumlah(""), None);
        assert_eq!(jumlah("Error: x"), None);
    }
}
