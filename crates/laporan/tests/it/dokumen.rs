//! The document behind a row: everything that two days of work left in the books can be opened, tells the same figures, and
//! is closed to who may not see it.

use crate::hari_dagang::{Meja, TOKO, berdagang_di};
use crate::{
    kerja_barang, kerja_batu, kerja_cicilan, kerja_lebur, kerja_member, kerja_pesanan, kerja_pinjaman,
    kerja_praorder, kerja_sepuhan, kerja_servis, kerja_tukang, kerja_uang,
};
use db::args;
use dunia::{Dunia, di_kedua, ditolak, tampil};
use laporan::dokumen;
use platform::{Hasil, Level, Pelaku};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use values::{JenisDok, NoFaktur};

async fn baca(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<Value> {
    let (p, no) = (p.clone(), no.to_owned());
    d.db().snapshot(move |c| dokumen::baca(c, &p, &no, rangkai::DOMAIN)).await.map(|x| tampil(&x))
}

/// Numbers that stand in the books of a store.
async fn nomor(d: &Dunia, toko: &'static str) -> Vec<String> {
    let semua = [
        "buku_stok",
        "buku_curah",
        "buku_kas",
        "buku_bank",
        "buku_titipan",
        "buku_kupon",
        "buku_poin",
        "buku_hadiah",
        "buku_transit",
        "buku_tukang",
        "buku_pinjaman",
        "buku_piutang",
        "buku_bank_valid",
    ]
    .map(|b| format!("SELECT no_dok FROM {b} WHERE toko = $1"))
    .join(" UNION ");
    // A pre-order and its closing move no book.
    let semua = semua
        + " UNION SELECT no_po FROM praorder WHERE toko = $1 UNION SELECT no_closing FROM praorder_kirim WHERE toko = $1 UNION SELECT no_service FROM service WHERE toko = $1 \
           UNION SELECT no_pesanan FROM pesanan WHERE toko = $1 UNION SELECT rujukan FROM pesanan_peristiwa WHERE toko = $1 AND rujukan <> ''";
    d.db().read(move |c| c.rows(&semua, args![toko], |r| r.get(0))).await.unwrap()
}

fn bagian<'a>(dok: &'a Value, judul: &str) -> &'a Value {
    let semua = dok["bagian"].as_array().unwrap();
    semua.iter().find(|b| b["judul"] == judul).unwrap_or_else(|| panic!("tanpa {judul}: {dok}"))
}

fn jumlah(bagian: &Value, kunci: &str) -> i64 {
    let ke = bagian["kolom"].as_array().unwrap().iter().position(|k| k["kunci"] == kunci).unwrap();
    bagian["baris"].as_array().unwrap().iter().map(|b| b[ke].as_i64().unwrap()).sum()
}

fn dengan(p: &Pelaku, level: Level, akses: &[&str]) -> Pelaku {
    Pelaku { level, akses: Arc::new(akses.iter().map(|a| (*a).to_owned()).collect()), ..p.clone() }
}

#[test]
fn setiap_dokumen_di_buku_dapat_dibuka_dan_angkanya_sama() {
    di_kedua(|d| async move {
        let m = Meja::di(&d, TOKO).await;
        kerja_barang::stok_lama(&m).await;
        berdagang_di(&m).await;
        kerja_barang::urus(&m).await;
        kerja_uang::urus(&m).await;
        kerja_member::urus(&m).await;
        kerja_praorder::urus(&m).await;
        kerja_tukang::urus(&m).await;
        kerja_batu::urus(&m).await;
        kerja_lebur::urus(&m).await;
        kerja_servis::urus(&m).await;
        kerja_pinjaman::urus(&m).await;
        kerja_pesanan::urus(&m).await;
        kerja_cicilan::urus(&m).await;
        kerja_sepuhan::urus(&m).await;
        let own = d.orang("own-jkt1").await;
        let (mut jenis, mut judul) = (BTreeSet::new(), BTreeMap::<String, usize>::new());
        for no in nomor(&d, TOKO).await {
            let dok = baca(&d, &own, &no).await.unwrap_or_else(|t| panic!("{no}: {t:?}"));
            assert_eq!((&dok["no_dok"], &dok["toko"]), (&json!(no), &json!(TOKO)));
            assert!(!dok["bagian"].as_array().unwrap().is_empty(), "{no} tanpa isi");
            for b in dok["bagian"].as_array().unwrap() {
                *judul.entry(b["judul"].as_str().unwrap().to_owned()).or_default() += 1;
                let lebar = b["kolom"].as_array().unwrap().len();
                assert!(
                    b["baris"].as_array().unwrap().iter().all(|r| r.as_array().unwrap().len() == lebar),
                    "{b}"
                );
            }
            jenis.insert(NoFaktur::parse(&no).unwrap().jenis());
        }
        for j in [
            JenisDok::FakturGroup,
            JenisDok::JualBeliManual,
            JenisDok::KasMasuk,
            JenisDok::BankMasuk,
            JenisDok::TransaksiPoin,
            JenisDok::TukarPoin,
            JenisDok::TerimaHadiah,
            JenisDok::KoreksiHadiah,
            JenisDok::PreOrder,
            JenisDok::BayarPreOrder,
            JenisDok::BatalPreOrder,
            JenisDok::ClosingPo,
            JenisDok::EmasTukang,
            JenisDok::TerimaTukang,
            JenisDok::UpahTukang,
            JenisDok::Batu,
            JenisDok::JualBatu,
            JenisDok::LotLebur,
            JenisDok::HasilLebur,
            JenisDok::JualCiok,
        ] {
            assert!(jenis.contains(&j), "{j}: {jenis:?}");
        }
        assert!(jenis.len() > 12, "{jenis:?}");
        for b in [
            "Barang yang dijual",
            "Barang yang dibeli",
            "Barang manual",
            "Barang",
            "Pembayaran",
            "Buku stok",
            "Buku kas",
            "Buku bank",
            "Hadiah",
            "Buku poin",
            "Buku hadiah",
            "Riwayat",
        ] {
            assert!(judul.contains_key(b), "{b}: {judul:?}");
        }
        // What was paid in cash is what the drawer got.
        let sql = "SELECT b.no_faktur_group FROM bayar b WHERE b.toko = $1 AND b.jenis = 'CASH' AND b.arah = 'MASUK' AND NOT EXISTS \
                   (SELECT 1 FROM bayar l WHERE l.toko = b.toko AND l.no_faktur_group = b.no_faktur_group AND l.baris <> b.baris) LIMIT 1";
        let tunai: String = d.db().read(move |c| c.nilai(sql, args![TOKO])).await.unwrap();
        let dok = baca(&d, &own, &tunai).await.unwrap();
        assert_eq!(
            jumlah(bagian(&dok, "Pembayaran"), "jumlah_rp"),
            jumlah(bagian(&dok, "Buku kas"), "jumlah_in")
        );
    });
}

#[test]
fn baris_menuju_notanya_dan_nota_menuju_layarnya() {
    di_kedua(|d| async move {
        let m = Meja::di(&d, TOKO).await;
        let hari = berdagang_di(&m).await;
        let own = d.orang("own-jkt1").await;
        let dok = baca(&d, &own, &hari.murah.no_jual[0]).await.unwrap();
        assert_eq!(dok["no_dok"], hari.murah.no);
        assert_eq!(dok["layar"], json!({ "path": "/lihat-penjualan", "kunci": "faktur" }));
        // Without the right to that screen, a report of the kind shows the document itself.
        let lapor = dengan(&own, Level::Lain("GUDANG".to_owned()), &["/laporan-transaksi-penjualan"]);
        let dok = baca(&d, &lapor, &hari.murah.no).await.unwrap();
        assert_eq!(dok["layar"], Value::Null);
        assert_eq!(bagian(&dok, "Barang yang dijual")["baris"].as_array().unwrap().len(), 1);
        // What was taken back names what took it back, and the other way round.
        let sql = "SELECT no_faktur_group || ' ' || no_batal FROM faktur_batal WHERE toko = $1 LIMIT 1";
        let dua: String = d.db().read(move |c| c.nilai(sql, args![TOKO])).await.unwrap();
        let (asal, batal) = dua.split_once(' ').unwrap();
        let dok = baca(&d, &own, asal).await.unwrap();
        assert!(
            dok["kait"].as_array().unwrap().contains(&json!({ "arti": "Dibalik oleh", "no_dok": batal })),
            "{dok}"
        );
        let dok = baca(&d, &own, batal).await.unwrap();
        assert!(
            dok["kait"].as_array().unwrap().contains(&json!({ "arti": "Membalik", "no_dok": asal })),
            "{dok}"
        );
        assert!(
            dok["kepala"].as_array().unwrap().iter().any(|k| k["label"] == "Membatalkan" && k["isi"] == asal)
        );
    });
}

#[test]
fn dokumen_menuntut_menu_toko_dan_hak_melihat_modal() {
    di_kedua(|d| async move {
        let m = Meja::di(&d, TOKO).await;
        let hari = berdagang_di(&m).await;
        let own = d.orang("own-jkt1").await;
        let no = &hari.murah.no;
        ditolak(baca(&d, &dengan(&own, Level::Kasir, &[]), no).await, "AKSES-01");
        ditolak(
            baca(&d, &dengan(&own, Level::Kasir, &["/data-barang", "/lihat-titipan"]), no).await,
            "AKSES-01",
        );
        // Another store's is as good as none; head office sees every store's.
        ditolak(baca(&d, &d.orang("own-sby1").await, no).await, "LAPORAN-16");
        let pusat = baca(&d, &d.orang("pusat").await, no).await.unwrap();
        assert_eq!((&pusat["toko"], &pusat["layar"]), (&json!(TOKO), &Value::Null));
        for salah in ["", "X", "NGJKT1-261115-9999", "NGJKT1-261115-00001", "ZZJKT1-261115-0001"] {
            ditolak(baca(&d, &own, salah).await, "LAPORAN-16");
        }
        // What a piece cost is told to who may know it.
        let kasir = dengan(&own, Level::Kasir, &["/lihat-penjualan"]);
        let (lihat, tidak) =
            (baca(&d, &own, no).await.unwrap().to_string(), baca(&d, &kasir, no).await.unwrap().to_string());
        for rahasia in ["total_pokok", "nilai_pokok", "\"Riwayat\""] {
            assert!(lihat.contains(rahasia), "{rahasia}: {lihat}");
            assert!(!tidak.contains(rahasia), "{rahasia}: {tidak}");
        }
    });
}

#[test]
fn kasir_melihat_uang_lacinya_sendiri() {
    di_kedua(|d| async move {
        let isi = kas::uang_kas::UangKas {
            jenis: kas::uang_kas::JenisKas::Masuk,
            kategori: "LAIN_MASUK".to_owned(),
            deskripsi: "UJI".to_owned(),
            jumlah_rp: values::Rupiah::new(50_000),
            otorisasi: String::new(),
        };
        let satu = d.orang("kasir1-jkt1").await;
        let no = d.kerja(&satu, move |tx, p| kas::uang_kas::catat(tx, p, &isi)).await.unwrap().no_faktur;
        let satu = dengan(&satu, Level::Kasir, &["/uang-kas"]);
        let dok = baca(&d, &satu, &no).await.unwrap();
        assert_eq!(jumlah(bagian(&dok, "Buku kas"), "jumlah_in"), 50_000);
        let dua = dengan(&d.orang("kasir2-jkt1").await, Level::Kasir, &["/uang-kas"]);
        ditolak(baca(&d, &dua, &no).await, "LAPORAN-16");
        baca(&d, &d.orang("own-jkt1").await, &no).await.unwrap();
    });
}
