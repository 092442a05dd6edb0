//! Pieces on the move: to another tray, to destruction, back to the supplier; refused on their row; taken back exactly.

use crate::alat::{detail, isi_baki, riwayat, siap, status, teks};
use barang::daftar::{self, TanyaBarang};
use barang::dokumen::{self, Batal, TanyaDokumen};
use barang::hancur::{self, PerBaki};
use barang::kirim;
use barang::pindah;
use barang::retur;
use db::{Kunci, args};
use dunia::{Dunia, di_kedua, ditolak};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use std::sync::Arc;
use values::KodeBarcode;

async fn pindah(d: &Dunia, p: &Pelaku, ke: (&str, &str), isi: &Value) -> Hasil<Value> {
    let m = json!({ "kode_gudang": ke.0, "kode_toko": ke.1, "detail_barang": isi });
    d.minta(p, &m, pindah::pindah).await
}

async fn batal(d: &Dunia, p: &Pelaku, no: &Value, sebab: &str) -> Hasil<Value> {
    let no = teks(no);
    d.minta(p, &json!({ "keterangan": sebab }), move |tx, p, m: &Batal| dokumen::batal(tx, p, &no, m)).await
}

async fn rinci(d: &Dunia, p: &Pelaku, no: &Value) -> Hasil<Value> {
    let (toko, no) = (p.toko.clone(), teks(no));
    d.lihat(move |c| dokumen::rinci(c, &toko, &no)).await
}

#[test]
fn barang_dipindah_dan_bukunya_cocok() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let kode = d.barang("A06", &[2_345, 3_500]).await;
        let j = pindah(&d, &own, ("STOCK", "S04"), &detail(&kode, "A06")).await.unwrap();
        assert_eq!((&j["qty"], &j["berat"]), (&json!(2), &json!(5.845)));
        assert_eq!((isi_baki(&d, &own, "A06").await, isi_baki(&d, &own, "S04").await), ((0, 0), (2, 5_845)));
        assert!(teks(&j["no_dok"]).starts_with("PBJKT1-"), "{j}");
        let r = rinci(&d, &own, &j["no_dok"]).await.unwrap();
        assert_eq!((&r["jenis"], &r["detail_barang"][0]["baki_ke"]), (&json!("PINDAH"), &json!("S04")));
        let cerita = riwayat(&d, &kode[0]).await;
        assert_eq!((&cerita[1]["dari"], &cerita[1]["ke"]), (&json!("TOKO A06"), &json!("STOCK S04")));
        // To the tray where they lie already: refused on the row.
        let t = ditolak(pindah(&d, &own, ("STOCK", "S04"), &detail(&kode, "")).await, "PINDAH-01");
        assert!(t.kolom.contains_key("detail_barang[1].kode_barcode"), "{t:?}");
        // Another store's people see neither the document nor the pieces.
        let lain = d.pemilik("BDG1").await;
        ditolak(rinci(&d, &lain, &j["no_dok"]).await, "PINDAH-03");
        ditolak(pindah(&d, &lain, ("STOCK", "S04"), &detail(&kode, "")).await, "PINDAH-01");
    });
}

#[test]
fn orang_kedua_yang_memindah_barang_yang_sama_ditolak_di_barisnya() {
    di_kedua(|d| async move {
        let (own, spv) = (d.pemilik("JKT1").await, d.orang("spv-jkt1").await);
        let kode = d.barang("A06", &[2_000, 3_000, 4_000]).await;
        // Both scanned all three in A06; the first is quicker with the middle one.
        pindah(&d, &spv, ("STOCK", "S04"), &detail(&kode[1..2], "A06")).await.unwrap();
        let t = ditolak(pindah(&d, &own, ("TOKO", "K01"), &detail(&kode, "A06")).await, "PINDAH-01");
        assert_eq!(t.kolom.keys().collect::<Vec<_>>(), ["detail_barang[1].kode_barcode"]);
        let sebab = &t.kolom["detail_barang[1].kode_barcode"];
        assert!(sebab.contains("STOCK S04") && sebab.contains("spv-jkt1"), "{sebab}");
        assert_eq!((isi_baki(&d, &own, "A06").await.0, isi_baki(&d, &own, "K01").await.0), (2, 0));
        // At the very same moment: exactly one gets it.
        let satu = detail(&kode[..1], "A06");
        let (x, y) =
            tokio::join!(pindah(&d, &own, ("TOKO", "K01"), &satu), pindah(&d, &spv, ("TOKO", "K02"), &satu));
        assert_eq!(usize::from(x.is_ok()) + usize::from(y.is_ok()), 1, "{x:?} {y:?}");
        let kalah = if x.is_ok() { y } else { x };
        ditolak(kalah, "PINDAH-01");
    });
}

#[test]
fn baki_dan_barang_yang_salah_disebut() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let kode = d.barang("A06", &[2_000, 3_000]).await;
        for (ke, kolom, kata) in [
            (("TOKO", "XX9"), "kode_toko", "tidak ada"),
            (("TOKO", ""), "kode_toko", "Harus Dipilih"),
            (("TOKO", "S04"), "kode_toko", "ada di gudang STOCK"),
            (("HANCUR", "HC1"), "kode_gudang", "Hancur Data Barang"),
            (("TITIP", "TT1"), "kode_gudang", "titipan"),
        ] {
            let t = ditolak(pindah(&d, &own, ke, &detail(&kode, "")).await, "PINDAH-01");
            assert!(t.kolom[kolom].contains(kata), "{ke:?} {t:?}");
        }
        // A tray with room for one.
        d.ubah("UPDATE baki SET kapasitas = 1 WHERE toko = 'JKT1' AND kode_baki = 'K01'", &[]).await;
        let t = ditolak(pindah(&d, &own, ("TOKO", "K01"), &detail(&kode, "")).await, "PINDAH-01");
        assert!(t.pesan.contains("tinggal muat 1"), "{t:?}");
        // Unknown, twice, not a barcode: each on its row.
        let m = ["99999999", kode[0].as_str(), "abc"].map(|k| json!({ "kode_barcode": k }));
        let m: Value = detail(&kode[..1], "").as_array().unwrap().iter().cloned().chain(m).collect();
        let t = ditolak(pindah(&d, &own, ("STOCK", "S04"), &m).await, "PINDAH-01");
        assert_eq!(t.kolom.len(), 3, "{t:?}");
        ditolak(pindah(&d, &own, ("STOCK", "S04"), &json!([])).await, "PINDAH-01");
        assert_eq!(isi_baki(&d, &own, "A06").await.0, 2);
    });
}

#[test]
fn satu_baki_dipindah_seluruhnya_dan_bisa_dikembalikan() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let kode = d.barang("A06", &[1_500, 2_500, 3_500]).await;
        let semua = async |qty: i64| {
            let m = json!({ "kode_toko": "A06", "gudang_tujuan": "STOCK", "baki_tujuan": "S04", "qty": qty, "berat": 7.5 });
            d.minta(&own, &m, pindah::satu_baki).await
        };
        let isi = async || (isi_baki(&d, &own, "A06").await, isi_baki(&d, &own, "S04").await);
        ditolak(semua(2).await, "PINDAH-02");
        let no = semua(3).await.unwrap()["no_dok"].clone();
        assert_eq!(isi().await, ((0, 0), (3, 7_500)));
        ditolak(semua(0).await, "PINDAH-01");
        // One piece went on: the document stays.
        let lanjut = pindah(&d, &own, ("TOKO", "K01"), &detail(&kode[..1], "S04")).await.unwrap();
        let t = ditolak(batal(&d, &own, &no, "salah baki").await, "PINDAH-07");
        assert!(t.kolom["detail_barang[0].kode_barcode"].contains("TOKO K01"), "{t:?}");
        // That one back first, then this.
        batal(&d, &own, &lanjut["no_dok"], "salah").await.unwrap();
        let b = batal(&d, &own, &no, "salah baki").await.unwrap();
        assert_eq!(isi().await, ((3, 7_500), (0, 0)));
        ditolak(batal(&d, &own, &no, "lagi").await, "PINDAH-06");
        assert_eq!(rinci(&d, &own, &no).await.unwrap()["dibatalkan"], b["no_dok"]);
        let t = TanyaDokumen { jenis: "PINDAH".to_owned(), ..TanyaDokumen::default() };
        let toko = own.toko.clone();
        let dok = d.db().read(move |c| dokumen::daftar(c, &toko, &t)).await.unwrap();
        assert_eq!((dok.count, dok.data[0].jenis.as_str()), (4, "BATAL"));
        // The exact reverse: nothing is left of the two documents in the book.
        let sql = "SELECT COUNT(*) FROM (SELECT 1 AS x FROM buku_stok WHERE no_dok IN ($1, $2) GROUP BY gudang, baki, \
                   kode_barcode HAVING SUM(qty) <> 0 OR SUM(berat) <> 0 OR SUM(nilai) <> 0) s";
        assert_eq!(d.angka(sql, args![teks(&no), teks(&b["no_dok"])]).await, 0);
    });
}

#[test]
fn barang_dihancurkan_menurut_tanda_gudang() {
    di_kedua(|d| async move {
        let (own, spv) = (d.pemilik("JKT1").await, d.orang("spv-jkt1").await);
        let kode = d.barang("A06", &[2_000, 3_000]).await;
        let hancur = async |kondisi: &str, ke: &str, kode: &[String]| {
            let m = json!({ "kondisi": kondisi, "gudang_tujuan": ke, "detail_barang": detail(kode, "") });
            d.minta(&own, &m, hancur::hancur).await
        };
        for (kondisi, ke, kolom) in [
            ("", "HANCUR", "kondisi"),
            ("TIDAK ADA", "HANCUR", "kondisi"),
            ("PUTUS", "TOKO", "gudang_tujuan"),
            ("PUTUS", "XX", "gudang_tujuan"),
            ("PUTUS", "DBM", "gudang_tujuan"),
        ] {
            let t = ditolak(hancur(kondisi, ke, &kode).await, "HANCUR-01");
            assert!(t.kolom.contains_key(kolom), "{kolom}: {t:?}");
        }
        let j = hancur("PUTUS", "HANCUR", &kode).await.unwrap();
        assert_eq!((isi_baki(&d, &own, "HC1").await, isi_baki(&d, &own, "A06").await), ((2, 5_000), (0, 0)));
        assert_eq!(status(&d, &kode[0]).await, "HANCUR");
        let r = rinci(&d, &own, &j["no_dok"]).await.unwrap();
        assert_eq!((&r["jenis"], &r["detail_barang"][0]["kondisi"]), (&json!("HANCUR"), &json!("PUTUS")));
        // Destroyed is not moved by hand; a destruction is taken back by somebody who may approve.
        ditolak(pindah(&d, &own, ("TOKO", "A06"), &detail(&kode, "")).await, "PINDAH-01");
        batal(&d, &spv, &j["no_dok"], "salah scan").await.unwrap();
        assert_eq!((status(&d, &kode[0]).await.as_str(), isi_baki(&d, &own, "A06").await.0), ("READY", 2));
        // RETUR is no source.
        pindah(&d, &own, ("RETUR", "RT1"), &detail(&kode[..1], "")).await.unwrap();
        let t = ditolak(hancur("PUTUS", "HANCUR", &kode[..1]).await, "HANCUR-01");
        assert!(t.pesan.contains("RETUR"), "{t:?}");
    });
}

#[test]
fn satu_baki_dihancurkan_dengan_kemajuan() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let berat: Vec<i64> = (100..160).map(|n| n * 10).collect();
        d.barang("A06", &berat).await;
        let kabar = Arc::new(std::sync::Mutex::new(Vec::new()));
        let hancur = async |baki: &str| {
            let kabar = kabar.clone();
            let m = json!({ "kode_toko": baki, "kondisi": "PENYOK", "gudang_tujuan": "HANCUR" });
            d.minta(&own, &m, move |tx, p, m: &PerBaki| {
                hancur::per_baki(tx, p, m, &|n, dari| kabar.lock().unwrap().push((n, dari)))
            })
            .await
        };
        assert_eq!(hancur("A06").await.unwrap()["qty"], 60);
        let maju = std::mem::take(&mut *kabar.lock().unwrap());
        assert!(maju.is_sorted() && maju.iter().all(|m| m.0 <= 60 && m.1 == 60), "{maju:?}");
        assert_eq!(maju.last(), Some(&(60, 60)));
        assert_eq!((isi_baki(&d, &own, "A06").await.0, isi_baki(&d, &own, "HC1").await.0), (0, 60));
        // Empty now; a tray of RETUR never.
        ditolak(hancur("A06").await, "HANCUR-01");
        ditolak(hancur("RT1").await, "HANCUR-01");
    });
}

#[test]
fn barang_diretur_ke_supplier_dan_bisa_kembali() {
    di_kedua(|d| async move {
        let (own, pusat) = (d.pemilik("JKT1").await, d.pemilik("PST").await);
        let kode = d.barang("A06", &[2_000, 3_000]).await;
        let sql = "SELECT kode_supplier FROM supplier_barang WHERE dihapus = 0 AND aktif = 1 ORDER BY 1";
        let supplier = d.baris(sql, &[]).await.remove(0);
        let retur = async |p: &Pelaku, tujuan: &str, s: &str| {
            let m = json!({ "tujuan": tujuan, "supplier_barang": s, "detail_barang": detail(&kode, "A06") });
            d.minta(p, &m, retur::retur).await
        };
        for (tujuan, s, kolom) in
            [("", "", "tujuan"), ("SUPPLIER", "", "supplier_barang"), ("SUPPLIER", "XX", "supplier_barang")]
        {
            let t = ditolak(retur(&own, tujuan, s).await, "RETUR-01");
            assert!(t.kolom.contains_key(kolom), "{t:?}");
        }
        let j = retur(&own, "SUPPLIER", &supplier).await.unwrap();
        assert_eq!((isi_baki(&d, &own, "A06").await.0, status(&d, &kode[0]).await.as_str()), (0, "RETUR"));
        ditolak(siap(&d, &own, &kode[0]).await, "BARANG-04");
        let t = ditolak(retur(&own, "SUPPLIER", &supplier).await, "RETUR-01");
        assert!(t.pesan.contains("diretur ke supplier oleh own-jkt1"), "{t:?}");
        batal(&d, &own, &j["no_dok"], "tidak jadi").await.unwrap();
        assert_eq!((isi_baki(&d, &own, "A06").await.0, status(&d, &kode[0]).await.as_str()), (2, "READY"));
        ditolak(retur(&pusat, "PUSAT", "").await, "RETUR-01");
    });
}

#[test]
fn retur_ke_pusat_adalah_kiriman_yang_diterima_pusat() {
    di_kedua(|d| async move {
        let (own, pusat) = (d.pemilik("JKT1").await, d.pemilik("PST").await);
        let kode = d.barang("A06", &[2_000, 3_000]).await;
        let retur = async |kode: &[String]| {
            let m = json!({ "tujuan": "PUSAT", "kurir": "pak joko", "keterangan": "cacat", "detail_barang": detail(kode, "A06") });
            d.minta(&own, &m, retur::retur).await
        };
        // Head office must be able to receive.
        d.setel("PST", "KIRIM_BARANG_MODULE", "off").await;
        let t = ditolak(retur(&kode).await, "RETUR-01");
        assert!(t.kolom["tujuan"].contains("tidak memakai kirim barang"), "{t:?}");
        d.setel("PST", "KIRIM_BARANG_MODULE", "on").await;
        let j = retur(&kode).await.unwrap();
        let no = teks(&j["no_dok"]);
        assert_eq!(rinci(&d, &own, &j["no_dok"]).await.unwrap()["lawan"], "PST");
        // On its way, in the books of the store that sent it; taken back as a shipment, not as a document.
        assert_eq!((isi_baki(&d, &own, "A06").await.0, status(&d, &kode[0]).await.as_str()), (0, "KIRIM"));
        let t = ditolak(batal(&d, &own, &j["no_dok"], "tidak jadi").await, "PINDAH-04");
        assert!(t.pesan.contains("Kirim Barang"), "{t:?}");
        let surat =
            "SELECT kurir || ' ' || tujuan || ' ' || status || ' ' || qty FROM kirim WHERE no_kirim = $1";
        assert_eq!(d.baris(surat, args![no.as_str()]).await, ["PAK JOKO PST DIKIRIM 2"]);
        // Head office receives it with the receipt of every shipment.
        let m = kirim::Terima {
            no_kirim: no.clone(),
            kode_toko: "RT1".to_owned(),
            detail_barang: kode
                .iter()
                .map(|k| kirim::BarangTerima { kode_barcode: k.clone(), berat: None })
                .collect(),
            ..kirim::Terima::default()
        };
        let kunci = Kunci::toko(own.toko.clone()).dan(pusat.toko.clone());
        let (p, toko_pusat) = (pusat.clone(), pusat.toko.clone());
        d.db().write(kunci, move |tx| tx.di(&toko_pusat, |tx| kirim::terima(tx, &p, &m))).await.unwrap();
        assert_eq!((isi_baki(&d, &pusat, "RT1").await.0, status(&d, &kode[0]).await.as_str()), (2, "RETUR"));
        assert_eq!(d.baris(surat, args![no.as_str()]).await, ["PAK JOKO PST SELESAI 2"]);
    });
}

#[test]
fn barang_dirinci_dan_dicari() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let kode = d.barang("A06", &[2_000, 3_000]).await;
        let rinci = async |kode: &str| {
            let (toko, kode) = (own.toko.clone(), KodeBarcode::parse(kode).unwrap());
            d.lihat(move |c| barang::rinci(c, &toko, &kode)).await
        };
        let r = rinci(&kode[0]).await.unwrap();
        assert_eq!((&r["nama_baki"], &r["nama_gudang"]), (&json!("CINCIN KAWIN"), &json!("ETALASE")));
        assert_eq!(r["batu"], json!([]));
        ditolak(rinci("99999999").await, "BARANG-02");
        let masuk = teks(&r["no_masuk"]);
        for (cari, n) in [(kode[0].as_str(), 1), ("cincin uji", 2), (&masuk, 2), ("tidak ada itu", 0)] {
            let t =
                TanyaBarang { cari: cari.to_owned(), kode_toko: "A06".to_owned(), ..TanyaBarang::default() };
            let toko = own.toko.clone();
            let ada = d.db().read(move |c| daftar::halaman(c, &toko, &t)).await.unwrap().count;
            assert_eq!(ada, n, "{cari}");
        }
    });
}
