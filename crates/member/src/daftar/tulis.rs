//! Writing members down and correcting their cards. The same NIK opens the card that has it, the same phone warns once. A
//! changed phone or identity needs somebody else's yes; the old number is told, and what the card is worth waits for a while.

use super::lihat::{Member, kembar_hp, satu};
use super::minta::{Isian, MemberMinta};
use crate::MemberTolak;
use crate::kode::{self, Cara};
use db::{Tx, args};
use konter::kata;
use konter::pelanggan::{self, Pelanggan, rapi};
use pesan::{Peristiwa, PesanBaru};
use platform::otorisasi::{self, Alasan, Otorisasi, Permohonan, Rincian};
use platform::{Hasil, Pelaku, acak, identitas};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use values::{Rupiah, Tanggal};

pub(crate) const KATEGORI: &str = "MEMBER";

/// How long points and deposits wait after a card changed hands, or may have.
pub const TAHAN: Duration = Duration::from_secs(72 * 3600);

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = MemberTerdaftar)]
pub struct Terdaftar {
    pub member: Member,
    /// the NIK had a card already: this is it, and nothing was written
    pub sudah_ada: bool,
    pub peringatan: Vec<String>,
}

/// Which code somebody gets; none for who stays a customer.
fn cara(teks: &str) -> Hasil<Option<Cara>> {
    match rapi(teks).as_str() {
        "" | "URUT" => Ok(Some(Cara::Urut)),
        "KARTU" => Ok(Some(Cara::Kartu)),
        "TANPA" => Ok(None),
        _ => Err(MemberTolak::Isian.pada("cara_kode", "Pilih kode berikutnya, kartu, atau tanpa kode")),
    }
}

/// Refuses a phone that is somebody else's, once; afterwards says so.
fn nomor_sama(tx: &mut Tx<'_>, no_hp: &str, kecuali: &str, yakin: bool) -> Hasil<Vec<String>> {
    let hari_ini = tx.sekarang().tanggal();
    let kembar = kembar_hp(tx, no_hp, kecuali, hari_ini)?;
    if kembar.is_empty() {
        return Ok(Vec::new());
    }
    let nama: Vec<&str> = kembar.iter().take(3).map(|m| m.nama_customer.as_str()).collect();
    let pesan = format!("No HP ini juga milik {}", nama.join(", "));
    if yakin {
        return Ok(vec![pesan]);
    }
    Err(MemberTolak::HpSama.pada("no_hp", pesan).rincian(serde_json::json!({ "kembar": kembar })))
}

/// Consent on record, when it differs from what was said before.
pub(crate) fn catat_setuju(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    kode: &str,
    setuju: bool,
    tanggal: Tanggal,
) -> Hasil<()> {
    let nomor: i64 = tx.nilai(
        "SELECT COALESCE(MAX(nomor), 0) + 1 FROM member_setuju WHERE kode_pelanggan = $1",
        args![kode],
    )?;
    if nomor == 1 && !setuju {
        return Ok(());
    }
    let (toko, waktu) = (tx.toko().clone(), tx.sekarang());
    tx.exec(
        "INSERT INTO member_setuju (kode_pelanggan, nomor, setuju, tanggal, toko, waktu, oleh) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        args![kode, nomor, setuju, tanggal, &toko, waktu, &p.user_id],
    )?;
    if !setuju {
        pesan::tarik_promo(tx, kode)?;
    }
    Ok(())
}

/// The card that has this NIK, opened for who typed it; the look is on record.
fn kartu_nik(tx: &mut Tx<'_>, p: &Pelaku, nik: &str) -> Hasil<Option<Pelanggan>> {
    if nik.is_empty() {
        return Ok(None);
    }
    let ada = pelanggan::dicari(tx, p, nik)?;
    if let Some(a) = &ada {
        pelanggan::catat_lihat(tx, p, "CARI NIK", &a.kode_pelanggan)?;
    }
    Ok(ada)
}

/// Writes somebody down as a member, or makes a customer of the register one. Runs under the chain's key: codes and identity
/// numbers are the chain's.
pub fn daftarkan(tx: &mut Tx<'_>, p: &Pelaku, m: &MemberMinta) -> Hasil<Terdaftar> {
    let hari_ini = tx.sekarang().tanggal();
    let isi = m.periksa(tx, hari_ini)?;
    let cara = cara(&m.cara_kode)?;
    let lama = rapi(&m.kode_pelanggan);
    if let Some(ada) = kartu_nik(tx, p, &isi.dasar.nik)?.filter(|a| a.kode_pelanggan != lama) {
        let peringatan =
            vec![format!("NIK ini sudah terdaftar atas nama {}, kartunya dibuka", ada.nama_customer)];
        return Ok(Terdaftar {
            member: satu(tx, &ada.kode_pelanggan, hari_ini)?,
            sudah_ada: true,
            peringatan,
        });
    }
    let dasar = if lama.is_empty() {
        None
    } else {
        let tidak_ada = || MemberTolak::TidakAda.pada("kode_pelanggan", "Pelanggan ini tidak terdaftar");
        let ada = pelanggan::satu(tx, &lama)?.ok_or_else(tidak_ada)?;
        if !ada.kode_member.is_empty() {
            let pesan = format!("{} sudah member dengan kode {}", ada.nama_customer, ada.kode_member);
            return Err(MemberTolak::SudahMember.pada("kode_pelanggan", pesan));
        }
        Some(ada)
    };
    pegawai_boleh(p, "", &isi.pegawai)?;
    let kecuali = dasar.as_ref().map_or("", |d| d.kode_pelanggan.as_str());
    let peringatan = nomor_sama(tx, &isi.dasar.no_hp, kecuali, m.yakin)?;
    let kode = match dasar {
        Some(d) => {
            sama_orang(tx, p, &d, &isi)?;
            d.kode_pelanggan
        }
        None => pelanggan::daftar(tx, p, &isi.dasar)?.kode_pelanggan,
    };
    tulis(tx, p, &kode, &isi)?;
    if isi.setuju {
        catat_setuju(tx, p, &kode, true, isi.tgl_setuju)?;
    }
    if let Some(cara) = cara {
        jadi_member(tx, p, &kode, cara, &m.kode_member)?;
    }
    indeks(tx, &kode)?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "DAFTAR MEMBER", &kode, "{}")?;
    Ok(Terdaftar { member: satu(tx, &kode, hari_ini)?, sudah_ada: false, peringatan })
}

/// A customer who becomes a member stays the same person: what is known of phone and identity is not changed on the way.
fn sama_orang(tx: &mut Tx<'_>, p: &Pelaku, d: &Pelanggan, isi: &Isian) -> Hasil<()> {
    if !d.no_hp.is_empty() && d.no_hp != isi.dasar.no_hp {
        let pesan = format!("No HP pelanggan ini tercatat {}, ubah dari kartunya", d.no_hp);
        return Err(MemberTolak::Isian.pada("no_hp", pesan));
    }
    let nik = &isi.dasar.nik;
    if !d.sidik_nik.is_empty() && !nik.is_empty() && !pelanggan::cocok(tx, p, nik, &[&d.sidik_nik])? {
        let pesan = format!("NIK pelanggan ini tercatat {}", d.nik_samar);
        return Err(MemberTolak::Isian.pada("nik", pesan));
    }
    Ok(())
}

/// Whose own card it is decides what it earns: nobody says so of themselves.
fn pegawai_boleh(p: &Pelaku, lama: &str, baru: &str) -> Hasil<()> {
    if lama == baru || ((p.level.penyetuju() || p.level.semua_menu()) && lama != p.user_id.as_str()) {
        return Ok(());
    }
    Err(MemberTolak::Isian.pada("pegawai", "Kartu pegawai hanya ditandai oleh SPV atau OWN lain"))
}

/// Everything of the card but its code.
pub(crate) fn tulis(tx: &mut Tx<'_>, p: &Pelaku, kode: &str, isi: &Isian) -> Hasil<()> {
    let d = &isi.dasar;
    let waktu = tx.sekarang();
    let tgl_setuju = if isi.setuju { isi.tgl_setuju.to_string() } else { String::new() };
    tx.exec(
        "UPDATE pelanggan SET nama_customer = $2, alamat_customer = $3, no_hp = $4, kelurahan = $5, kecamatan = $6, \
         kode_kota = $7, kota = $8, tgl_lahir = $9, ulang_tahun = $10, setuju = $11, tgl_setuju = $12, pegawai = $13, \
         diubah = $14, oleh = $15, versi = versi + 1 WHERE kode_pelanggan = $1",
        args![
            kode,
            d.nama_customer.as_str(),
            d.alamat_customer.as_str(),
            d.no_hp.as_str(),
            isi.kelurahan.as_str(),
            isi.kecamatan.as_str(),
            isi.kode_kota.as_str(),
            isi.kota.as_str(),
            isi.tgl_lahir.as_str(),
            isi.ulang_tahun(),
            isi.setuju,
            tgl_setuju,
            isi.pegawai.as_str(),
            waktu,
            &p.user_id
        ],
    )?;
    if !d.nik.is_empty() {
        let sidik = identitas::simpan(tx, &d.nik)?;
        tx.exec(
            "UPDATE pelanggan SET sidik_nik = $2, nik_samar = $3 WHERE kode_pelanggan = $1",
            args![kode, sidik, identitas::samarkan(&d.nik)],
        )?;
    }
    Ok(())
}

/// Gives the code that makes a customer a member, in this store on its day.
pub(crate) fn jadi_member(tx: &mut Tx<'_>, p: &Pelaku, kode: &str, cara: Cara, teks: &str) -> Hasil<String> {
    let baru = kode::beri(tx, p, kode, cara, teks)?;
    let toko = tx.toko().clone();
    let tgl = platform::toko::cari(tx, &toko)?.tgl_system;
    tx.exec(
        "UPDATE pelanggan SET kode_member = $2, tgl_daftar = CASE WHEN tgl_daftar = '' THEN $3 ELSE tgl_daftar END, \
         kode_cabang_daftar = CASE WHEN kode_cabang_daftar = '' THEN $4 ELSE kode_cabang_daftar END, \
         jenis_pelanggan = CASE WHEN jenis_pelanggan = 'UMUM' THEN 'MEMBER' ELSE jenis_pelanggan END WHERE kode_pelanggan = $1",
        args![kode, baru.as_str(), tgl, &toko],
    )?;
    Ok(baru)
}

pub(crate) fn indeks(tx: &mut Tx<'_>, kode: &str) -> Hasil<()> {
    match pelanggan::satu(tx, kode)? {
        Some(p) => kata::tulis(tx, &p),
        None => Ok(()),
    }
}

/// A card that may still be changed.
pub(crate) fn terbuka(tx: &mut Tx<'_>, kode: &str) -> Hasil<Member> {
    let hari_ini = tx.sekarang().tanggal();
    let m = satu(tx, kode, hari_ini)?;
    if !m.keluar.is_empty() {
        return Err(MemberTolak::SudahKeluar.tolak(format!("Member ini sudah keluar pada {}", m.keluar)));
    }
    if !m.gabung_ke.is_empty() {
        let pesan = format!("Kartu ini sudah digabung ke {}, ubah kartu itu", m.gabung_ke);
        return Err(MemberTolak::Gabung.tolak(pesan));
    }
    Ok(m)
}

/// The approval of a card that changes; bound to the whole of what changes.
pub(crate) fn izin(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    id: &str,
    (alasan, pesan): (&str, &str),
    m: &Member,
    rincian: Vec<Rincian>,
    pemilik: bool,
) -> Hasil<Otorisasi> {
    let siapa = format!("{} {} {}", m.nama_customer, m.kode_member, m.kode_pelanggan);
    let ikat: Vec<String> = rincian
        .iter()
        .map(|r| acak::sidik(&format!("{}|{}|{}", m.kode_pelanggan, r.judul, r.keterangan)))
        .collect();
    let untuk = Permohonan::isi(KATEGORI, Rupiah::NOL, vec![Alasan::new(alasan, pesan)], ikat)
        .rincian([Rincian::teks("Member", siapa.trim())])
        .rincian(rincian)
        .pemilik(pemilik);
    otorisasi::wajib(tx, id, p, &untuk, MemberTolak::PerluOtorisasi)
}

/// Points and deposits of a card wait from now on; whoever was logged in with it proves again who they are.
pub(crate) fn tahan(tx: &mut Tx<'_>, kode: &str) -> Hasil<()> {
    crate::app::sesi::akhiri_semua(tx, kode, "KARTU BERUBAH")?;
    let sampai = tx.sekarang().tambah(TAHAN).map_err(|e| db::Error::Lain(e.to_string()))?;
    tx.exec("UPDATE pelanggan SET tahan_sampai = $2 WHERE kode_pelanggan = $1", args![kode, sampai])?;
    Ok(())
}

/// Corrects a card. Who has a phone or an identity gets another only with an approval, a card that was used its first one too.
pub fn ubah(tx: &mut Tx<'_>, p: &Pelaku, kode: &str, m: &MemberMinta) -> Hasil<Terdaftar> {
    let hari_ini = tx.sekarang().tanggal();
    let lama = terbuka(tx, kode)?;
    if m.versi != lama.versi {
        let pesan = "Kartu ini baru saja diubah orang lain, muat lagi sebelum mengubahnya";
        return Err(MemberTolak::VersiBeda.tolak(pesan));
    }
    let isi = m.periksa(tx, hari_ini)?;
    pegawai_boleh(p, &lama.pegawai, &isi.pegawai)?;
    let kode = lama.kode_pelanggan.as_str();
    if let Some(ada) = kartu_nik(tx, p, &isi.dasar.nik)?.filter(|a| a.kode_pelanggan != kode) {
        let pesan = format!("NIK ini sudah terdaftar atas nama {}", ada.nama_customer);
        return Err(MemberTolak::Isian
            .pada("nik", pesan)
            .rincian(serde_json::json!({ "kode_pelanggan": ada.kode_pelanggan })));
    }
    let nomor_baru = !lama.no_hp.is_empty() && lama.no_hp != isi.dasar.no_hp;
    let ganti = berganti(tx, p, &lama, &isi)?;
    let oto = if ganti.is_empty() {
        None
    } else {
        Some(izin(
            tx,
            p,
            &m.otorisasi,
            ("UBAH_MEMBER", "Ubah nama, No HP atau NIK member"),
            &lama,
            ganti,
            false,
        )?)
    };
    let peringatan = if lama.no_hp == isi.dasar.no_hp {
        Vec::new()
    } else {
        nomor_sama(tx, &isi.dasar.no_hp, kode, m.yakin)?
    };
    let berubah = lama.setuju != isi.setuju
        || (isi.setuju && lama.tgl_setuju != isi.tgl_setuju.to_string() && !m.tgl_setuju.trim().is_empty());
    let isi = Isian {
        tgl_setuju: if berubah { isi.tgl_setuju } else { setuju_lama(&lama, isi.tgl_setuju) },
        ..isi
    };
    tulis(tx, p, kode, &isi)?;
    if berubah {
        catat_setuju(tx, p, kode, isi.setuju, isi.tgl_setuju)?;
    }
    indeks(tx, kode)?;
    if let Some(o) = &oto {
        otorisasi::tautkan(tx, o, kode)?;
        tahan(tx, kode)?;
    }
    if nomor_baru {
        kabari_nomor_lama(tx, p, &lama)?;
    }
    let catatan =
        serde_json::json!({ "sebelum": ringkas(&lama), "otorisasi": oto.as_ref().map(|o| o.id.as_str()) });
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "UBAH MEMBER", kode, &catatan.to_string())?;
    Ok(Terdaftar { member: satu(tx, kode, hari_ini)?, sudah_ada: false, peringatan })
}

/// Has anything happened under this card? Then it has points, may get some back, or somebody's money lies with us.
fn berharga(tx: &mut Tx<'_>, m: &Member) -> Hasil<bool> {
    if m.kode_member.is_empty() {
        return Ok(false);
    }
    let n: i64 = tx.nilai(
        "SELECT (SELECT COUNT(*) FROM (SELECT 1 FROM buku_poin WHERE kode_pelanggan = $1 LIMIT 1) a) + \
         (SELECT COUNT(*) FROM (SELECT 1 FROM faktur WHERE kode_pelanggan = $1 LIMIT 1) b) + \
         (SELECT COUNT(*) FROM (SELECT 1 FROM manual WHERE kode_pelanggan = $1 LIMIT 1) c) + \
         (SELECT COUNT(*) FROM (SELECT 1 FROM titipan WHERE kode_pelanggan = $1 LIMIT 1) d)",
        args![m.kode_pelanggan.as_str()],
    )?;
    Ok(n > 0)
}

/// What needs somebody else's yes, old and new: a phone or an identity that is replaced. Of a card that was used also the name, and
/// what it did not have yet: they say whose the points and deposits are.
fn berganti(tx: &mut Tx<'_>, p: &Pelaku, lama: &Member, isi: &Isian) -> Hasil<Vec<Rincian>> {
    let (kode, berharga) = (lama.kode_pelanggan.as_str(), berharga(tx, lama)?);
    let mut ganti = Vec::new();
    let d = &isi.dasar;
    if berharga && lama.nama_customer != d.nama_customer {
        ganti.push(Rincian::teks("Nama", format!("{} menjadi {}", lama.nama_customer, d.nama_customer)));
    }
    if (berharga || !lama.no_hp.is_empty()) && lama.no_hp != d.no_hp {
        ganti.push(Rincian::teks("No HP", format!("{} menjadi {}", kosong(&lama.no_hp), kosong(&d.no_hp))));
    }
    if (berharga || !lama.nik.is_empty()) && !d.nik.is_empty() && nik_lain(tx, p, kode, &d.nik)? {
        let sidik = acak::sidik(&identitas::sidik(tx, &d.nik)?);
        let (samar, ujung) = (identitas::samarkan(&d.nik), sidik.get(..8).unwrap_or_default());
        ganti.push(Rincian::teks("NIK", format!("{} menjadi {samar} ({ujung})", kosong(&lama.nik))));
    }
    Ok(ganti)
}

fn kosong(teks: &str) -> &str {
    if teks.is_empty() { "(kosong)" } else { teks }
}

fn setuju_lama(lama: &Member, kini: Tanggal) -> Tanggal {
    Tanggal::parse(&lama.tgl_setuju).unwrap_or(kini)
}

fn nik_lain(tx: &mut Tx<'_>, p: &Pelaku, kode: &str, nik: &str) -> Hasil<bool> {
    let ada: String = tx.nilai("SELECT sidik_nik FROM pelanggan WHERE kode_pelanggan = $1", args![kode])?;
    Ok(ada.is_empty() || !pelanggan::cocok(tx, p, nik, &[&ada])?)
}

/// What the trail keeps of a card before it was changed: no identity, and of the phone its end.
fn ringkas(m: &Member) -> serde_json::Value {
    let ekor = m.no_hp.len().saturating_sub(3);
    serde_json::json!({
        "nama_customer": m.nama_customer, "no_hp": m.no_hp.get(ekor..), "tgl_lahir": m.tgl_lahir, "setuju": m.setuju,
        "pegawai": m.pegawai, "versi": m.versi,
    })
}

/// Who had the number learns that it was taken off their card.
fn kabari_nomor_lama(tx: &mut Tx<'_>, p: &Pelaku, lama: &Member) -> Hasil<()> {
    let isi = format!(
        "Yth. {}, nomor ini tidak lagi terhubung dengan kartu member {}. Bila bukan Anda yang memintanya, hubungi toko kami.",
        lama.nama_customer, lama.kode_member
    );
    pesan::antre(
        tx,
        &PesanBaru {
            peristiwa: Peristiwa::GantiNomor,
            kunci: &format!("GANTI NO HP/{}/{}", lama.kode_pelanggan, lama.versi),
            kode_pelanggan: &lama.kode_pelanggan,
            no_hp: &lama.no_hp,
            isi: &isi,
            no_dok: "",
            oleh: p.user_id.as_str(),
            sampai: None,
        },
    )?;
    Ok(())
}

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = GantiKodeMember)]
pub struct GantiKode {
    /// URUT or KARTU
    pub cara_kode: String,
    pub kode_member: String,
    pub otorisasi: String,
}

/// A new card in place of a lost one. The old code still finds the person.
pub fn ganti_kode(tx: &mut Tx<'_>, p: &Pelaku, kode: &str, m: &GantiKode) -> Hasil<Member> {
    let lama = terbuka(tx, kode)?;
    let Some(cara) = cara(&m.cara_kode)? else {
        return Err(MemberTolak::Isian.pada("cara_kode", "Pilih kode berikutnya atau kartu"));
    };
    let kode = lama.kode_pelanggan.as_str();
    if !lama.kode_member.is_empty() {
        let baru = if cara == Cara::Urut { "nomor berikutnya".to_owned() } else { rapi(&m.kode_member) };
        let rincian = vec![Rincian::teks("Kode", format!("{} menjadi {baru}", lama.kode_member))];
        let o = izin(tx, p, &m.otorisasi, ("KARTU_BARU", "Ganti kode member"), &lama, rincian, false)?;
        otorisasi::tautkan(tx, &o, kode)?;
    }
    let baru = jadi_member(tx, p, kode, cara, &m.kode_member)?;
    tx.exec("UPDATE pelanggan SET versi = versi + 1 WHERE kode_pelanggan = $1", args![kode])?;
    indeks(tx, kode)?;
    let catatan = serde_json::json!({ "sebelum": lama.kode_member, "sesudah": baru });
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "KODE MEMBER", kode, &catatan.to_string())?;
    let hari_ini = tx.sekarang().tanggal();
    satu(tx, kode, hari_ini)
}
