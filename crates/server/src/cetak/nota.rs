//! The nota of any document with a customer: its head, the lines by sheets, the store's pictures, the paper. A document
//! brings its layout's type, its lines and the fields that are its own.

use crate::App;
use db::{Conn, args};
use gambar::Milik;
use konter::bayar_tulis::Dibayar;
use platform::printer::Jenis;
use platform::{Hasil, Status};
use print::tata_letak::{Data, Isi};
use tata_letak::{Siap, Tipe};
use values::format::{angka_rupiah, gram, ribuan};
use values::{Berat, KodeToko, Rupiah, Waktu};

/// Lines on a sheet of the nota; more go on the next.
const BARIS_LEMBAR: usize = 8;

/// A nota that only needs its paper.
pub struct Nota {
    pub no: String,
    pub judul: String,
    siap: Siap,
    /// all lines, for a roll
    utuh: Isi,
    /// sheet after sheet
    lembar: Vec<Isi>,
    foto: Option<String>,
}

/// What every nota says of its document: when, who served, and whom.
pub struct Kepala<'a> {
    pub no: &'a str,
    pub tgl: &'a str,
    pub waktu: &'a str,
    pub kode_sales: &'a str,
    pub input_by: &'a str,
    pub kode_member: &'a str,
    pub nama_customer: &'a str,
    pub alamat_customer: &'a str,
    pub no_hp: &'a str,
}

/// Fields with their values.
pub fn tulis<const N: usize>(isi: &mut Isi, bidang: [(&str, String); N]) {
    isi.teks.extend(bidang.map(|(nama, nilai)| (nama.to_owned(), nilai)));
}

/// The head of a nota: its document, the store, and the notes the store has for this type.
pub fn kepala(c: &mut Conn, toko: &KodeToko, tipe: &Tipe, k: &Kepala<'_>) -> Hasil<Isi> {
    let t = platform::toko::urus::rinci(c, toko)?;
    let sales = c.one(
        "SELECT nama_sales FROM sales WHERE toko = $1 AND kode_sales = $2",
        args![toko, k.kode_sales],
        |r| r.get::<String>(0),
    )?;
    let jam = Waktu::parse(k.waktu).map_or_else(|_| String::new(), |w| w.jam().chars().take(5).collect());
    let teks_logo = if t.teks_logo.is_empty() { t.nama_toko.clone() } else { t.teks_logo };
    let mut isi = Isi::default();
    tulis(
        &mut isi,
        [
            ("no_faktur", k.no.to_owned()),
            ("tgl_system", k.tgl.to_owned()),
            ("jam", jam),
            ("kode_sales", k.kode_sales.to_owned()),
            ("nama_sales", sales.unwrap_or_else(|| k.kode_sales.to_owned())),
            ("input_by", k.input_by.to_owned()),
            ("kode_member", k.kode_member.to_owned()),
            ("nama_customer", k.nama_customer.to_owned()),
            ("alamat_customer", k.alamat_customer.to_owned()),
            ("no_hp", k.no_hp.to_owned()),
            ("nama_toko", t.nama_toko),
            ("alamat_toko", t.alamat_toko),
            ("no_telp", t.no_telp),
            ("no_whatsapp", t.no_whatsapp),
            ("teks_logo", teks_logo),
            ("npwp", t.npwp),
        ],
    );
    if tipe.dilacak() {
        let alamat = platform::lacak::alamat(c, toko, k.no)?;
        let teks = if alamat.is_empty() { "" } else { "Pindai untuk melihat tahapnya" };
        tulis(&mut isi, [("alamat_lacak", alamat), ("teks_lacak", teks.to_owned())]);
    }
    if tipe.diperiksa() {
        tulis(&mut isi, [("alamat_nota", String::new()), ("teks_nota", String::new())]);
    }
    tata_letak::isi_keterangan(&mut isi, &tata_letak::keterangan(c, toko, tipe)?);
    Ok(isi)
}

/// The QR that says whether this nota is genuine, for documents that a domain knows by this number.
pub(super) fn keaslian(c: &mut Conn, toko: &KodeToko, isi: &mut Isi, no: &str) -> Hasil<()> {
    let alamat = platform::lacak::alamat_untuk(c, platform::lacak::Halaman::Nota, toko, no)?;
    let teks = if alamat.is_empty() { "" } else { "Pindai untuk memeriksa keaslian" };
    tulis(isi, [("alamat_nota", alamat), ("teks_nota", teks.to_owned())]);
    Ok(())
}

/// One line in the words of the fields.
#[derive(Default)]
pub(super) struct BarisNota {
    pub(super) kode_barcode: String,
    pub(super) nama: String,
    pub(super) kadar: String,
    pub(super) berat: Berat,
    pub(super) harga_gram: i64,
    pub(super) ongkos: Rupiah,
    /// what the paper adds up: gold, then making charge and whatever else there is, less the reduction, is the price
    pub(super) nilai_emas: Rupiah,
    pub(super) ongkos_lain: i64,
    pub(super) diskon: Rupiah,
    pub(super) harga: Rupiah,
    /// of a purchase: what it is worth before the deduction
    pub(super) nilai: Rupiah,
    pub(super) berat_nota: String,
    pub(super) kondisi: String,
    pub(super) potongan: String,
    pub(super) batu: String,
    /// of a service: the work
    pub(super) service: String,
    /// its gold in grams of 24K
    pub(super) konversi: Berat,
}

/// A payment in the words of a nota.
pub(super) fn bayar(b: &Dibayar) -> String {
    let mut kata = vec![b.jenis.clone()];
    if !b.no_rekening.is_empty() {
        kata.push(b.no_rekening.clone());
    }
    if !b.kartu_akhir.is_empty() {
        kata.push(format!("****{}", b.kartu_akhir));
    }
    if !b.rujukan.is_empty() {
        kata.push(b.rujukan.clone());
    }
    let tunai = b.jenis == "CASH" && b.arah == "MASUK" && b.diterima > b.jumlah_rp;
    kata.push(if tunai { b.diterima } else { b.jumlah_rp }.to_string());
    kata.join(" ")
}

/// The fields of lines, for a sheet of them.
fn isi_baris(isi: &mut Isi, baris: &[BarisNota], mulai: usize) {
    let mut kolom = |nama: &str, tulis: &dyn Fn(&BarisNota) -> String| {
        let teks: Vec<String> = baris.iter().map(tulis).collect();
        isi.teks.insert(nama.to_owned(), teks.join("\n"));
    };
    kolom("detail_kode_barcode", &|b| b.kode_barcode.clone());
    kolom("detail_nama_barang", &|b| b.nama.clone());
    kolom("detail_kadar", &|b| b.kadar.clone());
    kolom("detail_berat", &|b| gram(b.berat));
    kolom("detail_harga_gram", &|b| ribuan(b.harga_gram));
    kolom("detail_ongkos", &|b| angka_rupiah(b.ongkos));
    kolom("detail_nilai_emas", &|b| angka_rupiah(b.nilai_emas));
    kolom("detail_ongkos_lain", &|b| ribuan(b.ongkos_lain));
    kolom("detail_diskon", &|b| angka_rupiah(b.diskon));
    kolom("detail_nilai", &|b| angka_rupiah(b.nilai));
    kolom("detail_harga", &|b| angka_rupiah(b.harga));
    kolom("detail_berat_nota", &|b| b.berat_nota.clone());
    kolom("detail_kondisi", &|b| b.kondisi.clone());
    kolom("detail_potongan", &|b| b.potongan.clone());
    kolom("detail_batu", &|b| b.batu.clone());
    kolom("detail_service", &|b| b.service.clone());
    let nomor: Vec<String> = (mulai..mulai + baris.len()).map(|n| (n + 1).to_string()).collect();
    isi.teks.insert("detail_no".to_owned(), nomor.join("\n"));
}

/// A sheet for every few lines, and all of them for a roll.
pub(super) fn susun(no: String, siap: Siap, mut isi: Isi, baris: &[BarisNota]) -> Nota {
    let banyak = baris.len().div_ceil(BARIS_LEMBAR);
    let mut lembar = Vec::with_capacity(banyak);
    for (ke, potong) in baris.chunks(BARIS_LEMBAR).enumerate() {
        let mut satu = isi.clone();
        isi_baris(&mut satu, potong, ke * BARIS_LEMBAR);
        if ke + 1 < banyak {
            let sambung = format!("bersambung ke lembar {} dari {banyak}", ke + 2);
            satu.teks.insert("terbilang".to_owned(), sambung);
            // The lines of all sheets are added up on the last.
            for jumlah in ["total_qty", "total_berat", "total_harga"] {
                satu.teks.insert(jumlah.to_owned(), "-".to_owned());
            }
        }
        lembar.push(satu);
    }
    isi_baris(&mut isi, baris, 0);
    Nota {
        no,
        judul: siap.tipe.judul.to_owned(),
        siap,
        utuh: isi,
        lembar,
        foto: baris.iter().map(|b| b.kode_barcode.clone()).find(|k| !k.is_empty()),
    }
}

impl Nota {
    /// Of a document that fills its one line by itself.
    pub fn selembar(no: String, siap: Siap, isi: Isi) -> Self {
        let judul = siap.tipe.judul.to_owned();
        Self { no, judul, siap, lembar: vec![isi.clone()], utuh: isi, foto: None }
    }

    /// Brings the pictures that the layout shows: the store's logo and the photo of the first piece.
    pub async fn bergambar(mut self, app: &App, toko: &KodeToko) -> Hasil<Self> {
        let mut milik = vec![("logo", Milik::Logo)];
        if let Some(m) = self.foto.as_deref().and_then(|k| Milik::produk(k).ok()) {
            milik.push(("foto_produk", m));
        }
        for (nama, m) in milik {
            match gambar::ambil(&app.db, &app.lemari()?, toko, m, None).await {
                Ok((_, Some(bytes))) => {
                    for isi in self.lembar.iter_mut().chain([&mut self.utuh]) {
                        isi.gambar.insert(nama.to_owned(), bytes.clone());
                    }
                }
                Ok(_) => {}
                Err(e) if e.status == Status::TidakAda => {}
                Err(e) => return Err(e),
            }
        }
        Ok(self)
    }

    pub fn pdf(&self) -> Hasil<Vec<u8>> {
        let semua: Vec<&dyn Data> = self.lembar.iter().map(|i| -> &dyn Data { i }).collect();
        self.siap.pdf(&semua)
    }

    /// Many notas in one file.
    pub fn pdf_banyak(semua: &[Self]) -> Hasil<Vec<u8>> {
        let isi: Vec<(&Siap, Vec<&dyn Data>)> =
            semua.iter().map(|n| (&n.siap, n.lembar.iter().map(|i| -> &dyn Data { i }).collect())).collect();
        Siap::pdf_banyak("Nota", &isi)
    }

    /// In the language of a printer.
    pub fn untuk(&self, jenis: Jenis, karakter: usize) -> Hasil<Vec<u8>> {
        if jenis == Jenis::Pdf { self.pdf() } else { self.siap.untuk(jenis, karakter, &self.utuh) }
    }
}
