// What the craftsman brings for one line of an order: the piece on the scale and tested.
import { Modal, Select, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { berat, tulisAngka } from '@/kit/angka';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { SelBerat, SelKadar } from '@/kit/tukang/BarisEmas';
import { DialogTerimaEmas, type IsiTerimaEmas } from '@/kit/tukang/DialogTerimaEmas';
import { angka, kadar, keRosok } from '@/kit/tukang/isi';
import { useHitungTerima } from '@/kit/tukang/useHitungTerima';
import { type BarisPesanan, hitungTerima, KUNCI_PESANAN } from './api';
import type { DialogPesananProps } from './DialogKerja';
import { diTukang } from './langkah';

/** As it is typed. */
export interface IsiTerima extends IsiTerimaEmas {
  baris: number;
  berat: string;
  atribut: string;
  uji: string;
}

/** As it is sent: scrap without a weight is none. */
export function keTerima(m: IsiTerima) {
  return {
    baris: m.baris,
    berat: angka(m.berat),
    berat_atribut: angka(m.atribut),
    kadar_uji: kadar(m.uji),
    susut: angka(m.susut),
    keterangan: m.keterangan,
    rosok: keRosok(m.rosok),
  };
}

export function DialogTerima(props: DialogPesananProps) {
  const semua = diTukang(props.p.detail);
  if (semua[0]) return <TerimaBaris {...props} semua={semua} pertama={semua[0]} />;
  return (
    <Modal opened onClose={props.onTutup} title="Terima dari Tukang" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Text>Tidak ada barang pesanan ini yang sedang di tukang.</Text>
    </Modal>
  );
}

interface TerimaBarisProps extends DialogPesananProps {
  semua: readonly BarisPesanan[];
  pertama: BarisPesanan;
}

function TerimaBaris({ p, onTutup, onJadi, semua, pertama }: TerimaBarisProps) {
  const [m, setM] = useState<IsiTerima>({
    baris: pertama.baris,
    berat: '',
    atribut: '',
    uji: '',
    susut: '',
    keterangan: '',
    rosok: [],
  });
  const simpan = useSimpanDokumen('pesanan/{no}/terima', { jalur: { no: p.no_pesanan } });
  const ubah = (bagian: Partial<IsiTerima>) => {
    simpan.lupakan();
    setM((lama) => ({ ...lama, ...bagian }));
  };
  const b = semua.find((satu) => satu.baris === m.baris) ?? pertama;
  const isi = keTerima(m);
  const siap = isi.berat > 0 && isi.kadar_uji !== null;
  const { h, galat } = useHitungTerima({
    kunci: [...KUNCI_PESANAN, 'terima', p.no_pesanan],
    isi,
    siap,
    hitung: (tanya: typeof isi, signal) => hitungTerima(p.no_pesanan, tanya, signal),
  });
  const salah = (nama: string) => simpan.kolom[`detail_barang[0].${nama}`] ?? simpan.kolom[nama];
  const kirim = async () => {
    const jawab = await simpan.kirim(isi);
    if (jawab) onJadi(jawab.message);
  };
  return (
    <DialogTerimaEmas
      judul="Terima dari Tukang"
      m={m}
      ubah={ubah}
      simpan={simpan}
      h={h}
      galat={galat}
      siap={siap}
      kurang={isi.berat > 0 ? 'Isi kadar ujinya' : 'Timbang barangnya'}
      awalRosok={{ kode_group: b.kode_group, kode_dept: b.kode_dept }}
      tujuan="Barangnya mendapat barcode di gudang TITIP."
      onSimpan={() => void kirim()}
      onTutup={onTutup}
    >
      <Select
        label="Barang"
        allowDeselect={false}
        data={semua.map((satu) => ({
          value: String(satu.baris),
          label: `${satu.nama_barang}, taksiran ${berat(satu.berat_estimasi)} gr · ${satu.nama_tukang}`,
        }))}
        value={String(m.baris)}
        onChange={(v) => ubah({ baris: Number(v) })}
        error={simpan.kolom.baris}
        disabled={simpan.sibuk}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <SelBerat
          label="Berat timbang"
          wajib
          utama
          nilai={m.berat}
          onUbah={(v) => ubah({ berat: v })}
          galat={salah('berat')}
          terkunci={simpan.sibuk}
        />
        <SelBerat
          label="Bukan emas"
          contoh="Batu, pegas"
          nilai={m.atribut}
          onUbah={(atribut) => ubah({ atribut })}
          galat={salah('berat_atribut')}
          terkunci={simpan.sibuk}
        />
        <SelKadar
          label="Kadar uji (%)"
          wajib
          contoh={tulisAngka(b.kadar_cetak, 'persen')}
          nilai={m.uji}
          onUbah={(uji) => ubah({ uji })}
          galat={salah('kadar_uji')}
          terkunci={simpan.sibuk}
        />
      </SimpleGrid>
    </DialogTerimaEmas>
  );
}
