//! Stones that are taken from where they lie: a stone whole, of a parcel some. What goes is weighed and what stays; where both
//! together differ from the book by more than a hundredth of a carat somebody else says yes, and the difference is booked.

use crate::BatuTolak;
use db::{Conn, args};
use konter::meluap;
use ledger::batu::{self, Gerak, Isi, Tempat};
use platform::Hasil;
use platform::otorisasi::Rincian;
use platform::salah::Salah;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use values::{CaratBatu, KodeToko, Rupiah};

/// Thousandths of a carat that scales may differ by.
pub const TOLERANSI: i64 = 10;
/// What a draw may differ from the average of its parcel: a fifth.
const BAGIAN: i128 = 5;

/// What scales may differ by for so many stones: never more than half of one of them, or each would be worth keeping.
pub(crate) fn toleransi(carat: i64, butir: i64) -> i64 {
    TOLERANSI.min((carat / butir.max(1) / 2).max(1))
}

/// What is not booked of what scales of a document had less than the book, all of it together: for a second person beyond a
/// hundredth of a carat, as of a single stone.
pub(crate) fn bersama(semua: &[Ambil]) -> Option<String> {
    let kurang: i64 = semua.iter().map(|a| (a.selisih - a.dibukukan).min(0)).sum();
    (kurang < -TOLERANSI)
        .then(|| format!("Bersama {} ct lebih ringan dari buku", CaratBatu::perseribu(-kurang)))
}

pub(crate) const PALING_BANYAK: usize = 100;

/// A stone, or some of a parcel.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BatuAmbil)]
pub struct AmbilMinta {
    pub kode_batu: String,
    /// 0: all that is there
    pub butir: i64,
    /// what goes, on the scale; left out: what the book says, of a whole stone or parcel
    #[schema(value_type = Option<f64>)]
    pub carat: Option<CaratBatu>,
    /// of a parcel of which some stays: what stays, on the scale
    #[schema(value_type = Option<f64>)]
    pub carat_sisa: Option<CaratBatu>,
}

db::bacaan! {
    /// What the register says of a stone.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Register {
        pub(crate) kode_batu: String = "batu.kode_batu",
        pub(crate) jenis: String = "batu.jenis",
        pub(crate) jenis_batu: String = "batu.jenis_batu",
        pub(crate) shape: String = "batu.shape",
        pub(crate) color: String = "batu.color",
        pub(crate) clarity: String = "batu.clarity",
        pub(crate) laboratorium: String = "batu.laboratorium",
        pub(crate) no_sertifikat: String = "batu.no_sertifikat",
        pub(crate) kode_supplier: String = "batu.kode_supplier",
        pub(crate) usd_carat: i64 = "batu.usd_carat",
    }
}

impl Register {
    /// In the words of papers and approvals.
    pub(crate) fn uraian(&self) -> String {
        let cert = format!("{} {}", self.laboratorium, self.no_sertifikat);
        [&self.jenis_batu, &self.shape, &self.color, &self.clarity, &cert]
            .iter()
            .map(|t| t.trim())
            .filter(|t| !t.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    }
}

pub(crate) fn register(c: &mut Conn, kode: &str) -> Hasil<Option<Register>> {
    Ok(c.baris_satu::<Register>("FROM batu WHERE kode_batu = $1", args![kode])?)
}

/// What is taken of one stone.
#[derive(Debug, Clone)]
pub struct Ambil {
    pub kode_batu: String,
    pub(crate) reg: Register,
    /// what goes, with its share of the cost
    pub isi: Isi,
    pub usd_carat: i64,
    /// what the scale said less the book, of all of it; booked only beyond the tolerance
    pub selisih: i64,
    dibukukan: i64,
    /// stones that are not like the rest of their parcel
    ganjil: bool,
}

impl Ambil {
    /// `beda`: what the scale said less the book, and what of it is booked.
    pub(crate) fn baru(reg: Register, isi: Isi, (selisih, dibukukan): (i64, i64)) -> Self {
        Self {
            kode_batu: reg.kode_batu.clone(),
            usd_carat: reg.usd_carat,
            reg,
            isi,
            selisih,
            dibukukan,
            ganjil: false,
        }
    }

    /// Its lines in the book: the difference first, then the move.
    pub fn gerak(&self, dari: &Tempat, ke: &Tempat) -> Vec<Gerak> {
        let mut semua = Vec::new();
        if self.dibukukan != 0 {
            let (a, b) = if self.dibukukan < 0 {
                (dari.clone(), Tempat::Susut)
            } else {
                (Tempat::Lebih, dari.clone())
            };
            let isi = Isi { carat: CaratBatu::perseribu(self.dibukukan.abs()), ..Isi::default() };
            semua.push(Gerak { kode_batu: self.kode_batu.clone(), dari: a, ke: b, isi });
        }
        semua.push(Gerak {
            kode_batu: self.kode_batu.clone(),
            dari: dari.clone(),
            ke: ke.clone(),
            isi: self.isi,
        });
        semua
    }

    /// Why somebody else must say yes, where the scale and the book differ.
    pub fn beda(&self) -> Option<String> {
        if self.dibukukan != 0 {
            let beda = CaratBatu::perseribu(self.selisih);
            return Some(format!("Batu {} ditimbang beda {beda} ct dari buku", self.kode_batu));
        }
        self.ganjil.then(|| {
            let (butir, carat) = (self.isi.butir, self.isi.carat);
            format!("Batu {} {butir} butir {carat} ct tidak seperti isi paketnya", self.kode_batu)
        })
    }

    /// As its approver reads it.
    pub fn rincian(&self) -> Rincian {
        let isi = format!("{} {} butir {} ct", self.reg.uraian(), self.isi.butir, self.isi.carat);
        Rincian::jumlah(self.kode_batu.clone(), isi, self.isi.nilai)
    }

    /// What an approval is bound to.
    pub fn ikat(&self) -> String {
        format!("{} {} {} {}", self.kode_batu, self.isi.butir, self.isi.carat, self.selisih)
    }
}

fn bagian(nilai: Rupiah, carat: i64, dari: i64) -> Hasil<Rupiah> {
    let n = i128::from(nilai.nilai()) * i128::from(carat) / i128::from(dari.max(1));
    i64::try_from(n).map(Rupiah::new).map_err(|_| meluap(values::Meluap))
}

/// Are these stones other than the parcel they come from, by their average?
fn ganjil((carat, butir): (i64, i64), (semua, ada): (i64, i64)) -> bool {
    let seharusnya = i128::from(semua) * i128::from(butir);
    let beda = (i128::from(carat) * i128::from(ada) - seharusnya).abs();
    beda * BAGIAN > seharusnya && beda > i128::from(TOLERANSI) * i128::from(ada)
}

/// Why a stone cannot be taken so; otherwise what is taken.
fn satu(ada: Isi, reg: &Register, m: &AmbilMinta) -> Hasil<Result<Ambil, (&'static str, String)>> {
    let salah = |kolom, pesan: String| Ok(Err((kolom, pesan)));
    let buku = ada.carat.sebagai_perseribu();
    let butir = if m.butir == 0 { ada.butir } else { m.butir };
    if butir < 0 || butir > ada.butir {
        return salah("butir", format!("Batu {} tinggal {} butir", reg.kode_batu, ada.butir));
    }
    let boleh = toleransi(buku, ada.butir);
    let ambil = |isi: Isi, selisih: i64| {
        let dibukukan = if selisih.abs() > boleh { selisih } else { 0 };
        Ambil::baru(reg.clone(), isi, (selisih, dibukukan))
    };
    let timbang = m.carat.map(CaratBatu::sebagai_perseribu);
    if timbang.is_some_and(|n| n <= 0) {
        return salah("carat", "Carat harus lebih dari nol".to_owned());
    }
    if butir == ada.butir {
        let selisih = timbang.map_or(0, |n| n - buku);
        let carat = if selisih.abs() > boleh { buku + selisih } else { buku };
        return Ok(Ok(ambil(Isi { butir, carat: CaratBatu::perseribu(carat), nilai: ada.nilai }, selisih)));
    }
    let (Some(pergi), Some(tinggal)) = (timbang, m.carat_sisa.map(CaratBatu::sebagai_perseribu)) else {
        let kolom = if timbang.is_none() { "carat" } else { "carat_sisa" };
        return salah(kolom, "Timbang yang diambil dan yang tinggal".to_owned());
    };
    if tinggal <= 0 {
        return salah("carat_sisa", "Carat yang tinggal harus lebih dari nol".to_owned());
    }
    let selisih = pergi.saturating_add(tinggal) - buku;
    let kini = if selisih.abs() > boleh { buku + selisih } else { buku };
    if pergi >= kini {
        return salah("carat", format!("Paket {} tinggal {} ct", reg.kode_batu, CaratBatu::perseribu(kini)));
    }
    let nilai = bagian(ada.nilai, pergi, kini)?;
    let a = ambil(Isi { butir, carat: CaratBatu::perseribu(pergi), nilai }, selisih);
    Ok(Ok(Ambil { ganjil: ganjil((pergi, butir), (kini, ada.butir)), ..a }))
}

/// Stones taken from a place, each once; every message on its row.
pub fn siapkan(c: &mut Conn, toko: &KodeToko, dari: &Tempat, minta: &[AmbilMinta]) -> Hasil<Vec<Ambil>> {
    if minta.is_empty() || minta.len() > PALING_BANYAK {
        let pesan = if minta.is_empty() {
            "Belum ada batu yang dipilih"
        } else {
            "Paling banyak 100 batu sekali simpan"
        };
        return Err(BatuTolak::Isian.pada("detail", pesan));
    }
    let (mut s, mut pernah) = (Salah::di("detail"), BTreeSet::new());
    let mut semua = Vec::with_capacity(minta.len());
    for (ke, m) in minta.iter().enumerate() {
        let kode = m.kode_batu.trim().to_uppercase();
        let Some(reg) = register(c, &kode)? else {
            s.beri(ke, "kode_batu", format!("Batu {kode} tidak ada di register"));
            continue;
        };
        if !pernah.insert(kode.clone()) {
            s.beri(ke, "kode_batu", format!("Batu {kode} dipilih dua kali"));
            continue;
        }
        let ada = batu::saldo(c, toko, &kode, dari)?;
        if ada.butir == 0 {
            s.beri(ke, "kode_batu", di_mana(c, toko, &kode, dari)?);
            continue;
        }
        match satu(ada, &reg, m)? {
            Ok(a) => semua.push(a),
            Err((kolom, pesan)) => s.beri(ke, kolom, pesan),
        }
    }
    s.tolak(BatuTolak::Isian)?;
    Ok(semua)
}

/// Where a stone is that is not where it is looked for.
fn di_mana(c: &mut Conn, toko: &KodeToko, kode: &str, dari: &Tempat) -> Hasil<String> {
    let ada: Option<String> = c.one(
        "SELECT tempat FROM saldo_batu WHERE toko = $1 AND kode_batu = $2 AND carat > 0 AND substr(tempat, 1, 1) <> '@' \
         ORDER BY tempat LIMIT 1",
        args![toko, kode],
        |r| r.get(0),
    )?;
    Ok(match ada {
        Some(t) => format!("Batu {kode} tidak di {}, tetapi di {t}", dari.kode()),
        None => format!("Batu {kode} tidak ada lagi di toko ini"),
    })
}
