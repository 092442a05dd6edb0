//! A receipt, checked and reckoned: what comes back of which piece, the loss against the norm by type, why somebody must say yes.

use super::MintaTerima;
use crate::SepuhanTolak;
use crate::peristiwa::{self, Lot, SISA};
use barang::Kartu;
use barang::pindai::{self, Tujuan};
use db::{Conn, args};
use konter::meluap;
use platform::modul::Setelan;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap, HashSet};
use values::batas::berat_barang;
use values::murni::berat_murni;
use values::{Berat, KodeBarcode, KodeToko, Persen, Rupiah};

/// Where washed pieces may go.
const TUJUAN: [&str; 3] = ["LABEL", "TOKO", "HANCUR"];
/// A scale may be off by so much, in milligrams, without anybody being asked.
const TOLERANSI: i64 = 20;
/// What plating may add to a piece, unless the setting says another number.
const TAMBAH: i64 = 100;
/// What all pieces of a lot together may be heavier for each of them, beyond one tolerance: washing adds nothing, and a little of
/// every piece is a lot of gold. Plating adds a film.
const TAMBAH_PER: i64 = 2;
const TAMBAH_PER_SEPUH: i64 = 20;
/// A piece that lost more than this part of its gold was not washed but changed for another, whatever its type may lose.
const BAGIAN_SUSUT: i64 = 10;

db::bacaan! {
    /// A piece of a lot that is still out.
    struct DiLuar {
        kode_barcode: KodeBarcode = "r.kode_barcode",
        kode_dept: String = "r.kode_dept",
        murni: Berat = "r.murni",
        norma: Persen = "r.norma",
    }
}

/// A piece that comes back, or does not.
pub(crate) struct Kembali {
    /// as it was sent
    pub(crate) kartu: Kartu,
    pub(crate) murni_kirim: Berat,
    pub(crate) norma: Persen,
    pub(crate) berat: Berat,
    pub(crate) murni: Berat,
    pub(crate) hilang: bool,
    pub(crate) label_baru: bool,
}

impl Kembali {
    pub(crate) fn susut(&self) -> i64 {
        if self.hilang { 0 } else { (self.murni_kirim.sebagai_mg() - self.murni.sebagai_mg()).max(0) }
    }

    fn lebih(&self) -> i64 {
        if self.hilang { 0 } else { (self.murni.sebagai_mg() - self.murni_kirim.sebagai_mg()).max(0) }
    }

    /// It came back so much lighter that it may not be the same piece.
    fn tertukar(&self) -> bool {
        self.susut() > self.murni_kirim.sebagai_mg() / BAGIAN_SUSUT + TOLERANSI
    }

    /// What it weighs more than it did.
    fn tambah(&self) -> i64 {
        if self.hilang { 0 } else { self.berat.sebagai_mg() - self.kartu.berat_asli.sebagai_mg() }
    }
}

/// A type of a receipt. Losses and gains are fine weight.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TerimaCuciJenis)]
pub struct PerJenis {
    pub kode_dept: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat_kirim: Berat,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub susut: Berat,
    #[schema(value_type = f64)]
    pub susut_norma: Berat,
    #[schema(value_type = f64)]
    pub lebih: Berat,
}

/// What a receipt comes to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HitungTerimaCuci)]
pub struct Hitungan {
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub susut: Berat,
    #[schema(value_type = f64)]
    pub susut_norma: Berat,
    #[schema(value_type = f64)]
    pub lebih: Berat,
    pub jenis: Vec<PerJenis>,
    /// why somebody must say yes; empty: nobody is asked
    pub alasan: Vec<String>,
}

pub(crate) struct Siap {
    pub(crate) lot: Lot,
    pub(crate) cara: &'static str,
    pub(crate) tujuan: Option<Tujuan>,
    pub(crate) baris: Vec<Kembali>,
    pub(crate) per_jenis: Vec<PerJenis>,
    pub(crate) alasan: Vec<(&'static str, String)>,
    pub(crate) nilai_hilang: Rupiah,
    /// a type lost more than its norm
    pub(crate) di_atas: bool,
    /// pieces that stay out
    pub(crate) sisa: i64,
}

impl Siap {
    pub(crate) fn ada_hilang(&self) -> bool {
        self.baris.iter().any(|b| b.hilang)
    }

    fn jumlah(&self, satu: impl Fn(&PerJenis) -> Berat) -> Berat {
        Berat::mg(self.per_jenis.iter().map(|j| satu(j).sebagai_mg()).sum())
    }

    pub(crate) fn berat(&self) -> Berat {
        self.jumlah(|j| j.berat)
    }

    pub(crate) fn susut(&self) -> Berat {
        self.jumlah(|j| j.susut)
    }

    pub(crate) fn susut_norma(&self) -> Berat {
        self.jumlah(|j| j.susut_norma)
    }

    pub(crate) fn lebih(&self) -> Berat {
        self.jumlah(|j| j.lebih)
    }

    pub(crate) fn hitungan(self) -> Hitungan {
        Hitungan {
            qty: i64::try_from(self.baris.iter().filter(|b| !b.hilang).count()).unwrap_or(i64::MAX),
            berat: self.berat(),
            susut: self.susut(),
            susut_norma: self.susut_norma(),
            lebih: self.lebih(),
            alasan: self.alasan.into_iter().map(|(_, pesan)| pesan).collect(),
            jenis: self.per_jenis,
        }
    }
}

fn cara(teks: &str) -> Hasil<&'static str> {
    match teks.trim().to_uppercase().as_str() {
        "" | "BARANG" => Ok("BARANG"),
        "LOT" => Ok("LOT"),
        _ => Err(SepuhanTolak::Isian.pada("cara", "Cara terima adalah BARANG atau LOT")),
    }
}

/// The tray of what comes back.
fn tujuan(c: &mut Conn, toko: &KodeToko, m: &MintaTerima, banyak: usize) -> Hasil<Option<Tujuan>> {
    if banyak == 0 {
        return Ok(None);
    }
    if m.kode_toko.trim().is_empty() {
        return pindai::baki_pertama(c, toko, SepuhanTolak::Isian, "kode_toko", "LABEL", banyak).map(Some);
    }
    let t = pindai::baki(c, toko, SepuhanTolak::Isian, ("kode_toko", &m.kode_toko), "", banyak)?;
    if !TUJUAN.contains(&t.gudang.as_str()) {
        let pesan = format!("Barang cuci kembali ke LABEL, TOKO atau HANCUR, bukan ke {}", t.gudang);
        return Err(SepuhanTolak::Isian.pada("kode_toko", pesan));
    }
    Ok(Some(t))
}

/// A weight that is shared over pieces by what they weighed; the milligrams left over go to the first.
fn bagi(total: i64, berat: &[i64]) -> Vec<i64> {
    let semua: i128 = berat.iter().map(|b| i128::from(*b)).sum::<i128>().max(1);
    let mut hasil: Vec<i64> = berat
        .iter()
        .map(|b| i64::try_from(i128::from(total) * i128::from(*b) / semua).unwrap_or(0))
        .collect();
    let sisa = total - hasil.iter().sum::<i64>();
    for h in hasil.iter_mut().take(usize::try_from(sisa).unwrap_or(0)) {
        *h += 1;
    }
    hasil
}

/// Which pieces are spoken of, in the order they were sent: all that are out, or those that are named.
fn dipilih(m: &MintaTerima, cara: &str, luar: &[DiLuar]) -> Hasil<Vec<(usize, super::BarisTerima)>> {
    let mut s = Salah::default();
    let ada: HashSet<&str> = luar.iter().map(|d| d.kode_barcode.as_str()).collect();
    let mut dari: HashMap<String, (usize, super::BarisTerima)> =
        HashMap::with_capacity(m.detail_barang.len());
    for (ke, b) in m.detail_barang.iter().enumerate() {
        let kode = b.kode_barcode.trim().to_uppercase();
        if !ada.contains(kode.as_str()) {
            s.beri(ke, "kode_barcode", format!("Barang {kode} tidak di luar untuk lot ini"));
        } else if dari.insert(kode.clone(), (ke, b.clone())).is_some() {
            s.beri(ke, "kode_barcode", format!("Barang {kode} discan dua kali"));
        } else if cara == "BARANG"
            && !b.hilang
            && let Err(pesan) = berat_barang(b.berat)
        {
            s.beri(ke, "berat", pesan);
        }
    }
    s.tolak(SepuhanTolak::Barang)?;
    let semua = cara == "LOT" && m.detail_barang.is_empty();
    Ok(luar
        .iter()
        .enumerate()
        .filter_map(|(ke, d)| match dari.remove(d.kode_barcode.as_str()) {
            Some((_, b)) => Some((ke, b)),
            None if semua => Some((ke, super::BarisTerima::default())),
            None => None,
        })
        .collect())
}

fn baris(c: &mut Conn, m: &MintaTerima, cara: &str, luar: &[DiLuar]) -> Hasil<Vec<Kembali>> {
    let pilih = dipilih(m, cara, luar)?;
    if pilih.is_empty() {
        return Err(SepuhanTolak::Isian.pada("detail_barang", "Belum ada barang yang diterima"));
    }
    let kode: Vec<KodeBarcode> =
        pilih.iter().filter_map(|(ke, _)| luar.get(*ke)).map(|d| d.kode_barcode.clone()).collect();
    let mut kartu = pindai::kartu_banyak(c, &kode)?;
    let mut hasil = Vec::with_capacity(pilih.len());
    for (ke, b) in pilih {
        let Some(d) = luar.get(ke) else { continue };
        let Some(kartu) = kartu.remove(&d.kode_barcode) else { continue };
        hasil.push(Kembali {
            kartu,
            murni_kirim: d.murni,
            norma: d.norma,
            berat: b.berat,
            murni: Berat::NOL,
            hilang: b.hilang,
            label_baru: b.label_baru && !b.hilang,
        });
    }
    if cara == "LOT" {
        let ada = hasil.iter().filter(|b| !b.hilang);
        let berat: Vec<i64> = ada.map(|b| b.kartu.berat_asli.sebagai_mg()).collect();
        if m.timbang <= Berat::NOL && !berat.is_empty() {
            return Err(SepuhanTolak::Timbang.pada("timbang", "Berat timbang harus diisi"));
        }
        let bagian = bagi(m.timbang.sebagai_mg(), &berat);
        for (b, mg) in hasil.iter_mut().filter(|b| !b.hilang).zip(bagian) {
            b.berat = Berat::mg(mg);
        }
    }
    let mut s = Salah::default();
    for (ke, b) in hasil.iter_mut().enumerate().filter(|(_, b)| !b.hilang) {
        if b.berat <= b.kartu.berat_atribut || berat_barang(b.berat).is_err() {
            s.beri(ke, "berat", "Berat harus lebih dari berat atributnya");
            continue;
        }
        b.murni = berat_murni(b.berat, b.kartu.berat_atribut, b.kartu.kadar_cetak).map_err(meluap)?;
        if b.murni <= Berat::NOL {
            s.beri(ke, "berat", "Berat murninya nol");
        }
    }
    s.tolak(SepuhanTolak::Barang)?;
    Ok(hasil)
}

fn per_jenis(baris: &[Kembali]) -> Hasil<Vec<PerJenis>> {
    let mut semua: BTreeMap<&str, PerJenis> = BTreeMap::new();
    for b in baris.iter().filter(|b| !b.hilang) {
        let j = semua.entry(&b.kartu.kode_dept).or_default();
        j.kode_dept.clone_from(&b.kartu.kode_dept);
        j.qty += 1;
        j.berat_kirim = j.berat_kirim.tambah(b.kartu.berat_asli).map_err(meluap)?;
        j.berat = j.berat.tambah(b.berat).map_err(meluap)?;
        j.susut = j.susut.tambah(Berat::mg(b.susut())).map_err(meluap)?;
        j.lebih = j.lebih.tambah(Berat::mg(b.lebih())).map_err(meluap)?;
        let norma = i128::from(b.murni_kirim.sebagai_mg()) * i128::from(b.norma.sebagai_perseratus())
            / i128::from(Persen::SERATUS_PERSEN);
        let norma = i64::try_from(norma).map_err(|_| meluap(values::Meluap))?;
        j.susut_norma = j.susut_norma.tambah(Berat::mg(norma)).map_err(meluap)?;
    }
    Ok(semua.into_values().collect())
}

/// What pieces of a lot were heavier in its receipts that stand and that nobody else saw.
fn sudah_lebih(c: &mut Conn, toko: &KodeToko, lot: &Lot) -> Hasil<i64> {
    Ok(c.nilai(
        "SELECT CAST(COALESCE(SUM(x.berat - x.berat_kirim), 0) AS BIGINT) FROM terima_cuci_baris x JOIN terima_cuci d \
         ON d.toko = x.toko AND d.no_terima = x.no_terima WHERE x.toko = $1 AND x.no_lot = $2 AND x.berat > x.berat_kirim \
         AND d.otorisasi = '' AND NOT EXISTS (SELECT 1 FROM batal_sepuhan b WHERE b.toko = d.toko AND b.no_dok = d.no_terima)",
        args![toko, &lot.no_lot],
    )?)
}

/// Why another says yes.
fn alasan(c: &mut Conn, p: &Pelaku, s: &Siap) -> Hasil<Vec<(&'static str, String)>> {
    let mut alasan = Vec::new();
    for j in s.per_jenis.iter().filter(|j| j.susut > j.susut_norma) {
        let pesan = format!("Susut {} {} g murni, norma {} g", j.kode_dept, j.susut, j.susut_norma);
        alasan.push(("SUSUT_CUCI", pesan));
    }
    if let Some(b) = s.baris.iter().find(|b| b.tertukar()) {
        let pesan = format!(
            "{} kembali {} g dari {} g, jangan-jangan tertukar",
            b.kartu.kode_barcode, b.berat, b.kartu.berat_asli
        );
        alasan.push(("SUSUT_CUCI", pesan));
    }
    let (boleh, per) = if s.lot.pekerjaan == "SEPUH" {
        let teks = Setelan::baca(c, &p.toko)?.nilai("SEPUH_TAMBAH_MG").trim().to_owned();
        (teks.parse::<i64>().unwrap_or(TAMBAH).max(TOLERANSI), TAMBAH_PER_SEPUH)
    } else {
        (TOLERANSI, TAMBAH_PER)
    };
    let lebih: Vec<&Kembali> = s.baris.iter().filter(|b| b.tambah() > boleh).collect();
    if let Some(b) = lebih.first() {
        let pesan = format!(
            "{} barang lebih berat dari yang dikirim, {} {} g menjadi {} g",
            lebih.len(),
            b.kartu.kode_barcode,
            b.kartu.berat_asli,
            b.berat
        );
        alasan.push(("LEBIH_CUCI", pesan));
    }
    let bersama = s.baris.iter().map(|b| b.tambah().max(0)).sum::<i64>();
    let semua = bersama.saturating_add(sudah_lebih(c, &p.toko, &s.lot)?);
    let batas = per.saturating_mul(s.lot.qty).saturating_add(boleh);
    if bersama > 0 && semua > batas {
        let pesan = format!(
            "Barang lot ini bersama {} g lebih berat dari yang dikirim, paling banyak {} g",
            Berat::mg(semua),
            Berat::mg(batas)
        );
        alasan.push(("LEBIH_CUCI", pesan));
    }
    let hilang = s.baris.iter().filter(|b| b.hilang).count();
    if hilang > 0 {
        alasan.push(("HILANG_CUCI", format!("{hilang} barang tidak kembali dari {}", s.lot.nama_tukang)));
    }
    if s.lot.oleh == p.user_id {
        alasan.push(("PENGIRIM_CUCI", format!("{} mengirim dan menerima lot ini sendiri", p.user_id)));
    }
    Ok(alasan)
}

pub(crate) fn siapkan(c: &mut Conn, p: &Pelaku, m: &MintaTerima) -> Hasil<Siap> {
    let lot = peristiwa::lot(c, &p.toko, &peristiwa::no_lot(&m.no_lot)?)?;
    if !["KELUAR", "SEBAGIAN"].contains(&lot.status.as_str()) {
        let pesan = format!("Lot {} sudah {}", lot.no_lot, lot.status.to_lowercase());
        return Err(SepuhanTolak::LotTutup.tolak(pesan));
    }
    let cara = cara(&m.cara)?;
    let sql =
        format!("FROM lot_cuci_baris r WHERE r.toko = $1 AND r.no_lot = $2 AND {SISA} ORDER BY r.baris");
    let luar = c.baris::<DiLuar>(&sql, args![&p.toko, &lot.no_lot])?;
    let baris = baris(c, m, cara, &luar)?;
    let kembali = baris.iter().filter(|b| !b.hilang).count();
    let tujuan = tujuan(c, &p.toko, m, kembali)?;
    let per_jenis = per_jenis(&baris)?;
    let di_atas = per_jenis.iter().any(|j| j.susut > j.susut_norma);
    let nilai = baris.iter().filter(|b| b.hilang).map(|b| b.kartu.total_pokok);
    let nilai_hilang = konter::rupiah(nilai)?;
    let sisa = i64::try_from(luar.len().saturating_sub(baris.len())).unwrap_or(0);
    let mut s = Siap { lot, cara, tujuan, baris, per_jenis, alasan: Vec::new(), nilai_hilang, di_atas, sisa };
    s.alasan = alasan(c, p, &s)?;
    Ok(s)
}
