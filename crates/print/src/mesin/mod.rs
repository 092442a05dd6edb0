//! The languages of printers: ESC/POS for slips on thermal paper, ZPL and TSPL for labels. Only bytes are made
//! here; sending them is the caller's. Nothing in a value can end a field or start a command.

mod escpos;
mod label;

pub use escpos::escpos;
pub use label::{tspl, zpl};

use crate::tata_letak::{Data, Elemen, Sisi, TataLetak, isi_teks};

/// Plain ASCII: printers differ in everything beyond it. Accents are taken off the letters names have, control
/// characters are dropped.
fn ascii(teks: &str) -> String {
    teks.chars()
        .filter(|c| !c.is_control() || matches!(c, '\n' | '\t'))
        .map(|c| match c {
            ' '..='~' => c,
            'à'..='å' => 'a',
            'è'..='ë' => 'e',
            'ì'..='ï' => 'i',
            'ò'..='ö' => 'o',
            'ù'..='ü' => 'u',
            'À'..='Å' => 'A',
            'È'..='Ë' => 'E',
            'ç' => 'c',
            'ñ' => 'n',
            '–' | '—' => '-',
            '‘' | '’' => '\'',
            '“' | '”' => '"',
            '\n' | '\t' | '\u{a0}' => ' ',
            _ => '?',
        })
        .collect()
}

/// What is printed of a layout: its visible front.
fn yang_dicetak(t: &TataLetak) -> impl Iterator<Item = &Elemen> {
    t.elemen.iter().filter(|e| e.status && e.side == Sisi::Depan)
}

/// The lines of an element's text, filled in; empty when there is nothing to print.
fn baris_isi(e: &Elemen, data: &dyn Data) -> Vec<String> {
    let isi = isi_teks(&e.isi, data);
    let baris: Vec<String> = isi.trim().split('\n').map(|b| ascii(b.trim())).collect();
    if baris.iter().all(String::is_empty) { Vec::new() } else { baris }
}

/// A length as a count, rounded: characters or dots, far below the limit.
fn bulat(n: f32) -> usize {
    format!("{:.0}", n.clamp(0.0, 60_000.0)).parse().unwrap_or(0)
}
