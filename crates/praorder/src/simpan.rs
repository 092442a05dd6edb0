//! Taking a pre-order: customer, where it was ordered, the account its money will come to, and its lines with estimates. No money
//! moves yet, and it locks nothing.

use crate::lihat::{self, BarisPo, IsiPo, PreOrder};
use crate::tolak::PraOrderTolak;
use crate::{KATEGORI, siap};
use db::{Conn, Tx, args};
use konter::bayar::{self, Jumlah, Rencana};
use konter::dokumen::{self, Isian, Ringkas};
use konter::pelanggan::{Pelanggan, PelangganMinta};
use konter::{Dokumen, Hari, Kepala, meluap, rupiah, teks};
use ledger::Dok;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::{Berat, JenisDok, Rupiah};

/// Lines of one pre-order, and pieces of a line.
const PALING_BANYAK: usize = 100;
const QTY_MAKS: i64 = 1_000;
const PANJANG: usize = 200;

/// A line as the counter sends it. Weight and price are of all its pieces.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PreOrderBarang {
    /// a piece that is there already; empty or `-` for one that is still to come
    pub kode_barcode: String,
    pub deskripsi: String,
    /// pieces; nothing means one
    pub qty: i64,
    #[serde(alias = "berat_estimasi")]
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = i64)]
    pub harga_estimasi: Rupiah,
    /// reckoned by the server: the price over the weight
    pub harga_gram: i64,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PreOrderMinta {
    pub kode_member: String,
    pub kode_sales: String,
    pub kode_marketplace: String,
    pub kode_intern: String,
    /// the marketplace's number
    pub no_order: String,
    /// the shop's account that the money comes to
    pub no_rekening: String,
    /// where money goes back to, without a marketplace
    pub no_rekening_customer: String,
    /// another date than the business day's, for who may
    pub tgl_po: String,
    pub deskripsi: String,
    /// the sums of the lines: refused when the server comes to others
    pub qty_estimasi: i64,
    #[schema(value_type = f64)]
    pub berat_estimasi: Berat,
    #[schema(value_type = i64)]
    pub harga_estimasi: Rupiah,
    pub harga_gram: i64,
    pub keterangan: String,
    pub detail_barang: Vec<PreOrderBarang>,
}

/// Looked at, nothing written.
struct Diperiksa {
    hari: Hari,
    baris: Vec<BarisPo>,
    qty: i64,
    berat: Berat,
    harga: Rupiah,
    kode_marketplace: String,
    no_order: String,
    no_rekening: String,
    deskripsi: String,
}

/// What a gram costs of a price for so much.
fn per_gram(harga: Rupiah, berat: Berat) -> Hasil<i64> {
    let mg = berat.sebagai_mg();
    if mg <= 0 {
        return Ok(0);
    }
    i64::try_from(i128::from(harga.nilai()) * 1_000 / i128::from(mg)).map_err(|_| meluap(values::Meluap))
}

fn wajib(m: &PreOrderMinta, s: &mut Salah) {
    let kosong = |t: &str| t.trim().is_empty();
    let semua = [
        ("kode_member", kosong(&m.kode_member), "Kode Member Harus Diisi"),
        ("kode_sales", kosong(&m.kode_sales), "Kode Sales Harus Pilih"),
        ("deskripsi", kosong(&m.deskripsi), "Deskripsi Harus Diisi"),
        ("qty_estimasi", m.qty_estimasi <= 0, "Qty Estimasi Harus Diisi"),
        ("berat_estimasi", m.berat_estimasi <= Berat::NOL, "Berat Estimasi Harus Diisi"),
        ("harga_estimasi", m.harga_estimasi <= Rupiah::NOL, "Harga Estimasi Harus Diisi"),
        ("harga_gram", m.harga_gram <= 0, "Harga Gram Harus Diisi"),
        ("no_rekening", kosong(&m.no_rekening), "No Rekening Harus Dipilih"),
        ("no_order", !kosong(&m.kode_marketplace) && kosong(&m.no_order), "No Order Harus Disi"),
    ];
    for (kolom, salah, pesan) in semua {
        if salah {
            s.kepala(kolom, pesan);
        }
    }
    for (kolom, isi) in [
        ("deskripsi", &m.deskripsi),
        ("no_order", &m.no_order),
        ("kode_intern", &m.kode_intern),
        ("no_rekening_customer", &m.no_rekening_customer),
    ] {
        if isi.chars().count() > PANJANG {
            s.kepala(kolom, format!("Paling banyak {PANJANG} karakter"));
        }
    }
}

/// The line of a piece, or what is wrong with it.
fn baris(
    c: &mut Conn,
    p: &Pelaku,
    (ke, b): (usize, &PreOrderBarang),
    pernah: &mut HashSet<String>,
    s: &mut Salah,
) -> Hasil<BarisPo> {
    let deskripsi = teks::rapi(&b.deskripsi);
    let mut kode = b.kode_barcode.trim().to_uppercase();
    if kode == "-" {
        kode.clear();
    }
    if deskripsi.is_empty() {
        s.beri(ke, "deskripsi", "Deskripsi Harus Diisi");
    } else if deskripsi.chars().count() > PANJANG {
        s.beri(ke, "deskripsi", format!("Paling banyak {PANJANG} karakter"));
    }
    if b.berat <= Berat::NOL {
        s.beri(ke, "berat", "Kode Sales Harus Pilih");
    }
    if b.harga_estimasi <= Rupiah::NOL {
        s.beri(ke, "harga_estimasi", "Harga Estimasi Harus Diisi");
    }
    let qty = if b.qty == 0 { 1 } else { b.qty };
    if !(1..=QTY_MAKS).contains(&qty) || (!kode.is_empty() && qty != 1) {
        let pesan = if kode.is_empty() {
            format!("Qty 1 sampai {QTY_MAKS}")
        } else {
            "Satu barcode satu potong".to_owned()
        };
        s.beri(ke, "qty", pesan);
    }
    if !kode.is_empty() {
        if !pernah.insert(kode.clone()) {
            s.beri(ke, "kode_barcode", "Data Sudah Ada Di Tabel");
        } else if let Err(t) = siap::siap_po(c, p, &kode) {
            if !t.adalah(PraOrderTolak::Barcode) {
                return Err(t);
            }
            s.beri(ke, "kode_barcode", t.pesan);
        }
    }
    Ok(BarisPo {
        kode_barcode: kode,
        deskripsi,
        qty,
        berat: b.berat,
        harga_estimasi: b.harga_estimasi,
        harga_gram: per_gram(b.harga_estimasi, b.berat)?,
    })
}

/// The marketplace, the account and the order's number.
fn tempat(c: &mut Conn, p: &Pelaku, m: &PreOrderMinta, s: &mut Salah) -> Hasil<[String; 3]> {
    let kode = m.kode_marketplace.trim().to_uppercase();
    let rekening = m.no_rekening.trim().to_owned();
    let order = if kode.is_empty() { String::new() } else { teks::rapi(&m.no_order).to_uppercase() };
    if !rekening.is_empty() {
        let sql = "SELECT aktif FROM rekening WHERE toko = $1 AND no_rekening = $2 AND dihapus = 0";
        if c.one(sql, args![&p.toko, rekening.as_str()], |r| r.int(0))? != Some(1) {
            s.kepala("no_rekening", format!("Rekening {rekening} tidak ada atau tidak aktif"));
        }
    }
    if !kode.is_empty() {
        let sql = "SELECT aktif FROM marketplace WHERE toko = $1 AND kode_marketplace = $2 AND dihapus = 0";
        if c.one(sql, args![&p.toko, kode.as_str()], |r| r.int(0))? != Some(1) {
            s.kepala("kode_marketplace", format!("Marketplace {kode} tidak ada"));
        }
        // One order of the marketplace is one pre-order: its payment could not tell two apart.
        let sql = "SELECT o.no_po FROM praorder o WHERE o.toko = $1 AND o.no_bayar = $2 AND o.kode_marketplace = $3 AND NOT EXISTS \
             (SELECT 1 FROM praorder_peristiwa e WHERE e.toko = o.toko AND e.no_po = o.no_po AND e.jenis = 'BATAL')";
        let ada: Option<String> = c.one(sql, args![&p.toko, order.as_str(), kode.as_str()], |r| r.get(0))?;
        if let Some(no) = ada.filter(|_| !order.is_empty()) {
            s.kepala("no_order", format!("No Order {order} sudah dipakai {no}"));
        }
    }
    Ok([kode, order, rekening])
}

fn periksa(c: &mut Conn, p: &Pelaku, m: &PreOrderMinta) -> Hasil<Diperiksa> {
    let mut s = Salah::default();
    wajib(m, &mut s);
    if m.detail_barang.is_empty() || m.detail_barang.len() > PALING_BANYAK {
        s.kepala("detail_barang", format!("Isi 1 sampai {PALING_BANYAK} barang"));
    }
    let [kode_marketplace, no_order, no_rekening] = tempat(c, p, m, &mut s)?;
    let (mut semua, mut pernah) = (Vec::new(), HashSet::new());
    for b in m.detail_barang.iter().enumerate().take(PALING_BANYAK) {
        semua.push(baris(c, p, b, &mut pernah, &mut s)?);
    }
    let qty = semua.iter().map(|b| b.qty.clamp(0, QTY_MAKS)).sum::<i64>();
    let berat = Berat::jumlah(semua.iter().map(|b| b.berat)).map_err(meluap)?;
    let harga = rupiah(semua.iter().map(|b| b.harga_estimasi))?;
    if !semua.is_empty() {
        if m.qty_estimasi > 0 && m.qty_estimasi != qty {
            s.kepala("qty_estimasi", format!("Qty barang di tabel {qty}"));
        }
        if m.berat_estimasi > Berat::NOL && m.berat_estimasi != berat {
            s.kepala("berat_estimasi", format!("Berat barang di tabel {berat}"));
        }
        if m.harga_estimasi > Rupiah::NOL && m.harga_estimasi != harga {
            s.kepala("harga_estimasi", format!("Harga barang di tabel {harga}"));
        }
    }
    s.tolak(PraOrderTolak::Isian)?;
    let deskripsi = teks::rapi(&m.deskripsi);
    let hari = Hari::baca(c, p)?;
    Ok(Diperiksa {
        hari,
        baris: semua,
        qty,
        berat,
        harga,
        kode_marketplace,
        no_order,
        no_rekening,
        deskripsi,
    })
}

struct Po<'a> {
    m: &'a PreOrderMinta,
    customer: PelangganMinta,
}

impl Dokumen for Po<'_> {
    type Siap = Diperiksa;

    const JENIS: JenisDok = JenisDok::PreOrder;

    fn isian(&self) -> Isian<'_> {
        Isian {
            customer: &self.customer,
            kode_sales: &self.m.kode_sales,
            keterangan: &self.m.keterangan,
            tgl_dokumen: &self.m.tgl_po,
            pembayaran: &[],
            neto: None,
            otorisasi: "",
        }
    }

    fn siapkan(&self, tx: &mut Tx<'_>, p: &Pelaku, _siapa: &Pelanggan) -> Hasil<Diperiksa> {
        periksa(tx, p, self.m)
    }

    fn ringkas<'s>(&self, s: &'s Diperiksa) -> Hasil<Ringkas<'s>> {
        Ok(Ringkas {
            hari: &s.hari,
            // Money is promised, none is taken.
            jumlah: Jumlah { masuk: Rupiah::NOL, keluar: Rupiah::NOL },
            alasan: &[],
            nominal: s.harga,
            kategori: KATEGORI,
            baris: Vec::new(),
        })
    }

    fn kategori_uang(_: &bayar::BarisBayar) -> &'static str {
        KATEGORI
    }

    fn tulis(
        &self,
        dok: &mut Dok<'_, '_>,
        _: &Pelaku,
        s: &mut Diperiksa,
        k: &Kepala,
        _: &Rencana,
    ) -> Hasil<()> {
        let no = dok.no().to_string();
        let w = k.siapa.clone();
        let isi = IsiPo {
            toko: dok.tx().toko().to_string(),
            no_po: no.clone(),
            tgl_system: dok.tgl_system().to_string(),
            tgl_po: k.tgl_dokumen.to_string(),
            waktu: dok.waktu().to_string(),
            input_by: dok.oleh().to_string(),
            kode_sales: k.kode_sales.clone(),
            kode_pelanggan: w.kode_pelanggan,
            kode_member: w.kode_member,
            nama_customer: w.nama_customer,
            alamat_customer: w.alamat_customer,
            no_hp: w.no_hp,
            no_bayar: if s.kode_marketplace.is_empty() { no.clone() } else { s.no_order.clone() },
            kode_marketplace: s.kode_marketplace.clone(),
            kode_intern: teks::rapi(&self.m.kode_intern),
            no_order: s.no_order.clone(),
            no_rekening: s.no_rekening.clone(),
            no_rekening_customer: teks::rapi(&self.m.no_rekening_customer),
            deskripsi: s.deskripsi.clone(),
            qty_estimasi: s.qty,
            berat_estimasi: s.berat,
            harga_estimasi: s.harga,
            harga_gram: per_gram(s.harga, s.berat)?,
            harga_total: s.harga,
            keterangan: k.keterangan.clone(),
        };
        dok.tx().sisip([isi])?;
        lihat::tulis_baris(dok.tx(), &no, &s.baris)
    }

    fn jejak(&self, s: &Diperiksa, k: &Kepala) -> (&'static str, serde_json::Value) {
        let isi = serde_json::json!({
            "qty": s.qty, "berat": s.berat, "harga": s.harga, "pelanggan": k.siapa.kode_pelanggan,
            "marketplace": s.kode_marketplace, "order": s.no_order,
        });
        (KATEGORI, isi)
    }
}

/// Checks and writes a pre-order.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &PreOrderMinta) -> Hasil<PreOrder> {
    // All that is missing is said at once, before the customer is looked up.
    periksa(tx, p, m)?;
    let customer = PelangganMinta { kode_member: m.kode_member.clone(), ..PelangganMinta::default() };
    let d = dokumen::simpan(tx, p, &Po { m, customer })?;
    lihat::satu(tx, &p.toko, &d.no.to_string())
}
