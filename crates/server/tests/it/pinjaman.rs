//! Loans at the edge: the way screens walk from a pledge to its redemption, what a call answers the second time, papers, the ticket's page
//! and its scan, rights. Their rules are tested in `pinjaman`.

use crate::alat::{di_kedua_master, toko};
use crate::niaga::{setel, siap};
use crate::nota_niaga::teks_pdf;
use db::args;
use platform::lacak;
use serde_json::{Value, json};
use values::NoFaktur;

const NIK: &str = "3171014101800001";

fn pinjaman() -> Value {
    json!({
        "customer": { "nama_customer": "SITI AMINAH", "no_hp": "081200000001", "alamat_customer": "JL MAWAR 1", "nik": NIK },
        "kode_sales": "S01", "tempat": "BRANKAS A", "jumlah_hutang": 2_000_000,
        "detail_barang": [{ "nama_barang": "KALUNG RANTAI", "kode_group": "750", "kode_dept": "CIN750", "kadar_uji": 75,
            "berat": 10, "kondisi": "BAGUS" }],
        "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 2_000_000 }],
    })
}

#[test]
fn dari_jaminan_sampai_tebus_lewat_panggilan_layar() {
    di_kedua_master(|a| async move {
        let (kasir, _) = siap(&a, &[3.0]).await;
        let modal =
            json!({ "jenis": "MASUK", "kategori": "LAIN_MASUK", "deskripsi": "uji", "jumlah_rp": 5_000_000 });
        kasir.post_dok("uang-kas", "hutang-0", &modal).await.ok();
        let m = pinjaman();
        let h = kasir.post("hutang/hitung", &m).await.data();
        let hari: Vec<i64> =
            h["simulasi"].as_array().unwrap().iter().map(|b| b["hari"].as_i64().unwrap()).collect();
        assert_eq!(hari, [15, 30, 60, 120]);
        // Nobody lends alone: somebody else has tested what is pledged.
        let t = kasir.post_dok("hutang", "hutang-1", &m).await.ditolak(422, "NIAGA-08");
        assert_eq!(t["detail"]["otorisasi"][0]["kode"], "UJI");
        let mut m = m;
        m["otorisasi"] = kasir.izin("spv-jkt1", &t).await;
        let j = kasir.post_dok("hutang", "hutang-2", &m).await.ok();
        assert_eq!(kasir.post_dok("hutang", "hutang-2", &m).await.ok(), j, "sekali saja");
        assert_eq!(a.angka("SELECT COUNT(*) FROM hutang WHERE asal = 'BARU'", args![]).await, 1);
        let no = j["data"]["no_faktur_hutang"].as_str().unwrap().to_owned();
        let r = kasir.get(&format!("hutang/{no}")).await.data();
        assert_eq!((&r["status"], &r["penguji"]), (&json!("AKTIF"), &json!("spv-jkt1")));
        assert!(r.get("sidik_nik").is_none());
        assert!(kasir.get(&format!("hutang/{no}/nota")).await.teks().starts_with("%PDF"));
        assert_eq!(kasir.post(&format!("hutang/{no}/cetak"), &json!({})).await.data()["urut"], 1);

        // The ticket's page: today and the next thirty days, nothing of the person; a cashier's scan of it finds the loan.
        let nomor = NoFaktur::parse(&no).unwrap();
        let tanda = a
            .kerja(toko("JKT1"), move |tx| {
                lacak::pastikan_kunci(tx)?;
                lacak::token(tx, &nomor)
            })
            .await
            .unwrap()
            .unwrap();
        let teks = a.tamu().get(&format!("/lacak/{tanda}")).await.teks();
        assert!(teks.contains("Biaya tebus hari ini") && teks.contains("Jatuh tempo"), "{teks}");
        let biaya = kasir.get(&format!("hutang/{no}/biaya?hari=30")).await.data();
        let hari_ini = values::Rupiah::new(biaya["hari"][0]["total_bayar"].as_i64().unwrap()).to_string();
        assert!(teks.contains(&hari_ini), "{biaya} {teks}");
        let sesudah = teks.split("Biaya tebus hari ini").nth(1).unwrap();
        assert_eq!(sesudah.matches("<dt>").count(), 30, "{teks}");
        assert!(!teks.contains("SITI") && !teks.contains("KALUNG"), "{teks}");
        let pindai = format!("hutang/cari?kode=https://toko.example/lacak/{tanda}");
        assert_eq!(kasir.get(&pindai).await.data()["no_faktur_hutang"], json!(no));

        // Redeemed by ticket and identity, once.
        let datang = json!({ "tiket": 1, "nik": NIK });
        let h = kasir.post(&format!("hutang/{no}/lunas/hitung"), &datang).await.data();
        let lunas = json!({ "tiket": 1, "nik": NIK, "total_bayar": h["total_bayar"],
            "pembayaran": [{ "jenis": "CASH", "jumlah_rp": h["total_bayar"] }] });
        let jalur = format!("hutang/{no}/lunas");
        let j = kasir.post_dok(&jalur, "hutang-3", &lunas).await.ok();
        assert_eq!(kasir.post_dok(&jalur, "hutang-3", &lunas).await.ok(), j);
        kasir.post_dok(&jalur, "hutang-4", &lunas).await.ditolak(409, "PINJAM-04");
        kasir.get("hutang/FHJKT1-261115-9999").await.ditolak(404, "PINJAM-03");
        let d = kasir.get("hutang?status=LUNAS&cari=siti").await.ok();
        assert_eq!((&d["count"], &d["data"][0]["no_faktur_hutang"]), (&json!(1), &json!(no)));
    });
}

/// Paper of a loan: its licence and the power to sell on every one, a copy marked as such, a lost ticket under its own number.
#[test]
fn surat_dan_slip_menyebut_izin_kuasa_jual_dan_salinannya() {
    di_kedua_master(|a| async move {
        let (kasir, _) = siap(&a, &[3.0]).await;
        let modal =
            json!({ "jenis": "MASUK", "kategori": "LAIN_MASUK", "deskripsi": "uji", "jumlah_rp": 5_000_000 });
        kasir.post_dok("uang-kas", "surat-pinjam-0", &modal).await.ok();
        let mut m = pinjaman();
        let t = kasir.post_dok("hutang", "surat-pinjam-1", &m).await.ditolak(422, "NIAGA-08");
        m["otorisasi"] = kasir.izin("spv-jkt1", &t).await;
        let j = kasir.post_dok("hutang", "surat-pinjam-2", &m).await.ok();
        let no = j["data"]["no_faktur_hutang"].as_str().unwrap().to_owned();
        let (nota, cetak) = (format!("hutang/{no}/nota"), format!("hutang/{no}/cetak"));
        // Without a licence in the settings no paper claims one.
        assert!(!teks_pdf(&kasir.get(&nota).await.badan).contains("Izin usaha gadai"));
        setel(&a, "NO_IZIN_GADAI", "KEP-12/NB.1/2025").await;
        kasir.post(&cetak, &json!({})).await.data();
        let rapat = |isi: &[u8]| teks_pdf(isi).split_whitespace().collect::<Vec<_>>().join(" ");
        let teks = rapat(&kasir.get(&nota).await.badan);
        for ada in [
            no.as_str(),
            "Izin usaha gadai KEP-12/NB.1/2025.",
            "Tiket ke-1.",
            "memberi kuasa kepada toko untuk menjual",
            "SITI AMINAH",
            "KALUNG RANTAI",
        ] {
            assert!(teks.contains(ada), "{ada}: {teks}");
        }
        assert!(!teks.contains("COPY") && !teks.contains(NIK), "{teks}");
        kasir.post(&cetak, &json!({})).await.data();
        assert!(rapat(&kasir.get(&nota).await.badan).contains("COPY"));
        let lembar = |isi: &[u8]| teks_pdf(isi).matches('\u{c}').count();
        setel(&a, "DUPLIKAT_HUTANG_MODULE", "on").await;
        assert_eq!(lembar(&kasir.get(&nota).await.badan), 2);
        setel(&a, "DUPLIKAT_HUTANG_MODULE", "off").await;
        // The slip of its closing has the licence as well, and says who took the pledges.
        let h =
            kasir.post(&format!("hutang/{no}/lunas/hitung"), &json!({ "tiket": 1, "nik": NIK })).await.data();
        let lunas = json!({ "tiket": 1, "nik": NIK, "total_bayar": h["total_bayar"],
            "pembayaran": [{ "jenis": "CASH", "jumlah_rp": h["total_bayar"] }] });
        let j = kasir.post_dok(&format!("hutang/{no}/lunas"), "surat-pinjam-3", &lunas).await.ok();
        let hl = j["data"]["no_lunas"].as_str().unwrap().to_owned();
        assert_eq!(kasir.post(&format!("hutang-lunas/{hl}/cetak"), &json!({})).await.data()["urut"], 1);
        let teks = rapat(&kasir.get(&format!("hutang-lunas/{hl}/nota")).await.badan);
        for ada in [
            hl.as_str(),
            "Izin usaha gadai KEP-12/NB.1/2025.",
            "lunas, barang jaminan sudah diterima SITI AMINAH.",
        ] {
            assert!(teks.contains(ada), "{ada}: {teks}");
        }
        assert!(!teks.contains("COPY"), "{teks}");
    });
}

#[test]
fn setiap_langkah_pinjaman_meminta_haknya_sendiri() {
    di_kedua_master(|a| async move {
        let no = "FHJKT1-261115-9999";
        let jalur =
            |semua: &[&str]| -> Vec<String> { semua.iter().map(|s| format!("hutang/{no}/{s}")).collect() };
        let tulis = vec!["hutang".to_owned(), "hutang/hitung".to_owned()];
        let langkah =
            jalur(&["lunas", "lunas/hitung", "lanjut", "lanjut/hitung", "batal", "batal-lelang", "hilang"]);
        let mundur = vec!["hutang-lunas/HLJKT1-261115-9999/batal".to_owned()];
        let lelang = vec!["hutang/simpan/lelang-hutang".to_owned()];
        let kelebihan =
            ["bayar", "putus"].map(|s| format!("kelebihan-hutang/LLJKT1-261115-9999/{s}")).to_vec();
        let validasi = vec!["validasi/hutang".to_owned()];
        let semua = [&tulis, &langkah, &mundur, &lelang, &kelebihan, &validasi];
        for (ke, akses) in [
            "/transaksi-hutang",
            "/lihat-hutang",
            "/batal-hutang-lunas",
            "/lelang-hutang",
            "/kelebihan-hutang",
            "/validasi-hutang",
        ]
        .into_iter()
        .enumerate()
        {
            a.kerja(db::Kunci::rantai(), move |tx| {
                platform::pengguna::beri_akses(
                    tx,
                    &values::UserId::parse("kasir1-jkt1").unwrap(),
                    &[akses.to_owned()],
                )?;
                Ok(())
            })
            .await
            .unwrap();
            let k = a.masuk("kasir1-jkt1").await;
            for (lain, jalur) in semua.iter().enumerate() {
                for path in *jalur {
                    let r = k.post(path, &json!({})).await;
                    if lain == ke {
                        assert_ne!(r.kode(), "AKSES-01", "{akses} {path}");
                    } else {
                        r.ditolak(403, "AKSES-01");
                    }
                }
            }
        }
    });
}
