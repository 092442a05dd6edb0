//! What a piece being entered would weigh, cost and sell for today, with every formula spelled out. Nothing is written,
//! and a form that is only half filled gets what can already be reckoned.

use crate::BarangTolak;
use crate::acuan::Acuan;
use crate::aturan::{self, AturanGroup, pembulatan_jual};
use crate::baru::Baru;
use crate::sah::{Harga, asal, batu, besar, kadar, pokok};
use db::Conn;
use platform::modul::Setelan;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::harga_jual::{Berlian, Dasar, MintaHargaJual, Ongkos, hitung};
use values::{Berat, HargaGram, Kadar, Persen, Rupiah};

/// A line of a formula.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct BarisRumus {
    pub keterangan: String,
    #[schema(value_type = i64)]
    pub nilai: Rupiah,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PratinjauBarang)]
pub struct Pratinjau {
    /// the selling weight, and the rule that rounded it
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub aturan_berat: String,
    #[schema(value_type = f64)]
    pub kadar: Kadar,
    #[schema(value_type = f64)]
    pub kadar_cetak: Kadar,
    #[schema(value_type = f64)]
    pub kadar_modal: Kadar,
    pub harga_modal_gram: i64,
    /// what it costs; the lines add up to `total_pokok`
    pub pokok: Vec<BarisRumus>,
    #[schema(value_type = i64)]
    pub total_pokok: Rupiah,
    /// what it sells for today; empty with the reason in `alasan`
    pub jual: Vec<BarisRumus>,
    #[schema(value_type = i64)]
    pub harga_jual: Rupiah,
    pub alasan: String,
    pub asal_perolehan: String,
    /// percent of the sale, by evidence of acquisition
    #[schema(value_type = f64)]
    pub tarif_ppn: Persen,
}

fn baris_pokok(b: &Baru, gram: HargaGram, kadar_modal: Kadar, batu: &[Rupiah]) -> Vec<BarisRumus> {
    let satu = |keterangan: String, nilai: Rupiah| BarisRumus { keterangan, nilai };
    if b.hpp_manual > Rupiah::NOL {
        return vec![satu("HPP manual".to_owned(), b.hpp_manual)];
    }
    let emas = gram.kali_kadar(b.berat_asli, kadar_modal).unwrap_or(Rupiah::NOL);
    let mut hasil = vec![satu(format!("Emas {} g x {gram} x {kadar_modal}%", b.berat_asli), emas)];
    for (nama, nilai) in
        [("Ongkos modal", b.ongkos_modal), ("Ongkos berlian", b.ongkos_berlian), ("Atribut", b.harga_atribut)]
    {
        if nilai != Rupiah::NOL {
            hasil.push(satu(nama.to_owned(), nilai));
        }
    }
    for (d, nilai) in b.data_berlian.iter().zip(batu) {
        hasil.push(satu(format!("Batu {} {} ct", besar(&d.jenis_batu), d.carat), *nilai));
    }
    hasil
}

/// The sale price of today, or why there is none yet.
fn jual(
    c: &mut Conn,
    p: &Pelaku,
    (b, g): (&Baru, &AturanGroup),
    (berat, gram, harga): (Berat, HargaGram, &Harga),
    (total_pokok, batu): (Rupiah, &[Rupiah]),
) -> Hasil<Result<(Vec<BarisRumus>, Rupiah), String>> {
    let dasar = g.dasar(b.harga_bandrol, total_pokok, b.profit);
    if dasar == Dasar::Formula && gram.nilai() == 0 {
        return Ok(Err("Harga emas hari ini belum ada".to_owned()));
    }
    let mut berlian = Vec::with_capacity(batu.len());
    let mut tetap = Rupiah::NOL;
    for (d, nilai) in b.data_berlian.iter().zip(batu) {
        match harga.kurs {
            Some(kurs) if d.usd_carat.sebagai_sen() > 0 => {
                berlian.push(Berlian::Carat { carat: d.carat, usd_per_carat: d.usd_carat, kurs });
            }
            // A stone priced in rupiah is an attribute as far as the formula goes.
            _ => tetap = tetap.tambah(*nilai).unwrap_or(tetap),
        }
    }
    let set = Setelan::baca(c, &p.toko)?;
    let minta = MintaHargaJual {
        berat,
        potong_atribut: if g.potong_atribut { b.berat_atribut.min(berat) } else { Berat::NOL },
        harga_gram: gram,
        ongkos: Ongkos::Tetap(g.ongkos(c, &p.toko, &besar(&b.kode_dept), berat)?),
        harga_atribut: b.harga_atribut.tambah(tetap).unwrap_or(b.harga_atribut),
        berlian,
        dasar,
        diskon: Vec::new(),
        pembulatan: pembulatan_jual(&set),
    };
    Ok(hitung(&minta).map_err(|e| e.to_string()).map(|r| {
        let rumus = r.rumus().into_iter().map(|(keterangan, nilai)| BarisRumus { keterangan, nilai });
        (rumus.collect(), r.harga_total)
    }))
}

pub fn pratinjau(c: &mut Conn, p: &Pelaku, harga: &Harga, b: &Baru) -> Hasil<Pratinjau> {
    let mut a = Acuan::baca(c, &p.toko)?;
    if !b.data_berlian.is_empty() {
        a.baca_batu(c, &p.toko)?;
    }
    let mut s = Salah::default();
    let kode = besar(&b.kode_group);
    let (acc, bawaan) = a.group.get(&kode).map_or((false, Kadar::NOL), |g| (g.acc, g.kadar_cetak));
    let (kadar, kadar_cetak, kadar_modal) = kadar(b, &a, 0, acc, bawaan, &mut s);
    let asal = asal(b, 0, &mut s);
    let berat = if b.berat_asli > Berat::NOL { a.aturan.bulatkan(b.berat_asli) } else { Ok(Berat::NOL) };
    let berat = berat.map_err(|e| BarangTolak::Pratinjau.pada("berat_asli", e.to_string()))?;
    let batu = batu(b, &a, harga.kurs, 0, &mut s);
    let hari = harga.gram.get(&kode).copied().unwrap_or(HargaGram::new(0));
    let modal = b.harga_modal_gram.map_or(hari, HargaGram::new);
    let total_pokok = pokok(b, modal, kadar_modal, batu.jumlah)
        .map_err(|e| BarangTolak::Pratinjau.tolak("Harga pokoknya terlalu besar").sebab(e))?;
    let g = aturan::group(c, &p.toko, &kode)?;
    let hasil = match &g {
        None => Err("Kategori Harus Dipilih".to_owned()),
        Some(_) if berat == Berat::NOL => Err("Berat harus lebih dari nol".to_owned()),
        Some(g) => {
            let gram = hari.untuk_kadar(kadar).unwrap_or(HargaGram::new(0));
            jual(c, p, (b, g), (berat, gram, harga), (total_pokok, &batu.harga))?
        }
    };
    let hari_ini = platform::toko::cari(c, &p.toko)?.tgl_system;
    let jenis_ppn = g.as_ref().map_or("", |g| g.jenis_ppn.as_str());
    let tarif_ppn = platform::pajak::tarif_ppn(c, &p.toko, hari_ini, jenis_ppn, asal)?;
    let (jual, harga_jual, alasan) = match hasil {
        Ok((baris, total)) => (baris, total, String::new()),
        Err(alasan) => (Vec::new(), Rupiah::NOL, alasan),
    };
    Ok(Pratinjau {
        berat,
        aturan_berat: a.aturan.to_string(),
        kadar,
        kadar_cetak,
        kadar_modal,
        harga_modal_gram: modal.nilai(),
        pokok: baris_pokok(b, modal, kadar_modal, &batu.harga),
        total_pokok,
        jual,
        harga_jual,
        alasan,
        asal_perolehan: asal.kode().to_owned(),
        tarif_ppn,
    })
}
