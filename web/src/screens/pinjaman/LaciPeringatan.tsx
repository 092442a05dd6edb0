// The notices of a loan in a drawer: what was sent and said, by whom, whether it counts for an auction; and the next one. One that
// may be auctioned is valued from here by who has no auctions.
import {
  Alert,
  Badge,
  Button,
  Drawer,
  Group,
  Kbd,
  SegmentedControl,
  Stack,
  Table,
  Text,
  Textarea,
} from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { bukaPdf } from '@/kit/cetak/DialogCetak';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { useTombol } from '@/kit/tombol';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { waktuLengkap } from '@/kit/waktu';
import { type HutangTempo, KUNCI_HUTANG, kueriPeringatan, type Peringatan, suratPeringatan } from './apiLelang';
import { DialogTaksir } from './DialogTaksir';
import { LencanaTempo } from './LencanaTempo';

type Cara = 'SURAT' | 'PESAN' | 'TELEPON';

export const CARA_PERINGATAN: readonly { value: Cara; label: string }[] = [
  { value: 'SURAT', label: 'Surat' },
  { value: 'PESAN', label: 'Pesan WhatsApp' },
  { value: 'TELEPON', label: 'Telepon' },
];

const sebutCara = (cara: string) => CARA_PERINGATAN.find((c) => c.value === cara)?.label ?? cara;

export interface LaciPeringatanProps {
  no: string;
  /** Its row of the list, where that stands there. */
  tempo?: HutangTempo;
  onTutup: () => void;
}

export function LaciPeringatan({ no, tempo, onTutup }: LaciPeringatanProps) {
  const pindah = useNavigate();
  const { data, error, isPending, refetch } = useQuery(kueriPeringatan(no));
  const keHutang = () => void pindah({ to: '/lihat-hutang', search: { no } as never });
  const [taksir, setTaksir] = useState(false);
  // A second person values from here, once it may be auctioned.
  const dinilai = tempo?.halangan === '';
  useTombol([
    { kunci: 'Alt+1', arti: 'Buka hutang', aksi: keHutang },
    ...(dinilai ? [{ kunci: 'Alt+2', arti: 'Taksir untuk lelang', aksi: () => setTaksir(true) }] : []),
  ]);
  return (
    <Drawer
      opened
      onClose={onTutup}
      position="right"
      size={560}
      title={`Peringatan ${no}`}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md">
        {tempo && <Kepala h={tempo} />}
        <Button variant="default" rightSection={<Kbd size="xs">Alt+1</Kbd>} onClick={keHutang}>
          Buka hutang: tebus atau perpanjang
        </Button>
        {dinilai && (
          <Button variant="default" rightSection={<Kbd size="xs">Alt+2</Kbd>} onClick={() => setTaksir(true)}>
            Taksir untuk lelang
          </Button>
        )}
        <TulisPeringatan no={no} />
        {error ? (
          <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
        ) : isPending ? (
          <RangkaTabel />
        ) : data.length === 0 ? (
          <Alert color="blue" py={8}>
            Belum ada peringatan. Hutang hanya dilelang sesudah surat atau pesan yang sampai, paling sedikit tujuh hari
            sebelumnya.
          </Alert>
        ) : (
          <Daftar semua={data} />
        )}
      </Stack>
      {taksir && <DialogTaksir no={no} halangan="" onTutup={() => setTaksir(false)} />}
    </Drawer>
  );
}

function Kepala({ h }: { h: HutangTempo }) {
  return (
    <section className={kelas.kotak} aria-label="Hutangnya">
      <Text fw={600}>{h.nama_customer.toUpperCase()}</Text>
      <Text fz={13} c="dimmed">
        {[h.no_hp, h.uraian, h.no_kantong && `kantong ${h.no_kantong}`].filter(Boolean).join(' · ')}
      </Text>
      <LencanaTempo h={h} />
      <Group justify="space-between" mt={6}>
        <Text fz={13}>Pokok {rupiah(h.jumlah_hutang)}</Text>
        <Text fw={600} data-total-bayar={h.total_bayar}>
          Tebus hari ini {rupiah(h.total_bayar)}
        </Text>
      </Group>
      <Text fz={13} c="dimmed">
        {h.halangan === '' ? 'Sudah boleh dilelang' : h.halangan}
      </Text>
    </section>
  );
}

async function bukaSurat(no_peringatan: string): Promise<void> {
  try {
    await bukaPdf(() => suratPeringatan(no_peringatan), `${no_peringatan}.pdf`);
  } catch (sebab) {
    pesan.gagal(pesanDari(sebab));
  }
}

function TulisPeringatan({ no }: { no: string }) {
  const kueri = useQueryClient();
  const [cara, setCara] = useState<Cara>('SURAT');
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('hutang/{no}/peringatan', { jalur: { no } });
  const kirim = async () => {
    const jawab = await simpan.kirim({ cara, keterangan: keterangan.trim() });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Peringatan Berhasil Disimpan');
    setKeterangan('');
    void kueri.invalidateQueries({ queryKey: KUNCI_HUTANG });
    if (jawab.data.cara === 'SURAT') void bukaSurat(jawab.data.no_peringatan);
  };
  return (
    <section className={kelas.kotak} aria-label="Catat peringatan">
      <Stack gap="sm">
        <SegmentedControl
          aria-label="Cara peringatan"
          fullWidth
          data={[...CARA_PERINGATAN]}
          value={cara}
          onChange={(v) => [setCara(v as Cara), simpan.lupakan()]}
        />
        <Textarea
          label="Keterangan"
          placeholder={cara === 'TELEPON' ? 'Siapa yang menjawab, apa janjinya' : 'Dibawa siapa, dikirim ke mana'}
          rows={2}
          maxLength={200}
          value={keterangan}
          onChange={(e) => [setKeterangan(e.currentTarget.value), simpan.lupakan('keterangan')]}
          error={simpan.kolom.keterangan ?? simpan.kolom.cara}
        />
        <GalatDokumen simpan={simpan} />
        <Group justify="flex-end">
          <TombolSimpan simpan={simpan} label="Catat Peringatan" onSimpan={() => void kirim()} />
        </Group>
      </Stack>
    </section>
  );
}

function Daftar({ semua }: { semua: readonly Peringatan[] }) {
  return (
    <Table fz={13} aria-label="Peringatan yang sudah diberikan">
      <Table.Tbody>
        {semua.map((p) => (
          <Table.Tr key={p.no_peringatan}>
            <Table.Td>
              <Text fw={600} fz={13}>
                {p.ke}. {sebutCara(p.cara)}
              </Text>
              {waktuLengkap(p.waktu)} · {p.oleh}
              {p.tujuan && ` · ke ${p.tujuan}`}
              {p.keterangan && (
                <>
                  <br />
                  {p.keterangan}
                </>
              )}
            </Table.Td>
            <Table.Td ta="right">
              <Badge variant="light" color={p.berlaku ? 'green' : 'gray'} tt="none">
                {p.berlaku
                  ? 'Berlaku untuk lelang'
                  : p.cara === 'PESAN'
                    ? `Belum sampai (${p.status_pesan})`
                    : 'Catatan'}
              </Badge>
              {p.cara === 'SURAT' && (
                <Button
                  mt={4}
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconPrinter size={14} />}
                  aria-label={`Cetak surat ${p.no_peringatan}`}
                  onClick={() => void bukaSurat(p.no_peringatan)}
                >
                  Surat
                </Button>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
