//! The proof of what a store posted since its last closing: costs what the day had, not all of its history. What the day
//! rests on was proved when the days before it were closed, and is proved whole by [`super::toko`].

use super::toko::{LINTAS, di_toko};
use super::{ATURAN, Hasil, Temuan, jalankan, toko, tutup};
use db::{Conn, Result, args};
use std::collections::BTreeMap;
use values::{KodeToko, Tanggal};

/// Which rows a rule has to see; one that is not named sees everything.
enum Jendela {
    /// none: the closing proves the same from the snapshot of the day before ([`super::hari`]), or the whole proof must
    Lewat,
    /// of every table what is new: the rows of a document are posted together
    Baru,
    /// of these tables what is new, of the others all
    Hanya(&'static [&'static str]),
    /// of every table all rows of the keys (this column) that something new in this book speaks of
    Tersentuh(&'static str, &'static str),
}

const JENDELA: &[(&str, Jendela)] = &[
    ("I1 letak barang = buku stok", Jendela::Tersentuh("buku_stok", "kode_barcode")),
    ("I10 kupon dipakai paling banyak sekali", Jendela::Tersentuh("buku_kupon", "no_kupon")),
    ("I3 saldo baki = buku stok", Jendela::Lewat),
    ("I3 saldo curah = buku curah", Jendela::Lewat),
    ("I4 saldo kas = buku kas", Jendela::Lewat),
    ("I7 saldo bank = buku bank", Jendela::Lewat),
    ("I8 saldo titipan = buku titipan", Jendela::Lewat),
    // Years of the book, for what the posting itself keeps: left to the whole proof.
    ("I7 baris bank yang menunggu = buku bank", Jendela::Lewat),
    ("I11 barang dalam perjalanan = dikirim - diterima", Jendela::Lewat),
    ("I11 kedua sisi kiriman sama", Jendela::Lewat),
    ("I2 stok setiap dokumen seimbang", Jendela::Baru),
    ("I2 stok curah setiap dokumen seimbang", Jendela::Baru),
    ("I6 TUKAR sama di kedua sisi", Jendela::Baru),
    ("I5 uang faktur = buku kas dan bank", Jendela::Baru),
    ("I5 uang jual beli manual = buku kas dan bank", Jendela::Baru),
    ("I3 stok jual beli manual = buku curah", Jendela::Baru),
    ("I18 pajak setiap baris penjualan", Jendela::Baru),
    ("I12 pindah saldo tidak mengubah jumlah kas", Jendela::Baru),
    ("I16 tidak ada baris setelah tanggal sistem", Jendela::Baru),
    // One lookup a document: what is looked up is found by its number, and must not be by its date.
    ("I5 pembayaran = harga faktur", Jendela::Hanya(&["faktur"])),
    ("I5 baris faktur = jumlah faktur", Jendela::Hanya(&["faktur"])),
    ("I5 pembayaran = harga jual beli manual", Jendela::Hanya(&["manual"])),
    ("I20 faktur batal: semua buku nol", Jendela::Hanya(&["faktur_batal"])),
    ("I20 jual beli manual batal: semua buku nol", Jendela::Hanya(&["manual_batal"])),
    ("I20 dokumen uang yang dibatalkan habis di setiap buku", Jendela::Hanya(&["uang_batal"])),
];

/// Keys that are written out in one statement.
const SEKALI: usize = 5_000;

/// Tables beside the books whose rows have the date of their document.
const BERTANGGAL: [&str; 10] = [
    "faktur",
    "faktur_batal",
    "jual",
    "beli",
    "bayar",
    "manual",
    "manual_baris",
    "manual_bayar",
    "manual_batal",
    "uang_batal",
];

/// Where the last closing ended.
struct Batas {
    tanggal: Tanggal,
    buku: BTreeMap<&'static str, i64>,
}

impl Batas {
    fn baca(c: &mut Conn, kode: &KodeToko) -> Result<Option<Self>> {
        let kolom: Vec<&str> = tutup::BUKU.iter().map(|(_, id)| *id).collect();
        let sql = format!(
            "SELECT tanggal, {} FROM tutup_toko WHERE toko = $1 ORDER BY tanggal DESC LIMIT 1",
            kolom.join(", ")
        );
        c.one(&sql, args![kode], |r| {
            let mut buku = BTreeMap::new();
            for (i, (nama, _)) in tutup::BUKU.iter().enumerate() {
                buku.insert(*nama, r.int(i + 1)?);
            }
            Ok(Self { tanggal: r.get(0)?, buku })
        })
    }

    /// The condition that only what is new in this table meets; nothing for tables that do not say.
    fn baru(&self, tabel: &str) -> Option<String> {
        match self.buku.get(tabel) {
            Some(id) => Some(format!("id > {id}")),
            None => BERTANGGAL.contains(&tabel).then(|| format!("tgl_system > '{}'", self.tanggal)),
        }
    }

    /// The condition on a table; nothing where all of it is seen.
    fn syarat(&self, j: Option<&Jendela>, tabel: &str) -> Option<String> {
        match j? {
            Jendela::Baru => self.baru(tabel),
            Jendela::Hanya(ini) if ini.contains(&tabel) => self.baru(tabel),
            _ => None,
        }
    }

    /// Conditions that rows of keys with something new meet, some keys each. Written out, because PostgreSQL may read a
    /// whole book rather than look up the keys that a query finds.
    fn tersentuh(&self, c: &mut Conn, kode: &KodeToko, buku: &str, kolom: &str) -> Result<Vec<String>> {
        let baru = self.baru(buku).unwrap_or_else(|| "1 = 1".to_owned());
        let sql = format!("SELECT DISTINCT {kolom} FROM {buku} WHERE toko = $1 AND {baru}");
        let kunci: Vec<String> =
            c.rows(&sql, args![kode], |r| Ok(format!("'{}'", r.text(0)?.replace('\'', "''"))))?;
        Ok(kunci.chunks(SEKALI).map(|k| format!("{kolom} IN ({})", k.join(", "))).collect())
    }

    /// The marks of a rule about rows and what they reverse: only new rows reverse something now.
    fn tandai(&self, sql: &str) -> String {
        self.buku.iter().fold(sql.to_owned(), |sql, (nama, id)| {
            sql.replace(&format!("/*baru b:{nama}*/"), &format!(" AND b.id > {id}"))
        })
    }
}

/// What does not add up among what was posted since the last closing; everything, where nothing was closed yet. Call it
/// inside one snapshot.
pub fn sejak_tutup(c: &mut Conn, kode: &KodeToko) -> Result<Vec<Temuan>> {
    let Some(batas) = Batas::baca(c, kode)? else { return toko(c, kode) };
    let mut h = Hasil::default();
    let pg = c.adalah_pg();
    for (nama, sql) in ATURAN {
        let j = JENDELA.iter().find(|(n, _)| n == nama).map(|(_, j)| j);
        match j {
            Some(Jendela::Lewat) => {}
            Some(Jendela::Tersentuh(buku, kolom)) => {
                for syarat in batas.tersentuh(c, kode, buku, kolom)? {
                    let sql = di_toko(sql, pg, &|_| Some(syarat.clone()));
                    jalankan(c, nama, &sql, args![kode], &mut h)?;
                }
            }
            _ if LINTAS.contains(nama) => {
                jalankan(c, nama, sql, args![], &mut h)?;
                h.temuan.retain(|t| t.toko == kode.as_str());
            }
            _ => {
                let sql = di_toko(&batas.tandai(sql), pg, &|t| batas.syarat(j, t));
                jalankan(c, nama, &sql, args![kode], &mut h)?;
            }
        }
    }
    for (nama, sql) in tutup::aturan(true) {
        jalankan(c, nama, &sql, args![kode], &mut h)?;
    }
    Ok(h.temuan)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn batas() -> Batas {
        Batas {
            tanggal: Tanggal::parse("2026-11-15").unwrap(),
            buku: tutup::BUKU.iter().map(|(n, _)| (*n, 7)).collect(),
        }
    }

    #[test]
    fn setiap_jendela_milik_satu_aturan_dan_tabelnya_punya_yang_baru() {
        let batas = batas();
        for (i, (nama, j)) in JENDELA.iter().enumerate() {
            let sql = ATURAN.iter().find(|(a, _)| a == nama).map(|(_, sql)| *sql);
            let sql = sql.unwrap_or_else(|| panic!("{nama} bukan aturan"));
            assert!(JENDELA.iter().skip(i + 1).all(|(n, _)| n != nama), "{nama} dua kali");
            let tabel: &[&str] = match j {
                Jendela::Hanya(ini) => ini,
                Jendela::Tersentuh(buku, _) => &[buku],
                Jendela::Lewat | Jendela::Baru => &[],
            };
            for t in tabel {
                assert!(sql.contains(t) && batas.baru(t).is_some(), "{nama}: {t}");
            }
        }
    }

    #[test]
    fn setiap_tanda_menyebut_buku_yang_diberi_nomor_saat_tutup() {
        let batas = batas();
        let mut ada = 0;
        for (nama, sql) in ATURAN {
            ada += sql.matches("/*baru").count();
            assert!(!batas.tandai(sql).contains("/*baru"), "{nama}");
        }
        assert_eq!(ada, tutup::BUKU.len());
    }
}
