//! The nota of a deposit: its values for the store's layout.

use super::nota::{self, Kepala, Nota};
use db::Conn;
use niaga::titipan;
use platform::Hasil;
use tata_letak::Keluarga;
use values::format::{angka_rupiah, gram, ribuan};
use values::{HargaGram, KodeToko, Rupiah, terbilang};

/// Filled for a deposit, as it was handed out last: a copy from the second time on. One that was taken back is printed no
/// more.
pub fn siapkan(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Nota> {
    let r = titipan::rinci(c, toko, no)?;
    let t = &r.kepala;
    if t.status == "BATAL" {
        let pesan = format!("Titipan {} sudah dibatalkan, notanya tidak dicetak lagi", t.no_titip);
        return Err(niaga::NiagaTolak::TitipNotaBatal.tolak(pesan));
    }
    let siap = tata_letak::siap(c, toko, Keluarga::Nota, "TITIPAN", false, r.cetakan != 1)?;
    let bayar: Vec<String> = r
        .pembayaran
        .iter()
        .map(|b| {
            let kata = [b.jenis.clone(), b.no_rekening.clone(), b.jumlah_rp.to_string()];
            kata.iter().filter(|k| !k.is_empty()).cloned().collect::<Vec<_>>().join(" ")
        })
        .collect();
    let ada = !t.kode_barcode.is_empty();
    let bila = |teks: String| if ada { teks } else { String::new() };
    let janji = if t.cara_harga == "LOCK" {
        // No more than the till will honour: a piece put aside is heavier than what was paid of it.
        let tetap = titipan::gram_terkunci(t)?;
        let sisanya = if tetap < t.berat { ", sisanya harga hari pengambilan" } else { "" };
        format!("harga {} per gram untuk {} gram{sisanya}", ribuan(t.harga_gram), gram(tetap))
    } else {
        "harga mengikuti hari pengambilan".to_owned()
    };
    let keperluan: Vec<&str> =
        [t.keterangan.as_str(), janji.as_str()].into_iter().filter(|k| !k.is_empty()).collect();
    // A piece put aside by its price, or the money alone: one line, which is the total.
    let total = if ada { t.harga_barang } else { t.jumlah_rp };
    let emas = HargaGram::new(t.harga_gram).kali(t.berat).unwrap_or(total);
    let emas = if ada && emas > Rupiah::NOL { emas.min(total) } else { total };
    let kepala = Kepala {
        no: &t.no_titip,
        tgl: &t.tgl_system,
        waktu: &t.waktu,
        kode_sales: &t.kode_sales,
        input_by: &t.input_by,
        kode_member: &t.kode_member,
        nama_customer: &t.nama_customer,
        alamat_customer: &t.alamat_customer,
        no_hp: &t.no_hp,
    };
    let mut isi = nota::kepala(c, toko, siap.tipe, &kepala)?;
    nota::keaslian(c, toko, &mut isi, &t.no_titip)?;
    nota::tulis(
        &mut isi,
        [
            ("detail_no", "1".to_owned()),
            ("detail_kode_barcode", t.kode_barcode.clone()),
            ("detail_nama_barang", if ada { t.nama_barang.clone() } else { "TITIPAN UANG".to_owned() }),
            ("detail_kadar", String::new()),
            ("detail_berat", bila(gram(t.berat))),
            ("detail_harga_gram", bila(ribuan(t.harga_gram))),
            ("detail_ongkos", String::new()),
            ("detail_nilai_emas", angka_rupiah(emas)),
            ("detail_ongkos_lain", ribuan(total.nilai().saturating_sub(emas.nilai()))),
            ("detail_diskon", angka_rupiah(Rupiah::NOL)),
            ("detail_harga", angka_rupiah(total)),
            ("total_qty", if ada { "1" } else { "0" }.to_owned()),
            ("total_berat", gram(t.berat)),
            ("total_harga", angka_rupiah(total)),
            ("terbilang", terbilang(t.jumlah_rp)),
            ("pembayaran", bayar.join("\n")),
            ("kembali", angka_rupiah(Rupiah::NOL)),
            ("jumlah_titipan", angka_rupiah(t.jumlah_rp)),
            ("keperluan", format!("{}, berlaku sampai {}", keperluan.join("; "), t.tgl_akhir)),
        ],
    );
    Ok(Nota::selembar(t.no_titip.clone(), siap, isi))
}
