//! Price labels: the eight digits of the piece as Code128 (50 x 20 mm) or QR (40 x 15 mm), with weight, kadar
//! and jenis.

use super::Susun;

pub(super) fn batang() -> Susun {
    let mut s = Susun::baru(500, 200);
    s.taruh("barcode", "barcode", "{kode_barcode}", (5, 15, 325, 105));
    s.teks("kode_barcode", "{kode_barcode}", (5, 123, 325, 32)).besar(7).tengah();
    s.teks("nama_toko", "{nama_toko}", (5, 158, 325, 30)).besar(6).tengah();
    s.teks("berat", "{berat} gr", (335, 18, 155, 42)).tebal().besar(9);
    s.teks("kadar", "{kadar} %", (335, 66, 155, 34)).besar(7);
    s.teks("jenis", "{jenis}", (335, 104, 155, 34)).besar(7);
    s.teks("kode_group", "Group {kode_group}", (335, 142, 155, 34)).besar(7);
    s.teks("harga", "Rp. {harga}", (335, 165, 155, 30)).besar(6).sembunyi();
    s
}

pub(super) fn qr() -> Susun {
    let mut s = Susun::baru(400, 150);
    s.taruh("qrcode", "qrcode", "{kode_barcode}", (5, 5, 140, 140));
    s.teks("kode_barcode", "{kode_barcode}", (150, 12, 240, 38)).tebal().besar(8);
    s.teks("berat", "{berat} gr", (150, 52, 240, 42)).tebal().besar(9);
    s.teks("kadar_jenis", "{kadar}%  {jenis}", (150, 98, 240, 36)).besar(7);
    s.teks("harga", "Rp. {harga}", (150, 120, 240, 28)).besar(6).sembunyi();
    s
}
