//! The card of points: every row of a person over all stores, the newest first, each with the balance after it.

use super::orang;
use db::{Conn, args};
use platform::Hasil;
use platform::daftar::Halaman;
use serde::{Deserialize, Serialize};

const LIMIT_MAKS: i64 = 500;

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaKartu {
    pub skip: i64,
    pub limit: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarisKartuPoin)]
pub struct BarisKartu {
    pub toko: String,
    pub tgl_system: String,
    pub waktu: String,
    pub no_dok: String,
    /// AWAL, DAPAT, BAYAR, TUKAR, TAMBAH, KURANG, TARIK, HANGUS, PULIH, GABUNG, KELUAR; BATAL for what a cancellation reversed
    pub jenis: String,
    pub keterangan: String,
    pub masuk: i64,
    pub keluar: i64,
    pub saldo: i64,
    pub oleh: String,
}

/// One line a document and kind: lots and groups are its inside.
const ISI: &str = "SELECT toko, no_dok, CASE WHEN balik IS NULL THEN jenis ELSE 'BATAL' END AS jenis, MIN(tgl_system) AS tgl_system, \
     MIN(waktu) AS waktu, MIN(oleh) AS oleh, MIN(jenis) AS asal, CAST(SUM(poin) AS BIGINT) AS poin, MAX(id) AS id \
     FROM buku_poin WHERE kode_pelanggan = $1 GROUP BY toko, no_dok, CASE WHEN balik IS NULL THEN jenis ELSE 'BATAL' END";

pub fn kartu(c: &mut Conn, kode: &str, t: &TanyaKartu) -> Hasil<Halaman<BarisKartu, ()>> {
    let siapa = orang(c, kode)?;
    let kode = siapa.kode_pelanggan.as_str();
    let count = c.nilai(&format!("SELECT COUNT(*) FROM ({ISI}) x"), args![kode])?;
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(LIMIT_MAKS) };
    let data = c.rows(
        &format!(
            "SELECT x.toko, x.tgl_system, x.waktu, x.no_dok, x.jenis, x.asal, x.poin, \
             CAST(SUM(x.poin) OVER (ORDER BY x.waktu, x.toko, x.id) AS BIGINT), x.oleh \
             FROM ({ISI}) x ORDER BY x.waktu DESC, x.toko DESC, x.id DESC LIMIT $2 OFFSET $3"
        ),
        args![kode, limit, t.skip.max(0)],
        |r| {
            let (jenis, asal, poin): (String, String, i64) = (r.get(4)?, r.get(5)?, r.int(6)?);
            let keterangan =
                if jenis == "BATAL" { format!("Batal {asal}") } else { sebutan(&jenis).to_owned() };
            Ok(BarisKartu {
                toko: r.get(0)?,
                tgl_system: r.get(1)?,
                waktu: r.get(2)?,
                no_dok: r.get(3)?,
                keterangan,
                jenis,
                masuk: poin.max(0),
                keluar: (-poin).max(0),
                saldo: r.int(7)?,
                oleh: r.get(8)?,
            })
        },
    )?;
    Ok(Halaman { data, count, total: () })
}

fn sebutan(jenis: &str) -> &str {
    match jenis {
        "AWAL" => "Saldo awal",
        "DAPAT" => "Dari penjualan",
        "BAYAR" => "Dipakai membayar",
        "TUKAR" => "Ditukar hadiah",
        "TAMBAH" => "Ditambah",
        "KURANG" => "Dikurangi",
        "TARIK" => "Ditarik, barangnya kembali",
        "HANGUS" => "Hangus",
        "PULIH" => "Hangus dipulihkan",
        "GABUNG" => "Gabung kartu",
        "KELUAR" => "Member keluar",
        lain => lain,
    }
}
