//! The papers of instalments: the contract with its schedule, and the receipt of a payment, in the store's layout.

use super::nota::{self, BarisNota, Kepala, Nota};
use cicilan::{Angsuran, CicilanBaris, CicilanBayar, CicilanRinci, CicilanTolak};
use db::Conn;
use platform::Hasil;
use tata_letak::Keluarga;
use values::format::{angka_rupiah, gram};
use values::{KodeToko, Rupiah, terbilang};

fn baris(b: &CicilanBaris) -> BarisNota {
    let i = &b.isi;
    BarisNota {
        kode_barcode: i.kode_barcode.clone(),
        nama: i.nama_barang.clone(),
        kadar: i.kadar_cetak.to_string(),
        berat: i.berat,
        harga: i.harga_total,
        ..BarisNota::default()
    }
}

/// The instalment that is paid next; the last one where none is left.
fn berikut(r: &CicilanRinci) -> Option<&Angsuran> {
    r.jadwal.iter().find(|a| a.sisa_rp > Rupiah::NOL).or_else(|| r.jadwal.last())
}

/// What both papers have.
fn susun(c: &mut Conn, toko: &KodeToko, r: &CicilanRinci, lembar: Lembar<'_>) -> Hasil<Nota> {
    let s = &r.kepala.isi;
    let cetakan = konter::cetakan::banyak(c, toko, lembar.no)?;
    let siap = tata_letak::siap_rangkap(c, toko, (Keluarga::Nota, "CICILAN", false), cetakan != 1, None)?;
    let kepala = Kepala {
        no: lembar.no,
        tgl: lembar.tgl,
        waktu: lembar.waktu,
        kode_sales: &s.kode_sales,
        input_by: lembar.oleh,
        kode_member: &s.kode_member,
        nama_customer: &s.nama_customer,
        alamat_customer: &s.alamat_customer,
        no_hp: &s.no_hp,
    };
    let mut isi = nota::kepala(c, toko, siap.tipe, &kepala)?;
    // The receipt of a payment opens the page of its contract.
    nota::tulis(&mut isi, [("alamat_lacak", platform::lacak::alamat(c, toko, &s.no_cicilan)?)]);
    let a = berikut(r);
    let sisa = if r.kepala.tahap == "LUNAS" { Rupiah::NOL } else { r.kepala.sisa_rp };
    nota::tulis(
        &mut isi,
        [
            ("total_qty", s.qty.to_string()),
            ("total_berat", gram(s.berat)),
            ("total_harga", angka_rupiah(s.harga_rp)),
            ("terbilang", terbilang(lembar.dibayar)),
            ("pembayaran", lembar.rincian.join("\n")),
            ("kembali", angka_rupiah(Rupiah::NOL)),
            ("uang_muka", angka_rupiah(s.dp_rp)),
            ("sisa_bayar", angka_rupiah(sisa)),
            ("angsuran_ke", lembar.ke),
            ("jumlah_angsuran", angka_rupiah(lembar.jumlah)),
            ("tgl_jatuh_tempo", a.map(|a| a.jatuh_tempo.clone()).unwrap_or_default()),
            ("tgl_ambil", a.map(|a| a.jatuh_tempo.clone()).unwrap_or_default()),
        ],
    );
    let semua: Vec<BarisNota> = r.detail_barang.iter().map(baris).collect();
    Ok(nota::susun(lembar.no.to_owned(), siap, isi, &semua))
}

/// What one paper says of its own.
struct Lembar<'a> {
    no: &'a str,
    tgl: &'a str,
    waktu: &'a str,
    oleh: &'a str,
    dibayar: Rupiah,
    jumlah: Rupiah,
    ke: String,
    rincian: Vec<String>,
}

fn berdiri(r: &CicilanRinci) -> Hasil<()> {
    if r.kepala.tahap == "BATAL" {
        let pesan =
            format!("Cicilan {} sudah dibatalkan, notanya tidak dicetak lagi", r.kepala.isi.no_cicilan);
        return Err(CicilanTolak::NotaBatal.tolak(pesan));
    }
    Ok(())
}

/// The contract: its pieces, what was paid down, every instalment with its day.
pub fn siapkan(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Nota> {
    let r = cicilan::untuk_nota(c, toko, no)?;
    berdiri(&r)?;
    let s = &r.kepala.isi;
    let mut rincian: Vec<String> = r.uang_muka.iter().map(nota::bayar).collect();
    rincian.extend(
        r.jadwal.iter().map(|a| format!("{}. {} Rp. {}", a.ke, a.jatuh_tempo, angka_rupiah(a.jumlah_rp))),
    );
    let lembar = Lembar {
        no: &s.no_cicilan,
        tgl: &s.tgl_system,
        waktu: &s.waktu,
        oleh: &s.input_by,
        dibayar: s.dp_rp,
        jumlah: r.jadwal.first().map_or(Rupiah::NOL, |a| a.jumlah_rp),
        ke: format!("{} x", s.tenor),
        rincian,
    };
    susun(c, toko, &r, lembar)
}

/// Which instalments a payment was for.
fn untuk(b: &CicilanBayar, tenor: i64) -> String {
    let ke: Vec<String> =
        b.alokasi.iter().filter(|a| a.bebas_rp <= Rupiah::NOL).map(|a| a.ke.to_string()).collect();
    match (ke.first(), ke.last()) {
        (Some(a), Some(z)) if a != z => format!("{a} - {z} dari {tenor}"),
        (Some(a), _) => format!("{a} dari {tenor}"),
        _ => format!("LUNAS dari {tenor}"),
    }
}

/// The receipt of a payment.
pub fn siapkan_bayar(c: &mut Conn, toko: &KodeToko, (no, no_bayar): (&str, &str)) -> Hasil<Nota> {
    let r = cicilan::untuk_nota(c, toko, no)?;
    let cari = no_bayar.trim().to_uppercase();
    let Some(b) = r.pembayaran.iter().find(|b| b.isi.no_bayar == cari) else {
        return Err(CicilanTolak::BayarTidakAda.tolak("Pembayaran ini tidak ada di cicilan ini"));
    };
    if !b.no_batal.is_empty() {
        let pesan = format!("Pembayaran {} sudah dibatalkan, buktinya tidak dicetak lagi", b.isi.no_bayar);
        return Err(CicilanTolak::NotaBatal.tolak(pesan));
    }
    let mut rincian: Vec<String> = b.pembayaran.iter().map(nota::bayar).collect();
    for (nama, n) in [("Denda", b.isi.denda_rp), ("Bunga", b.isi.bunga_rp), ("Pokok", b.isi.pokok_rp)] {
        if n > Rupiah::NOL {
            rincian.push(format!("{nama} Rp. {}", angka_rupiah(n)));
        }
    }
    let lembar = Lembar {
        no: &b.isi.no_bayar,
        tgl: &b.isi.tgl_system,
        waktu: &b.isi.waktu,
        oleh: &b.isi.oleh,
        dibayar: b.isi.jumlah_rp,
        jumlah: b.isi.jumlah_rp,
        ke: untuk(b, r.kepala.isi.tenor),
        rincian,
    };
    susun(c, toko, &r, lembar)
}
