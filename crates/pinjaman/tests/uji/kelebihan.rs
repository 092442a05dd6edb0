//! Surpluses: paid once, to the person on the loan, or to an attorney by approval; after a year the owner decides.

use crate::bantu::{beli, dilelang, lewat, peringatkan, rp, saldo, tunai};
use dunia::{Dunia, di_kedua, kode};
use pinjaman::{KelebihanBayarMinta, KelebihanDibayar, KelebihanPutusMinta, Kuasa};
use platform::{Hasil, Pelaku};

const NIK: &str = "3171010101900001";

async fn bayar(d: &Dunia, p: &Pelaku, no: &str, m: &KelebihanBayarMinta) -> Hasil<KelebihanDibayar> {
    let (no, m) = (no.to_owned(), m.clone());
    d.kerja(p, move |tx, p| pinjaman::bayar_kelebihan(tx, p, &no, &m)).await
}

/// A drawer with enough in it.
async fn isi_laci(d: &Dunia, p: &Pelaku) {
    let kasir = p.user_id.clone();
    d.kerja(p, move |tx, p| {
        let mut dok = ledger::Dok::buka(tx, values::JenisDok::KasMasuk, &p.user_id)?;
        let baris = ledger::kas::BarisKas {
            kasir: kasir.clone(),
            kategori: "MODAL".to_owned(),
            deskripsi: "modal laci".to_owned(),
            arah: ledger::Arah::Masuk,
            jumlah: rp(50_000_000),
        };
        ledger::kas::catat(&mut dok, &[baris])?;
        dok.tutup("MODAL", &serde_json::json!({}))?;
        Ok(())
    })
    .await
    .unwrap();
}

async fn ada_kelebihan(d: &Dunia, lama: &str) -> (String, String, i64) {
    let no = lewat(d, lama).await;
    let kasir = d.orang("kasir1-jkt1").await;
    let nilai = beli(d, &kasir, &no).await + 500_000;
    let l = dilelang(d, &no, nilai).await;
    (no, l.no_lelang, l.kelebihan_rp.nilai())
}

#[test]
fn dibayar_sekali_kepada_orangnya() {
    di_kedua(|d| async move {
        let (no, lelang, n) = ada_kelebihan(&d, "K1").await;
        d.setel("JKT1", "BATAS_KELEBIHAN_HUTANG", "50000000").await;
        let kasir = d.orang("kasir1-jkt1").await;
        isi_laci(&d, &kasir).await;
        let m = |nik: &str, n: i64| KelebihanBayarMinta {
            nik: nik.to_owned(),
            pembayaran: tunai(n),
            ..KelebihanBayarMinta::default()
        };
        assert_eq!(kode(bayar(&d, &kasir, &lelang, &m("3171010101900002", n)).await), "PINJAM-11");
        assert_eq!(kode(bayar(&d, &kasir, &lelang, &m("", n)).await), "PINJAM-11");
        // To the rupiah: neither less nor more.
        assert_eq!(kode(bayar(&d, &kasir, &lelang, &m(NIK, n - 1)).await), "BAYAR-02");
        let laci = d.laci("kasir1-jkt1").await;
        bayar(&d, &kasir, &lelang, &m(NIK, n)).await.unwrap();
        assert_eq!(d.laci("kasir1-jkt1").await, laci - n);
        assert_eq!(saldo(&d, &no, "KELEBIHAN").await, 0);
        assert_eq!(kode(bayar(&d, &kasir, &lelang, &m(NIK, n)).await), "PINJAM-24");
        let t = pinjaman::TanyaKelebihan::default();
        let h = d.db().read(move |c| pinjaman::kelebihan(c, &dunia::toko("JKT1"), &t)).await.unwrap();
        assert_eq!((h.count, h.data[0].status.as_str(), h.total.sisa_rp.nilai()), (1, "DIBAYAR", 0));
    });
}

#[test]
fn kuasa_dan_rekening_orang_lain_perlu_otorisasi() {
    di_kedua(|d| async move {
        let (_, lelang, n) = ada_kelebihan(&d, "K2").await;
        let kasir = d.orang("kasir1-jkt1").await;
        isi_laci(&d, &kasir).await;
        let kuasa =
            Kuasa { nama: "ADIK SITI".to_owned(), nik: "3171010101900077".to_owned(), ..Kuasa::default() };
        let mut m = KelebihanBayarMinta {
            kuasa: Some(kuasa),
            pembayaran: tunai(n),
            ..KelebihanBayarMinta::default()
        };
        let t = bayar(&d, &kasir, &lelang, &m).await.unwrap_err();
        let izin = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        // Approved for one attorney, used for another.
        m.otorisasi.clone_from(&izin);
        let mut lain = m.clone();
        lain.kuasa = Some(Kuasa {
            nama: "ORANG LAIN".to_owned(),
            nik: "3171010101900078".to_owned(),
            ..Kuasa::default()
        });
        assert_eq!(kode(bayar(&d, &kasir, &lelang, &lain).await), "OTO-09");
        bayar(&d, &kasir, &lelang, &m).await.unwrap();
    });
}

#[test]
fn sebelum_setahun_tidak_diputus_sesudahnya_hanya_own() {
    di_kedua(|d| async move {
        let (no, lelang, n) = ada_kelebihan(&d, "K3").await;
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let putus = |p: Pelaku, izin: String| {
            let (d, lelang) = (d.clone(), lelang.clone());
            async move {
                let m = KelebihanPutusMinta { keterangan: "tidak diambil".to_owned(), otorisasi: izin };
                d.kerja(&p, move |tx, p| pinjaman::putus_kelebihan(tx, p, &lelang, &m)).await
            }
        };
        assert_eq!(kode(putus(spv.clone(), String::new()).await), "PINJAM-23");
        d.db()
            .write(dunia::toko("JKT1"), |tx| {
                tx.exec("UPDATE toko SET tgl_system = '2027-11-17' WHERE kode_toko = 'JKT1'", db::args![])
            })
            .await
            .unwrap();
        d.uji.jam.maju(std::time::Duration::from_secs(367 * 86_400));
        // The year is over, but nobody told the customer.
        assert_eq!(kode(putus(spv.clone(), String::new()).await), "PINJAM-23");
        peringatkan(&d, &kasir, &no, "SURAT").await.unwrap();
        let t = putus(spv.clone(), String::new()).await.unwrap_err();
        assert!(d.izin(&spv, "kasir1-jkt1", &t).await.is_err());
        let izin = d.izin(&spv, "own-jkt1", &t).await.unwrap();
        putus(spv, izin).await.unwrap();
        assert_eq!(saldo(&d, &no, "KELEBIHAN").await, 0);
        assert!(saldo(&d, &no, "BIAYA").await >= n);
    });
}
