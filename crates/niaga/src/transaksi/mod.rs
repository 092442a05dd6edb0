//! A customer's whole transaction: what is sold, what is bought back, how it is paid. Checked and priced in one go, then
//! written as one document with every line of every book it causes.

use crate::acuan::Acuan;
use crate::bayar::{self, Bayar};
use crate::jumlah::{meluap, rupiah};
use crate::pelanggan::{self, Pelanggan};
use crate::{beli, jual};
use db::{Conn, Tx, args};
use ledger::Dok;
use platform::{Hasil, Pelaku, Tolak, otorisasi};
use serde::{Deserialize, Serialize};
use values::{Berat, JenisDok, KodeBarcode, NoFaktur, Rupiah, Tanggal};

mod tulis;
use crate::bayar_tulis::{self, Tabel};
use tulis::{Kepalanya, gerak, tulis_beli, tulis_faktur, tulis_jual, uang};

/// What the counter sends. `detail_beli` in a sale makes it an exchange.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = Transaksi)]
pub struct Minta {
    pub customer: pelanggan::Minta,
    pub kode_sales: String,
    pub kode_marketplace: String,
    /// the marketplace's number
    pub no_order: String,
    pub keterangan: String,
    /// another date than the business day's, for who may
    pub tgl_dokumen: String,
    pub detail_barang: Vec<jual::Minta>,
    pub detail_beli: Vec<beli::Minta>,
    pub pembayaran: Vec<Bayar>,
    /// what the screen showed: refused when the server comes to another sum
    #[schema(value_type = Option<i64>)]
    pub neto: Option<Rupiah>,
    /// the approval of a price below cost, a weight that differs and the like
    pub otorisasi: String,
}

/// A transaction priced but not written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TransaksiHitungan)]
pub struct Hitungan {
    pub detail_barang: Vec<jual::Baris>,
    pub detail_beli: Vec<beli::Baris>,
    #[schema(value_type = i64)]
    pub total_jual: Rupiah,
    #[schema(value_type = i64)]
    pub total_beli: Rupiah,
    /// what the customer pays; negative: what the shop pays
    #[schema(value_type = i64)]
    pub neto: Rupiah,
    /// why SPV or OWN must approve it
    pub alasan: Vec<String>,
    /// the sum the approval must be for
    #[schema(value_type = i64)]
    pub nominal: Rupiah,
    /// what was paid in cash to this NIK, when it passes the limit
    pub peringatan: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TransaksiTercatat)]
pub struct Tercatat {
    pub no_faktur_group: String,
    /// JUAL, BELI or TUKAR
    pub jenis: &'static str,
    pub tgl_system: String,
    pub no_faktur_jual: Vec<String>,
    pub no_faktur_beli: Vec<String>,
    #[schema(value_type = i64)]
    pub neto: Rupiah,
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
    /// the coupons this sale gave
    pub kupon: Vec<String>,
}

/// A limit in rupiah of the settings; none when it is unreadable.
fn batas(a: &Acuan, kunci: &str) -> Rupiah {
    a.set.nilai(kunci).trim().parse().map_or(Rupiah::new(i64::MAX), Rupiah::new)
}

/// Everything about a transaction that can be known before it is written.
struct Siap {
    acuan: Acuan,
    siapa: Pelanggan,
    jual: Vec<jual::Baris>,
    beli: Vec<beli::Baris>,
    total_jual: Rupiah,
    total_beli: Rupiah,
    neto: Rupiah,
    alasan: Vec<String>,
}

impl Siap {
    /// What an approval must be for: what is sold, or bought when nothing is sold.
    fn nominal(&self) -> Rupiah {
        if self.jual.is_empty() { self.total_beli } else { self.total_jual }
    }
}

/// `sebagian`: lines are still to come, so that what depends on all of them is not yet held against one.
fn siapkan(c: &mut Conn, p: &Pelaku, m: &Minta, siapa: Pelanggan, sebagian: bool) -> Hasil<Siap> {
    if m.detail_barang.is_empty() && m.detail_beli.is_empty() {
        let pesan = "Belum ada barang yang discan";
        return Err(Tolak::aturan("NIAGA-01", pesan).kolom("detail_barang", pesan));
    }
    let mut acuan = Acuan::baca(c, p)?;
    let disimpan = crate::titip_untuk(c, p, &mut acuan, &m.pembayaran, &m.detail_barang)?;
    let jual = jual::siapkan(c, p, &mut acuan, &m.detail_barang, &disimpan)?;
    let pengganti = Berat::jumlah(jual.iter().map(|b| b.berat)).map_err(meluap)?;
    let pengganti = (!sebagian || !jual.is_empty()).then_some(pengganti);
    let beli = beli::siapkan(c, p, &mut acuan, &m.detail_beli, &siapa, pengganti)?;
    let total_jual = rupiah(jual.iter().map(|b| b.harga_total))?;
    let total_beli = rupiah(beli.iter().map(|b| b.harga))?;
    let neto = total_jual.kurang(total_beli).map_err(meluap)?;
    let mut alasan: Vec<String> = jual
        .iter()
        .flat_map(|b| b.alasan.iter().map(move |a| format!("{}: {a}", b.nama_barang)))
        .chain(beli.iter().flat_map(|b| b.alasan.iter().map(move |a| format!("{}: {a}", b.nama_barang))))
        .collect();
    let batas = batas(&acuan, "BATAS_TUKAR_KELUAR");
    if !jual.is_empty() && neto.negatif().map_err(meluap)? > batas {
        alasan.push(format!(
            "Toko membayar {} pada tukar tambah, di atas {batas}",
            neto.negatif().map_err(meluap)?
        ));
    }
    Ok(Siap { acuan, siapa, jual, beli, total_jual, total_beli, neto, alasan })
}

/// Who it would be, without writing anybody down.
fn calon(c: &mut Conn, m: &pelanggan::Minta) -> Hasil<Pelanggan> {
    if !m.kode_member.trim().is_empty() {
        return pelanggan::member(c, &m.kode_member);
    }
    if let Some(ada) = pelanggan::satu(c, m.kode_pelanggan.trim())? {
        return Ok(ada);
    }
    Ok(pelanggan::dari_minta(m))
}

/// Prices a sale or an exchange for the screen; nothing is written.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &Minta) -> Hasil<Hitungan> {
    hitung_dengan(c, p, m, true)
}

/// Prices a purchase for the screen: nothing is taken in exchange for it.
pub fn hitung_beli(c: &mut Conn, p: &Pelaku, m: &Minta) -> Hasil<Hitungan> {
    hitung_dengan(c, p, m, false)
}

fn hitung_dengan(c: &mut Conn, p: &Pelaku, m: &Minta, sebagian: bool) -> Hasil<Hitungan> {
    let siapa = calon(c, &m.customer)?;
    // Identity is asked for when it is saved, not while it is typed.
    let lengkap = Pelanggan {
        nama_customer: "-".to_owned(),
        alamat_customer: "-".to_owned(),
        nik: "-".to_owned(),
        ..siapa.clone()
    };
    let s = siapkan(c, p, m, lengkap, sebagian)?;
    let peringatan = peringatan(c, &siapa, &s)?;
    Ok(Hitungan {
        nominal: s.nominal(),
        detail_barang: s.jual,
        detail_beli: s.beli,
        total_jual: s.total_jual,
        total_beli: s.total_beli,
        neto: s.neto,
        alasan: s.alasan,
        peringatan,
    })
}

/// What the counter should know before it pays: much cash to one person, a nota of somebody else.
fn peringatan(c: &mut Conn, siapa: &Pelanggan, s: &Siap) -> Hasil<Vec<String>> {
    let mut semua = Vec::new();
    if !siapa.nik.is_empty() && s.total_beli > s.total_jual {
        let dibayar = s.total_beli.kurang(s.total_jual).map_err(meluap)?;
        let t = pelanggan::tunai(c, &siapa.nik, s.acuan.tgl_system)?;
        for (nama, jumlah, kunci) in
            [("hari ini", t.hari, "BATAS_TUNAI_NIK_HARI"), ("bulan ini", t.bulan, "BATAS_TUNAI_NIK_BULAN")]
        {
            let (nanti, batas) = (jumlah.tambah(dibayar).map_err(meluap)?, batas(&s.acuan, kunci));
            if nanti >= batas {
                semua.push(format!("Tunai ke NIK ini {nama} menjadi {nanti}, melewati {batas}"));
            }
        }
    }
    for n in s.beli.iter().filter_map(|b| b.nota.as_ref()) {
        if !n.no_hp.is_empty() && !siapa.no_hp.is_empty() && n.no_hp != siapa.no_hp {
            semua.push(format!("Nota {} atas nama {}, No HP berbeda", n.no_faktur_jual, n.nama_customer));
        }
    }
    Ok(semua)
}

/// A purchase alone: nothing may be sold in it.
pub fn beli_saja(tx: &mut Tx<'_>, p: &Pelaku, m: &Minta) -> Hasil<Tercatat> {
    if !m.detail_barang.is_empty() {
        let pesan = "Penjualan dicatat di Transaksi Penjualan";
        return Err(Tolak::aturan("BELI-03", pesan).kolom("detail_barang", pesan));
    }
    simpan(tx, p, m)
}

/// May this person give a document another date? Never on or before the last closed day, never after the business day.
pub(crate) fn tgl_dokumen(p: &Pelaku, a: &Acuan, teks: &str) -> Hasil<Tanggal> {
    let teks = teks.trim();
    if teks.is_empty() || teks == a.tgl_system.to_string() {
        return Ok(a.tgl_system);
    }
    let tolak = |pesan: String| Tolak::aturan("NIAGA-05", pesan.clone()).kolom("tgl_dokumen", pesan);
    if !boleh_mundur(p, a) {
        return Err(tolak("Tanggal mundur tidak diizinkan".to_owned()));
    }
    let tgl = Tanggal::parse(teks).map_err(|e| tolak(e.to_string()))?;
    if tgl > a.tgl_system {
        return Err(tolak(format!("Tanggal tidak boleh sesudah {}", a.tgl_system)));
    }
    if let Some(t) = a.tgl_tutup.filter(|t| tgl <= *t) {
        return Err(tolak(format!("Tanggal sampai {t} sudah ditutup")));
    }
    Ok(tgl)
}

/// The rule of AKTIF_TGL: which levels, by which modules.
pub(crate) fn boleh_mundur(p: &Pelaku, a: &Acuan) -> bool {
    let (own, spv) = (a.set.nyala("DATE_BACK_OWNER_MODULE"), a.set.nyala("DATE_BACK_SPV_MODULE"));
    match p.level.as_str() {
        "SU" | "MU" => own || spv,
        "OWN" => own,
        "SPV" => spv,
        _ => false,
    }
}

pub(crate) fn sales(c: &mut Conn, p: &Pelaku, kode: &str) -> Hasil<String> {
    let kode = kode.trim().to_uppercase();
    let tolak = |pesan: String| Tolak::aturan("NIAGA-06", pesan.clone()).kolom("kode_sales", pesan);
    if kode.is_empty() {
        return Err(tolak("Kode Sales Harus Pilih".to_owned()));
    }
    let sql = "SELECT aktif FROM sales WHERE toko = $1 AND kode_sales = $2 AND dihapus = 0";
    match c.one(sql, args![&p.toko, kode.as_str()], |r| r.int(0))? {
        Some(1) => Ok(kode),
        _ => Err(tolak(format!("Sales {kode} tidak ada atau tidak aktif"))),
    }
}

fn marketplace(c: &mut Conn, m: &Minta) -> Hasil<String> {
    let kode = m.kode_marketplace.trim().to_uppercase();
    if kode.is_empty() {
        return Ok(kode);
    }
    if m.no_order.trim().is_empty() {
        let pesan = "No Order Harus Disi";
        return Err(Tolak::aturan("NIAGA-07", pesan).kolom("no_order", pesan));
    }
    let sql = "SELECT 1 FROM marketplace WHERE kode_marketplace = $1 AND aktif = 1 AND dihapus = 0";
    match c.one(sql, args![kode.as_str()], |r| r.int(0))? {
        Some(_) => Ok(kode),
        None => {
            let pesan = format!("Marketplace {kode} tidak ada");
            Err(Tolak::aturan("NIAGA-07", pesan.clone()).kolom("kode_marketplace", pesan))
        }
    }
}

/// The approval that covers this transaction: for exactly what it comes to.
pub(crate) fn setuju(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    id: &str,
    alasan: &[String],
    (nominal, kategori): (Rupiah, &str),
) -> Hasil<Option<otorisasi::Otorisasi>> {
    if alasan.is_empty() {
        return Ok(None);
    }
    let id = id.trim();
    if id.is_empty() {
        let pesan = format!("Perlu otorisasi SPV atau OWN: {}", alasan.join("; "));
        return Err(Tolak::aturan("NIAGA-08", pesan)
            .rincian(serde_json::json!({ "otorisasi": alasan, "nominal": nominal })));
    }
    let o = otorisasi::pakai(tx, id, kategori, p, None)?;
    if o.nominal != Some(nominal) {
        let pesan = "Otorisasi ini untuk jumlah lain, silahkan minta lagi";
        return Err(Tolak::aturan("NIAGA-09", pesan).kolom("otorisasi", pesan));
    }
    Ok(Some(o))
}

/// Checks, prices and writes a transaction.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &Minta) -> Hasil<Tercatat> {
    let siapa = pelanggan::tetapkan(tx, p, &m.customer)?;
    let kode_sales = sales(tx, p, &m.kode_sales)?;
    let kode_marketplace = marketplace(tx, m)?;
    let keterangan = keterangan(&m.keterangan)?;
    let mut s = siapkan(tx, p, m, siapa, false)?;
    let tgl_dokumen = tgl_dokumen(p, &s.acuan, &m.tgl_dokumen)?;
    if let Some(n) = m.neto.filter(|n| *n != s.neto) {
        let pesan = format!("Jumlah di layar {n} tidak sama dengan hitungan server {}", s.neto);
        return Err(Tolak::aturan("NIAGA-10", pesan.clone()).kolom("neto", pesan));
    }
    crate::titipan::jaga(tx, p, &m.pembayaran, &m.detail_barang)?;
    let rencana = bayar::siapkan(tx, p, &s.acuan, (s.total_jual, s.total_beli), &m.pembayaran)?;
    let kategori = if s.jual.is_empty() { "PEMBELIAN" } else { "PENJUALAN" };
    let setuju = setuju(tx, p, &m.otorisasi, &s.alasan, (s.nominal(), kategori))?;
    let jenis = match (s.jual.is_empty(), s.beli.is_empty()) {
        (false, true) => "JUAL",
        (true, _) => "BELI",
        (false, false) => "TUKAR",
    };
    let mut dok = Dok::buka(tx, JenisDok::FakturGroup, &p.user_id)?;
    let no = dok.no().clone();
    let oto = setuju.as_ref().map(|o| o.id.clone()).unwrap_or_default();
    let nomor = |dok: &mut Dok<'_, '_>, jenis, n: usize| -> Hasil<Vec<NoFaktur>> {
        let tgl = dok.tgl_system();
        (0..n).map(|_| Ok(db::nomor_berikut(dok.tx(), jenis, tgl)?)).collect()
    };
    let no_jual = nomor(&mut dok, JenisDok::Penjualan, s.jual.len())?;
    let no_beli = nomor(&mut dok, JenisDok::Pembelian, s.beli.len())?;
    let kepala =
        Kepalanya { jenis, tgl_dokumen, kode_sales, kode_marketplace, keterangan, m, rencana: &rencana };
    tulis_faktur(&mut dok, &s, &kepala)?;
    tulis_jual(&mut dok, &s.jual, &no_jual, &kepala.kode_sales, &oto)?;
    let masuk = tulis_beli(&mut dok, p, &mut s.beli, &no_beli, &kepala.kode_sales, &oto)?;
    gerak(&mut dok, jenis, &s, masuk, &kepala)?;
    bayar_tulis::baris(&mut dok, Tabel::Bayar, &rencana)?;
    uang(&mut dok, p, &s, &rencana)?;
    let kupon = crate::terbitkan_kupon(&mut dok, &s.acuan, &s.siapa, rencana.uang)?;
    if let Some(o) = &setuju {
        otorisasi::tautkan(dok.tx(), o, &no.to_string())?;
    }
    let tgl_system = dok.tgl_system().to_string();
    let isi = serde_json::json!({
        "jenis": jenis, "jual": s.total_jual, "beli": s.total_beli, "sales": kepala.kode_sales,
        "pelanggan": s.siapa.kode_pelanggan, "otorisasi": oto,
    });
    dok.tutup(if jenis == "BELI" { "PEMBELIAN" } else { "PENJUALAN" }, &isi)?;
    Ok(Tercatat {
        no_faktur_group: no.to_string(),
        jenis,
        tgl_system,
        no_faktur_jual: no_jual.iter().map(ToString::to_string).collect(),
        no_faktur_beli: no_beli.iter().map(ToString::to_string).collect(),
        neto: s.neto,
        kembali: rencana.kembali,
        kupon,
    })
}

pub(crate) fn keterangan(teks: &str) -> Hasil<String> {
    let rapi = teks.split_whitespace().collect::<Vec<_>>().join(" ");
    if rapi.chars().count() > 200 {
        let pesan = "Paling banyak 200 karakter";
        return Err(Tolak::aturan("NIAGA-01", pesan).kolom("keterangan", pesan));
    }
    Ok(rapi)
}

/// The pieces of a transaction by their barcodes.
pub(crate) fn barcode(teks: &str) -> Hasil<KodeBarcode> {
    KodeBarcode::parse(teks).map_err(|e| db::Error::Lain(e.to_string()).into())
}
