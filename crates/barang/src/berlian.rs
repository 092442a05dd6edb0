//! Stones of a card and the book of stones: those of a new piece enter the register with it; setting and taking out change what the
//! card weighs, costs and has. What stood on it before is given back word for word when that is cancelled.

use crate::BarangTolak;
use crate::baru::{Baru, Batu};
use crate::gerak::tempat;
use crate::kartu::{Kartu, satu};
use crate::sah::besar;
use db::{Tx, args};
use ledger::batu::{self, Isi};
use ledger::stok::{self, Gerak, Lokasi, Luar, Milik};
use ledger::{Dok, Galat};
use platform::{Hasil, Tolak};
use serde::{Deserialize, Serialize};
use values::{Berat, KodeBarcode, Rupiah};

/// A certificate as a card has it: the laboratory in front where there is one.
pub fn sertifikat(teks: &str) -> (String, String) {
    let teks = besar(teks);
    match teks.split_once(char::is_whitespace) {
        Some((lab, no)) if lab.chars().all(char::is_alphabetic) && !no.trim().is_empty() => {
            (lab.to_owned(), no.split_whitespace().collect())
        }
        _ if teks.is_empty() => (String::new(), String::new()),
        _ => ("LAIN".to_owned(), teks.split_whitespace().collect()),
    }
}

/// What the register writes of a stone of a card. A certificate is of one stone: that of a lot is told beside it.
pub fn dari_kartu(d: &Batu, harga: Rupiah) -> batu::Baru {
    let (laboratorium, no_sertifikat) =
        if d.butir == 1 { sertifikat(&d.sertifikat) } else { (String::new(), String::new()) };
    batu::Baru {
        paket: d.butir != 1,
        jenis_batu: besar(&d.jenis_batu),
        shape: besar(&d.shape),
        color: besar(&d.color),
        clarity: besar(&d.clarity),
        tempat_sertifikat: if no_sertifikat.is_empty() { String::new() } else { "BERSAMA BARANG".to_owned() },
        laboratorium,
        no_sertifikat,
        usd_carat: d.usd_carat.sebagai_sen(),
        isi: Isi { butir: d.butir, carat: d.carat, nilai: harga },
        keterangan: if d.butir == 1 { String::new() } else { besar(&d.sertifikat) },
        ..batu::Baru::default()
    }
}

/// Stones of a new piece, each with its code in the register.
pub(crate) fn ke_buku(
    dok: &mut Dok<'_, '_>,
    kode: &KodeBarcode,
    dari: Luar,
    b: &Baru,
    harga: &[Rupiah],
) -> Hasil<Vec<String>> {
    if b.data_berlian.is_empty() {
        return Ok(Vec::new());
    }
    let semua: Vec<batu::Baru> = b.data_berlian.iter().zip(harga).map(|(d, n)| dari_kartu(d, *n)).collect();
    Ok(batu::dari_kartu(dok, kode, dari, &semua)?)
}

db::bacaan! {
    /// What stones change on a card, as it was.
    #[derive(Debug, Clone, Serialize, Deserialize)]
    pub struct KartuLama {
        berat_asli: i64 = "berat_asli",
        berat: i64 = "berat",
        berat_atribut: i64 = "berat_atribut",
        total_pokok: i64 = "total_pokok",
        total_usd: i64 = "total_usd",
    }
}

/// Stones that come onto a card (more than nothing) or off it.
#[derive(Debug, Clone, Copy)]
pub struct Ubah {
    pub masuk: bool,
    pub berat: Berat,
    pub nilai: Rupiah,
    /// of what they sell for, in cents
    pub usd: i64,
}

fn meluap(e: values::Meluap) -> Tolak {
    BarangTolak::Meluap.tolak("Jumlahnya terlalu besar").sebab(e)
}

/// Books weight and cost of stones and brings the card in line; answers what stood on it.
pub fn ubah(dok: &mut Dok<'_, '_>, k: &Kartu, u: Ubah) -> Hasil<KartuLama> {
    let kode = &k.kode_barcode;
    let lama = dok
        .tx()
        .baris_satu::<KartuLama>("FROM barang WHERE kode_barcode = $1", args![kode])?
        .ok_or_else(|| BarangTolak::TidakAda.tolak(format!("Barang {kode} tidak ditemukan")))?;
    let (baki, luar) = (tempat(k)?, Lokasi::Luar(Luar::Batu));
    let (dari, ke, tanda) = if u.masuk { (luar, baki, 1) } else { (baki, luar, -1) };
    if u.berat > Berat::NOL || u.nilai > Rupiah::NOL {
        let gerak = Gerak {
            barang: kode.clone(),
            dari: (dari, Milik::Toko),
            ke: (ke, Milik::Toko),
            utuh: false,
            berat: u.berat,
            murni: Berat::NOL,
            nilai: u.nilai,
        };
        stok::catat(dok, &[gerak])?;
    }
    let mg = tanda * u.berat.sebagai_mg();
    let asli = lama.berat_asli.checked_add(mg).ok_or(Galat::Meluap)?;
    let baru = KartuLama {
        berat_asli: asli,
        berat: crate::masuk_beli::berat_jual(dok.tx(), Berat::mg(asli))?.sebagai_mg(),
        berat_atribut: lama.berat_atribut.checked_add(mg).ok_or(Galat::Meluap)?,
        total_pokok: lama.total_pokok.checked_add(tanda * u.nilai.nilai()).ok_or(Galat::Meluap)?,
        total_usd: lama.total_usd.checked_add(tanda * u.usd).ok_or(Galat::Meluap)?.max(0),
    };
    if baru.berat_atribut < 0 || baru.berat_asli <= baru.berat_atribut || baru.total_pokok < 0 {
        return Err(
            BarangTolak::Meluap.tolak(format!("Berat atau modal barang {kode} tidak cukup untuk batunya"))
        );
    }
    tulis(dok.tx(), kode, &baru)?;
    let kini = satu(dok.tx(), kode)?;
    // Fine weight does not know stones: what came on is no gold.
    if kini.murni().map_err(meluap)? == k.murni().map_err(meluap)? {
        return Ok(lama);
    }
    Err(db::Error::Lain(format!("berat murni barang {kode} berubah karena batu")).into())
}

/// Gives back what stood on the card before its stones changed.
pub fn kembalikan(tx: &mut Tx<'_>, kode: &KodeBarcode, lama: &KartuLama) -> Hasil<()> {
    tulis(tx, kode, lama)
}

fn tulis(tx: &mut Tx<'_>, kode: &KodeBarcode, k: &KartuLama) -> Hasil<()> {
    let waktu = tx.sekarang();
    tx.exec(
        "UPDATE barang SET berat_asli = $2, berat = $3, berat_atribut = $4, total_pokok = $5, total_usd = $6, diubah = $7, \
         versi = versi + 1 WHERE kode_barcode = $1",
        args![kode, k.berat_asli, k.berat, k.berat_atribut, k.total_pokok, k.total_usd, waktu],
    )?;
    Ok(())
}
