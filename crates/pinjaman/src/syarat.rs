//! Terms of a loan that is about to be written, new or following another: how long it runs, its rate, and what its pledges come to.

use crate::biaya::{self, Syarat};
use crate::plafond::{self, Orang, Tarif};
use crate::tabel::BarisHutang;
use crate::taksir::Nilai;
use crate::tolak::PinjamTolak;
use db::{Conn, args};
use konter::{Hari, meluap, rupiah};
use platform::{Hasil, Pelaku};
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

/// From when to when: days of the form, else of the store.
pub(crate) fn tenor(h: &Hari, diminta: Option<i64>, kini: Waktu) -> Hasil<(i64, Tanggal, Tanggal)> {
    let hari = diminta.unwrap_or_else(|| h.hari("TENOR_HUTANG_HARI", 120));
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

/// Who weighed and tested: somebody of the store, never who pays out.
pub(crate) fn penguji(c: &mut Conn, p: &Pelaku, teks: &str) -> Hasil<String> {
    let teks = teks.trim();
    let ada: Option<String> = c.one(
        "SELECT user_id FROM pengguna WHERE LOWER(user_id) = LOWER($1) AND aktif = 1 AND level NOT IN ('SU', 'MU')",
        args![teks],
        |r| r.get(0),
    )?;
    let Some(user) = ada.filter(|_| !teks.is_empty()) else {
        return Err(PinjamTolak::Penguji.pada("penguji", "Penguji barang harus dipilih"));
    };
    if user.eq_ignore_ascii_case(p.user_id.as_str()) {
        let pesan = "Barang ditimbang dan diuji orang lain, bukan yang membayarkan uangnya";
        return Err(PinjamTolak::Penguji.pada("penguji", pesan));
    }
    Ok(user)
}
