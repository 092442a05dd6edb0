// The test environment has no layout: elements get a size by hand, and observers hear of it at once.
import { vi } from 'vitest';

const TINGGI = 400;

export function pasangUkuran(lebar: () => number): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(TINGGI);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(lebar);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly panggil: ResizeObserverCallback;
      constructor(panggil: ResizeObserverCallback) {
        this.panggil = panggil;
      }
      observe(target: Element) {
        const [width, height] = [lebar(), TINGGI];
        const kotak = { width, height, top: 0, left: 0, bottom: height, right: width, x: 0, y: 0 };
        const masukan = { target, contentRect: kotak, borderBoxSize: [{ inlineSize: width, blockSize: height }] };
        this.panggil([masukan as unknown as ResizeObserverEntry], this as unknown as ResizeObserver);
      }
      unobserve() {}
      disconnect() {}
    },
  );
}
