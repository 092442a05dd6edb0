//! The auction's list: overdue loans by the filters of the screen, fifty a page, each with its pledges and why it may not be auctioned
//! yet.

use crate::biaya;
use crate::lelang::{AturanLelang, halangan};
use crate::nilai_lelang::suara;
use crate::tabel::{Kepala, Kini};
use crate::tempo::{DARI, sejak_sql};
use db::{Conn, Val, args, daftar};
use konter::{Hari, rupiah};
use platform::daftar::Halaman;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use values::{Berat, Kadar, Rupiah, Tanggal, Waktu};

/// Rows of a page, as the specification has it.
const SEHALAMAN: i64 = 50;

/// Which overdue loans. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaLelang {
    pub tgl_awal: String,
    pub tgl_akhir: String,
    /// which date: tgl_hutang or jatuh_tempo
    pub type_tgl: String,
    pub no_faktur_manual: String,
    pub no_faktur_hutang: String,
    pub kode_member: String,
    pub nama_customer: String,
    pub alamat_customer: String,
    #[serde(rename = "detail_barang.kode_group")]
    #[param(rename = "detail_barang.kode_group")]
    pub kode_group: String,
    /// a part of the name of a pledge
    pub deskripsi: String,
    pub skip: i64,
}

/// A pledge below its loan.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HutangLelangBaris)]
pub struct LelangBarang {
    pub baris: i64,
    pub kode_group: String,
    pub nama_barang: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub jumlah: i64,
    #[schema(value_type = f64)]
    pub kadar: Kadar,
    #[schema(value_type = i64)]
    pub taksiran_rp: Rupiah,
    pub foto: bool,
}

/// An overdue loan.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangLelang {
    pub no_faktur_hutang: String,
    pub no_faktur_manual: String,
    pub tgl_hutang: String,
    pub jatuh_tempo: String,
    pub kode_sales: String,
    pub nama_customer: String,
    pub kode_member: String,
    pub alamat_customer: String,
    pub no_kantong: String,
    #[schema(value_type = i64)]
    pub jumlah_hutang: Rupiah,
    #[schema(value_type = i64)]
    pub bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub denda_rp: Rupiah,
    #[schema(value_type = i64)]
    pub total_bayar: Rupiah,
    pub hutang_rugi: bool,
    /// why it may not be auctioned; empty: it may
    pub halangan: String,
    /// BELUM, SATU or DUA persons have set its value today
    pub taksiran: String,
    /// what they set; 0 until two did
    #[schema(value_type = i64)]
    pub nilai_rp: Rupiah,
    pub detail_barang: Vec<LelangBarang>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HutangLelangTotal)]
pub struct TotalLelang {
    #[schema(value_type = i64)]
    pub jumlah_hutang: Rupiah,
}

db::bacaan! {
    struct Sejak {
        sejak: String = sejak_sql(),
    }
}

db::bacaan! {
    struct Barang {
        no_hutang: String = "b.no_hutang",
        baris: i64 = "b.baris",
        kode_group: String = "b.kode_group",
        nama_barang: String = "b.nama_barang",
        berat: Berat = "b.berat",
        kadar: Kadar = "b.kadar",
        taksiran_rp: Rupiah = "b.taksiran_rp",
        foto: bool = "(SELECT COUNT(*) FROM gambar g WHERE g.toko = b.toko AND g.jenis = 'FOTO_HUTANG' \
             AND g.kunci = b.no_hutang || '/' || b.baris || '/MASUK')",
    }
}

fn syarat(h: &Hari, t: &TanyaLelang) -> (String, Vec<Val>) {
    let mut sql = "hutang_kini.toko = $1 AND hutang_kini.terbuka = 1 AND hutang_kini.status = 'AKTIF' \
         AND hutang_kini.jatuh_tempo < $2"
        .to_owned();
    let mut nilai: Vec<Val> = args![&h.toko, h.tgl_system].to_vec();
    let tgl =
        if t.type_tgl.trim() == "jatuh_tempo" { "hutang_kini.jatuh_tempo" } else { "hutang.tgl_hutang" };
    for (tanda, isi) in [(">=", &t.tgl_awal), ("<=", &t.tgl_akhir)] {
        if !isi.trim().is_empty() {
            nilai.push(isi.trim().to_owned().into());
            sql.push_str(&format!(" AND {tgl} {tanda} ${}", nilai.len()));
        }
    }
    for (kolom, isi) in [
        ("hutang.no_faktur_manual", &t.no_faktur_manual),
        ("hutang.no_hutang", &t.no_faktur_hutang),
        ("hutang.kode_member", &t.kode_member),
        ("hutang.nama_customer", &t.nama_customer),
        ("hutang.alamat_customer", &t.alamat_customer),
    ] {
        if !isi.trim().is_empty() {
            nilai.push(db::pola_cari(isi).into());
            sql.push_str(&format!(" AND LOWER({kolom}) LIKE ${} ESCAPE '\\'", nilai.len()));
        }
    }
    let barang = "EXISTS (SELECT 1 FROM hutang_baris c WHERE c.toko = hutang.toko AND c.no_hutang = hutang.no_hutang AND";
    let group = t.kode_group.trim().to_uppercase();
    if !group.is_empty() && group != "ALL" {
        nilai.push(group.into());
        sql.push_str(&format!(" AND {barang} c.kode_group = ${})", nilai.len()));
    }
    if !t.deskripsi.trim().is_empty() {
        nilai.push(db::pola_cari(&t.deskripsi).into());
        sql.push_str(&format!(" AND {barang} LOWER(c.nama_barang) LIKE ${} ESCAPE '\\')", nilai.len()));
    }
    (sql, nilai)
}

/// Overdue loans, the longest overdue first, how many there are, and what they owe.
pub fn daftar_lelang(
    c: &mut Conn,
    p: &Pelaku,
    kini: Waktu,
    t: &TanyaLelang,
) -> Hasil<Halaman<HutangLelang, TotalLelang>> {
    let h = Hari::baca(c, p)?;
    let a = AturanLelang::baca(&h);
    let (syarat, nilai) = syarat(&h, t);
    let (count, jumlah_hutang) = c
        .one(
            &format!(
                "SELECT COUNT(*), CAST(COALESCE(SUM(hutang.pokok_rp), 0) AS BIGINT) {DARI} WHERE {syarat}"
            ),
            &nilai,
            |r| Ok((r.int(0)?, r.get(1)?)),
        )?
        .unwrap_or((0, Rupiah::NOL));
    let sql = format!(
        "{DARI} WHERE {syarat} ORDER BY hutang_kini.jatuh_tempo, hutang_kini.no_hutang LIMIT {SEHALAMAN} OFFSET {}",
        t.skip.max(0)
    );
    let tgl_bunga = biaya::tgl_bunga(&h, kini);
    let baris = c.baris::<(Kepala, Kini, Sejak)>(&sql, &nilai)?;
    let mut barang = barang(c, &h, &baris.iter().map(|(_, n, _)| n.no_hutang.as_str()).collect::<Vec<_>>())?;
    let mut data = Vec::with_capacity(baris.len());
    for (k, n, s) in baris {
        let detail = barang.remove(&n.no_hutang).unwrap_or_default();
        data.push(satu(c, (&h, &a, tgl_bunga), (k, n, s), detail)?);
    }
    Ok(Halaman { data, count, total: TotalLelang { jumlah_hutang } })
}

fn barang(c: &mut Conn, h: &Hari, no: &[&str]) -> Hasil<HashMap<String, Vec<LelangBarang>>> {
    let mut semua: HashMap<String, Vec<LelangBarang>> = HashMap::new();
    if no.is_empty() {
        return Ok(semua);
    }
    let d = daftar(2, no.iter().copied());
    let mut nilai = args![&h.toko].to_vec();
    nilai.extend(d.nilai);
    let sql = format!(
        "FROM hutang_baris b WHERE b.toko = $1 AND b.no_hutang IN {} ORDER BY b.no_hutang, b.baris",
        d.sql
    );
    for b in c.baris::<Barang>(&sql, &nilai)? {
        semua.entry(b.no_hutang).or_default().push(LelangBarang {
            baris: b.baris,
            kode_group: b.kode_group,
            nama_barang: b.nama_barang,
            berat: b.berat,
            jumlah: 1,
            kadar: b.kadar,
            taksiran_rp: b.taksiran_rp,
            foto: b.foto,
        });
    }
    Ok(semua)
}

fn satu(
    c: &mut Conn,
    (h, a, tgl_bunga): (&Hari, &AturanLelang, Tanggal),
    (k, n, s): (Kepala, Kini, Sejak),
    detail_barang: Vec<LelangBarang>,
) -> Hasil<HutangLelang> {
    let r = biaya::syarat(&k, false)?.pada(tgl_bunga)?;
    let mut halangan = halangan(a, &n, h.tgl_system, &s.sejak)?;
    let suara = suara(c, &h.toko, &n.no_hutang, h.tgl_system)?;
    if halangan.is_empty() && suara.len() < 2 {
        halangan = "belum ditaksir dua orang hari ini".to_owned();
    }
    let rendah = |b: &LelangBarang| {
        let semua = suara.iter().filter_map(|x| x.nilai.get(&b.baris));
        semua.min().copied().filter(|_| suara.len() == 2).unwrap_or(Rupiah::NOL)
    };
    let nilai_rp = rupiah(detail_barang.iter().map(rendah))?;
    Ok(HutangLelang {
        halangan,
        taksiran: ["BELUM", "SATU", "DUA"].get(suara.len()).copied().unwrap_or("DUA").to_owned(),
        nilai_rp,
        no_faktur_hutang: n.no_hutang,
        no_faktur_manual: k.no_faktur_manual,
        tgl_hutang: k.tgl_hutang,
        jatuh_tempo: n.jatuh_tempo,
        kode_sales: k.kode_sales,
        nama_customer: k.nama_customer,
        kode_member: k.kode_member,
        alamat_customer: k.alamat_customer,
        no_kantong: n.no_kantong,
        jumlah_hutang: r.pokok,
        bunga_rp: r.bunga_pinjam,
        denda_rp: r.denda,
        total_bayar: r.total_bayar,
        hutang_rugi: r.hutang_rugi,
        detail_barang,
    })
}
