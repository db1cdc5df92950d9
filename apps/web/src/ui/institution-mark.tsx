import { InstitutionLogo } from './institution-logo.tsx';
import { Logo } from './logo.tsx';

interface InstitutionMarkProps {
  /** Name of the institution; undefined before it is loaded, and without an institution. */
  institution: { readonly name: string; readonly logo: string } | undefined | null;
  /** Shown without an institution. */
  fallback: string;
}

/** The institution's logo or initials, and its name; without an institution the product's. */
export function InstitutionMark({ institution, fallback }: InstitutionMarkProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-14 font-semibold">
      {institution ? <InstitutionLogo institution={institution} /> : <Logo />}
      <span className="line-clamp-2 leading-[1.2] [overflow-wrap:anywhere]">{institution?.name || fallback}</span>
    </span>
  );
}
