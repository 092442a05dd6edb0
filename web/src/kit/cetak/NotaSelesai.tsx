// The nota of a transaction just saved: it goes to the counter's printer by itself; where that is the browser, it opens
// when asked for (a window that opens by itself is blocked, and nobody wants one per customer). Then on to the next.
import { Alert, Button, Group, Kbd, Loader, Select } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useTombol } from '../tombol';
import { kueriPrinter } from './api';
import { PDF } from './DialogCetak';
import { bisaNota, cetakNota, type KertasNota, pilihPrinterNota, printerNota } from './nota';

export interface NotaSelesaiProps {
  /** The transaction: each prints by itself once. */
  kunci: string;
  nota: readonly KertasNota[];
  onTutup: () => void;
  /** Further buttons, between printing and the next customer. */
  children?: ReactNode;
}

export function NotaSelesai({ kunci, nota, onTutup, children }: NotaSelesaiProps) {
  const semua = useQuery(kueriPrinter);
  const printer = (semua.data ?? []).filter(bisaNota);
  const [dipilih, setDipilih] = useState('');
  const ke = dipilih || printerNota(printer);
  const [kabar, setKabar] = useState<string>();
  const [galat, setGalat] = useState<string>();
  const [sedang, setSedang] = useState(false);
  const sudah = useRef('');
  const cetak = async (yang: readonly KertasNota[]) => {
    setGalat(undefined);
    setKabar(undefined);
    setSedang(true);
    try {
      let kata = '';
      for (const satu of yang) kata = await cetakNota(satu, ke);
      setKabar(kata);
    } catch (sebab) {
      setGalat(pesanDari(sebab));
    } finally {
      setSedang(false);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each transaction prints by itself once
  useEffect(() => {
    if (sudah.current === kunci || semua.isPending) return;
    sudah.current = kunci;
    if (ke !== PDF) void cetak(nota);
  }, [kunci, semua.isPending]);
  useTombol([{ kunci: 'Ctrl+P', arti: 'Nota', aksi: () => void cetak(nota.slice(0, 1)) }]);
  const kata = ke === PDF ? 'Buka Nota' : kabar ? 'Cetak Ulang' : 'Cetak Nota';
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
        {nota.map((satu, i) => (
          <Button
            key={satu.no}
            variant="default"
            leftSection={<IconPrinter size={18} />}
            rightSection={i === 0 ? <Kbd size="xs">Ctrl+P</Kbd> : undefined}
            onClick={() => void cetak([satu])}
          >
            {nota.length > 1 ? (satu.label ?? satu.no) : kata}
          </Button>
        ))}
        {children}
        <Button onClick={onTutup} rightSection={<Kbd size="xs">F2</Kbd>}>
          Pelanggan berikutnya
        </Button>
      </Group>
    </>
  );
}
