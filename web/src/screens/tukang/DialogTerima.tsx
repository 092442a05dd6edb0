// What a craftsman brings back: pieces on the scale and tested, scrap, the loss that is let off. What it comes to in fine gold
// and what he owes then is told while it is typed; another person tests and approves.
import {
  Alert,
  Autocomplete,
  Button,
  Checkbox,
  Group,
  Modal,
  Select,
  Stack,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, tulisAngka } from '@/kit/angka';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { IsianBerat } from '@/kit/IsianBerat';
import { baris } from '@/kit/transaksi/baris';
import { type HitungTerima, hitungTerima, KUNCI_TUKANG, type MintaTerima } from './api';
import { IsianHasil, IsianRosok } from './IsianEmas';
import { HASIL_KOSONG, type IsiTerima, keTerima, milikDokumen, sebutKerja } from './isi';
import type { DialogTukangProps } from './RinciTukang';

const JEDA = 300;

/** Told in fine gold while it is typed; the last answer stays until the next one comes. */
function useHitungan(isi: MintaTerima) {
  const tulisan = JSON.stringify({ ...isi, keterangan: '' });
  const [tenang] = useDebouncedValue(tulisan, JEDA);
  const barang = isi.detail_barang ?? [];
  const rosok = isi.rosok ?? [];
  const lengkap = [...barang, ...rosok].every((b) => b.kadar_uji !== null && b.kode_dept !== '');
  const ada = barang.length + rosok.length > 0 || (isi.susut ?? 0) > 0;
  const siap = lengkap && ada && (barang.length === 0 || isi.id_kerja !== 0 || isi.jenis_kerja !== '');
  const { data, error } = useQuery({
    queryKey: [...KUNCI_TUKANG, 'hitung', tenang],
    queryFn: ({ signal }) => hitungTerima(JSON.parse(tenang), signal),
    enabled: siap && tenang === tulisan,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return { siap, h: siap ? data : undefined, galat: siap && error ? pesanDari(error) : undefined };
}

export function DialogTerima({ t, onTutup, onJadi }: DialogTukangProps) {
  const [m, setM] = useState<IsiTerima>({
    id_kerja: 0,
    jenis_kerja: t.jenis_kerja[0] ?? '',
    selesai: true,
    susut: '',
    keterangan: '',
    hasil: [baris(HASIL_KOSONG)],
    rosok: [],
  });
  const simpan = useSimpanDokumen('emas-tukang/terima');
  const ubah = (bagian: Partial<IsiTerima>) => {
    simpan.lupakan();
    setM((lama) => ({ ...lama, ...bagian }));
  };
  const isi = keTerima(t.tukang.kode_tukang, m);
  const { siap, h, galat } = useHitungan(isi);
  const jalan = t.kerja.filter((k) => k.status === 'JALAN' && !milikDokumen(k));
  const kirim = async () => {
    const jawab = await simpan.kirimIsi(isi);
    if (jawab) onJadi(jawab.message);
  };
  return (
    <Modal
      opened
      onClose={() => !simpan.sibuk && onTutup()}
      title={`Terima Hasil ${t.tukang.nama_tukang}`}
      size={960}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        <Group grow align="flex-start">
          <Select
            label="Pekerjaan"
            data={[
              { value: '0', label: 'Untuk stock toko' },
              ...jalan.map((k) => ({ value: String(k.id), label: sebutKerja(k) })),
            ]}
            value={String(m.id_kerja)}
            allowDeselect={false}
            onChange={(v) => ubah({ id_kerja: Number(v) })}
            error={simpan.kolom.id_kerja}
            disabled={simpan.sibuk}
          />
          {m.id_kerja === 0 ? (
            <Autocomplete
              label="Jenis pekerjaan"
              data={[...t.jenis_kerja]}
              maxLength={30}
              value={m.jenis_kerja}
              onChange={(jenis_kerja) => ubah({ jenis_kerja })}
              error={simpan.kolom.jenis_kerja}
              disabled={simpan.sibuk}
            />
          ) : (
            <Checkbox
              mt={30}
              label="Pekerjaan selesai dengan penerimaan ini"
              checked={m.selesai}
              onChange={(e) => ubah({ selesai: e.currentTarget.checked })}
              disabled={simpan.sibuk}
            />
          )}
        </Group>
        <IsianHasil isi={m.hasil} kolom={simpan.kolom} onGanti={(hasil) => ubah({ hasil })} terkunci={simpan.sibuk} />
        <IsianRosok isi={m.rosok} kolom={simpan.kolom} onGanti={(rosok) => ubah({ rosok })} terkunci={simpan.sibuk} />
        <Group grow align="flex-start">
          <IsianBerat
            label="Susut (emas murni)"
            description={h ? `Norma ${tulisAngka(h.norma, 'persen')}%: paling banyak ${berat(h.susut_norma)} gr` : ' '}
            value={m.susut}
            onChange={(susut) => ubah({ susut })}
            error={simpan.kolom.susut}
            galatLangsung
            disabled={simpan.sibuk}
          />
          <TextInput
            label="Keterangan"
            description=" "
            maxLength={200}
            value={m.keterangan}
            onChange={(e) => setM({ ...m, keterangan: e.currentTarget.value })}
            error={simpan.kolom.keterangan}
            disabled={simpan.sibuk}
          />
        </Group>
        {h && <HasilHitung h={h} />}
        {galat && (
          <Alert color="orange" py={8} role="status">
            {galat}
          </Alert>
        )}
        <Text fz={13} c="dimmed">
          Kadarnya diuji dan disetujui orang lain daripada yang menerima. Barang jadi mendapat barcode di gudang LABEL.
        </Text>
        <GalatDokumen simpan={simpan} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={simpan.sibuk} onClick={onTutup}>
            Tutup
          </Button>
          <TombolSimpan simpan={simpan} onSimpan={() => void kirim()} label="Terima" mati={!siap} />
        </Group>
      </Stack>
    </Modal>
  );
}

/** Fine gold: what came, what is let off, what he owes before and after. */
function HasilHitung({ h }: { h: HitungTerima }) {
  const isi: readonly [string, number][] = [
    ['Dipegang sebelumnya', h.saldo],
    ['Emas murni barang jadi', -h.murni_barang],
    ['Emas murni rosok', -h.murni_rosok],
    ['Susut', -h.susut],
    ['Dipegang sesudahnya', h.sisa],
  ];
  return (
    <>
      <Table fz={13} verticalSpacing={2} aria-label="Emas murni">
        <Table.Tbody>
          {isi.map(([kata, gram]) => (
            <Table.Tr key={kata}>
              <Table.Td>{kata}</Table.Td>
              <Table.Td ta="right">{berat(gram === 0 ? 0 : gram)} gr</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {h.susut_lebih > 0 && (
        <Alert color="orange" py={8} role="status">
          Susut {berat(h.susut_lebih)} gr di atas norma: penyetuju membacanya.
        </Alert>
      )}
    </>
  );
}
