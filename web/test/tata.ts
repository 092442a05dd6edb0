// The test environment has no layout: this gives every element a size, so that virtual tables draw their rows.
// Call it in beforeEach.
import { vi } from 'vitest';

export function beriUkuran(lebar = 1000, tinggi = 400): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(tinggi);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(lebar);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly panggil: ResizeObserverCallback;
      constructor(panggil: ResizeObserverCallback) {
        this.panggil = panggil;
      }
      observe(target: Element) {
        const kotak = { width: lebar, height: tinggi, top: 0, left: 0, bottom: tinggi, right: lebar, x: 0, y: 0 };
        const masukan = { target, contentRect: kotak, borderBoxSize: [{ inlineSize: lebar, blockSize: tinggi }] };
        this.panggil([masukan as unknown as ResizeObserverEntry], this as unknown as ResizeObserver);
      }
      unobserve() {}
      disconnect() {}
    },
  );
}
