//! Tests of the sale price: each component on its own, the formula as a whole, and its properties.

use super::*;
use crate::Arah;
use proptest::prelude::*;

fn rp(nilai: i64) -> Rupiah {
    Rupiah::new(nilai)
}

fn cincin() -> MintaHargaJual {
    MintaHargaJual {
        berat: Berat::mg(2_350),
        potong_atribut: Berat::NOL,
        harga_gram: HargaGram::new(1_000_000),
        ongkos: Ongkos::Tetap(TarifOngkos::PerGram(HargaGram::new(50_000))),
        harga_atribut: rp(25_000),
        berlian: vec![],
        dasar: Dasar::Formula,
        diskon: vec![],
        pembulatan: Pembulatan::default(),
    }
}

fn diskon(nama: &str, nilai: NilaiDiskon) -> Diskon {
    Diskon { nama: nama.to_owned(), nilai }
}

#[test]
fn harga_jual_diuraikan_baris_demi_baris() {
    let minta = MintaHargaJual {
        diskon: vec![
            diskon("Potongan", NilaiDiskon::Rupiah(rp(10_100))),
            diskon("Diskon member", NilaiDiskon::Persen(Persen::perseratus(100))),
        ],
        ..cincin()
    };
    let rincian = hitung(&minta).unwrap();
    assert_eq!(rincian.nilai_emas, rp(2_350_000));
    assert_eq!(rincian.ongkos, rp(117_500));
    assert_eq!(rincian.atribut, rp(25_000));
    assert_eq!(rincian.harga_jual, rp(2_492_500));
    assert_eq!(rincian.total_diskon, rp(35_025));
    assert_eq!(rincian.sebelum_bulat, rp(2_457_475));
    assert_eq!(rincian.harga_total, rp(2_457_500));
    let rumus: Vec<_> = rincian.rumus().into_iter().map(|(teks, n)| format!("{teks} = {n}")).collect();
    assert_eq!(
        rumus,
        [
            "Nilai emas 2.350 g x Rp.1,000,000/g = Rp.2,350,000",
            "Ongkos 2.350 g x Rp.50,000/g = Rp.117,500",
            "Atribut = Rp.25,000",
            "Potongan = -Rp.10,100",
            "Diskon member = -Rp.24,925",
            "Pembulatan = Rp.25",
            "Harga total = Rp.2,457,500",
        ]
    );
    let teks = serde_json::to_string(&rincian).unwrap();
    assert_eq!(serde_json::from_str::<RincianJual>(&teks).unwrap(), rincian);
}

#[test]
fn pembulatan_turun_bila_toko_memilihnya() {
    let pembulatan = Pembulatan::new(500, Arah::Turun).unwrap();
    let minta = MintaHargaJual { harga_atribut: rp(25_499), pembulatan, ..cincin() };
    assert_eq!(hitung(&minta).unwrap().harga_total, rp(2_492_500));
}

#[test]
fn ongkos_per_gram_per_potong_dan_menurut_rentang_berat() {
    let baris = |dari, sampai, tarif| BarisOngkos { dari: Berat::mg(dari), sampai: Berat::mg(sampai), tarif };
    let tabel = Ongkos::Tabel(vec![
        baris(0, 2_349, TarifOngkos::PerPotong(rp(100_000))),
        baris(2_350, 5_000, TarifOngkos::PerGram(HargaGram::new(40_000))),
    ]);
    for (berat, ongkos, harap) in [
        (2_350, Ongkos::Tetap(TarifOngkos::PerPotong(rp(75_000))), 75_000),
        (2_350, tabel.clone(), 94_000),
        (2_349, tabel.clone(), 100_000),
    ] {
        let minta = MintaHargaJual { berat: Berat::mg(berat), ongkos, ..cincin() };
        assert_eq!(hitung(&minta).unwrap().ongkos, rp(harap), "{berat}");
    }
    let berat = Berat::mg(5_001);
    let minta = MintaHargaJual { berat, ongkos: tabel, ..cincin() };
    assert_eq!(hitung(&minta), Err(HargaJualSalah::OngkosTidakAda(berat)));
}

#[test]
fn berat_atribut_dipotong_dari_berat_emas() {
    let minta = MintaHargaJual { potong_atribut: Berat::mg(350), ..cincin() };
    assert_eq!(hitung(&minta).unwrap().nilai_emas, rp(2_000_000));
    let minta = MintaHargaJual { potong_atribut: Berat::mg(2_351), ..cincin() };
    assert!(matches!(hitung(&minta), Err(HargaJualSalah::Atribut { .. })));
}

#[test]
fn bandrol_dan_profit_tidak_mengikuti_harga_emas() {
    let minta = MintaHargaJual { dasar: Dasar::Bandrol(rp(999_900)), ..cincin() };
    let rincian = hitung(&minta).unwrap();
    assert_eq!((rincian.harga_jual, rincian.harga_total), (rp(999_900), rp(1_000_000)));
    assert_eq!((rincian.nilai_emas, rincian.ongkos), (rp(2_350_000), Rupiah::NOL));
    let dasar = Dasar::Profit { total_pokok: rp(2_000_000), profit: rp(150_000) };
    assert_eq!(hitung(&MintaHargaJual { dasar, ..cincin() }).unwrap().harga_total, rp(2_150_000));
}

#[test]
fn berlian_menurut_carat_dan_menurut_tag_dolar() {
    let kurs = Kurs::perseratus(1_600_000).unwrap();
    let berlian = vec![
        Berlian::Carat { carat: CaratBatu::perseribu(255), usd_per_carat: UsdSen::sen(100_000), kurs },
        Berlian::Tag { usd: UsdSen::sen(12_550), kurs },
    ];
    let rincian = hitung(&MintaHargaJual { berlian, ..cincin() }).unwrap();
    assert_eq!(rincian.berlian, rp(4_080_000 + 2_008_000));
    assert_eq!(rincian.rumus()[3].0, "Berlian 0.255 ct x USD 1000.00 x kurs 16000.00");
}

#[test]
fn diskon_berlebih_dan_nilai_negatif_ditolak() {
    let dengan = |nilai| MintaHargaJual { diskon: vec![diskon("Kupon", nilai)], ..cincin() };
    assert_eq!(
        hitung(&dengan(NilaiDiskon::Persen(Persen::perseratus(10_000)))).unwrap().harga_total,
        Rupiah::NOL
    );
    assert!(matches!(
        hitung(&dengan(NilaiDiskon::Rupiah(rp(2_492_501)))),
        Err(HargaJualSalah::DiskonLebih { .. })
    ));
    assert!(matches!(hitung(&dengan(NilaiDiskon::Rupiah(rp(-1)))), Err(HargaJualSalah::Negatif { .. })));
    for minta in [
        MintaHargaJual { berat: Berat::mg(-1), ..cincin() },
        MintaHargaJual { harga_gram: HargaGram::new(-1), ..cincin() },
        MintaHargaJual { harga_atribut: rp(-1), ..cincin() },
        MintaHargaJual { dasar: Dasar::Bandrol(rp(-1)), ..cincin() },
    ] {
        assert!(hitung(&minta).is_err(), "{minta:?}");
    }
}

#[test]
fn pokok_dihitung_dari_berat_stock_dan_kadar_modal() {
    let pokok = Pokok {
        berat_stock: Berat::mg(2_345),
        harga_modal_gram: HargaGram::new(1_300_000),
        kadar_modal: Kadar::perseratus(7_250).unwrap(),
        ongkos: rp(30_000),
        harga_atribut: rp(5_000),
        batu: rp(1_000),
    };
    assert_eq!(total_pokok(&pokok), Ok(rp(2_210_163 + 36_000)));
}

#[test]
fn harga_di_bawah_hitungan_butuh_otorisasi() {
    let minimum = rp(1_000);
    assert_eq!(jaga_harga(rp(1_000), minimum), Ok(()));
    assert_eq!(jaga_harga(rp(5_000), minimum), Ok(()));
    assert_eq!(jaga_harga(rp(999), minimum), Err(HargaRendah { harga: rp(999), minimum }));
}

proptest! {
    #[test]
    fn rumus_selalu_menjumlah_ke_harga_total(
        berat in 0_i64..1_000_000,
        harga in 0_i64..3_000_000,
        atribut in 0_i64..1_000_000,
        persen in 0_i64..5_000,
        naik in any::<bool>(),
    ) {
        let arah = if naik { Arah::Naik } else { Arah::Turun };
        let minta = |berat| MintaHargaJual {
            berat: Berat::mg(berat),
            harga_gram: HargaGram::new(harga),
            harga_atribut: rp(atribut),
            diskon: vec![diskon("Diskon", NilaiDiskon::Persen(Persen::perseratus(persen)))],
            pembulatan: Pembulatan::new(500, arah).unwrap(),
            ..cincin()
        };
        let rincian = hitung(&minta(berat)).unwrap();
        let rumus = rincian.rumus();
        let (akhir, lain) = rumus.split_last().unwrap();
        prop_assert_eq!(Rupiah::jumlah(lain.iter().map(|(_, nilai)| *nilai)), Ok(akhir.1));
        prop_assert_eq!(akhir.1, rincian.harga_total);
        prop_assert_eq!(rincian.harga_total.nilai() % 500, 0);
        let selisih = rincian.harga_total.kurang(rincian.sebelum_bulat).unwrap().nilai();
        prop_assert!(selisih.abs() < 500 && (selisih >= 0) == (naik || selisih == 0));
        prop_assert!(hitung(&minta(berat + 100)).unwrap().harga_jual >= rincian.harga_jual);
    }
}
