//! Columns of a report (`platform::kolom`) as files and paper know them.

pub use platform::kolom::{
    Jenis, Kolom, angka, barcode, berat, kadar, kata, kode, kurs, mentah, persen, rupiah, tanda, tanggal,
    teks, waktu,
};
use print::Jenis as Cetak;

pub(crate) const fn cetak(jenis: Jenis) -> Cetak {
    match jenis {
        Jenis::Teks | Jenis::Mentah | Jenis::Tanda => Cetak::Teks,
        Jenis::Kode | Jenis::Kata => Cetak::Kode,
        Jenis::Barcode => Cetak::Barcode,
        Jenis::Angka => Cetak::Bulat,
        Jenis::Rupiah => Cetak::Rupiah,
        Jenis::Berat => Cetak::Gram,
        Jenis::Kadar | Jenis::Persen | Jenis::Kurs => Cetak::Persen,
        Jenis::Tanggal => Cetak::Tanggal,
        Jenis::Waktu => Cetak::Waktu,
    }
}

/// Digits behind the point, for the kinds that are numbers.
pub const fn digit(jenis: Jenis) -> Option<u32> {
    cetak(jenis).angka()
}
