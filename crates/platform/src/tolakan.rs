//! What the platform refuses, an enum a part; and what the books refuse, as the outside sees it. Every domain may say
//! those of `DasarTolak`, `AksesTolak` and `TokoTolak`; its own stand in its own crate.

crate::penolakan! {
    /// What any call may be refused for, whatever it is about.
    pub enum DasarTolak {
        Dalam = "DALAM-01" Dalam "something failed inside; the log knows what",
        Sibuk = "BEBAN-01" Sibuk "the server has too much to do",
        Berhenti = "BEBAN-02" Sibuk "the server is being stopped",
        TerlaluLama = "BEBAN-03" Sibuk "the request took too long and was stopped",
        DataJauh = "DATA-01" Sibuk "the database is away",
        DataPenuh = "DATA-02" Sibuk "no room is left to keep data",
        DataLama = "DATA-03" Sibuk "a query took too long and was stopped",
        KunciBeda = "IDEM-01" SudahTerjadi "the idempotency key was used for other data",
        KunciSalah = "IDEM-02" Cacat "the idempotency key is too short or too long",
        BaruSaja = "IDEM-03" SudahTerjadi "the same data was saved a moment ago, without a key",
        IsiCacat = "ISI-01" Cacat "the body is not understood: no JSON, cut off, a field missing or of another kind",
        BukanJson = "ISI-02" Cacat "the body is not sent as JSON",
        IsiBesar = "ISI-03" TerlaluBesar "the body is too large",
        Parameter = "ISI-04" Cacat "a parameter is missing or of another kind",
        KarakterNol = "ISI-05" Cacat "the data have a character that cannot be kept",
        IsianAsing = "ISI-06" Cacat "the call does not know a field",
        IsianBesar = "ISI-07" Aturan "an amount or a weight is beyond all reason",
        BukanFormulir = "ISI-08" Cacat "an image is not sent as a form",
        BerkasRusak = "BERKAS-01" Aturan "the sheet cannot be read",
        BerkasBesar = "BERKAS-02" Aturan "the file is too heavy to be worked through",
        Urutan = "DAFTAR-01" Aturan "the list is not ordered by this column",
        Tanggal = "TGL-01" Aturan "a date is missing or is none",
        Saringan = "LAPORAN-02" Aturan "a filter of a report or a period is not right",
        Periode = "LAPORAN-03" Aturan "a period or range ends before it begins, or is too long for a chart",
    }
}

crate::penolakan! {
    /// Rights and modules.
    pub enum AksesTolak {
        Menu = "AKSES-01" Dilarang "the person has not this menu",
        Level = "AKSES-02" Dilarang "the call is for other levels",
        Pusat = "AKSES-03" Dilarang "the call is for head office",
        MenuAsing = "AKSES-04" Aturan "there is no such menu to be given",
        HakBerubah = "AKSES-05" Dilarang "the rights of the person changed while a socket was open",
        TanpaDiatur = "AKSES-06" Aturan "the level sees every menu: there is nothing to be given",
        BukanMenuSendiri = "AKSES-07" Dilarang "nobody gives a menu that they have not got",
        Massal = "AKSES-08" Aturan "rights for many at once are not right",
        ModulMati = "MODUL-01" Dilarang "the module is off in this store",
        SepuhanPusat = "MODUL-02" Dilarang "plating is done at head office",
        HutangHargaEmas = "MODUL-03" Dilarang "the principal of a debt follows the price of gold",
    }
}

crate::penolakan! {
    /// Logging in, passwords, the second factor.
    pub enum SesiTolak {
        Mati = "SESI-01" TanpaSesi "the session is over or was none",
        SandiSalah = "SESI-02" Aturan "user or password is wrong",
        Ditahan = "SESI-03" TerlaluSering "too many wrong passwords: wait",
        Terkunci = "SESI-04" Terkunci "the till is locked",
        LangkahKedua = "SESI-05" Aturan "the code of the second factor is needed",
        Sandi = "SANDI-01" Aturan "a new password is empty, too short or too long",
        SandiLama = "SANDI-02" Aturan "one's own password, asked for again, is wrong",
        HarusGanti = "SANDI-03" Dilarang "a one-time password has to be changed first",
        SandiDitebak = "SANDI-04" Aturan "a new password is one's own user id",
        TotpSudah = "TOTP-01" SudahTerjadi "the second factor is on already",
        TotpSalah = "TOTP-02" Aturan "the code of the second factor is wrong",
        TotpBelumMulai = "TOTP-03" Aturan "the second factor was not begun",
        TotpWajib = "TOTP-04" Dilarang "the second factor has to be switched on first",
    }
}

crate::penolakan! {
    /// Users.
    pub enum OrangTolak {
        Sudah = "USER-01" SudahTerjadi "the user id is taken",
        UserId = "USER-02" Aturan "the user id is empty or not well formed",
        Nama = "USER-03" Aturan "the name of a user is empty or too long",
        Level = "USER-04" Aturan "the level of a user is missing or not well formed",
        LevelDiAtas = "USER-06" Dilarang "nobody manages or makes a level above their own",
        DiriSendiri = "USER-07" Aturan "this is not done to oneself",
        OwnTerakhir = "USER-08" Aturan "the chain would be left without an owner",
        TidakAda = "USER-09" TidakAda "there is no such user here",
        TokoLain = "USER-10" Dilarang "a branch makes users of its own store only",
        SudahDiubah = "USER-11" SudahTerjadi "somebody else changed the user meanwhile",
        Toko = "USER-12" Aturan "the store of a user is missing or not well formed",
    }
}

crate::penolakan! {
    /// Stores and their settings.
    pub enum TokoTolak {
        TidakAda = "TOKO-01" TidakAda "no store has this code",
        Kode = "TOKO-01" Aturan "no store has this code",
        BukanTokonya = "TOKO-02" Dilarang "the person works at another store",
        Sudah = "TOKO-03" SudahTerjadi "the code of a store is taken",
        Isian = "TOKO-04" Aturan "something about a store is not right",
        SudahDiubah = "TOKO-05" SudahTerjadi "somebody else changed the store meanwhile",
        MasihBerisi = "TOKO-06" Aturan "a store that still holds something is not deactivated, nor is head office",
        SettingTidakAda = "SETTING-01" TidakAda "there is no such setting",
        Setting = "SETTING-02" Aturan "the value of a setting is not right",
    }
}

crate::penolakan! {
    /// Printers and what waits for them.
    pub enum PrinterTolak {
        TidakAda = "PRINTER-01" TidakAda "no printer of the store has this name",
        Isian = "PRINTER-02" Aturan "something about a printer is not right",
        TidakDipakai = "PRINTER-03" Aturan "the printer is not in use",
        Sudah = "PRINTER-04" SudahTerjadi "the name of a printer is taken",
        SudahDiubah = "PRINTER-05" SudahTerjadi "somebody else changed the printer meanwhile",
        CetakanTidakAda = "CETAK-01" TidakAda "there is no such print job, or no longer",
        CetakanBesar = "CETAK-02" Aturan "what is to be printed does not fit the printer",
        AntreanPenuh = "CETAK-03" Aturan "too much waits for the printer",
        CetakanDiambil = "CETAK-04" SudahTerjadi "the print job was taken or is done",
        CetakanTidakGagal = "CETAK-05" SudahTerjadi "only a print job that failed is tried again",
        PrinterGanti = "CETAK-06" Aturan "the printer speaks another language than the print job",
        TidakMenjawab = "CETAK-07" Aturan "the printer does not take the print job",
        MilikLain = "CETAK-08" Dilarang "the print job is somebody else's",
    }
}

crate::penolakan! {
    /// Agents of a store.
    pub enum AgenTolak {
        TidakDikenal = "AGEN-01" TanpaSesi "the key of the agent is unknown or was withdrawn",
        TandaTangan = "AGEN-02" Dilarang "the signature of the agent is wrong",
        Sudah = "AGEN-03" SudahTerjadi "the name of an agent is taken",
        TidakAda = "AGEN-04" TidakAda "there is no such agent",
        Nama = "AGEN-05" Aturan "the name of an agent is not well formed",
    }
}

crate::penolakan! {
    /// Fingerprints.
    pub enum SidikTolak {
        TidakTerdaftar = "SIDIK-01" TidakAda "the person has no fingerprint here",
        Isian = "SIDIK-02" Aturan "a finger or its print is not right",
        TidakAda = "SIDIK-03" TidakAda "there is no such scan",
        Sudah = "SIDIK-04" SudahTerjadi "the scan was reported or used",
        LewatWaktu = "SIDIK-05" Aturan "the scan is too old or was given up",
        BelumCocok = "SIDIK-06" Aturan "the scan has not matched",
        BukanSendiri = "SIDIK-07" Dilarang "the fingerprints of others are changed by OWN only",
        JariTidakAda = "SIDIK-08" TidakAda "the finger is not registered",
    }
}

crate::penolakan! {
    /// Approvals.
    pub enum OtorisasiTolak {
        TidakAda = "OTO-01" TidakAda "there is no such approval",
        TidakDisebut = "OTO-01" Aturan "there is no such approval",
        Isian = "OTO-02" Aturan "a request or its answer is not right",
        DiriSendiri = "OTO-03" Dilarang "nobody approves their own request",
        BukanPenyetuju = "OTO-04" Dilarang "the person may not approve here",
        LewatWaktu = "OTO-05" Aturan "the approval is too old",
        Terpakai = "OTO-06" SudahTerjadi "the approval was used",
        SudahDiputus = "OTO-07" SudahTerjadi "somebody decided the request already",
        BelumDisetujui = "OTO-08" Aturan "the request is undecided or was refused",
        UntukLain = "OTO-09" Aturan "the approval is for something else",
        TidakLagiBerhak = "OTO-10" Aturan "who approved may no longer",
        TerlaluBanyak = "OTO-11" TerlaluSering "too many requests of one person wait",
        AlasanSendirian = "OTO-12" Aturan "an owner who is alone has to say why",
        HanyaOwn = "OTO-13" Aturan "only an owner may approve this",
        CaraLain = "OTO-14" Dilarang "the store approves at the till in another way (AUTH_TYPE)",
        Ditarik = "OTO-15" SudahTerjadi "who asked took the request back",
        TutupMenunggu = "TUTUP-15" Aturan "stands against closing the day: requests that nobody decided",
    }
}

crate::penolakan! {
    /// What the books refuse: the faults of `ledger`, as the outside sees them.
    pub enum BukuTolak {
        TokoTidakAda = "BUKU-01" Aturan "the books know no such store",
        SudahDitutup = "BUKU-02" SudahTerjadi "the day is closed",
        JumlahNol = "BUKU-03" Aturan "an amount must be more than nothing",
        Meluap = "BUKU-04" Aturan "a figure is larger than can be kept",
        TidakBisaDibalik = "BUKU-05" SudahTerjadi "the document has nothing to reverse, or was reversed",
        KasKurang = "KAS-01" Aturan "the till has not so much",
        BarangSudahAda = "STOK-01" SudahTerjadi "the piece is in stock already",
        BarangTidakDiTempat = "STOK-02" Aturan "the piece is not at this place with this weight",
        TidakSeimbang = "STOK-03" Aturan "the stock lines of a document do not balance",
        BeratSalah = "STOK-04" Aturan "the weight of a piece is not right",
        BarangDiTokoLain = "STOK-05" SudahTerjadi "another store has the piece in its books",
        BarangBerlanjut = "STOK-06" SudahTerjadi "the piece has moved on since",
        CurahKurang = "CURAH-01" Aturan "there is less of the goods than is taken",
        CurahSisa = "CURAH-02" Aturan "no piece is left of the goods, but weight",
        Titipan = "TITIP-01" Aturan "the deposit is not there, used up, or smaller than what it should pay",
        Kupon = "KUPON-01" Aturan "the coupon is not named, not there or no longer valid",
        PoinKurang = "BUKU-06" Aturan "the member has fewer points that can be spent",
        HadiahKurang = "BUKU-07" Aturan "there are fewer pieces of the gift than are taken",
        TukangKurang = "BUKU-08" Aturan "the craftsman owes less gold than would come off his account",
        BatuKurang = "BUKU-16" Aturan "fewer carats of the stone lie there than are taken, or some would be left without a stone",
        SertifikatGanda = "BUKU-17" Aturan "another stone of the chain has this certificate",
        PiutangKurang = "BUKU-10" Aturan "less is owed on the contract than is set off or paid",
        PinjamanKurang = "BUKU-09" Aturan "the loan owes, or is owed, less than would come off it",
        BankTidakMenunggu = "BANK-01" SudahTerjadi "the line of the bank is not there or was validated",
        RekeningTidakAda = "BANK-02" Aturan "the books know no such account",
    }
}
