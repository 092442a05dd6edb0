//! The paper of a lot for a washer and the text receipt of wash stock, on a slip printer.

use print::slip::{BarisSlip, Slip};
use sepuhan::lihat::LotRinci;
use sepuhan::stock_manual::Stock;
use values::Waktu;
use values::format::{gram, ribuan};

fn dua(a: &str, b: String) -> BarisSlip {
    BarisSlip::Kolom(vec![a.to_owned(), b])
}

fn jam(waktu: &str) -> String {
    Waktu::parse(waktu).map_or_else(|_| waktu.to_owned(), |w| format!("{} {}", w.tanggal(), w.jam()))
}

/// Two signatures.
fn tangan(baris: &mut Vec<BarisSlip>, kiri: &str, kanan: &str) {
    baris.extend([
        BarisSlip::Garis,
        dua(kiri, kanan.to_owned()),
        BarisSlip::Teks(String::new()),
        BarisSlip::Teks(String::new()),
        dua("(..............)", "(..............)".to_owned()),
    ]);
}

/// What a washer signs for: every piece with its weight, and the fine gold that must come back.
pub fn surat(d: &LotRinci, nama_toko: &str) -> Slip {
    let k = &d.kepala;
    let mut baris = vec![
        BarisSlip::Judul(nama_toko.to_owned()),
        BarisSlip::Judul(format!("KIRIM BARANG {}", k.pekerjaan)),
        BarisSlip::Garis,
        dua("No Lot", k.no_lot.clone()),
        dua("Tanggal", k.tgl_system.clone()),
        dua("Waktu", jam(&k.waktu)),
        dua("Tukang", format!("{} {}", k.kode_tukang, k.nama_tukang)),
        dua("User", k.oleh.clone()),
        dua("Ikut menimbang", k.disetujui.clone()),
    ];
    if !k.keterangan.is_empty() {
        baris.push(dua("Keterangan", k.keterangan.clone()));
    }
    baris.push(BarisSlip::Garis);
    for b in &d.detail_barang {
        baris.push(BarisSlip::Teks(format!("{} {}", b.kode_barcode, b.nama_barang)));
        baris.push(dua(&format!("  {} {}", b.kode_dept, b.kadar_cetak), format!("{} g", gram(b.berat))));
    }
    baris.extend([
        BarisSlip::Garis,
        dua("TOTAL", format!("{} pcs {} g", ribuan(k.qty), gram(k.berat))),
        dua("Ditimbang", format!("{} g", gram(k.timbang))),
        dua("Emas murni", format!("{} g", gram(k.murni))),
    ]);
    tangan(&mut baris, "Menyerahkan", "Menerima");
    Slip { baris, cetak_ulang: false }
}

/// What was added to the wash stock.
pub fn struk(d: &Stock, nama_toko: &str) -> Slip {
    let mut baris = vec![
        BarisSlip::Judul(nama_toko.to_owned()),
        BarisSlip::Judul("STOCK CUCI MANUAL".to_owned()),
        BarisSlip::Garis,
        dua("No", d.no_tambah_stock.clone()),
        dua("Tanggal", d.tgl_system.clone()),
        dua("Waktu", jam(&d.waktu)),
        dua("User", d.oleh.clone()),
        dua("Sumber", d.sumber.clone()),
        dua("Keterangan", d.keterangan.clone()),
        dua("Baki", format!("{} {}", d.kode_gudang, d.kode_toko)),
        BarisSlip::Garis,
    ];
    for b in &d.datasortirbeli {
        baris.push(BarisSlip::Teks(format!("{} {} {}", b.kode_group, b.kode_dept, b.nama_dept)));
        baris.push(dua(&format!("  {} pcs", ribuan(b.qty)), format!("{} g", gram(b.berat))));
    }
    baris.extend([BarisSlip::Garis, dua("TOTAL", format!("{} pcs {} g", ribuan(d.qty), gram(d.berat)))]);
    tangan(&mut baris, "Dibuat", "Disetujui");
    Slip { baris, cetak_ulang: false }
}
