//! The claim on the data, and a database written anew, on both engines.

use db::{Db, Error, Mesin, Nasib, Pemakaian, Pemulihan, Val, args};
use std::time::{Duration, Instant};
use testkit::{Uji, kedua_mesin, toko};

/// PostgreSQL's client may not run inside an async task.
async fn di_utas<T: Send + 'static>(f: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(f).await.unwrap()
}

#[test]
fn banyak_pemakai_bersama_tetapi_pemulihan_sendirian() {
    kedua_mesin(|u| async move {
        let m = u.mesin().clone();
        let satu = Pemakaian::bersama(&m).unwrap();
        let dua = Pemakaian::bersama(&m).unwrap();
        drop(satu);
        let e = Pemakaian::sendiri(&m).unwrap_err().to_string();
        assert!(e.contains("sedang dipakai karat lain"), "{e}");
        drop(dua);
        let sendiri = Pemakaian::sendiri(&m).unwrap();
        let e = Pemakaian::bersama(&m).unwrap_err().to_string();
        assert!(e.contains("sedang dipulihkan"), "{e}");
        drop(sendiri);
        Pemakaian::bersama(&m).unwrap();
    });
}

#[test]
fn pemakai_postgresql_yang_terputus_mengambil_tandanya_kembali() {
    testkit::satu_mesin(testkit::Jenis::Pg, |u| async move {
        let m = u.mesin().clone();
        let _pakai = Pemakaian::bersama(&m).unwrap();
        let dipegang = "FROM pg_locks l JOIN pg_database d ON d.oid = l.database \
             WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.mode = 'ShareLock' \
             AND l.granted AND l.pid <> pg_backend_pid()";
        let tanya = |apa: &str| {
            let sql = format!("SELECT {apa} {dipegang}");
            u.db.read(move |c| c.nilai::<i64>(&sql, &[]))
        };
        let lama = tanya("MIN(l.pid)").await.unwrap();
        assert_eq!(tanya("COUNT(pg_terminate_backend(l.pid))").await.unwrap(), 1);
        // Free for a moment, then claimed again, by another connection.
        let akhir = Instant::now() + Duration::from_secs(60);
        while tanya(&format!("COALESCE(MIN(NULLIF(l.pid, {lama})), 0)")).await.unwrap() == 0 {
            assert!(Instant::now() < akhir, "tanda tidak kembali");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        assert!(Pemakaian::sendiri(&m).unwrap_err().to_string().contains("sedang dipakai"));
    });
}

/// Where a restore of this test writes to.
fn tujuan(u: &Uji, nama: &str) -> Mesin {
    match u.mesin() {
        Mesin::Lite(_) => Mesin::Lite(u.folder().join(nama)),
        Mesin::Pg(_) => u.mesin().clone(),
    }
}

/// A row of the table `toko` that is hard to carry.
fn toko_baru() -> (Vec<String>, Vec<Val>) {
    let teks = ["nama_toko", "alamat_toko", "no_telp", "no_whatsapp", "portal", "tgl_system", "dibuat"];
    let mut isi: Vec<(&str, Val)> = teks.iter().map(|k| (*k, format!("{k}\t\\N\n'").into())).collect();
    isi.extend([("kode_toko", "X1".into()), ("pusat", 0.into()), ("aktif", 1.into())]);
    isi.extend([("versi", i64::MAX.into()), ("tgl_tutup", Val::Null)]);
    isi.into_iter().map(|(k, v)| (k.to_owned(), v)).unzip()
}

fn sel(c: db::Col<'_>) -> Val {
    match c {
        db::Col::Null => Val::Null,
        db::Col::Int(n) => n.into(),
        db::Col::Text(t) => t.into(),
    }
}

#[test]
fn basis_data_ditulis_baru_dan_yang_lama_hilang_bersamanya() {
    kedua_mesin(|u| async move {
        u.jangan_periksa();
        toko(&u.db, "LAMA").await;
        let (ke, (kolom, isi)) = (tujuan(&u, "baru.db"), toko_baru());
        let baca = format!("SELECT {} FROM toko", kolom.join(", "));
        let (m, baris) = (ke.clone(), isi.clone());
        let nomor = di_utas(move || {
            let mut p = Pemulihan::mulai(&m, 1).unwrap();
            assert_eq!(p.isi("toko", &kolom, std::iter::once(Ok::<_, Error>(baris))).unwrap(), 1);
            p.mutakhirkan().unwrap();
            let nomor = p.nomor().unwrap();
            p.selesai().unwrap();
            nomor
        })
        .await;
        if let (Mesin::Pg(url), Some(nomor)) = (ke.clone(), nomor) {
            assert_eq!(di_utas(move || db::nasib_transaksi(&url, &nomor).unwrap()).await, Nasib::Jadi);
        }
        // The schema is exactly the one the migrations make: opening it applies none and refuses nothing.
        let mut s = u.setelan();
        s.mesin = ke;
        let db = Db::buka(s).unwrap();
        assert_eq!(db.read(db::versi_skema).await.unwrap(), Some(db::versi_terakhir()));
        let ada = db
            .read(move |c| {
                c.rows(&baca, args![], |r| {
                    (0..r.len()).map(|i| r.col(i).map(sel)).collect::<db::Result<Vec<_>>>()
                })
            })
            .await
            .unwrap();
        assert_eq!(ada, [isi]);
        // The books are append-only there as well.
        let buku = "INSERT INTO audit VALUES ('X1', 1, '-', '-', '-', '-', '-', '-', '-', '-')";
        db.write(db::Kunci::rantai(), move |tx| tx.exec(buku, &[])).await.unwrap();
        let e = db.write(db::Kunci::rantai(), |tx| tx.exec("DELETE FROM audit", &[])).await.unwrap_err();
        assert!(e.hanya_tambah(), "{e}");
        di_utas(move || db.tutup()).await;
    });
}

#[test]
fn pemulihan_yang_ditinggalkan_tidak_mengubah_apa_pun() {
    kedua_mesin(|u| async move {
        toko(&u.db, "LAMA").await;
        let (gagal, putus, (kolom, isi)) = (tujuan(&u, "a.db"), tujuan(&u, "b.db"), toko_baru());
        let nomor = di_utas(move || {
            let mut p = Pemulihan::mulai(&gagal, db::versi_terakhir()).unwrap();
            let e = p.isi::<Error>("toko", &kolom, [Ok(isi.clone()), Ok(isi)].into_iter()).unwrap_err();
            assert!(e.unik(), "{e}");
            drop(p);
            Pemulihan::mulai(&putus, 1).unwrap().nomor().unwrap()
        })
        .await;
        if let (Mesin::Pg(url), Some(nomor)) = (u.mesin().clone(), nomor) {
            assert_eq!(di_utas(move || db::nasib_transaksi(&url, &nomor).unwrap()).await, Nasib::Batal);
        }
        let ada: String = u.db.read(|c| c.nilai("SELECT kode_toko FROM toko", &[])).await.unwrap();
        assert_eq!(ada, "LAMA");
    });
}
