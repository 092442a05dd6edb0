//! Sorting what was bought, washing and plating by lot, the losses and their answers, wash stock without barcodes.

use crate::App;
use crate::cetak;
use crate::rute::bersama::{pdf, sekali};
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya};
use axum::extract::{Path, State};
use axum::response::Response;
use barang::kirim::Terkirim as KePusat;
use platform::daftar::Halaman;
use platform::printer::Kerja;
use platform::{Pelaku, Tolak};
use sepuhan::batal::{self, Dibatalkan, MintaBatal};
use sepuhan::calon::{self, Calon, TanyaCalon};
use sepuhan::jawab::{self, Dijawab, MintaJawab};
use sepuhan::kirim::{self, MintaKirim, Terkirim};
use sepuhan::lihat::{
    self, LotCuci, LotRinci, Sortiran, SortiranRinci, TanyaLot as TanyaDok, Total, TukangCuci,
};
use sepuhan::pusat::{self, MintaPusat, Tujuan};
use sepuhan::sortir::{self, MintaSortir, Tersortir};
use sepuhan::stock_manual::{self, MintaStock, Stock, Sumber};
use sepuhan::terima::{self, Diterima, Hitungan, MintaTerima};
use serde::Deserialize;

const SORTIR: &[&str] = &["/sortir-pembelian"];
const PINDAH: &[&str] = &["/pindah-sortir"];
const SORTIRAN: &[&str] = &["/sortir-pembelian", "/pindah-sortir"];
const KIRIM: &[&str] = &["/kirim-barang-cuci"];
/// Pieces to another store are a shipment, whatever screen sends them.
const KIRIM_BARANG: &[&str] = &["/kirim-barang-kecabang"];
const TERIMA: &[&str] = &["/terima-barang-cuci", "/terima-sepuhan"];
const WASTING: &[&str] = &["/wasting-sepuhan"];
const LOT: &[&str] = &["/kirim-barang-cuci", "/terima-barang-cuci", "/terima-sepuhan", "/wasting-sepuhan"];
const STOCK: &[&str] = &["/stock-cuci-manual"];
const BATAL: &[&str] = &[
    "/sortir-pembelian",
    "/pindah-sortir",
    "/kirim-barang-cuci",
    "/terima-barang-cuci",
    "/terima-sepuhan",
    "/stock-cuci-manual",
];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(SORTIR), routes!(belum))
        .pasang(S::Menu(SORTIR), routes!(simpan_sortir))
        .pasang(S::Menu(PINDAH), routes!(tersortir))
        .pasang(S::Menu(PINDAH), routes!(simpan_pindah))
        .pasang(S::Menu(SORTIRAN), routes!(sortiran))
        .pasang(S::Menu(SORTIRAN), routes!(sortir_rinci))
        .pasang(S::Menu(KIRIM), routes!(tujuan))
        .pasang(S::Menu(KIRIM), routes!(tukang))
        .pasang(S::Menu(KIRIM), routes!(siap))
        .pasang(S::Menu(KIRIM), routes!(simpan_kirim))
        .pasang(S::MenuDan(KIRIM, KIRIM_BARANG), routes!(simpan_pusat))
        .pasang(S::Menu(LOT), routes!(lot))
        .pasang(S::Menu(LOT), routes!(lot_rinci))
        .pasang(S::Menu(LOT), routes!(surat))
        .pasang(S::Menu(LOT), routes!(cetak_surat))
        .pasang(S::Menu(TERIMA), routes!(hitung))
        .pasang(S::Menu(TERIMA), routes!(simpan_terima))
        .pasang(S::Menu(WASTING), routes!(simpan_jawab))
        .pasang(S::Menu(BATAL), routes!(batalkan))
        .pasang(S::Menu(STOCK), routes!(sumber))
        .pasang(S::Menu(STOCK), routes!(simpan_stock))
        .pasang(S::Menu(STOCK), routes!(struk))
        .pasang(S::Menu(STOCK), routes!(cetak_struk))
}

/// Bought pieces that wait for a decision, the oldest first.
#[utoipa::path(get, path = "/api/v1/sortir-pembelian", tag = "sepuhan", operation_id = "sortir_belum",
    security(("token" = [])), params(TanyaCalon), responses((status = 200, body = Jawab<Vec<Calon>>)))]
pub async fn belum(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaCalon>,
) -> Hasil<Jawab<Vec<Calon>>> {
    Ok(Jawab::data(app.db.read(move |c| calon::belum(c, &p.toko, &q)).await?))
}

/// Sorts bought pieces. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/sortir-pembelian", tag = "sepuhan", operation_id = "sortir_simpan",
    request_body = MintaSortir, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tersortir>)))]
pub async fn simpan_sortir(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaSortir>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| sortir::sortir(tx, p, &m)).await
}

#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaPutusan {
    /// ALL, CUCI, RUSAK, HANCUR or LABEL
    putusan: String,
}

/// Pieces that were sorted and still lie where the sorting put them.
#[utoipa::path(get, path = "/api/v1/pindah-sortir", tag = "sepuhan", operation_id = "sortir_tersortir",
    security(("token" = [])), params(TanyaPutusan), responses((status = 200, body = Jawab<Vec<Calon>>)))]
pub async fn tersortir(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaPutusan>,
) -> Hasil<Jawab<Vec<Calon>>> {
    Ok(Jawab::data(app.db.read(move |c| calon::tersortir(c, &p.toko, &q.putusan)).await?))
}

/// Decides otherwise about pieces that were sorted. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/pindah-sortir", tag = "sepuhan", operation_id = "sortir_pindah",
    request_body = MintaSortir, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tersortir>)))]
pub async fn simpan_pindah(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaSortir>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| sortir::pindah(tx, p, &m)).await
}

/// Sortings, the newest first.
#[utoipa::path(get, path = "/api/v1/sortir-pembelian/dokumen", tag = "sepuhan", operation_id = "sortir_daftar",
    security(("token" = [])), params(TanyaDok), responses((status = 200, body = JawabDaftar<Sortiran, Total>)))]
pub async fn sortiran(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaDok>,
) -> Hasil<JawabDaftar<Sortiran, Total>> {
    let h: Halaman<Sortiran, Total> = app.db.read(move |c| lihat::sortiran(c, &p.toko, &q)).await?;
    Ok(h.into())
}

/// One sorting with its pieces.
#[utoipa::path(get, path = "/api/v1/sortir-pembelian/dokumen/{no}", tag = "sepuhan", operation_id = "sortir_rinci",
    security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<SortiranRinci>)))]
pub async fn sortir_rinci(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Jawab<SortiranRinci>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::sortir_rinci(c, &p.toko, &no)).await?))
}

/// Where the store's pieces are washed: by its own washers, or at head office.
#[utoipa::path(get, path = "/api/v1/kirim-barang-cuci/tujuan", tag = "sepuhan", operation_id = "cuci_tujuan",
    security(("token" = [])), responses((status = 200, body = Jawab<Tujuan>)))]
pub async fn tujuan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Tujuan>> {
    Ok(Jawab::data(app.db.read(move |c| pusat::tujuan(c, &p.toko)).await?))
}

/// Washers with what they have.
#[utoipa::path(get, path = "/api/v1/kirim-barang-cuci/tukang", tag = "sepuhan", operation_id = "cuci_tukang",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<TukangCuci>>)))]
pub async fn tukang(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<TukangCuci>>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::tukang(c, &p.toko)).await?))
}

/// Pieces that wait for a washer; where washing is done at head office also bought ones.
#[utoipa::path(get, path = "/api/v1/kirim-barang-cuci/siap", tag = "sepuhan", operation_id = "cuci_siap",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Calon>>)))]
pub async fn siap(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Calon>>> {
    Ok(Jawab::data(app.db.read(move |c| calon::untuk_cuci(c, &p.toko)).await?))
}

/// Gives a lot to a washer. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/kirim-barang-cuci", tag = "sepuhan", operation_id = "cuci_kirim",
    request_body = MintaKirim, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Terkirim>)))]
pub async fn simpan_kirim(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaKirim>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| kirim::kirim(tx, p, &m)).await
}

/// Sends pieces to be washed at head office. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/kirim-barang-cuci/pusat", tag = "sepuhan", operation_id = "cuci_pusat",
    request_body = MintaPusat, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<KePusat>)))]
pub async fn simpan_pusat(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaPusat>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| pusat::kirim(tx, p, &m)).await
}

/// Lots with what came back of them, the newest first.
#[utoipa::path(get, path = "/api/v1/lot-cuci", tag = "sepuhan", operation_id = "cuci_lot",
    security(("token" = [])), params(TanyaDok), responses((status = 200, body = JawabDaftar<LotCuci, Total>)))]
pub async fn lot(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaDok>,
) -> Hasil<JawabDaftar<LotCuci, Total>> {
    let h: Halaman<LotCuci, Total> = app.db.read(move |c| lihat::lot(c, &p.toko, &q)).await?;
    Ok(h.into())
}

/// One lot with its pieces and what happened to it.
#[utoipa::path(get, path = "/api/v1/lot-cuci/{no}", tag = "sepuhan", operation_id = "cuci_lot_rinci",
    security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<LotRinci>)))]
pub async fn lot_rinci(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Jawab<LotRinci>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::lot_rinci(c, &p.toko, &no)).await?))
}

async fn lot_kertas(app: &App, p: &Pelaku, no: String) -> Hasil<(LotRinci, String)> {
    let toko = p.toko.clone();
    let ada = app
        .db
        .read(move |c| {
            let nama = platform::toko::cari(c, &toko)?.nama_toko;
            Ok::<_, Tolak>((lihat::lot_rinci(c, &toko, &no)?, nama))
        })
        .await?;
    Ok(ada)
}

/// The paper that goes with a lot.
#[utoipa::path(get, path = "/api/v1/lot-cuci/{no}/surat", tag = "sepuhan", operation_id = "cuci_surat",
    security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub async fn surat(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Response> {
    let (d, toko) = lot_kertas(&app, &p, no).await?;
    let nama = d.kepala.no_lot.clone();
    pdf(&nama, move || cetak::curah::pdf(&cetak::sepuhan::surat(&d, &toko), "Surat Kirim Cuci")).await
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = CetakSepuhan)]
pub struct Cetak {
    printer: String,
}

/// Prints the paper that goes with a lot.
#[utoipa::path(post, path = "/api/v1/lot-cuci/{no}/surat", tag = "sepuhan", operation_id = "cuci_cetak_surat",
    request_body = Cetak, security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<Kerja>)))]
pub async fn cetak_surat(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<Cetak>,
) -> Hasil<Jawab<Kerja>> {
    let (d, toko) = lot_kertas(&app, &p, no).await?;
    let nama = format!("Surat {}", d.kepala.no_lot);
    let k = cetak::cetak(&app, &p, &m.printer, &nama, move |tujuan| {
        cetak::curah::untuk(&cetak::sepuhan::surat(&d, &toko), "Surat Kirim Cuci", tujuan)
    })
    .await?;
    Ok(Jawab::pesan(k, "Surat dikirim ke printer"))
}

/// What a receipt comes to, before it is saved: loss against the norm, and why somebody must say yes.
#[utoipa::path(post, path = "/api/v1/terima-barang-cuci/hitung", tag = "sepuhan", operation_id = "cuci_hitung",
    request_body = MintaTerima, security(("token" = [])), responses((status = 200, body = Jawab<Hitungan>)))]
pub async fn hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaTerima>,
) -> Hasil<Jawab<Hitungan>> {
    Ok(Jawab::data(app.db.read(move |c| terima::hitung(c, &p, &m)).await?))
}

/// Takes pieces of a lot back. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/terima-barang-cuci", tag = "sepuhan", operation_id = "cuci_terima",
    request_body = MintaTerima, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Diterima>)))]
pub async fn simpan_terima(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaTerima>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| terima::terima(tx, p, &m)).await
}

/// Writes down the answer to a loss over the norm. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/wasting-sepuhan/jawab", tag = "sepuhan", operation_id = "cuci_jawab",
    request_body = MintaJawab, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dijawab>)))]
pub async fn simpan_jawab(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaJawab>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| jawab::jawab(tx, p, &m)).await
}

/// Takes a sorting, a lot, a receipt or wash stock back, as long as nothing of it moved on. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/sepuhan/batal", tag = "sepuhan", operation_id = "sepuhan_batal",
    request_body = MintaBatal, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dibatalkan>)))]
pub async fn batalkan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaBatal>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Dibatalkan", move |tx, p| batal::batal(tx, p, &m)).await
}

/// Where wash stock may come from.
#[utoipa::path(get, path = "/api/v1/stock-sepuh-manual/sumber", tag = "sepuhan", operation_id = "stock_cuci_sumber",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Sumber>>)))]
pub async fn sumber(Siapa(_p): Siapa) -> Hasil<Jawab<Vec<Sumber>>> {
    Ok(Jawab::data(stock_manual::sumber()))
}

/// Adds wash stock without barcodes. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/stock-sepuh-manual", tag = "sepuhan", operation_id = "stock_cuci_simpan",
    request_body = MintaStock, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Stock>)))]
pub async fn simpan_stock(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaStock>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| stock_manual::tambah(tx, p, &m)).await
}

async fn stock_kertas(app: &App, p: &Pelaku, no: String) -> Hasil<(Stock, String)> {
    let toko = p.toko.clone();
    let ada = app
        .db
        .read(move |c| {
            let nama = platform::toko::cari(c, &toko)?.nama_toko;
            Ok::<_, Tolak>((stock_manual::satu(c, &toko, &no)?, nama))
        })
        .await?;
    Ok(ada)
}

/// The text receipt of wash stock.
#[utoipa::path(get, path = "/api/v1/stock-sepuh-manual/{no}/struk", tag = "sepuhan", operation_id = "stock_cuci_struk",
    security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Vec<u8>, content_type = "application/pdf")))]
pub async fn struk(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Response> {
    let (d, toko) = stock_kertas(&app, &p, no).await?;
    let nama = d.no_tambah_stock.clone();
    pdf(&nama, move || cetak::curah::pdf(&cetak::sepuhan::struk(&d, &toko), "Stock Cuci Manual")).await
}

/// Prints the text receipt of wash stock.
#[utoipa::path(post, path = "/api/v1/stock-sepuh-manual/{no}/struk", tag = "sepuhan", operation_id = "stock_cuci_cetak",
    request_body = Cetak, security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<Kerja>)))]
pub async fn cetak_struk(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<Cetak>,
) -> Hasil<Jawab<Kerja>> {
    let (d, toko) = stock_kertas(&app, &p, no).await?;
    let nama = format!("Struk {}", d.no_tambah_stock);
    let k = cetak::cetak(&app, &p, &m.printer, &nama, move |tujuan| {
        cetak::curah::untuk(&cetak::sepuhan::struk(&d, &toko), "Stock Cuci Manual", tujuan)
    })
    .await?;
    Ok(Jawab::pesan(k, "Struk dikirim ke printer"))
}
