//! What somebody tries who wants the books to say something else: approve what they wrote, write into a month that is closed or
//! before the books began, close twice, hide what has no account, take an account away that was journaled on.

use crate::alat::{HARI, berakun, buat, kas, petakan, semua, tgl, tutup};
use db::args;
use dunia::{Dunia, di_kedua, ditolak, isi};
use jurnal::manual::{self, MintaJurnal};
use jurnal::periode::{self, MintaTutup};
use master::{Mentah, id_menurut_kunci};
use platform::{Hasil, Pelaku, Tolak};
use serde_json::{Value, json};

fn entri(tanggal: &str, jumlah: i64) -> Value {
    json!({ "jenis": "UMUM", "tanggal": tanggal, "keterangan": "sewa", "baris": [
        { "nomor_akun": "6-1110", "debit": jumlah, "kredit": 0 }, { "nomor_akun": "3-1100", "debit": 0, "kredit": jumlah }] })
}

async fn simpan(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    d.minta(p, m, |tx, p, m: &MintaJurnal| manual::simpan(tx, p, m, rangkai::DOMAIN)).await
}

/// An approval of what a refusal asks for.
async fn izin(d: &Dunia, p: &Pelaku, penyetuju: &str, m: &Value) -> Hasil<String> {
    let t: Tolak = ditolak(simpan(d, p, m).await, "JURNAL-05");
    d.izin(p, penyetuju, &t).await
}

#[test]
fn jurnal_manual_tidak_disetujui_penulisnya_dan_izinnya_hanya_untuk_isinya() {
    di_kedua(|d| async move {
        berakun(&d).await;
        let (fin, spv) = (d.orang("fin-jkt1").await, d.orang("spv-jkt1").await);
        ditolak(izin(&d, &spv, "spv-jkt1", &entri("", 300_000)).await, "OTO-03");
        ditolak(izin(&d, &fin, "fin-jkt1", &entri("", 300_000)).await, "OTO-03");
        ditolak(izin(&d, &fin, "kasir1-jkt1", &entri("", 300_000)).await, "OTO-04");
        let id = izin(&d, &fin, "spv-jkt1", &entri("", 300_000)).await.unwrap();
        // More money, another account, another day, another person: each is something else.
        let mut lain = entri("", 300_000);
        lain["baris"][0]["nomor_akun"] = json!("6-1100");
        for mut m in [entri("", 300_001), lain, entri("2026-11-14", 300_000)] {
            m["otorisasi"] = json!(id);
            ditolak(simpan(&d, &fin, &m).await, "OTO-09");
        }
        let mut m = entri("", 300_000);
        m["otorisasi"] = json!(id);
        ditolak(simpan(&d, &spv, &m).await, "OTO-01");
        simpan(&d, &fin, &m).await.unwrap();
        ditolak(simpan(&d, &fin, &m).await, "OTO-06");
        tutup(&d).await;
        d.bersih().await;
    });
}

#[test]
fn akun_buku_tidak_ditulis_dengan_tangan_juga_sebelum_ada_jurnalnya() {
    di_kedua(|d| async move {
        berakun(&d).await;
        let fin = d.orang("fin-jkt1").await;
        for (debit, kredit, kode) in [
            ("1-1100", "3-1100", "JURNAL-06"),
            ("1-1200", "3-1100", "JURNAL-06"),
            ("1-1400", "3-1100", "JURNAL-06"),
            ("2-1200", "3-1100", "JURNAL-06"),
            ("2-1300", "3-1100", "JURNAL-06"),
            ("SUSPENS", "3-1100", "JURNAL-01"),
            // What is paid to the state for the tax has no book.
            ("2-1400", "6-1200", "JURNAL-05"),
        ] {
            let mut m = entri("", 5_000);
            m["baris"][0]["nomor_akun"] = json!(debit);
            m["baris"][1]["nomor_akun"] = json!(kredit);
            ditolak(simpan(&d, &fin, &m).await, kode);
        }
    });
}

#[test]
fn saldo_awal_hanya_di_hari_pertama_dan_yang_ditulis_sebelumnya_ikut() {
    di_kedua(|d| async move {
        berakun(&d).await;
        let fin = d.orang("fin-jkt1").await;
        let mut m = entri("2026-11-10", 40_000);
        m["jenis"] = json!("SALDO AWAL");
        m["otorisasi"] = json!(izin(&d, &fin, "spv-jkt1", &m).await.unwrap());
        simpan(&d, &fin, &m).await.unwrap();
        tutup(&d).await;
        let sql = "SELECT tanggal, nomor_akun, debit FROM jurnal_baris WHERE kelas = 'MANUAL' AND debit > 0";
        assert_eq!(d.baris(sql, &[]).await, [format!("{HARI}|6-1110|40000")]);
        let mut m = entri("", 40_000);
        m["jenis"] = json!("SALDO AWAL");
        ditolak(simpan(&d, &fin, &m).await, "JURNAL-02");
        m["tanggal"] = json!(HARI);
        ditolak(simpan(&d, &fin, &m).await, "JURNAL-05");
        ditolak(simpan(&d, &fin, &entri("2026-11-14", 5_000)).await, "JURNAL-02");
        d.bersih().await;
    });
}

async fn tutup_periode(d: &Dunia, p: &Pelaku, penyetuju: &str) -> Hasil<Value> {
    let m = json!({ "periode": "2026-11" });
    d.minta_izin((p, penyetuju), &m, |tx, p, m: &MintaTutup| periode::tutup(tx, p, m)).await
}

#[test]
fn bulan_yang_ditutup_dua_orang_bersamaan_ditutup_sekali_dan_tidak_dibuka_lagi() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        let (fin, spv) = (d.orang("fin-jkt1").await, d.orang("spv-jkt1").await);
        let kasir = d.orang("kasir1-jkt1").await;
        kas(&d, &kasir, "MASUK", 100_000).await;
        for _ in 15..=30 {
            tutup(&d).await;
        }
        let (a, b) = tokio::join!(tutup_periode(&d, &fin, "spv-jkt1"), tutup_periode(&d, &spv, "own-jkt1"));
        let (baik, salah): (Vec<_>, Vec<_>) = [a, b].into_iter().partition(Result::is_ok);
        assert_eq!(baik.len(), 1, "{baik:?} {salah:?}");
        ditolak(salah.into_iter().next().unwrap(), "JURNAL-04");
        let isi = semua(&d, HARI).await;
        // Neither a day made anew, nor an entry, nor an account of that month.
        ditolak(buat(&d, &own, HARI).await, "JURNAL-04");
        ditolak(simpan(&d, &fin, &entri("2026-11-30", 5_000)).await, "JURNAL-04");
        let h = petakan(&d, &own, ("KAS", "MASUK"), ("LAWAN", "KREDIT", "4-1910"), Some("2026-11-30")).await;
        ditolak(h, "AKUN-05");
        petakan(&d, &own, ("KAS", "MASUK"), ("LAWAN", "KREDIT", "4-1910"), Some("2026-12-01")).await.unwrap();
        for sql in [
            "DELETE FROM periode_akun",
            "UPDATE periode_akun SET sampai = '2026-10-31'",
            "UPDATE periode_saldo SET debit = 0",
            "UPDATE jurnal_manual SET tanggal = '2026-11-01'",
            "UPDATE para_akun_berlaku SET nomor_akun = '4-1910'",
        ] {
            let h = d.db().write(db::Kunci::rantai(), move |tx| tx.exec(sql, &[])).await;
            // No entry by hand was written here: that table has nothing that could be changed.
            let kosong = sql.contains("jurnal_manual") && h.as_ref().is_ok_and(|n| *n == 0);
            assert!(h.is_err() || kosong, "{sql}");
        }
        assert_eq!(semua(&d, HARI).await, isi);
        d.bersih().await;
    });
}

#[test]
fn hari_yang_dibuat_dua_orang_bersamaan_sama_isinya() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        let (fin, kasir) = (d.orang("fin-jkt1").await, d.orang("kasir1-jkt1").await);
        kas(&d, &kasir, "MASUK", 100_000).await;
        tutup(&d).await;
        let lama = semua(&d, HARI).await;
        let (a, b) = tokio::join!(buat(&d, &own, HARI), buat(&d, &fin, HARI));
        assert_eq!(a.unwrap().sidik, b.unwrap().sidik);
        assert_eq!(semua(&d, HARI).await, lama);
        assert_eq!(d.angka("SELECT kali FROM jurnal_hari WHERE tanggal = $1", args![HARI]).await, 3);
        d.bersih().await;
    });
}

async fn akun_baru(d: &Dunia, p: &Pelaku, nomor: &str) -> Hasil<()> {
    let baru = isi::<Mentah>(&json!({ "nomor_akun": nomor, "nama_akun": "UJI", "golongan": "BEBAN" }));
    let m = master::cari("akun").unwrap();
    d.kerja(p, move |tx, p| master::tambah(tx, m, p, &baru).map(|_| ())).await
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
fn akun_yang_dijurnal_tidak_dihapus_dan_golongannya_tetap() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        let (fin, kasir) = (d.orang("fin-jkt1").await, d.orang("kasir1-jkt1").await);
        kas(&d, &kasir, "MASUK", 100_000).await;
        let mut m = entri("", 5_000);
        m["otorisasi"] = json!(izin(&d, &fin, "spv-jkt1", &m).await.unwrap());
        simpan(&d, &fin, &m).await.unwrap();
        akun_baru(&d, &own, "4-1999").await.unwrap();
        petakan(&d, &own, ("KAS", "MASUK"), ("LAWAN", "KREDIT", "4-1999"), Some(HARI)).await.unwrap();
        petakan(&d, &own, ("KAS", "MASUK"), ("LAWAN", "KREDIT", "4-1910"), Some(HARI)).await.unwrap();
        // Chosen once, written on by hand, journaled on.
        ditolak(hapus(&d, &own, "4-1999").await, "MASTER-08");
        ditolak(hapus(&d, &own, "6-1110").await, "MASTER-08");
        tutup(&d).await;
        ditolak(hapus(&d, &own, "4-1910").await, "MASTER-08");
        let m = master::cari("akun").unwrap();
        let h = d
            .kerja(&own, move |tx, p| {
                let kunci = [("nomor_akun".to_owned(), "4-1910".to_owned())].into();
                let id = id_menurut_kunci(tx, m, p, &kunci)?;
                let baru = isi::<Mentah>(
                    &json!({ "nomor_akun": "4-1910", "nama_akun": "UJI", "golongan": "KEWAJIBAN" }),
                );
                master::ubah(tx, m, p, &id, &baru).map(|_| ())
            })
            .await;
        let t = h.unwrap_err();
        assert!(t.pesan.contains("golongannya tetap"), "{t:?}");
    });
}

#[test]
fn yang_tanpa_akun_tidak_disembunyikan_di_balik_akun_bernama_suspens() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        let kasir = d.orang("kasir1-jkt1").await;
        let t = akun_baru(&d, &own, "suspens").await.unwrap_err();
        assert!(t.pesan.contains("SUSPENS"), "{t:?}");
        // Behind the program's back: the day says it all the same.
        d.ubah(
            "INSERT INTO akun (toko, id, dihapus, versi, diubah, oleh, cari, nomor_akun, nama_akun, golongan) \
             SELECT toko, 'uji', 0, 1, diubah, oleh, '', 'SUSPENS', 'BEBAN LAIN', 'BEBAN' FROM akun WHERE toko = 'JKT1' AND nomor_akun = '6-1100'",
            &[],
        )
        .await;
        petakan(&d, &own, ("KAS", "MASUK"), ("LAWAN", "KREDIT", "SUSPENS"), None).await.unwrap();
        kas(&d, &kasir, "MASUK", 100_000).await;
        tutup(&d).await;
        let sql = "SELECT sebab FROM jurnal_baris WHERE nomor_akun = 'SUSPENS'";
        assert_eq!(d.baris(sql, &[]).await, ["SUSPENS bukan akun"]);
        assert_eq!(d.angka("SELECT suspens FROM jurnal_hari WHERE tanggal = $1", args![tgl(HARI)]).await, 1);
    });
}
