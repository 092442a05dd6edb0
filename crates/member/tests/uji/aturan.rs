//! Dated rules: who decides them, that the past keeps its own, and what a preview says before.

use crate::alat::{HP, hari, member};
use dunia::{Dunia, di_kedua, kode};
use konter::pelanggan::PelangganMinta;
use member::aturan::{self, AturanKode, Jenis, MintaAturan, NilaiPoin, Semua};
use niaga::{Bayar, JenisBayar, TransaksiMinta, jual};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use values::{Rupiah, Tanggal};

fn minta(berlaku: &str, isi: &Value) -> MintaAturan {
    serde_json::from_value(json!({ "berlaku": berlaku, "isi": isi })).unwrap()
}

async fn simpan(d: &Dunia, p: &Pelaku, jenis: Jenis, berlaku: &str, isi: Value) -> Hasil<Semua> {
    let m = minta(berlaku, &isi);
    d.kerja_rantai(p, move |tx, p| aturan::simpan(tx, p, jenis, &m)).await
}

fn tgl(teks: &str) -> Tanggal {
    Tanggal::parse(teks).unwrap()
}

#[test]
fn aturan_berlaku_sejak_tanggalnya_dan_yang_lampau_tetap() {
    di_kedua(|d| async move {
        let (own, spv) = (d.pemilik("JKT1").await, d.orang("spv-jkt1").await);
        let nilai = async |t: &str| {
            let t = tgl(t);
            d.db().read(move |c| aturan::nilai_poin(c, t)).await.unwrap().nilai()
        };
        assert_eq!(nilai("2026-11-15").await, 1_000);
        // What a point pays is the owner's to say, not a supervisor's.
        for p in [&spv, &d.orang("kasir1-jkt1").await] {
            let t = simpan(&d, p, Jenis::NilaiPoin, "", json!({ "rupiah": 10_000_000 })).await;
            assert_eq!(kode(t), "MEMBER-14");
        }
        let t =
            simpan(&d, &own, Jenis::NilaiPoin, "2026-11-14", json!({ "rupiah": 2_000 })).await.unwrap_err();
        assert!(t.kode == "MEMBER-13" && t.kolom.contains_key("berlaku"), "{t:?}");
        assert_eq!(kode(simpan(&d, &own, Jenis::NilaiPoin, "", json!({ "rupiah": 0 })).await), "MEMBER-13");
        simpan(&d, &own, Jenis::NilaiPoin, "2026-12-01", json!({ "rupiah": 2_000 })).await.unwrap();
        let s = simpan(&d, &own, Jenis::NilaiPoin, "", json!({ "rupiah": 1_500 })).await.unwrap();
        assert_eq!(s.nilai_poin.isi, NilaiPoin { rupiah: Rupiah::new(1_500) });
        assert_eq!(s.nilai_poin.nanti.unwrap().isi, NilaiPoin { rupiah: Rupiah::new(2_000) });
        assert_eq!(s.nilai_poin.riwayat.len(), 2);
        let ada = [
            nilai("2026-11-14").await,
            nilai("2026-11-15").await,
            nilai("2026-11-30").await,
            nilai("2026-12-01").await,
        ];
        assert_eq!(ada, [1_000, 1_500, 1_500, 2_000]);
        // The newest of a day counts.
        simpan(&d, &own, Jenis::NilaiPoin, "", json!({ "rupiah": 1_250 })).await.unwrap();
        assert_eq!(nilai("2026-11-15").await, 1_250);
    });
}

#[test]
fn kode_mengikuti_awalan_baru_dan_kartu_lama_tetap_ditemukan() {
    di_kedua(|d| async move {
        let spv = d.orang("spv-jkt1").await;
        let a = member(&d, &spv, "SITI", "", "").await;
        let isi = json!({ "awalan": "em", "panjang": 12 });
        let m = minta("", &isi);
        let h = d.db().read(move |c| aturan::pratinjau(c, Jenis::Kode, &m, hari())).await.unwrap();
        assert!(
            h.baris[0].sebelum.starts_with("MB0000002") && h.baris[0].sesudah.starts_with("EM000000001"),
            "{h:?}"
        );
        let s = simpan(&d, &spv, Jenis::Kode, "", isi).await.unwrap();
        assert_eq!(s.kode.isi, AturanKode { awalan: "EM".into(), panjang: 12 });
        let b = member(&d, &spv, "BUDI", "", "").await;
        assert_eq!((b.kode_member.len(), &b.kode_member[..11]), (12, "EM000000001"));
        let lama = a.kode_member.clone();
        let ada = d.db().read(move |c| konter::pelanggan::member(c, &lama)).await.unwrap();
        assert_eq!(ada.kode_pelanggan, a.kode_pelanggan);
    });
}

/// A sale of one piece to a member, paid in cash; answers its total.
async fn jual(d: &Dunia, p: &Pelaku, barcode: &str, kode_pelanggan: &str) -> i64 {
    let mut m = TransaksiMinta {
        kode_sales: "S01".to_owned(),
        customer: PelangganMinta { kode_pelanggan: kode_pelanggan.to_owned(), ..PelangganMinta::default() },
        detail_barang: vec![jual::JualMinta {
            kode_barcode: barcode.to_owned(),
            ..jual::JualMinta::default()
        }],
        ..TransaksiMinta::default()
    };
    let h = m.clone();
    let n = d.kerja(p, move |tx, p| niaga::hitung(tx, p, &h)).await.unwrap().neto.nilai();
    m.pembayaran = vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp: Rupiah::new(n), ..Bayar::default() }];
    d.kerja(p, move |tx, p| niaga::simpan(tx, p, &m)).await.unwrap();
    n
}

#[test]
fn tingkat_menurut_belanja_dua_belas_bulan_dan_pratinjau_menghitung_member_hari_ini() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let (a, b) = (member(&d, &p, "SITI", HP, "").await, member(&d, &p, "BUDI", "", "").await);
        let k = d.barang("A06", &[3_000]).await;
        let n = jual(&d, &p, &k[0], &a.kode_pelanggan).await;
        let isi = json!({ "tingkat": [
            { "nama": "biasa", "dari_rp": 0, "pengali": 100 }, { "nama": "emas", "dari_rp": n, "pengali": 150 },
        ] });
        let m = minta("", &isi);
        let h = d.db().read(move |c| aturan::pratinjau(c, Jenis::Tingkat, &m, hari())).await.unwrap();
        let baris = |label: &str| {
            h.baris.iter().find(|b| b.label == label).map(|b| (b.sebelum.as_str(), b.sesudah.as_str()))
        };
        assert_eq!((baris("Tingkat BIASA"), baris("Tingkat EMAS")), (Some(("0", "1")), Some(("0", "1"))));
        assert_eq!(baris("Pengalinya naik"), Some(("", "1")));
        assert_eq!(kode(simpan(&d, &spv, Jenis::Tingkat, "", isi.clone()).await), "MEMBER-14");
        simpan(&d, &d.pemilik("JKT1").await, Jenis::Tingkat, "", isi).await.unwrap();
        let tingkat = async |kode: &str, hari: &str| {
            let (kode, hari) = (kode.to_owned(), tgl(hari));
            let t = d.db().read(move |c| aturan::tingkat(c, &kode, hari)).await.unwrap();
            (t.nama, t.pengali, t.belanja.nilai())
        };
        assert_eq!(tingkat(&a.kode_pelanggan, "2026-11-15").await, ("EMAS".to_owned(), 150, n));
        assert_eq!(tingkat(&b.kode_pelanggan, "2026-11-15").await, ("BIASA".to_owned(), 100, 0));
        // A year later it is spent no more; before the rule there was no level.
        assert_eq!(tingkat(&a.kode_pelanggan, "2027-11-14").await.0, "EMAS");
        assert_eq!(tingkat(&a.kode_pelanggan, "2027-11-15").await, ("BIASA".to_owned(), 100, 0));
        assert_eq!(tingkat(&a.kode_pelanggan, "2026-11-14").await, (String::new(), 100, 0));
    });
}
