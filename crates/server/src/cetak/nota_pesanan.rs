//! The nota of an order: its values for the store's layout.

use super::nota::{self, BarisNota, Kepala, Nota};
use db::Conn;
use pesanan::lihat::{self, BarisPesanan};
use platform::Hasil;
use tata_letak::Keluarga;
use values::format::{angka_rupiah, gram, ribuan};
use values::{Berat, HargaGram, KodeToko, Rupiah, terbilang};

/// What is promised of the price of a line.
fn janji(b: &BarisPesanan) -> String {
    if b.isi.gram_kunci > Berat::NOL {
        // No more than the till will honour.
        return format!("harga {} untuk {} gram", ribuan(b.isi.harga_gram), gram(b.isi.gram_kunci));
    }
    "harga hari pengambilan".to_owned()
}

fn baris(b: &BarisPesanan) -> BarisNota {
    let i = &b.isi;
    let ukuran = if i.ukuran.is_empty() { String::new() } else { format!("uk. {}", i.ukuran) };
    let kata = [i.nama_barang.as_str(), &ukuran, &janji(b), &i.keterangan];
    let kata: Vec<&str> = kata.into_iter().filter(|k| !k.is_empty()).collect();
    let emas = HargaGram::new(i.harga_gram).kali(i.berat_estimasi).unwrap_or(i.harga_estimasi);
    let emas = emas.min(i.harga_estimasi);
    BarisNota {
        kode_barcode: b.kode_barcode.clone(),
        nama: kata.join(", "),
        kadar: b.kadar_cetak.to_string(),
        berat: i.berat_estimasi,
        harga_gram: i.harga_gram,
        ongkos: i.ongkos,
        nilai_emas: emas,
        ongkos_lain: i.harga_estimasi.nilai().saturating_sub(emas.nilai()),
        harga: i.harga_estimasi,
        ..BarisNota::default()
    }
}

/// Filled for an order, as it was handed out last: a copy from the second time on. One that was cancelled is printed no more.
pub fn siapkan(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Nota> {
    let r = lihat::rinci(c, toko, no)?;
    let p = &r.kepala;
    if p.nasib.tahap == "BATAL" {
        let pesan = format!("Pesanan {} sudah dibatalkan, notanya tidak dicetak lagi", p.no_pesanan);
        return Err(pesanan::PesananTolak::NotaBatal.tolak(pesan));
    }
    let siap = tata_letak::siap(c, toko, Keluarga::Nota, "PESANAN", false, r.cetakan != 1)?;
    let kepala = Kepala {
        no: &p.no_pesanan,
        tgl: &p.tgl_system,
        waktu: &p.waktu,
        kode_sales: &p.kode_sales,
        input_by: &p.input_by,
        kode_member: &p.kode_member,
        nama_customer: &p.nama_customer,
        alamat_customer: &p.alamat_customer,
        no_hp: &p.no_hp,
    };
    let mut isi = nota::kepala(c, toko, siap.tipe, &kepala)?;
    let bayar: Vec<String> = r.pembayaran.iter().map(nota::bayar).collect();
    // All that was paid down so far.
    let muka = r.dp.iter().try_fold(p.jumlah_bayar, |n, d| n.tambah(d.jumlah_rp)).unwrap_or(p.jumlah_bayar);
    let sisa = p.total_harga.kurang(muka).unwrap_or(Rupiah::NOL);
    nota::tulis(
        &mut isi,
        [
            ("total_qty", p.qty.to_string()),
            ("total_berat", gram(p.berat_estimasi)),
            ("total_harga", angka_rupiah(p.total_harga)),
            ("terbilang", terbilang(muka)),
            ("pembayaran", bayar.join("\n")),
            ("kembali", angka_rupiah(Rupiah::NOL)),
            ("tgl_ambil", p.tgl_janji.clone()),
            ("uang_muka", angka_rupiah(muka)),
            ("sisa_bayar", angka_rupiah(sisa)),
        ],
    );
    let semua: Vec<BarisNota> = r.detail.iter().map(baris).collect();
    Ok(nota::susun(p.no_pesanan.clone(), siap, isi, &semua))
}
