// Short tones for hands that are busy: high for found, low for anything else. Off until switched on.
import { baca, tulis } from '@/kit/simpanan';

const KUNCI = 'karat.pilihan.suara-opname';
let konteks: AudioContext | undefined;

export const suaraNyala = () => baca(KUNCI) === 'ya';

export function aturSuara(nyala: boolean): void {
  tulis(KUNCI, nyala ? 'ya' : 'tidak');
}

export function bunyi(nada: 'baik' | 'lain' | 'buruk'): void {
  if (!suaraNyala() || typeof AudioContext === 'undefined') return;
  konteks ??= new AudioContext();
  const sumber = konteks.createOscillator();
  const keras = konteks.createGain();
  sumber.frequency.value = { baik: 1320, lain: 520, buruk: 220 }[nada];
  keras.gain.value = 0.12;
  sumber.connect(keras).connect(konteks.destination);
  sumber.start();
  sumber.stop(konteks.currentTime + (nada === 'baik' ? 0.07 : 0.25));
}
