import { createFileRoute, useRouter } from '@tanstack/react-router';
import { client } from '#api/client.ts';
import { useUser } from '#api/use-session.ts';
import { settingsSearch } from '#features/settings/sections.ts';
import { SettingsScreen } from '#features/settings/settings-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { chooseTheme, themes, useTheme } from '#shell/theme.ts';

export const Route = createFileRoute('/_authed/external/settings')({
  staticData: { page: 'settings' },
  validateSearch: settingsSearch,
  loader: () => loadTexts('settings', 'contacts', 'refusals'),
  component: Page,
});

function Page() {
  const user = useUser();
  const theme = useTheme();
  const router = useRouter();
  const search = Route.useSearch();
  if (!user) return null;
  return (
    <SettingsScreen
      user={user}
      theme={theme}
      themes={themes}
      onTheme={chooseTheme}
      onLoggedOut={() => client.authStore.clear()}
      search={search}
      hrefOf={(next) => router.buildLocation({ to: Route.to, search: next }).href}
      onOrg={(org) => void router.navigate({ to: Route.to, search: { ...search, org: org || undefined } })}
    />
  );
}
