import { createFileRoute } from '@tanstack/react-router';
import { settingsSearch } from '#features/settings/sections.ts';
import { loadSettings } from '#routes/_authed/-settings/load-settings.ts';
import { SettingsPage } from '#routes/_authed/-settings/settings-page.tsx';

export const Route = createFileRoute('/_authed/external/settings')({
  staticData: { page: 'settings' },
  validateSearch: settingsSearch,
  loaderDeps: ({ search }) => ({ section: search.section }),
  loader: ({ deps }) => loadSettings('/external/settings', deps.section),
  component: Page,
});

function Page() {
  return <SettingsPage to={Route.to} search={Route.useSearch()} />;
}
