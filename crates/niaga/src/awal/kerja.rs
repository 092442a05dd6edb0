//! What files of open works (orders, services) have in common: whose they are, the number on the customer's old paper, and which
//! document of ours each became.

use db::{Conn, args};
use konter::{Pelanggan, pelanggan};
use ledger::Dok;
use platform::impor::BarisBerkas;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use std::collections::HashMap;
use values::{JenisDok, KodeToko, NoFaktur};

pub use super::titipan::siapa;

db::tabel! {
    /// A work from before this program.
    struct KerjaAwal in "kerja_awal" {
        toko: String,
        no_dok: String,
        no_awal: String,
        no_lama: String,
        tgl_lama: String,
    }
}

/// Not of a file that was taken back.
const BERLAKU: &str =
    "NOT EXISTS (SELECT 1 FROM impor_awal_batal b WHERE b.toko = k.toko AND b.no_dok = k.no_awal)";

/// Old numbers of a kind of work that came in before, with the document of each.
pub fn terpakai(c: &mut Conn, p: &Pelaku, jenis: JenisDok) -> Hasil<HashMap<String, String>> {
    let sql = format!(
        "SELECT k.no_lama, k.no_awal FROM kerja_awal k WHERE k.toko = $1 AND substr(k.no_dok, 1, 2) = $2 AND {BERLAKU}"
    );
    let semua = c.rows(&sql, args![&p.toko, jenis.prefix()], |r| Ok((r.get(0)?, r.get(1)?)))?;
    Ok(semua.into_iter().collect())
}

/// The number on the old paper, in capitals; what is wrong with it goes to `s`.
pub fn nomor_lama(
    ke: usize,
    b: &BarisBerkas,
    kolom: &'static str,
    terpakai: &HashMap<String, String>,
    s: &mut Salah,
) -> String {
    let no = b.besar(kolom);
    if no.is_empty() || no.chars().count() > 40 {
        s.beri(ke, kolom, "Nomor lama 1 sampai 40 karakter");
    } else if NoFaktur::parse(&no).is_ok() {
        s.beri(ke, kolom, format!("Nomor {no} berbentuk nomor sistem ini"));
    } else if let Some(dok) = terpakai.get(&no) {
        s.beri(ke, kolom, format!("Nomor {no} sudah masuk dengan {dok}"));
    }
    no
}

/// Customers of a file: somebody who is in it twice is one person.
#[derive(Default)]
pub struct Orang(HashMap<(String, String), String>);

impl Orang {
    pub fn tetapkan(
        &mut self,
        dok: &mut Dok<'_, '_>,
        p: &Pelaku,
        m: &pelanggan::PelangganMinta,
    ) -> Hasil<Pelanggan> {
        let mut m = m.clone();
        let kunci = (m.nama_customer.clone(), m.no_hp.clone());
        if m.kode_pelanggan.is_empty() && !m.no_hp.is_empty() {
            m.kode_pelanggan = self.0.get(&kunci).cloned().unwrap_or_default();
        }
        let siapa = pelanggan::tetapkan(dok.tx(), p, &m)?;
        self.0.insert(kunci, siapa.kode_pelanggan.clone());
        Ok(siapa)
    }
}

/// Writes down which document of ours a work of the open file became.
pub fn catat(dok: &mut Dok<'_, '_>, no: &NoFaktur, no_lama: &str, tgl_lama: &str) -> Hasil<()> {
    let baris = KerjaAwal {
        toko: dok.tx().toko().to_string(),
        no_dok: no.to_string(),
        no_awal: dok.no().to_string(),
        no_lama: no_lama.to_owned(),
        tgl_lama: tgl_lama.to_owned(),
    };
    dok.tx().sisip([baris])?;
    Ok(())
}

/// What a file brought: each with its old number.
pub fn dari(c: &mut Conn, toko: &KodeToko, no_awal: &NoFaktur) -> Hasil<Vec<(NoFaktur, String)>> {
    let sql = "SELECT no_dok, no_lama FROM kerja_awal WHERE toko = $1 AND no_awal = $2 ORDER BY no_dok";
    Ok(c.rows(sql, args![toko, no_awal], |r| Ok((r.get(0)?, r.get(1)?)))?)
}

/// A work of a kind by its number here or on the old paper; none where neither is known.
pub fn nomor(c: &mut Conn, toko: &KodeToko, jenis: JenisDok, teks: &str) -> Hasil<Option<NoFaktur>> {
    let teks = teks.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    if let Ok(no) = NoFaktur::parse(&teks) {
        return Ok(Some(no));
    }
    let sql = format!(
        "SELECT k.no_dok FROM kerja_awal k WHERE k.toko = $1 AND k.no_lama = $2 AND substr(k.no_dok, 1, 2) = $3 AND {BERLAKU}"
    );
    Ok(c.one(&sql, args![toko, teks.as_str(), jenis.prefix()], |r| r.get(0))?)
}
