//! Two cards of one person become one: a document that moves nothing but the pointer of the old card, and the points that stood
//! on it. Notas keep the name they were written with; the old code still finds the person. It can be undone.

use crate::MemberTolak;
use crate::daftar::{Member, izin, menurut_kode, tahan, terbuka};
use db::{Conn, Tx, Val, args};
use konter::pelanggan::{self, rapi};
use ledger::Dok;
use ledger::poin;
use pesan::{Peristiwa, PesanBaru};
use platform::daftar::Halaman;
use platform::otorisasi::{self, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeToko, Tanggal};

const SEHALAMAN: i64 = 50;
const PALING_BANYAK: i64 = 200;

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = GabungMember)]
pub struct MintaGabung {
    /// the card that goes, by either of its codes
    pub kode_lama: String,
    /// the card that stays
    pub kode_tetap: String,
    /// the NIK that was shown, if any: the owner reads whose it is
    pub nik: String,
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BatalGabungMember)]
pub struct MintaBatal {
    /// the store that merged them
    pub toko: String,
    pub no_dok: String,
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = MemberDigabung)]
pub struct Digabung {
    pub no_dok: String,
    /// points that went along
    pub poin: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = GabungDibatalkan)]
pub struct Dibatalkan {
    pub no_batal: String,
    pub poin: i64,
}

/// The very card that a code names, merged or not.
fn kartu(c: &mut Conn, kolom: &str, teks: &str) -> Hasil<String> {
    let kode = rapi(teks);
    let ada: Option<String> = c.one(
        "SELECT kode_pelanggan FROM pelanggan WHERE kode_pelanggan = $1 UNION ALL \
         SELECT kode_pelanggan FROM pelanggan WHERE kode_member = $1 AND kode_member <> '' UNION ALL \
         SELECT kode_pelanggan FROM member_kode WHERE kode_member = $1 LIMIT 1",
        args![kode],
        |r| r.get(0),
    )?;
    ada.ok_or_else(|| MemberTolak::TidakAda.pada(kolom, "Kartu ini tidak terdaftar"))
}

fn alasan(teks: &str) -> Hasil<String> {
    let a = rapi(teks);
    if a.is_empty() || a.chars().count() > 200 {
        let pesan = if a.is_empty() { "Alasan Harus Diisi" } else { "Alasan paling banyak 200 karakter" };
        return Err(MemberTolak::Gabung.pada("alasan", pesan));
    }
    Ok(a)
}

fn sidik(c: &mut Conn, kode: &str) -> Hasil<String> {
    Ok(c.nilai("SELECT sidik_nik FROM pelanggan WHERE kode_pelanggan = $1", args![kode])?)
}

/// Do the cards themselves say that they are one person's? One name, and one phone or birth date. A phone alone says nothing: whoever
/// registers writes any number on their own card.
fn serupa(a: &Member, b: &Member) -> bool {
    let sama = |x: &str, y: &str| !x.is_empty() && x == y;
    a.nama_customer == b.nama_customer && (sama(&a.no_hp, &b.no_hp) || sama(&a.tgl_lahir, &b.tgl_lahir))
}

/// What speaks for it that the two are one person, for the owner who decides it. Equal numbers of identity cannot be: the same NIK opens
/// the card that has it. One that was shown says whose the one card is, and of the other nothing.
fn dasar(tx: &mut Tx<'_>, p: &Pelaku, (lama, tetap): (&Member, &Member), nik: &str) -> Hasil<Dasar> {
    let (a, b) = (sidik(tx, &lama.kode_pelanggan)?, sidik(tx, &tetap.kode_pelanggan)?);
    if !a.is_empty() && !b.is_empty() {
        let pesan = "NIK kedua kartu berbeda: keduanya milik dua orang";
        return Err(MemberTolak::Gabung.pada("kode_lama", pesan));
    }
    let nik = pelanggan::angka(nik);
    let cocok = if serupa(lama, tetap) {
        "nama dan No HP atau tanggal lahir sama"
    } else {
        "isi kedua kartu tidak sama"
    };
    if nik.is_empty() {
        return Ok(Dasar { kode: "OWN", uraian: format!("tanpa NIK; {cocok}") });
    }
    if nik.len() != 16 || !pelanggan::cocok(tx, p, &nik, &[&a, &b])? {
        return Err(MemberTolak::Gabung.pada("nik", "NIK ini bukan NIK salah satu kartu"));
    }
    let milik = if a.is_empty() { "tetap" } else { "hilang" };
    Ok(Dasar { kode: "NIK", uraian: format!("NIK kartu yang {milik} ditunjukkan; {cocok}") })
}

struct Dasar {
    kode: &'static str,
    uraian: String,
}

fn sebut(m: &Member) -> String {
    let bagian = [&m.nama_customer, &m.kode_member, &m.kode_pelanggan, &m.no_hp, &m.tgl_lahir];
    let kata: Vec<&str> = bagian.iter().map(|t| t.as_str()).filter(|t| !t.is_empty()).collect();
    format!("{}, {} poin", kata.join(", "), m.point)
}

/// Merges under each other; reports follow no more of them.
const LAPIS_MAKS: usize = 3;

/// How many merges stand under a card, one below the other.
fn lapis(c: &mut Conn, kode: &str) -> Hasil<usize> {
    let mut tingkat = vec![kode.to_owned()];
    for n in 0..=LAPIS_MAKS {
        let d = db::daftar(1, tingkat.iter());
        let sql =
            format!("SELECT kode_pelanggan FROM pelanggan WHERE gabung_ke <> '' AND gabung_ke IN {}", d.sql);
        tingkat = c.rows(&sql, &d.nilai, |r| r.get(0))?;
        if tingkat.is_empty() {
            return Ok(n);
        }
    }
    Ok(LAPIS_MAKS)
}

/// Merges two cards. Runs under the chain's key: the cards are the chain's.
pub fn gabung(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaGabung) -> Hasil<Digabung> {
    let alasan = alasan(&m.alasan)?;
    let (lama, tetap) = (kartu(tx, "kode_lama", &m.kode_lama)?, kartu(tx, "kode_tetap", &m.kode_tetap)?);
    pelanggan::pegang(tx, &[&lama, &tetap])?;
    if lama == tetap || pelanggan::utama(tx, &lama)? == pelanggan::utama(tx, &tetap)? {
        let pesan = "Kartu tidak bisa digabung dengan dirinya sendiri";
        return Err(MemberTolak::Gabung.pada("kode_tetap", pesan));
    }
    let (a, b) = (terbuka(tx, &lama)?, terbuka(tx, &tetap)?);
    if b.kode_member.is_empty() && !a.kode_member.is_empty() {
        let pesan = "Kartu yang tetap belum punya kode member, pilih kartu member sebagai yang tetap";
        return Err(MemberTolak::Gabung.pada("kode_tetap", pesan));
    }
    // What a staff card may not earn it would earn as another's.
    if !a.pegawai.is_empty() && b.pegawai != a.pegawai {
        let pesan = format!("Kartu lama milik pegawai {}, tandai kartu yang tetap lebih dulu", a.pegawai);
        return Err(MemberTolak::Gabung.pada("kode_tetap", pesan));
    }
    if lapis(tx, &lama)? >= LAPIS_MAKS {
        let pesan = "Kartu ini sudah berlapis tiga, jadikan kartu ini yang tetap";
        return Err(MemberTolak::Gabung.pada("kode_lama", pesan));
    }
    let dasar = dasar(tx, p, (&a, &b), &m.nik)?;
    let rincian = vec![
        Rincian::teks("Kartu yang hilang", sebut(&a)),
        Rincian::teks("Kartu yang tetap", sebut(&b)),
        Rincian::teks("Dasar", dasar.uraian),
        Rincian::teks("Alasan", alasan.as_str()),
    ];
    let o = izin(tx, p, &m.otorisasi, ("GABUNG_MEMBER", "Gabung dua kartu member"), &b, rincian, true)?;
    let setuju = o.penyetuju.as_ref().map(ToString::to_string).unwrap_or_default();
    let mut dok = Dok::buka(tx, JenisDok::GabungMember, &p.user_id)?;
    let (no, tgl, waktu) = (dok.no().clone(), dok.tgl_system(), dok.waktu());
    let toko = dok.tx().toko().clone();
    dok.tx().exec(
        "INSERT INTO member_gabung (toko, no_dok, kode_lama, kode_tetap, dasar, alasan, tgl_system, waktu, oleh, disetujui) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        args![&toko, &no, lama.as_str(), tetap.as_str(), dasar.kode, alasan.as_str(), tgl, waktu, &p.user_id, setuju],
    )?;
    menunjuk(dok.tx(), &lama, &tetap)?;
    let banyak = poin::pindah(&mut dok, &lama, &tetap)?;
    tahan(dok.tx(), &tetap)?;
    crate::app::sesi::akhiri_semua(dok.tx(), &lama, "KARTU DIGABUNG")?;
    kabari(dok.tx(), p, &no.to_string(), &[&a, &b])?;
    otorisasi::tautkan(dok.tx(), &o, &no.to_string())?;
    let isi = serde_json::json!({ "lama": lama, "tetap": tetap, "dasar": dasar.kode, "poin": banyak, "alasan": alasan });
    dok.tutup("GABUNG MEMBER", &isi)?;
    Ok(Digabung { no_dok: no.to_string(), poin: banyak })
}

fn menunjuk(tx: &mut Tx<'_>, kode: &str, ke: &str) -> Hasil<()> {
    tx.exec(
        "UPDATE pelanggan SET gabung_ke = $2, versi = versi + 1 WHERE kode_pelanggan = $1",
        args![kode, ke],
    )?;
    Ok(())
}

/// The numbers of both cards learn of it, each once.
fn kabari(tx: &mut Tx<'_>, p: &Pelaku, no: &str, kartu: &[&Member]) -> Hasil<()> {
    for (ke, m) in kartu.iter().enumerate() {
        if m.no_hp.is_empty() || kartu[..ke].iter().any(|l| l.no_hp == m.no_hp) {
            continue;
        }
        let isi = format!(
            "Yth. {}, kartu member Anda digabung atau dipisah di toko kami ({no}). Poin dan titipan bisa dipakai lagi setelah 72 jam. \
             Bila bukan Anda yang memintanya, hubungi toko kami.",
            m.nama_customer
        );
        pesan::antre(
            tx,
            &PesanBaru {
                peristiwa: Peristiwa::GabungMember,
                kunci: &format!("GABUNG/{no}/{}", m.kode_pelanggan),
                kode_pelanggan: &m.kode_pelanggan,
                no_hp: &m.no_hp,
                isi: &isi,
                no_dok: no,
                oleh: p.user_id.as_str(),
                sampai: None,
            },
        )?;
    }
    Ok(())
}

/// Undoes a merge: the old card stands for itself again, and what is left of its points goes back to it.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaBatal) -> Hasil<Dibatalkan> {
    let alasan = alasan(&m.alasan)?;
    let tidak_ada =
        || MemberTolak::GabungTidakAda.pada("no_dok", "Penggabungan ini tidak ada atau sudah dibatalkan");
    let asal = KodeToko::parse(&rapi(&m.toko)).map_err(|_| tidak_ada())?;
    let no_asal = rapi(&m.no_dok);
    let (lama, tetap) = tx
        .one(
            "SELECT g.kode_lama, g.kode_tetap FROM member_gabung g WHERE g.toko = $1 AND g.no_dok = $2 AND NOT EXISTS \
             (SELECT 1 FROM member_gabung_batal b WHERE b.toko = g.toko AND b.no_dok = g.no_dok)",
            args![&asal, no_asal.as_str()],
            |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)),
        )?
        .ok_or_else(tidak_ada)?;
    pelanggan::pegang(tx, &[&lama, &tetap])?;
    let b = terbuka(tx, &tetap)?;
    let hari_ini = tx.sekarang().tanggal();
    let a = crate::daftar::satu(tx, &lama, hari_ini)?;
    let rincian = vec![
        Rincian::teks("Penggabungan", no_asal.as_str()),
        Rincian::teks("Kartu yang kembali", sebut(&a)),
        Rincian::teks("Kartu yang tetap", sebut(&b)),
        Rincian::teks("Alasan", alasan.as_str()),
    ];
    let o = izin(tx, p, &m.otorisasi, ("BATAL_GABUNG", "Batal gabung kartu member"), &b, rincian, true)?;
    let setuju = o.penyetuju.as_ref().map(ToString::to_string).unwrap_or_default();
    let mut dok = Dok::buka(tx, JenisDok::GabungMember, &p.user_id)?;
    let (no, tgl, waktu) = (dok.no().clone(), dok.tgl_system(), dok.waktu());
    let toko = dok.tx().toko().clone();
    dok.tx().exec(
        "INSERT INTO member_gabung_batal (toko, no_dok, toko_batal, no_batal, alasan, tgl_system, waktu, oleh, disetujui) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        args![&asal, no_asal.as_str(), &toko, &no, alasan.as_str(), tgl, waktu, &p.user_id, setuju],
    )?;
    menunjuk(dok.tx(), &lama, "")?;
    let banyak = poin::kembalikan(&mut dok, &asal, &no_asal, &tetap, &lama)?;
    for kode in [&lama, &tetap] {
        tahan(dok.tx(), kode)?;
    }
    kabari(dok.tx(), p, &no.to_string(), &[&a, &b])?;
    otorisasi::tautkan(dok.tx(), &o, &no.to_string())?;
    dok.tutup(
        "BATAL GABUNG MEMBER",
        &serde_json::json!({ "dokumen": no_asal, "poin": banyak, "alasan": alasan }),
    )?;
    Ok(Dibatalkan { no_batal: no.to_string(), poin: banyak })
}

db::bacaan! {
    /// A merge, and what became of it.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = BarisGabungMember)]
    pub struct BarisGabung {
        pub toko: String = "g.toko",
        pub no_dok: String = "g.no_dok",
        pub tgl_system: String = "g.tgl_system",
        pub waktu: String = "g.waktu",
        pub kode_lama: String = "g.kode_lama",
        pub nama_lama: String = "a.nama_customer",
        pub member_lama: String = "a.kode_member",
        pub kode_tetap: String = "g.kode_tetap",
        pub nama_tetap: String = "t.nama_customer",
        pub member_tetap: String = "t.kode_member",
        /// NIK or OWN
        pub dasar: String = "g.dasar",
        pub alasan: String = "g.alasan",
        pub oleh: String = "g.oleh",
        pub disetujui: String = "g.disetujui",
        /// points that went along
        pub poin: i64 = "CAST(COALESCE((SELECT SUM(b.poin) FROM buku_poin b WHERE b.toko = g.toko AND b.no_dok = g.no_dok \
             AND b.kode_pelanggan = g.kode_tetap), 0) AS BIGINT)",
        /// the document that undid it; empty while it stands
        pub no_batal: String = "COALESCE(z.no_batal, '')",
        pub batal_oleh: String = "COALESCE(z.oleh, '')",
        pub batal_alasan: String = "COALESCE(z.alasan, '')",
    }
}

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaGabung {
    pub tgl_from: String,
    pub tgl_to: String,
    pub skip: i64,
    pub limit: i64,
}

fn halaman(skip: i64, limit: i64) -> (i64, i64) {
    (if limit <= 0 { SEHALAMAN } else { limit.min(PALING_BANYAK) }, skip.max(0))
}

/// Merges of the chain, newest first.
pub fn daftar(c: &mut Conn, t: &TanyaGabung) -> Hasil<Halaman<BarisGabung, ()>> {
    let mut syarat = vec!["1 = 1".to_owned()];
    let mut isi: Vec<Val> = Vec::new();
    for (kolom, teks, tanda) in [("tgl_from", &t.tgl_from, ">="), ("tgl_to", &t.tgl_to, "<=")] {
        if !teks.trim().is_empty() {
            let tgl =
                Tanggal::parse(teks.trim()).map_err(|e| MemberTolak::Isian.pada(kolom, e.to_string()))?;
            isi.push(tgl.into());
            syarat.push(format!("g.tgl_system {tanda} ${}", isi.len()));
        }
    }
    let dari = format!("FROM member_gabung g WHERE {}", syarat.join(" AND "));
    let count: i64 = c.nilai(&format!("SELECT COUNT(*) {dari}"), &isi)?;
    let (limit, skip) = halaman(t.skip, t.limit);
    let n = isi.len();
    isi.extend(args![limit, skip].iter().cloned());
    let data = c.baris(
        &format!(
            "FROM member_gabung g JOIN pelanggan a ON a.kode_pelanggan = g.kode_lama JOIN pelanggan t ON t.kode_pelanggan = g.kode_tetap \
             LEFT JOIN member_gabung_batal z ON z.toko = g.toko AND z.no_dok = g.no_dok WHERE {} \
             ORDER BY g.waktu DESC, g.toko, g.no_dok LIMIT ${} OFFSET ${}",
            syarat.join(" AND "),
            n + 1,
            n + 2
        ),
        &isi,
    )?;
    Ok(Halaman { data, count, total: () })
}

/// Cards that may be one person's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = MemberKembar)]
pub struct Kembar {
    /// HP: one phone; NAMA: one name and birth date. Two cards never have one NIK: the register refuses it.
    pub sebab: String,
    /// the phone, or name and date
    pub kunci: String,
    pub kartu: Vec<Member>,
}

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaKembar {
    /// ALL, HP, NAMA
    pub sebab: String,
    pub skip: i64,
    pub limit: i64,
}

/// Groups of cards in use with the same phone, or the same name and birth date; at least one of them a member's.
pub fn kembar(c: &mut Conn, t: &TanyaKembar, hari_ini: Tanggal) -> Hasil<Halaman<Kembar, ()>> {
    let (limit, skip) = halaman(t.skip, t.limit);
    let aktif = "gabung_ke = '' AND keluar = ''";
    let punya = "HAVING COUNT(*) > 1 AND MAX(CASE WHEN kode_member <> '' THEN 1 ELSE 0 END) = 1";
    let hp = format!(
        "SELECT 'HP' AS sebab, no_hp AS a, '' AS b FROM pelanggan WHERE no_hp <> '' AND {aktif} GROUP BY no_hp {punya}"
    );
    let nama = format!(
        "SELECT 'NAMA' AS sebab, nama_customer AS a, tgl_lahir AS b FROM pelanggan WHERE tgl_lahir <> '' AND {aktif} \
         GROUP BY nama_customer, tgl_lahir {punya}"
    );
    let dari = match t.sebab.trim() {
        "" | "ALL" => format!("{hp} UNION ALL {nama}"),
        "HP" => hp,
        "NAMA" => nama,
        "NIK" => return Ok(Halaman { data: Vec::new(), count: 0, total: () }),
        _ => return Err(MemberTolak::Isian.pada("sebab", "Sebab ini tidak dikenal")),
    };
    let count: i64 = c.nilai(&format!("SELECT COUNT(*) FROM ({dari}) x"), args![])?;
    let grup = c.rows(
        &format!("SELECT sebab, a, b FROM ({dari}) x ORDER BY sebab, a, b LIMIT $1 OFFSET $2"),
        args![limit, skip],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?, r.get::<String>(2)?)),
    )?;
    let mut data = Vec::with_capacity(grup.len());
    for (sebab, a, b) in grup {
        let syarat =
            if sebab == "HP" { "no_hp = $1 AND $2 = ''" } else { "nama_customer = $1 AND tgl_lahir = $2" };
        let kode: Vec<String> = c.rows(
            &format!("SELECT kode_pelanggan FROM pelanggan WHERE {syarat} AND {aktif} ORDER BY dibuat, kode_pelanggan LIMIT 20"),
            args![a.as_str(), b.as_str()],
            |r| r.get(0),
        )?;
        let kunci = if b.is_empty() { a } else { format!("{a}, {b}") };
        data.push(Kembar { sebab, kunci, kartu: menurut_kode(c, &kode, hari_ini)? });
    }
    Ok(Halaman { data, count, total: () })
}
