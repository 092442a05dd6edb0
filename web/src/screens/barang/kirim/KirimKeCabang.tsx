// Sending pieces to another store: scan them, say where they go and who carries them. What was sent is on its way until
// the other store scans it; the delivery note goes with the parcel.
import { Alert, Button, Grid, Group, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { IconPrinter, IconTruckDelivery } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { berat } from '@/kit/angka';
import { IsianKeterangan, IsianTeks, PilihKolom } from '@/kit/dokumen/IsianDokumen';
import { useDaftarPindai } from '@/kit/dokumen/pindai';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { TabelPindai } from '@/kit/dokumen/TabelPindai';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { cetakSurat, KUNCI_KIRIM, kueriNomor, kueriTujuan, type Terkirim } from './api';

const ONLINE = 'KIRIM_BARANG_ONLINE_STORE_MODULE';
const KOSONG = { tujuan: '', jenis: 'CABANG', kurir: '', no_resi: '', kode_marketplace: '', keterangan: '' };

export default function KirimKeCabang({ rute }: { rute: Rute }) {
  const { modul } = useSesiAda();
  const kueri = useQueryClient();
  const [isi, setIsi] = useState(KOSONG);
  const [terkirim, setTerkirim] = useState<Terkirim>();
  const daftar = useDaftarPindai({ ingat: 'kirim-barang' });
  const simpan = useSimpanDokumen('kirim-barang');
  const toko = useQuery(kueriTujuan);
  const nomor = useQuery(kueriNomor);
  const online = isi.jenis === 'ONLINE';
  const pasar = useQuery({
    queryKey: ['marketplace', 'semua'],
    queryFn: async () => (await panggil('GET', 'marketplace')).data,
    enabled: online,
  });
  const pilihanToko = useMemo(
    () =>
      (toko.data ?? []).map((t) => ({
        value: t.kode_toko,
        label: `${t.kode_toko} – ${t.nama_toko}${t.pusat ? ' (pusat)' : ''}`,
      })),
    [toko.data],
  );
  const galat = useMemo(() => {
    const baris = galatBaris(simpan.kolom);
    return new Map([...baris].map(([ke, teks]) => [daftar.baris[ke]?.kode_barcode ?? '', teks]));
  }, [simpan.kolom, daftar.baris]);

  const ubah = (bagian: Partial<typeof KOSONG>) => {
    setIsi((lama) => ({ ...lama, ...bagian }));
    for (const kolom of Object.keys(bagian)) simpan.lupakan(kolom);
  };
  const kirim = async () => {
    const detail_barang = daftar.baris.map(({ kode_barcode }) => ({ kode_barcode }));
    const jawab = await simpan.kirim({ ...isi, detail_barang });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? '');
    setTerkirim(jawab.data);
    setIsi(KOSONG);
    daftar.kosongkan();
    void kueri.invalidateQueries({ queryKey: KUNCI_KIRIM });
  };
  const cetak = (no: string) => void cetakSurat(no).catch((sebab) => pesan.gagal(pesanDari(sebab)));
  const berubah = daftar.baris.length > 0;
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <TombolSimpan
          label="Kirim"
          simpan={simpan}
          onSimpan={() => void kirim()}
          mati={daftar.baris.length === 0}
          berubah={berubah}
        />
      }
    >
      <Stack gap="md">
        {terkirim && !berubah && (
          <Alert color="green" icon={<IconTruckDelivery size={18} />} data-terkirim={terkirim.no_kirim}>
            <Group justify="space-between" gap="sm">
              <span>
                <strong>{terkirim.no_kirim}</strong>: {terkirim.qty} barang, {berat(terkirim.berat)} gr menuju{' '}
                {terkirim.tujuan}.
              </span>
              <Button
                size="xs"
                leftSection={<IconPrinter size={16} />}
                onClick={() => cetak(terkirim.no_kirim)}
                autoFocus
              >
                Cetak Surat Jalan
              </Button>
            </Group>
          </Alert>
        )}
        <GalatDokumen simpan={simpan} />
        <Grid maw={960} gap="md">
          {modulNyala(modul, ONLINE) && (
            <Grid.Col span={12}>
              <SegmentedControl
                aria-label="Jenis kirim"
                value={isi.jenis}
                onChange={(jenis) => ubah({ jenis, kode_marketplace: '', no_resi: '' })}
                data={[
                  { value: 'CABANG', label: 'Ke Cabang' },
                  { value: 'ONLINE', label: 'Ke Toko Online' },
                ]}
              />
            </Grid.Col>
          )}
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <TextInput label="No Kirim" value={nomor.data ?? ''} readOnly variant="filled" tabIndex={-1} />
          </Grid.Col>
          <PilihKolom
            simpan={simpan}
            kolom="tujuan"
            label="Toko Tujuan"
            required
            sebut="toko"
            gagal={toko.isError}
            data={pilihanToko}
            nilai={isi.tujuan || null}
            onGanti={(tujuan) => ubah({ tujuan: tujuan ?? '' })}
          />
          <IsianTeks
            simpan={simpan}
            kolom="kurir"
            label="Kurir"
            required
            maxLength={60}
            nilai={isi.kurir}
            onGanti={(kurir) => ubah({ kurir })}
          />
          <IsianKeterangan simpan={simpan} nilai={isi.keterangan} onGanti={(keterangan) => ubah({ keterangan })} />
          {online && (
            <>
              <PilihKolom
                simpan={simpan}
                kolom="kode_marketplace"
                label="Marketplace"
                required
                sebut="marketplace"
                gagal={pasar.isError}
                data={(pasar.data ?? [])
                  .filter((m) => m.aktif !== false)
                  .map((m) => ({
                    value: m.kode_marketplace,
                    label: `${m.kode_marketplace} – ${m.nama_marketplace}`,
                  }))}
                nilai={isi.kode_marketplace || null}
                onGanti={(kode) => ubah({ kode_marketplace: kode ?? '' })}
              />
              <IsianTeks
                simpan={simpan}
                kolom="no_resi"
                label="No Resi"
                required
                maxLength={60}
                nilai={isi.no_resi}
                onGanti={(no_resi) => ubah({ no_resi })}
              />
            </>
          )}
        </Grid>
        <TabelPindai label="Barang yang dikirim" daftar={daftar} galat={galat} terkunci={simpan.sibuk} />
      </Stack>
    </Halaman>
  );
}
