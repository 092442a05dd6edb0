//! Pengalihan saldo uang at the edge: answers and keys, two at once, the rows over the socket.

use crate::alat::{Alat, Klien, di_kedua_master, toko};
use crate::kas_uang::laci;
use ledger::Arah;
use serde_json::{Value, json};
use testkit::bangun;

/// Cash of a sale in a drawer; answers the number of its row.
async fn jual(a: &Alat, kasir: &str, kategori: &str, arah: Arah, jumlah: i64) -> i64 {
    bangun::uang_dagang(a.db(), &toko("JKT1"), kasir, kategori, (arah, jumlah)).await.unwrap();
    a.angka("SELECT MAX(id) FROM buku_kas WHERE toko = 'JKT1'", &[]).await
}

fn pilih(baris: &[(&str, &str, i64)]) -> Value {
    baris.iter().map(|(u, k, id)| json!({ "input_by": u, "kategori": k, "id_trx": id })).collect()
}

async fn pindah(k: &Klien, kunci: &str, ke: &str, baris: &[(&str, &str, i64)]) -> crate::alat::Balasan {
    k.post_dok("cash/transfer-balance", kunci, &json!({ "user_tujuan": ke, "transactions": pilih(baris) }))
        .await
}

const SATU: &str = "kasir1-jkt1";
const DUA: &str = "kasir2-jkt1";

/// Who may move what is tested in `kas`; here what the call answers, and that a key moves once.
#[test]
fn pemindahan_dijawab_dengan_status_dan_kuncinya() {
    di_kedua_master(|a| async move {
        let (spv, satu, dua) = (a.sesi("spv-jkt1").await, a.sesi(SATU).await, a.sesi(DUA).await);
        let x = jual(&a, SATU, "PENJUALAN", Arah::Masuk, 5_000_000).await;
        let pilihan = [(SATU, "PENJUALAN", x)];
        let tujuan = spv.get("cash/kasir-tujuan").await.data();
        assert_eq!((&tujuan[0]["user_id"], &tujuan[1]["user_id"]), (&json!(SATU), &json!(DUA)));
        let j = pindah(&spv, "kunci-p-0", "", &pilihan).await.ditolak(422, "KAS-20");
        assert_eq!(j["message"], "Tujuan Belum Dipilih");
        pindah(&dua, "kunci-orang", DUA, &pilihan).await.ditolak(403, "KAS-22");
        let j = pindah(&spv, "kunci-p-2", DUA, &pilihan).await.ok();
        assert_eq!(j["message"], "Saldo Berhasil Dipindahkan");
        assert_eq!(pindah(&spv, "kunci-p-2", DUA, &pilihan).await.ok(), j);
        assert_eq!((laci(&a, &satu).await, laci(&a, &dua).await), (0, 5_000_000));
        pindah(&spv, "kunci-p-3", DUA, &pilihan).await.ditolak(409, "KAS-21");
    });
}

#[test]
fn dua_pemindahan_baris_yang_sama_hanya_satu_berhasil() {
    di_kedua_master(|a| async move {
        let spv = a.sesi("spv-jkt1").await;
        for n in 0..5 {
            let x = jual(&a, SATU, "PENJUALAN", Arah::Masuk, 100_000).await;
            let (ka, kb) = (format!("kunci-a-{n}"), format!("kunci-b-{n}"));
            let baris = [(SATU, "PENJUALAN", x)];
            let (r, t) = tokio::join!(pindah(&spv, &ka, DUA, &baris), pindah(&spv, &kb, DUA, &baris));
            let mut status = [r.status, t.status];
            status.sort_unstable();
            assert_eq!(status, [200, 409]);
        }
    });
}

#[test]
fn baris_kas_dibaca_dengan_saldo_awalnya_dan_yang_sudah_dipindah() {
    di_kedua_master(|a| async move {
        let spv = a.sesi("spv-jkt1").await;
        jual(&a, SATU, "PENJUALAN", Arah::Masuk, 1_000_000).await;
        a.tulis(db::Kunci::rantai(), |tx| {
            tx.exec("UPDATE toko SET tgl_system = '2026-11-16' WHERE kode_toko = 'JKT1'", &[])
        })
        .await;
        let x = jual(&a, SATU, "PENJUALAN", Arah::Masuk, 250_000).await;
        jual(&a, DUA, "SERVICE", Arah::Masuk, 40_000).await;
        pindah(&spv, "kunci-p-1", DUA, &[(SATU, "PENJUALAN", x)]).await.ok();
        // Without days it is the business day.
        let j = spv.post("reportcash/detail", &json!({ "input_by": SATU })).await.data();
        let ringkas: Vec<_> = j
            .as_array()
            .unwrap()
            .iter()
            .map(|b| format!("{} {} {} {}", b["kategori"], b["jumlah_in"], b["jumlah_out"], b["dipindah"]))
            .collect();
        let no = a.baris("SELECT no_pindah FROM pindah_saldo", &[]).await.remove(0);
        assert_eq!(
            ringkas,
            [
                "\"SALDO AWAL\" 1000000 0 \"\"".to_owned(),
                format!("\"PENJUALAN\" 250000 0 \"{no}\""),
                "\"PINDAH OUT\" 0 250000 \"\"".to_owned(),
            ]
        );
        let j =
            spv.get("reportcash/detail?tgl_from=2026-11-15&tgl_to=2026-11-16&kategori=SEMUA").await.data();
        assert_eq!(j.as_array().unwrap().len(), 5);
        let j =
            spv.get("reportcash/detail?tgl_from=2026-11-15&tgl_to=2026-11-16&kategori=SERVICE").await.data();
        assert_eq!(j.as_array().unwrap().len(), 1);
        // A cashier reads the own drawer, whatever is asked.
        let j = a.sesi(DUA).await.post("reportcash/detail", &json!({ "input_by": SATU })).await.data();
        assert!(j.as_array().unwrap().iter().all(|b| b["input_by"] == DUA), "{j}");
    });
}

/// The event of the specification, with its fields.
#[test]
fn baris_kas_mengalir_lewat_socket() {
    dunia::kedua_mesin(|uji| async move {
        let s = crate::socket::Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        for n in 1..=700 {
            bangun::kas(&uji.db, &toko("JKT1"), SATU, Arah::Masuk, n).await.unwrap();
        }
        bangun::kas(&uji.db, &toko("JKT1"), DUA, Arah::Masuk, 5).await.unwrap();
        let mut k = s.sambung(&own).await;
        k.daftar("uid-kas-1").await;
        let isi = json!({ "tgl_from": "2026-11-15", "tgl_to": "2026-11-15", "kategori": "SEMUA", "user_id": SATU,
            "uid": "uid-kas-1" });
        assert_eq!(s.panggil("POST", "reportcash/detail", &own, isi).await.0, 200);
        let (baris, akhir) =
            crate::socket::laporan(&mut k, "cash-report-detail", "uid-kas-1", std::time::Duration::ZERO)
                .await;
        assert_eq!((akhir["status"].as_str(), akhir["total"].as_u64()), (Some("FINISH"), Some(700)));
        assert_eq!(
            (baris.len(), &baris[699]["jumlah_in"], &baris[0]["input_by"]),
            (700, &json!(700), &json!(SATU))
        );
        s.tutup().await;
    });
}
