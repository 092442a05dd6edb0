//! The life of a loan: lent, extended, paid down, raised, partly released, redeemed.

use crate::alat::{
    bernota, di_brankas, hari, jual, kalung, lanjut, lanjutkan, lunas, modal, pinjam, pinjaman, pokok, rinci,
    rp, simpan, tebus, tunai, validasi,
};
use db::args;
use dunia::{di_kedua, ditolak, kode};
use pinjaman::{HutangCairMinta, HutangLanjutMinta, HutangMinta, HutangValid};
use values::Berat;

#[test]
fn nilai_plafond_dan_biaya_tebus_terlihat_selagi_diketik() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let m = HutangMinta { pembayaran: Vec::new(), ..pinjam(vec![kalung(10_000)], 5_000_000) };
        let hitung = |m: HutangMinta| {
            let (d, kasir) = (d.clone(), kasir.clone());
            async move {
                d.kerja(&kasir, move |tx, p| {
                    let kini = tx.sekarang();
                    pinjaman::hitung(tx, p, &m, kini)
                })
                .await
            }
        };
        let h = hitung(m.clone()).await.unwrap();
        let b = &h.detail_barang[0];
        // 2,350,000 x 75 % a gram; lent 1,150,000 a gram of the group; melted 2,150,000 x 75 %.
        assert_eq!((b.harga_gram, b.taksiran_rp), (rp(1_762_500), rp(17_625_000)));
        assert_eq!((b.sumber.as_str(), b.plafond_rp, b.lebur_rp), ("POKOK", rp(11_500_000), rp(16_125_000)));
        assert_eq!((h.bunga.to_string().as_str(), h.bunga_per_hari), ("2.50", rp(4_167)));
        assert_eq!((h.tgl_hutang.as_str(), h.jatuh_tempo.as_str()), ("2026-11-15", "2027-03-15"));
        let biaya: Vec<(i64, i64)> = h.simulasi.iter().map(|b| (b.hari, b.total_bayar.nilai())).collect();
        assert_eq!(biaya, [(15, 5_062_500), (30, 5_125_000), (60, 5_250_000), (120, 5_500_000)]);
        // Nothing is asked but that somebody else tests.
        let asal: Vec<_> = h.otorisasi.iter().map(|a| a.kode).collect();
        assert_eq!((asal, h.tunggu), (vec![konter::KodeAlasan::Uji], false));
        // By the price of gold: the share of the purity, less what the condition takes off.
        d.setel("JKT1", "PARAMETER_JUMLAH_HUTANG_POKOK_MODULE", "HARGA_EMAS").await;
        let mut rusak = m.clone();
        rusak.detail_barang[0].kondisi = "RUSAK".to_owned();
        let h = hitung(rusak).await.unwrap();
        let b = &h.detail_barang[0];
        assert_eq!((b.potongan_rp, b.taksiran_rp), (rp(1_762_500), rp(15_862_500)));
        assert_eq!((b.sumber.as_str(), b.ltv.to_string().as_str()), ("KADAR", "70.00"));
        assert_eq!(b.plafond_rp, rp(11_103_750));
        // The lower of what is stated and what the test shows, and nothing for what is no gold.
        let mut uji = m.clone();
        uji.detail_barang[0].kadar = crate::alat::kadar(7_500);
        uji.detail_barang[0].kadar_uji = crate::alat::kadar(7_000);
        uji.detail_barang[0].berat_atribut = Berat::mg(1_000);
        let h = hitung(uji).await.unwrap();
        assert_eq!(h.detail_barang[0].taksiran_rp, rp(14_805_000));
        assert_eq!(h.detail_barang[0].lebur_rp, rp(13_545_000));
        // A purity that the store has no share for.
        d.ubah("UPDATE plafond_hutang_kadar SET dihapus = 1 WHERE toko = 'JKT1'", &[]).await;
        let h = hitung(m).await.unwrap();
        assert_eq!((h.detail_barang[0].sumber.as_str(), h.plafond_rp), ("BAWAAN", rp(12_337_500)));
    });
}

#[test]
fn dipinjamkan_lalu_ditebus_dengan_bunganya() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        modal(&d, &kasir, 20_000_000).await;
        let t = simpan(&d, &kasir, &pinjam(vec![kalung(10_000)], 5_000_000)).await.unwrap();
        assert_eq!((t.jumlah_hutang, t.diterima_rp, t.tunggu), (rp(5_000_000), rp(5_000_000), false));
        let no = t.no_faktur_hutang;
        assert_eq!(d.laci("kasir1-jkt1").await, 15_000_000);
        assert_eq!((pokok(&d, &no).await, di_brankas(&d).await), (5_000_000, (1, 10_000)));
        assert_eq!(validasi(&d, &spv, &no).await.unwrap(), 1);
        // Seventeen days: 71,000 of interest.
        hari(&d, "2026-12-02").await;
        let r = rinci(&d, &kasir, &no).await;
        assert_eq!((r.kepala.bunga_rp, r.kepala.total_bayar), (rp(71_000), rp(5_071_000)));
        assert_eq!(r.boleh.lunas, "");
        assert_eq!(kode(lunas(&d, &kasir, &no, &tebus(5_070_999)).await), "BAYAR-02");
        let l = lunas(&d, &kasir, &no, &tebus(5_100_000)).await.unwrap();
        assert_eq!((l.total_bayar, l.kembali, l.cara.as_str()), (rp(5_071_000), rp(29_000), "TEBUS"));
        assert_eq!(d.laci("kasir1-jkt1").await, 20_071_000);
        assert_eq!((pokok(&d, &no).await, di_brankas(&d).await), (0, (0, 0)));
        let r = rinci(&d, &kasir, &no).await;
        let peristiwa: Vec<&str> = r.peristiwa.iter().map(|p| p.peristiwa.as_str()).collect();
        assert_eq!(peristiwa, ["BUKA", "VALID", "LUNAS"]);
        assert_eq!((r.kepala.status.as_str(), r.pelunasan.len()), ("LUNAS", 1));
        for (kategori, masuk, keluar) in [("HUTANG", 0, 5_000_000), ("HUTANG LUNAS", 5_071_000, 0)] {
            let sql = "SELECT CAST(COALESCE(SUM(jumlah_in), 0) AS BIGINT) FROM buku_kas WHERE kategori = $1";
            assert_eq!(d.angka(sql, args![kategori]).await, masuk, "{kategori}");
            let sql = "SELECT CAST(COALESCE(SUM(jumlah_out), 0) AS BIGINT) FROM buku_kas WHERE kategori = $1";
            assert_eq!(d.angka(sql, args![kategori]).await, keluar, "{kategori}");
        }
        // Nobody redeems it twice.
        assert_eq!(kode(lunas(&d, &kasir, &no, &tebus(5_071_000)).await), "PINJAM-04");
        let hari = |t: &str| values::Tanggal::parse(t).unwrap();
        let (dari, sampai) = (hari("2026-11-15"), hari("2026-12-02"));
        let omset = d
            .kerja(&kasir, move |tx, p| pinjaman::omset_pinjaman(tx, &p.toko, (dari, sampai)))
            .await
            .unwrap();
        assert_eq!((omset[0].jumlah, omset[0].rupiah, omset[0].ongkos), (1, rp(5_000_000), rp(71_000)));
    });
}

#[test]
fn diperpanjang_dicicil_ditambah_dan_ditebus_sebagian_masing_masing_satu_dokumen() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        modal(&d, &kasir, 30_000_000).await;
        let m = pinjam(vec![kalung(6_000), kalung(4_000)], 6_000_000);
        let satu = simpan(&d, &kasir, &m).await.unwrap().no_faktur_hutang;
        hari(&d, "2026-12-15").await;
        // Thirty days at 2.5 %: 150,000, paid and never added to what is owed.
        let l = lanjut(&d, &kasir, &satu, &lanjutkan("PERPANJANG", None, 150_000)).await.unwrap();
        let dua = l.no_penerus;
        assert_eq!((l.masuk_rp, l.jatuh_tempo.as_str()), (rp(150_000), "2027-04-14"));
        assert_eq!((pokok(&d, &satu).await, pokok(&d, &dua).await), (0, 6_000_000));
        // An extension moves no goods.
        let sql = "SELECT COUNT(*) FROM buku_stok WHERE no_dok = $1";
        assert_eq!(d.angka(sql, args![l.no_lunas.as_str()]).await, 0);
        hari(&d, "2026-12-25").await;
        // Ten days: 50,000, and a million off the principal.
        let l = lanjut(&d, &kasir, &dua, &lanjutkan("CICIL", Some(5_000_000), 1_050_000)).await.unwrap();
        let tiga = l.no_penerus;
        assert_eq!((l.masuk_rp, pokok(&d, &tiga).await), (rp(1_050_000), 5_000_000));
        // Raised by two million on the same day, less one day of interest: 4,500.
        let laci = d.laci("kasir1-jkt1").await;
        let l = lanjut(&d, &kasir, &tiga, &lanjutkan("TAMBAH", Some(7_000_000), 1_995_500)).await.unwrap();
        let empat = l.no_penerus;
        assert_eq!((l.keluar_rp, d.laci("kasir1-jkt1").await), (rp(1_995_500), laci - 1_995_500));
        // The four-gram piece goes back; what stays carries 6,900,000, and a million is paid off.
        let m = HutangLanjutMinta { lepas: vec![2], ..lanjutkan("SEBAGIAN", Some(7_000_000), 6_000) };
        let t = ditolak(lanjut(&d, &kasir, &empat, &m).await, "PINJAM-15");
        assert!(t.pesan.contains("hanya menjamin Rp.6,900,000"), "{}", t.pesan);
        let m = HutangLanjutMinta { lepas: vec![2], ..lanjutkan("SEBAGIAN", Some(6_000_000), 1_006_000) };
        let l = lanjut(&d, &kasir, &empat, &m).await.unwrap();
        let lima = l.no_penerus;
        assert_eq!(di_brankas(&d).await, (1, 6_000));
        let r = rinci(&d, &kasir, &lima).await;
        assert_eq!((r.rantai.len(), r.detail_barang.len(), r.kepala.qty), (5, 1, 1));
        assert_eq!(r.kepala.no_kantong, satu);
        assert_eq!(r.rantai.last().unwrap().cara, "SEBAGIAN");
        assert_eq!(kode(lunas(&d, &kasir, &empat, &tebus(6_000_000)).await), "PINJAM-04");
        let n = r.kepala.total_bayar.nilai();
        lunas(&d, &kasir, &lima, &tebus(n)).await.unwrap();
        assert_eq!(di_brankas(&d).await, (0, 0));
    });
}

#[test]
fn bunga_menurut_semua_pinjaman_orang_itu_hari_itu_dan_tanpa_tarif_ditolak() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        modal(&d, &kasir, 30_000_000).await;
        let satu = simpan(&d, &kasir, &pinjam(vec![kalung(10_000)], 3_000_000)).await.unwrap();
        assert_eq!(satu.bunga.to_string(), "3.00");
        // Three and three are six: the rate of six.
        let dua = simpan(&d, &kasir, &pinjam(vec![kalung(10_000)], 3_000_000)).await.unwrap();
        assert_eq!(dua.bunga.to_string(), "2.50");
        let m = HutangMinta {
            customer: konter::pelanggan::PelangganMinta {
                nama_customer: "BUDI".to_owned(),
                nik: crate::alat::LAIN.to_owned(),
                no_hp: "081200000002".to_owned(),
                ..crate::alat::siti()
            },
            ..pinjam(vec![kalung(10_000)], 3_000_000)
        };
        assert_eq!(simpan(&d, &kasir, &m).await.unwrap().bunga.to_string(), "3.00");
        d.ubah("UPDATE bunga_hutang SET dihapus = 1 WHERE toko = 'JKT1' AND min_rp = 0", &[]).await;
        let m = HutangMinta { customer: m.customer.clone(), ..pinjam(vec![kalung(10_000)], 1_000_000) };
        assert_eq!(kode(simpan(&d, &kasir, &m).await), "PINJAM-08");
    });
}

#[test]
fn di_atas_batas_uang_keluar_setelah_divalidasi_orang_lain() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        modal(&d, &kasir, 40_000_000).await;
        d.setel("JKT1", "BATAS_HUTANG", "4000000").await;
        let m = pinjam(vec![kalung(10_000)], 5_000_000);
        assert_eq!(kode(simpan(&d, &kasir, &m).await), "PINJAM-01");
        let m = HutangMinta { pembayaran: Vec::new(), ..m };
        let t = simpan(&d, &kasir, &m).await.unwrap();
        assert!(t.tunggu);
        let no = t.no_faktur_hutang;
        assert_eq!((d.laci("kasir1-jkt1").await, pokok(&d, &no).await), (40_000_000, 0));
        let cair = |p: &platform::Pelaku, n: i64| {
            let (d, p, no) = (d.clone(), p.clone(), no.clone());
            let m = HutangCairMinta { pembayaran: tunai(n), ..HutangCairMinta::default() };
            async move { d.kerja(&p, move |tx, p| pinjaman::cair(tx, p, &no, &m)).await }
        };
        assert_eq!(kode(cair(&kasir, 5_000_000).await), "PINJAM-19");
        assert_eq!(kode(lunas(&d, &kasir, &no, &tebus(5_004_500)).await), "PINJAM-04");
        // Who wrote it does not look at it.
        assert_eq!(kode(validasi(&d, &kasir, &no).await), "PINJAM-13");
        // Who answers for it works in this store.
        for siapa in ["", "kasir1-sby1", "own-bdg1", "tidak.ada"] {
            let m = HutangValid { no_hutangs: vec![no.clone()], user_id: siapa.to_owned() };
            let t = d.kerja(&spv, move |tx, p| pinjaman::validasi(tx, p, &m)).await.unwrap_err();
            assert_eq!((t.kode, t.kolom.contains_key("user_id")), ("PINJAM-13", true), "{siapa}: {t:?}");
        }
        validasi(&d, &spv, &no).await.unwrap();
        let siapa = "SELECT COUNT(*) FROM hutang_peristiwa WHERE no_hutang = $1 AND peristiwa = 'VALID' AND user_id = 'kasir1-jkt1'";
        assert_eq!(d.angka(siapa, args![no.as_str()]).await, 1);
        // Who tested does not pay.
        modal(&d, &spv, 10_000_000).await;
        assert_eq!(kode(cair(&spv, 5_000_000).await), "PINJAM-10");
        assert_eq!(kode(cair(&kasir, 5_000_001).await), "BAYAR-02");
        cair(&kasir, 5_000_000).await.unwrap();
        assert_eq!((d.laci("kasir1-jkt1").await, pokok(&d, &no).await), (35_000_000, 5_000_000));
        assert_eq!(kode(cair(&kasir, 5_000_000).await), "PINJAM-04");
    });
}

#[test]
fn barang_rantai_dijaminkan_dengan_notanya_dan_kembali_bebas() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        modal(&d, &kasir, 20_000_000).await;
        let k = d.barang("A06", &[5_000]).await;
        let nota = jual(&d, &kasir, &k[0]).await;
        let no = simpan(&d, &kasir, &pinjam(vec![bernota(&nota, 5_000)], 4_000_000)).await.unwrap();
        let sql = "SELECT COUNT(*) FROM nota_ditahan WHERE no_faktur_jual = $1";
        assert_eq!(d.angka(sql, args![nota.as_str()]).await, 1);
        // The same piece twice is one piece.
        let t = ditolak(simpan(&d, &kasir, &pinjam(vec![bernota(&nota, 5_000)], 100_000)).await, "PINJAM-02");
        assert!(t.pesan.contains("masih ada di"), "{}", t.pesan);
        // An extension takes the nota over.
        let l =
            lanjut(&d, &kasir, &no.no_faktur_hutang, &lanjutkan("PERPANJANG", None, 4_000)).await.unwrap();
        let sql = "SELECT COUNT(*) FROM nota_ditahan WHERE no_faktur_jual = $1 AND no_dok = $2";
        assert_eq!(d.angka(sql, args![nota.as_str(), l.no_penerus.as_str()]).await, 1);
        let n = rinci(&d, &kasir, &l.no_penerus).await.kepala.total_bayar.nilai();
        lunas(&d, &kasir, &l.no_penerus, &tebus(n)).await.unwrap();
        let sql = "SELECT COUNT(*) FROM nota_ditahan";
        assert_eq!(d.angka(sql, &[]).await, 0);
        assert_eq!(
            d.baris("SELECT status FROM barang WHERE kode_barcode = $1", args![k[0].as_str()]).await,
            ["TERJUAL"]
        );
    });
}

#[test]
fn telat_kena_denda_dan_bunga_melewati_pokok_disebut() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        modal(&d, &kasir, 20_000_000).await;
        let no = pinjaman(&d, &kasir, 5_000_000).await;
        // Due on 15 March; 46 days late are two started months of 0.5 %.
        d.hari("2027-04-30", &["JKT1"]).await;
        let r = rinci(&d, &kasir, &no).await;
        assert_eq!((r.kepala.hari_lewat, r.kepala.denda_rp), (46, rp(50_000)));
        assert_eq!(r.kepala.bunga_rp, rp(692_000));
        assert!(!r.kepala.hutang_rugi && r.rincian_bunga.len() == 3);
        d.hari("2030-04-30", &["JKT1"]).await;
        assert!(rinci(&d, &kasir, &no).await.kepala.hutang_rugi);
        let r = rinci(&d, &kasir, &no).await;
        lunas(&d, &kasir, &no, &tebus(r.kepala.total_bayar.nilai())).await.unwrap();
    });
}
