// Laporan Managerial Analysis: figures and charts first, what to do next, and the whole table behind them.
// Everything is drawn from the rows of the one report; head office begins with every store.
import { Badge, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { Grafik } from '@/kit/grafik/Grafik';
import { DeretAngka } from '@/kit/grafik/KartuAngka';
import { rupiahPendek } from '@/kit/grafik/tipe';
import type { DefLaporan, IsiSaringan } from '@/kit/laporan/tipe';
import type { Laporan } from '@/kit/laporan/useLaporan';
import { useWadah } from '@/kit/laporan/wadah';
import type { Rute } from '@/routes';
import LayarLaporan from './LayarLaporan';
import {
  bacaJenis,
  type JenisStok,
  matiTerbesar,
  perGroup,
  perluTindakan,
  perToko,
  perUmur,
  ringkas,
} from './managerial';
import kelas from './managerial.module.css';

export default function ManagerialAnalisys({ rute }: { rute: Rute }) {
  return <LayarLaporan rute={rute} atas={Gambaran} sendiri />;
}

/** Money that fits a card on a phone; the table has every rupiah. */
const singkat = (nilai: number) => `Rp. ${rupiahPendek(nilai)}`;

const WARNA_TINDAKAN: Readonly<Record<string, string>> = {
  PESAN: 'blue',
  TAMBAH: 'blue',
  TAHAN: 'gray',
  PROMOSI: 'yellow',
  PAJANG: 'yellow',
  KIRIM: 'teal',
  LEBUR: 'red',
  POTONG: 'orange',
  RETUR: 'red',
};

function Gambaran({ def, laporan, isi }: { def: DefLaporan; laporan: Laporan; isi: IsiSaringan }) {
  const { wadah, keadaan } = laporan;
  const versi = useWadah(wadah);
  const selesai = keadaan.tahap === 'selesai';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows stay one array; its version says that it grew
  const jenis = useMemo(() => (selesai ? bacaJenis(def, wadah.baris) : undefined), [def, wadah, versi, selesai]);
  // Nothing to draw: the table's place says why.
  if (!jenis && keadaan.tahap !== 'jalan') return null;
  const angka = jenis && ringkas(jenis);
  const toko = jenis && perToko(jenis);
  return (
    <Stack gap="md" mb="md">
      <DeretAngka
        label="Ringkasan stok"
        angka={[
          {
            judul: 'Modal stok',
            nilai: angka && singkat(angka.nilai),
            keterangan: angka && `${tulisAngka(angka.stok, 'angka')} barang, ${berat(angka.berat)} gr`,
          },
          {
            judul: 'Stok mati',
            nilai: angka && singkat(angka.nilaiMati),
            keterangan:
              angka &&
              `${tulisAngka(angka.mati, 'angka')} barang, ${tulisAngka(angka.persenMati, 'persen')}% dari modal`,
          },
          { judul: 'Umur rata-rata', nilai: angka && `${tulisAngka(angka.umur, 'angka')} hari` },
          {
            judul: 'Terjual',
            nilai: angka && `${tulisAngka(angka.terjual, 'angka')} barang`,
            keterangan: `dalam ${isi.hari || 90} hari`,
          },
          {
            judul: 'Perkiraan margin',
            nilai: angka && (angka.margin === undefined ? '-' : `${tulisAngka(angka.margin, 'persen')}%`),
            keterangan: 'bila dijual dengan harga terakhir',
          },
        ]}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Grafik
          judul="Umur stok"
          keterangan="Modal menurut lamanya barang di toko"
          data={jenis && perUmur(jenis)}
          langkah="umur"
          judulLangkah="Umur"
          seri={[{ kunci: 'nilai', judul: 'Modal', warna: 'emas.5' }]}
          bentuk="batang"
          kosong="Tidak ada stok"
        />
        <Grafik
          judul="Stok mati terbesar"
          keterangan="Jenis dengan modal paling banyak mengendap"
          data={jenis && matiTerbesar(jenis)}
          langkah="dept"
          judulLangkah="Jenis"
          seri={[{ kunci: 'nilai', judul: 'Modal stok mati', warna: 'red.5' }]}
          bentuk="batang"
          kosong="Tidak ada stok mati"
        />
        <Grafik
          judul="Stok dan penjualan"
          keterangan="Jumlah barang per group"
          data={jenis && perGroup(jenis)}
          langkah="group"
          judulLangkah="Group"
          seri={[
            { kunci: 'stok', judul: 'Stok', warna: 'gray.5' },
            { kunci: 'terjual', judul: 'Terjual', warna: 'green.5' },
          ]}
          bentuk="batang"
          satuan="angka"
          kosong="Tidak ada stok"
        />
        {toko && toko.length > 1 ? (
          <Grafik
            judul="Modal per toko"
            keterangan="Yang bergerak dan yang mati"
            data={toko}
            langkah="toko"
            judulLangkah="Toko"
            seri={[
              { kunci: 'hidup', judul: 'Bergerak', warna: 'green.5' },
              { kunci: 'mati', judul: 'Mati', warna: 'red.5' },
            ]}
            bentuk="batang"
          />
        ) : (
          <Grafik
            judul="Perkiraan margin"
            keterangan="Persen dari harga jual, per group"
            data={jenis && perGroup(jenis)}
            langkah="group"
            judulLangkah="Group"
            seri={[{ kunci: 'margin', judul: 'Margin', warna: 'green.5' }]}
            bentuk="batang"
            satuan="persen"
            kosong="Belum ada harga"
          />
        )}
      </SimpleGrid>
      {jenis && <Tindakan jenis={perluTindakan(jenis)} />}
    </Stack>
  );
}

function Tindakan({ jenis }: { jenis: readonly JenisStok[] }) {
  if (jenis.length === 0) return null;
  return (
    <section className={kelas.bingkai} aria-labelledby="yang-perlu-dilakukan">
      <Title order={2} fz={16} fw={600} id="yang-perlu-dilakukan" mb="sm">
        Yang perlu dilakukan
      </Title>
      <ul className={kelas.daftar}>
        {jenis.map((satu) => (
          <li key={`${satu.toko} ${satu.group} ${satu.dept}`} className={kelas.satu}>
            <Badge variant="light" color={WARNA_TINDAKAN[satu.tindakan] ?? 'gray'}>
              {satu.tindakan}
            </Badge>
            <div className={kelas.isi}>
              <Text fw={500}>{[satu.toko, satu.group, satu.nama || satu.dept].filter(Boolean).join(' · ')}</Text>
              <Text c="dimmed">{satu.saran}</Text>
            </div>
            {satu.nilaiMati > 0 && (
              <Text fw={600} className={kelas.nilai}>
                {rupiah(satu.nilaiMati)}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
