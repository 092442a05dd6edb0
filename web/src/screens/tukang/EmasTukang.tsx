// Emas Tukang: one calm screen a craftsman. What he holds stands in front, what can be done beside it, his account below.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pesanDari } from '@/api/tolak';
import { berat } from '@/kit/angka';
import { BarisPilih, DaftarPilih } from '@/kit/DaftarPilih';
import { useAlamat } from '@/kit/daftar/alamat';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { RangkaTabel } from '@/kit/Rangka';
import type { Rute } from '@/routes';
import { kueriTukang, type Tukang } from './api';
import { RinciTukang } from './RinciTukang';
import kelas from './tukang.module.css';

export default function EmasTukang({ rute }: { rute: Rute }) {
  const [alamat, atur] = useAlamat();
  const { data, error, isPending, refetch } = useQuery(kueriTukang);
  const kode = alamat.tukang ?? data?.[0]?.kode_tukang ?? '';
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaTabel />}
      {data?.length === 0 && <Kosong teks="Belum ada tukang di Master Tukang" />}
      {data && data.length > 0 && (
        <div className={kelas.dua}>
          <DaftarPilih label="Tukang">
            {data.map((t) => (
              <Orang
                key={t.kode_tukang}
                t={t}
                kini={t.kode_tukang === kode}
                onPilih={() => atur({ tukang: t.kode_tukang })}
              />
            ))}
          </DaftarPilih>
          <RinciTukang key={kode} kode={kode} />
        </div>
      )}
    </Halaman>
  );
}

function Orang({ t, kini, onPilih }: { t: Tukang; kini: boolean; onPilih: () => void }) {
  return (
    <BarisPilih
      nama={t.nama_tukang}
      isi={[t.kode_tukang, t.keahlian, t.aktif ? '' : 'tidak aktif'].filter(Boolean).join(' · ')}
      kini={kini}
      onPilih={onPilih}
      tanda={
        <Text
          component="span"
          fw={600}
          style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
          c={t.saldo > 0 ? undefined : 'dimmed'}
        >
          {berat(t.saldo)} gr
        </Text>
      }
    />
  );
}
