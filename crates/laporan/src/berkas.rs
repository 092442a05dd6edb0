//! The report as a file: the same rows into a PDF, an Excel or a CSV file.

use crate::alir::{BarisLaporan, Keluar, alirkan};
use crate::kolom::{Jenis, Kolom};
use crate::lembar::Lembar;
use crate::uraian::dengan_uraian;
use crate::{Laporan, LaporanDiminta, LaporanTolak, Ringkas};
use db::{Col, Conn, Val};
use platform::{DasarTolak, Hasil, Tolak};
use print::csv::{Csv, Koma};
use print::excel::Excel;
use print::tabel::{Pdf, Tabel};
use print::{Galat, Keluaran, Sel};
use std::io::Write;

/// A PDF of more lines is saved instead of shown.
pub const BATAS_INLINE: u64 = 500;
/// The largest CSV file.
const CSV_MAKS: usize = 128 * 1024 * 1024;

#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = FormatBerkas)]
pub enum Format {
    Pdf,
    Xlsx,
    Csv,
}

impl Format {
    pub const fn akhiran(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Xlsx => "xlsx",
            Self::Csv => "csv",
        }
    }

    pub const fn tipe(self) -> &'static str {
        match self {
            Self::Pdf => "application/pdf",
            Self::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            Self::Csv => "text/csv; charset=utf-8",
        }
    }
}

pub struct Berkas {
    pub isi: Vec<u8>,
    pub nama: String,
    pub format: Format,
    /// data rows
    pub baris: u64,
    /// lines of the paper: details count as well
    pub garis: u64,
}

impl Berkas {
    /// Is it to be shown, or saved?
    pub fn tampil(&self) -> bool {
        self.format == Format::Pdf && self.garis <= BATAS_INLINE
    }
}

/// Makes the file of a report; one without rows is refused with the report's own text.
pub fn berkas(c: &mut Conn, m: &LaporanDiminta, format: Format) -> Hasil<Berkas> {
    let l = m.laporan;
    let semua: Vec<&Kolom> = l.kolom_kueri().collect();
    // On paper the group stands above its rows; in sheets every row says its group. A column without a title is data
    // for programs.
    let di_kertas = |k: &Kolom| k.di_kertas && !l.kelompok.contains(&k.kunci);
    let tampil: Vec<usize> = semua
        .iter()
        .enumerate()
        .filter(|(_, k)| !k.judul.is_empty() && (format != Format::Pdf || di_kertas(k)))
        .map(|(i, _)| i)
        .collect();
    let per_toko = m.per_toko && format != Format::Pdf;
    let kolom: Vec<print::Kolom<'_>> = per_toko
        .then_some(print::Kolom::new("Toko", print::Jenis::Kode))
        .into_iter()
        .chain(
            tampil
                .iter()
                .filter_map(|i| semua.get(*i))
                .map(|k| print::Kolom::new(k.judul, crate::kolom::cetak(k.jenis))),
        )
        .collect();
    let tgl_cetak = m.kini.tanggal().to_string();
    let tabel = Tabel {
        judul: l.judul,
        periode: &m.periode,
        nama_toko: &m.kepala.nama_toko,
        alamat_toko: &m.kepala.alamat_toko,
        batas_alamat: l.alamat,
        kolom: &kolom,
        kertas: l.kertas,
        tanda_tangan: l.tanda_tangan,
        user_id: &m.user_id,
        tgl_cetak: &tgl_cetak,
    };
    let (isi, (r, garis)) = match format {
        Format::Pdf => {
            let mut ke = Pdf::new(tabel).map_err(gagal)?;
            let r = isikan(c, m, &tampil, (per_toko, false), &mut ke)?;
            (ke.selesai().map_err(gagal)?, r)
        }
        Format::Xlsx => {
            let mut ke = Excel::new(tabel).map_err(gagal)?;
            let r = isikan(c, m, &tampil, (per_toko, false), &mut ke)?;
            (ke.selesai().map_err(gagal)?, r)
        }
        Format::Csv => {
            let mut ke = Csv::new(&kolom, Koma::Spasi, Terbatas::default()).map_err(gagal)?;
            let r = isikan(c, m, &tampil, (per_toko, true), &mut ke)?;
            (ke.selesai().map_err(gagal)?.0, r)
        }
    };
    Ok(Berkas { isi, nama: nama(m, format), format, baris: r.n, garis })
}

fn isikan(
    c: &mut Conn,
    m: &LaporanDiminta,
    tampil: &[usize],
    (per_toko, data): (bool, bool),
    ke: &mut dyn Keluaran,
) -> Hasil<(Ringkas, u64)> {
    let lembar = Lembar::baru(m);
    let mut k =
        KeBerkas { l: m.laporan, tampil, toko: per_toko.then(String::new), data, garis: 0, lembar, ke };
    let r = alirkan(c, m, &mut k)?;
    if !data {
        k.lembar.selesai(&mut *k.ke)?;
    }
    if r.n == 0 {
        return Err(LaporanTolak::Kosong.tolak(m.laporan.kosong));
    }
    Ok((r, k.garis))
}

/// `laporan-authorization_JKT1_2026-11-01_2026-11-15.pdf`.
fn nama(m: &LaporanDiminta, format: Format) -> String {
    let mut nama = m.laporan.slug().to_owned();
    match m.toko.as_slice() {
        [t] => nama.push_str(&format!("_{}", t.kode_toko)),
        _ => nama.push_str("_semua-toko"),
    }
    for h in &m.hari {
        nama.push_str(&format!("_{h}"));
    }
    format!("{nama}.{}", format.akhiran())
}

/// A file that cannot be made because of what was asked, or for another reason.
pub(crate) fn gagal(e: Galat) -> Tolak {
    match e {
        Galat::TerlaluPanjang { .. } => LaporanTolak::Besar.tolak(e.to_string()),
        Galat::Tulis(e) if e.kind() == std::io::ErrorKind::FileTooLarge => {
            LaporanTolak::Besar.tolak("Laporan terlalu besar, persempit filternya")
        }
        e => DasarTolak::Dalam.tolak("Berkas laporan tidak bisa dibuat").sebab(e),
    }
}

/// Bytes in memory, up to a limit.
#[derive(Default)]
struct Terbatas(Vec<u8>);

impl Write for Terbatas {
    fn write(&mut self, b: &[u8]) -> std::io::Result<usize> {
        if self.0.len() + b.len() > CSV_MAKS {
            return Err(std::io::ErrorKind::FileTooLarge.into());
        }
        self.0.extend_from_slice(b);
        Ok(b.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

struct KeBerkas<'a> {
    l: &'static Laporan,
    tampil: &'a [usize],
    /// the store whose rows come, where each row says it
    toko: Option<String>,
    /// a file for programs: one line a record with all its keys, neither heads of groups nor sums
    data: bool,
    garis: u64,
    /// the tables of a report that is several, and its totals
    lembar: Lembar,
    ke: &'a mut dyn Keluaran,
}

pub(crate) fn sel<'a>(jenis: Jenis, c: Col<'a>) -> Sel<'a> {
    match c {
        Col::Null => Sel::Kosong,
        Col::Int(n) if jenis == Jenis::Tanda => Sel::Teks(if n != 0 { "YA" } else { "TIDAK" }),
        Col::Int(n) => Sel::Angka(n),
        Col::Text(t) => Sel::Teks(t),
    }
}

fn sel_val(jenis: Jenis, v: &Val) -> Sel<'_> {
    match v {
        Val::Null => Sel::Kosong,
        Val::Int(n) => sel(jenis, Col::Int(*n)),
        Val::Text(t) => Sel::Teks(t),
    }
}

impl KeBerkas<'_> {
    /// One line of the file: the cells of the row (or none of them below its first detail), then of the detail.
    fn isi(&mut self, utama: Option<&[Col<'_>]>, rinci: Option<&Vec<Val>>) -> Hasil<()> {
        self.garis += 1;
        let lebar = self.l.kolom.len();
        let awal = self.toko.as_deref().map(Sel::Teks);
        let baris: Vec<Sel<'_>> = awal
            .into_iter()
            .chain(self.tampil.iter().map(|i| {
                match (self.l.kolom.get(*i), self.l.rinci.get(i.wrapping_sub(lebar))) {
                    (Some(k), _) => utama.and_then(|u| u.get(*i)).map_or(Sel::Kosong, |c| sel(k.jenis, *c)),
                    (None, Some(k)) => {
                        rinci.and_then(|r| r.get(i - lebar)).map_or(Sel::Kosong, |v| sel_val(k.jenis, v))
                    }
                    (None, None) => Sel::Kosong,
                }
            }))
            .collect();
        self.ke.baris(print::BarisTabel::Isi(&baris)).map_err(gagal)
    }

    fn jumlah(&self, isi: &[Option<i64>]) -> Vec<Sel<'static>> {
        let ambil = |i: &usize| isi.get(*i).copied().flatten().map_or(Sel::Kosong, Sel::Angka);
        let awal = self.toko.as_ref().map(|_| Sel::Kosong);
        awal.into_iter().chain(self.tampil.iter().map(ambil)).collect()
    }
}

impl Keluar for KeBerkas<'_> {
    fn baris(&mut self, b: BarisLaporan<'_>) -> Hasil<()> {
        if !self.data {
            self.garis += self.lembar.catat(b);
            if self.lembar.berbagi() {
                return self.lembar.baris(b, &mut *self.ke);
            }
        }
        match b {
            BarisLaporan::Data { sel, rinci } => {
                let l = self.l;
                dengan_uraian(l, sel, |sel| self.isi(Some(sel), rinci.first()))?;
                if !self.data {
                    return rinci.iter().skip(1).try_for_each(|r| self.isi(None, Some(r)));
                }
                rinci
                    .iter()
                    .skip(1)
                    .try_for_each(|r| dengan_uraian(l, sel, |sel| self.isi(Some(sel), Some(r))))
            }
            BarisLaporan::Kelompok { label, toko, .. } => {
                if let (Some(kini), Some(toko)) = (&mut self.toko, toko) {
                    toko.clone_into(kini);
                }
                if self.data {
                    return Ok(());
                }
                self.ke.baris(print::BarisTabel::Grup(label)).map_err(gagal)
            }
            BarisLaporan::Sub { .. } | BarisLaporan::Total { .. } if self.data => Ok(()),
            BarisLaporan::Sub { label, jumlah, .. } => {
                let sel = self.jumlah(jumlah);
                self.ke.baris(print::BarisTabel::Sub { label, sel: &sel }).map_err(gagal)
            }
            BarisLaporan::Total { label, jumlah, .. } => {
                let sel = self.jumlah(jumlah);
                self.ke.baris(print::BarisTabel::Jumlah { label, sel: &sel }).map_err(gagal)
            }
        }
    }
}
