//! What a message is about. DINAS is what somebody must know (changes of their card, notices, due days); PROMO is what they
//! said yes to: it needs consent and keeps to the hours.

/// Which rules a message goes by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jenis {
    Dinas,
    Promo,
}

impl Jenis {
    pub const fn kode(self) -> &'static str {
        match self {
            Self::Dinas => "DINAS",
            Self::Promo => "PROMO",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Peristiwa {
    UlangTahun,
    PoinHangus,
    GantiNomor,
    GabungMember,
    PesananSiap,
    PreOrderDikirim,
    /// a service is ready to be fetched
    ServiceSelesai,
    /// a service waits for its owner for long
    ServiceTakDiambil,
    /// an instalment falls due soon
    CicilanTempo,
    /// a loan falls due soon
    HutangTempo,
    /// a notice before an auction
    PeringatanHutang,
    /// a pledge was auctioned, and there is a surplus to fetch
    UangKelebihan,
}

impl Peristiwa {
    pub const fn kode(self) -> &'static str {
        match self {
            Self::UlangTahun => "ULANG TAHUN",
            Self::PoinHangus => "POIN AKAN HANGUS",
            Self::GantiNomor => "GANTI NO HP",
            Self::GabungMember => "GABUNG MEMBER",
            Self::ServiceSelesai => "SERVICE SELESAI",
            Self::ServiceTakDiambil => "SERVICE BELUM DIAMBIL",
            Self::PesananSiap => "PESANAN SIAP",
            Self::PreOrderDikirim => "PRE ORDER DIKIRIM",
            Self::CicilanTempo => "CICILAN JATUH TEMPO",
            Self::HutangTempo => "HUTANG JATUH TEMPO",
            Self::PeringatanHutang => "PERINGATAN HUTANG",
            Self::UangKelebihan => "UANG KELEBIHAN",
        }
    }

    pub const fn jenis(self) -> Jenis {
        match self {
            Self::UlangTahun | Self::PoinHangus => Jenis::Promo,
            Self::GantiNomor
            | Self::GabungMember
            | Self::PesananSiap
            | Self::PreOrderDikirim
            | Self::ServiceSelesai
            | Self::ServiceTakDiambil
            | Self::CicilanTempo
            | Self::HutangTempo
            | Self::PeringatanHutang
            | Self::UangKelebihan => Jenis::Dinas,
        }
    }
}
