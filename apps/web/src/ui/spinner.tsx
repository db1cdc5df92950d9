/** Work of unknown length. Decoration: whoever shows it also says so in words or by `aria-busy`. */
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
