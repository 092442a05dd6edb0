//! The start page of each level (HALAMAN_AWAL), kept as 'KASIR=/transaksi-penjualan, FIN=/validasi-non-cash'. A level that is not
//! named starts at the dashboard, and so does a person who may not open the page of their level.

use crate::Level;
use crate::menu::{self, Gerbang, Jenis, Rute};

const LEVEL_MAKS: usize = 20;

/// May somebody of this level start there, as far as the level decides it? Their own menus are looked at when they come.
fn bisa(rute: &Rute, level: &Level) -> bool {
    let tempat = rute.bermenu() || rute.jenis == Jenis::SubMenu || rute.path == "/home";
    let gerbang = match rute.gerbang {
        Gerbang::Level(boleh) => boleh.contains(&level.as_str()),
        Gerbang::Pusat => false,
        _ => true,
    };
    tempat && gerbang
}

/// One 'LEVEL=/route', or what is wrong with it.
fn satu(teks: &str) -> Result<(Level, &'static Rute), String> {
    let Some((level, rute)) = teks.split_once('=').map(|(l, r)| (l.trim(), r.trim())) else {
        return Err(format!("'{teks}' harus LEVEL=/halaman, misalnya KASIR=/transaksi-penjualan"));
    };
    if level.is_empty() || level.chars().count() > LEVEL_MAKS {
        return Err(format!("Level '{level}' harus 1 sampai {LEVEL_MAKS} huruf"));
    }
    let level = Level::parse(level);
    let Some(rute) = menu::RUTE.iter().find(|r| r.path.eq_ignore_ascii_case(rute)) else {
        return Err(format!("Halaman {rute} tidak dikenal"));
    };
    if !bisa(rute, &level) {
        return Err(format!("Level {} tidak bisa mulai di {} ({})", level.as_str(), rute.judul, rute.path));
    }
    Ok((level, rute))
}

/// The form it is kept in, or what is wrong with it. Nothing at all is right: everybody starts at the dashboard.
pub(super) fn rapikan(nilai: &str) -> Result<String, String> {
    let mut semua: Vec<(Level, &'static Rute)> = Vec::new();
    for bagian in nilai.split(',').map(str::trim).filter(|b| !b.is_empty()) {
        let (level, rute) = satu(bagian)?;
        if semua.iter().any(|(l, _)| *l == level) {
            return Err(format!("Level {} disebut lebih dari sekali", level.as_str()));
        }
        semua.push((level, rute));
    }
    let semua: Vec<String> = semua.iter().map(|(l, r)| format!("{}={}", l.as_str(), r.path)).collect();
    Ok(semua.join(", "))
}

#[cfg(test)]
mod tests {
    use super::rapikan;

    #[test]
    fn halaman_awal_satu_tiap_level_dan_hanya_rute_yang_ada() {
        assert_eq!(rapikan("").unwrap(), "");
        assert_eq!(
            rapikan(" kasir = /TRANSAKSI-PENJUALAN ,, Kepala Toko=/dashboard,").unwrap(),
            "KASIR=/transaksi-penjualan, KEPALA TOKO=/dashboard"
        );
        for (buruk, sebab) in [
            ("KASIR", "harus LEVEL=/halaman"),
            ("=/dashboard", "Level ''"),
            ("KASIR=/tidak-ada", "tidak dikenal"),
            ("KASIR=https://contoh.id", "tidak dikenal"),
            ("KASIR=/404", "tidak bisa mulai"),
            ("KASIR=/", "tidak bisa mulai"),
            ("KASIR=/dashboard,kasir=/home", "lebih dari sekali"),
        ] {
            let salah = rapikan(buruk).unwrap_err();
            assert!(salah.contains(sebab), "{buruk}: {salah}");
        }
    }

    #[test]
    fn halaman_yang_dijaga_level_hanya_untuk_level_itu() {
        let mut ada = 0;
        for r in crate::menu::RUTE.iter().filter(|r| r.bermenu()) {
            match r.gerbang {
                crate::menu::Gerbang::Level(boleh) => {
                    ada += 1;
                    assert_eq!(
                        rapikan(&format!("KASIR={}", r.path)).is_ok(),
                        boleh.contains(&"KASIR"),
                        "{}",
                        r.path
                    );
                    assert!(rapikan(&format!("{}={}", boleh[0], r.path)).is_ok(), "{}", r.path);
                }
                crate::menu::Gerbang::Pusat => {
                    assert!(rapikan(&format!("OWN={}", r.path)).is_err(), "{}", r.path);
                }
                _ => assert!(rapikan(&format!("KASIR={}", r.path)).is_ok(), "{}", r.path),
            }
        }
        assert!(ada > 0);
    }
}
