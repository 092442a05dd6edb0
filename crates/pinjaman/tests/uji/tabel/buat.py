#!/usr/bin/env python3
"""Writes bunga.csv: a thousand loans and what redeeming them costs, with exact fractions and nothing of the program.

lama  = 0 within grace, else max(minimum, days) up to whole blocks
bunga = pokok x rate x lama / (100 x 30), up to the next multiple, once
denda = pokok x rate for every started 30 days past the due day, half up
"""
import random
from fractions import Fraction
from math import ceil, floor

r = random.Random(20261118)
print("pokok,bunga,denda,min_hari,blok_hari,grace_hari,pembulatan,hari,telat,lama,bunga_rp,denda_rp")
for _ in range(1000):
    pokok = r.choice([r.randint(1, 999), r.randint(1_000, 9_999_999), r.randint(10_000_000, 10**12)])
    bunga, denda = r.choice([0, r.randint(1, 500), r.randint(1, 10_000)]), r.choice([0, 50, r.randint(1, 1_000)])
    minimum, blok = r.choice([0, 1, 1, 7, 15, 30]), r.choice([1, 1, 5, 15, 30])
    grace, bulat = r.choice([0, 0, 3, 7]), r.choice([1, 100, 500, 500, 1_000])
    hari, telat = r.choice([0, 1, r.randint(0, 130), r.randint(0, 3_000)]), r.choice([-10, 0, 1, 30, 31, r.randint(1, 900)])
    lama = 0 if grace > 0 and hari <= grace else ceil(Fraction(max(minimum, hari), blok)) * blok
    bunga_rp = ceil(Fraction(pokok * bunga * lama, 100 * 100 * 30) / bulat) * bulat
    periode = ceil(Fraction(max(telat, 0), 30))
    denda_rp = floor(Fraction(pokok * denda * periode, 100 * 100) + Fraction(1, 2))
    print(pokok, bunga, denda, minimum, blok, grace, bulat, hari, telat, lama, bunga_rp, denda_rp, sep=",")
