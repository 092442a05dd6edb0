//! What a person asked of a report: filters read and checked, stores chosen. After this nothing can be refused
//! but by the database.

use crate::saringan::{HARI_INI, JenisSaring, Saring, Ujung};
use crate::sql::Nilai;
use crate::{Laporan, LaporanTolak, SEMUA_TOKO};
use db::{Conn, Val};
use platform::modul::Setelan;
use platform::penolakan::Penolakan;
use platform::toko::{self, Toko};
use platform::{DasarTolak, Hasil, Pelaku, Tolak};
use serde_json::Value;
use std::collections::BTreeMap;
use values::{Berat, KodeToko, Tanggal, Waktu};

/// Filters as they came, by name.
pub type Isian = BTreeMap<String, Value>;

/// The longest text of a filter.
const PANJANG: usize = 100;
/// The longest period.
const TAHUN: i64 = 10;
/// Stores of one report.
const TOKO_MAKS: usize = 500;

#[derive(Debug, Clone)]
pub struct LaporanDiminta {
    /// as this person may see it
    pub laporan: &'static Laporan,
    /// cells of the query's rows that this person does not see
    pub(crate) buang: &'static [usize],
    /// the stores, one after the other
    pub toko: Vec<Toko>,
    /// the store whose name heads the paper: the one of the portal
    pub kepala: Toko,
    /// were stores chosen? Then each is a group of its own.
    pub per_toko: bool,
    pub nilai: Nilai,
    pub(crate) ganti: BTreeMap<&'static str, &'static str>,
    /// the line under the title: the days, and what else was chosen
    pub periode: String,
    /// the days of the period, for the name of a file
    pub hari: Vec<Tanggal>,
    pub user_id: String,
    pub kini: Waktu,
}

fn tolak(kode: impl Penolakan, kunci: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    kode.pada(kunci, pesan)
}

/// The text inside a value; nothing, empty and ALL are no filter.
fn isi(kunci: &str, v: Option<&Value>) -> Hasil<Option<String>> {
    let teks = match v {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::String(t)) => t.trim().to_owned(),
        Some(Value::Number(n)) => n.to_string(),
        Some(Value::Bool(b)) => b.to_string(),
        Some(Value::Array(_) | Value::Object(_)) => {
            return Err(DasarTolak::IsiCacat
                .tolak("Isian tidak sesuai")
                .kolom(kunci, "Isian salah jenisnya"));
        }
    };
    if teks.chars().count() > PANJANG {
        return Err(tolak(DasarTolak::Saringan, kunci, format!("Filter paling banyak {PANJANG} karakter")));
    }
    if teks.chars().any(char::is_control) {
        return Err(tolak(DasarTolak::Saringan, kunci, "Filter berisi karakter yang tidak boleh"));
    }
    Ok(Some(teks).filter(|t| !t.is_empty() && !t.eq_ignore_ascii_case("ALL")))
}

/// Reads the filters of a report, one by one.
struct Pembaca<'a> {
    isian: &'a Isian,
    nilai: Nilai,
    ganti: BTreeMap<&'static str, &'static str>,
    awal: Option<(&'static str, Tanggal)>,
    akhir: Option<(&'static str, Tanggal)>,
    hari: Vec<Tanggal>,
    /// what was chosen beside the days, for the paper
    sebut: Vec<String>,
}

impl Pembaca<'_> {
    fn simpan(&mut self, kunci: &str, v: impl Into<Val>) {
        self.nilai.insert(kunci.to_owned(), v.into());
    }

    fn satu(&mut self, s: &'static Saring) -> Hasil<()> {
        if matches!(s.jenis, JenisSaring::RentangHarga) {
            return self.rentang(s);
        }
        let Some(teks) = isi(s.kunci, self.isian.get(s.kunci))? else {
            // ALL is an answer to a required choice, nothing is not.
            let ada = self.isian.get(s.kunci).and_then(Value::as_str).is_some_and(|t| !t.trim().is_empty());
            let dituntut = s.bila.is_none_or(|(kunci, nilai)| {
                self.isian
                    .get(kunci)
                    .and_then(Value::as_str)
                    .is_some_and(|t| t.trim().eq_ignore_ascii_case(nilai))
            });
            return match s.wajib.filter(|_| dituntut) {
                Some(pesan) if !ada || matches!(s.jenis, JenisSaring::Tanggal(_)) => {
                    Err(tolak(LaporanTolak::Wajib, s.kunci, pesan))
                }
                _ => {
                    if let JenisSaring::Urut(p) | JenisSaring::Pilihan(p) = s.jenis {
                        let bawaan = p.iter().find(|x| x.nilai == s.awal).or(p.first());
                        self.ganti.extend(bawaan.map(|x| (s.kunci, x.sql)));
                    }
                    Ok(())
                }
            };
        };
        match s.jenis {
            JenisSaring::Tanggal(ujung) => self.tanggal(s, ujung, &teks)?,
            JenisSaring::Pilihan(p) | JenisSaring::Urut(p) => {
                let dipilih = p.iter().find(|x| x.nilai.eq_ignore_ascii_case(&teks)).ok_or_else(|| {
                    tolak(DasarTolak::Saringan, s.kunci, format!("{} tidak ada di pilihan", s.label))
                })?;
                self.ganti.insert(s.kunci, dipilih.sql);
                self.simpan(s.kunci, dipilih.nilai);
                self.sebut.push(format!("{}: {}", s.label, dipilih.label));
                return Ok(());
            }
            JenisSaring::Rujuk(_) => self.simpan(s.kunci, teks.to_uppercase()),
            JenisSaring::User | JenisSaring::Teks | JenisSaring::Daftar(_) => {
                self.simpan(&format!("{}.kecil", s.kunci), teks.to_lowercase());
                self.simpan(&format!("{}.cari", s.kunci), db::pola_cari(&teks));
                self.simpan(s.kunci, teks.as_str());
            }
            JenisSaring::Angka => {
                let n = angka(s.kunci, s.label, &teks)?;
                self.simpan(s.kunci, n);
            }
            JenisSaring::Berat => {
                let gram: Berat = teks.replace(',', ".").parse().map_err(|_| {
                    let pesan = format!("{} harus gram, paling banyak tiga desimal", s.label);
                    tolak(DasarTolak::Saringan, s.kunci, pesan)
                })?;
                self.simpan(s.kunci, gram.sebagai_mg());
            }
            JenisSaring::RentangHarga => {}
        }
        if !matches!(s.jenis, JenisSaring::Tanggal(_)) {
            self.sebut.push(format!("{}: {teks}", s.label));
        }
        Ok(())
    }

    fn tanggal(&mut self, s: &'static Saring, ujung: Ujung, teks: &str) -> Hasil<()> {
        let salah = |_| tolak(DasarTolak::Saringan, s.kunci, format!("{} harus tanggal yyyy-MM-dd", s.label));
        let t = Tanggal::parse(teks).map_err(salah)?;
        let awal = |t: Tanggal| Waktu::di(t, 0, 0, 0);
        self.simpan(s.kunci, t);
        self.simpan(&format!("{}.awal", s.kunci), awal(t).map_err(salah)?);
        self.simpan(&format!("{}.habis", s.kunci), t.tambah_hari(1).and_then(awal).map_err(salah)?);
        self.hari.push(t);
        match ujung {
            Ujung::Awal => self.awal = Some((s.kunci, t)),
            Ujung::Akhir => self.akhir = Some((s.kunci, t)),
            Ujung::Tunggal => {}
        }
        Ok(())
    }

    fn rentang(&mut self, s: &'static Saring) -> Hasil<()> {
        let mut ujung = [None, None];
        for (u, akhiran) in ujung.iter_mut().zip(["dari", "sampai"]) {
            let kunci = format!("{}_{akhiran}", s.kunci);
            if let Some(teks) = isi(&kunci, self.isian.get(&kunci))? {
                let n = angka(&kunci, s.label, &teks)?;
                *u = Some(n);
                self.simpan(&kunci, n);
            }
        }
        let tulis = |n: Option<i64>| n.map_or_else(|| "-".to_owned(), values::format::ribuan);
        if ujung != [None, None] {
            self.sebut.push(format!("{}: {} s/d {}", s.label, tulis(ujung[0]), tulis(ujung[1])));
        }
        match ujung {
            [Some(a), Some(b)] if b < a => Err(tolak(
                DasarTolak::Periode,
                &format!("{}_sampai", s.kunci),
                format!("{} Sampai Tidak Boleh Kurang Dari {} Dari", s.label, s.label),
            )),
            _ => Ok(()),
        }
    }

    /// The two ends of the period together.
    fn periode(&self) -> Hasil<()> {
        let (Some((_, awal)), Some((kunci, akhir))) = (self.awal, self.akhir) else { return Ok(()) };
        if akhir.sebelum(awal) {
            return Err(tolak(DasarTolak::Periode, kunci, "Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal"));
        }
        let batas = awal.tambah_bulan(12 * TAHUN);
        if batas.is_ok_and(|b| akhir > b) {
            return Err(tolak(
                LaporanTolak::RentangLama,
                kunci,
                format!("Rentang Tanggal Paling Lama {TAHUN} Tahun"),
            ));
        }
        Ok(())
    }
}

fn angka(kunci: &str, label: &str, teks: &str) -> Hasil<i64> {
    teks.parse().map_err(|_| tolak(DasarTolak::Saringan, kunci, format!("{label} harus angka bulat")))
}

/// Filters that a setting of the store fixes to the business day, whatever was sent; none where nothing is fixed.
fn tetapkan(c: &mut Conn, l: &Laporan, t: &Toko, isian: &Isian) -> Hasil<Option<Isian>> {
    if l.saringan.iter().all(|s| s.tetap.is_none()) {
        return Ok(None);
    }
    let set = Setelan::baca(c, &t.kode_toko)?;
    let mut hasil = isian.clone();
    for s in l.saringan.iter().filter(|s| s.tetap.is_some_and(|k| set.nyala(k))) {
        let awal = if s.awal == HARI_INI { t.tgl_system.to_string() } else { s.awal.to_owned() };
        hasil.insert(s.kunci.to_owned(), Value::String(awal));
    }
    Ok(Some(hasil))
}

/// The names a report's filters may have.
fn dikenal(l: &Laporan, kunci: &str) -> bool {
    l.saringan.iter().any(|s| match s.jenis {
        JenisSaring::RentangHarga => {
            kunci.strip_prefix(s.kunci).is_some_and(|akhiran| matches!(akhiran, "_dari" | "_sampai"))
        }
        _ => s.kunci == kunci,
    })
}

impl LaporanDiminta {
    /// Reads what was asked. `toko` are the stores that were chosen, none for the one of the portal.
    pub fn baca(
        c: &mut Conn,
        p: &Pelaku,
        laporan: &'static Laporan,
        isian: &Isian,
        toko: &[String],
        kini: Waktu,
    ) -> Hasil<Self> {
        for (k, v) in isian {
            isi(k, Some(v))?;
        }
        if let Some(asing) = isian.keys().find(|k| !dikenal(laporan, k)) {
            // What a stranger calls a filter is told back only when it looks like a name.
            let nama: String = asing.chars().filter(char::is_ascii_graphic).take(40).collect();
            return Err(tolak(LaporanTolak::SaringanAsing, &nama, "Filter tidak dikenal di laporan ini"));
        }
        let mut milik = isian.clone();
        if !laporan.milik_kasir.is_empty() && p.level == platform::Level::Kasir {
            milik.insert(laporan.milik_kasir.to_owned(), Value::String(p.user_id.to_string()));
        }
        let mut b = Pembaca {
            isian: &milik,
            nilai: Nilai::new(),
            ganti: BTreeMap::new(),
            awal: None,
            akhir: None,
            hari: Vec::new(),
            sebut: Vec::new(),
        };
        let kepala = toko::cari(c, &p.toko)?;
        let isian_tetap = tetapkan(c, laporan, &kepala, &milik)?;
        b.isian = isian_tetap.as_ref().unwrap_or(&milik);
        for s in laporan.saringan {
            b.satu(s)?;
        }
        b.periode()?;
        let (toko, per_toko) = pilih_toko(c, p, laporan, &kepala, toko)?;
        let hari = match b.hari.as_slice() {
            [] => None,
            [t] => Some(format!("Tanggal {t}")),
            [a, z, ..] => Some(format!("Periode {a} s/d {z}")),
        };
        let periode = hari.into_iter().chain(std::mem::take(&mut b.sebut)).collect::<Vec<_>>().join(" · ");
        b.simpan("kini", kini);
        let (laporan, buang) = crate::untuk(laporan, p);
        Ok(Self {
            laporan,
            buang,
            toko,
            kepala,
            per_toko,
            nilai: b.nilai,
            ganti: b.ganti,
            periode,
            hari: b.hari,
            user_id: p.user_id.to_string(),
            kini,
        })
    }

    /// The statement for one store, and its values.
    pub fn kueri(&self, sql: &str, toko: &KodeToko) -> Hasil<(String, Vec<Val>)> {
        let mut nilai = self.nilai.clone();
        nilai.insert("toko".to_owned(), toko.into());
        crate::sql::susun(sql, &nilai, &self.ganti)
    }

    /// A filter's text, where it was set.
    pub fn teks(&self, kunci: &str) -> Option<&str> {
        match self.nilai.get(kunci) {
            Some(Val::Text(t)) => Some(t),
            _ => None,
        }
    }
}

/// The stores to read, and whether they were chosen.
fn pilih_toko(
    c: &mut Conn,
    p: &Pelaku,
    l: &Laporan,
    sendiri: &Toko,
    kode: &[String],
) -> Hasil<(Vec<Toko>, bool)> {
    let tolak = |pesan: String| LaporanTolak::TokoDilarang.pada("toko", pesan);
    if kode.is_empty() {
        return Ok((vec![sendiri.clone()], false));
    }
    if !p.pusat || !l.pusat {
        // Naming the store one is in asks for nothing more.
        if kode.iter().all(|k| k.eq_ignore_ascii_case(sendiri.kode_toko.as_str())) {
            return Ok((vec![sendiri.clone()], false));
        }
        return Err(tolak("Hanya kantor pusat yang boleh memilih toko".into()));
    }
    let semua = toko::semua(c)?;
    if kode.iter().any(|k| k.eq_ignore_ascii_case(SEMUA_TOKO)) {
        return Ok((semua, true));
    }
    if kode.len() > TOKO_MAKS {
        return Err(tolak(format!("Paling banyak {TOKO_MAKS} toko")));
    }
    let mut dipilih: Vec<Toko> = Vec::with_capacity(kode.len());
    for k in kode {
        let dicari = KodeToko::parse(k).ok();
        let ada = semua.iter().find(|t| Some(&t.kode_toko) == dicari.as_ref());
        let ada = ada.ok_or_else(|| {
            let pesan = "Toko tidak terdaftar";
            LaporanTolak::Toko.pada("toko", pesan)
        })?;
        if !dipilih.contains(ada) {
            dipilih.push(ada.clone());
        }
    }
    Ok((dipilih, true))
}
