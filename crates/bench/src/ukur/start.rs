//! How soon the server answers on a database that exists, and what it holds in memory while idle.

use super::{Konteks, Kumpul};
use crate::hasil::{Angka, median};
use crate::karat::{Karat, permintaan_masuk, siapkan_demo};
use crate::muat;
use anyhow::{Result, bail};

const KALI: usize = 10;
const LEDAKAN: usize = 1000;
/// Logins among them: Argon2 takes 19 MiB for each, and the allocator may keep some.
const LOGIN: usize = 20;
const SAMBUNGAN: usize = 64;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let folder = k.folder()?;
    siapkan_demo(&k.karat, folder.path(), None)?;
    let (mut ms, mut cpu) = (Vec::new(), 0.0);
    for _ in 0..KALI {
        let s = Karat::mulai(&k.karat, folder.path(), None, false)?;
        ms.push(s.siap_ms);
        cpu += s.siapa().cpu()?;
        s.henti()?;
    }
    let tercepat = ms.iter().copied().fold(f64::INFINITY, f64::min);
    h.angka(
        Angka::new("start: exec sampai /healthz 200, median", median(&ms), "ms")
            .paling_banyak(300.0)
            .cpu(cpu)
            .ket(format!("{KALI} kali, tercepat {tercepat:.1} ms; CPU jumlah semuanya")),
    );

    let s = Karat::mulai(&k.karat, folder.path(), None, false)?;
    std::thread::sleep(k.detik(2));
    let (rss, anon) = s.siapa().memori_mb()?;
    h.angka(
        Angka::new("memori setelah mulai", rss, "MB")
            .paling_banyak(80.0)
            .ket(format!("RSS; milik proses sendiri {anon:.1} MB")),
    );
    ledakan(&s)?;
    std::thread::sleep(k.detik(2));
    let (rss, anon) = s.siapa().memori_mb()?;
    h.angka(
        Angka::new("memori diam setelah 1.000 permintaan", rss, "MB")
            .paling_banyak(80.0)
            .cpu(s.siapa().cpu()?)
            .ket(format!("RSS; milik proses sendiri {anon:.1} MB; {LOGIN} di antaranya login")),
    );
    s.henti()
}

/// A thousand requests of several kinds over many connections at once.
fn ledakan(s: &Karat) -> Result<()> {
    let token = s.masuk("own")?;
    let kasir = permintaan_masuk("kasir1");
    let lain = [
        muat::get("/api/v1/para-system", Some(&token)),
        muat::get("/api/v1/users/saya", Some(&token)),
        muat::get("/api/v1/tokos", Some(&token)),
        muat::get("/healthz", None),
        muat::get("/", None),
    ];
    std::thread::scope(|sc| {
        let tugas: Vec<_> = (0..SAMBUNGAN)
            .map(|u| {
                let (kasir, lain, alamat) = (&kasir, &lain, s.alamat);
                sc.spawn(move || -> Result<()> {
                    for i in (u..LEDAKAN).step_by(SAMBUNGAN) {
                        let p = if i < LOGIN { kasir } else { lain.get(i % lain.len()).unwrap_or(kasir) };
                        let (status, isi) = muat::sekali(alamat, p)?;
                        if status != 200 {
                            bail!("jawaban {status}: {}", String::from_utf8_lossy(&isi));
                        }
                    }
                    Ok(())
                })
            })
            .collect();
        tugas.into_iter().try_for_each(|t| t.join().map_err(|_| anyhow::anyhow!("klien panik"))?)
    })
}
