//! Files: a long report as PDF and as Excel, and a receipt. Each is made in a process of its own, so that its peak
//! memory is its own; jsPDF-autotable and ExcelJS make the same report in the same run, for comparison.

use super::{Konteks, Kumpul};
use crate::hasil::{Angka, desimal, median};
use crate::proses::Siapa;
use anyhow::{Context as _, Result, bail};
use print::excel::Excel;
use print::tabel::{BatasAlamat, Kertas, Pdf, Tabel};
use print::tata_letak::{Elemen, Isi, JenisElemen, Susunan, TataLetak, gambar};
use print::{BarisTabel, Jenis, Keluaran, Kolom, Sel};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// What one process makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Satu {
    Pdf,
    Xlsx,
    Nota,
}

const PER_GRUP: i64 = 25;
const NOTA: u64 = 200;

/// What a process says of itself.
#[derive(Serialize, Deserialize)]
struct Biaya {
    cpu: f64,
    mb: f64,
    byte: u64,
    #[serde(default)]
    ms: f64,
}

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let kali = if k.cepat { 10 } else { 1 };
    for (satu, nama, baris, cpu, mb, skrip, lawan) in [
        (Satu::Pdf, "PDF 10.000 baris x 12 kolom", 10_000, 1.0, 60.0, "pdf.mjs", "jsPDF-autotable"),
        (Satu::Xlsx, "Excel 50.000 baris x 12 kolom", 50_000, 1.2, 60.0, "xlsx.mjs", "ExcelJS"),
    ] {
        let n = baris / kali;
        let b = sendiri(satu, n)?;
        h.angka(Angka::new(format!("{nama}, CPU"), b.cpu, "s").paling_banyak(cpu).cpu(b.cpu).ket(format!(
            "{n} baris dalam kelompok {PER_GRUP} dengan sub-total; berkas {:.1} MB",
            desimal(b.byte) / 1e6
        )));
        h.angka(Angka::new(format!("{nama}, memori puncak"), b.mb, "MB").paling_banyak(mb));
        let Some(l) = pembanding(h, skrip, n)? else { continue };
        let kali_cpu = l.cpu / b.cpu.max(0.01);
        h.angka(
            Angka::new(format!("{nama}, CPU {lawan}"), l.cpu, "s").cpu(l.cpu).ket(format!(
                "pembanding, {kali_cpu:.1} kali CPU kita; berkas {:.1} MB",
                desimal(l.byte) / 1e6
            )),
        );
        h.angka(Angka::new(format!("{nama}, memori puncak {lawan}"), l.mb, "MB").ket("pembanding"));
    }
    let b = sendiri(Satu::Nota, NOTA.cast_signed())?;
    h.angka(
        Angka::new("nota PDF", b.ms, "ms")
            .paling_banyak(10.0)
            .cpu(b.cpu)
            .ket(format!("median {NOTA} nota dengan gambar, barcode dan QR, masing-masing {} byte", b.byte)),
    );
    Ok(())
}

/// This program once more, for one file.
fn sendiri(satu: Satu, baris: i64) -> Result<Biaya> {
    let nama = match satu {
        Satu::Pdf => "pdf",
        Satu::Xlsx => "xlsx",
        Satu::Nota => "nota",
    };
    let biner = std::env::current_exe()?;
    jalankan_anak(Command::new(biner).args(["--cetak-satu", nama, "--cetak-baris", &baris.to_string()]))
}

/// The other program; `None` when its packages are not installed.
fn pembanding(h: &mut Kumpul, skrip: &str, baris: i64) -> Result<Option<Biaya>> {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("pembanding");
    if !folder.join("node_modules").is_dir() {
        h.lewati(format!("cetak: pembanding belum dipasang (npm ci di {})", folder.display()));
        return Ok(None);
    }
    jalankan_anak(Command::new("node").arg(folder.join(skrip)).arg(baris.to_string())).map(Some)
}

fn jalankan_anak(c: &mut Command) -> Result<Biaya> {
    let k = c.stdin(Stdio::null()).output().with_context(|| format!("{c:?}"))?;
    if !k.status.success() {
        bail!("{c:?}: {}", String::from_utf8_lossy(&k.stderr));
    }
    serde_json::from_slice(&k.stdout).with_context(|| format!("{c:?}"))
}

/// The child: makes its file and says what that cost.
pub fn jalankan(satu: Satu, baris: i64) -> Result<()> {
    let mut ms = Vec::new();
    let byte = match satu {
        Satu::Pdf => {
            let mut pdf = Pdf::new(tabel())?;
            isi(&mut pdf, baris)?;
            pdf.selesai()?.len()
        }
        Satu::Xlsx => {
            let mut excel = Excel::new(tabel())?;
            isi(&mut excel, baris)?;
            excel.selesai()?.len()
        }
        Satu::Nota => {
            let (letak, data) = (nota(), data());
            let mut byte = 0;
            for _ in 0..baris {
                let awal = Instant::now();
                byte = gambar(&letak, &[&data], Susunan::default())?.len();
                ms.push(awal.elapsed().as_secs_f64() * 1000.0);
            }
            byte
        }
    };
    let biaya = Biaya {
        cpu: Siapa::Sendiri.cpu()?,
        mb: Siapa::Sendiri.puncak_mb()?,
        byte: u64::try_from(byte)?,
        ms: median(&ms),
    };
    println!("{}", serde_json::to_string(&biaya)?);
    Ok(())
}

const KOLOM: [Kolom<'_>; 12] = [
    Kolom::new("No", Jenis::Bulat),
    Kolom::new("Tanggal", Jenis::Tanggal),
    Kolom::new("No Faktur", Jenis::Kode),
    Kolom::new("Kode Barcode", Jenis::Barcode),
    Kolom::new("Nama Customer", Jenis::Teks),
    Kolom::new("Nama Barang", Jenis::Teks),
    Kolom::new("Group", Jenis::Kode),
    Kolom::new("Kadar", Jenis::Persen),
    Kolom::new("Qty", Jenis::Bulat),
    Kolom::new("Berat", Jenis::Gram),
    Kolom::new("Harga / Gram", Jenis::Rupiah),
    Kolom::new("Total", Jenis::Rupiah),
];

fn tabel() -> Tabel<'static> {
    Tabel {
        judul: "Laporan Penjualan Detail",
        periode: "Periode 2026-11-01 s/d 2026-11-15",
        nama_toko: "TOKO EMAS MURNI JAYA",
        alamat_toko: "Jl. Kramat Raya No. 101, Senen, Jakarta Pusat 10450",
        batas_alamat: BatasAlamat::Panjang,
        kolom: &KOLOM,
        kertas: Kertas::Lanskap,
        tanda_tangan: &[],
        user_id: "kasir1",
        tgl_cetak: "2026-11-15",
    }
}

fn berat(i: i64) -> i64 {
    1_000 + i * 37 % 9_000
}

/// The same rows as pembanding/data.mjs.
fn isi(k: &mut dyn Keluaran, n: i64) -> Result<()> {
    let nama = ["Siti Rahmawati", "Bapak H. Muhammad Abdul Qodir Al-Jaelani", "Ny. Lim", "Budi Santoso"];
    let barang =
        ["CINCIN POLOS", "KALUNG RANTAI ITALY 750 PUTIH MOTIF DAUN KELOR", "GELANG KERONCONG", "ANTING"];
    let jumlah = |qty: i64, berat: i64| {
        let mut sel = [Sel::Kosong; 12];
        sel[8] = Sel::Angka(qty);
        sel[9] = Sel::Angka(berat);
        sel[11] = Sel::Angka(berat * 1_250);
        sel
    };
    let (mut sub, mut total) = (0, 0);
    for i in 0..n {
        if i % PER_GRUP == 0 {
            if i > 0 {
                k.baris(BarisTabel::Sub { label: "Sub Total", sel: &jumlah(PER_GRUP, sub) })?;
            }
            sub = 0;
            k.baris(BarisTabel::Grup(&format!("GROUP {:04} EMAS TUA", i / PER_GRUP)))?;
        }
        let faktur = format!("FJJKT1-261115-{i:05}");
        k.baris(BarisTabel::Isi(&[
            Sel::Angka(i + 1),
            Sel::Teks("2026-11-15"),
            Sel::Teks(&faktur),
            Sel::Angka(i + 120),
            Sel::Teks(nama.get(usize::try_from(i % 4)?).copied().unwrap_or_default()),
            Sel::Teks(barang.get(usize::try_from(i * 7 % 11 % 4)?).copied().unwrap_or_default()),
            Sel::Teks("750"),
            Sel::Angka(7_500),
            Sel::Angka(1),
            Sel::Angka(berat(i)),
            Sel::Angka(1_250_000),
            Sel::Angka(berat(i) * 1_250),
        ]))?;
        sub += berat(i);
        total += berat(i);
    }
    let sisa = if n % PER_GRUP == 0 { PER_GRUP } else { n % PER_GRUP };
    k.baris(BarisTabel::Sub { label: "Sub Total", sel: &jumlah(sisa, sub) })?;
    k.baris(BarisTabel::Jumlah { label: "TOTAL", sel: &jumlah(n, total) })?;
    Ok(())
}

/// A sale's receipt of half a page: head, three pieces, terms, barcode, QR.
fn nota() -> TataLetak {
    use JenisElemen::{Barcode, Gambar, Line, Qrcode, Text};
    let mut elemen = vec![
        Elemen::new("logo", Gambar, "{logo}", (8.0, 6.0, 16.0, 16.0)),
        Elemen::new("toko", Text, "{nama_toko}", (28.0, 7.0, 90.0, 6.0)),
        Elemen::new("faktur", Text, "No. {no_faktur}", (130.0, 7.0, 72.0, 5.0)),
        Elemen::new("customer", Text, "Yth. {nama_customer}", (28.0, 14.0, 90.0, 5.0)),
        Elemen::new("garis", Line, "", (8.0, 25.0, 194.0, 0.0)),
        Elemen::new("barcode", Barcode, "{kode_barcode}", (8.0, 50.0, 50.0, 14.0)),
        Elemen::new("qr", Qrcode, "https://toko.example/n/{no_faktur}", (70.0, 47.0, 26.0, 26.0)),
        Elemen::new("syarat", Text, "{keterangan}", (8.0, 76.0, 90.0, 14.0)),
    ];
    for (n, y) in [("1", 28.0), ("2", 34.0), ("3", 40.0)] {
        elemen.push(Elemen::new(&format!("barang{n}"), Text, "{nama_barang}", (8.0, y, 75.0, 5.0)));
        elemen.push(Elemen::new(&format!("berat{n}"), Text, "{berat} gr", (90.0, y, 25.0, 5.0)));
        elemen.push(Elemen::new(&format!("harga{n}"), Text, "Rp {harga}", (130.0, y, 40.0, 5.0)));
    }
    TataLetak { nama: "PENJUALAN".into(), lebar: 210.0, tinggi: 99.0, elemen }
}

fn data() -> Isi {
    let mut d = Isi::default();
    for (k, v) in [
        ("nama_toko", "TOKO EMAS MURNI JAYA"),
        ("no_faktur", "FJJKT1-261115-0042"),
        ("nama_customer", "Siti Rahmawati"),
        ("kode_barcode", "00012345"),
        ("nama_barang", "KALUNG RANTAI ITALY 750"),
        ("berat", "4.325"),
        ("harga", "5,406,250"),
        (
            "keterangan",
            "Barang dapat dijual kembali dalam 3 bulan dengan membawa nota ini. Potongan mengikuti ketentuan toko.",
        ),
    ] {
        d.teks.insert(k.into(), v.into());
    }
    d.gambar.insert("logo".into(), LOGO.to_vec());
    d
}

/// The smallest PNG there is: one grey pixel.
const LOGO: [u8; 68] = [
    0x89, b'P', b'N', b'G', 13, 10, 26, 10, 0, 0, 0, 13, b'I', b'H', b'D', b'R', 0, 0, 0, 1, 0, 0, 0, 1, 8,
    0, 0, 0, 0, 0x3a, 0x7e, 0x9b, 0x55, 0, 0, 0, 10, b'I', b'D', b'A', b'T', 0x78, 0x9c, 0x63, 0x68, 0, 0, 0,
    0x82, 0, 0x81, 0x77, 0xcd, 0x72, 0xb6, 0, 0, 0, 0, b'I', b'E', b'N', b'D', 0xae, 0x42, 0x60, 0x82, 0,
];
