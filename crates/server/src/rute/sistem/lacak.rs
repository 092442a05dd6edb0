//! The public page of an order, a service or a loan, opened by the QR of its paper: where it stands, when it is promised or due, what is
//! left to pay (of a loan for each of the days to come), the store's WhatsApp. Plain HTML without a script, no session, nothing of the person.

use crate::App;
use crate::tepi::Alamat;
use axum::Router;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use parking_lot::Mutex;
use platform::domain::{KeadaanLacak as K, Terlacak};
use platform::{Hasil, lacak, toko};
use rangkai::DOMAIN;
use std::collections::HashMap;
use std::fmt::Write as _;
use values::{NoFaktur, Rupiah, Tanggal, Waktu};

const GAYA: &str = include_str!("../../../assets/lacak.css");

/// So long after the piece was fetched or the work cancelled the paper still opens its page.
pub const HARI_SESUDAH: i64 = 90;
/// Pages that one address may open in a minute; a shop's guests share one.
pub const SEMENIT: u32 = 60;
const MENIT: i64 = 60_000;
/// Addresses remembered before starting over.
const PALING_BANYAK: usize = 10_000;
/// A browser that goes back asks again only after this long.
pub(super) const SIMPAN: &str = "private, max-age=60";

pub fn router() -> Router<App> {
    // Whatever stands behind the word is this page's: none of it falls through to the app.
    let mut r = Router::new();
    for jalan in ["/lacak", "/lacak/", "/lacak/{*token}"] {
        r = r.route(jalan, get(halaman));
    }
    r
}

/// How often each address asked in its present minute.
#[derive(Default)]
pub struct Laju(Mutex<HashMap<String, (Waktu, u32)>>);

impl Laju {
    /// One more; is it still few enough?
    pub(crate) fn boleh(&self, alamat: &str, kini: Waktu) -> bool {
        self.boleh_sampai(alamat, kini, SEMENIT)
    }

    /// The same with another number a minute.
    pub(crate) fn boleh_sampai(&self, alamat: &str, kini: Waktu, semenit: u32) -> bool {
        let mut semua = self.0.lock();
        if semua.len() > PALING_BANYAK {
            semua.clear();
        }
        let ada = semua.entry(alamat.to_owned()).or_insert((kini, 0));
        if kini.selisih_milidetik(ada.0) >= MENIT {
            *ada = (kini, 0);
        }
        ada.1 = ada.1.saturating_add(1);
        ada.1 <= semenit
    }
}

/// What the page says, with the store that answers for it.
struct Isi {
    no: NoFaktur,
    nama_toko: String,
    no_whatsapp: String,
    apa: Terlacak,
    hari_ini: Tanggal,
}

async fn halaman(
    State(app): State<App>,
    Alamat(dari): Alamat,
    token: Result<Path<String>, PathRejection>,
) -> Response {
    // No token and one that is no text are as wrong as any other.
    let token = token.map(|Path(t)| t).unwrap_or_default();
    let kini = app.db.jam().sekarang();
    if !app.laju_lacak.boleh(&dari, kini) {
        let isi = kalem("Terlalu sering dibuka", "Silakan coba lagi satu menit lagi.");
        return jawab(StatusCode::TOO_MANY_REQUESTS, "no-store", isi, true);
    }
    let hari_ini = kini.tanggal();
    match app.db.read(move |c| cari(c, &token, hari_ini)).await {
        Ok(Some(isi)) => jawab(StatusCode::OK, SIMPAN, gambar(&isi), false),
        Ok(None) => jawab(
            StatusCode::NOT_FOUND,
            "no-store",
            kalem(
                "Halaman ini tidak ada",
                "Kodenya salah, atau pekerjaannya sudah lama selesai. Tunjukkan nota Anda di toko untuk bertanya.",
            ),
            false,
        ),
        Err(t) => {
            tracing::error!(
                kode = t.kode,
                sebab = t.sebab.as_deref().unwrap_or_default(),
                "halaman lacak gagal"
            );
            let isi = kalem("Belum bisa dibuka", "Silakan coba beberapa saat lagi.");
            jawab(StatusCode::SERVICE_UNAVAILABLE, "no-store", isi, true)
        }
    }
}

/// The document behind a token that is ours, unless it ended too long ago.
fn cari(c: &mut db::Conn, token: &str, hari_ini: Tanggal) -> Hasil<Option<Isi>> {
    let Some(no) = lacak::buka(c, token)? else { return Ok(None) };
    for d in DOMAIN {
        let Some(apa) = (d.lacak)(c, &no)? else { continue };
        if apa.tgl_akhir.is_some_and(|t| hari_ini.selisih_hari(t) > HARI_SESUDAH) {
            return Ok(None);
        }
        let t = toko::urus::rinci(c, no.toko())?;
        return Ok(Some(Isi { nama_toko: t.nama_toko, no_whatsapp: t.no_whatsapp, no, apa, hari_ini }));
    }
    Ok(None)
}

pub(super) fn jawab(status: StatusCode, simpan: &'static str, isi: String, nanti: bool) -> Response {
    let kepala = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, simpan),
        (header::HeaderName::from_static("x-robots-tag"), "noindex, nofollow"),
    ];
    let mut r = (status, kepala, isi).into_response();
    if nanti {
        r.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("60"));
    }
    r
}

/// Text inside HTML, also inside an attribute.
pub(in crate::rute) fn aman(teks: &str) -> String {
    let mut s = String::with_capacity(teks.len());
    for c in teks.chars() {
        match c {
            '&' => s.push_str("&amp;"),
            '<' => s.push_str("&lt;"),
            '>' => s.push_str("&gt;"),
            '"' => s.push_str("&quot;"),
            '\'' => s.push_str("&#39;"),
            c => s.push(c),
        }
    }
    s
}

pub(super) fn bingkai(judul: &str, isi: &str) -> String {
    format!(
        "<!doctype html><html lang=\"id\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"robots\" content=\"noindex\"><title>{}</title><style>{GAYA}</style></head>\
         <body><main>{isi}</main></body></html>",
        aman(judul)
    )
}

/// One calm page, whatever was wrong.
pub(super) fn kalem(judul: &str, kata: &str) -> String {
    let isi = format!("<section class=\"kartu\"><h2>{judul}</h2><p class=\"kata\">{kata}</p></section>");
    bingkai(judul, &isi)
}

const BULAN: [&str; 12] = [
    "Januari",
    "Februari",
    "Maret",
    "April",
    "Mei",
    "Juni",
    "Juli",
    "Agustus",
    "September",
    "Oktober",
    "November",
    "Desember",
];

/// `15 November 2026`.
pub(super) fn hari(t: Tanggal) -> String {
    let d = t.date();
    let bulan = usize::try_from(d.month()).ok().and_then(|b| BULAN.get(b.checked_sub(1)?)).copied();
    format!("{} {} {}", d.day(), bulan.unwrap_or_default(), d.year())
}

fn gambar(i: &Isi) -> String {
    let a = &i.apa;
    let sekarang = a.tahap.iter().rfind(|t| t.tgl.is_some()).map_or("Dicatat", |t| t.nama);
    let (kelas, kepala, kata) = match a.keadaan {
        K::Dikerjakan => ("kerja", sekarang, "Kami sedang mengerjakannya."),
        K::Siap => ("siap", "Siap diambil", "Silakan datang ke toko dengan membawa nota ini."),
        K::Diambil => ("diambil", "Sudah diambil", "Terima kasih."),
        K::Batal => ("batal", "Dibatalkan", "Tanyakan ke toko bila ada yang belum jelas."),
        K::Dicicil => ("kerja", "Berjalan", "Angsuran dibayar di toko dengan membawa nota ini."),
        K::Dijaminkan => (
            "kerja",
            "Berjalan",
            "Barang jaminan ditebus pemiliknya di toko, dengan tiket ini dan identitas.",
        ),
        K::Dilelang => ("batal", "Sudah dilelang", "Bawa identitas ke toko untuk menanyakan uang kelebihan."),
    };
    let mut s = format!(
        "<header><p>{}</p><h1>{}</h1></header>\
         <section class=\"kartu {kelas}\"><p class=\"no\">{}</p><h2>{}</h2><p class=\"kata\">{kata}</p></section>",
        aman(&i.nama_toko),
        aman(a.judul),
        i.no,
        aman(kepala),
    );
    angka(&mut s, i);
    jadwal(&mut s, a);
    if !a.tahap.is_empty() {
        s.push_str("<section class=\"kartu\"><ol>");
        // A stage that was passed over (a piece of the stock needs no work) lies behind all the same.
        let capai = a.tahap.iter().rposition(|t| t.tgl.is_some());
        for (ke, t) in a.tahap.iter().enumerate() {
            let kelas = if capai.is_some_and(|c| ke <= c) { " class=\"sudah\"" } else { "" };
            let tgl = t.tgl.map(|tgl| format!("<span>{}</span>", hari(tgl))).unwrap_or_default();
            let _ = write!(s, "<li{kelas}>{}{tgl}</li>", aman(t.nama));
        }
        s.push_str("</ol></section>");
    }
    if let Some(no) = pesan::nomor(&i.no_whatsapp) {
        let teks = format!("Halo, saya ingin bertanya tentang {} {}", a.judul.to_lowercase(), i.no);
        let teks: String = form_urlencoded::byte_serialize(teks.as_bytes()).collect();
        let _ = write!(
            s,
            "<p><a class=\"wa\" href=\"https://wa.me/{no}?text={}\" rel=\"noreferrer\">Tanya lewat WhatsApp</a></p>",
            teks.replace('+', "%20")
        );
    }
    let _ = write!(s, "<footer>Keadaan per {}.</footer>", hari(i.hari_ini));
    bingkai(&format!("{} {}", a.judul, i.no), &s)
}

/// The promised day and what is left to pay, while there is something to wait for.
fn angka(s: &mut String, i: &Isi) {
    let a = &i.apa;
    if matches!(a.keadaan, K::Diambil | K::Batal | K::Dilelang) {
        return;
    }
    if a.keadaan == K::Dijaminkan {
        return tebus(s, i);
    }
    s.push_str("<section class=\"kartu\"><dl>");
    if let Some(t) = a.tgl_janji {
        let lewat = a.keadaan == K::Dikerjakan && t.sebelum(i.hari_ini);
        let maaf = if lewat { "<small>Mohon maaf, ini lewat dari hari yang dijanjikan.</small>" } else { "" };
        let _ = write!(s, "<dt>Dijanjikan</dt><dd>{}{maaf}</dd>", hari(t));
    }
    let sisa = if a.sisa > Rupiah::NOL { a.sisa.to_string() } else { "Lunas".to_owned() };
    let kira =
        if a.perkiraan { "<small>Perkiraan; jumlah pastinya dihitung saat diambil.</small>" } else { "" };
    let _ = write!(s, "<dt>Sisa bayar</dt><dd>{}{kira}</dd></dl></section>", aman(&sisa));
}

/// The dated amounts of a document, each with where it stands; a loan's days stand in [`tebus`].
fn jadwal(s: &mut String, a: &Terlacak) {
    if a.rincian.is_empty() || a.keadaan == K::Dijaminkan {
        return;
    }
    s.push_str("<section class=\"kartu\"><dl>");
    for r in &a.rincian {
        let (jumlah, kata) = (aman(&r.jumlah.to_string()), aman(r.keterangan));
        let _ = write!(s, "<dt>{}</dt><dd>{jumlah}<small>{kata}</small></dd>", hari(r.tgl));
    }
    s.push_str("</dl></section>");
}

/// The days that a loan's page tells of, from today on.
const HARI_TEBUS: usize = 31;

/// The day a loan falls due, and what redeeming it costs today and on each of the next thirty days.
fn tebus(s: &mut String, i: &Isi) {
    let a = &i.apa;
    s.push_str("<section class=\"kartu\"><dl>");
    if let Some(t) = a.tgl_janji {
        let lewat =
            if t.sebelum(i.hari_ini) { "<small>Sudah lewat; segera hubungi toko.</small>" } else { "" };
        let _ = write!(s, "<dt>Jatuh tempo</dt><dd>{}{lewat}</dd>", hari(t));
    }
    let mut hari_hari = a.rincian.iter().filter(|b| !b.tgl.sebelum(i.hari_ini)).take(HARI_TEBUS);
    if let Some(b) = hari_hari.next() {
        let _ = write!(s, "<dt>Biaya tebus hari ini</dt><dd>{}</dd>", aman(&b.jumlah.to_string()));
    }
    s.push_str("</dl></section><section class=\"kartu\"><dl>");
    for b in hari_hari {
        let _ = write!(s, "<dt>{}</dt><dd>{}</dd>", hari(b.tgl), aman(&b.jumlah.to_string()));
    }
    s.push_str("</dl></section>");
}
