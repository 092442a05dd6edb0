// A piece that is sold by its barcode: what it costs and how that came about, its weight on the scale, an agreed price.
import { ActionIcon, Group, SimpleGrid, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { berat, rupiah } from '../angka';
import { IsianBerat } from '../IsianBerat';
import { IsianUang } from '../IsianUang';
import type { Baris } from './baris';
import { TabelRumus } from './TabelRumus';
import kelas from './transaksi.module.css';
import type { HargaItem, JualItem } from './usePindaiJual';

export interface BarisItemProps {
  b: Baris<JualItem>;
  harga?: HargaItem;
  galat?: Readonly<Record<string, string>>;
  terkunci: boolean;
  onUbah: (ubah: Partial<JualItem>) => void;
  onHapus: () => void;
}

export function BarisItem({ b, harga, galat = {}, terkunci, onUbah, onHapus }: BarisItemProps) {
  const kode = b.minta.kode_barcode;
  const [timbang, setTimbang] = useState(b.minta.berat_timbang?.toFixed(3) ?? '');
  const { berat_timbang, harga_total, ...lain } = galat;
  return (
    <li className={kelas.baris} data-galat={Object.keys(galat).length > 0 ? 'ya' : 'tidak'} style={{ padding: 12 }}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <div style={{ minWidth: 0 }}>
          <span className={kelas.nama}>{harga?.nama_barang ?? kode}</span>
          <span className={kelas.kecil}>
            {kode}
            {harga && ` · ${berat(harga.berat)} gr · ${harga.kode_group}`}
          </span>
        </div>
        <Group gap={4} wrap="nowrap">
          <span className={kelas.harga}>{harga ? rupiah(harga.harga_total) : '…'}</span>
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            aria-label={`Hapus ${kode}`}
            disabled={terkunci}
            onClick={onHapus}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" my={8}>
        <IsianBerat
          label="Berat timbang"
          value={timbang}
          placeholder={harga ? berat(harga.berat_awal) : undefined}
          onChange={(teks) => {
            setTimbang(teks);
            onUbah({ berat_timbang: Number(teks) > 0 ? Number(teks) : null });
          }}
          error={berat_timbang}
          galatLangsung
          disabled={terkunci}
        />
        <IsianUang
          label="Harga sepakat"
          value={b.minta.harga_total}
          onChange={(nilai) => onUbah({ harga_total: nilai })}
          error={harga_total}
          galatLangsung
          disabled={terkunci}
        />
      </SimpleGrid>
      {harga && <TabelRumus rumus={harga.rumus} label={`Rumus ${kode}`} />}
      {Object.keys(lain).length > 0 && (
        <Text c="red" fz={13} role="alert">
          {Object.values(lain).join('. ')}
        </Text>
      )}
    </li>
  );
}
