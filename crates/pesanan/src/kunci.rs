//! Fixed prices: which grams of a line keep which price. Every payment fixes grams at the price of its day; one by card or transfer
//! only once the bank has shown it, at the higher of that day's price and the one it was promised at.

use crate::tabel::{IsiBaris, Order};
use db::{Conn, args};
use konter::meluap;
use niaga::acuan::Acuan;
use platform::{Hasil, Pelaku};
use std::collections::HashMap;
use values::{Berat, HargaGram, Kadar, KodeToko, Meluap, Rupiah, Tanggal};

/// The grams of a line that have a price of their own: their average.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Kunci {
    pub(crate) harga: i64,
    pub(crate) gram: Berat,
}

/// Money of a payment that came by the bank, and the day it was seen; none while it was not.
#[derive(Debug, Clone, Copy, Default)]
struct Bank {
    jumlah: i64,
    menunggu: bool,
    tgl: Option<Tanggal>,
}

/// One payment: its day, its whole, and what of it came by the bank.
struct Bayaran {
    tgl: Tanggal,
    jumlah: i64,
    bank: Bank,
    /// share and price of the gram by line
    baris: HashMap<i64, (i64, i64)>,
}

fn bank(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Bank> {
    let semua: Vec<(i64, bool, Tanggal)> = c.rows(
        "SELECT b.jumlah_in, CASE WHEN m.id_bank IS NULL THEN 0 ELSE 1 END, COALESCE(v.tgl_system, b.tgl_system) FROM buku_bank b \
         LEFT JOIN bank_menunggu m ON m.toko = b.toko AND m.id_bank = b.id \
         LEFT JOIN buku_bank_valid v ON v.toko = b.toko AND v.id_bank = b.id \
         WHERE b.toko = $1 AND b.no_dok = $2 AND b.jumlah_in > 0 AND +b.balik IS NULL",
        args![toko, no],
        |r| Ok((r.int(0)?, r.int(1)? == 1, r.get(2)?)),
    )?;
    let mut hasil = Bank::default();
    for (jumlah, menunggu, tgl) in semua {
        hasil.jumlah = hasil.jumlah.saturating_add(jumlah);
        hasil.menunggu |= menunggu;
        hasil.tgl = hasil.tgl.max(Some(tgl));
    }
    Ok(hasil)
}

fn semua(c: &mut Conn, toko: &KodeToko, o: &Order) -> Hasil<Vec<Bayaran>> {
    let tanggal = |t: &str| Tanggal::parse(t).map_err(|e| db::Error::Lain(e.to_string()));
    let mut hasil = vec![Bayaran {
        tgl: tanggal(&o.isi.tgl_system)?,
        jumlah: o.isi.jumlah_bayar.nilai(),
        bank: bank(c, toko, &o.isi.no_pesanan)?,
        baris: o.baris.iter().map(|(b, _)| (b.baris, (b.dp_rp.nilai(), b.harga_gram))).collect(),
    }];
    let lagi: Vec<(String, String, i64)> = c.rows(
        "SELECT no_dok, tgl_system, jumlah_rp FROM pesanan_dp WHERE toko = $1 AND no_pesanan = $2 ORDER BY waktu, no_dok",
        args![toko, &o.no],
        |r| Ok((r.get(0)?, r.get(1)?, r.int(2)?)),
    )?;
    for (no, tgl, jumlah) in lagi {
        let baris: Vec<(i64, (i64, i64))> = c.rows(
            "SELECT baris, dp_rp, harga_gram FROM pesanan_dp_baris WHERE toko = $1 AND no_dok = $2",
            args![toko, no.as_str()],
            |r| Ok((r.int(0)?, (r.int(1)?, r.int(2)?))),
        )?;
        let bank = bank(c, toko, &no)?;
        hasil.push(Bayaran { tgl: tanggal(&tgl)?, jumlah, bank, baris: baris.into_iter().collect() });
    }
    Ok(hasil)
}

/// Milligrams that money pays for at a price.
pub(crate) fn gram(rp: i64, harga: i64) -> i64 {
    if harga <= 0 {
        return 0;
    }
    i64::try_from(i128::from(rp) * 1_000 / i128::from(harga)).unwrap_or(i64::MAX)
}

/// The fixed grams of every LOCK line with their price, as the money stands today.
pub(crate) fn baca(c: &mut Conn, p: &Pelaku, o: &Order) -> Hasil<HashMap<i64, Kunci>> {
    let mut hasil = HashMap::new();
    if o.baris.iter().all(|(b, _)| b.cara_harga != "LOCK") {
        return Ok(hasil);
    }
    let bayaran = semua(c, &p.toko, o)?;
    let mut a: Option<Acuan> = None;
    for (b, _) in o.baris.iter().filter(|(b, _)| b.cara_harga == "LOCK") {
        let (mut mg, mut nilai) = (0_i64, 0_i128);
        for y in &bayaran {
            let Some(&(rp, harga)) = y.baris.get(&b.baris) else { continue };
            let lewat_bank = if y.jumlah > 0 {
                i64::try_from(i128::from(rp) * i128::from(y.bank.jumlah.min(y.jumlah)) / i128::from(y.jumlah))
                    .map_err(|_| meluap(Meluap))?
            } else {
                0
            };
            let tinggi = if lewat_bank > 0 { harga_bank(c, p, &mut a, (b, y, harga))? } else { harga };
            for (rp, harga) in [(rp - lewat_bank, harga), (lewat_bank, tinggi)] {
                let n = gram(rp, harga).min(b.berat_estimasi.sebagai_mg() - mg).max(0);
                mg += n;
                nilai += i128::from(n) * i128::from(harga);
            }
        }
        if mg > 0 {
            // A fraction of a rupiah is the shop's.
            let harga = (nilai + i128::from(mg) - 1) / i128::from(mg);
            let harga = i64::try_from(harga).map_err(|_| meluap(Meluap))?;
            hasil.insert(b.baris, Kunci { harga, gram: Berat::mg(mg) });
        }
    }
    Ok(hasil)
}

/// The price that money of the bank fixes: never below the one it was promised at, nor that of the day it was seen.
fn harga_bank(
    c: &mut Conn,
    p: &Pelaku,
    a: &mut Option<Acuan>,
    (b, y, harga): (&IsiBaris, &Bayaran, i64),
) -> Hasil<i64> {
    if !y.bank.menunggu && y.bank.tgl.is_none_or(|t| t <= y.tgl) {
        return Ok(harga);
    }
    if a.is_none() {
        *a = Some(Acuan::baca(c, p)?);
    }
    let Some(a) = a.as_mut() else { return Ok(harga) };
    let hari = if y.bank.menunggu { a.tgl_system } else { y.bank.tgl.unwrap_or(a.tgl_system) };
    let g = a.group(c, &b.kode_group)?.clone();
    Ok(harga.max(a.gram_jual_pada(c, &g, b.kadar, hari)?.nilai()))
}

impl Kunci {
    /// For a piece of another purity than was ordered: the same fine gold is fixed, at the price of that purity.
    pub(crate) fn untuk(self, kadar: Kadar, dipesan: Kadar) -> Hasil<(HargaGram, Berat)> {
        let (k, d) = (i128::from(kadar.sebagai_perseratus()), i128::from(dipesan.sebagai_perseratus()));
        if d <= 0 || k <= 0 || k == d {
            return Ok((HargaGram::new(self.harga), self.gram));
        }
        let harga = i64::try_from(i128::from(self.harga) * k / d).map_err(|_| meluap(Meluap))?;
        let mg = i128::from(self.gram.sebagai_mg());
        // A lower purity fixes no more grams than were paid for.
        let mg = i64::try_from(mg.min(mg * d / k)).map_err(|_| meluap(Meluap))?;
        Ok((HargaGram::new(harga), Berat::mg(mg)))
    }
}

/// All that was paid down on an order, and by which documents.
pub(crate) fn dibayar(c: &mut Conn, toko: &KodeToko, o: &Order) -> Hasil<(Rupiah, Vec<String>)> {
    let lagi: Vec<(String, Rupiah)> = c.rows(
        "SELECT no_dok, jumlah_rp FROM pesanan_dp WHERE toko = $1 AND no_pesanan = $2 ORDER BY waktu, no_dok",
        args![toko, &o.no],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?;
    let mut jumlah = o.isi.jumlah_bayar;
    let mut semua = vec![o.isi.no_pesanan.clone()];
    for (no, n) in lagi {
        jumlah = jumlah.tambah(n).map_err(meluap)?;
        semua.push(no);
    }
    Ok((jumlah, semua))
}

/// What of an order's money the bank has not shown yet.
pub(crate) fn belum_masuk(c: &mut Conn, toko: &KodeToko, o: &Order) -> Hasil<Rupiah> {
    let mut jumlah = Rupiah::NOL;
    for no in dibayar(c, toko, o)?.1 {
        jumlah = jumlah.tambah(konter::uang_muka::belum_masuk(c, toko, &no)?).map_err(meluap)?;
    }
    Ok(jumlah)
}
