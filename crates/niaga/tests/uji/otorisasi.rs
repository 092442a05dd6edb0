//! Approvals of trade: for exactly these lines on both sides, this customer, this document and this amount; once, and
//! never by oneself.

use crate::alat::{barang, bawa, hitung, isi_laci, penjualan, selesai, simpan, tunai};
use dunia::{Dunia, di_kedua, kode};
use konter::pelanggan;
use niaga::batal::{self, Dari};
use niaga::titipan::{self, Batal, Kembali};
use niaga::{TransaksiMinta, beli, jual};
use platform::otorisasi::MintaOtorisasi as MintaIzin;
use platform::{Hasil, Pelaku};
use values::Rupiah;

const SPV: &str = "spv-jkt1";

fn seharga(kode: &str, n: i64) -> TransaksiMinta {
    let mut m = penjualan(jual::JualMinta { harga_total: Some(Rupiah::new(n)), ..barang(kode) });
    m.pembayaran = vec![tunai(n)];
    m
}

async fn dengan(d: &Dunia, p: &Pelaku, m: &TransaksiMinta, izin: &str) -> Hasil<niaga::Tercatat> {
    simpan(d, p, &TransaksiMinta { otorisasi: izin.to_owned(), ..m.clone() }).await
}

/// The id of an approval of what this document needs.
async fn izin(d: &Dunia, p: &Pelaku, m: &TransaksiMinta) -> String {
    let t = simpan(d, p, m).await.expect_err("perlu otorisasi");
    assert_eq!(t.kode, "NIAGA-08", "{t}");
    d.izin(p, SPV, &t).await.unwrap()
}

/// An approval as the plain calls of the specification give it: what was asked for is the requester's own word.
async fn polos(d: &Dunia, p: &Pelaku, kategori: &str, nominal: i64) -> String {
    let m = MintaIzin {
        kategori: kategori.to_owned(),
        description: kategori.to_owned(),
        nominal: Some(Rupiah::new(nominal)),
        ..MintaIzin::default()
    };
    d.setujui(p, SPV, &m).await.unwrap()
}

#[test]
fn otorisasi_anting_enam_ratus_ribu_tidak_menjual_gelang() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[1_000, 1_000, 45_000]).await;
        let anting = seharga(&k[0], 600_000);
        let id = izin(&d, &kasir, &anting).await;
        // A piece like it, and one that cost a hundred times as much, for the same sum.
        for lain in [&k[1], &k[2]] {
            let t = dengan(&d, &kasir, &seharga(lain, 600_000), &id).await.unwrap_err();
            assert_eq!(t.kode, "OTO-09", "{t}");
            assert!(t.rincian.as_ref().is_some_and(|r| r["permohonan"]["segel"].is_string()), "{t:?}");
            assert_eq!(d.letak(lain).await.as_deref(), Some("TOKO/A06"));
        }
        assert_eq!(kode(dengan(&d, &kasir, &seharga(&k[0], 500_000), &id).await), "OTO-09");
        let plain = polos(&d, &kasir, "PENJUALAN", 600_000).await;
        assert_eq!(kode(dengan(&d, &kasir, &anting, &plain).await), "OTO-09");
        assert_eq!(d.laci("kasir1-jkt1").await, 0);
        dengan(&d, &kasir, &anting, &id).await.unwrap();
        assert_eq!(d.laci("kasir1-jkt1").await, 600_000);
    });
}

#[test]
fn potongan_lima_ratus_tidak_membawa_pembelian_tiga_puluh_dua_juta() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        isi_laci(&d, &kasir).await;
        let k = d.barang("A06", &[2_500, 30_000]).await;
        let nota =
            selesai(&d, &kasir, penjualan(barang(&k[0]))).await.unwrap().dokumen.no_faktur_jual.remove(0);
        let biasa = hitung(&d, &kasir, &penjualan(barang(&k[1]))).await.total_jual.nilai();
        let tukar = |harga: Option<i64>| TransaksiMinta {
            detail_beli: vec![beli::BeliMinta { harga: harga.map(Rupiah::new), ..bawa(&nota, 2_500) }],
            ..penjualan(jual::JualMinta { harga_total: Some(Rupiah::new(biasa - 500)), ..barang(&k[1]) })
        };
        let mut semua = Vec::new();
        for harga in [None, Some(5_000_000), Some(32_000_000)] {
            let mut m = tukar(harga);
            m.pembayaran = vec![tunai(hitung(&d, &kasir, &m).await.neto.nilai().abs())];
            semua.push(m);
        }
        let laci = d.laci("kasir1-jkt1").await;
        // Without a word of the purchase, and with another price for it.
        for asal in [0, 1] {
            let id = izin(&d, &kasir, &semua[asal]).await;
            assert_eq!(kode(dengan(&d, &kasir, &semua[2], &id).await), "OTO-09", "dari {asal}");
        }
        let jual_saja = seharga(&k[1], biasa - 500);
        let id = izin(&d, &kasir, &jual_saja).await;
        assert_eq!(kode(dengan(&d, &kasir, &semua[0], &id).await), "OTO-09", "tanpa sisi beli");
        assert_eq!(d.laci("kasir1-jkt1").await, laci);
        let id = izin(&d, &kasir, &semua[0]).await;
        dengan(&d, &kasir, &semua[0], &id).await.unwrap();
    });
}

#[test]
fn otorisasi_untuk_satu_customer_tidak_dipakai_customer_lain_dan_tidak_dua_kali() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[2_500]).await;
        let untuk = |nama: &str| TransaksiMinta {
            customer: pelanggan::PelangganMinta {
                nama_customer: nama.to_owned(),
                no_hp: "081200000001".to_owned(),
                ..pelanggan::PelangganMinta::default()
            },
            ..seharga(&k[0], 900_000)
        };
        // What is priced and what is saved say the same.
        let h = hitung(&d, &kasir, &untuk("Siti Aminah")).await.jumlah.permohonan.unwrap();
        assert!(h.rincian.iter().any(|r| r.keterangan.contains("SITI AMINAH")), "{:?}", h.rincian);
        let t = simpan(&d, &kasir, &untuk("Siti Aminah")).await.unwrap_err();
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["segel"], h.segel.as_str());
        let id = d.izin(&kasir, SPV, &t).await.unwrap();
        assert_eq!(kode(dengan(&d, &kasir, &untuk("Budi"), &id).await), "OTO-09");
        let no = dengan(&d, &kasir, &untuk("Siti Aminah"), &id).await.unwrap().dokumen.no_faktur_group;
        let own = d.pemilik("JKT1").await;
        let m = batal::BatalTransaksi {
            no_faktur: no,
            alasan: "SALAH".to_owned(),
            ..batal::BatalTransaksi::default()
        };
        d.kerja(&own, move |tx, p| batal::batal(tx, p, Dari::Penjualan, &m)).await.unwrap();
        assert_eq!(kode(dengan(&d, &kasir, &untuk("Siti Aminah"), &id).await), "OTO-06");
    });
}

#[test]
fn spv_yang_menjual_di_bawah_modal_meminta_orang_lain() {
    di_kedua(|d| async move {
        let spv = d.orang(SPV).await;
        let k = d.barang("A06", &[2_500]).await;
        let m = seharga(&k[0], 700_000);
        let t = simpan(&d, &spv, &m).await.unwrap_err();
        assert_eq!(t.kode, "NIAGA-08", "{t}");
        assert_eq!(kode(d.izin(&spv, SPV, &t).await), "OTO-03");
        let id = d.izin(&spv, "own-jkt1", &t).await.unwrap();
        dengan(&d, &spv, &m, &id).await.unwrap();
    });
}

async fn batalkan(d: &Dunia, p: &Pelaku, no: &str, izin: &str) -> Hasil<batal::Tercatat> {
    let m = batal::BatalTransaksi {
        no_faktur: no.to_owned(),
        alasan: "SALAH".to_owned(),
        otorisasi: izin.to_owned(),
    };
    d.kerja(p, move |tx, p| batal::batal(tx, p, Dari::Penjualan, &m)).await
}

#[test]
fn otorisasi_batal_hanya_untuk_nota_yang_disebut() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang(SPV).await);
        let k = d.barang("A06", &[2_500, 2_500, 2_500]).await;
        let mut nota = Vec::new();
        for (siapa, kode) in [(&kasir, &k[0]), (&kasir, &k[1]), (&spv, &k[2])] {
            let t = selesai(&d, siapa, penjualan(barang(kode))).await.unwrap();
            nota.push((t.dokumen.no_faktur_group.clone(), t.neto.nilai()));
        }
        assert_eq!(nota[0].1, nota[1].1, "dua nota yang jumlahnya sama");
        let t = batalkan(&d, &kasir, &nota[0].0, "").await.unwrap_err();
        assert_eq!(t.kode, "BATAL-03", "{t}");
        let id = d.izin(&kasir, SPV, &t).await.unwrap();
        assert_eq!(kode(batalkan(&d, &kasir, &nota[1].0, &id).await), "OTO-09");
        let plain = polos(&d, &kasir, "BATAL PENJUALAN", nota[0].1).await;
        for (no, _) in &nota[..2] {
            assert_eq!(kode(batalkan(&d, &kasir, no, &plain).await), "OTO-09", "{no}");
        }
        batalkan(&d, &kasir, &nota[0].0, &id).await.unwrap();
        // A supervisor takes another's sale back, not their own.
        batalkan(&d, &spv, &nota[1].0, "").await.unwrap();
        let t = batalkan(&d, &spv, &nota[2].0, "").await.unwrap_err();
        assert_eq!(t.kode, "BATAL-03", "{t}");
        assert_eq!(kode(d.izin(&spv, SPV, &t).await), "OTO-03");
    });
}

async fn titip(d: &Dunia, p: &Pelaku, n: i64) -> String {
    let m = titipan::TitipanMinta {
        customer: pelanggan::PelangganMinta {
            nama_customer: "SITI AMINAH".to_owned(),
            ..pelanggan::PelangganMinta::default()
        },
        kode_sales: "S01".to_owned(),
        jumlah_rp: Rupiah::new(n),
        cara_harga: "FLOAT".to_owned(),
        pembayaran: vec![tunai(n)],
        ..titipan::TitipanMinta::default()
    };
    d.kerja(p, move |tx, p| titipan::terima(tx, p, &m)).await.unwrap().no_titip
}

async fn kembali(d: &Dunia, p: &Pelaku, no: &str, n: i64, izin: &str) -> Hasil<titipan::Dikembalikan> {
    let no = no.to_owned();
    let m = Kembali {
        alasan: "minta uangnya".to_owned(),
        pembayaran: vec![tunai(n)],
        otorisasi: izin.to_owned(),
    };
    d.kerja(p, move |tx, p| titipan::kembali(tx, p, &no, &m)).await
}

async fn batal_titip(d: &Dunia, p: &Pelaku, no: &str, izin: &str) -> Hasil<titipan::Dikembalikan> {
    let no = no.to_owned();
    let m = Batal { alasan: "minta uangnya".to_owned(), otorisasi: izin.to_owned() };
    d.kerja(p, move |tx, p| titipan::batal(tx, p, &no, &m)).await
}

#[test]
fn otorisasi_sepuluh_ribu_tidak_mengembalikan_titipan_sejuta() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang(SPV).await);
        let (kecil, besar) = (titip(&d, &kasir, 10_000).await, titip(&d, &kasir, 1_000_000).await);
        d.kerja(&kasir, |tx, _| {
            tx.exec("UPDATE toko SET tgl_system = '2027-03-31' WHERE kode_toko = 'JKT1'", &[])?;
            Ok(())
        })
        .await
        .unwrap();
        d.terbitkan_harga("JKT1").await;
        let t = kembali(&d, &kasir, &kecil, 10_000, "").await.unwrap_err();
        assert_eq!(t.kode, "BATAL-03", "{t}");
        let id = d.izin(&kasir, SPV, &t).await.unwrap();
        assert_eq!(kode(kembali(&d, &kasir, &besar, 1_000_000, &id).await), "OTO-09");
        assert_eq!(kode(batal_titip(&d, &kasir, &besar, &id).await), "OTO-09");
        assert_eq!(kode(batal_titip(&d, &kasir, &kecil, &id).await), "OTO-09", "jalan lain");
        for nominal in [10_000, 1_000_000] {
            let plain = polos(&d, &kasir, "BATAL TITIPAN", nominal).await;
            assert_eq!(kode(kembali(&d, &kasir, &besar, 1_000_000, &plain).await), "OTO-09");
        }
        // Out of their own drawer a supervisor pays nobody alone.
        let t = kembali(&d, &spv, &besar, 1_000_000, "").await.unwrap_err();
        assert_eq!(t.kode, "BATAL-03", "{t}");
        assert_eq!(kode(d.izin(&spv, SPV, &t).await), "OTO-03");
        assert_eq!(d.laci("kasir1-jkt1").await, 1_010_000);
        kembali(&d, &kasir, &kecil, 10_000, &id).await.unwrap();
        assert_eq!(d.laci("kasir1-jkt1").await, 1_000_000);
    });
}
