//! Where the bytes of pictures lie: a folder of the data folder, or a bucket of an S3-compatible store that several
//! processes share. Names are made here and never come from outside.

use crate::GambarTolak;
use futures_util::TryStreamExt as _;
use object_store::aws::AmazonS3Builder;
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::{ClientOptions, ObjectStore, ObjectStoreExt as _, PutPayload, RetryConfig};
use platform::{Hasil, Tolak};
use std::sync::Arc;
use std::time::Duration;

/// A bucket and how to reach it.
#[derive(Clone)]
pub struct S3 {
    pub bucket: String,
    /// before every name, where a bucket is shared with others
    pub awalan: String,
    /// empty for AWS itself
    pub alamat: String,
    pub wilayah: String,
    pub kunci: String,
    pub rahasia: String,
}

/// Says where, never the secret.
impl std::fmt::Debug for S3 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("S3")
            .field("bucket", &self.bucket)
            .field("awalan", &self.awalan)
            .field("alamat", &self.alamat)
            .finish_non_exhaustive()
    }
}

/// The place pictures are kept in.
#[derive(Debug, Clone)]
pub struct Lemari {
    isi: Arc<dyn ObjectStore>,
    awalan: String,
}

fn jauh(e: object_store::Error) -> Tolak {
    GambarTolak::LemariJauh.tolak("Penyimpanan gambar tidak bisa dihubungi, silahkan coba lagi").sebab(e)
}

impl Lemari {
    /// A folder, made when it is not there.
    pub fn folder(folder: &std::path::Path) -> Result<Self, String> {
        let salah = |e: &dyn std::fmt::Display| format!("{}: {e}", folder.display());
        std::fs::create_dir_all(folder).map_err(|e| salah(&e))?;
        let isi =
            LocalFileSystem::new_with_prefix(folder).map_err(|e| salah(&e))?.with_automatic_cleanup(true);
        Ok(Self { isi: Arc::new(isi), awalan: String::new() })
    }

    pub fn s3(s: &S3) -> Result<Self, String> {
        // The client wants to know whose TLS it speaks before it is made; a second time changes nothing.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut b = AmazonS3Builder::new()
            .with_bucket_name(&s.bucket)
            .with_region(if s.wilayah.is_empty() { "us-east-1" } else { &s.wilayah })
            .with_access_key_id(&s.kunci)
            .with_secret_access_key(&s.rahasia)
            .with_client_options(
                ClientOptions::new().with_timeout(Duration::from_secs(20)).with_allow_http(true),
            )
            .with_retry(RetryConfig {
                max_retries: 2,
                retry_timeout: Duration::from_secs(20),
                ..RetryConfig::default()
            });
        if !s.alamat.is_empty() {
            b = b.with_endpoint(&s.alamat).with_allow_http(s.alamat.starts_with("http://"));
        }
        let isi = b.build().map_err(|e| format!("penyimpanan s3://{}: {e}", s.bucket))?;
        Ok(Self { isi: Arc::new(isi), awalan: s.awalan.clone() })
    }

    fn path(&self, nama: &str) -> Path {
        if self.awalan.is_empty() { Path::from(nama) } else { Path::from(format!("{}/{nama}", self.awalan)) }
    }

    pub async fn taruh(&self, nama: &str, isi: Vec<u8>) -> Hasil<()> {
        self.isi.put(&self.path(nama), PutPayload::from(isi)).await.map_err(jauh)?;
        Ok(())
    }

    /// The bytes; nothing when they are gone.
    pub async fn ambil(&self, nama: &str) -> Hasil<Option<Vec<u8>>> {
        match self.isi.get(&self.path(nama)).await {
            Ok(g) => Ok(Some(g.bytes().await.map_err(jauh)?.to_vec())),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(e) => Err(jauh(e)),
        }
    }

    /// Gone is gone: what was not there is no error.
    pub async fn hapus(&self, nama: &str) -> Hasil<()> {
        match self.isi.delete(&self.path(nama)).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(e) => Err(jauh(e)),
        }
    }

    /// Names below a folder that are older than this many seconds.
    pub async fn lama(&self, bawah: &str, detik: i64) -> Hasil<Vec<String>> {
        let kini = std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .map_or(0, |d| i64::try_from(d.as_secs()).unwrap_or(i64::MAX));
        let awal = if self.awalan.is_empty() { 0 } else { self.awalan.len() + 1 };
        let isi: Vec<_> = self.isi.list(Some(&self.path(bawah))).try_collect().await.map_err(jauh)?;
        Ok(isi
            .into_iter()
            .filter(|m| kini - m.last_modified.timestamp() > detik)
            .filter_map(|m| m.location.as_ref().get(awal..).map(str::to_owned))
            .collect())
    }
}
