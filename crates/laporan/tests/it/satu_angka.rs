//! One figure (I22): what was sold, bought, taken back, discounted and taxed on a day is the same in the dashboards, the
//! digest, the recaps, every report and the tax book. The expected sums are added up from the documents by the test.

use crate::bantu::{baris, isian, minta};
use crate::hari_dagang::{Dagang, HARI, Jumlah, KEMARIN, Sisi, TOKO, berdagang, tanggal};
use db::args;
use dunia::{Dunia, di_kedua};
use kas::dasbor;
use laporan::{Isian, Jenis, Laporan};
use platform::Pelaku;
use serde_json::{Value, json};
use values::KodeToko;

fn toko() -> KodeToko {
    KodeToko::parse(TOKO).unwrap()
}

/// The data rows of a report, by the names of its columns.
struct Isi {
    l: &'static Laporan,
    baris: Vec<Value>,
}

impl Isi {
    fn ke(&self, kunci: &str) -> usize {
        let ke = self.l.kolom.iter().position(|k| k.kunci == kunci);
        ke.unwrap_or_else(|| panic!("{} tanpa {kunci}", self.l.slug()))
    }

    fn teks(&self, b: &Value, kunci: &str) -> String {
        b[self.ke(kunci)].as_str().unwrap_or_default().to_owned()
    }

    /// The sum of a column over the rows that are asked for: whole numbers, weights in milligrams.
    fn jumlah_bila(&self, kunci: &str, bila: impl Fn(&Value) -> bool) -> i64 {
        let ke = self.ke(kunci);
        let jenis = self.l.kolom[ke].jenis;
        self.baris.iter().filter(|b| bila(b)).map(|b| satuan(jenis, &b[ke])).sum()
    }

    fn jumlah(&self, kunci: &str) -> i64 {
        self.jumlah_bila(kunci, |_| true)
    }
}

/// A cell in its smallest unit: a weight comes in grams.
fn satuan(jenis: Jenis, v: &Value) -> i64 {
    if jenis == Jenis::Berat {
        return v.as_f64().map_or(0, |gram| format!("{gram:.3}").replace('.', "").parse().unwrap());
    }
    v.as_i64().unwrap_or(0)
}

/// The filters of a report for one day.
pub fn pada(l: &Laporan, hari: &str) -> Isian {
    let mut s = serde_json::Map::new();
    for saring in l.saringan {
        match saring.jenis {
            laporan::JenisSaring::Tanggal(_) => {
                s.insert(saring.kunci.to_owned(), json!(hari));
            }
            _ if saring.wajib.is_some() => {
                s.insert(saring.kunci.to_owned(), json!("ALL"));
            }
            _ => {}
        }
    }
    isian(Value::Object(s))
}

async fn laporan(d: &Dunia, own: &Pelaku, slug: &str, hari: &str) -> Isi {
    let l = laporan::cari(slug).unwrap();
    let m = minta(&d.uji, own, l, pada(l, hari), &[]).await.unwrap();
    let semua = baris(&d.uji, &m, false).await.unwrap();
    Isi { l, baris: semua.into_iter().filter(Value::is_array).collect() }
}

/// Reports of what was sold: count, weight and rupiah by their columns; empty where a report does not say.
const PENJUALAN: &[(&str, &str, &str, &str)] = &[
    ("laporan-transaksi-penjualan", "qty", "berat", "harga_total"),
    ("laporan-penjualan-sales", "qty", "berat", "harga_total"),
    ("laporan-penjualan-global-jenis", "qty", "berat", "harga_total"),
    ("laporan-penjualan-margin", "qty", "berat", "harga_total"),
    ("laporan-penjualan-rekap", "qty", "berat", "harga_total"),
    ("laporan-penjualan-bayar", "", "", "jumlah_rp"),
    ("laporan-global-penjualan", "qty", "berat", "harga_total"),
    ("laporan-global-transaksi", "qty_jual", "berat_jual", "total_jual"),
    ("laporan-global-sales", "qty_jual", "berat_jual", "total_jual"),
    ("laporan-rekap-sales", "jumlah", "berat", "rupiah"),
];

const PEMBELIAN: &[(&str, &str, &str, &str)] = &[
    ("laporan-transaksi-pembelian", "qty", "total_berat", "total_harga"),
    ("laporan-pembelian-sales", "qty", "berat", "harga"),
    ("laporan-pembelian-perfaktur", "qty", "total_berat", "total_harga"),
    ("laporan-pembelian-per-kondisi", "total_jumlah", "total_berat", ""),
    ("laporan-rekap-transaksi-pembelian", "qty", "berat", "harga_beli"),
    ("laporan-global-pembelian", "qty", "berat", "harga"),
    ("laporan-global-transaksi", "qty_beli", "berat_beli", "total_beli"),
    ("laporan-global-sales", "qty_beli", "berat_beli", "total_beli"),
];

async fn semua_laporan(d: &Dunia, own: &Pelaku, hari: &str, mau: &Jumlah) {
    for (daftar, sisi) in [(PENJUALAN, mau.jual), (PEMBELIAN, mau.beli)] {
        for (slug, qty, berat, rupiah) in daftar.iter().copied() {
            let r = laporan(d, own, slug, hari).await;
            for (kunci, nilai) in [(qty, sisi.qty), (berat, sisi.berat), (rupiah, sisi.rupiah)] {
                if !kunci.is_empty() {
                    assert_eq!(r.jumlah(kunci), nilai, "{slug} {kunci} {hari}: {:#?}", r.baris);
                }
            }
        }
    }
    for slug in ["laporan-transaksi-penjualan", "laporan-penjualan-sales", "laporan-global-penjualan"] {
        assert_eq!(laporan(d, own, slug, hari).await.jumlah("diskon"), mau.diskon, "{slug} {hari}");
    }
    let rekap = laporan(d, own, "laporan-penjualan-rekap", hari).await;
    let buku = d
        .angka(
            "SELECT CAST(COALESCE(SUM(pajak), 0) AS BIGINT) FROM buku_pajak WHERE toko = $1 AND tgl_system = $2",
            args![TOKO, hari],
        )
        .await;
    assert_eq!((rekap.jumlah("ppn"), buku), (mau.ppn, mau.ppn), "pajak {hari}");
}

/// The day's papers, where sales and purchases stand beside each other.
async fn kertas_hari(d: &Dunia, own: &Pelaku, hari: &str, mau: &Jumlah) {
    let emas = laporan(d, own, "laporan-harian-emas", hari).await;
    for (bagian, beli) in [("STOCK DAN PENJUALAN", false), ("PENJUALAN DAN PEMBELIAN", true), ("KASIR", true)]
    {
        let di = |b: &Value| emas.teks(b, "bagian") == bagian;
        let jual = Sisi {
            qty: emas.jumlah_bila("penjualan_jumlah", di),
            berat: emas.jumlah_bila("penjualan_berat", di),
            rupiah: emas.jumlah_bila("harga", di),
        };
        assert_eq!(jual, mau.jual, "harian emas {bagian} {hari}");
        if beli {
            let beli = Sisi {
                qty: emas.jumlah_bila("pembelian_jumlah", di),
                berat: emas.jumlah_bila("pembelian_berat", di),
                rupiah: emas.jumlah_bila("harga_pembelian", di),
            };
            assert_eq!(beli, mau.beli, "harian emas {bagian} {hari}");
            assert_eq!(emas.jumlah_bila("saldo", di), mau.beli.rupiah - mau.jual.rupiah);
        }
    }
    let akhir = laporan(d, own, "laporan-akhir_hari", hari).await;
    for (bagian, sisi) in
        [("Penjualan", mau.jual), ("Penjualan Perkategori", mau.jual), ("Pembelian", mau.beli)]
    {
        let di = |b: &Value| akhir.teks(b, "bagian") == bagian;
        let ada = Sisi {
            qty: akhir.jumlah_bila("jumlah", di),
            berat: akhir.jumlah_bila("berat", di),
            rupiah: akhir.jumlah_bila("rupiah", di),
        };
        assert_eq!(ada, sisi, "akhir hari {bagian} {hari}");
    }
    let eod = laporan(d, own, "laporan-eod", hari).await;
    for (header, sisi) in [("PENJUALAN", mau.jual), ("PEMBELIAN", mau.beli), ("BATAL", mau.batal)] {
        let di = |b: &Value| eod.teks(b, "header") == header;
        assert_eq!(eod.jumlah_bila("total_rupiah", di), sisi.rupiah, "eod {header} {hari}");
        assert_eq!(eod.jumlah_bila("total_berat", di), sisi.berat, "eod {header} {hari}");
    }
}

async fn dasbor_dan_ringkasan(d: &Dunia, hari: &str, mau: &Jumlah) {
    let tgl = tanggal(hari);
    let titik = d
        .db()
        .read(move |c| dasbor::periode(c, &toko(), (tgl, tgl), rangkai::DOMAIN))
        .await
        .unwrap()
        .remove(0);
    assert_eq!(
        (titik.penjualan.nilai(), titik.pembelian.nilai()),
        (mau.jual.rupiah, mau.beli.rupiah),
        "dasbor {hari}"
    );
    let r = d.db().read(move |c| tutup::ringkasan(c, &toko(), tgl, rangkai::DOMAIN)).await.unwrap();
    let cari = |awal: &str| {
        let semua = r.bagian.iter().flat_map(|b| &b.baris);
        let satu = semua.filter(|b| b.uraian.starts_with(awal)).collect::<Vec<_>>();
        assert_eq!(satu.len(), 1, "{awal}: {:?}", r.bagian);
        Sisi {
            qty: satu[0].banyak.unwrap_or(0),
            berat: satu[0].berat.unwrap_or(0),
            rupiah: satu[0].rupiah.unwrap_or(0),
        }
    };
    assert_eq!(cari("Penjualan ("), mau.jual, "ringkasan {hari}");
    assert_eq!(cari("Pembelian ("), mau.beli, "ringkasan {hari}");
    let batal = cari("Nota dibatalkan");
    assert_eq!((batal.qty, batal.rupiah), (mau.batal.qty, mau.batal.rupiah), "ringkasan {hari}");
}

/// What was taken back today, whichever report tells of it.
async fn dibatalkan(d: &Dunia, own: &Pelaku, hari: &str, mau: &Jumlah) {
    let mut rupiah = 0;
    for (slug, harga) in [
        ("laporan-batal-penjualan", "harga"),
        ("laporan-batal-pembelian", "harga"),
        ("laporan-batal-penjualan-manual", "harga_jual"),
        ("laporan-batal-pembelian-manual", "harga_beli"),
    ] {
        rupiah += laporan(d, own, slug, hari).await.jumlah(harga);
    }
    assert_eq!(rupiah, mau.batal.rupiah, "laporan batal {hari}");
}

async fn satu_angka(d: &Dunia, own: &Pelaku, dagang: &Dagang) {
    for (hari, mau) in [(KEMARIN, &dagang.kemarin), (HARI, &dagang.hari)] {
        semua_laporan(d, own, hari, mau).await;
        kertas_hari(d, own, hari, mau).await;
        dasbor_dan_ringkasan(d, hari, mau).await;
        dibatalkan(d, own, hari, mau).await;
    }
    let kini = d.db().read(|c| dasbor::hari_ini(c, &toko(), rangkai::DOMAIN)).await.unwrap();
    assert_eq!((kini[0].nilai(), kini[1].nilai()), (dagang.hari.jual.rupiah, dagang.hari.beli.rupiah));
}

#[test]
fn satu_hari_dagang_satu_angka_di_semua_layar_dan_kertas() {
    di_kedua(|d| async move {
        let dagang = berdagang(&d).await;
        let own = d.pemilik(TOKO).await;
        satu_angka(&d, &own, &dagang).await;
    });
}

#[test]
fn potongan_tiga_puluh_persen_tercatat_di_nota_dan_laporan() {
    di_kedua(|d| async move {
        let dagang = berdagang(&d).await;
        let own = d.pemilik(TOKO).await;
        let sql = "SELECT diskon * 100 / harga_jual FROM jual WHERE toko = $1 AND no_faktur_jual = $2";
        let no = dagang.murah.no_jual[0].clone();
        let persen = d.angka(sql, args![TOKO, no.as_str()]).await;
        assert!((29..=30).contains(&persen), "diskon {persen}%");
        let beda = "SELECT COUNT(*) FROM jual WHERE toko = $1 AND harga_jual - diskon <> harga_total";
        assert_eq!(d.angka(beda, args![TOKO]).await, 0);
        let r = laporan(&d, &own, "laporan-transaksi-penjualan", HARI).await;
        assert!(r.jumlah_bila("diskon", |b| r.teks(b, "no_faktur_jual") == no) > 0);
    });
}

#[test]
fn pembelian_per_faktur_bertanda_sama_dengan_kepalanya_dan_tanpa_nota_tanpa_persen() {
    di_kedua(|d| async move {
        let dagang = berdagang(&d).await;
        let own = d.pemilik(TOKO).await;
        let r = laporan(&d, &own, "laporan-pembelian-perfaktur", HARI).await;
        let rinci = |kunci: &str| r.l.rinci.iter().position(|k| k.kunci == kunci).unwrap();
        for b in &r.baris {
            let (total, detail) =
                (b[r.ke("total_harga")].as_i64().unwrap(), b.as_array().unwrap().last().unwrap());
            let jumlah: i64 =
                detail.as_array().unwrap().iter().map(|x| x[rinci("harga")].as_i64().unwrap()).sum();
            assert_eq!(jumlah, total, "{b}");
            let berat: i64 =
                detail.as_array().unwrap().iter().map(|x| satuan(Jenis::Berat, &x[rinci("berat")])).sum();
            assert_eq!(berat, satuan(Jenis::Berat, &b[r.ke("total_berat")]), "{b}");
        }
        let milik = |no: &str| r.baris.iter().find(|b| r.teks(b, "no_faktur_group") == no).unwrap().clone();
        let batal = milik(&dagang.beli_batal.no);
        assert_eq!(r.teks(&batal, "status"), "BATAL");
        assert!(batal[r.ke("total_harga")].as_i64().unwrap() < 0, "{batal}");
        let tanpa = milik(&dagang.beli_tanpa_nota.no);
        let detail = &tanpa.as_array().unwrap().last().unwrap()[0];
        assert_eq!(
            (&detail[rinci("persen_nota")], &detail[rinci("rata_asal")]),
            (&Value::Null, &json!(0)),
            "{detail}"
        );
        // On its own day it stands as it was made; the history shows it, and adds up only what holds.
        let lalu = laporan(&d, &own, "laporan-pembelian-perfaktur", KEMARIN).await;
        assert_eq!(lalu.jumlah("total_harga"), dagang.kemarin.beli.rupiah);
        let riwayat = laporan(&d, &own, "laporan-transaksi-pembelian-history", KEMARIN).await;
        assert_eq!((riwayat.baris.len(), riwayat.jumlah("harga")), (1, 0));
        assert_eq!(riwayat.jumlah("harga_batal"), dagang.beli_batal.beli.rupiah);
    });
}

#[test]
fn angka_dagang_yang_tidak_dibukukan_ditemukan_bukti() {
    di_kedua(|d| async move {
        let dagang = berdagang(&d).await;
        let no = dagang.murah.no.clone();
        // Taken back on paper alone: the day's trade loses it, the books of stock and tax keep it.
        let ada = d
            .bila(TOKO, move |tx| {
                tx.exec(
                    "INSERT INTO faktur_batal (toko, no_faktur_group, no_batal, tgl_system, waktu, oleh, disetujui, alasan) \
                     VALUES ($1, $2, 'BF-PALSU', $3, 'x', 'x', '', 'x')",
                    args![TOKO, no.as_str(), HARI],
                )?;
                Ok(())
            })
            .await;
        for aturan in
            ["I22 dagang = buku stok", "I23 rekap pajak = buku pajak", "I20 faktur batal: semua buku nol"]
        {
            assert!(ada.iter().any(|a| a == aturan), "{aturan}: {ada:?}");
        }
    });
}
