// The tile menu of the POS tablet: selling first, one large tile a menu, and the things the missing header would offer.
// A menu without a submenu page of its own opens here.
import { Button, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconBuildingStore, IconLock, IconLogout, IconPigMoney, IconReceipt } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { tanggalPanjang } from '@/kit/waktu';
import { keluar, kunciLayar } from '../aksiSesi';
import { DaftarMenu } from '../DaftarMenu';
import { ruteTerlihat, susunMenu } from '../menu';
import { useSesiAda } from '../sesi';
import { bertokoBanyak, TokoSaya } from '../TokoSaya';
import { TEKS_APP } from '../teks';
import { UbinMenu } from '../UbinMenu';

const JUAL = '/transaksi-penjualan';

export default function Home() {
  const { pengguna, modul, toko } = useSesiAda();
  const pindah = useNavigate();
  const { menu: dipilih } = useSearch({ strict: false }) as { menu?: string };
  const terlihat = ruteTerlihat(pengguna, modul);
  const menu = susunMenu(terlihat);
  const menjual = terlihat.some((rute) => rute.path === JUAL);
  const buka = menu.find((satu) => satu.judul === dipilih);
  return (
    // The button of the help floats in the corner: the last tile can be scrolled clear of it.
    <div style={{ padding: '24px 24px 84px', maxWidth: 1200, margin: '0 auto' }}>
      <Group justify="space-between" mb="lg" gap="sm">
        <div>
          <Title order={1} fz={20}>
            {buka?.judul ?? toko?.nama_toko ?? pengguna.nama_toko}
          </Title>
          <Text c="dimmed">
            {pengguna.user_name} · {tanggalPanjang(pengguna.tgl_system)}
          </Text>
        </div>
        <Group gap="xs">
          {buka && (
            <Button
              size="lg"
              variant="default"
              leftSection={<IconArrowLeft size={20} />}
              onClick={() => pindah({ to: '/home' })}
            >
              Kembali
            </Button>
          )}
          {!pengguna.pusat && bertokoBanyak(pengguna) && <TokoSaya besar>Pindah Toko</TokoSaya>}
          {pengguna.pusat && (
            <Button
              size="lg"
              variant="default"
              leftSection={<IconBuildingStore size={20} />}
              onClick={() => pindah({ to: '/pilih-toko' })}
            >
              {TEKS_APP.pilihToko}
            </Button>
          )}
          <Button size="lg" variant="default" leftSection={<IconLock size={20} />} onClick={() => void kunciLayar()}>
            Kunci
          </Button>
          <Button
            size="lg"
            variant="default"
            leftSection={<IconLogout size={20} />}
            onClick={() => void keluar().then(() => pindah({ to: '/' }))}
          >
            Keluar
          </Button>
        </Group>
      </Group>
      {buka ? (
        <DaftarMenu menu={buka} />
      ) : (
        <>
          {menjual && (
            <Button
              fullWidth
              h={88}
              fz={22}
              mb="md"
              leftSection={<IconReceipt size={32} />}
              onClick={() => pindah({ to: JUAL })}
            >
              Jual
            </Button>
          )}
          {terlihat.some((rute) => rute.path === '/lihat-titipan') && (
            <Button
              fullWidth
              h={64}
              fz={18}
              mb="md"
              variant="default"
              leftSection={<IconPigMoney size={26} />}
              onClick={() => pindah({ to: '/lihat-titipan', search: { baru: '1' } as never })}
            >
              Titip Uang
            </Button>
          )}
          <SimpleGrid cols={{ base: 2, sm: 3, md: 4 }} spacing="md">
            {menu.map((satu) => (
              <UbinMenu key={satu.judul} menu={satu} besar />
            ))}
          </SimpleGrid>
        </>
      )}
    </div>
  );
}
