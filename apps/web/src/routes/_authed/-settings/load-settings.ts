import { currentRole } from '#api/use-session.ts';
import { type SettingsSection, shownSection } from '#features/settings/sections.ts';
import { loadTexts } from '#i18n/setup.ts';
import type { PageKey } from '#portals/portal.ts';
import type { Crumb } from '#shell/page-title.ts';

/** Data of the settings for the title and the breadcrumb: which section is open. */
export interface SettingsPageData {
  readonly pageKey: PageKey;
  readonly trail: readonly Crumb[];
}

/** Text files that one section needs alone. */
const ownTexts = { security: 'events', system: 'system' } as const;

export async function loadSettings(href: string, asked: SettingsSection | undefined): Promise<SettingsPageData> {
  const section = shownSection({ section: asked }, currentRole());
  const own = section in ownTexts ? [ownTexts[section as keyof typeof ownTexts]] : [];
  await loadTexts('settings', 'contacts', 'refusals', ...own);
  return { pageKey: `settings-${section}`, trail: [{ page: 'settings', href }] };
}
