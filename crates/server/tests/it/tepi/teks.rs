//! SQL, script and odd text in every text field of every call: stored to the letter or refused, never acted on.

use crate::alat::{Alat, di_kedua};
use crate::kontrak::{self, berbadan, contoh};
use db::args;
use serde_json::{Value, json};
use testkit::Jenis;

/// Comments stand for spaces, so that an echo of one is not taken for a leak.
const JAHAT: [&str; 14] = [
    "'; DROP TABLE pengguna; --",
    "\" OR \"\"=\"",
    "' OR '1'='1",
    "1;UPDATE/**/pengguna SET level='SU';--",
    "');DELETE/**/FROM/**/sesi;--",
    "$1 $2 ?1 :x @y",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "{{7*7}} ${7*7} #{7*7}",
    "../../../../etc/passwd",
    "%27%20OR%201=1 %s %n %00",
    "\u{202e}terbalik\u{202c} \u{feff} e\u{301} 🪙 \u{10ffff}",
    "baris\r\nX-Palsu: 1\tkolom\\u0000",
];

/// The texts for the n-th place of a call. The masters' calls are one code over many definitions: there they take
/// turns, so that each is still tried hundreds of times. So they do on the second engine: what reads a call is the same
/// code, what stores it is met by every text and by every place.
fn untuk(a: &Alat, p: &kontrak::Panggilan, n: usize) -> Vec<&'static str> {
    if p.master || a.uji.jenis == Jenis::Pg { vec![JAHAT[n % JAHAT.len()]] } else { JAHAT.to_vec() }
}

/// What must not have moved, whatever was sent.
async fn keadaan(a: &Alat) -> Vec<String> {
    let mut semua = Vec::new();
    for sql in [
        "SELECT user_id, user_name, level, kode_toko, pusat, aktif, sandi FROM pengguna ORDER BY user_id",
        "SELECT kode_toko, nama_toko, aktif, tgl_system FROM toko ORDER BY kode_toko",
        "SELECT COUNT(*) FROM akses",
        "SELECT COUNT(*) FROM sesi WHERE alamat = 'saksi' AND berakhir IS NULL",
    ] {
        semua.extend(a.baris(sql, &[]).await);
    }
    semua
}

/// Every text field of every `dari`-th call; the longest walk of all, so its parts run beside each other.
fn isian_bagian(bagian: usize, dari: usize) {
    di_kedua(|a| async move {
        kontrak::buka_semua_modul(&a).await;
        let saksi = a.sesi("kasir1-jkt1").await;
        a.tulis(db::Kunci::rantai(), |tx| tx.exec("UPDATE sesi SET alamat = 'saksi'", &[])).await;
        let awal = keadaan(&a).await;
        let mut n = 0;
        for (_, (p, skema)) in berbadan().into_iter().enumerate().filter(|(ke, _)| ke % dari == bagian) {
            for (pointer, s) in kontrak::isian(&skema) {
                if !kontrak::teks_bebas(&s) {
                    continue;
                }
                n += 1;
                for jahat in untuk(&a, &p, n) {
                    let mut b = contoh(&skema);
                    *b.pointer_mut(&pointer).unwrap() = Value::from(jahat);
                    let r = p.tanya(&a, |k| k.minta(&p.metode, &p.isi_path("x")).json(&b)).await;
                    assert!(r.status < 500, "{} {pointer} {jahat:?}: {} {}", p.path, r.status, r.teks());
                }
            }
        }
        assert!(n > 0);
        // The lock of guessed passwords is not harm.
        assert_eq!(keadaan(&a).await, awal);
        saksi.get("tokos").await.ok();
    });
}

#[test]
fn teks_jahat_di_setiap_isian_tidak_melukai_apa_pun_1() {
    isian_bagian(0, 3);
}

#[test]
fn teks_jahat_di_setiap_isian_tidak_melukai_apa_pun_2() {
    isian_bagian(1, 3);
}

#[test]
fn teks_jahat_di_setiap_isian_tidak_melukai_apa_pun_3() {
    isian_bagian(2, 3);
}

#[test]
fn teks_jahat_di_alamat_tidak_melukai_apa_pun() {
    di_kedua(|a| async move {
        kontrak::buka_semua_modul(&a).await;
        let awal = keadaan(&a).await;
        for (n, p) in kontrak::semua().into_iter().enumerate() {
            let aman: Vec<String> =
                untuk(&a, &p, n).iter().map(|j| j.bytes().map(|b| format!("%{b:02X}")).collect()).collect();
            let tanya =
                aman.iter().map(|j| format!("q={j}&tgl_from={j}&{j}=1")).collect::<Vec<_>>().join("&");
            let mut path = vec![format!("{}?{tanya}", p.isi_path("x"))];
            if p.path.contains('{') {
                path.extend(aman.iter().map(|j| p.isi_path(j)));
            }
            for path in path {
                let r = p.tanya(&a, |k| k.minta(&p.metode, &path)).await;
                assert!(r.status < 500, "{path}: {} {}", r.status, r.teks());
            }
        }
        for jahat in JAHAT {
            let token: String = jahat.chars().filter(char::is_ascii_graphic).collect();
            a.dengan_token(&token).get("tokos").await.ditolak(401, "SESI-01");
            let aman: String = jahat.bytes().map(|b| format!("%{b:02X}")).collect();
            let r = a.sesi("su").await.di(&aman).get("tokos").await;
            assert!(r.status == 404 && ["RUTE-01", "TOKO-01"].contains(&r.kode().as_str()), "{}", r.teks());
        }
        assert_eq!(keadaan(&a).await, awal);
    });
}

#[test]
fn teks_yang_disimpan_kembali_persis_sama() {
    di_kedua(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        for (i, jahat) in JAHAT.iter().enumerate() {
            let b = json!({ "jenis": "MASUK", "kategori": format!("K{i}"), "deskripsi": jahat, "jumlah_rp": 1000 });
            k.post("uang-kas", &b).await.ok();
            let b =
                json!({ "jenis": "MASUK", "kategori": jahat, "deskripsi": "kategori", "jumlah_rp": 1000 });
            k.post("uang-kas", &b).await.ok();
            let ada =
                a.baris("SELECT deskripsi FROM buku_kas WHERE kategori = $1", args![format!("K{i}")]).await;
            assert_eq!(ada, [jahat.trim()]);
            let ada = a
                .baris(
                    "SELECT kategori FROM buku_kas WHERE kategori = $1",
                    args![jahat.trim().to_uppercase()],
                )
                .await;
            assert_eq!(ada.len(), 1, "{jahat:?}");
        }
        let su = a.masuk("su").await;
        for jahat in JAHAT {
            let isi = json!([{ "key": "VALIDASI_NON_CASH_INPUT_BY_MODULE", "value": jahat }]);
            su.put("para-system", &isi).await.ok();
            let r = su.get("para-system/key/VALIDASI_NON_CASH_INPUT_BY_MODULE").await;
            assert_eq!(r.data()["value"], jahat.trim());
            assert_eq!(r.kepala("content-type"), "application/json");
        }
    });
}
