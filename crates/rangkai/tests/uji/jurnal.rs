//! The accounting map against the books: what a document that takes, uses or gives back money paid down moved has a line of its
//! journal for every part, and the journal balances, with the tax of that money booked when it comes (PPN_UANG_MUKA).

use crate::kerja::{NIK, langkah, pesan, titip};
use akun::Jurnal;
use db::args;
use dunia::{Dunia, di_kedua};
use serde_json::{Value, json};

/// What one document moved in the books.
struct Gerak {
    kas: i64,
    bank: i64,
    muka: i64,
    ppn_muka: i64,
    ppn: i64,
}

async fn gerak(d: &Dunia, no: &str) -> Gerak {
    let uang = |buku: &str| {
        let sql = format!(
            "SELECT CAST(COALESCE(SUM(jumlah_in - jumlah_out), 0) AS BIGINT) FROM {buku} WHERE no_dok = $1"
        );
        async move { d.angka(&sql, args![no]).await }
    };
    // That of an order stands under the order's own number, of the others under one that ends in /M.
    let pajak = |ya: &str| {
        let sql = format!(
            "SELECT CAST(COALESCE(SUM(pajak), 0) AS BIGINT) FROM buku_pajak WHERE no_dok = $1 AND \
             {ya} (no_faktur LIKE '%/M' OR substr(no_faktur, 1, 2) = 'FP')"
        );
        async move { d.angka(&sql, args![no]).await }
    };
    Gerak {
        kas: uang("buku_kas").await,
        bank: uang("buku_bank").await,
        muka: uang("buku_titipan").await,
        ppn_muka: pajak("").await,
        ppn: pajak("NOT").await,
    }
}

/// Every part has a line, each once, and both sides are equal.
fn seimbang((trx, tipe): (&str, &str), bagian: &[(&str, i64)]) {
    let j = Jurnal::cari(trx, tipe).unwrap();
    let (mut debit, mut kredit) = (0, 0);
    for (kode, jumlah) in bagian.iter().filter(|(_, n)| *n != 0) {
        let b = j
            .baris
            .iter()
            .find(|b| b.kode == *kode)
            .unwrap_or_else(|| panic!("{trx} {tipe}: {kode} {jumlah}"));
        match b.sisi {
            akun::Sisi::Debit => debit += jumlah,
            akun::Sisi::Kredit => kredit += jumlah,
        }
    }
    assert_eq!(debit, kredit, "{trx} {tipe}: {bagian:?}");
    assert!(debit > 0, "{trx} {tipe}: {bagian:?}");
}

/// Money came down; `biaya` is what a marketplace kept of it.
async fn masuk(d: &Dunia, j: (&str, &str), no: &str, biaya: i64) {
    let g = gerak(d, no).await;
    assert!(g.ppn_muka > 0 && g.ppn_muka < g.muka / 50, "{j:?}: {} dari {}", g.ppn_muka, g.muka);
    seimbang(
        j,
        &[
            ("KAS", g.kas),
            ("NON_CASH", g.bank),
            ("POTONGAN_MARKETPLACE", biaya),
            ("UANG_MUKA", g.muka - g.ppn_muka),
            ("PPN", g.ppn_muka),
        ],
    );
}

/// It was used by what `harga` was charged for, under `hasil`.
async fn dipakai(d: &Dunia, j: (&str, &str), no: &str, (hasil, harga): (&str, i64)) {
    let g = gerak(d, no).await;
    assert!(g.ppn_muka < 0 && g.ppn > 0, "{j:?}: {} {}", g.ppn_muka, g.ppn);
    seimbang(
        j,
        &[
            ("UANG_MUKA", g.ppn_muka - g.muka),
            ("PPN_UANG_MUKA", -g.ppn_muka),
            ("KAS", g.kas),
            ("NON_CASH", g.bank),
            (hasil, harga - g.ppn),
            ("PPN", g.ppn),
        ],
    );
}

/// It went back, but for what the shop or a marketplace keeps.
async fn kembali(d: &Dunia, j: (&str, &str), no: &str, (ditahan, jumlah): (&str, i64)) {
    let g = gerak(d, no).await;
    assert!(g.ppn_muka < 0, "{j:?}");
    seimbang(
        j,
        &[
            ("UANG_MUKA", g.ppn_muka - g.muka),
            ("PPN_UANG_MUKA", -g.ppn_muka),
            ("KAS", -g.kas),
            ("BANK", -g.bank),
            (ditahan, jumlah - g.ppn),
            ("PPN", g.ppn),
        ],
    );
}

fn teks(v: &Value) -> String {
    v.as_str().unwrap_or_else(|| panic!("{v}")).to_owned()
}

fn rp(v: &Value) -> i64 {
    v.as_i64().unwrap_or_else(|| panic!("{v}"))
}

fn tunai(n: i64) -> Value {
    if n > 0 { json!([{ "jenis": "CASH", "jumlah_rp": n }]) } else { json!([]) }
}

async fn terjual(d: &Dunia, no: &str) -> i64 {
    d.angka("SELECT CAST(SUM(harga_total) AS BIGINT) FROM jual WHERE no_faktur_group = $1", args![no]).await
}

async fn pajak_menyala(d: &Dunia) {
    for modul in ["PARAMETER_DESKRIPSI_SERVICE_MODULE", "VALIDASI_PESANAN_MODULE", "VALIDASI_SERVICE_MODULE"]
    {
        d.setel("JKT1", modul, "off").await;
    }
    d.setel("JKT1", "PPN_UANG_MUKA", "on").await;
}

#[test]
fn jurnal_uang_muka_pesanan_dan_service_seimbang_dengan_ppnnya() {
    di_kedua(|d| async move {
        pajak_menyala(&d).await;
        let k = d.orang("kasir1-jkt1").await;
        let barang = d.barang("A06", &[2_500]).await;
        let (no, ..) = pesan(&d, &k).await;
        masuk(&d, ("PESANAN", "UANG_MUKA"), &no, 0).await;
        let m = json!({ "detail": [{ "baris": 1, "kode_barcode": barang[0] }] });
        langkah(&d, &k, &no, &m, pesanan::kerja::selesai).await.unwrap();
        let n = no.clone();
        let h = d.minta(&k, &json!({}), move |tx, p, m| pesanan::ambil::hitung(tx, p, &n, m)).await.unwrap();
        let m = json!({ "pembayaran": tunai(rp(&h["bayar_rp"])) });
        let j = langkah(&d, &k, &no, &m, pesanan::ambil::ambil).await.unwrap();
        let ng = teks(&j["no_faktur_group"]);
        dipakai(&d, ("PESANAN", "AMBIL"), &ng, ("PENJUALAN", terjual(&d, &ng).await)).await;
        let (no, _, dp) = pesan(&d, &k).await;
        let m = json!({ "alasan": "tidak jadi", "pembayaran": tunai(dp) });
        let j = langkah(&d, &k, &no, &m, pesanan::batal::batal).await.unwrap();
        kembali(&d, ("PESANAN", "BATAL"), &teks(&j["no_batal"]), ("DITAHAN", rp(&j["potong_rp"]))).await;

        let no = titip(&d, &k, 150_000, 50_000).await.unwrap();
        masuk(&d, ("SERVICE", "UANG_MUKA"), &no, 0).await;
        langkah(&d, &k, &no, &json!({}), servis::proses).await.unwrap();
        let m = json!({ "detail_barang": [{ "baris": 1, "berat": 5.25, "biaya_rp": 150_000 }] });
        langkah(&d, &k, &no, &m, servis::selesai).await.unwrap();
        let m = json!({ "nik": NIK, "pembayaran": tunai(100_000) });
        let j = langkah(&d, &k, &no, &m, servis::ambil).await.unwrap();
        dipakai(&d, ("SERVICE", "AMBIL"), &teks(&j["no_ambil"]), ("SERVICE", 150_000)).await;
        // Given back undone, some of it for work that was begun.
        let no = titip(&d, &k, 150_000, 50_000).await.unwrap();
        langkah(&d, &k, &no, &json!({}), servis::proses).await.unwrap();
        let m = json!({ "alasan": "tidak jadi", "nik": NIK, "detail_barang": [{ "baris": 1, "berat": 5.25 }], "biaya_rp": 20_000,
            "pengembalian": tunai(30_000) });
        let j = langkah(&d, &k, &no, &m, servis::batal).await.unwrap();
        kembali(&d, ("SERVICE", "BATAL"), &teks(&j["no_batal"]), ("DITAHAN", 20_000)).await;
    });
}

/// A pre-order of one piece for so much, and the document of its payment: the marketplace keeps a part.
async fn po_dibayar(d: &Dunia, no_order: &str, harga: i64, biaya: i64) -> (String, String) {
    let (k, lain) = (d.orang("kasir1-jkt1").await, d.orang("kasir2-jkt1").await);
    let sql = "SELECT no_rekening FROM marketplace WHERE toko = 'JKT1' AND kode_marketplace = 'TOKOPEDIA'";
    let rekening = d.baris(sql, args![]).await.remove(0);
    let m = json!({ "kode_member": "MEMBER001", "kode_sales": "S01", "kode_marketplace": "TOKOPEDIA", "no_order": no_order,
        "no_rekening": rekening, "deskripsi": "cincin", "qty_estimasi": 1, "berat_estimasi": 2.5, "harga_estimasi": harga,
        "harga_gram": 1, "detail_barang": [{ "deskripsi": "cincin", "berat": 2.5, "harga_estimasi": harga }] });
    let no = teks(&d.minta(&k, &m, praorder::simpan::simpan).await.unwrap()["no_po"]);
    let m = json!({ "nama_berkas": "uji.csv", "data_transaksi": [{ "no_po": no, "nominal_bayar": harga - biaya, "tanggal": "" }] });
    let j = d.minta(&lain, &m, praorder::validasi::validasi).await.unwrap();
    assert_eq!(rp(&j["biaya_rp"]), biaya);
    (no, teks(&j["no_dok"]))
}

#[test]
fn jurnal_uang_pre_order_seimbang_dengan_ppnnya() {
    di_kedua(|d| async move {
        pajak_menyala(&d).await;
        d.anggota("PJURNAL", "MEMBER001").await;
        let k = d.orang("kasir1-jkt1").await;
        let barang = d.barang("A06", &[2_500]).await;
        let (no, bayar) = po_dibayar(&d, "INV/1", 3_000_000, 90_000).await;
        masuk(&d, ("PRE_ORDER", "BAYAR"), &bayar, 90_000).await;
        let mut m = json!({ "no_po": no, "detail_barang": [{ "kode_barcode": barang[0] }] });
        let h = d.minta(&k, &m, |tx, p, m| praorder::jual::hitung(tx, p, m)).await.unwrap();
        m["pembayaran"] = tunai(rp(&h["sisa_rp"]));
        let j = d.minta_izin((&k, "spv-jkt1"), &m, praorder::jual::simpan).await.unwrap();
        let ng = teks(&j["no_faktur_group"]);
        dipakai(&d, ("PRE_ORDER", "AMBIL"), &ng, ("PENJUALAN", terjual(&d, &ng).await)).await;
        // Given back: what the marketplace kept of it is no more.
        let (no, bayar) = po_dibayar(&d, "INV/2", 2_000_000, 40_000).await;
        masuk(&d, ("PRE_ORDER", "BAYAR"), &bayar, 40_000).await;
        let j = d
            .minta_izin((&k, "own-jkt1"), &json!({ "alasan": "tidak jadi" }), {
                move |tx, p, m| praorder::kembali::batal_po(tx, p, &no, m)
            })
            .await
            .unwrap();
        kembali(
            &d,
            ("PRE_ORDER", "BATAL"),
            &teks(&j["no_batal"]),
            ("POTONGAN_MARKETPLACE", rp(&j["biaya_rp"])),
        )
        .await;
    });
}

#[test]
fn setiap_jenis_dokumen_dijurnal_sekali_lewat_jurnal_yang_ada() {
    let semua: Vec<_> = rangkai::DOMAIN.iter().flat_map(|d| d.jurnal.jenis).collect();
    for (ke, j) in semua.iter().enumerate() {
        assert!(semua[ke + 1..].iter().all(|l| l.jenis != j.jenis), "{} di dua domain", j.jenis);
        assert!(Jurnal::cari(j.trx, j.tipe).is_some(), "{}: {} {}", j.jenis, j.trx, j.tipe);
    }
    // What moves nothing of value: steps, counts, numbers of lines, papers.
    let tanpa: Vec<&str> = values::JenisDok::ALL
        .iter()
        .filter(|j| semua.iter().all(|s| s.jenis != **j))
        .map(|j| j.prefix())
        .collect();
    assert_eq!(tanpa, ["FJ", "FB", "KP", "TT", "NL", "KH", "CP", "PH", "KT", "HJ", "HS", "JU"]);
}

#[test]
fn jurnal_uang_cicilan_seimbang_dengan_ppnnya() {
    di_kedua(|d| async move {
        pajak_menyala(&d).await;
        let k = d.orang("kasir1-jkt1").await;
        let barang = d.barang("A06", &[3_000, 2_500]).await;
        let akad = |kode: String| {
            let (d, k) = (d.clone(), k.clone());
            async move {
                let mut m = json!({ "customer": { "nama_customer": "SITI AMINAH", "no_hp": "081200000001", "alamat_customer": "JL MAWAR 1",
                    "nik": NIK }, "kode_sales": "S01", "kode_cicilan": "C06", "detail_barang": [{ "kode_barcode": kode }] });
                let h = d.minta(&k, &m, |tx, p, m| cicilan::hitung(tx, p, m)).await.unwrap();
                m["pembayaran"] = tunai(rp(&h["dp_rp"]));
                (teks(&d.minta(&k, &m, cicilan::simpan).await.unwrap()["no_cicilan"]), h)
            }
        };
        let orang = json!({ "pengenal": "HP", "pengenal_akhir": "0001" });
        let (no, h) = akad(barang[0].clone()).await;
        masuk(&d, ("CICILAN", "UANG_MUKA"), &no, 0).await;
        let satu = rp(&h["jadwal"][0]["jumlah_rp"]);
        let (n, mut m) = (no.clone(), orang.clone());
        (m["jumlah_rp"], m["pembayaran"]) = (json!(satu), tunai(satu));
        let j = d.minta(&k, &m, move |tx, p, m| cicilan::bayar(tx, p, &n, m)).await.unwrap();
        let g = gerak(&d, &teks(&j["no_bayar"])).await;
        assert!(g.ppn_muka > 0);
        let bagian = [
            ("KAS", g.kas),
            ("UANG_MUKA", g.muka - g.ppn_muka),
            ("BUNGA", rp(&j["bunga_rp"])),
            ("DENDA", rp(&j["denda_rp"])),
            ("PPN", g.ppn_muka),
        ];
        seimbang(("CICILAN", "BAYAR"), &bagian);
        let n = no.clone();
        let j = d
            .minta_izin((&k, "own-jkt1"), &orang, move |tx, p, m| cicilan::serah(tx, p, &n, m))
            .await
            .unwrap();
        let ng = teks(&j["no_faktur_group"]);
        let g = gerak(&d, &ng).await;
        assert!(g.ppn_muka < 0 && g.ppn > 0);
        let bagian = [
            ("UANG_MUKA", g.ppn_muka - g.muka),
            ("PPN_UANG_MUKA", -g.ppn_muka),
            ("PIUTANG", rp(&j["piutang_rp"])),
            ("PENJUALAN", terjual(&d, &ng).await - g.ppn),
            ("PPN", g.ppn),
        ];
        seimbang(("CICILAN", "SERAH"), &bagian);
        // Given back undone, the fee and the share of the shop kept.
        let (no, _) = akad(barang[1].clone()).await;
        d.hari("2026-11-20", &["JKT1"]).await;
        let sql = "UPDATE harga_emas SET tanggal = '2026-11-20' WHERE toko = 'JKT1' AND tanggal = (SELECT MAX(x.tanggal) FROM harga_emas x \
                   WHERE x.toko = 'JKT1')";
        d.ubah(sql, args![]).await;
        let kini = d.db().jam().sekarang();
        let n = no.clone();
        let h = d
            .minta(&k, &json!({}), move |tx, p, m| {
                cicilan::hitung_akhir(tx, p, (cicilan::JenisAkhir::Batal, &n), m, kini)
            })
            .await
            .unwrap();
        let m = json!({ "alasan": "tidak sanggup", "pembayaran": tunai(rp(&h["dibayar_rp"])) });
        let n = no.clone();
        let j = d
            .minta_izin((&k, "spv-jkt1"), &m, move |tx, p, m| {
                cicilan::akhiri(tx, p, (cicilan::JenisAkhir::Batal, &n), m)
            })
            .await
            .unwrap();
        kembali(&d, ("CICILAN", "BATAL"), &teks(&j["no_akhir"]), ("PENDAPATAN", rp(&j["potong_rp"]))).await;
    });
}
