import { organisationInitials } from '@dossier/domain/initials';
import { Avatar } from './avatar.tsx';

/** The institution's logo, or its initials. Decorative: the name is shown next to it. */
export function InstitutionLogo({ institution }: { institution: { readonly name: string; readonly logo: string } }) {
  const { name, logo } = institution;
  if (!logo) return <Avatar name={name} initials={organisationInitials(name)} tone="accent" isSquare />;
  return <img src={logo} alt="" width={32} height={32} className="size-8 flex-none rounded-sm object-contain" />;
}
