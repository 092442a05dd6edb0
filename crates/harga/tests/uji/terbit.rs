//! Publishing: who may, what is refused, what it leaves behind, and who is told.

use crate::alat::{dasar, hapus, hari_ini, terbitkan, terbitkan_atas, ubah};
use crate::pratinjau::pratinjau;
use db::args;
use dunia::{Dunia, di_kedua, ditolak, kode, toko};
use platform::{Pelaku, Tujuan};
use serde_json::{Value, json};

/// The prices that were changed today, the newest first.
async fn riwayat(d: &Dunia, p: &Pelaku) -> Vec<Value> {
    let t = p.toko.clone();
    let j = d.lihat(move |c| {
        let hari = platform::toko::cari(c, &t)?.tgl_system;
        harga::perubahan(c, &t, hari, hari)
    });
    j.await.unwrap().as_array().unwrap().clone()
}

#[test]
fn penerbitan_mengubah_harga_mencatat_dan_mengabari_semua_layar() {
    di_kedua(|d| async move {
        let spv = d.orang("spv-bdg1").await;
        d.peristiwa();
        let isi = json!({ "baris": [dasar(2_375_000, 2_260_000)] });
        let t = terbitkan(&d, &spv, &isi).await.unwrap();
        assert_eq!(
            t["toko"],
            json!([{ "kode_toko": "BDG1", "tanggal": "2026-11-15", "diubah": 1, "dikonfirmasi": 1, "dilewati": [] }])
        );
        let p = d.peristiwa();
        let kabar = p.iter().find(|p| p.nama == "harga-emas-changed").unwrap();
        assert_eq!(kabar.tujuan, Tujuan::Semua);
        assert_eq!((&kabar.isi["toko"], &kabar.isi["oleh"]), (&json!(["BDG1"]), &json!("spv-bdg1")));
        let h = hari_ini(&d, &spv).await;
        assert_eq!((&h["terkonfirmasi"], &h["dikonfirmasi_oleh"]), (&json!(true), &json!("spv-bdg1")));
        assert_eq!(h["baris"][0]["lama"]["harga_jual"], 2_375_000);
        let semua = riwayat(&d, &spv).await;
        let baru = &semua[0];
        assert_eq!((&baru["oleh"], &baru["kode_group"]), (&json!("spv-bdg1"), &json!("")));
        assert_eq!(baru["lama"]["harga_jual"], 2_350_000);
        assert_eq!(
            (&baru["baru"]["harga_jual"], &baru["baru"]["kurs_usd"]),
            (&json!(2_375_000), &json!(16450.5))
        );
        let sql = "SELECT b.aksi FROM buku_master b JOIN harga_emas h ON h.toko = b.toko AND h.id = b.id \
                   WHERE b.tabel = 'harga_emas' AND h.toko = 'BDG1' AND h.kode_group = '' ORDER BY b.versi";
        assert_eq!(d.baris(sql, &[]).await, ["TAMBAH", "ATUR", "UBAH", "ATUR"]);
        let sql = "SELECT oleh FROM audit WHERE toko = 'BDG1' AND aksi = 'TERBIT HARGA EMAS'";
        assert_eq!(d.baris(sql, &[]).await, ["spv-bdg1"]);
        // The same again changes nothing and adds nothing to the book.
        let t = terbitkan(&d, &spv, &isi).await.unwrap();
        assert_eq!(t["toko"][0]["dikonfirmasi"], 0);
        assert_eq!(riwayat(&d, &spv).await.len(), semua.len());
    });
}

#[test]
fn hanya_owner_dan_supervisor_yang_punya_menu_boleh_menerbitkan() {
    di_kedua(|d| async move {
        for siapa in ["kasir1-bdg1", "fin-bdg1", "su", "mu", "dev"] {
            assert_eq!(kode(harga::izin(&d.orang(siapa).await)), "AKSES-02", "{siapa}");
        }
        d.ubah("DELETE FROM akses WHERE user_id = 'spv-bdg1'", &[]).await;
        let spv = d.orang("spv-bdg1").await;
        let isi = json!({ "baris": [] });
        assert_eq!(kode(terbitkan_atas(&d, &spv, &json!("x"), &isi).await), "AKSES-01");
        assert_eq!(kode(pratinjau(&d, &spv, &isi).await), "AKSES-01");
        assert_eq!(kode(harga::izin(&spv)), "AKSES-01");
    });
}

#[test]
fn harga_yang_salah_ditolak_pada_isiannya_dan_tidak_ada_yang_tertulis() {
    di_kedua(|d| async move {
        let own = d.pemilik("BDG1").await;
        let awal = hari_ini(&d, &own).await;
        let dengan = |kolom: &str, nilai: Value| {
            let mut b = dasar(2_375_000, 2_260_000);
            b[kolom] = nilai;
            b
        };
        for (baris, tolak, kolom) in [
            (json!([dengan("harga_jual", json!(0))]), "HARGA-03", "baris[0].harga_jual"),
            (json!([dengan("harga_beli", json!(0))]), "HARGA-03", "baris[0].harga_beli"),
            (json!([dengan("harga_rosok", json!(-1))]), "HARGA-03", "baris[0].harga_rosok"),
            (json!([dengan("harga_jual", json!(1_000_000_000_001_i64))]), "HARGA-03", "baris[0].harga_jual"),
            (json!([dengan("harga_beli", json!(2_375_001))]), "HARGA-04", "baris[0].harga_beli"),
            (json!([dengan("harga_rosok", json!(2_375_001))]), "HARGA-04", "baris[0].harga_rosok"),
            (json!([dasar(2_375_000, 2_260_000), dasar(1, 1)]), "HARGA-02", "baris[1].kode_group"),
            (json!([dengan("kode_group", json!("TIDAKADA"))]), "HARGA-02", "baris[0].kode_group"),
            // Under harga_100% only pure gold has a price.
            (json!([dengan("kode_group", json!("750"))]), "HARGA-02", "baris[0].kode_group"),
        ] {
            let isi = json!({ "baris": baris, "yakin": true });
            let t = ditolak(terbitkan(&d, &own, &isi).await, tolak);
            assert!(t.kolom.contains_key(kolom), "{t:?}");
        }
        let mut isi = json!({ "baris": [dasar(2_650_000, 2_500_000)] });
        let t = ditolak(terbitkan(&d, &own, &isi).await, "HARGA-07");
        assert!(t.pesan.contains("naik 12.76%"), "{t:?}");
        assert_eq!(hari_ini(&d, &own).await, awal);
        isi["yakin"] = json!(true);
        assert_eq!(terbitkan(&d, &own, &isi).await.unwrap()["toko"][0]["diubah"], 1);
    });
}

#[test]
fn baris_hari_lalu_di_master_tidak_menggeser_batas_supervisor() {
    di_kedua(|d| async move {
        let spv = d.orang("spv-bdg1").await;
        d.hari("2026-11-16", &["BDG1"]).await;
        let dua_kali = json!({ "baris": [dasar(4_700_000, 4_500_000)], "yakin": true });
        ditolak(terbitkan(&d, &spv, &dua_kali).await, "HARGA-11");
        // The row of the day before can be written; what was published then does not change by it.
        let mut lalu = dasar(4_700_000, 4_500_000);
        lalu["tanggal"] = json!("2026-11-15");
        ubah(&d, &spv, ("2026-11-15", ""), &lalu).await;
        ditolak(terbitkan(&d, &spv, &dua_kali).await, "HARGA-11");
        hapus(&d, &spv, ("2026-11-15", "")).await;
        ditolak(terbitkan(&d, &spv, &dua_kali).await, "HARGA-11");
    });
}

#[test]
fn tutup_toko_tidak_memberi_supervisor_lima_persen_lagi() {
    di_kedua(|d| async move {
        let (spv, own) = (d.orang("spv-bdg1").await, d.pemilik("BDG1").await);
        let lama = &hari_ini(&d, &spv).await["baris"][0]["lama"];
        let (jual, beli) = (lama["harga_jual"].as_i64().unwrap(), lama["harga_beli"].as_i64().unwrap());
        let naik = |persen: i64| {
            let mut b = dasar(jual * persen / 100, beli * persen / 100);
            b["harga_rosok"] = lama["harga_rosok"].clone();
            json!({ "baris": [b], "yakin": true })
        };
        terbitkan(&d, &spv, &naik(105)).await.unwrap();
        // The evening's closing: another business day, the same evening.
        d.hari("2026-11-16", &["BDG1"]).await;
        let t = ditolak(terbitkan(&d, &spv, &naik(110)).await, "HARGA-11");
        assert!(t.pesan.contains("24 jam lalu"), "{t}");
        terbitkan(&d, &spv, &naik(105)).await.unwrap();
        // What an owner published is what counts from then on, the same evening too.
        terbitkan(&d, &own, &naik(108)).await.unwrap();
        terbitkan(&d, &spv, &naik(112)).await.unwrap();
        ditolak(terbitkan(&d, &spv, &naik(117)).await, "HARGA-11");
    });
}

#[test]
fn dua_orang_menerbitkan_bersamaan_yang_kedua_diberi_tahu() {
    di_kedua(|d| async move {
        let (own, spv) = (d.pemilik("BDG1").await, d.orang("spv-bdg1").await);
        let penanda = hari_ini(&d, &own).await["penanda"].clone();
        let isi = |jual: i64| json!({ "baris": [dasar(jual, 2_250_000)] });
        terbitkan_atas(&d, &own, &penanda, &isi(2_360_000)).await.unwrap();
        ditolak(terbitkan_atas(&d, &spv, &penanda, &isi(2_370_000)).await, "HARGA-06");
        assert_eq!(hari_ini(&d, &spv).await["baris"][0]["usul"]["harga_jual"], 2_360_000);
    });
}

#[test]
fn pusat_menerbitkan_untuk_cabang_pilihannya_dalam_satu_transaksi() {
    di_kedua(|d| async move {
        let (pusat, own) = (d.orang("pusat").await, d.pemilik("BDG1").await);
        d.hari("2026-11-16", &["JKT1"]).await;
        let isi = json!({ "baris": [dasar(2_375_000, 2_260_000)], "toko": ["JKT1", "BDG1", "JKT1"] });
        let t = terbitkan(&d, &pusat, &isi).await.unwrap();
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
            d.baris(jual, &[]).await,
            [
                "BDG1|2026-11-15|2375000|pusat",
                "JKT1|2026-11-15|2350000|su",
                "JKT1|2026-11-16|2375000|pusat",
                "PST|2026-11-15|2350000|su",
                "SBY1|2026-11-15|2350000|su"
            ]
        );
        let asal = "SELECT DISTINCT dari_toko FROM buku_harga WHERE oleh = 'pusat'";
        assert_eq!(d.baris(asal, &[]).await, ["PST"]);
        // One store that refuses keeps all of them as they are: SBY1 has a narrower limit.
        d.setel("SBY1", "HARGA_LONJAKAN_PERSEN", "1").await;
        let isi = json!({ "baris": [dasar(2_450_000, 2_300_000)], "toko": ["BDG1", "SBY1"] });
        let t = ditolak(terbitkan(&d, &pusat, &isi).await, "HARGA-07");
        assert_eq!(t.rincian.as_ref().unwrap()["kode_toko"], "SBY1");
        assert_eq!(d.baris(jual, &[]).await[0], "BDG1|2026-11-15|2375000|pusat");
        // A branch only for itself.
        let lain = json!({ "baris": [], "toko": ["JKT1"] });
        ditolak(terbitkan(&d, &own, &lain).await, "HARGA-05");
        ditolak(pratinjau(&d, &own, &lain).await, "HARGA-05");
        ditolak(terbitkan(&d, &pusat, &json!({ "baris": [], "toko": ["ZZZ9"] })).await, "TOKO-01");
        let p = pratinjau(&d, &pusat, &json!({ "baris": [], "toko": ["JKT1", "BDG1"] })).await.unwrap();
        assert_eq!(p["toko"].as_array().unwrap().len(), 2);
    });
}

#[test]
fn group_yang_tidak_ada_di_cabang_dilewati_dan_disebut() {
    di_kedua(|d| async move {
        for kode in ["PST", "BDG1"] {
            d.ubah(
                "INSERT INTO para_system (toko, kunci, nilai, versi) VALUES ($1, 'kategori_harga', 'x', 1) \
                 ON CONFLICT (toko, kunci) DO UPDATE SET nilai = 'x'",
                args![&toko(kode)],
            )
            .await;
        }
        d.ubah("UPDATE group_barang SET dihapus = 1 WHERE toko = 'BDG1' AND kode_group = '700'", &[]).await;
        let pusat = d.orang("pusat").await;
        let baris = json!([{ "kode_group": "700", "harga_jual": 1_760_000, "harga_beli": 1_600_000 }]);
        let t = terbitkan(&d, &pusat, &json!({ "baris": baris, "toko": ["BDG1"] })).await.unwrap();
        assert_eq!(t["toko"][0]["dilewati"], json!(["700"]));
    });
}

#[test]
fn toko_tanpa_harga_apa_pun_tidak_bisa_dikonfirmasi_dan_harga_yang_dihapus_dihidupkan() {
    di_kedua(|d| async move {
        let own = d.pemilik("BDG1").await;
        hapus(&d, &own, ("2026-11-15", "")).await;
        ditolak(terbitkan(&d, &own, &json!({ "baris": [] })).await, "HARGA-08");
        let p = own.clone();
        assert_eq!(d.lihat(move |c| harga::status(c, &p)).await.unwrap()["terkonfirmasi"], false);
        terbitkan(&d, &own, &json!({ "baris": [dasar(2_360_000, 2_255_000)] })).await.unwrap();
        let h = hari_ini(&d, &own).await;
        assert_eq!(
            (&h["terkonfirmasi"], &h["baris"][0]["usul"]["harga_jual"]),
            (&json!(true), &json!(2_360_000))
        );
    });
}

#[test]
fn kurs_dolar_dijaga_seperti_harga_emasnya() {
    di_kedua(|d| async move {
        let (spv, own) = (d.orang("spv-bdg1").await, d.pemilik("BDG1").await);
        let lama = hari_ini(&d, &spv).await["baris"][0]["lama"].clone();
        let dengan = |kurs: f64| {
            let mut b = dasar(lama["harga_jual"].as_i64().unwrap(), lama["harga_beli"].as_i64().unwrap());
            b["harga_rosok"] = lama["harga_rosok"].clone();
            b["kurs_usd"] = json!(kurs);
            json!({ "baris": [b] })
        };
        let yakin = |kurs: f64| {
            let mut m = dengan(kurs);
            m["yakin"] = json!(true);
            m
        };
        // Gold as it was, the dollar at a tenth: what every stone sells for.
        let t = ditolak(terbitkan(&d, &spv, &dengan(1_645.0)).await, "HARGA-07");
        assert!(t.pesan.contains("Kurs USD"), "{t}");
        ditolak(terbitkan(&d, &spv, &yakin(1_645.0)).await, "HARGA-11");
        terbitkan(&d, &own, &yakin(16_500.0)).await.unwrap();
        terbitkan(&d, &spv, &dengan(16_900.0)).await.unwrap();
        // Nor in two steps, by way of no rate at all, not even once a day has gone by.
        terbitkan(&d, &spv, &yakin(0.0)).await.unwrap();
        ditolak(terbitkan(&d, &spv, &yakin(1_645.0)).await, "HARGA-11");
        d.ubah(
            "INSERT INTO buku_harga (toko, id, tgl_system, waktu, oleh, dari_toko, kode_group, jual_lama, jual_baru, beli_lama, beli_baru, \
             rosok_lama, rosok_baru, kurs_lama, kurs_baru) SELECT toko, id + 900, tgl_system, '2026-11-01T08:00:00.000+07:00', oleh, \
             dari_toko, kode_group, jual_lama, jual_baru, beli_lama, beli_baru, rosok_lama, rosok_baru, kurs_lama, kurs_baru \
             FROM buku_harga WHERE toko = 'BDG1' AND kurs_baru = 0 AND kode_group = '' AND oleh = 'spv-bdg1'",
            args![],
        )
        .await;
        ditolak(terbitkan(&d, &spv, &yakin(1_645.0)).await, "HARGA-11");
    });
}
