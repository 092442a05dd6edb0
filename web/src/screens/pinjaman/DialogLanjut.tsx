// Extending, paying down, raising, releasing a part: one document that closes this loan and opens the next. What is paid now,
// the new principal against what the remaining pledges are worth today, and what redeeming will cost, all by the server.
import { Alert, Checkbox, Modal, NumberInput, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { useHitungDialog } from '@/kit/dokumen/useHitungDialog';
import { Galat } from '@/kit/Galat';
import { IsianUang } from '@/kit/IsianUang';
import { RangkaTabel } from '@/kit/Rangka';
import { alasanDari } from '@/kit/transaksi/alasan';
import { PerluOtorisasi } from '@/kit/transaksi/BagianIsian';
import { TransaksiTersimpan } from '@/kit/transaksi/TransaksiTersimpan';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { useBayarDialog } from '@/kit/transaksi/useBayarDialog';
import {
  type Dilunasi,
  type HitunganLanjut,
  type HutangRinci,
  hitungLanjut,
  KUNCI_HUTANG,
  kertasHutang,
  kertasLunas,
} from './api';
import {
  type DialogHutangProps,
  IsianPenebus,
  IsianPotongan,
  JumlahLangkah,
  KakiHutang,
  kePotongan,
  POTONGAN_KOSONG,
  RincianBunga,
} from './BagianLangkah';
import { BiayaTebus } from './BiayaTebus';
import {
  CARA_LANJUT,
  type CaraLanjut,
  kurangLanjut,
  kurangPenebus,
  nikUtuh,
  type Penebus,
  pokokBaru,
  sebutPlafond,
  sisaPokok,
} from './model';

export interface DialogLanjutProps extends DialogHutangProps {
  cara: CaraLanjut;
}

const JADI: Readonly<Record<CaraLanjut, string>> = {
  PERPANJANG: 'Hutang Berhasil Diperpanjang',
  CICIL: 'Pokok Berhasil Dicicil',
  TAMBAH: 'Hutang Berhasil Ditambah',
  SEBAGIAN: 'Hutang Berhasil Ditebus Sebagian',
};

export function DialogLanjut({ h, cara, tiket, onTutup, onSegarkan }: DialogLanjutProps) {
  const [selesai, setSelesai] = useState<Dilunasi>();
  return (
    <Modal
      opened
      onClose={onTutup}
      title={`${CARA_LANJUT[cara]} ${h.no_faktur_hutang}`}
      size={720}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {selesai ? (
        <TransaksiTersimpan
          judul={JADI[cara]}
          no={selesai.no_penerus}
          neto={selesai.keluar_rp > 0 ? -selesai.keluar_rp : selesai.masuk_rp}
          kembali={selesai.kembali}
          keterangan={`${h.nama_customer} · menggantikan ${h.no_faktur_hutang} · jatuh tempo ${selesai.jatuh_tempo}`}
          nota={[kertasHutang(selesai.no_penerus), kertasLunas(selesai.no_lunas)]}
          onTutup={onTutup}
        />
      ) : (
        <IsiLanjut
          h={h}
          cara={cara}
          tiket={tiket}
          onTutup={onTutup}
          onJadi={(hasil) => {
            setSelesai(hasil);
            onSegarkan();
          }}
        />
      )}
    </Modal>
  );
}

interface IsiLanjutProps extends Pick<DialogLanjutProps, 'h' | 'cara' | 'tiket' | 'onTutup'> {
  onJadi: (hasil: Dilunasi) => void;
}

function IsiLanjut({ h, cara, tiket, onTutup, onJadi }: IsiLanjutProps) {
  const no = h.no_faktur_hutang;
  const [siapa, setSiapa] = useState<Penebus>({ tiket: tiket || null, nik: '' });
  const [jumlah, setJumlah] = useState<number | null>(null);
  const [lepas, setLepas] = useState<readonly number[]>([]);
  const [tenor, setTenor] = useState<number | null>(null);
  const [potongan, setPotongan] = useState(POTONGAN_KOSONG);
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('hutang/{no}/lanjut', { jalur: { no } });
  const dasar = {
    cara,
    jumlah_hutang: pokokBaru(cara, jumlah),
    lepas: cara === 'SEBAGIAN' ? [...lepas] : [],
    tenor_hari: tenor,
    tiket: siapa.tiket ?? h.tiket,
    nik: nikUtuh(siapa.nik) ? siapa.nik : '',
    kuasa: siapa.kuasa ?? null,
    ...kePotongan(potongan),
  };
  const belum = kurangLanjut(cara, h.jumlah_hutang, jumlah, lepas);
  const {
    h: hasil,
    basi,
    galat: tolak,
    refetch,
  } = useHitungDialog({
    kunci: [...KUNCI_HUTANG, 'lanjut', no],
    isi: dasar,
    siap: belum === undefined,
    hitung: (isi, signal) => hitungLanjut(no, { ...isi, pembayaran: [], keterangan: '' }, signal),
  });
  const bayar = useBayarDialog(hasil?.bayar_rp ?? 0, simpan);
  const galat = simpan.kolom;
  const kurang = belum ?? kurangPenebus(siapa);
  const ubah = (aksi: () => void) => {
    simpan.lupakan();
    aksi();
  };
  const kirim = async () => {
    const pembayaran = bayar.ambil();
    if (!hasil || !pembayaran) return;
    const jawab = await simpan.kirim({
      ...dasar,
      tiket: siapa.tiket ?? 0,
      nik: siapa.nik,
      pembayaran,
      total_bayar: hasil.bayar_rp,
      keterangan: keterangan.trim(),
    });
    if (jawab) onJadi(jawab.data);
  };
  return (
    <Stack gap="md">
      <IsianPenebus
        h={h}
        nilai={siapa}
        onGanti={(baru) => ubah(() => setSiapa(baru))}
        galat={galat}
        terkunci={simpan.sibuk}
      />
      {cara === 'SEBAGIAN' && (
        <PilihLepas
          h={h}
          lepas={lepas}
          galat={galat.lepas}
          terkunci={simpan.sibuk}
          onGanti={(baru) =>
            ubah(() => {
              setLepas(baru);
              setJumlah(sisaPokok(h.detail_barang, baru));
            })
          }
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {cara !== 'PERPANJANG' && (
          <IsianUang
            label="Pokok yang baru"
            required
            value={jumlah}
            onChange={(v) => ubah(() => setJumlah(v))}
            description={
              hasil && !basi ? sebutPlafond(jumlah ?? 0, hasil) : `Pokok sekarang ${rupiah(h.jumlah_hutang)}`
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={galat.jumlah_hutang}
            galatLangsung
            disabled={simpan.sibuk}
          />
        )}
        <NumberInput
          label="Lama (hari)"
          min={1}
          max={3650}
          allowDecimal={false}
          allowNegative={false}
          placeholder={hasil ? String(hasil.tenor_hari) : 'Menurut toko'}
          value={tenor ?? ''}
          onChange={(v) => ubah(() => setTenor(v === '' ? null : Number(v)))}
          error={galat.tenor_hari}
          disabled={simpan.sibuk}
        />
      </SimpleGrid>
      {hasil && <Ringkas h={h} r={hasil} basi={basi} />}
      {!hasil && !tolak && belum === undefined && <RangkaTabel />}
      {tolak && <Galat pesan={tolak} cobaLagi={() => void refetch()} />}
      {hasil && (
        <>
          <IsianPotongan
            nilai={potongan}
            onGanti={(baru) => ubah(() => setPotongan(baru))}
            denda={hasil.denda_rp > 0}
            galat={galat}
            terkunci={simpan.sibuk}
          />
          <PerluOtorisasi alasan={alasanDari(hasil.otorisasi)} />
          {bayar.panel}
        </>
      )}
      <TextInput
        label="Keterangan"
        maxLength={200}
        value={keterangan}
        onChange={(e) => setKeterangan(e.currentTarget.value)}
        error={galat.keterangan}
        disabled={simpan.sibuk}
      />
      <KakiHutang
        simpan={simpan}
        label={CARA_LANJUT[cara]}
        mati={!hasil || basi || !bayar.pas}
        kurang={kurang}
        disebut={bayar.disebut}
        onTutup={onTutup}
        onSimpan={() => void kirim()}
      />
    </Stack>
  );
}

/** What is paid now and why, then the loan that follows. */
function Ringkas({ h, r, basi }: { h: HutangRinci; r: HitunganLanjut; basi: boolean }) {
  const turun = r.jumlah_hutang - r.jumlah_hutang_baru;
  return (
    <>
      <section className={kelas.kotak} aria-label="Yang dibayar" aria-busy={basi}>
        <Text fz={13} c="dimmed">
          {h.tgl_hutang} sampai {r.tgl_bunga}: {r.hari} hari, dihitung {r.lama} hari
        </Text>
        <RincianBunga
          baris={[
            ...r.rincian_bunga,
            ...(turun !== 0
              ? [{ uraian: turun > 0 ? 'Pokok yang dibayar' : 'Pokok yang ditambah', jumlah: turun }]
              : []),
            { uraian: r.bayar_rp < 0 ? 'Diterima customer' : 'Dibayar customer', jumlah: Math.abs(r.bayar_rp) },
          ]}
        />
        <JumlahLangkah neto={r.bayar_rp} basi={basi} />
      </section>
      <Alert color="blue" py={8} data-pokok-baru={r.jumlah_hutang_baru} data-jatuh-tempo={r.jatuh_tempo}>
        Hutang baru {rupiah(r.jumlah_hutang_baru)}, bunga {tulisAngka(r.bunga, 'persen')}% per 30 hari, jatuh tempo{' '}
        {r.jatuh_tempo}. Jaminan yang tinggal bernilai {rupiah(r.taksiran_rp)} hari ini, plafond {rupiah(r.plafond_rp)}.
      </Alert>
      <BiayaTebus simulasi={r.simulasi} judul="Biaya menebus hutang yang baru" basi={basi} />
    </>
  );
}

interface PilihLepasProps {
  h: HutangRinci;
  lepas: readonly number[];
  galat?: string;
  terkunci: boolean;
  onGanti: (baru: readonly number[]) => void;
}

/** Which pledges go back; one at least stays. */
function PilihLepas({ h, lepas, galat, terkunci, onGanti }: PilihLepasProps) {
  return (
    <Checkbox.Group
      label="Barang yang ditebus"
      description="Sisanya tetap menjadi jaminan"
      value={lepas.map(String)}
      onChange={(v) => onGanti(v.map(Number))}
      error={galat}
    >
      <Stack gap={6} mt={6}>
        {h.detail_barang.map((b) => {
          const dipilih = lepas.includes(b.baris);
          return (
            <Checkbox
              key={b.baris}
              value={String(b.baris)}
              disabled={terkunci || (!dipilih && lepas.length === h.detail_barang.length - 1)}
              label={`${b.nama_barang} · ${berat(b.berat)} gr · pokok ${rupiah(b.pokok_rp)}`}
            />
          );
        })}
      </Stack>
    </Checkbox.Group>
  );
}
