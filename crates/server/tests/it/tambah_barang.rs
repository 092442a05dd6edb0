//! Bringing pieces in: one with stones and its preview, receipts with their evidence and weights, the last entries, and
//! moving in. The books are looked at after each.

use crate::alat::{Alat, Klien, di_kedua_master, toko};
use serde_json::{Value, json};

fn cincin(berat: f64) -> Value {
    json!({
        "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A05~TOKO", "nama_barang": "cincin polos",
        "berat_asli": berat, "kadar": 80, "kadar_cetak": 75, "kadar_modal": 77,
    })
}

async fn bersih(a: &Alat) {
    let h = a.db().read(ledger::periksa::semua).await.unwrap();
    assert!(h.bersih(), "{h:?}");
}

async fn barang(a: &Alat) -> i64 {
    a.angka("SELECT COUNT(*) FROM barang", &[]).await
}

async fn tambah(k: &Klien, kunci: &str, isi: &Value) -> crate::alat::Balasan {
    k.post_dok("tambah-barang", kunci, isi).await
}

#[test]
fn satu_barang_dengan_batu_dihitung_dan_disimpan_sekali() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let group = a.baris("SELECT kode_group FROM group_barang WHERE toko = 'JKT1' AND is_berlian = 1 AND dihapus = 0 ORDER BY kode_group LIMIT 1", &[]).await;
        let jenis = a.baris("SELECT kode_dept FROM jenis WHERE toko = 'JKT1' AND dihapus = 0 AND kode_group = $1 ORDER BY kode_dept LIMIT 1", &[group[0].as_str().into()]).await;
        let batu = a.baris("SELECT kode_jenis_batu FROM jenis_batu WHERE toko = 'JKT1' AND dihapus = 0 ORDER BY kode_jenis_batu LIMIT 1", &[]).await;
        let mut isi = cincin(4.321);
        isi["kode_group"] = json!(group[0]);
        isi["kode_dept"] = json!(jenis[0]);
        isi["ongkos_berlian"] = json!(150_000);
        isi["buyback"] = json!(80);
        isi["trade_in"] = json!(90.5);
        isi["id_barang_pesanan"] = json!("abc");
        isi["is_from_sepuh"] = json!(true);
        isi["data_berlian"] = json!([{"jenis_batu": batu[0], "butir": 3, "carat": 0.25, "usd_carat": 1000}]);
        let l = k.post("tambah-barang/pratinjau", &isi).await.ok()["data"].clone();
        assert_eq!((l["berat"].as_f64(), l["aturan_berat"].as_str()), (Some(4.35), Some("V2")));
        let jumlah =
            |b: &Value| b.as_array().unwrap().iter().map(|x| x["nilai"].as_i64().unwrap()).sum::<i64>();
        assert_eq!(jumlah(&l["pokok"]), l["total_pokok"].as_i64().unwrap());
        // All lines but the last add up to the last.
        assert_eq!(jumlah(&l["jual"]), 2 * l["harga_jual"].as_i64().unwrap());
        assert_eq!(l["tarif_ppn"].as_f64(), Some(1.65));
        isi["total_pokok"] = l["total_pokok"].clone();
        isi["total_usd"] = json!(250);
        let j = tambah(&k, "satu-0001", &isi).await.ok();
        assert_eq!(tambah(&k, "satu-0001", &isi).await.ok(), j);
        let kode = j["data"]["kode_barcode"].as_str().unwrap().to_owned();
        let sql = "SELECT total_usd, ongkos_berlian, buyback, trade_in, id_barang_pesanan, is_from_sepuh, total_pokok FROM barang WHERE kode_barcode = $1";
        let pokok = l["total_pokok"].as_i64().unwrap();
        assert_eq!(
            a.baris(sql, &[kode.as_str().into()]).await,
            [format!("25000|150000|8000|9050|ABC|1|{pokok}")]
        );
        let sql = "SELECT butir, carat, usd_carat FROM barang_batu WHERE kode_barcode = $1";
        assert_eq!(a.baris(sql, &[kode.as_str().into()]).await, ["3|250|100000"]);
        // The list of the day begins with it; another tray does not have it.
        let hari = k.get("tambah-barang?kode_toko=A05").await.ok();
        assert_eq!(hari["data"][0]["kode_barcode"], kode.as_str());
        assert_eq!(hari["data"][0]["input_by"], "own-jkt1");
        assert!(k.get("tambah-barang?kode_toko=A06").await.ok()["data"].as_array().unwrap().is_empty());
        // The bulk call takes no diamonds.
        k.post_dok("barang/create/bulk", "satu-0002", &json!({"detail_barang": [isi]}))
            .await
            .ditolak(422, "BARANG-06");
        bersih(&a).await;
    });
}

#[test]
fn angka_yang_tidak_sama_dengan_hitungan_server_ditolak_di_kolomnya() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let awal = barang(&a).await;
        for (kolom, nilai) in [
            ("berat_asli", json!(-1)),
            ("berat_asli", json!(99_999)),
            ("berat", json!(9)),
            ("berat_stock", json!(9)),
            ("kadar", json!(0)),
            ("total_pokok", json!(1)),
            ("total_harga", json!(1)),
            ("total_usd", json!(5)),
            ("kode_toko", json!("TIDAKADA")),
            ("kode_toko", json!("A05~STOCK")),
            ("supplier_barang", json!("TIDAKADA")),
            ("asal_perolehan", json!("LAIN")),
            ("harga_modal_gram", json!(-5)),
            ("buyback", json!(101)),
            ("berat_plastik", json!(-1)),
            ("size", json!("X".repeat(21))),
        ] {
            let mut isi = cincin(2.5);
            isi[kolom] = nilai.clone();
            let j = tambah(&k, &format!("salah-{kolom}"), &isi).await.ditolak(422, "BARANG-06");
            assert!(j["fields"][kolom].is_string(), "{kolom} {nilai}: {j}");
        }
        let mut isi = cincin(0.5);
        isi["data_berlian"] = json!([{"jenis_batu": "X", "butir": 0, "carat": 5}]);
        let j = tambah(&k, "salah-batu", &isi).await.ditolak(422, "BARANG-06");
        for kolom in ["data_berlian[0].jenis_batu", "data_berlian[0].butir", "data_berlian"] {
            assert!(j["fields"][kolom].is_string(), "{kolom}: {j}");
        }
        assert_eq!(barang(&a).await, awal);
        tambah(&a.masuk("kasir1-jkt1").await, "salah-hak", &cincin(2.5)).await.ditolak(403, "AKSES-01");
    });
}

async fn baki_label(a: &Alat) -> String {
    let sql = "SELECT kode_baki FROM baki WHERE toko = 'JKT1' AND kode_gudang = 'LABEL' AND dihapus = 0 AND aktif = 1 ORDER BY kode_baki LIMIT 1";
    a.baris(sql, &[]).await.remove(0)
}

async fn supplier(a: &Alat) -> String {
    let sql = "SELECT kode_supplier FROM supplier_barang WHERE toko = '-' AND dihapus = 0 AND aktif = 1 ORDER BY kode_supplier LIMIT 1";
    a.baris(sql, &[]).await.remove(0)
}

#[test]
fn penerimaan_mencatat_bukti_berat_supplier_dan_kertasnya() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let (baki, supplier) = (baki_label(&a).await, supplier(&a).await);
        let baris = |berat: f64, tulis: f64| {
            let mut b = cincin(berat);
            b["kode_toko"] = json!(baki);
            b["berat_supplier"] = json!(tulis);
            b
        };
        let isi = json!({
            "dari": "SUPPLIER", "supplier_barang": supplier, "no_surat_jalan": "sj-77", "asal_perolehan": "SUPPLIER_FAKTUR",
            "no_faktur_pajak": "010.000-26.00000001", "keterangan": "kiriman pagi",
            "detail_barang": [baris(2.345, 2.35), baris(3.1, 3.1)],
        });
        let j = k.post_dok("penerimaan-barang", "terima-01", &isi).await.ok();
        assert_eq!(k.post_dok("penerimaan-barang", "terima-01", &isi).await.ok(), j);
        let no = j["data"]["no_dok"].as_str().unwrap();
        let sql = "SELECT jenis, lawan, rujukan, keterangan, qty, berat FROM dok_barang WHERE no_dok = $1";
        assert_eq!(
            a.baris(sql, &[no.into()]).await,
            [format!("TERIMA|{supplier}|SJ-77|kiriman pagi|2|5445")]
        );
        let sql = "SELECT DISTINCT asal_perolehan, supplier_barang, no_faktur_pajak, status FROM barang WHERE no_masuk = $1";
        assert_eq!(
            a.baris(sql, &[no.into()]).await,
            [format!("SUPPLIER_FAKTUR|{supplier}|010.000-26.00000001|BARU")]
        );
        let satu = &k.get("penerimaan-barang").await.ok()["data"][0];
        assert_eq!(
            (satu["no_dok"].as_str(), satu["tarif_ppn"].as_f64(), satu["berat_supplier"].as_f64()),
            (Some(no), Some(1.1), Some(5.45))
        );
        let isi_dok = k.get(&format!("penerimaan-barang/{no}")).await.ok();
        assert_eq!(isi_dok["data"]["baris"][0]["berat_supplier"].as_f64(), Some(2.35));
        let pdf = k.get(&format!("penerimaan-barang/{no}/pdf")).await;
        assert_eq!(pdf.status, 200);
        assert!(pdf.badan.starts_with(b"%PDF"));
        a.masuk("own-bdg1").await.get(&format!("penerimaan-barang/{no}/pdf")).await.ditolak(404, "TAMBAH-03");
        // From head office, and without an invoice.
        let pusat = json!({"dari": "PUSAT", "asal_perolehan": "SUPPLIER_TANPA_FAKTUR", "detail_barang": [baris(1.5, 1.5)]});
        k.post_dok("penerimaan-barang", "terima-02", &pusat).await.ok();
        let satu = &k.get("penerimaan-barang").await.ok()["data"][0];
        assert_eq!((satu["lawan"].as_str(), satu["tarif_ppn"].as_f64()), (Some("PUSAT"), Some(1.65)));
        bersih(&a).await;
    });
}

#[test]
fn penerimaan_yang_salah_menyebut_kepala_dan_barisnya() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let awal = barang(&a).await;
        let j = k
            .post_dok("penerimaan-barang", "tsalah-1", &json!({"detail_barang": [cincin(2.5)]}))
            .await
            .ditolak(422, "TAMBAH-02");
        assert!(j["fields"]["dari"].is_string() && j["fields"]["asal_perolehan"].is_string(), "{j}");
        let isi = |asal: &str, faktur: &str, supplier: &str, baris: Value| json!({"dari": "SUPPLIER", "supplier_barang": supplier, "asal_perolehan": asal, "no_faktur_pajak": faktur, "detail_barang": baris});
        let s = supplier(&a).await;
        for (asal, faktur, supplier, kolom) in [
            ("SUPPLIER_FAKTUR", "", s.as_str(), "no_faktur_pajak"),
            ("LELANG", "010", s.as_str(), "no_faktur_pajak"),
            ("LELANG", "", "TIDAKADA", "supplier_barang"),
            ("LELANG", "", "", "supplier_barang"),
        ] {
            let j = k
                .post_dok("penerimaan-barang", "tsalah-2", &isi(asal, faktur, supplier, json!([cincin(2.5)])))
                .await
                .ditolak(422, "TAMBAH-02");
            assert!(j["fields"][kolom].is_string(), "{kolom}: {j}");
        }
        // A showcase tray is no place for what has no tag yet.
        let mut baik = cincin(2.5);
        baik["kode_toko"] = json!(baki_label(&a).await);
        let j = k
            .post_dok("penerimaan-barang", "tsalah-3", &isi("LELANG", "", &s, json!([baik, cincin(2.5)])))
            .await
            .ditolak(422, "BARANG-06");
        assert!(j["fields"]["detail_barang[1].kode_toko"].is_string(), "{j}");
        k.post_dok("penerimaan-barang", "tsalah-4", &isi("LELANG", "", &s, json!([])))
            .await
            .ditolak(422, "BARANG-07");
        assert_eq!(barang(&a).await, awal);
    });
}

async fn impor(k: &Klien, kunci: &str, csv: &str, pratinjau: bool) -> crate::alat::Balasan {
    k.post_dok("barang/impor-awal", kunci, &json!({"csv": csv, "pratinjau": pratinjau})).await
}

#[test]
fn barang_awal_masuk_dengan_barcodenya_sendiri_oleh_satu_dokumen() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let csv = "kode_barcode;kode_group;kode_dept;kode_toko;berat_asli;kadar;hpp_manual;tgl_masuk;markis\n\
                   90000001;750;CIN750;A05;2,345;80;1500000;2026-01-31;YA\n\
                   90000002;750;CIN750;A05;3.5;80;;;\n\n";
        let l = impor(&k, "awal-0001", csv, true).await.ok();
        assert_eq!(
            (l["data"]["jumlah"].as_i64(), l["data"]["jumlah_salah"].as_i64(), l["data"]["berat"].as_f64()),
            (Some(2), Some(0), Some(5.845))
        );
        assert_eq!(a.angka("SELECT COUNT(*) FROM barang WHERE kode_barcode LIKE '9000%'", &[]).await, 0);
        let j = impor(&k, "awal-0002", csv, false).await.ok();
        assert_eq!(impor(&k, "awal-0002", csv, false).await.ok(), j);
        let no = j["data"]["no_dok"].as_str().unwrap();
        assert!(no.starts_with("AW"), "{no}");
        let sql = "SELECT jenis, qty, berat FROM dok_barang WHERE no_dok = $1";
        assert_eq!(a.baris(sql, &[no.into()]).await, ["AWAL|2|5845"]);
        let sql = "SELECT kode_barcode, total_pokok, tgl_masuk, is_markis FROM barang WHERE no_masuk = $1 ORDER BY kode_barcode";
        assert_eq!(a.baris(sql, &[no.into()]).await[0], "90000001|1500000|2026-01-31|1");
        let cerita = k.get("barang/riwayat/90000001").await.ok();
        assert_eq!(cerita["data"][0]["dari"], "Saldo awal");
        // Taken in the chain: also another store may not bring it again.
        let l = impor(&a.masuk("own-bdg1").await, "awal-0003", csv, true).await.ok();
        assert_eq!(l["data"]["jumlah_salah"], 2);
        let pesan = l["data"]["contoh"][0]["salah"][0].as_str().unwrap().to_owned();
        assert!(pesan.contains("sudah dipakai di toko JKT1"), "{pesan}");
        bersih(&a).await;
    });
}

/// The file as a spreadsheet saves it: numbers, days and texts, an empty row in between.
fn berkas_excel() -> String {
    use base64::Engine as _;
    use rust_xlsxwriter::{ExcelDateTime, Format, Workbook};
    let mut buku = Workbook::new();
    let l = buku.add_worksheet();
    let kepala = ["Barcode", "Kategori", "Jenis", "Baki", "Berat Asli", "Kadar Jual", "HPP", "Tanggal Masuk"];
    l.write_row(0, 0, kepala).unwrap();
    for (baris, kode, berat) in [(1, 90_000_021, 2.345), (3, 90_000_022, 3.5)] {
        l.write(baris, 0, kode).unwrap();
        l.write(baris, 1, 750).unwrap();
        l.write_row(baris, 2, ["CIN750", "A05"]).unwrap();
        l.write(baris, 4, berat).unwrap();
        l.write(baris, 5, 80).unwrap();
        l.write(baris, 6, 1_500_000).unwrap();
        let hari = Format::new().set_num_format("dd/mm/yyyy");
        l.write_with_format(baris, 7, ExcelDateTime::from_ymd(2026, 1, 31).unwrap(), &hari).unwrap();
    }
    base64::engine::general_purpose::STANDARD.encode(buku.save_to_buffer().unwrap())
}

#[test]
fn barang_awal_dan_master_juga_dari_berkas_excel() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let isi = json!({"xlsx": berkas_excel(), "pratinjau": true});
        let l = k.post_dok("barang/impor-awal", "excel-001", &isi).await.ok();
        assert_eq!(
            (l["data"]["jumlah"].as_i64(), l["data"]["jumlah_salah"].as_i64()),
            (Some(2), Some(0)),
            "{l}"
        );
        assert_eq!(l["data"]["contoh"][1]["baris"], 4);
        let j = k.post_dok("barang/impor-awal", "excel-002", &json!({"xlsx": berkas_excel()})).await.ok();
        let no = j["data"]["no_dok"].as_str().unwrap();
        let sql = "SELECT kode_barcode, berat_asli, total_pokok, tgl_masuk FROM barang WHERE no_masuk = $1 ORDER BY kode_barcode";
        assert_eq!(
            a.baris(sql, &[no.into()]).await,
            ["90000021|2345|1500000|2026-01-31", "90000022|3500|1500000|2026-01-31"]
        );
        for rusak in ["bukan base64!", "YnVrYW4gZXhjZWw="] {
            k.post_dok("barang/impor-awal", "excel-003", &json!({"xlsx": rusak}))
                .await
                .ditolak(422, "BERKAS-01");
        }
        // Masters come the same way.
        use base64::Engine as _;
        let mut buku = rust_xlsxwriter::Workbook::new();
        let l = buku.add_worksheet();
        l.write_row(0, 0, ["kode_warna", "nama_warna"]).unwrap();
        l.write_row(1, 0, ["XLS1", "WARNA EXCEL"]).unwrap();
        let xlsx = base64::engine::general_purpose::STANDARD.encode(buku.save_to_buffer().unwrap());
        k.post("warna/impor", &json!({"xlsx": xlsx})).await.ok();
        let ada =
            a.angka("SELECT COUNT(*) FROM warna WHERE toko = 'JKT1' AND kode_warna = 'XLS1'", &[]).await;
        assert_eq!(ada, 1);
        bersih(&a).await;
    });
}

#[test]
fn tarif_ppn_menurut_hari_dan_bukti_perolehan() {
    di_kedua_master(|a| async move {
        let (k, bdg) = (a.masuk("own-jkt1").await, a.masuk("own-bdg1").await);
        let baki = baki_label(&a).await;
        let terima = |n: i32| {
            let mut b = cincin(2.5);
            b["kode_toko"] = json!(baki);
            let isi = json!({"dari": "PUSAT", "asal_perolehan": "MASYARAKAT", "detail_barang": [b]});
            (format!("tarif-{n:03}"), isi)
        };
        let (kunci, isi) = terima(1);
        k.post_dok("penerimaan-barang", &kunci, &isi).await.ok();
        let bukti = |k: Klien| async move {
            let b = k.get("penerimaan-barang/bukti").await.ok()["data"].clone();
            b.as_array().unwrap().iter().map(|b| b["tarif_ppn"].as_f64().unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(bukti(k.clone()).await, [1.1, 1.65, 1.65, 1.65, 1.65]);
        for salah in ["-1", "101", "1.655", "dua"] {
            let isi = json!([{"key": "TARIF_PPN_EMAS_TANPA_FAKTUR", "value": salah}]);
            k.put("para-system", &isi).await.ditolak(422, "SETTING-02");
        }
        k.put("para-system", &json!([{"key": "TARIF_PPN_EMAS_TANPA_FAKTUR", "value": "1.8"}])).await.ok();
        assert_eq!(bukti(k.clone()).await, [1.1, 1.8, 1.8, 1.8, 1.8]);
        assert_eq!(bukti(bdg).await[1], 1.65);
        let (kunci, isi) = terima(2);
        k.post_dok("penerimaan-barang", &kunci, &isi).await.ok();
        // A receipt keeps the rate of its day.
        let semua = k.get("penerimaan-barang").await.ok();
        let tarif = |i: usize| semua["data"][i]["tarif_ppn"].as_f64();
        assert_eq!((tarif(0), tarif(1)), (Some(1.8), Some(1.65)));
        // The law of a later day, for the whole chain, takes the place of what the store set before.
        a.tulis(toko("JKT1"), |tx| {
            tx.exec(
                "INSERT INTO tarif_ppn (toko, jenis, berlaku, tarif, oleh, keterangan) VALUES ('-', 'EMAS_TANPA_FAKTUR', '2999-01-01', 200, 'SYSTEM', '')",
                &[],
            )
        })
        .await;
        let jkt = toko("JKT1");
        let hitung = |tgl: &'static str, jenis: &'static str, asal: values::AsalPerolehan| {
            let jkt = jkt.clone();
            let a = &a;
            async move {
                a.db()
                    .read(move |c| platform::pajak::tarif_ppn(c, &jkt, tgl.parse().unwrap(), jenis, asal))
                    .await
                    .unwrap()
                    .sebagai_perseratus()
            }
        };
        use values::AsalPerolehan::{Masyarakat, SupplierFaktur};
        assert_eq!(hitung("2998-12-31", "EMAS", Masyarakat).await, 180);
        assert_eq!(hitung("2999-01-01", "EMAS", Masyarakat).await, 200);
        assert_eq!(hitung("2023-05-01", "EMAS", Masyarakat).await, 165);
        assert_eq!(hitung("2999-01-01", "EMAS", SupplierFaktur).await, 110);
        assert_eq!(hitung("2999-01-01", "NON_EMAS", Masyarakat).await, 110);
        assert_eq!(hitung("2999-01-01", "LOGAM_MULIA", Masyarakat).await, 0);
        assert_eq!(hitung("2999-01-01", "TANPA_PPN", Masyarakat).await, 0);
        bersih(&a).await;
    });
}

#[test]
fn satu_baris_awal_yang_salah_menolak_semua_dan_semuanya_disebut() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let awal = barang(&a).await;
        let csv = "Barcode,Kategori,Jenis,Baki,Berat Asli,Kadar Jual,Tanggal Masuk\n\
                   90000011,750,CIN750,A05,2.345,80,\n\
                   90000011,750,CIN750,A05,2.345,80,\n\
                   ABC,750,CIN750,A05,2.345,80,\n\
                   90000012,XX,CIN750,A05,abc,80,2999-01-01\n";
        let l = impor(&k, "awals-001", csv, true).await.ok();
        let d = &l["data"];
        assert_eq!((d["jumlah"].as_i64(), d["jumlah_salah"].as_i64()), (Some(4), Some(3)));
        let salah = |i: usize| d["contoh"][i]["salah"].to_string();
        assert!(salah(0).contains("dua kali") && salah(1).contains("1 sampai 8 angka"), "{d}");
        assert!(
            salah(2).contains("Kategori")
                && salah(2).contains("Berat Asli")
                && salah(2).contains("Tanggal Masuk"),
            "{d}"
        );
        assert_eq!(d["contoh"][3]["salah"], json!([]));
        impor(&k, "awals-002", csv, false).await.ditolak(422, "TAMBAH-06");
        impor(&k, "awals-003", "nama\nx\n", true).await.ditolak(422, "TAMBAH-05");
        impor(&k, "awals-004", "", true).await.ditolak(422, "TAMBAH-05");
        impor(&a.masuk("kasir1-jkt1").await, "awals-005", csv, true).await.ditolak(403, "AKSES-01");
        assert_eq!(barang(&a).await, awal);
    });
}

/// A thousand rows whose answer was lost on the way, sent again: there once. And ten thousand to move in.
#[test]
fn seribu_baris_dikirim_ulang_hanya_ada_sekali() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let awal = barang(&a).await;
        a.tulis(toko("JKT1"), |tx| {
            tx.exec("UPDATE baki SET kapasitas = 0 WHERE toko = 'JKT1' AND kode_baki = 'A05'", &[])
        })
        .await;
        let baris: Vec<Value> = (0..1_000_i32).map(|i| cincin(f64::from(1_000 + i) / 1_000.0)).collect();
        let isi = json!({"detail_barang": baris});
        // The first caller goes away before it is answered.
        let putus = k.minta("POST", "barang/create/bulk").header("idempotency-key", "seribu-1").json(&isi);
        let _ = tokio::time::timeout(std::time::Duration::from_millis(40), putus.send()).await;
        let j = k.post_dok("barang/create/bulk", "seribu-1", &isi).await.ok();
        assert_eq!(k.post_dok("barang/create/bulk", "seribu-1", &isi).await.ok(), j);
        assert_eq!(barang(&a).await - awal, 1_000);
        let mut csv = "kode_barcode,kode_group,kode_dept,kode_toko,berat_asli,kadar\n".to_owned();
        for i in 0..5_000 {
            csv.push_str(&format!("{},750,CIN750,A05,2.5,80\n", 80_000_000 + i));
        }
        let j = impor(&k, "seribu-2", &csv, false).await.ok();
        assert_eq!(j["data"]["jumlah"], 5_000);
        bersih(&a).await;
    });
}
