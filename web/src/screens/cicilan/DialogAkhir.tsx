// Ending a contract before it is paid: cancelled, or auctioned when it is in default. What is given back is computed by the
// server and told line by line before anybody agrees; pieces that are out come back on the scale first.
import { Alert, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { IsianAlasan } from '@/kit/dokumen/IsianAlasan';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { kirimBerizin } from '@/kit/dokumen/kirimBerizin';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { useHitungDialog } from '@/kit/dokumen/useHitungDialog';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianSaring } from '@/kit/IsianSaring';
import { IsianUang } from '@/kit/IsianUang';
import { useTempat } from '@/kit/konteks';
import { RangkaTabel } from '@/kit/Rangka';
import { duaDesimal } from '@/kit/saring';
import { PilihSales } from '@/kit/transaksi/PapanTransaksi';
import { TabelRumus } from '@/kit/transaksi/TabelRumus';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { useBayarDialog } from '@/kit/transaksi/useBayarDialog';
import { type HitunganAkhir, hitungAkhir, type JenisAkhir, KUNCI_CICILAN, MASTER, type MintaAkhir } from './api';
import type { DialogCicilanProps } from './LaciCicilan';
import { type IsiKembali, keBeli, kurangKembali, mulaiKembali } from './model';

const KATA: Readonly<Record<JenisAkhir, { judul: string; ya: string }>> = {
  batal: { judul: 'Batalkan', ya: 'Ya, Batalkan' },
  lelang: { judul: 'Lelang', ya: 'Ya, Lelang' },
};

/** Of the end itself, and of the purchase where pieces come back. */
const PERSETUJUAN = ['otorisasi', 'otorisasi_beli'] as const;

export function DialogAkhir({ c, jenis, onTutup, onJadi }: DialogCicilanProps & { jenis: JenisAkhir }) {
  const { mintaIzin } = useTempat();
  const [alasan, setAlasan] = useState('');
  const [kembali, setKembali] = useState<readonly IsiKembali[]>(() => (c.diserahkan ? mulaiKembali(c) : []));
  const simpan = useSimpanDokumen(`cicilan/{no}/${jenis}`, { jalur: { no: c.no_cicilan } });
  const kurang = kurangKembali(kembali);
  const [kode_sales, setSales] = useState(c.kode_sales);
  const detail_beli = keBeli(kembali);
  const { h, basi, galat } = useHitungDialog({
    kunci: [...KUNCI_CICILAN, jenis, c.no_cicilan],
    isi: { detail_beli, ...(c.diserahkan && { kode_sales }) },
    siap: kurang === undefined,
    hitung: (isi, signal) => hitungAkhir(jenis, c.no_cicilan, isi, signal),
  });
  // On the day it was signed the money goes back the way it came.
  const bayar = useBayarDialog(h?.boleh && !h.utuh ? -h.dibayar_rp : 0, simpan);
  const kirim = async () => {
    const pembayaran = bayar.ambil();
    if (!pembayaran) return;
    const isi: MintaAkhir = { alasan, pembayaran, detail_beli, ...(c.diserahkan && { kode_sales }) };
    const jawab = await kirimBerizin(simpan, mintaIzin, isi, PERSETUJUAN);
    if (jawab) onJadi(jawab.message ?? (jenis === 'batal' ? 'Cicilan dibatalkan' : 'Cicilan dilelang'));
  };
  const kata = KATA[jenis];
  return (
    <Modal
      opened
      onClose={() => !simpan.sibuk && onTutup()}
      title={`${kata.judul} ${c.no_cicilan}`}
      size={700}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        <Text fz={13} c="dimmed">
          {c.nama_customer} · {c.uraian} · harga {rupiah(c.harga_rp)}, uang muka {rupiah(c.dp_rp)}
        </Text>
        {kembali.map((b, i) => (
          <BarangKembali
            key={b.baris}
            b={b}
            galat={(nama) => simpan.kolom[`detail_beli[${i}].${nama}`]}
            terkunci={simpan.sibuk}
            onUbah={(bagian) => {
              simpan.lupakan();
              setKembali((lama) => lama.map((satu) => (satu.baris === b.baris ? { ...satu, ...bagian } : satu)));
            }}
          />
        ))}
        {c.diserahkan && (
          <PilihSales
            nilai={kode_sales}
            onGanti={(kode) => [setSales(kode), simpan.lupakan('kode_sales')]}
            galat={simpan.kolom.kode_sales}
            terkunci={simpan.sibuk}
          />
        )}
        {!kurang && !h && !galat && <RangkaTabel />}
        {galat && (
          <Alert color="red" role="alert">
            {galat}
          </Alert>
        )}
        {h && !galat && <Penjelasan h={h} nama={c.nama_customer} />}
        {h && !h.boleh && (
          <Alert color="red" role="alert">
            {h.sebab}
          </Alert>
        )}
        {bayar.panel}
        <IsianAlasan
          nilai={alasan}
          onGanti={setAlasan}
          simpan={simpan}
          // Pieces that are out, and money nobody has seen, are the owner's to decide.
          keterangan={`Perlu otorisasi ${c.diserahkan || c.belum_masuk_rp > 0 ? 'OWN' : 'SPV atau OWN'}`}
        />
        {!bayar.disebut && !simpan.kolom.alasan && <GalatDokumen simpan={simpan} />}
        <KakiDialog
          simpan={simpan}
          bahaya
          onTutup={onTutup}
          onYa={() => void kirim()}
          ya={kata.ya}
          sebab={
            kurang
              ? `${kurang}: yang dikembalikan dihitung dari barangnya di timbangan`
              : alasan.trim() === ''
                ? 'Isi alasannya'
                : bayar.sebab
          }
          mati={!h?.boleh || basi || galat !== undefined || alasan.trim() === '' || !bayar.pas}
        />
      </Stack>
    </Modal>
  );
}

/** Line by line what was paid, what is kept of it and why, and what goes back. */
function Penjelasan({ h, nama }: { h: HitunganAkhir; nama: string }) {
  return (
    <section className={kelas.kotak} aria-label="Yang dikembalikan" data-utuh={h.utuh}>
      <TabelRumus
        label="Perhitungan pengembalian"
        rumus={h.rincian.map((r) => ({ keterangan: r.keterangan, nilai: r.jumlah_rp }))}
      />
      {h.turun.map((t) => (
        <Text key={t.baris} fz={12} c="dimmed">
          {t.nama_barang}: {berat(t.berat)} gr, harga waktu akad {rupiah(t.harga_akad)}, sekarang {rupiah(t.harga_kini)}
          , turun {tulisAngka(t.turun_rp, 'rupiah')}
        </Text>
      ))}
      {h.hapus_rp > 0 && (
        <Text fz={13} c="orange">
          Piutang {rupiah(h.hapus_rp)} tidak tertutup nilai barangnya dan dihapus.
        </Text>
      )}
      <Text fw={600} fz={18} mt={4} data-dikembalikan={h.dibayar_rp}>
        Dikembalikan ke {nama}: {rupiah(h.dibayar_rp)}
      </Text>
      {h.utuh && (
        <Text fz={13} c="dimmed">
          Dibatalkan di hari akadnya: uangnya keluar dari kas dan rekening tempat masuknya.
        </Text>
      )}
    </section>
  );
}

interface BarangKembaliProps {
  b: IsiKembali;
  galat: (nama: string) => string | undefined;
  terkunci: boolean;
  onUbah: (bagian: Partial<IsiKembali>) => void;
}

function BarangKembali({ b, galat, terkunci, onUbah }: BarangKembaliProps) {
  const kondisi = useQuery(MASTER.kondisi);
  return (
    <section className={kelas.kotak} aria-label={`Barang kembali ${b.nama_barang}`}>
      <Text fw={600} fz={14} mb={6}>
        {b.nama_barang}{' '}
        <Text span fz={12} c="dimmed">
          {b.no_faktur_jual}
        </Text>
      </Text>
      <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="sm">
        <IsianBerat
          label="Berat timbang"
          required
          value={b.berat}
          onChange={(v) => onUbah({ berat: v })}
          error={galat('berat_timbang')}
          galatLangsung
          disabled={terkunci}
        />
        <PilihDaftar
          label="Kondisi"
          required
          sebut="kondisi"
          gagal={kondisi.isError}
          galat={galat('kondisi')}
          data={(kondisi.data ?? []).map((k) => k.kondisi)}
          value={b.kondisi || null}
          onChange={(v) => onUbah({ kondisi: v ?? '' })}
          disabled={terkunci}
        />
        <IsianSaring
          label="Kadar uji (%)"
          inputMode="decimal"
          value={b.uji}
          saring={duaDesimal}
          onChange={(uji) => onUbah({ uji })}
          error={galat('kadar_uji')}
          galatLangsung
          disabled={terkunci}
        />
        <IsianUang
          label="Harga sepakat"
          value={b.harga}
          onChange={(harga) => onUbah({ harga })}
          error={galat('harga')}
          galatLangsung
          disabled={terkunci}
        />
      </SimpleGrid>
    </section>
  );
}
