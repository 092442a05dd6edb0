//! The nota of a transaction: its values for the store's layout, the copies that the modules ask for, and the record of
//! every one handed out. Sales and purchases differ in their type and lines alone.

use crate::App;
use db::{Conn, args};
use gambar::Milik;
use konter::bayar_tulis::Dibayar;
use member::poin::PoinNota;
use niaga::lihat::{self, Rinci};
use platform::modul::Setelan;
use platform::printer::Jenis;
use platform::{Hasil, Status};
use print::tata_letak::{Data, Isi};
use tata_letak::{Keluarga, Siap};
use values::format::{angka_rupiah, desimal, gram, ribuan};
use values::{Berat, Kadar, KodeToko, NoFaktur, Rupiah, Waktu, terbilang};

/// Which side of a transaction a nota tells: an exchange has both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sisi {
    Jual,
    Beli,
}

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
    /// its gold in grams of 24K
    pub(super) konversi: Berat,
}

fn jual(c: &mut Conn, r: &Rinci, isi: &mut Isi) -> Hasil<Vec<BarisNota>> {
    let mut hasil = Vec::with_capacity(r.detail_barang.len());
    let (mut sertifikat, mut berlian, mut usd) = (Vec::new(), 0_i64, 0_i64);
    for b in &r.detail_barang {
        let batu: Vec<(String, String)> = if b.kode_barcode.is_empty() {
            Vec::new()
        } else {
            c.rows(
                "SELECT shape, carat, color, clarity, sertifikat FROM barang_batu WHERE kode_barcode = $1 ORDER BY baris",
                args![b.kode_barcode.as_str()],
                |r| {
                    let kata = [r.get::<String>(0)?, desimal(r.int(1)?, 3, false), r.get(2)?, r.get(3)?];
                    let ada: Vec<&str> = kata.iter().map(String::as_str).filter(|k| !k.is_empty()).collect();
                    Ok((ada.join(" "), r.get::<String>(4)?))
                },
            )?
        };
        sertifikat.extend(batu.iter().map(|(_, s)| s.clone()).filter(|s| !s.is_empty()));
        let batu: Vec<String> = batu.into_iter().map(|(b, _)| b).collect();
        berlian = berlian.saturating_add(b.total_berlian_rp.nilai());
        usd = usd.saturating_add(b.total_usd.sebagai_sen());
        hasil.push(BarisNota {
            kode_barcode: b.kode_barcode.clone(),
            nama: if b.qty > 1 { format!("{} x {}", b.qty, b.nama_barang) } else { b.nama_barang.clone() },
            kadar: b.kadar_cetak.to_string(),
            berat: b.berat,
            harga_gram: b.harga_gram,
            ongkos: b.ongkos,
            nilai_emas: b.nilai_emas.min(b.harga_jual),
            ongkos_lain: b.harga_jual.nilai().saturating_sub(b.nilai_emas.min(b.harga_jual).nilai()),
            diskon: b.diskon,
            harga: b.harga_total,
            batu: if batu.is_empty() { "-".to_owned() } else { batu.join(", ") },
            konversi: murni(b.berat, b.kadar_cetak)?,
            ..BarisNota::default()
        });
    }
    isi.teks.insert("no_sertifikat".to_owned(), sertifikat.join(", "));
    isi.teks.insert("total_berlian_rp".to_owned(), ribuan(berlian));
    isi.teks.insert("total_usd".to_owned(), desimal(usd, 2, true));
    Ok(hasil)
}

fn murni(berat: Berat, kadar: Kadar) -> Hasil<Berat> {
    Ok(values::murni::berat_murni(berat, Berat::NOL, kadar).map_err(|e| db::Error::Lain(e.to_string()))?)
}

/// The gram-conversion caption (KONVERSI_GRAM_MODULE): a field of its own, and the first of the notes.
pub(super) fn konversi(isi: &mut Isi, set: &Setelan, baris: &[BarisNota]) {
    if !set.nyala("KONVERSI_GRAM_MODULE") {
        isi.teks.insert("konversi_gram".to_owned(), String::new());
        return;
    }
    let jumlah = |ambil: fn(&BarisNota) -> Berat| {
        gram(Berat::mg(baris.iter().fold(0_i64, |n, b| n.saturating_add(ambil(b).sebagai_mg()))))
    };
    let teks = format!("Konversi {} gram = {} gram 24K", jumlah(|b| b.berat), jumlah(|b| b.konversi));
    isi.teks.insert("konversi_gram".to_owned(), teks.clone());
    let catatan = isi.teks.entry("keterangan_nota".to_owned()).or_default();
    *catatan = if catatan.is_empty() { teks } else { format!("{teks}\n{catatan}") };
}

fn beli(r: &Rinci, isi: &mut Isi) -> Hasil<Vec<BarisNota>> {
    let asal: Vec<&str> =
        r.detail_beli.iter().map(|b| b.no_faktur_nota.as_str()).filter(|n| !n.is_empty()).collect();
    isi.teks.insert("no_faktur_asal".to_owned(), asal.join(", "));
    r.detail_beli
        .iter()
        .map(|b| (b, dipotong(b.nilai, b.harga)))
        .map(|(b, (nilai, potongan))| {
            Ok(BarisNota {
                kode_barcode: b.kode_barcode.clone(),
                nama: b.nama_barang.clone(),
                kadar: b.kadar_uji.to_string(),
                berat: b.berat,
                harga_gram: b.harga_rata,
                harga: b.harga,
                berat_nota: gram(b.berat_nota),
                kondisi: b.kondisi.clone(),
                nilai,
                potongan: ribuan(potongan),
                konversi: murni(b.berat, b.kadar_uji)?,
                ..BarisNota::default()
            })
        })
        .collect()
}

/// The worth of a piece and what went off it, rounding and what was agreed included: their difference is the price.
pub(super) fn dipotong(nilai: Rupiah, harga: Rupiah) -> (Rupiah, i64) {
    let nilai = nilai.max(harga);
    (nilai, nilai.nilai().saturating_sub(harga.nilai()))
}

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
    let nomor: Vec<String> = (mulai..mulai + baris.len()).map(|n| (n + 1).to_string()).collect();
    isi.teks.insert("detail_no".to_owned(), nomor.join("\n"));
}

fn kepala(c: &mut Conn, toko: &KodeToko, r: &Rinci, sisi: Sisi, isi: &mut Isi) -> Hasil<()> {
    let f = &r.kepala;
    let t = platform::toko::urus::rinci(c, toko)?;
    let nama_sales = c
        .one(
            "SELECT nama_sales FROM sales WHERE toko = $1 AND kode_sales = $2",
            args![toko, f.kode_sales.as_str()],
            |r| r.get::<String>(0),
        )?
        .unwrap_or_else(|| f.kode_sales.clone());
    let jam = Waktu::parse(&f.waktu).map_or_else(|_| String::new(), |w| w.jam().chars().take(5).collect());
    // A line's own number where it stands alone: that is what a buy-back is looked up by.
    let no = match (sisi, r.detail_barang.as_slice(), r.detail_beli.as_slice()) {
        (Sisi::Jual, [satu], _) => satu.kunci.no_faktur_jual.clone(),
        (Sisi::Beli, _, [satu]) => satu.kunci.no_faktur_beli.clone(),
        _ => f.no_faktur_group.clone(),
    };
    let (qty, berat, total) = match sisi {
        Sisi::Jual => (f.qty_jual, f.berat_jual, f.total_jual),
        Sisi::Beli => (f.qty_beli, f.berat_beli, f.total_beli),
    };
    let nama = if sisi == Sisi::Jual { "JUAL" } else { "BELI" };
    let dibayar: Vec<String> = r.pembayaran.iter().filter(|b| b.sisi == nama).map(bayar).collect();
    let teks_logo = if t.teks_logo.is_empty() { t.nama_toko.clone() } else { t.teks_logo };
    let poin = poin(c, f)?;
    let teks_poin = |ambil: fn(PoinNota) -> i64| poin.map_or_else(String::new, |x| ribuan(ambil(x)));
    for (bidang, nilai) in [
        ("poin_dapat", teks_poin(|x| x.dapat)),
        ("poin_pakai", teks_poin(|x| x.pakai)),
        ("poin_saldo", teks_poin(|x| x.saldo)),
        ("no_faktur", no),
        ("tgl_system", f.tgl_dokumen.clone()),
        ("jam", jam),
        ("kode_sales", f.kode_sales.clone()),
        ("nama_sales", nama_sales),
        ("input_by", f.input_by.clone()),
        ("kode_member", f.kode_member.clone()),
        ("nama_customer", f.nama_customer.clone()),
        ("alamat_customer", f.alamat_customer.clone()),
        ("no_hp", f.no_hp.clone()),
        ("total_qty", qty.to_string()),
        ("total_berat", gram(berat)),
        ("total_harga", angka_rupiah(total)),
        ("terbilang", terbilang(total)),
        ("pembayaran", dibayar.join("\n")),
        ("kembali", angka_rupiah(if sisi == Sisi::Jual { f.kembali } else { Rupiah::NOL })),
        ("total_jual", angka_rupiah(f.total_jual)),
        ("total_beli", angka_rupiah(f.total_beli)),
        ("selisih", ribuan(f.neto.nilai().saturating_abs())),
        ("nama_toko", t.nama_toko),
        ("alamat_toko", t.alamat_toko),
        ("no_telp", t.no_telp),
        ("no_whatsapp", t.no_whatsapp),
        ("teks_logo", teks_logo),
        ("npwp", t.npwp),
    ] {
        isi.teks.insert(bidang.to_owned(), nilai);
    }
    Ok(())
}

/// What a sale did to its member's points; nothing on the papers of others.
fn poin(c: &mut Conn, f: &lihat::Faktur) -> Hasil<Option<PoinNota>> {
    if f.kode_member.is_empty() {
        return Ok(None);
    }
    let no = NoFaktur::parse(&f.no_faktur_group).map_err(|e| db::Error::Lain(e.to_string()))?;
    member::poin::nota(c, &no, &f.kode_pelanggan).map(Some)
}

/// The nota of a transaction, by its number or that of one of its lines.
pub fn siapkan(c: &mut Conn, toko: &KodeToko, no: &str, sisi: Sisi, cetak_ulang: bool) -> Hasil<Nota> {
    let r = lihat::bynota(c, toko, no)?;
    let ada = match sisi {
        Sisi::Jual => !r.detail_barang.is_empty(),
        Sisi::Beli => !r.detail_beli.is_empty(),
    };
    if !ada {
        return Err(niaga::NiagaTolak::TidakAda.tolak("Data Tidak Ditemukan"));
    }
    if !r.kepala.nasib.no_batal.is_empty() {
        let pesan =
            format!("Faktur {} sudah dibatalkan, notanya tidak dicetak lagi", r.kepala.no_faktur_group);
        return Err(niaga::NiagaTolak::NotaBatal.tolak(pesan));
    }
    let set = Setelan::baca(c, toko)?;
    let tipe = match sisi {
        Sisi::Beli => "PEMBELIAN",
        // Without its module the diamonds' nota is an ordinary one.
        Sisi::Jual if r.kepala.tipe_nota == "PENJUALAN BERLIAN" && !set.nyala("BERLIAN_MODULE") => {
            "PENJUALAN"
        }
        Sisi::Jual => r.kepala.tipe_nota.as_str(),
    };
    let mut siap = tata_letak::siap(c, toko, Keluarga::Nota, tipe, false, cetak_ulang)?;
    if r.kepala.jenis == "TUKAR" {
        siap.susunan.rangkap = if set.nyala("DUPLIKAT_TUKAR_MODULE") { 2 } else { 1 };
    }
    let mut isi = Isi::default();
    kepala(c, toko, &r, sisi, &mut isi)?;
    tata_letak::isi_keterangan(&mut isi, &tata_letak::keterangan(c, toko, siap.tipe)?);
    let baris = match sisi {
        Sisi::Jual => jual(c, &r, &mut isi)?,
        Sisi::Beli => beli(&r, &mut isi)?,
    };
    konversi(&mut isi, &set, &baris);
    Ok(susun(r.kepala.isi.no_faktur_group, siap, isi, &baris))
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
