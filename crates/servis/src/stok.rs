//! The stock book of a service: a customer's piece lies in REPARASI as the customer's and is worth nothing there; what work adds or
//! takes is a line of its own, so that weight neither appears nor disappears.

use crate::GUDANG;
use crate::tabel::BarisService;
use crate::tolak::ServisTolak;
use barang::Kartu;
use barang::pindai::Tujuan;
use konter::{Hari, meluap};
use ledger::Dok;
use ledger::stok::{self, Gerak, Lokasi, Luar, Milik};
use platform::{Hasil, Pelaku, Tolak};
use values::murni::berat_murni;
use values::{AturanBerat, Berat, KodeBaki, KodeBarcode, KodeGudang, Rupiah};

fn rusak(e: &values::KodeSalah) -> Tolak {
    db::Error::Lain(e.to_string()).into()
}

pub(crate) fn kode(teks: &str) -> Hasil<KodeBarcode> {
    KodeBarcode::parse(teks).map_err(|e| rusak(&e))
}

/// Where a piece of a service lies.
pub(crate) fn tempat(b: &BarisService) -> Hasil<Lokasi> {
    Ok(Lokasi::Baki {
        gudang: KodeGudang::parse(&b.gudang).map_err(|e| rusak(&e))?,
        baki: KodeBaki::parse(&b.kode_toko).map_err(|e| rusak(&e))?,
    })
}

/// A tray for so many pieces more.
pub(crate) fn baki(c: &mut db::Conn, toko: &values::KodeToko, banyak: usize) -> Hasil<Tujuan> {
    barang::pindai::baki_pertama(c, toko, ServisTolak::Isian, "detail_barang", GUDANG, banyak)
}

/// How much moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Isi {
    pub(crate) berat: Berat,
    pub(crate) murni: Berat,
}

fn gerak(barang: KodeBarcode, dari: Lokasi, ke: Lokasi, utuh: bool, isi: Isi) -> Gerak {
    let (dari, ke) = ((dari, Milik::Customer), (ke, Milik::Customer));
    Gerak { barang, dari, ke, utuh, berat: isi.berat, murni: isi.murni, nilai: Rupiah::NOL }
}

/// Customers' pieces come in.
pub(crate) fn masuk(dok: &mut Dok<'_, '_>, baris: &[BarisService]) -> Hasil<()> {
    let semua = baris
        .iter()
        .map(|b| {
            let isi = Isi { berat: b.berat, murni: b.murni };
            Ok(gerak(kode(&b.kode_barcode)?, Lokasi::Luar(Luar::Pelanggan), tempat(b)?, true, isi))
        })
        .collect::<Hasil<Vec<_>>>()?;
    stok::catat(dok, &semua)?;
    Ok(())
}

/// A customer's piece goes out, with all it weighs now.
pub(crate) fn keluar(dok: &mut Dok<'_, '_>, b: &BarisService, isi: Isi) -> Hasil<()> {
    let g = gerak(kode(&b.kode_barcode)?, tempat(b)?, Lokasi::Luar(Luar::Pelanggan), true, isi);
    stok::catat(dok, &[g])?;
    Ok(())
}

/// A customer's piece is lost in the shop's hands.
pub(crate) fn hilang(dok: &mut Dok<'_, '_>, b: &BarisService, isi: Isi) -> Hasil<()> {
    let g = gerak(kode(&b.kode_barcode)?, tempat(b)?, Lokasi::Luar(Luar::Hilang), true, isi);
    stok::catat(dok, &[g])?;
    Ok(())
}

/// What a piece weighs in the book now: as it came, or as it was finished.
pub(crate) fn isi(c: &mut db::Conn, toko: &values::KodeToko, b: &BarisService) -> Hasil<Isi> {
    let ada = c.one(
        "SELECT berat, murni FROM saldo_barang WHERE toko = $1 AND kode_barcode = $2 AND gudang = $3 AND baki = $4",
        db::args![toko, b.kode_barcode.as_str(), b.gudang.as_str(), b.kode_toko.as_str()],
        |r| Ok(Isi { berat: r.get(0)?, murni: r.get(1)? }),
    )?;
    ada.ok_or_else(|| {
        let pesan = format!("Barang {} tidak ada di {} {}", b.kode_barcode, b.gudang, b.kode_toko);
        ServisTolak::Tahap.tolak(pesan)
    })
}

/// What the work did to a piece of a customer, line by line.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Perubahan {
    /// gold put in, and the fine weight it brought
    pub(crate) tambah: Isi,
    /// gold taken out, which goes to its owner
    pub(crate) kembali: Berat,
    /// what it weighs now
    pub(crate) jadi: Berat,
}

/// Books it; answers what the piece weighs then.
pub(crate) fn ubah(dok: &mut Dok<'_, '_>, b: &BarisService, dulu: Isi, u: &Perubahan) -> Hasil<Isi> {
    let (barang, di) = (kode(&b.kode_barcode)?, tempat(b)?);
    let (mut semua, mut kini) = (Vec::new(), dulu);
    if u.tambah.berat > Berat::NOL {
        semua.push(gerak(barang.clone(), Lokasi::Luar(Luar::Pakai), di.clone(), false, u.tambah));
        kini.berat = kini.berat.tambah(u.tambah.berat).map_err(meluap)?;
        kini.murni = kini.murni.tambah(u.tambah.murni).map_err(meluap)?;
    }
    if u.kembali > Berat::NOL {
        let isi = Isi { berat: u.kembali, murni: murni(b, u.kembali)?.min(kini.murni) };
        semua.push(gerak(barang.clone(), di.clone(), Lokasi::Luar(Luar::Pelanggan), false, isi));
        kini.berat = kini.berat.kurang(isi.berat).map_err(meluap)?;
        kini.murni = kini.murni.kurang(isi.murni).map_err(meluap)?;
    }
    let beda = u.jadi.sebagai_mg() - kini.berat.sebagai_mg();
    if beda > 0 {
        let isi = Isi { berat: Berat::mg(beda), murni: murni(b, Berat::mg(beda))? };
        semua.push(gerak(barang, Lokasi::Luar(Luar::Lebih), di, false, isi));
        kini = Isi { berat: u.jadi, murni: kini.murni.tambah(isi.murni).map_err(meluap)? };
    } else if beda < 0 {
        let isi = Isi { berat: Berat::mg(-beda), murni: murni(b, Berat::mg(-beda))?.min(kini.murni) };
        semua.push(gerak(barang, di, Lokasi::Luar(Luar::Susut), false, isi));
        kini = Isi { berat: u.jadi, murni: kini.murni.kurang(isi.murni).map_err(meluap)? };
    }
    stok::catat(dok, &semua)?;
    Ok(kini)
}

fn murni(b: &BarisService, berat: Berat) -> Hasil<Berat> {
    berat_murni(berat, Berat::NOL, b.kadar).map_err(meluap)
}

/// A piece of the shop as the scale has it now: its card follows.
pub(crate) fn kartu_ditimbang(
    dok: &mut Dok<'_, '_>,
    p: &Pelaku,
    b: &BarisService,
    berat: Berat,
) -> Hasil<Kartu> {
    let k = barang::siap(dok.tx(), &p.toko, &kode(&b.kode_barcode)?)?;
    if k.berat_asli == berat {
        return Ok(k);
    }
    let aturan: AturanBerat =
        Hari::baca(dok.tx(), p)?.set.nilai("PEMBULATAN_BERAT").parse().unwrap_or(AturanBerat::V2);
    let jual = aturan.bulatkan(berat).map_err(meluap)?;
    barang::koreksi_berat(dok, &k, berat, if jual > Berat::NOL { jual } else { berat })
}
