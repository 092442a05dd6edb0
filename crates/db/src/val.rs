//! Values bound to statements: whole numbers, text and null, nothing else.
//! A null has no type of its own, so the same call works whatever the column is.

use postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use rusqlite::types::{ToSqlOutput, ValueRef};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Val {
    Null,
    Int(i64),
    Text(String),
}

impl From<i64> for Val {
    fn from(v: i64) -> Self {
        Val::Int(v)
    }
}
impl From<u32> for Val {
    fn from(v: u32) -> Self {
        Val::Int(i64::from(v))
    }
}
impl From<i32> for Val {
    fn from(v: i32) -> Self {
        Val::Int(i64::from(v))
    }
}
/// A flag is 0 or 1 in every table.
impl From<bool> for Val {
    fn from(v: bool) -> Self {
        Val::Int(i64::from(v))
    }
}
impl From<&str> for Val {
    fn from(v: &str) -> Self {
        Val::Text(v.to_owned())
    }
}
impl From<String> for Val {
    fn from(v: String) -> Self {
        Val::Text(v)
    }
}
impl From<&String> for Val {
    fn from(v: &String) -> Self {
        Val::Text(v.clone())
    }
}
impl<T: Into<Val>> From<Option<T>> for Val {
    fn from(v: Option<T>) -> Self {
        v.map_or(Val::Null, Into::into)
    }
}

/// Value types of the shop bind as their number or text.
macro_rules! dari_angka {
    ($($t:ty => $m:ident),*) => { $(impl From<$t> for Val { fn from(v: $t) -> Self { Val::Int(v.$m()) } })* };
}
dari_angka!(
    values::Rupiah => nilai,
    values::Berat => sebagai_mg,
    values::Kadar => sebagai_perseratus,
    values::Persen => sebagai_perseratus,
    values::UsdSen => sebagai_sen,
    values::CaratBatu => sebagai_perseribu
);

macro_rules! dari_kode {
    ($($t:ty),*) => { $(
        impl From<&$t> for Val { fn from(v: &$t) -> Self { Val::Text(v.as_str().to_owned()) } }
        impl From<$t> for Val { fn from(v: $t) -> Self { Val::from(&v) } }
    )* };
}
dari_kode!(
    values::KodeToko,
    values::KodeGudang,
    values::KodeBaki,
    values::KodeBarcode,
    values::NoRekening,
    values::UserId
);

macro_rules! dari_teks {
    ($($t:ty),*) => { $(
        impl From<&$t> for Val { fn from(v: &$t) -> Self { Val::Text(v.to_string()) } }
        impl From<$t> for Val { fn from(v: $t) -> Self { Val::Text(v.to_string()) } }
    )* };
}
dari_teks!(values::NoFaktur, values::Tanggal, values::Waktu);

/// `args![a, b, c]`: the values of a statement in order.
#[macro_export]
macro_rules! args {
    () => { &[] };
    ($($e:expr),+ $(,)?) => { &[$($crate::Val::from($e)),+][..] };
}

impl rusqlite::ToSql for Val {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Val::Null => ValueRef::Null,
            Val::Int(i) => ValueRef::Integer(*i),
            Val::Text(t) => ValueRef::Text(t.as_bytes()),
        }))
    }
}

impl ToSql for Val {
    fn to_sql(
        &self,
        ty: &Type,
        out: &mut postgres::types::private::BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Val::Null => Ok(IsNull::Yes),
            Val::Int(i) if *ty == Type::INT8 => i.to_sql(ty, out),
            Val::Int(i) if *ty == Type::INT4 => i32::try_from(*i)?.to_sql(ty, out),
            Val::Text(t) if *ty == Type::TEXT || *ty == Type::VARCHAR || *ty == Type::NAME => {
                t.to_sql(ty, out)
            }
            _ => Err(format!("nilai {self:?} tidak cocok dengan kolom {ty}").into()),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}
