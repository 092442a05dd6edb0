//! Money between a branch and head office: received by another person, and a difference that stays open until it is
//! settled with an approval.

use crate::alat::{MASUK, batal_izin, batalan, jalan, kas, teks};
use db::Kunci;
use dunia::{Dunia, di_kedua, ditolak, kode, toko};
use kas::batal;
use kas::kirim_uang::{self, Diselesaikan, KirimUang, Selesaikan, Terima, Tindakan};
use kas::uang_kas::{self, JenisKas, UangKas};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use values::Rupiah;

async fn kirim(d: &Dunia, p: &Pelaku, jumlah: i64) -> String {
    let m = UangKas {
        jenis: JenisKas::Masuk,
        kategori: "LAIN_MASUK".to_owned(),
        deskripsi: String::new(),
        jumlah_rp: Rupiah::new(jumlah),
        otorisasi: String::new(),
    };
    d.kerja(p, move |tx, p| uang_kas::catat(tx, p, &m)).await.unwrap();
    let m = KirimUang { tujuan: String::new(), jumlah_rp: Rupiah::new(jumlah), keterangan: String::new() };
    d.kerja(p, move |tx, p| kirim_uang::kirim(tx, p, &m)).await.unwrap().no_reff
}

fn kedua() -> Kunci {
    Kunci::toko(toko("PST")).dan(toko("JKT1"))
}

async fn terima(d: &Dunia, p: &Pelaku, no: &str, jumlah: i64) -> Hasil<kirim_uang::Diterima> {
    let (p, no) = (p.clone(), no.to_owned());
    let m = Terima { jumlah_rp: Some(Rupiah::new(jumlah)), keterangan: "dihitung".to_owned() };
    d.db().write(kedua(), move |tx| kirim_uang::terima(tx, &p, &no, &m)).await
}

async fn selesai(d: &Dunia, p: &Pelaku, no: &str, m: &Selesaikan) -> Hasil<Diselesaikan> {
    let (p, no, m) = (p.clone(), no.to_owned(), m.clone());
    d.db().write(kedua(), move |tx| kirim_uang::selesaikan(tx, &p, &no, &m)).await
}

/// With the approval of this person.
async fn disetujui(d: &Dunia, p: &Pelaku, siapa: &str, no: &str, m: &Selesaikan) -> Hasil<Diselesaikan> {
    let t = selesai(d, p, no, m).await.expect_err("perlu otorisasi");
    assert_eq!(t.kode, "KAS-12", "{t}");
    let otorisasi = d.izin(p, siapa, &t).await?;
    selesai(d, p, no, &Selesaikan { otorisasi, ..m.clone() }).await
}

fn langkah(tindakan: Tindakan, jumlah: Option<i64>, pembayar: &str) -> Selesaikan {
    Selesaikan {
        tindakan,
        jumlah_rp: jumlah.map(Rupiah::new),
        pembayar: pembayar.to_owned(),
        alasan: "hasil pemeriksaan".to_owned(),
        otorisasi: String::new(),
    }
}

async fn terbuka(d: &Dunia, kode: &str) -> Vec<i64> {
    let t = toko(kode);
    let semua = d.db().read(move |c| kirim_uang::terbuka(c, &t)).await.unwrap();
    semua.iter().map(|s| s.sisa.nilai()).collect()
}

async fn bersih(d: &Dunia) {
    let h = d
        .db()
        .read(|c| Ok::<_, platform::Tolak>(ledger::periksa::semua(c, &[kas::DOMAIN.bukti])?))
        .await
        .unwrap();
    assert!(h.bersih(), "{h:?}");
}

#[test]
fn uang_yang_kurang_di_pusat_tetap_terbuka_sampai_diselesaikan_dengan_otorisasi() {
    di_kedua(|d| async move {
        let (jkt, own) = (d.orang("kasir1-jkt1").await, d.orang("own").await);
        let no = kirim(&d, &jkt, 3_000_000).await;
        terima(&d, &own, &no, 2_900_000).await.unwrap();
        assert_eq!((d.laci("own").await, jalan(&d).await), (2_900_000, 100_000), "yang kurang tidak hilang");
        assert_eq!((terbuka(&d, "JKT1").await, terbuka(&d, "PST").await), (vec![100_000], vec![100_000]));
        assert!(terbuka(&d, "BDG1").await.is_empty());
        bersih(&d).await;
        let tgl = platform::toko::cari;
        for t in ["JKT1", "PST"] {
            let t = toko(t);
            let kabar = d
                .db()
                .read(move |c| {
                    let hari = tgl(c, &t)?.tgl_system;
                    kas::peringatan::semua(c, &t, hari)
                })
                .await
                .unwrap();
            assert!(kabar.iter().any(|k| k.judul.contains("kurang Rp 100,000")), "{kabar:?}");
        }
        // Wrong kind, too much, nameless, at the sender's.
        for (m, kolom) in [
            (langkah(Tindakan::Laba, None, ""), "tindakan"),
            (langkah(Tindakan::Ditemukan, Some(100_001), ""), "jumlah_rp"),
            (langkah(Tindakan::Diganti, None, " "), "pembayar"),
        ] {
            let t = selesai(&d, &own, &no, &m).await.unwrap_err();
            assert!(t.kolom.contains_key(kolom), "{t:?}");
        }
        let rugi = langkah(Tindakan::Rugi, None, "");
        assert_eq!(kode(selesai(&d, &jkt, &no, &rugi).await), "UANG-16");
        // A part is found, a part is paid by the courier, the rest is a loss that only an owner allows.
        let ditemukan = langkah(Tindakan::Ditemukan, Some(30_000), "");
        let t = selesai(&d, &own, &no, &ditemukan).await.unwrap_err();
        let id = d.izin(&own, "spv", &t).await.unwrap();
        let lebih =
            Selesaikan { otorisasi: id.clone(), jumlah_rp: Some(Rupiah::new(90_000)), ..ditemukan.clone() };
        assert_eq!(kode(selesai(&d, &own, &no, &lebih).await), "OTO-09", "jumlah lain");
        let lain = Selesaikan { otorisasi: id.clone(), ..langkah(Tindakan::Diganti, Some(30_000), "BUDI") };
        assert_eq!(kode(selesai(&d, &own, &no, &lain).await), "OTO-09", "alasan lain");
        let r = selesai(&d, &own, &no, &Selesaikan { otorisasi: id, ..ditemukan }).await.unwrap();
        assert_eq!((r.sisa.nilai(), r.saldo.nilai(), jalan(&d).await), (70_000, 2_930_000, 70_000));
        bersih(&d).await;
        disetujui(&d, &own, "spv", &no, &langkah(Tindakan::Diganti, Some(50_000), "kurir budi"))
            .await
            .unwrap();
        assert_eq!(kode(disetujui(&d, &own, "spv", &no, &rugi).await), "OTO-13");
        disetujui(&d, &own, "pusat", &no, &rugi).await.unwrap();
        assert_eq!((d.laci("own").await, jalan(&d).await), (2_980_000, 0));
        assert!(terbuka(&d, "PST").await.is_empty());
        assert_eq!(kode(selesai(&d, &own, &no, &rugi).await), "UANG-16");
        bersih(&d).await;
    });
}

#[test]
fn uang_yang_lebih_atau_tidak_sampai_sama_sekali_juga_tetap_terbuka() {
    di_kedua(|d| async move {
        let (jkt, own) = (d.orang("kasir1-jkt1").await, d.orang("own").await);
        let lebih = kirim(&d, &jkt, 1_000_000).await;
        terima(&d, &own, &lebih, 1_050_000).await.unwrap();
        assert_eq!((terbuka(&d, "PST").await, jalan(&d).await), (vec![-50_000], -50_000));
        let kosong = kirim(&d, &jkt, 400_000).await;
        terima(&d, &own, &kosong, 0).await.unwrap();
        assert_eq!((d.laci("own").await, jalan(&d).await), (1_050_000, 350_000));
        bersih(&d).await;
        let m = langkah(Tindakan::Dikembalikan, None, "kasir jakarta");
        disetujui(&d, &own, "spv", &lebih, &m).await.unwrap();
        disetujui(&d, &own, "spv", &kosong, &langkah(Tindakan::Ditemukan, None, "")).await.unwrap();
        assert_eq!((d.laci("own").await, jalan(&d).await), (1_400_000, 0));
        bersih(&d).await;
    });
}

#[test]
fn pengirim_tidak_menerima_uangnya_sendiri_dan_jumlah_ada_batasnya() {
    di_kedua(|d| async move {
        let mut orang = d.orang("pusat").await;
        orang = orang.di_portal(&toko("JKT1")).unwrap();
        let no = kirim(&d, &orang, 500_000).await;
        let di_pusat = orang.di_portal(&toko("PST")).unwrap();
        assert_eq!(kode(terima(&d, &di_pusat, &no, 500_000).await), "UANG-15");
        let own = d.orang("own").await;
        for (jumlah, kata) in [(-1, "kurang dari nol"), (i64::MAX, "paling banyak")] {
            let t = terima(&d, &own, &no, jumlah).await.unwrap_err();
            assert!(t.kode == "UANG-14" && t.pesan.contains(kata), "{t}");
        }
        terima(&d, &own, &no, 500_000).await.unwrap();
        assert!(terbuka(&d, "PST").await.is_empty());
    });
}

async fn kirim_ke(d: &Dunia, p: &Pelaku, tujuan: &str, jumlah: i64) -> Hasil<Value> {
    let isi = json!({ "tujuan": tujuan, "jumlah_rp": jumlah, "keterangan": "setoran" });
    d.minta(p, &isi, kirim_uang::kirim).await
}

async fn terima_isi(d: &Dunia, p: &Pelaku, no: &str, isi: &Value) -> Hasil<Value> {
    let no = no.to_owned();
    let kunci = Kunci::toko(p.toko.clone()).dan(toko("JKT1")).dan(toko("PST"));
    d.minta_di(kunci, p, isi, move |tx, p, m: &Terima| kirim_uang::terima(tx, p, &no, m)).await
}

#[test]
fn uang_dikirim_ke_pusat_lalu_diterima_dengan_nomor_referensi() {
    di_kedua(|d| async move {
        let (jkt, pst, bdg) = (d.pemilik("JKT1").await, d.pemilik("PST").await, d.pemilik("BDG1").await);
        kas(&d, &jkt, MASUK, 5_000_000).await.unwrap();
        ditolak(kirim_ke(&d, &jkt, "", 5_000_001).await, "KAS-01");
        ditolak(kirim_ke(&d, &jkt, "", 0).await, "UANG-13");
        for tujuan in ["JKT1", "BDG1", "XXX"] {
            ditolak(kirim_ke(&d, &jkt, tujuan, 1_000).await, "UANG-13");
        }
        let tujuan = d.lihat(|c| kirim_uang::tujuan_semua(c, &toko("JKT1"))).await.unwrap();
        assert_eq!(tujuan.as_array().unwrap().len(), 1);
        let j = kirim_ke(&d, &jkt, "", 3_000_000).await.unwrap();
        let (nota, reff) = (teks(&j["nota_kirim"]), teks(&j["no_reff"]));
        assert_eq!((d.laci("own-jkt1").await, jalan(&d).await), (2_000_000, 3_000_000));
        // Head office sees it by store; another branch does not.
        let per_toko = async |p: &Pelaku, status: &'static str| {
            let p = p.clone();
            d.lihat(move |c| kirim_uang::per_toko(c, &p, status)).await.unwrap()
        };
        let semua = per_toko(&pst, "DIKIRIM").await;
        let milik = semua.as_array().unwrap().iter().find(|t| t["ip_cabang"] == "JKT1").unwrap();
        assert_eq!(
            (&milik["dalam_perjalanan"], &milik["data"][0]["nota_kirim"]),
            (&json!(3_000_000), &json!(nota))
        );
        assert!(!per_toko(&bdg, "ALL").await.to_string().contains(&nota));
        let lihat = async |p: &Pelaku, no: &str| {
            let (t, no) = (p.toko.clone(), no.to_owned());
            d.lihat(move |c| kirim_uang::lihat(c, &t, &no)).await
        };
        ditolak(lihat(&bdg, &reff).await, "UANG-11");
        ditolak(terima_isi(&d, &bdg, &reff, &json!({})).await, "UANG-11");
        let t = ditolak(lihat(&pst, "TIDAK-ADA").await, "UANG-11");
        assert_eq!(t.pesan, "No Terima Tidak Ditemukan");
        ditolak(terima_isi(&d, &jkt, &reff, &json!({})).await, "UANG-11");
        assert_eq!(lihat(&pst, &reff.to_lowercase()).await.unwrap()["jumlah_rp"], 3_000_000);
        // A day later both sides are told.
        d.hari("2026-11-16", &["JKT1", "PST"]).await;
        for t in ["JKT1", "PST"] {
            let kabar = d.db().read(move |c| {
                let hari = platform::toko::cari(c, &toko(t))?.tgl_system;
                kas::peringatan::semua(c, &toko(t), hari)
            });
            let kabar = kabar.await.unwrap();
            assert!(kabar.iter().any(|k| k.judul.contains("belum diterima sejak 2026-11-15")), "{kabar:?}");
        }
        // What was counted is less: it wants a reason, and the difference stays on its way.
        let kurang = json!({ "jumlah_rp": 2_950_000 });
        ditolak(terima_isi(&d, &pst, &reff, &kurang).await, "UANG-14");
        let kurang = json!({ "jumlah_rp": 2_950_000, "keterangan": "kurang satu lembar" });
        let t = terima_isi(&d, &pst, &reff, &kurang).await.unwrap();
        assert_eq!(t["selisih"], -50_000);
        assert_eq!((d.laci("own").await, jalan(&d).await), (2_950_000, 50_000));
        ditolak(terima_isi(&d, &pst, &reff, &json!({})).await, "UANG-12");
        ditolak(batal_izin(&d, &jkt, "spv-jkt1", &nota).await, "UANG-12");
        let h = d.lihat(|c| kirim_uang::riwayat(c, &toko("JKT1"))).await.unwrap();
        assert_eq!((&h[0]["status"], &h[0]["jumlah_terima"]), (&json!("DONE"), &json!(2_950_000)));
    });
}

#[test]
fn kiriman_dibatalkan_atau_diterima_tidak_pernah_keduanya() {
    di_kedua(|d| async move {
        let (jkt, pst) = (d.pemilik("JKT1").await, d.pemilik("PST").await);
        kas(&d, &jkt, MASUK, 10_000_000).await.unwrap();
        for _ in 0..6 {
            let j = kirim_ke(&d, &jkt, "", 1_000_000).await.unwrap();
            let (nota, reff) = (teks(&j["nota_kirim"]), teks(&j["no_reff"]));
            let kunci = || Kunci::toko(toko("JKT1")).dan(toko("PST"));
            let mut m = batalan(&nota);
            let t = ditolak(d.minta_di(kunci(), &jkt, &m, batal::batal).await, "KAS-12");
            m["otorisasi"] = json!(d.izin(&jkt, "spv-jkt1", &t).await.unwrap());
            let kosong = json!({});
            let (x, y) = tokio::join!(
                d.minta_di(kunci(), &jkt, &m, batal::batal),
                terima_isi(&d, &pst, &reff, &kosong)
            );
            assert_eq!(usize::from(x.is_ok()) + usize::from(y.is_ok()), 1, "{x:?} {y:?}");
            let kalah = if x.is_ok() { y } else { x }.unwrap_err();
            assert_eq!(kalah.status.angka(), 409, "{kalah:?}");
            assert_eq!(jalan(&d).await, 0);
        }
        assert_eq!(d.laci("own-jkt1").await + d.laci("own").await, 10_000_000);
    });
}
