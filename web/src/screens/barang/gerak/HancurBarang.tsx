// Hancur Data Barang: scan pieces that are taken out of the stock for melting, say why and where they go.
import { Grid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { berat } from '@/kit/angka';
import { Selesai } from '@/kit/barang/Selesai';
import { konfirmasi } from '@/kit/dialog';
import { IsianKeterangan } from '@/kit/dokumen/IsianDokumen';
import { kueriGudang } from '@/kit/dokumen/PilihBaki';
import { TabelPindai } from '@/kit/dokumen/TabelPindai';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import type { Rute } from '@/routes';
import { useDokumenPindai } from './dokumen';
import { IsianHancur } from './IsianHancur';
import { TabDokumen } from './TabDokumen';
import { TEKS_GERAK } from './teks';

export default function HancurBarang({ rute }: { rute: Rute }) {
  const gudang = useQuery(kueriGudang).data ?? [];
  const [kondisi, setKondisi] = useState<string | null>(null);
  const [tujuan, setTujuan] = useState<string | null>('HANCUR');
  const [keterangan, setKeterangan] = useState('');
  const dok = useDokumenPindai('hancurbarang', {
    tolak: (b) => {
      const asal = gudang.find((g) => g.kode_gudang === b.kode_gudang);
      if (asal && !asal.boleh_sumber_hancur) return `Barang di gudang ${b.kode_gudang} tidak boleh dihancurkan`;
      return b.kode_gudang === tujuan ? `Sudah ada di gudang ${tujuan}` : undefined;
    },
  });
  const { daftar, simpan } = dok;
  const gram = daftar.baris.reduce((mg, b) => mg + Math.round(b.berat_asli * 1000), 0) / 1000;
  const kirim = async () => {
    if (daftar.sedang) return;
    const ya = await konfirmasi(
      `${daftar.baris.length} barang (${berat(gram)} gr) dihancurkan dan keluar dari stock jual.`,
      { judul: TEKS_GERAK.tombolHancur, ya: 'Hancurkan', tidak: 'Batal', bahaya: true },
    );
    if (ya && (await dok.kirim({ kondisi: kondisi ?? '', gudang_tujuan: tujuan ?? '', keterangan }))) setKeterangan('');
  };
  return (
    <TabDokumen
      rute={rute}
      jenis="HANCUR"
      berubah={daftar.baris.length > 0}
      utama={
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          label={TEKS_GERAK.tombolHancur}
          mati={daftar.baris.length === 0 || !kondisi || !tujuan}
        />
      }
    >
      <Stack gap="md">
        {dok.terakhir && <Selesai {...dok.terakhir} onTutup={dok.lupakanTerakhir} />}
        <GalatDokumen simpan={simpan} />
        <Grid gap="md" maw={960}>
          <IsianHancur kondisi={kondisi} onKondisi={setKondisi} tujuan={tujuan} onTujuan={setTujuan} simpan={simpan} />
          <IsianKeterangan simpan={simpan} span={12} nilai={keterangan} onGanti={setKeterangan} />
        </Grid>
        <TabelPindai label="Barang yang dihancurkan" daftar={daftar} galat={dok.galat} terkunci={simpan.sibuk} />
      </Stack>
    </TabDokumen>
  );
}
