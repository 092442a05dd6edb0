//! Lines of a trade in manual goods: looked up, priced with every formula spelled out, held against cost and the price
//! of the day. Nothing is written here.

use crate::acuan::Acuan;
use crate::dua_sisi::BarisHarga;
use crate::manual::faktur::Dagang;
use crate::rumus::rumus;
use crate::tolak::NiagaTolak;
use barang::aturan::{AturanGroup, pembulatan_beli, pembulatan_jual};
use barang::curah::manual::{self as stok, Dagangan, Meja};
use db::Conn;
use konter::KonterTolak;
use konter::{Alasan, BarisIzin, KodeAlasan, meluap};
use platform::otorisasi::{Rincian, Sisi};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::harga_beli::{self, MintaHargaBeli, Nilai};
use values::harga_jual::{self, Dasar, MintaHargaJual, Ongkos, TarifOngkos};
use values::{AsalPerolehan, Berat, HargaGram, Persen, Rupiah};

pub(super) const GALAT: NiagaTolak = NiagaTolak::BarisManual;
/// Lines of one side.
const PALING_BANYAK: usize = 100;

/// Some of a type out of a tray (sold) or into it (bought).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = JualBeliManualBaris)]
pub struct ManualBaris {
    pub kode_group: String,
    pub kode_dept: String,
    pub kode_gudang: String,
    /// the tray
    pub kode_toko: String,
    /// what the nota calls it; the name of the type when left out
    pub deskripsi: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// stones and the like in the weight
    #[schema(value_type = f64)]
    pub berat_atribut: Berat,
    /// instead of the price of the day
    #[schema(value_type = Option<i64>)]
    pub harga_gram: Option<HargaGram>,
    /// the price that was agreed for all of it
    #[schema(value_type = Option<i64>)]
    pub harga: Option<Rupiah>,
}

/// A priced line, with what only its pricing knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = JualBeliManualHarga)]
pub struct ManualHarga {
    #[serde(flatten)]
    pub isi: Dagang,
    /// why SPV or OWN must approve it
    pub alasan: Vec<Alasan>,
    #[serde(skip)]
    pub(super) stok: Barangnya,
}

impl std::ops::Deref for ManualHarga {
    type Target = Dagang;

    fn deref(&self) -> &Dagang {
        &self.isi
    }
}

impl BarisHarga for ManualHarga {
    fn harga(&self) -> Rupiah {
        self.isi.harga
    }

    fn sebutan(&self) -> &str {
        &self.deskripsi
    }

    fn alasan(&self) -> &[Alasan] {
        &self.alasan
    }

    fn izin(&self) -> Hasil<BarisIzin> {
        let sisi = if self.sisi == "JUAL" { Sisi::Jual } else { Sisi::Beli };
        let judul = format!("{} {}", self.kode_group, self.deskripsi);
        let keterangan = format!("{} {} buah {} g kadar {}", self.sisi, self.qty, self.berat, self.kadar);
        BarisIzin::new(Rincian::harga(judul, keterangan, sisi, (self.harga_hitung, self.harga)), &self.isi)
    }

    fn pajak(&self) -> Option<(Persen, Rupiah, Rupiah)> {
        (self.ppn > Rupiah::NOL).then_some((self.tarif_ppn, self.dpp, self.ppn))
    }
}

/// What moves in the book of counted stock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Barangnya {
    pub(super) macam: ledger::curah::Macam,
    pub(super) tempat: ledger::stok::Lokasi,
    pub(super) isi: ledger::curah::Isi,
}

/// Prices all lines of a side; all of what is wrong is said at once, under the name of its list.
pub(super) fn siapkan(
    c: &mut Conn,
    p: &Pelaku,
    a: &mut Acuan,
    minta: &[ManualBaris],
    dijual: bool,
) -> Hasil<Vec<ManualHarga>> {
    let daftar = if dijual { "detail_barang" } else { "detail_beli" };
    if minta.len() > PALING_BANYAK {
        let pesan = format!("Paling banyak {PALING_BANYAK} baris");
        return Err(NiagaTolak::BarisManual.pada(daftar, pesan));
    }
    let toko = a.toko.clone();
    let meja = Meja::baca(c, &toko)?;
    let mut s = Salah::di(daftar);
    let (mut hasil, mut pernah) = (Vec::with_capacity(minta.len()), HashSet::new());
    // What the bought lines before this one come to, not rounded.
    let mut sebelumnya = Rupiah::NOL;
    for (ke, m) in minta.iter().enumerate() {
        let satu = stok::ManualBaris {
            kode_group: m.kode_group.clone(),
            kode_dept: m.kode_dept.clone(),
            kode_gudang: m.kode_gudang.clone(),
            kode_toko: m.kode_toko.clone(),
            qty: m.qty,
            berat: m.berat,
            harga_modal: Rupiah::NOL,
        };
        let Some(d) = meja.baris(c, &toko, (ke, &satu, m.berat_atribut), dijual, &mut s)? else { continue };
        // What leaves a tray is reckoned from what the tray holds: once a type.
        let kunci = (d.macam.group.to_string(), d.macam.dept.to_string(), d.kode_toko.clone());
        if dijual && !pernah.insert(kunci) {
            s.beri(ke, "kode_dept", "Kode Jenis Tidak Boleh Sama");
            continue;
        }
        if m.berat_atribut < Berat::NOL || m.berat_atribut >= m.berat {
            s.beri(ke, "berat_atribut", "Berat atribut harus kurang dari berat");
            continue;
        }
        if m.deskripsi.chars().count() > 100 {
            s.beri(ke, "deskripsi", "Paling banyak 100 karakter");
            continue;
        }
        if m.harga_gram.is_some_and(|g| g <= HargaGram::NOL) {
            s.beri(ke, "harga_gram", "Harga gram harus lebih dari nol");
            continue;
        }
        let g = match a.group(c, d.macam.group.as_str()) {
            Ok(g) => g.clone(),
            Err(t) if t.adalah(NiagaTolak::Group) => {
                s.beri(ke, "kode_group", t.pesan);
                continue;
            }
            Err(t) => return Err(t),
        };
        if dijual {
            hasil.extend(jual(c, a, &g, (ke, m), d, &mut s)?);
        } else if let Some((b, nilai)) = beli(c, (p, a), &g, (ke, m, sebelumnya), d, &mut s)? {
            sebelumnya = sebelumnya.tambah(nilai).map_err(meluap)?;
            hasil.push(b);
        }
    }
    s.tolak(GALAT)?;
    Ok(hasil)
}

fn tulis(sisi: &'static str, m: &ManualBaris, d: Dagangan) -> ManualHarga {
    let rapi = m.deskripsi.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    let isi = Dagang {
        sisi: sisi.to_owned(),
        kode_group: d.macam.group.to_string(),
        kode_dept: d.macam.dept.to_string(),
        deskripsi: if rapi.is_empty() { d.nama_dept.clone() } else { rapi },
        nama_dept: d.nama_dept,
        kode_gudang: d.kode_gudang,
        kode_toko: d.kode_toko,
        qty: m.qty,
        kadar: d.kadar_cetak,
        berat: m.berat,
        berat_atribut: m.berat_atribut,
        konversi_berat: d.isi.murni,
        harga_gram: 0,
        ongkos: Rupiah::NOL,
        harga_hitung: Rupiah::NOL,
        harga: Rupiah::NOL,
        tarif_ppn: Persen::perseratus(0),
        dpp: Rupiah::NOL,
        ppn: Rupiah::NOL,
        rumus: rumus(Vec::new()),
        total_pokok: d.isi.nilai,
    };
    ManualHarga { isi, alasan: Vec::new(), stok: Barangnya { macam: d.macam, tempat: d.tempat, isi: d.isi } }
}

fn jual(
    c: &mut Conn,
    a: &Acuan,
    g: &AturanGroup,
    (ke, m): (usize, &ManualBaris),
    d: Dagangan,
    s: &mut Salah,
) -> Hasil<Option<ManualHarga>> {
    let hari = a.gram_jual(g, d.kadar)?;
    let pokok = d.isi.nilai;
    let dasar = match g.dasar(Rupiah::NOL, pokok, Rupiah::NOL) {
        Dasar::Bandrol(satu) => Dasar::Bandrol(satu.kali(m.qty).map_err(meluap)?),
        lain => lain,
    };
    if dasar == Dasar::Formula && hari.nilai() <= 0 {
        s.beri(ke, "kode_group", format!("Harga emas group {} hari ini belum ada", g.kode_group));
        return Ok(None);
    }
    let tarif = match g.ongkos(c, &a.toko, d.macam.dept.as_str(), m.berat)? {
        TarifOngkos::PerPotong(satu) => TarifOngkos::PerPotong(satu.kali(m.qty).map_err(meluap)?),
        lain => lain,
    };
    let minta = MintaHargaJual {
        berat: m.berat,
        potong_atribut: if g.potong_atribut { m.berat_atribut } else { Berat::NOL },
        harga_gram: hari,
        ongkos: Ongkos::Tetap(tarif),
        harga_atribut: Rupiah::NOL,
        berlian: Vec::new(),
        dasar,
        diskon: Vec::new(),
        pembulatan: pembulatan_jual(&a.set),
    };
    let diubah = MintaHargaJual { harga_gram: m.harga_gram.unwrap_or(hari), ..minta.clone() };
    let (acuan, r) = match (harga_jual::hitung(&minta), harga_jual::hitung(&diubah)) {
        (Ok(x), Ok(y)) => (x, y),
        (Err(e), _) | (_, Err(e)) => {
            s.beri(ke, "harga", e.to_string());
            return Ok(None);
        }
    };
    let harga = m.harga.unwrap_or(r.harga_total);
    if let Err(pesan) = crate::jual::sah(harga, m.harga.is_some(), &minta.pembulatan) {
        s.beri(ke, "harga", pesan);
        return Ok(None);
    }
    let mut b = tulis("JUAL", m, d);
    // Stones that were typed move the computed price: whether it covers the cost is then not told.
    let batu = batu_diketik(m, &b, g.potong_atribut);
    b.alasan.extend(crate::jual::rendah(harga, acuan.harga_total, batu.is_none().then_some(pokok)));
    b.alasan.extend(batu);
    b.alasan.extend(terlalu_ringan(c, a, m, &b.stok)?);
    if harga.nilai() > crate::jual::naik(a, acuan.harga_total.nilai())? {
        let pesan = format!("Harga {harga} jauh di atas hitungan {}", acuan.harga_total);
        b.alasan.push(Alasan::new(KodeAlasan::NaikHarga, pesan));
    }
    let asal = AsalPerolehan::SupplierTanpaFaktur;
    let tarif_ppn = platform::pajak::tarif_ppn(c, &a.toko, a.tgl_system, &g.jenis_ppn, asal)?;
    let ppn = values::pajak::ppn(harga, tarif_ppn, a.set.nyala("PPN_TERMASUK"))
        .map_err(|e| KonterTolak::Meluap.tolak(e.to_string()))?;
    let mut baris = r.rumus();
    baris.pop();
    if harga != r.harga_total {
        baris.push(("Disepakati".to_owned(), harga.kurang(r.harga_total).map_err(meluap)?));
    }
    if ppn.total != harga {
        baris.push((format!("PPN {tarif_ppn}%"), ppn.ppn));
    }
    baris.push(("Harga total".to_owned(), ppn.total));
    b.isi = Dagang {
        harga_gram: diubah.harga_gram.nilai(),
        ongkos: r.ongkos,
        harga_hitung: acuan.harga_total,
        harga: ppn.total,
        tarif_ppn,
        dpp: ppn.dpp,
        ppn: ppn.ppn,
        rumus: rumus(baris),
        ..b.isi
    };
    Ok(Some(b))
}

/// Nobody weighs manual goods twice: pieces that are said to weigh less than half of what the tray's do on average are looked
/// at by somebody else before they leave. Several together are not all so light: of them three quarters are asked, and what
/// stays must not have become half as heavy again by it.
fn terlalu_ringan(c: &mut Conn, a: &Acuan, m: &ManualBaris, b: &Barangnya) -> Hasil<Option<Alasan>> {
    let ada = ledger::curah::saldo(c, &a.toko, &b.macam, &b.tempat)?;
    let (berat, semua) = (i128::from(m.berat.sebagai_mg()), i128::from(ada.berat.sebagai_mg()));
    let (qty, buah) = (i128::from(m.qty), i128::from(ada.qty));
    let perempat = if m.qty < 3 { 2 } else { 3 };
    let cukup = berat * buah * 4 >= semua * qty * perempat;
    let wajar = buah == qty || (semua - berat) * buah * 2 <= semua * (buah - qty) * 3;
    if ada.qty <= 0 || (cukup && wajar) {
        return Ok(None);
    }
    let rata = Berat::mg(ada.berat.sebagai_mg() / ada.qty);
    let pesan = format!("Berat {} g untuk {} buah, di baki rata-rata {rata} g sebuah", m.berat, m.qty);
    Ok(Some(Alasan::new(KodeAlasan::Berat, pesan)))
}

/// How far what is typed of stones may be from what the tray's book says.
const TOLERANSI_BATU: i64 = 20;

/// Stones make the gold lighter, and nobody looks at manual goods twice: more of them than the tray's book has in this weight
/// (its weight less what its pure gold makes at the purity) is looked at by somebody else.
fn batu_diketik(m: &ManualBaris, b: &ManualHarga, dipotong: bool) -> Option<Alasan> {
    let kadar = i128::from(b.kadar.sebagai_perseratus());
    if !dipotong || m.berat_atribut <= Berat::NOL || kadar <= 0 {
        return None;
    }
    let emas = i128::from(b.stok.isi.murni.sebagai_mg()) * 10_000 / kadar;
    let batu = (i128::from(m.berat.sebagai_mg()) - emas).max(0);
    if i128::from(m.berat_atribut.sebagai_mg()) <= batu + i128::from(TOLERANSI_BATU) {
        return None;
    }
    let buku = Berat::mg(i64::try_from(batu).unwrap_or(0));
    let pesan = format!("Atribut {} g diketik, menurut buku baki {buku} g", m.berat_atribut);
    Some(Alasan::new(KodeAlasan::Berat, pesan))
}

/// Looks like a piece that was reported stolen: goods without a barcode are asked as pieces are.
fn mirip_curian(c: &mut Conn, m: &ManualBaris, dept: &str) -> Hasil<Option<Alasan>> {
    let satu = Berat::mg(m.berat.sebagai_mg() / m.qty.max(1));
    let ada = crate::curian::cocok(c, "", dept, satu)?;
    Ok(ada.map(|(_, apa)| {
        let pesan = format!("Mirip barang yang dilaporkan dicuri: {apa}");
        Alasan::new(KodeAlasan::MiripCurian, pesan)
    }))
}

/// The line, and what the official price makes of it before rounding: the document is rounded once.
fn beli(
    c: &mut Conn,
    (p, a): (&Pelaku, &Acuan),
    g: &AturanGroup,
    (ke, m, sebelumnya): (usize, &ManualBaris, Rupiah),
    mut d: Dagangan,
    s: &mut Salah,
) -> Hasil<Option<(ManualHarga, Rupiah)>> {
    // No letter comes with manual goods: what they are worth melted is what they are bought for (2.4), never the price of a
    // piece with its nota.
    let lebur = a.rosok_murni(g, d.kadar_cetak)?.untuk_kadar(d.kadar_cetak).map_err(meluap)?;
    let pasar = a.gram_beli(g, d.kadar)?;
    let hari = if lebur.nilai() > 0 { pasar.min(lebur) } else { pasar };
    if hari.nilai() <= 0 {
        s.beri(ke, "kode_group", format!("Harga beli group {} hari ini belum ada", g.kode_group));
        return Ok(None);
    }
    let berat = if g.potong_atribut { m.berat.kurang(m.berat_atribut).map_err(meluap)? } else { m.berat };
    let untuk = |harga: HargaGram| MintaHargaBeli {
        berat,
        nilai: Nilai::IkutPasar { harga },
        kondisi: None,
        rugi_nota: Vec::new(),
        sebelumnya,
        batu: Rupiah::NOL,
        pembulatan: pembulatan_beli(&a.set),
    };
    let gram = m.harga_gram.unwrap_or(hari);
    let (acuan, r) = match (harga_beli::hitung(&untuk(hari)), harga_beli::hitung(&untuk(gram))) {
        (Ok(x), Ok(y)) => (x, y),
        (Err(e), _) | (_, Err(e)) => {
            s.beri(ke, "harga", e.to_string());
            return Ok(None);
        }
    };
    let harga = m.harga.unwrap_or(r.harga);
    if harga <= Rupiah::NOL {
        s.beri(ke, "harga", "Harga beli harus lebih dari nol");
        return Ok(None);
    }
    let atas = a.gram_jual(g, d.kadar)?;
    // What was paid is what the goods cost.
    d.isi.nilai = harga;
    let curian = mirip_curian(c, m, d.macam.dept.as_str())?;
    let belum = crate::uang::mungkin_kembali(c, p, a, d.macam.group.as_str(), (m.qty, m.berat))?;
    let mut b = tulis("BELI", m, d);
    b.alasan.extend(curian);
    b.alasan.extend(belum);
    if let Err(e) = harga_beli::jaga_harga(harga, acuan.harga, atas.kali(berat).map_err(meluap)?) {
        b.alasan.push(Alasan::new(KodeAlasan::DiAtasHitungan, e.to_string()));
    }
    let mut baris = r.rumus();
    baris.pop();
    if harga != r.harga {
        baris.push(("Disepakati".to_owned(), harga.kurang(r.harga).map_err(meluap)?));
    }
    baris.push(("Harga beli".to_owned(), harga));
    b.isi = Dagang {
        harga_gram: gram.nilai(),
        harga_hitung: acuan.harga,
        harga,
        dpp: harga,
        rumus: rumus(baris),
        ..b.isi
    };
    Ok(Some((b, acuan.sebelum_bulat)))
}
