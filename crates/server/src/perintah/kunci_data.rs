//! `karat kunci-data`, and the key file itself: made at the first start, readable for its owner alone, never replaced
//! while anything still needs it.

use super::alat;
use crate::brankas::{self, Cocok, cocok};
use crate::setelan::{Data, Tempat};
use anyhow::Context as _;
use db::{Brankas, Db, KunciFolder, Mesin, Pemakaian};
use std::io::Write as _;
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use values::{Jam, JamSistem};

#[derive(clap::Subcommand)]
pub enum Kerja {
    /// Mengganti kunci: semua rahasia ditulis ulang dengan kunci baru. Hentikan server dulu
    Putar {
        #[command(flatten)]
        data: Data,
    },
    /// Kunci tanda baru untuk QR nota berikutnya; kertas yang sudah keluar tetap berlaku. Hentikan server dulu
    PutarTanda {
        #[command(flatten)]
        data: Data,
    },
    /// Melanjutkan tanpa kunci yang hilang: sidik jari, NIK, kunci agen, dan kode dua langkah dihapus
    Relakan {
        /// Ya, kunci itu tidak ada lagi di mana pun
        #[arg(long)]
        force: bool,
        #[command(flatten)]
        data: Data,
    },
}

pub async fn jalankan(kerja: Kerja) -> anyhow::Result<ExitCode> {
    match kerja {
        Kerja::Putar { data } => putar(&data).await?,
        Kerja::PutarTanda { data } => putar_tanda(&data).await?,
        Kerja::Relakan { force, data } => relakan(&data, force).await?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Reads a key file; none when there is no such file.
pub fn baca(path: &Path) -> anyhow::Result<Option<Brankas>> {
    let m = match std::fs::metadata(path) {
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        m => m.with_context(|| format!("kunci data {}", path.display()))?,
    };
    anyhow::ensure!(
        m.permissions().mode() & 0o077 == 0,
        "kunci data {} terbaca oleh pengguna lain; tutup dengan chmod 600, lalu ganti dengan `karat kunci-data putar`",
        path.display()
    );
    let isi = std::fs::read_to_string(path).with_context(|| format!("kunci data {}", path.display()))?;
    Brankas::urai(&isi).map(Some).map_err(|e| anyhow::anyhow!("kunci data {}: {e}", path.display()))
}

/// Writes a key file whole, for its owner alone; it lasts before anything is written with what is in it.
pub fn tulis(path: &Path, isi: &str) -> anyhow::Result<()> {
    let salah = || format!("kunci data {}", path.display());
    let induk = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::create_dir_all(induk).with_context(salah)?;
    let mut nama = path.as_os_str().to_owned();
    nama.push(".baru");
    let sementara = PathBuf::from(nama);
    let mut o = std::fs::OpenOptions::new();
    let mut f = o.write(true).create(true).truncate(true).mode(0o600).open(&sementara).with_context(salah)?;
    f.write_all(isi.as_bytes()).with_context(salah)?;
    f.sync_all().with_context(salah)?;
    std::fs::rename(&sementara, path).with_context(salah)?;
    std::fs::File::open(induk)?.sync_all().with_context(salah)
}

/// Leaves the first key alone in its file; those before it go into another, for backups that were made with them.
fn rapikan(path: &Path, b: &Brankas) -> anyhow::Result<()> {
    if b.sendiri() {
        return Ok(());
    }
    let (utama, lama) = b.pisah();
    let mut nama = path.as_os_str().to_owned();
    nama.push(".lama");
    let simpanan = PathBuf::from(nama);
    let dulu = std::fs::read_to_string(&simpanan).unwrap_or_default();
    tulis(&simpanan, &(lama + &dulu))?;
    tulis(path, &utama)?;
    eprintln!(
        "Kunci lama ada di {}: backup tanpa enkripsi yang dibuat sebelum ini masih memerlukannya. Pindahkan ke tempat aman.",
        simpanan.display()
    );
    Ok(())
}

/// What to do about a key that is not here.
pub fn hilang(path: &Path, id: &str, ada: Option<&Brankas>) -> anyhow::Error {
    let keadaan = ada.map_or_else(
        || format!("berkas kunci {} tidak ada", path.display()),
        |b| format!("berkas kunci {} berisi kunci lain ({})", path.display(), b.id()),
    );
    anyhow::anyhow!(
        "data ini dienkripsi dengan kunci {id}, tetapi {keadaan}. Salin berkas kunci dari mesin asal data ini ke sana, atau \
         sebutkan tempatnya dengan --kunci-data. Backup yang terenkripsi (--untuk) membawa kuncinya sendiri. Bila kunci itu \
         sudah tidak ada di mana pun: `karat kunci-data relakan`"
    )
}

/// Opens the database with its key for `serve`: the first time a key is made, and what stands in clear is encrypted.
pub async fn buka(tempat: &Tempat, path: &Path, jam: Arc<dyn Jam>) -> anyhow::Result<Db> {
    let ada = baca(path)?;
    let baru = ada.is_none();
    let b = Arc::new(ada.unwrap_or_else(Brankas::acak));
    let setelan = db::Setelan::new(tempat.mesin.clone(), jam);
    let db = Db::buka(db::Setelan { brankas: Some(b.clone()), ..setelan })?;
    let id = db.read(brankas::kunci_basis_data).await?;
    match (cocok(&b, id.as_deref()), id) {
        (Cocok::Tidak, Some(id)) => return Err(hilang(path, &id, (!baru).then_some(&*b))),
        (Cocok::Belum, _) if baru => {
            tulis(path, &b.teks())?;
            tracing::info!(berkas = %path.display(), "kunci data dibuat; simpan salinannya di tempat aman, terpisah dari backup");
        }
        (Cocok::Putar, _) => {
            brankas::putar(&db).await?;
        }
        _ => {}
    }
    brankas::enkripsi(&db).await?;
    rapikan(path, &b)?;
    Ok(db)
}

/// The keys that a command may use beside a server; none when they are not those of the data.
pub fn milik(path: &Path) -> anyhow::Result<Option<Arc<Brankas>>> {
    Ok(baca(path)?.map(Arc::new))
}

/// The data for one command alone.
struct Sendiri {
    tempat: Tempat,
    path: PathBuf,
    _folder: KunciFolder,
    _pakai: Pemakaian,
}

impl Sendiri {
    fn ambil(data: &Data) -> anyhow::Result<Self> {
        let berkas = data.berkas()?;
        let (tempat, path) = (data.tempat(&berkas), data.kunci_data(&berkas));
        if let Mesin::Lite(p) = &tempat.mesin {
            anyhow::ensure!(
                p.is_file(),
                "tidak ada basis data di {}; jalankan `karat serve` dulu",
                p.display()
            );
        }
        let folder = KunciFolder::ambil(&tempat.folder)?;
        drop(alat::pakai(&tempat, &folder)?);
        // PostgreSQL's client may not run inside an async task.
        let pakai = tokio::task::block_in_place(|| Pemakaian::sendiri(&tempat.mesin))?;
        Ok(Self { tempat, path, _folder: folder, _pakai: pakai })
    }

    async fn buka(&self, b: Option<Arc<Brankas>>) -> anyhow::Result<(Db, Option<String>)> {
        let mut s = db::Setelan::new(self.tempat.mesin.clone(), Arc::new(JamSistem));
        (s.penulis, s.brankas) = (1, b);
        let db = Db::buka_tanpa_migrasi(s)?;
        let punya = db.read(db::versi_skema).await?;
        anyhow::ensure!(
            punya == Some(db::versi_terakhir()),
            "skema basis data bukan milik program ini; jalankan `karat serve` dulu"
        );
        let id = db.read(brankas::kunci_basis_data).await?;
        Ok((db, id))
    }
}

async fn tutup(db: Db) -> anyhow::Result<()> {
    Ok(tokio::task::spawn_blocking(move || db.tutup()).await?)
}

/// A new key in front of the old one, everything written anew with it, then the old one goes. Both are in the file
/// before anything is written: whatever dies here, all stays readable, and the next start or turn goes on.
async fn putar(data: &Data) -> anyhow::Result<()> {
    let s = Sendiri::ambil(data)?;
    let (db, id) = s.buka(None).await?;
    tutup(db).await?;
    let id = id.context("basis data ini belum dienkripsi; jalankan `karat serve` dulu")?;
    let ada = baca(&s.path)?;
    let b = match ada {
        Some(b) if cocok(&b, Some(&id)) == Cocok::Ya => {
            let b = Brankas::acak().di_depan(b);
            tulis(&s.path, &b.teks())?;
            b
        }
        Some(b) if cocok(&b, Some(&id)) == Cocok::Putar => b,
        ada => return Err(hilang(&s.path, &id, ada.as_ref())),
    };
    let b = Arc::new(b);
    let (db, _) = s.buka(Some(b.clone())).await?;
    let n = brankas::putar(&db).await?;
    tutup(db).await?;
    rapikan(&s.path, &b)?;
    println!("{n} rahasia ditulis ulang dengan kunci baru {}.", b.id());
    Ok(())
}

/// A new key for the signatures of papers, beside all that there were.
async fn putar_tanda(data: &Data) -> anyhow::Result<()> {
    let s = Sendiri::ambil(data)?;
    let (db, id) = s.buka(None).await?;
    tutup(db).await?;
    let id = id.context("basis data ini belum dienkripsi; jalankan `karat serve` dulu")?;
    let b = match baca(&s.path)? {
        Some(b) if cocok(&b, Some(&id)) == Cocok::Ya => Arc::new(b),
        ada => return Err(hilang(&s.path, &id, ada.as_ref())),
    };
    let (db, _) = s.buka(Some(b)).await?;
    let n = db
        .write(db::Kunci::rantai(), platform::lacak::putar)
        .await
        .map_err(|t| anyhow::anyhow!("{t}: {}", t.sebab.as_deref().unwrap_or_default()))?;
    tutup(db).await?;
    println!("Kunci tanda ke-{n} dipakai untuk nota berikutnya; nota lama tetap terbaca.");
    Ok(())
}

async fn relakan(data: &Data, force: bool) -> anyhow::Result<()> {
    let s = Sendiri::ambil(data)?;
    let (db, id) = s.buka(None).await?;
    let id = id.context("basis data ini belum dienkripsi")?;
    let ada = baca(&s.path)?;
    anyhow::ensure!(
        !ada.is_some_and(|b| b.punya(&id)),
        "kunci {id} ada di {}; tidak ada yang perlu direlakan",
        s.path.display()
    );
    anyhow::ensure!(
        force,
        "semua sidik jari, NIK pelanggan, kunci agen, dan kode dua langkah akan dihapus untuk selamanya; ulangi dengan --force"
    );
    brankas::relakan(&db).await?;
    tutup(db).await?;
    println!(
        "Rahasia yang tidak terbaca sudah dihapus. Server memakai kunci baru saat dijalankan; daftarkan lagi agen, sidik jari, dan kode dua langkah."
    );
    Ok(())
}
