// Lot Lebur: the board of lots with the month's loss in front, one lot beside it with all that happened to it.
import { Badge, Button, Group, Kbd, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconFlame } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat } from '@/kit/angka';
import { BarisPilih, DaftarPilih } from '@/kit/DaftarPilih';
import { useAlamat } from '@/kit/daftar/alamat';
import { Galat } from '@/kit/Galat';
import { DeretAngka } from '@/kit/grafik/KartuAngka';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { kueriPapan, type Lot, type PapanLebur, segarkan } from './api';
import { DialogLot } from './DialogLot';
import { sebutLot, TAHAP, terbuka } from './isi';
import kelas from './lebur.module.css';
import { RinciLot } from './RinciLot';

export default function LotLebur({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const [alamat, atur] = useAlamat();
  const [baru, setBaru] = useState(false);
  const { data, error, isPending, refetch } = useQuery(kueriPapan);
  const lama = alamat.tampil === 'selesai';
  const daftar = (data?.lot ?? []).filter((l) => terbuka(l) !== lama);
  const no = daftar.some((l) => l.no_lot === alamat.lot) ? (alamat.lot ?? '') : (daftar[0]?.no_lot ?? '');
  useTombol([{ kunci: 'F2', arti: 'Buka lot', aksi: () => setBaru(true) }], !baru);
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <Button
          leftSection={<IconFlame size={16} />}
          rightSection={<Kbd size="xs">F2</Kbd>}
          onClick={() => setBaru(true)}
        >
          Buka Lot
        </Button>
      }
    >
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaTabel />}
      {data && (
        <Stack gap="md">
          <Angka papan={data} />
          <Group>
            <SegmentedControl
              aria-label="Lot yang tampil"
              value={lama ? 'selesai' : 'jalan'}
              onChange={(v) => atur({ tampil: v === 'selesai' ? 'selesai' : undefined, lot: undefined })}
              data={[
                { value: 'jalan', label: `Berjalan (${data.lot.filter(terbuka).length})` },
                { value: 'selesai', label: 'Selesai' },
              ]}
            />
          </Group>
          {daftar.length === 0 ? (
            <Kosong teks={lama ? 'Belum ada lot yang selesai' : 'Tidak ada lot yang berjalan'} />
          ) : (
            <div className={kelas.dua}>
              <DaftarPilih label="Lot">
                {daftar.map((l) => (
                  <Satu key={l.no_lot} l={l} kini={l.no_lot === no} onPilih={() => atur({ lot: l.no_lot })} />
                ))}
              </DaftarPilih>
              <RinciLot key={no} no={no} pelebur={data.pelebur} />
            </div>
          )}
        </Stack>
      )}
      {baru && (
        <DialogLot
          onTutup={() => setBaru(false)}
          onJadi={(nomor, teks) => {
            setBaru(false);
            pesan.sukses(teks ?? 'Data Berhasil Disimpan');
            atur({ tampil: undefined, lot: nomor });
            void segarkan(kueri);
          }}
        />
      )}
    </Halaman>
  );
}

function Angka({ papan }: { papan: PapanLebur }) {
  return (
    <DeretAngka
      label="Keadaan lebur"
      angka={[
        { judul: 'Menunggu lebur (murni)', nilai: `${berat(papan.murni_menunggu)} gr` },
        { judul: 'Di lot lebur (murni)', nilai: `${berat(papan.murni_jalan)} gr` },
        { judul: 'Ciok belum dijual (murni)', nilai: `${berat(papan.murni_ciok)} gr` },
        {
          judul: 'Susut bulan ini (murni)',
          nilai: `${berat(papan.susut_bulan)} gr`,
          keterangan: papan.lebih_bulan > 0 ? `Lebih ${berat(papan.lebih_bulan)} gr` : undefined,
        },
      ]}
    />
  );
}

function Satu({ l, kini, onPilih }: { l: Lot; kini: boolean; onPilih: () => void }) {
  return (
    <BarisPilih
      nama={l.no_lot}
      isi={sebutLot(l)}
      kini={kini}
      onPilih={onPilih}
      tanda={
        <Stack component="span" gap={2} align="flex-end" flex="none">
          <Text component="span" fw={600} className={kelas.angka}>
            {berat(l.murni)} gr
          </Text>
          <Badge component="span" variant="light" color={TAHAP[l.tahap]?.warna}>
            {TAHAP[l.tahap]?.judul ?? l.tahap}
          </Badge>
        </Stack>
      }
    />
  );
}
