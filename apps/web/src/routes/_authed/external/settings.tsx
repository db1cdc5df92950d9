import { createFileRoute } from '@tanstack/react-router';
import { client } from '#api/client.ts';
import { useUser } from '#api/use-session.ts';
import { SettingsScreen } from '#features/settings/settings-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { chooseTheme, themes, useTheme } from '#shell/theme.ts';

export const Route = createFileRoute('/_authed/external/settings')({
  staticData: { page: 'settings' },
  loader: () => loadTexts('settings', 'contacts'),
  component: Page,
});

function Page() {
  const user = useUser();
  const theme = useTheme();
  if (!user) return null;
  return (
    <SettingsScreen
      user={user}
      theme={theme}
      themes={themes}
      onTheme={chooseTheme}
      onLoggedOut={() => client.authStore.clear()}
    />
  );
}
