//! What is owed on a contract on a day: each instalment with what was paid of it, its penalty, what settling costs; and how a
//! payment is spread: the oldest first, of each the penalty, the interest, the principal.

use crate::tabel::{Alokasi, Isi};
use db::{Conn, Tx, args};
use konter::meluap;
use platform::Hasil;
use serde::Serialize;
use values::cicilan::denda;
use values::{KodeToko, NoFaktur, Rupiah, Tanggal, Waktu};

db::bacaan! {
    struct Sudah {
        ke: i64 = "cicilan_jadwal.ke",
        jatuh_tempo: Tanggal = "cicilan_jadwal.jatuh_tempo",
        pokok_rp: Rupiah = "cicilan_jadwal.pokok_rp",
        bunga_rp: Rupiah = "cicilan_jadwal.bunga_rp",
        dibayar_pokok: Rupiah = "CAST(COALESCE(SUM(a.pokok_rp), 0) AS BIGINT)",
        dibayar_bunga: Rupiah = "CAST(COALESCE(SUM(a.bunga_rp), 0) AS BIGINT)",
        dibayar_denda: Rupiah = "CAST(COALESCE(SUM(a.denda_rp), 0) AS BIGINT)",
        bebas_rp: Rupiah = "CAST(COALESCE(SUM(a.bebas_rp), 0) AS BIGINT)",
    }
}

/// An instalment as it stands on a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = CicilanAngsuran)]
pub struct Angsuran {
    pub ke: i64,
    pub jatuh_tempo: String,
    #[schema(value_type = i64)]
    pub pokok_rp: Rupiah,
    #[schema(value_type = i64)]
    pub bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// owed today
    #[schema(value_type = i64)]
    pub denda_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dibayar_pokok: Rupiah,
    #[schema(value_type = i64)]
    pub dibayar_bunga: Rupiah,
    #[schema(value_type = i64)]
    pub dibayar_denda: Rupiah,
    /// interest that an early end did not ask for
    #[schema(value_type = i64)]
    pub bebas_rp: Rupiah,
    /// principal and interest that are left
    #[schema(value_type = i64)]
    pub sisa_rp: Rupiah,
    /// days it is late
    pub hari_lewat: i64,
    /// LUNAS, SEBAGIAN, BELUM, TERLAMBAT
    pub status: &'static str,
    #[serde(skip)]
    pub(crate) tempo: Tanggal,
    /// its month has begun
    #[serde(skip)]
    pub(crate) mulai: bool,
}

impl Angsuran {
    pub(crate) fn sisa_pokok(&self) -> Hasil<Rupiah> {
        self.pokok_rp.kurang(self.dibayar_pokok).map_err(meluap)
    }

    pub(crate) fn sisa_bunga(&self) -> Hasil<Rupiah> {
        self.bunga_rp.kurang(self.dibayar_bunga).and_then(|s| s.kurang(self.bebas_rp)).map_err(meluap)
    }
}

/// What is owed on a contract.
#[derive(Debug, Clone)]
pub(crate) struct Hutang {
    pub(crate) angsuran: Vec<Angsuran>,
    pub(crate) sisa_pokok: Rupiah,
    pub(crate) sisa_bunga: Rupiah,
    pub(crate) denda: Rupiah,
    /// what settling costs on that day
    pub(crate) pelunasan: Rupiah,
    /// the interest that settling saves
    pub(crate) bebas: Rupiah,
    /// instalments that are late, and what of them is left
    pub(crate) tunggak: i64,
    pub(crate) tunggak_rp: Rupiah,
}

fn tambah(jumlah: &mut Rupiah, n: Rupiah) -> Hasil<()> {
    *jumlah = jumlah.tambah(n).map_err(meluap)?;
    Ok(())
}

/// A month begins on the day after the one before fell due; the first with the contract.
fn satu(i: &Isi, s: &Sudah, mulai: bool, hari: Tanggal) -> Hasil<Angsuran> {
    let jumlah_rp = s.pokok_rp.tambah(s.bunga_rp).map_err(meluap)?;
    let dibayar = [s.dibayar_pokok, s.dibayar_bunga, s.bebas_rp];
    let sisa_rp = dibayar.iter().try_fold(jumlah_rp, |j, d| j.kurang(*d)).map_err(meluap)?;
    let hari_lewat = if sisa_rp > Rupiah::NOL { hari.selisih_hari(s.jatuh_tempo).max(0) } else { 0 };
    let denda_rp =
        denda(i.denda_harian, i.denda_maks, hari_lewat, sisa_rp, s.dibayar_denda).map_err(meluap)?;
    let status = if sisa_rp <= Rupiah::NOL {
        "LUNAS"
    } else if hari_lewat > 0 {
        "TERLAMBAT"
    } else if sisa_rp < jumlah_rp {
        "SEBAGIAN"
    } else {
        "BELUM"
    };
    Ok(Angsuran {
        ke: s.ke,
        jatuh_tempo: s.jatuh_tempo.to_string(),
        pokok_rp: s.pokok_rp,
        bunga_rp: s.bunga_rp,
        jumlah_rp,
        denda_rp,
        dibayar_pokok: s.dibayar_pokok,
        dibayar_bunga: s.dibayar_bunga,
        dibayar_denda: s.dibayar_denda,
        bebas_rp: s.bebas_rp,
        sisa_rp,
        hari_lewat,
        status,
        tempo: s.jatuh_tempo,
        mulai,
    })
}

/// The day penalties and interest run to: the later of the business day and Jakarta's date, as for loans. A store that does not close lets
/// nobody off.
pub(crate) fn hari_hitung(tgl_system: Tanggal, kini: Waktu) -> Tanggal {
    tgl_system.max(kini.tanggal())
}

/// Every instalment on a day, from the schedule and what was paid and not taken back.
pub(crate) fn pada(c: &mut Conn, toko: &KodeToko, i: &Isi, hari: Tanggal) -> Hasil<Hutang> {
    let sudah = c.baris::<Sudah>(
        "FROM cicilan_jadwal LEFT JOIN cicilan_alokasi a ON a.toko = cicilan_jadwal.toko \
         AND a.no_cicilan = cicilan_jadwal.no_cicilan AND a.ke = cicilan_jadwal.ke AND NOT EXISTS (SELECT 1 FROM cicilan_bayar_batal z \
         WHERE z.toko = a.toko AND z.no_bayar = a.no_bayar) \
         WHERE cicilan_jadwal.toko = $1 AND cicilan_jadwal.no_cicilan = $2 \
         GROUP BY cicilan_jadwal.ke, cicilan_jadwal.jatuh_tempo, cicilan_jadwal.pokok_rp, cicilan_jadwal.bunga_rp \
         ORDER BY cicilan_jadwal.ke",
        args![toko, i.no_cicilan.as_str()],
    )?;
    let mut mulai = true;
    let mut semua = Vec::with_capacity(sudah.len());
    for s in &sudah {
        semua.push(satu(i, s, mulai, hari)?);
        mulai = s.jatuh_tempo < hari;
    }
    jumlahkan(semua)
}

fn jumlahkan(angsuran: Vec<Angsuran>) -> Hasil<Hutang> {
    let nol = Rupiah::NOL;
    let (mut pokok, mut bunga, mut denda, mut lunas, mut bebas) = (nol, nol, nol, nol, nol);
    let (mut tunggak, mut tunggak_rp) = (0, nol);
    for a in &angsuran {
        let (p, b) = (a.sisa_pokok()?, a.sisa_bunga()?);
        tambah(&mut pokok, p)?;
        tambah(&mut bunga, b)?;
        tambah(&mut denda, a.denda_rp)?;
        tambah(&mut lunas, p.tambah(a.denda_rp).map_err(meluap)?)?;
        tambah(if a.mulai { &mut lunas } else { &mut bebas }, b)?;
        if a.hari_lewat > 0 {
            tunggak += 1;
            tambah(&mut tunggak_rp, a.sisa_rp)?;
        }
    }
    Ok(Hutang {
        angsuran,
        sisa_pokok: pokok,
        sisa_bunga: bunga,
        denda,
        pelunasan: lunas,
        bebas,
        tunggak,
        tunggak_rp,
    })
}

/// How a payment is spread.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sebaran {
    pub(crate) alokasi: Vec<Alokasi>,
    pub(crate) denda: Rupiah,
    pub(crate) bunga: Rupiah,
    pub(crate) pokok: Rupiah,
    pub(crate) bebas: Rupiah,
    pub(crate) lunas: bool,
}

fn ambil(sisa: &mut Rupiah, perlu: Rupiah) -> Hasil<Rupiah> {
    let n = perlu.min(*sisa);
    *sisa = sisa.kurang(n).map_err(meluap)?;
    Ok(n)
}

impl Hutang {
    /// Spreads money over the instalments, oldest first; what settles it all lets the interest of months that never began go.
    pub(crate) fn sebar(&self, jumlah: Rupiah) -> Hasil<Sebaran> {
        let lunas = jumlah >= self.pelunasan;
        let mut sisa = jumlah.min(self.pelunasan);
        let nol = Rupiah::NOL;
        let mut s = Sebaran { alokasi: Vec::new(), denda: nol, bunga: nol, pokok: nol, bebas: nol, lunas };
        for a in &self.angsuran {
            let (sp, sb) = (a.sisa_pokok()?, a.sisa_bunga()?);
            let denda_rp = ambil(&mut sisa, a.denda_rp)?;
            let bebas_rp = if lunas && !a.mulai { sb } else { nol };
            let bunga_rp = if lunas && !a.mulai { nol } else { ambil(&mut sisa, sb)? };
            let pokok_rp = ambil(&mut sisa, sp)?;
            for (j, n) in [
                (&mut s.denda, denda_rp),
                (&mut s.bunga, bunga_rp),
                (&mut s.pokok, pokok_rp),
                (&mut s.bebas, bebas_rp),
            ] {
                tambah(j, n)?;
            }
            if [denda_rp, bunga_rp, pokok_rp, bebas_rp].iter().any(|n| *n > nol) {
                s.alokasi.push(Alokasi { ke: a.ke, denda_rp, bunga_rp, pokok_rp, bebas_rp });
            }
        }
        Ok(s)
    }

    /// What paying the first so many open instalments comes to; never more than settling.
    pub(crate) fn sekian(&self) -> Hasil<Vec<Rupiah>> {
        let mut jumlah = Rupiah::NOL;
        let mut semua = Vec::new();
        for a in self.angsuran.iter().filter(|a| a.sisa_rp > Rupiah::NOL || a.denda_rp > Rupiah::NOL) {
            tambah(&mut jumlah, a.sisa_rp)?;
            tambah(&mut jumlah, a.denda_rp)?;
            semua.push(jumlah.min(self.pelunasan));
        }
        // The last of them settles it.
        if let Some(akhir) = semua.last_mut() {
            *akhir = self.pelunasan;
        }
        Ok(semua)
    }

    /// The due day of the oldest that is not paid, and the day after which so many of them are missed.
    fn tempo(&self, macet_kali: i64) -> (String, String) {
        let buka: Vec<&Angsuran> = self.angsuran.iter().filter(|a| a.sisa_rp > Rupiah::NOL).collect();
        let ke = usize::try_from(macet_kali - 1).unwrap_or(usize::MAX);
        let teks = |a: Option<&&Angsuran>| a.map(|a| a.jatuh_tempo.clone()).unwrap_or_default();
        (teks(buka.first()), teks(buka.get(ke)))
    }
}

/// Brings what is left and the days it is due in line with the schedule and the payments.
pub(crate) fn proyeksi(tx: &mut Tx<'_>, no: &NoFaktur, i: &Isi, hari: Tanggal) -> Hasil<Hutang> {
    let toko = tx.toko().clone();
    let h = pada(tx, &toko, i, hari)?;
    let (jatuh, macet) = h.tempo(i.macet_kali);
    tx.exec(
        "UPDATE cicilan_kini SET sisa_pokok = $3, sisa_bunga = $4, jatuh_tempo = $5, macet_sejak = $6 \
         WHERE toko = $1 AND no_cicilan = $2",
        args![&toko, no, h.sisa_pokok, h.sisa_bunga, jatuh, macet],
    )?;
    Ok(h)
}

/// An instalment nobody paid anything of yet.
pub(crate) fn baru(ke: i64, tempo: Tanggal, (pokok_rp, bunga_rp): (Rupiah, Rupiah)) -> Hasil<Angsuran> {
    let jumlah_rp = pokok_rp.tambah(bunga_rp).map_err(meluap)?;
    let nol = Rupiah::NOL;
    Ok(Angsuran {
        ke,
        jatuh_tempo: tempo.to_string(),
        pokok_rp,
        bunga_rp,
        jumlah_rp,
        denda_rp: nol,
        dibayar_pokok: nol,
        dibayar_bunga: nol,
        dibayar_denda: nol,
        bebas_rp: nol,
        sisa_rp: jumlah_rp,
        hari_lewat: 0,
        status: "BELUM",
        tempo,
        mulai: false,
    })
}
