//! Moving in beside the pieces: opening balances of drawers, accounts and deposits, and old notas, from a file; all of it
//! or nothing, once, and back again while nobody used it.

use crate::layar::{batal, bayar_beli, bayar_jual, beli, bernota, hitung_beli, hitung_jual, jual};
use db::args;
use dunia::{Dunia, di_kedua, ditolak, kode};
use kas::uang_kas;
use niaga::awal::{self, Jenis, MintaBatal};
use niaga::batal::Dari;
use niaga::titipan::{self, Batal, Kembali, TanyaTitipan};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

async fn impor(d: &Dunia, p: &Pelaku, jenis: &str, csv: &str) -> Hasil<Value> {
    let jenis = Jenis::cari(jenis, &[])?;
    d.minta(p, &json!(csv), move |tx, p, csv: &String| awal::impor(tx, p, jenis, csv, "lama.csv")).await
}

async fn lihat(d: &Dunia, p: &Pelaku, jenis: &str, csv: &str) -> Value {
    let (jenis, p, csv) = (Jenis::cari(jenis, &[]).unwrap(), p.clone(), csv.to_owned());
    d.lihat(move |c| awal::lihat(c, &p, jenis, &csv)).await.unwrap()
}

async fn tarik(d: &Dunia, p: &Pelaku, jenis: &str, no: &str) -> Hasil<Value> {
    let jenis = Jenis::cari(jenis, &[]).unwrap();
    let m = json!({ "no_dok": no, "alasan": "salah berkas" });
    d.minta(p, &m, move |tx, p, m: &MintaBatal| awal::batal(tx, p, jenis, m)).await
}

fn nomor(j: &Value) -> String {
    j["no_dok"].as_str().unwrap().to_owned()
}

/// What is wrong with each line of the preview.
fn salah(l: &Value) -> Vec<(i64, String)> {
    let semua = l["contoh"].as_array().unwrap().iter();
    semua
        .filter(|b| !b["salah"].as_array().unwrap().is_empty())
        .map(|b| (b["baris"].as_i64().unwrap(), b["salah"].to_string()))
        .collect()
}

async fn rekening(d: &Dunia) -> String {
    let sql = "SELECT no_rekening FROM rekening WHERE toko = 'JKT1' AND aktif = 1 AND dihapus = 0 ORDER BY no_rekening";
    d.baris(sql, &[]).await.remove(0)
}

async fn saldo_kas(d: &Dunia) -> Vec<String> {
    d.baris("SELECT kasir, saldo FROM saldo_kas WHERE saldo > 0 ORDER BY kasir", &[]).await
}

async fn uang(d: &Dunia, p: &Pelaku, (jenis, kategori): (&str, &str), jumlah: i64) {
    let m = json!({ "jenis": jenis, "kategori": kategori, "deskripsi": "uji", "jumlah_rp": jumlah });
    d.minta(p, &m, uang_kas::catat).await.unwrap();
}

#[test]
fn saldo_laci_masuk_sekali_dan_bisa_ditarik_selama_belum_dipakai() {
    di_kedua(|d| async move {
        let (own, kasir) = (d.pemilik("JKT1").await, d.orang("kasir1-jkt1").await);
        let csv = "Kasir;Saldo;Keterangan\nkasir1-jkt1;1.500.000;laci depan\nKASIR2-JKT1;Rp 750.000;\n";
        let l = lihat(&d, &own, "kas", csv).await;
        assert_eq!(
            (&l["jumlah"], &l["jumlah_salah"], &l["total"], &l["sudah"]),
            (&json!(2), &json!(0), &json!(2_250_000), &json!(""))
        );
        assert_eq!(saldo_kas(&d).await, Vec::<String>::new(), "pratinjau tidak menulis");
        let no = nomor(&impor(&d, &own, "kas", csv).await.unwrap());
        assert!(no.starts_with("AWJKT1-"), "{no}");
        assert_eq!(saldo_kas(&d).await, ["kasir1-jkt1|1500000", "kasir2-jkt1|750000"]);
        let sql = "SELECT DISTINCT kategori, jenis_dok FROM buku_kas WHERE no_dok = $1";
        assert_eq!(d.baris(sql, args![&no]).await, ["SALDO AWAL|AW"]);
        // The same file under another name, saved another way, is recognised.
        let lain = "kasir,saldo,keterangan\nkasir1-jkt1,1.500.000,laci depan\nKASIR2-JKT1,Rp 750.000,\n\n";
        assert_eq!(lihat(&d, &own, "kas", lain).await["sudah"], json!(no));
        let t = ditolak(impor(&d, &own, "kas", lain).await, "AWAL-04");
        assert!(t.pesan.contains(&no), "{t}");
        // A drawer has one opening balance.
        let t = ditolak(impor(&d, &own, "kas", "kasir,saldo\nkasir1-jkt1,5000\n").await, "AWAL-03");
        assert!(t.pesan.contains("sudah punya saldo awal"), "{t}");
        // Spent money cannot be taken back; put back, it can.
        uang(&d, &kasir, ("KELUAR", "LAIN_KELUAR"), 500_000).await;
        let t = ditolak(tarik(&d, &own, "kas", &no).await, "AWAL-05");
        assert!(t.pesan.contains("kasir1-jkt1"), "{t}");
        uang(&d, &kasir, ("MASUK", "LAIN_MASUK"), 500_000).await;
        tarik(&d, &own, "kas", &no).await.unwrap();
        ditolak(tarik(&d, &own, "kas", &no).await, "AWAL-05");
        assert_eq!(saldo_kas(&d).await, Vec::<String>::new());
        // What was taken back may come again.
        let j = impor(&d, &own, "kas", csv).await.unwrap();
        let p = own.clone();
        let k = d.lihat(move |c| awal::keadaan(c, &p, Jenis::cari("kas", &[])?)).await.unwrap();
        assert_eq!((&k["dokumen"][0]["no_dok"], &k["dokumen"][0]["no_batal"]), (&j["no_dok"], &json!("")));
        assert_eq!(k["dokumen"].as_array().unwrap().len(), 2);
        assert_eq!(k["kolom"][0]["nama"], json!("kasir"));
    });
}

#[test]
fn saldo_rekening_tidak_menunggu_validasi_dan_hanya_ditarik_di_harinya() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let rek = rekening(&d).await;
        let csv = format!("no_rekening,saldo\n{rek},25000000\n");
        let no = nomor(&impor(&d, &own, "bank", &csv).await.unwrap());
        let sql = "SELECT saldo, belum_valid FROM saldo_bank WHERE no_rekening = $1";
        assert_eq!(d.baris(sql, args![&rek]).await, ["25000000|0"], "tidak menunggu validasi");
        d.bersih().await;
        tarik(&d, &own, "bank", &no).await.unwrap();
        assert_eq!(d.baris(sql, args![&rek]).await, ["0|0"]);
        // The day after, money is corrected by a document of its own.
        let no = nomor(&impor(&d, &own, "bank", &csv).await.unwrap());
        d.hari("2027-03-31", &["JKT1"]).await;
        ditolak(tarik(&d, &own, "bank", &no).await, "AWAL-05");
    });
}

#[test]
fn semua_baris_uang_yang_salah_disebut_dan_tidak_ada_yang_masuk() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let csv = "kasir,saldo,keterangan\nkasir1-jkt1,1000,\nkasir1-bdg1,1000,\nkasir1-jkt1,2000,\n,1000,\nkasir2-jkt1,0,\n\
                   spv-jkt1,seribu,\nown-jkt1,,\nkasir2-jkt1,9999999999999,\n";
        let l = lihat(&d, &own, "kas", csv).await;
        let s = salah(&l);
        assert_eq!(s.iter().map(|(n, _)| *n).collect::<Vec<_>>(), [3, 4, 5, 6, 7, 8, 9], "{s:?}");
        for (n, pesan) in [
            (0, "tidak ada di toko ini"),
            (1, "dua kali di berkas"),
            (2, "Kasir harus diisi"),
            (3, "lebih dari nol"),
            (5, "Saldo harus diisi"),
            (6, "paling banyak"),
        ] {
            assert!(s[n].1.contains(pesan), "{s:?}");
        }
        assert_eq!((&l["total"], &l["jumlah"]), (&json!(1_000), &json!(8)));
        let t = ditolak(impor(&d, &own, "kas", csv).await, "AWAL-03");
        assert!(t.pesan.contains("7 baris salah, tidak ada yang disimpan"), "{t}");
        let l = lihat(&d, &own, "bank", "no_rekening,saldo\nTIDAKADA,1000\n").await;
        assert!(salah(&l)[0].1.contains("tidak ada di master rekening"), "{l}");
        for (jenis, csv) in
            [("kas", ""), ("bank", "a,b\n1,2\n"), ("titipan", "no_titip,nama_customer,sisa\n")]
        {
            assert_eq!(kode(impor(&d, &own, jenis, csv).await), "AWAL-02", "{jenis}");
        }
        assert_eq!(kode(impor(&d, &own, "emas", "x\n1\n").await), "AWAL-02");
        let t = ditolak(tarik(&d, &own, "kas", "AWJKT1-261115-0001").await, "AWAL-05");
        assert_eq!(t.status.angka(), 404);
        // Without a reason nothing is looked for.
        let tanpa = json!({ "no_dok": "x" });
        let h = d.minta(&own, &tanpa, |tx, p, m: &MintaBatal| awal::batal(tx, p, Jenis::Kas, m)).await;
        assert_eq!(ditolak(h, "AWAL-05").status.angka(), 422);
        tidak_ada_yang_masuk(&d).await;
    });
}

async fn tidak_ada_yang_masuk(d: &Dunia) {
    for tabel in ["impor_awal", "nota_lama", "titipan", "buku_kas", "pelanggan"] {
        assert_eq!(d.angka(&format!("SELECT COUNT(*) FROM {tabel}"), &[]).await, 0, "{tabel}");
    }
}

#[test]
fn semua_baris_titipan_dan_nota_yang_salah_disebut() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let l = lihat(
            &d,
            &own,
            "titipan",
            "no_titip,nama_customer,sisa,tgl_titip,no_hp,nik,kode_member,cara_harga,kode_group,harga_gram\n\
             T-1,SITI,500000,2026-01-02,0812,,,,,\nT-2,,500000,,,,,,,\nT-2,BUDI,-5,,,,,,,\n\
             T-3,BUDI,500000,2999-01-01,,,,,,\nT-4,BUDI,500000,,,123,,,,\nT-5,BUDI,500000,,,,TIDAKADA1,,,\n\
             T-6,BUDI,500000,,,,,LOCK,,\nT-7,BUDI,500000,,,,,MURAH,,\n,BUDI,1000,,,,,,,\nFTJKT1-261115-0001,BUDI,1000,,,,,,,\n",
        )
        .await;
        let s = salah(&l);
        assert_eq!(s.len(), 10, "{s:?}");
        for (n, pesan) in [
            (0, "No HP 8 sampai 15 angka"),
            (1, "Nama customer harus diisi"),
            (2, "lebih dari nol"),
            (2, "dua kali di berkas"),
            (3, "sesudah hari ini"),
            (4, "NIK harus 16 angka"),
            (5, "Kode Member Tidak Tersedia"),
            (6, "harus diisi dari master untuk harga LOCK"),
            (7, "LOCK atau FLOAT"),
            (8, "1 sampai 40 karakter"),
            (9, "berbentuk nomor sistem ini"),
        ] {
            assert!(s[n].1.contains(pesan), "{n} {pesan}: {s:?}");
        }
        let kepala =
            "no_faktur,tgl_nota,kode_group,kode_dept,nama_barang,berat,harga_total,ongkos,kadar_cetak\n";
        let csv = format!(
            "{kepala}N-1,kemarin,750,CIN750,CINCIN,2.5,3000000,,\nN-2,2026-01-02,XXX,YYY,,0,0,,\n\
             N-3,2999-01-02,750,CIN750,CINCIN,2.5,3000000,3000000,\nN-4,2026-01-02,750,CIN750,CINCIN,2.5,3000000,,175\n\
             \"N,5\",2026-01-02,750,CIN750,CINCIN,2.5,3000000,,\nN-6/1,2026-01-02,750,CIN750,CINCIN,2.5,3000000,,\n\
             N-6,2026-01-02,750,CIN750,CINCIN,2.5,3000000,,\nN-6,2026-01-02,750,CIN750,CINCIN,2.5,3000000,,\n"
        );
        let s = salah(&lihat(&d, &own, "nota", &csv).await);
        assert_eq!(s.iter().map(|(n, _)| *n).collect::<Vec<_>>(), [2, 3, 4, 5, 6, 8], "{s:?}");
        for pesan in [
            "Kategori XXX tidak ada",
            "Jenis YYY tidak ada",
            "Nama barang 1 sampai",
            "Berat harus",
            "Harga total harus",
        ] {
            assert!(s[1].1.contains(pesan), "{s:?}");
        }
        assert!(s[2].1.contains("sesudah hari ini") && s[2].1.contains("kurang dari harga total"), "{s:?}");
        assert!(s[4].1.contains("tanpa koma") && s[5].1.contains("N-6/1 dua kali"), "{s:?}");
        tidak_ada_yang_masuk(&d).await;
    });
}

async fn titip(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<Value> {
    let (t, no) = (p.toko.clone(), no.to_owned());
    d.lihat(move |c| titipan::rinci(c, &t, &no)).await
}

async fn cari_titip(d: &Dunia, p: &Pelaku, cari: &str, status: &str) -> Value {
    let (t, q) = (p.toko.clone(), dunia::isi::<TanyaTitipan>(&json!({ "cari": cari, "status": status })));
    d.lihat(move |c| Ok(titipan::daftar(c, &t, &q)?.data)).await.unwrap()
}

async fn kembalikan(d: &Dunia, p: &Pelaku, no: &str, jumlah: i64) -> Hasil<Value> {
    let no = no.to_owned();
    let m = json!({ "alasan": "selesai", "pembayaran": [{ "jenis": "CASH", "jumlah_rp": jumlah }] });
    d.minta_izin((p, "spv-jkt1"), &m, move |tx, p, m: &Kembali| titipan::kembali(tx, p, &no, m)).await
}

async fn batal_titip(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<Value> {
    let no = no.to_owned();
    d.minta(p, &json!({ "alasan": "x" }), move |tx, p, m: &Batal| titipan::batal(tx, p, &no, m)).await
}

/// A sale paid with so much of a deposit, and the rest in cash.
async fn jual_dengan(d: &Dunia, p: &Pelaku, mut m: Value, no: &str, jumlah: i64) -> Hasil<(Value, Value)> {
    m["pembayaran"] = json!([{ "jenis": "TITIP", "jumlah_rp": jumlah, "no_titip": no }]);
    let h = hitung_jual(d, p, &m).await?;
    let sisa = h["neto"].as_i64().unwrap() - jumlah;
    m["pembayaran"].as_array_mut().unwrap().push(json!({ "jenis": "CASH", "jumlah_rp": sisa }));
    Ok((h, d.minta(p, &m, niaga::simpan).await?))
}

#[test]
fn titipan_lama_dipakai_dengan_nomor_di_kertasnya_dan_sisanya_dikembalikan() {
    di_kedua(|d| async move {
        let (own, kasir) = (d.pemilik("JKT1").await, d.orang("kasir1-jkt1").await);
        let kode = d.barang("A06", &[2_500, 3_000]).await;
        d.setel("JKT1", "VALIDASI_TITIPAN_MODULE", "on").await;
        let csv = "no_titip;nama_customer;sisa;tgl_titip;no_hp;cara_harga;kode_group;harga_gram\n\
                   tp 00123;Siti Aminah;2.500.000;2026-10-01;081234567890;;;\n\
                   TP 00124;Siti Aminah;400000;;081234567890;LOCK;750;1000000\n";
        let l = lihat(&d, &own, "titipan", csv).await;
        assert_eq!((&l["jumlah_salah"], &l["total"]), (&json!(0), &json!(2_900_000)), "{l}");
        let no_awal = nomor(&impor(&d, &own, "titipan", csv).await.unwrap());
        assert_eq!(d.angka("SELECT COUNT(*) FROM pelanggan", &[]).await, 1, "satu orang, dua titipan");
        assert_eq!(saldo_kas(&d).await, Vec::<String>::new(), "uangnya ada di saldo awal kas");
        let t = &cari_titip(&d, &kasir, "00123", "").await[0];
        assert_eq!(
            (&t["no_lama"], &t["tgl_lama"], &t["status"], &t["saldo"], &t["tgl_akhir"]),
            (
                &json!("TP 00123"),
                &json!("2026-10-01"),
                &json!("VALID"),
                &json!(2_500_000),
                &json!("2026-12-30")
            )
        );
        let no = t["no_titip"].as_str().unwrap();
        let lock = titip(&d, &kasir, "TP 00124").await.unwrap();
        assert_eq!((&lock["cara_harga"], &lock["berat"]), (&json!("LOCK"), &json!(0.4)), "{lock}");
        // Overdrawn, then used by the number on the customer's paper.
        let mut m = jual(&kode[..1]);
        m["customer"] = json!({ "kode_pelanggan": t["kode_pelanggan"] });
        ditolak(jual_dengan(&d, &kasir, m.clone(), "TP 00123", 2_600_000).await, "TITIP-01");
        jual_dengan(&d, &kasir, m, "tp 00123", 1_000_000).await.unwrap();
        let sisa = "SELECT saldo FROM saldo_titipan WHERE no_titip = $1";
        assert_eq!(d.angka(sisa, args![no]).await, 1_500_000);
        // Used: the file stays. It cannot be cancelled as if its money had come in here; what is left is given back.
        ditolak(tarik(&d, &own, "titipan", &no_awal).await, "AWAL-05");
        for no in [no, lock["no_titip"].as_str().unwrap()] {
            ditolak(batal_titip(&d, &kasir, no).await, "TITIP-14");
        }
        kembalikan(&d, &kasir, no, 1_500_000).await.unwrap();
        assert_eq!(d.angka(sisa, args![no]).await, 0);
        let lagi = "no_titip,nama_customer,sisa\nTP 00123,SITI AMINAH,1000\n";
        let t = ditolak(impor(&d, &own, "titipan", lagi).await, "AWAL-03");
        assert!(t.pesan.contains(&no_awal), "{t}");
        d.bersih().await;
        // Another store brings the same number; untouched, its file goes back whole.
        let bdg = d.pemilik("BDG1").await;
        let milik = "no_titip,nama_customer,sisa\nTP 00123,TONO,1000\n";
        let no_awal = nomor(&impor(&d, &bdg, "titipan", milik).await.unwrap());
        tarik(&d, &bdg, "titipan", &no_awal).await.unwrap();
        assert_eq!(cari_titip(&d, &bdg, "00123", "ALL").await[0]["status"], json!("BATAL"));
        ditolak(titip(&d, &bdg, "TP 00123").await, "TITIP-13");
        impor(&d, &bdg, "titipan", milik).await.unwrap();
    });
}

#[test]
fn titipan_lama_menyimpan_barangnya_sampai_dijual_atau_berkasnya_dibatalkan() {
    di_kedua(|d| async move {
        let (own, kasir) = (d.pemilik("JKT1").await, d.orang("kasir1-jkt1").await);
        let kode = d.barang("A06", &[2_500, 3_000, 4_000]).await;
        let letak = async || {
            d.baris("SELECT gudang || '/' || baki FROM saldo_barang ORDER BY kode_barcode", args![]).await
        };
        let semula = letak().await;
        let kepala = "no_titip,nama_customer,sisa,cara_harga,harga_gram,kode_group,kode_barcode\n";
        let csv = format!(
            "{kepala}TP 1,SITI AMINAH,500000,,,,{}\nTP 2,BUDI SANTOSO,700000,LOCK,2500000,,{}\n",
            kode[0], kode[1]
        );
        // A piece that is not here, one twice, and a group that is not its own are said on their lines.
        let salah = format!(
            "{kepala}TP 1,SITI,1,,,,99999999\nTP 2,BUDI,1,,,,{0}\nTP 3,TONO,1,,,,{0}\nTP 4,RINA,1,LOCK,1000,999,{1}\n",
            kode[0], kode[1]
        );
        let l = lihat(&d, &own, "titipan", &salah).await;
        assert_eq!(l["jumlah_salah"], json!(3), "{l}");
        assert_eq!(letak().await, semula);
        let no_awal = nomor(&impor(&d, &own, "titipan", &csv).await.unwrap());
        let disimpan = letak().await;
        assert!(
            disimpan[..2].iter().all(|t| t.starts_with("TITIP/")) && disimpan[2] == semula[2],
            "{disimpan:?}"
        );
        let t = titip(&d, &kasir, "TP 2").await.unwrap();
        assert_eq!(
            (&t["kode_barcode"], &t["cara_harga"], &t["kode_group"], &t["berat"]),
            (&json!(kode[1]), &json!("LOCK"), &json!("750"), &json!(3.0)),
            "{t}"
        );
        // Put aside: not sold to anybody else, nor put aside again.
        ditolak(hitung_jual(&d, &kasir, &jual(&kode[..1])).await, "JUAL-01");
        let lain = format!("{kepala}TP 9,TONO,1,,,,{}\n", kode[0]);
        ditolak(impor(&d, &own, "titipan", &lain).await, "AWAL-03");
        // The file goes back, and the pieces with it.
        tarik(&d, &own, "titipan", &no_awal).await.unwrap();
        assert_eq!(letak().await, semula);
        d.bersih().await;
        // In again; one is sold with its deposit at the promised price, the other's money is given back.
        impor(&d, &own, "titipan", &csv).await.unwrap();
        let t = titip(&d, &kasir, "TP 2").await.unwrap();
        let mut m = jual(&kode[1..2]);
        m["customer"] = json!({ "kode_pelanggan": t["kode_pelanggan"] });
        let (h, _) = jual_dengan(&d, &kasir, m, "TP 2", 700_000).await.unwrap();
        // The promised price for the grams that its money paid for.
        assert_eq!(h["detail_barang"][0]["no_titip"], t["no_titip"], "{h}");
        assert_eq!(h["alasan"], json!([]));
        kembalikan(&d, &kasir, "TP 1", 500_000).await.unwrap();
        assert_eq!(letak().await, [semula[0].clone(), semula[2].clone()]);
    });
}

/// The nota that a piece comes back with: by its number or barcode, but for those on the screen already.
async fn nota(d: &Dunia, p: &Pelaku, no: &str, barcode: &str, kecuali: &str) -> Value {
    let (t, no, barcode, kecuali) =
        (p.toko.clone(), no.to_owned(), barcode.to_owned(), vec![kecuali.to_owned()]);
    d.lihat(move |c| niaga::beli::cari_nota(c, &t, &no, &barcode, &kecuali)).await.unwrap()
}

/// A file of old notas that say what a nota of this program says.
struct Berkas {
    asli: Value,
    ongkos: i64,
}

impl Berkas {
    fn baru(asli: &Value) -> Self {
        let ongkos = asli["harga_total"].as_i64().unwrap() - asli["nilai_emas"].as_i64().unwrap();
        Self { asli: asli.clone(), ongkos }
    }

    /// Number of the nota and barcode of each line.
    fn csv(&self, baris: &[(&str, &str)]) -> String {
        let a = &self.asli;
        let mut csv =
            "no_faktur,tgl_nota,kode_group,kode_dept,nama_barang,berat,harga_total,ongkos,kode_barcode,\
                       nama_customer,kadar,kadar_cetak\n"
                .to_owned();
        for (no, barcode) in baris {
            csv.push_str(&format!(
                "{no},{},750,CIN750,CINCIN LAMA,2.5,{},{},{barcode},Siti,{},{}\n",
                a["tgl_nota"].as_str().unwrap(),
                a["harga_total"],
                self.ongkos,
                a["kadar"],
                a["kadar_cetak"]
            ));
        }
        csv
    }
}

#[test]
fn nota_lama_ditemukan_dan_dihargai_seperti_nota_sendiri() {
    di_kedua(|d| async move {
        let (own, kasir) = (d.pemilik("JKT1").await, d.orang("kasir1-jkt1").await);
        let kode = d.barang("A06", &[2_500, 9_000]).await;
        let j = bayar_jual(&d, &kasir, jual(&kode)).await.unwrap();
        let fj = &j["no_faktur_jual"][0];
        let asli = nota(&d, &kasir, fj.as_str().unwrap(), "", "").await;
        let berkas = Berkas::baru(&asli);
        let keadaan = async || {
            let letak = "SELECT kode_barcode, gudang FROM saldo_barang ORDER BY kode_barcode";
            (d.angka("SELECT COUNT(*) FROM faktur", &[]).await, d.baris(letak, &[]).await)
        };
        let awal = keadaan().await;
        let csv = berkas.csv(&[("n 77", "4321"), ("N-88", ""), ("N-88", "")]);
        let l = lihat(&d, &own, "nota", &csv).await;
        assert_eq!((&l["jumlah_salah"], &l["berat"]), (&json!(0), &json!(7.5)), "{l}");
        let no_dok = nomor(&impor(&d, &own, "nota", &csv).await.unwrap());
        assert!(no_dok.starts_with("NLJKT1-"), "{no_dok}");
        assert_eq!(keadaan().await, awal, "bukan penjualan dan bukan stok hari ini");
        // Found by its number and by its barcode, with what stood on it.
        let n = nota(&d, &kasir, "N 77", "", "").await;
        for kolom in ["berat", "kadar", "kadar_cetak", "harga_total", "nilai_emas", "tgl_nota", "kode_group"]
        {
            assert_eq!(n[kolom], asli[kolom], "{kolom}: {n} {asli}");
        }
        assert_eq!((&n["lama"], &n["ongkos"]), (&json!(true), &json!(berkas.ongkos)));
        assert_eq!(nota(&d, &kasir, "", "4321", "").await, n);
        assert_eq!(nota(&d, &kasir, "", "00004321", "").await, n);
        // Priced to the rupiah as the nota of this program is, followed or not.
        for surat in ["NOTA", "NOTA HILANG"] {
            let satu = async |no: &Value| {
                let m = beli(
                    &json!({ "surat": surat, "no_faktur_jual": no, "berat_timbang": 2.5, "kadar_uji": 75, "kondisi": "BAGUS" }),
                );
                hitung_beli(&d, &kasir, &m).await.unwrap()["detail_beli"][0].clone()
            };
            let (lama, sendiri) = (satu(&json!("N 77")).await, satu(fj).await);
            for kolom in
                ["cara_nilai", "nilai", "potongan", "rugi_nota", "harga", "rata_asal", "harga_emas", "rumus"]
            {
                assert_eq!(lama[kolom], sendiri[kolom], "{surat} {kolom}");
            }
        }
        // The number of a nota with two pieces finds them one after the other.
        let n = nota(&d, &kasir, "N-88", "", "").await;
        assert_eq!((&n["no_faktur_jual"], &n["no_faktur_group"]), (&json!("N-88/1"), &json!("N-88")));
        assert_eq!(nota(&d, &kasir, "N-88", "", "N-88/1").await["no_faktur_jual"], json!("N-88/2"));
    });
}

#[test]
fn nota_lama_dibeli_kembali_sekali_di_seluruh_rantai() {
    di_kedua(|d| async move {
        let (own, bdg) = (d.pemilik("JKT1").await, d.pemilik("BDG1").await);
        let (kasir, kasir_bdg) = (d.orang("kasir1-jkt1").await, d.orang("kasir1-bdg1").await);
        let kode = d.barang("A06", &[2_500, 9_000]).await;
        let j = bayar_jual(&d, &kasir, jual(&kode)).await.unwrap();
        let asli = nota(&d, &kasir, j["no_faktur_jual"][0].as_str().unwrap(), "", "").await;
        let berkas = Berkas::baru(&asli);
        let csv = berkas.csv(&[("n 77", "4321"), ("N-88", ""), ("N-88", "")]);
        let no_dok = nomor(&impor(&d, &own, "nota", &csv).await.unwrap());
        let m = |no: &str| beli(&bernota(&json!(no), 2.5));
        let beli_jkt = bayar_beli(&d, &kasir, &m("N-88/1")).await.unwrap();
        let sql = "SELECT b.status, s.gudang FROM barang b JOIN saldo_barang s ON s.kode_barcode = b.kode_barcode \
                   WHERE b.nama_barang = 'CINCIN LAMA'";
        assert_eq!(d.baris(sql, &[]).await, ["BELI|BELI"], "barangnya mendapat kartu");
        ditolak(bayar_beli(&d, &kasir, &m("N-88/1")).await, "BELI-01");
        let berikut = async || nota(&d, &kasir, "N-88", "", "").await["no_faktur_jual"].clone();
        assert_eq!(berikut().await, json!("N-88/2"));
        // In another store of the chain too; then nowhere else.
        uang(&d, &kasir_bdg, ("MASUK", "LAIN_MASUK"), 50_000_000).await;
        let beli_bdg = bayar_beli(&d, &kasir_bdg, &m("N 77")).await.unwrap();
        ditolak(bayar_beli(&d, &kasir, &m("N 77")).await, "BELI-01");
        // A store that has a nota of the same number finds its own.
        let sama = berkas.csv(&[("N-88", "")]);
        impor(&d, &bdg, "nota", &sama).await.unwrap();
        assert_eq!(nota(&d, &kasir_bdg, "N-88", "", "").await["toko"], json!("BDG1"));
        // Bought back: the file stays; the purchase taken back, and all others too, it goes.
        ditolak(tarik(&d, &own, "nota", &no_dok).await, "AWAL-05");
        ditolak(impor(&d, &own, "nota", &csv).await, "AWAL-04");
        let t = ditolak(impor(&d, &own, "nota", &sama).await, "AWAL-03");
        assert!(t.pesan.contains("sudah masuk"), "{t}");
        let spv = d.orang("spv-jkt1").await;
        batal(&d, &spv, Dari::Pembelian, &beli_jkt["no_faktur_group"]).await.unwrap();
        assert_eq!(berikut().await, json!("N-88/1"));
        let spv = d.orang("spv-bdg1").await;
        batal(&d, &spv, Dari::Pembelian, &beli_bdg["no_faktur_group"]).await.unwrap();
        tarik(&d, &own, "nota", &no_dok).await.unwrap();
        assert_eq!(d.angka("SELECT COUNT(*) FROM nota_lama WHERE toko = 'JKT1'", &[]).await, 0);
    });
}
