// Handing over: before all is paid the owner says yes and what is left becomes owed; after that it only changes hands.
import { Alert, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { rupiah } from '@/kit/angka';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { kirimBerizin } from '@/kit/dokumen/kirimBerizin';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { useHitungDialog } from '@/kit/dokumen/useHitungDialog';
import { useTempat } from '@/kit/konteks';
import { PerluOtorisasi } from '@/kit/transaksi/BagianIsian';
import { pengenalKurang } from '@/kit/transaksi/IsianPengenal';
import { TabelRumus } from '@/kit/transaksi/TabelRumus';
import { hitungSerah, KUNCI_CICILAN, type MintaSerah } from './api';
import { IsianSerah, keSerah, mulaiSerah } from './Bagian';
import type { DialogCicilanProps } from './LaciCicilan';

/** The owner's word, and that of the sale where a weight differs. */
const PERSETUJUAN = ['otorisasi', 'otorisasi_jual'] as const;

export function DialogSerah({ c, onTutup, onJadi }: DialogCicilanProps) {
  const { mintaIzin } = useTempat();
  const [serah, setSerah] = useState(() => mulaiSerah(c));
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('cicilan/{no}/serah', { jalur: { no: c.no_cicilan } });
  const minta = keSerah(serah);
  const { h, basi, galat } = useHitungDialog({
    kunci: [...KUNCI_CICILAN, 'serah', c.no_cicilan],
    isi: minta,
    siap: !pengenalKurang(serah),
    hitung: (isi, signal) => hitungSerah(c.no_cicilan, isi, signal),
  });
  const kirim = async () => {
    const isi: MintaSerah = { ...minta, keterangan: keterangan.trim() };
    const jawab = await kirimBerizin(simpan, mintaIzin, isi, PERSETUJUAN);
    if (jawab) onJadi(jawab.message ?? 'Barang diserahkan');
  };
  const utang = c.sisa_rp > 0;
  return (
    <Modal
      opened
      onClose={() => !simpan.sibuk && onTutup()}
      title={`Serahkan Barang ${c.no_cicilan}`}
      size={680}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        {utang && (
          <Alert color="orange" py={8}>
            Belum lunas: barang menjadi milik customer sekarang dan sisanya menjadi piutang toko. Perlu otorisasi OWN.
          </Alert>
        )}
        {h && (
          <TabelRumus
            label="Sesudah diserahkan"
            rumus={[
              { keterangan: 'Sudah dibayar, dipakai untuk penjualan', nilai: h.saldo_rp },
              { keterangan: 'Pokok yang menjadi piutang', nilai: h.piutang_rp },
            ]}
          />
        )}
        {h && h.belum_masuk_rp > 0 && (
          <Alert color="orange" py={8}>
            {rupiah(h.belum_masuk_rp)} belum dinyatakan masuk oleh bank.
          </Alert>
        )}
        <IsianSerah
          isi={serah}
          ubah={(bagian) => {
            simpan.lupakan();
            setSerah((lama) => ({ ...lama, ...bagian }));
          }}
          barang={c.detail_barang}
          nama={c.nama_customer}
          simpan={simpan}
        />
        <TextInput
          label="Keterangan"
          maxLength={200}
          value={keterangan}
          onChange={(e) => setKeterangan(e.currentTarget.value)}
          error={simpan.kolom.keterangan}
          disabled={simpan.sibuk}
        />
        <PerluOtorisasi alasan={h?.otorisasi ?? []} />
        {galat && (
          <Alert color="red" role="alert">
            {galat}
          </Alert>
        )}
        <GalatDokumen simpan={simpan} />
        <KakiDialog
          simpan={simpan}
          onTutup={onTutup}
          onYa={() => void kirim()}
          ya="Serahkan Barang"
          sebab={pengenalKurang(serah) ? 'Isi empat angka terakhir pengenalnya' : undefined}
          mati={!h || basi || galat !== undefined}
        />
      </Stack>
    </Modal>
  );
}
