// Lines of gold that comes from a craftsman: the frame around lines, and the fields every such line has.
import { ActionIcon, Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PilihDaftar } from '../dokumen/PilihDaftar';
import { IsianBerat } from '../IsianBerat';
import { IsianSaring } from '../IsianSaring';
import { duaDesimal } from '../saring';
import { type Baris, baris, hapusBaris, ubahBaris } from '../transaksi/baris';
import { kueriGroup, kueriJenis } from '../transaksi/master';
import { berisi } from './isi';

export interface IsianBarisProps<M> {
  isi: readonly Baris<M>[];
  kolom: Readonly<Record<string, string>>;
  onGanti: (baru: readonly Baris<M>[]) => void;
  terkunci?: boolean;
}

/** What a line's fields get. */
export interface SatuProps<M> {
  m: M;
  /** Its place in the list, from 0. */
  ke: number;
  galat: (nama: string) => string | undefined;
  ubah: (bagian: Partial<M>) => void;
  terkunci?: boolean;
}

interface DaftarEmasProps<M> extends IsianBarisProps<M> {
  /** The list's name in what is sent: refusals name their line by it. */
  daftar: string;
  nama: string;
  tambah: string;
  kosong: M;
  anak: (satu: SatuProps<M>) => ReactNode;
}

export function DaftarEmas<M extends { berat: string }>({
  isi,
  kolom,
  onGanti,
  terkunci,
  daftar,
  nama,
  tambah,
  kosong,
  anak,
}: DaftarEmasProps<M>) {
  // What the server said is by the place among those that were sent.
  const terisi = berisi(isi);
  return (
    <Stack gap={6}>
      {isi.map((b, i) => (
        <Group key={b.id} gap={6} align="flex-end" wrap="nowrap" role="group" aria-label={`${nama} ${i + 1}`}>
          <SimpleGrid cols={{ base: 2, xs: 3, sm: 6 }} spacing={6} flex={1}>
            {anak({
              m: b.minta,
              ke: i,
              galat: (bidang) => kolom[`${daftar}[${terisi.indexOf(b)}].${bidang}`],
              ubah: (bagian) => onGanti(ubahBaris(isi, b.id, bagian)),
              terkunci,
            })}
          </SimpleGrid>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Hapus ${nama} ${i + 1}`}
            disabled={terkunci}
            onClick={() => onGanti(hapusBaris(isi, b.id))}
          >
            <IconX size={18} />
          </ActionIcon>
        </Group>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconPlus size={14} />}
        disabled={terkunci}
        onClick={() => onGanti([...isi, baris(kosong)])}
      >
        {tambah}
      </Button>
    </Stack>
  );
}

/** The category, and the kinds of it. */
export function PilihMacam<M extends { kode_group: string; kode_dept: string }>({
  m,
  galat,
  ubah,
  terkunci,
}: SatuProps<M>) {
  const group = useQuery(kueriGroup);
  const jenis = useQuery(kueriJenis);
  const ganti = (macam: { kode_group: string; kode_dept: string }) => ubah(macam as Partial<M>);
  return (
    <>
      <PilihDaftar
        label="Kategori"
        sebut="kategori"
        gagal={group.isError}
        galat={galat('kode_group')}
        data={(group.data ?? []).map((g) => g.kode_group)}
        value={m.kode_group || null}
        onChange={(v) => ganti({ kode_group: v ?? '', kode_dept: '' })}
        disabled={terkunci}
      />
      <PilihDaftar
        label="Jenis"
        sebut="jenis"
        gagal={jenis.isError}
        galat={galat('kode_dept')}
        data={(jenis.data ?? [])
          .filter((j) => !m.kode_group || !j.kode_group || j.kode_group === m.kode_group)
          .map((j) => j.kode_dept)}
        value={m.kode_dept || null}
        onChange={(v) => ganti({ kode_group: m.kode_group, kode_dept: v ?? '' })}
        disabled={terkunci}
      />
    </>
  );
}

interface SelProps {
  label: string;
  nilai: string;
  onUbah: (nilai: string) => void;
  galat?: string;
  wajib?: boolean;
  contoh?: string;
  keterangan?: string;
  terkunci?: boolean;
  /** Has the cursor when its dialog opens. */
  utama?: boolean;
}

export function SelBerat({ label, nilai, onUbah, galat, wajib, contoh, keterangan, terkunci, utama }: SelProps) {
  return (
    <IsianBerat
      label={label}
      required={wajib}
      placeholder={contoh}
      description={keterangan}
      data-autofocus={utama || undefined}
      value={nilai}
      onChange={onUbah}
      error={galat}
      galatLangsung
      disabled={terkunci}
    />
  );
}

export function SelKadar({ label, nilai, onUbah, galat, wajib, contoh, terkunci }: SelProps) {
  return (
    <IsianSaring
      label={label}
      required={wajib}
      inputMode="decimal"
      placeholder={contoh}
      value={nilai}
      saring={duaDesimal}
      onChange={onUbah}
      error={galat}
      galatLangsung
      disabled={terkunci}
    />
  );
}
