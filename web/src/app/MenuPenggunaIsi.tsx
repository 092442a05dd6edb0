// The list of the person's menu, opened: change of password, lock, switch of cashier, logout.
// Loaded when the menu is first wanted.
import { Menu } from '@mantine/core';
import {
  IconArrowsExchange,
  IconBuildingStore,
  IconKey,
  IconLock,
  IconLogout,
  IconShieldLock,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { pesan } from '@/kit/pesan';
import { keluar, kunciLayar } from './aksiSesi';
import { useSesiAda } from './sesi';
import { bertokoBanyak, tokoSayaTerbuka } from './TokoSaya';
import { TEKS_APP } from './teks';

const GantiPassword = lazy(() => import('./GantiPassword'));
const DuaLangkah = lazy(() => import('./DuaLangkah'));

export default function MenuPenggunaIsi({ tombol }: { tombol: ReactElement }) {
  const { pengguna } = useSesiAda();
  const pindah = useNavigate();
  const [gantiPassword, setGantiPassword] = useState(false);
  const [duaLangkah, setDuaLangkah] = useState(false);
  const kunci = () => void kunciLayar().catch((sebab) => pesan.info(pesanDari(sebab)));
  return (
    <>
      <Menu position="bottom-end" width={240} defaultOpened>
        <Menu.Target>{tombol}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            {pengguna.user_name} ({pengguna.user_id})
          </Menu.Label>
          {pengguna.pusat && (
            <Menu.Item leftSection={<IconBuildingStore size={16} />} onClick={() => void pindah({ to: '/pilih-toko' })}>
              {TEKS_APP.pilihToko}
            </Menu.Item>
          )}
          {bertokoBanyak(pengguna) && (
            <Menu.Item leftSection={<IconBuildingStore size={16} />} onClick={() => tokoSayaTerbuka.atur(true)}>
              Pindah Toko
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconKey size={16} />} onClick={() => setGantiPassword(true)}>
            Ganti Password
          </Menu.Item>
          <Menu.Item leftSection={<IconShieldLock size={16} />} onClick={() => setDuaLangkah(true)}>
            Verifikasi Dua Langkah
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
      {duaLangkah && (
        <Suspense fallback={null}>
          <DuaLangkah onTutup={() => setDuaLangkah(false)} />
        </Suspense>
      )}
    </>
  );
}
