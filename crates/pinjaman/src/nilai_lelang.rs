//! What pledges are worth before an auction: set that day by two persons, each in their own session and without seeing the other's
//! word; of each pledge the lower counts, and none is below what the shop would pay for it today.

use crate::biaya;
use crate::kini::{self, Dibuka, buka};
use crate::lelang::{AturanLelang, halangan, peringatan_sejak};
use crate::tabel::BarisHutang;
use crate::tolak::PinjamTolak;
use db::{Conn, Tx, args};
use konter::{Hari, meluap, rupiah};
use niaga::acuan::Acuan;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use values::{Berat, HargaGram, Kadar, KodeToko, Rupiah, Tanggal, Waktu};

#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct TaksiranBarisMinta {
    pub baris: i64,
    #[schema(value_type = i64)]
    pub nilai_rp: Rupiah,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct TaksiranMinta {
    /// every pledge of the loan
    pub detail_barang: Vec<TaksiranBarisMinta>,
}

/// A pledge with its least value of today.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = LelangTaksiranBaris)]
pub struct TaksiranBaris {
    pub baris: i64,
    pub nama_barang: String,
    pub kode_group: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub kadar: Kadar,
    /// what the shop would pay for it today: the least
    #[schema(value_type = i64)]
    pub beli_rp: Rupiah,
    /// as who asks has set it
    #[schema(value_type = i64)]
    pub nilai_saya_rp: Rupiah,
    /// the lower of both; 0 until two persons have set theirs
    #[schema(value_type = i64)]
    pub nilai_rp: Rupiah,
}

/// Where the valuation of a loan stands today.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = LelangTaksiran)]
pub struct Taksiran {
    pub no_faktur_hutang: String,
    pub tgl_system: String,
    /// BELUM, SATU or DUA
    pub status: String,
    pub penilai_1: String,
    pub penilai_2: String,
    /// who asks has set theirs
    pub saya: bool,
    #[schema(value_type = i64)]
    pub jumlah_hutang: Rupiah,
    #[schema(value_type = i64)]
    pub bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub denda_rp: Rupiah,
    #[schema(value_type = i64)]
    pub total_bayar: Rupiah,
    #[schema(value_type = i64)]
    pub nilai_rp: Rupiah,
    #[schema(value_type = i64)]
    pub kelebihan_rp: Rupiah,
    #[schema(value_type = i64)]
    pub rugi_rp: Rupiah,
    pub detail_barang: Vec<TaksiranBaris>,
}

db::tabel! {
    /// A word about a pledge.
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct TaksirIsi in "taksir_lelang" {
        toko: String,
        no_hutang: String,
        urut: i64,
        baris: i64,
        tgl_system: String,
        waktu: String,
        oleh: String,
        beli_rp: Rupiah,
        nilai_rp: Rupiah,
    }
}

/// What one person set, by line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Suara {
    pub(crate) oleh: String,
    pub(crate) nilai: BTreeMap<i64, Rupiah>,
}

/// The last word of each of the first two persons of a day.
pub(crate) fn suara(c: &mut Conn, toko: &KodeToko, no: &str, tgl: Tanggal) -> Hasil<Vec<Suara>> {
    let semua = c.baris::<TaksirIsi>(
        "FROM taksir_lelang WHERE taksir_lelang.toko = $1 AND taksir_lelang.no_hutang = $2 AND taksir_lelang.tgl_system = $3 \
         ORDER BY taksir_lelang.urut, taksir_lelang.baris",
        args![toko, no, tgl],
    )?;
    let mut hasil: Vec<Suara> = Vec::new();
    for t in semua {
        let ke = match hasil.iter().position(|s| s.oleh == t.oleh) {
            Some(ke) => ke,
            None if hasil.len() < 2 => {
                hasil.push(Suara { oleh: t.oleh.clone(), nilai: BTreeMap::new() });
                hasil.len() - 1
            }
            None => continue,
        };
        if let Some(s) = hasil.get_mut(ke) {
            s.nilai.insert(t.baris, t.nilai_rp);
        }
    }
    Ok(hasil)
}

/// What a pledge is worth to the shop today, buying and selling: by the gold that is in it, at the lower purity.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pasar {
    pub(crate) beli: Rupiah,
    pub(crate) jual: Rupiah,
    /// the selling purity of its group
    pub(crate) kadar_jual: Kadar,
}

pub(crate) fn pasar(c: &mut Conn, a: &mut Acuan, b: &BarisHutang) -> Hasil<Pasar> {
    let g = a.group(c, &b.kode_group)?.clone();
    let kadar = c
        .one(
            "SELECT kadar, kadar_cetak FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0",
            args![&a.toko, b.kode_group.as_str()],
            |r| Ok((r.get::<Kadar>(0)?, r.get::<Kadar>(1)?)),
        )?
        .unwrap_or((b.kadar, b.kadar));
    let emas = b.berat.kurang(b.berat_atribut).map_err(meluap)?;
    let turun = |h: HargaGram| -> Hasil<Rupiah> {
        let cetak = kadar.1.sebagai_perseratus().max(1);
        let gram =
            i128::from(h.nilai()) * i128::from(b.kadar.sebagai_perseratus().min(cetak)) / i128::from(cetak);
        let gram = i64::try_from(gram).map_err(|_| meluap(values::Meluap))?;
        HargaGram::new(gram).kali(emas).map_err(meluap)
    };
    Ok(Pasar {
        beli: turun(a.gram_beli(&g, kadar.0)?)?,
        jual: turun(a.gram_jual(&g, kadar.0)?)?,
        kadar_jual: kadar.0,
    })
}

fn lihat(c: &mut Conn, p: &Pelaku, kini: Waktu, s: &Dibuka) -> Hasil<Taksiran> {
    let h = Hari::baca(c, p)?;
    let mut a = Acuan::baca(c, p)?;
    let r = biaya::syarat(&s.kepala, false)?.pada(biaya::tgl_bunga(&h, kini))?;
    let no = s.no.to_string();
    let suara = suara(c, &p.toko, &no, h.tgl_system)?;
    let milik = suara.iter().find(|x| x.oleh == p.user_id.as_str());
    let dua = suara.len() == 2;
    let mut detail_barang = Vec::new();
    for b in kini::baris(c, &p.toko, &no)? {
        let rendah = suara.iter().filter_map(|x| x.nilai.get(&b.baris)).min().copied();
        detail_barang.push(TaksiranBaris {
            baris: b.baris,
            beli_rp: pasar(c, &mut a, &b)?.beli,
            nilai_saya_rp: milik.and_then(|x| x.nilai.get(&b.baris).copied()).unwrap_or(Rupiah::NOL),
            nilai_rp: rendah.filter(|_| dua).unwrap_or(Rupiah::NOL),
            nama_barang: b.nama_barang,
            kode_group: b.kode_group,
            berat: b.berat,
            kadar: b.kadar,
        });
    }
    let nilai_rp = rupiah(detail_barang.iter().map(|b| b.nilai_rp))?;
    let beda = nilai_rp.kurang(r.total_bayar).map_err(meluap)?;
    let rugi = r.pokok.kurang(nilai_rp).map_err(meluap)?;
    let nol = |n: Rupiah| if dua { n.max(Rupiah::NOL) } else { Rupiah::NOL };
    let nama = |ke: usize| suara.get(ke).map(|x| x.oleh.clone()).unwrap_or_default();
    Ok(Taksiran {
        no_faktur_hutang: no,
        tgl_system: h.tgl_system.to_string(),
        status: ["BELUM", "SATU", "DUA"].get(suara.len()).copied().unwrap_or("DUA").to_owned(),
        penilai_1: nama(0),
        penilai_2: nama(1),
        saya: milik.is_some(),
        jumlah_hutang: r.pokok,
        bunga_rp: r.bunga_pinjam,
        denda_rp: r.denda,
        total_bayar: r.total_bayar,
        nilai_rp,
        kelebihan_rp: nol(beda),
        rugi_rp: nol(rugi),
        detail_barang,
    })
}

/// Where the valuation of a loan stands.
pub fn taksiran(c: &mut Conn, p: &Pelaku, kini: Waktu, teks: &str) -> Hasil<Taksiran> {
    let s = buka(c, &p.toko, teks)?;
    s.aktif("ditaksir")?;
    lihat(c, p, kini, &s)
}

fn periksa(
    c: &mut Conn,
    a: &mut Acuan,
    m: &TaksiranMinta,
    baris: &[BarisHutang],
) -> Hasil<Vec<(i64, Rupiah, Rupiah)>> {
    let mut salah = Salah::di("detail_barang");
    let kirim: HashMap<i64, (usize, Rupiah)> =
        m.detail_barang.iter().enumerate().map(|(ke, b)| (b.baris, (ke, b.nilai_rp))).collect();
    if m.detail_barang.len() != baris.len() || baris.iter().any(|b| !kirim.contains_key(&b.baris)) {
        return Err(PinjamTolak::Taksiran.pada("detail_barang", "Semua barang jaminan harus ditaksir"));
    }
    let mut hasil = Vec::with_capacity(baris.len());
    for b in baris {
        let Some((ke, nilai)) = kirim.get(&b.baris).copied() else { continue };
        let x = pasar(c, a, b)?;
        if nilai <= Rupiah::NOL || nilai < x.beli {
            salah.beri(ke, "nilai_rp", format!("Paling rendah harga beli hari ini {}", x.beli));
        } else if nilai > x.jual && b.jumlah_batu == 0 && b.berat_atribut == Berat::NOL {
            salah.beri(ke, "nilai_rp", format!("Di atas harga jual emasnya hari ini {}", x.jual));
        }
        hasil.push((b.baris, x.beli, nilai));
    }
    salah.tolak(PinjamTolak::Taksiran)?;
    Ok(hasil)
}

/// Sets what the pledges of a loan are worth today, as one of two persons.
pub fn taksir(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &TaksiranMinta) -> Hasil<Taksiran> {
    let h = Hari::baca(tx, p)?;
    let s = buka(tx, &p.toko, teks)?;
    s.aktif("ditaksir")?;
    let no = s.no.to_string();
    let sebab =
        halangan(&AturanLelang::baca(&h), &s.kini, h.tgl_system, &peringatan_sejak(tx, &p.toko, &no)?)?;
    if !sebab.is_empty() {
        return Err(PinjamTolak::Lelang.tolak(format!("Pinjaman {no} belum boleh dilelang: {sebab}")));
    }
    let ada = suara(tx, &p.toko, &no, h.tgl_system)?;
    if ada.len() == 2 && ada.iter().all(|x| x.oleh != p.user_id.as_str()) {
        let siapa: Vec<&str> = ada.iter().map(|x| x.oleh.as_str()).collect();
        let pesan = format!("Pinjaman {no} hari ini sudah ditaksir {}", siapa.join(" dan "));
        return Err(PinjamTolak::Taksiran.tolak(pesan));
    }
    let mut a = Acuan::baca(tx, p)?;
    let baris = kini::baris(tx, &p.toko, &no)?;
    let isi = periksa(tx, &mut a, m, &baris)?;
    let urut: i64 = tx.nilai(
        "SELECT COALESCE(MAX(urut), 0) + 1 FROM taksir_lelang WHERE toko = $1 AND no_hutang = $2",
        args![&p.toko, no.as_str()],
    )?;
    let kini = tx.sekarang();
    let tulis = isi.iter().map(|(baris, beli_rp, nilai_rp)| TaksirIsi {
        toko: p.toko.to_string(),
        no_hutang: no.clone(),
        urut,
        baris: *baris,
        tgl_system: h.tgl_system.to_string(),
        waktu: kini.to_string(),
        oleh: p.user_id.to_string(),
        beli_rp: *beli_rp,
        nilai_rp: *nilai_rp,
    });
    tx.sisip(tulis.collect::<Vec<_>>())?;
    let jumlah = rupiah(isi.iter().map(|x| x.2))?;
    let kata = serde_json::json!({ "nilai": jumlah, "baris": isi.len() }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "TAKSIR LELANG", &no, &kata)?;
    lihat(tx, p, kini, &s)
}
