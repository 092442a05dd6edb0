//! Gold put into a customer's piece: out of what waits for the melt, or bullion, with the purity it has there. It is charged at the
//! price of the day, never below what it cost, and with the making charge of the setting.

use crate::barang_masuk::kadar_harga;
use crate::minta::EmasTambah;
use barang::curah::manual::{Dagangan, ManualBaris, Meja};
use db::Conn;
use konter::{Hari, meluap};
use ledger::curah::{self, Isi, Macam};
use ledger::stok::Lokasi;
use niaga::acuan::Acuan;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use values::{Arah, Berat, Kadar, Pembulatan, Rupiah};

/// Gold that goes in, where it comes from, and what it costs whom.
pub(crate) struct Emas {
    pub(crate) dari: Dagangan,
    /// its own purity
    pub(crate) kadar: Kadar,
    /// what the customer pays for it
    pub(crate) rp: Rupiah,
}

impl Emas {
    pub(crate) fn modal(&self) -> Rupiah {
        self.dari.isi.nilai
    }
}

pub(crate) type Langkahnya<T> = Result<T, (&'static str, String)>;

/// Several lines may take from one lot: each what the ones before left.
#[derive(Default)]
pub(crate) struct Terpakai(Vec<(Macam, Lokasi, Isi)>);

impl Terpakai {
    fn sisa(&self, d: &Dagangan, ada: Isi) -> Hasil<Isi> {
        let mut sisa = ada;
        for (.., isi) in self.0.iter().filter(|(m, t, _)| *m == d.macam && *t == d.tempat) {
            sisa = Isi {
                qty: sisa.qty - isi.qty,
                berat: sisa.berat.kurang(isi.berat).map_err(meluap)?,
                murni: sisa.murni.kurang(isi.murni).map_err(meluap)?,
                nilai: sisa.nilai.kurang(isi.nilai).map_err(meluap)?,
            };
        }
        Ok(sisa)
    }
}

fn kali(n: i64, atas: i64, bawah: i64) -> Hasil<i64> {
    let hasil = i128::from(n) * i128::from(atas) / i128::from(bawah.max(1));
    i64::try_from(hasil).map_err(|_| meluap(values::Meluap))
}

fn harga(c: &mut Conn, p: &Pelaku, h: &Hari, d: &Dagangan, kadar: Kadar) -> Hasil<Rupiah> {
    let mut a = Acuan::baca(c, p)?;
    let g = a.group(c, d.macam.group.as_str())?.clone();
    let hari_ini = a
        .gram_jual(&g, kadar_harga(c, &p.toko, d.macam.group.as_str(), kadar)?)?
        .kali(d.isi.berat)
        .map_err(meluap)?;
    if hari_ini <= Rupiah::NOL {
        return Ok(Rupiah::NOL);
    }
    let gram = h.hari("SERVICE_ONGKOS_EMAS", 0).max(0);
    let ongkos = Rupiah::new(kali(gram, d.isi.berat.sebagai_mg(), 1_000)?);
    let jumlah = hari_ini.max(d.isi.nilai).tambah(ongkos).map_err(meluap)?;
    let kelipatan = a.set.nilai("PEMBULATAN").parse().unwrap_or(500);
    Pembulatan::new(kelipatan, Arah::Naik).unwrap_or_default().bulatkan(jumlah).map_err(meluap)
}

/// Enough of it in a tray that may give it, and its price.
pub(crate) fn siapkan(
    c: &mut Conn,
    p: &Pelaku,
    h: &Hari,
    m: &EmasTambah,
    terpakai: &mut Terpakai,
) -> Hasil<Langkahnya<Emas>> {
    const KOLOM: &str = "emas_tambah";
    let baris = ManualBaris {
        kode_group: m.kode_group.clone(),
        kode_dept: m.kode_dept.clone(),
        kode_toko: m.kode_toko.clone(),
        berat: m.berat,
        ..ManualBaris::default()
    };
    let (meja, mut s) = (Meja::baca(c, &p.toko)?, Salah::default());
    let Some(mut d) = meja.ke_tukang(c, &p.toko, (0, &baris), &mut s)? else {
        let pesan = s.pesan().first().map(|(.., t)| t.clone());
        return Ok(Err((KOLOM, pesan.unwrap_or_else(|| "Emas tambahan tidak ada".to_owned()))));
    };
    let ada = curah::saldo(c, &p.toko, &d.macam, &d.tempat)?;
    let sisa = terpakai.sisa(&d, ada)?;
    let qty = if m.berat == sisa.berat { sisa.qty } else { 0 };
    let Some(isi) = sisa.bagian(qty, m.berat).map_err(meluap)? else {
        let pesan = format!("Stok {} di {} tinggal {} g", d.macam.dept, d.kode_toko, sisa.berat);
        return Ok(Err((KOLOM, pesan)));
    };
    if isi.berat <= Berat::NOL || isi.murni <= Berat::NOL {
        return Ok(Err((KOLOM, format!("Emas di {} tidak mengandung emas murni", d.kode_toko))));
    }
    d.isi = isi;
    terpakai.0.push((d.macam.clone(), d.tempat.clone(), isi));
    let kadar = kali(isi.murni.sebagai_mg(), 10_000, isi.berat.sebagai_mg())?;
    let kadar = Kadar::perseratus(kadar.clamp(0, 10_000)).unwrap_or(Kadar::PENUH);
    let rp = harga(c, p, h, &d, kadar)?;
    if rp <= Rupiah::NOL {
        return Ok(Err((KOLOM, format!("Harga emas group {} hari ini belum ada", d.macam.group))));
    }
    Ok(Ok(Emas { dari: d, kadar, rp }))
}
