// The work begins: at a craftsman, or here in the shop.
import { Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { MASTER } from './api';
import type { DialogLangkahProps } from './LangkahService';
import { sebutKerja } from './model';

export function DialogProses({ s, onTutup, onJadi }: DialogLangkahProps) {
  const tukang = useQuery(MASTER.tukang);
  const [kode_tukang, setTukang] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('service/{no}/proses', { jalur: { no: s.no_service } });
  const kirim = async () => {
    const jawab = await simpan.kirim({ kode_tukang, keterangan });
    if (jawab) onJadi(jawab.message ?? 'Service mulai dikerjakan');
  };
  return (
    <Modal
      opened
      onClose={onTutup}
      title={`Kerjakan ${s.no_service}`}
      size="md"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        <Stack gap={2}>
          {s.detail_barang.map((b) => (
            <Text key={b.baris} fz={13}>
              {b.nama_barang}: {sebutKerja(b.pekerjaan)}
            </Text>
          ))}
        </Stack>
        <PilihDaftar
          label="Tukang"
          placeholder="Dikerjakan di toko"
          sebut="tukang"
          gagal={tukang.isError}
          clearable
          data-autofocus
          data={(tukang.data ?? []).map((t) => ({
            value: t.kode_tukang,
            label: `${t.kode_tukang} · ${t.nama_tukang}`,
          }))}
          value={kode_tukang || null}
          onChange={(v) => {
            simpan.lupakan('kode_tukang');
            setTukang(v ?? '');
          }}
          galat={simpan.kolom.kode_tukang}
        />
        <TextInput
          label="Keterangan"
          maxLength={200}
          value={keterangan}
          onChange={(e) => setKeterangan(e.currentTarget.value)}
          error={simpan.kolom.keterangan}
        />
        <GalatDokumen simpan={simpan} />
        <KakiDialog simpan={simpan} onTutup={onTutup} onYa={() => void kirim()} ya="Mulai Kerjakan" />
      </Stack>
    </Modal>
  );
}
