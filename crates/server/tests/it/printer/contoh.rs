//! `*/cetak-contoh`: a layout that is still being edited, with sample data, on a printer of the store; what a printer
//! cannot carry is refused and nothing is put in line.

use super::agen::{daftarkan, minta};
use super::{audit, jaringan, mati, printer};
use crate::alat::{Klien, di_kedua};
use crate::nota::{baca, isi};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use db::Kunci;
use platform::agen::Jenis;
use platform::pengguna;
use serde_json::{Value, json};
use values::UserId;

/// The store's layout of a type as a designer sends it.
async fn letak(k: &Klien, keluarga: &str, tipe: &str) -> Value {
    isi(&baca(k, keluarga, tipe).await, |_| ())
}

/// The same for phones: narrow enough for a receipt.
async fn ponsel(k: &Klien) -> Value {
    let b = k.get("nota/get/letak?type=PENJUALAN&is_mobile=true").await.ok();
    isi(&b, |_| ())
}

#[test]
fn contoh_sampai_di_printer_jaringan_dalam_bahasanya() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let semua = [
            ("nota", letak(&own, "nota", "PENJUALAN").await, "PDF", "%PDF-", "%%EOF", ""),
            ("nota", ponsel(&own).await, "ESCPOS", "\x1b@", "\x1dVB\0", "\x1d(k"),
            (
                "nota-slip",
                letak(&own, "nota-slip", "SLIP PENJUALAN").await,
                "ESCPOS",
                "\x1b@",
                "\x1dVB\0",
                "Karat Blok M",
            ),
            (
                "nota-slip",
                letak(&own, "nota-slip", "LABEL BARCODE").await,
                "ZPL",
                "^XA",
                "^XZ",
                "^FD00012345",
            ),
            (
                "nota-slip",
                letak(&own, "nota-slip", "LABEL QRCODE").await,
                "TSPL",
                "SIZE 40.0 mm",
                "PRINT 1,1",
                "QRCODE ",
            ),
            ("member-card", letak(&own, "member-card", "MEMBER CARD").await, "PDF", "%PDF-", "%%EOF", ""),
        ];
        for (i, (keluarga, letak, jenis, awal, akhir, harus)) in semua.into_iter().enumerate() {
            let (alamat, terima) = printer();
            let nama = format!("P{i}");
            own.post("printer", &jaringan(&nama, jenis, &alamat)).await.ok();
            let m = json!({ "printer": nama.to_lowercase(), "letak": letak });
            let j = own.post(&format!("{keluarga}/cetak-contoh"), &m).await.ok();
            assert_eq!(j["message"], json!(format!("Contoh dikirim ke printer {nama}")));
            let d = &j["data"];
            assert_eq!((&d["status"], &d["jenis"]), (&json!("SELESAI"), &json!(jenis)), "{d}");
            let bytes = terima.join().unwrap();
            assert_eq!(d["besar"], json!(bytes.len()));
            let teks = String::from_utf8_lossy(&bytes);
            assert!(teks.starts_with(awal) && teks.trim_ascii_end().ends_with(akhir), "{jenis}: {teks:.200}");
            assert!(teks.contains(harus), "{keluarga} {jenis} tanpa {harus}: {teks}");
        }
        let judul: Vec<String> = own
            .get("printer/antrean")
            .await
            .data()
            .as_array()
            .unwrap()
            .iter()
            .map(|k| k["judul"].as_str().unwrap().to_owned())
            .collect();
        assert!(
            judul.contains(&"Contoh SLIP PENJUALAN".to_owned())
                && judul.contains(&"Contoh KARTU MEMBER".to_owned()),
            "{judul:?}"
        );
        assert_eq!(audit(&a, "CETAK").await, 6);
        assert_eq!(
            a.angka("SELECT COUNT(*) FROM tata_letak", &[]).await,
            0,
            "mencetak tidak menyimpan susunannya"
        );
    });
}

#[test]
fn yang_belum_disimpan_yang_tercetak_dengan_rangkap_dan_copy() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let k = daftarkan(&a, "JKT1", "kasir-1", Jenis::Print).await;
        let p =
            json!({ "nama": "KASIR", "jenis": "ESCPOS", "cara": "AGEN", "alamat": "kasir-1", "lebar": 32 });
        own.post("printer", &p).await.ok();
        let b = baca(&own, "nota-slip", "SLIP PENJUALAN").await;
        let letak = isi(&b, |s| {
            let l = s["nota"].as_array_mut().unwrap().iter_mut().find(|l| l["name"] == "judul").unwrap();
            l["isi"] = json!("BELUM DISIMPAN");
        });
        let m = json!({ "printer": "KASIR", "letak": letak, "rangkap": 3, "cetak_ulang": true });
        let j = own.post("nota-slip/cetak-contoh", &m).await.ok();
        assert_eq!(j["message"], "Contoh menunggu agen printer KASIR");
        assert_eq!(j["data"]["status"], "MENUNGGU");
        let tugas = minta(&a, &k, "agent/print/pekerjaan", None).await.data();
        assert_eq!(
            (&tugas[0]["pekerjaan"], &tugas[0]["judul"]),
            (&j["data"]["id"], &json!("Contoh SLIP PENJUALAN"))
        );
        let d =
            minta(&a, &k, "agent/print/ambil", Some(&json!({ "pekerjaan": j["data"]["id"] }))).await.data();
        let bytes = BASE64_STANDARD.decode(d["isi"].as_str().unwrap()).unwrap();
        let teks = String::from_utf8_lossy(&bytes);
        for (apa, kali) in [("\x1b@", 3), ("\x1dVB\0", 3), ("COPY\n", 3), ("BELUM DISIMPAN\n", 3)] {
            assert_eq!(teks.matches(apa).count(), kali, "{apa:?}: {teks}");
        }
        // One column on narrow paper: weight and price under each other.
        assert!(teks.contains("\n3.250\n3,351,500\n"), "{teks}");
    });
}

#[test]
fn contoh_tanpa_printer_diunduh_dalam_bahasa_yang_dipilih() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let slip = letak(&own, "nota-slip", "SLIP SERVICE").await;
        let label = letak(&own, "nota-slip", "LABEL BARCODE").await;
        for (letak, jenis, awal, ekor, cara) in [
            (&slip, json!(null), "%PDF-", ".pdf", "inline"),
            (&slip, json!("ESCPOS"), "\x1b@", ".bin", "attachment"),
            (&label, json!("ZPL"), "^XA", ".zpl", "attachment"),
            (&label, json!("TSPL"), "SIZE ", ".tspl", "attachment"),
        ] {
            let r = own.post("nota-slip/pratinjau", &json!({ "letak": letak, "jenis": jenis })).await;
            assert_eq!(r.status, 200, "{}", r.teks());
            let kepala = r.kepala("content-disposition");
            assert!(kepala.starts_with(cara) && kepala.contains(ekor), "{kepala}");
            assert!(r.badan.starts_with(awal.as_bytes()), "{jenis}");
        }
        own.post("nota-slip/pratinjau", &json!({ "letak": slip, "jenis": "ZPL" }))
            .await
            .ditolak(422, "LETAK-06");
        own.post("nota-slip/pratinjau", &json!({ "letak": slip, "jenis": "LASER" }))
            .await
            .ditolak(400, "ISI-01");
        // A printer that only hands over a file keeps it for whoever printed.
        own.post("printer", &json!({ "nama": "BERKAS", "jenis": "ZPL", "cara": "UNDUH" })).await.ok();
        let j =
            own.post("nota-slip/cetak-contoh", &json!({ "printer": "BERKAS", "letak": label })).await.ok();
        assert_eq!((&j["message"], &j["data"]["cara"]), (&json!("Contoh siap diunduh"), &json!("UNDUH")));
        let b = own.get(&format!("printer/antrean/{}/berkas", j["data"]["id"].as_str().unwrap())).await;
        assert!(b.teks().starts_with("^XA"), "{}", b.teks());
    });
}

#[test]
fn printer_yang_tidak_ada_tidak_dipakai_atau_tidak_bisa_ditolak_tanpa_antrean() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        for (nama, jenis, aktif) in
            [("STRUK", "ESCPOS", true), ("LABEL", "ZPL", true), ("PDF", "PDF", true), ("LAMA", "PDF", false)]
        {
            let p = json!({ "nama": nama, "jenis": jenis, "cara": "UNDUH", "aktif": aktif });
            own.post("printer", &p).await.ok();
        }
        let nota = letak(&own, "nota", "PENJUALAN").await;
        let slip = letak(&own, "nota-slip", "SLIP PENJUALAN").await;
        let label = letak(&own, "nota-slip", "LABEL BARCODE").await;
        let kartu = letak(&own, "member-card", "MEMBER CARD").await;
        for (keluarga, printer, letak, kata) in [
            ("nota", "STRUK", &nota, "210 mm"),
            ("nota", "LABEL", &nota, "struk (ESC/POS) atau PDF"),
            ("nota-slip", "LABEL", &slip, "SLIP PENJUALAN"),
            ("nota-slip", "STRUK", &label, "label ZPL atau label TSPL atau PDF"),
            ("member-card", "STRUK", &kartu, "KARTU MEMBER"),
        ] {
            let m = json!({ "printer": printer, "letak": letak });
            let j = own.post(&format!("{keluarga}/cetak-contoh"), &m).await.ditolak(422, "LETAK-06");
            assert!(j["fields"]["printer"].as_str().unwrap().contains(kata), "{j}");
        }
        let kirim = async |k: &Klien, printer: &str, letak: &Value| {
            k.post("nota/cetak-contoh", &json!({ "printer": printer, "letak": letak })).await
        };
        kirim(&own, "TIDAK ADA", &nota).await.ditolak(404, "PRINTER-01");
        kirim(&own, &"X".repeat(500), &nota).await.ditolak(404, "PRINTER-01");
        kirim(&own, "LAMA", &nota).await.ditolak(422, "PRINTER-03");
        // Another store's printer is nobody's here.
        kirim(&a.sesi("own-bdg1").await, "PDF", &nota).await.ditolak(404, "PRINTER-01");
        let mut salah = nota.clone();
        salah["nota"][0]["isi"] = json!("{harga_modal}");
        let j = kirim(&own, "PDF", &salah).await.ditolak(422, "LETAK-02");
        assert!(j["fields"]["nota[0].isi"].is_string(), "{j}");
        assert_eq!(a.angka("SELECT COUNT(*) FROM antrean_cetak", &[]).await, 0);

        // A printer that is off: said, and the job waits in the list.
        own.post("printer", &jaringan("MATI", "PDF", &mati())).await.ok();
        let j = kirim(&own, "MATI", &nota).await.ditolak(422, "CETAK-07");
        assert_eq!(j["detail"]["judul"], "Contoh NOTA PENJUALAN");
        assert_eq!(own.get("printer/antrean").await.data()[0]["status"], "GAGAL");
    });
}

#[test]
fn hak_mencetak_contoh_sama_dengan_hak_pratinjaunya() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        own.post("printer", &json!({ "nama": "PDF", "jenis": "PDF", "cara": "UNDUH" })).await.ok();
        let nota = letak(&own, "nota", "PENJUALAN").await;
        let kartu = letak(&own, "member-card", "MEMBER CARD").await;
        let m = |l: &Value| json!({ "printer": "PDF", "letak": l });
        a.sesi("kasir1-jkt1").await.post("nota/cetak-contoh", &m(&nota)).await.ditolak(403, "AKSES-01");
        a.tamu().post("nota/cetak-contoh", &m(&nota)).await.ditolak(401, "SESI-01");
        a.kerja(Kunci::rantai(), |tx| {
            pengguna::beri_akses(tx, &UserId::parse("spv-jkt1").unwrap(), &["/setting-member".to_owned()])
        })
        .await
        .unwrap();
        let spv = a.sesi("spv-jkt1").await;
        spv.post("member-card/cetak-contoh", &m(&kartu)).await.ok();
        spv.post("nota/cetak-contoh", &m(&nota)).await.ditolak(403, "AKSES-01");
        let par = json!([{ "key": "MEMBER_MODULE", "value": "off" }]);
        own.put("para-system", &par).await.ok();
        spv.post("member-card/cetak-contoh", &m(&kartu)).await.ditolak(403, "MODUL-01");
    });
}
