//! A member leaves: consent is withdrawn, the points are closed by the same document, and what the law does not keep is
//! blanked: name, address, phone, birth date, photo, codes. Notas and books stay as they were written; an identity number
//! stays, encrypted, where a document of trade carries it.

use crate::MemberTolak;
use crate::daftar::{Member, catat_setuju, izin, satu, terbuka};
use db::{Conn, Tx, args};
use konter::kata;
use konter::pelanggan::{self, rapi};
use ledger::{Dok, poin};
use platform::otorisasi::{self, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::format::ribuan;
use values::{JenisDok, Rupiah, Tanggal};

/// The name a card keeps.
pub const NAMA: &str = "MEMBER KELUAR";

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = KeluarMember)]
pub struct MintaPergi {
    pub kode_pelanggan: String,
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = MemberKeluar)]
pub struct Keluar {
    pub no_dok: String,
    /// points that were closed
    pub poin: i64,
    /// a document of trade carries the identity number: the law keeps it
    pub simpan_identitas: bool,
}

/// What leaving would do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AkanKeluarMember)]
pub struct Akan {
    pub point: i64,
    /// what is left of deposits and of money paid down
    #[schema(value_type = i64)]
    pub titipan: Rupiah,
    /// what keeps them from leaving
    pub tersisa: Vec<String>,
    pub dihapus: Vec<String>,
    pub disimpan: Vec<String>,
}

/// Money of a person that the shop holds, in all stores: deposits, what was paid down, pre-orders.
fn titipan(c: &mut Conn, kartu: &[String]) -> Hasil<(Vec<String>, Rupiah)> {
    let d = db::daftar(1, kartu.iter());
    let semua = c.rows(
        &format!(
            "SELECT u.no_dok, s.saldo FROM uang_customer u JOIN saldo_titipan s ON s.toko = u.toko AND s.no_titip = u.no_dok \
             WHERE u.kode_pelanggan IN {} AND s.saldo > 0 ORDER BY u.no_dok",
            d.sql
        ),
        &d.nilai,
        |r| Ok((r.get::<String>(0)?, r.get::<Rupiah>(1)?)),
    )?;
    let total = semua.iter().map(|(_, n)| n.nilai()).sum();
    Ok((semua.into_iter().map(|(no, _)| no).collect(), Rupiah::new(total)))
}

/// Works that are not ended: something of the person, or promised to them, is still here.
fn pekerjaan(c: &mut Conn, kartu: &[String]) -> Hasil<Vec<String>> {
    let d = db::daftar(1, kartu.iter());
    Ok(c.rows(
        &format!(
            "SELECT p.no_pesanan AS no FROM pesanan p JOIN pesanan_kini k ON k.toko = p.toko AND k.no_pesanan = p.no_pesanan \
             WHERE p.kode_pelanggan IN {0} AND k.terbuka = 1 UNION ALL \
             SELECT s.no_service FROM service s JOIN service_kini k ON k.toko = s.toko AND k.no_service = s.no_service \
             WHERE s.kode_pelanggan IN {0} AND k.terbuka = 1 UNION ALL \
             SELECT h.no_hutang FROM hutang h JOIN hutang_kini k ON k.toko = h.toko AND k.no_hutang = h.no_hutang \
             WHERE h.kode_pelanggan IN {0} AND k.terbuka = 1 UNION ALL \
             SELECT h.no_hutang FROM hutang h JOIN saldo_pinjaman s ON s.toko = h.toko AND s.no_hutang = h.no_hutang \
             AND s.akun = 'KELEBIHAN' AND s.saldo > 0 WHERE h.kode_pelanggan IN {0} ORDER BY 1",
            d.sql
        ),
        &d.nilai,
        |r| r.get(0),
    )?)
}

/// Does a document of trade carry the identity number of a card?
fn di_dokumen(c: &mut Conn, sidik: &str) -> Hasil<bool> {
    if sidik.is_empty() {
        return Ok(false);
    }
    for tabel in ["faktur", "hutang", "hutang_lunas"] {
        let sql = format!("SELECT 1 FROM {tabel} WHERE sidik_nik = $1 LIMIT 1");
        if c.one(&sql, args![sidik], |r| r.int(0))?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

fn sidik(c: &mut Conn, kartu: &[String]) -> Hasil<Vec<String>> {
    let d = db::daftar(1, kartu.iter());
    Ok(c.rows(
        &format!("SELECT sidik_nik FROM pelanggan WHERE kode_pelanggan IN {} AND sidik_nik <> '' ORDER BY sidik_nik", d.sql),
        &d.nilai,
        |r| r.get(0),
    )?)
}

fn nilai(c: &mut Conn, m: &Member) -> Hasil<Akan> {
    let kartu = pelanggan::kartu(c, &m.kode_pelanggan)?;
    let (nomor, titipan) = titipan(c, &kartu)?;
    let mut tersisa = Vec::new();
    if !nomor.is_empty() {
        let apa = if nomor.iter().all(|n| n.starts_with("FT")) { "Titipan" } else { "Titipan dan uang muka" };
        tersisa.push(format!("{apa} {} masih Rp {}", nomor.join(", "), ribuan(titipan.nilai())));
    }
    let kerja = pekerjaan(c, &kartu)?;
    if !kerja.is_empty() {
        tersisa.push(format!("Pesanan atau service {} belum selesai", kerja.join(", ")));
    }
    // What a cancellation took and was spent is owed: forgiving it is a document of points with its own approval.
    if m.point < 0 {
        tersisa.push(format!("Poin minus {} karena pembatalan", ribuan(-m.point)));
    }
    let mut dihapus: Vec<String> =
        ["Nama, alamat, No HP, tanggal lahir, foto, kode member", "Persetujuan pesan", "Pesan yang menunggu"]
            .map(str::to_owned)
            .into();
    if m.point > 0 {
        dihapus.push(format!("{} poin ditutup", ribuan(m.point)));
    }
    let mut disimpan = vec!["Nota dan buku, dengan nama yang tertulis saat itu".to_owned()];
    for s in sidik(c, &kartu)? {
        if di_dokumen(c, &s)? {
            disimpan.push("NIK, tersandi, karena tercatat di nota pembelian".to_owned());
        } else {
            dihapus.push("NIK".to_owned());
        }
    }
    Ok(Akan { point: m.point, titipan, tersisa, dihapus, disimpan })
}

/// What it would do; writes nothing.
pub fn lihat(c: &mut Conn, kode: &str, hari_ini: Tanggal) -> Hasil<Akan> {
    let m = satu(c, kode, hari_ini)?;
    if !m.keluar.is_empty() {
        return Err(MemberTolak::SudahKeluar.tolak(format!("Member ini sudah keluar pada {}", m.keluar)));
    }
    nilai(c, &m)
}

fn kosongkan(tx: &mut Tx<'_>, kode: &str, tgl: Tanggal) -> Hasil<()> {
    kata::hapus(tx, kode)?;
    tx.exec(
        "UPDATE pelanggan SET kode_member = '', nama_customer = $2, alamat_customer = '', no_hp = '', sidik_nik = '', nik_samar = '', \
         cari = '', tgl_lahir = '', ulang_tahun = '', kelurahan = '', kecamatan = '', kode_kota = '', kota = '', setuju = 0, \
         tgl_setuju = '', pegawai = '', tahan_sampai = '', jenis_pelanggan = 'UMUM', keluar = $3, versi = versi + 1 WHERE kode_pelanggan = $1",
        args![kode, NAMA, tgl],
    )?;
    // Its bytes are swept, as those of every picture that no row names.
    tx.exec(
        "DELETE FROM gambar WHERE toko = (SELECT toko FROM pelanggan WHERE kode_pelanggan = $1) AND jenis = 'FOTO_MEMBER' \
         AND kunci = $1",
        args![kode],
    )?;
    crate::app::sesi::akhiri_semua(tx, kode, "MEMBER KELUAR")?;
    pesan::lupakan(tx, kode)?;
    Ok(())
}

/// Lets somebody go. Runs under the chain's key: all their cards are blanked.
pub fn keluar(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaPergi) -> Hasil<Keluar> {
    let alasan = rapi(&m.alasan);
    if alasan.is_empty() || alasan.chars().count() > 200 {
        let pesan =
            if alasan.is_empty() { "Alasan Harus Diisi" } else { "Alasan paling banyak 200 karakter" };
        return Err(MemberTolak::Keluar.pada("alasan", pesan));
    }
    let kode = terbuka(tx, &m.kode_pelanggan)?.kode_pelanggan;
    pelanggan::pegang(tx, &[&kode])?;
    let orang = terbuka(tx, &kode)?;
    let akan = nilai(tx, &orang)?;
    if let Some(sebab) = akan.tersisa.first() {
        let pesan = format!("Member ini belum bisa keluar: {sebab}");
        return Err(MemberTolak::Keluar.tolak(pesan).rincian(serde_json::json!({ "tersisa": akan.tersisa })));
    }
    let rincian = vec![
        Rincian::teks("Poin ditutup", ribuan(orang.point)),
        Rincian::teks("Dihapus", akan.dihapus.join("; ")),
        Rincian::teks("Alasan", alasan.as_str()),
    ];
    let o = izin(tx, p, &m.otorisasi, ("KELUAR_MEMBER", "Member keluar"), &orang, rincian, false)?;
    let setuju = o.penyetuju.as_ref().map(ToString::to_string).unwrap_or_default();
    let utama = orang.kode_pelanggan.as_str();
    let kartu = pelanggan::kartu(tx, utama)?;
    let mut dok = Dok::buka(tx, JenisDok::KeluarMember, &p.user_id)?;
    let (no, tgl, waktu) = (dok.no().clone(), dok.tgl_system(), dok.waktu());
    let mut ditutup = 0;
    for k in &kartu {
        ditutup += poin::habiskan(&mut dok, k)?;
    }
    let tx = dok.tx();
    // Consent of every card, also of those that were merged into it.
    for k in &kartu {
        let setuju: i64 =
            tx.nilai("SELECT setuju FROM pelanggan WHERE kode_pelanggan = $1", args![k.as_str()])?;
        if setuju == 1 {
            catat_setuju(tx, p, k, false, waktu.tanggal())?;
        }
    }
    let mut simpan = false;
    for s in sidik(tx, &kartu)? {
        if di_dokumen(tx, &s)? {
            simpan = true;
        } else {
            tx.exec("DELETE FROM identitas WHERE sidik = $1", args![s])?;
        }
    }
    for k in &kartu {
        kosongkan(tx, k, waktu.tanggal())?;
    }
    let toko = tx.toko().clone();
    tx.exec(
        "INSERT INTO member_keluar (toko, no_dok, kode_pelanggan, poin, simpan_identitas, alasan, tgl_system, waktu, oleh, disetujui) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        args![&toko, &no, utama, ditutup, simpan, alasan.as_str(), tgl, waktu, &p.user_id, setuju],
    )?;
    otorisasi::tautkan(tx, &o, &no.to_string())?;
    dok.tutup(
        "MEMBER KELUAR",
        &serde_json::json!({ "kode_pelanggan": utama, "poin": ditutup, "simpan_identitas": simpan }),
    )?;
    Ok(Keluar { no_dok: no.to_string(), poin: ditutup, simpan_identitas: simpan })
}
