//! Receipts from a supplier or head office: the evidence of acquisition on top decides the tax of every piece, and what
//! the supplier wrote stands beside what the shop weighed. One document of new pieces into LABEL or STOCK.

use crate::baru::{Baru, Tersimpan};
use crate::gerak::Kepala;
use crate::sah::{Harga, Lingkup, besar};
use crate::tambah::{Cara, banyaknya, catat, periksa};
use crate::{BarangTolak, barcode};
use db::{Conn, Tx, Val, args};
use ledger::stok::Luar;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::pajak::ObjekPajak;
use values::{AsalPerolehan, Berat, JenisDok, KodeToko, Persen, Rupiah};

/// Where received pieces wait: to be tagged, or in the safe.
const GUDANG: &[&str] = &["LABEL", "STOCK"];

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = TerimaSupplier)]
pub struct Terima {
    /// SUPPLIER, or PUSAT for what head office sent without a shipment of its own
    pub dari: String,
    /// the supplier, when it is one
    pub supplier_barang: String,
    /// of the supplier's delivery note
    pub no_surat_jalan: String,
    /// SUPPLIER_FAKTUR with `no_faktur_pajak`, otherwise SUPPLIER_TANPA_FAKTUR, MASYARAKAT, LEBUR, LELANG
    pub asal_perolehan: String,
    pub no_faktur_pajak: String,
    pub keterangan: String,
    pub detail_barang: Vec<Baru>,
}

/// An evidence of acquisition with the rate it gives a sale of gold jewellery.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BuktiPerolehan)]
pub struct Bukti {
    pub kode: &'static str,
    pub nama: &'static str,
    pub berfaktur: bool,
    #[schema(value_type = f64)]
    pub tarif_ppn: Persen,
}

/// The rates of gold jewellery by evidence on the store's day.
fn tarif(c: &mut Conn, toko: &KodeToko) -> Hasil<impl Fn(AsalPerolehan) -> Persen + use<>> {
    let hari_ini = platform::toko::cari(c, toko)?.tgl_system;
    let t = platform::pajak::tarif_hari(c, toko, hari_ini)?;
    Ok(move |asal| t.untuk(ObjekPajak::PerhiasanEmas(asal)))
}

const fn sebutan(asal: AsalPerolehan) -> &'static str {
    match asal {
        AsalPerolehan::SupplierFaktur => "Supplier dengan faktur pajak",
        AsalPerolehan::SupplierTanpaFaktur => "Supplier tanpa faktur pajak",
        AsalPerolehan::Masyarakat => "Dari masyarakat",
        AsalPerolehan::Lebur => "Hasil lebur",
        AsalPerolehan::Lelang => "Hasil lelang",
    }
}

/// All evidences a receipt can have.
pub fn bukti(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Bukti>> {
    let tarif = tarif(c, toko)?;
    let satu = |a: &AsalPerolehan| Bukti {
        kode: a.kode(),
        nama: sebutan(*a),
        berfaktur: a.berfaktur(),
        tarif_ppn: tarif(*a),
    };
    Ok(AsalPerolehan::ALL.iter().map(satu).collect())
}

/// What a receipt became.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TerimaTersimpan)]
pub struct TerimaJadi {
    pub no_dok: String,
    pub barang: Vec<Tersimpan>,
}

/// The head: who it is from, and by which evidence.
fn kepala(tx: &mut Tx<'_>, m: &Terima) -> Hasil<(String, AsalPerolehan)> {
    let mut t = BarangTolak::Terima.tolak("");
    let mut salah = |kolom: &str, pesan: &str| {
        if t.pesan.is_empty() {
            pesan.clone_into(&mut t.pesan);
        }
        t.kolom.insert(kolom.to_owned(), pesan.to_owned());
    };
    let supplier = besar(&m.supplier_barang);
    let lawan = match besar(&m.dari).as_str() {
        "PUSAT" => "PUSAT".to_owned(),
        "SUPPLIER" => supplier.clone(),
        _ => {
            salah("dari", "Pilih Supplier atau Pusat");
            String::new()
        }
    };
    if besar(&m.dari) == "SUPPLIER" {
        let ada = "SELECT 1 FROM supplier_barang WHERE toko = $1 AND kode_supplier = $2 AND dihapus = 0 AND aktif = 1";
        if supplier.is_empty() {
            salah("supplier_barang", "Supplier Harus Dipilih");
        } else if tx.one(ada, args![db::RANTAI, supplier.as_str()], |r| r.int(0))?.is_none() {
            salah("supplier_barang", "Supplier tidak ada atau tidak aktif");
        }
    }
    let asal = AsalPerolehan::dari_kode(&besar(&m.asal_perolehan));
    let berfaktur = !m.no_faktur_pajak.trim().is_empty();
    match asal {
        None => salah("asal_perolehan", "Asal Perolehan Harus Dipilih"),
        Some(a) if a.berfaktur() && !berfaktur => {
            salah("no_faktur_pajak", "No Faktur Pajak tidak boleh kosong");
        }
        Some(a) if !a.berfaktur() && berfaktur => {
            salah("no_faktur_pajak", "No Faktur Pajak hanya untuk supplier dengan faktur pajak");
        }
        Some(_) => {}
    }
    for (kolom, isi, maks) in [
        ("no_surat_jalan", &m.no_surat_jalan, 40),
        ("no_faktur_pajak", &m.no_faktur_pajak, 40),
        ("keterangan", &m.keterangan, 200),
    ] {
        if isi.chars().count() > maks {
            salah(kolom, &format!("Paling banyak {maks} karakter"));
        }
    }
    match asal {
        Some(asal) if t.kolom.is_empty() => Ok((lawan, asal)),
        _ => Err(t),
    }
}

/// Brings a receipt in, all rows or none.
pub fn terima(tx: &mut Tx<'_>, p: &Pelaku, harga: &Harga, m: &Terima) -> Hasil<TerimaJadi> {
    let (lawan, asal) = kepala(tx, m)?;
    banyaknya(&m.detail_barang)?;
    let baris: Vec<Baru> = m
        .detail_barang
        .iter()
        .map(|b| Baru {
            supplier_barang: if lawan == "PUSAT" { String::new() } else { lawan.clone() },
            asal_perolehan: asal.kode().to_owned(),
            no_faktur_pajak: m.no_faktur_pajak.clone(),
            ..b.clone()
        })
        .collect();
    let mut l = Lingkup { gudang: GUDANG, ..Lingkup::new(harga) };
    let sah = match periksa(tx, p, &mut l, &baris)? {
        Err(s) => {
            s.tolak(BarangTolak::Baris)?;
            Vec::new()
        }
        Ok(sah) => sah,
    };
    let (rujukan, keterangan) = (besar(&m.no_surat_jalan), m.keterangan.trim().to_owned());
    let cara = Cara {
        dok: JenisDok::TerimaBarang,
        kepala: Kepala { jenis: "TERIMA", lawan: &lawan, rujukan: &rujukan, keterangan: &keterangan },
        dari: Luar::Pemasok,
        aksi: "PENERIMAAN BARANG",
    };
    let kode = barcode::ambil(tx, sah.len())?;
    let tarif = tarif(tx, &p.toko)?(asal);
    let dari = if lawan == "PUSAT" { "PUSAT" } else { "SUPPLIER" };
    // Who wrote no weight agrees with ours.
    let berat: Vec<Berat> =
        baris.iter().map(|b| b.berat_supplier.filter(|n| *n > Berat::NOL).unwrap_or(b.berat_asli)).collect();
    let jumlah: i64 = berat.iter().map(|b| b.sebagai_mg()).sum();
    let barang = catat(tx, p, &cara, sah, kode, &baris, |dok| {
        let (no, tx) = (dok.no().to_string(), dok.tx());
        let toko = tx.toko().clone();
        tx.exec(
            "INSERT INTO dok_terima (toko, no_dok, dari, asal_perolehan, no_faktur_pajak, tarif_ppn, berat_supplier) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            args![
                &toko,
                no.as_str(),
                dari,
                asal.kode(),
                besar(&m.no_faktur_pajak),
                tarif.sebagai_perseratus(),
                jumlah
            ],
        )?;
        let isi = berat.iter().zip(1_i64..).map(|(b, n)| {
            let v: Vec<Val> = args![&toko, no.as_str(), n, *b].to_vec();
            Ok::<_, db::Error>(v)
        });
        tx.sisip_banyak("dok_terima_baris", &["toko", "no_dok", "baris", "berat_supplier"], isi)?;
        Ok(())
    })?;
    let no_dok = barang.first().map(|b| b.no_dok.clone()).unwrap_or_default();
    Ok(TerimaJadi { no_dok, barang })
}

db::bacaan! {
    /// A receipt in the list of the last ones, and the head of its paper.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = TerimaRingkas)]
    pub struct Ringkas {
        pub no_dok: String = "d.no_dok",
        pub tgl_system: String = "d.tgl_system",
        pub waktu: String = "d.waktu",
        pub oleh: String = "d.oleh",
        /// SUPPLIER or PUSAT
        pub dari: String = "t.dari",
        /// the supplier's code, or PUSAT
        pub lawan: String = "d.lawan",
        pub nama_lawan: String = "COALESCE(s.nama_supplier, '')",
        pub no_surat_jalan: String = "d.rujukan",
        pub asal_perolehan: String = "t.asal_perolehan",
        pub no_faktur_pajak: String = "t.no_faktur_pajak",
        #[schema(value_type = f64)]
        pub tarif_ppn: Persen = "t.tarif_ppn",
        pub keterangan: String = "d.keterangan",
        pub qty: i64 = "d.qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "d.berat",
        #[schema(value_type = f64)]
        pub berat_supplier: Berat = "t.berat_supplier",
        #[schema(value_type = i64)]
        pub nilai: Rupiah = "d.nilai",
    }
}

const DARI: &str = "FROM dok_barang d JOIN dok_terima t ON t.toko = d.toko AND t.no_dok = d.no_dok \
     LEFT JOIN supplier_barang s ON s.toko = '-' AND s.kode_supplier = d.lawan AND s.dihapus = 0";

/// The last receipts of the store, newest first.
pub fn terakhir(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Ringkas>> {
    let sql = format!(
        "{DARI} WHERE d.toko = $1 AND d.jenis = 'TERIMA' ORDER BY d.tgl_system DESC, d.no_dok DESC LIMIT 50"
    );
    Ok(c.baris::<Ringkas>(&sql, args![toko])?)
}

db::bacaan! {
    /// A line of a receipt.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct TerimaBaris {
        pub kode_barcode: String = "b.kode_barcode",
        pub kode_intern: String = "b.kode_intern",
        pub nama_barang: String = "b.nama_barang",
        pub kode_group: String = "b.kode_group",
        pub kode_baki: String = "b.baki_ke",
        pub kadar_cetak: i64 = "b.kadar_cetak",
        #[schema(value_type = f64)]
        pub berat_supplier: Berat = "t.berat_supplier",
        #[schema(value_type = f64)]
        pub berat: Berat = "b.berat_stock",
        #[schema(value_type = i64)]
        pub nilai: Rupiah = "b.nilai",
    }
}

/// A whole receipt, as its paper shows it.
pub fn satu(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<(Ringkas, Vec<TerimaBaris>)> {
    let sql = format!("{DARI} WHERE d.toko = $1 AND d.no_dok = $2");
    let kepala = c
        .baris_satu::<Ringkas>(&sql, args![toko, no])?
        .ok_or_else(|| BarangTolak::TerimaTidakAda.tolak("Penerimaan ini tidak ada"))?;
    let baris = c.baris::<TerimaBaris>(
        "FROM dok_barang_baris b JOIN dok_terima_baris t ON t.toko = b.toko AND t.no_dok = b.no_dok AND t.baris = b.baris \
         WHERE b.toko = $1 AND b.no_dok = $2 ORDER BY b.baris",
        args![toko, no],
    )?;
    Ok((kepala, baris))
}
