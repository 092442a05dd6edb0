// Gesek Tunai: cards swiped for cash, with the warning that the central bank forbids it. The server computes fee and cash;
// the number of a card is never kept.
import { Alert, Button, Grid, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { panggilDefinisi } from '@/api/definisi';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Halaman } from '@/kit/Halaman';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { IsianUang } from '@/kit/IsianUang';
import { IsianAngka, IsianPersen } from '@/kit/isian';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { cariKartu, type GesekTersimpan, KUNCI_UANG, kueriRekening } from './api';
import { BatalUang, CetakSlip, ekorSaldo, Tersimpan } from './bagian';
import { hitungGesek } from './gesek';
import { useSimpanUang } from './useSimpanUang';

interface Riwayat {
  no_gesek: string;
  waktu: string;
  kategori: string;
  keterangan: string;
  kode_bank: string;
  no_rekening: string;
  jumlah_in: number;
  fee: number;
  fee_rp: number;
  cash: number;
  input_by: string;
  status: string;
}

const KOLOM: readonly Kolom<Riwayat>[] = [
  { kunci: 'kategori', judul: 'Kategori', nilai: (g) => g.kategori, lebar: 130 },
  { kunci: 'keterangan', judul: 'Keterangan', nilai: (g) => g.keterangan, lebar: 240 },
  { kunci: 'jumlah_in', judul: 'Jumlah (Rp)', jenis: 'rupiah', nilai: (g) => g.jumlah_in, lebar: 140, total: true },
  { kunci: 'fee', judul: 'Fee (%)', jenis: 'persen', nilai: (g) => g.fee, lebar: 80 },
  { kunci: 'fee_rp', judul: 'Fee (Rp)', jenis: 'rupiah', nilai: (g) => g.fee_rp, lebar: 120, total: true },
  { kunci: 'cash', judul: 'Cash (Rp)', jenis: 'rupiah', nilai: (g) => g.cash, lebar: 130, total: true },
  { kunci: 'rekening', judul: 'Rekening', nilai: (g) => `${g.kode_bank} ${g.no_rekening}`, lebar: 170 },
  { kunci: 'waktu', judul: 'Waktu', nilai: (g) => waktuLengkap(g.waktu), lebar: 160 },
  { kunci: 'input_by', judul: 'Input By', nilai: (g) => g.input_by, lebar: 120 },
  { kunci: 'status', judul: 'Keadaan', nilai: (g) => g.status, lebar: 90 },
];

export default function GesekTunai({ rute }: { rute: Rute }) {
  const hari = useSesiAda().pengguna.tgl_system;
  const [tgl, setTgl] = useState({ tgl_from: hari, tgl_to: hari });
  const [form, setForm] = useState(false);
  const [terakhir, setTerakhir] = useState<GesekTersimpan>();
  const [buka, setBuka] = useState<{ g: Riwayat; langkah?: 'batal' | 'cetak' }>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...KUNCI_UANG, 'gesek', tgl],
    queryFn: async () => (await panggilDefinisi<Riwayat[]>('GET', 'non-cash/gesek-histories', { query: tgl })).data,
  });
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Stack gap="md">
        <Alert color="orange" icon={<IconAlertTriangle size={18} />} title="Bank Indonesia melarang gesek tunai">
          Pedagang dilarang memproses gesek tunai (tarik tunai lewat kartu kredit). Toko bertanggung jawab atas
          pemakaian layar ini.
        </Alert>
        {terakhir && (
          <Tersimpan no={terakhir.no_gesek} judul="Data Berhasil Disimpan" onTutup={() => setTerakhir(undefined)}>
            {` · cash ${rupiah(terakhir.cash)}${ekorSaldo(terakhir.saldo)}`}
          </Tersimpan>
        )}
        <DataTable
          label="Gesek tunai"
          kolom={KOLOM}
          data={data ?? []}
          idBaris={(g) => g.no_gesek}
          memuat={isPending}
          galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
          tambah={{ aksi: () => setForm(true) }}
          onBaris={(g) => setBuka({ g })}
          ekspor={{ namaFile: 'gesek-tunai.csv' }}
          alat={
            <Group gap="xs" wrap="nowrap">
              <IsianTanggal
                aria-label="Tanggal Awal"
                w={140}
                value={tgl.tgl_from}
                onChange={(nilai) => nilai && setTgl((lama) => ({ ...lama, tgl_from: nilai }))}
              />
              <IsianTanggal
                aria-label="Tanggal Akhir"
                w={140}
                value={tgl.tgl_to}
                onChange={(nilai) => nilai && setTgl((lama) => ({ ...lama, tgl_to: nilai }))}
              />
            </Group>
          }
        />
      </Stack>
      {form && (
        <FormGesek
          onTutup={() => setForm(false)}
          onTersimpan={(g) => {
            setForm(false);
            setTerakhir(g);
          }}
        />
      )}
      {buka && !buka.langkah && (
        <Modal
          opened
          onClose={() => setBuka(undefined)}
          title={buka.g.no_gesek}
          closeButtonProps={{ 'aria-label': 'Tutup' }}
        >
          <Group justify="flex-end" gap="xs">
            {buka.g.status === '' && (
              <Button color="red" variant="light" onClick={() => setBuka({ ...buka, langkah: 'batal' })}>
                Batalkan
              </Button>
            )}
            <Button onClick={() => setBuka({ ...buka, langkah: 'cetak' })}>Cetak Slip</Button>
          </Group>
        </Modal>
      )}
      {buka?.langkah === 'cetak' && <CetakSlip no={buka.g.no_gesek} onTutup={() => setBuka(undefined)} />}
      {buka?.langkah === 'batal' && (
        <BatalUang
          no={buka.g.no_gesek}
          jumlah={buka.g.jumlah_in}
          onTutup={() => setBuka(undefined)}
          onSelesai={() => setBuka(undefined)}
        />
      )}
    </Halaman>
  );
}

const KARTU = { no_credit_card: '', valid_until: '', nama_customer: '', no_ktp: '', no_hp: '', alamat_customer: '' };
/** A card that was here before is looked up once the typing rests. */
const JEDA_CARI = 2000;

function FormGesek({ onTutup, onTersimpan }: { onTutup: () => void; onTersimpan: (g: GesekTersimpan) => void }) {
  const rekening = useQuery(kueriRekening);
  const [no, setNo] = useState<string | null>(null);
  const [gesek, setGesek] = useState<number | null>(null);
  const [fee, setFee] = useState('2.5');
  const [kartu, setKartu] = useState(KARTU);
  const simpan = useSimpanUang('non-cash/gesek');
  const { fee_rp, cash } = hitungGesek(gesek ?? 0, fee);
  const akun = (rekening.data ?? []).find((r) => r.no_rekening === no);
  useEffect(() => {
    if (kartu.no_credit_card.length < 12) return;
    const henti = new AbortController();
    const nanti = setTimeout(() => {
      cariKartu(kartu.no_credit_card, henti.signal).then(
        ({ valid_until, nama_customer, no_ktp, no_hp, alamat_customer }) =>
          setKartu((lama) => ({ ...lama, valid_until, nama_customer, no_ktp, no_hp, alamat_customer })),
        // A card that is new here has no owner yet.
        () => undefined,
      );
    }, JEDA_CARI);
    return () => {
      clearTimeout(nanti);
      henti.abort();
    };
  }, [kartu.no_credit_card]);
  const ubah = (kolom: keyof typeof KARTU) => (nilai: string) => {
    setKartu((lama) => ({ ...lama, [kolom]: nilai }));
    simpan.lupakan(kolom);
  };
  const siap = akun !== undefined && (gesek ?? 0) > 0 && kartu.no_credit_card !== '';
  const kirim = async () => {
    if (!siap || !akun || gesek === null) return;
    const jawab = await simpan.catat({
      kode_bank: akun.kode_bank,
      no_rekening: akun.no_rekening,
      gesek,
      fee: Number(fee || 0),
      cash,
      credit_card: [kartu],
    });
    if (jawab) onTersimpan(jawab.data);
  };
  return (
    <Modal opened onClose={onTutup} title="Tambah Gesek Tunai" size={760} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="md">
        <GalatDokumen simpan={simpan} />
        <Grid gap="sm">
          <Grid.Col span={12}>
            <Select
              label="Bank"
              required
              data-autofocus
              searchable
              data={(rekening.data ?? [])
                .filter((r) => r.aktif)
                .map((r) => ({ value: r.no_rekening, label: `${r.kode_bank} · ${r.no_rekening}` }))}
              value={no}
              onChange={(nilai) => {
                setNo(nilai);
                simpan.lupakan('kode_bank');
                simpan.lupakan('no_rekening');
              }}
              error={simpan.kolom.kode_bank ?? simpan.kolom.no_rekening}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 4 }}>
            <IsianUang
              label="Gesek"
              required
              value={gesek}
              onChange={(nilai) => {
                setGesek(nilai);
                simpan.lupakan('gesek');
              }}
              error={simpan.kolom.gesek}
              galatLangsung
            />
          </Grid.Col>
          <Grid.Col span={{ base: 6, xs: 2 }}>
            <IsianPersen label="Fee" value={fee} onChange={setFee} error={simpan.kolom.fee} galatLangsung />
          </Grid.Col>
          <Grid.Col span={{ base: 6, xs: 3 }}>
            <IsianUang label="Fee Rp" readOnly value={fee_rp} onChange={() => undefined} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 3 }}>
            <IsianUang
              label="Cash"
              readOnly
              value={cash}
              onChange={() => undefined}
              error={simpan.kolom.cash}
              galatLangsung
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 8 }}>
            <IsianAngka
              label="No Kartu Kredit"
              required
              maxLength={19}
              value={kartu.no_credit_card}
              onChange={ubah('no_credit_card')}
              error={simpan.kolom.no_credit_card}
              galatLangsung
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 4 }}>
            <TextInput
              label="Valid Until"
              required
              placeholder="YY/MM"
              maxLength={5}
              value={kartu.valid_until}
              onChange={(e) => ubah('valid_until')(e.currentTarget.value)}
              error={simpan.kolom.valid_until}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <TextInput
              label="Nama Customer"
              required
              value={kartu.nama_customer}
              onChange={(e) => ubah('nama_customer')(e.currentTarget.value)}
              error={simpan.kolom.nama_customer}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            {kartu.no_ktp.startsWith('*') ? (
              <TextInput
                label="No KTP"
                value={kartu.no_ktp}
                readOnly
                description="Sudah terdaftar"
                error={simpan.kolom.no_ktp}
              />
            ) : (
              <IsianAngka
                label="No KTP"
                required
                maxLength={16}
                value={kartu.no_ktp}
                onChange={ubah('no_ktp')}
                error={simpan.kolom.no_ktp}
                galatLangsung
              />
            )}
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <IsianAngka
              label="No Handphone"
              maxLength={20}
              value={kartu.no_hp}
              onChange={ubah('no_hp')}
              error={simpan.kolom.no_hp}
              galatLangsung
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <TextInput
              label="Alamat"
              value={kartu.alamat_customer}
              onChange={(e) => ubah('alamat_customer')(e.currentTarget.value)}
              error={simpan.kolom.alamat_customer}
            />
          </Grid.Col>
        </Grid>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onTutup}>
            Batal
          </Button>
          <TombolSimpan simpan={simpan} onSimpan={() => void kirim()} mati={!siap} />
        </Group>
      </Stack>
    </Modal>
  );
}
