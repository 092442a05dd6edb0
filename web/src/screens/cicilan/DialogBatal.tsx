// Taking a step back: the last payment, or the handing over. Both go back exactly as they came.
import { Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { rupiah } from '@/kit/angka';
import { IsianAlasan } from '@/kit/dokumen/IsianAlasan';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { type SimpanIsi, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import type { BayarCicilan } from './api';
import type { DialogCicilanProps } from './LaciCicilan';

export function DialogBatalBayar({ c, b, onTutup, onJadi }: DialogCicilanProps & { b: BayarCicilan }) {
  const simpan = useSimpanDokumen('cicilan/{no}/bayar/{no_bayar}/batal', {
    jalur: { no: c.no_cicilan, no_bayar: b.no_bayar },
  });
  return (
    <DialogAlasan
      judul={`Batalkan Pembayaran ${b.no_bayar}`}
      kata={`${rupiah(b.jumlah_rp)} keluar dari kas dan rekening tempat uangnya masuk; angsurannya terbuka lagi.${
        b.diserahkan ? ' Barang yang sudah diserahkan harus kembali ke toko dulu.' : ''
      }`}
      simpan={simpan}
      onTutup={onTutup}
      onJadi={onJadi}
    />
  );
}

export function DialogBatalSerah({ c, onTutup, onJadi }: DialogCicilanProps) {
  const simpan = useSimpanDokumen('cicilan/{no}/serah/batal', { jalur: { no: c.no_cicilan } });
  return (
    <DialogAlasan
      judul={`Batalkan Penyerahan ${c.no_cicilan}`}
      kata={`Penjualan ${c.no_faktur_group} dibatalkan: barang kembali disimpan toko, piutangnya kembali menjadi cicilan biasa.`}
      simpan={simpan}
      onTutup={onTutup}
      onJadi={onJadi}
    />
  );
}

interface DialogAlasanProps {
  judul: string;
  kata: string;
  simpan: SimpanIsi<{ alasan?: string }, { message?: string }>;
  onTutup: () => void;
  onJadi: (kata: string) => void;
}

function DialogAlasan({ judul, kata, simpan, onTutup, onJadi }: DialogAlasanProps) {
  const [alasan, setAlasan] = useState('');
  const kirim = async () => {
    const jawab = await simpan.kirimIsi({ alasan });
    if (jawab) onJadi(jawab.message ?? 'Berhasil dibatalkan');
  };
  return (
    <Modal
      opened
      onClose={() => !simpan.sibuk && onTutup()}
      title={judul}
      size="md"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        <Text>{kata}</Text>
        <IsianAlasan
          nilai={alasan}
          onGanti={setAlasan}
          simpan={simpan}
          keterangan="Perlu otorisasi; pembatalan hari lain hanya oleh OWN"
        />
        {!simpan.kolom.alasan && <GalatDokumen simpan={simpan} />}
        <KakiDialog
          simpan={simpan}
          bahaya
          onTutup={onTutup}
          onYa={() => void kirim()}
          ya="Ya, Batalkan"
          sebab="Isi alasannya"
          mati={alasan.trim() === ''}
        />
      </Stack>
    </Modal>
  );
}
