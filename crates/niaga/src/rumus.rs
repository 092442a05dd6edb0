//! A price explained: lines that add up to the last.

use serde::{Deserialize, Serialize};
use values::Rupiah;

/// A line of a formula.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = NiagaRumus)]
pub struct Rumus {
    pub keterangan: String,
    #[schema(value_type = i64)]
    pub nilai: Rupiah,
}

pub(crate) fn rumus(baris: Vec<(String, Rupiah)>) -> db::Json<Vec<Rumus>> {
    db::Json(baris.into_iter().map(|(keterangan, nilai)| Rumus { keterangan, nilai }).collect())
}
