// Scrap that a craftsman gives back: kind, the tray it lies in, weight and assay.
import { useQuery } from '@tanstack/react-query';
import { kueriBaki, kueriGudang } from '../dokumen/PilihBaki';
import { PilihDaftar } from '../dokumen/PilihDaftar';
import { DaftarEmas, type IsianBarisProps, PilihMacam, type SatuProps, SelBerat, SelKadar } from './BarisEmas';
import { type IsiRosok, ROSOK_KOSONG } from './isi';

interface IsianRosokProps extends IsianBarisProps<IsiRosok> {
  /** What a new line begins with. */
  awal?: Partial<IsiRosok>;
}

export function IsianRosok({ awal, ...sisa }: IsianRosokProps) {
  return (
    <DaftarEmas
      {...sisa}
      daftar="rosok"
      nama="Rosok"
      tambah="Rosok yang dikembalikan"
      kosong={{ ...ROSOK_KOSONG, ...awal }}
      anak={(satu) => <SatuRosok {...satu} />}
    />
  );
}

function SatuRosok(satu: SatuProps<IsiRosok>) {
  const { m, galat, ubah, terkunci } = satu;
  const gudang = useQuery(kueriGudang);
  const baki = useQuery(kueriBaki);
  // Trays of scrap: what lies there waits for the melt.
  const boleh = new Set(
    (gudang.data ?? []).filter((g) => g.boleh_tujuan_hancur && g.boleh_sumber_hancur).map((g) => g.kode_gudang),
  );
  return (
    <>
      <PilihMacam {...satu} />
      <PilihDaftar
        label="Baki rosok"
        sebut="baki"
        gagal={baki.isError || gudang.isError}
        galat={galat('kode_toko')}
        data={(baki.data ?? [])
          .filter((t) => boleh.has(t.kode_gudang))
          .map((t) => ({ value: t.kode_baki, label: `${t.kode_gudang} · ${t.kode_baki}` }))}
        value={m.kode_toko || null}
        onChange={(v) => ubah({ kode_toko: v ?? '' })}
        disabled={terkunci}
      />
      <SelBerat
        label="Berat rosok"
        nilai={m.berat}
        onUbah={(berat) => ubah({ berat })}
        galat={galat('berat')}
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
