// Retur dan Titip Batu: loose stones back to their supplier, to a craftsman who sets them, or back from him. Somebody else approves what
// leaves the house. F9 saves.
import { Alert, Group, SegmentedControl, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tulisAngka } from '@/kit/angka';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { kueriPilihan, segarkan } from './api';
import { DaftarBatu } from './BarisBatu';
import { caratSemua, keAmbil, type Pilih, pilih } from './model';
import { PilihBatu } from './PilihBatu';

const JENIS = [
  { value: 'RETUR', label: 'Retur ke supplier' },
  { value: 'KE TUKANG', label: 'Titip ke tukang' },
  { value: 'DARI TUKANG', label: 'Kembali dari tukang' },
];

export default function KeluarBatu({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const [jenis, setJenis] = useState('RETUR');
  const [lawan, setLawan] = useState<string | null>(null);
  const [semua, setSemua] = useState<readonly Pilih[]>([]);
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('keluar-batu');
  const p = useQuery(kueriPilihan).data;
  const orang = (jenis === 'RETUR' ? p?.supplier : p?.tukang) ?? [];
  const dariTukang = jenis === 'DARI TUKANG';
  const galat = galatBaris(simpan.kolom, 'detail');
  const kirim = async () => {
    const jawab = await simpan.kirim({
      jenis,
      kode_lawan: lawan ?? '',
      keterangan: keterangan.trim(),
      detail: semua.map(keAmbil),
    });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Data Berhasil Disimpan');
    setSemua([]);
    setKeterangan('');
    void segarkan(kueri);
  };
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Stack gap="md" maw={960}>
        <SegmentedControl
          aria-label="Arah"
          fullWidth
          styles={{ label: { whiteSpace: 'normal', textOverflow: 'clip' } }}
          data={JENIS}
          value={jenis}
          disabled={simpan.sibuk}
          onChange={(v) => {
            simpan.lupakan();
            setJenis(v);
            setLawan(null);
            setSemua([]);
          }}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Select
            label={jenis === 'RETUR' ? 'Supplier' : 'Tukang'}
            required
            searchable
            data-autofocus
            data={orang.map((x) => ({ value: x.kode, label: `${x.nama} · ${x.kode}` }))}
            value={lawan}
            onChange={(v) => {
              simpan.lupakan();
              setLawan(v);
              if (dariTukang) setSemua([]);
            }}
            error={simpan.kolom.kode_lawan}
            disabled={simpan.sibuk}
          />
          <PilihBatu
            tempat={dariTukang ? 'TUKANG' : 'BRANKAS'}
            cari={dariTukang && lawan ? `tukang:${lawan.toLowerCase()}` : ''}
            kecuali={semua.map((x) => x.batu.kode_batu)}
            terkunci={simpan.sibuk || (dariTukang && lawan === null)}
            galat={simpan.kolom.detail}
            onPilih={(batu) => {
              simpan.lupakan();
              setSemua([...semua, pilih(batu)]);
            }}
          />
        </SimpleGrid>
        <DaftarBatu semua={semua} galat={galat} terkunci={simpan.sibuk} onGanti={setSemua} />
        <TextInput
          label="Keterangan"
          maxLength={200}
          value={keterangan}
          onChange={(e) => setKeterangan(e.currentTarget.value)}
          error={simpan.kolom.keterangan}
          disabled={simpan.sibuk}
        />
        <Text fw={600} data-jumlah>
          {tulisAngka(semua.length, 'angka')} batu · {tulisAngka(caratSemua(semua), 'berat')} ct
        </Text>
        {simpan.kolom.jenis && (
          <Alert color="red" role="alert">
            {simpan.kolom.jenis}
          </Alert>
        )}
        {Object.keys(simpan.kolom).length === 0 && <GalatDokumen simpan={simpan} />}
        <Group justify="flex-end">
          <TombolSimpan
            simpan={simpan}
            onSimpan={() => void kirim()}
            label="Simpan"
            mati={semua.length === 0 || lawan === null}
            sebab={lawan === null ? `Pilih ${jenis === 'RETUR' ? 'supplier' : 'tukang'}nya` : 'Pilih batunya'}
            berubah={semua.length > 0}
          />
        </Group>
      </Stack>
    </Halaman>
  );
}
