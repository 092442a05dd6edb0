//! Money that goes back: who says yes, which way it goes, and what is left then.

use crate::alat::{
    bank, bank_valid, bayar, jual, kolom, lunas, minta, orang, po, saldo, satu, simpan, terjual, validasi,
};
use dunia::{Dunia, di_kedua, kode};
use niaga::{Bayar, JenisBayar};
use platform::{Hasil, Pelaku};
use praorder::kembali::{self, DikembalikanPo, KembaliMinta};
use values::Rupiah;

fn minta_kembali(otorisasi: &str, pembayaran: &[Bayar]) -> KembaliMinta {
    KembaliMinta {
        alasan: "CUSTOMER MEMBATALKAN".to_owned(),
        otorisasi: otorisasi.to_owned(),
        pembayaran: pembayaran.to_vec(),
    }
}

pub(crate) async fn batal(
    d: &Dunia,
    p: &Pelaku,
    no: &str,
    oto: &str,
    bayar: &[Bayar],
) -> Hasil<DikembalikanPo> {
    let (no, m) = (no.to_owned(), minta_kembali(oto, bayar));
    d.kerja(p, move |tx, p| kembali::batal_po(tx, p, &no, &m)).await
}

pub(crate) async fn sisa(
    d: &Dunia,
    p: &Pelaku,
    no: &str,
    oto: &str,
    bayar: &[Bayar],
) -> Hasil<DikembalikanPo> {
    let (no, m) = (no.to_owned(), minta_kembali(oto, bayar));
    d.kerja(p, move |tx, p| kembali::kembali(tx, p, &no, &m)).await
}

#[test]
fn yang_belum_dibayar_dibatalkan_tanpa_bertanya_dan_tidak_dibayar_lagi() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let no = po(&d, &o, "INV/1", &[5_000_000]).await;
        let m = KembaliMinta::default();
        let (n, awal) = (no.clone(), bank(&d).await);
        assert_eq!(kode(d.kerja(&o.kasir, move |tx, p| kembali::batal_po(tx, p, &n, &m)).await), "BATAL-07");
        // Nothing was paid: nothing is paid back, however it is asked.
        for n in [1, 5_000_000] {
            let uang = Bayar { jumlah_rp: Rupiah::new(n), ..Bayar::default() };
            let t = batal(&d, &o.kasir, &no, "", &[uang]).await.unwrap_err();
            assert_eq!((t.kode, satu(&d, &no).await.kini.status.as_str()), ("PRAORDER-12", "OPEN"));
            assert!(kolom(&t, "pembayaran").contains("tidak ada yang dikembalikan"), "{t:?}");
        }
        assert_eq!(batal(&d, &o.kasir, &no, "", &[]).await.unwrap().jumlah_rp.nilai(), 0);
        assert_eq!((satu(&d, &no).await.kini.status.as_str(), bank(&d).await), ("BATAL", awal));
        assert_eq!(kode(batal(&d, &o.kasir, &no, "", &[]).await), "PRAORDER-11");
        assert_eq!(kode(validasi(&d, &o.lain, &[bayar(&no, 5_000_000)]).await), "PRAORDER-05");
        // The order may be taken anew, and its payment is that one's.
        let baru = po(&d, &o, "INV/1", &[5_000_000]).await;
        validasi(&d, &o.lain, &[bayar(&baru, 5_000_000)]).await.unwrap();
        // The same payment brought in, given back and brought in again counts once.
        let t = batal(&d, &o.kasir, &baru, "", &[]).await.unwrap_err();
        let oto = d.izin(&o.kasir, "spv-jkt1", &t).await.unwrap();
        batal(&d, &o.kasir, &baru, &oto, &[]).await.unwrap();
        let lagi = po(&d, &o, "INV/1", &[5_000_000]).await;
        assert_eq!(kode(validasi(&d, &o.lain, &[bayar(&lagi, 5_000_000)]).await), "PRAORDER-06");
    });
}

#[test]
fn yang_dibayar_kembali_ke_asalnya_dengan_persetujuan_orang_lain() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let spv = d.orang("spv-jkt1").await;
        let awal = bank(&d).await;
        let no = po(&d, &o, "INV/1", &[10_000_000]).await;
        let dua = lunas(&d, &o, "INV/2", &[2_000_000]).await;
        validasi(&d, &o.lain, &[bayar(&no, 9_600_000)]).await.unwrap();
        // A supervisor's own yes is none either: money leaves.
        assert_eq!(kode(batal(&d, &spv, &no, "", &[]).await), "BATAL-03");
        let t = batal(&d, &o.kasir, &no, "", &[]).await.unwrap_err();
        assert_eq!(t.kode, "BATAL-03");
        assert!(t.rincian.as_ref().unwrap().to_string().contains("TOKOPEDIA INV/1"), "{t:?}");
        let oto = d.izin(&o.kasir, "spv-jkt1", &t).await.unwrap();
        // An approval is for one pre-order and one way.
        batal(&d, &o.kasir, &dua, &oto, &[]).await.unwrap_err();
        let h = batal(&d, &o.kasir, &no, &oto, &[]).await.unwrap();
        assert_eq!((h.jumlah_rp.nilai(), h.dibayar_rp.nilai()), (10_000_000, 9_600_000));
        assert_eq!((saldo(&d, &no).await, saldo(&d, &dua).await), (0, 2_000_000));
        // Never seen at the bank, nothing is left to look for there.
        assert_eq!(bank(&d).await, (awal.0 + 2_000_000, awal.1 + 2_000_000));
        let n = d.angka("SELECT COUNT(*) FROM bank_menunggu WHERE toko = 'JKT1'", &[]).await;
        assert_eq!(n, 1);
        batal(&d, &o.kasir, &no, &oto, &[]).await.unwrap_err();
    });
}

#[test]
fn cara_lain_hanya_dengan_pemilik_dan_yang_sudah_terlihat_di_bank_ditunggu_keluarnya() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let no = lunas(&d, &o, "INV/1", &[1_000_000]).await;
        bank_valid(&d).await;
        let tf = Bayar {
            jenis: JenisBayar::Transfer,
            jumlah_rp: Rupiah::new(1_000_000),
            no_rekening: o.rekening.clone(),
            no_rekening_tujuan: "999111".to_owned(),
            atas_nama: "ORANG LAIN".to_owned(),
            ..Bayar::default()
        };
        let t = batal(&d, &o.kasir, &no, "", std::slice::from_ref(&tf)).await.unwrap_err();
        d.izin(&o.kasir, "spv-jkt1", &t).await.unwrap_err();
        let oto = d.izin(&o.kasir, "own-jkt1", &t).await.unwrap();
        // Another account is another refund.
        let lain = Bayar { no_rekening_tujuan: "777".to_owned(), ..tf.clone() };
        batal(&d, &o.kasir, &no, &oto, &[lain]).await.unwrap_err();
        let awal = bank(&d).await;
        batal(&d, &o.kasir, &no, &oto, &[tf]).await.unwrap();
        assert_eq!(bank(&d).await, (awal.0 - 1_000_000, awal.1 - 1_000_000));
    });
}

#[test]
fn sisa_uang_kembali_sesudah_dijual_dan_po_itu_selesai() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[2_500, 2_500]).await;
        let no = lunas(&d, &o, "INV/1", &[10_000_000, 10_000_000]).await;
        assert_eq!(kode(sisa(&d, &o.kasir, &no, "", &[]).await), "PRAORDER-12");
        terjual(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap();
        assert_eq!(kode(batal(&d, &o.kasir, &no, "", &[]).await), "PRAORDER-12");
        let ada = saldo(&d, &no).await;
        // Before the bank has shown it, only the owner lets it go.
        let t = sisa(&d, &o.kasir, &no, "", &[]).await.unwrap_err();
        d.izin(&o.kasir, "spv-jkt1", &t).await.unwrap_err();
        bank_valid(&d).await;
        let t = sisa(&d, &o.kasir, &no, "", &[]).await.unwrap_err();
        let oto = d.izin(&o.kasir, "spv-jkt1", &t).await.unwrap();
        let awal = bank(&d).await;
        let h = sisa(&d, &o.kasir, &no, &oto, &[]).await.unwrap();
        assert_eq!((h.jumlah_rp.nilai(), saldo(&d, &no).await, bank(&d).await.0), (ada, 0, awal.0 - ada));
        let s = satu(&d, &no).await.kini;
        assert_eq!((s.tahap.as_str(), s.refund.nilai()), ("FINISH", s.harga_penjualan.nilai() - 20_000_000));
        assert_eq!(kode(sisa(&d, &o.kasir, &no, "", &[]).await), "PRAORDER-13");
    });
}

#[test]
fn tanpa_marketplace_dan_tanpa_rekening_customer_caranya_harus_diisi() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let mut m = minta(&o, "", &[2_000_000]);
        m.kode_marketplace.clear();
        let no = simpan(&d, &o.kasir, &m).await.unwrap().isi.no_po;
        validasi(&d, &o.lain, &[bayar(&no, 2_000_000)]).await.unwrap();
        let t = batal(&d, &o.kasir, &no, "", &[]).await.unwrap_err();
        assert!(kolom(&t, "pembayaran").contains("Rekening asal"), "{t:?}");
        m.no_rekening_customer = "0011223344".to_owned();
        let no = simpan(&d, &o.kasir, &m).await.unwrap().isi.no_po;
        validasi(&d, &o.lain, &[bayar(&no, 2_000_000)]).await.unwrap();
        let t = batal(&d, &o.kasir, &no, "", &[]).await.unwrap_err();
        assert!(t.rincian.as_ref().unwrap().to_string().contains("0011223344"), "{t:?}");
        // Typed before any money came: a supervisor's yes is not enough.
        d.izin(&o.kasir, "spv-jkt1", &t).await.unwrap_err();
        let oto = d.izin(&o.kasir, "own-jkt1", &t).await.unwrap();
        batal(&d, &o.kasir, &no, &oto, &[]).await.unwrap();
    });
}
