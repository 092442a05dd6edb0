// Parts that the steps of a loan share: who stands at the counter with which ticket, what is taken off the interest, how the
// interest came about, the payment, the foot.
import { Button, Group, NumberInput, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { rupiah, tulisAngka } from '@/kit/angka';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import type { KeadaanSimpan } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { IsianUang } from '@/kit/IsianUang';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { HutangRinci } from './api';
import { type Penebus, rapikanNik } from './model';

type Kolom = Readonly<Record<string, string>>;

export interface DialogHutangProps {
  h: HutangRinci;
  /** The ticket that was scanned; none when it was found in another way. */
  tiket?: number;
  onTutup: () => void;
  /** Something was written: lists and drawer are read anew. */
  onSegarkan: () => void;
}

const KUASA_KOSONG = { nama: '', no_hp: '', nik: '', alamat: '' };

export interface IsianPenebusProps {
  h: HutangRinci;
  nilai: Penebus;
  onGanti: (baru: Penebus) => void;
  galat: Kolom;
  terkunci: boolean;
}

/** A QR finds, it never entitles: the ticket and the identity of the person on the document, or a power of attorney. */
export function IsianPenebus({ h, nilai, onGanti, galat, terkunci }: IsianPenebusProps) {
  const { kuasa } = nilai;
  const tanpaTiket = useRef(nilai.tiket === null);
  const isian = (nama: keyof typeof KUASA_KOSONG, label: string, maks: number, wajib = false) => (
    <TextInput
      label={label}
      required={wajib}
      maxLength={maks}
      autoComplete="off"
      inputMode={nama === 'nik' ? 'numeric' : undefined}
      disabled={terkunci}
      value={kuasa?.[nama] ?? ''}
      onChange={(e) => {
        const isi = nama === 'nik' ? rapikanNik(e.currentTarget.value) : e.currentTarget.value;
        onGanti({ ...nilai, kuasa: { ...(kuasa ?? KUASA_KOSONG), [nama]: isi } });
      }}
      error={galat[`kuasa.${nama}`]}
    />
  );
  return (
    <section className={kelas.kotak} aria-label="Yang menebus">
      <Stack gap="sm">
        <Text fz={13}>
          Milik <b>{h.nama_customer.toUpperCase()}</b>
          {h.nik_samar && `, NIK ${h.nik_samar}`}. Cocokkan KTP-nya, bukan hanya suratnya.
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <NumberInput
            label="No surat"
            description="Angka sesudah nomor hutang di suratnya: yang pertama 1"
            required
            min={1}
            max={99}
            allowDecimal={false}
            allowNegative={false}
            data-autofocus={tanpaTiket.current || undefined}
            disabled={terkunci}
            value={nilai.tiket ?? ''}
            onChange={(v) => onGanti({ ...nilai, tiket: v === '' ? null : Number(v) })}
            error={galat.tiket}
          />
          <TextInput
            label="NIK pemilik"
            description={kuasa ? 'Tidak perlu bila diwakilkan' : '16 angka pada KTP'}
            required={!kuasa}
            data-autofocus={!tanpaTiket.current || undefined}
            inputMode="numeric"
            maxLength={16}
            autoComplete="off"
            disabled={terkunci}
            value={nilai.nik}
            onChange={(e) => onGanti({ ...nilai, nik: rapikanNik(e.currentTarget.value) })}
            error={galat.nik}
          />
        </SimpleGrid>
        <Switch
          label="Diwakilkan (kuasa, perlu otorisasi)"
          checked={kuasa !== undefined}
          disabled={terkunci}
          onChange={(e) => onGanti({ ...nilai, kuasa: e.currentTarget.checked ? KUASA_KOSONG : undefined })}
        />
        {kuasa && (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            {isian('nama', 'Nama penerima kuasa', 60, true)}
            {isian('nik', 'NIK penerima kuasa', 16, true)}
            {isian('no_hp', 'No HP penerima kuasa', 20)}
            {isian('alamat', 'Alamat penerima kuasa', 200)}
          </SimpleGrid>
        )}
      </Stack>
    </section>
  );
}

export interface Potongan {
  bunga: number | null;
  denda: number | null;
  alasan: string;
}

export const POTONGAN_KOSONG: Potongan = { bunga: null, denda: null, alasan: '' };

export const kePotongan = (p: Potongan) => ({
  potongan_bunga_rp: p.bunga ?? 0,
  potongan_denda_rp: p.denda ?? 0,
  alasan_potongan: p.alasan.trim(),
});

export interface IsianPotonganProps {
  nilai: Potongan;
  onGanti: (baru: Potongan) => void;
  denda: boolean;
  galat: Kolom;
  terkunci: boolean;
}

/** Taken off the interest: somebody approves it, and it is reported. */
export function IsianPotongan({ nilai, onGanti, denda, galat, terkunci }: IsianPotonganProps) {
  const [buka, setBuka] = useState(false);
  if (!buka)
    return (
      <Button variant="subtle" size="compact-sm" disabled={terkunci} onClick={() => setBuka(true)}>
        Potongan bunga{denda && ' atau denda'}
      </Button>
    );
  return (
    <SimpleGrid cols={{ base: 1, xs: denda ? 3 : 2 }} spacing="sm">
      <IsianUang
        label="Potongan bunga"
        value={nilai.bunga}
        onChange={(bunga) => onGanti({ ...nilai, bunga })}
        error={galat.potongan_bunga_rp}
        galatLangsung
        disabled={terkunci}
      />
      {denda && (
        <IsianUang
          label="Potongan denda"
          value={nilai.denda}
          onChange={(satu) => onGanti({ ...nilai, denda: satu })}
          error={galat.potongan_denda_rp}
          galatLangsung
          disabled={terkunci}
        />
      )}
      <TextInput
        label="Alasan potongan"
        required
        maxLength={200}
        value={nilai.alasan}
        onChange={(e) => onGanti({ ...nilai, alasan: e.currentTarget.value })}
        error={galat.alasan_potongan}
        disabled={terkunci}
      />
    </SimpleGrid>
  );
}

/** How the interest came about, line by line. */
export function RincianBunga({ baris: semua }: { baris: readonly { uraian: string; jumlah: number }[] }) {
  if (semua.length === 0) return null;
  return (
    <table className={kelas.rumus} aria-label="Rincian bunga">
      <tbody>
        {semua.map((b, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an account have no other name
          <tr key={i}>
            <td>{b.uraian}</td>
            <td>{tulisAngka(b.jumlah, 'rupiah')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What changes hands, as large as it gets. */
export function JumlahLangkah({ neto, basi, sebut }: { neto: number; basi: boolean; sebut?: string }) {
  return (
    <Group justify="space-between" align="baseline">
      <Text fw={500}>{sebut ?? (neto < 0 ? 'Dibayarkan ke customer' : 'Dibayar customer')}</Text>
      <Text className={kelas.total} data-bayar-rp={neto} data-basi={basi ? 'ya' : 'tidak'}>
        {rupiah(Math.abs(neto))}
      </Text>
    </Group>
  );
}

export interface KakiHutangProps {
  simpan: KeadaanSimpan;
  label: string;
  mati?: boolean;
  bahaya?: boolean;
  /** What is still missing, in words. */
  kurang?: string;
  /** The payment says itself what was refused. */
  disebut?: boolean;
  onTutup: () => void;
  onSimpan: () => void;
}

export function KakiHutang({ simpan, label, mati, bahaya, kurang, disebut, onTutup, onSimpan }: KakiHutangProps) {
  return (
    <>
      {!disebut && <GalatDokumen simpan={simpan} />}
      {kurang && (
        <Text fz={13} c="dimmed" role="status">
          {kurang}
        </Text>
      )}
      <KakiDialog
        simpan={simpan}
        ya={label}
        mati={mati || kurang !== undefined}
        bahaya={bahaya}
        onTutup={onTutup}
        onYa={onSimpan}
      />
    </>
  );
}
