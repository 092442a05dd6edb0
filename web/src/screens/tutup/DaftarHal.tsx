// What blocks a closing, or is worth knowing: a line each, with the way to where it is put right, or who must do it.
import { Anchor, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { KasTolak } from '@/api/penolakan';
import { kotakTerbuka } from '@/app/permintaan';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import type { Hal } from './api';
import { jalanHal } from './jalanHal';
import kelas from './tutup.module.css';

/** An account and its sum, as these two name them. */
const BERJUMLAH: ReadonlySet<string> = new Set([KasTolak.TutupNonCash, KasTolak.TutupSaldo]);

const tulisContoh = (kode: string, contoh: string) =>
  BERJUMLAH.has(kode) ? contoh.replace(/ (-?\d+)$/, (_, angka: string) => `: ${rupiah(Number(angka))}`) : contoh;

export interface DaftarHalProps {
  hal: readonly Hal[];
  halangan: boolean;
  /** Opens a tab of this very screen. */
  keTab: (tab: string) => void;
}

export function DaftarHal({ hal, halangan, keTab }: DaftarHalProps) {
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
                {satu.contoh.length > 6 && ' dan lainnya'}
              </Text>
            )}
          </div>
          <JalanHal hal={satu} keTab={keTab} />
        </li>
      ))}
    </ul>
  );
}

function JalanHal({ hal, keTab }: { hal: Hal; keTab: (tab: string) => void }) {
  const { pengguna, modul } = useSesiAda();
  const jalan = jalanHal(hal, pengguna, modul);
  if (!jalan) return null;
  if (jalan.jenis === 'orang') {
    return (
      <Text fz={13} c="dimmed" className={kelas.orang}>
        {jalan.teks}
      </Text>
    );
  }
  if (jalan.jenis === 'rute') {
    return (
      <Anchor component={Link} to={jalan.ke} fz={13} underline="always">
        Buka
      </Anchor>
    );
  }
  const buka = () => (jalan.jenis === 'tab' ? keTab(jalan.tab) : kotakTerbuka.atur(true));
  return (
    <Anchor component="button" type="button" fz={13} underline="always" onClick={buka}>
      {jalan.jenis === 'tab' ? jalan.sebut : 'Buka'}
    </Anchor>
  );
}
