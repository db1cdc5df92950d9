import { InstitutionLogo } from './institution-logo.tsx';
import { Logo } from './logo.tsx';

interface InstitutionMarkProps {
  /** What the institution goes by; undefined before it is known, and where there is none. */
  institution: { readonly name: string; readonly logo: string } | undefined | null;
  /** Who stands there without one. */
  fallback: string;
}

/** The institution's logo, or its letters, and its name; without an institution the product's. */
export function InstitutionMark({ institution, fallback }: InstitutionMarkProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-14 font-semibold">
      {institution ? <InstitutionLogo institution={institution} /> : <Logo />}
      <span className="truncate">{institution?.name || fallback}</span>
    </span>
  );
}
