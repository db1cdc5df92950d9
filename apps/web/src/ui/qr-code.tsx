import { encode } from 'uqr';

/** Light modules around a code that scanners need. */
const quietZone = 4;

/** A QR code (ISO/IEC 18004), dark on white in every theme. Loaded on demand. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: quietZone });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter((square) => square !== '')
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-44 rounded-md border border-line bg-paper"
      shapeRendering="crispEdges"
    >
      <path d={path} className="fill-code" />
    </svg>
  );
}
