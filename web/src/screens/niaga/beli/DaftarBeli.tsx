// The pieces of a purchase: each with its price, every deduction under it, and what somebody must still look at.
import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { berat, rupiah } from '@/kit/angka';
import { kueriFotoAda } from '@/screens/barang/data/api';
import { FotoKecil } from '@/screens/barang/data/FotoBarang';
import { TabelRumus } from '../BarisJual';
import type { Baris, MintaBeli } from '../model';
import kelas from '../niaga.module.css';
import type { BarisBeli } from './api';

export interface DaftarBeliProps {
  beli: readonly Baris<MintaBeli>[];
  harga: ReadonlyMap<string, BarisBeli>;
  galat: ReadonlyMap<string, Readonly<Record<string, string>>>;
  terkunci: boolean;
  onUbah: (b: Baris<MintaBeli>) => void;
  onHapus: (id: string) => void;
}

export function DaftarBeli({ beli, harga, galat, terkunci, onUbah, onHapus }: DaftarBeliProps) {
  const foto = useQuery(kueriFotoAda(beli.map((b) => b.minta.kode_barcode).filter(Boolean))).data ?? {};
  if (beli.length === 0) return null;
  return (
    <ul className={kelas.daftar} aria-label="Barang yang dibeli">
      {beli.map((b) => {
        const h = harga.get(b.id);
        const salah = galat.get(b.id);
        const nama = h?.nama_barang ?? (b.minta.nama_barang || b.minta.no_faktur_jual || b.minta.kode_barcode);
        return (
          <li key={b.id} className={kelas.baris} data-galat={salah ? 'ya' : 'tidak'} style={{ padding: 12 }}>
            <Group wrap="nowrap" gap="sm" align="flex-start">
              <FotoKecil kode={b.minta.kode_barcode} sidik={foto[b.minta.kode_barcode]} sisi={44} />
              <div style={{ flex: 1, minWidth: 0 }}>
                <Group justify="space-between" gap={4}>
                  <div style={{ minWidth: 0, flex: '1 1 160px' }}>
                    <span className={kelas.nama}>{nama}</span>
                    <span className={kelas.kecil}>
                      {[b.minta.surat, b.minta.no_faktur_jual || b.minta.no_faktur_ext, h?.nota?.tgl_nota]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </div>
                  <span className={kelas.harga} style={{ whiteSpace: 'nowrap' }} data-harga={h?.harga}>
                    {h ? rupiah(h.harga) : '…'}
                  </span>
                </Group>
                <Group gap={6} my={6}>
                  <Badge variant="light" color="gray">
                    {b.minta.kondisi}
                  </Badge>
                  <Badge variant="light">{berat(h?.berat ?? b.minta.berat_timbang)} gr</Badge>
                  {h && (
                    <Badge variant="light" color="gray">
                      {h.kode_gudang} {h.kode_baki}
                    </Badge>
                  )}
                  {h?.susut && (
                    <Badge variant="light" color="orange">
                      Susut menunggu validasi
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
  );
}
