//! Beginnings of words by which a customer is found: a table of letters A to Z and digits alone, which both engines sort
//! alike, so that what begins with something is one range of an index.

use crate::pelanggan::Pelanggan;
use db::{Conn, Tx, args};
use platform::Hasil;
use std::collections::BTreeSet;

/// Letters that are kept of a beginning; more of them tell nobody apart.
const PANJANG: usize = 16;
/// Rows that a word is counted up to when the rarest of several is looked for.
const HITUNG: i64 = 500;
/// Rows of the rarest of several words that are looked through.
const DISARING: i64 = 20_000;
/// Words of one search that count.
const KATA_MAKS: usize = 6;

/// A word in the letters of the table: others are left out, foreign ones told by their number.
fn huruf(teks: &str) -> String {
    let mut hasil = String::new();
    for h in teks.to_uppercase().chars() {
        if h.is_ascii_alphanumeric() {
            hasil.push(h);
        } else if h.is_alphanumeric() {
            hasil.push_str(&format!("{:05X}", u32::from(h)));
        }
    }
    hasil
}

fn potong(teks: &str) -> String {
    teks.chars().take(PANJANG).collect()
}

fn pisah(teks: &str) -> Vec<String> {
    let batas = |h: char| h.is_whitespace() || matches!(h, '-' | '/' | '.' | ',' | '(' | ')' | '&');
    teks.split(batas).map(huruf).filter(|k| !k.is_empty()).collect()
}

/// A phone as people write it: from nought, and from the country's number.
fn nomor(no_hp: &str) -> Vec<String> {
    let inti = no_hp.strip_prefix("62").or_else(|| no_hp.strip_prefix('0')).unwrap_or(no_hp);
    if inti.is_empty() { Vec::new() } else { vec![format!("0{inti}"), format!("62{inti}")] }
}

/// What finds somebody; `kode` are all member codes they ever had.
pub fn milik(p: &Pelanggan, kode: &[String]) -> BTreeSet<String> {
    let nama = pisah(&p.nama_customer);
    let dari_kata = (0..nama.len()).map(|n| nama[n..].concat());
    let kode = kode.iter().map(|k| huruf(k)).chain([huruf(&p.kode_member), huruf(&p.kode_pelanggan)]);
    dari_kata.chain(nomor(&p.no_hp)).chain(kode).map(|k| potong(&k)).filter(|k| !k.is_empty()).collect()
}

/// Writes anew what finds somebody.
pub fn tulis(tx: &mut Tx<'_>, p: &Pelanggan) -> Hasil<()> {
    let kode: Vec<String> = tx.rows(
        "SELECT kode_member FROM member_kode WHERE kode_pelanggan = $1",
        args![p.kode_pelanggan.as_str()],
        |r| r.get(0),
    )?;
    hapus(tx, &p.kode_pelanggan)?;
    tambah(tx, p, &kode)
}

/// The same for somebody whom nothing finds yet.
pub(crate) fn tambah(tx: &mut Tx<'_>, p: &Pelanggan, kode: &[String]) -> Hasil<()> {
    let baris = milik(p, kode)
        .into_iter()
        .map(|k| Ok::<_, db::Error>(vec![k.into(), p.kode_pelanggan.as_str().into()]));
    tx.sisip_banyak("pelanggan_kata", &["kata", "kode_pelanggan"], baris)?;
    Ok(())
}

/// Nothing finds them any more.
pub fn hapus(tx: &mut Tx<'_>, kode_pelanggan: &str) -> Hasil<()> {
    tx.exec("DELETE FROM pelanggan_kata WHERE kode_pelanggan = $1", args![kode_pelanggan])?;
    Ok(())
}

/// The first text behind all that begin with this; none behind the very last.
fn sesudah(awal: &str) -> Option<String> {
    let mut isi = awal.as_bytes().to_vec();
    while let Some(akhir) = isi.pop() {
        let naik = match akhir {
            b'9' => b'A',
            b'Z' => continue,
            lain => lain + 1,
        };
        isi.push(naik);
        return String::from_utf8(isi).ok();
    }
    None
}

/// The range of a beginning; behind the last letter nothing stands but longer words of it.
fn rentang(awal: &str) -> (String, String) {
    let akhir = sesudah(awal).unwrap_or_else(|| "Z".repeat(PANJANG + 1));
    (awal.to_owned(), akhir)
}

/// The words that are looked for. A number may be written with blanks and signs in it.
pub fn dicari(teks: &str) -> Vec<String> {
    let rapat: String =
        teks.chars().filter(|h| !h.is_whitespace() && !matches!(h, '-' | '.' | '+' | '(' | ')')).collect();
    if rapat.len() >= 3 && rapat.bytes().all(|b| b.is_ascii_digit()) {
        return vec![potong(&rapat)];
    }
    let mut kata: Vec<String> = pisah(teks).iter().map(|k| potong(k)).collect();
    kata.truncate(KATA_MAKS);
    kata
}

/// Codes of customers who have all of these beginnings, at most so many: first those whose name has the words side by side, then
/// in the order of the rarest word. Of words that very many have, only the first of them are looked through.
pub fn cari(c: &mut Conn, kata: &[String], paling_banyak: usize) -> Hasil<Vec<String>> {
    let mut hasil = Vec::new();
    if let [satu] = kata {
        serentang(c, satu, paling_banyak, &mut hasil)?;
        return Ok(hasil);
    }
    serentang(c, &potong(&kata.concat()), paling_banyak, &mut hasil)?;
    if hasil.len() < paling_banyak {
        semua_kata(c, kata, paling_banyak, &mut hasil)?;
    }
    Ok(hasil)
}

fn masukkan(ke: &mut Vec<String>, semua: Vec<String>, paling_banyak: usize) {
    for kode in semua {
        if ke.len() < paling_banyak && !ke.contains(&kode) {
            ke.push(kode);
        }
    }
}

fn serentang(c: &mut Conn, awal: &str, paling_banyak: usize, ke: &mut Vec<String>) -> Hasil<()> {
    let (dari, sampai) = rentang(awal);
    let sql = format!(
        "SELECT kode_pelanggan FROM pelanggan_kata WHERE kata >= $1 AND kata < $2 ORDER BY kata, kode_pelanggan LIMIT {}",
        paling_banyak * 2
    );
    let semua = c.rows(&sql, args![dari, sampai], |r| r.get(0))?;
    masukkan(ke, semua, paling_banyak);
    Ok(())
}

fn semua_kata(c: &mut Conn, kata: &[String], paling_banyak: usize, ke: &mut Vec<String>) -> Hasil<()> {
    let mut urut: Vec<(i64, (String, String))> = Vec::new();
    for k in kata {
        let r = rentang(k);
        let sql = format!(
            "SELECT COUNT(*) FROM (SELECT 1 FROM pelanggan_kata WHERE kata >= $1 AND kata < $2 LIMIT {HITUNG}) x"
        );
        urut.push((c.nilai(&sql, args![r.0.as_str(), r.1.as_str()])?, r));
    }
    urut.sort_by_key(|(n, _)| *n);
    let Some(((_, pertama), lain)) = urut.split_first() else { return Ok(()) };
    let mut isi = args![pertama.0.as_str(), pertama.1.as_str()].to_vec();
    let mut ada = Vec::new();
    for (_, (dari, sampai)) in lain {
        let n = isi.len();
        ada.push(format!(
            "EXISTS (SELECT 1 FROM pelanggan_kata l WHERE l.kode_pelanggan = k.kode_pelanggan AND l.kata >= ${} AND l.kata < ${})",
            n + 1,
            n + 2
        ));
        isi.extend(args![dari.as_str(), sampai.as_str()].iter().cloned());
    }
    let sql = format!(
        "SELECT k.kode_pelanggan FROM (SELECT kata, kode_pelanggan FROM pelanggan_kata WHERE kata >= $1 AND kata < $2 \
         ORDER BY kata, kode_pelanggan LIMIT {DISARING}) k WHERE {} ORDER BY k.kata, k.kode_pelanggan LIMIT {}",
        ada.join(" AND "),
        paling_banyak * 2
    );
    let semua = c.rows(&sql, &isi, |r| r.get(0))?;
    masukkan(ke, semua, paling_banyak);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nama_dicari_dari_setiap_katanya_dan_nomor_dari_nol_atau_62() {
        let p = Pelanggan {
            kode_pelanggan: "PABC".to_owned(),
            kode_member: "EM000017".to_owned(),
            jenis_pelanggan: "MEMBER".to_owned(),
            nama_customer: "SITI NUR-HALIZA".to_owned(),
            alamat_customer: String::new(),
            no_hp: "081234".to_owned(),
            nik_samar: String::new(),
            sidik_nik: String::new(),
        };
        let ada: Vec<String> = milik(&p, &["LAMA0001".to_owned()]).into_iter().collect();
        let harap =
            ["081234", "6281234", "EM000017", "HALIZA", "LAMA0001", "NURHALIZA", "PABC", "SITINURHALIZA"];
        assert_eq!(ada, harap);
    }

    #[test]
    fn yang_berawalan_sama_ada_di_satu_rentang() {
        for (awal, harap) in [
            ("SIT", Some("SIU")),
            ("SIZ", Some("SJ")),
            ("ZZ", None),
            ("089", Some("08A")),
            ("Z9", Some("ZA")),
        ] {
            assert_eq!(sesudah(awal).as_deref(), harap, "{awal}");
        }
        let (dari, sampai) = rentang("ZZ");
        assert!(dari.as_str() <= "ZZTOP" && "ZZTOP" < sampai.as_str());
    }

    #[test]
    fn nomor_boleh_bertanda_dan_huruf_asing_tetap_dicari() {
        assert_eq!(dicari("+62 812-3456"), ["628123456"]);
        assert_eq!(dicari(" siti  o'nur "), ["SITI", "ONUR"]);
        assert_eq!(dicari("é"), huruf("É").split('|').collect::<Vec<_>>());
        assert_eq!(dicari("%_"), Vec::<String>::new());
    }
}
