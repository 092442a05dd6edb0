//! New pieces, one or many at once: every row is checked and all that is wrong is said together; then they are tagged,
//! get their cards, and come from the supplier into their trays by one document.

use crate::acuan::Acuan;
use crate::barcode;
use crate::gerak::{Kepala, Langkah, gerakkan};
use crate::kartu::{self, Kartu, Status};
use db::Tx;
use ledger::Dok;
use ledger::stok::{Lokasi, Luar};
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap, HashSet};
use values::harga_jual::{Pokok, total_pokok};
use values::{AsalPerolehan, Berat, HargaGram, JenisDok, Kadar, KodeBaki, KodeGudang, Rupiah};

/// Rows of one document.
pub const PALING_BANYAK: usize = 1_000;
/// What no piece weighs.
const BERAT_MAKS: Berat = Berat::mg(10_000_000);
const RUPIAH_MAKS: Rupiah = Rupiah::new(1_000_000_000_000);
/// Messages of one refusal; more help nobody.
const PESAN_MAKS: usize = 100;

/// A new piece. `kode_toko` is the tray. What the server can reckon itself is checked when it is sent, not taken.
#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BarangBaru)]
pub struct Baru {
    pub kode_group: String,
    pub kode_dept: String,
    pub kode_gudang: String,
    pub kode_toko: String,
    pub supplier_barang: String,
    /// SUPPLIER_FAKTUR with `no_faktur_pajak`, otherwise SUPPLIER_TANPA_FAKTUR, MASYARAKAT, LEBUR, LELANG
    pub asal_perolehan: String,
    pub no_faktur_pajak: String,
    pub kode_intern: String,
    pub nama_barang: String,
    #[schema(value_type = f64)]
    pub berat_asli: Berat,
    #[schema(value_type = Option<f64>)]
    pub berat: Option<Berat>,
    #[schema(value_type = Option<f64>)]
    pub berat_stock: Option<Berat>,
    #[schema(value_type = Option<f64>)]
    pub kadar: Option<Kadar>,
    #[schema(value_type = Option<f64>)]
    pub kadar_cetak: Option<Kadar>,
    #[schema(value_type = Option<f64>)]
    pub kadar_modal: Option<Kadar>,
    pub nama_atribut: String,
    #[schema(value_type = f64)]
    pub berat_atribut: Berat,
    #[schema(value_type = i64)]
    pub harga_atribut: Rupiah,
    /// as the type's tag and bag when left out
    #[schema(value_type = Option<f64>)]
    pub berat_bandrol: Option<Berat>,
    #[schema(value_type = Option<f64>)]
    pub berat_plastik: Option<Berat>,
    /// what a gram of pure gold (or of the group) cost; today's price when left out
    pub harga_modal_gram: Option<i64>,
    #[schema(value_type = i64)]
    pub ongkos_modal: Rupiah,
    /// the whole cost, where the shop knows it better
    #[schema(value_type = i64)]
    pub hpp_manual: Rupiah,
    #[schema(value_type = Option<i64>)]
    pub total_pokok: Option<Rupiah>,
    #[schema(value_type = i64)]
    pub profit: Rupiah,
    pub size: String,
    pub finishing: String,
    pub tag_id: String,
    pub no_seri: String,
    pub no_pesanan: String,
    pub no_po: String,
    pub is_markis: bool,
    pub status_baru: bool,
    pub keterangan: String,
    /// comes back beside the barcode, so that the photo finds its piece
    pub id_foto: String,
}

/// A piece that got its number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarangTersimpan)]
pub struct Tersimpan {
    /// the document that brought it in
    pub no_dok: String,
    pub id_foto: String,
    pub kode_barcode: String,
    pub kode_intern: String,
    pub nama_barang: String,
}

/// What is wrong, by field of a row.
#[derive(Default)]
struct Salah(BTreeMap<String, String>);

impl Salah {
    fn beri(&mut self, ke: usize, kolom: &str, pesan: impl Into<String>) {
        if self.0.len() < PESAN_MAKS {
            self.0.entry(format!("detail_barang[{ke}].{kolom}")).or_insert_with(|| pesan.into());
        }
    }

    fn tolak(self) -> Hasil<()> {
        let Some((nama, pesan)) = self.0.iter().next() else { return Ok(()) };
        let ke = nama.split(['[', ']']).nth(1).and_then(|n| n.parse::<usize>().ok()).unwrap_or(0) + 1;
        let mut t = Tolak::aturan("BARANG-06", format!("Baris {ke}: {pesan}"));
        t.kolom = self.0;
        Err(t)
    }
}

/// A row that passed, as the card will have it.
struct Sah {
    kartu: Kartu,
    asal: AsalPerolehan,
    harga_modal_gram: HargaGram,
}

fn besar(teks: &str) -> String {
    teks.trim().to_uppercase()
}

/// The purities of a row: by the price system, and none at all for an accessory.
fn kadar(b: &Baru, a: &Acuan, ke: usize, acc: bool, bawaan: Kadar, s: &mut Salah) -> (Kadar, Kadar, Kadar) {
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
    if b.berat_asli <= Berat::NOL {
        s.beri(ke, "berat_asli", "Berat harus lebih dari nol");
        return Berat::NOL;
    }
    if b.berat_asli > BERAT_MAKS {
        s.beri(ke, "berat_asli", "Berat paling banyak 10 kg");
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

fn asal(b: &Baru, ke: usize, s: &mut Salah) -> AsalPerolehan {
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

/// The tray of a row: it exists, lies in the warehouse the row names, and has room.
fn baki(b: &Baru, a: &mut Acuan, ke: usize, s: &mut Salah) -> (String, String) {
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

fn sahkan(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    a: &mut Acuan,
    modal: &HargaModal,
    (ke, b): (usize, &Baru),
    tag: &mut HashSet<String>,
    s: &mut Salah,
) -> Hasil<Option<Sah>> {
    let kode_group = besar(&b.kode_group);
    let (acc, bawaan) = match a.group.get(&kode_group) {
        Some(g) if g.berlian => {
            s.beri(ke, "kode_group", format!("Group {kode_group} untuk berlian"));
            (false, g.kadar_cetak)
        }
        Some(g) => (g.acc, g.kadar_cetak),
        None => {
            s.beri(ke, "kode_group", "Kategori Harus Dipilih");
            (false, Kadar::PENUH)
        }
    };
    let kode_dept = besar(&b.kode_dept);
    let (nama_jenis, bandrol, plastik) = match a.jenis.get(&kode_dept) {
        Some(j) if !j.kode_group.is_empty() && j.kode_group != kode_group => {
            s.beri(ke, "kode_dept", format!("Jenis {kode_dept} milik group {}", j.kode_group));
            (String::new(), Berat::NOL, Berat::NOL)
        }
        Some(j) => (j.nama.clone(), j.berat_bandrol, j.berat_plastik),
        None => {
            s.beri(ke, "kode_dept", "Kode Jenis Harus Dipilih");
            (String::new(), Berat::NOL, Berat::NOL)
        }
    };
    let nama_barang = if b.nama_barang.trim().is_empty() { nama_jenis } else { besar(&b.nama_barang) };
    if nama_barang.is_empty() {
        s.beri(ke, "nama_barang", "Nama Barang tidak boleh kosong");
    }
    for (kolom, isi, maks) in [
        ("nama_barang", &nama_barang, 100),
        ("kode_intern", &b.kode_intern, 30),
        ("nama_atribut", &b.nama_atribut, 60),
        ("size", &b.size, 20),
        ("tag_id", &b.tag_id, 64),
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
    ] {
        if isi.di_bawah_nol() || isi > RUPIAH_MAKS {
            s.beri(ke, kolom, "Jumlah di antara 0 dan 1,000,000,000,000");
        }
    }
    let berat_jual = berat(b, a, ke, s);
    let (kadar, kadar_cetak, kadar_modal) = kadar(b, a, ke, acc, bawaan, s);
    let asal = asal(b, ke, s);
    let (kode_gudang, kode_baki) = baki(b, a, ke, s);
    let supplier = besar(&b.supplier_barang);
    if !supplier.is_empty() && !a.supplier_ada(tx, &supplier)? {
        s.beri(ke, "supplier_barang", format!("Supplier {supplier} tidak ada"));
    }
    let tag_id = besar(&b.tag_id);
    if !tag_id.is_empty() && (!tag.insert(tag_id.clone()) || kartu::tag_terpakai(tx, &tag_id)?) {
        s.beri(ke, "tag_id", format!("Tag {tag_id} sudah dipakai barang lain"));
    }
    if !s.0.is_empty() {
        return Ok(None);
    }
    let harga_modal_gram = b
        .harga_modal_gram
        .map_or_else(|| modal.get(&kode_group).copied().unwrap_or(HargaGram::new(0)), HargaGram::new);
    let hitung = total_pokok(&Pokok {
        berat_stock: b.berat_asli,
        harga_modal_gram,
        kadar_modal,
        ongkos: b.ongkos_modal,
        harga_atribut: b.harga_atribut,
        batu: Rupiah::NOL,
    });
    let pokok = if b.hpp_manual > Rupiah::NOL { Ok(b.hpp_manual) } else { hitung };
    let Ok(pokok) = pokok else {
        s.beri(ke, "berat_asli", "Harga pokoknya terlalu besar");
        return Ok(None);
    };
    if b.total_pokok.is_some_and(|kirim| kirim > Rupiah::NOL && kirim != pokok) {
        s.beri(ke, "total_pokok", format!("Harga pokok yang dihitung server adalah {pokok}"));
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
        berat_atribut: b.berat_atribut,
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
    Ok(Some(Sah { kartu, asal, harga_modal_gram }))
}

/// Checks all rows, then brings them in together.
pub fn banyak(tx: &mut Tx<'_>, p: &Pelaku, modal: &HargaModal, baris: &[Baru]) -> Hasil<Vec<Tersimpan>> {
    if baris.is_empty() {
        return Err(Tolak::aturan("BARANG-07", "Tidak ada barang yang dikirim"));
    }
    if baris.len() > PALING_BANYAK {
        return Err(Tolak::aturan(
            "BARANG-07",
            format!("Paling banyak {PALING_BANYAK} barang sekali simpan"),
        ));
    }
    let mut a = Acuan::baca(tx, &p.toko)?;
    let (mut s, mut tag, mut sah) = (Salah::default(), HashSet::new(), Vec::with_capacity(baris.len()));
    for satu in baris.iter().enumerate() {
        sah.extend(sahkan(tx, p, &mut a, modal, satu, &mut tag, &mut s)?);
    }
    s.tolak()?;
    let kode = barcode::ambil(tx, sah.len())?;
    let mut dok = Dok::buka(tx, JenisDok::TerimaBarang, &p.user_id)?;
    let (no, tgl, waktu) = (dok.no().to_string(), dok.tgl_system().to_string(), dok.waktu().to_string());
    let mut langkah = Vec::with_capacity(sah.len());
    let mut kartu = Vec::with_capacity(sah.len());
    for ((mut satu, kode), b) in sah.into_iter().zip(kode).zip(baris) {
        satu.kartu.kode_barcode = kode;
        satu.kartu.tgl_masuk.clone_from(&tgl);
        let salah = |e: values::KodeSalah| Tolak::from(db::Error::Lain(e.to_string()));
        let ke = Lokasi::Baki {
            gudang: KodeGudang::parse(&satu.kartu.kode_gudang).map_err(salah)?,
            baki: KodeBaki::parse(&satu.kartu.kode_toko).map_err(salah)?,
        };
        kartu.push(kartu::kolom_baru(&satu.kartu, b, satu.asal, satu.harga_modal_gram, (&no, &waktu, p)));
        let dari = Lokasi::Luar(Luar::Pemasok);
        langkah.push(Langkah { kartu: satu.kartu, dari, ke, kondisi: String::new() });
    }
    kartu::sisip(dok.tx(), kartu)?;
    gerakkan(&mut dok, &Kepala { jenis: "TAMBAH", ..Kepala::default() }, &langkah)?;
    let isi = serde_json::json!({ "barang": langkah.len() });
    dok.tutup("TAMBAH BARANG", &isi)?;
    let data = langkah.iter().zip(baris).map(|(l, b)| Tersimpan {
        no_dok: no.clone(),
        id_foto: b.id_foto.clone(),
        kode_barcode: l.kartu.kode_barcode.to_string(),
        kode_intern: l.kartu.kode_intern.clone(),
        nama_barang: l.kartu.nama_barang.clone(),
    });
    Ok(data.collect())
}
