// Tutup Toko: closing the day, counting and handing over one's drawer; for owners and supervisors the digest of a day
// and the proof of balance.
import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useSesiAda } from '@/app/sesi';
import { Halaman } from '@/kit/Halaman';
import type { Rute } from '@/routes';
import { TabBukti } from './TabBukti';
import { TabHitung } from './TabHitung';
import { TabRingkasan } from './TabRingkasan';
import { TabSerah } from './TabSerah';
import { TabTutup } from './TabTutup';

export default function LayarTutup({ rute }: { rute: Rute }) {
  const { pengguna } = useSesiAda();
  const [tab, setTab] = useState<string | null>('tutup');
  const pemilik = ['OWN', 'SPV', 'SU'].includes(pengguna.level);
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="tutup">Tutup Toko</Tabs.Tab>
          <Tabs.Tab value="hitung">Hitung Kas</Tabs.Tab>
          <Tabs.Tab value="serah">Serah Terima</Tabs.Tab>
          {pemilik && <Tabs.Tab value="ringkasan">Ringkasan Hari</Tabs.Tab>}
          {pemilik && <Tabs.Tab value="bukti">Bukti Saldo</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="tutup">
          <TabTutup keTab={setTab} />
        </Tabs.Panel>
        <Tabs.Panel value="hitung">
          <TabHitung />
        </Tabs.Panel>
        <Tabs.Panel value="serah">
          <TabSerah />
        </Tabs.Panel>
        {pemilik && (
          <Tabs.Panel value="ringkasan">
            <TabRingkasan awal={pengguna.tgl_system} />
          </Tabs.Panel>
        )}
        {pemilik && (
          <Tabs.Panel value="bukti">
            <TabBukti />
          </Tabs.Panel>
        )}
      </Tabs>
    </Halaman>
  );
}
