//! Deposits from before this program: opened as they stood there, valid from the start, found by their old number too. The
//! pieces they hold are put aside by the opening document, and go back to their trays with it.

use super::lihat::Diterima;
use super::urus::langkah_lepas;
use super::{GUDANG, Kejadian, catat};
use barang::{Kartu, Kepala, Langkah, gerakkan, pindai};
use db::{Conn, args};
use konter::Pelanggan;
use ledger::Dok;
use platform::penolakan::Penolakan;
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
    let no_awal = dok.no().clone();
    let keterangan = format!("SALDO AWAL {} {}", l.no_lama, l.keterangan);
    let barang = l.barang.as_ref();
    let dari = |f: fn(&Kartu) -> String| barang.map(|b| f(&b.kartu)).unwrap_or_default();
    let w = siapa.clone();
    let baris = Diterima {
        toko: dok.tx().toko().to_string(),
        no_titip: no.to_string(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        input_by: dok.oleh().to_string(),
        kode_sales: String::new(),
        kode_pelanggan: w.kode_pelanggan,
        kode_member: w.kode_member,
        nama_customer: w.nama_customer,
        alamat_customer: w.alamat_customer,
        no_hp: w.no_hp,
        jumlah_rp: l.jumlah,
        cara_harga: if l.harga_gram == 0 { "FLOAT" } else { "LOCK" }.to_owned(),
        harga_gram: l.harga_gram,
        berat: l.berat,
        kode_group: l.kode_group.clone(),
        kode_barcode: dari(|k| k.kode_barcode.to_string()),
        harga_barang: barang.map_or(Rupiah::NOL, |b| b.harga),
        gudang_asal: dari(|k| k.kode_gudang.clone()),
        baki_asal: dari(|k| k.kode_toko.clone()),
        tgl_akhir: l.tgl_akhir.to_string(),
        keterangan: keterangan.trim().to_owned(),
        pembayaran_lama: db::Json(Vec::new()),
        no_awal: no_awal.to_string(),
        no_lama: l.no_lama.clone(),
        tgl_lama: l.tgl_lama.clone(),
    };
    dok.tx().sisip([baris])?;
    let rujukan = no_awal.to_string();
    let k = Kejadian { jenis: "VALID", rujukan: &rujukan, ..Kejadian::default() };
    catat(dok, no, &k)
}

/// The pieces of all deposits of the opening document leave their trays; one document, one move.
pub(crate) fn simpan_awal(
    dok: &mut Dok<'_, '_>,
    p: &Pelaku,
    galat: impl Penolakan,
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
    catat(dok, no, &Kejadian { jenis: "BATAL", jumlah, rujukan: &rujukan, alasan, ..Kejadian::default() })
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
