//! Publishing: the prices of the day are confirmed as carried forward, or changed. Head office may do it for
//! several stores in one transaction; each gets its own rows, its own versions and its own line in the book.

use crate::acuan::{Angka, DASAR, Keadaan};
use crate::{HargaTolak, buku, pratinjau};
use db::{Kunci, Tx, Val};
use master::{Hak, Master, MasterTolak, Mentah};
use platform::{DasarTolak, Hasil, Level, Pelaku, Siaran, Tolak, Tujuan};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use values::{KodeToko, UsdSen};

/// A price somebody wants to stand.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = UsulHarga)]
pub struct Usul {
    /// empty for pure gold
    pub kode_group: String,
    pub harga_jual: i64,
    pub harga_beli: i64,
    #[serde(default)]
    pub harga_rosok: i64,
    /// rupiah for a dollar, two decimals
    #[serde(default)]
    #[schema(value_type = f64)]
    pub kurs_usd: UsdSen,
}

impl Usul {
    pub(crate) fn angka(&self) -> Angka {
        Angka {
            harga_jual: self.harga_jual,
            harga_beli: self.harga_beli,
            harga_rosok: self.harga_rosok,
            kurs_usd: self.kurs_usd,
        }
    }
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = TerbitHarga)]
pub struct Terbit {
    /// of what was read; a change by somebody else in between is refused
    pub penanda: String,
    /// what is not named is confirmed as it was carried forward
    pub baris: Vec<Usul>,
    /// stores to publish for; left out, the store one works in. Others only for head office.
    #[serde(default)]
    pub toko: Vec<String>,
    /// a change over the limit was seen and is meant
    #[serde(default)]
    pub yakin: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TokoTerbitHarga)]
pub struct TokoTerbit {
    pub kode_toko: String,
    pub tanggal: String,
    /// groups whose price changed
    pub diubah: usize,
    /// groups confirmed
    pub dikonfirmasi: usize,
    /// groups this store does not have
    pub dilewati: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TerbitanHarga)]
pub struct Terbitan {
    pub toko: Vec<TokoTerbit>,
}

const PALING_BANYAK: usize = 500;
const HARGA_MAKS: i64 = values::JUMLAH_MAKS.nilai();

fn salah(kode: HargaTolak, kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    kode.pada(kolom, pesan)
}

/// What no price may be, whatever the store.
pub(crate) fn periksa(baris: &[Usul]) -> Hasil<()> {
    if baris.len() > PALING_BANYAK {
        return Err(salah(
            HargaTolak::Baris,
            "baris",
            format!("Paling banyak {PALING_BANYAK} harga sekali kirim"),
        ));
    }
    let mut ada = BTreeSet::new();
    for (i, u) in baris.iter().enumerate() {
        let di = |kolom: &str| format!("baris[{i}].{kolom}");
        if !ada.insert(u.kode_group.as_str()) {
            return Err(salah(HargaTolak::Baris, &di("kode_group"), "Group ini disebut lebih dari sekali"));
        }
        for (kolom, sebut, nilai, boleh_nol) in [
            ("harga_jual", "Harga Jual", u.harga_jual, false),
            ("harga_beli", "Harga Beli", u.harga_beli, false),
            ("harga_rosok", "Harga Rosok", u.harga_rosok, true),
            ("kurs_usd", "Kurs USD", u.kurs_usd.sebagai_sen(), true),
        ] {
            if nilai == 0 && !boleh_nol {
                return Err(salah(HargaTolak::Angka, &di(kolom), format!("{sebut} Tidak Boleh Kosong")));
            }
            if nilai < 0 {
                return Err(salah(
                    HargaTolak::Angka,
                    &di(kolom),
                    format!("{sebut} tidak boleh kurang dari nol"),
                ));
            }
            if nilai > HARGA_MAKS {
                return Err(salah(HargaTolak::Angka, &di(kolom), format!("{sebut} terlalu besar")));
            }
        }
        for (kolom, sebut, nilai) in
            [("harga_beli", "Harga Beli", u.harga_beli), ("harga_rosok", "Harga Rosok", u.harga_rosok)]
        {
            if nilai > u.harga_jual {
                let pesan = format!("{sebut} tidak boleh melebihi Harga Jual");
                return Err(salah(HargaTolak::Urutan, &di(kolom), pesan));
            }
        }
    }
    Ok(())
}

/// The stores a request is about, in the order given, each once.
pub(crate) fn tujuan(p: &Pelaku, toko: &[String]) -> Hasil<Vec<KodeToko>> {
    let mut keluar: Vec<KodeToko> = Vec::new();
    for t in toko {
        let kode = KodeToko::parse(t).map_err(|e| salah(HargaTolak::Baris, "toko", e.to_string()))?;
        if kode != p.toko && !p.pusat {
            return Err(HargaTolak::TokoLain.tolak("Harga toko lain hanya bisa diterbitkan kantor pusat"));
        }
        if !keluar.contains(&kode) {
            keluar.push(kode);
        }
    }
    if keluar.is_empty() {
        keluar.push(p.toko.clone());
    }
    Ok(keluar)
}

/// What the transaction of a publication must own.
pub fn kunci(p: &Pelaku, m: &Terbit) -> Hasil<Kunci> {
    let semua = tujuan(p, &m.toko)?;
    Ok(semua.into_iter().fold(Kunci::toko(p.toko.clone()), Kunci::dan))
}

pub fn terbitkan(tx: &mut Tx<'_>, p: &Pelaku, m: &Terbit, siaran: &Siaran) -> Hasil<Terbitan> {
    crate::izin(p)?;
    periksa(&m.baris)?;
    let semua = tujuan(p, &m.toko)?;
    let sini = Keadaan::baca(tx, &p.toko)?;
    if sini.penanda() != m.penanda {
        return Err(HargaTolak::SudahDiubah
            .tolak("Harga hari ini sudah diubah orang lain; lihat harga yang baru lalu terbitkan kembali"));
    }
    if let Some((i, u)) = m.baris.iter().enumerate().find(|(_, u)| !sini.dikenal(&u.kode_group)) {
        let pesan = format!("Group {} tidak dihargai menurut berat di toko ini", u.kode_group);
        return Err(salah(HargaTolak::Baris, &format!("baris[{i}].kode_group"), pesan));
    }
    let mut toko = Vec::with_capacity(semua.len());
    for kode in &semua {
        let di_sana = p.clone().di_portal(kode)?;
        toko.push(tx.di(kode, |tx| satu_toko(tx, &di_sana, &m.baris, m.yakin))?);
    }
    kabarkan(tx, p, &semua, siaran);
    Ok(Terbitan { toko })
}

fn kabarkan(tx: &mut Tx<'_>, p: &Pelaku, toko: &[KodeToko], siaran: &Siaran) {
    let isi = json!({
        "toko": toko, "oleh": p.user_id.as_str(), "nama": p.user_name, "waktu": tx.sekarang().to_string(),
    });
    let siaran = siaran.clone();
    tx.setelah_commit(move || siaran.kirim(Tujuan::Semua, crate::PERISTIWA, isi));
}

fn satu_toko(tx: &mut Tx<'_>, p: &Pelaku, usul: &[Usul], yakin: bool) -> Hasil<TokoTerbit> {
    let k = Keadaan::baca(tx, &p.toko)?;
    let dilewati: Vec<String> =
        usul.iter().filter(|u| !k.dikenal(&u.kode_group)).map(|u| u.kode_group.clone()).collect();
    let mut t = TokoTerbit {
        kode_toko: p.toko.to_string(),
        tanggal: k.tanggal().to_string(),
        diubah: 0,
        dikonfirmasi: 0,
        dilewati,
    };
    let mut perubahan = Vec::new();
    let kini = tx.sekarang();
    let pegangan = buku::pegangan(tx, &p.toko, kini)?;
    for (kode, nama) in k.acuan() {
        let diminta = usul.iter().find(|u| u.kode_group == kode).map(Usul::angka);
        let Some(baru) = diminta.or_else(|| k.usul(kode)) else { continue };
        let lama = k.lama(kode);
        if !yakin && let Some(w) = lama.and_then(|l| pratinjau::lonjakan(nama, l, baru, k.batas)) {
            return Err(HargaTolak::TidakBiasa
                .tolak(format!("{w}. Periksa lagi, lalu nyatakan yakin"))
                .rincian(json!({ "kode_toko": p.toko, "kode_group": kode })));
        }
        let acuan = pegangan.get(kode).copied().or(lama);
        jauh_dari_pegangan(p, &k, (kode, nama), (acuan, baru))?;
        let ada = k.hari.get(kode);
        if ada.is_some_and(|b| b.konfirmasi && b.harga == baru) {
            continue;
        }
        let id = simpan(tx, p, &k, (kode, baru), Hak::Orang)?;
        sahkan(tx, p, &id)?;
        buku::catat(tx, p, k.tanggal(), kode, lama, baru)?;
        t.dikonfirmasi += 1;
        if lama != Some(baru) {
            t.diubah += 1;
            perubahan.push(json!({ "kode_group": kode, "lama": lama, "baru": baru }));
        }
    }
    if !k.terkonfirmasi() && t.dikonfirmasi == 0 {
        return Err(HargaTolak::TanpaHarga.tolak(format!(
            "Toko {} belum punya harga emas yang bisa dikonfirmasi; isi harganya dulu",
            p.toko
        )));
    }
    let isi = json!({ "tanggal": k.tanggal(), "dikonfirmasi": t.dikonfirmasi, "perubahan": perubahan });
    ledger::audit::catat_hari_ini(
        tx,
        p.user_id.as_str(),
        "TERBIT HARGA EMAS",
        p.toko.as_str(),
        &isi.to_string(),
    )?;
    Ok(t)
}

/// Far from what an owner published, or from what was in force a day ago, in one step or in many and whatever was closed in
/// between: that is the owner's to publish. A supervisor's own 'sure' would let one person double what the shop pays, for as long
/// as it takes to sell to it. What was *published* counts: the rows of the master can be written for any day.
fn jauh_dari_pegangan(
    p: &Pelaku,
    k: &Keadaan,
    (kode, nama): (&str, &str),
    (lama, baru): (Option<Angka>, Angka),
) -> Hasil<()> {
    if p.level != Level::Spv {
        return Ok(());
    }
    // Where no rate of the dollar stood there is nothing to hold a new one against: taken to zero first, it could be anything.
    let kurs_baru = kode == DASAR
        && baru.kurs_usd.sebagai_sen() > 0
        && lama.is_some_and(|l| l.kurs_usd.sebagai_sen() == 0);
    let kurs = kurs_baru.then(|| format!("Kurs USD {} yang sebelumnya tidak ada", baru.kurs_usd));
    match lama.and_then(|l| pratinjau::lonjakan(nama, l, baru, k.batas)).or(kurs) {
        None => Ok(()),
        Some(w) => Err(HargaTolak::PerluOwner
            .tolak(format!(
                "{w} dari harga OWN terakhir atau harga 24 jam lalu. Harga sejauh ini diterbitkan OWN"
            ))
            .rincian(json!({ "kode_toko": p.toko, "kode_group": kode }))),
    }
}

fn emas() -> Hasil<&'static Master> {
    master::cari(crate::MENU.trim_start_matches('/')).ok_or_else(|| dalam("master harga emas tidak ada"))
}

fn dalam(sebab: impl std::fmt::Display) -> Tolak {
    DasarTolak::Dalam.tolak("Terjadi kesalahan di server, silahkan coba lagi").sebab(sebab)
}

fn mentah(isi: &Value) -> Hasil<Mentah> {
    let Value::Object(o) = isi else { return Err(dalam("bukan objek")) };
    o.iter().map(|(k, v)| serde_json::value::to_raw_value(v).map(|v| (k.clone(), v)).map_err(dalam)).collect()
}

/// The day's row of a group has this price, through the master's own rules.
fn simpan(tx: &mut Tx<'_>, p: &Pelaku, k: &Keadaan, (kode, baru): (&str, Angka), hak: Hak) -> Hasil<String> {
    let m = emas()?;
    let mut isi = json!({
        "tanggal": k.tanggal(), "kode_group": kode, "harga_jual": baru.harga_jual, "harga_beli": baru.harga_beli,
        "harga_rosok": baru.harga_rosok, "kurs_usd": baru.kurs_usd.to_string(),
    });
    if let Some(b) = k.hari.get(kode) {
        return Ok(master::ubah_dengan(tx, m, p, &b.id, &mentah(&isi)?, hak)?.id);
    }
    match master::tambah_dengan(tx, m, p, &mentah(&isi)?, hak) {
        // A row of this day that was deleted is woken, and then gets the price.
        Err(t) if t.adalah(MasterTolak::PernahDihapus) => {
            if let Value::Object(o) = &mut isi {
                o.insert("aktifkan".to_owned(), Value::Bool(true));
            }
            let id = master::tambah_dengan(tx, m, p, &mentah(&isi)?, hak)?.id;
            Ok(master::ubah_dengan(tx, m, p, &id, &mentah(&isi)?, hak)?.id)
        }
        hasil => Ok(hasil?.id),
    }
}

fn sahkan(tx: &mut Tx<'_>, p: &Pelaku, id: &str) -> Hasil<()> {
    let tanda: [(&'static str, Val); 3] = [
        ("konfirmasi", true.into()),
        ("konfirmasi_oleh", p.user_id.as_str().into()),
        ("konfirmasi_pada", tx.sekarang().to_string().into()),
    ];
    master::atur(tx, emas()?, p, id, &tanda).map(|_| ())
}

/// Writes the last prices into the store's business day, unconfirmed: what closing leaves for the next morning.
pub fn bawa_maju(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<usize> {
    let k = Keadaan::baca(tx, &p.toko)?;
    let mut n = 0;
    for (kode, _) in k.acuan() {
        if let (None, Some(harga)) = (k.hari.get(kode), k.usul(kode)) {
            // Who may close the day closes it: the rows it leaves behind are nobody's entry in the master.
            simpan(tx, p, &k, (kode, harga), Hak::Program)?;
            n += 1;
        }
    }
    Ok(n)
}
