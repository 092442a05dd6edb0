//! Guesses at identity numbers. A document that is refused writes nothing, so what it answered about a number is counted here, in
//! the process: a refusal told apart from another must not find a number digit by digit.

use crate::tolak::KonterTolak;
use platform::{Hasil, Pelaku};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use values::Tanggal;

/// What a number was held against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tebakan {
    /// a card that is known: of a number only what is not shown of it is left to find
    Kartu,
    /// the whole register
    Daftar,
}

impl Tebakan {
    /// Wrong ones by one person in a day.
    const fn batas(self) -> u32 {
        match self {
            Self::Kartu => 20,
            Self::Daftar => 200,
        }
    }
}

/// By person and kind: the day, and how many were wrong on it.
type Hitungan = HashMap<(String, Tebakan), (Tanggal, u32)>;

static SALAH: Mutex<Option<Hitungan>> = Mutex::new(None);

/// Refuses whoever guessed too often today, before anything is compared.
pub fn boleh(p: &Pelaku, hari: Tanggal, t: Tebakan) -> Hasil<()> {
    let semua = SALAH.lock().unwrap_or_else(PoisonError::into_inner);
    let ada = semua.as_ref().and_then(|s| s.get(&(p.user_id.to_string(), t)));
    if ada.is_some_and(|(kapan, n)| *kapan == hari && *n >= t.batas()) {
        let pesan = "Terlalu banyak NIK keliru hari ini, minta SPV";
        return Err(KonterTolak::NikTerlaluSering.pada("nik", pesan));
    }
    Ok(())
}

/// One more that was wrong.
pub fn salah(p: &Pelaku, hari: Tanggal, t: Tebakan) {
    let mut semua = SALAH.lock().unwrap_or_else(PoisonError::into_inner);
    let semua = semua.get_or_insert_with(HashMap::new);
    // Yesterday's are of no use to anybody.
    semua.retain(|_, (kapan, _)| *kapan == hari);
    semua.entry((p.user_id.to_string(), t)).or_insert((hari, 0)).1 += 1;
}
