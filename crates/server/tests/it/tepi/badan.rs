//! Bodies that cannot be read: refused with 400 in Indonesian, naming the field, changing nothing.

use crate::alat::{Alat, Atur, baris_catatan, di_satu};
use crate::kontrak::{self, berbadan, contoh};
use serde_json::{Value, json};
use server::tepi::lapisan::Batas;
use testkit::Jenis;

const JSON: &str = "application/json";

async fn kirim(
    a: &Alat,
    p: &kontrak::Panggilan,
    jenis: Option<&str>,
    badan: Vec<u8>,
) -> crate::alat::Balasan {
    p.tanya(a, |k| {
        let r = k.minta(&p.metode, &p.isi_path("x")).body(badan.clone());
        if let Some(j) = jenis { r.header("content-type", j) } else { r }
    })
    .await
}

/// The answer to a body with something wrong at this pointer: refused as the call refuses what it cannot read.
async fn ditolak_sebagai_cacat(a: &Alat, p: &kontrak::Panggilan, pointer: &str, badan: &Value) -> Value {
    let r = kirim(a, p, Some(JSON), serde_json::to_vec(badan).unwrap()).await;
    assert_eq!((r.status, r.kode().as_str()), p.cacat(), "{} {pointer}: {}", p.path, r.teks());
    r.json()
}

#[test]
fn badan_yang_bukan_json_ditolak_400_di_setiap_panggilan() {
    di_satu(Jenis::Lite, |a| async move {
        kontrak::buka_semua_modul(&a).await;
        // Deeper than any reader goes for every call; as deep as a body may be long for one in twenty.
        let (dalam, paling) = ("[".repeat(3_000).into_bytes(), "[".repeat(300_000).into_bytes());
        let rusak: Vec<Vec<u8>> = vec![
            b"".to_vec(),
            b"{".to_vec(),
            b"nul".to_vec(),
            b"{\"user_id\":\"a\",}".to_vec(),
            b"{'user_id':'a'}".to_vec(),
            b"user_id=a&password=b".to_vec(),
            b"<x/>".to_vec(),
            b"\xef\xbb\xbf{}".to_vec(),
            b"{\"user_id\":\"\xff\xfe\"}".to_vec(),
            b"\x00\x01\x02".to_vec(),
            b"{\"user_id\":\"a\x00b\"}".to_vec(),
            b"\"\\ud800\"".to_vec(),
            [b"{\"user_id\":".as_slice(), &dalam].concat(),
            dalam,
        ];
        let terdalam = [[b"{\"user_id\":".as_slice(), &paling].concat(), paling];
        for (n, (p, _)) in berbadan().into_iter().enumerate() {
            for b in rusak.iter().chain(terdalam.iter().filter(|_| n % 20 == 0)) {
                let r = kirim(&a, &p, Some(JSON), b.clone()).await;
                let potong: String = String::from_utf8_lossy(b).chars().take(40).collect();
                assert_eq!(
                    (r.status, r.kode().as_str()),
                    (400, "ISI-01"),
                    "{} {potong}: {}",
                    p.path,
                    r.teks()
                );
            }
        }
    });
}

#[test]
fn jenis_isi_selain_json_ditolak() {
    di_satu(Jenis::Lite, |a| async move {
        kontrak::buka_semua_modul(&a).await;
        for (p, skema) in berbadan() {
            let b = serde_json::to_vec(&contoh(&skema)).unwrap();
            for jenis in [
                None,
                Some("text/plain"),
                Some("application/x-www-form-urlencoded"),
                Some("multipart/form-data; boundary=x"),
                Some("application/jsonp"),
                Some("application/json2"),
                Some(""),
            ] {
                kirim(&a, &p, jenis, b.clone()).await.ditolak(400, "ISI-02");
            }
            for jenis in ["application/json; charset=utf-8", "Application/JSON"] {
                let r = kirim(&a, &p, Some(jenis), b.clone()).await;
                assert_ne!(r.kode(), "ISI-02", "{} {jenis}", p.path);
            }
        }
    });
}

#[test]
fn isian_yang_kurang_disebut_namanya() {
    di_satu(Jenis::Lite, |a| async move {
        kontrak::buka_semua_modul(&a).await;
        let mut diuji = 0;
        for (p, skema) in kontrak::berbadan_baru() {
            for (pointer, _) in kontrak::isian(&skema).into_iter().filter(|(q, _)| kontrak::wajib(&skema, q))
            {
                let mut b = contoh(&skema);
                let (induk, anak) = pointer.rsplit_once('/').unwrap();
                b.pointer_mut(induk).unwrap().as_object_mut().unwrap().remove(anak);
                let j = ditolak_sebagai_cacat(&a, &p, &pointer, &b).await;
                assert!(j["fields"][kontrak::nama(&pointer)].is_string(), "{} {pointer}: {j}", p.path);
                diuji += 1;
            }
        }
        assert!(diuji >= 12, "hanya {diuji} isian wajib");
    });
}

/// Every object in a body's example, by its pointer; the body itself first.
fn objek(skema: &Value) -> Vec<String> {
    let dalam = kontrak::isian(skema).into_iter().map(|(p, _)| p);
    let contoh = contoh(skema);
    std::iter::once(String::new())
        .chain(dalam)
        .chain((contoh.is_array()).then(|| "/0".to_owned()))
        .filter(|p| contoh.pointer(p).is_some_and(|v| v.as_object().is_some_and(|o| !o.is_empty())))
        .collect()
}

#[test]
fn isian_yang_tidak_dikenal_ditolak_400_dengan_namanya_di_setiap_panggilan() {
    di_satu(Jenis::Lite, |a| async move {
        kontrak::buka_semua_modul(&a).await;
        let mut diuji = 0;
        for (p, skema) in berbadan() {
            for induk in objek(&skema) {
                let mut b = contoh(&skema);
                b.pointer_mut(&induk).unwrap()["bukan_isian"] = json!(1);
                let nama = kontrak::nama(&format!("{induk}/bukan_isian"));
                let r = kirim(&a, &p, Some(JSON), serde_json::to_vec(&b).unwrap()).await;
                // A report's filters are data: the report itself knows them, and names the one it does not.
                let harap = if p.laporan && skema["properties"]["saringan"].is_null() {
                    (422, "LAPORAN-05")
                } else {
                    (400, "ISI-06")
                };
                assert_eq!((r.status, r.kode().as_str()), harap, "{} {nama}: {}", p.path, r.teks());
                let j = r.json();
                assert!(j["fields"][&nama].is_string(), "{} {nama}: {j}", p.path);
                diuji += 1;
            }
        }
        assert!(diuji > 150, "hanya {diuji} isian asing");
    });
}

#[test]
fn isian_asing_di_setiap_baris_ditolak_dan_yang_dikirim_spesifikasi_tidak() {
    di_satu(Jenis::Lite, |a| async move {
        kontrak::buka_semua_modul(&a).await;
        let lebih = server::tepi::asing::LEBIH;
        assert!(lebih.iter().all(|(_, _, sebab)| sebab.len() > 20), "setiap kelonggaran beralasan");
        for (panggilan, isian, _) in lebih {
            let (p, skema) = berbadan()
                .into_iter()
                .find(|(p, _)| format!("{} {}", p.metode, p.path) == *panggilan)
                .unwrap_or_else(|| panic!("{panggilan} tidak ada"));
            let mut b = contoh(&skema);
            let (induk, anak) = isian.rsplit_once("[].").unwrap();
            b[induk][0][anak] = json!("x");
            let r = kirim(&a, &p, Some(JSON), serde_json::to_vec(&b).unwrap()).await;
            assert_ne!(r.kode(), "ISI-06", "{panggilan} {isian}: {}", r.teks());
        }
    });
}

#[test]
fn parameter_yang_tidak_dikenal_ditolak_400_dengan_namanya() {
    di_satu(Jenis::Lite, |a| async move {
        kontrak::buka_semua_modul(&a).await;
        let mut diuji = 0;
        for p in kontrak::semua().into_iter().filter(|p| p.metode == "GET" && p.berparameter && !p.laporan) {
            let jalur = format!("{}?bukan_parameter=1", p.isi_path("x"));
            let r = p.tanya(&a, |k| k.minta("GET", &jalur)).await;
            // A parameter that must be there is asked for first.
            if r.kode() == "ISI-04" {
                continue;
            }
            assert_eq!((r.status, r.kode().as_str()), (400, "ISI-06"), "{}: {}", p.path, r.teks());
            assert!(r.json()["fields"]["bukan_parameter"].is_string(), "{}", p.path);
            diuji += 1;
        }
        assert!(diuji > 100, "hanya {diuji} panggilan berparameter");
    });
}

#[test]
fn isian_yang_salah_jenisnya_disebut_namanya() {
    di_satu(Jenis::Lite, |a| async move {
        kontrak::buka_semua_modul(&a).await;
        for (p, skema) in kontrak::berbadan_baru() {
            for (pointer, s) in kontrak::isian(&skema) {
                let mut b = contoh(&skema);
                *b.pointer_mut(&pointer).unwrap() = kontrak::salah_jenis(&s);
                let j = ditolak_sebagai_cacat(&a, &p, &pointer, &b).await;
                let disebut = j["fields"][kontrak::nama(&pointer)].is_string();
                assert!(disebut || skema["x-gabungan"] == true, "{} {pointer}: {j}", p.path);
            }
        }
    });
}

#[test]
fn angka_yang_tidak_muat_ditolak() {
    di_satu(Jenis::Lite, |a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        for angka in
            ["9223372036854775808", "1e3", "1.5", "\"1000\"", "NaN", "-9223372036854775809", "1e999", "null"]
        {
            let b = format!(r#"{{"jenis":"MASUK","kategori":"UJI","deskripsi":"","jumlah_rp":{angka}}}"#);
            let r = k.kirim(k.minta("POST", "uang-kas").header("content-type", JSON).body(b)).await;
            let j = r.ditolak(400, "ISI-01");
            if angka != "NaN" && angka != "1e999" {
                assert!(j["fields"]["jumlah_rp"].is_string(), "{angka}: {j}");
            }
        }
        for angka in [i64::MAX, i64::MIN, 1_000_000_000_001] {
            let b = json!({ "jenis": "MASUK", "kategori": "UJI", "deskripsi": "", "jumlah_rp": angka });
            let j = k.post("uang-kas", &b).await.ditolak(422, "ISI-07");
            let pesan = "Isian jumlah_rp terlalu besar, paling banyak Rp.1,000,000,000,000";
            assert_eq!(j["fields"]["jumlah_rp"], pesan, "{j}");
        }
        for angka in [0_i64, -1] {
            let b = json!({ "jenis": "MASUK", "kategori": "UJI", "deskripsi": "", "jumlah_rp": angka });
            let j = k.post("uang-kas", &b).await.ditolak(422, "KAS-02");
            assert!(j["fields"]["jumlah_rp"].is_string(), "{j}");
        }
        assert_eq!(a.angka("SELECT COUNT(*) FROM buku_kas", &[]).await, 0);
    });
}

#[test]
fn password_yang_salah_jenisnya_tidak_tercatat() {
    di_satu(Jenis::Lite, |a| async move {
        let r = a.tamu().post("users/login", &json!({ "user_id": "su", "password": 918_273_645 })).await;
        r.ditolak(400, "ISI-01");
        let baris = baris_catatan(r.id());
        assert!(baris.len() == 1 && baris[0].contains("isian password"), "{baris:?}");
        assert!(!baris[0].contains("918273645"), "{baris:?}");
    });
}

#[test]
fn badan_yang_terlalu_besar_ditolak_413() {
    crate::alat::satu_mesin(Jenis::Lite, |uji| async move {
        let batas = Batas { badan: 64 * 1024, ..Batas::default() };
        let a = Alat::dengan(uji, Atur { batas, ..Atur::default() }).await;
        kontrak::buka_semua_modul(&a).await;
        for (p, skema) in berbadan() {
            // In a field that nobody reads, so that only the size is wrong.
            let mut b = serde_json::to_string(&contoh(&skema)).unwrap();
            b.push_str(&" ".repeat(64 * 1024 + 1 - b.len()));
            kirim(&a, &p, Some(JSON), b.clone().into_bytes()).await.ditolak(413, "ISI-03");
            b.pop();
            let pas = kirim(&a, &p, Some(JSON), b.into_bytes()).await;
            assert_ne!(pas.status, 413, "{}", p.path);
        }
        // Without a length, in chunks: the same.
        let k = a.masuk("kasir1-jkt1").await;
        let mut isi = format!(
            "POST /api/v1/uang-kas HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer {}\r\n\
             content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
            k.token.as_deref().unwrap()
        );
        for _ in 0..20 {
            isi.push_str(&format!("1000\r\n{}\r\n", " ".repeat(4096)));
        }
        isi.push_str("0\r\n\r\n");
        let r = a.mentah(isi).await;
        assert_eq!(r.status, 413, "{r:?}");
        r.periksa_tata_krama();
    });
}

#[test]
fn badan_yang_terputus_tidak_menulis_apa_apa() {
    di_satu(Jenis::Lite, |a| async move {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let k = a.masuk("kasir1-jkt1").await;
        let isi = format!(
            "POST /api/v1/uang-kas HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer {}\r\n\
             content-type: application/json\r\ncontent-length: 5000\r\n\r\n{}",
            k.token.as_deref().unwrap(),
            json!({ "jenis": "MASUK", "kategori": "UJI", "deskripsi": "", "jumlah_rp": 1000 })
        );
        let mut s = tokio::net::TcpStream::connect(a.alamat).await.unwrap();
        s.write_all(isi.as_bytes()).await.unwrap();
        s.shutdown().await.unwrap();
        let mut b = Vec::new();
        let _ = s.read_to_end(&mut b).await;
        assert!(!String::from_utf8_lossy(&b).starts_with("HTTP/1.1 200"), "{}", String::from_utf8_lossy(&b));
        assert_eq!(a.angka("SELECT COUNT(*) FROM buku_kas", &[]).await, 0);
        k.get("uang-kas/saldo").await.ok();
    });
}

#[test]
fn kunci_idempotensi_yang_tidak_layak_ditolak() {
    di_satu(Jenis::Lite, |a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        let b = json!({ "jenis": "MASUK", "kategori": "UJI", "deskripsi": "", "jumlah_rp": 1000 });
        for kunci in ["", "pendek", "ada spasi di sini", &"x".repeat(65), "'; DROP TABLE kas"] {
            k.post_dok("uang-kas", kunci, &b).await.ditolak(400, "IDEM-02");
        }
        let r = k.minta("POST", "uang-kas").header("idempotency-key", &b"kunci-\xff\xfe-x"[..]).json(&b);
        k.kirim(r).await.ditolak(400, "IDEM-02");
        assert_eq!(a.angka("SELECT COUNT(*) FROM buku_kas", &[]).await, 0);
        k.post_dok("uang-kas", "'--;12345678", &b).await.ok();
    });
}

#[test]
fn nol_di_dalam_teks_ditolak_sama_di_kedua_mesin() {
    crate::alat::di_kedua(|a| async move {
        kontrak::buka_semua_modul(&a).await;
        for (p, skema) in berbadan() {
            for (pointer, s) in kontrak::isian(&skema) {
                if !kontrak::teks_bebas(&s) {
                    continue;
                }
                let mut b = contoh(&skema);
                *b.pointer_mut(&pointer).unwrap() = Value::from("a\u{0}b");
                kirim(&a, &p, Some(JSON), serde_json::to_vec(&b).unwrap()).await.ditolak(400, "ISI-05");
            }
        }
        for path in ["/api/v1/para-system/key/a%00b", "/api/v1/tokos?x=%00", "/%00", "/assets/%00.js"] {
            a.sesi("su").await.get(path).await.ditolak(400, "RUTE-04");
        }
    });
}
