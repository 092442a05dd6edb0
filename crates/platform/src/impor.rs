//! Files a shop moves in with: the lines of a CSV text by the names of their columns, what is wrong with each of them, and
//! what a preview shows. Which columns there are and what they mean is the importer's own.

use crate::penolakan::Penolakan;
use crate::salah::Salah;
use crate::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use values::Rupiah;

/// Lines of a preview: the wrong ones first.
const CONTOH: usize = 500;
const CONTOH_BAIK: usize = 50;

/// A file that was chosen.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = ImporBerkas)]
pub struct Impor {
    /// the text of the file
    #[serde(default)]
    pub csv: String,
    /// or an Excel file, in base64; its first sheet counts
    #[serde(default)]
    pub xlsx: String,
    /// its name, for who later asks what came in
    #[serde(default)]
    pub nama_berkas: String,
    /// only look
    #[serde(default)]
    pub pratinjau: bool,
}

/// A column of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KolomImpor)]
pub struct Kolom {
    pub nama: &'static str,
    pub label: &'static str,
    pub wajib: bool,
    pub contoh: &'static str,
}

impl Kolom {
    pub const fn new(nama: &'static str, label: &'static str, wajib: bool, contoh: &'static str) -> Self {
        Self { nama, label, wajib, contoh }
    }
}

/// A line of the preview.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarisImporBerkas)]
pub struct BarisImpor {
    /// line of the file, the header being 1
    pub baris: usize,
    pub isi: BTreeMap<&'static str, String>,
    pub salah: Vec<String>,
}

/// A line as it stands in the file.
pub struct BarisBerkas {
    pub nomor: usize,
    pub sel: BTreeMap<&'static str, String>,
}

impl BarisBerkas {
    /// A cell; empty when the file has no such column.
    pub fn teks(&self, kolom: &str) -> &str {
        self.sel.get(kolom).map_or("", String::as_str)
    }

    /// A cell in capitals, its blanks made single.
    pub fn besar(&self, kolom: &str) -> String {
        self.teks(kolom).split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase()
    }

    /// A cell that must be of a kind; nothing when it is empty, and a message when it is something else.
    pub fn baca<T: std::str::FromStr>(&self, ke: usize, kolom: &'static str, s: &mut Salah) -> Option<T>
    where
        T::Err: std::fmt::Display,
    {
        let isi = self.sel.get(kolom).filter(|t| !t.is_empty())?;
        uraikan(ke, kolom, isi, s)
    }

    /// Money, also as old programs write it: `1.250.000`, `Rp 1,250,000`.
    pub fn rupiah(&self, ke: usize, kolom: &'static str, s: &mut Salah) -> Option<Rupiah> {
        let isi = self.teks(kolom);
        let isi = isi.strip_prefix("Rp").map_or(isi, |t| t.trim_start_matches('.')).trim();
        (!isi.is_empty()).then_some(())?;
        uraikan(ke, kolom, &tanpa_ribuan(isi), s)
    }
}

fn uraikan<T: std::str::FromStr>(ke: usize, kolom: &'static str, isi: &str, s: &mut Salah) -> Option<T>
where
    T::Err: std::fmt::Display,
{
    match isi.parse() {
        Ok(n) => Some(n),
        Err(e) => {
            s.beri(ke, kolom, e.to_string());
            None
        }
    }
}

/// Groups of three digits behind one kind of mark are thousands; anything else is left as it is.
fn tanpa_ribuan(isi: &str) -> String {
    for tanda in ['.', ','] {
        let mut bagian = isi.split(tanda);
        let kepala = bagian.next().unwrap_or_default();
        let angka = |t: &str| t.bytes().all(|b| b.is_ascii_digit());
        let sisa: Vec<&str> = bagian.collect();
        if !sisa.is_empty()
            && (1..=3).contains(&kepala.len())
            && angka(kepala)
            && sisa.iter().all(|t| t.len() == 3 && angka(t))
        {
            return isi.replace(tanda, "");
        }
    }
    isi.to_owned()
}

/// Moving in is for who answers for the shop.
pub fn izin(p: &Pelaku, kode: impl Penolakan, apa: &str) -> Hasil<()> {
    if p.level.penyetuju() || p.level.semua_menu() {
        return Ok(());
    }
    Err(kode.tolak(format!("{apa} hanya diimpor oleh OWN atau SPV")))
}

/// Lines without anything that begin here. The reader may stop between the two signs that end a line on Windows.
fn kosong_di(isi: &[u8], mulai: usize) -> usize {
    let sisa = isi.get(mulai..).unwrap_or_default();
    let tengah = mulai > 0 && isi.get(mulai - 1) == Some(&b'\r') && sisa.first() == Some(&b'\n');
    let akhir = sisa.iter().take_while(|b| matches!(b, b'\n' | b'\r')).filter(|b| **b == b'\n').count();
    akhir - usize::from(tengah)
}

/// The lines of the text, at most so many; refused when it is no table with the columns that must be there.
pub fn pisah(
    kode: impl Penolakan,
    kolom: &'static [Kolom],
    isi: &str,
    paling_banyak: usize,
) -> Hasil<Vec<BarisBerkas>> {
    let isi = isi.strip_prefix('\u{feff}').unwrap_or(isi);
    let titik_koma = isi.lines().next().is_some_and(|l| l.contains(';'));
    let mut r = csv::ReaderBuilder::new()
        .delimiter(if titik_koma { b';' } else { b',' })
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(isi.as_bytes());
    let rusak = |e: csv::Error| kode.tolak("Berkas CSV tidak terbaca").sebab(e);
    let cocok =
        |h: &str| kolom.iter().find(|k| k.nama.eq_ignore_ascii_case(h) || k.label.eq_ignore_ascii_case(h));
    let kepala: Vec<Option<&Kolom>> = r.headers().map_err(rusak)?.iter().map(cocok).collect();
    let kurang: Vec<&str> =
        kolom.iter().filter(|k| k.wajib && !kepala.contains(&Some(k))).map(|k| k.nama).collect();
    if !kurang.is_empty() {
        let pesan = format!("Baris pertama harus memuat nama kolom; belum ada: {}", kurang.join(", "));
        return Err(kode.tolak(pesan));
    }
    let mut hasil = Vec::new();
    let mut lewat = 0;
    for (i, baris) in r.records().enumerate() {
        let baris = baris.map_err(rusak)?;
        // The reader passes over lines without anything; the number of a line counts them.
        let mulai = baris.position().and_then(|p| usize::try_from(p.byte()).ok()).unwrap_or(0);
        lewat += kosong_di(isi.as_bytes(), mulai);
        if baris.iter().all(str::is_empty) {
            continue;
        }
        if hasil.len() >= paling_banyak {
            return Err(kode.tolak(format!("Paling banyak {paling_banyak} baris sekali impor")));
        }
        let sel = kepala
            .iter()
            .zip(baris.iter())
            .filter_map(|(k, v)| {
                let k = (*k)?;
                // Sheets mark text with an apostrophe, and in Indonesia write decimals with a comma.
                let v = v.strip_prefix('\'').unwrap_or(v);
                let angka = v.contains(',')
                    && !v.contains('.')
                    && !k.nama.starts_with("na")
                    && v.bytes().all(|b| b.is_ascii_digit() || b == b',');
                Some((k.nama, if angka && titik_koma { v.replace(',', ".") } else { v.to_owned() }))
            })
            .collect();
        hasil.push(BarisBerkas { nomor: i + 2 + lewat, sel });
    }
    if hasil.is_empty() {
        return Err(kode.tolak("Berkas ini tidak berisi data"));
    }
    Ok(hasil)
}

/// What a file says, whatever it is called and however it was saved.
pub fn sidik(baris: &[BarisBerkas]) -> String {
    let mut h = Sha256::new();
    for b in baris {
        for (k, v) in b.sel.iter().filter(|(_, v)| !v.is_empty()) {
            h.update(k.as_bytes());
            h.update([0]);
            h.update(v.as_bytes());
            h.update([0]);
        }
        h.update([1]);
    }
    values::format::heksa(&h.finalize())
}

/// How many lines are wrong, and the lines a preview shows: the wrong ones, and the first good ones.
pub fn contoh(kolom: &[Kolom], baris: Vec<BarisBerkas>, s: &Salah) -> (usize, Vec<BarisImpor>) {
    let mut pesan: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for (ke, nama, p) in s.pesan() {
        let label = kolom.iter().find(|k| k.nama == nama).map_or(nama.as_str(), |k| k.label);
        pesan.entry(ke.unwrap_or_default()).or_default().push(format!("{label}: {p}"));
    }
    let banyak = pesan.len();
    let (mut salah, mut baik) = (Vec::new(), Vec::new());
    for (ke, b) in baris.into_iter().enumerate() {
        let p = pesan.remove(&ke).unwrap_or_default();
        let ke = if p.is_empty() { &mut baik } else { &mut salah };
        if ke.len() < CONTOH {
            ke.push(BarisImpor { baris: b.nomor, isi: b.sel, salah: p });
        }
    }
    salah.extend(baik.into_iter().take(CONTOH_BAIK));
    (banyak, salah)
}

/// Refuses a file with any wrong line: all of it comes in, or nothing.
pub fn tolak(kode: impl Penolakan, baris: &[BarisBerkas], s: &Salah) -> Hasil<()> {
    let Some((ke, _, pesan)) = s.pesan().first() else { return Ok(()) };
    let n = s.pesan().iter().filter_map(|(ke, ..)| *ke).collect::<BTreeSet<_>>().len();
    let nomor = ke.and_then(|n| baris.get(n)).map_or(0, |b| b.nomor);
    let pesan = format!("Baris {nomor}: {pesan} ({n} baris salah, tidak ada yang disimpan)");
    Err(kode.tolak(pesan))
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::penolakan! {
        enum UjiTolak {
            Berkas = "UJI-01" Aturan "the file is none",
            Baris = "UJI-02" Aturan "a line is not right",
        }
    }

    const KOLOM: &[Kolom] =
        &[Kolom::new("kasir", "Kasir", true, "kasir1"), Kolom::new("saldo", "Saldo", true, "1500000")];

    #[test]
    fn uang_juga_dengan_tanda_ribuan_dan_yang_lain_tidak_ditebak() {
        let csv = "kasir,Saldo,lain\na,1500000,x\nb,\"1.500.000\",x\nc,\"Rp. 1,500,000\",x\nd,1.5,x\ne,\"1,50\",x\n\n'f,,x\n";
        let baris = pisah(UjiTolak::Berkas, KOLOM, csv, 10).unwrap();
        let mut s = Salah::semua();
        let uang: Vec<_> =
            baris.iter().enumerate().map(|(n, b)| b.rupiah(n, "saldo", &mut s).map(Rupiah::nilai)).collect();
        assert_eq!(uang, [Some(1_500_000), Some(1_500_000), Some(1_500_000), None, None, None]);
        assert_eq!(
            (s.pesan().len(), baris.last().unwrap().nomor, baris.last().unwrap().teks("kasir")),
            (2, 8, "f")
        );
        let windows = pisah(UjiTolak::Berkas, KOLOM, &csv.replace('\n', "\r\n"), 10).unwrap();
        let nomor = |b: &[BarisBerkas]| b.iter().map(|b| b.nomor).collect::<Vec<_>>();
        assert_eq!((nomor(&baris), nomor(&windows)), (vec![2, 3, 4, 5, 6, 8], vec![2, 3, 4, 5, 6, 8]));
        let t = tolak(UjiTolak::Baris, &baris, &s).unwrap_err();
        assert!(t.pesan.starts_with("Baris 5: ") && t.pesan.contains("(2 baris salah"), "{}", t.pesan);
        let (salah, contoh) = contoh(KOLOM, baris, &s);
        assert_eq!((salah, contoh.len(), contoh.first().unwrap().baris), (2, 6, 5));
    }

    #[test]
    fn bukan_tabel_ditolak() {
        for (isi, pesan) in [
            ("", "belum ada: kasir, saldo"),
            ("kasir\na\n", "belum ada: saldo"),
            ("kasir,saldo\n", "tidak berisi data"),
            ("kasir,saldo\na,1\nb,1\nc,1\n", "Paling banyak 2 baris"),
        ] {
            let t = pisah(UjiTolak::Berkas, KOLOM, isi, 2).err().unwrap();
            assert!(t.pesan.contains(pesan), "{}", t.pesan);
        }
    }
}
