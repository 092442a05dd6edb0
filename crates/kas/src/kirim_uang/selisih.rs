//! The difference between what was sent and what was counted: it stays in transit under its reference until an approved
//! step settles it. Money that was missing is found, paid by somebody, or a loss; money too much is given back or a gain.

use super::{KATEGORI_TERIMA, reff, tidak_ada};
use crate::KasTolak;
use crate::aturan::{self, KATEGORI_OTORISASI, salah};
use db::{Conn, Tx, args};
use ledger::{Arah, Dok, kas, transit};
use platform::otorisasi::{self, Alasan, Permohonan, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeToko, Rupiah, Tanggal};

/// Money paid by somebody for what was missing.
pub const KATEGORI_GANTI: &str = "GANTI SELISIH UANG";
/// Money that was too much, given back.
pub const KATEGORI_KEMBALI: &str = "KEMBALI SELISIH UANG";

const GALAT: KasTolak = KasTolak::SelisihUang;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = TindakanSelisih)]
pub enum Tindakan {
    /// missing money that was found: into one's own drawer
    #[default]
    Ditemukan,
    /// missing money that somebody paid: into one's own drawer
    Diganti,
    /// missing money that stays missing
    Rugi,
    /// money too much, out of one's own drawer to whom it belongs
    Dikembalikan,
    /// money too much that nobody asks for
    Laba,
}

impl Tindakan {
    const fn nama(self) -> &'static str {
        match self {
            Self::Ditemukan => "DITEMUKAN",
            Self::Diganti => "DIGANTI",
            Self::Rugi => "RUGI",
            Self::Dikembalikan => "DIKEMBALIKAN",
            Self::Laba => "LABA",
        }
    }

    /// For money that is missing; else for money too much.
    const fn kurang(self) -> bool {
        matches!(self, Self::Ditemukan | Self::Diganti | Self::Rugi)
    }

    /// The category under which a drawer moves; none where no money moves.
    const fn kategori(self) -> Option<&'static str> {
        match self {
            Self::Ditemukan => Some(KATEGORI_TERIMA),
            Self::Diganti => Some(KATEGORI_GANTI),
            Self::Dikembalikan => Some(KATEGORI_KEMBALI),
            Self::Rugi | Self::Laba => None,
        }
    }
}

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = SelesaikanSelisihUang)]
pub struct Selesaikan {
    pub tindakan: Tindakan,
    /// all that is open when left out
    #[schema(value_type = Option<i64>)]
    pub jumlah_rp: Option<Rupiah>,
    /// who paid what was missing, or was given what was too much
    pub pembayar: String,
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SelisihUangSelesai)]
pub struct Diselesaikan {
    pub no_dok: String,
    pub no_reff: String,
    /// what is still open: positive missing, negative too much
    #[schema(value_type = i64)]
    pub sisa: Rupiah,
    /// what one's own drawer holds after it
    #[schema(value_type = i64)]
    pub saldo: Rupiah,
}

db::bacaan! {
    /// A difference that nobody has settled yet.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = SelisihUangTerbuka)]
    pub struct Terbuka {
        pub no_reff: String = "u.no_reff",
        pub nota_kirim: String = "u.nota_kirim",
        pub asal: String = "u.toko",
        pub tujuan: String = "u.tujuan",
        /// the day it was received
        pub tgl_system: String = "r.tgl_system",
        /// positive missing, negative too much
        #[schema(value_type = i64)]
        pub sisa: Rupiah = "CAST(COALESCE(SUM(b.jumlah_in - b.jumlah_out), 0) AS BIGINT)",
    }
}

/// Differences of money that this store sent or received, oldest first.
pub fn terbuka(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Terbuka>> {
    let dari = "FROM kirim_uang u \
         JOIN kirim_uang_terima r ON r.no_reff = u.no_reff JOIN buku_transit b ON b.no_reff = u.no_reff \
         WHERE u.status = 'DONE' AND (u.toko = $1 OR u.tujuan = $1) AND r.jumlah_kirim <> r.jumlah_terima \
         GROUP BY u.no_reff, u.nota_kirim, u.toko, u.tujuan, r.tgl_system \
         HAVING SUM(b.jumlah_in - b.jumlah_out) <> 0 ORDER BY r.tgl_system, u.no_reff";
    Ok(c.baris::<Terbuka>(dari, args![toko])?)
}

/// What losses and gains of money on its way a store booked on a day: for the digest.
pub fn dibukukan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<(String, i64, Rupiah)>> {
    let sql = "SELECT tindakan, COUNT(*), CAST(SUM(jumlah) AS BIGINT) FROM kirim_uang_selesai \
         WHERE toko = $1 AND tgl_system = $2 GROUP BY tindakan ORDER BY tindakan";
    Ok(c.rows(sql, args![toko, tgl], |r| Ok((r.get(0)?, r.int(1)?, r.get(2)?)))?)
}

/// The amount this step settles: of the right kind, at most what is open.
fn jumlah(m: &Selesaikan, sisa: Rupiah) -> Hasil<Rupiah> {
    let kurang = sisa > Rupiah::NOL;
    if m.tindakan.kurang() != kurang {
        let pesan = if kurang {
            "Uangnya kurang: pilih ditemukan, diganti, atau rugi"
        } else {
            "Uangnya lebih: pilih dikembalikan atau laba"
        };
        return salah(GALAT, "tindakan", pesan);
    }
    let terbuka = if kurang { sisa } else { sisa.negatif().map_err(aturan::luap)? };
    let n = m.jumlah_rp.unwrap_or(terbuka);
    aturan::jumlah(GALAT, "jumlah_rp", n)?;
    if n > terbuka {
        return salah(GALAT, "jumlah_rp", format!("Yang masih terbuka hanya {terbuka}"));
    }
    Ok(n)
}

/// What is asked for: which money, how much, what becomes of it and who pays.
fn permohonan(t: &Terbuka, m: &Selesaikan, n: Rupiah, pembayar: &str, alasan: &str) -> Permohonan {
    let pesan = format!("Selisih kirim uang {}", m.tindakan.nama());
    let mut rincian = vec![Rincian::jumlah(
        t.nota_kirim.clone(),
        format!("dari {} ke {}, terbuka {} sejak {}, {alasan}", t.asal, t.tujuan, t.sisa, t.tgl_system),
        n,
    )];
    if !pembayar.is_empty() {
        rincian.push(Rincian::teks(pembayar, "membayar atau menerima"));
    }
    let alasan = Alasan::new(m.tindakan.nama(), pesan);
    Permohonan::dokumen(KATEGORI_OTORISASI, &t.nota_kirim, n, alasan)
        .rincian(rincian)
        .pemilik(m.tindakan.kategori().is_none())
}

/// At the store that received it, under the locks of both.
pub fn selesaikan(tx: &mut Tx<'_>, p: &Pelaku, no_reff: &str, m: &Selesaikan) -> Hasil<Diselesaikan> {
    let no_reff = reff(no_reff)?;
    let t = terbuka(tx, &p.toko)?.into_iter().find(|t| t.no_reff == no_reff || t.nota_kirim == no_reff);
    let Some(t) = t else {
        return match super::lihat(tx, &p.toko, &no_reff) {
            Ok(k) if k.status == "DONE" => Err(KasTolak::SelisihSelesai
                .tolak(format!("Kiriman {} tidak punya selisih terbuka", k.nota_kirim))),
            Ok(k) => Err(GALAT.tolak(format!("Kiriman {} belum diterima", k.nota_kirim))),
            Err(_) => Err(tidak_ada()),
        };
    };
    if t.tujuan != p.toko.as_str() {
        return Err(GALAT.tolak(format!("Selisih ini diselesaikan toko {}", t.tujuan)));
    }
    let n = jumlah(m, t.sisa)?;
    let alasan = aturan::sebaris(GALAT, "alasan", "Alasan", &m.alasan)?.to_uppercase();
    if alasan.is_empty() {
        return salah(GALAT, "alasan", "Alasan Harus Diisi");
    }
    let pembayar = aturan::sebaris(GALAT, "pembayar", "Pembayar", &m.pembayar)?.to_uppercase();
    if pembayar.is_empty() && matches!(m.tindakan, Tindakan::Diganti | Tindakan::Dikembalikan) {
        return salah(GALAT, "pembayar", "Nama yang membayar atau menerima harus diisi");
    }
    let untuk = permohonan(&t, m, n, &pembayar, &alasan);
    let izin = otorisasi::wajib(tx, &m.otorisasi, p, &untuk, KasTolak::PerluIzin)?;
    let mut dok = Dok::buka(tx, JenisDok::TerimaUang, &p.user_id)?;
    bukukan(&mut dok, p, (&t, m.tindakan, n), &pembayar)?;
    let no = dok.no().to_string();
    let bertanda = if m.tindakan.kurang() { n } else { n.negatif().map_err(aturan::luap)? };
    let (tgl, waktu) = (dok.tgl_system(), dok.waktu());
    let disetujui = izin.penyetuju.as_ref().map(ToString::to_string).unwrap_or_default();
    dok.tx().exec(
        "INSERT INTO kirim_uang_selesai (toko, no_dok, no_reff, tindakan, jumlah, pembayar, alasan, tgl_system, waktu, oleh, \
         disetujui, otorisasi) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        args![
            &p.toko,
            no.as_str(),
            t.no_reff.as_str(),
            m.tindakan.nama(),
            bertanda,
            pembayar.as_str(),
            alasan.as_str(),
            tgl,
            waktu,
            &p.user_id,
            disetujui.as_str(),
            izin.id.as_str()
        ],
    )?;
    otorisasi::tautkan(dok.tx(), &izin, &no)?;
    let sisa = t.sisa.kurang(bertanda).map_err(aturan::luap)?;
    let saldo = kas::saldo(dok.tx(), &p.user_id)?;
    let isi = serde_json::json!({ "no_reff": t.no_reff, "tindakan": m.tindakan, "jumlah_rp": n, "pembayar": pembayar,
        "alasan": alasan, "disetujui": disetujui });
    dok.tutup("SELISIH KIRIM UANG", &isi)?;
    Ok(Diselesaikan { no_dok: no, no_reff: t.no_reff, sisa, saldo })
}

/// Both books: what leaves transit, and the drawer where money moves.
fn bukukan(
    dok: &mut Dok<'_, '_>,
    p: &Pelaku,
    (t, tindakan, n): (&Terbuka, Tindakan, Rupiah),
    pembayar: &str,
) -> Hasil<()> {
    let (laci, jalan) =
        if tindakan.kurang() { (Arah::Masuk, Arah::Keluar) } else { (Arah::Keluar, Arah::Masuk) };
    if let Some(kategori) = tindakan.kategori() {
        let baris = kas::BarisKas {
            kasir: p.user_id.clone(),
            kategori: kategori.to_owned(),
            deskripsi: format!("{} {pembayar}", t.nota_kirim).trim().to_owned(),
            arah: laci,
            jumlah: n,
        };
        kas::catat(dok, &[baris])?;
    }
    transit::catat(dok, &t.no_reff, jalan, n)?;
    Ok(())
}
