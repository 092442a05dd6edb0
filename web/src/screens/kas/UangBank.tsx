// Uang Bank: money in and out of the shop's accounts under a category, and between one's own drawer and an account.
import { Grid, Group, Paper, SegmentedControl, Select, Stack, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { useImporAwal } from '@/kit/awal/useImporAwal';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Formulir } from '@/kit/Formulir';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import type { Rute } from '@/routes';
import { type BankTercatat, kueriKategori, kueriRekening, kueriSaldo, type Rekening } from './api';
import { ekorSaldo, Riwayat, SaldoLaci, Tersimpan } from './bagian';
import { DeskripsiJumlah, type IsiUang, PilihKategori, UANG_KOSONG } from './IsianUangLaci';
import { useSimpanUang } from './useSimpanUang';

type Jenis = 'MASUK' | 'KELUAR' | 'SETOR' | 'TARIK';

const JENIS: readonly { value: Jenis; label: string }[] = [
  { value: 'MASUK', label: 'Bank Masuk' },
  { value: 'KELUAR', label: 'Bank Keluar' },
  { value: 'SETOR', label: 'Setor Kas' },
  { value: 'TARIK', label: 'Tarik Tunai' },
];

function KartuRekening({ r, dipilih, onPilih }: { r: Rekening; dipilih: boolean; onPilih: () => void }) {
  return (
    <UnstyledButton onClick={onPilih} aria-pressed={dipilih}>
      <Paper
        withBorder
        p="sm"
        miw={220}
        style={dipilih ? { borderColor: 'var(--mantine-primary-color-filled)', borderWidth: 2 } : undefined}
      >
        <Text fz={12} c="dimmed">
          {r.kode_bank} · {r.no_rekening}
          {r.aktif ? '' : ' · tidak aktif'}
        </Text>
        <Text fz={18} fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {r.saldo === undefined ? '' : rupiah(r.saldo)}
        </Text>
        <Text fz={12} c="dimmed">
          {r.belum_valid === 0 ? 'Semua sudah divalidasi' : `Menunggu validasi ${rupiah(r.belum_valid)}`}
        </Text>
      </Paper>
    </UnstyledButton>
  );
}

export default function UangBank({ rute }: { rute: Rute }) {
  const { level, user_id } = useSesiAda().pengguna;
  const rekening = useQuery(kueriRekening);
  const saldo = useQuery(kueriSaldo);
  const semua = useQuery(kueriKategori);
  const [no, setNo] = useState('');
  const [jenis, setJenis] = useState<Jenis>('MASUK');
  const [isi, setIsi] = useState(UANG_KOSONG);
  const [terakhir, setTerakhir] = useState<{ data: BankTercatat; jumlah: number }>();
  const simpan = useSimpanUang('uang-bank');
  const impor = useImporAwal('bank', level);
  const dalam = jenis === 'SETOR' || jenis === 'TARIK';
  const pilihan = (semua.data ?? []).filter((k) => k.jenis === jenis && k.tempat !== 'KAS');
  const ubah = (kolom: string, baru: Partial<IsiUang>) => {
    setIsi((lama) => ({ ...lama, ...baru }));
    simpan.lupakan(kolom);
  };
  const siap = no !== '' && (dalam || isi.kategori !== '') && (isi.jumlah ?? 0) > 0;
  const kirim = async () => {
    if (!siap || isi.jumlah === null) return;
    const jawab = await simpan.catat({
      jenis,
      no_rekening: no,
      kategori: dalam ? '' : isi.kategori,
      deskripsi: isi.deskripsi,
      jumlah_rp: isi.jumlah,
    });
    if (!jawab) return;
    setTerakhir({ data: jawab.data, jumlah: isi.jumlah });
    setIsi(UANG_KOSONG);
  };
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
            {` · ${rupiah(terakhir.jumlah)}${ekorSaldo(terakhir.data.saldo, 'saldo rekening')}`}
          </Tersimpan>
        )}
        <GalatDokumen simpan={simpan} />
        {rekening.isError ? (
          <Galat pesan={pesanDari(rekening.error)} cobaLagi={() => void rekening.refetch()} />
        ) : rekening.data?.length === 0 ? (
          <Kosong teks="Belum ada rekening. Isi dulu Master Rekening." />
        ) : (
          <Group gap="sm" align="stretch">
            {(rekening.data ?? []).map((r) => (
              <KartuRekening
                key={r.no_rekening}
                r={r}
                dipilih={r.no_rekening === no}
                onPilih={() => {
                  setNo(r.no_rekening === no ? '' : r.no_rekening);
                  simpan.lupakan('no_rekening');
                }}
              />
            ))}
            <SaldoLaci user={user_id} saldo={saldo} />
          </Group>
        )}
        <Formulir label="Uang bank" onSimpan={() => void kirim()} aktif={false}>
          <Grid.Col span={12}>
            <SegmentedControl
              aria-label="Jenis"
              disabled={simpan.sibuk}
              data={[...JENIS]}
              value={jenis}
              onChange={(nilai) => {
                setJenis(nilai as Jenis);
                setIsi((lama) => ({ ...lama, kategori: '' }));
                simpan.lupakan();
              }}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <Select
              label="No Rekening"
              required
              searchable
              data={(rekening.data ?? [])
                .filter((r) => r.aktif)
                .map((r) => ({ value: r.no_rekening, label: `${r.kode_bank} · ${r.no_rekening} · ${r.atas_nama}` }))}
              value={no || null}
              onChange={(nilai) => {
                setNo(nilai ?? '');
                simpan.lupakan('no_rekening');
              }}
              error={simpan.kolom.no_rekening}
              disabled={simpan.sibuk}
              nothingFoundMessage="Tidak Ada Data"
            />
          </Grid.Col>
          {dalam ? (
            <Grid.Col span={{ base: 12, xs: 6 }}>
              <Text fz={13} c="dimmed" mt={{ base: 0, xs: 30 }}>
                {jenis === 'SETOR'
                  ? 'Uang keluar dari laci Anda dan masuk ke rekening.'
                  : 'Uang keluar dari rekening dan masuk ke laci Anda.'}
              </Text>
            </Grid.Col>
          ) : (
            <Grid.Col span={{ base: 12, xs: 6 }}>
              <PilihKategori pilihan={pilihan} gagal={semua.isError} isi={isi} onUbah={ubah} simpan={simpan} />
            </Grid.Col>
          )}
          <DeskripsiJumlah isi={isi} onUbah={ubah} simpan={simpan} />
        </Formulir>
        <Riwayat jalur="cash/history-bank" label="Riwayat bank" no_rekening={no} tinggi={420} />
      </Stack>
      {impor.dialog}
    </Halaman>
  );
}
