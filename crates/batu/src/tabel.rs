//! Documents of stones as they are kept, and their writing.

use crate::ambil::Ambil;
use db::Tx;
use konter::meluap;
use ledger::Dok;
use ledger::batu::Isi as IsiBatu;
use platform::Hasil;
use platform::otorisasi::Otorisasi;
use serde::Serialize;
use values::{CaratBatu, Rupiah, UserId};

db::tabel! {
    /// A document as it was written.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = DokBatu)]
    pub struct DokBatu in "dok_batu" {
        pub toko: String,
        pub no_dok: String,
        /// TERIMA, RETUR, PASANG, LEPAS, KE TUKANG, DARI TUKANG, AWAL
        pub jenis: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        pub kode_lawan: String,
        pub nama_lawan: String,
        pub kode_barcode: String,
        pub kurs: i64,
        pub butir: i64,
        #[schema(value_type = f64)]
        pub carat: CaratBatu,
        #[schema(value_type = i64, required = false)]
        pub nilai: Rupiah,
        #[serde(skip)]
        pub kartu_lama: String,
        pub keterangan: String,
        pub disetujui: String,
        #[serde(skip)]
        pub otorisasi: String,
    }
}

db::tabel! {
    #[derive(Debug, Clone)]
    pub(crate) struct BarisDok in "dok_batu_baris" {
        pub(crate) toko: String,
        pub(crate) no_dok: String,
        pub(crate) baris: i64,
        pub(crate) kode_batu: String,
        pub(crate) butir: i64,
        pub(crate) carat: CaratBatu,
        pub(crate) nilai: Rupiah,
        pub(crate) usd_carat: i64,
        pub(crate) selisih: i64,
        pub(crate) baris_barang: i64,
    }
}

/// The head of a document, beside its sums.
#[derive(Debug, Default)]
pub(crate) struct Kepala<'a> {
    pub(crate) jenis: &'a str,
    pub(crate) kode_lawan: &'a str,
    pub(crate) nama_lawan: &'a str,
    pub(crate) kode_barcode: &'a str,
    pub(crate) kurs: i64,
    pub(crate) kartu_lama: String,
    pub(crate) keterangan: &'a str,
}

/// A line of a document.
#[derive(Debug, Clone)]
pub(crate) struct Satu {
    pub(crate) kode_batu: String,
    pub(crate) isi: IsiBatu,
    pub(crate) usd_carat: i64,
    pub(crate) selisih: i64,
    pub(crate) baris_barang: i64,
}

impl Satu {
    pub(crate) fn dari(a: &Ambil) -> Self {
        Self {
            kode_batu: a.kode_batu.clone(),
            isi: a.isi,
            usd_carat: a.usd_carat,
            selisih: a.selisih,
            baris_barang: 0,
        }
    }
}

/// Count, carat and cost together.
pub(crate) fn jumlah<'a>(isi: impl Iterator<Item = &'a IsiBatu>) -> Hasil<IsiBatu> {
    let mut j = IsiBatu::default();
    for i in isi {
        j.butir = j.butir.checked_add(i.butir).ok_or(ledger::Galat::Meluap)?;
        j.carat = j.carat.tambah(i.carat).map_err(meluap)?;
        j.nilai = j.nilai.tambah(i.nilai).map_err(meluap)?;
    }
    Ok(j)
}

pub(crate) fn penyetuju(o: Option<&Otorisasi>) -> String {
    o.and_then(|o| o.penyetuju.as_ref()).map_or(String::new(), |u: &UserId| u.to_string())
}

/// Writes head and lines; answers the head.
pub(crate) fn tulis(
    dok: &mut Dok<'_, '_>,
    k: Kepala<'_>,
    semua: &[Satu],
    oto: Option<&Otorisasi>,
) -> Hasil<DokBatu> {
    let j = jumlah(semua.iter().map(|s| &s.isi))?;
    let kepala = DokBatu {
        toko: dok.tx().toko().to_string(),
        no_dok: dok.no().to_string(),
        jenis: k.jenis.to_owned(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        kode_lawan: k.kode_lawan.to_owned(),
        nama_lawan: k.nama_lawan.to_owned(),
        kode_barcode: k.kode_barcode.to_owned(),
        kurs: k.kurs,
        butir: j.butir,
        carat: j.carat,
        nilai: j.nilai,
        kartu_lama: k.kartu_lama,
        keterangan: k.keterangan.to_owned(),
        disetujui: penyetuju(oto),
        otorisasi: oto.map(|o| o.id.clone()).unwrap_or_default(),
    };
    dok.tx().sisip([kepala.clone()])?;
    let baris: Vec<BarisDok> = semua
        .iter()
        .zip(1_i64..)
        .map(|(s, n)| BarisDok {
            toko: kepala.toko.clone(),
            no_dok: kepala.no_dok.clone(),
            baris: n,
            kode_batu: s.kode_batu.clone(),
            butir: s.isi.butir,
            carat: s.isi.carat,
            nilai: s.isi.nilai,
            usd_carat: s.usd_carat,
            selisih: s.selisih,
            baris_barang: s.baris_barang,
        })
        .collect();
    dok.tx().sisip(baris)?;
    Ok(kepala)
}

/// The approval of a document belongs to it.
pub(crate) fn tautkan(tx: &mut Tx<'_>, o: Option<&Otorisasi>, no: &str) -> Hasil<()> {
    match o {
        Some(o) => platform::otorisasi::tautkan(tx, o, no),
        None => Ok(()),
    }
}
