//! Counting: what is frozen, scanned by several, adjusted by moves, written once, and corrected only with an approval.

use crate::alat::{Alat, Balasan, Klien, SANDI, di_kedua_master};
use serde_json::{Value, json};

const BAKI: &str = "A06";

/// Pieces of a tray of their own, by their barcodes.
pub async fn barang(k: &Klien, kunci: &str, baki: &str, berat: &[f64]) -> Vec<String> {
    let baris: Vec<Value> = berat
        .iter()
        .map(|b| {
            json!({
                "kode_group": "750", "kode_dept": "CIN750", "kode_toko": baki, "nama_barang": "cincin hitung",
                "berat_asli": b, "kadar": 80, "kadar_cetak": 75, "kadar_modal": 77,
            })
        })
        .collect();
    let j = k.post_dok("barang/create/bulk", kunci, &json!({"detail_barang": baris})).await.ok();
    j["data"].as_array().unwrap().iter().map(|d| d["kode_barcode"].as_str().unwrap().to_owned()).collect()
}

async fn mulai(k: &Klien, isi: Value) -> String {
    k.post("stock-opname/start", &isi).await.data()["no_opname"].as_str().unwrap().to_owned()
}

async fn mulai_baki(k: &Klien, baki: &str) -> String {
    mulai(k, json!({"jenis": "BAKI", "kode_gudang": "TOKO", "kode_toko": baki})).await
}

async fn pindai(k: &Klien, no: &str, kode: &str) -> Balasan {
    k.post(&format!("stock-opname/{no}/scan"), &json!({"kode": kode})).await
}

async fn kelas(k: &Klien, no: &str, kode: &str) -> String {
    pindai(k, no, kode).await.data()["kelas"].as_str().unwrap().to_owned()
}

async fn hasil(k: &Klien, no: &str) -> Vec<(String, String)> {
    let j = k.get(&format!("stock-opname/{no}/baris?limit=1000")).await.data();
    let mut semua: Vec<(String, String)> = j
        .as_array()
        .unwrap()
        .iter()
        .map(|b| (b["kode"].as_str().unwrap().to_owned(), b["kelas"].as_str().unwrap().to_owned()))
        .collect();
    semua.sort();
    semua
}

async fn kosongkan(a: &Alat, baki: &str) -> i64 {
    let sql = format!("SELECT COUNT(*) FROM saldo_barang WHERE toko = 'JKT1' AND baki = '{baki}'");
    a.angka(&sql, &[]).await
}

/// Another document that takes pieces away, as a sale or a move would.
async fn gerak(a: &Alat, kode: &str, ke: Option<(&str, &str)>) {
    use barang::{Kepala, Langkah, gerakkan};
    use ledger::Dok;
    use ledger::stok::Luar;
    use values::{JenisDok, KodeBaki, KodeBarcode, KodeGudang, UserId};
    let kode = KodeBarcode::parse(kode).unwrap();
    let ke = ke.map(|(g, b)| (KodeGudang::parse(g).unwrap(), KodeBaki::parse(b).unwrap()));
    a.kerja(crate::alat::toko("JKT1"), move |tx| {
        let k = barang::siap(tx, &crate::alat::toko("JKT1"), &kode)?;
        let jenis = if ke.is_some() { JenisDok::PindahBarang } else { JenisDok::Penjualan };
        let l = match &ke {
            Some((g, b)) => Langkah::ke_baki(k, g.clone(), b.clone())?,
            None => Langkah::ke_luar(k, Luar::Pelanggan)?,
        };
        let mut d = Dok::buka(tx, jenis, &UserId::parse("own-jkt1").unwrap())?;
        gerakkan(&mut d, &Kepala { jenis: "PINDAH", ..Kepala::default() }, &[l])?;
        Ok(d.tutup("UJI", &json!({}))?)
    })
    .await
    .unwrap();
}

async fn setuju(k: &Klien, no: &str, penyetuju: &str) -> Balasan {
    k.post(
        "authorization",
        &json!({
            "user_id": penyetuju, "password": SANDI, "kategori": "KOREKSI OPNAME",
            "description": "KOREKSI STOCK OPNAME", "dokumen": no,
        }),
    )
    .await
}

async fn id_setuju(k: &Klien, no: &str) -> String {
    setuju(k, no, "spv-jkt1").await.data()["id"].as_str().unwrap().to_owned()
}

pub async fn bersih(a: &Alat) {
    let h = a.db().read(|c| Ok::<_, platform::Tolak>(ledger::periksa::semua(c)?)).await.unwrap();
    assert!(h.bersih(), "{h:?}");
}

#[test]
fn hitungan_baki_membagi_kelas_dan_koreksinya_memindahkan_barang() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let awal = kosongkan(&a, BAKI).await;
        let b = barang(&k, "hitung-01", BAKI, &[2.5, 3.5, 4.5, 5.5, 6.5]).await;
        let lain = barang(&k, "hitung-02", "A05", &[7.5]).await;
        let gudang_lain = barang(&k, "hitung-03", "S02", &[8.5]).await;
        let no = mulai_baki(&k, BAKI).await;
        assert!(no.starts_with("SOJKT1-"), "{no}");
        // Somebody else who begins the same joins it.
        let spv = a.masuk("spv-jkt1").await;
        assert_eq!(mulai_baki(&spv, BAKI).await, no);
        // Already there by demo data, if any: found too.
        for kode in a
            .baris("SELECT kode_barcode FROM saldo_barang WHERE toko = 'JKT1' AND baki = 'A06'", &[])
            .await
            .iter()
            .filter(|x| !b.contains(x))
        {
            assert_eq!(kelas(&k, &no, kode).await, "ADA");
        }
        assert_eq!(kelas(&k, &no, &b[0]).await, "ADA");
        assert_eq!(kelas(&spv, &no, &b[1]).await, "ADA");
        let lagi = pindai(&spv, &no, &b[0]).await.data();
        assert_eq!((lagi["ganda"].as_bool(), lagi["kelas"].as_str()), (Some(true), Some("ADA")));
        assert_eq!(kelas(&k, &no, &lain[0]).await, "SALAH BAKI");
        assert_eq!(kelas(&k, &no, &gudang_lain[0]).await, "LEBIH");
        assert_eq!(kelas(&k, &no, "99999998").await, "TIDAK DIKENAL");
        pindai(&k, &no, "ab cd").await.ditolak(422, "OPNAME-06");
        // During the count one is sold, one moves away; one comes in and is not found.
        gerak(&a, &b[2], None).await;
        gerak(&a, &b[3], Some(("TOKO", "A05"))).await;
        let datang = barang(&k, "hitung-04", BAKI, &[9.5]).await;
        let r = k.get(&format!("stock-opname/{no}")).await.data();
        assert_eq!((r["harus"].as_i64(), r["ditemukan"].as_i64()), (Some(awal + 4), Some(awal + 2)), "{r}");
        assert_eq!(
            (r["opname"]["qty_masuk"].as_i64(), r["opname"]["qty_keluar"].as_i64()),
            (Some(1), Some(2))
        );
        assert_eq!(r["pemindai"].as_array().unwrap().len(), 2);
        k.post(&format!("stock-opname/{no}/koreksi"), &json!({"otorisasi": "X"}))
            .await
            .ditolak(422, "OPNAME-09");
        k.post(&format!("stock-opname/{no}/selesai"), &json!({})).await.ok();
        k.post(&format!("stock-opname/{no}/selesai"), &json!({})).await.ditolak(409, "OPNAME-02");
        pindai(&k, &no, &b[4]).await.ditolak(409, "OPNAME-02");
        let h = hasil(&k, &no).await;
        let kelas_dari = |kode: &str| h.iter().find(|(k, _)| k == kode).map(|(_, k)| k.as_str());
        for (kode, harap) in [
            (b[0].as_str(), Some("ADA")),
            (&b[1], Some("ADA")),
            (&b[2], Some("TERJUAL")),
            (&b[3], None),
            (&b[4], Some("HILANG")),
            (&datang[0], Some("HILANG")),
            (&lain[0], Some("SALAH BAKI")),
            (&gudang_lain[0], Some("LEBIH")),
            ("99999998", Some("TIDAK DIKENAL")),
        ] {
            assert_eq!(kelas_dari(kode), harap, "{kode}");
        }
        // The correction: approved by somebody else, for this count, once.
        let jalan = format!("stock-opname/{no}/koreksi");
        k.post(&jalan, &json!({"otorisasi": "0123456789ABCDEF"})).await.ditolak(422, "OTO-01");
        setuju(&k, &no, "own-jkt1").await.ditolak(403, "OTO-03");
        let salah = id_setuju(&k, "SOJKT1-261115-9999").await;
        k.post(&jalan, &json!({"otorisasi": salah})).await.ditolak(422, "OTO-09");
        let id = id_setuju(&k, &no).await;
        // Sold after the count: skipped, not lost.
        gerak(&a, &datang[0], None).await;
        let isi = json!({"otorisasi": id, "keterangan": "opname bulanan"});
        let t = k.post_dok(&jalan, "koreksi-01", &isi).await.ok();
        assert_eq!(k.post_dok(&jalan, "koreksi-01", &isi).await.ok(), t);
        let t = &t["data"];
        assert_eq!(
            (t["hilang"].as_i64(), t["pindah"].as_i64(), t["kembali"].as_i64()),
            (Some(1), Some(2), Some(0)),
            "{t}"
        );
        assert_eq!(t["dilewati"][0]["kode"], datang[0].as_str());
        k.post(&jalan, &json!({"otorisasi": id_setuju(&k, &no).await})).await.ditolak(409, "OPNAME-10");
        let kartu = k.get(&format!("barang/kartu/{}", b[4])).await.data();
        assert_eq!(kartu["status"], "HILANG");
        for kode in [&lain[0], &gudang_lain[0]] {
            let kartu = k.get(&format!("barang/kartu/{kode}")).await.data();
            assert_eq!(
                (kartu["kode_gudang"].as_str(), kartu["kode_toko"].as_str()),
                (Some("TOKO"), Some(BAKI))
            );
        }
        let koreksi = "SELECT COUNT(*) FROM dok_barang WHERE toko = 'JKT1' AND jenis = 'KOREKSI'";
        assert_eq!(a.angka(koreksi, &[]).await, 1);
        bersih(&a).await;
        // Found again: it comes back by the next count.
        let no = mulai_baki(&k, BAKI).await;
        assert_eq!(kelas(&k, &no, &b[4]).await, "LEBIH");
        k.post(&format!("stock-opname/{no}/selesai"), &json!({})).await.ok();
        let id = id_setuju(&k, &no).await;
        let t = k
            .post(&format!("stock-opname/{no}/koreksi"), &json!({"otorisasi": id, "kode": [b[4]]}))
            .await
            .data();
        assert_eq!((t["kembali"].as_i64(), t["hilang"].as_i64()), (Some(1), Some(0)), "{t}");
        assert_eq!(k.get(&format!("barang/kartu/{}", b[4])).await.data()["status"], "READY");
        bersih(&a).await;
    });
}

#[test]
fn gudang_global_penerimaan_dan_rfid_memakai_mesin_yang_sama() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let b = barang(&k, "hitung-11", "LB1", &[2.5, 3.5]).await;
        let terima =
            a.baris("SELECT no_masuk FROM barang WHERE kode_barcode = $1", &[b[0].as_str().into()]).await;
        // A whole warehouse, tray by tray where the person says which.
        let no = mulai(&k, json!({"jenis": "GUDANG", "kode_gudang": "LABEL"})).await;
        let scan = |kode: String, baki: &'static str| {
            let (k, no) = (k.clone(), no.clone());
            async move {
                k.post(&format!("stock-opname/{no}/scan"), &json!({"kode": kode, "kode_toko": baki})).await
            }
        };
        assert_eq!(scan(b[0].clone(), "LB2").await.data()["kelas"], "SALAH BAKI");
        assert_eq!(scan(b[0].clone(), "LB1").await.data()["kelas"], "ADA");
        assert_eq!(scan(b[0].clone(), "LB2").await.data()["kelas"], "ADA");
        scan(b[0].clone(), "A01").await.ditolak(422, "OPNAME-03");
        scan(b[1].clone(), "XXX").await.ditolak(422, "OPNAME-03");
        k.post(&format!("stock-opname/{no}/scan/hapus"), &json!({"kode": b[0]})).await.ok();
        k.post(&format!("stock-opname/{no}/scan/hapus"), &json!({"kode": b[0]}))
            .await
            .ditolak(404, "OPNAME-07");
        k.post(&format!("stock-opname/{no}/batal"), &json!({})).await.ok();
        scan(b[0].clone(), "").await.ditolak(409, "OPNAME-02");
        // A receiving document.
        let daftar = k.get("stock-opname/penerimaan").await.data();
        assert!(daftar.as_array().unwrap().iter().any(|d| d["no_dok"] == terima[0].as_str()));
        let no = mulai(&k, json!({"jenis": "PENERIMAAN", "rujukan": terima[0]})).await;
        assert_eq!(kelas(&k, &no, &b[0]).await, "ADA");
        gerak(&a, &b[1], Some(("TOKO", "A04"))).await;
        k.post(&format!("stock-opname/{no}/selesai"), &json!({})).await.ok();
        let h = hasil(&k, &no).await;
        assert_eq!(h, [(b[0].clone(), "ADA".to_owned()), (b[1].clone(), "HILANG".to_owned())]);
        // Modules that are off.
        modul(&a, "off").await;
        let rfid = json!({"jenis": "RFID", "kode_gudang": "TOKO"});
        k.post("stock-opname/start", &rfid).await.ditolak(403, "MODUL-01");
        k.post("stock-opname/start", &json!({"jenis": "GLOBAL"})).await.ditolak(403, "MODUL-01");
        modul(&a, "on").await;
        // Tags: read many times, some unknown, some by barcode.
        let tag = |i: usize| format!("E2801160600002{i:010}");
        for (i, kode) in b.iter().enumerate() {
            let (t, kode) = (tag(i), kode.clone());
            a.tulis(crate::alat::toko("JKT1"), move |tx| {
                tx.exec(
                    "UPDATE barang SET tag_id = $2 WHERE kode_barcode = $1",
                    db::args![kode.as_str(), t.as_str()],
                )
            })
            .await;
        }
        let no = mulai(&k, json!({"jenis": "RFID"})).await;
        let baca = json!({"kode": [tag(0), tag(0).to_lowercase(), tag(1), tag(7), tag(0)]});
        let t = k.post(&format!("stock-opname/{no}/scan/bulk"), &baca).await.data();
        assert_eq!((t["dibaca"].as_i64(), t["baru"].as_i64()), (Some(5), Some(3)), "{t}");
        assert_eq!(
            (t["kelas"]["ADA"].as_i64(), t["kelas"]["TIDAK DIKENAL"].as_i64()),
            (Some(2), Some(1)),
            "{t}"
        );
        assert_eq!(pindai(&k, &no, &b[0]).await.data()["ganda"], true);
        let buruk = json!({"kode": [tag(0), "a b"]});
        let j = k.post(&format!("stock-opname/{no}/scan/bulk"), &buruk).await.ditolak(422, "OPNAME-06");
        assert!(j["fields"]["kode[1]"].is_string(), "{j}");
        k.post(&format!("stock-opname/{no}/scan/bulk"), &json!({"kode": []})).await.ditolak(422, "OPNAME-06");
        // The whole store, once a day.
        let no = mulai(&k, json!({"jenis": "GLOBAL"})).await;
        k.post(&format!("stock-opname/{no}/selesai"), &json!({})).await.ditolak(422, "OPNAME-08");
        assert_eq!(kelas(&k, &no, &b[0]).await, "ADA");
        k.post(&format!("stock-opname/{no}/selesai"), &json!({})).await.ok();
        k.post("stock-opname/start", &json!({"jenis": "GLOBAL"})).await.ditolak(409, "OPNAME-05");
        bersih(&a).await;
    });
}

async fn modul(a: &Alat, nilai: &str) {
    let isi = json!([
        {"key": "RFID_MODULE", "value": nilai}, {"key": "OPNAME_GLOBAL_DAILY_MODULE", "value": nilai},
    ]);
    let su = a.masuk("su").await.di("JKT1");
    su.put("para-system", &isi).await.ok();
}

#[test]
fn yang_salah_ditolak_dengan_alasannya() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        for (isi, kolom) in [
            (json!({"jenis": "BAKI"}), "kode_gudang"),
            (json!({"jenis": "BAKI", "kode_gudang": "TOKO"}), "kode_toko"),
            (json!({"jenis": "BAKI", "kode_gudang": "TOKO", "kode_toko": "S01"}), "kode_toko"),
            (json!({"jenis": "GUDANG", "kode_gudang": "TIDAK"}), "kode_gudang"),
            (json!({"jenis": "PENERIMAAN"}), "rujukan"),
            (json!({"jenis": "PENERIMAAN", "rujukan": "TBJKT1-261115-9999"}), "rujukan"),
        ] {
            let j = k.post("stock-opname/start", &isi).await.ditolak(422, "OPNAME-04");
            assert!(j["fields"][kolom].is_string(), "{isi} {j}");
        }
        k.get("stock-opname/SOJKT1-261115-9999").await.ditolak(404, "OPNAME-01");
        k.get("stock-opname/apa").await.ditolak(404, "OPNAME-01");
        let b = barang(&k, "hitung-21", "B04", &[2.5]).await;
        let no = mulai_baki(&k, "B04").await;
        // Another store knows nothing of it, and its pieces are strangers here.
        let bdg = a.masuk("own-bdg1").await;
        bdg.get(&format!("stock-opname/{no}")).await.ditolak(404, "OPNAME-01");
        let asing = barang(&bdg, "hitung-22", "B04", &[3.5]).await;
        assert_eq!(kelas(&k, &no, &asing[0]).await, "LEBIH");
        a.masuk("kasir1-jkt1").await.get(&format!("stock-opname/{no}")).await.ditolak(403, "AKSES-01");
        // A tray of another store's piece cannot be corrected from here.
        assert_eq!(kelas(&k, &no, &b[0]).await, "ADA");
        k.post(&format!("stock-opname/{no}/selesai"), &json!({})).await.ok();
        let id = id_setuju(&k, &no).await;
        k.post(&format!("stock-opname/{no}/koreksi"), &json!({"otorisasi": id, "kode": [asing[0]]}))
            .await
            .ditolak(422, "OPNAME-11");
        // The refusal gave the approval back.
        let j =
            k.post(&format!("stock-opname/{no}/koreksi"), &json!({"otorisasi": id, "kode": [b[0]]})).await;
        j.ditolak(422, "OPNAME-11");
    });
}
