//! The stones of a piece go where it goes: sold, cancelled, sent to another store, bought back.

use crate::alat::{KASIR, OWN, SPV, batalkan, batunya, cincin_berlian, datang, di, pasang, satuan, semua};
use barang::pindai::kartu_banyak;
use barang::{Kepala, Langkah};
use db::args;
use dunia::{Dunia, di_kedua, ditolak};
use ledger::Dok;
use ledger::stok::{Lokasi, Luar};
use niaga::{Bayar, JenisBayar, TransaksiMinta};
use platform::Pelaku;
use serde_json::json;
use values::{JenisDok, KodeBaki, KodeBarcode, KodeGudang};

pub(crate) async fn jual_barang(d: &Dunia, p: &Pelaku, kode: &str) -> niaga::Tercatat {
    let mut m = TransaksiMinta {
        kode_sales: "S01".to_owned(),
        detail_barang: vec![niaga::jual::JualMinta {
            kode_barcode: kode.to_owned(),
            ..niaga::jual::JualMinta::default()
        }],
        ..TransaksiMinta::default()
    };
    let q = m.clone();
    let n = d.kerja(p, move |tx, p| niaga::hitung(tx, p, &q)).await.unwrap().neto;
    m.pembayaran = vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp: n, ..Bayar::default() }];
    d.kerja(p, move |tx, p| niaga::simpan(tx, p, &m)).await.unwrap()
}

/// The whole transaction is taken back.
pub(crate) async fn batal_barang(d: &Dunia, p: &Pelaku, no: &str) {
    let m = json!({ "no_faktur": no, "alasan": "salah" });
    d.minta(p, &m, |tx, p, m: &niaga::batal::BatalTransaksi| {
        niaga::batal::batal(tx, p, niaga::batal::Dari::Penjualan, m)
    })
    .await
    .unwrap();
}

#[test]
fn barang_berlian_yang_dientri_membawa_batunya_ke_buku() {
    di_kedua(|d| async move {
        let kode = cincin_berlian(&d, "GIA 4410", 400).await;
        let batu = batunya(&d, &kode).await;
        assert_eq!(di(&d, &batu, &format!("BARANG:{kode}")).await.1, 400);
        // The same certificate does not come twice, not on another card either.
        let own = d.orang(OWN).await;
        let t = ditolak(crate::alat::terima(&d, &own, &[satuan("4410", 400, 2_000)]).await, "BATU-01");
        assert!(t.pesan.contains("sudah dipakai"), "{t}");
        d.bersih().await;
    });
}

#[test]
fn barang_terjual_membawa_batunya_dan_pembatalannya_membalik_tepat() {
    di_kedua(|d| async move {
        let (own, kasir) = (d.orang(OWN).await, d.orang(KASIR).await);
        let kode = cincin_berlian(&d, "GIA 1", 400).await;
        let batu = batunya(&d, &kode).await;
        let lain = datang(&d, &own, &[satuan("2", 300, 2_000)]).await;
        pasang(&d, &own, &kode, 4_060, &[semua(&lain[0])]).await.unwrap();
        let (dalam, luar) = (format!("BARANG:{kode}"), format!("@BARANG:{kode}"));
        let semula = (di(&d, &batu, &dalam).await, di(&d, &lain[0], &dalam).await);
        let t = jual_barang(&d, &kasir, &kode).await;
        assert_eq!((di(&d, &batu, &dalam).await.1, di(&d, &batu, &luar).await.1), (0, 400));
        assert_eq!(di(&d, &lain[0], &luar).await.1, 300);
        d.bersih().await;
        let spv = d.orang(SPV).await;
        batal_barang(&d, &spv, &t.no_faktur_group).await;
        assert_eq!((di(&d, &batu, &dalam).await, di(&d, &lain[0], &dalam).await), semula);
        assert_eq!(di(&d, &batu, &luar).await, (0, 0, 0));
        d.bersih().await;
    });
}

#[test]
fn batu_barang_lama_masuk_register_sekali_dengan_saldo_awal() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let kode = cincin_berlian(&d, "GIA 1", 400).await;
        let spv = d.orang(SPV).await;
        ditolak(d.minta(&own, &json!({}), batu::awal::awal).await, "BATU-11");
        // As a card from before the register has it.
        d.ubah(
            "INSERT INTO barang_batu (kode_barcode, baris, jenis_batu, shape, color, clarity, sertifikat, butir, carat, usd_carat, harga) \
             SELECT kode_barcode, 2, jenis_batu, shape, color, clarity, '', 3, 90, usd_carat, 700000 FROM barang_batu WHERE kode_barcode = $1",
            args![kode.as_str()],
        )
        .await;
        ditolak(d.minta(&own, &json!({}), batu::awal::awal).await, "BATU-03");
        let j = d.minta_izin((&own, SPV), &json!({}), batu::awal::awal).await.unwrap();
        let tempat = format!("BARANG:{kode}");
        let isi = d
            .angka(
                "SELECT CAST(SUM(carat) AS BIGINT) FROM saldo_batu WHERE tempat = $1",
                args![tempat.as_str()],
            )
            .await;
        assert_eq!(isi, 490);
        d.bersih().await;
        ditolak(d.minta(&own, &json!({}), batu::awal::awal).await, "BATU-11");
        batalkan(&d, &spv, &j["no_dok"]).await.unwrap();
        d.bersih().await;
        d.minta_izin((&own, SPV), &json!({}), batu::awal::awal).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn label_baru_membawa_batunya_dan_pembatalannya_mengembalikannya() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let kode = cincin_berlian(&d, "GIA 1", 400).await;
        let batu = batunya(&d, &kode).await;
        let lama = KodeBarcode::parse(&kode).unwrap();
        let l = lama.clone();
        let (asal, baru) = d
            .kerja(&own, move |tx, p| {
                let kartu = kartu_banyak(tx, std::slice::from_ref(&l))?.remove(&l).unwrap();
                let mut dok = Dok::buka(tx, JenisDok::TerimaCuci, &p.user_id)?;
                let mut label = barang::ganti_barcode(&mut dok, &[kartu])?;
                let no = dok.no().clone();
                dok.tutup("LABEL BARU", &json!({}))?;
                Ok((no, label.remove(0).1))
            })
            .await
            .unwrap();
        let di_kartu =
            "SELECT COUNT(*) FROM barang_batu WHERE kode_barcode = $1 AND kode_batu = $2 AND lepas = ''";
        let (di_lama, di_baru) = (format!("BARANG:{kode}"), format!("BARANG:{baru}"));
        assert_eq!((di(&d, &batu, &di_lama).await.1, di(&d, &batu, &di_baru).await.1), (0, 400));
        assert_eq!(d.angka(di_kartu, args![baru.as_str(), batu.as_str()]).await, 1);
        assert_eq!(d.angka(di_kartu, args![kode.as_str(), batu.as_str()]).await, 0);
        // It is sold and priced with its stones under the new barcode.
        let t = jual_barang(&d, &d.orang(KASIR).await, baru.as_str()).await;
        assert_eq!(di(&d, &batu, &format!("@BARANG:{baru}")).await.1, 400);
        batal_barang(&d, &d.orang(SPV).await, &t.no_faktur_group).await;
        d.bersih().await;
        let (l, b) = (lama, baru.clone());
        d.kerja(&own, move |tx, p| {
            let kartu = kartu_banyak(tx, std::slice::from_ref(&l))?.remove(&l).unwrap();
            let ke = Lokasi::Baki {
                gudang: KodeGudang::parse("TOKO").unwrap(),
                baki: KodeBaki::parse("K01").unwrap(),
            };
            let langkah = Langkah { kartu, dari: Lokasi::Luar(Luar::Lebur), ke, kondisi: String::new() };
            let mut dok = Dok::buka(tx, JenisDok::TerimaCuci, &p.user_id)?;
            barang::balikkan(&mut dok, &Kepala::default(), &asal, &[langkah])?;
            barang::akhiri_barcode(dok.tx(), &asal, &[(l.clone(), b.clone())])?;
            dok.tutup("BATAL LABEL BARU", &json!({}))?;
            Ok(())
        })
        .await
        .unwrap();
        assert_eq!((di(&d, &batu, &di_lama).await.1, di(&d, &batu, &di_baru).await.1), (400, 0));
        assert_eq!(d.angka(di_kartu, args![kode.as_str(), batu.as_str()]).await, 1);
        assert_eq!(d.angka(di_kartu, args![baru.as_str(), batu.as_str()]).await, 0);
        d.bersih().await;
    });
}
