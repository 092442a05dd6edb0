// The schedule: what falls due when, and once it runs what of it was paid. Shown before anybody signs and ever after.
import { Table, Text } from '@mantine/core';
import { tulisAngka } from '@/kit/angka';
import { Lencana } from '@/kit/Lencana';
import type { Angsuran } from './api';
import { ANGSURAN, jumlahJadwal } from './model';

const uang = (n: number) => tulisAngka(n, 'rupiah');

/** `berjalan`: with what was paid, what is left and the penalty of today. */
export function Jadwal({ jadwal, berjalan = false }: { jadwal: readonly Angsuran[]; berjalan?: boolean }) {
  const total = jumlahJadwal(jadwal);
  return (
    <Table.ScrollContainer minWidth={berjalan ? 620 : 420}>
      <Table fz={13} verticalSpacing={4} aria-label="Jadwal angsuran" style={{ fontVariantNumeric: 'tabular-nums' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right">Ke</Table.Th>
            <Table.Th>Jatuh tempo</Table.Th>
            <Table.Th ta="right">Pokok (Rp)</Table.Th>
            <Table.Th ta="right">Bunga (Rp)</Table.Th>
            <Table.Th ta="right">Angsuran (Rp)</Table.Th>
            {berjalan && (
              <>
                <Table.Th ta="right">Denda (Rp)</Table.Th>
                <Table.Th ta="right">Sisa (Rp)</Table.Th>
                <Table.Th>Status</Table.Th>
              </>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {jadwal.map((a) => (
            <Table.Tr key={a.ke} data-angsuran={a.ke} data-status={a.status}>
              <Table.Td ta="right">{a.ke}</Table.Td>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                {a.jatuh_tempo}
                {berjalan && a.hari_lewat > 0 && (
                  <Text span fz={12} c="red" display="block">
                    terlambat {a.hari_lewat} hari
                  </Text>
                )}
              </Table.Td>
              <Table.Td ta="right">{uang(a.pokok_rp)}</Table.Td>
              <Table.Td ta="right">{uang(a.bunga_rp)}</Table.Td>
              <Table.Td ta="right" fw={500}>
                {uang(a.jumlah_rp)}
              </Table.Td>
              {berjalan && (
                <>
                  <Table.Td ta="right" c={a.denda_rp > 0 ? 'red' : undefined}>
                    {uang(a.denda_rp)}
                  </Table.Td>
                  <Table.Td ta="right">{uang(a.sisa_rp)}</Table.Td>
                  <Table.Td>
                    <Lencana status={a.status} daftar={ANGSURAN} />
                  </Table.Td>
                </>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Td />
            <Table.Th>Jumlah</Table.Th>
            <Table.Th ta="right">{uang(total.pokok_rp)}</Table.Th>
            <Table.Th ta="right">{uang(total.bunga_rp)}</Table.Th>
            <Table.Th ta="right">{uang(total.jumlah_rp)}</Table.Th>
            {berjalan && (
              <>
                <Table.Th ta="right">{uang(total.denda_rp)}</Table.Th>
                <Table.Th ta="right">{uang(total.sisa_rp)}</Table.Th>
                <Table.Td />
              </>
            )}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  );
}
