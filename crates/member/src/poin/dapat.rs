//! What a sale earns: reckoned once, when it is saved, on the money that was really paid; posted then, or when somebody validates
//! the sale.

use crate::aturan;
use db::{Conn, args};
use konter::{meluap, pelanggan};
use ledger::{Dok, poin as buku};
use platform::Hasil;
use std::collections::BTreeMap;
use values::poin::{AturanPoin, berat_dibayar, poin_tingkat, sebar};
use values::{Berat, KodeToko, NoFaktur, Rupiah, Tanggal};

/// A line that was sold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarisJual {
    pub kode_group: String,
    pub harga_total: Rupiah,
    pub berat: Berat,
}

/// A sale as far as points are concerned.
#[derive(Debug, Clone)]
pub struct Penjualan<'a> {
    /// its number
    pub no_dok: &'a str,
    pub kode_pelanggan: &'a str,
    pub kode_member: &'a str,
    pub baris: &'a [BarisJual],
    /// what of it was paid by exchange, points and coupons
    pub bukan_uang: Rupiah,
    /// who writes, the code of who serves, who approved: their own card earns nothing on it
    pub pelayan: &'a [&'a str],
    /// posted when somebody validates it
    pub tunggu: bool,
}

db::tabel! {
    /// What a group of a sale earns.
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct Hitungan in "poin_jual" {
        toko: KodeToko,
        no_dok: String,
        kode_group: String,
        tgl_system: String,
        kode_pelanggan: String,
        dasar_rp: Rupiah,
        dasar_berat: Berat,
        pengali: i64,
        poin: i64,
        nilai_poin: Rupiah,
        tunggu: i64,
    }
}

/// The masters' rules of these groups; bullion earns nothing.
fn aturan_group(c: &mut Conn, toko: &KodeToko, group: &[&str]) -> Hasil<BTreeMap<String, AturanPoin>> {
    let d = db::daftar(2, group.iter().copied());
    let mut isi = args![toko].to_vec();
    isi.extend(d.nilai);
    let semua = c.rows(
        &format!(
            "SELECT p.kode_group, p.jenis, p.kelipatan_rp, p.kelipatan_gram, p.poin FROM poin p WHERE p.toko = $1 \
             AND p.dihapus = 0 AND p.kode_group IN {} AND NOT EXISTS (SELECT 1 FROM group_barang g WHERE g.toko = p.toko \
             AND g.kode_group = p.kode_group AND g.is_lm = 1)",
            d.sql
        ),
        &isi,
        |r| {
            let poin = r.int(4)?;
            let aturan = if r.text(1)? == "PER_GRAM" {
                AturanPoin::PerGram { kelipatan: r.get(3)?, poin }
            } else {
                AturanPoin::PerRupiah { kelipatan: r.get(2)?, poin }
            };
            Ok((r.get::<String>(0)?, aturan))
        },
    )?;
    Ok(semua.into_iter().collect())
}

/// Is it the own card of somebody who serves?
fn kartu_pelayan(c: &mut Conn, toko: &KodeToko, kode: &str, pelayan: &[&str]) -> Hasil<bool> {
    let pegawai: Option<String> =
        c.one("SELECT pegawai FROM pelanggan WHERE kode_pelanggan = $1", args![kode], |r| r.get(0))?;
    let Some(user) = pegawai.filter(|u| !u.is_empty()) else { return Ok(false) };
    if pelayan.iter().any(|p| p.eq_ignore_ascii_case(&user)) {
        return Ok(true);
    }
    // The sales person of the nota may be that user.
    let sebagai: Vec<String> = c.rows(
        "SELECT kode_sales FROM sales WHERE toko = $1 AND user_id = $2 AND dihapus = 0",
        args![toko, user],
        |r| r.get(0),
    )?;
    Ok(sebagai.iter().any(|s| pelayan.contains(&s.as_str())))
}

/// The money and the weight paid with money, by group: what is no money is spread over the lines by their prices.
pub fn dasar(baris: &[BarisJual], bukan_uang: Rupiah) -> Hasil<BTreeMap<&str, (Rupiah, Berat)>> {
    let harga: Vec<i64> = baris.iter().map(|b| b.harga_total.nilai()).collect();
    let bagian = sebar(bukan_uang.nilai(), &harga).map_err(meluap)?;
    let mut hasil: BTreeMap<&str, (Rupiah, Berat)> = BTreeMap::new();
    for (b, lain) in baris.iter().zip(bagian) {
        let uang = b.harga_total.kurang(Rupiah::new(lain)).map_err(meluap)?.max(Rupiah::NOL);
        let berat = berat_dibayar(b.berat, uang, b.harga_total).map_err(meluap)?;
        let n = hasil.entry(&b.kode_group).or_insert((Rupiah::NOL, Berat::NOL));
        n.0 = n.0.tambah(uang).map_err(meluap)?;
        n.1 = n.1.tambah(berat).map_err(meluap)?;
    }
    Ok(hasil)
}

/// What a sale earns in one group: from how much, times what.
pub struct DapatGroup {
    pub kode_group: String,
    pub uang: Rupiah,
    pub berat: Berat,
    pub pengali: i64,
    pub poin: i64,
}

/// What a sale earns, group by group.
pub fn hitung(c: &mut Conn, toko: &KodeToko, tgl: Tanggal, j: &Penjualan<'_>) -> Hasil<Vec<DapatGroup>> {
    if j.kode_member.is_empty() || j.baris.is_empty() || kartu_pelayan(c, toko, j.kode_pelanggan, j.pelayan)?
    {
        return Ok(Vec::new());
    }
    let dasar = dasar(j.baris, j.bukan_uang)?;
    let group: Vec<&str> = dasar.keys().copied().collect();
    let aturan = aturan_group(c, toko, &group)?;
    if aturan.is_empty() {
        return Ok(Vec::new());
    }
    let pengali = aturan::pengali(c, j.kode_pelanggan, tgl, j.no_dok)?;
    let mut hasil = Vec::new();
    for (group, (uang, berat)) in dasar {
        let Some(a) = aturan.get(group) else { continue };
        let poin = poin_tingkat(uang, berat, *a, pengali).map_err(|e| db::Error::Lain(e.to_string()))?;
        if poin > 0 {
            hasil.push(DapatGroup { kode_group: group.to_owned(), uang, berat, pengali, poin });
        }
    }
    Ok(hasil)
}

/// Reckons what a sale earns, and posts it unless it waits for a validation. Answers the points.
pub fn terbitkan(dok: &mut Dok<'_, '_>, j: &Penjualan<'_>) -> Hasil<i64> {
    let (no, tgl, toko) = (j.no_dok.to_owned(), dok.tgl_system(), dok.tx().toko().clone());
    let isi = hitung(dok.tx(), &toko, tgl, j)?;
    if isi.is_empty() {
        return Ok(0);
    }
    let nilai_poin = aturan::nilai_poin(dok.tx(), tgl)?;
    let baris: Vec<Hitungan> = isi
        .into_iter()
        .map(|d| Hitungan {
            toko: toko.clone(),
            no_dok: no.clone(),
            kode_group: d.kode_group,
            tgl_system: tgl.to_string(),
            kode_pelanggan: j.kode_pelanggan.to_owned(),
            dasar_rp: d.uang,
            dasar_berat: d.berat,
            pengali: d.pengali,
            poin: d.poin,
            nilai_poin,
            tunggu: i64::from(j.tunggu),
        })
        .collect();
    let jumlah = baris.iter().map(|b| b.poin).sum();
    dok.tx().sisip(baris.clone())?;
    if !j.tunggu {
        bukukan(dok, &baris)?;
    }
    Ok(jumlah)
}

fn bukukan(dok: &mut Dok<'_, '_>, baris: &[Hitungan]) -> Hasil<()> {
    let Some(satu) = baris.first() else { return Ok(()) };
    let bagian: Vec<buku::Bagian> =
        baris.iter().map(|b| buku::Bagian { kode_group: b.kode_group.clone(), poin: b.poin }).collect();
    // Merged since it was saved: the points are the person's.
    let kode = pelanggan::pegang_utama(dok.tx(), &satu.kode_pelanggan)?;
    buku::beri(dok, &kode, buku::Jenis::Dapat, satu.nilai_poin, &bagian)?;
    Ok(())
}

/// A sale was validated: what it earned when it was saved is posted. Answers the points; nothing where nothing waits.
pub fn valid(dok: &mut Dok<'_, '_>, no: &NoFaktur) -> Hasil<i64> {
    let toko = dok.tx().toko().clone();
    let baris: Vec<Hitungan> = dok.tx().baris(
        "FROM poin_jual WHERE poin_jual.toko = $1 AND poin_jual.no_dok = $2 AND poin_jual.tunggu = 1 ORDER BY poin_jual.kode_group",
        args![&toko, no],
    )?;
    bukukan(dok, &baris)?;
    Ok(baris.iter().map(|b| b.poin).sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn b(group: &str, harga: i64, mg: i64) -> BarisJual {
        BarisJual { kode_group: group.to_owned(), harga_total: Rupiah::new(harga), berat: Berat::mg(mg) }
    }

    #[test]
    fn yang_bukan_uang_tersebar_menurut_harga_dan_gramnya_ikut() {
        let baris = [b("375", 1_000_000, 2_000), b("750", 3_000_000, 4_000), b("375", 500_000, 1_000)];
        let tanpa = dasar(&baris, Rupiah::NOL).unwrap();
        assert_eq!(tanpa["375"], (Rupiah::new(1_500_000), Berat::mg(3_000)));
        let separuh = dasar(&baris, Rupiah::new(2_250_000)).unwrap();
        assert_eq!(separuh["375"], (Rupiah::new(750_000), Berat::mg(1_500)));
        assert_eq!(separuh["750"], (Rupiah::new(1_500_000), Berat::mg(2_000)));
        let habis = dasar(&baris, Rupiah::new(4_500_000)).unwrap();
        assert!(habis.values().all(|(u, g)| *u == Rupiah::NOL && *g == Berat::NOL));
    }
}
