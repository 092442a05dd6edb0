//! The goods of two stores as a few maps: where every piece is, what every place holds, which documents stand. It
//! knows the rules of the documents in their simplest words and says beforehand what must be refused.

use super::hitung::{Hitungan, Lingkup};
use std::collections::{BTreeMap, BTreeSet};

/// The stores of the runs.
pub const TOKO: [&str; 2] = ["JKT1", "BDG1"];

/// Where a piece can be: a tray of a warehouse, or an account outside (`@…`, no tray).
pub type Tempat = (String, String);

pub fn transit(no: &str) -> Tempat {
    ("@TRANSIT".to_owned(), no.to_owned())
}

pub fn luar(akun: &str) -> Tempat {
    (akun.to_owned(), String::new())
}

/// Pieces, weight, fine gold, cost.
pub type Isi = [i64; 4];

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Barang {
    pub toko: usize,
    pub tempat: Tempat,
    pub group: &'static str,
    pub dept: &'static str,
    pub berat: i64,
    pub murni: i64,
    pub nilai: i64,
    pub profit: i64,
}

impl Barang {
    pub fn isi(&self) -> Isi {
        [1, self.berat, self.murni, self.nilai]
    }

    pub fn di_luar(&self) -> bool {
        self.tempat.0.starts_with('@')
    }

    /// What its card must say.
    pub fn status(&self) -> &'static str {
        match self.tempat.0.as_str() {
            "@PELANGGAN" => "TERJUAL",
            "@TRANSIT" => "KIRIM",
            "@PEMASOK" => "RETUR",
            "@HILANG" => "HILANG",
            "LABEL" => "BARU",
            "TITIP" => "TITIP",
            "HANCUR" => "HANCUR",
            _ => "READY",
        }
    }
}

/// A row of a bulk entry.
#[derive(Debug, Clone)]
pub struct Baru {
    pub baki: &'static str,
    pub gudang: &'static str,
    pub group: &'static str,
    pub dept: &'static str,
    pub berat: i64,
    pub nilai: i64,
}

/// Printed purity of the groups that the runs use, in hundredths of a percent.
pub fn kadar(group: &str) -> i64 {
    if group == "750" { 7_500 } else { 4_200 }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dokumen {
    pub toko: usize,
    pub no: String,
    pub jenis: &'static str,
    pub langkah: Vec<(String, Tempat, Tempat)>,
    /// what each piece weighed then
    pub berat: Vec<i64>,
    pub batal: bool,
}

#[derive(Debug, Clone)]
pub struct Baki {
    pub gudang: String,
    pub kapasitas: i64,
    pub tara: i64,
    pub toleransi: i64,
}

/// A weight that was found, and what became of it.
#[derive(Debug, Clone)]
pub struct Susut {
    pub toko: usize,
    pub kode: String,
    pub buku: i64,
    pub timbang: i64,
    pub status: &'static str,
}

/// Must a second person look at this weight? One percent or 20 mg lighter is nothing, 20 mg heavier neither.
pub fn perlu_validasi(buku: i64, timbang: i64) -> bool {
    let selisih = buku - timbang;
    selisih > (buku / 100).max(20) || selisih < -20
}

/// Pieces and milligrams, by group and type.
pub type PerJenis = BTreeMap<(String, String), (i64, i64)>;

#[derive(Debug, Clone, Default)]
pub struct Model {
    pub barang: BTreeMap<String, Barang>,
    pub lokasi: BTreeMap<(usize, String, String), Isi>,
    pub dokumen: Vec<Dokumen>,
    /// shipments of which nothing was received yet, and the store they go to
    pub menunggu: BTreeMap<String, usize>,
    /// every shipment: the store it goes to
    pub kirim: BTreeMap<String, usize>,
    /// the pieces of every shipment, and how each of them ended
    pub kirim_baris: BTreeMap<(String, String), &'static str>,
    pub susut: BTreeMap<String, Susut>,
    pub hitung: BTreeMap<String, Hitungan>,
    pub baki: BTreeMap<(usize, String), Baki>,
    pub sumber_hancur: BTreeSet<String>,
    pub kondisi: BTreeSet<String>,
    /// warehouses that are counted
    pub dihitung: BTreeSet<String>,
    /// tag and bag of a type
    pub kemasan: BTreeMap<String, i64>,
    /// the business day of each store, counted from the first
    pub hari: [i64; 2],
    /// by store, day, group and type: what the day ended with, and what was sold on it
    pub tutup: BTreeMap<(usize, i64), PerJenis>,
    pub jual: BTreeMap<(usize, i64, String, String), i64>,
}

/// What one person asks for. A new document is a new line here, one in `boleh`, one in `catat`, one in `aksi.rs`.
#[derive(Debug, Clone)]
pub enum Aksi {
    /// `ulang`: the same submit comes a second time
    Tambah {
        toko: usize,
        baris: Vec<Baru>,
        ulang: bool,
    },
    Profit {
        toko: usize,
        kode: String,
        profit: i64,
    },
    /// a sale as the stock book sees it; stands in for the documents of selling
    Jual {
        toko: usize,
        kode: String,
    },
    Pindah {
        toko: usize,
        kode: Vec<String>,
        baki: &'static str,
    },
    SatuBaki {
        toko: usize,
        dari: &'static str,
        ke: &'static str,
    },
    Hancur {
        toko: usize,
        kode: Vec<String>,
        kondisi: &'static str,
    },
    Retur {
        toko: usize,
        kode: Vec<String>,
    },
    Batal {
        toko: usize,
        no: String,
    },
    /// to the other store
    Kirim {
        toko: usize,
        kode: Vec<String>,
    },
    /// what arrived of a shipment, into one tray; what did not stays on its way
    Terima {
        toko: usize,
        no: String,
        /// with what the scale said of those that were weighed
        kode: Vec<(String, Option<i64>)>,
        baki: &'static str,
    },
    BatalKirim {
        toko: usize,
        no: String,
    },
    /// a piece that did not arrive is brought to an end
    Kurang {
        toko: usize,
        no: String,
        kode: String,
        tindakan: &'static str,
        baki: &'static str,
        izin: Izin,
    },
    /// a weight is accepted or not; `lain`: by another person than who weighed
    Susut {
        toko: usize,
        no: String,
        terima: bool,
        lain: bool,
    },
    /// the scale differs by so much from what the books expect
    Timbang {
        toko: usize,
        gudang: &'static str,
        baki: &'static str,
        selisih: i64,
    },
    HitungMulai {
        toko: usize,
        lingkup: Lingkup,
    },
    HitungPindai {
        toko: usize,
        no: String,
        kode: Vec<String>,
        baki: String,
    },
    HitungSelesai {
        toko: usize,
        no: String,
    },
    HitungBatal {
        toko: usize,
        no: String,
    },
    HitungKoreksi {
        toko: usize,
        no: String,
        disetujui: bool,
    },
    TutupHari {
        toko: usize,
    },
}

/// By whose word a missing piece is brought to an end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Izin {
    /// the owner does it
    Sendiri,
    /// somebody else does it, the supervisor approved
    Disetujui,
    Tanpa,
}

/// Warehouses that pieces enter and leave by documents of their own.
const TERSENDIRI: [&str; 3] = ["TITIP", "HUTANG", "HANCUR"];

fn dalam(gudang: &str, daftar: &[&str]) -> bool {
    daftar.contains(&gudang)
}

impl Model {
    fn isi_baki(&self, toko: usize, gudang: &str, baki: &str) -> i64 {
        self.lokasi.get(&(toko, gudang.to_owned(), baki.to_owned())).map_or(0, |i| i[0])
    }

    fn baki(&self, toko: usize, kode: &str) -> Option<&Baki> {
        self.baki.get(&(toko, kode.to_owned()))
    }

    fn muat(&self, toko: usize, kode: &str, banyak: usize) -> bool {
        self.baki(toko, kode).is_some_and(|b| {
            let isi = self.isi_baki(toko, &b.gudang, kode) + i64::try_from(banyak).unwrap();
            b.kapasitas == 0 || isi <= b.kapasitas
        })
    }

    /// Pieces of the store that lie in a tray, each once, and that `aturan` lets go.
    fn boleh_semua(&self, toko: usize, kode: &[String], aturan: impl Fn(&Barang) -> bool) -> bool {
        let sekali: BTreeSet<&String> = kode.iter().collect();
        let satu =
            |k: &String| self.barang.get(k).is_some_and(|b| b.toko == toko && !b.di_luar() && aturan(b));
        !kode.is_empty() && sekali.len() == kode.len() && kode.iter().all(satu)
    }

    pub fn dalam_baki(&self, toko: usize, baki: &str) -> Vec<String> {
        let di = |b: &Barang| b.toko == toko && !b.di_luar() && b.tempat.1 == baki;
        self.barang.iter().filter(|(_, b)| di(b)).map(|(k, _)| k.clone()).collect()
    }

    /// Must the shop let this through?
    pub fn boleh(&self, a: &Aksi) -> bool {
        match a {
            Aksi::Tambah { toko, baris, .. } => {
                let mut tambah: BTreeMap<&str, usize> = BTreeMap::new();
                baris.iter().for_each(|b| *tambah.entry(b.baki).or_default() += 1);
                let sah =
                    |b: &Baru| b.berat > 0 && self.baki(*toko, b.baki).is_some_and(|k| k.gudang == b.gudang);
                !baris.is_empty()
                    && baris.iter().all(sah)
                    && tambah.iter().all(|(baki, n)| self.muat(*toko, baki, *n))
            }
            Aksi::Profit { toko, kode, profit } => {
                *profit >= 0 && self.boleh_semua(*toko, std::slice::from_ref(kode), |_| true)
            }
            Aksi::Jual { toko, kode } => self.boleh_semua(*toko, std::slice::from_ref(kode), |_| true),
            Aksi::Pindah { toko, kode, baki } => {
                self.baki(*toko, baki).is_some_and(|t| !dalam(&t.gudang, &TERSENDIRI))
                    && self.muat(*toko, baki, kode.len())
                    && self
                        .boleh_semua(*toko, kode, |b| b.tempat.1 != *baki && !dalam(&b.tempat.0, &TERSENDIRI))
            }
            Aksi::SatuBaki { toko, dari, ke } => {
                let isi = self.dalam_baki(*toko, dari);
                let bebas = |k: &str| self.baki(*toko, k).is_some_and(|b| !dalam(&b.gudang, &TERSENDIRI));
                dari != ke && bebas(dari) && bebas(ke) && !isi.is_empty() && self.muat(*toko, ke, isi.len())
            }
            Aksi::Hancur { toko, kode, kondisi } => {
                self.kondisi.contains(*kondisi)
                    && self.boleh_semua(*toko, kode, |b| {
                        b.tempat.0 != "HANCUR" && self.sumber_hancur.contains(&b.tempat.0)
                    })
                    && !kode.iter().any(|k| self.menunggu_susut(k))
            }
            // What is on its way out has a weight that nobody questions.
            Aksi::Retur { toko, kode } => {
                self.boleh_semua(*toko, kode, |b| !dalam(&b.tempat.0, &TERSENDIRI))
                    && !kode.iter().any(|k| self.menunggu_susut(k))
            }
            Aksi::Batal { toko, no } => self.boleh_batal(*toko, no),
            Aksi::Kirim { toko, kode } => {
                self.boleh_semua(*toko, kode, |b| dalam(b.status(), &["READY", "BARU"]))
                    && !kode.iter().any(|k| self.menunggu_susut(k))
            }
            Aksi::Terima { toko, no, kode, baki } => {
                let sekali: BTreeSet<&String> = kode.iter().map(|(k, _)| k).collect();
                let di_jalan = |(k, g): &(String, Option<i64>)| {
                    g.is_none_or(|g| g > 0) && self.barang.get(k).is_some_and(|b| b.tempat == transit(no))
                };
                self.menunggu.get(no).is_some_and(|tujuan| tujuan == toko)
                    && !kode.is_empty()
                    && sekali.len() == kode.len()
                    && kode.iter().all(di_jalan)
                    && self.muat(*toko, baki, kode.len())
            }
            Aksi::BatalKirim { toko, no } => self.menunggu.get(no).is_some_and(|tujuan| tujuan != toko),
            Aksi::Kurang { toko, no, kode, tindakan, baki, izin } => {
                let Some(tujuan) = self.kirim.get(no) else { return false };
                let di = if *tindakan == "DITEMUKAN" { *tujuan } else { 1 - tujuan };
                di == *toko
                    && *izin != Izin::Tanpa
                    && self.kirim_baris.get(&(no.clone(), kode.clone())) == Some(&"KURANG")
                    && (*tindakan == "HILANG" || self.muat(*toko, baki, 1))
            }
            Aksi::Susut { toko, no, terima, lain } => self.susut.get(no).is_some_and(|s| {
                s.toko == *toko
                    && s.status == "PENDING"
                    && *lain
                    && (!terima || self.boleh_semua(*toko, std::slice::from_ref(&s.kode), |_| true))
            }),
            Aksi::Timbang { toko, gudang, baki, selisih } => {
                self.baki(*toko, baki).is_some_and(|b| b.gudang == *gudang)
                    && self.seharusnya(*toko, baki) + selisih >= 0
            }
            Aksi::HitungMulai { toko, lingkup } => self.boleh_mulai(*toko, lingkup),
            Aksi::HitungPindai { toko, no, kode, baki } => self.boleh_pindai(*toko, no, kode, baki),
            Aksi::HitungSelesai { toko, no } => self.boleh_selesai(*toko, no),
            Aksi::HitungBatal { toko, no } => self.boleh_batal_hitung(*toko, no),
            Aksi::HitungKoreksi { toko, no, disetujui } => *disetujui && self.boleh_koreksi(*toko, no),
            Aksi::TutupHari { .. } => true,
        }
    }

    fn menunggu_susut(&self, kode: &str) -> bool {
        self.susut.values().any(|s| s.kode == kode && s.status == "PENDING")
    }

    /// What a tray has to weigh: itself, and its pieces with tags and bags.
    pub fn seharusnya(&self, toko: usize, baki: &str) -> i64 {
        let isi = self.dalam_baki(toko, baki).into_iter().map(|k| {
            let b = &self.barang[&k];
            b.berat + self.kemasan[b.dept]
        });
        self.baki(toko, baki).map_or(0, |b| b.tara) + isi.sum::<i64>()
    }

    /// A weight is accepted: what is lost or found of it has an account of its own.
    pub fn terima_susut(&mut self, no: &str) {
        let s = self.susut.get_mut(no).unwrap();
        s.status = "DITERIMA";
        let (toko, kode, timbang) = (s.toko, s.kode.clone(), s.timbang);
        let b = self.barang.get_mut(&kode).unwrap();
        let (lama, tempat) = (b.isi(), b.tempat.clone());
        b.berat = timbang;
        b.murni = timbang * kadar(b.group) / 10_000;
        let beda: Isi = [0, lama[1] - b.berat, lama[2] - b.murni, 0];
        self.ubah(toko, &tempat, -1, beda);
        self.ubah(toko, &luar(if beda[1] > 0 { "@SUSUT" } else { "@LEBIH" }), 1, beda);
    }

    fn boleh_batal(&self, toko: usize, no: &str) -> bool {
        let Some(d) = self.dokumen.iter().find(|d| d.no == no && d.toko == toko) else { return false };
        let mut kembali: BTreeMap<&str, usize> = BTreeMap::new();
        d.langkah.iter().for_each(|(_, dari, _)| *kembali.entry(&dari.1).or_default() += 1);
        dalam(d.jenis, &["PINDAH", "HANCUR", "RETUR"])
            && !d.batal
            && d.langkah.iter().all(|(k, _, ke)| self.barang[k].toko == toko && self.barang[k].tempat == *ke)
            // No other document that stands moved them since, even if they came back to the same tray.
            && d.langkah.iter().all(|(k, ..)| self.terakhir(toko, k) == Some(no))
            // What was weighed anew since cannot go back as it was.
            && d.langkah.iter().zip(&d.berat).all(|((k, ..), berat)| self.barang[k].berat == *berat)
            && kembali.iter().all(|(baki, n)| self.muat(toko, baki, *n))
    }

    /// The last document of the store that moved this piece and stands.
    fn terakhir(&self, toko: usize, kode: &str) -> Option<&str> {
        let berdiri = |d: &&Dokumen| d.toko == toko && !d.batal && !dalam(d.jenis, &["BATAL", "BATAL_KIRIM"]);
        let memuat = |d: &&Dokumen| d.langkah.iter().any(|(k, ..)| k == kode);
        self.dokumen.iter().rev().filter(berdiri).find(memuat).map(|d| d.no.as_str())
    }

    fn ubah(&mut self, toko: usize, tempat: &Tempat, tanda: i64, isi: Isi) {
        let ada = self.lokasi.entry((toko, tempat.0.clone(), tempat.1.clone())).or_default();
        ada.iter_mut().zip(isi).for_each(|(a, b)| *a += tanda * b);
    }

    /// The pieces of a document go, and the document stands.
    pub fn gerakkan(
        &mut self,
        toko: usize,
        no: &str,
        jenis: &'static str,
        langkah: Vec<(String, Tempat, Tempat)>,
    ) {
        for (kode, dari, ke) in &langkah {
            let isi = self.barang[kode].isi();
            self.ubah(toko, dari, -1, isi);
            self.ubah(toko, ke, 1, isi);
            let b = self.barang.get_mut(kode).unwrap();
            b.tempat.clone_from(ke);
            b.toko = toko;
            if jenis == "JUAL" {
                let kunci = (toko, self.hari[toko], b.group.to_owned(), b.dept.to_owned());
                *self.jual.entry(kunci).or_default() += 1;
            }
        }
        let berat = langkah.iter().map(|(k, ..)| self.barang[k].berat).collect();
        self.dokumen.push(Dokumen { toko, no: no.to_owned(), jenis, langkah, berat, batal: false });
    }

    pub fn dalam_perjalanan(&self, no: &str) -> Vec<String> {
        self.barang.iter().filter(|(_, b)| b.tempat == transit(no)).map(|(k, _)| k.clone()).collect()
    }

    /// What a group and type have in the store, in pieces and weight.
    pub fn per_jenis(&self, toko: usize) -> PerJenis {
        let mut hasil: BTreeMap<_, (i64, i64)> = BTreeMap::new();
        for b in self.barang.values().filter(|b| b.toko == toko && !b.di_luar()) {
            let isi = hasil.entry((b.group.to_owned(), b.dept.to_owned())).or_default();
            *isi = (isi.0 + 1, isi.1 + b.berat);
        }
        hasil
    }

    /// A day ends: what there is will be what the next begins with.
    pub fn tutup_hari(&mut self, toko: usize) {
        self.tutup.insert((toko, self.hari[toko]), self.per_jenis(toko));
        self.hari[toko] += 1;
    }
}
