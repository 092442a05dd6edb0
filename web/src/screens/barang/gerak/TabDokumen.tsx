// A document's screen has two tabs: making a new one, and those that were made. What was scanned stays while the
// documents are looked at.
import { Tabs } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSesiAda } from '@/app/sesi';
import { DaftarDokumen } from '@/kit/barang/DaftarDokumen';
import { PenjagaPerubahan } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import type { Rute } from '@/routes';

interface Props {
  rute: Rute;
  /** The kind of its documents. */
  jenis: string;
  /** The primary button, while a new one is made. */
  utama: ReactNode;
  /** There is something that would be lost: leaving asks first. */
  berubah: boolean;
  children: ReactNode;
}

export function TabDokumen({ rute, jenis, utama, berubah, children }: Props) {
  const [tab, setTab] = useState<string | null>('baru');
  const { pengguna } = useSesiAda();
  const baru = tab !== 'dokumen';
  return (
    <Halaman judul={rute.judul} jejak={rute.menu} utama={baru ? utama : undefined}>
      {berubah && <PenjagaPerubahan />}
      <Tabs value={tab} onChange={setTab}>
        <Tabs.List mb="md">
          <Tabs.Tab value="baru">Baru</Tabs.Tab>
          <Tabs.Tab value="dokumen">Dokumen</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="baru" keepMounted>
          {children}
        </Tabs.Panel>
        <Tabs.Panel value="dokumen">
          {!baru && <DaftarDokumen level={pengguna.level} jenis={jenis} label={`Dokumen ${rute.judul}`} />}
        </Tabs.Panel>
      </Tabs>
    </Halaman>
  );
}
