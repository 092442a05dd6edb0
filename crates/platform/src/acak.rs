//! Random text from the operating system: tokens, generated ids, one-time passwords. Only hashes of secrets
//! are ever stored.

use sha2::{Digest as _, Sha256};

const HURUF: &[u8; 62] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// `n` alphanumeric characters (the specification's generated ids have 16).
pub fn teks(n: usize) -> String {
    pilih(HURUF, n)
}

/// `n` characters of these, each as likely as the others; at most 128 to choose from.
fn pilih(huruf: &[u8], n: usize) -> String {
    let mut keluar = String::with_capacity(n);
    let mut buf = [0_u8; 64];
    // The largest multiple of their number: bytes from there on would favour the first ones.
    let batas = 256 - 256 % huruf.len();
    while keluar.len() < n {
        isi(&mut buf);
        for b in buf.iter().map(|b| usize::from(*b)).filter(|b| *b < batas).take(n - keluar.len()) {
            if let Some(h) = huruf.get(b % huruf.len()) {
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

/// Letters and digits that nobody reads for another.
const TERBACA: &[u8; 31] = b"abcdefghjkmnpqrstuvwxyz23456789";

/// A one-time password to be read out and typed: three groups of four, 59 bits.
pub fn sekali_pakai() -> String {
    [(); 3].map(|()| pilih(TERBACA, 4)).join("-")
}

fn isi(buf: &mut [u8]) {
    // Without the operating system's randomness no secret may be made at all.
    #[allow(clippy::expect_used)]
    getrandom::fill(buf).expect("sumber acak sistem tidak tersedia");
}

/// Bytes for a key.
pub fn byte<const N: usize>() -> [u8; N] {
    let mut b = [0; N];
    isi(&mut b);
    b
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
    fn password_sekali_pakai_terbaca_dan_tidak_berulang() {
        let a: std::collections::HashSet<String> = (0..1000).map(|_| sekali_pakai()).collect();
        assert_eq!(a.len(), 1000);
        assert!(a.iter().all(|t| t.len() == 14 && !t.contains(['0', 'o', '1', 'l', 'i'])));
    }

    #[test]
    fn sidik_adalah_sha256() {
        assert_eq!(sidik("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
