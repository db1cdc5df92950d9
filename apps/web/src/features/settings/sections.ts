export const settingsSections = [
  'profile',
  'security',
  'organisation',
  'users',
  'support',
  'times',
  'templates',
  'institutions',
  'system',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** Search parameters of the settings: the section, and for interns the organisation ('' is their own). */
export interface SettingsSearch {
  readonly section?: SettingsSection | undefined;
  readonly org?: string | undefined;
}

export function settingsSearch(search: Record<string, unknown>): SettingsSearch {
  const { section, org } = search;
  return {
    ...(settingsSections.includes(section as SettingsSection) ? { section: section as SettingsSection } : {}),
    ...(typeof org === 'string' && org !== '' ? { org } : {}),
  };
}
