// What the screens of money share: the dialog that prints a slip, what was just saved, figures on top, the history with
// what can be done to a document.
import { Alert, Badge, Button, Group, Modal, Paper, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { pesan } from '@/kit/pesan';
import { waktuLengkap } from '@/kit/waktu';
import { DialogCetak } from '@/screens/barang/DialogCetak';
import { DialogAlasan } from '@/screens/kirim/DialogAlasan';
import { batalkan, cetakSlip, type JalurRiwayat, KUNCI_UANG, kueriRiwayat, slipPdf, type Transaksi } from './api';

export function CetakSlip({ no, onTutup }: { no: string; onTutup: () => void }) {
  return (
    <DialogCetak
      judul={`Cetak Slip ${no}`}
      macam="dokumen"
      bahasa={['ESCPOS', 'PDF']}
      cetak={async (printer) => {
        const { data, message } = await cetakSlip(no, printer);
        return { kerja: data, message };
      }}
      pdf={() => slipPdf(no)}
      namaPdf={`${no}.pdf`}
      onTutup={onTutup}
    />
  );
}

/** What was just saved, with its slip. */
export function Tersimpan({
  no,
  judul,
  children,
  onTutup,
}: {
  no: string;
  judul: string;
  children?: ReactNode;
  onTutup: () => void;
}) {
  const [cetak, setCetak] = useState(false);
  return (
    <>
      <Alert
        color="green"
        icon={<IconCircleCheck size={18} />}
        title={judul}
        withCloseButton
        closeButtonLabel="Tutup"
        onClose={onTutup}
        role="status"
      >
        <Group justify="space-between" gap="sm">
          <Text>
            {no}
            {children}
          </Text>
          <Button size="xs" variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setCetak(true)}>
            Cetak Slip
          </Button>
        </Group>
      </Alert>
      {cetak && <CetakSlip no={no} onTutup={() => setCetak(false)} />}
    </>
  );
}

/** A figure with its name, such as what a drawer holds. */
interface AngkaProps {
  nama: string;
  nilai: number | undefined;
  /** It could not be read. */
  gagal?: boolean;
  bawah?: ReactNode;
}

export function Angka({ nama, nilai, gagal, bawah }: AngkaProps) {
  return (
    <Paper withBorder p="sm" miw={200}>
      <Text fz={12} c="dimmed">
        {nama}
      </Text>
      <Text fz={22} fw={600} lh={1.3} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {nilai === undefined ? (gagal ? '-' : '…') : rupiah(nilai)}
      </Text>
      {gagal && nilai === undefined && (
        <Text fz={12} c="red" role="alert">
          Saldo tidak dapat dibaca
        </Text>
      )}
      {bawah}
    </Paper>
  );
}

const KOLOM: readonly Kolom<Transaksi>[] = [
  { kunci: 'no_dok', judul: 'No Dokumen', nilai: (t) => t.no_dok, lebar: 185 },
  { kunci: 'waktu', judul: 'Waktu', nilai: (t) => waktuLengkap(t.waktu), lebar: 160 },
  { kunci: 'kategori', judul: 'Kategori', nilai: (t) => t.kategori, lebar: 140 },
  { kunci: 'deskripsi', judul: 'Deskripsi', nilai: (t) => t.deskripsi, lebar: 190 },
  { kunci: 'jumlah_in', judul: 'Masuk (Rp)', jenis: 'rupiah', nilai: (t) => t.jumlah_in, lebar: 120, total: true },
  { kunci: 'jumlah_out', judul: 'Keluar (Rp)', jenis: 'rupiah', nilai: (t) => t.jumlah_out, lebar: 120, total: true },
  { kunci: 'input_by', judul: 'Input By', nilai: (t) => t.input_by, lebar: 120 },
  {
    kunci: 'batal',
    judul: 'Keadaan',
    nilai: (t) => (t.batal ? 'BATAL' : ''),
    lebar: 125,
    tampil: (t) =>
      t.batal ? (
        <Badge variant="light" color="gray">
          Batal
        </Badge>
      ) : t.status === 'UNVALIDATED' ? (
        <Badge variant="light" color="orange">
          Menunggu
        </Badge>
      ) : null,
  },
];

const KOLOM_BANK: readonly Kolom<Transaksi>[] = [
  { kunci: 'no_rekening', judul: 'No Rekening', nilai: (t) => t.no_rekening, lebar: 130 },
  { kunci: 'jenis', judul: 'Jenis', nilai: (t) => t.jenis, lebar: 100 },
];

interface RiwayatProps {
  jalur: JalurRiwayat;
  label: string;
  no_rekening?: string;
  tinggi?: number | string;
}

export function Riwayat({ jalur, label, no_rekening = '', tinggi }: RiwayatProps) {
  const hari = useSesiAda().pengguna.tgl_system;
  const [tgl, setTgl] = useState({ tgl_from: hari, tgl_to: hari });
  const [tanya, setTanya] = useState({ halaman: 1, ukuran: 50, cari: '' });
  const [buka, setBuka] = useState<Transaksi>();
  const { data, error, isPending, refetch } = useQuery(
    kueriRiwayat(jalur, {
      ...tgl,
      no_rekening,
      cari: tanya.cari,
      skip: (tanya.halaman - 1) * tanya.ukuran,
      limit: tanya.ukuran,
    }),
  );
  const ganti = (baru: Partial<typeof tgl>) => {
    setTgl((lama) => ({ ...lama, ...baru }));
    setTanya((lama) => ({ ...lama, halaman: 1 }));
  };
  return (
    <>
      <DataTable
        label={label}
        kolom={jalur === 'cash/history-bank' ? [...KOLOM, ...KOLOM_BANK] : KOLOM}
        data={data?.data ?? []}
        idBaris={(t) => String(t._id)}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        jauh={{ ...tanya, jumlah: data?.count ?? 0, ganti: setTanya }}
        onBaris={setBuka}
        kosong="Belum ada transaksi di tanggal ini"
        ekspor={{ namaFile: jalur === 'cash/paginated' ? 'uang-kas.csv' : 'uang-bank.csv' }}
        tinggi={tinggi}
        alat={
          <Group gap="xs" wrap="nowrap">
            <IsianTanggal
              aria-label="Tanggal Awal"
              w={140}
              value={tgl.tgl_from}
              onChange={(nilai) => nilai && ganti({ tgl_from: nilai })}
            />
            <IsianTanggal
              aria-label="Tanggal Akhir"
              w={140}
              value={tgl.tgl_to}
              onChange={(nilai) => nilai && ganti({ tgl_to: nilai })}
            />
          </Group>
        }
      />
      {buka && <RinciTransaksi t={buka} onTutup={() => setBuka(undefined)} />}
    </>
  );
}

/** One row with its paper and, while it stands, the way to take it back. */
function RinciTransaksi({ t, onTutup }: { t: Transaksi; onTutup: () => void }) {
  const [langkah, setLangkah] = useState<'cetak' | 'batal'>();
  if (langkah === 'cetak') return <CetakSlip no={t.no_dok} onTutup={onTutup} />;
  if (langkah === 'batal')
    return (
      <BatalUang
        no={t.no_dok}
        jumlah={t.jumlah_in + t.jumlah_out}
        onTutup={() => setLangkah(undefined)}
        onSelesai={onTutup}
      />
    );
  const isi: readonly (readonly [string, string])[] = [
    ['Waktu', waktuLengkap(t.waktu)],
    ['Kategori', t.kategori],
    ['Deskripsi', t.deskripsi || '-'],
    [t.jumlah_in > 0 ? 'Masuk' : 'Keluar', rupiah(t.jumlah_in + t.jumlah_out)],
    ['Input By', t.input_by],
    ...(t.no_rekening ? [['Rekening', t.no_rekening] as const] : []),
  ];
  return (
    <Modal opened onClose={onTutup} title={t.no_dok} size="md" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="md">
        <Stack gap={6}>
          {isi.map(([nama, nilai]) => (
            <Group key={nama} justify="space-between" gap="md" wrap="nowrap">
              <Text c="dimmed" fz={13}>
                {nama}
              </Text>
              <Text ta="right">{nilai}</Text>
            </Group>
          ))}
        </Stack>
        {t.batal && <Alert color="gray">Transaksi ini sudah dibatalkan, atau membatalkan yang lain.</Alert>}
        <Group justify="flex-end" gap="xs">
          {t.bisa_batal && (
            <Button color="red" variant="light" onClick={() => setLangkah('batal')}>
              Batalkan
            </Button>
          )}
          <Button leftSection={<IconPrinter size={16} />} onClick={() => setLangkah('cetak')}>
            Cetak Slip
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface BatalProps {
  no: string;
  jumlah: number;
  onTutup: () => void;
  onSelesai: () => void;
}

export function BatalUang({ no, jumlah, onTutup, onSelesai }: BatalProps) {
  const kueri = useQueryClient();
  return (
    <DialogAlasan
      judul={`Batalkan ${no}`}
      ya="Batalkan Transaksi"
      bahaya
      onTutup={onTutup}
      onYa={async (alasan) => {
        const jawab = await batalkan(no, alasan, jumlah);
        if (!jawab) return false;
        pesan.sukses(jawab.message ?? '');
        void kueri.invalidateQueries({ queryKey: KUNCI_UANG });
        onSelesai();
        return true;
      }}
    >
      <Text fz={13}>
        {rupiah(jumlah)} dikembalikan tepat seperti semula. Hari yang sama perlu SPV, hari lain perlu OWN.
      </Text>
    </DialogAlasan>
  );
}
