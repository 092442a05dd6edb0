// One setting's editor, by its kind: a switch, a number, a choice, a page a level, or text.
// The value is always text, as the server keeps it.
import { Select, Switch, Textarea, TextInput } from '@mantine/core';
import { IsianAngka } from '@/kit/isian';
import type { Setting } from './apiSystem';
import { HalamanLevel } from './HalamanLevel';

export interface IsianSettingProps {
  setting: Setting;
  nilai: string;
  ganti: (nilai: string) => void;
  galat?: string;
}

export function IsianSetting({ setting, nilai, ganti, galat }: IsianSettingProps) {
  const label = setting.key;
  if (setting.jenis === 'TANDA') {
    return (
      <Switch
        aria-label={label}
        label={nilai === 'on' ? 'Nyala' : 'Mati'}
        checked={nilai === 'on'}
        error={galat}
        onChange={(e) => ganti(e.currentTarget.checked ? 'on' : 'off')}
      />
    );
  }
  if (setting.jenis === 'HALAMAN') return <HalamanLevel setting={setting} nilai={nilai} ganti={ganti} galat={galat} />;
  if (setting.pilihan.length > 0) {
    return (
      <Select
        aria-label={label}
        allowDeselect={false}
        openOnFocus={false}
        data={setting.pilihan}
        value={nilai}
        error={galat}
        onChange={(pilih) => pilih && ganti(pilih)}
      />
    );
  }
  if (setting.jenis === 'ANGKA') {
    return <IsianAngka aria-label={label} value={nilai} error={galat} onChange={ganti} />;
  }
  if (setting.jenis === 'JSON') {
    return (
      <Textarea
        aria-label={label}
        autosize
        minRows={2}
        maxRows={8}
        styles={{ input: { fontFamily: 'monospace', fontSize: 12 } }}
        value={nilai}
        error={galat}
        onChange={(e) => ganti(e.currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      aria-label={label}
      placeholder={setting.jenis === 'DAFTAR' ? 'Dipisah koma' : undefined}
      value={nilai}
      error={galat}
      onChange={(e) => ganti(e.currentTarget.value)}
    />
  );
}
