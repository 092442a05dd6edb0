//! How a report that is several tables goes into a file: every section under its title with its own columns, its words where
//! it is empty, the figure below them; and the table of totals after the rows. CSV, which is data, has none of it.

use crate::alir::BarisLaporan;
use crate::berkas::{gagal, sel};
use crate::kolom::{Jenis, Kolom};
use crate::uraian::dengan_uraian;
use crate::{Bagian, Laporan, LaporanDiminta};
use db::{Col, Val};
use platform::Hasil;
use print::{Keluaran, Sel};
use values::format::desimal;

pub(crate) struct Lembar {
    l: &'static Laporan,
    /// the sections that were asked for
    bagian: Vec<&'static Bagian>,
    /// the store whose sections come, where each says it
    toko: Option<String>,
    /// the section whose rows come, and the next of them that has not been written
    kini: Option<&'static Bagian>,
    berikut: usize,
    /// rows have come of this store (or at all), so that sections are closed with their words
    ada: bool,
    kaki: i64,
    /// sums by the values of the report's `rekap`
    rekap: Vec<Vec<i64>>,
}

impl Lembar {
    pub(crate) fn baru(m: &LaporanDiminta) -> Self {
        let l = m.laporan;
        let diminta = |b: &&'static Bagian| {
            let dipilih = m.nilai.values().any(|v| matches!(v, Val::Text(t) if t == b.pilihan));
            let memilih = l.bagian.iter().any(|lain| {
                m.nilai.values().any(|v| matches!(v, Val::Text(t) if !t.is_empty() && t == lain.pilihan))
            });
            dipilih || !memilih
        };
        let kolom = l.kolom.len();
        Self {
            l,
            bagian: l.bagian.iter().filter(diminta).collect(),
            toko: None,
            kini: None,
            berikut: 0,
            ada: false,
            kaki: 0,
            rekap: l.rekap.map_or_else(Vec::new, |r| vec![vec![0; kolom]; r.nilai.len()]),
        }
    }

    /// Is the report several tables?
    pub(crate) fn berbagi(&self) -> bool {
        !self.bagian.is_empty()
    }

    fn letak(&self, kunci: &str) -> Option<usize> {
        self.l.kolom.iter().position(|k| k.kunci == kunci)
    }

    /// Notes what a row adds to the totals; how many lines of paper it is in a section.
    pub(crate) fn catat(&mut self, b: BarisLaporan<'_>) -> u64 {
        let BarisLaporan::Data { sel, .. } = b else { return 0 };
        if let Some((r, ke)) = self.l.rekap.and_then(|r| Some((r, self.letak(r.menurut)?)))
            && let Some(Col::Text(nilai)) = sel.get(ke)
            && let Some(jumlah) = r.nilai.iter().position(|n| n == nilai).and_then(|i| self.rekap.get_mut(i))
        {
            for (j, s) in jumlah.iter_mut().zip(sel) {
                if let Col::Int(n) = s {
                    *j = j.saturating_add(*n);
                }
            }
        }
        u64::from(self.berbagi())
    }

    /// A row of a report that is several tables.
    pub(crate) fn baris(&mut self, b: BarisLaporan<'_>, ke: &mut dyn Keluaran) -> Hasil<()> {
        match b {
            BarisLaporan::Kelompok { label, toko: Some(_), .. } => {
                self.tutup_toko(ke)?;
                self.toko = Some(label.to_owned());
                Ok(())
            }
            BarisLaporan::Kelompok { .. }
            | BarisLaporan::Total { .. }
            | BarisLaporan::Sub { toko: Some(_), .. } => Ok(()),
            BarisLaporan::Data { sel: isi, .. } => {
                let l = self.l;
                dengan_uraian(l, isi, |isi| self.data(isi, ke))
            }
            BarisLaporan::Sub { jumlah, .. } => {
                let isi: Vec<Sel<'_>> = self
                    .tampil()
                    .map(|(i, _, _)| jumlah.get(i).copied().flatten().map_or(Sel::Kosong, Sel::Angka))
                    .collect();
                ke.baris(print::BarisTabel::Jumlah { label: "Total", sel: &isi }).map_err(gagal)
            }
        }
    }

    /// The columns of the section that stands: their place, what they are, what they are called here.
    fn tampil(&self) -> impl Iterator<Item = (usize, &'static Kolom, &'static str)> + use<> {
        let l = self.l;
        self.kini.into_iter().flat_map(|b| b.kolom).filter_map(move |(kunci, judul)| {
            let i = l.kolom.iter().position(|k| k.kunci == *kunci)?;
            let k = l.kolom.get(i)?;
            Some((i, k, if judul.is_empty() { k.judul } else { *judul }))
        })
    }

    fn data(&mut self, isi: &[Col<'_>], ke: &mut dyn Keluaran) -> Hasil<()> {
        self.ada = true;
        let milik = self.l.kelompok.first().and_then(|k| self.letak(k)).and_then(|i| isi.get(i));
        let Some(Col::Text(nama)) = milik.copied() else { return Ok(()) };
        if self.kini.is_none_or(|b| b.nama != nama) {
            self.sampai(Some(nama), ke)?;
        }
        if let Some(k) = self.l.kaki.filter(|k| k.bagian == nama)
            && let Some(Col::Int(n)) = self.letak(k.kolom).and_then(|i| isi.get(i))
        {
            self.kaki = self.kaki.saturating_add(*n);
        }
        let baris: Vec<Sel<'_>> =
            self.tampil().map(|(i, k, _)| isi.get(i).map_or(Sel::Kosong, |c| sel(k.jenis, *c))).collect();
        ke.baris(print::BarisTabel::Isi(&baris)).map_err(gagal)
    }

    /// Opens the sections up to this one; those before it are empty and say so. None: all that are left.
    fn sampai(&mut self, nama: Option<&str>, ke: &mut dyn Keluaran) -> Hasil<()> {
        while let Some(b) = self.bagian.get(self.berikut).copied() {
            self.berikut += 1;
            self.kini = Some(b);
            let kolom: Vec<print::Kolom<'_>> = self
                .tampil()
                .map(|(_, k, judul)| print::Kolom::new(judul, crate::kolom::cetak(k.jenis)))
                .collect();
            let judul =
                self.toko.as_ref().map_or_else(|| b.judul.to_owned(), |t| format!("{t} · {}", b.judul));
            ke.baris(print::BarisTabel::Tabel { judul: &judul, kolom: &kolom }).map_err(gagal)?;
            if nama == Some(b.nama) {
                return Ok(());
            }
            ke.baris(print::BarisTabel::Catatan(b.kosong)).map_err(gagal)?;
        }
        Ok(())
    }

    /// What is left to be said of a store.
    fn tutup_toko(&mut self, ke: &mut dyn Keluaran) -> Hasil<()> {
        if !std::mem::take(&mut self.ada) {
            return Ok(());
        }
        self.sampai(None, ke)?;
        if let Some(k) = self.l.kaki {
            let jumlah = desimal(std::mem::take(&mut self.kaki), 0, true);
            let uang = self.l.kolom.iter().any(|x| x.kunci == k.kolom && x.jenis == Jenis::Rupiah);
            let satuan = if uang { "Rp. " } else { "" };
            ke.baris(print::BarisTabel::Grup(&format!("{}: {satuan}{jumlah}", k.label))).map_err(gagal)?;
        }
        (self.kini, self.berikut) = (None, 0);
        Ok(())
    }

    /// After the last row: the sections that are left, or the table of totals.
    pub(crate) fn selesai(&mut self, ke: &mut dyn Keluaran) -> Hasil<()> {
        if self.berbagi() {
            return self.tutup_toko(ke);
        }
        let Some(r) = self.l.rekap else { return Ok(()) };
        let dijumlah: Vec<(usize, &Kolom)> =
            self.l.kolom.iter().enumerate().filter(|(_, k)| k.jumlah).collect();
        let nama = self.letak(r.menurut).and_then(|i| self.l.kolom.get(i)).map_or("", |k| k.judul);
        let mut kolom = vec![print::Kolom::new(nama, print::Jenis::Teks)];
        kolom.extend(dijumlah.iter().map(|(_, k)| print::Kolom::new(k.judul, crate::kolom::cetak(k.jenis))));
        ke.baris(print::BarisTabel::Tabel { judul: r.judul, kolom: &kolom }).map_err(gagal)?;
        for (nilai, jumlah) in r.nilai.iter().zip(&self.rekap) {
            let mut isi = vec![Sel::Teks(nilai)];
            isi.extend(dijumlah.iter().map(|(i, _)| jumlah.get(*i).map_or(Sel::Kosong, |n| Sel::Angka(*n))));
            ke.baris(print::BarisTabel::Isi(&isi)).map_err(gagal)?;
        }
        Ok(())
    }
}
