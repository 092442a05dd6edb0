//! Words that somebody types under a document: brought in order and held to their length.

use crate::tolak::KonterTolak;
use platform::Hasil;

const PALING_PANJANG: usize = 200;

/// One space between words.
pub fn rapi(teks: &str) -> String {
    teks.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The remark of a document.
pub fn keterangan(teks: &str) -> Hasil<String> {
    let rapi = rapi(teks);
    if rapi.chars().count() > PALING_PANJANG {
        let pesan = "Paling banyak 200 karakter";
        return Err(KonterTolak::Keterangan.pada("keterangan", pesan));
    }
    Ok(rapi)
}

/// Why a document is taken back; never empty.
pub fn alasan_batal(teks: &str) -> Hasil<String> {
    let rapi = rapi(teks).to_uppercase();
    if rapi.is_empty() || rapi.chars().count() > PALING_PANJANG {
        let pesan = if rapi.is_empty() { "Alasan Harus Diisi" } else { "Alasan paling banyak 200 karakter" };
        return Err(KonterTolak::AlasanBatal.pada("alasan", pesan));
    }
    Ok(rapi)
}
