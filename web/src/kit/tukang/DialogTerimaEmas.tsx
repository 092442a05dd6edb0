// The dialog of what comes back from a craftsman, whoever it is for: what was brought (children), scrap, the loss that is let
// off, what it comes to in fine gold and what he owes then. Another person tests and approves.
import { Alert, Button, Group, Modal, SimpleGrid, Stack, Table, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { berat, tulisAngka } from '../angka';
import type { KeadaanSimpan } from '../dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '../dokumen/TombolSimpan';
import type { Baris } from '../transaksi/baris';
import { SelBerat } from './BarisEmas';
import { IsianRosok } from './IsianRosok';
import type { IsiRosok } from './isi';
import type { HitunganTerima } from './useHitungTerima';

/** What both kinds of delivery type. */
export interface IsiTerimaEmas {
  susut: string;
  keterangan: string;
  rosok: readonly Baris<IsiRosok>[];
}

interface DialogTerimaEmasProps {
  judul: string;
  m: IsiTerimaEmas;
  ubah: (bagian: Partial<IsiTerimaEmas>) => void;
  simpan: KeadaanSimpan;
  h?: HitunganTerima;
  galat?: string;
  siap: boolean;
  /** What is still missing. */
  kurang: string;
  /** What a line of scrap begins with. */
  awalRosok?: Partial<IsiRosok>;
  /** Where the pieces go. */
  tujuan: string;
  onSimpan: () => void;
  onTutup: () => void;
  children: ReactNode;
}

export function DialogTerimaEmas(p: DialogTerimaEmasProps) {
  const { m, ubah, simpan, h } = p;
  return (
    <Modal
      opened
      onClose={() => !simpan.sibuk && p.onTutup()}
      title={p.judul}
      size={960}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        {p.children}
        <IsianRosok
          isi={m.rosok}
          kolom={simpan.kolom}
          onGanti={(rosok) => ubah({ rosok })}
          awal={p.awalRosok}
          terkunci={simpan.sibuk}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <SelBerat
            label="Susut (emas murni)"
            keterangan={h ? `Norma ${tulisAngka(h.norma, 'persen')}%: paling banyak ${berat(h.susut_norma)} gr` : ' '}
            nilai={m.susut}
            onUbah={(susut) => ubah({ susut })}
            galat={simpan.kolom.susut}
            terkunci={simpan.sibuk}
          />
          <TextInput
            label="Keterangan"
            description=" "
            maxLength={200}
            value={m.keterangan}
            onChange={(e) => ubah({ keterangan: e.currentTarget.value })}
            error={simpan.kolom.keterangan}
            disabled={simpan.sibuk}
          />
        </SimpleGrid>
        {h && <HasilTerima h={h} />}
        {p.galat && (
          <Alert color="orange" py={8} role="status">
            {p.galat}
          </Alert>
        )}
        <Text fz={13} c="dimmed">
          Kadarnya diuji dan disetujui orang lain daripada yang menerima. {p.tujuan}
        </Text>
        <GalatDokumen simpan={simpan} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={simpan.sibuk} onClick={p.onTutup}>
            Tutup
          </Button>
          <TombolSimpan simpan={simpan} onSimpan={p.onSimpan} label="Terima" mati={!p.siap} sebab={p.kurang} />
        </Group>
      </Stack>
    </Modal>
  );
}

/** Fine gold: what came, what is let off, what he holds before and after. */
function HasilTerima({ h }: { h: HitunganTerima }) {
  const isi: readonly [string, number][] = [
    ['Emas dipegang tukang sebelumnya', h.saldo],
    ['Emas murni barang jadi', -h.murni_barang],
    ['Emas murni rosok', -h.murni_rosok],
    ['Susut', -h.susut],
    ['Emas dipegang tukang sesudahnya', h.sisa],
  ];
  return (
    <>
      <Table fz={13} verticalSpacing={2} aria-label="Emas murni">
        <Table.Tbody>
          {isi.map(([kata, gram]) => (
            <Table.Tr key={kata}>
              <Table.Td>{kata}</Table.Td>
              <Table.Td ta="right">{berat(gram === 0 ? 0 : gram)} gr</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {h.susut_lebih > 0 && (
        <Alert color="orange" py={8} role="status">
          Susut {berat(h.susut_lebih)} gr di atas norma: penyetuju membacanya.
        </Alert>
      )}
    </>
  );
}
