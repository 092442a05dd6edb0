// The tabs of a screen of counted stock. What was typed stays while another tab is looked at.
import { Tabs } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { PenjagaPerubahan } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import type { Rute } from '@/routes';

export interface TabIsi {
  kunci: string;
  label: string;
  isi: ReactNode;
  /** The primary button while this tab is in front. */
  utama?: ReactNode;
  /** Stays alive behind the others. */
  tetap?: boolean;
}

export function TabCurah({ rute, tab, berubah }: { rute: Rute; tab: readonly TabIsi[]; berubah: boolean }) {
  const [dipilih, setDipilih] = useState<string | null>(tab[0]?.kunci ?? null);
  const kini = tab.find((satu) => satu.kunci === dipilih);
  return (
    <Halaman judul={rute.judul} jejak={rute.menu} utama={kini?.utama}>
      {berubah && <PenjagaPerubahan />}
      <Tabs value={dipilih} onChange={setDipilih}>
        <Tabs.List mb="md">
          {tab.map((satu) => (
            <Tabs.Tab key={satu.kunci} value={satu.kunci}>
              {satu.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tab.map((satu) => (
          <Tabs.Panel key={satu.kunci} value={satu.kunci} keepMounted={satu.tetap}>
            {(satu.tetap || satu === kini) && satu.isi}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Halaman>
  );
}
