// Kirim Barang Retur: pieces go back to their supplier, or to head office, which receives them as a shipment. All that lies
// in the warehouse RETUR can be taken at once; other pieces are scanned.
import { Button, Checkbox, Grid, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat } from '@/kit/angka';
import { PILIHAN, semuaBarang, TANPA_SARINGAN } from '@/kit/barang/api';
import { Selesai } from '@/kit/barang/Selesai';
import { konfirmasi } from '@/kit/dialog';
import { IsianKeterangan } from '@/kit/dokumen/IsianDokumen';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { TabelPindai } from '@/kit/dokumen/TabelPindai';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { useDokumenPindai } from './dokumen';
import { TabDokumen } from './TabDokumen';

type Tujuan = 'SUPPLIER' | 'PUSAT';

export default function KirimRetur({ rute }: { rute: Rute }) {
  const supplierAda = useQuery(PILIHAN.supplier);
  const [tujuan, setTujuan] = useState<Tujuan>('SUPPLIER');
  const [supplier, setSupplier] = useState<string | null>(null);
  const [beda, setBeda] = useState(false);
  const [kurir, setKurir] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const [mengambil, setMengambil] = useState(false);
  const dok = useDokumenPindai('returbarang');
  const { daftar, simpan } = dok;
  const siap = daftar.baris.length > 0 && (tujuan === 'PUSAT' || supplier !== null);

  const ambilRetur = async () => {
    setMengambil(true);
    try {
      const semua = await semuaBarang({
        ...TANPA_SARINGAN,
        kode_gudang: 'RETUR',
        supplier_barang: tujuan === 'SUPPLIER' && !beda ? (supplier ?? '') : '',
      });
      const ada = new Set(daftar.baris.map((b) => b.kode_barcode));
      daftar.ganti([...daftar.baris, ...semua.filter((b) => !ada.has(b.kode_barcode))]);
      if (semua.length === 0) pesan.info('Tidak ada barang di gudang RETUR');
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    } finally {
      setMengambil(false);
    }
  };
  const kirim = async () => {
    if (daftar.sedang) return;
    const gram = daftar.baris.reduce((mg, b) => mg + Math.round(b.berat_asli * 1000), 0) / 1000;
    const ya = await konfirmasi(
      tujuan === 'PUSAT'
        ? `${daftar.baris.length} barang (${berat(gram)} gr) dikirim ke pusat dan dalam perjalanan sampai pusat menerimanya.`
        : `${daftar.baris.length} barang (${berat(gram)} gr) keluar dari stock toko ini dan dikirim ke supplier ${supplier}.`,
      { judul: 'Kirim Barang Retur', ya: 'Kirim', tidak: 'Batal' },
    );
    if (!ya) return;
    const kepala = { tujuan, supplier_barang: supplier ?? '', beda_supplier: beda, kurir, keterangan };
    if (!(await dok.kirim(kepala))) return;
    setKeterangan('');
    setKurir('');
  };
  return (
    <TabDokumen
      rute={rute}
      jenis="RETUR"
      berubah={daftar.baris.length > 0}
      utama={<TombolSimpan simpan={simpan} onSimpan={() => void kirim()} label="Kirim Retur" mati={!siap} />}
    >
      <Stack gap="md">
        {dok.terakhir && <Selesai {...dok.terakhir} onTutup={dok.lupakanTerakhir} />}
        <GalatDokumen simpan={simpan} />
        <Grid gap="md" maw={960} align="flex-end">
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <Text fz={14} fw={500} mb={4} id="tujuan-retur">
              Tujuan
            </Text>
            <SegmentedControl
              fullWidth
              aria-labelledby="tujuan-retur"
              value={tujuan}
              onChange={(nilai) => {
                setTujuan(nilai as Tujuan);
                simpan.lupakan();
              }}
              data={[
                { value: 'SUPPLIER', label: 'Supplier' },
                { value: 'PUSAT', label: 'Pusat' },
              ]}
              disabled={simpan.sibuk}
            />
            {simpan.kolom.tujuan && (
              <Text c="red" fz={12} mt={4} role="alert">
                {simpan.kolom.tujuan}
              </Text>
            )}
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            {tujuan === 'SUPPLIER' && (
              <PilihDaftar
                label="Supplier"
                required
                sebut="supplier"
                gagal={supplierAda.isError}
                galat={simpan.kolom.supplier_barang}
                data={supplierAda.data ?? []}
                value={supplier}
                onChange={(nilai) => {
                  setSupplier(nilai);
                  simpan.lupakan('supplier_barang');
                }}
                disabled={simpan.sibuk}
              />
            )}
            {tujuan === 'PUSAT' && (
              <TextInput
                label="Kurir"
                maxLength={60}
                value={kurir}
                onChange={(e) => setKurir(e.currentTarget.value)}
                error={simpan.kolom.kurir}
                disabled={simpan.sibuk}
              />
            )}
          </Grid.Col>
          {tujuan === 'SUPPLIER' && (
            <Grid.Col span={12}>
              <Checkbox
                label="Boleh juga barang dari supplier lain"
                checked={beda}
                onChange={(e) => setBeda(e.currentTarget.checked)}
              />
            </Grid.Col>
          )}
          <IsianKeterangan simpan={simpan} span={12} nilai={keterangan} onGanti={setKeterangan} />
        </Grid>
        <TabelPindai
          label="Barang yang diretur"
          daftar={daftar}
          galat={dok.galat}
          terkunci={simpan.sibuk}
          alat={
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              loading={mengambil}
              onClick={() => void ambilRetur()}
            >
              Ambil Isi Gudang RETUR
            </Button>
          }
        />
      </Stack>
    </TabDokumen>
  );
}
