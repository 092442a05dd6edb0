// What the screens of money share: the dialog that prints a slip, what was just saved, figures on top, the history with
// what can be done to a document.
import { Alert, Badge, Button, Group, Modal, Paper, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { DialogCetak } from '@/kit/cetak/DialogCetak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { pesan } from '@/kit/pesan';
import { waktuLengkap } from '@/kit/waktu';
import {
  ambilRiwayat,
  batalkan,
  cetakSlip,
  type JalurRiwayat,
  KUNCI_UANG,
  SARING_RIWAYAT,
  slipPdf,
  type Transaksi,
} from './api';

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
  { kunci: 'no_dok', judul: 'No Dokumen', nilai: (t) => t.no_dok, lebar: 178 },
  { kunci: 'waktu', judul: 'Waktu', nilai: (t) => waktuLengkap(t.waktu), lebar: 146, urut: false },
  { kunci: 'kategori', judul: 'Kategori', nilai: (t) => t.kategori, lebar: 160 },
  { kunci: 'deskripsi', judul: 'Deskripsi', nilai: (t) => t.deskripsi, lebar: 192, urut: false },
  { kunci: 'jumlah_in', judul: 'Masuk (Rp)', jenis: 'rupiah', nilai: (t) => t.jumlah_in, lebar: 120, total: true },
  { kunci: 'jumlah_out', judul: 'Keluar (Rp)', jenis: 'rupiah', nilai: (t) => t.jumlah_out, lebar: 120, total: true },
  { kunci: 'input_by', judul: 'Input By', nilai: (t) => t.input_by, lebar: 120, urut: false },
  {
    kunci: 'batal',
    judul: 'Keadaan',
    nilai: (t) => (t.batal ? 'BATAL' : ''),
    lebar: 125,
    urut: false,
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
  { kunci: 'no_rekening', judul: 'No Rekening', nilai: (t) => t.no_rekening, lebar: 130, urut: false },
  { kunci: 'jenis', judul: 'Jenis', nilai: (t) => t.jenis, lebar: 100, urut: false },
];

interface RiwayatProps {
  jalur: JalurRiwayat;
  label: string;
  no_rekening?: string;
  tinggi?: number | string;
}

export function Riwayat({ jalur, label, no_rekening = '', tinggi }: RiwayatProps) {
  const hari = useSesiAda().pengguna.tgl_system;
  const [buka, setBuka] = useState<Transaksi>();
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_UANG, jalur, no_rekening],
    bawaan: { ...SARING_RIWAYAT, tgl_from: hari, tgl_to: hari },
    ambil: (tanya, signal) => ambilRiwayat(jalur, { ...tanya, no_rekening }, signal),
  });
  return (
    <>
      <DataTable
        label={label}
        kolom={jalur === 'cash/history-bank' ? [...KOLOM, ...KOLOM_BANK] : KOLOM}
        idBaris={(t) => String(t._id)}
        {...tabel}
        onBaris={setBuka}
        kosong="Belum ada transaksi di tanggal ini"
        ekspor={{ namaFile: jalur === 'cash/paginated' ? 'uang-kas.csv' : 'uang-bank.csv' }}
        tinggi={tinggi}
        alat={<SaringTanggal nilai={saring} onGanti={ubah} wajib label={['Tanggal Awal', 'Tanggal Akhir']} />}
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
        const jawab = await batalkan(no, alasan);
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

/** What a drawer has to hold; nothing for who counts it blind, to whom the server does not tell it. */
export function SaldoLaci({
  user,
  saldo,
}: {
  user: string;
  saldo: { data?: { saldo?: number } | undefined; isError: boolean };
}) {
  if (saldo.data && saldo.data.saldo === undefined) return null;
  return <Angka nama={`Saldo laci ${user}`} nilai={saldo.data?.saldo} gagal={saldo.isError} />;
}

/** More than there is, as far as it is known here; the server decides anyway. */
export function melebihi(jumlah: number | null, saldo: number | undefined): boolean {
  return saldo !== undefined && (jumlah ?? 0) > saldo;
}

/** The balance behind what was saved, for who gets to see it. */
export function ekorSaldo(saldo: number | undefined, nama = 'saldo'): string {
  return saldo === undefined ? '' : ` · ${nama} ${rupiah(saldo)}`;
}
