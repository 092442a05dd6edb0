//! The owner who is alone: nobody approves their own request, except an owner where nobody else could. They give a
//! reason, and the digest names every such approval.

use super::minta::Rapi;
use super::{Cara, Otorisasi, bukan_sendiri};
use crate::{Hasil, Level, OtorisasiTolak, Pelaku, pengguna};
use db::{Conn, Tx, args};
use serde::Serialize;
use values::{KodeToko, Rupiah, Tanggal, UserId};

/// Is this person, as the database has them now, an owner of the store, and nobody else there who could say yes?
fn sendirian(c: &mut Conn, siapa: &UserId, toko: &KodeToko, harus_pemilik: bool) -> db::Result<bool> {
    let sini = pengguna::sql_di_toko("pengguna", 1);
    let semua = c.rows(
        &format!(
            "SELECT user_id, level, CASE WHEN {sini} THEN 1 ELSE 0 END, pusat FROM pengguna WHERE aktif = 1 \
             AND ({sini} OR pusat = 1)"
        ),
        args![toko],
        |r| Ok((r.get::<UserId>(0)?, Level::parse(r.text(1)?), r.flag(2)?, r.flag(3)?)),
    )?;
    let bisa = |l: &Level, setempat: bool, pusat: bool| match l {
        Level::Own => setempat || pusat,
        l => l.penyetuju() && setempat && !harus_pemilik,
    };
    let pemilik = semua.iter().any(|(u, l, s, p)| u == siapa && *l == Level::Own && (*s || *p));
    Ok(pemilik && !semua.iter().any(|(u, l, s, p)| u != siapa && bisa(l, *s, *p)))
}

/// May this person say yes to this request of theirs?
pub(super) fn boleh(c: &mut Conn, p: &Pelaku, m: &Rapi) -> Hasil<()> {
    let Some(h) = &m.permohonan else { return bukan_sendiri(&p.user_id, &p.user_id) };
    if !sendirian(c, &p.user_id, &p.toko, h.harus_pemilik())? {
        return bukan_sendiri(&p.user_id, &p.user_id);
    }
    if m.keterangan.chars().count() < 3 {
        let pesan = "Anda sendirian di toko ini: tulis alasannya di keterangan";
        return Err(OtorisasiTolak::AlasanSendirian.pada("keterangan", pesan));
    }
    Ok(())
}

/// Is it still so when it is used?
pub(super) fn masih(c: &mut Conn, o: &Otorisasi) -> db::Result<bool> {
    let pemilik = o.permohonan.as_ref().is_some_and(|h| h.pemilik);
    sendirian(c, &o.peminta, &o.toko, pemilik)
}

pub(super) fn tulis(tx: &mut Tx<'_>, o: &Otorisasi, isi: &str) -> Hasil<()> {
    tx.exec(
        "INSERT INTO otorisasi_sendiri (toko, id, tgl_system, kategori, description, keterangan, dokumen, nominal, peminta, \
         cara, status, dibuat, berlaku_sampai, sidik, permohonan) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'DISETUJUI', $11, $12, $13, $14)",
        args![
            &o.toko,
            o.id.as_str(),
            o.tgl_system,
            o.kategori.as_str(),
            o.description.as_str(),
            o.keterangan.as_str(),
            o.dokumen.as_deref(),
            o.nominal.unwrap_or(Rupiah::NOL),
            &o.peminta,
            o.cara.map(Cara::as_str),
            o.dibuat,
            o.berlaku_sampai,
            o.sidik.as_str(),
            isi
        ],
    )?;
    Ok(())
}

db::bacaan! {
    /// One approval that an owner gave themselves and used, for the digest.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize)]
    pub struct Dicatat {
        pub kategori: String = "kategori",
        pub description: String = "description",
        pub keterangan: String = "keterangan",
        pub peminta: String = "peminta",
        pub nominal: Rupiah = "nominal",
        pub dipakai_dok: String = "COALESCE(dipakai_dok, '')",
    }
}

/// What owners alone did on a day.
pub fn dicatat(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> db::Result<Vec<Dicatat>> {
    c.baris::<Dicatat>(
        "FROM otorisasi_sendiri WHERE toko = $1 AND tgl_system = $2 AND status = 'TERPAKAI' ORDER BY dibuat, id",
        args![toko, tgl],
    )
}
