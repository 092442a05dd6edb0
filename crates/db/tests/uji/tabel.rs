//! Rows by name: what a struct writes it reads back, whatever the order of its fields and of the table's columns.

use crate::alat::{buat, kode};
use db::{Json, args};
use testkit::{Uji, kedua_mesin};
use values::{Berat, Kadar, Persen, Rupiah, UsdSen};

db::tabel! {
    /// Its fields stand in another order than the columns of the table, one under another name.
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct Potong in "potong" {
        harga: Rupiah,
        nama: String,
        kode: String,
        berat: Berat,
        input_by: String = "oleh",
        tanda: bool,
        kadar: Kadar,
        tarif: Persen,
        usd: UsdSen,
        rincian: Json<Vec<(String, i64)>>,
        catatan: Option<String>,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct Kepala in "potong" {
        toko: String,
        urut: i64,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct Nama in "orang" {
        nama: String,
    }
}

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct Lagi {
        dua_kali: i64 = "potong.harga * 2",
        batal: String = "COALESCE(potong.catatan, 'TIDAK')",
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Warna {
    Merah,
    Biru,
}

impl Warna {
    fn kode(self) -> &'static str {
        match self {
            Self::Merah => "MERAH",
            Self::Biru => "BIRU",
        }
    }

    fn dari_kode(kode: &str) -> db::Result<Self> {
        let cocok = [Self::Merah, Self::Biru].into_iter().find(|w| w.kode() == kode);
        cocok.ok_or_else(|| db::Error::Lain(format!("warna {kode}")))
    }
}

db::sel_kode!(Warna);

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct Berwarna {
        warna: Warna = "orang.nama";
        isi: Vec<i64>,
    }
}

async fn siap(uji: &Uji) {
    buat(
        uji,
        "CREATE TABLE potong (toko TEXT NOT NULL, urut BIGINT NOT NULL, kode TEXT NOT NULL, oleh TEXT NOT NULL, berat BIGINT NOT NULL, \
         kadar BIGINT NOT NULL, tarif BIGINT NOT NULL, usd BIGINT NOT NULL, tanda BIGINT NOT NULL, nama TEXT NOT NULL, \
         catatan TEXT, rincian TEXT NOT NULL, harga BIGINT NOT NULL)",
    )
    .await;
    buat(uji, "CREATE TABLE orang (oleh TEXT NOT NULL, nama TEXT NOT NULL)").await;
}

fn contoh(n: i64) -> (Kepala, Potong) {
    let potong = Potong {
        harga: Rupiah::new(1_000 + n),
        nama: format!("CINCIN {n}"),
        kode: format!("K{n}"),
        berat: Berat::mg(2_000 + n),
        input_by: "KASIR1".to_owned(),
        tanda: n % 2 == 0,
        kadar: Kadar::perseratus(7_500 + n).unwrap(),
        tarif: Persen::perseratus(110 + n),
        usd: UsdSen::sen(12_550 + n),
        rincian: Json(vec![("emas".to_owned(), n)]),
        catatan: (n > 1).then(|| format!("catatan {n}")),
    };
    (Kepala { toko: "JKT1".to_owned(), urut: n }, potong)
}

#[test]
fn struct_yang_urutannya_lain_dari_tabel_terbaca_seperti_ditulis() {
    kedua_mesin(|uji| async move {
        siap(&uji).await;
        // More than a few go another way on PostgreSQL than one.
        for jumlah in [1_i64, 9] {
            let semua: Vec<_> = (1..=jumlah).map(contoh).collect();
            let tulis = semua.clone();
            let terbaca = uji
                .db
                .write(kode("JKT1"), move |tx| {
                    tx.exec("DELETE FROM potong", args![])?;
                    assert_eq!(tx.sisip(tulis.iter().map(|(k, p)| (k, p)))?, u64::try_from(jumlah).unwrap());
                    tx.baris::<(Kepala, Potong)>("FROM potong ORDER BY urut", args![])
                })
                .await
                .unwrap();
            assert_eq!(terbaca, semua);
        }
    });
}

#[test]
fn kolom_dua_tabel_dan_hitungan_tidak_tertukar() {
    kedua_mesin(|uji| async move {
        siap(&uji).await;
        let (nama, lagi, kosong) = uji
            .db
            .write(kode("JKT1"), |tx| {
                tx.sisip([contoh(1)])?;
                tx.exec("INSERT INTO orang (oleh, nama) VALUES ('KASIR1', 'SITI')", args![])?;
                let dari = "FROM potong JOIN orang ON orang.oleh = potong.oleh WHERE potong.kode = $1";
                let satu = tx.baris_satu::<(Potong, Nama, Lagi)>(dari, args!["K1"])?.unwrap();
                assert_eq!(satu.0, contoh(1).1);
                Ok::<_, db::Error>((satu.1, satu.2, tx.baris_satu::<(Potong, Nama)>(dari, args!["K9"])?))
            })
            .await
            .unwrap();
        assert_eq!(nama.nama, "SITI");
        assert_eq!((lagi.dua_kali, lagi.batal.as_str()), (2_002, "TIDAK"));
        assert!(kosong.is_none());
    });
}

#[test]
fn isi_yang_bukan_jenisnya_menyebut_kolomnya() {
    kedua_mesin(|uji| async move {
        siap(&uji).await;
        let galat = uji
            .db
            .write(kode("JKT1"), |tx| {
                tx.sisip([contoh(1)])?;
                tx.exec("UPDATE potong SET rincian = 'bukan json'", args![])?;
                tx.baris::<Potong>("FROM potong", args![])
            })
            .await
            .unwrap_err();
        assert!(galat.to_string().contains("rincian"), "{galat}");
    });
}

#[test]
fn enum_terbaca_dari_kodenya_dan_yang_tidak_ditanya_kosong() {
    kedua_mesin(|uji| async move {
        siap(&uji).await;
        let (ada, salah) = uji
            .db
            .write(kode("JKT1"), |tx| {
                tx.exec(
                    "INSERT INTO orang (oleh, nama) VALUES ('A', $1), ('B', 'UNGU')",
                    args![Warna::Biru],
                )?;
                let ada = tx.baris_satu::<Berwarna>("FROM orang WHERE oleh = 'A'", args![])?;
                let salah = tx.baris_satu::<Berwarna>("FROM orang WHERE oleh = 'B'", args![]);
                Ok::<_, db::Error>((ada, salah.map_err(|e| e.to_string())))
            })
            .await
            .unwrap();
        assert_eq!(ada, Some(Berwarna { warna: Warna::Biru, isi: Vec::new() }));
        assert!(salah.unwrap_err().contains("warna UNGU"));
    });
}
