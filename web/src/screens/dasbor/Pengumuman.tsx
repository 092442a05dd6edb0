// What the program has to say today: requests that wait, a day that was not closed, prices that were published.
// Most days it is short or empty, and then it says so.
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pesanDari } from '@/api/tolak';
import { kotakTerbuka } from '@/app/permintaan';
import { useKejadian } from '@/app/soket';
import { TEKS } from '@/kit/teks';
import kelas from './dasbor.module.css';
import { kueriDasbor } from './data';

/** Requests that wait are decided in the inbox, which has no page of its own. */
const diKotak = (satu: { judul: string; rute?: string | null }) =>
  !satu.rute && satu.judul.includes('permintaan otorisasi');

export function Pengumuman() {
  const { data, error, refetch } = useQuery(kueriDasbor('dashboard/pengumuman'));
  useKejadian('authorization-request', () => void refetch());
  useKejadian('authorization-decided', () => void refetch());
  useKejadian('harga-emas-changed', () => void refetch());
  return (
    <section className={kelas.bingkai} aria-labelledby="judul-pengumuman">
      <Title order={2} fz={16} fw={600} mb="sm" id="judul-pengumuman">
        Pengumuman
      </Title>
      {error ? (
        <Group justify="space-between" role="alert">
          <Text c="red">{pesanDari(error)}</Text>
          <Button size="xs" variant="default" onClick={() => void refetch()}>
            {TEKS.cobaLagi}
          </Button>
        </Group>
      ) : data && data.length === 0 ? (
        <Text c="dimmed">Tidak ada pengumuman hari ini</Text>
      ) : (
        <ul className={kelas.daftar} style={{ minHeight: 24 }}>
          {data?.map((satu) => (
            <li key={satu.judul} className={kelas.pengumuman}>
              {satu.jenis === 'PENTING' ? (
                <IconAlertTriangle size={18} className={kelas.penting} aria-label="Penting" />
              ) : (
                <IconInfoCircle size={18} aria-label="Info" />
              )}
              <div>
                <Text fw={500}>{satu.judul}</Text>
                <Text c="dimmed">
                  {satu.isi}{' '}
                  {satu.rute && (
                    <Anchor component={Link} to={satu.rute} underline="always">
                      Buka
                    </Anchor>
                  )}
                  {diKotak(satu) && (
                    <Anchor component="button" type="button" underline="always" onClick={() => kotakTerbuka.atur(true)}>
                      Buka
                    </Anchor>
                  )}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
