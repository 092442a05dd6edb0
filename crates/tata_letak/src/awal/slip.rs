//! Slips for 80 mm paper: columns of twenty characters, so that the same layout also leaves as plain text on a
//! thermal printer.

use super::Susun;
use super::nota::total;
use crate::Tipe;

pub(super) fn slip(t: &Tipe) -> Susun {
    let lacak = t.dilacak();
    let mut s = Susun::baru(800, if lacak { 1_600 } else { 1_300 });
    s.teks("nama_toko", "{nama_toko}", (30, 30, 740, 55)).tebal().besar(10).tengah();
    s.teks("alamat_toko", "{alamat_toko}", (30, 87, 740, 68)).besar(7).tengah();
    s.teks("no_telp", "Telp. {no_telp}", (30, 157, 740, 36)).besar(7).tengah();
    s.garis("garis_atas", 30, 202, 740);
    s.teks("judul", t.judul, (30, 216, 740, 48)).tebal().besar(9).tengah();
    for (i, (nama, label, isi)) in (0..).zip([
        ("no_faktur", "No Faktur", "{no_faktur}"),
        ("tgl_system", "Tanggal", "{tgl_system} {jam}"),
        ("customer", "Customer", "{nama_customer}"),
        ("nama_sales", "Sales", "{nama_sales}"),
    ]) {
        let y = 275 + 40 * i;
        s.teks(&format!("judul_{nama}"), label, (30, y, 250, 38));
        s.teks(nama, isi, (280, y, 490, 38)).kanan();
    }
    s.garis("garis_kepala", 30, 445, 740);
    s.teks("detail_nama_barang", "{detail_nama_barang}", (30, 458, 400, 290)).besar(7);
    s.teks("detail_berat", "{detail_berat}", (435, 458, 110, 290)).besar(7).kanan();
    s.teks("detail_harga", "{detail_harga}", (550, 458, 220, 290)).besar(7).kanan();
    s.garis("garis_detail", 30, 756, 740);
    let semua = total(t.nama.trim_start_matches("SLIP "));
    for (i, (nama, label, isi)) in (0..).zip(semua.iter().copied()) {
        let y = 768 + 46 * i;
        let akhir = Some(nama) == semua.last().map(|a| a.0);
        let judul = s.teks(&format!("judul_{nama}"), label, (30, y, 330, 42));
        if akhir {
            judul.tebal().besar(9);
        }
        let nilai = s.teks(nama, isi, (360, y, 410, 42)).kanan();
        if akhir {
            nilai.tebal().besar(9);
        }
    }
    s.garis("garis_total", 30, 962, 740);
    s.teks("keterangan_nota", "{keterangan_nota}", (30, 975, 740, 170)).besar(6);
    s.taruh("barcode_faktur", "barcode", "{no_faktur}", (60, 1_155, 680, 85));
    s.teks("no_faktur_bawah", "{no_faktur}", (30, 1_243, 740, 36)).besar(7).tengah();
    if lacak {
        s.taruh("qr_lacak", "qrcode", "{alamat_lacak}", (275, 1_292, 250, 250));
        s.teks("teks_lacak", "{teks_lacak}", (30, 1_548, 740, 36)).besar(7).tengah();
    }
    s
}
