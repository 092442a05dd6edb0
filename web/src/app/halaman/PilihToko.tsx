// The store picker of head office: the chosen store's portal is where every following call goes.
// Head office itself stands first, as the way back.
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconBuildingBank, IconBuildingStore, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { useState } from 'react';
import type { Toko } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { muatToko, pindahToko } from '../aksiSesi';
import { rumah, usePos } from '../pos';
import { useSesiAda } from '../sesi';
import { TEKS_APP } from '../teks';
import kelas from './PilihToko.module.css';

export const kueriToko = { queryKey: ['tokos'], queryFn: muatToko };

export default function PilihToko() {
  const { pengguna, toko: aktif } = useSesiAda();
  const pindah = useNavigate();
  const pos = usePos();
  const [cari, setCari] = useState('');
  const [menuju, setMenuju] = useState<string>();
  const { data, error, isPending, refetch } = useQuery(kueriToko);
  const kata = cari.trim().toLowerCase();
  const cocok = (data ?? []).filter(
    (satu) =>
      satu.kode_toko !== pengguna.kode_toko && `${satu.kode_toko} ${satu.nama_toko}`.toLowerCase().includes(kata),
  );

  const pilih = async (toko: Toko | undefined) => {
    setMenuju(toko?.kode_toko ?? pengguna.kode_toko);
    try {
      await pindahToko(toko);
      await pindah({ to: rumah(pos) });
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
      setMenuju(undefined);
    }
  };

  return (
    <Halaman
      judul={TEKS_APP.pilihToko}
      alat={
        <TextInput
          aria-label="Cari toko"
          placeholder="Cari kode atau nama toko"
          leftSection={<IconSearch size={16} />}
          w={{ base: '100%', xs: 320 }}
          value={cari}
          onChange={(e) => setCari(e.currentTarget.value)}
          onKeyDown={(e) => {
            // Typed, Enter: the first that matches; nothing typed, the way back to head office.
            if (e.key !== 'Enter' || menuju !== undefined) return;
            e.preventDefault();
            if (kata === '') void pilih(undefined);
            else if (cocok[0]) void pilih(cocok[0]);
          }}
        />
      }
    >
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaTabel />}
      {data && (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="sm">
          <Kartu
            kode={pengguna.kode_toko}
            nama={pengguna.nama_toko}
            pusat
            aktif={!aktif}
            sibuk={menuju === pengguna.kode_toko}
            onPilih={() => void pilih(undefined)}
          />
          {cocok.map((satu) => (
            <Kartu
              key={satu.kode_toko}
              kode={satu.kode_toko}
              nama={satu.nama_toko}
              aktif={aktif?.kode_toko === satu.kode_toko}
              sibuk={menuju === satu.kode_toko}
              onPilih={() => void pilih(satu)}
            />
          ))}
        </SimpleGrid>
      )}
      {data && cocok.length === 0 && <Kosong />}
    </Halaman>
  );
}

interface KartuProps {
  kode: string;
  nama: string;
  pusat?: boolean;
  aktif: boolean;
  sibuk: boolean;
  onPilih: () => void;
}

function Kartu({ kode, nama, pusat = false, aktif, sibuk, onPilih }: KartuProps) {
  const Ikon = pusat ? IconBuildingBank : IconBuildingStore;
  return (
    <button
      type="button"
      className={clsx(kelas.kartu, aktif && kelas.aktif)}
      aria-pressed={aktif}
      aria-busy={sibuk}
      onClick={onPilih}
    >
      <Ikon size={22} stroke={1.5} aria-hidden />
      <span>
        <Text component="span" fw={600} display="block">
          {nama}
        </Text>
        <Text component="span" fz={12} c="dimmed">
          {kode}
          {pusat ? ' · Pusat' : ''}
          {aktif ? ' · Sedang dipakai' : ''}
        </Text>
      </span>
    </button>
  );
}
