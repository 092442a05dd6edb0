// The mark of Karat: a cut stone in the brand gold.
// Drawn here, so that it follows the colour scheme and needs no request.

export function Lambang({ ukuran = 28 }: { ukuran?: number }) {
  return (
    <svg width={ukuran} height={ukuran} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--karat-lambang)" />
      <g fill="none" stroke="#D4A937" strokeLinejoin="round">
        <path d="M16 26.5 6.5 13l4-6h11l4 6Z" strokeWidth="1.8" />
        <path d="M6.5 13h19M12 13l4 13.5L20 13l-4-6Z" strokeWidth="1.3" />
      </g>
    </svg>
  );
}
