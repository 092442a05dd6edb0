//! Taking a deposit: who leaves how much, what it is for, and which price is promised. A piece that is put aside leaves
//! its tray in the same document.

use super::GUDANG;
use crate::acuan::Acuan;
use crate::bayar::{self, Bayar, JenisBayar, Rencana};
use crate::bayar_tulis;
use crate::jual::{self, Disimpan};
use crate::jumlah::meluap;
use crate::pelanggan::{self, Pelanggan};
use barang::pindai::{self, Tujuan};
use barang::{Kartu, Kepala, Langkah, gerakkan};
use db::{Conn, Tx, Val, args};
use ledger::{Arah, Dok, titipan};
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use values::{Berat, HargaGram, JenisDok, Kadar, Rupiah, Tanggal};

const GALAT: &str = "TITIP-10";
pub(super) const KATEGORI: &str = "TITIPAN";

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = TitipanMinta)]
pub struct Minta {
    pub customer: pelanggan::Minta,
    pub kode_sales: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// LOCK: the grams are fixed at today's price; FLOAT: the price of the day of the sale
    pub cara_harga: String,
    /// the piece that is put aside
    pub kode_barcode: String,
    /// without a piece: the group a fixed price is for
    pub kode_group: String,
    pub keterangan: String,
    pub pembayaran: Vec<Bayar>,
}

/// What a deposit would be, for the screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TitipanHitungan)]
pub struct Hitungan {
    pub cara_harga: &'static str,
    pub kode_barcode: String,
    pub nama_barang: String,
    pub kode_group: String,
    /// of a gram; 0 when the price floats and no piece is put aside
    pub harga_gram: i64,
    /// that is fixed, or that the piece weighs
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// what the piece costs today
    #[schema(value_type = i64)]
    pub harga_barang: Rupiah,
    /// what would be left to pay for the piece
    #[schema(value_type = i64)]
    pub sisa: Rupiah,
    pub tgl_akhir: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TitipanTercatat)]
pub struct Tercatat {
    pub no_titip: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
    pub tgl_akhir: String,
}

fn salah(kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    Tolak::aturan(GALAT, pesan.clone()).kolom(kolom, pesan)
}

struct Siap {
    acuan: Acuan,
    h: Hitungan,
    akhir: Tanggal,
    kartu: Option<(Kartu, Tujuan)>,
}

fn siapkan(c: &mut Conn, p: &Pelaku, m: &Minta) -> Hasil<Siap> {
    let mut acuan = Acuan::baca(c, p)?;
    let cara_harga = match m.cara_harga.trim().to_uppercase().as_str() {
        "LOCK" => "LOCK",
        "FLOAT" => "FLOAT",
        _ => return Err(salah("cara_harga", "Pilih cara harga: LOCK atau FLOAT")),
    };
    let hari = acuan.set.nilai("MASA_TITIPAN_HARI").trim().parse().unwrap_or(90);
    let akhir = acuan.tgl_system.tambah_hari(hari).map_err(|e| salah("jumlah_rp", e.to_string()))?;
    let mut h = Hitungan {
        cara_harga,
        kode_barcode: String::new(),
        nama_barang: String::new(),
        kode_group: m.kode_group.trim().to_uppercase(),
        harga_gram: 0,
        berat: Berat::NOL,
        harga_barang: Rupiah::NOL,
        sisa: Rupiah::NOL,
        tgl_akhir: akhir.to_string(),
    };
    let mut kartu = None;
    if !m.kode_barcode.trim().is_empty() {
        let b = disimpan(c, p, &mut acuan, m.kode_barcode.trim())?;
        h.kode_barcode.clone_from(&b.kode_barcode);
        h.nama_barang = b.nama_barang;
        h.kode_group = b.kode_group;
        h.harga_gram = b.harga_gram;
        h.berat = b.berat;
        h.harga_barang = b.harga_total;
        h.sisa = b.harga_total.kurang(m.jumlah_rp.min(b.harga_total)).map_err(meluap)?;
        let tujuan = pindai::baki_pertama(c, &p.toko, GALAT, "kode_barcode", GUDANG, 1)?;
        kartu = b.kartu.map(|k| (k, tujuan));
    } else if cara_harga == "LOCK" {
        (h.harga_gram, h.berat) = gram(c, p, &mut acuan, &h.kode_group, m.jumlah_rp)?;
    } else {
        h.kode_group = String::new();
    }
    Ok(Siap { acuan, h, akhir, kartu })
}

/// The piece, priced as a sale would: what forbids its sale forbids to put it aside.
pub(crate) fn disimpan(c: &mut Conn, p: &Pelaku, a: &mut Acuan, kode: &str) -> Hasil<jual::Baris> {
    let minta = [jual::Minta { kode_barcode: kode.to_owned(), ..jual::Minta::default() }];
    let mut baris = jual::siapkan(c, p, a, &minta, &Disimpan::new()).map_err(|t| {
        let pesan = t.kolom.values().next().cloned().unwrap_or_else(|| t.pesan.clone());
        if t.kode == "JUAL-01" { salah("kode_barcode", pesan) } else { t }
    })?;
    baris.pop().ok_or_else(|| salah("kode_barcode", "Barcode Tidak Ditemukan"))
}

/// The grams that so much money fixes at today's price of a group.
fn gram(c: &mut Conn, p: &Pelaku, a: &mut Acuan, group: &str, jumlah: Rupiah) -> Hasil<(i64, Berat)> {
    if group.is_empty() {
        return Err(salah("kode_group", "Kategori Harus Dipilih untuk harga LOCK"));
    }
    let g = match a.group(c, group) {
        Ok(g) => g.clone(),
        Err(t) if t.kode == "NIAGA-04" => return Err(salah("kode_group", t.pesan)),
        Err(t) => return Err(t),
    };
    let kadar: Kadar = c
        .one(
            "SELECT kadar FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0",
            args![&p.toko, group],
            |r| r.get(0),
        )?
        .unwrap_or(Kadar::NOL);
    let harga: HargaGram = a.gram_jual(&g, kadar)?;
    if harga.nilai() <= 0 {
        return Err(salah("kode_group", format!("Harga emas group {group} hari ini belum ada")));
    }
    let mg = i128::from(jumlah.nilai()) * 1_000 / i128::from(harga.nilai());
    let mg = i64::try_from(mg).map_err(|_| meluap(values::Meluap))?;
    Ok((harga.nilai(), Berat::mg(mg.max(0))))
}

/// What a deposit would come to; nothing is written.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &Minta) -> Hasil<Hitungan> {
    Ok(siapkan(c, p, m)?.h)
}

/// Takes a deposit.
pub fn terima(tx: &mut Tx<'_>, p: &Pelaku, m: &Minta) -> Hasil<Tercatat> {
    if m.customer.kode_pelanggan.trim().is_empty()
        && m.customer.kode_member.trim().is_empty()
        && m.customer.nama_customer.trim().chars().count() < 2
    {
        let pesan = "Nama Customer Harus Diisi";
        return Err(Tolak::aturan(GALAT, pesan).kolom("customer.nama_customer", pesan));
    }
    if m.jumlah_rp <= Rupiah::NOL {
        return Err(salah("jumlah_rp", "Jumlah titipan harus lebih dari nol"));
    }
    let keterangan = m.keterangan.split_whitespace().collect::<Vec<_>>().join(" ");
    if keterangan.chars().count() > 200 {
        return Err(salah("keterangan", "Paling banyak 200 karakter"));
    }
    let lain = |b: &Bayar| b.jenis != JenisBayar::Cash && !b.jenis.bank();
    if let Some(ke) = m.pembayaran.iter().position(lain) {
        let pesan = "Titipan dibayar dengan CASH, TRANSFER, DEBET atau CREDIT";
        return Err(Tolak::aturan(GALAT, pesan).kolom(&format!("pembayaran[{ke}].jenis"), pesan));
    }
    let siapa = pelanggan::tetapkan(tx, p, &m.customer)?;
    let sales = crate::transaksi::sales(tx, p, &m.kode_sales)?;
    let s = siapkan(tx, p, m)?;
    let rencana = bayar::siapkan(tx, p, &s.acuan, (m.jumlah_rp, Rupiah::NOL), &m.pembayaran)?;
    let mut dok = Dok::buka(tx, JenisDok::Titipan, &p.user_id)?;
    let (no, tgl) = (dok.no().clone(), dok.tgl_system());
    tulis(&mut dok, m, &s, &siapa, &rencana, (&sales, &keterangan))?;
    if let Some((kartu, tujuan)) = s.kartu {
        let l = Langkah::ke_baki(kartu, tujuan.gudang, tujuan.baki)?;
        let kepala =
            Kepala { jenis: "TITIP", lawan: &siapa.nama_customer, rujukan: "", keterangan: &keterangan };
        gerakkan(&mut dok, &kepala, &[l])?;
    }
    titipan::catat(
        &mut dok,
        &[titipan::Baris { no_titip: no.clone(), arah: Arah::Masuk, jumlah: m.jumlah_rp }],
    )?;
    uang(&mut dok, p, &s.acuan, &rencana)?;
    let isi = serde_json::json!({
        "jumlah": m.jumlah_rp, "cara": s.h.cara_harga, "barang": s.h.kode_barcode, "pelanggan": siapa.kode_pelanggan,
    });
    dok.tutup(KATEGORI, &isi)?;
    Ok(Tercatat {
        no_titip: no.to_string(),
        tgl_system: tgl.to_string(),
        jumlah_rp: m.jumlah_rp,
        kembali: rencana.kembali,
        tgl_akhir: s.h.tgl_akhir,
    })
}

/// A payment as the deposit keeps it.
#[derive(Serialize)]
struct Dibayar<'a> {
    jenis: &'a str,
    jumlah_rp: Rupiah,
    diterima: Rupiah,
    no_rekening: String,
    atas_nama: &'a str,
    kartu_akhir: &'a str,
}

const KOLOM: [&str; 23] = [
    "toko",
    "no_titip",
    "tgl_system",
    "waktu",
    "oleh",
    "kode_sales",
    "kode_pelanggan",
    "kode_member",
    "nama_customer",
    "alamat_customer",
    "no_hp",
    "jumlah_rp",
    "cara_harga",
    "harga_gram",
    "berat",
    "kode_group",
    "kode_barcode",
    "harga_barang",
    "gudang_asal",
    "baki_asal",
    "tgl_akhir",
    "keterangan",
    "pembayaran",
];

fn tulis(
    dok: &mut Dok<'_, '_>,
    m: &Minta,
    s: &Siap,
    w: &Pelanggan,
    r: &Rencana,
    (sales, keterangan): (&str, &str),
) -> Hasil<()> {
    let bayar: Vec<Dibayar<'_>> = r
        .baris
        .iter()
        .map(|b| Dibayar {
            jenis: b.jenis.kode(),
            jumlah_rp: b.jumlah,
            diterima: b.diterima,
            no_rekening: b.no_rekening.as_ref().map_or_else(String::new, ToString::to_string),
            atas_nama: &b.atas_nama,
            kartu_akhir: &b.kartu_akhir,
        })
        .collect();
    let bayar = serde_json::to_string(&bayar).map_err(|e| db::Error::Lain(e.to_string()))?;
    let (gudang, baki) =
        s.kartu.as_ref().map_or(("", ""), |(k, _)| (k.kode_gudang.as_str(), k.kode_toko.as_str()));
    let (no, tgl, waktu, oleh) = (dok.no().clone(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let v: Vec<Val> = vec![
        (&toko).into(),
        (&no).into(),
        tgl.into(),
        waktu.into(),
        (&oleh).into(),
        sales.into(),
        w.kode_pelanggan.as_str().into(),
        w.kode_member.as_str().into(),
        w.nama_customer.as_str().into(),
        w.alamat_customer.as_str().into(),
        w.no_hp.as_str().into(),
        m.jumlah_rp.into(),
        s.h.cara_harga.into(),
        if s.h.cara_harga == "LOCK" { s.h.harga_gram } else { 0 }.into(),
        s.h.berat.into(),
        s.h.kode_group.as_str().into(),
        s.h.kode_barcode.as_str().into(),
        s.h.harga_barang.into(),
        gudang.into(),
        baki.into(),
        s.akhir.into(),
        keterangan.into(),
        bayar.into(),
    ];
    tx.sisip_banyak("titipan", &KOLOM, std::iter::once(Ok::<_, db::Error>(v)))?;
    Ok(())
}

/// The drawer and the accounts.
pub(super) fn uang(dok: &mut Dok<'_, '_>, p: &Pelaku, a: &Acuan, r: &Rencana) -> Hasil<()> {
    bayar_tulis::uang(dok, p, a, r, |b| if b.masuk { KATEGORI } else { super::urus::KATEGORI })
}
