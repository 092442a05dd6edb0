// Gold for a craftsman: pieces by barcode and gold without one, by weight, out of what waits for the melt.
import { Button, Group, Modal, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { berat } from '@/kit/angka';
import { useDaftarPindai } from '@/kit/dokumen/pindai';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { TabelPindai } from '@/kit/dokumen/TabelPindai';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { IsianBerat } from '@/kit/IsianBerat';
import { angka } from '@/kit/tukang/isi';
import { kueriSumber, type SumberEmas } from './api';
import { sebutKerja } from './isi';
import type { DialogTukangProps } from './RinciTukang';

const kunciSumber = (s: SumberEmas) => `${s.kode_toko}|${s.kode_group}|${s.kode_dept}`;

export function DialogEmas({ t, onTutup, onJadi }: DialogTukangProps) {
  const sumber = useQuery(kueriSumber);
  const daftar = useDaftarPindai();
  const [gram, setGram] = useState<Readonly<Record<string, string>>>({});
  const [kerja, setKerja] = useState('0');
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('emas-tukang/keluar');
  const emas = (sumber.data ?? []).filter((s) => angka(gram[kunciSumber(s)] ?? '') > 0);
  const salahBarang = galatBaris(simpan.kolom);
  const galat = new Map([...salahBarang].map(([i, teks]) => [daftar.baris[i]?.kode_barcode ?? '', teks]));
  const salahEmas = galatBaris(simpan.kolom, 'emas');
  const isi = daftar.baris.length + emas.length;
  const kirim = async () => {
    const jawab = await simpan.kirim({
      kode_tukang: t.tukang.kode_tukang,
      id_kerja: Number(kerja),
      keterangan: keterangan.trim(),
      detail_barang: daftar.baris.map((b) => ({ kode_barcode: b.kode_barcode, kode_toko: b.kode_toko })),
      emas: emas.map((s) => ({
        kode_group: s.kode_group,
        kode_dept: s.kode_dept,
        kode_toko: s.kode_toko,
        berat: angka(gram[kunciSumber(s)] ?? ''),
      })),
    });
    if (jawab) onJadi(jawab.message);
  };
  const jalan = t.kerja.filter((k) => k.status === 'JALAN');
  return (
    <Modal
      opened
      onClose={() => !simpan.sibuk && onTutup()}
      title={`Serahkan Emas ke ${t.tukang.nama_tukang}`}
      size={900}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md">
        <TabelPindai label="Barang untuk tukang" daftar={daftar} galat={galat} terkunci={simpan.sibuk} tinggi={220} />
        {sumber.data && sumber.data.length > 0 && (
          <Table.ScrollContainer minWidth={480}>
            <Table fz={13} aria-label="Emas tanpa barcode">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Emas tanpa barcode</Table.Th>
                  <Table.Th>Tempat</Table.Th>
                  <Table.Th ta="right">Ada (gr)</Table.Th>
                  <Table.Th ta="right">Murni (gr)</Table.Th>
                  <Table.Th w={150}>Diserahkan</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {sumber.data.map((s) => {
                  const kunci = kunciSumber(s);
                  return (
                    <Table.Tr key={kunci}>
                      <Table.Td>
                        {s.nama_dept} · {s.kode_group}
                      </Table.Td>
                      <Table.Td>
                        {s.kode_gudang} {s.kode_toko}
                      </Table.Td>
                      <Table.Td ta="right">{berat(s.berat)}</Table.Td>
                      <Table.Td ta="right">{berat(s.murni)}</Table.Td>
                      <Table.Td>
                        <IsianBerat
                          aria-label={`Diserahkan ${s.nama_dept} ${s.kode_toko}`}
                          value={gram[kunci] ?? ''}
                          onChange={(v) => {
                            simpan.lupakan();
                            setGram({ ...gram, [kunci]: v });
                          }}
                          error={salahEmas.get(emas.indexOf(s))}
                          galatLangsung
                          disabled={simpan.sibuk}
                        />
                      </Table.Td>
                    </Table.Tr>
                  );
                })}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        <Group grow align="flex-start">
          <Select
            label="Untuk pekerjaan"
            data={[
              { value: '0', label: 'Tanpa pekerjaan tertentu' },
              ...jalan.map((k) => ({ value: String(k.id), label: sebutKerja(k) })),
            ]}
            value={kerja}
            allowDeselect={false}
            onChange={(v) => setKerja(v ?? '0')}
            error={simpan.kolom.id_kerja}
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
        <Text fz={13} c="dimmed">
          Orang lain menyetujui setiap emas yang diserahkan; di atas batas tukang, pemilik.
        </Text>
        {salahBarang.size + salahEmas.size === 0 && <GalatDokumen simpan={simpan} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={simpan.sibuk} onClick={onTutup}>
            Tutup
          </Button>
          <TombolSimpan
            simpan={simpan}
            onSimpan={() => void kirim()}
            label="Serahkan"
            mati={isi === 0}
            sebab="Scan barang atau isi gram emasnya"
          />
        </Group>
      </Stack>
    </Modal>
  );
}
