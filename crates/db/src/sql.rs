//! The text of a statement: placeholders for SQLite, list expansion, quoting aware scanning.
//! `$1` is written everywhere; SQLite gets `?1`, because it would number `$2` by its place.

use crate::val::Val;
use std::borrow::Cow;

/// `$n` outside quotes becomes `?n`. Runs for every statement, so it looks only at the bytes that matter and
/// copies what lies between them.
pub(crate) fn untuk_lite(sql: &str) -> Cow<'_, str> {
    if !sql.contains('$') {
        return Cow::Borrowed(sql);
    }
    let mut keluar = String::with_capacity(sql.len());
    let mut dalam: Option<u8> = None;
    let mut disalin = 0;
    let b = sql.as_bytes();
    for i in memchr::memchr3_iter(b'$', b'\'', b'"', b) {
        let c = b.get(i).copied().unwrap_or_default();
        match dalam {
            Some(q) if c == q => dalam = None,
            None if c != b'$' => dalam = Some(c),
            None if b.get(i + 1).is_some_and(u8::is_ascii_digit) => {
                keluar.push_str(sql.get(disalin..i).unwrap_or_default());
                keluar.push('?');
                disalin = i + 1;
            }
            _ => {}
        }
    }
    keluar.push_str(sql.get(disalin..).unwrap_or_default());
    Cow::Owned(keluar)
}

/// A list for `IN (…)`: the fragment and its values.
#[derive(Debug)]
pub struct Daftar {
    pub sql: String,
    pub nilai: Vec<Val>,
}

/// Expands a list to placeholders from `$mulai` on, padded to a power of two by repeating the last
/// value, so that lists of any length need only a handful of prepared statements.
pub fn daftar<T: Into<Val>>(mulai: usize, isi: impl IntoIterator<Item = T>) -> Daftar {
    let mut nilai: Vec<Val> = isi.into_iter().map(Into::into).collect();
    let akhir = nilai.last().cloned().unwrap_or(Val::Null);
    nilai.resize(nilai.len().max(1).next_power_of_two(), akhir);
    let tempat: Vec<String> = (0..nilai.len()).map(|i| format!("${}", mulai + i)).collect();
    Daftar { sql: format!("({})", tempat.join(",")), nilai }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tempat_nilai_diganti_hanya_di_luar_kutip() {
        assert_eq!(
            untuk_lite("a = $2 AND b = '$1' AND \"c$3\" = $1"),
            "a = ?2 AND b = '$1' AND \"c$3\" = ?1"
        );
        assert_eq!(untuk_lite("it''s = 'it''s $1' OR x = $10"), "it''s = 'it''s $1' OR x = ?10");
        assert_eq!(untuk_lite("SELECT 1"), "SELECT 1");
        assert_eq!(untuk_lite("'$' || $1"), "'$' || ?1");
    }

    #[test]
    fn daftar_dipadatkan_ke_pangkat_dua() {
        let d = daftar(3, [1_i64, 2, 3]);
        assert_eq!(d.sql, "($3,$4,$5,$6)");
        assert_eq!(d.nilai, vec![Val::Int(1), Val::Int(2), Val::Int(3), Val::Int(3)]);
        assert_eq!(daftar::<i64>(1, []).nilai, vec![Val::Null]);
    }
}
