//! The nota of a pre-order: its values for the store's layout.

use super::nota::{self, BarisNota, Kepala, Nota};
use db::Conn;
use platform::Hasil;
use praorder::lihat::{self, BarisPo};
use tata_letak::Keluarga;
use values::format::{angka_rupiah, gram};
use values::{KodeToko, Rupiah, terbilang};

fn baris(b: &BarisPo) -> BarisNota {
    let nama = if b.qty > 1 { format!("{} ({} potong)", b.deskripsi, b.qty) } else { b.deskripsi.clone() };
    BarisNota {
        kode_barcode: b.kode_barcode.clone(),
        nama,
        berat: b.berat,
        harga_gram: b.harga_gram,
        nilai_emas: b.harga_estimasi,
        harga: b.harga_estimasi,
        ..BarisNota::default()
    }
}

/// Filled for a pre-order, as it was handed out last: a copy from the second time on. One that was cancelled is printed no more.
pub fn siapkan(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Nota> {
    let r = lihat::rinci(c, toko, no)?;
    let po = &r.kepala;
    if po.kini.status == "BATAL" {
        let pesan = format!("{} sudah dibatalkan, notanya tidak dicetak lagi", po.no_po);
        return Err(praorder::PraOrderTolak::NotaBatal.tolak(pesan));
    }
    let siap = tata_letak::siap(c, toko, Keluarga::Nota, "PRE ORDER", false, r.cetakan != 1)?;
    let kepala = Kepala {
        no: &po.no_po,
        tgl: &po.tgl_po,
        waktu: &po.waktu,
        kode_sales: &po.kode_sales,
        input_by: &po.input_by,
        kode_member: &po.kode_member,
        nama_customer: &po.nama_customer,
        alamat_customer: &po.alamat_customer,
        no_hp: &po.no_hp,
    };
    let mut isi = nota::kepala(c, toko, siap.tipe, &kepala)?;
    nota::keaslian(c, toko, &mut isi, &po.no_po)?;
    let lewat = [&po.kode_marketplace, &po.no_order, &po.no_rekening];
    let lewat: Vec<&str> = lewat.iter().map(|k| k.as_str()).filter(|k| !k.is_empty()).collect();
    nota::tulis(
        &mut isi,
        [
            ("total_qty", po.qty_estimasi.to_string()),
            ("total_berat", gram(po.berat_estimasi)),
            ("total_harga", angka_rupiah(po.harga_total)),
            ("terbilang", terbilang(po.harga_total)),
            ("pembayaran", lewat.join(" ")),
            ("kembali", angka_rupiah(Rupiah::NOL)),
            // Nothing is promised for a day: it comes when it is there.
            ("tgl_ambil", String::new()),
            ("uang_muka", angka_rupiah(po.kini.dibayar_rp)),
            ("sisa_bayar", angka_rupiah(po.kini.sisa_rp)),
        ],
    );
    let semua: Vec<BarisNota> = po.detail_barang.iter().map(baris).collect();
    Ok(nota::susun(po.no_po.clone(), siap, isi, &semua))
}
