//! What people do with money, prices and approvals, through the use cases: drawers, the bank, a balance moved, a card
//! swiped, money to and from head office, the statement, new prices, and requests in every state.

use crate::hari_dagang::Meja;
use db::{Kunci, Tx, args};
use dunia::toko;
use harga::{Terbit, Usul};
use kas::batal::{self, Batal};
use kas::gesek::{self, Gesek, Kartu};
use kas::kirim_uang::{self, KirimUang, Terima};
use kas::non_cash;
use kas::pindah_saldo::{self, Pindah};
use kas::uang_bank::{self, JenisBank, UangBank};
use kas::uang_kas::{self, JenisKas, UangKas};
use platform::otorisasi;
use platform::{Hasil, Pelaku};
use values::{Persen, Rupiah, UsdSen};

/// Everything of the day that is about money and what must be allowed.
pub async fn urus(m: &Meja<'_>) {
    laci(m).await;
    pindah(m).await;
    bank(m).await;
    kartu(m).await;
    ke_pusat(m).await;
    dari_pusat(m).await;
    mutasi(m).await;
    harga_baru(m).await;
    permintaan(m).await;
}

/// What needs somebody's yes: refused, allowed, done.
pub async fn disetujui<T: std::fmt::Debug + Send + 'static>(
    m: &Meja<'_>,
    p: &Pelaku,
    siapa: &Pelaku,
    f: impl Fn(&mut Tx<'_>, &Pelaku, &str) -> Hasil<T> + Clone + Send + 'static,
) -> T {
    m.lewat(1);
    let g = f.clone();
    let t = m.d.kerja(p, move |tx, p| g(tx, p, "")).await.unwrap_err();
    let izin = m.d.izin(p, siapa.user_id.as_str(), &t).await.unwrap();
    m.lewat(1);
    m.d.kerja(p, move |tx, p| f(tx, p, &izin)).await.unwrap()
}

fn uang(jenis: JenisKas, kategori: &str, deskripsi: &str, jumlah: i64) -> UangKas {
    UangKas {
        jenis,
        kategori: kategori.to_owned(),
        deskripsi: deskripsi.to_owned(),
        jumlah_rp: Rupiah::new(jumlah),
        otorisasi: String::new(),
    }
}

async fn kas_oleh(m: &Meja<'_>, p: &Pelaku, isi: UangKas) -> String {
    m.lewat(2);
    m.d.kerja(p, move |tx, p| uang_kas::catat(tx, p, &isi)).await.unwrap().no_faktur
}

async fn laci(m: &Meja<'_>) {
    let (dua, spv) = (m.orang("kasir2").await, m.orang("spv").await);
    let modal = uang(JenisKas::Masuk, "MODAL", "tambahan modal", 9_100_000);
    disetujui(m, &m.own, &spv, move |tx, p, izin| {
        uang_kas::catat(tx, p, &UangKas { otorisasi: izin.to_owned(), ..modal.clone() })
    })
    .await;
    kas_oleh(m, &dua, uang(JenisKas::Masuk, "LAIN_MASUK", "jual kardus", 3_315_000)).await;
    kas_oleh(m, &dua, uang(JenisKas::Keluar, "KONSUMSI", "makan \"siang\" <b>, kopi", 187_500)).await;
    let no_dok = kas_oleh(m, &dua, uang(JenisKas::Keluar, "LISTRIK", "token", 501_000)).await;
    tarik(m, no_dok, "dibayar dari bank").await;
}

/// A document of money taken back by the owner, with the supervisor's yes.
async fn tarik(m: &Meja<'_>, no_dok: String, alasan: &'static str) {
    let spv = m.orang("spv").await;
    disetujui(m, &m.own, &spv, move |tx, p, izin| {
        let (no_dok, otorisasi) = (no_dok.clone(), izin.to_owned());
        batal::batal(tx, p, &Batal { no_dok, alasan: alasan.to_owned(), otorisasi })
    })
    .await;
}

/// The newest sale for cash in the first cashier's drawer goes to the second's.
async fn pindah(m: &Meja<'_>) {
    m.lewat(2);
    let (dari, ke, spv) = (m.kasir.user_id.clone(), m.orang("kasir2").await, m.orang("spv").await);
    m.d.kerja(&spv, move |tx, p| {
        let transactions = tx.rows(
            "SELECT b.id, b.kategori FROM buku_kas b JOIN toko t ON t.kode_toko = b.toko AND t.tgl_system = b.tgl_system \
             WHERE b.toko = $1 AND b.kasir = $2 AND b.kategori = 'PENJUALAN' AND b.jumlah_in > 0 AND b.balik IS NULL \
             AND NOT EXISTS (SELECT 1 FROM buku_kas x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id DESC LIMIT 1",
            args![&p.toko, &dari],
            |r| Ok(pindah_saldo::BarisPindahSaldo { input_by: dari.to_string(), kategori: r.get(1)?, id_trx: r.int(0)? }),
        )?;
        pindah_saldo::pindahkan(tx, p, &Pindah { user_tujuan: ke.user_id.to_string(), transactions })
    })
    .await
    .unwrap();
}

async fn bank(m: &Meja<'_>) {
    let no_rekening = m.rekening().await;
    let isi = |jenis, kategori: &str, deskripsi: &str, jumlah| UangBank {
        jenis,
        no_rekening: no_rekening.clone(),
        kategori: kategori.to_owned(),
        deskripsi: deskripsi.to_owned(),
        jumlah_rp: Rupiah::new(jumlah),
        otorisasi: String::new(),
    };
    for (p, isi) in [
        (&m.own, isi(JenisBank::Masuk, "LAIN_MASUK", "bunga giro", 61_250)),
        (&m.kasir, isi(JenisBank::Setor, "", "setoran sore", 2_200_000)),
        (&m.kasir, isi(JenisBank::Tarik, "", "uang kecil", 640_000)),
        (&m.own, isi(JenisBank::Keluar, "LISTRIK", "listrik oktober", 783_000)),
    ] {
        m.lewat(3);
        m.d.kerja(p, move |tx, p| uang_bank::catat(tx, p, &isi)).await.unwrap();
    }
}

/// A card swiped for cash, where a shop has turned it on.
async fn kartu(m: &Meja<'_>) {
    m.d.setel(m.toko, "GESEK_TUNAI_MODULE", "on").await;
    m.lewat(4);
    let g = Gesek {
        kode_bank: "BCA".to_owned(),
        no_rekening: String::new(),
        gesek: Rupiah::new(1_234_000),
        fee: Persen::perseratus(250),
        cash: Rupiah::new(1_203_150),
        credit_card: vec![Kartu {
            no_credit_card: "4111 1111 1111 2468".to_owned(),
            valid_until: "28/09".to_owned(),
            nama_customer: "RINA MARLINA".to_owned(),
            no_ktp: "3171019009900001".to_owned(),
            no_hp: "081210009900".to_owned(),
            alamat_customer: "JL KENANGA 8".to_owned(),
        }],
    };
    let dua = m.orang("kasir2").await;
    m.d.kerja(&dua, move |tx, p| gesek::simpan(tx, p, &g)).await.unwrap();
}

async fn kirim(m: &Meja<'_>, p: &Pelaku, tujuan: &str, jumlah: i64, ket: &str) -> (String, String) {
    m.lewat(2);
    let k =
        KirimUang { tujuan: tujuan.to_owned(), jumlah_rp: Rupiah::new(jumlah), keterangan: ket.to_owned() };
    let t = m.d.kerja(p, move |tx, p| kirim_uang::kirim(tx, p, &k)).await.unwrap();
    (t.nota_kirim, t.no_reff)
}

async fn terima(m: &Meja<'_>, p: &Pelaku, asal: &str, reff: String, jumlah: i64, ket: &str) {
    m.lewat(3);
    let (p, isi) = (p.clone(), Terima { jumlah_rp: Some(Rupiah::new(jumlah)), keterangan: ket.to_owned() });
    let kunci = Kunci::toko(p.toko.clone()).dan(toko(asal));
    m.d.db().write(kunci, move |tx| kirim_uang::terima(tx, &p, &reff, &isi)).await.unwrap();
}

/// Money to head office: received short, still on its way, called back.
async fn ke_pusat(m: &Meja<'_>) {
    let pusat = m.d.pemilik("PST").await;
    let (_, reff) = kirim(m, &m.kasir, "", 2_750_000, "setoran pagi").await;
    terima(m, &pusat, m.toko, reff, 2_700_000, "kurang selembar").await;
    kirim(m, &m.kasir, "PST", 1_125_000, "setoran sore").await;
    let (no_dok, _) = kirim(m, &m.kasir, "PST", 310_000, "salah hitung").await;
    tarik(m, no_dok, "salah hitung").await;
}

async fn dari_pusat(m: &Meja<'_>) {
    let pusat = Meja::di(m.d, "PST").await;
    kas_oleh(&pusat, &pusat.kasir, uang(JenisKas::Masuk, "LAIN_MASUK", "dari brankas", 5_000_000)).await;
    let (_, reff) = kirim(&pusat, &pusat.kasir, m.toko, 3_300_000, "uang kecil cabang").await;
    terima(m, &m.own, "PST", reff, 3_299_000, "kurang seribu").await;
}

/// What finance finds on the statement: the oldest payment that waited.
async fn mutasi(m: &Meja<'_>) {
    m.lewat(5);
    let fin = m.orang("fin").await;
    m.d.kerja(&fin, |tx, p| {
        let semua = non_cash::menunggu(tx, &p.toko, &non_cash::TanyaNonCash::default())?;
        let id_cashes = semua.iter().take(1).map(|b| b.id).collect();
        non_cash::simpan(tx, p, &non_cash::Validasi { id_cashes })
    })
    .await
    .unwrap();
}

/// New prices twice in the middle of the day, and another dollar.
async fn harga_baru(m: &Meja<'_>) {
    for (jual, beli, rosok, kurs) in
        [(2_372_000, 2_261_000, 2_158_000, 1_652_050), (2_366_000, 2_249_000, 2_151_000, 1_651_075)]
    {
        m.lewat(5);
        let usul = Usul {
            kode_group: String::new(),
            harga_jual: jual,
            harga_beli: beli,
            harga_rosok: rosok,
            kurs_usd: UsdSen::sen(kurs),
        };
        let siaran = m.d.siaran.clone();
        m.d.kerja(&m.own, move |tx, p| {
            let penanda = harga::hari_ini(tx, p)?.penanda;
            let t = Terbit { penanda, baris: vec![usul.clone()], toko: Vec::new(), yakin: true };
            harga::terbitkan(tx, p, &t, &siaran)
        })
        .await
        .unwrap();
    }
}

/// A request of a cashier, in words of their own.
pub async fn minta(m: &Meja<'_>, p: &Pelaku, isi: otorisasi::MintaOtorisasi) -> String {
    m.lewat(1);
    let siaran = m.d.siaran.clone();
    m.d.kerja(p, move |tx, p| otorisasi::minta(tx, p, &isi, &siaran)).await.unwrap().id
}

pub fn permohonan(
    kategori: &str,
    perihal: &str,
    ket: &str,
    nominal: Option<i64>,
) -> otorisasi::MintaOtorisasi {
    otorisasi::MintaOtorisasi {
        kategori: kategori.to_owned(),
        description: perihal.to_owned(),
        keterangan: Some(ket.to_owned()),
        nominal: nominal.map(Rupiah::new),
        sebelum: Some("10".to_owned()),
        sesudah: Some("9".to_owned()),
        ..otorisasi::MintaOtorisasi::default()
    }
}

/// One that ran out, one that was refused, one that was given and not used yet, one that waits.
async fn permintaan(m: &Meja<'_>) {
    let spv = m.orang("spv").await;
    let (lelang, jual) = ("LELANG HUTANG", "PENJUALAN");
    minta(m, &m.kasir, permohonan(lelang, "lelang dipercepat", "pemilik barang setuju", None)).await;
    m.lewat(15);
    let id = minta(m, &m.kasir, permohonan(jual, "di bawah modal", "langganan lama", Some(300_000))).await;
    let siaran = m.d.siaran.clone();
    m.d.kerja(&spv, move |tx, p| otorisasi::tolak(tx, p, &id, "terlalu murah", &siaran)).await.unwrap();
    m.lewat(1);
    let isi = otorisasi::MintaOtorisasi {
        dokumen: Some("FJ-261116-0004".to_owned()),
        ..permohonan(jual, "cetak ulang nota", "nota basah", Some(2_010_000))
    };
    m.d.setujui(&m.kasir, spv.user_id.as_str(), &isi).await.unwrap();
    let dua = m.orang("kasir2").await;
    minta(m, &dua, permohonan("PEMBELIAN", "di atas harga beli", "-", Some(1_260_000))).await;
}
