// Pasang dan Lepas Batu: a piece is scanned; its stones stand beside it. Setting takes stones of the safe or of a craftsman, taking out
// weighs each against the card. The piece is weighed afterwards. F2 scan, F9 saves.
import { Alert, Checkbox, Group, SegmentedControl, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, tulisAngka } from '@/kit/angka';
import { rapikanBarcode } from '@/kit/dokumen/pindai';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { majukan } from '@/kit/Formulir';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianPindai } from '@/kit/IsianPindai';
import { IsianSaring } from '@/kit/IsianSaring';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { tigaDesimal } from '@/kit/saring';
import kotak from '@/kit/transaksi/transaksi.module.css';
import type { Rute } from '@/routes';
import { type BarangBatu, kueriBarang, kueriPilihan, segarkan } from './api';
import { DaftarBatu } from './BarisBatu';
import { caratSemua, gramBatu, keAmbil, type Pilih, pilih, sebut } from './model';
import { PilihBatu } from './PilihBatu';

export default function PasangBatu({ rute }: { rute: Rute }) {
  const [kode, setKode] = useState('');
  const [cara, setCara] = useState('pasang');
  const { data, error, isFetching, refetch } = useQuery(kueriBarang(kode));
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Stack gap="md" maw={960}>
        <IsianPindai label="Scan barang" onPindai={(teks) => setKode(rapikanBarcode(teks))} size="md" data-scan />
        {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
        {kode === '' && <Text c="dimmed">Scan barang yang akan dipasangi batu, atau yang batunya akan dilepas.</Text>}
        {isFetching && !data && <RangkaTabel />}
        {data && (
          <>
            <Kepala b={data} />
            <SegmentedControl
              aria-label="Pasang atau lepas"
              data={[
                { value: 'pasang', label: 'Pasang batu' },
                { value: 'lepas', label: 'Lepas batu' },
              ]}
              value={cara}
              onChange={setCara}
            />
            {cara === 'pasang' ? (
              <Pasang key={`${kode}${data.berat_asli}`} b={data} />
            ) : (
              <Lepas key={`${kode}${data.berat_asli}`} b={data} />
            )}
          </>
        )}
      </Stack>
    </Halaman>
  );
}

function Kepala({ b }: { b: BarangBatu }) {
  return (
    <section className={kotak.kotak} aria-label={`Barang ${b.kode_barcode}`}>
      <Group justify="space-between">
        <Text fw={600}>
          {b.kode_barcode} · {b.nama_barang}
        </Text>
        <Text>
          {b.kode_gudang} {b.kode_toko} · <b data-berat>{berat(b.berat_asli)} gr</b>
        </Text>
      </Group>
      <Text fz={13} c="dimmed">
        {b.batu.length === 0
          ? 'Belum ada batu di kartunya.'
          : `${b.batu.length} baris batu, ${tulisAngka(
              b.batu.reduce((n, x) => n + Math.round(x.carat * 1000), 0) / 1000,
              'berat',
            )} ct.`}
      </Text>
    </section>
  );
}

/** Done with this piece: on to the next. */
const keScan = () => document.querySelector<HTMLElement>('main [data-pindai]')?.focus();

function Pasang({ b }: { b: BarangBatu }) {
  const kueri = useQueryClient();
  const [tukang, setTukang] = useState('');
  const [semua, setSemua] = useState<readonly Pilih[]>([]);
  const [gram, setGram] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('pasang-batu');
  const orang = useQuery(kueriPilihan).data?.tukang ?? [];
  const galat = galatBaris(simpan.kolom, 'detail');
  const seharusnya = b.berat_asli + gramBatu(caratSemua(semua));
  const kirim = async () => {
    const jawab = await simpan.kirim({
      kode_barcode: b.kode_barcode,
      kode_tukang: tukang,
      berat_timbang: Number(gram),
      keterangan: keterangan.trim(),
      detail: semua.map(keAmbil),
    });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Batu Berhasil Dipasang');
    keScan();
    void segarkan(kueri);
  };
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <Select
          label="Batu dari"
          data={[{ value: '', label: 'Brankas' }, ...orang.map((t) => ({ value: t.kode, label: `Tukang ${t.nama}` }))]}
          value={tukang}
          allowDeselect={false}
          onChange={(v) => {
            setTukang(v ?? '');
            setSemua([]);
          }}
          disabled={simpan.sibuk}
        />
        <PilihBatu
          tempat={tukang ? 'TUKANG' : 'BRANKAS'}
          cari={tukang ? `tukang:${tukang.toLowerCase()}` : ''}
          kecuali={semua.map((p) => p.batu.kode_batu)}
          terkunci={simpan.sibuk}
          galat={simpan.kolom.detail}
          onPilih={(batu) => {
            simpan.lupakan();
            setSemua([...semua, pilih(batu)]);
          }}
        />
      </SimpleGrid>
      <DaftarBatu semua={semua} galat={galat} terkunci={simpan.sibuk} onGanti={setSemua} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" onKeyDown={majukan}>
        <IsianBerat
          label="Berat barang sesudah dipasang"
          required
          placeholder={berat(seharusnya)}
          value={gram}
          onChange={setGram}
          error={simpan.kolom.berat_timbang}
          galatLangsung
          disabled={simpan.sibuk}
        />
        <TextInput
          label="Keterangan"
          maxLength={200}
          value={keterangan}
          onChange={(e) => setKeterangan(e.currentTarget.value)}
          error={simpan.kolom.keterangan}
          disabled={simpan.sibuk}
        />
      </SimpleGrid>
      <Text fz={13} c="dimmed">
        Seharusnya {berat(seharusnya)} gr. Beda lebih dari 0.02 gr, atau batu beda lebih dari 0.01 ct dari buku,
        disetujui orang lain.
      </Text>
      {simpan.kolom.kode_barcode && (
        <Alert color="red" role="alert">
          {simpan.kolom.kode_barcode}
        </Alert>
      )}
      {Object.keys(simpan.kolom).length === 0 && <GalatDokumen simpan={simpan} />}
      <Group justify="flex-end">
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          label="Pasang Batu"
          mati={semua.length === 0 || gram === ''}
          sebab={semua.length === 0 ? 'Pilih batunya' : 'Timbang barangnya'}
          berubah={semua.length > 0}
        />
      </Group>
    </Stack>
  );
}

function Lepas({ b }: { b: BarangBatu }) {
  const kueri = useQueryClient();
  const [carat, setCarat] = useState<Readonly<Record<number, string>>>({});
  const [gram, setGram] = useState('');
  const simpan = useSimpanDokumen('pasang-batu/lepas');
  const dipilih = b.batu.filter((x) => carat[x.baris] !== undefined);
  const galat = galatBaris(simpan.kolom, 'detail');
  const seharusnya = b.berat_asli - gramBatu(dipilih.reduce((n, x) => n + Math.round(x.carat * 1000), 0) / 1000);
  const kirim = async () => {
    const jawab = await simpan.kirim({
      kode_barcode: b.kode_barcode,
      berat_timbang: Number(gram),
      keterangan: '',
      detail: dipilih.map((x) => ({ baris: x.baris, carat: Number(carat[x.baris]) })),
    });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Batu Berhasil Dilepas');
    keScan();
    void segarkan(kueri);
  };
  if (b.batu.length === 0) return <Text c="dimmed">Tidak ada batu yang bisa dilepas.</Text>;
  return (
    <Stack gap="md">
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }} aria-label="Batu di kartu">
        {b.batu.map((x) => (
          <li key={x.baris} className={kotak.baris} style={{ padding: 12 }}>
            <Group justify="space-between" align="flex-end">
              <Checkbox
                label={`${x.kode_batu || 'Belum terdaftar'} · ${sebut(x)} · ${x.butir} butir · ${tulisAngka(x.carat, 'berat')} ct`}
                description={x.sertifikat || undefined}
                checked={carat[x.baris] !== undefined}
                disabled={simpan.sibuk || x.kode_batu === ''}
                onChange={(e) => {
                  simpan.lupakan();
                  const { [x.baris]: _, ...lain } = carat;
                  setCarat(e.currentTarget.checked ? { ...carat, [x.baris]: '' } : lain);
                }}
              />
              {carat[x.baris] !== undefined && (
                <IsianSaring
                  label="Carat timbang"
                  w={140}
                  inputMode="decimal"
                  saring={tigaDesimal}
                  rightSection="ct"
                  value={carat[x.baris] ?? ''}
                  onChange={(v) => setCarat({ ...carat, [x.baris]: v })}
                  error={galat.get(dipilih.indexOf(x))}
                  galatLangsung
                  disabled={simpan.sibuk}
                />
              )}
            </Group>
          </li>
        ))}
      </ul>
      <IsianBerat
        label="Berat barang sesudah dilepas"
        required
        maw={320}
        placeholder={berat(seharusnya)}
        value={gram}
        onChange={setGram}
        error={simpan.kolom.berat_timbang}
        galatLangsung
        disabled={simpan.sibuk}
      />
      <Text fz={13} c="dimmed">
        Seharusnya {berat(seharusnya)} gr. Batu yang beda lebih dari 0.01 ct dari kartunya disetujui orang lain.
      </Text>
      {simpan.kolom.kode_barcode && (
        <Alert color="red" role="alert">
          {simpan.kolom.kode_barcode}
        </Alert>
      )}
      {Object.keys(simpan.kolom).length === 0 && <GalatDokumen simpan={simpan} />}
      <Group justify="flex-end">
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          label="Lepas Batu"
          mati={dipilih.length === 0 || dipilih.some((x) => !carat[x.baris]) || gram === ''}
          sebab={dipilih.length === 0 ? 'Pilih batunya' : 'Timbang batu dan barangnya'}
          berubah={dipilih.length > 0}
        />
      </Group>
    </Stack>
  );
}
