// /blank: a page with nothing on it, for frames and printing.
// It has a name for those who cannot see that it is empty.

export default function Kosongan() {
  return (
    <h1 style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>Blank</h1>
  );
}
