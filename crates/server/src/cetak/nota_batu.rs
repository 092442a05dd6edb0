//! The nota of loose stones, in the store's layout of a sale of diamonds.

use super::nota::{self, BarisNota, Kepala, Nota};
use batu::BatuTolak;
use batu::lihat::{self, JualRinci};
use db::Conn;
use platform::Hasil;
use tata_letak::Keluarga;
use values::format::{angka_rupiah, gram, ribuan};
use values::murni::berat_batu;
use values::{Berat, CaratBatu, KodeToko, terbilang};

fn berat(carat: CaratBatu) -> Hasil<Berat> {
    Ok(berat_batu(carat).map_err(|e| db::Error::Lain(e.to_string()))?)
}

fn baris(r: &JualRinci) -> Hasil<Vec<BarisNota>> {
    r.detail
        .iter()
        .map(|b| {
            Ok(BarisNota {
                kode_barcode: b.kode_batu.clone(),
                nama: format!("{} {} butir", b.uraian, b.butir),
                kadar: "-".to_owned(),
                berat: berat(b.carat)?,
                harga: b.harga,
                batu: format!("{} ct", b.carat),
                ..BarisNota::default()
            })
        })
        .collect()
}

/// The nota of a sale that stands.
pub fn siapkan(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Nota> {
    let r = lihat::jual(c, toko, no)?;
    let f = &r.faktur;
    if !r.no_batal.is_empty() {
        let pesan = format!("Penjualan {} sudah dibatalkan, notanya tidak dicetak lagi", f.no_jual);
        return Err(BatuTolak::NotaBatal.tolak(pesan));
    }
    let cetakan = konter::cetakan::banyak(c, toko, &f.no_jual)?;
    let tipe = (Keluarga::Nota, "PENJUALAN BERLIAN", false);
    let siap = tata_letak::siap_rangkap(c, toko, tipe, cetakan != 1, None)?;
    let kepala = Kepala {
        no: &f.no_jual,
        tgl: &f.tgl_dokumen,
        waktu: &f.waktu,
        kode_sales: &f.kode_sales,
        input_by: &f.oleh,
        kode_member: &f.kode_member,
        nama_customer: &f.nama_customer,
        alamat_customer: &f.alamat_customer,
        no_hp: &f.no_hp,
    };
    let mut isi = nota::kepala(c, toko, siap.tipe, &kepala)?;
    let sertifikat: Vec<String> = r
        .detail
        .iter()
        .filter(|b| !b.no_sertifikat.is_empty())
        .map(|b| format!("{} {}", b.laboratorium, b.no_sertifikat))
        .collect();
    let dibayar: Vec<String> = r.pembayaran.iter().map(nota::bayar).collect();
    nota::tulis(
        &mut isi,
        [
            ("total_qty", f.butir.to_string()),
            ("total_berat", gram(berat(f.carat)?)),
            ("total_harga", angka_rupiah(f.total)),
            ("terbilang", terbilang(f.total)),
            ("pembayaran", dibayar.join("\n")),
            ("kembali", angka_rupiah(f.kembali)),
            ("no_sertifikat", sertifikat.join(", ")),
            ("total_berlian_rp", ribuan(f.total.nilai())),
            ("total_usd", String::new()),
        ],
    );
    let semua = baris(&r)?;
    Ok(nota::susun(f.no_jual.clone(), siap, isi, &semua))
}
