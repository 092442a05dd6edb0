//! Files of the web app: how long they are kept, and when the client has them already.

use axum::http::{HeaderMap, header};
use server::tepi::web::{SELAMANYA, TANYA_DULU, jawab, punya};

#[test]
fn if_none_match_dibaca_dalam_segala_bentuknya() {
    for ada in ["\"abc\"", "W/\"abc\"", "\"x\", W/\"abc\"", "*"] {
        assert!(punya(ada, "abc"), "{ada}");
    }
    for tidak in ["", "\"abcd\"", "\"x\", \"y\"", "W/"] {
        assert!(!punya(tidak, "abc"), "{tidak}");
    }
}

#[test]
fn hanya_berkas_bersidik_disimpan_selamanya() {
    for (path, simpan) in
        [("assets/index-a1b2.js", SELAMANYA), ("index.html", TANYA_DULU), ("karat.svg", TANYA_DULU)]
    {
        let f = rust_embed::EmbeddedFile {
            data: b"isi".as_slice().into(),
            metadata: rust_embed::Metadata::__rust_embed_new([7; 32], None, None, "text/plain"),
        };
        let r = jawab(path, f, &HeaderMap::new());
        assert_eq!(r.headers().get(header::CACHE_CONTROL).unwrap(), simpan);
        assert!(r.headers().get(header::ETAG).is_some());
    }
}
