//! The line a scale sends. Makers differ ("ST,GS,+  12.345 g", "S S 12.345 g", "+12.345 g"); what they share is a number,
//! a unit and a mark of rest. The screen reads it the same way (web/src/screens/barang/timbang/timbangan.ts).

use values::Berat;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bacaan {
    pub berat: Berat,
    pub stabil: bool,
}

/// What the line says, or nothing when it is no weight.
pub fn baca(baris: &str) -> Option<Bacaan> {
    let rapi = baris.trim().to_uppercase();
    let kata: Vec<&str> = rapi.split([',', ' ', '\t']).filter(|k| !k.is_empty()).collect();
    let kepala = kata.first().copied().unwrap_or_default();
    if kata.contains(&"OL") || matches!(kata.as_slice(), ["S", "+" | "-" | "I"]) {
        return None;
    }
    let stabil = !(kepala == "US" || kepala == "SD" || matches!(kata.as_slice(), ["S", "D", ..]));
    let awal = rapi.find(|c: char| c.is_ascii_digit())?;
    let (depan, angka) = rapi.split_at(awal);
    let negatif = depan.trim_end().ends_with('-');
    let panjang = angka.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(angka.len());
    let (angka, satuan) = angka.split_at(panjang);
    let satuan: String = satuan.trim().chars().take_while(char::is_ascii_alphabetic).collect();
    // A digit more than milligrams is rounded by cutting: no shop weighs finer.
    let (bulat, pecah) = angka.split_once('.').unwrap_or((angka, ""));
    let geser = match satuan.as_str() {
        "G" | "GR" | "" => 3_usize,
        "KG" => 6,
        "MG" => 0,
        _ => return None,
    };
    if pecah.contains('.') || bulat.len() > 8 {
        return None;
    }
    let pecah: String = pecah.chars().chain(std::iter::repeat('0')).take(geser).collect();
    let mg: i64 = format!("{bulat}{pecah}").parse().ok()?;
    Some(Bacaan { berat: Berat::mg(if negatif { -mg } else { mg }), stabil })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn baris_timbangan_yang_umum() {
        for (baris, mg, stabil) in [
            ("ST,GS,+  12.345 g", 12_345, true),
            ("US,GS,+  12.345 g\r\n", 12_345, false),
            ("ST,NT,-00001.20g", -1_200, true),
            ("S S     412.35 g", 412_350, true),
            ("S D     412.35 g", 412_350, false),
            ("+  0.48213 kg", 482_130, true),
            ("  518.4", 518_400, true),
            ("GS    1.2345 G", 1_234, true),
        ] {
            assert_eq!(baca(baris), Some(Bacaan { berat: Berat::mg(mg), stabil }), "{baris:?}");
        }
        for buruk in ["", "OL", "ST,OL", "S +", "ES", "12.345 LB", "1.2.3 g", "ST,GS,", "999999999 g"] {
            assert_eq!(baca(buruk), None, "{buruk:?}");
        }
    }
}
