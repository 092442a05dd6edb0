// Tukar Point: a member takes a gift for points. The gift's points and stock are seen before it is saved; then its paper.
// F4 member, F9 saves; below, what was exchanged.

import { Alert, Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Amplop } from '@/api/klien';
import type { Data, Isi } from '@/api/tipe';
import { tulisAngka } from '@/kit/angka';
import { DialogCetak } from '@/kit/cetak/DialogCetak';
import { NotaSelesai } from '@/kit/cetak/NotaSelesai';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { useSimpanDi } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { majukan } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import { IsianMinimalSatu } from '@/kit/isian';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import { PanelPelanggan } from '@/kit/transaksi/PanelPelanggan';
import type { PelangganDipilih } from '@/kit/transaksi/pelanggan';
import { kueriSaldoPoin, tulisPoin } from '@/kit/transaksi/poin';
import kotak from '@/kit/transaksi/transaksi.module.css';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { KUNCI_MEMBER, segarkanMember } from './api';
import { ambilTukar, kertasTukar, kueriHadiahTukar, SARING_TUKAR, type TukarHadiah } from './apiPoin';
import { BatalDok, kolomAksi } from './BatalDok';
import { KlaimHadiah } from './KlaimHadiah';
import kelas from './member.module.css';
import { TEKS_MEMBER } from './teks';
import { hitungTukar } from './tukar';

type Tersimpan = Data<'post', 'tukar-point'> & { nama: string; uraian: string };

export default function TukarPoint({ rute }: { rute: Rute }) {
  const [jadi, setJadi] = useState<Tersimpan>();
  const [batal, setBatal] = useState<TukarHadiah>();
  const [cetak, setCetak] = useState<TukarHadiah>();
  const wadah = useRef<HTMLDivElement>(null);
  const berikut = () => {
    flushSync(() => setJadi(undefined));
    wadah.current?.querySelector<HTMLElement>('input[role=combobox]')?.focus();
  };
  useTombol([{ kunci: 'F2', arti: 'Penukaran berikutnya', aksi: berikut }], jadi !== undefined);
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_MEMBER, 'tukar-point'],
    bawaan: SARING_TUKAR,
    ambil: ambilTukar,
  });
  const kolom: Kolom<TukarHadiah>[] = [
    { kunci: 'no_dok', judul: 'No Dokumen', nilai: (d) => d.no_dok, lebar: 182, urut: false },
    { kunci: 'nama_customer', judul: 'Member', nilai: (d) => d.nama_customer, lebar: 165, urut: false },
    { kunci: 'nama_hadiah', judul: 'Hadiah', nilai: (d) => d.nama_hadiah, lebar: 125, urut: false },
    { kunci: 'qty', judul: 'Qty', jenis: 'angka', nilai: (d) => d.qty, lebar: 50, urut: false },
    { kunci: 'poin', judul: 'Poin', jenis: 'angka', nilai: (d) => d.poin, lebar: 60, urut: false },
    { kunci: 'waktu', judul: 'Waktu', nilai: (d) => waktuLengkap(d.waktu), lebar: 145, urut: false },
    { kunci: 'kode_member', judul: 'Kode Member', nilai: (d) => d.kode_member, lebar: 130, urut: false },
    { kunci: 'input_by', judul: 'User', nilai: (d) => d.input_by, lebar: 110, urut: false },
    kolomAksi<TukarHadiah>(setBatal, (d) => (
      <Button size="compact-xs" variant="subtle" onClick={() => setCetak(d)}>
        {d.cetakan > 0 ? 'Cetak Ulang' : 'Cetak'}
      </Button>
    )),
  ];
  const kertas = cetak && kertasTukar(cetak.no_dok);
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <KlaimHadiah />
      <div className={kelas.dua} ref={wadah}>
        {jadi ? (
          <section className={kotak.kotak} aria-label="Tukar point tersimpan">
            <Stack gap="sm">
              <Group justify="space-between" role="status">
                <Text fw={600} c="green">
                  {TEKS_MEMBER.tersimpan}
                </Text>
                <Text fw={600} data-nomor>
                  {jadi.no_dok}
                </Text>
              </Group>
              <Text>
                {jadi.nama}: {jadi.uraian}
              </Text>
              <Text fz={13} c="dimmed" data-saldo={jadi.saldo}>
                {tulisPoin(jadi.poin)} dipakai, saldo {tulisPoin(jadi.saldo)} · sisa hadiah{' '}
                {tulisAngka(jadi.stock, 'angka')}
              </Text>
              <NotaSelesai kunci={jadi.no_dok} nota={[kertasTukar(jadi.no_dok)]} onTutup={berikut} />
            </Stack>
          </section>
        ) : (
          <FormTukar diam={batal !== undefined || cetak !== undefined} onJadi={setJadi} />
        )}
        <DataTable
          label="Tukar Point"
          kolom={kolom}
          idBaris={(d) => d.no_dok}
          {...tabel}
          cari={false}
          ekspor={{ namaFile: 'tukar-point.csv' }}
          alat={<SaringTanggal nilai={saring} onGanti={ubah} />}
        />
      </div>
      {batal && (
        <BatalDok
          jalur="tukar-point/batal"
          no={batal.no_dok}
          akibat={`${tulisPoin(batal.poin)} kembali ke ${batal.nama_customer}, ${tulisAngka(batal.qty, 'angka')} ${batal.nama_hadiah} kembali ke stock.`}
          onTutup={() => setBatal(undefined)}
        />
      )}
      {cetak && kertas && (
        <DialogCetak
          judul={`Cetak ${cetak.no_dok}`}
          macam="nota"
          bahasa={['PDF', 'ESCPOS']}
          cetak={async (printer) => {
            const { data, message } = await kertas.serahkan(printer);
            return { kerja: data.kerja, message };
          }}
          pdf={kertas.pdf}
          namaPdf={`${cetak.no_dok}.pdf`}
          onTutup={() => setCetak(undefined)}
        />
      )}
    </Halaman>
  );
}

interface FormTukarProps {
  diam: boolean;
  onJadi: (jadi: Tersimpan) => void;
}

function FormTukar({ diam, onJadi }: FormTukarProps) {
  const kueri = useQueryClient();
  const [siapa, setSiapa] = useState<PelangganDipilih>();
  const [kode, setKode] = useState('');
  const [qty, setQty] = useState('1');
  const [keterangan, setKeterangan] = useState('');
  const wadah = useRef<HTMLDivElement>(null);
  const hadiah = useQuery(kueriHadiahTukar);
  const saldo = useQuery(kueriSaldoPoin(siapa?.kode_member ?? ''));
  const simpan = useSimpanDi<Isi<'post', 'tukar-point'>, Amplop<Data<'post', 'tukar-point'>>>('tukar-point');
  const dipilih = hadiah.data?.find((h) => h.kode_hadiah === kode);
  const hitung = hitungTukar(dipilih, Number(qty), saldo.data);
  const ubah = (kerja: () => void) => {
    simpan.lupakan();
    kerja();
  };
  const kirim = async () => {
    if (!siapa || !dipilih || hitung.salah || !hitung.siap) return;
    const isi = { kode: siapa.kode_member, kode_hadiah: kode, qty: Number(qty), keterangan: keterangan.trim() };
    const jawab = await simpan.kirim(isi);
    if (!jawab) return;
    pesan.sukses(jawab.message ?? TEKS_MEMBER.tersimpan);
    onJadi({ ...jawab.data, nama: siapa.nama_customer, uraian: `${qty} ${dipilih.nama_hadiah}` });
    await segarkanMember(kueri);
  };
  /** The first field that F9 still misses. */
  const kurang = () =>
    wadah.current?.querySelector<HTMLElement>(siapa ? '[data-hadiah]' : 'input[role=combobox]')?.focus();
  return (
    <section className={kotak.kotak} aria-label="Tukar poin dengan hadiah" ref={wadah} onKeyDown={majukan}>
      <Stack gap="sm">
        <PanelPelanggan
          label="Member"
          hanyaMember
          fokusAwal
          diam={diam}
          nilai={siapa}
          onGanti={(baru) => {
            ubah(() => setSiapa(baru));
            if (baru) setTimeout(() => wadah.current?.querySelector<HTMLElement>('[data-hadiah]')?.focus());
          }}
          galat={simpan.kolom.kode}
          terkunci={simpan.sibuk}
        />
        {saldo.data && (
          <Text data-saldo={saldo.data.bisa_dipakai}>
            <strong>{tulisPoin(saldo.data.bisa_dipakai)}</strong> bisa ditukar
            {saldo.data.tertahan > 0 && (
              <Text component="span" c="dimmed">{` · ${tulisPoin(saldo.data.tertahan)} tertahan`}</Text>
            )}
          </Text>
        )}
        <PilihDaftar
          sebut="hadiah"
          gagal={hadiah.isError}
          label="Nama Hadiah"
          data-hadiah
          required
          openOnFocus={false}
          data={(hadiah.data ?? []).map((h) => ({
            value: h.kode_hadiah,
            label: `${h.nama_hadiah} · ${tulisPoin(h.point)} · stock ${tulisAngka(h.stock, 'angka')}`,
            disabled: h.stock <= 0,
          }))}
          value={kode || null}
          onChange={(v) => ubah(() => setKode(v ?? ''))}
          galat={simpan.kolom.kode_hadiah}
          disabled={simpan.sibuk}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <IsianMinimalSatu
            label="Qty"
            required
            maxLength={4}
            value={qty}
            onChange={(v) => ubah(() => setQty(v))}
            error={simpan.kolom.qty}
            disabled={simpan.sibuk}
          />
          <TextInput
            label="Keterangan"
            maxLength={200}
            value={keterangan}
            onChange={(e) => {
              const teks = e.currentTarget.value;
              ubah(() => setKeterangan(teks));
            }}
            error={simpan.kolom.keterangan}
            disabled={simpan.sibuk}
          />
        </SimpleGrid>
        {hitung.salah ? (
          <Alert color="red" role="alert" py={8}>
            {hitung.salah}
          </Alert>
        ) : (
          hitung.poin > 0 && (
            <Text role="status" data-poin={hitung.poin}>
              Dipakai <strong>{tulisPoin(hitung.poin)}</strong>
              {hitung.sisa !== undefined && `, sisa ${tulisPoin(hitung.sisa)}`}
            </Text>
          )
        )}
        {Object.keys(simpan.kolom).length === 0 && <GalatDokumen simpan={simpan} />}
        <Group justify="flex-end">
          <TombolSimpan
            simpan={simpan}
            label="Tukar"
            onSimpan={() => void kirim()}
            mati={!siapa || !hitung.siap}
            bilaMati={kurang}
            berubah={siapa !== undefined && kode !== ''}
            tertutup={diam}
          />
        </Group>
      </Stack>
    </section>
  );
}
