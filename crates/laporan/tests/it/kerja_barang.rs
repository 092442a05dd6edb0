//! What people do with goods beside trading them, through the use cases: pieces of other days, a receipt, moves, a
//! melt, a diamond, coupons, shipments both ways with what was missing, weighings and counts. No two pieces weigh, cost or
//! are called the same.

use crate::hari_dagang::{KEMARIN, Meja, customer, nomor, pindai};
use barang::curah::{aksesoris, manual};
use barang::dokumen;
use barang::hancur::{self, Hancur};
use barang::kirim::{self, BarangTerima, Kirim, Lebih, Terima};
use barang::opname::{self, Koreksi, PindaiBanyak};
use barang::pindah::{self, Pindah};
use barang::pindai::Pindai;
use barang::susut::{self, Putusan};
use barang::tambah::{self, Baru, Batu, HargaModal, harga_hari};
use barang::terima;
use barang::timbang::{self, Sesi, Timbang};
use db::{Kunci, Tx, args};
use dunia::toko;
use niaga::{Bayar, JenisBayar, TransaksiMinta, kupon};
use platform::{Hasil, Pelaku};
use values::{Berat, CaratBatu, Kadar, NoFaktur, Rupiah, UsdSen};

fn cincin(nama: &str, mg: i64, baki: &str) -> Baru {
    let ke = nomor(nama);
    Baru {
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        kode_gudang: "TOKO".to_owned(),
        kode_toko: baki.to_owned(),
        kode_intern: format!("C-{ke}"),
        nama_barang: nama.to_owned(),
        berat_asli: Berat::mg(mg),
        kadar: Kadar::perseratus(8_000).ok(),
        kadar_cetak: Kadar::perseratus(7_500).ok(),
        kadar_modal: Kadar::perseratus(7_700).ok(),
        profit: Rupiah::new(200_000 + ke * 10),
        ..Baru::default()
    }
}

fn dipindai(kode: &[String]) -> Vec<Pindai> {
    kode.iter().map(|k| Pindai { kode_barcode: k.clone(), kode_toko: String::new() }).collect()
}

fn hari(tx: &mut Tx<'_>, tgl: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    tx.exec("UPDATE toko SET tgl_system = $2 WHERE kode_toko = $1", args![&toko, tgl])?;
    Ok(())
}

/// Pieces that came long ago, each on its own day. Before anything else: days only go on.
pub async fn stok_lama(m: &Meja<'_>) {
    let lama = |tgl: &'static str, pajak: &str, supplier: &str, hpp, b: Baru| {
        let asal = if pajak.is_empty() { "SUPPLIER_TANPA_FAKTUR" } else { "SUPPLIER_FAKTUR" };
        let b = Baru {
            supplier_barang: supplier.to_owned(),
            asal_perolehan: asal.to_owned(),
            no_faktur_pajak: pajak.to_owned(),
            hpp_manual: Rupiah::new(hpp),
            ..b
        };
        (tgl, b)
    };
    let semua = [
        lama("2026-05-04", "010.000-26.1", "HWT", 3_345_000, cincin("CINCIN MODEL LAMA", 2_345, "A04")),
        lama("2026-07-21", "", "PRM", 4_910_000, cincin("CINCIN TUJUH BULAN", 3_505, "A04")),
        lama("2026-09-09", "010.000-26.7", "KAP", 6_020_000, cincin("CINCIN SEPTEMBER", 4_190, "A05")),
    ];
    m.d.kerja(&m.own, move |tx, p| {
        for (tgl, b) in &semua {
            hari(tx, tgl)?;
            tambah::banyak(tx, p, &HargaModal::new(), std::slice::from_ref(b))?;
        }
        hari(tx, KEMARIN)
    })
    .await
    .unwrap();
}

/// Everything of the day that is about goods.
pub async fn urus(m: &Meja<'_>) {
    let no_terima = terima_supplier(m).await;
    pindah_dan_hancur(m).await;
    berlian(m).await;
    kupon_dipakai(m).await;
    curah(m).await;
    kirim_keluar(m).await;
    kirim_masuk(m).await;
    timbangan(m).await;
    hitungan(m, &no_terima).await;
}

async fn terima_supplier(m: &Meja<'_>) -> String {
    m.lewat(7);
    let satu = |nama: &str, mg: i64, supplier: i64| Baru {
        kode_gudang: "LABEL".to_owned(),
        berat_supplier: Some(Berat::mg(supplier)),
        ..cincin(nama, mg, "LB1")
    };
    let t = terima::Terima {
        dari: "SUPPLIER".to_owned(),
        supplier_barang: "KAP".to_owned(),
        no_surat_jalan: "SJ-7781".to_owned(),
        asal_perolehan: "SUPPLIER_FAKTUR".to_owned(),
        no_faktur_pajak: "010.000-26.9".to_owned(),
        keterangan: "kiriman pertama".to_owned(),
        detail_barang: vec![satu("CINCIN PABRIK A", 3_120, 3_150), satu("CINCIN PABRIK B", 2_870, 2_860)],
    };
    let f = move |tx: &mut Tx<'_>, p: &Pelaku| {
        let harga = harga_hari(tx, p)?;
        terima::terima(tx, p, &harga, &t)
    };
    m.d.kerja(&m.own, f).await.unwrap().no_dok
}

async fn pindah_dan_hancur(m: &Meja<'_>) {
    let baru = [("CINCIN PINDAH A", 1_910), ("CINCIN PINDAH B", 2_260), ("CINCIN SALAH PINDAH", 2_710)];
    let kode = m.tambah(baru.iter().map(|(nama, mg)| cincin(nama, *mg, "A06")).collect()).await;
    let ke = |baki: &str, keterangan: &str, kode: &[String]| Pindah {
        kode_gudang: "TOKO".to_owned(),
        kode_toko: baki.to_owned(),
        keterangan: keterangan.to_owned(),
        detail_barang: dipindai(kode),
    };
    m.lewat(6);
    let (benar, salah) = (ke("B03", "ganti etalase", &kode[..2]), ke("C01", "keliru", &kode[2..]));
    m.d.kerja(&m.kasir, move |tx, p| pindah::pindah(tx, p, &benar)).await.unwrap();
    // A move that was taken back: no report counts it.
    let no = m.d.kerja(&m.kasir, move |tx, p| pindah::pindah(tx, p, &salah)).await.unwrap().no_dok;
    m.lewat(2);
    let batal = dokumen::Batal { keterangan: "baki keliru".to_owned() };
    m.d.kerja(&m.own, move |tx, p| dokumen::batal(tx, p, &no, &batal)).await.unwrap();
    let kode = m.tambah(vec![cincin("CINCIN PENYOK", 3_330, "A05")]).await;
    m.lewat(3);
    let lebur = Hancur {
        kondisi: "PENYOK".to_owned(),
        gudang_tujuan: "HANCUR".to_owned(),
        keterangan: "terlindas".to_owned(),
        detail_barang: dipindai(&kode),
    };
    m.d.kerja(&m.own, move |tx, p| hancur::hancur(tx, p, &lebur)).await.unwrap();
}

/// A ring with two kinds of stones, sold by transfer.
async fn berlian(m: &Meja<'_>) {
    let batu = |jenis: &str, sertifikat: &str, butir, carat, sen, harga| Batu {
        jenis_batu: jenis.to_owned(),
        shape: "RD".to_owned(),
        color: "F".to_owned(),
        clarity: "VVS1".to_owned(),
        sertifikat: sertifikat.to_owned(),
        butir,
        carat: CaratBatu::perseribu(carat),
        usd_carat: UsdSen::sen(sen),
        harga: Rupiah::new(harga),
    };
    let b = Baru {
        kode_group: "BERLIAN".to_owned(),
        kode_dept: "CINBRL".to_owned(),
        data_berlian: vec![
            // A certificate counts once in the chain.
            batu("BRL", &format!("GIA-2201{}", m.toko), 1, 510, 310_000, 0),
            batu("RBY", "", 4, 240, 0, 1_150_000),
        ],
        kadar_modal: Kadar::perseratus(3_100).ok(),
        ongkos_berlian: Rupiah::new(455_000),
        ..cincin("CINCIN SOLITER", 4_310, "K01")
    };
    let simpan = move |tx: &mut Tx<'_>, p: &Pelaku| {
        let harga = harga_hari(tx, p)?;
        tambah::satu(tx, p, &harga, &b)
    };
    let kode = m.d.kerja(&m.own, simpan).await.unwrap().kode_barcode;
    m.jual("OKTA PUTRI", "S09", vec![pindai(&kode)], JenisBayar::Transfer).await;
}

/// A sale that gives a coupon, and one that is paid with it.
async fn kupon_dipakai(m: &Meja<'_>) {
    let k = m.cincin("CINCIN BERKUPON", 3_940).await;
    let beri = m.jual("PUTRI AYU", "S10", vec![pindai(&k)], JenisBayar::Cash).await;
    let k = m.cincin("CINCIN DIBAYAR KUPON", 2_580).await;
    m.lewat(12);
    let mut nota = TransaksiMinta {
        customer: customer("QORI AULIA", nomor("QORI AULIA")),
        kode_sales: "S04".to_owned(),
        detail_barang: vec![pindai(&k)],
        ..TransaksiMinta::default()
    };
    let (tanya, no_kupon) = (nota.clone(), beri.kupon[0].clone());
    let (neto, nilai, no_kupon) =
        m.d.kerja(&m.kasir, move |tx, p| {
            let neto = niaga::hitung(tx, p, &tanya)?.neto;
            Ok((neto, kupon::cek(tx, p, &no_kupon, Some(neto))?.nilai_rp, no_kupon.clone()))
        })
        .await
        .unwrap();
    let tunai = Rupiah::new(neto.nilai() - nilai.nilai());
    nota.pembayaran = vec![
        Bayar { jenis: JenisBayar::Kupon, jumlah_rp: nilai, no_kupon, ..Bayar::default() },
        Bayar { jenis: JenisBayar::Cash, jumlah_rp: tunai, ..Bayar::default() },
    ];
    m.d.kerja(&m.kasir, move |tx, p| niaga::simpan(tx, p, &nota)).await.unwrap();
}

/// Goods that are counted, not tagged.
async fn curah(m: &Meja<'_>) {
    let acc = |jenis: &str, alasan: &str, keterangan: &str, qty, modal| aksesoris::Kirim {
        jenis: jenis.to_owned(),
        kode_toko: "Z01".to_owned(),
        alasan: alasan.to_owned(),
        keterangan: keterangan.to_owned(),
        detail_barang: vec![aksesoris::AksesorisBaris {
            kode_group: "ACC".to_owned(),
            kode_dept: "DOMPET".to_owned(),
            qty,
            harga_modal: Rupiah::new(modal),
        }],
    };
    let baris = |dept: &str, baki: &str, qty, mg, modal| manual::ManualBaris {
        kode_group: "375".to_owned(),
        kode_dept: dept.to_owned(),
        kode_gudang: "TOKO".to_owned(),
        kode_toko: baki.to_owned(),
        qty,
        berat: Berat::mg(mg),
        harga_modal: Rupiah::new(modal),
    };
    let isi = |tujuan: &str, keterangan: &str, detail_barang| manual::Kirim {
        tujuan: tujuan.to_owned(),
        keterangan: keterangan.to_owned(),
        detail_barang,
        ..manual::Kirim::default()
    };
    let (masuk, ambil) =
        (acc("TAMBAH", "PEMBELIAN", "dompet beludru", 120, 2_650), acc("AMBIL", "DIPAKAI", "", 17, 0));
    let tambah = isi(
        "",
        "tanpa label",
        vec![baris("ANT375", "D01", 41, 53_170, 24_300_000), baris("GEL375", "C01", 9, 38_220, 17_900_000)],
    );
    let pindah = isi("D03", "ganti tempat", vec![baris("ANT375", "D01", 7, 9_030, 0)]);
    let lebur = isi("HC1", "model lama", vec![baris("GEL375", "C01", 2, 8_510, 0)]);
    m.lewat(4);
    m.d.kerja(&m.own, move |tx, p| {
        aksesoris::catat(tx, p, &masuk)?;
        aksesoris::catat(tx, p, &ambil)?;
        manual::tambah(tx, p, &tambah)?;
        manual::pindah(tx, p, &pindah)?;
        manual::hancur(tx, p, &lebur)
    })
    .await
    .unwrap();
}

/// A use case under the locks of two stores.
async fn dua_toko<T: Send + 'static>(
    m: &Meja<'_>,
    p: &Pelaku,
    lain: &str,
    f: impl Fn(&mut Tx<'_>, &Pelaku) -> Hasil<T> + Send + 'static,
) -> T {
    let p = p.clone();
    let kunci = Kunci::toko(p.toko.clone()).dan(toko(lain));
    m.d.db().write(kunci, move |tx| f(tx, &p)).await.unwrap()
}

async fn kirimkan(m: &Meja<'_>, p: &Pelaku, k: Kirim) -> String {
    m.lewat(5);
    let tujuan = k.tujuan.clone();
    dua_toko(m, p, &tujuan, move |tx, p| kirim::kirim(tx, p, &k)).await.no_kirim
}

async fn terimakan(m: &Meja<'_>, p: &Pelaku, asal: &str, t: Terima) {
    m.lewat(9);
    dua_toko(m, p, asal, move |tx, p| kirim::terima(tx, p, &t)).await;
}

fn datang(kode: &[String]) -> Vec<BarangTerima> {
    kode.iter().map(|k| BarangTerima { kode_barcode: k.clone(), berat: None }).collect()
}

/// To a branch and received; to head office and received short; to the online store and still on its way; and one
/// that was called back.
async fn kirim_keluar(m: &Meja<'_>) {
    m.d.setel(m.toko, "KIRIM_BARANG_ONLINE_STORE_MODULE", "on").await;
    let baru = [
        ("CINCIN KE CABANG A", 1_230),
        ("CINCIN KE CABANG B", 1_460),
        ("CINCIN KE PUSAT A", 1_780),
        ("CINCIN KE PUSAT B", 2_090),
        ("CINCIN ONLINE", 2_410),
        ("CINCIN DITARIK", 2_640),
    ];
    let kode = m.tambah(baru.iter().map(|(nama, mg)| cincin(nama, *mg, "A02")).collect()).await;
    let ke = |tujuan: &str, kurir: &str, keterangan: &str, kode: &[String]| Kirim {
        tujuan: tujuan.to_owned(),
        kurir: kurir.to_owned(),
        keterangan: keterangan.to_owned(),
        detail_barang: dipindai(kode),
        ..Kirim::default()
    };
    let (spv, cabang, pusat) = (m.orang("spv").await, m.d.pemilik("BDG1").await, m.d.pemilik("PST").await);
    let no_kirim = kirimkan(m, &spv, ke("BDG1", "PAK JOKO", "stok cabang", &kode[..2])).await;
    let t = Terima {
        no_kirim,
        kode_toko: "A04".to_owned(),
        detail_barang: datang(&kode[..2]),
        ..Terima::default()
    };
    terimakan(m, &cabang, m.toko, t).await;
    let no_kirim = kirimkan(m, &spv, ke("PST", "PAK KARNO", "diminta pusat", &kode[2..4])).await;
    let t = Terima {
        no_kirim,
        kode_toko: "B01".to_owned(),
        alasan_kurang: "tidak ada di paket".to_owned(),
        detail_barang: datang(&kode[2..3]),
        ..Terima::default()
    };
    terimakan(m, &pusat, m.toko, t).await;
    let online = Kirim {
        jenis: "ONLINE".to_owned(),
        no_resi: "JNE-00417".to_owned(),
        kode_marketplace: "TOKOPEDIA".to_owned(),
        ..ke("BDG1", "JNE", "pesanan toko online", &kode[4..5])
    };
    kirimkan(m, &spv, online).await;
    let no_kirim = kirimkan(m, &spv, ke("BDG1", "BU ENDANG", "salah tujuan", &kode[5..])).await;
    m.lewat(3);
    let b = kirim::Batal { no_kirim, alasan: "salah tujuan".to_owned(), otorisasi: String::new() };
    dua_toko(m, &m.own, "BDG1", move |tx, p| kirim::batal(tx, p, &b)).await;
}

/// From head office: one as it was sent, three lighter or heavier, one missing, one too many. Of the weights one is
/// accepted, one refused, one waits.
async fn kirim_masuk(m: &Meja<'_>) {
    let pusat = Meja::di(m.d, "PST").await;
    let baru = [
        ("CINCIN DARI PUSAT A", 5_110),
        ("CINCIN DARI PUSAT B", 5_340),
        ("CINCIN DARI PUSAT C", 5_670),
        ("CINCIN DARI PUSAT D", 5_890),
        ("CINCIN DARI PUSAT E", 6_030),
    ];
    let kode = pusat.tambah(baru.iter().map(|(nama, mg)| cincin(nama, *mg, "A03")).collect()).await;
    let k = Kirim {
        tujuan: m.toko.to_owned(),
        kurir: "PAK SLAMET".to_owned(),
        keterangan: "stok awal bulan".to_owned(),
        detail_barang: dipindai(&kode),
        ..Kirim::default()
    };
    let no_kirim = kirimkan(&pusat, &pusat.orang("spv").await, k).await;
    let berat = [None, Some(4_720), Some(5_210), Some(6_480)];
    let detail_barang = kode.iter().zip(berat);
    let t = Terima {
        no_kirim,
        kode_toko: "A03".to_owned(),
        keterangan: "diterima pagi".to_owned(),
        alasan_kurang: "kantong sobek".to_owned(),
        detail_barang: detail_barang
            .map(|(k, mg)| BarangTerima { kode_barcode: k.clone(), berat: mg.map(Berat::mg) })
            .collect(),
        barang_lebih: vec![Lebih {
            kode_barcode: "09999999".to_owned(),
            keterangan: "tidak ada di surat".to_owned(),
        }],
    };
    terimakan(m, &m.own, "PST", t).await;
    m.lewat(4);
    let spv = m.orang("spv").await;
    m.d.kerja(&spv, |tx, p| {
        let mut semua = susut::daftar(tx, &p.toko, &susut::TanyaSusut::default())?;
        semua.sort_by(|a, b| a.no_susut.cmp(&b.no_susut));
        for (s, (terima, alasan)) in semua.iter().zip([(true, "aus dipakai"), (false, "timbangan salah")]) {
            let m = Putusan { no_susut: s.no_susut.clone(), terima, alasan: alasan.to_owned() };
            susut::putuskan(tx, p, &m)?;
        }
        Ok(())
    })
    .await
    .unwrap();
}

/// The morning round and one tray again in the evening: one agrees, one was typed, one is too light.
async fn timbangan(m: &Meja<'_>) {
    m.lewat(10);
    let spv = m.orang("spv").await;
    m.d.kerja(&spv, |tx, p| {
        timbang::reset(tx, p)?;
        let semua = timbang::keadaan(tx, p, "TOKO")?;
        for (baki, sesi, beda, diketik) in [
            ("A03", Sesi::Pagi, 0, false),
            ("A04", Sesi::Pagi, 30, true),
            ("B03", Sesi::Pagi, -2_860, false),
            ("B03", Sesi::Sore, 10, false),
        ] {
            let b = semua.iter().find(|b| b.kode_baki == baki).expect("baki yang berisi");
            let m = timbang::Mulai { kode_gudang: b.kode_gudang.clone(), kode_toko: baki.to_owned() };
            timbang::mulai(tx, p, &m)?;
            let berat = Berat::mg(b.seharusnya.sebagai_mg() + beda);
            let mentah = if diketik { String::new() } else { format!("ST,GS,+ {berat} g") };
            let (kode_gudang, kode_toko) = (m.kode_gudang, m.kode_toko);
            timbang::catat(tx, p, &Timbang { kode_gudang, kode_toko, sesi: Some(sesi), berat, mentah })?;
        }
        Ok(())
    })
    .await
    .unwrap();
}

/// What lies where, tray by tray.
async fn isi_baki(m: &Meja<'_>, gudang: &'static str) -> Vec<(String, String)> {
    let toko = m.toko;
    let sql = "SELECT baki, kode_barcode FROM saldo_barang WHERE toko = $1 AND ($2 = '' OR gudang = $2) \
               ORDER BY gudang, baki, kode_barcode";
    m.d.db().read(move |c| c.rows(sql, args![toko, gudang], |r| Ok((r.get(0)?, r.get(1)?)))).await.unwrap()
}

/// A whole count: begun, scanned tray by tray, ended.
async fn hitung(m: &Meja<'_>, p: &Pelaku, mulai: opname::Mulai, temuan: Vec<(String, String)>) -> NoFaktur {
    m.lewat(11);
    let siaran = m.d.siaran.clone();
    m.d.kerja(p, move |tx, p| {
        let (o, _) = opname::mulai(tx, p, &mulai)?;
        let no = NoFaktur::parse(&o.no_opname).map_err(|e| db::Error::Lain(e.to_string()))?;
        for (baki, kode) in &temuan {
            let isi = PindaiBanyak { kode: vec![kode.clone()], kode_toko: baki.clone() };
            opname::pindai_banyak(tx, p, &no, &isi, &siaran)?;
        }
        opname::selesai(tx, p, &no, &siaran)?;
        Ok(no)
    })
    .await
    .unwrap()
}

fn mulai(jenis: opname::Jenis, gudang: &str, baki: &str, rujukan: &str) -> opname::Mulai {
    opname::Mulai {
        jenis,
        kode_gudang: gudang.to_owned(),
        kode_toko: baki.to_owned(),
        rujukan: rujukan.to_owned(),
    }
}

/// Every kind of count: a tray that is corrected afterwards, a warehouse, a receipt, tags, the whole store.
async fn hitungan(m: &Meja<'_>, no_terima: &str) {
    let spv = m.orang("spv").await;
    let tag = |nama: &str, mg, tag: &str| Baru { tag_id: tag.to_owned(), ..cincin(nama, mg, "D02") };
    let ekor = &m.toko[..1];
    let (satu, dua) = (format!("E2801160{ekor}001"), format!("E2801160{ekor}002"));
    m.tambah(vec![tag("CINCIN RFID A", 1_150, &satu), tag("CINCIN RFID B", 1_370, &dua)]).await;
    m.tambah(vec![cincin("CINCIN HILANG", 4_820, "A04")]).await;
    let etalase = isi_baki(m, "TOKO").await;
    let di =
        |baki: &str| etalase.iter().filter(|(b, _)| b == baki).map(|(_, k)| k.clone()).collect::<Vec<_>>();
    // The last piece of the tray is gone, one of its neighbour's lies in it, and a code that nobody knows.
    let mut isi = di("A04");
    isi.pop();
    isi.extend([di("A05")[0].clone(), "08888888".to_owned()]);
    let temuan = isi.into_iter().map(|k| ("A04".to_owned(), k)).collect();
    let no = hitung(m, &spv, mulai(opname::Jenis::Baki, "TOKO", "A04", ""), temuan).await;
    let k =
        Koreksi { otorisasi: String::new(), kode: Vec::new(), keterangan: "dihitung dua kali".to_owned() };
    let perbaiki = |k: &Koreksi| {
        let (no, k) = (no.clone(), k.clone());
        m.d.kerja(&spv, move |tx, p| opname::koreksi(tx, p, &no, &k))
    };
    let t = perbaiki(&k).await.unwrap_err();
    m.lewat(1);
    let otorisasi = m.d.izin(&spv, m.own.user_id.as_str(), &t).await.unwrap();
    perbaiki(&Koreksi { otorisasi, ..k }).await.unwrap();
    let label = isi_baki(m, "LABEL").await;
    hitung(m, &spv, mulai(opname::Jenis::Gudang, "LABEL", "", ""), label[..1].to_vec()).await;
    let semua = label.into_iter().map(|(_, k)| (String::new(), k)).collect();
    hitung(m, &spv, mulai(opname::Jenis::Penerimaan, "", "", no_terima), semua).await;
    let tag = [satu, "E28011609999".to_owned()].into_iter().map(|t| ("D02".to_owned(), t)).collect();
    hitung(m, &spv, mulai(opname::Jenis::Rfid, "TOKO", "D02", ""), tag).await;
    // All but the first; the last lies in another tray.
    let mut ada = isi_baki(m, "").await;
    ada.remove(0);
    let akhir = ada.len() - 1;
    ada[akhir].0 = "A01".to_owned();
    hitung(m, &spv, mulai(opname::Jenis::Global, "", "", ""), ada).await;
}
