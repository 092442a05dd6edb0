// Writing into a field from outside of it, the way its own typing would: React notices, and the caret stands where it
// should.

export type Bidang = HTMLInputElement | HTMLTextAreaElement;

export function tulisBidang(bidang: Bidang, nilai: string, kursor = nilai.length): void {
  const pola = bidang instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(pola, 'value')?.set?.call(bidang, nilai);
  if (document.activeElement === bidang) bidang.setSelectionRange(kursor, kursor);
  bidang.dispatchEvent(new Event('input', { bubbles: true }));
}
