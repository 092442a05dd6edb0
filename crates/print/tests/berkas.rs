//! Real files opened by other programs: poppler reads and renders the PDF, zbar reads the codes off the rendered
//! page, calamine reads the Excel file. With KARAT_GAMBAR=folder the files stay there to be looked at.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};
use std::process::Command;

use calamine::{Data as SelExcel, Reader, Xlsx};
use print::excel::Excel;
use print::slip::{BarisSlip, Slip};
use print::tabel::{BatasAlamat, Kertas, Pdf, Tabel};
use print::tata_letak::{
    Aturan, Elemen, Isi, JenisElemen, RataTeks, Sisi, Susunan, TataLetak, gambar, periksa,
};
use print::{BarisTabel, Galat, Jenis, Keluaran, Kolom, Sel};

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

    fn simpan(&self, nama: &str, isi: &[u8]) -> PathBuf {
        let jalan = self.folder.join(nama);
        std::fs::write(&jalan, isi).unwrap();
        jalan
    }
}

fn jalankan(program: &str, argumen: &[&str]) -> String {
    let hasil = Command::new(program)
        .args(argumen)
        .output()
        .unwrap_or_else(|e| panic!("{program} tidak ada ({e}); jalankan scripts/siapkan"));
    assert!(hasil.status.success(), "{program}: {}", String::from_utf8_lossy(&hasil.stderr));
    String::from_utf8(hasil.stdout).unwrap()
}

fn teks(pdf: &Path) -> String {
    jalankan("pdftotext", &["-layout", pdf.to_str().unwrap(), "-"])
}

fn render(pdf: &Path) {
    let awal = pdf.with_extension("");
    jalankan("pdftoppm", &["-r", "200", "-png", pdf.to_str().unwrap(), awal.to_str().unwrap()]);
}

/// What zbar reads on the first page, sorted.
fn kode(pdf: &Path) -> Vec<String> {
    let awal = pdf.with_extension("");
    let awal = awal.to_str().unwrap();
    jalankan("pdftoppm", &["-r", "300", "-png", "-singlefile", pdf.to_str().unwrap(), awal]);
    let mut semua: Vec<String> = jalankan(
        "zbarimg",
        &["-q", "-Sdisable", "-Scode128.enable", "-Sqrcode.enable", &format!("{awal}.png")],
    )
    .lines()
    .map(str::to_owned)
    .collect();
    semua.sort();
    semua
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

fn tabel<'a>() -> Tabel<'a> {
    Tabel {
        judul: "Laporan Penjualan Detail",
        periode: "Periode 2026-11-01 s/d 2026-11-15",
        nama_toko: "TOKO EMAS MURNI JAYA",
        alamat_toko: "Jl. Kramat Raya No. 101 Blok B Lantai Dasar Ruko Emas, Senen, Jakarta Pusat 10450",
        batas_alamat: BatasAlamat::Panjang,
        kolom: &KOLOM,
        kertas: Kertas::Lanskap,
        tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh", "Disetujui Oleh"],
        user_id: "kasir1",
        tgl_cetak: "2026-11-15",
    }
}

/// `n` rows in groups of seven with sub-totals, and a total.
fn isi(k: &mut dyn Keluaran, n: i64) {
    let nama = ["Siti Rahmawati", "Bapak H. Muhammad Abdul Qodir Al-Jaelani, S.E.", "Ny. Lim", "José Ñíguez"];
    let barang =
        ["CINCIN POLOS", "KALUNG RANTAI ITALY 750 PUTIH MOTIF DAUN KELOR", "GELANG KERONCONG", "ANTING"];
    let tutup = |k: &mut dyn Keluaran, label: &str, total: bool, dari: i64, sampai: i64| {
        let berat: i64 = (dari..sampai).map(berat).sum();
        let sel = [
            &[Sel::Kosong; 8][..],
            &[Sel::Angka(sampai - dari), Sel::Angka(berat), Sel::Kosong, Sel::Angka(berat * 1_250)],
        ]
        .concat();
        let sel = sel.as_slice();
        k.baris(if total { BarisTabel::Jumlah { label, sel } } else { BarisTabel::Sub { label, sel } })
            .unwrap();
    };
    let mut awal = 0;
    for i in 0..n {
        if i % 7 == 0 {
            if i > 0 {
                tutup(k, "Sub Total", false, awal, i);
            }
            awal = i;
            k.baris(BarisTabel::Grup(&format!("GROUP {:03} – EMAS TUA", i / 7))).unwrap();
        }
        let pilih = |d: &[&'static str; 4]| d[usize::try_from(i * 7 % 11 % 4).unwrap()];
        let faktur = format!("FJJKT1-261115-{i:04}");
        k.baris(BarisTabel::Isi(&[
            Sel::Angka(i + 1),
            Sel::Teks("2026-11-15"),
            Sel::Teks(&faktur),
            Sel::Angka(i + 120),
            Sel::Teks(pilih(&nama)),
            Sel::Teks(pilih(&barang)),
            Sel::Teks("750"),
            Sel::Angka(7_500),
            Sel::Angka(1),
            Sel::Angka(berat(i)),
            Sel::Angka(1_250_000),
            Sel::Angka(berat(i) * 1_250),
        ]))
        .unwrap();
    }
    tutup(k, "Sub Total", false, awal, n);
    tutup(k, "TOTAL", true, 0, n);
}

fn berat(i: i64) -> i64 {
    1_000 + i * 37 % 9_000
}

#[test]
fn laporan_pdf_terbaca_lengkap_di_setiap_halaman() {
    let t = Tempat::baru();
    let mut pdf = Pdf::new(tabel()).unwrap();
    isi(&mut pdf, 120);
    let jalan = t.simpan("laporan.pdf", &pdf.selesai().unwrap());
    let semua = teks(&jalan);
    let halaman: Vec<&str> = semua.trim_end_matches('\u{c}').split('\u{c}').collect();
    assert!(halaman.len() >= 4, "{} halaman", halaman.len());
    for (i, h) in halaman.iter().enumerate() {
        assert!(h.contains("Printed By kasir1 / 2026-11-15"), "halaman {i}");
        assert!(h.contains(&format!("{} of {}", i + 1, halaman.len())), "halaman {i}\n{h}");
        assert!(h.contains("No Faktur") && h.contains("Nama Barang"), "judul kolom hilang di {i}\n{h}");
        // No group title at the foot of a page, no sub-total at its head.
        let baris: Vec<&str> = h.lines().filter(|b| !b.trim().is_empty()).collect();
        assert!(!baris[baris.len() - 2].contains("GROUP 0"), "{h}");
        let kepala = baris.iter().position(|b| b.contains("No Faktur")).unwrap();
        assert!(!baris[kepala + 1].contains("Sub Total"), "{h}");
    }
    let depan = halaman[0];
    assert!(depan.trim_start().starts_with("TOKO EMAS MURNI JAYA"));
    assert!(depan.contains("Jl. Kramat Raya No. 101 Blok B Lantai Dasar Ruko\n"), "{depan}");
    assert!(
        depan.contains("Laporan Penjualan Detail") && depan.contains("Periode 2026-11-01 s/d 2026-11-15")
    );
    for i in 0..120 {
        assert!(semua.contains(&format!("FJJKT1-261115-{i:04}")), "faktur {i}");
    }
    assert!(semua.contains("José") && semua.contains("00000120") && semua.contains("75.00"));
    let total: i64 = (0..120).map(berat).sum();
    assert!(semua.contains(&values::format::ribuan(total * 1_250)), "total");
    assert!(halaman.last().unwrap().contains("Diperiksa Oleh"));
    let huruf = jalankan("pdffonts", &[jalan.to_str().unwrap()]);
    let baris: Vec<&str> = huruf.lines().skip(2).collect();
    assert_eq!(baris.len(), 2, "{huruf}");
    for b in baris {
        // Embedded, subset, with a map back to text.
        assert!(b.contains("+Liberation") && b.contains("yes yes yes"), "{b}");
    }
    render(&jalan);
}

#[test]
fn laporan_potret_dengan_sel_raksasa_tidak_kehilangan_baris() {
    let t = Tempat::baru();
    let kolom = [
        Kolom::new("Keterangan", Jenis::Teks),
        Kolom::new("Debet", Jenis::Rupiah),
        Kolom::new("Kredit", Jenis::Rupiah),
    ];
    let mut pdf = Pdf::new(Tabel {
        kolom: &kolom,
        kertas: Kertas::Potret,
        batas_alamat: BatasAlamat::Pendek,
        tanda_tangan: &[],
        judul: "Laporan Kas Harian",
        ..tabel()
    })
    .unwrap();
    let panjang: String = (0..3_000).map(|i| format!("kata{i:04} ")).collect();
    pdf.baris(BarisTabel::Isi(&[Sel::Teks(&panjang), Sel::Angka(1_000), Sel::Kosong])).unwrap();
    pdf.baris(BarisTabel::Isi(&[Sel::Teks("satu\ndua"), Sel::Kosong, Sel::Angka(-2_500_000)])).unwrap();
    let sel = [Sel::Kosong, Sel::Angka(1_000), Sel::Angka(-2_500_000)];
    pdf.baris(BarisTabel::Jumlah { label: "TOTAL", sel: &sel }).unwrap();
    let jalan = t.simpan("potret.pdf", &pdf.selesai().unwrap());
    let semua = teks(&jalan);
    for i in 0..3_000 {
        assert!(semua.contains(&format!("kata{i:04}")), "kata {i}");
    }
    assert!(semua.contains("-2,500,000") && semua.contains("TOTAL"));
    let info = jalankan("pdfinfo", &[jalan.to_str().unwrap()]);
    assert!(info.contains("595.276 x 841.89 pts (A4)"), "{info}");
    assert!(info.contains("Laporan Kas Harian"), "{info}");
    render(&jalan);
}

#[test]
fn laporan_kosong_dan_baris_salah() {
    let t = Tempat::baru();
    let jalan = t.simpan("kosong.pdf", &Pdf::new(tabel()).unwrap().selesai().unwrap());
    assert!(teks(&jalan).contains("Tidak Ada Data") && teks(&jalan).contains("1 of 1"));
    let mut pdf = Pdf::new(tabel()).unwrap();
    assert!(matches!(
        pdf.baris(BarisTabel::Isi(&[Sel::Kosong])),
        Err(Galat::JumlahKolom { ada: 12, isi: 1 })
    ));
    assert!(matches!(Pdf::new(Tabel { kolom: &[], ..tabel() }), Err(Galat::TanpaKolom)));
}

#[test]
fn label_jumlah_mendapat_baris_sendiri_bila_kolom_pertama_dijumlah() {
    let t = Tempat::baru();
    let kolom = [Kolom::new("Qty", Jenis::Bulat), Kolom::new("Nama", Jenis::Teks)];
    let mut pdf = Pdf::new(Tabel { kolom: &kolom, ..tabel() }).unwrap();
    pdf.baris(BarisTabel::Isi(&[Sel::Angka(3), Sel::Teks("A")])).unwrap();
    pdf.baris(BarisTabel::Jumlah { label: "TOTAL SEMUA BARANG", sel: &[Sel::Angka(3), Sel::Kosong] })
        .unwrap();
    let jalan = t.simpan("jumlah.pdf", &pdf.selesai().unwrap());
    assert!(teks(&jalan).contains("TOTAL SEMUA BARANG"));

    let mut excel = Excel::new(Tabel { kolom: &kolom, ..tabel() }).unwrap();
    excel
        .baris(BarisTabel::Jumlah { label: "TOTAL SEMUA BARANG", sel: &[Sel::Angka(3), Sel::Kosong] })
        .unwrap();
    let mut buku: Xlsx<_> = Xlsx::new(Cursor::new(excel.selesai().unwrap())).unwrap();
    let lembar = buku.worksheet_range_at(0).unwrap().unwrap();
    assert_eq!(lembar.get_value((4, 0)), Some(&SelExcel::String("TOTAL SEMUA BARANG".into())));
    assert_eq!(lembar.get_value((5, 0)), Some(&SelExcel::Float(3.0)));
}

#[test]
fn beberapa_tabel_di_satu_kertas_dengan_kolomnya_sendiri() {
    let t = Tempat::baru();
    let (atas, bawah) = (
        [Kolom::new("Jenis", Jenis::Teks), Kolom::new("Berat Stock", Jenis::Gram)],
        [
            Kolom::new("Kasir", Jenis::Kode),
            Kolom::new("Beli", Jenis::Rupiah),
            Kolom::new("Jual", Jenis::Rupiah),
        ],
    );
    let isikan = |k: &mut dyn Keluaran| {
        k.baris(BarisTabel::Tabel { judul: "Stock", kolom: &atas }).unwrap();
        for i in 0..60 {
            k.baris(BarisTabel::Isi(&[Sel::Teks(&format!("CINCIN {i}")), Sel::Angka(1_000 + i)])).unwrap();
        }
        k.baris(BarisTabel::Tabel { judul: "Service Masuk", kolom: &atas }).unwrap();
        k.baris(BarisTabel::Catatan("Tidak ada Service Masuk")).unwrap();
        k.baris(BarisTabel::Tabel { judul: "Para Kasir", kolom: &bawah }).unwrap();
        k.baris(BarisTabel::Isi(&[Sel::Teks("kasir1"), Sel::Angka(5), Sel::Angka(1_234_567)])).unwrap();
        assert!(k.baris(BarisTabel::Isi(&[Sel::Kosong; 2])).is_err(), "kolom tabel yang lain");
    };
    let mut pdf = Pdf::new(tabel()).unwrap();
    isikan(&mut pdf);
    let isi = teks(&t.simpan("tabel.pdf", &pdf.selesai().unwrap()));
    let letak = |apa: &str| isi.find(apa).unwrap_or_else(|| panic!("{apa}:\n{isi}"));
    assert!(
        letak("CINCIN 59") < letak("Service Masuk") && letak("Tidak ada Service Masuk") < letak("Para Kasir")
    );
    assert!(letak("Kasir") < letak("1,234,567"));
    // Titles come back on the page where the rows go on; those of the first table, which has no rows, never stand.
    assert!(isi.matches("Berat Stock").count() >= 3 && !isi.contains("Harga / Gram"), "{isi}");
    let mut excel = Excel::new(tabel()).unwrap();
    isikan(&mut excel);
    let mut buku: Xlsx<_> = Xlsx::new(Cursor::new(excel.selesai().unwrap())).unwrap();
    let lembar = buku.worksheet_range_at(0).unwrap().unwrap();
    let ada = |baris: u32, teks: &str| lembar.get_value((baris, 0)) == Some(&SelExcel::String(teks.into()));
    assert!(ada(3, "Stock") && ada(4, "Jenis") && ada(5, "CINCIN 0") && ada(64, "CINCIN 59"));
    assert!(ada(66, "Service Masuk") && ada(67, "Jenis") && ada(68, "Tidak ada Service Masuk"));
    assert_eq!(lembar.get_value((72, 2)), Some(&SelExcel::Float(1_234_567.0)));
    assert!(ada(75, "Dibuat Oleh"), "tanda tangan");
}

#[test]
fn excel_berisi_angka_dan_hari_sungguhan() {
    let t = Tempat::baru();
    let mut excel = Excel::new(tabel()).unwrap();
    isi(&mut excel, 20);
    let bytes = excel.selesai().unwrap();
    t.simpan("laporan.xlsx", &bytes);
    let mut buku: Xlsx<_> = Xlsx::new(Cursor::new(&bytes)).unwrap();
    assert_eq!(buku.sheet_names(), ["Laporan Penjualan Detail"]);
    let lembar = buku.worksheet_range_at(0).unwrap().unwrap();
    let sel = |baris, kolom| lembar.get_value((baris, kolom)).cloned().unwrap_or(SelExcel::Empty);
    assert_eq!(sel(3, 2), SelExcel::String("No Faktur".into()));
    assert_eq!(sel(4, 0), SelExcel::String("GROUP 000 – EMAS TUA".into()));
    assert_eq!(sel(5, 0), SelExcel::Float(1.0));
    let SelExcel::DateTime(hari) = sel(5, 1) else { panic!("bukan tanggal: {:?}", sel(5, 1)) };
    assert_eq!(hari.as_f64(), 46_341.0); // 2026-11-15
    assert_eq!(sel(5, 3), SelExcel::String("00000120".into()));
    assert_eq!(sel(5, 6), SelExcel::String("750".into()));
    assert_eq!(sel(5, 9), SelExcel::Float(1.0));
    assert_eq!(sel(6, 9), SelExcel::Float(1.037));
    // Below the total, who signs.
    let akhir = u32::try_from(lembar.height()).unwrap() - 8;
    assert_eq!(sel(akhir, 0), SelExcel::String("TOTAL".into()));
    assert_eq!(sel(akhir + 3, 0), SelExcel::String("Dibuat Oleh".into()));
    let total: i64 = (0..20).map(berat).sum();
    assert_eq!(sel(akhir, 11), SelExcel::Float((total * 1_250).to_string().parse().unwrap()));

    // The frozen header and the fitted widths, in the file itself.
    let mut arsip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut xml = String::new();
    arsip.by_name("xl/worksheets/sheet1.xml").unwrap().read_to_string(&mut xml).unwrap();
    assert!(xml.contains("ySplit=\"4\"") && xml.contains("state=\"frozen\""), "{}", &xml[..900]);
    assert!(xml.contains("<col min=\"5\" max=\"6\" width=\"48"), "{}", &xml[..1500]);
    assert!(xml.contains("orientation=\"landscape\""));
}

#[test]
fn waktu_di_excel_adalah_waktu_dan_di_pdf_terbaca() {
    let t = Tempat::baru();
    let kolom = [Kolom::new("Waktu", Jenis::Waktu), Kolom::new("Aksi", Jenis::Teks)];
    let isi = [Sel::Teks("2026-11-15T18:00:00.000+07:00"), Sel::Teks("HAPUS\u{7}\tSALES")];
    let mut excel = Excel::new(Tabel { kolom: &kolom, ..tabel() }).unwrap();
    let mut pdf = Pdf::new(Tabel { kolom: &kolom, judul: "Laporan\nAudit", ..tabel() }).unwrap();
    let keduanya: [&mut dyn Keluaran; 2] = [&mut excel, &mut pdf];
    for k in keduanya {
        k.baris(BarisTabel::Grup("SALES\nKEDUA")).unwrap();
        k.baris(BarisTabel::Isi(&isi)).unwrap();
    }
    let mut buku: Xlsx<_> = Xlsx::new(Cursor::new(excel.selesai().unwrap())).unwrap();
    let lembar = buku.worksheet_range_at(0).unwrap().unwrap();
    let Some(SelExcel::DateTime(w)) = lembar.get_value((5, 0)) else { panic!("bukan waktu: {lembar:?}") };
    assert_eq!(w.as_f64(), 46_341.75);
    let jalan = t.simpan("waktu.pdf", &pdf.selesai().unwrap());
    let isi = teks(&jalan);
    for harus in ["2026-11-15 18:00:00", "HAPUS SALES", "SALES KEDUA", "Laporan Audit"] {
        assert!(isi.contains(harus), "{harus}\n{isi}");
    }
}

/// A small picture, so that no file of the tests has to be kept: a grey square.
fn png() -> Vec<u8> {
    vec![
        0x89, b'P', b'N', b'G', 13, 10, 26, 10, 0, 0, 0, 13, b'I', b'H', b'D', b'R', 0, 0, 0, 1, 0, 0, 0, 1,
        8, 0, 0, 0, 0, 0x3a, 0x7e, 0x9b, 0x55, 0, 0, 0, 10, b'I', b'D', b'A', b'T', 0x78, 0x9c, 0x63, 0x68,
        0, 0, 0, 0x82, 0, 0x81, 0x77, 0xcd, 0x72, 0xb6, 0, 0, 0, 0, b'I', b'E', b'N', b'D', 0xae, 0x42, 0x60,
        0x82,
    ]
}

fn data() -> Isi {
    let mut d = Isi::default();
    for (k, v) in [
        ("nama_toko", "TOKO EMAS MURNI JAYA"),
        ("no_faktur", "FJJKT1-261115-0042"),
        ("nama_customer", "Siti Rahmawati binti Haji Abdul Qodir"),
        ("kode_barcode", "00012345"),
        ("nama_barang", "KALUNG RANTAI ITALY 750 PUTIH MOTIF DAUN KELOR"),
        ("berat", "4.325"),
        ("harga", "5,406,250"),
        ("kode_member", "MBR-000123"),
        (
            "keterangan",
            "Barang dapat dijual kembali dalam 3 bulan dengan membawa nota ini. Potongan mengikuti ketentuan toko. Kehilangan nota dan kerusakan bukan tanggungan toko.",
        ),
    ] {
        d.teks.insert(k.into(), v.into());
    }
    d.gambar.insert("logo".into(), png());
    d
}

const BIDANG: [&str; 9] = [
    "nama_toko",
    "no_faktur",
    "nama_customer",
    "kode_barcode",
    "nama_barang",
    "berat",
    "harga",
    "kode_member",
    "keterangan",
];

fn nota() -> TataLetak {
    use JenisElemen::{Barcode, Gambar, Line, Qrcode, Text};
    let ubah = |mut e: Elemen, f: &dyn Fn(&mut Elemen)| {
        f(&mut e);
        e
    };
    TataLetak {
        nama: "PENJUALAN".into(),
        lebar: 210.0,
        tinggi: 99.0,
        elemen: vec![
            Elemen::new("logo", Gambar, "{logo}", (8.0, 6.0, 16.0, 16.0)),
            ubah(Elemen::new("toko", Text, "{nama_toko}", (28.0, 7.0, 90.0, 6.0)), &|e| {
                e.font_family = "tahoma_bold".into();
                e.font_size = 10.0;
            }),
            ubah(Elemen::new("faktur", Text, "No. {no_faktur}", (130.0, 7.0, 72.0, 5.0)), &|e| {
                e.rata = RataTeks::Kanan;
            }),
            ubah(Elemen::new("customer", Text, "Yth. {nama_customer}", (28.0, 14.0, 90.0, 5.0)), &|e| {
                e.font_family = "candara".into();
                e.font_size = 9.0;
            }),
            Elemen::new("garis", Line, "", (8.0, 25.0, 194.0, 0.0)),
            Elemen::new("barang", Text, "{nama_barang}", (8.0, 28.0, 70.0, 10.0)),
            ubah(Elemen::new("berat", Text, "{berat} gr", (85.0, 28.0, 25.0, 5.0)), &|e| {
                e.rata = RataTeks::Kanan;
                e.font_family = "tahoma_reguler".into();
            }),
            ubah(Elemen::new("harga", Text, "Rp {harga}", (130.0, 28.0, 40.0, 5.0)), &|e| {
                e.rata = RataTeks::Kanan;
                e.font_family = "tahoma_bold".into();
            }),
            Elemen::new("barcode", Barcode, "{kode_barcode}", (8.0, 45.0, 50.0, 14.0)),
            Elemen::new("qr", Qrcode, "https://toko.example/n/{no_faktur}", (70.0, 42.0, 26.0, 26.0)),
            Elemen::new("syarat", Text, "{keterangan}", (8.0, 75.0, 90.0, 14.0)),
            ubah(Elemen::new("putar", Text, "{no_faktur}", (196.0, 30.0, 5.0, 60.0)), &|e| e.rotate = 90),
            ubah(Elemen::new("barcode_tegak", Barcode, "{kode_member}", (175.0, 35.0, 14.0, 60.0)), &|e| {
                e.rotate = 270;
            }),
            ubah(Elemen::new("tersembunyi", Text, "RAHASIA", (8.0, 90.0, 30.0, 5.0)), &|e| e.status = false),
        ],
    }
}

#[test]
fn nota_terbaca_dan_kodenya_dipindai_kembali() {
    let t = Tempat::baru();
    let letak = nota();
    periksa(&letak, &Aturan::new(&BIDANG, &["logo"])).unwrap();
    let data = data();
    let jalan = t.simpan("nota.pdf", &gambar(&letak, &[&data], Susunan::default()).unwrap());
    assert_eq!(
        kode(&jalan),
        ["CODE-128:00012345", "CODE-128:MBR-000123", "QR-Code:https://toko.example/n/FJJKT1-261115-0042"]
    );
    let isi = teks(&jalan);
    for harus in ["TOKO EMAS MURNI JAYA", "No. FJJKT1-261115-0042", "4.325 gr", "Rp 5,406,250", "3 bulan"] {
        assert!(isi.contains(harus), "{harus}\n{isi}");
    }
    assert!(!isi.contains("RAHASIA") && !isi.contains("COPY"));
    let huruf = jalankan("pdffonts", &[jalan.to_str().unwrap()]);
    assert!(huruf.contains("Carlito") && huruf.contains("LiberationSerif"), "{huruf}");
    let gambar = jalankan("pdfimages", &["-list", jalan.to_str().unwrap()]);
    assert_eq!(gambar.lines().count(), 3, "{gambar}");
}

#[test]
fn tiga_rangkap_pada_satu_lembar_dengan_tanda_copy() {
    let t = Tempat::baru();
    let data = data();
    let susunan = Susunan { per_lembar: 3, rangkap: 2, cetak_ulang: true };
    let jalan = t.simpan("rangkap.pdf", &gambar(&nota(), &[&data, &data], susunan).unwrap());
    let semua = teks(&jalan);
    let halaman: Vec<&str> = semua.trim_end_matches('\u{c}').split('\u{c}').collect();
    assert_eq!(halaman.len(), 2);
    assert_eq!(halaman[0].matches("No. FJJKT1-261115-0042").count(), 3);
    assert_eq!(halaman[1].matches("COPY").count(), 1);
    render(&jalan);
}

#[test]
fn kartu_member_dua_sisi_dan_label_harga() {
    use JenisElemen::{Barcode, Qrcode, Text};
    let t = Tempat::baru();
    let data = data();
    let mut kartu = TataLetak {
        nama: "KARTU MEMBER".into(),
        lebar: 54.0,
        tinggi: 86.0,
        elemen: vec![
            Elemen::new("nama", Text, "{nama_customer}", (40.0, 6.0, 8.0, 70.0)),
            Elemen::new("kode", Barcode, "{kode_member}", (8.0, 10.0, 14.0, 66.0)),
            Elemen::new("qr", Qrcode, "{kode_member}", (12.0, 20.0, 30.0, 30.0)),
        ],
    };
    for e in &mut kartu.elemen {
        e.rotate = 90;
    }
    kartu.elemen[2].side = Sisi::Belakang;
    periksa(&kartu, &Aturan::kartu_member(&BIDANG, &[])).unwrap();
    let jalan = t.simpan("kartu.pdf", &gambar(&kartu, &[&data], Susunan::default()).unwrap());
    assert_eq!(kode(&jalan), ["CODE-128:MBR-000123"]);
    let info = jalankan("pdfinfo", &[jalan.to_str().unwrap()]);
    assert!(info.lines().any(|b| b.starts_with("Pages:") && b.ends_with(" 2")), "{info}");

    let label = TataLetak {
        nama: "LABEL".into(),
        lebar: 60.0,
        tinggi: 15.0,
        elemen: vec![
            Elemen::new("barcode", Barcode, "{kode_barcode}", (1.0, 1.5, 28.0, 8.0)),
            Elemen::new("kode", Text, "{kode_barcode}", (4.0, 10.0, 25.0, 4.0)),
            Elemen::new("berat", Text, "{berat} gr\nRp {harga}", (31.0, 2.0, 27.0, 10.0)),
        ],
    };
    periksa(&label, &Aturan::new(&BIDANG, &[])).unwrap();
    let jalan = t.simpan("label.pdf", &gambar(&label, &[&data], Susunan::default()).unwrap());
    assert_eq!(kode(&jalan), ["CODE-128:00012345"]);
}

#[test]
fn gambar_rusak_dan_barcode_salah_menyebut_elemennya() {
    let mut rusak = data();
    for isi in [b"GIF89a".to_vec(), b"\x89PNG".to_vec(), png()[..30].to_vec(), b"\xff\xd8\xff".to_vec()] {
        rusak.gambar.insert("logo".into(), isi);
        let salah = gambar(&nota(), &[&rusak], Susunan::default()).unwrap_err();
        assert!(salah.to_string().contains("Elemen 'logo'"), "{salah}");
    }
    let mut raksasa = png();
    raksasa[16..24].copy_from_slice(&[0, 1, 0, 0, 0, 1, 0, 0]);
    rusak.gambar.insert("logo".into(), raksasa);
    assert!(gambar(&nota(), &[&rusak], Susunan::default()).is_err());
    let mut salah = data();
    salah.teks.insert("kode_member".into(), "日本".into());
    let galat = gambar(&nota(), &[&salah], Susunan::default()).unwrap_err();
    assert!(galat.to_string().contains("Elemen 'barcode_tegak'"), "{galat}");
}

#[test]
fn slip_pdf_terbaca_dan_barcodenya_dipindai() {
    let t = Tempat::baru();
    let slip = Slip {
        baris: vec![
            BarisSlip::Judul("TOKO EMAS MURNI JAYA".into()),
            BarisSlip::Teks("No. FSJKT1-261115-0007".into()),
            BarisSlip::Garis,
            BarisSlip::Kolom(vec!["CINCIN POLOS ANAK KECIL SEKALI".into(), "2.345 gr".into()]),
            BarisSlip::Garis,
            BarisSlip::Barcode("00012345".into()),
            BarisSlip::Qr("FSJKT1-261115-0007".into()),
        ],
        cetak_ulang: true,
    };
    let jalan = t.simpan("slip.pdf", &slip.pdf("Slip", 80.0).unwrap());
    assert_eq!(kode(&jalan), ["CODE-128:00012345", "QR-Code:FSJKT1-261115-0007"]);
    assert!(teks(&jalan).contains("COPY") && teks(&jalan).contains("KECIL SEKALI"));
    assert!(matches!(slip.pdf("Slip", f32::NAN), Err(Galat::Kertas)));
}
