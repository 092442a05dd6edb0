//! The account of a sales person: a user of the store, at most one sales person each, and head office's stays there.

use crate::alat::{Toko, master};
use db::Kunci;
use platform::pengguna::{self, Baru};
use platform::{Level, Status, Tolak};
use serde_json::json;
use values::{KodeToko, UserId};

async fn orang(t: &Toko, user: &'static str, kode_toko: &KodeToko) {
    let kode_toko = kode_toko.clone();
    t.u.db
        .write(Kunci::rantai(), move |tx| {
            let b = Baru {
                user_id: UserId::parse(user).unwrap(),
                user_name: user.to_owned(),
                level: Level::Kasir,
                kode_toko: kode_toko.clone(),
                pusat: false,
                sandi: "x".to_owned(),
                ganti_sandi: false,
                akses: Vec::new(),
            };
            pengguna::buat(tx, &b, "uji")?;
            Ok::<_, Tolak>(())
        })
        .await
        .unwrap();
}

#[test]
fn akun_sales_adalah_user_toko_itu_dan_milik_satu_sales() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("master-sales"));
        let lain = testkit::toko(&u.db, "BDG1").await;
        orang(&t, "kasir1", &t.p.toko).await;
        orang(&t, "kasir-bdg", &lain).await;
        let baris =
            |kode: &str, user: &str| json!({ "kode_sales": kode, "nama_sales": "x", "user_id": user });
        for asing in ["kasir-bdg", "entah"] {
            let tolak = t.tambah(m, &baris("S01", asing)).await.unwrap_err();
            assert_eq!((tolak.status, tolak.kode), (Status::Aturan, "MASTER-03"));
            assert_eq!(tolak.kolom["user_id"], format!("User {asing} bukan user toko ini"));
        }
        let satu = t.tambah(m, &baris("S01", " KASIR1 ")).await.unwrap();
        assert_eq!(satu.baris.teks("user_id"), "kasir1");
        let tolak = t.tambah(m, &baris("S02", "kasir1")).await.unwrap_err();
        assert_eq!((tolak.status, tolak.kode), (Status::SudahTerjadi, "MASTER-14"));
        assert_eq!(tolak.kolom["user_id"], "User kasir1 sudah dipakai Sales S01");
        // Nobody's is everybody's: only a name is held.
        let dua = t.tambah(m, &baris("S02", "")).await.unwrap();
        t.tambah(m, &baris("S03", "")).await.unwrap();
        assert_eq!(t.ubah(m, &dua.id, &json!({ "user_id": "kasir1" })).await.unwrap_err().kode, "MASTER-14");
        // Its own row changes code and name with it.
        t.ubah(m, &satu.id, &json!({ "kode_sales": "S09", "nama_sales": "y" })).await.unwrap();
        // Who sleeps lets go, and does not come back over somebody else.
        t.hapus(m, &satu.id).await.unwrap();
        t.ubah(m, &dua.id, &json!({ "user_id": "kasir1" })).await.unwrap();
        let mut bangun = baris("S09", "");
        bangun["aktifkan"] = json!(true);
        assert_eq!(t.tambah(m, &bangun).await.unwrap_err().kode, "MASTER-14");
    });
}

#[test]
fn berkas_impor_tidak_memberi_satu_akun_kepada_dua_sales() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("master-sales"));
        orang(&t, "kasir1", &t.p.toko).await;
        orang(&t, "kasir2", &t.p.toko).await;
        t.tambah(m, &json!({ "kode_sales": "S01", "nama_sales": "x", "user_id": "kasir1" })).await.unwrap();
        let csv = "kode_sales,nama_sales,user_id\nS02,A,kasir1\nS03,B,kasir2\nS04,C,kasir2\nS05,D,\n";
        let p = t.pratinjau(m, csv).await.unwrap();
        let salah: Vec<_> =
            p.contoh.iter().filter(|b| !b.salah.is_empty()).map(|b| b.salah.join("; ")).collect();
        assert_eq!(salah, ["User kasir1 sudah dipakai Sales S01", "User kasir2 sudah dipakai Sales S03"]);
        assert_eq!(t.impor(m, csv).await.unwrap_err().kode, "IMPOR-05");
        t.impor(m, "kode_sales,nama_sales,user_id\nS03,B,kasir2\nS05,D,\n").await.unwrap();
    });
}

#[test]
fn menarik_sales_dari_pusat_membiarkan_akunnya() {
    testkit::kedua_mesin(|u| async move {
        let (pusat, t, m) =
            (Toko::baru(&u, "PST").await, Toko::baru(&u, "JKT1").await, master("master-sales"));
        orang(&t, "kasir1", &t.p.toko).await;
        orang(&pusat, "kasir-pst", &pusat.p.toko).await;
        for (di, user) in [(&pusat, "kasir-pst"), (&t, "kasir1")] {
            di.tambah(m, &json!({ "kode_sales": "S01", "nama_sales": "x", "user_id": user })).await.unwrap();
        }
        pusat.tambah(m, &json!({ "kode_sales": "S02", "nama_sales": "y" })).await.unwrap();
        let dari = pusat.p.toko.clone();
        let tarikan = t.tulis(move |tx, p| master::pusat::tarik(tx, m, p, &dari, true)).await.unwrap();
        assert_eq!((tarikan.ditambah, tarikan.diubah), (1, 0));
        assert_eq!(t.semua(m).await[0]["user_id"], "kasir1");
    });
}
