//! Pieces between stores: on the books of both sides, received with every difference written down, taken back exactly;
//! weights that differ wait for a second person.

use crate::alat::{detail, isi_baki, kartu, riwayat, siap, teks};
use barang::kirim::{self, TanyaKirim};
use barang::susut::{self, TanyaSusut};
use db::{Kunci, args};
use dunia::{Dunia, di_kedua, ditolak, toko};
use platform::domain::HariPengumuman;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use serde_json::{Value, json};
use values::Tanggal;

async fn kirim(d: &Dunia, p: &Pelaku, kode: &[String]) -> Hasil<Value> {
    let isi = json!({ "tujuan": "BDG1", "kurir": "pak joko", "detail_barang": detail(kode, "") });
    d.minta(p, &isi, kirim::kirim).await
}

/// Both ends of the way; the person's own store first.
fn kedua(p: &Pelaku) -> Kunci {
    Kunci::toko(p.toko.clone()).dan(toko("JKT1")).dan(toko("BDG1"))
}

async fn terima(d: &Dunia, p: &Pelaku, isi: &Value) -> Hasil<Value> {
    d.minta_di(kedua(p), p, isi, kirim::terima).await
}

async fn batal(d: &Dunia, p: &Pelaku, isi: &Value) -> Hasil<Value> {
    d.minta_di(kedua(p), p, isi, kirim::batal).await
}

async fn tuntas(d: &Dunia, p: &Pelaku, isi: &Value) -> Hasil<Value> {
    d.minta_di(kedua(p), p, isi, kirim::tuntaskan).await
}

/// What the books of the whole chain have on its way under a number: pieces and milligrams.
async fn perjalanan(d: &Dunia, no: &str) -> String {
    d.baris(
        "SELECT CAST(COALESCE(SUM(qty), 0) AS BIGINT), CAST(COALESCE(SUM(berat), 0) AS BIGINT) FROM saldo_lokasi \
         WHERE gudang = '@TRANSIT' AND baki = $1",
        args![no],
    )
    .await
    .remove(0)
}

/// Something a person of a store reads.
async fn baca<T: Serialize>(
    d: &Dunia,
    p: &Pelaku,
    f: impl Fn(&mut db::Conn, &values::KodeToko) -> Hasil<T> + Send + 'static,
) -> Value {
    let t = p.toko.clone();
    d.lihat(move |c| f(c, &t)).await.unwrap()
}

async fn menunggu(d: &Dunia, p: &Pelaku) -> Value {
    baca(d, p, |c, t| susut::daftar(c, t, &TanyaSusut::default())).await
}

/// What both sides are told on a day.
async fn kabar(d: &Dunia, p: &Pelaku, tgl: &str) -> String {
    let (p, tgl, kini) = (p.clone(), Tanggal::parse(tgl).unwrap(), d.db().jam().sekarang());
    let h = HariPengumuman { tgl, kini };
    d.lihat(move |c| (barang::DOMAIN.pengumuman)(c, &p, &h)).await.unwrap().to_string()
}

#[test]
fn barang_dikirim_lalu_diterima_di_cabang() {
    di_kedua(|d| async move {
        let (jkt, bdg) = (d.pemilik("JKT1").await, d.pemilik("BDG1").await);
        let kode = d.barang("A04", &[2_345, 3_500]).await;
        let (awal_jkt, awal_bdg) = (isi_baki(&d, &jkt, "A04").await, isi_baki(&d, &bdg, "A04").await);
        let nomor = baca(&d, &jkt, kirim::berikut).await;
        let tujuan = baca(&d, &jkt, kirim::tujuan_semua).await;
        let tujuan: Vec<_> = tujuan.as_array().unwrap().iter().map(|t| teks(&t["kode_toko"])).collect();
        assert_eq!(tujuan, ["PST", "BDG1", "SBY1"]);
        let j = kirim(&d, &jkt, &kode).await.unwrap();
        assert_eq!(j["no_kirim"], nomor);
        let no = teks(&nomor);
        assert_eq!(isi_baki(&d, &jkt, "A04").await, (awal_jkt.0 - 2, awal_jkt.1 - 5_845));
        assert_eq!(perjalanan(&d, &no).await, "2|5845");
        let k = kartu(&d, &kode[0]).await;
        assert_eq!((&k["status"], &k["toko"]), (&json!("KIRIM"), &json!("JKT1")));
        // A day later both sides are told.
        d.hari("2026-11-16", &["JKT1", "BDG1"]).await;
        for p in [&jkt, &bdg] {
            assert_eq!(kabar(&d, p, "2026-11-15").await, "[]");
            let kabar = kabar(&d, p, "2026-11-16").await;
            assert!(kabar.contains("belum diterima sejak 2026-11-15"), "{kabar}");
        }
        // On both dashboards, and in nobody's hands: neither side can do anything else with it.
        for (p, arah) in [(&jkt, "keluar"), (&bdg, "masuk")] {
            let t = baca(&d, p, kirim::transit).await;
            assert_eq!((&t[arah]["qty"], &t[arah]["berat"]), (&json!(2), &json!(5.845)), "{t}");
            assert_eq!(t[arah]["no_kirim_tertua"], nomor);
        }
        ditolak(kirim(&d, &jkt, &kode).await, "KIRIM-01");
        ditolak(siap(&d, &jkt, &kode[0]).await, "BARANG-04");
        let belum = baca(&d, &bdg, kirim::masuk).await;
        assert_eq!((belum.as_array().unwrap().len(), &belum[0]["no_kirim"]), (1, &nomor));
        assert_eq!(baca(&d, &jkt, kirim::masuk).await, json!([]));

        let isi = json!({ "no_kirim": no, "kode_toko": "A04", "detail_barang": terimaan(&kode) });
        ditolak(terima(&d, &jkt, &isi).await, "KIRIM-08");
        d.uji.jam.maju(std::time::Duration::from_secs(60));
        let t = terima(&d, &bdg, &isi).await.unwrap();
        assert_eq!((&t["status"], &t["diterima"]), (&json!("SELESAI"), &json!(2)));
        ditolak(terima(&d, &bdg, &isi).await, "KIRIM-10");
        assert_eq!(isi_baki(&d, &bdg, "A04").await, (awal_bdg.0 + 2, awal_bdg.1 + 5_845));
        assert_eq!(perjalanan(&d, &no).await, "0|0");
        let k = kartu(&d, &kode[0]).await;
        assert_eq!((&k["status"], &k["toko"]), (&json!("READY"), &json!("BDG1")));
        let cerita = riwayat(&d, &kode[0]).await;
        let langkah: Vec<String> = cerita
            .as_array()
            .unwrap()
            .iter()
            .map(|l| [&l["toko"], &l["jenis"], &l["dari"], &l["ke"]].map(teks).join(" "))
            .collect();
        assert_eq!(
            langkah,
            [
                "JKT1 TAMBAH Supplier TOKO A04",
                "JKT1 KIRIM TOKO A04 Dalam perjalanan",
                "BDG1 TERIMA_KIRIM Dalam perjalanan TOKO A04"
            ]
        );
        ditolak(batal(&d, &jkt, &json!({ "no_kirim": no, "alasan": "salah kirim" })).await, "KIRIM-09");
        // A third store knows nothing of it.
        let n = no.clone();
        ditolak(d.lihat(move |c| kirim::lihat(c, &toko("SBY1"), &n)).await, "KIRIM-03");
    });
}

/// Barcodes as a receiver scans them.
fn terimaan(kode: &[String]) -> Value {
    kode.iter().map(|k| json!({ "kode_barcode": k })).collect()
}

#[test]
fn kiriman_dibatalkan_kembali_tepat_seperti_semula() {
    di_kedua(|d| async move {
        let (jkt, bdg) = (d.pemilik("JKT1").await, d.pemilik("BDG1").await);
        let kode = d.barang("A04", &[2_500, 4_250]).await;
        let awal = isi_baki(&d, &jkt, "A04").await;
        let no = teks(&kirim(&d, &jkt, &kode).await.unwrap()["no_kirim"]);
        let isi = json!({ "no_kirim": no, "alasan": "salah tujuan" });
        ditolak(batal(&d, &bdg, &isi).await, "KIRIM-08");
        ditolak(batal(&d, &jkt, &json!({ "no_kirim": no, "alasan": " " })).await, "KIRIM-06");
        // Somebody who is no supervisor needs one; nor does the sender, whatever their level, say yes to taking back what
        // they sent.
        let su = d.orang("su").await.di_portal(&toko("JKT1")).unwrap();
        ditolak(batal(&d, &su, &isi).await, "KIRIM-05");
        ditolak(batal(&d, &jkt, &isi).await, "KIRIM-05");
        d.minta_izin_di(kedua(&su), (&su, "spv-jkt1"), &isi, kirim::batal).await.unwrap();
        ditolak(batal(&d, &jkt, &isi).await, "KIRIM-09");
        assert_eq!(isi_baki(&d, &jkt, "A04").await, awal);
        assert_eq!(perjalanan(&d, &no).await, "0|0");
        let k = kartu(&d, &kode[1]).await;
        assert_eq!((&k["status"], &k["kode_toko"]), (&json!("READY"), &json!("A04")));
        let t = json!({ "no_kirim": no, "kode_toko": "A04", "detail_barang": terimaan(&kode) });
        ditolak(terima(&d, &bdg, &t).await, "KIRIM-09");
        // They can be sent again.
        kirim(&d, &jkt, &kode).await.unwrap();
    });
}

#[test]
fn kurang_lebih_dan_beda_berat_dicatat() {
    di_kedua(|d| async move {
        let (jkt, bdg) = (d.pemilik("JKT1").await, d.pemilik("BDG1").await);
        let kode = d.barang("A04", &[2_500, 3_500, 4_500, 5_500, 6_500]).await;
        let asing = d.barang("A04", &[1_500]).await.remove(0);
        let no = teks(&kirim(&d, &jkt, &kode).await.unwrap()["no_kirim"]);
        let isi = |baris: &Value, alasan: &str, lebih: Value| {
            json!({ "no_kirim": no, "kode_toko": "A04", "detail_barang": baris, "alasan_kurang": alasan,
                "barang_lebih": lebih })
        };
        let datang = json!([
            { "kode_barcode": kode[0], "berat": 2.49 },
            { "kode_barcode": kode[1], "berat": 3.3 },
            { "kode_barcode": kode[2] },
        ]);
        // Two are missing: nothing is received without the reason.
        let t = ditolak(terima(&d, &bdg, &isi(&datang, "", json!([]))).await, "KIRIM-06");
        assert!(t.kolom.contains_key("alasan_kurang"), "{t:?}");
        let bukan = json!([{ "kode_barcode": asing }, { "kode_barcode": kode[0], "berat": -1 }, { "kode_barcode": "x" }]);
        let t = ditolak(terima(&d, &bdg, &isi(&bukan, "hilang", json!([]))).await, "KIRIM-11");
        for kolom in ["[0].kode_barcode", "[1].berat", "[2].kode_barcode"] {
            assert!(t.kolom.contains_key(&format!("detail_barang{kolom}")), "{t:?}");
        }
        let mut salah = isi(&datang, "tertinggal", json!([]));
        salah["kode_toko"] = json!("ZZ9");
        ditolak(terima(&d, &bdg, &salah).await, "KIRIM-04");
        assert_eq!(perjalanan(&d, &no).await, "5|22500");

        let lebih = json!([{ "kode_barcode": asing, "keterangan": "ada di kotak" }]);
        let j = terima(&d, &bdg, &isi(&datang, "tertinggal di mobil", lebih)).await.unwrap();
        assert_eq!(
            (&j["status"], &j["diterima"], &j["kurang"], &j["lebih"], &j["susut"]),
            (&json!("KURANG"), &json!(3), &json!(2), &json!(1), &json!(1))
        );
        assert_eq!(perjalanan(&d, &no).await, "2|12000");
        let n = no.clone();
        let surat = baca(&d, &jkt, move |c, t| kirim::lihat(c, t, &n)).await;
        let beda: Vec<_> = surat["selisih"]
            .as_array()
            .unwrap()
            .iter()
            .map(|s| [&s["jenis"], &s["kode_barcode"]].map(teks).join(" "))
            .collect();
        let mau = [
            ("LEBIH", &asing),
            ("KURANG", &kode[3]),
            ("KURANG", &kode[4]),
            ("BERAT", &kode[0]),
            ("BERAT", &kode[1]),
        ]
        .map(|(j, k)| format!("{j} {k}"));
        assert_eq!(beda, mau);
        assert_eq!(surat["detail_barang"][3]["alasan"], "TERTINGGAL DI MOBIL");
        // What was extra is still where its own books have it.
        assert_eq!(kartu(&d, &asing).await["toko"], "JKT1");

        // The missing: one is found, one comes back; each by an approved step of the right side.
        let akhir = |kode: &str, tindakan: &str| json!({ "no_kirim": no, "kode_barcode": kode, "tindakan": tindakan, "kode_toko": "A04", "alasan": "ditemukan" });
        ditolak(tuntas(&d, &jkt, &akhir(&kode[3], "DITEMUKAN")).await, "KIRIM-08");
        let su = d.orang("su").await.di_portal(&toko("BDG1")).unwrap();
        ditolak(tuntas(&d, &su, &akhir(&kode[3], "DITEMUKAN")).await, "KIRIM-05");
        ditolak(tuntas(&d, &bdg, &akhir(&kode[0], "DITEMUKAN")).await, "KIRIM-07");
        assert_eq!(tuntas(&d, &bdg, &akhir(&kode[3], "DITEMUKAN")).await.unwrap()["status"], "KURANG");
        // The sender's own shipment: somebody else says yes.
        let kembali = akhir(&kode[4], "KEMBALI");
        let j = d.minta_izin_di(kedua(&jkt), (&jkt, "spv-jkt1"), &kembali, kirim::tuntaskan).await.unwrap();
        assert_eq!(j["status"], "SELESAI");
        assert_eq!(perjalanan(&d, &no).await, "0|0");
        assert_eq!(kartu(&d, &kode[3]).await["toko"], "BDG1");
        assert_eq!(kartu(&d, &kode[4]).await["toko"], "JKT1");
        susut_diterima(&d, &bdg, &kode[1]).await;
    });
}

/// The piece that came 0.2 g lighter waits: until decided, and by another person, it cannot go on.
async fn susut_diterima(d: &Dunia, bdg: &Pelaku, kode: &str) {
    let susut = menunggu(d, bdg).await;
    assert_eq!((&susut[0]["kode_barcode"], &susut[0]["selisih"]), (&json!(kode), &json!(0.2)));
    let balik = json!({ "tujuan": "JKT1", "kurir": "joko", "detail_barang": [{ "kode_barcode": kode }] });
    ditolak(d.minta(bdg, &balik, kirim::kirim).await, "KIRIM-01");
    let putus = |alasan: &str, terima: bool| json!({ "no_susut": susut[0]["no_susut"], "terima": terima, "alasan": alasan });
    ditolak(d.minta(bdg, &putus("benar", true), susut::putuskan).await, "SUSUT-05");
    let spv = d.orang("spv-bdg1").await;
    ditolak(d.minta(&spv, &putus(" ", true), susut::putuskan).await, "SUSUT-06");
    let awal = isi_baki(d, bdg, "A04").await;
    d.minta(&spv, &putus("ditimbang dua kali", true), susut::putuskan).await.unwrap();
    ditolak(d.minta(&spv, &putus("lagi", false), susut::putuskan).await, "SUSUT-04");
    let kini = isi_baki(d, bdg, "A04").await;
    assert_eq!((kini.0 - awal.0, kini.1 - awal.1), (0, -200));
    let k = kartu(d, kode).await;
    assert_eq!((&k["berat_asli"], &k["berat"]), (&json!(3.3), &json!(3.3)));
    let hilang = "SELECT CAST(SUM(berat) AS BIGINT) FROM saldo_lokasi WHERE gudang = '@SUSUT'";
    assert_eq!(d.angka(hilang, &[]).await, 200);
    d.minta(bdg, &balik, kirim::kirim).await.unwrap();
}

#[test]
fn susut_ditolak_tidak_mengubah_buku() {
    di_kedua(|d| async move {
        let (jkt, bdg) = (d.pemilik("JKT1").await, d.pemilik("BDG1").await);
        let kode = d.barang("A04", &[2_500]).await;
        let no = kirim(&d, &jkt, &kode).await.unwrap()["no_kirim"].clone();
        let isi = json!({ "no_kirim": no, "kode_toko": "A04",
            "detail_barang": [{ "kode_barcode": kode[0], "berat": 2.6 }] });
        assert_eq!(terima(&d, &bdg, &isi).await.unwrap()["susut"], 1);
        let susut = menunggu(&d, &bdg).await;
        assert_eq!(susut[0]["selisih"], json!(-0.1));
        let putus = json!({ "no_susut": susut[0]["no_susut"], "terima": false, "alasan": "timbangan salah" });
        let j = d.minta(&d.orang("spv-bdg1").await, &putus, susut::putuskan).await.unwrap();
        assert_eq!(j["status"], "DITOLAK");
        assert_eq!(kartu(&d, &kode[0]).await["berat_asli"], json!(2.5));
        assert_eq!(menunggu(&d, &bdg).await, json!([]));
        assert_eq!(d.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'TOLAK SUSUT'", &[]).await, 1);
    });
}

#[test]
fn kiriman_yang_salah_ditolak_dengan_barisnya() {
    di_kedua(|d| async move {
        let jkt = d.pemilik("JKT1").await;
        let kode = d.barang("A04", &[2_500]).await;
        let asing = d.barang_di("SBY1", "A04", &[2_500]).await;
        let semua = [kode[0].as_str(), &kode[0], &asing[0], "99999999", "abc"].map(str::to_owned);
        let t = ditolak(kirim(&d, &jkt, &semua).await, "KIRIM-01");
        assert!(!t.kolom.contains_key("detail_barang[0].kode_barcode"), "{t:?}");
        for n in 1..5 {
            assert!(t.kolom.contains_key(&format!("detail_barang[{n}].kode_barcode")), "{n} {t:?}");
        }
        for (kolom, mut isi) in [
            ("tujuan", json!({ "kurir": "joko" })),
            ("tujuan", json!({ "tujuan": "JKT1", "kurir": "joko" })),
            ("tujuan", json!({ "tujuan": "TIDAK", "kurir": "joko" })),
            ("kurir", json!({ "tujuan": "BDG1" })),
            ("no_resi", json!({ "tujuan": "BDG1", "kurir": "jne", "jenis": "ONLINE" })),
            (
                "kode_marketplace",
                json!({ "tujuan": "BDG1", "kurir": "jne", "jenis": "ONLINE", "no_resi": "1" }),
            ),
            ("jenis", json!({ "tujuan": "BDG1", "kurir": "jne", "jenis": "UDARA" })),
        ] {
            isi["detail_barang"] = detail(&kode, "");
            let t = ditolak(d.minta(&jkt, &isi, kirim::kirim).await, "KIRIM-01");
            assert!(t.kolom.contains_key(kolom), "{kolom} {t:?}");
        }
        ditolak(kirim(&d, &jkt, &[]).await, "KIRIM-01");
        let pasar =
            d.baris("SELECT kode_marketplace FROM marketplace WHERE toko = 'JKT1' ORDER BY 1", &[]).await;
        let online = json!({ "tujuan": "PST", "kurir": "jne", "jenis": "ONLINE", "no_resi": "jne-001",
            "kode_marketplace": pasar[0], "detail_barang": detail(&kode, "") });
        let no = d.minta(&jkt, &online, kirim::kirim).await.unwrap()["no_kirim"].clone();
        let t = TanyaKirim { arah: "KELUAR".to_owned(), cari: "jne-001".to_owned(), ..TanyaKirim::default() };
        let daftar = d.kerja(&jkt, move |tx, p| kirim::halaman(tx, &p.toko, &t)).await.unwrap();
        assert_eq!((daftar.count, &json!(daftar.data[0].no_kirim)), (1, &no));
        assert_eq!(daftar.data[0].jenis, "ONLINE");
    });
}

/// Two people at once: the sender cancels while the receiver receives. One wins, the books stand.
#[test]
fn batal_dan_terima_bersamaan_hanya_satu_yang_jadi() {
    di_kedua(|d| async move {
        let (jkt, bdg) = (d.pemilik("JKT1").await, d.pemilik("BDG1").await);
        // Who sent it does not take it back alone.
        let spv = d.orang("spv-jkt1").await;
        for _ in 0..5 {
            let kode = d.barang("A04", &[2_500]).await;
            let no = teks(&kirim(&d, &jkt, &kode).await.unwrap()["no_kirim"]);
            let b = json!({ "no_kirim": no, "alasan": "batal" });
            let t = json!({ "no_kirim": no, "kode_toko": "A04", "detail_barang": terimaan(&kode) });
            let (x, y) = tokio::join!(batal(&d, &spv, &b), terima(&d, &bdg, &t));
            assert_eq!(usize::from(x.is_ok()) + usize::from(y.is_ok()), 1, "{x:?} {y:?}");
            let kalah = if x.is_ok() { y } else { x }.unwrap_err();
            assert_eq!(kalah.status.angka(), 409, "{kalah:?}");
            assert_eq!(perjalanan(&d, &no).await, "0|0");
        }
    });
}

#[test]
fn paket_yang_semuanya_hilang_bisa_diterima_lalu_dituntaskan() {
    di_kedua(|d| async move {
        let (jkt, bdg) = (d.pemilik("JKT1").await, d.pemilik("BDG1").await);
        let kode = d.barang("A06", &[2_500, 3_000]).await;
        let no = kirim(&d, &jkt, &kode).await.unwrap()["no_kirim"].clone();
        let mut t = json!({ "no_kirim": no, "kode_toko": "", "detail_barang": [] });
        let j = ditolak(terima(&d, &bdg, &t).await, "KIRIM-11");
        assert!(j.kolom.contains_key("alasan_kurang"), "{j:?}");
        t["alasan_kurang"] = json!("kotak kosong, segel rusak");
        let j = terima(&d, &bdg, &t).await.unwrap();
        assert_eq!((&j["status"], &j["diterima"], &j["kurang"]), (&json!("KURANG"), &json!(0), &json!(2)));
        for (i, k) in kode.iter().enumerate() {
            let m = json!({ "no_kirim": no, "kode_barcode": k, "tindakan": "HILANG", "alasan": "dicuri di jalan" });
            let j = d.minta_izin_di(kedua(&jkt), (&jkt, "spv-jkt1"), &m, kirim::tuntaskan).await.unwrap();
            assert_eq!(j["status"], if i == 0 { "KURANG" } else { "SELESAI" });
        }
        let hilang =
            "SELECT CAST(SUM(qty) AS BIGINT) FROM saldo_lokasi WHERE toko = 'JKT1' AND gudang = '@HILANG'";
        assert_eq!(d.angka(hilang, args![]).await, 2);
    });
}

#[test]
fn barang_kiriman_tidak_dihapus_supervisor_sendirian() {
    di_kedua(|d| async move {
        let (jkt, bdg) = (d.pemilik("JKT1").await, d.pemilik("BDG1").await);
        let spv = d.orang("spv-jkt1").await;
        let kode = d.barang("A06", &[2_500]).await;
        let no = kirim(&d, &jkt, &kode).await.unwrap()["no_kirim"].clone();
        let t =
            json!({ "no_kirim": no, "kode_toko": "", "detail_barang": [], "alasan_kurang": "kotak kosong" });
        terima(&d, &bdg, &t).await.unwrap();
        let m = json!({ "no_kirim": no, "kode_barcode": kode[0], "tindakan": "HILANG", "alasan": "dicuri di jalan" });
        // Another sent it; still nobody writes a piece off alone, and who says yes reads what it cost.
        let t = ditolak(tuntas(&d, &spv, &m).await, "KIRIM-05");
        let pokok =
            d.angka("SELECT total_pokok FROM barang WHERE kode_barcode = $1", args![kode[0].as_str()]).await;
        assert!(pokok > 0);
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["nominal"], pokok);
        d.minta_izin_di(kedua(&spv), (&spv, "own-jkt1"), &m, kirim::tuntaskan).await.unwrap();
    });
}
