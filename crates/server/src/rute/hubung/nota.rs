//! The nota of a sale by WhatsApp, as PDF: to the number of its customer, once that number is proved by a code.

use crate::App;
use crate::cetak::di_utas;
use crate::cetak::nota_niaga::{Sisi as Kertas, siapkan};
use crate::kurir_pesan;
use crate::rute::bersama::lembar;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, Jalur, Jawab, Syarat as S};
use ::pesan::berkas::{self, Berkas};
use ::pesan::{Jawaban, MODUL, Peristiwa, PesanBaru, PesanTolak, nomor_sah};
use axum::extract::State;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use db::{Conn, args};
use platform::modul::Setelan;
use platform::{Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use values::KodeToko;

const NOTA: &[&str] = &["/lihat-penjualan", "/transaksi-penjualan"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(NOTA), routes!(kirim))
        .pasang(S::Menu(NOTA), routes!(kode))
        .pasang(S::Menu(NOTA), routes!(periksa))
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MintaNota {
    no_faktur_group: String,
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MintaKode {
    no_faktur_group: String,
    kode: String,
}

/// What became of it.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct NotaDikirim {
    /// the number is not proved yet: a code goes first
    perlu_kode: bool,
    terkirim: bool,
}

/// Of whose sale the nota is.
struct Penerima {
    kode_pelanggan: String,
    nama: String,
    no_hp: String,
}

fn penerima(c: &mut Conn, toko: &KodeToko, no: &str) -> platform::Hasil<Penerima> {
    if !Setelan::baca(c, toko)?.nyala(MODUL) {
        return Err(PesanTolak::Gerbang.tolak("Toko ini tidak mengirim pesan WhatsApp"));
    }
    let ada = c.one(
        "SELECT kode_pelanggan, nama_customer, no_hp FROM faktur WHERE toko = $1 AND no_faktur_group = $2",
        args![toko, no],
        |r| Ok(Penerima { kode_pelanggan: r.get(0)?, nama: r.get(1)?, no_hp: r.get(2)? }),
    )?;
    ada.filter(|p| ::pesan::nomor(&p.no_hp).is_some())
        .ok_or_else(|| PesanTolak::Nomor.tolak("Customer ini tidak punya nomor WhatsApp"))
}

async fn pdf(app: &App, p: &Pelaku, no: &str) -> Hasil<Berkas> {
    let minta = no.to_owned();
    let n = lembar(app, p, move |c, toko| siapkan(c, toko, &minta, Kertas::Jual)).await?;
    let nama = format!("{}.pdf", n.no.replace('/', "_"));
    let isi = di_utas(move || n.pdf()).await?;
    Ok(Berkas { nama, isi: STANDARD.encode(isi) })
}

/// Sends the nota of a sale to its customer. Where the number is not proved, it says so and sends nothing.
#[utoipa::path(post, path = "/api/v1/chat/nota", tag = "pesan", request_body = MintaNota, security(("token" = [])),
    responses((status = 200, body = Jawab<NotaDikirim>)))]
pub async fn kirim(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaNota>,
) -> Hasil<Jawab<NotaDikirim>> {
    let (no, kode) = (m.no_faktur_group.trim().to_owned(), p.toko.clone());
    let (ke, sah) = {
        let (no, kode) = (no.clone(), kode.clone());
        app.db
            .read(move |c| {
                let ke = penerima(c, &kode, &no)?;
                let sah = nomor_sah::sah(c, &ke.no_hp)?;
                Ok::<_, Tolak>((ke, sah))
            })
            .await?
    };
    if !sah {
        let data = NotaDikirim { perlu_kode: true, terkirim: false };
        return Ok(Jawab::pesan(data, "Nomor customer belum diverifikasi"));
    }
    let b = pdf(&app, &p, &no).await?;
    let q = p.clone();
    let id = app
        .db
        .write(kode.clone(), move |tx| {
            let (kini, oleh) = (tx.sekarang(), q.user_id.to_string());
            let urut = konter::cetakan::catat(tx, &q, &no)?;
            let m = PesanBaru {
                peristiwa: Peristiwa::Nota,
                kunci: &format!("{}/{}/{no}/{urut}", Peristiwa::Nota.kode(), tx.toko()),
                kode_pelanggan: &ke.kode_pelanggan,
                no_hp: &ke.no_hp,
                isi: &format!("Yth. {}, terlampir nota {no}. Terima kasih.", ke.nama),
                no_dok: &no,
                oleh: &oleh,
                sampai: None,
            };
            ledger::audit::catat_hari_ini(
                tx,
                &oleh,
                "KIRIM NOTA",
                &no,
                &format!("{{\"waktu\":\"{kini}\"}}"),
            )?;
            berkas::kirim(tx, &m, &b)
        })
        .await?;
    // At once where the gateway is there; else it waits with the others.
    if let Some(g) = kurir_pesan::gerbang_toko(&app, &kode).await? {
        ::pesan::putaran(&app.db, &kode, &g).await?;
    }
    let status: Option<String> = app
        .db
        .read(move |c| {
            Ok::<_, Tolak>(c.one(
                "SELECT status FROM pesan WHERE toko = $1 AND id = $2",
                args![&kode, id],
                |r| r.get(0),
            )?)
        })
        .await?;
    let terkirim = status.as_deref() == Some("TERKIRIM");
    let pesan =
        if terkirim { "Invoice Berhasil Dikirim" } else { "Nota menunggu dikirim; lihat Pesan Keluar" };
    Ok(Jawab::pesan(NotaDikirim { perlu_kode: false, terkirim }, pesan))
}

/// Sends a code to the customer of a sale, who tells it to the cashier.
#[utoipa::path(post, path = "/api/v1/chat/nota/kode", tag = "pesan", request_body = MintaNota, security(("token" = [])),
    responses((status = 200, body = Jawab<bool>)))]
pub async fn kode(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<MintaNota>) -> Hasil<Jawab<bool>> {
    let toko = p.toko.clone();
    let gerbang = kurir_pesan::gerbang_toko(&app, &toko)
        .await?
        .ok_or_else(|| PesanTolak::Gerbang.tolak("Server WhatsApp belum bisa dihubungi"))?;
    let (no, kode, nama_toko) = app
        .db
        .write(toko, move |tx| {
            let ke = penerima(tx, &p.toko, m.no_faktur_group.trim())?;
            let (no, kode) = nomor_sah::buat_kode(tx, &p, &ke.no_hp)?;
            Ok::<_, Tolak>((no, kode, platform::toko::cari(tx, &p.toko)?.nama_toko))
        })
        .await?;
    let isi = format!(
        "Kode {nama_toko}: {kode}. Sebutkan ke kasir untuk menerima nota lewat WhatsApp. Berlaku 5 menit."
    );
    match gerbang.kirim(&platform::acak::teks(16), &no, &isi).await {
        Jawaban::Terkirim => Ok(Jawab::pesan(true, "Kode dikirim ke nomor customer")),
        Jawaban::Ditolak(kata) | Jawaban::Gagal(kata) | Jawaban::Ragu(kata) => {
            Err(PesanTolak::Uji.tolak(kata).into())
        }
    }
}

/// The code the customer said: is it theirs?
#[utoipa::path(post, path = "/api/v1/chat/nota/periksa", tag = "pesan", request_body = MintaKode,
    security(("token" = [])), responses((status = 200, body = Jawab<bool>)))]
pub async fn periksa(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<MintaKode>) -> Hasil<Jawab<bool>> {
    let cocok = app
        .db
        .write(p.toko.clone(), move |tx| {
            let ke = penerima(tx, &p.toko, m.no_faktur_group.trim())?;
            nomor_sah::periksa(tx, &p, &ke.no_hp, &m.kode)
        })
        .await?;
    if !cocok {
        return Err(PesanTolak::Kode
            .pada("kode", "Kode salah, sudah lewat, atau terlalu sering dicoba")
            .into());
    }
    Ok(Jawab::pesan(true, "Nomor customer terverifikasi"))
}
