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

db::bacaan! {
    struct BarisBuku {
        toko: String = "x.toko",
        tgl_system: String = "x.tgl_system",
        waktu: String = "x.waktu",
        no_dok: String = "x.no_dok",
        jenis: String = "x.jenis",
        asal: String = "x.asal",
        poin: i64 = "x.poin",
        saldo: i64 = "CAST(SUM(x.poin) OVER (ORDER BY x.waktu, x.toko, x.id) AS BIGINT)",
        oleh: String = "x.oleh",
    }
}

impl BarisBuku {
    fn di_kartu(self) -> BarisKartu {
        let batal = self.jenis == "BATAL";
        BarisKartu {
            toko: self.toko,
            tgl_system: self.tgl_system,
            waktu: self.waktu,
            no_dok: self.no_dok,
            keterangan: if batal { format!("Batal {}", self.asal) } else { sebutan(&self.jenis).to_owned() },
            jenis: self.jenis,
            masuk: self.poin.max(0),
            keluar: (-self.poin).max(0),
            saldo: self.saldo,
            oleh: self.oleh,
        }
    }
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
    let baris = c.baris::<BarisBuku>(
        &format!("FROM ({ISI}) x ORDER BY x.waktu DESC, x.toko DESC, x.id DESC LIMIT $2 OFFSET $3"),
        args![kode, limit, t.skip.max(0)],
    )?;
    let data = baris.into_iter().map(BarisBuku::di_kartu).collect();
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
