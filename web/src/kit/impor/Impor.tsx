// The parts of every import from a file: choosing it, waiting, and its lines with what is wrong with them.
// The server checks the lines; this only shows what it said.
import { Alert, Button, FileButton, Group, List, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconDownload, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { tulisAngka } from '../angka';
import { DataTable, type Kolom } from '../DataTable';
import { unduhCsv } from '../unduh';
import { TERIMA_BERKAS } from './berkas';

/** A line of the file as every import answers it. */
export interface BarisBerkas {
  baris: number;
  salah: readonly string[];
  /** What is said of it is a question, not a fault. */
  tidur?: boolean;
}

interface Hasil<B> {
  jumlah: number;
  /** Lines that keep the file out. */
  jumlah_salah: number;
  contoh: B[];
}

/** Wrong lines that are written out in full above the table. */
const UTUH = 3;

export const banyak = (n: number) => tulisAngka(n, 'angka');

export function Berjalan({ teks }: { teks: string }) {
  return (
    <Stack gap={6} role="status" py="lg">
      <Text>{teks}</Text>
      <Progress value={100} animated aria-label={teks} />
    </Stack>
  );
}

interface PropsPratinjau<B> {
  nama: string;
  hasil: Hasil<B>;
  /** What comes when every line is good. */
  siap: string;
  /** The cells of a line; number and verdict stand before them. */
  kolom: readonly Kolom<B>[];
  lebarKeterangan?: number;
  /** Wrong lines as a file of this name. */
  ekspor?: string;
}

export function PratinjauBerkas<B extends BarisBerkas>(p: PropsPratinjau<B>) {
  const { hasil, kolom, lebarKeterangan } = p;
  const semua = useMemo(() => [...kolomBaris<B>(lebarKeterangan), ...kolom], [kolom, lebarKeterangan]);
  const salah = hasil.jumlah_salah > 0;
  const sisa = hasil.jumlah - hasil.contoh.length;
  return (
    <>
      <Alert
        color={salah ? 'red' : 'green'}
        variant="light"
        icon={salah ? <IconAlertTriangle size={18} /> : <IconCheck size={18} />}
        title={p.nama}
      >
        {salah
          ? `${banyak(hasil.jumlah_salah)} dari ${banyak(hasil.jumlah)} baris salah. Perbaiki berkasnya lalu pilih lagi; tidak ada yang disimpan.`
          : p.siap}
        {salah && (
          <List fz={13} mt={4} visibleFrom="sm" aria-label="Yang salah">
            {hasil.contoh
              .filter((b) => b.salah.length > 0 && !b.tidur)
              .slice(0, UTUH)
              .map((b) => (
                <List.Item key={b.baris}>
                  Baris {b.baris}: {b.salah.join('; ')}
                </List.Item>
              ))}
          </List>
        )}
      </Alert>
      <DataTable
        label="Isi berkas"
        kolom={semua}
        data={hasil.contoh}
        idBaris={(b) => String(b.baris)}
        cari={false}
        tinggi="45dvh"
        ekspor={salah && p.ekspor ? { namaFile: p.ekspor } : undefined}
        bawah={
          sisa > 0 ? (
            <Text fz={13} c="dimmed">
              {banyak(sisa)} baris lain tidak ditampilkan.
            </Text>
          ) : undefined
        }
      />
    </>
  );
}

function kolomBaris<B extends BarisBerkas>(lebar = 320): Kolom<B>[] {
  return [
    { kunci: 'baris', judul: 'Di berkas', nilai: (b) => `Baris ${b.baris}`, lebar: 100 },
    {
      kunci: 'salah',
      judul: 'Keterangan',
      nilai: (b) => b.salah.join('; '),
      lebar,
      tampil: (b) => (
        <Text
          span
          fz={13}
          c={b.tidur ? 'orange' : b.salah.length > 0 ? 'var(--karat-bahaya)' : 'var(--karat-sukses)'}
          title={b.salah.join('; ')}
        >
          {b.salah.length > 0 ? b.salah.join('; ') : 'Siap'}
        </Text>
      ),
    },
  ];
}

interface PropsBilah {
  /** A file was looked at: another may take its place. */
  lagi: boolean;
  sedang: boolean;
  onPilih: (berkas: File) => void;
  /** An empty file to fill in; none until it is known. */
  templat?: { isi: string; nama: string };
  /** Beside the template. */
  kiri?: ReactNode;
  /** The button that imports. */
  children?: ReactNode;
}

export function BilahBerkas({ lagi, sedang, onPilih, templat, kiri, children }: PropsBilah) {
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs">
        <Button
          variant="subtle"
          leftSection={<IconDownload size={16} />}
          disabled={!templat}
          onClick={() => templat && unduhCsv(templat.isi, templat.nama)}
        >
          Unduh templat
        </Button>
        {kiri}
      </Group>
      <Group gap="xs">
        <FileButton accept={TERIMA_BERKAS} onChange={(berkas) => berkas && onPilih(berkas)} disabled={sedang}>
          {(p) => (
            <Button
              {...p}
              variant={lagi ? 'default' : 'filled'}
              leftSection={<IconUpload size={16} />}
              disabled={sedang}
            >
              {lagi ? 'Pilih berkas lain' : 'Pilih berkas CSV atau Excel'}
            </Button>
          )}
        </FileButton>
        {children}
      </Group>
    </Group>
  );
}
