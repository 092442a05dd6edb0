//! What the holder of a ticket may see of a loan: that it runs, when it falls due, what redeeming costs on each of the days to come.
//! Nothing of the person, nothing of the pledges.

use crate::biaya;
use crate::kini::{buka, hari};
use crate::tolak::PinjamTolak;
use db::Conn;
use platform::Hasil;
use platform::domain::{BarisLacak, KeadaanLacak, TahapLacak, Terlacak};
use values::{JenisDok, NoFaktur, Rupiah};

/// Days that are told: a store may be some days behind the calendar, the page begins today.
const HARI: i64 = 90;

pub(crate) fn lacak(c: &mut Conn, no: &NoFaktur) -> Hasil<Option<Terlacak>> {
    if no.jenis() != JenisDok::Hutang {
        return Ok(None);
    }
    let s = match buka(c, no.toko(), &no.to_string()) {
        Ok(s) => s,
        Err(t) if t.adalah(PinjamTolak::TidakAda) => return Ok(None),
        Err(t) => return Err(t),
    };
    let keadaan = match s.kini.status.as_str() {
        "TUNGGU" | "AKTIF" => KeadaanLacak::Dijaminkan,
        "LUNAS" => KeadaanLacak::Diambil,
        "LELANG" => KeadaanLacak::Dilelang,
        _ => KeadaanLacak::Batal,
    };
    let mulai = hari(&s.kepala.tgl_hutang)?;
    let berjalan = keadaan == KeadaanLacak::Dijaminkan;
    let rincian = if berjalan {
        let dari = platform::toko::cari(c, no.toko())?.tgl_system.max(mulai);
        let semua: Vec<i64> = (0..=HARI).collect();
        biaya::setelah(&biaya::syarat(&s.kepala, true)?, dari, &semua)?
            .into_iter()
            .map(|b| Ok(BarisLacak { tgl: hari(&b.tgl)?, keterangan: "Biaya tebus", jumlah: b.total_bayar }))
            .collect::<Hasil<Vec<_>>>()?
    } else {
        Vec::new()
    };
    let selesai = (!berjalan).then(|| hari(&s.kini.tgl_status)).transpose()?;
    let nama = match s.kini.status.as_str() {
        "LUNAS" if !s.kini.no_penerus.is_empty() => "Dilanjutkan",
        "LUNAS" => "Ditebus",
        "LELANG" => "Dilelang",
        "BATAL" => "Dibatalkan",
        _ => "Ditebus",
    };
    Ok(Some(Terlacak {
        judul: "Pinjaman",
        keadaan,
        tahap: vec![TahapLacak { nama: "Dipinjam", tgl: Some(mulai) }, TahapLacak { nama, tgl: selesai }],
        tgl_janji: Some(hari(&s.kini.jatuh_tempo)?),
        sisa: rincian.first().map_or(Rupiah::NOL, |b| b.jumlah),
        perkiraan: false,
        tgl_akhir: selesai,
        rincian,
    }))
}
