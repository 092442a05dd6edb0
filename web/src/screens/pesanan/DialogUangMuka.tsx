// More money paid down on an order: how much at the most, and the one payment panel. Grams of a LOCK line are fixed at today's price.
import { Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { rupiah } from '@/kit/angka';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { IsianUang } from '@/kit/IsianUang';
import { useBayarDialog } from '@/kit/transaksi/useBayarDialog';
import type { DialogPesananProps } from './DialogKerja';

/** What may still be paid down: the estimate less what was. */
export const sisaTaksiran = (p: { total_harga: number; jumlah_bayar: number; dp: readonly { jumlah_rp: number }[] }) =>
  Math.max(p.total_harga - p.jumlah_bayar - p.dp.reduce((n, d) => n + d.jumlah_rp, 0), 0);

export function DialogUangMuka({ p, onTutup, onJadi }: DialogPesananProps) {
  const paling = sisaTaksiran(p);
  const [jumlah, setJumlah] = useState<number | null>(null);
  const simpan = useSimpanDokumen('pesanan/{no}/uang-muka', { jalur: { no: p.no_pesanan } });
  const bayar = useBayarDialog(jumlah ?? 0, simpan);
  const kirim = async () => {
    const pembayaran = bayar.ambil();
    if (!pembayaran) return;
    const jawab = await simpan.kirim({ jumlah_bayar: jumlah ?? 0, pembayaran, keterangan: '' });
    if (jawab) onJadi(jawab.message);
  };
  const lock = p.detail.some((b) => b.cara_harga === 'LOCK');
  return (
    <Modal opened onClose={onTutup} title="Tambah Uang Muka" size="lg" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="sm">
        <Text fz={13} c="dimmed">
          Paling banyak {rupiah(paling)}, sisa taksiran yang belum dibayar.
          {lock && ' Barang LOCK mengunci gram sebanyak uangnya pada harga hari ini.'}
        </Text>
        <IsianUang
          label="Tambahan uang muka"
          required
          data-autofocus
          value={jumlah}
          onChange={(n) => [setJumlah(n), simpan.lupakan('jumlah_bayar')]}
          error={simpan.kolom.jumlah_bayar}
          galatLangsung
          disabled={simpan.sibuk}
        />
        {bayar.panel}
        {!bayar.disebut && <GalatDokumen simpan={simpan} />}
        <KakiDialog
          simpan={simpan}
          ya="Simpan"
          mati={!jumlah || jumlah > paling || !bayar.pas}
          onTutup={onTutup}
          onYa={() => void kirim()}
        />
      </Stack>
    </Modal>
  );
}
