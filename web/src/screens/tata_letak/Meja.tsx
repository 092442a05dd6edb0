// One layout on the table: paper, toolbar, side panel and editor around one history. Copy and delete are the
// server's own calls and act at once; everything else waits for Save.
import { Badge, Button, Kbd, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { DialogBentrok } from '@/kit/DialogBentrok';
import { dialogGagal, konfirmasi } from '@/kit/dialog';
import { TawaranDraf, useDraf } from '@/kit/draf';
import { PenjagaPerubahan } from '@/kit/Formulir';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import { AlatKanvas } from './AlatKanvas';
import {
  bacaBalasan,
  bacaLetak,
  type DuaVersi,
  hapusLabel,
  type Keluarga,
  type Pilihan,
  salinLabel,
  simpanLetak,
} from './api';
import { EditorLabel, TanpaLabel } from './EditorLabel';
import { Kanvas } from './Kanvas';
import kelas from './Meja.module.css';
import * as m from './model';
import { PanelLabel } from './PanelLabel';
import { keduaVersi, salahPerLabel } from './salah';
import { TEKS_LETAK } from './teks';
import type { Bidang, Definisi, Jenis, Label, Letak, Sisi, TipeLetak } from './tipe';
import { useSkala } from './useSkala';

interface Props {
  judul: string;
  jejak: readonly string[];
  pemilih: ReactNode;
  tab?: ReactNode;
  keluarga: Keluarga;
  pilihan: Pilihan;
  tipe: TipeLetak;
  definisi: Definisi;
  letak: Letak;
  sisi: Sisi;
  onSisi: (sisi: Sisi) => void;
  onBerubah: (berubah: boolean) => void;
  onMuatUlang: () => void;
}

const keadaanDari = ({ letak, nota }: Letak): m.Keadaan => ({
  label: nota,
  lebar: letak.lebar,
  tinggi: letak.tinggi,
  font: letak.font,
});

export function Meja(props: Props) {
  const { keluarga, pilihan, tipe, definisi, sisi, onSisi, onBerubah, onMuatUlang } = props;
  const [riwayat, setRiwayat] = useState(() => m.mulai(keadaanDari(props.letak)));
  const [tersimpan, setTersimpan] = useState(() => riwayat.kini);
  const [versi, setVersi] = useState(props.letak.letak.versi);
  const [terpilih, setTerpilih] = useState<string>();
  const [menempel, setMenempel] = useState(true);
  const [salah, setSalah] = useState<ReadonlyMap<string, Readonly<Record<string, string>>>>(new Map());
  const [galat, setGalat] = useState<string>();
  const [dialog, setDialog] = useState(false);
  const [bentrok, setBentrok] = useState<DuaVersi>();

  const kini = riwayat.kini;
  const berubah = m.beda(kini, tersimpan);
  useEffect(() => onBerubah(berubah), [berubah, onBerubah]);
  const draf = useDraf(`letak.${keluarga}.${pilihan.type}.${pilihan.is_mobile}`, kini, berubah, versi);
  const contoh = useMemo(() => m.petaContoh(tipe.bidang), [tipe]);
  const label = kini.label.find((l) => l.name === terpilih);
  const skala = useSkala(kini.lebar, kini.tinggi);

  const ubah = useCallback(
    (f: (k: m.Keadaan) => m.Keadaan, tanda?: string) => setRiwayat((r) => m.ubah(r, f(r.kini), tanda)),
    [],
  );
  const mundur = () => setRiwayat(m.mundur);
  const maju = () => setRiwayat(m.maju);

  const simpan = useMutation({
    mutationFn: (dasar: number) => simpanLetak(keluarga, pilihan, kini, dasar),
    onSuccess: (jawaban) => {
      pesan.sukses(jawaban.message ?? TEKS_LETAK.tersimpan);
      const baru = keadaanDari(bacaBalasan(jawaban));
      setRiwayat((r) => ({ ...r, kini: baru, tanda: undefined }));
      setTersimpan(baru);
      setVersi(jawaban.letak.versi);
    },
    onError: (sebab) => {
      if (sebab instanceof Tolak && sebab.status === 409 && sebab.detail) return setBentrok(sebab.detail as DuaVersi);
      pesan.gagal(TEKS_LETAK.gagalSimpan);
      const per = salahPerLabel(kini.label, sebab);
      setSalah(per);
      setGalat(pesanDari(sebab));
      const pertama = kini.label.find((l) => per.has(l.name));
      if (pertama) pilih(pertama.name);
    },
  });
  const kirim = (dasar = versi) => {
    if (simpan.isPending) return;
    setBentrok(undefined);
    setGalat(undefined);
    setSalah(new Map());
    simpan.mutate(dasar);
  };
  useTombol(
    [
      { kunci: 'F9', arti: 'Simpan', aksi: () => berubah && kirim() },
      { kunci: 'Ctrl+Z', arti: 'Urungkan', aksi: mundur },
      { kunci: 'Ctrl+Y', arti: 'Ulangi', aksi: maju },
    ],
    !bentrok && !dialog,
  );

  const pilih = (name: string | undefined) => {
    setTerpilih(name);
    const l = kini.label.find((satu) => satu.name === name);
    // A label of the other side brings that side up.
    if (l && l.side !== sisi && tipe.dua_sisi) onSisi(l.side);
  };
  const buang = async (name: string) => {
    if (await konfirmasi(TEKS_LETAK.buang(name), { judul: TEKS_LETAK.buangJudul, bahaya: true })) {
      ubah((k) => m.ganti(k, name, { status: false }));
      setTerpilih(undefined);
    }
  };
  const tambah = (jenis: Jenis, bidang?: Bidang) => {
    const isi = { line: '', gambar: tipe.gambar[0]?.nama ?? '', text: 'Teks', barcode: '', qrcode: '' }[jenis];
    const kode = tipe.bidang.find((b) => ['kode_barcode', 'no_faktur', 'kode_member'].includes(b.nama));
    const isian = bidang ?? (jenis === 'barcode' || jenis === 'qrcode' ? kode : undefined);
    const { keadaan, name } = m.tambah(kini, {
      nama: bidang?.nama ?? jenis,
      isi: isian ? `{${isian.nama}}` : isi,
      jenis,
      ...pilihan,
      side: sisi,
      rotate: tipe.rotate ?? 0,
    });
    ubah(() => keadaan);
    setTerpilih(name);
  };

  /** A call of the server's own: its answer carries the new version, our other changes stay. */
  const lewatServer = useMutation({
    mutationFn: async (kerja: { salin: Label } | { hapus: Label }) => {
      if ('salin' in kerja) {
        const jawaban = await salinLabel(keluarga, pilihan, kerja.salin, versi);
        const salinan = bacaBalasan(jawaban).nota.find((l) => l.name === jawaban.name);
        return {
          jawaban,
          terap: (k: m.Keadaan) => (salinan ? { ...k, label: [...k.label, salinan] } : k),
          pilih: salinan?.name,
        };
      }
      const { name } = kerja.hapus;
      const jawaban = await hapusLabel(keluarga, pilihan, name, versi);
      return { jawaban, terap: (k: m.Keadaan) => m.buang(k, name), pilih: undefined };
    },
    onSuccess: ({ jawaban, terap, pilih: name }) => {
      pesan.sukses(jawaban.message ?? '');
      setVersi(jawaban.letak.versi);
      setTersimpan(terap);
      ubah(terap);
      setTerpilih(name);
    },
    onError: (sebab) => void dialogGagal(pesanDari(sebab)),
  });
  const adaDiServer = (name: string) => tersimpan.label.some((l) => l.name === name);
  const salin = (l: Label) => {
    if (adaDiServer(l.name)) return lewatServer.mutate({ salin: l });
    const baru = { ...l, name: m.namaBebas(kini, l.name), is_deletable: true };
    ubah((k) =>
      m.tempatkan({ ...k, label: [...k.label, baru] }, baru.name, {
        ...m.kotakDari(l),
        x: l.position_x + 2,
        y: l.position_y + 2,
      }),
    );
    setTerpilih(baru.name);
    pesan.sukses(TEKS_LETAK.disalin);
  };
  const hapus = async (l: Label) => {
    if (!(await konfirmasi(TEKS_LETAK.buang(l.name), { judul: TEKS_LETAK.buangJudul, bahaya: true }))) return;
    if (adaDiServer(l.name)) return lewatServer.mutate({ hapus: l });
    ubah((k) => m.buang(k, l.name));
    pesan.sukses(TEKS_LETAK.dihapus);
  };
  const kembalikan = async () => {
    const tanya = 'Semua label kembali ke susunan bawaan. Yang Anda tambahkan dihapus setelah disimpan.';
    if (!(await konfirmasi(tanya, { judul: 'Susunan Bawaan', ya: 'Kembalikan' }))) return;
    try {
      const awal = await bacaLetak(keluarga, pilihan, true);
      ubah(() => keadaanDari(awal));
    } catch (sebab) {
      void dialogGagal(pesanDari(sebab));
    }
  };

  return (
    <Halaman
      judul={props.judul}
      jejak={props.jejak}
      keadaan={
        <Badge variant="outline" color="gray">
          {versi === 0 ? 'Susunan bawaan' : `Versi ${versi}`}
        </Badge>
      }
      tab={props.tab}
      alat={props.pemilih}
      lain={[{ label: 'Kembalikan Susunan Bawaan', aksi: () => void kembalikan() }]}
      utama={
        <Button
          loading={simpan.isPending}
          disabled={!berubah}
          rightSection={<Kbd size="xs">F9</Kbd>}
          onClick={() => kirim()}
        >
          Simpan
        </Button>
      }
    >
      {berubah && !simpan.isPending && <PenjagaPerubahan />}
      <TawaranDraf
        draf={draf}
        onLanjut={(isi, dasar) => {
          ubah(() => isi);
          setVersi(dasar);
        }}
      />
      {galat && <Galat pesan={galat} cobaLagi={() => kirim()} />}
      <div className={kelas.meja}>
        <div className={kelas.kiri} ref={skala.ref}>
          <Title order={2} fz={16} fw={600} mb="xs">
            {pilihan.type}
          </Title>
          <AlatKanvas
            keluarga={keluarga}
            pilihan={pilihan}
            tipe={tipe}
            keadaan={kini}
            skala={skala}
            lebarStruk={definisi.lebar_struk}
            menempel={menempel}
            bisaMundur={riwayat.lalu.length > 0}
            bisaMaju={riwayat.depan.length > 0}
            onMenempel={setMenempel}
            onMundur={mundur}
            onMaju={maju}
            onKertas={(lebar, tinggi) => ubah((k) => m.gantiKertas(k, lebar, tinggi), 'kertas')}
            onDialog={setDialog}
          />
          <Kanvas
            keadaan={kini}
            sisi={sisi}
            skala={skala.piksel}
            terpilih={terpilih}
            contoh={contoh}
            menempel={menempel}
            onPilih={pilih}
            onTempat={(name, kotak) => ubah((k) => m.tempatkan(k, name, kotak))}
            onGeser={(name, arah, mm, ukuran) =>
              ubah((k) => (ukuran ? m.besarkan : m.geser)(k, name, arah, mm), `${ukuran ? 'ukuran' : 'geser'}:${name}`)
            }
            onBuang={(name) => void buang(name)}
          />
          <Text fz={12} c="dimmed" mt={6}>
            {TEKS_LETAK.petunjuk}
          </Text>
        </div>
        <PanelLabel
          label={kini.label}
          tipe={tipe}
          definisi={definisi}
          font={kini.font}
          terpilih={terpilih}
          galat={salah}
          sibuk={lewatServer.isPending || simpan.isPending}
          onPilih={pilih}
          onFont={(font) => ubah((k) => m.gantiFont(k, font))}
          onTampil={(name, status) => ubah((k) => m.ganti(k, name, { status }))}
          onSalin={salin}
          onHapus={(l) => void hapus(l)}
          onTambah={tambah}
        />
        <div className={kelas.editor}>
          {label ? (
            <EditorLabel
              key={label.name}
              label={label}
              tipe={tipe}
              definisi={definisi}
              lebar={kini.lebar}
              tinggi={kini.tinggi}
              galat={salah.get(label.name) ?? {}}
              onGanti={(bagian, tanda) =>
                ubah((k) => m.ganti(k, label.name, bagian), tanda && `${tanda}:${label.name}`)
              }
            />
          ) : (
            <TanpaLabel onPilihPertama={() => pilih(kini.label.find((l) => l.status && l.side === sisi)?.name)} />
          )}
        </div>
      </div>
      {bentrok && (
        <DialogBentrok
          pengantar="Susunan ini sudah disimpan orang lain sejak Anda membukanya. Pilih yang dipakai."
          baris={keduaVersi(bentrok)}
          sedang={simpan.isPending}
          onKembali={() => setBentrok(undefined)}
          onTimpa={() => kirim(bentrok.versi)}
          onPakaiTersimpan={onMuatUlang}
        />
      )}
    </Halaman>
  );
}
