//! Chromium without a window, driven over its DevTools protocol. A page is opened with an empty cache and
//! asked when it painted. The browser closes itself when told, and is killed by its handle when not.

use anyhow::{Context as _, Result, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

const BATAS: Duration = Duration::from_secs(30);

pub struct Lukisan {
    pub cat_ms: f64,
    /// the password field is there: the app runs, not only its first pixel
    pub isian_ms: f64,
}

pub struct Peramban {
    anak: Child,
    rt: tokio::runtime::Runtime,
    ws: WebSocketStream<TcpStream>,
    urut: u64,
}

impl Peramban {
    /// `None` when there is no Chromium.
    pub fn mulai(profil: &Path) -> Result<Option<Self>> {
        let Some(biner) = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
            .into_iter()
            .find(|b| Path::new(b).is_file())
        else {
            return Ok(None);
        };
        let mut c = Command::new(biner);
        c.args([
            "--headless",
            "--remote-debugging-port=0",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-quic",
            "--disable-dev-shm-usage",
        ]);
        // Chromium refuses its sandbox to root.
        if rustix::process::geteuid().is_root() {
            c.arg("--no-sandbox");
        }
        c.arg(format!("--user-data-dir={}", profil.display())).arg("about:blank");
        let anak = c.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let mut anak = Anak(Some(anak));
        let rt = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (porta, jalur) = alamat(profil)?;
        let ws = rt.block_on(async {
            let tcp = TcpStream::connect(("127.0.0.1", porta)).await?;
            let (ws, _) = client_async(format!("ws://127.0.0.1:{porta}{jalur}"), tcp).await?;
            Ok::<_, anyhow::Error>(ws)
        })?;
        Ok(anak.0.take().map(|anak| Self { anak, rt, ws, urut: 0 }))
    }

    /// Opens an address in a context of its own (nothing cached, nothing stored) and waits for its paint.
    pub fn buka(&mut self, url: &str) -> Result<Lukisan> {
        let konteks =
            teks(&self.suruh(None, "Target.createBrowserContext", &json!({}))?, "browserContextId")?;
        let isi = json!({ "url": "about:blank", "browserContextId": konteks });
        let target = teks(&self.suruh(None, "Target.createTarget", &isi)?, "targetId")?;
        let isi = json!({ "targetId": target, "flatten": true });
        let sesi = teks(&self.suruh(None, "Target.attachToTarget", &isi)?, "sessionId")?;
        self.suruh(Some(&sesi), "Page.navigate", &json!({ "url": url }))?;
        let akhir = Instant::now() + BATAS;
        let lukisan = loop {
            if Instant::now() > akhir {
                bail!("halaman login tidak tampak dalam {BATAS:?}");
            }
            let isi = json!({ "expression": TANYA, "returnByValue": true });
            let r = self.suruh(Some(&sesi), "Runtime.evaluate", &isi)?;
            let nilai = |i: usize| r.pointer("/result/value").and_then(|v| v.get(i)).and_then(Value::as_f64);
            if let (Some(cat_ms), Some(isian_ms)) = (nilai(0), nilai(1)) {
                break Lukisan { cat_ms, isian_ms };
            }
            std::thread::sleep(Duration::from_millis(20));
        };
        self.suruh(None, "Target.disposeBrowserContext", &json!({ "browserContextId": konteks }))?;
        Ok(lukisan)
    }

    pub fn tutup(mut self) -> Result<()> {
        let _ = self.suruh(None, "Browser.close", &json!({}));
        let akhir = Instant::now() + Duration::from_secs(5);
        while Instant::now() < akhir {
            if self.anak.try_wait()?.is_some() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    fn suruh(&mut self, sesi: Option<&str>, cara: &str, isi: &Value) -> Result<Value> {
        self.urut += 1;
        let id = self.urut;
        let mut pesan = json!({ "id": id, "method": cara, "params": isi });
        if let (Some(s), Some(o)) = (sesi, pesan.as_object_mut()) {
            o.insert("sessionId".to_owned(), s.into());
        }
        let ws = &mut self.ws;
        self.rt.block_on(async {
            let kerja = async {
                ws.send(Message::text(pesan.to_string())).await?;
                while let Some(m) = ws.next().await {
                    let Message::Text(t) = m? else { continue };
                    let mut v: Value = serde_json::from_str(t.as_str())?;
                    if v.get("id").and_then(Value::as_u64) != Some(id) {
                        continue;
                    }
                    if let Some(e) = v.get("error") {
                        bail!("{cara}: {e}");
                    }
                    return Ok(v.get_mut("result").map(Value::take).unwrap_or_default());
                }
                bail!("Chromium menutup sambungan")
            };
            tokio::time::timeout(BATAS, kerja).await.with_context(|| format!("{cara} macet"))?
        })
    }
}

impl Drop for Peramban {
    fn drop(&mut self) {
        let _ = self.anak.kill();
        let _ = self.anak.wait();
    }
}

/// Kills a browser that could not be talked to.
struct Anak(Option<Child>);

impl Drop for Anak {
    fn drop(&mut self) {
        if let Some(a) = &mut self.0 {
            let _ = a.kill();
            let _ = a.wait();
        }
    }
}

/// The paint as the browser itself noted it; the field as soon as this question finds it.
const TANYA: &str = "(() => { const p = performance.getEntriesByName('first-contentful-paint')[0]; \
     if (!globalThis.__isian && document.querySelector('input[type=password]')) globalThis.__isian = performance.now(); \
     return [p?.startTime, globalThis.__isian]; })()";

fn teks(v: &Value, nama: &str) -> Result<String> {
    v.get(nama).and_then(Value::as_str).map(str::to_owned).with_context(|| format!("{nama} tidak dijawab"))
}

/// Chromium writes its port and path into its profile when it listens.
fn alamat(profil: &Path) -> Result<(u16, String)> {
    let berkas = profil.join("DevToolsActivePort");
    let akhir = Instant::now() + BATAS;
    while Instant::now() < akhir {
        if let Ok(isi) = std::fs::read_to_string(&berkas)
            && let Some((porta, jalur)) = isi.trim().split_once('\n')
        {
            return Ok((porta.trim().parse()?, jalur.trim().to_owned()));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    bail!("Chromium tidak mulai dalam {BATAS:?}")
}
