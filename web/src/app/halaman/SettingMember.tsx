// Setting Member Card: the designer of the card, and beside it the rules of membership: codes, worth of a point, levels,
// greetings. The tab stands in the address; what was not saved is asked about before another is opened.
import { Tabs } from '@mantine/core';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useAlamat } from '@/kit/daftar/alamat';
import { konfirmasi } from '@/kit/dialog';
import { PenjagaPerubahan } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import { RangkaHalaman } from '@/kit/Rangka';
import type { Rute } from '@/routes';

const Kartu = lazy(() => import('@/screens/tata_letak/SettingMember'));
const aturan = () => import('@/screens/member/setting/aturan');
const ISI = {
  kode: lazy(async () => ({ default: (await aturan()).TabKode })),
  poin: lazy(async () => ({ default: (await aturan()).TabNilai })),
  tingkat: lazy(async () => ({ default: (await aturan()).TabTingkat })),
  ucapan: lazy(async () => ({ default: (await aturan()).TabUcapan })),
};
type NamaTab = 'kartu' | keyof typeof ISI;

const TAB: readonly { nama: NamaTab; label: string }[] = [
  { nama: 'kartu', label: 'Kartu' },
  { nama: 'kode', label: 'Kode' },
  { nama: 'poin', label: 'Nilai Poin' },
  { nama: 'tingkat', label: 'Tingkat' },
  { nama: 'ucapan', label: 'Ucapan' },
];

export default function SettingMember({ rute }: { rute: Rute }) {
  const [{ tab }, alamat] = useAlamat();
  const [berubah, setBerubah] = useState(false);
  const catat = useCallback((ya: boolean) => setBerubah(ya), []);
  const kini: NamaTab = TAB.find((satu) => satu.nama === tab)?.nama ?? 'kartu';
  const pindah = async (ke: string | null) => {
    if (!ke || ke === kini) return;
    const boleh =
      !berubah ||
      (await konfirmasi('Perubahan belum disimpan. Buka bagian lain?', {
        judul: 'Belum Disimpan',
        ya: 'Buka',
        tidak: 'Tetap Di Sini',
        bahaya: true,
      }));
    if (!boleh) return;
    setBerubah(false);
    alamat({ tab: ke === 'kartu' ? undefined : ke });
  };
  const deret = (
    <Tabs value={kini} onChange={(ke) => void pindah(ke)} activateTabWithKeyboard={false}>
      <Tabs.List>
        {TAB.map((satu) => (
          <Tabs.Tab key={satu.nama} value={satu.nama}>
            {satu.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {/* The panel is the rest of the page; a tab must have one to name. */}
      {TAB.map((satu) => (
        <Tabs.Panel key={satu.nama} value={satu.nama}>
          {null}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
  if (kini === 'kartu') {
    return (
      <Suspense fallback={<RangkaHalaman />}>
        <Kartu rute={rute} tab={deret} onBerubah={catat} />
      </Suspense>
    );
  }
  const Isi = ISI[kini];
  return (
    <Halaman judul={rute.judul} jejak={rute.menu} tab={deret}>
      {berubah && <PenjagaPerubahan />}
      <Suspense fallback={<RangkaHalaman />}>
        <Isi key={kini} onBerubah={catat} />
      </Suspense>
    </Halaman>
  );
}
