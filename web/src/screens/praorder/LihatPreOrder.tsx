// Lihat Pre Order: pre-orders a page of fifty, their items under each, the story of one in a drawer; reprinting, selling a
// piece against its money, and taking one back.
import { Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DialogCetak } from '@/kit/cetak/DialogCetak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { ambilPo, KUNCI_PO, kertasPo, type PreOrder, SARING_PO, segarkanPo } from './api';
import { ItemPreOrder, Langkah, type LangkahPo, LencanaPo } from './BagianPo';
import { DialogUangPo } from './DialogUangPo';
import { JualPo } from './JualPo';
import { LaciPo } from './LaciPo';
import { PILIH_STATUS, sebutStatus, TEKS_PO } from './teks';

const KOLOM: readonly Kolom<PreOrder>[] = [
  { kunci: 'no_po', judul: 'No Po', nilai: (p) => p.no_po, lebar: 185 },
  { kunci: 'tgl_system', judul: 'Tanggal', nilai: (p) => p.tgl_system, lebar: 110 },
  { kunci: 'nama_customer', judul: 'Customer', nilai: (p) => p.nama_customer, lebar: 170 },
  {
    kunci: 'status',
    judul: 'Status',
    nilai: (p) => sebutStatus(p.status),
    tampil: (p) => <LencanaPo po={p} />,
    lebar: 225,
    urut: false,
  },
  { kunci: 'kode_marketplace', judul: 'Marketplace', nilai: (p) => p.kode_marketplace, lebar: 115, urut: false },
  { kunci: 'no_order', judul: 'No Order', nilai: (p) => p.no_order, lebar: 140 },
  { kunci: 'no_rekening', judul: 'No Rekening', nilai: (p) => p.no_rekening, lebar: 130, urut: false },
  { kunci: 'deskripsi', judul: 'Deskripsi', nilai: (p) => p.deskripsi, lebar: 180, urut: false },
  { kunci: 'qty_estimasi', judul: 'Qty', jenis: 'angka', nilai: (p) => p.qty_estimasi, lebar: 60, urut: false },
  {
    kunci: 'berat_estimasi',
    judul: 'Berat (gr)',
    jenis: 'berat',
    nilai: (p) => p.berat_estimasi,
    lebar: 95,
    urut: false,
  },
  { kunci: 'harga_total', judul: 'Total (Rp)', jenis: 'rupiah', nilai: (p) => p.harga_total, lebar: 120 },
  { kunci: 'dibayar_rp', judul: 'Dibayar (Rp)', jenis: 'rupiah', nilai: (p) => p.dibayar_rp, lebar: 120, urut: false },
  { kunci: 'sisa_rp', judul: 'Sisa (Rp)', jenis: 'rupiah', nilai: (p) => p.sisa_rp, lebar: 120, urut: false },
  { kunci: 'no_hp', judul: 'No HP', nilai: (p) => p.no_hp, lebar: 130, urut: false },
  { kunci: 'kode_sales', judul: 'Sales', nilai: (p) => p.kode_sales, lebar: 80, urut: false },
  { kunci: 'input_by', judul: 'User', nilai: (p) => p.input_by, lebar: 110 },
  { kunci: 'tgl_po', judul: 'Tanggal Po', nilai: (p) => p.tgl_po, lebar: 110, urut: false },
];

export default function LihatPreOrder({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const [{ po: buka = '' }, alamat] = useAlamat();
  const [langkah, setLangkah] = useState<{ apa: LangkahPo; po: PreOrder }>();
  const { saring, ubah, tabel } = useDaftar({ kunci: [...KUNCI_PO, 'daftar'], bawaan: SARING_PO, ambil: ambilPo });
  const { memuat, galat, data, jauh } = tabel;
  const kosong = !memuat && !galat && !jauh?.lama && data.length === 0;
  const tanya = JSON.stringify(saring);
  // Nothing there: said once for each question, and back to the first page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is answered once
  useEffect(() => {
    if (!kosong) return;
    pesan.info(TEKS_PO.kosong);
    if (jauh && jauh.halaman > 1)
      jauh.ganti({ halaman: 1, ukuran: jauh.ukuran, cari: jauh.cari ?? '', urut: jauh.urut });
  }, [kosong, tanya]);
  const tutup = () => setLangkah(undefined);
  const kolom: Kolom<PreOrder>[] = [
    ...KOLOM,
    {
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: () => '',
      tampil: (po) => <Langkah po={po} onPilih={(apa) => setLangkah({ apa, po })} />,
      lebar: 225,
      urut: false,
      diKanan: true,
    },
  ];
  const kertas = langkah && kertasPo(langkah.po.no_po);
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <DataTable
        label="Pre order"
        kolom={kolom}
        idBaris={(p) => p.no_po}
        {...tabel}
        kosong={TEKS_PO.kosong}
        ekspor={{ namaFile: 'pre-order.csv' }}
        rincian={(p) => <ItemPreOrder po={p} />}
        onBaris={(p) => alamat({ po: p.no_po })}
        alat={
          <>
            <SaringTanggal nilai={saring} onGanti={ubah} />
            <Select
              aria-label="Status"
              w={150}
              data={PILIH_STATUS}
              value={saring.status}
              allowDeselect={false}
              onChange={(v) => ubah({ status: v ?? 'ALL' })}
            />
          </>
        }
      />
      {buka && (
        <LaciPo no={buka} onTutup={() => alamat({ po: undefined })} onLangkah={(apa, po) => setLangkah({ apa, po })} />
      )}
      {langkah?.apa === 'cetak' && kertas && (
        <DialogCetak
          judul={`Cetak ${langkah.po.no_po}`}
          macam="nota"
          bahasa={['PDF', 'ESCPOS']}
          cetak={async (printer) => {
            const { data: hasil, message } = await kertas.serahkan(printer);
            return { kerja: hasil.kerja, message };
          }}
          pdf={kertas.pdf}
          namaPdf={`${langkah.po.no_po}.pdf`}
          onTutup={tutup}
          onTercetak={() => void kueri.invalidateQueries({ queryKey: KUNCI_PO })}
        />
      )}
      {langkah?.apa === 'jual' && <JualPo po={langkah.po} onTutup={tutup} />}
      {(langkah?.apa === 'batal' || langkah?.apa === 'kembali') && (
        <DialogUangPo
          po={langkah.po}
          batal={langkah.apa === 'batal'}
          onTutup={tutup}
          onJadi={(kata) => {
            pesan.sukses(kata);
            tutup();
            void segarkanPo(kueri);
          }}
        />
      )}
    </Halaman>
  );
}
