//! Which of the hosts of a PostgreSQL address is spoken to: the one that writes. Who answered last is asked first, and a
//! machine that stopped answering in the middle is remembered, so that no other connection waits for it again.

use crate::error::{Error, Result};
use crate::tls::{self, Tls};
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use tokio_postgres::Config;
use tokio_postgres::config::{Host, TargetSessionAttrs};

/// How long one host may take to let somebody in, unless the address says otherwise (`connect_timeout`).
const SAMBUNG: Duration = Duration::from_secs(3);
/// A machine that is gone from the network is noticed after about this long.
const BISU: Duration = Duration::from_secs(15);
/// What the client library takes where nobody said anything; nobody would wait for it.
const DIAM_BAWAAN: Duration = Duration::from_secs(2 * 60 * 60);

/// The place in the list of hosts that answered last, by address.
static BAIK: Mutex<BTreeMap<String, usize>> = Mutex::new(BTreeMap::new());
/// When a host was last found not to answer, by name and port.
static MATI: Mutex<BTreeMap<(String, u16), Instant>> = Mutex::new(BTreeMap::new());

/// One host of an address, with all the address says of connecting to it.
#[derive(Clone)]
pub(crate) struct Tempat {
    pub(crate) atur: Config,
    pub(crate) tls: Option<Tls>,
    /// none of a socket of this machine
    pub(crate) jaringan: Option<(String, u16)>,
    pub(crate) batas: Duration,
    url: String,
    ke: usize,
}

impl Tempat {
    /// This host lets in and writes: it is the first to be asked from now on.
    pub(crate) fn baik(&self) {
        BAIK.lock().insert(self.url.clone(), self.ke);
    }

    /// Nobody there answers any more.
    pub(crate) fn mati(&self) {
        if let Some(j) = &self.jaringan {
            MATI.lock().insert(j.clone(), Instant::now());
        }
    }

    /// Was it found not to answer after `sejak`?
    pub(crate) fn mati_sesudah(&self, sejak: Instant) -> bool {
        self.jaringan.as_ref().is_some_and(|j| MATI.lock().get(j).is_some_and(|m| *m > sejak))
    }
}

/// The hosts of an address, in the order in which they are to be tried.
pub(crate) fn urut(url: &str) -> Result<Vec<Tempat>> {
    let (polos, tls) = tls::baca(url)?;
    let salah = |e: &dyn std::fmt::Display| Error::Putus(format!("alamat PostgreSQL salah: {e}"));
    let c: Config = polos.parse().map_err(|e: tokio_postgres::Error| {
        let dalam = std::error::Error::source(&e).map(|s| format!(": {s}"));
        salah(&format!("{e}{}", dalam.unwrap_or_default()))
    })?;
    let banyak = c.get_hosts().len().max(c.get_hostaddrs().len());
    if banyak == 0 {
        return Err(salah(&"tidak menyebut mesin"));
    }
    if c.get_ports().len() > 1 && c.get_ports().len() != banyak {
        return Err(salah(&"banyaknya port tidak sama dengan banyaknya mesin"));
    }
    let awal = BAIK.lock().get(url).copied().filter(|i| *i < banyak).unwrap_or(0);
    Ok((0..banyak).map(|i| satu(&c, tls.clone(), url, (i + awal) % banyak)).collect())
}

fn satu(c: &Config, tls: Option<Tls>, url: &str, ke: usize) -> Tempat {
    let mut s = Config::new();
    let porta = c.get_ports().get(ke).or_else(|| c.get_ports().first()).copied().unwrap_or(5432);
    let alamat = c.get_hostaddrs().get(ke).copied();
    let jaringan = match c.get_hosts().get(ke) {
        Some(Host::Tcp(h)) => {
            s.host(h);
            Some((alamat.map_or_else(|| h.clone(), |a| a.to_string()), porta))
        }
        Some(Host::Unix(p)) => {
            s.host_path(p);
            None
        }
        None => alamat.map(|a| (a.to_string(), porta)),
    };
    if let Some(a) = alamat {
        s.hostaddr(a);
    }
    s.port(porta);
    if let Some(u) = c.get_user() {
        s.user(u);
    }
    if let Some(d) = c.get_dbname() {
        s.dbname(d);
    }
    if let Some(o) = c.get_options() {
        s.options(o);
    }
    if let Some(p) = c.get_password() {
        s.password(p);
    }
    s.application_name(c.get_application_name().unwrap_or("karat"));
    s.ssl_mode(c.get_ssl_mode()).ssl_negotiation(c.get_ssl_negotiation());
    s.channel_binding(c.get_channel_binding());
    let batas = c.get_connect_timeout().copied().unwrap_or(SAMBUNG);
    s.connect_timeout(batas);
    s.tcp_user_timeout(c.get_tcp_user_timeout().copied().unwrap_or(BISU));
    let diam = c.get_keepalives_idle();
    s.keepalives(c.get_keepalives()).keepalives_idle(if diam == DIAM_BAWAAN { BISU } else { diam });
    s.keepalives_interval(c.get_keepalives_interval().unwrap_or(BISU / 3));
    s.keepalives_retries(c.get_keepalives_retries().unwrap_or(3));
    // `any` has to be asked for: whoever says nothing wants to write.
    let mau = match c.get_target_session_attrs() {
        TargetSessionAttrs::Any if !url.contains("target_session_attrs=any") => TargetSessionAttrs::ReadWrite,
        mau => mau,
    };
    s.target_session_attrs(mau);
    Tempat { atur: s, tls, jaringan, batas, url: url.to_owned(), ke }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tempat(url: &str) -> Vec<Option<(String, u16)>> {
        urut(url).unwrap().into_iter().map(|t| t.jaringan).collect()
    }

    #[test]
    fn mesin_yang_menjawab_terakhir_ditanya_lebih_dulu() {
        let url = "postgres://karat:r@db1:5432,db2:5433,db3:5434/karat?sslmode=disable";
        let semua = |urutan: [u16; 3]| {
            let nama = |p: u16| Some((format!("db{}", p - 5431), p));
            urutan.map(nama).to_vec()
        };
        assert_eq!(tempat(url), semua([5432, 5433, 5434]));
        urut(url).unwrap()[1].baik();
        assert_eq!(tempat(url), semua([5433, 5434, 5432]));
        // Another address has a memory of its own.
        assert_eq!(
            tempat("postgres://karat@db1,db2/karat?sslmode=disable")[0],
            Some(("db1".to_owned(), 5432))
        );
    }

    #[test]
    fn yang_tidak_menyebut_apa_apa_mencari_yang_bisa_menulis() {
        let mau = |ekor: &str| {
            urut(&format!("postgres://karat@db1/karat?{ekor}")).unwrap()[0].atur.get_target_session_attrs()
        };
        assert_eq!(mau("sslmode=disable"), TargetSessionAttrs::ReadWrite);
        assert_eq!(mau("target_session_attrs=read-write"), TargetSessionAttrs::ReadWrite);
        assert_eq!(mau("target_session_attrs=read-only"), TargetSessionAttrs::ReadOnly);
        assert_eq!(mau("target_session_attrs=any"), TargetSessionAttrs::Any);
    }

    #[test]
    fn alamat_yang_salah_ditolak_dengan_kata() {
        for url in [
            "postgres://karat@db1:1,db2:2,db3/karat:x",
            "postgres://karat@db1:bukan/karat",
            "postgres:///karat",
        ] {
            let e = urut(url).err().map(|e| e.to_string()).unwrap_or_default();
            assert!(e.contains("alamat PostgreSQL salah"), "{url}: {e}");
        }
    }
}
