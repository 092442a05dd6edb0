//! Pieces shown on a web shop of somebody else: which are offered there and under which number, and which of them are
//! gone and must be taken down. Talking to that shop is the server's; here is what is remembered of it.

use crate::BarangTolak;
use db::{Conn, Tx, Val, args};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use values::harga_jual::{BarisOngkos, Dasar, MintaHargaJual, Ongkos, TarifOngkos, hitung};
use values::{Berat, HargaGram, Kadar, KodeToko, Pembulatan, Rupiah, Tanggal};

/// Pieces of one search.
pub const PALING_BANYAK: usize = 1_000;

/// A piece as the external shop gets and keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarangExternal)]
pub struct Barang {
    pub kode_barcode: String,
    pub nama_barang: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = i64)]
    pub harga_jual: Rupiah,
    /// OK, FAIL (not available there), DONE (taken down); empty when it was never sent
    pub status_external: String,
    pub id_ext: String,
    /// why it failed
    pub pesan: String,
    /// what it is in the shop
    pub status: String,
}

/// What the external shop said of a piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Jawaban {
    pub kode_barcode: String,
    pub harga_jual: Rupiah,
    /// its number there, or why it has none
    pub hasil: Result<String, String>,
}

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema, utoipa::IntoParams)]
#[serde(default)]
#[schema(as = RentangExternal)]
#[into_params(parameter_in = Query)]
pub struct Rentang {
    pub tgl_from: String,
    pub tgl_to: String,
}

fn hari(kolom: &str, label: &str, isi: &str) -> Hasil<Tanggal> {
    let salah = |pesan: String| BarangTolak::ExtPeriode.pada(kolom, pesan);
    if isi.trim().is_empty() {
        return Err(salah(format!("{label} Tidak Boleh Kosong")));
    }
    Tanggal::parse(isi.trim()).map_err(|e| salah(e.to_string()))
}

impl Rentang {
    pub fn baca(&self) -> Hasil<(Tanggal, Tanggal)> {
        let dari = hari("tgl_from", "Tanggal Awal", &self.tgl_from)?;
        let sampai = hari("tgl_to", "Tanggal Akhir", &self.tgl_to)?;
        if sampai.sebelum(dari) {
            let pesan = "Tanggal akhir tidak boleh sebelum tanggal awal";
            return Err(BarangTolak::ExtPeriode.pada("tgl_to", pesan));
        }
        Ok((dari, sampai))
    }
}

/// What decides the price of a piece today.
pub struct Harga {
    /// a gram of the group, or of pure gold, by group
    pub gram: HashMap<String, HargaGram>,
    pub pembulatan: Pembulatan,
    ongkos: HashMap<(String, String), Vec<BarisOngkos>>,
}

impl Harga {
    pub fn baca(
        c: &mut Conn,
        toko: &KodeToko,
        gram: HashMap<String, HargaGram>,
        pembulatan: Pembulatan,
    ) -> db::Result<Self> {
        let mut ongkos: HashMap<_, Vec<BarisOngkos>> = HashMap::new();
        c.each(
            "SELECT kode_group, kode_dept, berat_dari, berat_sampai, jenis_ongkos, ongkos FROM ongkos \
             WHERE toko = $1 AND dihapus = 0 ORDER BY berat_dari",
            args![toko],
            |r| {
                let tarif = match r.text(4)? {
                    "RP_GRAM" => TarifOngkos::PerGram(HargaGram::new(r.int(5)?)),
                    _ => TarifOngkos::PerPotong(r.get(5)?),
                };
                let baris = BarisOngkos { dari: r.get(2)?, sampai: r.get(3)?, tarif };
                ongkos.entry((r.get(0)?, r.get(1)?)).or_default().push(baris);
                Ok::<_, db::Error>(())
            },
        )?;
        Ok(Self { gram, pembulatan, ongkos })
    }

    /// The price of a piece; none while its group has no price of the day.
    fn jual(&self, (group, dept): (String, String), kadar: Kadar, m: &MintaHargaJual) -> Option<Rupiah> {
        let gram = self.gram.get(&group).copied();
        let ongkos = [(group.clone(), dept), (group, String::new())]
            .iter()
            .find_map(|k| self.ongkos.get(k))
            .filter(|b| b.iter().any(|b| b.dari <= m.berat && m.berat <= b.sampai))
            .map_or(Ongkos::Tetap(TarifOngkos::PerPotong(Rupiah::NOL)), |b| Ongkos::Tabel(b.clone()));
        let harga_gram = match (gram, m.dasar) {
            (Some(g), _) => g.untuk_kadar(kadar).ok()?,
            (None, Dasar::Formula) => return None,
            (None, _) => HargaGram::new(0),
        };
        hitung(&MintaHargaJual { harga_gram, ongkos, ..m.clone() }).ok().map(|r| r.harga_total)
    }
}

db::bacaan! {
    /// A piece with what decides its price, and what the external shop has of it.
    struct Calon {
        kode_barcode: String = "b.kode_barcode",
        nama_barang: String = "b.nama_barang",
        berat: Berat = "b.berat",
        status: String = "b.status",
        kode_group: String = "b.kode_group",
        kode_dept: String = "b.kode_dept",
        kadar: Kadar = "b.kadar",
        harga_atribut: Rupiah = "b.harga_atribut",
        total_pokok: Rupiah = "b.total_pokok",
        profit: Rupiah = "b.profit",
        bandrol: Rupiah = "b.harga_bandrol",
        status_external: String = "COALESCE(e.status_external, '')",
        id_ext: String = "COALESCE(e.id_ext, '')",
        pesan: String = "COALESCE(e.pesan, '')",
        harga_terkirim: Rupiah = "COALESCE(e.harga_jual, 0)",
    }
}

impl Calon {
    fn dengan_harga(self, h: &Harga) -> Barang {
        let dasar = match (self.bandrol > Rupiah::NOL, self.profit > Rupiah::NOL) {
            (true, _) => Dasar::Bandrol(self.bandrol),
            (_, true) => Dasar::Profit { total_pokok: self.total_pokok, profit: self.profit },
            _ => Dasar::Formula,
        };
        let minta = MintaHargaJual {
            berat: self.berat,
            potong_atribut: Berat::NOL,
            harga_gram: HargaGram::new(0),
            ongkos: Ongkos::Tetap(TarifOngkos::PerPotong(Rupiah::NOL)),
            harga_atribut: self.harga_atribut,
            berlian: Vec::new(),
            dasar,
            diskon: Vec::new(),
            pembulatan: h.pembulatan,
        };
        let kini = h.jual((self.kode_group, self.kode_dept), self.kadar, &minta);
        Barang {
            kode_barcode: self.kode_barcode,
            nama_barang: self.nama_barang,
            berat: self.berat,
            harga_jual: kini.unwrap_or(self.harga_terkirim),
            status: self.status,
            status_external: self.status_external,
            id_ext: self.id_ext,
            pesan: self.pesan,
        }
    }
}

/// Pieces ready for sale that came in between two days, with what the external shop has of them.
pub fn rentang(c: &mut Conn, toko: &KodeToko, r: &Rentang, h: &Harga) -> Hasil<Vec<Barang>> {
    let (dari, sampai) = r.baca()?;
    let sql = format!(
        "FROM barang b LEFT JOIN barang_external e ON e.kode_barcode = b.kode_barcode AND e.toko = b.toko \
         WHERE b.toko = $1 AND b.status = 'READY' AND b.tgl_masuk BETWEEN $2 AND $3 ORDER BY b.kode_barcode LIMIT {}",
        PALING_BANYAK + 1
    );
    let semua = c.baris::<Calon>(&sql, args![toko, dari, sampai])?;
    if semua.len() > PALING_BANYAK {
        let pesan = format!("Lebih dari {PALING_BANYAK} barang, persempit tanggalnya");
        return Err(BarangTolak::ExtPeriode.pada("tgl_from", pesan));
    }
    Ok(semua.into_iter().map(|b| b.dengan_harga(h)).collect())
}

/// Pieces offered there that the shop no longer has: sold, shipped, destroyed.
pub fn terjual(c: &mut Conn, toko: &KodeToko, r: &Rentang, h: &Harga) -> Hasil<Vec<Barang>> {
    let mut nilai: Vec<Val> = args![toko].to_vec();
    let mut syarat = String::new();
    if !r.tgl_from.trim().is_empty() || !r.tgl_to.trim().is_empty() {
        let (dari, sampai) = r.baca()?;
        nilai.extend([Val::from(dari), Val::from(sampai)]);
        syarat.push_str(" AND substr(b.diubah, 1, 10) BETWEEN $2 AND $3");
    }
    let sql = format!(
        "FROM barang b JOIN barang_external e ON e.kode_barcode = b.kode_barcode WHERE e.toko = $1 AND e.status_external = 'OK' \
         AND (b.status <> 'READY' OR b.toko <> e.toko){syarat} ORDER BY b.kode_barcode LIMIT {PALING_BANYAK}"
    );
    Ok(c.baris::<Calon>(&sql, &nilai)?.into_iter().map(|b| b.dengan_harga(h)).collect())
}

/// Keeps what the external shop answered. A number already given to another piece is no number.
pub fn catat(tx: &mut Tx<'_>, p: &Pelaku, jawaban: &[Jawaban]) -> Hasil<()> {
    let (toko, waktu) = (tx.toko().clone(), tx.sekarang());
    let mut gagal = 0_usize;
    for j in jawaban {
        let lain = match &j.hasil {
            Ok(id) => tx.one(
                "SELECT kode_barcode FROM barang_external WHERE toko = $1 AND id_ext = $2 AND kode_barcode <> $3",
                args![&toko, id, &j.kode_barcode],
                |r| r.get::<String>(0),
            )?,
            Err(_) => None,
        };
        let (status, id, pesan) = match (&j.hasil, lain) {
            (Ok(_), Some(kode)) => {
                ("FAIL", String::new(), format!("Nomor external sudah dipakai barang {kode}"))
            }
            (Ok(id), None) => ("OK", id.clone(), String::new()),
            (Err(pesan), _) => ("FAIL", String::new(), pesan.chars().take(200).collect()),
        };
        gagal += usize::from(status == "FAIL");
        tx.exec(
            "INSERT INTO barang_external (kode_barcode, toko, status_external, id_ext, harga_jual, pesan, oleh, dikirim, \
             diubah) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) ON CONFLICT (kode_barcode) DO UPDATE SET toko = $2, \
             status_external = $3, id_ext = $4, harga_jual = $5, pesan = $6, oleh = $7, dikirim = $8, diubah = $8",
            args![&j.kode_barcode, &toko, status, id, j.harga_jual, pesan, &p.user_id, waktu],
        )?;
    }
    let isi = serde_json::json!({ "barang": jawaban.len(), "gagal": gagal }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "KIRIM BARANG EXTERNAL", toko.as_str(), &isi)?;
    Ok(())
}

/// Marks pieces as taken down there.
pub fn selesai(tx: &mut Tx<'_>, p: &Pelaku, kode: &[String]) -> Hasil<()> {
    let (toko, waktu) = (tx.toko().clone(), tx.sekarang());
    for k in kode {
        tx.exec(
            "UPDATE barang_external SET status_external = 'DONE', oleh = $3, diubah = $4 WHERE toko = $1 AND \
             kode_barcode = $2",
            args![&toko, k, &p.user_id, waktu],
        )?;
    }
    let isi = serde_json::json!({ "barang": kode }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "UPDATE BARANG EXTERNAL", toko.as_str(), &isi)?;
    Ok(())
}
