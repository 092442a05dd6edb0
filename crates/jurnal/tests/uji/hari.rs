//! A day's journal: made at closing, the same when it is made again; accounts by day, suspense, openings, an open day.

use crate::alat::{BESOK, HARI, baris, beda, berakun, buat, kas, petakan, semua, tutup};
use db::args;
use dunia::{di_kedua, ditolak};

#[test]
fn hari_dijurnal_waktu_tutup_dan_dibuat_lagi_hasilnya_sama() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        let kasir = d.orang("kasir1-jkt1").await;
        d.barang("A06", &[2_500, 3_100]).await;
        let masuk = kas(&d, &kasir, "MASUK", 750_000).await;
        let keluar = kas(&d, &kasir, "KELUAR", 50_000).await;
        tutup(&d).await;
        assert_eq!(baris(&d, &masuk).await, ["1-1100|750000|0|KAS", "4-1900|0|750000|LAWAN"]);
        assert_eq!(baris(&d, &keluar).await, ["6-1100|50000|0|LAWAN", "1-1100|0|50000|KAS"]);
        let sebelum = semua(&d, HARI).await;
        assert!(sebelum.iter().all(|b| !b.contains("SUSPENS")), "{sebelum:?}");
        let jadi = buat(&d, &own, HARI).await.unwrap();
        assert!(!jadi.sementara && jadi.suspens == 0 && jadi.debit == jadi.kredit, "{jadi:?}");
        assert_eq!(semua(&d, HARI).await, sebelum);
        assert_eq!(d.angka("SELECT kali FROM jurnal_hari WHERE tanggal = $1", args![HARI]).await, 2);
        assert_eq!(beda(&d).await, []);
        d.bersih().await;
    });
}

#[test]
fn akun_yang_dihapus_dan_yang_belum_dipilih_ditunda_dengan_sebabnya() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        let kasir = d.orang("kasir1-jkt1").await;
        let no = kas(&d, &kasir, "MASUK", 750_000).await;
        // Behind the program's back: it refuses to delete an account that a journal posts to.
        d.kerja(&own, |tx, _| {
            tx.exec("UPDATE akun SET dihapus = 1 WHERE nomor_akun = '4-1900' AND toko = 'JKT1'", &[])?;
            Ok(())
        })
        .await
        .unwrap();
        tutup(&d).await;
        assert_eq!(baris(&d, &no).await, ["1-1100|750000|0|KAS", "SUSPENS|0|750000|LAWAN"]);
        let sebab = "SELECT DISTINCT sebab FROM jurnal_baris WHERE nomor_akun = 'SUSPENS'";
        assert_eq!(d.baris(sebab, &[]).await, ["Akun 4-1900 sudah dihapus"]);
        // Another account from that day on, and the day anew: nothing is in suspense.
        petakan(&d, &own, ("KAS", "MASUK"), ("LAWAN", "KREDIT", "4-1910"), Some(HARI)).await.unwrap();
        let jadi = buat(&d, &own, HARI).await.unwrap();
        assert_eq!(jadi.suspens, 0);
        assert_eq!(baris(&d, &no).await, ["1-1100|750000|0|KAS", "4-1910|0|750000|LAWAN"]);
        assert_eq!(beda(&d).await, []);
    });
}

#[test]
fn akun_yang_diganti_berlaku_sejak_harinya_saja() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        let kasir = d.orang("kasir1-jkt1").await;
        let lama = kas(&d, &kasir, "MASUK", 100_000).await;
        tutup(&d).await;
        petakan(&d, &own, ("KAS", "MASUK"), ("LAWAN", "KREDIT", "4-1910"), None).await.unwrap();
        let baru = kas(&d, &kasir, "MASUK", 200_000).await;
        tutup(&d).await;
        buat(&d, &own, HARI).await.unwrap();
        assert_eq!(baris(&d, &lama).await[1], "4-1900|0|100000|LAWAN");
        assert_eq!(baris(&d, &baru).await[1], "4-1910|0|200000|LAWAN");
        let besok = Some("2026-12-30");
        let h = petakan(&d, &own, ("KAS", "MASUK"), ("LAWAN", "KREDIT", "4-1900"), besok).await;
        ditolak(h, "AKUN-05");
    });
}

#[test]
fn yang_ada_sebelum_pembukuan_menjadi_saldo_awal() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let kasir = d.orang("kasir1-jkt1").await;
        d.setel("JKT1", "NAGAFIN_ACCOUNTING_MODULE", "off").await;
        d.barang("A06", &[2_500]).await;
        kas(&d, &kasir, "MASUK", 900_000).await;
        tutup(&d).await;
        // The module comes on a day later.
        berakun(&d).await;
        kas(&d, &kasir, "MASUK", 100_000).await;
        tutup(&d).await;
        let awal = baris(&d, "SALDO AWAL").await;
        assert!(awal.contains(&"1-1100|900000|0|KAS".to_owned()), "{awal:?}");
        assert!(awal.iter().any(|b| b.starts_with("3-1200|0|")), "{awal:?}");
        assert_eq!(beda(&d).await, []);
        ditolak(buat(&d, &own, HARI).await, "JURNAL-02");
        d.bersih().await;
    });
}

#[test]
fn hari_yang_berjalan_dijurnal_sementara_dan_dibuat_lagi_waktu_tutup() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        let kasir = d.orang("kasir1-jkt1").await;
        kas(&d, &kasir, "MASUK", 100_000).await;
        assert!(buat(&d, &own, HARI).await.unwrap().sementara);
        // A document written since is not in it yet; the closing has it.
        let no = kas(&d, &kasir, "MASUK", 25_000).await;
        assert!(baris(&d, &no).await.is_empty());
        // Also where the module went off meanwhile.
        d.setel("JKT1", "NAGAFIN_ACCOUNTING_MODULE", "off").await;
        tutup(&d).await;
        assert_eq!(baris(&d, &no).await.len(), 2);
        assert_eq!(beda(&d).await, []);
        d.bersih().await;
    });
}

#[test]
fn hari_dijurnal_berurutan() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        tutup(&d).await;
        d.setel("JKT1", "NAGAFIN_ACCOUNTING_MODULE", "off").await;
        tutup(&d).await;
        tutup(&d).await;
        ditolak(buat(&d, &own, "2026-11-17").await, "JURNAL-03");
        buat(&d, &own, BESOK).await.unwrap();
        buat(&d, &own, "2026-11-17").await.unwrap();
        ditolak(buat(&d, &own, "2026-11-30").await, "JURNAL-02");
        assert_eq!(beda(&d).await, []);
    });
}
