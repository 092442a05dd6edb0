//! The same report on the product's own screen in Chromium, over the real socket: from the click to the first rows
//! and to the last, and how long the page stood still meanwhile.
//!
//! The specification has Laporan Authorization, the one report of 20 columns, as a plain answer; here the screen
//! reads `SOCKET` in its definition, as every live report has it. Nothing else differs from what a person sees.

use super::laporan::{BARIS, LAPORAN, USER};
use super::peramban::{Halaman, Peramban};
use super::{Konteks, Kumpul};
use crate::hasil::{Angka, median, persentil};
use crate::karat::{Karat, SANDI_DEMO};
use anyhow::{Context as _, Result, bail};
use serde_json::Value;
use std::time::Duration;

const CATAT: &str = include_str!("laporan_layar.js");

const HIDUP: &str = "(() => { const asli = globalThis.fetch; globalThis.fetch = async (alamat, isi) => { \
     const j = await asli(alamat, isi); if (!String(alamat).endsWith('laporan/definisi') || !j.ok) return j; \
     const v = await j.json(); for (const d of v.data) if (d.slug === 'SLUG') d.cara = 'SOCKET'; \
     return new Response(JSON.stringify(v), { status: j.status, headers: { 'Content-Type': 'application/json' } }); }; })()";

/// The socket is opened beside the page; a person needs longer to find the button.
const MENCARI_TOMBOL: Duration = Duration::from_millis(1500);

pub fn ukur(k: &Konteks, h: &mut Kumpul, s: &Karat, mesin: &str) -> Result<()> {
    let profil = k.folder()?;
    let Some(mut p) = Peramban::mulai(profil.path())? else {
        h.lewati("laporan di layar: chromium tidak ada (scripts/siapkan)");
        return Ok(());
    };
    let hal = p.halaman()?;
    p.awali(&hal, &HIDUP.replace("SLUG", LAPORAN))?;
    masuk(&mut p, &hal, s)?;
    let kali = if k.cepat { 3 } else { 7 };
    let (mut pertama, mut semua, mut celah, mut tugas) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut tumpukan = 0.0_f64;
    for i in 0..=kali {
        let v = satu(&mut p, &hal, s)?;
        let nilai = |n: &str| v.get(n).and_then(Value::as_f64).with_context(|| format!("{n} tidak dicatat"));
        // The first is left out, as it is of the stream: it reads code and pages into memory.
        if i > 0 {
            pertama.push(nilai("pertama")?);
            semua.push(nilai("semua")? / 1000.0);
            celah.push(nilai("celah")?);
            tugas.push(nilai("tugas")?);
        }
        tumpukan = tumpukan.max(p.tumpukan_mb(&hal)?);
    }
    p.tutup()?;
    let nama = |apa: &str| format!("laporan 100.000 x 20 di Chromium, {apa}, {mesin}");
    h.angka(Angka::new(nama("baris pertama"), median(&pertama), "ms").paling_banyak(150.0).ket(format!(
        "median {kali} kali, terlama {:.0} ms; sejak klik sampai tampak",
        persentil(&pertama, 100)
    )));
    h.angka(Angka::new(nama("seluruhnya"), median(&semua), "s").paling_banyak(2.0).ket(format!(
        "median {kali} kali, terlama {:.2} s; JavaScript memegang {tumpukan:.0} MB",
        persentil(&semua, 100)
    )));
    h.angka(Angka::new(nama("tugas terpanjang"), persentil(&tugas, 100), "ms").paling_banyak(100.0).ket(
        format!(
            "terburuk dari {kali} kali, 0 bila tidak ada yang mencapai 50 ms (PerformanceObserver longtask)"
        ),
    ));
    h.angka(Angka::new(nama("terlama tanpa gambar baru"), median(&celah), "ms").paling_banyak(100.0).ket(
        format!("median {kali} kali, terburuk {:.0} ms; celah requestAnimationFrame", persentil(&celah, 100)),
    ));
    Ok(())
}

fn masuk(p: &mut Peramban, hal: &Halaman, s: &Karat) -> Result<()> {
    p.pergi(hal, &format!("http://{}/", s.alamat))?;
    p.ketik(hal, "input[name=username]", USER)?;
    p.ketik(hal, "input[name=password]", SANDI_DEMO)?;
    p.klik(hal, "button[type=submit]")?;
    p.tunggu(hal, "location.pathname !== '/'")?;
    Ok(())
}

/// One report from the click to a second after its end, on a page just opened.
fn satu(p: &mut Peramban, hal: &Halaman, s: &Karat) -> Result<Value> {
    p.pergi(hal, &format!("http://{}/{LAPORAN}", s.alamat))?;
    p.tunggu(
        hal,
        "location.pathname.startsWith('/laporan') && !!document.querySelector('main button[data-simpan]')",
    )?;
    std::thread::sleep(MENCARI_TOMBOL);
    p.nilai(hal, CATAT)?;
    p.klik(hal, "main button[data-simpan]")?;
    let v = p.nilai(hal, "globalThis.__laporan")?;
    let baris = v.get("baris").and_then(Value::as_str).and_then(|b| b.parse::<i64>().ok());
    // The demo has a few approvals of its own.
    if baris.is_none_or(|n| n < BARIS) {
        bail!("laporan tidak utuh di layar: {v}");
    }
    Ok(v)
}
