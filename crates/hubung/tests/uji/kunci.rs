//! Keys: shown once and kept as a hash, made by few, good for their scopes, their stores and their days, every use counted.

use crate::ekspor::{dagang, kembali, nota};
use db::args;
use dunia::{Dunia, TOKO, di_kedua, ditolak, toko};
use hubung::dokumen::{self, Sisi};
use hubung::kunci::{self, Baru, KunciDibuat, Lingkup, MintaKunci, Pemegang};
use platform::{Hasil, Pelaku};
use values::{Jam as _, Tanggal};

fn minta(lingkup: &[Lingkup], sampai: &str) -> MintaKunci {
    MintaKunci {
        nama: " Pembukuan ".to_owned(),
        lingkup: lingkup.to_vec(),
        rantai: false,
        berlaku_sampai: sampai.to_owned(),
    }
}

async fn buat(d: &Dunia, p: &Pelaku, m: MintaKunci) -> Hasil<KunciDibuat> {
    let baru = Baru::acak();
    d.kerja(p, move |tx, p| kunci::buat(tx, p, &m, &baru)).await
}

async fn kenali(d: &Dunia, teks: &str) -> Hasil<Pemegang> {
    let (teks, hari) = (teks.to_owned(), d.uji.jam.hari_ini());
    d.db().read(move |c| kunci::kenali(c, &teks, hari)).await
}

fn besok(d: &Dunia, hari: i64) -> String {
    d.uji.jam.hari_ini().tambah_hari(hari).unwrap().to_string()
}

#[test]
fn kunci_tampil_sekali_disimpan_sebagai_sidik_dan_dicabut_saat_itu_juga() {
    di_kedua(|d| async move {
        let own = d.pemilik(TOKO).await;
        let k = buat(&d, &own, minta(&[Lingkup::Stok, Lingkup::Penjualan], &besok(&d, 30))).await.unwrap();
        assert!(k.kunci.starts_with("karat_") && k.nama == "Pembukuan");
        let rahasia = k.kunci.trim_start_matches("karat_");
        for tabel in ["kunci_api", "audit"] {
            let baris = d.baris(&format!("SELECT * FROM {tabel}"), args![]).await;
            assert!(baris.iter().all(|b| !b.contains(rahasia)), "{tabel}");
        }
        let p = kenali(&d, &k.kunci).await.unwrap();
        assert_eq!((p.toko.as_str(), p.rantai), (TOKO, false));
        p.boleh(Lingkup::Penjualan).unwrap();
        let t = ditolak(p.boleh(Lingkup::Tutup), "HUBUNG-13");
        assert!(t.pesan.contains("TUTUP") && t.pesan.contains("PENJUALAN, STOK"), "{t}");
        let daftar = |p: Pelaku, hari: Tanggal| d.db().read(move |c| kunci::daftar(c, &p, hari));
        let semua = daftar(own.clone(), d.uji.jam.hari_ini()).await.unwrap();
        assert_eq!((semua[0].keadaan.as_str(), semua[0].ekor.as_str()), ("AKTIF", &rahasia[36..]));
        let id = k.id.clone();
        d.kerja(&own, move |tx, p| kunci::cabut(tx, p, &id)).await.unwrap();
        ditolak(kenali(&d, &k.kunci).await, "HUBUNG-11");
        let id = k.id.clone();
        ditolak(d.kerja(&own, move |tx, p| kunci::cabut(tx, p, &id)).await, "HUBUNG-18");
        for asing in ["", "karat_", "karat_salah", rahasia, &format!("{}x", k.kunci)] {
            ditolak(kenali(&d, asing).await, "HUBUNG-11");
        }
        let aksi = d.baris("SELECT aksi FROM audit WHERE aksi LIKE '%KUNCI API' ORDER BY seq", args![]).await;
        assert_eq!(aksi, ["BUAT KUNCI API", "CABUT KUNCI API"]);
    });
}

#[test]
fn kunci_lewat_harinya_mengatakannya() {
    di_kedua(|d| async move {
        let own = d.pemilik(TOKO).await;
        let hari_ini = besok(&d, 0);
        let k = buat(&d, &own, minta(&[Lingkup::Harga], &hari_ini)).await.unwrap();
        // Good until the end of that day.
        kenali(&d, &k.kunci).await.unwrap();
        d.uji.jam.maju(std::time::Duration::from_secs(24 * 3600));
        let t = ditolak(kenali(&d, &k.kunci).await, "HUBUNG-12");
        assert!(t.pesan.contains(&hari_ini) && t.pesan.contains("Pembukuan"), "{t}");
        let (p, hari) = (own.clone(), d.uji.jam.hari_ini());
        let semua = d.db().read(move |c| kunci::daftar(c, &p, hari)).await.unwrap();
        assert_eq!(semua[0].keadaan, "BERAKHIR");
    });
}

#[test]
fn hanya_owner_dan_su_yang_membuat_dan_hanya_pusat_untuk_semua_toko() {
    di_kedua(|d| async move {
        let (own, spv, su) = (d.pemilik(TOKO).await, d.orang("spv-jkt1").await, d.orang("su").await);
        ditolak(buat(&d, &spv, minta(&[Lingkup::Stok], &besok(&d, 1))).await, "HUBUNG-19");
        let rantai = |m: MintaKunci| MintaKunci { rantai: true, ..m };
        ditolak(buat(&d, &own, rantai(minta(&[Lingkup::Stok], &besok(&d, 1)))).await, "HUBUNG-19");
        let k = buat(&d, &su, rantai(minta(&[Lingkup::Stok], &besok(&d, 1)))).await.unwrap();
        let semua = kenali(&d, &k.kunci).await.unwrap();
        let satu = buat(&d, &own, minta(&[Lingkup::Stok], &besok(&d, 1))).await.unwrap();
        let satu = kenali(&d, &satu.kunci).await.unwrap();
        d.db()
            .read(move |c| {
                assert_eq!(semua.tujuan(c, "BDG1").unwrap(), toko("BDG1"));
                assert_eq!(semua.tujuan(c, "").unwrap(), semua.toko);
                ditolak(semua.tujuan(c, "ZZZ9"), "TOKO-01");
                assert_eq!(satu.tujuan(c, "jkt1").unwrap(), toko(TOKO));
                for lain in ["BDG1", "??"] {
                    ditolak(satu.tujuan(c, lain), "HUBUNG-14");
                }
                assert_eq!(semua.keterangan(c).unwrap().toko.len(), 4);
                Ok::<_, platform::Tolak>(())
            })
            .await
            .unwrap();
        for (kolom, salah) in [
            ("lingkup", minta(&[], &besok(&d, 1))),
            ("berlaku_sampai", minta(&[Lingkup::Stok], "")),
            ("berlaku_sampai", minta(&[Lingkup::Stok], &besok(&d, -1))),
            ("berlaku_sampai", minta(&[Lingkup::Stok], &besok(&d, 731))),
            ("nama", MintaKunci { nama: " ".to_owned(), ..minta(&[Lingkup::Stok], &besok(&d, 1)) }),
            ("nama", MintaKunci { nama: "a\nb".to_owned(), ..minta(&[Lingkup::Stok], &besok(&d, 1)) }),
        ] {
            assert!(ditolak(buat(&d, &own, salah).await, "HUBUNG-17").kolom.contains_key(kolom), "{kolom}");
        }
    });
}

#[test]
fn setiap_pemakaian_terhitung_dan_yang_pertama_sehari_masuk_audit() {
    di_kedua(|d| async move {
        let own = d.pemilik(TOKO).await;
        let k = buat(&d, &own, minta(&[Lingkup::Stok], &besok(&d, 30))).await.unwrap();
        let p = kenali(&d, &k.kunci).await.unwrap();
        for (dari, lingkup) in
            [("10.0.0.1", "STOK"), ("10.0.0.1", "STOK"), ("10.0.0.2", "STOK"), ("10.0.0.1", "KUNCI")]
        {
            let p = p.clone();
            d.kerja(&own, move |tx, _| kunci::dipakai(tx, &p, lingkup, dari)).await.unwrap();
        }
        let tercatat = "SELECT COUNT(*) FROM audit WHERE aksi = 'PAKAI KUNCI API'";
        assert_eq!(d.angka(tercatat, args![]).await, 3);
        let (siapa, id) = (own.clone(), k.id.clone());
        let pakai = d.db().read(move |c| kunci::pakai(c, &siapa, &id)).await.unwrap();
        assert_eq!(pakai.iter().map(|p| p.jumlah).sum::<i64>(), 4);
        d.uji.jam.maju(std::time::Duration::from_secs(24 * 3600));
        let q = p.clone();
        d.kerja(&own, move |tx, _| kunci::dipakai(tx, &q, "STOK", "10.0.0.1")).await.unwrap();
        assert_eq!(d.angka(tercatat, args![]).await, 4);
        let (siapa, hari) = (own.clone(), d.uji.jam.hari_ini());
        let semua = d.db().read(move |c| kunci::daftar(c, &siapa, hari)).await.unwrap();
        assert_eq!(semua[0].jumlah, 5);
        assert!(semua[0].terakhir.as_ref().is_some_and(|t| t.starts_with(&hari.to_string())));
    });
}

#[test]
fn dokumen_sehari_per_sisi_tanpa_data_orang() {
    di_kedua(|d| async move {
        let k = d.orang("kasir1-jkt1").await;
        let b = d.barang("A06", &[2_500, 3_000]).await;
        let satu = dagang(&d, &k, nota(&[&b[0]], vec![])).await;
        let no: Vec<String> = d.baris("SELECT no_faktur_jual FROM jual", args![]).await;
        // An exchange has both sides, each with its own lines.
        let tukar = dagang(&d, &k, nota(&[&b[1]], vec![kembali(&no[0], 2_500)])).await;
        let tgl = d.uji.jam.hari_ini();
        let hari = |sisi: Sisi, sesudah: &'static str| {
            d.db().snapshot(move |c| dokumen::hari(c, &toko(TOKO), tgl, sisi, sesudah))
        };
        let jual = hari(Sisi::Jual, "").await.unwrap();
        assert_eq!(
            jual.iter().map(|d| d.no_faktur_group.as_str()).collect::<Vec<_>>(),
            [satu.no_faktur_group.as_str(), &tukar.no_faktur_group]
        );
        for j in &jual {
            assert_eq!(j.total, j.baris.iter().fold(values::Rupiah::NOL, |a, b| a.tambah(b.harga).unwrap()));
            assert!(j.batal.is_none() && j.sumber == "NOTA" && j.baris.len() == 1);
        }
        let beli = hari(Sisi::Beli, "").await.unwrap();
        assert_eq!((beli.len(), beli[0].jenis.as_str()), (1, "TUKAR"));
        assert_eq!(hari(Sisi::Jual, "NG~").await.unwrap(), []);
        let teks = serde_json::to_value(&jual).unwrap().to_string();
        for kolom in ["customer", "no_hp", "nik", "alamat"] {
            assert!(!teks.contains(kolom), "{kolom}: {teks}");
        }
        let stok = d.db().read(|c| dokumen::stok(c, &toko(TOKO), "")).await.unwrap();
        assert!(stok.iter().all(|s| !b.contains(&s.kode_barcode) || s.kode_barcode == b[0]));
    });
}
