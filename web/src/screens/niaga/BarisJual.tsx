// A line of the sale: what it is and what it costs in a row, its formula and everything that may be agreed when opened.
// Enter opens it, Del takes it off, arrows go from line to line, Esc goes back to scanning.
import { ActionIcon, Button, Checkbox, Group, Select, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconScale, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { FotoKecil } from '@/kit/barang/FotoBarang';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianUang } from '@/kit/IsianUang';
import type { Timbangan } from '@/kit/timbangan';
import { teksAlasan } from '@/kit/transaksi/alasan';
import type { Baris } from '@/kit/transaksi/baris';
import { TabelRumus } from '@/kit/transaksi/TabelRumus';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { BarisHarga } from './api';
import type { MintaJual } from './model';

/** To the line above or below; past the first one to the scan field. */
export function pindahBaris(kejadian: KeyboardEvent, keScan: () => void): void {
  if (kejadian.key === 'Escape') {
    keScan();
    return;
  }
  if (kejadian.key !== 'ArrowDown' && kejadian.key !== 'ArrowUp') return;
  kejadian.preventDefault();
  const semua = [...document.querySelectorAll<HTMLElement>('[data-baris]')];
  const ke = semua.indexOf(kejadian.currentTarget as HTMLElement) + (kejadian.key === 'ArrowDown' ? 1 : -1);
  if (ke < 0) keScan();
  else semua[ke]?.focus();
}

export interface BarisJualProps {
  baris: Baris<MintaJual>;
  harga?: BarisHarga;
  galat?: Readonly<Record<string, string>>;
  sidikFoto?: string;
  potongan: readonly { value: string; label: string }[];
  timbangan: Timbangan;
  terkunci: boolean;
  onUbah: (ubah: Partial<MintaJual>) => void;
  onHapus: () => void;
  keScan: () => void;
}

export function BarisJual(p: BarisJualProps) {
  const { baris, harga, galat } = p;
  const [terbuka, setTerbuka] = useState(false);
  /** Opened by key: the agreed price is what one comes for. */
  const [lewatTombol, setLewatTombol] = useState(false);
  const curah = baris.minta.kode_barcode === '';
  const nama = harga?.nama_barang ?? (baris.minta.kode_barcode || baris.minta.kode_dept);
  const judul = baris.minta.kode_barcode || `${baris.minta.qty} ${baris.minta.kode_dept}`;
  const tombol = (kejadian: KeyboardEvent) => {
    if (kejadian.key === 'Delete' && !p.terkunci) {
      kejadian.preventDefault();
      p.onHapus();
      p.keScan();
      return;
    }
    pindahBaris(kejadian, p.keScan);
  };
  const pesanGalat = galat && Object.values(galat).join('. ');
  return (
    <li
      className={kelas.baris}
      data-galat={galat ? 'ya' : 'tidak'}
      data-terbuka={terbuka ? 'ya' : 'tidak'}
      aria-label={`${judul} ${nama}`}
    >
      <div className={kelas.kepala}>
        <button
          type="button"
          className={kelas.buka}
          data-baris={baris.id}
          aria-expanded={terbuka}
          onClick={(kejadian) => {
            setLewatTombol(kejadian.detail === 0);
            setTerbuka((b) => !b);
          }}
          onKeyDown={tombol}
        >
          <FotoKecil kode={baris.minta.kode_barcode} sidik={p.sidikFoto} sisi={44} />
          <span style={{ minWidth: 0 }}>
            <span className={kelas.nama}>{curah ? `${baris.minta.qty} × ${nama}` : nama}</span>
            <span className={kelas.kecil}>
              {harga && !curah && <span className={kelas.ringkas}>{berat(harga.berat)} gr · </span>}
              {judul}
              {harga && ` · ${harga.kode_group} ${tulisAngka(harga.kadar_cetak, 'persen')}% · ${harga.kode_baki}`}
            </span>
          </span>
          <span className={`${kelas.angka} ${kelas.sedang}`}>{harga && !curah ? `${berat(harga.berat)} gr` : ''}</span>
          <span className={`${kelas.angka} ${kelas.lebar}`}>
            <span className={kelas.kecil}>{curah ? 'Satuan' : 'Harga/gr'}</span>
            {harga ? tulisAngka(curah ? baris.minta.harga_satuan : harga.harga_gram, 'rupiah') : '…'}
          </span>
          <span className={`${kelas.angka} ${kelas.lebar}`}>
            <span className={kelas.kecil}>Ongkos</span>
            {harga ? tulisAngka(harga.ongkos, 'rupiah') : '…'}
          </span>
          <span className={`${kelas.angka} ${kelas.lebar}`}>
            <span className={kelas.kecil}>Potongan</span>
            {harga ? tulisAngka(harga.diskon, 'rupiah') : '…'}
          </span>
          <span className={kelas.harga}>{harga ? rupiah(harga.harga_total) : '…'}</span>
          {terbuka ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
        </button>
        <ActionIcon
          variant="subtle"
          color="red"
          size={44}
          my="auto"
          mr={4}
          aria-label={`Hapus ${judul}`}
          disabled={p.terkunci}
          onClick={p.onHapus}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </div>
      {pesanGalat && (
        <Text c="red" fz={13} px={12} pb={8} role="alert">
          {pesanGalat}
        </Text>
      )}
      {harga && harga.alasan.length > 0 && (
        <Text c="orange" fz={13} px={12} pb={8}>
          Perlu otorisasi: {teksAlasan(harga.alasan)}
        </Text>
      )}
      {terbuka && harga && harga.batu.length > 0 && (
        <Text fz={13} px={12} pb={8} data-batu>
          Batu: {harga.batu.join('; ')}
        </Text>
      )}
      {terbuka && <Rincian {...p} curah={curah} fokusHarga={lewatTombol} />}
    </li>
  );
}

function Rincian({
  baris,
  harga,
  galat = {},
  potongan,
  timbangan,
  terkunci,
  onUbah,
  keScan,
  curah,
  fokusHarga,
}: BarisJualProps & { curah: boolean; fokusHarga: boolean }) {
  const m = baris.minta;
  const [timbang, setTimbang] = useState(m.berat_timbang === null ? '' : m.berat_timbang.toFixed(3));
  const aturTimbang = (teks: string) => {
    setTimbang(teks);
    const angka = Number(teks);
    onUbah({ berat_timbang: teks.trim() === '' || !(angka > 0) ? null : angka });
  };
  const bacaan = timbangan.tersambung && timbangan.bacaan?.stabil ? timbangan.bacaan : undefined;
  const uang = (kolom: 'harga_gram' | 'ongkos' | 'harga_total', label: string, contoh?: number) => (
    <IsianUang
      label={label}
      value={m[kolom]}
      placeholder={contoh === undefined ? undefined : tulisAngka(contoh, 'rupiah')}
      onChange={(nilai) => onUbah({ [kolom]: nilai })}
      error={galat[kolom]}
      galatLangsung
      disabled={terkunci}
      autoFocus={kolom === 'harga_total' && fokusHarga}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc inside the fields leads back to scanning
    <div className={kelas.rinci} onKeyDown={(e) => e.key === 'Escape' && keScan()}>
      <div className={kelas.isian}>
        {curah ? (
          <>
            <IsianUang
              label="Harga satuan"
              value={m.harga_satuan || null}
              onChange={(nilai) => onUbah({ harga_satuan: nilai ?? 0 })}
              error={galat.harga_satuan}
              galatLangsung
              disabled={terkunci}
            />
            <IsianUang
              label="Qty"
              leftSection={null}
              value={m.qty || null}
              onChange={(nilai) => onUbah({ qty: nilai ?? 0 })}
              error={galat.qty}
              galatLangsung
              disabled={terkunci}
            />
          </>
        ) : (
          <>
            <IsianBerat
              label="Berat timbang"
              value={timbang}
              onChange={aturTimbang}
              placeholder={harga ? berat(harga.berat_awal) : undefined}
              error={galat.berat_timbang}
              galatLangsung
              disabled={terkunci}
            />
            {uang('harga_gram', 'Harga gram', harga?.harga_gram)}
            {uang('ongkos', 'Ongkos', harga?.ongkos)}
            {potongan.length > 0 && (
              <Select
                label="Potongan"
                placeholder="Tanpa potongan"
                data={potongan}
                value={m.kode_potongan || null}
                onChange={(nilai) => onUbah({ kode_potongan: nilai ?? '' })}
                error={galat.kode_potongan}
                clearable
                searchable
                disabled={terkunci}
                nothingFoundMessage="Tidak Ada Data"
              />
            )}
            <IsianUang
              label="Potongan (Rp)"
              value={m.potongan_rp || null}
              onChange={(nilai) => onUbah({ potongan_rp: nilai ?? 0 })}
              error={galat.potongan_rp}
              galatLangsung
              disabled={terkunci}
            />
            {uang('harga_total', 'Harga sepakat', harga?.harga_total)}
          </>
        )}
        <Group gap="xs" style={{ gridColumn: '1 / -1' }}>
          {!curah && bacaan && (
            <Button
              variant="default"
              leftSection={<IconScale size={18} />}
              onClick={() => aturTimbang(bacaan.berat)}
              disabled={terkunci}
            >
              Ambil {bacaan.berat} gr
            </Button>
          )}
          <Checkbox
            label="Hitung premi sales"
            checked={m.status_premi}
            onChange={(e) => onUbah({ status_premi: e.currentTarget.checked })}
            disabled={terkunci}
          />
        </Group>
      </div>
      {harga && <TabelRumus rumus={harga.rumus} label={`Rumus harga ${m.kode_barcode || m.kode_dept}`} />}
    </div>
  );
}
