//! What files of open works (orders, services) have in common: whose they are, the number on the customer's old paper, the days, the
//! money paid down, the kind of a piece, and which document of ours each became.

use db::{Conn, args};
use konter::{Pelanggan, pelanggan};
use ledger::Dok;
use platform::impor::BarisBerkas;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use std::collections::{HashMap, HashSet};
use values::{JenisDok, Kadar, KodeToko, NoFaktur, Rupiah, Tanggal};

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

const TERBESAR: Rupiah = Rupiah::new(100_000_000_000);

/// An amount of a line, between nothing and what no shop has; none where the cell is empty or wrong.
pub fn uang(ke: usize, b: &BarisBerkas, kolom: &'static str, s: &mut Salah) -> Option<Rupiah> {
    let n = b.rupiah(ke, kolom, s)?;
    if n < Rupiah::NOL || n > TERBESAR {
        s.beri(ke, kolom, format!("Antara 0 dan {TERBESAR}"));
        return None;
    }
    Some(n)
}

/// A text of a line in capitals; `wajib` is what is said where there is none.
pub fn kata(
    ke: usize,
    b: &BarisBerkas,
    (kolom, paling, wajib): (&'static str, usize, Option<&str>),
    s: &mut Salah,
) -> String {
    let t = b.besar(kolom);
    match wajib {
        _ if t.chars().count() > paling => s.beri(ke, kolom, format!("Paling banyak {paling} karakter")),
        Some(pesan) if t.is_empty() => s.beri(ke, kolom, pesan),
        _ => {}
    }
    t
}

/// Masters that lines name, and the day of the store.
pub struct Acuan {
    pub hari_ini: Tanggal,
    group: HashMap<String, (Kadar, Kadar)>,
    jenis: HashSet<String>,
}

/// The kind of a piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Macam {
    pub kode_group: String,
    pub kode_dept: String,
    /// what the group sells as, and what is printed on it
    pub kadar: Kadar,
    pub kadar_cetak: Kadar,
}

impl Acuan {
    pub fn baca(c: &mut Conn, p: &Pelaku) -> Hasil<Self> {
        let group = c.rows(
            "SELECT kode_group, kadar, kadar_cetak FROM group_barang WHERE toko = $1 AND dihapus = 0",
            args![&p.toko],
            |r| Ok((r.get(0)?, (r.get(1)?, r.get(2)?))),
        )?;
        let sql = "SELECT kode_dept FROM jenis WHERE toko = $1 AND dihapus = 0";
        let jenis: Vec<String> = c.rows(sql, args![&p.toko], |r| r.get(0))?;
        let hari_ini = platform::toko::cari(c, &p.toko)?.tgl_system;
        Ok(Self { hari_ini, group: group.into_iter().collect(), jenis: jenis.into_iter().collect() })
    }

    /// The kind that a line names; what the masters do not know goes to `s`.
    pub fn macam(&self, ke: usize, b: &BarisBerkas, s: &mut Salah) -> Macam {
        let (kode_group, kode_dept) = (b.besar("kode_group"), b.besar("kode_dept"));
        let kadar = self.group.get(&kode_group).copied();
        if kadar.is_none() {
            s.beri(ke, "kode_group", "Kategori tidak ada di master");
        }
        if !self.jenis.contains(&kode_dept) {
            s.beri(ke, "kode_dept", "Jenis tidak ada di master");
        }
        let (kadar, kadar_cetak) = kadar.unwrap_or((Kadar::NOL, Kadar::NOL));
        Macam { kode_group, kode_dept, kadar, kadar_cetak }
    }

    /// The day a work is promised for, and the day of the old paper (`kolom`, empty where it does not say).
    pub fn hari(
        &self,
        ke: usize,
        b: &BarisBerkas,
        (kolom, sebutan): (&'static str, &str),
        s: &mut Salah,
    ) -> (Option<Tanggal>, String) {
        let mula = s.banyak();
        let janji: Option<Tanggal> = b.baca(ke, "tgl_janji", s);
        if janji.is_none() && s.banyak() == mula {
            s.beri(ke, "tgl_janji", "Tanggal janji harus diisi");
        }
        // One that is late in the old program is late here.
        if janji.is_some_and(|t| t.selisih_hari(self.hari_ini).abs() > 730) {
            s.beri(ke, "tgl_janji", "Tanggal janji lebih dari dua tahun dari hari ini");
        }
        let lama: Option<Tanggal> = b.baca(ke, kolom, s);
        if lama.is_some_and(|t| t > self.hari_ini) {
            s.beri(ke, kolom, format!("{sebutan} sesudah hari ini"));
        }
        (janji, lama.map(|t| t.to_string()).unwrap_or_default())
    }
}

/// What a line must have in common with the work it joins.
pub struct Bersama<'a> {
    /// the work in words, such as 'Pesanan PS-1'
    pub sebutan: &'a str,
    pub siapa: (&'a pelanggan::PelangganMinta, &'a pelanggan::PelangganMinta),
    pub janji: (Tanggal, Tanggal),
}

impl Bersama<'_> {
    /// The same person and the same day.
    pub fn periksa(&self, ke: usize, s: &mut Salah) {
        let (ada, baris) = self.siapa;
        if (&ada.nama_customer, &ada.no_hp) != (&baris.nama_customer, &baris.no_hp) {
            s.beri(ke, "nama_customer", format!("{} sudah milik {}", self.sebutan, ada.nama_customer));
        }
        if self.janji.0 != self.janji.1 {
            s.beri(ke, "tgl_janji", format!("{} dijanjikan {}", self.sebutan, self.janji.0));
        }
    }
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
