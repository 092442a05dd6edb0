// Transaksi Penjualan: scan, agree, take payment, save once, print, next customer. Everything has a key: F2 scan,
// F3 exchange, F4 customer, F6 to F8 payment, F9 save, F10 put aside.
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
  Tooltip,
} from '@mantine/core';
import { IconArrowsExchange, IconBasket, IconParkingCircle, IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { panggil } from '@/api/klien';
import { pesanDari } from '@/api/tolak';
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { berat, rupiah } from '@/kit/angka';
import { konfirmasi } from '@/kit/dialog';
import { KabarScan } from '@/kit/dokumen/TabelPindai';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { Halaman } from '@/kit/Halaman';
import { IsianPindai } from '@/kit/IsianPindai';
import { pesan } from '@/kit/pesan';
import { baca } from '@/kit/simpanan';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { kueriFotoAda } from '@/screens/barang/data/api';
import { useTimbangan } from '@/screens/timbang/timbangan';
import { kueriParkir, MASTER } from './api';
import { BarisJual } from './BarisJual';
import { FormBeli } from './beli/FormBeli';
import { DaftarTukar } from './DaftarTukar';
import { DialogAksesoris } from './DialogAksesoris';
import { DialogParkir } from './DialogParkir';
import { JumlahTransaksi, KakiTransaksi } from './KakiTransaksi';
import {
  type Baris,
  baris,
  dariTransaksi,
  dikirim,
  galatPerId,
  hapusBaris,
  keTransaksi,
  kosong,
  type MintaBeli,
  nomorNota,
  ubahBaris,
} from './model';
import kelas from './niaga.module.css';
import { PanelBayar } from './PanelBayar';
import { PanelPelanggan } from './PanelPelanggan';
import { Selesai } from './Selesai';
import { TanggalDokumen } from './TanggalDokumen';
import { useTransaksi } from './useTransaksi';

type Dialog = 'aksesoris' | 'parkir' | { tukar: Partial<MintaBeli>; id?: string };

export default function TransaksiPenjualan({ rute }: { rute: Rute }) {
  const { modul } = useSesiAda();
  const t = useTransaksi();
  const { keadaan, harga, simpan } = t;
  const [dialog, setDialog] = useState<Dialog>();
  const [scanTukar, setScanTukar] = useState<{ kode: string }>();
  const wadah = useRef<HTMLDivElement>(null);
  const timbangan = useTimbangan(Number(baca('karat.pilihan.timbangan-baud') ?? '9600') || 9600);
  const sales = useQuery(MASTER.sales);
  const marketplace = useQuery(MASTER.marketplace).data ?? [];
  const berpotongan = modulNyala(modul, 'POTONGAN_PENJUALAN_MODULE');
  const potongan = useQuery({ ...MASTER.potongan, enabled: berpotongan }).data ?? [];
  const parkir = useQuery(kueriParkir).data ?? [];
  const kode = keadaan.jual.map((b) => b.minta.kode_barcode).filter(Boolean);
  const foto = useQuery(kueriFotoAda(kode)).data;
  const neto = harga.total?.neto ?? 0;
  const sibuk = simpan.sibuk;
  const ada = !kosong(keadaan);

  const keScan = () => wadah.current?.querySelector<HTMLInputElement>('[data-scan]')?.focus();
  const tutup = () => {
    setDialog(undefined);
    setScanTukar(undefined);
    setTimeout(keScan);
  };
  useEffect(() => {
    wadah.current?.querySelector<HTMLInputElement>('[data-scan]')?.focus();
  }, []);

  const pindai = (teks: string) => {
    if (typeof dialog === 'object') return setScanTukar({ kode: teks });
    if (dialog !== undefined) return;
    // An old nota on the counter is a piece that comes back.
    if (nomorNota(teks)) setDialog({ tukar: { no_faktur_jual: teks.trim().toUpperCase() } });
    else t.pindai(teks);
  };
  const kirim = async () => {
    if (sibuk) return;
    if (!simpan.terputus && (t.lunas.kurang > 0 || t.lunas.lebih > 0)) {
      wadah.current?.querySelector<HTMLInputElement>('[data-jumlah-akhir]')?.focus();
      if (harga.total && !harga.basi) return;
    }
    if (await t.kirim()) setTimeout(keScan);
  };
  const parkirkan = async () => {
    if (!ada || sibuk) return;
    try {
      const { message } = await panggil('POST', 'penjualan/parkir', { body: { nama: '', isi: keTransaksi(keadaan) } });
      pesan.sukses(message ?? 'Transaksi Diparkir');
      t.bersihkan();
      keScan();
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
  };
  const batalkan = async () => {
    if (!ada) return;
    const ya = await konfirmasi('Semua baris transaksi ini dikosongkan.', {
      judul: 'Kosongkan Transaksi',
      ya: 'Kosongkan',
      tidak: 'Batal',
      bahaya: true,
    });
    if (ya) t.bersihkan();
    keScan();
  };
  useTombol(
    [
      { kunci: 'F3', arti: 'Tukar: barang dari customer', aksi: () => setDialog({ tukar: {} }) },
      {
        kunci: 'Alt+S',
        arti: 'Sales',
        aksi: () => wadah.current?.querySelector<HTMLInputElement>('[data-sales]')?.focus(),
      },
      { kunci: 'F10', arti: 'Parkir transaksi', aksi: () => (ada ? void parkirkan() : setDialog('parkir')) },
    ],
    dialog === undefined && !sibuk,
  );

  const galatBayar = galatPerId(simpan.kolom, 'pembayaran', dikirim(keadaan.bayar));
  const galatJual =
    harga.galatJual.size > 0 ? harga.galatJual : galatPerId(simpan.kolom, 'detail_barang', keadaan.jual);
  const galatBeli = harga.galatBeli.size > 0 ? harga.galatBeli : galatPerId(simpan.kolom, 'detail_beli', keadaan.beli);
  const galatPelanggan = Object.entries(simpan.kolom).find(([nama]) => nama.startsWith('customer'))?.[1];
  const gram = keadaan.jual.reduce((mg, b) => mg + Math.round((harga.jual.get(b.id)?.berat ?? 0) * 1000), 0) / 1000;
  const jadiTukar = (minta: MintaBeli, id?: string) => {
    t.ganti((k) => ({
      ...k,
      beli: id ? ubahBaris(k.beli, id, minta) : [...k.beli, baris(minta) as Baris<MintaBeli>],
    }));
    tutup();
  };
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      keadaan={
        <Badge size="lg" variant="light" radius="sm" data-total>
          {keadaan.jual.length} baris · {berat(gram)} gr
        </Badge>
      }
      utama={
        <Group gap="xs">
          {parkir.length > 0 && (
            <Button
              variant={ada ? 'subtle' : 'default'}
              leftSection={<IconParkingCircle size={18} />}
              rightSection={ada ? undefined : <Kbd size="xs">F10</Kbd>}
              disabled={sibuk}
              onClick={() => setDialog('parkir')}
            >
              Diparkir ({parkir.length})
            </Button>
          )}
          {ada && (
            <Button
              variant="default"
              leftSection={<IconParkingCircle size={18} />}
              rightSection={<Kbd size="xs">F10</Kbd>}
              disabled={sibuk}
              onClick={() => void parkirkan()}
            >
              Parkir
            </Button>
          )}
        </Group>
      }
    >
      <div className={kelas.papan} ref={wadah}>
        <div className={kelas.kiri}>
          <Group align="flex-end" gap="sm">
            <IsianPindai
              onPindai={pindai}
              disabled={sibuk}
              style={{ flex: '1 1 220px' }}
              size="md"
              data-scan
              onKeyUp={(e) => {
                if (e.key === 'ArrowDown' && e.currentTarget.value === '')
                  wadah.current?.querySelector<HTMLElement>('[data-baris]')?.focus();
              }}
            />
            <Button
              variant="default"
              size="md"
              leftSection={<IconArrowsExchange size={18} />}
              rightSection={<Kbd size="xs">F3</Kbd>}
              disabled={sibuk}
              onClick={() => setDialog({ tukar: {} })}
            >
              Tukar
            </Button>
            <Button
              variant="default"
              size="md"
              leftSection={<IconBasket size={18} />}
              disabled={sibuk}
              onClick={() => setDialog('aksesoris')}
            >
              Aksesoris
            </Button>
            {timbangan.bisa && !timbangan.tersambung && (
              <Tooltip label="Sambungkan timbangan">
                <ActionIcon variant="default" size={42} aria-label="Sambungkan timbangan" onClick={timbangan.sambung}>
                  <IconScale size={18} />
                </ActionIcon>
              </Tooltip>
            )}
            {timbangan.tersambung && (
              <Badge size="xl" radius="sm" variant="light" color={timbangan.bacaan?.stabil ? 'green' : 'orange'}>
                {timbangan.bacaan ? `${timbangan.bacaan.berat} gr` : 'Menunggu timbangan'}
              </Badge>
            )}
          </Group>
          <KabarScan kabar={t.kabar} />
          {harga.umum && (
            <Alert color="red" role="alert">
              {harga.umum}
            </Alert>
          )}
          {t.selesai && !ada && <Selesai {...t.selesai} onTutup={() => [t.tutupSelesai(), keScan()]} />}
          {!ada && !t.selesai && (
            <Text c="dimmed" ta="center" py={48} className={kelas.kotak}>
              Scan barcode barang untuk mulai. Scan nota lama untuk tukar tambah.
            </Text>
          )}
          {keadaan.jual.length > 0 && (
            <ul className={kelas.daftar} aria-label="Barang yang dijual">
              {keadaan.jual.map((b) => (
                <BarisJual
                  key={b.id}
                  baris={b}
                  harga={harga.jual.get(b.id)}
                  galat={galatJual.get(b.id)}
                  sidikFoto={foto?.[b.minta.kode_barcode]}
                  potongan={potongan.map((p) => ({
                    value: p.kode_potongan,
                    label: `${p.kode_potongan} · ${p.nama_potongan}`,
                  }))}
                  timbangan={timbangan}
                  terkunci={sibuk}
                  onUbah={(ubah) => {
                    simpan.lupakan();
                    t.ganti((k) => ({ ...k, jual: ubahBaris(k.jual, b.id, ubah) }));
                  }}
                  onHapus={() => {
                    simpan.lupakan();
                    t.ganti((k) => ({ ...k, jual: hapusBaris(k.jual, b.id) }));
                  }}
                  keScan={keScan}
                />
              ))}
            </ul>
          )}
          <DaftarTukar
            beli={keadaan.beli}
            harga={harga.beli}
            galat={galatBeli}
            terkunci={sibuk}
            keScan={keScan}
            onUbah={(b) => setDialog({ tukar: b.minta, id: b.id })}
            onHapus={(id) => t.ganti((k) => ({ ...k, beli: hapusBaris(k.beli, id) }))}
          />
        </div>
        <div className={kelas.kanan}>
          <PanelPelanggan
            nilai={keadaan.pelanggan}
            onGanti={(pelanggan) => t.ganti((k) => ({ ...k, pelanggan }))}
            galat={galatPelanggan}
            terkunci={sibuk}
            diam={dialog !== undefined}
          />
          <section className={kelas.kotak} aria-label="Keterangan transaksi">
            <SimpleGrid cols={2} spacing={8}>
              <Select
                label="Sales"
                placeholder="Pilih sales (Alt+S)"
                data-sales
                searchable
                data={(sales.data ?? [])
                  .filter((s) => s.aktif !== false)
                  .map((s) => ({ value: s.kode_sales, label: `${s.kode_sales} · ${s.nama_sales}` }))}
                value={keadaan.kode_sales || null}
                onChange={(v) => {
                  simpan.lupakan('kode_sales');
                  t.ganti((k) => ({ ...k, kode_sales: v ?? '' }));
                }}
                error={simpan.kolom.kode_sales ?? (sales.isError ? pesanDari(sales.error) : undefined)}
                disabled={sibuk}
                nothingFoundMessage="Tidak Ada Data"
              />
              <Select
                label="Marketplace"
                placeholder="Toko"
                clearable
                searchable
                data={marketplace
                  .filter((m) => m.aktif !== false)
                  .map((m) => ({ value: m.kode_marketplace, label: m.nama_marketplace }))}
                value={keadaan.kode_marketplace || null}
                onChange={(v) => t.ganti((k) => ({ ...k, kode_marketplace: v ?? '', no_order: v ? k.no_order : '' }))}
                error={simpan.kolom.kode_marketplace}
                disabled={sibuk}
                nothingFoundMessage="Tidak Ada Data"
              />
              {keadaan.kode_marketplace !== '' && (
                <TextInput
                  label="No Order"
                  value={keadaan.no_order}
                  onChange={(e) => {
                    const no_order = e.currentTarget.value;
                    simpan.lupakan('no_order');
                    t.ganti((k) => ({ ...k, no_order }));
                  }}
                  error={simpan.kolom.no_order}
                  disabled={sibuk}
                />
              )}
              <TanggalDokumen
                nilai={keadaan.tgl_dokumen}
                onGanti={(tgl_dokumen) => {
                  simpan.lupakan('tgl_dokumen');
                  t.ganti((k) => ({ ...k, tgl_dokumen }));
                }}
                galat={simpan.kolom.tgl_dokumen}
                terkunci={sibuk}
              />
            </SimpleGrid>
          </section>
          <section className={kelas.kotak} aria-label="Pembayaran">
            <Stack gap="sm">
              <JumlahTransaksi
                neto={neto}
                basi={harga.basi}
                sisi={
                  keadaan.beli.length > 0 && harga.total
                    ? { jual: harga.total.total_jual, beli: harga.total.total_beli, sebutan: 'Tukar' }
                    : undefined
                }
              />
              {harga.total && harga.total.peringatan.length > 0 && (
                <Alert color="orange" py={8}>
                  {harga.total.peringatan.join('. ')}
                </Alert>
              )}
              <PanelBayar
                neto={neto}
                totalJual={harga.total?.total_jual}
                bayar={keadaan.bayar}
                onGanti={(bayar) => {
                  simpan.lupakan();
                  t.ganti((k) => ({ ...k, bayar }));
                }}
                onPelanggan={(siapa) => {
                  if (keadaan.pelanggan) return;
                  simpan.lupakan();
                  t.ganti((k) => ({ ...k, pelanggan: siapa }));
                }}
                lunas={t.lunas}
                galat={galatBayar}
                umum={simpan.kolom.pembayaran}
                terkunci={sibuk}
                diam={dialog !== undefined}
              />
              {!simpan.kolom.pembayaran && <GalatDokumen simpan={simpan} />}
              <KakiTransaksi
                simpan={simpan}
                onSimpan={() => void kirim()}
                onKosongkan={() => void batalkan()}
                label="Simpan"
                mati={!ada}
                tertutup={dialog !== undefined}
              />
            </Stack>
          </section>
        </div>
      </div>
      {ada && (
        <div className={kelas.bilah}>
          <div>
            <Text fz={12} c="dimmed">
              {t.lunas.kurang > 0 ? `Kurang ${rupiah(t.lunas.kurang)}` : `Kembali ${rupiah(t.lunas.kembali)}`}
            </Text>
            <Text fw={600} fz={18}>
              {rupiah(Math.abs(neto))}
            </Text>
          </div>
          <Button size="md" loading={sibuk} onClick={() => void kirim()}>
            {t.lunas.kurang > 0 ? 'Bayar' : 'Simpan'}
          </Button>
        </div>
      )}
      {dialog === 'aksesoris' && (
        <DialogAksesoris
          onTutup={tutup}
          onJadi={(minta) => {
            t.tambah(minta);
            tutup();
          }}
        />
      )}
      {dialog === 'parkir' && (
        <DialogParkir
          onTutup={tutup}
          onLanjut={async (p) => {
            // What stands on the screen is not lost to what is taken up.
            if (ada) await parkirkan();
            t.tutupSelesai();
            t.bersihkan(dariTransaksi(p.isi));
            tutup();
          }}
        />
      )}
      {typeof dialog === 'object' && (
        <FormBeli
          awal={dialog.tukar}
          kecuali={keadaan.beli.filter((b) => b.id !== dialog.id).map((b) => b.minta.no_faktur_jual)}
          jalur="penjualan/hitung"
          timbangan={timbangan}
          pindaian={scanTukar}
          onTutup={tutup}
          onJadi={(minta) => jadiTukar(minta, dialog.id)}
        />
      )}
    </Halaman>
  );
}
