//! Files that hold a shop's data are their owner's alone: what this program makes is not for others to read, and what
//! others could read is closed at the start.

use rustix::fs::Mode;
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

/// From here on every file is made 0600 and every folder 0700.
pub fn milik_sendiri() {
    rustix::process::umask(Mode::RWXG | Mode::RWXO);
}

/// Closes the data folder and the files in it to everybody else; says so, and says what could not be closed.
pub fn rapatkan(folder: &Path) {
    tutup(folder, 0o700);
    let Ok(isi) = std::fs::read_dir(folder) else { return };
    for berkas in isi.flatten().map(|b| b.path()) {
        // What a link points at is somebody else's to close.
        let Ok(m) = std::fs::symlink_metadata(&berkas) else { continue };
        if m.is_file() {
            tutup(&berkas, 0o600);
        } else if m.is_dir() {
            tutup(&berkas, 0o700);
        }
    }
}

fn tutup(tempat: &Path, mode: u32) {
    let Ok(m) = std::fs::metadata(tempat) else { return };
    let kini = m.permissions().mode() & 0o777;
    if kini & 0o077 == 0 {
        return;
    }
    match std::fs::set_permissions(tempat, Permissions::from_mode(mode)) {
        Ok(()) => {
            tracing::warn!(tempat = %tempat.display(), dari = format!("{kini:o}"), "tadinya terbaca oleh pengguna lain di mesin ini, sekarang ditutup");
        }
        Err(e) => {
            tracing::warn!(tempat = %tempat.display(), sebab = %e, "terbaca oleh pengguna lain di mesin ini dan tidak bisa ditutup");
        }
    }
}
