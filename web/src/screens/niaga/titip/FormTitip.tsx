// Titip Uang: who leaves how much, for which piece or which gold, at which price. A scanned piece is put aside; with LOCK
// the grams are fixed at today's price. F9 saves.
import { Alert, Group, Modal, SegmentedControl, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { berat, rupiah } from '@/kit/angka';
import { rapikanBarcode } from '@/kit/dokumen/pindai';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { IsianUang } from '@/kit/IsianUang';
import { pesan } from '@/kit/pesan';
import { KUNCI_BARANG } from '@/screens/barang/data/api';
import { KUNCI_NIAGA, MASTER } from '../api';
import {
  BAYAR_KOSONG,
  type Baris,
  baris,
  bayarTerisi,
  galatPerId,
  type MintaBayar,
  type PelangganDipilih,
  pelunasan,
} from '../model';
import { PanelBayar } from '../PanelBayar';
import { PanelPelanggan } from '../PanelPelanggan';
import { type HitunganTitip, hitungTitip, type TercatatTitip } from './api';

export interface FormTitipProps {
  onJadi: (hasil: TercatatTitip) => void;
  onTutup: () => void;
}

export function FormTitip({ onJadi, onTutup }: FormTitipProps) {
  const kueri = useQueryClient();
  const [pelanggan, setPelanggan] = useState<PelangganDipilih>();
  const [jumlah, setJumlah] = useState<number | null>(null);
  const [cara, setCara] = useState('FLOAT');
  const [barang, setBarang] = useState('');
  const [group, setGroup] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const [kodeSales, setKodeSales] = useState('');
  const [bayar, setBayar] = useState<readonly Baris<MintaBayar>[]>(() => [baris(BAYAR_KOSONG)]);
  const [h, setH] = useState<HitunganTitip>();
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const [umum, setUmum] = useState<string>();
  const sales = useQuery(MASTER.sales).data ?? [];
  const groups = useQuery(MASTER.group).data ?? [];
  const simpan = useSimpanDokumen<TercatatTitip>('titipan');
  const kode_barcode = barang.trim() === '' ? '' : rapikanBarcode(barang);
  const inti = { jumlah_rp: jumlah ?? 0, cara_harga: cara, kode_barcode, kode_group: kode_barcode ? '' : group };
  const [tenang] = useDebouncedValue(JSON.stringify(inti), 300);

  useEffect(() => {
    setH(undefined);
    setGalat({});
    setUmum(undefined);
    const isi = JSON.parse(tenang) as typeof inti;
    if (isi.cara_harga === 'LOCK' && isi.kode_barcode === '' && isi.kode_group === '') return;
    const kendali = new AbortController();
    hitungTitip(isi, kendali.signal)
      .then(setH)
      .catch((sebab) => {
        if (kendali.signal.aborted) return;
        const kolom = sebab instanceof Tolak ? sebab.fields : {};
        setGalat(kolom);
        if (Object.keys(kolom).length === 0) setUmum(pesanDari(sebab));
      });
    return () => kendali.abort();
  }, [tenang]);

  const kirim = async () => {
    const jawab = await simpan.kirim({
      ...inti,
      customer: {
        kode_pelanggan: pelanggan?.kode_pelanggan ?? '',
        kode_member: pelanggan?.kode_pelanggan ? '' : (pelanggan?.kode_member ?? ''),
        nama_customer: pelanggan?.nama_customer ?? '',
        no_hp: pelanggan?.no_hp ?? '',
      },
      kode_sales: kodeSales,
      keterangan,
      pembayaran: bayarTerisi(bayar),
    });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Titipan Berhasil Disimpan');
    void kueri.invalidateQueries({ queryKey: KUNCI_NIAGA });
    void kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
    onJadi(jawab.data);
  };
  const k = { ...galat, ...simpan.kolom };
  const lunas = pelunasan(jumlah ?? 0, bayar);
  return (
    <Modal opened onClose={onTutup} title="Titip Uang" size={760} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="md">
        <PanelPelanggan
          nilai={pelanggan}
          onGanti={(baru) => {
            simpan.lupakan();
            setPelanggan(baru);
          }}
          galat={k['customer.nama_customer']}
          terkunci={simpan.sibuk}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <IsianUang
            label="Jumlah titipan"
            required
            value={jumlah}
            onChange={(n) => {
              simpan.lupakan();
              setJumlah(n);
            }}
            error={k.jumlah_rp}
            galatLangsung
          />
          <Select
            label="Sales"
            placeholder="Pilih sales"
            searchable
            data={sales
              .filter((s) => s.aktif !== false)
              .map((s) => ({ value: s.kode_sales, label: `${s.kode_sales} · ${s.nama_sales}` }))}
            value={kodeSales || null}
            onChange={(v) => {
              simpan.lupakan('kode_sales');
              setKodeSales(v ?? '');
            }}
            error={k.kode_sales}
            nothingFoundMessage="Tidak Ada Data"
          />
          <TextInput
            label="Barcode barang yang disimpan"
            placeholder="Kosongkan bila tanpa barang"
            autoComplete="off"
            value={barang}
            onChange={(e) => setBarang(e.currentTarget.value)}
            error={k.kode_barcode}
          />
          <div>
            <Text fz={14} fw={500} mb={4}>
              Harga
            </Text>
            <SegmentedControl
              aria-label="Cara harga"
              fullWidth
              value={cara}
              onChange={setCara}
              data={[
                { value: 'FLOAT', label: 'Ikut hari ambil' },
                { value: 'LOCK', label: 'Kunci hari ini' },
              ]}
            />
          </div>
          {cara === 'LOCK' && kode_barcode === '' && (
            <Select
              label="Kategori emas yang dikunci"
              required
              searchable
              data={groups
                .filter((g) => !g.is_acc)
                .map((g) => ({ value: g.kode_group, label: `${g.kode_group} · ${g.nama_group}` }))}
              value={group || null}
              onChange={(v) => setGroup(v ?? '')}
              error={k.kode_group}
              nothingFoundMessage="Tidak Ada Data"
            />
          )}
          <TextInput
            label="Keperluan"
            maxLength={200}
            value={keterangan}
            onChange={(e) => setKeterangan(e.currentTarget.value)}
            error={k.keterangan}
          />
        </SimpleGrid>
        {h && (h.kode_barcode || h.cara_harga === 'LOCK') && (
          <Alert color="blue" py={8} role="status" data-hitungan>
            {h.kode_barcode && (
              <Text fw={600}>
                {h.nama_barang} · {berat(h.berat)} gr · {rupiah(h.harga_barang)}
              </Text>
            )}
            <Text fz={13}>
              {h.cara_harga === 'LOCK'
                ? `Harga ${rupiah(h.harga_gram)} per gram dikunci untuk ${berat(h.berat)} gr.`
                : 'Harga mengikuti hari pengambilan.'}{' '}
              {h.kode_barcode && (jumlah ?? 0) > 0 && `Sisa ${rupiah(h.sisa)}. `}Berlaku sampai {h.tgl_akhir}.
            </Text>
          </Alert>
        )}
        {umum && (
          <Alert color="red" role="alert">
            {umum}
          </Alert>
        )}
        <PanelBayar
          neto={jumlah ?? 0}
          jenis={['CASH', 'TRANSFER', 'DEBET', 'CREDIT']}
          bayar={bayar}
          onGanti={(baru) => {
            simpan.lupakan();
            setBayar(baru);
          }}
          lunas={lunas}
          galat={galatPerId(
            simpan.kolom,
            'pembayaran',
            bayar.filter((b) => b.minta.jumlah_rp > 0),
          )}
          umum={simpan.kolom.pembayaran}
          terkunci={simpan.sibuk}
        />
        {!simpan.kolom.pembayaran && <GalatDokumen simpan={simpan} />}
        <Group justify="flex-end">
          <TombolSimpan
            simpan={simpan}
            onSimpan={() => void kirim()}
            label="Simpan Titipan"
            mati={!jumlah || !pelanggan || lunas.kurang > 0 || lunas.lebih > 0}
            berubah={(jumlah ?? 0) > 0}
          />
        </Group>
      </Stack>
    </Modal>
  );
}
