//! The nota of a service: its values for the store's layout, as a nota or as slips of which up to three stand on a page.

use super::nota::{self, BarisNota, Kepala, Nota};
use db::Conn;
use platform::Hasil;
use servis::{BarisRinci, ServiceRinci, ServisTolak};
use tata_letak::Keluarga;
use values::format::{angka_rupiah, gram};
use values::{KodeToko, Rupiah, terbilang};

/// A piece with its work; what it weighs and costs as it was taken in, or as it was finished.
fn baris(b: &BarisRinci, selesai: bool) -> BarisNota {
    let i = &b.isi;
    let mut kata = vec![i.nama_barang.clone()];
    if i.jumlah_batu > 0 {
        kata.push(format!("{} batu", i.jumlah_batu));
    }
    if !i.kondisi.is_empty() {
        kata.push(i.kondisi.clone());
    }
    if selesai && b.hasil.emas_kembali.sebagai_mg() > 0 {
        kata.push(format!("emas kembali {} g", gram(b.hasil.emas_kembali)));
    }
    let kerja: Vec<&str> = i.pekerjaan.iter().map(|k| k.deskripsi.as_str()).collect();
    let harga = if selesai {
        b.hasil.biaya_rp.tambah(b.hasil.emas_rp).unwrap_or(i.estimasi_rp)
    } else {
        i.estimasi_rp
    };
    BarisNota {
        kode_barcode: i.kode_barcode.clone(),
        nama: kata.join(", "),
        kadar: i.kadar.to_string(),
        berat: if selesai { b.hasil.berat_keluar } else { i.berat },
        harga,
        service: kerja.join(", "),
        ..BarisNota::default()
    }
}

/// Filled for a service, as it was handed out last: a copy from the second time on. One that was cancelled is printed no more.
/// `rangkap` asks for slips, so many of them.
pub fn siapkan(c: &mut Conn, toko: &KodeToko, no: &str, rangkap: Option<i64>) -> Hasil<Nota> {
    let r = servis::rinci(c, toko, no)?;
    let s = &r.kepala;
    if s.tahap == "BATAL" {
        let pesan = format!("Service {} sudah dibatalkan, notanya tidak dicetak lagi", s.no_service);
        return Err(ServisTolak::NotaBatal.tolak(pesan));
    }
    let jenis = match rangkap {
        Some(_) => (Keluarga::Slip, "SLIP SERVICE", false),
        None => (Keluarga::Nota, "SERVICE", false),
    };
    let siap = tata_letak::siap_rangkap(c, toko, jenis, r.cetakan != 1, rangkap)?;
    let kepala = Kepala {
        no: &s.no_service,
        tgl: &s.tgl_system,
        waktu: &s.waktu,
        kode_sales: &s.kode_sales,
        input_by: &s.input_by,
        kode_member: &s.kode_member,
        nama_customer: &s.nama_customer,
        alamat_customer: &s.alamat_customer,
        no_hp: &s.no_hp,
    };
    let mut isi = nota::kepala(c, toko, siap.tipe, &kepala)?;
    isi_total(&mut isi, &r);
    let selesai = r.selesai.is_some();
    let semua: Vec<BarisNota> = r.detail_barang.iter().map(|b| baris(b, selesai)).collect();
    Ok(nota::susun(s.no_service.clone(), siap, isi, &semua))
}

fn isi_total(isi: &mut print::tata_letak::Isi, r: &ServiceRinci) {
    let s = &r.kepala;
    let total = if r.selesai.is_some() { s.total_rp } else { s.estimasi_rp };
    let mut bayar: Vec<String> = r.pembayaran.iter().map(nota::bayar).collect();
    bayar.extend(r.ambil.iter().flat_map(|a| &a.pembayaran).filter(|b| b.jenis != "DP").map(nota::bayar));
    let sisa =
        if r.ambil.is_some() { Rupiah::NOL } else { total.kurang(s.dp_rp.min(total)).unwrap_or(Rupiah::NOL) };
    let dibayar = if r.ambil.is_some() { total } else { s.dp_rp };
    nota::tulis(
        isi,
        [
            ("total_qty", s.qty.to_string()),
            ("total_berat", gram(s.berat)),
            ("total_harga", angka_rupiah(total)),
            ("terbilang", terbilang(dibayar)),
            ("pembayaran", bayar.join("\n")),
            ("kembali", angka_rupiah(Rupiah::NOL)),
            ("tgl_ambil", s.tgl_janji.clone()),
            ("uang_muka", angka_rupiah(s.dp_rp)),
            ("sisa_bayar", angka_rupiah(sisa)),
            ("nama_tukang", s.nama_tukang.clone()),
        ],
    );
}
