// Cancelling before the work, or giving back undone after it began: what goes back and why stands there first; the pieces are
// weighed and counted again, and it is seen who takes them home.
import { List, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { IsianAlasan } from '@/kit/dokumen/IsianAlasan';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { IsianUang } from '@/kit/IsianUang';
import { useBayarDialog } from '@/kit/transaksi/useBayarDialog';
import { IsianPengambil, usePengambil } from './IsianPengambil';
import { belumTimbang, IsianTimbang, keTimbang, useTimbang } from './IsianTimbang';
import type { DialogLangkahProps } from './LangkahService';
import { rencanaBatal } from './model';

export function DialogBatal({ s, onTutup, onJadi }: DialogLangkahProps) {
  const { pengguna } = useSesiAda();
  const mulai = s.tahap !== 'MASUK' && s.jenis === 'CUSTOMER';
  // Gold that was put in is charged whatever else is not.
  const emas = s.detail_barang.reduce((n, b) => n + b.emas_rp, 0);
  const [alasan, setAlasan] = useState('');
  const [biaya, setBiaya] = useState<number | null>(emas || null);
  const { timbang, ubah } = useTimbang(s.detail_barang);
  const siapa = usePengambil();
  const customer = s.jenis === 'CUSTOMER';
  const simpan = useSimpanDokumen('service/{no}/batal', { jalur: { no: s.no_service } });
  const r = rencanaBatal(s, biaya ?? 0);
  // Before the work began the money goes back the way it came.
  const neto = mulai ? r.kurang - r.kembali : 0;
  const daftar = neto < 0 ? 'pengembalian' : 'pembayaran';
  const bayar = useBayarDialog(neto, simpan, daftar);
  const penyetuju = (pengguna.level === 'SPV' || pengguna.level === 'OWN') && s.input_by !== pengguna.user_id;
  const kirim = async () => {
    const isi = bayar.ambil();
    if (!isi) return;
    const jawab = await simpan.kirim({
      alasan,
      biaya_rp: mulai ? (biaya ?? 0) : 0,
      detail_barang: keTimbang(timbang),
      ...(customer ? siapa.minta : {}),
      pengembalian: neto < 0 ? isi : [],
      pembayaran: neto > 0 ? isi : [],
    });
    if (jawab) onJadi(jawab.message ?? (mulai ? 'Service dikembalikan' : 'Service dibatalkan'));
  };
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
        <IsianTimbang semua={s.detail_barang} timbang={timbang} onUbah={ubah} simpan={simpan} />
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
        {customer && <IsianPengambil siapa={siapa} nama={s.nama_customer} simpan={simpan} />}
        {bayar.panel}
        <IsianAlasan
          nilai={alasan}
          onGanti={setAlasan}
          simpan={simpan}
          keterangan={penyetuju ? undefined : 'Perlu otorisasi SPV atau OWN'}
        />
        {!bayar.disebut && <GalatDokumen simpan={simpan} />}
        <KakiDialog
          simpan={simpan}
          bahaya
          onTutup={onTutup}
          onYa={() => void kirim()}
          ya={mulai ? 'Ya, Kembalikan' : 'Ya, Batalkan'}
          mati={alasan.trim() === '' || belumTimbang(timbang) || (customer && !siapa.lengkap) || !bayar.pas}
          sebab={
            belumTimbang(timbang)
              ? 'Timbang setiap barangnya'
              : customer && !siapa.lengkap
                ? 'Isi NIK yang mengambil, 16 angka'
                : alasan.trim() === ''
                  ? 'Isi alasannya'
                  : bayar.sebab
          }
        />
      </Stack>
    </Modal>
  );
}
