//! The member card, 54 x 85.6 mm upright as card printers take it; everything is turned by 90 degrees, so it is
//! read lying. Places here are those of the lying card.

use super::{Gaya, Kotak, Susun};

const TINGGI: i32 = 540;

/// A box of the lying card as it stands on the upright one.
fn tegak((u, v, w, h): Kotak) -> Kotak {
    (TINGGI - v - h, u, h, w)
}

fn teks<'a>(s: &'a mut Susun, name: &str, isi: &str, kotak: Kotak) -> Gaya<'a> {
    s.teks(name, isi, tegak(kotak)).putar()
}

pub(super) fn kartu() -> Susun {
    let mut s = Susun::baru(TINGGI, 856);
    s.taruh("logo", "gambar", "logo", tegak((690, 45, 120, 120))).putar();
    teks(&mut s, "nama_toko", "{nama_toko}", (50, 50, 620, 70)).tebal().besar(14);
    teks(&mut s, "judul", "KARTU MEMBER", (50, 122, 620, 42)).biasa().besar(8);
    s.taruh("garis_depan", "line", "", tegak((50, 318, 756, 5))).putar();
    teks(&mut s, "nama_customer", "{nama_customer}", (50, 336, 580, 58)).tebal().besar(12);
    teks(&mut s, "kode_member", "{kode_member}", (50, 398, 500, 50)).biasa().besar(10);
    teks(&mut s, "tgl_daftar", "Member sejak {tgl_daftar}", (50, 452, 500, 40)).besar(8);
    s.taruh("qr_member", "qrcode", "{kode_member}", tegak((640, 340, 170, 170))).putar();

    s.taruh("barcode_member", "barcode", "{kode_member}", tegak((128, 60, 600, 120))).putar().belakang();
    teks(&mut s, "kode_member_belakang", "{kode_member}", (128, 184, 600, 40))
        .biasa()
        .besar(8)
        .tengah()
        .belakang();
    let syarat = "Tunjukkan kartu ini setiap bertransaksi untuk mengumpulkan poin. Kartu ini milik toko; bila ditemukan, \
                  mohon dikembalikan ke alamat di bawah ini.";
    teks(&mut s, "syarat", syarat, (80, 250, 696, 110)).besar(8).tengah().belakang();
    s.taruh("garis_belakang", "line", "", tegak((80, 375, 696, 3))).putar().belakang();
    teks(&mut s, "nama_toko_belakang", "{nama_toko}", (80, 390, 696, 45))
        .tebal()
        .besar(8)
        .tengah()
        .belakang();
    teks(&mut s, "alamat_toko", "{alamat_toko}", (80, 436, 696, 40)).biasa().besar(7).tengah().belakang();
    teks(&mut s, "no_telp", "Telp. {no_telp}", (80, 476, 696, 36)).biasa().besar(7).tengah().belakang();
    s
}
