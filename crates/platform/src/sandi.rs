//! Passwords: Argon2id, one at a time per core so that a flood of logins cannot eat all memory.

use crate::{DasarTolak, Hasil, SesiTolak};
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::Semaphore;

/// Hashing threads at once; each takes 19 MiB for a moment.
const SEKALIGUS: usize = 2;
static GILIRAN: Semaphore = Semaphore::const_new(SEKALIGUS);

pub const PANJANG_MIN: usize = 8;
const PANJANG_MAKS: usize = 128;

/// Blocks of 1 KiB that are asked for, though fewer are used: an allocation above 32 MiB is mapped by the
/// kernel and given back when it is freed. A smaller one would stay with the heap of whichever thread hashed,
/// 19 MiB for each of them. What lies beyond the blocks in use is never touched and so costs nothing.
const DIPETAKAN: usize = 34 * 1024;

fn hitung(a: Algorithm, v: Version, p: &Params, sandi: &str, garam: &[u8]) -> argon2::Result<Output> {
    let mut ruang = Vec::with_capacity(p.block_count().max(DIPETAKAN));
    ruang.resize(p.block_count(), Block::new());
    let mut hasil = [0_u8; Output::MAX_LENGTH];
    let panjang = p.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
    let hasil = hasil.get_mut(..panjang).ok_or(argon2::Error::OutputTooLong)?;
    Argon2::new(a, v, p.clone()).hash_password_into_with_memory(
        sandi.as_bytes(),
        garam,
        hasil,
        &mut ruang,
    )?;
    Output::new(hasil).map_err(|_| argon2::Error::OutputTooLong)
}

pub fn buat(sandi: &str) -> Hasil<String> {
    let dalam = |e: &dyn std::fmt::Display| DasarTolak::Dalam.tolak("Terjadi kesalahan di server").sebab(e);
    // The first choice of OWASP: 19 MiB, two passes, one lane.
    let p = Params::new(19 * 1024, 2, 1, None).map_err(|e| dalam(&e))?;
    let (algoritma, versi, garam) = (Algorithm::Argon2id, Version::V0x13, Salt::generate());
    let hash = hitung(algoritma, versi, &p, sandi, &garam).map_err(|e| dalam(&e))?;
    let phc = PasswordHash {
        algorithm: algoritma.ident(),
        version: Some(versi.into()),
        params: ParamsString::try_from(&p).map_err(|e| dalam(&e))?,
        salt: Some(garam),
        hash: Some(hash),
    };
    Ok(phc.to_string())
}

/// Blocking; use [`cocok`] from async code.
pub fn cocok_langsung(sandi: &str, tersimpan: &str) -> bool {
    let hitung_ulang = || {
        let h = PasswordHash::new(tersimpan).ok()?;
        let a = Algorithm::try_from(h.algorithm.as_str()).ok()?;
        let v = Version::try_from(h.version?).ok()?;
        let dihitung = hitung(a, v, &Params::try_from(&h).ok()?, sandi, h.salt.as_ref()?).ok()?;
        // Compared in constant time.
        Some(h.hash? == dihitung)
    };
    hitung_ulang().unwrap_or(false)
}

pub async fn cocok(sandi: String, tersimpan: String) -> bool {
    let Ok(_giliran) = GILIRAN.acquire().await else { return false };
    tokio::task::spawn_blocking(move || cocok_langsung(&sandi, &tersimpan)).await.unwrap_or(false)
}

pub async fn buat_nanti(sandi: String) -> Hasil<String> {
    let _giliran =
        GILIRAN.acquire().await.map_err(|e| DasarTolak::Berhenti.tolak("Server dihentikan").sebab(e))?;
    tokio::task::spawn_blocking(move || buat(&sandi))
        .await
        .map_err(|e| DasarTolak::Dalam.tolak("Terjadi kesalahan di server").sebab(e))?
}

/// A hash nobody's password has: spent when a user is unknown, so that the time of an answer tells nothing.
pub const HAMPA: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$a2FyYXRrYXJhdGthcmF0MDA$9m2Vf3kqkqJ2hWqk6vF0b9uXb8G9oQm2b1o5d3sJ1nE";

/// A new password that is no change is no new password.
pub fn berbeda(kolom: &str, lama: &str, baru: &str) -> Hasil<()> {
    if lama == baru {
        let pesan = "Password baru harus berbeda dari yang lama";
        return Err(SesiTolak::Sandi.pada(kolom, pesan));
    }
    Ok(())
}

/// Rules of a new password.
pub fn layak(kolom: &str, sandi: &str) -> Hasil<()> {
    let n = sandi.chars().count();
    if n < PANJANG_MIN {
        let pesan = format!("Password paling sedikit {PANJANG_MIN} karakter");
        return Err(SesiTolak::Sandi.pada(kolom, pesan));
    }
    if n > PANJANG_MAKS {
        let pesan = format!("Password paling banyak {PANJANG_MAKS} karakter");
        return Err(SesiTolak::Sandi.pada(kolom, pesan));
    }
    Ok(())
}

/// One's own id is the first thing anybody tries, also with a digit or two behind it.
pub fn bukan_id(kolom: &str, user: &str, sandi: &str) -> Hasil<()> {
    let (user, sandi) = (user.trim().to_lowercase(), sandi.trim().to_lowercase());
    let sisa = sandi.strip_prefix(&user).or_else(|| sandi.strip_suffix(&user));
    if !user.is_empty() && sisa.is_some_and(|s| s.chars().count() < 4) {
        let pesan = "Password tidak boleh sama dengan User ID";
        return Err(SesiTolak::SandiDitebak.pada(kolom, pesan));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sandi_cocok_hanya_dengan_dirinya() {
        let h = buat("rahasia-toko").unwrap();
        assert!(h.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert!(cocok_langsung("rahasia-toko", &h));
        assert!(!cocok_langsung("rahasia-tok0", &h));
        assert!(!cocok_langsung("rahasia-toko", "bukan hash"));
    }

    #[test]
    fn hash_lama_dengan_biaya_lain_tetap_dikenali() {
        // By the library's own way, which our own must agree with.
        let p = Params::new(8192, 3, 1, None).unwrap();
        let h = Argon2::new(Algorithm::Argon2id, Version::V0x13, p);
        let phc = argon2::PasswordHasher::hash_password(&h, b"rahasia-toko").unwrap().to_string();
        assert!(cocok_langsung("rahasia-toko", &phc));
        assert!(!cocok_langsung("rahasia-tok0", &phc));
    }

    #[test]
    fn id_sendiri_bukan_sandi() {
        for s in ["kasir1-jkt1", "KASIR1-JKT1", " kasir1-jkt1", "kasir1-jkt112", "12kasir1-jkt1"] {
            assert!(bukan_id("password", "kasir1-jkt1", s).is_err(), "{s}");
        }
        for s in ["kasir1-jkt1 makan soto", "rahasia-toko", "kasir1"] {
            assert!(bukan_id("password", "kasir1-jkt1", s).is_ok(), "{s}");
        }
    }

    #[test]
    fn sandi_hampa_bisa_dibaca_tetapi_tidak_pernah_cocok() {
        assert!(PasswordHash::new(HAMPA).is_ok());
        assert!(!cocok_langsung("", HAMPA));
        // It costs what a true one costs.
        let harga = |h: &str| h.split('$').nth(3).map(str::to_owned);
        assert_eq!(harga(HAMPA), harga(&buat("rahasia-toko").unwrap()));
    }
}
