//! What orders and services are to everybody else: one figure on the dashboard, their own lines of the digest and of what the shop
//! owes, the public page, and moving in with open ones.

use db::args;
use dunia::{Dunia, di_kedua, ditolak};
use kas::dasbor::{self, Bidang, Rentang};
use niaga::awal::{self, Jenis, Luar, MintaBatal};
use pesanan::{ambil, batal, kerja, simpan};
use platform::domain::{BarisRingkas, KeadaanLacak, Terlacak};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use values::{KodeToko, NoFaktur, Tanggal};

const HARI: &str = "2026-11-15";
const LUAR: &[&Luar] = &[&pesanan::AWAL, &servis::AWAL];

fn teks(v: &Value) -> String {
    v.as_str().unwrap_or_else(|| panic!("{v}")).to_owned()
}

fn rp(v: &Value) -> i64 {
    v.as_i64().unwrap_or_else(|| panic!("{v}"))
}

fn tunai(jumlah: i64) -> Value {
    if jumlah > 0 { json!([{ "jenis": "CASH", "jumlah_rp": jumlah }]) } else { json!([]) }
}

/// An order of one ring, half of it paid down; its number, its estimate, what was paid.
pub(crate) async fn pesan(d: &Dunia, p: &Pelaku) -> (String, i64, i64) {
    let mut m = json!({ "customer": { "nama_customer": "ratna dewi", "no_hp": "081290001001" }, "kode_sales": "S01",
        "tgl_janji": "2026-11-20", "detail": [{ "nama_barang": "cincin nikah", "kode_group": "750", "kode_dept": "CIN750",
        "berat_estimasi": 2.5, "cara_harga": "FLOAT" }] });
    let h = d.minta(p, &m, |tx, p, m| simpan::hitung(tx, p, m)).await.unwrap();
    let total = rp(&h["total_harga"]);
    let dp = total / 2;
    m["jumlah_bayar"] = json!(dp);
    m["pembayaran"] = tunai(dp);
    let j = d.minta(p, &m, simpan::simpan).await.unwrap();
    (teks(&j["no_pesanan"]), total, dp)
}

/// What the card of who fetches a service says.
pub(crate) const NIK: &str = "3171014101800007";

/// A service of a chain of the customer's own.
pub(crate) async fn titip(d: &Dunia, p: &Pelaku, biaya: i64, dp: i64) -> Hasil<String> {
    let m = json!({ "customer": { "nama_customer": "bambang heru", "no_hp": "081290001002" }, "kode_sales": "S01",
        "tgl_janji": "2026-11-18", "dp_rp": dp, "pembayaran": tunai(dp),
        "detail_barang": [{ "nama_barang": "kalung", "kode_group": "750", "kode_dept": "CIN750", "berat": 5.25,
        "pekerjaan": [{ "deskripsi": "patri putus", "jenis_kerja": "PATRI", "biaya_rp": biaya }] }] });
    Ok(teks(&d.minta(p, &m, servis::simpan).await?["no_service"]))
}

/// A step of a document, with the word of a supervisor where one is asked for.
pub(crate) async fn langkah<M, T>(
    d: &Dunia,
    p: &Pelaku,
    no: &str,
    m: &Value,
    f: fn(&mut db::Tx<'_>, &Pelaku, &str, &M) -> Hasil<T>,
) -> Hasil<Value>
where
    M: serde::de::DeserializeOwned + Send + Sync + 'static,
    T: serde::Serialize + 'static,
{
    let no = no.to_owned();
    d.minta_izin((p, "spv-jkt1"), m, move |tx, p, m| f(tx, p, &no, m)).await
}

async fn lacak(d: &Dunia, no: &str) -> Terlacak {
    let no = NoFaktur::parse(no).unwrap();
    d.db()
        .read(move |c| {
            for x in rangkai::DOMAIN {
                if let Some(t) = (x.lacak)(c, &no)? {
                    return Ok::<_, platform::Tolak>(Some(t));
                }
            }
            Ok(None)
        })
        .await
        .unwrap()
        .unwrap()
}

fn hari_tahap(t: &Terlacak) -> Vec<(&'static str, bool)> {
    t.tahap.iter().map(|t| (t.nama, t.tgl.is_some())).collect()
}

/// The dashboard of the day: sales, purchases, services, debt; then orders.
async fn dasbor_hari(d: &Dunia) -> ([i64; 4], i64) {
    d.db()
        .read(|c| {
            let toko = KodeToko::parse("JKT1").unwrap();
            let empat = dasbor::hari_ini(c, &toko, rangkai::DOMAIN)?.map(values::Rupiah::nilai);
            let pesanan = dasbor::grafik(c, &toko, Bidang::Pesanan, Rentang::Bulan, rangkai::DOMAIN)?;
            Ok::<_, platform::Tolak>((empat, pesanan.iter().map(|n| n.jumlah_rp.nilai()).sum()))
        })
        .await
        .unwrap()
}

/// The digest's part on customers' money, as `word|count|rupiah`.
async fn uang_customer(d: &Dunia) -> Vec<String> {
    let baris: Vec<BarisRingkas> = d
        .db()
        .read(|c| {
            let (toko, tgl) = (KodeToko::parse("JKT1").unwrap(), Tanggal::parse(HARI).unwrap());
            (niaga::DOMAIN.ringkasan)(c, &toko, tgl)
        })
        .await
        .unwrap()
        .into_iter()
        .filter(|b| b.judul == "Titipan dan Uang Muka")
        .flat_map(|b| b.baris)
        .collect();
    let satu = |b: BarisRingkas| format!("{}|{}|{}", b.uraian, b.banyak.unwrap(), b.rupiah.unwrap());
    baris.into_iter().map(satu).collect()
}

#[test]
fn pesanan_dan_service_satu_angka_di_mana_mana() {
    di_kedua(|d| async move {
        for modul in
            ["PARAMETER_DESKRIPSI_SERVICE_MODULE", "VALIDASI_PESANAN_MODULE", "VALIDASI_SERVICE_MODULE"]
        {
            d.setel("JKT1", modul, "off").await;
        }
        let kasir = d.orang("kasir1-jkt1").await;
        let barang = d.barang("A06", &[2_500]).await;
        let (fp, total, dp) = pesan(&d, &kasir).await;
        let fs = titip(&d, &kasir, 150_000, 50_000).await.unwrap();
        // Money paid down is no turnover; an order is told of when it is taken.
        assert_eq!(dasbor_hari(&d).await, ([0, 0, 0, 0], total));
        assert_eq!(
            uang_customer(&d).await,
            [
                "Titipan masuk|0|0".to_owned(),
                "Titipan dipakai atau dikembalikan|0|0".to_owned(),
                "Titipan masih dipegang toko|0|0".to_owned(),
                format!("Uang muka pesanan masuk|1|{dp}"),
                "Uang muka pesanan dipakai atau dikembalikan|0|0".to_owned(),
                format!("Uang muka pesanan masih dipegang toko|1|{dp}"),
                "Uang muka service masuk|1|50000".to_owned(),
                "Uang muka service dipakai atau dikembalikan|0|0".to_owned(),
                "Uang muka service masih dipegang toko|1|50000".to_owned(),
            ]
        );
        let t = lacak(&d, &fp).await;
        assert_eq!(
            (t.judul, t.keadaan, t.sisa.nilai(), t.perkiraan),
            ("Pesanan", KeadaanLacak::Dikerjakan, total - dp, true)
        );
        assert_eq!(t.tgl_janji.unwrap().to_string(), "2026-11-20");
        assert_eq!(hari_tahap(&t)[..2], [("Dipesan", true), ("Dikerjakan", false)]);
        let t = lacak(&d, &fs).await;
        assert_eq!(
            (t.judul, t.keadaan, t.sisa.nilai(), t.perkiraan),
            ("Service", KeadaanLacak::Dikerjakan, 100_000, true)
        );

        // Ready, fetched: the order becomes a sale of its recap, the service what it cost.
        let m = json!({ "detail": [{ "baris": 1, "kode_barcode": barang[0] }] });
        langkah(&d, &kasir, &fp, &m, kerja::selesai).await.unwrap();
        assert_eq!(lacak(&d, &fp).await.keadaan, KeadaanLacak::Siap);
        let h = d
            .minta(&kasir, &json!({}), {
                let no = fp.clone();
                move |tx, p, m| ambil::hitung(tx, p, &no, m)
            })
            .await
            .unwrap();
        let m = json!({ "pembayaran": tunai(rp(&h["bayar_rp"])) });
        langkah(&d, &kasir, &fp, &m, ambil::ambil).await.unwrap();
        langkah(&d, &kasir, &fs, &json!({}), servis::proses).await.unwrap();
        let m = json!({ "detail_barang": [{ "baris": 1, "berat": 5.25, "biaya_rp": 175_000 }] });
        langkah(&d, &kasir, &fs, &m, servis::selesai).await.unwrap();
        let t = lacak(&d, &fs).await;
        assert_eq!((t.keadaan, t.sisa.nilai(), t.perkiraan), (KeadaanLacak::Siap, 125_000, false));
        langkah(&d, &kasir, &fs, &json!({ "nik": NIK, "pembayaran": tunai(125_000) }), servis::ambil)
            .await
            .unwrap();
        for (no, judul) in [(&fp, "Pesanan"), (&fs, "Service")] {
            let t = lacak(&d, no).await;
            assert_eq!((t.judul, t.keadaan, t.sisa.nilai()), (judul, KeadaanLacak::Diambil, 0));
            assert_eq!(t.tgl_akhir.unwrap().to_string(), HARI);
            assert!(t.tahap.last().unwrap().tgl.is_some(), "{t:?}");
        }
        let jual =
            d.angka("SELECT CAST(SUM(harga_total) AS BIGINT) FROM jual WHERE no_pesanan <> ''", &[]).await;
        assert_eq!(dasbor_hari(&d).await, ([jual, 0, 175_000, 0], total));
        let omset = d.db().read(|c| {
            let (toko, tgl) = (KodeToko::parse("JKT1").unwrap(), Tanggal::parse(HARI).unwrap());
            servis::omset_service(c, &toko, (tgl, tgl))
        });
        assert_eq!(omset.await.unwrap()[0].rupiah.nilai(), 175_000);
        assert!(
            uang_customer(&d).await.contains(&format!("Uang muka pesanan dipakai atau dikembalikan|1|{dp}"))
        );

        // Cancelled: off again, and what is public says so.
        let (fp, ..) = pesan(&d, &kasir).await;
        let m = json!({ "alasan": "tidak jadi", "pembayaran": tunai(dp) });
        langkah(&d, &kasir, &fp, &m, batal::batal).await.unwrap();
        let t = lacak(&d, &fp).await;
        assert_eq!(
            (t.keadaan, t.sisa.nilai(), hari_tahap(&t)),
            (KeadaanLacak::Batal, 0, vec![("Dipesan", true)])
        );
        assert_eq!(dasbor_hari(&d).await.1, total);
        assert_eq!(d.angka("SELECT CAST(SUM(saldo) AS BIGINT) FROM saldo_titipan", &[]).await, 0);
    });
}

async fn impor(d: &Dunia, p: &Pelaku, jenis: &str, csv: &str) -> Hasil<Value> {
    let jenis = Jenis::cari(jenis, LUAR)?;
    d.minta(p, &json!(csv), move |tx, p, csv: &String| awal::impor(tx, p, jenis, csv, "lama.csv")).await
}

async fn tarik(d: &Dunia, p: &Pelaku, jenis: &str, no: &str) -> Hasil<Value> {
    let jenis = Jenis::cari(jenis, LUAR).unwrap();
    let m = json!({ "no_dok": no, "alasan": "salah berkas" });
    d.minta(p, &m, move |tx, p, m: &MintaBatal| awal::batal(tx, p, jenis, m)).await
}

async fn saldo(d: &Dunia) -> Vec<String> {
    let sql = "SELECT k.no_lama, s.saldo FROM kerja_awal k JOIN saldo_titipan s ON s.toko = k.toko AND s.no_titip = k.no_dok \
               ORDER BY k.no_lama, k.no_dok";
    d.baris(sql, &[]).await
}

async fn nomor(d: &Dunia, lama: &str) -> String {
    d.baris("SELECT no_dok FROM kerja_awal WHERE no_lama = $1 ORDER BY no_dok DESC", args![lama])
        .await
        .remove(0)
}

#[test]
fn pesanan_lama_pindah_masuk_dikerjakan_dibatalkan_dan_berkasnya_ditarik() {
    di_kedua(|d| async move {
        let (own, kasir) = (d.pemilik("JKT1").await, d.orang("kasir1-jkt1").await);
        let csv = "no_pesanan;nama_customer;tgl_janji;nama_barang;kode_group;kode_dept;berat_estimasi;harga_estimasi;uang_muka;no_hp;cara_harga;harga_gram\n\
                   PS-1;Siti Aminah;2026-11-10;cincin;750;CIN750;2,5;3.000.000;1.000.000;0812000001;LOCK;1000000\n\
                   PS-1;Siti Aminah;2026-11-10;anting;750;CIN750;1,5;2.000.000;;0812000001;FLOAT;\n\
                   PS-2;Budi Santoso;2026-12-01;gelang;750;CIN750;10;12.000.000;2.000.000;0813000001;;\n";
        ditolak(impor(&d, &kasir, "pesanan", csv).await, "AWAL-01");
        for (salah, kata) in [
            ("PS-9;X Y;2026-11-10;cincin;750;CIN750;2,5;3000000;4000000;;;", "melebihi harga"),
            ("PS-9;X Y;2026-11-10;cincin;TIDAK;CIN750;2,5;3000000;;;;", "Kategori"),
            ("PS-9;X Y;;cincin;750;CIN750;2,5;3000000;;;;", "Tanggal janji"),
            ("PS-9;X Y;2026-11-10;cincin;750;CIN750;2,5;3000000;;;LOCK;", "Harga per gram"),
            ("FPJKT1-261115-0001;X Y;2026-11-10;cincin;750;CIN750;2,5;3000000;;;;", "nomor sistem ini"),
        ] {
            let isi = format!("{}\n{salah}\n", csv.lines().next().unwrap());
            let t = ditolak(impor(&d, &own, "pesanan", &isi).await, "AWAL-03");
            assert!(format!("{t:?}").contains(kata), "{kata}: {t:?}");
        }
        let j = impor(&d, &own, "pesanan", csv).await.unwrap();
        assert_eq!((rp(&j["jumlah"]), rp(&j["total"])), (3, 3_000_000));
        assert_eq!(saldo(&d).await, ["PS-1|1000000", "PS-2|2000000"]);
        // Nothing went through a drawer, nothing was ordered here today.
        assert_eq!((d.laci("kasir1-jkt1").await, dasbor_hari(&d).await.1), (0, 0));
        let sql = "SELECT p.qty, p.total_harga, p.jumlah_bayar, k.tahap FROM pesanan p JOIN pesanan_kini k ON k.no_pesanan = p.no_pesanan \
                   ORDER BY p.no_pesanan";
        assert_eq!(d.baris(sql, &[]).await, ["2|5000000|1000000|VALID", "1|12000000|2000000|VALID"]);
        let kunci = d.angka("SELECT CAST(SUM(gram_kunci) AS BIGINT) FROM pesanan_baris", &[]).await;
        assert_eq!(kunci, 600, "0.6 gram: bagian LOCK dari uang muka");
        ditolak(impor(&d, &own, "pesanan", csv).await, "AWAL-04");
        // Taken back as a whole, brought in again.
        tarik(&d, &own, "pesanan", &teks(&j["no_dok"])).await.unwrap();
        assert_eq!(saldo(&d).await, ["PS-1|0", "PS-2|0"]);
        let j = impor(&d, &own, "pesanan", csv).await.unwrap();
        // One goes on as any other; its file stays then.
        let no = nomor(&d, "PS-2").await;
        let barang = d.barang("A06", &[10_000]).await;
        langkah(
            &d,
            &kasir,
            &no,
            &json!({ "detail": [{ "baris": 1, "kode_barcode": barang[0] }] }),
            kerja::selesai,
        )
        .await
        .unwrap();
        ditolak(tarik(&d, &own, "pesanan", &teks(&j["no_dok"])).await, "AWAL-05");
        let h = d
            .minta(&kasir, &json!({}), {
                let no = no.clone();
                move |tx, p, m| ambil::hitung(tx, p, &no, m)
            })
            .await
            .unwrap();
        assert_eq!(rp(&h["dp_rp"]), 2_000_000);
        let m = json!({ "kode_sales": "S01", "pembayaran": tunai(rp(&h["bayar_rp"])) });
        // Who said that the money had come does not sell against it alone.
        let sendiri = {
            let no = no.clone();
            move |tx: &mut db::Tx<'_>, p: &Pelaku, m: &ambil::PesananAmbil| ambil::ambil(tx, p, &no, m)
        };
        let t = ditolak(d.minta(&own, &m, sendiri).await, "NIAGA-08");
        assert!(format!("{:?}", t.rincian).contains("UANG_BELUM_MASUK"), "{t:?}");
        langkah(&d, &kasir, &no, &m, ambil::ambil).await.unwrap();
        // The other is given back in cash, with somebody's word.
        let no = nomor(&d, "PS-1").await;
        let h = d
            .minta(&kasir, &json!({}), {
                let no = no.clone();
                move |tx, p, _: &Value| batal::hitung(tx, p, &no)
            })
            .await
            .unwrap();
        let m = json!({ "alasan": "tidak jadi", "pembayaran": tunai(rp(&h["dibayar_rp"])) });
        let tanpa = d
            .minta(&kasir, &m, {
                let no = no.clone();
                move |tx, p, m| batal::batal(tx, p, &no, m)
            })
            .await;
        assert!(tanpa.is_err());
        langkah(&d, &kasir, &no, &m, batal::batal).await.unwrap();
        assert_eq!(d.angka("SELECT CAST(SUM(saldo) AS BIGINT) FROM saldo_titipan", &[]).await, 0);
    });
}

#[test]
fn service_lama_pindah_masuk_diambil_dikembalikan_dan_berkasnya_ditarik() {
    di_kedua(|d| async move {
        let (own, kasir) = (d.pemilik("JKT1").await, d.orang("kasir1-jkt1").await);
        let csv = "no_service,nama_customer,tgl_janji,nama_barang,kode_group,kode_dept,berat,pekerjaan,jenis_kerja,biaya,uang_muka\n\
                   SV-1,Siti Aminah,2026-11-10,kalung,750,CIN750,5.25,patri putus,PATRI,150000,50000\n\
                   SV-1,Siti Aminah,2026-11-10,liontin,750,CIN750,1.1,poles,POLES,50000,0\n\
                   SV-2,Budi Santoso,2026-12-01,gelang,750,CIN750,10,cuci,CUCI,100000,100000\n";
        for (salah, kata) in [
            ("SV-9,X Y,2026-11-10,kalung,750,CIN750,5,patri,SULAP,1000,0", "Jenis kerja"),
            ("SV-9,X Y,2026-11-10,kalung,750,CIN750,0,patri,PATRI,1000,0", "Berat harus"),
            ("SV-9,X Y,2026-11-10,kalung,750,CIN750,5,patri,PATRI,1000,2000", "melebihi biaya"),
        ] {
            let isi = format!("{}\n{salah}\n", csv.lines().next().unwrap());
            let t = ditolak(impor(&d, &own, "service", &isi).await, "AWAL-03");
            assert!(format!("{t:?}").contains(kata), "{kata}: {t:?}");
        }
        let j = impor(&d, &own, "service", csv).await.unwrap();
        assert_eq!((rp(&j["jumlah"]), rp(&j["total"])), (3, 150_000));
        let sql = "SELECT COUNT(*), CAST(SUM(berat) AS BIGINT) FROM saldo_barang WHERE gudang = 'REPARASI' AND milik = 'CUSTOMER'";
        assert_eq!(d.baris(sql, &[]).await, ["3|16350"]);
        tarik(&d, &own, "service", &teks(&j["no_dok"])).await.unwrap();
        assert_eq!(
            (d.baris(sql, &[]).await, saldo(&d).await),
            (vec!["0|NULL".to_owned()], vec!["SV-1|0".to_owned(), "SV-2|0".to_owned()])
        );
        let j = impor(&d, &own, "service", csv).await.unwrap();
        // Finished and fetched with what was paid down.
        let no = nomor(&d, "SV-1").await;
        let m = json!({ "detail_barang": [{ "baris": 1, "berat": 5.25 }, { "baris": 2, "berat": 1.1 }] });
        langkah(&d, &kasir, &no, &m, servis::selesai).await.unwrap();
        ditolak(tarik(&d, &own, "service", &teks(&j["no_dok"])).await, "AWAL-05");
        // Who said that the money of the old paper came does not use it alone.
        let (n, m) = (no.clone(), json!({ "nik": NIK, "pembayaran": tunai(150_000) }));
        let t = ditolak(d.minta(&own, &m, move |tx, p, m| servis::ambil(tx, p, &n, m)).await, "NIAGA-08");
        assert!(t.pesan.contains("impor sendiri"), "{t}");
        langkah(&d, &kasir, &no, &json!({ "nik": NIK, "pembayaran": tunai(150_000) }), servis::ambil)
            .await
            .unwrap();
        assert_eq!(dasbor_hari(&d).await.0[2], 200_000);
        // Given back undone: the money from the drawer, the piece on the scale.
        let no = nomor(&d, "SV-2").await;
        let m = json!({ "alasan": "tidak jadi", "nik": NIK, "detail_barang": [{ "baris": 1, "berat": 10 }], "pengembalian": tunai(100_000) });
        langkah(&d, &kasir, &no, &m, servis::batal).await.unwrap();
        assert_eq!(d.laci("kasir1-jkt1").await, 50_000);
        assert_eq!(d.baris(sql, &[]).await, ["0|NULL"]);
    });
}
