//! Settings of the program: command line over environment (KARAT_…) over an optional TOML file over
//! defaults.

use serde::Deserialize;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// Options every command that touches data has.
#[derive(Debug, Clone, clap::Args)]
pub struct Data {
    /// Folder data: basis data SQLite, gambar, kunci folder
    #[arg(long, env = "KARAT_DATA", value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Pakai PostgreSQL di alamat ini, bukan SQLite: postgres://user:sandi@host:port/nama
    #[arg(long, env = "KARAT_DATABASE_URL", value_name = "URL", hide_env_values = true)]
    pub database_url: Option<String>,
    /// Berkas setelan TOML [bawaan: karat.toml di folder data, bila ada]
    #[arg(long, env = "KARAT_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
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
    /// Redis untuk menyebarkan peristiwa socket antar proses: redis://host:port/
    #[arg(long, env = "KARAT_REDIS_URL", value_name = "URL", hide_env_values = true)]
    pub redis_url: Option<String>,
    /// Sertifikat TLS (PEM)
    #[arg(long, env = "KARAT_TLS_CERT", value_name = "FILE", requires = "tls_key")]
    pub tls_cert: Option<PathBuf>,
    /// Kunci TLS (PEM)
    #[arg(long, env = "KARAT_TLS_KEY", value_name = "FILE", requires = "tls_cert")]
    pub tls_key: Option<PathBuf>,
    #[command(flatten)]
    pub gambar: Gambar,
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
    pub database_url: Option<String>,
    pub listen: Option<SocketAddr>,
    pub demo: Option<bool>,
    pub demo_barang: Option<usize>,
    pub demo_nota: Option<usize>,
    pub redis_url: Option<String>,
    pub tls_cert: Option<PathBuf>,
    pub tls_key: Option<PathBuf>,
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

/// Where the data is, after all sources were asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tempat {
    pub folder: PathBuf,
    pub mesin: db::Mesin,
}

impl Data {
    /// Reads the file that was named, or the one in the data folder.
    pub fn berkas(&self) -> anyhow::Result<Berkas> {
        if let Some(p) = &self.config {
            return Berkas::baca(p);
        }
        let p = self.data.clone().unwrap_or_else(|| DATA_BAWAAN.into()).join("karat.toml");
        if p.is_file() { Berkas::baca(&p) } else { Ok(Berkas::default()) }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn baris_perintah_menang_atas_berkas() {
        let b: Berkas = toml::from_str("data = 'berkas'\nlisten = '127.0.0.1:9000'\ndemo = true").unwrap();
        let d = Data { data: Some("cli".into()), database_url: None, config: None };
        assert_eq!(d.tempat(&b).folder, PathBuf::from("cli"));
        let d = Data { data: None, database_url: None, config: None };
        assert_eq!(
            d.tempat(&b),
            Tempat { folder: "berkas".into(), mesin: db::Mesin::Lite("berkas/karat.db".into()) }
        );
        let l = Layanan {
            listen: None,
            demo: false,
            demo_barang: None,
            demo_nota: None,
            redis_url: None,
            tls_cert: None,
            tls_key: None,
            gambar: Gambar::default(),
        };
        assert_eq!(l.lengkapi(&b).listen.unwrap().port(), 9000);
        assert!(l.lengkapi(&b).demo);
        assert_eq!(l.lengkapi(&Berkas::default()).listen.unwrap().port(), 8080);
    }

    #[test]
    fn berkas_dengan_kunci_asing_ditolak() {
        assert!(toml::from_str::<Berkas>("datta = 'x'").is_err());
    }
}
