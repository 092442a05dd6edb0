// Money of a pre-order that goes back: all of it when the pre-order is cancelled, what is left of it after its pieces were
// sold. It goes where it came from; another way is chosen here and approved by the owner.
import { Alert, Checkbox, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { rupiah } from '@/kit/angka';
import { DiToko } from '@/kit/DialogHost';
import { IsianAlasan } from '@/kit/dokumen/IsianAlasan';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { useBayarDialog } from '@/kit/transaksi/useBayarDialog';
import type { PreOrder } from './api';
import { TEKS_PO, tanyaBatal } from './teks';

export interface DialogUangPoProps {
  po: PreOrder;
  /** Cancelling it; else only what is left goes back. */
  batal: boolean;
  onTutup: () => void;
  onJadi: (pesan: string) => void;
}

export function DialogUangPo({ po, batal, onTutup, onJadi }: DialogUangPoProps) {
  const [alasan, setAlasan] = useState('');
  // Nobody knows where it came from: then how it goes back is said here.
  const tanpaAsal = po.kode_marketplace === '' && po.no_rekening_customer === '';
  const [lain, setLain] = useState(tanpaAsal && po.saldo_rp > 0);
  const jalur = batal ? 'pre-order/cancel/{no}' : 'pre-order/kembali/{no}';
  const simpan = useSimpanDokumen(jalur, { jalur: { no: po.no_po } });
  const uang = po.saldo_rp > 0;
  // What the marketplace kept of it is not given back.
  const keluar = po.saldo_rp - po.biaya_kembali_rp;
  const bayar = useBayarDialog(lain ? -keluar : 0, simpan);
  const kirim = async () => {
    if (alasan.trim() === '' || !bayar.pas) return;
    const pembayaran = bayar.ambil();
    if (!pembayaran) return;
    const jawab = await simpan.kirim({ alasan, pembayaran });
    if (jawab) onJadi(jawab.message ?? TEKS_PO.dibatal);
  };
  const asal = po.kode_marketplace
    ? `marketplace ${po.kode_marketplace}`
    : `rekening yang membayar, atau ${po.no_rekening_customer} dengan otorisasi OWN`;
  return (
    <Modal
      opened
      onClose={onTutup}
      title={batal ? 'Batal Pre Order' : 'Kembalikan Sisa Uang'}
      size="md"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <DiToko />
      <Stack gap="sm">
        <Text fw={batal ? 600 : undefined}>
          {batal ? tanyaBatal(po.no_po) : `Sisa uang ${po.no_po} dikembalikan ke ${po.nama_customer}.`}
        </Text>
        {uang && (
          <Alert color="blue" py={8} data-kembali={keluar}>
            {rupiah(keluar)} {lain ? 'dikembalikan dengan cara di bawah ini' : `kembali ke ${asal}`}.
            {po.biaya_kembali_rp > 0 &&
              ` Dari ${rupiah(po.saldo_rp)} marketplace menahan biaya ${rupiah(po.biaya_kembali_rp)}.`}
          </Alert>
        )}
        {uang && (
          <Checkbox
            label="Kembalikan dengan cara lain (perlu OWN)"
            checked={lain}
            disabled={simpan.sibuk || tanpaAsal}
            onChange={(e) => {
              simpan.lupakan();
              setLain(e.currentTarget.checked);
            }}
          />
        )}
        {bayar.panel}
        <IsianAlasan nilai={alasan} onGanti={setAlasan} simpan={simpan} />
        {!bayar.disebut && !simpan.kolom.alasan && <GalatDokumen simpan={simpan} />}
        <KakiDialog
          simpan={simpan}
          bahaya
          onTutup={onTutup}
          onYa={() => void kirim()}
          ya={batal ? 'Ya, Batalkan' : 'Kembalikan'}
          mati={alasan.trim() === '' || !bayar.pas}
          sebab={alasan.trim() === '' ? 'Isi alasannya' : bayar.sebab}
        />
      </Stack>
    </Modal>
  );
}
