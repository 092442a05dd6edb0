//! Kirim barang retur: pieces that go back to their supplier or to head office. They leave the books of the store; the
//! document says to whom.

use crate::BarangTolak;
use crate::dokumen::Tercatat;
use crate::gerak::{Kepala, Langkah, gerakkan};
use crate::pindah::keterangan;
use crate::pindai::{self, Pindai, besar};
use db::{Conn, Tx, args};
use ledger::Dok;
use ledger::stok::Luar;
use platform::{Hasil, Pelaku, Tolak};
use serde::Deserialize;
use values::{JenisDok, KodeToko};

const GALAT: BarangTolak = BarangTolak::Retur;
/// What stands at the head of a document that went to head office.
const PUSAT: &str = "PUSAT";
/// Warehouses whose pieces are not the shop's to give back.
const BUKAN: [&str; 3] = ["TITIP", "HUTANG", "HANCUR"];

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = ReturBarang)]
pub struct Retur {
    /// SUPPLIER or PUSAT
    pub tujuan: String,
    /// of Master Supplier, when it goes to one
    pub supplier_barang: String,
    /// also pieces that came from another supplier
    pub beda_supplier: bool,
    pub keterangan: String,
    pub detail_barang: Vec<Pindai>,
}

fn tolak(kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    GALAT.pada(kolom, pesan)
}

/// To whom: the supplier's code, or head office's.
fn lawan(c: &mut Conn, toko: &KodeToko, m: &Retur) -> Hasil<(String, bool)> {
    match besar(&m.tujuan).as_str() {
        PUSAT => {
            let pusat: Option<String> =
                c.one("SELECT kode_toko FROM toko WHERE pusat = 1 AND aktif = 1", &[], |r| r.get(0))?;
            match pusat {
                Some(p) if p != toko.as_str() => Ok((p, false)),
                _ => Err(tolak("tujuan", "Toko ini adalah kantor pusat; pilih supplier")),
            }
        }
        "SUPPLIER" => {
            let kode = besar(&m.supplier_barang);
            if kode.is_empty() {
                return Err(tolak("supplier_barang", "Supplier Harus Dipilih"));
            }
            let sql = "SELECT 1 FROM supplier_barang WHERE toko = $1 AND kode_supplier = $2 AND dihapus = 0";
            match c.one(sql, args![db::RANTAI, kode.as_str()], |r| r.int(0))? {
                Some(_) => Ok((kode, true)),
                None => Err(tolak("supplier_barang", format!("Supplier {kode} tidak ada"))),
            }
        }
        _ => Err(tolak("tujuan", "Tujuan retur adalah SUPPLIER atau PUSAT")),
    }
}

pub fn retur(tx: &mut Tx<'_>, p: &Pelaku, m: &Retur) -> Hasil<Tercatat> {
    let ket = keterangan(&m.keterangan, GALAT)?;
    let (lawan, supplier) = lawan(tx, &p.toko, m)?;
    let menunggu = crate::susut::menunggu_semua(tx, &p.toko)?;
    let kartu = pindai::periksa(tx, &p.toko, GALAT, &m.detail_barang, |k| {
        let kode = &k.kode_barcode;
        if menunggu.contains(kode) {
            return Some(format!("Susut barang {kode} masih menunggu validasi"));
        }
        if BUKAN.contains(&k.kode_gudang.as_str()) {
            return Some(format!("Barang {kode} {}, tidak bisa diretur", k.status.sebutan()));
        }
        let lain =
            supplier && !m.beda_supplier && !k.supplier_barang.is_empty() && k.supplier_barang != lawan;
        lain.then(|| format!("Barang {kode} dari supplier {}, tidak dari {lawan}", k.supplier_barang))
    })?;
    let mut dok = Dok::buka(tx, JenisDok::KirimBarang, &p.user_id)?;
    let langkah: Vec<Langkah> =
        kartu.into_iter().map(|k| Langkah::ke_luar(k, Luar::Pemasok)).collect::<Hasil<_>>()?;
    let kepala = Kepala { jenis: "RETUR", lawan: &lawan, keterangan: &ket, ..Kepala::default() };
    gerakkan(&mut dok, &kepala, &langkah)?;
    let hasil = Tercatat::dari(&dok, &langkah);
    let isi = serde_json::json!({ "barang": hasil.qty, "lawan": lawan });
    dok.tutup("RETUR BARANG", &isi)?;
    Ok(hasil)
}
