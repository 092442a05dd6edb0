// Uang Kas: money into or out of one's own drawer under a category of the shop, with what the drawer holds and its history.
import { Grid, Group, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Formulir } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import { IsianUang } from '@/kit/IsianUang';
import type { Rute } from '@/routes';
import { useImporAwal } from '../niaga/awal/useImporAwal';
import { type KasTercatat, kueriKategori, kueriSaldo } from './api';
import { Angka, Riwayat, Tersimpan } from './bagian';
import { useSimpanUang } from './useSimpanUang';

const KOSONG = { kategori: '', deskripsi: '', jumlah: null as number | null };

export default function UangKas({ rute }: { rute: Rute }) {
  const { level, user_id } = useSesiAda().pengguna;
  const saldo = useQuery(kueriSaldo);
  const semua = useQuery(kueriKategori);
  const [jenis, setJenis] = useState<'MASUK' | 'KELUAR'>('MASUK');
  const [isi, setIsi] = useState(KOSONG);
  const [terakhir, setTerakhir] = useState<{ data: KasTercatat; jumlah: number }>();
  const simpan = useSimpanUang<KasTercatat>('uang-kas');
  const impor = useImporAwal('kas');
  const pilihan = (semua.data ?? []).filter((k) => k.jenis === jenis && k.tempat !== 'BANK');
  const kategori = pilihan.find((k) => k.kode_transaksi === isi.kategori);
  const bebas = semua.data?.length === 0;
  const ubah = (kolom: string, baru: Partial<typeof KOSONG>) => {
    setIsi((lama) => ({ ...lama, ...baru }));
    simpan.lupakan(kolom);
  };
  const siap = isi.kategori.trim() !== '' && (isi.jumlah ?? 0) > 0;
  const kirim = async () => {
    if (!siap || isi.jumlah === null) return;
    const perlu = kategori?.butuh_otorisasi && level !== 'SPV' && level !== 'OWN';
    const jawab = await simpan.catat(
      { jenis, kategori: isi.kategori, deskripsi: isi.deskripsi, jumlah_rp: isi.jumlah },
      perlu ? { description: `KAS ${jenis} ${isi.kategori}`, nominal: isi.jumlah } : undefined,
    );
    if (!jawab) return;
    setTerakhir({ data: jawab.data, jumlah: isi.jumlah });
    setIsi(KOSONG);
  };
  const kurang = jenis === 'KELUAR' && saldo.data !== undefined && (isi.jumlah ?? 0) > saldo.data.saldo;
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      lain={impor.aksi}
      utama={<TombolSimpan simpan={simpan} onSimpan={() => void kirim()} mati={!siap} berubah={siap} />}
    >
      <Stack gap="md">
        {terakhir && (
          <Tersimpan no={terakhir.data.no_faktur} judul="Data Berhasil Disimpan" onTutup={() => setTerakhir(undefined)}>
            {` · ${rupiah(terakhir.jumlah)} · saldo ${rupiah(terakhir.data.saldo)}`}
          </Tersimpan>
        )}
        <GalatDokumen simpan={simpan} />
        <Group align="stretch" gap="md">
          <Angka nama={`Saldo laci ${user_id}`} nilai={saldo.data?.saldo} gagal={saldo.isError} />
        </Group>
        <Formulir label="Uang kas" onSimpan={() => void kirim()} aktif={false}>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <SegmentedControl
              aria-label="Jenis"
              fullWidth
              disabled={simpan.sibuk}
              data={[
                { value: 'MASUK', label: 'Kas Masuk' },
                { value: 'KELUAR', label: 'Kas Keluar' },
              ]}
              value={jenis}
              onChange={(nilai) => {
                setJenis(nilai === 'KELUAR' ? 'KELUAR' : 'MASUK');
                setIsi((lama) => ({ ...lama, kategori: '' }));
                simpan.lupakan();
              }}
              mt={{ base: 0, xs: 25 }}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            {bebas ? (
              <TextInput
                label="Kategori"
                required
                maxLength={40}
                value={isi.kategori}
                onChange={(e) => ubah('kategori', { kategori: e.currentTarget.value })}
                error={simpan.kolom.kategori}
                description="Master kode transaksi masih kosong"
              />
            ) : (
              <PilihDaftar
                label="Kategori"
                required
                sebut="kategori"
                gagal={semua.isError}
                galat={simpan.kolom.kategori}
                data={pilihan.map((k) => ({
                  value: k.kode_transaksi,
                  label: `${k.nama_transaksi}${k.butuh_otorisasi ? ' (perlu SPV)' : ''}`,
                }))}
                value={isi.kategori || null}
                onChange={(nilai) => ubah('kategori', { kategori: nilai ?? '' })}
                disabled={simpan.sibuk}
              />
            )}
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <TextInput
              label="Deskripsi"
              maxLength={200}
              value={isi.deskripsi}
              onChange={(e) => ubah('deskripsi', { deskripsi: e.currentTarget.value })}
              error={simpan.kolom.deskripsi}
              disabled={simpan.sibuk}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <IsianUang
              label="Jumlah"
              required
              value={isi.jumlah}
              onChange={(jumlah) => ubah('jumlah_rp', { jumlah })}
              error={simpan.kolom.jumlah_rp ?? (kurang ? 'Lebih dari isi laci' : undefined)}
              galatLangsung
              disabled={simpan.sibuk}
            />
          </Grid.Col>
        </Formulir>
        <Riwayat jalur="cash/paginated" label="Riwayat kas" tinggi={420} />
      </Stack>
      {impor.dialog}
    </Halaman>
  );
}
