//! Every rule of the guards finds what was spoiled behind the program's back.

use crate::alat::{
    ambil, bayar, bernota, emas, isi_curah, jadi, jual, kalung, kembalikan, kerja, proses, selesai,
    selesai_diuji, service, siap_diambil, simpan,
};
use crate::penjaga::{kirim_toko, rusak};
use dunia::{Dunia, di_kedua};
use servis::{ServiceBatalAmbilMinta, ServiceBatalBaris, ServiceHilangMinta, ServiceHitungMinta};
use values::{Berat, Kadar};

/// A day with everything in it: what is rotten is looked for in it. Answers a service that is open and a piece of the shop in another.
async fn sehari(d: &Dunia) -> (String, String) {
    let (kasir, spv, own) =
        (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await, d.pemilik("JKT1").await);
    isi_curah(d).await;
    // Gold put in and tested.
    let no = simpan(d, &kasir, &service(kalung(8_000), 0)).await.unwrap().no_service;
    proses(d, &kasir, &no, "").await.unwrap();
    let mut m = jadi(9_000, 3);
    m.detail_barang[0].emas_tambah = Some(emas(1_000));
    m.detail_barang[0].kadar_uji = Kadar::perseratus(7_500).ok();
    selesai_diuji(d, &kasir, &no, &m).await.unwrap();
    // A piece of the chain that lost a little twice, with the service still open.
    let k = d.barang("A06", &[5_000, 6_000, 7_000]).await;
    let nota = jual(d, &kasir, &k[0]).await.no_faktur_jual[0].clone();
    let no = simpan(d, &kasir, &service(bernota(&nota, 5_000), 0)).await.unwrap().no_service;
    proses(d, &kasir, &no, "").await.unwrap();
    selesai(d, &kasir, &no, &jadi(4_990, 0)).await.unwrap();
    let nota = jual(d, &kasir, &k[1]).await.no_faktur_jual[0].clone();
    let terbuka = simpan(d, &kasir, &service(bernota(&nota, 6_000), 0)).await.unwrap().no_service;
    rusak(d, &k[2]).await;
    kirim_toko(d, &k[2], kerja("CUCI", "POLES", 0)).await;
    // One fetched, one fetched and taken back, one lost, one given back, all counted.
    let no = siap_diambil(d, &kasir, 0).await;
    ambil(d, &kasir, &no, &bayar(100_000)).await.unwrap();
    let no = siap_diambil(d, &kasir, 0).await;
    ambil(d, &kasir, &no, &bayar(100_000)).await.unwrap();
    let m = ServiceBatalAmbilMinta {
        alasan: "x".to_owned(),
        detail_barang: vec![ServiceBatalBaris { baris: 1, berat: Berat::mg(8_050), jumlah_batu: 3 }],
        ..Default::default()
    };
    d.kerja(&spv, move |tx, p| servis::batal_ambil(tx, p, &no, &m)).await.unwrap();
    let no = simpan(d, &kasir, &service(kalung(8_000), 0)).await.unwrap().no_service;
    let m = ServiceHilangMinta { alasan: "x".to_owned(), hilang: vec![1], ..Default::default() };
    d.kerja(&own, move |tx, p| servis::hilang(tx, p, &no, &m)).await.unwrap();
    let no = simpan(d, &kasir, &service(kalung(8_000), 0)).await.unwrap().no_service;
    crate::alat::batal(d, &spv, &no, &kembalikan(8_000, 0, 0)).await.unwrap();
    let m = ServiceHitungMinta::default();
    d.kerja(&spv, move |tx, p| servis::hitung_barang(tx, p, &m)).await.unwrap();
    d.bersih().await;
    (terbuka, k[2].clone())
}

/// A row again, with some of its columns changed.
fn salin(tabel: &str, ganti: &[(&str, &str)], kolom: &str, syarat: &str) -> String {
    let isi: Vec<String> = kolom
        .split(", ")
        .map(|k| ganti.iter().find(|(a, _)| *a == k).map_or_else(|| k.to_owned(), |(_, b)| (*b).to_owned()))
        .collect();
    format!("INSERT INTO {tabel} ({kolom}) SELECT {} FROM {tabel} WHERE {syarat}", isi.join(", "))
}

const SELESAI: &str = "toko, no_selesai, baris, no_service, tgl_system, berat, jumlah_batu, emas_tambah, murni_tambah, emas_group, emas_dept, \
                       emas_baki, emas_rp, emas_kembali, selisih, tol_tambah, tol_kurang, biaya_rp, kadar_uji, penguji, susut_lalu, nilai_rp, \
                       batas_uji, emas_modal, emas_gudang";
const AMBIL: &str = "toko, no_ambil, no_service, tgl_system, waktu, oleh, pengambil, kuasa, sidik_nik, nik_samar, identitas, total_rp, emas_rp, \
                     dp_rp, dibayar_rp, dikembalikan_rp, dpp, ppn, keterangan, otorisasi";
const BATAL: &str =
    "toko, no_batal, baris, no_service, tgl_system, berat_buku, berat, batu_masuk, jumlah_batu";
const GANTI: &str = "toko, no_bayar, no_ganti, tgl_system, waktu, oleh, disetujui, penerima, sidik_nik, nik_samar, jumlah_rp, otorisasi";

/// What is rotten about pieces.
fn barang_rusak(terbuka: &str, barang: &str) -> Vec<(&'static str, String)> {
    vec![
        (
            "I17 service beremas tambahan atau bernilai diuji yang menyetujui",
            salin(
                "service_selesai_baris",
                &[("baris", "9"), ("penguji", "'kasir1-jkt1'")],
                SELESAI,
                "emas_tambah > 0",
            ),
        ),
        (
            "I17 service beremas tambahan atau bernilai diuji yang menyetujui",
            salin("service_selesai_baris", &[("baris", "9"), ("batas_uji", "1")], SELESAI, "emas_tambah = 0"),
        ),
        (
            "I5 emas tambahan service tidak di bawah modalnya",
            salin("service_selesai_baris", &[("baris", "9"), ("emas_rp", "1")], SELESAI, "emas_tambah > 0"),
        ),
        (
            "I2 susut satu barang dijumlah dari semua servicenya",
            format!(
                "INSERT INTO service_selesai (toko, no_selesai, no_service, tgl_system, waktu, oleh, total_rp, keterangan, otorisasi) \
                 VALUES ('JKT1', 'SSX', '{terbuka}', '2026-11-15', 'x', 'x', 0, '', ''); {}",
                salin(
                    "service_selesai_baris",
                    &[
                        ("no_selesai", "'SSX'"),
                        ("no_service", &format!("'{terbuka}'")),
                        ("selisih", "-15"),
                        ("tol_kurang", "20"),
                        ("susut_lalu", "10")
                    ],
                    SELESAI,
                    "emas_tambah > 0"
                )
            ),
        ),
        (
            "I1 barang toko di service terbuka tidak di tempat lain",
            format!("UPDATE saldo_barang SET baki = 'RPX' WHERE kode_barcode = '{barang}'"),
        ),
    ]
}

/// What is rotten about people and money.
fn uang_rusak() -> Vec<(&'static str, String)> {
    vec![
        (
            "I17 pengambil service dikenal atau disetujui",
            salin("service_ambil", &[("no_ambil", "no_ambil || 'X'"), ("sidik_nik", "''")], AMBIL, "1 = 1"),
        ),
        (
            "I17 pengambil service dikenal atau disetujui",
            salin("service_ambil", &[("no_ambil", "no_ambil || 'X'"), ("identitas", "'DICATAT'")], AMBIL, "1 = 1"),
        ),
        (
            "I17 service yang dikembalikan berbeda disetujui orang lain",
            salin("service_batal_baris", &[("baris", "9"), ("berat", "7000")], BATAL, "1 = 1"),
        ),
        (
            "I20 pengambilan service batal: semua buku nol",
            "INSERT INTO service_ambil_batal (toko, no_batal, no_ambil, no_service, tgl_system, waktu, oleh, disetujui, alasan) \
             SELECT toko, 'ABX', no_ambil, no_service, tgl_system, waktu, oleh, '', '' FROM service_ambil a WHERE NOT EXISTS \
             (SELECT 1 FROM service_ambil_batal x WHERE x.no_ambil = a.no_ambil)"
                .to_owned(),
        ),
        ("I8 service diambil sekali", salin("service_ambil", &[("no_ambil", "no_ambil || 'X'")], AMBIL, "1 = 1")),
        (
            "I8 hutang ganti service = buku titipan",
            "UPDATE saldo_titipan SET saldo = saldo + 1 WHERE no_titip LIKE 'SH%'".to_owned(),
        ),
        (
            "I5 ganti service dibayar = pembayaran",
            format!(
                "INSERT INTO service_ganti_bayar ({GANTI}) SELECT toko, 'SGX', no_ganti, tgl_system, waktu, oleh, '', '', '', '', 1, '' \
                 FROM service_ganti"
            ),
        ),
        (
            "I2 barang service hilang atau jadi milik toko = buku stok",
            "INSERT INTO service_ganti_baris (toko, no_ganti, baris, no_service, tgl_system, nasib, kode_barcode, berat, nilai_rp) \
             SELECT toko, no_ganti, 9, no_service, tgl_system, nasib, kode_barcode, berat + 1, 0 FROM service_ganti_baris"
                .to_owned(),
        ),
        (
            "I18 pajak uang muka service habis bersama uangnya",
            "INSERT INTO buku_pajak (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, no_faktur, jenis_pajak, tarif, dpp, pajak, oleh) \
             SELECT toko, 99999, tgl_system, waktu, 'FS', no_service, 1, no_service || '/M', 'PPN KELUARAN', 1100, 10, 1, oleh \
             FROM service WHERE no_service IN (SELECT no_service FROM service_kini WHERE tahap = 'AMBIL')"
                .to_owned(),
        ),
        (
            "I9 hitungan barang service = barisnya",
            "INSERT INTO service_hitung (toko, no_hitung, tgl_system, waktu, oleh, harus, ada, kurang, lebih, beda, keterangan) \
             SELECT toko, 'HSX', tgl_system, waktu, oleh, harus, ada, kurang, lebih, beda, keterangan FROM service_hitung"
                .to_owned(),
        ),
    ]
}

#[test]
fn setiap_aturan_penjaga_menemukan_yang_dirusak() {
    di_kedua(|d| async move {
        let (terbuka, barang) = sehari(&d).await;
        for (aturan, sql) in barang_rusak(&terbuka, &barang).into_iter().chain(uang_rusak()) {
            let apa = sql.clone();
            let temuan = d
                .bila("JKT1", move |tx| {
                    for satu in apa.split("; ") {
                        tx.exec(satu, &[])?;
                    }
                    Ok(())
                })
                .await;
            assert!(temuan.iter().any(|t| t == aturan), "{aturan}: {sql}: {temuan:?}");
        }
    });
}
