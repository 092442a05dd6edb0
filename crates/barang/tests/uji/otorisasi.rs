//! Approvals of goods on their way: for exactly this shipment, never by who sent it.

use barang::kirim::{self, Batal, Kirim, Terkirim};
use barang::pindai::Pindai;
use db::Kunci;
use dunia::{Dunia, di_kedua, kode, toko};
use platform::{Hasil, Pelaku};

fn kedua() -> Kunci {
    Kunci::toko(toko("JKT1")).dan(toko("PST"))
}

async fn kirim(d: &Dunia, p: &Pelaku, barcode: &str) -> String {
    let m = Kirim {
        tujuan: "PST".to_owned(),
        jenis: "CABANG".to_owned(),
        kurir: "BUDI".to_owned(),
        detail_barang: vec![Pindai { kode_barcode: barcode.to_owned(), kode_toko: String::new() }],
        ..Kirim::default()
    };
    let p = p.clone();
    d.db().write(kedua(), move |tx| kirim::kirim(tx, &p, &m)).await.unwrap().no_kirim
}

async fn batal(d: &Dunia, p: &Pelaku, no: &str, izin: &str) -> Hasil<Terkirim> {
    let m = Batal { no_kirim: no.to_owned(), alasan: "salah tujuan".to_owned(), otorisasi: izin.to_owned() };
    let p = p.clone();
    d.db().write(kedua(), move |tx| kirim::batal(tx, &p, &m)).await
}

#[test]
fn pengirim_tidak_menarik_kirimannya_sendiri_dan_izinnya_hanya_untuk_satu_kiriman() {
    di_kedua(|d| async move {
        let (spv, own) = (d.orang("spv-jkt1").await, d.pemilik("JKT1").await);
        let k = d.barang("A06", &[2_500, 2_500, 2_500]).await;
        let mut no = Vec::new();
        for satu in &k {
            no.push(kirim(&d, &spv, satu).await);
        }
        let t = batal(&d, &spv, &no[0], "").await.unwrap_err();
        assert_eq!(t.kode, "KIRIM-05", "{t}");
        assert_eq!(kode(d.izin(&spv, "spv-jkt1", &t).await), "OTO-03");
        let id = d.izin(&spv, "own-jkt1", &t).await.unwrap();
        assert_eq!(kode(batal(&d, &spv, &no[1], &id).await), "OTO-09");
        assert_eq!(d.letak(&k[1]).await, None);
        batal(&d, &spv, &no[0], &id).await.unwrap();
        assert_eq!(d.letak(&k[0]).await.as_deref(), Some("TOKO/A06"));
        // Another's shipment is taken back by the owner's own hand.
        batal(&d, &own, &no[2], "").await.unwrap();
        assert_eq!(d.letak(&k[2]).await.as_deref(), Some("TOKO/A06"));
    });
}
