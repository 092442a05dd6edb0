//! Kirim barang retur: pieces that go back to their supplier, or to head office. To a supplier they leave the books; to head
//! office they are on their way as any shipment, until it receives them.

use crate::BarangTolak;
use crate::dokumen::Tercatat;
use crate::gerak::{Kepala, Langkah, gerakkan};
use crate::kartu::Kartu;
use crate::kirim::kirim_retur;
use crate::pindah::keterangan;
use crate::pindai::{self, Pindai, besar};
use db::{Conn, Tx, args};
use ledger::Dok;
use ledger::stok::Luar;
use platform::modul::Setelan;
use platform::{Hasil, Pelaku, Tolak, toko};
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
    /// who carries them to head office
    pub kurir: String,
    pub keterangan: String,
    pub detail_barang: Vec<Pindai>,
}

fn tolak(kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    GALAT.pada(kolom, pesan)
}

/// To whom it goes.
enum Lawan {
    Supplier(String),
    Pusat(toko::Toko),
}

fn lawan(c: &mut Conn, sini: &KodeToko, m: &Retur) -> Hasil<Lawan> {
    match besar(&m.tujuan).as_str() {
        PUSAT => {
            let pusat: Option<KodeToko> =
                c.one("SELECT kode_toko FROM toko WHERE pusat = 1 AND aktif = 1", &[], |r| r.get(0))?;
            let Some(pusat) = pusat.filter(|p| p != sini) else {
                return Err(tolak("tujuan", "Toko ini adalah kantor pusat; pilih supplier"));
            };
            // Nobody could receive it there.
            if !Setelan::baca(c, &pusat)?.nyala("KIRIM_BARANG_MODULE") {
                return Err(tolak("tujuan", "Kantor pusat tidak memakai kirim barang; pilih supplier"));
            }
            if m.kurir.trim().chars().count() > 60 {
                return Err(tolak("kurir", "Paling banyak 60 karakter"));
            }
            Ok(Lawan::Pusat(toko::cari(c, &pusat)?))
        }
        "SUPPLIER" => {
            let kode = besar(&m.supplier_barang);
            if kode.is_empty() {
                return Err(tolak("supplier_barang", "Supplier Harus Dipilih"));
            }
            let sql = "SELECT 1 FROM supplier_barang WHERE toko = $1 AND kode_supplier = $2 AND dihapus = 0";
            match c.one(sql, args![db::RANTAI, kode.as_str()], |r| r.int(0))? {
                Some(_) => Ok(Lawan::Supplier(kode)),
                None => Err(tolak("supplier_barang", format!("Supplier {kode} tidak ada"))),
            }
        }
        _ => Err(tolak("tujuan", "Tujuan retur adalah SUPPLIER atau PUSAT")),
    }
}

pub fn retur(tx: &mut Tx<'_>, p: &Pelaku, m: &Retur) -> Hasil<Tercatat> {
    let ket = keterangan(&m.keterangan, GALAT)?;
    let lawan = lawan(tx, &p.toko, m)?;
    let menunggu = crate::susut::menunggu_semua(tx, &p.toko)?;
    let kartu = pindai::periksa(tx, &p.toko, GALAT, &m.detail_barang, |k| {
        let kode = &k.kode_barcode;
        if menunggu.contains(kode) {
            return Some(format!("Susut barang {kode} masih menunggu validasi"));
        }
        if BUKAN.contains(&k.kode_gudang.as_str()) {
            return Some(format!("Barang {kode} {}, tidak bisa diretur", k.status.sebutan()));
        }
        let Lawan::Supplier(s) = &lawan else { return None };
        let lain = !m.beda_supplier && !k.supplier_barang.is_empty() && k.supplier_barang != *s;
        lain.then(|| format!("Barang {kode} dari supplier {}, tidak dari {s}", k.supplier_barang))
    })?;
    match lawan {
        Lawan::Supplier(s) => ke_supplier(tx, p, &s, &ket, kartu),
        Lawan::Pusat(t) => kirim_retur(tx, p, (t, &m.kurir, &ket), kartu),
    }
}

fn ke_supplier(tx: &mut Tx<'_>, p: &Pelaku, lawan: &str, ket: &str, kartu: Vec<Kartu>) -> Hasil<Tercatat> {
    let mut dok = Dok::buka(tx, JenisDok::KirimBarang, &p.user_id)?;
    let langkah: Vec<Langkah> =
        kartu.into_iter().map(|k| Langkah::ke_luar(k, Luar::Pemasok)).collect::<Hasil<_>>()?;
    let kepala = Kepala { jenis: "RETUR", lawan, keterangan: ket, ..Kepala::default() };
    gerakkan(&mut dok, &kepala, &langkah)?;
    let hasil = Tercatat::dari(&dok, &langkah);
    let isi = serde_json::json!({ "barang": hasil.qty, "lawan": lawan });
    dok.tutup("RETUR BARANG", &isi)?;
    Ok(hasil)
}
