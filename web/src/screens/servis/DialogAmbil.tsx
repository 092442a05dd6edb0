// Picking up: what it cost, what was paid down, what is left to pay or goes back; to the person on the document, or to
// somebody with a power of attorney, which is approved.
import { Alert, Group, Modal, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { RangkaTabel } from '@/kit/Rangka';
import { alasanDari } from '@/kit/transaksi/alasan';
import { PerluOtorisasi } from '@/kit/transaksi/BagianIsian';
import { type Baris, baris, galatPerId } from '@/kit/transaksi/baris';
import {
  BAYAR_KELUAR,
  BAYAR_KOSONG,
  BAYAR_UANG,
  bayarBelumLengkap,
  bayarTerisi,
  dikirim,
  type MintaBayar,
  pelunasan,
} from '@/kit/transaksi/bayar';
import { PanelBayar } from '@/kit/transaksi/PanelBayar';
import { kueriTagihan, type TagihanServis } from './api';
import { type DialogLangkahProps, KakiLangkah } from './KakiLangkah';

const KUASA_KOSONG = { nama: '', no_hp: '', nik: '', alamat: '' };

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
  const [bayar, setBayar] = useState<readonly Baris<MintaBayar>[]>(() => [
    baris({ ...BAYAR_KOSONG, jumlah_rp: neto < 0 ? -neto : 0 }),
  ]);
  const [kuasa, setKuasa] = useState<typeof KUASA_KOSONG>();
  const [keterangan, setKeterangan] = useState('');
  const [tandai, setTandai] = useState(false);
  const simpan = useSimpanDokumen('service/{no}/ambil', { jalur: { no: s.no_service } });
  const lunas = pelunasan(neto, bayar);
  const belum = bayarBelumLengkap(neto, bayar);
  // What is owed may have changed while the dialog stood there.
  useEffect(() => {
    if (neto < 0) setBayar([baris({ ...BAYAR_KOSONG, jumlah_rp: -neto })]);
  }, [neto]);
  const kirim = async () => {
    setTandai(true);
    if (belum.size > 0) return;
    const isi = bayarTerisi(bayar);
    const jawab = await simpan.kirim({
      kuasa: kuasa ?? null,
      pembayaran: neto > 0 ? isi : [],
      pengembalian: neto < 0 ? isi : [],
      keterangan,
    });
    if (jawab)
      onJadi(
        [jawab.message, jawab.data.kembali > 0 && `Kembali ${rupiah(jawab.data.kembali)}`].filter(Boolean).join('. '),
      );
  };
  const daftar = neto < 0 ? 'pengembalian' : 'pembayaran';
  const galat = tandai && belum.size > 0 ? belum : galatPerId(simpan.kolom, daftar, dikirim(bayar));
  const isian = (nama: keyof typeof KUASA_KOSONG, label: string, maks: number) => (
    <TextInput
      label={label}
      required={nama === 'nama' || nama === 'nik'}
      maxLength={maks}
      autoComplete="off"
      value={kuasa?.[nama] ?? ''}
      onChange={(e) => {
        simpan.lupakan(`kuasa.${nama}`);
        setKuasa({ ...(kuasa ?? KUASA_KOSONG), [nama]: e.currentTarget.value });
      }}
      error={simpan.kolom[`kuasa.${nama}`]}
    />
  );
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
      {neto !== 0 && (
        <PanelBayar
          neto={neto}
          jenis={neto < 0 ? BAYAR_KELUAR : BAYAR_UANG}
          bayar={bayar}
          onGanti={(baru) => {
            simpan.lupakan();
            setBayar(baru);
          }}
          lunas={lunas}
          galat={galat}
          umum={simpan.kolom[daftar]}
          terkunci={simpan.sibuk}
        />
      )}
      <Switch
        label="Diambil orang lain (kuasa, perlu otorisasi)"
        checked={kuasa !== undefined}
        onChange={(e) => setKuasa(e.currentTarget.checked ? KUASA_KOSONG : undefined)}
      />
      {kuasa ? (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          {isian('nama', 'Nama pengambil', 60)}
          {isian('nik', 'NIK pengambil', 16)}
          {isian('no_hp', 'No HP pengambil', 20)}
          {isian('alamat', 'Alamat pengambil', 200)}
        </SimpleGrid>
      ) : (
        <Text fz={13}>
          Serahkan kepada <b>{s.nama_customer.toUpperCase()}</b>; cocokkan KTP atau kartunya, bukan hanya notanya.
        </Text>
      )}
      <TextInput
        label="Keterangan"
        maxLength={200}
        value={keterangan}
        onChange={(e) => setKeterangan(e.currentTarget.value)}
        error={simpan.kolom.keterangan}
      />
      {!simpan.kolom[daftar] && <GalatDokumen simpan={simpan} />}
      <KakiLangkah
        simpan={simpan}
        onTutup={onTutup}
        onYa={() => void kirim()}
        ya="Serahkan Barang"
        mati={lunas.kurang > 0 || lunas.lebih > 0}
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
