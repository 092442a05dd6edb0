//! New pieces, one or many at once: every row is checked and all that is wrong is said together; then they are tagged,
//! get their cards, and come from the supplier into their trays by one document.

use crate::BarangTolak;
use crate::acuan::Acuan;
use crate::barcode;
pub use crate::baru::{Baru, Batu, Tersimpan};
use crate::gerak::{Kepala, Langkah, gerakkan};
use crate::kartu;
pub use crate::sah::{Harga, HargaModal};
use crate::sah::{Lingkup, Sah, besar, sahkan};
use db::{Conn, Tx, Val, args};
use harga::Sistem;
use ledger::Dok;
use ledger::stok::{Lokasi, Luar};
use platform::salah::Salah;
use platform::{Hasil, Pelaku, Tolak};
use values::{HargaGram, JenisDok, KodeBaki, KodeBarcode, KodeGudang, Kurs};

/// Rows of one document.
pub const PALING_BANYAK: usize = 1_000;

/// What a document of new pieces is called and where they come from.
pub(crate) struct Cara<'a> {
    pub(crate) dok: JenisDok,
    pub(crate) kepala: Kepala<'a>,
    pub(crate) dari: Luar,
    /// as the audit log has it
    pub(crate) aksi: &'static str,
}

const TAMBAH: Cara<'static> = Cara {
    dok: JenisDok::TerimaBarang,
    kepala: Kepala { jenis: "TAMBAH", lawan: "", rujukan: "", keterangan: "" },
    dari: Luar::Pemasok,
    aksi: "TAMBAH BARANG",
};

/// What pieces are priced by today. A gram by group: pure gold times the purity of the piece, or the group's own price.
pub fn harga_hari(c: &mut Conn, p: &Pelaku) -> Hasil<Harga> {
    let h = harga::hari_ini(c, p)?;
    let murni = h.baris.iter().find(|b| b.kode_group.is_empty()).and_then(|b| b.usul);
    let gram = h
        .group
        .iter()
        .filter_map(|g| {
            let angka = if h.sistem == Sistem::Seratus { murni } else { g.harga };
            Some((g.kode_group.clone(), HargaGram::new(angka?.harga_jual)))
        })
        .collect();
    // What nobody confirmed prices no stone: what it costs is what it is never sold below.
    let sah = h.baris.iter().find(|b| b.kode_group.is_empty() && b.konfirmasi).and_then(|b| b.usul);
    let kurs = sah.and_then(|m| Kurs::perseratus(m.kurs_usd.sebagai_sen()).ok());
    Ok(Harga { gram, kurs })
}

/// Refuses an empty list and one that is too long.
pub(crate) fn banyaknya(baris: &[Baru]) -> Hasil<()> {
    if baris.is_empty() {
        return Err(BarangTolak::Banyaknya.tolak("Tidak ada barang yang dikirim"));
    }
    if baris.len() > PALING_BANYAK {
        return Err(
            BarangTolak::Banyaknya.tolak(format!("Paling banyak {PALING_BANYAK} barang sekali simpan"))
        );
    }
    Ok(())
}

/// Checks all rows; refused with every message when one of them is wrong.
pub(crate) fn periksa(
    tx: &mut Conn,
    p: &Pelaku,
    l: &mut Lingkup<'_>,
    baris: &[Baru],
) -> Hasil<Result<Vec<Sah>, Salah>> {
    let mut a = Acuan::baca(tx, &p.toko)?;
    if baris.iter().any(|b| !b.data_berlian.is_empty()) {
        a.baca_batu(tx, &p.toko)?;
    }
    l.baca_tag(tx, baris.iter().map(|b| b.tag_id.as_str()))?;
    let (mut s, mut sah) = (Salah::default(), Vec::with_capacity(baris.len()));
    for satu in baris.iter().enumerate() {
        sah.extend(sahkan(tx, p, &mut a, l, satu, &mut s)?);
    }
    Ok(if s.banyak() > 0 { Err(s) } else { Ok(sah) })
}

/// Checks all rows, then brings them in together.
pub fn banyak(tx: &mut Tx<'_>, p: &Pelaku, modal: &HargaModal, baris: &[Baru]) -> Hasil<Vec<Tersimpan>> {
    banyaknya(baris)?;
    let harga = Harga { gram: modal.clone(), kurs: None };
    match periksa(tx, p, &mut Lingkup::new(&harga), baris)? {
        Err(s) => {
            s.tolak(BarangTolak::Baris)?;
            Ok(Vec::new())
        }
        Ok(sah) => {
            let kode = barcode::ambil(tx, sah.len())?;
            catat(tx, p, &TAMBAH, sah, kode, baris, |_| Ok(()))
        }
    }
}

/// One piece, with its stones.
pub fn satu(tx: &mut Tx<'_>, p: &Pelaku, harga: &Harga, b: &Baru) -> Hasil<Tersimpan> {
    let baris = std::slice::from_ref(b);
    let sah = match periksa(tx, p, &mut Lingkup { berlian: true, ..Lingkup::new(harga) }, baris)? {
        Err(s) => {
            s.tolak_satu(BarangTolak::Baris)?;
            Vec::new()
        }
        Ok(sah) => sah,
    };
    let kode = barcode::ambil(tx, sah.len())?;
    let jadi = catat(tx, p, &TAMBAH, sah, kode, baris, |_| Ok(()))?;
    jadi.into_iter().next().ok_or_else(|| db::Error::Lain("barang tidak tersimpan".to_owned()).into())
}

/// Writes cards, stones, moves and the document; `lalu` adds what is the document's own before it is sealed.
pub(crate) fn catat(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    cara: &Cara<'_>,
    sah: Vec<Sah>,
    kode: Vec<KodeBarcode>,
    baris: &[Baru],
    lalu: impl FnOnce(&mut Dok<'_, '_>) -> Hasil<()>,
) -> Hasil<Vec<Tersimpan>> {
    let mut dok = Dok::buka(tx, cara.dok, &p.user_id)?;
    let (no, tgl, waktu) = (dok.no().to_string(), dok.tgl_system().to_string(), dok.waktu().to_string());
    let mut langkah = Vec::with_capacity(sah.len());
    let (mut kartu, mut batu) = (Vec::with_capacity(sah.len()), Vec::new());
    for ((mut satu, kode), b) in sah.into_iter().zip(kode).zip(baris) {
        satu.kartu.kode_barcode = kode;
        if satu.kartu.tgl_masuk.is_empty() {
            satu.kartu.tgl_masuk.clone_from(&tgl);
        }
        let salah = |e: values::KodeSalah| Tolak::from(db::Error::Lain(e.to_string()));
        let ke = Lokasi::Baki {
            gudang: KodeGudang::parse(&satu.kartu.kode_gudang).map_err(salah)?,
            baki: KodeBaki::parse(&satu.kartu.kode_toko).map_err(salah)?,
        };
        let kode_batu =
            crate::berlian::ke_buku(&mut dok, &satu.kartu.kode_barcode, cara.dari, b, &satu.batu.harga)?;
        batu.extend(baris_batu(&satu, b, &kode_batu));
        kartu.push(kartu::kolom_baru(&satu, b, (&no, &waktu, p)));
        let dari = Lokasi::Luar(cara.dari);
        langkah.push(Langkah { kartu: satu.kartu, dari, ke, kondisi: String::new() });
    }
    kartu::sisip(dok.tx(), kartu)?;
    dok.tx().sisip_banyak("barang_batu", &KOLOM_BATU, batu.into_iter().map(Ok::<_, db::Error>))?;
    gerakkan(&mut dok, &cara.kepala, &langkah)?;
    lalu(&mut dok)?;
    dok.tutup(cara.aksi, &serde_json::json!({ "barang": langkah.len() }))?;
    let data = langkah.iter().zip(baris).map(|(l, b)| Tersimpan {
        no_dok: no.clone(),
        id_foto: b.id_foto.clone(),
        kode_barcode: l.kartu.kode_barcode.to_string(),
        kode_intern: l.kartu.kode_intern.clone(),
        nama_barang: l.kartu.nama_barang.clone(),
    });
    Ok(data.collect())
}

const KOLOM_BATU: [&str; 12] = [
    "kode_barcode",
    "baris",
    "jenis_batu",
    "shape",
    "color",
    "clarity",
    "sertifikat",
    "butir",
    "carat",
    "usd_carat",
    "harga",
    "kode_batu",
];

fn baris_batu(satu: &Sah, b: &Baru, kode: &[String]) -> Vec<Vec<Val>> {
    let isi = b.data_berlian.iter().zip(&satu.batu.harga).zip(kode).zip(1_i64..);
    isi.map(|(((d, harga), kode_batu), n)| {
        args![
            &satu.kartu.kode_barcode,
            n,
            besar(&d.jenis_batu),
            besar(&d.shape),
            besar(&d.color),
            besar(&d.clarity),
            besar(&d.sertifikat),
            d.butir,
            d.carat.sebagai_perseribu(),
            d.usd_carat.sebagai_sen(),
            *harga,
            kode_batu.as_str()
        ]
        .to_vec()
    })
    .collect()
}
