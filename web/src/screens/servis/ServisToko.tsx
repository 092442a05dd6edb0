// The shop's own damaged pieces go to be repaired: scanned out of RUSAK, with what is to be done. No customer, no money.
import { Badge, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Halaman } from '@/kit/Halaman';
import { IsianPindai } from '@/kit/IsianPindai';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { useTempat } from '@/kit/konteks';
import { baca } from '@/kit/simpanan';
import { useTimbangan } from '@/kit/timbangan';
import { KakiTransaksi } from '@/kit/transaksi/KakiTransaksi';
import { KeteranganTransaksi } from '@/kit/transaksi/KeteranganTransaksi';
import { GalatTransaksi, keScan, PilihSales } from '@/kit/transaksi/PapanTransaksi';
import { useSales } from '@/kit/transaksi/sales';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { Rute } from '@/routes';
import { DaftarPotong } from './DaftarPotong';
import { FormPotong } from './FormPotong';
import { banyakBarang } from './model';
import { SelesaiServis } from './SelesaiServis';
import { usePotong } from './usePotong';
import { useServisToko } from './useServis';

export function ServisToko({ rute, pilih }: { rute: Rute; pilih: ReactNode }) {
  const t = useServisToko();
  const { keadaan, kolom, terkunci } = t;
  const { hari } = useTempat();
  const sales = useSales(t);
  const p = usePotong(t);
  const wadah = useRef<HTMLDivElement>(null);
  const timbangan = useTimbangan(Number(baca('karat.pilihan.timbangan-baud') ?? '9600') || 9600);
  const pindai = (teks: string) => {
    if (p.dialog !== undefined || sales.lencana(teks) || t.terkunciKini()) return;
    t.tutupSelesai();
    p.buka({ awal: { kode_barcode: teks.trim().toUpperCase() } });
  };
  const kirim = async () => {
    const hasil = await t.kirim();
    if (hasil === 'wajib')
      setTimeout(() => wadah.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    if (hasil === 'tersimpan') setTimeout(() => keScan(wadah));
  };
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      keadaan={
        <Badge size="lg" variant="light" radius="sm" tt="none" data-total>
          {banyakBarang(keadaan.barang)}
        </Badge>
      }
      utama={pilih}
    >
      <div className={kelas.papan} ref={wadah}>
        <div className={kelas.kiri}>
          <IsianPindai
            label="Scan barcode barang rusak"
            onPindai={pindai}
            disabled={p.dialog !== undefined}
            size="md"
            data-scan
          />
          {t.kosong && t.selesai && (
            <SelesaiServis
              key={t.selesai.hasil.no_service}
              hasil={t.selesai.hasil}
              pesan={t.selesai.pesan}
              barang={t.selesai.keadaan.barang}
              foto={p.foto}
              onTutup={() => [t.tutupSelesai(), keScan(wadah)]}
            />
          )}
          {t.kosong && !t.selesai && (
            <Text c="dimmed" ta="center" py={48} className={kelas.kotak}>
              Scan barang toko yang rusak (gudang RUSAK). Setelah selesai barangnya kembali ke gudang LABEL.
            </Text>
          )}
          <DaftarPotong
            barang={keadaan.barang}
            foto={p.foto}
            galat={t.galat('detail_barang')}
            terkunci={terkunci}
            onUbah={(b) => p.buka({ awal: b.minta, id: b.id })}
            onHapus={p.hapus}
          />
        </div>
        <div className={kelas.kanan}>
          <section className={kelas.kotak} aria-label="Keterangan transaksi">
            <Stack gap="sm">
              <Group grow align="flex-start" gap={8}>
                <PilihSales
                  nilai={keadaan.kode_sales}
                  onGanti={sales.pilih}
                  galat={kolom.kode_sales}
                  terkunci={terkunci}
                />
                <IsianTanggal
                  label="Tanggal janji"
                  required
                  min={hari.system || undefined}
                  value={keadaan.tgl_janji || null}
                  onChange={(tgl) => t.ganti((k) => ({ ...k, tgl_janji: tgl ?? '' }), 'tgl_janji')}
                  error={kolom.tgl_janji}
                  galatLangsung
                  disabled={terkunci}
                />
              </Group>
              <KeteranganTransaksi t={t} />
              {!kolom.kode_sales && <GalatTransaksi t={t} />}
              <KakiTransaksi
                simpan={t.simpan}
                onSimpan={() => void kirim()}
                onKosongkan={() => t.bersihkan()}
                label="Simpan Service"
                mati={t.kosong}
                tertutup={p.dialog !== undefined}
              />
            </Stack>
          </section>
        </div>
      </div>
      {p.dialog && (
        <FormPotong
          milik="TOKO"
          awal={p.dialog.awal}
          foto={p.dialog.id ? p.foto.get(p.dialog.id) : undefined}
          timbangan={timbangan}
          onJadi={(minta, foto) => {
            p.jadi(minta, foto);
            setTimeout(() => keScan(wadah));
          }}
          onTutup={() => {
            p.tutup();
            setTimeout(() => keScan(wadah));
          }}
        />
      )}
    </Halaman>
  );
}
