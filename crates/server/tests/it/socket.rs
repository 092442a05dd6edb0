//! The live socket, against the real server on a loopback port with a real Socket.IO conversation.

mod aliran;
mod audit;
mod kemajuan;
mod klien;
mod lambat;
mod laporan;
mod masuk;
mod proses;
mod ruang;

use db::Kunci;
use klien::{Klien, Masuk};
use platform::pengguna::{self, Baru};
use platform::toko::{self, Toko};
use platform::{Level, Tolak};
use serde_json::{Value, json};
use server::{App, socket};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use testkit::Uji;
use values::{KodeToko, UserId};

/// How long something may take that must come; a busy machine is slow, not wrong.
const SEBENTAR: Duration = Duration::from_secs(60);

/// Stores and people as in the demo, without its hundreds of settings.
async fn isi_rantai(uji: &Uji) {
    let toko = ["PST", "JKT1", "SBY1"];
    let kunci = toko.iter().fold(Kunci::rantai(), |k, t| k.dan(KodeToko::parse(t).unwrap()));
    uji.db
        .write(kunci, move |tx| {
            for kode in toko {
                let t = Toko {
                    kode_toko: KodeToko::parse(kode).unwrap(),
                    nama_toko: format!("Karat {kode}"),
                    alamat_toko: String::new(),
                    no_telp: String::new(),
                    no_whatsapp: String::new(),
                    portal: String::new(),
                    pusat: kode == "PST",
                    tgl_system: tx.jam().hari_ini(),
                };
                toko::buat(tx, &t, "uji")?;
            }
            for (user, level, toko) in demo::daftar().iter().filter(|(_, _, t)| toko.contains(&t.as_str())) {
                let level = Level::parse(level);
                let b = Baru {
                    user_id: UserId::parse(user).unwrap(),
                    user_name: user.clone(),
                    pusat: ["su", "mu", "pusat"].contains(&user.as_str()),
                    akses: vec!["/uang-kas".to_owned(), "/dashboard".to_owned()],
                    level,
                    kode_toko: KodeToko::parse(toko).unwrap(),
                    sandi: crate::alat::HASH_RINGAN.to_owned(),
                    ganti_sandi: false,
                };
                pengguna::buat(tx, &b, "uji")?;
            }
            Ok::<_, Tolak>(())
        })
        .await
        .unwrap();
}

/// A server with stores and people, on the test's own database.
pub struct Server {
    pub alamat: SocketAddr,
    pub app: App,
    pub http: reqwest::Client,
    tugas: tokio::task::JoinHandle<()>,
}

impl Server {
    pub async fn mulai(uji: &Uji) -> Self {
        Self::dengan(uji, socket::Batas::default()).await
    }

    pub async fn dengan(uji: &Uji, batas: socket::Batas) -> Self {
        let (siaran, peristiwa) = platform::Siaran::baru();
        isi_rantai(uji).await;
        let app = App::new(uji.db.clone(), siaran, true);
        socket::pasang(&app, peristiwa, None, batas).await.unwrap();
        Self::atas(&app).await
    }

    /// Another port of an app whose sockets are open.
    pub async fn atas(app: &App) -> Self {
        let pendengar = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let alamat = pendengar.local_addr().unwrap();
        let layan = server::rute::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let tugas = tokio::spawn(async move { axum::serve(pendengar, layan).await.unwrap() });
        Self { alamat, app: app.clone(), http: crate::alat::pembangun_http().build().unwrap(), tugas }
    }

    pub fn soket(&self) -> Arc<socket::Soket> {
        self.app.soket().unwrap()
    }

    pub async fn login(&self, user: &str) -> String {
        login(&self.http, self.alamat, user).await
    }

    /// A call with a token; answers status and body.
    pub async fn panggil(&self, metode: &str, path: &str, token: &str, isi: Value) -> (u16, Value) {
        panggil(&self.http, self.alamat, metode, path, token, isi).await
    }

    pub async fn sambung(&self, token: &str) -> Klien {
        Klien::sambung(self.alamat, json!({ "token": token })).await.unwrap()
    }

    pub async fn sambung_di(&self, token: &str, toko: &str) -> Klien {
        Klien::sambung(self.alamat, json!({ "token": token, "kode_toko": toko })).await.unwrap()
    }

    /// Waits until a figure of the sockets is what it should be.
    pub async fn tunggu(&self, batas: Duration, cocok: impl Fn(socket::Ukuran) -> bool) -> bool {
        sampai(batas, || cocok(self.soket().ukuran())).await
    }

    pub async fn tutup(self) {
        socket::tutup(&self.app).await;
        self.tugas.abort();
    }
}

pub async fn sampai(batas: Duration, cocok: impl Fn() -> bool) -> bool {
    let mulai = tokio::time::Instant::now();
    while mulai.elapsed() < batas {
        if cocok() {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    cocok()
}

pub async fn login(http: &reqwest::Client, alamat: SocketAddr, user: &str) -> String {
    let isi = json!({ "user_id": user, "password": demo::SANDI });
    let (status, v) = panggil(http, alamat, "POST", "users/login", "", isi).await;
    assert_eq!(status, 200, "{v}");
    v["data"]["token"].as_str().unwrap().to_owned()
}

pub async fn panggil(
    http: &reqwest::Client,
    alamat: SocketAddr,
    metode: &str,
    path: &str,
    token: &str,
    isi: Value,
) -> (u16, Value) {
    let url = match path.strip_prefix('/') {
        Some(p) => format!("http://{alamat}/{p}"),
        None => format!("http://{alamat}/api/v1/{path}"),
    };
    let mut r = http.request(metode.parse().unwrap(), url).bearer_auth(token);
    if metode != "GET" {
        r = r.json(&isi);
    }
    let r = r.send().await.unwrap();
    (r.status().as_u16(), r.json().await.unwrap_or(Value::Null))
}

/// Reads a whole report: rows in order, the messages' `seq` without a gap; acknowledges what asks for it.
pub async fn laporan(k: &mut Klien, peristiwa: &str, uid: &str, jeda: Duration) -> (Vec<Value>, Value) {
    let mut baris = Vec::new();
    let mut seq = 0;
    loop {
        let Some(Masuk::Peristiwa { nama, isi, ack }) = k.berikut(SEBENTAR).await else {
            panic!("laporan terputus setelah {} baris", baris.len());
        };
        if nama != peristiwa {
            continue;
        }
        assert_eq!(isi["uid"], uid);
        seq += 1;
        assert_eq!(isi["seq"], seq, "urutan pesan");
        if let Some(id) = ack {
            tokio::time::sleep(jeda).await;
            k.jawab(id, json!([seq])).await;
        }
        baris.extend(isi["data"].as_array().unwrap().iter().cloned());
        assert_eq!(isi["progress"].as_u64().unwrap(), u64::try_from(baris.len()).unwrap());
        if isi["status"] != "PROGRESS" {
            return (baris, isi);
        }
    }
}
