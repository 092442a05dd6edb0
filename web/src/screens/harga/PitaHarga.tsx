// The banner above every page while the day's prices are not confirmed, and the ear for published prices.
// Whoever may confirm gets the way there; everybody else learns whom to ask.
import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { kodeTokoAktif, useSesiAda } from '@/app/sesi';
import { useKejadian } from '@/app/soket';
import { pesan } from '@/kit/pesan';
import kelas from './PitaHarga.module.css';
import { HARGA, type KabarHarga, kueriStatus, PERISTIWA_HARGA, RUTE_HARGA } from './tipe';

export default function PitaHarga() {
  const kueri = useQueryClient();
  const { pengguna } = useSesiAda();
  const { pathname } = useLocation();
  const { data } = useQuery(kueriStatus());
  useKejadian(PERISTIWA_HARGA, (kabar: KabarHarga) => {
    if (!kabar.toko.includes(kodeTokoAktif())) return;
    void kueri.invalidateQueries({ queryKey: [HARGA] });
    if (kabar.oleh !== pengguna.user_id) pesan.info(`Harga emas diperbarui oleh ${kabar.nama}`);
  });
  if (!data || data.terkonfirmasi || pathname === RUTE_HARGA) return null;
  return (
    <section className={kelas.pita} aria-label="Harga emas belum dikonfirmasi">
      <Group gap="sm" justify="space-between">
        <Group gap="xs" wrap="nowrap">
          <IconAlertTriangle size={18} aria-hidden />
          <Text role="status">
            Harga emas {data.tanggal} belum dikonfirmasi: jual dan beli ditolak
            {data.boleh ? '.' : ' sampai OWN atau SPV mengonfirmasinya.'}
          </Text>
        </Group>
        {data.boleh && (
          <Button component={Link} to={RUTE_HARGA} size="xs" variant="default">
            Konfirmasi Harga
          </Button>
        )}
      </Group>
    </section>
  );
}
