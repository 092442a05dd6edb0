//! The same submit twice makes one document and gets the very same answer.

use crate::alat::{angka, buat_catatan, catat, isi_catatan, kode};
use db::{Db, Error, KunciIdem, args};
use serde_json::value::RawValue;
use testkit::kedua_mesin;
use values::Tanggal;

fn kunci(k: &str, sidik: &str) -> KunciIdem {
    KunciIdem { user: "budi".into(), panggilan: "POST kas".into(), kunci: k.into(), sidik: sidik.into() }
}

/// A submit: writes `isi` and answers with spaces and an order of keys of its own.
async fn kirim(db: &Db, toko: &str, k: KunciIdem, isi: i64) -> Result<String, Error> {
    db.write(kode(toko), move |tx| {
        db::sekali(tx, Some(&k), |tx| {
            catat(tx, isi)?;
            if isi < 0 {
                return Err(Error::Lain("isi negatif".into()));
            }
            RawValue::from_string(format!("{{ \"z\":{isi},  \"a\" : \"é\" }}"))
                .map_err(|e| Error::Lain(e.to_string()))
        })
    })
    .await
    .map(|j| j.get().to_owned())
}

#[test]
fn kiriman_kembar_membuat_satu_dokumen_dan_jawaban_yang_sama() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let satu = kirim(&uji.db, "JKT1", kunci("k1", "s1"), 5).await.unwrap();
        uji.jam.maju(std::time::Duration::from_secs(3600));
        // Whatever the second run would do, the first answer comes back to the letter.
        let dua = kirim(&uji.db, "JKT1", kunci("k1", "s1"), 6).await.unwrap();
        assert_eq!(satu, "{ \"z\":5,  \"a\" : \"é\" }");
        assert_eq!(dua, satu);
        assert_eq!(isi_catatan(&uji.db).await, [5]);
    });
}

#[test]
fn kiriman_kembar_bersamaan_membuat_satu_dokumen() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let lain = uji.buka_lain(|_| {});
        let mut kerja = Vec::new();
        for i in 0..16_i64 {
            let db = if i % 2 == 0 { uji.db.clone() } else { lain.clone() };
            kerja.push(tokio::spawn(async move { kirim(&db, "JKT1", kunci("k", "s"), i).await.unwrap() }));
        }
        let mut jawaban = std::collections::BTreeSet::new();
        for k in kerja {
            jawaban.insert(k.await.unwrap());
        }
        assert_eq!(jawaban.len(), 1);
        assert_eq!(isi_catatan(&uji.db).await.len(), 1);
        lain.tutup();
    });
}

#[test]
fn isi_yang_sama_tanpa_kunci_dalam_sepuluh_detik_ditolak_dan_menyebut_yang_pertama() {
    async fn simpan(db: &Db, user: &str, sidik: &str, isi: i64) -> Result<(), Error> {
        let k = KunciIdem { user: user.into(), ..kunci("", sidik) };
        db.write(kode("JKT1"), move |tx| {
            db::sekali(tx, Some(&k), |tx| {
                catat(tx, isi)?;
                let no = "KKJKT1-261115-0007";
                RawValue::from_string(format!("{{\"data\":{{\"jumlah\":{isi},\"no_faktur\":\"{no}\"}}}}"))
                    .map_err(|e| Error::Lain(e.to_string()))
            })
        })
        .await
        .map(|_| ())
    }
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        simpan(&uji.db, "budi", "s1", 1).await.unwrap();
        // The clock is the transaction's: it stands still here.
        let hasil = simpan(&uji.db, "budi", "s1", 2).await;
        assert!(matches!(&hasil, Err(Error::BaruSaja(no)) if no == "KKJKT1-261115-0007"), "{hasil:?}");
        // Another body, another person.
        simpan(&uji.db, "budi", "s2", 3).await.unwrap();
        simpan(&uji.db, "ani", "s1", 4).await.unwrap();
        uji.jam.maju(std::time::Duration::from_millis(9_999));
        assert!(simpan(&uji.db, "budi", "s1", 5).await.is_err());
        uji.jam.maju(std::time::Duration::from_millis(1));
        simpan(&uji.db, "budi", "s1", 6).await.unwrap();
        assert!(simpan(&uji.db, "budi", "s1", 7).await.is_err());
        assert_eq!(isi_catatan(&uji.db).await, [1, 3, 4, 6]);
    });
}

#[test]
fn kunci_sama_dengan_isi_lain_ditolak() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        kirim(&uji.db, "JKT1", kunci("k1", "s1"), 5).await.unwrap();
        let hasil = kirim(&uji.db, "JKT1", kunci("k1", "s2"), 5).await;
        assert!(matches!(hasil, Err(Error::IdempotensiBeda)), "{hasil:?}");
        assert_eq!(isi_catatan(&uji.db).await, [5]);
    });
}

#[test]
fn penolakan_tidak_disimpan_sehingga_kuncinya_bisa_dipakai_lagi() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        assert!(kirim(&uji.db, "JKT1", kunci("k1", "s1"), -1).await.is_err());
        assert_eq!(
            uji.db.read(|c| angka(c, "SELECT CAST(COUNT(*) AS BIGINT) FROM idempotensi")).await.unwrap(),
            0
        );
        assert!(kirim(&uji.db, "JKT1", kunci("k1", "s2"), 7).await.is_ok());
        assert_eq!(isi_catatan(&uji.db).await, [7]);
    });
}

#[test]
fn toko_user_dan_panggilan_lain_punya_kunci_sendiri() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        kirim(&uji.db, "JKT1", kunci("k1", "s1"), 1).await.unwrap();
        kirim(&uji.db, "SBY1", kunci("k1", "s2"), 2).await.unwrap();
        kirim(&uji.db, "JKT1", KunciIdem { user: "ani".into(), ..kunci("k1", "s3") }, 3).await.unwrap();
        kirim(&uji.db, "JKT1", KunciIdem { panggilan: "POST bank".into(), ..kunci("k1", "s4") }, 4)
            .await
            .unwrap();
        assert_eq!(isi_catatan(&uji.db).await, [1, 2, 3, 4]);
        // Without a key nothing is kept.
        for i in 5..7 {
            uji.db
                .write(kode("JKT1"), move |tx| {
                    db::sekali(tx, None, |tx| {
                        catat(tx, i)?;
                        RawValue::from_string("1".into()).map_err(|e| Error::Lain(e.to_string()))
                    })
                })
                .await
                .unwrap();
        }
        assert_eq!(isi_catatan(&uji.db).await, [1, 2, 3, 4, 5, 6]);
        assert_eq!(
            uji.db.read(|c| angka(c, "SELECT CAST(COUNT(*) AS BIGINT) FROM idempotensi")).await.unwrap(),
            4
        );
    });
}

#[test]
fn jawaban_lama_dibersihkan_per_toko() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        kirim(&uji.db, "JKT1", kunci("lama", "s"), 1).await.unwrap();
        kirim(&uji.db, "SBY1", kunci("lama", "s"), 2).await.unwrap();
        uji.jam.maju(std::time::Duration::from_secs(31 * 86_400));
        kirim(&uji.db, "JKT1", kunci("baru", "s"), 3).await.unwrap();
        let batas = Tanggal::parse("2026-11-16").unwrap();
        let hapus = uji.db.write(kode("JKT1"), move |tx| db::bersihkan_idempotensi(tx, batas)).await.unwrap();
        assert_eq!(hapus, 1);
        let sisa = uji
            .db
            .read(|c| {
                c.rows("SELECT toko, kunci FROM idempotensi ORDER BY toko", args![], |r| {
                    Ok(format!("{} {}", r.text(0)?, r.text(1)?))
                })
            })
            .await
            .unwrap();
        assert_eq!(sisa, ["JKT1 baru", "SBY1 lama"]);
    });
}
