//! What images refuse.

platform::penolakan! {
    pub enum GambarTolak {
        BukanGambar = "GAMBAR-01" Aturan "the file is no image that can be read",
        Besar = "GAMBAR-02" Aturan "the image is too large",
        Kosong = "GAMBAR-03" Aturan "no image was sent",
        LemariJauh = "GAMBAR-09" Sibuk "the store of images is away",
        Barcode = "FOTO-01" Aturan "the barcode of a photo is not well formed",
        BarangTidakAda = "FOTO-02" TidakAda "the store has no such piece",
        FotoTidakAda = "FOTO-03" TidakAda "the piece has no photo",
        BarcodeBeda = "FOTO-04" Aturan "the form is about another piece than the address",
        FotoHariIni = "FOTO-05" Aturan "at the till only pieces bought today get a photo",
        OpnameTidakAda = "FOTO-06" TidakAda "the count has no photo",
        OpnameSelesai = "FOTO-07" SudahTerjadi "the count is over: its photo stays as it is",
        MemberTidakAda = "FOTO-08" TidakAda "the member is not there, or has no photo",
        PesananTidakAda = "FOTO-09" TidakAda "the line of the order is not there, or has no picture",
        PesananSelesai = "FOTO-10" SudahTerjadi "the order is over: its pictures stay as they are",
        ServiceTidakAda = "FOTO-11" TidakAda "the piece of the service is not there, or has no photo",
        ServiceSelesai = "FOTO-12" SudahTerjadi "the service is over: its photos stay as they are",
        HutangTidakAda = "FOTO-13" TidakAda "the pledge is not there, or has no photo",
        HutangSelesai = "FOTO-14" SudahTerjadi "the loan is over, or the photo was taken: it stays as it is",
        BukanPdf = "GAMBAR-10" Aturan "the file is no PDF that only shows something",
        SertifikatTidakAda = "FOTO-21" TidakAda "the stone is not there, or has no certificate",
        LogoTidakAda = "LOGO-01" TidakAda "the store has no logo",
    }
}
