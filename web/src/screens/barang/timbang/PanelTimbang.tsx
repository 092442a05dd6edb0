// One tray on the scale: the weight large, saved by F9, then what the books say and which pieces explain a difference.
// What it has to weigh is shown only afterwards, so that nobody weighs towards a number.
import { Alert, Badge, Button, Group, Kbd, Select, Stack, Text, Title } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { berat } from '@/kit/angka';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { IsianBerat } from '@/kit/IsianBerat';
import type { Timbangan } from '@/kit/timbangan';
import { useTombol } from '@/kit/tombol';
import type { BakiTimbang, Sesi, Tertimbang } from './data';
import kelas from './timbang.module.css';

const BAUD = ['1200', '2400', '4800', '9600', '19200', '38400', '57600', '115200'];

export interface PanelProps {
  baki: BakiTimbang;
  timbangan: Timbangan;
  baud: string;
  onBaud: (baud: string) => void;
  sesi: Sesi;
  berikut?: BakiTimbang;
  onBerikut: (baki: BakiTimbang) => void;
  onTersimpan: () => void;
}

export function PanelTimbang({ baki, timbangan, baud, onBaud, sesi, berikut, onBerikut, onTersimpan }: PanelProps) {
  const [ketik, setKetik] = useState('');
  const [hasil, setHasil] = useState<Tertimbang>();
  const simpan = useSimpanDokumen('timbang-baki/timbang');
  const bacaan = timbangan.tersambung ? timbangan.bacaan : undefined;
  const siap = timbangan.tersambung ? bacaan?.stabil === true && bacaan.mg >= 0 : ketik.trim() !== '';

  const catat = async () => {
    if (!siap) return;
    const isi = bacaan ? { berat: bacaan.berat, mentah: bacaan.mentah } : { berat: ketik, mentah: '' };
    const jawab = await simpan.kirim({ kode_gudang: baki.kode_gudang, kode_toko: baki.kode_toko, sesi, ...isi });
    if (!jawab) return;
    setHasil(jawab.data);
    setKetik('');
    onTersimpan();
  };
  useTombol([{ kunci: 'F9', arti: 'Simpan timbangan', aksi: () => void catat(), mati: !siap || simpan.sibuk }]);
  useTombol([{ kunci: 'F8', arti: 'Baki berikutnya', aksi: () => berikut && onBerikut(berikut) }], Boolean(berikut));
  const tampil = bacaan?.berat ?? (ketik || (hasil ? berat(hasil.berat) : '0.000'));
  return (
    <Stack gap="sm" component="section" aria-label={`Timbang baki ${baki.kode_toko}`}>
      <Group justify="space-between" gap="xs">
        <div>
          <Title order={2} fz={20} fw={600}>
            {baki.kode_toko}
          </Title>
          <Text fz={13} c="dimmed">
            {baki.nama_baki} · {baki.qty} barang
          </Text>
        </div>
        <Badge size="lg" variant="light">
          {sesi === 'PAGI' ? 'Pagi' : 'Sore'}
        </Badge>
      </Group>
      <div className={kelas.layar} data-stabil={bacaan && !bacaan.stabil ? 'tidak' : 'ya'} role="status">
        {tampil} <small>gr</small>
      </div>
      <Alat timbangan={timbangan} baud={baud} onBaud={onBaud} />
      {!timbangan.tersambung && (
        <IsianBerat
          label="Berat timbangan (diketik)"
          size="lg"
          value={ketik}
          onChange={(nilai) => {
            simpan.lupakan();
            setHasil(undefined);
            setKetik(nilai);
          }}
          error={simpan.kolom.berat}
          data-autofocus
          key={baki.kode_toko}
          autoFocus
        />
      )}
      {simpan.umum && !simpan.kolom.berat && <GalatDokumen simpan={simpan} />}
      <Button
        size="lg"
        disabled={!siap}
        loading={simpan.sibuk}
        rightSection={<Kbd size="xs">F9</Kbd>}
        onClick={() => void catat()}
      >
        Simpan Timbangan
      </Button>
      {hasil && <Hasil hasil={hasil} />}
      {hasil && berikut && (
        <Button size="lg" variant="default" rightSection={<Kbd size="xs">F8</Kbd>} onClick={() => onBerikut(berikut)}>
          Berikutnya: {berikut.kode_toko}
        </Button>
      )}
    </Stack>
  );
}

function Alat({ timbangan, baud, onBaud }: { timbangan: Timbangan; baud: string; onBaud: (baud: string) => void }) {
  if (!timbangan.bisa) {
    return (
      <Text fz={12} c="dimmed">
        Peramban ini tidak dapat membaca timbangan; berat diketik dan ditandai.
      </Text>
    );
  }
  return (
    <>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconScale size={18} />}
          onClick={timbangan.tersambung ? timbangan.putus : timbangan.sambung}
        >
          {timbangan.tersambung ? 'Putuskan Timbangan' : 'Sambungkan Timbangan'}
        </Button>
        <Select
          aria-label="Kecepatan timbangan"
          w={100}
          data={BAUD}
          value={baud}
          allowDeselect={false}
          disabled={timbangan.tersambung}
          onChange={(nilai) => nilai && onBaud(nilai)}
        />
        {timbangan.tersambung && (
          <Badge variant="light" color={timbangan.bacaan?.stabil ? 'green' : 'orange'}>
            {timbangan.bacaan ? (timbangan.bacaan.stabil ? 'Stabil' : 'Belum stabil') : 'Menunggu'}
          </Badge>
        )}
      </Group>
      {timbangan.galat && (
        <Alert color="orange" py={8} role="alert">
          {timbangan.galat}
        </Alert>
      )}
    </>
  );
}

function Hasil({ hasil }: { hasil: Tertimbang }) {
  const tanda = hasil.selisih > 0 ? '+' : '';
  return (
    <>
      <div className={kelas.hasil} data-cocok={hasil.cocok ? 'ya' : 'tidak'} role="status">
        <Text fz={24} fw={600}>
          {hasil.cocok ? 'Cocok' : 'Selisih'} {tanda}
          {berat(hasil.selisih)} gr
        </Text>
        <Text fz={13}>
          Seharusnya {berat(hasil.seharusnya)} gr ({hasil.qty} barang, tara {berat(hasil.tara)}), toleransi{' '}
          {berat(hasil.toleransi)} gr{hasil.diketik ? ', diketik' : ''}
        </Text>
      </div>
      {!hasil.cocok && (
        <div>
          <Text fw={600} mb={4}>
            {hasil.diduga.length === 0
              ? 'Tidak ada satu atau dua barang yang menjelaskan selisih ini'
              : hasil.selisih < 0
                ? 'diduga hilang:'
                : 'diduga masih di baki:'}
          </Text>
          <Stack gap={4} role="list" aria-label="Barang yang diduga">
            {hasil.diduga.map((satu) => (
              <Text key={satu.map((b) => b.kode_barcode).join('+')} role="listitem" fz={13}>
                {satu.map((b) => `${b.kode_barcode} ${b.nama_barang} ${berat(b.berat)} gr`).join(' + ')}
              </Text>
            ))}
          </Stack>
        </div>
      )}
    </>
  );
}
