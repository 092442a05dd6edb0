//! What the entry of a pre-order looks up: the next number, and pieces that may be promised.

use crate::tolak::PraOrderTolak;
use barang::BarangTolak;
use db::{Conn, args};
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::{Berat, JenisDok, Kadar, KodeBarcode, NoFaktur, Tanggal};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PreOrderNomor)]
pub struct NomorPo {
    pub no_po: String,
}

/// The number that the next pre-order would get; another till may be faster.
pub fn nomor(c: &mut Conn, p: &Pelaku) -> Hasil<NomorPo> {
    let tgl: Tanggal = platform::toko::cari(c, &p.toko)?.tgl_system;
    let jenis = JenisDok::PreOrder;
    let sql = "SELECT n FROM nomor WHERE toko = $1 AND jenis = $2 AND tanggal = $3";
    let n = c.one(sql, args![&p.toko, jenis.prefix(), tgl], |r| r.int(0))?.unwrap_or(0);
    let urut = u32::try_from(n + 1).map_err(|e| db::Error::Lain(e.to_string()))?;
    let no = NoFaktur::new(jenis, &p.toko, tgl, urut).map_err(|e| db::Error::Lain(e.to_string()))?;
    Ok(NomorPo { no_po: no.to_string() })
}

/// A piece that may be promised.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct BarangSiapPo {
    pub kode_barcode: String,
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    pub kode_intern: String,
    #[schema(value_type = f64, maximum = 100)]
    pub kadar_cetak: Kadar,
    #[schema(value_type = f64)]
    pub berat: Berat,
}

fn tidak_siap() -> platform::Tolak {
    PraOrderTolak::Barcode.tolak("Barcode Tidak Tersedia Di Data Barang")
}

/// The pre-order that this piece is promised to: of those that name it and are paid, the one whose money came first.
pub(crate) fn dijanjikan(c: &mut Conn, p: &Pelaku, kode: &str) -> Hasil<Option<String>> {
    Ok(c.one(
        "SELECT k.no_po FROM praorder_baris b JOIN praorder_kini k ON k.toko = b.toko AND k.no_po = b.no_po \
         WHERE b.kode_barcode = $1 AND b.toko = $2 AND k.tahap = 'VALID' ORDER BY (SELECT MIN(i.waktu || i.no_dok) \
         FROM praorder_bayar y JOIN praorder_impor i ON i.toko = y.toko AND i.no_dok = y.no_dok \
         WHERE y.toko = k.toko AND y.no_po = k.no_po), k.no_po LIMIT 1",
        args![kode, &p.toko],
        |r| r.get(0),
    )?)
}

/// The pre-order that a piece was entered for, while that is paid and waits for its pieces; what it says else binds nobody.
pub(crate) fn dimasukkan_untuk(c: &mut Conn, p: &Pelaku, kode: &str) -> Hasil<Option<String>> {
    Ok(c.one(
        "SELECT k.no_po FROM barang b JOIN praorder_kini k ON k.toko = $2 AND k.no_po = UPPER(TRIM(b.no_po)) AND k.tahap = 'VALID' \
         WHERE b.kode_barcode = $1 AND b.no_po <> ''",
        args![kode, &p.toko],
        |r| r.get(0),
    )?)
}

/// A piece of this store that lies where it may be sold from and is promised to nobody who paid.
pub fn siap_po(c: &mut Conn, p: &Pelaku, teks: &str) -> Hasil<BarangSiapPo> {
    let kode = KodeBarcode::parse(teks.trim()).map_err(|_| tidak_siap())?;
    let k = match barang::siap(c, &p.toko, &kode) {
        Ok(k) => k,
        Err(t)
            if t.adalah(BarangTolak::TidakAda)
                || t.adalah(BarangTolak::DiTokoLain)
                || t.adalah(BarangTolak::TidakDiStok) =>
        {
            return Err(tidak_siap());
        }
        Err(t) => return Err(t),
    };
    let boleh = barang::pindai::tanda_gudang(c, &p.toko, &k.kode_gudang, "boleh_jual")? == Some(true);
    let untuk = dimasukkan_untuk(c, p, kode.as_str())?;
    if !boleh || untuk.is_some() || dijanjikan(c, p, kode.as_str())?.is_some() {
        return Err(tidak_siap());
    }
    Ok(BarangSiapPo {
        kode_barcode: k.kode_barcode.to_string(),
        nama_barang: k.nama_barang,
        kode_group: k.kode_group,
        kode_dept: k.kode_dept,
        kode_intern: k.kode_intern,
        kadar_cetak: k.kadar_cetak,
        berat: k.berat,
    })
}
