//! Settings of the program: command line over environment (KARAT_…) over an optional TOML file over
//! defaults.

use serde::Deserialize;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};

/// Options every command that touches data has.
#[derive(Debug, Clone, clap::Args)]
pub struct Data {
    /// Folder data: basis data SQLite, gambar, kunci folder
    #[arg(long, env = "KARAT_DATA", value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Pakai PostgreSQL di alamat ini, bukan SQLite: postgres://user:sandi@host:port/nama?sslmode=require&sslrootcert=ca.pem
    #[arg(long, env = "KARAT_DATABASE_URL", value_name = "URL", hide_env_values = true)]
    pub database_url: Option<String>,
    /// Berkas setelan TOML [bawaan: karat.toml di folder data, bila ada]
    #[arg(long, env = "KARAT_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Berkas kunci yang mengenkripsi rahasia di basis data, dibuat saat pertama dijalankan [bawaan: kunci di folder data]
    #[arg(long = "kunci-data", env = "KARAT_KUNCI_DATA", value_name = "FILE")]
    pub kunci_data: Option<PathBuf>,
}

/// Options of `serve` beside [`Data`].
#[derive(Debug, Clone, clap::Args)]
pub struct Layanan {
    /// Alamat yang dilayani [bawaan: 127.0.0.1:8080]
    #[arg(long, env = "KARAT_LISTEN", value_name = "ADDR")]
    pub listen: Option<SocketAddr>,
    /// Isi data contoh bila folder data masih kosong
    #[arg(long, env = "KARAT_DEMO", value_parser = clap::builder::FalseyValueParser::new())]
    pub demo: bool,
    /// Banyaknya barang contoh, dengan riwayatnya [bawaan: 5000]
    #[arg(long, env = "KARAT_DEMO_BARANG", value_name = "BANYAK")]
    pub demo_barang: Option<usize>,
    /// Banyaknya nota contoh tiap toko tiap hari selama 60 hari; 0 berarti tanpa transaksi [bawaan: 3]
    #[arg(long, env = "KARAT_DEMO_NOTA", value_name = "BANYAK")]
    pub demo_nota: Option<usize>,
    /// Redis untuk menyebarkan peristiwa socket antar proses: redis://host:port/ atau rediss:// dengan TLS
    #[arg(long, env = "KARAT_REDIS_URL", value_name = "URL", hide_env_values = true)]
    pub redis_url: Option<String>,
    /// Sertifikat TLS (PEM)
    #[arg(long, env = "KARAT_TLS_CERT", value_name = "FILE", requires = "tls_key")]
    pub tls_cert: Option<PathBuf>,
    /// Kunci TLS (PEM)
    #[arg(long, env = "KARAT_TLS_KEY", value_name = "FILE", requires = "tls_cert")]
    pub tls_key: Option<PathBuf>,
    /// Proxy yang dipercaya menyebut alamat asal (X-Forwarded-For): 10.0.0.0/8,192.168.1.2
    #[arg(long = "trusted-proxy", env = "KARAT_TRUSTED_PROXIES", value_name = "CIDR", value_delimiter = ',')]
    pub trusted_proxies: Vec<Jaringan>,
    /// Alamat yang boleh dihubungi server walau di mesin ini sendiri, untuk uji dan contoh: 127.0.0.0/8
    #[arg(long = "allow-outbound", env = "KARAT_ALLOW_OUTBOUND", value_name = "CIDR", value_delimiter = ',')]
    pub allow_outbound: Vec<Jaringan>,
    /// Portal toko di mesin lain yang dibuka aplikasi web: https://cabang.example
    #[arg(long = "portal", env = "KARAT_PORTALS", value_name = "URL", value_delimiter = ',')]
    pub portals: Vec<String>,
    /// Token yang membuka /metrics dari mesin lain (Authorization: Bearer …)
    #[arg(long = "metrics-token", env = "KARAT_METRICS_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    pub metrics_token: Option<String>,
    /// Kunci publik (age1…) untuk backup sesudah tutup toko; tanpa ini backup itu tidak terenkripsi
    #[arg(long = "backup-untuk", env = "KARAT_BACKUP_UNTUK", value_name = "KUNCI", value_delimiter = ',')]
    pub backup_untuk: Vec<String>,
    /// Layani data contoh juga di luar mesin ini, dengan password contoh yang diketahui semua orang
    #[arg(long, env = "KARAT_DEMO_TERBUKA", value_parser = clap::builder::FalseyValueParser::new())]
    pub demo_terbuka: bool,
    /// Saat jam server mulai, hanya untuk data contoh di mesin ini: 2026-11-16T09:00:00+07:00
    #[arg(
        long = "jam-contoh",
        env = "KARAT_JAM_CONTOH",
        value_name = "WAKTU",
        requires = "demo",
        hide = true
    )]
    pub jam_contoh: Option<String>,
    #[command(flatten)]
    pub gambar: Gambar,
}

/// A network: an address and how many of its bits count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Jaringan {
    alamat: IpAddr,
    bit: u32,
}

impl Jaringan {
    pub fn memuat(&self, ip: IpAddr) -> bool {
        let (a, b, lebar) = match (self.alamat, ip.to_canonical()) {
            (IpAddr::V4(a), IpAddr::V4(b)) => (u128::from(a.to_bits()), u128::from(b.to_bits()), 32),
            (IpAddr::V6(a), IpAddr::V6(b)) => (a.to_bits(), b.to_bits(), 128),
            _ => return false,
        };
        let beda = (a ^ b).checked_shr(lebar - self.bit).unwrap_or(0);
        beda == 0
    }
}

impl std::str::FromStr for Jaringan {
    type Err = String;
    fn from_str(teks: &str) -> Result<Self, String> {
        let salah = || format!("{teks}: tulis sebagai 10.0.0.0/8 atau 192.168.1.2");
        let (alamat, bit) = teks.trim().split_once('/').map_or((teks.trim(), None), |(a, b)| (a, Some(b)));
        let alamat: IpAddr = alamat.parse().map_err(|_| salah())?;
        let lebar = if alamat.is_ipv4() { 32 } else { 128 };
        let bit = bit.map_or(Ok(lebar), str::parse).ok().filter(|b| *b <= lebar).ok_or_else(salah)?;
        Ok(Self { alamat, bit })
    }
}

impl<'de> Deserialize<'de> for Jaringan {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Where pictures are kept.
#[derive(Clone, Default, clap::Args)]
pub struct Gambar {
    /// Tempat gambar: folder, atau s3://bucket/awalan [bawaan: gambar di folder data]
    #[arg(long = "images", env = "KARAT_IMAGES", value_name = "TEMPAT")]
    pub images: Option<String>,
    /// Alamat penyimpanan S3 selain AWS: https://host:port
    #[arg(long = "images-endpoint", env = "KARAT_IMAGES_ENDPOINT", value_name = "URL")]
    pub images_endpoint: Option<String>,
    /// Wilayah penyimpanan S3
    #[arg(long = "images-region", env = "KARAT_IMAGES_REGION", value_name = "NAMA")]
    pub images_region: Option<String>,
    /// Kunci akses penyimpanan S3
    #[arg(long = "images-key", env = "KARAT_IMAGES_KEY", value_name = "KUNCI", hide_env_values = true)]
    pub images_key: Option<String>,
    /// Rahasia penyimpanan S3; lebih aman lewat lingkungan daripada baris perintah
    #[arg(
        long = "images-secret",
        env = "KARAT_IMAGES_SECRET",
        value_name = "RAHASIA",
        hide_env_values = true
    )]
    pub images_secret: Option<String>,
}

/// Never the secret.
impl std::fmt::Debug for Gambar {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Gambar").field("images", &self.images).finish_non_exhaustive()
    }
}

impl Gambar {
    /// The picture store these settings name.
    pub fn lemari(&self, folder_data: &Path) -> anyhow::Result<gambar::Lemari> {
        let isi = |o: &Option<String>| o.clone().unwrap_or_default();
        let tempat = isi(&self.images);
        let Some(bucket) = tempat.strip_prefix("s3://") else {
            let folder = if tempat.is_empty() { folder_data.join("gambar") } else { tempat.into() };
            return gambar::Lemari::folder(&folder).map_err(anyhow::Error::msg);
        };
        let (bucket, awalan) = bucket.split_once('/').unwrap_or((bucket, ""));
        if bucket.is_empty() {
            anyhow::bail!("tempat gambar s3://bucket/awalan tanpa nama bucket");
        }
        let s3 = gambar::S3 {
            bucket: bucket.to_owned(),
            awalan: awalan.trim_matches('/').to_owned(),
            alamat: isi(&self.images_endpoint),
            wilayah: isi(&self.images_region),
            kunci: isi(&self.images_key),
            rahasia: isi(&self.images_secret),
        };
        gambar::Lemari::s3(&s3).map_err(anyhow::Error::msg)
    }
}

/// The same settings in a file.
#[derive(Debug, Clone, Default, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Berkas {
    pub data: Option<PathBuf>,
    pub kunci_data: Option<PathBuf>,
    pub database_url: Option<String>,
    pub listen: Option<SocketAddr>,
    pub demo: Option<bool>,
    pub demo_barang: Option<usize>,
    pub demo_nota: Option<usize>,
    pub redis_url: Option<String>,
    pub tls_cert: Option<PathBuf>,
    pub tls_key: Option<PathBuf>,
    #[serde(default)]
    pub trusted_proxies: Vec<Jaringan>,
    #[serde(default)]
    pub allow_outbound: Vec<Jaringan>,
    #[serde(default)]
    pub portals: Vec<String>,
    pub metrics_token: Option<String>,
    #[serde(default)]
    pub backup_untuk: Vec<String>,
    pub images: Option<String>,
    pub images_endpoint: Option<String>,
    pub images_region: Option<String>,
    pub images_key: Option<String>,
    pub images_secret: Option<String>,
}

const DATA_BAWAAN: &str = "data";

impl Berkas {
    fn baca(path: &Path) -> anyhow::Result<Self> {
        let isi = std::fs::read_to_string(path).map_err(|e| anyhow::anyhow!("{}: {e}", path.display()))?;
        toml::from_str(&isi).map_err(|e| anyhow::anyhow!("{}: {e}", path.display()))
    }
}

pub use cadangan::Tempat;

impl Data {
    /// Reads the file that was named, or the one in the data folder.
    pub fn berkas(&self) -> anyhow::Result<Berkas> {
        if let Some(p) = &self.config {
            return Berkas::baca(p);
        }
        let p = self.data.clone().unwrap_or_else(|| DATA_BAWAAN.into()).join("karat.toml");
        if p.is_file() { Berkas::baca(&p) } else { Ok(Berkas::default()) }
    }

    /// Where the key of the data is.
    pub fn kunci_data(&self, b: &Berkas) -> PathBuf {
        let bawaan = || self.tempat(b).folder.join("kunci");
        self.kunci_data.clone().or_else(|| b.kunci_data.clone()).unwrap_or_else(bawaan)
    }

    pub fn tempat(&self, b: &Berkas) -> Tempat {
        let folder = self.data.clone().or_else(|| b.data.clone()).unwrap_or_else(|| DATA_BAWAAN.into());
        let mesin = match self.database_url.clone().or_else(|| b.database_url.clone()) {
            Some(url) => db::Mesin::Pg(url),
            None => db::Mesin::Lite(folder.join("karat.db")),
        };
        Tempat { folder, mesin }
    }
}

/// A list of the command line or the environment, otherwise the file's.
pub fn pilih<T: Clone>(sini: &[T], berkas: &[T]) -> Vec<T> {
    if sini.is_empty() { berkas.to_vec() } else { sini.to_vec() }
}

impl Layanan {
    pub fn lengkapi(&self, b: &Berkas) -> Self {
        Self {
            listen: Some(
                self.listen.or(b.listen).unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8080))),
            ),
            demo: self.demo || b.demo.unwrap_or(false),
            demo_barang: self.demo_barang.or(b.demo_barang),
            demo_nota: self.demo_nota.or(b.demo_nota),
            redis_url: self.redis_url.clone().or_else(|| b.redis_url.clone()),
            tls_cert: self.tls_cert.clone().or_else(|| b.tls_cert.clone()),
            tls_key: self.tls_key.clone().or_else(|| b.tls_key.clone()),
            trusted_proxies: pilih(&self.trusted_proxies, &b.trusted_proxies),
            allow_outbound: pilih(&self.allow_outbound, &b.allow_outbound),
            portals: pilih(&self.portals, &b.portals),
            metrics_token: self.metrics_token.clone().or_else(|| b.metrics_token.clone()),
            backup_untuk: pilih(&self.backup_untuk, &b.backup_untuk),
            demo_terbuka: self.demo_terbuka,
            jam_contoh: self.jam_contoh.clone(),
            gambar: Gambar {
                images: self.gambar.images.clone().or_else(|| b.images.clone()),
                images_endpoint: self.gambar.images_endpoint.clone().or_else(|| b.images_endpoint.clone()),
                images_region: self.gambar.images_region.clone().or_else(|| b.images_region.clone()),
                images_key: self.gambar.images_key.clone().or_else(|| b.images_key.clone()),
                images_secret: self.gambar.images_secret.clone().or_else(|| b.images_secret.clone()),
            },
        }
    }
}
