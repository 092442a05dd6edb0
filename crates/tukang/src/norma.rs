//! The loss a craftsman is allowed by kind of work: dated rows, new ones with another's approval; without a row the tolerance of
//! his master.

use crate::TukangTolak;
use crate::kerja::{self, Tukang};
use db::{Conn, Tx, args};
use ledger::audit;
use platform::otorisasi::{self, Alasan, Permohonan, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{Berat, KodeToko, Meluap, Persen, Rupiah, Tanggal, UserId};

/// The category under which a new norm is approved.
pub const KATEGORI: &str = "NORMA TUKANG";

/// The norm of a kind of work on a day.
pub(crate) fn berlaku(c: &mut Conn, toko: &KodeToko, t: &Tukang, jenis: &str, tgl: Tanggal) -> Hasil<Persen> {
    let ada: Option<Persen> = c.one(
        "SELECT norma FROM norma_tukang WHERE toko = $1 AND kode_tukang = $2 AND jenis_kerja = $3 AND mulai <= $4 \
         ORDER BY mulai DESC, id DESC LIMIT 1",
        args![toko, t.kode_tukang.as_str(), jenis, tgl],
        |r| r.get(0),
    )?;
    Ok(ada.unwrap_or(t.toleransi_susut))
}

/// What a norm allows of this much finished gold, cut off to the milligram.
pub(crate) fn dari(murni: Berat, norma: Persen) -> Result<Berat, Meluap> {
    let mg = i128::from(murni.sebagai_mg()) * i128::from(norma.sebagai_perseratus())
        / i128::from(Persen::SERATUS_PERSEN);
    i64::try_from(mg).map(Berat::mg).map_err(|_| Meluap)
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaNormaTukang)]
pub struct MintaNorma {
    pub kode_tukang: String,
    pub jenis_kerja: String,
    /// percent of finished fine gold
    #[schema(value_type = f64, maximum = 100)]
    pub norma: Persen,
    pub otorisasi: String,
}

db::bacaan! {
    /// A norm as it stands today.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = NormaTukang)]
    pub struct Norma {
        pub jenis_kerja: String = "n.jenis_kerja",
        #[schema(value_type = f64)]
        pub norma: Persen = "n.norma",
        pub mulai: String = "n.mulai",
        pub oleh: String = "n.oleh",
        pub disetujui: String = "n.disetujui",
    }
}

/// The newest norm of every kind that has one.
pub fn daftar(c: &mut Conn, toko: &KodeToko, kode_tukang: &str) -> Hasil<Vec<Norma>> {
    Ok(c.baris::<Norma>(
        "FROM norma_tukang n WHERE n.toko = $1 AND n.kode_tukang = $2 AND n.id = (SELECT MAX(x.id) FROM norma_tukang x \
         WHERE x.toko = n.toko AND x.kode_tukang = n.kode_tukang AND x.jenis_kerja = n.jenis_kerja) ORDER BY n.jenis_kerja",
        args![toko, kode_tukang],
    )?)
}

/// A new norm from today on; works that began before keep theirs.
pub fn catat(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaNorma) -> Hasil<Norma> {
    let t = kerja::wajib_ada(tx, &p.toko, &m.kode_tukang)?;
    let jenis = kerja::jenis(&m.jenis_kerja)?;
    if !(0..=Persen::SERATUS_PERSEN).contains(&m.norma.sebagai_perseratus()) {
        return Err(TukangTolak::Isian.pada("norma", "Norma Susut 0 sampai 100 persen"));
    }
    let tgl = platform::toko::cari(tx, &p.toko)?.tgl_system;
    let lama = berlaku(tx, &p.toko, &t, &jenis, tgl)?;
    let pesan = format!("Norma susut {jenis} {} dari {lama}% menjadi {}%", t.kode_tukang, m.norma);
    let ikat = vec![t.kode_tukang.clone(), jenis.clone(), m.norma.to_string()];
    let untuk =
        Permohonan::isi(KATEGORI, Rupiah::NOL, vec![Alasan::new("NORMA_TUKANG", pesan.clone())], ikat)
            .rincian([
                Rincian::teks("Tukang", format!("{} {}", t.kode_tukang, t.nama_tukang)),
                Rincian::teks("Norma", pesan),
            ]);
    let izin = otorisasi::wajib(tx, &m.otorisasi, p, &untuk, TukangTolak::PerluIzin)?;
    let (id, waktu) = (db::urut_buku(tx, "norma_tukang", 1)?, tx.sekarang());
    let setuju = izin.penyetuju.as_ref().map_or("", UserId::as_str).to_owned();
    tx.exec(
        "INSERT INTO norma_tukang (toko, id, kode_tukang, jenis_kerja, mulai, norma, waktu, oleh, disetujui, otorisasi) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        args![
            &p.toko,
            id,
            t.kode_tukang.as_str(),
            jenis.as_str(),
            tgl,
            m.norma,
            waktu,
            &p.user_id,
            setuju.as_str(),
            izin.id.as_str()
        ],
    )?;
    let objek = format!("norma {} {jenis}", t.kode_tukang);
    otorisasi::tautkan(tx, &izin, &objek)?;
    let isi = serde_json::json!({ "lama": lama, "baru": m.norma, "disetujui": setuju }).to_string();
    audit::catat(tx, tgl, p.user_id.as_str(), "NORMA TUKANG", &objek, &isi)?;
    Ok(Norma {
        jenis_kerja: jenis,
        norma: m.norma,
        mulai: tgl.to_string(),
        oleh: p.user_id.to_string(),
        disetujui: setuju,
    })
}
