//! Counting: what is frozen, scanned by several, adjusted by moves, written once, and corrected only with an approval.

use crate::alat::{kartu, masuk, teks};
use barang::opname::{self, Hapus, Koreksi, Pindai, PindaiBanyak, TanyaBaris};
use barang::{Kepala, Langkah, gerakkan};
use db::args;
use dunia::{Dunia, di_kedua, ditolak, kode, toko};
use ledger::Dok;
use ledger::stok::Luar;
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use values::{JenisDok, KodeBaki, KodeBarcode, KodeGudang, NoFaktur};

const BAKI: &str = "A06";

/// A count that runs, with who counts.
struct Hitung<'a> {
    d: &'a Dunia,
    no: NoFaktur,
}

async fn coba_mulai(d: &Dunia, p: &Pelaku, isi: &Value) -> Hasil<Value> {
    d.minta(p, isi, |tx, p, m| Ok(opname::mulai(tx, p, m)?.0)).await
}

async fn mulai<'a>(d: &'a Dunia, p: &Pelaku, isi: &Value) -> Hitung<'a> {
    let no = teks(&coba_mulai(d, p, isi).await.unwrap()["no_opname"]);
    Hitung { d, no: NoFaktur::parse(&no).unwrap() }
}

fn di_baki(baki: &str) -> Value {
    json!({ "jenis": "BAKI", "kode_gudang": "TOKO", "kode_toko": baki })
}

impl Hitung<'_> {
    async fn pindai_di(&self, p: &Pelaku, kode: &str, baki: &str) -> Hasil<Value> {
        let (no, siaran) = (self.no.clone(), self.d.siaran.clone());
        let m = json!({ "kode": kode, "kode_toko": baki });
        self.d.minta(p, &m, move |tx, p, m: &Pindai| opname::pindai(tx, p, &no, m, &siaran)).await
    }

    async fn pindai(&self, p: &Pelaku, kode: &str) -> Hasil<Value> {
        self.pindai_di(p, kode, "").await
    }

    async fn kelas(&self, p: &Pelaku, kode: &str) -> String {
        teks(&self.pindai(p, kode).await.unwrap()["kelas"])
    }

    async fn pindai_banyak(&self, p: &Pelaku, kode: &Value) -> Hasil<Value> {
        let (no, siaran) = (self.no.clone(), self.d.siaran.clone());
        let m = json!({ "kode": kode });
        self.d
            .minta(p, &m, move |tx, p, m: &PindaiBanyak| opname::pindai_banyak(tx, p, &no, m, &siaran))
            .await
    }

    async fn hapus(&self, p: &Pelaku, kode: &str) -> Hasil<Value> {
        let (no, siaran) = (self.no.clone(), self.d.siaran.clone());
        let m = json!({ "kode": kode });
        self.d.minta(p, &m, move |tx, p, m: &Hapus| opname::hapus(tx, p, &no, m, &siaran)).await
    }

    async fn selesai(&self, p: &Pelaku) -> Hasil<opname::Opname> {
        let (no, siaran) = (self.no.clone(), self.d.siaran.clone());
        self.d.kerja(p, move |tx, p| opname::selesai(tx, p, &no, &siaran)).await
    }

    async fn batal(&self, p: &Pelaku) -> Hasil<opname::Opname> {
        let (no, siaran) = (self.no.clone(), self.d.siaran.clone());
        self.d.kerja(p, move |tx, p| opname::batal(tx, p, &no, &siaran)).await
    }

    async fn koreksi(&self, p: &Pelaku, isi: &Value) -> Hasil<Value> {
        let no = self.no.clone();
        self.d.minta(p, isi, move |tx, p, m: &Koreksi| opname::koreksi(tx, p, &no, m)).await
    }

    /// The approval of a correction as it stands now.
    async fn izin(&self, p: &Pelaku, isi: &Value) -> String {
        let t = ditolak(self.koreksi(p, isi).await, "OPNAME-12");
        self.d.izin(p, "spv-jkt1", &t).await.unwrap()
    }

    async fn ringkas(&self, p: &Pelaku) -> Hasil<Value> {
        let (p, no) = (p.clone(), self.no.clone());
        self.d.lihat(move |c| opname::ringkas(c, &p, &no)).await
    }

    /// What was found of each, by code.
    async fn hasil(&self, p: &Pelaku) -> Vec<(String, String)> {
        let (p, no) = (p.clone(), self.no.clone());
        let t = TanyaBaris { limit: 1_000, ..TanyaBaris::default() };
        let h = self.d.db().read(move |c| opname::baris(c, &p, &no, &t)).await.unwrap();
        let mut semua: Vec<_> = h
            .data
            .iter()
            .map(|b| {
                let b = dunia::tampil(b);
                (teks(&b["kode"]), teks(&b["kelas"]))
            })
            .collect();
        semua.sort();
        semua
    }
}

/// Another document that takes a piece away, as a sale or a move would.
async fn gerak(d: &Dunia, kode: &str, ke: Option<(&str, &str)>) {
    let kode = KodeBarcode::parse(kode).unwrap();
    let ke = ke.map(|(g, b)| (KodeGudang::parse(g).unwrap(), KodeBaki::parse(b).unwrap()));
    d.kerja(&d.pemilik("JKT1").await, move |tx, p| {
        let k = barang::siap(tx, &p.toko, &kode)?;
        let jenis = if ke.is_some() { JenisDok::PindahBarang } else { JenisDok::Penjualan };
        let l = match &ke {
            Some((g, b)) => Langkah::ke_baki(k, g.clone(), b.clone())?,
            None => Langkah::ke_luar(k, Luar::Pelanggan)?,
        };
        let mut dok = Dok::buka(tx, jenis, &p.user_id)?;
        gerakkan(&mut dok, &Kepala { jenis: "PINDAH", ..Kepala::default() }, &[l])?;
        Ok(dok.tutup("UJI", &json!({}))?)
    })
    .await
    .unwrap();
}

async fn isi_awal(d: &Dunia) -> Vec<String> {
    d.baris("SELECT kode_barcode FROM saldo_barang WHERE toko = 'JKT1' AND baki = 'A06'", &[]).await
}

#[test]
fn hitungan_baki_membagi_kelas_dan_koreksinya_memindahkan_barang() {
    di_kedua(|d| async move {
        let (own, spv) = (d.pemilik("JKT1").await, d.orang("spv-jkt1").await);
        let awal = isi_awal(&d).await;
        let b = d.barang(BAKI, &[2_500, 3_500, 4_500, 5_500, 6_500]).await;
        let lain = d.barang("A05", &[7_500]).await;
        let gudang_lain = masuk(&d, &own, "S02", &[8.5]).await;
        let h = mulai(&d, &own, &di_baki(BAKI)).await;
        assert!(h.no.to_string().starts_with("SOJKT1-"), "{}", h.no);
        // Somebody else who begins the same joins it.
        assert_eq!(mulai(&d, &spv, &di_baki(BAKI)).await.no, h.no);
        for kode in &awal {
            assert_eq!(h.kelas(&own, kode).await, "ADA");
        }
        assert_eq!(h.kelas(&own, &b[0]).await, "ADA");
        assert_eq!(h.kelas(&spv, &b[1]).await, "ADA");
        let lagi = h.pindai(&spv, &b[0]).await.unwrap();
        assert_eq!((&lagi["ganda"], &lagi["kelas"]), (&json!(true), &json!("ADA")));
        assert_eq!(h.kelas(&own, &lain[0]).await, "SALAH BAKI");
        assert_eq!(h.kelas(&own, &gudang_lain[0]).await, "LEBIH");
        assert_eq!(h.kelas(&own, "99999998").await, "TIDAK DIKENAL");
        assert_eq!(kode(h.pindai(&own, "ab cd").await), "OPNAME-06");
        // During the count one is sold, one moves away; one comes in and is not found.
        gerak(&d, &b[2], None).await;
        gerak(&d, &b[3], Some(("TOKO", "A05"))).await;
        let datang = d.barang(BAKI, &[9_500]).await;
        let r = h.ringkas(&own).await.unwrap();
        assert_eq!((&r["harus"], &r["ditemukan"]), (&json!(awal.len() + 4), &json!(awal.len() + 2)), "{r}");
        assert_eq!((&r["opname"]["qty_masuk"], &r["opname"]["qty_keluar"]), (&json!(1), &json!(2)));
        assert_eq!(r["pemindai"].as_array().unwrap().len(), 2);
        assert_eq!(kode(h.koreksi(&own, &json!({ "otorisasi": "X" })).await), "OPNAME-09");
        h.selesai(&own).await.unwrap();
        assert_eq!(kode(h.selesai(&own).await), "OPNAME-02");
        assert_eq!(kode(h.pindai(&own, &b[4]).await), "OPNAME-02");
        let semua = h.hasil(&own).await;
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
            let kelas = semua.iter().find(|(k, _)| k == kode).map(|(_, k)| k.as_str());
            assert_eq!(kelas, harap, "{kode}");
        }
        koreksi_disetujui(&h, &own, (&b[4], &datang[0])).await;
        assert_eq!(kartu(&d, &b[4]).await["status"], "HILANG");
        for kode in [&lain[0], &gudang_lain[0]] {
            assert_eq!(d.letak(kode).await.as_deref(), Some("TOKO/A06"));
        }
        let koreksi = "SELECT COUNT(*) FROM dok_barang WHERE toko = 'JKT1' AND jenis = 'KOREKSI'";
        assert_eq!(d.angka(koreksi, &[]).await, 1);
        d.bersih().await;
        // Found again: it comes back by the next count.
        let h = mulai(&d, &own, &di_baki(BAKI)).await;
        assert_eq!(h.kelas(&own, &b[4]).await, "LEBIH");
        h.selesai(&own).await.unwrap();
        let satu = json!([b[4]]);
        let id = h.izin(&own, &json!({ "kode": satu })).await;
        let t = h.koreksi(&own, &json!({ "otorisasi": id, "kode": satu })).await.unwrap();
        assert_eq!((&t["kembali"], &t["hilang"]), (&json!(1), &json!(0)), "{t}");
        assert_eq!(kartu(&d, &b[4]).await["status"], "READY");
    });
}

/// Approved by somebody else, for this count as it stands, once; what was sold after the count is passed over.
async fn koreksi_disetujui(h: &Hitung<'_>, own: &Pelaku, (hilang, datang): (&str, &str)) {
    let dengan = |id: &str| json!({ "otorisasi": id, "keterangan": "opname bulanan" });
    assert_eq!(kode(h.koreksi(own, &dengan("0123456789ABCDEF")).await), "OTO-01");
    let perlu = ditolak(h.koreksi(own, &json!({})).await, "OPNAME-12");
    assert_eq!(kode(h.d.izin(own, "own-jkt1", &perlu).await), "OTO-03");
    // An approval of one piece is none of all of them.
    let satu = h.izin(own, &json!({ "kode": [hilang] })).await;
    assert_eq!(kode(h.koreksi(own, &dengan(&satu)).await), "OTO-09");
    // Sold after the count: skipped, not lost; what was approved before it is another correction.
    let basi = h.d.izin(own, "spv-jkt1", &perlu).await.unwrap();
    gerak(h.d, datang, None).await;
    assert_eq!(kode(h.koreksi(own, &dengan(&basi)).await), "OTO-09");
    let id = h.izin(own, &json!({})).await;
    let t = h.koreksi(own, &dengan(&id)).await.unwrap();
    assert_eq!((&t["hilang"], &t["pindah"], &t["kembali"]), (&json!(1), &json!(2), &json!(0)), "{t}");
    assert_eq!(t["dilewati"][0]["kode"], datang);
    assert_eq!(kode(h.koreksi(own, &json!({ "otorisasi": id })).await), "OPNAME-10");
}

#[test]
fn gudang_dan_penerimaan_memakai_mesin_yang_sama() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let b = masuk(&d, &own, "LB1", &[2.5, 3.5]).await;
        let sql = "SELECT no_masuk FROM barang WHERE kode_barcode = $1";
        let terima = d.baris(sql, args![b[0].as_str()]).await.remove(0);
        // A whole warehouse, tray by tray where the person says which.
        let h = mulai(&d, &own, &json!({ "jenis": "GUDANG", "kode_gudang": "LABEL" })).await;
        for (baki, kelas) in [("LB2", "SALAH BAKI"), ("LB1", "ADA"), ("LB2", "ADA")] {
            assert_eq!(h.pindai_di(&own, &b[0], baki).await.unwrap()["kelas"], kelas);
        }
        assert_eq!(kode(h.pindai_di(&own, &b[0], "A01").await), "OPNAME-03");
        assert_eq!(kode(h.pindai_di(&own, &b[1], "XXX").await), "OPNAME-03");
        h.hapus(&own, &b[0]).await.unwrap();
        assert_eq!(kode(h.hapus(&own, &b[0]).await), "OPNAME-07");
        h.batal(&own).await.unwrap();
        assert_eq!(kode(h.pindai(&own, &b[0]).await), "OPNAME-02");
        // A receiving document.
        let p = own.clone();
        let daftar = d.lihat(move |c| opname::penerimaan(c, &p, "")).await.unwrap();
        assert!(daftar.as_array().unwrap().iter().any(|d| d["no_dok"] == terima.as_str()));
        let h = mulai(&d, &own, &json!({ "jenis": "PENERIMAAN", "rujukan": terima })).await;
        assert_eq!(h.kelas(&own, &b[0]).await, "ADA");
        gerak(&d, &b[1], Some(("TOKO", "A04"))).await;
        h.selesai(&own).await.unwrap();
        let mau = [(&b[0], "ADA"), (&b[1], "HILANG")].map(|(k, c)| (k.clone(), c.to_owned()));
        assert_eq!(h.hasil(&own).await, mau);
    });
}

#[test]
fn tanda_rfid_dibaca_banyak_dan_seluruh_toko_dihitung_sekali_sehari() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let b = masuk(&d, &own, "LB1", &[2.5, 3.5]).await;
        // Tags: read many times, some unknown, some by barcode.
        let tag = |i: usize| format!("E2801160600002{i:010}");
        for (i, kode) in b.iter().enumerate() {
            d.ubah("UPDATE barang SET tag_id = $2 WHERE kode_barcode = $1", args![kode, tag(i)]).await;
        }
        let h = mulai(&d, &own, &json!({ "jenis": "RFID" })).await;
        let baca = json!([tag(0), tag(0).to_lowercase(), tag(1), tag(7), tag(0)]);
        let t = h.pindai_banyak(&own, &baca).await.unwrap();
        assert_eq!((&t["dibaca"], &t["baru"]), (&json!(5), &json!(3)), "{t}");
        assert_eq!((&t["kelas"]["ADA"], &t["kelas"]["TIDAK DIKENAL"]), (&json!(2), &json!(1)), "{t}");
        assert_eq!(h.pindai(&own, &b[0]).await.unwrap()["ganda"], true);
        let t = ditolak(h.pindai_banyak(&own, &json!([tag(0), "a b"])).await, "OPNAME-06");
        assert!(t.kolom.contains_key("kode[1]"), "{t:?}");
        assert_eq!(kode(h.pindai_banyak(&own, &json!([])).await), "OPNAME-06");
        // The whole store, once a day.
        let semua = json!({ "jenis": "GLOBAL" });
        let h = mulai(&d, &own, &semua).await;
        assert_eq!(kode(h.selesai(&own).await), "OPNAME-08");
        assert_eq!(h.kelas(&own, &b[0]).await, "ADA");
        h.selesai(&own).await.unwrap();
        assert_eq!(kode(coba_mulai(&d, &own, &semua).await), "OPNAME-05");
    });
}

#[test]
fn yang_salah_ditolak_dengan_alasannya() {
    di_kedua(|d| async move {
        let (own, bdg) = (d.pemilik("JKT1").await, d.pemilik("BDG1").await);
        for (isi, kolom) in [
            (json!({ "jenis": "BAKI" }), "kode_gudang"),
            (json!({ "jenis": "BAKI", "kode_gudang": "TOKO" }), "kode_toko"),
            (json!({ "jenis": "BAKI", "kode_gudang": "TOKO", "kode_toko": "S01" }), "kode_toko"),
            (json!({ "jenis": "GUDANG", "kode_gudang": "TIDAK" }), "kode_gudang"),
            (json!({ "jenis": "PENERIMAAN" }), "rujukan"),
            (json!({ "jenis": "PENERIMAAN", "rujukan": "TBJKT1-261115-9999" }), "rujukan"),
        ] {
            let t = ditolak(coba_mulai(&d, &own, &isi).await, "OPNAME-04");
            assert!(t.kolom.contains_key(kolom), "{isi} {t:?}");
        }
        let tiada = Hitung { d: &d, no: NoFaktur::parse("SOJKT1-261115-9999").unwrap() };
        assert_eq!(kode(tiada.ringkas(&own).await), "OPNAME-01");
        let b = d.barang("B04", &[2_500]).await;
        let h = mulai(&d, &own, &di_baki("B04")).await;
        // Another store knows nothing of it, and its pieces are strangers here.
        assert_eq!(kode(h.ringkas(&bdg).await), "OPNAME-01");
        let asing = d.barang_di("BDG1", "B04", &[3_500]).await;
        assert_eq!(h.kelas(&own, &asing[0]).await, "LEBIH");
        assert_eq!(h.kelas(&own, &b[0]).await, "ADA");
        h.selesai(&own).await.unwrap();
        // A piece of another store cannot be corrected from here, nor one that is where it should be.
        for satu in [&asing[0], &b[0]] {
            assert_eq!(kode(h.koreksi(&own, &json!({ "kode": [satu] })).await), "OPNAME-11");
        }
        assert_eq!(d.letak(&asing[0]).await.as_deref(), Some("TOKO/B04"));
        assert_eq!(kartu(&d, &asing[0]).await["toko"], toko("BDG1").to_string());
    });
}

#[test]
fn hitungan_yang_wajib_foto_tidak_selesai_tanpa_foto() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let kode = d.barang(BAKI, &[2_000]).await;
        let h = mulai(&d, &own, &di_baki(BAKI)).await;
        h.pindai(&own, &kode[0]).await.unwrap();
        d.setel("JKT1", "OPNAME_WAJIB_FOTO_MODULE", "on").await;
        ditolak(h.selesai(&own).await, "OPNAME-13");
        let (p, no) = (own.clone(), h.no.clone());
        let r = d.db().read(move |c| opname::ringkas(c, &p, &no)).await.unwrap();
        assert_eq!((r.wajib_foto, r.opname.foto), (true, false));
        let no = h.no.clone();
        d.kerja(&own, move |tx, p| {
            let sql = "INSERT INTO gambar (toko, jenis, kunci, id, lebar, tinggi, ukuran, sidik, waktu, oleh) \
                       VALUES ($1, 'FOTO_OPNAME', $2, 'uji', 1, 1, 1, 'uji', '', 'uji')";
            Ok(tx.exec(sql, args![&p.toko, &no])?)
        })
        .await
        .unwrap();
        assert!(h.selesai(&own).await.unwrap().foto);
        // Without the setting a photo is nobody's business.
        d.setel("JKT1", "OPNAME_WAJIB_FOTO_MODULE", "off").await;
        let h = mulai(&d, &own, &di_baki(BAKI)).await;
        h.pindai(&own, &kode[0]).await.unwrap();
        assert!(!h.selesai(&own).await.unwrap().foto);
    });
}
