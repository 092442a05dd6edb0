//! Certificates of stones: a PDF as it came, once it was looked through, or a photo drawn anew. One a stone, in place of the one it has.

use crate::lemari::Lemari;
use crate::olah::{Batas, PALING_BESAR, olah};
use crate::simpan::sidik;
use crate::tolak::GambarTolak;
use db::{Conn, Db, Tx, args};
use platform::{Hasil, Pelaku, Tolak};
use serde::Serialize;

const FOLDER: &str = "sertifikat_batu";

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SertifikatBatu)]
pub struct Sertifikat {
    pub kode_batu: String,
    /// PDF or FOTO
    pub jenis: String,
    /// bytes
    pub ukuran: i64,
    pub sidik: String,
    #[serde(skip)]
    nama: String,
}

impl Sertifikat {
    pub fn tipe(&self) -> &'static str {
        if self.jenis == "PDF" { "application/pdf" } else { "image/jpeg" }
    }
}

/// What a paper needs and a program could misuse: none of it opens anything, runs anything or carries another file.
const TERLARANG: [&[u8]; 7] =
    [b"/JavaScript", b"/JS", b"/Launch", b"/EmbeddedFile", b"/OpenAction", b"/AA", b"/XFA"];

fn ada(isi: &[u8], kata: &[u8]) -> bool {
    isi.windows(kata.len()).any(|w| w == kata)
        && isi.windows(kata.len() + 1).any(|w| w.starts_with(kata) && !w[kata.len()].is_ascii_alphanumeric())
}

/// A PDF that only shows something.
pub fn periksa_pdf(isi: &[u8]) -> Hasil<()> {
    if isi.len() > PALING_BESAR {
        return Err(GambarTolak::Besar.pada("image", "Berkas paling besar 8 MB"));
    }
    let ekor = &isi[isi.len().saturating_sub(1_024)..];
    if !isi.starts_with(b"%PDF-1.") && !isi.starts_with(b"%PDF-2.")
        || !ada(ekor, b"%%EOF") && !ekor.ends_with(b"%%EOF")
    {
        return Err(GambarTolak::BukanPdf.pada("image", "PDF ini rusak atau terpotong"));
    }
    if TERLARANG.iter().any(|k| ada(isi, k)) {
        return Err(GambarTolak::BukanPdf
            .pada("image", "PDF ini berisi program atau berkas lain, simpan ulang sebagai PDF biasa"));
    }
    Ok(())
}

fn cari(c: &mut Conn, kode: &str) -> Hasil<Option<Sertifikat>> {
    Ok(c.one(
        "SELECT f.kode_batu, f.jenis, f.ukuran, f.sidik, f.toko, f.id FROM batu_berkas f WHERE f.kode_batu = $1",
        args![kode],
        |r| {
            let (toko, id): (String, String) = (r.get(4)?, r.get(5)?);
            let jenis: String = r.get(1)?;
            let nama = nama(&toko, &id, &jenis);
            Ok(Sertifikat { kode_batu: r.get(0)?, ukuran: r.int(2)?, sidik: r.get(3)?, jenis, nama })
        },
    )?)
}

fn nama(toko: &str, id: &str, jenis: &str) -> String {
    format!("{FOLDER}/{toko}/{id}.{}", if jenis == "PDF" { "pdf" } else { "jpg" })
}

fn wajib_ada(c: &mut Conn, kode: &str) -> Hasil<()> {
    match c
        .one("SELECT 1 FROM batu WHERE kode_batu = $1 AND no_sertifikat <> ''", args![kode], |r| r.int(0))?
    {
        Some(_) => Ok(()),
        None => Err(tidak_ada()),
    }
}

fn tidak_ada() -> Tolak {
    GambarTolak::SertifikatTidakAda.tolak("Batu ini tidak punya sertifikat")
}

/// Gives a stone its certificate.
pub async fn pasang(db: &Db, lemari: &Lemari, p: &Pelaku, kode: &str, isi: Vec<u8>) -> Hasil<Sertifikat> {
    let kode_batu = kode.trim().to_uppercase();
    let k = kode_batu.clone();
    db.read(move |c| wajib_ada(c, &k)).await?;
    let (jenis, isi) = if isi.starts_with(b"%PDF-") {
        periksa_pdf(&isi)?;
        ("PDF", isi)
    } else {
        ("FOTO", platform::giliran::berat(move |_| olah(&isi, Batas::PRODUK)).await?.jpeg)
    };
    let id = platform::acak::teks(16);
    let s = Sertifikat {
        nama: nama(p.toko.as_str(), &id, jenis),
        kode_batu,
        jenis: jenis.to_owned(),
        ukuran: i64::try_from(isi.len()).unwrap_or(i64::MAX),
        sidik: sidik(&isi),
    };
    lemari.taruh(&s.nama, isi).await?;
    let (baru, oleh) = (s.clone(), p.user_id.clone());
    let hasil = db.write(p.toko.clone(), move |tx| tulis(tx, &baru, &id, oleh.as_str())).await;
    let buang = match &hasil {
        Ok(lama) => lama.clone(),
        Err(_) => Some(s.nama.clone()),
    };
    if let Some(nama) = buang
        && let Err(e) = lemari.hapus(&nama).await
    {
        tracing::warn!(nama, sebab = ?e.sebab, "sertifikat lama belum terhapus");
    }
    hasil.map(|_| s)
}

fn tulis(tx: &mut Tx<'_>, s: &Sertifikat, id: &str, oleh: &str) -> Hasil<Option<String>> {
    wajib_ada(tx, &s.kode_batu)?;
    let lama = cari(tx, &s.kode_batu)?.map(|l| l.nama);
    let (toko, waktu) = (tx.toko().clone(), tx.sekarang().to_string());
    tx.exec(
        "INSERT INTO batu_berkas (kode_batu, toko, jenis, id, ukuran, sidik, waktu, oleh) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
         ON CONFLICT (kode_batu) DO UPDATE SET toko = $2, jenis = $3, id = $4, ukuran = $5, sidik = $6, waktu = $7, oleh = $8",
        args![s.kode_batu.as_str(), &toko, s.jenis.as_str(), id, s.ukuran, s.sidik.as_str(), waktu, oleh],
    )?;
    ledger::audit::catat_hari_ini(tx, oleh, "SERTIFIKAT BATU", &s.kode_batu, &s.sidik)?;
    Ok(lama)
}

/// The certificate of a stone, with its bytes.
pub async fn ambil(db: &Db, lemari: &Lemari, kode: &str) -> Hasil<(Sertifikat, Vec<u8>)> {
    let kode = kode.trim().to_uppercase();
    let s = db.read(move |c| cari(c, &kode)).await?.ok_or_else(tidak_ada)?;
    let isi = lemari.ambil(&s.nama).await?.ok_or_else(tidak_ada)?;
    Ok((s, isi))
}
