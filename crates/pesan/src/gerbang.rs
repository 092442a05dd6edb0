//! The gateway's side of the wire: POST chat/send with receiver, message and type, the store's number as `id`. What is said of
//! a failure never has the address in it: there may be a secret in it. No try is made here; that is `kirim`'s.

use crate::PesanTolak;
use crate::berkas::Berkas;
use platform::Hasil;
use reqwest::{Client, StatusCode, Url};
use serde::Serialize;
use serde_json::Value;

/// What an answer may weigh, and letters of what it says that are kept.
const JAWABAN_MAKS: usize = 64 << 10;
const SEBAB_MAKS: usize = 200;

/// What became of one try.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Jawaban {
    Terkirim,
    /// the gateway does not want this message: trying again is of no use
    Ditolak(String),
    /// it certainly was not taken
    Gagal(String),
    /// handed over, and nobody knows
    Ragu(String),
}

/// Where messages of one store go.
#[derive(Clone)]
pub struct Gerbang {
    http: Client,
    tujuan: Url,
    /// parts of the address that nobody may read
    rahasia: Vec<String>,
}

/// Never the address: a secret may stand in it.
impl std::fmt::Debug for Gerbang {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Gerbang").finish_non_exhaustive()
    }
}

#[derive(Serialize)]
struct Kiriman<'a> {
    receiver: &'a str,
    message: &'a str,
    r#type: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    filename: Option<&'a str>,
    /// base64
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
}

impl Gerbang {
    /// `pengirim` is the store's own number. The client decides which addresses may be reached.
    pub fn baru(http: Client, alamat: &str, pengirim: &str) -> Hasil<Self> {
        let salah = |pesan: &str| PesanTolak::Gerbang.tolak(pesan);
        let id = crate::nomor(pengirim).ok_or_else(|| salah("No WhatsApp toko belum diisi"))?;
        let mut tujuan = Url::parse(alamat.trim())
            .ok()
            .filter(|u| matches!(u.scheme(), "http" | "https"))
            .ok_or_else(|| salah("Alamat server WhatsApp belum diisi, isi WHATSAPP_BACKEND_URL"))?;
        let mut rahasia: Vec<String> = tujuan.query_pairs().map(|(_, v)| v.into_owned()).collect();
        rahasia.push(tujuan.username().to_owned());
        rahasia.extend(tujuan.password().map(str::to_owned));
        rahasia.retain(|r| r.len() >= 4);
        tujuan
            .path_segments_mut()
            .map_err(|()| salah("Alamat server WhatsApp tidak bisa dipakai"))?
            .pop_if_empty()
            .extend(["chat", "send"]);
        tujuan.query_pairs_mut().append_pair("id", &id);
        Ok(Self { http, tujuan, rahasia })
    }

    /// What it said, short and without what nobody may read.
    fn kata(&self, teks: &str) -> String {
        let mut k: String = teks.chars().map(|h| if h.is_control() { ' ' } else { h }).collect();
        for r in &self.rahasia {
            k = k.replace(r.as_str(), "***");
        }
        k.trim().chars().take(SEBAB_MAKS).collect()
    }

    /// Hands one message over, once. `id` is the same at every try of a message.
    pub async fn kirim(&self, id: &str, no_hp: &str, isi: &str) -> Jawaban {
        self.serahkan(
            id,
            &Kiriman { receiver: no_hp, message: isi, r#type: "text", filename: None, file: None },
        )
        .await
    }

    /// The same with a file.
    pub(crate) async fn kirim_berkas(&self, id: &str, no_hp: &str, isi: &str, b: &Berkas) -> Jawaban {
        let (filename, file) = (Some(b.nama.as_str()), Some(b.isi.as_str()));
        self.serahkan(id, &Kiriman { receiver: no_hp, message: isi, r#type: "document", filename, file })
            .await
    }

    async fn serahkan(&self, id: &str, badan: &Kiriman<'_>) -> Jawaban {
        let minta = self.http.post(self.tujuan.clone()).header("Idempotency-Key", id).json(badan);
        let mut r = match minta.send().await {
            Ok(r) => r,
            Err(e) if e.is_connect() || e.is_builder() => {
                return Jawaban::Gagal("Server WhatsApp tidak bisa dihubungi".to_owned());
            }
            Err(_) => {
                return Jawaban::Ragu("Server WhatsApp tidak menjawab sesudah menerima pesan".to_owned());
            }
        };
        let status = r.status();
        let mut teks = Vec::new();
        while let Ok(Some(bagian)) = r.chunk().await {
            if teks.len() + bagian.len() > JAWABAN_MAKS {
                break;
            }
            teks.extend_from_slice(&bagian);
        }
        let isi: Value = serde_json::from_slice(&teks).unwrap_or(Value::Null);
        let kata = isi.get("message").and_then(Value::as_str).map(|k| self.kata(k)).unwrap_or_default();
        putusan(status, &isi, &kata)
    }
}

/// What an answer means for the message.
fn putusan(status: StatusCode, isi: &Value, kata: &str) -> Jawaban {
    let berkata = |bawaan: String| if kata.is_empty() { bawaan } else { kata.to_owned() };
    let menjawab = || format!("Server WhatsApp menjawab {}", status.as_u16());
    if status.is_success() {
        return match isi.get("success").and_then(Value::as_bool) {
            Some(false) => Jawaban::Ditolak(berkata("No Wa Tidak Terdaftar".to_owned())),
            _ => Jawaban::Terkirim,
        };
    }
    match status.as_u16() {
        // Somebody between us and the gateway waited in vain: it may have it.
        408 | 502 | 504 => Jawaban::Ragu(menjawab()),
        // The way there is wrong or busy, not the message.
        401 | 403 | 404 | 429 => Jawaban::Gagal(menjawab()),
        _ if status.is_client_error() => Jawaban::Ditolak(berkata("No Wa Tidak Terdaftar".to_owned())),
        _ => Jawaban::Gagal(menjawab()),
    }
}
