// biome-ignore-all lint/a11y/noSvgWithoutTitle: it is hidden, or named by aria-label
/** The product's logo. Named when shown alone, hidden from assistive technology next to the name. */
export function Logo({ size = 24, label }: { size?: number; label?: string }) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg {...named} viewBox="3 3 20 20" width={size} height={size} className="block flex-none">
      <path
        d="M3 6.5A2.5 2.5 0 0 1 5.5 4h5.2L13 7h7.5A2.5 2.5 0 0 1 23 9.5v10a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 3 19.5z"
        className="fill-accent forced-colors:fill-[CanvasText]"
      />
      <path
        d="m8.4 14.2 3.1 3.1 6.1-6.3"
        className="fill-none stroke-on-accent forced-colors:stroke-[Canvas]"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
