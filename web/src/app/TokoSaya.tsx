// The store switch of one who works in several stores: theirs in a list under the store's name, one of them at work.
// Whatever is open is left first, so that nothing of one store is saved in another.
import { Button, Menu, UnstyledButton } from '@mantine/core';
import { IconBuildingStore, IconCheck } from '@tabler/icons-react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { buatGudang, useGudang } from '@/kit/gudang';
import { pesan } from '@/kit/pesan';
import { gantiToko } from './aksiSesi';
import { rumah, usePos } from './pos';
import { useSesiAda } from './sesi';

/** Is the list open? A key and the person's menu open it too. */
export const tokoSayaTerbuka = buatGudang(false);

/** Has this person several stores to choose from? */
export function bertokoBanyak(pengguna: { toko_saya?: readonly unknown[] }): boolean {
  return (pengguna.toko_saya?.length ?? 0) > 1;
}

interface Props {
  kelas?: string;
  /** On the tablet: a button as large as those beside it. */
  besar?: boolean;
  children: ReactNode;
}

export function TokoSaya({ kelas, besar, children }: Props) {
  const { pengguna } = useSesiAda();
  const terbuka = useGudang(tokoSayaTerbuka);
  const [sibuk, setSibuk] = useState(false);
  const pindah = useNavigate();
  const router = useRouter();
  const pos = usePos();
  const pilih = async (kode: string) => {
    if (kode === pengguna.kode_toko || sibuk) return;
    const tujuan = rumah(pos);
    await pindah({ to: tujuan });
    // Something unsaved was not to be left.
    if (router.state.location.pathname !== tujuan) return;
    setSibuk(true);
    try {
      pesan.sukses(await gantiToko(kode));
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
    setSibuk(false);
  };
  return (
    <Menu position="bottom-start" width={260} opened={terbuka} onChange={(buka) => tokoSayaTerbuka.atur(buka)}>
      <Menu.Target>
        {besar ? (
          <Button size="lg" variant="default" leftSection={<IconBuildingStore size={20} />} loading={sibuk}>
            {children}
          </Button>
        ) : (
          <UnstyledButton className={kelas} aria-busy={sibuk} title="Pindah toko (Alt+T)">
            {children}
          </UnstyledButton>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Pindah toko</Menu.Label>
        {(pengguna.toko_saya ?? []).map((satu) => (
          <Menu.Item
            key={satu.kode_toko}
            leftSection={
              satu.kode_toko === pengguna.kode_toko ? <IconCheck size={16} /> : <IconBuildingStore size={16} />
            }
            aria-current={satu.kode_toko === pengguna.kode_toko || undefined}
            onClick={() => void pilih(satu.kode_toko)}
          >
            {satu.kode_toko} · {satu.nama_toko}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
