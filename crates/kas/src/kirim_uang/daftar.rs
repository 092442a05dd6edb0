//! Money that was sent, as the screens list it: by store for head office, the store's own history, one in full.

use super::{reff, tidak_ada};
use db::{Conn, Val, args};
use platform::{Hasil, Pelaku, toko};
use serde::Serialize;
use values::{KodeToko, Rupiah};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KirimanUang)]
pub struct Kiriman {
    /// the store that sent it
    pub ip_cabang: String,
    pub nama_toko: String,
    pub nota_kirim: String,
    pub no_reff: String,
    pub tgl_system: String,
    pub waktu: String,
    pub input_by: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    pub tujuan: String,
    pub nama_tujuan: String,
    pub keterangan: String,
    /// DIKIRIM (on its way), DONE, BATAL
    pub status: String,
    pub no_terima: String,
    pub tgl_terima: String,
    pub terima_by: String,
    #[schema(value_type = Option<i64>)]
    pub jumlah_terima: Option<Rupiah>,
    pub keterangan_terima: String,
}

const PILIH: &str = "SELECT u.toko, a.nama_toko, u.nota_kirim, u.no_reff, u.tgl_system, u.waktu, u.oleh, u.jumlah, u.tujuan, \
     t.nama_toko, u.keterangan, u.status, COALESCE(r.no_terima, ''), COALESCE(r.tgl_system, ''), COALESCE(r.oleh, ''), \
     r.jumlah_terima, COALESCE(r.keterangan, '') FROM kirim_uang u JOIN toko a ON a.kode_toko = u.toko \
     JOIN toko t ON t.kode_toko = u.tujuan LEFT JOIN kirim_uang_terima r ON r.no_reff = u.no_reff";

/// Rows of a list; older ones are in the report.
const PALING_BANYAK: i64 = 500;

fn baca(r: &db::Row<'_>) -> db::Result<Kiriman> {
    Ok(Kiriman {
        ip_cabang: r.get(0)?,
        nama_toko: r.get(1)?,
        nota_kirim: r.get(2)?,
        no_reff: r.get(3)?,
        tgl_system: r.get(4)?,
        waktu: r.get(5)?,
        input_by: r.get(6)?,
        jumlah_rp: r.get(7)?,
        tujuan: r.get(8)?,
        nama_tujuan: r.get(9)?,
        keterangan: r.get(10)?,
        status: r.get(11)?,
        no_terima: r.get(12)?,
        tgl_terima: r.get(13)?,
        terima_by: r.get(14)?,
        jumlah_terima: r.get(15)?,
        keterangan_terima: r.get(16)?,
    })
}

/// What one store sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KirimanPerToko)]
pub struct PerToko {
    pub ip_cabang: String,
    pub nama_toko: String,
    /// on its way among these
    #[schema(value_type = i64)]
    pub dalam_perjalanan: Rupiah,
    pub data: Vec<Kiriman>,
}

/// Money by the store that sent it: head office sees every branch's, a branch its own and what comes to it. A status of
/// ALL or nothing means all; DONE what was received; DIKIRIM what is on its way.
pub fn per_toko(c: &mut Conn, p: &Pelaku, status: &str) -> Hasil<Vec<PerToko>> {
    let sendiri = toko::cari(c, &p.toko)?;
    let status = status.trim().to_uppercase();
    let mut syarat =
        if sendiri.pusat { "1 = 1".to_owned() } else { "(u.toko = $1 OR u.tujuan = $1)".to_owned() };
    let mut nilai: Vec<Val> = if sendiri.pusat { Vec::new() } else { args![&p.toko].to_vec() };
    if !status.is_empty() && status != "ALL" {
        nilai.push(status.into());
        syarat.push_str(&format!(" AND u.status = ${}", nilai.len()));
    }
    let sql = format!(
        "{PILIH} WHERE {syarat} ORDER BY u.tgl_system DESC, u.waktu DESC, u.nota_kirim DESC LIMIT {PALING_BANYAK}"
    );
    let semua = c.rows(&sql, &nilai, baca)?;
    let mut hasil: Vec<PerToko> = Vec::new();
    for t in toko::semua(c)?.into_iter().filter(|t| sendiri.pusat || t.kode_toko == p.toko || t.pusat) {
        let data: Vec<Kiriman> =
            semua.iter().filter(|k| k.ip_cabang == t.kode_toko.as_str()).cloned().collect();
        let mut jalan = data.iter().filter(|k| k.status == "DIKIRIM");
        let dalam_perjalanan =
            jalan.try_fold(Rupiah::NOL, |j, k| j.tambah(k.jumlah_rp)).map_err(crate::aturan::luap)?;
        hasil.push(PerToko {
            ip_cabang: t.kode_toko.to_string(),
            nama_toko: t.nama_toko,
            dalam_perjalanan,
            data,
        });
    }
    Ok(hasil)
}

/// What the store sent and received, newest first.
pub fn riwayat(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Kiriman>> {
    let sql = format!(
        "{PILIH} WHERE u.toko = $1 OR u.tujuan = $1 ORDER BY u.tgl_system DESC, u.waktu DESC, u.nota_kirim DESC \
         LIMIT {PALING_BANYAK}"
    );
    Ok(c.rows(&sql, args![toko], baca)?)
}

/// One by its reference number, or by the number of its paper; for its sender and its receiver alone.
pub fn lihat(c: &mut Conn, toko: &KodeToko, no_reff: &str) -> Hasil<Kiriman> {
    let no = reff(no_reff)?;
    let sql = format!(
        "{PILIH} WHERE (u.no_reff = $1 OR (u.nota_kirim = $1 AND u.toko = $2) OR r.no_terima = $1) \
         AND (u.toko = $2 OR u.tujuan = $2)"
    );
    c.one(&sql, args![no.as_str(), toko], baca)?.ok_or_else(tidak_ada)
}

/// A store that money may be sent to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TujuanUang)]
pub struct Tujuan {
    pub kode_toko: String,
    pub nama_toko: String,
    pub pusat: bool,
}

pub fn tujuan_semua(c: &mut Conn, kode: &KodeToko) -> Hasil<Vec<Tujuan>> {
    let sendiri = toko::cari(c, kode)?;
    let boleh = toko::semua(c)?.into_iter().filter(|t| t.kode_toko != *kode && (t.pusat || sendiri.pusat));
    let ringkas =
        boleh.map(|t| Tujuan { kode_toko: t.kode_toko.to_string(), nama_toko: t.nama_toko, pusat: t.pusat });
    Ok(ringkas.collect())
}
