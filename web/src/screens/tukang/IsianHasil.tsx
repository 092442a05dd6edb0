// The finished pieces of a delivery for the shop's own stock.
import {
  DaftarEmas,
  type IsianBarisProps,
  PilihMacam,
  type SatuProps,
  SelBerat,
  SelKadar,
} from '@/kit/tukang/BarisEmas';
import { HASIL_KOSONG, type IsiHasil } from './isi';

export function IsianHasil(props: IsianBarisProps<IsiHasil>) {
  return (
    <DaftarEmas
      {...props}
      daftar="detail_barang"
      nama="Barang jadi"
      tambah="Barang jadi"
      kosong={HASIL_KOSONG}
      anak={(satu) => <SatuHasil {...satu} />}
    />
  );
}

function SatuHasil(satu: SatuProps<IsiHasil>) {
  const { m, galat, ubah, terkunci } = satu;
  return (
    <>
      <PilihMacam {...satu} />
      <SelBerat
        label="Berat"
        nilai={m.berat}
        onUbah={(berat) => ubah({ berat })}
        galat={galat('berat')}
        terkunci={terkunci}
      />
      <SelBerat
        label="Bukan emas"
        contoh="Batu, pegas"
        nilai={m.atribut}
        onUbah={(atribut) => ubah({ atribut })}
        galat={galat('berat_atribut')}
        terkunci={terkunci}
      />
      <SelKadar
        label="Kadar pesan"
        contoh="Menurut kategori"
        nilai={m.pesan}
        onUbah={(pesan) => ubah({ pesan })}
        galat={galat('kadar_pesan')}
        terkunci={terkunci}
      />
      <SelKadar
        label="Kadar uji (%)"
        nilai={m.uji}
        onUbah={(uji) => ubah({ uji })}
        galat={galat('kadar_uji')}
        terkunci={terkunci}
      />
    </>
  );
}
