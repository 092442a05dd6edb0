// What a craftsman brings back for the shop: pieces on the scale and tested, or the work of a job that is his own.
import { Autocomplete, Checkbox, Group, Select } from '@mantine/core';
import { useState } from 'react';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { IsianUang } from '@/kit/IsianUang';
import { baris } from '@/kit/transaksi/baris';
import { DialogTerimaEmas } from '@/kit/tukang/DialogTerimaEmas';
import { useHitungTerima } from '@/kit/tukang/useHitungTerima';
import { hitungTerima, KUNCI_TUKANG, type MintaTerima } from './api';
import { IsianHasil } from './IsianHasil';
import { HASIL_KOSONG, type IsiTerima, keTerima, milikDokumen, sebutKerja } from './isi';
import type { DialogTukangProps } from './RinciTukang';

/** Every line is tested and named, there is something, and it is known what for. */
function bisaDihitung(isi: MintaTerima): boolean {
  const barang = isi.detail_barang ?? [];
  const rosok = isi.rosok ?? [];
  const lengkap = [...barang, ...rosok].every((b) => b.kadar_uji !== null && b.kode_dept !== '');
  const ada = barang.length + rosok.length > 0 || (isi.susut ?? 0) > 0;
  return lengkap && ada && (barang.length === 0 || isi.id_kerja !== 0 || isi.jenis_kerja !== '');
}

export function DialogTerima({ t, onTutup, onJadi }: DialogTukangProps) {
  const [m, setM] = useState<IsiTerima>({
    id_kerja: 0,
    jenis_kerja: t.jenis_kerja[0] ?? '',
    selesai: true,
    upah: null,
    susut: '',
    keterangan: '',
    hasil: [baris(HASIL_KOSONG)],
    rosok: [],
  });
  const simpan = useSimpanDokumen('emas-tukang/terima');
  const ubah = (bagian: Partial<IsiTerima>) => {
    simpan.lupakan();
    setM((lama) => ({ ...lama, ...bagian }));
  };
  const isi = keTerima(t.tukang.kode_tukang, m);
  const siap = bisaDihitung(isi);
  const { h, galat } = useHitungTerima({ kunci: [...KUNCI_TUKANG, 'hitung'], isi, siap, hitung: hitungTerima });
  const jalan = t.kerja.filter((k) => k.status === 'JALAN' && !milikDokumen(k));
  const kirim = async () => {
    const jawab = await simpan.kirimIsi(isi);
    if (jawab) onJadi(jawab.message);
  };
  return (
    <DialogTerimaEmas
      judul={`Terima Hasil ${t.tukang.nama_tukang}`}
      m={m}
      ubah={ubah}
      simpan={simpan}
      h={h}
      galat={galat}
      siap={siap}
      kurang="Setiap baris: pilih jenisnya, timbang, dan isi kadar ujinya"
      tujuan="Barang jadi mendapat barcode di gudang LABEL."
      onSimpan={() => void kirim()}
      onTutup={onTutup}
    >
      <Group grow align="flex-start">
        <Select
          label="Pekerjaan"
          data-autofocus
          openOnFocus={false}
          data={[
            { value: '0', label: 'Untuk stock toko' },
            ...jalan.map((k) => ({ value: String(k.id), label: sebutKerja(k) })),
          ]}
          value={String(m.id_kerja)}
          allowDeselect={false}
          onChange={(v) => ubah({ id_kerja: Number(v) })}
          error={simpan.kolom.id_kerja}
          disabled={simpan.sibuk}
        />
        {m.id_kerja === 0 ? (
          <Autocomplete
            label="Jenis pekerjaan"
            data={[...t.jenis_kerja]}
            maxLength={30}
            value={m.jenis_kerja}
            onChange={(jenis_kerja) => ubah({ jenis_kerja })}
            error={simpan.kolom.jenis_kerja}
            disabled={simpan.sibuk}
          />
        ) : (
          <Checkbox
            mt={30}
            label="Pekerjaan selesai dengan penerimaan ini"
            checked={m.selesai}
            onChange={(e) => ubah({ selesai: e.currentTarget.checked })}
            disabled={simpan.sibuk}
          />
        )}
      </Group>
      {m.id_kerja === 0 && (
        <IsianUang
          label="Upah disepakati"
          description="Dibayar lebih dari ini perlu otorisasi"
          value={m.upah}
          onChange={(upah) => ubah({ upah })}
          error={simpan.kolom.upah}
          disabled={simpan.sibuk}
        />
      )}
      <IsianHasil isi={m.hasil} kolom={simpan.kolom} onGanti={(hasil) => ubah({ hasil })} terkunci={simpan.sibuk} />
    </DialogTerimaEmas>
  );
}
