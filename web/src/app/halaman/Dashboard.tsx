// The greeting after login, what there is to know today, and the way into each menu that the person may see.
// Figures and charts load after it: the first page after login stays light.
import { Anchor, Button, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { IconPigMoney, IconReceipt } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { TombolHome } from '@/kit/TombolHome';
import { tanggalPanjang } from '@/kit/waktu';
import { lihatSemua, punyaAkses } from '../gerbang';
import { ruteTerlihat, susunMenu } from '../menu';
import { useSesiAda } from '../sesi';
import { TEKS_APP } from '../teks';
import { UbinMenu } from '../UbinMenu';

const IsiDashboard = lazy(() => import('@/screens/dasbor/IsiDashboard'));

export function hurufDepanBesar(teks: string): string {
  return teks.charAt(0).toUpperCase() + teks.slice(1);
}

export default function Dashboard() {
  const { pengguna, modul, toko } = useSesiAda();
  const terlihat = ruteTerlihat(pengguna, modul);
  const angka = lihatSemua(pengguna.level) || punyaAkses(pengguna.akses, '/dashboard');
  const menu = susunMenu(terlihat).filter((satu) => satu.judul !== 'Dashboard');
  return (
    <div style={{ padding: '24px', maxWidth: 1200 }}>
      <TombolHome />
      <Title order={1} fz={20}>
        {TEKS_APP.selamatDatang} {hurufDepanBesar(pengguna.user_id)}
      </Title>
      <Text c="dimmed">
        {pengguna.user_name} · {toko?.nama_toko ?? pengguna.nama_toko} · {tanggalPanjang(pengguna.tgl_system)}
      </Text>
      {terlihat.some((rute) => rute.path === '/master-parameter-harga-emas') && (
        <Anchor component={Link} to="/master-parameter-harga-emas">
          Harga Emas Hari Ini
        </Anchor>
      )}
      <Group gap="sm" mt="md">
        {terlihat.some((rute) => rute.path === '/transaksi-penjualan') && (
          <Button
            component={Link}
            to="/transaksi-penjualan"
            size="lg"
            h={56}
            px="xl"
            fz={18}
            leftSection={<IconReceipt size={24} />}
          >
            Jual
          </Button>
        )}
        {terlihat.some((rute) => rute.path === '/lihat-titipan') && (
          <Button
            component={Link}
            to="/lihat-titipan"
            search={{ baru: '1' } as never}
            size="lg"
            h={56}
            variant="default"
            leftSection={<IconPigMoney size={24} />}
          >
            Titip Uang
          </Button>
        )}
      </Group>
      {/* The menus below keep their place: nobody presses one that jumps away under the finger. */}
      <Suspense fallback={<div style={{ minHeight: angka ? '100dvh' : 120 }} />}>
        <IsiDashboard angka={angka} />
      </Suspense>
      <SimpleGrid cols={{ base: 2, md: 3, lg: 4 }} spacing="sm" mt="lg">
        {menu.map((satu) => (
          <UbinMenu key={satu.judul} menu={satu} />
        ))}
      </SimpleGrid>
    </div>
  );
}
