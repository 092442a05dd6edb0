//! The register of members over the customers of the chain: looked through, read, written, corrected. Of an identity number
//! only a part is shown; every look at the whole of it is on record.

mod lihat;
mod minta;
mod panel;
mod tulis;

pub(crate) use lihat::menurut_kode;
pub use lihat::{
    KartuLama, KodeLain, Kota, Member, Rinci, Setuju, TanyaMember, bernik, daftar, daftar_untuk, kembar_hp,
    kota, rinci, satu,
};
pub(crate) use minta::cari_kota;
pub use minta::{Isian, MemberMinta};
pub use panel::hari_lagi;
pub use panel::{Panel, panel, panel_kode};
pub use tulis::{GantiKode, TAHAN, Terdaftar, daftarkan, ganti_kode, ubah};
pub(crate) use tulis::{catat_setuju, indeks, izin, jadi_member, tahan, terbuka, tulis};
