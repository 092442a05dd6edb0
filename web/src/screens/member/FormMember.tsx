// A member written down or changed: name, phone, identity, birth date, the parts of the address, consent, photo, and the
// card: the next number of the chain, or the code read from a printed one. The same NIK opens the card that is there; the
// same phone is asked about, because families share one.

import {
  Alert,
  Button,
  Grid,
  Group,
  Modal,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari, Tolak } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { useKunciIsi } from '@/kit/dokumen/simpan';
import { Formulir } from '@/kit/Formulir';
import { BentrokForm, KakiForm, useFormVersi } from '@/kit/formVersi';
import { FOTO_PRODUK } from '@/kit/foto';
import { IsianFoto } from '@/kit/IsianFoto';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { IsianAngka, IsianTelepon } from '@/kit/isian';
import { denganIzin } from '@/kit/izin';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';
import { hariIni } from '@/kit/waktu';
import { kueriKota, kueriPeriksaKode, type Member, pasangFotoMember, type Tercatat, ubahMember } from './api';
import { type IsianMember, isianDari, kembarDari, kirimanMember, MEMBER_KOSONG, periksaMember } from './isi';
import { PANJANG_KODE, TEKS_MEMBER } from './teks';

const JUDUL = {
  nama_customer: 'Nama Customer',
  no_hp: 'No HP',
  alamat_customer: 'Alamat',
  kelurahan: 'Kelurahan',
  kecamatan: 'Kecamatan',
  kode_kota: 'Kota',
  tgl_lahir: 'Tanggal Lahir',
  setuju: 'Setuju dihubungi',
} as const;

/** Who may say whose own card it is; the server knows the same. */
const ATASAN: readonly string[] = ['SU', 'OWN', 'SPV'];

const CARA_KODE = [
  { value: 'URUT', label: 'Nomor berikutnya' },
  { value: 'KARTU', label: 'Baca dari kartu' },
];

export interface FormMemberProps {
  /** Absent: a new person. A customer without a card becomes a member. */
  member?: Member;
  onTutup: () => void;
  /** The card that stands there now, by kode_pelanggan. */
  onJadi: (kode_pelanggan: string) => void;
}

export function FormMember({ member, onTutup, onJadi }: FormMemberProps) {
  const { mintaIzin } = useTempat();
  const { pengguna } = useSesiAda();
  const kini = hariIni();
  const jadiMember = member === undefined || member.kode_member === '';
  const [foto, setFoto] = useState<Blob>();
  const [kembar, setKembar] = useState<readonly Member[]>([]);
  const kunci = useKunciIsi();
  const form = useFormVersi<IsianMember>(member ? isianDari(member) : MEMBER_KOSONG, member?.versi ?? 0, (isi, versi) =>
    simpan(isi, versi, false),
  );
  const { isi, atur, galat } = form;

  const kirim = (isian: IsianMember, versi: number, yakin: boolean, otorisasi: string) => {
    const body = { ...kirimanMember(isian, yakin), ...(otorisasi && { otorisasi }) };
    if (member && !jadiMember) return ubahMember(member.kode_pelanggan, { ...body, versi }, kunci([body, versi]));
    return panggil('POST', 'member/data', { body, idempotencyKey: kunci(body) });
  };
  async function simpan(isian: IsianMember, versi: number, yakin: boolean): Promise<void> {
    const salah = periksaMember(isian, kini);
    if (Object.keys(salah).length > 0) throw new Tolak(422, { message: 'Periksa isian', fields: salah });
    setKembar([]);
    try {
      const jawab = await denganIzin(mintaIzin, (otorisasi) => kirim(isian, versi, yakin, otorisasi));
      if (jawab) await selesai(jawab.data, jawab.message);
    } catch (sebab) {
      const sama = sebab instanceof Tolak ? kembarDari(sebab.detail) : [];
      if (sama.length === 0) throw sebab;
      setKembar(sama);
    }
  }
  const selesai = async ({ member: jadi, sudah_ada, peringatan }: Tercatat, kata?: string) => {
    if (sudah_ada) pesan.info(`NIK ini sudah punya kartu: ${jadi.kode_member || jadi.nama_customer}`);
    else {
      for (const satu of peringatan) pesan.info(satu);
      // The person is written down; a picture that fails is told, not lost with them.
      if (foto) await pasangFotoMember(jadi.kode_pelanggan, foto).catch((sebab) => pesan.gagal(pesanDari(sebab)));
      pesan.sukses(kata ?? TEKS_MEMBER.tersimpan);
    }
    onJadi(jadi.kode_pelanggan);
  };
  /** Another person with the same phone: meant so. */
  const tetap = async () => {
    try {
      await simpan(isi, member?.versi ?? 0, true);
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
  };
  const teks = (kolom: 'nama_customer' | 'alamat_customer' | 'kelurahan' | 'kecamatan', maks: number, lain = {}) => (
    <TextInput
      label={JUDUL[kolom]}
      maxLength={maks}
      autoComplete="off"
      value={isi[kolom]}
      error={galat[kolom]}
      onChange={(e) => atur({ [kolom]: e.currentTarget.value })}
      {...lain}
    />
  );
  return (
    <Modal
      opened
      size={860}
      title={member ? (jadiMember ? `Jadikan Member: ${member.nama_customer}` : 'Ubah Data Member') : 'Tambah Member'}
      onClose={() => void form.tutup(onTutup)}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Formulir
        label="Data member"
        onSimpan={() => void form.simpan()}
        berubah={form.berubah && !form.sibuk}
        aktif={!form.bentrok && kembar.length === 0}
      >
        <Grid.Col span={{ base: 12, sm: 6 }}>
          {teks('nama_customer', 60, { required: true, 'data-autofocus': true })}
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <IsianTelepon
            label="No HP"
            maxLength={20}
            autoComplete="off"
            value={isi.no_hp}
            onChange={(no_hp) => atur({ no_hp })}
            error={galat.no_hp}
            description={
              member?.no_hp && isi.no_hp !== member.no_hp
                ? 'Nomor baru perlu otorisasi; poin ditahan 72 jam'
                : undefined
            }
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <IsianAngka
            label="NIK"
            maxLength={16}
            autoComplete="off"
            placeholder={member?.nik || undefined}
            description={member?.nik ? 'Kosongkan bila tidak berubah; NIK lain perlu otorisasi' : undefined}
            value={isi.nik}
            onChange={(nik) => atur({ nik })}
            error={galat.nik}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <IsianTanggal
            label="Tanggal Lahir"
            value={isi.tgl_lahir || null}
            max={kini}
            onChange={(tgl) => atur({ tgl_lahir: tgl ?? '' })}
            error={galat.tgl_lahir}
            galatLangsung
          />
        </Grid.Col>
        <Grid.Col span={12}>{teks('alamat_customer', 200)}</Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6, sm: 4 }}>{teks('kelurahan', 60)}</Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6, sm: 4 }}>{teks('kecamatan', 60)}</Grid.Col>
        <Grid.Col span={{ base: 12, sm: 4 }}>
          <PilihKota nilai={isi.kode_kota} onGanti={(kode_kota) => atur({ kode_kota })} galat={galat.kode_kota} />
        </Grid.Col>
        {jadiMember && (
          <Grid.Col span={{ base: 12, sm: 6 }}>
            <Text fz={14} fw={500} mb={4}>
              Kode member
            </Text>
            <SegmentedControl
              aria-label="Cara kode member"
              fullWidth
              data={CARA_KODE}
              value={isi.cara_kode}
              onChange={(v) => atur({ cara_kode: v as IsianMember['cara_kode'] })}
            />
          </Grid.Col>
        )}
        {jadiMember && isi.cara_kode === 'KARTU' && (
          <Grid.Col span={{ base: 12, sm: 6 }}>
            <IsianKartu
              nilai={isi.kode_member}
              onGanti={(kode_member) => atur({ kode_member })}
              galat={galat.kode_member}
            />
          </Grid.Col>
        )}
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <Stack gap="xs">
            <Switch
              label="Setuju menerima ucapan dan kabar lewat WhatsApp"
              checked={isi.setuju}
              onChange={(e) => atur({ setuju: e.currentTarget.checked })}
              error={galat.setuju}
            />
            {isi.setuju && (
              <IsianTanggal
                label="Tanggal Persetujuan"
                placeholder="Hari ini"
                max={kini}
                value={isi.tgl_setuju || null}
                onChange={(tgl) => atur({ tgl_setuju: tgl ?? '' })}
                error={galat.tgl_setuju}
                galatLangsung
              />
            )}
          </Stack>
        </Grid.Col>
        {ATASAN.includes(pengguna.level) && (
          <Grid.Col span={{ base: 12, sm: 6 }}>
            <TextInput
              label="User pegawai"
              description="Diisi bila kartu ini milik pegawai: tidak mendapat poin dari nota yang ia layani"
              maxLength={30}
              autoComplete="off"
              autoCapitalize="none"
              value={isi.pegawai}
              onChange={(e) => atur({ pegawai: e.currentTarget.value.toLowerCase() })}
              error={galat.pegawai}
            />
          </Grid.Col>
        )}
        {!member && (
          <Grid.Col span={12}>
            <IsianFoto label="Foto" nilai={foto} onUbah={setFoto} batas={FOTO_PRODUK} />
          </Grid.Col>
        )}
        {kembar.length > 0 && (
          <Grid.Col span={12}>
            <NomorSama kembar={kembar} onBuka={onJadi} onTetap={() => void tetap()} sibuk={form.sibuk} />
          </Grid.Col>
        )}
        <KakiForm form={form} mundur={{ label: 'Batal', aksi: () => void form.tutup(onTutup) }} />
      </Formulir>
      <BentrokForm form={form} judul={JUDUL} />
    </Modal>
  );
}

interface NomorSamaProps {
  kembar: readonly Member[];
  onBuka: (kode_pelanggan: string) => void;
  onTetap: () => void;
  sibuk: boolean;
}

/** Somebody has this phone: the same person, or a family that shares one. */
function NomorSama({ kembar, onBuka, onTetap, sibuk }: NomorSamaProps) {
  const wadah = useRef<HTMLDivElement>(null);
  // On a small screen it stands below the fold.
  useEffect(() => wadah.current?.querySelector('button')?.focus(), []);
  return (
    <Alert ref={wadah} color="orange" role="alert" title="Nomor HP ini sudah dipakai">
      <Stack gap="xs">
        {kembar.map((m) => (
          <Group key={m.kode_pelanggan} justify="space-between" gap="xs">
            <Text>
              {m.nama_customer}
              <Text component="span" fz={13} c="dimmed" ml={8}>
                {[m.kode_member || 'Belum member', m.tgl_lahir, m.kota].filter(Boolean).join(' · ')}
              </Text>
            </Text>
            <Button size="xs" variant="default" onClick={() => onBuka(m.kode_pelanggan)}>
              Buka kartu ini
            </Button>
          </Group>
        ))}
        <Group justify="flex-end">
          <Button size="xs" loading={sibuk} onClick={onTetap}>
            Orang lain, tetap simpan
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function PilihKota({ nilai, onGanti, galat }: { nilai: string; onGanti: (kode: string) => void; galat?: string }) {
  const kota = useQuery(kueriKota);
  return (
    <Select
      label="Kota"
      searchable
      clearable
      openOnFocus={false}
      data={(kota.data ?? []).map((k) => ({ value: k.kode_kota, label: `${k.nama_kota} · ${k.nama_provinsi}` }))}
      value={nilai || null}
      onChange={(v) => onGanti(v ?? '')}
      error={galat ?? (kota.isError ? 'Daftar kota tidak dapat dibaca' : undefined)}
      nothingFoundMessage="Tidak Ada Data"
    />
  );
}

/** The code of a printed card, looked at while it is read. */
export function IsianKartu({
  nilai,
  onGanti,
  galat,
}: {
  nilai: string;
  onGanti: (kode: string) => void;
  galat?: string;
}) {
  const [tenang] = useDebouncedValue(nilai.trim(), 250);
  const { data } = useQuery(kueriPeriksaKode(tenang));
  const salah = data && tenang === nilai.trim() && !data.sah ? data.pesan : undefined;
  const baik = data?.sah && tenang === nilai.trim();
  return (
    <TextInput
      label="Kode pada kartu"
      placeholder="Scan kartu atau ketik kodenya"
      maxLength={PANJANG_KODE.paling_banyak}
      autoComplete="off"
      autoCapitalize="characters"
      value={nilai}
      onChange={(e) => onGanti(e.currentTarget.value.trim().toUpperCase())}
      error={galat ?? salah}
      description={baik ? 'Kode bisa dipakai' : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
