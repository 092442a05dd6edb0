// Transaksi Pembelian: scan the nota or the tag of what comes back, weigh it, agree, pay, save once, print. F2 scan,
// F3 a piece without a nota, F4 customer, F7 and F8 payment, F9 save.
import {
  ActionIcon,
  Alert,
  Badge,
  Button,
  Group,
  Kbd,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconEye, IconPencilPlus, IconScale, IconShieldExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, rupiah } from '@/kit/angka';
import { konfirmasi } from '@/kit/dialog';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { Halaman } from '@/kit/Halaman';
import { IsianPindai } from '@/kit/IsianPindai';
import { pesan } from '@/kit/pesan';
import { baca } from '@/kit/simpanan';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { useTimbangan } from '@/screens/timbang/timbangan';
import { MASTER } from '../api';
import { KakiTransaksi } from '../KakiTransaksi';
import { baris, dikirim, galatPerId, hapusBaris, type MintaBeli, nomorNota, ubahBaris } from '../model';
import kelas from '../niaga.module.css';
import { PanelBayar } from '../PanelBayar';
import { PanelPelanggan } from '../PanelPelanggan';
import { TanggalDokumen } from '../TanggalDokumen';
import { lihatNik } from './api';
import { DaftarBeli } from './DaftarBeli';
import { FormBeli } from './FormBeli';
import { LaciCurian } from './LaciCurian';
import { SelesaiBeli } from './SelesaiBeli';
import { useBeli } from './useBeli';

type Dialog = 'curian' | { awal: Partial<MintaBeli>; id?: string };

export default function TransaksiPembelian({ rute }: { rute: Rute }) {
  const t = useBeli();
  const { keadaan, harga, simpan } = t;
  const [dialog, setDialog] = useState<Dialog>();
  const wadah = useRef<HTMLDivElement>(null);
  const timbangan = useTimbangan(Number(baca('karat.pilihan.timbangan-baud') ?? '9600') || 9600);
  const sales = useQuery(MASTER.sales);
  const sibuk = simpan.sibuk;
  const ada = keadaan.beli.length > 0;
  const total = harga.total?.total_beli ?? 0;
  // Without a nota of the chain the shop must know who sells.
  const identitas = keadaan.beli.some((b) => b.minta.surat !== 'NOTA');

  const keScan = () => wadah.current?.querySelector<HTMLInputElement>('[data-scan]')?.focus();
  const tutup = () => {
    setDialog(undefined);
    setTimeout(keScan);
  };
  useEffect(() => {
    wadah.current?.querySelector<HTMLInputElement>('[data-scan]')?.focus();
  }, []);
  useTombol(
    [{ kunci: 'F3', arti: 'Barang tanpa nota', aksi: () => setDialog({ awal: { surat: 'TANPA SURAT' } }) }],
    dialog === undefined && !sibuk,
  );

  const pindai = (teks: string) => {
    t.tutupSelesai();
    const rapi = teks.trim().toUpperCase();
    setDialog({ awal: nomorNota(rapi) ? { no_faktur_jual: rapi } : { kode_barcode: rapi } });
  };
  const jadi = (minta: MintaBeli, id?: string) => {
    simpan.lupakan();
    t.ganti((k) => ({ ...k, beli: id ? ubahBaris(k.beli, id, minta) : [...k.beli, baris(minta)] }));
    tutup();
  };
  const kirim = async () => {
    if (sibuk) return;
    if (harga.total && !harga.basi && (t.lunas.kurang > 0 || t.lunas.lebih > 0)) {
      wadah.current?.querySelector<HTMLInputElement>('[data-jumlah-akhir]')?.focus();
      return;
    }
    if (await t.kirim()) setTimeout(keScan);
  };
  const kosongkan = async () => {
    const ya = await konfirmasi('Semua barang di layar ini dikosongkan.', {
      judul: 'Kosongkan Transaksi',
      ya: 'Kosongkan',
      tidak: 'Batal',
      bahaya: true,
    });
    if (ya) t.bersihkan();
    keScan();
  };
  const tampilNik = async () => {
    try {
      t.setNik(await lihatNik(keadaan.pelanggan?.kode_pelanggan ?? ''));
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
  };
  const kolom = simpan.kolom;
  const galatBayar = galatPerId(kolom, 'pembayaran', dikirim(keadaan.bayar));
  const galatBeli = harga.galat.size > 0 ? harga.galat : galatPerId(kolom, 'detail_beli', keadaan.beli);
  const gram = [...harga.baris.values()].reduce((mg, b) => mg + Math.round(b.berat * 1000), 0) / 1000;
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      keadaan={
        <Badge size="lg" variant="light" radius="sm" data-total>
          {keadaan.beli.length} barang · {berat(gram)} gr
        </Badge>
      }
      utama={
        <Button variant="default" leftSection={<IconShieldExclamation size={18} />} onClick={() => setDialog('curian')}>
          Barang Curian
        </Button>
      }
    >
      <div className={kelas.papan} ref={wadah}>
        <div className={kelas.kiri}>
          <Group align="flex-end" gap="sm">
            <IsianPindai
              label="Scan nota atau barcode"
              onPindai={pindai}
              disabled={sibuk || dialog !== undefined}
              style={{ flex: '1 1 220px' }}
              size="md"
              data-scan
            />
            <Button
              variant="default"
              size="md"
              leftSection={<IconPencilPlus size={18} />}
              rightSection={<Kbd size="xs">F3</Kbd>}
              disabled={sibuk}
              onClick={() => setDialog({ awal: { surat: 'TANPA SURAT' } })}
            >
              Tanpa nota
            </Button>
            {timbangan.bisa && !timbangan.tersambung && (
              <Button variant="subtle" size="md" leftSection={<IconScale size={18} />} onClick={timbangan.sambung}>
                Timbangan
              </Button>
            )}
            {timbangan.tersambung && (
              <Badge size="xl" radius="sm" variant="light" color={timbangan.bacaan?.stabil ? 'green' : 'orange'}>
                {timbangan.bacaan ? `${timbangan.bacaan.berat} gr` : 'Menunggu timbangan'}
              </Badge>
            )}
          </Group>
          {harga.umum && (
            <Alert color="red" role="alert">
              {harga.umum}
            </Alert>
          )}
          {t.selesai && !ada && <SelesaiBeli hasil={t.selesai} onTutup={() => [t.tutupSelesai(), keScan()]} />}
          {!ada && !t.selesai && (
            <Text c="dimmed" ta="center" py={48} className={kelas.kotak}>
              Scan nota atau label barang yang dibawa customer. Barang tanpa nota: F3.
            </Text>
          )}
          <DaftarBeli
            beli={keadaan.beli}
            harga={harga.baris}
            galat={galatBeli}
            terkunci={sibuk}
            onUbah={(b) => setDialog({ awal: b.minta, id: b.id })}
            onHapus={(id) => t.ganti((k) => ({ ...k, beli: hapusBaris(k.beli, id) }))}
          />
          {identitas && (
            <section className={kelas.kotak} aria-label="Identitas penjual">
              <Text fz={13} c="dimmed" mb={8}>
                Tanpa nota toko: nama, alamat dan NIK penjual wajib. Kosongkan yang sudah tercatat.
              </Text>
              <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={8}>
                <TextInput
                  label="Alamat"
                  maxLength={200}
                  value={t.alamat}
                  onChange={(e) => {
                    simpan.lupakan('customer.alamat_customer');
                    t.setAlamat(e.currentTarget.value);
                  }}
                  error={kolom['customer.alamat_customer'] ?? kolom.alamat_customer}
                  disabled={sibuk}
                />
                <TextInput
                  label="NIK"
                  inputMode="numeric"
                  maxLength={16}
                  value={t.nik}
                  onChange={(e) => {
                    simpan.lupakan('customer.nik');
                    t.setNik(e.currentTarget.value.replace(/\D/g, ''));
                  }}
                  error={kolom['customer.nik'] ?? kolom.nik}
                  disabled={sibuk}
                  rightSection={
                    keadaan.pelanggan?.kode_pelanggan ? (
                      <ActionIcon
                        variant="subtle"
                        aria-label="Lihat NIK pelanggan"
                        title="Lihat NIK (tercatat di audit)"
                        onClick={() => void tampilNik()}
                      >
                        <IconEye size={18} />
                      </ActionIcon>
                    ) : undefined
                  }
                />
              </SimpleGrid>
            </section>
          )}
        </div>
        <div className={kelas.kanan}>
          <PanelPelanggan
            nilai={keadaan.pelanggan}
            onGanti={(pelanggan) => {
              simpan.lupakan();
              t.setNik('');
              t.ganti((k) => ({ ...k, pelanggan }));
            }}
            galat={kolom['customer.nama_customer'] ?? kolom.nama_customer ?? kolom.kode_pelanggan}
            terkunci={sibuk}
            diam={dialog !== undefined}
          />
          <section className={kelas.kotak} aria-label="Keterangan transaksi">
            <Stack gap={8}>
              <Select
                label="Sales"
                placeholder="Pilih sales"
                searchable
                data={(sales.data ?? [])
                  .filter((s) => s.aktif !== false)
                  .map((s) => ({ value: s.kode_sales, label: `${s.kode_sales} · ${s.nama_sales}` }))}
                value={keadaan.kode_sales || null}
                onChange={(v) => {
                  simpan.lupakan('kode_sales');
                  t.ganti((k) => ({ ...k, kode_sales: v ?? '' }));
                }}
                error={kolom.kode_sales ?? (sales.isError ? pesanDari(sales.error) : undefined)}
                disabled={sibuk}
                nothingFoundMessage="Tidak Ada Data"
              />
              <TanggalDokumen
                nilai={keadaan.tgl_dokumen}
                onGanti={(tgl_dokumen) => {
                  simpan.lupakan('tgl_dokumen');
                  t.ganti((k) => ({ ...k, tgl_dokumen }));
                }}
                galat={kolom.tgl_dokumen}
                terkunci={sibuk}
              />
            </Stack>
          </section>
          <section className={`${kelas.kotak} ${kelas.lengket}`} aria-label="Pembayaran">
            <Stack gap="sm">
              <Group justify="space-between" align="baseline" wrap="nowrap">
                <Text fw={500}>Total</Text>
                <Text className={kelas.total} data-basi={harga.basi ? 'ya' : 'tidak'} data-neto={-total} role="status">
                  {rupiah(total)}
                </Text>
              </Group>
              {harga.total && harga.total.peringatan.length > 0 && (
                <Alert color="orange" py={8} role="alert">
                  {harga.total.peringatan.join('. ')}
                </Alert>
              )}
              {harga.total && harga.total.alasan.length > 0 && (
                <Alert color="orange" py={8}>
                  Perlu otorisasi: {harga.total.alasan.join('; ')}
                </Alert>
              )}
              <PanelBayar
                neto={-total}
                bayar={keadaan.bayar}
                onGanti={(bayar) => {
                  simpan.lupakan();
                  t.ganti((k) => ({ ...k, bayar }));
                }}
                lunas={t.lunas}
                galat={galatBayar}
                umum={kolom.pembayaran}
                terkunci={sibuk}
                diam={dialog !== undefined}
              />
              {!kolom.pembayaran && <GalatDokumen simpan={simpan} />}
              <KakiTransaksi
                simpan={simpan}
                onSimpan={() => void kirim()}
                onKosongkan={() => void kosongkan()}
                label="Simpan Pembelian"
                mati={!ada}
                berubah={ada}
                tertutup={dialog !== undefined}
              />
            </Stack>
          </section>
        </div>
      </div>
      {dialog === 'curian' && <LaciCurian onTutup={tutup} />}
      {dialog !== undefined && dialog !== 'curian' && (
        <FormBeli
          awal={dialog.awal}
          kecuali={keadaan.beli.filter((b) => b.id !== dialog.id).map((b) => b.minta.no_faktur_jual)}
          jalur="pembelian/hitung"
          timbangan={timbangan}
          onJadi={(minta) => jadi(minta, dialog.id)}
          onTutup={tutup}
        />
      )}
    </Halaman>
  );
}
