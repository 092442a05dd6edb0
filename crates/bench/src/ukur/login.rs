//! Logins a second, and how much of one is Argon2 itself: the rest is what could still be saved.

use super::{Konteks, Kumpul};
use crate::hasil::{Angka, desimal};
use crate::karat::{Karat, SANDI_DEMO, permintaan_masuk, siapkan_demo};
use crate::muat::{self, Beban};
use crate::proses::Siapa;
use anyhow::{Result, bail};
use platform::sandi;
use std::time::{Duration, Instant};

const SAMBUNGAN: usize = 8;
/// As many as the server hashes at once.
const UTAS: usize = 2;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let lama = k.detik(10);
    let folder = k.folder()?;
    siapkan_demo(&k.karat, folder.path(), None)?;
    let s = Karat::mulai(&k.karat, folder.path(), None, false)?;
    // Half before, half after: what the neighbours take is shared by both.
    let (n1, cpu1) = argon(lama / 2)?;
    let l = muat::muat(
        s.alamat,
        s.siapa(),
        &Beban::new(SAMBUNGAN, lama),
        muat::tetap(permintaan_masuk("kasir1")),
    )?;
    let (n2, cpu2) = argon(lama / 2)?;
    s.henti()?;
    let (per_argon, per_login) = ((cpu1 + cpu2) / desimal(n1 + n2), l.cpu_server / desimal(l.jumlah.max(1)));
    let argon_per_detik = desimal(n1 + n2) / lama.as_secs_f64();
    h.angka(Angka::new("login, 8 sambungan", l.per_detik(), "login/s").cpu(l.cpu_server).ket(l.ket()));
    h.angka(
        Angka::new("Argon2 saja, 2 utas", argon_per_detik, "kali/s")
            .cpu(cpu1 + cpu2)
            .ket(format!("{:.1} ms CPU sekali", per_argon * 1000.0)),
    );
    h.angka(
        Angka::new("bagian Argon2 dari CPU sebuah login", 100.0 * per_argon / per_login, "%")
            .paling_sedikit(90.0)
            .ket(format!("login {:.1} ms CPU, Argon2 {:.1} ms CPU", per_login * 1000.0, per_argon * 1000.0)),
    );
    Ok(())
}

/// Argon2 alone with the server's parameters: how often, and the processor seconds it took.
fn argon(lama: Duration) -> Result<(u64, f64)> {
    let hash = sandi::buat(SANDI_DEMO).map_err(|e| crate::catatan::salah(&e))?;
    let awal = Siapa::Sendiri.cpu()?;
    let akhir = Instant::now() + lama;
    let jumlah = std::thread::scope(|sc| {
        let utas: Vec<_> = (0..UTAS)
            .map(|_| {
                sc.spawn(|| {
                    let mut n = 0_u64;
                    while Instant::now() < akhir {
                        if !sandi::cocok_langsung(SANDI_DEMO, &hash) {
                            return None;
                        }
                        n += 1;
                    }
                    Some(n)
                })
            })
            .collect();
        utas.into_iter().map(|u| u.join().ok().flatten()).sum::<Option<u64>>()
    });
    match jumlah {
        Some(n) if n > 0 => Ok((n, Siapa::Sendiri.cpu()? - awal)),
        _ => bail!("Argon2 tidak mengenali sandinya sendiri"),
    }
}
