//! 64 clients over 4 stores at once, from two processes: books, projections and chain stay equal, and every
//! client meets exactly the refusals its own model foresees.

use ledger::Arah;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use testkit::model::{Dunia, Model, Nomor, perintah_acak, terapkan};
use testkit::{Acak, bangun, kedua_mesin, toko};

const KLIEN: u32 = 64;
const TOKO: usize = 4;

#[test]
fn enam_puluh_empat_klien_serentak_menjaga_buku() {
    kedua_mesin(|uji| async move {
        let langkah = if uji.adalah_pg() { 20 } else { 40 };
        let lain = uji.buka_lain(|_| {});
        let mut tokos = Vec::new();
        for i in 0..TOKO {
            tokos.push(toko(&uji.db, &format!("T{i}")).await);
        }
        let bersama: Arc<[(AtomicI64, AtomicUsize); TOKO]> = Arc::default();
        let mut kerja = Vec::new();
        for klien in 0..KLIEN {
            let ke = usize::try_from(klien).unwrap() % TOKO;
            // SQLite has one process by design (the folder's lock); PostgreSQL any number.
            let db = if uji.adalah_pg() && klien % 3 == 0 { lain.clone() } else { uji.db.clone() };
            let (t, bersama) = (tokos[ke].clone(), bersama.clone());
            kerja.push(tokio::spawn(async move {
                let mut a = Acak::new(u64::from(klien) + 7000);
                let dunia = Dunia::bersama(klien + 1);
                let mut model = Model::default();
                let mut nomor: Vec<Nomor> = Vec::new();
                for _ in 0..langkah {
                    if a.persen(25) {
                        // A drawer that everyone in the store uses; only its sum can be foreseen.
                        let (arah, jumlah) =
                            if a.persen(60) { (Arah::Masuk, 300) } else { (Arah::Keluar, 200) };
                        match bangun::kas(&db, &t, "bersama", arah, jumlah).await {
                            Ok(_) => {
                                let neto = if arah == Arah::Masuk { jumlah } else { -jumlah };
                                bersama[ke].0.fetch_add(neto, Ordering::SeqCst);
                                bersama[ke].1.fetch_add(1, Ordering::SeqCst);
                            }
                            Err(e) => assert_eq!(e.kode(), Some("KAS-01")),
                        }
                        continue;
                    }
                    let p = perintah_acak(&mut a, &model, &dunia);
                    let mau = model.jalankan(&p);
                    let (q, sudah) = (p.clone(), nomor.clone());
                    match (mau, db.write(&t, move |tx| terapkan(tx, &q, &sudah)).await) {
                        (Ok(()), Ok(no)) => nomor.push(no),
                        (Err(kode), Err(e)) if e.kode() == Some(kode) => {}
                        (mau, ada) => panic!("klien {klien}, {p:?}: model {mau:?}, buku {ada:?}"),
                    }
                }
                (ke, model)
            }));
        }
        let mut model: [Model; TOKO] = Default::default();
        for k in kerja {
            let (ke, m) = k.await.unwrap();
            model[ke].gabung(m);
        }
        for (ke, (m, t)) in model.into_iter().zip(&tokos).enumerate() {
            let (t, baris) = (t.clone(), m.banyak_baris().1);
            let beda = uji.db.snapshot(move |c| m.sama_dengan(c, &t)).await.unwrap();
            // The shared drawer is the one thing that no client's model knows.
            let (saldo, tambah) =
                (bersama[ke].0.load(Ordering::SeqCst), bersama[ke].1.load(Ordering::SeqCst));
            let mau = [
                format!("kas \"bersama\": buku {saldo}, tidak ada di model"),
                format!("buku_kas: {} baris, model {baris}", baris + tambah),
            ];
            assert_eq!(beda, mau, "toko {ke}");
        }
        let hasil = uji.db.snapshot(|c| ledger::periksa::semua(c, &[])).await.unwrap();
        assert!(hasil.bersih(), "{:#?}", hasil.temuan);
        assert!(hasil.audit > i64::from(KLIEN) * langkah / 2, "hanya {} dokumen", hasil.audit);
        lain.tutup();
    });
}
