//! Restoring. Everything is made ready beside the old data and proved there; one rename (SQLite) or one
//! COMMIT (PostgreSQL) then decides. A process that dies before it has changed nothing; what one that dies
//! after it left undone is finished at the next start.

use super::baca::{self, Isi, jelajah};
use super::{GAMBAR, Manifest, Pembuka, Tabel, Tempat};
use anyhow::Context as _;
use db::{Conn, KunciFolder, Mesin, Nasib, Pemakaian, Pemulihan};
use ledger::periksa::{self, Bukti, Hasil};
use std::fs::File;
use std::io::{BufRead, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// What is being made ready; worthless to anybody else.
const SEMENTARA: &str = "pulih.sementara";
/// What is ready: its appearance decides (on PostgreSQL together with the fate of [`TRANSAKSI`]).
const SIAP: &str = "pulih";
const DB: &str = "karat.db";
/// Holds the number of PostgreSQL's transaction.
const TRANSAKSI: &str = "transaksi";

/// More than this is not a key file.
const KUNCI_MAKS: u64 = 64 * 1024;

/// How long the server may need to notice that a restore died.
const TUNGGU: Duration = Duration::from_secs(10);

pub enum Pulih {
    Selesai(Manifest, Hasil),
    /// the books in the backup do not balance; nothing was changed
    Ditolak(Hasil),
}

/// Says whether the data can be read here, given the key that came with it; asked before anything is decided.
pub type PeriksaKunci<'a> = &'a dyn Fn(&mut Conn, Option<&str>) -> anyhow::Result<()>;

/// Puts the backup in the place of the data when its books balance by these rules. Blocks; not for an async task.
pub fn pulihkan(
    berkas: &Path,
    pembuka: &Pembuka,
    tempat: &Tempat,
    timpa: bool,
    bukti: &[&'static Bukti],
    kunci_data: PeriksaKunci<'_>,
) -> anyhow::Result<Pulih> {
    let m = jelajah(berkas, pembuka, |_, _| Ok(()))?;
    let kunci = KunciFolder::ambil(&tempat.folder)?;
    tuntaskan(tempat, &kunci)?;
    let _pakai = Pemakaian::sendiri(&tempat.mesin)?;
    if !timpa {
        tolak_bila_ada(tempat)?;
    }
    let siapan = Siapan::baru(&tempat.folder)?;
    let tujuan = match &tempat.mesin {
        Mesin::Lite(_) => Mesin::Lite(siapan.0.join(DB)),
        Mesin::Pg(_) => tempat.mesin.clone(),
    };
    let mut p = Pemulihan::mulai(&tujuan, m.versi_skema)?;
    let gambar = siapan.0.join(GAMBAR);
    std::fs::create_dir(&gambar)?;
    let mut dibawa = None;
    jelajah(berkas, pembuka, |isi, r| match isi {
        Isi::Kunci => {
            let mut teks = String::new();
            r.take(KUNCI_MAKS).read_to_string(&mut teks)?;
            dibawa = Some(teks);
            Ok(())
        }
        Isi::Tabel(nama) => isi_tabel(&mut p, &m, nama, r),
        Isi::Gambar(nama) => isi_gambar(&gambar.join(nama), r),
    })?;
    p.mutakhirkan()?;
    let hasil = periksa::semua(p.conn(), bukti)?;
    if !hasil.bersih() {
        return Ok(Pulih::Ditolak(hasil));
    }
    kunci_data(p.conn(), dibawa.as_deref())?;
    putuskan(p, &siapan.0, &tempat.folder)?;
    selesaikan(tempat)?;
    Ok(Pulih::Selesai(m, hasil))
}

fn tolak_bila_ada(t: &Tempat) -> anyhow::Result<()> {
    let ada = match &t.mesin {
        Mesin::Lite(p) => p.exists().then(|| p.display().to_string()),
        Mesin::Pg(_) => db::versi_di(&t.mesin)?.map(|_| "basis data PostgreSQL ini".to_owned()),
    };
    let gambar = t.folder.join(GAMBAR);
    let ada_gambar = || gambar.read_dir().is_ok_and(|mut d| d.next().is_some());
    if let Some(ada) = ada.or_else(|| ada_gambar().then(|| gambar.display().to_string())) {
        anyhow::bail!("{ada} sudah berisi data; --force untuk menggantinya dengan isi cadangan");
    }
    Ok(())
}

fn isi_tabel(p: &mut Pemulihan, m: &Manifest, nama: &str, r: &mut dyn BufRead) -> anyhow::Result<()> {
    let t: &Tabel =
        m.tabel.iter().find(|t| t.nama == nama).with_context(|| format!("tabel {nama} tidak dikenal"))?;
    let mut ada = p.conn().kolom(&format!("SELECT * FROM {nama}"))?;
    let mut harus = t.kolom.clone();
    ada.sort();
    harus.sort();
    anyhow::ensure!(ada == harus, "kolom tabel {nama} di cadangan tidak sesuai skema");
    p.isi(nama, &t.kolom, baca::baris(t, r)).with_context(|| format!("tabel {nama}"))?;
    Ok(())
}

fn isi_gambar(path: &Path, r: &mut dyn BufRead) -> anyhow::Result<()> {
    if let Some(induk) = path.parent() {
        std::fs::create_dir_all(induk)?;
    }
    let mut f = File::create(path)?;
    std::io::copy(r, &mut f)?;
    Ok(f.sync_all()?)
}

/// The folder everything is made ready in; gone again unless the restore was decided.
struct Siapan(PathBuf);

impl Siapan {
    fn baru(folder: &Path) -> anyhow::Result<Self> {
        let s = Self(folder.join(SEMENTARA));
        buang(&s.0)?;
        std::fs::create_dir(&s.0)?;
        Ok(s)
    }
}

impl Drop for Siapan {
    fn drop(&mut self) {
        let _ = buang(&self.0);
    }
}

fn buang(folder: &Path) -> std::io::Result<()> {
    match std::fs::remove_dir_all(folder) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => Err(e),
        _ => Ok(()),
    }
}

fn sinkron(folder: &Path) -> std::io::Result<()> {
    File::open(folder)?.sync_all()
}

/// The names in a folder and in all below it; their files were synced when they were written.
fn sinkron_semua(folder: &Path) -> std::io::Result<()> {
    for e in folder.read_dir()? {
        let e = e?;
        if e.file_type()?.is_dir() {
            sinkron_semua(&e.path())?;
        }
    }
    sinkron(folder)
}

/// The moment of truth.
fn putuskan(mut p: Pemulihan, siapan: &Path, folder: &Path) -> anyhow::Result<()> {
    let siap = folder.join(SIAP);
    match p.nomor()? {
        None => {
            p.selesai()?;
            sinkron_semua(siapan)?;
            std::fs::rename(siapan, &siap)?;
            sinkron(folder)?;
        }
        Some(nomor) => {
            let mut f = File::create(siapan.join(TRANSAKSI))?;
            f.write_all(nomor.as_bytes())?;
            f.sync_all()?;
            sinkron_semua(siapan)?;
            std::fs::rename(siapan, &siap)?;
            sinkron(folder)?;
            p.selesai().context(
                "COMMIT tidak terjawab; jalankan karat lagi, ia akan menanyakan hasilnya kepada PostgreSQL",
            )?;
        }
    }
    Ok(())
}

/// Did a restore die after it was decided?
pub fn tertunda(folder: &Path) -> bool {
    folder.join(SIAP).exists()
}

/// Finishes, or clears away, what a restore that died has left. Called by whoever holds the folder, before
/// the data is opened.
pub fn tuntaskan(t: &Tempat, _kunci: &KunciFolder) -> anyhow::Result<()> {
    buang(&t.folder.join(SEMENTARA))?;
    if !tertunda(&t.folder) {
        return Ok(());
    }
    let _pakai = Pemakaian::sendiri(&t.mesin)?;
    selesaikan(t)
}

fn selesaikan(t: &Tempat) -> anyhow::Result<()> {
    let siap = t.folder.join(SIAP);
    if let Some(nomor) = baca_bila_ada(&siap.join(TRANSAKSI))? {
        let Mesin::Pg(url) = &t.mesin else {
            anyhow::bail!("{} berasal dari restore ke PostgreSQL; sebutkan --database-url", siap.display());
        };
        if nasib(url, &nomor)? == Nasib::Batal {
            return bersihkan(&t.folder);
        }
    }
    if let Mesin::Lite(lama) = &t.mesin
        && siap.join(DB).exists()
    {
        // The old journal belongs to the old file: with the new one it would be read as a part of it.
        for akhiran in ["-wal", "-shm", "-journal"] {
            let mut nama = lama.clone().into_os_string();
            nama.push(akhiran);
            hapus(Path::new(&nama))?;
        }
        std::fs::rename(siap.join(DB), lama)?;
    }
    let (baru, kini) = (siap.join(GAMBAR), t.folder.join(GAMBAR));
    if baru.exists() {
        if kini.exists() {
            let lama = siap.join("gambar.lama");
            buang(&lama)?;
            std::fs::rename(&kini, lama)?;
        }
        std::fs::rename(&baru, &kini)?;
    }
    sinkron(&t.folder)?;
    bersihkan(&t.folder)
}

/// Takes the decision away at once, then what it was about.
fn bersihkan(folder: &Path) -> anyhow::Result<()> {
    std::fs::rename(folder.join(SIAP), folder.join(SEMENTARA))?;
    sinkron(folder)?;
    Ok(buang(&folder.join(SEMENTARA))?)
}

fn nasib(url: &str, nomor: &str) -> anyhow::Result<Nasib> {
    let akhir = Instant::now() + TUNGGU;
    loop {
        let n = db::nasib_transaksi(url, nomor)?;
        if n != Nasib::Berjalan {
            return Ok(n);
        }
        anyhow::ensure!(Instant::now() < akhir, "restore lain masih berjalan di PostgreSQL; coba lagi");
        std::thread::sleep(Duration::from_millis(200));
    }
}

fn baca_bila_ada(path: &Path) -> std::io::Result<Option<String>> {
    match std::fs::read_to_string(path) {
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(None),
        lain => lain.map(Some),
    }
}

fn hapus(path: &Path) -> std::io::Result<()> {
    match std::fs::remove_file(path) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => Err(e),
        _ => Ok(()),
    }
}
