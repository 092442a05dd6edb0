//! Reports of the engine over the socket: the same rows as the plain answer, and a query that ends with its
//! client or at its word.

use super::aliran::pelaku;
use super::audit::isi_jejak;
use super::{Server, laporan};
use ::laporan::{BarisLaporan, Isian, Keluar, Laporan, LaporanDiminta, Sumber, angka};
use dunia::kedua_mesin;
use platform::Hasil;
use serde_json::{Value, json};
use server::socket;
use std::time::Duration;

const SEBENTAR: Duration = Duration::from_secs(60);

fn minta(uid: Option<&str>) -> Value {
    let saringan = json!({ "tgl_from": "2026-11-15", "tgl_to": "2026-11-15", "aksi": "UJI" });
    json!({ "saringan": saringan, "uid": uid })
}

#[test]
fn baris_padat_lewat_socket_sama_dengan_jawaban_biasa() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        isi_jejak(&uji, "JKT1", 1_234).await;
        isi_jejak(&uji, "SBY1", 5).await;
        let mut k = s.sambung(&own).await;
        k.daftar("uid-padat-1").await;
        let (status, v) = s.panggil("POST", "laporan/laporan-audit", &own, minta(Some("uid-padat-1"))).await;
        assert_eq!((status, &v["message"]), (200, &json!(socket::MENUNGGU)));
        let (baris, akhir) = laporan(&mut k, "audit-report", "uid-padat-1", Duration::ZERO).await;
        assert_eq!((akhir["status"].as_str(), akhir["total"].as_u64()), (Some("FINISH"), Some(1_234)));
        let (_, v) = s.panggil("POST", "laporan/laporan-audit", &own, minta(None)).await;
        assert_eq!(v["data"], json!(baris));
        assert_eq!(baris[3][5], "OBJEK-000003");
        assert!(baris[3][6].is_string(), "JSON di dalam kolom tetap teks");
        s.tutup().await;
    });
}

#[test]
fn laporan_tanpa_baris_membawa_teksnya_sendiri() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let mut k = s.sambung(&own).await;
        k.daftar("uid-kosong-1").await;
        let saringan = json!({ "tgl_from": "2026-11-14", "tgl_to": "2026-11-14" });
        let isi = json!({ "saringan": saringan, "uid": "uid-kosong-1" });
        assert_eq!(s.panggil("POST", "laporan/laporan-otorisasi", &own, isi).await.0, 200);
        let (baris, akhir) = laporan(&mut k, "laporan-otorisasi", "uid-kosong-1", Duration::ZERO).await;
        assert!(baris.is_empty());
        assert_eq!(
            (&akhir["status"], &akhir["message"]),
            (&json!("DATA_KOSONG"), &json!("Laporan Data Kosong"))
        );
        // What is wrong with the filters is said by the call, not over the socket.
        let (status, v) =
            s.panggil("POST", "laporan/laporan-otorisasi", &own, json!({ "uid": "uid-kosong-1" })).await;
        assert_eq!((status, v["code"].as_str()), (422, Some("LAPORAN-01")));
        s.tutup().await;
    });
}

static TANPA_AKHIR: Laporan = Laporan {
    sumber: Sumber::Sql(
        "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 3000000000) \
         SELECT i FROM n WHERE :toko <> ''",
    ),
    kolom: &[angka("i", "I")],
    ..Laporan::new("/laporan-uji", "Laporan Uji")
};

struct KeSoket<'a>(&'a mut socket::BarisSpul);

impl Keluar for KeSoket<'_> {
    fn baris(&mut self, b: BarisLaporan<'_>) -> Hasil<()> {
        self.0.tulis(|k| ::laporan::padat(&TANPA_AKHIR, b, k))
    }
}

/// Starts the report without an end for `uid`.
async fn mulai(s: &Server, token: &str, uid: &str) {
    let p = pelaku(s, token).await;
    let kini = s.app.db.jam().sekarang();
    let orang = p.clone();
    let m = s
        .app
        .db
        .read(move |c| LaporanDiminta::baca(c, &orang, &TANPA_AKHIR, &Isian::new(), &[], kini))
        .await
        .unwrap();
    socket::aliran(&s.app, &p, uid, "uji", move |c, b| {
        ::laporan::alirkan(c, &m, &mut KeSoket(b)).map(|_| ())
    })
    .await
    .unwrap();
    assert!(s.tunggu(SEBENTAR, |u| u.kueri == 1).await);
}

#[test]
fn klien_yang_lenyap_menghentikan_laporannya() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let mut k = s.sambung(&own).await;
        k.daftar("uid-lenyap-1").await;
        mulai(&s, &own, "uid-lenyap-1").await;
        drop(k);
        assert!(s.tunggu(SEBENTAR, |u| u.kueri == 0 && u.kerja == 0).await, "{:?}", s.soket().ukuran());
        s.tutup().await;
    });
}

#[test]
fn batal_menghentikan_laporan() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let mut k = s.sambung(&own).await;
        k.daftar("uid-batal-2").await;
        mulai(&s, &own, "uid-batal-2").await;
        assert_eq!(k.tanya("batal", json!({ "uid": "uid-batal-2" })).await, json!({ "data": true }));
        assert!(s.tunggu(SEBENTAR, |u| u.kueri == 0 && u.kerja == 0).await);
        loop {
            let m = k.peristiwa("uji", SEBENTAR).await.unwrap();
            if m["status"] != "PROGRESS" {
                assert_eq!((&m["status"], &m["message"]), (&json!("BATAL"), &json!("Permintaan dibatalkan")));
                break;
            }
        }
        s.tutup().await;
    });
}
