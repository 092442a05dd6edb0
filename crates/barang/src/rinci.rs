//! All that is known of one piece: its card, its origin, its stones, what its codes are called, and whether it has a
//! photo. Asked for the page of a piece.

use crate::kartu::{Kartu, satu};
use crate::{BarangTolak, daftar};
use db::{Conn, args};
use platform::Hasil;
use serde::Serialize;
use values::{KodeBarcode, KodeToko, Rupiah};

db::bacaan! {
    /// A stone, or a lot of the same.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = BatuBarang)]
    pub struct Batu {
        /// its code in the register; empty: from before it
        pub kode_batu: String = "kode_batu",
        pub jenis_batu: String = "jenis_batu",
        pub shape: String = "shape",
        pub color: String = "color",
        pub clarity: String = "clarity",
        pub sertifikat: String = "sertifikat",
        pub butir: i64 = "butir",
        /// thousandths of a carat
        pub carat: i64 = "carat",
        #[schema(value_type = i64)]
        pub harga: Rupiah = "harga",
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarangRinci)]
pub struct Rinci {
    #[serde(flatten)]
    pub kartu: Kartu,
    pub asal_perolehan: String,
    pub no_faktur_pajak: String,
    #[schema(value_type = i64, required = false)]
    pub harga_modal_gram: Rupiah,
    #[schema(value_type = i64, required = false)]
    pub ongkos_modal: Rupiah,
    #[schema(value_type = i64, required = false)]
    pub hpp_manual: Rupiah,
    #[schema(value_type = i64)]
    pub harga_bandrol: Rupiah,
    pub finishing: String,
    pub no_seri: String,
    pub no_pesanan: String,
    pub no_po: String,
    pub is_markis: bool,
    pub keterangan: String,
    pub no_masuk: String,
    pub input_by: String,
    pub diubah: String,
    pub nama_group: String,
    pub nama_dept: String,
    #[schema(required = false)]
    pub nama_supplier: String,
    pub nama_gudang: String,
    pub nama_baki: String,
    /// names the photo to caches; empty when there is none in this store
    pub foto: String,
    /// labels printed so far
    pub cetakan: i64,
    pub batu: Vec<Batu>,
}

db::bacaan! {
    /// What a card has beside what every list shows.
    struct Sisa {
        asal_perolehan: String = "asal_perolehan",
        no_faktur_pajak: String = "no_faktur_pajak",
        harga_modal_gram: Rupiah = "harga_modal_gram",
        ongkos_modal: Rupiah = "ongkos_modal",
        hpp_manual: Rupiah = "hpp_manual",
        harga_bandrol: Rupiah = "harga_bandrol",
        finishing: String = "finishing",
        no_seri: String = "no_seri",
        no_pesanan: String = "no_pesanan",
        no_po: String = "no_po",
        is_markis: bool = "is_markis",
        keterangan: String = "keterangan",
        no_masuk: String = "no_masuk",
        input_by: String = "input_by",
        diubah: String = "diubah",
    }
}

/// A piece wherever in the chain it is; names as its own store has them.
pub fn rinci(c: &mut Conn, toko: &KodeToko, kode: &KodeBarcode) -> Hasil<Rinci> {
    let kartu = satu(c, kode)?;
    let nama = |c: &mut Conn, sql: &str, kode: &str| -> db::Result<String> {
        Ok(c.one(sql, args![&kartu.toko, kode], |r| r.get(0))?.unwrap_or_default())
    };
    let nama_group = nama(
        c,
        "SELECT nama_group FROM group_barang WHERE toko = $1 AND kode_group = $2",
        &kartu.kode_group,
    )?;
    let nama_dept =
        nama(c, "SELECT nama_dept FROM jenis WHERE toko = $1 AND kode_dept = $2", &kartu.kode_dept)?;
    let sql = "SELECT nama_supplier FROM supplier_barang WHERE toko = $1 AND kode_supplier = $2";
    let nama_supplier =
        c.one(sql, args![db::RANTAI, &kartu.supplier_barang], |r| r.get::<String>(0))?.unwrap_or_default();
    let nama_gudang =
        nama(c, "SELECT nama_gudang FROM gudang WHERE toko = $1 AND kode_gudang = $2", &kartu.kode_gudang)?;
    let nama_baki =
        nama(c, "SELECT nama_baki FROM baki WHERE toko = $1 AND kode_baki = $2", &kartu.kode_toko)?;
    let foto = daftar::foto(c, toko, std::slice::from_ref(kode))?.remove(kode.as_str()).unwrap_or_default();
    let cetakan = c.nilai("SELECT COUNT(*) FROM cetak_barcode WHERE kode_barcode = $1", args![kode])?;
    let batu = c.baris::<Batu>(
        "FROM barang_batu WHERE kode_barcode = $1 AND lepas = '' ORDER BY baris",
        args![kode],
    )?;
    let sisa = c.baris_satu::<Sisa>("FROM barang WHERE kode_barcode = $1", args![kode])?;
    let s = sisa.ok_or_else(|| BarangTolak::TidakAda.tolak(format!("Barang {kode} tidak ditemukan")))?;
    Ok(Rinci {
        asal_perolehan: s.asal_perolehan,
        no_faktur_pajak: s.no_faktur_pajak,
        harga_modal_gram: s.harga_modal_gram,
        ongkos_modal: s.ongkos_modal,
        hpp_manual: s.hpp_manual,
        harga_bandrol: s.harga_bandrol,
        finishing: s.finishing,
        no_seri: s.no_seri,
        no_pesanan: s.no_pesanan,
        no_po: s.no_po,
        is_markis: s.is_markis,
        keterangan: s.keterangan,
        no_masuk: s.no_masuk,
        input_by: s.input_by,
        diubah: s.diubah,
        nama_group,
        nama_dept,
        nama_supplier,
        nama_gudang,
        nama_baki,
        foto,
        cetakan,
        batu,
        kartu,
    })
}
