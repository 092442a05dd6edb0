// How it is paid: one or several ways, the sums people usually hand over as buttons, what is missing or comes back in
// large figures. F8 brings the focus to the amount, F7 fills in what is missing.
import { ActionIcon, Button, Group, Kbd, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { pesanDari } from '@/api/tolak';
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { rupiah, tulisAngka } from '@/kit/angka';
import { IsianUang } from '@/kit/IsianUang';
import { useTombol } from '@/kit/tombol';
import { MASTER } from './api';
import { kueriCek, PANJANG_KUPON } from './kupon/api';
import {
  BAYAR_KOSONG,
  type Baris,
  baris as barisBaru,
  type JenisBayar,
  type MintaBayar,
  type PelangganDipilih,
  type Pelunasan,
  sisaUntuk,
  uangCepat,
} from './model';
import kelas from './niaga.module.css';
import { IsianTitip } from './titip/IsianTitip';

const BANK: ReadonlySet<JenisBayar> = new Set(['TRANSFER', 'DEBET', 'CREDIT']);

export interface PanelBayarProps {
  /** What the customer pays; the shop, when negative. */
  neto: number;
  bayar: readonly Baris<MintaBayar>[];
  onGanti: (baru: readonly Baris<MintaBayar>[]) => void;
  lunas: Pelunasan;
  galat: ReadonlyMap<string, Readonly<Record<string, string>>>;
  umum?: string;
  terkunci: boolean;
  /** The ways offered; those of a sale or a purchase when left out. */
  jenis?: readonly JenisBayar[];
  /** What is sold, without what is exchanged: coupons are worth something of it. */
  totalJual?: number;
  /** A deposit that pays names its customer. */
  onPelanggan?: (siapa: PelangganDipilih) => void;
  /** A dialog stands in front: its keys are its own. */
  diam?: boolean;
}

export function PanelBayar({ neto, bayar, onGanti, lunas, galat, umum, terkunci, diam, ...p }: PanelBayarProps) {
  const wadah = useRef<HTMLDivElement>(null);
  const { modul } = useSesiAda();
  const kepada = neto < 0;
  const jenis: readonly JenisBayar[] =
    p.jenis ??
    (kepada
      ? ['CASH', 'TRANSFER']
      : [
          'CASH',
          'TRANSFER',
          'DEBET',
          'CREDIT',
          'TITIP',
          ...(modulNyala(modul, 'KUPON_PENJUALAN_MODULE') ? (['KUPON'] as const) : []),
        ]);
  const ubah = (id: string, bagian: Partial<MintaBayar>) =>
    onGanti(bayar.map((b) => (b.id === id ? { id, minta: { ...b.minta, ...bagian } } : b)));
  const terakhir = bayar.at(-1);
  const fokus = () => wadah.current?.querySelector<HTMLInputElement>('[data-jumlah-akhir]')?.focus();
  const pas = () => {
    if (terakhir) ubah(terakhir.id, { jumlah_rp: sisaUntuk(neto, bayar, terakhir.id) });
    fokus();
  };
  const tambah = () => {
    const b = barisBaru<MintaBayar>({ ...BAYAR_KOSONG, jenis: kepada ? 'TRANSFER' : 'DEBET' });
    const minta = { ...b.minta, jumlah_rp: sisaUntuk(neto, bayar, b.id) };
    flushSync(() => onGanti([...bayar, { ...b, minta }]));
    fokus();
  };
  useTombol(
    [
      { kunci: 'F8', arti: 'Pembayaran', aksi: fokus },
      { kunci: 'F7', arti: 'Uang pas', aksi: pas },
      { kunci: 'F6', arti: 'Tambah cara bayar', aksi: tambah },
    ],
    !terkunci && !diam,
  );
  const perlu = terakhir ? sisaUntuk(neto, bayar, terakhir.id) : 0;
  const tunai = terakhir?.minta.jenis === 'CASH' && !kepada;
  return (
    <Stack gap="sm" ref={wadah}>
      {bayar.map((b, i) => (
        <SatuBayar
          key={b.id}
          b={b}
          jenis={jenis}
          akhir={i === bayar.length - 1}
          kepada={kepada}
          neto={neto}
          sisa={sisaUntuk(neto, bayar, b.id)}
          totalJual={p.totalJual}
          galat={galat.get(b.id) ?? {}}
          terkunci={terkunci}
          onUbah={(bagian) => ubah(b.id, bagian)}
          onHapus={bayar.length > 1 ? () => onGanti(bayar.filter((x) => x.id !== b.id)) : undefined}
          onPelanggan={p.onPelanggan}
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
    <Group justify="space-between" align="baseline" role="status" data-lunas={label}>
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
  totalJual?: number;
  galat: Readonly<Record<string, string>>;
  terkunci: boolean;
  onUbah: (bagian: Partial<MintaBayar>) => void;
  onHapus?: () => void;
  onPelanggan?: (siapa: PelangganDipilih) => void;
}

function SatuBayar(p: SatuBayarProps) {
  const { b, jenis, akhir, kepada, neto, sisa, totalJual, galat, terkunci, onUbah, onHapus, onPelanggan } = p;
  const m = b.minta;
  const rekening = useQuery(MASTER.rekening).data ?? [];
  const pilihan = rekening
    .filter((r) => r.aktif !== false)
    .map((r) => ({
      value: r.no_rekening,
      label: [r.kode_bank ?? r.nama_bank, r.no_rekening, r.atas_nama].filter(Boolean).join(' · '),
    }));
  const bank = BANK.has(m.jenis);
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
      {m.jenis === 'TITIP' && (
        <IsianTitip
          no={m.no_titip}
          jumlah={m.jumlah_rp}
          sisa={sisa}
          galat={galat.no_titip}
          terkunci={terkunci}
          onUbah={onUbah}
          onPelanggan={onPelanggan}
        />
      )}
      {m.jenis === 'KUPON' && (
        <IsianKupon
          no={m.no_kupon}
          jumlah={m.jumlah_rp}
          neto={neto}
          totalJual={totalJual}
          galat={galat.no_kupon}
          terkunci={terkunci}
          onUbah={onUbah}
        />
      )}
    </Stack>
  );
}

interface IsianKuponProps extends Pick<SatuBayarProps, 'neto' | 'totalJual' | 'terkunci' | 'onUbah'> {
  no: string;
  jumlah: number;
  galat?: string;
}

/** The number of a coupon; once it is whole, what it is worth on this sale becomes the amount. */
function IsianKupon({ no, jumlah, neto, totalJual, galat, terkunci, onUbah }: IsianKuponProps) {
  const cek = useQuery(kueriCek(no, totalJual, totalJual !== undefined && no.length >= PANJANG_KUPON));
  const nilai = cek.data?.berlaku ? Math.min(cek.data.nilai_rp, Math.max(neto, 0)) : undefined;
  const diisi = useRef<number>(undefined);
  // What the coupon pays follows the sale; what the cashier typed since is theirs.
  useEffect(() => {
    if (nilai === undefined || nilai === diisi.current) return;
    diisi.current = nilai;
    if (nilai !== jumlah) onUbah({ jumlah_rp: nilai });
  }, [nilai, jumlah, onUbah]);
  return (
    <TextInput
      aria-label="No kupon"
      placeholder="No kupon"
      disabled={terkunci}
      value={no}
      onChange={(e) => {
        diisi.current = undefined;
        onUbah({ no_kupon: e.currentTarget.value.trim().toUpperCase() });
      }}
      description={cek.data?.berlaku ? `${cek.data.nama_kupon}, berlaku sampai ${cek.data.tgl_akhir}` : undefined}
      inputWrapperOrder={['input', 'description', 'error']}
      error={galat ?? (cek.error ? pesanDari(cek.error) : cek.data && !cek.data.berlaku ? cek.data.alasan : undefined)}
    />
  );
}
