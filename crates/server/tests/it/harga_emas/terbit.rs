//! Publishing: who may, what is refused, what it leaves behind, and who is told.

use super::{dasar, dengan_master, hari_berikut, hari_ini, terbitkan};
use crate::alat::toko;
use db::args;
use platform::Tujuan;
use serde_json::{Value, json};

#[test]
fn penerbitan_mengubah_harga_mencatat_dan_mengabari_semua_layar() {
    dengan_master(|a| async move {
        let spv = a.sesi("spv-bdg1").await;
        a.peristiwa();
        let t = terbitkan(&spv, json!({ "baris": [dasar(2_375_000, 2_260_000)] })).await.ok();
        assert_eq!(t["message"], "Harga emas berhasil diterbitkan");
        assert_eq!(
            t["data"]["toko"],
            json!([{ "kode_toko": "BDG1", "tanggal": "2026-11-15", "diubah": 1, "dikonfirmasi": 1, "dilewati": [] }])
        );
        let p = a.peristiwa();
        let kabar = p.iter().find(|p| p.nama == "harga-emas-changed").unwrap();
        assert_eq!(kabar.tujuan, Tujuan::Semua);
        assert_eq!((&kabar.isi["toko"], &kabar.isi["oleh"]), (&json!(["BDG1"]), &json!("spv-bdg1")));
        let h = hari_ini(&spv).await;
        assert_eq!((&h["terkonfirmasi"], &h["dikonfirmasi_oleh"]), (&json!(true), &json!("spv-bdg1")));
        assert_eq!(h["baris"][0]["lama"]["harga_jual"], 2_375_000);
        let riwayat = spv.get("harga-emas/perubahan").await.data();
        let baru = &riwayat[0];
        assert_eq!((&baru["oleh"], &baru["kode_group"]), (&json!("spv-bdg1"), &json!("")));
        assert_eq!(baru["lama"]["harga_jual"], 2_350_000);
        assert_eq!(
            (&baru["baru"]["harga_jual"], &baru["baru"]["kurs_usd"]),
            (&json!(2_375_000), &json!(16450.5))
        );
        let versi = a
            .baris(
                "SELECT b.aksi FROM buku_master b JOIN harga_emas h ON h.toko = b.toko AND h.id = b.id \
                 WHERE b.tabel = 'harga_emas' AND h.toko = 'BDG1' AND h.kode_group = '' ORDER BY b.versi",
                &[],
            )
            .await;
        assert_eq!(versi, ["TAMBAH", "ATUR", "UBAH", "ATUR"]);
        let audit =
            a.baris("SELECT oleh FROM audit WHERE toko = 'BDG1' AND aksi = 'TERBIT HARGA EMAS'", &[]).await;
        assert_eq!(audit, ["spv-bdg1"]);
        // The same again changes nothing and adds nothing to the book.
        let n = riwayat.as_array().unwrap().len();
        let t = terbitkan(&spv, json!({ "baris": [dasar(2_375_000, 2_260_000)] })).await.data();
        assert_eq!(t["toko"][0]["dikonfirmasi"], 0);
        assert_eq!(spv.get("harga-emas/perubahan").await.data().as_array().unwrap().len(), n);
    });
}

#[test]
fn hanya_owner_dan_supervisor_yang_punya_menu_boleh_menerbitkan() {
    dengan_master(|a| async move {
        let isi = json!({ "penanda": "x", "baris": [] });
        for user in ["kasir1-bdg1", "fin-bdg1", "su", "mu", "dev"] {
            let k = a.sesi(user).await;
            for path in ["harga-emas/terbit", "harga-emas/pratinjau"] {
                k.post(path, &isi).await.ditolak(403, "AKSES-02");
            }
        }
        a.tulis(db::Kunci::rantai(), |tx| tx.exec("DELETE FROM akses WHERE user_id = 'spv-bdg1'", args![]))
            .await;
        let spv = a.sesi("spv-bdg1").await;
        spv.post("harga-emas/terbit", &isi).await.ditolak(403, "AKSES-01");
        spv.post("harga-emas/pratinjau", &json!({ "baris": [] })).await.ditolak(403, "AKSES-01");
        spv.get("harga-emas/papan/kunci").await.ditolak(403, "AKSES-01");
    });
}

#[test]
fn harga_yang_salah_ditolak_pada_isiannya_dan_tidak_ada_yang_tertulis() {
    dengan_master(|a| async move {
        let own = a.sesi("own-bdg1").await;
        let awal = hari_ini(&own).await;
        let dengan = |ubah: Value| {
            let mut b = dasar(2_375_000, 2_260_000);
            for (k, v) in ubah.as_object().unwrap() {
                b[k] = v.clone();
            }
            b
        };
        for (baris, kode, kolom) in [
            (json!([dengan(json!({ "harga_jual": 0 }))]), "HARGA-03", "baris[0].harga_jual"),
            (json!([dengan(json!({ "harga_beli": 0 }))]), "HARGA-03", "baris[0].harga_beli"),
            (json!([dengan(json!({ "harga_rosok": -1 }))]), "HARGA-03", "baris[0].harga_rosok"),
            (
                json!([dengan(json!({ "harga_jual": 1_000_000_000_001_i64 }))]),
                "HARGA-03",
                "baris[0].harga_jual",
            ),
            (json!([dengan(json!({ "harga_beli": 2_375_001 }))]), "HARGA-04", "baris[0].harga_beli"),
            (json!([dengan(json!({ "harga_rosok": 2_375_001 }))]), "HARGA-04", "baris[0].harga_rosok"),
            (json!([dasar(2_375_000, 2_260_000), dasar(1, 1)]), "HARGA-02", "baris[1].kode_group"),
            (json!([dengan(json!({ "kode_group": "TIDAKADA" }))]), "HARGA-02", "baris[0].kode_group"),
            // Under harga_100% only pure gold has a price.
            (json!([dengan(json!({ "kode_group": "750" }))]), "HARGA-02", "baris[0].kode_group"),
        ] {
            let t = terbitkan(&own, json!({ "baris": baris, "yakin": true })).await.ditolak(422, kode);
            assert!(t["fields"][kolom].is_string(), "{t}");
        }
        let t =
            terbitkan(&own, json!({ "baris": [dasar(2_650_000, 2_500_000)] })).await.ditolak(422, "HARGA-07");
        assert!(t["message"].as_str().unwrap().contains("naik 12.76%"), "{t}");
        assert_eq!(hari_ini(&own).await, awal);
        let isi = json!({ "baris": [dasar(2_650_000, 2_500_000)], "yakin": true });
        assert_eq!(terbitkan(&own, isi).await.data()["toko"][0]["diubah"], 1);
    });
}

#[test]
fn dua_orang_menerbitkan_bersamaan_yang_kedua_diberi_tahu() {
    dengan_master(|a| async move {
        let (own, spv) = (a.sesi("own-bdg1").await, a.sesi("spv-bdg1").await);
        let penanda = hari_ini(&own).await["penanda"].clone();
        let isi = |jual: i64| json!({ "penanda": penanda, "baris": [dasar(jual, 2_250_000)] });
        own.post("harga-emas/terbit", &isi(2_360_000)).await.ok();
        spv.post("harga-emas/terbit", &isi(2_370_000)).await.ditolak(409, "HARGA-06");
        assert_eq!(hari_ini(&spv).await["baris"][0]["usul"]["harga_jual"], 2_360_000);
    });
}

#[test]
fn pusat_menerbitkan_untuk_cabang_pilihannya_dalam_satu_transaksi() {
    dengan_master(|a| async move {
        let pusat = a.sesi("pusat").await;
        hari_berikut(&a, "JKT1", "2026-11-16").await;
        let isi = json!({ "baris": [dasar(2_375_000, 2_260_000)], "toko": ["JKT1", "BDG1", "JKT1"] });
        let t = terbitkan(&pusat, isi).await.data();
        let hasil: Vec<String> = t["toko"]
            .as_array()
            .unwrap()
            .iter()
            .map(|t| format!("{} {} {}", t["kode_toko"], t["tanggal"], t["diubah"]).replace('"', ""))
            .collect();
        assert_eq!(hasil, ["JKT1 2026-11-16 1", "BDG1 2026-11-15 1"]);
        let jual = "SELECT toko, tanggal, harga_jual, konfirmasi_oleh FROM harga_emas WHERE kode_group = '' \
                    ORDER BY toko, tanggal";
        assert_eq!(
            a.baris(jual, &[]).await,
            [
                "BDG1|2026-11-15|2375000|pusat",
                "JKT1|2026-11-15|2350000|su",
                "JKT1|2026-11-16|2375000|pusat",
                "PST|2026-11-15|2350000|su",
                "SBY1|2026-11-15|2350000|su"
            ]
        );
        let asal = "SELECT DISTINCT dari_toko FROM buku_harga WHERE oleh = 'pusat'";
        assert_eq!(a.baris(asal, &[]).await, ["PST"]);
        // One store that refuses keeps all of them as they are: SBY1 has a narrower limit.
        a.sesi("own-sby1")
            .await
            .put("para-system", &json!([{ "key": "HARGA_LONJAKAN_PERSEN", "value": "1" }]))
            .await
            .ok();
        let isi = json!({ "baris": [dasar(2_450_000, 2_300_000)], "toko": ["BDG1", "SBY1"] });
        let t = terbitkan(&pusat, isi).await.ditolak(422, "HARGA-07");
        assert_eq!(t["detail"]["kode_toko"], "SBY1");
        assert_eq!(a.baris(jual, &[]).await[0], "BDG1|2026-11-15|2375000|pusat");
        // A branch only for itself.
        let own = a.sesi("own-bdg1").await;
        let isi = json!({ "baris": [], "toko": ["JKT1"] });
        terbitkan(&own, isi).await.ditolak(403, "HARGA-05");
        own.post("harga-emas/pratinjau", &json!({ "baris": [], "toko": ["JKT1"] }))
            .await
            .ditolak(403, "HARGA-05");
        terbitkan(&pusat, json!({ "baris": [], "toko": ["ZZZ9"] })).await.ditolak(404, "TOKO-01");
        let p = pusat
            .post("harga-emas/pratinjau", &json!({ "baris": [], "toko": ["JKT1", "BDG1"] }))
            .await
            .data();
        assert_eq!(p["toko"].as_array().unwrap().len(), 2);
    });
}

#[test]
fn group_yang_tidak_ada_di_cabang_dilewati_dan_disebut() {
    dengan_master(|a| async move {
        for kode in ["PST", "BDG1"] {
            let k = toko(kode);
            a.tulis(db::Kunci::toko(k.clone()).dengan_rantai(), move |tx| {
                tx.exec(
                    "INSERT INTO para_system (toko, kunci, nilai, versi) VALUES ($1, 'kategori_harga', 'x', 1) \
                     ON CONFLICT (toko, kunci) DO UPDATE SET nilai = 'x'",
                    args![&k],
                )?;
                tx.exec("UPDATE group_barang SET dihapus = 1 WHERE toko = 'BDG1' AND kode_group = '700'", args![])
            })
            .await;
        }
        let pusat = a.sesi("pusat").await;
        let baris = json!([{ "kode_group": "700", "harga_jual": 1_760_000, "harga_beli": 1_600_000 }]);
        let t = terbitkan(&pusat, json!({ "baris": baris, "toko": ["BDG1"] })).await.data();
        assert_eq!(t["toko"][0]["dilewati"], json!(["700"]));
    });
}

#[test]
fn toko_tanpa_harga_apa_pun_tidak_bisa_dikonfirmasi_dan_harga_yang_dihapus_dihidupkan() {
    dengan_master(|a| async move {
        let own = a.sesi("own-bdg1").await;
        let baris = own.get("harga-emas").await.data();
        let dasar_id =
            baris.as_array().unwrap().iter().find(|b| b["kode_group"] == "").unwrap()["_id"].clone();
        let hapus = own.minta("DELETE", &format!("harga-emas/{}", dasar_id.as_str().unwrap()));
        own.kirim(hapus).await.ok();
        terbitkan(&own, json!({ "baris": [] })).await.ditolak(422, "HARGA-08");
        assert_eq!(own.get("harga-emas/status").await.data()["terkonfirmasi"], false);
        terbitkan(&own, json!({ "baris": [dasar(2_360_000, 2_255_000)] })).await.ok();
        let h = hari_ini(&own).await;
        assert_eq!(
            (&h["terkonfirmasi"], &h["baris"][0]["usul"]["harga_jual"]),
            (&json!(true), &json!(2_360_000))
        );
    });
}

#[test]
fn riwayat_perubahan_disaring_tanggal() {
    dengan_master(|a| async move {
        let own = a.sesi("own-bdg1").await;
        let banyak = async |tanya: &str| {
            own.get(&format!("harga-emas/perubahan{tanya}")).await.data().as_array().unwrap().len()
        };
        assert_eq!(banyak("").await, 8);
        assert_eq!(banyak("?tgl_from=2026-11-16&tgl_to=2026-11-20").await, 0);
        let salah = own.get("harga-emas/perubahan?tgl_from=2026-11-16&tgl_to=2026-11-15").await;
        salah.ditolak(422, "LAPORAN-03");
        own.get("harga-emas/perubahan?tgl_from=kemarin").await.ditolak(422, "LAPORAN-02");
    });
}
