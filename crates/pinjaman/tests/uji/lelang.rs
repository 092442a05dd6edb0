//! Auctions: when they may be, who says what they are worth, what becomes of the goods and the money; and what somebody dishonest tries.

use crate::alat;
use crate::bantu::{
    baris, beli, coba_lelang, dilelang, impor, lelang, lewat, nomor, peringatkan, saldo, taksir,
};
use db::args;
use dunia::{TOKO, di_kedua, kode, toko};
use ledger::periksa::{Batas, tidak_berangkat_dari_yang_baru};
use values::Tanggal;

#[test]
fn dilelang_dengan_kelebihan_barangnya_milik_toko() {
    di_kedua(|d| async move {
        let no = lewat(&d, "L1").await;
        let kasir = d.orang("kasir1-jkt1").await;
        let nilai = beli(&d, &kasir, &no).await + 500_000;
        let l = dilelang(&d, &no, nilai).await;
        assert_eq!((l.nilai_rp.nilai(), l.jumlah_hutang.nilai()), (nilai, 2_000_000));
        let harus = nilai - 2_000_000 - l.bunga_rp.nilai() - l.denda_rp.nilai();
        assert_eq!((l.kelebihan_rp.nilai(), l.rugi_rp.nilai()), (harus, 0));
        assert_eq!(saldo(&d, &no, "POKOK").await, 0);
        assert_eq!(saldo(&d, &no, "KELEBIHAN").await, harus);
        assert_eq!(saldo(&d, &no, "BUNGA").await, l.bunga_rp.nilai());
        let kode_barcode = &l.detail_barang[0].kode_barcode;
        assert!(d.letak(kode_barcode).await.unwrap().starts_with("BELI/"));
        let pokok = "SELECT total_pokok FROM barang WHERE kode_barcode = $1 AND asal_perolehan = 'LELANG' AND status = 'BELI'";
        assert_eq!(d.angka(pokok, args![kode_barcode.as_str()]).await, nilai);
        let kantong = "SELECT COUNT(*) FROM kantong_hutang WHERE no_hutang = $1";
        assert_eq!(d.angka(kantong, args![no.as_str()]).await, 0);
        // Once is enough, and it is not taken back.
        assert_eq!(kode(coba_lelang(&d, &kasir, &no, "").await), "PINJAM-04");
    });
}

#[test]
fn nilai_di_bawah_pokok_menjadi_rugi_dan_bunga_tidak_diakui() {
    di_kedua(|d| async move {
        let mut satu = baris("L2", ("2026-05-01", "2026-08-29"), "2026-10-01");
        satu = satu.replace(";2000000;", ";90000000;");
        impor(&d, &[satu]).await.unwrap();
        let no = nomor(&d, "L2").await;
        let kasir = d.orang("kasir1-jkt1").await;
        let nilai = beli(&d, &kasir, &no).await;
        let l = dilelang(&d, &no, nilai).await;
        assert_eq!((l.kelebihan_rp.nilai(), l.rugi_rp.nilai()), (0, 90_000_000 - nilai));
        assert_eq!(saldo(&d, &no, "BUNGA").await, 0);
        assert_eq!(saldo(&d, &no, "RUGI").await, 90_000_000 - nilai);
    });
}

#[test]
fn tidak_sebelum_jatuh_tempo_tenggang_dan_peringatan() {
    di_kedua(|d| async move {
        impor(
            &d,
            &[
                baris("M1", ("2026-08-01", "2026-11-15"), "2026-11-05"),
                baris("M2", ("2026-07-01", "2026-10-31"), "2026-10-25"),
                baris("M3", ("2026-05-01", "2026-08-29"), ""),
                baris("M4", ("2026-05-01", "2026-08-29"), "2026-11-09"),
                baris("M5", ("2026-05-01", "2026-10-30"), "2026-11-08"),
            ],
        )
        .await
        .unwrap();
        let kasir = d.orang("kasir1-jkt1").await;
        for (lama, kata) in [
            ("M1", "belum lewat jatuh tempo"),
            ("M2", "masa tenggang sampai 2026-11-15"),
            ("M3", "belum ada surat"),
            ("M4", "lelang paling cepat 2026-11-16"),
        ] {
            let no = nomor(&d, lama).await;
            let t = coba_lelang(&d, &kasir, &no, "").await.unwrap_err();
            assert_eq!(t.kode, "PINJAM-21", "{lama}");
            assert!(t.pesan.contains(kata), "{lama}: {}", t.pesan);
            assert_eq!(kode(taksir(&d, &kasir, &no, 9_000_000).await), "PINJAM-21", "{lama}");
        }
        // Due on the 30th, grace over on the 14th, a letter seven days ago: today is the first day.
        let no = nomor(&d, "M5").await;
        let nilai = beli(&d, &kasir, &no).await;
        dilelang(&d, &no, nilai).await;
    });
}

#[test]
fn dinilai_dua_orang_hari_ini_masing_masing_tanpa_melihat_yang_lain() {
    di_kedua(|d| async move {
        let no = lewat(&d, "N1").await;
        let (satu, dua) = (d.orang("kasir1-jkt1").await, d.orang("kasir2-jkt1").await);
        let rendah = beli(&d, &satu, &no).await;
        assert_eq!(kode(coba_lelang(&d, &satu, &no, "").await), "PINJAM-22");
        assert_eq!(kode(taksir(&d, &satu, &no, rendah - 1).await), "PINJAM-22");
        assert_eq!(kode(taksir(&d, &satu, &no, 900_000_000).await), "PINJAM-22");
        taksir(&d, &satu, &no, rendah + 300_000).await.unwrap();
        // One person twice is one person.
        taksir(&d, &satu, &no, rendah + 200_000).await.unwrap();
        assert_eq!(kode(coba_lelang(&d, &satu, &no, "").await), "PINJAM-22");
        let (p, n, kini) = (dua.clone(), no.clone(), d.db().jam().sekarang());
        let lihat = d.db().read(move |c| pinjaman::taksiran(c, &p, kini, &n)).await.unwrap();
        assert_eq!((lihat.status.as_str(), lihat.detail_barang[0].nilai_rp.nilai()), ("SATU", 0));
        assert_eq!(lihat.detail_barang[0].nilai_saya_rp.nilai(), 0);
        let t = taksir(&d, &dua, &no, rendah + 100_000).await.unwrap();
        assert_eq!((t.status.as_str(), t.nilai_rp.nilai()), ("DUA", rendah + 100_000));
        // A third has no say.
        let spv = d.orang("spv-jkt1").await;
        assert_eq!(kode(taksir(&d, &spv, &no, rendah).await), "PINJAM-22");
        let l = lelang(&d, &satu, &no, "spv-jkt1").await.unwrap();
        assert_eq!(l.nilai_rp.nilai(), rendah + 100_000);
    });
}

#[test]
fn penyetuju_bukan_pemberi_peringatan_dan_otorisasi_hanya_untuk_nilai_itu() {
    di_kedua(|d| async move {
        let no = lewat(&d, "O1").await;
        let (satu, dua) = (d.orang("kasir1-jkt1").await, d.orang("kasir2-jkt1").await);
        let nilai = beli(&d, &satu, &no).await + 100_000;
        taksir(&d, &satu, &no, nilai).await.unwrap();
        taksir(&d, &dua, &no, nilai).await.unwrap();
        // The letter was the owner's.
        let t = lelang(&d, &satu, &no, "own-jkt1").await.unwrap_err();
        assert_eq!(t.kode, "PINJAM-21");
        assert!(t.pesan.contains("own-jkt1 sendiri"), "{}", t.pesan);
        // A cashier's letter of today does not count yet, so it does not help the owner.
        peringatkan(&d, &dua, &no, "SURAT").await.unwrap();
        assert_eq!(kode(lelang(&d, &satu, &no, "own-jkt1").await), "PINJAM-21");
        // Approved at one value, then valued lower: asked for again.
        let t = coba_lelang(&d, &satu, &no, "").await.unwrap_err();
        let izin = d.izin(&satu, "spv-jkt1", &t).await.unwrap();
        taksir(&d, &dua, &no, nilai - 50_000).await.unwrap();
        assert_eq!(kode(coba_lelang(&d, &satu, &no, &izin).await), "OTO-09");
        taksir(&d, &dua, &no, nilai).await.unwrap();
        let izin_lain = izin.clone();
        coba_lelang(&d, &satu, &no, &izin).await.unwrap();
        let lain = lewat(&d, "O2").await;
        taksir(&d, &satu, &lain, nilai).await.unwrap();
        taksir(&d, &dua, &lain, nilai).await.unwrap();
        assert_eq!(kode(coba_lelang(&d, &satu, &lain, &izin_lain).await), "OTO-09");
    });
}

#[test]
fn daftar_lelang_menurut_saringan_dengan_jumlah_semuanya() {
    di_kedua(|d| async move {
        let mut isi: Vec<String> =
            (0..55).map(|n| baris(&format!("P{n:02}"), ("2026-05-01", "2026-08-29"), "2026-10-01")).collect();
        isi.push(baris("Q1", ("2026-11-01", "2027-02-01"), ""));
        isi[3] = isi[3]
            .replace("SITI AMINAH", "BUDI HARTONO")
            .replace("CINCIN POLOS", "GELANG RANTAI")
            .replace("3171010101900001", "3171010101900099")
            .replace("081200000001", "081200000099");
        impor(&d, &isi).await.unwrap();
        let kasir = d.orang("kasir1-jkt1").await;
        let minta = |t: pinjaman::TanyaLelang| {
            let (p, d, kini) = (kasir.clone(), d.clone(), d.db().jam().sekarang());
            async move { d.db().read(move |c| pinjaman::daftar_lelang(c, &p, kini, &t)).await.unwrap() }
        };
        let h = minta(pinjaman::TanyaLelang::default()).await;
        assert_eq!((h.data.len(), h.count, h.total.jumlah_hutang.nilai()), (50, 55, 110_000_000));
        let h = minta(pinjaman::TanyaLelang { skip: 50, ..Default::default() }).await;
        assert_eq!((h.data.len(), h.count), (5, 55));
        for t in [
            pinjaman::TanyaLelang { nama_customer: "budi".to_owned(), ..Default::default() },
            pinjaman::TanyaLelang { deskripsi: "GELANG".to_owned(), ..Default::default() },
            pinjaman::TanyaLelang { no_faktur_manual: "P03".to_owned(), ..Default::default() },
        ] {
            let h = minta(t).await;
            assert_eq!((h.count, h.data[0].nama_customer.as_str()), (1, "BUDI HARTONO"));
            assert_eq!(h.data[0].detail_barang.len(), 1);
            assert!(h.data[0].halangan.contains("belum ditaksir"), "{}", h.data[0].halangan);
        }
        for t in [
            pinjaman::TanyaLelang { kode_group: "375".to_owned(), ..Default::default() },
            pinjaman::TanyaLelang { tgl_awal: "2026-06-01".to_owned(), ..Default::default() },
            pinjaman::TanyaLelang { alamat_customer: "%".to_owned(), ..Default::default() },
        ] {
            assert_eq!(minta(t).await.count, 0);
        }
    });
}

#[test]
fn buku_lelang_yang_dirusak_ketahuan() {
    di_kedua(|d| async move {
        let no = lewat(&d, "R1").await;
        let kasir = d.orang("kasir1-jkt1").await;
        let nilai = beli(&d, &kasir, &no).await + 100_000;
        dilelang(&d, &no, nilai).await;
        for (sql, aturan) in [
            (
                "INSERT INTO kelebihan_bayar SELECT toko, 'UKJKT1-261115-0009', no_hutang, no_lelang, 'PUTUS', tgl_system, waktu, oleh, 1, 'X', 0, '', '', '', '', '' FROM lelang_hutang",
                "I9 uang kelebihan",
            ),
            ("UPDATE hutang_kini SET peringatan = 9", "I21 peringatan"),
            ("UPDATE hutang_kini SET no_tutup = 'LL'", "I9 dilelang sesudah"),
            ("UPDATE saldo_pinjaman SET saldo = saldo + 1 WHERE akun = 'KELEBIHAN'", "I9 uang kelebihan"),
            ("UPDATE otorisasi SET dipakai_dok = 'X' WHERE kategori = 'LELANG HUTANG'", "I17 lelang"),
        ] {
            let rusak = d
                .bila("JKT1", move |tx| {
                    tx.exec(sql, args![])?;
                    Ok(())
                })
                .await;
            assert!(rusak.iter().any(|r| r.starts_with(aturan)), "{sql}: {rusak:?}");
        }
    });
}

#[test]
fn lelang_kemarin_tidak_dituntut_dari_buku_hari_ini() {
    di_kedua(|d| async move {
        let no = lewat(&d, "S1").await;
        let kasir = d.orang("kasir1-jkt1").await;
        let nilai = beli(&d, &kasir, &no).await + 500_000;
        dilelang(&d, &no, nilai).await;
        // Everything there is was closed: nothing is new.
        let nama = [
            "buku_stok",
            "buku_curah",
            "buku_kas",
            "buku_bank",
            "buku_titipan",
            "buku_pajak",
            "buku_pinjaman",
            "buku_piutang",
        ];
        let batas = Batas {
            tanggal: Tanggal::parse("9999-12-31").unwrap(),
            buku: nama.into_iter().map(|n| (n, i64::MAX)).collect(),
        };
        let salah = d
            .db()
            .snapshot(move |c| {
                tidak_berangkat_dari_yang_baru(c, &toko(TOKO), &batas, &[pinjaman::DOMAIN.bukti])
            })
            .await;
        assert_eq!(salah.unwrap(), Vec::<&str>::new());
    });
}

#[test]
fn barang_rantai_yang_dilelang_kartunya_milik_toko_dan_nota_lamanya_mati() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        alat::modal(&d, &kasir, 60_000_000).await;
        let kode_barcode = d.barang("A06", &[9_000]).await.remove(0);
        let nota = alat::jual(&d, &kasir, &kode_barcode).await;
        let m = alat::pinjam(vec![alat::bernota(&nota, 9_000)], 2_000_000);
        let no = alat::simpan(&d, &kasir, &m).await.unwrap().no_faktur_hutang;
        // Redeemed at one till while another auctions: whoever is second is told. Before its day nobody auctions.
        assert_eq!(kode(coba_lelang(&d, &kasir, &no, "").await), "PINJAM-21");
        alat::hari(&d, "2027-03-20").await;
        peringatkan(&d, &kasir, &no, "SURAT").await.unwrap();
        alat::hari(&d, "2027-04-02").await;
        let nilai = beli(&d, &kasir, &no).await;
        let l = dilelang(&d, &no, nilai).await;
        assert_eq!(l.detail_barang[0].kode_barcode, kode_barcode);
        assert!(d.letak(&kode_barcode).await.unwrap().starts_with("BELI/"));
        let bayar = alat::tebus(l.jumlah_hutang.nilai() + l.bunga_rp.nilai() + l.denda_rp.nilai());
        assert_eq!(kode(alat::lunas(&d, &kasir, &no, &bayar).await), "PINJAM-04");
        // The paper of the sale is still held: it buys nothing back and is pledged by nobody.
        let t = alat::simpan(&d, &kasir, &m).await.unwrap_err();
        assert!(format!("{t:?}").contains(&no), "{t:?}");
    });
}
