//! Search text typed by people, made safe for LIKE: their `%` and `_` are letters, not wildcards.
//! Use as `LOWER(kolom) LIKE $1 ESCAPE '\'`.

/// `%teks%` in lower case, wildcards escaped.
pub fn pola_cari(teks: &str) -> String {
    let mut pola = String::with_capacity(teks.len() + 2);
    pola.push('%');
    for c in teks.trim().to_lowercase().chars() {
        if matches!(c, '%' | '_' | '\\') {
            pola.push('\\');
        }
        pola.push(c);
    }
    pola.push('%');
    pola
}

#[cfg(test)]
mod tests {
    #[test]
    fn tanda_khusus_menjadi_huruf_biasa() {
        assert_eq!(super::pola_cari(" 50%_A "), "%50\\%\\_a%");
    }
}
