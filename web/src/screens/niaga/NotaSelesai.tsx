// The nota of a transaction just saved: it goes to the counter's printer by itself; where that is the browser, it opens
// when asked for (a window that opens by itself is blocked, and nobody wants one per customer). Then on to the next.
import { Alert, Button, Group, Kbd, Loader, Select } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useTombol } from '@/kit/tombol';
import { PDF } from '@/screens/barang/DialogCetak';
import { kueriPrinter } from '@/screens/cetak/api';
import { bisaNota, cetakNota, pilihPrinterNota, printerNota } from './cetakNota';

export interface NotaSelesaiProps {
  no: string;
  jalur: 'penjualan' | 'pembelian';
  onTutup: () => void;
  /** Further buttons, between printing and the next customer. */
  children?: ReactNode;
}

export function NotaSelesai({ no, jalur, onTutup, children }: NotaSelesaiProps) {
  const semua = useQuery(kueriPrinter);
  const printer = (semua.data ?? []).filter(bisaNota);
  const [dipilih, setDipilih] = useState('');
  const ke = dipilih || printerNota(printer);
  const [kabar, setKabar] = useState<string>();
  const [galat, setGalat] = useState<string>();
  const [sedang, setSedang] = useState(false);
  const sudah = useRef('');
  const cetak = async () => {
    setGalat(undefined);
    setKabar(undefined);
    setSedang(true);
    try {
      setKabar(await cetakNota(no, jalur, ke));
    } catch (sebab) {
      setGalat(pesanDari(sebab));
    } finally {
      setSedang(false);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each transaction prints by itself once
  useEffect(() => {
    if (sudah.current === no || semua.isPending) return;
    sudah.current = no;
    if (ke !== PDF) void cetak();
  }, [no, semua.isPending]);
  useTombol([{ kunci: 'Ctrl+P', arti: 'Nota', aksi: () => void cetak() }]);
  return (
    <>
      {galat && (
        <Alert color="red" role="alert" title="Nota belum tercetak">
          {galat}
        </Alert>
      )}
      {!galat && (kabar || sedang) && (
        <Group gap="xs" fz={13} c="dimmed" role="status">
          {kabar ? <IconPrinter size={16} aria-hidden /> : <Loader size={14} />}
          {kabar ?? (ke === PDF ? 'Membuka nota…' : 'Mencetak nota…')}
        </Group>
      )}
      <Group gap="xs" align="flex-end">
        <Select
          label="Printer nota"
          allowDeselect={false}
          data={[{ value: PDF, label: 'PDF di browser' }, ...printer.map((p) => ({ value: p.nama, label: p.nama }))]}
          value={ke}
          onChange={(v) => {
            if (!v) return;
            setDipilih(v);
            pilihPrinterNota(v);
          }}
          style={{ flex: '1 1 180px' }}
        />
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} />}
          rightSection={<Kbd size="xs">Ctrl+P</Kbd>}
          onClick={() => void cetak()}
        >
          {ke === PDF ? 'Buka Nota' : kabar ? 'Cetak Ulang' : 'Cetak Nota'}
        </Button>
        {children}
        <Button onClick={onTutup} rightSection={<Kbd size="xs">F2</Kbd>}>
          Pelanggan berikutnya
        </Button>
      </Group>
    </>
  );
}
