//! Backups for their owner's eyes alone: the archive is encrypted to public keys (age, X25519), and only who has one of
//! the secret keys reads it. The public key stays with the server; the secret one is kept elsewhere.

use anyhow::Context as _;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;

/// How an encrypted archive begins.
const TANDA: &[u8] = b"age-encryption.org/v1";

/// For whom a backup is made.
#[derive(Clone)]
pub enum Untuk {
    /// anybody who gets hold of it
    Siapapun,
    /// the owners of these keys
    Pemilik(Vec<age::x25519::Recipient>),
}

impl Untuk {
    /// Public keys as `age1…`.
    pub fn kunci(teks: &[String]) -> anyhow::Result<Self> {
        let baca = |t: &String| {
            t.trim().parse::<age::x25519::Recipient>().map_err(|e| anyhow::anyhow!("kunci backup {t}: {e}"))
        };
        anyhow::ensure!(!teks.is_empty(), "tidak ada kunci backup");
        Ok(Self::Pemilik(teks.iter().map(baca).collect::<Result<_, _>>()?))
    }
}

/// The secret keys that open a backup.
#[derive(Clone, Default)]
pub struct Pembuka(Vec<age::x25519::Identity>);

impl Pembuka {
    /// Reads a file of secret keys, as `karat backup-key` and `age-keygen` write it.
    pub fn berkas(path: &Path) -> anyhow::Result<Self> {
        let isi = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
        let baris = isi.lines().map(str::trim).filter(|b| !b.is_empty() && !b.starts_with('#'));
        let kunci: Vec<age::x25519::Identity> = baris
            .map(|b| {
                b.parse::<age::x25519::Identity>()
                    .map_err(|e| anyhow::anyhow!("{}: bukan kunci rahasia backup: {e}", path.display()))
            })
            .collect::<Result<_, _>>()?;
        anyhow::ensure!(!kunci.is_empty(), "{}: tidak ada kunci rahasia di dalamnya", path.display());
        Ok(Self(kunci))
    }
}

/// A new pair: the file of the secret key as text, and the public key.
pub fn buat_kunci() -> (String, String) {
    use age::secrecy::ExposeSecret as _;
    let k = age::x25519::Identity::generate();
    let publik = k.to_public().to_string();
    let rahasia = k.to_string();
    (format!("# kunci publik: {publik}\n{}\n", rahasia.expose_secret()), publik)
}

/// Where an archive is written to.
pub(crate) enum Keluar<'a> {
    Polos(BufWriter<&'a File>),
    Sandi(Box<age::stream::StreamWriter<BufWriter<&'a File>>>),
}

impl<'a> Keluar<'a> {
    pub(crate) fn new(berkas: &'a File, untuk: &Untuk) -> anyhow::Result<Self> {
        let ke = BufWriter::new(berkas);
        let Untuk::Pemilik(kunci) = untuk else { return Ok(Self::Polos(ke)) };
        let kunci = kunci.iter().map(|k| -> &dyn age::Recipient { k });
        let sandi = age::Encryptor::with_recipients(kunci).map_err(|e| anyhow::anyhow!("{e}"))?;
        Ok(Self::Sandi(Box::new(sandi.wrap_output(ke)?)))
    }

    /// The last bytes; without them an encrypted archive is not whole.
    pub(crate) fn selesai(self) -> anyhow::Result<()> {
        let mut ke = match self {
            Self::Polos(ke) => ke,
            Self::Sandi(s) => s.finish()?,
        };
        ke.flush()?;
        ke.get_ref().sync_all()?;
        Ok(())
    }
}

impl Write for Keluar<'_> {
    fn write(&mut self, b: &[u8]) -> io::Result<usize> {
        match self {
            Self::Polos(ke) => ke.write(b),
            Self::Sandi(ke) => ke.write(b),
        }
    }
    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Polos(ke) => ke.flush(),
            Self::Sandi(ke) => ke.flush(),
        }
    }
}

/// Opens an archive, encrypted or not.
pub(crate) fn buka(path: &Path, pembuka: &Pembuka) -> anyhow::Result<Box<dyn BufRead>> {
    let mut berkas = BufReader::new(File::open(path).with_context(|| path.display().to_string())?);
    if !berkas.fill_buf()?.starts_with(TANDA) {
        return Ok(Box::new(berkas));
    }
    anyhow::ensure!(
        !pembuka.0.is_empty(),
        "{} terenkripsi; sebutkan berkas kunci rahasianya dengan --kunci",
        path.display()
    );
    let salah =
        |e: age::DecryptError| anyhow::anyhow!("{} tidak terbuka dengan kunci ini: {e}", path.display());
    let d = age::Decryptor::new(berkas).map_err(salah)?;
    let isi = d.decrypt(pembuka.0.iter().map(|k| -> &dyn age::Identity { k })).map_err(salah)?;
    Ok(Box::new(BufReader::with_capacity(64 * 1024, isi)))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::io::Read as _;

    #[test]
    fn hanya_pemilik_kunci_yang_membaca() {
        let d = tempfile::tempdir().unwrap();
        let (rahasia, publik) = buat_kunci();
        let (kunci, lain) = (d.path().join("kunci"), d.path().join("lain"));
        std::fs::write(&kunci, rahasia).unwrap();
        std::fs::write(&lain, buat_kunci().0).unwrap();
        let arsip = d.path().join("arsip");
        let f = File::create(&arsip).unwrap();
        let mut k = Keluar::new(&f, &Untuk::kunci(&[publik]).unwrap()).unwrap();
        k.write_all(b"isi yang rahasia").unwrap();
        k.selesai().unwrap();
        let mentah = std::fs::read(&arsip).unwrap();
        assert!(!mentah.windows(7).any(|w| w == b"rahasia"));
        let baca = |p: &Pembuka| -> anyhow::Result<String> {
            let mut s = String::new();
            buka(&arsip, p)?.read_to_string(&mut s)?;
            Ok(s)
        };
        assert_eq!(baca(&Pembuka::berkas(&kunci).unwrap()).unwrap(), "isi yang rahasia");
        assert!(baca(&Pembuka::berkas(&lain).unwrap()).is_err());
        assert!(baca(&Pembuka::default()).unwrap_err().to_string().contains("terenkripsi"));
        // Cut off anywhere, it is not whole.
        std::fs::write(&arsip, &mentah[..mentah.len() - 4]).unwrap();
        assert!(baca(&Pembuka::berkas(&kunci).unwrap()).is_err());
        assert!(Untuk::kunci(&["bukan-kunci".into()]).is_err() && Untuk::kunci(&[]).is_err());
    }
}
