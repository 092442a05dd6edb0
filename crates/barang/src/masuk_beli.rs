//! Pieces bought from a customer: a card for one the chain did not know, and a card brought in line with what was
//! weighed and paid. What stood on it before is given back word for word when the purchase is cancelled.

use crate::kartu::{Kartu, satu};
use crate::{BarangTolak, barcode};
use db::{Tx, args};
use platform::Hasil;
use platform::modul::Setelan;
use serde::{Deserialize, Serialize};
use values::{AturanBerat, Berat, Kadar, KodeBarcode, Rupiah};

/// A piece without a card.
#[derive(Debug, Clone)]
pub struct BarangBeli {
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    pub kadar: Kadar,
    pub kadar_cetak: Kadar,
    pub berat: Berat,
    pub harga: Rupiah,
    pub no_masuk: String,
}

db::bacaan! {
    /// What a purchase changes on a card, as it was.
    #[derive(Debug, Clone, Serialize, Deserialize)]
    pub struct KartuLama {
        berat_asli: i64 = "berat_asli",
        berat: i64 = "berat",
        total_pokok: i64 = "total_pokok",
        harga_modal_gram: i64 = "harga_modal_gram",
        ongkos_modal: i64 = "ongkos_modal",
        hpp_manual: i64 = "hpp_manual",
        asal_perolehan: String = "asal_perolehan",
        no_faktur_pajak: String = "no_faktur_pajak",
    }
}

/// The selling weight of what the scale says.
pub(crate) fn berat_jual(tx: &mut Tx<'_>, asli: Berat) -> Hasil<Berat> {
    let toko = tx.toko().clone();
    let aturan: AturanBerat =
        Setelan::baca(tx, &toko)?.nilai("PEMBULATAN_BERAT").parse().unwrap_or(AturanBerat::V2);
    let jual = aturan.bulatkan(asli).map_err(|e| BarangTolak::Meluap.tolak(e.to_string()))?;
    Ok(if jual > Berat::NOL { jual } else { asli })
}

fn rata(harga: Rupiah, berat: Berat) -> i64 {
    values::HargaGram::rata(harga, berat).ok().flatten().map_or(0, values::HargaGram::nilai)
}

/// Writes the card of a new piece; it lies nowhere until the purchase moves it.
pub fn daftar(tx: &mut Tx<'_>, oleh: &str, tgl: &str, b: &BarangBeli) -> Hasil<Kartu> {
    let kode =
        barcode::ambil(tx, 1)?.pop().ok_or_else(|| BarangTolak::BarcodeHabis.tolak("Nomor barcode habis"))?;
    let (toko, waktu, jual) = (tx.toko().clone(), tx.sekarang(), berat_jual(tx, b.berat)?);
    let cari = format!("{kode} {kode} {}", b.nama_barang).to_lowercase();
    tx.exec(
        "INSERT INTO barang (kode_barcode, toko, status, kode_intern, nama_barang, kode_group, kode_dept, supplier_barang, \
         asal_perolehan, no_faktur_pajak, berat_asli, berat, berat_atribut, berat_bandrol, berat_plastik, kadar, kadar_cetak, \
         kadar_modal, nama_atribut, harga_atribut, harga_modal_gram, ongkos_modal, total_pokok, profit, harga_bandrol, total_usd, \
         ongkos_berlian, hpp_manual, buyback, trade_in, size, finishing, tag_id, no_seri, no_pesanan, id_barang_pesanan, no_po, \
         is_markis, is_from_sepuh, status_baru, keterangan, cari, tgl_masuk, no_masuk, input_by, diubah, versi) VALUES \
         ($1, $2, 'BELI', $3, $4, $5, $6, '', 'MASYARAKAT', '', $7, $8, 0, 0, 0, $9, $10, 10000, '', 0, $11, 0, $12, 0, 0, 0, 0, 0, \
         0, 0, '', '', '', '', '', '', '', 0, 0, 0, '', $13, $14, $15, $16, $17, 1)",
        args![
            &kode,
            &toko,
            kode.as_str(),
            b.nama_barang.as_str(),
            b.kode_group.as_str(),
            b.kode_dept.as_str(),
            b.berat,
            jual,
            b.kadar,
            b.kadar_cetak,
            rata(b.harga, b.berat),
            b.harga,
            cari,
            tgl,
            b.no_masuk.as_str(),
            oleh,
            waktu
        ],
    )?;
    satu(tx, &kode)
}

/// Brings a card in line with a purchase: weight (unless it waits for validation), cost, origin. Answers the card as it
/// now is and what stood on it. Refused when the piece is no longer where `dulu` says: another store bought it too.
pub fn sesuaikan(
    tx: &mut Tx<'_>,
    dulu: &Kartu,
    berat: Option<Berat>,
    harga: Rupiah,
) -> Hasil<(Kartu, KartuLama)> {
    let kode = &dulu.kode_barcode;
    let lama = tx
        .baris_satu::<KartuLama>("FROM barang WHERE kode_barcode = $1", args![kode])?
        .ok_or_else(|| BarangTolak::TidakAda.tolak(format!("Barang {kode} tidak ditemukan")))?;
    let (asli, jual) = match berat {
        Some(b) => (b, berat_jual(tx, b)?),
        None => (Berat::mg(lama.berat_asli), Berat::mg(lama.berat)),
    };
    let baru = KartuLama {
        berat_asli: asli.sebagai_mg(),
        berat: jual.sebagai_mg(),
        total_pokok: harga.nilai(),
        harga_modal_gram: rata(harga, asli),
        ongkos_modal: 0,
        hpp_manual: harga.nilai(),
        asal_perolehan: "MASYARAKAT".to_owned(),
        no_faktur_pajak: String::new(),
    };
    // Whoever writes the card second waits here for the first, and then reads what that one left.
    tulis(tx, kode, &baru)?;
    let kini = satu(tx, kode)?;
    if (kini.status, &kini.toko) != (dulu.status, &dulu.toko) {
        return Err(crate::gerak::baru_berpindah(Some(kode)));
    }
    Ok((kini, lama))
}

/// Gives back what stood on the card before the purchase.
pub fn kembalikan(tx: &mut Tx<'_>, kode: &KodeBarcode, lama: &KartuLama) -> Hasil<()> {
    tulis(tx, kode, lama)
}

fn tulis(tx: &mut Tx<'_>, kode: &KodeBarcode, k: &KartuLama) -> Hasil<()> {
    let waktu = tx.sekarang();
    tx.exec(
        "UPDATE barang SET berat_asli = $2, berat = $3, total_pokok = $4, harga_modal_gram = $5, ongkos_modal = $6, \
         hpp_manual = $7, asal_perolehan = $8, no_faktur_pajak = $9, diubah = $10, versi = versi + 1 WHERE kode_barcode = $1",
        args![
            kode,
            k.berat_asli,
            k.berat,
            k.total_pokok,
            k.harga_modal_gram,
            k.ongkos_modal,
            k.hpp_manual,
            k.asal_perolehan.as_str(),
            k.no_faktur_pajak.as_str(),
            waktu
        ],
    )?;
    Ok(())
}
