// A chart in its frame: title, its own controls, the drawing, and the table behind it one press away.
// Waiting, failing and having nothing to show keep the frame's place.
import { ActionIcon, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Galat } from '../Galat';
import { useTertunda } from '../Rangka';
import kelas from './grafik.module.css';
import { TabelGrafik } from './TabelGrafik';
import { type IsiGrafik, semuaNol, TINGGI_GRAFIK } from './tipe';

const GambarGrafik = lazy(() => import('./GambarGrafik')) as unknown as typeof import('./GambarGrafik').default;

interface Props<T extends object> extends Omit<IsiGrafik<T>, 'data'> {
  judul: string;
  /** What the figures are, in a few words. */
  keterangan?: string;
  data: readonly T[] | undefined;
  galat?: { pesan: string; cobaLagi: () => void };
  /** Choices that belong to this chart alone. */
  alat?: ReactNode;
  /** Said over the empty axes. */
  kosong?: string;
}

export function Grafik<T extends object>({
  judul,
  keterangan,
  data,
  galat,
  alat,
  kosong = 'Belum ada transaksi',
  ...isi
}: Props<T>) {
  const [tabel, setTabel] = useState(false);
  const tinggi = isi.tinggi ?? TINGGI_GRAFIK;
  const ganti = tabel ? 'Lihat grafik' : 'Lihat tabel';
  return (
    // Not by its title alone: menus have the same names.
    <section className={kelas.bingkai} aria-label={`Grafik ${judul}`}>
      <Group justify="space-between" align="flex-start" gap="xs" mb="sm">
        <div>
          <Title order={2} fz={16} fw={600}>
            {judul}
          </Title>
          {keterangan && (
            <Text fz={12} c="dimmed">
              {keterangan}
            </Text>
          )}
        </div>
        <Group gap="xs">
          {alat}
          <ActionIcon
            variant="default"
            size={36}
            title={ganti}
            aria-label={`${ganti}: ${judul}`}
            aria-pressed={tabel}
            onClick={() => setTabel(!tabel)}
          >
            {tabel ? <IconChartBar size={18} /> : <IconTable size={18} />}
          </ActionIcon>
        </Group>
      </Group>
      {galat ? (
        <Galat pesan={galat.pesan} cobaLagi={galat.cobaLagi} />
      ) : data === undefined ? (
        <RangkaGrafik tinggi={tinggi} />
      ) : tabel ? (
        <TabelGrafik {...isi} data={data} judul={judul} />
      ) : (
        <div className={kelas.gambar} style={{ minHeight: tinggi }} role="img" aria-label={`Grafik ${judul}`}>
          <Suspense fallback={<RangkaGrafik tinggi={tinggi} />}>
            {data.length > 0 && <GambarGrafik {...isi} data={data} />}
            {semuaNol({ data, seri: isi.seri }) && (
              <div className={kelas.kosong}>
                <Text component="span" c="dimmed">
                  {kosong}
                </Text>
              </div>
            )}
          </Suspense>
        </div>
      )}
    </section>
  );
}

function RangkaGrafik({ tinggi }: { tinggi: number }) {
  const tampak = useTertunda(true);
  return (
    <div role="status" aria-label="Memuat grafik" style={{ height: tinggi }}>
      {tampak && <Skeleton h={tinggi} />}
    </div>
  );
}
