//! The nota of manual trade: its values for the store's layout. Lines, sheets and paper are those of every nota.

use super::nota_niaga::{self, BarisNota as Tulisan, Nota};
use db::{Conn, args};
use niaga::manual::lihat::{self, ManualFaktur, Rinci, Sisi};
use platform::Hasil;
use platform::modul::Setelan;
use print::tata_letak::Isi;
use tata_letak::Keluarga;
use values::format::{angka_rupiah, gram, ribuan};
use values::{Berat, KodeToko, Rupiah, Waktu, terbilang};

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
    let mut isi = Isi::default();
    kepala(c, toko, &r, sisi, &mut isi)?;
    tata_letak::isi_keterangan(&mut isi, &tata_letak::keterangan(c, toko, siap.tipe)?);
    let baris: Vec<Tulisan> = sisi_ini(&r, sisi).map(tulis).collect();
    nota_niaga::konversi(&mut isi, &Setelan::baca(c, toko)?, &baris);
    let nota = nota_niaga::susun(kunci, siap, isi, &baris);
    Ok((r, nota))
}

fn sisi_ini(r: &Rinci, sisi: Sisi) -> impl Iterator<Item = &ManualFaktur> {
    r.detail_barang.iter().filter(move |b| b.sisi == sisi.kode())
}

/// What a nota of this side is counted under: an exchange has one of each.
pub fn nomor(r: &Rinci, sisi: Sisi) -> String {
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

fn kepala(c: &mut Conn, toko: &KodeToko, r: &Rinci, sisi: Sisi, isi: &mut Isi) -> Hasil<()> {
    let t = platform::toko::urus::rinci(c, toko)?;
    let nama_sales = c
        .one(
            "SELECT nama_sales FROM sales WHERE toko = $1 AND kode_sales = $2",
            args![toko, r.kode_sales.as_str()],
            |b| b.get::<String>(0),
        )?
        .unwrap_or_else(|| r.kode_sales.clone());
    let baris: Vec<&ManualFaktur> = sisi_ini(r, sisi).collect();
    // A line's own number where it stands alone: that is what it is cancelled by.
    let no = match baris.as_slice() {
        [satu] => satu.kunci.no_faktur.clone(),
        _ => r.no_faktur_group.clone(),
    };
    let total = if sisi == Sisi::Jual { r.total_jual } else { r.total_beli };
    let berat = baris.iter().fold(0_i64, |n, b| n.saturating_add(b.berat.sebagai_mg()));
    let dibayar: Vec<String> =
        r.pembayaran.iter().filter(|b| b.sisi == sisi.kode()).map(nota_niaga::bayar).collect();
    let jam = Waktu::parse(&r.waktu).map_or_else(|_| String::new(), |w| w.jam().chars().take(5).collect());
    let teks_logo = if t.teks_logo.is_empty() { t.nama_toko.clone() } else { t.teks_logo };
    for (bidang, nilai) in [
        ("no_faktur", no),
        ("tgl_system", r.tgl_dokumen.clone()),
        ("jam", jam),
        ("kode_sales", r.kode_sales.clone()),
        ("nama_sales", nama_sales),
        ("input_by", r.input_by.clone()),
        ("kode_member", r.kode_member.clone()),
        ("nama_customer", r.nama_customer.clone()),
        ("alamat_customer", r.alamat_customer.clone()),
        ("no_hp", r.no_hp.clone()),
        ("total_qty", baris.iter().map(|b| b.qty).sum::<i64>().to_string()),
        ("total_berat", gram(Berat::mg(berat))),
        ("total_harga", angka_rupiah(total)),
        ("terbilang", terbilang(total)),
        ("pembayaran", dibayar.join("\n")),
        ("kembali", angka_rupiah(if sisi == Sisi::Jual { r.kembali } else { Rupiah::NOL })),
        ("total_jual", angka_rupiah(r.total_jual)),
        ("total_beli", angka_rupiah(r.total_beli)),
        ("nama_toko", t.nama_toko),
        ("alamat_toko", t.alamat_toko),
        ("no_telp", t.no_telp),
        ("no_whatsapp", t.no_whatsapp),
        ("teks_logo", teks_logo),
        ("npwp", t.npwp),
    ] {
        isi.teks.insert(bidang.to_owned(), nilai);
    }
    Ok(())
}
