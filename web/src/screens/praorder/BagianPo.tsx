// Parts of a pre-order that its list and its drawer both show: its state, its items, and what may be done with it.
import { Badge, Button, Group, Table } from '@mantine/core';
import { lihatSemua, punyaAkses } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { berat, tulisAngka } from '@/kit/angka';
import type { PreOrder } from './api';
import { TANPA_BARCODE } from './item';
import { sebutStatus } from './teks';

const TAHAP: Readonly<Record<string, { kata: string; warna: string }>> = {
  FINISH: { kata: 'Terjual', warna: 'blue' },
  CLOSED: { kata: 'Selesai', warna: 'gray' },
  BATAL: { kata: 'Batal', warna: 'red' },
};

export function LencanaPo({ po }: { po: Pick<PreOrder, 'status' | 'tahap'> }) {
  const tahap = TAHAP[po.tahap];
  return (
    <Group gap={6} wrap="nowrap">
      <Badge variant="light" color={po.status === 'VALID' ? 'green' : 'orange'} data-status={po.status}>
        {sebutStatus(po.status)}
      </Badge>
      {tahap && (
        <Badge variant="light" color={tahap.warna} data-tahap={po.tahap}>
          {tahap.kata}
        </Badge>
      )}
    </Group>
  );
}

/** What may still be done with it. */
export const bisaJual = (po: PreOrder) => po.tahap === 'VALID' && po.qty_input < po.qty_estimasi;
export const bisaBatal = (po: PreOrder) => (po.tahap === 'OPEN' || po.tahap === 'VALID') && po.qty_input === 0;
export const bisaKembali = (po: PreOrder) => po.saldo_rp > 0 && po.qty_input > 0;

/** Selling and taking back are the work of other screens: who has no right to those is not offered the step here. */
export function useHakPo(): { jual: boolean; batal: boolean } {
  const { pengguna } = useSesiAda();
  const boleh = (path: string) => lihatSemua(pengguna.level) || punyaAkses(pengguna.akses, path);
  return { jual: boleh('/transaksi-penjualan'), batal: boleh('/batal-penjualan') };
}

export type LangkahPo = 'cetak' | 'jual' | 'batal' | 'kembali';

export function ItemPreOrder({ po }: { po: Pick<PreOrder, 'no_po' | 'detail_barang'> }) {
  return (
    <Table fz={13} aria-label={`Item ${po.no_po}`}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Kode Barcode</Table.Th>
          <Table.Th>Deskripsi</Table.Th>
          <Table.Th ta="right">Qty</Table.Th>
          <Table.Th ta="right">Berat (gr)</Table.Th>
          <Table.Th ta="right">Harga Estimasi (Rp)</Table.Th>
          <Table.Th ta="right">Harga Gram (Rp)</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {po.detail_barang.map((b, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a saved pre-order never move
          <Table.Tr key={i}>
            <Table.Td>{b.kode_barcode || TANPA_BARCODE}</Table.Td>
            <Table.Td>{b.deskripsi}</Table.Td>
            <Table.Td ta="right">{tulisAngka(b.qty, 'angka')}</Table.Td>
            <Table.Td ta="right">{berat(b.berat)}</Table.Td>
            <Table.Td ta="right">{tulisAngka(b.harga_estimasi, 'rupiah')}</Table.Td>
            <Table.Td ta="right">{tulisAngka(b.harga_gram, 'rupiah')}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** The steps of a row: none is offered that the server would refuse by its stage or by somebody's rights. */
export function Langkah({ po, onPilih }: { po: PreOrder; onPilih: (apa: LangkahPo) => void }) {
  const hak = useHakPo();
  return (
    <Group gap={4} wrap="nowrap">
      {po.tahap !== 'BATAL' && (
        <Button size="compact-xs" variant="subtle" onClick={() => onPilih('cetak')}>
          Cetak Ulang
        </Button>
      )}
      {hak.jual && bisaJual(po) && (
        <Button size="compact-xs" variant="subtle" onClick={() => onPilih('jual')}>
          Jual
        </Button>
      )}
      {hak.batal && bisaBatal(po) && (
        <Button size="compact-xs" variant="subtle" color="red" onClick={() => onPilih('batal')}>
          Batal
        </Button>
      )}
    </Group>
  );
}
