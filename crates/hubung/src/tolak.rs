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
        KunciAsing = "HUBUNG-11" TanpaSesi "the key is none of ours, or was revoked",
        KunciLewat = "HUBUNG-12" TanpaSesi "the last day of the key is over",
        KunciLingkup = "HUBUNG-13" Dilarang "the key has not the scope that the call asks for",
        KunciToko = "HUBUNG-14" Dilarang "the key does not open this store",
        KunciSering = "HUBUNG-15" TerlaluSering "a key calls more often than it may",
        KunciBukanSesi = "HUBUNG-16" Dilarang "a key opens its own calls and none of the screens'",
        KunciIsi = "HUBUNG-17" Aturan "a new key is not right; the fields say which",
        KunciTidakAda = "HUBUNG-18" TidakAda "there is no such living key in this store",
        BukanPembuat = "HUBUNG-19" Dilarang "keys and webhooks are an owner's, those of the chain head office's",
        WebhookIsi = "HUBUNG-20" Aturan "a webhook is not right; the fields say which",
        WebhookAlamat = "HUBUNG-21" Aturan "the address of a webhook may not be reached from this server, or there is none",
        WebhookTidakAda = "HUBUNG-22" TidakAda "there is no such webhook or delivery in this store",
        KirimanSaring = "HUBUNG-23" Aturan "deliveries are not asked for like this",
        KirimanKeadaan = "HUBUNG-24" SudahTerjadi "the delivery is on its way, or its webhook is off",
        EksporBesar = "HUBUNG-03" TerlaluBesar "the sets of this day do not fit into one ZIP",
    }
}
