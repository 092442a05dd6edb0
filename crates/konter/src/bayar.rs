//! How a transaction is paid: what the customer hands over or gets, to the rupiah. Payments that do not add up are
//! refused; change comes out of cash alone.

use crate::hari::Hari;
use crate::jumlah::{meluap, rupiah};
use crate::pelanggan::Pelanggan;
use crate::tolak::KonterTolak;
use db::{Conn, args};
use ledger::Dok;
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::{NoRekening, Rupiah};

const PALING_BANYAK: usize = 20;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
pub enum JenisBayar {
    #[default]
    Cash,
    Transfer,
    #[serde(alias = "DEBIT")]
    Debet,
    #[serde(alias = "KREDIT")]
    Credit,
    /// what the shop takes in exchange; only the server writes it
    Tukar,
    /// a deposit
    Titip,
    Kupon,
    Poin,
    /// money paid down before on this very document (`uang_muka`); only the server writes it
    Dp,
    /// owed on a contract of instalments; only the server writes it
    Piutang,
}

impl JenisBayar {
    pub const fn kode(self) -> &'static str {
        match self {
            Self::Cash => "CASH",
            Self::Transfer => "TRANSFER",
            Self::Debet => "DEBET",
            Self::Credit => "CREDIT",
            Self::Tukar => "TUKAR",
            Self::Titip => "TITIP",
            Self::Kupon => "KUPON",
            Self::Poin => "POIN",
            Self::Dp => "DP",
            Self::Piutang => "PIUTANG",
        }
    }

    /// Goes through an account of the shop.
    pub const fn bank(self) -> bool {
        matches!(self, Self::Transfer | Self::Debet | Self::Credit)
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = Pembayaran)]
pub struct Bayar {
    pub jenis: JenisBayar,
    /// cash: what was handed over, change included
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// the shop's account
    pub no_rekening: String,
    /// the customer's account, for a transfer to them
    pub no_rekening_tujuan: String,
    pub atas_nama: String,
    /// the last four digits of a card
    pub kartu_akhir: String,
    pub no_titip: String,
    pub no_kupon: String,
}

/// A payment as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarisBayar {
    /// JUAL or BELI
    pub sisi: &'static str,
    /// the customer pays; otherwise the shop
    pub masuk: bool,
    pub jenis: JenisBayar,
    pub jumlah: Rupiah,
    pub diterima: Rupiah,
    pub no_rekening: Option<NoRekening>,
    pub tujuan: String,
    pub atas_nama: String,
    pub kartu_akhir: String,
    /// the deposit or the coupon
    pub rujukan: String,
}

impl Rencana {
    /// What pays for the goods and earns nothing: exchange, points, coupons. A deposit is money that was paid before.
    pub fn bukan_uang(&self) -> Hasil<Rupiah> {
        let bukan = |j: JenisBayar| matches!(j, JenisBayar::Tukar | JenisBayar::Poin | JenisBayar::Kupon);
        rupiah(self.baris.iter().filter(|b| b.masuk && b.sisi == "JUAL" && bukan(b.jenis)).map(|b| b.jumlah))
    }
}

#[derive(Debug, Default)]
pub struct Rencana {
    pub baris: Vec<BarisBayar>,
    pub kembali: Rupiah,
    /// money the customer really paid: what points are reckoned from
    pub uang: Rupiah,
}

pub(crate) fn tidak_pas(pesan: String) -> Tolak {
    KonterTolak::BayarTidakPas.pada("pembayaran", pesan)
}

fn rekening(c: &mut Conn, p: &Pelaku, ke: usize, kode: &str) -> Hasil<NoRekening> {
    let kode = kode.trim();
    if kode.is_empty() {
        return Err(salah(ke, "no_rekening", "No Rekening Harus Dipilih"));
    }
    let ada = c.one(
        "SELECT aktif FROM rekening WHERE toko = $1 AND no_rekening = $2 AND dihapus = 0",
        args![&p.toko, kode],
        |r| r.int(0),
    )?;
    match (ada, NoRekening::parse(kode)) {
        (Some(1), Ok(n)) => Ok(n),
        _ => Err(salah(ke, "no_rekening", format!("Rekening {kode} tidak ada atau tidak aktif"))),
    }
}

/// Where a payment stands: whose document it is, the place in the list, what the document comes to, what is left to pay.
#[derive(Debug, Clone, Copy)]
pub struct Tempat<'a> {
    pub siapa: &'a Pelanggan,
    pub ke: usize,
    pub total: Rupiah,
    pub sisa: Rupiah,
}

/// What a payment of a domain is: its reference, and how much it pays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Senilai {
    pub rujukan: String,
    pub jumlah: Rupiah,
}

/// A kind of payment that a domain brings: a deposit, a coupon, points, a down payment. The document hands over those it
/// takes; any other is refused.
pub trait CaraBayar {
    fn jenis(&self) -> JenisBayar;

    /// Checks one of them, or says on which field what is wrong.
    fn nilai(&self, c: &mut Conn, h: &Hari, b: &Bayar, t: Tempat<'_>) -> Hasil<Senilai>;

    /// May the shop pay with it too? What it buys is set off against what is owed.
    fn keluar(&self) -> bool {
        false
    }

    /// Its own books, once the document is open.
    fn catat(&self, dok: &mut Dok<'_, '_>, baris: &[&BarisBayar]) -> Hasil<()>;
}

/// A refusal on a field of a payment.
pub fn salah(ke: usize, kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    KonterTolak::Pembayaran.pada(&format!("pembayaran[{ke}].{kolom}"), pesan)
}

/// Refuses what is no money, for documents that take nothing else.
pub fn uang_saja(bayar: &[Bayar], apa: &str) -> Hasil<()> {
    match bayar.iter().position(|b| b.jenis != JenisBayar::Cash && !b.jenis.bank()) {
        None => Ok(()),
        Some(ke) => {
            Err(salah(ke, "jenis", format!("{apa} dibayar dengan CASH, TRANSFER, DEBET atau CREDIT")))
        }
    }
}

fn kosong(sisi: &'static str, masuk: bool, jenis: JenisBayar, jumlah: Rupiah) -> BarisBayar {
    BarisBayar {
        sisi,
        masuk,
        jenis,
        jumlah,
        diterima: Rupiah::NOL,
        no_rekening: None,
        tujuan: String::new(),
        atas_nama: String::new(),
        kartu_akhir: String::new(),
        rujukan: String::new(),
    }
}

/// What the customer pays for, and what the shop pays for.
#[derive(Debug, Clone, Copy)]
pub struct Jumlah {
    pub masuk: Rupiah,
    pub keluar: Rupiah,
}

impl Jumlah {
    /// What an exchange comes to; none of one side alone.
    pub fn neto_tukar(self) -> Hasil<Option<Rupiah>> {
        let tukar = self.masuk > Rupiah::NOL && self.keluar > Rupiah::NOL;
        tukar.then(|| self.masuk.kurang(self.keluar).map_err(meluap)).transpose()
    }
}

/// Payments in the order they are kept: what is exchanged first, then what the customer (or the shop) pays.
pub fn siapkan(
    c: &mut Conn,
    p: &Pelaku,
    h: &Hari,
    siapa: &Pelanggan,
    jumlah: Jumlah,
    bayar: &[Bayar],
    cara: &[&dyn CaraBayar],
) -> Hasil<Rencana> {
    if bayar.len() > PALING_BANYAK {
        return Err(tidak_pas(format!("Paling banyak {PALING_BANYAK} pembayaran")));
    }
    let mut r = Rencana::default();
    let tukar = jumlah.masuk.min(jumlah.keluar);
    if tukar > Rupiah::NOL {
        r.baris.push(kosong("JUAL", true, JenisBayar::Tukar, tukar));
        r.baris.push(kosong("BELI", false, JenisBayar::Tukar, tukar));
    }
    let masuk = jumlah.masuk >= jumlah.keluar;
    let sisa =
        if masuk { jumlah.masuk.kurang(tukar) } else { jumlah.keluar.kurang(tukar) }.map_err(meluap)?;
    let mut pernah = HashSet::new();
    let mut lain = Vec::with_capacity(bayar.len());
    for (ke, b) in bayar.iter().enumerate() {
        let tempat = Tempat { siapa, ke, total: jumlah.masuk, sisa };
        let satu = if b.jenis == JenisBayar::Cash || b.jenis.bank() {
            uang(c, p, ke, b, masuk)?
        } else {
            let cara = cara.iter().find(|x| x.jenis() == b.jenis);
            bukan_uang(c, h, b, masuk, tempat, cara.copied())?
        };
        if !satu.rujukan.is_empty() && !pernah.insert((satu.jenis, satu.rujukan.clone())) {
            let (kolom, nama) = match satu.jenis {
                JenisBayar::Kupon => ("no_kupon", "Kupon"),
                JenisBayar::Poin => ("jumlah_rp", "Poin"),
                JenisBayar::Dp => ("no_titip", "Uang muka"),
                _ => ("no_titip", "Titipan"),
            };
            return Err(salah(ke, kolom, format!("{nama} {} dipakai dua kali", satu.rujukan)));
        }
        lain.push(satu);
    }
    let dibayar = rupiah(lain.iter().map(|b| b.jumlah))?;
    if dibayar < sisa {
        let kurang = sisa.kurang(dibayar).map_err(meluap)?;
        return Err(tidak_pas(format!("Pembayaran kurang {kurang}")));
    }
    let lebih = dibayar.kurang(sisa).map_err(meluap)?;
    r.kembali = kembalikan(&mut lain, lebih, masuk)?;
    r.uang = rupiah(
        lain.iter().filter(|b| masuk && (b.jenis == JenisBayar::Cash || b.jenis.bank())).map(|b| b.jumlah),
    )?;
    r.baris.append(&mut lain);
    r.baris.retain(|b| b.jumlah > Rupiah::NOL);
    Ok(r)
}

/// Cash, or through an account of the shop.
fn uang(c: &mut Conn, p: &Pelaku, ke: usize, b: &Bayar, masuk: bool) -> Hasil<BarisBayar> {
    positif(ke, b)?;
    if !masuk && !matches!(b.jenis, JenisBayar::Cash | JenisBayar::Transfer) {
        return Err(salah(ke, "jenis", "Toko membayar dengan CASH atau TRANSFER"));
    }
    let mut satu = BarisBayar {
        diterima: b.jumlah_rp,
        tujuan: b.no_rekening_tujuan.trim().to_owned(),
        atas_nama: b.atas_nama.trim().to_uppercase(),
        ..kosong(if masuk { "JUAL" } else { "BELI" }, masuk, b.jenis, b.jumlah_rp)
    };
    if b.jenis.bank() {
        satu.no_rekening = Some(rekening(c, p, ke, &b.no_rekening)?);
        let akhir = b.kartu_akhir.trim();
        if !akhir.is_empty() && (akhir.len() != 4 || !akhir.bytes().all(|x| x.is_ascii_digit())) {
            return Err(salah(ke, "kartu_akhir", "Isi empat angka terakhir kartu saja"));
        }
        akhir.clone_into(&mut satu.kartu_akhir);
        if !masuk && satu.tujuan.is_empty() {
            return Err(salah(ke, "no_rekening_tujuan", "No Rekening Customer Harus Diisi"));
        }
    }
    Ok(satu)
}

fn positif(ke: usize, b: &Bayar) -> Hasil<()> {
    if b.jumlah_rp <= Rupiah::NOL {
        return Err(salah(ke, "jumlah_rp", "Jumlah bayar harus lebih dari nol"));
    }
    Ok(())
}

/// What a domain takes as payment.
fn bukan_uang(
    c: &mut Conn,
    h: &Hari,
    b: &Bayar,
    masuk: bool,
    t: Tempat<'_>,
    cara: Option<&dyn CaraBayar>,
) -> Hasil<BarisBayar> {
    // A coupon says itself what it is worth.
    if b.jenis != JenisBayar::Kupon {
        positif(t.ke, b)?;
    }
    if !masuk && !cara.is_some_and(CaraBayar::keluar) {
        return Err(salah(t.ke, "jenis", "Toko membayar dengan CASH atau TRANSFER"));
    }
    let Some(cara) = cara else {
        return Err(salah(t.ke, "jenis", "Jenis pembayaran ini tidak bisa dipakai di sini"));
    };
    let n = cara.nilai(c, h, b, t)?;
    let mut satu = kosong(if masuk { "JUAL" } else { "BELI" }, masuk, b.jenis, n.jumlah);
    satu.diterima = n.jumlah;
    satu.rujukan = n.rujukan;
    satu.tujuan = b.no_rekening_tujuan.trim().to_owned();
    satu.atas_nama = b.atas_nama.trim().to_uppercase();
    Ok(satu)
}

/// Takes the change off the cash that was handed over.
fn kembalikan(baris: &mut [BarisBayar], lebih: Rupiah, masuk: bool) -> Hasil<Rupiah> {
    if lebih == Rupiah::NOL {
        return Ok(lebih);
    }
    if !masuk {
        return Err(tidak_pas(format!("Pembayaran ke customer lebih {lebih}")));
    }
    let mut sisa = lebih;
    for b in baris.iter_mut().rev().filter(|b| b.jenis == JenisBayar::Cash) {
        let ambil = sisa.min(b.jumlah);
        b.jumlah = b.jumlah.kurang(ambil).map_err(meluap)?;
        sisa = sisa.kurang(ambil).map_err(meluap)?;
    }
    if sisa > Rupiah::NOL {
        return Err(tidak_pas(format!("Pembayaran lebih {sisa} dan bukan uang tunai")));
    }
    Ok(lebih)
}
