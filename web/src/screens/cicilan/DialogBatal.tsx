// Taking a step back: the last payment, or the handing over. Both go back exactly as they came, the pieces by the scale.
import { Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { rupiah } from '@/kit/angka';
import { IsianAlasan } from '@/kit/dokumen/IsianAlasan';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { type KeadaanSimpan, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { disebutDiIsian, IsianTimbangLagi, useTimbangLagi } from '@/kit/transaksi/TimbangLagi';
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
      onKirim={(alasan) => simpan.kirim({ alasan })}
      onTutup={onTutup}
      onJadi={onJadi}
    />
  );
}

export function DialogBatalSerah({ c, onTutup, onJadi }: DialogCicilanProps) {
  const lagi = useTimbangLagi(c.diambil);
  const simpan = useSimpanDokumen('cicilan/{no}/serah/batal', { jalur: { no: c.no_cicilan } });
  return (
    <DialogAlasan
      judul={`Batalkan Penyerahan ${c.no_cicilan}`}
      kata={`Penjualan ${c.no_faktur_group} dibatalkan: barang ada di meja lagi dan beratnya sama dengan waktu diserahkan, lalu kembali disimpan toko; piutangnya kembali menjadi cicilan biasa.`}
      simpan={simpan}
      kurang={lagi.belum ? 'Timbang barangnya dulu' : undefined}
      onKirim={(alasan) => simpan.kirim({ alasan, detail_barang: lagi.minta })}
      onTutup={onTutup}
      onJadi={onJadi}
    >
      <IsianTimbangLagi lagi={lagi} simpan={simpan} />
    </DialogAlasan>
  );
}

interface DialogAlasanProps {
  judul: string;
  kata: string;
  simpan: KeadaanSimpan;
  /** What is still missing before the reason, in words. */
  kurang?: string;
  /** What is asked before the reason. */
  children?: ReactNode;
  onKirim: (alasan: string) => Promise<{ message?: string } | undefined>;
  onTutup: () => void;
  onJadi: (kata: string) => void;
}

function DialogAlasan({ judul, kata, simpan, kurang, children, onKirim, onTutup, onJadi }: DialogAlasanProps) {
  const [alasan, setAlasan] = useState('');
  const kirim = async () => {
    const jawab = await onKirim(alasan);
    if (jawab) onJadi(jawab.message ?? 'Berhasil dibatalkan');
  };
  return (
    <Modal
      opened
      onClose={() => !simpan.sibuk && onTutup()}
      title={judul}
      size={children ? 620 : 'md'}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        <Text>{kata}</Text>
        {children}
        <IsianAlasan
          nilai={alasan}
          onGanti={setAlasan}
          simpan={simpan}
          belakangan={children !== undefined}
          keterangan="Perlu otorisasi; pembatalan hari lain hanya oleh OWN"
        />
        {!disebutDiIsian(simpan) && <GalatDokumen simpan={simpan} />}
        <KakiDialog
          simpan={simpan}
          bahaya
          onTutup={onTutup}
          onYa={() => void kirim()}
          ya="Ya, Batalkan"
          sebab={kurang ?? 'Isi alasannya'}
          mati={kurang !== undefined || alasan.trim() === ''}
        />
      </Stack>
    </Modal>
  );
}
