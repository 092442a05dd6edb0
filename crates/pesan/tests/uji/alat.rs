//! Raising messages, a gateway to send them to, and a look at where they stand.

use db::args;
use dunia::Dunia;
use konter::pelanggan::{self, PelangganMinta};
use pesan::simulator::Simulator;
use pesan::{Gerbang, Peristiwa, PesanBaru, Putaran};
use platform::{Hasil, Pelaku};
use std::sync::Arc;
use std::time::Duration;
use values::Waktu;

pub const TOKO: &str = "JKT1";
pub const HP: &str = "0812-3456-7890";

pub struct Meja {
    pub d: Arc<Dunia>,
    pub own: Pelaku,
    pub sim: Simulator,
    pub gerbang: Gerbang,
}

/// A client of the tests' own: it reaches this machine.
pub fn klien() -> reqwest::Client {
    let _ = rustls::crypto::ring::default_provider().install_default();
    reqwest::Client::builder().no_proxy().build().unwrap()
}

impl Meja {
    /// A store that sends messages, and its gateway.
    pub async fn baru(d: Arc<Dunia>) -> Self {
        d.setel(TOKO, pesan::MODUL, "on").await;
        let (own, sim) = (d.pemilik(TOKO).await, Simulator::mulai().await.unwrap());
        let gerbang = Gerbang::baru(klien(), &sim.url(), "0811 000 1111").unwrap();
        Self { d, own, sim, gerbang }
    }

    pub async fn antre(&self, kunci: &str, peristiwa: Peristiwa, kode: &str) -> Option<String> {
        self.antre_sampai(kunci, peristiwa, kode, None).await
    }

    pub async fn antre_sampai(
        &self,
        kunci: &str,
        peristiwa: Peristiwa,
        kode: &str,
        sampai: Option<Waktu>,
    ) -> Option<String> {
        let (kunci, kode) = (kunci.to_owned(), kode.to_owned());
        self.d
            .kerja(&self.own, move |tx, p| pesan::antre(tx, &isi(&kunci, peristiwa, &kode, p, sampai)))
            .await
            .unwrap()
    }

    pub async fn putaran(&self) -> Putaran {
        pesan::putaran(self.d.db(), &self.own.toko, &self.gerbang).await.unwrap()
    }

    pub fn lewat(&self, detik: u64) {
        self.d.uji.jam.maju(Duration::from_secs(detik));
    }

    /// The state of a message and what it says.
    pub async fn nasib(&self, id: &str) -> (String, String) {
        let id = id.to_owned();
        self.d
            .db()
            .read(move |c| {
                c.one("SELECT status, sebab FROM pesan WHERE id = $1", args![id], |r| {
                    Ok((r.get(0)?, r.get(1)?))
                })
            })
            .await
            .unwrap()
            .unwrap()
    }

    pub async fn banyak(&self) -> i64 {
        self.d.angka("SELECT COUNT(*) FROM pesan", args![]).await
    }

    /// Somebody of the register who said yes to messages, or did not.
    pub async fn orang(&self, nama: &str, setuju: bool) -> String {
        let nama = nama.to_owned();
        self.d
            .kerja(&self.own, move |tx, p| {
                let m = PelangganMinta {
                    nama_customer: nama.clone(),
                    no_hp: HP.to_owned(),
                    ..PelangganMinta::default()
                };
                let kode = pelanggan::daftar(tx, p, &m)?.kode_pelanggan;
                let sql = "UPDATE pelanggan SET setuju = $2 WHERE kode_pelanggan = $1";
                tx.exec(sql, args![kode.as_str(), i64::from(setuju)])?;
                let sql = "INSERT INTO member_setuju (kode_pelanggan, nomor, setuju, tanggal, toko, waktu, oleh) \
                           VALUES ($1, 1, $2, '2026-11-01', 'JKT1', '2026-11-01', 'x')";
                tx.exec(sql, args![kode.as_str(), i64::from(setuju)])?;
                Ok(kode)
            })
            .await
            .unwrap()
    }
}

pub fn isi<'a>(
    kunci: &'a str,
    peristiwa: Peristiwa,
    kode: &'a str,
    p: &'a Pelaku,
    sampai: Option<Waktu>,
) -> PesanBaru<'a> {
    PesanBaru {
        peristiwa,
        kunci,
        kode_pelanggan: kode,
        no_hp: HP,
        isi: "Halo \"kawan\" & 金\nbaris dua",
        no_dok: "",
        oleh: p.user_id.as_str(),
        sampai,
    }
}

/// What was refused.
pub fn kode<T: std::fmt::Debug>(h: Hasil<T>) -> String {
    dunia::kode(h)
}
