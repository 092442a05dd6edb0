// After manual trade: the change as large as it gets, the notas on their way to paper, and on to the next customer. An
// exchange has a nota of each side.
import { Alert, Button, Group, Kbd, Loader, Select, Stack, Text } from '@mantine/core';
import { IconCheck, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { useTombol } from '@/kit/tombol';
import { PDF } from '@/screens/barang/DialogCetak';
import { kueriPrinter } from '@/screens/cetak/api';
import { bisaNota, pilihPrinterNota, printerNota } from '../niaga/cetakNota';
import kelas from '../niaga/niaga.module.css';
import { cetakNotaManual, type Sisi, type TercatatManual } from './api';

export function SelesaiManual({ hasil, onTutup }: { hasil: TercatatManual; onTutup: () => void }) {
  const nota: readonly (readonly [Sisi, string])[] = [
    ...hasil.no_faktur_jual.slice(0, 1).map((n) => ['penjualan', n] as const),
    ...hasil.no_faktur_beli.slice(0, 1).map((n) => ['pembelian', n] as const),
  ];
  const semua = useQuery(kueriPrinter);
  const printer = (semua.data ?? []).filter(bisaNota);
  const [dipilih, setDipilih] = useState('');
  const ke = dipilih || printerNota(printer);
  const [kabar, setKabar] = useState<string>();
  const [galat, setGalat] = useState<string>();
  const sudah = useRef('');
  const cetak = async (yang: readonly (readonly [Sisi, string])[]) => {
    setGalat(undefined);
    setKabar(undefined);
    try {
      let kata = '';
      for (const [sisi, no] of yang) kata = await cetakNotaManual(sisi, no, ke);
      setKabar(kata);
    } catch (sebab) {
      setGalat(pesanDari(sebab));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each transaction prints by itself once
  useEffect(() => {
    if (sudah.current === hasil.no_faktur_group || semua.isPending) return;
    sudah.current = hasil.no_faktur_group;
    if (ke !== PDF) void cetak(nota);
  }, [hasil.no_faktur_group, semua.isPending]);
  useTombol([{ kunci: 'Ctrl+P', arti: 'Nota', aksi: () => void cetak(nota.slice(0, 1)) }]);
  const judul = { JUAL: 'Penjualan', BELI: 'Pembelian', TUKAR: 'Tukar Tambah' }[hasil.jenis] ?? 'Transaksi';
  return (
    <section className={kelas.kotak} aria-label="Transaksi tersimpan">
      <Stack gap="sm">
        <Group gap="xs" justify="space-between">
          <Group gap="xs" c="green" role="status">
            <IconCheck size={22} aria-hidden />
            <Text fw={600}>{judul} Manual: Data Berhasil Disimpan</Text>
          </Group>
          <Text fw={600} data-nomor>
            {hasil.no_faktur_group}
          </Text>
        </Group>
        <div>
          <Text c="dimmed">{hasil.neto < 0 ? 'Dibayar ke customer' : 'Kembali'}</Text>
          <Text className={kelas.besar} data-kembali>
            {rupiah(hasil.neto < 0 ? -hasil.neto : hasil.kembali)}
          </Text>
          <Text fz={13} c="dimmed" data-faktur>
            {[...hasil.no_faktur_jual, ...hasil.no_faktur_beli].join(' · ')}
          </Text>
        </div>
        {galat ? (
          <Alert color="red" role="alert" title="Nota belum tercetak">
            {galat}
          </Alert>
        ) : (
          (kabar || ke !== PDF) && (
            <Group gap="xs" fz={13} c="dimmed" role="status">
              {kabar ? <IconPrinter size={16} aria-hidden /> : <Loader size={14} />}
              {kabar ?? 'Mencetak nota…'}
            </Group>
          )
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
          {nota.map((satu) => (
            <Button
              key={satu[1]}
              variant="default"
              leftSection={<IconPrinter size={18} />}
              onClick={() => void cetak([satu])}
            >
              {nota.length === 1 ? 'Cetak Nota' : satu[0] === 'penjualan' ? 'Nota Jual' : 'Nota Beli'}
            </Button>
          ))}
          <Button onClick={onTutup} rightSection={<Kbd size="xs">F2</Kbd>}>
            Pelanggan berikutnya
          </Button>
        </Group>
      </Stack>
    </section>
  );
}
