// Moving and destroying manual goods: the stock of every tray, how much of it goes, and the tray it goes to.
import { Grid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { kueriManual } from '@/kit/curah/api';
import { barisTerisi, jumlahkan, kurang } from '@/kit/curah/isi';
import { konfirmasi } from '@/kit/dialog';
import { IsianKeterangan } from '@/kit/dokumen/IsianDokumen';
import { type Gudang, kueriGudang, PilihBaki, type TempatBaki } from '@/kit/dokumen/PilihBaki';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { RangkaTabel } from '@/kit/Rangka';
import type { Rute } from '@/routes';
import { DaftarDokumenCurah } from './DaftarDokumenCurah';
import { TabCurah } from './TabCurah';
import { TabelIsi } from './TabelIsi';
import { banyak, TersimpanCurah } from './TersimpanCurah';
import { useDokumenCurah } from './useDokumenCurah';

interface Props {
  rute: Rute;
  kerja: 'PINDAH' | 'HANCUR';
}

export function KeluarManual({ rute, kerja }: Props) {
  const hancur = kerja === 'HANCUR';
  const stok = useQuery(kueriManual);
  const gudang = useQuery(kueriGudang).data ?? [];
  const [tujuan, setTujuan] = useState<TempatBaki>({ kode_gudang: hancur ? 'HANCUR' : 'TOKO', kode_toko: '' });
  const [keterangan, setKeterangan] = useState('');
  const dok = useDokumenCurah(hancur ? 'barang-manual/hancur' : 'barang-manual/pindah');
  const { simpan } = dok;
  const boleh = (g: Gudang) => !g.milik_customer && g.boleh_tujuan_hancur === hancur;
  const asal = (kode: string) => {
    const g = gudang.find((satu) => satu.kode_gudang === kode);
    return g !== undefined && !g.boleh_tujuan_hancur && (!hancur || g.boleh_sumber_hancur);
  };
  const tersedia = (stok.data ?? []).filter((s) => asal(s.kode_gudang));
  const baris = barisTerisi(tersedia, dok.isi);
  const jumlah = jumlahkan(baris.map((b) => b.isi));
  const siap =
    baris.length > 0 &&
    tujuan.kode_toko !== '' &&
    !(hancur && keterangan.trim() === '') &&
    !baris.some((b) => kurang(b.stok, b.isi));
  const label = hancur ? 'Hancurkan' : 'Pindahkan';

  const kirim = async () => {
    if (!siap) return;
    if (hancur) {
      const ya = await konfirmasi(
        `${banyak(jumlah.qty, jumlah.berat)} dihancurkan ke ${tujuan.kode_toko} dan keluar dari stok jual.`,
        { judul: 'Hancur Barang Manual', ya: 'Hancurkan', tidak: 'Batal', bahaya: true },
      );
      if (!ya) return;
    }
    const detail_barang = baris.map(({ stok: s, isi }) => ({
      kode_group: s.kode_group,
      kode_dept: s.kode_dept,
      kode_gudang: s.kode_gudang,
      kode_toko: s.kode_toko,
      qty: Number(isi.qty),
      berat: Number(isi.berat),
    }));
    const nama = baris.map((b) => b.id);
    if (await dok.kirim(nama, { tujuan: tujuan.kode_toko, keterangan, detail_barang })) setKeterangan('');
  };

  const baru = (
    <Stack gap="md">
      {dok.terakhir && <TersimpanCurah jalur="barang-manual" {...dok.terakhir} onTutup={dok.lupakanTerakhir} />}
      <GalatDokumen simpan={simpan} />
      <Grid gap="md" maw={960}>
        <PilihBaki
          nilai={tujuan}
          onGanti={(nilai) => {
            setTujuan(nilai);
            simpan.lupakan('tujuan');
          }}
          boleh={boleh}
          labelGudang="Gudang Tujuan"
          labelBaki="Baki Tujuan"
          galat={simpan.kolom.tujuan ? { kode_toko: simpan.kolom.tujuan } : {}}
          mati={simpan.sibuk}
        />
        <IsianKeterangan
          simpan={simpan}
          span={12}
          label={hancur ? 'Alasan' : 'Keterangan'}
          required={hancur}
          nilai={keterangan}
          onGanti={setKeterangan}
        />
      </Grid>
      {stok.isError ? (
        <Galat pesan={pesanDari(stok.error)} cobaLagi={() => void stok.refetch()} />
      ) : stok.isPending ? (
        <RangkaTabel />
      ) : (
        <TabelIsi
          label="Stok barang manual"
          stok={tersedia}
          isi={dok.isi}
          onIsi={dok.setIsi}
          galat={dok.galat}
          berbaki
          terkunci={simpan.sibuk}
          kosong="Belum ada stok barang manual. Tambahkan di Data Barang Manual."
        />
      )}
    </Stack>
  );
  return (
    <TabCurah
      rute={rute}
      berubah={baris.length > 0}
      tab={[
        {
          kunci: 'baru',
          label: 'Baru',
          isi: baru,
          tetap: true,
          utama: <TombolSimpan simpan={simpan} onSimpan={() => void kirim()} label={label} mati={!siap} />,
        },
        {
          kunci: 'dokumen',
          label: 'Dokumen',
          isi: <DaftarDokumenCurah jalur="barang-manual" jenis={kerja} label={`Dokumen ${rute.judul}`} />,
        },
      ]}
    />
  );
}
