// Terima Batu: stones of a supplier, one with its certificate or a parcel by count and carat. Dollars become rupiah by the rate of the
// day. F3 adds a stone, F9 saves; the codes they got stand there afterwards.
import { Alert, Badge, Button, Group, Kbd, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { rupiah, tulisAngka } from '@/kit/angka';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { useTombol } from '@/kit/tombol';
import kotak from '@/kit/transaksi/transaksi.module.css';
import type { Rute } from '@/routes';
import { kueriPilihan, type PilihanBatu, segarkan } from './api';
import { IsianBatu } from './IsianBatu';
import { BATU_BARU, type BatuBaru, keMasuk, nilaiBatu } from './masuk';

export default function TerimaBatu({ rute }: { rute: Rute }) {
  const { data, error, isPending, refetch } = useQuery(kueriPilihan);
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      keadaan={
        data && (
          <Badge size="lg" variant="light" radius="sm" tt="none" color={data.kurs > 0 ? undefined : 'red'}>
            {data.kurs > 0 ? `Kurs ${rupiah(data.kurs / 100)}` : 'Kurs belum diisi'}
          </Badge>
        )
      }
    >
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaTabel />}
      {data && <Formulir p={data} />}
    </Halaman>
  );
}

interface Jadi {
  no: string;
  kode: readonly string[];
}

function Formulir({ p }: { p: PilihanBatu }) {
  const kueri = useQueryClient();
  const [supplier, setSupplier] = useState<string | null>(null);
  const [keterangan, setKeterangan] = useState('');
  const [semua, setSemua] = useState<readonly BatuBaru[]>([BATU_BARU()]);
  const [jadi, setJadi] = useState<Jadi>();
  const batu = useRef<HTMLDivElement>(null);
  const simpan = useSimpanDokumen('terima-batu');
  const isi = semua.filter((b) => b.carat.trim() !== '' || b.no_sertifikat.trim() !== '');
  const tambah = () => {
    setJadi(undefined);
    setSemua((s) => [...s, BATU_BARU(s.at(-1))]);
  };
  useTombol([{ kunci: 'F3', arti: 'Tambah batu', aksi: tambah }], !simpan.sibuk);
  const kirim = async () => {
    const jawab = await simpan.kirim({
      kode_supplier: supplier ?? '',
      keterangan: keterangan.trim(),
      detail: isi.map(keMasuk),
    });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Data Berhasil Disimpan');
    setJadi({ no: jawab.data.no_dok, kode: jawab.data.kode_batu });
    setSemua([BATU_BARU()]);
    setKeterangan('');
    void segarkan(kueri);
  };
  // What was received is told; the next stone begins at its kind.
  useEffect(() => {
    if (jadi) batu.current?.querySelector<HTMLElement>('input[role="combobox"]')?.focus();
  }, [jadi]);
  const total = isi.reduce((n, b) => n + nilaiBatu(b, p.kurs), 0);
  return (
    <Stack gap="md" maw={960}>
      {jadi && (
        <section className={kotak.kotak} aria-label="Batu diterima">
          <Group justify="space-between" role="status">
            <Text fw={600} c="green">
              Batu diterima
            </Text>
            <Text fw={600} data-nomor>
              {jadi.no}
            </Text>
          </Group>
          <Text data-kode>{jadi.kode.join(', ')}</Text>
          <Text fz={13} c="dimmed">
            Tulis kode ini di kantong batunya. Sertifikat diunggah di Data Batu.
          </Text>
        </section>
      )}
      <Group grow align="flex-start">
        <PilihDaftar
          label="Supplier"
          required
          sebut="supplier"
          gagal={false}
          data={p.supplier.map((s) => ({ value: s.kode, label: `${s.nama} · ${s.kode}` }))}
          value={supplier}
          onChange={(v) => {
            simpan.lupakan('kode_supplier');
            setSupplier(v);
          }}
          galat={simpan.kolom.kode_supplier}
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
      </Group>
      {semua.length === 0 && <Kosong teks="Belum ada batu" />}
      <Stack gap="md" ref={batu}>
        {semua.map((b) => (
          <IsianBatu
            key={b.id}
            b={b}
            p={p}
            // What the server says is of the lines that were sent.
            kolom={simpan.kolom}
            ke={isi.indexOf(b)}
            terkunci={simpan.sibuk}
            onUbah={(bagian) => setSemua((s) => s.map((x) => (x.id === b.id ? { ...x, ...bagian } : x)))}
            onHapus={semua.length > 1 ? () => setSemua((s) => s.filter((x) => x.id !== b.id)) : undefined}
          />
        ))}
      </Stack>
      <Group justify="space-between">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          rightSection={<Kbd size="xs">F3</Kbd>}
          disabled={simpan.sibuk}
          onClick={tambah}
        >
          Tambah Batu
        </Button>
        <Text fw={600} data-nilai>
          {tulisAngka(isi.length, 'angka')} batu · {rupiah(total)}
        </Text>
      </Group>
      {p.kurs === 0 && (
        <Alert color="orange" role="alert">
          Kurs USD hari ini belum diisi atau dikonfirmasi di Harga Emas Hari Ini.
        </Alert>
      )}
      {Object.keys(simpan.kolom).length === 0 && <GalatDokumen simpan={simpan} />}
      <Group justify="flex-end">
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          label="Terima Batu"
          mati={isi.length === 0 || supplier === null}
          sebab={supplier === null ? 'Pilih suppliernya' : 'Isi carat batunya'}
          berubah={isi.length > 0}
        />
      </Group>
    </Stack>
  );
}
