//! Money paid down on a document that is kept later (an order, a service, a pre-order): it stands in the book of deposits (L5)
//! under that document's own number, pays for that document alone, and is given back from there.

use crate::bayar::{self, BarisBayar, Bayar, CaraBayar, JenisBayar, Jumlah, Rencana, Senilai, Tempat};
use crate::bayar_tulis;
use crate::hari::Hari;
use crate::jumlah::rupiah;
use crate::pelanggan;
use db::{Conn, args};
use ledger::{Arah, Dok, titipan};
use platform::otorisasi::Rincian;
use platform::penolakan::Penolakan;
use platform::{Hasil, Pelaku};
use values::{KodeToko, NoFaktur, Rupiah, Tanggal};

/// What every document that takes money down asks first: whose it is, and that it is paid in money.
pub fn pembuka(
    m: &pelanggan::PelangganMinta,
    pembayaran: &[Bayar],
    (apa, galat): (&str, impl Penolakan),
) -> Hasil<()> {
    let tanpa_kode = m.kode_pelanggan.trim().is_empty() && m.kode_member.trim().is_empty();
    if tanpa_kode && m.nama_customer.trim().chars().count() < 2 {
        return Err(galat.pada("customer.nama_customer", "Nama Customer Harus Diisi"));
    }
    bayar::uang_saja(pembayaran, apa)
}

/// The day it is promised for: today or later, at most so many days away.
pub fn janji(h: &Hari, teks: &str, paling_jauh: i64, galat: impl Penolakan) -> Hasil<Tanggal> {
    const KOLOM: &str = "tgl_janji";
    let teks = teks.trim();
    if teks.is_empty() {
        return Err(galat.pada(KOLOM, "Tanggal Janji Harus Diisi"));
    }
    let tgl = match Tanggal::parse(teks) {
        Ok(t) => t,
        Err(e) => return Err(galat.pada(KOLOM, e.to_string())),
    };
    if tgl < h.tgl_system {
        return Err(galat.pada(KOLOM, format!("Tanggal Janji tidak boleh sebelum {}", h.tgl_system)));
    }
    if tgl.selisih_hari(h.tgl_system) > paling_jauh {
        return Err(galat.pada(KOLOM, format!("Tanggal Janji terlalu jauh, paling lama {paling_jauh} hari")));
    }
    Ok(tgl)
}

/// What is left of the money paid down on a document.
pub fn saldo(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Rupiah> {
    Ok(titipan::saldo(c, toko, no)?)
}

/// What of a document's own money still waits for the bank.
pub fn belum_masuk(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Rupiah> {
    Ok(c.nilai(
        "SELECT CAST(COALESCE(SUM(b.jumlah_in), 0) AS BIGINT) FROM buku_bank b \
         JOIN bank_menunggu m ON m.toko = b.toko AND m.id_bank = b.id WHERE b.toko = $1 AND b.no_dok = $2 AND b.jumlah_in > 0",
        args![toko, no],
    )?)
}

/// The document that is open takes money down under its own number; nothing where none was paid.
pub fn terima(dok: &mut Dok<'_, '_>, jumlah: Rupiah) -> Hasil<()> {
    let no = dok.no().clone();
    terima_untuk(dok, &no, jumlah)
}

/// The same for another document: a payment that comes later.
pub fn terima_untuk(dok: &mut Dok<'_, '_>, no: &NoFaktur, jumlah: Rupiah) -> Hasil<()> {
    gerak(dok, no, Arah::Masuk, jumlah)
}

/// Money leaves what was paid down: given back, or kept.
pub fn keluar(dok: &mut Dok<'_, '_>, no: &NoFaktur, jumlah: Rupiah) -> Hasil<()> {
    gerak(dok, no, Arah::Keluar, jumlah)
}

fn gerak(dok: &mut Dok<'_, '_>, no: &NoFaktur, arah: Arah, jumlah: Rupiah) -> Hasil<()> {
    if jumlah > Rupiah::NOL {
        titipan::catat(dok, &[titipan::BarisTitipan { no_titip: no.clone(), arah, jumlah }])?;
    }
    Ok(())
}

/// The payment that the server itself puts among those of the counter.
pub fn bayar(no: &NoFaktur, jumlah: Rupiah) -> Bayar {
    Bayar { jenis: JenisBayar::Dp, jumlah_rp: jumlah, no_titip: no.to_string(), ..Bayar::default() }
}

/// A counter never sends one itself: what was paid down is for its own document to say.
pub fn bukan_dp(semua: &[Bayar]) -> Hasil<()> {
    match semua.iter().position(|b| b.jenis == JenisBayar::Dp) {
        None => Ok(()),
        Some(ke) => Err(bayar::salah(ke, "jenis", "Uang muka dipakai otomatis, tidak diketik")),
    }
}

/// Money paid down as a payment: for this document alone, at most what is left of it.
pub struct CaraDp {
    no: NoFaktur,
}

impl CaraDp {
    pub fn new(no: NoFaktur) -> Self {
        Self { no }
    }
}

impl CaraBayar for CaraDp {
    fn jenis(&self) -> JenisBayar {
        JenisBayar::Dp
    }

    fn nilai(&self, c: &mut Conn, h: &Hari, b: &Bayar, t: Tempat<'_>) -> Hasil<Senilai> {
        if b.no_titip != self.no.to_string() {
            let pesan = format!("Uang muka {} bukan milik {}", b.no_titip, self.no);
            return Err(bayar::salah(t.ke, "no_titip", pesan));
        }
        let ada = saldo(c, &h.toko, &self.no)?;
        if b.jumlah_rp > ada {
            let pesan = format!("Uang muka {} tinggal {ada}, kurang dari {}", self.no, b.jumlah_rp);
            return Err(bayar::salah(t.ke, "jumlah_rp", pesan));
        }
        Ok(Senilai { rujukan: self.no.to_string(), jumlah: b.jumlah_rp })
    }

    fn catat(&self, dok: &mut Dok<'_, '_>, baris: &[&BarisBayar]) -> Hasil<()> {
        let jumlah = rupiah(baris.iter().map(|b| b.jumlah))?;
        keluar(dok, &self.no, jumlah)
    }
}

/// How money goes back to who paid it down: cash, or a transfer to them, to the rupiah.
pub fn rencana_kembali(
    c: &mut Conn,
    p: &Pelaku,
    h: &Hari,
    dibayar: Rupiah,
    pembayaran: &[Bayar],
) -> Hasil<Rencana> {
    bayar::uang_saja(pembayaran, "Uang muka")?;
    if dibayar <= Rupiah::NOL && !pembayaran.is_empty() {
        return Err(bayar::tidak_pas("Tidak ada uang yang dikembalikan".to_owned()));
    }
    let siapa = pelanggan::dari_minta(c, &pelanggan::PelangganMinta::default())?;
    bayar::siapkan(c, p, h, &siapa, Jumlah { masuk: Rupiah::NOL, keluar: dibayar }, pembayaran, &[])
}

/// Gives money back in the document that is open: `jumlah` leaves what was paid down, the plan says how much of it is paid out;
/// the rest is kept.
pub fn kembalikan(
    dok: &mut Dok<'_, '_>,
    p: &Pelaku,
    h: &Hari,
    (no, jumlah): (&NoFaktur, Rupiah),
    r: &Rencana,
    kategori: &'static str,
) -> Hasil<()> {
    keluar(dok, no, jumlah)?;
    bayar_tulis::baris(dok, r)?;
    bayar_tulis::uang(dok, p, h, r, |_| kategori)
}

/// Is money paid out that may never have come, or to an account that somebody typed? More cash than came in for it, more by
/// transfer than came in otherwise, or what the bank has not shown yet.
pub fn lain_cara(c: &mut Conn, toko: &KodeToko, no: &NoFaktur, keluar: &[Bayar]) -> Hasil<bool> {
    lain_cara_dari(c, toko, &[no.to_string()], keluar)
}

/// The same of money that was paid down by several documents.
pub fn lain_cara_dari(c: &mut Conn, toko: &KodeToko, semua: &[String], keluar: &[Bayar]) -> Hasil<bool> {
    let mut masuk = Vec::new();
    for no in semua {
        if belum_masuk(c, toko, no)? > Rupiah::NOL {
            return Ok(true);
        }
        masuk.extend(bayar_tulis::dari(c, toko, no)?);
    }
    for tunai in [true, false] {
        let keluar = keluar.iter().filter(|b| (b.jenis == JenisBayar::Cash) == tunai).map(|b| b.jumlah_rp);
        let masuk = masuk
            .iter()
            .filter(|b| b.arah == "MASUK" && (b.jenis == JenisBayar::Cash.kode()) == tunai)
            .map(|b| b.jumlah_rp);
        if rupiah(keluar)? > rupiah(masuk)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The ways it goes back, as the approver reads them: another account is another refund.
pub fn rincian_kembali(semua: &[Bayar]) -> Vec<Rincian> {
    let satu = |b: &Bayar| {
        let kata = [b.jenis.kode(), &b.no_rekening, &b.no_rekening_tujuan, &b.atas_nama];
        let kata: Vec<&str> = kata.iter().map(|k| k.trim()).filter(|k| !k.is_empty()).collect();
        Rincian::jumlah("Dibayar", kata.join(" "), b.jumlah_rp)
    };
    semua.iter().map(satu).collect()
}
