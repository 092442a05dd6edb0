//! What melting refuses, beside what the books themselves say (STOK-02, CURAH-01 ...).

platform::penolakan! {
    pub enum LeburTolak {
        Isian = "LEBUR-01" Aturan "something about the document is not right; the fields say which",
        PeleburTidakAda = "LEBUR-02" TidakAda "there is no such refiner, or it is not active",
        PerluIzin = "LEBUR-03" Aturan "somebody must weigh, test or approve it first",
        LotTidakAda = "LEBUR-04" TidakAda "there is no such lot",
        LotSelesai = "LEBUR-05" SudahTerjadi "the lot was closed or cancelled before",
        Sumber = "LEBUR-06" Aturan "gold that cannot be melted from where it lies",
        Berbatu = "LEBUR-07" Aturan "a piece still carries stones",
        BukanKetiga = "LEBUR-08" Aturan "who gave or took the lot does not test what came out of it",
        BelumDikirim = "LEBUR-09" Aturan "the lot was not sent to a refiner yet",
        CiokTidakAda = "LEBUR-10" TidakAda "there is no such refined gold",
        CiokTerjual = "LEBUR-11" SudahTerjadi "the refined gold was sold before",
        DokTidakAda = "LEBUR-12" TidakAda "there is no such document of melting",
        SudahBatal = "LEBUR-13" SudahTerjadi "the document was taken back before",
        Berlanjut = "LEBUR-14" SudahTerjadi "what the document gave has moved on since",
        HargaTidakAda = "LEBUR-15" Aturan "there is no price of pure gold for today",
        Lama = "LEBUR-16" Aturan "at closing: lots without a result for long (worth knowing, does not block)",
        Penyerah = "LEBUR-17" Aturan "who gave the lot does not let its loss off",
        Campur = "LEBUR-18" Aturan "dust and plating water are never mixed with gold",
        Pusat = "LEBUR-19" Dilarang "the position of the chain is head office's",
    }
}
