// A stone on a list: how many of a parcel, and what the scale says of what goes and what stays.
import { ActionIcon, Group, SimpleGrid, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { tulisAngka } from '@/kit/angka';
import { majukan } from '@/kit/Formulir';
import { IsianSaring } from '@/kit/IsianSaring';
import { angka, tigaDesimal } from '@/kit/saring';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { type Pilih, sebagian, sebut, sebutSertifikat } from './model';

export interface BarisBatuProps {
  p: Pilih;
  galat?: string;
  terkunci: boolean;
  /** What it costs, at the right. */
  harga?: ReactNode;
  children?: ReactNode;
  onUbah: (bagian: Partial<Pilih>) => void;
  onHapus: () => void;
}

export function BarisBatu({ p, galat, terkunci, harga, children, onUbah, onHapus }: BarisBatuProps) {
  const b = p.batu;
  const paket = b.jenis === 'PAKET';
  return (
    <li className={kelas.baris} data-galat={galat ? 'ya' : 'tidak'} style={{ padding: 12 }} data-batu={b.kode_batu}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <div style={{ minWidth: 0 }}>
          <span className={kelas.nama}>
            {b.kode_batu} · {sebut(b)}
          </span>
          <span className={kelas.kecil}>
            {[sebutSertifikat(b), `${b.butir} butir · ${tulisAngka(b.carat, 'berat')} ct`].filter(Boolean).join(' · ')}
          </span>
        </div>
        <Group gap={4} wrap="nowrap">
          {harga}
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            aria-label={`Hapus ${b.kode_batu}`}
            disabled={terkunci}
            onClick={onHapus}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
      </Group>
      <SimpleGrid cols={{ base: 1, xs: paket ? 3 : 2 }} spacing="sm" my={8} onKeyDown={majukan}>
        {paket && (
          <IsianSaring
            label="Butir"
            inputMode="numeric"
            saring={angka}
            placeholder={`Semua (${b.butir})`}
            value={p.butir}
            onChange={(butir) => onUbah({ butir })}
            disabled={terkunci}
          />
        )}
        <IsianSaring
          label="Carat timbang"
          inputMode="decimal"
          saring={tigaDesimal}
          rightSection="ct"
          placeholder={sebagian(p) ? undefined : tulisAngka(b.carat, 'berat')}
          value={p.carat}
          onChange={(carat) => onUbah({ carat })}
          disabled={terkunci}
        />
        {sebagian(p) && (
          <IsianSaring
            label="Carat yang tinggal"
            inputMode="decimal"
            saring={tigaDesimal}
            rightSection="ct"
            value={p.sisa}
            onChange={(sisa) => onUbah({ sisa })}
            disabled={terkunci}
          />
        )}
        {children}
      </SimpleGrid>
      {galat && (
        <Text c="red" fz={13} role="alert">
          {galat}
        </Text>
      )}
    </li>
  );
}

/** A list of stones that are taken. */
export interface DaftarBatuProps {
  semua: readonly Pilih[];
  galat: ReadonlyMap<number, string>;
  terkunci: boolean;
  onGanti: (semua: readonly Pilih[]) => void;
}

export function DaftarBatu({ semua, galat, terkunci, onGanti }: DaftarBatuProps) {
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }} aria-label="Batu yang dipilih">
      {semua.map((p, i) => (
        <BarisBatu
          key={p.batu.kode_batu}
          p={p}
          galat={galat.get(i)}
          terkunci={terkunci}
          onUbah={(bagian) => onGanti(semua.map((x) => (x === p ? { ...x, ...bagian } : x)))}
          onHapus={() => onGanti(semua.filter((x) => x !== p))}
        />
      ))}
    </ul>
  );
}
