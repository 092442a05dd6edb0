//! Files of members: looked at line by line, all in or nothing, with opening points in the book.

use crate::alat::{NIK, bernama, dari, hari, member, satu, ubah};
use db::args;
use dunia::{Dunia, di_kedua, kode};
use member::daftar::MemberMinta;
use member::ekspor::{self, TanyaEkspor};
use member::masuk::{self, Jadi, Lihat};
use platform::{Hasil, Pelaku};

const BAIK: &str = "nama_customer,kode_member,no_hp,nik,tgl_lahir,tgl_daftar,kode_cabang_daftar,setuju,point\n\
    SITI,LAMA00001,081200000001,3171010101900001,1990-04-21,2020-01-31,BDG1,YA,120\n\
    BUDI,,,,,,,,\n\
    ANI,LAMA00003,,,,,,,5\n";

async fn impor(d: &Dunia, p: &Pelaku, csv: &str) -> Hasil<Jadi> {
    let csv = csv.to_owned();
    d.kerja_rantai(p, move |tx, p| masuk::impor(tx, p, &csv, "lama.csv")).await
}

async fn lihat(d: &Dunia, p: &Pelaku, csv: &str) -> Hasil<Lihat> {
    let (csv, p) = (csv.to_owned(), p.clone());
    d.db().read(move |c| masuk::lihat(c, &p, &csv, hari())).await
}

#[test]
fn berkas_dilihat_dulu_lalu_masuk_utuh_dengan_poin_awal_dan_hanya_sekali() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let l = lihat(&d, &own, BAIK).await.unwrap();
        assert_eq!((l.jumlah, l.jumlah_salah, l.poin, l.sudah.as_str()), (3, 0, 125, ""));
        assert_eq!(d.angka("SELECT COUNT(*) FROM member_kode", &[]).await, 0);
        let j = impor(&d, &own, BAIK).await.unwrap();
        assert_eq!((j.jumlah, j.poin), (3, 125));
        let kode_siti: String = d
            .db()
            .read(|c| {
                c.nilai("SELECT kode_pelanggan FROM member_kode WHERE kode_member = 'LAMA00001'", args![])
            })
            .await
            .unwrap();
        let m = satu(&d, &kode_siti).await;
        assert_eq!(
            (m.point, m.tgl_daftar.as_str(), m.kode_cabang_daftar.as_str()),
            (120, "2020-01-31", "BDG1")
        );
        assert!(m.setuju && m.nik == "3171**********01", "{m:?}");
        let t = impor(&d, &own, BAIK).await.unwrap_err();
        assert!(t.kode == "MEMBER-12" && t.pesan.contains(&j.no_dok), "{t}");
        assert_eq!(
            d.angka("SELECT CAST(SUM(poin) AS BIGINT) FROM buku_poin WHERE jenis = 'AWAL'", &[]).await,
            125
        );
    });
}

#[test]
fn satu_baris_keliru_menolak_seluruh_berkas_dan_hanya_pemilik_yang_mengimpor() {
    di_kedua(|d| async move {
        let (own, spv) = (d.pemilik("JKT1").await, d.orang("spv-jkt1").await);
        member(&d, &own, "SITI", "", NIK).await;
        let sebelum = d.angka("SELECT COUNT(*) FROM pelanggan", &[]).await;
        let salah = "nama_customer,kode_member,nik,tgl_lahir,tgl_daftar,kode_cabang_daftar,point,kota\n\
            SITI,,3171010101900001,,,,,\n\
            BUDI,KARTU1,,2030-01-01,2030-01-01,XXX,-1,ENTAH\n\
            ANI,KARTU0001,,,,,,\n\
            ANI,KARTU0001,,,,,,\n\
            X,,,,,,,\n";
        let l = lihat(&d, &own, salah).await.unwrap();
        assert_eq!((l.jumlah, l.jumlah_salah), (5, 4), "{l:?}");
        assert_eq!(kode(impor(&d, &own, salah).await), "MEMBER-10");
        assert_eq!(kode(impor(&d, &own, "kode\nSITI\n").await), "MEMBER-10");
        assert_eq!(kode(impor(&d, &spv, BAIK).await), "MEMBER-11");
        assert_eq!(d.angka("SELECT COUNT(*) FROM pelanggan", &[]).await, sebelum);
    });
}

#[test]
fn ekspor_menurut_kode_atau_poin_dan_per_toko() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let ekspor = async |sort_by: &str, toko: &str| {
            let t = TanyaEkspor { sort_by: sort_by.into(), kode_cabang_daftar: toko.into() };
            let semua = d.db().read(move |c| ekspor::semua(c, &t)).await?;
            Ok::<_, platform::Tolak>(semua.into_iter().map(|b| b.nama_customer).collect::<Vec<_>>())
        };
        let t = ekspor("", "ALL").await.unwrap_err();
        assert_eq!((t.kode, t.pesan.as_str()), ("MEMBER-16", "Data Yang Di Cari Tidak Ada !!!"));
        impor(&d, &own, BAIK).await.unwrap();
        assert_eq!(ekspor("kode_member", "ALL").await.unwrap(), ["SITI", "ANI", "BUDI"]);
        assert_eq!(ekspor("point", "").await.unwrap(), ["SITI", "ANI", "BUDI"]);
        assert_eq!(ekspor("point", "BDG1").await.unwrap(), ["SITI"]);
        assert_eq!(kode(ekspor("nama_customer", "").await), "MEMBER-02");
        // The external shop knows who agreed to hear from it.
        let luar = d.db().read(ekspor::luar).await.unwrap();
        let kenal = luar.iter().map(|l| (l.nama_customer.as_str(), l.tgl_lahir.as_str()));
        assert_eq!(kenal.collect::<Vec<_>>(), [("SITI", "1990-04-21")]);
    });
}

#[test]
fn berkas_yang_berbeda_satu_baris_tidak_memberi_poin_dua_kali() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let satu = "nama_customer,no_hp,alamat_customer,point\nSARI,081277700001,JL A,500\nDEWI,,JL B,600\n";
        impor(&d, &own, satu).await.unwrap();
        for lagi in [
            format!("{satu}TAMBAH,,JL C,0\n"),
            "nama_customer,no_hp,alamat_customer,point\nDEWI,,JL B,600\n".to_owned(),
            "nama_customer,no_hp,alamat_customer,point\nBARU,,JL D,1\nBARU,,JL D,1\n".to_owned(),
            // A column more, or the phone written otherwise.
            "nama_customer,no_hp,alamat_customer,point\nsari,+6281277700001,JL A,500\n".to_owned(),
            format!("nama_customer,no_hp,nik,point\nSARI,081277700001,{NIK},500\n"),
            "nama_customer,alamat_customer,kode_member,point\nDEWI,JL B,LAMA00009,600\n".to_owned(),
            "nama_customer,alamat_customer,tgl_lahir,point\nDEWI,JL B,1990-01-01,600\n".to_owned(),
        ] {
            assert_eq!(kode(impor(&d, &own, &lagi).await), "MEMBER-10", "{lagi}");
        }
        // Nor after the card was corrected.
        let p = d.orang("kasir1-jkt1").await;
        impor(&d, &own, "nama_customer,alamat_customer,point\nTONO,JL TUA,0\n").await.unwrap();
        let lama = bernama(&d, "TONO").await;
        let baru = MemberMinta { alamat_customer: "JL. LAIN 9".into(), ..dari(&lama) };
        ubah(&d, &p, &lama.kode_pelanggan, baru).await.unwrap();
        for lagi in [
            "nama_customer,alamat_customer,point\nTONO,JL TUA,900\n",
            "nama_customer,alamat_customer,tgl_lahir,point\nTONO,JL TUA,1980-02-02,900\n",
            "nama_customer,alamat_customer,kode_member,point\nTONO,JL TUA,LAMA00010,900\n",
        ] {
            assert_eq!(kode(impor(&d, &own, lagi).await), "MEMBER-10", "{lagi}");
        }
        // Another of the same name is another person.
        impor(&d, &own, "nama_customer,no_hp,alamat_customer,point\nDEWI,,JL Z,7\n").await.unwrap();
        // So are two who have an identity each; two codes of the old program are two cards of one person.
        for lain in [
            "nama_customer,no_hp,nik,point\nRINA,081277700002,3171010101900007,0\n",
            "nama_customer,no_hp,nik,point\nRINA,081277700002,3171010101900008,0\n",
            "nama_customer,alamat_customer,kode_member,point\nTUTI,JL T,LAMA00011,0\n",
            "nama_customer,alamat_customer,kode_member,point\nTUTI,JL T,LAMA00012,0\n",
        ] {
            impor(&d, &own, lain).await.unwrap();
        }
        let sql = "SELECT CAST(SUM(poin) AS BIGINT) FROM buku_poin WHERE jenis = 'AWAL'";
        assert_eq!(d.angka(sql, &[]).await, 1_107);
    });
}

#[test]
fn orang_yang_ditulis_lain_tidak_membawa_poin_dua_kali_juga_dalam_satu_berkas() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let kepala = "nama_customer,no_hp,alamat_customer,tgl_lahir,nik,kode_member,point\n";
        let satu = "RATNA,081249810095,JL. MAWAR 5,,,,500";
        impor(&d, &own, &format!("{kepala}{satu}\nWATI,,,,,,700\n")).await.unwrap();
        for lagi in [
            "RATNA,006281249810095,,,,,500",
            "RATNA,+62 0812-4981-0095,,,,,500",
            "RATNA,81249810095,,,,,500",
            "RA\u{200b}TNA,081249810095,,,,,500",
            "RATNA.,081249810095,,,,,500",
            "RATNA,,JL MAWAR 5,,,,500",
            "RATNA,,,,,,500",
            "WATI,081200000777,,,,,700",
            "WATI,,JL. BARU 1,,,,700",
        ] {
            assert_eq!(kode(impor(&d, &own, &format!("{kepala}{lagi}\n")).await), "MEMBER-10", "{lagi}");
        }
        // The same within one file.
        let tuti = "TUTI,081255500001,,,,,10";
        for lagi in [
            "TUTI,+6281255500001,,,,,10",
            "TUTI,081255500001,,1990-01-01,,,10",
            "TUTI,081255500001,JL. BARU 1,,,,10",
            "TUTI,081255500001,,,3171010101900055,,10",
            "TUTI,081255500001,,,,LAMA00077,10",
        ] {
            assert_eq!(
                kode(impor(&d, &own, &format!("{kepala}{tuti}\n{lagi}\n")).await),
                "MEMBER-10",
                "{lagi}"
            );
        }
        // Who differs in something known is somebody else; who brings no points may be anybody.
        impor(&d, &own, &format!("{kepala}RATNA,081249810096,,,,,500\nRATNA,,,,,,0\n")).await.unwrap();
    });
}
