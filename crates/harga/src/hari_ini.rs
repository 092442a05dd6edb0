//! The prices of the store's business day as the morning screen shows them, whether they stand, and the guard
//! that refuses trade until they do.

use crate::HargaTolak;
use crate::acuan::{Angka, DASAR, Keadaan, Sistem};
use db::{Conn, args};
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::{KodeToko, Tanggal};

/// A price that can be set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HargaHariBaris)]
pub struct BarisHari {
    /// empty for pure gold
    pub kode_group: String,
    pub nama: String,
    /// what was published last, or the last day's row
    pub lama: Option<Angka>,
    /// the day the price is carried forward from; none when the day has a row of its own
    pub dari_tanggal: Option<String>,
    /// the day's row, or the last one carried forward
    pub usul: Option<Angka>,
    pub konfirmasi: bool,
}

/// What a gram of a group costs by these prices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HargaHariGroup)]
pub struct GroupHari {
    pub kode_group: String,
    pub nama: String,
    /// hundredths of a percent
    pub kadar: i64,
    pub kadar_cetak: i64,
    pub harga: Option<Angka>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HargaHariIni)]
pub struct HariIni {
    pub kode_toko: String,
    pub nama_toko: String,
    pub tanggal: String,
    pub sistem: Sistem,
    pub terkonfirmasi: bool,
    pub dikonfirmasi_oleh: String,
    pub dikonfirmasi_pada: String,
    /// sent back with a publication
    pub penanda: String,
    /// percent over which a change must be meant
    pub batas_lonjakan: i64,
    /// may the person who asks confirm?
    pub boleh: bool,
    /// may they publish for other stores?
    pub boleh_pusat: bool,
    pub baris: Vec<BarisHari>,
    pub group: Vec<GroupHari>,
}

pub fn hari_ini(c: &mut Conn, p: &Pelaku) -> Hasil<HariIni> {
    let k = Keadaan::baca(c, &p.toko)?;
    let boleh = crate::izin(p).is_ok();
    let terkonfirmasi = k.terkonfirmasi();
    let terakhir = k.acuan().iter().filter_map(|(kode, _)| k.hari.get(*kode)).max_by_key(|b| b.pada.clone());
    let mut group = Vec::with_capacity(k.group.len());
    for g in &k.group {
        group.push(GroupHari {
            kode_group: g.kode.clone(),
            nama: g.nama.clone(),
            kadar: g.kadar,
            kadar_cetak: g.kadar_cetak,
            harga: k.efektif(g, |kode| k.usul(kode))?,
        });
    }
    let baris = k
        .acuan()
        .into_iter()
        .map(|(kode, nama)| BarisHari {
            kode_group: kode.to_owned(),
            nama: nama.to_owned(),
            lama: k.lama(kode),
            dari_tanggal: match (k.hari.get(kode), k.lalu.get(kode)) {
                (None, Some((t, _))) => Some(t.to_string()),
                _ => None,
            },
            usul: k.usul(kode),
            konfirmasi: k.hari.get(kode).is_some_and(|b| b.konfirmasi),
        })
        .collect();
    Ok(HariIni {
        kode_toko: k.toko.kode_toko.to_string(),
        nama_toko: k.toko.nama_toko.clone(),
        tanggal: k.tanggal().to_string(),
        sistem: k.sistem,
        terkonfirmasi,
        dikonfirmasi_oleh: terakhir.filter(|_| terkonfirmasi).map_or_else(String::new, |b| b.oleh.clone()),
        dikonfirmasi_pada: terakhir.filter(|_| terkonfirmasi).map_or_else(String::new, |b| b.pada.clone()),
        penanda: k.penanda(),
        batas_lonjakan: k.batas / 100,
        boleh,
        boleh_pusat: boleh && p.pusat,
        baris,
        group,
    })
}

/// Do the prices of the day stand? What every screen of a store may ask.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HargaStatus)]
pub struct StatusHari {
    pub tanggal: String,
    pub terkonfirmasi: bool,
    /// may the person who asks confirm them?
    pub boleh: bool,
}

pub fn status(c: &mut Conn, p: &Pelaku) -> Hasil<StatusHari> {
    let tanggal = platform::toko::cari(c, &p.toko)?.tgl_system;
    Ok(StatusHari {
        tanggal: tanggal.to_string(),
        terkonfirmasi: tersedia(c, &p.toko, tanggal)?,
        boleh: crate::izin(p).is_ok(),
    })
}

fn tersedia(c: &mut Conn, toko: &KodeToko, tanggal: Tanggal) -> db::Result<bool> {
    let sistem = Sistem::baca(c, toko)?;
    let (ada, sah) = match sistem {
        Sistem::Seratus => c.one(
            "SELECT COUNT(*), CAST(COALESCE(SUM(konfirmasi), 0) AS BIGINT) FROM harga_emas \
             WHERE toko = $1 AND dihapus = 0 AND tanggal = $2 AND kode_group = $3",
            args![toko, tanggal, DASAR],
            |r| Ok((r.int(0)?, r.int(1)?)),
        )?,
        Sistem::PerGroup => c.one(
            "SELECT COUNT(*), CAST(COALESCE(SUM(h.konfirmasi), 0) AS BIGINT) FROM harga_emas h \
             WHERE h.toko = $1 AND h.dihapus = 0 AND h.tanggal = $2 AND (h.kode_group = $3 OR EXISTS (SELECT 1 \
             FROM group_barang g WHERE g.toko = $1 AND g.kode_group = h.kode_group AND g.dihapus = 0 \
             AND g.is_acc = 0 AND g.aturan_harga = 'GRAM'))",
            args![toko, tanggal, DASAR],
            |r| Ok((r.int(0)?, r.int(1)?)),
        )?,
    }
    .unwrap_or((0, 0));
    Ok(ada > 0 && ada == sah)
}

/// Refuses until the prices of that day are confirmed. Every document that trades calls it inside its
/// transaction, on the business date of its store.
pub fn wajib_terkonfirmasi(c: &mut Conn, toko: &KodeToko, tanggal: Tanggal) -> Hasil<()> {
    if tersedia(c, toko, tanggal)? {
        return Ok(());
    }
    Err(HargaTolak::BelumDikonfirmasi.tolak(format!(
        "Harga emas {tanggal} belum dikonfirmasi; minta OWN atau SPV mengonfirmasinya di Harga Emas Hari Ini"
    )))
}
