// What blocks a closing, or is worth knowing: a line each, with the screen where it is put right.
import { Anchor, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { KasTolak, OtorisasiTolak } from '@/api/penolakan';
import { kotakTerbuka } from '@/app/permintaan';
import { rupiah } from '@/kit/angka';
import type { Hal } from './api';
import kelas from './tutup.module.css';

/** Approvals that wait: they are decided in the inbox, which is on every page. */
const KODE_OTORISASI = OtorisasiTolak.TutupMenunggu;

/** An account and its sum, as these two name them. */
const BERJUMLAH: ReadonlySet<string> = new Set([KasTolak.TutupNonCash, KasTolak.TutupSaldo]);

const tulisContoh = (kode: string, contoh: string) =>
  BERJUMLAH.has(kode) ? contoh.replace(/ (-?\d+)$/, (_, angka: string) => `: ${rupiah(Number(angka))}`) : contoh;

export interface DaftarHalProps {
  hal: readonly Hal[];
  halangan: boolean;
  /** The way to what is put right on this very screen. */
  keHitung?: () => void;
}

export function DaftarHal({ hal, halangan, keHitung }: DaftarHalProps) {
  return (
    <ul className={kelas.daftar}>
      {hal.map((satu) => (
        <li key={`${satu.kode} ${satu.pesan}`} className={kelas.hal}>
          {halangan ? (
            <IconCircleX size={20} color="var(--mantine-color-red-text)" aria-hidden />
          ) : (
            <IconAlertTriangle size={20} color="var(--mantine-color-orange-text)" aria-hidden />
          )}
          <div>
            <Text fw={500}>{satu.pesan}</Text>
            {satu.contoh.length > 0 && (
              <Text fz={13} c="dimmed" className={kelas.contoh}>
                {satu.contoh
                  .slice(0, 6)
                  .map((contoh) => tulisContoh(satu.kode, contoh))
                  .join('; ')}
                {satu.contoh.length > 6 && ` dan ${satu.contoh.length - 6} lagi`}
              </Text>
            )}
          </div>
          {satu.kode === KODE_OTORISASI && (
            <Anchor component="button" type="button" fz={13} underline="always" onClick={() => kotakTerbuka.atur(true)}>
              Buka
            </Anchor>
          )}
          {satu.rute === '/tutup-toko' && keHitung && (
            <Anchor component="button" type="button" fz={13} underline="always" onClick={keHitung}>
              Hitung Kas
            </Anchor>
          )}
          {satu.rute && satu.rute !== '/tutup-toko' && (
            <Anchor component={Link} to={satu.rute} fz={13} underline="always">
              Buka
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}
