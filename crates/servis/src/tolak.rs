//! What services refuse.

platform::penolakan! {
    pub enum ServisTolak {
        Isian = "SERVIS-01" Aturan "a service is not right; the fields say which",
        Baris = "SERVIS-02" Aturan "a piece of a service is not right; the fields say which",
        TidakAda = "SERVIS-03" TidakAda "there is no such service",
        Tahap = "SERVIS-04" SudahTerjadi "the service is not in the stage for this: done before, given back or cancelled",
        Ditahan = "SERVIS-05" SudahTerjadi "the piece is in a service already, or in another document's hands",
        Curian = "SERVIS-06" Aturan "the piece was reported stolen",
        BelumValid = "SERVIS-07" Aturan "the service has to be validated first",
        Validasi = "SERVIS-08" Aturan "the services cannot be validated like this",
        Tukang = "SERVIS-09" Aturan "no such craftsman works here",
        Selesai = "SERVIS-10" Aturan "a piece does not come back right: weight, stones, gold added or taken; the fields say which",
        Ambil = "SERVIS-11" Aturan "the service cannot be fetched like this",
        Batal = "SERVIS-12" Aturan "the service cannot be cancelled or given back like this",
        NotaBatal = "SERVIS-13" Aturan "the nota of a cancelled service is not printed",
        Kabar = "SERVIS-14" SudahTerjadi "the customer was told today, or has no number",
        Ganti = "SERVIS-15" Aturan "pieces cannot be written off like this: whose they are, how long they lie, money not seen yet",
        Hitung = "SERVIS-16" Aturan "customers' goods cannot be counted like this, or not by this person",
        TutupValidasi = "TUTUP-41" Aturan "stands against closing the day: services that were not validated",
        TutupJanji = "TUTUP-42" Aturan "worth knowing at closing: services promised and not finished, or not fetched for long",
        TutupHitung = "TUTUP-43" Aturan "worth knowing at closing: customers' goods not counted for long, or counted and not all there",
    }
}
