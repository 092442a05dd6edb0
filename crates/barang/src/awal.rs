//! Moving in: the pieces a shop already has, from a CSV file, with the barcodes on their tags. Every line is checked and
//! shown first; then all of them come in by one opening document, or none.

use crate::acuan::Acuan;
use crate::baru::Baru;
use crate::gerak::Kepala;
use crate::sah::{Harga, Lingkup, Sah, sahkan};
use crate::tambah::{Cara, catat};
use crate::{BarangTolak, barcode};
use db::{Conn, Tx};
use ledger::stok::Luar;
use platform::impor;
use platform::impor::BarisBerkas;
pub use platform::impor::{BarisImpor, Impor, Kolom};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use std::collections::HashSet;
use values::{Berat, JenisDok, KodeBarcode, Rupiah, Tanggal};

/// Lines of one file.
pub const PALING_BANYAK: usize = 50_000;

const fn k(nama: &'static str, label: &'static str, wajib: bool, contoh: &'static str) -> Kolom {
    Kolom::new(nama, label, wajib, contoh)
}

/// The columns of a file, in the order of the template.
pub const KOLOM: &[Kolom] = &[
    k("kode_barcode", "Barcode", true, "00012345"),
    k("kode_group", "Kategori", true, "750"),
    k("kode_dept", "Jenis", true, "CIN750"),
    k("kode_toko", "Baki", true, "A01"),
    k("berat_asli", "Berat Asli", true, "2.345"),
    k("nama_barang", "Nama Barang", false, "CINCIN POLOS"),
    k("kode_intern", "Kode Intern", false, ""),
    k("kadar_cetak", "Kadar Cetak", false, "75"),
    k("kadar", "Kadar Jual", false, "80"),
    k("kadar_modal", "Kadar Modal", false, "77"),
    k("nama_atribut", "Nama Atribut", false, ""),
    k("berat_atribut", "Berat Atribut", false, ""),
    k("harga_atribut", "Harga Atribut", false, ""),
    k("berat_bandrol", "Berat Bandrol", false, ""),
    k("berat_plastik", "Berat Plastik", false, ""),
    k("size", "Size", false, "12"),
    k("supplier_barang", "Supplier", false, ""),
    k("asal_perolehan", "Asal Perolehan", false, "SUPPLIER_TANPA_FAKTUR"),
    k("no_faktur_pajak", "No Faktur Pajak", false, ""),
    k("harga_modal_gram", "Harga Modal / Gram", false, ""),
    k("ongkos_modal", "Ongkos Modal", false, ""),
    k("hpp_manual", "HPP", false, "1850000"),
    k("profit", "Profit", false, ""),
    k("harga_bandrol", "Harga Bandrol", false, ""),
    k("tag_id", "Tag RFID", false, ""),
    k("no_seri", "No Seri", false, ""),
    k("markis", "Markis", false, "TIDAK"),
    k("tgl_masuk", "Tanggal Masuk", false, "2026-01-31"),
    k("keterangan", "Keterangan", false, ""),
];

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PratinjauImporBarang)]
pub struct Lihat {
    pub jumlah: usize,
    pub jumlah_salah: usize,
    /// of the good lines
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = i64)]
    pub nilai: Rupiah,
    /// the wrong lines, and the first good ones
    pub contoh: Vec<BarisImpor>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ImporBarangJadi)]
pub struct Jadi {
    pub no_dok: String,
    pub jumlah: usize,
}

/// The cells of a line as a new piece; what cannot be read is said on its column.
fn baca(ke: usize, b: &BarisBerkas, s: &mut Salah) -> Baru {
    let teks = |k: &str| b.teks(k).to_owned();
    let markis = teks("markis").to_uppercase();
    if !["", "YA", "TIDAK"].contains(&markis.as_str()) {
        s.beri(ke, "markis", "Markis hanya YA atau TIDAK");
    }
    Baru {
        kode_group: teks("kode_group"),
        kode_dept: teks("kode_dept"),
        kode_toko: teks("kode_toko"),
        supplier_barang: teks("supplier_barang"),
        asal_perolehan: teks("asal_perolehan"),
        no_faktur_pajak: teks("no_faktur_pajak"),
        kode_intern: teks("kode_intern"),
        nama_barang: teks("nama_barang"),
        berat_asli: b.baca(ke, "berat_asli", s).unwrap_or(Berat::NOL),
        kadar: b.baca(ke, "kadar", s),
        kadar_cetak: b.baca(ke, "kadar_cetak", s),
        kadar_modal: b.baca(ke, "kadar_modal", s),
        nama_atribut: teks("nama_atribut"),
        berat_atribut: b.baca(ke, "berat_atribut", s).unwrap_or(Berat::NOL),
        harga_atribut: b.baca(ke, "harga_atribut", s).unwrap_or(Rupiah::NOL),
        berat_bandrol: b.baca(ke, "berat_bandrol", s),
        berat_plastik: b.baca(ke, "berat_plastik", s),
        harga_modal_gram: b.baca::<Rupiah>(ke, "harga_modal_gram", s).map(Rupiah::nilai),
        ongkos_modal: b.baca(ke, "ongkos_modal", s).unwrap_or(Rupiah::NOL),
        hpp_manual: b.baca(ke, "hpp_manual", s).unwrap_or(Rupiah::NOL),
        profit: b.baca(ke, "profit", s).unwrap_or(Rupiah::NOL),
        harga_bandrol: b.baca(ke, "harga_bandrol", s).unwrap_or(Rupiah::NOL),
        size: teks("size"),
        tag_id: teks("tag_id"),
        no_seri: teks("no_seri"),
        is_markis: markis == "YA",
        keterangan: teks("keterangan"),
        ..Baru::default()
    }
}

/// Every line read and checked, in the order of the file.
struct Terperiksa {
    baris: Vec<BarisBerkas>,
    baru: Vec<Baru>,
    sah: Vec<Option<(Sah, KodeBarcode)>>,
    salah: Salah,
}

fn periksa(c: &mut Conn, p: &Pelaku, harga: &Harga, isi: &str) -> Hasil<Terperiksa> {
    impor::izin(p, BarangTolak::AwalIzin, "Barang awal")?;
    let baris = impor::pisah(BarangTolak::AwalBerkas, KOLOM, isi, PALING_BANYAK)?;
    let hari_ini = platform::toko::cari(c, &p.toko)?.tgl_system;
    let mut a = Acuan::baca(c, &p.toko)?;
    let mut l = Lingkup { berlian: true, ..Lingkup::new(harga) };
    l.baca_tag(c, baris.iter().filter_map(|b| b.sel.get("tag_id").map(String::as_str)))?;
    let mut s = Salah::semua();
    let kode: Vec<Option<KodeBarcode>> =
        baris.iter().map(|b| KodeBarcode::parse(b.sel.get("kode_barcode")?).ok()).collect();
    let dipakai = barcode::terpakai(c, kode.iter().flatten())?;
    let mut dalam: HashSet<&KodeBarcode> = HashSet::new();
    let (mut baru, mut sah) = (Vec::with_capacity(baris.len()), Vec::with_capacity(baris.len()));
    for (ke, (b, kode)) in baris.iter().zip(&kode).enumerate() {
        let mula = s.banyak();
        match kode {
            None => s.beri(ke, "kode_barcode", "Barcode harus 1 sampai 8 angka"),
            Some(k) if k.angka() == 0 => s.beri(ke, "kode_barcode", "Barcode 00000000 tidak boleh dipakai"),
            Some(k) if !dalam.insert(k) => {
                s.beri(ke, "kode_barcode", format!("Barcode {k} dua kali di berkas ini"));
            }
            Some(k) => {
                if let Some(toko) = dipakai.get(k) {
                    s.beri(ke, "kode_barcode", format!("Barcode {k} sudah dipakai di toko {toko}"));
                }
            }
        }
        let satu = baca(ke, b, &mut s);
        let tgl = b.sel.get("tgl_masuk").filter(|t| !t.is_empty());
        if let Some(t) = tgl {
            match t.parse::<Tanggal>() {
                Ok(t) if t > hari_ini => s.beri(ke, "tgl_masuk", "Tanggal masuk sesudah hari ini"),
                Ok(_) => {}
                Err(e) => s.beri(ke, "tgl_masuk", e.to_string()),
            }
        }
        let jadi = sahkan(c, p, &mut a, &mut l, (ke, &satu), &mut s)?;
        let baik = jadi.zip(kode.clone()).filter(|_| s.banyak() == mula).map(|(mut j, k)| {
            j.kartu.tgl_masuk = tgl.cloned().unwrap_or_default();
            (j, k)
        });
        sah.push(baik);
        baru.push(satu);
    }
    Ok(Terperiksa { baris, baru, sah, salah: s })
}

/// What would come in; writes nothing.
pub fn lihat(c: &mut Conn, p: &Pelaku, harga: &Harga, isi: &str) -> Hasil<Lihat> {
    let t = periksa(c, p, harga, isi)?;
    let (mut berat, mut nilai) = (0_i64, Rupiah::NOL);
    for (s, _) in t.sah.iter().flatten() {
        berat += s.kartu.berat_asli.sebagai_mg();
        nilai = nilai.tambah(s.kartu.total_pokok).unwrap_or(nilai);
    }
    let jumlah = t.baris.len();
    let (jumlah_salah, contoh) = impor::contoh(KOLOM, t.baris, &t.salah);
    Ok(Lihat { jumlah, jumlah_salah, berat: Berat::mg(berat), nilai, contoh })
}

/// Brings all lines in by one opening document, or refuses when any is wrong.
pub fn impor(tx: &mut Tx<'_>, p: &Pelaku, harga: &Harga, isi: &str) -> Hasil<Jadi> {
    let t = periksa(tx, p, harga, isi)?;
    impor::tolak(BarangTolak::AwalBaris, &t.baris, &t.salah)?;
    let (sah, kode): (Vec<Sah>, Vec<KodeBarcode>) = t.sah.into_iter().flatten().unzip();
    let cara = Cara {
        dok: JenisDok::SaldoAwal,
        kepala: Kepala { jenis: "AWAL", lawan: "", rujukan: "", keterangan: "Barang awal" },
        dari: Luar::Awal,
        aksi: "IMPOR BARANG AWAL",
    };
    let jadi = catat(tx, p, &cara, sah, kode, &t.baru, |_| Ok(()))?;
    let no_dok = jadi.first().map(|b| b.no_dok.clone()).unwrap_or_default();
    Ok(Jadi { no_dok, jumlah: jadi.len() })
}
