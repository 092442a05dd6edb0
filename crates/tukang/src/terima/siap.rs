//! A delivery, checked and reckoned: fine weights, the loss the norm allows and the loss that there can be. Nothing is written.

use super::{Hitungan, MintaTerima, UntukPesanan};
use crate::TukangTolak;
use crate::kerja::{self, Kerja, Tukang};
use crate::norma;
use barang::curah::manual::{Dagangan, ManualBaris, Meja};
use barang::masuk_tukang::{self, BarangSah, BarangTukang};
use barang::pindai;
use db::{Conn, args};
use konter::meluap;
use ledger::Galat;
use ledger::tukang as buku;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use values::{Berat, JUMLAH_MAKS, JenisDok, Kadar, KodeToko, NoFaktur, Persen, Rupiah};

const PALING_BANYAK: usize = 200;

pub(super) struct Siap {
    pub(super) tukang: Tukang,
    pub(super) kerja: Option<Kerja>,
    /// of a work that begins and ends with this delivery
    pub(super) jenis_kerja: String,
    pub(super) keterangan: String,
    pub(super) barang: Vec<BarangSah>,
    pub(super) rosok: Vec<(Dagangan, Kadar)>,
    pub(super) hitung: Hitungan,
}

/// What a delivery comes to; refused as it would be when it is saved, but for its approval.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &MintaTerima) -> Hasil<Hitungan> {
    siapkan(c, p, m, None).map(|s| s.hitung)
}

/// The same for the work of an order.
pub fn hitung_untuk_pesanan(
    c: &mut Conn,
    p: &Pelaku,
    m: &MintaTerima,
    untuk: &UntukPesanan<'_>,
) -> Hasil<Hitungan> {
    siapkan(c, p, m, Some(untuk)).map(|s| s.hitung)
}

pub(super) fn siapkan(
    c: &mut Conn,
    p: &Pelaku,
    m: &MintaTerima,
    untuk: Option<&UntukPesanan<'_>>,
) -> Hasil<Siap> {
    let banyak = m.detail_barang.len() + m.rosok.len();
    if banyak > PALING_BANYAK || (banyak == 0 && m.susut <= Berat::NOL) {
        let pesan =
            if banyak == 0 { "Belum ada yang diterima" } else { "Paling banyak 200 baris sekali simpan" };
        return Err(TukangTolak::Isian.pada("detail_barang", pesan));
    }
    if m.susut < Berat::NOL {
        return Err(TukangTolak::Isian.pada("susut", "Susut tidak boleh kurang dari nol"));
    }
    if m.upah < Rupiah::NOL || m.upah > JUMLAH_MAKS || (m.upah > Rupiah::NOL && m.id_kerja != 0) {
        let pesan = "Upah disepakati untuk barang stok; upah pekerjaan disepakati waktu diserahkan";
        return Err(TukangTolak::Isian.pada("upah", pesan));
    }
    // Gold that he still has comes back also when he gets no work any more.
    let kode = m.kode_tukang.trim().to_uppercase();
    let tukang = match kerja::cari(c, &p.toko, &kode)? {
        Some(t) => t,
        None => kerja::wajib_ada(c, &p.toko, &kode)?,
    };
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let kerja = kerja_siap(c, p, m, &tukang, untuk)?;
    let jenis_kerja = match &kerja {
        Some(k) => k.jenis_kerja.clone(),
        None if m.detail_barang.is_empty() => String::new(),
        None => kerja::dikenal(c, &p.toko, &m.jenis_kerja)?,
    };
    let tgl = platform::toko::cari(c, &p.toko)?.tgl_system;
    let norma = match &kerja {
        Some(k) => k.norma,
        None if jenis_kerja.is_empty() => Persen::perseratus(0),
        None => norma::berlaku(c, &p.toko, &tukang, &jenis_kerja, tgl)?,
    };
    let barang = barang_siap(c, p, m, untuk)?;
    let rosok = rosok_siap(c, p, m)?;
    let hitung = hitungan(c, &p.toko, (&kode, kerja.as_ref(), norma), (&barang, &rosok, m.susut))?;
    Ok(Siap { tukang, kerja, jenis_kerja, keterangan, barang, rosok, hitung })
}

/// The work: the craftsman's own, still running, and of the order it is received for.
fn kerja_siap(
    c: &mut Conn,
    p: &Pelaku,
    m: &MintaTerima,
    t: &Tukang,
    untuk: Option<&UntukPesanan<'_>>,
) -> Hasil<Option<Kerja>> {
    if m.id_kerja == 0 {
        return match untuk {
            None => Ok(None),
            Some(_) => Err(TukangTolak::KerjaTidakAda.pada("id_kerja", "Pekerjaan Harus Dipilih")),
        };
    }
    let k = kerja::satu(c, &p.toko, m.id_kerja)?;
    if k.kode_tukang != t.kode_tukang {
        let pesan = format!("Pekerjaan {} milik tukang {}", k.id, k.kode_tukang);
        return Err(TukangTolak::KerjaTidakAda.pada("id_kerja", pesan));
    }
    if k.status != "JALAN" {
        let pesan = format!("Pekerjaan {} sudah {}", k.id, k.status);
        return Err(TukangTolak::KerjaSelesai.pada("id_kerja", pesan));
    }
    let jenis = NoFaktur::parse(&k.no_dok).ok().map(|n| n.jenis());
    let lain = matches!(jenis, Some(JenisDok::Pesanan | JenisDok::Service));
    match untuk {
        None if lain && (m.selesai || !m.detail_barang.is_empty()) => {
            let pesan = format!("Pekerjaan {} diterima dan diselesaikan dari dokumennya, {}", k.id, k.no_dok);
            Err(TukangTolak::KerjaTidakAda.pada("id_kerja", pesan))
        }
        Some(u) if u.no_pesanan.to_string() != k.no_dok => {
            let pesan = format!("Pekerjaan {} untuk {}", k.id, k.no_dok);
            Err(TukangTolak::KerjaTidakAda.pada("id_kerja", pesan))
        }
        _ => Ok(Some(k)),
    }
}

fn barang_siap(
    c: &mut Conn,
    p: &Pelaku,
    m: &MintaTerima,
    untuk: Option<&UntukPesanan<'_>>,
) -> Hasil<Vec<BarangSah>> {
    if m.detail_barang.is_empty() {
        return Ok(Vec::new());
    }
    let gudang = if untuk.is_some() { "TITIP" } else { "LABEL" };
    let kosong = m.detail_barang.iter().filter(|b| b.kode_toko.trim().is_empty()).count();
    let baki = if kosong > 0 {
        pindai::baki_pertama(c, &p.toko, TukangTolak::Isian, "kode_toko", gudang, kosong)?.baki.to_string()
    } else {
        String::new()
    };
    let baris: Vec<BarangTukang> = m
        .detail_barang
        .iter()
        .map(|b| BarangTukang {
            nama_barang: b.nama_barang.clone(),
            kode_group: b.kode_group.clone(),
            kode_dept: b.kode_dept.clone(),
            kode_toko: if b.kode_toko.trim().is_empty() { baki.clone() } else { b.kode_toko.clone() },
            berat: b.berat,
            berat_atribut: b.berat_atribut,
            kadar_uji: b.kadar_uji,
            kadar_pesan: b.kadar_pesan,
            size: b.size.clone(),
            no_pesanan: untuk.map(|u| u.no_pesanan.to_string()).unwrap_or_default(),
            id_barang_pesanan: untuk.map(|u| u.id_barang.to_owned()).unwrap_or_default(),
        })
        .collect();
    let mut s = Salah::di("detail_barang");
    let sah = masuk_tukang::periksa(c, p, &[gudang], &baris, &mut s)?;
    s.tolak(TukangTolak::Isian)?;
    Ok(sah)
}

fn rosok_siap(c: &mut Conn, p: &Pelaku, m: &MintaTerima) -> Hasil<Vec<(Dagangan, Kadar)>> {
    if m.rosok.is_empty() {
        return Ok(Vec::new());
    }
    let (meja, mut s) = (Meja::baca(c, &p.toko)?, Salah::di("rosok"));
    let mut semua = Vec::with_capacity(m.rosok.len());
    for (ke, b) in m.rosok.iter().enumerate() {
        let kadar = b.kadar_uji.unwrap_or(Kadar::NOL);
        if kadar == Kadar::NOL {
            s.beri(ke, "kadar_uji", "Kadar Uji Harus Diisi");
        }
        let baris = ManualBaris {
            kode_group: b.kode_group.clone(),
            kode_dept: b.kode_dept.clone(),
            kode_toko: b.kode_toko.clone(),
            berat: b.berat,
            ..ManualBaris::default()
        };
        let Some(d) = meja.dari_tukang((ke, &baris), kadar, &mut s) else { continue };
        if kadar != Kadar::NOL && d.isi.murni <= Berat::NOL {
            s.beri(ke, "berat", "Berat murninya nol");
        }
        semua.push((d, kadar));
    }
    s.tolak(TukangTolak::Isian)?;
    Ok(semua)
}

/// What stands for a work so far: gold issued for it, pieces, scrap and loss that came off.
#[derive(Debug, Clone, Copy, Default)]
struct Sejauh {
    emas: i64,
    barang: i64,
    rosok: i64,
    susut: i64,
}

fn sejauh(c: &mut Conn, toko: &KodeToko, id: i64) -> Hasil<Sejauh> {
    let emas = c.nilai::<i64>(
        "SELECT CAST(COALESCE(SUM(e.murni), 0) AS BIGINT) FROM emas_tukang e WHERE e.toko = $1 AND e.id_kerja = $2 \
         AND NOT EXISTS (SELECT 1 FROM batal_tukang b WHERE b.toko = e.toko AND b.no_dok = e.no_dok)",
        args![toko, id],
    )?;
    let kembali = c.one(
        "SELECT CAST(COALESCE(SUM(t.murni_barang), 0) AS BIGINT), CAST(COALESCE(SUM(t.murni_rosok), 0) AS BIGINT), \
         CAST(COALESCE(SUM(t.susut), 0) AS BIGINT) FROM terima_tukang t WHERE t.toko = $1 AND t.id_kerja = $2 \
         AND NOT EXISTS (SELECT 1 FROM batal_tukang b WHERE b.toko = t.toko AND b.no_dok = t.no_dok)",
        args![toko, id],
        |r| Ok((r.int(0)?, r.int(1)?, r.int(2)?)),
    )?;
    let (barang, rosok, susut) = kembali.unwrap_or_default();
    Ok(Sejauh { emas, barang, rosok, susut })
}

fn jumlah(isi: impl IntoIterator<Item = Berat>) -> Hasil<Berat> {
    isi.into_iter().try_fold(Berat::NOL, Berat::tambah).map_err(meluap)
}

fn hitungan(
    c: &mut Conn,
    toko: &KodeToko,
    (kode, kerja, norma): (&str, Option<&Kerja>, Persen),
    (barang, rosok, susut): (&[BarangSah], &[(Dagangan, Kadar)], Berat),
) -> Hasil<Hitungan> {
    let murni_per_barang: Vec<Berat> = barang.iter().map(|b| b.murni).collect();
    let murni_per_rosok: Vec<Berat> = rosok.iter().map(|(d, _)| d.isi.murni).collect();
    let (murni_barang, murni_rosok) =
        (jumlah(murni_per_barang.iter().copied())?, jumlah(murni_per_rosok.iter().copied())?);
    let saldo = buku::saldo(c, toko, kode)?;
    let kembali = murni_barang.tambah(murni_rosok).map_err(meluap)?;
    if kembali > saldo {
        return Err(Galat::TukangKurang { kode: kode.to_owned(), ada: saldo, perlu: kembali }.into());
    }
    let lalu = match kerja {
        Some(k) => sejauh(c, toko, k.id)?,
        None => Sejauh::default(),
    };
    let kurang = |a: Berat, b: i64| a.kurang(Berat::mg(b)).map_err(meluap);
    let mut nyata = saldo.kurang(kembali).map_err(meluap)?;
    if lalu.emas > 0 {
        // Gold was given for this very work: no more is lost than did not come back of it.
        let sisa = kurang(Berat::mg(lalu.emas), lalu.barang + lalu.rosok + lalu.susut)?;
        nyata = nyata.min(sisa.kurang(kembali).map_err(meluap)?.max(Berat::NOL));
    }
    if susut > nyata {
        let pesan = format!("Susut paling banyak {nyata} gram murni: yang belum kembali hanya itu");
        return Err(TukangTolak::LebihSusut.pada("susut", pesan));
    }
    let jadi = murni_barang.tambah(Berat::mg(lalu.barang)).map_err(meluap)?;
    let boleh = norma::dari(jadi, norma).map_err(meluap)?;
    let susut_norma = kurang(boleh, lalu.susut)?.max(Berat::NOL);
    let susut_lebih = susut.kurang(susut_norma).map_err(meluap)?.max(Berat::NOL);
    let sisa = saldo.kurang(kembali).and_then(|s| s.kurang(susut)).map_err(meluap)?;
    Ok(Hitungan {
        murni_per_barang,
        murni_per_rosok,
        murni_barang,
        murni_rosok,
        norma,
        susut_norma,
        susut_nyata: nyata,
        susut,
        susut_lebih,
        saldo,
        sisa,
    })
}
