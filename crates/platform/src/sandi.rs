//! Passwords: Argon2id, one at a time per core so that a flood of logins cannot eat all memory.

use crate::{Hasil, Status, Tolak};
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;

/// Hashing threads at once; each takes 19 MiB for a moment.
const SEKALIGUS: usize = 2;
static GILIRAN: Semaphore = Semaphore::const_new(SEKALIGUS);

pub const PANJANG_MIN: usize = 8;
const PANJANG_MAKS: usize = 128;

fn argon() -> Hasil<Argon2<'static>> {
    // The first choice of OWASP: 19 MiB, two passes, one lane.
    let p = Params::new(19 * 1024, 2, 1, None)
        .map_err(|e| Tolak::new(Status::Dalam, "DALAM-01", "Terjadi kesalahan di server").sebab(e))?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, p))
}

pub fn buat(sandi: &str) -> Hasil<String> {
    let h = argon()?
        .hash_password(sandi.as_bytes())
        .map_err(|e| Tolak::new(Status::Dalam, "DALAM-01", "Terjadi kesalahan di server").sebab(e))?;
    Ok(h.to_string())
}

/// Blocking; use [`cocok`] from async code.
pub fn cocok_langsung(sandi: &str, tersimpan: &str) -> bool {
    let Ok(hash) = PasswordHash::new(tersimpan) else { return false };
    argon().is_ok_and(|a| a.verify_password(sandi.as_bytes(), &hash).is_ok())
}

pub async fn cocok(sandi: String, tersimpan: String) -> bool {
    let Ok(_giliran) = GILIRAN.acquire().await else { return false };
    tokio::task::spawn_blocking(move || cocok_langsung(&sandi, &tersimpan)).await.unwrap_or(false)
}

pub async fn buat_nanti(sandi: String) -> Hasil<String> {
    let _giliran = GILIRAN
        .acquire()
        .await
        .map_err(|e| Tolak::new(Status::Sibuk, "BEBAN-02", "Server dihentikan").sebab(e))?;
    tokio::task::spawn_blocking(move || buat(&sandi))
        .await
        .map_err(|e| Tolak::new(Status::Dalam, "DALAM-01", "Terjadi kesalahan di server").sebab(e))?
}

/// A hash nobody's password has: spent when a user is unknown, so that the time of an answer tells nothing.
pub const HAMPA: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$a2FyYXRrYXJhdGthcmF0MDA$9m2Vf3kqkqJ2hWqk6vF0b9uXb8G9oQm2b1o5d3sJ1nE";

/// A new password that is no change is no new password.
pub fn berbeda(kolom: &str, lama: &str, baru: &str) -> Hasil<()> {
    if lama == baru {
        let pesan = "Password baru harus berbeda dari yang lama";
        return Err(Tolak::aturan("SANDI-01", pesan).kolom(kolom, pesan));
    }
    Ok(())
}

/// Rules of a new password.
pub fn layak(kolom: &str, sandi: &str) -> Hasil<()> {
    let n = sandi.chars().count();
    if n < PANJANG_MIN {
        let pesan = format!("Password paling sedikit {PANJANG_MIN} karakter");
        return Err(Tolak::aturan("SANDI-01", pesan.clone()).kolom(kolom, pesan));
    }
    if n > PANJANG_MAKS {
        let pesan = format!("Password paling banyak {PANJANG_MAKS} karakter");
        return Err(Tolak::aturan("SANDI-01", pesan.clone()).kolom(kolom, pesan));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sandi_cocok_hanya_dengan_dirinya() {
        let h = buat("rahasia-toko").unwrap();
        assert!(h.starts_with("$argon2id$"));
        assert!(cocok_langsung("rahasia-toko", &h));
        assert!(!cocok_langsung("rahasia-tok0", &h));
        assert!(!cocok_langsung("rahasia-toko", "bukan hash"));
    }

    #[test]
    fn sandi_hampa_bisa_dibaca_tetapi_tidak_pernah_cocok() {
        assert!(PasswordHash::new(HAMPA).is_ok());
        assert!(!cocok_langsung("", HAMPA));
    }
}
