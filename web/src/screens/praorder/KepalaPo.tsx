// The header of a pre-order: member, sales person, marketplace, accounts, and what its items come to.
import { Grid, type GridColProps, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { berat, tulisAngka } from '@/kit/angka';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { useTempat } from '@/kit/konteks';
import { kueriRekening } from '@/kit/transaksi/master';
import { PilihSales } from '@/kit/transaksi/PapanTransaksi';
import { useSales } from '@/kit/transaksi/sales';
import { kueriMarketplace } from './api';
import { useCariMember } from './cari';
import { jumlahItem } from './item';
import type { KeadaanPo, usePreOrder } from './usePreOrder';

const SEPEREMPAT = { base: 12, xs: 6, md: 3 } as const;
const SEPARUH = { base: 12, xs: 12, md: 6 } as const;

function Sel({ span = SEPEREMPAT, children }: { span?: GridColProps['span']; children: ReactNode }) {
  return <Grid.Col span={span}>{children}</Grid.Col>;
}

interface KepalaPoProps {
  t: ReturnType<typeof usePreOrder>;
  nomor: string;
  /** A dialog stands in front. */
  diam: boolean;
}

export function KepalaPo({ t, nomor, diam }: KepalaPoProps) {
  const { keadaan: k, kolom, terkunci } = t;
  const { hari } = useTempat();
  const sales = useSales(t);
  const pasar = useQuery(kueriMarketplace);
  const rekening = useQuery(kueriRekening);
  const ubah = (bagian: Partial<KeadaanPo>, bidang?: string) => t.ganti((lama) => ({ ...lama, ...bagian }), bidang);
  useCariMember({
    kode: k.kode_member,
    customer: k.customer,
    diam: diam || terkunci,
    onCustomer: (customer) => ubah({ customer }),
  });
  const e = jumlahItem(k.item);
  const ada = k.item.length > 0;
  const teks = (nama: 'no_rekening_customer' | 'kode_intern' | 'keterangan', label: string, maks: number) => (
    <TextInput
      label={label}
      maxLength={maks}
      autoComplete="off"
      value={k[nama]}
      onChange={(x) => ubah({ [nama]: x.currentTarget.value }, nama)}
      error={kolom[nama]}
      disabled={terkunci}
    />
  );
  /** What is not typed here: it follows from something else. */
  const tetap = (label: string, nilai: string, galat?: string) => (
    <TextInput label={label} readOnly variant="filled" tabIndex={-1} value={nilai} error={galat} />
  );
  return (
    <Grid gap="sm">
      <Sel>{tetap('No Po', nomor)}</Sel>
      <Sel>
        <IsianTanggal
          label="Tanggal Po"
          max={hari.system || undefined}
          value={k.tgl_po || hari.system || null}
          onChange={(tgl) => ubah({ tgl_po: !tgl || tgl === hari.system ? '' : tgl }, 'tgl_po')}
          error={kolom.tgl_po}
          galatLangsung
          disabled={terkunci || !hari.bolehLain}
        />
      </Sel>
      <Sel>
        <TextInput
          label="Kode Member"
          placeholder="Scan kartu atau ketik kodenya"
          required
          autoFocus
          data-member
          autoComplete="off"
          maxLength={20}
          value={k.kode_member}
          onChange={(x) => ubah({ kode_member: x.currentTarget.value }, 'kode_member')}
          error={kolom.kode_member}
          disabled={terkunci}
        />
      </Sel>
      <Sel>
        <PilihSales nilai={k.kode_sales} onGanti={sales.pilih} galat={kolom.kode_sales} terkunci={terkunci} />
      </Sel>
      <Sel>{tetap('Nama Customer', k.customer?.nama_customer ?? '')}</Sel>
      <Sel>{tetap('No HP', k.customer?.no_hp ?? '')}</Sel>
      <Sel span={SEPARUH}>{tetap('Alamat Customer', k.customer?.alamat_customer ?? '')}</Sel>
      <Sel>
        <Select
          label="Marketplace"
          placeholder="Toko"
          clearable
          searchable
          data={(pasar.data ?? [])
            .filter((m) => m.aktif !== false)
            .map((m) => ({ value: m.kode_marketplace, label: m.nama_marketplace }))}
          value={k.kode_marketplace || null}
          onChange={(v) => {
            const milik = pasar.data?.find((m) => m.kode_marketplace === v)?.no_rekening;
            ubah(
              {
                kode_marketplace: v ?? '',
                no_order: v ? k.no_order : '',
                // Where the marketplace pays to is known.
                ...(milik && { no_rekening: milik }),
              },
              'kode_marketplace',
            );
          }}
          error={kolom.kode_marketplace}
          disabled={terkunci}
          nothingFoundMessage="Tidak Ada Data"
        />
      </Sel>
      {k.kode_marketplace !== '' && (
        <Sel>
          <TextInput
            label="No Order"
            required
            maxLength={60}
            autoComplete="off"
            value={k.no_order}
            onChange={(x) => ubah({ no_order: x.currentTarget.value }, 'no_order')}
            error={kolom.no_order}
            disabled={terkunci}
          />
        </Sel>
      )}
      <Sel>
        <PilihDaftar
          label="No Rekening"
          sebut="rekening"
          required
          gagal={rekening.isError}
          data={(rekening.data ?? [])
            .filter((r) => r.aktif !== false)
            .map((r) => ({
              value: r.no_rekening,
              label: [r.kode_bank, r.no_rekening, r.atas_nama].filter(Boolean).join(' · '),
            }))}
          value={k.no_rekening || null}
          onChange={(v) => ubah({ no_rekening: v ?? '' }, 'no_rekening')}
          galat={kolom.no_rekening}
          disabled={terkunci}
        />
      </Sel>
      <Sel>{teks('no_rekening_customer', 'No Rekening Customer', 40)}</Sel>
      <Sel>{teks('kode_intern', 'Kode Intern', 40)}</Sel>
      <Sel span={SEPARUH}>
        <TextInput
          label="Deskripsi"
          required
          maxLength={200}
          autoComplete="off"
          value={k.deskripsi}
          onChange={(x) => ubah({ deskripsi: x.currentTarget.value }, 'deskripsi')}
          error={kolom.deskripsi}
          disabled={terkunci}
        />
      </Sel>
      <Sel span={SEPARUH}>{teks('keterangan', 'Keterangan', 200)}</Sel>
      <Sel>{tetap('Qty Estimasi', ada ? tulisAngka(e.qty_estimasi, 'angka') : '', kolom.qty_estimasi)}</Sel>
      <Sel>{tetap('Berat Estimasi (gr)', ada ? berat(e.berat_estimasi) : '', kolom.berat_estimasi)}</Sel>
      <Sel>{tetap('Harga Estimasi (Rp)', ada ? tulisAngka(e.harga_estimasi, 'rupiah') : '', kolom.harga_estimasi)}</Sel>
      <Sel>{tetap('Harga Gram (Rp)', ada ? tulisAngka(e.harga_gram, 'rupiah') : '', kolom.harga_gram)}</Sel>
    </Grid>
  );
}
