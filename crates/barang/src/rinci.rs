//! All that is known of one piece: its card, its origin, its stones, what its codes are called, and whether it has a
//! photo. Asked for the page of a piece.

use crate::daftar;
use crate::kartu::{Kartu, satu};
use db::{Conn, args};
use platform::Hasil;
use serde::Serialize;
use values::{KodeBarcode, KodeToko, Rupiah};

/// A stone, or a lot of the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BatuBarang)]
pub struct Batu {
    pub jenis_batu: String,
    pub shape: String,
    pub color: String,
    pub clarity: String,
    pub sertifikat: String,
    pub butir: i64,
    /// thousandths of a carat
    pub carat: i64,
    #[schema(value_type = i64)]
    pub harga: Rupiah,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarangRinci)]
pub struct Rinci {
    #[serde(flatten)]
    pub kartu: Kartu,
    pub asal_perolehan: String,
    pub no_faktur_pajak: String,
    #[schema(value_type = i64)]
    pub harga_modal_gram: Rupiah,
    #[schema(value_type = i64)]
    pub ongkos_modal: Rupiah,
    #[schema(value_type = i64)]
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
    pub nama_supplier: String,
    pub nama_gudang: String,
    pub nama_baki: String,
    /// names the photo to caches; empty when there is none in this store
    pub foto: String,
    /// labels printed so far
    pub cetakan: i64,
    pub batu: Vec<Batu>,
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
    let batu = c.rows(
        "SELECT jenis_batu, shape, color, clarity, sertifikat, butir, carat, harga FROM barang_batu WHERE kode_barcode = $1 \
         ORDER BY baris",
        args![kode],
        |r| {
            Ok(Batu {
                jenis_batu: r.get(0)?,
                shape: r.get(1)?,
                color: r.get(2)?,
                clarity: r.get(3)?,
                sertifikat: r.get(4)?,
                butir: r.int(5)?,
                carat: r.int(6)?,
                harga: r.get(7)?,
            })
        },
    )?;
    let sisa = c.one(
        "SELECT asal_perolehan, no_faktur_pajak, harga_modal_gram, ongkos_modal, hpp_manual, harga_bandrol, finishing, no_seri, \
         no_pesanan, no_po, is_markis, keterangan, no_masuk, input_by, diubah FROM barang WHERE kode_barcode = $1",
        args![kode],
        |r| {
            Ok(Rinci {
                asal_perolehan: r.get(0)?,
                no_faktur_pajak: r.get(1)?,
                harga_modal_gram: r.get(2)?,
                ongkos_modal: r.get(3)?,
                hpp_manual: r.get(4)?,
                harga_bandrol: r.get(5)?,
                finishing: r.get(6)?,
                no_seri: r.get(7)?,
                no_pesanan: r.get(8)?,
                no_po: r.get(9)?,
                is_markis: r.int(10)? != 0,
                keterangan: r.get(11)?,
                no_masuk: r.get(12)?,
                input_by: r.get(13)?,
                diubah: r.get(14)?,
                nama_group: nama_group.clone(),
                nama_dept: nama_dept.clone(),
                nama_supplier: nama_supplier.clone(),
                nama_gudang: nama_gudang.clone(),
                nama_baki: nama_baki.clone(),
                foto: foto.clone(),
                cetakan,
                batu: batu.clone(),
                kartu: kartu.clone(),
            })
        },
    )?;
    sisa.ok_or_else(|| platform::Tolak::tidak_ada("BARANG-02", format!("Barang {kode} tidak ditemukan")))
}
