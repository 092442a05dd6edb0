//! What these tests share: a member, a pre-order of so many pieces, its payment, its sale.

use db::args;
use dunia::Dunia;
use member::daftar::{self, MemberMinta};
use niaga::jual::JualMinta;
use niaga::{Tercatat, batal, timbang_lagi};
use platform::{Hasil, Pelaku, Tolak};
use praorder::closing::{BarisClosing, ClosingMinta, Terclosing};
use praorder::jual::{BatalJualPo, JualPo};
use praorder::lihat::{self, PreOrder};
use praorder::simpan::{PreOrderBarang, PreOrderMinta};
use praorder::validasi::{BayarCocok, Tervalidasi, ValidasiMinta};
use values::{Berat, NoFaktur, Rupiah};

/// The people of the tests: who takes pre-orders, and who brings their payments in.
pub(crate) struct Orang {
    pub(crate) kasir: Pelaku,
    pub(crate) lain: Pelaku,
    pub(crate) member: String,
    pub(crate) rekening: String,
}

pub(crate) async fn orang(d: &Dunia) -> Orang {
    let (kasir, lain) = (d.orang("kasir1-jkt1").await, d.orang("kasir2-jkt1").await);
    let m = MemberMinta {
        nama_customer: "SITI AMINAH".to_owned(),
        no_hp: "081200000001".to_owned(),
        alamat_customer: "JL. KENANGA 8".to_owned(),
        yakin: true,
        ..MemberMinta::default()
    };
    let t = d.kerja_rantai(&kasir, move |tx, p| daftar::daftarkan(tx, p, &m)).await.unwrap();
    let sql = "SELECT no_rekening FROM marketplace WHERE toko = 'JKT1' AND kode_marketplace = 'TOKOPEDIA'";
    let rekening = d.db().read(move |c| c.nilai::<String>(sql, args![])).await.unwrap();
    Orang { kasir, lain, member: t.member.kode_member, rekening }
}

/// So many pieces of two and a half grams, a price each, ordered at Tokopedia.
pub(crate) fn minta(o: &Orang, no_order: &str, harga: &[i64]) -> PreOrderMinta {
    let detail_barang: Vec<PreOrderBarang> = harga
        .iter()
        .map(|h| PreOrderBarang {
            deskripsi: "Cincin polos".to_owned(),
            berat: Berat::mg(2_500),
            harga_estimasi: Rupiah::new(*h),
            ..PreOrderBarang::default()
        })
        .collect();
    let n = i64::try_from(harga.len()).unwrap();
    PreOrderMinta {
        kode_member: o.member.clone(),
        kode_sales: "S01".to_owned(),
        kode_marketplace: "TOKOPEDIA".to_owned(),
        no_order: no_order.to_owned(),
        no_rekening: o.rekening.clone(),
        deskripsi: "Cincin pesanan".to_owned(),
        qty_estimasi: n,
        berat_estimasi: Berat::mg(2_500 * n),
        harga_estimasi: Rupiah::new(harga.iter().sum()),
        harga_gram: 1,
        detail_barang,
        ..PreOrderMinta::default()
    }
}

pub(crate) async fn simpan(d: &Dunia, p: &Pelaku, m: &PreOrderMinta) -> Hasil<PreOrder> {
    let m = m.clone();
    d.kerja(p, move |tx, p| praorder::simpan::simpan(tx, p, &m)).await
}

pub(crate) async fn po(d: &Dunia, o: &Orang, no_order: &str, harga: &[i64]) -> String {
    simpan(d, &o.kasir, &minta(o, no_order, harga)).await.unwrap().isi.no_po
}

pub(crate) async fn satu(d: &Dunia, no: &str) -> PreOrder {
    let no = no.to_owned();
    d.db().read(move |c| lihat::satu(c, &dunia::toko("JKT1"), &no)).await.unwrap()
}

pub(crate) fn bayar(no: &str, nominal: i64) -> BayarCocok {
    BayarCocok { no_po: no.to_owned(), nominal_bayar: Rupiah::new(nominal), ..BayarCocok::default() }
}

pub(crate) async fn validasi(d: &Dunia, p: &Pelaku, semua: &[BayarCocok]) -> Hasil<Tervalidasi> {
    validasi_izin(d, p, semua, "").await
}

pub(crate) async fn validasi_izin(
    d: &Dunia,
    p: &Pelaku,
    semua: &[BayarCocok],
    otorisasi: &str,
) -> Hasil<Tervalidasi> {
    let m = ValidasiMinta {
        data_transaksi: semua.to_vec(),
        nama_berkas: "uji.csv".to_owned(),
        otorisasi: otorisasi.to_owned(),
    };
    d.kerja(p, move |tx, p| praorder::validasi::validasi(tx, p, &m)).await
}

/// A pre-order that is paid in full.
pub(crate) async fn lunas(d: &Dunia, o: &Orang, no_order: &str, harga: &[i64]) -> String {
    let no = po(d, o, no_order, harga).await;
    validasi(d, &o.lain, &[bayar(&no, harga.iter().sum())]).await.unwrap();
    no
}

/// The bank has shown everything that waits.
pub(crate) async fn bank_valid(d: &Dunia) {
    let spv = d.orang("spv-jkt1").await;
    d.kerja(&spv, |tx, p| {
        let sql = "SELECT id_bank FROM bank_menunggu WHERE toko = 'JKT1' ORDER BY 1";
        let id_cashes = tx.rows(sql, args![], |r| r.int(0))?;
        kas::non_cash::simpan(tx, p, &kas::non_cash::Validasi { id_cashes })
    })
    .await
    .unwrap();
}

pub(crate) fn jual(no: &str, barcode: &[&str]) -> JualPo {
    let baris = |k: &&str| JualMinta { kode_barcode: (*k).to_owned(), ..JualMinta::default() };
    JualPo { no_po: no.to_owned(), detail_barang: barcode.iter().map(baris).collect(), ..JualPo::default() }
}

/// What the pre-order's money does not cover is paid in cash.
pub(crate) async fn dibayar(d: &Dunia, p: &Pelaku, mut m: JualPo) -> Hasil<JualPo> {
    let tanya = m.clone();
    let h = d.kerja(p, move |tx, p| praorder::jual::hitung(tx, p, &tanya)).await?;
    if h.sisa_rp > Rupiah::NOL {
        m.pembayaran.push(niaga::Bayar { jumlah_rp: h.sisa_rp, ..niaga::Bayar::default() });
    }
    Ok(m)
}

/// The sale as it is sent; nobody is asked.
pub(crate) async fn dijual(d: &Dunia, p: &Pelaku, m: &JualPo) -> Hasil<Tercatat> {
    let m = m.clone();
    d.kerja(p, move |tx, p| praorder::jual::simpan(tx, p, &m)).await
}

/// Sold; where somebody must say yes, a supervisor does.
pub(crate) async fn terjual(d: &Dunia, p: &Pelaku, m: JualPo) -> Hasil<Tercatat> {
    let mut m = dibayar(d, p, m).await?;
    match dijual(d, p, &m).await {
        Err(t) if t.kode == "NIAGA-08" => {
            m.otorisasi = d.izin(p, "spv-jkt1", &t).await?;
            dijual(d, p, &m).await
        }
        jadi => jadi,
    }
}

pub(crate) fn kirim(no: &str, qty: i64) -> BarisClosing {
    BarisClosing {
        no_po: no.to_owned(),
        no_resi: "JNE001".to_owned(),
        status_kirim: "KIRIM".to_owned(),
        qty,
        barcode: Vec::new(),
    }
}

/// The same, of pieces by their names.
pub(crate) fn kirim_ini(no: &str, barcode: &[&str]) -> BarisClosing {
    let barcode: Vec<String> = barcode.iter().map(|k| (*k).to_owned()).collect();
    BarisClosing { barcode: barcode.clone(), ..kirim(no, i64::try_from(barcode.len()).unwrap()) }
}

pub(crate) async fn closing(
    d: &Dunia,
    p: &Pelaku,
    semua: &[BarisClosing],
    otorisasi: &str,
) -> Hasil<Terclosing> {
    let m = ClosingMinta { detail_po: semua.to_vec(), otorisasi: otorisasi.to_owned() };
    d.kerja(p, move |tx, p| praorder::closing::closing(tx, p, &m)).await
}

/// What L5 has of a pre-order, and what the account of the tests has in all.
pub(crate) async fn saldo(d: &Dunia, no: &str) -> i64 {
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_titipan WHERE no_titip = $1";
    d.angka(sql, args![no]).await
}

pub(crate) async fn bank(d: &Dunia) -> (i64, i64) {
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_bank WHERE toko = 'JKT1'";
    let belum = "SELECT CAST(COALESCE(SUM(belum_valid), 0) AS BIGINT) FROM saldo_bank WHERE toko = 'JKT1'";
    (d.angka(sql, args![]).await, d.angka(belum, args![]).await)
}

/// What is said of a field.
#[track_caller]
pub(crate) fn kolom(t: &Tolak, nama: &str) -> String {
    t.kolom.get(nama).cloned().unwrap_or_else(|| panic!("{nama}: {t:?}"))
}

/// A sale of a pre-order taken back, its pieces so much heavier on the scale than they went out.
pub(crate) async fn batal_jual_timbang(
    d: &Dunia,
    p: &Pelaku,
    no: &str,
    lebih: i64,
) -> Hasil<batal::Tercatat> {
    let (toko, nota) = (p.toko.clone(), no.to_owned());
    let keluar = d.db().read(move |c| match NoFaktur::parse(&nota) {
        Ok(nota) => timbang_lagi::keluar(c, &toko, &nota),
        Err(_) => Ok(Vec::new()),
    });
    let timbang = keluar.await.unwrap().into_iter().map(|b| timbang_lagi::BarangTimbang {
        kode_barcode: b.kode_barcode,
        berat: Berat::mg(b.berat.sebagai_mg() + lebih),
    });
    let m = BatalJualPo {
        no_faktur: no.to_owned(),
        alasan: "SALAH".to_owned(),
        detail_barang: timbang.collect(),
        ..BatalJualPo::default()
    };
    d.kerja(p, move |tx, p| praorder::jual::batal(tx, p, &m)).await
}

pub(crate) async fn batal_jual(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<batal::Tercatat> {
    batal_jual_timbang(d, p, no, 0).await
}
