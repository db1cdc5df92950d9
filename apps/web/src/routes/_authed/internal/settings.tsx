import { createFileRoute } from '@tanstack/react-router';
import { settingsSearch } from '#features/settings/sections.ts';
import { loadTexts } from '#i18n/setup.ts';
import { SettingsPage } from '#routes/_authed/-settings/settings-page.tsx';

export const Route = createFileRoute('/_authed/internal/settings')({
  staticData: { page: 'settings' },
  validateSearch: settingsSearch,
  loader: () => loadTexts('settings', 'contacts', 'refusals'),
  component: Page,
});

function Page() {
  return <SettingsPage to={Route.to} search={Route.useSearch()} />;
}
