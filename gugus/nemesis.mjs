// What goes wrong: parts of the cluster are killed and stopped by their pids, and started again. Only what scripts/gugus started.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { promisify } from 'node:util';
import { tidur } from './api.mjs';

const jalan = promisify(execFile);

export class Nemesis {
  constructor(folder, acak) {
    this.folder = folder;
    this.acak = acak;
  }

  baca(nama) {
    return readFileSync(`${this.folder}/${nama}`, 'utf8').trim();
  }

  pid(nama) {
    return Number(this.baca(`pid/${nama}`));
  }

  /** The postmaster of a node, if one runs in its folder. */
  postmaster(n) {
    try {
      const pid = Number(this.baca(`pg${n}/postmaster.pid`).split('\n')[0]);
      return readlinkSync(`/proc/${pid}/cwd`) === `${this.folder}/pg${n}` ? pid : undefined;
    } catch {
      return undefined;
    }
  }

  /** It and all that it started. */
  pohon(pid) {
    const anak = readdirSync(`/proc/${pid}/task`).flatMap((t) => {
      try {
        return readFileSync(`/proc/${pid}/task/${t}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
      } catch {
        return [];
      }
    });
    return [pid, ...anak.flatMap((a) => this.aman(() => this.pohon(a)) ?? [])];
  }

  aman(f) {
    try {
      return f();
    } catch {
      return undefined;
    }
  }

  kirim(pids, sinyal) {
    for (const pid of pids) if (pid) this.aman(() => process.kill(pid, sinyal));
  }

  async mulai(nama) {
    await jalan('bash', [`${this.folder}/mulai/${nama}`]);
  }

  async peran(n, peran) {
    const api = this.baca(`pg${n}.porta`).split(' ')[1];
    const r = await fetch(`http://127.0.0.1:${api}/${peran}`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    return r?.status === 200;
  }

  /** The nodes by what they are now; the synchronous standby first. */
  async node() {
    const semua = { primary: undefined, standby: [] };
    for (const n of [1, 2, 3]) {
      if (await this.peran(n, 'primary')) semua.primary = n;
      else if (await this.peran(n, 'sync')) semua.standby.unshift(n);
      else if (await this.peran(n, 'replica')) semua.standby.push(n);
    }
    return semua;
  }

  async pemimpinEtcd() {
    const semua = this.baca('etcd').split(',');
    for (const [i, alamat] of semua.entries()) {
      const r = await fetch(`http://${alamat}/v3/maintenance/status`, {
        method: 'POST',
        body: '{}',
        signal: AbortSignal.timeout(2000),
      }).catch(() => undefined);
      const s = await r?.json().catch(() => undefined);
      if (s?.leader && s.leader === s.header?.member_id) return i + 1;
    }
    return undefined;
  }

  async matikanNode(n, lama) {
    this.kirim([this.pid(`patroni${n}`)], 'SIGKILL');
    const pg = this.postmaster(n);
    if (pg) this.kirim(this.aman(() => this.pohon(pg)) ?? [pg], 'SIGKILL');
    await tidur(lama);
    await this.mulai(`patroni${n}`);
  }

  async bekukan(pids, lama) {
    const semua = pids.filter(Boolean).flatMap((p) => this.aman(() => this.pohon(p)) ?? []);
    this.kirim(semua, 'SIGSTOP');
    await tidur(lama);
    this.kirim(semua, 'SIGCONT');
  }

  async matikan(nama, lama) {
    this.kirim([this.pid(nama)], 'SIGKILL');
    await tidur(lama);
    await this.mulai(nama);
  }

  /** Each does its harm and mends it; names what it hit. */
  gangguan = {
    'primary mati': async () => {
      const { primary } = await this.node();
      if (primary) await this.matikanNode(primary, 8000);
      return `pg${primary}`;
    },
    'primary beku': async () => {
      const { primary } = await this.node();
      if (primary) await this.bekukan([this.pid(`patroni${primary}`), this.postmaster(primary)], 30_000);
      return `pg${primary}`;
    },
    'postgres primary mati, Patroni hidup': async () => {
      const { primary } = await this.node();
      const pg = primary && this.postmaster(primary);
      if (pg) this.kirim([pg], 'SIGKILL');
      return `pg${primary}`;
    },
    'standby sinkron mati': async () => {
      const { standby } = await this.node();
      if (standby[0]) await this.matikanNode(standby[0], 6000);
      return `pg${standby[0]}`;
    },
    'standby sinkron beku': async () => {
      const { standby } = await this.node();
      if (standby[0]) await this.bekukan([this.pid(`patroni${standby[0]}`), this.postmaster(standby[0])], 12_000);
      return `pg${standby[0]}`;
    },
    'pemimpin etcd mati': async () => {
      const n = await this.pemimpinEtcd();
      if (n) await this.matikan(`etcd${n}`, 4000);
      return `etcd${n}`;
    },
    'karat mati': async () => {
      const n = 1 + this.acak.bulat(2);
      await this.matikan(`karat${n}`, 1000);
      return `karat${n}`;
    },
    'karat beku': async () => {
      const n = 1 + this.acak.bulat(2);
      await this.bekukan([this.pid(`karat${n}`)], 12_000);
      return `karat${n}`;
    },
    'Redis mati': async () => {
      await this.matikan('redis', 3000);
      return 'redis';
    },
    'HAProxy mati': async () => {
      await this.matikan('haproxy', 1500);
      return 'haproxy';
    },
  };
}
