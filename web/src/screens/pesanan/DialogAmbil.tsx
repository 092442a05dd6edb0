// Picking up: a sale of what was made. Each piece on the scale, why it costs more or less than was estimated line by line,
// the down payment first, the rest in the one payment panel; then the nota.
import { Alert, Badge, Button, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { kertasPenjualan } from '@/kit/cetak/notaJual';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { useHitungDialog } from '@/kit/dokumen/useHitungDialog';
import { Galat } from '@/kit/Galat';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianUang } from '@/kit/IsianUang';
import { RangkaTabel } from '@/kit/Rangka';
import { teksAlasan } from '@/kit/transaksi/alasan';
import {
  IsianPengenal,
  PENGENAL_KOSONG,
  type Pengenal,
  pengenalKurang,
  rapikanPengenal,
} from '@/kit/transaksi/IsianPengenal';
import { TransaksiTersimpan } from '@/kit/transaksi/TransaksiTersimpan';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { useBayarDialog } from '@/kit/transaksi/useBayarDialog';
import {
  type BedaPesanan,
  type HitunganAmbil,
  hitungAmbil,
  KUNCI_PESANAN,
  type PesananRinci,
  type TercatatAmbil,
} from './api';
import { PilihBaris } from './DialogKerja';
import { sebabBeda, sebutSelisih, sudahJadi } from './langkah';

export interface DialogAmbilProps {
  p: PesananRinci;
  onTutup: () => void;
  onTersimpan: () => void;
}

interface IsiBaris {
  /** As it is typed: on the scale, and off the price. */
  timbang: string;
  potongan: number | null;
}

/** What the lines ask for beside their estimate; a line that asks for nothing is left out. */
export function detailAmbil(isi: Readonly<Record<number, IsiBaris>>) {
  return Object.entries(isi)
    .map(([no, { timbang, potongan }]) => ({
      baris: Number(no),
      berat_timbang: Number(timbang) > 0 ? Number(timbang) : null,
      potongan_rp: potongan ?? 0,
    }))
    .filter((b) => b.berat_timbang !== null || b.potongan_rp > 0);
}

export function DialogAmbil({ p, onTutup, onTersimpan }: DialogAmbilProps) {
  const [selesai, setSelesai] = useState<{ hasil: TercatatAmbil; dibayar: number }>();
  return (
    <Modal
      opened
      onClose={onTutup}
      title={`Ambil ${p.no_pesanan}`}
      size={860}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {selesai ? (
        <TransaksiTersimpan
          judul="Pesanan Berhasil Diambil"
          no={selesai.hasil.no_faktur_group}
          neto={selesai.dibayar}
          kembali={selesai.hasil.kembali}
          keterangan={`${p.nama_customer} · pesanan ${p.no_pesanan}`}
          nota={[kertasPenjualan(selesai.hasil.no_faktur_group)]}
          onTutup={onTutup}
        />
      ) : (
        <IsiAmbil
          p={p}
          onTutup={onTutup}
          onJadi={(hasil, dibayar) => {
            setSelesai({ hasil, dibayar });
            onTersimpan();
          }}
        />
      )}
    </Modal>
  );
}

interface IsiAmbilProps {
  p: PesananRinci;
  onTutup: () => void;
  onJadi: (hasil: TercatatAmbil, dibayar: number) => void;
}

function IsiAmbil({ p, onTutup, onJadi }: IsiAmbilProps) {
  const [isi, setIsi] = useState<Readonly<Record<number, IsiBaris>>>({});
  const [siapa, setSiapa] = useState<Pengenal>(PENGENAL_KOSONG);
  const jadi = sudahJadi(p.detail);
  const [pilih, setPilih] = useState<readonly number[]>(jadi.map((b) => b.baris));
  // All that is left needs no naming; some of it does.
  const sebagian = pilih.length < jadi.length || p.tahap === 'PROSES';
  const dikirim = {
    kode_sales: p.kode_sales,
    baris: sebagian ? [...pilih] : [],
    detail: detailAmbil(isi).filter((d) => pilih.includes(d.baris)),
    ...rapikanPengenal(pengenalKurang(siapa) ? { ...siapa, pengenal: '' } : siapa),
  };
  const simpan = useSimpanDokumen('pesanan/{no}/ambil', { jalur: { no: p.no_pesanan } });
  const { h, basi, galat, refetch } = useHitungDialog({
    kunci: [...KUNCI_PESANAN, 'ambil', p.no_pesanan],
    isi: dikirim,
    hitung: (tanya, signal) => hitungAmbil(p.no_pesanan, tanya, signal),
  });
  const bayar = useBayarDialog(h?.bayar_rp ?? 0, simpan);
  const wadah = useRef<HTMLDivElement>(null);
  const ada = h !== undefined;
  // What is asked comes after the price: the cursor goes from the closing cross to it.
  useEffect(() => {
    if (ada) wadah.current?.querySelector<HTMLInputElement>('[data-pengenal]')?.focus();
  }, [ada]);
  if (galat && !h) return <Galat pesan={galat} cobaLagi={() => void refetch()} />;
  if (!h) return <RangkaTabel />;
  const ubahBaris = (no: number, bagian: Partial<IsiBaris>) => {
    simpan.lupakan();
    setIsi((lama) => ({ ...lama, [no]: { timbang: '', potongan: null, ...lama[no], ...bagian } }));
  };
  const kirim = async () => {
    const pembayaran = bayar.ambil();
    if (!pembayaran) return;
    const jawab = await simpan.kirim({ ...dikirim, ...rapikanPengenal(siapa), pembayaran, neto: h.transaksi.neto });
    if (jawab) onJadi(jawab.data, h.bayar_rp);
  };
  const alasan = teksAlasan(h.transaksi.alasan);
  return (
    <Stack gap="md" ref={wadah}>
      {p.detail.length > 1 && jadi.length > 1 && (
        <PilihBaris
          label="Barang yang diambil sekarang"
          semua={jadi}
          terpilih={pilih}
          onGanti={(v) => v.length > 0 && [setPilih(v), simpan.lupakan()]}
          galat={simpan.kolom.baris}
        />
      )}
      <Stack gap={6} component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Barang yang diambil">
        {h.penjelasan.map((b) => (
          <SatuBeda
            key={b.baris}
            b={b}
            isi={isi[b.baris]}
            terkunci={simpan.sibuk}
            onUbah={(bagian) => ubahBaris(b.baris, bagian)}
          />
        ))}
      </Stack>
      <RingkasAmbil h={h} basi={basi} />
      {h.belum_masuk_rp > 0 && (
        <Alert color="orange">{rupiah(h.belum_masuk_rp)} dari uang muka belum dinyatakan masuk oleh bank.</Alert>
      )}
      {alasan && (
        <Alert color="orange" py={8}>
          Perlu otorisasi: {alasan}
        </Alert>
      )}
      {galat && <Alert color="red">{galat}</Alert>}
      <IsianPengenal
        m={siapa}
        nama={p.nama_customer}
        onGanti={(bagian) => [setSiapa((lama) => ({ ...lama, ...bagian })), simpan.lupakan()]}
        kolom={simpan.kolom}
        terkunci={simpan.sibuk}
      />
      {bayar.panel}
      {!bayar.disebut && <GalatDokumen simpan={simpan} />}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={simpan.sibuk} onClick={onTutup}>
          Tutup
        </Button>
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          label="Ambil Pesanan"
          mati={basi || !bayar.pas || pengenalKurang(siapa)}
          sebab={pengenalKurang(siapa) ? 'Isi empat angka terakhir pengenalnya' : bayar.sebab}
        />
      </Group>
    </Stack>
  );
}

function RingkasAmbil({ h, basi }: { h: HitunganAmbil; basi: boolean }) {
  const baris: readonly [string, number][] = [
    ['Harga barang', h.transaksi.neto],
    ['Uang muka yang dipakai', -h.dp_rp],
  ];
  return (
    <section className={kelas.kotak} aria-label="Yang dibayar" style={{ opacity: basi ? 0.6 : 1 }}>
      {baris.map(([kata, jumlah]) => (
        <Group key={kata} justify="space-between" fz={13}>
          <span>{kata}</span>
          <span>{tulisAngka(jumlah, 'rupiah')}</span>
        </Group>
      ))}
      <Group justify="space-between" align="baseline">
        <Text fw={500}>Masih dibayar</Text>
        <Text className={kelas.total} data-bayar-rp={h.bayar_rp} data-basi={basi ? 'ya' : 'tidak'}>
          {rupiah(h.bayar_rp)}
        </Text>
      </Group>
      {h.sisa_dp > 0 && (
        <Text fz={13} c="dimmed">
          Sisa uang muka {rupiah(h.sisa_dp)} untuk barang yang belum diambil, atau dikembalikan sesudahnya.
        </Text>
      )}
    </section>
  );
}

interface SatuBedaProps {
  b: BedaPesanan;
  isi?: IsiBaris;
  terkunci: boolean;
  onUbah: (bagian: Partial<IsiBaris>) => void;
}

function SatuBeda({ b, isi, terkunci, onUbah }: SatuBedaProps) {
  return (
    <li className={kelas.baris} style={{ padding: 10 }} data-beda={b.selisih}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Text fw={600}>
            {b.kode_barcode} {b.nama_barang}
          </Text>
          <Group gap={6}>
            <Badge variant="light" color={b.selisih === 0 ? 'green' : b.selisih > 0 ? 'orange' : 'blue'}>
              {sebutSelisih(b)}
            </Badge>
            {b.kunci_habis && (
              <Badge variant="light" color="red">
                Masa kunci lewat
              </Badge>
            )}
          </Group>
        </div>
        <Group gap="sm" wrap="nowrap">
          <IsianBerat
            label="Berat timbang"
            w={130}
            placeholder={berat(b.berat)}
            value={isi?.timbang ?? ''}
            onChange={(timbang) => onUbah({ timbang })}
            disabled={terkunci}
          />
          <IsianUang
            label="Potongan"
            w={150}
            value={isi?.potongan ?? null}
            onChange={(potongan) => onUbah({ potongan })}
            disabled={terkunci}
          />
        </Group>
      </Group>
      <Table fz={13} mt={4} verticalSpacing={2} aria-label={`Taksiran dan jadinya ${b.nama_barang}`}>
        <Table.Tbody>
          <Table.Tr>
            <Table.Td>Taksiran waktu pesan</Table.Td>
            <Table.Td ta="right">{tulisAngka(b.harga_estimasi, 'rupiah')}</Table.Td>
          </Table.Tr>
          {sebabBeda(b).map((s) => (
            <Table.Tr key={s.uraian}>
              <Table.Td>{s.uraian}</Table.Td>
              <Table.Td ta="right">{`${s.jumlah > 0 ? '+' : ''}${tulisAngka(s.jumlah, 'rupiah')}`}</Table.Td>
            </Table.Tr>
          ))}
          <Table.Tr fw={600}>
            <Table.Td>Harga sekarang</Table.Td>
            <Table.Td ta="right">{tulisAngka(b.harga_total, 'rupiah')}</Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </li>
  );
}
