// Money of a pre-order that goes back: all of it when the pre-order is cancelled, what is left of it after its pieces were
// sold. It goes where it came from; another way is chosen here and approved by the owner.
import { Alert, Button, Checkbox, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { rupiah } from '@/kit/angka';
import { DiToko } from '@/kit/DialogHost';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { type Baris, baris, galatPerId } from '@/kit/transaksi/baris';
import { BAYAR_KELUAR, BAYAR_KOSONG, bayarTerisi, type MintaBayar, pelunasan } from '@/kit/transaksi/bayar';
import { PanelBayar } from '@/kit/transaksi/PanelBayar';
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
  const [bayar, setBayar] = useState<readonly Baris<MintaBayar>[]>(() => [
    baris({ ...BAYAR_KOSONG, jumlah_rp: po.saldo_rp }),
  ]);
  const jalur = batal ? 'pre-order/cancel/{no}' : 'pre-order/kembali/{no}';
  const simpan = useSimpanDokumen(jalur, { jalur: { no: po.no_po } });
  const uang = po.saldo_rp > 0;
  const lunas = pelunasan(-po.saldo_rp, bayar);
  const tidakPas = lain && (lunas.kurang > 0 || lunas.lebih > 0);
  const kirim = async () => {
    if (alasan.trim() === '' || tidakPas) return;
    const jawab = await simpan.kirim({ alasan, pembayaran: lain ? bayarTerisi(bayar) : [] });
    if (jawab) onJadi(jawab.message ?? TEKS_PO.dibatal);
  };
  const asal = po.kode_marketplace ? `marketplace ${po.kode_marketplace}` : `rekening ${po.no_rekening_customer}`;
  // Untouched, the payment is taken back as it came: the marketplace gives its fee back itself.
  const utuh = !lain && po.biaya_rp > 0 && po.saldo_rp === po.dibayar_rp;
  return (
    <Modal
      opened
      onClose={onTutup}
      title={batal ? 'Batal Pre Order' : 'Kembalikan Sisa Uang'}
      size="md"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <DiToko />
      <Stack
        gap="sm"
        onKeyDown={(e) => {
          if (simpan.sibuk || !(e.key === 'F9' || (e.key === 'Enter' && e.ctrlKey))) return;
          e.preventDefault();
          e.stopPropagation();
          void kirim();
        }}
      >
        <Text fw={batal ? 600 : undefined}>
          {batal ? tanyaBatal(po.no_po) : `Sisa uang ${po.no_po} dikembalikan ke ${po.nama_customer}.`}
        </Text>
        {uang && (
          <Alert color="blue" py={8} data-kembali={po.saldo_rp}>
            {rupiah(po.saldo_rp)} {lain ? 'dikembalikan dengan cara di bawah ini' : `kembali ke ${asal}`}.
            {utuh &&
              ` Dari rekening keluar ${rupiah(po.nominal_bayar)}; biaya ${rupiah(po.biaya_rp)} ditanggung marketplace.`}
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
        {lain && (
          <PanelBayar
            neto={-po.saldo_rp}
            jenis={BAYAR_KELUAR}
            bayar={bayar}
            onGanti={(baru) => {
              simpan.lupakan();
              setBayar(baru);
            }}
            lunas={lunas}
            galat={galatPerId(simpan.kolom, 'pembayaran', bayar)}
            umum={simpan.kolom.pembayaran}
            terkunci={simpan.sibuk}
          />
        )}
        <Textarea
          label="Alasan"
          required
          rows={2}
          maxLength={200}
          data-autofocus
          value={alasan}
          onChange={(e) => {
            simpan.lupakan('alasan');
            setAlasan(e.currentTarget.value);
          }}
          error={simpan.kolom.alasan}
          disabled={simpan.sibuk}
        />
        {!(lain && simpan.kolom.pembayaran) && !simpan.kolom.alasan && <GalatDokumen simpan={simpan} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onTutup}>
            Tutup
          </Button>
          <Button
            color="red"
            loading={simpan.sibuk}
            disabled={alasan.trim() === '' || tidakPas}
            onClick={() => void kirim()}
          >
            {batal ? 'Ya, Batalkan' : 'Kembalikan'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
