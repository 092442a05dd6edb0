//! The proof rules of money find what was changed behind the program's back.

use db::args;
use dunia::{Dunia, di_kedua};
use kas::kirim_uang::{self, KirimUang};
use kas::pindah_saldo::{self, Pindah};
use kas::uang_kas::{self, JenisKas, UangKas};
use ledger::{Arah, kas as buku};
use testkit::bangun::{self, baris_kas};
use values::{JenisDok, Rupiah};

const SATU: &str = "kasir1-jkt1";
const DUA: &str = "kasir2-jkt1";

#[test]
fn uang_di_jalan_yang_tidak_cocok_ditemukan() {
    di_kedua(|d| async move {
        let own = d.orang("own-jkt1").await;
        d.kerja(&own, |tx, p| {
            let masuk = UangKas {
                jenis: JenisKas::Masuk,
                kategori: "LAIN_MASUK".to_owned(),
                deskripsi: "uji".to_owned(),
                jumlah_rp: Rupiah::new(10_000_000),
                otorisasi: String::new(),
            };
            uang_kas::catat(tx, p, &masuk)?;
            let m = KirimUang {
                tujuan: "PST".to_owned(),
                jumlah_rp: Rupiah::new(1_000_000),
                keterangan: String::new(),
            };
            kirim_uang::kirim(tx, p, &m)
        })
        .await
        .unwrap();
        for (sql, aturan) in [
            ("UPDATE kirim_uang SET jumlah = jumlah + 1", "I11 uang dalam"),
            ("UPDATE kirim_uang SET status = 'DONE'", "I11 kedua sisi kiriman uang"),
            ("UPDATE kirim_uang SET status = 'BATAL'", "I11 kedua sisi kiriman uang"),
            (
                "INSERT INTO kirim_uang_terima (toko, no_terima, no_reff, asal, nota_kirim, tgl_system, waktu, oleh, \
                 jumlah_kirim, jumlah_terima, keterangan) SELECT tujuan, 'TUPST-261115-0001', no_reff, toko, nota_kirim, \
                 tgl_system, waktu, oleh, jumlah, jumlah, '' FROM kirim_uang",
                "I11 kedua sisi kiriman uang",
            ),
            (
                "INSERT INTO uang_batal (toko, no_dok, tgl_system, waktu, oleh, alasan) \
                 SELECT toko, nota_kirim, tgl_system, waktu, oleh, 'x' FROM kirim_uang",
                "I20 dokumen uang yang dibatalkan",
            ),
            ("UPDATE kirim_uang SET keterangan = 'lain'", ""),
        ] {
            let temuan = d
                .bila("JKT1", move |tx| {
                    tx.exec(sql, &[])?;
                    Ok(())
                })
                .await;
            let kena = temuan.iter().any(|t| t.starts_with(aturan));
            assert!(if aturan.is_empty() { temuan.is_empty() } else { kena }, "{sql}: {temuan:?}");
        }
    });
}

/// Cash of a sale in the first cashier's drawer; answers the number of its row.
async fn jual(d: &Dunia, jumlah: i64) -> i64 {
    let kasir = d.orang(SATU).await;
    d.kerja(&kasir, move |tx, _| {
        bangun::dokumen(tx, JenisDok::Penjualan, |dok| {
            let b = buku::BarisKas { kategori: "PENJUALAN".into(), ..baris_kas(SATU, Arah::Masuk, jumlah) };
            buku::catat(dok, std::slice::from_ref(&b))
        })?;
        Ok(())
    })
    .await
    .unwrap();
    d.angka("SELECT MAX(id) FROM buku_kas WHERE toko = 'JKT1'", args![]).await
}

#[test]
fn pindah_saldo_yang_tidak_cocok_ditemukan() {
    di_kedua(|d| async move {
        let (x, y) = (jual(&d, 1_000_000).await, jual(&d, 300_000).await);
        let spv = d.orang("spv-jkt1").await;
        let m = Pindah {
            user_tujuan: DUA.to_owned(),
            transactions: vec![pindah_saldo::BarisPindahSaldo {
                input_by: SATU.to_owned(),
                kategori: "PENJUALAN".to_owned(),
                id_trx: x,
            }],
        };
        d.kerja(&spv, move |tx, p| pindah_saldo::pindahkan(tx, p, &m)).await.unwrap();
        assert_eq!(d.bila("JKT1", |_| Ok(())).await, Vec::<String>::new());
        let lebih = d.bila("JKT1", move |tx| {
            tx.exec(
                "INSERT INTO pindah_saldo_baris (toko, id_kas, no_pindah, kasir, jumlah) \
                 SELECT toko, $1, no_pindah, 'kasir1-jkt1', 300000 FROM pindah_saldo",
                args![y],
            )?;
            Ok(())
        });
        assert_eq!(lebih.await, ["I12 saldo yang dipindah = baris asalnya"]);
        let sebelah = d.bila("JKT1", |tx| {
            bangun::dokumen(tx, JenisDok::PindahSaldo, |dok| {
                buku::catat(dok, &[baris_kas(DUA, Arah::Masuk, 5)])
            })?;
            Ok(())
        });
        assert_eq!(sebelah.await, ["I12 pindah saldo tidak mengubah jumlah kas"]);
    });
}
