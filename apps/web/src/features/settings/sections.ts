export const settingsSections = ['profile', 'organisation', 'users', 'support'] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** What the URL says of the settings: which part, and at the desk whose ('' is the desk itself). */
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
