//! Lists of trade: totals are of every row that fits and leave out what was cancelled; the order is the one asked for.

use crate::alat::{barang, penjualan, selesai};
use dunia::{Dunia, di_kedua};
use niaga::batal::{self, Dari};
use niaga::lihat::{self, Sisi, TanyaTransaksi};
use platform::Pelaku;
use values::{Berat, Rupiah};

/// Three sales of one piece each, the heaviest last; the last one is cancelled. Their sums.
async fn tiga(d: &Dunia, kasir: &Pelaku) -> Vec<i64> {
    let mut neto = Vec::new();
    let mut nomor = String::new();
    for k in d.barang("A06", &[2_000, 3_000, 5_000]).await {
        let t = selesai(d, kasir, penjualan(barang(&k))).await.unwrap();
        neto.push(t.neto.nilai());
        nomor = t.dokumen.no_faktur_group;
    }
    let spv = d.orang("spv-jkt1").await;
    let m = batal::BatalTransaksi {
        no_faktur: nomor,
        alasan: "UJI".to_owned(),
        ..batal::BatalTransaksi::default()
    };
    d.kerja(&spv, move |tx, p| batal::batal(tx, p, Dari::Penjualan, &m)).await.unwrap();
    neto
}

#[test]
fn total_daftar_dari_semua_baris_dan_tanpa_yang_batal() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let neto = tiga(&d, &kasir).await;
        let tanya =
            |t: TanyaTransaksi| d.kerja(&kasir, move |tx, p| lihat::daftar(tx, &p.toko, Sisi::Jual, &t));
        let satu = tanya(TanyaTransaksi { limit: 1, ..TanyaTransaksi::default() }).await.unwrap();
        assert_eq!((satu.data.len(), satu.count), (1, 3));
        assert_eq!(satu.total.neto, Rupiah::new(neto[0] + neto[1]));
        assert_eq!((satu.total.qty_jual, satu.total.berat_jual), (2, Berat::mg(5_000)));
        let batal =
            tanya(TanyaTransaksi { status: "BATAL".to_owned(), ..TanyaTransaksi::default() }).await.unwrap();
        assert_eq!((batal.count, batal.total.neto), (1, Rupiah::new(neto[2])));

        for (urut, harap) in [("asc", [0, 1, 2]), ("desc", [2, 1, 0])] {
            let t = TanyaTransaksi {
                sort_by: "neto".to_owned(),
                urut: urut.to_owned(),
                ..TanyaTransaksi::default()
            };
            let ada: Vec<i64> = tanya(t).await.unwrap().data.iter().map(|f| f.neto.nilai()).collect();
            assert_eq!(ada, harap.map(|i: usize| neto[i]));
        }
        let t = tanya(TanyaTransaksi { sort_by: "nik".to_owned(), ..TanyaTransaksi::default() })
            .await
            .unwrap_err();
        assert_eq!(t.kode, "DAFTAR-01");
    });
}
