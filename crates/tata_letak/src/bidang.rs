//! The fields a layout may name, with what each means and a sample: the designer searches them, the check at save
//! knows no others, the preview is filled with the samples. A `detail_…` field has one line a piece.

use crate::tipe::{Bentuk, Tipe};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bidang {
    pub nama: &'static str,
    pub arti: &'static str,
    pub contoh: &'static str,
}

const fn b(nama: &'static str, arti: &'static str, contoh: &'static str) -> Bidang {
    Bidang { nama, arti, contoh }
}

const TOKO: &[Bidang] = &[
    b("nama_toko", "Nama toko", "Toko Emas Karat"),
    b("alamat_toko", "Alamat toko", "Jl. Melawai V No. 12, Kebayoran Baru, Jakarta Selatan"),
    b("no_telp", "No telepon toko", "021-72780012"),
    b("no_whatsapp", "No WhatsApp toko", "628111234567"),
    b("teks_logo", "Teks logo toko", "KARAT"),
    b("npwp", "NPWP toko", "01.234.567.8-901.000"),
];

const DOKUMEN: &[Bidang] = &[
    b("no_faktur", "No faktur", "FJJKT1-261115-0042"),
    b("tgl_system", "Tanggal", "2026-11-15"),
    b("jam", "Jam", "10:24"),
    b("kode_sales", "Kode sales", "SL01"),
    b("nama_sales", "Nama sales", "Rina"),
    b("input_by", "User yang menginput", "kasir1"),
    b("kode_member", "Kode member", "MBR00012"),
    b("nama_customer", "Nama customer", "Ibu Siti Rahmawati"),
    b("alamat_customer", "Alamat customer", "Jl. Kenanga No. 8, Cilandak, Jakarta Selatan"),
    b("no_hp", "No HP customer", "0812-3456-7890"),
    b("keterangan_nota", "Semua keterangan nota", ""),
    b("keterangan_1", "Keterangan nota 1", ""),
    b("keterangan_2", "Keterangan nota 2", ""),
    b("keterangan_3", "Keterangan nota 3", ""),
    b("keterangan_4", "Keterangan nota 4", ""),
    b("keterangan_5", "Keterangan nota 5", ""),
];

const BARANG: &[Bidang] = &[
    b("detail_no", "Nomor urut barang", "1\n2\n3"),
    b("detail_kode_barcode", "Barcode tiap barang", "00012345\n00012377\n00012402"),
    b(
        "detail_nama_barang",
        "Nama tiap barang",
        "CINCIN POLOS 750\nGELANG RANTAI ITALY 750\nANTING TUSUK 700",
    ),
    b("detail_kadar", "Kadar tiap barang", "75.00\n75.00\n70.00"),
    b("detail_berat", "Berat tiap barang (gram)", "3.250\n10.125\n1.870"),
    b("detail_harga_gram", "Harga per gram", "985,000\n985,000\n915,000"),
    b("detail_ongkos", "Ongkos tiap barang", "150,000\n325,000\n75,000"),
    b("detail_nilai_emas", "Harga emas tiap barang", "3,201,250\n9,973,125\n1,711,050"),
    b("detail_ongkos_lain", "Ongkos, atribut, batu dan pembulatan tiap barang", "150,250\n325,375\n75,450"),
    b("detail_diskon", "Potongan penjualan tiap barang", "0\n0\n500"),
    b("detail_harga", "Harga tiap barang", "3,351,500\n10,298,500\n1,786,000"),
    b("total_qty", "Jumlah barang", "3"),
    b("total_berat", "Total berat (gram)", "15.245"),
    b(
        "konversi_gram",
        "Keterangan konversi gram, bila dinyalakan di setting",
        "Konversi 15.245 gram = 11.340 gram 24K",
    ),
    b("total_harga", "Total harga", "15,436,000"),
    b("terbilang", "Total dengan huruf", "lima belas juta empat ratus tiga puluh enam ribu rupiah"),
];

const BAYAR: &[Bidang] = &[
    b("pembayaran", "Rincian pembayaran", "CASH Rp. 10,000,000\nDEBET Rp. 5,436,000"),
    b("kembali", "Uang kembali", "0"),
];

const POIN: &[Bidang] = &[
    b("poin_dapat", "Poin member yang didapat", "30"),
    b("poin_pakai", "Poin member yang dipakai", "5"),
    b("poin_saldo", "Sisa poin member", "125"),
];

const PEMBELIAN: &[Bidang] = &[
    b("detail_berat_nota", "Berat di nota asal", "3.270\n10.130\n1.900"),
    b("detail_kondisi", "Kondisi tiap barang", "BAIK\nBAIK\nPATAH"),
    b("detail_nilai", "Nilai tiap barang sebelum potongan", "3,449,000\n10,602,250\n1,879,500"),
    b("detail_potongan", "Potongan tiap barang", "97,500\n303,750\n93,500"),
    b("no_faktur_asal", "No faktur penjualan asal", "FJJKT1-260910-0007"),
];

const UANG_MUKA: &[Bidang] = &[
    b("tgl_ambil", "Tanggal ambil", "2026-11-29"),
    b("uang_muka", "Uang muka", "5,000,000"),
    b("sisa_bayar", "Sisa yang harus dibayar", "10,436,000"),
];

/// Whoever holds the paper follows the work; both are empty where the store has no public address.
const LACAK: &[Bidang] = &[
    b(
        "alamat_lacak",
        "Alamat halaman lacak, untuk QR",
        "https://toko.example/lacak/FPJKT1-261115-0042.0123456789abcdef0123456789abcdef",
    ),
    b("teks_lacak", "Teks di bawah QR lacak", "Pindai untuk melihat tahapnya"),
];

/// Whoever is shown the paper learns whether it is ours; both are empty where the store has no public address.
const ASLI: &[Bidang] = &[
    b(
        "alamat_nota",
        "Alamat halaman keaslian nota, untuk QR",
        "https://toko.example/nota/FJJKT1-261115-0042.0123456789abcdef0123456789abcdef",
    ),
    b("teks_nota", "Teks di bawah QR keaslian", "Pindai untuk memeriksa keaslian"),
];

const SERVICE: &[Bidang] = &[
    b("detail_service", "Jenis pekerjaan", "PATRI\nCUCI SEPUH\nGANTI KANCING"),
    b("nama_tukang", "Nama tukang", "Pak Slamet"),
];

const TITIPAN: &[Bidang] = &[
    b("jumlah_titipan", "Jumlah titipan", "2,500,000"),
    b("keperluan", "Keperluan titipan", "Tabungan pembelian gelang"),
];

const BERLIAN: &[Bidang] = &[
    b("detail_batu", "Batu tiap barang", "ROUND 0.52 F VS1\nROUND 0.30 G VVS2\n-"),
    b("no_sertifikat", "No sertifikat", "GIA 2141438171"),
    b("total_berlian_rp", "Total berlian", "28,500,000"),
    b("total_usd", "Total USD", "1,820.00"),
];

const HUTANG: &[Bidang] = &[
    b("pokok", "Pokok pinjaman", "9,000,000"),
    b("bunga", "Bunga per bulan", "2.00 %"),
    b("tgl_jatuh_tempo", "Tanggal jatuh tempo", "2027-03-15"),
    b("no_izin", "No izin usaha gadai", "KEP-12/NB.1/2025"),
    b("tiket", "Tiket ke", "1"),
    b("no_kantong", "No kantong jaminan", "K-0071"),
    b("taksiran", "Taksiran barang jaminan", "12,500,000"),
    b("kuasa_jual", "Kuasa menjual", "Peminjam memberi kuasa menjual"),
];

const CICILAN: &[Bidang] = &[
    b("angsuran_ke", "Angsuran ke", "2 dari 6"),
    b("jumlah_angsuran", "Jumlah angsuran", "2,572,667"),
    b("tgl_jatuh_tempo", "Tanggal jatuh tempo", "2026-12-15"),
];

const TUKAR: &[Bidang] = &[
    b("total_jual", "Total penjualan", "15,436,000"),
    b("total_beli", "Total pembelian", "6,120,000"),
    b("selisih", "Selisih yang dibayar", "9,316,000"),
];

const LABEL: &[Bidang] = &[
    b("kode_barcode", "Barcode 8 angka", "00012345"),
    b("nama_barang", "Nama barang", "CINCIN POLOS"),
    b("jenis", "Jenis barang", "CINCIN"),
    b("kode_group", "Kode group", "750"),
    b("kadar", "Kadar cetak", "75.00"),
    b("berat", "Berat (gram)", "3.250"),
    b("kode_baki", "Kode baki", "BK01"),
    b("ongkos", "Ongkos", "150,000"),
    b("harga", "Harga", "3,351,500"),
];

const KARTU: &[Bidang] = &[
    b("kode_member", "Kode member", "MBR00012"),
    b("nama_customer", "Nama member", "SITI RAHMAWATI"),
    b("alamat_customer", "Alamat member", "Jl. Kenanga No. 8, Cilandak"),
    b("no_hp", "No HP member", "0812-3456-7890"),
    b("tgl_lahir", "Tanggal lahir", "1988-04-21"),
    b("tgl_daftar", "Tanggal daftar", "2026-11-15"),
];

/// All fields of a type. The order is the one the designer lists them in.
pub(crate) fn untuk(t: &Tipe) -> Vec<&'static Bidang> {
    let bagian: &[&[Bidang]] = match t.bentuk {
        Bentuk::LabelBatang | Bentuk::LabelQr => &[LABEL, TOKO],
        Bentuk::Kartu => &[KARTU, TOKO],
        Bentuk::Nota | Bentuk::Slip => match t.nama.trim_start_matches("SLIP ") {
            "PEMBELIAN" => &[DOKUMEN, BARANG, BAYAR, PEMBELIAN, TOKO],
            "PESANAN" => &[DOKUMEN, BARANG, BAYAR, UANG_MUKA, LACAK, TOKO],
            "PRE ORDER" => &[DOKUMEN, BARANG, BAYAR, UANG_MUKA, TOKO],
            "SERVICE" => &[DOKUMEN, BARANG, BAYAR, UANG_MUKA, SERVICE, LACAK, TOKO],
            "TITIPAN" => &[DOKUMEN, BARANG, BAYAR, TITIPAN, TOKO],
            "PENJUALAN BERLIAN" => &[DOKUMEN, BARANG, BAYAR, POIN, BERLIAN, TOKO],
            "HUTANG" => &[DOKUMEN, BARANG, BAYAR, HUTANG, LACAK, TOKO],
            "CICILAN" => &[DOKUMEN, BARANG, BAYAR, CICILAN, UANG_MUKA, LACAK, TOKO],
            "TUKAR" => &[DOKUMEN, BARANG, BAYAR, POIN, TUKAR, TOKO],
            _ => &[DOKUMEN, BARANG, BAYAR, POIN, TOKO],
        },
    };
    let asli: &[Bidang] = if t.diperiksa() { ASLI } else { &[] };
    bagian.iter().flat_map(|b| b.iter()).chain(asli).collect()
}

/// Pictures have no sample text; the designer shows their names.
pub(crate) fn arti_gambar(nama: &str) -> &'static str {
    match nama {
        "logo" => "Logo toko",
        "foto_produk" => "Foto produk",
        _ => "Foto member",
    }
}

#[cfg(test)]
mod tests {
    use crate::Keluarga;
    use std::collections::HashSet;

    #[test]
    fn bidang_setiap_tipe_tidak_kembar() {
        for t in Keluarga::SEMUA.iter().flat_map(|k| k.tipe()) {
            let mut nama = HashSet::new();
            assert!(t.bidang().iter().all(|b| nama.insert(b.nama)), "{}", t.nama);
        }
    }
}
