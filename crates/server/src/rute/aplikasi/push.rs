//! Notices to a member's phone: its owner says yes, the browser tells where its push service is, and it goes with the session.

use crate::tepi::jaga::SiapaAnggota;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, Jalur, Jawab, Syarat as S};
use crate::{App, kurir_push};
use ::pesan::PesanTolak;
use ::pesan::push::{self, Keadaan, MintaPush};
use axum::extract::State;

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Anggota, routes!(keadaan))
        .pasang(S::Anggota, routes!(pasang))
        .pasang(S::Anggota, routes!(lepas))
}

/// The key that browsers want, and whether this phone is told already.
#[utoipa::path(get, path = "/api/v1/app/saya/push", tag = "app", operation_id = "app_push", security(("token" = [])),
    responses((status = 200, body = Jawab<Keadaan>)))]
pub async fn keadaan(State(app): State<App>, SiapaAnggota(a): SiapaAnggota) -> Hasil<Jawab<Keadaan>> {
    let b = a.clone();
    let ada = app
        .db
        .read(move |c| {
            let kunci = push::pengirim(c)?.map(|p| p.umum());
            Ok::<_, platform::Tolak>((kunci, push::aktif(c, &b.sesi)?))
        })
        .await?;
    let (kunci, aktif) = match ada {
        (Some(k), aktif) => (k, aktif),
        (None, aktif) => {
            (app.db.write(a.toko, |tx| push::pastikan_kunci(tx).map(|p| p.umum())).await?, aktif)
        }
    };
    Ok(Jawab::data(Keadaan { kunci, aktif }))
}

/// This phone wants to be told. Only the push services of browsers are ever called.
#[utoipa::path(put, path = "/api/v1/app/saya/push", tag = "app", operation_id = "app_push_pasang", request_body = MintaPush,
    security(("token" = [])), responses((status = 200, body = Jawab<bool>)))]
pub async fn pasang(
    State(app): State<App>,
    SiapaAnggota(a): SiapaAnggota,
    Isi(m): Isi<MintaPush>,
) -> Hasil<Jawab<bool>> {
    if !kurir_push::layanan(&app.keluar(), &m.alamat) {
        let pesan = "Ponsel ini belum bisa menerima pemberitahuan";
        return Err(PesanTolak::Push.pada("alamat", pesan).into());
    }
    app.db.write(a.toko.clone(), move |tx| push::pasang(tx, &a.kode_pelanggan, &a.sesi, &m)).await?;
    Ok(Jawab::pesan(true, "Pemberitahuan dinyalakan"))
}

/// This phone is told no more.
#[utoipa::path(post, path = "/api/v1/app/saya/push/lepas", tag = "app", operation_id = "app_push_lepas",
    security(("token" = [])), responses((status = 200, body = Jawab<bool>)))]
pub async fn lepas(State(app): State<App>, SiapaAnggota(a): SiapaAnggota) -> Hasil<Jawab<bool>> {
    app.db.write(a.toko.clone(), move |tx| push::lepas(tx, &a.sesi)).await?;
    Ok(Jawab::pesan(false, "Pemberitahuan dimatikan"))
}
