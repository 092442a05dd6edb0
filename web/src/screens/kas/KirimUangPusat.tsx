// Kirim Uang Pusat: money out of one's own drawer on its way to head office, with the reference number its receiver types;
// what is on its way and what came of the rest, by store.
import { Grid, Group, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { IsianKeterangan } from '@/kit/dokumen/IsianDokumen';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Formulir } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import { IsianUang } from '@/kit/IsianUang';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { kueriSaldo, kueriTujuan, type UangTerkirim } from './api';
import { CetakSlip, melebihi, SaldoLaci, Tersimpan } from './bagian';
import { DaftarKiriman } from './DaftarKiriman';
import { useSimpanUang } from './useSimpanUang';

const KOSONG = { jumlah: null as number | null, keterangan: '' };

export default function KirimUangPusat({ rute }: { rute: Rute }) {
  const { user_id } = useSesiAda().pengguna;
  const saldo = useQuery(kueriSaldo);
  const tujuan = useQuery(kueriTujuan);
  const [ke, setKe] = useState<string | null>(null);
  const [isi, setIsi] = useState(KOSONG);
  const [terakhir, setTerakhir] = useState<UangTerkirim>();
  const [cetak, setCetak] = useState(false);
  const simpan = useSimpanUang('kirim-uang');
  const pilihan = tujuan.data ?? [];
  const dipilih = ke ?? (pilihan.length === 1 ? (pilihan[0]?.kode_toko ?? null) : null);
  const kurang = melebihi(isi.jumlah, saldo.data?.saldo);
  const siap = dipilih !== null && (isi.jumlah ?? 0) > 0 && !kurang;
  const kirim = async () => {
    if (!siap || isi.jumlah === null) return;
    const jawab = await simpan.catat({ tujuan: dipilih, jumlah_rp: isi.jumlah, keterangan: isi.keterangan });
    if (!jawab) return pesan.info('Kirim Uang Gagal, Silahkan Coba Beberapa Saat Lagi');
    setTerakhir(jawab.data);
    setIsi(KOSONG);
    setCetak(true);
  };
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <TombolSimpan simpan={simpan} onSimpan={() => void kirim()} mati={!siap} berubah={siap} label="Kirim Uang" />
      }
    >
      <Stack gap="md">
        {terakhir && (
          <Tersimpan no={terakhir.nota_kirim} judul="Kirim Uang Berhasil" onTutup={() => setTerakhir(undefined)}>
            {` · ${rupiah(terakhir.jumlah_rp)} ke ${terakhir.tujuan} · No Referensi `}
            <Text component="strong" fw={700} data-reff>
              {terakhir.no_reff}
            </Text>
          </Tersimpan>
        )}
        <GalatDokumen simpan={simpan} />
        <Group>
          <SaldoLaci user={user_id} saldo={saldo} />
        </Group>
        <Formulir label="Kirim uang" onSimpan={() => void kirim()} aktif={false}>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <Select
              label="Tujuan"
              required
              data={pilihan.map((t) => ({ value: t.kode_toko, label: `${t.kode_toko} · ${t.nama_toko}` }))}
              value={dipilih}
              onChange={(nilai) => {
                setKe(nilai);
                simpan.lupakan('tujuan');
              }}
              error={simpan.kolom.tujuan ?? (tujuan.isError ? pesanDari(tujuan.error) : undefined)}
              disabled={simpan.sibuk}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <IsianUang
              label="Jumlah"
              required
              value={isi.jumlah}
              onChange={(jumlah) => {
                setIsi((lama) => ({ ...lama, jumlah }));
                simpan.lupakan('jumlah_rp');
              }}
              error={simpan.kolom.jumlah_rp ?? (kurang ? 'Lebih dari isi laci' : undefined)}
              galatLangsung
              disabled={simpan.sibuk}
            />
          </Grid.Col>
          <IsianKeterangan
            simpan={simpan}
            span={12}
            nilai={isi.keterangan}
            onGanti={(keterangan) => setIsi((lama) => ({ ...lama, keterangan }))}
          />
        </Formulir>
        <DaftarKiriman />
      </Stack>
      {cetak && terakhir && <CetakSlip no={terakhir.nota_kirim} onTutup={() => setCetak(false)} />}
    </Halaman>
  );
}
