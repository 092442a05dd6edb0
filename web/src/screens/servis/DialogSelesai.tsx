// The work is done: every piece weighed and its stones counted again, gold added or taken out, its cost, its photo. What does
// not fit its work must be approved; the server reckons while it is typed.
import { Alert, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { pesan } from '@/kit/pesan';
import { baca } from '@/kit/simpanan';
import { useTimbangan } from '@/kit/timbangan';
import { alasanDari } from '@/kit/transaksi/alasan';
import { PerluOtorisasi } from '@/kit/transaksi/BagianIsian';
import { galatPerId } from '@/kit/transaksi/baris';
import { TombolTimbangan } from '@/kit/transaksi/TombolTimbangan';
import { hitungSelesai, KUNCI_SERVIS } from './api';
import { BarisSelesai } from './BarisSelesai';
import { useKirimFoto } from './FotoServis';
import type { DialogLangkahProps } from './LangkahService';
import { type IsianSelesai, keSelesai, kurangSelesai, mulaiSelesai } from './selesai';

const JEDA = 300;

export function DialogSelesai({ s, onTutup, onJadi }: DialogLangkahProps) {
  const [isi, setIsi] = useState<readonly IsianSelesai[]>(() => mulaiSelesai(s.detail_barang));
  const [keterangan, setKeterangan] = useState('');
  const [foto, setFoto] = useState<ReadonlyMap<number, Blob>>(new Map());
  const simpan = useSimpanDokumen('service/{no}/selesai', { jalur: { no: s.no_service } });
  const kirimFoto = useKirimFoto(s.no_service, 'keluar');
  const [mengirim, setMengirim] = useState(false);
  const timbangan = useTimbangan(Number(baca('karat.pilihan.timbangan-baud') ?? '9600') || 9600);
  const kurang = isi.map(kurangSelesai).find(Boolean);
  const minta = keSelesai(isi, keterangan);
  const [tenang] = useDebouncedValue(JSON.stringify(minta), JEDA);
  const hitung = useQuery({
    queryKey: [...KUNCI_SERVIS, 'selesai-hitung', s.no_service, tenang],
    queryFn: ({ signal }) => hitungSelesai(s.no_service, JSON.parse(tenang) as typeof minta, signal),
    enabled: kurang === undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  const tolak = hitung.error instanceof Tolak ? hitung.error : undefined;
  const kolom = { ...(kurang ? {} : tolak?.fields), ...simpan.kolom };
  const galat = galatPerId(kolom, 'detail_barang', isi);
  const hasil = kurang ? undefined : hitung.data;
  const ubah = (id: string, bagian: Partial<IsianSelesai>) => {
    simpan.lupakan();
    setIsi((lama) => lama.map((b) => (b.id === id ? { ...b, ...bagian } : b)));
  };
  const kirim = async () => {
    if (kurang) return;
    // Photos first: what is finished for good keeps those it has.
    setMengirim(true);
    const gagal = await kirimFoto(foto);
    setMengirim(false);
    if (gagal > 0) return pesan.gagal(`${gagal} foto belum terkirim. Tekan simpan sekali lagi.`);
    const jawab = await simpan.kirim(minta);
    if (jawab) onJadi(jawab.message ?? 'Service selesai');
  };
  return (
    <Modal
      opened
      onClose={onTutup}
      title={`Selesai ${s.no_service}`}
      size={860}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md">
        <Group>
          <TombolTimbangan timbangan={timbangan} />
        </Group>
        {isi.map((b, i) => {
          const asal = s.detail_barang[i];
          return (
            asal && (
              <BarisSelesai
                key={b.id}
                asal={asal}
                isi={b}
                hasil={hasil?.detail_barang[i]}
                galat={galat.get(b.id) ?? {}}
                foto={foto.get(b.baris)}
                toko={s.jenis === 'TOKO'}
                timbangan={timbangan}
                onUbah={(bagian) => ubah(b.id, bagian)}
                onFoto={(gambar) => {
                  const baru = new Map(foto);
                  if (gambar) baru.set(b.baris, gambar);
                  else baru.delete(b.baris);
                  setFoto(baru);
                }}
              />
            )
          );
        })}
        <TextInput
          label="Keterangan"
          maxLength={200}
          value={keterangan}
          onChange={(e) => setKeterangan(e.currentTarget.value)}
          error={kolom.keterangan}
        />
        {hasil && s.jenis === 'CUSTOMER' && (
          <Alert color="blue" py={8} role="status" data-total-biaya={hasil.total_rp}>
            <Text fw={600}>Biaya {rupiah(hasil.total_rp)}</Text>
            <Text fz={13}>
              Estimasi {rupiah(s.estimasi_rp)}, uang muka {rupiah(s.saldo_dp)}, sisa{' '}
              {rupiah(Math.max(hasil.total_rp - s.saldo_dp, 0))}.
            </Text>
          </Alert>
        )}
        {s.jenis === 'TOKO' && <Text fz={13}>Barang kembali ke gudang LABEL untuk dilabeli lagi.</Text>}
        {hasil && <PerluOtorisasi alasan={alasanDari(hasil.otorisasi)} />}
        {!simpan.umum && !kurang && hitung.error && (
          <Alert color="red" role="alert">
            {pesanDari(hitung.error)}
          </Alert>
        )}
        <GalatDokumen simpan={simpan} />
        <KakiDialog
          simpan={{ sibuk: simpan.sibuk || mengirim }}
          onTutup={onTutup}
          onYa={() => void kirim()}
          ya="Simpan Selesai"
          mati={kurang !== undefined}
        />
        {kurang && (
          <Text fz={12} c="dimmed" ta="right">
            {kurang}
          </Text>
        )}
      </Stack>
    </Modal>
  );
}
