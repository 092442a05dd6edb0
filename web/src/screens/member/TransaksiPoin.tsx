// Transaksi Poin: points given or taken by hand, with the reason and an approval; what was given, and taking it back. F4
// brings the focus to the member, F9 saves.

import { Alert, Group, SegmentedControl, Select, Stack, Text, Textarea } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Amplop } from '@/api/klien';
import type { Data, Isi } from '@/api/tipe';
import { tulisAngka } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { useSimpanDi } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { majukan } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import { IsianAngka } from '@/kit/isian';
import { pesan } from '@/kit/pesan';
import { PanelPelanggan } from '@/kit/transaksi/PanelPelanggan';
import type { PelangganDipilih } from '@/kit/transaksi/pelanggan';
import { kueriSaldoPoin, tulisPoin } from '@/kit/transaksi/poin';
import kotak from '@/kit/transaksi/transaksi.module.css';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { KUNCI_MEMBER, segarkanMember } from './api';
import { ambilDokPoin, type DokPoin, SARING_POIN } from './apiPoin';
import { BatalDok, kolomAksi } from './BatalDok';
import kelas from './member.module.css';
import { ResetPoin } from './ResetPoin';
import { TEKS_MEMBER } from './teks';

const JENIS = [
  { value: 'TAMBAH', label: 'Tambah poin' },
  { value: 'KURANG', label: 'Kurangi poin' },
];

export default function TransaksiPoin({ rute }: { rute: Rute }) {
  const [batal, setBatal] = useState<DokPoin>();
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_MEMBER, 'transaksi-poin'],
    bawaan: SARING_POIN,
    ambil: ambilDokPoin,
  });
  const kolom: Kolom<DokPoin>[] = [
    { kunci: 'no_dok', judul: 'No Dokumen', nilai: (d) => d.no_dok, lebar: 182, urut: false },
    { kunci: 'nama_customer', judul: 'Member', nilai: (d) => d.nama_customer, lebar: 185, urut: false },
    {
      kunci: 'poin',
      judul: 'Poin',
      jenis: 'angka',
      nilai: (d) => (d.jenis === 'KURANG' ? -Math.abs(d.poin) : Math.abs(d.poin)),
      lebar: 75,
      urut: false,
    },
    { kunci: 'keterangan', judul: 'Keterangan', nilai: (d) => d.keterangan, lebar: 190, urut: false },
    { kunci: 'waktu', judul: 'Waktu', nilai: (d) => waktuLengkap(d.waktu), lebar: 145, urut: false },
    { kunci: 'kode_member', judul: 'Kode Member', nilai: (d) => d.kode_member, lebar: 130, urut: false },
    { kunci: 'input_by', judul: 'User', nilai: (d) => d.input_by, lebar: 110, urut: false },
    { kunci: 'disetujui', judul: 'Disetujui', nilai: (d) => d.disetujui, lebar: 110, urut: false },
    kolomAksi<DokPoin>(setBatal),
  ];
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <div className={kelas.dua}>
        <Stack gap="md">
          <FormPoin diam={batal !== undefined} />
          <ResetPoin />
        </Stack>
        <DataTable
          label="Transaksi Poin"
          kolom={kolom}
          idBaris={(d) => d.no_dok}
          {...tabel}
          cari={false}
          ekspor={{ namaFile: 'transaksi-poin.csv' }}
          alat={
            <>
              <SaringTanggal nilai={saring} onGanti={ubah} />
              <Select
                aria-label="Jenis"
                w={140}
                data={[{ value: 'ALL', label: 'Semua' }, ...JENIS]}
                value={saring.jenis}
                allowDeselect={false}
                onChange={(v) => ubah({ jenis: v ?? 'ALL' })}
              />
            </>
          }
        />
      </div>
      {batal && (
        <BatalDok
          jalur="transaksi-poin/batal"
          no={batal.no_dok}
          akibat={`${tulisPoin(Math.abs(batal.poin))} ${batal.jenis === 'KURANG' ? 'kembali ke' : 'ditarik dari'} ${batal.nama_customer}.`}
          onTutup={() => setBatal(undefined)}
        />
      )}
    </Halaman>
  );
}

function FormPoin({ diam }: { diam: boolean }) {
  const kueri = useQueryClient();
  const [siapa, setSiapa] = useState<PelangganDipilih>();
  const [jenis, setJenis] = useState<'TAMBAH' | 'KURANG'>('TAMBAH');
  const [poin, setPoin] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const [jadi, setJadi] = useState<{ no: string; isi: string }>();
  const wadah = useRef<HTMLDivElement>(null);
  const saldo = useQuery(kueriSaldoPoin(siapa?.kode_member ?? ''));
  const simpan = useSimpanDi<Isi<'post', 'transaksi-poin'>, Amplop<Data<'post', 'transaksi-poin'>>>('transaksi-poin');
  const n = Number(poin);
  const sesudah = saldo.data && n > 0 ? saldo.data.point + (jenis === 'KURANG' ? -n : n) : undefined;
  const ubah = (kerja: () => void) => {
    simpan.lupakan();
    setJadi(undefined);
    kerja();
  };
  const kirim = async () => {
    if (!siapa || n <= 0 || keterangan.trim() === '') return;
    const jawab = await simpan.kirim({ kode: siapa.kode_member, jenis, poin: n, keterangan: keterangan.trim() });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? TEKS_MEMBER.tersimpan);
    setJadi({ no: jawab.data.no_dok, isi: `${siapa.nama_customer}, saldo ${tulisPoin(jawab.data.saldo)}` });
    setSiapa(undefined);
    setPoin('');
    setKeterangan('');
    // On to the next member.
    setTimeout(() => wadah.current?.querySelector<HTMLElement>('input[role=combobox]')?.focus());
    await segarkanMember(kueri);
  };
  /** The first field that F9 still misses. */
  const kurang = () => {
    const dimana = !siapa ? 'input[role=combobox]' : n <= 0 || (sesudah ?? 0) < 0 ? '[data-poin-isian]' : 'textarea';
    wadah.current?.querySelector<HTMLElement>(dimana)?.focus();
  };
  return (
    <section className={kotak.kotak} aria-label="Poin dengan tangan" ref={wadah} onKeyDown={majukan}>
      <Stack gap="sm">
        {jadi && (
          <Alert color="green" icon={<IconCircleCheck size={18} />} role="status" title={`Tersimpan ${jadi.no}`}>
            {jadi.isi}
          </Alert>
        )}
        <PanelPelanggan
          label="Member"
          hanyaMember
          fokusAwal
          diam={diam}
          nilai={siapa}
          onGanti={(baru) => {
            ubah(() => setSiapa(baru));
            if (baru) setTimeout(() => wadah.current?.querySelector<HTMLElement>('[data-poin-isian]')?.focus());
          }}
          galat={simpan.kolom.kode}
          terkunci={simpan.sibuk}
        />
        <SegmentedControl
          aria-label="Jenis transaksi poin"
          fullWidth
          data={JENIS}
          value={jenis}
          onChange={(v) => ubah(() => setJenis(v === 'KURANG' ? 'KURANG' : 'TAMBAH'))}
          disabled={simpan.sibuk}
        />
        <IsianAngka
          label="Poin"
          required
          data-poin-isian
          maxLength={9}
          autoComplete="off"
          value={poin}
          onChange={(v) => ubah(() => setPoin(v))}
          error={simpan.kolom.poin}
          disabled={simpan.sibuk}
        />
        {sesudah !== undefined && (
          <Text fz={13} c={sesudah < 0 ? 'red' : 'dimmed'} role="status" data-sesudah={sesudah}>
            Saldo {tulisAngka(saldo.data?.point ?? 0, 'angka')} → {tulisPoin(sesudah)}
            {sesudah < 0 && ': poinnya tidak cukup'}
          </Text>
        )}
        <Textarea
          label="Keterangan"
          required
          rows={2}
          maxLength={200}
          value={keterangan}
          onChange={(e) => {
            const teks = e.currentTarget.value;
            ubah(() => setKeterangan(teks));
          }}
          error={simpan.kolom.keterangan}
          description="Disimpan dengan otorisasi SPV atau OWN"
          disabled={simpan.sibuk}
        />
        {Object.keys(simpan.kolom).length === 0 && <GalatDokumen simpan={simpan} />}
        <Group justify="flex-end">
          <TombolSimpan
            simpan={simpan}
            onSimpan={() => void kirim()}
            mati={!siapa || n <= 0 || keterangan.trim() === '' || (sesudah ?? 0) < 0}
            bilaMati={kurang}
            berubah={poin !== '' || keterangan !== ''}
            tertutup={diam}
          />
        </Group>
      </Stack>
    </section>
  );
}
