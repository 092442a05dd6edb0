// The approvals button in the header of supervisors and owners: how many requests wait, and the way to them.
// The list itself is loaded when it is first opened.
import { ActionIcon, Indicator } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { pesan } from '@/kit/pesan';
import { Petunjuk } from './Petunjuk';
import { KUNCI_PERMINTAAN, kueriPermintaan } from './permintaan';
import { useKejadian } from './soket';

const DaftarPermintaan = lazy(() => import('./DaftarPermintaan'));

export function KotakOtorisasi() {
  const kueri = useQueryClient();
  const [terbuka, setTerbuka] = useState(false);
  const { data } = useQuery(kueriPermintaan);
  const banyak = data?.length ?? 0;
  useKejadian('authorization-request', (isi: { description?: string } | undefined) => {
    void kueri.invalidateQueries({ queryKey: KUNCI_PERMINTAAN });
    if (isi?.description) pesan.info(`Permintaan otorisasi: ${isi.description}`);
  });
  // Somebody else may have decided it: then it leaves this inbox too.
  useKejadian('authorization-decided', () => void kueri.invalidateQueries({ queryKey: KUNCI_PERMINTAAN }));
  const label = banyak > 0 ? `Permintaan otorisasi: ${banyak} menunggu` : 'Permintaan otorisasi';
  return (
    <>
      <Petunjuk teks="Permintaan otorisasi">
        <Indicator disabled={banyak === 0} label={banyak} size={16} color="red" offset={7} aria-hidden={false}>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={() => setTerbuka(true)}>
            <IconShieldCheck size={20} stroke={1.6} />
          </ActionIcon>
        </Indicator>
      </Petunjuk>
      {terbuka && (
        <Suspense fallback={null}>
          <DaftarPermintaan onTutup={() => setTerbuka(false)} />
        </Suspense>
      )}
    </>
  );
}
