//! A piece that gets a new barcode where it lies: a card of its own with all that stood on the old one, which ends. In the book the
//! old one leaves and the new one comes with the same weight and value, in the same document. Its stones go with it.

use crate::kartu::{Kartu, kolom_kartu};
use crate::{BarangTolak, barcode, gerak};
use db::{Tx, args};
use ledger::stok::{self, Gerak, Lokasi, Luar, Milik};
use ledger::{Dok, batu};
use platform::Hasil;
use values::{KodeBarcode, NoFaktur};

/// What stands otherwise on the new card.
const BEDA: [(&str, &str); 8] = [
    ("kode_barcode", "$2"),
    ("kode_intern", "CASE WHEN kode_intern = kode_barcode THEN $2 ELSE kode_intern END"),
    ("tag_id", "''"),
    ("is_from_sepuh", "1"),
    ("keterangan", "'LABEL LAMA ' || kode_barcode"),
    ("cari", "$3 || ' ' || cari"),
    ("diubah", "$4"),
    ("versi", "1"),
];

/// New barcodes for pieces that lie where their cards say; each old one with its new one.
pub fn ganti_barcode(dok: &mut Dok<'_, '_>, semua: &[Kartu]) -> Hasil<Vec<(KodeBarcode, KodeBarcode)>> {
    let baru = barcode::ambil(dok.tx(), semua.len())?;
    let kolom: Vec<&str> = kolom_kartu();
    let pilih: Vec<&str> =
        kolom.iter().map(|k| BEDA.iter().find(|(b, _)| b == k).map_or(*k, |(_, isi)| *isi)).collect();
    let sql = format!(
        "INSERT INTO barang ({}) SELECT {} FROM barang WHERE kode_barcode = $1",
        kolom.join(", "),
        pilih.join(", ")
    );
    let (mut pasangan, mut baris) = (Vec::with_capacity(semua.len()), Vec::with_capacity(semua.len() * 2));
    for (k, kode) in semua.iter().zip(baru) {
        let di = gerak::tempat(k)?;
        let lebur = Lokasi::Luar(Luar::Lebur);
        for (barang, dari, ke) in [(&k.kode_barcode, di.clone(), lebur.clone()), (&kode, lebur, di)] {
            baris.push(Gerak {
                barang: barang.clone(),
                dari: (dari, Milik::Toko),
                ke: (ke, Milik::Toko),
                utuh: true,
                berat: k.berat_asli,
                murni: k
                    .murni()
                    .map_err(|e| BarangTolak::Meluap.tolak("Jumlahnya terlalu besar").sebab(e))?,
                nilai: k.total_pokok,
            });
        }
        let tx = dok.tx();
        let waktu = tx.sekarang();
        let cari = kode.as_str().to_lowercase();
        tx.exec(&sql, args![&k.kode_barcode, &kode, cari, waktu])?;
        tx.exec(
            "UPDATE barang SET status = 'LEBUR', tag_id = '', diubah = $2, versi = versi + 1 WHERE kode_barcode = $1",
            args![&k.kode_barcode, waktu],
        )?;
        pasangan.push((k.kode_barcode.clone(), kode));
    }
    stok::catat(dok, &baris)?;
    for (lama, kode) in &pasangan {
        batu_ikut(dok, lama, kode)?;
    }
    Ok(pasangan)
}

/// Stones sit in the piece under its new barcode; the card that ended shows them no more.
fn batu_ikut(dok: &mut Dok<'_, '_>, lama: &KodeBarcode, baru: &KodeBarcode) -> Hasil<()> {
    batu::ganti(dok, lama, baru)?;
    let no = dok.no().to_string();
    dok.tx().exec(
        "INSERT INTO barang_batu (kode_barcode, baris, jenis_batu, shape, color, clarity, sertifikat, butir, carat, usd_carat, harga, \
         kode_batu) SELECT $2, baris, jenis_batu, shape, color, clarity, sertifikat, butir, carat, usd_carat, harga, kode_batu \
         FROM barang_batu WHERE kode_barcode = $1 AND lepas = ''",
        args![lama, baru],
    )?;
    dok.tx()
        .exec("UPDATE barang_batu SET lepas = $2 WHERE kode_barcode = $1 AND lepas = ''", args![lama, no])?;
    Ok(())
}

/// Pairs of old and new barcodes whose document was taken back: the new cards lie nowhere any more, the old ones show their stones.
pub fn akhiri_barcode(
    tx: &mut Tx<'_>,
    asal: &NoFaktur,
    pasangan: &[(KodeBarcode, KodeBarcode)],
) -> Hasil<()> {
    let waktu = tx.sekarang();
    for (lama, baru) in pasangan {
        tx.exec(
            "UPDATE barang SET status = 'LEBUR', diubah = $2, versi = versi + 1 WHERE kode_barcode = $1",
            args![baru, waktu],
        )?;
        let lepas = "UPDATE barang_batu SET lepas = $3 WHERE kode_barcode = $1 AND lepas = $2";
        tx.exec(lepas, args![baru, "", asal])?;
        tx.exec(lepas, args![lama, asal, ""])?;
    }
    Ok(())
}
