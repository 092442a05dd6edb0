//! The lock on a data folder: one `serve` or `restore` at a time. The operating system drops it with
//! the process, so a crash leaves nothing to clean up.

use crate::error::{Error, Result};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::Path;

#[derive(Debug)]
pub struct KunciFolder {
    _berkas: File,
}

impl KunciFolder {
    /// Takes the folder for this process, or says who has it.
    pub fn ambil(folder: &Path) -> Result<Self> {
        std::fs::create_dir_all(folder)
            .map_err(|e| Error::Lain(format!("folder data {} tidak bisa dibuat: {e}", folder.display())))?;
        let nama = folder.join("karat.lock");
        let mut berkas = OpenOptions::new()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(&nama)
            .map_err(|e| Error::Lain(format!("{}: {e}", nama.display())))?;
        match berkas.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut siapa = String::new();
                let _ = berkas.read_to_string(&mut siapa);
                return Err(Error::Lain(format!(
                    "folder data {} sedang dipakai karat lain (proses {}); hentikan dulu proses itu",
                    folder.display(),
                    if siapa.trim().is_empty() { "tidak diketahui" } else { siapa.trim() }
                )));
            }
            Err(TryLockError::Error(e)) => return Err(Error::Lain(format!("{}: {e}", nama.display()))),
        }
        let tulis = |f: &mut File| -> std::io::Result<()> {
            f.set_len(0)?;
            f.rewind()?;
            write!(f, "{}", std::process::id())
        };
        tulis(&mut berkas).map_err(|e| Error::Lain(format!("{}: {e}", nama.display())))?;
        Ok(Self { _berkas: berkas })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folder_yang_sedang_dipakai_ditolak_dengan_nomor_proses() {
        let d = std::env::temp_dir().join(format!("karat-kunci-{}", std::process::id()));
        let satu = KunciFolder::ambil(&d).unwrap();
        let dua = KunciFolder::ambil(&d).unwrap_err().to_string();
        assert!(dua.contains("sedang dipakai") && dua.contains(&std::process::id().to_string()), "{dua}");
        drop(satu);
        KunciFolder::ambil(&d).unwrap();
        std::fs::remove_dir_all(d).unwrap();
    }
}
