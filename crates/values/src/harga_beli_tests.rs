//! Tests of the buy-back price: the choice of price, deductions, refusals, the ceiling and properties.

use super::*;
use crate::Arah;
use proptest::prelude::*;

fn rp(nilai: i64) -> Rupiah {
    Rupiah::new(nilai)
}

fn turun() -> Pembulatan {
    Pembulatan::new(500, Arah::Turun).unwrap()
}

/// The rows of the demonstration shop.
fn rugi_demo() -> Vec<RugiNota> {
    let baris = |hari_dari, hari_sampai, persen| RugiNota {
        hari_dari,
        hari_sampai,
        potongan: Potongan::Persen(Persen::perseratus(persen)),
    };
    vec![baris(0, 30, 300), baris(31, 90, 500)]
}

fn dari_nota(umur_hari: i64) -> MintaHargaBeli {
    MintaHargaBeli {
        berat: Berat::mg(2_300),
        nilai: Nilai::IkutNota { nilai_emas: rp(2_350_000), berat_nota: Berat::mg(2_350), umur_hari },
        kondisi: None,
        rugi_nota: rugi_demo(),
        sebelumnya: Rupiah::NOL,
        batu: Rupiah::NOL,
        pembulatan: turun(),
    }
}

#[test]
fn cara_nilai_mengikuti_surat_kondisi_dan_umur_nota() {
    use TipeKondisi::*;
    let masa = Some(MASA_BELI_HARI);
    for (surat, kondisi, masa, cara) in [
        (Surat::Nota { umur_hari: 0 }, Bagus, masa, CaraNilai::IkutNota),
        (Surat::Nota { umur_hari: 90 }, Bagus, masa, CaraNilai::IkutNota),
        (Surat::Nota { umur_hari: 91 }, Bagus, masa, CaraNilai::IkutPasar),
        (Surat::Nota { umur_hari: -1 }, Bagus, masa, CaraNilai::IkutPasar),
        (Surat::Nota { umur_hari: 5 }, Bagus, None, CaraNilai::IkutPasar),
        (Surat::Nota { umur_hari: 5 }, Rusak, masa, CaraNilai::Lebur),
        (Surat::Nota { umur_hari: 5 }, Lebur, masa, CaraNilai::Lebur),
        (Surat::NotaHilang, Bagus, masa, CaraNilai::IkutPasar),
        (Surat::TokoLain, Bagus, masa, CaraNilai::Lebur),
        (Surat::TanpaSurat, Bagus, masa, CaraNilai::Lebur),
    ] {
        assert_eq!(cara_nilai(surat, kondisi, masa), cara, "{surat:?} {kondisi:?}");
    }
}

#[test]
fn ikut_nota_memotong_rugi_menurut_umur() {
    for (umur, rugi, harga) in [(0, 69_000, 2_231_000), (30, 69_000, 2_231_000), (31, 115_000, 2_185_000)] {
        let rincian = hitung(&dari_nota(umur)).unwrap();
        assert_eq!(rincian.nilai, rp(2_300_000));
        assert_eq!((rincian.rugi_nota, rincian.harga), (rp(rugi), rp(harga)), "{umur} hari");
        assert_eq!(rincian.harga_rata, HargaGram::rata(rp(harga), Berat::mg(2_300)).unwrap());
    }
    assert_eq!(hitung(&dari_nota(91)).unwrap().rugi_nota, Rupiah::NOL);
}

#[test]
fn ikut_pasar_dan_lebur_memakai_harga_hari_ini() {
    let pasar = MintaHargaBeli { nilai: Nilai::IkutPasar { harga: HargaGram::new(900_000) }, ..dari_nota(5) };
    assert_eq!(hitung(&pasar).unwrap().harga, rp(2_070_000));
    let kadar_uji = Kadar::perseratus(7_000).unwrap();
    let nilai = Nilai::Lebur { harga_rosok_100: HargaGram::new(1_200_000), kadar_uji };
    let lebur = MintaHargaBeli {
        nilai,
        kondisi: Some(("Tanpa surat".to_owned(), Potongan::Persen(Persen::perseratus(500)))),
        ..dari_nota(5)
    };
    let rincian = hitung(&lebur).unwrap();
    assert_eq!((rincian.nilai, rincian.potongan_kondisi), (rp(1_932_000), rp(96_600)));
    assert_eq!((rincian.rugi_nota, rincian.harga), (Rupiah::NOL, rp(1_835_000)));
    let rumus: Vec<_> = rincian.rumus().into_iter().map(|(teks, n)| format!("{teks} = {n}")).collect();
    assert_eq!(
        rumus,
        [
            "Lebur 2.300 g x Rp.1,200,000/g x 70.00% = Rp.1,932,000",
            "Kondisi Tanpa surat = -Rp.96,600",
            "Pembulatan = -Rp.400",
            "Harga beli = Rp.1,835,000",
        ]
    );
    let teks = serde_json::to_string(&rincian).unwrap();
    assert_eq!(serde_json::from_str::<RincianBeli>(&teks).unwrap(), rincian);
}

#[test]
fn potongan_per_gram_persen_dan_per_potong() {
    for (potongan, hasil) in [
        (Potongan::RpGram(HargaGram::new(15_000)), 34_500),
        (Potongan::Persen(Persen::perseratus(1_000)), 230_000),
        (Potongan::RpPotong(rp(20_000)), 20_000),
    ] {
        assert_eq!(potongan.hitung(rp(2_300_000), Berat::mg(2_300)), Ok(rp(hasil)));
    }
}

#[test]
fn harga_nol_atau_kurang_ditolak() {
    let potong = |rupiah, pembulatan| MintaHargaBeli {
        kondisi: Some(("Rusak".to_owned(), Potongan::RpPotong(rp(rupiah)))),
        rugi_nota: vec![],
        pembulatan,
        ..dari_nota(0)
    };
    for (rupiah, pembulatan) in [
        (2_300_000, turun()),
        (2_300_000, Pembulatan::default()),
        (2_300_400, Pembulatan::default()),
        (2_299_501, turun()),
        (9_000_000, turun()),
    ] {
        let hasil = hitung(&potong(rupiah, pembulatan));
        assert!(matches!(hasil, Err(HargaBeliSalah::TidakBernilai(_))), "{rupiah}: {hasil:?}");
    }
    assert_eq!(hitung(&potong(2_299_500, turun())).unwrap().harga, rp(500));
    assert_eq!(hitung(&potong(-1, turun())), Err(HargaBeliSalah::Negatif));
    let kosong = MintaHargaBeli { berat: Berat::NOL, ..dari_nota(0) };
    assert_eq!(hitung(&kosong), Err(HargaBeliSalah::Berat(Berat::NOL)));
    let nilai = Nilai::IkutNota { nilai_emas: rp(1), berat_nota: Berat::NOL, umur_hari: 0 };
    let hasil = hitung(&MintaHargaBeli { nilai, ..dari_nota(0) });
    assert_eq!(hasil, Err(HargaBeliSalah::BeratNota(Berat::NOL)));
}

#[test]
fn harga_sepakat_tidak_melebihi_hitungan_dan_harga_jual() {
    assert_eq!(jaga_harga(rp(100), rp(100), rp(100)), Ok(()));
    assert_eq!(
        jaga_harga(rp(101), rp(100), rp(200)),
        Err(HargaTinggi::DiAtasHitungan { harga: rp(101), hitungan: rp(100) })
    );
    assert_eq!(
        jaga_harga(rp(101), rp(200), rp(100)),
        Err(HargaTinggi::DiAtasHargaJual { harga: rp(101), harga_jual: rp(100) })
    );
}

#[test]
fn selisih_dengan_harga_emas_dalam_persen() {
    assert_eq!(rata_asal(rp(2_492_500), Berat::mg(2_350)), Ok(Some(HargaGram::new(1_060_638))));
    let emas = HargaGram::new(1_000_000);
    for (rata, persen) in [(950_000, "-5.00"), (1_000_000, "0.00"), (1_012_345, "1.23")] {
        let hasil = persen_selisih(HargaGram::new(rata), emas).unwrap().unwrap();
        assert_eq!(hasil.to_string(), persen);
    }
    assert_eq!(persen_selisih(emas, HargaGram::NOL), Ok(None));
}

/// Prices lines one after the other, as a document does.
fn dokumen(berat: &[i64], harga: i64, arah: Arah) -> Vec<RincianBeli> {
    let mut sebelumnya = Rupiah::NOL;
    let satu = |mg: &i64| {
        let minta = MintaHargaBeli {
            berat: Berat::mg(*mg),
            nilai: Nilai::IkutPasar { harga: HargaGram::new(harga) },
            rugi_nota: vec![],
            sebelumnya,
            pembulatan: Pembulatan::new(500, arah).unwrap(),
            ..dari_nota(0)
        };
        let r = hitung(&minta).unwrap();
        sebelumnya = sebelumnya.tambah(r.sebelum_bulat).unwrap();
        r
    };
    berat.iter().map(satu).collect()
}

#[test]
fn lima_puluh_serpih_dibayar_seperti_satu_keping() {
    let jumlah = |r: &[RincianBeli]| r.iter().map(|b| b.harga.nilai()).sum::<i64>();
    for (arah, satu) in [(Arah::Naik, 745_000), (Arah::Turun, 745_000)] {
        assert_eq!(jumlah(&dokumen(&[500], 1_490_000, arah)), satu);
        assert_eq!(jumlah(&dokumen(&[10; 50], 1_490_000, arah)), satu, "{arah:?}");
    }
    // The first line is priced as if it were alone, and no later line changes it.
    let (sendiri, bersama) =
        (dokumen(&[10], 1_490_000, Arah::Naik), dokumen(&[10, 10], 1_490_000, Arah::Naik));
    assert_eq!(sendiri[0], bersama[0]);
    assert_eq!((bersama[0].harga, bersama[1].harga), (rp(15_000), rp(15_000)));
}

proptest! {
    #[test]
    fn dokumen_dibulatkan_sekali(
        berat in proptest::collection::vec(10_i64..5_000, 1..30),
        harga in 100_000_i64..3_000_000,
        naik in any::<bool>(),
    ) {
        let arah = if naik { Arah::Naik } else { Arah::Turun };
        let semua = dokumen(&berat, harga, arah);
        let nilai: i64 = semua.iter().map(|r| r.sebelum_bulat.nilai()).sum();
        let dibayar: i64 = semua.iter().map(|r| r.harga.nilai()).sum();
        let bulat = Pembulatan::new(500, arah).unwrap().bulatkan(rp(nilai)).unwrap();
        prop_assert_eq!(dibayar, bulat.nilai());
        prop_assert!(semua.iter().all(|r| r.harga.nilai() % 500 == 0 && (r.harga.nilai() - r.sebelum_bulat.nilai()).abs() < 500));
    }

    #[test]
    fn rumus_menjumlah_ke_harga_dan_harga_tidak_melebihi_nilai(
        berat in 100_i64..100_000,
        harga in 10_000_i64..3_000_000,
        persen in 0_i64..5_000,
        naik in any::<bool>(),
    ) {
        let arah = if naik { Arah::Naik } else { Arah::Turun };
        let minta = |berat| MintaHargaBeli {
            berat: Berat::mg(berat),
            nilai: Nilai::IkutPasar { harga: HargaGram::new(harga) },
            kondisi: Some(("Bagus".to_owned(), Potongan::Persen(Persen::perseratus(persen)))),
            rugi_nota: vec![],
            sebelumnya: Rupiah::NOL,
            batu: Rupiah::NOL,
            pembulatan: Pembulatan::new(500, arah).unwrap(),
        };
        let rincian = hitung(&minta(berat)).unwrap();
        let rumus = rincian.rumus();
        let (akhir, lain) = rumus.split_last().unwrap();
        prop_assert_eq!(Rupiah::jumlah(lain.iter().map(|(_, nilai)| *nilai)), Ok(akhir.1));
        prop_assert_eq!(akhir.1, rincian.harga);
        prop_assert!(rincian.harga.positif() && rincian.harga.nilai() % 500 == 0);
        prop_assert!(rincian.harga.nilai() < rincian.nilai.nilai() + 500);
        prop_assert!(hitung(&minta(berat + 10)).unwrap().harga >= rincian.harga);
    }
}
