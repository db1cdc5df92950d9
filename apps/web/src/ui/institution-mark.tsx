import { Logo } from './logo.tsx';

/** The institution's logo and name; before it is known, the product's. */
export function InstitutionMark({
  name,
  logo,
  product,
}: {
  name: string | undefined;
  logo?: string | undefined;
  product: string;
}) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-14 font-semibold">
      {logo ? (
        <img src={logo} alt="" width={32} height={32} className="size-8 flex-none rounded-sm object-contain" />
      ) : (
        <Logo />
      )}
      <span className="truncate">{name || product}</span>
    </span>
  );
}
