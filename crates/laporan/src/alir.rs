//! Rows as they stream by: neighbours gathered into details, groups opened and closed, sums kept. What comes out
//! goes to the screen and into every file, so that none of them can differ.

use crate::LaporanTolak;
use crate::kolom::Jenis;
use crate::minta::LaporanDiminta;
use crate::uraian::dengan_kata;
use crate::{Laporan, Sumber};
use db::{Col, Conn, Val};
use platform::toko::Toko;
use platform::{Hasil, Tolak};

/// One row of the report.
#[derive(Debug, Clone, Copy)]
pub enum BarisLaporan<'a> {
    Data {
        sel: &'a [Col<'a>],
        rinci: &'a [Vec<Val>],
    },
    /// a group begins; `toko` where the group is a store
    Kelompok {
        tingkat: usize,
        label: &'a str,
        toko: Option<&'a str>,
    },
    Sub {
        tingkat: usize,
        label: &'a str,
        toko: Option<&'a str>,
        n: u64,
        jumlah: &'a [Option<i64>],
    },
    Total {
        label: &'a str,
        n: u64,
        jumlah: &'a [Option<i64>],
    },
}

/// Where rows go.
pub trait Keluar {
    fn baris(&mut self, b: BarisLaporan<'_>) -> Hasil<()>;
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ringkas {
    /// data rows
    pub n: u64,
    /// the sum of every column that has one
    pub jumlah: Vec<Option<i64>>,
}

/// Runs a report over its stores, in the snapshot of the connection.
pub fn alirkan(c: &mut Conn, m: &LaporanDiminta, keluar: &mut dyn Keluar) -> Hasil<Ringkas> {
    let mut a = Alir::new(m.laporan, m.per_toko, keluar);
    for t in &m.toko {
        a.mulai_toko(t);
        baca(c, m, t, &mut a)?;
        a.selesai_toko()?;
    }
    a.selesai()
}

fn baca(c: &mut Conn, m: &LaporanDiminta, t: &Toko, a: &mut Alir<'_>) -> Hasil<()> {
    match m.laporan.sumber {
        Sumber::Sql(sql) => {
            let (sql, nilai) = m.kueri(sql, &t.kode_toko)?;
            c.each(&sql, &nilai, |r| {
                let mut sel = Vec::with_capacity(r.len());
                for i in (0..r.len()).filter(|i| !m.buang.contains(i)) {
                    sel.push(r.col(i)?);
                }
                a.terima(&sel)
            })
        }
        Sumber::Rust(f) => f(c, m, t, &mut |v| {
            let tampak = v.iter().enumerate().filter(|(i, _)| !m.buang.contains(i));
            let sel: Vec<Col<'_>> = tampak.map(|(_, v)| sebagai_col(v)).collect();
            a.terima(&sel)
        }),
    }
}

fn sebagai_col(v: &Val) -> Col<'_> {
    match v {
        Val::Null => Col::Null,
        Val::Int(n) => Col::Int(*n),
        Val::Text(t) => Col::Text(t),
    }
}

fn sama(v: &Val, c: &Col<'_>) -> bool {
    sebagai_col(v) == *c
}

fn salin(c: &Col<'_>) -> Val {
    match *c {
        Col::Null => Val::Null,
        Col::Int(n) => Val::Int(n),
        Col::Text(t) => Val::Text(t.to_owned()),
    }
}

/// Sums of one level.
struct Jumlah {
    n: u64,
    sel: Vec<Option<i64>>,
}

impl Jumlah {
    fn new(l: &Laporan) -> Self {
        Self { n: 0, sel: l.kolom.iter().map(|k| k.jumlah.then_some(0)).collect() }
    }

    /// Counts a row, and sums it unless it was taken back.
    fn tambah(&mut self, sel: &[Col<'_>], batal: bool) -> Hasil<()> {
        self.n += 1;
        if batal {
            return Ok(());
        }
        for (j, s) in self.sel.iter_mut().zip(sel) {
            if let (Some(j), Col::Int(n)) = (j, s) {
                *j = j.checked_add(*n).ok_or_else(terlalu_besar)?;
            }
        }
        Ok(())
    }

    /// Takes what is summed in a level below and empties it.
    fn pindah(&mut self, lain: &mut Self) -> Hasil<()> {
        self.n += std::mem::take(&mut lain.n);
        for (a, b) in self.sel.iter_mut().zip(&mut lain.sel) {
            if let (Some(a), Some(b)) = (a, b) {
                *a = a.checked_add(std::mem::take(b)).ok_or_else(terlalu_besar)?;
            }
        }
        Ok(())
    }
}

pub(crate) fn terlalu_besar() -> Tolak {
    LaporanTolak::Meluap.tolak("Jumlah laporan melampaui batas angka")
}

struct Alir<'k> {
    l: &'static Laporan,
    keluar: &'k mut dyn Keluar,
    per_toko: bool,
    dijumlah: bool,
    /// places of the group columns, outermost first
    kelompok: Vec<usize>,
    /// the place of the column that says BATAL of a row that is not summed
    batal: Option<usize>,
    /// the groups that are open, outermost first, by the text they began with
    terbuka: Vec<Val>,
    /// sums of the groups (innermost last), then nothing else
    sub: Vec<Jumlah>,
    toko: Jumlah,
    total: Jumlah,
    /// the store whose rows come, until its first row has opened its group
    nama_toko: Option<(String, String)>,
    toko_terbuka: Option<(String, String)>,
    /// a row whose details are still coming
    tunda: Option<Vec<Val>>,
    rinci: Vec<Vec<Val>>,
}

impl<'k> Alir<'k> {
    fn new(l: &'static Laporan, per_toko: bool, keluar: &'k mut dyn Keluar) -> Self {
        let letak = |k: &str| l.kolom.iter().position(|x| x.kunci == k);
        let kelompok: Vec<usize> = l.kelompok.iter().filter_map(|k| letak(k)).collect();
        Self {
            l,
            keluar,
            per_toko,
            dijumlah: l.dijumlah(),
            batal: letak(l.batal),
            terbuka: Vec::with_capacity(kelompok.len()),
            sub: kelompok.iter().map(|_| Jumlah::new(l)).collect(),
            kelompok,
            toko: Jumlah::new(l),
            total: Jumlah::new(l),
            nama_toko: None,
            toko_terbuka: None,
            tunda: None,
            rinci: Vec::new(),
        }
    }

    fn dasar(&self) -> usize {
        usize::from(self.per_toko)
    }

    fn mulai_toko(&mut self, t: &Toko) {
        if self.per_toko {
            let kode = t.kode_toko.to_string();
            let label = format!("{kode} {}", t.nama_toko);
            self.nama_toko = Some((kode, label));
        }
    }

    /// One row of the query.
    fn terima(&mut self, sel: &[Col<'_>]) -> Hasil<()> {
        let lebar = self.l.kolom.len();
        if sel.len() != lebar + self.l.rinci.len() {
            return Err(db::Error::Lain(format!("{}: kolom kueri tidak cocok", self.l.slug())).into());
        }
        if self.l.rinci.is_empty() {
            return self.data(sel, &[]);
        }
        let (utama, rinci) = sel.split_at(lebar);
        let lanjut = self.tunda.as_ref().is_some_and(|t| t.iter().zip(utama).all(|(v, c)| sama(v, c)));
        if !lanjut {
            self.lepas()?;
            self.tunda = Some(utama.iter().map(salin).collect());
        }
        if rinci.iter().any(|c| *c != Col::Null) {
            self.rinci.push(rinci.iter().map(salin).collect());
        }
        Ok(())
    }

    /// The row that waited for its details, if there is one.
    fn lepas(&mut self) -> Hasil<()> {
        let Some(utama) = self.tunda.take() else { return Ok(()) };
        let rinci = std::mem::take(&mut self.rinci);
        let sel: Vec<Col<'_>> = utama.iter().map(sebagai_col).collect();
        self.data(&sel, &rinci)
    }

    fn data(&mut self, sel: &[Col<'_>], rinci: &[Vec<Val>]) -> Hasil<()> {
        if let Some((kode, label)) = self.nama_toko.take() {
            self.keluar.baris(BarisLaporan::Kelompok { tingkat: 0, label: &label, toko: Some(&kode) })?;
            self.toko_terbuka = Some((kode, label));
        }
        let milik = |i: usize| sel.get(i).copied().unwrap_or(Col::Null);
        let tetap = self.terbuka.iter().zip(&self.kelompok).take_while(|(v, i)| sama(v, &milik(**i))).count();
        if tetap < self.kelompok.len() {
            self.tutup_sampai(tetap)?;
            for k in tetap..self.kelompok.len() {
                let isi = self.kelompok.get(k).map_or(Col::Null, |i| milik(*i));
                let label = self.label(k, &isi);
                let tingkat = self.dasar() + k;
                self.keluar.baris(BarisLaporan::Kelompok { tingkat, label: &label, toko: None })?;
                self.terbuka.push(salin(&isi));
            }
        }
        // Only the innermost level counts each row; the others take its sums when it closes.
        self.sub
            .last_mut()
            .unwrap_or(&mut self.toko)
            .tambah(sel, self.batal.is_some_and(|i| milik(i) == Col::Text("BATAL")))?;
        self.keluar.baris(BarisLaporan::Data { sel, rinci })
    }

    /// What a group is called: the name of its column and its value.
    fn label(&self, k: usize, isi: &Col<'_>) -> String {
        let Some(kolom) = self.kelompok.get(k).and_then(|i| self.l.kolom.get(*i)) else {
            return "-".to_owned();
        };
        let isi = match isi {
            Col::Text(t) if !t.is_empty() && kolom.jenis == Jenis::Kata => dengan_kata(t),
            Col::Text(t) if !t.is_empty() => (*t).to_owned(),
            Col::Int(n) => values::format::desimal(*n, crate::kolom::digit(kolom.jenis).unwrap_or(0), true),
            _ => "-".to_owned(),
        };
        match kolom.judul.strip_suffix(" (%)") {
            _ if !kolom.bernama => isi,
            Some(nama) => format!("{nama} {isi}%"),
            None => format!("{} {isi}", kolom.judul),
        }
    }

    /// Closes the groups deeper than `tetap`, innermost first.
    fn tutup_sampai(&mut self, tetap: usize) -> Hasil<()> {
        while self.terbuka.len() > tetap {
            let Some(isi) = self.terbuka.pop() else { break };
            let k = self.terbuka.len();
            let label = format!("Sub Total {}", self.label(k, &sebagai_col(&isi)));
            let (atas, bawah) = self.sub.split_at_mut(k);
            let Some(ini) = bawah.first_mut() else { break };
            // The sum of one row is that row.
            if self.dijumlah && ini.n > 1 {
                let tingkat = usize::from(self.per_toko) + k;
                self.keluar.baris(BarisLaporan::Sub {
                    tingkat,
                    label: &label,
                    toko: None,
                    n: ini.n,
                    jumlah: &ini.sel,
                })?;
            }
            atas.last_mut().unwrap_or(&mut self.toko).pindah(ini)?;
        }
        Ok(())
    }

    fn selesai_toko(&mut self) -> Hasil<()> {
        self.lepas()?;
        self.tutup_sampai(0)?;
        let dijumlah = self.dijumlah && self.l.total;
        if let Some((kode, label)) = self.toko_terbuka.take().filter(|_| dijumlah) {
            let label = format!("Sub Total {label}");
            let (n, jumlah) = (self.toko.n, &self.toko.sel);
            self.keluar.baris(BarisLaporan::Sub {
                tingkat: 0,
                label: &label,
                toko: Some(&kode),
                n,
                jumlah,
            })?;
        }
        self.total.pindah(&mut self.toko)
    }

    fn selesai(self) -> Hasil<Ringkas> {
        let Jumlah { n, sel } = self.total;
        if self.dijumlah && self.l.total && n > 0 {
            self.keluar.baris(BarisLaporan::Total { label: "Total", n, jumlah: &sel })?;
        }
        Ok(Ringkas { n, jumlah: sel })
    }
}
