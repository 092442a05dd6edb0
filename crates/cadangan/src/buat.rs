//! Taking a backup: all tables are read in one snapshot into nameless files beside the target, then packed,
//! so that packing pins no snapshot. The target appears whole or not at all.

use super::sandi::{Keluar, Untuk};
use super::sidik::{Sidik, heksa};
use super::{FORMAT, GAMBAR, Gambar, JENIS, KUNCI, MANIFEST, Manifest, Tabel};
use anyhow::Context as _;
use db::{Conn, Db};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest as _, Sha256};
use std::fs::File;
use std::io::{BufWriter, Read, Seek as _, Write};
use std::path::{Path, PathBuf};

/// Writes the backup of `db` and of the images in `folder` to `tujuan`.
pub async fn buat(
    db: &Db,
    folder: &Path,
    tujuan: &Path,
    timpa: bool,
    untuk: Untuk,
) -> anyhow::Result<Manifest> {
    anyhow::ensure!(
        timpa || !tujuan.exists(),
        "{} sudah ada; pilih nama lain, atau --force untuk menggantinya",
        tujuan.display()
    );
    anyhow::ensure!(!tujuan.is_dir(), "{} adalah folder", tujuan.display());
    let induk = tujuan.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new(".")).to_owned();
    anyhow::ensure!(induk.is_dir(), "folder {} tidak ada", induk.display());
    let dibuat = db.jam().sekarang().to_string();
    let mesin = if db.adalah_pg() { "postgresql" } else { "sqlite" };
    let tempat = induk.clone();
    let (versi_skema, spul) = db.lapor(move |c| salin_tabel(c, &tempat)).await?;
    let manifest = Manifest {
        jenis: JENIS.into(),
        format: FORMAT,
        versi_program: crate::VERSI.into(),
        versi_skema,
        dibuat,
        mesin: mesin.into(),
        tabel: Vec::new(),
        gambar: Vec::new(),
    };
    // Whoever can open the archive may open what is in it; nobody else gets the key.
    let kunci = match &untuk {
        Untuk::Pemilik(_) => db.brankas().map(|b| b.teks()),
        Untuk::Siapapun => None,
    };
    let (gambar, tujuan) = (folder.join(GAMBAR), tujuan.to_owned());
    let isi = Isi { spul, kunci, gambar };
    tokio::task::spawn_blocking(move || kemas(manifest, isi, &induk, &tujuan, &untuk)).await?
}

type Spul = Vec<(Tabel, File)>;

fn salin_tabel(c: &mut Conn, induk: &Path) -> anyhow::Result<(i64, Spul)> {
    let versi = db::versi_skema(c)?.context("basis data ini belum berisi data karat")?;
    let tahu = db::versi_terakhir();
    anyhow::ensure!(
        versi <= tahu,
        "basis data berskema versi {versi}, sedangkan program ini mengenal sampai versi {tahu}; pakai karat yang lebih baru"
    );
    let spul =
        db::tabel_pada(versi).into_iter().map(|t| satu_tabel(c, t, induk)).collect::<Result<_, _>>()?;
    Ok((versi, spul))
}

fn satu_tabel(c: &mut Conn, nama: &str, induk: &Path) -> anyhow::Result<(Tabel, File)> {
    let kolom = c.kolom(&format!("SELECT * FROM {nama}"))?;
    let urut = db::kunci_utama(nama).with_context(|| format!("tabel {nama} tanpa kunci utama"))?;
    let sql = format!("SELECT {} FROM {nama} ORDER BY {urut}", kolom.join(", "));
    let mut keluar = BufWriter::new(tempfile::tempfile_in(induk)?);
    let (mut hash, mut baris, mut buf) = (Sha256::new(), 0, Vec::new());
    c.each(&sql, &[], |r| {
        buf.clear();
        for i in 0..r.len() {
            buf.push(if i == 0 { b'[' } else { b',' });
            r.json(i, &mut buf)?;
        }
        buf.extend_from_slice(b"]\n");
        hash.update(&buf);
        baris += 1;
        keluar.write_all(&buf)?;
        Ok::<(), anyhow::Error>(())
    })
    .with_context(|| format!("tabel {nama}"))?;
    let berkas = keluar.into_inner().map_err(|e| anyhow::anyhow!("tabel {nama}: {e}"))?;
    Ok((Tabel { nama: nama.to_owned(), kolom, baris, sha256: heksa(hash) }, berkas))
}

/// What goes into an archive.
struct Isi {
    spul: Spul,
    kunci: Option<String>,
    gambar: PathBuf,
}

fn kemas(mut m: Manifest, isi: Isi, induk: &Path, tujuan: &Path, untuk: &Untuk) -> anyhow::Result<Manifest> {
    // Made readable for its owner alone: it holds what the database holds.
    let berkas = tempfile::Builder::new().prefix(".karat-").suffix(".sementara").tempfile_in(induk)?;
    let gz = GzEncoder::new(Keluar::new(berkas.as_file(), untuk)?, Compression::default());
    let mut tar = tar::Builder::new(gz);
    let Isi { spul, kunci, gambar } = isi;
    if let Some(k) = kunci {
        tambah(&mut tar, KUNCI, u64::try_from(k.len())?, k.as_bytes())?;
    }
    for (t, mut isi) in spul {
        isi.rewind()?;
        let ukuran = isi.metadata()?.len();
        tambah(&mut tar, &format!("tabel/{}.jsonl", t.nama), ukuran, isi)?;
        m.tabel.push(t);
    }
    for path in semua_berkas(&gambar)? {
        let nama = path.strip_prefix(&gambar)?.to_str().context("nama gambar bukan UTF-8")?.to_owned();
        // Taken away since the folder was listed: not part of the backup.
        let Ok(isi) = File::open(&path) else { continue };
        let ukuran = isi.metadata()?.len();
        let mut isi = Sidik::new(isi.take(ukuran));
        tambah(&mut tar, &format!("{GAMBAR}/{nama}"), ukuran, &mut isi)?;
        anyhow::ensure!(isi.ukuran == ukuran, "gambar {nama} berubah saat dibaca; ulangi backup");
        m.gambar.push(Gambar { nama, ukuran, sha256: isi.heksa() });
    }
    let json = serde_json::to_vec_pretty(&m)?;
    tambah(&mut tar, MANIFEST, u64::try_from(json.len())?, json.as_slice())?;
    tar.into_inner()?.finish()?.selesai()?;
    berkas.persist(tujuan).map_err(|e| anyhow::anyhow!("{}: {}", tujuan.display(), e.error))?;
    File::open(induk)?.sync_all()?;
    Ok(m)
}

fn tambah<W: Write>(
    tar: &mut tar::Builder<W>,
    nama: &str,
    ukuran: u64,
    isi: impl Read,
) -> anyhow::Result<()> {
    let kini = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?.as_secs();
    let mut h = tar::Header::new_gnu();
    h.set_size(ukuran);
    h.set_mode(0o600);
    h.set_mtime(kini);
    tar.append_data(&mut h, nama, isi).with_context(|| nama.to_owned())
}

/// All ordinary files below a folder, in the order of their names.
fn semua_berkas(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut isi = Vec::new();
    if !folder.is_dir() {
        return Ok(isi);
    }
    for e in std::fs::read_dir(folder)? {
        let e = e?;
        let jenis = e.file_type()?;
        if jenis.is_dir() {
            isi.extend(semua_berkas(&e.path())?);
        } else if jenis.is_file() {
            isi.push(e.path());
        }
    }
    isi.sort();
    Ok(isi)
}
