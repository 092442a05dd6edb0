//! Taking documents of money back: exactly, once, by who may on that day, and never out of a drawer that has it no more.

use crate::alat::{KELUAR, MASUK, bank, batal, batal_izin, biaya, faktur, kas, rekening, saldo_bank};
use db::args;
use dunia::{di_kedua, ditolak, kode};
use kas::batal;
use serde_json::json;

#[test]
fn batal_membalik_tepat_dan_hari_lain_hanya_pemilik() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let own = d.pemilik("JKT1").await;
        let no = rekening(&d, "JKT1", "BCA").await;
        kas(&d, &kasir, MASUK, 1_000_000).await.unwrap();
        let keluar = faktur(&kas(&d, &kasir, KELUAR, 300_000).await.unwrap());
        let tanpa = json!({ "no_dok": keluar, "alasan": " " });
        ditolak(d.minta(&kasir, &tanpa, batal::batal).await, "UANG-04");
        ditolak(batal(&d, &kasir, &keluar).await, "KAS-12");
        batal_izin(&d, &kasir, "spv-jkt1", &keluar).await.unwrap();
        assert_eq!(d.laci("kasir1-jkt1").await, 1_000_000);
        ditolak(batal(&d, &spv, &keluar).await, "UANG-05");
        // The cost of the day is gone with it.
        assert_eq!(biaya(&d, &own).await["total"], 0);
        for (no, tolak) in [
            ("KMJKT1-261115-9999", "UANG-02"),
            ("KMBDG1-261115-0001", "UANG-03"),
            ("FJJKT1-261115-0001", "UANG-01"),
            ("", "UANG-01"),
        ] {
            assert_eq!(kode(batal(&d, &spv, no).await), tolak, "{no}");
        }
        // A deposit comes back out of the account into the same drawer.
        kas(&d, &own, MASUK, 700_000).await.unwrap();
        let setor = faktur(&bank(&d, &own, ("SETOR", &no, ""), 600_000).await.unwrap());
        ditolak(batal(&d, &spv, &setor).await, "KAS-12");
        batal_izin(&d, &spv, "own-jkt1", &setor).await.unwrap();
        assert_eq!((d.laci("own-jkt1").await, saldo_bank(&d, &no).await.as_str()), (700_000, "0|0"));
        // Money that left the drawer since cannot come back out of it.
        let masuk = faktur(&kas(&d, &kasir, MASUK, 200_000).await.unwrap());
        d.setel("JKT1", "BATAS_UANG_KELUAR", "2000000").await;
        let lama = faktur(&kas(&d, &kasir, KELUAR, 1_100_000).await.unwrap());
        ditolak(batal_izin(&d, &spv, "own-jkt1", &masuk).await, "KAS-01");
        d.hari("2026-11-16", &["JKT1"]).await;
        let kecil = faktur(&kas(&d, &own, KELUAR, 10_000).await.unwrap());
        assert!(kecil.contains("261116"));
        let t = ditolak(batal(&d, &own, &lama).await, "KAS-12");
        assert_eq!(kode(d.izin(&own, "spv-jkt1", &t).await), "OTO-13");
        batal_izin(&d, &own, "pusat", &lama).await.unwrap();
        assert_eq!(d.laci("kasir1-jkt1").await, 1_200_000);
        // The reverse stands on the day it was made.
        let sql = "SELECT tgl_system FROM buku_kas WHERE toko = 'JKT1' AND no_dok = $1 AND balik IS NOT NULL";
        assert_eq!(d.baris(sql, args![&lama]).await, ["2026-11-16"]);
    });
}
