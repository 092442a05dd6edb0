//! Web Push as browsers have it: the message sealed for one phone (RFC 8291), and the word of who sends it (VAPID, RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as B64;
use ring::rand::{SecureRandom as _, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use ring::{aead, agreement, hmac};
use serde_json::json;

/// A point as it is told: one byte and two coordinates.
const TITIK: usize = 65;
const RAHASIA: usize = 16;
const GARAM: usize = 16;
/// A message is one record.
const REKAMAN: u32 = 4096;
/// What a message may weigh, so that every service takes it.
pub const ISI_MAKS: usize = 3000;

/// The keys of one phone, as its browser told them.
#[derive(Clone)]
pub struct Penerima {
    kunci: Vec<u8>,
    rahasia: Vec<u8>,
}

impl Penerima {
    /// From base64url; none where it is no point of the curve's kind or no secret.
    pub fn baca(kunci: &str, rahasia: &str) -> Option<Self> {
        let urai = |t: &str| B64.decode(t.trim().trim_end_matches('=')).ok();
        let (kunci, rahasia) = (urai(kunci)?, urai(rahasia)?);
        let sah = kunci.len() == TITIK && kunci.first() == Some(&4) && rahasia.len() == RAHASIA;
        sah.then_some(Self { kunci, rahasia })
    }
}

fn hmac(kunci: &[u8], bagian: &[&[u8]]) -> hmac::Tag {
    let mut c = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, kunci));
    for b in bagian {
        c.update(b);
    }
    c.sign()
}

/// The body of the request from what both sides know; nothing is drawn here.
fn rakit(p: &Penerima, bersama: &[u8], kita: &[u8], garam: &[u8; GARAM], isi: &[u8]) -> Option<Vec<u8>> {
    let prk = hmac(&p.rahasia, &[bersama]);
    let ikm = hmac(prk.as_ref(), &[b"WebPush: info\0", &p.kunci, kita, &[1]]);
    let prk = hmac(garam, &[ikm.as_ref()]);
    let cek = hmac(prk.as_ref(), &[b"Content-Encoding: aes128gcm\0", &[1]]);
    let nonce = hmac(prk.as_ref(), &[b"Content-Encoding: nonce\0", &[1]]);
    let kunci = aead::UnboundKey::new(&aead::AES_128_GCM, cek.as_ref().get(..16)?).ok()?;
    let nonce = aead::Nonce::try_assume_unique_for_key(nonce.as_ref().get(..12)?).ok()?;
    // The delimiter of the last record.
    let mut rekaman = [isi, &[2]].concat();
    aead::LessSafeKey::new(kunci).seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut rekaman).ok()?;
    let panjang = u8::try_from(kita.len()).ok()?;
    Some([garam.as_slice(), &REKAMAN.to_be_bytes(), &[panjang], kita, &rekaman].concat())
}

/// Sealed so that only this phone opens it. None where its key is no point of the curve, or the message is too long.
pub fn segel(p: &Penerima, isi: &str) -> Option<Vec<u8>> {
    if isi.len() > ISI_MAKS {
        return None;
    }
    let acak = SystemRandom::new();
    let mut garam = [0; GARAM];
    acak.fill(&mut garam).ok()?;
    let kita = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &acak).ok()?;
    let umum = kita.compute_public_key().ok()?;
    let dia = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, &p.kunci);
    agreement::agree_ephemeral(kita, &dia, |bersama| rakit(p, bersama, umum.as_ref(), &garam, isi.as_bytes()))
        .ok()
        .flatten()
}

/// A new key of this installation, as it is kept.
pub fn kunci_baru() -> Option<String> {
    let p = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).ok()?;
    Some(B64.encode(p.as_ref()))
}

/// Who sends: the installation's key.
pub struct Pengirim(EcdsaKeyPair);

impl Pengirim {
    pub fn baca(kunci: &str) -> Option<Self> {
        let isi = B64.decode(kunci).ok()?;
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &isi, &SystemRandom::new()).ok().map(Self)
    }

    /// As browsers want it to subscribe.
    pub fn umum(&self) -> String {
        B64.encode(self.0.public_key().as_ref())
    }

    /// The header of a request: good for one service (`asal`) until `habis`, in seconds since 1970.
    pub fn kepala(&self, asal: &str, habis: i64, siapa: &str) -> Option<String> {
        let mut klaim = json!({ "aud": asal, "exp": habis });
        if !siapa.is_empty() {
            klaim["sub"] = json!(siapa);
        }
        let badan =
            format!("{}.{}", B64.encode(r#"{"typ":"JWT","alg":"ES256"}"#), B64.encode(klaim.to_string()));
        let tanda = self.0.sign(&SystemRandom::new(), badan.as_bytes()).ok()?;
        Some(format!("vapid t={badan}.{}, k={}", B64.encode(tanda.as_ref()), self.umum()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8291, to the byte.
    #[test]
    fn contoh_rfc_8291_sama_sampai_byte_terakhir() {
        let p = Penerima::baca(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .unwrap();
        let urai = |t: &str| B64.decode(t).unwrap();
        let kita =
            urai("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let bersama = urai("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let garam: [u8; GARAM] = urai("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let jadi = rakit(&p, &bersama, &kita, &garam, b"When I grow up, I want to be a watermelon").unwrap();
        let benar = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(B64.encode(jadi), benar);
    }

    #[test]
    fn kunci_yang_bukan_kunci_ditolak() {
        let titik = B64.encode([[4_u8].as_slice(), &[7; 64]].concat());
        let rahasia = B64.encode([1_u8; 16]);
        for (k, r) in [
            (titik.as_str(), "AAAA"),
            ("AAAA", rahasia.as_str()),
            (&B64.encode([5_u8; 65]), rahasia.as_str()),
            ("%%%", rahasia.as_str()),
        ] {
            assert!(Penerima::baca(k, r).is_none(), "{k}");
        }
        // Of the right length, and no point of the curve.
        assert!(segel(&Penerima::baca(&titik, &rahasia).unwrap(), "x").is_none());
    }
}
