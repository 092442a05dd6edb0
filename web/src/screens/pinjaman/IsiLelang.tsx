// The auction of one loan whose pledges two persons have valued: what is owed, what is left to the customer or lacks; then the
// authorization, and the pledges are the shop's.
import { Alert, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { rupiah } from '@/kit/angka';
import type { Taksiran } from './apiLelang';
import { KakiHutang, RincianBunga } from './BagianLangkah';
import { biayaLelang } from './model';
import { useLelang } from './useLelang';

export interface IsiLelangProps {
  t: Taksiran;
  onTutup: () => void;
  /** It is written: the list is read anew. */
  onJadi: () => void;
}

export function IsiLelang({ t, onTutup, onJadi }: IsiLelangProps) {
  const [keterangan, setKeterangan] = useState('');
  const { simpan, lelang } = useLelang(onJadi);
  const biaya = biayaLelang(t);
  const kirim = async () => {
    if (await lelang({ no_faktur_hutang: t.no_faktur_hutang, keterangan: keterangan.trim() })) onTutup();
  };
  return (
    <Stack gap="md">
      <RincianBunga
        baris={[
          { uraian: 'Nilai jaminan', jumlah: t.nilai_rp },
          { uraian: 'Pokok', jumlah: -t.jumlah_hutang },
          { uraian: 'Bunga', jumlah: -t.bunga_rp },
          ...(t.denda_rp > 0 ? [{ uraian: 'Denda', jumlah: -t.denda_rp }] : []),
          ...(biaya > 0 ? [{ uraian: 'Biaya lelang', jumlah: -biaya }] : []),
          t.kelebihan_rp > 0
            ? { uraian: 'Kelebihan milik customer', jumlah: t.kelebihan_rp }
            : { uraian: 'Kekurangan', jumlah: t.rugi_rp },
        ]}
      />
      <Alert color={t.kelebihan_rp > 0 ? 'green' : 'orange'} py={8} data-kelebihan={t.kelebihan_rp}>
        {t.kelebihan_rp > 0
          ? `${rupiah(t.kelebihan_rp)} menjadi kewajiban toko kepada customer selama setahun (Kelebihan Hutang).`
          : t.rugi_rp > 0
            ? `Kurang ${rupiah(t.rugi_rp)}, dibukukan sebagai rugi.`
            : 'Tidak ada kelebihan untuk customer.'}
      </Alert>
      <TextInput
        label="Keterangan"
        maxLength={200}
        value={keterangan}
        onChange={(e) => setKeterangan(e.currentTarget.value)}
        error={simpan.kolom.keterangan}
        disabled={simpan.sibuk}
      />
      <KakiHutang simpan={simpan} label="Lelang Hutang" onTutup={onTutup} onSimpan={() => void kirim()} />
    </Stack>
  );
}
