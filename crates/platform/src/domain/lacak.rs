//! What a domain tells of a document to whoever holds its paper: where it stands, when it is promised, what is left to pay.
//! Nothing of the person, nothing of another document.

use values::{NoFaktur, Rupiah, Tanggal};

/// Asked of every domain by a number; one that does not have the document answers nothing.
pub type Pelacak = fn(&mut db::Conn, &NoFaktur) -> crate::Hasil<Option<Terlacak>>;

/// Where it is on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeadaanLacak {
    /// taken, being worked on
    Dikerjakan,
    /// it can be fetched
    Siap,
    /// the customer has it
    Diambil,
    Batal,
    /// it is paid for in instalments
    Dicicil,
    /// a pledge lies here, its loan runs
    Dijaminkan,
    /// a pledge was auctioned
    Dilelang,
}

/// A stage of the way, in the shop's words, with the day it was reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TahapLacak {
    pub nama: &'static str,
    /// none: not yet
    pub tgl: Option<Tanggal>,
}

/// A dated amount of a document: an instalment, what something costs on a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarisLacak {
    pub tgl: Tanggal,
    /// in the shop's words, such as 'Lunas'
    pub keterangan: &'static str,
    pub jumlah: Rupiah,
}

/// A document as its public page shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terlacak {
    /// what it is: `Pesanan`, `Service`
    pub judul: &'static str,
    pub keadaan: KeadaanLacak,
    /// in order; of what was cancelled only those that were reached
    pub tahap: Vec<TahapLacak>,
    pub tgl_janji: Option<Tanggal>,
    /// its dated amounts, in order; none where it has none
    pub rincian: Vec<BarisLacak>,
    /// what is still to pay; nothing once it was fetched or cancelled
    pub sisa: Rupiah,
    /// the price follows the day it is fetched, or the work is only estimated
    pub perkiraan: bool,
    /// the day it was fetched or cancelled; its page ends some time after
    pub tgl_akhir: Option<Tanggal>,
}
