//! The edge: what no handler sees, and what no client may see.

mod badan;
mod beban;
mod kepala;
mod teks;
mod web;
