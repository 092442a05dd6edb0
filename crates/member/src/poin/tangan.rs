//! Points given or taken by hand: always with an approval, and a reason that stays. Taken back under their own number.

use super::{PoinTolak, ambil, balikkan, orang, orang_dipegang};
use crate::aturan;
use db::{Conn, Tx, Val, args};
use konter::batal::{Izin, Permohonan as MohonBatal};
use konter::{meluap, pelanggan};
use ledger::{Dok, poin as buku};
use platform::daftar::Halaman;
use platform::otorisasi::{self, Alasan, Permohonan, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeToko, NoFaktur, Rupiah, UserId};

/// The categories under which their approvals are asked.
pub const KATEGORI: &str = "TRANSAKSI POIN";
const KATEGORI_BATAL: &str = "BATAL POIN";

const PALING_BANYAK: i64 = 10_000_000;
const PALING_PANJANG: usize = 200;
const LIMIT_MAKS: i64 = 500;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = JenisTransaksiPoin)]
pub enum JenisTangan {
    #[default]
    Tambah,
    Kurang,
}

impl JenisTangan {
    const fn kode(self) -> &'static str {
        match self {
            Self::Tambah => "TAMBAH",
            Self::Kurang => "KURANG",
        }
    }
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaTransaksiPoin)]
pub struct MintaPoin {
    /// the member code, or the code of the register
    pub kode: String,
    pub jenis: JenisTangan,
    pub poin: i64,
    pub keterangan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TransaksiPoinTercatat)]
pub struct Tercatat {
    pub no_dok: String,
    pub tgl_system: String,
    pub poin: i64,
    /// after it
    pub saldo: i64,
}

/// Points by hand.
pub fn catat(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaPoin) -> Hasil<Tercatat> {
    let siapa = orang_dipegang(tx, &m.kode)?;
    let keterangan = pelanggan::rapi(&m.keterangan);
    if !(1..=PALING_BANYAK).contains(&m.poin) {
        return Err(PoinTolak::Isian.pada("poin", format!("Poin 1 sampai {PALING_BANYAK}")));
    }
    if keterangan.is_empty() || keterangan.chars().count() > PALING_PANJANG {
        let pesan = if keterangan.is_empty() {
            "Keterangan Harus Diisi"
        } else {
            "Keterangan paling banyak 200 karakter"
        };
        return Err(PoinTolak::Isian.pada("keterangan", pesan));
    }
    let tgl = platform::toko::cari(tx, &p.toko)?.tgl_system;
    let nilai = aturan::nilai_poin(tx, tgl)?;
    let kode = siapa.kode_pelanggan.as_str();
    if m.jenis == JenisTangan::Kurang {
        // Before anybody is asked to approve what cannot be done.
        let ada = super::bebas(tx, kode)?;
        if ada < m.poin {
            return Err(PoinTolak::Isian.pada("poin", format!("Poin yang bisa dikurangi {ada}")));
        }
    }
    let untuk = permohonan(&siapa, m, &keterangan, nilai.kali(m.poin).map_err(meluap)?);
    let izin = otorisasi::wajib(tx, &m.otorisasi, p, &untuk, PoinTolak::PerluIzin)?;
    if m.jenis == JenisTangan::Tambah {
        bukan_kartunya(tx, kode, izin.penyetuju.as_ref())?;
    }
    let mut dok = Dok::buka(tx, JenisDok::TransaksiPoin, &p.user_id)?;
    match m.jenis {
        JenisTangan::Tambah => {
            let isi = [buku::Bagian { kode_group: String::new(), poin: m.poin }];
            buku::beri(&mut dok, kode, buku::Jenis::Tambah, nilai, &isi)?;
        }
        JenisTangan::Kurang => ambil(&mut dok, kode, buku::Jenis::Kurang, m.poin, Rupiah::NOL)?,
    }
    let (no, tgl, waktu) = (dok.no().to_string(), dok.tgl_system(), dok.waktu());
    dok.tx().exec(
        "INSERT INTO dok_poin (toko, no_dok, jenis, tgl_system, waktu, oleh, kode_pelanggan, kode_member, nama_customer, poin, \
         keterangan, disetujui, otorisasi) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        args![
            &p.toko,
            no.as_str(),
            m.jenis.kode(),
            tgl,
            waktu,
            &p.user_id,
            kode,
            siapa.kode_member.as_str(),
            siapa.nama_customer.as_str(),
            m.poin,
            keterangan.as_str(),
            izin.penyetuju.as_ref().map_or("", UserId::as_str),
            izin.id.as_str()
        ],
    )?;
    otorisasi::tautkan(dok.tx(), &izin, &no)?;
    let saldo = buku::saldo(dok.tx(), kode)?;
    let isi = serde_json::json!({ "jenis": m.jenis.kode(), "pelanggan": kode, "poin": m.poin, "keterangan": keterangan });
    dok.tutup("TRANSAKSI POIN", &isi)?;
    Ok(Tercatat { no_dok: no, tgl_system: tgl.to_string(), poin: m.poin, saldo })
}

/// Nobody gives points to their own card by their own yes, whoever asked.
fn bukan_kartunya(tx: &mut Tx<'_>, kode: &str, penyetuju: Option<&UserId>) -> Hasil<()> {
    let milik: String = tx.nilai("SELECT pegawai FROM pelanggan WHERE kode_pelanggan = $1", args![kode])?;
    if penyetuju.is_some_and(|u| !milik.is_empty() && u.as_str().eq_ignore_ascii_case(&milik)) {
        let pesan = "Kartu ini milik yang menyetujui, minta orang lain";
        return Err(PoinTolak::KartuSendiri.tolak(pesan));
    }
    Ok(())
}

fn permohonan(siapa: &konter::Pelanggan, m: &MintaPoin, keterangan: &str, nominal: Rupiah) -> Permohonan {
    let jenis = m.jenis.kode();
    let pesan = format!("{jenis} {} poin", m.poin);
    let ikat =
        vec![jenis.to_owned(), siapa.kode_pelanggan.clone(), m.poin.to_string(), keterangan.to_owned()];
    Permohonan::isi(KATEGORI, nominal, vec![Alasan::new("POIN_TANGAN", pesan.clone())], ikat).rincian([
        Rincian::jumlah(pesan, keterangan, nominal),
        Rincian::teks("Member", format!("{} {}", siapa.kode_member, siapa.nama_customer)),
    ])
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BatalPoin)]
pub struct MintaBatal {
    pub no_dok: String,
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PoinDibatalkan)]
pub struct Dibatalkan {
    pub no_dok: String,
    /// the member's points after it
    pub saldo: i64,
}

/// The number of a document of points or gifts as it was typed.
pub(crate) fn nomor(p: &Pelaku, teks: &str, boleh: &[JenisDok]) -> Hasil<NoFaktur> {
    let tidak_ada = || PoinTolak::TidakAda.pada("no_dok", "No Dokumen tidak ditemukan");
    let no = NoFaktur::parse(&teks.trim().to_uppercase()).map_err(|_| tidak_ada())?;
    if boleh.contains(&no.jenis()) && *no.toko() == p.toko { Ok(no) } else { Err(tidak_ada()) }
}

/// A document that is to be taken back, as its approver reads it.
pub(crate) struct Dicabut<'a> {
    pub no: &'a NoFaktur,
    pub tgl: &'a str,
    pub oleh: &'a str,
    pub nominal: Rupiah,
    pub uraian: String,
    pub kategori: &'static str,
    /// points of it that are spent already, with their worth: then two people know of it
    pub kurang: (i64, Rupiah),
}

/// Takes a document of points or gifts back under its own number; `buku` reverses what it posted. A supervisor on the day itself,
/// the owner later, never who wrote it.
pub(crate) fn cabut(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (m, d): (&MintaBatal, &Dicabut<'_>),
    kerja: impl FnOnce(&mut Dok<'_, '_>) -> Hasil<()>,
) -> Hasil<()> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let no = d.no.to_string();
    let sudah: Option<String> = tx.one(
        "SELECT oleh FROM dok_poin_batal WHERE toko = $1 AND no_dok = $2",
        args![&p.toko, no.as_str()],
        |r| r.get(0),
    )?;
    if let Some(oleh) = sudah {
        return Err(PoinTolak::SudahBatal.tolak(format!("Dokumen {no} sudah dibatalkan oleh {oleh}")));
    }
    let mut rincian =
        vec![Rincian::jumlah(no.clone(), format!("{} {} oleh {}", d.uraian, d.tgl, d.oleh), d.nominal)];
    let (kurang, nilai) = d.kurang;
    if kurang > 0 {
        rincian.push(Rincian::jumlah(
            "Poin sudah dipakai",
            format!("{kurang} poin, member menjadi minus"),
            nilai,
        ));
    }
    let mohon = MohonBatal {
        kategori: d.kategori,
        dokumen: &no,
        nominal: d.nominal,
        hari_ini: konter::batal::hari_ini(tx, d.tgl)?,
        penulis: vec![d.oleh],
        rincian,
        alasan: &alasan,
        dari_laci_peminta: kurang > 0,
        izin: (Izin::Penyetuju, Izin::Owner),
    };
    let setuju = konter::batal::penyetuju(tx, p, &m.otorisasi, &mohon)?;
    let mut dok = Dok::lanjut(tx, d.no.clone(), &p.user_id)?;
    kerja(&mut dok)?;
    let (tgl, waktu) = (dok.tgl_system(), dok.waktu());
    dok.tx().exec(
        "INSERT INTO dok_poin_batal (toko, no_dok, tgl_system, waktu, oleh, disetujui, alasan) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        args![&p.toko, no.as_str(), tgl, waktu, &p.user_id, setuju.oleh(), alasan.as_str()],
    )?;
    setuju.tautkan(dok.tx(), &no)?;
    let isi = serde_json::json!({ "alasan": alasan, "disetujui": setuju.oleh() });
    dok.tutup(d.kategori, &isi)?;
    Ok(())
}

/// Takes points by hand back.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaBatal) -> Hasil<Dibatalkan> {
    let no = nomor(p, &m.no_dok, &[JenisDok::TransaksiPoin])?;
    let ada = tx.one(
        "SELECT tgl_system, oleh, jenis, poin, kode_pelanggan, nama_customer FROM dok_poin WHERE toko = $1 AND no_dok = $2",
        args![&p.toko, &no],
        |r| {
            Ok((
                r.get::<String>(0)?,
                r.get::<String>(1)?,
                r.get::<String>(2)?,
                r.int(3)?,
                r.get::<String>(4)?,
                r.get::<String>(5)?,
            ))
        },
    )?;
    let Some((tgl, oleh, jenis, poin, kode, nama)) = ada else {
        return Err(PoinTolak::TidakAda.pada("no_dok", "No Dokumen tidak ditemukan"));
    };
    let hari = platform::toko::cari(tx, &p.toko)?.tgl_system;
    let nilai = aturan::nilai_poin(tx, hari)?;
    let kurang = super::kurang_bila_batal(tx, &no)?;
    let (nominal, kurang) =
        (nilai.kali(poin).map_err(meluap)?, (kurang, nilai.kali(kurang).map_err(meluap)?));
    let uraian = format!("{jenis} {poin} poin {nama}");
    let d = Dicabut { no: &no, tgl: &tgl, oleh: &oleh, nominal, uraian, kategori: KATEGORI_BATAL, kurang };
    cabut(tx, p, (m, &d), |dok| balikkan(dok, &no))?;
    let kode = pelanggan::utama(tx, &kode)?;
    Ok(Dibatalkan { no_dok: no.to_string(), saldo: buku::saldo(tx, &kode)? })
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaPoin {
    pub tgl_from: String,
    pub tgl_to: String,
    /// a member; empty: all
    pub kode: String,
    /// ALL, TAMBAH or KURANG
    pub jenis: String,
    pub skip: i64,
    pub limit: i64,
}

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = TransaksiPoin)]
    pub struct BarisTangan {
        pub no_dok: String = "d.no_dok",
        pub tgl_system: String = "d.tgl_system",
        pub waktu: String = "d.waktu",
        pub jenis: String = "d.jenis",
        pub kode_pelanggan: String = "d.kode_pelanggan",
        pub kode_member: String = "d.kode_member",
        pub nama_customer: String = "d.nama_customer",
        pub poin: i64 = "d.poin",
        pub keterangan: String = "d.keterangan",
        pub input_by: String = "d.oleh",
        pub disetujui: String = "d.disetujui",
        pub batal: bool = "CASE WHEN b.no_dok IS NULL THEN 0 ELSE 1 END",
        pub batal_oleh: String = "COALESCE(b.oleh, '')",
        pub batal_alasan: String = "COALESCE(b.alasan, '')",
    }
}

/// A list's page: which rows, from which one on.
pub(crate) struct Saring {
    pub dari: String,
    pub nilai: Vec<Val>,
}

impl Saring {
    pub(crate) fn baru(dari: &str, toko: &KodeToko) -> Self {
        Self { dari: format!("{dari} WHERE d.toko = $1"), nilai: args![toko].to_vec() }
    }

    /// A condition with one value; none where there is nothing to ask.
    pub(crate) fn bila(&mut self, syarat: &str, isi: &str) {
        let isi = isi.trim();
        if !isi.is_empty() && isi != "ALL" {
            self.nilai.push(isi.into());
            self.dari.push_str(&format!(" AND {syarat} ${}", self.nilai.len()));
        }
    }

    pub(crate) fn halaman<T: db::Baca>(
        mut self,
        c: &mut Conn,
        skip: i64,
        limit: i64,
    ) -> Hasil<Halaman<T, ()>> {
        let count = c.nilai(&format!("SELECT COUNT(*) {}", self.dari), &self.nilai)?;
        let limit = if limit <= 0 { 50 } else { limit.min(LIMIT_MAKS) };
        self.nilai.extend([Val::from(limit), Val::from(skip.max(0))]);
        let n = self.nilai.len();
        let sql = format!("{} ORDER BY d.waktu DESC, d.no_dok DESC LIMIT ${} OFFSET ${n}", self.dari, n - 1);
        Ok(Halaman { data: c.baris(&sql, &self.nilai)?, count, total: () })
    }
}

/// Points by hand of a store, the newest first.
pub fn daftar(c: &mut Conn, toko: &KodeToko, t: &TanyaPoin) -> Hasil<Halaman<BarisTangan, ()>> {
    let mut s = Saring::baru(
        "FROM dok_poin d LEFT JOIN dok_poin_batal b ON b.toko = d.toko AND b.no_dok = d.no_dok",
        toko,
    );
    s.bila("d.tgl_system >=", &t.tgl_from);
    s.bila("d.tgl_system <=", &t.tgl_to);
    s.bila("d.jenis =", &t.jenis.to_uppercase());
    if !t.kode.trim().is_empty() {
        s.bila("d.kode_pelanggan =", &orang(c, &t.kode)?.kode_pelanggan);
    }
    s.halaman(c, t.skip, t.limit)
}
