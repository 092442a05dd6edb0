//! The demo chain behind the real router, and a fingerprint agent in a few lines.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use db::{Kunci as KunciTulis, args};
use http_body_util::BodyExt as _;
use parking_lot::Mutex;
use platform::agen::{self, Jenis, Kunci};
use platform::{Peristiwa, Siaran};
use serde_json::{Value, json};
use server::App;
use testkit::Uji;
use tokio::sync::mpsc::UnboundedReceiver;
use tower::ServiceExt as _;
use values::{KodeToko, UserId};

pub const SANDI: &str = demo::SANDI;

pub struct Server {
    pub uji: Uji,
    pub app: App,
    router: axum::Router,
    peristiwa: Mutex<UnboundedReceiver<Peristiwa>>,
}

/// How a request shows who sends it.
#[derive(Clone, Copy)]
pub enum Dengan<'a> {
    Tanpa,
    Token(&'a str),
    Agen(&'a str),
}

#[derive(Debug, PartialEq)]
pub struct Balas {
    pub status: StatusCode,
    pub isi: Value,
}

impl Balas {
    #[track_caller]
    pub fn baik(self) -> Value {
        assert_eq!(self.status, StatusCode::OK, "{}", self.isi);
        self.isi
    }

    #[track_caller]
    pub fn data(self) -> Value {
        self.baik()["data"].take()
    }

    #[track_caller]
    pub fn ditolak(self, status: u16, kode: &str) -> Value {
        assert_eq!((self.status.as_u16(), self.isi["code"].as_str()), (status, Some(kode)), "{}", self.isi);
        self.isi
    }
}

impl Server {
    pub async fn mulai(uji: Uji) -> Self {
        let (siaran, peristiwa) = Siaran::baru();
        let app = App::new(uji.db.clone(), siaran, true);
        let router = server::rute::router(app.clone());
        let s = Self { uji, app, router, peristiwa: Mutex::new(peristiwa) };
        s.peristiwa();
        s
    }

    /// With the fingerprint module on in JKT1.
    pub async fn dengan_sidik_jari(uji: Uji) -> Self {
        let s = Self::mulai(uji).await;
        let own = s.masuk("own-jkt1").await;
        s.modul(&own, "on").await;
        s.peristiwa();
        s
    }

    pub async fn modul(&self, own: &str, nilai: &str) {
        let isi = json!([
            { "key": "FINGERPRINT_MODULE", "value": nilai }, { "key": "AUTH_TYPE", "value": "FINGERPRINT" },
        ]);
        self.panggil("PUT", "para-system", Dengan::Token(own), Some(&isi)).await.baik();
    }

    pub async fn panggil(&self, metode: &str, path: &str, dengan: Dengan<'_>, isi: Option<&Value>) -> Balas {
        let path = if path.starts_with('/') { path.to_owned() } else { format!("/api/v1/{path}") };
        let mut r = Request::builder().method(metode).uri(path);
        match dengan {
            Dengan::Tanpa => {}
            Dengan::Token(t) => r = r.header(header::AUTHORIZATION, format!("Bearer {t}")),
            Dengan::Agen(k) => r = r.header("X-Agent-Key", k),
        }
        let badan = match isi {
            Some(j) => {
                r = r.header(header::CONTENT_TYPE, "application/json");
                Body::from(j.to_string())
            }
            None => Body::empty(),
        };
        let j = self.router.clone().oneshot(r.body(badan).unwrap()).await.unwrap();
        let status = j.status();
        let isi = j.into_body().collect().await.unwrap().to_bytes();
        Balas { status, isi: serde_json::from_slice(&isi).unwrap_or(Value::Null) }
    }

    pub async fn get(&self, path: &str, token: &str) -> Balas {
        self.panggil("GET", path, Dengan::Token(token), None).await
    }

    pub async fn post(&self, path: &str, token: &str, isi: Value) -> Balas {
        self.panggil("POST", path, Dengan::Token(token), Some(&isi)).await
    }

    pub async fn masuk(&self, user: &str) -> String {
        let isi = json!({ "user_id": user, "password": SANDI });
        let d = self.panggil("POST", "users/login", Dengan::Tanpa, Some(&isi)).await.data();
        d["token"].as_str().unwrap().to_owned()
    }

    /// Events since the last look: for whom, which, what.
    pub fn peristiwa(&self) -> Vec<(String, &'static str, Value)> {
        let mut p = self.peristiwa.lock();
        std::iter::from_fn(|| p.try_recv().ok()).map(|e| (format!("{:?}", e.tujuan), e.nama, e.isi)).collect()
    }

    /// Changes a user as the user screens will.
    pub async fn ubah_user(&self, sql: &'static str, user: &str) {
        let user = user.to_owned();
        self.app
            .db
            .write(KunciTulis::rantai(), move |tx| {
                assert_eq!(tx.exec(sql, args![user.as_str()])?, 1);
                Ok::<_, db::Error>(())
            })
            .await
            .unwrap();
    }

    /// Registers an agent as `karat agent add` does.
    pub async fn agen(&self, toko: &str, nama: &str) -> Kunci {
        let (kunci, nama) = (Kunci::baru(), nama.to_owned());
        let k = kunci.clone();
        self.app
            .db
            .write(KodeToko::parse(toko).unwrap(), move |tx| {
                agen::tambah(tx, &nama, Jenis::Fingerprint, &k, "uji")
            })
            .await
            .unwrap();
        kunci
    }

    pub async fn cabut(&self, toko: &str, nama: &str) {
        let nama = nama.to_owned();
        self.app
            .db
            .write(KodeToko::parse(toko).unwrap(), move |tx| agen::cabut(tx, &nama, "uji"))
            .await
            .unwrap();
    }

    pub async fn tugas(&self, k: &Kunci) -> Vec<Value> {
        let d = self.panggil("GET", "agent/fingerprint/pekerjaan", Dengan::Agen(&k.kirim), None).await;
        d.data().as_array().unwrap().clone()
    }

    pub async fn lapor(&self, k: &Kunci, isi: &Value) -> Balas {
        self.panggil("POST", "agent/fingerprint/scan", Dengan::Agen(&k.kirim), Some(isi)).await
    }

    /// One finger of a user, enrolled the way a shop does it.
    pub async fn daftarkan(&self, k: &Kunci, user: &str) {
        let token = self.masuk(user).await;
        let isi = json!({ "user_id": user, "jari": 6, "password": SANDI });
        self.post("users/fingerprint/enrol", &token, isi).await.baik();
        let t = self.tugas(k).await.remove(0);
        self.lapor(k, &laporan(k, &t, true, &format!("cetakan {user}"))).await.baik();
        self.peristiwa();
    }

    /// Starts a scan of an approver for a sale below cost and answers its id.
    pub async fn pindai(&self, token: &str, user: &str, kategori: &str) -> String {
        let segel = perlu(None).keluar().unwrap().segel;
        let isi = json!({ "user_id": user, "kategori": kategori, "permohonan": segel });
        let d = self.post("authorization/fingerprint/scan", token, isi).await.data();
        d["id"].as_str().unwrap().to_owned()
    }

    /// A scan that the agent found to match.
    pub async fn scan_cocok(&self, k: &Kunci, token: &str, user: &str, kategori: &str) -> String {
        let id = self.pindai(token, user, kategori).await;
        let tugas = self.tugas(k).await;
        let t = tugas.iter().find(|t| t["pekerjaan"] == id.as_str()).unwrap();
        self.lapor(k, &laporan(k, t, true, "")).await.baik();
        id
    }
}

/// A verdict as an honest agent signs it.
pub fn laporan(k: &Kunci, t: &Value, status: bool, fp: &str) -> Value {
    let fp = BASE64_STANDARD.encode(fp);
    let (tantangan, user) = (t["tantangan"].as_str().unwrap(), t["user_id"].as_str().unwrap());
    let tanda = agen::tanda(k, &format!("{tantangan}|{user}|{status}|{fp}"));
    json!({ "pekerjaan": t["pekerjaan"], "user_id": user, "fp": fp, "status": status, "tanda": tanda })
}

/// A request for an approval of a sale below cost.
pub fn minta() -> Value {
    json!({
        "kategori": "PENJUALAN", "description": "PENJUALAN DI BAWAH MODAL", "keterangan": "pelanggan lama",
        "nominal": 1_500_000,
    })
}

/// What the server says it needs before it sells below cost, or touches that document.
pub fn perlu(dokumen: Option<&str>) -> platform::otorisasi::Permohonan {
    use platform::otorisasi::{Alasan, Permohonan};
    let (nominal, alasan) =
        (values::Rupiah::new(1_500_000), Alasan::new("BAWAH_MODAL", "PENJUALAN DI BAWAH MODAL"));
    match dokumen {
        Some(no) => Permohonan::dokumen("PENJUALAN", no, nominal, alasan),
        None => Permohonan::isi("PENJUALAN", nominal, vec![alasan], vec!["JUAL GELANG".to_owned()]),
    }
}

/// Two JSON objects in one.
pub fn gabung(a: Value, b: Value) -> Value {
    let (Value::Object(mut a), Value::Object(b)) = (a, b) else { panic!("bukan objek") };
    a.extend(b);
    Value::Object(a)
}

/// The person behind a demo user, for calling a use case directly.
pub async fn pelaku(s: &Server, token: &str) -> platform::Pelaku {
    s.app.pelaku(s.app.db.generasi().await.unwrap(), &platform::acak::sidik(token)).await.unwrap()
}

pub fn uid(u: &str) -> UserId {
    UserId::parse(u).unwrap()
}
