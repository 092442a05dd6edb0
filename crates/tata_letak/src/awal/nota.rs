//! Notas: a sheet of 210 x 140 mm for the counter's printer, and a narrow one for phones. Types differ in their
//! columns and totals alone. What stands in a line adds up to its last column, and the last columns to the total.

use super::{Gaya, Susun};
use crate::Tipe;

/// Heading, content, width in tenths of a millimetre, right-aligned.
type Kolom = (&'static str, &'static str, i32, bool);

const LEBAR: i32 = 1_900;
const KIRI: i32 = 100;

fn kolom(t: &Tipe) -> &'static [Kolom] {
    match t.nama {
        "PENJUALAN BERLIAN" => &[
            ("No", "detail_no", 60, false),
            ("Barcode", "detail_kode_barcode", 160, false),
            ("Nama Barang", "detail_nama_barang", 380, false),
            ("Batu", "detail_batu", 310, false),
            ("Berat gr", "detail_berat", 150, true),
            ("Emas Rp", "detail_nilai_emas", 210, true),
            ("Batu/Ongkos Rp", "detail_ongkos_lain", 220, true),
            ("Potongan Rp", "detail_diskon", 190, true),
            ("Jumlah Rp", "detail_harga", 220, true),
        ],
        "PEMBELIAN" => &[
            ("No", "detail_no", 60, false),
            ("Nama Barang", "detail_nama_barang", 500, false),
            ("Kondisi", "detail_kondisi", 220, false),
            ("Berat Nota", "detail_berat_nota", 190, true),
            ("Berat gr", "detail_berat", 180, true),
            ("Nilai Rp", "detail_nilai", 260, true),
            ("Potongan Rp", "detail_potongan", 230, true),
            ("Jumlah Rp", "detail_harga", 260, true),
        ],
        "SERVICE" => &[
            ("No", "detail_no", 80, false),
            ("Nama Barang", "detail_nama_barang", 680, false),
            ("Pekerjaan", "detail_service", 460, false),
            ("Berat gr", "detail_berat", 240, true),
            ("Biaya Rp", "detail_harga", 440, true),
        ],
        "HUTANG" => &[
            ("No", "detail_no", 80, false),
            ("Barang Jaminan", "detail_nama_barang", 760, false),
            ("Kadar %", "detail_kadar", 220, true),
            ("Berat gr", "detail_berat", 280, true),
            ("Taksiran Rp", "detail_harga", 560, true),
        ],
        _ => &[
            ("No", "detail_no", 60, false),
            ("Barcode", "detail_kode_barcode", 160, false),
            ("Nama Barang", "detail_nama_barang", 410, false),
            ("Kadar %", "detail_kadar", 130, true),
            ("Berat gr", "detail_berat", 150, true),
            ("Harga/gr", "detail_harga_gram", 180, true),
            ("Emas Rp", "detail_nilai_emas", 210, true),
            ("Ongkos Rp", "detail_ongkos_lain", 190, true),
            ("Potongan Rp", "detail_diskon", 190, true),
            ("Jumlah Rp", "detail_harga", 220, true),
        ],
    }
}

/// Label and content of the lines under the table; the last one is the one that counts.
pub(super) fn total(nama: &str) -> &'static [(&'static str, &'static str, &'static str)] {
    const BERAT: (&str, &str, &str) = ("total_berat", "Total Berat", "{total_berat} gr");
    const HARGA: (&str, &str, &str) = ("total_harga", "TOTAL", "Rp. {total_harga}");
    const MUKA: (&str, &str, &str) = ("uang_muka", "Uang Muka", "Rp. {uang_muka}");
    const SISA: (&str, &str, &str) = ("sisa_bayar", "SISA", "Rp. {sisa_bayar}");
    match nama {
        "PESANAN" | "PRE ORDER" | "SERVICE" => {
            &[BERAT, ("total_harga", "Total", "Rp. {total_harga}"), MUKA, SISA]
        }
        "TITIPAN" => &[
            ("total_harga", "Total", "Rp. {total_harga}"),
            ("jumlah_titipan", "JUMLAH TITIPAN", "Rp. {jumlah_titipan}"),
        ],
        "PENJUALAN BERLIAN" => {
            &[BERAT, ("total_berlian_rp", "Total Berlian", "Rp. {total_berlian_rp}"), HARGA]
        }
        "HUTANG" => &[
            BERAT,
            ("bunga", "Bunga / bulan", "{bunga}"),
            ("tgl_jatuh_tempo", "Jatuh Tempo", "{tgl_jatuh_tempo}"),
            ("pokok", "PINJAMAN", "Rp. {pokok}"),
        ],
        "CICILAN" => &[
            ("angsuran_ke", "Angsuran Ke", "{angsuran_ke}"),
            ("tgl_jatuh_tempo", "Jatuh Tempo", "{tgl_jatuh_tempo}"),
            ("sisa_bayar", "Sisa", "Rp. {sisa_bayar}"),
            ("jumlah_angsuran", "ANGSURAN", "Rp. {jumlah_angsuran}"),
        ],
        "TUKAR" => &[
            ("total_jual", "Penjualan", "Rp. {total_jual}"),
            ("total_beli", "Pembelian", "Rp. {total_beli}"),
            ("selisih", "SELISIH", "Rp. {selisih}"),
        ],
        _ => &[BERAT, HARGA],
    }
}

/// The QR of the document's public page: its work's stages, or its own genuineness.
fn qr(t: &Tipe) -> [&'static str; 4] {
    if t.dilacak() {
        ["qr_lacak", "{alamat_lacak}", "teks_lacak", "{teks_lacak}"]
    } else {
        ["qr_nota", "{alamat_nota}", "teks_nota", "{teks_nota}"]
    }
}

fn bila_kanan(g: Gaya<'_>, kanan: bool) {
    if kanan {
        g.kanan();
    }
}

pub(super) fn lembar(t: &Tipe) -> Susun {
    let mut s = Susun::baru(2_100, 1_400);
    s.teks("nama_toko", "{nama_toko}", (KIRI, 80, 1_050, 80)).tebal().besar(16);
    s.teks("alamat_toko", "{alamat_toko}", (KIRI, 165, 1_050, 80)).biasa().besar(8);
    s.teks("no_telp", "Telp. {no_telp}", (KIRI, 248, 1_050, 45)).biasa().besar(8);
    s.teks("judul", t.judul, (1_200, 80, 800, 65)).tebal().besar(12).kanan();
    s.teks("no_faktur", "{no_faktur}", (1_200, 148, 800, 50)).biasa().besar(9).kanan();
    s.teks("tgl_system", "{tgl_system}  {jam}", (1_200, 200, 800, 45)).besar(8).kanan();
    s.taruh("barcode_faktur", "barcode", "{no_faktur}", (1_300, 252, 700, 80));
    s.garis("garis_atas", KIRI, 350, LEBAR);

    s.teks("customer", "{nama_customer}", (KIRI, 368, 1_000, 50)).tebal().besar(9);
    s.teks("alamat_customer", "{alamat_customer}", (KIRI, 420, 1_000, 42));
    s.teks("no_hp", "{no_hp}", (KIRI, 463, 1_000, 42));
    s.teks("kode_member", "Member: {kode_member}", (1_200, 370, 800, 42)).kanan();
    s.teks("nama_sales", "Sales: {nama_sales}", (1_200, 415, 800, 42)).kanan();
    s.teks("input_by", "Kasir: {input_by}", (1_200, 460, 800, 42)).kanan();

    s.garis("garis_kepala", KIRI, 520, LEBAR);
    s.garis("garis_kepala_bawah", KIRI, 585, LEBAR);
    let mut x = KIRI;
    for (judul, bidang, lebar, kanan) in kolom(t).iter().copied() {
        // A gap to the next column, so that right- and left-aligned neighbours stay apart; none at the edge.
        let isi = if x + lebar < KIRI + LEBAR { lebar - 20 } else { lebar };
        bila_kanan(s.teks(&format!("judul_{bidang}"), judul, (x, 533, isi, 45)).tebal().besar(7), kanan);
        bila_kanan(s.teks(bidang, &format!("{{{bidang}}}"), (x, 600, isi, 330)).biasa().besar(7), kanan);
        x += lebar;
    }
    s.garis("garis_detail", KIRI, 940, LEBAR);

    s.teks("terbilang", "Terbilang: {terbilang}", (KIRI, 958, 1_000, 80));
    s.teks("pembayaran", "{pembayaran}", (KIRI, 1_045, 1_000, 85)).biasa().besar(7);
    let semua = total(t.nama);
    for (i, (nama, label, isi)) in (0..).zip(semua.iter().copied()) {
        let y = 958 + 55 * i;
        let akhir = Some(nama) == semua.last().map(|a| a.0);
        let judul = s.teks(&format!("judul_{nama}"), label, (1_200, y, 380, 50));
        if akhir {
            judul.tebal().besar(10)
        } else {
            judul.biasa().besar(8)
        };
        let nilai = s.teks(nama, isi, (1_580, y, 420, 50)).kanan();
        if akhir {
            nilai.tebal().besar(10)
        } else {
            nilai.biasa().besar(8)
        };
    }

    let [qr, alamat, nama, teks] = qr(t);
    s.teks("keterangan_nota", "{keterangan_nota}", (KIRI, 1_140, 850, 230)).besar(7);
    s.taruh(qr, "qrcode", alamat, (975, 1_138, 215, 215));
    s.teks(nama, teks, (885, 1_355, 395, 36)).besar(6).tengah();
    s.teks("hormat_kami", "Hormat Kami,", (1_480, 1_195, 500, 42)).tengah();
    s.garis("garis_tanda_tangan", 1_530, 1_330, 400);
    s.teks("tanda_tangan", "{nama_toko}", (1_480, 1_338, 500, 42)).tengah();
    s.taruh("logo", "gambar", "logo", (KIRI, 80, 250, 200)).sembunyi();
    s.taruh("foto_produk", "gambar", "foto_produk", (1_040, 1_045, 150, 90)).sembunyi();
    s.teks("npwp", "NPWP {npwp}", (KIRI, 295, 1_050, 45)).biasa().besar(7).sembunyi();
    s
}

pub(super) fn ponsel(t: &Tipe) -> Susun {
    let mut s = Susun::baru(800, 1_600);
    s.teks("nama_toko", "{nama_toko}", (40, 40, 720, 62)).tebal().besar(12).tengah();
    s.teks("alamat_toko", "{alamat_toko}", (40, 104, 720, 70)).biasa().besar(7).tengah();
    s.teks("no_telp", "Telp. {no_telp}", (40, 176, 720, 36)).biasa().besar(7).tengah();
    s.garis("garis_atas", 40, 220, 720);
    s.teks("judul", t.judul, (40, 236, 720, 48)).tebal().besar(9).tengah();
    s.teks("no_faktur", "{no_faktur}", (40, 290, 440, 40)).biasa().besar(7);
    s.teks("tgl_system", "{tgl_system} {jam}", (480, 290, 280, 40)).biasa().besar(7).kanan();
    s.teks("customer", "{nama_customer}", (40, 332, 440, 40)).biasa().besar(7);
    s.teks("nama_sales", "{nama_sales}", (480, 332, 280, 40)).biasa().besar(7).kanan();
    s.garis("garis_kepala", 40, 382, 720);
    s.teks("detail_nama_barang", "{detail_nama_barang}", (40, 396, 390, 420)).biasa().besar(7);
    s.teks("detail_berat", "{detail_berat}", (435, 396, 105, 420)).biasa().besar(7).kanan();
    s.teks("detail_harga", "{detail_harga}", (545, 396, 215, 420)).biasa().besar(7).kanan();
    s.garis("garis_detail", 40, 824, 720);
    let semua = total(t.nama);
    for (i, (nama, label, isi)) in (0..).zip(semua.iter().copied()) {
        let y = 838 + 50 * i;
        let akhir = Some(nama) == semua.last().map(|a| a.0);
        let judul = s.teks(&format!("judul_{nama}"), label, (40, y, 330, 46));
        if akhir {
            judul.tebal().besar(9)
        } else {
            judul.biasa().besar(8)
        };
        let nilai = s.teks(nama, isi, (370, y, 390, 46)).kanan();
        if akhir {
            nilai.tebal().besar(9)
        } else {
            nilai.biasa().besar(8)
        };
    }
    s.garis("garis_total", 40, 1_050, 720);
    s.teks("keterangan_nota", "{keterangan_nota}", (40, 1_066, 720, 260)).besar(7);
    let [qr, alamat, nama, teks] = qr(t);
    s.taruh("qr_faktur", "qrcode", "{no_faktur}", (120, 1_345, 200, 200));
    s.taruh(qr, "qrcode", alamat, (460, 1_335, 220, 220));
    s.teks(nama, teks, (390, 1_558, 360, 34)).besar(6).tengah();
    s
}
