// Steps that are seldom taken and not by everybody: a pick-up taken back, pieces that were lost here, pieces nobody fetches that
// become the shop's. What is owed then stands in the list of what the shop owes.
import { Checkbox, List, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { rupiah } from '@/kit/angka';
import { IsianAlasan } from '@/kit/dokumen/IsianAlasan';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { IsianPengambil, usePengambil } from './IsianPengambil';
import { belumTimbang, IsianTimbang, keTimbang, useTimbang } from './IsianTimbang';
import type { DialogLangkahProps } from './LangkahService';

interface RangkaProps {
  judul: string;
  teks: readonly string[];
  onTutup: () => void;
  children: React.ReactNode;
}

function Rangka({ judul, teks, onTutup, children }: RangkaProps) {
  return (
    <Modal opened onClose={onTutup} title={judul} size={620} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="sm">
        <List fz={14} spacing={4} aria-label="Yang terjadi">
          {teks.map((satu) => (
            <List.Item key={satu}>{satu}</List.Item>
          ))}
        </List>
        {children}
      </Stack>
    </Modal>
  );
}

/** The pieces are on the counter again; the money goes the way it came. */
export function DialogBatalAmbil({ s, onTutup, onJadi }: DialogLangkahProps) {
  const [alasan, setAlasan] = useState('');
  const { timbang, ubah } = useTimbang(s.detail_barang);
  const simpan = useSimpanDokumen('service/{no}/batal-ambil', { jalur: { no: s.no_service } });
  const kirim = async () => {
    const jawab = await simpan.kirim({ alasan, detail_barang: keTimbang(timbang) });
    if (jawab) onJadi(jawab.message ?? 'Pengambilan dibatalkan');
  };
  const bayar = s.ambil?.dibayar_rp ?? 0;
  return (
    <Rangka
      judul={`Batal Ambil ${s.no_service}`}
      teks={[
        'Barangnya ada di meja lagi dan beratnya sama dengan saat selesai.',
        bayar > 0 ? `${rupiah(bayar)} kembali lewat kas dan rekening tempat masuknya.` : 'Tidak ada uang yang kembali.',
        'Service kembali siap diambil.',
      ]}
      onTutup={onTutup}
    >
      <IsianTimbang semua={s.detail_barang} timbang={timbang} onUbah={ubah} simpan={simpan} dulu />
      <IsianAlasan
        nilai={alasan}
        onGanti={setAlasan}
        simpan={simpan}
        belakangan
        keterangan="Hari ini SPV atau OWN, sesudahnya OWN; bukan yang menyerahkan"
      />
      <GalatDokumen simpan={simpan} />
      <KakiDialog
        simpan={simpan}
        bahaya
        onTutup={onTutup}
        onYa={() => void kirim()}
        ya="Ya, Batalkan Pengambilan"
        mati={alasan.trim() === '' || belumTimbang(timbang)}
        sebab={belumTimbang(timbang) ? 'Timbang barangnya dulu' : 'Isi alasannya'}
      />
    </Rangka>
  );
}

/** Lost pieces are owed at today's price; the others go home. */
export function DialogHilang({ s, onTutup, onJadi }: DialogLangkahProps) {
  const [alasan, setAlasan] = useState('');
  const [hilang, setHilang] = useState<readonly number[]>([]);
  const { timbang, ubah } = useTimbang(s.detail_barang);
  const siapa = usePengambil();
  const simpan = useSimpanDokumen('service/{no}/hilang', { jalur: { no: s.no_service } });
  const pulang = timbang.filter((b) => !hilang.includes(b.baris));
  const kirim = async () => {
    const jawab = await simpan.kirim({
      alasan,
      hilang: [...hilang],
      detail_barang: keTimbang(pulang),
      ...(pulang.length > 0 ? siapa.minta : {}),
    });
    if (jawab) onJadi(`${jawab.message ?? 'Tercatat'}. Toko berhutang ${rupiah(jawab.data.jumlah_rp)}`);
  };
  return (
    <Rangka
      judul={`Barang Hilang ${s.no_service}`}
      teks={[
        'Barang yang hilang menjadi hutang toko ke customer seharga jual hari ini, ditambah uang mukanya.',
        'Barang lain dari service ini dibawa pulang. Servicenya berakhir.',
      ]}
      onTutup={onTutup}
    >
      <Checkbox.Group
        label="Yang hilang"
        required
        value={hilang.map(String)}
        onChange={(v) => {
          simpan.lupakan('hilang');
          setHilang(v.map(Number));
        }}
        error={simpan.kolom.hilang}
      >
        <Stack gap={6} mt={6}>
          {s.detail_barang.map((b) => (
            <Checkbox key={b.baris} value={String(b.baris)} label={`${b.baris}. ${b.nama_barang}`} />
          ))}
        </Stack>
      </Checkbox.Group>
      {hilang.length > 0 && pulang.length > 0 && (
        <>
          <Text fz={13}>Yang dibawa pulang:</Text>
          <IsianTimbang semua={s.detail_barang} timbang={pulang} onUbah={ubah} simpan={simpan} />
          <IsianPengambil siapa={siapa} nama={s.nama_customer} simpan={simpan} />
        </>
      )}
      <IsianAlasan nilai={alasan} onGanti={setAlasan} simpan={simpan} keterangan="Perlu OWN" />
      <GalatDokumen simpan={simpan} />
      <KakiDialog
        simpan={simpan}
        bahaya
        onTutup={onTutup}
        onYa={() => void kirim()}
        ya="Ya, Catat Hilang"
        mati={
          alasan.trim() === '' || hilang.length === 0 || (pulang.length > 0 && (belumTimbang(pulang) || !siapa.lengkap))
        }
      />
    </Rangka>
  );
}

/** Nobody fetched it for a year after a notice. */
export function DialogJadiToko({ s, onTutup, onJadi }: DialogLangkahProps) {
  const [alasan, setAlasan] = useState('');
  const { timbang, ubah } = useTimbang(s.detail_barang);
  const simpan = useSimpanDokumen('service/{no}/jadi-toko', { jalur: { no: s.no_service } });
  const kirim = async () => {
    const jawab = await simpan.kirim({ alasan, detail_barang: keTimbang(timbang) });
    if (jawab) onJadi(`${jawab.message ?? 'Tercatat'}. Toko berhutang ${rupiah(jawab.data.jumlah_rp)}`);
  };
  return (
    <Rangka
      judul={`Jadi Milik Toko ${s.no_service}`}
      teks={[
        'Hanya sesudah customer dikabari dan setahun tidak mengambil (batas di pengaturan toko).',
        `Barang masuk stok BELI seharga beli hari ini; biaya ${rupiah(s.total_rp)} dipotong, sisanya hutang toko ke customer.`,
      ]}
      onTutup={onTutup}
    >
      <IsianTimbang semua={s.detail_barang} timbang={timbang} onUbah={ubah} simpan={simpan} dulu />
      <IsianAlasan nilai={alasan} onGanti={setAlasan} simpan={simpan} keterangan="Perlu OWN" belakangan />
      <GalatDokumen simpan={simpan} />
      <KakiDialog
        simpan={simpan}
        bahaya
        onTutup={onTutup}
        onYa={() => void kirim()}
        ya="Ya, Jadikan Milik Toko"
        mati={alasan.trim() === '' || belumTimbang(timbang)}
        sebab={belumTimbang(timbang) ? 'Timbang barangnya dulu' : 'Isi alasannya'}
      />
    </Rangka>
  );
}
