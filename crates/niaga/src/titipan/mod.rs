//! Money a customer leaves with the shop: taken (with or without a piece put aside), validated, used at a sale, given
//! back. Here: what a sale that is paid with deposits asks of them.

mod awal;
mod lihat;
mod terima;
mod urus;

pub(crate) use awal::{Disimpan as Tersimpan, Lama, batal_awal, catat_awal, lepas_awal, nomor, simpan_awal};
pub use lihat::{Peristiwa, Rinci, Tanya, Titipan, daftar, rinci};
pub(crate) use terima::disimpan;
pub use terima::{Hitungan, Minta, Tercatat, hitung, terima};
pub use urus::{Batal, Dikembalikan, Kembali, Valid, batal, kembali, validasi};

use crate::acuan::Acuan;
use crate::bayar::{Bayar, JenisBayar};
use crate::jual::{self, Disimpan, Titip};
use crate::jumlah::meluap;
use barang::Kartu;
use db::{Conn, args};
use ledger::{Dok, titipan};
use platform::{Hasil, Pelaku, Tolak};
use values::{Berat, HargaGram, KodeBarcode, NoFaktur, Rupiah};

/// The warehouse of pieces that are put aside.
const GUDANG: &str = "TITIP";

/// A deposit as a sale needs it.
struct Dipakai {
    no: NoFaktur,
    barcode: String,
    group: String,
    /// fixed when the deposit was taken
    harga_gram: Option<HargaGram>,
    berat: Berat,
    saldo: Rupiah,
    valid: bool,
}

fn salah(kode: &'static str, ke: usize, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    Tolak::aturan(kode, pesan.clone()).kolom(&format!("pembayaran[{ke}].no_titip"), pesan)
}

fn cari(c: &mut Conn, p: &Pelaku, ke: usize, teks: &str) -> Hasil<Dipakai> {
    let tidak_ada = || salah("TITIP-01", ke, format!("Titipan {} tidak ada di toko ini", teks.trim()));
    let no = nomor(c, &p.toko, teks)?.ok_or_else(tidak_ada)?;
    c.one(
        "SELECT t.kode_barcode, t.kode_group, t.cara_harga, t.harga_gram, t.berat, COALESCE(s.saldo, 0), \
         (SELECT COUNT(*) FROM titipan_peristiwa v WHERE v.toko = t.toko AND v.no_titip = t.no_titip AND v.jenis = 'VALID') \
         FROM titipan t LEFT JOIN saldo_titipan s ON s.toko = t.toko AND s.no_titip = t.no_titip \
         WHERE t.toko = $1 AND t.no_titip = $2",
        args![&p.toko, &no],
        |r| {
            let (cara, gram): (String, i64) = (r.get(2)?, r.int(3)?);
            Ok(Dipakai {
                no: no.clone(),
                barcode: r.get(0)?,
                group: r.get(1)?,
                harga_gram: (cara == "LOCK" && gram > 0).then(|| HargaGram::new(gram)),
                berat: r.get(4)?,
                saldo: r.get(5)?,
                valid: r.int(6)? > 0,
            })
        },
    )?
    .ok_or_else(tidak_ada)
}

/// The pieces that the deposits of this payment hold, and the prices they fixed. A deposit that is used up, cancelled or
/// not yet validated does not pay.
pub(crate) fn untuk(
    c: &mut Conn,
    p: &Pelaku,
    a: &mut Acuan,
    bayar: &[Bayar],
    detail: &[jual::Minta],
) -> Hasil<Disimpan> {
    let mut hasil = Disimpan::new();
    let perlu_valid = a.set.nyala("VALIDASI_TITIPAN_MODULE");
    for (ke, b) in bayar.iter().enumerate().filter(|(_, b)| b.jenis == JenisBayar::Titip) {
        let t = cari(c, p, ke, &b.no_titip)?;
        if t.saldo < b.jumlah_rp || t.saldo <= Rupiah::NOL {
            let pesan = if t.saldo <= Rupiah::NOL {
                format!("Titipan {} sudah habis dipakai, dikembalikan atau dibatalkan", t.no)
            } else {
                format!("Titipan {} tinggal {}, kurang dari {}", t.no, t.saldo, b.jumlah_rp)
            };
            return Err(salah("TITIP-01", ke, pesan));
        }
        if perlu_valid && !t.valid {
            return Err(salah("TITIP-11", ke, format!("Titipan {} belum divalidasi", t.no)));
        }
        if t.barcode.is_empty() {
            kunci(c, a, &t, detail, &mut hasil)?;
            continue;
        }
        hasil.insert(t.barcode, Titip { no_titip: t.no.to_string(), harga_gram: t.harga_gram });
    }
    Ok(hasil)
}

/// A deposit whose piece still lies aside pays for that piece: it must be in the sale.
pub(crate) fn jaga(c: &mut Conn, p: &Pelaku, bayar: &[Bayar], detail: &[jual::Minta]) -> Hasil<()> {
    for (ke, b) in bayar.iter().enumerate().filter(|(_, b)| b.jenis == JenisBayar::Titip) {
        let t = cari(c, p, ke, &b.no_titip)?;
        let dijual = detail.iter().any(|d| d.kode_barcode.trim() == t.barcode);
        if !dijual && kartu(c, &t.barcode)?.is_some_and(|k| k.kode_gudang == GUDANG) {
            let pesan = format!(
                "Titipan {} menyimpan barang {}; jual barang itu dengan titipan ini",
                t.no, t.barcode
            );
            return Err(salah("TITIP-12", ke, pesan));
        }
    }
    Ok(())
}

fn kartu(c: &mut Conn, kode: &str) -> Hasil<Option<Kartu>> {
    let Ok(kode) = KodeBarcode::parse(kode.trim()) else { return Ok(None) };
    match barang::satu(c, &kode) {
        Ok(k) => Ok(Some(k)),
        Err(t) if t.kode == "BARANG-02" => Ok(None),
        Err(t) => Err(t),
    }
}

/// A price fixed without a piece holds for pieces of its group, up to the grams that were fixed; what a piece weighs more
/// goes at the price of the day.
fn kunci(
    c: &mut Conn,
    a: &mut Acuan,
    t: &Dipakai,
    detail: &[jual::Minta],
    hasil: &mut Disimpan,
) -> Hasil<()> {
    let Some(tetap) = t.harga_gram else { return Ok(()) };
    let terpakai: Berat = c.nilai(
        "SELECT CAST(COALESCE(SUM(j.berat), 0) AS BIGINT) FROM jual j WHERE j.toko = $1 AND j.no_titip = $2 AND NOT EXISTS \
         (SELECT 1 FROM faktur_batal x WHERE x.toko = j.toko AND x.no_faktur_group = j.no_faktur_group)",
        args![&a.toko, &t.no],
    )?;
    let mut sisa = t.berat.kurang(terpakai).map_err(meluap)?;
    for d in detail {
        if sisa <= Berat::NOL {
            break;
        }
        let Some(k) = kartu(c, &d.kode_barcode)? else { continue };
        let kode = k.kode_barcode.to_string();
        if k.kode_group != t.group || k.kode_gudang == GUDANG || hasil.contains_key(&kode) {
            continue;
        }
        let g = a.group(c, &k.kode_group)?.clone();
        let hari = a.gram_jual(&g, k.kadar)?;
        let harga = campur(tetap, sisa.min(k.berat), hari, k.berat)?;
        sisa = sisa.kurang(k.berat).map_err(meluap)?;
        hasil.insert(kode, Titip { no_titip: t.no.to_string(), harga_gram: Some(harga) });
    }
    Ok(())
}

/// The price of a gram when so many of them are fixed and the rest goes at the day's.
fn campur(tetap: HargaGram, terkunci: Berat, hari: HargaGram, berat: Berat) -> Hasil<HargaGram> {
    if terkunci >= berat {
        return Ok(tetap);
    }
    let (k, b) = (i128::from(terkunci.sebagai_mg()), i128::from(berat.sebagai_mg()));
    let jumlah = i128::from(tetap.nilai()) * k + i128::from(hari.nilai()) * (b - k);
    i64::try_from((jumlah + b / 2) / b).map(HargaGram::new).map_err(|_| meluap(values::Meluap))
}

/// What happens to a deposit after it was taken.
struct Kejadian<'a> {
    jenis: &'a str,
    disetujui: &'a str,
    jumlah: Rupiah,
    /// the document that did it
    rujukan: &'a str,
    alasan: &'a str,
}

fn catat(dok: &mut Dok<'_, '_>, no_titip: &NoFaktur, k: &Kejadian<'_>) -> Hasil<()> {
    let (tgl, waktu, oleh) = (dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    tx.exec(
        "INSERT INTO titipan_peristiwa (toko, no_titip, urut, jenis, tgl_system, waktu, oleh, disetujui, jumlah_rp, rujukan, \
         alasan) SELECT $1, $2, COALESCE(MAX(urut), 0) + 1, $3, $4, $5, $6, $7, $8, $9, $10 FROM titipan_peristiwa \
         WHERE toko = $1 AND no_titip = $2",
        args![&toko, no_titip, k.jenis, tgl, waktu, &oleh, k.disetujui, k.jumlah, k.rujukan, k.alasan],
    )?;
    Ok(())
}

/// The deposit's own story: it was used by this document.
pub(crate) fn catat_pakai(dok: &mut Dok<'_, '_>, t: &titipan::Baris) -> Hasil<()> {
    let no = dok.no().to_string();
    let k = Kejadian { jenis: "PAKAI", disetujui: "", jumlah: t.jumlah, rujukan: &no, alasan: "" };
    catat(dok, &t.no_titip, &k)
}

/// A sale that used deposits was taken back: each has its money again.
pub(crate) fn catat_batal_pakai(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Hasil<()> {
    let no = dok.no().to_string();
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let semua = tx.rows(
        "SELECT no_titip, jumlah_rp FROM titipan_peristiwa WHERE toko = $1 AND rujukan = $2 AND jenis = 'PAKAI'",
        args![&toko, asal],
        |r| Ok((r.get::<NoFaktur>(0)?, r.get::<Rupiah>(1)?)),
    )?;
    for (no_titip, jumlah) in semua {
        let k = Kejadian { jenis: "BATAL PAKAI", disetujui: "", jumlah, rujukan: &no, alasan: "" };
        catat(dok, &no_titip, &k)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gram_yang_terkunci_bercampur_dengan_harga_hari_ini() {
        let h = |tetap, terkunci, hari, berat| {
            campur(HargaGram::new(tetap), Berat::mg(terkunci), HargaGram::new(hari), Berat::mg(berat))
                .unwrap()
                .nilai()
        };
        assert_eq!(h(900_000, 2_000, 1_000_000, 2_000), 900_000);
        assert_eq!(h(900_000, 5_000, 1_000_000, 2_000), 900_000);
        assert_eq!(h(900_000, 1_000, 1_000_000, 2_000), 950_000);
        assert_eq!(h(900_000, 1, 1_000_000, 3), 966_667);
    }
}
