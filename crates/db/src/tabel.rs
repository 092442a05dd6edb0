//! Rows by name. A struct says once which columns it is; from that one definition come the list to select, the columns
//! and values to insert, and the reading. Positions exist in here alone: nobody above counts columns.
//!
//! [`tabel!`](crate::tabel!) is a table's own columns, written and read; [`bacaan!`](crate::bacaan!) is what a query adds
//! to them, read only. Tuples put them side by side: `c.baris::<(Faktur, Nasib)>(…)`.

use crate::conn::Conn;
use crate::error::{Error, Result};
use crate::row::{Col, FromCol, Row};
use crate::val::Val;

/// A part of an answer that knows its own columns.
pub trait Baca: Sized {
    /// Appends what stands after SELECT, one expression a field.
    fn pilih(ke: &mut Vec<String>);

    /// Reads itself from the columns that begin at `dari`, and moves on. Only for these macros and for tuples.
    #[doc(hidden)]
    fn __baca(r: &Row<'_>, dari: &mut usize) -> Result<Self>;
}

/// A part of a row that can be written.
pub trait Tulis {
    const TABEL: &'static str;

    fn kolom(ke: &mut Vec<&'static str>);

    fn nilai(&self, ke: &mut Vec<Val>) -> Result<()>;
}

/// A field of a row: how it is bound and how it is read. Lists are kept as JSON text.
pub trait Sel: Sized {
    fn ke_val(&self) -> Result<Val>;

    fn dari_col(c: Col<'_>) -> Result<Self, String>;
}

impl<T: FromCol + Clone + Into<Val>> Sel for T {
    fn ke_val(&self) -> Result<Val> {
        Ok(self.clone().into())
    }

    fn dari_col(c: Col<'_>) -> Result<Self, String> {
        T::from_col(c)
    }
}

/// A value that is kept as JSON text in its column.
#[derive(Debug, Clone, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Json<T>(pub T);

impl<T> std::ops::Deref for Json<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: serde::Serialize + serde::de::DeserializeOwned> Sel for Json<T> {
    fn ke_val(&self) -> Result<Val> {
        serde_json::to_string(&self.0).map(Val::Text).map_err(|e| Error::Lain(e.to_string()))
    }

    fn dari_col(c: Col<'_>) -> Result<Self, String> {
        match c {
            Col::Text(t) => serde_json::from_str(t).map(Json).map_err(|e| e.to_string()),
            lain => Err(format!("{lain:?} bukan teks")),
        }
    }
}

/// Reads one field and moves on.
#[doc(hidden)]
pub fn __sel<T: Sel>(r: &Row<'_>, dari: &mut usize) -> Result<T> {
    let i = *dari;
    *dari += 1;
    T::dari_col(r.col(i)?)
        .map_err(|sebab| Error::Kolom { kolom: i, sebab: format!("{}: {sebab}", r.nama(i)) })
}

/// The name of a field's column: its own, or the one it gives.
#[doc(hidden)]
#[macro_export]
macro_rules! __kolom {
    ($f:ident) => {
        stringify!($f)
    };
    ($f:ident $kolom:literal) => {
        $kolom
    };
}

/// A struct of a table, written and read by the names of its columns:
///
/// ```
/// db::tabel! {
///     /// A piece on a tray.
///     #[derive(Debug, Clone)]
///     pub struct Potong in "potong" {
///         pub kode: String,
///         pub berat: values::Berat,
///         /// the column has another name
///         pub input_by: String = "oleh",
///     }
/// }
/// ```
#[macro_export]
macro_rules! tabel {
    ($(#[$m:meta])* $v:vis struct $Nama:ident in $tabel:literal {
        $($(#[$fm:meta])* $fv:vis $f:ident : $t:ty $(= $kolom:literal)?),* $(,)?
    }) => {
        $(#[$m])*
        $v struct $Nama {
            $($(#[$fm])* $fv $f: $t,)*
        }

        impl $crate::Baca for $Nama {
            fn pilih(ke: &mut Vec<String>) {
                $(ke.push(concat!($tabel, ".", $crate::__kolom!($f $($kolom)?)).to_owned());)*
            }

            fn __baca(r: &$crate::Row<'_>, dari: &mut usize) -> $crate::Result<Self> {
                $(let $f = $crate::__sel(r, dari)?;)*
                Ok(Self { $($f),* })
            }
        }

        impl $crate::Tulis for $Nama {
            const TABEL: &'static str = $tabel;

            fn kolom(ke: &mut Vec<&'static str>) {
                ke.extend([$($crate::__kolom!($f $($kolom)?)),*]);
            }

            fn nilai(&self, ke: &mut Vec<$crate::Val>) -> $crate::Result<()> {
                $(ke.push($crate::Sel::ke_val(&self.$f)?);)*
                Ok(())
            }
        }
    };
}

/// A struct of what a query adds to its tables: every field has its SQL. Fields behind a semicolon are not asked for; they
/// are empty when the row was read, and filled by whoever asked.
///
/// ```
/// db::bacaan! {
///     #[derive(Debug, Clone)]
///     pub struct Nasib {
///         pub no_batal: String = "COALESCE(faktur_batal.no_batal, '')";
///         pub baris: Vec<String>,
///     }
/// }
/// ```
#[macro_export]
macro_rules! bacaan {
    ($(#[$m:meta])* $v:vis struct $Nama:ident {
        $($(#[$fm:meta])* $fv:vis $f:ident : $t:ty = $sql:expr),* $(,)?
        $(; $($(#[$km:meta])* $kv:vis $k:ident : $kt:ty),* $(,)?)?
    }) => {
        $(#[$m])*
        $v struct $Nama {
            $($(#[$fm])* $fv $f: $t,)*
            $($($(#[$km])* $kv $k: $kt,)*)?
        }

        impl $crate::Baca for $Nama {
            fn pilih(ke: &mut Vec<String>) {
                $(ke.push($sql.to_owned());)*
            }

            fn __baca(r: &$crate::Row<'_>, dari: &mut usize) -> $crate::Result<Self> {
                $(let $f = $crate::__sel(r, dari)?;)*
                Ok(Self { $($f,)* $($($k: <$kt>::default(),)*)? })
            }
        }
    };
}

/// Lets enums that have a `kode` and are found by `dari_kode` be fields of a row.
#[macro_export]
macro_rules! sel_kode {
    ($($t:ty),* $(,)?) => { $(
        impl $crate::FromCol for $t {
            fn from_col(c: $crate::Col<'_>) -> Result<Self, String> {
                match c {
                    $crate::Col::Text(t) => <$t>::dari_kode(t).map_err(|e| e.to_string()),
                    lain => Err(format!("{lain:?} bukan teks")),
                }
            }
        }

        impl From<$t> for $crate::Val {
            fn from(v: $t) -> Self {
                $crate::Val::Text(v.kode().to_owned())
            }
        }
    )* };
}

impl<T: Tulis> Tulis for &T {
    const TABEL: &'static str = T::TABEL;

    fn kolom(ke: &mut Vec<&'static str>) {
        T::kolom(ke);
    }

    fn nilai(&self, ke: &mut Vec<Val>) -> Result<()> {
        (**self).nilai(ke)
    }
}

macro_rules! bersama {
    ($($T:ident $i:tt),+) => {
        impl<$($T: Baca),+> Baca for ($($T,)+) {
            fn pilih(ke: &mut Vec<String>) {
                $($T::pilih(ke);)+
            }

            fn __baca(r: &Row<'_>, dari: &mut usize) -> Result<Self> {
                Ok(($($T::__baca(r, dari)?,)+))
            }
        }
    };
}
bersama!(A 0, B 1);
bersama!(A 0, B 1, C 2);
bersama!(A 0, B 1, C 2, D 3);

/// Two parts of one row; both must be of the same table.
impl<A: Tulis, B: Tulis> Tulis for (A, B) {
    const TABEL: &'static str = A::TABEL;

    fn kolom(ke: &mut Vec<&'static str>) {
        A::kolom(ke);
        B::kolom(ke);
    }

    fn nilai(&self, ke: &mut Vec<Val>) -> Result<()> {
        self.0.nilai(ke)?;
        self.1.nilai(ke)
    }
}

/// What stands after SELECT.
pub fn pilih<T: Baca>() -> String {
    let mut semua = Vec::new();
    T::pilih(&mut semua);
    semua.join(", ")
}

impl Conn {
    /// Adds rows to their table.
    pub fn sisip<T: Tulis>(&mut self, baris: impl IntoIterator<Item = T>) -> Result<u64> {
        let mut kolom = Vec::new();
        T::kolom(&mut kolom);
        let lebar = kolom.len();
        let nilai = baris.into_iter().map(|b| {
            let mut v = Vec::with_capacity(lebar);
            b.nilai(&mut v)?;
            Ok::<_, Error>(v)
        });
        self.sisip_banyak(T::TABEL, &kolom, nilai)
    }

    /// The rows of a query that is known to be short; `dari` begins with FROM and names tables in full.
    pub fn baris<T: Baca>(&mut self, dari: &str, a: &[Val]) -> Result<Vec<T>> {
        self.rows(&format!("SELECT {} {dari}", pilih::<T>()), a, |r| T::__baca(r, &mut 0))
    }

    /// Streams the rows of a query, one at a time, in constant memory.
    pub fn tiap_baris<T, E, F>(&mut self, dari: &str, a: &[Val], mut f: F) -> Result<(), E>
    where
        T: Baca,
        E: From<Error>,
        F: FnMut(T) -> Result<(), E>,
    {
        self.each(&format!("SELECT {} {dari}", pilih::<T>()), a, |r| f(T::__baca(r, &mut 0)?))
    }

    /// The first row of a query, if there is one.
    pub fn baris_satu<T: Baca>(&mut self, dari: &str, a: &[Val]) -> Result<Option<T>> {
        self.one(&format!("SELECT {} {dari}", pilih::<T>()), a, |r| T::__baca(r, &mut 0))
    }
}
