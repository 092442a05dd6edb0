//! What the holder of a contract's paper may see of it: which instalments are paid, the next due day, what is left.

use crate::CicilanTolak;
use crate::hutang;
use crate::tabel;
use db::Conn;
use platform::Hasil;
use platform::domain::{BarisLacak, KeadaanLacak, TahapLacak, Terlacak};
use values::{JenisDok, NoFaktur, Rupiah, Tanggal};

fn hari(teks: &str) -> Option<Tanggal> {
    Tanggal::parse(teks).ok()
}

/// Neither the person nor whether the piece is still theirs.
pub(crate) fn lacak(c: &mut Conn, no: &NoFaktur) -> Hasil<Option<Terlacak>> {
    if no.jenis() != JenisDok::Cicilan {
        return Ok(None);
    }
    let k = match tabel::baca(c, no.toko(), &no.to_string()) {
        Ok(k) => k,
        Err(t) if t.adalah(CicilanTolak::TidakAda) => return Ok(None),
        Err(t) => return Err(t),
    };
    let kini = platform::toko::cari(c, no.toko())?.tgl_system;
    let u = hutang::pada(c, no.toko(), &k.isi, kini)?;
    let keadaan = match k.kini.tahap.as_str() {
        "LUNAS" => KeadaanLacak::Diambil,
        "BATAL" | "LELANG" => KeadaanLacak::Batal,
        _ if u.pelunasan <= Rupiah::NOL && !k.kini.diserahkan => KeadaanLacak::Siap,
        _ => KeadaanLacak::Dicicil,
    };
    let akhir = matches!(keadaan, KeadaanLacak::Diambil | KeadaanLacak::Batal);
    let mut tahap = vec![TahapLacak { nama: "Akad cicilan", tgl: hari(&k.isi.tgl_system) }];
    if keadaan != KeadaanLacak::Batal {
        tahap.push(TahapLacak { nama: "Lunas", tgl: hari(&k.kini.tgl_tahap).filter(|_| akhir) });
    }
    let satu = |a: &hutang::Angsuran| BarisLacak {
        tgl: a.tempo,
        keterangan: match a.status {
            "LUNAS" => "Lunas",
            "SEBAGIAN" => "Dibayar sebagian",
            "TERLAMBAT" => "Lewat jatuh tempo",
            _ => "Belum dibayar",
        },
        jumlah: if a.sisa_rp > Rupiah::NOL { a.sisa_rp } else { a.jumlah_rp },
    };
    let batal = keadaan == KeadaanLacak::Batal;
    Ok(Some(Terlacak {
        judul: "Cicilan",
        keadaan,
        rincian: if batal { Vec::new() } else { u.angsuran.iter().map(satu).collect() },
        tahap,
        tgl_janji: if akhir { None } else { hari(&k.kini.jatuh_tempo) },
        sisa: if akhir {
            Rupiah::NOL
        } else {
            k.kini.sisa_pokok.tambah(k.kini.sisa_bunga).map_err(konter::meluap)?
        },
        perkiraan: false,
        tgl_akhir: hari(&k.kini.tgl_tahap).filter(|_| akhir),
    }))
}
