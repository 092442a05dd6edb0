//! The drawers of a store on the day it closes: what each should hold, whether it was counted, and whether the count
//! still counts.

use crate::hitung_kas;
use db::{Conn, args};
use platform::Hasil;
use platform::domain::Hari;
use serde::Serialize;

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

/// Every drawer that holds money, or was counted today.
pub fn semua(c: &mut Conn, h: &Hari) -> Hasil<Vec<Laci>> {
    let hitungan = hitung_kas::terakhir(c, &h.toko, h.tgl)?;
    let batas = hitung_kas::toleransi(&h.set);
    let saldo = c.rows(
        "SELECT u.kasir, COALESCE(p.user_name, u.kasir), CAST(SUM(u.saldo) AS BIGINT) FROM \
         (SELECT kasir, saldo FROM saldo_kas WHERE toko = $1 UNION ALL \
          SELECT kasir, 0 FROM hitung_kas WHERE toko = $1 AND tgl_system = $2) u \
         LEFT JOIN pengguna p ON p.user_id = u.kasir GROUP BY u.kasir, p.user_name ORDER BY u.kasir",
        args![&h.toko, h.tgl],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?, r.int(2)?)),
    )?;
    Ok(saldo
        .into_iter()
        .filter_map(|(kasir, nama, saldo)| {
            let n = hitungan.iter().find(|n| n.kasir.as_str() == kasir);
            if n.is_none() && saldo == 0 {
                return None;
            }
            let keadaan = match n {
                Some(n) if n.berlaku && n.boleh_dibukukan(batas) => "TERHITUNG",
                Some(n) if n.berlaku => "PERLU SETUJU",
                _ if saldo == 0 => "KOSONG",
                Some(_) => "USANG",
                None => "BELUM",
            };
            let n = n.filter(|n| n.berlaku);
            Some(Laci {
                kasir,
                nama,
                keadaan,
                id_hitung: n.map(|n| n.id),
                dihitung: n.map(|n| n.jumlah.nilai()),
                waktu: n.map(|n| n.waktu.clone()),
                saldo: Some(saldo),
                selisih: n.map(|n| n.selisih.nilai()),
                disetujui: n.and_then(|n| n.disetujui.clone()),
            })
        })
        .collect())
}

/// Drawers with money in them.
pub(crate) fn berisi(laci: &[Laci]) -> usize {
    laci.iter().filter(|l| l.saldo.unwrap_or(0) != 0 || l.dihitung.unwrap_or(0) != 0).count()
}
