//! What the closing of a day refuses.

platform::penolakan! {
    pub enum TutupTolak {
        Halangan = "TUTUP-01" Aturan "something stands against closing the day; it comes along",
        Sedang = "TUTUP-02" SudahTerjadi "the day is being closed or was",
        Jenis = "TUTUP-03" Aturan "there is no such kind of book",
        Ringkasan = "TUTUP-04" Aturan "the day of a digest has not come yet",
        Pernyataan = "TUTUP-05" Aturan "the closing was not asked for in so many words",
        TidakSeimbang = "TUTUP-22" Aturan "stands against closing the day: the books do not balance",
        BelumTiba = "TUTUP-23" Aturan "stands against closing the day: the day has not come yet",
    }
}
