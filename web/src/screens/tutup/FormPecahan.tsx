// Counting money by denomination: pieces are typed from the largest note down, Enter goes on to the next.
// What is expected is not known here; only what was typed is added up.
import { Group, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { rupiah, tulisAngka } from '@/kit/angka';
import { banyak, jumlah, type Lembar, lembarSah, PECAHAN, RECEH } from './pecahan';
import kelas from './tutup.module.css';

export function FormPecahan({ lembar, ganti }: { lembar: Lembar; ganti: (baru: Lembar) => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const lanjut = (ke: number) => ref.current?.querySelectorAll('input')[ke]?.focus();
  return (
    <div ref={ref} className={kelas.pecahan}>
      {PECAHAN.map((nilai, ke) => (
        <div key={nilai} className={kelas.baris}>
          <Text component="label" htmlFor={`pecahan-${nilai}`} className={kelas.nilai}>
            {tulisAngka(nilai, 'rupiah')}
          </Text>
          <TextInput
            id={`pecahan-${nilai}`}
            aria-label={`Lembar ${tulisAngka(nilai, 'rupiah')}`}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            className={kelas.lembar}
            styles={{ input: { textAlign: 'right' } }}
            value={lembar[nilai] ?? ''}
            onChange={(e) => ganti({ ...lembar, [nilai]: lembarSah(e.currentTarget.value) })}
            onKeyDown={(e) => {
              if (e.key !== 'Enter') return;
              e.preventDefault();
              lanjut(ke + 1);
            }}
          />
          <Text className={kelas.subtotal} c={banyak(lembar, nilai) > 0 ? undefined : 'dimmed'}>
            {tulisAngka(nilai * banyak(lembar, nilai), 'rupiah')}
          </Text>
        </div>
      ))}
      <div className={kelas.baris}>
        <Text component="label" htmlFor="pecahan-receh" className={kelas.nilai}>
          Lain / receh
        </Text>
        <TextInput
          id="pecahan-receh"
          aria-label="Lain-lain dan receh (Rp)"
          inputMode="numeric"
          autoComplete="off"
          placeholder="Rp"
          className={kelas.lembar}
          styles={{ input: { textAlign: 'right' } }}
          value={lembar[RECEH] ?? ''}
          onChange={(e) => ganti({ ...lembar, [RECEH]: lembarSah(e.currentTarget.value) })}
          onKeyDown={(e) => {
            if (e.key !== 'Enter') return;
            e.preventDefault();
            lanjut(PECAHAN.length + 1);
          }}
        />
        <Text className={kelas.subtotal} c={banyak(lembar, RECEH) > 0 ? undefined : 'dimmed'}>
          {tulisAngka(banyak(lembar, RECEH), 'rupiah')}
        </Text>
      </div>
      <Group justify="space-between" className={kelas.total}>
        <Text fw={600}>Jumlah dihitung</Text>
        <Text fw={600} fz={20} data-testid="jumlah-hitung">
          {rupiah(jumlah(lembar))}
        </Text>
      </Group>
    </div>
  );
}
