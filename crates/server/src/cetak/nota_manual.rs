//! The nota of manual trade: its values for the store's layout. Lines, sheets and paper are those of every nota.

use super::nota::{self, BarisNota as Tulisan, Kepala, Nota};
use super::nota_niaga;
use db::Conn;
use niaga::manual::lihat::{self, ManualFaktur, Rinci, Sisi};
use platform::Hasil;
use platform::modul::Setelan;
use print::tata_letak::Isi;
use tata_letak::{Keluarga, Tipe};
use values::format::{angka_rupiah, gram, ribuan};
use values::{Berat, KodeToko, Rupiah, terbilang};

/// The layout's type: what was bought has that of purchases; what was sold its own, or the ordinary one where a store
/// has manual goods by its mode alone.
pub fn tipe(c: &mut Conn, toko: &KodeToko, sisi: Sisi) -> Hasil<&'static str> {
    if sisi == Sisi::Beli {
        return Ok("PEMBELIAN");
    }
    let set = Setelan::baca(c, toko)?;
    Ok(if set.nyala("MANUAL_ITEMS_TRANSACTION_MODULE") { "PENJUALAN_MANUAL" } else { "PENJUALAN" })
}

/// The nota of one side, as it was handed out last: a copy from the second time on.
pub fn siapkan(c: &mut Conn, toko: &KodeToko, no: &str, sisi: Sisi) -> Hasil<(Rinci, Nota)> {
    let r = lihat::satu(c, toko, sisi, no)?;
    if !r.nasib.no_batal.is_empty() {
        let pesan = format!("Faktur {} sudah dibatalkan, notanya tidak dicetak lagi", r.no_faktur_group);
        return Err(niaga::NiagaTolak::ManualNotaBatal.tolak(pesan));
    }
    let kunci = nomor(&r, sisi);
    let ulang = konter::cetakan::banyak(c, toko, &kunci)? != 1;
    let tipe = tipe(c, toko, sisi)?;
    let siap = tata_letak::siap(c, toko, Keluarga::Nota, tipe, false, ulang)?;
    let mut isi = kepala(c, toko, siap.tipe, &r, sisi)?;
    let baris: Vec<Tulisan> = sisi_ini(&r, sisi).map(tulis).collect();
    nota_niaga::konversi(&mut isi, &Setelan::baca(c, toko)?, &baris);
    let nota = nota::susun(kunci, siap, isi, &baris);
    Ok((r, nota))
}

fn sisi_ini(r: &Rinci, sisi: Sisi) -> impl Iterator<Item = &ManualFaktur> {
    r.detail_barang.iter().filter(move |b| b.sisi == sisi.kode())
}

/// What a nota of this side is counted under: an exchange has one of each.
fn nomor(r: &Rinci, sisi: Sisi) -> String {
    sisi_ini(r, sisi).next().map_or_else(|| r.no_faktur_group.clone(), |b| b.kunci.no_faktur.clone())
}

fn tulis(b: &ManualFaktur) -> Tulisan {
    let (penuh, potongan) = nota_niaga::dipotong(b.harga_hitung, b.harga);
    // The gold is the first line of the formula it was priced by; without one, all but the making charge.
    let emas = b.rumus.iter().find(|r| r.keterangan.starts_with("Nilai emas")).map(|r| r.nilai);
    let emas = emas.or_else(|| penuh.kurang(b.ongkos).ok()).unwrap_or(penuh).min(penuh);
    Tulisan {
        nama: if b.qty > 1 { format!("{} x {}", b.qty, b.deskripsi) } else { b.deskripsi.clone() },
        kadar: b.kadar.to_string(),
        berat: b.berat,
        harga_gram: b.harga_gram,
        ongkos: b.ongkos,
        nilai_emas: emas,
        ongkos_lain: penuh.nilai().saturating_sub(emas.nilai()),
        diskon: Rupiah::new(potongan),
        harga: b.harga,
        nilai: penuh,
        potongan: ribuan(potongan),
        konversi: b.konversi_berat,
        ..Tulisan::default()
    }
}

fn kepala(c: &mut Conn, toko: &KodeToko, tipe: &Tipe, r: &Rinci, sisi: Sisi) -> Hasil<Isi> {
    let baris: Vec<&ManualFaktur> = sisi_ini(r, sisi).collect();
    // A line's own number where it stands alone: that is what it is cancelled by.
    let no = match baris.as_slice() {
        [satu] => &satu.kunci.no_faktur,
        _ => &r.no_faktur_group,
    };
    let total = if sisi == Sisi::Jual { r.total_jual } else { r.total_beli };
    let berat = baris.iter().fold(0_i64, |n, b| n.saturating_add(b.berat.sebagai_mg()));
    let dibayar: Vec<String> =
        r.pembayaran.iter().filter(|b| b.sisi == sisi.kode()).map(nota::bayar).collect();
    let kepala = Kepala {
        no,
        tgl: &r.tgl_dokumen,
        waktu: &r.waktu,
        kode_sales: &r.kode_sales,
        input_by: &r.input_by,
        kode_member: &r.kode_member,
        nama_customer: &r.nama_customer,
        alamat_customer: &r.alamat_customer,
        no_hp: &r.no_hp,
    };
    let mut isi = nota::kepala(c, toko, tipe, &kepala)?;
    nota::keaslian(c, toko, &mut isi, no)?;
    nota::tulis(
        &mut isi,
        [
            ("total_qty", baris.iter().map(|b| b.qty).sum::<i64>().to_string()),
            ("total_berat", gram(Berat::mg(berat))),
            ("total_harga", angka_rupiah(total)),
            ("terbilang", terbilang(total)),
            ("pembayaran", dibayar.join("\n")),
            ("kembali", angka_rupiah(if sisi == Sisi::Jual { r.kembali } else { Rupiah::NOL })),
            ("total_jual", angka_rupiah(r.total_jual)),
            ("total_beli", angka_rupiah(r.total_beli)),
        ],
    );
    Ok(isi)
}
