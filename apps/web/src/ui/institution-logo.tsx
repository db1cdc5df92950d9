import { Avatar } from './avatar.tsx';

/** What an institution is known by: its own logo, or its letters. Decoration: the name stands beside it. */
export function InstitutionLogo({ institution }: { institution: { readonly name: string; readonly logo: string } }) {
  const { name, logo } = institution;
  if (!logo) return <Avatar name={name} tone="accent" isSquare />;
  return <img src={logo} alt="" width={32} height={32} className="size-8 flex-none rounded-sm object-contain" />;
}
