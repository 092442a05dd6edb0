//! Money that was sent, as the screens list it: by store for head office, the store's own history, one in full.

use super::{reff, tidak_ada};
use db::{Conn, Val, args};
use platform::{Hasil, Pelaku, toko};
use serde::Serialize;
use values::{KodeToko, Rupiah};

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = KirimanUang)]
    pub struct Kiriman {
        /// the store that sent it
        pub ip_cabang: String = "u.toko",
        pub nama_toko: String = "a.nama_toko",
        pub nota_kirim: String = "u.nota_kirim",
        pub no_reff: String = "u.no_reff",
        pub tgl_system: String = "u.tgl_system",
        pub waktu: String = "u.waktu",
        pub input_by: String = "u.oleh",
        #[schema(value_type = i64)]
        pub jumlah_rp: Rupiah = "u.jumlah",
        pub tujuan: String = "u.tujuan",
        pub nama_tujuan: String = "t.nama_toko",
        pub keterangan: String = "u.keterangan",
        /// DIKIRIM (on its way), DONE, BATAL
        pub status: String = "u.status",
        pub no_terima: String = "COALESCE(r.no_terima, '')",
        pub tgl_terima: String = "COALESCE(r.tgl_system, '')",
        pub terima_by: String = "COALESCE(r.oleh, '')",
        #[schema(value_type = Option<i64>)]
        pub jumlah_terima: Option<Rupiah> = "r.jumlah_terima",
        pub keterangan_terima: String = "COALESCE(r.keterangan, '')",
    }
}

const DARI: &str = "FROM kirim_uang u JOIN toko a ON a.kode_toko = u.toko \
     JOIN toko t ON t.kode_toko = u.tujuan LEFT JOIN kirim_uang_terima r ON r.no_reff = u.no_reff";

/// Rows of a list; older ones are in the report.
const PALING_BANYAK: i64 = 500;

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
        "{DARI} WHERE {syarat} ORDER BY u.tgl_system DESC, u.waktu DESC, u.nota_kirim DESC LIMIT {PALING_BANYAK}"
    );
    let semua = c.baris::<Kiriman>(&sql, &nilai)?;
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
        "{DARI} WHERE u.toko = $1 OR u.tujuan = $1 ORDER BY u.tgl_system DESC, u.waktu DESC, u.nota_kirim DESC \
         LIMIT {PALING_BANYAK}"
    );
    Ok(c.baris::<Kiriman>(&sql, args![toko])?)
}

/// One by its reference number, or by the number of its paper; for its sender and its receiver alone.
pub fn lihat(c: &mut Conn, toko: &KodeToko, no_reff: &str) -> Hasil<Kiriman> {
    let no = reff(no_reff)?;
    let sql = format!(
        "{DARI} WHERE (u.no_reff = $1 OR (u.nota_kirim = $1 AND u.toko = $2) OR r.no_terima = $1) \
         AND (u.toko = $2 OR u.tujuan = $2)"
    );
    c.baris_satu::<Kiriman>(&sql, args![no.as_str(), toko])?.ok_or_else(tidak_ada)
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
