//! What work with craftsmen refuses, beside what the books themselves say (BUKU-08, CURAH-01, STOK-02 ...).

platform::penolakan! {
    pub enum TukangTolak {
        Isian = "TUKANG-01" Aturan "something about the document is not right; the fields say which",
        TidakAda = "TUKANG-02" TidakAda "there is no such craftsman, or he is not active",
        PerluIzin = "TUKANG-03" Aturan "somebody must test or approve it first",
        KerjaTidakAda = "TUKANG-04" TidakAda "there is no such work",
        KerjaSelesai = "TUKANG-05" SudahTerjadi "the work is finished or cancelled already",
        KerjaDibayar = "TUKANG-06" SudahTerjadi "the wage of the work was paid; cancel that first",
        SudahDibayar = "TUKANG-07" SudahTerjadi "a wage was paid for this work before",
        DokTidakAda = "TUKANG-08" TidakAda "there is no such document of a craftsman",
        SudahBatal = "TUKANG-09" SudahTerjadi "the document was taken back before",
        Berlanjut = "TUKANG-10" SudahTerjadi "what the document gave has moved on since",
        Sumber = "TUKANG-11" Aturan "gold that cannot be given to a craftsman from where it lies",
        LebihSusut = "TUKANG-12" Aturan "more loss than really happened",
        Lama = "TUKANG-13" Aturan "at closing: gold with a craftsman for long (worth knowing, does not block)",
        Penyerah = "TUKANG-15" Aturan "who gave the gold out does not let its loss off",
        Lewat = "TUKANG-14" Aturan "at closing: works past their promised day (worth knowing, does not block)",
    }
}
