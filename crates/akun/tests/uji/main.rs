//! The journals of a store with their accounts at their use cases, on both engines, without a server: saved a journal at a
//! time, every version kept.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use akun::{ParaAkun, UbahAkun};
use db::args;
use dunia::{DEMO, Dunia, ditolak, isi};
use master::{Mentah, id_menurut_kunci};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use std::sync::Arc;

/// Stores without masters, on every engine of this run.
fn di_kedua<F, Fut>(f: F)
where
    F: Fn(Arc<Dunia>) -> Fut,
    Fut: Future<Output = ()>,
{
    testkit::kedua_mesin_dari(&DEMO, |uji| async { f(Dunia::baru(uji)).await });
}

/// All journals of the person's store.
async fn semua(d: &Dunia, p: &Pelaku) -> Vec<ParaAkun> {
    let p = p.clone();
    d.db().read(move |c| akun::semua(c, &p)).await.unwrap()
}

async fn setor(d: &Dunia, p: &Pelaku) -> ParaAkun {
    semua(d, p).await.into_iter().find(|j| j.trx == "KAS" && j.tipe == "SETOR").unwrap()
}

fn nomor(j: &ParaAkun, kode: &str) -> String {
    j.detail_akun.iter().find(|d| d.kode_akun == kode).unwrap().nomor_akun.clone()
}

async fn isi_awal(d: &Dunia, p: &Pelaku) -> usize {
    d.kerja(p, akun::isi_awal).await.unwrap()
}

/// An owner in a store with the starting chart.
async fn berakun(d: &Dunia) -> Pelaku {
    let own = d.pemilik("JKT1").await;
    isi_awal(d, &own).await;
    own
}

fn sel(kode: &str, jenis: &str, nomor: &str) -> Value {
    json!({ "kode_akun": kode, "jenis_akun": jenis, "nomor_akun": nomor })
}

async fn ubah(d: &Dunia, p: &Pelaku, m: Value) -> Hasil<Value> {
    d.minta(p, &m, |tx, p, m: &UbahAkun| akun::ubah(tx, p, "KAS", "SETOR", m)).await
}

/// The chart of the person's store, by number.
async fn bagan(d: &Dunia, p: &Pelaku) -> Vec<String> {
    let sql = "SELECT nomor_akun FROM akun WHERE toko = $1 AND dihapus = 0 ORDER BY nomor_akun";
    d.baris(sql, args![&p.toko]).await
}

async fn hapus(d: &Dunia, p: &Pelaku, nomor: &str) -> Hasil<()> {
    let m = master::cari("akun").unwrap();
    let kunci = [("nomor_akun".to_owned(), nomor.to_owned())].into();
    d.kerja(p, move |tx, p| {
        let id = id_menurut_kunci(tx, m, p, &kunci)?;
        master::hapus(tx, m, p, &id)
    })
    .await
}

#[test]
fn toko_baru_mulai_kosong_lalu_diisi_akun_awal_satu_kali() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        assert!(bagan(&d, &own).await.is_empty());
        let kosong = semua(&d, &own).await;
        assert_eq!(kosong.len(), akun::jurnal().count());
        for j in &kosong {
            assert_eq!(j.versi, 0);
            assert!(j.detail_akun.iter().all(|d| d.nomor_akun.is_empty()), "{j:?}");
        }
        assert_eq!(isi_awal(&d, &own).await, kosong.len());
        let ada = bagan(&d, &own).await;
        let nama = "SELECT nama_akun FROM akun WHERE toko = 'JKT1' AND nomor_akun = '1-1100'";
        assert_eq!(d.baris(nama, &[]).await, ["KAS KASIR"]);
        for j in semua(&d, &own).await {
            assert_eq!(j.versi, 1);
            for l in &j.detail_akun {
                assert!(ada.contains(&l.nomor_akun), "{j:?}");
                assert!(["DEBIT", "KREDIT"].contains(&l.jenis_akun.as_str()));
                assert!(!l.id.is_empty());
            }
        }
        assert_eq!(isi_awal(&d, &own).await, 0, "hanya sekali");
        let lain = d.pemilik("BDG1").await;
        assert!(bagan(&d, &lain).await.is_empty(), "setiap toko punya akunnya sendiri");
        assert_eq!(setor(&d, &lain).await.versi, 0);
    });
}

#[test]
fn akun_satu_jurnal_disimpan_bersama_dan_setiap_versinya_tercatat() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        let baru =
            isi::<Mentah>(&json!({ "nomor_akun": "1-1201", "nama_akun": "Bank BCA", "golongan": "ASET" }));
        let m = master::cari("akun").unwrap();
        d.kerja(&own, move |tx, p| master::tambah(tx, m, p, &baru).map(|_| ())).await.unwrap();
        let sebelum = semua(&d, &own).await;
        let isi = json!({ "versi": 1, "detail_akun": [
            sel("BANK", "DEBIT", " 1-1201 "), sel("KAS", "KREDIT", "1-1110")] });
        let r = ubah(&d, &own, isi).await.unwrap();
        let j = setor(&d, &own).await;
        assert_eq!((r, j.versi), (dunia::tampil(&j), 2));
        assert_eq!((nomor(&j, "BANK"), nomor(&j, "KAS")), ("1-1201".into(), "1-1110".into()));
        for (s, t) in sebelum.iter().zip(&semua(&d, &own).await) {
            assert_eq!(s == t, s.trx != "KAS" || s.tipe != "SETOR", "jurnal lain tetap: {t:?}");
        }
        // A line that is not sent stays; saving what already stands is no new version.
        let satu = json!({ "detail_akun": [sel("KAS", "KREDIT", "1-1100")] });
        assert_eq!(ubah(&d, &own, satu.clone()).await.unwrap()["versi"], 3);
        assert_eq!(nomor(&setor(&d, &own).await, "BANK"), "1-1201");
        assert_eq!(ubah(&d, &own, satu).await.unwrap()["versi"], 3);
        let versi = "SELECT versi, aksi, oleh FROM buku_master WHERE toko = 'JKT1' \
                     AND tabel = 'para_akun_transaksi' AND id = 'KAS/SETOR' ORDER BY versi";
        let harap = ["1|TAMBAH|own-jkt1", "2|UBAH|own-jkt1", "3|UBAH|own-jkt1"];
        assert_eq!(d.baris(versi, &[]).await, harap);
        let audit = "SELECT isi FROM audit WHERE toko = 'JKT1' AND aksi = 'UBAH PARAMETER AKUN' \
                     AND objek = 'para_akun_transaksi KAS/SETOR' ORDER BY seq";
        let audit = d.baris(audit, &[]).await;
        assert_eq!(audit.len(), 2);
        let pertama: Value = serde_json::from_str(&audit[0]).unwrap();
        assert_eq!(
            (&pertama["lama"]["BANK"], &pertama["baru"]["BANK"]),
            (&json!("1-1200"), &json!("1-1201"))
        );
    });
}

#[test]
fn ubahan_basi_ditolak_dan_melihat_kedua_versi() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        let isi = |nomor: &str| json!({ "versi": 1, "detail_akun": [sel("BANK", "DEBIT", nomor)] });
        ubah(&d, &own, isi("1-1210")).await.unwrap();
        let t = ditolak(ubah(&d, &own, isi("1-1110")).await, "AKUN-04");
        let r = t.rincian.unwrap();
        let bank = |v: &Value| {
            let semua = v["detail_akun"].as_array().unwrap();
            semua.iter().find(|l| l["kode_akun"] == "BANK").unwrap()["nomor_akun"].clone()
        };
        assert_eq!(r["versi"], 2);
        assert_eq!((bank(&r["tersimpan"]), bank(&r["dikirim"])), (json!("1-1210"), json!("1-1110")));
        assert_eq!(nomor(&setor(&d, &own).await, "BANK"), "1-1210");
    });
}

#[test]
fn isi_yang_salah_ditolak_di_selnya_dan_tidak_ada_yang_tersimpan() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        let m = json!({ "detail_akun": [] });
        let tidak_ada =
            |tx: &mut db::Tx<'_>, p: &Pelaku, m: &UbahAkun| akun::ubah(tx, p, "KAS", "TIDAK_ADA", m);
        ditolak(d.minta(&own, &m, tidak_ada).await, "AKUN-01");
        ditolak(ubah(&d, &own, m).await, "AKUN-02");
        let baik = sel("KAS", "KREDIT", "1-1110");
        let bank = |jenis: &str, nomor: &str| sel("BANK", jenis, nomor);
        for (salah, kolom, kode, pesan) in [
            (sel("LAIN", "DEBIT", "1-1100"), "kode_akun", "AKUN-02", "Baris ini tidak ada di jurnalnya"),
            (sel("KAS", "KREDIT", "1-1100"), "kode_akun", "AKUN-02", "KAS disebut lebih dari sekali"),
            (bank("KREDIT", "1-1100"), "jenis_akun", "AKUN-02", "BANK ada di sisi DEBIT"),
            (bank("DEBIT", "  "), "nomor_akun", "AKUN-03", "Nomor Akun Tidak Boleh Kosong"),
            (bank("DEBIT", "9-9999"), "nomor_akun", "AKUN-03", "Nomor Akun 9-9999 tidak ada di daftar akun"),
        ] {
            let t = ditolak(ubah(&d, &own, json!({ "detail_akun": [baik, salah] })).await, kode);
            assert_eq!(t.kolom[&format!("detail_akun[1].{kolom}")], pesan, "{t:?}");
            assert_eq!(t.pesan, pesan);
        }
        let j = setor(&d, &own).await;
        assert_eq!((j.versi, nomor(&j, "KAS")), (1, "1-1100".into()));
    });
}

#[test]
fn akun_yang_dipakai_jurnal_tidak_bisa_dihapus_dan_yang_dihapus_tidak_bisa_dipilih() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        let t = ditolak(hapus(&d, &own, "1-1100").await, "MASTER-08");
        assert!(t.pesan.contains(" parameter akun"), "{t:?}");
        hapus(&d, &own, "6-1110").await.unwrap();
        let m = json!({ "detail_akun": [sel("KAS", "KREDIT", "6-1110")] });
        ditolak(ubah(&d, &own, m).await, "AKUN-03");
    });
}
