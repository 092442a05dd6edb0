//! What the double-entry journal refuses.

platform::penolakan! {
    pub enum JurnalTolak {
        Isian = "JURNAL-01" Aturan "something about the entry is not right; the fields say which",
        Hari = "JURNAL-02" Aturan "the day cannot be journaled: it lies ahead, or before the books begin",
        Berurutan = "JURNAL-03" Aturan "a day before this one was not journaled yet",
        PeriodeTutup = "JURNAL-04" SudahTerjadi "the period of this day is closed for good",
        PerluIzin = "JURNAL-05" Aturan "somebody must approve it first",
        AkunBuku = "JURNAL-06" Aturan "the account is kept by a book; documents move it, not an entry by hand",
        TidakAda = "JURNAL-07" TidakAda "there is no such journal",
        SudahBatal = "JURNAL-08" SudahTerjadi "the journal was taken back before",
        Periode = "JURNAL-09" Aturan "the period cannot be closed yet; the detail says what is in the way",
        Belum = "JURNAL-10" Aturan "at closing: days that were not journaled, or lines in suspense (worth knowing, does not block)",
    }
}
