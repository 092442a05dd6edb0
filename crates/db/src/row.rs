//! One row of an answer, the same on both engines: whole numbers, text or null.
//! Anything else (a NUMERIC sum, a boolean) is an error here, so a trap is met in the first test.

use crate::error::{Error, Result};
use postgres::types::Type;
use rusqlite::types::ValueRef;
use std::io::Write as _;

/// A cell, borrowed from the row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Col<'a> {
    Null,
    Int(i64),
    Text(&'a str),
}

pub enum Row<'a> {
    Lite(&'a rusqlite::Row<'a>),
    Pg(&'a postgres::Row),
}

impl Row<'_> {
    pub fn len(&self) -> usize {
        match self {
            Row::Lite(r) => r.as_ref().column_count(),
            Row::Pg(r) => r.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn nama(&self, i: usize) -> &str {
        match self {
            Row::Lite(r) => r.as_ref().column_name(i).unwrap_or_default(),
            Row::Pg(r) => r.columns().get(i).map_or("", |c| c.name()),
        }
    }

    pub fn col(&self, i: usize) -> Result<Col<'_>> {
        let salah = |sebab: String| Error::Kolom { kolom: i, sebab };
        match self {
            Row::Lite(r) => match r.get_ref(i)? {
                ValueRef::Null => Ok(Col::Null),
                ValueRef::Integer(v) => Ok(Col::Int(v)),
                ValueRef::Text(t) => Ok(Col::Text(std::str::from_utf8(t).map_err(|e| salah(e.to_string()))?)),
                lain => Err(salah(format!("jenis {} tidak dipakai", lain.data_type()))),
            },
            Row::Pg(r) => {
                let ty = r.columns().get(i).ok_or_else(|| salah("tidak ada".into()))?.type_();
                Ok(match *ty {
                    Type::INT8 => r.try_get::<_, Option<i64>>(i)?.map_or(Col::Null, Col::Int),
                    Type::INT4 => {
                        r.try_get::<_, Option<i32>>(i)?.map_or(Col::Null, |v| Col::Int(i64::from(v)))
                    }
                    Type::TEXT | Type::VARCHAR | Type::NAME => {
                        r.try_get::<_, Option<&str>>(i)?.map_or(Col::Null, Col::Text)
                    }
                    ref lain => {
                        return Err(salah(format!("jenis {lain} tidak dipakai (CAST ke BIGINT atau TEXT)")));
                    }
                })
            }
        }
    }

    pub fn get<T: FromCol>(&self, i: usize) -> Result<T> {
        T::from_col(self.col(i)?).map_err(|sebab| Error::Kolom { kolom: i, sebab })
    }

    /// The column as it would be bound again.
    pub fn val(&self, i: usize) -> Result<crate::Val> {
        Ok(match self.col(i)? {
            Col::Null => crate::Val::Null,
            Col::Int(i) => crate::Val::Int(i),
            Col::Text(t) => crate::Val::Text(t.to_owned()),
        })
    }

    pub fn int(&self, i: usize) -> Result<i64> {
        self.get(i)
    }

    pub fn text(&self, i: usize) -> Result<&str> {
        match self.col(i)? {
            Col::Text(t) => Ok(t),
            lain => Err(Error::Kolom { kolom: i, sebab: format!("{lain:?} bukan teks") }),
        }
    }

    pub fn flag(&self, i: usize) -> Result<bool> {
        Ok(self.int(i)? != 0)
    }

    /// Appends the cell as JSON; the quickest way from a row to an answer.
    pub fn json(&self, i: usize, out: &mut Vec<u8>) -> Result<()> {
        match self.col(i)? {
            Col::Null => out.extend_from_slice(b"null"),
            Col::Int(v) => write!(out, "{v}").map_err(|e| Error::Lain(e.to_string()))?,
            Col::Text(t) => serde_json::to_writer(out, t).map_err(|e| Error::Lain(e.to_string()))?,
        }
        Ok(())
    }
}

/// What a cell can be read as.
pub trait FromCol: Sized {
    fn from_col(c: Col<'_>) -> Result<Self, String>;
}

impl FromCol for i64 {
    fn from_col(c: Col<'_>) -> Result<Self, String> {
        match c {
            Col::Int(i) => Ok(i),
            lain => Err(format!("{lain:?} bukan angka")),
        }
    }
}
impl FromCol for bool {
    fn from_col(c: Col<'_>) -> Result<Self, String> {
        i64::from_col(c).map(|i| i != 0)
    }
}
impl FromCol for String {
    fn from_col(c: Col<'_>) -> Result<Self, String> {
        match c {
            Col::Text(t) => Ok(t.to_owned()),
            lain => Err(format!("{lain:?} bukan teks")),
        }
    }
}
impl<T: FromCol> FromCol for Option<T> {
    fn from_col(c: Col<'_>) -> Result<Self, String> {
        if c == Col::Null { Ok(None) } else { T::from_col(c).map(Some) }
    }
}
impl FromCol for values::Rupiah {
    fn from_col(c: Col<'_>) -> Result<Self, String> {
        i64::from_col(c).map(values::Rupiah::new)
    }
}
impl FromCol for values::Kadar {
    fn from_col(c: Col<'_>) -> Result<Self, String> {
        i64::from_col(c).and_then(|n| values::Kadar::perseratus(n).map_err(|e| e.to_string()))
    }
}
impl FromCol for values::Berat {
    fn from_col(c: Col<'_>) -> Result<Self, String> {
        i64::from_col(c).map(values::Berat::mg)
    }
}

impl FromCol for values::Persen {
    fn from_col(c: Col<'_>) -> Result<Self, String> {
        i64::from_col(c).map(values::Persen::perseratus)
    }
}
impl FromCol for values::UsdSen {
    fn from_col(c: Col<'_>) -> Result<Self, String> {
        i64::from_col(c).map(values::UsdSen::sen)
    }
}

impl FromCol for values::CaratBatu {
    fn from_col(c: Col<'_>) -> Result<Self, String> {
        i64::from_col(c).map(values::CaratBatu::perseribu)
    }
}

macro_rules! dari_kode {
    ($($t:ty),*) => { $(impl FromCol for $t {
        fn from_col(c: Col<'_>) -> Result<Self, String> {
            match c {
                Col::Text(t) => t.parse::<$t>().map_err(|e| e.to_string()),
                lain => Err(format!("{lain:?} bukan teks")),
            }
        }
    })* };
}
dari_kode!(
    values::KodeToko,
    values::KodeGudang,
    values::KodeBaki,
    values::KodeBarcode,
    values::NoRekening,
    values::UserId,
    values::NoFaktur,
    values::Tanggal,
    values::Waktu
);
