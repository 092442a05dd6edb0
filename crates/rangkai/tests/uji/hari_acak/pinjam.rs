//! Loans on pledges and pieces sold in instalments: lent, extended, redeemed, taken back; signed, paid, ended. Now and then a step
//! twice, on another day, by who may not, or with money that is not in the drawer.

use super::kerja::{langkah, tunai};
use super::model::{Cicil, Letak, Model, Pinjam, Toko, pilih, rp, teks};
use cicilan::JenisAkhir;
use db::args;
use serde_json::{Value, json};
use testkit::Acak;

/// What the customer's card says.
const NIK: &str = "3171014101800007";

fn salah_satu(acak: &mut Acak, n: usize) -> usize {
    usize::try_from(acak.antara(0, i64::try_from(n).unwrap())).unwrap()
}

fn orang() -> Value {
    json!({ "nama_customer": "SITI PINJAM", "no_hp": "081211110000", "alamat_customer": "JL KENANGA 8", "nik": NIK })
}

/// Money lent on a chain that somebody brings; never on one's own test, never above what it would bring melted.
pub(super) async fn pinjam(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let kasir = salah_satu(acak, 2);
    let (p, jumlah, aneh) = (&t.kasir[kasir], acak.antara(2, 12) * 100_000, acak.persen(25));
    let sql =
        "SELECT kondisi FROM kondisi_pinjaman WHERE toko = 'JKT1' AND dihapus = 0 ORDER BY potongan, kondisi";
    let kondisi = t.d.baris(sql, &[]).await.remove(0);
    // Who pays out says no yes of their own.
    let sendiri = aneh && acak.persen(50);
    let jumlah = if aneh && !sendiri { 900_000_000 } else { jumlah };
    let isi = json!({ "customer": orang(), "kode_sales": "S01", "tempat": "LACI A",
        "detail_barang": [{ "nama_barang": "GELANG", "kode_group": "750", "kode_dept": "CIN750", "kadar": 75, "kadar_uji": 75,
            "berat": 5, "kondisi": kondisi }],
        "jumlah_hutang": jumlah, "pembayaran": tunai(jumlah) });
    if sendiri {
        let tolak = t.d.minta(p, &isi, pinjaman::simpan).await.unwrap_err();
        assert!(t.d.izin(p, p.user_id.as_str(), &tolak).await.is_err());
        return false;
    }
    let j = t.d.minta_izin((p, "spv-jkt1"), &isi, pinjaman::simpan).await;
    if aneh || m.kas[kasir] < jumlah {
        assert!(j.is_err(), "{jumlah} dari {}", m.kas[kasir]);
        return false;
    }
    let j = j.unwrap();
    assert_eq!((rp(&j["diterima_rp"]), &j["tunggu"]), (jumlah, &json!(false)), "{j}");
    m.kas[kasir] -= jumlah;
    m.pinjam.push(Pinjam {
        no: teks(&j["no_faktur_hutang"]),
        pokok: jumlah,
        kasir,
        hari: m.hari,
        ..Pinjam::default()
    });
    true
}

/// Redeemed, extended or taken back; what was closed before stays closed.
pub(super) async fn urus_pinjam(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    if m.pinjam.is_empty() {
        return false;
    }
    let ke = salah_satu(acak, m.pinjam.len());
    let (h, kasir) = (m.pinjam[ke].clone(), salah_satu(acak, 2));
    match acak.antara(0, 100) {
        0..40 => tebus(t, m, (ke, kasir)).await,
        40..70 => perpanjang(t, m, (ke, kasir)).await,
        _ => {
            let j = langkah(t.d, &t.spv, &h.no, &json!({ "alasan": "uji" }), pinjaman::batal).await;
            if h.tutup || h.lanjutan || h.hari != m.hari {
                assert!(j.is_err(), "{h:?} hari {}", m.hari);
                return false;
            }
            j.unwrap();
            m.kas[h.kasir] += h.pokok;
            m.pinjam[ke].tutup = true;
            true
        }
    }
}

/// All that is owed against the pledges, to the person on the loan.
async fn tebus(t: &Toko<'_>, m: &mut Model, (ke, kasir): (usize, usize)) -> bool {
    let (h, p) = (m.pinjam[ke].clone(), &t.kasir[kasir]);
    let kini = t.d.db().jam().sekarang();
    let no = h.no.clone();
    let datang = json!({ "tiket": 1, "nik": NIK });
    let tanya = move |tx: &mut db::Tx<'_>, p: &platform::Pelaku, m: &pinjaman::HutangLunasMinta| {
        pinjaman::hitung_lunas(tx, p, &no, m, kini)
    };
    let hitungan = t.d.minta(p, &datang, tanya).await;
    if h.tutup {
        assert!(hitungan.is_err(), "{h:?}");
        return false;
    }
    let total = rp(&hitungan.unwrap()["total_bayar"]);
    assert!(total >= h.pokok, "{total} {h:?}");
    let isi = |nik: &str| json!({ "tiket": 1, "nik": nik, "pembayaran": tunai(total), "total_bayar": total });
    // Another's card redeems nothing.
    assert!(langkah(t.d, p, &h.no, &isi("3171014101800015"), pinjaman::lunas).await.is_err());
    langkah(t.d, p, &h.no, &isi(NIK), pinjaman::lunas).await.unwrap();
    m.kas[kasir] += total;
    m.pinjam[ke].tutup = true;
    true
}

/// The interest so far is paid, and another loan of the same principal follows.
async fn perpanjang(t: &Toko<'_>, m: &mut Model, (ke, kasir): (usize, usize)) -> bool {
    let (h, p) = (m.pinjam[ke].clone(), &t.kasir[kasir]);
    let kini = t.d.db().jam().sekarang();
    let no = h.no.clone();
    let dasar = json!({ "cara": "PERPANJANG", "tiket": 1, "nik": NIK });
    let tanya = move |tx: &mut db::Tx<'_>, p: &platform::Pelaku, m: &pinjaman::HutangLanjutMinta| {
        pinjaman::hitung_lanjut(tx, p, &no, m, kini)
    };
    let hitungan = t.d.minta(p, &dasar, tanya).await;
    if h.tutup {
        assert!(hitungan.is_err(), "{h:?}");
        return false;
    }
    let hitungan = hitungan.unwrap();
    let bayar = rp(&hitungan["bayar_rp"]);
    assert_eq!(rp(&hitungan["jumlah_hutang_baru"]), h.pokok, "{hitungan}");
    let mut isi = dasar;
    isi["pembayaran"] = tunai(bayar);
    isi["total_bayar"] = json!(bayar);
    let j = langkah(t.d, p, &h.no, &isi, pinjaman::lanjut).await.unwrap();
    m.kas[kasir] += bayar;
    m.pinjam[ke].tutup = true;
    let (no, hari) = (teks(&j["no_penerus"]), m.hari);
    m.pinjam.push(Pinjam { no, pokok: h.pokok, kasir, hari, lanjutan: true, tutup: false });
    true
}

/// A piece on a plan: its share is paid down, and it lies aside.
pub(super) async fn cicil(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let Some(barang) = pilih(acak, &m.di(|l| *l == Letak::Baki)) else { return false };
    let (kasir, aneh) = (salah_satu(acak, 2), acak.persen(20));
    let p = &t.kasir[kasir];
    let sql = "SELECT kode_cicilan FROM cicilan WHERE toko = 'JKT1' AND dihapus = 0 AND aktif = 1 ORDER BY kode_cicilan";
    let plan = t.d.baris(sql, &[]).await.remove(0);
    let mut isi = json!({ "customer": orang(), "kode_sales": "S01", "kode_cicilan": plan,
        "detail_barang": [{ "kode_barcode": barang }] });
    let h = t.d.minta(p, &isi, |tx, p, m| cicilan::hitung(tx, p, m)).await.unwrap();
    let dp = rp(&h["dp_rp"]);
    // A rupiah less than it is.
    isi["pembayaran"] = tunai(if aneh { dp - 1 } else { dp });
    isi["neto"] = json!(dp);
    let j = t.d.minta_izin((p, "spv-jkt1"), &isi, cicilan::simpan).await;
    if aneh {
        assert!(j.is_err(), "{h}");
        return false;
    }
    let j = j.unwrap();
    m.kas[kasir] += dp;
    m.barang.insert(barang.clone(), Letak::Cicil);
    let (no, sisa) = (teks(&j["no_cicilan"]), rp(&j["pokok_rp"]));
    m.cicil.push(Cicil { no, barang, kasir, hari: m.hari, muka: dp, saldo: dp, sisa, ..Cicil::default() });
    true
}

/// An instalment, or the end of it; nothing after the end.
pub(super) async fn urus_cicil(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    if m.cicil.is_empty() {
        return false;
    }
    let ke = salah_satu(acak, m.cicil.len());
    let kasir = salah_satu(acak, 2);
    if acak.persen(65) { angsur(acak, t, m, (ke, kasir)).await } else { berakhir(t, m, (ke, kasir)).await }
}

async fn angsur(acak: &mut Acak, t: &Toko<'_>, m: &mut Model, (ke, kasir): (usize, usize)) -> bool {
    let (c, p) = (m.cicil[ke].clone(), &t.kasir[kasir]);
    let no = c.no.clone();
    let tanya = move |tx: &mut db::Tx<'_>, p: &platform::Pelaku, m: &cicilan::CicilanBayarMinta| {
        let kini = tx.sekarang();
        cicilan::hitung_bayar(tx, p, &no, m, kini)
    };
    let h = t.d.minta(p, &json!({ "jumlah_rp": 1 }), tanya).await;
    if c.tutup || c.sisa == 0 {
        assert!(h.is_err(), "{c:?} {h:?}");
        return false;
    }
    let h = h.unwrap();
    let (satu, semua) = (rp(&h["angsuran"][0]["jumlah_rp"]), rp(&h["hutang_rp"]));
    let terlalu = acak.persen(20);
    let jumlah = if terlalu { semua + 1 } else { satu };
    let isi = json!({ "jumlah_rp": jumlah, "pembayaran": tunai(jumlah), "tunda_serah": true });
    let j = langkah(t.d, p, &c.no, &isi, cicilan::bayar).await;
    if terlalu {
        assert!(j.is_err(), "{c:?} {jumlah}");
        return false;
    }
    let j = j.unwrap();
    let pokok = rp(&j["pokok_rp"]);
    assert_eq!(rp(&j["denda_rp"]) + rp(&j["bunga_rp"]) + pokok, jumlah, "{j}");
    m.kas[kasir] += jumlah;
    let c = &mut m.cicil[ke];
    (c.saldo, c.sisa, c.dibayar) = (c.saldo + pokok, c.sisa - pokok, true);
    true
}

/// The customer gives it up: the piece goes back to the showcase, the money by rule; whole on its own day, while nothing else happened.
async fn berakhir(t: &Toko<'_>, m: &mut Model, (ke, kasir): (usize, usize)) -> bool {
    let (c, p) = (m.cicil[ke].clone(), &t.kasir[kasir]);
    let no = c.no.clone();
    let tanya = move |tx: &mut db::Tx<'_>, p: &platform::Pelaku, m: &cicilan::CicilanAkhirMinta| {
        let kini = tx.sekarang();
        cicilan::hitung_akhir(tx, p, (JenisAkhir::Batal, &no), m, kini)
    };
    let h = t.d.minta(p, &json!({ "alasan": "uji" }), tanya).await;
    if c.tutup {
        assert!(h.is_err(), "{c:?} {h:?}");
        return false;
    }
    let h = h.unwrap();
    let (keluar, utuh) = (rp(&h["dibayar_rp"]), h["utuh"] == true);
    assert_eq!(utuh, c.hari == m.hari && !c.dibayar, "{c:?} hari {} {h}", m.hari);
    // Never more than came in for it.
    assert!(keluar <= c.saldo, "{c:?} {h}");
    let laci = if utuh { c.kasir } else { kasir };
    let isi = json!({ "alasan": "uji", "pembayaran": if utuh { json!([]) } else { tunai(keluar) } });
    let no = c.no.clone();
    let akhir = move |tx: &mut db::Tx<'_>, p: &platform::Pelaku, m: &cicilan::CicilanAkhirMinta| {
        cicilan::akhiri(tx, p, (JenisAkhir::Batal, &no), m)
    };
    let j = t.d.minta_izin((p, "spv-jkt1"), &isi, akhir).await;
    if m.kas[laci] < keluar {
        assert!(j.is_err(), "{c:?} {keluar} dari {}", m.kas[laci]);
        return false;
    }
    j.unwrap();
    m.kas[laci] -= keluar;
    m.barang.insert(c.barang, Letak::Baki);
    let c = &mut m.cicil[ke];
    (c.tutup, c.saldo, c.sisa) = (true, 0, 0);
    true
}

/// What customers owe on loans, and on pieces that left.
pub(super) async fn banding(t: &Toko<'_>, m: &Model, jejak: &str) {
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_pinjaman WHERE toko = 'JKT1' AND akun = $1";
    let pokok: i64 = m.pinjam.iter().filter(|h| !h.tutup).map(|h| h.pokok).sum();
    assert_eq!(t.d.angka(sql, args!["POKOK"]).await, pokok, "pokok pinjaman\n{jejak}");
    // Nothing was handed over before it was paid.
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_piutang WHERE toko = 'JKT1'";
    assert_eq!(t.d.angka(sql, &[]).await, 0, "piutang\n{jejak}");
}
