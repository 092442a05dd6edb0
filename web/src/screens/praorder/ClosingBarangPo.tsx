// Closing Barang Pre Order: what was sent or fetched of which pre-order. Lines are gathered here, each against what is left
// of its pre-order, and saved as one document. F3 adds a line, F9 saves.
import {
  ActionIcon,
  Alert,
  Button,
  Group,
  Kbd,
  MultiSelect,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconCircleCheck, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { idAcak } from '@/api/acak';
import { tulisAngka } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { majukan } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import { IsianAngka } from '@/kit/isian';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';
import { bacaJson, hapus, tulisJson } from '@/kit/simpanan';
import { useTombol } from '@/kit/tombol';
import kotak from '@/kit/transaksi/transaksi.module.css';
import type { Rute } from '@/routes';
import { KUNCI_PO, kueriPoRinci, kueriPoSelesai, type PreOrder } from './api';
import {
  type BarisClosing,
  bisaClosing,
  CLOSING_KOSONG,
  type GalatClosing,
  type IsianClosing,
  jadiBaris,
  masihDiSini,
  pilihPo,
  pilihStatus,
  sisaQty,
  sisaSiap,
  tolakBaris,
} from './closing';
import kelas from './praorder.module.css';

const sebut = (po: PreOrder) => [po.no_po, po.nama_customer].filter(Boolean).join(' · ');

export default function ClosingBarangPo({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const { pemilik } = useTempat();
  const draf = `closing-po.${pemilik}`;
  const [baris, setBaris] = useState<readonly BarisClosing[]>(() =>
    // A draft from before pieces had names has none.
    (bacaJson<BarisClosing[]>(draf) ?? []).map((b) => ({ ...b, barcode: b.barcode ?? [] })),
  );
  const [isi, setIsi] = useState<IsianClosing>(CLOSING_KOSONG);
  const [galat, setGalat] = useState<GalatClosing>({});
  const [jadi, setJadi] = useState('');
  const wadah = useRef<HTMLElement>(null);
  const selesai = useQuery(kueriPoSelesai);
  const simpan = useSimpanDokumen('pre-order/closing', { ingat: `${draf}.kirim` });
  const pilihan = bisaClosing(selesai.data ?? []);
  const po = pilihan.find((p) => p.no_po === isi.no_po);
  const sisa = po && sisaQty(po, baris);
  const siap = sisaSiap(po, baris);
  const rinci = useQuery({ ...kueriPoRinci(isi.no_po), enabled: isi.no_po !== '' });
  const diSini = masihDiSini(rinci.data?.no_po === isi.no_po ? rinci.data.penjualan : [], baris);
  const terkunci = simpan.sibuk || simpan.terputus;
  const salah = galatBaris(simpan.kolom, 'detail_po');

  const atur = (baru: readonly BarisClosing[]) => {
    setBaris(baru);
    if (baru.length > 0) tulisJson(draf, baru);
    else hapus(draf);
  };
  const ubah = (baru: IsianClosing) => {
    setIsi(baru);
    setGalat({});
    setJadi('');
  };
  const fokus = (pilih: string) => wadah.current?.querySelector<HTMLElement>(pilih)?.focus();
  const tambah = () => {
    const tolak = tolakBaris(isi, po, baris);
    setGalat(tolak ?? {});
    if (tolak) return setTimeout(() => fokus('[aria-invalid="true"]'));
    simpan.lupakan();
    atur([...baris, jadiBaris(idAcak(), isi)]);
    setIsi({ ...isi, no_resi: '', qty: '', barcode: [] });
    return setTimeout(() => fokus('[data-po]'));
  };
  const buang = (id: string) => {
    simpan.lupakan();
    atur(baris.filter((b) => b.id !== id));
  };
  const kirim = async () => {
    if (baris.length === 0) return;
    const detail_po = baris.map(({ id: _, barcode, ...b }) => ({ ...b, barcode: [...barcode] }));
    const jawab = await simpan.kirim({ detail_po });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Data Berhasil Disimpan');
    setJadi(jawab.data.no_closing);
    atur([]);
    setIsi(CLOSING_KOSONG);
    await kueri.invalidateQueries({ queryKey: KUNCI_PO });
  };
  useTombol([{ kunci: 'F3', arti: 'Tambah', aksi: () => void tambah(), mati: terkunci }]);
  const kolom: Kolom<BarisClosing>[] = [
    { kunci: 'no_po', judul: 'No Po', nilai: (b) => b.no_po, lebar: 190, urut: false },
    { kunci: 'status_kirim', judul: 'Status Kirim', nilai: (b) => b.status_kirim, lebar: 110, urut: false },
    { kunci: 'no_resi', judul: 'No Resi', nilai: (b) => b.no_resi, lebar: 170, urut: false },
    { kunci: 'barcode', judul: 'Barcode', nilai: (b) => b.barcode.join(' '), lebar: 170, urut: false },
    { kunci: 'qty', judul: 'Qty', jenis: 'angka', nilai: (b) => b.qty, lebar: 70, urut: false, total: true },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: () => '',
      tampil: (b) => {
        const kata = salah.get(baris.indexOf(b));
        return (
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="red"
              size={36}
              aria-label={`Hapus ${b.no_po} ${b.qty}`}
              disabled={terkunci}
              onClick={() => buang(b.id)}
            >
              <IconTrash size={18} />
            </ActionIcon>
            {kata && (
              <Text span fz={13} c="red" role="alert">
                {kata}
              </Text>
            )}
          </Group>
        );
      },
      lebar: salah.size > 0 ? 320 : 70,
      urut: false,
      diKanan: true,
    },
  ];
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <TombolSimpan
          simpan={simpan}
          label="Simpan Data"
          onSimpan={() => void kirim()}
          mati={baris.length === 0}
          sebab="Tambahkan satu baris dulu (F3)"
          berubah={baris.length > 0}
        />
      }
    >
      <Stack gap="md">
        {jadi && baris.length === 0 && (
          <Alert color="green" icon={<IconCircleCheck size={18} />} role="status" data-nomor={jadi}>
            Tersimpan dengan dokumen <strong>{jadi}</strong>.
          </Alert>
        )}
        {salah.size === 0 && (
          <GalatDokumen simpan={simpan}>
            {simpan.terputus && (
              <Button variant="subtle" color="red" size="compact-sm" mt={4} onClick={() => simpan.lupakan()}>
                Ubah isian
              </Button>
            )}
          </GalatDokumen>
        )}
        <div className={kelas.dua}>
          <section className={kotak.kotak} aria-label="Baris closing" ref={wadah} onKeyDown={majukan}>
            <Stack gap="sm">
              <PilihDaftar
                label="No Po"
                sebut="pre order"
                required
                autoFocus
                openOnFocus={false}
                data-po
                gagal={selesai.isError}
                data={pilihan.map((p) => ({ value: p.no_po, label: sebut(p) }))}
                value={isi.no_po || null}
                onChange={(no) => ubah(pilihPo(no ?? ''))}
                galat={galat.no_po}
                disabled={terkunci}
              />
              <div>
                <Text fz={14} fw={500} mb={4}>
                  Status Kirim
                </Text>
                <SegmentedControl
                  aria-label="Status kirim"
                  fullWidth
                  // Nothing is chosen until somebody chooses.
                  value={isi.status_kirim}
                  onChange={(v) => ubah(pilihStatus(isi, v === 'AMBIL' ? 'AMBIL' : 'KIRIM'))}
                  data={['KIRIM', 'AMBIL']}
                  disabled={terkunci}
                />
                {galat.status_kirim && (
                  <Text c="red" fz={12} mt={4} role="alert">
                    {galat.status_kirim}
                  </Text>
                )}
              </div>
              {isi.status_kirim === 'KIRIM' && (
                <TextInput
                  label="No Resi"
                  required
                  maxLength={60}
                  autoComplete="off"
                  value={isi.no_resi}
                  onChange={(e) => ubah({ ...isi, no_resi: e.currentTarget.value })}
                  error={galat.no_resi}
                  disabled={terkunci}
                />
              )}
              <Group grow align="flex-start">
                <IsianAngka
                  label="Qty"
                  required
                  maxLength={6}
                  autoComplete="off"
                  value={isi.qty}
                  onChange={(qty) => ubah({ ...isi, qty })}
                  error={galat.qty}
                  galatLangsung
                  disabled={terkunci}
                />
                <TextInput
                  label="Sisa Qty Estimasi"
                  readOnly
                  variant="filled"
                  tabIndex={-1}
                  data-sisa={sisa}
                  value={sisa === undefined ? '' : tulisAngka(sisa, 'angka')}
                  description={po && siap < (sisa ?? 0) ? `${tulisAngka(siap, 'angka')} sudah dijual` : undefined}
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                />
              </Group>
              {diSini.length > 1 && (
                <MultiSelect
                  label="Barcode yang dikirim"
                  description="Boleh kosong bila semua yang sudah dijual ikut"
                  searchable
                  data={diSini.map((t) => ({ value: t.kode_barcode, label: `${t.kode_barcode} ${t.nama_barang}` }))}
                  value={[...isi.barcode]}
                  onChange={(barcode) =>
                    ubah({ ...isi, barcode, qty: barcode.length > 0 ? String(barcode.length) : isi.qty })
                  }
                  error={galat.barcode}
                  disabled={terkunci}
                />
              )}
              {diSini.length <= 1 && galat.barcode && (
                <Text c="red" fz={12} role="alert">
                  {galat.barcode}
                </Text>
              )}
              <Group justify="flex-end">
                <Button
                  variant="light"
                  data-simpan
                  leftSection={<IconPlus size={18} />}
                  rightSection={<Kbd size="xs">F3</Kbd>}
                  disabled={terkunci}
                  onClick={() => void tambah()}
                >
                  Tambah
                </Button>
              </Group>
            </Stack>
          </section>
          <DataTable
            label="Barang yang ditutup"
            kolom={kolom}
            data={baris}
            idBaris={(b) => b.id}
            cari={false}
            kosong="Belum ada baris. Pilih No Po lalu tekan Tambah."
            tinggi="60dvh"
          />
        </div>
      </Stack>
    </Halaman>
  );
}
