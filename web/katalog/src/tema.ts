// Light or dark: the phone's own, or what was chosen here.

const KUNCI = 'karat.app.tema';
export type Tema = '' | 'terang' | 'gelap';

export function tema(): Tema {
  const t = localStorage.getItem(KUNCI);
  return t === 'terang' || t === 'gelap' ? t : '';
}

export function pakaiTema(t: Tema): void {
  if (t) {
    localStorage.setItem(KUNCI, t);
    document.documentElement.dataset.tema = t;
  } else {
    localStorage.removeItem(KUNCI);
    delete document.documentElement.dataset.tema;
  }
}
