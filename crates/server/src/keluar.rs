//! Connections that the server opens because somebody typed an address (printers, the web shop of somebody else): never
//! to this machine itself, to its link, or to our own database, whatever a name resolves to. What was checked is what is
//! connected to, so that a name cannot change its mind in between.

use crate::setelan::Jaringan;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, ToSocketAddrs as _};
use std::sync::Arc;
use std::time::Duration;

/// How long a web server that somebody typed the address of may take.
const SAMBUNG: Duration = Duration::from_secs(5);
const BATAS: Duration = Duration::from_secs(20);

/// Which addresses may be reached.
#[derive(Debug, Clone, Default)]
pub struct Keluar {
    /// allowed although they are of a kind that is not: for tests and demos, named at the start
    izin: Arc<[Jaringan]>,
    /// our own services, by address and port
    milik: Arc<[SocketAddr]>,
    semua: bool,
    /// addresses of houses and offices neither
    umum: bool,
}

impl Keluar {
    pub fn new(izin: Vec<Jaringan>, milik: Vec<SocketAddr>) -> Self {
        Self { izin: izin.into(), milik: milik.into(), semua: false, umum: false }
    }

    /// For programs on a machine of their own that reach what stands beside them.
    pub fn bebas() -> Self {
        Self { semua: true, ..Self::default() }
    }

    /// For what stands in the open net: addresses of private networks are refused too, unless named at the start.
    pub fn umum(self) -> Self {
        Self { umum: true, ..self }
    }

    /// Our own services behind these addresses: `postgres://user@host:port/nama`, `redis://host/`.
    pub fn milik_kita<'a>(url: impl IntoIterator<Item = &'a str>) -> Vec<SocketAddr> {
        url.into_iter().filter_map(tempat).flat_map(|t| t.to_socket_addrs().into_iter().flatten()).collect()
    }

    pub fn boleh(&self, a: SocketAddr) -> bool {
        let ip = sejati(a.ip());
        if self.semua {
            return true;
        }
        let milik = self.milik.iter().any(|m| sejati(m.ip()) == ip && m.port() == a.port());
        !milik && (!(dekat(ip) || self.umum && pribadi(ip)) || self.izin.iter().any(|j| j.memuat(ip)))
    }

    /// A web client under the same rule: it follows nobody elsewhere and asks no proxy.
    pub fn klien(&self) -> reqwest::Result<reqwest::Client> {
        // Chosen once a process; a second choice is no failure.
        let _ = rustls::crypto::ring::default_provider().install_default();
        reqwest::Client::builder()
            .connect_timeout(SAMBUNG)
            .timeout(BATAS)
            .redirect(reqwest::redirect::Policy::none())
            .no_proxy()
            .dns_resolver(Arc::new(self.clone()))
            .build()
    }

    /// Looked at with its port before anything is sent: a name may stand for our own database.
    pub async fn terjangkau(&self, dasar: &str) -> io::Result<()> {
        let buta = || io::Error::from(io::ErrorKind::InvalidInput);
        let url = reqwest::Url::parse(dasar).map_err(|_| buta())?;
        let host = url.host_str().ok_or_else(buta)?;
        let tempat = format!("{host}:{}", url.port_or_known_default().unwrap_or(80));
        let k = self.clone();
        tokio::task::spawn_blocking(move || k.cari(&tempat)).await.map_err(io::Error::other)?.map(|_| ())
    }

    /// The addresses behind `host:port`; nothing unless all of them may be reached.
    pub fn cari(&self, alamat: &str) -> io::Result<Vec<SocketAddr>> {
        let semua: Vec<SocketAddr> = alamat.to_socket_addrs()?.take(4).collect();
        if semua.is_empty() || !semua.iter().all(|a| self.boleh(*a)) {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        Ok(semua)
    }
}

/// The address behind an address: translators (NAT64) and tunnels (6to4) carry one of the old net inside, and it is that one that
/// answers.
fn sejati(ip: IpAddr) -> IpAddr {
    let IpAddr::V6(v) = ip else { return ip };
    let [a, b, c, d, e, f, g, h] = v.segments();
    let v4 = |tinggi: u16, rendah: u16| {
        let ([p, q], [r, s]) = (tinggi.to_be_bytes(), rendah.to_be_bytes());
        IpAddr::V4(Ipv4Addr::new(p, q, r, s))
    };
    match (a, b) {
        (0x2002, _) => v4(b, c),
        (0x64, 0xff9b) if (c, d, e, f) == (0, 0, 0, 0) => v4(g, h),
        // Written as the old address with zeros before it; the unspecified and the loopback one are not.
        (0, 0) if (c, d, e, f) == (0, 0, 0, 0) && g != 0 => v4(g, h),
        _ => ip.to_canonical(),
    }
}

/// This machine, its link, or nobody in particular.
fn dekat(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(v) => {
            v.is_loopback()
                || v.is_link_local()
                || v.is_unspecified()
                || v.is_broadcast()
                || v.is_multicast()
                || v.octets().first() == Some(&0)
        }
        IpAddr::V6(v) => {
            v.is_loopback() || v.is_unspecified() || v.is_multicast() || v.is_unicast_link_local()
        }
    }
}

/// In nobody's open net: houses, offices, carriers' inside.
fn pribadi(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(v) => v.is_private() || (v.octets()[0] == 100 && v.octets()[1] & 0xc0 == 64),
        // A translator of one's own carries private addresses by design; where in it they stand is its owner's to choose.
        IpAddr::V6(v) => v.is_unique_local() || matches!(v.segments(), [0x64, 0xff9b, 1, ..]),
    }
}

/// `host:port` of a service's URL, with the port of its kind where it names none.
fn tempat(url: &str) -> Option<String> {
    let (skema, sisa) = url.split_once("://")?;
    let kuasa = sisa.split(['/', '?', '#']).next()?;
    let tempat = kuasa.rsplit_once('@').map_or(kuasa, |(_, t)| t);
    let porta = if skema.starts_with("redis") { 6379 } else { 5432 };
    let berporta =
        tempat.rsplit_once(':').is_some_and(|(_, p)| !p.is_empty() && p.bytes().all(|b| b.is_ascii_digit()));
    Some(if berporta { tempat.to_owned() } else { format!("{tempat}:{porta}") })
}

/// Names of the web looked up under the same rule. Addresses written as figures never ask it: see [`Keluar::boleh`].
impl reqwest::dns::Resolve for Keluar {
    fn resolve(&self, nama: reqwest::dns::Name) -> reqwest::dns::Resolving {
        let k = self.clone();
        Box::pin(async move {
            let tempat = format!("{}:0", nama.as_str());
            let semua = tokio::task::spawn_blocking(move || k.cari(&tempat)).await??;
            let semua: reqwest::dns::Addrs = Box::new(semua.into_iter());
            Ok(semua)
        })
    }
}
