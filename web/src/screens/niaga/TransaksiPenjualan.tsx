// Transaksi Penjualan: scan, agree, take payment, save once, print, next customer. Everything has a key: F2 scan,
// F3 exchange, F4 customer, F6 to F8 payment, F9 save, F10 put aside.
import { ActionIcon, Badge, Button, Group, Kbd, Select, TextInput, Tooltip } from '@mantine/core';
import { IconArrowsExchange, IconBasket, IconParkingCircle, IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memo, useRef, useState } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { berat } from '@/kit/angka';
import { kueriFotoAda } from '@/kit/barang/api';
import { KabarScan } from '@/kit/dokumen/TabelPindai';
import { IsianPindai } from '@/kit/IsianPindai';
import { pesan } from '@/kit/pesan';
import { baca } from '@/kit/simpanan';
import { useTetap } from '@/kit/tetap';
import { useTimbangan } from '@/kit/timbangan';
import { useTombol } from '@/kit/tombol';
import { baris, hapusBaris, ubahBaris } from '@/kit/transaksi/baris';
import { BAYAR_KELUAR, BAYAR_UANG, type JenisBayar } from '@/kit/transaksi/bayar';
import { IsianPoin } from '@/kit/transaksi/IsianPoin';
import { keScan as fokusScan, PapanTransaksi } from '@/kit/transaksi/PapanTransaksi';
import { dariKartu, mungkinKartu, type PelangganDipilih } from '@/kit/transaksi/pelanggan';
import { useSales } from '@/kit/transaksi/sales';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { Rute } from '@/routes';
import { kueriParkir, MASTER } from './api';
import { BarisJual } from './BarisJual';
import { FormBeli } from './beli/FormBeli';
import { DaftarTukar } from './DaftarTukar';
import { DialogAksesoris } from './DialogAksesoris';
import { DialogParkir } from './DialogParkir';
import { dijual, useKonversi } from './konversi';
import { IsianKupon } from './kupon/IsianKupon';
import { dariTransaksi, type Keadaan, keTransaksi, type MintaBeli, nomorNota } from './model';
import { Selesai } from './Selesai';
import { IsianTitip } from './titip/IsianTitip';
import { useJual } from './useJual';

const LEBAR_SCAN = { flex: '1 1 220px' };

type Dialog = 'aksesoris' | 'parkir' | { tukar: Partial<MintaBeli>; id?: string };

/** How a customer may pay: coupons and points only where their modules are on. */
function caraBayar(neto: number, kupon: boolean, poin: boolean): readonly JenisBayar[] {
  if (neto < 0) return BAYAR_KELUAR;
  return [...BAYAR_UANG, 'TITIP', ...(kupon ? (['KUPON'] as const) : []), ...(poin ? (['POIN'] as const) : [])];
}

export default function TransaksiPenjualan({ rute }: { rute: Rute }) {
  const { modul } = useSesiAda();
  const t = useJual();
  const { keadaan, harga, terkunci } = t;
  const sales = useSales(t);
  const konversi = useKonversi();
  const [dialog, setDialog] = useState<Dialog>();
  const wadah = useRef<HTMLDivElement>(null);
  const timbangan = useTimbangan(Number(baca('karat.pilihan.timbangan-baud') ?? '9600') || 9600);
  const berpotongan = modulNyala(modul, 'POTONGAN_PENJUALAN_MODULE');
  const potongan = useQuery({ ...MASTER.potongan, enabled: berpotongan }).data ?? [];
  const parkir = useQuery(kueriParkir).data ?? [];
  const kode = keadaan.jual.map((b) => b.minta.kode_barcode).filter(Boolean);
  const foto = useQuery(kueriFotoAda(kode)).data;
  const total = t.hitungan?.hasil;
  const ada = !t.kosong;

  const keScan = () => fokusScan(wadah);
  const tutup = () => {
    setDialog(undefined);
    setTimeout(keScan);
  };
  const keBaris = useTetap(() => wadah.current?.querySelector<HTMLElement>('[data-baris]')?.focus());
  const ubah = useTetap((isi: Partial<Keadaan>, bidang: string) => t.ganti((k) => ({ ...k, ...isi }), bidang));
  const pindai = useTetap((teks: string) => {
    if (dialog !== undefined) return;
    const siapa = sales.lencana(teks);
    if (siapa) return t.kabarkan({ kode: siapa.kode_sales, jenis: 'masuk', teks: `Sales ${siapa.nama_sales}` });
    // An old nota on the counter is a piece that comes back.
    if (nomorNota(teks)) void t.antre(() => setDialog({ tukar: { no_faktur_jual: teks.trim().toUpperCase() } }));
    else if (mungkinKartu(teks)) void t.antre(() => kartu(teks));
    else t.pindai(teks);
  });
  /** A member's card on the counter is whose nota it is; what is none goes on as a barcode. */
  const kartu = async (teks: string) => {
    const siapa = t.terkunciKini() ? undefined : await dariKartu(teks);
    if (!siapa) return t.pindai(teks);
    // The next customer is here: the sale before is done.
    t.tutupSelesai();
    t.ganti((k) => ({ ...k, pelanggan: siapa }));
    t.kabarkan({ kode: teks.trim().toUpperCase(), jenis: 'masuk', teks: `Member ${siapa.nama_customer}` });
  };
  const parkirkan = async () => {
    if (t.kosong || t.terkunciKini()) return;
    try {
      const isi = keTransaksi(t.kini());
      const { message } = await panggil('POST', 'penjualan/parkir', { body: { nama: '', isi } });
      pesan.sukses(message ?? 'Transaksi Diparkir');
      t.bersihkan();
      keScan();
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
  };
  useTombol(
    [
      { kunci: 'F3', arti: 'Tukar: barang dari customer', aksi: () => setDialog({ tukar: {} }) },
      { kunci: 'F10', arti: 'Parkir transaksi', aksi: () => (ada ? void parkirkan() : setDialog('parkir')) },
    ],
    dialog === undefined && !terkunci,
  );

  const gram = keadaan.jual.reduce((mg, b) => mg + Math.round((harga.jual.get(b.id)?.berat ?? 0) * 1000), 0) / 1000;
  const dihargai = keadaan.jual.flatMap((b) => harga.jual.get(b.id) ?? []);
  const jadiTukar = (minta: MintaBeli, id?: string) => {
    t.ganti((k) => ({ ...k, beli: id ? ubahBaris(k.beli, id, minta) : [...k.beli, baris(minta)] }));
    tutup();
  };
  const pelangganTitip = (siapa: PelangganDipilih) => {
    if (!t.kini().pelanggan) t.ganti((k) => ({ ...k, pelanggan: siapa }));
  };
  return (
    <>
      <PapanTransaksi
        rute={rute}
        t={t}
        wadah={wadah}
        dialog={dialog !== undefined}
        label="Simpan"
        onSales={sales.pilih}
        banyak={`${keadaan.jual.length} baris · ${berat(gram)} gr${konversi(dihargai.map(dijual))}`}
        utama={
          <TombolParkir
            banyak={parkir.length}
            ada={ada}
            terkunci={terkunci}
            onParkir={() => void parkirkan()}
            onLihat={() => setDialog('parkir')}
          />
        }
        petunjuk="Scan barcode barang untuk mulai. Scan nota lama untuk tukar tambah."
        selesai={t.selesai && <Selesai {...t.selesai} onTutup={() => [t.tutupSelesai(), keScan()]} />}
        pindai={
          <>
            <Group align="flex-end" gap="sm">
              <IsianPindai onPindai={pindai} style={LEBAR_SCAN} size="md" data-scan onBawah={keBaris} />
              <Button
                variant="default"
                size="md"
                leftSection={<IconArrowsExchange size={18} />}
                rightSection={<Kbd size="xs">F3</Kbd>}
                disabled={terkunci}
                onClick={() => setDialog({ tukar: {} })}
              >
                Tukar
              </Button>
              <Button
                variant="default"
                size="md"
                leftSection={<IconBasket size={18} />}
                disabled={terkunci}
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
            {/* Saved: what was scanned last is told by the nota. */}
            <KabarScan kabar={t.selesai && t.kosong && t.kabar?.jenis === 'masuk' ? undefined : t.kabar} />
          </>
        }
        keterangan={
          <Marketplace
            nilai={keadaan.kode_marketplace}
            noOrder={keadaan.no_order}
            galat={t.kolom.kode_marketplace}
            galatOrder={t.kolom.no_order}
            terkunci={terkunci}
            onUbah={ubah}
          />
        }
        sisi={
          keadaan.beli.length > 0 && total
            ? { jual: total.total_jual, beli: total.total_beli, sebutan: 'Tukar' }
            : undefined
        }
        peringatan={total?.peringatan}
        jenisBayar={caraBayar(
          t.neto,
          modulNyala(modul, 'KUPON_PENJUALAN_MODULE'),
          modulNyala(modul, 'PENJUALAN_BAYAR_POIN_MODULE'),
        )}
        isianBayar={(p) => {
          if (p.minta.jenis === 'TITIP') return <IsianTitip {...p} onPelanggan={pelangganTitip} />;
          if (p.minta.jenis === 'KUPON') return <IsianKupon {...p} totalJual={total?.total_jual} />;
          if (p.minta.jenis === 'POIN') return <IsianPoin {...p} pelanggan={keadaan.pelanggan} />;
          return null;
        }}
      >
        {keadaan.jual.length > 0 && (
          <ul className={kelas.daftar} aria-label="Barang yang dijual">
            {keadaan.jual.map((b) => (
              <BarisJual
                key={b.id}
                baris={b}
                harga={harga.jual.get(b.id)}
                galat={t.galat('detail_barang').get(b.id)}
                sidikFoto={foto?.[b.minta.kode_barcode]}
                potongan={potongan.map((p) => ({
                  value: p.kode_potongan,
                  label: `${p.kode_potongan} · ${p.nama_potongan}`,
                }))}
                timbangan={timbangan}
                terkunci={terkunci}
                onUbah={(ubah) => t.ganti((k) => ({ ...k, jual: ubahBaris(k.jual, b.id, ubah) }))}
                onHapus={() => t.ganti((k) => ({ ...k, jual: hapusBaris(k.jual, b.id) }))}
                keScan={keScan}
              />
            ))}
          </ul>
        )}
        <DaftarTukar
          beli={keadaan.beli}
          harga={harga.beli}
          galat={t.galat('detail_beli')}
          terkunci={terkunci}
          keScan={keScan}
          onUbah={(b) => setDialog({ tukar: b.minta, id: b.id })}
          onHapus={(id) => t.ganti((k) => ({ ...k, beli: hapusBaris(k.beli, id) }))}
        />
      </PapanTransaksi>
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
          onTutup={tutup}
          onJadi={(minta) => jadiTukar(minta, dialog.id)}
        />
      )}
    </>
  );
}

interface TombolParkirProps {
  banyak: number;
  /** Something stands on the screen. */
  ada: boolean;
  terkunci: boolean;
  onParkir: () => void;
  onLihat: () => void;
}

function TombolParkir({ banyak, ada, terkunci, onParkir, onLihat }: TombolParkirProps) {
  return (
    <Group gap="xs">
      {banyak > 0 && (
        <Button
          variant={ada ? 'subtle' : 'default'}
          leftSection={<IconParkingCircle size={18} />}
          rightSection={ada ? undefined : <Kbd size="xs">F10</Kbd>}
          disabled={terkunci}
          onClick={onLihat}
        >
          Diparkir ({banyak})
        </Button>
      )}
      {ada && (
        <Button
          variant="default"
          leftSection={<IconParkingCircle size={18} />}
          rightSection={<Kbd size="xs">F10</Kbd>}
          disabled={terkunci}
          onClick={onParkir}
        >
          Parkir
        </Button>
      )}
    </Group>
  );
}

interface MarketplaceProps {
  nilai: string;
  noOrder: string;
  galat?: string;
  galatOrder?: string;
  terkunci: boolean;
  onUbah: (isi: Partial<Keadaan>, bidang: string) => void;
}

/** Where it was ordered, and under which number. */
const Marketplace = memo(function Marketplace(p: MarketplaceProps) {
  const semua = useQuery(MASTER.marketplace).data ?? [];
  return (
    <>
      <Select
        label="Marketplace"
        placeholder="Toko"
        clearable
        searchable
        data={semua
          .filter((m) => m.aktif !== false)
          .map((m) => ({ value: m.kode_marketplace, label: m.nama_marketplace }))}
        value={p.nilai || null}
        onChange={(v) => p.onUbah({ kode_marketplace: v ?? '', no_order: v ? p.noOrder : '' }, 'kode_marketplace')}
        error={p.galat}
        disabled={p.terkunci}
        nothingFoundMessage="Tidak Ada Data"
      />
      {p.nilai !== '' && (
        <TextInput
          label="No Order"
          value={p.noOrder}
          onChange={(e) => p.onUbah({ no_order: e.currentTarget.value }, 'no_order')}
          error={p.galatOrder}
          disabled={p.terkunci}
        />
      )}
    </>
  );
});
