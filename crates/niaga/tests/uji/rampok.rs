//! Ways to take money that were tried at the counter and gave way once: each is refused, and where the books can show it,
//! the proof of balance does too.

use crate::alat::{
    barang, bawa, hitung, isi_laci, kode_alasan, pembelian, penjualan, selesai, simpan, tunai,
};
use db::Tx;
use dunia::{Dunia, di_kedua, kode};
use konter::{KodeAlasan, pelanggan};
use niaga::{Bayar, JenisBayar, TransaksiMinta, jual, titipan};
use platform::{Hasil, Pelaku};
use values::{Rupiah, Tanggal};

pub(crate) fn orang(nama: &str, no_hp: &str) -> pelanggan::PelangganMinta {
    pelanggan::PelangganMinta {
        nama_customer: nama.to_owned(),
        no_hp: no_hp.to_owned(),
        ..pelanggan::PelangganMinta::default()
    }
}

pub(crate) fn siti() -> pelanggan::PelangganMinta {
    orang("SITI AMINAH", "081200000001")
}

pub(crate) fn titip(n: i64, siapa: pelanggan::PelangganMinta, bayar: Bayar) -> titipan::TitipanMinta {
    titipan::TitipanMinta {
        customer: siapa,
        kode_sales: "S01".to_owned(),
        jumlah_rp: Rupiah::new(n),
        cara_harga: "FLOAT".to_owned(),
        pembayaran: vec![bayar],
        ..titipan::TitipanMinta::default()
    }
}

pub(crate) async fn terima(d: &Dunia, p: &Pelaku, m: titipan::TitipanMinta) -> String {
    d.kerja(p, move |tx, p| titipan::terima(tx, p, &m)).await.unwrap().no_titip
}

pub(crate) fn dengan(no: &str, n: i64) -> Bayar {
    Bayar { no_titip: no.to_owned(), jenis: JenisBayar::Titip, ..tunai(n) }
}

pub(crate) async fn transfer(d: &Dunia, n: i64) -> Bayar {
    let sql = "SELECT no_rekening FROM rekening WHERE toko = 'JKT1' AND aktif = 1 AND dihapus = 0 ORDER BY no_rekening";
    let no_rekening: String =
        d.db().read(move |c| c.one(sql, db::args![], |r| r.get(0))).await.unwrap().unwrap();
    Bayar { jenis: JenisBayar::Transfer, no_rekening, ..tunai(n) }
}

pub(crate) async fn kembali(
    d: &Dunia,
    p: &Pelaku,
    no: &str,
    bayar: Bayar,
    otorisasi: &str,
) -> Hasil<titipan::Dikembalikan> {
    let m = titipan::Kembali {
        alasan: "TIDAK JADI".to_owned(),
        pembayaran: vec![bayar],
        otorisasi: otorisasi.to_owned(),
    };
    let no = no.to_owned();
    d.kerja(p, move |tx, p| titipan::kembali(tx, p, &no, &m)).await
}

/// Changes a table that only grows, as someone with the database's password could.
pub(crate) fn paksa(tx: &mut Tx<'_>, tabel: &str, sql: &str) -> Hasil<()> {
    let lepas = if tx.adalah_pg() {
        format!("ALTER TABLE {tabel} DISABLE TRIGGER USER")
    } else {
        format!("DROP TRIGGER IF EXISTS {tabel}_tolak_update")
    };
    tx.exec(&lepas, db::args![])?;
    tx.exec(sql, db::args![])?;
    Ok(())
}

/// Paid by transfer, the bank has not shown it yet.
pub(crate) async fn jual_transfer(d: &Dunia, p: &Pelaku, kode: &str) -> niaga::Tercatat {
    let mut m = penjualan(barang(kode));
    let n = hitung(d, p, &m).await.neto.nilai();
    m.pembayaran = vec![transfer(d, n).await];
    simpan(d, p, &m).await.unwrap()
}

#[test]
fn titipan_transfer_tidak_dikembalikan_tunai_tanpa_orang_kedua() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        isi_laci(&d, &kasir).await;
        let lewat = transfer(&d, 2_000_000).await;
        let no = terima(&d, &kasir, titip(2_000_000, siti(), lewat)).await;
        let laci = d.laci("kasir1-jkt1").await;
        let t = kembali(&d, &kasir, &no, tunai(2_000_000), "").await.unwrap_err();
        assert_eq!(t.kode, "BATAL-03", "{t}");
        assert_eq!(d.laci("kasir1-jkt1").await, laci);
        let izin = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        kembali(&d, &kasir, &no, tunai(2_000_000), &izin).await.unwrap();
        assert_eq!(d.laci("kasir1-jkt1").await, laci - 2_000_000);
        // What came in cash goes back in cash on its day, and nobody is asked.
        let no = terima(&d, &kasir, titip(300_000, siti(), tunai(300_000))).await;
        kembali(&d, &kasir, &no, tunai(300_000), "").await.unwrap();
        // The books show one that nobody said yes to.
        let rusak = d
            .bila("JKT1", |tx| {
                let sql = "UPDATE titipan_peristiwa SET disetujui = '' WHERE jenis = 'KEMBALI'";
                paksa(tx, "titipan_peristiwa", sql)
            })
            .await;
        assert!(
            rusak.iter().any(|r| r == "I17 titipan kembali tunai melebihi tunai yang diterima"),
            "{rusak:?}"
        );
    });
}

#[test]
fn izin_kembali_titipan_menyebut_rekening_yang_dibayar() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        isi_laci(&d, &kasir).await;
        let lewat = transfer(&d, 2_000_000).await;
        let mut m = titip(2_500_000, siti(), lewat.clone());
        m.pembayaran.push(tunai(500_000));
        let no = terima(&d, &kasir, m).await;
        let ke = |tujuan: &str, jenis: JenisBayar| Bayar {
            jenis,
            no_rekening_tujuan: tujuan.to_owned(),
            atas_nama: "SITI".to_owned(),
            ..lewat.clone()
        };
        let bayar = |tujuan: &str| {
            vec![
                tunai(1_000_000),
                Bayar { jumlah_rp: Rupiah::new(1_500_000), ..ke(tujuan, JenisBayar::Transfer) },
            ]
        };
        let kirim = |tujuan: &str, otorisasi: &str| titipan::Kembali {
            alasan: "TIDAK JADI".to_owned(),
            pembayaran: bayar(tujuan),
            otorisasi: otorisasi.to_owned(),
        };
        let (satu, nomor) = (kirim("111222", ""), no.clone());
        let t = d.kerja(&kasir, move |tx, p| titipan::kembali(tx, p, &nomor, &satu)).await.unwrap_err();
        let izin = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        let (lain, nomor) = (kirim("999888", &izin), no.clone());
        let t = d.kerja(&kasir, move |tx, p| titipan::kembali(tx, p, &nomor, &lain)).await.unwrap_err();
        assert_eq!(t.kode, "OTO-09", "{t}");
        let benar = kirim("111222", &izin);
        d.kerja(&kasir, move |tx, p| titipan::kembali(tx, p, &no, &benar)).await.unwrap();
    });
}

#[test]
fn izin_titipan_orang_lain_hanya_untuk_jumlah_yang_dibaca() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[6_000]).await;
        let no = terima(&d, &kasir, titip(5_000_000, siti(), tunai(5_000_000))).await;
        let mut m = penjualan(barang(&k[0]));
        m.customer = orang("BUDI SANTOSO", "081200000002");
        let n = hitung(&d, &kasir, &m).await.neto.nilai();
        let bayar = |sebagian: i64| vec![dengan(&no, sebagian), tunai(n - sebagian)];
        m.pembayaran = bayar(10_000);
        let t = simpan(&d, &kasir, &m).await.unwrap_err();
        m.otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        m.pembayaran = bayar(5_000_000);
        assert_eq!(kode(simpan(&d, &kasir, &m).await), "OTO-09");
        m.pembayaran = bayar(10_000);
        simpan(&d, &kasir, &m).await.unwrap();
    });
}

#[test]
fn nota_yang_belum_dibayar_bank_tidak_dibeli_kembali_tanpa_otorisasi() {
    di_kedua(|d| async move {
        let (kasir, own) = (d.orang("kasir1-jkt1").await, d.orang("own-jkt1").await);
        isi_laci(&d, &kasir).await;
        let k = d.barang("A06", &[2_000, 2_000]).await;
        let s = jual_transfer(&d, &kasir, &k[0]).await;
        let m = pembelian(bawa(&s.no_faktur_jual[0], 2_000));
        assert_eq!(kode_alasan(&hitung(&d, &kasir, &m).await), [KodeAlasan::UangBelumMasuk]);
        assert_eq!(kode(selesai(&d, &kasir, m.clone()).await), "NIAGA-08");
        // The same by way of a deposit that was paid by transfer.
        let mut n = penjualan(barang(&k[1]));
        n.customer = siti();
        let rp = hitung(&d, &kasir, &n).await.neto.nilai();
        let lewat = transfer(&d, rp).await;
        let no = terima(&d, &kasir, titip(rp, siti(), lewat)).await;
        n.pembayaran = vec![dengan(&no, rp)];
        let s2 = simpan(&d, &kasir, &n).await.unwrap();
        let dua = pembelian(bawa(&s2.no_faktur_jual[0], 2_000));
        assert_eq!(kode_alasan(&hitung(&d, &kasir, &dua).await), [KodeAlasan::UangBelumMasuk]);
        // Seen at the bank, they are bought like any other.
        d.kerja(&own, |tx, p| {
            let id: Vec<i64> =
                tx.rows("SELECT id_bank FROM bank_menunggu WHERE toko = 'JKT1'", db::args![], |r| r.int(0))?;
            let mut dok = ledger::Dok::buka(tx, values::JenisDok::BankMasuk, &p.user_id)?;
            ledger::bank::validasi(&mut dok, &id)?;
            dok.tutup("VALIDASI", &serde_json::json!({}))?;
            Ok(())
        })
        .await
        .unwrap();
        selesai(&d, &kasir, m).await.unwrap();
        selesai(&d, &kasir, dua).await.unwrap();
    });
}

/// Sold with its deposit in part, bought back, and put aside for somebody else.
async fn dititipkan_lagi(d: &Dunia, kasir: &Pelaku) -> (String, String, String) {
    let k = d.barang("A06", &[2_500]).await;
    let m =
        titipan::TitipanMinta { kode_barcode: k[0].clone(), ..titip(1_000_000, siti(), tunai(1_000_000)) };
    let lama = terima(d, kasir, m).await;
    let mut m = penjualan(barang(&k[0]));
    m.customer = siti();
    m.pembayaran = vec![dengan(&lama, 400_000)];
    let n = hitung(d, kasir, &m).await.neto.nilai();
    m.pembayaran.push(tunai(n - 400_000));
    let s = simpan(d, kasir, &m).await.unwrap();
    selesai(d, kasir, pembelian(bawa(&s.no_faktur_jual[0], 2_500))).await.unwrap();
    let (own, kode) = (d.orang("own-jkt1").await, k[0].clone());
    d.kerja(&own, move |tx, p| {
        let m = ::barang::pindah::Pindah {
            detail_barang: vec![::barang::pindai::Pindai {
                kode_barcode: kode.clone(),
                kode_toko: String::new(),
            }],
            kode_gudang: "TOKO".to_owned(),
            kode_toko: "A06".to_owned(),
            ..Default::default()
        };
        ::barang::pindah::pindah(tx, p, &m)
    })
    .await
    .unwrap();
    let siapa = orang("CICI DEWI", "081200000003");
    let m = titipan::TitipanMinta { kode_barcode: k[0].clone(), ..titip(2_000_000, siapa, tunai(2_000_000)) };
    let baru = terima(d, kasir, m).await;
    (k[0].clone(), lama, baru)
}

#[test]
fn sisa_titipan_lama_tidak_melepas_barang_titipan_orang_lain() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        isi_laci(&d, &kasir).await;
        let (kode_barang, lama, baru) = dititipkan_lagi(&d, &kasir).await;
        let tempat = d.letak(&kode_barang).await.unwrap();
        assert!(tempat.starts_with("TITIP/"), "{tempat}");
        // Not sold with the rest of the old deposit.
        let mut m = penjualan(barang(&kode_barang));
        m.customer = siti();
        m.pembayaran = vec![dengan(&lama, 600_000)];
        let t = d.kerja(&kasir, move |tx, p| niaga::hitung(tx, p, &m)).await.unwrap_err();
        assert!(t.pesan.contains("disimpan untuk customer"), "{t}");
        // The rest goes back, the piece stays where it is.
        kembali(&d, &kasir, &lama, tunai(600_000), "").await.unwrap();
        assert_eq!(d.letak(&kode_barang).await.unwrap(), tempat);
        // The last one gives it back; under another's number the books show it.
        kembali(&d, &kasir, &baru, tunai(2_000_000), "").await.unwrap();
        assert!(d.letak(&kode_barang).await.unwrap().starts_with("TOKO/"));
        let sql = format!("UPDATE dok_barang SET rujukan = '{lama}' WHERE jenis = 'LEPAS TITIP'");
        let rusak = d.bila("JKT1", move |tx| paksa(tx, "dok_barang", &sql)).await;
        let aturan = "I8 barang titipan keluar lewat titipannya sendiri";
        assert!(rusak.iter().any(|r| r == aturan), "{rusak:?}");
    });
}

#[test]
fn sisa_titipan_lama_membayar_barang_lain_walau_barangnya_dititipkan_orang_lain() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        isi_laci(&d, &kasir).await;
        let (_, lama, _) = dititipkan_lagi(&d, &kasir).await;
        let k = d.barang("A06", &[2_000]).await;
        let mut m = penjualan(barang(&k[0]));
        m.customer = siti();
        m.pembayaran = vec![dengan(&lama, 600_000)];
        let n = hitung(&d, &kasir, &m).await.neto.nilai();
        m.pembayaran.push(tunai(n - 600_000));
        simpan(&d, &kasir, &m).await.unwrap();
    });
}

#[test]
fn barang_rusak_dengan_nota_tidak_dibayar_di_atas_yang_dulu_dibayar() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        isi_laci(&d, &kasir).await;
        let k = d.barang("A06", &[6_000]).await;
        let penuh = hitung(&d, &kasir, &penjualan(barang(&k[0]))).await.neto.nilai();
        let murah = penuh * 7 / 10 / 500 * 500;
        let mut m = penjualan(jual::JualMinta { harga_total: Some(Rupiah::new(murah)), ..barang(&k[0]) });
        m.pembayaran = vec![tunai(murah)];
        let t = simpan(&d, &kasir, &m).await.unwrap_err();
        m.otorisasi = d.izin(&kasir, "own-jkt1", &t).await.unwrap();
        let s = simpan(&d, &kasir, &m).await.unwrap();
        for kondisi in ["BAGUS", "RUSAK RINGAN", "RUSAK BERAT", "LEBUR"] {
            let baris =
                niaga::beli::BeliMinta { kondisi: kondisi.to_owned(), ..bawa(&s.no_faktur_jual[0], 6_000) };
            let h = hitung(&d, &kasir, &pembelian(baris)).await;
            assert!(h.total_beli.nilai() < murah, "{kondisi}: dibayar {murah}, dibeli {}", h.total_beli);
        }
        let m = pembelian(niaga::beli::BeliMinta {
            kondisi: "RUSAK RINGAN".to_owned(),
            ..bawa(&s.no_faktur_jual[0], 6_000)
        });
        selesai(&d, &kasir, m).await.unwrap();
        let rusak = d.bila("JKT1", |tx| paksa(tx, "beli", "UPDATE beli SET harga_nota = harga - 1")).await;
        let aturan = "I17 dibeli kembali di hari yang sama di atas harga nota";
        assert!(rusak.iter().any(|r| r == aturan), "{rusak:?}");
    });
}

#[test]
fn ongkos_yang_diketik_jauh_di_atas_minta_otorisasi() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[5_000]).await;
        let resmi = hitung(&d, &kasir, &penjualan(barang(&k[0]))).await.detail_barang[0].ongkos.nilai();
        let ketik = |n: i64| penjualan(jual::JualMinta { ongkos: Some(Rupiah::new(n)), ..barang(&k[0]) });
        assert!(hitung(&d, &kasir, &ketik(resmi * 12 / 10)).await.alasan.is_empty());
        let h = hitung(&d, &kasir, &ketik(resmi * 2)).await;
        assert_eq!(kode_alasan(&h), [KodeAlasan::Ongkos]);
    });
}

pub(crate) fn kunci(n: i64, bayar: Bayar) -> titipan::TitipanMinta {
    titipan::TitipanMinta {
        cara_harga: "LOCK".to_owned(),
        kode_group: "750".to_owned(),
        ..titip(n, siti(), bayar)
    }
}

async fn harga_naik(d: &Dunia, p: &Pelaku) {
    d.kerja(p, |tx, _| {
        tx.exec("UPDATE harga_emas SET harga_jual = harga_jual * 2 WHERE toko = 'JKT1'", db::args![])?;
        Ok(())
    })
    .await
    .unwrap();
}

pub(crate) fn bayar_dengan(kode_barang: &str, no: &str, n: i64) -> TransaksiMinta {
    let mut m = penjualan(barang(kode_barang));
    m.customer = siti();
    m.pembayaran = vec![dengan(no, n)];
    m
}

#[test]
fn harga_terkunci_dengan_uang_yang_belum_masuk_minta_otorisasi() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[5_000]).await;
        let lewat = transfer(&d, 2_000_000).await;
        let no = terima(&d, &kasir, kunci(2_000_000, lewat)).await;
        let h = hitung(&d, &kasir, &bayar_dengan(&k[0], &no, 2_000_000)).await;
        assert_eq!(kode_alasan(&h), [KodeAlasan::UangBelumMasuk]);
        let no = terima(&d, &kasir, kunci(2_000_000, tunai(2_000_000))).await;
        assert!(hitung(&d, &kasir, &bayar_dengan(&k[0], &no, 2_000_000)).await.alasan.is_empty());
    });
}

#[test]
fn harga_terkunci_berakhir_empat_belas_hari_setelah_masanya() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[5_000]).await;
        let no = terima(&d, &kasir, kunci(2_000_000, tunai(2_000_000))).await;
        harga_naik(&d, &kasir).await;
        let biasa = hitung(&d, &kasir, &penjualan(barang(&k[0]))).await.neto;
        let hari = Tanggal::parse("2026-11-15").unwrap();
        for (lalu, terkunci) in [(14, true), (15, false)] {
            let sql = format!("UPDATE titipan SET tgl_akhir = '{}'", hari.tambah_hari(-lalu).unwrap());
            d.kerja(&kasir, move |tx, _| paksa(tx, "titipan", &sql)).await.unwrap();
            let h = hitung(&d, &kasir, &bayar_dengan(&k[0], &no, 2_000_000)).await;
            assert_eq!(h.neto < biasa, terkunci, "lewat {lalu} hari");
        }
    });
}

#[test]
fn izin_pembelian_menyebut_rekening_yang_dibayar() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        isi_laci(&d, &kasir).await;
        let k = d.barang("A06", &[3_000]).await;
        let s = selesai(&d, &kasir, penjualan(barang(&k[0]))).await.unwrap();
        let mut m = pembelian(bawa(&s.no_faktur_jual[0], 3_000));
        let n = hitung(&d, &kasir, &m).await.total_beli.nilai() + 5_000;
        m.detail_beli[0].harga = Some(Rupiah::new(n));
        let lewat = transfer(&d, n).await;
        let ke = |tujuan: &str| Bayar {
            no_rekening_tujuan: tujuan.to_owned(),
            atas_nama: "SITI".to_owned(),
            ..lewat.clone()
        };
        m.pembayaran = vec![ke("111222")];
        // What is priced with the account is what is asked for when it is saved.
        let h = hitung(&d, &kasir, &m).await;
        let t = simpan(&d, &kasir, &m).await.unwrap_err();
        let diminta = t.rincian.as_ref().unwrap()["permohonan"]["segel"].as_str().unwrap().to_owned();
        assert_eq!(h.jumlah.permohonan.unwrap().segel, diminta);
        m.otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        m.pembayaran = vec![ke("999888")];
        assert_eq!(kode(simpan(&d, &kasir, &m).await), "OTO-09");
        m.pembayaran = vec![ke("111222")];
        simpan(&d, &kasir, &m).await.unwrap();
    });
}

#[test]
fn nota_penjualan_yang_dibatalkan_tidak_disuruh_menjadi_nota_hilang() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        isi_laci(&d, &kasir).await;
        let k = d.barang("A06", &[2_000]).await;
        let s = selesai(&d, &kasir, penjualan(barang(&k[0]))).await.unwrap();
        let m = niaga::batal::BatalTransaksi {
            no_faktur: s.no_faktur_group.clone(),
            alasan: "SALAH".to_owned(),
            ..niaga::batal::BatalTransaksi::default()
        };
        let dari = niaga::batal::Dari::Penjualan;
        let b = d.kerja(&spv, move |tx, p| niaga::batal::batal(tx, p, dari, &m)).await.unwrap();
        for no in [&s.no_faktur_jual[0], &s.no_faktur_group] {
            let m = pembelian(bawa(no, 2_000));
            let t = d.kerja(&kasir, move |tx, p| niaga::hitung(tx, p, &m)).await.unwrap_err();
            assert!(t.pesan.contains(&b.no_batal) && t.pesan.contains("panggil SPV"), "{t}");
            assert!(!t.pesan.contains("NOTA HILANG"), "{t}");
        }
    });
}
