//! Payments against pre-orders: which one a payment is of, whether it pays what is left less what the marketplace may keep, and
//! why not. Nothing is written here; what does not match is shown.

use crate::berkas::PALING_BANYAK;
use crate::lihat::{self, Tagihan};
use crate::tolak::PraOrderTolak;
use db::{Conn, Val, args};
use konter::meluap;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use values::{KodeToko, Rupiah, Tanggal};

/// A payment of the file.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct BayarPo {
    #[schema(value_type = i64)]
    pub nominal: Rupiah,
    pub no_rekening: String,
    /// the marketplace's number; without a marketplace the number of the pre-order
    pub no_order: String,
    pub kode_marketplace: String,
    /// the day it was paid; empty: the business day
    pub tanggal: String,
    /// the account that paid; may be empty
    pub no_pengirim: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = PreOrderCocok)]
pub struct CocokMinta {
    pub data_transaksi: Vec<BayarPo>,
}

/// What became of a payment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct BarisCocok {
    /// empty where none was found
    pub no_po: String,
    /// what validation is asked for
    #[schema(value_type = i64)]
    pub nominal_bayar: Rupiah,
    /// what the marketplace kept
    #[schema(value_type = i64)]
    pub biaya_rp: Rupiah,
    #[schema(value_type = i64)]
    pub nominal: Rupiah,
    pub no_rekening: String,
    pub no_order: String,
    pub kode_marketplace: String,
    pub tanggal: String,
    pub no_pengirim: String,
    pub nama_customer: String,
    #[schema(value_type = i64)]
    pub harga_total: Rupiah,
    #[schema(value_type = i64)]
    pub dibayar_rp: Rupiah,
    #[schema(value_type = i64)]
    pub sisa_rp: Rupiah,
    pub cocok: bool,
    /// why it does not match, or why the owner is asked for one that does
    pub pesan: String,
}

/// Why a payment is not taken: the refusal it would be, and the words.
pub(crate) struct Sebab {
    pub(crate) kode: PraOrderTolak,
    pub(crate) pesan: String,
}

fn sebab(kode: PraOrderTolak, pesan: impl Into<String>) -> Sebab {
    Sebab { kode, pesan: pesan.into() }
}

/// A payment that is taken, with what is kept of it.
#[derive(Debug, Clone)]
pub(crate) struct Pas {
    pub(crate) tanggal: Tanggal,
    pub(crate) biaya: Rupiah,
    pub(crate) persen: i64,
    /// the order was paid before, for a pre-order that was cancelled: by this document, for that one
    pub(crate) ulang: Option<(String, String)>,
}

db::bacaan! {
    struct Pernah {
        no_dok: String = "b.no_dok",
        no_po: String = "b.no_po",
        kode_marketplace: String = "b.kode_marketplace",
        no_order: String = "b.no_order",
        no_rekening: String = "b.no_rekening",
        tanggal: String = "b.tanggal",
        nominal: Rupiah = "b.nominal",
    }
}

type KunciBayar = (String, String, String, String, Rupiah);

/// What came in before: each payment with its document, and by marketplace and order the documents and pre-orders.
#[derive(Default)]
struct Dahulu {
    bayar: HashMap<KunciBayar, String>,
    order: HashMap<(String, String), Vec<(String, String)>>,
}

/// What all payments of a file are held against.
pub(crate) struct Pembanding {
    hari: Tanggal,
    paling_akhir: Tanggal,
    oleh: String,
    persen: HashMap<String, i64>,
    dahulu: Dahulu,
    terpakai: HashSet<String>,
}

/// Days that a payment may lie back: an older line of a statement paid something else.
const PALING_LAMA: i64 = 90;

/// Numbers of one query.
const SEKALI: usize = 500;

impl Pembanding {
    /// For the payments that name these numbers.
    pub(crate) fn baca(c: &mut Conn, p: &Pelaku, kini: Tanggal, no_order: &[&str]) -> Hasil<Self> {
        let hari = platform::toko::cari(c, &p.toko)?.tgl_system;
        let sql = "SELECT kode_marketplace, biaya FROM marketplace WHERE toko = $1 AND dihapus = 0";
        let persen: Vec<(String, i64)> = c.rows(sql, args![&p.toko], |r| Ok((r.get(0)?, r.int(1)?)))?;
        Ok(Self {
            hari,
            paling_akhir: hari.max(kini),
            oleh: p.user_id.to_string(),
            persen: persen.into_iter().collect(),
            dahulu: dahulu(c, &p.toko, no_order)?,
            terpakai: HashSet::new(),
        })
    }

    /// The day of a payment.
    fn tanggal(&self, teks: &str) -> Result<Tanggal, Sebab> {
        let teks = teks.trim();
        if teks.is_empty() {
            return Ok(self.hari);
        }
        let tgl = Tanggal::parse(teks).map_err(|e| sebab(PraOrderTolak::Bayar, e.to_string()))?;
        if tgl > self.paling_akhir {
            return Err(sebab(PraOrderTolak::Bayar, format!("Tanggal bayar {tgl} belum terjadi")));
        }
        if self.hari.selisih_hari(tgl) > PALING_LAMA {
            let pesan = format!("Tanggal bayar {tgl} lebih dari {PALING_LAMA} hari yang lalu");
            return Err(sebab(PraOrderTolak::Bayar, pesan));
        }
        Ok(tgl)
    }

    /// Does this payment pay what is left of the pre-order? One payment a pre-order in a file.
    pub(crate) fn nilai(
        &mut self,
        po: &Tagihan,
        nominal: Rupiah,
        tanggal: &str,
    ) -> Hasil<Result<Pas, Sebab>> {
        let tgl = match self.tanggal(tanggal) {
            Ok(t) => t,
            Err(s) => return Ok(Err(s)),
        };
        let kunci = kunci(po, tgl, nominal);
        if let Some(no) = self.dahulu.bayar.get(&kunci) {
            return Ok(Err(sebab(
                PraOrderTolak::SudahMasuk,
                format!("Pembayaran ini sudah diimpor dengan {no}"),
            )));
        }
        if po.batal {
            return Ok(Err(sebab(PraOrderTolak::Bayar, format!("{} sudah dibatalkan", po.no_po))));
        }
        let sisa = po.sisa()?;
        if sisa <= Rupiah::NOL {
            return Ok(Err(sebab(PraOrderTolak::Bayar, format!("{} sudah lunas", po.no_po))));
        }
        // Whoever promised the money does not say that it came.
        if po.input_by == self.oleh {
            let pesan = format!("{} Anda catat sendiri; orang lain yang mengimpor pembayarannya", po.no_po);
            return Ok(Err(sebab(PraOrderTolak::Sendiri, pesan)));
        }
        let persen = self.persen.get(&po.kode_marketplace).copied().unwrap_or(0);
        let batas = i128::from(sisa.nilai()) * i128::from(persen) / 10_000;
        let batas = i64::try_from(batas).map_err(|_| meluap(values::Meluap))?;
        let biaya = sisa.kurang(nominal).map_err(meluap)?;
        if nominal <= Rupiah::NOL || biaya < Rupiah::NOL || biaya.nilai() > batas {
            let pesan = if batas == 0 {
                format!("Nominal {nominal}, sisa {} adalah {}", po.no_po, sisa)
            } else {
                let paling_sedikit = Rupiah::new(sisa.nilai() - batas);
                format!("Nominal {nominal}, sisa {} adalah {paling_sedikit} sampai {}", po.no_po, sisa)
            };
            return Ok(Err(sebab(PraOrderTolak::Bayar, pesan)));
        }
        if !self.terpakai.insert(po.no_po.clone()) {
            return Ok(Err(sebab(PraOrderTolak::Bayar, format!("{} dua kali di berkas ini", po.no_po))));
        }
        // Money that came for this order and went back does not come again because somebody says so: any day, any nominal.
        let order = (po.kode_marketplace.clone(), po.no_bayar.clone());
        let ulang =
            self.dahulu.order.get(&order).and_then(|s| s.iter().find(|(_, no)| *no != po.no_po)).cloned();
        Ok(Ok(Pas { tanggal: tgl, biaya, persen, ulang }))
    }
}

fn kunci(po: &Tagihan, tgl: Tanggal, nominal: Rupiah) -> KunciBayar {
    (po.kode_marketplace.clone(), po.no_bayar.clone(), po.no_rekening.clone(), tgl.to_string(), nominal)
}

/// Payments that came in before under these numbers, with the document that brought them.
fn dahulu(c: &mut Conn, toko: &KodeToko, no_order: &[&str]) -> Hasil<Dahulu> {
    let mut semua = Dahulu::default();
    for bagian in no_order.chunks(SEKALI) {
        let mut nilai: Vec<Val> = args![toko].to_vec();
        nilai.extend(bagian.iter().map(|t| Val::from(*t)));
        let v = lihat::sebagai_tabel(bagian);
        let sql =
            format!("FROM {v} AS v CROSS JOIN praorder_bayar b WHERE b.toko = $1 AND b.no_order = v.column1");
        for b in c.baris::<Pernah>(&sql, &nilai)? {
            let order = (b.kode_marketplace.clone(), b.no_order.clone());
            semua.order.entry(order).or_default().push((b.no_dok.clone(), b.no_po));
            let kunci = (b.kode_marketplace, b.no_order, b.no_rekening, b.tanggal, b.nominal);
            semua.bayar.insert(kunci, b.no_dok);
        }
    }
    Ok(semua)
}

/// Why the owner is asked for a payment of an order that was paid before.
pub(crate) fn pesan_ulang(no_order: &str, dok: &str, lama: &str) -> String {
    format!("{no_order} pernah dibayar dengan {dok} untuk {lama} yang dibatalkan; perlu OWN")
}

/// How many payments one call takes.
pub(crate) fn jaga_banyak(n: usize) -> Hasil<()> {
    if n == 0 || n > PALING_BANYAK {
        let pesan = format!("Kirim 1 sampai {PALING_BANYAK} pembayaran");
        return Err(PraOrderTolak::Bayar.pada("data_transaksi", pesan));
    }
    Ok(())
}

/// Finds the pre-order of each payment; in the order they were sent.
pub fn cocokkan(c: &mut Conn, p: &Pelaku, m: &CocokMinta, kini: Tanggal) -> Hasil<Vec<BarisCocok>> {
    jaga_banyak(m.data_transaksi.len())?;
    let rapi = |t: &str| konter::teks::rapi(t).to_uppercase();
    let no: Vec<String> = m.data_transaksi.iter().map(|b| rapi(&b.no_order)).collect();
    let mut unik: Vec<&str> = no.iter().map(String::as_str).filter(|n| !n.is_empty()).collect();
    unik.sort_unstable();
    unik.dedup();
    let mut banding = Pembanding::baca(c, p, kini, &unik)?;
    let mut calon: HashMap<String, Vec<Tagihan>> = HashMap::new();
    for satu in lihat::menurut(c, &p.toko, "no_bayar", &unik)? {
        calon.entry(satu.no_bayar.clone()).or_default().push(satu);
    }
    let mut hasil = Vec::with_capacity(no.len());
    for (b, no) in m.data_transaksi.iter().zip(&no) {
        let (kode, rekening) = (rapi(&b.kode_marketplace), b.no_rekening.trim());
        // Of an order that was cancelled and taken anew, the one that stands.
        let po = calon.get(no).and_then(|semua| {
            let sama = |t: &&Tagihan| t.kode_marketplace == kode && t.no_rekening == rekening;
            semua.iter().filter(sama).min_by_key(|t| t.batal)
        });
        let mut satu = BarisCocok {
            no_po: String::new(),
            nominal_bayar: Rupiah::NOL,
            biaya_rp: Rupiah::NOL,
            nominal: b.nominal,
            no_rekening: rekening.to_owned(),
            no_order: no.clone(),
            kode_marketplace: kode.clone(),
            tanggal: b.tanggal.trim().to_owned(),
            no_pengirim: b.no_pengirim.trim().to_owned(),
            nama_customer: String::new(),
            harga_total: Rupiah::NOL,
            dibayar_rp: Rupiah::NOL,
            sisa_rp: Rupiah::NOL,
            cocok: false,
            pesan: String::new(),
        };
        let Some(po) = po else {
            "No Order, Marketplace dan No Rekening ini tidak ada di Pre Order".clone_into(&mut satu.pesan);
            hasil.push(satu);
            continue;
        };
        po.no_po.clone_into(&mut satu.no_po);
        po.nama_customer.clone_into(&mut satu.nama_customer);
        (satu.harga_total, satu.dibayar_rp, satu.sisa_rp) = (po.harga_total, po.dibayar_rp, po.sisa()?);
        match banding.nilai(po, b.nominal, &b.tanggal)? {
            Ok(pas) => {
                (satu.cocok, satu.nominal_bayar, satu.biaya_rp) = (true, b.nominal, pas.biaya);
                satu.tanggal = pas.tanggal.to_string();
                if let Some((dok, lama)) = pas.ulang {
                    satu.pesan = pesan_ulang(no, &dok, &lama);
                }
            }
            Err(s) => satu.pesan = s.pesan,
        }
        hasil.push(satu);
    }
    Ok(hasil)
}
