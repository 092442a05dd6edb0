//! The nota of a transaction: its values for the store's layout and the copies that the modules ask for. Sales and
//! purchases differ in their type and lines alone.

use super::nota::{self, BarisNota, Kepala, Nota};
use db::{Conn, args};
use member::poin::PoinNota;
use niaga::lihat::{self, Rinci};
use platform::Hasil;
use platform::modul::Setelan;
use print::tata_letak::Isi;
use tata_letak::{Keluarga, Tipe};
use values::format::{angka_rupiah, desimal, gram, ribuan};
use values::{Berat, Kadar, KodeToko, NoFaktur, Rupiah, terbilang};

/// Which side of a transaction a nota tells: an exchange has both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sisi {
    Jual,
    Beli,
}

fn jual(c: &mut Conn, r: &Rinci, isi: &mut Isi) -> Hasil<Vec<BarisNota>> {
    let mut hasil = Vec::with_capacity(r.detail_barang.len());
    let (mut sertifikat, mut berlian, mut usd) = (Vec::new(), 0_i64, 0_i64);
    for b in &r.detail_barang {
        let batu: Vec<(String, String)> = if b.kode_barcode.is_empty() {
            Vec::new()
        } else {
            c.rows(
                "SELECT shape, carat, color, clarity, sertifikat FROM barang_batu WHERE kode_barcode = $1 \
                 AND (lepas = '' OR $2 > 0) ORDER BY baris",
                args![b.kode_barcode.as_str(), b.total_berlian_rp],
                |r| {
                    let kata = [r.get::<String>(0)?, desimal(r.int(1)?, 3, false), r.get(2)?, r.get(3)?];
                    let ada: Vec<&str> = kata.iter().map(String::as_str).filter(|k| !k.is_empty()).collect();
                    Ok((ada.join(" "), r.get::<String>(4)?))
                },
            )?
        };
        sertifikat.extend(batu.iter().map(|(_, s)| s.clone()).filter(|s| !s.is_empty()));
        let batu: Vec<String> = batu.into_iter().map(|(b, _)| b).collect();
        berlian = berlian.saturating_add(b.total_berlian_rp.nilai());
        usd = usd.saturating_add(b.total_usd.sebagai_sen());
        hasil.push(BarisNota {
            kode_barcode: b.kode_barcode.clone(),
            nama: if b.qty > 1 { format!("{} x {}", b.qty, b.nama_barang) } else { b.nama_barang.clone() },
            kadar: b.kadar_cetak.to_string(),
            berat: b.berat,
            harga_gram: b.harga_gram,
            ongkos: b.ongkos,
            nilai_emas: b.nilai_emas.min(b.harga_jual),
            ongkos_lain: b.harga_jual.nilai().saturating_sub(b.nilai_emas.min(b.harga_jual).nilai()),
            diskon: b.diskon,
            harga: b.harga_total,
            batu: if batu.is_empty() { "-".to_owned() } else { batu.join(", ") },
            konversi: murni(b.berat, b.kadar_cetak)?,
            ..BarisNota::default()
        });
    }
    isi.teks.insert("no_sertifikat".to_owned(), sertifikat.join(", "));
    isi.teks.insert("total_berlian_rp".to_owned(), ribuan(berlian));
    isi.teks.insert("total_usd".to_owned(), desimal(usd, 2, true));
    Ok(hasil)
}

fn murni(berat: Berat, kadar: Kadar) -> Hasil<Berat> {
    Ok(values::murni::berat_murni(berat, Berat::NOL, kadar).map_err(|e| db::Error::Lain(e.to_string()))?)
}

/// The gram-conversion caption (KONVERSI_GRAM_MODULE): a field of its own, and the first of the notes.
pub(super) fn konversi(isi: &mut Isi, set: &Setelan, baris: &[BarisNota]) {
    if !set.nyala("KONVERSI_GRAM_MODULE") {
        isi.teks.insert("konversi_gram".to_owned(), String::new());
        return;
    }
    let jumlah = |ambil: fn(&BarisNota) -> Berat| {
        gram(Berat::mg(baris.iter().fold(0_i64, |n, b| n.saturating_add(ambil(b).sebagai_mg()))))
    };
    let teks = format!("Konversi {} gram = {} gram 24K", jumlah(|b| b.berat), jumlah(|b| b.konversi));
    isi.teks.insert("konversi_gram".to_owned(), teks.clone());
    let catatan = isi.teks.entry("keterangan_nota".to_owned()).or_default();
    *catatan = if catatan.is_empty() { teks } else { format!("{teks}\n{catatan}") };
}

fn beli(r: &Rinci, isi: &mut Isi) -> Hasil<Vec<BarisNota>> {
    let asal: Vec<&str> =
        r.detail_beli.iter().map(|b| b.no_faktur_nota.as_str()).filter(|n| !n.is_empty()).collect();
    isi.teks.insert("no_faktur_asal".to_owned(), asal.join(", "));
    r.detail_beli
        .iter()
        .map(|b| (b, dipotong(b.nilai, b.harga)))
        .map(|(b, (nilai, potongan))| {
            Ok(BarisNota {
                kode_barcode: b.kode_barcode.clone(),
                nama: b.nama_barang.clone(),
                kadar: b.kadar_uji.to_string(),
                berat: b.berat,
                harga_gram: b.harga_rata,
                harga: b.harga,
                berat_nota: gram(b.berat_nota),
                kondisi: b.kondisi.clone(),
                nilai,
                potongan: ribuan(potongan),
                konversi: murni(b.berat, b.kadar_uji)?,
                ..BarisNota::default()
            })
        })
        .collect()
}

/// The worth of a piece and what went off it, rounding and what was agreed included: their difference is the price.
pub(super) fn dipotong(nilai: Rupiah, harga: Rupiah) -> (Rupiah, i64) {
    let nilai = nilai.max(harga);
    (nilai, nilai.nilai().saturating_sub(harga.nilai()))
}

fn kepala(c: &mut Conn, toko: &KodeToko, tipe: &Tipe, r: &Rinci, sisi: Sisi) -> Hasil<Isi> {
    let f = &r.kepala;
    // A line's own number where it stands alone: that is what a buy-back is looked up by.
    let no = match (sisi, r.detail_barang.as_slice(), r.detail_beli.as_slice()) {
        (Sisi::Jual, [satu], _) => &satu.kunci.no_faktur_jual,
        (Sisi::Beli, _, [satu]) => &satu.kunci.no_faktur_beli,
        _ => &f.no_faktur_group,
    };
    let (qty, berat, total) = match sisi {
        Sisi::Jual => (f.qty_jual, f.berat_jual, f.total_jual),
        Sisi::Beli => (f.qty_beli, f.berat_beli, f.total_beli),
    };
    let nama = if sisi == Sisi::Jual { "JUAL" } else { "BELI" };
    let dibayar: Vec<String> = r.pembayaran.iter().filter(|b| b.sisi == nama).map(nota::bayar).collect();
    let kepala = Kepala {
        no,
        tgl: &f.tgl_dokumen,
        waktu: &f.waktu,
        kode_sales: &f.kode_sales,
        input_by: &f.input_by,
        kode_member: &f.kode_member,
        nama_customer: &f.nama_customer,
        alamat_customer: &f.alamat_customer,
        no_hp: &f.no_hp,
    };
    let mut isi = nota::kepala(c, toko, tipe, &kepala)?;
    // The paper of what was bought has a page of its own, also in an exchange.
    let dibeli =
        r.detail_beli.first().filter(|_| sisi == Sisi::Beli).map(|b| b.kunci.no_faktur_beli.as_str());
    nota::keaslian(c, toko, &mut isi, dibeli.unwrap_or(no))?;
    let poin = poin(c, f)?;
    let teks_poin = |ambil: fn(PoinNota) -> i64| poin.map_or_else(String::new, |x| ribuan(ambil(x)));
    nota::tulis(
        &mut isi,
        [
            ("poin_dapat", teks_poin(|x| x.dapat)),
            ("poin_pakai", teks_poin(|x| x.pakai)),
            ("poin_saldo", teks_poin(|x| x.saldo)),
            ("total_qty", qty.to_string()),
            ("total_berat", gram(berat)),
            ("total_harga", angka_rupiah(total)),
            ("terbilang", terbilang(total)),
            ("pembayaran", dibayar.join("\n")),
            ("kembali", angka_rupiah(if sisi == Sisi::Jual { f.kembali } else { Rupiah::NOL })),
            ("total_jual", angka_rupiah(f.total_jual)),
            ("total_beli", angka_rupiah(f.total_beli)),
            ("selisih", ribuan(f.neto.nilai().saturating_abs())),
        ],
    );
    Ok(isi)
}

/// What a sale did to its member's points; nothing on the papers of others.
fn poin(c: &mut Conn, f: &lihat::Faktur) -> Hasil<Option<PoinNota>> {
    if f.kode_member.is_empty() {
        return Ok(None);
    }
    let no = NoFaktur::parse(&f.no_faktur_group).map_err(|e| db::Error::Lain(e.to_string()))?;
    member::poin::nota(c, &no, &f.kode_pelanggan).map(Some)
}

/// The nota of a transaction, by its number or that of one of its lines, as it was handed out last: a copy from the second
/// time on. One that was never written down as handed out is not the original.
pub fn siapkan(c: &mut Conn, toko: &KodeToko, no: &str, sisi: Sisi) -> Hasil<Nota> {
    let r = lihat::bynota(c, toko, no)?;
    let ada = match sisi {
        Sisi::Jual => !r.detail_barang.is_empty(),
        Sisi::Beli => !r.detail_beli.is_empty(),
    };
    if !ada {
        return Err(niaga::NiagaTolak::TidakAda.tolak("Data Tidak Ditemukan"));
    }
    if !r.kepala.nasib.no_batal.is_empty() {
        let pesan =
            format!("Faktur {} sudah dibatalkan, notanya tidak dicetak lagi", r.kepala.no_faktur_group);
        return Err(niaga::NiagaTolak::NotaBatal.tolak(pesan));
    }
    let set = Setelan::baca(c, toko)?;
    let tipe = match sisi {
        Sisi::Beli => "PEMBELIAN",
        // Without its module the diamonds' nota is an ordinary one.
        Sisi::Jual if r.kepala.tipe_nota == "PENJUALAN BERLIAN" && !set.nyala("BERLIAN_MODULE") => {
            "PENJUALAN"
        }
        Sisi::Jual => r.kepala.tipe_nota.as_str(),
    };
    let ulang = konter::cetakan::banyak(c, toko, &r.kepala.no_faktur_group)? != 1;
    let mut siap = tata_letak::siap(c, toko, Keluarga::Nota, tipe, false, ulang)?;
    if r.kepala.jenis == "TUKAR" {
        siap.susunan.rangkap = if set.nyala("DUPLIKAT_TUKAR_MODULE") { 2 } else { 1 };
    }
    let mut isi = kepala(c, toko, siap.tipe, &r, sisi)?;
    let baris = match sisi {
        Sisi::Jual => jual(c, &r, &mut isi)?,
        Sisi::Beli => beli(&r, &mut isi)?,
    };
    konversi(&mut isi, &set, &baris);
    Ok(nota::susun(r.kepala.isi.no_faktur_group, siap, isi, &baris))
}
