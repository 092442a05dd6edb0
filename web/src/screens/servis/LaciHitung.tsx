// Customers' goods in REPARASI counted blind: read each tag, weigh each piece; what the book says is told only after saving.
import { Alert, Button, Drawer, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { berat } from '@/kit/angka';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { IsianBerat } from '@/kit/IsianBerat';
import { pesan } from '@/kit/pesan';
import { type HitunganBarang, KUNCI_SERVIS, kueriHitunganBarang } from './api';

interface Dibaca {
  kode_barcode: string;
  berat: string;
}

const HASIL: Readonly<Record<string, string>> = {
  KURANG: 'Tidak ditemukan',
  BEDA: 'Berat berbeda',
  LEBIH: 'Bukan service yang terbuka',
};

export function LaciHitung({ onTutup }: { onTutup: () => void }) {
  const kueri = useQueryClient();
  const [semua, setSemua] = useState<readonly Dibaca[]>([]);
  const [kode, setKode] = useState('');
  const [gram, setGram] = useState('');
  const [jadi, setJadi] = useState<HitunganBarang>();
  const dulu = useQuery(kueriHitunganBarang);
  const simpan = useSimpanDokumen('service/hitung-barang');
  const tambah = () => {
    const rapi = kode.trim();
    if (rapi === '' || !(Number(gram) > 0)) return;
    if (semua.some((b) => b.kode_barcode === rapi)) return pesan.gagal(`Barang ${rapi} sudah dihitung`);
    simpan.lupakan();
    setSemua([...semua, { kode_barcode: rapi, berat: gram }]);
    setKode('');
    setGram('');
  };
  const kirim = async () => {
    const jawab = await simpan.kirim({
      detail_barang: semua.map((b) => ({ kode_barcode: b.kode_barcode, berat: Number(b.berat) })),
      keterangan: '',
    });
    if (!jawab) return;
    setJadi(jawab.data);
    setSemua([]);
    void kueri.invalidateQueries({ queryKey: KUNCI_SERVIS });
  };
  const terakhir = dulu.data?.[0];
  return (
    <Drawer
      opened
      onClose={onTutup}
      position="right"
      size={720}
      title="Hitung Barang Customer"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        <Text fz={13} c="dimmed">
          Baca label tiap barang customer di reparasi dan timbang. Dihitung orang yang tidak menerima dan tidak
          menyelesaikannya; isi buku baru terlihat sesudah disimpan.
          {terakhir && ` Terakhir ${terakhir.tgl_system} oleh ${terakhir.oleh}.`}
        </Text>
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Barcode"
            data-autofocus
            autoComplete="off"
            value={kode}
            onChange={(e) => setKode(e.currentTarget.value)}
          />
          <IsianBerat label="Berat" w={130} value={gram} onChange={setGram} galatLangsung />
          <Button variant="default" onClick={tambah}>
            Tambahkan
          </Button>
        </Group>
        <Table fz={13} aria-label="Yang sudah dihitung">
          <Table.Tbody>
            {semua.map((b) => (
              <Table.Tr key={b.kode_barcode}>
                <Table.Td>{b.kode_barcode}</Table.Td>
                <Table.Td>{berat(Number(b.berat))} gr</Table.Td>
                <Table.Td ta="right">
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    aria-label={`Hapus ${b.kode_barcode}`}
                    onClick={() => setSemua(semua.filter((x) => x.kode_barcode !== b.kode_barcode))}
                  >
                    Hapus
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <GalatDokumen simpan={simpan} />
        <Group justify="space-between">
          <Text fz={13} role="status">
            {semua.length} barang dihitung
          </Text>
          <Button onClick={() => void kirim()} loading={simpan.sibuk}>
            Simpan Hitungan
          </Button>
        </Group>
        {jadi && (
          <Alert
            color={jadi.selisih.length === 0 ? 'green' : 'red'}
            title={`${jadi.no_hitung}: ${jadi.ada} dari ${jadi.harus} sesuai`}
            data-selisih={jadi.selisih.length}
          >
            {jadi.selisih.map((h) => (
              <Text fz={13} key={h.kode_barcode}>
                {HASIL[h.hasil] ?? h.hasil}: {h.kode_barcode} {h.no_service} (buku {berat(h.berat_buku)} gr, timbang{' '}
                {berat(h.berat)} gr)
              </Text>
            ))}
          </Alert>
        )}
      </Stack>
    </Drawer>
  );
}
