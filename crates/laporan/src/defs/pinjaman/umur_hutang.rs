//! Laporan Umur Hutang: what is owed by how long it has run, with its interest and penalty of today, and what the pledges would fetch
//! at today's buying price. Interest counts by the rules each loan was written with, so it is reckoned in Rust.

use crate::{Cara, Laporan, LaporanDiminta, Sumber, Terima, angka, berat, kode, rupiah};
use db::{Conn, Val, args};
use platform::modul::Setelan;
use platform::toko::Toko;
use platform::{Hasil, Tolak};
use std::collections::BTreeMap;
use values::bulat_uang::Arah;
use values::bunga::{AturanBunga, TarifDenda, denda};
use values::{Berat, HargaGram, Kadar, Pembulatan, Persen, Rupiah, Tanggal};

pub const LAPORAN: Laporan = Laporan {
    cara: Cara::Langsung,
    sumber: Sumber::Rust(baca),
    kolom: &[
        kode("umur", "Umur"),
        angka("jumlah", "Pinjaman").jumlah(),
        angka("telat", "Lewat Jatuh Tempo").jumlah(),
        angka("qty", "Barang").jumlah(),
        berat("berat", "Berat").jumlah(),
        rupiah("pokok_rp", "Pokok").jumlah(),
        rupiah("bunga_rp", "Bunga").jumlah(),
        rupiah("denda_rp", "Denda").jumlah(),
        rupiah("total_rp", "Tagihan").jumlah(),
        rupiah("taksiran_rp", "Taksiran").jumlah(),
        rupiah("nilai_rp", "Nilai Hari Ini").jumlah(),
        rupiah("selisih_rp", "Nilai Kurang Tagihan").jumlah(),
        angka("rugi", "Nilai Di Bawah Tagihan").jumlah(),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-umur-hutang", "Laporan Umur Hutang")
};

/// Days up to which a step goes, and its name.
const JENJANG: [(i64, &str); 5] = [
    (30, "0 - 30 HARI"),
    (60, "31 - 60 HARI"),
    (90, "61 - 90 HARI"),
    (120, "91 - 120 HARI"),
    (i64::MAX, "DI ATAS 120 HARI"),
];

#[derive(Default, Clone, Copy)]
struct Isi {
    jumlah: i64,
    telat: i64,
    qty: i64,
    berat: i64,
    pokok: i64,
    bunga: i64,
    denda: i64,
    taksiran: i64,
    nilai: i64,
    rugi: i64,
}

db::bacaan! {
    /// A loan that runs.
    struct Hutang {
        no_hutang: String = "h.no_hutang",
        tgl_hutang: Tanggal = "h.tgl_hutang",
        jatuh_tempo: Tanggal = "k.jatuh_tempo",
        pokok: Rupiah = "h.pokok_rp",
        bunga: i64 = "h.bunga",
        denda: i64 = "h.denda",
        min_hari: i64 = "h.min_hari",
        blok_hari: i64 = "h.blok_hari",
        pembulatan: i64 = "h.pembulatan",
        taksiran: i64 = "h.taksiran_rp",
    }
}

db::bacaan! {
    /// A pledge of it.
    struct Barang {
        no_hutang: String = "b.no_hutang",
        group: String = "b.kode_group",
        berat: Berat = "b.berat",
        atribut: Berat = "b.berat_atribut",
        kadar: Kadar = "b.kadar",
    }
}

fn salah(e: impl std::fmt::Display) -> Tolak {
    db::Error::Lain(e.to_string()).into()
}

/// What the shop pays for a gram today, as it was published last.
struct Harga {
    seratus: bool,
    beli: BTreeMap<String, i64>,
}

impl Harga {
    fn baca(c: &mut Conn, t: &Toko) -> Hasil<Self> {
        let seratus = Setelan::baca(c, &t.kode_toko)?.nilai("kategori_harga") == "harga_100%";
        let sql = "SELECT kode_group, beli_baru FROM buku_harga WHERE toko = $1 AND id IN \
             (SELECT MAX(id) FROM buku_harga WHERE toko = $1 GROUP BY kode_group)";
        let beli = c.rows(sql, args![&t.kode_toko], |r| Ok((r.get(0)?, r.get(1)?)))?;
        Ok(Self { seratus, beli: beli.into_iter().collect() })
    }

    fn nilai(&self, b: &Barang) -> i64 {
        let gram = self.beli.get(if self.seratus { "" } else { b.group.as_str() }).copied().unwrap_or(0);
        let emas = b.berat.kurang(b.atribut).unwrap_or(b.berat);
        let harga = HargaGram::new(gram);
        let nilai = if self.seratus { harga.kali_kadar(emas, b.kadar) } else { harga.kali(emas) };
        nilai.map_or(0, Rupiah::nilai)
    }
}

/// Pieces, weight and worth of the pledges of each loan.
fn jaminan(c: &mut Conn, t: &Toko, harga: &Harga) -> Hasil<BTreeMap<String, (i64, i64, i64)>> {
    let mut semua: BTreeMap<String, (i64, i64, i64)> = BTreeMap::new();
    let sql = "FROM hutang_kini k JOIN hutang_baris b ON b.toko = k.toko AND b.no_hutang = k.no_hutang \
         WHERE k.toko = $1 AND k.terbuka = 1";
    c.tiap_baris::<Barang, Tolak, _>(sql, args![&t.kode_toko], |b| {
        let nilai = harga.nilai(&b);
        let ada = semua.entry(b.no_hutang).or_default();
        ada.0 += 1;
        ada.1 = ada.1.saturating_add(b.berat.sebagai_mg());
        ada.2 = ada.2.saturating_add(nilai);
        Ok(())
    })?;
    Ok(semua)
}

fn biaya(h: &Hutang, hari_ini: Tanggal) -> Hasil<(i64, i64)> {
    let aturan = AturanBunga {
        min_hari: h.min_hari,
        blok_hari: h.blok_hari,
        grace_hari: 0,
        pembulatan: Pembulatan::new(h.pembulatan, Arah::Naik).map_err(salah)?,
    };
    let sampai = hari_ini.max(h.tgl_hutang);
    let telat = sampai.selisih_hari(h.jatuh_tempo);
    let denda = denda(h.pokok, telat, TarifDenda::Persen(Persen::perseratus(h.denda))).map_err(salah)?;
    let r =
        aturan.hitung(h.pokok, Persen::perseratus(h.bunga), h.tgl_hutang, sampai, denda).map_err(salah)?;
    Ok((r.bunga_pinjam.nilai(), r.denda.nilai()))
}

fn baca(c: &mut Conn, _: &LaporanDiminta, t: &Toko, terima: &mut Terima<'_>) -> Hasil<()> {
    let harga = Harga::baca(c, t)?;
    let jaminan = jaminan(c, t, &harga)?;
    let mut semua = [Isi::default(); JENJANG.len()];
    let sql = "FROM hutang_kini k JOIN hutang h ON h.toko = k.toko AND h.no_hutang = k.no_hutang \
         WHERE k.toko = $1 AND k.terbuka = 1";
    c.tiap_baris::<Hutang, Tolak, _>(sql, args![&t.kode_toko], |h| {
        let umur = t.tgl_system.selisih_hari(h.tgl_hutang);
        let ke = JENJANG.iter().position(|(sampai, _)| umur <= *sampai).unwrap_or(0);
        let Some(isi) = semua.get_mut(ke) else { return Ok(()) };
        let (bunga, denda) = biaya(&h, t.tgl_system)?;
        let (qty, berat, nilai) = jaminan.get(&h.no_hutang).copied().unwrap_or_default();
        let tambah = |a: &mut i64, n: i64| *a = a.saturating_add(n);
        tambah(&mut isi.jumlah, 1);
        tambah(&mut isi.telat, i64::from(h.jatuh_tempo < t.tgl_system));
        tambah(&mut isi.qty, qty);
        tambah(&mut isi.berat, berat);
        tambah(&mut isi.pokok, h.pokok.nilai());
        tambah(&mut isi.bunga, bunga);
        tambah(&mut isi.denda, denda);
        tambah(&mut isi.taksiran, h.taksiran);
        tambah(&mut isi.nilai, nilai);
        tambah(&mut isi.rugi, i64::from(nilai < h.pokok.nilai().saturating_add(bunga).saturating_add(denda)));
        Ok(())
    })?;
    for ((_, nama), i) in JENJANG.iter().zip(&semua).filter(|(_, i)| i.jumlah > 0) {
        let total = i.pokok.saturating_add(i.bunga).saturating_add(i.denda);
        let sel: [Val; 13] = [
            (*nama).into(),
            i.jumlah.into(),
            i.telat.into(),
            i.qty.into(),
            i.berat.into(),
            i.pokok.into(),
            i.bunga.into(),
            i.denda.into(),
            total.into(),
            i.taksiran.into(),
            i.nilai.into(),
            i.nilai.saturating_sub(total).into(),
            i.rugi.into(),
        ];
        terima(&sel)?;
    }
    Ok(())
}
