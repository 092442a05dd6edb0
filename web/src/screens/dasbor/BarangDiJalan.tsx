// Goods on their way, from this store and to it: how many, how heavy, since when. Shown only when there are any.
import { Anchor, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { berat } from '@/kit/angka';
import kelas from '@/kit/grafik/KartuAngka.module.css';
import { kueriDasbor } from './data';

const SISI = [
  { kunci: 'keluar', judul: 'Barang dikirim, belum diterima', ke: '/kirim-barang' },
  { kunci: 'masuk', judul: 'Barang menuju toko ini', ke: '/terima-barang' },
] as const;

export function BarangDiJalan() {
  const { data } = useQuery(kueriDasbor('dashboard/transit'));
  const ada = SISI.filter(({ kunci }) => (data?.[kunci].qty ?? 0) > 0);
  if (!data || ada.length === 0) return null;
  return (
    <SimpleGrid component="section" aria-label="Barang dalam perjalanan" cols={{ base: 1, sm: 2 }} spacing="sm">
      {ada.map(({ kunci, judul, ke }) => {
        const jalan = data[kunci];
        return (
          <div key={kunci} className={kelas.kartu} data-transit={kunci}>
            <Text fz={12} c="dimmed">
              {judul}
            </Text>
            <Text fz={18} fw={600} className={kelas.angka}>
              {jalan.qty} barang · {berat(jalan.berat)} gr
            </Text>
            <Text fz={12} c="dimmed">
              {jalan.kiriman} kiriman, tertua {jalan.tertua}
              {jalan.kurang > 0 && `, ${jalan.kurang} barang kurang`}{' '}
              <Anchor underline="always" component={Link} to={ke} fz={12}>
                Lihat
              </Anchor>
            </Text>
          </div>
        );
      })}
    </SimpleGrid>
  );
}
