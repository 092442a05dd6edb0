//! The proof of balance of one store: the very rules of the chain, over views that show the rows of that store alone.

use super::{ATURAN, Hasil, Temuan, jalankan, rantai, tutup};
use db::{Conn, Result, args};
use values::KodeToko;

/// Rules about more than one store at once: they need the rows of all.
pub(super) const LINTAS: [&str; 5] = [
    "I1 satu barang satu tempat di seluruh rantai",
    "I11 barang dalam perjalanan = dikirim - diterima",
    "I11 kedua sisi kiriman sama",
    "I11 uang dalam perjalanan = dikirim - diterima",
    "I11 kedua sisi kiriman uang sama",
];

/// Tables a rule may read, all with the store in column `toko`.
const TABEL: [&str; 35] = [
    "buku_stok",
    "buku_kas",
    "buku_bank_valid",
    "buku_bank",
    "bank_menunggu",
    "buku_curah",
    "buku_titipan",
    "buku_kupon",
    "buku_pajak",
    "buku_transit",
    "saldo_barang",
    "saldo_lokasi",
    "saldo_kas",
    "saldo_bank",
    "saldo_curah",
    "saldo_titipan",
    "saldo_kupon",
    "faktur_batal",
    "faktur",
    "jual",
    "beli",
    "bayar",
    "kirim_baris",
    "kirim",
    "titipan",
    "impor_awal",
    "kirim_uang_terima",
    "kirim_uang",
    "pindah_saldo_baris",
    "pindah_saldo",
    "uang_batal",
    "manual_baris",
    "manual_bayar",
    "manual_batal",
    "manual",
];

/// Is this word of SQL in the text, not as a part of a longer name?
fn menyebut(sql: &str, kata: &str) -> bool {
    let bagian = |c: char| c.is_ascii_alphanumeric() || c == '_';
    sql.match_indices(kata).any(|(i, _)| {
        !sql.get(..i).is_some_and(|s| s.ends_with(bagian))
            && !sql.get(i + kata.len()..).is_some_and(|s| s.starts_with(bagian))
    })
}

/// The rule over the rows of the store bound as $1: each table it names is shadowed by one of the same name, which holds
/// only what meets the condition given for it. A shadow named twice is not written out: indexes serve below it.
pub(super) fn di_toko(sql: &str, pg: bool, syarat: &dyn Fn(&str) -> Option<String>) -> String {
    // Inside its own definition SQLite takes the bare name for the shadow itself.
    let skema = if pg { "" } else { "main." };
    let bayang: Vec<String> = TABEL
        .iter()
        .filter(|t| menyebut(sql, t))
        .map(|t| {
            let syarat = syarat(t).map_or_else(String::new, |s| format!(" AND {s}"));
            format!("{t} AS NOT MATERIALIZED (SELECT * FROM {skema}{t} WHERE toko = $1{syarat})")
        })
        .collect();
    format!("WITH {} {sql}", bayang.join(", "))
}

/// The rules a store is measured by, in the order of [`toko`].
pub fn nama_aturan() -> Vec<&'static str> {
    ATURAN.iter().map(|(n, _)| *n).chain(tutup::aturan(true).into_iter().map(|(n, _)| n)).collect()
}

/// One rule of a store.
pub fn satu_aturan(c: &mut Conn, kode: &KodeToko, nama: &str) -> Result<Vec<Temuan>> {
    let mut h = Hasil::default();
    for (aturan, sql) in ATURAN.iter().filter(|(n, _)| *n == nama) {
        if LINTAS.contains(aturan) {
            jalankan(c, aturan, sql, args![], &mut h)?;
            h.temuan.retain(|t| t.toko == kode.as_str());
        } else {
            let sql = di_toko(sql, c.adalah_pg(), &|_| None);
            jalankan(c, aturan, &sql, args![kode], &mut h)?;
        }
    }
    for (aturan, sql) in tutup::aturan(true).iter().filter(|(n, _)| *n == nama) {
        jalankan(c, aturan, sql, args![kode], &mut h)?;
    }
    Ok(h.temuan)
}

/// All rules of one store, without its audit chain (see [`rantai_toko`]). Call it inside one snapshot.
pub fn toko(c: &mut Conn, kode: &KodeToko) -> Result<Vec<Temuan>> {
    let mut semua = Vec::new();
    for nama in nama_aturan() {
        semua.extend(satu_aturan(c, kode, nama)?);
    }
    Ok(semua)
}

/// The audit chain of one store and the fingerprints of every row it sealed.
pub fn rantai_toko(c: &mut Conn, kode: &KodeToko) -> Result<Hasil> {
    let mut h = Hasil::default();
    rantai(c, kode.as_str(), &mut h)?;
    Ok(h)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn setiap_aturan_satu_toko_memakai_bayangan_dan_tidak_ada_tabel_yang_lupa() {
        for (nama, sql) in ATURAN.iter().filter(|(n, _)| !LINTAS.contains(n)) {
            let teks = di_toko(sql, true, &|_| None);
            assert!(teks.starts_with("WITH ") && teks.contains("$1"), "{nama}");
            for kata in ["FROM ", "JOIN "] {
                for (i, _) in sql.match_indices(kata) {
                    let sisa = sql[i + kata.len()..].trim_start();
                    let tabel: String =
                        sisa.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
                    let dikenal = tabel.is_empty() || tabel == "toko" || TABEL.contains(&tabel.as_str());
                    assert!(dikenal, "{nama}: tabel {tabel} belum ada di TABEL");
                }
            }
        }
    }
}
