// The header: store and system date at the left; search, refresh, approvals, theme, help and the person at the right.
// The refresh button spins for two seconds while settings and data are fetched again.
import {
  ActionIcon,
  Burger,
  Kbd,
  Text,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { IconHelp, IconKeyboard, IconMoon, IconRefresh, IconSearch, IconSun } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { kueri } from '@/api/kueri';
import { pesanDari } from '@/api/tolak';
import { pesan } from '@/kit/pesan';
import { tanggalPanjang, tanggalPendek } from '@/kit/waktu';
import { muatKonfigurasi, muatModul, muatSaya } from './aksiSesi';
import kelas from './Kepala.module.css';
import { KotakOtorisasi } from './KotakOtorisasi';
import { Lambang } from './Lambang';
import { MenuPengguna } from './MenuPengguna';
import { Petunjuk } from './Petunjuk';
import { Sambungan } from './Sambungan';
import { useSesiAda } from './sesi';
import { bertokoBanyak, TokoSaya } from './TokoSaya';
import { TEKS_APP } from './teks';

export const LAMA_PUTAR = 2000;

interface Props {
  onMenu: () => void;
  menuTerbuka: boolean;
  onPalet: () => void;
  onBantuan: () => void;
  onCara: () => void;
}

export function Kepala({ onMenu, menuTerbuka, onPalet, onBantuan, onCara }: Props) {
  const { pengguna } = useSesiAda();
  return (
    <header className={kelas.kepala}>
      <Burger hiddenFrom="sm" size="sm" opened={menuTerbuka} onClick={onMenu} aria-label="Buka menu" />
      <Link to="/dashboard" className={kelas.merek} aria-label={`${TEKS_APP.nama}, ke dashboard`}>
        <Lambang />
      </Link>
      <NamaToko />
      <Sambungan />
      <span className={kelas.ruang} />
      <UnstyledButton className={kelas.palet} onClick={onPalet}>
        <IconSearch size={16} aria-hidden />
        <span>Cari menu</span>
        <Kbd size="xs">Ctrl K</Kbd>
      </UnstyledButton>
      <TombolSegarkan />
      {(pengguna.level === 'SPV' || pengguna.level === 'OWN') && <KotakOtorisasi />}
      <TombolTema />
      <Petunjuk teks="Cara pakai layar ini (F1)">
        <ActionIcon variant="subtle" color="gray" size={36} aria-label="Cara pakai" onClick={onCara}>
          <IconHelp size={20} stroke={1.6} />
        </ActionIcon>
      </Petunjuk>
      <Petunjuk teks="Bantuan tombol (?)" lebar>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          visibleFrom="sm"
          aria-label="Bantuan tombol"
          onClick={onBantuan}
        >
          <IconKeyboard size={20} stroke={1.6} />
        </ActionIcon>
      </Petunjuk>
      <MenuPengguna />
    </header>
  );
}

function NamaToko() {
  const { pengguna, toko } = useSesiAda();
  const nama = toko?.nama_toko ?? pengguna.nama_toko;
  const kode = toko?.kode_toko ?? pengguna.kode_toko;
  const memilih = pengguna.pusat || bertokoBanyak(pengguna);
  const isi = (
    <>
      <Text component="span" fw={600} fz={memilih ? 17 : undefined} display="block" truncate lh={1.3}>
        {nama}
      </Text>
      <Text component="span" fz={12} c={memilih ? undefined : 'dimmed'} display="block" truncate lh={1.3}>
        {kode} ·{' '}
        <Text span inherit visibleFrom="sm">
          {tanggalPanjang(pengguna.tgl_system)}
        </Text>
        {/* On a phone the long one would lose its end. */}
        <Text span inherit hiddenFrom="sm">
          {tanggalPendek(pengguna.tgl_system)}
        </Text>
      </Text>
    </>
  );
  if (!memilih) return <div className={kelas.toko}>{isi}</div>;
  if (!pengguna.pusat) {
    return <TokoSaya kelas={clsx(kelas.toko, kelas.tokoPilih, kelas.tokoCabang)}>{isi}</TokoSaya>;
  }
  return (
    <Link
      to="/pilih-toko"
      className={clsx(kelas.toko, kelas.tokoPilih, toko ? kelas.tokoCabang : kelas.tokoPusat)}
      title={`${TEKS_APP.pilihToko} (Alt+T)`}
    >
      {isi}
    </Link>
  );
}

function TombolSegarkan() {
  const [putar, setPutar] = useState(false);
  const jam = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(jam.current), []);
  const segarkan = () => {
    clearTimeout(jam.current);
    setPutar(true);
    jam.current = setTimeout(() => setPutar(false), LAMA_PUTAR);
    void Promise.all([muatSaya(), muatModul(), muatKonfigurasi(), kueri.invalidateQueries()]).catch((sebab) =>
      pesan.info(pesanDari(sebab)),
    );
  };
  return (
    <Petunjuk teks="Muat ulang data">
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label="Muat ulang data"
        aria-busy={putar}
        onClick={segarkan}
      >
        <IconRefresh size={20} stroke={1.6} className={clsx(putar && kelas.putar)} />
      </ActionIcon>
    </Petunjuk>
  );
}

function TombolTema() {
  const { setColorScheme } = useMantineColorScheme();
  const gelap = useComputedColorScheme('light') === 'dark';
  const label = gelap ? 'Mode terang' : 'Mode gelap';
  return (
    <Petunjuk teks={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        onClick={() => setColorScheme(gelap ? 'light' : 'dark')}
      >
        {gelap ? <IconSun size={20} stroke={1.6} /> : <IconMoon size={20} stroke={1.6} />}
      </ActionIcon>
    </Petunjuk>
  );
}
