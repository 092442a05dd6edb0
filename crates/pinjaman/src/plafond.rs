//! What one customer may owe besides what the pledges are worth, whether they are staff, and the rate their principal falls under:
//! all cards of a person, in all stores.

use crate::tolak::PinjamTolak;
use db::{Conn, Val, args};
use konter::pelanggan::{self, PelangganMinta};
use konter::{Alasan, Hari, KodeAlasan, meluap};
use platform::Hasil;
use serde::Serialize;
use values::{KodeToko, Persen, Rupiah};

/// Somebody who borrows, with all their cards.
#[derive(Debug, Clone)]
pub(crate) struct Orang {
    nama: String,
    kartu: Vec<String>,
    jenis: String,
    /// the user id, of staff
    pegawai: String,
}

impl Orang {
    /// By the card that stands for them.
    pub(crate) fn dari(c: &mut Conn, kode: &str) -> Hasil<Option<Self>> {
        if kode.is_empty() {
            return Ok(None);
        }
        let utama = pelanggan::utama(c, kode)?;
        let Some(p) = pelanggan::satu(c, &utama)? else { return Ok(None) };
        let kartu = pelanggan::kartu(c, &utama)?;
        let d = db::daftar(1, kartu.iter().map(String::as_str));
        let sql = format!(
            "SELECT COALESCE(MAX(pegawai), '') FROM pelanggan WHERE kode_pelanggan IN {} AND pegawai <> ''",
            d.sql
        );
        let pegawai = c.nilai(&sql, &d.nilai)?;
        let jenis = if p.kode_member.is_empty() { p.jenis_pelanggan.clone() } else { "MEMBER".to_owned() };
        Ok(Some(Self { nama: p.nama_customer, kartu, jenis, pegawai }))
    }

    /// Whoever a form means, as far as the register knows them.
    pub(crate) fn disebut(c: &mut Conn, m: &PelangganMinta) -> Hasil<Option<Self>> {
        let kode = pelanggan::rapi(&m.kode_pelanggan);
        if !kode.is_empty() {
            return Self::dari(c, &kode);
        }
        match pelanggan::dikenal(c, m)? {
            Some(kode) => Self::dari(c, &kode),
            None => Ok(None),
        }
    }

    pub(crate) fn nama(&self) -> &str {
        &self.nama
    }

    pub(crate) fn kartu(&self) -> &[String] {
        &self.kartu
    }

    fn jumlah(&self, c: &mut Conn, syarat: &str, lain: &[Val]) -> Hasil<(i64, Rupiah)> {
        let d = db::daftar(lain.len() + 1, self.kartu.iter().map(String::as_str));
        let sql = format!(
            "SELECT COUNT(*), CAST(COALESCE(SUM(h.pokok_rp), 0) AS BIGINT) FROM hutang h JOIN hutang_kini k ON k.toko = h.toko \
             AND k.no_hutang = h.no_hutang WHERE h.kode_pelanggan IN {} AND k.terbuka = 1 AND {syarat}",
            d.sql
        );
        let mut nilai = lain.to_vec();
        nilai.extend(d.nilai);
        Ok(c.one(&sql, &nilai, |r| Ok((r.int(0)?, r.get(1)?)))?.unwrap_or((0, Rupiah::NOL)))
    }
}

/// The ceiling of a kind of customer, and how much of it is used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HutangPlafondPelanggan)]
pub struct PlafondPelanggan {
    pub jenis_pelanggan: String,
    /// of one loan
    #[schema(value_type = i64)]
    pub maks_rp: Rupiah,
    #[schema(value_type = i64)]
    pub maks_total_rp: Rupiah,
    /// 0: any number
    pub maks_faktur: i64,
    /// what they owe now, without a loan that this one follows
    #[schema(value_type = i64)]
    pub berjalan_rp: Rupiah,
    pub faktur: i64,
}

/// What a person may owe; none where the store sets nothing.
pub(crate) fn pelanggan_ini(
    c: &mut Conn,
    h: &Hari,
    o: Option<&Orang>,
    kecuali: &str,
) -> Hasil<Option<PlafondPelanggan>> {
    if !h.set.nyala("PLAFOND_HUTANG_MODULE") {
        return Ok(None);
    }
    let jenis = o.map_or("UMUM", |o| o.jenis.as_str());
    let ada = c.one(
        "SELECT maks_rp, maks_total_rp, maks_faktur FROM plafond_hutang WHERE toko = $1 AND jenis_pelanggan = $2 AND dihapus = 0",
        args![&h.toko, jenis],
        |r| Ok((r.get(0)?, r.get(1)?, r.int(2)?)),
    )?;
    let Some((maks_rp, maks_total_rp, maks_faktur)) = ada else { return Ok(None) };
    let (faktur, berjalan_rp) = match o {
        Some(o) => o.jumlah(c, "h.no_hutang <> $1", args![kecuali])?,
        None => (0, Rupiah::NOL),
    };
    let jenis_pelanggan = jenis.to_owned();
    Ok(Some(PlafondPelanggan { jenis_pelanggan, maks_rp, maks_total_rp, maks_faktur, berjalan_rp, faktur }))
}

/// Why the owner has to say yes: over the value of the pledges, over what this customer may owe, or staff.
pub(crate) fn alasan(
    pokok: Rupiah,
    plafond: Rupiah,
    p: Option<&PlafondPelanggan>,
    o: Option<&Orang>,
) -> Hasil<Vec<Alasan>> {
    let mut semua = Vec::new();
    let mut lebih = |pesan: String| semua.push(Alasan::new(KodeAlasan::Plafond, pesan));
    if pokok > plafond {
        lebih(format!("Pinjaman {pokok} di atas plafond barang {plafond}"));
    }
    if let Some(p) = p {
        if pokok > p.maks_rp {
            lebih(format!("Pinjaman {pokok} di atas plafond {} {}", p.jenis_pelanggan, p.maks_rp));
        }
        let jumlah = p.berjalan_rp.tambah(pokok).map_err(meluap)?;
        if jumlah > p.maks_total_rp {
            lebih(format!("Semua pinjaman customer {jumlah} di atas plafond {}", p.maks_total_rp));
        }
        if p.maks_faktur > 0 && p.faktur >= p.maks_faktur {
            lebih(format!("Customer sudah punya {} pinjaman, paling banyak {}", p.faktur, p.maks_faktur));
        }
    }
    if let Some(o) = o.filter(|o| !o.pegawai.is_empty()) {
        let pesan = format!("Customer ini pegawai {}", o.pegawai);
        semua.push(Alasan::new(KodeAlasan::Pegawai, pesan));
    }
    Ok(semua)
}

/// The rate of a principal, and how its days are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Tarif {
    pub(crate) bunga: Persen,
    pub(crate) denda: Persen,
    pub(crate) min_hari: i64,
    pub(crate) blok_hari: i64,
    pub(crate) grace_hari: i64,
}

/// What the bracket is picked by: this principal and all loans of that customer and day together.
pub(crate) fn dasar(
    c: &mut Conn,
    h: &Hari,
    o: Option<&Orang>,
    pokok: Rupiah,
    kecuali: &str,
) -> Hasil<Rupiah> {
    let Some(o) = o else { return Ok(pokok) };
    let syarat = "h.no_hutang <> $1 AND h.tgl_system = $2 AND h.asal <> 'AWAL'";
    let (_, lain) = o.jumlah(c, syarat, args![kecuali, h.tgl_system])?;
    lain.tambah(pokok).map_err(meluap)
}

/// The bracket that holds a principal; refused where none does.
pub(crate) fn tarif(c: &mut Conn, toko: &KodeToko, dasar: Rupiah) -> Hasil<Tarif> {
    let ada = c.one(
        "SELECT bunga, denda, min_hari, blok_hari, grace_hari FROM bunga_hutang WHERE toko = $1 AND dihapus = 0 \
         AND min_rp <= $2 AND max_rp >= $2 ORDER BY min_rp LIMIT 1",
        args![toko, dasar],
        |r| {
            let persen = |n: i64| Persen::perseratus(n);
            Ok(Tarif {
                bunga: persen(r.int(0)?),
                denda: persen(r.int(1)?),
                min_hari: r.int(2)?,
                blok_hari: r.int(3)?.max(1),
                grace_hari: r.int(4)?,
            })
        },
    )?;
    ada.ok_or_else(|| {
        let pesan = format!("Parameter bunga untuk pinjaman {dasar} belum ada");
        PinjamTolak::TanpaBunga.pada("jumlah_hutang", pesan)
    })
}
