// Receiving shipments: choose one that came, then its receipt; one that was received short opens with what is missing.
import { Alert, Button, Group, List, Select, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { RangkaTabel } from '@/kit/Rangka';
import type { Rute } from '@/routes';
import { type Diterima, kueriDatang, kueriSurat } from './api';
import { Penerimaan } from './Penerimaan';
import { RincianKirim } from './RincianKirim';

export default function TerimaBarang({ rute }: { rute: Rute }) {
  const datang = useQuery(kueriDatang);
  const [no, setNo] = useState<string | null>(null);
  const [hasil, setHasil] = useState<Diterima>();
  const [rincian, setRincian] = useState<string>();
  const dipilih = datang.data?.find((k) => k.no_kirim === no);
  const surat = useQuery({ ...kueriSurat(no ?? ''), enabled: dipilih?.status === 'DIKIRIM' });
  const pilih = (
    <Select
      label="No Kirim"
      placeholder="Pilih kiriman yang datang"
      required
      searchable
      data={(datang.data ?? []).map((k) => ({
        value: k.no_kirim,
        label: `${k.no_kirim} · dari ${k.asal} · ${k.sisa_qty} barang${k.status === 'KURANG' ? ' · kurang' : ''}`,
      }))}
      value={no}
      onChange={(nilai) => {
        setHasil(undefined);
        if (datang.data?.find((k) => k.no_kirim === nilai)?.status === 'KURANG') setRincian(nilai ?? undefined);
        else setNo(nilai);
      }}
      nothingFoundMessage="Tidak Ada Data"
    />
  );
  const selesai = (jawab: Diterima) => {
    setHasil(jawab);
    setNo(null);
  };
  if (no && surat.data && dipilih?.status === 'DIKIRIM') {
    return <Penerimaan key={no} rute={rute} surat={surat.data} pilih={pilih} onSelesai={selesai} />;
  }
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Stack gap="md">
        {hasil && <Ringkasan hasil={hasil} onRincian={() => setRincian(hasil.no_kirim)} />}
        {datang.error ? (
          <Galat pesan={pesanDari(datang.error)} cobaLagi={() => void datang.refetch()} />
        ) : surat.error ? (
          <Galat pesan={pesanDari(surat.error)} cobaLagi={() => void surat.refetch()} />
        ) : datang.isPending || surat.isLoading ? (
          <RangkaTabel />
        ) : datang.data.length === 0 ? (
          <Kosong teks="Tidak ada kiriman yang datang" />
        ) : (
          <>
            <div style={{ maxWidth: 640 }}>{pilih}</div>
            <Kosong teks={`${datang.data.length} kiriman menunggu diterima. Pilih nomornya untuk mulai.`} />
          </>
        )}
        {rincian && <RincianKirim no_kirim={rincian} onTutup={() => setRincian(undefined)} />}
      </Stack>
    </Halaman>
  );
}

function Ringkasan({ hasil, onRincian }: { hasil: Diterima; onRincian: () => void }) {
  const beda = [
    hasil.kurang > 0 && `${hasil.kurang} kurang`,
    hasil.lebih > 0 && `${hasil.lebih} lebih`,
    hasil.susut > 0 && `${hasil.susut} menunggu validasi susut`,
  ].filter(Boolean);
  const surat = useQuery({ ...kueriSurat(hasil.no_kirim), enabled: hasil.lebih > 0 });
  const lebih = surat.data?.selisih.filter((s) => s.jenis === 'LEBIH' && s.no_terima === hasil.no_terima) ?? [];
  return (
    <Alert color={beda.length > 0 ? 'orange' : 'green'} icon={<IconCheck size={18} />} data-diterima={hasil.no_terima}>
      <Group justify="space-between" gap="sm">
        <span>
          <strong>{hasil.no_terima}</strong>: {hasil.diterima} barang dari {hasil.no_kirim} diterima
          {beda.length > 0 && `, ${beda.join(', ')}`}.
        </span>
        <Button size="xs" variant="default" onClick={onRincian}>
          Lihat Kiriman
        </Button>
      </Group>
      {lebih.length > 0 && (
        <>
          <Text fz={14} mt="sm">
            Barang lebih tidak masuk baki: kembalikan ke toko pemiliknya, atau minta toko itu mengirimnya.
          </Text>
          <List aria-label="Barang lebih" fz={14} mt={4}>
            {lebih.map((s) => (
              <List.Item key={s.kode_barcode}>
                {s.kode_barcode} {s.nama_barang} · {s.keterangan}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Alert>
  );
}
