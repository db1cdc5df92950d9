/** An operation of unknown length. Decorative: the caller also announces it by text or `aria-busy`. */
export function Spinner({ size = 14 }: { size?: number }) {
  return (
    <span
      aria-hidden="true"
      data-spinner=""
      style={{ width: size, height: size }}
      className="spinner block flex-none rounded-full border-2 border-current border-r-transparent forced-colors:border-r-[Canvas]"
    />
  );
}
