//! Handing a till over: the giver counts it blind and names the next cashier; the receiver counts the same money and
//! accepts. Only then the book moves: the giver's difference is posted and the rest goes to the receiver.

use crate::KasTolak;
use crate::hitung_kas::{self, Hitungan, MintaHitungKas as Hitung};
use db::{Conn, Tx, args};
use ledger::{Arah, Dok, kas};
use platform::{Hasil, Pelaku, Tolak, modul::Setelan};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeToko, Rupiah, UserId};

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MintaSerahKas {
    /// the cashier who takes over
    pub ke: String,
    pub pecahan: Vec<hitung_kas::Pecahan>,
    #[serde(default)]
    pub keterangan: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = PutusanSerah)]
pub enum Putusan {
    /// by the receiver, with what they counted
    Terima,
    /// by the receiver
    Tolak,
    /// by the giver
    Tarik,
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = PutusSerahKas)]
#[serde(deny_unknown_fields)]
pub struct Putus {
    pub id: i64,
    pub putusan: Putusan,
    /// what the receiver counted
    #[serde(default)]
    pub jumlah_rp: i64,
    #[serde(default)]
    pub alasan: String,
}

db::bacaan! {
    #[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
    #[schema(as = SerahKas)]
    pub struct Serah {
        pub id: i64 = "id",
        pub waktu: String = "waktu",
        pub dari: String = "dari",
        pub ke: String = "ke",
        /// told to the giver and to supervisors; the receiver counts without it
        pub jumlah: Option<i64> = "jumlah",
        /// MENUNGGU, DITERIMA, DITOLAK, DITARIK
        pub status: String = "status",
        pub no_dok: String = "no_dok",
        pub alasan: String = "alasan",
    }
}

db::bacaan! {
    /// The count that was handed over.
    struct Asal {
        id_hitung: i64 = "id_hitung",
    }
}

fn salah(kolom: &str, pesan: impl Into<String>) -> Tolak {
    KasTolak::Serah.pada(kolom, pesan)
}

/// Cashiers a till can be given to.
pub fn tujuan(c: &mut Conn, p: &Pelaku) -> db::Result<Vec<(String, String)>> {
    let sini = platform::pengguna::sql_di_toko("pengguna", 1);
    c.rows(
        &format!(
            "SELECT user_id, user_name FROM pengguna WHERE {sini} AND aktif = 1 AND level = 'KASIR' AND user_id <> $2 \
             ORDER BY user_id"
        ),
        args![&p.toko, &p.user_id],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )
}

/// The giver has counted: the till waits for the receiver.
pub fn serahkan(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaSerahKas) -> Hasil<Serah> {
    let ke = UserId::parse(m.ke.trim()).map_err(|e| salah("ke", e.to_string()))?;
    let toko = tx.toko().clone();
    if !tujuan(tx, p)?.iter().any(|(u, _)| u == ke.as_str()) {
        return Err(salah("ke", format!("{ke} bukan kasir lain di toko ini")));
    }
    if menunggu(tx, &toko)?.iter().any(|s| s.dari == p.user_id.as_str()) {
        return Err(KasTolak::SerahSudah.tolak("Laci ini sudah diserahkan dan menunggu diterima"));
    }
    let h =
        hitung_kas::catat(tx, p, &Hitung { pecahan: m.pecahan.clone(), keterangan: m.keterangan.clone() })?;
    if h.jumlah <= Rupiah::NOL {
        return Err(salah("pecahan", "Tidak ada uang yang diserahkan"));
    }
    let tgl = hitung_kas::buka(tx, &toko)?;
    let id = db::urut_buku(tx, "serah_kas", 1)?;
    tx.exec(
        "INSERT INTO serah_kas (toko, id, id_hitung, tgl_system, waktu, dari, ke, jumlah, status, diputus, no_dok, alasan) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'MENUNGGU', '', '', '')",
        args![&toko, id, h.id, tgl, h.waktu.as_str(), &p.user_id, &ke, h.jumlah],
    )?;
    let isi = serde_json::json!({ "ke": ke, "jumlah": h.jumlah }).to_string();
    ledger::audit::catat(tx, tgl, p.user_id.as_str(), "SERAH KAS", &id.to_string(), &isi)?;
    Ok(Serah {
        id,
        waktu: h.waktu,
        dari: p.user_id.to_string(),
        ke: ke.to_string(),
        jumlah: Some(h.jumlah.nilai()),
        status: "MENUNGGU".to_owned(),
        no_dok: String::new(),
        alasan: String::new(),
    })
}

const DARI: &str = "FROM serah_kas WHERE toko = $1";

/// Tills that wait for their receiver.
pub fn menunggu(c: &mut Conn, toko: &KodeToko) -> db::Result<Vec<Serah>> {
    c.baris::<Serah>(&format!("{DARI} AND status = 'MENUNGGU' ORDER BY id"), args![toko])
}

/// The hand-overs of the day that this person may see; all of them for a supervisor.
pub fn hari_ini(c: &mut Conn, p: &Pelaku) -> db::Result<Vec<Serah>> {
    let sql = format!(
        "{DARI} AND (status = 'MENUNGGU' OR tgl_system = (SELECT tgl_system FROM toko WHERE kode_toko = $1)) ORDER BY id DESC"
    );
    let semua = c.baris::<Serah>(&sql, args![&p.toko])?;
    let saya = p.user_id.as_str();
    Ok(semua
        .into_iter()
        .filter(|s| p.level.penyetuju() || s.dari == saya || s.ke == saya)
        .map(|mut s| {
            if s.status == "MENUNGGU" && s.ke == saya {
                s.jumlah = None;
            }
            s
        })
        .collect())
}

fn hitungan(tx: &mut Tx<'_>, toko: &KodeToko, id: i64) -> Hasil<Hitungan> {
    let tgl = hitung_kas::buka(tx, toko)?;
    hitung_kas::terakhir(tx, toko, tgl)?.into_iter().find(|h| h.id == id && h.berlaku).ok_or_else(|| {
        KasTolak::HitungBasi
            .tolak("Laci berubah sejak dihitung; minta pemberi menghitung dan menyerahkan lagi")
    })
}

/// The receiver accepts or refuses, or the giver takes it back.
pub fn putuskan(tx: &mut Tx<'_>, p: &Pelaku, m: &Putus) -> Hasil<Serah> {
    let toko = tx.toko().clone();
    let (mut s, Asal { id_hitung }) = tx
        .baris_satu::<(Serah, Asal)>(&format!("{DARI} AND id = $2"), args![&toko, m.id])?
        .ok_or_else(|| KasTolak::SerahTidakAda.tolak("Serah terima tidak ditemukan"))?;
    let pemilik = if m.putusan == Putusan::Tarik { &s.dari } else { &s.ke };
    if pemilik != p.user_id.as_str() {
        return Err(KasTolak::SerahBukanMiliknya.tolak(format!("Hanya {pemilik} yang boleh memutuskan ini")));
    }
    if s.status != "MENUNGGU" {
        return Err(KasTolak::SerahSudah.tolak(format!("Serah terima ini sudah {}", s.status)));
    }
    let alasan = m.alasan.trim().chars().take(200).collect::<String>();
    let status = match m.putusan {
        Putusan::Terima => "DITERIMA",
        Putusan::Tolak => "DITOLAK",
        Putusan::Tarik => "DITARIK",
    };
    if m.putusan == Putusan::Tolak && alasan.is_empty() {
        return Err(salah("alasan", "Alasan penolakan wajib diisi"));
    }
    let no =
        if m.putusan == Putusan::Terima { terima(tx, p, &s, id_hitung, m.jumlah_rp)? } else { String::new() };
    let kini = tx.sekarang();
    tx.exec(
        "UPDATE serah_kas SET status = $3, diputus = $4, no_dok = $5, alasan = $6 WHERE toko = $1 AND id = $2",
        args![&toko, m.id, status, kini, no.as_str(), alasan.as_str()],
    )?;
    let isi = serde_json::json!({ "status": status, "no_dok": no, "alasan": alasan }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "SERAH TERIMA KAS", &m.id.to_string(), &isi)?;
    status.clone_into(&mut s.status);
    (s.no_dok, s.alasan) = (no, alasan);
    Ok(s)
}

/// Posts the giver's difference and moves the counted money.
fn terima(tx: &mut Tx<'_>, p: &Pelaku, s: &Serah, id_hitung: i64, dihitung: i64) -> Hasil<String> {
    let toko = tx.toko().clone();
    let h = hitungan(tx, &toko, id_hitung)?;
    if dihitung != h.jumlah.nilai() {
        return Err(salah(
            "jumlah_rp",
            "Jumlah yang Anda hitung tidak sama dengan hitungan pemberi; hitung bersama, lalu terima atau tolak",
        ));
    }
    let batas = hitung_kas::toleransi(&Setelan::baca(tx, &toko)?);
    if !h.boleh_dibukukan(batas) {
        return Err(
            KasTolak::SerahSelisih.tolak(format!("Selisih laci {} belum disetujui SPV atau OWN", s.dari))
        );
    }
    hitung_kas::bukukan(tx, &p.user_id, std::slice::from_ref(&h))?;
    let mut dok = Dok::buka(tx, JenisDok::SerahKas, &p.user_id)?;
    let b = |kasir: &UserId, arah, kategori: &str, deskripsi: String| kas::BarisKas {
        kasir: kasir.clone(),
        kategori: kategori.to_owned(),
        deskripsi,
        arah,
        jumlah: h.jumlah,
    };
    kas::catat(
        &mut dok,
        &[
            b(&h.kasir, Arah::Keluar, "PINDAH OUT", format!("KE {}", p.user_id)),
            b(&p.user_id, Arah::Masuk, "PINDAH IN", format!("DARI {}", h.kasir)),
        ],
    )?;
    let isi = serde_json::json!({ "dari": s.dari, "ke": s.ke, "jumlah": h.jumlah, "serah": s.id });
    Ok(dok.tutup("SERAH TERIMA KAS", &isi)?.to_string())
}
