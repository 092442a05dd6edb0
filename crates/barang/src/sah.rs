//! The checks of a new piece: every rule of weight, purity, tray, supplier, stones and cost, each message on its field.
//! Nothing is written here.

use crate::acuan::Acuan;
use crate::baru::Baru;
use crate::kartu::{self, Kartu, Status};
use db::Conn;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use std::collections::{HashMap, HashSet};
use values::batas::{BERAT_BARANG_MAKS, berat_barang};
use values::harga_jual::{Berlian, Pokok, total_pokok};
use values::murni::berat_batu;
use values::{AsalPerolehan, Berat, CaratBatu, HargaGram, JUMLAH_MAKS, Kadar, Kurs, Persen, Rupiah, UsdSen};

const CARAT_MAKS: i64 = 10_000_000;
const BATU_MAKS: usize = 100;

/// A row that passed, as the card will have it.
pub(crate) struct Sah {
    pub(crate) kartu: Kartu,
    pub(crate) asal: AsalPerolehan,
    pub(crate) harga_modal_gram: HargaGram,
    /// dollars of all stones, and each stone's rupiah
    pub(crate) batu: Batuan,
}

/// The stones of a piece, priced.
#[derive(Debug, Clone, Default)]
pub(crate) struct Batuan {
    pub(crate) harga: Vec<Rupiah>,
    pub(crate) jumlah: Rupiah,
    pub(crate) usd: UsdSen,
    /// what they weigh
    pub(crate) berat: Berat,
}

/// Which pieces a screen may bring in, and what is kept in mind from row to row.
pub(crate) struct Lingkup<'a> {
    pub(crate) harga: &'a Harga,
    /// diamonds come in one by one
    pub(crate) berlian: bool,
    /// the warehouses they may come into; empty: all
    pub(crate) gudang: &'a [&'a str],
    pub(crate) tag: HashSet<String>,
    /// tags of the rows that other pieces have
    pub(crate) tag_terpakai: HashSet<String>,
}

impl<'a> Lingkup<'a> {
    pub(crate) fn new(harga: &'a Harga) -> Self {
        Self { harga, berlian: false, gudang: &[], tag: HashSet::new(), tag_terpakai: HashSet::new() }
    }
}

impl Lingkup<'_> {
    /// Looks up the tags of rows that are about to be checked.
    pub(crate) fn baca_tag<'b>(
        &mut self,
        c: &mut Conn,
        tag: impl Iterator<Item = &'b str>,
    ) -> db::Result<()> {
        let tag: Vec<String> = tag.map(besar).filter(|t| !t.is_empty()).collect();
        self.tag_terpakai = kartu::tag_terpakai(c, &tag)?;
        Ok(())
    }
}

pub(crate) fn besar(teks: &str) -> String {
    teks.trim().to_uppercase()
}

/// The purities of a row: by the price system, and none at all for an accessory.
pub(crate) fn kadar(
    b: &Baru,
    a: &Acuan,
    ke: usize,
    acc: bool,
    bawaan: Kadar,
    s: &mut Salah,
) -> (Kadar, Kadar, Kadar) {
    if acc {
        return (Kadar::NOL, b.kadar_cetak.unwrap_or(Kadar::NOL), Kadar::NOL);
    }
    let cetak = b.kadar_cetak.unwrap_or(bawaan);
    if cetak == Kadar::NOL {
        s.beri(ke, "kadar_cetak", "Kadar Cetak tidak boleh kosong");
    }
    if !a.seratus {
        return (Kadar::PENUH, cetak, Kadar::PENUH);
    }
    let jual = b.kadar.filter(|k| *k != Kadar::NOL);
    if jual.is_none() {
        s.beri(ke, "kadar", "Kadar Jual tidak boleh kosong");
    }
    let jual = jual.unwrap_or(Kadar::NOL);
    (jual, cetak, b.kadar_modal.filter(|k| *k != Kadar::NOL).unwrap_or(jual))
}

fn berat(b: &Baru, a: &Acuan, ke: usize, s: &mut Salah) -> Berat {
    if let Err(pesan) = berat_barang(b.berat_asli) {
        s.beri(ke, "berat_asli", pesan);
        return Berat::NOL;
    }
    if b.berat_atribut < Berat::NOL || b.berat_atribut > b.berat_asli {
        s.beri(ke, "berat_atribut", "Berat atribut tidak boleh lebih dari berat barang");
    }
    let jual = a.aturan.bulatkan(b.berat_asli).unwrap_or(b.berat_asli);
    if jual == Berat::NOL {
        s.beri(ke, "berat_asli", format!("Berat ini menjadi nol setelah dibulatkan {}", a.aturan));
    }
    if b.berat.is_some_and(|kirim| kirim != Berat::NOL && kirim != jual) {
        s.beri(ke, "berat", format!("Berat jual dengan pembulatan {} adalah {jual}", a.aturan));
    }
    if b.berat_stock.is_some_and(|kirim| kirim != Berat::NOL && kirim != b.berat_asli) {
        s.beri(ke, "berat_stock", "Berat stock harus sama dengan berat asli");
    }
    jual
}

pub(crate) fn asal(b: &Baru, ke: usize, s: &mut Salah) -> AsalPerolehan {
    let kode = besar(&b.asal_perolehan);
    let berfaktur = !b.no_faktur_pajak.trim().is_empty();
    let bawaan = if berfaktur { AsalPerolehan::SupplierFaktur } else { AsalPerolehan::SupplierTanpaFaktur };
    if kode.is_empty() {
        return bawaan;
    }
    match AsalPerolehan::dari_kode(&kode) {
        Some(a) if a.berfaktur() && !berfaktur => {
            s.beri(ke, "no_faktur_pajak", "No Faktur Pajak tidak boleh kosong");
            a
        }
        Some(a) => a,
        None => {
            s.beri(ke, "asal_perolehan", "Asal perolehan tidak dikenal");
            bawaan
        }
    }
}

/// The tray of a row: it exists, lies in the warehouse the row names (one the screen may use), and has room.
fn baki(b: &Baru, a: &mut Acuan, boleh: &[&str], ke: usize, s: &mut Salah) -> (String, String) {
    // The generator joins tray and warehouse by a tilde.
    let (baki, gudang) = b.kode_toko.split_once('~').unwrap_or((&b.kode_toko, &b.kode_gudang));
    let (baki, gudang) = (besar(baki), besar(gudang));
    if baki.is_empty() {
        s.beri(ke, "kode_toko", "Kode Toko Harus Dipilih");
        return (gudang, baki);
    }
    match a.baki.get_mut(&baki) {
        None => s.beri(ke, "kode_toko", format!("Baki {baki} tidak ada atau tidak aktif")),
        Some(ada) if !gudang.is_empty() && ada.kode_gudang != gudang => {
            s.beri(
                ke,
                "kode_toko",
                format!("Baki {baki} ada di gudang {}, tidak di {gudang}", ada.kode_gudang),
            );
        }
        Some(ada) if !boleh.is_empty() && !boleh.contains(&ada.kode_gudang.as_str()) => {
            let pesan =
                format!("Baki {baki} ada di gudang {}, bukan {}", ada.kode_gudang, boleh.join(" atau "));
            s.beri(ke, "kode_toko", pesan);
        }
        Some(ada) if !ada.gudang_aktif => {
            s.beri(ke, "kode_toko", format!("Gudang {} tidak aktif", ada.kode_gudang));
        }
        Some(ada) => {
            ada.isi += 1;
            if ada.kapasitas > 0 && ada.isi > ada.kapasitas {
                s.beri(ke, "kode_toko", format!("Baki {baki} sudah penuh ({} barang)", ada.kapasitas));
            }
            return (ada.kode_gudang.clone(), baki);
        }
    }
    (gudang, baki)
}

/// Today's price of a gram for each group, for rows that bring no cost of their own.
pub type HargaModal = HashMap<String, HargaGram>;

/// What pieces are priced by today.
#[derive(Debug, Clone, Default)]
pub struct Harga {
    pub gram: HargaModal,
    /// rupiah for a dollar
    pub kurs: Option<Kurs>,
}

/// Stones, each with its rupiah: dollars by today's rate, or what the row says.
pub(crate) fn batu(b: &Baru, a: &Acuan, kurs: Option<Kurs>, ke: usize, s: &mut Salah) -> Batuan {
    let mut hasil = Batuan::default();
    let mut carat = 0_i64;
    if b.data_berlian.len() > BATU_MAKS {
        s.beri(ke, "data_berlian", format!("Paling banyak {BATU_MAKS} baris batu"));
        return hasil;
    }
    for (i, d) in b.data_berlian.iter().enumerate() {
        let mut beri = |kolom: &str, pesan: String| s.beri(ke, &format!("data_berlian[{i}].{kolom}"), pesan);
        if d.butir <= 0 || d.butir > 10_000 {
            beri("butir", "Butir di antara 1 dan 10,000".to_owned());
        }
        let seribu = d.carat.sebagai_perseribu();
        if seribu <= 0 {
            beri("carat", "Carat harus lebih dari nol".to_owned());
        } else if seribu > CARAT_MAKS {
            beri("carat", "Carat paling banyak 10,000".to_owned());
        }
        for (kolom, isi, daftar) in [
            ("jenis_batu", &d.jenis_batu, &a.batu.jenis),
            ("shape", &d.shape, &a.batu.shape),
            ("color", &d.color, &a.batu.color),
            ("clarity", &d.clarity, &a.batu.clarity),
        ] {
            let kode = besar(isi);
            if kode.is_empty() && kolom == "jenis_batu" {
                beri(kolom, "Jenis Batu tidak boleh kosong".to_owned());
            } else if !kode.is_empty() && !daftar.contains(&kode) {
                beri(kolom, format!("{kode} tidak ada di masternya"));
            }
        }
        if d.sertifikat.chars().count() > 40 {
            beri("sertifikat", "Paling banyak 40 karakter".to_owned());
        }
        if d.harga.di_bawah_nol() || d.harga > JUMLAH_MAKS {
            beri("harga", "Jumlah di antara 0 dan 1,000,000,000,000".to_owned());
        }
        let usd = d.usd_carat.sebagai_sen();
        let harga = match (usd, kurs) {
            (0, _) => Ok(d.harga),
            (n, _) if n < 0 => {
                beri("usd_carat", "Harga tidak boleh kurang dari nol".to_owned());
                Ok(Rupiah::NOL)
            }
            (_, None) => {
                beri(
                    "usd_carat",
                    "Kurs USD hari ini belum diisi atau dikonfirmasi di Harga Emas Hari Ini".to_owned(),
                );
                Ok(Rupiah::NOL)
            }
            (_, Some(kurs)) => Berlian::Carat { carat: d.carat, usd_per_carat: d.usd_carat, kurs }.harga(),
        };
        let harga = harga.unwrap_or_else(|_| {
            beri("usd_carat", "Harga batunya terlalu besar".to_owned());
            Rupiah::NOL
        });
        // Half up to the cent, as the rupiah are to the rupiah.
        let sen = (i128::from(seribu) * i128::from(usd) + 500) / 1_000;
        hasil.usd = UsdSen::sen(hasil.usd.sebagai_sen().saturating_add(i64::try_from(sen).unwrap_or(0)));
        hasil.jumlah = hasil.jumlah.tambah(harga).unwrap_or(JUMLAH_MAKS);
        hasil.harga.push(harga);
        carat = carat.saturating_add(seribu.max(0));
    }
    hasil.berat = berat_batu(CaratBatu::perseribu(carat)).unwrap_or(values::BERAT_MAKS);
    if b.berat_asli > Berat::NOL && hasil.berat > b.berat_asli {
        s.beri(ke, "data_berlian", "Berat batunya melebihi berat barang");
    }
    hasil
}

/// What does not hang on any master: lengths, amounts, percentages.
fn polos(b: &Baru, nama_barang: &str, ke: usize, s: &mut Salah) {
    for (kolom, isi, maks) in [
        ("nama_barang", nama_barang, 100),
        ("kode_intern", &b.kode_intern, 30),
        ("nama_atribut", &b.nama_atribut, 60),
        ("size", &b.size, 20),
        ("finishing", &b.finishing, 40),
        ("tag_id", &b.tag_id, 64),
        ("no_seri", &b.no_seri, 40),
        ("no_pesanan", &b.no_pesanan, 40),
        ("id_barang_pesanan", &b.id_barang_pesanan, 40),
        ("no_po", &b.no_po, 40),
        ("no_faktur_pajak", &b.no_faktur_pajak, 40),
        ("keterangan", &b.keterangan, 200),
    ] {
        if isi.chars().count() > maks {
            s.beri(ke, kolom, format!("Paling banyak {maks} karakter"));
        }
    }
    for (kolom, isi) in [
        ("harga_atribut", b.harga_atribut),
        ("ongkos_modal", b.ongkos_modal),
        ("hpp_manual", b.hpp_manual),
        ("profit", b.profit),
        ("harga_bandrol", b.harga_bandrol),
        ("ongkos_berlian", b.ongkos_berlian),
        ("harga_modal_gram", Rupiah::new(b.harga_modal_gram.unwrap_or(0))),
    ] {
        if isi.di_bawah_nol() || isi > JUMLAH_MAKS {
            s.beri(ke, kolom, "Jumlah di antara 0 dan 1,000,000,000,000");
        }
    }
    let penuh = Persen::perseratus(10_000);
    for (kolom, isi) in [("buyback", b.buyback), ("trade_in", b.trade_in)] {
        if isi.di_bawah_nol() || isi > penuh {
            s.beri(ke, kolom, "Persen di antara 0 dan 100");
        }
    }
    for (kolom, isi) in [
        ("berat_bandrol", b.berat_bandrol),
        ("berat_plastik", b.berat_plastik),
        ("berat_supplier", b.berat_supplier),
    ] {
        if isi.is_some_and(|n| n < Berat::NOL || n > BERAT_BARANG_MAKS) {
            s.beri(ke, kolom, "Berat di antara 0 dan 10 kg");
        }
    }
}

/// The cost: by weight and purity with all that is added, or what the shop knows better.
pub(crate) fn pokok(
    b: &Baru,
    gram: HargaGram,
    kadar_modal: Kadar,
    batu: Rupiah,
) -> Result<Rupiah, values::Meluap> {
    if b.hpp_manual > Rupiah::NOL {
        return Ok(b.hpp_manual);
    }
    total_pokok(&Pokok {
        berat_stock: b.berat_asli,
        harga_modal_gram: gram,
        kadar_modal,
        ongkos: b.ongkos_modal.tambah(b.ongkos_berlian)?,
        harga_atribut: b.harga_atribut,
        batu,
    })
}

/// Is it an accessory, and what stands printed on its pieces?
fn group(kode: &str, a: &Acuan, berlian: bool, ke: usize, s: &mut Salah) -> (bool, Kadar) {
    match a.group.get(kode) {
        Some(g) if g.berlian && !berlian => {
            s.beri(ke, "kode_group", format!("Group {kode} untuk berlian"));
            (false, g.kadar_cetak)
        }
        Some(g) => {
            if !g.aktif {
                s.beri(ke, "kode_group", format!("Group {kode} tidak aktif"));
            }
            (g.acc, g.kadar_cetak)
        }
        None => {
            s.beri(ke, "kode_group", "Kategori Harus Dipilih");
            (false, Kadar::PENUH)
        }
    }
}

/// The name of a type, and what its tag and bag weigh.
fn jenis(kode: &str, group: &str, a: &Acuan, ke: usize, s: &mut Salah) -> (String, Berat, Berat) {
    match a.jenis.get(kode) {
        Some(j) if !j.kode_group.is_empty() && j.kode_group != group => {
            s.beri(ke, "kode_dept", format!("Jenis {kode} milik group {}", j.kode_group));
            (String::new(), Berat::NOL, Berat::NOL)
        }
        Some(j) => {
            if !j.aktif {
                s.beri(ke, "kode_dept", format!("Jenis {kode} tidak aktif"));
            }
            (j.nama.clone(), j.berat_bandrol, j.berat_plastik)
        }
        None => {
            s.beri(ke, "kode_dept", "Kode Jenis Harus Dipilih");
            (String::new(), Berat::NOL, Berat::NOL)
        }
    }
}

/// What the sender reckoned must be what it costs here.
fn jumlah_sama(b: &Baru, pokok: Rupiah, ke: usize, s: &mut Salah) {
    if b.total_pokok.is_some_and(|kirim| kirim > Rupiah::NOL && kirim != pokok) {
        s.beri(ke, "total_pokok", format!("Harga pokok yang dihitung server adalah {pokok}"));
    }
    let jumlah = pokok.tambah(b.profit).unwrap_or(JUMLAH_MAKS);
    if b.total_harga.is_some_and(|kirim| kirim > Rupiah::NOL && kirim != jumlah) {
        s.beri(ke, "total_harga", format!("Harga pokok ditambah profit adalah {jumlah}"));
    }
}

/// Checks one row; nothing when it is wrong.
pub(crate) fn sahkan(
    c: &mut Conn,
    p: &Pelaku,
    a: &mut Acuan,
    l: &mut Lingkup<'_>,
    (ke, b): (usize, &Baru),
    s: &mut Salah,
) -> Hasil<Option<Sah>> {
    let mula = s.banyak();
    let kode_group = besar(&b.kode_group);
    let (acc, bawaan) = group(&kode_group, a, l.berlian, ke, s);
    if !l.berlian && !b.data_berlian.is_empty() {
        s.beri(ke, "data_berlian", "Barang dengan batu ditambah satu per satu di Tambah Data Barang");
    }
    let kode_dept = besar(&b.kode_dept);
    let (nama_jenis, bandrol, plastik) = jenis(&kode_dept, &kode_group, a, ke, s);
    let nama_barang =
        if b.nama_barang.trim().is_empty() { besar(&nama_jenis) } else { besar(&b.nama_barang) };
    if nama_barang.is_empty() {
        s.beri(ke, "nama_barang", "Nama Barang tidak boleh kosong");
    }
    polos(b, &nama_barang, ke, s);
    let berat_jual = berat(b, a, ke, s);
    let (kadar, kadar_cetak, kadar_modal) = kadar(b, a, ke, acc, bawaan, s);
    let asal = asal(b, ke, s);
    let (kode_gudang, kode_baki) = baki(b, a, l.gudang, ke, s);
    let supplier = besar(&b.supplier_barang);
    if !supplier.is_empty() && !a.supplier_ada(c, &supplier)? {
        s.beri(ke, "supplier_barang", format!("Supplier {supplier} tidak ada"));
    }
    let tag_id = besar(&b.tag_id);
    if !tag_id.is_empty() && (!l.tag.insert(tag_id.clone()) || l.tag_terpakai.contains(&tag_id)) {
        s.beri(ke, "tag_id", format!("Tag {tag_id} sudah dipakai barang lain"));
    }
    let batu = batu(b, a, l.harga.kurs, ke, s);
    let usd = batu.usd;
    if b.total_usd.is_some_and(|kirim| kirim != UsdSen::sen(0) && kirim != usd) {
        s.beri(ke, "total_usd", format!("Jumlah USD yang dihitung server adalah {usd}"));
    }
    let harga_modal_gram = b
        .harga_modal_gram
        .map_or_else(|| l.harga.gram.get(&kode_group).copied().unwrap_or(HargaGram::new(0)), HargaGram::new);
    // A piece that cost nothing would make every margin a lie.
    if !acc && harga_modal_gram.nilai() == 0 && b.hpp_manual == Rupiah::NOL {
        let pesan =
            format!("Harga group {kode_group} hari ini belum ada: isi Harga Modal / Gram atau HPP Manual");
        s.beri(ke, "harga_modal_gram", pesan);
    }
    let pokok = pokok(b, harga_modal_gram, kadar_modal, batu.jumlah).ok().filter(|n| *n <= JUMLAH_MAKS);
    let Some(pokok) = pokok else {
        s.beri(ke, "berat_asli", "Harga pokoknya terlalu besar");
        return Ok(None);
    };
    // What was reckoned of wrong figures is no use to anyone.
    if s.banyak() == mula {
        jumlah_sama(b, pokok, ke, s);
    }
    if s.banyak() > mula {
        return Ok(None);
    }
    let kartu = Kartu {
        kode_barcode: values::KodeBarcode::dari_angka(0).map_err(|e| db::Error::Lain(e.to_string()))?,
        toko: p.toko.clone(),
        status: Status::di_gudang(&kode_gudang),
        kode_gudang,
        kode_toko: kode_baki,
        kode_intern: besar(&b.kode_intern),
        nama_barang,
        kode_group,
        kode_dept,
        supplier_barang: supplier,
        berat_asli: b.berat_asli,
        berat: berat_jual,
        // Set stones are no gold, whether or not the row counted them.
        berat_atribut: b.berat_atribut.max(batu.berat),
        berat_bandrol: b.berat_bandrol.unwrap_or(bandrol),
        berat_plastik: b.berat_plastik.unwrap_or(plastik),
        kadar,
        kadar_cetak,
        kadar_modal,
        nama_atribut: besar(&b.nama_atribut),
        harga_atribut: b.harga_atribut,
        total_pokok: pokok,
        profit: b.profit,
        size: besar(&b.size),
        tag_id,
        tgl_masuk: String::new(),
        versi: 1,
    };
    Ok(Some(Sah { kartu, asal, harga_modal_gram, batu }))
}
