//! Sessions: opaque tokens that end at logout, at closing, or with the Jakarta day. Wrong passwords lock a user at an
//! address for a growing while; many of them lock the user everywhere, or the address for everybody.

use crate::{Hasil, Level, Pelaku, SesiTolak, Status, TokoTolak, Tolak, acak, pengguna, sandi, toko, totp};
use db::{Conn, Db, Kunci, Tx, args};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;
use values::{KodeToko, UserId, Waktu};

/// Wrong passwords before the first lock.
pub const BATAS_SALAH: i64 = 5;
const KUNCI_PERTAMA: Duration = Duration::from_secs(30);
const KUNCI_TERLAMA: Duration = Duration::from_secs(3600);

/// A fresh login.
#[derive(Debug, Clone)]
pub struct Masuk {
    pub token: String,
    pub pelaku: Pelaku,
}

db::bacaan! {
    pub(crate) struct Akun {
        user_id: UserId = "p.user_id",
        user_name: String = "p.user_name",
        level: Level = "p.level",
        kode_toko: KodeToko = "p.kode_toko",
        /// head office's people are head office where its installation is one (APP_TYPE)
        pusat: bool = "CASE WHEN p.pusat = 1 AND EXISTS (SELECT 1 FROM para_system k WHERE k.toko = p.kode_toko \
                       AND k.kunci = 'APP_TYPE' AND k.nilai = 'PUSAT') THEN 1 ELSE 0 END",
        ganti_sandi: bool = "p.ganti_sandi";
        /// read where it is checked
        sandi: String,
    }
}

db::bacaan! {
    struct Sandi {
        sandi: String = "p.sandi",
    }
}

db::bacaan! {
    /// Where a session works, and whether its till is locked.
    struct Tempat {
        toko: KodeToko = "s.kode_toko",
        terkunci: bool = "s.terkunci",
    }
}

fn akun(c: &mut Conn, user: &UserId) -> db::Result<Option<Akun>> {
    let ada =
        c.baris_satu::<(Akun, Sandi)>("FROM pengguna p WHERE p.user_id = $1 AND p.aktif = 1", args![user])?;
    Ok(ada.map(|(a, s)| Akun { sandi: s.sandi, ..a }))
}

/// How long wrong passwords of unknown names are kept, and of how many.
const INGAT_TAK_DIKENAL: Duration = Duration::from_secs(24 * 3600);
const TAK_DIKENAL_TERBANYAK: i64 = 5_000;

/// How long the n-th wrong password locks: nothing up to the fourth, then doubling.
fn lama_kunci(gagal: i64, batas: i64, terlama: Duration) -> Option<Duration> {
    let lewat = u32::try_from(gagal - batas).ok()?;
    Some(KUNCI_PERTAMA.saturating_mul(1_u32.checked_shl(lewat.min(10)).unwrap_or(1024)).min(terlama))
}

/// Whom wrong passwords are counted for: the user at an address, the user wherever, the address whoever. In the table
/// an empty user or address stands for all of them.
struct Lingkup<'a> {
    user: &'a str,
    alamat: &'a str,
    batas: i64,
    terlama: Duration,
}

/// Wrong passwords of a user from all addresses, and of all users from an address: neither a net of machines nor a list
/// of names gets round the first lock. A user's lock is short, so that nobody is kept out by a stranger for long.
const BATAS_USER: i64 = 20;
const BATAS_ALAMAT: i64 = 50;
const KUNCI_USER_TERLAMA: Duration = Duration::from_secs(300);
/// After a pause of this length the two wide counts begin anew.
const JEDA_LUAS: Duration = Duration::from_secs(900);

fn lingkup<'a>(user: &'a UserId, alamat: &'a str) -> [Lingkup<'a>; 3] {
    let user = user.as_str();
    [
        Lingkup { user, alamat, batas: BATAS_SALAH, terlama: KUNCI_TERLAMA },
        Lingkup { user, alamat: "", batas: BATAS_USER, terlama: KUNCI_USER_TERLAMA },
        Lingkup { user: "", alamat, batas: BATAS_ALAMAT, terlama: KUNCI_TERLAMA },
    ]
}

/// Until when this user is locked at this address, if that is still to come.
fn terkunci_sampai(c: &mut Conn, user: &UserId, alamat: &str, kini: Waktu) -> db::Result<Option<Waktu>> {
    let semua = c.rows(
        "SELECT kunci_sampai FROM login_gagal WHERE kunci_sampai IS NOT NULL \
         AND ((user_id = $1 AND alamat = $2) OR (user_id = $1 AND alamat = '') OR (user_id = '' AND alamat = $2))",
        args![user, alamat],
        |r| r.get::<Waktu>(0),
    )?;
    Ok(semua.into_iter().filter(|s| *s > kini).max())
}

fn masih_terkunci(sampai: Waktu, kini: Waktu) -> Tolak {
    let detik = sampai.selisih_milidetik(kini).saturating_add(999).div_euclid(1000);
    SesiTolak::Ditahan
        .tolak(format!("Terlalu banyak password salah, coba lagi dalam {detik} detik"))
        .rincian(serde_json::json!({ "detik": detik }))
}

/// What a typed password is held against: where there is no such user, a hash of the true price that nothing matches, so
/// that the time of an answer tells nothing either.
fn pembanding(tersimpan: Option<&str>) -> String {
    tersimpan.unwrap_or(sandi::HAMPA).to_owned()
}

/// Checks a password, counting wrong ones per user and address. One text for an unknown user and a wrong
/// password: the answer tells nobody which users exist. The lock is looked at again after the slow hash, so
/// that a burst of guesses sent at once learns no more than five sent in turn.
pub(crate) async fn periksa_sandi(db: &Db, user: &UserId, dicoba: String, alamat: &str) -> Hasil<Akun> {
    let (u, a, kini) = (user.clone(), alamat.to_owned(), db.jam().sekarang());
    let (akun, kunci) =
        db.read(move |c| Ok::<_, Tolak>((akun(c, &u)?, terkunci_sampai(c, &u, &a, kini)?))).await?;
    if let Some(sampai) = kunci {
        return Err(masih_terkunci(sampai, kini));
    }
    let benar = sandi::cocok(dicoba, pembanding(akun.as_ref().map(|x| x.sandi.as_str()))).await;
    let (u, a) = (user.clone(), alamat.to_owned());
    match akun {
        Some(x) if benar => {
            let kunci = db.read(move |c| terkunci_sampai(c, &u, &a, kini)).await?;
            kunci.map_or(Ok(x), |sampai| Err(masih_terkunci(sampai, kini)))
        }
        _ => {
            db.write(Kunci::rantai(), move |tx| catat_gagal(tx, &u, &a)).await?;
            Err(SesiTolak::SandiSalah
                .tolak("User ID atau password salah")
                .kolom("password", "User ID atau password salah"))
        }
    }
}

fn catat_gagal(tx: &mut Tx<'_>, user: &UserId, alamat: &str) -> Hasil<()> {
    let kini = tx.sekarang();
    if let Some(sampai) = terkunci_sampai(tx, user, alamat, kini)? {
        return Err(masih_terkunci(sampai, kini));
    }
    let mut pertama = false;
    for (i, l) in lingkup(user, alamat).iter().enumerate() {
        let gagal = catat_lingkup(tx, user, l, kini, i > 0)?;
        pertama |= i == 0 && gagal == 1;
    }
    if pertama {
        lupakan_tak_dikenal(tx, kini)?;
    }
    Ok(())
}

/// One more wrong password in a scope, and its lock when they are too many; how many there are now. `luas`:
/// forgotten after a pause.
fn catat_lingkup(tx: &mut Tx<'_>, user: &UserId, l: &Lingkup<'_>, kini: Waktu, luas: bool) -> Hasil<i64> {
    let lama = if luas { JEDA_LUAS } else { Duration::from_secs(365 * 24 * 3600) };
    let sejak = kini.kurang(lama).map_err(|e| db::Error::Lain(e.to_string()))?;
    let gagal: i64 = tx.nilai(
        "INSERT INTO login_gagal (user_id, alamat, gagal, kunci_sampai, terakhir) VALUES ($1, $2, 1, NULL, $3) \
         ON CONFLICT (user_id, alamat) DO UPDATE SET \
         gagal = CASE WHEN login_gagal.terakhir < $4 THEN 1 ELSE login_gagal.gagal + 1 END, terakhir = $3 RETURNING gagal",
        args![l.user, l.alamat, kini, sejak],
    )?;
    let Some(lama) = lama_kunci(gagal, l.batas, l.terlama) else { return Ok(gagal) };
    let sampai = kini.tambah(lama).map_err(|e| db::Error::Lain(e.to_string()))?;
    tx.exec(
        "UPDATE login_gagal SET kunci_sampai = $3 WHERE user_id = $1 AND alamat = $2",
        args![l.user, l.alamat, sampai],
    )?;
    let isi = serde_json::json!({ "alamat": l.alamat, "gagal": gagal, "sampai": sampai.to_string() });
    ledger::audit::catat_hari_ini(tx, user.as_str(), "LOGIN DIKUNCI", user.as_str(), &isi.to_string())?;
    Ok(gagal)
}

/// Names that are nobody's are remembered for a day, and only so many of them: whoever guesses names must not
/// fill the disk. A running lock stays, and so does all that was wrong for a real user.
fn lupakan_tak_dikenal(tx: &mut Tx<'_>, kini: Waktu) -> Hasil<()> {
    let kemarin = kini.kurang(INGAT_TAK_DIKENAL).map_err(|e| db::Error::Lain(e.to_string()))?;
    let penuh: Option<String> = tx.one(
        "SELECT terakhir FROM login_gagal ORDER BY terakhir DESC LIMIT 1 OFFSET $1",
        args![TAK_DIKENAL_TERBANYAK],
        |r| r.get(0),
    )?;
    let kemarin = kemarin.to_string();
    let batas = penuh.filter(|p| *p > kemarin).unwrap_or(kemarin);
    tx.exec(
        "DELETE FROM login_gagal WHERE terakhir <= $1 AND (kunci_sampai IS NULL OR kunci_sampai <= $2) \
         AND NOT EXISTS (SELECT 1 FROM pengguna p WHERE p.user_id = login_gagal.user_id)",
        args![batas, kini],
    )?;
    Ok(())
}

/// The right password was given: what was wrong before is forgotten.
pub(crate) fn lupakan_gagal(tx: &mut Tx<'_>, user: &UserId, alamat: &str) -> db::Result<()> {
    // Not the address's own count: an account of one's own must not wipe out guesses at others.
    tx.exec(
        "DELETE FROM login_gagal WHERE user_id = $1 AND (alamat = $2 OR alamat = '')",
        args![user, alamat],
    )
    .map(|_| ())
}

/// The code of who has a second factor; a wrong one counts as a wrong password.
async fn langkah_kedua(db: &Db, user: &UserId, kode: &str, alamat: &str) -> Hasil<()> {
    let u = user.clone();
    if !db.read(move |c| totp::aktif(c, &u)).await? {
        return Ok(());
    }
    if kode.trim().is_empty() {
        let pesan = "Masukkan kode verifikasi dari aplikasi di HP Anda";
        return Err(SesiTolak::LangkahKedua.pada("kode", pesan));
    }
    let (u, k) = (user.clone(), kode.to_owned());
    let hasil = db.write(Kunci::rantai(), move |tx| totp::pakai(tx, &u, &k)).await;
    if hasil.as_ref().is_err_and(|t: &Tolak| t.status == Status::Aturan) {
        let (u, a) = (user.clone(), alamat.to_owned());
        db.write(Kunci::rantai(), move |tx| catat_gagal(tx, &u, &a)).await?;
    }
    hasil
}

/// Logs in at the user's own store or another of theirs, or for head office at any.
pub async fn masuk(
    db: &Db,
    user: &UserId,
    sandi: String,
    kode: &str,
    di: Option<KodeToko>,
    alamat: &str,
) -> Hasil<Masuk> {
    let akun = periksa_sandi(db, user, sandi, alamat).await?;
    langkah_kedua(db, user, kode, alamat).await?;
    let tempat = di.unwrap_or_else(|| akun.kode_toko.clone());
    let (u, t) = (akun.user_id.clone(), tempat.clone());
    if !akun.pusat && !db.read(move |c| pengguna::di_toko(c, u.as_str(), &t)).await? {
        let pesan = format!("User {user} tidak terdaftar di toko {tempat}");
        return Err(TokoTolak::BukanTokonya.pada("kode_toko", pesan));
    }
    let token = acak::token();
    let sidik = acak::sidik(&token);
    let (user_id, alamat) = (akun.user_id.clone(), alamat.to_owned());
    let (s, t) = (sidik.clone(), tempat.clone());
    let akses = db
        .write(Kunci::rantai(), move |tx| {
            toko::cari(tx, &t)?;
            let kini = tx.sekarang();
            tx.exec(
                "INSERT INTO sesi (sidik_token, user_id, kode_toko, tanggal, dibuat, alamat, terkunci, berakhir, terakhir) \
                 VALUES ($1, $2, $3, $4, $5, $6, 0, NULL, $5)",
                args![s.as_str(), &user_id, &t, kini.tanggal(), kini, alamat.as_str()],
            )?;
            lupakan_gagal(tx, &user_id, &alamat)?;
            let isi = serde_json::json!({ "toko": t, "alamat": alamat }).to_string();
            ledger::audit::catat_hari_ini(tx, user_id.as_str(), "LOGIN", user_id.as_str(), &isi)?;
            Ok::<_, Tolak>(pengguna::akses(tx, &user_id)?)
        })
        .await?;
    Ok(Masuk { token, pelaku: jadi_pelaku(akun, tempat, akses, &sidik, false) })
}

fn jadi_pelaku(akun: Akun, tempat: KodeToko, akses: HashSet<String>, sidik: &str, terkunci: bool) -> Pelaku {
    Pelaku {
        user_id: akun.user_id,
        user_name: akun.user_name,
        level: akun.level,
        toko: tempat.clone(),
        toko_asal: tempat,
        pusat: akun.pusat,
        akses: Arc::new(akses),
        sesi: Arc::from(sidik),
        terkunci,
        ganti_sandi: akun.ganti_sandi,
    }
}

/// The person behind a token's hash, if the session lives and its user still belongs to that store. One round
/// trip for the session and the user, one for the rights.
pub fn cari(c: &mut Conn, sidik: &str, hari_ini: values::Tanggal) -> Hasil<Pelaku> {
    let (akun, Tempat { toko, terkunci }) = c
        .baris_satu::<(Akun, Tempat)>(
            "FROM sesi s JOIN pengguna p ON p.user_id = s.user_id \
             WHERE s.sidik_token = $1 AND s.berakhir IS NULL AND s.tanggal = $2 AND p.aktif = 1 \
             AND (p.pusat = 1 OR p.kode_toko = s.kode_toko OR EXISTS (SELECT 1 FROM pengguna_cabang w \
              WHERE w.user_id = p.user_id AND w.kode_toko = s.kode_toko))",
            args![sidik, hari_ini],
        )?
        .ok_or_else(Tolak::token_mati)?;
    let akses = pengguna::akses(c, &akun.user_id)?;
    Ok(jadi_pelaku(akun, toko, akses, sidik, terkunci))
}

/// What a live session looks like from outside: enough to see that something about it has moved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keadaan {
    pub terkunci: bool,
    pub ganti_sandi: bool,
    /// of the user: rights, level, stores; and of the session: where it works
    pub versi: i64,
}

/// Which of these sessions live, and how they stand; a session that ended is missing from the answer.
pub fn keadaan(
    c: &mut Conn,
    sidik: &[Arc<str>],
    hari_ini: values::Tanggal,
) -> db::Result<HashMap<Arc<str>, Keadaan>> {
    let mut hidup = HashMap::with_capacity(sidik.len());
    for bagian in sidik.chunks(256) {
        let d = db::daftar(2, bagian.iter().map(AsRef::as_ref));
        let mut nilai: Vec<db::Val> = vec![hari_ini.into()];
        nilai.extend(d.nilai);
        let sql = format!(
            "SELECT s.sidik_token, s.terkunci, p.ganti_sandi, p.versi + s.pindah FROM sesi s JOIN pengguna p ON p.user_id = s.user_id \
             WHERE s.tanggal = $1 AND s.berakhir IS NULL AND p.aktif = 1 AND s.sidik_token IN {}",
            d.sql
        );
        c.each(&sql, &nilai, |r| {
            let k = Keadaan { terkunci: r.flag(1)?, ganti_sandi: r.flag(2)?, versi: r.int(3)? };
            hidup.insert(Arc::from(r.text(0)?), k);
            Ok::<_, db::Error>(())
        })?;
    }
    Ok(hidup)
}

/// Ends this session.
pub fn keluar(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<()> {
    let kini = tx.sekarang();
    tx.exec(
        "UPDATE sesi SET berakhir = $2 WHERE sidik_token = $1 AND berakhir IS NULL",
        args![p.sesi.as_ref(), kini],
    )?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "LOGOUT", p.user_id.as_str(), "{}")?;
    Ok(())
}

/// Moves a session to another store of its person. It works in one at a time: from here on every guard sees that one, and
/// the sockets of the old one are closed.
pub fn pindah(tx: &mut Tx<'_>, p: &Pelaku, ke: &KodeToko) -> Hasil<Pelaku> {
    let hari = tx.jam().hari_ini();
    let kini = cari(tx, &p.sesi, hari)?;
    let bukan = |pesan: String| Err(TokoTolak::BukanTokonya.pada("kode_toko", pesan));
    if kini.pusat {
        return bukan("Kantor pusat memilih toko di layar Pilih Toko".to_owned());
    }
    if !pengguna::di_toko(tx, kini.user_id.as_str(), ke)? {
        return bukan(format!("Anda tidak terdaftar di toko {ke}"));
    }
    toko::cari(tx, ke)?;
    if kini.toko == *ke {
        return Ok(kini);
    }
    tx.exec(
        "UPDATE sesi SET kode_toko = $2, pindah = pindah + 1 WHERE sidik_token = $1 AND berakhir IS NULL",
        args![kini.sesi.as_ref(), ke],
    )?;
    let isi = serde_json::json!({ "dari": kini.toko, "ke": ke }).to_string();
    ledger::audit::catat_hari_ini(tx, kini.user_id.as_str(), "PINDAH TOKO", kini.user_id.as_str(), &isi)?;
    cari(tx, &p.sesi, hari)
}

/// Locks the till: the token lives on, but opens nothing until [`buka_kunci`].
pub fn kunci(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<()> {
    tx.exec(
        "UPDATE sesi SET terkunci = 1 WHERE sidik_token = $1 AND berakhir IS NULL",
        args![p.sesi.as_ref()],
    )?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "KUNCI KASIR", p.user_id.as_str(), "{}")?;
    Ok(())
}

/// When a session was last used, as far as it was written down; nothing for one that ended.
pub fn terakhir_dipakai(c: &mut Conn, sidik: &str) -> db::Result<Option<Waktu>> {
    let saat = c.one(
        "SELECT COALESCE(terakhir, dibuat) FROM sesi WHERE sidik_token = $1 AND berakhir IS NULL",
        args![sidik],
        |r| r.get::<Waktu>(0),
    )?;
    Ok(saat)
}

/// Writes down that a session was used. Not under the chain's key: nothing that is remembered depends on it.
pub fn dipakai(tx: &mut Tx<'_>, sidik: &str) -> db::Result<()> {
    let kini = tx.sekarang();
    tx.exec("UPDATE sesi SET terakhir = $2 WHERE sidik_token = $1 AND berakhir IS NULL", args![sidik, kini])
        .map(|_| ())
}

/// Locks a till that nobody has used for too long.
pub fn kunci_diam(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<()> {
    let n = tx.exec(
        "UPDATE sesi SET terkunci = 1 WHERE sidik_token = $1 AND berakhir IS NULL AND terkunci = 0",
        args![p.sesi.as_ref()],
    )?;
    if n > 0 {
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "KUNCI OTOMATIS", p.user_id.as_str(), "{}")?;
    }
    Ok(())
}

/// Opens a locked till: for the same user the session goes on; for another a new one begins and the old
/// one ends (quick switch).
pub async fn buka_kunci(
    db: &Db,
    p: &Pelaku,
    user: &UserId,
    sandi: String,
    kode: &str,
    alamat: &str,
) -> Hasil<Option<Masuk>> {
    if *user == p.user_id {
        periksa_sandi(db, user, sandi, alamat).await?;
        let (p, alamat) = (p.clone(), alamat.to_owned());
        db.write(Kunci::rantai(), move |tx| {
            let kini = tx.sekarang();
            tx.exec(
                "UPDATE sesi SET terkunci = 0, terakhir = $2 WHERE sidik_token = $1",
                args![p.sesi.as_ref(), kini],
            )?;
            lupakan_gagal(tx, &p.user_id, &alamat)?;
            ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "BUKA KASIR", p.user_id.as_str(), "{}")?;
            Ok::<_, Tolak>(())
        })
        .await?;
        return Ok(None);
    }
    let baru = masuk(db, user, sandi, kode, Some(p.toko_asal.clone()), alamat).await?;
    let lama = p.clone();
    db.write(Kunci::rantai(), move |tx| keluar(tx, &lama)).await?;
    Ok(Some(baru))
}

/// Checks an approver's password at this address, with the same lock as a login.
pub async fn periksa_penyetuju(
    db: &Db,
    user: &UserId,
    sandi: String,
    alamat: &str,
) -> Hasil<(Level, KodeToko, bool)> {
    let a = periksa_sandi(db, user, sandi, alamat).await?;
    Ok((a.level, a.kode_toko, a.pusat))
}

/// Ends the sessions of a store's own people (closing); head office's outlive it.
pub fn akhiri_toko(tx: &mut Tx<'_>, kode: &KodeToko) -> db::Result<u64> {
    let kini = tx.sekarang();
    tx.exec(
        "UPDATE sesi SET berakhir = $2 WHERE kode_toko = $1 AND berakhir IS NULL \
         AND user_id IN (SELECT user_id FROM pengguna WHERE pusat = 0)",
        args![kode, kini],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_tidak_dikenal_dibandingkan_dengan_hash_seharga_hash_sungguhan() {
        assert_eq!(pembanding(Some("hash-budi")), "hash-budi");
        assert_eq!(pembanding(None), sandi::HAMPA);
        let harga = |phc: &str| phc.split('$').nth(3).map(str::to_owned);
        assert_eq!(harga(sandi::HAMPA), harga(&sandi::buat("rahasia-toko").unwrap()));
    }

    #[test]
    fn kunci_login_tumbuh_dan_ada_batasnya() {
        assert_eq!(lama_kunci(4, BATAS_SALAH, KUNCI_TERLAMA), None);
        assert_eq!(lama_kunci(5, BATAS_SALAH, KUNCI_TERLAMA), Some(Duration::from_secs(30)));
        assert_eq!(lama_kunci(6, BATAS_SALAH, KUNCI_TERLAMA), Some(Duration::from_secs(60)));
        assert_eq!(lama_kunci(9, BATAS_SALAH, KUNCI_TERLAMA), Some(Duration::from_secs(480)));
        assert_eq!(lama_kunci(100, BATAS_SALAH, KUNCI_TERLAMA), Some(Duration::from_secs(3600)));
    }
}
