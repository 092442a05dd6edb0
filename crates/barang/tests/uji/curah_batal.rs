//! Documents of counted stock are taken back: the exact reverse, by the day and with the yes it wants, once, and only
//! while the trays hold what they brought.

use barang::curah::batal::{self, Batal};
use barang::curah::{Dokumen, aksesoris, manual};
use db::args;
use dunia::{Dunia, di_kedua, ditolak};
use ledger::curah::JenisStok;
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

async fn batal(d: &Dunia, p: &Pelaku, dok: &Dokumen, izin: &str) -> Hasil<Dokumen> {
    batal_karena(d, p, dok, izin, "salah hitung").await
}

async fn batal_karena(d: &Dunia, p: &Pelaku, dok: &Dokumen, izin: &str, alasan: &str) -> Hasil<Dokumen> {
    let stok = if dok.no_dok.starts_with("TA") || dok.no_dok.starts_with("AA") {
        JenisStok::Acc
    } else {
        JenisStok::Manual
    };
    let (no, m) = (dok.no_dok.clone(), Batal { alasan: alasan.to_owned(), otorisasi: izin.to_owned() });
    d.kerja(p, move |tx, p| batal::batal(tx, p, stok, &no, &m)).await
}

async fn manual(
    d: &Dunia,
    p: &Pelaku,
    kerja: crate::curah::Kerja,
    tujuan: &str,
    (baki, qty, gram, modal): (&str, i64, f64, i64),
) -> Dokumen {
    let isi = json!({ "tujuan": tujuan, "keterangan": "uji", "detail_barang": [{ "kode_group": "750", "kode_dept": "cin750",
        "kode_toko": baki, "qty": qty, "berat": gram, "harga_modal": modal }] });
    let m = dunia::isi::<manual::Kirim>(&isi);
    d.kerja(p, move |tx, p| kerja(tx, p, &m)).await.unwrap()
}

async fn dompet(d: &Dunia, p: &Pelaku, (jenis, alasan): (&str, &str), qty: i64) -> Dokumen {
    let isi = json!({ "jenis": jenis, "kode_toko": "z01", "alasan": alasan, "keterangan": "uji", "detail_barang":
        [{ "kode_group": "acc", "kode_dept": "dompet", "qty": qty, "harga_modal": 2_500 }] });
    let m = dunia::isi::<aksesoris::Kirim>(&isi);
    d.kerja(p, move |tx, p| aksesoris::catat(tx, p, &m)).await.unwrap()
}

async fn stok(d: &Dunia, p: &Pelaku) -> Vec<Value> {
    crate::curah::stok_manual(d, p, &json!({})).await
}

#[test]
fn dokumen_manual_dibatalkan_persis_dengan_izin_menurut_harinya() {
    di_kedua(|d| async move {
        let (own, spv) = (d.pemilik("JKT1").await, d.orang("spv-jkt1").await);
        let dok = manual(&d, &own, manual::tambah, "", ("A04", 10, 30.5, 30_500_000)).await;
        assert_eq!((dok.no_batal.as_str(), dok.batal_oleh.as_str()), ("", ""));
        // Who wrote it does not say yes to it, whatever their level.
        let t = ditolak(batal(&d, &own, &dok, "").await, "CURAH-09");
        let izin = d.izin(&own, "spv-jkt1", &t).await.unwrap();
        let t = ditolak(batal_karena(&d, &own, &dok, &izin, " ").await, "CURAH-08");
        assert!(t.kolom.contains_key("alasan"), "{t:?}");
        let jadi = batal(&d, &own, &dok, &izin).await.unwrap();
        assert!(jadi.no_batal.starts_with("TBJKT1-") && jadi.no_batal != dok.no_dok, "{jadi:?}");
        assert_eq!(jadi.batal_oleh, "own-jkt1");
        assert!(stok(&d, &own).await.is_empty());
        ditolak(batal(&d, &spv, &dok, "").await, "CURAH-10");
        // A supervisor takes back on the day what another wrote; a move needs nobody.
        let tambah = manual(&d, &own, manual::tambah, "", ("A04", 10, 30.5, 30_500_000)).await;
        let pindah = manual(&d, &own, manual::pindah, "A05", ("A04", 4, 12.2, 0)).await;
        ditolak(batal(&d, &spv, &tambah, "").await, "CURAH-11");
        batal(&d, &own, &pindah, "").await.unwrap();
        let hancur = manual(&d, &own, manual::hancur, "HC1", ("A04", 3, 9.15, 0)).await;
        batal(&d, &spv, &hancur, "").await.unwrap();
        let kini = stok(&d, &own).await;
        assert_eq!((kini.len(), &kini[0]["kode_toko"], &kini[0]["qty"]), (1, &json!("A04"), &json!(10)));
        assert_eq!((&kini[0]["berat"], &kini[0]["harga_modal"]), (&json!(30.5), &json!(30_500_000)));
        // Later it is the owner's, also for a move.
        let pindah = manual(&d, &own, manual::pindah, "A05", ("A04", 4, 12.2, 0)).await;
        d.kerja(&own, |tx, p| {
            let sql = "UPDATE toko SET tgl_system = '2026-11-16' WHERE kode_toko = $1";
            Ok(tx.exec(sql, args![&p.toko])?)
        })
        .await
        .unwrap();
        let t = ditolak(batal(&d, &spv, &pindah, "").await, "CURAH-09");
        let izin = d.izin(&spv, "own-jkt1", &t).await.unwrap();
        let jadi = batal(&d, &spv, &pindah, &izin).await.unwrap();
        assert_eq!(jadi.tgl_system, "2026-11-15");
        let sql =
            "SELECT COUNT(*) FROM curah_batal WHERE tgl_system = '2026-11-16' AND disetujui = 'own-jkt1'";
        assert_eq!(d.angka(sql, &[]).await, 1);
        assert_eq!(stok(&d, &own).await.len(), 1);
        assert_eq!(d.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'BATAL DOKUMEN CURAH'", &[]).await, 4);
    });
}

#[test]
fn dokumen_aksesoris_dibatalkan_di_layarnya_saja() {
    di_kedua(|d| async move {
        let (own, spv) = (d.pemilik("JKT1").await, d.orang("spv-jkt1").await);
        let tambah = dompet(&d, &own, ("TAMBAH", "PEMBELIAN"), 10).await;
        let ambil = dompet(&d, &own, ("AMBIL", "DIPAKAI"), 4).await;
        batal(&d, &spv, &ambil, "").await.unwrap();
        assert_eq!(crate::curah::stok_dompet(&d, &own).await, (10, 25_000));
        // The right to its screen is asked for, and its store.
        let mut tanpa = spv.clone();
        tanpa.akses = std::sync::Arc::default();
        ditolak(batal(&d, &tanpa, &tambah, "").await, "AKSES-01");
        ditolak(batal(&d, &d.pemilik("BDG1").await, &tambah, "").await, "CURAH-06");
        batal(&d, &spv, &tambah, "").await.unwrap();
        assert_eq!(crate::curah::stok_dompet(&d, &own).await, (0, 0));
    });
}
