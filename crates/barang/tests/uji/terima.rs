//! Receipts with their evidence and weights, the tax rate of their day, and the pieces a shop moves in with.

use crate::alat::{banyak_barang, cincin, riwayat, teks};
use barang::awal;
use barang::tambah::harga_hari;
use barang::terima::{self, Terima};
use db::{Kunci, args};
use dunia::{Dunia, di_kedua, ditolak, toko};
use platform::modul::{self, Isi};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use values::AsalPerolehan::{self, Masyarakat, SupplierFaktur};

async fn baki_label(d: &Dunia) -> String {
    let sql = "SELECT kode_baki FROM baki WHERE toko = 'JKT1' AND kode_gudang = 'LABEL' AND dihapus = 0 AND aktif = 1 \
               ORDER BY kode_baki";
    d.baris(sql, &[]).await.remove(0)
}

async fn supplier(d: &Dunia) -> String {
    let sql =
        "SELECT kode_supplier FROM supplier_barang WHERE toko = '-' AND dihapus = 0 AND aktif = 1 ORDER BY 1";
    d.baris(sql, &[]).await.remove(0)
}

async fn terima(d: &Dunia, p: &Pelaku, badan: &Value) -> Hasil<Value> {
    d.minta(p, badan, |tx, p, m: &Terima| {
        let harga = harga_hari(tx, p)?;
        terima::terima(tx, p, &harga, m)
    })
    .await
}

async fn terakhir(d: &Dunia, p: &Pelaku) -> Value {
    let toko = p.toko.clone();
    d.lihat(move |c| terima::terakhir(c, &toko)).await.unwrap()
}

#[test]
fn penerimaan_mencatat_bukti_berat_dan_supplier() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let (baki, supplier) = (baki_label(&d).await, supplier(&d).await);
        let baris = |berat: f64, tulis: f64| {
            let mut b = cincin(&baki, berat);
            b["berat_supplier"] = json!(tulis);
            b
        };
        let isi = json!({
            "dari": "SUPPLIER", "supplier_barang": supplier, "no_surat_jalan": "sj-77", "asal_perolehan": "SUPPLIER_FAKTUR",
            "no_faktur_pajak": "010.000-26.00000001", "keterangan": "kiriman pagi",
            "detail_barang": [baris(2.345, 2.35), baris(3.1, 3.1)],
        });
        let no = teks(&terima(&d, &own, &isi).await.unwrap()["no_dok"]);
        let sql = "SELECT jenis, lawan, rujukan, keterangan, qty, berat FROM dok_barang WHERE no_dok = $1";
        assert_eq!(d.baris(sql, args![&no]).await, [format!("TERIMA|{supplier}|SJ-77|kiriman pagi|2|5445")]);
        let sql = "SELECT DISTINCT asal_perolehan, supplier_barang, no_faktur_pajak, status FROM barang WHERE no_masuk = $1";
        assert_eq!(
            d.baris(sql, args![&no]).await,
            [format!("SUPPLIER_FAKTUR|{supplier}|010.000-26.00000001|BARU")]
        );
        let satu = &terakhir(&d, &own).await[0];
        assert_eq!(
            (&satu["no_dok"], &satu["tarif_ppn"], &satu["berat_supplier"]),
            (&json!(no), &json!(1.1), &json!(5.45))
        );
        let baca = async |kode: &str| {
            let (t, no) = (toko(kode), no.clone());
            d.lihat(move |c| terima::satu(c, &t, &no)).await
        };
        assert_eq!(baca("JKT1").await.unwrap()[1][0]["berat_supplier"], json!(2.35));
        ditolak(baca("BDG1").await, "TAMBAH-03");
        // From head office, and without an invoice.
        let pusat = json!({ "dari": "PUSAT", "asal_perolehan": "SUPPLIER_TANPA_FAKTUR", "detail_barang": [baris(1.5, 1.5)] });
        terima(&d, &own, &pusat).await.unwrap();
        let satu = &terakhir(&d, &own).await[0];
        assert_eq!((&satu["lawan"], &satu["tarif_ppn"]), (&json!("PUSAT"), &json!(1.65)));
    });
}

#[test]
fn penerimaan_yang_salah_menyebut_kepala_dan_barisnya() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let awal = banyak_barang(&d).await;
        let etalase = || cincin("A05~TOKO", 2.5);
        let t = ditolak(terima(&d, &own, &json!({ "detail_barang": [etalase()] })).await, "TAMBAH-02");
        assert!(t.kolom.contains_key("dari") && t.kolom.contains_key("asal_perolehan"), "{t:?}");
        let isi = |asal: &str, faktur: &str, supplier: &str, baris: Value| {
            json!({ "dari": "SUPPLIER", "supplier_barang": supplier, "asal_perolehan": asal, "no_faktur_pajak": faktur,
                "detail_barang": baris })
        };
        let s = supplier(&d).await;
        for (asal, faktur, supplier, kolom) in [
            ("SUPPLIER_FAKTUR", "", s.as_str(), "no_faktur_pajak"),
            ("LELANG", "010", s.as_str(), "no_faktur_pajak"),
            ("LELANG", "", "TIDAKADA", "supplier_barang"),
            ("LELANG", "", "", "supplier_barang"),
        ] {
            let badan = isi(asal, faktur, supplier, json!([etalase()]));
            let t = ditolak(terima(&d, &own, &badan).await, "TAMBAH-02");
            assert!(t.kolom.contains_key(kolom), "{kolom}: {t:?}");
        }
        // A showcase tray is no place for what has no tag yet.
        let baik = cincin(&baki_label(&d).await, 2.5);
        let badan = isi("LELANG", "", &s, json!([baik, etalase()]));
        let t = ditolak(terima(&d, &own, &badan).await, "BARANG-06");
        assert!(t.kolom.contains_key("detail_barang[1].kode_toko"), "{t:?}");
        ditolak(terima(&d, &own, &isi("LELANG", "", &s, json!([]))).await, "BARANG-07");
        assert_eq!(banyak_barang(&d).await, awal);
    });
}

async fn setel(d: &Dunia, p: &Pelaku, nilai: &str) -> Hasil<()> {
    let isi = vec![Isi { key: "TARIF_PPN_EMAS_TANPA_FAKTUR".to_owned(), value: nilai.to_owned() }];
    let siaran = d.siaran.clone();
    d.kerja_rantai(p, move |tx, p| modul::ubah(tx, p, &isi, &siaran).map(|_| ())).await
}

async fn tarif_bukti(d: &Dunia, kode: &str) -> Value {
    let t = toko(kode);
    let b = d.lihat(move |c| terima::bukti(c, &t)).await.unwrap();
    b.as_array().unwrap().iter().map(|b| b["tarif_ppn"].clone()).collect()
}

#[test]
fn tarif_ppn_menurut_hari_dan_bukti_perolehan() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let baris = cincin(&baki_label(&d).await, 2.5);
        let isi = json!({ "dari": "PUSAT", "asal_perolehan": "MASYARAKAT", "detail_barang": [baris] });
        terima(&d, &own, &isi).await.unwrap();
        assert_eq!(tarif_bukti(&d, "JKT1").await, json!([1.1, 1.65, 1.65, 1.65, 1.65]));
        for salah in ["-1", "101", "1.655", "dua"] {
            ditolak(setel(&d, &own, salah).await, "SETTING-02");
        }
        setel(&d, &own, "1.8").await.unwrap();
        assert_eq!(tarif_bukti(&d, "JKT1").await, json!([1.1, 1.8, 1.8, 1.8, 1.8]));
        assert_eq!(tarif_bukti(&d, "BDG1").await[1], json!(1.65));
        terima(&d, &own, &isi).await.unwrap();
        // A receipt keeps the rate of its day.
        let semua = terakhir(&d, &own).await;
        assert_eq!((&semua[0]["tarif_ppn"], &semua[1]["tarif_ppn"]), (&json!(1.8), &json!(1.65)));
        // The law of a later day, for the whole chain, takes the place of what the store set before.
        d.ubah(
            "INSERT INTO tarif_ppn (toko, jenis, berlaku, tarif, oleh, keterangan) \
             VALUES ('-', 'EMAS_TANPA_FAKTUR', '2999-01-01', 200, 'SYSTEM', '')",
            &[],
        )
        .await;
        let hitung = async |tgl: &'static str, jenis: &'static str, asal: AsalPerolehan| {
            let baca = d.db().read(move |c| {
                let hari = tgl.parse().unwrap();
                platform::pajak::tarif_ppn(c, &toko("JKT1"), hari, jenis, asal)
            });
            baca.await.unwrap().sebagai_perseratus()
        };
        assert_eq!(hitung("2998-12-31", "EMAS", Masyarakat).await, 180);
        assert_eq!(hitung("2999-01-01", "EMAS", Masyarakat).await, 200);
        assert_eq!(hitung("2023-05-01", "EMAS", Masyarakat).await, 165);
        assert_eq!(hitung("2999-01-01", "EMAS", SupplierFaktur).await, 110);
        assert_eq!(hitung("2999-01-01", "NON_EMAS", Masyarakat).await, 110);
        assert_eq!(hitung("2999-01-01", "LOGAM_MULIA", Masyarakat).await, 0);
        assert_eq!(hitung("2999-01-01", "TANPA_PPN", Masyarakat).await, 0);
    });
}

async fn pratinjau(d: &Dunia, p: &Pelaku, csv: &str) -> Hasil<Value> {
    let (p, csv) = (p.clone(), csv.to_owned());
    d.lihat(move |c| {
        let harga = harga_hari(c, &p)?;
        awal::lihat(c, &p, &harga, &csv)
    })
    .await
}

async fn impor(d: &Dunia, p: &Pelaku, csv: &str) -> Hasil<Value> {
    let kunci = Kunci::toko(p.toko.clone()).dengan_rantai();
    d.minta_di(kunci, p, &json!(csv), |tx, p, csv: &String| {
        let harga = harga_hari(tx, p)?;
        awal::impor(tx, p, &harga, csv)
    })
    .await
}

#[test]
fn barang_awal_masuk_dengan_barcodenya_sendiri_oleh_satu_dokumen() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let csv = "kode_barcode;kode_group;kode_dept;kode_toko;berat_asli;kadar;hpp_manual;tgl_masuk;markis\n\
                   90000001;750;CIN750;A05;2,345;80;1500000;2026-01-31;YA\n\
                   90000002;750;CIN750;A05;3.5;80;;;\n\n";
        let l = pratinjau(&d, &own, csv).await.unwrap();
        assert_eq!((&l["jumlah"], &l["jumlah_salah"], &l["berat"]), (&json!(2), &json!(0), &json!(5.845)));
        assert_eq!(d.angka("SELECT COUNT(*) FROM barang WHERE kode_barcode LIKE '9000%'", &[]).await, 0);
        let no = teks(&impor(&d, &own, csv).await.unwrap()["no_dok"]);
        assert!(no.starts_with("AW"), "{no}");
        let sql = "SELECT jenis, qty, berat FROM dok_barang WHERE no_dok = $1";
        assert_eq!(d.baris(sql, args![&no]).await, ["AWAL|2|5845"]);
        let sql = "SELECT kode_barcode, total_pokok, tgl_masuk, is_markis FROM barang WHERE no_masuk = $1 ORDER BY kode_barcode";
        assert_eq!(d.baris(sql, args![&no]).await[0], "90000001|1500000|2026-01-31|1");
        assert_eq!(riwayat(&d, "90000001").await[0]["dari"], "Saldo awal");
        // Taken in the chain: also another store may not bring it again.
        let l = pratinjau(&d, &d.pemilik("BDG1").await, csv).await.unwrap();
        assert_eq!(l["jumlah_salah"], 2);
        let pesan = teks(&l["contoh"][0]["salah"][0]);
        assert!(pesan.contains("sudah dipakai di toko JKT1"), "{pesan}");
    });
}

#[test]
fn satu_baris_awal_yang_salah_menolak_semua_dan_semuanya_disebut() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let awal = banyak_barang(&d).await;
        let csv = "Barcode,Kategori,Jenis,Baki,Berat Asli,Kadar Jual,Tanggal Masuk\n\
                   90000011,750,CIN750,A05,2.345,80,\n\
                   90000011,750,CIN750,A05,2.345,80,\n\
                   ABC,750,CIN750,A05,2.345,80,\n\
                   90000012,XX,CIN750,A05,abc,80,2999-01-01\n";
        let l = pratinjau(&d, &own, csv).await.unwrap();
        assert_eq!((&l["jumlah"], &l["jumlah_salah"]), (&json!(4), &json!(3)));
        let salah = |i: usize| l["contoh"][i]["salah"].to_string();
        assert!(salah(0).contains("dua kali") && salah(1).contains("1 sampai 8 angka"), "{l}");
        for kolom in ["Kategori", "Berat Asli", "Tanggal Masuk"] {
            assert!(salah(2).contains(kolom), "{kolom}: {l}");
        }
        assert_eq!(l["contoh"][3]["salah"], json!([]));
        ditolak(impor(&d, &own, csv).await, "TAMBAH-06");
        ditolak(pratinjau(&d, &own, "nama\nx\n").await, "TAMBAH-05");
        ditolak(pratinjau(&d, &own, "").await, "TAMBAH-05");
        assert_eq!(banyak_barang(&d).await, awal);
    });
}
