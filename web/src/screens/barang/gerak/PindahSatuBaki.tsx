// Pindah Barang Satu Baki: all of a tray to another, after a look at how many pieces and how much weight that is.
import { Alert, Grid, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat } from '@/kit/angka';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { kueriIsiBaki, type Tercatat } from '@/kit/barang/apiDokumen';
import { Selesai } from '@/kit/barang/Selesai';
import { konfirmasi } from '@/kit/dialog';
import { IsianKeterangan } from '@/kit/dokumen/IsianDokumen';
import { kueriBaki, PilihBaki, type TempatBaki } from '@/kit/dokumen/PilihBaki';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { TabDokumen } from './TabDokumen';
import { bolehPindah } from './teks';

const KOSONG: TempatBaki = { kode_gudang: '', kode_toko: '' };

export default function PindahSatuBaki({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const [asal, setAsal] = useState(KOSONG);
  const [ke, setKe] = useState(KOSONG);
  const [keterangan, setKeterangan] = useState('');
  const [terakhir, setTerakhir] = useState<{ hasil: Tercatat; pesan: string }>();
  const simpan = useSimpanDokumen('pindahbarang/satu-baki');
  const isi = useQuery(kueriIsiBaki(asal.kode_toko));
  const isiTujuan = useQuery(kueriIsiBaki(ke.kode_toko));
  const baki = useQuery(kueriBaki).data ?? [];
  const kapasitas = baki.find((b) => b.kode_baki === ke.kode_toko)?.kapasitas ?? 0;
  const ada = asal.kode_toko !== '' ? isi.data : undefined;
  const sudah = ke.kode_toko !== '' ? isiTujuan.data : undefined;
  const penuh = ada && sudah && kapasitas > 0 && ada.qty + sudah.qty > kapasitas;
  const sama = ke.kode_toko !== '' && ke.kode_toko === asal.kode_toko;
  const janggal = sama
    ? 'Baki tujuan sama dengan baki asal'
    : penuh
      ? `Baki ini tinggal muat ${Math.max(0, kapasitas - sudah.qty)} barang dari ${kapasitas}`
      : undefined;
  const siap = ada && ada.qty > 0 && ke.kode_toko !== '' && !sama && !penuh;

  const kirim = async () => {
    if (!siap) return;
    const ya = await konfirmasi(
      `${ada.qty} barang (${berat(ada.berat)} gr) dipindah dari baki ${asal.kode_toko} ke baki ${ke.kode_toko}.`,
      { judul: 'Pindah Satu Baki', ya: 'Pindah', tidak: 'Batal' },
    );
    if (!ya) return;
    const jawab = await simpan.kirim({
      kode_toko: asal.kode_toko,
      gudang_tujuan: ke.kode_gudang,
      baki_tujuan: ke.kode_toko,
      keterangan,
      qty: ada.qty,
      berat: ada.berat,
    });
    if (jawab) {
      setTerakhir({ hasil: jawab.data, pesan: jawab.message ?? '' });
      pesan.sukses(jawab.message ?? '');
      setAsal(KOSONG);
      setKe(KOSONG);
      setKeterangan('');
    }
    await kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
  };

  return (
    <TabDokumen
      rute={rute}
      jenis="PINDAH"
      berubah={false}
      utama={<TombolSimpan simpan={simpan} onSimpan={() => void kirim()} label="Pindah Satu Baki" mati={!siap} />}
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
            boleh={(g) => bolehPindah(g.kode_gudang)}
            galat={simpan.kolom}
            labelGudang="Gudang Asal"
            labelBaki="Baki Asal"
            mati={simpan.sibuk}
          />
          <PilihBaki
            nilai={ke}
            onGanti={(baru) => {
              setKe(baru);
              simpan.lupakan();
            }}
            boleh={(g) => bolehPindah(g.kode_gudang)}
            galat={{ kode_gudang: simpan.kolom.gudang_tujuan, kode_toko: simpan.kolom.baki_tujuan ?? janggal }}
            labelGudang="Gudang Tujuan"
            labelBaki="Baki Tujuan"
            mati={simpan.sibuk}
          />
          <IsianKeterangan simpan={simpan} span={12} nilai={keterangan} onGanti={setKeterangan} />
        </Grid>
        {isi.error && <Galat pesan={pesanDari(isi.error)} cobaLagi={() => void isi.refetch()} />}
        {ada && ada.qty === 0 && <Alert color="blue">Baki {asal.kode_toko} kosong.</Alert>}
        {ada && ada.qty > 0 && (
          <SimpleGrid cols={{ base: 1, xs: sudah && !sama ? 2 : 1 }} role="status" aria-label="Isi baki">
            <Kartu judul={`Dipindah dari ${asal.kode_toko}`} qty={ada.qty} gram={ada.berat} />
            {sudah && !sama && (
              <Kartu
                judul={`${ke.kode_toko} menjadi`}
                qty={sudah.qty + ada.qty}
                gram={Math.round((sudah.berat + ada.berat) * 1000) / 1000}
                panah
              />
            )}
          </SimpleGrid>
        )}
      </Stack>
    </TabDokumen>
  );
}

function Kartu({ judul, qty, gram, panah }: { judul: string; qty: number; gram: number; panah?: boolean }) {
  return (
    <Alert color={panah ? 'green' : 'gray'} variant="light" icon={panah ? <IconArrowRight size={18} /> : undefined}>
      <Text fz={13} c="dimmed">
        {judul}
      </Text>
      <Text fz={20} fw={600}>
        {qty} barang · {berat(gram)} gr
      </Text>
    </Alert>
  );
}
