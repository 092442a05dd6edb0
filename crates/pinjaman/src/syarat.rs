//! Terms of a loan that is about to be written, new or following another: how long it runs, its rate, and what its pledges come to.

use crate::biaya::{self, Syarat};
use crate::plafond::{self, Orang, Tarif};
use crate::tabel::BarisHutang;
use crate::taksir::Nilai;
use crate::tolak::PinjamTolak;
use db::Conn;
use konter::{Alasan, Bayar, Hari, KodeAlasan, meluap, pelanggan, rupiah};
use platform::Hasil;
use values::bunga::AturanBunga;
use values::{Rupiah, Tanggal, Waktu};

/// The longest a loan may run.
const TENOR_MAKS: i64 = 366;

/// What a loan runs by.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ketentuan {
    pub(crate) pokok: Rupiah,
    pub(crate) dasar: Rupiah,
    pub(crate) tarif: Tarif,
    pub(crate) pembulatan: i64,
    pub(crate) tenor: i64,
    pub(crate) mulai: Tanggal,
    pub(crate) tempo: Tanggal,
}

impl Ketentuan {
    pub(crate) fn syarat(&self) -> Hasil<Syarat> {
        Ok(Syarat {
            pokok: self.pokok,
            bunga: self.tarif.bunga,
            denda: self.tarif.denda,
            aturan: AturanBunga {
                min_hari: self.tarif.min_hari,
                blok_hari: self.tarif.blok_hari,
                grace_hari: self.tarif.grace_hari,
                pembulatan: biaya::pembulatan(self.pembulatan)?,
            },
            mulai: self.mulai,
            tempo: self.tempo,
        })
    }
}

/// Days the store lends for.
fn tenor_toko(h: &Hari) -> i64 {
    h.hari("TENOR_HUTANG_HARI", 120)
}

/// From when to when: days of the form, else of the store.
pub(crate) fn tenor(h: &Hari, diminta: Option<i64>, kini: Waktu) -> Hasil<(i64, Tanggal, Tanggal)> {
    let hari = diminta.unwrap_or_else(|| tenor_toko(h));
    if !(1..=TENOR_MAKS).contains(&hari) {
        let pesan = format!("Lama pinjaman 1 sampai {TENOR_MAKS} hari");
        return Err(PinjamTolak::Isian.pada("tenor_hari", pesan));
    }
    let mulai = biaya::tgl_bunga(h, kini);
    let tempo = mulai.tambah_hari(hari).map_err(|e| db::Error::Lain(e.to_string()))?;
    Ok((hari, mulai, tempo))
}

/// The terms of a principal for a customer; `kecuali` is a loan that this one follows.
pub(crate) fn tetapkan(
    c: &mut Conn,
    h: &Hari,
    o: Option<&Orang>,
    pokok: Rupiah,
    (tenor, mulai, tempo): (i64, Tanggal, Tanggal),
    kecuali: &str,
) -> Hasil<Ketentuan> {
    let dasar = plafond::dasar(c, h, o, pokok, kecuali)?;
    let tarif = plafond::tarif(c, &h.toko, dasar)?;
    let pembulatan = h.set.nilai("PEMBULATAN").trim().parse().unwrap_or(500_i64).max(1);
    Ok(Ketentuan { pokok, dasar, tarif, pembulatan, tenor, mulai, tempo })
}

/// What pledges come to together.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Jumlahnya {
    pub(crate) taksiran: Rupiah,
    pub(crate) plafond: Rupiah,
    pub(crate) lebur: Rupiah,
}

pub(crate) fn jumlahkan<'a>(semua: impl Iterator<Item = &'a Nilai> + Clone) -> Hasil<Jumlahnya> {
    Ok(Jumlahnya {
        taksiran: rupiah(semua.clone().map(|n| n.taksiran))?,
        plafond: rupiah(semua.clone().map(|n| n.plafond))?,
        lebur: rupiah(semua.map(|n| n.lebur))?,
    })
}

/// No principal is above what the pledges would bring melted.
pub(crate) fn di_bawah_lebur(pokok: Rupiah, j: &Jumlahnya) -> Hasil<()> {
    if pokok <= j.lebur {
        return Ok(());
    }
    let pesan = format!("Pinjaman {pokok} di atas nilai lebur barang {}, tidak bisa diberikan", j.lebur);
    Err(PinjamTolak::Lebur.pada("jumlah_hutang", pesan))
}

/// The principal over the pledges, by appraisal.
pub(crate) fn sebar(pokok: Rupiah, baris: &mut [BarisHutang]) -> Hasil<()> {
    let bobot: Vec<i64> = baris.iter().map(|b| b.taksiran_rp.nilai()).collect();
    let bagian = values::poin::sebar(pokok.nilai(), &bobot).map_err(meluap)?;
    for (b, rp) in baris.iter_mut().zip(bagian) {
        b.pokok_rp = Rupiah::new(rp);
    }
    Ok(())
}

/// Pledges are weighed and tested by who says yes, never by who pays out.
pub(crate) fn diuji() -> Alasan {
    let pesan = "Jaminan ditimbang dan diuji oleh yang menyetujui, bukan oleh yang membayarkan uangnya";
    Alasan::new(KodeAlasan::Uji, pesan)
}

/// Days that the store does not lend for: long ones put the penalty off, short ones bring the auction near. Those of the loan that this
/// one follows were asked for before.
pub(crate) fn tenor_lain(h: &Hari, tenor: i64, dulu: Option<i64>) -> Option<Alasan> {
    let toko = tenor_toko(h);
    if tenor == toko || Some(tenor) == dulu {
        return None;
    }
    let pesan = format!("Lama pinjaman {tenor} hari, menurut toko {toko} hari");
    Some(Alasan::new(KodeAlasan::Tenor, pesan))
}

/// Money that goes to an account under another name goes to another.
pub(crate) fn rekening_lain<'a>(bayar: &'a [Bayar], nama: &'a str) -> impl Iterator<Item = Alasan> + 'a {
    let lain = bayar.iter().filter(move |b| b.jenis.bank() && pelanggan::rapi(&b.atas_nama) != nama);
    lain.map(move |b| {
        let (no, atas_nama) = (b.no_rekening_tujuan.trim(), pelanggan::rapi(&b.atas_nama));
        let atas_nama =
            if atas_nama.is_empty() { "tanpa nama".to_owned() } else { format!("atas nama {atas_nama}") };
        Alasan::new(
            KodeAlasan::RekeningLain,
            format!("Ditransfer ke rekening {no} {atas_nama}, bukan {nama}"),
        )
    })
}
