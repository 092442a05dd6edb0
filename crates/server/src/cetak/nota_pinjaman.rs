//! The ticket of a loan and the slip of its closing: their values for the store's layout, with the licence and the power to sell that
//! every one of them carries.

use super::nota::{self, BarisNota, Kepala, Nota};
use db::Conn;
use pinjaman::{BarisHutang, HutangLunas, PinjamTolak};
use platform::Hasil;
use platform::modul::Setelan;
use print::tata_letak::Isi;
use tata_letak::{Keluarga, Tipe};
use values::format::{angka_rupiah, gram};
use values::{Berat, KodeToko, Rupiah, terbilang};

fn baris(b: &BarisHutang) -> BarisNota {
    let mut kata = vec![b.nama_barang.clone(), b.kondisi.clone()];
    if b.jumlah_batu > 0 {
        kata.push(format!("{} batu", b.jumlah_batu));
    }
    BarisNota {
        kode_barcode: b.kode_barcode.clone(),
        nama: kata.join(", "),
        kadar: b.kadar.to_string(),
        berat: b.berat,
        harga: b.taksiran_rp,
        ..BarisNota::default()
    }
}

fn kepala<'a>(k: &'a pinjaman::Kepala, no: &'a str) -> Kepala<'a> {
    Kepala {
        no,
        tgl: &k.tgl_system,
        waktu: &k.waktu,
        kode_sales: &k.kode_sales,
        input_by: &k.input_by,
        kode_member: &k.kode_member,
        nama_customer: &k.nama_customer,
        alamat_customer: &k.alamat_customer,
        no_hp: &k.no_hp,
    }
}

/// The licence of the store; empty where none is set.
fn izin(c: &mut Conn, toko: &KodeToko) -> Hasil<String> {
    Ok(Setelan::baca(c, toko)?.nilai("NO_IZIN_GADAI").trim().to_owned())
}

/// What every ticket says, whatever the layout: it stands before the notes of the store.
fn syarat(isi: &mut Isi, izin: &str, kuasa: &str) {
    let lama = isi.teks.get("keterangan_nota").cloned().unwrap_or_default();
    let izin_kata = if izin.is_empty() { String::new() } else { format!("Izin usaha gadai {izin}.") };
    let semua: Vec<&str> =
        [izin_kata.as_str(), kuasa, lama.as_str()].into_iter().filter(|t| !t.is_empty()).collect();
    nota::tulis(
        isi,
        [
            ("keterangan_nota", semua.join("\n")),
            ("no_izin", izin.to_owned()),
            ("kuasa_jual", kuasa.to_owned()),
        ],
    );
}

fn berat(baris: &[BarisHutang]) -> Berat {
    baris.iter().fold(Berat::NOL, |n, b| n.tambah(b.berat).unwrap_or(n))
}

/// The ticket of a loan as it was handed out last: a copy from the second time on. One that was cancelled is printed no more.
pub fn siapkan(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Nota> {
    let (k, kini, semua) = pinjaman::untuk_nota(c, toko, no)?;
    if kini.status == "BATAL" {
        let pesan = format!("Pinjaman {} sudah dibatalkan, surat buktinya tidak dicetak lagi", k.no_hutang);
        return Err(PinjamTolak::NotaBatal.tolak(pesan));
    }
    let cetakan = konter::cetakan::banyak(c, toko, &k.no_hutang)?;
    // A ticket that took the place of a lost one is no copy of it: its own number says which it is.
    let salinan = cetakan != kini.tiket;
    let siap = tata_letak::siap_rangkap(c, toko, (Keluarga::Nota, "HUTANG", false), salinan, None)?;
    let mut isi = nota::kepala(c, toko, siap.tipe, &kepala(&k, &k.no_hutang))?;
    let izin = izin(c, toko)?;
    let kuasa = format!(
        "Tiket ke-{}. Peminjam memberi kuasa kepada toko untuk menjual barang jaminan ini bila tidak ditebus sampai {} \
         dan masa tenggangnya; kelebihannya hak peminjam.",
        kini.tiket, k.jatuh_tempo
    );
    syarat(&mut isi, &izin, &kuasa);
    let mut bayar: Vec<String> = Vec::new();
    for b in konter::bayar_tulis::dari(c, toko, &k.no_hutang)? {
        bayar.push(nota::bayar(&b));
    }
    nota::tulis(
        &mut isi,
        [
            ("total_qty", semua.len().to_string()),
            ("total_berat", gram(berat(&semua))),
            ("total_harga", angka_rupiah(k.taksiran_rp)),
            ("taksiran", angka_rupiah(k.taksiran_rp)),
            ("terbilang", terbilang(k.pokok_rp)),
            ("pembayaran", bayar.join("\n")),
            ("kembali", angka_rupiah(Rupiah::NOL)),
            ("pokok", angka_rupiah(k.pokok_rp)),
            ("bunga", format!("{} %", k.bunga)),
            ("tgl_jatuh_tempo", k.jatuh_tempo.clone()),
            ("tiket", kini.tiket.to_string()),
            ("no_kantong", kini.no_kantong.clone()),
        ],
    );
    let baris: Vec<BarisNota> = semua.iter().map(baris).collect();
    Ok(nota::susun(k.no_hutang.clone(), siap, isi, &baris))
}

fn baris_lunas(l: &HutangLunas) -> Vec<BarisNota> {
    let satu =
        |nama: String, harga: Rupiah, berat: Berat| BarisNota { nama, harga, berat, ..BarisNota::default() };
    let mut semua: Vec<BarisNota> = l
        .detail_barang
        .iter()
        .filter(|b| b.keluar)
        .map(|b| satu(format!("{} dikembalikan", b.nama_barang), Rupiah::NOL, b.berat))
        .collect();
    for (nama, rp) in [
        (format!("Pokok {}", l.no_faktur_hutang), l.jumlah_hutang),
        (format!("Bunga {} hari sampai {}", l.lama_pinjam, l.tgl_bunga), l.bunga_rp),
        ("Denda".to_owned(), l.denda_rp),
        ("Potongan bunga".to_owned(), Rupiah::new(-l.potongan_bunga_rp.nilai())),
        ("Potongan denda".to_owned(), Rupiah::new(-l.potongan_denda_rp.nilai())),
        (format!("Pokok baru {}", l.no_penerus), Rupiah::new(-l.jumlah_hutang_baru.nilai())),
    ] {
        if rp != Rupiah::NOL {
            semua.push(satu(nama, rp, Berat::NOL));
        }
    }
    semua
}

/// The slip of a closing: what was owed and paid, and what went back. Of one that was followed by another it names the new loan, whose
/// ticket is printed by its own number.
pub fn siapkan_lunas(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Nota> {
    let l = pinjaman::satu_lunas(c, toko, no)?;
    if !l.no_batal.is_empty() {
        let pesan = format!("Pelunasan {} sudah dibatalkan, slipnya tidak dicetak lagi", l.no_lunas);
        return Err(PinjamTolak::NotaBatal.tolak(pesan));
    }
    let (k, _, _) = pinjaman::untuk_nota(c, toko, &l.no_faktur_hutang)?;
    let cetakan = konter::cetakan::banyak(c, toko, &l.no_lunas)?;
    let siap = tata_letak::siap_rangkap(c, toko, (Keluarga::Slip, "SLIP HUTANG", false), cetakan > 1, None)?;
    let mut isi = kepala_lunas(c, toko, siap.tipe, (&k, &l))?;
    let izin = izin(c, toko)?;
    let kata = if l.no_penerus.is_empty() {
        format!("Pinjaman {} lunas, barang jaminan sudah diterima {}.", l.no_faktur_hutang, l.pengambil)
    } else {
        format!("Pinjaman {} dilanjutkan dengan {}.", l.no_faktur_hutang, l.no_penerus)
    };
    syarat(&mut isi, &izin, &kata);
    let neto = if l.keluar_rp > Rupiah::NOL { l.keluar_rp } else { l.masuk_rp };
    let bayar: Vec<String> =
        konter::bayar_tulis::dari(c, toko, &l.no_lunas)?.iter().map(nota::bayar).collect();
    nota::tulis(
        &mut isi,
        [
            ("total_qty", l.detail_barang.iter().filter(|b| b.keluar).count().to_string()),
            ("total_berat", String::new()),
            ("total_harga", angka_rupiah(neto)),
            ("terbilang", terbilang(neto)),
            ("pembayaran", bayar.join("\n")),
            ("kembali", angka_rupiah(Rupiah::NOL)),
            ("pokok", angka_rupiah(neto)),
            ("bunga", format!("{} %", k.bunga)),
            ("tgl_jatuh_tempo", k.jatuh_tempo.clone()),
        ],
    );
    Ok(nota::susun(l.no_lunas.clone(), siap, isi, &baris_lunas(&l)))
}

fn kepala_lunas(
    c: &mut Conn,
    toko: &KodeToko,
    tipe: &Tipe,
    (k, l): (&pinjaman::Kepala, &HutangLunas),
) -> Hasil<Isi> {
    let atas = Kepala {
        tgl: &l.tgl_system,
        waktu: &l.waktu,
        kode_sales: &l.kode_sales,
        input_by: &l.oleh,
        ..kepala(k, &l.no_lunas)
    };
    let mut isi = nota::kepala(c, toko, tipe, &atas)?;
    // The public page is the loan's, not the closing's.
    nota::tulis(&mut isi, [("alamat_lacak", String::new()), ("teks_lacak", String::new())]);
    Ok(isi)
}
