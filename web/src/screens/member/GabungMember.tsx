// Gabung Member: two cards of one person become one. Cards that look alike are proposed (the same phone, or name and birth
// date); any two can be chosen. The card that stays keeps its code, the other's still finds the person. An approval, with
// the identity shown; it can be undone.

import { Badge, Button, Select, SimpleGrid, Stack, Tabs, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
import { type TanyaLembar, useDaftar } from '@/kit/daftar/useDaftar';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { RangkaTabel } from '@/kit/Rangka';
import { KakiHalaman } from '@/kit/tabel/KakiHalaman';
import { PanelPelanggan } from '@/kit/transaksi/PanelPelanggan';
import { dipilih, memberDari, type PelangganDipilih } from '@/kit/transaksi/pelanggan';
import { tulisPoin } from '@/kit/transaksi/poin';
import kotak from '@/kit/transaksi/transaksi.module.css';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { type Gabung, type Kembar, KUNCI_MEMBER, type Member } from './api';
import { BatalGabung, DialogGabung } from './DialogGabung';
import { alamatLengkap } from './isi';

const SEBAB: Readonly<Record<string, string>> = {
  HP: 'Nomor HP sama',
  NIK: 'NIK sama',
  NAMA: 'Nama dan tanggal lahir sama',
};

/** Why both cards are held to be one person's. */
const DASAR: Readonly<Record<string, string>> = { NIK: 'NIK ditunjukkan', OWN: 'Tanpa NIK' };

/** A card of either side, as the dialog needs it. */
export type KartuGabung = Pick<PelangganDipilih, 'kode_pelanggan' | 'kode_member' | 'nama_customer' | 'no_hp'>;
export interface Pasangan {
  a: KartuGabung;
  b: KartuGabung;
}

export default function GabungMember({ rute }: { rute: Rute }) {
  const [{ kode = '' }] = useAlamat();
  const [tab, setTab] = useState<string | null>(kode ? 'pilih' : 'usulan');
  const [pasangan, setPasangan] = useState<Pasangan>();
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Tabs value={tab} onChange={setTab}>
        <Tabs.List mb="md">
          <Tabs.Tab value="usulan">Usulan</Tabs.Tab>
          <Tabs.Tab value="pilih">Pilih Sendiri</Tabs.Tab>
          <Tabs.Tab value="dokumen">Dokumen</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="usulan">{tab === 'usulan' && <Usulan onGabung={setPasangan} />}</Tabs.Panel>
        <Tabs.Panel value="pilih">
          {tab === 'pilih' && <PilihSendiri awal={kode} diam={pasangan !== undefined} onGabung={setPasangan} />}
        </Tabs.Panel>
        <Tabs.Panel value="dokumen">{tab === 'dokumen' && <DaftarGabung />}</Tabs.Panel>
      </Tabs>
      {pasangan && (
        <DialogGabung
          pasangan={pasangan}
          onTutup={() => setPasangan(undefined)}
          onJadi={() => {
            setPasangan(undefined);
            setTab('dokumen');
          }}
        />
      )}
    </Halaman>
  );
}

const SEHALAMAN = 20;

function Usulan({ onGabung }: { onGabung: (p: Pasangan) => void }) {
  const [sebab, setSebab] = useState('ALL');
  const [halaman, setHalaman] = useState(1);
  const tanya = { sebab, skip: (halaman - 1) * SEHALAMAN, limit: SEHALAMAN };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...KUNCI_MEMBER, 'kembar', tanya],
    queryFn: ({ signal }) => panggil('GET', 'member/kembar', { query: tanya, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Stack gap="md">
      <Select
        aria-label="Sebab"
        w={260}
        openOnFocus={false}
        allowDeselect={false}
        data={[
          { value: 'ALL', label: 'Semua sebab' },
          ...['HP', 'NAMA'].map((s) => ({ value: s, label: SEBAB[s] ?? s })),
        ]}
        value={sebab}
        onChange={(v) => {
          setSebab(v ?? 'ALL');
          setHalaman(1);
        }}
      />
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending ? (
        <RangkaTabel />
      ) : data.data.length === 0 ? (
        <Kosong teks="Tidak ada kartu yang tampak kembar" />
      ) : (
        <>
          {data.data.map((k) => (
            <SatuUsulan key={`${k.sebab}${k.kunci}`} k={k} onGabung={onGabung} />
          ))}
          <KakiHalaman
            halaman={halaman}
            ukuran={SEHALAMAN}
            jumlah={data.count ?? data.data.length}
            ganti={(baru) => setHalaman(baru)}
          />
        </>
      )}
    </Stack>
  );
}

/** Two numbers that differ even where they are shown: the server merges no such cards. */
export const duaOrang = (a: Pick<Member, 'nik'>, b: Pick<Member, 'nik'>) =>
  a.nik !== '' && b.nik !== '' && a.nik !== b.nik;

function SatuUsulan({ k, onGabung }: { k: Kembar; onGabung: (p: Pasangan) => void }) {
  const [pertama] = k.kartu;
  return (
    <section className={kotak.kotak} aria-label={`${SEBAB[k.sebab] ?? k.sebab} ${k.kunci}`}>
      <Badge variant="light" color="orange" tt="none" mb="xs">
        {SEBAB[k.sebab] ?? k.sebab}
      </Badge>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {k.kartu.map((m, i) => (
          <Stack key={m.kode_pelanggan} gap={4}>
            <IsiKartu m={m} />
            {i > 0 &&
              pertama &&
              (duaOrang(pertama, m) ? (
                <Text fz={13} c="orange">
                  NIK berbeda dari kartu pertama: dua orang
                </Text>
              ) : (
                <Button variant="default" size="sm" onClick={() => onGabung({ a: pertama, b: m })}>
                  Gabung dengan {pertama.nama_customer}
                </Button>
              ))}
          </Stack>
        ))}
      </SimpleGrid>
    </section>
  );
}

function IsiKartu({ m }: { m: Member }) {
  return (
    <div>
      <Text fw={600}>{m.nama_customer}</Text>
      <Text fz={13} c="dimmed">
        {[m.kode_member || 'Belum member', m.no_hp, m.nik, m.tgl_lahir].filter(Boolean).join(' · ')}
      </Text>
      <Text fz={13} c="dimmed">
        {alamatLengkap(m)}
      </Text>
      <Text fz={13}>{tulisPoin(m.point)}</Text>
    </div>
  );
}

interface PilihProps {
  /** A code that the address brought along. */
  awal: string;
  diam: boolean;
  onGabung: (p: Pasangan) => void;
}

function PilihSendiri({ awal, diam, onGabung }: PilihProps) {
  const [a, setA] = useState<PelangganDipilih>();
  const [b, setB] = useState<PelangganDipilih>();
  const [galat, setGalat] = useState<string>();
  useEffect(() => {
    if (awal === '') return;
    memberDari(awal)
      .then((m) => setA((lama) => lama ?? dipilih(m)))
      .catch((sebab: unknown) => setGalat(pesanDari(sebab)));
  }, [awal]);
  const sama = a && b && a.kode_pelanggan === b.kode_pelanggan;
  const wadah = useRef<HTMLDivElement>(null);
  // From one card to the other, then to the button.
  useEffect(() => {
    if (!a || diam) return;
    const dimana = b && !sama ? '[data-gabung]' : '[data-kedua] input[role=combobox]';
    wadah.current?.querySelector<HTMLElement>(dimana)?.focus();
  }, [a, b, sama, diam]);
  return (
    <Stack gap="md" maw={960} ref={wadah}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PanelPelanggan
          label="Kartu pertama"
          hanyaMember
          fokusAwal
          nilai={a}
          onGanti={setA}
          diam={diam || a !== undefined}
          galat={galat}
        />
        <div data-kedua>
          <PanelPelanggan
            label="Kartu kedua"
            hanyaMember
            nilai={b}
            onGanti={setB}
            // One of the two hears the scanner: the one that is still empty.
            diam={diam || a === undefined || b !== undefined}
            galat={sama ? 'Kedua kartu adalah orang yang sama' : undefined}
          />
        </div>
      </SimpleGrid>
      {sama && (
        <Text c="red" role="alert">
          Kedua kartu adalah orang yang sama: kode lama menemukan kartu yang dipakai.
        </Text>
      )}
      <Button data-gabung maw={220} disabled={!a || !b || sama} onClick={() => a && b && onGabung({ a, b })}>
        Gabungkan
      </Button>
    </Stack>
  );
}

const SARING = { tgl_from: '', tgl_to: '' };

const ambilGabung = (query: typeof SARING & TanyaLembar, signal?: AbortSignal) =>
  panggil('GET', 'member/gabung', { query, signal });

function DaftarGabung() {
  const [batal, setBatal] = useState<Gabung>();
  const { saring, ubah, tabel } = useDaftar({ kunci: [...KUNCI_MEMBER, 'gabung'], bawaan: SARING, ambil: ambilGabung });
  const kolom: Kolom<Gabung>[] = [
    { kunci: 'no_dok', judul: 'No Dokumen', nilai: (g) => g.no_dok, lebar: 180, urut: false },
    { kunci: 'waktu', judul: 'Waktu', nilai: (g) => waktuLengkap(g.waktu), lebar: 145, urut: false },
    { kunci: 'lama', judul: 'Kartu lama', nilai: (g) => `${g.nama_lama} ${g.member_lama}`, lebar: 200, urut: false },
    {
      kunci: 'tetap',
      judul: 'Kartu dipakai',
      nilai: (g) => `${g.nama_tetap} ${g.member_tetap}`,
      lebar: 200,
      urut: false,
    },
    { kunci: 'poin', judul: 'Poin pindah', jenis: 'angka', nilai: (g) => g.poin, lebar: 110, urut: false },
    { kunci: 'dasar', judul: 'Dasar', nilai: (g) => DASAR[g.dasar] ?? g.dasar, lebar: 130, urut: false },
    { kunci: 'alasan', judul: 'Alasan', nilai: (g) => g.alasan, lebar: 180, urut: false },
    { kunci: 'oleh', judul: 'User', nilai: (g) => g.oleh, lebar: 110, urut: false },
    { kunci: 'disetujui', judul: 'Disetujui', nilai: (g) => g.disetujui, lebar: 110, urut: false },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: (g) => (g.no_batal ? 'Dibatalkan' : ''),
      tampil: (g) =>
        g.no_batal ? (
          <Badge variant="light" color="red" title={`${g.no_batal} · ${g.batal_oleh} · ${g.batal_alasan}`}>
            Dibatalkan
          </Badge>
        ) : (
          <Button size="compact-xs" variant="subtle" color="red" onClick={() => setBatal(g)}>
            Batalkan
          </Button>
        ),
      lebar: 120,
      urut: false,
      diKanan: true,
    },
  ];
  return (
    <>
      <DataTable
        label="Gabung Member"
        kolom={kolom}
        idBaris={(g) => `${g.toko} ${g.no_dok}`}
        {...tabel}
        cari={false}
        ekspor={{ namaFile: 'gabung-member.csv' }}
        alat={<SaringTanggal nilai={saring} onGanti={ubah} />}
      />
      {batal && <BatalGabung g={batal} onTutup={() => setBatal(undefined)} />}
    </>
  );
}
