//! Bringing pieces in at the edge: keys, rights, papers, files of a spreadsheet, an answer that was lost on the way. What a
//! piece, a receipt or a file must be is tested in `barang`.

use crate::alat::{Alat, Klien, di_kedua_master, toko};
use serde_json::{Value, json};

fn cincin(berat: f64) -> Value {
    json!({
        "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A05~TOKO", "nama_barang": "cincin polos",
        "berat_asli": berat, "kadar": 80, "kadar_cetak": 75, "kadar_modal": 77,
    })
}

async fn bersih(a: &Alat) {
    let h = a.db().lapor(|c| ledger::periksa::semua(c, &rangkai::BUKTI)).await.unwrap();
    assert!(h.bersih(), "{h:?}");
}

async fn barang(a: &Alat) -> i64 {
    a.angka("SELECT COUNT(*) FROM barang", &[]).await
}

/// The first tray for pieces without a tag.
async fn baki_label(a: &Alat) -> String {
    let sql = "SELECT kode_baki FROM baki WHERE toko = 'JKT1' AND kode_gudang = 'LABEL' AND dihapus = 0 AND aktif = 1 ORDER BY kode_baki LIMIT 1";
    a.baris(sql, &[]).await.remove(0)
}

#[test]
fn satu_barang_dilihat_lalu_disimpan_sekali() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let awal = barang(&a).await;
        let l = k.post("tambah-barang/pratinjau", &cincin(4.321)).await.data();
        assert_eq!((l["berat"].as_f64(), l["aturan_berat"].as_str()), (Some(4.35), Some("V2")));
        let mut isi = cincin(4.321);
        isi["total_pokok"] = l["total_pokok"].clone();
        let j = k.post_dok("tambah-barang", "satu-0001", &isi).await.ok();
        assert_eq!(k.post_dok("tambah-barang", "satu-0001", &isi).await.ok(), j);
        assert_eq!(barang(&a).await, awal + 1);
        let hari = k.get("tambah-barang?kode_toko=A05").await.data();
        assert_eq!(hari[0]["kode_barcode"], j["data"]["kode_barcode"]);
        isi["total_pokok"] = json!(1);
        let t = k.post_dok("tambah-barang", "satu-0002", &isi).await.ditolak(422, "BARANG-06");
        assert!(t["fields"]["total_pokok"].is_string(), "{t}");
        let kasir = a.masuk("kasir1-jkt1").await;
        kasir.post_dok("tambah-barang", "satu-0003", &cincin(2.5)).await.ditolak(403, "AKSES-01");
        assert_eq!(barang(&a).await, awal + 1);
    });
}

#[test]
fn penerimaan_disimpan_sekali_dan_punya_kertas() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let mut baris = cincin(2.345);
        baris["kode_toko"] = json!(baki_label(&a).await);
        baris["berat_supplier"] = json!(2.35);
        let isi =
            json!({ "dari": "PUSAT", "asal_perolehan": "SUPPLIER_TANPA_FAKTUR", "detail_barang": [baris] });
        let j = k.post_dok("penerimaan-barang", "terima-01", &isi).await.ok();
        assert_eq!(k.post_dok("penerimaan-barang", "terima-01", &isi).await.ok(), j);
        let no = j["data"]["no_dok"].as_str().unwrap();
        let semua = k.get("penerimaan-barang").await.data();
        assert_eq!((semua.as_array().unwrap().len(), &semua[0]["no_dok"]), (1, &j["data"]["no_dok"]));
        let satu = k.get(&format!("penerimaan-barang/{no}")).await.data();
        assert_eq!(
            (&satu["terima"]["no_dok"], &satu["baris"][0]["berat_supplier"]),
            (&json!(no), &json!(2.35))
        );
        let bukti = k.get("penerimaan-barang/bukti").await.data();
        assert_eq!((bukti.as_array().unwrap().len(), &bukti[0]["tarif_ppn"]), (5, &json!(1.1)));
        let pdf = k.get(&format!("penerimaan-barang/{no}/pdf")).await;
        assert_eq!(pdf.status, 200);
        assert!(pdf.badan.starts_with(b"%PDF"));
        a.masuk("own-bdg1").await.get(&format!("penerimaan-barang/{no}/pdf")).await.ditolak(404, "TAMBAH-03");
        let t = k.post_dok("penerimaan-barang", "terima-02", &json!({ "detail_barang": [] })).await;
        assert!(t.ditolak(422, "TAMBAH-02")["fields"]["dari"].is_string());
    });
}

async fn impor(k: &Klien, kunci: &str, csv: &str, pratinjau: bool) -> crate::alat::Balasan {
    k.post_dok("barang/impor-awal", kunci, &json!({"csv": csv, "pratinjau": pratinjau})).await
}

#[test]
fn barang_awal_dilihat_lalu_diimpor_sekali() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let csv = "kode_barcode;kode_group;kode_dept;kode_toko;berat_asli;kadar\n90000001;750;CIN750;A05;2,345;80\n";
        assert_eq!(impor(&k, "awal-0001", csv, true).await.data()["jumlah_salah"], 0);
        let j = impor(&k, "awal-0002", csv, false).await.ok();
        assert_eq!(impor(&k, "awal-0002", csv, false).await.ok(), j);
        assert_eq!(j["message"], "1 barang berhasil diimpor");
        impor(&k, "awal-0003", csv, false).await.ditolak(422, "TAMBAH-06");
        impor(&a.masuk("kasir1-jkt1").await, "awal-0004", csv, true).await.ditolak(403, "AKSES-01");
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
