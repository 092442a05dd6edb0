// The phone beside a form: what is typed, as the app will show it. Only here are a form's fields turned into the app's parts.
import { useQuery } from '@tanstack/react-query';
import { rupiah } from '@/kit/angka';
import {
  Banner,
  DaftarHarga,
  Hadiah,
  HalamanCerita,
  HalamanItem,
  KartuInfo,
  Kategori,
  Kontak,
  Splash,
  Tingkat,
} from '@/kit/katalog/Bagian';
import { Ponsel } from '@/kit/katalog/Ponsel';
import type { Edisi, IsiSplash } from '@/kit/katalog/tipe';
import { kueriGroup } from './api';
import type { Definisi } from './definisi';
import { type BarangKatalog, butir, type IsiForm, pecahTag, teks } from './isi';

interface Props {
  def: Definisi;
  edisi: Edisi;
  isi: IsiForm;
  barang?: BarangKatalog;
}

export function Pratinjau(p: Props) {
  return (
    <Ponsel label="Pratinjau di ponsel">
      <Isi {...p} />
    </Ponsel>
  );
}

function Isi({ def, edisi, isi, barang }: Props) {
  const nilai = (nama: string) => teks(isi.nilai[nama]);
  const gambar = isi.gambar[0]?.alamat;
  const cerita = { title: nilai('title'), sub_title: nilai('sub_title'), deskripsi: nilai('deskripsi'), gambar };
  switch (def.macam) {
    case 'banner':
      return (
        <>
          <div className="isi">
            <Banner cerita={cerita} />
          </div>
          <HalamanCerita cerita={cerita} />
        </>
      );
    case 'info':
      return (
        <>
          <div className="isi">
            <KartuInfo cerita={cerita} />
          </div>
          <HalamanCerita cerita={cerita} />
        </>
      );
    case 'kategori':
      return (
        <div className="isi">
          <Kategori kategori={{ kode: isi.kode, warna: nilai('warna') || 'transparent', gambar }} />
        </div>
      );
    case 'group':
      return <Tingkat tingkat={{ kode: isi.kode, ...cerita }} />;
    case 'hadiah':
      return (
        <Hadiah
          hadiah={{
            nama: nilai('nama_hadiah'),
            info: nilai('info'),
            sub_info: nilai('sub_info'),
            deskripsi: nilai('deskripsi'),
            point: Number(nilai('point')) || 0,
            gambar,
          }}
        />
      );
    case 'kontak':
      return (
        <div className="isi">
          <Kontak kontak={{ nama: nilai('nama_admin'), no_hp: nilai('no_hp') }} />
        </div>
      );
    case 'splash':
      return (
        <Splash
          splash={{
            text: nilai('text'),
            position: (nilai('position') || 'BOTTOM') as IsiSplash['position'],
            type_splash: nilai('type_splash') === 'IMAGE' ? 'IMAGE' : 'TEXT',
            gambar,
          }}
        />
      );
    case 'harga':
      return <PratinjauHarga edisi={edisi} isi={isi} />;
    case 'item':
      return (
        <HalamanItem
          item={{
            kode: isi.kode,
            nama: barang?.nama_barang ?? isi.kode,
            gambar: isi.gambar.map((satu) => satu.alamat),
            hashtag_kadar: pecahTag(butir(isi.nilai.hashtag_kadar)),
            hashtag_jenis: pecahTag(butir(isi.nilai.hashtag_jenis)),
            hashtag_lm: pecahTag(butir(isi.nilai.hashtag_lm)),
            ...(barang && { ...barang, ada: barang.toko.length > 0 }),
          }}
        />
      );
  }
}

function PratinjauHarga({ edisi, isi }: { edisi: Edisi; isi: IsiForm }) {
  const { data = [] } = useQuery(kueriGroup(edisi));
  const dipilih = butir(isi.nilai.detail_group);
  const group = dipilih.flatMap((kode) => data.filter((satu) => satu.kode_group === kode));
  return (
    <div className="isi">
      <DaftarHarga harga={{ kode: isi.kode, group }} rupiah={rupiah} />
    </div>
  );
}
