//! The twelve sets: which day, which bytes, and that all ways out say the same.

use crate::zip::baca;
use dunia::{Dunia, TOKO, di_kedua, ditolak, toko};
use hubung::ekspor::{self, MintaEkspor, SET};
use niaga::{Bayar, JenisBayar, TransaksiMinta, beli, jual};
use platform::{Pelaku, Tolak};
use serde_json::Value;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;
use values::{Berat, Rupiah, Tanggal};

pub(crate) async fn dagang(d: &Dunia, p: &Pelaku, m: TransaksiMinta) -> niaga::Tercatat {
    d.kerja(p, move |tx, p| {
        let neto = niaga::hitung(tx, p, &m)?.neto.nilai();
        let bayar = Bayar { jenis: JenisBayar::Cash, jumlah_rp: Rupiah::new(neto.abs()), ..Bayar::default() };
        let m = TransaksiMinta { pembayaran: vec![bayar], ..m.clone() };
        niaga::simpan(tx, p, &m)
    })
    .await
    .unwrap()
}

pub(crate) fn nota(jual: &[&String], beli: Vec<beli::BeliMinta>) -> TransaksiMinta {
    let baris = |k: &&String| jual::JualMinta { kode_barcode: (*k).clone(), ..jual::JualMinta::default() };
    TransaksiMinta {
        kode_sales: "S01".to_owned(),
        detail_barang: jual.iter().map(baris).collect(),
        detail_beli: beli,
        ..TransaksiMinta::default()
    }
}

pub(crate) fn kembali(no: &str, mg: i64) -> beli::BeliMinta {
    beli::BeliMinta {
        surat: "NOTA".to_owned(),
        no_faktur_jual: no.to_owned(),
        berat_timbang: Berat::mg(mg),
        kondisi: "BAGUS".to_owned(),
        ..beli::BeliMinta::default()
    }
}

/// A day with sales, a purchase and an exchange, closed; the day after is open. Answers the day.
async fn hari_tertutup(d: &Arc<Dunia>) -> Tanggal {
    let (k, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
    let b = d.barang("A06", &[2_500, 3_000, 4_250, 1_005]).await;
    d.ubah(
        "UPDATE barang SET nama_barang = 'CINCIN, \"POLOS\"' WHERE kode_barcode = $1",
        db::args![b[0].as_str()],
    )
    .await;
    d.ubah("UPDATE barang SET nama_barang = '=1+1' WHERE kode_barcode = $1", db::args![b[3].as_str()]).await;
    let satu = dagang(d, &k, nota(&[&b[0], &b[1]], vec![])).await;
    let no: Vec<String> =
        d.baris("SELECT no_faktur_jual FROM jual ORDER BY no_faktur_jual", db::args![]).await;
    assert!(!satu.no_faktur_group.is_empty() && no.len() == 2);
    dagang(d, &k, nota(&[], vec![kembali(&no[0], 2_500)])).await;
    dagang(d, &k, nota(&[&b[2]], vec![kembali(&no[1], 3_000)])).await;
    d.kerja_rantai(&spv, |tx, p| tutup::tutup(tx, p, None, rangkai::DOMAIN, &|_, _| {}))
        .await
        .unwrap()
        .tanggal
}

async fn zip(d: &Dunia, tgl: Tanggal) -> Vec<(String, String)> {
    let z = d
        .db()
        .snapshot(move |c| {
            let mut z = Vec::new();
            ekspor::semua_zip(c, &toko(TOKO), tgl, &mut z)?;
            Ok::<_, Tolak>(z)
        })
        .await
        .unwrap();
    baca(&z).into_iter().map(|(n, _, b)| (n, String::from_utf8(b).unwrap())).collect()
}

/// What the test keeps of a set: settings and groups of others come and go.
fn tetap(nama: &str, isi: &str) -> String {
    let tinggal = |ke: usize, b: &str| match nama {
        "data_system.csv" => ke < 8,
        "data_group.csv" => ke == 0 || b.starts_with("\"750\""),
        _ => true,
    };
    isi.lines().enumerate().filter(|(ke, b)| tinggal(*ke, b)).fold(String::new(), |mut s, (_, b)| {
        let _ = writeln!(s, "{b}");
        s
    })
}

#[test]
fn dua_belas_berkas_sama_sampai_ke_bytenya() {
    di_kedua(|d| async move {
        let tgl = hari_tertutup(&d).await;
        let berkas = zip(&d, tgl).await;
        let nama: Vec<_> = berkas.iter().map(|(n, _)| n.trim_end_matches(".csv")).collect();
        assert_eq!(
            nama,
            [
                "data_barang",
                "data_saldo",
                "data_hancur",
                "data_cash",
                "data_system",
                "data_group",
                "data_hutang",
                "data_jual",
                "data_member",
                "data_pembelian",
                "data_service",
                "data_tukar"
            ]
        );
        let jadi = berkas.iter().fold(String::new(), |mut s, (n, isi)| {
            let _ = writeln!(s, "== {n}\n{}", tetap(n, isi));
            s
        });
        let emas = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/uji/emas.txt");
        if std::env::var_os("KARAT_PERBARUI").is_some() {
            std::fs::write(&emas, &jadi).unwrap();
        }
        pretty(&std::fs::read_to_string(&emas).unwrap(), &jadi);
    });
}

/// Told by the first line that differs: the whole is long.
#[track_caller]
fn pretty(harap: &str, jadi: &str) {
    for (ke, (h, j)) in harap.lines().zip(jadi.lines()).enumerate() {
        assert_eq!(h, j, "baris {}", ke + 1);
    }
    assert_eq!(harap.len(), jadi.len());
}

#[test]
fn jawaban_panggilan_berisi_baris_yang_sama_dengan_berkasnya() {
    di_kedua(|d| async move {
        let tgl = hari_tertutup(&d).await;
        let berkas = zip(&d, tgl).await;
        let (json, n, kira) = d
            .db()
            .snapshot(move |c| {
                let mut isi = Vec::new();
                let n = ekspor::semua_json(c, &toko(TOKO), tgl, &mut isi)?;
                Ok::<_, Tolak>((isi, n, ekspor::banyak(c, &toko(TOKO), tgl)?))
            })
            .await
            .unwrap();
        let teks = String::from_utf8(json).unwrap();
        let json: Value = serde_json::from_str(&teks).unwrap();
        assert_eq!((json["count"].as_u64(), kira), (Some(n), n));
        for (s, (nama, isi)) in SET.iter().zip(&berkas) {
            let baris = json["data"][s.nama].as_array().unwrap();
            assert_eq!(baris.len() + 1, isi.lines().count(), "{nama}");
            assert!(baris.iter().all(|b| b.as_object().unwrap().len() == s.kolom.len()), "{nama}");
        }
        let cincin = &json["data"]["data_jual"][0];
        assert_eq!(cincin["nama_barang"], "CINCIN \"POLOS\"");
        assert_eq!(cincin["kode_barcode"].as_str().unwrap().len(), 8);
        // The digits of the file, not those of a float.
        assert!(teks.contains("\"berat\":2.500,"), "{teks}");
        let bayar: i64 = json["data"]["data_jual"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|b| ["cash_rp", "tukar_rp"].map(|k| b[k].as_i64().unwrap()))
            .sum();
        let jual: i64 = json["data"]["data_jual"]
            .as_array()
            .unwrap()
            .iter()
            .map(|b| b["harga_total"].as_i64().unwrap())
            .sum();
        assert_eq!(bayar, jual, "kolom bayar berjumlah sama dengan harga");
    });
}

#[test]
fn hari_yang_masih_berjalan_tidak_diexport() {
    di_kedua(|d| async move {
        let tgl = hari_tertutup(&d).await;
        let minta =
            |t: String| d.db().read(move |c| ekspor::tanggal(c, &toko(TOKO), &MintaEkspor { tgl_system: t }));
        assert_eq!(minta(tgl.to_string()).await.unwrap(), tgl);
        let hari_ini = tgl.tambah_hari(1).unwrap().to_string();
        for salah in [hari_ini.as_str(), "2099-01-01", "", "kemarin"] {
            let t = ditolak(minta(salah.to_owned()).await, "HUBUNG-01");
            assert!(t.kolom.contains_key("tgl_system"), "{salah}");
        }
    });
}

#[test]
fn barang_dan_saldo_tetap_seperti_akhir_hari_itu_walau_sesudahnya_bergerak() {
    di_kedua(|d| async move {
        let tgl = hari_tertutup(&d).await;
        let ambil = |semua: Vec<(String, String)>| -> Vec<(String, String)> {
            semua.into_iter().filter(|(n, _)| n == "data_barang.csv" || n == "data_saldo.csv").collect()
        };
        let lama = ambil(zip(&d, tgl).await);
        d.terbitkan_harga(TOKO).await;
        let k = d.orang("kasir1-jkt1").await;
        let sisa = d.baris("SELECT kode_barcode FROM barang WHERE nama_barang = '=1+1'", db::args![]).await;
        dagang(&d, &k, nota(&[&sisa[0]], vec![])).await;
        d.barang("A06", &[7_000]).await;
        assert_eq!(ambil(zip(&d, tgl).await), lama);
        assert!(lama[0].1.contains("'=1+1"), "rumus menjadi teks: {}", lama[0].1);
    });
}
