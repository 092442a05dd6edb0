//! Taking an order: who wants what by when, what it is estimated to cost, which prices are promised, and what is paid down.

use crate::PesananTolak;
use crate::tabel::{self, Isi, IsiBaris};
use barang::aturan::pembulatan_jual;
use db::{Conn, Tx, args};
use konter::bayar::{self, Jumlah, Rencana};
use konter::dokumen::{self, Isian, Ringkas};
use konter::pelanggan::{self, Pelanggan};
use konter::{Alasan, BarisIzin, Bayar, Dokumen, Kepala, KodeAlasan, Perlu, meluap, rupiah, uang_muka};
use ledger::Dok;
use niaga::NiagaTolak;
use niaga::acuan::Acuan;
use platform::otorisasi::{Keluar, Rincian, Sisi};
use platform::salah::Salah;
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use values::harga_jual::{self, Dasar, MintaHargaJual, Ongkos, TarifOngkos};
use values::{Berat, HargaGram, JenisDok, Kadar, Persen, Rupiah, Tanggal};

pub(crate) const KATEGORI: &str = "PESANAN";
const GALAT: PesananTolak = PesananTolak::Isian;
/// Lines of one order.
const PALING_BANYAK: usize = 20;
/// How far ahead a day may be promised.
const JANJI_TERJAUH: i64 = 730;

/// A line of an order: one piece.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PesananBarisMinta {
    pub nama_barang: String,
    pub kode_group: String,
    /// the type: ring, necklace
    pub kode_dept: String,
    pub ukuran: String,
    /// percent; the group's when left out
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar: Option<Kadar>,
    #[schema(value_type = f64)]
    pub berat_estimasi: Berat,
    /// for the piece; the masters' when left out
    #[schema(value_type = Option<i64>)]
    pub ongkos: Option<Rupiah>,
    /// LOCK: grams that are paid for keep today's price; FLOAT: the price of the day it is fetched
    pub cara_harga: String,
    pub keterangan: String,
}

/// An order as the counter sends it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PesananMinta {
    pub customer: pelanggan::PelangganMinta,
    pub kode_sales: String,
    /// yyyy-MM-dd, today or later
    pub tgl_janji: String,
    pub keterangan: String,
    pub detail: Vec<PesananBarisMinta>,
    /// paid down; 0 for none, by approval
    #[schema(value_type = i64)]
    pub jumlah_bayar: Rupiah,
    pub pembayaran: Vec<Bayar>,
    /// the estimate the screen showed: refused when the server comes to another
    #[schema(value_type = Option<i64>)]
    pub total_harga: Option<Rupiah>,
    pub otorisasi: String,
}

/// What an order would come to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct PesananHitungan {
    pub tgl_janji: String,
    /// the last day a LOCK holds
    pub tgl_kunci: String,
    pub detail: Vec<IsiBaris>,
    #[schema(value_type = i64)]
    pub total_harga: Rupiah,
    /// the least that is to be paid down, and the percent it comes from
    #[schema(value_type = i64)]
    pub dp_minimal: Rupiah,
    pub dp_persen: i64,
    #[schema(value_type = i64)]
    pub jumlah_bayar: Rupiah,
    #[schema(value_type = i64)]
    pub sisa: Rupiah,
    /// why SPV or OWN must approve it
    pub alasan: Vec<Alasan>,
    #[schema(value_type = i64)]
    pub nominal: Rupiah,
    pub permohonan: Option<Keluar>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct PesananTercatat {
    pub no_pesanan: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub total_harga: Rupiah,
    #[schema(value_type = i64)]
    pub jumlah_bayar: Rupiah,
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
    #[schema(value_type = i64)]
    pub sisa: Rupiah,
    pub tgl_janji: String,
}

fn salah(kolom: &str, pesan: impl Into<String>) -> Tolak {
    GALAT.pada(kolom, pesan.into())
}

/// An order that is looked up and priced, nothing written yet.
pub(crate) struct Siap {
    acuan: Acuan,
    janji: Tanggal,
    kunci: Tanggal,
    baris: Vec<IsiBaris>,
    /// the purity each piece will bear
    cetak: Vec<Kadar>,
    total: Rupiah,
    dp_minimal: Rupiah,
    dp_persen: i64,
    alasan: Vec<Alasan>,
}

fn teks(isi: &str, paling: usize) -> Option<String> {
    let rapi = konter::teks::rapi(isi).to_uppercase();
    (rapi.chars().count() <= paling).then_some(rapi)
}

/// The words of a line; what is wrong goes to `s`.
fn kata(m: &PesananBarisMinta, ke: usize, s: &mut Salah) -> Option<[String; 3]> {
    let isi =
        [("nama_barang", &m.nama_barang, 60), ("ukuran", &m.ukuran, 30), ("keterangan", &m.keterangan, 200)];
    let mut hasil = [const { String::new() }; 3];
    for ((kolom, t, paling), h) in isi.into_iter().zip(&mut hasil) {
        match teks(t, paling) {
            None => s.beri(ke, kolom, format!("Paling banyak {paling} karakter")),
            Some(t) if t.is_empty() && kolom == "nama_barang" => {
                s.beri(ke, kolom, "Nama Barang Harus Diisi".to_owned());
            }
            Some(t) => {
                *h = t;
                continue;
            }
        }
        return None;
    }
    Some(hasil)
}

fn ada_jenis(c: &mut Conn, p: &Pelaku, kode: &str) -> Hasil<bool> {
    let sql = "SELECT 1 FROM jenis WHERE toko = $1 AND kode_dept = $2 AND dihapus = 0";
    Ok(c.one(sql, args![&p.toko, kode], |r| r.int(0))?.is_some())
}

/// One line, priced; none when something about it is wrong.
fn satu(
    c: &mut Conn,
    p: &Pelaku,
    a: &mut Acuan,
    (m, ke): (&PesananBarisMinta, usize),
    s: &mut Salah,
) -> Hasil<Option<Garis>> {
    let Some([nama_barang, ukuran, keterangan]) = kata(m, ke, s) else { return Ok(None) };
    let cara_harga = m.cara_harga.trim().to_uppercase();
    if !matches!(cara_harga.as_str(), "LOCK" | "FLOAT") {
        s.beri(ke, "cara_harga", "Pilih cara harga: LOCK atau FLOAT".to_owned());
        return Ok(None);
    }
    let (kode_group, kode_dept) = (m.kode_group.trim().to_uppercase(), m.kode_dept.trim().to_uppercase());
    if kode_group.is_empty() {
        s.beri(ke, "kode_group", "Kategori Harus Dipilih".to_owned());
        return Ok(None);
    }
    let g = match a.group(c, &kode_group) {
        Ok(g) => g.clone(),
        Err(t) if t.adalah(NiagaTolak::Group) => {
            s.beri(ke, "kode_group", t.pesan);
            return Ok(None);
        }
        Err(t) => return Err(t),
    };
    if kode_dept.is_empty() || !ada_jenis(c, p, &kode_dept)? {
        s.beri(ke, "kode_dept", "Kode Jenis Harus Dipilih".to_owned());
        return Ok(None);
    }
    if let Err(pesan) = values::batas::berat_barang(m.berat_estimasi) {
        s.beri(ke, "berat_estimasi", pesan.to_string());
        return Ok(None);
    }
    let (kadar_resmi, kadar_cetak) = kadar_group(c, p, &kode_group)?;
    let kadar = m.kadar.unwrap_or(kadar_resmi);
    let hari: HargaGram = a.gram_jual(&g, kadar)?;
    if hari.nilai() <= 0 {
        s.beri(ke, "kode_group", format!("Harga emas group {kode_group} hari ini belum ada"));
        return Ok(None);
    }
    let resmi = g.ongkos(c, &p.toko, &kode_dept, m.berat_estimasi)?;
    let minta = |tarif| MintaHargaJual {
        berat: m.berat_estimasi,
        potong_atribut: Berat::NOL,
        harga_gram: hari,
        ongkos: Ongkos::Tetap(tarif),
        harga_atribut: Rupiah::NOL,
        berlian: Vec::new(),
        dasar: Dasar::Formula,
        diskon: Vec::new(),
        pembulatan: pembulatan_jual(&a.set),
    };
    let hitung = |tarif| harga_jual::hitung(&minta(tarif)).map_err(|e| salah("detail", e.to_string()));
    let acuan = hitung(resmi)?;
    let r = m.ongkos.map_or_else(|| Ok(acuan.clone()), |o| hitung(TarifOngkos::PerPotong(o)))?;
    let mut alasan = Vec::new();
    // A lower purity is a lower price of the gram, and fixes more of them for the same money.
    if kadar < kadar_resmi {
        let pesan = format!("Kadar jual {kadar}% diketik, kategori {kode_group} {kadar_resmi}%");
        alasan.push(Alasan::new(KodeAlasan::HargaGram, pesan).di(ke, &nama_barang));
    }
    if m.ongkos.is_some_and(|o| o < acuan.ongkos) {
        let pesan = format!("Ongkos {} di bawah ongkos {}", r.ongkos, acuan.ongkos);
        alasan.push(Alasan::new(KodeAlasan::Ongkos, pesan).di(ke, &nama_barang));
    }
    let baris = IsiBaris {
        baris: i64::try_from(ke + 1).unwrap_or(i64::MAX),
        nama_barang,
        kode_group,
        kode_dept,
        ukuran,
        kadar,
        berat_estimasi: m.berat_estimasi,
        harga_gram: hari.nilai(),
        ongkos: r.ongkos,
        harga_estimasi: r.harga_total,
        cara_harga,
        dp_rp: Rupiah::NOL,
        gram_kunci: Berat::NOL,
        keterangan,
    };
    Ok(Some(Garis { baris, kadar_cetak, alasan }))
}

/// A line, the purity that its piece will bear, and what about it must be approved.
struct Garis {
    baris: IsiBaris,
    kadar_cetak: Kadar,
    alasan: Vec<Alasan>,
}

/// What a group sells as, and what stands on its pieces.
pub(crate) fn kadar_group(c: &mut Conn, p: &Pelaku, kode: &str) -> Hasil<(Kadar, Kadar)> {
    let sql =
        "SELECT kadar, kadar_cetak FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0";
    let ada = c.one(sql, args![&p.toko, kode], |r| Ok((r.get(0)?, r.get(1)?)))?;
    Ok(ada.unwrap_or((Kadar::NOL, Kadar::NOL)))
}

/// Spreads what is paid down over the lines by their estimates, to the rupiah, and fixes the grams it pays for.
pub(crate) fn bagi(baris: &mut [IsiBaris], total: Rupiah, dp: Rupiah) -> Hasil<()> {
    if total <= Rupiah::NOL {
        return Ok(());
    }
    let (mut lewat, mut dibagi) = (0_i128, 0_i128);
    for b in baris {
        lewat += i128::from(b.harga_estimasi.nilai());
        let sampai = i128::from(dp.nilai()) * lewat / i128::from(total.nilai());
        let bagian = i64::try_from(sampai - dibagi).map_err(|_| meluap(values::Meluap))?;
        dibagi = sampai;
        b.dp_rp = Rupiah::new(bagian);
        if b.cara_harga == "LOCK" && b.harga_gram > 0 {
            let mg = i128::from(bagian) * 1_000 / i128::from(b.harga_gram);
            let mg = i64::try_from(mg).map_err(|_| meluap(values::Meluap))?;
            b.gram_kunci = Berat::mg(mg).min(b.berat_estimasi);
        }
    }
    Ok(())
}

fn siapkan(c: &mut Conn, p: &Pelaku, m: &PesananMinta) -> Hasil<Siap> {
    let mut acuan = Acuan::baca(c, p)?;
    let janji = uang_muka::janji(&acuan.hari, &m.tgl_janji, JANJI_TERJAUH, GALAT)?;
    let tenggang = acuan.hari.hari("PESANAN_KUNCI_HARI", 14).clamp(0, 365);
    let kunci = janji.tambah_hari(tenggang).map_err(|e| salah("tgl_janji", e.to_string()))?;
    if m.detail.is_empty() || m.detail.len() > PALING_BANYAK {
        let pesan = if m.detail.is_empty() {
            "Belum ada barang yang dipesan".to_owned()
        } else {
            format!("Paling banyak {PALING_BANYAK} barang satu pesanan")
        };
        return Err(salah("detail", pesan));
    }
    let (mut s, mut baris, mut cetak, mut alasan) = (Salah::di("detail"), Vec::new(), Vec::new(), Vec::new());
    for (ke, d) in m.detail.iter().enumerate() {
        if let Some(g) = satu(c, p, &mut acuan, (d, ke), &mut s)? {
            baris.push(g.baris);
            cetak.push(g.kadar_cetak);
            alasan.extend(g.alasan);
        }
    }
    s.tolak(GALAT)?;
    let total = rupiah(baris.iter().map(|b| b.harga_estimasi))?;
    if m.jumlah_bayar < Rupiah::NOL || m.jumlah_bayar > total {
        let pesan = format!("Uang muka 0 sampai {total}");
        return Err(salah("jumlah_bayar", pesan));
    }
    let dp_persen = acuan.hari.hari("PESANAN_DP_MIN_PERSEN", 30).clamp(0, 100);
    let dp_minimal = total.persen(Persen::perseratus(dp_persen * 100)).map_err(meluap)?;
    if m.jumlah_bayar < dp_minimal {
        let pesan = format!("Uang muka {} kurang dari {dp_minimal} ({dp_persen}%)", m.jumlah_bayar);
        alasan.push(Alasan::new(KodeAlasan::UangMukaKurang, pesan));
    }
    bagi(&mut baris, total, m.jumlah_bayar)?;
    Ok(Siap { acuan, janji, kunci, baris, cetak, total, dp_minimal, dp_persen, alasan })
}

impl Siap {
    /// Every line as an approver reads it.
    fn izin(&self) -> Hasil<Vec<BarisIzin>> {
        let satu = |(b, cetak): (&IsiBaris, &Kadar)| {
            let judul = format!("{} {} g kadar {cetak}%", b.nama_barang, b.berat_estimasi);
            let keterangan =
                format!("{} {}/g, ongkos {}", b.cara_harga, HargaGram::new(b.harga_gram), b.ongkos);
            let harga = (b.harga_estimasi, b.harga_estimasi);
            BarisIzin::new(Rincian::harga(judul, keterangan, Sisi::Jual, harga), b)
        };
        self.baris.iter().zip(&self.cetak).map(satu).collect()
    }
}

/// What an order would come to; nothing is written.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &PesananMinta) -> Hasil<PesananHitungan> {
    let s = siapkan(c, p, m)?;
    let perlu = Perlu {
        alasan: &s.alasan,
        nominal: s.total,
        neto: None,
        kategori: KATEGORI,
        baris: s.izin()?,
        customer: &m.customer,
        pembayaran: &m.pembayaran,
    };
    let permohonan = perlu.permohonan().map(|h| h.keluar()).transpose()?;
    Ok(PesananHitungan {
        tgl_janji: s.janji.to_string(),
        tgl_kunci: s.kunci.to_string(),
        total_harga: s.total,
        dp_minimal: s.dp_minimal,
        dp_persen: s.dp_persen,
        jumlah_bayar: m.jumlah_bayar,
        sisa: s.total.kurang(m.jumlah_bayar).map_err(meluap)?,
        alasan: s.alasan,
        nominal: s.total,
        permohonan,
        detail: s.baris,
    })
}

/// An order on its way through the counter.
struct Pesan<'a>(&'a PesananMinta);

impl Dokumen for Pesan<'_> {
    type Siap = Siap;

    const JENIS: JenisDok = JenisDok::Pesanan;

    fn isian(&self) -> Isian<'_> {
        Isian {
            customer: &self.0.customer,
            kode_sales: &self.0.kode_sales,
            keterangan: &self.0.keterangan,
            tgl_dokumen: "",
            pembayaran: &self.0.pembayaran,
            neto: None,
            otorisasi: &self.0.otorisasi,
        }
    }

    fn siapkan(&self, tx: &mut Tx<'_>, p: &Pelaku, _: &Pelanggan) -> Hasil<Siap> {
        let s = siapkan(tx, p, self.0)?;
        if let Some(n) = self.0.total_harga.filter(|n| *n != s.total) {
            let pesan = format!("Jumlah di layar {n} tidak sama dengan hitungan server {}", s.total);
            return Err(konter::KonterTolak::NetoBeda.pada("total_harga", pesan));
        }
        Ok(s)
    }

    fn ringkas<'s>(&self, s: &'s Siap) -> Hasil<Ringkas<'s>> {
        Ok(Ringkas {
            hari: &s.acuan.hari,
            jumlah: Jumlah { masuk: self.0.jumlah_bayar, keluar: Rupiah::NOL },
            alasan: &s.alasan,
            nominal: s.total,
            kategori: KATEGORI,
            baris: s.izin()?,
        })
    }

    fn kategori_uang(_: &bayar::BarisBayar) -> &'static str {
        KATEGORI
    }

    fn tulis(&self, dok: &mut Dok<'_, '_>, _: &Pelaku, s: &mut Siap, k: &Kepala, _: &Rencana) -> Hasil<()> {
        let (isi, no) = (kepala(dok, self.0, s, k)?, dok.no().clone());
        tabel::buka(dok, &no, isi, &s.baris)?;
        crate::pajak::terima(dok, &s.acuan.hari.set, &no, s.baris.iter().map(|b| (b, b.dp_rp)))?;
        uang_muka::terima(dok, self.0.jumlah_bayar)
    }

    fn jejak(&self, s: &Siap, k: &Kepala) -> (&'static str, serde_json::Value) {
        let isi = serde_json::json!({
            "total": s.total, "uang_muka": self.0.jumlah_bayar, "janji": s.janji, "barang": s.baris.len(),
            "pelanggan": k.siapa.kode_pelanggan, "otorisasi": k.otorisasi,
        });
        (KATEGORI, isi)
    }
}

/// The first line in words, and how many more.
pub(crate) fn uraian(baris: &[IsiBaris]) -> String {
    let Some(b) = baris.first() else { return String::new() };
    let lagi = baris.len() - 1;
    let sisa = if lagi > 0 { format!(" +{lagi}") } else { String::new() };
    format!("{} {} g{sisa}", b.nama_barang, values::format::gram(b.berat_estimasi))
}

fn kepala(dok: &mut Dok<'_, '_>, m: &PesananMinta, s: &Siap, k: &Kepala) -> Hasil<Isi> {
    let w = k.siapa.clone();
    let kunci = s.baris.iter().any(|b| b.cara_harga == "LOCK");
    Ok(Isi {
        toko: dok.tx().toko().to_string(),
        no_pesanan: dok.no().to_string(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        input_by: dok.oleh().to_string(),
        kode_sales: k.kode_sales.clone(),
        kode_pelanggan: w.kode_pelanggan,
        kode_member: w.kode_member,
        nama_customer: w.nama_customer,
        alamat_customer: w.alamat_customer,
        no_hp: w.no_hp,
        tgl_janji: s.janji.to_string(),
        tgl_kunci: s.kunci.to_string(),
        total_harga: s.total,
        jumlah_bayar: m.jumlah_bayar,
        dp_minimal: s.dp_minimal,
        qty: i64::try_from(s.baris.len()).unwrap_or(i64::MAX),
        berat_estimasi: Berat::jumlah(s.baris.iter().map(|b| b.berat_estimasi)).map_err(meluap)?,
        uraian: uraian(&s.baris),
        cara_harga: if kunci { "LOCK" } else { "FLOAT" }.to_owned(),
        keterangan: k.keterangan.clone(),
        otorisasi: k.otorisasi.clone(),
    })
}

/// Takes an order.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &PesananMinta) -> Hasil<PesananTercatat> {
    uang_muka::pembuka(&m.customer, &m.pembayaran, ("Uang muka", GALAT))?;
    let d = dokumen::simpan(tx, p, &Pesan(m))?;
    Ok(PesananTercatat {
        no_pesanan: d.no.to_string(),
        tgl_system: d.tgl_system.to_string(),
        total_harga: d.siap.total,
        jumlah_bayar: m.jumlah_bayar,
        kembali: d.kembali,
        sisa: d.siap.total.kurang(m.jumlah_bayar).map_err(meluap)?,
        tgl_janji: d.siap.janji.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn baris(harga: i64, cara: &str) -> IsiBaris {
        IsiBaris {
            baris: 1,
            nama_barang: String::new(),
            kode_group: String::new(),
            kode_dept: String::new(),
            ukuran: String::new(),
            kadar: Kadar::NOL,
            berat_estimasi: Berat::mg(3_000),
            harga_gram: 1_000_000,
            ongkos: Rupiah::NOL,
            harga_estimasi: Rupiah::new(harga),
            cara_harga: cara.to_owned(),
            dp_rp: Rupiah::NOL,
            gram_kunci: Berat::NOL,
            keterangan: String::new(),
        }
    }

    #[test]
    fn uang_muka_terbagi_habis_dan_mengunci_paling_banyak_perkiraan() {
        let mut b = [baris(3_000_000, "LOCK"), baris(3_000_000, "FLOAT"), baris(1_000_001, "LOCK")];
        bagi(&mut b, Rupiah::new(7_000_001), Rupiah::new(7_000_001)).unwrap();
        assert_eq!(b.iter().map(|b| b.dp_rp.nilai()).sum::<i64>(), 7_000_001);
        assert_eq!(b.map(|b| b.gram_kunci.sebagai_mg()), [3_000, 0, 1_000]);
        let mut b = [baris(3_000_000, "LOCK"), baris(3_000_000, "LOCK")];
        bagi(&mut b, Rupiah::new(6_000_000), Rupiah::new(1_999_999)).unwrap();
        assert_eq!(b.iter().map(|b| b.dp_rp.nilai()).sum::<i64>(), 1_999_999);
        assert_eq!(b.map(|b| b.gram_kunci.sebagai_mg()), [999, 1_000]);
    }
}
