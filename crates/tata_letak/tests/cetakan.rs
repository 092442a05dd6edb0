//! The default layouts on paper, opened by other programs: poppler reads their text, zbar their codes. With
//! KARAT_GAMBAR=folder the files stay there to be looked at.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use print::tata_letak::{Isi, Susunan};
use std::path::{Path, PathBuf};
use std::process::Command;
use tata_letak::{Keluarga, Siap, Tipe, bawaan, contoh_polos};

fn jalankan(program: &str, argumen: &[&str]) -> String {
    let hasil = Command::new(program)
        .args(argumen)
        .output()
        .unwrap_or_else(|e| panic!("{program} tidak ada ({e}); jalankan scripts/siapkan"));
    // zbarimg ends with 4 when there is nothing to read.
    assert!(
        hasil.status.success() || program == "zbarimg",
        "{program}: {}",
        String::from_utf8_lossy(&hasil.stderr)
    );
    String::from_utf8(hasil.stdout).unwrap()
}

/// A folder for one test's files.
struct Tempat {
    folder: PathBuf,
    _sementara: Option<tempfile::TempDir>,
}

impl Tempat {
    fn baru() -> Self {
        match std::env::var_os("KARAT_GAMBAR") {
            Some(f) => Self { folder: f.into(), _sementara: None },
            None => {
                let t = tempfile::tempdir().unwrap();
                Self { folder: t.path().to_owned(), _sementara: Some(t) }
            }
        }
    }
}

fn tipe(k: Keluarga, nama: &str) -> &'static Tipe {
    k.tipe().iter().find(|t| t.nama == nama).unwrap()
}

fn siap(t: &'static Tipe, mobile: bool, susunan: Susunan) -> (Siap, Isi) {
    let letak = bawaan(t, mobile).untuk_cetak(t).unwrap();
    (Siap { tipe: t, letak, susunan }, contoh_polos(t))
}

fn cetak(tempat: &Path, nama: &str, t: &'static Tipe, mobile: bool, susunan: Susunan) -> PathBuf {
    let (s, isi) = siap(t, mobile, susunan);
    let jalan = tempat.join(format!("{}.pdf", nama.replace(' ', "-")));
    std::fs::write(&jalan, s.pdf(&[&isi]).unwrap()).unwrap();
    jalan
}

fn teks(pdf: &Path) -> String {
    jalankan("pdftotext", &["-layout", pdf.to_str().unwrap(), "-"])
}

/// What zbar reads on one page, sorted.
fn kode(pdf: &Path, halaman: u8) -> Vec<String> {
    let awal = pdf.with_extension(halaman.to_string());
    let awal = awal.to_str().unwrap();
    let h = halaman.to_string();
    jalankan(
        "pdftoppm",
        &["-r", "400", "-png", "-singlefile", "-f", &h, "-l", &h, pdf.to_str().unwrap(), awal],
    );
    let png = format!("{awal}.png");
    let semua = jalankan("zbarimg", &["-q", "-Sdisable", "-Scode128.enable", "-Sqrcode.enable", &png]);
    let mut semua: Vec<String> = semua.lines().map(str::to_owned).collect();
    semua.sort();
    semua
}

#[test]
fn setiap_susunan_awal_terbaca_dan_barcode_nya_kembali() {
    let tempat = Tempat::baru();
    for k in [Keluarga::Nota, Keluarga::Slip] {
        for t in k.tipe().iter().filter(|t| !t.nama.starts_with("LABEL")) {
            for mobile in [false, true].into_iter().filter(|m| !m || t.punya_mobile()) {
                let nama = format!("{}-{mobile}", t.nama);
                let pdf = cetak(&tempat.folder, &nama, t, mobile, Susunan::default());
                let isi = teks(&pdf);
                for harus in [t.judul, "Toko Emas Karat", "CINCIN POLOS 750", "3 bulan"] {
                    assert!(isi.contains(harus), "{nama} tanpa {harus}:\n{isi}");
                }
                let jenis = if mobile { "QR-Code" } else { "CODE-128" };
                let mut harus = vec![format!("{jenis}:FJJKT1-261115-0042")];
                if t.dilacak() {
                    let alamat = t.bidang().iter().find(|b| b.nama == "alamat_lacak").unwrap().contoh;
                    harus.push(format!("QR-Code:{alamat}"));
                }
                if t.diperiksa() {
                    let alamat = t.bidang().iter().find(|b| b.nama == "alamat_nota").unwrap().contoh;
                    harus.push(format!("QR-Code:{alamat}"));
                }
                assert_eq!(kode(&pdf, 1), harus, "{nama}");
            }
        }
    }
}

/// The last figures of a line, as whole numbers.
fn angka_akhir(baris: &str, banyak: usize) -> Vec<i64> {
    let kata: Vec<&str> = baris.split_whitespace().collect();
    let akhir = kata.get(kata.len().saturating_sub(banyak)..).unwrap_or_default();
    akhir.iter().map(|k| k.replace(',', "").parse().unwrap_or_else(|_| panic!("{k} di: {baris}"))).collect()
}

#[test]
fn setiap_baris_nota_dijumlah_menjadi_harganya_dan_semua_harga_menjadi_totalnya() {
    let tempat = Tempat::baru();
    for nama in [
        "PENJUALAN",
        "PENJUALAN TUA",
        "PENJUALAN_MANUAL",
        "PENJUALAN BERLIAN",
        "PEMBELIAN",
        "PESANAN",
        "PRE ORDER",
        "TITIPAN",
    ] {
        let t = tipe(Keluarga::Nota, nama);
        let isi = teks(&cetak(&tempat.folder, &format!("jumlah-{nama}"), t, false, Susunan::default()));
        let mut total = 0;
        for barang in ["CINCIN POLOS 750", "GELANG RANTAI ITALY", "ANTING TUSUK 700"] {
            let baris =
                isi.lines().find(|b| b.contains(barang)).unwrap_or_else(|| panic!("{nama} {barang}:\n{isi}"));
            let harga = if nama == "PEMBELIAN" {
                let n = angka_akhir(baris, 3);
                assert_eq!(n[0] - n[1], n[2], "{nama}: {baris}");
                n[2]
            } else {
                let n = angka_akhir(baris, 4);
                assert_eq!(n[0] + n[1] - n[2], n[3], "{nama}: {baris}");
                n[3]
            };
            total += harga;
        }
        let tulisan = values::format::ribuan(total);
        assert!(
            isi.lines().any(|b| b.to_uppercase().contains("TOTAL") && b.contains(&tulisan)),
            "{nama} {tulisan}:\n{isi}"
        );
    }
}

#[test]
fn label_dan_kartu_terbaca_kedua_sisinya() {
    let tempat = Tempat::baru();
    let satu = Susunan::default();
    let pdf = cetak(&tempat.folder, "label-batang", tipe(Keluarga::Slip, "LABEL BARCODE"), false, satu);
    assert_eq!(kode(&pdf, 1), ["CODE-128:00012345"]);
    let isi = teks(&pdf);
    assert!(["3.250 gr", "75.00 %", "CINCIN"].iter().all(|h| isi.contains(h)), "{isi}");
    let pdf = cetak(&tempat.folder, "label-qr", tipe(Keluarga::Slip, "LABEL QRCODE"), false, satu);
    assert_eq!(kode(&pdf, 1), ["QR-Code:00012345"]);
    let pdf = cetak(&tempat.folder, "kartu", tipe(Keluarga::Kartu, "MEMBER CARD"), false, satu);
    assert_eq!(kode(&pdf, 1), ["QR-Code:MBR00012"]);
    assert_eq!(kode(&pdf, 2), ["CODE-128:MBR00012"]);
}

#[test]
fn rangkap_slip_pada_satu_lembar_dengan_tanda_copy() {
    let tempat = Tempat::baru();
    let t = tipe(Keluarga::Slip, "SLIP SERVICE");
    let susunan = Susunan { per_lembar: 3, rangkap: 3, cetak_ulang: true };
    let pdf = cetak(&tempat.folder, "service-3", t, false, susunan);
    let isi = teks(&pdf);
    assert_eq!(isi.matches("SLIP SERVICE").count(), 3, "{isi}");
    assert_eq!(isi.matches("COPY").count(), 3, "{isi}");
    assert!(jalankan("pdfinfo", &[pdf.to_str().unwrap()]).contains("Pages:           1"));
}
