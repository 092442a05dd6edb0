//! Pengalihan saldo uang: the rows over the socket, who may move what to whom, each row once, the total unchanged.

use crate::alat::{Alat, Klien, di_kedua_master, toko};
use crate::kas_uang::{kas, laci};
use ledger::kas as buku;
use ledger::{Arah, Dok};
use serde_json::{Value, json};
use testkit::bangun::{self, baris_kas};
use values::JenisDok;

/// Cash of a sale in a drawer; answers the number of its row.
async fn jual(a: &Alat, kasir: &'static str, kategori: &'static str, arah: Arah, jumlah: i64) -> i64 {
    let jenis = if arah == Arah::Masuk { JenisDok::Penjualan } else { JenisDok::Pembelian };
    a.db()
        .write(toko("JKT1"), move |tx| {
            bangun::dokumen(tx, jenis, |d: &mut Dok<'_, '_>| {
                let b = buku::Baris { kategori: kategori.into(), ..baris_kas(kasir, arah, jumlah) };
                buku::catat(d, std::slice::from_ref(&b))
            })
        })
        .await
        .unwrap();
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

async fn total(a: &Alat) -> i64 {
    a.angka("SELECT CAST(SUM(saldo) AS BIGINT) FROM saldo_kas WHERE toko = 'JKT1'", &[]).await
}

#[test]
fn saldo_dipindah_dengan_barisnya_dan_hanya_sekali() {
    di_kedua_master(|a| async move {
        let (spv, satu, dua) = (a.sesi("spv-jkt1").await, a.sesi(SATU).await, a.sesi(DUA).await);
        let x = jual(&a, SATU, "PENJUALAN", Arah::Masuk, 5_000_000).await;
        let y = jual(&a, SATU, "PEMBELIAN", Arah::Keluar, 1_500_000).await;
        let z = jual(&a, SATU, "PENJUALAN", Arah::Masuk, 700_000).await;
        let awal = total(&a).await;
        let pilihan = [(SATU, "PENJUALAN", x), (SATU, "PEMBELIAN", y)];
        let tujuan = spv.get("cash/kasir-tujuan").await.data();
        let nama: Vec<_> =
            tujuan.as_array().unwrap().iter().map(|t| t["user_id"].as_str().unwrap()).collect();
        assert_eq!(nama, [SATU, DUA]);
        // Nothing chosen, nobody chosen, the wrong people.
        let j = pindah(&spv, "kunci-p-0", "", &pilihan).await.ditolak(422, "KAS-20");
        assert_eq!(j["message"], "Tujuan Belum Dipilih");
        let j = pindah(&spv, "kunci-p-1", DUA, &[]).await.ditolak(422, "KAS-20");
        assert_eq!(j["message"], "Pilih salah satu saldo yang akan di pindahkan");
        for ke in ["spv-jkt1", "kasir1-bdg1", "siapa"] {
            pindah(&spv, &format!("kunci-ke-{ke}"), ke, &pilihan).await.ditolak(422, "KAS-20");
        }
        // What the screen says must be what the book has.
        for (n, baris) in [
            vec![(SATU, "BATAL PENJUALAN", x)],
            vec![(DUA, "PENJUALAN", x)],
            vec![(SATU, "PENJUALAN", 99_999)],
            vec![(SATU, "PENJUALAN", x), (SATU, "PENJUALAN", x)],
            vec![(SATU, "PEMBELIAN", y)],
        ]
        .iter()
        .enumerate()
        {
            pindah(&spv, &format!("kunci-salah-{n}"), DUA, baris).await.ditolak(422, "KAS-20");
        }
        pindah(&spv, "kunci-sendiri", SATU, &pilihan).await.ditolak(422, "KAS-20");
        // A cashier moves only the own money.
        pindah(&dua, "kunci-orang", DUA, &pilihan).await.ditolak(403, "KAS-22");
        let w = jual(&a, DUA, "PENJUALAN", Arah::Masuk, 10_000).await;
        pindah(&satu, "kunci-orang-2", SATU, &[(DUA, "PENJUALAN", w)]).await.ditolak(403, "KAS-22");
        assert_eq!(total(&a).await, awal + 10_000);

        let j = pindah(&spv, "kunci-p-2", DUA, &pilihan).await.ok();
        assert_eq!(j["message"], "Saldo Berhasil Dipindahkan");
        assert_eq!(pindah(&spv, "kunci-p-2", DUA, &pilihan).await.ok(), j);
        assert_eq!((laci(&satu).await, laci(&dua).await), (700_000, 3_510_000));
        assert_eq!(total(&a).await, awal + 10_000);
        let baris = a
            .baris("SELECT kasir, kategori, jumlah_in, jumlah_out FROM buku_kas WHERE jenis_dok = 'PS' ORDER BY id", &[])
            .await;
        assert_eq!(baris, ["kasir1-jkt1|PINDAH OUT|0|3500000", "kasir2-jkt1|PINDAH IN|3500000|0"]);
        pindah(&spv, "kunci-p-3", DUA, &pilihan[..1]).await.ditolak(409, "KAS-21");
        // The row that left cannot be moved, the row that came can: on to where it came from.
        let masuk = a.angka("SELECT MAX(id) FROM buku_kas WHERE toko = 'JKT1'", &[]).await;
        pindah(&spv, "kunci-p-4", DUA, &[(SATU, "PINDAH OUT", masuk - 1)]).await.ditolak(422, "KAS-20");
        pindah(&dua, "kunci-p-5", SATU, &[(DUA, "PINDAH IN", masuk)]).await.ok();
        assert_eq!((laci(&satu).await, laci(&dua).await), (4_200_000, 10_000));
        // A drawer that gave its money away has nothing left to move.
        kas(&satu, "kunci-habis", "KELUAR", "KONSUMSI", 4_200_000).await.ok();
        pindah(&satu, "kunci-p-6", DUA, &[(SATU, "PENJUALAN", z)]).await.ditolak(422, "KAS-01");
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
    testkit::kedua_mesin(|uji| async move {
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

/// A change past the functions of the shop.
type Ubah = Box<dyn Fn(&mut db::Tx<'_>) -> platform::Hasil<()> + Send + Sync>;

/// `periksa` says what does not agree about balances that were moved.
#[test]
fn periksa_menemukan_pindah_saldo_yang_tidak_cocok() {
    di_kedua_master(|a| async move {
        let spv = a.sesi("spv-jkt1").await;
        let x = jual(&a, SATU, "PENJUALAN", Arah::Masuk, 1_000_000).await;
        let y = jual(&a, SATU, "PENJUALAN", Arah::Masuk, 300_000).await;
        pindah(&spv, "kunci-p-1", DUA, &[(SATU, "PENJUALAN", x)]).await.ok();
        let temuan = |f: Ubah| {
            let a = a.clone();
            async move {
                let hasil = a
                    .kerja(toko("JKT1"), move |tx| {
                        f(tx)?;
                        let h = ledger::periksa::semua(tx)?;
                        let aturan: Vec<&str> = h.temuan.iter().map(|t| t.aturan).collect();
                        // Undone: the books stay as they were.
                        Err::<(), _>(platform::Tolak::aturan("UJI", aturan.join(";")))
                    })
                    .await;
                hasil.unwrap_err().pesan
            }
        };
        let bersih = temuan(Box::new(|_| Ok(()))).await;
        assert_eq!(bersih, "");
        let lebih = temuan(Box::new(move |tx| {
            tx.exec(
                "INSERT INTO pindah_saldo_baris (toko, id_kas, no_pindah, kasir, jumlah) \
                 SELECT toko, $1, no_pindah, 'kasir1-jkt1', 300000 FROM pindah_saldo",
                db::args![y],
            )?;
            Ok(())
        }))
        .await;
        assert_eq!(lebih, "I12 saldo yang dipindah = baris asalnya");
        let sebelah = temuan(Box::new(|tx| {
            bangun::dokumen(tx, JenisDok::PindahSaldo, |d| {
                buku::catat(d, &[baris_kas(DUA, Arah::Masuk, 5)])
            })?;
            Ok(())
        }))
        .await;
        assert_eq!(sebelah, "I12 pindah saldo tidak mengubah jumlah kas");
    });
}
