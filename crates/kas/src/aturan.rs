//! What every document of money asks: a category of the shop's own list, an account that lives, amounts that make sense,
//! approvals of a supervisor or owner.

use db::{Conn, Tx, args};
use platform::otorisasi::{self, Otorisasi};
use platform::{Hasil, Level, Pelaku, Tolak};
use serde::Serialize;
use values::{KodeToko, NoRekening, Rupiah, UserId};

/// The category under which approvals of money are asked.
pub const KATEGORI_OTORISASI: &str = "KEUANGAN";

pub(crate) const KATEGORI_MAKS: usize = 40;
pub(crate) const DESKRIPSI_MAKS: usize = 200;
/// More than a drawer can hold is a typing error.
pub(crate) const JUMLAH_MAKS: Rupiah = Rupiah::new(100_000_000_000);

pub(crate) fn salah<T>(kode: &'static str, kolom: &str, pesan: impl Into<String>) -> Hasil<T> {
    let pesan = pesan.into();
    Err(Tolak::aturan(kode, pesan.clone()).kolom(kolom, pesan))
}

/// One line of text in its place.
pub(crate) fn sebaris(kode: &'static str, kolom: &str, nama: &str, isi: &str) -> Hasil<String> {
    let rapi = isi.split_whitespace().collect::<Vec<_>>().join(" ");
    if rapi.chars().count() > DESKRIPSI_MAKS {
        return salah(kode, kolom, format!("{nama} paling banyak {DESKRIPSI_MAKS} karakter"));
    }
    Ok(rapi)
}

pub(crate) fn jumlah(kode: &'static str, kolom: &str, n: Rupiah) -> Hasil<()> {
    if n <= Rupiah::NOL {
        return salah(kode, kolom, "Jumlah harus lebih dari nol");
    }
    if n > JUMLAH_MAKS {
        return salah(kode, kolom, format!("Jumlah paling banyak {JUMLAH_MAKS}"));
    }
    Ok(())
}

/// Where a category may be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tempat {
    Kas,
    Bank,
}

impl Tempat {
    const fn nama(self) -> &'static str {
        match self {
            Tempat::Kas => "KAS",
            Tempat::Bank => "BANK",
        }
    }
}

/// A category that may be chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KategoriUang)]
pub struct Pilihan {
    pub kode_transaksi: String,
    pub nama_transaksi: String,
    /// MASUK or KELUAR
    pub jenis: String,
    /// KAS, BANK or KEDUANYA
    pub tempat: String,
    pub butuh_otorisasi: bool,
}

/// The shop's own categories, for the forms.
pub fn kategori_pilihan(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Pilihan>> {
    Ok(c.rows(
        "SELECT kode_transaksi, nama_transaksi, jenis, tempat, butuh_otorisasi FROM kode_transaksi \
         WHERE toko = $1 AND dihapus = 0 ORDER BY jenis DESC, kode_transaksi",
        args![toko],
        |r| {
            Ok(Pilihan {
                kode_transaksi: r.get(0)?,
                nama_transaksi: r.get(1)?,
                jenis: r.get(2)?,
                tempat: r.get(3)?,
                butuh_otorisasi: r.flag(4)?,
            })
        },
    )?)
}

/// Must this category be approved? Refused when the shop's list does not have it for this way and place. A shop that
/// has made no list yet names its categories freely.
pub(crate) fn kategori(
    tx: &mut Tx<'_>,
    kode: &'static str,
    isi: &str,
    jenis: &str,
    tempat: Tempat,
) -> Hasil<bool> {
    let toko = tx.toko().clone();
    let ada = tx.one(
        "SELECT jenis, tempat, butuh_otorisasi FROM kode_transaksi WHERE toko = $1 AND kode_transaksi = $2 AND dihapus = 0",
        args![&toko, isi],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?, r.flag(2)?)),
    )?;
    match ada {
        Some((j, ..)) if j != jenis => {
            salah(kode, "kategori", format!("Kategori {isi} untuk uang {}", j.to_lowercase()))
        }
        Some((_, t, _)) if t != "KEDUANYA" && t != tempat.nama() => {
            salah(kode, "kategori", format!("Kategori {isi} hanya untuk {}", t.to_lowercase()))
        }
        Some((_, _, otorisasi)) => Ok(otorisasi),
        None => {
            let sql = "SELECT 1 FROM kode_transaksi WHERE toko = $1 AND dihapus = 0 LIMIT 1";
            if tx.one(sql, args![&toko], |r| r.int(0))?.is_some() {
                return salah(kode, "kategori", format!("Kategori {isi} tidak ada di master kode transaksi"));
            }
            Ok(false)
        }
    }
}

/// An account of the shop that may be used, with its bank.
pub(crate) fn rekening(c: &mut Conn, toko: &KodeToko, isi: &str) -> Hasil<(NoRekening, String)> {
    if isi.trim().is_empty() {
        return salah("BANK-10", "no_rekening", "No Rekening Tidak Boleh Kosong");
    }
    let Ok(no) = NoRekening::parse(isi) else {
        return salah("BANK-10", "no_rekening", "No Rekening tidak dikenal");
    };
    let ada = c.one(
        "SELECT kode_bank, aktif FROM rekening WHERE toko = $1 AND no_rekening = $2 AND dihapus = 0",
        args![toko, &no],
        |r| Ok((r.get::<String>(0)?, r.flag(1)?)),
    )?;
    match ada {
        Some((bank, true)) => Ok((no, bank)),
        Some((_, false)) => salah("BANK-10", "no_rekening", format!("Rekening {no} tidak aktif")),
        None => salah("BANK-10", "no_rekening", format!("Rekening {no} tidak ada di master rekening")),
    }
}

/// What needs a supervisor or owner: their own hand, or an approval that names this document or this amount. `pemilik`:
/// only an owner will do.
pub(crate) fn disetujui(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    id: &str,
    (dokumen, nominal): (Option<&str>, Rupiah),
    pemilik: bool,
) -> Hasil<Option<Otorisasi>> {
    let cukup = if pemilik { p.level == Level::Own } else { p.level.penyetuju() };
    if cukup {
        return Ok(None);
    }
    let siapa = if pemilik { "OWN" } else { "SPV atau OWN" };
    let tolak = |pesan: String| {
        Tolak::aturan("KAS-12", pesan).rincian(
            serde_json::json!({ "otorisasi": KATEGORI_OTORISASI, "dokumen": dokumen, "nominal": nominal }),
        )
    };
    if id.trim().is_empty() {
        return Err(tolak(format!("Perlu persetujuan {siapa}")));
    }
    let o = otorisasi::pakai(tx, id.trim(), KATEGORI_OTORISASI, p, dokumen)?;
    if o.nominal != Some(nominal) {
        return Err(tolak("Otorisasi ini untuk jumlah yang lain".to_owned()));
    }
    if pemilik {
        let sql = "SELECT 1 FROM pengguna WHERE user_id = $1 AND level = 'OWN'";
        if tx.one(sql, args![o.penyetuju.as_ref().map(UserId::as_str)], |r| r.int(0))?.is_none() {
            return Err(tolak("Perlu persetujuan OWN".to_owned()));
        }
    }
    Ok(Some(o))
}

/// Adds up; a sum beyond all bounds is a refusal.
pub(crate) fn luap(e: values::Meluap) -> Tolak {
    ledger::Galat::from(e).into()
}
