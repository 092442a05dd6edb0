// How it is paid: one or several ways, the sums people usually hand over as buttons, what is missing or comes back in
// large figures. F8 brings the focus to the amount, F7 fills in what is missing.
import { ActionIcon, Button, Group, Kbd, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { rupiah, tulisAngka } from '../angka';
import { IsianUang } from '../IsianUang';
import { useTombol } from '../tombol';
import { type Baris, baris as barisBaru, type GalatBaris } from './baris';
import {
  BAYAR_KOSONG,
  caraBerikut,
  type JenisBayar,
  lewatBank,
  type MintaBayar,
  type Pelunasan,
  sisaUntuk,
  uangCepat,
} from './bayar';
import { kueriRekening } from './master';
import kelas from './transaksi.module.css';

/** The first field of the payments that lacks something. */
export const BAYAR_SALAH = '[data-bayar] [aria-invalid="true"]';

/** What a way to pay asks for besides the amount, such as the number of a deposit. */
export interface IsianBayarProps {
  minta: MintaBayar;
  /** What the customer pays; the shop, when negative. */
  neto: number;
  /** What is left to pay without this line. */
  sisa: number;
  galat: Readonly<Record<string, string>>;
  terkunci: boolean;
  onUbah: (bagian: Partial<MintaBayar>) => void;
}

export interface PanelBayarProps {
  /** What the customer pays; the shop, when negative. */
  neto: number;
  bayar: readonly Baris<MintaBayar>[];
  onGanti: (baru: readonly Baris<MintaBayar>[]) => void;
  lunas: Pelunasan;
  galat: GalatBaris;
  umum?: string;
  terkunci: boolean;
  /** The ways offered. */
  jenis: readonly JenisBayar[];
  /** What some ways ask for besides, such as the number of a deposit. */
  isian?: (p: IsianBayarProps) => ReactNode;
  /** A dialog stands in front: its keys are its own. */
  diam?: boolean;
  /** Does what needs the price once there is one; at once when left out. */
  antre?: (aksi: () => void, opsi: { harga: boolean }) => unknown;
}

export function PanelBayar(p: PanelBayarProps) {
  const { neto, bayar, onGanti, lunas, galat, umum, terkunci, jenis } = p;
  const wadah = useRef<HTMLDivElement>(null);
  const kini = useRef(p);
  useLayoutEffect(() => {
    kini.current = p;
  });
  const kepada = neto < 0;
  const ubah = (id: string, bagian: Partial<MintaBayar>) =>
    kini.current.onGanti(kini.current.bayar.map((b) => (b.id === id ? { id, minta: { ...b.minta, ...bagian } } : b)));
  const terakhir = bayar.at(-1);
  const fokus = () => wadah.current?.querySelector<HTMLInputElement>('[data-jumlah-akhir]')?.focus();
  const nanti = (aksi: () => void) => (p.antre ? void p.antre(aksi, { harga: true }) : aksi());
  /** A further way to pay for what is left: cash, unless that is there already. */
  const sambung = () => {
    const { neto: jadi, bayar: semua } = kini.current;
    const b = barisBaru<MintaBayar>({ ...BAYAR_KOSONG, jenis: caraBerikut(jadi, semua) });
    const minta = { ...b.minta, jumlah_rp: sisaUntuk(jadi, semua, b.id) };
    flushSync(() => kini.current.onGanti([...semua, { ...b, minta }]));
    fokus();
  };
  const pas = () => {
    const saat = bayar;
    nanti(() => {
      const { neto: jadi, bayar: semua } = kini.current;
      const akhir = semua.at(-1);
      // Points are no cash: what they leave is paid in another way.
      if (akhir?.minta.jenis === 'POIN' && semua === saat) return sambung();
      // An amount typed since the key was pressed is meant.
      if (akhir && semua === saat) ubah(akhir.id, { jumlah_rp: sisaUntuk(jadi, semua, akhir.id) });
    });
    fokus();
  };
  const tambah = () => nanti(sambung);
  useTombol(
    [
      { kunci: 'F8', arti: 'Pembayaran', aksi: fokus },
      { kunci: 'F7', arti: 'Uang pas', aksi: pas },
      { kunci: 'F6', arti: 'Tambah cara bayar', aksi: tambah },
    ],
    !terkunci && !p.diam,
  );
  const perlu = terakhir ? sisaUntuk(neto, bayar, terakhir.id) : 0;
  const tunai = terakhir?.minta.jenis === 'CASH' && !kepada;
  return (
    <Stack gap="sm" ref={wadah} data-bayar>
      {bayar.map((b, i) => (
        <SatuBayar
          key={b.id}
          b={b}
          jenis={jenis}
          akhir={i === bayar.length - 1}
          kepada={kepada}
          neto={neto}
          sisa={sisaUntuk(neto, bayar, b.id)}
          galat={galat.get(b.id) ?? {}}
          terkunci={terkunci}
          onUbah={(bagian) => ubah(b.id, bagian)}
          onHapus={bayar.length > 1 ? () => onGanti(bayar.filter((x) => x.id !== b.id)) : undefined}
          isian={p.isian}
        />
      ))}
      <Group gap={6}>
        <Button size="sm" variant="light" disabled={terkunci || perlu === 0} onClick={pas}>
          Uang pas&nbsp;<Kbd size="xs">F7</Kbd>
        </Button>
        {tunai &&
          terakhir &&
          uangCepat(perlu).map((n) => (
            <Button
              key={n}
              size="sm"
              variant="default"
              disabled={terkunci}
              onClick={() => {
                ubah(terakhir.id, { jumlah_rp: n });
                fokus();
              }}
            >
              {tulisAngka(n, 'rupiah')}
            </Button>
          ))}
        <Button size="sm" variant="subtle" leftSection={<IconPlus size={16} />} disabled={terkunci} onClick={tambah}>
          Cara lain&nbsp;<Kbd size="xs">F6</Kbd>
        </Button>
      </Group>
      <Lunas lunas={lunas} neto={neto} />
      {umum && (
        <Text c="red" fz={13} role="alert">
          {umum}
        </Text>
      )}
    </Stack>
  );
}

function Lunas({ lunas, neto }: { lunas: Pelunasan; neto: number }) {
  if (neto === 0 && lunas.dibayar === 0) return null;
  const [label, jumlah, warna] =
    lunas.lebih > 0
      ? ['Pembayaran lebih', lunas.lebih, 'red']
      : lunas.kurang > 0
        ? [neto < 0 ? 'Belum dibayar ke customer' : 'Kurang bayar', lunas.kurang, 'orange']
        : ['Kembali', lunas.kembali, 'green'];
  return (
    <Group justify="space-between" align="baseline" wrap="nowrap" role="status" data-lunas={label}>
      <Text fw={500} c={warna}>
        {label}
      </Text>
      <Text className={kelas.kembali} c={warna}>
        {rupiah(jumlah)}
      </Text>
    </Group>
  );
}

interface SatuBayarProps {
  b: Baris<MintaBayar>;
  jenis: readonly JenisBayar[];
  akhir: boolean;
  kepada: boolean;
  neto: number;
  /** What is left to pay without this line. */
  sisa: number;
  galat: Readonly<Record<string, string>>;
  terkunci: boolean;
  onUbah: (bagian: Partial<MintaBayar>) => void;
  onHapus?: () => void;
  isian?: PanelBayarProps['isian'];
}

function SatuBayar(p: SatuBayarProps) {
  const { b, jenis, akhir, kepada, neto, sisa, galat, terkunci, onUbah, onHapus } = p;
  const m = b.minta;
  const rekening = useQuery(kueriRekening).data ?? [];
  const pilihan = rekening
    .filter((r) => r.aktif !== false)
    .map((r) => ({
      value: r.no_rekening,
      label: [r.kode_bank, r.no_rekening, r.atas_nama].filter(Boolean).join(' · '),
    }));
  const bank = lewatBank(m.jenis);
  return (
    <Stack gap={6}>
      <div className={kelas.bayar}>
        <Select
          aria-label="Cara bayar"
          size="md"
          rightSectionWidth={28}
          data={[...jenis]}
          value={m.jenis}
          allowDeselect={false}
          disabled={terkunci}
          onChange={(v) => onUbah({ ...BAYAR_KOSONG, jumlah_rp: m.jumlah_rp, jenis: (v ?? 'CASH') as JenisBayar })}
          error={galat.jenis}
        />
        <IsianUang
          aria-label={`Jumlah ${m.jenis}`}
          size="md"
          value={m.jumlah_rp || null}
          onChange={(nilai) => onUbah({ jumlah_rp: nilai ?? 0 })}
          error={galat.jumlah_rp}
          galatLangsung
          disabled={terkunci}
          data-jumlah-akhir={akhir || undefined}
        />
        {onHapus && (
          <ActionIcon
            variant="subtle"
            color="gray"
            w={34}
            h={42}
            miw={34}
            aria-label={`Hapus pembayaran ${m.jenis}`}
            disabled={terkunci}
            onClick={onHapus}
          >
            <IconX size={18} />
          </ActionIcon>
        )}
      </div>
      {bank && (
        <Select
          aria-label="Rekening toko"
          placeholder="Rekening toko"
          data={pilihan}
          value={m.no_rekening || null}
          searchable
          disabled={terkunci}
          onChange={(v) => onUbah({ no_rekening: v ?? '' })}
          error={galat.no_rekening}
          nothingFoundMessage="Tidak Ada Data"
        />
      )}
      {(m.jenis === 'DEBET' || m.jenis === 'CREDIT') && (
        <TextInput
          aria-label="Empat angka terakhir kartu"
          placeholder="Empat angka terakhir kartu"
          inputMode="numeric"
          maxLength={4}
          disabled={terkunci}
          value={m.kartu_akhir}
          onChange={(e) => onUbah({ kartu_akhir: e.currentTarget.value.replace(/\D/g, '') })}
          error={galat.kartu_akhir}
        />
      )}
      {bank && kepada && (
        <Group grow gap={6}>
          <TextInput
            aria-label="No rekening customer"
            placeholder="No rekening customer"
            disabled={terkunci}
            value={m.no_rekening_tujuan}
            onChange={(e) => onUbah({ no_rekening_tujuan: e.currentTarget.value })}
            error={galat.no_rekening_tujuan}
          />
          <TextInput
            aria-label="Atas nama"
            placeholder="Atas nama"
            disabled={terkunci}
            value={m.atas_nama}
            onChange={(e) => onUbah({ atas_nama: e.currentTarget.value })}
          />
        </Group>
      )}
      {p.isian?.({ minta: m, neto, sisa, galat, terkunci, onUbah })}
    </Stack>
  );
}
