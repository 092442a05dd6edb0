// The authorization dialog: a supervisor or owner approves by password, or by fingerprint where that is on.
// It knows no call: what is sent, and how a scan is awaited, is handed in.
import { Button, Group, Loader, Modal, PasswordInput, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PermohonanIzin } from '@/api/tipe';
import { DiToko } from './DialogHost';
import { enterPolos } from './enter';
import { MintaJauh, type Tarik } from './MintaJauh';
import { RincianIzin } from './RincianIzin';
import { TEKS_OTORISASI } from './teks';

export interface Pengotorisasi {
  user_id: string;
  user_name: string;
  level: string;
}

export interface IsiOtorisasi {
  user_id: string;
  password: string;
  /** '-' when empty, otherwise upper-cased. */
  keterangan: string;
}

export interface DialogOtorisasiProps {
  terbuka: boolean;
  onTutup: () => void;
  /** What is asked for, such as 'PENJUALAN DI BAWAH MODAL'. */
  description: string;
  /** The same in full, in the server's words. */
  permohonan?: PermohonanIzin;
  sidikJari?: boolean;
  /** Users of level SPV and OWN, to choose from for a fingerprint. */
  pengotorisasi?: readonly Pengotorisasi[];
  /** Sends the approval; throws the server's refusal. */
  kirim: (isi: IsiOtorisasi) => Promise<void>;
  /** Starts a scan of that user and waits for it: true matched, false did not. */
  pindai?: (user_id: string, keterangan: string, tanda: AbortSignal) => Promise<boolean>;
  /** Asks on the screens of those who may approve; resolves when one did or it was taken back, throws when refused. */
  mintaJauh?: (keterangan: string, tanda: AbortSignal, siap: (tarik: Tarik) => void) => Promise<void>;
}

export function rapikanKeterangan(teks: string): string {
  return teks.trim() === '' ? '-' : teks.trim().toUpperCase();
}

export function DialogOtorisasi(props: DialogOtorisasiProps) {
  return (
    <Modal opened={props.terbuka} onClose={props.onTutup} title={TEKS_OTORISASI.judul} size="sm" centered>
      <DiToko />
      {props.sidikJari ? <SidikJari {...props} /> : <Sandi {...props} />}
    </Modal>
  );
}

function galatDari(sebab: unknown): string {
  return sebab instanceof Error && sebab.message ? sebab.message : TEKS_OTORISASI.gagal;
}

function Sandi({ description, permohonan, kirim, mintaJauh, onTutup }: DialogOtorisasiProps) {
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const [galat, setGalat] = useState('');
  const [sibuk, setSibuk] = useState(false);
  const isianSandi = useRef<HTMLInputElement>(null);
  const setujui = async (kejadian: FormEvent) => {
    kejadian.preventDefault();
    if (user.trim() === '' || password === '') {
      setGalat('Username dan password wajib diisi');
      return;
    }
    setSibuk(true);
    setGalat('');
    try {
      await kirim({ user_id: user.trim(), password, keterangan: rapikanKeterangan(keterangan) });
    } catch (sebab) {
      setGalat(galatDari(sebab));
      setPassword('');
      setSibuk(false);
    }
  };
  return (
    <form onSubmit={setujui} noValidate>
      <Stack gap="sm">
        <Permintaan description={description} permohonan={permohonan} />
        <TextInput
          label="Username"
          data-autofocus
          autoComplete="off"
          value={user}
          onChange={(e) => setUser(e.currentTarget.value)}
          // To the password: what is typed next must never stand here in clear.
          onKeyDown={(e) => {
            if (!enterPolos(e) || user.trim() === '' || password !== '') return;
            e.preventDefault();
            isianSandi.current?.focus();
          }}
        />
        <PasswordInput
          label="Password"
          ref={isianSandi}
          autoComplete="off"
          value={password}
          onChange={(e) => setPassword(e.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan password' }}
        />
        <Keterangan nilai={keterangan} atur={setKeterangan} />
        <Galat teks={galat} />
        {mintaJauh && <MintaJauh minta={(...tunggu) => mintaJauh(rapikanKeterangan(keterangan), ...tunggu)} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onTutup}>
            Batal
          </Button>
          <Button type="submit" loading={sibuk}>
            Setujui
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function SidikJari({
  description,
  permohonan,
  kirim,
  pindai,
  mintaJauh,
  pengotorisasi = [],
  onTutup,
}: DialogOtorisasiProps) {
  const [user, setUser] = useState<string | null>(null);
  const [keterangan, setKeterangan] = useState('');
  const [status, setStatus] = useState('');
  const [galat, setGalat] = useState('');
  const tanda = useRef<AbortController>(undefined);
  useEffect(() => () => tanda.current?.abort(), []);

  const mulai = async () => {
    if (!user || !pindai) return;
    tanda.current?.abort();
    const kendali = new AbortController();
    tanda.current = kendali;
    setGalat('');
    setStatus(TEKS_OTORISASI.silahkanScan);
    try {
      const cocok = await pindai(user, rapikanKeterangan(keterangan), kendali.signal);
      if (kendali.signal.aborted) return;
      if (!cocok) {
        setStatus('');
        setGalat(TEKS_OTORISASI.cobaLagi);
        return;
      }
      setStatus(TEKS_OTORISASI.berhasilScan);
      await kirim({ user_id: user, password: '', keterangan: rapikanKeterangan(keterangan) });
    } catch (sebab) {
      if (kendali.signal.aborted) return;
      setStatus('');
      setGalat(galatDari(sebab));
    }
  };
  return (
    <Stack gap="sm">
      <Permintaan description={description} permohonan={permohonan} />
      <Select
        label="Username"
        placeholder="Pilih supervisor atau owner"
        data-autofocus
        searchable
        openOnFocus={false}
        value={user}
        onChange={setUser}
        data={pengotorisasi.map((satu) => ({
          value: satu.user_id,
          label: `${satu.user_id} – ${satu.user_name} (${satu.level})`,
        }))}
      />
      <Keterangan nilai={keterangan} atur={setKeterangan} />
      {status && (
        <Group gap="xs" role="status">
          {status === TEKS_OTORISASI.silahkanScan ? <Loader size="xs" /> : <IconFingerprint size={18} />}
          <Text>{status}</Text>
        </Group>
      )}
      <Galat teks={galat} />
      {mintaJauh && <MintaJauh minta={(...tunggu) => mintaJauh(rapikanKeterangan(keterangan), ...tunggu)} />}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onTutup}>
          Batal
        </Button>
        <Button leftSection={<IconFingerprint size={18} />} disabled={!user || status !== ''} onClick={mulai}>
          Scan
        </Button>
      </Group>
    </Stack>
  );
}

function Permintaan({ description, permohonan }: Pick<DialogOtorisasiProps, 'description' | 'permohonan'>) {
  if (permohonan) return <RincianIzin isi={permohonan} />;
  return (
    <div>
      <Text fz={12} c="dimmed">
        Permintaan
      </Text>
      <Text fw={600}>{description}</Text>
    </div>
  );
}

function Keterangan({ nilai, atur }: { nilai: string; atur: (teks: string) => void }) {
  return (
    <Textarea label="Keterangan (opsional)" rows={2} value={nilai} onChange={(e) => atur(e.currentTarget.value)} />
  );
}

function Galat({ teks }: { teks: string }) {
  if (!teks) return null;
  return (
    <Text c="red" fz={13} role="alert">
      {teks}
    </Text>
  );
}
