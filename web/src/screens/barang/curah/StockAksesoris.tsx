// Tambah Dan Ambil Stock Aksesoris: every type of accessory with its stock in the tray; type what comes or goes, say why.
import { Grid, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { kueriAksesoris, kueriAlasan } from '@/kit/curah/api';
import { barisTerisi, kurang } from '@/kit/curah/isi';
import { IsianKeterangan, PilihKolom } from '@/kit/dokumen/IsianDokumen';
import { kueriBaki } from '@/kit/dokumen/PilihBaki';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { RangkaTabel } from '@/kit/Rangka';
import { baca, tulis } from '@/kit/simpanan';
import type { Rute } from '@/routes';
import { DaftarDokumenCurah } from './DaftarDokumenCurah';
import { TabCurah } from './TabCurah';
import { TabelIsi } from './TabelIsi';
import { TersimpanCurah } from './TersimpanCurah';
import { useDokumenCurah } from './useDokumenCurah';

/** The tray accessories were last kept in on this device. */
const BAKI = 'karat.pilihan.baki-aksesoris';

export default function StockAksesoris({ rute }: { rute: Rute }) {
  const baki = useQuery(kueriBaki);
  const alasanAda = useQuery(kueriAlasan);
  const [dipilih, setDipilih] = useState(() => baca(BAKI));
  const [jenis, setJenis] = useState<'TAMBAH' | 'AMBIL'>('TAMBAH');
  const [alasan, setAlasan] = useState<string | null>(null);
  const [keterangan, setKeterangan] = useState('');
  const dok = useDokumenCurah('stock-aksesoris');
  const { simpan } = dok;

  const semua = baki.data ?? [];
  const tray =
    semua.find((b) => b.kode_baki === dipilih) ?? semua.find((b) => b.nama_baki.toUpperCase().includes('AKSESORIS'));
  const stok = useQuery({ ...kueriAksesoris(tray?.kode_baki ?? ''), enabled: tray !== undefined });
  const masuk = jenis === 'TAMBAH';
  const pilihan = (alasanAda.data ?? []).filter((a) => a.masuk === masuk);
  const sebab = pilihan.find((a) => a.kode === alasan);
  const baris = barisTerisi(stok.data ?? [], dok.isi);
  const kurangStok = !masuk && baris.some((b) => kurang(b.stok, b.isi));
  const siap =
    tray && sebab && baris.length > 0 && !kurangStok && !(sebab.wajib_keterangan && keterangan.trim() === '');

  const kirim = async () => {
    if (!siap) return;
    const detail_barang = baris.map(({ stok: s, isi }) => ({
      kode_group: s.kode_group,
      kode_dept: s.kode_dept,
      qty: Number(isi.qty),
      harga_modal: masuk ? (isi.modal ?? 0) : 0,
    }));
    const nama = baris.map((b) => b.id);
    if (await dok.kirim(nama, { jenis, kode_toko: tray.kode_baki, alasan: sebab.kode, keterangan, detail_barang }))
      setKeterangan('');
  };

  const baru = (
    <Stack gap="md">
      {dok.terakhir && <TersimpanCurah jalur="stock-aksesoris" {...dok.terakhir} onTutup={dok.lupakanTerakhir} />}
      <GalatDokumen simpan={simpan} />
      <Grid gap="md" maw={960} align="flex-end">
        <Grid.Col span={{ base: 12, xs: 6 }}>
          <Text component="p" fz={14} fw={500} m={0} mb={4} id="aksesoris-jenis">
            Jenis
          </Text>
          <SegmentedControl
            aria-labelledby="aksesoris-jenis"
            fullWidth
            disabled={simpan.sibuk}
            data={[
              { value: 'TAMBAH', label: 'Tambah Stok' },
              { value: 'AMBIL', label: 'Ambil Stok' },
            ]}
            value={jenis}
            onChange={(nilai) => {
              setJenis(nilai === 'AMBIL' ? 'AMBIL' : 'TAMBAH');
              setAlasan(null);
              simpan.lupakan();
            }}
          />
        </Grid.Col>
        <PilihKolom
          simpan={simpan}
          kolom="kode_toko"
          label="Kode Baki"
          required
          sebut="baki"
          gagal={baki.isError}
          data={semua.map((b) => ({ value: b.kode_baki, label: `${b.kode_baki} · ${b.nama_baki}` }))}
          nilai={tray?.kode_baki ?? null}
          onGanti={(nilai) => {
            if (!nilai) return;
            setDipilih(nilai);
            tulis(BAKI, nilai);
          }}
        />
        <PilihKolom
          simpan={simpan}
          kolom="alasan"
          label="Alasan"
          required
          sebut="alasan"
          gagal={alasanAda.isError}
          data={pilihan.map((a) => ({ value: a.kode, label: a.nama }))}
          nilai={alasan}
          onGanti={setAlasan}
        />
        <IsianKeterangan
          simpan={simpan}
          required={sebab?.wajib_keterangan}
          nilai={keterangan}
          onGanti={setKeterangan}
        />
      </Grid>
      {stok.isError ? (
        <Galat pesan={pesanDari(stok.error)} cobaLagi={() => void stok.refetch()} />
      ) : tray && stok.isPending ? (
        <RangkaTabel />
      ) : (
        <TabelIsi
          label="Aksesoris"
          stok={stok.data ?? []}
          isi={dok.isi}
          onIsi={dok.setIsi}
          galat={dok.galat}
          masuk={masuk}
          terkunci={simpan.sibuk}
          kosong={tray ? 'Belum ada jenis aksesoris di master jenis' : 'Pilih baki dulu'}
        />
      )}
    </Stack>
  );
  return (
    <TabCurah
      rute={rute}
      berubah={baris.length > 0}
      tab={[
        {
          kunci: 'baru',
          label: 'Baru',
          isi: baru,
          tetap: true,
          utama: (
            <TombolSimpan
              simpan={simpan}
              onSimpan={() => void kirim()}
              label={masuk ? 'Simpan Tambah' : 'Simpan Ambil'}
              mati={!siap}
            />
          ),
        },
        {
          kunci: 'dokumen',
          label: 'Dokumen',
          isi: <DaftarDokumenCurah jalur="stock-aksesoris" label="Dokumen aksesoris" />,
        },
      ]}
    />
  );
}
