// The end of a piece that was missing: the receiver found it, or the sender has it back or gives it up as lost.
import { Grid, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { PilihBaki } from '@/kit/dokumen/PilihBaki';
import { pesan } from '@/kit/pesan';
import { type AkhirKurang, type BarisKirim, selesaikanKurang } from './api';

interface Props {
  no_kirim: string;
  barang: BarisKirim;
  /** This store sent it; otherwise it was to receive it. */
  pengirim: boolean;
  onSelesai: () => void;
  onTutup: () => void;
}

export function DialogKurang({ no_kirim, barang, pengirim, onSelesai, onTutup }: Props) {
  const [tindakan, setTindakan] = useState<AkhirKurang['tindakan']>(pengirim ? 'KEMBALI' : 'DITEMUKAN');
  const [tempat, setTempat] = useState({ kode_gudang: '', kode_toko: '' });
  const jalankan = async (alasan: string) => {
    const { kode_barcode } = barang;
    const jawab = await selesaikanKurang({ no_kirim, kode_barcode, tindakan, kode_toko: tempat.kode_toko, alasan });
    if (!jawab) return false;
    pesan.sukses(jawab.message ?? '');
    onSelesai();
    return true;
  };
  return (
    <DialogAlasan
      judul={`Barang Kurang ${barang.kode_barcode}`}
      ya="Simpan"
      bahaya={tindakan === 'HILANG'}
      onYa={jalankan}
      onTutup={onTutup}
    >
      <Text>
        {barang.nama_barang}, dicatat kurang: {barang.alasan}
      </Text>
      {pengirim && (
        <SegmentedControl
          aria-label="Tindakan"
          value={tindakan}
          onChange={(nilai) => setTindakan(nilai as AkhirKurang['tindakan'])}
          data={[
            { value: 'KEMBALI', label: 'Kembali ke toko ini' },
            { value: 'HILANG', label: 'Hilang' },
          ]}
        />
      )}
      {tindakan !== 'HILANG' && (
        <Grid gap="sm">
          <PilihBaki nilai={tempat} onGanti={setTempat} boleh={(g) => !g.milik_customer} />
        </Grid>
      )}
    </DialogAlasan>
  );
}
