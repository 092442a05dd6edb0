// The person's menu: who is logged in, change of password, lock, switch of cashier, logout.
// Its dialogs are loaded when they are first opened.
import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowsExchange, IconBuildingStore, IconKey, IconLock, IconLogout } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { pesan } from '@/kit/pesan';
import { keluar, kunciLayar } from './aksiSesi';
import kelas from './MenuPengguna.module.css';
import { useSesiAda } from './sesi';
import { TEKS_APP } from './teks';

const GantiPassword = lazy(() => import('./GantiPassword'));

export function MenuPengguna() {
  const { pengguna } = useSesiAda();
  const pindah = useNavigate();
  const [gantiPassword, setGantiPassword] = useState(false);
  const kunci = () => void kunciLayar().catch((sebab) => pesan.info(pesanDari(sebab)));
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <UnstyledButton className={kelas.tombol}>
            <Avatar size={30} radius="xl" color="gray" aria-hidden>
              {pengguna.user_id.slice(0, 2).toUpperCase()}
            </Avatar>
            <VisuallyHidden>Menu pengguna</VisuallyHidden>
            <span className={kelas.nama}>
              <Text component="span" fz={13} fw={500} display="block" lh={1.25}>
                {pengguna.user_name}
              </Text>
              <Text component="span" fz={12} c="dimmed" display="block" lh={1.25}>
                {pengguna.level}
              </Text>
            </span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            {pengguna.user_name} ({pengguna.user_id})
          </Menu.Label>
          {pengguna.pusat && (
            <Menu.Item leftSection={<IconBuildingStore size={16} />} onClick={() => void pindah({ to: '/pilih-toko' })}>
              {TEKS_APP.pilihToko}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconKey size={16} />} onClick={() => setGantiPassword(true)}>
            Ganti Password
          </Menu.Item>
          <Menu.Item leftSection={<IconLock size={16} />} onClick={kunci}>
            Kunci Layar
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowsExchange size={16} />} onClick={kunci}>
            Ganti Kasir
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconLogout size={16} />}
            onClick={() => void keluar().then(() => pindah({ to: '/' }))}
          >
            Keluar
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {gantiPassword && (
        <Suspense fallback={null}>
          <GantiPassword onTutup={() => setGantiPassword(false)} />
        </Suspense>
      )}
    </>
  );
}
