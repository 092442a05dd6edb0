// An editable cell: a button that becomes a field. Enter or leaving saves, Esc gives up; a refusal stays under the field.
// Nothing is sent when the value did not change.
import { useRef, useState } from 'react';
import kelas from './tabel.module.css';
import type { UbahSel } from './tipe';

interface Props<R> {
  baris: R;
  label: string;
  teks: string;
  nilai: string;
  ubah: UbahSel<R>;
}

export function SelUbah<R>({ baris, label, teks, nilai, ubah }: Props<R>) {
  const [ketikan, setKetikan] = useState<string>();
  const [galat, setGalat] = useState('');
  const sibuk = useRef(false);

  const selesai = async () => {
    if (ketikan === undefined || sibuk.current) return;
    const salah = ketikan === nilai ? undefined : ubah.periksa?.(ketikan, baris);
    if (salah) {
      setGalat(salah);
      return;
    }
    sibuk.current = true;
    try {
      if (ketikan !== nilai) await ubah.simpan(baris, ketikan);
      setKetikan(undefined);
      setGalat('');
    } catch (sebab) {
      setGalat(sebab instanceof Error ? sebab.message : 'Gagal disimpan');
    } finally {
      sibuk.current = false;
    }
  };

  if (ketikan === undefined) {
    return (
      <button
        type="button"
        className={kelas.selUbah}
        aria-label={`Ubah ${label}: ${teks || 'kosong'}`}
        onClick={() => setKetikan(nilai)}
      >
        {teks || ' '}
      </button>
    );
  }
  return (
    <span className={kelas.selIsian}>
      <input
        aria-label={label}
        aria-invalid={galat !== ''}
        title={galat || undefined}
        inputMode={ubah.jenis === 'angka' ? 'decimal' : undefined}
        value={ketikan}
        ref={(el) => el?.focus()}
        onChange={(kejadian) => setKetikan(kejadian.currentTarget.value)}
        onBlur={selesai}
        onKeyDown={(kejadian) => {
          if (kejadian.key === 'Enter') {
            kejadian.preventDefault();
            void selesai();
          }
          if (kejadian.key === 'Escape') {
            kejadian.stopPropagation();
            setKetikan(undefined);
            setGalat('');
          }
        }}
      />
      {galat && (
        <span role="alert" className={kelas.selGalat}>
          {galat}
        </span>
      )}
    </span>
  );
}
