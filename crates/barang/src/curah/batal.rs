//! Taking a document of counted stock back: the exact reverse in the book. A move may be taken back on its own day by who
//! may move; anything else wants a supervisor on the day itself and the owner later, never who wrote it.

use super::daftar::{Dokumen, satu};
use crate::BarangTolak;
use db::{Tx, args};
use ledger::curah::{JenisStok, balikkan};
use ledger::{Dok, Galat};
use platform::otorisasi::{self, Alasan, Otorisasi, Permohonan, Rincian};
use platform::{AksesTolak, Hasil, Level, Pelaku, toko};
use serde::{Deserialize, Serialize};
use values::{JenisDok, NoFaktur};

/// The category under which its approval is asked.
pub const KATEGORI: &str = "BATAL BARANG MANUAL";

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BatalDokCurah)]
pub struct Batal {
    pub alasan: String,
    /// the approval, where one is wanted
    pub otorisasi: String,
}

/// What a kind of document is numbered by, and the screen whose right it needs.
fn kenal(stok: JenisStok, jenis: &str) -> Option<(JenisDok, &'static str)> {
    let aksesoris = "/tambah-dan-ambil-stock-aksesoris";
    Some(match (stok, jenis) {
        (JenisStok::Acc, "TAMBAH") => (JenisDok::TambahAksesoris, aksesoris),
        (JenisStok::Acc, "AMBIL") => (JenisDok::AmbilAksesoris, aksesoris),
        (JenisStok::Manual, "TAMBAH") => (JenisDok::TerimaBarang, "/data-barang-manual"),
        (JenisStok::Manual, "PINDAH") => (JenisDok::PindahBarang, "/pindah-barang-manual"),
        (JenisStok::Manual, "HANCUR") => (JenisDok::HancurBarang, "/hancur-barang-manual"),
        _ => return None,
    })
}

fn alasan(teks: &str) -> Hasil<String> {
    let rapi = teks.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    if rapi.is_empty() {
        return Err(BarangTolak::CurahBatal.pada("alasan", "Alasan Harus Diisi"));
    }
    if rapi.chars().count() > 200 {
        return Err(BarangTolak::CurahBatal.pada("alasan", "Alasan paling banyak 200 karakter"));
    }
    Ok(rapi)
}

/// Who says yes: none where nobody is asked.
fn penyetuju(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    d: &Dokumen,
    (m, alasan): (&Batal, &str),
) -> Hasil<(String, Option<Otorisasi>)> {
    let hari_ini = toko::cari(tx, &p.toko)?.tgl_system.to_string() == d.tgl_system;
    if hari_ini && d.jenis == "PINDAH" {
        return Ok((String::new(), None));
    }
    let cukup = if hari_ini { p.level.penyetuju() } else { p.level == Level::Own };
    if cukup && m.otorisasi.trim().is_empty() && p.user_id.as_str() != d.oleh {
        return Ok((p.user_id.to_string(), None));
    }
    let sebab = Alasan::new("BATAL_CURAH", "Batal dokumen barang tanpa barcode");
    let rincian = format!(
        "{} {} buah {} g oleh {}, tanggal {}, alasan {alasan}",
        d.jenis, d.qty, d.berat, d.oleh, d.tgl_system
    );
    let untuk = Permohonan::dokumen(KATEGORI, &d.no_dok, d.nilai, sebab)
        .rincian([Rincian::teks(d.no_dok.clone(), rincian)])
        .pemilik(!hari_ini);
    let o = otorisasi::wajib(tx, &m.otorisasi, p, &untuk, BarangTolak::CurahPerluIzin)?;
    let oleh = o.penyetuju.as_ref().map_or_else(String::new, ToString::to_string);
    Ok((oleh, Some(o)))
}

/// Takes a document back, as long as the trays still hold what it brought.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, stok: JenisStok, no: &str, m: &Batal) -> Hasil<Dokumen> {
    let d = satu(tx, &p.toko, stok, no)?;
    let Some((jenis, menu)) = kenal(stok, &d.jenis) else {
        return Err(BarangTolak::CurahBatal.tolak(format!("Dokumen {} tidak bisa dibatalkan", d.jenis)));
    };
    if !p.boleh_menu(menu) {
        return Err(AksesTolak::Menu.tolak("Akses Di Menu Ini Tidak Di Izinkan"));
    }
    if !d.no_batal.is_empty() {
        return Err(BarangTolak::CurahSudahBatal
            .tolak(format!("Dokumen {} sudah dibatalkan oleh {} ({})", d.no_dok, d.batal_oleh, d.no_batal)));
    }
    let alasan = alasan(&m.alasan)?;
    let (disetujui, oto) = penyetuju(tx, p, &d, (m, &alasan))?;
    let asal = NoFaktur::parse(&d.no_dok).map_err(|e| db::Error::Lain(e.to_string()))?;
    let mut dok = Dok::buka(tx, jenis, &p.user_id)?;
    balikkan(&mut dok, &asal).map_err(|e| match e {
        Galat::CurahKurang { .. } => BarangTolak::CurahBerlanjut
            .tolak(format!("Barang dari {} sudah dijual, diambil atau dipindah", d.no_dok))
            .sebab(e),
        lain => lain.into(),
    })?;
    let (no_batal, tgl, waktu) = (dok.no().to_string(), dok.tgl_system(), dok.waktu());
    let izin = oto.as_ref().map_or("", |o| o.id.as_str());
    dok.tx().exec(
        "INSERT INTO curah_batal (toko, no_dok, no_batal, tgl_system, waktu, oleh, disetujui, otorisasi, alasan) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        args![&p.toko, &asal, no_batal.as_str(), tgl, waktu, &p.user_id, disetujui.as_str(), izin, alasan.as_str()],
    )?;
    if let Some(o) = &oto {
        otorisasi::tautkan(dok.tx(), o, &no_batal)?;
    }
    let isi = serde_json::json!({ "dokumen": d.no_dok, "alasan": alasan, "disetujui": disetujui });
    dok.tutup("BATAL DOKUMEN CURAH", &isi)?;
    satu(tx, &p.toko, stok, &d.no_dok)
}
