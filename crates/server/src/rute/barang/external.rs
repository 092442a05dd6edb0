//! Goods on a web shop of somebody else: offered, taken down when they are gone. The shop is an address in the settings
//! (docs/external-web.md); what it does not take stays as it was and can be sent again.

use crate::App;
use crate::keluar::Keluar;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, Jawab, Tanya};
use axum::extract::State;
use barang::BarangTolak;
use barang::external::{self, Barang, Harga, Jawaban, Rentang};
use db::Conn;
use member::ekspor::{self, Luar};
use platform::modul::Setelan;
use platform::{Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use values::{Arah, Pembulatan};

const KIRIM: &str = "/kirim-barang-external";
const UPDATE: &str = "/update-barang-external";
pub const MENGIRIM: &[&str] = &[KIRIM];
pub const MENGURUS: &[&str] = &[UPDATE];

/// Pieces of one request to the shop: each is written down before the next goes out.
const SEKALI: usize = 100;
/// What an answer may weigh.
const JAWABAN_MAKS: usize = 4 << 20;

pub(super) fn tidak_menjawab(sebab: impl std::fmt::Display) -> Tolak {
    BarangTolak::ExtJauh
        .tolak(
            "Server external tidak menjawab dengan benar; yang sudah terkirim tercatat, silahkan kirim lagi",
        )
        .sebab(sebab)
}

/// The shop's side of the wire.
pub(super) struct Toko {
    http: reqwest::Client,
    dasar: String,
}

impl Toko {
    fn baru(alamat: &str, kunci: &str, keluar: &Keluar) -> Result<Self, Tolak> {
        let dasar = alamat.trim().trim_end_matches('/').to_owned();
        if !(dasar.starts_with("http://") || dasar.starts_with("https://")) {
            return Err(BarangTolak::ExtAlamat
                .tolak(format!("Alamat server external belum diisi, isi {kunci} di Setting System")));
        }
        let http = keluar.klien().map_err(tidak_menjawab)?;
        Ok(Self { http, dasar })
    }

    pub(super) async fn kirim(&self, jalur: &str, isi: &impl Serialize) -> Result<Vec<u8>, Tolak> {
        let url = format!("{}/{jalur}", self.dasar);
        let mut r = self.http.post(url).json(isi).send().await.map_err(tidak_menjawab)?;
        if !r.status().is_success() {
            return Err(tidak_menjawab(r.status()));
        }
        let mut badan = Vec::new();
        while let Some(bagian) = r.chunk().await.map_err(tidak_menjawab)? {
            if badan.len() + bagian.len() > JAWABAN_MAKS {
                return Err(tidak_menjawab("jawaban terlalu besar"));
            }
            badan.extend_from_slice(&bagian);
        }
        Ok(badan)
    }
}

async fn toko(app: &App, p: &Pelaku) -> Result<Toko, Tolak> {
    server_di(app, p, "EXTERNAL_WEB_URL").await
}

/// The server whose address this setting of the store holds.
pub(super) async fn server_di(app: &App, p: &Pelaku, kunci: &'static str) -> Result<Toko, Tolak> {
    let kode = p.toko.clone();
    let alamat =
        app.db.read(move |c| Ok::<_, Tolak>(Setelan::baca(c, &kode)?.nilai(kunci).to_owned())).await?;
    let t = Toko::baru(&alamat, kunci, &app.keluar())?;
    app.keluar().terjangkau(&t.dasar).await.map_err(tidak_menjawab)?;
    Ok(t)
}

fn harga(c: &mut Conn, p: &Pelaku) -> Result<Harga, Tolak> {
    let set = Setelan::baca(c, &p.toko)?;
    let arah = if set.nyala("PEMBULATAN_BAWAH_PENJUALAN") { Arah::Turun } else { Arah::Naik };
    let kelipatan = set.nilai("PEMBULATAN").trim().parse().unwrap_or(500);
    let bulat = Pembulatan::new(kelipatan, arah).unwrap_or_default();
    let gram = barang::tambah::harga_hari(c, p)?.gram;
    Ok(Harga::baca(c, &p.toko, gram, bulat)?)
}

#[derive(Serialize)]
struct Tawaran<'a> {
    kode_toko: &'a str,
    data_barangs: Vec<SatuTawaran<'a>>,
}

#[derive(Serialize)]
struct SatuTawaran<'a> {
    kode_barcode: &'a str,
    nama_barang: &'a str,
    berat: values::Berat,
    harga_jual: values::Rupiah,
}

#[derive(Deserialize)]
struct Balasan {
    data: Vec<SatuBalasan>,
}

#[derive(Deserialize)]
struct SatuBalasan {
    kode_barcode: String,
    #[serde(default)]
    id_ext: Option<serde_json::Value>,
    #[serde(default)]
    message: Option<String>,
}

/// What the shop said of each piece that it was offered; one it does not name was not taken.
fn urai(kirim: &[Barang], badan: &[u8]) -> Result<Vec<Jawaban>, Tolak> {
    let b: Balasan = serde_json::from_slice(badan).map_err(tidak_menjawab)?;
    let mut kata: HashMap<String, SatuBalasan> =
        b.data.into_iter().map(|s| (s.kode_barcode.clone(), s)).collect();
    let jawab = kirim.iter().map(|k| {
        let satu = kata.remove(&k.kode_barcode);
        let id = satu.as_ref().and_then(|s| match s.id_ext.as_ref()? {
            serde_json::Value::String(t) => Some(t.trim().to_owned()),
            serde_json::Value::Number(n) => Some(n.to_string()),
            _ => None,
        });
        let hasil = match id.filter(|i| !i.is_empty() && i.len() <= 100) {
            Some(id) => Ok(id),
            None => {
                Err(satu.and_then(|s| s.message).unwrap_or_else(|| "Tidak diterima server external".into()))
            }
        };
        Jawaban { kode_barcode: k.kode_barcode.clone(), harga_jual: k.harga_jual, hasil }
    });
    Ok(jawab.collect())
}

async fn baca_rentang(app: &App, p: &Pelaku, r: &Rentang) -> Result<Vec<Barang>, Tolak> {
    let (p, r) = (p.clone(), r.clone());
    app.db
        .read(move |c| {
            let h = harga(c, &p)?;
            external::rentang(c, &p.toko, &r, &h)
        })
        .await
}

/// Offers the pieces that came in between two days to the external shop and answers what it has of them. Those it has
/// already are not sent again.
#[utoipa::path(post, path = "/api/v1/barang/register-web-external", tag = "external", request_body = Rentang,
    security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Barang>>)))]
pub async fn daftarkan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(r): Isi<Rentang>,
) -> Hasil<Jawab<Vec<Barang>>> {
    let semua = baca_rentang(&app, &p, &r).await?;
    let baru: Vec<Barang> = semua.iter().filter(|b| b.status_external != "OK").cloned().collect();
    if baru.is_empty() {
        let pesan = if semua.is_empty() { "Data Barang Tidak Tersedia" } else { "Data Tersedia" };
        return Ok(Jawab::pesan(semua, pesan));
    }
    let luar = toko(&app, &p).await?;
    for bagian in baru.chunks(SEKALI) {
        let tawaran = Tawaran {
            kode_toko: p.toko.as_str(),
            data_barangs: bagian
                .iter()
                .map(|b| SatuTawaran {
                    kode_barcode: &b.kode_barcode,
                    nama_barang: &b.nama_barang,
                    berat: b.berat,
                    harga_jual: b.harga_jual,
                })
                .collect(),
        };
        let jawaban = urai(bagian, &luar.kirim("barang", &tawaran).await?)?;
        let q = p.clone();
        app.db.write(p.toko.clone(), move |tx| external::catat(tx, &q, &jawaban)).await?;
    }
    Ok(Jawab::pesan(baca_rentang(&app, &p, &r).await?, "Data Tersedia"))
}

async fn baca_terjual(app: &App, p: &Pelaku, r: &Rentang) -> Result<Vec<Barang>, Tolak> {
    let (p, r) = (p.clone(), r.clone());
    app.db
        .read(move |c| {
            let h = harga(c, &p)?;
            external::terjual(c, &p.toko, &r, &h)
        })
        .await
}

/// Pieces offered there that the store no longer has.
#[utoipa::path(get, path = "/api/v1/barang/find-sold-external", tag = "external", security(("token" = [])),
    params(Rentang), responses((status = 200, body = Jawab<Vec<Barang>>)))]
pub async fn terjual(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(r): Tanya<Rentang>,
) -> Hasil<Jawab<Vec<Barang>>> {
    let data = baca_terjual(&app, &p, &r).await?;
    let pesan = if data.is_empty() { "Data Barang Tidak Tersedia" } else { "Data Tersedia" };
    Ok(Jawab::pesan(data, pesan))
}

/// Members that the external shop may know: who agreed to hear from the shop.
#[utoipa::path(get, path = "/api/v1/member/external/find-active", tag = "external", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Luar>>)))]
pub async fn member(State(app): State<App>, Siapa(_p): Siapa) -> Hasil<Jawab<Vec<Luar>>> {
    let semua = app.db.read(ekspor::luar).await?;
    if semua.is_empty() {
        return Ok(Jawab::pesan(semua, "Data Member Tidak Tersedia"));
    }
    Ok(Jawab::data(semua))
}

#[derive(Debug, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = ProsesExternal)]
pub struct Proses {
    /// numbers of pieces at the external shop
    data_barangs: Vec<String>,
    /// codes of members
    data_members: Vec<String>,
}

#[derive(Serialize, utoipa::ToSchema)]
pub struct Diproses {
    barang: usize,
    member: usize,
}

#[derive(Serialize)]
struct Turunkan<'a> {
    kode_toko: &'a str,
    data_barangs: &'a [String],
    data_members: &'a [String],
}

/// Tells the external shop which pieces are gone and which members it may know. Marked here only after it said yes.
#[utoipa::path(post, path = "/api/v1/external/process-external-italy", tag = "external", request_body = Proses,
    security(("token" = [])),
    responses((status = 200, body = Jawab<Diproses>)))]
pub async fn proses(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<Proses>) -> Hasil<Jawab<Diproses>> {
    let kode_member = m.data_members.clone();
    if !app.db.read(move |c| ekspor::bukan_luar(c, &kode_member)).await?.is_empty() {
        let pesan = "Data Member Tidak Tersedia";
        return Err(BarangTolak::ExtMember.pada("data_members", pesan).into());
    }
    if m.data_barangs.is_empty() && m.data_members.is_empty() {
        let pesan = "Data Barang Tidak Tersedia";
        return Err(BarangTolak::ExtBarang.pada("data_barangs", pesan).into());
    }
    let pergi: HashMap<String, String> = baca_terjual(&app, &p, &Rentang::default())
        .await?
        .into_iter()
        .map(|b| (b.id_ext, b.kode_barcode))
        .collect();
    let mut kode = Vec::with_capacity(m.data_barangs.len());
    for (ke, id) in m.data_barangs.iter().enumerate() {
        let Some(k) = pergi.get(id) else {
            let pesan = format!("Barang external {id} tidak ada atau sudah diproses");
            return Err(BarangTolak::ExtBarang.pada(&format!("data_barangs[{ke}]"), pesan).into());
        };
        kode.push(k.clone());
    }
    let luar = toko(&app, &p).await?;
    let isi =
        Turunkan { kode_toko: p.toko.as_str(), data_barangs: &m.data_barangs, data_members: &m.data_members };
    luar.kirim("external/process-external-italy", &isi).await?;
    let (q, barang) = (p.clone(), kode.len());
    app.db.write(p.toko.clone(), move |tx| external::selesai(tx, &q, &kode)).await?;
    Ok(Jawab::pesan(Diproses { barang, member: m.data_members.len() }, "Data Berhasil Di Update"))
}
