//! Lists of goods: totals are of every row that fits, not of a page, and the order is the one asked for.

use barang::daftar::{self, TanyaBarang};
use barang::dokumen::{self, Batal};
use barang::kirim::{self, Kirim};
use barang::opname::{self, Jenis, Mulai, TanyaBaris};
use barang::pindah::{self, Pindah};
use barang::pindai::Pindai;
use dunia::{Dunia, di_kedua};
use platform::{Pelaku, Siaran};
use values::{Berat, NoFaktur};

fn pindaian(kode: &[String]) -> Vec<Pindai> {
    kode.iter().map(|k| Pindai { kode_barcode: k.clone(), ..Pindai::default() }).collect()
}

/// Moves the pieces to another tray; the number of the document.
async fn pindahkan(d: &Dunia, p: &Pelaku, baki: &str, kode: &[String]) -> String {
    let m = Pindah {
        kode_gudang: "TOKO".to_owned(),
        kode_toko: baki.to_owned(),
        detail_barang: pindaian(kode),
        ..Pindah::default()
    };
    d.kerja(p, move |tx, p| pindah::pindah(tx, p, &m)).await.unwrap().no_dok
}

#[test]
fn total_barang_dari_semua_yang_cocok_dan_urutannya_dari_server() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let kode = d.barang("A06", &[5_000, 2_000, 3_000]).await;
        let tanya = |t: TanyaBarang| d.kerja(&own, move |tx, p| daftar::halaman(tx, &p.toko, &t));
        // The pieces of this test alone: they lie in a tray that was empty.
        let dasar = TanyaBarang { cari: "cincin uji".to_owned(), ..TanyaBarang::default() };
        let satu = tanya(TanyaBarang { limit: 1, skip: 1, ..dasar.clone() }).await.unwrap();
        assert_eq!((satu.data.len(), satu.count), (1, 3));
        assert_eq!(satu.total.berat_asli, Berat::mg(10_000));
        // Where they lie is asked about: the same rows, the same totals.
        let di_baki = tanya(TanyaBarang { kode_toko: "A06".to_owned(), ..dasar.clone() }).await.unwrap();
        assert_eq!((di_baki.count, &di_baki.total), (3, &satu.total));
        assert_eq!(
            tanya(TanyaBarang { kode_toko: "A07".to_owned(), ..dasar.clone() }).await.unwrap().count,
            0
        );
        for (urut, harap) in [("asc", [1, 2, 0]), ("desc", [0, 2, 1])] {
            let t = TanyaBarang { sort_by: "berat_asli".to_owned(), urut: urut.to_owned(), ..dasar.clone() };
            let ada: Vec<String> =
                tanya(t).await.unwrap().data.iter().map(|k| k.kode_barcode.to_string()).collect();
            assert_eq!(ada, harap.map(|i: usize| kode[i].clone()));
        }
        // Every column that is offered works on both engines.
        for kolom in
            ["kode_intern", "nama_barang", "status", "kode_gudang", "kode_toko", "kode_group", "kode_dept"]
        {
            let t = TanyaBarang { sort_by: kolom.to_owned(), ..dasar.clone() };
            assert_eq!(tanya(t).await.unwrap().data.len(), 3, "{kolom}");
        }
        let t = TanyaBarang { sort_by: "supplier_barang".to_owned(), ..dasar };
        assert_eq!(tanya(t).await.unwrap_err().kode, "DAFTAR-01");
    });
}

#[test]
fn total_kiriman_tanpa_yang_batal_dan_sisa_di_jalan() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let kode = d.barang("A06", &[5_000, 2_000, 3_000]).await;
        let mut nomor = Vec::new();
        for isi in [&kode[..2], &kode[2..]] {
            let m = Kirim {
                tujuan: "BDG1".to_owned(),
                jenis: "CABANG".to_owned(),
                kurir: "BUDI".to_owned(),
                detail_barang: pindaian(isi),
                ..Kirim::default()
            };
            nomor.push(d.kerja_rantai(&own, move |tx, p| kirim::kirim(tx, p, &m)).await.unwrap().no_kirim);
        }
        let tanya = |t: kirim::TanyaKirim| d.kerja(&own, move |tx, p| kirim::halaman(tx, &p.toko, &t));
        let satu = tanya(kirim::TanyaKirim { limit: 1, ..Default::default() }).await.unwrap();
        assert_eq!((satu.data.len(), satu.count), (1, 2));
        assert_eq!((satu.total.qty, satu.total.berat, satu.total.sisa_qty), (3, Berat::mg(10_000), 3));
        for (kolom, harap) in
            [("qty", [1, 0]), ("sisa_qty", [1, 0]), ("no_kirim", [0, 1]), ("tujuan", [1, 0])]
        {
            let t = kirim::TanyaKirim { sort_by: kolom.to_owned(), ..Default::default() };
            let ada: Vec<String> = tanya(t).await.unwrap().data.into_iter().map(|k| k.no_kirim).collect();
            assert_eq!(ada, harap.map(|i: usize| nomor[i].clone()), "{kolom}");
        }

        // Who sent it does not take it back alone.
        let m = kirim::Batal { no_kirim: nomor[0].clone(), alasan: "UJI".to_owned(), ..Default::default() };
        let sendiri = m.clone();
        let tolak = d.kerja_rantai(&own, move |tx, p| kirim::batal(tx, p, &sendiri)).await.unwrap_err();
        let m = kirim::Batal { otorisasi: d.izin(&own, "spv-jkt1", &tolak).await.unwrap(), ..m };
        d.kerja_rantai(&own, move |tx, p| kirim::batal(tx, p, &m)).await.unwrap();
        let sisa = tanya(kirim::TanyaKirim::default()).await.unwrap();
        assert_eq!((sisa.count, sisa.total.qty, sisa.total.sisa_qty), (2, 1, 1));
        let batal =
            tanya(kirim::TanyaKirim { status: "batal".to_owned(), ..Default::default() }).await.unwrap();
        assert_eq!((batal.count, batal.total.qty, batal.total.berat), (1, 2, Berat::mg(7_000)));
    });
}

#[test]
fn total_dokumen_barang_tanpa_yang_diambil_kembali() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let kode = d.barang("A06", &[5_000, 2_000, 3_000]).await;
        let tetap = pindahkan(&d, &own, "A05", &kode[..2]).await;
        let ditarik = pindahkan(&d, &own, "A05", &kode[2..]).await;
        let m = Batal { keterangan: "SALAH BAKI".to_owned() };
        let no = ditarik.clone();
        d.kerja(&own, move |tx, p| dokumen::batal(tx, p, &no, &m)).await.unwrap();
        let tanya = |t: dokumen::TanyaDokumen| d.kerja(&own, move |tx, p| dokumen::daftar(tx, &p.toko, &t));
        let dasar = dokumen::TanyaDokumen { jenis: "PINDAH".to_owned(), ..Default::default() };
        let satu = tanya(dokumen::TanyaDokumen { limit: 1, ..dasar.clone() }).await.unwrap();
        assert_eq!((satu.data.len(), satu.count), (1, 3));
        assert_eq!((satu.total.qty, satu.total.berat), (2, Berat::mg(7_000)));
        let t = dokumen::TanyaDokumen { sort_by: "qty".to_owned(), urut: "desc".to_owned(), ..dasar.clone() };
        assert_eq!(tanya(t).await.unwrap().data[0].no_dok, tetap);
        let cari = dokumen::TanyaDokumen { cari: ditarik.to_lowercase(), ..dasar };
        assert_eq!(tanya(cari).await.unwrap().count, 1);
    });
}

#[test]
fn baris_hitungan_diurutkan_dan_dijumlah_sama_selama_dan_sesudahnya() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let kode = d.barang("A06", &[5_000, 2_000, 3_000]).await;
        let (siaran, _) = Siaran::baru();
        let m = Mulai {
            jenis: Jenis::Baki,
            kode_gudang: "TOKO".to_owned(),
            kode_toko: "A06".to_owned(),
            rujukan: String::new(),
        };
        let no = d.kerja(&own, move |tx, p| opname::mulai(tx, p, &m)).await.unwrap().0.no_opname;
        let no = NoFaktur::parse(&no).unwrap();
        let tanya = |t: TanyaBaris| {
            let no = no.clone();
            d.kerja(&own, move |tx, p| opname::baris(tx, p, &no, &t))
        };
        let dasar = TanyaBaris { cari: "CINCIN UJI".to_owned(), ..TanyaBaris::default() };
        let berat =
            |urut: &str| TanyaBaris { sort_by: "berat".to_owned(), urut: urut.to_owned(), ..dasar.clone() };
        let jalan = tanya(TanyaBaris { limit: 1, ..dasar.clone() }).await.unwrap();
        assert_eq!((jalan.data.len(), jalan.count, jalan.total.berat), (1, 3, Berat::mg(10_000)));
        let urut = |h: &platform::daftar::Halaman<opname::BarisOpname, opname::TotalBaris>| {
            h.data.iter().map(|b| b.kode.clone()).collect::<Vec<_>>()
        };
        let harap = [&kode[1], &kode[2], &kode[0]].map(Clone::clone);
        assert_eq!(urut(&tanya(berat("asc")).await.unwrap()), harap);

        let (n, s, pertama) = (no.clone(), siaran.clone(), kode[0].clone());
        d.kerja(&own, move |tx, p| {
            let m = opname::Pindai { kode: pertama.clone(), kode_toko: String::new() };
            opname::pindai(tx, p, &n, &m, &s)
        })
        .await
        .unwrap();
        let n = no.clone();
        d.kerja(&own, move |tx, p| opname::selesai(tx, p, &n, &siaran)).await.unwrap();
        let jadi = tanya(berat("asc")).await.unwrap();
        assert_eq!((urut(&jadi), jadi.total.berat), (harap.to_vec(), Berat::mg(10_000)));
        let salah = tanya(TanyaBaris { sort_by: "nilai".to_owned(), ..TanyaBaris::default() }).await;
        assert_eq!(salah.unwrap_err().kode, "DAFTAR-01");
    });
}
