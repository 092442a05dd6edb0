//! What the edge itself refuses: addresses, methods, sockets.

platform::penolakan! {
    pub enum TepiTolak {
        AlamatAsing = "RUTE-01" TidakAda "the API has no such address",
        HanyaDibuka = "RUTE-02" TidakAda "a page is only opened",
        Metode = "RUTE-03" Cacat "the address is not served with this method",
        Alamat = "RUTE-04" Cacat "the address has a character that may not be there",
        SoketMati = "SOKET-01" Sibuk "this server has no socket",
        Uid = "SOKET-02" Aturan "the number of a request is not well formed",
        TidakTerhubung = "SOKET-03" Aturan "no socket listens under this number",
        UidMilikLain = "SOKET-04" Dilarang "the number of a request is somebody else's",
        MasihBerjalan = "SOKET-05" SudahTerjadi "a request of this number is still going on",
        TerlaluBanyakLaporan = "SOKET-06" TerlaluSering "too many reports of one person at once",
        TerlaluBanyakSambungan = "SOKET-07" TerlaluSering "too many sockets of one person",
        LaporanBesar = "SOKET-08" Aturan "the report is too large to be sent",
        TidakSampai = "SOKET-09" Aturan "some rows did not reach the screen",
        BukanWebSocket = "SOKET-10" Cacat "the request is no WebSocket",
    }
}
