//! Lines of a trade in manual goods: looked up, priced with every formula spelled out, held against cost and the price
//! of the day. Nothing is written here.

use crate::acuan::Acuan;
use crate::jual::Rumus;
use crate::jumlah::meluap;
use barang::aturan::{AturanGroup, pembulatan_beli, pembulatan_jual};
use barang::curah::manual::{self as stok, Dagangan, Meja};
use db::Conn;
use platform::salah::Salah;
use platform::{Hasil, Tolak};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::harga_beli::{self, MintaHargaBeli, Nilai};
use values::harga_jual::{self, Dasar, MintaHargaJual, Ongkos, TarifOngkos};
use values::{AsalPerolehan, Berat, HargaGram, Kadar, Persen, Rupiah};

pub(super) const GALAT: &str = "MANUAL-01";
/// Lines of one side.
const PALING_BANYAK: usize = 100;

/// Some of a type out of a tray (sold) or into it (bought).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = JualBeliManualBaris)]
pub struct Minta {
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
    pub harga_gram: Option<i64>,
    /// the price that was agreed for all of it
    #[schema(value_type = Option<i64>)]
    pub harga: Option<Rupiah>,
}

/// A priced line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = JualBeliManualHarga)]
pub struct Baris {
    /// JUAL or BELI
    pub sisi: &'static str,
    pub kode_group: String,
    pub kode_dept: String,
    pub nama_dept: String,
    pub deskripsi: String,
    pub kode_gudang: String,
    pub kode_toko: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub kadar: Kadar,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub berat_atribut: Berat,
    /// as pure gold
    #[schema(value_type = f64)]
    pub konversi_berat: Berat,
    pub harga_gram: i64,
    #[schema(value_type = i64)]
    pub ongkos: Rupiah,
    /// what the masters make of it
    #[schema(value_type = i64)]
    pub harga_hitung: Rupiah,
    #[schema(value_type = i64)]
    pub harga: Rupiah,
    #[schema(value_type = f64)]
    pub tarif_ppn: Persen,
    #[schema(value_type = i64)]
    pub dpp: Rupiah,
    #[schema(value_type = i64)]
    pub ppn: Rupiah,
    /// the lines add up to the last, the price
    pub rumus: Vec<Rumus>,
    /// why SPV or OWN must approve it
    pub alasan: Vec<String>,
    #[serde(skip)]
    pub(super) stok: Barangnya,
}

/// What moves in the book of counted stock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Barangnya {
    pub(super) macam: ledger::curah::Macam,
    pub(super) tempat: ledger::stok::Lokasi,
    pub(super) isi: ledger::curah::Isi,
}

/// Prices all lines of a side; all of what is wrong is said at once, under the name of its list.
pub(super) fn siapkan(c: &mut Conn, a: &mut Acuan, minta: &[Minta], dijual: bool) -> Hasil<Vec<Baris>> {
    let daftar = if dijual { "detail_barang" } else { "detail_beli" };
    if minta.len() > PALING_BANYAK {
        let pesan = format!("Paling banyak {PALING_BANYAK} baris");
        return Err(Tolak::aturan(GALAT, pesan.clone()).kolom(daftar, pesan));
    }
    let toko = a.toko.clone();
    let meja = Meja::baca(c, &toko)?;
    let mut s = Salah::di(daftar);
    let (mut hasil, mut pernah) = (Vec::with_capacity(minta.len()), HashSet::new());
    for (ke, m) in minta.iter().enumerate() {
        let satu = stok::Minta {
            kode_group: m.kode_group.clone(),
            kode_dept: m.kode_dept.clone(),
            kode_gudang: m.kode_gudang.clone(),
            kode_toko: m.kode_toko.clone(),
            qty: m.qty,
            berat: m.berat,
            harga_modal: Rupiah::NOL,
        };
        let Some(d) = meja.baris(c, &toko, (ke, &satu), dijual, &mut s)? else { continue };
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
        if m.harga_gram.is_some_and(|g| g <= 0) {
            s.beri(ke, "harga_gram", "Harga gram harus lebih dari nol");
            continue;
        }
        let g = match a.group(c, d.macam.group.as_str()) {
            Ok(g) => g.clone(),
            Err(t) if t.kode == "NIAGA-04" => {
                s.beri(ke, "kode_group", t.pesan);
                continue;
            }
            Err(t) => return Err(t),
        };
        let baris =
            if dijual { jual(c, a, &g, (ke, m), d, &mut s)? } else { beli(a, &g, (ke, m), d, &mut s)? };
        hasil.extend(baris);
    }
    s.tolak(GALAT)?;
    Ok(hasil)
}

fn rumus(baris: Vec<(String, Rupiah)>) -> Vec<Rumus> {
    baris.into_iter().map(|(keterangan, nilai)| Rumus { keterangan, nilai }).collect()
}

fn tulis(sisi: &'static str, m: &Minta, d: Dagangan) -> Baris {
    let rapi = m.deskripsi.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    Baris {
        sisi,
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
        rumus: Vec::new(),
        alasan: Vec::new(),
        stok: Barangnya { macam: d.macam, tempat: d.tempat, isi: d.isi },
    }
}

fn jual(
    c: &mut Conn,
    a: &Acuan,
    g: &AturanGroup,
    (ke, m): (usize, &Minta),
    d: Dagangan,
    s: &mut Salah,
) -> Hasil<Option<Baris>> {
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
    let diubah = MintaHargaJual { harga_gram: m.harga_gram.map_or(hari, HargaGram::new), ..minta.clone() };
    let (acuan, r) = match (harga_jual::hitung(&minta), harga_jual::hitung(&diubah)) {
        (Ok(x), Ok(y)) => (x, y),
        (Err(e), _) | (_, Err(e)) => {
            s.beri(ke, "harga", e.to_string());
            return Ok(None);
        }
    };
    let harga = m.harga.unwrap_or(r.harga_total);
    if harga <= Rupiah::NOL {
        s.beri(ke, "harga", "Harga harus lebih dari nol");
        return Ok(None);
    }
    let mut b = tulis("JUAL", m, d);
    if let Err(e) = harga_jual::jaga_harga(harga, acuan.harga_total, pokok) {
        b.alasan.push(match e {
            // What goods cost is not for every counter to read.
            harga_jual::HargaRendah::DiBawahModal { .. } => format!("Harga {harga} di bawah modal"),
            harga_jual::HargaRendah::DiBawahMinimum { .. } => e.to_string(),
        });
    }
    let asal = AsalPerolehan::SupplierTanpaFaktur;
    b.tarif_ppn = platform::pajak::tarif_ppn(c, &a.toko, a.tgl_system, &g.jenis_ppn, asal)?;
    let ppn = values::pajak::ppn(harga, b.tarif_ppn, a.set.nyala("PPN_TERMASUK"))
        .map_err(|e| Tolak::aturan("NIAGA-02", e.to_string()))?;
    let mut baris = r.rumus();
    baris.pop();
    if harga != r.harga_total {
        baris.push(("Disepakati".to_owned(), harga.kurang(r.harga_total).map_err(meluap)?));
    }
    if ppn.total != harga {
        baris.push((format!("PPN {}%", b.tarif_ppn), ppn.ppn));
    }
    baris.push(("Harga total".to_owned(), ppn.total));
    Ok(Some(Baris {
        harga_gram: diubah.harga_gram.nilai(),
        ongkos: r.ongkos,
        harga_hitung: acuan.harga_total,
        harga: ppn.total,
        dpp: ppn.dpp,
        ppn: ppn.ppn,
        rumus: rumus(baris),
        ..b
    }))
}

fn beli(
    a: &Acuan,
    g: &AturanGroup,
    (ke, m): (usize, &Minta),
    mut d: Dagangan,
    s: &mut Salah,
) -> Hasil<Option<Baris>> {
    let hari = a.gram_beli(g, d.kadar)?;
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
        pembulatan: pembulatan_beli(&a.set),
    };
    let gram = m.harga_gram.map_or(hari, HargaGram::new);
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
    let mut b = tulis("BELI", m, d);
    if let Err(e) = harga_beli::jaga_harga(harga, acuan.harga, atas.kali(berat).map_err(meluap)?) {
        b.alasan.push(e.to_string());
    }
    let mut baris = r.rumus();
    baris.pop();
    if harga != r.harga {
        baris.push(("Disepakati".to_owned(), harga.kurang(r.harga).map_err(meluap)?));
    }
    baris.push(("Harga beli".to_owned(), harga));
    Ok(Some(Baris {
        harga_gram: gram.nilai(),
        harga_hitung: acuan.harga,
        harga,
        dpp: harga,
        rumus: rumus(baris),
        ..b
    }))
}
