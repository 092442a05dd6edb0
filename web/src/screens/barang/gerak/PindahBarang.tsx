// Pindah Barang: scan the pieces, choose one tray, save. A piece that somebody else moved meanwhile is refused on its row.
import { Grid, Stack } from '@mantine/core';
import { useState } from 'react';
import { Selesai } from '@/kit/barang/Selesai';
import { IsianKeterangan } from '@/kit/dokumen/IsianDokumen';
import { PilihBaki, type TempatBaki } from '@/kit/dokumen/PilihBaki';
import { TabelPindai } from '@/kit/dokumen/TabelPindai';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import type { Rute } from '@/routes';
import { useDokumenPindai } from './dokumen';
import { TabDokumen } from './TabDokumen';
import { bolehPindah } from './teks';

const KOSONG: TempatBaki = { kode_gudang: '', kode_toko: '' };

export default function PindahBarang({ rute }: { rute: Rute }) {
  const [ke, setKe] = useState(KOSONG);
  const [keterangan, setKeterangan] = useState('');
  const dok = useDokumenPindai('pindahbarang', {
    tolak: (b) =>
      !bolehPindah(b.kode_gudang)
        ? `Barang di gudang ${b.kode_gudang} tidak dipindah di sini`
        : ke.kode_toko !== '' && b.kode_toko === ke.kode_toko && b.kode_gudang === ke.kode_gudang
          ? `Sudah ada di baki ${b.kode_toko}`
          : undefined,
  });
  const { daftar, simpan } = dok;
  const kirim = async () => {
    if (daftar.sedang) return;
    if (await dok.kirim({ ...ke, keterangan })) setKeterangan('');
  };
  return (
    <TabDokumen
      rute={rute}
      jenis="PINDAH"
      berubah={daftar.baris.length > 0}
      utama={
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          label="Pindah Barang"
          mati={daftar.baris.length === 0 || ke.kode_toko === ''}
        />
      }
    >
      <Stack gap="md">
        {dok.terakhir && <Selesai {...dok.terakhir} onTutup={dok.lupakanTerakhir} />}
        <GalatDokumen simpan={simpan} />
        <Grid gap="md" maw={960}>
          <PilihBaki
            nilai={ke}
            onGanti={(baru) => {
              setKe(baru);
              simpan.lupakan();
            }}
            boleh={(g) => bolehPindah(g.kode_gudang)}
            galat={simpan.kolom}
            labelGudang="Gudang Tujuan"
            labelBaki="Baki Tujuan"
            mati={simpan.sibuk}
          />
          <IsianKeterangan simpan={simpan} span={12} nilai={keterangan} onGanti={setKeterangan} />
        </Grid>
        <TabelPindai label="Barang yang dipindah" daftar={daftar} galat={dok.galat} terkunci={simpan.sibuk} />
      </Stack>
    </TabDokumen>
  );
}
