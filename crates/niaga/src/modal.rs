//! What an approver is told besides the words that were asked for: which pieces would go for less than they cost. Not part of
//! the request, because who asks may not know it.

use db::{Conn, args};
use platform::Hasil;
use platform::otorisasi::{Otorisasi, Rincian};
use values::{KodeBarcode, Rupiah};

/// A line of a request that sells a piece: its title begins with the barcode (`BarisHarga::izin`).
fn dijual(b: &Rincian) -> Option<(KodeBarcode, Rupiah)> {
    let kode = b.judul.split_whitespace().next()?;
    let harga = b.diminta.filter(|_| b.keterangan.starts_with("Jual "))?;
    Some((KodeBarcode::parse(kode).ok()?, harga))
}

/// Pieces of this request that would be sold below their cost, in words for who may see it.
pub fn di_bawah(c: &mut Conn, o: &Otorisasi) -> Hasil<Vec<String>> {
    let mut hasil = Vec::new();
    for b in o.permohonan.iter().flat_map(|p| &p.rincian) {
        let Some((kode, harga)) = dijual(b) else { continue };
        let pokok: Option<Rupiah> =
            c.one("SELECT total_pokok FROM barang WHERE kode_barcode = $1", args![&kode], |r| r.get(0))?;
        if let Some(pokok) = pokok.filter(|p| harga < *p) {
            hasil.push(format!("{}: {harga} di bawah modal {pokok}", b.judul));
        }
    }
    Ok(hasil)
}
