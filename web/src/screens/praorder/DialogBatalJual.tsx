// Takes a sale of a pre-order back: its pieces are weighed and come home, the money stands for the pre-order again.
import { Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DiToko } from '@/kit/DialogHost';
import { IsianAlasan } from '@/kit/dokumen/IsianAlasan';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { pesan } from '@/kit/pesan';
import { disebutDiIsian, IsianTimbangLagi, useTimbangLagi } from '@/kit/transaksi/TimbangLagi';
import { segarkanPo } from './api';

export interface DialogBatalJualProps {
  /** The sale. */
  no: string;
  no_po: string;
  barang: readonly { kode_barcode: string; nama_barang: string }[];
  onTutup: () => void;
}

export function DialogBatalJual({ no, no_po, barang, onTutup }: DialogBatalJualProps) {
  const kueri = useQueryClient();
  const [alasan, setAlasan] = useState('');
  const lagi = useTimbangLagi(barang.map(({ kode_barcode, nama_barang }) => ({ kode_barcode, nama_barang })));
  const simpan = useSimpanDokumen('pre-order/jual/batal');
  const kirim = async () => {
    const jawab = await simpan.kirim({ no_faktur: no, alasan, detail_barang: lagi.minta });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Penjualan Berhasil Dibatalkan');
    await segarkanPo(kueri);
    onTutup();
  };
  return (
    <Modal opened onClose={onTutup} title={`Batalkan ${no}`} size={620} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <DiToko />
      <Stack gap="sm">
        <Text>
          Barangnya ada di meja lagi dan beratnya sama dengan waktu dijual; ia kembali ke bakinya, dan uangnya tersimpan
          lagi untuk {no_po}.
        </Text>
        <IsianTimbangLagi lagi={lagi} simpan={simpan} />
        <IsianAlasan nilai={alasan} onGanti={setAlasan} simpan={simpan} belakangan={barang.length > 0} />
        {!disebutDiIsian(simpan) && <GalatDokumen simpan={simpan} />}
        <KakiDialog
          simpan={simpan}
          bahaya
          onTutup={onTutup}
          onYa={() => void kirim()}
          ya="Ya, Batalkan"
          mati={alasan.trim() === '' || lagi.belum}
          sebab={lagi.belum ? 'Timbang barangnya dulu' : 'Isi alasannya'}
        />
      </Stack>
    </Modal>
  );
}
