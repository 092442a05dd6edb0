//! The dashboards: what the day brought, by the hour, the day and the month, and what waits for somebody.
//! The figures are `kas::dasbor`'s; announcements and what was traded are told by the domains.

use crate::App;
use crate::tepi::Jalur;
use crate::tepi::Syarat as S;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Jawab, Tanya};
use axum::extract::State;
use kas::dasbor::{self, Bidang, KasHarian, Nilai, Rentang, Rincian, Ringkas, Titik};
use platform::domain::{HariPengumuman, Pengumuman};
use platform::{DasarTolak, Tolak, toko};
use rangkai::DOMAIN;
use serde::Deserialize;
use values::{Rupiah, Tanggal};

/// Any dashboard with charts of trade.
pub(super) const DASBOR: &[&str] = &["/dashboard", "/dashboardPusat", "/dashboard-kas-harian"];

/// The dashboards that show drawers and accounts.
const DASBOR_KAS: &[&str] = &["/dashboardPusat", "/dashboard-kas-harian"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Sesi, routes!(pengumuman))
        .pasang(S::Menu(DASBOR), routes!(ringkas))
        .pasang(S::Menu(DASBOR), routes!(harian))
        .pasang(S::Menu(DASBOR), routes!(periode))
        .pasang(S::Menu(DASBOR), routes!(tahun))
        .pasang(S::Menu(DASBOR), routes!(penjualan))
        .pasang(S::Menu(DASBOR), routes!(pembelian))
        .pasang(S::Menu(DASBOR), routes!(service))
        .pasang(S::Menu(DASBOR), routes!(hutang))
        .pasang(S::Menu(DASBOR), routes!(pesanan))
        .pasang(S::Menu(DASBOR_KAS), routes!(khusus))
        .pasang(S::Menu(DASBOR_KAS), routes!(kas_harian))
        .pasang(S::Menu(DASBOR_KAS), routes!(biaya))
        .pasang(S::Menu(DASBOR_KAS), routes!(menunggu))
}

/// The totals of the business day, and what lies in the trays.
#[utoipa::path(get, path = "/api/v1/dashboard/ringkas", tag = "dashboard", security(("token" = [])),
    responses((status = 200, body = Jawab<Ringkas>)))]
pub async fn ringkas(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Ringkas>> {
    Ok(Jawab::data(app.db.snapshot(move |c| dasbor::ringkas(c, &p.toko, DOMAIN)).await?))
}

/// Values of the business day by their place: 0 sales, 1 purchases, 2 service, 3 debt.
#[utoipa::path(get, path = "/api/v1/cash-pusat/daily-transaction-chart", tag = "dashboard", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<i64>>)))]
pub async fn harian(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<[Rupiah; 4]>> {
    Ok(Jawab::data(app.db.read(move |c| dasbor::hari_ini(c, &p.toko, DOMAIN)).await?))
}

#[derive(Deserialize)]
pub struct Periode {
    tgl_from: Option<String>,
    tgl_to: Option<String>,
}

/// A day as typed; empty means none.
fn baca_tanggal(kolom: &str, isi: Option<&str>) -> Result<Option<Tanggal>, Tolak> {
    isi.map(str::trim)
        .filter(|t| !t.is_empty())
        .map(Tanggal::parse)
        .transpose()
        .map_err(|e| DasarTolak::Saringan.pada(kolom, e.to_string()))
}

/// Every day of a period; without dates, the month of the business day up to it.
#[utoipa::path(get, path = "/api/v1/cash-pusat/period-transaction-chart", tag = "dashboard",
    security(("token" = [])),
    params(("tgl_from" = Option<String>, Query), ("tgl_to" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Vec<Titik>>)))]
pub async fn periode(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(m): Tanya<Periode>,
) -> Hasil<Jawab<Vec<Titik>>> {
    let dari = baca_tanggal("tgl_from", m.tgl_from.as_deref())?;
    let sampai = baca_tanggal("tgl_to", m.tgl_to.as_deref())?;
    let data = app
        .db
        .lapor(move |c| {
            let sampai = match sampai {
                Some(t) => t,
                None => toko::cari(c, &p.toko)?.tgl_system,
            };
            dasbor::periode(c, &p.toko, (dari.unwrap_or_else(|| sampai.awal_bulan()), sampai), DOMAIN)
        })
        .await?;
    Ok(Jawab::data(data))
}

#[derive(Deserialize)]
pub struct Tahun {
    tahun: Option<String>,
}

/// The twelve months of a year; without one, that of the business day.
#[utoipa::path(get, path = "/api/v1/transaction/daily-transaction-get-year", tag = "dashboard",
    security(("token" = [])), params(("tahun" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Vec<Titik>>)))]
pub async fn tahun(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(m): Tanya<Tahun>,
) -> Hasil<Jawab<Vec<Titik>>> {
    let tahun = match m.tahun.as_deref().map(str::trim).filter(|t| !t.is_empty()) {
        None => None,
        Some(t) => Some(t.parse::<i16>().ok().filter(|n| (1000..=9999).contains(n)).ok_or_else(|| {
            let pesan = "Tahun harus empat angka";
            DasarTolak::Saringan.pada("tahun", pesan)
        })?),
    };
    let data = app
        .db
        .lapor(move |c| {
            let tahun = match tahun {
                Some(t) => t,
                None => toko::cari(c, &p.toko)?.tgl_system.tahun(),
            };
            dasbor::setahun(c, &p.toko, tahun, DOMAIN)
        })
        .await?;
    Ok(Jawab::data(data))
}

/// The drawers of the store on its business day: opening, in, out, closing, by category and by cashier.
#[utoipa::path(get, path = "/api/v1/cash-pusat/daily-cash-chart", tag = "dashboard", security(("token" = [])),
    responses((status = 200, body = Jawab<KasHarian>)))]
pub async fn kas_harian(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<KasHarian>> {
    Ok(Jawab::data(app.db.snapshot(move |c| dasbor::kas_harian(c, &p.toko)).await?))
}

#[derive(Deserialize)]
pub struct Hari {
    tgl_system: Option<String>,
}

type Baca = fn(&mut db::Conn, &values::KodeToko, Tanggal) -> Result<Rincian, Tolak>;

async fn sehari(app: App, p: platform::Pelaku, m: Hari, baca: Baca) -> Hasil<Jawab<Rincian>> {
    let tgl = baca_tanggal("tgl_system", m.tgl_system.as_deref())?;
    let data = app
        .db
        .lapor(move |c| {
            let tgl = match tgl {
                Some(t) => t,
                None => toko::cari(c, &p.toko)?.tgl_system,
            };
            baca(c, &p.toko, tgl)
        })
        .await?;
    Ok(Jawab::data(data))
}

/// Costs of a day, by category; without a date, the business day.
#[utoipa::path(get, path = "/api/v1/cash-pusat/daily-biaya", tag = "dashboard", security(("token" = [])),
    params(("tgl_system" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Rincian>)))]
pub async fn biaya(State(app): State<App>, Siapa(p): Siapa, Tanya(m): Tanya<Hari>) -> Hasil<Jawab<Rincian>> {
    sehari(app, p, m, dasbor::biaya).await
}

/// Money on accounts that was not yet found on the statement at the end of a day, by account.
#[utoipa::path(get, path = "/api/v1/cash-pusat/outstand-noncash", tag = "dashboard", security(("token" = [])),
    params(("tgl_system" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Rincian>)))]
pub async fn menunggu(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(m): Tanya<Hari>,
) -> Hasil<Jawab<Rincian>> {
    sehari(app, p, m, dasbor::menunggu).await
}

#[derive(Deserialize)]
pub struct Grafik {
    kategori: Option<String>,
    r#type: Option<String>,
}

async fn bidang(app: App, p: platform::Pelaku, b: Bidang, m: Grafik) -> Hasil<Jawab<Vec<Nilai>>> {
    let rentang = Rentang::baca(m.r#type.as_deref())?;
    Ok(Jawab::data(app.db.read(move |c| dasbor::grafik(c, &p.toko, b, rentang, DOMAIN)).await?))
}

/// One field over the business day (`today`, by the hour) or its month (`monthly`, by the day).
#[utoipa::path(get, path = "/api/v1/cash-pusat/daily-specific-chart", tag = "dashboard", security(("token" = [])),
    params(("kategori" = String, Query), ("type" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Vec<Nilai>>)))]
pub async fn khusus(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(m): Tanya<Grafik>,
) -> Hasil<Jawab<Vec<Nilai>>> {
    let b = Bidang::baca(m.kategori.as_deref().unwrap_or_default())?;
    bidang(app, p, b, m).await
}

/// Sales over the business day or its month.
#[utoipa::path(get, path = "/api/v1/penjualan/chart", tag = "dashboard", security(("token" = [])),
    params(("type" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Vec<Nilai>>)))]
pub async fn penjualan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(m): Tanya<Grafik>,
) -> Hasil<Jawab<Vec<Nilai>>> {
    bidang(app, p, Bidang::Penjualan, m).await
}

/// Purchases over the business day or its month.
#[utoipa::path(get, path = "/api/v1/pembelian/chart", tag = "dashboard", security(("token" = [])),
    params(("type" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Vec<Nilai>>)))]
pub async fn pembelian(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(m): Tanya<Grafik>,
) -> Hasil<Jawab<Vec<Nilai>>> {
    bidang(app, p, Bidang::Pembelian, m).await
}

/// Service over the business day or its month.
#[utoipa::path(get, path = "/api/v1/service/chart", tag = "dashboard", security(("token" = [])),
    params(("type" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Vec<Nilai>>)))]
pub async fn service(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(m): Tanya<Grafik>,
) -> Hasil<Jawab<Vec<Nilai>>> {
    bidang(app, p, Bidang::Service, m).await
}

/// Money lent over the business day or its month.
#[utoipa::path(get, path = "/api/v1/hutang/chart", tag = "dashboard", security(("token" = [])),
    params(("type" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Vec<Nilai>>)))]
pub async fn hutang(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(m): Tanya<Grafik>,
) -> Hasil<Jawab<Vec<Nilai>>> {
    bidang(app, p, Bidang::Hutang, m).await
}

/// Orders over the business day or its month.
#[utoipa::path(get, path = "/api/v1/pesanan/chart", tag = "dashboard", security(("token" = [])),
    params(("type" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Vec<Nilai>>)))]
pub async fn pesanan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(m): Tanya<Grafik>,
) -> Hasil<Jawab<Vec<Nilai>>> {
    bidang(app, p, Bidang::Pesanan, m).await
}

/// What the program has to announce to this person; most days nothing.
#[utoipa::path(get, path = "/api/v1/dashboard/pengumuman", tag = "dashboard", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Pengumuman>>)))]
pub async fn pengumuman(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Pengumuman>>> {
    let kini = app.db.jam().sekarang();
    let data = app
        .db
        .read(move |c| {
            let h = HariPengumuman { tgl: toko::cari(c, &p.toko)?.tgl_system, kini };
            let mut semua = Vec::new();
            for d in DOMAIN {
                semua.extend((d.pengumuman)(c, &p, &h)?);
            }
            semua.sort_by_key(|s| s.jenis != "PENTING");
            Ok::<_, Tolak>(semua)
        })
        .await?;
    Ok(Jawab::data(data))
}
