//! The drawers of a store on the day it closes: what each should hold, whether it was counted, and whether the count
//! still counts.

use crate::hitung_kas::{self, Hitungan};
use db::{Conn, args};
use platform::Hasil;
use platform::domain::Hari;
use serde::Serialize;
use values::{KodeToko, Tanggal};

/// A cashier's drawer on the closing screen. What is expected is told to supervisors only: counting is blind.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = LaciTutup)]
pub struct Laci {
    pub kasir: String,
    pub nama: String,
    /// BELUM, TERHITUNG, USANG (moved since it was counted), PERLU SETUJU, KOSONG
    pub keadaan: &'static str,
    pub id_hitung: Option<i64>,
    pub dihitung: Option<i64>,
    pub waktu: Option<String>,
    pub saldo: Option<i64>,
    pub selisih: Option<i64>,
    pub disetujui: Option<String>,
}

impl Laci {
    /// Not counted, or moved since.
    pub fn belum(&self) -> bool {
        ["BELUM", "USANG"].contains(&self.keadaan)
    }
}

/// A drawer of the open day with its last count, which may be the past.
pub(crate) struct Isi {
    pub kasir: String,
    nama: String,
    pub saldo: i64,
    hitungan: Option<Hitungan>,
}

impl Isi {
    /// The count that still counts.
    pub fn berlaku(&self) -> Option<&Hitungan> {
        self.hitungan.as_ref().filter(|n| n.berlaku)
    }
}

/// The drawers that hold money, or were counted on the day: what the closing screen and the digest both tell of.
pub(crate) fn terisi(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<Isi>> {
    let mut hitungan = hitung_kas::terakhir(c, toko, tgl)?;
    let saldo = c.rows(
        "SELECT u.kasir, COALESCE(p.user_name, u.kasir), CAST(SUM(u.saldo) AS BIGINT) FROM \
         (SELECT kasir, saldo FROM saldo_kas WHERE toko = $1 UNION ALL \
          SELECT kasir, 0 FROM hitung_kas WHERE toko = $1 AND tgl_system = $2) u \
         LEFT JOIN pengguna p ON p.user_id = u.kasir GROUP BY u.kasir, p.user_name ORDER BY u.kasir",
        args![toko, tgl],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?, r.int(2)?)),
    )?;
    let mut hasil = Vec::new();
    for (kasir, nama, saldo) in saldo {
        let ke = hitungan.iter().position(|n| n.kasir.as_str() == kasir);
        let hitungan = ke.map(|ke| hitungan.swap_remove(ke));
        if hitungan.is_some() || saldo != 0 {
            hasil.push(Isi { kasir, nama, saldo, hitungan });
        }
    }
    Ok(hasil)
}

/// Every drawer that holds money, or was counted today.
pub fn semua(c: &mut Conn, h: &Hari) -> Hasil<Vec<Laci>> {
    let batas = hitung_kas::toleransi(&h.set);
    let jadi = |i: Isi| {
        let keadaan = match &i.hitungan {
            Some(n) if n.berlaku && n.boleh_dibukukan(batas) => "TERHITUNG",
            Some(n) if n.berlaku => "PERLU SETUJU",
            _ if i.saldo == 0 => "KOSONG",
            Some(_) => "USANG",
            None => "BELUM",
        };
        let n = i.berlaku();
        Laci {
            keadaan,
            id_hitung: n.map(|n| n.id),
            dihitung: n.map(|n| n.jumlah.nilai()),
            waktu: n.map(|n| n.waktu.clone()),
            saldo: Some(i.saldo),
            selisih: n.map(|n| n.selisih.nilai()),
            disetujui: n.and_then(|n| n.disetujui.clone()),
            kasir: i.kasir,
            nama: i.nama,
        }
    };
    Ok(terisi(c, &h.toko, h.tgl)?.into_iter().map(jadi).collect())
}

/// Drawers with money in them.
pub(crate) fn berisi(laci: &[Laci]) -> usize {
    laci.iter().filter(|l| l.saldo.unwrap_or(0) != 0 || l.dihitung.unwrap_or(0) != 0).count()
}
