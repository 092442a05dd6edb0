//! Fields that a request may not have. Every JSON body and every query is read here, and what no type of ours reads is
//! refused by its name, `detail_barang[2].bera`; so no request type can forget to. The few fields that the
//! specification sends beyond ours stand in `LEBIH`.

use super::jawab::Galat;
use platform::DasarTolak;
use serde::de::{DeserializeOwned, Deserializer};
use serde_ignored::Path;

/// What the specification sends and we do not need: call, field with any row's number as `[]`, reason.
pub const LEBIH: &[(&str, &str, &str)] = &[(
    "PUT /api/v1/para-akun-transaksi/{trx}/{type}",
    "detail_akun[]._id",
    "the account parameter of the specification carries an id a row; ours are known by their account",
)];

/// More unknown fields than this are not listed.
const BANYAK: usize = 8;
/// A longer name is cut: it is a stranger's text.
pub const PANJANG: usize = 64;

/// Reads a value; beside it the places of what nothing read.
pub fn baca<'de, T: DeserializeOwned, D: Deserializer<'de>>(dari: D) -> Result<(T, Vec<String>), D::Error> {
    let mut asing = Vec::new();
    // One closure type for all `T`, so that the shared parts of requests are compiled once.
    let mut catat: &mut dyn FnMut(Path<'_>) = &mut |p| {
        if asing.len() < BANYAK {
            asing.push(tempat(&p));
        }
    };
    let isi = T::deserialize(serde_ignored::Deserializer::new(dari, &mut catat))?;
    Ok((isi, asing))
}

/// A place as refusals name it: `isi[2].jumlah_rp`.
fn tempat(p: &Path<'_>) -> String {
    match p {
        Path::Root => String::new(),
        Path::Seq { parent, index } => format!("{}[{index}]", tempat(parent)),
        Path::Map { parent, key } => {
            let induk = tempat(parent);
            if induk.is_empty() { key.clone() } else { format!("{induk}.{key}") }
        }
        Path::Some { parent } | Path::NewtypeStruct { parent } | Path::NewtypeVariant { parent } => {
            tempat(parent)
        }
    }
}

/// `detail_akun[3]._id` as the list names it: `detail_akun[]._id`.
fn tanpa_nomor(nama: &str) -> String {
    let mut keluar = String::with_capacity(nama.len());
    let mut di_dalam = false;
    for c in nama.chars() {
        di_dalam = di_dalam && c != ']';
        if !di_dalam {
            keluar.push(c);
        }
        di_dalam = di_dalam || c == '[';
    }
    keluar
}

/// May this call carry this field although nothing reads it?
fn boleh(panggilan: &str, nama: &str) -> bool {
    let nama = tanpa_nomor(nama);
    LEBIH.iter().any(|(p, n, _)| *p == panggilan && *n == nama)
}

/// Refuses when something was sent that nothing reads.
pub fn tolak(panggilan: &str, asing: Vec<String>) -> Result<(), Galat> {
    let asing: Vec<String> = asing
        .into_iter()
        .filter(|n| !boleh(panggilan, n))
        .map(|n| n.chars().filter(|c| !c.is_control()).take(PANJANG).collect())
        .collect();
    let Some(pertama) = asing.first() else { return Ok(()) };
    let t = DasarTolak::IsianAsing.tolak(format!(
        "Isian '{pertama}' tidak dikenal di panggilan ini; muat ulang halaman lalu coba lagi"
    ));
    Err(asing.iter().fold(t, |t, n| t.kolom(n, "Isian ini tidak dikenal")).into())
}
