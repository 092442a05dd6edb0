//! Notas the shop wrote in the old program. They are no sales of this one and move no stock; a buy-back finds them and
//! follows them as it follows a nota of its own.

use super::BATAL;
use db::{Conn, Val, args};
use ledger::Dok;
use platform::impor::{BarisBerkas, Kolom};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use std::collections::{HashMap, HashSet};
use values::{Berat, Kadar, KodeBarcode, NoFaktur, Rupiah, Tanggal};

pub(super) const KOLOM: &[Kolom] = &[
    Kolom::new("no_faktur", "No Nota", true, "N-2025-00123"),
    Kolom::new("tgl_nota", "Tanggal Nota", true, "2026-09-15"),
    Kolom::new("kode_group", "Kategori", true, "750"),
    Kolom::new("kode_dept", "Jenis", true, "CIN750"),
    Kolom::new("nama_barang", "Nama Barang", true, "CINCIN POLOS"),
    Kolom::new("berat", "Berat", true, "2.345"),
    Kolom::new("harga_total", "Harga Total", true, "3250000"),
    Kolom::new("ongkos", "Ongkos", false, "150000"),
    Kolom::new("kadar_cetak", "Kadar Cetak", false, "75"),
    Kolom::new("kadar", "Kadar Jual", false, ""),
    Kolom::new("kode_barcode", "Barcode", false, "00012345"),
    Kolom::new("nama_customer", "Nama Customer", false, "SITI AMINAH"),
    Kolom::new("no_hp", "No HP", false, ""),
];

const BERAT_MAKS: Berat = Berat::mg(10_000_000);
const TERBESAR: Rupiah = Rupiah::new(100_000_000_000);
/// Numbers that are looked up at once.
const SEKALI: usize = 500;

pub(super) struct Satu {
    no_nota: String,
    /// which of the nota's lines it is, and of how many
    urut: (usize, usize),
    tgl_nota: Tanggal,
    nama_customer: String,
    no_hp: String,
    kode_barcode: String,
    nama_barang: String,
    kode_group: String,
    kode_dept: String,
    kadar_cetak: Kadar,
    kadar: Kadar,
    pub(super) berat: Berat,
    ongkos: Rupiah,
    pub(super) harga_total: Rupiah,
}

impl Satu {
    /// The number of the line: that of the nota, while it has only one.
    fn no_faktur(&self) -> String {
        match self.urut {
            (_, 1) => self.no_nota.clone(),
            (n, _) => format!("{}/{n}", self.no_nota),
        }
    }
}

/// A barcode as the books have it; what is none of ours stays as it was.
pub(crate) fn barcode(teks: &str) -> String {
    KodeBarcode::parse(teks).map_or_else(|_| teks.to_uppercase(), |k| k.to_string())
}

/// Which of these numbers the store has already, with the document of each.
fn terpakai(c: &mut Conn, p: &Pelaku, semua: &HashSet<String>) -> Hasil<HashMap<String, String>> {
    let mut ada = HashMap::new();
    let semua: Vec<&String> = semua.iter().collect();
    for sebagian in semua.chunks(SEKALI) {
        let d = db::daftar(2, sebagian.iter().map(|n| n.as_str()));
        for kolom in ["no_nota", "no_faktur"] {
            let mut nilai: Vec<Val> = args![&p.toko].to_vec();
            nilai.extend(d.nilai.iter().cloned());
            let sql =
                format!("SELECT {kolom}, no_dok FROM nota_lama WHERE toko = $1 AND {kolom} IN {}", d.sql);
            ada.extend(c.rows(&sql, &nilai, |r| Ok((r.get(0)?, r.get(1)?)))?);
        }
    }
    Ok(ada)
}

/// A number of this program that stands for a sale of its own.
fn nota_sendiri(c: &mut Conn, no: &str) -> Hasil<bool> {
    let Ok(faktur) = NoFaktur::parse(no) else { return Ok(false) };
    Ok(c.nilai::<i64>(
        "SELECT COUNT(*) FROM jual WHERE toko = $1 AND (no_faktur_jual = $2 OR no_faktur_group = $2)",
        args![faktur.toko(), no],
    )? > 0)
}

pub(super) fn periksa(c: &mut Conn, p: &Pelaku, baris: &[BarisBerkas], s: &mut Salah) -> Hasil<Vec<Satu>> {
    let hari_ini = platform::toko::cari(c, &p.toko)?.tgl_system;
    let group: HashMap<String, (Kadar, Kadar)> = c
        .rows(
            "SELECT kode_group, kadar, kadar_cetak FROM group_barang WHERE toko = $1 AND dihapus = 0",
            args![&p.toko],
            |r| Ok((r.get(0)?, (r.get(1)?, r.get(2)?))),
        )?
        .into_iter()
        .collect();
    let jenis: HashSet<String> = c
        .rows("SELECT kode_dept FROM jenis WHERE toko = $1 AND dihapus = 0", args![&p.toko], |r| r.get(0))?
        .into_iter()
        .collect();
    let mut banyak: HashMap<String, usize> = HashMap::new();
    for b in baris {
        *banyak.entry(b.besar("no_faktur")).or_default() += 1;
    }
    let mut calon: HashSet<String> = banyak.keys().cloned().collect();
    for (no, n) in banyak.iter().filter(|(_, n)| **n > 1) {
        calon.extend((1..=*n).map(|k| format!("{no}/{k}")));
    }
    let terpakai = terpakai(c, p, &calon)?;
    let mut urut: HashMap<String, usize> = HashMap::new();
    let mut kunci: HashSet<String> = HashSet::new();
    let mut hasil = Vec::with_capacity(baris.len());
    for (ke, b) in baris.iter().enumerate() {
        let mula = s.banyak();
        let no = b.besar("no_faktur");
        let dari = banyak.get(&no).copied().unwrap_or(1);
        let n = urut.entry(no.clone()).or_default();
        *n += 1;
        let n = *n;
        let baris_no = if dari > 1 { format!("{no}/{n}") } else { no.clone() };
        if no.is_empty() || no.chars().count() > 40 || no.contains(',') {
            s.beri(ke, "no_faktur", "Nomor nota 1 sampai 40 karakter tanpa koma");
        } else if let Some(dok) = terpakai.get(&no).or_else(|| terpakai.get(&baris_no)) {
            s.beri(ke, "no_faktur", format!("Nota {no} sudah masuk dengan {dok}"));
        } else if !kunci.insert(baris_no.clone()) {
            s.beri(ke, "no_faktur", format!("Nota {baris_no} dua kali di berkas ini"));
        } else if nota_sendiri(c, &no)? {
            s.beri(ke, "no_faktur", format!("Nota {no} adalah penjualan di sistem ini"));
        }
        let Some(satu) = isi(ke, b, hari_ini, (&group, &jenis), s) else { continue };
        if s.banyak() == mula {
            hasil.push(Satu { no_nota: no, urut: (n, dari), ..satu });
        }
    }
    Ok(hasil)
}

/// The cells of a line beside its number.
fn isi(
    ke: usize,
    b: &BarisBerkas,
    hari_ini: Tanggal,
    (group, jenis): (&HashMap<String, (Kadar, Kadar)>, &HashSet<String>),
    s: &mut Salah,
) -> Option<Satu> {
    let mula = s.banyak();
    let tgl: Option<Tanggal> = b.baca(ke, "tgl_nota", s);
    if tgl.is_none() {
        s.beri(ke, "tgl_nota", "Tanggal nota harus diisi (2026-01-31)");
    } else if tgl.is_some_and(|t| t > hari_ini) {
        s.beri(ke, "tgl_nota", "Tanggal nota sesudah hari ini");
    }
    let (kode_group, kode_dept) = (b.besar("kode_group"), b.besar("kode_dept"));
    let kadar_group = group.get(&kode_group).copied();
    if kadar_group.is_none() {
        s.beri(ke, "kode_group", format!("Kategori {kode_group} tidak ada di master"));
    }
    if !jenis.contains(&kode_dept) {
        s.beri(ke, "kode_dept", format!("Jenis {kode_dept} tidak ada di master"));
    }
    let nama_barang = b.besar("nama_barang");
    if nama_barang.is_empty() || nama_barang.chars().count() > 100 {
        s.beri(ke, "nama_barang", "Nama barang 1 sampai 100 karakter");
    }
    let berat: Option<Berat> = b.baca(ke, "berat", s);
    if berat.is_none_or(|n| n <= Berat::NOL || n > BERAT_MAKS) {
        s.beri(ke, "berat", "Berat harus lebih dari nol dan paling banyak 10 kg");
    }
    let harga = b.rupiah(ke, "harga_total", s);
    if harga.is_none_or(|n| n <= Rupiah::NOL || n > TERBESAR) {
        s.beri(ke, "harga_total", "Harga total harus lebih dari nol");
    }
    let ongkos = b.rupiah(ke, "ongkos", s).unwrap_or(Rupiah::NOL);
    if ongkos < Rupiah::NOL || harga.is_some_and(|h| h > Rupiah::NOL && ongkos >= h) {
        s.beri(ke, "ongkos", "Ongkos harus kurang dari harga total");
    }
    let (kadar_bawaan, cetak_bawaan) = kadar_group.unwrap_or((Kadar::NOL, Kadar::NOL));
    let kadar_cetak: Kadar = b.baca(ke, "kadar_cetak", s).unwrap_or(cetak_bawaan);
    let kadar: Kadar = b.baca(ke, "kadar", s).unwrap_or(kadar_bawaan);
    if kadar_group.is_some() && kadar_cetak <= Kadar::NOL {
        s.beri(ke, "kadar_cetak", "Kadar cetak harus diisi");
    }
    let nama_customer = b.besar("nama_customer");
    if nama_customer.chars().count() > 60 {
        s.beri(ke, "nama_customer", "Nama paling banyak 60 karakter");
    }
    let kode_barcode = barcode(b.teks("kode_barcode"));
    if kode_barcode.chars().count() > 40 {
        s.beri(ke, "kode_barcode", "Barcode paling banyak 40 karakter");
    }
    let no_hp: String = b.teks("no_hp").chars().filter(char::is_ascii_digit).take(15).collect();
    let (Some(tgl_nota), Some(berat), Some(harga_total), true) = (tgl, berat, harga, s.banyak() == mula)
    else {
        return None;
    };
    Some(Satu {
        no_nota: String::new(),
        urut: (1, 1),
        tgl_nota,
        nama_customer,
        no_hp,
        kode_barcode,
        nama_barang,
        kode_group,
        kode_dept,
        kadar_cetak,
        kadar,
        berat,
        ongkos,
        harga_total,
    })
}

const KOLOM_TABEL: [&str; 17] = [
    "toko",
    "no_faktur",
    "no_nota",
    "tgl_nota",
    "nama_customer",
    "no_hp",
    "kode_barcode",
    "nama_barang",
    "kode_group",
    "kode_dept",
    "kadar_cetak",
    "kadar",
    "berat",
    "ongkos",
    "nilai_emas",
    "harga_total",
    "no_dok",
];

pub(super) fn tulis(dok: &mut Dok<'_, '_>, isi: &[Satu]) -> Hasil<()> {
    let no_dok = dok.no().clone();
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let baris = isi.iter().map(|b| -> Hasil<Vec<Val>> {
        let emas = b.harga_total.kurang(b.ongkos).map_err(konter::meluap)?;
        Ok(vec![
            (&toko).into(),
            b.no_faktur().into(),
            b.no_nota.as_str().into(),
            b.tgl_nota.into(),
            b.nama_customer.as_str().into(),
            b.no_hp.as_str().into(),
            b.kode_barcode.as_str().into(),
            b.nama_barang.as_str().into(),
            b.kode_group.as_str().into(),
            b.kode_dept.as_str().into(),
            b.kadar_cetak.into(),
            b.kadar.into(),
            b.berat.into(),
            b.ongkos.into(),
            emas.into(),
            b.harga_total.into(),
            (&no_dok).into(),
        ])
    });
    tx.sisip_banyak("nota_lama", &KOLOM_TABEL, baris)?;
    Ok(())
}

/// Takes the notas of a file away; not when a piece of one was bought back.
pub(super) fn hapus(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Hasil<()> {
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let dibeli: Option<(String, String)> = tx.one(
        "SELECT no_faktur, dibeli FROM nota_lama WHERE toko = $1 AND no_dok = $2 AND dibeli <> '' ORDER BY no_faktur LIMIT 1",
        args![&toko, asal],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?;
    if let Some((no, beli)) = dibeli {
        return Err(BATAL.tolak(format!("Nota {no} sudah dibeli kembali dengan {beli}")));
    }
    tx.exec("DELETE FROM nota_lama WHERE toko = $1 AND no_dok = $2", args![&toko, asal])?;
    Ok(())
}
