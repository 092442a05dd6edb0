// The lines of one side of manual trade: each with its tray, its price, how that came about, and what is wrong with it.
import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { TabelRumus } from '../niaga/BarisJual';
import type { Baris } from '../niaga/model';
import kelas from '../niaga/niaga.module.css';
import type { HargaManual } from './api';
import type { MintaManual } from './model';

export interface DaftarManualProps {
  sisi: 'jual' | 'beli';
  baris: readonly Baris<MintaManual>[];
  harga: ReadonlyMap<string, HargaManual>;
  galat: ReadonlyMap<string, Readonly<Record<string, string>>>;
  terkunci: boolean;
  onUbah: (b: Baris<MintaManual>) => void;
  onHapus: (id: string) => void;
}

export function DaftarManual({ sisi, baris, harga, galat, terkunci, onUbah, onHapus }: DaftarManualProps) {
  if (baris.length === 0) return null;
  const judul = sisi === 'jual' ? 'Dijual' : 'Dibeli dari customer';
  return (
    <section aria-label={judul}>
      <Text component="h2" fz={14} fw={600} mb={6}>
        {judul}
      </Text>
      <ul className={kelas.daftar} aria-label={`Barang ${judul.toLowerCase()}`}>
        {baris.map((b) => {
          const h = harga.get(b.id);
          const salah = galat.get(b.id);
          const nama = h?.deskripsi ?? (b.minta.deskripsi || b.minta.kode_dept);
          return (
            <li key={b.id} className={kelas.baris} data-galat={salah ? 'ya' : 'tidak'} style={{ padding: 12 }}>
              <Group wrap="nowrap" gap="sm" align="flex-start">
                <div style={{ flex: 1, minWidth: 0 }}>
                  <Group justify="space-between" wrap="nowrap" gap="sm">
                    <div style={{ minWidth: 0 }}>
                      <span className={kelas.nama}>{nama}</span>
                      <span className={kelas.kecil}>
                        {b.minta.kode_group} {b.minta.kode_dept} · {sisi === 'jual' ? 'dari' : 'ke'}{' '}
                        {b.minta.kode_gudang} {b.minta.kode_toko}
                      </span>
                    </div>
                    <span className={kelas.harga} data-harga={h?.harga}>
                      {h ? rupiah(h.harga) : '…'}
                    </span>
                  </Group>
                  <Group gap={6} my={6}>
                    <Badge variant="light">{tulisAngka(b.minta.qty, 'angka')} pcs</Badge>
                    <Badge variant="light" tt="none">
                      {berat(b.minta.berat)} gr
                    </Badge>
                    {h && h.alasan.length > 0 && (
                      <Badge variant="light" color="orange" tt="none">
                        Perlu otorisasi
                      </Badge>
                    )}
                  </Group>
                  {h && <TabelRumus rumus={h.rumus} label={`Rumus ${nama}`} />}
                  {salah && (
                    <Text c="red" fz={13} role="alert">
                      {Object.values(salah).join('. ')}
                    </Text>
                  )}
                </div>
                <Group gap={0} wrap="nowrap">
                  <ActionIcon
                    variant="subtle"
                    size={36}
                    aria-label={`Ubah ${nama}`}
                    disabled={terkunci}
                    onClick={() => onUbah(b)}
                  >
                    <IconPencil size={18} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    size={36}
                    aria-label={`Hapus ${nama}`}
                    disabled={terkunci}
                    onClick={() => onHapus(b.id)}
                  >
                    <IconTrash size={18} />
                  </ActionIcon>
                </Group>
              </Group>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
