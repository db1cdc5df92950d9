import type { Role } from '@dossier/domain/portal';

/** The sections in their order: those of the person, those of an organisation, those of the whole desk. */
export const ownSections = ['profile', 'security', 'notifications'] as const;
export const organisationSections = ['organisation', 'users', 'support', 'times', 'templates'] as const;
export const deskSections = ['institutions', 'register', 'system'] as const;
export const settingsSections = [...ownSections, ...organisationSections, ...deskSections] as const;
export type SettingsSection = (typeof settingsSections)[number];
export type OrganisationSectionName = (typeof organisationSections)[number];

/**
 * Search parameters of the settings: the section, for interns the organisation ('' is their own), and the form that is
 * open in the section: 'new', 'invite' or that of a record.
 */
export interface SettingsSearch {
  readonly section?: SettingsSection | undefined;
  readonly org?: string | undefined;
  readonly opened?: string | undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What is unknown is `undefined`, which removes it: the router keeps parameters that are left out. */
export function settingsSearch(search: Record<string, unknown>): SettingsSearch {
  const { section, org, opened } = search;
  return {
    section: settingsSections.find((known) => known === section),
    org: textOf(org),
    opened: textOf(opened),
  };
}

const isOf = <S extends string>(sections: readonly S[], section: string): section is S =>
  (sections as readonly string[]).includes(section);

export const isOrganisationSection = (section: SettingsSection): section is OrganisationSectionName =>
  isOf(organisationSections, section);

/** The section that is shown: the first one in place of one that is not the viewer's. */
export function shownSection({ section = 'profile' }: SettingsSearch, role: Role | undefined): SettingsSection {
  return isOf(deskSections, section) && role !== 'intern-lead' ? 'profile' : section;
}
