//! Pledges that became the shop's by an auction: the card of one the chain knew is brought in line with what it weighs and was set at,
//! one that only had a tag gets a card under that tag. What stood on it before is given back word for word when the auction is taken
//! back. Where the piece lies is a line of the stock book; the auction writes it.

use crate::BarangTolak;
use crate::gerak::baru_berpindah;
use crate::masuk_beli::berat_jual;
use db::{Tx, args};
use platform::Hasil;
use serde::{Deserialize, Serialize};
use values::{Berat, HargaGram, Kadar, KodeBarcode, Rupiah};

/// A pledge as it comes over.
#[derive(Debug, Clone)]
pub struct BarangLelang {
    pub kode: KodeBarcode,
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    /// what it sells as, and what it is
    pub kadar: Kadar,
    pub kadar_cetak: Kadar,
    pub berat: Berat,
    pub berat_atribut: Berat,
    /// what it cost: the value that was set
    pub nilai: Rupiah,
    pub no_masuk: String,
}

db::bacaan! {
    /// What an auction changes on a card, as it was.
    #[derive(Debug, Clone, Serialize, Deserialize)]
    pub struct KartuLama {
        status: String = "status",
        berat_asli: i64 = "berat_asli",
        berat: i64 = "berat",
        berat_atribut: i64 = "berat_atribut",
        total_pokok: i64 = "total_pokok",
        harga_modal_gram: i64 = "harga_modal_gram",
        ongkos_modal: i64 = "ongkos_modal",
        hpp_manual: i64 = "hpp_manual",
        kadar_cetak: i64 = "kadar_cetak",
        asal_perolehan: String = "asal_perolehan",
        no_faktur_pajak: String = "no_faktur_pajak",
        no_masuk: String = "no_masuk",
    }
}

/// Writes its card, and answers what stood on it, none where it had no card; refused when a card says that the piece is not a pledge of
/// this store.
pub fn terima(tx: &mut Tx<'_>, oleh: &str, tgl: &str, b: &BarangLelang) -> Hasil<Option<KartuLama>> {
    let lama = tx.baris_satu::<KartuLama>("FROM barang WHERE kode_barcode = $1", args![&b.kode])?;
    if lama.is_some() {
        sesuaikan(tx, b)?;
    } else {
        daftar(tx, oleh, tgl, b)?;
    }
    Ok(lama)
}

/// The auction is taken back: the card of a pledge again, with what stood on it. A card that the auction made stays under its tag.
pub fn kembalikan(tx: &mut Tx<'_>, kode: &KodeBarcode, lama: Option<&KartuLama>) -> Hasil<()> {
    let (toko, waktu) = (tx.toko().clone(), tx.sekarang());
    let n = match lama {
        Some(k) => tx.exec(
            "UPDATE barang SET status = $4, berat_asli = $5, berat = $6, berat_atribut = $7, total_pokok = $8, harga_modal_gram = $9, \
             ongkos_modal = $10, hpp_manual = $11, kadar_cetak = $12, asal_perolehan = $13, no_faktur_pajak = $14, no_masuk = $15, \
             diubah = $3, versi = versi + 1 WHERE kode_barcode = $1 AND toko = $2 AND status = 'BELI'",
            args![
                kode,
                &toko,
                waktu,
                k.status.as_str(),
                k.berat_asli,
                k.berat,
                k.berat_atribut,
                k.total_pokok,
                k.harga_modal_gram,
                k.ongkos_modal,
                k.hpp_manual,
                k.kadar_cetak,
                k.asal_perolehan.as_str(),
                k.no_faktur_pajak.as_str(),
                k.no_masuk.as_str()
            ],
        )?,
        None => tx.exec(
            "UPDATE barang SET status = 'REPARASI', diubah = $3, versi = versi + 1 \
             WHERE kode_barcode = $1 AND toko = $2 AND status = 'BELI'",
            args![kode, &toko, waktu],
        )?,
    };
    if n == 1 { Ok(()) } else { Err(baru_berpindah(Some(kode))) }
}

fn rata(b: &BarangLelang) -> i64 {
    HargaGram::rata(b.nilai, b.berat).ok().flatten().map_or(0, HargaGram::nilai)
}

fn sesuaikan(tx: &mut Tx<'_>, b: &BarangLelang) -> Hasil<()> {
    let (toko, waktu, jual) = (tx.toko().clone(), tx.sekarang(), berat_jual(tx, b.berat)?);
    let n = tx.exec(
        "UPDATE barang SET status = 'BELI', berat_asli = $3, berat = $4, berat_atribut = $5, total_pokok = $6, harga_modal_gram = $7, \
         ongkos_modal = 0, hpp_manual = $6, kadar_cetak = $8, asal_perolehan = 'LELANG', no_faktur_pajak = '', no_masuk = $9, diubah = $10, \
         versi = versi + 1 WHERE kode_barcode = $1 AND toko = $2 AND status IN ('REPARASI', 'TITIP')",
        args![
            &b.kode,
            &toko,
            b.berat,
            jual,
            b.berat_atribut,
            b.nilai,
            rata(b),
            b.kadar_cetak,
            b.no_masuk.as_str(),
            waktu
        ],
    )?;
    if n == 1 { Ok(()) } else { Err(baru_berpindah(Some(&b.kode))) }
}

fn daftar(tx: &mut Tx<'_>, oleh: &str, tgl: &str, b: &BarangLelang) -> Hasil<()> {
    if b.nilai <= Rupiah::NOL {
        return Err(BarangTolak::Meluap.tolak(format!("Nilai barang {} harus lebih dari nol", b.kode)));
    }
    let (toko, waktu, jual) = (tx.toko().clone(), tx.sekarang(), berat_jual(tx, b.berat)?);
    let cari = format!("{0} {0} {1}", b.kode, b.nama_barang).to_lowercase();
    tx.exec(
        "INSERT INTO barang (kode_barcode, toko, status, kode_intern, nama_barang, kode_group, kode_dept, supplier_barang, \
         asal_perolehan, no_faktur_pajak, berat_asli, berat, berat_atribut, berat_bandrol, berat_plastik, kadar, kadar_cetak, \
         kadar_modal, nama_atribut, harga_atribut, harga_modal_gram, ongkos_modal, total_pokok, profit, harga_bandrol, total_usd, \
         ongkos_berlian, hpp_manual, buyback, trade_in, size, finishing, tag_id, no_seri, no_pesanan, id_barang_pesanan, no_po, \
         is_markis, is_from_sepuh, status_baru, keterangan, cari, tgl_masuk, no_masuk, input_by, diubah, versi) VALUES \
         ($1, $2, 'BELI', $3, $4, $5, $6, '', 'LELANG', '', $7, $8, $18, 0, 0, $9, $10, 10000, '', 0, $11, 0, $12, 0, 0, 0, 0, 0, \
         0, 0, '', '', '', '', '', '', '', 0, 0, 0, '', $13, $14, $15, $16, $17, 1)",
        args![
            &b.kode,
            &toko,
            b.kode.as_str(),
            b.nama_barang.as_str(),
            b.kode_group.as_str(),
            b.kode_dept.as_str(),
            b.berat,
            jual,
            b.kadar,
            b.kadar_cetak,
            rata(b),
            b.nilai,
            cari,
            tgl,
            b.no_masuk.as_str(),
            oleh,
            waktu,
            b.berat_atribut
        ],
    )?;
    Ok(())
}
