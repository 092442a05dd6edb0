//! What connections refuse.

platform::penolakan! {
    pub enum HubungTolak {
        TanggalEkspor = "HUBUNG-01" Aturan "the sets of a day are exported from the day after on",
        EksporPutus = "HUBUNG-02" SudahTerjadi "who asked for the sets does not take them any more",
        EksporJalan = "HUBUNG-04" TerlaluSering "another export of this server is running",
        Marketplace = "HUBUNG-05" Aturan "the settings of a marketplace are not right; the fields say which",
        BukanPenyimpan = "HUBUNG-06" Dilarang "only who may save a marketplace's settings may do this",
        AlamatMarketplace = "HUBUNG-07" Aturan "the marketplace has no address to try",
        AlamatGrosir = "HUBUNG-08" Aturan "the wholesale app has no address, or none that is one",
        SerahGrosir = "HUBUNG-09" Dilarang "the hand-over is unknown, used, over, or not ours",
        SeringPeriksa = "HUBUNG-10" TerlaluSering "too many hand-overs are tried from one address",
        EksporBesar = "HUBUNG-03" TerlaluBesar "the sets of this day do not fit into one ZIP",
    }
}
