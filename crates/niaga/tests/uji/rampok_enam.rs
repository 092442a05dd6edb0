//! Points and levels of members, robbed: money nobody saw, a piece that comes back before its sale was validated, a cancelled sale
//! whose points are spent, the own card of who approves or validates, points brought in and spent by one person.

use crate::alat::{barang, bawa, hitung, pembelian, penjualan, selesai, simpan, tunai};
use crate::poin::{NILAI, batalkan, batalkan_berdua, dapat, dengan_poin, jual, milik, reset, saldo, tangan};
use crate::rampok::{dengan, paksa, terima, titip, transfer};
use db::args;
use dunia::{Dunia, TOKO, di_kedua, ditolak};
use konter::pelanggan::PelangganMinta;
use member::aturan::{self, Jenis};
use member::{gabung, hadiah, masuk, poin};
use niaga::batal::{self, Dari};
use niaga::lihat::Sisi;
use niaga::{Bayar, JenisBayar};
use platform::Pelaku;
use serde_json::json;
use values::{Rupiah, Tanggal};

fn dia(member: &str) -> PelangganMinta {
    PelangganMinta { kode_member: member.to_owned(), ..PelangganMinta::default() }
}

/// What of somebody's points can be spent now.
async fn bebas(d: &Dunia, member: &'static str) -> i64 {
    let kini = d.uji.jam.clone();
    let s = d.lihat(move |c| {
        use values::Jam as _;
        poin::lihat(c, member, kini.hari_ini(), kini.sekarang())
    });
    s.await.unwrap()["bisa_dipakai"].as_i64().unwrap()
}

async fn sahkan(d: &Dunia, p: &Pelaku, no: &str) -> platform::Hasil<serde_json::Value> {
    let sah = json!({ "no_faktur_groups": [no] });
    d.minta(p, &sah, |tx, p, m| niaga::validasi::validasi(tx, p, Sisi::Jual, m)).await
}

/// Marks a card as somebody's own.
async fn kartu_milik(d: &Dunia, pelanggan: &str, user: &str) {
    d.ubah("UPDATE pelanggan SET pegawai = $2 WHERE kode_pelanggan = $1", args![pelanggan, user]).await;
}

#[test]
fn poin_dari_uang_yang_belum_dilihat_bank_menunggu_juga_lewat_titipan_dan_kartu() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        d.anggota("PA", "MEMBER001").await;
        d.setel(TOKO, "VALIDASI_NON_CASH_MODULE", "on").await;
        let k = d.barang("A06", &[8_000, 8_000]).await;
        let mut m = milik(penjualan(barang(&k[0])), "MEMBER001");
        let neto = hitung(&d, &p, &m).await.neto.nilai();
        let no = terima(&d, &p, titip(neto, dia("MEMBER001"), transfer(&d, neto).await)).await;
        m.pembayaran = vec![dengan(&no, neto)];
        simpan(&d, &p, &m).await.unwrap();
        assert_eq!((saldo(&d, "PA").await, bebas(&d, "MEMBER001").await), (dapat(neto), 0));
        let mut m = milik(penjualan(barang(&k[1])), "MEMBER001");
        m.pembayaran = vec![Bayar { jenis: JenisBayar::Debet, ..transfer(&d, neto).await }];
        simpan(&d, &p, &m).await.unwrap();
        assert_eq!((saldo(&d, "PA").await, bebas(&d, "MEMBER001").await), (2 * dapat(neto), 0));
    });
}

#[test]
fn barang_yang_pulang_sebelum_divalidasi_tidak_memberi_poin() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        d.anggota("PA", "MEMBER001").await;
        d.setel(TOKO, "VALIDASI_PENJUALAN_MODULE", "on").await;
        let k = d.barang("A06", &[8_000, 8_000]).await;
        let (t, neto) = jual(&d, &p, &k[0], "MEMBER001", 0).await.unwrap();
        let beli = selesai(&d, &p, pembelian(bawa(&t.no_faktur_jual[0], 8_000))).await.unwrap();
        sahkan(&d, &spv, &t.no_faktur_group).await.unwrap();
        assert_eq!(saldo(&d, "PA").await, 0);
        d.bersih().await;
        // The piece goes back to its buyer: so do its points.
        let m = json!({ "no_faktur": beli.no_faktur_group, "alasan": "uji" });
        d.minta(&spv, &m, |tx, p, m| batal::batal(tx, p, Dari::Pembelian, m)).await.unwrap();
        assert_eq!(saldo(&d, "PA").await, dapat(neto));
        // Brought to another store.
        let (t, _) = jual(&d, &p, &k[1], "MEMBER001", 0).await.unwrap();
        let jauh = d.orang("kasir1-bdg1").await;
        let modal = d.barang_di("BDG1", "A06", &[20_000]).await;
        selesai(&d, &jauh, penjualan(barang(&modal[0]))).await.unwrap();
        selesai(&d, &jauh, pembelian(bawa(&t.no_faktur_jual[0], 8_000))).await.unwrap();
        sahkan(&d, &spv, &t.no_faktur_group).await.unwrap();
        assert_eq!(saldo(&d, "PA").await, dapat(neto));
        d.bersih().await;
    });
}

#[test]
fn penjualan_yang_poinnya_sudah_dipakai_tidak_dibatalkan_sendirian() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        d.anggota("PA", "MEMBER001").await;
        let k = d.barang("A06", &[8_000, 8_000]).await;
        // Unspent, a supervisor takes another's sale back alone, as ever.
        let (t, neto) = jual(&d, &p, &k[0], "MEMBER001", 0).await.unwrap();
        batalkan(&d, &spv, &t.no_faktur_group).await.unwrap();
        let n = dapat(neto);
        let (t, _) = jual(&d, &p, &k[1], "MEMBER001", 0).await.unwrap();
        let masuk = json!({ "detail": [{ "kode_hadiah": "PAYUNG", "qty": 9, "harga": 0 }] });
        d.minta(&spv, &masuk, hadiah::terima).await.unwrap();
        tangan(&d, &p, "PA", "TAMBAH", 50 - n % 50).await.unwrap();
        let qty = saldo(&d, "PA").await / 50;
        let tukar = json!({ "kode": "PA", "kode_hadiah": "PAYUNG", "qty": qty });
        d.minta(&p, &tukar, hadiah::tukar).await.unwrap();
        let e = ditolak(batalkan(&d, &spv, &t.no_faktur_group).await, "BATAL-03");
        let kata = e.rincian.unwrap().to_string();
        assert!(kata.contains("Poin sudah dipakai") && kata.contains(&format!("{n} poin")), "{kata}");
        batalkan_berdua(&d, &spv, &t.no_faktur_group).await.unwrap();
        assert_eq!(saldo(&d, "PA").await, -n);
    });
}

#[test]
fn kartu_yang_menyetujui_atau_memvalidasi_tidak_mendapat_poin() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        d.anggota("PA", "MEMBER001").await;
        kartu_milik(&d, "PA", "spv-jkt1").await;
        let k = d.barang("A06", &[8_000, 8_000]).await;
        let mut m = milik(penjualan(barang(&k[0])), "MEMBER001");
        let neto = hitung(&d, &p, &m).await.neto.nilai();
        m.detail_barang[0].harga_total = Some(Rupiah::new(neto - 500_000));
        m.pembayaran = vec![tunai(neto - 500_000)];
        let t = simpan(&d, &p, &m).await.unwrap_err();
        m.otorisasi = d.izin(&p, "spv-jkt1", &t).await.unwrap();
        let t = simpan(&d, &p, &m).await.unwrap();
        assert_eq!((t.poin.map(|x| x.dapat), saldo(&d, "PA").await), (Some(0), 0));
        // Nor gives it itself points by hand, whoever asks.
        ditolak(tangan(&d, &p, "PA", "TAMBAH", 700).await, "POIN-12");
        d.setel(TOKO, "VALIDASI_PENJUALAN_MODULE", "on").await;
        let (t, neto) = jual(&d, &p, &k[1], "MEMBER001", 0).await.unwrap();
        let e = ditolak(sahkan(&d, &spv, &t.no_faktur_group).await, "JUAL-12");
        assert!(e.kolom.values().any(|k| k.contains("kartu Anda sendiri")), "{e:?}");
        sahkan(&d, &d.pemilik(TOKO).await, &t.no_faktur_group).await.unwrap();
        assert_eq!(saldo(&d, "PA").await, dapat(neto));
    });
}

#[test]
fn poin_yang_diimpor_tidak_dipakai_pengimpornya_sendiri() {
    di_kedua(|d| async move {
        let (own, kasir) = (d.pemilik(TOKO).await, d.orang("kasir1-jkt1").await);
        d.setel(TOKO, "PENJUALAN_BAYAR_POIN_MODULE", "on").await;
        let csv = "nama_customer,kode_member,point\nSITI,KARTU0001,500\n";
        d.kerja_rantai(&own, move |tx, p| masuk::impor(tx, p, csv, "lama.csv")).await.unwrap();
        let k = d.barang("A06", &[8_000]).await;
        let e = ditolak(jual(&d, &own, &k[0], "KARTU0001", 100).await, "NIAGA-08");
        assert!(e.pesan.contains("Anda impor sendiri"), "{e}");
        let masuk = json!({ "detail": [{ "kode_hadiah": "PAYUNG", "qty": 9, "harga": 0 }] });
        d.minta(&own, &masuk, hadiah::terima).await.unwrap();
        let tukar = json!({ "kode": "KARTU0001", "kode_hadiah": "PAYUNG", "qty": 1 });
        ditolak(d.minta(&own, &tukar, hadiah::tukar).await, "POIN-12");
        // Anybody else serves the member as ever.
        d.minta(&kasir, &tukar, hadiah::tukar).await.unwrap();
        jual(&d, &kasir, &k[0], "KARTU0001", 100).await.unwrap();
        for jenis in ["TUKAR", "BAYAR"] {
            let sql = format!("UPDATE buku_poin SET oleh = 'own-jkt1' WHERE jenis = '{jenis}'");
            let temuan = d.bila(TOKO, move |tx| paksa(tx, "buku_poin", &sql)).await.join(";");
            assert!(temuan.contains("I17 poin impor tidak dipakai pengimpornya sendirian"), "{temuan}");
        }
    });
}

/// Points are a payment (2.3): what they leave in money may be less than the piece cost. A price below cost is asked for, whatever pays.
#[test]
fn poin_membayar_tanpa_otorisasi_dan_harga_di_bawah_modal_tetap_ditanya() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        d.anggota("PA", "MEMBER001").await;
        d.setel(TOKO, "PENJUALAN_BAYAR_POIN_MODULE", "on").await;
        tangan(&d, &p, "PA", "TAMBAH", 100_000).await.unwrap();
        let k = d.barang("A06", &[3_000, 3_000]).await;
        let m = milik(penjualan(barang(&k[0])), "MEMBER001");
        let neto = hitung(&d, &p, &m).await.neto.nilai();
        let n = neto / NILAI - 1;
        let (t, _) = jual(&d, &p, &k[0], "MEMBER001", n).await.unwrap();
        assert_eq!(t.poin.map(|x| (x.dapat, x.pakai)), Some((0, n)));
        let mut m = milik(penjualan(barang(&k[1])), "MEMBER001");
        let harga = neto / NILAI / 2 * NILAI;
        m.detail_barang[0].harga_total = Some(Rupiah::new(harga));
        m.pembayaran = vec![dengan_poin(harga / NILAI)];
        ditolak(simpan(&d, &p, &m).await, "NIAGA-08");
    });
}

#[test]
fn tingkat_tidak_naik_oleh_penjualan_itu_sendiri_poin_atau_barang_yang_pulang() {
    di_kedua(|d| async move {
        let (own, p) = (d.pemilik(TOKO).await, d.orang("kasir1-jkt1").await);
        d.anggota("PA", "MEMBER001").await;
        d.anggota("PB", "MEMBER002").await;
        d.setel(TOKO, "PENJUALAN_BAYAR_POIN_MODULE", "on").await;
        let k = d.barang("A06", &[8_000; 5]).await;
        let neto = hitung(&d, &p, &milik(penjualan(barang(&k[0])), "MEMBER001")).await.neto.nilai();
        let isi = json!({ "berlaku": "", "isi": { "tingkat": [
            { "nama": "BIASA", "dari_rp": 0, "pengali": 100 }, { "nama": "EMAS", "dari_rp": neto, "pengali": 300 },
        ] } });
        let m: aturan::MintaAturan = serde_json::from_value(isi).unwrap();
        d.kerja_rantai(&own, move |tx, p| aturan::simpan(tx, p, Jenis::Tingkat, &m)).await.unwrap();
        let belanja = async |kode: &'static str| {
            let hari = Tanggal::parse("2026-11-15").unwrap();
            d.db().read(move |c| aturan::belanja(c, kode, hari)).await.unwrap().nilai()
        };
        let (t, _) = jual(&d, &p, &k[0], "MEMBER001", 0).await.unwrap();
        assert_eq!((t.poin.unwrap().dapat, belanja("PA").await), (dapat(neto), neto));
        // A friend brings the piece back: it is not the member's spending any more, and never the friend's.
        let beli = selesai(&d, &p, pembelian(bawa(&t.no_faktur_jual[0], 8_000))).await.unwrap();
        assert_eq!(belanja("PA").await, neto - beli.neto.nilai().abs());
        let (t, _) = jual(&d, &p, &k[1], "MEMBER001", 0).await.unwrap();
        assert_eq!(t.poin.unwrap().dapat, dapat(neto));
        tangan(&d, &p, "PB", "TAMBAH", 1_000).await.unwrap();
        jual(&d, &p, &k[2], "MEMBER002", 1_000).await.unwrap();
        assert_eq!(belanja("PB").await, neto - 1_000 * NILAI);
        // Nor by money that the bank has not shown, paid at once or by way of a deposit.
        d.anggota("PC", "MEMBER003").await;
        d.setel(TOKO, "VALIDASI_NON_CASH_MODULE", "on").await;
        let no = terima(&d, &p, titip(neto, dia("MEMBER003"), transfer(&d, neto).await)).await;
        for (kode, bayar) in [(&k[3], transfer(&d, neto).await), (&k[4], dengan(&no, neto))] {
            let mut m = milik(penjualan(barang(kode)), "MEMBER003");
            m.pembayaran = vec![bayar];
            simpan(&d, &p, &m).await.unwrap();
            assert_eq!(belanja("PC").await, 0);
        }
    });
}

#[test]
fn yang_hangus_di_kartu_gabungan_tidak_diambil_dua_kali() {
    di_kedua(|d| async move {
        let (p, own) = (d.orang("kasir1-jkt1").await, d.pemilik(TOKO).await);
        d.anggota("PA", "MEMBER001").await;
        d.anggota("PB", "MEMBER002").await;
        d.setel("PST", "MEMBER_RESET_POIN_MODULE", "on").await;
        let t = tangan(&d, &p, "PA", "TAMBAH", 100).await.unwrap();
        let mut m = gabung::MintaGabung {
            kode_lama: "PA".to_owned(),
            kode_tetap: "PB".to_owned(),
            alasan: "satu orang".to_owned(),
            ..gabung::MintaGabung::default()
        };
        let minta = m.clone();
        let e = d.kerja_rantai(&p, move |tx, p| gabung::gabung(tx, p, &minta)).await.unwrap_err();
        m.otorisasi = d.izin(&p, "own-jkt1", &e).await.unwrap();
        d.kerja_rantai(&p, move |tx, p| gabung::gabung(tx, p, &m)).await.unwrap();
        reset(&d, 0).await;
        assert_eq!((saldo(&d, "PA").await, saldo(&d, "PB").await), (0, 0));
        let badan = json!({ "no_dok": t["no_dok"], "alasan": "keliru" });
        d.minta(&own, &badan, poin::batal).await.unwrap();
        assert_eq!((saldo(&d, "PA").await, saldo(&d, "PB").await), (0, 0));
        d.bersih().await;
    });
}

#[test]
fn poin_yang_dipakai_di_toko_lain_saat_barangnya_dibeli_dipotong_atau_ditarik() {
    di_kedua(|d| async move {
        let (a, b) = (d.orang("kasir1-jkt1").await, d.orang("kasir1-bdg1").await);
        d.anggota("PA", "MEMBER001").await;
        d.setel("BDG1", "PENJUALAN_BAYAR_POIN_MODULE", "on").await;
        let (k, lain) = (d.barang("A06", &[8_000]).await, d.barang_di("BDG1", "A06", &[8_000]).await);
        let (t, neto) = jual(&d, &a, &k[0], "MEMBER001", 0).await.unwrap();
        let n = dapat(neto);
        let m = pembelian(bawa(&t.no_faktur_jual[0], 8_000));
        let penuh = hitung(&d, &a, &m).await.neto.nilai().abs();
        let (beli, pakai) = tokio::join!(selesai(&d, &a, m), jual(&d, &b, &lain[0], "MEMBER001", n));
        // What the piece gave went with it, or came off its price; or one of both was refused.
        match (&beli, &pakai) {
            (Ok(b), Ok((s, _))) => {
                let dipotong = (penuh - b.neto.nilai().abs()) / NILAI;
                let ditarik = s.poin.unwrap().dapat - saldo(&d, "PA").await;
                assert_eq!(dipotong + ditarik, n);
            }
            (Ok(b), Err(_)) => assert_eq!(b.neto.nilai().abs(), penuh),
            (Err(e), dipakai) => assert!(dipakai.is_ok(), "{e}"),
        }
        d.bersih().await;
    });
}

#[test]
fn poin_yang_dipakai_di_toko_lain_saat_penjualannya_dibatalkan_tidak_lolos_dari_orang_kedua() {
    di_kedua(|d| async move {
        let (a, b) = (d.orang("kasir1-jkt1").await, d.orang("kasir1-bdg1").await);
        let spv = d.orang("spv-jkt1").await;
        d.setel("BDG1", "PENJUALAN_BAYAR_POIN_MODULE", "on").await;
        // Small ones there: what they earn themselves would make up for what was spent.
        let (k, lain) = (d.barang("A06", &[8_000; 4]).await, d.barang_di("BDG1", "A06", &[200; 4]).await);
        let orang = [("PA", "MEMBER001"), ("PB", "MEMBER002"), ("PC", "MEMBER003"), ("PD", "MEMBER004")];
        for ((kode, member), (k, lain)) in orang.into_iter().zip(k.iter().zip(&lain)) {
            d.anggota(kode, member).await;
            let (t, neto) = jual(&d, &a, k, member, 0).await.unwrap();
            let (batal, pakai) =
                tokio::join!(batalkan(&d, &spv, &t.no_faktur_group), jual(&d, &b, lain, member, dapat(neto)));
            // Who comes second sees what the first one did: no points left, or points that are gone.
            let sisa = saldo(&d, kode).await;
            assert!(batal.is_err() || pakai.is_err(), "{sisa}");
        }
        d.bersih().await;
    });
}
