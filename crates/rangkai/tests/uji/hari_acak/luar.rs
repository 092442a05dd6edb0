//! Pre-orders with the payments of a marketplace, and craftsmen with the shop's gold.

use super::kerja::{langkah, tunai};
use super::model::{Letak, Model, Po, Toko, pilih, rp, teks};
use barang::curah::manual;
use dunia::Dunia;
use lebur::{hasil, jual as ciok, lot};
use praorder::{closing, jual, kembali, simpan, validasi};
use serde_json::{Value, json};
use testkit::Acak;
use tukang::{emas, terima};

const TUKANG: &str = "T01";

fn salah_satu(acak: &mut Acak, n: usize) -> usize {
    usize::try_from(acak.antara(0, i64::try_from(n).unwrap())).unwrap()
}

/// Milligrams as a screen sends them.
fn gram(mg: i64) -> Value {
    serde_json::from_str(&format!("{}.{:03}", mg / 1_000, mg % 1_000)).unwrap()
}

/// Something is ordered at a marketplace; one order of theirs twice is refused.
pub(super) async fn po(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let kasir = salah_satu(acak, 2);
    let ulang = m.po.first().is_some_and(|p| p.tahap != "BATAL") && acak.persen(20);
    let no_order = if ulang { m.po[0].no_order.clone() } else { format!("TKP-{}", m.po.len()) };
    let harga = acak.antara(20, 60) * 50_000;
    let isi = json!({ "kode_member": super::MEMBER, "kode_sales": "S01", "kode_marketplace": "TOKOPEDIA", "no_order": no_order,
        "no_rekening": t.pasar, "deskripsi": "cincin", "qty_estimasi": 1, "berat_estimasi": 2.5, "harga_estimasi": harga,
        "harga_gram": 1, "detail_barang": [{ "deskripsi": "cincin", "berat": 2.5, "harga_estimasi": harga }] });
    let j = t.d.minta(&t.kasir[kasir], &isi, simpan::simpan).await;
    if ulang {
        assert!(j.is_err(), "{no_order} dua kali");
        return false;
    }
    m.po.push(Po { no: teks(&j.unwrap()["no_po"]), no_order, harga, kasir, ..Po::default() });
    true
}

/// Its payment, its sale, its end; now and then a payment twice, a sale before the money, an end after it.
pub(super) async fn urus_po(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    if m.po.is_empty() {
        return false;
    }
    let ke = salah_satu(acak, m.po.len());
    let (po, aneh) = (m.po[ke].clone(), acak.persen(25));
    match po.tahap {
        "" if !aneh => bayar(t, m, ke).await,
        "" if acak.persen(50) => {
            // Nothing was paid: it ends without money and without anybody's word.
            langkah(t.d, &t.kasir[po.kasir], &po.no, &json!({ "alasan": "uji" }), kembali::batal_po)
                .await
                .unwrap();
            m.po[ke].tahap = "BATAL";
            true
        }
        "LUNAS" if !aneh => jual_po(acak, t, m, ke).await,
        "LUNAS" if acak.persen(50) => {
            // As if it had never been paid.
            langkah(t.d, &t.kasir[po.kasir], &po.no, &json!({ "alasan": "uji" }), kembali::batal_po)
                .await
                .unwrap();
            m.bank_pasar -= po.harga;
            (m.po[ke].tahap, m.po[ke].saldo) = ("BATAL", 0);
            true
        }
        "JUAL" if !aneh => kirim(t, m, ke).await,
        _ => {
            // Whatever it was paid, sold or cancelled with before does not come again.
            if po.tahap.is_empty() {
                let isi = json!({ "no_po": po.no, "detail_barang": [{ "kode_barcode": "99999999" }] });
                assert!(t.d.minta(&t.kasir[0], &isi, jual::simpan).await.is_err());
            } else {
                assert!(!bayar(t, m, ke).await, "{po:?} dibayar dua kali");
            }
            false
        }
    }
}

/// A file of payments, brought by another than who took the pre-order.
async fn bayar(t: &Toko<'_>, m: &mut Model, ke: usize) -> bool {
    let po = m.po[ke].clone();
    let isi = json!({ "nama_berkas": "uji.csv", "data_transaksi": [{ "no_po": po.no, "nominal_bayar": po.harga, "tanggal": "" }] });
    let sendiri = t.d.minta(&t.kasir[po.kasir], &isi, validasi::validasi).await;
    assert!(sendiri.is_err(), "pembuatnya sendiri");
    let j = t.d.minta(&t.kasir[1 - po.kasir], &isi, validasi::validasi).await;
    if !po.tahap.is_empty() {
        assert!(j.is_err(), "{po:?}");
        return false;
    }
    j.unwrap();
    m.bank_pasar += po.harga;
    (m.po[ke].tahap, m.po[ke].saldo, m.po[ke].pernah) = ("LUNAS", po.harga, true);
    true
}

/// A piece leaves by a sale from its money; the rest is paid in cash.
async fn jual_po(acak: &mut Acak, t: &Toko<'_>, m: &mut Model, ke: usize) -> bool {
    let Some(barang) = pilih(acak, &m.di(|l| *l == Letak::Baki)) else { return false };
    let (po, kasir) = (m.po[ke].clone(), salah_satu(acak, 2));
    let mut isi = json!({ "no_po": po.no, "detail_barang": [{ "kode_barcode": barang }] });
    let h = t.d.minta(&t.kasir[kasir], &isi, |tx, p, m| jual::hitung(tx, p, m)).await.unwrap();
    let (sisa, dp) = (rp(&h["sisa_rp"]), rp(&h["dp_rp"]));
    isi["pembayaran"] = tunai(sisa);
    let j = t.d.minta_izin((&t.kasir[kasir], "spv-jkt1"), &isi, jual::simpan).await.unwrap();
    m.kas[kasir] += sisa;
    m.kupon.extend(j["kupon"].as_array().unwrap().iter().map(teks));
    m.barang.insert(barang.clone(), Letak::Terjual(teks(&j["no_faktur_jual"][0])));
    (m.po[ke].tahap, m.po[ke].saldo) = ("JUAL", po.saldo - dp);
    m.po[ke].jual = (teks(&j["no_faktur_group"]), barang);
    true
}

/// The piece leaves; from then on its sale stands, and it leaves once.
async fn kirim(t: &Toko<'_>, m: &mut Model, ke: usize) -> bool {
    let po = m.po[ke].clone();
    let baris = |kode: &str| json!({ "no_po": po.no, "no_resi": "", "status_kirim": "AMBIL", "qty": 1, "barcode": [kode] });
    let isi = |kode: &str| json!({ "detail_po": [baris(kode)] });
    let p = &t.kasir[po.kasir];
    assert!(t.d.minta_izin((p, "spv-jkt1"), &isi("99999999"), closing::closing).await.is_err());
    t.d.minta_izin((p, "spv-jkt1"), &isi(&po.jual.1), closing::closing).await.unwrap();
    assert!(
        t.d.minta_izin((p, "spv-jkt1"), &isi(&po.jual.1), closing::closing).await.is_err(),
        "{po:?} dua kali"
    );
    let batal = json!({ "no_faktur": po.jual.0, "alasan": "uji" });
    assert!(t.d.minta_izin((&t.spv, "own-jkt1"), &batal, jual::batal).await.is_err(), "{po:?} sudah dikirim");
    m.po[ke].tahap = "KIRIM";
    true
}

/// Gold without barcode that waits for the melt, for the craftsmen of a run.
pub(super) async fn leburan(d: &Dunia, t: &Toko<'_>, m: &mut Model) {
    let baris = json!({ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A06", "qty": 1, "berat": 40, "harga_modal": 30_000_000 });
    d.minta(&t.own, &json!({ "detail_barang": [baris] }), manual::tambah).await.unwrap();
    let isi = json!({ "tujuan": "HC1", "keterangan": "uji", "detail_barang": [baris] });
    d.minta(&t.own, &isi, manual::hancur).await.unwrap();
    m.leburan = 40_000;
}

/// Gold goes to a craftsman and comes back as scrap; never more than there is, never more than he owes.
pub(super) async fn tukang(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let mg = acak.antara(1, 60) * 400;
    if acak.persen(50) {
        let isi = json!({ "kode_tukang": TUKANG, "emas": [{ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1", "berat": gram(mg) }] });
        let j = t.d.minta_izin((&t.spv, "own-jkt1"), &isi, emas::keluar).await;
        if mg > m.leburan {
            assert!(j.is_err(), "{mg} dari {}", m.leburan);
            return false;
        }
        j.unwrap();
        m.leburan -= mg;
        m.tukang += mg * 3 / 4;
        return true;
    }
    let isi = json!({ "kode_tukang": TUKANG, "rosok": [{ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1",
        "berat": gram(mg), "kadar_uji": 75 }] });
    let j = t.d.minta_izin((&t.spv, "own-jkt1"), &isi, terima::terima).await;
    if mg * 3 / 4 > m.tukang {
        assert!(j.is_err(), "{mg} dari {}", m.tukang);
        return false;
    }
    j.unwrap();
    m.leburan += mg;
    m.tukang -= mg * 3 / 4;
    true
}

/// Gold is melted, comes back with a little loss, tested by a cashier, and is sold for cash; never more than there is, no lot twice.
pub(super) async fn lebur(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let (mg, kasir) = (acak.antara(1, 60) * 400, salah_satu(acak, 2));
    let isi = json!({ "timbang": gram(mg), "emas": [{ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1", "berat": gram(mg) }] });
    let j = t.d.minta_izin((&t.spv, "own-jkt1"), &isi, lot::buka).await;
    if mg > m.leburan {
        assert!(j.is_err(), "{mg} dari {}", m.leburan);
        return false;
    }
    m.leburan -= mg;
    let no = j.unwrap()["no_lot"].clone();
    let isi = json!({ "no_lot": no, "kode_pelebur": "L02", "timbang": gram(mg) });
    t.d.minta_izin((&t.spv, "own-jkt1"), &isi, lebur::kirim::kirim).await.unwrap();
    // A fifth of a percent is lost, cut off as the norm is: what rounding adds of a small lot is over it and wants another's word.
    let masuk = mg * 3 / 4;
    let murni = masuk - masuk * 2 / 1_000;
    let isi =
        json!({ "no_lot": no, "hasil": [{ "bentuk": "CIOK", "berat": gram(murni), "kadar_uji": 100 }] });
    let j = t.d.minta(&t.kasir[kasir], &isi, hasil::catat).await.unwrap();
    assert!(t.d.minta(&t.kasir[kasir], &isi, hasil::catat).await.is_err(), "{no} dua kali");
    let harga = murni * 3_000;
    let isi = json!({ "kode_pelebur": "L02", "timbang": gram(murni), "detail": [{ "no_hasil": j["no_dok"], "baris": 1, "harga": harga }],
        "pembayaran": tunai(harga) });
    t.d.minta_izin((&t.kasir[kasir], "own-jkt1"), &isi, ciok::jual).await.unwrap();
    m.kas[kasir] += harga;
    true
}

/// The marketplace's account, the craftsman's, and what waits for the melt.
pub(super) async fn banding(t: &Toko<'_>, m: &Model, jejak: &str) {
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_bank WHERE no_rekening = $1";
    if t.pasar != t.rekening {
        assert_eq!(t.d.angka(sql, db::args![t.pasar.as_str()]).await, m.bank_pasar, "bank pasar\n{jejak}");
    }
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_tukang";
    assert_eq!(t.d.angka(sql, &[]).await, m.tukang, "tukang\n{jejak}");
    let sql = "SELECT CAST(COALESCE(SUM(berat), 0) AS BIGINT) FROM saldo_curah WHERE gudang = 'HANCUR'";
    assert_eq!(t.d.angka(sql, &[]).await, m.leburan, "leburan\n{jejak}");
}
