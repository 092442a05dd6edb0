// Transaksi Cicilan: the pieces by barcode priced like a sale, the plan, the schedule before anybody signs; customer with
// identity and the down payment at the right. F2 scan, F4 customer, F8 payment, F9 save.
import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { berat, rupiah } from '@/kit/angka';
import { KabarScan } from '@/kit/dokumen/TabelPindai';
import { IsianPindai } from '@/kit/IsianPindai';
import { IsianUang } from '@/kit/IsianUang';
import { teksAlasan } from '@/kit/transaksi/alasan';
import { BarisItem } from '@/kit/transaksi/BarisItem';
import { hapusBaris, ubahBaris } from '@/kit/transaksi/baris';
import { BAYAR_UANG } from '@/kit/transaksi/bayar';
import { Identitas } from '@/kit/transaksi/Identitas';
import { KeteranganTransaksi } from '@/kit/transaksi/KeteranganTransaksi';
import { keScan, PapanTransaksi } from '@/kit/transaksi/PapanTransaksi';
import { dariKartu, mungkinKartu, type PelangganDipilih } from '@/kit/transaksi/pelanggan';
import { useSales } from '@/kit/transaksi/sales';
import { TabelRumus } from '@/kit/transaksi/TabelRumus';
import { TransaksiTersimpan } from '@/kit/transaksi/TransaksiTersimpan';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { Rute } from '@/routes';
import { type HitunganCicilan, kertasCicilan, MASTER } from './api';
import { Jadwal } from './Jadwal';
import { sebutJanji, sebutRencana } from './model';
import { type KeadaanCicilan, useCicilan } from './useCicilan';

/** Another customer has another identity. */
const gantiOrang = (k: KeadaanCicilan, pelanggan: PelangganDipilih | undefined): KeadaanCicilan => ({
  ...k,
  pelanggan,
  alamat: '',
  nik: '',
});

export default function TransaksiCicilan({ rute }: { rute: Rute }) {
  const t = useCicilan();
  const { keadaan, kolom, terkunci } = t;
  const sales = useSales(t);
  const wadah = useRef<HTMLDivElement>(null);
  const hasil = t.hitungan?.hasil;
  const pindah = useNavigate();
  const serahkan = (no: string) =>
    void pindah({ to: '/lihat-cicilan' as never, search: { no, langkah: 'serah' } as never });
  const gram = [...t.harga.values()].reduce((mg, b) => mg + Math.round(b.berat * 1000), 0) / 1000;
  const pindai = (teks: string) => {
    if (sales.lencana(teks)) return;
    t.tutupSelesai();
    if (!mungkinKartu(teks)) return t.pindai(teks);
    void t.antre(async () => {
      const siapa = t.terkunciKini() ? undefined : await dariKartu(teks);
      if (!siapa) return t.pindai(teks);
      t.ganti((k) => gantiOrang(k, siapa));
      t.kabarkan({ kode: teks.trim().toUpperCase(), jenis: 'masuk', teks: `Member ${siapa.nama_customer}` });
    });
  };
  return (
    <PapanTransaksi
      rute={rute}
      t={t}
      wadah={wadah}
      dialog={false}
      label="Simpan Cicilan"
      sebutTotal="Uang muka"
      onSales={sales.pilih}
      banyak={`${keadaan.jual.length} barang · ${berat(gram)} gr`}
      petunjuk="Scan barcode barang yang dicicil. Jadwal angsurannya tampil sebelum disimpan."
      selesai={
        t.selesai && (
          <TransaksiTersimpan
            judul={t.selesai.pesan ?? 'Cicilan Berhasil Disimpan'}
            no={t.selesai.hasil.no_cicilan}
            neto={t.selesai.hasil.dp_rp}
            kembali={t.selesai.hasil.kembali}
            keterangan={[
              t.selesai.keadaan.pelanggan?.nama_customer,
              `pokok ${rupiah(t.selesai.hasil.pokok_rp)}`,
              `bunga ${rupiah(t.selesai.hasil.bunga_rp)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
            tengah={
              <Text fz={13}>
                Barangnya disimpan di gudang TITIP sampai lunas. Dibawa sekarang: tekan Serahkan Barang, OWN menyetujui.
              </Text>
            }
            tombol={
              <Button variant="default" size="md" onClick={() => serahkan(t.selesai?.hasil.no_cicilan ?? '')}>
                Serahkan Barang
              </Button>
            }
            nota={[kertasCicilan(t.selesai.hasil.no_cicilan)]}
            onTutup={() => [t.tutupSelesai(), keScan(wadah)]}
          />
        )
      }
      pindai={
        <>
          <IsianPindai onPindai={pindai} size="md" data-scan />
          <KabarScan kabar={t.selesai && t.kosong && t.kabar?.jenis === 'masuk' ? undefined : t.kabar} />
        </>
      }
      gantiPelanggan={gantiOrang}
      keterangan={
        <>
          <IsianUang
            label="Uang muka"
            placeholder={hasil ? `Paling sedikit ${rupiah(hasil.dp_minimal)}` : 'Menurut rencana'}
            value={keadaan.dp}
            onChange={(dp) => t.ganti((k) => ({ ...k, dp }), 'dp_rp')}
            error={kolom.dp_rp}
            galatLangsung
            disabled={terkunci}
          />
          <KeteranganTransaksi t={t} />
        </>
      }
      perluIzin={teksAlasan(hasil?.otorisasi)}
      jenisBayar={BAYAR_UANG}
    >
      {keadaan.jual.length > 0 && (
        <ul className={kelas.daftar} aria-label="Barang yang dicicil">
          {keadaan.jual.map((b) => (
            <BarisItem
              key={b.id}
              b={b}
              harga={t.harga.get(b.id)}
              galat={t.galat('detail_barang').get(b.id)}
              terkunci={terkunci}
              onUbah={(ubah) => t.ganti((k) => ({ ...k, jual: ubahBaris(k.jual, b.id, ubah) }))}
              onHapus={() => t.ganti((k) => ({ ...k, jual: hapusBaris(k.jual, b.id) }))}
            />
          ))}
        </ul>
      )}
      <PilihRencana
        nilai={keadaan.kode_cicilan}
        onGanti={t.pilihRencana}
        galat={kolom.kode_cicilan}
        terkunci={terkunci}
      />
      {hasil && keadaan.jual.length > 0 && <Perjanjian h={hasil} basi={t.basi} />}
      {keadaan.pelanggan && (
        <Identitas
          label="Identitas customer"
          petunjuk="Cicilan dibuat atas nama orang yang dikenal: nama, alamat dan NIK wajib. Kosongkan yang sudah tercatat."
          alamat={keadaan.alamat}
          nik={keadaan.nik}
          onGanti={(bagian) =>
            t.ganti((k) => ({ ...k, ...bagian }), 'nik' in bagian ? 'customer.nik' : 'customer.alamat_customer')
          }
          kolom={kolom}
          terkunci={terkunci}
          kodePelanggan={keadaan.pelanggan.kode_pelanggan}
        />
      )}
    </PapanTransaksi>
  );
}

interface PilihRencanaProps {
  nilai: string;
  onGanti: (kode: string) => void;
  galat?: string;
  terkunci: boolean;
}

function PilihRencana({ nilai, onGanti, galat, terkunci }: PilihRencanaProps) {
  const rencana = useQuery(MASTER.rencana);
  const ada = (rencana.data ?? []).filter((r) => r.aktif !== false);
  return (
    <Select
      label="Rencana cicilan"
      required
      allowDeselect={false}
      data={ada.map((r) => ({ value: r.kode_cicilan, label: sebutRencana(r) }))}
      value={nilai || null}
      onChange={(v) => v && onGanti(v)}
      error={galat ?? (rencana.isError ? 'Daftar rencana tidak terbaca' : undefined)}
      description={rencana.data && ada.length === 0 ? 'Belum ada rencana: isi dulu di Parameter Cicilan.' : undefined}
      disabled={terkunci}
      nothingFoundMessage="Tidak Ada Data"
    />
  );
}

/** What is signed: how the sum came about, and every day on which something falls due. */
function Perjanjian({ h, basi }: { h: HitunganCicilan; basi: boolean }) {
  return (
    <Stack gap="xs" aria-busy={basi} data-harga={h.harga_rp} data-pokok={h.pokok_rp}>
      <Alert color="blue" py={8} role="status">
        <Text fw={600}>{sebutJanji(h.jadwal)}</Text>
        <Text fz={13}>
          Denda {rupiah(h.denda_harian)} per hari terlambat, paling banyak {h.denda_maks}% dari angsurannya
          {h.biaya_rp > 0 && `; bila batal biaya ${rupiah(h.biaya_rp)}`}.
        </Text>
      </Alert>
      <Group align="flex-start" gap="md" wrap="wrap">
        <div style={{ flex: '1 1 240px' }}>
          <TabelRumus
            label="Perhitungan cicilan"
            rumus={[
              { keterangan: 'Harga barang', nilai: h.harga_rp },
              { keterangan: `Uang muka (paling sedikit ${rupiah(h.dp_minimal)})`, nilai: -h.dp_rp },
              { keterangan: 'Pokok yang dicicil', nilai: h.pokok_rp },
              { keterangan: `Bunga ${h.bunga_persen}% × ${h.tenor} bulan, dibulatkan`, nilai: h.bunga_rp },
              { keterangan: 'Jumlah semua angsuran', nilai: h.total_rp },
            ]}
          />
        </div>
        <div style={{ flex: '2 1 420px', minWidth: 0 }}>
          <Jadwal jadwal={h.jadwal} />
        </div>
      </Group>
    </Stack>
  );
}
