// A lot leaves for a refiner: to whom, and what the scale says now.
import { Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { majukan } from '@/kit/Formulir';
import { IsianBerat } from '@/kit/IsianBerat';
import { angka } from '@/kit/tukang/isi';
import type { DialogLotProps } from './RinciLot';

export function DialogKirim({ r, pelebur, onTutup, onJadi }: DialogLotProps) {
  const [siapa, setSiapa] = useState<string | null>(null);
  const [timbang, setTimbang] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('lot-lebur/kirim');
  const tanpaBerat = r.lot.timbang === 0;
  const kirim = async () => {
    const jawab = await simpan.kirim({
      no_lot: r.lot.no_lot,
      kode_pelebur: siapa ?? '',
      timbang: angka(timbang),
      keterangan: keterangan.trim(),
    });
    if (jawab) onJadi(jawab.message);
  };
  return (
    <Modal
      opened
      onClose={() => !simpan.sibuk && onTutup()}
      title={`Kirim ${r.lot.no_lot}`}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md" onKeyDown={majukan}>
        <Select
          label="Pelebur"
          required
          data-autofocus
          data={pelebur.map((p) => ({ value: p.kode_pelebur, label: `${p.kode_pelebur} ${p.nama_pelebur}` }))}
          value={siapa}
          nothingFoundMessage="Belum ada pelebur di Master Pelebur"
          onChange={(v) => {
            simpan.lupakan('kode_pelebur');
            setSiapa(v);
          }}
          error={simpan.kolom.kode_pelebur}
          disabled={simpan.sibuk}
        />
        {!tanpaBerat && (
          <IsianBerat
            label="Timbangan"
            required
            value={timbang}
            onChange={(v) => {
              simpan.lupakan('timbang');
              setTimbang(v);
            }}
            error={simpan.kolom.timbang}
            disabled={simpan.sibuk}
          />
        )}
        <TextInput
          label="Keterangan"
          maxLength={200}
          value={keterangan}
          onChange={(e) => setKeterangan(e.currentTarget.value)}
          error={simpan.kolom.keterangan}
          disabled={simpan.sibuk}
        />
        <Text fz={13} c="dimmed">
          Orang lain ikut menimbang dan menyetujui. Bila timbangannya beda jauh dari waktu lot dibuka, OWN yang
          menyetujui.
        </Text>
        <GalatDokumen simpan={simpan} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={simpan.sibuk} onClick={onTutup}>
            Tutup
          </Button>
          <TombolSimpan
            simpan={simpan}
            onSimpan={() => void kirim()}
            label="Kirim"
            mati={siapa === null || (!tanpaBerat && angka(timbang) <= 0)}
            sebab={siapa === null ? 'Pilih peleburnya' : 'Timbang lotnya'}
          />
        </Group>
      </Stack>
    </Modal>
  );
}
