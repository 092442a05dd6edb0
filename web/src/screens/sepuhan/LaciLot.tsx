// One lot: what went out and what came back of each piece, what happened, its paper, the answer to its loss, taking it back.
import { Button, Drawer, Group, Stack, Table, Text, Timeline } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, tulisAngka } from '@/kit/angka';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { useKunciIsi } from '@/kit/dokumen/simpan';
import { Galat } from '@/kit/Galat';
import { DeretAngka } from '@/kit/grafik/KartuAngka';
import { Lencana } from '@/kit/Lencana';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { waktuLengkap } from '@/kit/waktu';
import { jawabSusut, kueriLot, type LotRinci, segarkan } from './api';
import { BatalSepuhan } from './BatalSepuhan';
import { CetakSurat } from './CetakSurat';
import { PERISTIWA, STATUS_LOT } from './lot';

export function LaciLot({ no, onTutup }: { no: string; onTutup: () => void }) {
  const { data, error, isPending, refetch } = useQuery(kueriLot(no));
  return (
    <Drawer
      opened
      onClose={onTutup}
      position="right"
      size={720}
      title={`Lot ${no}`}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending ? (
        <RangkaTabel />
      ) : (
        <IsiLot d={data} />
      )}
    </Drawer>
  );
}

function IsiLot({ d }: { d: LotRinci }) {
  const kueri = useQueryClient();
  const [buka, setBuka] = useState<'cetak' | 'jawab'>();
  const [batal, setBatal] = useState('');
  const kunci = useKunciIsi();
  const rugi = d.di_atas || d.hilang > 0;
  // What can be taken back now: the last receipt that stands, or the lot while nothing came back.
  const terima = d.peristiwa
    .filter((p) => p.peristiwa === 'TERIMA' && d.detail_barang.some((b) => b.no_terima === p.no_dok))
    .at(-1);
  const tarik = terima?.no_dok ?? (d.status === 'KELUAR' ? d.no_lot : '');
  return (
    <Stack gap="md">
      <Group gap="xs">
        <Lencana status={d.status} daftar={STATUS_LOT} />
        <Text fz={13} c="dimmed">
          {d.pekerjaan} · {d.nama_tukang} · {waktuLengkap(d.waktu)} · {d.oleh}, ditimbang {d.disetujui}
        </Text>
      </Group>
      <DeretAngka
        label="Berat lot"
        angka={[
          { judul: 'Keluar (murni)', nilai: `${berat(d.murni)} gr` },
          { judul: 'Kembali (murni)', nilai: `${berat(d.murni_kembali)} gr` },
          { judul: 'Susut (murni)', nilai: `${berat(d.susut)} gr`, keterangan: `norma ${berat(d.susut_norma)} gr` },
          { judul: 'Masih di luar', nilai: tulisAngka(d.qty - d.qty_kembali, 'angka') },
        ]}
      />
      <Table.ScrollContainer minWidth={560} mah={360}>
        <Table fz={13} striped stickyHeader aria-label="Barang di lot">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Barcode</Table.Th>
              <Table.Th>Barang</Table.Th>
              <Table.Th ta="right">Kirim (gr)</Table.Th>
              <Table.Th ta="right">Kembali (gr)</Table.Th>
              <Table.Th>Keadaan</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {d.detail_barang.map((b) => (
              <Table.Tr key={b.kode_barcode}>
                <Table.Td>{b.kode_barcode}</Table.Td>
                <Table.Td>{b.nama_barang}</Table.Td>
                <Table.Td ta="right">{berat(b.berat)}</Table.Td>
                <Table.Td ta="right">{b.keadaan === 'KEMBALI' ? berat(b.berat_kembali) : ''}</Table.Td>
                <Table.Td>
                  {b.keadaan === '' ? 'Di luar' : b.keadaan === 'HILANG' ? 'Hilang' : 'Kembali'}
                  {b.kode_baru && ` · ${b.kode_baru}`}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Timeline active={d.peristiwa.length} bulletSize={14} lineWidth={2}>
        {d.peristiwa.map((p) => (
          <Timeline.Item key={`${p.waktu}${p.peristiwa}`} title={PERISTIWA[p.peristiwa] ?? p.peristiwa}>
            <Text fz={13} c="dimmed">
              {[waktuLengkap(p.waktu), p.oleh, p.no_dok, p.keterangan].filter(Boolean).join(' · ')}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
      <Group justify="flex-end" gap="xs">
        {tarik && (
          <Button variant="default" c="red" onClick={() => setBatal(tarik)}>
            {tarik === d.no_lot ? 'Batalkan Lot' : 'Batalkan Penerimaan'}
          </Button>
        )}
        {rugi && (
          <Button variant="default" onClick={() => setBuka('jawab')}>
            Jawab Susut
          </Button>
        )}
        <Button onClick={() => setBuka('cetak')}>Cetak Surat</Button>
      </Group>
      {batal && (
        <BatalSepuhan
          no={batal}
          akibat={
            batal === d.no_lot ? 'Semua barangnya kembali ke CUCI.' : 'Barangnya kembali ke tukang dengan berat semula.'
          }
          onTutup={() => setBatal('')}
        />
      )}
      {buka === 'cetak' && <CetakSurat no={d.no_lot} onTutup={() => setBuka(undefined)} />}
      {buka === 'jawab' && (
        <DialogAlasan
          judul={`Jawab susut ${d.no_lot}`}
          label="Jawaban"
          ya="Simpan Jawaban"
          onTutup={() => setBuka(undefined)}
          onYa={async (jawaban) => {
            const isi = { no_lot: d.no_lot, jawaban };
            const hasil = await jawabSusut(isi, kunci(isi));
            pesan.sukses(hasil.message ?? 'Data Berhasil Disimpan');
            await segarkan(kueri);
            setBuka(undefined);
            return true;
          }}
        >
          <Text>
            Susut {berat(d.susut)} gr murni, norma {berat(d.susut_norma)} gr
            {d.hilang > 0 && `, hilang ${berat(d.hilang)} gr`}.
          </Text>
        </DialogAlasan>
      )}
    </Stack>
  );
}
