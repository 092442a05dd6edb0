// Who buys: a member by code or card, somebody of the register by name, phone or NIK, or written down now. F4 brings the
// focus here; arrows and Enter choose. Screens that serve members alone say so: then nobody is written down here.
import { ActionIcon, Badge, Button, Group, Kbd, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUser, IconUserPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, memo, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pesanDari, Tolak } from '@/api/tolak';
import { pindahFokus } from '../fokus';
import { usePemindai } from '../pemindai';
import { useTombol } from '../tombol';
import { LencanaMember } from './LencanaMember';
import {
  catatPelanggan,
  dipilih,
  kueriPelanggan,
  memberDari,
  type Pelanggan,
  type PelangganDipilih,
} from './pelanggan';
import kelas from './transaksi.module.css';
import { useTunda } from './useTunda';

const CATAT = 'catat';

export interface PanelPelangganProps {
  nilai?: PelangganDipilih;
  onGanti: (baru: PelangganDipilih | undefined) => void;
  galat?: string;
  terkunci?: boolean;
  /** A dialog stands in front: its keys are its own. */
  diam?: boolean;
  /** The first field of its dialog. */
  fokusAwal?: boolean;
  /** Only who has a card; a card scanned anywhere on the page is meant. */
  hanyaMember?: boolean;
  label?: string;
}

export const PanelPelanggan = memo(function PanelPelanggan(p: PanelPelangganProps) {
  const { nilai, onGanti, galat, terkunci, diam, fokusAwal, hanyaMember, label = 'Pelanggan' } = p;
  const ref = useRef<HTMLInputElement>(null);
  const idTemuan = useId();
  const [teks, setTeks] = useState('');
  const [pilihan, setPilihan] = useState(0);
  const [salah, setSalah] = useState<string>();
  const [baru, setBaru] = useState<string>();
  const [tenang] = useDebouncedValue(teks.trim(), 250);
  const { data = [], isFetching, error } = useQuery(kueriPelanggan(tenang));
  useTombol(
    [
      {
        kunci: 'F4',
        arti: 'Pelanggan',
        aksi: () => {
          // The field stands there before the next key comes.
          if (nilai) flushSync(() => onGanti(undefined));
          ref.current?.focus();
        },
      },
    ],
    !terkunci && !diam,
  );
  const terbuka = teks.trim().length >= 3 && tenang === teks.trim();
  const temuan = terbuka ? data.filter((satu) => !hanyaMember || satu.kode_member !== '') : [];
  const jumlah = temuan.length + (hanyaMember ? 0 : 1);
  const dariKode = async (kode: string): Promise<boolean> => {
    try {
      onGanti(dipilih(await memberDari(kode)));
      setTeks('');
      return true;
    } catch (sebab) {
      setSalah(pesanDari(sebab));
      return false;
    }
  };
  usePemindai((kode) => void dariKode(kode.toUpperCase()), Boolean(hanyaMember) && !terkunci && !diam);
  const pilih = async (ke: number) => {
    setSalah(undefined);
    const ada = temuan[ke];
    if (ada) {
      onGanti(dipilih(ada));
      setTeks('');
      return;
    }
    // A code that the register's search does not show may still be a member's.
    const kode = teks.trim().toUpperCase();
    if (temuan.length === 0 && /^[A-Z0-9-]{8,13}$/.test(kode) && /\d/.test(kode)) {
      if (await dariKode(kode)) return;
      if (!/^\d{8,13}$/.test(kode)) return;
    }
    if (!hanyaMember) setBaru(teks.trim());
    else if (terbuka) setSalah('Member tidak ditemukan');
    else tunggu();
  };
  /** Enter before the list stands: the first of those that are found is meant. */
  const tunggu = useTunda(() => void pilih(0), terbuka && !isFetching, teks.trim().length < 3);
  const tombol = (kejadian: KeyboardEvent) => {
    if (kejadian.key === 'ArrowDown' && jumlah > 0) setPilihan((n) => (n + 1) % jumlah);
    else if (kejadian.key === 'ArrowUp' && jumlah > 0) setPilihan((n) => (n + jumlah - 1) % jumlah);
    else if (kejadian.key === 'Enter' && teks.trim() !== '') void pilih(pilihan);
    else return;
    kejadian.preventDefault();
  };
  return (
    <section className={kelas.kotak} aria-label={label}>
      {nilai ? (
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Group gap="xs" wrap="nowrap" miw={0}>
            <IconUser size={18} aria-hidden />
            <div style={{ minWidth: 0 }}>
              <Text fw={600} truncate>
                {nilai.nama_customer.toUpperCase()}
              </Text>
              <Text fz={12} c="dimmed" truncate>
                {[nilai.kode_member, nilai.no_hp].filter(Boolean).join(' · ') || 'Pelanggan terdaftar'}
              </Text>
              {nilai.kode_member && <LencanaMember kode={nilai.kode_member} />}
            </div>
            {nilai.jenis_pelanggan && !nilai.kode_member && (
              <Badge variant="light" color="gray" tt="none">
                {nilai.jenis_pelanggan}
              </Badge>
            )}
          </Group>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Ganti ${label.toLowerCase()}`}
            disabled={terkunci}
            onClick={() => onGanti(undefined)}
          >
            <IconX size={18} />
          </ActionIcon>
        </Group>
      ) : (
        <TextInput
          ref={ref}
          label={label}
          placeholder="Kode member, nama, HP atau NIK"
          leftSection={<IconUser size={18} />}
          rightSection={<Kbd size="xs">F4</Kbd>}
          rightSectionWidth={44}
          autoComplete="off"
          data-autofocus={fokusAwal || undefined}
          disabled={terkunci}
          value={teks}
          onChange={(e) => {
            setTeks(e.currentTarget.value);
            setPilihan(0);
            setSalah(undefined);
          }}
          onKeyDown={tombol}
          error={salah ?? galat ?? (error ? pesanDari(error) : undefined)}
          role="combobox"
          aria-expanded={terbuka}
          aria-controls={idTemuan}
        />
      )}
      {!nilai && terbuka && (
        <div id={idTemuan} role="listbox" aria-label="Pelanggan yang cocok" className={kelas.menu}>
          {temuan.map((p, i) => (
            <Button
              key={p.kode_pelanggan}
              role="option"
              aria-selected={pilihan === i}
              variant={pilihan === i ? 'light' : 'subtle'}
              color={pilihan === i ? undefined : 'gray'}
              fullWidth
              justify="flex-start"
              h={44}
              onClick={() => void pilih(i)}
            >
              <span style={{ textAlign: 'left' }}>
                {p.nama_customer}
                <Text component="span" fz={12} c="dimmed" ml={8}>
                  {[p.no_hp, p.kode_member, p.nik_samar].filter(Boolean).join(' · ')}
                </Text>
              </span>
            </Button>
          ))}
          {!hanyaMember && (
            <Button
              key={CATAT}
              role="option"
              aria-selected={pilihan === temuan.length}
              variant={pilihan === temuan.length ? 'light' : 'subtle'}
              color={pilihan === temuan.length ? undefined : 'gray'}
              fullWidth
              justify="flex-start"
              h={44}
              leftSection={<IconUserPlus size={18} />}
              loading={isFetching}
              onClick={() => void pilih(temuan.length)}
            >
              Catat pelanggan baru “{teks.trim()}”
            </Button>
          )}
          {hanyaMember && temuan.length === 0 && !salah && (
            <Text fz={13} c="dimmed" p="xs" role="status">
              {isFetching ? 'Mencari…' : 'Member tidak ditemukan'}
            </Text>
          )}
        </div>
      )}
      {baru !== undefined && (
        <PelangganBaru
          awal={baru}
          onTutup={() => setBaru(undefined)}
          onJadi={(p) => {
            setBaru(undefined);
            setTeks('');
            onGanti(dipilih(p));
          }}
        />
      )}
    </section>
  );
});

interface IsiBaru {
  nama_customer: string;
  no_hp: string;
  alamat_customer: string;
  nik: string;
  jenis_pelanggan: string;
}

function PelangganBaru({
  awal,
  onTutup,
  onJadi,
}: {
  awal: string;
  onTutup: () => void;
  onJadi: (p: Pelanggan) => void;
}) {
  const angka = awal.replace(/\D/g, '');
  const berangka = /^[\d\s+-]+$/.test(awal);
  const [isi, setIsi] = useState<IsiBaru>({
    nama_customer: berangka ? '' : awal,
    no_hp: berangka && angka.length < 16 ? angka : '',
    alamat_customer: '',
    nik: berangka && angka.length === 16 ? angka : '',
    jenis_pelanggan: 'UMUM',
  });
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const [umum, setUmum] = useState<string>();
  const [sibuk, setSibuk] = useState(false);
  const wadah = useRef<HTMLDivElement>(null);
  const simpan = async () => {
    if (sibuk) return;
    setSibuk(true);
    setUmum(undefined);
    try {
      onJadi(await catatPelanggan(isi));
    } catch (sebab) {
      setGalat(sebab instanceof Tolak ? sebab.fields : {});
      setUmum(pesanDari(sebab));
      setSibuk(false);
    }
  };
  const tombol = (kejadian: KeyboardEvent) => {
    if (kejadian.key === 'F9' || (kejadian.key === 'Enter' && kejadian.ctrlKey)) {
      kejadian.preventDefault();
      kejadian.stopPropagation();
      void simpan();
    } else if (kejadian.key === 'Enter' && kejadian.target instanceof HTMLInputElement) {
      kejadian.preventDefault();
      if (wadah.current) pindahFokus(wadah.current, kejadian.target);
    }
  };
  const bidang = (kolom: keyof IsiBaru, label: string, maks: number, lain = {}) => (
    <TextInput
      label={label}
      maxLength={maks}
      autoComplete="off"
      value={isi[kolom]}
      onChange={(e) => setIsi({ ...isi, [kolom]: e.currentTarget.value })}
      error={galat[kolom]}
      {...lain}
    />
  );
  return (
    <Modal opened onClose={onTutup} title="Pelanggan baru" size={460} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="sm" ref={wadah} onKeyDown={tombol}>
        {bidang('nama_customer', 'Nama Customer', 60, { 'data-autofocus': true, required: true })}
        {bidang('no_hp', 'No HP', 20, { inputMode: 'tel' })}
        {bidang('alamat_customer', 'Alamat', 200)}
        {bidang('nik', 'NIK', 16, { inputMode: 'numeric' })}
        <Select
          label="Jenis Pelanggan"
          data={['UMUM', 'BADAN USAHA']}
          value={isi.jenis_pelanggan}
          allowDeselect={false}
          onChange={(v) => setIsi({ ...isi, jenis_pelanggan: v ?? 'UMUM' })}
        />
        {umum && Object.keys(galat).length === 0 && (
          <Text c="red" fz={13} role="alert">
            {umum}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onTutup}>
            Batal
          </Button>
          <Button data-simpan loading={sibuk} rightSection={<Kbd size="xs">F9</Kbd>} onClick={() => void simpan()}>
            Simpan
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
