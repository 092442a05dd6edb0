//! Coupons: given by a large sale, looked up, used once, void with their sale or their time.

use crate::alat::{barang, hitung, penjualan, selesai, simpan, tunai};
use crate::rampok::paksa;
use db::args;
use dunia::{Dunia, di_kedua, kode, toko};
use niaga::batal::{self, Dari};
use niaga::kupon::{self, Cek, TanyaKupon};
use niaga::{Bayar, JenisBayar, Tercatat};
use platform::{Hasil, Pelaku};
use values::Rupiah;

/// A sale that gives a coupon; answers the sale and the coupon's number.
async fn dapat(d: &Dunia, p: &Pelaku, barcode: &str) -> (Tercatat, String) {
    let t = selesai(d, p, penjualan(barang(barcode))).await.unwrap();
    let no = t.kupon.first().unwrap_or_else(|| panic!("tanpa kupon: {t:?}")).clone();
    (t, no)
}

async fn cek(d: &Dunia, p: &Pelaku, no: &str, total: Option<i64>) -> Hasil<Cek> {
    let (p, no) = (p.clone(), no.to_owned());
    d.db().read(move |c| kupon::cek(c, &p, &no, total.map(Rupiah::new))).await
}

/// How many coupons a question finds, those of its page, and what all of them paid.
async fn tanya(d: &Dunia, t: TanyaKupon) -> Hasil<(i64, Vec<(String, String)>, i64)> {
    let h = d.db().read(move |c| kupon::daftar(c, &toko("JKT1"), &t)).await?;
    let data = h.data.iter().map(|k| (k.no_kupon.clone(), k.nasib.status.clone())).collect();
    Ok((h.count, data, h.total.nilai_pakai.nilai()))
}

async fn status(d: &Dunia, no: &str) -> String {
    let (n, data, _) = tanya(d, TanyaKupon { cari: no.to_owned(), ..TanyaKupon::default() }).await.unwrap();
    assert_eq!(n, 1, "{data:?}");
    data[0].1.clone()
}

async fn batalkan(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<batal::Tercatat> {
    let m = batal::BatalTransaksi {
        no_faktur: no.to_owned(),
        alasan: "uji".to_owned(),
        ..batal::BatalTransaksi::default()
    };
    d.kerja(p, move |tx, p| batal::batal(tx, p, Dari::Penjualan, &m)).await
}

fn dengan_kupon(no: &str, jumlah: i64) -> Bayar {
    Bayar {
        jenis: JenisBayar::Kupon,
        no_kupon: no.to_owned(),
        jumlah_rp: Rupiah::new(jumlah),
        ..Bayar::default()
    }
}

#[test]
fn diberi_dicek_dipakai_sekali_dan_kembali_dengan_pembatalan() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let k = d.barang("A06", &[8_000, 2_000, 3_000]).await;
        let (t, no) = dapat(&d, &p, &k[0]).await;
        let c = cek(&d, &p, &no.to_lowercase(), Some(10_000_000)).await.unwrap();
        assert!(c.berlaku && c.nilai_rp > Rupiah::NOL, "{c:?}");
        assert_eq!((c.kupon.nasib.status.as_str(), &c.kupon.no_faktur_group), ("AKTIF", &t.no_faktur_group));
        // Below what it asks for it is worth nothing, and says from when.
        let c = cek(&d, &p, &no, Some(1_000)).await.unwrap();
        assert!(!c.berlaku && c.alasan.contains("belanja mulai"), "{c:?}");

        // Used: the sale is paid with it to what the check said.
        let mut m = penjualan(barang(&k[1]));
        let neto = hitung(&d, &p, &m).await.neto.nilai();
        let nilai = cek(&d, &p, &no, Some(neto)).await.unwrap().nilai_rp.nilai();
        m.pembayaran = vec![dengan_kupon(&no, nilai + 1), tunai(neto - nilai)];
        assert_eq!(kode(simpan(&d, &p, &m).await), "BAYAR-01");
        m.pembayaran = vec![dengan_kupon(&no, nilai), tunai(neto - nilai)];
        let pakai = simpan(&d, &p, &m).await.unwrap();
        // The list says what all coupons that fit paid, whichever page is looked at.
        let (_, data, total) =
            tanya(&d, TanyaKupon { limit: 1, skip: 5, ..TanyaKupon::default() }).await.unwrap();
        assert_eq!((data, total), (vec![], nilai));
        let aktif = TanyaKupon { status: "AKTIF".to_owned(), ..TanyaKupon::default() };
        assert_eq!(tanya(&d, aktif).await.unwrap().2, 0);
        let urut = TanyaKupon {
            sort_by: "nilai_pakai".to_owned(),
            urut: "desc".to_owned(),
            ..TanyaKupon::default()
        };
        assert_eq!(tanya(&d, urut).await.unwrap().1[0].0, no);
        let salah = TanyaKupon { sort_by: "oleh".to_owned(), ..TanyaKupon::default() };
        assert_eq!(kode(tanya(&d, salah).await), "DAFTAR-01");
        let c = cek(&d, &p, &no, Some(neto)).await.unwrap();
        assert_eq!(
            (c.kupon.nasib.status.as_str(), &c.kupon.nasib.no_akhir, c.kupon.nasib.nilai_pakai.nilai()),
            ("DIPAKAI", &pakai.no_faktur_group, nilai)
        );
        assert!(
            c.alasan.contains("sudah dipakai") && c.alasan.contains(&pakai.no_faktur_group),
            "{}",
            c.alasan
        );
        // A second time it is refused, with where it went.
        let mut m = penjualan(barang(&k[2]));
        let neto = hitung(&d, &p, &m).await.neto.nilai();
        m.pembayaran = vec![dengan_kupon(&no, 0), tunai(neto)];
        let t2 = simpan(&d, &p, &m).await.unwrap_err();
        assert_eq!(t2.kode, "BAYAR-01", "{t2}");
        assert!(t2.kolom["pembayaran[0].no_kupon"].contains("sudah dipakai"), "{t2:?}");

        // Its sale cannot be taken back while it is used; the sale it paid can, and gives it back.
        let e = batalkan(&d, &spv, &t.no_faktur_group).await.unwrap_err();
        assert_eq!(e.kode, "BATAL-08", "{e}");
        assert!(e.pesan.contains(&format!("Batalkan {} dulu", pakai.no_faktur_group)), "{e}");
        assert!(e.pesan.contains("beli kembali barangnya"), "{e}");
        assert_eq!(e.rincian.unwrap()["batalkan_dulu"], pakai.no_faktur_group.as_str());
        batalkan(&d, &spv, &pakai.no_faktur_group).await.unwrap();
        assert_eq!(status(&d, &no).await, "AKTIF");
        batalkan(&d, &spv, &t.no_faktur_group).await.unwrap();
        assert_eq!(status(&d, &no).await, "BATAL");
        assert!(!cek(&d, &p, &no, Some(neto)).await.unwrap().berlaku);
    });
}

#[test]
fn daftar_disaring_dan_yang_tidak_ada_dikatakan() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[8_000, 9_000]).await;
        let (_, satu) = dapat(&d, &p, &k[0]).await;
        let (_, dua) = dapat(&d, &p, &k[1]).await;
        let banyak = |t: TanyaKupon| {
            let d = d.clone();
            async move { tanya(&d, t).await.unwrap().0 }
        };
        let status_ = |s: &str| TanyaKupon { status: s.to_owned(), ..TanyaKupon::default() };
        let cari = |s: &str| TanyaKupon { cari: s.to_owned(), ..TanyaKupon::default() };
        assert_eq!(banyak(TanyaKupon::default()).await, 2);
        let (_, data, _) =
            tanya(&d, TanyaKupon { limit: 1, skip: 1, ..TanyaKupon::default() }).await.unwrap();
        assert_eq!(data.len(), 1);
        assert_eq!(banyak(status_("AKTIF")).await, 2);
        assert_eq!(banyak(status_("DIPAKAI")).await, 0);
        assert_eq!(banyak(TanyaKupon { tgl_to: "2020-01-01".to_owned(), ..TanyaKupon::default() }).await, 0);
        assert_eq!(banyak(cari(&dua[..14])).await, 1);
        // The signs of a pattern are letters here.
        assert_eq!(banyak(cari("%")).await, 0);
        let t = cek(&d, &p, "TIDAKADA", None).await.unwrap_err();
        assert_eq!((t.kode, t.kolom["no_kupon"].as_str()), ("KUPON-02", "Kupon TIDAKADA tidak ada"));
        assert_eq!(kode(cek(&d, &p, "", None).await), "KUPON-01");
        // Another store's coupon is not known here.
        assert_eq!(kode(cek(&d, &d.pemilik("SBY1").await, &satu, None).await), "KUPON-02");
        // Past its time.
        d.kerja(&p, |tx, _| {
            Ok(tx.exec("UPDATE toko SET tgl_system = '2028-01-01' WHERE kode_toko = 'JKT1'", args![])?)
        })
        .await
        .unwrap();
        assert_eq!(status(&d, &satu).await, "HANGUS");
        assert!(cek(&d, &p, &satu, None).await.unwrap().alasan.contains("hangus"));
    });
}

#[test]
fn penjualan_yang_kuponnya_hangus_masih_bisa_dibatalkan() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let k = d.barang("A06", &[8_000]).await;
        let (t, no) = dapat(&d, &p, &k[0]).await;
        // Its time is over at the closing of a day.
        d.kerja(&p, |tx, p| {
            paksa(tx, "kupon_terbit", "UPDATE kupon_terbit SET tgl_akhir = '2026-11-01'")?;
            let mut dok = ledger::Dok::buka(tx, values::JenisDok::TutupToko, &p.user_id)?;
            (niaga::DOMAIN.berakhir)(&mut dok)?;
            dok.tutup("TUTUP TOKO", &serde_json::json!({}))?;
            Ok(())
        })
        .await
        .unwrap();
        assert_eq!(status(&d, &no).await, "HANGUS");
        batalkan(&d, &spv, &t.no_faktur_group).await.unwrap();
        assert_eq!(status(&d, &no).await, "BATAL");
        assert!(!cek(&d, &p, &no, Some(100_000_000)).await.unwrap().berlaku);
        assert!(d.letak(&k[0]).await.unwrap().starts_with("TOKO/"));
    });
}
