//! The nota of a sale of refined gold, in the store's layout of sales.

use super::nota::{self, BarisNota, Kepala, Nota};
use db::Conn;
use platform::Hasil;
use tata_letak::Keluarga;
use values::format::{angka_rupiah, gram};
use values::{KodeToko, Rupiah, terbilang};

pub fn siapkan(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Nota> {
    let r = lebur::lihat::satu_jual(c, toko, no)?;
    let j = &r.jual;
    let cetakan = konter::cetakan::banyak(c, toko, &j.no_dok)?;
    let siap = tata_letak::siap_rangkap(c, toko, (Keluarga::Nota, "PENJUALAN", false), cetakan != 1, None)?;
    let kepala = Kepala {
        no: &j.no_dok,
        tgl: &j.tgl_system,
        waktu: &j.waktu,
        kode_sales: "",
        input_by: &j.oleh,
        kode_member: "",
        nama_customer: &j.nama_pelebur,
        alamat_customer: &r.alamat,
        no_hp: &r.no_hp,
    };
    let mut isi = nota::kepala(c, toko, siap.tipe, &kepala)?;
    let mut bayar: Vec<String> = r.pembayaran.iter().map(nota::bayar).collect();
    if j.pph > Rupiah::NOL {
        bayar.insert(0, format!("PPh 22 Rp. {}", angka_rupiah(j.pph)));
    }
    nota::tulis(
        &mut isi,
        [
            ("total_qty", r.baris.len().to_string()),
            ("total_berat", gram(j.berat)),
            ("total_harga", angka_rupiah(j.total)),
            ("terbilang", terbilang(j.total)),
            ("pembayaran", bayar.join("\n")),
        ],
    );
    let semua: Vec<BarisNota> = r
        .baris
        .iter()
        .map(|b| BarisNota {
            kode_barcode: format!("{}/{}", b.no_hasil, b.baris),
            nama: "CIOK".to_owned(),
            kadar: b.kadar_uji.to_string(),
            berat: b.berat,
            harga: b.harga,
            ..BarisNota::default()
        })
        .collect();
    Ok(nota::susun(j.no_dok.clone(), siap, isi, &semua))
}
