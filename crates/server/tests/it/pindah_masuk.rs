//! Moving in beside the pieces: opening balances of drawers, accounts and deposits, and old notas, from a file; all of it
//! or nothing, once, by who may, and back again while nobody used it.

use crate::alat::{Alat, Balasan, Klien, di_kedua_master, toko};
use crate::niaga::{harga, jual, siap, simpan};
use crate::stock_opname::bersih;
use db::args;
use serde_json::{Value, json};

async fn impor(k: &Klien, jenis: &str, kunci: &str, csv: &str) -> Balasan {
    k.post_dok(&format!("impor-awal/{jenis}"), kunci, &json!({ "csv": csv, "nama_berkas": "lama.csv" })).await
}

async fn lihat(k: &Klien, jenis: &str, csv: &str) -> Value {
    k.post(&format!("impor-awal/{jenis}"), &json!({ "csv": csv, "pratinjau": true })).await.data()
}

async fn batal(k: &Klien, jenis: &str, kunci: &str, no: &str) -> Balasan {
    let isi = json!({ "no_dok": no, "alasan": "salah berkas" });
    k.post_dok(&format!("impor-awal/{jenis}/batal"), kunci, &isi).await
}

fn nomor(j: &Value) -> String {
    j["data"]["no_dok"].as_str().unwrap().to_owned()
}

/// What is wrong with each line of the preview.
fn salah(l: &Value) -> Vec<(i64, String)> {
    let semua = l["contoh"].as_array().unwrap().iter();
    semua
        .filter(|b| !b["salah"].as_array().unwrap().is_empty())
        .map(|b| (b["baris"].as_i64().unwrap(), b["salah"].to_string()))
        .collect()
}

async fn rekening(a: &Alat) -> String {
    let sql = "SELECT no_rekening FROM rekening WHERE toko = 'JKT1' AND aktif = 1 AND dihapus = 0 ORDER BY no_rekening";
    a.baris(sql, &[]).await.remove(0)
}

async fn saldo_kas(a: &Alat) -> Vec<String> {
    a.baris("SELECT kasir, saldo FROM saldo_kas WHERE saldo > 0 ORDER BY kasir", &[]).await
}

#[test]
fn saldo_laci_dan_rekening_masuk_sekali_dan_bisa_ditarik_selama_belum_dipakai() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let csv = "Kasir;Saldo;Keterangan\nkasir1-jkt1;1.500.000;laci depan\nKASIR2-JKT1;Rp 750.000;\n";
        let l = lihat(&own, "kas", csv).await;
        assert_eq!(
            (&l["jumlah"], &l["jumlah_salah"], &l["total"], &l["sudah"]),
            (&json!(2), &json!(0), &json!(2_250_000), &json!(""))
        );
        assert_eq!(saldo_kas(&a).await, Vec::<String>::new(), "pratinjau tidak menulis");
        let j = impor(&own, "kas", "masuk-0001", csv).await.ok();
        assert_eq!(impor(&own, "kas", "masuk-0001", csv).await.ok(), j, "kiriman kedua adalah yang pertama");
        let no = nomor(&j);
        assert!(no.starts_with("AWJKT1-"), "{no}");
        assert_eq!(saldo_kas(&a).await, ["kasir1-jkt1|1500000", "kasir2-jkt1|750000"]);
        let sql = "SELECT DISTINCT kategori, jenis_dok FROM buku_kas WHERE no_dok = $1";
        assert_eq!(a.baris(sql, args![&no]).await, ["SALDO AWAL|AW"]);
        // The same file under another name, saved another way, is recognised.
        let lain = "kasir,saldo,keterangan\nkasir1-jkt1,1.500.000,laci depan\nKASIR2-JKT1,Rp 750.000,\n\n";
        assert_eq!(lihat(&own, "kas", lain).await["sudah"], json!(no));
        let t = impor(&own, "kas", "masuk-0002", lain).await.ditolak(409, "AWAL-04");
        assert!(t["message"].as_str().unwrap().contains(&no), "{t}");
        // A drawer has one opening balance.
        let t =
            impor(&own, "kas", "masuk-0003", "kasir,saldo\nkasir1-jkt1,5000\n").await.ditolak(422, "AWAL-03");
        assert!(t["message"].as_str().unwrap().contains("sudah punya saldo awal"), "{t}");
        // Spent money cannot be taken back; put back, it can.
        let k = a.masuk("kasir1-jkt1").await;
        let uang = |jenis: &str, kategori: &str| json!({ "jenis": jenis, "kategori": kategori, "deskripsi": "uji", "jumlah_rp": 500_000 });
        k.post_dok("uang-kas", "masuk-0004", &uang("KELUAR", "LAIN_KELUAR")).await.ok();
        let t = batal(&own, "kas", "masuk-0005", &no).await.ditolak(422, "AWAL-05");
        assert!(t["message"].as_str().unwrap().contains("kasir1-jkt1"), "{t}");
        k.post_dok("uang-kas", "masuk-0006", &uang("MASUK", "LAIN_MASUK")).await.ok();
        let j = batal(&own, "kas", "masuk-0007", &no).await.ok();
        assert_eq!(batal(&own, "kas", "masuk-0007", &no).await.ok(), j);
        batal(&own, "kas", "masuk-0008", &no).await.ditolak(409, "AWAL-05");
        assert_eq!(saldo_kas(&a).await, Vec::<String>::new());
        // What was taken back may come again.
        let j = impor(&own, "kas", "masuk-0009", csv).await.ok();
        let d = own.get("impor-awal/kas").await.data();
        assert_eq!(
            (&d["dokumen"][0]["no_dok"], &d["dokumen"][0]["no_batal"]),
            (&j["data"]["no_dok"], &json!(""))
        );
        assert_eq!(d["dokumen"].as_array().unwrap().len(), 2);
        assert_eq!(d["kolom"][0]["nama"], json!("kasir"));
        let rek = rekening(&a).await;
        let csv = format!("no_rekening,saldo\n{rek},25000000\n");
        let no = nomor(&impor(&own, "bank", "masuk-0010", &csv).await.ok());
        let sql = "SELECT saldo, belum_valid FROM saldo_bank WHERE no_rekening = $1";
        assert_eq!(a.baris(sql, args![&rek]).await, ["25000000|0"], "tidak menunggu validasi");
        bersih(&a).await;
        batal(&own, "bank", "masuk-0011", &no).await.ok();
        assert_eq!(a.baris(sql, args![&rek]).await, ["0|0"]);
        // The day after, money is corrected by a document of its own.
        let no = nomor(&impor(&own, "bank", "masuk-0012", &csv).await.ok());
        a.tulis(toko("JKT1"), |tx| {
            tx.exec("UPDATE toko SET tgl_system = '2027-03-31' WHERE kode_toko = 'JKT1'", args![])?;
            Ok(())
        })
        .await;
        batal(&own, "bank", "masuk-0013", &no).await.ditolak(422, "AWAL-05");
        bersih(&a).await;
    });
}

#[test]
fn semua_baris_yang_salah_disebut_dan_tidak_ada_yang_masuk() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let csv = "kasir,saldo,keterangan\nkasir1-jkt1,1000,\nkasir1-bdg1,1000,\nkasir1-jkt1,2000,\n,1000,\nkasir2-jkt1,0,\n\
                   spv-jkt1,seribu,\nown-jkt1,,\nkasir2-jkt1,9999999999999,\n";
        let l = lihat(&own, "kas", csv).await;
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
        assert_eq!((&l["total"], &l["jumlah"]), (&json!(1000), &json!(8)));
        let t = impor(&own, "kas", "salah-0001", csv).await.ditolak(422, "AWAL-03");
        assert!(t["message"].as_str().unwrap().contains("7 baris salah, tidak ada yang disimpan"), "{t}");
        let l = lihat(&own, "bank", "no_rekening,saldo\nTIDAKADA,1000\n").await;
        assert!(salah(&l)[0].1.contains("tidak ada di master rekening"), "{l}");
        let l = lihat(
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
        let l = lihat(
            &own,
            "nota",
            &format!(
                "{kepala}N-1,kemarin,750,CIN750,CINCIN,2.5,3000000,,\nN-2,2026-01-02,XXX,YYY,,0,0,,\n\
                 N-3,2999-01-02,750,CIN750,CINCIN,2.5,3000000,3000000,\nN-4,2026-01-02,750,CIN750,CINCIN,2.5,3000000,,175\n\
                 \"N,5\",2026-01-02,750,CIN750,CINCIN,2.5,3000000,,\nN-6/1,2026-01-02,750,CIN750,CINCIN,2.5,3000000,,\n\
                 N-6,2026-01-02,750,CIN750,CINCIN,2.5,3000000,,\nN-6,2026-01-02,750,CIN750,CINCIN,2.5,3000000,,\n"
            ),
        )
        .await;
        let s = salah(&l);
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
        for (jenis, csv) in
            [("kas", ""), ("bank", "a,b\n1,2\n"), ("titipan", "no_titip,nama_customer,sisa\n")]
        {
            impor(&own, jenis, "salah-0002", csv).await.ditolak(422, "AWAL-02");
        }
        impor(&own, "emas", "salah-0003", "x\n1\n").await.ditolak(404, "AWAL-02");
        own.post_dok("impor-awal/kas", "salah-0004", &json!({ "xlsx": "bukan excel" }))
            .await
            .ditolak(422, "BERKAS-01");
        batal(&own, "kas", "salah-0005", "AWJKT1-261115-0001").await.ditolak(404, "AWAL-05");
        own.post_dok("impor-awal/kas/batal", "salah-0006", &json!({ "no_dok": "x" }))
            .await
            .ditolak(422, "AWAL-05");
        // Who sells does not open the books.
        let k = a.masuk("kasir1-jkt1").await;
        impor(&k, "kas", "salah-0007", "kasir,saldo\nkasir1-jkt1,1000\n").await.ditolak(403, "AKSES-02");
        k.get("impor-awal/nota").await.ditolak(403, "AKSES-02");
        batal(&k, "kas", "salah-0008", "AWJKT1-261115-0001").await.ditolak(403, "AKSES-02");
        for tabel in ["impor_awal", "nota_lama", "titipan", "buku_kas", "pelanggan"] {
            assert_eq!(a.angka(&format!("SELECT COUNT(*) FROM {tabel}"), &[]).await, 0, "{tabel}");
        }
        bersih(&a).await;
    });
}

#[test]
fn titipan_lama_dipakai_dengan_nomor_di_kertasnya_dan_sisanya_dikembalikan() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 3.0]).await;
        let own = a.masuk("own-jkt1").await;
        own.put("para-system", &json!([{ "key": "VALIDASI_TITIPAN_MODULE", "value": "on" }])).await.ok();
        let csv = "no_titip;nama_customer;sisa;tgl_titip;no_hp;cara_harga;kode_group;harga_gram\n\
                   tp 00123;Siti Aminah;2.500.000;2026-10-01;081234567890;;;\n\
                   TP 00124;Siti Aminah;400000;;081234567890;LOCK;750;1000000\n";
        let l = lihat(&own, "titipan", csv).await;
        assert_eq!((&l["jumlah_salah"], &l["total"]), (&json!(0), &json!(2_900_000)), "{l}");
        let no_awal = nomor(&impor(&own, "titipan", "titip-a-01", csv).await.ok());
        assert_eq!(a.angka("SELECT COUNT(*) FROM pelanggan", &[]).await, 1, "satu orang, dua titipan");
        assert_eq!(saldo_kas(&a).await, Vec::<String>::new(), "uangnya ada di saldo awal kas");
        let t = k.get("titipan?cari=00123").await.data();
        assert_eq!(
            (&t[0]["no_lama"], &t[0]["tgl_lama"], &t[0]["status"], &t[0]["saldo"], &t[0]["tgl_akhir"]),
            (
                &json!("TP 00123"),
                &json!("2026-10-01"),
                &json!("VALID"),
                &json!(2_500_000),
                &json!("2026-12-30")
            )
        );
        let no = t[0]["no_titip"].as_str().unwrap().to_owned();
        let lock = k.get("titipan/TP%2000124").await.data();
        assert_eq!((&lock["cara_harga"], &lock["berat"]), (&json!("LOCK"), &json!(0.4)), "{lock}");
        // Overdrawn, then used by the number on the customer's paper.
        let mut m = jual(&kode[..1]);
        m["pembayaran"] = json!([{ "jenis": "TITIP", "jumlah_rp": 2_600_000, "no_titip": "TP 00123" }]);
        k.post("penjualan/hitung", &m).await.ditolak(422, "TITIP-01");
        m["pembayaran"][0]["jumlah_rp"] = json!(1_000_000);
        m["pembayaran"][0]["no_titip"] = json!("tp 00123");
        let neto = k.post("penjualan/hitung", &m).await.data()["neto"].as_i64().unwrap();
        m["pembayaran"]
            .as_array_mut()
            .unwrap()
            .push(json!({ "jenis": "CASH", "jumlah_rp": neto - 1_000_000 }));
        k.post_dok("penjualan", "titip-a-02", &m).await.ok();
        let sisa = "SELECT saldo FROM saldo_titipan WHERE no_titip = $1";
        assert_eq!(a.angka(sisa, args![&no]).await, 1_500_000);
        // Used: the file stays. It cannot be cancelled as if its money had come in here; what is left is given back.
        batal(&own, "titipan", "titip-a-03", &no_awal).await.ditolak(422, "AWAL-05");
        k.post_dok(&format!("titipan/{no}/batal"), "titip-a-04", &json!({ "alasan": "x" }))
            .await
            .ditolak(422, "TITIP-14");
        let lock = lock["no_titip"].as_str().unwrap();
        k.post_dok(&format!("titipan/{lock}/batal"), "titip-a-05", &json!({ "alasan": "x" }))
            .await
            .ditolak(422, "TITIP-14");
        let kembali =
            json!({ "alasan": "selesai", "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 1_500_000 }] });
        k.post_dok(&format!("titipan/{no}/kembali"), "titip-a-06", &kembali).await.ok();
        assert_eq!(a.angka(sisa, args![&no]).await, 0);
        let t =
            impor(&own, "titipan", "titip-a-07", "no_titip,nama_customer,sisa\nTP 00123,SITI AMINAH,1000\n")
                .await;
        assert!(t.ditolak(422, "AWAL-03")["message"].as_str().unwrap().contains(&no_awal));
        bersih(&a).await;
        // Another store brings the same number; untouched, its file goes back whole.
        let bdg = a.masuk("own-bdg1").await;
        let no_awal = nomor(
            &impor(&bdg, "titipan", "titip-a-08", "no_titip,nama_customer,sisa\nTP 00123,TONO,1000\n")
                .await
                .ok(),
        );
        batal(&bdg, "titipan", "titip-a-09", &no_awal).await.ok();
        assert_eq!(bdg.get("titipan?cari=00123&status=ALL").await.data()[0]["status"], json!("BATAL"));
        bdg.get("titipan/TP%2000123").await.ditolak(404, "TITIP-13");
        impor(&bdg, "titipan", "titip-a-10", "no_titip,nama_customer,sisa\nTP 00123,TONO,1000\n").await.ok();
        bersih(&a).await;
    });
}

#[test]
fn titipan_lama_menyimpan_barangnya_sampai_dijual_atau_berkasnya_dibatalkan() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 3.0, 4.0]).await;
        let own = a.masuk("own-jkt1").await;
        let tempat = "SELECT gudang || '/' || baki FROM saldo_barang ORDER BY kode_barcode";
        let semula = a.baris(tempat, args![]).await;
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
        let l = lihat(&own, "titipan", &salah).await;
        assert_eq!(l["jumlah_salah"], json!(3), "{l}");
        assert_eq!(a.baris(tempat, args![]).await, semula);
        let no_awal = nomor(&impor(&own, "titipan", "simpan-a-01", &csv).await.ok());
        let disimpan = a.baris(tempat, args![]).await;
        assert!(
            disimpan[..2].iter().all(|t| t.starts_with("TITIP/")) && disimpan[2] == semula[2],
            "{disimpan:?}"
        );
        let t = k.get("titipan/TP%202").await.data();
        assert_eq!(
            (&t["kode_barcode"], &t["cara_harga"], &t["kode_group"], &t["berat"]),
            (&json!(kode[1]), &json!("LOCK"), &json!("750"), &json!(3.0)),
            "{t}"
        );
        // Put aside: not sold to anybody else, nor put aside again.
        k.post("penjualan/hitung", &jual(&kode[..1])).await.ditolak(422, "JUAL-01");
        let lain = format!("{kepala}TP 9,TONO,1,,,,{}\n", kode[0]);
        impor(&own, "titipan", "simpan-a-02", &lain).await.ditolak(422, "AWAL-03");
        // The file goes back, and the pieces with it.
        batal(&own, "titipan", "simpan-a-03", &no_awal).await.ok();
        assert_eq!(a.baris(tempat, args![]).await, semula);
        bersih(&a).await;
        // In again; one is sold with its deposit at the promised price, the other's money is given back.
        impor(&own, "titipan", "simpan-a-04", &csv).await.ok();
        let mut m = jual(&kode[1..2]);
        m["pembayaran"] = json!([{ "jenis": "TITIP", "jumlah_rp": 700_000, "no_titip": "TP 2" }]);
        let h = k.post("penjualan/hitung", &m).await.data();
        assert_eq!(h["detail_barang"][0]["harga_gram"], json!(2_500_000), "{h}");
        let sisa = h["neto"].as_i64().unwrap() - 700_000;
        m["pembayaran"].as_array_mut().unwrap().push(json!({ "jenis": "CASH", "jumlah_rp": sisa }));
        k.post_dok("penjualan", "simpan-a-05", &m).await.ok();
        let kembali = json!({ "alasan": "x", "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 500_000 }] });
        k.post_dok("titipan/TP%201/kembali", "simpan-a-06", &kembali).await.ok();
        assert_eq!(a.baris(tempat, args![]).await, [semula[0].clone(), semula[2].clone()]);
        bersih(&a).await;
    });
}

fn beli(detail: &Value) -> Value {
    json!({ "kode_sales": "S01", "customer": { "nama_customer": "SITI", "alamat_customer": "JL. BARU", "nik": "3171010101010001" },
        "detail_beli": [detail] })
}

async fn bayar(k: &Klien, kunci: &str, m: &Value) -> Balasan {
    let h = k.post("pembelian/hitung", m).await;
    if h.status != 200 {
        return h;
    }
    let (h, mut m) = (h.data(), m.clone());
    m["neto"] = h["neto"].clone();
    m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": h["total_beli"] }]);
    k.post_dok("pembelian", kunci, &m).await
}

#[test]
fn nota_lama_dibeli_kembali_seperti_nota_sendiri_dan_hanya_sekali() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 9.0]).await;
        let own = a.masuk("own-jkt1").await;
        let fj = simpan(&k, "nota-a-01", jual(&kode)).await.ok()["data"]["no_faktur_jual"][0].clone();
        let asli = k.get(&format!("pembelian/nota?no_faktur_jual={}", fj.as_str().unwrap())).await.data();
        let (faktur, barang) = (
            a.angka("SELECT COUNT(*) FROM faktur", &[]).await,
            a.baris("SELECT kode_barcode, gudang FROM saldo_barang ORDER BY kode_barcode", &[]).await,
        );
        let ongkos = asli["harga_total"].as_i64().unwrap() - asli["nilai_emas"].as_i64().unwrap();
        let baris = |no: &str, barcode: &str| {
            format!(
                "{no},{},750,CIN750,CINCIN LAMA,2.5,{},{ongkos},{barcode},Siti,{},{}\n",
                asli["tgl_nota"].as_str().unwrap(),
                asli["harga_total"],
                asli["kadar"],
                asli["kadar_cetak"]
            )
        };
        let kepala = "no_faktur,tgl_nota,kode_group,kode_dept,nama_barang,berat,harga_total,ongkos,kode_barcode,nama_customer,kadar,kadar_cetak\n";
        let csv = format!("{kepala}{}{}{}", baris("n 77", "4321"), baris("N-88", ""), baris("N-88", ""));
        let l = lihat(&own, "nota", &csv).await;
        assert_eq!((&l["jumlah_salah"], &l["berat"]), (&json!(0), &json!(7.5)), "{l}");
        let no_dok = nomor(&impor(&own, "nota", "nota-a-02", &csv).await.ok());
        assert!(no_dok.starts_with("NLJKT1-"), "{no_dok}");
        // No sale and no stock of today.
        assert_eq!(a.angka("SELECT COUNT(*) FROM faktur", &[]).await, faktur);
        assert_eq!(
            a.baris("SELECT kode_barcode, gudang FROM saldo_barang ORDER BY kode_barcode", &[]).await,
            barang
        );
        // Found by its number and by its barcode, with what stood on it.
        let n = k.get("pembelian/nota?no_faktur_jual=N%2077").await.data();
        for kolom in ["berat", "kadar", "kadar_cetak", "harga_total", "nilai_emas", "tgl_nota", "kode_group"]
        {
            assert_eq!(n[kolom], asli[kolom], "{kolom}: {n} {asli}");
        }
        assert_eq!((&n["lama"], &n["ongkos"]), (&json!(true), &json!(ongkos)));
        assert_eq!(k.get("pembelian/nota?kode_barcode=4321").await.data(), n);
        assert_eq!(k.get("pembelian/nota?kode_barcode=00004321").await.data(), n);
        // Priced to the rupiah as the nota of this program is, followed or not.
        for surat in ["NOTA", "NOTA HILANG"] {
            let satu = |no: &Value| {
                beli(
                    &json!({ "surat": surat, "no_faktur_jual": no, "berat_timbang": 2.5, "kondisi": "BAGUS" }),
                )
            };
            let lama = k.post("pembelian/hitung", &satu(&json!("N 77"))).await.data();
            let sendiri = k.post("pembelian/hitung", &satu(&fj)).await.data();
            for kolom in
                ["cara_nilai", "nilai", "potongan", "rugi_nota", "harga", "rata_asal", "harga_emas", "rumus"]
            {
                assert_eq!(
                    lama["detail_beli"][0][kolom], sendiri["detail_beli"][0][kolom],
                    "{surat} {kolom}"
                );
            }
        }
        // The number of a nota with two pieces finds them one after the other.
        let n = k.get("pembelian/nota?no_faktur_jual=N-88").await.data();
        assert_eq!((&n["no_faktur_jual"], &n["no_faktur_group"]), (&json!("N-88/1"), &json!("N-88")));
        let n = k.get("pembelian/nota?no_faktur_jual=N-88&kecuali=N-88/1").await.data();
        assert_eq!(n["no_faktur_jual"], json!("N-88/2"));
        let m = |no: &str| {
            beli(&json!({ "surat": "NOTA", "no_faktur_jual": no, "berat_timbang": 2.5, "kondisi": "BAGUS" }))
        };
        let j = bayar(&k, "nota-a-03", &m("N-88/1")).await.ok();
        let no_beli = j["data"]["no_faktur_group"].as_str().unwrap().to_owned();
        assert_eq!(
            a.baris("SELECT b.status, s.gudang FROM barang b JOIN saldo_barang s ON s.kode_barcode = b.kode_barcode WHERE b.nama_barang = 'CINCIN LAMA'", &[]).await,
            ["BELI|BELI"],
            "barangnya mendapat kartu"
        );
        bayar(&k, "nota-a-04", &m("N-88/1")).await.ditolak(422, "BELI-01");
        assert_eq!(
            k.get("pembelian/nota?no_faktur_jual=N-88").await.data()["no_faktur_jual"],
            json!("N-88/2")
        );
        // In another store of the chain too; then nowhere else.
        let bdg = a.masuk("own-bdg1").await;
        harga(&bdg).await;
        let kbdg = a.masuk("kasir1-bdg1").await;
        let modal = json!({ "jenis": "MASUK", "kategori": "LAIN_MASUK", "deskripsi": "modal", "jumlah_rp": 50_000_000 });
        kbdg.post_dok("uang-kas", "nota-a-05", &modal).await.ok();
        bayar(&kbdg, "nota-a-06", &m("N 77")).await.ok();
        bayar(&k, "nota-a-07", &m("N 77")).await.ditolak(422, "BELI-01");
        // A store that has a nota of the same number finds its own.
        impor(&bdg, "nota", "nota-a-08", &format!("{kepala}{}", baris("N-88", ""))).await.ok();
        assert_eq!(kbdg.get("pembelian/nota?no_faktur_jual=N-88").await.data()["toko"], json!("BDG1"));
        // Bought back: the file stays; the purchase taken back, and all others too, it goes.
        batal(&own, "nota", "nota-a-09", &no_dok).await.ditolak(422, "AWAL-05");
        impor(&own, "nota", "nota-a-10", &csv).await.ditolak(409, "AWAL-04");
        let t = impor(&own, "nota", "nota-a-11", &format!("{kepala}{}", baris("N-88", ""))).await;
        assert!(t.ditolak(422, "AWAL-03")["message"].as_str().unwrap().contains("sudah masuk"));
        let spv = a.masuk("spv-jkt1").await;
        spv.post_dok("pembelian/batal", "nota-a-12", &json!({ "no_faktur": no_beli, "alasan": "uji" }))
            .await
            .ok();
        assert_eq!(
            k.get("pembelian/nota?no_faktur_jual=N-88").await.data()["no_faktur_jual"],
            json!("N-88/1")
        );
        let sql = "SELECT no_faktur_group FROM faktur WHERE toko = 'BDG1'";
        let no_bdg = a.baris(sql, &[]).await.remove(0);
        a.masuk("spv-bdg1")
            .await
            .post_dok("pembelian/batal", "nota-a-13", &json!({ "no_faktur": no_bdg, "alasan": "uji" }))
            .await
            .ok();
        batal(&own, "nota", "nota-a-14", &no_dok).await.ok();
        assert_eq!(a.angka("SELECT COUNT(*) FROM nota_lama WHERE toko = 'JKT1'", &[]).await, 0);
        bersih(&a).await;
    });
}
