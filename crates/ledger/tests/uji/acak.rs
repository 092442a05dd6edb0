//! Random documents against the model: figures and refusals must agree, seed by seed.

use db::Db;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use testkit::model::{Dunia, Model, Nomor, Perintah, perintah_acak, terapkan};
use testkit::{Acak, kedua_mesin, toko};
use values::KodeToko;

const LANGKAH: usize = 60;

/// How often each command was accepted, and each refusal met.
type Hitungan = Arc<Mutex<BTreeMap<String, u32>>>;

fn nama(p: &Perintah) -> String {
    format!("{p:?}").split([' ', '{']).next().unwrap().to_owned()
}

async fn satu_benih(db: Db, t: KodeToko, benih: u32, hitungan: Hitungan) {
    let mut a = Acak::new(u64::from(benih));
    let dunia = Dunia::sendirian(benih * 1000);
    let mut model = Model::default();
    let mut nomor: Vec<Nomor> = Vec::new();
    let mut jejak: Vec<String> = Vec::new();
    for langkah in 0..LANGKAH {
        let p = perintah_acak(&mut a, &model, &dunia);
        let mau = model.jalankan(&p);
        let (q, sudah) = (p.clone(), nomor.clone());
        let ada = db.write(&t, move |tx| terapkan(tx, &q, &sudah)).await;
        jejak.push(format!("{langkah}: {p:?} -> model {mau:?}"));
        let ceritakan = || jejak.join("\n");
        match (mau, ada) {
            (Ok(()), Ok(no)) => {
                *hitungan.lock().unwrap().entry(nama(&p)).or_default() += 1;
                nomor.push(no);
            }
            (Err(kode), Err(e)) if e.kode() == Some(kode) => {
                *hitungan.lock().unwrap().entry(kode.to_owned()).or_default() += 1;
            }
            (mau, ada) => panic!("benih {benih}: model {mau:?}, buku {ada:?}\n{}", ceritakan()),
        }
        if langkah % 6 == 5 || langkah + 1 == LANGKAH {
            let (m, toko) = (model.clone(), t.clone());
            let beda = db.snapshot(move |c| m.sama_dengan(c, &toko)).await.unwrap();
            assert!(beda.is_empty(), "benih {benih}: {beda:#?}\n{}", ceritakan());
        }
    }
}

#[test]
fn dokumen_acak_sama_dengan_model() {
    kedua_mesin(|uji| async move {
        let banyak: u32 = if uji.adalah_pg() { 8 } else { 40 };
        let hitungan = Hitungan::default();
        let mut kerja = Vec::new();
        // Each seed has a store of its own, so they run side by side and share groups and COMMITs.
        for benih in 1..=banyak {
            let t = toko(&uji.db, &format!("S{benih}")).await;
            kerja.push(tokio::spawn(satu_benih(uji.db.clone(), t, benih, hitungan.clone())));
        }
        for k in kerja {
            k.await.unwrap();
        }
        // The proof itself comes after every test; here: was everything met that can be met?
        let hitungan = hitungan.lock().unwrap().clone();
        for perlu in [
            "Terima",
            "Pindah",
            "Jual",
            "Susut",
            "KasMasuk",
            "KasKeluar",
            "PindahSaldo",
            "BankMasuk",
            "BankKeluar",
            "Validasi",
            "Batal",
            "KAS-01",
            "BUKU-03",
            "BUKU-05",
            "STOK-01",
            "STOK-02",
            "STOK-06",
            "BANK-01",
        ] {
            assert!(
                hitungan.get(perlu).is_some_and(|n| *n > 0),
                "tidak pernah bertemu {perlu}: {hitungan:?}"
            );
        }
    });
}

#[test]
fn model_yang_dirusak_ketahuan() {
    kedua_mesin(|uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        let p = Perintah::KasMasuk { kasir: "ani", jumlah: 500 };
        let mut model = Model::default();
        model.jalankan(&p).unwrap();
        uji.db.write(&t, move |tx| terapkan(tx, &p, &[])).await.unwrap();
        let banding = |m: Model| {
            let (db, t) = (uji.db.clone(), t.clone());
            async move { db.snapshot(move |c| m.sama_dengan(c, &t)).await.unwrap() }
        };
        assert_eq!(banding(model.clone()).await, Vec::<String>::new());
        model.kas.insert("ani", 501);
        assert_eq!(banding(model.clone()).await, ["kas \"ani\": buku Some(500), model 501"]);
        model.kas.clear();
        assert_eq!(banding(model).await, ["kas \"ani\": buku 500, tidak ada di model"]);
    });
}
