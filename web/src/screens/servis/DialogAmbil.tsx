// Picking up: what it cost, what was paid down, what is left to pay or goes back; to the person on the document, or to
// somebody with a power of attorney, which is approved.
import { Alert, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { RangkaTabel } from '@/kit/Rangka';
import { alasanDari } from '@/kit/transaksi/alasan';
import { PerluOtorisasi } from '@/kit/transaksi/BagianIsian';
import { useBayarDialog } from '@/kit/transaksi/useBayarDialog';
import { kueriTagihan, type TagihanServis } from './api';
import { IsianPengambil, usePengambil } from './IsianPengambil';
import type { DialogLangkahProps } from './LangkahService';

export function DialogAmbil(p: DialogLangkahProps) {
  const { data, error, refetch } = useQuery(kueriTagihan(p.s.no_service));
  return (
    <Modal
      opened
      onClose={p.onTutup}
      title={`Ambil ${p.s.no_service}`}
      size={620}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {data ? (
        <IsiAmbil {...p} tagihan={data} />
      ) : error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : (
        <RangkaTabel />
      )}
    </Modal>
  );
}

/** What the customer pays now; the shop, when negative. */
export const netoAmbil = (t: Pick<TagihanServis, 'bayar_rp' | 'dikembalikan_rp'>): number =>
  t.bayar_rp > 0 ? t.bayar_rp : -t.dikembalikan_rp;

function IsiAmbil({ s, tagihan, onTutup, onJadi }: DialogLangkahProps & { tagihan: TagihanServis }) {
  const neto = netoAmbil(tagihan);
  const siapa = usePengambil();
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('service/{no}/ambil', { jalur: { no: s.no_service } });
  const bayar = useBayarDialog(neto, simpan, neto < 0 ? 'pengembalian' : 'pembayaran');
  const kirim = async () => {
    const isi = bayar.ambil();
    if (!isi) return;
    const jawab = await simpan.kirim({
      ...siapa.minta,
      pembayaran: neto > 0 ? isi : [],
      pengembalian: neto < 0 ? isi : [],
      keterangan,
    });
    if (jawab)
      onJadi(
        [jawab.message, jawab.data.kembali > 0 && `Kembali ${rupiah(jawab.data.kembali)}`].filter(Boolean).join('. '),
      );
  };
  return (
    <Stack gap="sm">
      <Uraian label="Biaya service" nilai={tagihan.total_rp} />
      <Uraian label="Uang muka" nilai={-tagihan.dp_rp} />
      <Group justify="space-between" align="baseline">
        <Text fw={600}>{neto < 0 ? 'Dikembalikan ke customer' : 'Dibayar sekarang'}</Text>
        <Text fw={600} fz={24} data-tagihan={neto}>
          {rupiah(Math.abs(neto))}
        </Text>
      </Group>
      {tagihan.belum_masuk_rp > 0 && (
        <Alert color="orange" py={8}>
          Uang muka {rupiah(tagihan.belum_masuk_rp)} lewat bank belum divalidasi masuk.
        </Alert>
      )}
      <PerluOtorisasi alasan={alasanDari(tagihan.otorisasi)} />
      {bayar.panel}
      <IsianPengambil siapa={siapa} nama={s.nama_customer} simpan={simpan} />
      <TextInput
        label="Keterangan"
        maxLength={200}
        value={keterangan}
        onChange={(e) => setKeterangan(e.currentTarget.value)}
        error={simpan.kolom.keterangan}
      />
      {!bayar.disebut && <GalatDokumen simpan={simpan} />}
      <KakiDialog
        simpan={simpan}
        onTutup={onTutup}
        onYa={() => void kirim()}
        ya="Serahkan Barang"
        mati={!bayar.pas || !siapa.lengkap}
        sebab={siapa.lengkap ? bayar.sebab : 'Isi NIK yang mengambil, 16 angka'}
      />
    </Stack>
  );
}

function Uraian({ label, nilai }: { label: string; nilai: number }) {
  return (
    <Group justify="space-between">
      <Text fz={13}>{label}</Text>
      <Text fz={13}>{rupiah(nilai)}</Text>
    </Group>
  );
}
