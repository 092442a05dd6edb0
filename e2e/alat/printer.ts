// A network printer on loopback: takes every connection to its end and keeps what came, as a printer keeps paper.
import { createServer, type Server } from 'node:net';

export class PrinterTiruan {
  readonly kertas: Buffer[] = [];
  private constructor(
    private readonly server: Server,
    readonly alamat: string,
  ) {}

  static async nyalakan(): Promise<PrinterTiruan> {
    const server = createServer();
    await new Promise<void>((siap, gagal) => {
      server.once('error', gagal);
      server.listen(0, '127.0.0.1', siap);
    });
    const tempat = server.address();
    if (!tempat || typeof tempat !== 'object') throw new Error('printer tanpa alamat');
    const printer = new PrinterTiruan(server, `127.0.0.1:${tempat.port}`);
    server.on('connection', (sambungan) => {
      const potong: Buffer[] = [];
      sambungan.on('data', (isi: Buffer) => potong.push(isi));
      sambungan.on('end', () => {
        printer.kertas.push(Buffer.concat(potong));
        sambungan.end();
      });
    });
    return printer;
  }

  /** The newest page as the bytes that came, one character each. */
  get terakhir(): string {
    return this.kertas.at(-1)?.toString('latin1') ?? '';
  }

  async matikan(): Promise<void> {
    if (this.server.listening) await new Promise((selesai) => this.server.close(selesai));
  }
}
