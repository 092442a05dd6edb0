//! The table as a PDF: measures rows as they come, keeps their text in one block of memory, and draws when the
//! last one is in, because widths and the number of pages depend on all of them.

use std::ops::Range;

use super::lebar::{self, MintaLebar};
use super::pecah::{Potong, pecah};
use super::{BarisTabel, Jenis, Keluaran, Kolom, Rata, Sel, Tabel};
use crate::huruf::{self, Muka};
use crate::kanvas::{Dokumen, Kanvas, MM, panjang};
use crate::{Galat, Hasil};

/// Rows a PDF takes: past it the caller is told to choose another format, so that memory stays bounded.
pub const BATAS_BARIS: usize = 100_000;

/// Bytes of text a PDF takes, for reports whose cells are long.
const BATAS_TEKS: usize = 48 << 20;

const TEPI: f32 = 10.0 * MM;
const ATAS: f32 = 9.0 * MM;
const BAWAH: f32 = 13.0 * MM;
const SELA_X: f32 = 1.2 * MM;
const SELA_Y: f32 = 0.7 * MM;
/// Line height in em.
const JARAK: f32 = 1.18;
const JUDUL: f32 = 15.0;
const NAMA_TOKO: f32 = 10.0;
const KECIL: f32 = 8.0;
const KEPALA_LANJUT: f32 = 14.0;
const TANDA_TANGAN: f32 = 32.0 * MM;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Macam {
    /// The titles of another table's columns.
    Kepala,
    Grup,
    Catatan,
    Isi,
    Sub,
    Jumlah,
}

/// Where a row's cells begin in the block. `Sub` and `Jumlah` have their label first.
#[derive(Debug, Clone, Copy)]
struct Simpan {
    macam: Macam,
    sel: usize,
    lajur: usize,
}

/// The columns of one table, and what they ask for.
struct Lajur {
    kolom: Vec<(String, Jenis)>,
    minta: Vec<MintaLebar>,
}

impl Lajur {
    fn baru(kolom: &[Kolom<'_>], tebal: &Muka) -> Self {
        let minta = |k: &Kolom<'_>| MintaLebar {
            alami: 0.0,
            minimum: tebal.lebar_kata(k.judul, 1.0),
            lipat: k.jenis.lipat(),
        };
        Self {
            kolom: kolom.iter().map(|k| (k.judul.to_owned(), k.jenis)).collect(),
            minta: kolom.iter().map(minta).collect(),
        }
    }
}

/// A table when all rows are in: how wide its columns are, and their titles in lines.
struct Rapi<'s> {
    lebar: Vec<f32>,
    judul: Vec<Vec<&'s str>>,
    tinggi: f32,
    kolom: &'s [(String, Jenis)],
}

/// A cell placed in its row: its text, where it begins, how wide it may be.
struct Letak<'a> {
    teks: &'a str,
    em: f32,
    x: f32,
    lebar: f32,
    rata: Rata,
}

pub struct Pdf<'a> {
    tabel: Tabel<'a>,
    biasa: &'static Muka,
    tebal: &'static Muka,
    /// The tables, one after the other; the last is the one that rows come for.
    lajur: Vec<Lajur>,
    /// The first table got no row before another began: it is not drawn.
    diganti: bool,
    teks: String,
    /// For every cell the end of its text in the block and its width in em.
    sel: Vec<(u32, f32)>,
    baris: Vec<Simpan>,
}

impl<'a> Pdf<'a> {
    pub fn new(tabel: Tabel<'a>) -> Hasil<Self> {
        if tabel.kolom.is_empty() {
            return Err(Galat::TanpaKolom);
        }
        let (biasa, tebal) = (huruf::biasa()?, huruf::tebal()?);
        let lajur = vec![Lajur::baru(tabel.kolom, tebal)];
        Ok(Self {
            tabel,
            biasa,
            tebal,
            lajur,
            diganti: false,
            teks: String::new(),
            sel: Vec::new(),
            baris: Vec::new(),
        })
    }

    fn kolom(&self) -> &[(String, Jenis)] {
        self.lajur.last().map_or(&[][..], |l| l.kolom.as_slice())
    }

    /// Does a sum stand so far left that its label has no room?
    fn sesak(&self, sel: &[Sel<'_>]) -> bool {
        let pertama = sel.iter().position(|s| *s != Sel::Kosong);
        let lipat = self.kolom().first().is_some_and(|k| k.1.lipat());
        pertama == Some(0) || (pertama == Some(1) && !lipat)
    }

    fn muka(&self, macam: Macam) -> &'static Muka {
        if matches!(macam, Macam::Isi | Macam::Catatan) { self.biasa } else { self.tebal }
    }

    fn simpan(&mut self, teks: &str, em: f32) -> Hasil<()> {
        if self.teks.len() + teks.len() > BATAS_TEKS {
            return Err(Galat::TerlaluPanjang { batas: self.baris.len() });
        }
        self.teks.push_str(teks);
        let ujung =
            u32::try_from(self.teks.len()).map_err(|_| Galat::TerlaluPanjang { batas: BATAS_BARIS })?;
        self.sel.push((ujung, em));
        Ok(())
    }

    fn simpan_sel(&mut self, macam: Macam, sel: &[Sel<'_>]) -> Hasil<()> {
        let muka = self.muka(macam);
        for (s, i) in sel.iter().zip(0..) {
            let jenis = self.kolom().get(i).map_or(Jenis::Teks, |k| k.1);
            let teks = s.tampil(jenis);
            let berlapis = teks.contains('\n') && jenis.lipat();
            let em = if berlapis {
                teks.split('\n').map(|b| muka.lebar(b, 1.0)).fold(0.0, f32::max)
            } else {
                muka.lebar(&teks, 1.0)
            };
            if let Some(m) = self.lajur.last_mut().and_then(|l| l.minta.get_mut(i)) {
                m.alami = m.alami.max(em);
                if m.lipat && em > m.minimum {
                    m.minimum = m.minimum.max(muka.lebar_kata(&teks, 1.0));
                }
            }
            // A cell with a newline always goes through the wrapping.
            self.simpan(&teks, if berlapis { f32::INFINITY } else { em })?;
        }
        Ok(())
    }

    fn ambil(&self, i: usize) -> (&str, f32) {
        let awal = i.checked_sub(1).and_then(|i| self.sel.get(i)).map_or(0, |s| s.0);
        let (ujung, em) = self.sel.get(i).copied().unwrap_or((awal, 0.0));
        let rentang =
            Range { start: usize::try_from(awal).unwrap_or(0), end: usize::try_from(ujung).unwrap_or(0) };
        (self.teks.get(rentang).unwrap_or_default(), em)
    }

    /// Another table: its title, then those of its columns.
    fn tabel_baru(&mut self, judul: &str, kolom: &[Kolom<'_>]) -> Hasil<()> {
        if kolom.is_empty() {
            return Err(Galat::TanpaKolom);
        }
        self.diganti |= self.baris.is_empty();
        self.lajur.push(Lajur::baru(kolom, self.tebal));
        let lajur = self.lajur.len() - 1;
        self.baris(BarisTabel::Grup(judul))?;
        self.baris.push(Simpan { macam: Macam::Kepala, sel: self.sel.len(), lajur });
        Ok(())
    }

    /// The cells of a row with their places.
    fn letak<'s>(&'s self, b: Simpan, rapi: &[Rapi<'_>], wadah: &mut Vec<Letak<'s>>) {
        wadah.clear();
        let Some(Rapi { lebar, kolom, .. }) = rapi.get(b.lajur) else { return };
        let penuh: f32 = lebar.iter().sum();
        let n = lebar.len();
        match b.macam {
            Macam::Kepala => {}
            Macam::Grup | Macam::Catatan => {
                let (teks, em) = self.ambil(b.sel);
                wadah.push(Letak { teks, em, x: 0.0, lebar: penuh, rata: Rata::Kiri });
            }
            Macam::Isi => self.letak_kolom(b.sel, 0..n, (lebar.as_slice(), *kolom), wadah),
            Macam::Sub | Macam::Jumlah => {
                // The label takes the columns before the first sum.
                let sel = b.sel + 1;
                let pertama = (0..n).find(|i| !self.ambil(sel + i).0.is_empty()).unwrap_or(n);
                let (teks, em) = self.ambil(b.sel);
                let ruang: f32 = lebar.iter().take(pertama).sum();
                wadah.push(Letak { teks, em, x: 0.0, lebar: ruang, rata: Rata::Kanan });
                self.letak_kolom(sel, pertama..n, (lebar.as_slice(), *kolom), wadah);
            }
        }
    }

    fn letak_kolom<'s>(
        &'s self,
        sel: usize,
        mana: Range<usize>,
        (lebar, kolom): (&[f32], &[(String, Jenis)]),
        wadah: &mut Vec<Letak<'s>>,
    ) {
        let mut x: f32 = lebar.iter().take(mana.start).sum();
        for i in mana {
            let (Some(w), Some(k)) = (lebar.get(i), kolom.get(i)) else { continue };
            let (teks, em) = self.ambil(sel + i);
            wadah.push(Letak { teks, em, x, lebar: *w, rata: k.1.rata() });
            x += w;
        }
    }

    /// Rows cut into strips that fit on a page.
    fn potong(&self, ukuran: f32, rapi: &[Rapi<'_>], ruang: f32) -> Vec<Potong> {
        let garis = ukuran * JARAK;
        let muat = [1, 2, 4, 8, 16, 32, 64]
            .into_iter()
            .rev()
            .find(|n| panjang(*n) * garis + 2.0 * SELA_Y <= ruang)
            .unwrap_or(1);
        let mut hasil: Vec<Potong> = Vec::with_capacity(self.baris.len() + 1);
        let mut letak = Vec::new();
        for (i, b) in self.baris.iter().enumerate() {
            if b.macam == Macam::Kepala {
                let tinggi = rapi.get(b.lajur).map_or(0.0, |r| r.tinggi);
                hasil.push(Potong { baris: i, dari: 0, sampai: 1, tinggi, tempel: true });
                continue;
            }
            self.letak(*b, rapi, &mut letak);
            let muka = self.muka(b.macam);
            let n = letak.iter().map(|l| l.banyak_baris(muka, ukuran)).max().unwrap_or(1).max(1);
            // A sum never stands alone at the top of a page.
            if let (Macam::Sub | Macam::Jumlah, Some(p)) = (b.macam, hasil.last_mut()) {
                p.tempel = true;
            }
            let mut dari = 0;
            while dari < n {
                let sampai = (dari + muat).min(n);
                let tinggi = panjang(sampai - dari) * garis + 2.0 * SELA_Y;
                hasil.push(Potong { baris: i, dari, sampai, tinggi, tempel: b.macam == Macam::Grup });
                dari = sampai;
            }
        }
        if !self.tabel.tanda_tangan.is_empty() {
            if let Some(p) = hasil.last_mut() {
                p.tempel = true;
            }
            let baris = self.baris.len();
            hasil.push(Potong { baris, dari: 0, sampai: 0, tinggi: TANDA_TANGAN, tempel: false });
        }
        hasil
    }

    /// Draws everything.
    pub fn selesai(mut self) -> Hasil<Vec<u8>> {
        if self.baris.is_empty() {
            self.baris(BarisTabel::Grup("Tidak Ada Data"))?;
        }
        let (lebar_mm, tinggi_mm) = self.tabel.kertas.ukuran();
        let (lebar_kertas, tinggi_kertas) = (lebar_mm * MM, tinggi_mm * MM);
        let ruang = lebar_kertas - 2.0 * TEPI;
        let sela = 2.0 * SELA_X;
        let dipakai = self.lajur.iter().skip(usize::from(self.diganti));
        let ukuran = dipakai.map(|l| lebar::ukuran(&l.minta, ruang, sela)).fold(8.0, f32::min);
        let rapi: Vec<Rapi<'_>> = self.lajur.iter().map(|l| self.rapikan(l, ukuran, ruang)).collect();
        let tinggi_judul = rapi.iter().map(|r| r.tinggi).fold(0.0, f32::max);
        let (alamat1, alamat2) = self.tabel.batas_alamat.bagi(self.tabel.alamat_toko);
        let kepala = Kepala { alamat1, alamat2, tabel: &self.tabel };
        let badan = tinggi_kertas - ATAS - BAWAH - tinggi_judul;
        let potong = self.potong(ukuran, &rapi, badan - KEPALA_LANJUT);
        let halaman = pecah(&potong, badan - kepala.tinggi(), badan - KEPALA_LANJUT);
        let banyak = halaman.len();

        let mut dok = Dokumen::baru(self.tabel.judul);
        let mut letak = Vec::new();
        for (n, isi) in halaman.into_iter().enumerate() {
            dok.halaman(lebar_kertas, tinggi_kertas, |k| {
                k.tinta(0);
                let mut y = if n == 0 {
                    kepala.gambar(k, self.biasa, self.tebal, lebar_kertas)
                } else {
                    kepala.gambar_lanjut(k, self.biasa, lebar_kertas)
                };
                let (mut garis, mut tegas) = (Vec::new(), Vec::new());
                let isi = potong.get(isi).unwrap_or_default();
                if let Some(r) = self.judul_halaman(isi).and_then(|i| rapi.get(i)) {
                    tegas.push((TEPI, y, TEPI + ruang, y));
                    y = self.gambar_judul(k, r, ukuran, y);
                    tegas.push((TEPI, y, TEPI + ruang, y));
                }
                for p in isi {
                    let Some(b) = self.baris.get(p.baris) else {
                        self.gambar_tanda_tangan(k, ruang, y);
                        continue;
                    };
                    if let (Macam::Kepala, Some(r)) = (b.macam, rapi.get(b.lajur)) {
                        tegas.push((TEPI, y, TEPI + ruang, y));
                        y = self.gambar_judul(k, r, ukuran, y);
                        tegas.push((TEPI, y, TEPI + ruang, y));
                        continue;
                    }
                    self.letak(*b, &rapi, &mut letak);
                    self.gambar_baris(k, *b, &letak, ukuran, p, y);
                    if b.macam == Macam::Jumlah {
                        tegas.push((TEPI, y, TEPI + ruang, y));
                        tegas.push((TEPI, y + p.tinggi, TEPI + ruang, y + p.tinggi));
                    } else {
                        garis.push((TEPI, y + p.tinggi, TEPI + ruang, y + p.tinggi));
                    }
                    y += p.tinggi;
                }
                k.garis(0.3, 190, garis);
                k.garis(0.6, 60, tegas);
                let kaki = tinggi_kertas - 8.0 * MM;
                let cetak = format!("Printed By {} / {}", self.tabel.user_id, self.tabel.tgl_cetak);
                k.teks(self.biasa, 7.0, TEPI, kaki, &cetak);
                let nomor = format!("{} of {banyak}", n + 1);
                k.teks(self.biasa, 7.0, TEPI + ruang - self.biasa.lebar(&nomor, 7.0), kaki, &nomor);
                Ok(())
            })?;
        }
        dok.selesai()
    }

    fn rapikan<'s>(&'s self, l: &'s Lajur, ukuran: f32, ruang: f32) -> Rapi<'s> {
        let lebar = lebar::bagi(&l.minta, ukuran, ruang, 2.0 * SELA_X);
        let kolom = l.kolom.iter().zip(&lebar);
        let judul: Vec<Vec<&str>> =
            kolom.map(|(k, w)| self.tebal.lipat_vec(&k.0, ukuran, w - 2.0 * SELA_X)).collect();
        let tinggi = panjang(judul.iter().map(Vec::len).max().unwrap_or(1)) * ukuran * JARAK + 2.0 * SELA_Y;
        Rapi { lebar, judul, tinggi, kolom: &l.kolom }
    }

    /// The table whose titles stand at the top of a page: the first has them there alone, another where its rows go on.
    fn judul_halaman(&self, isi: &[Potong]) -> Option<usize> {
        let b = isi.first().and_then(|p| self.baris.get(p.baris))?;
        let lanjut = matches!(b.macam, Macam::Isi | Macam::Sub | Macam::Jumlah);
        (lanjut || (b.lajur == 0 && !self.diganti)).then_some(b.lajur)
    }

    fn gambar_judul(&self, k: &mut Kanvas<'_, '_>, r: &Rapi<'_>, ukuran: f32, y: f32) -> f32 {
        k.tinta(225);
        k.kotak([(TEPI, y, r.lebar.iter().sum(), r.tinggi)]);
        k.tinta(0);
        let mut x = TEPI;
        for ((baris, w), kolom) in r.judul.iter().zip(&r.lebar).zip(r.kolom) {
            let geser = (r.tinggi - panjang(baris.len()) * ukuran * JARAK) / 2.0;
            for (teks, i) in baris.iter().zip(0..) {
                let l = Letak { teks, em: 0.0, x: 0.0, lebar: *w, rata: kolom.1.rata() };
                let tx = x + l.geser(self.tebal.lebar(teks, ukuran));
                k.teks(self.tebal, ukuran, tx, y + geser + alas(self.tebal, ukuran, i), teks);
            }
            x += w;
        }
        y + r.tinggi
    }

    fn gambar_baris(
        &self,
        k: &mut Kanvas<'_, '_>,
        b: Simpan,
        letak: &[Letak<'_>],
        ukuran: f32,
        p: &Potong,
        y: f32,
    ) {
        let muka = self.muka(b.macam);
        if !matches!(b.macam, Macam::Isi | Macam::Catatan) {
            k.tinta(if b.macam == Macam::Jumlah { 232 } else { 244 });
            let penuh = letak.iter().map(|l| l.lebar).sum();
            k.kotak([(TEPI, y, penuh, p.tinggi)]);
            k.tinta(0);
        }
        for l in letak {
            if l.teks.is_empty() {
                continue;
            }
            if l.satu_baris(ukuran) {
                if p.dari == 0 {
                    let x = TEPI + l.x + l.geser(l.em * ukuran);
                    k.teks(muka, ukuran, x, y + SELA_Y + alas(muka, ukuran, 0), l.teks);
                }
                continue;
            }
            let mut i = 0;
            muka.lipat(l.teks, ukuran, l.ruang(), |baris| {
                if (p.dari..p.sampai).contains(&i) {
                    let x = TEPI + l.x + l.geser(muka.lebar(baris, ukuran));
                    k.teks(muka, ukuran, x, y + SELA_Y + alas(muka, ukuran, i - p.dari), baris);
                }
                i += 1;
            });
        }
    }

    fn gambar_tanda_tangan(&self, k: &mut Kanvas<'_, '_>, ruang: f32, y: f32) {
        let semua = self.tabel.tanda_tangan;
        let bagian = ruang / panjang(semua.len().max(1));
        let garis = bagian.min(60.0 * MM) * 0.8;
        for (label, i) in semua.iter().zip(0..) {
            let tengah = TEPI + bagian * (panjang(i) + 0.5);
            k.teks(self.biasa, KECIL, tengah - self.biasa.lebar(label, KECIL) / 2.0, y + 9.0 * MM, label);
            let bawah = y + 28.0 * MM;
            k.garis(0.5, 0, [(tengah - garis / 2.0, bawah, tengah + garis / 2.0, bawah)]);
        }
    }
}

impl Keluaran for Pdf<'_> {
    fn baris(&mut self, baris: BarisTabel<'_>) -> Hasil<()> {
        baris.cocok(self.kolom().len())?;
        if self.baris.len() >= BATAS_BARIS {
            return Err(Galat::TerlaluPanjang { batas: BATAS_BARIS });
        }
        if let BarisTabel::Tabel { judul, kolom } = baris {
            return self.tabel_baru(judul, kolom);
        }
        let mut sel = self.sel.len();
        let macam = match baris {
            BarisTabel::Tabel { .. } | BarisTabel::Grup(_) => Macam::Grup,
            BarisTabel::Catatan(_) => Macam::Catatan,
            BarisTabel::Isi(_) => Macam::Isi,
            BarisTabel::Sub { .. } => Macam::Sub,
            BarisTabel::Jumlah { .. } => Macam::Jumlah,
        };
        match baris {
            BarisTabel::Tabel { .. } | BarisTabel::Isi(_) => {}
            BarisTabel::Grup(label) => self.simpan(label, self.tebal.lebar(label, 1.0))?,
            BarisTabel::Catatan(label) => self.simpan(label, self.biasa.lebar(label, 1.0))?,
            // No room left of the first sum: the label gets a row of its own above.
            BarisTabel::Sub { label, sel: isi } | BarisTabel::Jumlah { label, sel: isi }
                if self.sesak(isi) =>
            {
                self.baris(BarisTabel::Grup(label))?;
                sel = self.sel.len();
                self.simpan("", 0.0)?;
            }
            BarisTabel::Sub { label, .. } | BarisTabel::Jumlah { label, .. } => {
                self.simpan(label, self.tebal.lebar(label, 1.0))?;
            }
        }
        self.simpan_sel(macam, baris.sel().unwrap_or_default())?;
        self.baris.push(Simpan { macam, sel, lajur: self.lajur.len() - 1 });
        Ok(())
    }
}

/// Baseline of line `i` below the top of the text.
fn alas(muka: &Muka, ukuran: f32, i: usize) -> f32 {
    ukuran * (JARAK * (panjang(i) + 0.5) + muka.kapital / 2.0)
}

impl Letak<'_> {
    fn ruang(&self) -> f32 {
        self.lebar - 2.0 * SELA_X
    }

    fn satu_baris(&self, ukuran: f32) -> bool {
        self.em * ukuran <= self.ruang() + 0.01
    }

    fn banyak_baris(&self, muka: &Muka, ukuran: f32) -> usize {
        if self.teks.is_empty() || self.satu_baris(ukuran) {
            return 1;
        }
        let mut n = 0;
        muka.lipat(self.teks, ukuran, self.ruang(), |_| n += 1);
        n
    }

    fn geser(&self, lebar_teks: f32) -> f32 {
        match self.rata {
            Rata::Kiri => SELA_X,
            Rata::Tengah => (self.lebar - lebar_teks) / 2.0,
            Rata::Kanan => self.lebar - SELA_X - lebar_teks,
        }
    }
}

/// The block above the table.
struct Kepala<'a> {
    alamat1: String,
    alamat2: String,
    tabel: &'a Tabel<'a>,
}

impl Kepala<'_> {
    fn tinggi(&self) -> f32 {
        let alamat = if self.alamat2.is_empty() { 1.0 } else { 2.0 };
        let periode = if self.tabel.periode.is_empty() { 0.0 } else { KECIL * 1.5 };
        NAMA_TOKO * 1.1 + alamat * KECIL * 1.25 + JUDUL * 1.6 + periode + 6.0
    }

    /// On the first page: shop and address at top left, title and period in the middle. Gives where the table begins.
    fn gambar(&self, k: &mut Kanvas<'_, '_>, biasa: &Muka, tebal: &Muka, lebar: f32) -> f32 {
        let mut y = ATAS + NAMA_TOKO * 0.8;
        k.teks(tebal, NAMA_TOKO, TEPI, y, self.tabel.nama_toko);
        for baris in [&self.alamat1, &self.alamat2] {
            y += KECIL * 1.3;
            k.teks(biasa, KECIL, TEPI, y, baris);
        }
        let bawah = ATAS + self.tinggi();
        let mut y = bawah - 6.0;
        if !self.tabel.periode.is_empty() {
            let x = (lebar - biasa.lebar(self.tabel.periode, KECIL)) / 2.0;
            k.teks(biasa, KECIL, x, y - 2.0, self.tabel.periode);
            y -= KECIL * 1.5;
        }
        let ruang = lebar - 2.0 * TEPI;
        let ukuran = (JUDUL * ruang / tebal.lebar(self.tabel.judul, JUDUL).max(1.0)).min(JUDUL);
        let x = (lebar - tebal.lebar(self.tabel.judul, ukuran)) / 2.0;
        k.teks(tebal, ukuran, x, y - 4.0, self.tabel.judul);
        bawah
    }

    /// On the others: one small line that says whose and which report this is.
    fn gambar_lanjut(&self, k: &mut Kanvas<'_, '_>, biasa: &Muka, lebar: f32) -> f32 {
        let y = ATAS + 7.0;
        k.tinta(90);
        k.teks(biasa, 7.0, TEPI, y, self.tabel.nama_toko);
        let antara = if self.tabel.periode.is_empty() { "" } else { " · " };
        let teks = format!("{}{antara}{}", self.tabel.judul, self.tabel.periode);
        k.teks(biasa, 7.0, lebar - TEPI - biasa.lebar(&teks, 7.0), y, &teks);
        k.tinta(0);
        ATAS + KEPALA_LANJUT
    }
}
