//! The dated rules of membership.
