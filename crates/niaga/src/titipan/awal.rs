//! Deposits from before this program: opened as they stood there, valid from the start, found by their old number too. The
//! pieces they hold are put aside by the opening document, and go back to their trays with it.

use super::urus::langkah_lepas;
use super::{GUDANG, Kejadian, catat};
use crate::pelanggan::Pelanggan;
use barang::pindai;
use barang::{Kartu, Kepala, Langkah, gerakkan};
use db::{Conn, args};
use ledger::Dok;
use platform::{Hasil, Pelaku};
use values::{Berat, KodeToko, NoFaktur, Rupiah, Tanggal};

/// What the old program knew of a deposit.
pub(crate) struct Lama {
    pub(crate) no_lama: String,
    pub(crate) tgl_lama: String,
    pub(crate) tgl_akhir: Tanggal,
    pub(crate) jumlah: Rupiah,
    /// the group a price was promised for; empty when the price floats
    pub(crate) kode_group: String,
    pub(crate) harga_gram: i64,
    pub(crate) berat: Berat,
    pub(crate) keterangan: String,
    pub(crate) barang: Option<Disimpan>,
}

/// A piece that was put aside for somebody, where it lies now, and what it costs today.
pub(crate) struct Disimpan {
    pub(crate) kartu: Kartu,
    pub(crate) harga: Rupiah,
}

/// Writes the deposit down; its money stands in the book of the opening document.
pub(crate) fn catat_awal(dok: &mut Dok<'_, '_>, no: &NoFaktur, siapa: &Pelanggan, l: &Lama) -> Hasil<()> {
    let (no_awal, tgl, waktu, oleh) = (dok.no().clone(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let keterangan = format!("SALDO AWAL {} {}", l.no_lama, l.keterangan);
    let barang = l.barang.as_ref();
    let (kode, gudang, baki) = barang.map_or((String::new(), "", ""), |b| {
        (b.kartu.kode_barcode.to_string(), b.kartu.kode_gudang.as_str(), b.kartu.kode_toko.as_str())
    });
    let tx = dok.tx();
    let toko = tx.toko().clone();
    tx.exec(
        "INSERT INTO titipan (toko, no_titip, tgl_system, waktu, oleh, kode_sales, kode_pelanggan, kode_member, nama_customer, \
         alamat_customer, no_hp, jumlah_rp, cara_harga, harga_gram, berat, kode_group, kode_barcode, harga_barang, gudang_asal, \
         baki_asal, tgl_akhir, keterangan, pembayaran, no_awal, no_lama, tgl_lama) VALUES ($1, $2, $3, $4, $5, '', $6, $7, $8, $9, \
         $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, '[]', $22, $23, $24)",
        args![
            &toko,
            no,
            tgl,
            waktu,
            &oleh,
            siapa.kode_pelanggan.as_str(),
            siapa.kode_member.as_str(),
            siapa.nama_customer.as_str(),
            siapa.alamat_customer.as_str(),
            siapa.no_hp.as_str(),
            l.jumlah,
            if l.harga_gram == 0 { "FLOAT" } else { "LOCK" },
            l.harga_gram,
            l.berat,
            l.kode_group.as_str(),
            kode,
            barang.map_or(Rupiah::NOL, |b| b.harga),
            gudang,
            baki,
            l.tgl_akhir,
            keterangan.trim(),
            &no_awal,
            l.no_lama.as_str(),
            l.tgl_lama.as_str()
        ],
    )?;
    let rujukan = no_awal.to_string();
    let k = Kejadian { jenis: "VALID", disetujui: "", jumlah: Rupiah::NOL, rujukan: &rujukan, alasan: "" };
    catat(dok, no, &k)
}

/// The pieces of all deposits of the opening document leave their trays; one document, one move.
pub(crate) fn simpan_awal(
    dok: &mut Dok<'_, '_>,
    p: &Pelaku,
    galat: &'static str,
    kartu: &[Kartu],
) -> Hasil<()> {
    if kartu.is_empty() {
        return Ok(());
    }
    let tujuan = pindai::baki_pertama(dok.tx(), &p.toko, galat, "kode_barcode", GUDANG, kartu.len())?;
    let langkah = kartu
        .iter()
        .map(|k| Langkah::ke_baki(k.clone(), tujuan.gudang.clone(), tujuan.baki.clone()))
        .collect::<Hasil<Vec<_>>>()?;
    let kepala = Kepala { jenis: "TITIP", lawan: "SALDO AWAL", rujukan: "", keterangan: "" };
    gerakkan(dok, &kepala, &langkah)
}

/// The pieces of the deposits of a file that was taken back, to the trays they came from.
pub(crate) fn lepas_awal(dok: &mut Dok<'_, '_>, asal: &NoFaktur, alasan: &str) -> Hasil<()> {
    let toko = dok.tx().toko().clone();
    let semua: Vec<(String, String, String)> = dok.tx().rows(
        "SELECT kode_barcode, gudang_asal, baki_asal FROM titipan WHERE toko = $1 AND no_awal = $2 AND kode_barcode <> '' \
         ORDER BY no_titip",
        args![&toko, asal],
        |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?)),
    )?;
    let mut langkah: Vec<Langkah> = Vec::with_capacity(semua.len());
    for (kode, gudang, baki) in &semua {
        if let Some(l) = langkah_lepas(dok.tx(), &toko, (kode, gudang, baki), &langkah)? {
            langkah.push(l);
        }
    }
    if langkah.is_empty() {
        return Ok(());
    }
    let rujukan = asal.to_string();
    let kepala = Kepala { jenis: "LEPAS TITIP", lawan: "SALDO AWAL", rujukan: &rujukan, keterangan: alasan };
    gerakkan(dok, &kepala, &langkah)
}

/// The file it came with was taken back.
pub(crate) fn batal_awal(dok: &mut Dok<'_, '_>, no: &NoFaktur, jumlah: Rupiah, alasan: &str) -> Hasil<()> {
    let rujukan = dok.no().to_string();
    catat(dok, no, &Kejadian { jenis: "BATAL", disetujui: "", jumlah, rujukan: &rujukan, alasan })
}

/// The number of a deposit as this program or the old one wrote it.
pub(crate) fn nomor(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Option<NoFaktur>> {
    let teks = teks.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    if let Ok(no) = NoFaktur::parse(&teks) {
        return Ok(Some(no));
    }
    if teks.is_empty() {
        return Ok(None);
    }
    Ok(c.one(
        "SELECT t.no_titip FROM titipan t WHERE t.toko = $1 AND t.no_lama = $2 AND NOT EXISTS (SELECT 1 FROM impor_awal_batal b \
         WHERE b.toko = t.toko AND b.no_dok = t.no_awal)",
        args![toko, teks],
        |r| r.get(0),
    )?)
}
