import type { SettingsSection } from '#features/settings/sections.ts';
import { loadTexts } from '#i18n/setup.ts';
import type { Crumb, PageWord } from '#shell/page-title.ts';

/** What the settings tell the title and the breadcrumb: which part of them is open. */
export interface SettingsPlace {
  readonly pageWord: PageWord;
  readonly trail: readonly Crumb[];
}

export async function loadSettings(href: string, section: SettingsSection = 'profile'): Promise<SettingsPlace> {
  await loadTexts('settings', 'contacts', 'refusals');
  return { pageWord: `settings-${section}`, trail: [{ word: 'settings', href }] };
}
