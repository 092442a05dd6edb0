// Kantong Jaminan: which bag lies where in the safe, whose pledges are in it; moving one, and its story.
import { Autocomplete, Button, Modal, SimpleGrid, Stack, Table, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { berat } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { LaciDokumen } from '@/kit/dokumen/LaciDokumen';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { Halaman } from '@/kit/Halaman';
import { usePemindai } from '@/kit/pemindai';
import { pesan } from '@/kit/pesan';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { ambilKantong, type Kantong, KUNCI_HUTANG, kueriRiwayatKantong, kueriTempat, SARING_KANTONG } from './api';
import { KakiHutang } from './BagianLangkah';

const kolom = (onPindah: (k: Kantong) => void): readonly Kolom<Kantong>[] => [
  { kunci: 'no_kantong', judul: 'No Kantong', nilai: (k) => k.no_kantong, lebar: 170, urut: false },
  { kunci: 'tempat', judul: 'Tempat', nilai: (k) => k.tempat, lebar: 105, urut: false },
  { kunci: 'no_faktur_hutang', judul: 'No Hutang', nilai: (k) => k.no_faktur_hutang, lebar: 170, urut: false },
  { kunci: 'nama_customer', judul: 'Customer', nilai: (k) => k.nama_customer, lebar: 155, urut: false },
  { kunci: 'jatuh_tempo', judul: 'Jatuh Tempo', nilai: (k) => k.jatuh_tempo, lebar: 115, urut: false },
  { kunci: 'qty', judul: 'Barang', jenis: 'angka', nilai: (k) => k.qty, lebar: 70, urut: false },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (k) => k.berat, lebar: 95, total: true, urut: false },
  {
    kunci: 'jumlah_hutang',
    judul: 'Pokok (Rp)',
    jenis: 'rupiah',
    nilai: (k) => k.jumlah_hutang,
    lebar: 130,
    total: true,
    urut: false,
  },
  {
    kunci: 'aksi',
    judul: 'Aksi',
    nilai: () => '',
    tampil: (k) => (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Pindahkan ${k.no_kantong}`}
        onClick={(e) => {
          e.stopPropagation();
          onPindah(k);
        }}
      >
        Pindahkan
      </Button>
    ),
    lebar: 120,
    urut: false,
    diKanan: true,
  },
];

export default function KantongHutang({ rute }: { rute: Rute }) {
  const [{ kantong = '' }, alamat] = useAlamat();
  const [pindah, setPindah] = useState<Kantong>();
  const ke = useNavigate();
  const tempat = useQuery(kueriTempat);
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_HUTANG, 'kantong'],
    labelTotal: 'Total',
    bawaan: SARING_KANTONG,
    ambil: ambilKantong,
  });
  usePemindai((kode) => ubah({ cari: kode.trim().toUpperCase() }), kantong === '' && pindah === undefined);
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      lain={[{ label: 'Hitung jaminan', aksi: () => void ke({ to: '/hitung-jaminan' as never }) }]}
    >
      <DataTable
        label="Kantong jaminan"
        kolom={kolom(setPindah)}
        idBaris={(k) => k.no_kantong}
        {...tabel}
        kosong="Tidak ada kantong yang berisi"
        ekspor={{ namaFile: 'kantong-jaminan.csv' }}
        onBaris={(k) => alamat({ kantong: k.no_kantong })}
        alat={
          <PilihDaftar
            aria-label="Tempat"
            placeholder="Semua tempat"
            sebut="tempat"
            gagal={tempat.isError}
            clearable
            w={170}
            data={[...new Set((tempat.data ?? []).filter(Boolean))]}
            value={saring.tempat || null}
            onChange={(v) => ubah({ tempat: v ?? '' })}
          />
        }
      />
      {kantong && (
        <Riwayat
          no={kantong}
          onHutang={(no) => void ke({ to: '/lihat-hutang', search: { no } as never })}
          onTutup={() => alamat({ kantong: undefined })}
        />
      )}
      {pindah && <DialogPindah k={pindah} onTutup={() => setPindah(undefined)} />}
    </Halaman>
  );
}

interface RiwayatProps {
  no: string;
  onHutang: (no: string) => void;
  onTutup: () => void;
}

/** What happened to a bag, from the first pledge on. */
function Riwayat({ no, onHutang, onTutup }: RiwayatProps) {
  const riwayat = useQuery(kueriRiwayatKantong(no));
  const hutang = riwayat.data?.findLast((p) => p.no_faktur_hutang !== '')?.no_faktur_hutang;
  return (
    <LaciDokumen no={`Kantong ${no}`} kueri={riwayat} lebar={560} onTutup={onTutup}>
      {(semua) => (
        <>
          {hutang && (
            <Button variant="default" onClick={() => onHutang(hutang)}>
              Buka hutang {hutang}
            </Button>
          )}
          <Table fz={13} aria-label="Riwayat kantong">
            <Table.Tbody>
              {semua.map((p, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: events have no other name
                <Table.Tr key={i}>
                  <Table.Td>
                    <Text fw={600} fz={13}>
                      {p.peristiwa}
                    </Text>
                    {p.tempat}
                  </Table.Td>
                  <Table.Td>
                    {waktuLengkap(p.waktu)} · {p.oleh}
                    <br />
                    {[p.no_faktur_hutang, p.no_dok, p.keterangan].filter(Boolean).join(' · ')}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </>
      )}
    </LaciDokumen>
  );
}

function DialogPindah({ k, onTutup }: { k: Kantong; onTutup: () => void }) {
  const kueri = useQueryClient();
  const tempatAda = useQuery(kueriTempat).data ?? [];
  const [tempat, setTempat] = useState(k.tempat);
  const [baru, setBaru] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('kantong-hutang/{no}/pindah', { jalur: { no: k.no_kantong } });
  const kirim = async () => {
    const jawab = await simpan.kirim({
      tempat: tempat.trim(),
      no_kantong: baru.trim(),
      keterangan: keterangan.trim(),
    });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Kantong Berhasil Dipindahkan');
    void kueri.invalidateQueries({ queryKey: KUNCI_HUTANG });
    onTutup();
  };
  const sama = tempat.trim() === k.tempat && baru.trim() === '';
  return (
    <Modal
      opened
      onClose={onTutup}
      title={`Pindahkan kantong ${k.no_kantong}`}
      size={520}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md">
        <Text fz={13}>
          {k.nama_customer} · {k.qty} barang, {berat(k.berat)} gr · sekarang di{' '}
          {k.tempat || 'tempat yang belum disebut'}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Autocomplete
            label="Tempat"
            data-autofocus
            data-bebas
            maxLength={30}
            data={[...new Set(tempatAda.filter(Boolean))]}
            value={tempat}
            onChange={(v) => [setTempat(v.toUpperCase()), simpan.lupakan('tempat')]}
            error={simpan.kolom.tempat}
          />
          <TextInput
            label="Kantong baru"
            placeholder="Kosong: kantong yang sama"
            maxLength={30}
            autoComplete="off"
            value={baru}
            onChange={(e) => [setBaru(e.currentTarget.value.toUpperCase()), simpan.lupakan('no_kantong')]}
            error={simpan.kolom.no_kantong}
          />
        </SimpleGrid>
        <TextInput
          label="Keterangan"
          maxLength={200}
          value={keterangan}
          onChange={(e) => setKeterangan(e.currentTarget.value)}
          error={simpan.kolom.keterangan}
        />
        <KakiHutang simpan={simpan} label="Pindahkan" mati={sama} onTutup={onTutup} onSimpan={() => void kirim()} />
      </Stack>
    </Modal>
  );
}
