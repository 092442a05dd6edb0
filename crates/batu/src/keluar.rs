//! Loose stones that leave the safe without being sold: back to the supplier, to a craftsman who sets them, and back from him.
//! Nobody gives them out alone.

use crate::BatuTolak;
use crate::ambil::{self, Ambil, AmbilMinta};
use crate::tabel::{self, DokBatu, Kepala, Satu};
use crate::terima::{besar, supplier};
use db::{Conn, Tx, args};
use ledger::Dok;
use ledger::batu::{self, Tempat};
use platform::otorisasi::{self, Alasan, Otorisasi, Permohonan, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeToko};

/// The category under which stones that leave the house are approved.
pub const KATEGORI: &str = "BATU KELUAR";

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = KeluarBatuMinta)]
pub struct KeluarMinta {
    /// RETUR, KE TUKANG or DARI TUKANG
    pub jenis: String,
    /// the supplier, or the craftsman
    pub kode_lawan: String,
    pub keterangan: String,
    pub detail: Vec<AmbilMinta>,
    pub otorisasi: String,
}

/// Which way, and who is at the other end.
struct Arah {
    jenis: &'static str,
    kode: String,
    nama: String,
    dari: Tempat,
    ke: Tempat,
}

fn tukang(c: &mut Conn, toko: &KodeToko, kode: &str) -> Hasil<String> {
    let ada: Option<String> = c.one(
        "SELECT nama_tukang FROM tukang WHERE toko = $1 AND kode_tukang = $2 AND dihapus = 0 AND aktif = 1",
        args![toko, kode],
        |r| r.get(0),
    )?;
    ada.ok_or_else(|| {
        BatuTolak::Isian.pada("kode_lawan", format!("Tukang {kode} tidak ada atau tidak aktif"))
    })
}

fn arah(c: &mut Conn, p: &Pelaku, m: &KeluarMinta) -> Hasil<Arah> {
    let kode = besar(&m.kode_lawan);
    let brankas = Tempat::Brankas;
    Ok(match besar(&m.jenis).as_str() {
        "RETUR" => {
            let nama = supplier(c, &kode).map_err(|mut t| {
                t.kolom = t.kolom.into_values().map(|v| ("kode_lawan".to_owned(), v)).collect();
                t
            })?;
            Arah { jenis: "RETUR", kode, nama, dari: brankas, ke: Tempat::Pemasok }
        }
        "KE TUKANG" => {
            let nama = tukang(c, &p.toko, &kode)?;
            Arah { jenis: "KE TUKANG", nama, dari: brankas, ke: Tempat::Tukang(kode.clone()), kode }
        }
        "DARI TUKANG" => {
            let nama = tukang(c, &p.toko, &kode)?;
            Arah { jenis: "DARI TUKANG", nama, dari: Tempat::Tukang(kode.clone()), ke: brankas, kode }
        }
        _ => return Err(BatuTolak::Isian.pada("jenis", "Pilih RETUR, KE TUKANG atau DARI TUKANG")),
    })
}

/// What of it somebody else must say yes to: all that leaves the house, and every difference of the scale.
pub(crate) fn izin(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (id, kategori): (&str, &'static str),
    (semua, mut alasan): (&[Ambil], Vec<Alasan>),
    kepala: Rincian,
) -> Hasil<Option<Otorisasi>> {
    alasan.extend(semua.iter().filter_map(Ambil::beda).map(|pesan| Alasan::new("BERAT", pesan)));
    alasan.extend(ambil::bersama(semua).map(|pesan| Alasan::new("BERAT", pesan)));
    if alasan.is_empty() {
        return Ok(None);
    }
    let nilai = tabel::jumlah(semua.iter().map(|a| &a.isi))?.nilai;
    let untuk = Permohonan::isi(kategori, nilai, alasan, semua.iter().map(Ambil::ikat).collect())
        .rincian([kepala])
        .rincian(semua.iter().map(Ambil::rincian));
    Ok(Some(otorisasi::wajib(tx, id, p, &untuk, BatuTolak::PerluIzin)?))
}

/// A loss of stones that a craftsman had is not let off by who gave them to him or saw them off, but as the owner.
pub(crate) fn bukan_yang_menyerahkan(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    dari: &Tempat,
    (semua, oto): (&[Ambil], Option<&Otorisasi>),
) -> Hasil<()> {
    let (Tempat::Tukang(kode), Some(siapa)) =
        (dari, oto.filter(|o| !o.sendiri).and_then(|o| o.penyetuju.as_ref()))
    else {
        return Ok(());
    };
    for a in semua.iter().filter(|a| a.selisih < 0) {
        let ikut: i64 = tx.nilai(
            "SELECT COUNT(*) FROM dok_batu d JOIN dok_batu_baris r ON r.toko = d.toko AND r.no_dok = d.no_dok AND r.kode_batu = $3 \
             WHERE d.toko = $1 AND d.jenis = 'KE TUKANG' AND d.kode_lawan = $2 AND (d.oleh = $4 OR d.disetujui = $4) \
             AND NOT EXISTS (SELECT 1 FROM batal_batu b WHERE b.toko = d.toko AND b.no_dok = d.no_dok)",
            args![&p.toko, kode.as_str(), a.kode_batu.as_str(), siapa],
        )?;
        if ikut > 0 {
            return otorisasi::wajib_pemilik(tx, siapa, true);
        }
    }
    Ok(())
}

/// A supplier gets back what is his.
fn milik_supplier(a: &Arah, semua: &[Ambil]) -> Hasil<()> {
    let lain = semua.iter().position(|s| a.jenis == "RETUR" && s.reg.kode_supplier != a.kode);
    match lain.and_then(|ke| semua.get(ke).map(|s| (ke, s))) {
        None => Ok(()),
        Some((ke, s)) => {
            let pesan = format!("Batu {} bukan dari supplier {}", s.kode_batu, a.kode);
            Err(BatuTolak::Isian.pada(&format!("detail[{ke}].kode_batu"), pesan))
        }
    }
}

/// Gives stones out, or takes them back from a craftsman.
pub fn keluar(tx: &mut Tx<'_>, p: &Pelaku, m: &KeluarMinta) -> Hasil<DokBatu> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let a = arah(tx, p, m)?;
    let semua = ambil::siapkan(tx, &p.toko, &a.dari, &m.detail)?;
    milik_supplier(&a, &semua)?;
    let siapa = format!("{} {}", a.kode, a.nama);
    let mut alasan = Vec::new();
    if a.dari == Tempat::Brankas {
        alasan.push(Alasan::new("BATU_KELUAR", format!("{} batu keluar: {} {siapa}", semua.len(), a.jenis)));
    }
    let kepala = Rincian::teks(a.jenis, siapa);
    let oto = izin(tx, p, (&m.otorisasi, KATEGORI), (&semua, alasan), kepala)?;
    bukan_yang_menyerahkan(tx, p, &a.dari, (&semua, oto.as_ref()))?;
    let mut dok = Dok::buka(tx, JenisDok::Batu, &p.user_id)?;
    let gerak: Vec<_> = semua.iter().flat_map(|s| s.gerak(&a.dari, &a.ke)).collect();
    batu::catat(&mut dok, &gerak)?;
    let kepala = Kepala {
        jenis: a.jenis,
        kode_lawan: &a.kode,
        nama_lawan: &a.nama,
        keterangan: &keterangan,
        ..Kepala::default()
    };
    let baris: Vec<Satu> = semua.iter().map(Satu::dari).collect();
    let dokumen = tabel::tulis(&mut dok, kepala, &baris, oto.as_ref())?;
    tabel::tautkan(dok.tx(), oto.as_ref(), &dokumen.no_dok)?;
    let isi = serde_json::json!({ "lawan": a.kode, "batu": baris.len(), "carat": dokumen.carat });
    let aksi = match a.jenis {
        "RETUR" => "RETUR BATU",
        "KE TUKANG" => "BATU KE TUKANG",
        _ => "BATU DARI TUKANG",
    };
    dok.tutup(aksi, &isi)?;
    Ok(dokumen)
}
