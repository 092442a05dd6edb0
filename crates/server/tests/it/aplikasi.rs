//! The app's calls: a code proves who somebody is and nobody learns whether there is somebody; a member's token opens the app and
//! nothing else, and no other member's document; gifts wait for who claimed them.

use crate::alat::{Alat, Balasan, Klien, di_kedua_master, toko};
use crate::niaga::{jual, setel, siap, simpan};
use pesan::simulator::Simulator;
use platform::lacak;
use serde_json::{Value, json};
use std::time::Duration;
use values::NoFaktur;

const HP: &str = "081234567890";

async fn anggota(own: &Klien, kunci: &str, nama: &str, no_hp: &str) -> Value {
    let isi = json!({ "nama_customer": nama, "no_hp": no_hp, "cara_kode": "URUT", "yakin": true });
    own.post_dok("member/data", kunci, &isi).await.data()["member"].clone()
}

/// A store with a gateway.
async fn gerbang(a: &Alat, own: &Klien) -> Simulator {
    let sim = Simulator::mulai().await.unwrap();
    setel(a, "WHATSAPP_MODULE", "on").await;
    setel(a, "WHATSAPP_BACKEND_URL", &sim.url()).await;
    own.put("system/edit/JKT1", &json!({ "no_whatsapp": "08110001111" })).await.ok();
    sim
}

/// The code of the n-th message that was sent.
async fn kode(sim: &Simulator, ke: usize) -> String {
    let tunggu = async {
        while sim.diterima().len() <= ke {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), tunggu).await.expect("kode tidak terkirim");
    let isi = sim.diterima()[ke].message.clone();
    let angka: Vec<String> =
        isi.split(|h: char| !h.is_ascii_digit()).filter(|k| k.len() == 6).map(str::to_owned).collect();
    assert_eq!(angka.len(), 1, "{isi}");
    angka[0].clone()
}

/// Logs in with a code that a cashier shows.
async fn masuk(a: &Alat, own: &Klien, m: &Value, kunci: &str) -> Klien {
    let isi = json!({ "kode_pelanggan": m["kode_pelanggan"] });
    let k = own.post_izin("member/app/kode", kunci, &isi, "spv-jkt1").await.data();
    let isi = json!({ "kode_member": m["kode_member"], "kode": k["kode"], "perangkat": "Android uji" });
    let s = a.tamu().post("app/masuk", &isi).await.data();
    a.dengan_token(s["token"].as_str().unwrap())
}

#[track_caller]
fn sama(a: &Balasan, b: &Balasan) {
    assert_eq!((a.status, a.teks()), (b.status, b.teks()));
}

#[test]
fn kode_dikirim_kepada_yang_terdaftar_dan_yang_tidak_mendapat_jawaban_yang_sama() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let sim = gerbang(&a, &own).await;
        let m = anggota(&own, "app-anggota-1", "SITI", HP).await;
        let t = a.tamu();
        // A number that is none, a code that is none, nothing at all.
        for (isi, kolom) in [
            (json!({ "no_hp": "0812345678" }), "Mohn Masukan Nomor Handphone Yang Valid"),
            (json!({ "no_hp": "08123456789x" }), "Mohn Masukan Nomor Handphone Yang Valid"),
            (json!({ "kode_member": "AB1" }), "Kode Member 8 sampai 13 karakter"),
            (json!({}), "Mohon Masukan Nomor Handphone"),
        ] {
            let d = t.post("app/masuk/kode", &isi).await.ditolak(422, "APP-01");
            assert!(d.to_string().contains(kolom), "{d}");
        }
        let ada = t.post("app/masuk/kode", &json!({ "no_hp": HP })).await;
        let tiada = t.post("app/masuk/kode", &json!({ "no_hp": "081299998888" })).await;
        sama(&ada, &tiada);
        let k = kode(&sim, 0).await;
        assert_eq!(sim.diterima()[0].receiver, "6281234567890");
        // Nowhere is the code in clear, and no list of messages has it.
        let n = a.angka("SELECT COUNT(*) FROM pesan", &[]).await;
        assert_eq!(n, 0);
        let sidik = a.baris("SELECT sidik FROM app_kode", &[]).await;
        assert!(sidik.len() == 1 && !sidik[0].contains(&k));
        // Guessed: five tries, then the right one is as wrong; unknown people read the same.
        let coba = |no: &str, kode: &str| json!({ "no_hp": no, "kode": kode });
        let salah = if k == "000000" { "000001" } else { "000000" };
        for _ in 0..5 {
            let (x, y) = (
                t.post("app/masuk", &coba(HP, salah)).await,
                t.post("app/masuk", &coba("081299998888", salah)).await,
            );
            sama(&x, &y);
            x.ditolak(422, "APP-02");
        }
        t.post("app/masuk", &coba(HP, &k)).await.ditolak(422, "APP-02");
        // A minute later there is another; it is good for five minutes and once.
        a.uji.jam.maju(Duration::from_secs(61));
        t.post("app/masuk/kode", &json!({ "kode_member": m["kode_member"] })).await.ok();
        let k = kode(&sim, 1).await;
        let mut isi = coba(HP, &k);
        isi["setuju"] = json!(true);
        let s = t.post("app/masuk", &isi).await.data();
        assert_eq!((&s["kode_member"], &s["pertama"]), (&m["kode_member"], &json!(true)));
        t.post("app/masuk", &isi).await.ditolak(422, "APP-02");
        let saya = a.dengan_token(s["token"].as_str().unwrap()).get("app/saya").await.data();
        assert_eq!(
            (&saya["nama_customer"], &saya["no_hp"], &saya["setuju"]),
            (&json!("SITI"), &json!("890"), &json!(true))
        );
        a.uji.jam.maju(Duration::from_secs(61));
        t.post("app/masuk/kode", &json!({ "no_hp": HP })).await.ok();
        let k = kode(&sim, 2).await;
        a.uji.jam.maju(Duration::from_secs(300));
        t.post("app/masuk", &coba(HP, &k)).await.ditolak(422, "APP-02");
        // The report counts the activation, once.
        let hari = a.db().jam().hari_ini().to_string();
        let d = own.get(&format!("app/member/report?start_date={hari}&end_date={hari}")).await;
        assert!(d.teks().contains("SITI"), "{}", d.teks());
        // Too often is said, to known and unknown alike.
        let mut terakhir = 200;
        for _ in 0..8 {
            terakhir = t.post("app/masuk/kode", &json!({ "no_hp": "081277776666" })).await.status;
        }
        assert_eq!(terakhir, 429);
    });
}

#[test]
fn token_member_membuka_aplikasi_saja_dan_dokumen_orang_lain_tidak_ada() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 3.0]).await;
        let own = a.masuk("own-jkt1").await;
        let (siti, budi) = (
            anggota(&own, "app-anggota-2", "SITI", HP).await,
            anggota(&own, "app-anggota-3", "BUDI", "").await,
        );
        let mut no = Vec::new();
        for (ke, m) in [(0, &siti), (1, &budi)] {
            let mut isi = jual(&kode[ke..=ke]);
            isi["customer"] = json!({ "kode_member": m["kode_member"] });
            let t = simpan(&k, &format!("app-jual-{ke}"), isi).await.data();
            no.push(t["no_faktur_group"].as_str().unwrap().to_owned());
        }
        let s = masuk(&a, &own, &siti, "app-kode-001").await;
        // A guest, and somebody of the back office, have no member's session.
        for k in [&a.tamu(), &own] {
            for jalan in ["app/saya", "app/saya/nota", "app/saya/pinjaman", "app/saya/klaim"] {
                k.get(jalan).await.ditolak(401, "APP-04");
            }
        }
        // A member has none of the back office.
        for jalan in ["member/get/all", "penjualan", "harga-emas/hari-ini", "users/saya"] {
            let r = s.get(jalan).await;
            assert!([401, 404].contains(&r.status), "{jalan}: {}", r.teks());
        }
        s.get("member/get/all").await.ditolak(401, "SESI-01");
        let nota = s.get("app/saya/nota").await.data();
        assert_eq!((nota.as_array().unwrap().len(), &nota[0]["no_faktur"]), (1, &json!(no[0])));
        let satu = s.get(&format!("app/saya/nota/{}", no[0])).await.data();
        assert_eq!(satu["barang"].as_array().unwrap().len(), 1);
        assert_eq!(satu["syarat"], "harga akhir setelah pemeriksaan");
        // Another's document and one that is nobody's are the same nothing.
        let lain = s.get(&format!("app/saya/nota/{}", no[1])).await;
        sama(&lain, &s.get("app/saya/nota/NGJKT1-200101-0001").await);
        lain.ditolak(404, "APP-05");
        s.get(&format!("app/saya/nota/{}/foto/0", no[1])).await.ditolak(404, "APP-05");
        s.post("app/saya/pinjaman/FHJKT1-261115-0001/qr", &json!({})).await.ditolak(404, "APP-05");
        let milik = s.get("app/saya/milik").await.data();
        let (dari, sampai) = (milik[0]["taksiran_dari"].as_i64(), milik[0]["taksiran_sampai"].as_i64());
        assert!(sampai.is_some() && dari <= sampai, "{milik}");
        for jalan in [
            "app/saya/titipan",
            "app/saya/pekerjaan",
            "app/saya/pinjaman",
            "app/saya/perangkat",
            "app/saya/poin",
        ] {
            s.get(jalan).await.ok();
        }
        // A phone that was lost: the counter ends it. Leaving by oneself ends one.
        let akhiri = json!({ "kode_pelanggan": siti["kode_pelanggan"] });
        assert_eq!(own.post("member/app/akhiri", &akhiri).await.data(), json!(1));
        s.get("app/saya").await.ditolak(401, "APP-04");
        let s = masuk(&a, &own, &siti, "app-kode-002").await;
        s.post("app/saya/keluar", &json!({})).await.ok();
        s.get("app/saya").await.ditolak(401, "APP-04");
        // A code from the counter holds points for three days; a change of the number ends the sessions.
        let s = masuk(&a, &own, &siti, "app-kode-003").await;
        assert_ne!(s.get("app/saya").await.data()["tahan_sampai"], json!(""));
        let kartu =
            own.get(&format!("member/data/{}", siti["kode_pelanggan"].as_str().unwrap())).await.data();
        let versi = kartu["versi"].as_i64().or(kartu["member"]["versi"].as_i64()).unwrap();
        let ubah = json!({ "nama_customer": "SITI", "no_hp": "081211112222", "versi": versi, "yakin": true });
        let jalan = format!("member/data/{}", siti["kode_pelanggan"].as_str().unwrap());
        let mut r =
            own.kirim(own.minta("PUT", &jalan).header("idempotency-key", "app-ubah-1").json(&ubah)).await;
        if r.status == 422 {
            let mut ubah = ubah.clone();
            ubah["otorisasi"] = own.izin("spv-jkt1", &r.json()).await;
            r = own.kirim(own.minta("PUT", &jalan).header("idempotency-key", "app-ubah-2").json(&ubah)).await;
        }
        r.ok();
        s.get("app/saya").await.ditolak(401, "APP-04");
    });
}

#[test]
fn hadiah_yang_diklaim_menunggu_dan_diserahkan_di_kasir() {
    di_kedua_master(|a| async move {
        let (own, spv) = (a.masuk("own-jkt1").await, a.masuk("spv-jkt1").await);
        let m = anggota(&own, "app-anggota-4", "SITI", HP).await;
        let beri =
            json!({ "kode": m["kode_member"], "jenis": "TAMBAH", "poin": 100, "keterangan": "ULANG TAHUN" });
        own.post_izin("transaksi-poin", "app-beri-1", &beri, "spv-jkt1").await.ok();
        let terima =
            json!({ "supplier": "CV", "detail": [{ "kode_hadiah": "MUG", "qty": 1, "harga": 10000 }] });
        spv.post_dok("terima-hadiah", "app-terima-1", &terima).await.ok();
        let s = masuk(&a, &own, &m, "app-kode-004").await;
        // Right after the code from the counter points wait.
        let minta = json!({ "kode_hadiah": "MUG" });
        s.post("app/saya/klaim", &minta).await.ditolak(422, "APP-08");
        a.uji.jam.maju(Duration::from_secs(73 * 3600));
        let h = s.get("app/saya/hadiah").await.data();
        assert_eq!((&h[0]["kode_hadiah"], &h[0]["sisa"]), (&json!("MUG"), &json!(1)));
        let k = s.post("app/saya/klaim", &minta).await.data();
        assert_eq!((&k["status"], &k["poin"]), (&json!("MENUNGGU"), &json!(75)));
        s.post("app/saya/klaim", &minta).await.ditolak(422, "APP-06");
        let saya = s.get("app/saya").await.data();
        assert_eq!(
            (&saya["point"], &saya["bisa_dipakai"], &saya["dipesan"]),
            (&json!(100), &json!(25), &json!(75))
        );
        // The piece is kept for them.
        let own = a.masuk("own-jkt1").await;
        let lain = anggota(&own, "app-anggota-5", "BUDI", "").await;
        let beri = json!({ "kode": lain["kode_member"], "jenis": "TAMBAH", "poin": 100, "keterangan": "ULANG TAHUN" });
        own.post_izin("transaksi-poin", "app-beri-2", &beri, "spv-jkt1").await.ok();
        let tukar = json!({ "kode": lain["kode_member"], "kode_hadiah": "MUG", "qty": 1 });
        own.post_dok("tukar-point", "app-tukar-1", &tukar).await.ditolak(422, "HADIAH-02");
        // Another member cannot call it off; its owner can, and claim again.
        let id = k["id"].as_str().unwrap();
        let b = masuk(&a, &own, &lain, "app-kode-005").await;
        b.post(&format!("app/saya/klaim/{id}/batal"), &json!({})).await.ditolak(404, "APP-05");
        s.post(&format!("app/saya/klaim/{id}/batal"), &json!({})).await.ok();
        let k = s.post("app/saya/klaim", &minta).await.data();
        let tunggu = own.get("tukar-point/klaim").await.data();
        assert_eq!(tunggu[0]["id"], k["id"]);
        let serah = json!({ "id": k["id"] });
        let t = own.post_dok("tukar-point/klaim", "app-serah-1", &serah).await.data();
        assert_eq!((&t["poin"], &t["saldo"], &t["stock"]), (&json!(75), &json!(25), &json!(0)));
        assert_eq!(own.post_dok("tukar-point/klaim", "app-serah-1", &serah).await.data(), t);
        own.post_dok("tukar-point/klaim", "app-serah-2", &serah).await.ditolak(409, "APP-07");
        assert_eq!(s.get("app/saya/klaim").await.data()[0]["status"], "DIAMBIL");
    });
}

#[test]
fn qr_aplikasi_hidup_semenit_dan_hanya_untuk_nomornya() {
    di_kedua_master(|a| async move {
        let no = NoFaktur::parse("FHJKT1-261115-0001").unwrap();
        let sampai = a.db().jam().sekarang().tambah(Duration::from_secs(60)).unwrap();
        let n = no.clone();
        let buat = a.kerja(toko("JKT1"), move |tx| {
            lacak::pastikan_kunci(tx)?;
            lacak::kode_app(tx, &n, sampai)
        });
        let kode = buat.await.unwrap().unwrap();
        let buka = async |teks: String| {
            let kini = a.db().jam().sekarang();
            a.db().read(move |c| lacak::buka_app(c, &teks, kini)).await.unwrap()
        };
        assert_eq!(buka(kode.clone()).await, Some(no));
        // A turn of the key leaves what is out as good as it was.
        a.kerja(toko("JKT1"), lacak::putar).await.unwrap();
        assert!(buka(kode.clone()).await.is_some());
        let akhir = if kode.ends_with('0') { '1' } else { '0' };
        for salah in [
            kode.replace("-0001.", "-0002."),
            format!("{}{akhir}", &kode[..kode.len() - 1]),
            kode.trim_start_matches("KARAT-APP:").to_owned(),
            "KARAT-APP:".to_owned(),
            String::new(),
        ] {
            assert_eq!(buka(salah.clone()).await, None, "{salah}");
        }
        a.uji.jam.maju(Duration::from_secs(60));
        assert_eq!(buka(kode).await, None);
    });
}
