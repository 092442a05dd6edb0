//! Secrets at rest: what the database keeps encrypted with a key that is not in it (XChaCha20-Poly1305). A text is bound
//! to its place, so that it opens in no other row. A key file has one key a line: the first writes, all of them read.

use crate::conn::Conn;
use crate::error::{Error, Result};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use chacha20poly1305::aead::{Aead as _, KeyInit as _, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::sync::Arc;

const TANDA: &str = "brankas1:";
const PANJANG: usize = 32;
const NONCE: usize = 24;

struct Satu {
    /// how what was written with it names it
    id: String,
    baris: String,
    sandi: XChaCha20Poly1305,
}

/// The keys of a process, never empty.
pub struct Brankas {
    utama: Satu,
    lama: Vec<Satu>,
}

impl fmt::Debug for Brankas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.semua().map(|k| &k.id)).finish()
    }
}

fn acak<const N: usize>() -> [u8; N] {
    let mut b = [0; N];
    // Without the operating system's randomness no secret may be made at all.
    #[allow(clippy::expect_used)]
    getrandom::fill(&mut b).expect("sumber acak sistem tidak tersedia");
    b
}

fn rusak(sebab: &str) -> Error {
    Error::Brankas(sebab.to_owned())
}

impl Satu {
    fn urai(baris: &str) -> Result<Self, String> {
        let isi = BASE64_STANDARD.decode(baris).ok().filter(|k| k.len() == PANJANG);
        let isi = isi.ok_or("setiap baris harus 32 byte dalam base64")?;
        let id = Sha256::digest(&isi).iter().take(4).map(|b| format!("{b:02x}")).collect();
        let sandi = XChaCha20Poly1305::new_from_slice(&isi).map_err(|_| "panjangnya salah")?;
        Ok(Self { id, baris: baris.to_owned(), sandi })
    }
}

impl Brankas {
    /// A new key.
    pub fn acak() -> Self {
        let isi = acak::<PANJANG>();
        // 32 bytes are a key.
        #[allow(clippy::expect_used)]
        let utama = Satu::urai(&BASE64_STANDARD.encode(isi)).expect("kunci baru");
        Self { utama, lama: Vec::new() }
    }

    /// Reads the text of a key file.
    pub fn urai(teks: &str) -> Result<Self, String> {
        let baris = teks.lines().map(str::trim).filter(|b| !b.is_empty() && !b.starts_with('#'));
        let mut kunci = baris.map(Satu::urai).collect::<Result<Vec<_>, _>>()?.into_iter();
        let utama = kunci.next().ok_or("tidak ada kunci di dalamnya")?;
        Ok(Self { utama, lama: kunci.collect() })
    }

    /// This one for writing, and all that `lain` can read too.
    pub fn di_depan(self, lain: Self) -> Self {
        let mut lama = self.lama;
        lama.extend(std::iter::once(lain.utama).chain(lain.lama));
        let utama = self.utama;
        lama.retain(|k| k.id != utama.id);
        lama.dedup_by(|a, b| a.id == b.id);
        Self { utama, lama }
    }

    fn semua(&self) -> impl Iterator<Item = &Satu> {
        std::iter::once(&self.utama).chain(&self.lama)
    }

    /// The name of the key that writes.
    pub fn id(&self) -> &str {
        &self.utama.id
    }

    pub fn punya(&self, id: &str) -> bool {
        self.semua().any(|k| k.id == id)
    }

    pub fn sendiri(&self) -> bool {
        self.lama.is_empty()
    }

    /// The text of a file with all of them.
    pub fn teks(&self) -> String {
        self.semua().map(|k| format!("{}\n", k.baris)).collect()
    }

    /// The text of a file with the first alone, and of one with the others.
    pub fn pisah(&self) -> (String, String) {
        (format!("{}\n", self.utama.baris), self.lama.iter().map(|k| format!("{}\n", k.baris)).collect())
    }

    /// As it is kept in this place.
    pub fn tutup(&self, tempat: &str, isi: &str) -> Result<String> {
        let nonce = acak::<NONCE>();
        let muatan = Payload { msg: isi.as_bytes(), aad: tempat.as_bytes() };
        let mut jadi = nonce.to_vec();
        let sandi = self.utama.sandi.encrypt(&XNonce::from(nonce), muatan);
        jadi.extend(sandi.map_err(|_| rusak("tidak bisa dienkripsi"))?);
        Ok(format!("{TANDA}{}:{}", self.utama.id, BASE64_STANDARD.encode(jadi)))
    }

    /// As it was before it was kept.
    pub fn buka(&self, tempat: &str, isi: &str) -> Result<String> {
        let id = id_kunci(isi).ok_or_else(|| rusak("bukan rahasia yang terenkripsi"))?;
        let sandi = isi.rsplit(':').next().unwrap_or_default();
        let k = self.semua().find(|k| k.id == id);
        let k = k.ok_or_else(|| rusak(&format!("dienkripsi dengan kunci {id}, yang tidak ada di sini")))?;
        let isi = BASE64_STANDARD.decode(sandi).map_err(|_| rusak("bentuknya salah"))?;
        let (nonce, isi) = isi.split_at_checked(NONCE).ok_or_else(|| rusak("terlalu pendek"))?;
        let nonce: [u8; NONCE] = nonce.try_into().map_err(|_| rusak("terlalu pendek"))?;
        let muatan = Payload { msg: isi, aad: tempat.as_bytes() };
        let jadi = k.sandi.decrypt(&XNonce::from(nonce), muatan);
        let jadi = jadi.map_err(|_| rusak("rusak, atau bukan dari tempat ini"))?;
        String::from_utf8(jadi).map_err(|_| rusak("bukan teks"))
    }
}

/// The name of the key that a kept text was encrypted with; none when it is in clear.
pub fn id_kunci(isi: &str) -> Option<&str> {
    isi.strip_prefix(TANDA)?.split(':').next()
}

impl Conn {
    /// The keys that secrets here are encrypted with; refused where a process opened the database without them.
    pub fn brankas(&self) -> Result<Arc<Brankas>> {
        self.1.clone().ok_or_else(|| rusak("berkas kunci data tidak terpasang"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rahasia_terbaca_dengan_kuncinya_di_tempatnya_saja() {
        let b = Brankas::acak();
        let jadi = b.tutup("rahasia.isi/JKT1/kartu", "kunci kartu").unwrap();
        assert!(!jadi.contains("kartu"));
        assert_eq!(id_kunci(&jadi), Some(b.id()));
        assert_ne!(jadi, b.tutup("rahasia.isi/JKT1/kartu", "kunci kartu").unwrap());
        assert_eq!(b.buka("rahasia.isi/JKT1/kartu", &jadi).unwrap(), "kunci kartu");
        for lain in ["rahasia.isi/BDG1/kartu", "totp.kunci/JKT1/kartu", ""] {
            assert!(b.buka(lain, &jadi).is_err(), "{lain}");
        }
        let mut gores = jadi.clone().into_bytes();
        let tengah = gores.len() - 9;
        gores[tengah] ^= 1;
        assert!(b.buka("rahasia.isi/JKT1/kartu", std::str::from_utf8(&gores).unwrap()).is_err());
        assert!(b.buka("rahasia.isi/JKT1/kartu", "teks biasa").is_err());
        assert!(Brankas::acak().buka("rahasia.isi/JKT1/kartu", &jadi).is_err());
    }

    #[test]
    fn kunci_baru_di_depan_membaca_yang_lama_dan_berkasnya_pulang_pergi() {
        let lama = Brankas::acak();
        let (id, teks) = (lama.id().to_owned(), lama.teks());
        let jadi = lama.tutup("a", "isi").unwrap();
        let dua = Brankas::acak().di_depan(lama);
        assert!(dua.punya(&id) && dua.id() != id && !dua.sendiri());
        assert_eq!(dua.buka("a", &jadi).unwrap(), "isi");
        let lagi = Brankas::urai(&format!("# dua kunci\n{}\n", dua.teks())).unwrap();
        assert_eq!((lagi.id(), lagi.buka("a", &jadi).unwrap().as_str()), (dua.id(), "isi"));
        assert_eq!(lagi.pisah().1, teks);
        assert!(Brankas::urai(&dua.pisah().0).unwrap().buka("a", &jadi).is_err());
        assert!(!format!("{dua:?}").contains(teks.trim()));
        for salah in ["", "# kosong", "bukan kunci", "QUJD"] {
            assert!(Brankas::urai(salah).is_err(), "{salah}");
        }
    }
}
