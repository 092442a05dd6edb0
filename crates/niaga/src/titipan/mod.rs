//! Money a customer leaves with the shop: taken (with or without a piece put aside), validated, used at a sale, given
//! back. Here: what a sale that is paid with deposits asks of them.

mod awal;
mod lihat;
mod terima;
mod turun;
mod urus;

pub(crate) use awal::{Disimpan as Tersimpan, Lama, batal_awal, catat_awal, lepas_awal, nomor, simpan_awal};
use barang::BarangTolak;
pub use lihat::{Peristiwa, Rinci, TanyaTitipan, Titipan, daftar, rinci};
use platform::BukuTolak;
use platform::penolakan::Penolakan;
pub(crate) use terima::disimpan;
pub use terima::{Hitungan, Tercatat, TitipanMinta, hitung, terima};
pub use turun::{RinciKini, Turun, gram_terkunci, rinci_kini};
pub(crate) use turun::{Terkunci, catat_terkunci};
pub use urus::{Batal, Dikembalikan, Kembali, Valid, batal_titipan as batal, kembali, validasi};

use crate::acuan::Acuan;
use crate::jual::{self, Disimpan, Titip};
use crate::tolak::NiagaTolak;
use barang::Kartu;
use db::{Conn, Tx, args};
use konter::bayar::{self, Senilai, Tempat};
use konter::{Alasan, Bayar, CaraBayar, Hari, JenisBayar, KodeAlasan, Pelanggan, meluap, pelanggan};
use ledger::{Arah, Dok, titipan};
use platform::{Hasil, Pelaku, Tolak};
use values::{Berat, HargaGram, Kadar, KodeBarcode, KodeToko, NoFaktur, Rupiah, Tanggal};

/// The warehouse of pieces that are put aside.
const GUDANG: &str = "TITIP";

/// A deposit as a sale needs it.
struct Dipakai {
    no: NoFaktur,
    barcode: String,
    group: String,
    /// fixed when the deposit was taken, while that holds
    harga_gram: Option<HargaGram>,
    /// the same, also when its time is over
    tetap: Option<HargaGram>,
    berat: Berat,
    /// until when it keeps its price
    akhir: Tanggal,
    saldo: Rupiah,
    valid: bool,
    /// who brought it in from the old program; empty when it was taken here
    pengimpor: String,
    /// whose money it is
    pemilik: Pemilik,
}

struct Pemilik {
    kode: String,
    nama: String,
    no_hp: String,
}

impl Pemilik {
    /// The register's number decides; without one the same name and phone.
    fn sama(&self, w: &Pelanggan) -> bool {
        if !self.kode.is_empty() && self.kode == w.kode_pelanggan {
            return true;
        }
        !self.no_hp.is_empty() && self.no_hp == w.no_hp && self.nama == w.nama_customer
    }
}

db::bacaan! {
    struct BarisDipakai {
        barcode: String = "t.kode_barcode",
        group: String = "t.kode_group",
        cara: String = "t.cara_harga",
        gram: i64 = "t.harga_gram",
        berat: Berat = "t.berat",
        akhir: Tanggal = "t.tgl_akhir",
        saldo: Rupiah = "COALESCE(s.saldo, 0)",
        valid: bool =
            "(SELECT COUNT(*) FROM titipan_peristiwa v WHERE v.toko = t.toko AND v.no_titip = t.no_titip \
             AND v.jenis = 'VALID')",
        pengimpor: String = "CASE WHEN t.no_lama = '' THEN '' ELSE t.oleh END",
        kode: String = "t.kode_pelanggan",
        nama: String = "t.nama_customer",
        no_hp: String = "t.no_hp",
    }
}

fn salah(kode: impl Penolakan, ke: usize, pesan: impl Into<String>) -> Tolak {
    kode.pada(&format!("pembayaran[{ke}].no_titip"), pesan)
}

fn cari(c: &mut Conn, p: &Pelaku, ke: usize, teks: &str) -> Hasil<Dipakai> {
    let tidak_ada =
        || salah(BukuTolak::Titipan, ke, format!("Titipan {} tidak ada di toko ini", teks.trim()));
    let no = nomor(c, &p.toko, teks)?.ok_or_else(tidak_ada)?;
    let ada = c.baris_satu::<BarisDipakai>(
        "FROM titipan t LEFT JOIN saldo_titipan s ON s.toko = t.toko AND s.no_titip = t.no_titip \
         WHERE t.toko = $1 AND t.no_titip = $2",
        args![&p.toko, &no],
    )?;
    let b = ada.ok_or_else(tidak_ada)?;
    // A card that was merged is the one that took its place.
    let kode = pelanggan::utama(c, &b.kode)?;
    let tetap = (b.cara == "LOCK" && b.gram > 0).then(|| HargaGram::new(b.gram));
    Ok(Dipakai {
        no,
        barcode: b.barcode,
        group: b.group,
        harga_gram: tetap,
        tetap,
        berat: b.berat,
        akhir: b.akhir,
        saldo: b.saldo,
        valid: b.valid,
        pengimpor: b.pengimpor,
        pemilik: Pemilik { kode, nama: b.nama, no_hp: b.no_hp },
    })
}

/// What the deposits of a sale bring: pieces and prices, why somebody must say yes, and how their fixed prices are used.
pub(crate) struct Dipakainya {
    pub(crate) disimpan: Disimpan,
    pub(crate) alasan: Vec<Alasan>,
    pub(crate) terkunci: Vec<Terkunci>,
}

/// The pieces that the deposits of this payment hold, and the prices they fixed. A deposit that is used up, cancelled or
/// not yet validated does not pay.
pub(crate) fn untuk(
    c: &mut Conn,
    p: &Pelaku,
    a: &mut Acuan,
    bayar: &[Bayar],
    detail: &[jual::JualMinta],
    siapa: &Pelanggan,
) -> Hasil<Dipakainya> {
    let (mut hasil, mut alasan, mut kunci_dipakai) = (Disimpan::new(), Vec::new(), Vec::new());
    let perlu_valid = a.set.nyala("VALIDASI_TITIPAN_MODULE");
    for (ke, b) in bayar.iter().enumerate().filter(|(_, b)| b.jenis == JenisBayar::Titip) {
        let mut t = cari(c, p, ke, &b.no_titip)?;
        if t.saldo < b.jumlah_rp || t.saldo <= Rupiah::NOL {
            let pesan = if t.saldo <= Rupiah::NOL {
                format!("Titipan {} sudah habis dipakai, dikembalikan atau dibatalkan", t.no)
            } else {
                format!("Titipan {} tinggal {}, kurang dari {}", t.no, t.saldo, b.jumlah_rp)
            };
            return Err(salah(BukuTolak::Titipan, ke, pesan));
        }
        if perlu_valid && !t.valid {
            return Err(salah(NiagaTolak::TitipBelumValid, ke, format!("Titipan {} belum divalidasi", t.no)));
        }
        if !t.pemilik.sama(siapa) {
            // The sum belongs to what is approved: a small part of it is not all of it.
            let pesan = format!(
                "Titipan {} atas nama {}, bukan customer ini, dipakai {}",
                t.no, t.pemilik.nama, b.jumlah_rp
            );
            alasan.push(Alasan::new(KodeAlasan::TitipanOrangLain, pesan));
        }
        // Nobody here saw its money come: who said that it did does not sell against it alone.
        if t.pengimpor == p.user_id.as_str() {
            let pesan =
                format!("Titipan {} dari kertas lama Anda impor sendiri, dipakai {}", t.no, b.jumlah_rp);
            alasan.push(Alasan::new(KodeAlasan::UangBelumMasuk, pesan));
        }
        alasan.extend(harga_terkunci(c, a, &mut t)?);
        // A piece that came back and lies aside for somebody since is theirs.
        let terikat = if t.barcode.is_empty() {
            kunci(c, a, &t, b.jumlah_rp, detail, &mut hasil)?
        } else if masih_menyimpan(c, &p.toko, &t.no, &t.barcode)? {
            let harga_gram = terkunci(c, a, &t, b.jumlah_rp)?;
            hasil.insert(t.barcode.clone(), titip(&t.no, harga_gram));
            barangnya(c, &t, b.jumlah_rp, detail)?
        } else {
            Berat::NOL
        };
        if let Some((k, turun)) = tidak_terikat(c, a, &t, b.jumlah_rp, terikat)? {
            kunci_dipakai.push(k);
            alasan.extend(turun);
        }
    }
    Ok(Dipakainya { disimpan: hasil, alasan, terkunci: kunci_dipakai })
}

fn titip(no: &NoFaktur, harga_gram: Option<HargaGram>) -> Titip {
    Titip { no_titip: no.to_string(), harga_gram, ongkos: None, no_pesanan: String::new(), tetap: false }
}

/// The grams of its own piece that a deposit's money takes at the fixed price in this sale.
fn barangnya(c: &mut Conn, t: &Dipakai, dipakai: Rupiah, detail: &[jual::JualMinta]) -> Hasil<Berat> {
    let dijual = detail.iter().any(|d| d.kode_barcode.trim() == t.barcode);
    match (t.harga_gram, kartu(c, &t.barcode)?) {
        (Some(tetap), Some(k)) if dijual => Ok(gram_untuk(dipakai, tetap)?.min(k.berat)),
        _ => Ok(Berat::NOL),
    }
}

/// What reckoning money in grams and back may lose.
const PEMBULATAN_GRAM: Berat = Berat::mg(5);

/// A fixed price binds both sides when it is used too: grams that were fixed and are not taken here are worth what they would
/// be given back for. What the money is worth more than that, somebody says yes to. None without a fixed price.
fn tidak_terikat(
    c: &mut Conn,
    a: &mut Acuan,
    t: &Dipakai,
    dipakai: Rupiah,
    terikat: Berat,
) -> Hasil<Option<(Terkunci, Option<Alasan>)>> {
    let Some(tetap) = t.tetap else { return Ok(None) };
    let sisa = gram_untuk(dipakai, tetap)?.min(t.berat).kurang(terikat).map_err(meluap)?;
    let jadi = |berat: Berat, kini: i64, turun_rp: Rupiah| Terkunci {
        toko: String::new(),
        no_faktur_group: String::new(),
        urut: 0,
        no_titip: t.no.to_string(),
        jumlah_rp: dipakai,
        tetap: tetap.nilai(),
        kini,
        berat,
        turun_rp,
    };
    if sisa <= PEMBULATAN_GRAM {
        return Ok(Some((jadi(Berat::NOL, 0, Rupiah::NOL), None)));
    }
    let k = turun::Kunci { tetap, barcode: &t.barcode, group: &t.group, akhir: t.akhir };
    let n = turun::nilai(c, a, &k, dipakai, sisa)?;
    let pesan = format!(
        "Titipan {} dipakai {dipakai}: {sisa} g yang dikunci {tetap} tidak diambil, sekarang {}; nilainya turun {}",
        t.no,
        HargaGram::new(n.harga_kini),
        n.potong_rp
    );
    let alasan = (n.potong_rp > Rupiah::NOL).then(|| Alasan::new(KodeAlasan::TitipanTurun, pesan));
    Ok(Some((jadi(sisa, n.harga_kini, n.potong_rp), alasan)))
}

/// Days after its time for which a deposit keeps its price.
const TENGGANG_KUNCI: i64 = 14;

/// A fixed price holds until its time is over, and for money that is there: before the bank has shown it, somebody says
/// yes to it.
fn harga_terkunci(c: &mut Conn, a: &Acuan, t: &mut Dipakai) -> Hasil<Option<Alasan>> {
    if t.harga_gram.is_none() {
        return Ok(None);
    }
    if a.tgl_system.selisih_hari(t.akhir) > TENGGANG_KUNCI {
        t.harga_gram = None;
        return Ok(None);
    }
    let rp = crate::uang::belum_masuk(c, a.toko.as_str(), &t.no.to_string())?;
    let pesan = format!("Harga terkunci titipan {} dibayar non tunai {rp} yang belum divalidasi bank", t.no);
    Ok((rp > Rupiah::NOL).then(|| Alasan::new(KodeAlasan::UangBelumMasuk, pesan)))
}

/// Is this the deposit for which the piece lies aside? It may have been sold, bought back and put aside for somebody else
/// since: the last one that took it is.
pub(super) fn masih_menyimpan(c: &mut Conn, toko: &KodeToko, no: &NoFaktur, barcode: &str) -> Hasil<bool> {
    let terakhir: Option<String> = c.one(
        "SELECT no_titip FROM titipan WHERE kode_barcode = $1 AND toko = $2 \
         ORDER BY tgl_system DESC, waktu DESC, LENGTH(no_titip) DESC, no_titip DESC LIMIT 1",
        args![barcode, toko],
        |r| r.get(0),
    )?;
    Ok(terakhir.is_some_and(|n| n == no.to_string()))
}

/// Why a deposit waits: the card of who left it changed a little while ago.
pub(super) fn ditahan(tx: &mut Tx<'_>, kode: &str, no: &NoFaktur) -> Hasil<Option<String>> {
    let (kode, kini) = (pelanggan::utama(tx, kode)?, tx.sekarang());
    let sampai = pelanggan::tertahan(tx, &kode, kini)?;
    Ok(sampai.map(|s| {
        format!(
            "Kartu pemilik titipan {no} baru diubah; titipan bisa dipakai sesudah {} {}",
            s.tanggal(),
            s.jam()
        )
    }))
}

/// A deposit whose piece still lies aside pays for that piece: it must be in the sale.
pub(crate) fn jaga(c: &mut Tx<'_>, p: &Pelaku, bayar: &[Bayar], detail: &[jual::JualMinta]) -> Hasil<()> {
    for (ke, b) in bayar.iter().enumerate().filter(|(_, b)| b.jenis == JenisBayar::Titip) {
        let t = cari(c, p, ke, &b.no_titip)?;
        if let Some(pesan) = ditahan(c, &t.pemilik.kode, &t.no)? {
            return Err(salah(NiagaTolak::TitipDitahan, ke, pesan));
        }
        let dijual = detail.iter().any(|d| d.kode_barcode.trim() == t.barcode);
        let disimpan = kartu(c, &t.barcode)?.is_some_and(|k| k.kode_gudang == GUDANG)
            && masih_menyimpan(c, &p.toko, &t.no, &t.barcode)?;
        if !dijual && disimpan {
            let pesan = format!(
                "Titipan {} menyimpan barang {}; jual barang itu dengan titipan ini",
                t.no, t.barcode
            );
            return Err(salah(NiagaTolak::TitipMenyimpanBarang, ke, pesan));
        }
    }
    Ok(())
}

fn kartu(c: &mut Conn, kode: &str) -> Hasil<Option<Kartu>> {
    let Ok(kode) = KodeBarcode::parse(kode.trim()) else { return Ok(None) };
    match barang::satu(c, &kode) {
        Ok(k) => Ok(Some(k)),
        Err(t) if t.adalah(BarangTolak::TidakAda) => Ok(None),
        Err(t) => Err(t),
    }
}

/// The grams that money fixes at a price.
fn gram_untuk(jumlah: Rupiah, harga: HargaGram) -> Hasil<Berat> {
    if harga.nilai() <= 0 {
        return Ok(Berat::NOL);
    }
    let mg = i128::from(jumlah.nilai().max(0)) * 1_000 / i128::from(harga.nilai());
    i64::try_from(mg).map(Berat::mg).map_err(|_| meluap(values::Meluap))
}

/// The price of a gram of the piece a deposit put aside: fixed for as many grams as the money that is used paid for, the
/// rest at the price of the day.
fn terkunci(c: &mut Conn, a: &mut Acuan, t: &Dipakai, dipakai: Rupiah) -> Hasil<Option<HargaGram>> {
    let (Some(tetap), Some(k)) = (t.harga_gram, kartu(c, &t.barcode)?) else { return Ok(t.harga_gram) };
    let g = a.group(c, &k.kode_group)?.clone();
    let hari = a.gram_jual(&g, k.kadar)?;
    campur(tetap, gram_untuk(dipakai, tetap)?, hari, k.berat).map(Some)
}

/// A price fixed without a piece holds for pieces of its group, up to the grams that were fixed and are paid for; what a
/// piece weighs more goes at the price of the day. Answers how many of the fixed grams these pieces take.
fn kunci(
    c: &mut Conn,
    a: &mut Acuan,
    t: &Dipakai,
    dipakai: Rupiah,
    detail: &[jual::JualMinta],
    hasil: &mut Disimpan,
) -> Hasil<Berat> {
    let Some(tetap) = t.harga_gram else { return Ok(Berat::NOL) };
    let terpakai: Berat = c.nilai(
        "SELECT CAST(COALESCE(SUM(j.berat), 0) AS BIGINT) FROM jual j WHERE j.toko = $1 AND j.no_titip = $2 AND NOT EXISTS \
         (SELECT 1 FROM faktur_batal x WHERE x.toko = j.toko AND x.no_faktur_group = j.no_faktur_group)",
        args![&a.toko, &t.no],
    )?;
    let kadar: Kadar = c
        .one(
            "SELECT kadar FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0",
            args![&a.toko, t.group.as_str()],
            |r| r.get(0),
        )?
        .unwrap_or(Kadar::NOL);
    let mut sisa = t.berat.kurang(terpakai).map_err(meluap)?.min(gram_untuk(dipakai, tetap)?);
    let mut terikat = Rupiah::NOL;
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
        // A price on the tag takes none of the grams, whatever it weighs.
        if !jual::ikut_harga_emas(c, &g, &k)? {
            continue;
        }
        let hari = a.gram_jual(&g, k.kadar)?;
        let (sama, diambil) = (semurni(tetap, k.kadar, kadar)?, sisa.min(k.berat));
        let harga = campur(sama, diambil, hari, k.berat)?;
        terikat = terikat.tambah(sama.kali(diambil).map_err(meluap)?).map_err(meluap)?;
        sisa = sisa.kurang(k.berat).map_err(meluap)?;
        hasil.insert(kode, titip(&t.no, Some(harga)));
    }
    gram_untuk(terikat, tetap)
}

/// A price that was fixed for a group's purity, for a piece of it with one of its own.
fn semurni(tetap: HargaGram, kadar: Kadar, kadar_group: Kadar) -> Hasil<HargaGram> {
    let (k, g) = (i128::from(kadar.sebagai_perseratus()), i128::from(kadar_group.sebagai_perseratus()));
    if g <= 0 || k == g {
        return Ok(tetap);
    }
    i64::try_from(i128::from(tetap.nilai()) * k / g).map(HargaGram::new).map_err(|_| meluap(values::Meluap))
}

/// The price of a gram when so many of them are fixed and the rest goes at the day's.
pub(crate) fn campur(tetap: HargaGram, terkunci: Berat, hari: HargaGram, berat: Berat) -> Hasil<HargaGram> {
    if terkunci >= berat {
        return Ok(tetap);
    }
    let (k, b) = (i128::from(terkunci.sebagai_mg()), i128::from(berat.sebagai_mg()));
    let jumlah = i128::from(tetap.nilai()) * k + i128::from(hari.nilai()) * (b - k);
    i64::try_from((jumlah + b / 2) / b).map(HargaGram::new).map_err(|_| meluap(values::Meluap))
}

/// What happens to a deposit after it was taken.
#[derive(Default)]
struct Kejadian<'a> {
    jenis: &'a str,
    disetujui: &'a str,
    /// what left the deposit, or came back to it
    jumlah: Rupiah,
    /// kept by the shop, and the price of a gram by which
    potong: Rupiah,
    gram_kini: i64,
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
         alasan, potong_rp, gram_kini) SELECT $1, $2, COALESCE(MAX(urut), 0) + 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 \
         FROM titipan_peristiwa WHERE toko = $1 AND no_titip = $2",
        args![
            &toko,
            no_titip,
            k.jenis,
            tgl,
            waktu,
            &oleh,
            k.disetujui,
            k.jumlah,
            k.rujukan,
            k.alasan,
            k.potong,
            k.gram_kini
        ],
    )?;
    Ok(())
}

/// A deposit as a payment: what is left of it, for the piece it holds.
pub(crate) struct CaraTitip;

impl CaraBayar for CaraTitip {
    fn jenis(&self) -> JenisBayar {
        JenisBayar::Titip
    }

    fn nilai(&self, c: &mut Conn, h: &Hari, b: &Bayar, t: Tempat<'_>) -> Hasil<Senilai> {
        match nomor(c, &h.toko, &b.no_titip)? {
            Some(no) => Ok(Senilai { rujukan: no.to_string(), jumlah: b.jumlah_rp }),
            None => Err(bayar::salah(t.ke, "no_titip", "No Titip tidak ada")),
        }
    }

    fn catat(&self, dok: &mut Dok<'_, '_>, baris: &[&bayar::BarisBayar]) -> Hasil<()> {
        let keluar = baris
            .iter()
            .map(|b| {
                let no_titip = NoFaktur::parse(&b.rujukan).map_err(|e| db::Error::Lain(e.to_string()))?;
                Ok(titipan::BarisTitipan { no_titip, arah: Arah::Keluar, jumlah: b.jumlah })
            })
            .collect::<Hasil<Vec<_>>>()?;
        titipan::catat(dok, &keluar)?;
        let no = dok.no().to_string();
        for t in &keluar {
            let k = Kejadian { jenis: "PAKAI", jumlah: t.jumlah, rujukan: &no, ..Kejadian::default() };
            catat(dok, &t.no_titip, &k)?;
        }
        Ok(())
    }
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
        let k = Kejadian { jenis: "BATAL PAKAI", jumlah, rujukan: &no, ..Kejadian::default() };
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

    #[test]
    fn harga_terkunci_ikut_kadar_barangnya() {
        let k = |n| Kadar::perseratus(n).unwrap();
        let h = |kadar, group| semurni(HargaGram::new(1_880_000), k(kadar), k(group)).unwrap().nilai();
        assert_eq!(h(8_000, 8_000), 1_880_000);
        assert_eq!(h(10_000, 8_000), 2_350_000);
        assert_eq!(h(7_500, 8_000), 1_762_500);
    }
}
