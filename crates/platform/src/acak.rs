//! Random text from the operating system: tokens, generated ids, one-time passwords. Only hashes of secrets
//! are ever stored.

use sha2::{Digest as _, Sha256};

const HURUF: &[u8; 62] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// `n` alphanumeric characters (the specification's generated ids have 16).
pub fn teks(n: usize) -> String {
    let mut keluar = String::with_capacity(n);
    let mut buf = [0_u8; 64];
    while keluar.len() < n {
        isi(&mut buf);
        // 248 = 4 x 62: bytes above it would favour the first letters.
        for b in buf.iter().filter(|b| **b < 248).take(n - keluar.len()) {
            if let Some(h) = HURUF.get(usize::from(*b % 62)) {
                keluar.push(char::from(*h));
            }
        }
    }
    keluar
}

/// An opaque session token: 43 characters, more than 256 bits.
pub fn token() -> String {
    teks(44)
}

fn isi(buf: &mut [u8]) {
    // Without the operating system's randomness no secret may be made at all.
    #[allow(clippy::expect_used)]
    getrandom::fill(buf).expect("sumber acak sistem tidak tersedia");
}

/// SHA-256 in hexadecimal: how a token or an agent's key is stored and looked up.
pub fn sidik(rahasia: &str) -> String {
    values::format::heksa(&Sha256::digest(rahasia.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn teks_acak_panjangnya_tepat_dan_tidak_berulang() {
        let a: std::collections::HashSet<String> = (0..1000).map(|_| teks(16)).collect();
        assert_eq!(a.len(), 1000);
        assert!(a.iter().all(|t| t.len() == 16 && t.chars().all(|c| c.is_ascii_alphanumeric())));
    }

    #[test]
    fn sidik_adalah_sha256() {
        assert_eq!(sidik("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
