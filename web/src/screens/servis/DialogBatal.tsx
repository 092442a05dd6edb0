// Cancelling before the work, or giving back undone after it began: what goes back and why stands there first; pieces whose
// work began are weighed and counted again.
import { Group, List, Modal, NumberInput, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useSesiAda } from '@/app/sesi';
import { berat, rupiah } from '@/kit/angka';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianUang } from '@/kit/IsianUang';
import { type Baris, baris, galatPerId } from '@/kit/transaksi/baris';
import {
  BAYAR_KELUAR,
  BAYAR_KOSONG,
  BAYAR_UANG,
  bayarBelumLengkap,
  bayarTerisi,
  dikirim,
  type MintaBayar,
  pelunasan,
} from '@/kit/transaksi/bayar';
import { PanelBayar } from '@/kit/transaksi/PanelBayar';
import { type DialogLangkahProps, KakiLangkah } from './KakiLangkah';
import { rencanaBatal } from './model';

interface Ditimbang {
  id: string;
  baris: number;
  berat: string;
  jumlah_batu: number;
}

export function DialogBatal({ s, onTutup, onJadi }: DialogLangkahProps) {
  const { pengguna } = useSesiAda();
  const mulai = s.tahap !== 'MASUK' && s.jenis === 'CUSTOMER';
  // Gold that was put in is charged whatever else is not.
  const emas = s.detail_barang.reduce((n, b) => n + b.emas_rp, 0);
  const [alasan, setAlasan] = useState('');
  const [biaya, setBiaya] = useState<number | null>(emas || null);
  const [timbang, setTimbang] = useState<readonly Ditimbang[]>(() =>
    s.detail_barang.map((b) => ({
      id: String(b.baris),
      baris: b.baris,
      berat: '',
      jumlah_batu: b.berat_keluar > 0 ? b.batu_keluar : b.jumlah_batu,
    })),
  );
  const [bayar, setBayar] = useState<readonly Baris<MintaBayar>[]>([baris(BAYAR_KOSONG)]);
  const [tandai, setTandai] = useState(false);
  const simpan = useSimpanDokumen('service/{no}/batal', { jalur: { no: s.no_service } });
  const r = rencanaBatal(s, biaya ?? 0);
  // Before the work began the money goes back the way it came.
  const neto = mulai ? r.kurang - r.kembali : 0;
  const lunas = pelunasan(neto, bayar);
  const belum = bayarBelumLengkap(neto, bayar);
  const penyetuju = (pengguna.level === 'SPV' || pengguna.level === 'OWN') && s.input_by !== pengguna.user_id;
  const belumTimbang = mulai && timbang.some((b) => !(Number(b.berat) > 0));
  const ubah = (id: string, bagian: Partial<Ditimbang>) => {
    simpan.lupakan();
    setTimbang((lama) => lama.map((b) => (b.id === id ? { ...b, ...bagian } : b)));
  };
  const kirim = async () => {
    setTandai(true);
    if (neto !== 0 && belum.size > 0) return;
    const isi = neto === 0 ? [] : bayarTerisi(bayar);
    const jawab = await simpan.kirim({
      alasan,
      biaya_rp: mulai ? (biaya ?? 0) : 0,
      detail_barang: mulai
        ? timbang.map((b) => ({ baris: b.baris, berat: Number(b.berat) || 0, jumlah_batu: b.jumlah_batu }))
        : [],
      pengembalian: neto < 0 ? isi : [],
      pembayaran: neto > 0 ? isi : [],
    });
    if (jawab) onJadi(jawab.message ?? (mulai ? 'Service dikembalikan' : 'Service dibatalkan'));
  };
  const daftar = neto < 0 ? 'pengembalian' : 'pembayaran';
  const galatTimbang = galatPerId(simpan.kolom, 'detail_barang', timbang);
  const galat = tandai && belum.size > 0 ? belum : galatPerId(simpan.kolom, daftar, dikirim(bayar));
  return (
    <Modal
      opened
      onClose={onTutup}
      title={`${mulai ? 'Kembalikan Tanpa Selesai' : 'Batalkan'} ${s.no_service}`}
      size={620}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        <List fz={14} spacing={4} aria-label="Yang dikembalikan">
          {r.teks.map((satu) => (
            <List.Item key={satu}>{satu}</List.Item>
          ))}
        </List>
        {mulai &&
          timbang.map((b, i) => {
            const asal = s.detail_barang[i];
            const salah = galatTimbang.get(b.id) ?? {};
            return (
              <Group key={b.id} align="flex-start" gap="sm">
                <Text fz={13} style={{ flex: '1 1 160px' }} pt={28}>
                  {asal?.nama_barang} · masuk {berat(asal?.berat ?? 0)} gr
                </Text>
                <IsianBerat
                  label={`Berat sekarang ${b.baris}`}
                  required
                  w={150}
                  value={b.berat}
                  onChange={(v) => ubah(b.id, { berat: v })}
                  error={salah.berat ?? salah.umum}
                  galatLangsung
                />
                <NumberInput
                  label={`Batu ${b.baris}`}
                  w={90}
                  min={0}
                  max={9999}
                  allowDecimal={false}
                  allowNegative={false}
                  value={b.jumlah_batu}
                  onChange={(v) => ubah(b.id, { jumlah_batu: Number(v) || 0 })}
                  error={salah.jumlah_batu}
                />
              </Group>
            );
          })}
        {mulai && (
          <IsianUang
            label="Biaya pekerjaan yang sudah dimulai"
            description={emas > 0 ? `Paling sedikit ${rupiah(emas)}: emas yang sudah ditambahkan` : undefined}
            value={biaya}
            onChange={(v) => {
              simpan.lupakan('biaya_rp');
              setBiaya(v);
            }}
            error={simpan.kolom.biaya_rp}
            galatLangsung
          />
        )}
        {neto !== 0 && (
          <PanelBayar
            neto={neto}
            jenis={neto < 0 ? BAYAR_KELUAR : BAYAR_UANG}
            bayar={bayar}
            onGanti={(baru) => {
              simpan.lupakan();
              setBayar(baru);
            }}
            lunas={lunas}
            galat={galat}
            umum={simpan.kolom[daftar]}
            terkunci={simpan.sibuk}
          />
        )}
        <Textarea
          label="Alasan"
          required
          rows={2}
          maxLength={200}
          data-autofocus
          value={alasan}
          onChange={(e) => {
            simpan.lupakan('alasan');
            setAlasan(e.currentTarget.value);
          }}
          error={simpan.kolom.alasan}
          description={penyetuju ? undefined : 'Perlu otorisasi SPV atau OWN'}
        />
        {!simpan.kolom[daftar] && <GalatDokumen simpan={simpan} />}
        <KakiLangkah
          simpan={simpan}
          bahaya
          onTutup={onTutup}
          onYa={() => void kirim()}
          ya={mulai ? 'Ya, Kembalikan' : 'Ya, Batalkan'}
          mati={alasan.trim() === '' || belumTimbang || (neto !== 0 && (lunas.kurang > 0 || lunas.lebih > 0))}
        />
      </Stack>
    </Modal>
  );
}
