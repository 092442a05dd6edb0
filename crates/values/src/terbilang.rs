//! A sum in words, as it stands on a nota: 'dua juta lima ratus ribu rupiah'.

use crate::Rupiah;

const SATUAN: [&str; 12] = [
    "", "satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan", "sepuluh", "sebelas",
];

fn satuan(n: u64) -> &'static str {
    usize::try_from(n).ok().and_then(|n| SATUAN.get(n)).copied().unwrap_or_default()
}

fn kata(n: u64, ke: &mut Vec<&'static str>) {
    match n {
        0 => {}
        1..=11 => ke.push(satuan(n)),
        12..=19 => ke.extend([satuan(n - 10), "belas"]),
        20..=99 => {
            ke.extend([satuan(n / 10), "puluh"]);
            kata(n % 10, ke);
        }
        100..=199 => {
            ke.push("seratus");
            kata(n - 100, ke);
        }
        200..=999 => {
            ke.extend([satuan(n / 100), "ratus"]);
            kata(n % 100, ke);
        }
        1_000..=1_999 => {
            ke.push("seribu");
            kata(n - 1_000, ke);
        }
        _ => {
            let (bagi, nama) = match n {
                0..=999_999 => (1_000, "ribu"),
                1_000_000..=999_999_999 => (1_000_000, "juta"),
                1_000_000_000..=999_999_999_999 => (1_000_000_000, "miliar"),
                _ => (1_000_000_000_000, "triliun"),
            };
            kata(n / bagi, ke);
            ke.push(nama);
            kata(n % bagi, ke);
        }
    }
}

/// The sum in words, with the currency behind it.
pub fn terbilang(jumlah: Rupiah) -> String {
    let n = jumlah.nilai();
    let mut semua = Vec::new();
    if n < 0 {
        semua.push("minus");
    }
    if n == 0 {
        semua.push("nol");
    }
    kata(n.unsigned_abs(), &mut semua);
    semua.push("rupiah");
    semua.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn angka_menjadi_kata() {
        for (n, teks) in [
            (0, "nol rupiah"),
            (11, "sebelas rupiah"),
            (19, "sembilan belas rupiah"),
            (110, "seratus sepuluh rupiah"),
            (1_500, "seribu lima ratus rupiah"),
            (11_000, "sebelas ribu rupiah"),
            (101_000, "seratus satu ribu rupiah"),
            (15_436_000, "lima belas juta empat ratus tiga puluh enam ribu rupiah"),
            (2_000_000_001, "dua miliar satu rupiah"),
            (-25, "minus dua puluh lima rupiah"),
        ] {
            assert_eq!(terbilang(Rupiah::new(n)), teks);
        }
    }
}
