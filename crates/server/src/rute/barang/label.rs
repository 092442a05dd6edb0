//! Labels of pieces: what can be printed, a preview, printing with its history.

use crate::App;
use crate::cetak::{self, karakter};
use crate::rute::bersama::{kabar, pdf};
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, Jawab, Tanya};
use axum::extract::State;
use axum::response::Response;
use barang::BarangTolak;
use barang::cetak::{self as label, Calon, Cetakan};
use db::Conn;
use platform::printer::{Jenis, Kerja};
use platform::toko::urus::{Rinci as Toko, rinci};
use platform::{Pelaku, Tolak};
use print::tata_letak::{Data, Isi as IsiLetak};
use serde::{Deserialize, Serialize};
use tata_letak::{Keluarga, Siap};
use values::Rupiah;

/// The screens that print labels.
pub const PENCETAK: &[&str] = &[
    "/cetak-barcode",
    "/update-profit-barang",
    "/tambah-data-barang",
    "/tambah-barang-banyak",
    "/penerimaan-barang",
];

/// Labels of the same piece in one print.
const SALINAN_MAKS: usize = 5;

/// Which layout: LABEL BARCODE or LABEL QRCODE.
fn tipe_bawaan() -> String {
    "LABEL BARCODE".to_owned()
}

/// Pieces whose labels can be printed: by a range, by a document, or of the last entry.
#[utoipa::path(get, path = "/api/v1/barang/cetak-barcode/calon", tag = "barang", operation_id = "label_calon",
    security(("token" = [])), params(label::MintaLabel),
    responses((status = 200, body = Jawab<Vec<Calon>>)))]
pub async fn calon(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<label::MintaLabel>,
) -> Hasil<Jawab<Vec<Calon>>> {
    Ok(Jawab::data(app.db.read(move |c| label::calon(c, &p.toko, &q)).await?))
}

/// Every label that was printed, the newest first.
#[utoipa::path(get, path = "/api/v1/barang/cetak-barcode-histories", tag = "barang",
    operation_id = "label_riwayat", security(("token" = [])), params(label::TanyaCetakan),
    responses((status = 200, body = Jawab<Vec<Cetakan>>)))]
pub async fn riwayat(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<label::TanyaCetakan>,
) -> Hasil<Jawab<Vec<Cetakan>>> {
    let (data, count) = app.db.read(move |c| label::riwayat(c, &p.toko, &q)).await?;
    Ok(Jawab { data, count: Some(count), message: None })
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = CetakLabel)]
pub struct Cetak {
    kode_barcodes: Vec<String>,
    /// a printer of the store; without one the print is only written down
    #[serde(default)]
    printer: Option<String>,
    /// LABEL BARCODE or LABEL QRCODE
    #[serde(default = "tipe_bawaan", rename = "type")]
    tipe: String,
    /// labels a piece, 1 to 5
    #[serde(default)]
    salinan: Option<i64>,
}

impl Cetak {
    fn salinan(&self) -> platform::Hasil<usize> {
        let n = self.salinan.unwrap_or(1);
        usize::try_from(n).ok().filter(|n| (1..=SALINAN_MAKS).contains(n)).ok_or_else(|| {
            let pesan = format!("Salinan 1 sampai {SALINAN_MAKS}");
            BarangTolak::LabelSalinan.pada("salinan", pesan)
        })
    }
}

/// Labels filled and ready for any printer.
struct Cetakannya {
    siap: Siap,
    isi: Vec<IsiLetak>,
}

fn isian(l: &Calon, toko: &Toko) -> IsiLetak {
    let k = &l.kartu;
    let mut isi = IsiLetak::default();
    let harga = l.harga.map(uang).unwrap_or_default();
    for (nama, nilai) in [
        ("kode_barcode", k.kode_barcode.to_string()),
        ("nama_barang", k.nama_barang.clone()),
        ("jenis", if l.nama_dept.is_empty() { k.kode_dept.clone() } else { l.nama_dept.clone() }),
        ("kode_group", k.kode_group.clone()),
        ("kadar", k.kadar_cetak.to_string()),
        ("berat", k.berat.to_string()),
        ("kode_baki", k.kode_toko.clone()),
        ("ongkos", String::new()),
        ("harga", harga),
        ("nama_toko", toko.nama_toko.clone()),
        ("alamat_toko", toko.alamat_toko.clone()),
        ("no_telp", toko.no_telp.clone()),
        ("no_whatsapp", toko.no_whatsapp.clone()),
        ("teks_logo", toko.teks_logo.clone()),
        ("npwp", toko.npwp.clone()),
    ] {
        isi.teks.insert(nama.to_owned(), nilai);
    }
    isi
}

fn uang(r: Rupiah) -> String {
    print::Sel::Angka(r.nilai()).tampil(print::Jenis::Rupiah).into_owned()
}

impl Cetakannya {
    fn baca(c: &mut Conn, p: &Pelaku, label: &[Calon], tipe: &str, salinan: usize) -> platform::Hasil<Self> {
        if !tipe.starts_with("LABEL ") {
            let pesan = "Pilih LABEL BARCODE atau LABEL QRCODE";
            return Err(BarangTolak::LabelTipe.pada("type", pesan));
        }
        let siap = tata_letak::siap(c, &p.toko, Keluarga::Slip, tipe, false, false)?;
        let toko = rinci(c, &p.toko)?;
        let isi = label.iter().map(|l| isian(l, &toko));
        let isi = isi.flat_map(|i| std::iter::repeat_n(i, salinan)).collect();
        Ok(Self { siap, isi })
    }

    fn bytes(&self, jenis: Jenis, lebar: i64) -> platform::Hasil<Vec<u8>> {
        if jenis == Jenis::Pdf {
            let semua: Vec<&dyn Data> = self.isi.iter().map(|i| -> &dyn Data { i }).collect();
            return self.siap.pdf(&semua);
        }
        let mut semua = Vec::new();
        for i in &self.isi {
            semua.extend(self.siap.untuk(jenis, karakter(lebar), i)?);
        }
        Ok(semua)
    }
}

/// The labels as PDF, to be looked at; nothing is written down.
#[utoipa::path(post, path = "/api/v1/barang/cetak-barcode/pratinjau", tag = "barang",
    operation_id = "label_pratinjau", request_body = Cetak, security(("token" = [])),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn pratinjau(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<Cetak>) -> Hasil<Response> {
    let c = app
        .db
        .read(move |c| {
            let l = label::label(c, &p.toko, &m.kode_barcodes)?;
            Cetakannya::baca(c, &p, &l, &m.tipe, m.salinan()?)
        })
        .await?;
    pdf("label", move || c.bytes(Jenis::Pdf, 0)).await
}

#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = LabelTercetak)]
pub struct Tercetak {
    jumlah: usize,
    /// the print job, when a printer was named
    kerja: Option<Kerja>,
}

/// Prints labels and writes down that they were printed.
#[utoipa::path(post, path = "/api/v1/barang/cetak-barcode-histories", tag = "barang",
    operation_id = "label_cetak", request_body = Cetak, security(("token" = [])),
    responses((status = 200, body = Jawab<Tercetak>)))]
pub async fn cetak(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<Cetak>) -> Hasil<Jawab<Tercetak>> {
    let salinan = m.salinan()?;
    let (q, kode, tipe) = (p.clone(), m.kode_barcodes, m.tipe);
    let (l, siap) = app
        .db
        .read(move |c| {
            let l = label::label(c, &q.toko, &kode)?;
            let siap = Cetakannya::baca(c, &q, &l, &tipe, salinan)?;
            Ok::<_, Tolak>((l, siap))
        })
        .await?;
    let jumlah = l.len() * salinan;
    let nama = m.printer.as_deref().unwrap_or_default().trim().to_owned();
    let kerja = if nama.is_empty() {
        None
    } else {
        let judul = format!("{jumlah} label barcode");
        Some(cetak::cetak(&app, &p, &nama, &judul, move |t| siap.bytes(t.jenis, t.lebar)).await?)
    };
    app.db.write(p.toko.clone(), move |tx| label::catat(tx, &p, &l, salinan, &nama)).await?;
    let pesan = kerja.as_ref().map_or_else(|| "Cetak Barcode Tercatat".to_owned(), |k| kabar(k, "Label"));
    Ok(Jawab::pesan(Tercetak { jumlah, kerja }, pesan))
}
