// What is to be sold: type a tray, a type or a name, arrows and Enter choose; a scan of a type's or a tray's code does the
// same. The number of a manual sale brings what comes back. F2 brings the focus here.
import { Badge, Button, Kbd, Text, TextInput } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, tulisAngka } from '@/kit/angka';
import { idStok } from '@/kit/curah/isi';
import { enterPolos } from '@/kit/enter';
import { usePemindai } from '@/kit/pemindai';
import { useTombol } from '@/kit/tombol';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { kueriStokJual, type StokManual } from './api';
import { cocokStok, nomorJual } from './model';

/** As many as a person reads at a glance. */
const TAMPAK = 8;

export interface CariStokProps {
  terkunci: boolean;
  /** A dialog stands in front: its keys are its own. */
  diam: boolean;
  onPilih: (stok: StokManual) => void;
  onNota: (no: string) => void;
  /** Takes the badge of a sales person; says whether it was one. */
  lencana: (kode: string) => boolean;
}

export function CariStok({ terkunci, diam, onPilih, onNota, lencana }: CariStokProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [teks, setTeks] = useState('');
  const [buka, setBuka] = useState(false);
  const [pilihan, setPilihan] = useState(0);
  const [salah, setSalah] = useState<string>();
  const stok = useQuery(kueriStokJual);
  const semua = stok.data ?? [];
  const temuan = cocokStok(semua, teks);
  const tampak = temuan.slice(0, TAMPAK);
  const terbuka = buka && !diam && !terkunci && !nomorJual(teks) && tampak.length > 0;
  useTombol([{ kunci: 'F2', arti: 'Barang yang dijual', aksi: () => ref.current?.focus() }], !terkunci && !diam);

  const ambil = (s: StokManual) => {
    setTeks('');
    setBuka(false);
    setPilihan(0);
    setSalah(undefined);
    onPilih(s);
  };
  const tentukan = (isi: string, ke = 0) => {
    const rapi = isi.trim();
    if (nomorJual(rapi)) {
      setTeks('');
      setSalah(undefined);
      return onNota(rapi.toUpperCase());
    }
    const cocok = cocokStok(semua, rapi)[ke];
    if (cocok) ambil(cocok);
    else if (lencana(rapi)) setTeks('');
    // What was not understood is not repeated on the screen.
    else setSalah('Tidak ada stok yang cocok');
  };
  usePemindai((kode) => tentukan(kode), !terkunci && !diam);
  const tombol = (kejadian: KeyboardEvent) => {
    const geser = (n: number) => setPilihan((lama) => (lama + n + tampak.length) % Math.max(tampak.length, 1));
    if (kejadian.key === 'Escape' && terbuka) setBuka(false);
    // Nothing typed: all there is, to look through.
    else if (!terbuka && teks.trim() === '' && (kejadian.key === 'ArrowDown' || enterPolos(kejadian))) setBuka(true);
    else if (kejadian.key === 'ArrowDown') geser(1);
    else if (kejadian.key === 'ArrowUp') geser(-1);
    else if (enterPolos(kejadian)) tentukan(teks, pilihan);
    else return;
    kejadian.preventDefault();
  };
  return (
    <div style={{ flex: '1 1 260px', position: 'relative' }}>
      <TextInput
        ref={ref}
        label="Barang yang dijual"
        placeholder="Baki, jenis atau nama; scan nota lama untuk beli kembali"
        size="md"
        data-scan
        leftSection={<IconBarcode size={18} />}
        rightSection={<Kbd size="xs">F2</Kbd>}
        rightSectionWidth={44}
        autoComplete="off"
        disabled={terkunci}
        value={teks}
        onChange={(e) => {
          setTeks(e.currentTarget.value);
          setBuka(e.currentTarget.value.trim() !== '');
          setPilihan(0);
          setSalah(undefined);
        }}
        onClick={() => setBuka(true)}
        onBlur={() => setBuka(false)}
        onKeyDown={tombol}
        error={salah ?? (stok.error ? pesanDari(stok.error) : undefined)}
        role="combobox"
        aria-expanded={terbuka}
        aria-controls="stok-temuan"
      />
      {terbuka && (
        <div
          id="stok-temuan"
          role="listbox"
          aria-label="Stok yang cocok"
          className={`${kelas.kotak} ${kelas.menu}`}
          style={{
            position: 'absolute',
            zIndex: 20,
            insetInlineStart: 0,
            width: 'max(100%, min(460px, calc(100vw - 32px)))',
            marginTop: 4,
            padding: 4,
            maxHeight: 380,
            boxShadow: 'var(--mantine-shadow-md)',
          }}
        >
          {tampak.map((s, i) => (
            <Button
              key={idStok(s)}
              role="option"
              aria-selected={pilihan === i}
              variant={pilihan === i ? 'light' : 'subtle'}
              color={pilihan === i ? undefined : 'gray'}
              fullWidth
              justify="space-between"
              h={44}
              px={10}
              // The field keeps the focus, so that the click arrives.
              onMouseDown={(e) => e.preventDefault()}
              onClick={() => ambil(s)}
              rightSection={
                <Text component="span" fz={13} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                  {tulisAngka(s.qty, 'angka')} pcs · {berat(s.berat)} gr
                </Text>
              }
            >
              <Badge variant="light" color="gray" mr={8} style={{ flex: 'none' }}>
                {s.kode_toko}
              </Badge>
              {s.kode_dept} {s.nama_dept}
            </Button>
          ))}
          {temuan.length > TAMPAK && (
            <Text fz={12} c="dimmed" px={10} py={4}>
              {temuan.length - TAMPAK} lagi; ketik lebih lengkap
            </Text>
          )}
        </div>
      )}
      {stok.isSuccess && semua.length === 0 && (
        <Text fz={13} c="dimmed" mt={4}>
          Belum ada stok barang manual yang bisa dijual. Tambahkan di Data Barang Manual.
        </Text>
      )}
    </div>
  );
}
