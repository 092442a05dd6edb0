// What is to be done with a piece: works of the store's list (or in words, where it keeps none), each with its kind, which
// says how its weight may change, and what it costs.
import { ActionIcon, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { TidakTerbaca } from '@/kit/dokumen/PilihDaftar';
import { IsianUang } from '@/kit/IsianUang';
import { MASTER } from './api';
import { JENIS_KERJA, jumlahKerja, type MintaKerja, tebakJenis } from './model';

export interface IsianPekerjaanProps {
  nilai: readonly MintaKerja[];
  onGanti: (baru: MintaKerja[]) => void;
  /** The shop's own pieces cost nobody anything. */
  tanpaBiaya?: boolean;
  galat?: string;
}

const KOSONG: MintaKerja = { deskripsi: '', jenis_kerja: 'LAIN', biaya_rp: 0 };
const ARAH = new Map<string, string>(JENIS_KERJA.map((j) => [j.value, j.arah]));

export function IsianPekerjaan({ nilai, onGanti, tanpaBiaya, galat }: IsianPekerjaanProps) {
  const { modul } = useSesiAda();
  const daftar = useQuery(MASTER.pekerjaan);
  const dariDaftar = modulNyala(modul, 'PARAMETER_DESKRIPSI_SERVICE_MODULE');
  const pilihan = [...new Set((daftar.data ?? []).map((d) => d.deskripsi))];
  const ubah = (ke: number, bagian: Partial<MintaKerja>) =>
    onGanti(nilai.map((k, i) => (i === ke ? { ...k, ...bagian } : k)));
  /** The first work without a name is the one that is meant. */
  const kosong = galat === undefined ? -1 : nilai.findIndex((k) => k.deskripsi.trim() === '');
  const beri = (ke: number, deskripsi: string) => ubah(ke, { deskripsi, jenis_kerja: tebakJenis(deskripsi) });
  return (
    <Stack gap={6} component="section" aria-label="Pekerjaan">
      <Text fz={14} fw={500}>
        Pekerjaan
      </Text>
      {nilai.map((k, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: works have no other name while they are typed
        <Group key={i} gap={6} align="flex-start" data-pekerjaan={i}>
          {dariDaftar ? (
            <Select
              aria-label={`Pekerjaan ${i + 1}`}
              placeholder="Pilih pekerjaan"
              searchable
              data={k.deskripsi && !pilihan.includes(k.deskripsi) ? [k.deskripsi, ...pilihan] : pilihan}
              value={k.deskripsi || null}
              onChange={(v) => beri(i, v ?? '')}
              error={daftar.isError ? <TidakTerbaca sebut="pekerjaan" /> : i === kosong}
              nothingFoundMessage="Tidak Ada Data"
              style={{ flex: '2 1 180px' }}
            />
          ) : (
            <TextInput
              aria-label={`Pekerjaan ${i + 1}`}
              placeholder="Yang dikerjakan"
              maxLength={60}
              autoComplete="off"
              value={k.deskripsi}
              onChange={(e) => beri(i, e.currentTarget.value)}
              error={i === kosong}
              style={{ flex: '2 1 180px' }}
            />
          )}
          <Select
            aria-label={`Jenis pekerjaan ${i + 1}`}
            data={JENIS_KERJA.map(({ value, label }) => ({ value, label }))}
            value={k.jenis_kerja}
            allowDeselect={false}
            onChange={(v) => ubah(i, { jenis_kerja: v ?? 'LAIN' })}
            description={ARAH.get(k.jenis_kerja)}
            inputWrapperOrder={['input', 'description', 'error']}
            style={{ flex: '1 1 140px' }}
          />
          {!tanpaBiaya && (
            <IsianUang
              aria-label={`Biaya pekerjaan ${i + 1}`}
              placeholder="Biaya"
              value={k.biaya_rp || null}
              onChange={(v) => ubah(i, { biaya_rp: v ?? 0 })}
              style={{ flex: '1 1 130px' }}
            />
          )}
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            aria-label={`Hapus pekerjaan ${i + 1}`}
            onClick={() => onGanti(nilai.filter((_, ke) => ke !== i))}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
      ))}
      <Group justify="space-between">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} />}
          data-tambah-pekerjaan={galat === undefined || kosong >= 0 ? undefined : true}
          onClick={() => onGanti([...nilai, KOSONG])}
        >
          Tambah pekerjaan
        </Button>
        {!tanpaBiaya && nilai.length > 1 && <Text fz={13}>Jumlah {rupiah(jumlahKerja(nilai))}</Text>}
      </Group>
      {galat && (
        <Text c="red" fz={12} role="alert">
          {galat}
        </Text>
      )}
    </Stack>
  );
}
