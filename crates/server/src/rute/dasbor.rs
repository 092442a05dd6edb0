//! The dashboards: what the day brought, by the hour, the day and the month, and what waits for somebody.
//! The figures are `kas::dasbor`'s; the announcements gather what several crates know.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::Tolakan;
use crate::tepi::{Hasil, Jawab, Tanya};
use axum::extract::State;
use kas::dasbor::{self, Bidang, KasHarian, Nilai, Rentang, Rincian, Ringkas, Titik};
use platform::{Tolak, otorisasi, toko};
use serde::{Deserialize, Serialize};
use values::{Rupiah, Tanggal};

/// The totals of the business day, and what lies in the trays.
#[utoipa::path(get, path = "/api/v1/dashboard/ringkas", tag = "dashboard", security(("token" = [])),
    responses((status = 200, body = Jawab<Ringkas>), (status = 403, body = Tolakan)))]
pub async fn ringkas(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Ringkas>> {
    Ok(Jawab::data(app.db.snapshot(move |c| dasbor::ringkas(c, &p.toko)).await?))
}

/// Values of the business day by their place: 0 sales, 1 purchases, 2 service, 3 debt.
#[utoipa::path(get, path = "/api/v1/cash-pusat/daily-transaction-chart", tag = "dashboard", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<i64>>), (status = 403, body = Tolakan)))]
pub async fn harian(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<[Rupiah; 4]>> {
    Ok(Jawab::data(app.db.read(move |c| dasbor::hari_ini(c, &p.toko)).await?))
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
        .map_err(|e| Tolak::aturan("LAPORAN-02", e.to_string()).kolom(kolom, e.to_string()))
}

/// Every day of a period; without dates, the month of the business day up to it.
#[utoipa::path(get, path = "/api/v1/cash-pusat/period-transaction-chart", tag = "dashboard",
    security(("token" = [])),
    params(("tgl_from" = Option<String>, Query), ("tgl_to" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Vec<Titik>>), (status = 403, body = Tolakan), (status = 422, body = Tolakan)))]
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
            dasbor::periode(c, &p.toko, dari.unwrap_or_else(|| sampai.awal_bulan()), sampai)
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
    responses((status = 200, body = Jawab<Vec<Titik>>), (status = 403, body = Tolakan), (status = 422, body = Tolakan)))]
pub async fn tahun(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(m): Tanya<Tahun>,
) -> Hasil<Jawab<Vec<Titik>>> {
    let tahun = match m.tahun.as_deref().map(str::trim).filter(|t| !t.is_empty()) {
        None => None,
        Some(t) => Some(t.parse::<i16>().ok().filter(|n| (1000..=9999).contains(n)).ok_or_else(|| {
            let pesan = "Tahun harus empat angka";
            Tolak::aturan("LAPORAN-02", pesan).kolom("tahun", pesan)
        })?),
    };
    let data = app
        .db
        .lapor(move |c| {
            let tahun = match tahun {
                Some(t) => t,
                None => toko::cari(c, &p.toko)?.tgl_system.tahun(),
            };
            dasbor::setahun(c, &p.toko, tahun)
        })
        .await?;
    Ok(Jawab::data(data))
}

/// The drawers of the store on its business day: opening, in, out, closing, by category and by cashier.
#[utoipa::path(get, path = "/api/v1/cash-pusat/daily-cash-chart", tag = "dashboard", security(("token" = [])),
    responses((status = 200, body = Jawab<KasHarian>), (status = 403, body = Tolakan)))]
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
    responses((status = 200, body = Jawab<Rincian>), (status = 403, body = Tolakan), (status = 422, body = Tolakan)))]
pub async fn biaya(State(app): State<App>, Siapa(p): Siapa, Tanya(m): Tanya<Hari>) -> Hasil<Jawab<Rincian>> {
    sehari(app, p, m, dasbor::biaya).await
}

/// Money on accounts that was not yet found on the statement at the end of a day, by account.
#[utoipa::path(get, path = "/api/v1/cash-pusat/outstand-noncash", tag = "dashboard", security(("token" = [])),
    params(("tgl_system" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Rincian>), (status = 403, body = Tolakan), (status = 422, body = Tolakan)))]
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
    Ok(Jawab::data(app.db.read(move |c| dasbor::grafik(c, &p.toko, b, rentang)).await?))
}

/// One field over the business day (`today`, by the hour) or its month (`monthly`, by the day).
#[utoipa::path(get, path = "/api/v1/cash-pusat/daily-specific-chart", tag = "dashboard", security(("token" = [])),
    params(("kategori" = String, Query), ("type" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Vec<Nilai>>), (status = 403, body = Tolakan), (status = 422, body = Tolakan)))]
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
    responses((status = 200, body = Jawab<Vec<Nilai>>), (status = 403, body = Tolakan), (status = 422, body = Tolakan)))]
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
    responses((status = 200, body = Jawab<Vec<Nilai>>), (status = 403, body = Tolakan), (status = 422, body = Tolakan)))]
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
    responses((status = 200, body = Jawab<Vec<Nilai>>), (status = 403, body = Tolakan), (status = 422, body = Tolakan)))]
pub async fn service(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(m): Tanya<Grafik>,
) -> Hasil<Jawab<Vec<Nilai>>> {
    bidang(app, p, Bidang::Service, m).await
}

/// Orders over the business day or its month.
#[utoipa::path(get, path = "/api/v1/pesanan/chart", tag = "dashboard", security(("token" = [])),
    params(("type" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Vec<Nilai>>), (status = 403, body = Tolakan), (status = 422, body = Tolakan)))]
pub async fn pesanan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(m): Tanya<Grafik>,
) -> Hasil<Jawab<Vec<Nilai>>> {
    bidang(app, p, Bidang::Pesanan, m).await
}

/// Something the people of a store should know today.
#[derive(Serialize, utoipa::ToSchema)]
pub struct Pengumuman {
    /// PENTING stops work, INFO does not
    jenis: &'static str,
    judul: String,
    isi: String,
    /// the screen where something can be done about it
    rute: Option<&'static str>,
}

/// What the program has to announce to this person; most days nothing.
#[utoipa::path(get, path = "/api/v1/dashboard/pengumuman", tag = "dashboard", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Pengumuman>>)))]
pub async fn pengumuman(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Pengumuman>>> {
    let kini = app.db.jam().sekarang();
    let data = app
        .db
        .read(move |c| {
            let mut semua = Vec::new();
            let rute = |menu: &'static str| p.boleh_menu(menu).then_some(menu);
            let tgl = toko::cari(c, &p.toko)?.tgl_system;
            if tgl.sebelum(kini.tanggal()) {
                semua.push(Pengumuman {
                    jenis: "PENTING",
                    judul: format!("Tanggal sistem masih {tgl}"),
                    isi: "Hari sebelumnya belum ditutup; transaksi tercatat pada tanggal itu.".to_owned(),
                    rute: rute("/tutup-toko"),
                });
            }
            // Those who may not decide have no inbox.
            let kotak = otorisasi::kotak(c, &p, kini).map_or(0, |o| o.len());
            if kotak > 0 {
                semua.push(Pengumuman {
                    jenis: "PENTING",
                    judul: format!("{kotak} permintaan otorisasi menunggu"),
                    isi: "Buka kotak otorisasi di kepala halaman untuk memutuskannya.".to_owned(),
                    rute: None,
                });
            }
            let jalan = ::barang::kirim::transit(c, &p.toko)?;
            let hari = tgl.to_string();
            for (arah, judul, menu) in [
                (jalan.masuk, "Barang menuju toko ini", "/terima-barang"),
                (jalan.keluar, "Barang yang dikirim", "/kirim-barang"),
            ] {
                if !arah.tertua.is_empty() && arah.tertua < hari && p.boleh_menu(menu) {
                    semua.push(Pengumuman {
                        jenis: "INFO",
                        judul: format!("{judul} belum diterima sejak {}", arah.tertua),
                        isi: format!(
                            "{} barang dalam {} kiriman, yang tertua {}.",
                            arah.qty, arah.kiriman, arah.no_kirim_tertua
                        ),
                        rute: rute(menu),
                    });
                }
            }
            for m in kas::peringatan::semua(c, &p.toko, tgl)?.into_iter().filter(|m| p.boleh_menu(m.menu)) {
                semua.push(Pengumuman { jenis: "PENTING", judul: m.judul, isi: m.isi, rute: Some(m.menu) });
            }
            // That prices are not confirmed stands above every page already.
            if let Some(h) = harga::perubahan(c, &p.toko, tgl, tgl)?.first() {
                let jam = h.waktu.get(11..16).unwrap_or_default();
                semua.push(Pengumuman {
                    jenis: "INFO",
                    judul: "Harga emas hari ini sudah terbit".to_owned(),
                    isi: format!("Terakhir diterbitkan jam {jam} oleh {}.", h.oleh),
                    rute: rute("/master-parameter-harga-emas"),
                });
            }
            Ok::<_, Tolak>(semua)
        })
        .await?;
    Ok(Jawab::data(data))
}
