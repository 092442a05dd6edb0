//! Real processes of the program: two on one PostgreSQL and one Redis, and one alone whose memory is watched.
