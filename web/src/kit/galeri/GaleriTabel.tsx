// The gallery's tables: everything at once, a hundred thousand streamed rows, empty, loading and failed.
// The stream button feeds batches of 500 as a live report does.
import { Button, Group, Progress, SegmentedControl, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useAliran } from '../aliran';
import { tulisAngka } from '../angka';
import { BarisPelanggan } from '../BarisPelanggan';
import { DataTable, type Kolom } from '../DataTable';
import { pesan } from '../pesan';
import { Bagian } from './Bagian';
import { buatContoh, type Contoh } from './contoh';

const BANYAK_ALIRAN = 100_000;
const KIRIMAN = 500;

function kolomContoh(simpanNama?: (baris: Contoh, nama: string) => void): Kolom<Contoh>[] {
  return [
    { kunci: 'kode', judul: 'Kode', nilai: (b) => b.kode, lebar: 120 },
    {
      kunci: 'nama',
      judul: 'Nama Barang',
      nilai: (b) => b.nama,
      lebar: 200,
      ubah: simpanNama && {
        periksa: (nilai) => (nilai.trim() === '' ? 'Nama tidak boleh kosong' : undefined),
        simpan: simpanNama,
      },
    },
    { kunci: 'baki', judul: 'Baki', nilai: (b) => b.baki, lebar: 80 },
    { kunci: 'tanggal', judul: 'Tanggal', jenis: 'tanggal', nilai: (b) => b.tanggal, lebar: 110 },
    { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat, lebar: 120, total: true },
    { kunci: 'harga', judul: 'Harga (Rp.)', jenis: 'rupiah', nilai: (b) => b.harga, lebar: 150, total: true },
    { kunci: 'selisih', judul: 'Selisih (Rp.)', jenis: 'rupiah', nilai: (b) => b.selisih, lebar: 130, total: true },
  ];
}

const KOLOM = kolomContoh();
const kodeContoh = (baris: Contoh) => baris.kode;

export function GaleriTabel() {
  return (
    <>
      <TabelLengkap />
      <TabelAliran />
      <TabelKeadaan />
    </>
  );
}

function TabelLengkap() {
  const [data, setData] = useState(() => buatContoh(240));
  const [terpilih, setTerpilih] = useState<ReadonlySet<string>>(new Set());
  const [kolom] = useState(() =>
    kolomContoh((baris, nama) =>
      setData((lama) => lama.map((satu) => (satu.kode === baris.kode ? { ...satu, nama } : satu))),
    ),
  );
  return (
    <Bagian judul="DataTable">
      <DataTable
        label="Contoh barang"
        kolom={kolom}
        data={data}
        idBaris={kodeContoh}
        tambah={{ aksi: () => pesan.info('Tambah Data') }}
        tombol={[{ label: 'Hapus Terpilih', nonaktif: terpilih.size === 0, aksi: () => setTerpilih(new Set()) }]}
        ekspor
        perHalaman={50}
        pilih={{ terpilih, ganti: setTerpilih }}
        rincian={(baris) => (
          <Text fz={13}>
            {baris.kode} disimpan di baki {baris.baki} sejak {baris.tanggal}.
          </Text>
        )}
        onBaris={(baris) => pesan.info(baris.kode)}
        tinggi={380}
        bawah={<BarisPelanggan nama="Ibu Sari Wulandari" jenis="MEMBER" />}
      />
    </Bagian>
  );
}

function TabelAliran() {
  const { baris, tambah, kosongkan } = useAliran<Contoh>();
  const detak = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(detak.current), []);
  const mulai = () => {
    clearInterval(detak.current);
    kosongkan();
    let terkirim = 0;
    detak.current = setInterval(() => {
      tambah(buatContoh(KIRIMAN, terkirim));
      terkirim += KIRIMAN;
      if (terkirim >= BANYAK_ALIRAN) clearInterval(detak.current);
    }, 10);
  };
  return (
    <Bagian judul="Aliran 100,000 baris">
      <Group mb="sm">
        <Button variant="default" onClick={mulai}>
          Mulai Aliran
        </Button>
        <Text role="status">{tulisAngka(baris.length, 'angka')} baris</Text>
        <Progress value={(baris.length / BANYAK_ALIRAN) * 100} w={160} aria-label="Kemajuan aliran" />
      </Group>
      <DataTable label="Aliran barang" kolom={KOLOM} data={baris} idBaris={kodeContoh} ekspor tinggi={380} />
    </Bagian>
  );
}

function TabelKeadaan() {
  const [keadaan, setKeadaan] = useState('kosong');
  return (
    <Bagian judul="Tabel kosong, memuat, gagal">
      <Stack gap="sm">
        <SegmentedControl
          aria-label="Keadaan tabel"
          value={keadaan}
          onChange={setKeadaan}
          data={[
            { value: 'kosong', label: 'Kosong' },
            { value: 'memuat', label: 'Memuat' },
            { value: 'gagal', label: 'Gagal' },
          ]}
        />
        <DataTable
          label="Tabel keadaan"
          kolom={KOLOM}
          data={[]}
          idBaris={kodeContoh}
          memuat={keadaan === 'memuat'}
          galat={
            keadaan === 'gagal' ? { pesan: 'Koneksi Bermasalah', cobaLagi: () => setKeadaan('memuat') } : undefined
          }
        />
      </Stack>
    </Bagian>
  );
}
