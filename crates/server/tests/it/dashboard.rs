//! The dashboards: figures come from the books by category, honestly zero where nothing was posted; what the
//! person may not see is refused; announcements say what waits.

use crate::alat::{Alat, di_kedua, toko};
use crate::harga_emas::{dasar, dengan_master, terbitkan};
use ledger::{Arah, Dok, Galat, bank, kas};
use serde_json::{Value, json};
use testkit::bangun::{self, baris_bank, baris_kas};
use values::JenisDok;

/// A document that posts one cash line under a category.
async fn uang(a: &Alat, jenis: JenisDok, kategori: &'static str, arah: Arah, jumlah: i64) {
    dok(a, jenis, move |d| {
        let b = kas::BarisKas { kategori: kategori.into(), ..baris_kas("kasir1-jkt1", arah, jumlah) };
        kas::catat(d, std::slice::from_ref(&b))
    })
    .await;
}

async fn dok(a: &Alat, jenis: JenisDok, f: impl Fn(&mut Dok<'_, '_>) -> Result<(), Galat> + Send + 'static) {
    a.db().write(toko("JKT1"), move |tx| bangun::dokumen(tx, jenis, &f)).await.unwrap();
}

async fn tgl_system(a: &Alat) -> String {
    a.baris("SELECT tgl_system FROM toko WHERE kode_toko = 'JKT1'", &[]).await.remove(0)
}

fn jumlah(isi: &Value, kunci: &str) -> i64 {
    isi.as_array().unwrap().iter().map(|t| t[kunci].as_i64().unwrap()).sum()
}

#[test]
fn tanpa_transaksi_semua_nol_dan_setiap_langkah_ada() {
    di_kedua(|a| async move {
        let k = a.sesi("own-jkt1").await;
        let tgl = tgl_system(&a).await;
        assert_eq!(k.get("cash-pusat/daily-transaction-chart").await.data(), json!([0, 0, 0, 0]));
        let periode =
            k.get("cash-pusat/period-transaction-chart?tgl_from=2026-02-27&tgl_to=2026-03-02").await;
        let label: Vec<_> = periode.data().as_array().unwrap().iter().map(|t| t["label"].clone()).collect();
        assert_eq!(label, ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]);
        let setahun = k.get("transaction/daily-transaction-get-year?tahun=2025").await.data();
        assert_eq!(setahun.as_array().unwrap().len(), 12);
        assert_eq!(
            setahun[11],
            json!({ "label": "2025-12", "penjualan": 0, "pembelian": 0, "service": 0, "hutang": 0 })
        );
        for path in ["penjualan", "pembelian", "service", "pesanan"] {
            let hari = k.get(&format!("{path}/chart?type=today")).await.data();
            assert_eq!((hari.as_array().unwrap().len(), jumlah(&hari, "jumlah_rp")), (24, 0), "{path}");
            let bulan = k.get(&format!("{path}/chart?type=monthly")).await.data();
            assert!(bulan.as_array().unwrap().iter().any(|t| t["label"] == tgl.as_str()), "{path}");
        }
        let biaya = k.get("cash-pusat/daily-biaya").await.data();
        assert_eq!(biaya, json!({ "tgl_system": tgl, "total": 0, "rincian": [] }));
        let tunggu = k.get("cash-pusat/outstand-noncash").await.data();
        assert_eq!(tunggu, json!({ "tgl_system": tgl, "total": 0, "rincian": [] }));
    });
}

#[test]
fn angka_dihitung_dari_buku_menurut_kategori_pembatalan_mengurangi() {
    di_kedua(|a| async move {
        use Arah::{Keluar, Masuk};
        let sebelum = a.sesi("own-jkt1").await.get("cash-pusat/daily-cash-chart").await.data();
        uang(&a, JenisDok::Penjualan, "PENJUALAN", Masuk, 9_000_000).await;
        dok(&a, JenisDok::Penjualan, |d| {
            let b = bank::BarisBank {
                kategori: "PENJUALAN".into(),
                ..baris_bank("1234567890", Masuk, 1_000_000, true)
            };
            bank::catat(d, std::slice::from_ref(&b))
        })
        .await;
        uang(&a, JenisDok::Penjualan, "BATAL PENJUALAN", Keluar, 2_000_000).await;
        uang(&a, JenisDok::Pembelian, "PEMBELIAN", Keluar, 3_000_000).await;
        uang(&a, JenisDok::Pembelian, "BATAL BELI", Masuk, 500_000).await;
        // Services, orders and loans are told by their domains: money of theirs is no turnover of itself.
        // Typed in by hand under a name of trade: money, but no sale.
        uang(&a, JenisDok::KasMasuk, "PENJUALAN", Masuk, 77).await;
        uang(&a, JenisDok::KasKeluar, "LISTRIK", Keluar, 150_000).await;
        uang(&a, JenisDok::KasKeluar, "LISTRIK", Keluar, 50_000).await;

        let k = a.sesi("own-jkt1").await;
        let tgl = tgl_system(&a).await;
        let empat = [8_000_000, 2_500_000, 0, 0];
        assert_eq!(k.get("cash-pusat/daily-transaction-chart").await.data(), json!(empat));
        let hari = json!({ "label": tgl, "penjualan": empat[0], "pembelian": empat[1], "service": empat[2], "hutang": empat[3] });
        let periode = k.get("cash-pusat/period-transaction-chart").await.data();
        assert_eq!(periode.as_array().unwrap().last(), Some(&hari));
        let setahun = k.get("transaction/daily-transaction-get-year").await.data();
        assert_eq!(jumlah(&setahun, "penjualan"), empat[0]);
        for (path, harap) in
            [("penjualan", empat[0]), ("pembelian", empat[1]), ("service", empat[2]), ("pesanan", 0)]
        {
            for rentang in ["today", "monthly"] {
                let r = k.get(&format!("{path}/chart?type={rentang}")).await.data();
                assert_eq!(jumlah(&r, "jumlah_rp"), harap, "{path} {rentang}");
            }
        }
        let khusus = k.get("cash-pusat/daily-specific-chart?kategori=hutang&type=monthly").await.data();
        assert_eq!(jumlah(&khusus, "jumlah_rp"), empat[3]);

        let biaya = k.get("cash-pusat/daily-biaya").await.data();
        assert_eq!(biaya["rincian"], json!([{ "nama": "LISTRIK", "banyak": 2, "jumlah_rp": 200_000 }]));
        assert_eq!(biaya["total"], 200_000);
        let tunggu = k.get("cash-pusat/outstand-noncash").await.data();
        assert_eq!(tunggu["rincian"], json!([{ "nama": "1234567890", "banyak": 1, "jumlah_rp": 1_000_000 }]));
        let kemarin = k.get("cash-pusat/outstand-noncash?tgl_system=2020-01-01").await.data();
        assert_eq!(kemarin["total"], 0, "kemarin belum ada yang menunggu");

        let kas = k.get("cash-pusat/daily-cash-chart").await.data();
        let rp = |v: &Value| v.as_i64().unwrap();
        assert_eq!(rp(&kas["saldo_awal"]) + rp(&kas["masuk"]) - rp(&kas["keluar"]), rp(&kas["saldo_akhir"]));
        assert_eq!(kas["saldo_awal"], sebelum["saldo_awal"], "saldo awal hari tidak berubah oleh transaksi");
        assert_eq!(jumlah(&kas["kategori"], "masuk"), rp(&kas["masuk"]));
        assert_eq!(jumlah(&kas["kasir"], "keluar"), rp(&kas["keluar"]));
        let ringkas = k.get("dashboard/ringkas").await.data();
        assert_eq!((rp(&ringkas["total_penjualan"]), rp(&ringkas["total_hutang"])), (empat[0], empat[3]));
        for (datagram, ke) in [("datagram_penjualan", 0), ("datagram_pembelian", 1)] {
            assert_eq!(ringkas[datagram].as_array().unwrap().len(), 24, "satu nilai tiap jam");
            assert_eq!(jumlah(&ringkas[datagram], "jumlah_rp"), empat[ke], "{datagram}");
        }

        let lain = a.sesi("own-bdg1").await.get("cash-pusat/daily-transaction-chart").await.data();
        assert_eq!(lain, json!([0, 0, 0, 0]), "toko lain tidak ikut");
        let pusat = a.sesi("pusat").await.di("JKT1").get("cash-pusat/daily-transaction-chart").await.data();
        assert_eq!(pusat, json!(empat), "pusat membaca lewat portal toko");
    });
}

#[test]
fn stok_di_baki_milik_toko_saja() {
    di_kedua(|a| async move {
        let k = a.sesi("own-jkt1").await;
        let awal = k.get("dashboard/ringkas").await.data();
        bangun::terima(a.db(), &toko("JKT1"), 90_001, "A1", bangun::Isi::new(2_500, 1_875, 2_000_000))
            .await
            .unwrap();
        let kini = k.get("dashboard/ringkas").await.data();
        assert_eq!(kini["stok_qty"].as_i64().unwrap(), awal["stok_qty"].as_i64().unwrap() + 1);
        let selisih = kini["stok_berat"].as_f64().unwrap() - awal["stok_berat"].as_f64().unwrap();
        assert!((selisih - 2.5).abs() < 1e-9, "{kini}");
    });
}

#[test]
fn saringan_yang_salah_ditolak_pada_kolomnya() {
    di_kedua(|a| async move {
        let k = a.sesi("own-jkt1").await;
        let periode = "cash-pusat/period-transaction-chart";
        for (path, kode, kolom) in [
            (format!("{periode}?tgl_from=2026-11-15&tgl_to=2026-11-14"), "LAPORAN-03", "tgl_to"),
            (format!("{periode}?tgl_from=2016-11-15&tgl_to=2026-11-14"), "LAPORAN-03", "tgl_to"),
            (format!("{periode}?tgl_from=kemarin"), "LAPORAN-02", "tgl_from"),
            ("transaction/daily-transaction-get-year?tahun=26".into(), "LAPORAN-02", "tahun"),
            ("transaction/daily-transaction-get-year?tahun=dua".into(), "LAPORAN-02", "tahun"),
            ("cash-pusat/daily-biaya?tgl_system=2026-13-01".into(), "LAPORAN-02", "tgl_system"),
            ("cash-pusat/daily-specific-chart?kategori=GAJI".into(), "DASBOR-01", "kategori"),
            ("cash-pusat/daily-specific-chart".into(), "DASBOR-01", "kategori"),
            ("penjualan/chart?type=weekly".into(), "DASBOR-02", "type"),
        ] {
            let t = k.get(&path).await.ditolak(422, kode);
            assert!(t["fields"][kolom].as_str().is_some_and(|p| !p.is_empty()), "{path}: {t}");
        }
    });
}

#[test]
fn pengumuman_menyebut_yang_menunggu_dan_harga_yang_terbit() {
    dengan_master(|a| async move {
        let judul = |v: Value| -> Vec<String> {
            v.as_array().unwrap().iter().map(|p| p["judul"].as_str().unwrap().to_owned()).collect()
        };
        let (kasir, spv) = (a.sesi("kasir1-sby1").await, a.sesi("spv-sby1").await);
        let awal = judul(kasir.get("dashboard/pengumuman").await.data());
        assert!(!awal.iter().any(|j| j.contains("menunggu") || j.contains("Tanggal sistem")), "{awal:?}");
        let minta = json!({ "kategori": "PENJUALAN", "description": "PENJUALAN DI BAWAH MODAL", "keterangan": "uji" });
        kasir.post("authorization/permintaan", &minta).await.ok();
        let isi = spv.get("dashboard/pengumuman").await.data();
        assert_eq!(isi[0]["judul"], "1 permintaan otorisasi menunggu");
        assert_eq!(judul(kasir.get("dashboard/pengumuman").await.data()), awal, "peminta tidak diberi kotak");

        let _ = terbitkan(&spv, json!({ "baris": [dasar(2_375_000, 2_260_000)] })).await.ok();
        let isi = kasir.get("dashboard/pengumuman").await.data();
        let terbit = isi.as_array().unwrap().iter().find(|p| p["jenis"] == "INFO").unwrap();
        assert_eq!(terbit["judul"], "Harga emas hari ini sudah terbit");
        assert!(terbit["isi"].as_str().unwrap().ends_with("oleh spv-sby1."), "{terbit}");
        assert_eq!(terbit["rute"], Value::Null, "kasir tidak punya menunya");

        a.tulis(db::Kunci::toko(toko("SBY1")).dengan_rantai(), |tx| {
            tx.exec("UPDATE toko SET tgl_system = '2026-01-01' WHERE kode_toko = 'SBY1'", &[])
        })
        .await;
        let isi = judul(spv.get("dashboard/pengumuman").await.data());
        assert_eq!(isi[0], "Tanggal sistem masih 2026-01-01");
        assert!(!isi.iter().any(|j| j.contains("sudah terbit")), "hari itu tidak ada yang terbit");
    });
}
