//! Random days of trade against a model: after every step drawers, accounts, deposits, coupons and pieces are what the
//! model says, what must be refused is refused and changes nothing, and every day opens with what the last one closed
//! with. `KARAT_BENIH=n` runs one seed of your own.

mod dagang;
mod hari;
mod model;
mod titip;

use crate::alat::{Alat, di_kedua_master};
use crate::gerak_barang::barang;
use crate::niaga::harga;
use model::{Dunia, Letak, Model, banding};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use testkit::Acak;

const LANGKAH: usize = 80;
const KASIR: [&str; 2] = ["kasir1-jkt1", "kasir2-jkt1"];
/// Every act must be met over the runs, let through and refused.
const PERLU: [&str; 9] = ["jual", "beli", "tukar", "batal", "kas", "titip", "pakai", "kembali", "tutup"];

/// How often each act was let through and refused.
type Temu = Arc<Mutex<BTreeMap<(&'static str, bool), usize>>>;

fn benih() -> Vec<u64> {
    match std::env::var("KARAT_BENIH") {
        Ok(n) => vec![n.parse().expect("KARAT_BENIH harus angka")],
        Err(_) => vec![11, 12, 13],
    }
}

async fn satu_benih(a: &Alat, benih: u64, temu: &Temu) {
    let own = a.masuk("own-jkt1").await;
    harga(&own).await;
    let sql = "SELECT no_rekening FROM rekening WHERE toko = 'JKT1' AND aktif = 1 AND dihapus = 0 ORDER BY no_rekening";
    let rekening = a.baris(sql, &[]).await.remove(0);
    let kasir = [a.masuk(KASIR[0]).await, a.masuk(KASIR[1]).await];
    let mut d = Dunia { a, own, spv: a.masuk("spv-jkt1").await, kasir, rekening, urut: 0 };
    let (mut acak, mut m) = (Acak::new(benih), Model::default());
    for k in barang(&d.own, "A06", "TOKO", &[2.5; 14]).await {
        m.barang.insert(k, Letak::Baki);
    }
    let mut jejak = format!("benih {benih}");
    for langkah in 0..LANGKAH {
        // An empty showcase is filled again.
        if m.di(|l| *l == Letak::Baki).len() < 3 {
            for k in barang(&d.own, "A06", "TOKO", &[2.5; 6]).await {
                m.barang.insert(k, Letak::Baki);
            }
        }
        let apa = match acak.antara(0, 100) {
            0..26 => "jual",
            26..40 => "beli",
            40..50 => "tukar",
            50..62 => "batal",
            62..70 => "kas",
            70..79 => "titip",
            79..89 => "pakai",
            89..93 => "kembali",
            _ => "tutup",
        };
        jejak.push_str(&format!("\n{langkah} {apa}"));
        let jadi = match apa {
            "batal" => dagang::batal(&mut acak, &mut d, &mut m).await,
            "kas" => dagang::kas(&mut acak, &mut d, &mut m).await,
            "titip" => titip::titip(&mut acak, &mut d, &mut m).await,
            "kembali" => titip::kembali(&mut acak, &mut d, &mut m).await,
            "tutup" => hari::hari(&mut acak, &mut d, &mut m).await,
            lain => dagang::dagang(&mut acak, &mut d, &mut m, lain).await,
        };
        *temu.lock().unwrap().entry((apa, jadi)).or_default() += 1;
        jejak.push_str(&format!(" {jadi}"));
        banding(&d, &m, &jejak).await;
        if langkah % 10 == 9 {
            let h = a.db().snapshot(ledger::periksa::semua).await.unwrap();
            assert!(h.bersih(), "{:?}\n{jejak}", h.temuan);
        }
    }
}

#[test]
fn hari_acak_cocok_dengan_model() {
    let temu = Temu::default();
    let semua = benih();
    for benih in &semua {
        let (benih, temu) = (*benih, Arc::clone(&temu));
        di_kedua_master(move |a| {
            let temu = Arc::clone(&temu);
            async move { satu_benih(&a, benih, &temu).await }
        });
    }
    let temu = temu.lock().unwrap();
    for apa in PERLU {
        for jadi in [true, false] {
            assert!(
                temu.contains_key(&(apa, jadi)) || semua.len() == 1,
                "{apa} tidak pernah {}: {temu:?}",
                if jadi { "diterima" } else { "ditolak" }
            );
        }
    }
}
