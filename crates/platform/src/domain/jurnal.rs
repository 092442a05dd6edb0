//! What a domain tells of its documents for the double-entry journal: which journal of the program a kind posts through,
//! where what its books leave open goes, and the parts that no book has. The crate `jurnal` puts it together with the books.

use values::JenisDok;

/// A kind of document and the journal its lines are posted through.
#[derive(Debug, Clone, Copy)]
pub struct JenisJurnal {
    pub jenis: JenisDok,
    pub trx: &'static str,
    pub tipe: &'static str,
    /// the line that takes what the books and the parts leave open; empty: it must be nothing, or it stands in suspense
    pub sisa: &'static str,
}

/// A kind whose books and parts balance by themselves.
pub const fn jurnal(jenis: JenisDok, trx: &'static str, tipe: &'static str) -> JenisJurnal {
    JenisJurnal { jenis, trx, tipe, sisa: "" }
}

impl JenisJurnal {
    pub const fn sisa(self, sisa: &'static str) -> Self {
        Self { sisa, ..self }
    }
}

/// What a domain brings to the journal.
#[derive(Debug, Clone, Copy)]
pub struct JurnalDomain {
    pub jenis: &'static [JenisJurnal],
    /// parts that no book has: each a statement that gets the store (`$1`) and the day (`$2`) and answers, in the order of the
    /// document's lines, (number, trx, tipe, line, amount; debit above nothing). The first row of a document says which
    /// journal its books go through; one of amount nothing says only that.
    pub rincian: &'static [&'static str],
}

impl JurnalDomain {
    /// A domain that moves nothing of value.
    pub const TANPA: Self = Self { jenis: &[], rincian: &[] };
}
