// Bulk entry: a generator, a grid that stays in the browser until it is saved, and the photos after it. A save that got no
// answer is sent again under its own key, also after a reload, so that no piece comes in twice.
import { Stack, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Data } from '@/api/tipe';
import { useSesiAda } from '@/app/sesi';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { DaftarBanyak, Generator, LapisanBanyak } from './BagianBanyak';
import { barisIsi, muatan } from './baris';
import { BarangJadi } from './KabarSimpan';
import { KUNCI_MASUK, MasukHariIni } from './MasukHariIni';
import { PALING_BANYAK, TEKS_TAMBAH } from './teks';
import { useBanyak } from './useBanyak';
import { tempatBaris } from './useBaris';

const ImporAwal = lazy(() => import('./ImporAwal'));

/** Opening balances are for those who answer for them; the server asks the same. */
const PENGIMPOR: readonly string[] = ['SU', 'OWN', 'SPV'];
const TEKS_IMPOR = 'Impor barang awal (pindah sistem)';

type Tersimpan = Data<'post', 'barang/create/bulk'>;

export default function TambahBarangBanyak({ rute }: { rute: Rute }) {
  const { pengguna } = useSesiAda();
  const kunci = tempatBaris('tambah-banyak', pengguna.user_id);
  const kueri = useQueryClient();
  const [impor, setImpor] = useState(false);
  const [jadi, setJadi] = useState<Tersimpan>();
  const simpan = useSimpanDokumen('barang/create/bulk', { ingat: `${kunci}.kirim` });
  const banyak = useBanyak({ kunci, simpan });

  const kirim = async () => {
    const semua = banyak.ambil();
    if (!semua) return;
    const jawab = await simpan.kirim({ detail_barang: semua.map(muatan) });
    if (!jawab) return pesan.info(TEKS_TAMBAH.gagal);
    pesan.sukses(jawab.message ?? TEKS_TAMBAH.berhasil);
    setJadi(jawab.data);
    void kueri.invalidateQueries({ queryKey: KUNCI_MASUK });
    await banyak.lanjut(semua, jawab.data);
  };

  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          mati={banyak.isi.length === 0}
          tertutup={banyak.tertutup || impor}
        />
      }
      lain={PENGIMPOR.includes(pengguna.level) ? [{ label: TEKS_IMPOR, aksi: () => setImpor(true) }] : []}
    >
      <Stack gap="md">
        {jadi && <BarangJadi barang={jadi} onCetak={banyak.setLabel} onTutup={() => setJadi(undefined)} />}
        <Generator
          banyak={banyak}
          onBuat={(p) => {
            const sisa = PALING_BANYAK - barisIsi(banyak.kini.current).length;
            if (Number(p.qty) > sisa) pesan.info(`Paling banyak ${PALING_BANYAK} barang sekali simpan`);
          }}
        />
        <DaftarBanyak banyak={banyak} label="Barang yang ditambah" />
        <Title order={2} fz={16} mt="md">
          Masuk Hari Ini
        </Title>
        <MasukHariIni />
      </Stack>
      <LapisanBanyak banyak={banyak} />
      {impor && (
        <Suspense>
          <ImporAwal onTutup={() => setImpor(false)} />
        </Suspense>
      )}
    </Halaman>
  );
}
