// Uang Kas: money into or out of one's own drawer under a category of the shop, with what the drawer holds and its history.
import { Grid, Group, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { useImporAwal } from '@/kit/awal/useImporAwal';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Formulir } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import type { Rute } from '@/routes';
import { type KasTercatat, kueriKategori, kueriSaldo } from './api';
import { ekorSaldo, melebihi, Riwayat, SaldoLaci, Tersimpan } from './bagian';
import { DeskripsiJumlah, type IsiUang, PilihKategori, UANG_KOSONG } from './IsianUangLaci';
import { useSimpanUang } from './useSimpanUang';

export default function UangKas({ rute }: { rute: Rute }) {
  const { level, user_id } = useSesiAda().pengguna;
  const saldo = useQuery(kueriSaldo);
  const semua = useQuery(kueriKategori);
  const [jenis, setJenis] = useState<'MASUK' | 'KELUAR'>('MASUK');
  const [isi, setIsi] = useState(UANG_KOSONG);
  const [terakhir, setTerakhir] = useState<{ data: KasTercatat; jumlah: number }>();
  const simpan = useSimpanUang('uang-kas');
  const impor = useImporAwal('kas', level);
  const pilihan = (semua.data ?? []).filter((k) => k.jenis === jenis && k.tempat !== 'BANK');
  const bebas = semua.data?.length === 0;
  const ubah = (kolom: string, baru: Partial<IsiUang>) => {
    setIsi((lama) => ({ ...lama, ...baru }));
    simpan.lupakan(kolom);
  };
  const siap = isi.kategori.trim() !== '' && (isi.jumlah ?? 0) > 0;
  const kirim = async () => {
    if (!siap || isi.jumlah === null) return;
    const jawab = await simpan.catat({
      jenis,
      kategori: isi.kategori,
      deskripsi: isi.deskripsi,
      jumlah_rp: isi.jumlah,
    });
    if (!jawab) return;
    setTerakhir({ data: jawab.data, jumlah: isi.jumlah });
    setIsi(UANG_KOSONG);
  };
  const kurang = jenis === 'KELUAR' && melebihi(isi.jumlah, saldo.data?.saldo);
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
            {` · ${rupiah(terakhir.jumlah)}${ekorSaldo(terakhir.data.saldo)}`}
          </Tersimpan>
        )}
        <GalatDokumen simpan={simpan} />
        <Group align="stretch" gap="md">
          <SaldoLaci user={user_id} saldo={saldo} />
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
              <PilihKategori pilihan={pilihan} gagal={semua.isError} isi={isi} onUbah={ubah} simpan={simpan} />
            )}
          </Grid.Col>
          <DeskripsiJumlah
            isi={isi}
            onUbah={ubah}
            simpan={simpan}
            galatJumlah={kurang ? 'Lebih dari isi laci' : undefined}
          />
        </Formulir>
        <Riwayat jalur="cash/paginated" label="Riwayat kas" tinggi={420} />
      </Stack>
      {impor.dialog}
    </Halaman>
  );
}
