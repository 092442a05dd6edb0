// The approvals button in the header of supervisors and owners: how many requests wait, and the way to them.
// The list itself is loaded when it is first opened.
import { ActionIcon, Indicator } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { PermintaanOtorisasi } from '@/api/tipe';
import { useGudang } from '@/kit/gudang';
import { pesan } from '@/kit/pesan';
import { Petunjuk } from './Petunjuk';
import { KUNCI_PERMINTAAN, kotakTerbuka, kueriPermintaan, ringkasPermintaan } from './permintaan';
import { useKejadian } from './soket';

const DaftarPermintaan = lazy(() => import('./DaftarPermintaan'));

/** `melayang`: on the POS tablet, which has no header, in a corner of every page. */
export function KotakOtorisasi({ melayang = false }: { melayang?: boolean }) {
  const kueri = useQueryClient();
  const terbuka = useGudang(kotakTerbuka);
  const { data } = useQuery(kueriPermintaan);
  const banyak = data?.length ?? 0;
  useKejadian('authorization-request', (isi: PermintaanOtorisasi | undefined) => {
    void kueri.invalidateQueries({ queryKey: KUNCI_PERMINTAAN });
    if (isi?.description) {
      pesan.lama(`Permintaan otorisasi: ${ringkasPermintaan(isi)}`, () => kotakTerbuka.atur(true), isi.id);
    }
  });
  // Somebody else may have decided it, or who asked took it back: then it leaves this inbox, and its news the corner.
  useKejadian('authorization-decided', (isi: PermintaanOtorisasi | undefined) => {
    void kueri.invalidateQueries({ queryKey: KUNCI_PERMINTAAN });
    if (isi) pesan.tutup(isi.id);
  });
  const label = banyak > 0 ? `Permintaan otorisasi: ${banyak} menunggu` : 'Permintaan otorisasi';
  return (
    <>
      <span style={melayang ? { position: 'fixed', right: 12, bottom: 68, zIndex: 90 } : undefined}>
        <Petunjuk teks="Permintaan otorisasi">
          <Indicator disabled={banyak === 0} label={banyak} size={16} color="red" offset={7} aria-hidden={false}>
            <ActionIcon
              variant={melayang ? 'default' : 'subtle'}
              color="gray"
              size={melayang ? 48 : 36}
              radius={melayang ? 'xl' : undefined}
              aria-label={label}
              onClick={() => kotakTerbuka.atur(true)}
            >
              <IconShieldCheck size={20} stroke={1.6} />
            </ActionIcon>
          </Indicator>
        </Petunjuk>
      </span>
      {terbuka && (
        <Suspense fallback={null}>
          <DaftarPermintaan onTutup={() => kotakTerbuka.atur(false)} />
        </Suspense>
      )}
    </>
  );
}
