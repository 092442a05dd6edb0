//! The proof of balance says what does not agree about pre-orders, when somebody writes behind the program's back; and money of a
//! file that the bank has not shown makes a buy-back ask.

use crate::alat::{bayar, jual, lunas, orang, terjual, validasi};
use db::args;
use dunia::{TOKO, di_kedua};
use konter::KodeAlasan;
use niaga::TransaksiMinta;
use niaga::beli::BeliMinta;
use platform::domain::Hari;
use values::Berat;

/// The same order under a pre-order from before: what was paid then is not paid again without a yes.
fn diulang(no: &str) -> String {
    format!(
        "INSERT INTO praorder (toko, no_po, tgl_system, tgl_po, waktu, oleh, kode_sales, kode_pelanggan, kode_member, nama_customer, \
     alamat_customer, no_hp, kode_marketplace, kode_intern, no_order, no_bayar, no_rekening, no_rekening_customer, deskripsi, \
     qty_estimasi, berat_estimasi, harga_estimasi, harga_gram, harga_total, keterangan) \
     SELECT toko, 'POJKT1-261101-0001', tgl_system, tgl_po, waktu, oleh, kode_sales, kode_pelanggan, kode_member, nama_customer, \
     alamat_customer, no_hp, kode_marketplace, kode_intern, no_order, no_bayar, no_rekening, no_rekening_customer, deskripsi, \
     qty_estimasi, berat_estimasi, harga_estimasi, harga_gram, harga_total, keterangan FROM praorder WHERE no_po = '{no}'; \
     INSERT INTO praorder_impor (toko, no_dok, tgl_system, waktu, oleh, nama_berkas, jumlah, total_rp, biaya_rp) \
     VALUES ('JKT1', 'IPJKT1-261101-0001', '2026-11-01', '2026-11-01', 'kasir2-jkt1', '', 1, 100, 0); \
     INSERT INTO praorder_bayar (toko, no_dok, baris, tgl_system, no_po, kode_marketplace, no_order, no_rekening, tanggal, \
     nominal, biaya, persen) SELECT toko, 'IPJKT1-261101-0001', 1, '2026-11-01', 'POJKT1-261101-0001', kode_marketplace, no_order, \
     no_rekening, '2026-11-01', 100, 0, 450 FROM praorder_bayar WHERE no_po = '{no}'"
    )
}

#[test]
fn periksa_menemukan_pre_order_yang_tidak_cocok() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[2_500]).await;
        let no = lunas(&d, &o, "INV/1", &[9_000_000, 9_000_000]).await;
        terjual(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap();
        let kirim = |qty: i64, oto: &str| {
            format!(
                "INSERT INTO praorder_kirim (toko, no_closing, baris, tgl_system, waktu, oleh, no_po, status_kirim, no_resi, qty, otorisasi) \
                 VALUES ('JKT1', 'CPJKT1-261115-0001', 1, '2026-11-15', 'x', 'x', '{no}', 'KIRIM', 'x', {qty}, '{oto}')"
            )
        };
        let peristiwa = |jenis: &str| {
            format!(
                "INSERT INTO praorder_peristiwa (toko, no_po, urut, jenis, tgl_system, waktu, oleh, disetujui, jumlah_rp, dibayar_rp, \
                 tujuan, rujukan, alasan) VALUES ('JKT1', '{no}', 9, '{jenis}', '2026-11-15', 'x', 'x', '', 5, 5, '', 'BOX', 'x')"
            )
        };
        let bayar = |biaya: i64, oleh: &str| {
            format!(
                "INSERT INTO praorder_impor (toko, no_dok, tgl_system, waktu, oleh, nama_berkas, jumlah, total_rp, biaya_rp) \
                 VALUES ('JKT1', 'IPJKT1-261115-0009', '2026-11-15', 'x', '{oleh}', '', 1, 100, {biaya}); \
                 INSERT INTO praorder_bayar (toko, no_dok, baris, tgl_system, no_po, kode_marketplace, no_order, no_rekening, tanggal, \
                 nominal, biaya, persen) VALUES ('JKT1', 'IPJKT1-261115-0009', 1, '2026-11-15', '{no}', 'TOKOPEDIA', 'INV/1', \
                 '{rekening}', '2026-11-15', 100, {biaya}, 450)",
                rekening = o.rekening
            )
        };
        let barang = |baris: &str| {
            format!(
                "{}; INSERT INTO praorder_kirim_barang (toko, no_closing, baris, urut, tgl_system, no_po, no_faktur_jual, no_faktur_group, \
                 kode_barcode) SELECT toko, 'CPJKT1-261115-0001', 1, 1, tgl_system, '{no}', no_faktur_jual, no_faktur_group, {baris} \
                 FROM jual WHERE toko = 'JKT1' AND kode_barcode = '{}'",
                kirim(1, ""),
                k[0]
            )
        };
        let dibatalkan = format!(
            "{}; INSERT INTO faktur_batal (toko, no_faktur_group, no_batal, tgl_system, waktu, oleh, disetujui, alasan) \
             SELECT toko, no_faktur_group, 'BX', '2026-11-15', 'x', 'x', 'x', 'x' FROM jual WHERE toko = 'JKT1' AND kode_barcode = '{}'",
            barang("kode_barcode"),
            k[0]
        );
        let kembali = |izin: &str, jumlah: i64, dibayar: i64, tujuan: &str| {
            format!(
                "INSERT INTO praorder_peristiwa (toko, no_po, urut, jenis, tgl_system, waktu, oleh, disetujui, jumlah_rp, dibayar_rp, \
                 tujuan, rujukan, alasan, izin) VALUES ('JKT1', '{no}', 9, 'KEMBALI', '2026-11-15', 'x', 'x', 'x', {jumlah}, {dibayar}, \
                 '{tujuan}', 'BOX', 'x', '{izin}')"
            )
        };
        let tanpa_izin =
            "UPDATE otorisasi SET dipakai_dok = '-' WHERE toko = 'JKT1' AND status = 'TERPAKAI'".to_owned();
        for (sql, aturan) in [
            (kirim(2, ""), "I8 pre order: terkirim;I8 closing pre order menyebut"),
            (kirim(1, ""), "I8 closing pre order menyebut"),
            (barang("'X'"), "I8 closing pre order menyebut"),
            (dibatalkan, "I8 closing pre order menyebut"),
            (tanpa_izin, "I17 penjualan pre order sebelum"),
            (diulang(&no), "I17 pembayaran pre order untuk order"),
            (kembali("PENYETUJU", 5, 6, "TOKOPEDIA INV/1"), "I8 uang pre order kembali tanpa biaya"),
            (kembali("PENYETUJU", 5, 4, "TOKOPEDIA INV/1"), "I8 uang pre order kembali tanpa biaya"),
            (kembali("PENYETUJU", 5, 5, "0011223344"), "I17 uang pre order kembali ke asalnya"),
            (kirim(1, "abc"), "I17 closing pre order"),
            (peristiwa("KEMBALI"), "I8 uang pre order =;I8 uang pre order kembali"),
            (peristiwa("BATAL"), "I17 pre order batal"),
            (
                "INSERT INTO buku_pajak (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, no_faktur, jenis_pajak, tarif, dpp, pajak, \
                 oleh) SELECT toko, 99999, tgl_system, waktu, 'IP', no_dok, 9, 'POJKT1-261115-0098/M', 'PPN KELUARAN', 165, 100, 2, oleh \
                 FROM praorder_impor"
                    .to_owned(),
                "I18 pajak uang pre order",
            ),
            (bayar(0, "kasir2-jkt1"), "I8 uang pre order =;I5 pembayaran pre order;I8 pre order: terkirim"),
            (bayar(50, "kasir2-jkt1"), "I17 pembayaran pre order"),
            (bayar(0, "kasir1-jkt1"), "I17 pembayaran pre order"),
            (
                format!(
                    "INSERT INTO praorder_baris (toko, no_po, baris, kode_barcode, deskripsi, qty, berat, harga_estimasi, harga_gram) \
                         VALUES ('JKT1', '{no}', 9, '', 'x', 1, 1, 1, 0)"
                ),
                "I5 kepala pre order",
            ),
        ] {
            let perintah = sql.clone();
            let temuan = d
                .bila(TOKO, move |tx| {
                    for satu in perintah.split("; ") {
                        tx.exec(satu, &[])?;
                    }
                    Ok(())
                })
                .await
                .join(";");
            assert!(aturan.split(';').all(|a| temuan.contains(a)), "{sql}: {temuan}");
        }
    });
}

#[test]
fn barang_po_yang_uangnya_belum_terlihat_tidak_dibeli_kembali_begitu_saja() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[2_500]).await;
        let no = lunas(&d, &o, "INV/1", &[9_000_000]).await;
        let t = terjual(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap();
        let beli = BeliMinta {
            surat: "NOTA".to_owned(),
            no_faktur_jual: t.no_faktur_jual[0].clone(),
            berat_timbang: Berat::mg(2_500),
            kondisi: "BAGUS".to_owned(),
            ..BeliMinta::default()
        };
        let m = TransaksiMinta {
            kode_sales: "S01".to_owned(),
            detail_beli: vec![beli],
            ..TransaksiMinta::default()
        };
        let tanya = m.clone();
        let h = d.kerja(&o.lain, move |tx, p| niaga::hitung_beli(tx, p, &tanya)).await.unwrap();
        assert!(h.alasan.iter().any(|a| a.kode == KodeAlasan::UangBelumMasuk), "{:?}", h.alasan);
        crate::alat::bank_valid(&d).await;
        let h = d.kerja(&o.lain, move |tx, p| niaga::hitung_beli(tx, p, &m)).await.unwrap();
        assert!(h.alasan.iter().all(|a| a.kode != KodeAlasan::UangBelumMasuk), "{:?}", h.alasan);
    });
}

#[test]
fn pre_order_tidak_pernah_menghalangi_tutup_toko() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let no = crate::alat::po(&d, &o, "INV/1", &[9_000_000]).await;
        let kini = d.db().jam().sekarang();
        let halangan = |d: std::sync::Arc<dunia::Dunia>| async move {
            d.db()
                .read(move |c| {
                    let h = Hari::baca(c, &dunia::toko(TOKO), kini)?;
                    (praorder::DOMAIN.halangan)(c, &h)
                })
                .await
                .unwrap()
                .len()
        };
        assert_eq!(halangan(d.clone()).await, 0);
        validasi(&d, &o.lain, &[bayar(&no, 9_000_000)]).await.unwrap();
        assert_eq!(halangan(d.clone()).await, 0);
        let n = d.angka("SELECT COUNT(*) FROM praorder WHERE no_po = $1", args![no.as_str()]).await;
        assert_eq!(n, 1);
    });
}
