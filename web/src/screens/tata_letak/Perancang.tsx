// The designer of one family of layouts: choose the nota type (and platform or side), then edit its labels on the
// paper. The three screens differ only in the family they hand in.
import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { DialogPlatform } from '@/kit/DialogPlatform';
import { konfirmasi } from '@/kit/dialog';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { RangkaHalaman } from '@/kit/Rangka';
import { TEKS_PLATFORM } from '@/kit/teks';
import type { Rute } from '@/routes';
import { type Keluarga, kueriDefinisi, kueriLetak } from './api';
import { Meja } from './Meja';
import { TEKS_LETAK } from './teks';
import type { Definisi, Sisi } from './tipe';

export interface PerancangProps {
  keluarga: Keluarga;
  rute: Rute;
  /** The tabs of the page it is one of. */
  tab?: ReactNode;
  /** Something stands there that was not saved. */
  onBerubah?: (berubah: boolean) => void;
}

export function Perancang({ keluarga, rute, tab, onBerubah }: PerancangProps) {
  const { data, error, isPending, refetch } = useQuery(kueriDefinisi(keluarga));
  if (data) return <Pemilih keluarga={keluarga} rute={rute} definisi={data} tab={tab} onBerubah={onBerubah} />;
  return (
    <Halaman judul={rute.judul} jejak={rute.menu} tab={tab}>
      {error && <Galat pesan={pesanMuat(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaHalaman />}
    </Halaman>
  );
}

/** 404 shows its own text, other failures the body or 'Data Tidak Tersedia'. */
function pesanMuat(sebab: unknown): string {
  return sebab instanceof Tolak ? sebab.message || TEKS_LETAK.tidakTersedia : pesanDari(sebab);
}

interface PropsPemilih extends PerancangProps {
  definisi: Definisi;
}

function Pemilih({ keluarga, rute, definisi, tab, onBerubah }: PropsPemilih) {
  const [type, setType] = useState(definisi.tipe[0]?.type ?? '');
  const [is_mobile, setMobile] = useState(false);
  const [sisi, setSisi] = useState<Sisi>('DEPAN');
  const [dialog, setDialog] = useState(false);
  const [berubah, setBerubah] = useState(false);
  useEffect(() => onBerubah?.(berubah), [berubah, onBerubah]);
  const tipe = definisi.tipe.find((t) => t.type === type);
  const pilihan = { type, is_mobile: is_mobile && Boolean(tipe?.mobile) };
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(kueriLetak(keluarga, pilihan));

  const tinggalkan = async (): Promise<boolean> =>
    !berubah ||
    (await konfirmasi('Perubahan belum disimpan. Buka susunan lain?', {
      judul: 'Belum Disimpan',
      ya: 'Buka',
      tidak: 'Tetap Di Sini',
      bahaya: true,
    }));
  const pindah = async (aksi: () => void) => {
    if (!(await tinggalkan())) return;
    setBerubah(false);
    aksi();
  };

  const pemilih = (
    <>
      {definisi.tipe.length > 1 && (
        <Select
          aria-label="Jenis nota"
          w={230}
          searchable
          data={definisi.tipe.map((t) => t.type)}
          value={type}
          allowDeselect={false}
          onChange={(baru) => baru && baru !== type && void pindah(() => setType(baru))}
        />
      )}
      {tipe?.mobile && (
        <Button
          variant="default"
          onClick={() => setDialog(true)}
          aria-label={`${TEKS_PLATFORM.judul}: ${namaPlatform(is_mobile)}`}
        >
          {namaPlatform(is_mobile)}
        </Button>
      )}
      {tipe?.dua_sisi && (
        <Button
          variant="default"
          onClick={() => setDialog(true)}
          aria-label={`${TEKS_PLATFORM.judul}: ${namaSisi(sisi)}`}
        >
          {namaSisi(sisi)}
        </Button>
      )}
    </>
  );
  return (
    <>
      {data && tipe && !isFetching ? (
        <Meja
          key={`${type} ${is_mobile} ${dataUpdatedAt}`}
          judul={rute.judul}
          jejak={rute.menu}
          tab={tab}
          pemilih={pemilih}
          keluarga={keluarga}
          pilihan={pilihan}
          tipe={tipe}
          definisi={definisi}
          letak={data}
          sisi={tipe.dua_sisi ? sisi : 'DEPAN'}
          onSisi={setSisi}
          onBerubah={setBerubah}
          onMuatUlang={() => void refetch()}
        />
      ) : (
        <Halaman judul={rute.judul} jejak={rute.menu} tab={tab} alat={pemilih}>
          {error ? <Galat pesan={pesanMuat(error)} cobaLagi={() => void refetch()} /> : <RangkaHalaman />}
        </Halaman>
      )}
      {dialog && (
        <DialogPlatform
          terbuka
          pasangan={tipe?.dua_sisi ? 'sisi' : 'platform'}
          onTutup={() => setDialog(false)}
          onPilih={(jawab) => {
            setDialog(false);
            if (jawab === 'FRONT' || jawab === 'BACK') setSisi(jawab === 'FRONT' ? 'DEPAN' : 'BELAKANG');
            else if ((jawab === 'MOBILE') !== is_mobile) void pindah(() => setMobile(jawab === 'MOBILE'));
          }}
        />
      )}
    </>
  );
}

const namaPlatform = (mobile: boolean) => (mobile ? TEKS_PLATFORM.mobile : TEKS_PLATFORM.desktop);
const namaSisi = (sisi: Sisi) => (sisi === 'DEPAN' ? TEKS_PLATFORM.depan : TEKS_PLATFORM.belakang);
