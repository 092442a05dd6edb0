//! Points and gifts of members at the counter: earned on money alone, paid with, given by hand, lapsed, taken back exactly.

use crate::alat::{barang, bawa, hitung, pembelian, penjualan, selesai, simpan, tunai};
use crate::rampok::paksa;
use db::args;
use dunia::{Dunia, TOKO, di_kedua, ditolak, kode};
use konter::pelanggan::PelangganMinta;
use member::{hadiah, poin};
use niaga::batal::{self, Dari};
use niaga::lihat::Sisi;
use niaga::{Bayar, JenisBayar, Tercatat, TransaksiMinta};
use platform::{Hasil, Pelaku};
use serde_json::json;
use std::time::Duration;
use values::{KodeToko, Rupiah, UserId};

pub(crate) const NILAI: i64 = 1_000;

pub(crate) fn milik(mut m: TransaksiMinta, member: &str) -> TransaksiMinta {
    m.customer = PelangganMinta { kode_member: member.to_owned(), ..PelangganMinta::default() };
    m
}

pub(crate) fn dengan_poin(n: i64) -> Bayar {
    Bayar { jenis: JenisBayar::Poin, jumlah_rp: Rupiah::new(n * NILAI), ..Bayar::default() }
}

pub(crate) async fn saldo(d: &Dunia, pelanggan: &str) -> i64 {
    d.angka(
        "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_poin WHERE kode_pelanggan = $1",
        args![pelanggan],
    )
    .await
}

pub(crate) async fn batalkan(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<batal::Tercatat> {
    let m = batal::BatalTransaksi {
        no_faktur: no.to_owned(),
        alasan: "uji".to_owned(),
        ..batal::BatalTransaksi::default()
    };
    d.kerja(p, move |tx, p| batal::batal(tx, p, Dari::Penjualan, &m)).await
}

/// The same, with the owner's approval where somebody else must know of it.
pub(crate) async fn batalkan_berdua(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<serde_json::Value> {
    let badan = json!({ "no_faktur": no, "alasan": "uji" });
    d.minta_izin((p, "own-jkt1"), &badan, |tx, p, m| batal::batal(tx, p, Dari::Penjualan, m)).await
}

/// Points by hand, with the supervisor's approval.
pub(crate) async fn tangan(
    d: &Dunia,
    p: &Pelaku,
    kode: &str,
    jenis: &str,
    n: i64,
) -> Hasil<serde_json::Value> {
    let badan = json!({ "kode": kode, "jenis": jenis, "poin": n, "keterangan": "uji" });
    d.minta_izin((p, "spv-jkt1"), &badan, poin::catat).await
}

/// A sale of one piece paid with so many points and the rest in cash; what it came to.
pub(crate) async fn jual(
    d: &Dunia,
    p: &Pelaku,
    piece: &str,
    member: &str,
    pakai: i64,
) -> Hasil<(Tercatat, i64)> {
    let mut m = milik(penjualan(barang(piece)), member);
    let neto = hitung(d, p, &m).await.neto.nilai();
    m.pembayaran = vec![tunai(neto - pakai * NILAI)];
    if pakai > 0 {
        m.pembayaran.push(dengan_poin(pakai));
    }
    simpan(d, p, &m).await.map(|t| (t, neto))
}

/// What group 750 of the demo earns.
pub(crate) fn dapat(uang: i64) -> i64 {
    uang / 500_000 * 2
}

#[test]
fn poin_dari_uang_saja_dan_pembatalan_mengembalikannya() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        d.anggota("PA", "MEMBER001").await;
        d.setel(TOKO, "PENJUALAN_BAYAR_POIN_MODULE", "on").await;
        let k = d.barang("A06", &[8_000, 8_000, 8_000]).await;
        // Nobody's points where nobody is named.
        let t = selesai(&d, &p, penjualan(barang(&k[0]))).await.unwrap();
        assert_eq!(t.poin, None);
        let (t, neto) = jual(&d, &p, &k[1], "MEMBER001", 0).await.unwrap();
        let n = dapat(neto);
        assert!(n > 2, "{neto}");
        assert_eq!(t.poin.map(|x| (x.dapat, x.pakai, x.saldo)), Some((n, 0, n)));
        // What points paid earns nothing, and a point is a whole point.
        let mut m = milik(penjualan(barang(&k[2])), "MEMBER001");
        m.pembayaran =
            vec![Bayar { jumlah_rp: Rupiah::new(NILAI + 1), ..dengan_poin(1) }, tunai(neto - NILAI - 1)];
        assert_eq!(kode(simpan(&d, &p, &m).await), "BAYAR-01");
        assert_eq!(kode(jual(&d, &p, &k[2], "MEMBER001", n + 1).await), "BAYAR-01");
        let (u, neto2) = jual(&d, &p, &k[2], "MEMBER001", n).await.unwrap();
        let n2 = dapat(neto2 - n * NILAI);
        assert_eq!(u.poin.map(|x| (x.dapat, x.pakai, x.saldo)), Some((n2, n, n2)));
        // The first sale is taken back: its points were spent, the balance is short of them and flagged.
        if n2 < n {
            ditolak(batalkan(&d, &spv, &t.no_faktur_group).await, "BATAL-03");
        }
        batalkan_berdua(&d, &spv, &t.no_faktur_group).await.unwrap();
        assert_eq!(saldo(&d, "PA").await, n2 - n);
        d.bersih().await;
        batalkan(&d, &spv, &u.no_faktur_group).await.unwrap();
        assert_eq!(saldo(&d, "PA").await, 0);
    });
}

#[test]
fn poin_minus_ditandai_dan_diisi_dulu() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        d.anggota("PA", "MEMBER001").await;
        let t = tangan(&d, &p, "MEMBER001", "TAMBAH", 100).await.unwrap();
        tangan(&d, &p, "PA", "KURANG", 80).await.unwrap();
        ditolak(tangan(&d, &p, "PA", "KURANG", 21).await, "POIN-03");
        let badan = json!({ "no_dok": t["no_dok"], "alasan": "keliru" });
        // What is spent of them is owed then: two people know of it.
        let e = ditolak(d.minta(&spv, &badan, poin::batal).await, "BATAL-03");
        assert!(e.rincian.unwrap().to_string().contains("80 poin, member menjadi minus"));
        assert_eq!(d.minta_izin((&spv, "own-jkt1"), &badan, poin::batal).await.unwrap()["saldo"], -80);
        ditolak(d.minta(&spv, &badan, poin::batal).await, "POIN-07");
        let kini = d.uji.jam.clone();
        let s = d
            .lihat(move |c| {
                use values::Jam as _;
                poin::lihat(c, "MEMBER001", kini.hari_ini(), kini.sekarang())
            })
            .await
            .unwrap();
        assert_eq!((&s["minus"], &s["bisa_dipakai"], &s["point"]), (&json!(true), &json!(0), &json!(-80)));
        tangan(&d, &p, "PA", "TAMBAH", 90).await.unwrap();
        ditolak(tangan(&d, &p, "PA", "KURANG", 11).await, "POIN-03");
        tangan(&d, &p, "PA", "KURANG", 10).await.unwrap();
        assert_eq!(saldo(&d, "PA").await, 0);
        // Without an approval nothing is given.
        let badan = json!({ "kode": "PA", "jenis": "TAMBAH", "poin": 1, "keterangan": "uji" });
        ditolak(d.minta(&p, &badan, poin::catat).await, "POIN-05");
    });
}

#[test]
fn dua_kasir_sekaligus_tidak_memakai_poin_yang_sama() {
    di_kedua(|d| async move {
        let (a, b) = (d.orang("kasir1-jkt1").await, d.orang("kasir1-bdg1").await);
        d.anggota("PA", "MEMBER001").await;
        for toko in ["JKT1", "BDG1"] {
            d.setel(toko, "PENJUALAN_BAYAR_POIN_MODULE", "on").await;
        }
        tangan(&d, &a, "PA", "TAMBAH", 100).await.unwrap();
        let (ka, kb) = (d.barang("A06", &[300]).await, d.barang_di("BDG1", "A06", &[300]).await);
        let (x, y) =
            tokio::join!(jual(&d, &a, &ka[0], "MEMBER001", 60), jual(&d, &b, &kb[0], "MEMBER001", 60));
        assert_eq!([x.is_ok(), y.is_ok()].iter().filter(|ok| **ok).count(), 1, "{x:?} {y:?}");
        let sisa = saldo(&d, "PA").await;
        assert!((40..=42).contains(&sisa), "{sisa}");
    });
}

#[test]
fn poin_menunggu_validasi_dan_transfer() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        d.anggota("PA", "MEMBER001").await;
        d.setel(TOKO, "VALIDASI_PENJUALAN_MODULE", "on").await;
        d.setel(TOKO, "VALIDASI_NON_CASH_MODULE", "on").await;
        let k = d.barang("A06", &[8_000, 8_000]).await;
        let mut m = milik(penjualan(barang(&k[0])), "MEMBER001");
        let neto = hitung(&d, &p, &m).await.neto.nilai();
        let sql = "SELECT no_rekening FROM rekening WHERE toko = 'JKT1' AND aktif = 1 AND dihapus = 0 ORDER BY no_rekening";
        let rekening = d.baris(sql, &[]).await.remove(0);
        m.pembayaran = vec![Bayar {
            jenis: JenisBayar::Transfer,
            jumlah_rp: Rupiah::new(neto),
            no_rekening: rekening,
            ..Bayar::default()
        }];
        let t = simpan(&d, &p, &m).await.unwrap();
        assert_eq!((t.poin.map(|x| x.dapat), saldo(&d, "PA").await), (Some(dapat(neto)), 0));
        let sah = json!({ "no_faktur_groups": [t.no_faktur_group] });
        d.minta(&spv, &sah, |tx, p, m| niaga::validasi::validasi(tx, p, Sisi::Jual, m)).await.unwrap();
        assert_eq!(saldo(&d, "PA").await, dapat(neto));
        // The bank has not shown the money: the points are there, and wait.
        ditolak(tangan(&d, &p, "PA", "KURANG", 1).await, "POIN-03");
        // Taken back before anybody validated it, a sale never gave anything.
        let (t, _) = jual(&d, &p, &k[1], "MEMBER001", 0).await.unwrap();
        batalkan(&d, &spv, &t.no_faktur_group).await.unwrap();
        assert_eq!(saldo(&d, "PA").await, dapat(neto));
    });
}

/// A day on which points lapse, one day on; the job run to its end.
pub(crate) async fn reset(d: &Dunia, ke: usize) -> String {
    use values::Jam as _;
    d.uji.jam.maju(Duration::from_secs(86_400));
    let hari = d.uji.jam.hari_ini();
    d.ubah(
        "INSERT INTO reset_poin (toko, id, dihapus, versi, diubah, oleh, cari, tgl_reset, siklus, keterangan, aktif) \
         VALUES ('PST', $1, 0, 1, 'x', 'x', '', $2, 'SEKALI', '', 1)",
        args![format!("uji{ke}"), hari],
    )
    .await;
    loop {
        let tempo = d.db().read(move |c| poin::jatuh_tempo(c, hari)).await.unwrap();
        let Some(s) = tempo else { return hari.to_string() };
        assert_eq!(s.tgl_reset, hari);
        let oleh = UserId::parse("SISTEM").unwrap();
        let pusat = KodeToko::parse("PST").unwrap();
        d.db().write(pusat, move |tx| poin::langkah(tx, &oleh, &s)).await.unwrap();
    }
}

#[test]
fn poin_hangus_sekali_dan_tidak_diambil_dua_kali() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        d.anggota("PA", "MEMBER001").await;
        d.anggota("PB", "MEMBER002").await;
        d.setel("PST", "MEMBER_RESET_POIN_MODULE", "on").await;
        let a = tangan(&d, &p, "PA", "TAMBAH", 100).await.unwrap();
        tangan(&d, &p, "PA", "KURANG", 30).await.unwrap();
        let b = tangan(&d, &p, "PB", "TAMBAH", 5).await.unwrap();
        let hari = reset(&d, 0).await;
        assert_eq!((saldo(&d, "PA").await, saldo(&d, "PB").await), (0, 0));
        let sql = "SELECT member, poin, CASE WHEN selesai = '' THEN 0 ELSE 1 END FROM poin_reset WHERE tgl_reset = $1";
        assert_eq!(d.baris(sql, args![hari.as_str()]).await, ["2|75|1"]);
        // What is earned on the day itself stays.
        tangan(&d, &p, "PA", "TAMBAH", 7).await.unwrap();
        d.bersih().await;
        // Points that lapsed are not taken a second time when their document is taken back.
        for (dok, sisa) in [(&b, 0), (&a, -30)] {
            let badan = json!({ "no_dok": dok["no_dok"], "alasan": "keliru" });
            assert_eq!(
                d.minta_izin((&spv, "own-jkt1"), &badan, poin::batal).await.unwrap()["saldo"],
                sisa + if sisa == 0 { 0 } else { 7 }
            );
        }
        // A debt is no balance that lapses.
        reset(&d, 1).await;
        assert_eq!(saldo(&d, "PA").await, -23);
    });
}

#[test]
fn barang_yang_cepat_kembali_membawa_poinnya() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        d.anggota("PA", "MEMBER001").await;
        let k = d.barang("A06", &[8_000]).await;
        let (t, neto) = jual(&d, &p, &k[0], "MEMBER001", 0).await.unwrap();
        let n = dapat(neto);
        let m = pembelian(bawa(&t.no_faktur_jual[0], 8_000));
        let penuh = hitung(&d, &p, &m).await.neto.nilai().abs();
        let beli = selesai(&d, &p, m.clone()).await.unwrap();
        assert_eq!((beli.neto.nilai().abs(), saldo(&d, "PA").await), (penuh, 0));
        let batal = batal::BatalTransaksi {
            no_faktur: beli.no_faktur_group.clone(),
            alasan: "uji".to_owned(),
            ..batal::BatalTransaksi::default()
        };
        d.kerja(&spv, move |tx, p| batal::batal(tx, p, Dari::Pembelian, &batal)).await.unwrap();
        assert_eq!(saldo(&d, "PA").await, n);
        // Spent meanwhile: what is missing comes off the money.
        tangan(&d, &p, "PA", "KURANG", n - 1).await.unwrap();
        let beli = selesai(&d, &p, m).await.unwrap();
        assert_eq!((beli.neto.nilai().abs(), saldo(&d, "PA").await), (penuh - (n - 1) * NILAI, 0));
    });
}

#[test]
fn hadiah_diterima_ditukar_dihitung_dan_dibatalkan() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        d.anggota("PA", "MEMBER001").await;
        let stok = |k: &'static str| {
            let d = &d;
            async move {
                d.angka("SELECT stock FROM hadiah WHERE toko = 'JKT1' AND kode_hadiah = $1", args![k]).await
            }
        };
        let tukar = json!({ "kode": "MEMBER001", "kode_hadiah": "PAYUNG", "qty": 2 });
        ditolak(d.minta(&p, &tukar, hadiah::tukar).await, "HADIAH-02");
        let masuk = json!({ "supplier": "cv jaya", "detail": [{ "kode_hadiah": "payung", "qty": 3, "harga": 25000 }] });
        let m = d.minta(&spv, &masuk, hadiah::terima).await.unwrap();
        assert_eq!(stok("PAYUNG").await, 3);
        // Points first.
        ditolak(d.minta(&p, &tukar, hadiah::tukar).await, "HADIAH-02");
        tangan(&d, &p, "PA", "TAMBAH", 120).await.unwrap();
        let t = d.minta(&p, &tukar, hadiah::tukar).await.unwrap();
        assert_eq!((&t["poin"], &t["saldo"], &t["stock"]), (&json!(100), &json!(20), &json!(1)));
        // The receipt cannot go back any more.
        let batal = json!({ "no_dok": m["no_dok"], "alasan": "keliru" });
        ditolak(d.minta(&d.pemilik(TOKO).await, &batal, hadiah::batal_masuk).await, "HADIAH-04");
        let hitung = json!({ "alasan": "opname", "detail": [{ "kode_hadiah": "PAYUNG", "hitung": 1 }] });
        ditolak(d.minta(&p, &hitung, hadiah::koreksi).await, "HADIAH-05");
        let hitung = json!({ "alasan": "opname", "detail": [{ "kode_hadiah": "PAYUNG", "hitung": 0 }] });
        ditolak(d.minta(&p, &hitung, hadiah::koreksi).await, "POIN-05");
        d.minta_izin((&p, "spv-jkt1"), &hitung, hadiah::koreksi).await.unwrap();
        assert_eq!(stok("PAYUNG").await, 0);
        let batal = json!({ "no_dok": t["no_dok"], "alasan": "dikembalikan" });
        let b = d.minta(&spv, &batal, hadiah::batal_tukar).await.unwrap();
        assert_eq!((&b["saldo"], &b["stock"]), (&json!(120), &json!(2)));
        ditolak(d.minta(&spv, &batal, hadiah::batal_tukar).await, "POIN-07");
    });
}

#[test]
fn periksa_menemukan_poin_dan_hadiah_yang_tidak_cocok() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        d.anggota("PA", "MEMBER001").await;
        d.setel(TOKO, "PENJUALAN_BAYAR_POIN_MODULE", "on").await;
        let k = d.barang("A06", &[8_000]).await;
        tangan(&d, &p, "PA", "TAMBAH", 300).await.unwrap();
        jual(&d, &p, &k[0], "MEMBER001", 20).await.unwrap();
        let masuk = json!({ "detail": [{ "kode_hadiah": "PAYUNG", "qty": 9, "harga": 0 }] });
        d.minta(&spv, &masuk, hadiah::terima).await.unwrap();
        let tukar = json!({ "kode": "PA", "kode_hadiah": "PAYUNG", "qty": 1 });
        d.minta(&p, &tukar, hadiah::tukar).await.unwrap();
        for (tabel, sql, aturan) in [
            ("saldo_poin", "UPDATE saldo_poin SET saldo = saldo + 1", "I10 saldo poin"),
            ("saldo_poin", "UPDATE saldo_poin SET saldo = -1", "I10 poin minus"),
            ("lot_poin", "UPDATE lot_poin SET sisa = sisa + 1", "I24 lot poin"),
            ("buku_poin", "UPDATE buku_poin SET poin = poin + 1 WHERE jenis = 'TAMBAH'", "I10 dokumen poin"),
            ("buku_poin", "UPDATE buku_poin SET poin = poin - 1 WHERE jenis = 'TUKAR'", "I10 tukar hadiah"),
            ("buku_poin", "UPDATE buku_poin SET poin = poin + 1 WHERE jenis = 'DAPAT'", "I10 poin penjualan"),
            (
                "buku_poin",
                "UPDATE buku_poin SET nilai_rp = nilai_rp + 1 WHERE jenis = 'BAYAR'",
                "I5 bayar poin",
            ),
            ("buku_poin", "UPDATE buku_poin SET oleh = 'x'", "I17 baris buku"),
            ("saldo_hadiah", "UPDATE saldo_hadiah SET qty = qty + 1", "I10 saldo hadiah"),
            (
                "hadiah",
                "UPDATE hadiah SET stock = stock + 1 WHERE kode_hadiah = 'PAYUNG'",
                "I10 stock master hadiah",
            ),
            (
                "buku_hadiah",
                "UPDATE buku_hadiah SET qty = qty + 1 WHERE jenis = 'TERIMA'",
                "I10 dokumen hadiah",
            ),
            (
                "dok_poin_batal",
                "INSERT INTO dok_poin_batal SELECT toko, no_dok, tgl_system, waktu, oleh, 'x', 'x' FROM dok_hadiah WHERE jenis = 'TUKAR'",
                "I20 dokumen poin dan hadiah batal",
            ),
        ] {
            let temuan = d.bila(TOKO, move |tx| paksa(tx, tabel, sql)).await.join(";");
            assert!(temuan.contains(aturan), "{sql}: {temuan}");
        }
    });
}
