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
    /// the digest of a closed day, to its owner
    RingkasanHari,
    /// the nota of a document, as a file
    Nota,
}

impl Peristiwa {
    /// In the order a list shows them.
    pub const SEMUA: [Self; 14] = [
        Self::UlangTahun,
        Self::PoinHangus,
        Self::GantiNomor,
        Self::GabungMember,
        Self::PesananSiap,
        Self::PreOrderDikirim,
        Self::ServiceSelesai,
        Self::ServiceTakDiambil,
        Self::CicilanTempo,
        Self::HutangTempo,
        Self::PeringatanHutang,
        Self::UangKelebihan,
        Self::RingkasanHari,
        Self::Nota,
    ];

    /// What it says, as an example.
    pub const fn contoh(self) -> &'static str {
        match self {
            Self::UlangTahun => "Selamat ulang tahun Ibu Sari! Semoga sehat dan bahagia selalu.",
            Self::PoinHangus => "Yth. Ibu Sari, 120 poin Anda hangus 2026-12-31. Tukarkan sebelum hari itu.",
            Self::GantiNomor => {
                "Nomor HP kartu member Anda diganti. Hubungi toko bila bukan Anda yang meminta."
            }
            Self::GabungMember => {
                "Dua kartu member Anda digabung. Hubungi toko bila bukan Anda yang meminta."
            }
            Self::PesananSiap => "Yth. Ibu Sari, pesanan FP-CONTOH-0001 sudah selesai dan bisa diambil.",
            Self::PreOrderDikirim => "Yth. Ibu Sari, pre order PO-CONTOH-0001 dikirim dengan resi JNE123.",
            Self::ServiceSelesai => "Yth. Ibu Sari, service FS-CONTOH-0001 sudah selesai dan bisa diambil.",
            Self::ServiceTakDiambil => {
                "Yth. Ibu Sari, service FS-CONTOH-0001 selesai 30 hari lalu dan belum diambil."
            }
            Self::CicilanTempo => {
                "Yth. Ibu Sari, angsuran FC-CONTOH-0001 jatuh tempo 2026-12-01, yang dibayar Rp. 500,000."
            }
            Self::HutangTempo => "Yth. Ibu Sari, pinjaman FH-CONTOH-0001 jatuh tempo 2026-12-01.",
            Self::PeringatanHutang => {
                "Yth. Ibu Sari, pinjaman FH-CONTOH-0001 lewat jatuh tempo; barang jaminan akan dilelang."
            }
            Self::UangKelebihan => "Yth. Ibu Sari, ada uang kelebihan lelang yang bisa diambil di toko.",
            Self::RingkasanHari => "Ringkasan hari 2026-11-15",
            Self::Nota => "Yth. Ibu Sari, terlampir nota NG-CONTOH-0001. Terima kasih.",
        }
    }

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
            Self::RingkasanHari => "RINGKASAN HARI",
            Self::Nota => "NOTA",
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
            | Self::UangKelebihan
            | Self::RingkasanHari
            | Self::Nota => Jenis::Dinas,
        }
    }
}
