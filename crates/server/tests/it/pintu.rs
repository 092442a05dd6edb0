//! Doors: what a cashier, a branch, a colleague or a stranger must not see or do, each tried as an attacker would.

mod masuk;
mod rahasia;
mod tepi;
