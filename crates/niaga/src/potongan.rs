//! What the masters take off the price of a piece that is bought: by its kondisi, and by the age of its nota.

use db::{Conn, args};
use konter::rupiah_master;
use platform::{Hasil, Pelaku};
use values::harga_beli::{Potongan, RugiNota, TipeKondisi};
use values::{HargaGram, Persen, Rupiah};

/// In what state a piece is bought, what that takes off its price and where it goes.
pub(crate) struct Kondisi {
    pub(crate) nama: String,
    pub(crate) tipe: TipeKondisi,
    pub(crate) potongan: Potongan,
    pub(crate) gudang: String,
    pub(crate) otorisasi: bool,
}

fn nilai_potongan(jenis: &str, nilai: i64) -> Potongan {
    match jenis {
        "PERSEN" => Potongan::Persen(Persen::perseratus(nilai)),
        "RP_GRAM" => Potongan::RpGram(HargaGram::new(rupiah_master(nilai))),
        _ => Potongan::RpPotong(Rupiah::new(rupiah_master(nilai))),
    }
}

/// The kondisi of that name, as the store has it.
pub(crate) fn kondisi(c: &mut Conn, p: &Pelaku, nama: &str) -> Hasil<Option<Kondisi>> {
    let nama = nama.trim().to_uppercase();
    Ok(c.one(
        "SELECT tipe_kondisi, jenis_potongan, potongan, gudang_tujuan, butuh_otorisasi FROM kondisi_pembelian \
         WHERE toko = $1 AND kondisi = $2 AND dihapus = 0",
        args![&p.toko, nama.as_str()],
        |r| {
            Ok(Kondisi {
                nama: nama.clone(),
                tipe: match r.text(0)? {
                    "BAGUS" => TipeKondisi::Bagus,
                    "RUSAK" => TipeKondisi::Rusak,
                    _ => TipeKondisi::Lebur,
                },
                potongan: nilai_potongan(&r.get::<String>(1)?, r.int(2)?),
                gudang: r.get(3)?,
                otorisasi: r.flag(4)?,
            })
        },
    )?)
}

/// What a nota loses with its age; the group's own lines first.
pub(crate) fn rugi_nota(c: &mut Conn, p: &Pelaku, group: &str) -> Hasil<Vec<RugiNota>> {
    Ok(c.rows(
        "SELECT hari_dari, hari_sampai, jenis, nilai FROM rugi_nota WHERE toko = $1 AND kode_group IN ($2, '') AND dihapus = 0 \
         ORDER BY kode_group DESC, hari_dari",
        args![&p.toko, group],
        |r| {
            Ok(RugiNota {
                hari_dari: r.int(0)?,
                hari_sampai: r.int(1)?,
                potongan: nilai_potongan(&r.get::<String>(2)?, r.int(3)?),
            })
        },
    )?)
}
