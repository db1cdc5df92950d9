import type { SettingsSection } from '#features/settings/sections.ts';
import { loadTexts } from '#i18n/setup.ts';
import type { PageKey } from '#portals/portal.ts';
import type { Crumb } from '#shell/page-title.ts';

/** Data of the settings for the title and the breadcrumb: which section is open. */
export interface SettingsPageData {
  readonly pageKey: PageKey;
  readonly trail: readonly Crumb[];
}

export async function loadSettings(href: string, section: SettingsSection = 'profile'): Promise<SettingsPageData> {
  await loadTexts('settings', 'contacts', 'refusals', ...(section === 'security' ? (['events'] as const) : []));
  return { pageKey: `settings-${section}`, trail: [{ page: 'settings', href }] };
}
