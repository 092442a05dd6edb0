//! Random years of instalments against a model written from the rules alone: after every step the money kept and owed, the drawer,
//! what is left, what is late and the state are what the model says. `KARAT_BENIH=n` runs one seed of your own.

use crate::alat::{
    KASIR, akad, akhiri, batal_bayar, batal_serah, beli, hari, hitung_akhir, hitung_bayar, piutang, rinci,
    rp, serah, setor, teks, titipan,
};
use cicilan::JenisAkhir;
use dunia::{Dunia, bergilir};
use platform::Pelaku;
use serde_json::json;
use testkit::Acak;
use values::Tanggal;

const LANGKAH: usize = 45;
const DENDA: i64 = 5_000;
const BIAYA: i64 = 35_000;

#[derive(Clone, Debug, Default)]
struct Ke {
    tempo: String,
    pokok: i64,
    bunga: i64,
    dp: i64,
    db: i64,
    dd: i64,
}

impl Ke {
    fn sisa(&self) -> i64 {
        self.pokok - self.dp + self.bunga - self.db
    }

    fn denda(&self, hari: &str) -> i64 {
        let lewat = tgl(hari).selisih_hari(tgl(&self.tempo)).max(0);
        if self.sisa() == 0 { 0 } else { ((lewat * DENDA).min(self.sisa() * 5 / 100) - self.dd).max(0) }
    }
}

fn tgl(t: &str) -> Tanggal {
    Tanggal::parse(t).unwrap()
}

/// A payment: its number, the schedule before it, and whether the piece was out.
#[derive(Clone, Debug)]
struct Bayar {
    no: String,
    sebelum: Vec<Ke>,
    jumlah: i64,
    luar: bool,
}

#[derive(Clone, Debug)]
struct Model {
    no: String,
    kode: String,
    harga: i64,
    dp: i64,
    mulai: String,
    ke: Vec<Ke>,
    luar: bool,
    tahap: &'static str,
    bayar: Vec<Bayar>,
}

impl Model {
    /// `(harga - DP) x (1 + b x n) / n`, up to the thousand; the last takes the rest; interest the same every month.
    fn baru(no: String, kode: String, (harga, dp): (i64, i64), mulai: &str) -> Self {
        let pokok = harga - dp;
        let bunga = (pokok * 125 * 6 + 5_000) / 10_000;
        let total = pokok + bunga;
        let biasa = (total + 5_999) / 6_000 * 1_000;
        let ke = (1..=6)
            .map(|n| {
                let jumlah = if n < 6 { biasa } else { total - 5 * biasa };
                let b = bunga * n / 6 - bunga * (n - 1) / 6;
                let tempo = tgl(mulai).tambah_bulan(n).unwrap().to_string();
                Ke { tempo, pokok: jumlah - b, bunga: b, ..Ke::default() }
            })
            .collect();
        let mulai = mulai.to_owned();
        Self { no, kode, harga, dp, mulai, ke, luar: false, tahap: "AKTIF", bayar: Vec::new() }
    }

    fn sisa_pokok(&self) -> i64 {
        self.ke.iter().map(|k| k.pokok - k.dp).sum()
    }

    fn denda(&self, hari: &str) -> i64 {
        self.ke.iter().map(|k| k.denda(hari)).sum()
    }

    /// Months that have begun: the first with the contract, each other the day after the one before fell due.
    fn mulai(&self, n: usize, hari: &str) -> bool {
        n == 0 || self.ke[n - 1].tempo.as_str() < hari
    }

    fn pelunasan(&self, hari: &str) -> i64 {
        let satu = |(n, k): (usize, &Ke)| {
            k.pokok - k.dp + k.denda(hari) + if self.mulai(n, hari) { k.bunga - k.db } else { 0 }
        };
        self.ke.iter().enumerate().map(satu).sum()
    }

    fn macet(&self, hari: &str) -> bool {
        self.ke.iter().filter(|k| k.sisa() > 0 && k.tempo.as_str() < hari).count() >= 3
    }

    /// Oldest first; of each the penalty, the interest, the principal.
    fn setor(&mut self, no: String, mut n: i64, hari: &str) {
        let (sebelum, jumlah, lunas) = (self.ke.clone(), n, n == self.pelunasan(hari));
        let mulai: Vec<bool> = (0..self.ke.len()).map(|i| self.mulai(i, hari)).collect();
        for (k, mulai) in self.ke.iter_mut().zip(mulai) {
            let d = k.denda(hari).min(n);
            n -= d;
            let bebas = lunas && !mulai;
            let b = if bebas { 0 } else { (k.bunga - k.db).min(n) };
            n -= b;
            let p = (k.pokok - k.dp).min(n);
            n -= p;
            k.dd += d;
            k.db = if bebas { k.bunga } else { k.db + b };
            k.dp += p;
        }
        assert_eq!(n, 0);
        self.bayar.push(Bayar { no, sebelum, jumlah, luar: self.luar });
        if lunas {
            self.tahap = "LUNAS";
            self.luar = true;
        }
    }
}

/// The whole of what is seen of a contract.
async fn cocok(d: &Dunia, m: &Model, hari: &str) {
    let r = rinci(d, &m.no).await;
    let buka = m.tahap == "AKTIF";
    let tahap = if buka && m.macet(hari) { "MACET" } else { m.tahap };
    assert_eq!(r["tahap"].as_str(), Some(tahap), "{m:?}");
    let paid = m.dp + m.harga - m.dp - m.sisa_pokok();
    let (l5, l15) = match (buka, m.luar) {
        (true, false) => (paid, 0),
        (true, true) => (0, m.sisa_pokok()),
        _ => (0, 0),
    };
    assert_eq!((titipan(d, &m.no).await, piutang(d, &m.no).await), (l5, l15), "{m:?}");
    if buka {
        assert_eq!(rp(&r["pelunasan_rp"]), m.pelunasan(hari), "{hari} {m:?}");
        assert_eq!(rp(&r["denda_rp"]), m.denda(hari));
        assert_eq!(rp(&r["sisa_rp"]), m.ke.iter().map(Ke::sisa).sum::<i64>());
        assert_eq!(r["diserahkan"].as_bool(), Some(m.luar));
    }
    let letak = d.letak(&m.kode).await;
    if buka && !m.luar {
        assert!(letak.unwrap().starts_with("TITIP/"));
    }
}

struct Dunianya {
    hari: String,
    laci: i64,
    kontrak: Vec<Model>,
}

async fn bayar(d: &Dunia, k: &Pelaku, w: &mut Dunianya, ke: usize, a: &mut Acak) {
    let m = &mut w.kontrak[ke];
    let hutang = m.pelunasan(&w.hari);
    if hutang == 0 {
        return;
    }
    let n = match a.antara(0, 4) {
        0 => hutang,
        1 => a.antara(1, hutang.max(2)),
        2 => m.ke.iter().find(|k| k.sisa() > 0).map_or(hutang, |k| k.sisa() + k.denda(&w.hari)).min(hutang),
        _ => {
            // More than is owed is refused.
            assert!(setor(d, k, &m.no, hutang + a.antara(1, 1_000)).await.is_err());
            return;
        }
    };
    let h = hitung_bayar(d, k, &m.no, &json!({ "jumlah_rp": n })).await.unwrap();
    assert_eq!(h["lunas"].as_bool(), Some(n == hutang));
    let j = setor(d, k, &m.no, n).await.unwrap();
    w.laci += n;
    m.setor(teks(&j["no_bayar"]), n, &w.hari);
}

async fn balik(d: &Dunia, k: &Pelaku, w: &mut Dunianya, ke: usize) {
    let m = &mut w.kontrak[ke];
    let Some(b) = m.bayar.last().cloned() else { return };
    let h = batal_bayar(d, k, &m.no, &b.no).await;
    // What was paid before the piece went out pays for it.
    if m.luar && !b.luar {
        assert!(h.is_err());
        return;
    }
    h.unwrap();
    m.bayar.pop();
    m.ke = b.sebelum;
    m.tahap = "AKTIF";
    w.laci -= b.jumlah;
}

async fn keluar_masuk(d: &Dunia, k: &Pelaku, m: &mut Model, hari: &str) {
    if !m.luar {
        serah(d, k, &m.no).await.unwrap();
        m.luar = true;
        if m.pelunasan(hari) == 0 {
            m.tahap = "LUNAS";
        }
        return;
    }
    let h = batal_serah(d, k, &m.no).await;
    if m.bayar.iter().any(|b| b.luar) {
        assert!(h.is_err());
        return;
    }
    h.unwrap();
    (m.luar, m.tahap) = (false, "AKTIF");
}

async fn akhir(d: &Dunia, k: &Pelaku, w: &mut Dunianya, ke: usize, lelang: bool) {
    let m = &mut w.kontrak[ke];
    let jenis = if lelang { JenisAkhir::Lelang } else { JenisAkhir::Batal };
    let barang = if m.luar {
        let sql = "SELECT j.no_faktur_jual FROM jual j WHERE j.kode_barcode = $1 AND NOT EXISTS (SELECT 1 FROM faktur_batal z \
                   WHERE z.toko = j.toko AND z.no_faktur_group = j.no_faktur_group)";
        beli(&d.baris(sql, db::args![m.kode.as_str()]).await.remove(0), 3.0)
    } else {
        json!([])
    };
    if lelang && !m.macet(&w.hari) {
        assert!(akhiri(d, k, &m.no, jenis, &barang).await.is_err());
        return;
    }
    let h = hitung_akhir(d, k, &m.no, jenis, &json!({ "detail_beli": barang })).await.unwrap();
    let paid = m.harga - m.dp - m.sisa_pokok();
    let potong = m.denda(&w.hari) + BIAYA;
    let kembali = if m.luar {
        (rp(&h["nilai_barang"]) - m.sisa_pokok() - potong).max(0)
    } else if !lelang && m.mulai == w.hari && m.bayar.is_empty() {
        m.dp
    } else {
        // The prices of these years stand still.
        (paid - potong).max(0)
    };
    assert_eq!(rp(&h["dibayar_rp"]), kembali, "{m:?}");
    if d.laci(KASIR).await < kembali {
        return;
    }
    akhiri(d, k, &m.no, jenis, &barang).await.unwrap();
    w.laci -= kembali;
    m.tahap = jenis.kode();
}

async fn tahun(d: &Dunia, a: &mut Acak) {
    let k = d.orang(KASIR).await;
    let mut w = Dunianya { hari: "2026-11-15".to_owned(), laci: d.laci(KASIR).await, kontrak: Vec::new() };
    for _ in 0..LANGKAH {
        if a.antara(0, 4) == 0 {
            let maju = tgl(&w.hari).tambah_hari(a.antara(1, 40)).unwrap();
            w.hari = maju.to_string();
            hari(d, &w.hari).await;
        }
        let buka: Vec<usize> = (0..w.kontrak.len()).filter(|i| w.kontrak[*i].tahap == "AKTIF").collect();
        if buka.is_empty() || (w.kontrak.len() < 6 && a.antara(0, 6) == 0) {
            let kode = d.barang("A06", &[3_000]).await;
            let (no, h) = akad(d, &k, &kode).await;
            w.laci += rp(&h["dp_rp"]);
            let uang = (rp(&h["harga_rp"]), rp(&h["dp_rp"]));
            w.kontrak.push(Model::baru(no, kode[0].clone(), uang, &w.hari));
        } else {
            let ke = a.pilih(&buka);
            // What is paid can still be taken back.
            let lunas: Vec<usize> = (0..w.kontrak.len()).filter(|i| w.kontrak[*i].tahap == "LUNAS").collect();
            let mundur = if lunas.is_empty() || a.persen(60) { ke } else { a.pilih(&lunas) };
            match a.antara(0, 12) {
                0..=5 => bayar(d, &k, &mut w, ke, a).await,
                6 | 7 => balik(d, &k, &mut w, mundur).await,
                8 | 9 => keluar_masuk(d, &k, &mut w.kontrak[mundur], &w.hari).await,
                10 => akhir(d, &k, &mut w, ke, true).await,
                _ => akhir(d, &k, &mut w, ke, false).await,
            }
        }
        assert_eq!(d.laci(KASIR).await, w.laci);
        for m in &w.kontrak {
            cocok(d, m, &w.hari).await;
        }
    }
    d.bersih().await;
}

#[test]
fn tahun_tahun_acak_sama_dengan_modelnya() {
    let benih = testkit::benih_acak();
    for ke in 0..4_usize {
        bergilir(ke, move |d| async move {
            let mut a = Acak::new(benih.wrapping_add(u64::try_from(ke).unwrap()));
            tahun(&d, &mut a).await;
        });
    }
}
