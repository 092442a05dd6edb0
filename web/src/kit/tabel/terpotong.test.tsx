// What is cut off by its column is read under the pointer, and what fits says nothing twice.
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useTerpotong } from './terpotong';

function Contoh() {
  const ref = useRef<HTMLElement>(null);
  useTerpotong(ref);
  return (
    <section ref={ref}>
      <table>
        <tbody>
          <tr>
            <td>HARTONO KURNIAWAN</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

it('isi yang terpotong terbaca dengan menunjuknya, dan hanya selama terpotong', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(140);
  const lebar = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(171);
  render(<Contoh />);
  const sel = screen.getByRole('cell');
  expect(sel.title).toBe('');
  fireEvent.mouseOver(sel);
  expect(sel.title).toBe('HARTONO KURNIAWAN');
  lebar.mockReturnValue(140);
  fireEvent.mouseOver(sel);
  expect(sel.title).toBe('');
});
