// Calls as a cashier's screen makes them: what makes a document has a key, and is sent again to the letter until it is answered
// for certain. What became of it is written down before anything else is done.
import { randomUUID } from 'node:crypto';

const SANDI = 'karat-demo';
const BATAS = 20_000;

export const tidur = (ms) => new Promise((lanjut) => setTimeout(lanjut, ms));

export class Sesi {
  constructor(dasar, user) {
    this.dasar = dasar;
    this.user = user;
    this.token = '';
  }

  async masuk() {
    const j = await this.sampaiTerjawab('POST', 'users/login', { user_id: this.user, password: SANDI });
    if (j.status !== 200) throw new Error(`${this.user} tidak bisa masuk: ${j.status} ${JSON.stringify(j.isi)}`);
    this.token = j.isi.data.token;
    return this;
  }

  /** One try: the answer, or nothing when none came. */
  async sekali(metode, jalur, badan, kunci) {
    try {
      const r = await fetch(`${this.dasar}/api/v1/${jalur}`, {
        method: metode,
        headers: {
          'Content-Type': 'application/json',
          ...(this.token && { Authorization: `Bearer ${this.token}` }),
          ...(kunci && { 'Idempotency-Key': kunci }),
        },
        body: badan === undefined ? undefined : JSON.stringify(badan),
        signal: AbortSignal.timeout(BATAS),
      });
      const teks = await r.text();
      return { status: r.status, isi: teks === '' ? null : JSON.parse(teks) };
    } catch {
      return undefined;
    }
  }

  /** For what may be asked as often as one likes. */
  async sampaiTerjawab(metode, jalur, badan, henti = () => false) {
    for (;;) {
      const j = await this.sekali(metode, jalur, badan);
      if (j && j.status < 500) return j;
      if (henti()) return j ?? { status: 0, isi: null };
      await tidur(300);
    }
  }

  /**
   * A document: sent under one key until it stands or is refused. `sejarah` has it from before the first try.
   * @returns {Promise<{hasil: 'jadi' | 'tolak' | 'entah', isi: any, status: number}>}
   */
  async dokumen(sejarah, jenis, jalur, badan, tanda, henti) {
    const catatan = { jenis, jalur, tanda, kunci: randomUUID(), mulai: Date.now(), coba: 0, hasil: 'entah', user: this.user };
    sejarah.push(catatan);
    for (;;) {
      catatan.coba += 1;
      const j = await this.sekali('POST', jalur, badan, catatan.kunci);
      if (j && j.status < 500) {
        catatan.selesai = Date.now();
        catatan.status = j.status;
        catatan.hasil = j.status === 200 ? 'jadi' : 'tolak';
        catatan.isi = j.isi;
        return catatan;
      }
      if (j?.status === 500) catatan.galat = (catatan.galat ?? 0) + 1;
      if (henti()) return catatan;
      await tidur(500);
    }
  }
}
