//! Pledges that go back into a bag because a step is taken back: each on the scale, and the one that was pledged.

use crate::minta::HutangTimbang;
use crate::tabel::BarisHutang;
use niaga::timbang_lagi::Dulu;
use platform::otorisasi::Rincian;
use platform::salah::Salah;
use values::Berat;

/// A pledge that comes back.
pub(crate) struct Kembali {
    pub(crate) b: BarisHutang,
    pub(crate) berat: Berat,
    /// its row of the request
    pub(crate) ke: usize,
}

fn dulu<'a>(b: &BarisHutang, sebut: &'a str) -> Dulu<'a> {
    Dulu { sebut, berat: b.berat, kapan: "waktu dijaminkan", beda: "bukan barang itu" }
}

impl Kembali {
    /// As the approver reads it.
    pub(crate) fn rincian(&self) -> Rincian {
        dulu(&self.b, &self.b.nama_barang).rincian(self.berat)
    }
}

/// The pledges with what the scale says; one that was left out or is another is told.
pub(crate) fn ditimbang(
    salah: &mut Salah,
    semua: impl IntoIterator<Item = BarisHutang>,
    timbang: &[HutangTimbang],
) -> Vec<Kembali> {
    let mut hasil = Vec::new();
    for b in semua {
        let ada = timbang.iter().enumerate().find(|(_, x)| x.baris == b.baris).map(|(ke, x)| (ke, x.berat));
        let sebut = format!("Jaminan {} ({})", b.baris, b.nama_barang);
        if let (Some(berat), Some((ke, _))) = (dulu(&b, &sebut).ditimbang(salah, ada), ada) {
            hasil.push(Kembali { b, berat, ke });
        }
    }
    hasil
}
