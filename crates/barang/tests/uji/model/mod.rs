//! Random documents of goods against a model: after every step the books, the cards and the documents are what the
//! model says; what must be refused is refused and changes nothing. `KARAT_BENIH=n` runs one seed of your own.

mod aksi;
mod hitung;
mod isi;
mod laku;

use crate::alat::mg;
use aksi::{aksi_acak, catat, rinci};
use db::args;
use dunia::{Dunia, bergilir, toko};
use isi::{Aksi, Baki, Isi, Model, TOKO};
use laku::{Hasil, lakukan};
use laporan::{Langsung, LaporanDiminta};
use platform::{Pelaku, Tolak};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use testkit::Acak;

const LANGKAH: usize = 360;
/// Every act must be met in the runs, let through and refused.
const PERLU: [&str; 17] = [
    "Tambah",
    "Profit",
    "Jual",
    "Pindah",
    "SatuBaki",
    "Hancur",
    "Retur",
    "Batal",
    "Kirim",
    "Terima",
    "Kurang",
    "Susut",
    "Timbang",
    "HitungMulai",
    "HitungPindai",
    "HitungSelesai",
    "HitungKoreksi",
];

/// What they must be in particular.
const RINCI: [&str; 25] = [
    "Kurang DITEMUKAN",
    "Kurang KEMBALI",
    "Kurang HILANG",
    "Kurang Sendiri",
    "Kurang Disetujui",
    "Susut diterima ringan",
    "Susut diterima berat",
    "Susut ditolak ringan",
    "Susut ditolak berat",
    "Timbang true",
    "Timbang false",
    "Hitung BAKI",
    "Hitung GUDANG",
    "Hitung PENERIMAAN",
    "Hitung RFID",
    "Hitung GLOBAL",
    "Kelas ADA",
    "Kelas HILANG",
    "Kelas LEBIH",
    "Kelas SALAH BAKI",
    "Kelas TERJUAL",
    "Kelas TIDAK DIKENAL",
    "Koreksi hilang",
    "Koreksi pindah",
    "Koreksi kembali",
];

fn benih() -> Vec<u64> {
    match std::env::var("KARAT_BENIH") {
        Ok(n) => vec![n.parse().expect("KARAT_BENIH harus angka")],
        Err(_) => vec![1, 2, 3, 4],
    }
}

/// Trays that fill up soon, and what the model has to know of the masters.
async fn mulai(d: &Dunia) -> Model {
    let mut m = Model::default();
    for (ke, kode) in TOKO.into_iter().enumerate() {
        let sempit = "UPDATE baki SET kapasitas = 5 WHERE toko = $1 AND kode_baki IN ('A01', 'A02')";
        d.ubah(sempit, args![kode]).await;
        let sql = "SELECT kode_baki, kode_gudang, kapasitas, tara, toleransi FROM baki \
                   WHERE toko = $1 AND dihapus = 0 AND aktif = 1";
        for b in d.baris(sql, args![kode]).await {
            let [kode_baki, gudang, kapasitas, tara, toleransi] = potong(&b);
            let [kapasitas, tara, toleransi] = [kapasitas, tara, toleransi].map(|n| n.parse().unwrap());
            m.baki.insert((ke, kode_baki), Baki { gudang, kapasitas, tara, toleransi });
        }
    }
    let kemasan = "SELECT j.kode_dept, COALESCE(b.berat_bandrol + b.berat_plastik, 0) FROM jenis j LEFT JOIN bandrol b \
                   ON b.toko = j.toko AND b.kode_bandrol = j.kode_bandrol WHERE j.toko = $1";
    for b in d.baris(kemasan, args![TOKO[0]]).await {
        let [dept, mg] = potong(&b);
        m.kemasan.insert(dept, mg.parse().unwrap());
    }
    let dihitung = "SELECT kode_gudang FROM gudang WHERE toko = $1 AND dihitung_opname = 1 AND dihapus = 0";
    m.dihitung = d.baris(dihitung, args![TOKO[0]]).await.into_iter().collect();
    let sumber = "SELECT kode_gudang FROM gudang WHERE toko = $1 AND boleh_sumber_hancur = 1 AND dihapus = 0";
    m.sumber_hancur = d.baris(sumber, args![TOKO[0]]).await.into_iter().collect();
    let kondisi = "SELECT kondisi_barang FROM kondisi_barang WHERE toko = $1 AND dihapus = 0";
    m.kondisi = d.baris(kondisi, args![TOKO[0]]).await.into_iter().collect();
    m
}

fn potong<const N: usize>(baris: &str) -> [String; N] {
    let bagian: Vec<String> = baris.split('|').map(str::to_owned).collect();
    bagian.try_into().unwrap_or_else(|b| panic!("{b:?}"))
}

/// What the model says of the tables, in the words the tables are read with.
fn harap(m: &Model) -> [Vec<String>; 6] {
    let mut letak = Vec::new();
    let mut kartu = Vec::new();
    for (kode, b) in &m.barang {
        let t = TOKO[b.toko];
        if !b.di_luar() {
            let (g, k) = &b.tempat;
            letak.push(format!("{kode}|{t}|{g}|{k}|{}|{}|{}", b.berat, b.murni, b.nilai));
        }
        kartu.push(format!("{kode}|{t}|{}|{}|{}", b.status(), b.profit, b.berat));
    }
    let ada = |i: &Isi| i.iter().any(|n| *n != 0);
    let mut lokasi: Vec<String> = m
        .lokasi
        .iter()
        .filter(|(_, i)| ada(i))
        .map(|((t, g, k), i)| format!("{}|{g}|{k}|{}|{}|{}|{}", TOKO[*t], i[0], i[1], i[2], i[3]))
        .collect();
    lokasi.sort();
    let mut dokumen: Vec<String> = m
        .dokumen
        .iter()
        .map(|d| {
            let berat: i64 = d.berat.iter().sum();
            let n = d.langkah.len();
            format!("{}|{}|{}|{n}|{n}|{berat}", TOKO[d.toko], d.no, d.jenis)
        })
        .collect();
    dokumen.sort();
    let kirim = m.kirim_baris.iter().map(|((no, kode), status)| format!("{no}|{kode}|{status}")).collect();
    let susut =
        m.susut.iter().map(|(no, s)| format!("{no}|{}|{}|{}|{}", s.kode, s.buku, s.timbang, s.status));
    [letak, kartu, lokasi, dokumen, kirim, susut.collect()]
}

const TABEL: [&str; 6] = [
    "SELECT kode_barcode, toko, gudang, baki, berat, murni, nilai FROM saldo_barang ORDER BY kode_barcode",
    "SELECT kode_barcode, toko, status, profit, berat_asli FROM barang ORDER BY kode_barcode",
    "SELECT toko, gudang, baki, qty, berat, murni, nilai FROM saldo_lokasi WHERE milik = 'TOKO' \
     AND (qty <> 0 OR berat <> 0 OR murni <> 0 OR nilai <> 0) ORDER BY toko, gudang, baki",
    "SELECT d.toko, d.no_dok, d.jenis, d.qty, COUNT(r.baris), d.berat FROM dok_barang d JOIN dok_barang_baris r \
     ON r.toko = d.toko AND r.no_dok = d.no_dok GROUP BY d.toko, d.no_dok, d.jenis, d.qty, d.berat \
     ORDER BY d.toko, d.no_dok",
    "SELECT no_kirim, kode_barcode, status FROM kirim_baris ORDER BY no_kirim, kode_barcode",
    "SELECT no_susut, kode_barcode, berat_buku, berat_timbang, status FROM susut ORDER BY no_susut",
];

/// Rules that hold at every COMMIT; each answers rows only where it is broken.
const ATURAN: [(&str, &str); 4] = [
    (
        "I1 sebuah barang ada di paling banyak satu tempat, dan yang pergi tidak meninggalkan berat",
        "SELECT toko, kode_barcode, SUM(qty), SUM(berat) FROM buku_stok WHERE substr(gudang, 1, 1) <> '@' \
         GROUP BY toko, kode_barcode HAVING SUM(qty) NOT IN (0, 1) \
         OR (SUM(qty) = 0 AND (SUM(berat) <> 0 OR SUM(murni) <> 0 OR SUM(nilai) <> 0))",
    ),
    (
        "I2 setiap dokumen seimbang",
        "SELECT toko, no_dok FROM buku_stok GROUP BY toko, no_dok \
         HAVING SUM(qty) <> 0 OR SUM(berat) <> 0 OR SUM(murni) <> 0 OR SUM(nilai) <> 0",
    ),
    (
        "I14 emas murni: yang masuk dikurangi yang keluar adalah yang ada",
        "SELECT l.toko FROM saldo_lokasi l GROUP BY l.toko HAVING SUM(l.murni) <> 0 OR SUM(l.berat) <> 0",
    ),
    (
        "I20 dokumen yang dibatalkan dan pembatalnya saling meniadakan",
        "SELECT d.no_dok, s.gudang, s.baki, s.kode_barcode FROM dok_barang d JOIN buku_stok s ON s.toko = d.toko \
         AND (s.no_dok = d.no_dok OR s.no_dok = d.rujukan) WHERE d.jenis IN ('BATAL', 'BATAL_KIRIM') \
         GROUP BY d.no_dok, s.gudang, s.baki, s.kode_barcode \
         HAVING SUM(s.qty) <> 0 OR SUM(s.berat) <> 0 OR SUM(s.murni) <> 0 OR SUM(s.nilai) <> 0",
    ),
];

async fn banding(d: &Dunia, m: &Model, jejak: &str) {
    for (sql, mau) in TABEL.into_iter().zip(harap(m)) {
        let mut ada = d.baris(sql, &[]).await;
        ada.sort();
        let mut mau = mau;
        mau.sort();
        assert_eq!(ada, mau, "{sql}\n{jejak}");
    }
    // I11: over the chain a shipment holds what was sent and not received.
    let mut jalan: BTreeMap<&str, (i64, i64)> = BTreeMap::new();
    for b in m.barang.values().filter(|b| b.tempat.0 == "@TRANSIT") {
        let isi = jalan.entry(&b.tempat.1).or_default();
        *isi = (isi.0 + 1, isi.1 + b.berat);
    }
    let mau: Vec<String> = jalan.iter().map(|(no, (n, berat))| format!("{no}|{n}|{berat}")).collect();
    let sql = "SELECT baki, CAST(SUM(qty) AS BIGINT), CAST(SUM(berat) AS BIGINT) FROM saldo_lokasi \
               WHERE gudang = '@TRANSIT' GROUP BY baki HAVING SUM(qty) <> 0 OR SUM(berat) <> 0 ORDER BY baki";
    assert_eq!(d.baris(sql, &[]).await, mau, "I11\n{jejak}");
    for (nama, sql) in ATURAN {
        let langgar = d.baris(sql, &[]).await;
        assert!(langgar.is_empty(), "{nama}: {langgar:?}\n{jejak}");
    }
}

/// The rows of a report of one day, by the columns that are asked for.
async fn laporan(d: &Dunia, p: &Pelaku, slug: &str, saringan: Value, kolom: &[&str]) -> Vec<Vec<Value>> {
    let l = laporan::cari(slug).unwrap();
    let letak = |kunci: &str| l.kolom.iter().position(|k| k.kunci == kunci).unwrap();
    let (p, kini) = (p.clone(), d.db().jam().sekarang());
    let isian = serde_json::from_value(saringan).unwrap();
    let baca = d.db().lapor(move |c| {
        let m = LaporanDiminta::baca(c, &p, l, &isian, &[], kini)?;
        let mut ke = Langsung::new(l, false);
        let r = laporan::alirkan(c, &m, &mut ke)?;
        Ok::<_, Tolak>(ke.selesai(&r)?.0)
    });
    let data: Vec<Value> = serde_json::from_str(baca.await.unwrap().get()).unwrap();
    let data = data.iter().filter(|b| b.is_array());
    data.map(|b| kolom.iter().map(|x| b[letak(x)].clone()).collect()).collect()
}

/// I3: every day of the reports begins with what the day before ended with, and adds up to what there is.
async fn periksa_hari(d: &Dunia, p: &Pelaku, m: &Model, t: usize, jejak: &str) {
    let hari = d.baris("SELECT tgl_system FROM toko WHERE kode_toko = $1", args![TOKO[t]]).await.remove(0);
    let kolom = [
        "kode_group",
        "kode_dept",
        "stock_awal",
        "berat_awal",
        "stock_masuk",
        "berat_masuk",
        "stock_jual",
        "berat_jual",
        "stock_keluar",
        "berat_keluar",
        "stock_akhir",
        "berat_akhir",
    ];
    let saringan = json!({ "tgl_from": hari, "tgl_to": hari, "lingkup": "SEMUA" });
    let (awal, akhir) = (m.tutup.get(&(t, m.hari[t] - 1)).cloned().unwrap_or_default(), m.per_jenis(t));
    let mut ada = BTreeMap::new();
    for b in laporan(d, p, "laporan-stock-jual", saringan, &kolom).await {
        let kunci = (b[0].as_str().unwrap().to_owned(), b[1].as_str().unwrap().to_owned());
        let n = |i: usize| b[i].as_i64().unwrap();
        assert_eq!(n(2) + n(4) - n(6) - n(8), n(10), "I3 {b:?}\n{jejak}");
        assert_eq!(mg(&b[3]) + mg(&b[5]) - mg(&b[7]) - mg(&b[9]), mg(&b[11]), "I3 {b:?}\n{jejak}");
        let terjual = m.jual.get(&(t, m.hari[t], kunci.0.clone(), kunci.1.clone())).copied().unwrap_or(0);
        assert_eq!(n(6), terjual, "terjual {b:?}\n{jejak}");
        ada.insert(kunci, ((n(2), mg(&b[3])), (n(10), mg(&b[11]))));
    }
    for (nama, mau, ambil) in [("awal", &awal, true), ("akhir", &akhir, false)] {
        let isi: BTreeMap<_, _> = ada
            .iter()
            .map(|(k, (a, z))| (k.clone(), if ambil { *a } else { *z }))
            .filter(|(_, x)| *x != (0, 0))
            .collect();
        assert_eq!(&isi, mau, "stok {nama} {}\n{jejak}", TOKO[t]);
    }
    let kolom = ["kelompok", "kode", "stock_akhir", "berat_akhir"];
    let mut baki: Vec<String> = laporan(d, p, "laporan-barang-sumary", json!({ "tanggal": hari }), &kolom)
        .await
        .iter()
        .filter(|b| b[2] != json!(0))
        .map(|b| format!("{}|{}|{}|{}", b[0].as_str().unwrap(), b[1].as_str().unwrap(), b[2], mg(&b[3])))
        .collect();
    let mut mau: Vec<String> = m
        .lokasi
        .iter()
        .filter(|((x, g, _), i)| *x == t && !g.starts_with('@') && i[0] != 0)
        .map(|((_, g, k), i)| format!("{g}|{k}|{}|{}", i[0], i[1]))
        .collect();
    baki.sort();
    mau.sort();
    assert_eq!(baki, mau, "isi baki {}\n{jejak}", TOKO[t]);
}

async fn jalankan(d: &Dunia, benih: u64) -> BTreeMap<String, u32> {
    let su = d.orang("su").await;
    let mut orang = Vec::new();
    for siapa in ["own-jkt1", "own-bdg1", "spv-jkt1", "spv-bdg1"] {
        orang.push(d.orang(siapa).await);
    }
    orang.extend(TOKO.map(|t| su.clone().di_portal(&toko(t)).unwrap()));
    let mut acak = Acak::new(benih);
    let mut m = mulai(d).await;
    let mut jejak = format!("KARAT_BENIH={benih}");
    let mut bertemu: BTreeMap<String, u32> = BTreeMap::new();
    for ke in 0..LANGKAH {
        let aksi = aksi_acak(&mut acak, &m);
        let boleh = m.boleh(&aksi);
        jejak.push_str(&format!("\n{ke}: {aksi:?} -> {}", if boleh { "boleh" } else { "ditolak" }));
        if let Aksi::TutupHari { toko } = aksi {
            periksa_hari(d, &orang[toko], &m, toko, &jejak).await;
        }
        let nama = format!("{aksi:?}").split([' ', '{']).next().unwrap().to_owned();
        match (boleh, lakukan(d, &orang, &m, ke, &aksi).await) {
            (true, Hasil::Diterima(data)) => {
                for apa in rinci(&m, &aksi, &data) {
                    *bertemu.entry(apa).or_default() += 1;
                }
                catat(&mut m, &aksi, &data);
                *bertemu.entry(nama).or_default() += 1;
            }
            (false, Hasil::Ditolak(status, kode)) => {
                assert!((400..500).contains(&status), "{status} {kode}\n{jejak}");
                *bertemu.entry(format!("{nama} ditolak")).or_default() += 1;
            }
            (_, Hasil::Diterima(data)) => panic!("diterima: {data}\n{jejak}"),
            (_, Hasil::Ditolak(status, kode)) => panic!("ditolak {status} {kode}\n{jejak}"),
        }
        banding(d, &m, &jejak).await;
    }
    for (t, p) in orang.iter().take(TOKO.len()).enumerate() {
        periksa_hari(d, p, &m, t, &jejak).await;
    }
    bertemu
}

#[test]
fn dokumen_barang_acak_sama_dengan_model() {
    let bertemu = std::sync::Mutex::new(BTreeMap::<String, u32>::new());
    for (ke, benih) in benih().into_iter().enumerate() {
        // The proof of the books (`periksa`) comes by itself after every run.
        bergilir(ke, |d| {
            let bertemu = &bertemu;
            async move {
                for (nama, n) in jalankan(&d, benih).await {
                    *bertemu.lock().unwrap().entry(nama).or_default() += n;
                }
            }
        });
    }
    let bertemu = bertemu.into_inner().unwrap();
    if std::env::var("KARAT_BENIH").is_err() {
        let perlu = PERLU.into_iter().flat_map(|n| [n.to_owned(), format!("{n} ditolak")]);
        for perlu in perlu.chain(["TutupHari"].into_iter().chain(RINCI).map(str::to_owned)) {
            assert!(bertemu.contains_key(&perlu), "tidak pernah bertemu {perlu}: {bertemu:?}");
        }
    }
    println!("{bertemu:?}");
}
