//! Chromium without a window, driven over its DevTools protocol: a page is opened with an empty cache, clicked
//! and typed into as a person would, and asked what it noted. The browser closes itself when told, and is killed by its handle when not.

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

/// A page and the context that is its alone.
pub struct Halaman {
    konteks: String,
    sesi: String,
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
        let h = self.halaman()?;
        self.pergi(&h, url)?;
        let v = self.tunggu(&h, TANYA)?;
        let nilai = |i: usize| v.get(i).and_then(Value::as_f64).context("lukisan tanpa waktu");
        let lukisan = Lukisan { cat_ms: nilai(0)?, isian_ms: nilai(1)? };
        self.lepas(&h)?;
        Ok(lukisan)
    }

    /// An empty page in a context of its own.
    pub fn halaman(&mut self) -> Result<Halaman> {
        let konteks =
            teks(&self.suruh(None, "Target.createBrowserContext", &json!({}))?, "browserContextId")?;
        let isi = json!({ "url": "about:blank", "browserContextId": konteks, "width": 1440, "height": 900 });
        let target = teks(&self.suruh(None, "Target.createTarget", &isi)?, "targetId")?;
        let isi = json!({ "targetId": target, "flatten": true });
        let sesi = teks(&self.suruh(None, "Target.attachToTarget", &isi)?, "sessionId")?;
        Ok(Halaman { konteks, sesi })
    }

    pub fn lepas(&mut self, h: &Halaman) -> Result<()> {
        self.suruh(None, "Target.disposeBrowserContext", &json!({ "browserContextId": h.konteks }))?;
        Ok(())
    }

    /// Runs in every document of the page before its own scripts.
    pub fn awali(&mut self, h: &Halaman, js: &str) -> Result<()> {
        self.suruh(Some(&h.sesi), "Page.enable", &json!({}))?;
        self.suruh(Some(&h.sesi), "Page.addScriptToEvaluateOnNewDocument", &json!({ "source": js }))?;
        Ok(())
    }

    pub fn pergi(&mut self, h: &Halaman, url: &str) -> Result<()> {
        self.suruh(Some(&h.sesi), "Page.navigate", &json!({ "url": url }))?;
        Ok(())
    }

    /// What an expression (or the promise that it is) comes to.
    pub fn nilai(&mut self, h: &Halaman, js: &str) -> Result<Value> {
        let isi = json!({ "expression": js, "returnByValue": true, "awaitPromise": true });
        let mut r = self.suruh(Some(&h.sesi), "Runtime.evaluate", &isi)?;
        if let Some(e) = r.get("exceptionDetails") {
            bail!("{}", e.pointer("/exception/description").unwrap_or(e));
        }
        Ok(r.pointer_mut("/result/value").map(Value::take).unwrap_or_default())
    }

    /// Asks until the answer is something.
    pub fn tunggu(&mut self, h: &Halaman, js: &str) -> Result<Value> {
        let akhir = Instant::now() + BATAS;
        loop {
            let v = self.nilai(h, js)?;
            if !matches!(v, Value::Null | Value::Bool(false)) {
                return Ok(v);
            }
            if Instant::now() > akhir {
                bail!("tidak terjadi dalam {BATAS:?}: {js}");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Puts text where a person would type it.
    pub fn ketik(&mut self, h: &Halaman, pemilih: &str, isi: &str) -> Result<()> {
        self.tunggu(
            h,
            &format!(
                "(() => {{ const e = document.querySelector({pemilih:?}); e?.focus(); return !!e; }})()"
            ),
        )?;
        self.suruh(Some(&h.sesi), "Input.insertText", &json!({ "text": isi }))?;
        Ok(())
    }

    /// A click of the mouse in the middle of what the selector finds first.
    pub fn klik(&mut self, h: &Halaman, pemilih: &str) -> Result<()> {
        let v = self.tunggu(h, &format!("(() => {{ const r = document.querySelector({pemilih:?})?.getBoundingClientRect(); return r && [r.x + r.width / 2, r.y + r.height / 2]; }})()"))?;
        let (x, y) = (v.get(0).cloned(), v.get(1).cloned());
        for jenis in ["mousePressed", "mouseReleased"] {
            let isi = json!({ "type": jenis, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.suruh(Some(&h.sesi), "Input.dispatchMouseEvent", &isi)?;
        }
        Ok(())
    }

    /// Megabytes of living JavaScript objects.
    pub fn tumpukan_mb(&mut self, h: &Halaman) -> Result<f64> {
        self.suruh(Some(&h.sesi), "HeapProfiler.collectGarbage", &json!({}))?;
        let r = self.suruh(Some(&h.sesi), "Runtime.getHeapUsage", &json!({}))?;
        Ok(r.get("usedSize").and_then(Value::as_f64).context("usedSize")? / 1e6)
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
     return p && globalThis.__isian ? [p.startTime, globalThis.__isian] : null; })()";

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
