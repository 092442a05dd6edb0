// Hancur Barang Perbaki, as specified: warehouse and tray, what the tray holds, why, and where to; the work tells how far
// it is while it runs.
import { Grid, Progress, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { idAcak } from '@/api/acak';
import { pesanDari } from '@/api/tolak';
import { soket, useKejadian } from '@/app/soket';
import { berat } from '@/kit/angka';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { kueriIsiBaki, type Tercatat } from '@/kit/barang/apiDokumen';
import { Selesai } from '@/kit/barang/Selesai';
import { konfirmasi } from '@/kit/dialog';
import { PilihBaki, type TempatBaki } from '@/kit/dokumen/PilihBaki';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { IsianHancur } from './IsianHancur';
import { TabDokumen } from './TabDokumen';
import { TEKS_GERAK } from './teks';

interface Kabar {
  uid: string;
  status: 'PROGRESS' | 'FINISH' | 'GAGAL';
  percentage: number;
  progress: number;
  total: number;
  message: string;
}

const KOSONG: TempatBaki = { kode_gudang: '', kode_toko: '' };
/** A very full tray on a slow disk may take its time. */
const BATAS = 5 * 60_000;

/** The progress comes to this socket; without one the work goes on all the same. */
async function daftarUid(): Promise<string | undefined> {
  const kini = soket.ambil();
  if (!kini?.connected) return undefined;
  const uid = idAcak();
  const jawaban = await kini.timeout(5_000).emitWithAck('daftar', { uid });
  return jawaban?.data === true ? uid : undefined;
}

export default function HancurPerBaki({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const [asal, setAsal] = useState(KOSONG);
  const [kondisi, setKondisi] = useState<string | null>(null);
  const [tujuan, setTujuan] = useState<string | null>(null);
  const [terakhir, setTerakhir] = useState<{ hasil: Tercatat; pesan: string }>();
  const [kabar, setKabar] = useState<Kabar>();
  const uid = useRef<string>(undefined);
  const simpan = useSimpanDokumen('hancurbarang/per-baki', { batas: BATAS });
  const isi = useQuery(kueriIsiBaki(asal.kode_toko));
  const ada = asal.kode_toko !== '' ? isi.data : undefined;
  const murni = asal.kode_gudang === '' && asal.kode_toko === '' && !kondisi && !tujuan;

  useKejadian<Kabar>('hancur-barang-progress', (baru) => {
    if (baru.uid === uid.current) setKabar(baru);
  });
  const galatIsi = isi.error;
  useEffect(() => {
    if (galatIsi) pesan.info(pesanDari(galatIsi) || TEKS_GERAK.gagalKirim);
  }, [galatIsi]);

  const bersih = () => {
    setAsal(KOSONG);
    setKondisi(null);
    setTujuan(null);
  };
  const kirim = async () => {
    if (murni || simpan.sibuk) return;
    if (ada && ada.qty > 0) {
      const ya = await konfirmasi(
        `${ada.qty} barang (${berat(ada.berat)} gr) di baki ${asal.kode_toko} dihancurkan semuanya.`,
        { judul: TEKS_GERAK.tombolHancur, ya: 'Hancurkan', tidak: 'Batal', bahaya: true },
      );
      if (!ya) return;
    }
    // A repeat after a lost connection is the same document, progress and all.
    uid.current = simpan.terputus && uid.current ? uid.current : await daftarUid().catch(() => undefined);
    const jawab = await simpan.kirim({
      kode_toko: asal.kode_toko,
      kondisi: kondisi ?? '',
      gudang_tujuan: tujuan ?? '',
      uid: uid.current,
    });
    setKabar(undefined);
    if (jawab?.data.status === TEKS_GERAK.berhasil) {
      setTerakhir({ hasil: jawab.data, pesan: TEKS_GERAK.hancurPerBaki });
      pesan.sukses(TEKS_GERAK.hancurPerBaki);
      bersih();
    }
    await kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
  };

  return (
    <TabDokumen
      rute={rute}
      jenis="HANCUR"
      berubah={!murni}
      utama={
        <TombolSimpan simpan={simpan} onSimpan={() => void kirim()} label={TEKS_GERAK.tombolHancur} mati={murni} />
      }
    >
      <Stack gap="md" maw={960}>
        {terakhir && <Selesai {...terakhir} onTutup={() => setTerakhir(undefined)} />}
        <GalatDokumen simpan={simpan} />
        <Grid gap="md">
          <PilihBaki
            asal
            nilai={asal}
            onGanti={(baru) => {
              setAsal(baru);
              simpan.lupakan();
            }}
            boleh={(g) => g.boleh_sumber_hancur}
            galat={simpan.kolom}
            mati={simpan.sibuk}
          />
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <TextInput label="Qty" readOnly tabIndex={-1} value={ada ? String(ada.qty) : ''} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <TextInput label="Berat" readOnly tabIndex={-1} value={ada ? berat(ada.berat) : ''} rightSection="gr" />
          </Grid.Col>
          <IsianHancur kondisi={kondisi} onKondisi={setKondisi} tujuan={tujuan} onTujuan={setTujuan} simpan={simpan} />
        </Grid>
        {simpan.sibuk && (
          <div role="status" aria-live="polite">
            <Text fz={13} mb={4}>
              {kabar ? `${kabar.message}: ${kabar.progress} dari ${kabar.total}` : 'Mengirim permintaan'}
            </Text>
            <Progress value={kabar?.percentage ?? 0} animated aria-label="Kemajuan hancur barang" />
          </div>
        )}
      </Stack>
    </TabDokumen>
  );
}
