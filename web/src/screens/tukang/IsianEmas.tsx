// The lines of a delivery: finished pieces, and scrap by assay.
import { ActionIcon, Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { kueriBaki, kueriGudang } from '@/kit/dokumen/PilihBaki';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianSaring } from '@/kit/IsianSaring';
import { duaDesimal } from '@/kit/saring';
import { type Baris, baris, hapusBaris, ubahBaris } from '@/kit/transaksi/baris';
import { MASTER } from './api';
import { berisi, HASIL_KOSONG, type IsiHasil, type IsiRosok, ROSOK_KOSONG } from './isi';

interface IsianEmasProps<M> {
  isi: readonly Baris<M>[];
  kolom: Readonly<Record<string, string>>;
  onGanti: (baru: readonly Baris<M>[]) => void;
  terkunci: boolean;
}

interface Macam {
  kode_group: string;
  kode_dept: string;
}

function PilihMacam({
  m,
  galat,
  terkunci,
  onUbah,
}: {
  m: Macam;
  galat: (nama: string) => string | undefined;
  terkunci: boolean;
  onUbah: (bagian: Macam) => void;
}) {
  const group = useQuery(MASTER.group);
  const jenis = useQuery(MASTER.jenis);
  return (
    <>
      <PilihDaftar
        label="Kategori"
        sebut="kategori"
        gagal={group.isError}
        galat={galat('kode_group')}
        data={(group.data ?? []).map((g) => g.kode_group)}
        value={m.kode_group || null}
        onChange={(v) => onUbah({ kode_group: v ?? '', kode_dept: '' })}
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
        onChange={(v) => onUbah({ ...m, kode_dept: v ?? '' })}
        disabled={terkunci}
      />
    </>
  );
}

function SatuBaris({ nama, onHapus, children }: { nama: string; onHapus: () => void; children: ReactNode }) {
  return (
    <Group gap={6} align="flex-end" wrap="nowrap" role="group" aria-label={nama}>
      <SimpleGrid cols={{ base: 2, xs: 3, sm: 6 }} spacing={6} flex={1}>
        {children}
      </SimpleGrid>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Hapus ${nama}`} onClick={onHapus}>
        <IconX size={18} />
      </ActionIcon>
    </Group>
  );
}

function Tambah({ teks, onTambah }: { teks: string; onTambah: () => void }) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      style={{ alignSelf: 'flex-start' }}
      leftSection={<IconPlus size={14} />}
      onClick={onTambah}
    >
      {teks}
    </Button>
  );
}

export function IsianHasil({ isi, kolom, onGanti, terkunci }: IsianEmasProps<IsiHasil>) {
  const terisi = berisi(isi);
  return (
    <Stack gap={6}>
      {isi.map((b, i) => {
        const m = b.minta;
        const ubah = (bagian: Partial<IsiHasil>) => onGanti(ubahBaris(isi, b.id, bagian));
        // What the server said is by the place among those that were sent.
        const galat = (nama: string) => kolom[`detail_barang[${terisi.indexOf(b)}].${nama}`];
        return (
          <SatuBaris key={b.id} nama={`Barang jadi ${i + 1}`} onHapus={() => onGanti(hapusBaris(isi, b.id))}>
            <PilihMacam m={m} galat={galat} terkunci={terkunci} onUbah={ubah} />
            <IsianBerat
              label="Berat"
              value={m.berat}
              onChange={(berat) => ubah({ berat })}
              error={galat('berat')}
              galatLangsung
              disabled={terkunci}
            />
            <IsianBerat
              label="Bukan emas"
              value={m.atribut}
              onChange={(atribut) => ubah({ atribut })}
              error={galat('berat_atribut')}
              galatLangsung
              disabled={terkunci}
            />
            <IsianSaring
              label="Kadar pesan"
              inputMode="decimal"
              placeholder="Menurut kategori"
              value={m.pesan}
              saring={duaDesimal}
              onChange={(pesan) => ubah({ pesan })}
              error={galat('kadar_pesan')}
              galatLangsung
              disabled={terkunci}
            />
            <IsianSaring
              label="Kadar uji (%)"
              inputMode="decimal"
              value={m.uji}
              saring={duaDesimal}
              onChange={(uji) => ubah({ uji })}
              error={galat('kadar_uji')}
              galatLangsung
              disabled={terkunci}
            />
          </SatuBaris>
        );
      })}
      <Tambah teks="Barang jadi" onTambah={() => onGanti([...isi, baris(HASIL_KOSONG)])} />
    </Stack>
  );
}

export function IsianRosok({ isi, kolom, onGanti, terkunci }: IsianEmasProps<IsiRosok>) {
  const gudang = useQuery(kueriGudang);
  const baki = useQuery(kueriBaki);
  const boleh = new Set(
    (gudang.data ?? []).filter((g) => g.boleh_tujuan_hancur && g.boleh_sumber_hancur).map((g) => g.kode_gudang),
  );
  const terisi = berisi(isi);
  return (
    <Stack gap={6}>
      {isi.map((b, i) => {
        const m = b.minta;
        const ubah = (bagian: Partial<IsiRosok>) => onGanti(ubahBaris(isi, b.id, bagian));
        const galat = (nama: string) => kolom[`rosok[${terisi.indexOf(b)}].${nama}`];
        return (
          <SatuBaris key={b.id} nama={`Rosok ${i + 1}`} onHapus={() => onGanti(hapusBaris(isi, b.id))}>
            <PilihMacam m={m} galat={galat} terkunci={terkunci} onUbah={ubah} />
            <PilihDaftar
              label="Baki rosok"
              sebut="baki"
              gagal={baki.isError || gudang.isError}
              galat={galat('kode_toko')}
              data={(baki.data ?? [])
                .filter((t) => boleh.has(t.kode_gudang))
                .map((t) => ({ value: t.kode_baki, label: `${t.kode_gudang} · ${t.kode_baki}` }))}
              value={m.kode_toko || null}
              onChange={(v) => ubah({ kode_toko: v ?? '' })}
              disabled={terkunci}
            />
            <IsianBerat
              label="Berat rosok"
              value={m.berat}
              onChange={(berat) => ubah({ berat })}
              error={galat('berat')}
              galatLangsung
              disabled={terkunci}
            />
            <IsianSaring
              label="Kadar uji (%)"
              inputMode="decimal"
              value={m.uji}
              saring={duaDesimal}
              onChange={(uji) => ubah({ uji })}
              error={galat('kadar_uji')}
              galatLangsung
              disabled={terkunci}
            />
          </SatuBaris>
        );
      })}
      <Tambah teks="Rosok yang dikembalikan" onTambah={() => onGanti([...isi, baris(ROSOK_KOSONG)])} />
    </Stack>
  );
}
